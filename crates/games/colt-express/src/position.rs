//! Any position one likes: for tests, puzzles and research.
//!
//! ```
//! use colt_express::Position;
//! use colt_express::data::{Character::*, Kind, Level::*};
//! use table::{Dice, Game};
//!
//! // Ghost comes down from the roof right above the Sheriff.
//! let game = Position::of(&[Ghost, Belle, Tuco])
//!     .at(2, Roof, &[Ghost])
//!     .sheriff(2)
//!     .heist(&[(Ghost, Kind::Level)], &mut Dice::from_number(1));
//! let ghost = &game.view(table::Eyes::Bystander).bandits[0];
//! assert_eq!((ghost.unit, ghost.level, ghost.neutral_hits), (Some(2), Roof, 1));
//! ```

use table::{Dice, Log, RulesVersion, Run, Seat, Seats, Silent};

use crate::action::{Card, Face};
use crate::cards::{Cards, Laid};
use crate::data::{Car, Character, Kind, Level, PURSE_VALUES, PurseValue, RoundCard, RoundCards};
use crate::purses::{EVERYBODY, Place};
use crate::rules::versions;
use crate::setup::{Cast, Options, Train};
use crate::state::{ColtExpress, Spot, Step};

/// Builds a position, starting from the first Round of a game in which every Car is empty, every
/// Bandit sits inside the Caboose with his starting Purse, and the Sheriff is in the Locomotive.
#[derive(Clone, Debug)]
pub struct Position {
    game: ColtExpress,
}

impl Position {
    /// A table with these characters in the order of seats, one each; four make a table of four.
    pub fn of(characters: &[Character]) -> Self {
        Position::build(Options::for_players(characters.len()).cast(Cast::Chosen(characters.to_vec())))
    }

    /// A two-player table.
    pub fn teams(first: [Character; 2], second: [Character; 2]) -> Self {
        let characters = [first, second].concat();
        Position::build(Options::for_players(2).cast(Cast::Chosen(characters)))
    }

    fn build(options: Options) -> Self {
        let cars = Car::ALL[..options.players.max(if options.players == 2 { 4 } else { 0 })].to_vec();
        let options = options.train(Train::Chosen(cars));
        let mut game =
            ColtExpress::set_up(versions::NEWEST, &options, &mut Dice::from_number(0)).expect("a setup of ours");
        for pile in &mut game.piles {
            (pile.purses, pile.jewels, pile.strongboxes) = (0, 0, 0);
        }
        for who in game.in_play.iter() {
            game.put(who, Spot::new(0, Level::Inside));
        }
        game.first = Seat::new(0);
        game.round = 1;
        game.rounds = [Some(game.rounds[0].unwrap_or(RoundCard::Braking24)), None, None, None, None];
        game.step = game.first_act(0);
        for pocket in &mut game.pockets[..usize::from(game.players)] {
            pocket.deck = if game.players == 2 { Cards::TEAM } else { Cards::SOLO };
            pocket.hand = Cards::NONE;
        }
        Position { game }
    }

    /// The same, played by another version of the rules.
    #[must_use]
    pub fn by_rules(mut self, rules: RulesVersion) -> Self {
        self.game.rules = rules;
        self
    }

    /// The expert variant.
    #[must_use]
    pub fn expert(mut self) -> Self {
        self.game.expert = true;
        self
    }

    /// Memory mode.
    #[must_use]
    pub fn memory(mut self) -> Self {
        self.game.memory = true;
        self
    }

    /// Puts Bandits into a location.
    #[must_use]
    pub fn at(mut self, unit: u8, level: Level, bandits: &[Character]) -> Self {
        for &who in bandits {
            self.game.put(who, Spot::new(unit, level));
        }
        self
    }

    /// Puts the Sheriff into a Unit.
    #[must_use]
    pub fn sheriff(mut self, unit: u8) -> Self {
        self.game.sheriff = unit;
        self
    }

    /// Leaves so many Neutral Bullets in the supply; the others were removed from the game.
    #[must_use]
    pub fn neutral(mut self, left: u8) -> Self {
        self.game.neutral_removed = self.game.neutral + self.game.neutral_removed - left;
        self.game.neutral = left;
        self
    }

