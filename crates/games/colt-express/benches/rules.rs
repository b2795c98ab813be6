//! How fast the rules are: `cargo bench -p colt-express --features positions --bench rules`.

use colt_express::{ColtExpress, Options};
use divan::{Bencher, black_box};
use table::{Dice, Game, Guide, Seat};

fn main() {
    divan::main();
}

/// One whole game, uniformly at random.
#[divan::bench(args = [2, 3, 4, 5, 6])]
fn random_game(bencher: Bencher<'_, '_>, players: usize) {
    let options = Options::for_players(players);
    let mut dice = Dice::from_number(1);
    let mut legal = Vec::with_capacity(64);
    bencher.bench_local(move || {
        let mut game = ColtExpress::new(&options, &mut dice).expect("a setup of ours");
        proving::bench::play_out(&mut game, &mut dice, &mut legal, |_| {});
        game
    });
}

/// Positions from the middle of four-player games, each with who is to act.
fn positions() -> Vec<(ColtExpress, Seat)> {
    proving::bench::positions(&Options::for_players(4), &mut Dice::from_number(2)).expect("a setup of ours")
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let positions = positions();
    bencher
        .counter(divan::counter::ItemsCount::new(positions.len()))
        .bench_local(|| positions.iter().for_each(|(game, _)| _ = black_box(game.clone())));
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

#[divan::bench]
fn prospects(bencher: Bencher<'_, '_>) {
    let positions = positions();
    bencher
        .counter(divan::counter::ItemsCount::new(positions.len()))
        .bench_local(|| positions.iter().for_each(|(game, _)| _ = black_box(game.prospects())));
}
