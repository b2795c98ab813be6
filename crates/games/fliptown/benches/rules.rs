//! How fast the rules are: `cargo bench -p fliptown`.

use divan::{Bencher, black_box};
use fliptown::{Fliptown, Holdem, Options};
use table::{Dice, Game, Silent};

fn main() {
    divan::main();
}

/// One whole game, uniformly at random.
#[divan::bench(args = [1, 2, 3, 4])]
fn random_game(bencher: Bencher<'_, '_>, players: usize) {
    let options = Options::for_players(players);
    let mut dice = Dice::from_number(1);
    let mut legal = Vec::with_capacity(256);
    bencher.bench_local(move || {
        let mut game = Fliptown::new(&options, &mut dice).expect("a setup of ours");
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            let action = dice.pick(&legal);
            game.play_legal(seat, action, &mut dice, &mut Silent);
        }
        game
    });
}

/// Positions from the middle of a game of three with everything.
fn positions() -> Vec<Fliptown> {
    let options = Options::for_players(3).characters().holdem(Holdem::Standard);
    let mut dice = Dice::from_number(2);
    let mut legal = Vec::new();
    (0..64)
        .map(|_| {
            let mut game = Fliptown::new(&options, &mut dice).expect("a setup of ours");
            for _ in 0..70 {
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
fn legal(bencher: Bencher<'_, '_>) {
    let positions = positions();
    let mut legal = Vec::with_capacity(256);
    bencher.counter(divan::counter::ItemsCount::new(positions.len())).bench_local(|| {
        for game in &positions {
            game.legal(game.to_act().first().unwrap_or(table::Seat::new(0)), &mut legal);
            black_box(&legal);
        }
    });
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
