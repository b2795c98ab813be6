//! The whole truth of a game at one moment, small and flat.

use std::fmt;

use table::sets::ones;
use table::{RulesVersion, Seat, Seats, set};

use crate::action::Card;
use crate::cards::{Cards, Member, Slot, Stack};
use crate::data::{Car, Character, Level, MAX_SPOTS, RoundCard, Turn};
use crate::purses::Purses;

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 6;

/// A location: one level of one Unit (CE-POS-02). Unit 0 is the Caboose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    /// Where a Bandit is who is not in the game.
    pub(crate) const NOWHERE: Spot = Spot(0x7f);

    /// A level of a Unit.
    #[inline]
    pub const fn new(unit: u8, level: Level) -> Self {
        Spot(unit << 1 | level as u8)
    }

    /// Its Unit.
    #[inline]
    pub const fn unit(self) -> u8 {
        self.0 >> 1
    }

    /// Its level.
    #[inline]
    pub const fn level(self) -> Level {
        if self.0 & 1 == 0 { Level::Inside } else { Level::Roof }
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other level of the same Unit.
    #[inline]
    pub const fn other_level(self) -> Spot {
        Spot(self.0 ^ 1)
    }

    /// The same level of another Unit.
    #[inline]
    pub const fn in_unit(self, unit: u8) -> Spot {
        Spot(unit << 1 | self.0 & 1)
    }
}

/// `2R`, `0I`
impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.unit(), if self.level() == Level::Roof { 'R' } else { 'I' })
    }
}

set! {
    /// A set of characters.
    pub Bandits of Character in u8
}

impl Bandits {
    /// All six.
    pub const ALL: Bandits = Bandits::of(&Character::ALL);
}

/// A set of Units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Units(u8);

impl Units {
    /// Those within `range` of `unit` on a train that ends with `last`, `unit` itself left out.
    #[inline]
    pub const fn around(unit: u8, range: u8, last: u8) -> Self {
        let near = ((1u32 << (2 * range + 1)) - 1) << unit >> range;
        let train = (1 << (last + 1)) - 1;
        Units((near & train & !(1 << unit)) as u8)
    }

    /// From the Caboose forward.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        ones(self.0)
    }
}

/// Where every character is, side by side in one word, so that a whole location is found at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spots([Spot; 8]);

impl Spots {
    pub const NOBODY: Spots = Spots([Spot::NOWHERE; 8]);

    #[inline]
    pub const fn of(&self, who: Character) -> Spot {
        self.0[who as usize]
    }

    #[inline]
    pub fn put(&mut self, who: Character, spot: Spot) {
        self.0[who.index()] = spot;
    }

    /// Everybody in a location.
    #[inline]
    pub fn at(&self, spot: Spot) -> Bandits {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const LOW_SEVEN: u64 = 0x7f * ONES;
        const GATHER: u64 = 0x0102_0408_1020_4080;
        // A byte becomes 0 where the spots agree; adding 0x7f sets the high bit of all others (every
        // spot is below 0x80); and one multiplication gathers the high bits of the eight bytes.
        let differ = u64::from_le_bytes(self.0.map(|spot| spot.0)) ^ (u64::from(spot.0) * ONES);
        let same = !(differ + LOW_SEVEN) >> 7 & ONES;
        Bandits::from_bits((same.wrapping_mul(GATHER) >> 56) as u8)
    }

    /// Everybody on the roofs.
    #[inline]
    pub fn on_roofs(&self) -> Bandits {
        Character::ALL
            .into_iter()
            .filter(|&who| self.of(who) != Spot::NOWHERE && self.of(who).level() == Level::Roof)
            .collect()
    }
}

/// Loot lying in one location, but for Purses that somebody has owned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pile {
    pub purses: u8,
    pub jewels: u8,
    pub strongboxes: u8,
}

impl Pile {
    pub const EMPTY: Pile = Pile { purses: 0, jewels: 0, strongboxes: 0 };
}

/// What one Bandit has on the Character card and has been through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Dossier {
    pub seat: Seat,
    /// Own Bullets left (CE-SETUP-03).
    pub bullets: u8,
    pub purses: u8,
    pub jewels: u8,
    pub strongboxes: u8,
    pub ransoms: u8,
    /// Neutral Bullets received.
    pub neutral: u8,
    /// Bullets received from each character.
    pub hits: [u8; 6],
}

