//! How long one drawing of the table takes: `cargo bench -p great-western-trail --features drawn --bench drawn`.

use divan::{Bencher, black_box};
use drawing::{Choosable, Drawn, Pen, marks};
use great_western_trail::{GreatWesternTrail, Options, View};
use proving::bench;
use table::{Dice, Eyes, Game, Seat};
use wording::{Language, Unnamed, Worded};

fn main() {
    divan::main();
}

/// Moments from the middle of games, each with what the seat to act may choose.
fn moments(players: usize) -> Vec<(View, Vec<Choosable>)> {
    let positions = bench::positions::<GreatWesternTrail>(&Options::for_players(players), &mut Dice::from_number(3));
    let eyes = |(game, seat): &(GreatWesternTrail, Seat)| {
        let eyes = Eyes::Seat(*seat);
        (game.view(eyes), marks(game, eyes, Language::Pl, &Unnamed))
    };
    positions.expect("a setup of ours").iter().map(eyes).collect()
}

/// One board with hand and panels.
#[divan::bench(args = [1, 2, 4])]
fn board(bencher: Bencher<'_, '_>, players: usize) {
    let moments = moments(players);
    let mut next = moments.iter().cycle();
    bencher.bench_local(move || {
        let (view, marks) = next.next().expect("there are moments");
        let pen = Pen::new(Language::Pl, GreatWesternTrail::lexicon(), &Unnamed, marks);
        black_box(GreatWesternTrail::draw(black_box(view), &pen))
    });
}
