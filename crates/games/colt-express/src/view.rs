//! What one pair of eyes may know: a type of its own, so that nothing else can leak.

use arrayvec::ArrayVec;
use serde::Serialize;
use table::{Eyes, Seat, Seats, Standing};

use crate::action::{Card, Face};
use crate::cards::Cards;
use crate::data::{
    Car, Character, JEWEL_VALUE, Kind, Level, MAX_STACK, MAX_UNITS, PURSES, PurseValue, RANSOM, ROUNDS, RoundCard,
    STRONGBOX_VALUE, Turn,
};
use crate::purses::{EVERYBODY, Place};
use crate::state::{ColtExpress, MAX_PLAYERS, Spot, Step};

/// As many Bandits as there are characters.
pub(crate) const CHARACTERS: usize = Character::ALL.len();

/// A table of Colt Express as seen by one pair of eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose eyes these are, if a player's.
    pub seat: Option<Seat>,
    /// What is being decided.
    pub phase: Phase,
    /// Who is waited for.
    pub to_act: Seats,
    /// Whether the expert variant is played.
    pub expert: bool,
    /// Whether only the top card of the stack stays visible.
    pub memory: bool,
    /// The Rounds so far, the current one last.
    pub rounds: ArrayVec<RoundView, { ROUNDS as usize }>,
    /// The First Player of this Round; nobody before one is drawn.
    pub first: Option<Seat>,
    /// The train from the Caboose to the Locomotive.
    pub units: ArrayVec<UnitView, MAX_UNITS>,
    /// The Sheriff's Unit, once he is on the train.
    pub sheriff: Option<u8>,
    /// Whether the second Strongbox still lies next to the Locomotive.
    pub strongbox_aside: bool,
    /// Neutral Bullets in the supply.
    pub neutral_bullets: u8,
    /// Neutral Bullets removed from the game.
    pub neutral_removed: u8,
    /// The common stack of this Round in the order of play, resolved cards included.
    pub stack: ArrayVec<StackCard, MAX_STACK>,
    /// The characters in play, in the order of seats.
    pub bandits: ArrayVec<BanditView, CHARACTERS>,
    /// The players, in the order of seats.
    pub players: ArrayVec<PlayerView, MAX_PLAYERS>,
    /// One's own cards, if these are a player's eyes.
    pub own: Option<OwnCards>,
    /// The final account, once the game is over.
    pub standing: Option<Standing>,
}

/// What is being decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "name")]
pub enum Phase {
    /// Characters are picked.
    Picking {
        /// Those still free.
        free: ArrayVec<Character, CHARACTERS>,
    },
    /// Two-player teams take their places.
    Boarding,
    /// Cards are planned.
    Planning {
        /// Which Turn of the Round card, from 0.
        turn: u8,
        /// Its symbol.
        symbol: Turn,
        /// Whether this is the second act in succession.
        again: bool,
        /// Whether the player to act may lay a card face down although the Turn is open.
        may_hide: bool,
    },
    /// Experts decide what to keep.
    Keeping,
    /// The owner of this card resolves it.
    Resolving {
        /// Which card.
        card: Card,
        /// What is asked.
        ask: Ask,
    },
    /// A pickpocket may take a Purse.
    Pickpockets {
        /// Who.
        who: Character,
    },
    /// Nobody decides: what follows from the last decision unfolds.
    Unfolding,
    /// The game is over.
    Over,
}

/// What the owner of a card is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "name")]
pub enum Ask {
    /// Where to, whom, or what: the card's first question.
    Card,
    /// What the victim of a Punch loses.
    Knock {
        /// The victim.
        victim: Character,
    },
    /// Whether Cheyenne takes the Purse.
    Pocket {
        /// The victim.
        victim: Character,
    },
    /// Where the victim of a Punch goes.
    Push {
        /// The victim.
        victim: Character,
    },
}

/// A Round that has begun.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RoundView {
    /// Its card.
    pub card: RoundCard,
    /// The symbols of its Turns.
    pub turns: &'static [Turn],
}

/// A Car or the Locomotive.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct UnitView {
    /// Which Car; none is the Locomotive.
    pub car: Option<Car>,
    /// Its inside.
    pub inside: SpotView,
    /// Its roof.
    pub roof: SpotView,
}

impl UnitView {
    /// One of its levels.
    pub fn level(&self, level: Level) -> &SpotView {
        match level {
            Level::Inside => &self.inside,
            Level::Roof => &self.roof,
        }
    }
}

/// A location.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SpotView {
    /// Who is there.
    pub bandits: ArrayVec<Character, CHARACTERS>,
    /// Purses that nobody has owned.
    pub purses: u8,
    /// Jewels.
    pub jewels: u8,
    /// Strongboxes.
    pub strongboxes: u8,
    /// Purses that somebody dropped here, by number.
    pub dropped: ArrayVec<DroppedPurse, PURSES>,
}