impl Dossier {
    pub const ABSENT: Dossier = Dossier {
        seat: Seat::new(0),
        bullets: 0,
        purses: 0,
        jewels: 0,
        strongboxes: 0,
        ransoms: 0,
        neutral: 0,
        hits: [0; 6],
    };
}

/// One player's cards, and what everybody knows about them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pocket {
    pub hand: Cards,
    pub deck: Cards,
    pub discard: Cards,
    /// Action cards taken out of the hand that will be discarded when all have decided (CE-RUL-32).
    pub shed: Cards,
    /// Cards of the discard pile that everybody has seen (CE-RUL-16).
    pub seen: Cards,
    /// Bullets known to lie on top of the deck (expert variant, CE-EXP-05).
    pub on_top: u8,
    /// Bullets known to be in the hand, drawn from the top.
    pub hand_bullets: u8,
    /// How many cards of the hand are known to be Action cards, kept from the last Round.
    pub hand_actions: u8,
    /// By the first version of the rules kinds before this one were already decided on (CE-RUL-32).
    pub next_kept: u8,
}

/// What is being decided or done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// `by` picks a character; `picked` have been before.
    Pick { by: Seat, picked: u8 },
    /// `by` decides which of two Bandits starts in the Caboose.
    Board { by: Seat },
    /// `by` acts in Turn number `turn`; `before` players have acted in it, and `by` once already if `again`.
    Plan { by: Seat, turn: u8, symbol: Turn, before: u8, again: bool },
    /// These still decide what to keep.
    Keep { by: Seats },
    /// The next card of the stack asks its owner for a choice.
    Resolve,
    /// The puncher decides what the victim loses.
    Knock { victim: Character },
    /// Cheyenne decides about the Purse with this number.
    Pocket { victim: Character, purse: u8 },
    /// The puncher decides where the victim goes.
    Push { victim: Character },
    /// `who` may take a Purse; `waiting` will be asked after.
    Pickpocket { who: Character, waiting: Bandits },
    /// Nobody decides: what follows from the last decision unfolds.
    Unfolding,
    /// The game is over.
    Over,
}

/// The characters of one player: one, or two with two players, in the order in which they joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(4))] // Found by a shift: this is looked up at every step.
pub(crate) struct Team {
    /// The second is the first again while there is only one.
    by_member: [Character; 2],
    size: u8,
}

impl Team {
    pub const NONE: Team = Team { by_member: [Character::Ghost; 2], size: 0 };

    pub fn join(&mut self, who: Character) {
        if self.size == 0 {
            self.by_member[0] = who;
        }
        self.by_member[1] = who;
        self.size += 1;
    }

    #[inline]
    pub fn members(self) -> impl Iterator<Item = Character> {
        self.by_member.into_iter().take(usize::from(self.size))
    }

    /// The one who acts with a card of this member.
    #[inline]
    pub const fn member(self, member: Member) -> Character {
        self.by_member[member as usize]
    }

    /// The first to join, if anybody has.
    pub fn first(self) -> Option<Character> {
        self.members().next()
    }

    #[inline]
    pub fn has(self, who: Character) -> bool {
        self.size > 0 && (self.by_member[0] == who || self.by_member[1] == who)
    }
}

/// Colt Express: the whole truth at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ColtExpress {
    pub(crate) step: Step,
    /// By which version of the rules it is played.
    pub(crate) rules: RulesVersion,
    pub(crate) players: u8,
    /// The Locomotive's Unit, the last one.
    pub(crate) locomotive: u8,
    pub(crate) expert: bool,
    pub(crate) memory: bool,
    /// The train chosen by the host, rear to front; drawn when the table is set up.
    pub(crate) cars: [Option<Car>; MAX_PLAYERS],
    /// The host chose the train.
    pub(crate) cars_chosen: bool,
    pub(crate) teams: [Team; MAX_PLAYERS],
    /// Characters in play.
    pub(crate) in_play: Bandits,
    /// The First Player of this Round.
    pub(crate) first: Seat,
    /// Which Round, from 1; 0 before the first.
    pub(crate) round: u8,
    /// The Round cards so far.
    pub(crate) rounds: [Option<RoundCard>; 5],
    pub(crate) sheriff: u8,
    /// Neutral Bullets in the supply, and removed from the game.
    pub(crate) neutral: u8,
    pub(crate) neutral_removed: u8,
    /// The second Strongbox still lies next to the Locomotive.
    pub(crate) strongbox_aside: bool,
    pub(crate) stack: Stack,
    pub(crate) piles: [Pile; MAX_SPOTS],
    pub(crate) spots: Spots,
    pub(crate) bandits: [Dossier; 6],
    pub(crate) pockets: [Pocket; MAX_PLAYERS],
    pub(crate) purses: Purses,
}

