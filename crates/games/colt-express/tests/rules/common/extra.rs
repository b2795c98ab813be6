//! More of the test table: calm positions, refusals in short, imagined worlds and their frequencies.

use std::collections::BTreeMap;

use colt_express::data::{Character, Kind, Level, RoundCard};
use colt_express::view::{CardCount, SpotView};
use colt_express::{ColtExpress, Event, Position, Shooter, View};
use table::{Dice, Eyes, Game, Seat};

use super::{Table, seat};

/// Two teams in a Round at the end of which nothing happens.
pub fn quiet_teams(first: [Character; 2], second: [Character; 2]) -> Position {
    Position::teams(first, second).round(1, RoundCard::Tunnels24)
}

/// A Heist with other dice.
pub fn heist_with(position: Position, cards: &[(Character, Kind)], seed: u64) -> Table {
    let mut dice = Dice::from_number(seed);
    let mut told = Vec::new();
    let game = position.heist_told(cards, &mut dice, &mut told);
    Table { game, dice, told }
}

/// A finished game.
pub fn over(position: Position) -> Table {
    Table { game: position.over(), dice: Dice::from_number(1), told: Vec::new() }
}

/// A hand of one character's cards.
pub fn cards(owner: Character, kinds: &[Kind]) -> Vec<Option<(Character, Kind)>> {
    kinds.iter().map(|&kind| Some((owner, kind))).collect()
}

/// Whom a Shoot card of this Bandit may hit: those offered, or the one hit without asking, or nobody.
pub fn targets(position: Position, shooter: Character) -> Vec<Character> {
    let t = super::heist(position, &[(shooter, Kind::Shoot)]);
    let hit = t.events().into_iter().find_map(|event| match event {
        Event::Hit { who, by: Shooter::Bandit(_) } => Some(who),
        _ => None,
    });
    if let Some(who) = hit {
        return vec![who];
    }
    let offered = t.legal_of(t.bandit(shooter).seat.index());
    offered.iter().filter_map(|notation| Character::named(notation.strip_prefix("shoot ")?)).collect()
}

/// What lies in a location: Purses that nobody has owned, Jewels, Strongboxes, dropped Purses.
pub fn pile(spot: &SpotView) -> (u8, u8, u8, usize) {
    (spot.purses, spot.jewels, spot.strongboxes, spot.dropped.len())
}

/// The Bullets among cards.
pub fn bullets(cards: &[CardCount]) -> u8 {
    cards.iter().filter(|held| held.card.is_none()).map(|held| held.count).sum()
}

/// All cards together.
pub fn total(cards: &[CardCount]) -> u8 {
    cards.iter().map(|held| held.count).sum()
}

pub fn eyes(index: usize) -> Eyes {
    Eyes::Seat(seat(index))
}

impl Table {
    /// The rule and the words of a refusal.
    #[track_caller]
    pub fn refusal(&mut self, seat: usize, notation: &str) -> (&'static str, &'static str) {
        let refusal = self.refused(seat, notation);
        (refusal.rule.0, refusal.why)
    }

    /// What these eyes were told.
    pub fn told_to(&self, eyes: Eyes) -> Vec<Event> {
        self.told.iter().filter_map(|(event, _)| ColtExpress::told(event, eyes)).collect()
    }

    /// What a bystander saw right after the first such event.
    #[track_caller]
    pub fn right_after(&self, which: impl Fn(&Event) -> bool) -> View {
        let (_, after) = self.told.iter().find(|(event, _)| which(event)).expect("such an event");
        after.view(Eyes::Bystander)
    }

    /// What lies in a location.
    pub fn pile(&self, unit: u8, level: Level) -> (u8, u8, u8, usize) {
        pile(&self.location(unit, level))
    }

    /// Purses, Jewels and Strongboxes on a card.
    pub fn loot_of(&self, who: Character) -> (u8, u8, u8) {
        let bandit = self.bandit(who);
        (bandit.purses, bandit.jewels, bandit.strongboxes)
    }

    /// A player's hand, deck and discard pile by number of cards.
    pub fn sizes(&self, seat: usize) -> (u8, u8, u8) {
        let player = self.player(seat);
        (player.hand, player.deck, player.discard)
    }

    /// How often something is seen in worlds that a seat imagines. Every world looks the same to that seat.
    #[track_caller]
    pub fn imagined<K: Ord>(&self, by: usize, worlds: u32, look: impl Fn(&ColtExpress) -> K) -> BTreeMap<K, u32> {
        let mut dice = Dice::from_number(7);
        let mut seen = BTreeMap::new();
        let own = self.view_of(by);
        for number in 0..worlds {
            let world = self.game.imagine(Seat::new(by), &mut dice);
            if number < 50 {
                assert_eq!(world.view(eyes(by)), own, "seat {by} can tell an imagined world from the true one");
            }
            *seen.entry(look(&world)).or_default() += 1;
        }
        seen
    }
}

/// Each of these happened with its probability, and nothing else did.
#[track_caller]
pub fn assert_shares<K: Ord + std::fmt::Debug>(seen: &BTreeMap<K, u32>, expected: &[(K, f64)]) {
    let all = f64::from(seen.values().sum::<u32>());
    let sum: f64 = expected.iter().map(|(_, share)| share).sum();
    assert!((sum - 1.0).abs() < 1e-9, "the expected shares add up to {sum}");
    for (what, share) in expected {
        let count = f64::from(seen.get(what).copied().unwrap_or(0));
        let deviation = (all * share * (1.0 - share)).sqrt();
        assert!((count - all * share).abs() <= 4.5 * deviation + 1e-9, "{what:?}: {count} of {all}, expected {share}");
    }
    assert!(seen.keys().all(|what| expected.iter().any(|(it, _)| it == what)), "unexpected: {seen:?}");
}

/// The same in every imagined world.
#[track_caller]
pub fn assert_constant<K: Ord + std::fmt::Debug>(seen: &BTreeMap<K, u32>, truth: &K) {
    assert_eq!(seen.keys().collect::<Vec<_>>(), [truth]);
}

/// How many ways there are to choose `k` of `n`.
fn choose(n: u32, k: u32) -> f64 {
    if k > n {
        return 0.0;
    }
    (0..k).map(|i| f64::from(n - i) / f64::from(i + 1)).product()
}

/// The chance that `drawn` of `all` cards, `special` of which are special, hold exactly `hits` of these.
pub fn hypergeometric(all: u32, special: u32, drawn: u32, hits: u32) -> f64 {
    choose(special, hits) * choose(all - special, drawn - hits) / choose(all, drawn)
}