/// A Purse that somebody has owned, lying on the train.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DroppedPurse {
    /// Its number.
    pub number: u8,
    /// Its value, if these eyes know it.
    pub value: Option<PurseValue>,
}

/// A card of the common stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct StackCard {
    /// Whose.
    pub seat: Seat,
    /// Which, if these eyes may see or know it.
    pub card: Option<Card>,
    /// How it lies.
    pub face: Face,
    /// Whether it has been resolved.
    pub resolved: bool,
}

/// A Bandit, his Character card and what lies on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BanditView {
    /// Who.
    pub character: Character,
    /// Whose.
    pub seat: Seat,
    /// His Unit, once he is on the train.
    pub unit: Option<u8>,
    /// His level.
    pub level: Level,
    /// Own Bullets left.
    pub bullets: u8,
    /// Purses on the card (CE-INFO-02).
    pub purses: u8,
    /// The values of those Purses that these eyes know, sorted (CE-INFO-09); nobody can show his (CE-INFO-05).
    pub known_values: ArrayVec<PurseValue, PURSES>,
    /// Jewels on the card.
    pub jewels: u8,
    /// Strongboxes on the card.
    pub strongboxes: u8,
    /// Ransoms received.
    pub ransoms: u8,
    /// Neutral Bullets received.
    pub neutral_hits: u8,
    /// Bullets received from other characters.
    pub hits: ArrayVec<(Character, u8), CHARACTERS>,
}

/// A player's cards as everybody sees them (CE-INFO-03).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Cards in hand.
    pub hand: u8,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards in the discard pile (expert variant).
    pub discard: u8,
    /// Bullets received in the whole game.
    pub bullets_received: u8,
    /// Bullets known to lie on top of the deck (expert variant).
    pub bullets_on_top: u8,
    /// Bullets known to be in the hand (expert variant).
    pub bullets_in_hand: u8,
    /// Cards of the hand known to be Action cards (expert variant).
    pub actions_in_hand: u8,
    /// Cards of the discard pile that everybody has seen (expert variant, CE-RUL-16).
    pub discard_seen: CardCounts,
    /// Whether the player is still deciding what to keep.
    pub deciding: bool,
}

/// One's own cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OwnCards {
    /// In hand.
    pub hand: CardCounts,
    /// In the deck, in no order; in memory mode together with one's covered cards of the stack, or what is not there would
    /// tell what was played (CE-RUL-11).
    pub deck: CardCounts,
    /// In the discard pile, which one may look through at any time (CE-EXP-10).
    pub discard: CardCounts,
    /// Taken out of the hand, to be discarded when all have decided.
    pub shed: CardCounts,
}

/// So many of one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct CardCount {
    /// Which; none is a Bullet.
    pub card: Option<Card>,
    /// How many.
    pub count: u8,
}

/// The most different cards that a player has: a team's Action cards, and Bullets.
const MAX_FACES: usize = 12;

/// A player's cards, each with how many there are.
pub type CardCounts = ArrayVec<CardCount, MAX_FACES>;

/// A multiset of a player's cards, Action cards in the order of their kinds, Bullets last.
pub(crate) fn counts(game: &ColtExpress, seat: Seat, cards: Cards) -> CardCounts {
    let actions = cards.slots().map(|slot| CardCount { card: Some(game.card(seat, slot)), count: cards.count(slot) });
    let bullets = Some(CardCount { card: None, count: cards.bullet_count() }).filter(|bullets| bullets.count > 0);
    actions.chain(bullets).collect()
}

impl ColtExpress {
    /// What these eyes may know.
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let looker = Looker { game: self, eyes: self.honest(eyes) };
        let mut view = looker.view(eyes.seat());
        // What is long is written where it stays: programs that learn look millions of times.
        view.rounds.extend(self.rounds.iter().flatten().map(|&card| RoundView { card, turns: card.turns() }));
        view.units.extend(looker.units());
        view.stack.extend(looker.stack());
        view.bandits.extend(looker.bandits());
        view.players.extend(Seat::all(self.player_count()).map(|seat| looker.player(seat)));
        view
    }

    /// Open eyes see no more than a bystander before the end; a seat that is not at the table is one too.
    fn honest(&self, eyes: Eyes) -> Eyes {
        match eyes {
            Eyes::Open if self.step != Step::Over => Eyes::Bystander,
            Eyes::Seat(seat) if seat.index() >= self.player_count() => Eyes::Bystander,
            // At the end all loot is revealed.
            _ if self.step == Step::Over => Eyes::Open,
            _ => eyes,
        }
    }

    /// The train stands ready.
    pub(crate) fn is_prepared(&self) -> bool {
        !matches!(self.step, Step::Pick { .. })
    }
}