impl ColtExpress {
    /// How many players there are.
    #[inline]
    pub(crate) fn player_count(&self) -> usize {
        usize::from(self.players)
    }

    #[inline]
    pub(crate) fn bandit(&self, who: Character) -> &Dossier {
        &self.bandits[who.index()]
    }

    #[inline]
    pub(crate) fn bandit_mut(&mut self, who: Character) -> &mut Dossier {
        &mut self.bandits[who.index()]
    }

    #[inline]
    pub(crate) fn spot(&self, who: Character) -> Spot {
        self.spots.of(who)
    }

    #[inline]
    pub(crate) fn put(&mut self, who: Character, spot: Spot) {
        self.spots.put(who, spot);
    }

    #[inline]
    pub(crate) fn owner(&self, who: Character) -> Seat {
        self.bandits[who.index()].seat
    }

    #[inline]
    pub(crate) fn pocket(&self, seat: Seat) -> &Pocket {
        &self.pockets[seat.index()]
    }

    #[inline]
    pub(crate) fn pocket_mut(&mut self, seat: Seat) -> &mut Pocket {
        &mut self.pockets[seat.index()]
    }

    #[inline]
    pub(crate) fn team(&self, seat: Seat) -> Team {
        self.teams[seat.index()]
    }

    /// The Bandits in a location, as many as like (CE-POS-05).
    #[inline]
    pub(crate) fn at(&self, spot: Spot) -> Bandits {
        self.spots.at(spot)
    }

    /// The Bandits on a level of any Unit.
    #[inline]
    pub(crate) fn on_level(&self, level: Level) -> Bandits {
        let roofs = self.spots.on_roofs();
        match level {
            Level::Roof => roofs,
            Level::Inside => self.in_play - roofs,
        }
    }

    /// The card in a slot of this player's set.
    #[inline]
    pub(crate) fn card(&self, seat: Seat, slot: Slot) -> Card {
        Card { owner: self.team(seat).member(slot.member()), kind: slot.kind() }
    }

    /// The slot of a card in this player's set, if it has such a card.
    #[inline]
    pub(crate) fn slot(&self, seat: Seat, card: Card) -> Option<Slot> {
        let team = self.team(seat);
        let member = if team.member(Member::First) == card.owner { Member::First } else { Member::Second };
        team.has(card.owner).then(|| Slot::new(card.kind, member))
    }

    /// The card of this Round.
    #[inline]
    pub(crate) fn round_card(&self) -> Option<RoundCard> {
        self.rounds[usize::from(self.round.max(1)) - 1]
    }

    /// The symbol of a Turn of this Round.
    #[inline]
    pub(crate) fn turn(&self, turn: u8) -> Turn {
        self.round_card().map_or(Turn::Open, |card| card.turns()[usize::from(turn)])
    }

    /// How many Bullets a player has received: never fewer than before (CE-SCORE-05, CE-INV-07).
    pub(crate) fn received(&self, seat: Seat) -> u8 {
        self.team(seat).members().map(|who| self.bandit(who).neutral + self.bandit(who).hits.iter().sum::<u8>()).sum()
    }

    /// All of a player's Action cards.
    #[inline]
    pub(crate) fn full_set(&self) -> Cards {
        if self.players == 2 { Cards::TEAM } else { Cards::SOLO }
    }

    /// The Purses lying in a location that somebody has owned.
    #[inline]
    pub(crate) fn dropped_at(&self, spot: Spot) -> impl Iterator<Item = u8> + '_ {
        self.purses.lying_at(spot)
    }
}
