//! No bot peeks: in every game on the shelf, changing what is hidden from a seat never changes what its
//! bot chooses.

use bots::{Bot, Tuning, fairness};
use colt_express::{Cast, ColtExpress, Options};
use table::{Guide, Setup};

fn bots_are_fair<G: Guide>(setup: &G::Setup) {
    let bots: Vec<Bot> = ["random", "greedy", "mcts:60", "mcts:60,trees=shared,horizon=end", "easy"]
        .into_iter()
        .map(|bot| bot.parse().expect("a bot"))
        .collect();
    let compared = fairness::same_choice::<G>(setup, &bots, &Tuning::for_players(setup.seats()), 3, 7, 11);
    let compared = compared.unwrap_or_else(|unfair| panic!("{unfair}"));
    assert!(compared > 100, "only {compared} decisions were compared");
}

#[test]
fn at_colt_express() {
    bots_are_fair::<ColtExpress>(&Options::for_players(2).cast(Cast::Random));
    bots_are_fair::<ColtExpress>(&Options::for_players(4));
    bots_are_fair::<ColtExpress>(&Options::for_players(5).expert());
}
