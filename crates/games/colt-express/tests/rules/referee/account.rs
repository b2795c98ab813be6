//! What everybody is worth, added up by hand.

use colt_express::ColtExpress;
use colt_express::view::{BanditView, View};
use table::{Eyes, Game, Seat};

/// What one player has, and how many Bullets: Purses, Jewels, Strongboxes, ransom, Gunslinger.
struct Purse {
    scores: Vec<i32>,
    taken: i32,
}

/// The account of the game, if it ended here, is the one that anybody could make who looks into all Purses.
#[track_caller]
pub fn judge(game: &ColtExpress) {
    let public = game.view(Eyes::Bystander);
    let fewest = public.bandits.iter().map(|bandit| bandit.bullets).min().expect("Bandits");
    let players: Vec<Purse> =
        Seat::all(game.seats()).map(|seat| add_up(&game.view(Eyes::Seat(seat)), seat, fewest)).collect();
    let standing = game.reckoning().expect("an account at any time");
    for (seat, player) in players.iter().enumerate() {
        let total = |player: &Purse| player.scores.iter().sum::<i32>();
        let better = players
            .iter()
            .filter(|other| total(other) > total(player) || total(other) == total(player) && other.taken < player.taken)
            .count();
        let result = &standing.results[seat];
        assert_eq!(result.scores.to_vec(), player.scores, "seat {seat}");
        assert_eq!((result.total, usize::from(result.place)), (total(player), better + 1), "seat {seat}");
        assert_eq!(result.ties.to_vec(), [-player.taken], "seat {seat}");
    }
}

fn add_up(own: &View, seat: Seat, fewest: u8) -> Purse {
    let team: Vec<&BanditView> = own.bandits.iter().filter(|bandit| bandit.seat == seat).collect();
    let sum = |worth: &dyn Fn(&BanditView) -> i32| team.iter().map(|bandit| worth(bandit)).sum::<i32>();
    let mut scores = vec![
        sum(&|bandit| bandit.known_values.iter().map(|value| value.dollars()).sum()),
        sum(&|bandit| 500 * i32::from(bandit.jewels)),
        sum(&|bandit| 1000 * i32::from(bandit.strongboxes)),
        sum(&|bandit| 250 * i32::from(bandit.ransoms)),
    ];
    if own.players.len() > 2 {
        scores.push(sum(&|bandit| if bandit.bullets == fewest { 1000 } else { 0 }));
    }
    let taken = sum(&|bandit| {
        i32::from(bandit.neutral_hits) + bandit.hits.iter().map(|(_, count)| i32::from(*count)).sum::<i32>()
    });
    Purse { scores, taken }
}
