//! How fast the rules are: `cargo bench -p ticket-to-ride-legacy --features positions --bench rules`.

use divan::{Bencher, black_box};
use table::{Dice, Game, Seat};
use ticket_to_ride_legacy::{Company, Options, Record, TicketToRide};

fn main() {
    divan::main();
}

/// One whole game, uniformly at random.
#[divan::bench(args = [2, 3, 4, 5])]
fn random_game(bencher: Bencher<'_, '_>, players: usize) {
    let options = Options::for_players(players);
    let mut dice = Dice::from_number(1);
    let mut legal = Vec::with_capacity(256);
    bencher.bench_local(move || {
        let mut game = TicketToRide::new(&options, &mut dice).expect("a setup of ours");
        proving::bench::play_out(&mut game, &mut dice, &mut legal, |_| {});
        game
    });
}

/// Positions from the middle of the last game of a campaign, each with who is to act.
fn positions() -> Vec<(TicketToRide, Seat)> {
    let companies = &Company::ALL[..4];
    let options = Options::next(&Record::example(companies, 11), companies).expect("a setup of ours");
    proving::bench::positions(&options, &mut Dice::from_number(2)).expect("a setup of ours")
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let positions = positions();
    bencher
        .counter(divan::counter::ItemsCount::new(positions.len()))
        .bench_local(|| positions.iter().for_each(|(game, _)| _ = black_box(game.clone())));
}

#[divan::bench]
fn legal(bencher: Bencher<'_, '_>) {
    let positions = positions();
    let mut legal = Vec::with_capacity(256);
    bencher.counter(divan::counter::ItemsCount::new(positions.len())).bench_local(|| {
        for (game, seat) in &positions {
            game.legal(*seat, &mut legal);
            black_box(&legal);
        }
    });
}

#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    let positions = positions();
    let mut dice = Dice::from_number(3);
    bencher.counter(divan::counter::ItemsCount::new(positions.len())).bench_local(|| {
        for (game, seat) in &positions {
            black_box(game.imagine(*seat, &mut dice));
        }
    });
}
