//! How long one drawing of the table takes: `cargo bench -p colt-express --features drawn --bench drawn`.

use colt_express::{ColtExpress, Options};
use divan::{Bencher, black_box};
use table::drawn::{Choosable, Drawn, Pen};
use table::words::{Language, Unnamed, Worded};
use table::{Dice, Eyes, Game, Seat, Silent};

fn main() {
    divan::main();
}

/// Moments from the middle of games, each with what the seat to act may choose.
fn moments(players: usize) -> Vec<(colt_express::View, Vec<Choosable>)> {
    let mut dice = Dice::from_number(3);
    let mut legal = Vec::new();
    (0..64)
        .filter_map(|i| {
            let mut game = ColtExpress::new(&Options::for_players(players), &mut dice).expect("a setup of ours");
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
                    keys: ColtExpress::targets(&view, action),
                })
                .collect();
            Some((view, marks))
        })
        .collect()
}

/// One board with plates, hand and panels.
#[divan::bench(args = [2, 4, 6])]
fn board(bencher: Bencher<'_, '_>, players: usize) {
    let moments = moments(players);
    let mut next = moments.iter().cycle();
    bencher.bench_local(move || {
        let (view, marks) = next.next().expect("there are moments");
        let pen = Pen::new(Language::Pl, ColtExpress::lexicon(), &Unnamed, marks);
        black_box(ColtExpress::draw(black_box(view), &pen))
    });
}
