//! How long one drawing of a sheet takes: `cargo bench -p fliptown --features drawn --bench drawn`.

use divan::{Bencher, black_box};
use fliptown::{Fliptown, Options, View};
use table::drawn::{Choosable, Drawn, Pen};
use table::words::{Language, Unnamed, Worded};
use table::{Dice, Eyes, Game, Seat, Silent};

fn main() {
    divan::main();
}

/// Moments from the middle of games, each with what the seat to act may choose.
fn moments(players: usize) -> Vec<(View, Vec<Choosable>)> {
    let mut dice = Dice::from_number(3);
    let mut legal = Vec::new();
    (0..64)
        .filter_map(|i| {
            let mut game =
                Fliptown::new(&Options::for_players(players).characters(), &mut dice).expect("a setup of ours");
            for _ in 0..20 + i {
                let seat = game.to_act().first()?;
                game.legal(seat, &mut legal);
                let action = dice.pick(&legal);
                game.play_legal(seat, action, &mut dice, &mut Silent);
            }
            let seat = game.to_act().first().unwrap_or(Seat::new(0));
            let view = game.view(Eyes::Seat(seat));
            game.legal(seat, &mut legal);
            let marks = legal
                .iter()
                .enumerate()
                .map(|(i, &action)| Choosable::Option {
                    number: i + 1,
                    words: action.to_string(),
                    keys: Fliptown::targets(&view, action),
                })
                .collect();
            Some((view, marks))
        })
        .collect()
}

/// One sheet with plates, hand and panels.
#[divan::bench(args = [1, 2, 4])]
fn sheet(bencher: Bencher<'_, '_>, players: usize) {
    let moments = moments(players);
    let mut next = moments.iter().cycle();
    bencher.bench_local(move || {
        let (view, marks) = next.next().expect("there are moments");
        let pen = Pen::new(Language::Pl, Fliptown::lexicon(), &Unnamed, marks);
        black_box(Fliptown::draw(black_box(view), &pen))
    });
}