/// Looks at a game through one pair of eyes.
struct Looker<'a> {
    game: &'a ColtExpress,
    eyes: Eyes,
}

impl Looker<'_> {
    /// All but what there are several of.
    fn view(&self, seat: Option<Seat>) -> View {
        let game = self.game;
        View {
            seat,
            phase: self.phase(),
            to_act: game.deciding(),
            expert: game.expert,
            memory: game.memory,
            rounds: ArrayVec::new(),
            first: Some(game.first).filter(|_| game.is_prepared()),
            units: ArrayVec::new(),
            sheriff: Some(game.sheriff).filter(|_| game.is_prepared()),
            strongbox_aside: game.strongbox_aside,
            neutral_bullets: game.neutral,
            neutral_removed: game.neutral_removed,
            stack: ArrayVec::new(),
            bandits: ArrayVec::new(),
            players: ArrayVec::new(),
            own: seat.filter(|seat| seat.index() < game.player_count()).map(|seat| self.own(seat)),
            standing: game.final_account(),
        }
    }

    fn owns(&self, seat: Seat) -> bool {
        matches!(self.eyes, Eyes::Open) || self.eyes == Eyes::Seat(seat)
    }

    fn phase(&self) -> Phase {
        let game = self.game;
        let resolving = |ask| game.current().map_or(Phase::Unfolding, |(_, card)| Phase::Resolving { card, ask });
        match game.step {
            Step::Pick { .. } => Phase::Picking { free: game.free_characters().iter().collect() },
            Step::Board { .. } => Phase::Boarding,
            Step::Plan { by, turn, again, .. } => {
                let symbol = game.turn(turn);
                let may_hide = game.laying_either(by);
                Phase::Planning { turn, symbol, again, may_hide }
            }
            Step::Keep { .. } => Phase::Keeping,
            Step::Resolve => resolving(Ask::Card),
            Step::Knock { victim } => resolving(Ask::Knock { victim }),
            Step::Pocket { victim, .. } => resolving(Ask::Pocket { victim }),
            Step::Push { victim } => resolving(Ask::Push { victim }),
            Step::Pickpocket { who, .. } => Phase::Pickpockets { who },
            Step::Unfolding => Phase::Unfolding,
            Step::Over => Phase::Over,
        }
    }

    /// From the Caboose on; nothing before the train stands ready.
    fn units(&self) -> impl Iterator<Item = UnitView> {
        let units = if self.game.is_prepared() { self.game.locomotive + 1 } else { 0 };
        (0..units).map(|unit| UnitView {
            car: self.game.cars.get(usize::from(unit)).copied().flatten().filter(|_| unit < self.game.locomotive),
            inside: self.spot(Spot::new(unit, Level::Inside)),
            roof: self.spot(Spot::new(unit, Level::Roof)),
        })
    }

    fn spot(&self, spot: Spot) -> SpotView {
        let pile = self.game.piles[spot.index()];
        SpotView {
            bandits: self.game.at(spot).iter().collect(),
            purses: pile.purses,
            jewels: pile.jewels,
            strongboxes: pile.strongboxes,
            dropped: self
                .game
                .dropped_at(spot)
                .map(|number| DroppedPurse { number, value: self.purse_value(number) })
                .collect(),
        }
    }

    /// A Purse's value, if these eyes know it (CE-INFO-06 to -08).
    fn purse_value(&self, number: u8) -> Option<PurseValue> {
        let purse = self.game.purses.get(number);
        let knows = match self.eyes {
            Eyes::Open => true,
            Eyes::Seat(seat) => purse.known.contains(seat),
            Eyes::Bystander => purse.known == EVERYBODY,
        };
        knows.then_some(purse.value)
    }

    fn stack(&self) -> impl Iterator<Item = StackCard> {
        let resolved = self.game.stack.resolved();
        let laid_cards = self.game.stack.cards().iter().enumerate();
        laid_cards.map(move |(i, laid)| {
            let card = self.game.card(laid.seat(), laid.slot());
            // CE-INFO-04, CE-RUL-11
            let shown = !self.is_covered(i) && (laid.face() == Face::Up || self.owns(laid.seat()));
            StackCard {
                seat: laid.seat(),
                card: Some(card).filter(|_| shown),
                face: laid.face(),
                resolved: i < resolved,
            }
        })
    }

    /// In memory mode what is covered is remembered or forgotten (CE-RUL-11): in Planning all cards but the top one, in the
    /// Heist those still to come.
    fn is_covered(&self, index: usize) -> bool {
        let stack = &self.game.stack;
        let planning = matches!(self.game.step, Step::Plan { .. } | Step::Keep { .. });
        self.game.memory && if planning { index + 1 < stack.cards().len() } else { index > stack.resolved() }
    }

    fn bandits(&self) -> impl Iterator<Item = BanditView> {
        Seat::all(self.game.player_count()).flat_map(|seat| self.game.team(seat).members()).map(|who| self.bandit(who))
    }

    fn bandit(&self, who: Character) -> BanditView {
        let bandit = self.game.bandit(who);
        let mut known_values: ArrayVec<PurseValue, PURSES> =
            self.game.purses.at(Place::With(who)).filter_map(|number| self.purse_value(number)).collect();
        known_values.sort_unstable(); // CE-INFO-09
        let aboard = self.game.spot(who) != Spot::NOWHERE;
        BanditView {
            character: who,
            seat: bandit.seat,
            unit: aboard.then(|| self.game.spot(who).unit()),
            level: if aboard { self.game.spot(who).level() } else { Level::Inside },
            bullets: bandit.bullets,
            purses: bandit.purses,
            known_values,
            jewels: bandit.jewels,
            strongboxes: bandit.strongboxes,
            ransoms: bandit.ransoms,
            neutral_hits: bandit.neutral,
            hits: Character::ALL
                .into_iter()
                .map(|by| (by, bandit.hits[by.index()]))
                .filter(|(_, count)| *count > 0)
                .collect(),
        }
    }

    fn player(&self, seat: Seat) -> PlayerView {
        let pocket = self.game.pocket(seat);
        let deciding = matches!(self.game.step, Step::Keep { by } if by.contains(seat));
        PlayerView {
            seat,
            // What a player has decided to discard stays in the hand until all have (CE-RUL-32).
            hand: pocket.hand.len() + pocket.shed.len(),
            deck: pocket.deck.len(),
            discard: pocket.discard.len(),
            bullets_received: self.game.received(seat),
            bullets_on_top: pocket.on_top,
            bullets_in_hand: pocket.hand_bullets,
            actions_in_hand: pocket.hand_actions,
            discard_seen: counts(self.game, seat, pocket.seen),
            deciding,
        }
    }

    fn own(&self, seat: Seat) -> OwnCards {
        let pocket = self.game.pocket(seat);
        OwnCards {
            hand: counts(self.game, seat, pocket.hand),
            deck: counts(self.game, seat, pocket.deck + self.covered(seat)),
            discard: counts(self.game, seat, pocket.discard),
            shed: counts(self.game, seat, pocket.shed),
        }
    }

    /// A player's cards of the stack that memory mode hides.
    fn covered(&self, seat: Seat) -> Cards {
        let laid_cards = self.game.stack.cards().iter().enumerate();
        laid_cards
            .filter(|&(i, laid)| laid.seat() == seat && self.is_covered(i))
            .fold(Cards::NONE, |covered, (_, laid)| covered + Cards::one(laid.slot()))
    }
}