    /// Lays loot that nobody has owned into a location: Purses, Jewels, Strongboxes.
    #[must_use]
    pub fn loot(mut self, unit: u8, level: Level, purses: u8, jewels: u8, strongboxes: u8) -> Self {
        let pile = &mut self.game.piles[Spot::new(unit, level).index()];
        (pile.purses, pile.jewels, pile.strongboxes) = (purses, jewels, strongboxes);
        self
    }

    /// Gives a Bandit exactly these Purses, known to his owner alone, in place of what he has.
    #[must_use]
    pub fn purses(mut self, who: Character, dollars: &[i32]) -> Self {
        self.game.purses.clear(Place::With(who));
        self.game.bandit_mut(who).purses = 0;
        self.more_purses(who, dollars)
    }

    /// Gives a Bandit these Purses, known to his owner alone, besides what he has.
    #[must_use]
    pub fn more_purses(mut self, who: Character, dollars: &[i32]) -> Self {
        for &value in dollars {
            let known = Seats::only(self.game.owner(who));
            self.game.purses.put(Place::With(who), value_of(value), known);
        }
        self.game.bandit_mut(who).purses += dollars.len() as u8;
        self
    }

    /// Lays a Purse into a location that somebody has owned; these seats know what is in it.
    #[must_use]
    pub fn dropped(mut self, unit: u8, level: Level, dollars: i32, known: &[usize]) -> Self {
        let known = known.iter().map(|&seat| Seat::new(seat)).collect();
        self.game.purses.put(Place::At(Spot::new(unit, level)), value_of(dollars), known);
        self
    }

    /// Lets everybody know the values of the Purses a Bandit has.
    #[must_use]
    pub fn public_purses(mut self, who: Character) -> Self {
        self.game.purses.publish(Place::With(who), EVERYBODY);
        self
    }

    /// Gives a Bandit Jewels and Strongboxes.
    #[must_use]
    pub fn treasure(mut self, who: Character, jewels: u8, strongboxes: u8) -> Self {
        let bandit = self.game.bandit_mut(who);
        (bandit.jewels, bandit.strongboxes) = (jewels, strongboxes);
        self
    }

    /// Leaves a Bandit so many own Bullets; `to` has received the others.
    #[must_use]
    pub fn fired(mut self, who: Character, left: u8, to: Character) -> Self {
        let shots = self.game.bandit(who).bullets - left;
        self.game.bandit_mut(who).bullets = left;
        self.game.bandit_mut(to).hits[who.index()] += shots;
        let owner = self.game.owner(to);
        self.game.pocket_mut(owner).deck += Cards::bullets(shots);
        self
    }

    /// Lets a Bandit have received Neutral Bullets from the supply.
    #[must_use]
    pub fn wounded(mut self, who: Character, bullets: u8) -> Self {
        self.game.neutral -= bullets;
        self.game.bandit_mut(who).neutral += bullets;
        let owner = self.game.owner(who);
        self.game.pocket_mut(owner).deck += Cards::bullets(bullets);
        self
    }

    /// The last Bullets that a seat received are known to lie on top of the deck (expert variant).
    #[must_use]
    pub fn on_top(mut self, seat: usize, bullets: u8) -> Self {
        self.game.pockets[seat].on_top = bullets;
        self
    }

    /// Which Round it is, and with which card.
    #[must_use]
    pub fn round(mut self, round: u8, card: RoundCard) -> Self {
        let earlier = RoundCard::ALL.into_iter().filter(|other| *other != card && same_set(*other, card, round));
        self.game.rounds = [None; 5];
        for (slot, card) in self.game.rounds.iter_mut().zip(earlier.take(usize::from(round) - 1)) {
            *slot = Some(card);
        }
        self.game.rounds[usize::from(round) - 1] = Some(card);
        self.game.round = round;
        self
    }

    /// Who the First Player is.
    #[must_use]
    pub fn first(mut self, seat: usize) -> Self {
        self.game.first = Seat::new(seat);
        self
    }

    /// The second Strongbox is already in play (or not).
    #[must_use]
    pub fn strongbox_aside(mut self, aside: bool) -> Self {
        self.game.strongbox_aside = aside;
        self
    }

