//! How long one drawing of the table takes: `cargo bench -p ticket-to-ride-legacy --features drawn --bench drawn`.

use divan::{Bencher, black_box};
use drawing::{Choosable, Drawn, Pen, marks};
use proving::bench;
use table::{Dice, Eyes, Game, Seat};
use ticket_to_ride_legacy::{Company, Options, Record, TicketToRide, View};
use wording::{Language, Unnamed, Worded};

fn main() {
    divan::main();
}

/// Moments from the middle of this game of a campaign, each with what the seat to act may choose.
fn moments(game: usize) -> Vec<(View, Vec<Choosable>)> {
    let companies = &Company::ALL[..4];
    let setup = Options::next(&Record::example(companies, game - 1), companies).expect("a setup of ours");
    let positions = bench::positions::<TicketToRide>(&setup, &mut Dice::from_number(3));
    let eyes = |(game, seat): &(TicketToRide, Seat)| {
        let eyes = Eyes::Seat(*seat);
        (game.view(eyes), marks(game, eyes, Language::Pl, &Unnamed))
    };
    positions.expect("a setup of ours").iter().map(eyes).collect()
}

/// One map with depot, hand and panels: the first game of a campaign, the middle, and the whole map.
#[divan::bench(args = [1, 6, 12])]
fn map(bencher: Bencher<'_, '_>, game: usize) {
    let moments = moments(game);
    let mut next = moments.iter().cycle();
    bencher.bench_local(move || {
        let (view, marks) = next.next().expect("there are moments");
        let pen = Pen::new(Language::Pl, TicketToRide::lexicon(), &Unnamed, marks);
        black_box(TicketToRide::draw(black_box(view), &pen))
    });
}
