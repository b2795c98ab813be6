//! How long one drawing of a sheet takes: `cargo bench -p fliptown --features drawn --bench drawn`.

use divan::{Bencher, black_box};
use drawing::{Choosable, Drawn, Pen, marks};
use fliptown::{Fliptown, Options, View};
use proving::bench;
use table::{Dice, Eyes, Game, Seat};
use wording::{Language, Unnamed, Worded};

fn main() {
    divan::main();
}

/// Moments from the middle of games, each with what the seat to act may choose.
fn moments(players: usize) -> Vec<(View, Vec<Choosable>)> {
    let positions =
        bench::positions::<Fliptown>(&Options::for_players(players).characters(), &mut Dice::from_number(3));
    let eyes = |(game, seat): &(Fliptown, Seat)| {
        let eyes = Eyes::Seat(*seat);
        (game.view(eyes), marks(game, eyes, Language::Pl, &Unnamed))
    };
    positions.expect("a setup of ours").iter().map(eyes).collect()
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