    /// Gives a seat exactly these cards in hand, out of its deck; `None` is a Bullet it has received.
    ///
    /// # Panics
    /// If the deck does not hold them.
    #[must_use]
    pub fn hand(self, seat: usize, cards: &[Option<(Character, Kind)>]) -> Self {
        self.deal(seat, cards, |pocket, card| pocket.hand += card)
    }

    /// Puts these cards from a seat's deck onto its discard pile, unseen (expert variant).
    ///
    /// # Panics
    /// If the deck does not hold them.
    #[must_use]
    pub fn discard(self, seat: usize, cards: &[Option<(Character, Kind)>]) -> Self {
        self.deal(seat, cards, |pocket, card| pocket.discard += card)
    }

    fn deal(
        mut self,
        seat: usize,
        cards: &[Option<(Character, Kind)>],
        put: impl Fn(&mut crate::state::Pocket, Cards),
    ) -> Self {
        for card in cards {
            let held = match *card {
                Some((owner, kind)) => {
                    let slot = self.game.slot(Seat::new(seat), Card { owner, kind }).expect("a card of that seat");
                    assert!(self.game.pockets[seat].deck.has(slot), "{owner}.{kind} is not in the deck");
                    Cards::one(slot)
                }
                None => Cards::bullets(1),
            };
            let pocket = &mut self.game.pockets[seat];
            pocket.deck -= held;
            put(pocket, held);
        }
        self
    }

    /// Lays cards on the stack, out of their owners' decks.
    ///
    /// # Panics
    /// If a deck does not hold a card.
    #[must_use]
    pub fn stack(mut self, cards: &[(Character, Kind, Face)]) -> Self {
        for &(owner, kind, face) in cards {
            let seat = self.game.owner(owner);
            let slot = self.game.slot(seat, Card { owner, kind }).expect("a card of that seat");
            assert!(self.game.pocket(seat).deck.has(slot), "{owner}.{kind} is not in the deck");
            self.game.pocket_mut(seat).deck -= Cards::one(slot);
            self.game.stack.lay(Laid::new(seat, slot, face));
        }
        self
    }

    /// The position in the Planning phase, at the first act of a Turn (from 0) of the Round card.
    pub fn planning(mut self, turn: u8) -> ColtExpress {
        self.game.step = self.game.first_act(turn);
        self.game
    }

    /// The position after these cards, face up, have been played and the Heist has begun: at its first
    /// choice, or after it if there is none.
    pub fn heist(self, cards: &[(Character, Kind)], dice: &mut Dice) -> ColtExpress {
        self.heist_told(cards, dice, &mut Silent)
    }

    /// The same, telling what happens.
    pub fn heist_told(
        self,
        cards: &[(Character, Kind)],
        dice: &mut Dice,
        log: &mut impl Log<ColtExpress>,
    ) -> ColtExpress {
        let cards: Vec<_> = cards.iter().map(|&(owner, kind)| (owner, kind, Face::Up)).collect();
        let Position { mut game } = self.stack(&cards);
        game.begin_heist(&mut Run::new(dice, log));
        game
    }

    /// The position after the Event of the Round card has begun, at its first choice or after it.
    pub fn incident(self, dice: &mut Dice, log: &mut impl Log<ColtExpress>) -> ColtExpress {
        let Position { mut game } = self;
        game.begin_incident(&mut Run::new(dice, log));
        game
    }

    /// The position as the end of the game.
    pub fn over(mut self) -> ColtExpress {
        self.game.step = Step::Over;
        self.game
    }
}

fn value_of(dollars: i32) -> PurseValue {
    PURSE_VALUES
        .into_iter()
        .map(|(value, _)| value)
        .find(|value| value.dollars() == dollars)
        .expect("Purses hold 250 to 500 dollars in steps of 50")
}

/// Whether a card could have been used before `card`: a regular card of the same player count.
fn same_set(other: RoundCard, card: RoundCard, round: u8) -> bool {
    let regular = if round == 5 && card.index() >= 14 { RoundCard::SET_24 } else { set_of(card) };
    regular.contains(other)
}

fn set_of(card: RoundCard) -> RoundCards {
    if card.index() < 7 { RoundCard::SET_24 } else { RoundCard::SET_56 }
}
