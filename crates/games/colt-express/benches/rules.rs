//! How fast the rules are: `cargo bench -p colt-express`.

use colt_express::{ColtExpress, Options};
use divan::{Bencher, black_box};
use table::{Dice, Game, Guide, Silent};

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
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            let action = dice.pick(&legal);
            game.play_legal(seat, action, &mut dice, &mut Silent);
        }
        game
    });
}

/// Positions from the middle of a four-player game.
fn positions() -> Vec<ColtExpress> {
    let mut dice = Dice::from_number(2);
    let mut legal = Vec::new();
    (0..64)
        .map(|_| {
            let mut game = ColtExpress::new(&Options::for_players(4), &mut dice).expect("a setup of ours");
            for _ in 0..60 {
                let Some(seat) = game.to_act().first() else { break };
                game.legal(seat, &mut legal);
                let action = dice.pick(&legal);
                game.play_legal(seat, action, &mut dice, &mut Silent);
            }
            game
        })
        .collect()
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let positions = positions();
    bencher
        .counter(divan::counter::ItemsCount::new(positions.len()))
        .bench_local(|| positions.iter().for_each(|game| _ = black_box(game.clone())));
}

#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    let positions = positions();
    let mut dice = Dice::from_number(3);
    bencher.counter(divan::counter::ItemsCount::new(positions.len())).bench_local(|| {
        for game in &positions {
            let seat = game.to_act().first().unwrap_or(table::Seat::new(0));
            black_box(game.imagine(seat, &mut dice));
        }
    });
}

#[divan::bench]
fn prospects(bencher: Bencher<'_, '_>) {
    let positions = positions();
    bencher
        .counter(divan::counter::ItemsCount::new(positions.len()))
        .bench_local(|| positions.iter().for_each(|game| _ = black_box(game.prospects())));
}