impl BanditView {
    /// What everything on the card comes to, for those who know what is in every Purse.
    pub fn worth(&self) -> Option<i32> {
        let known = self.known_values.len() == usize::from(self.purses);
        let purses: i32 = self.known_values.iter().map(|value| value.dollars()).sum();
        let others = [(self.jewels, JEWEL_VALUE), (self.strongboxes, STRONGBOX_VALUE), (self.ransoms, RANSOM)];
        known.then(|| others.into_iter().fold(purses, |sum, (count, value)| sum + i32::from(count) * value))
    }

    /// Bullets received.
    pub fn wounds(&self) -> u8 {
        self.neutral_hits + self.hits.iter().map(|(_, count)| count).sum::<u8>()
    }
}

impl View {
    /// What everything that a seat has comes to, for those who know what is in every Purse.
    pub fn worth(&self, seat: Seat) -> Option<i32> {
        self.team(seat).map(BanditView::worth).sum()
    }

    /// The Bandit with this character.
    pub fn bandit(&self, who: Character) -> Option<&BanditView> {
        self.bandits.iter().find(|bandit| bandit.character == who)
    }

    /// The characters of a seat.
    pub fn team(&self, seat: Seat) -> impl Iterator<Item = &BanditView> {
        self.bandits.iter().filter(move |bandit| bandit.seat == seat)
    }

    /// The Round card in force.
    pub fn round_card(&self) -> Option<RoundCard> {
        self.rounds.last().map(|round| round.card)
    }

    /// How many of a kind of card one holds, for a character.
    pub fn in_hand(&self, owner: Character, kind: Kind) -> u8 {
        self.own
            .iter()
            .flat_map(|own| &own.hand)
            .filter(|held| held.card == Some(Card { owner, kind }))
            .map(|held| held.count)
            .sum()
    }
}
