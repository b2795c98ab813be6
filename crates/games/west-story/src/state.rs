//! The whole truth of a game at one moment: a table where everything lies open, small and flat.
//!
//! What nobody has seen is not decided yet. Decks, face-down bandits and sheriff cards are sets from which chance draws when
//! somebody gets to see one.

use std::ops::Deref;

use serde::Serialize;
use table::{RulesVersion, Seat, Seats};

use crate::data::{
    Bandits, Board, CITY_GROUPS, Card, CardFacts, DECKS, DISCS, Field, FieldId, Fields, Kind, Level, Licence,
    MAX_AREAS, MAX_FIELDS, MAX_PLAYERS, MAX_REGIONS, Need, NumberSet, Numbers, PLACES, Pile, Place, Places,
    REGION_SLOTS, ROW, SheriffCard, SheriffCards, Side, Sort, Symbol, Token, TomCard, TomCards,
};
use crate::setup::Variant;

/// What somebody is asked in the Town Phase (WS-TOWN-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Morning {
    /// Which die goes to which row (WS-TOWN-05).
    Dice,
    /// What to make of a Combo, or whether to make one.
    Combo,
    /// Production.
    Production,
    /// Nothing any more.
    Done,
}

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// The visible card at each place; what it covers is linked below it.
    pub town: [Card; PLACES],
    /// For each symbol the places whose card bears it or a joker.
    pub marks: [Places; 5],
    /// Places with a building.
    pub buildings: Places,
    /// Places with an animal.
    pub animals: Places,
    /// Places with a marker on the block field.
    pub blocked: Places,
    /// Places with an anvil.
    pub anvilled: Places,
    /// Anvils at each place.
    pub anvils: [u8; PLACES],
    /// Points so far: the pawn's field and the 50/100 token (WS-VP-04).
    pub total: u16,
    pub coins: u16,
    pub hats: u8,
    pub cows: u8,
    /// The tied bandit.
    pub tied: Option<Symbol>,
    /// Bandits on the delivered pile.
    pub delivered: u8,
    /// Business discs left.
    pub discs: u8,
    /// Outposts in each business area.
    pub outposts: [u8; MAX_AREAS],
    pub robberies: u8,
    /// Joker tokens.
    pub jokers: u8,
    /// The joker places passed, one bit each.
    pub passed: u8,
    /// The player board.
    pub board: u8,
    /// The licence token, if one was bought.
    pub licence: Option<Licence>,
    /// The reserved card.
    pub reserved: Card,
    /// Tom's stack: the card on top.
    pub stack: Card,
    /// Points that were offered and are neither accepted nor refused yet.
    pub offer: u8,
    pub morning: Morning,
    /// Places activated together.
    pub active: [u8; 3],
    pub active_count: u8,
    /// Sections of these still to be produced: two bits for each.
    pub pending: u8,
    /// Gold Mines used in this Town Phase whose cows are still to be handed out.
    pub mines: u8,
}

impl Player {
    /// A player with this board, before anything is handed out (WS-SETUP-20).
    pub fn with_board(board: u8) -> Player {
        let mut player = Player {
            town: std::array::from_fn(|place| Card::printed(board, place)),
            marks: [Places::NONE; 5],
            buildings: Places::NONE,
            animals: Places::NONE,
            blocked: Places::NONE,
            anvilled: Places::NONE,
            anvils: [0; PLACES],
            total: 0,
            coins: 0,
            hats: 0,
            cows: 0,
            tied: None,
            delivered: 0,
            discs: DISCS,
            outposts: [0; MAX_AREAS],
            robberies: 0,
            jokers: 0,
            passed: 0,
            board,
            licence: None,
            reserved: Card::NONE,
            stack: Card::NONE,
            offer: 0,
            morning: Morning::Done,
            active: [0; 3],
            active_count: 0,
            pending: 0,
            mines: 0,
        };
        for (place, symbol) in crate::data::PLAYER_BOARDS[usize::from(board)].symbols.iter().enumerate() {
            player.marks[symbol.index()].insert(Place::by_index(place));
        }
        player
    }

    /// Places without a marker: cards that are available.
    #[inline]
    pub fn available(&self) -> Places {
        Places::ALL - self.blocked
    }

    /// The places whose card satisfies this (WS-BIZ-02).
    #[inline]
    pub fn fitting(&self, need: Need) -> Places {
        match need {
            Need::Any => Places::ALL,
            Need::Building => self.buildings,
            Need::Animal => self.animals,
            _ => self.marks[need as usize],
        }
    }

    /// The places whose card bears this symbol or a joker (WS-SYM-02); any for a joker.
    #[inline]
    pub fn bearing(&self, symbol: Symbol) -> Places {
        if symbol == Symbol::Joker { Places::ALL } else { self.marks[symbol as usize] }
    }

    /// Notes what lies on top at a place.
    pub fn show(&mut self, place: Place, card: Card, facts: &CardFacts) {
        self.town[place.index()] = card;
        let joker = facts.marks.contains(Symbol::Joker);
        for symbol in Symbol::WITH_GOLD {
            self.marks[symbol.index()].put(place, joker || facts.marks.contains(symbol));
        }
        self.buildings.put(place, facts.sort == Sort::Building);
        self.animals.put(place, facts.sort == Sort::Animal);
    }

    /// Takes all anvils from a place.
    #[inline]
    pub fn clear_anvils(&mut self, place: Place) {
        self.anvils[place.index()] = 0;
        self.anvilled.remove(place);
    }

    /// Takes one anvil from a place.
    #[inline]
    pub fn take_anvil(&mut self, place: Place) {
        self.anvils[place.index()] -= 1;
        if self.anvils[place.index()] == 0 {
            self.anvilled.remove(place);
        }
    }

    /// All outposts.
    #[inline]
    pub fn all_outposts(&self) -> u8 {
        self.outposts.iter().sum()
    }
}

/// A business field that is being used: the area's number on its side, and the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub area: u8,
    pub field: FieldId,
}

/// What is being paid for, or what a card is activated for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deal {
    /// Nothing.
    None,
    /// A posse on the token in this slot of the region.
    Posse { slot: u8 },
    /// Business: an outpost or a Robbery, and whether it is a Rail Delivery.
    Business { spot: Spot, outpost: bool, rail: Rail },
    /// A new licence on this spot.
    Licence { spot: u8 },
    /// A purchase of this card.
    Purchase { card: Card },
    /// A card with gold that was just laid.
    Gold,
}

/// How an outpost is founded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rail {
    /// In the Nearest City.
    No,
    /// By an anvil of a Railway Station.
    Station,
    /// By the board, for two coins more.
    Board,
}

/// What is asked of the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// The next main or additional action.
    Main,
    /// The card to activate.
    Activate,
    /// How to pay.
    Pay,
    /// Production of the card that was activated.
    Produce,
    /// The next part of a Market Scam.
    Scam,
    /// The cards to discard of this row.
    Refresh(Level),
    /// Which of two cards to keep: the new one is this.
    Keep(Card),
    /// Another card to unblock.
    Mobilise,
    /// The next purchase.
    Shop,
    /// Where to lay this card.
    Lay(Card),
}

/// Main actions (WS-TURN-05), as bits of what was done in a turn.
pub(crate) mod main_action {
    pub const POSSE: u8 = 1;
    pub const JAIL: u8 = 2;
    pub const BUSINESS: u8 = 4;
    pub const SCAM: u8 = 8;
    pub const LICENCE: u8 = 16;
}

/// The turn that is being taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub seat: Seat,
    /// Main actions left.
    pub actions: u8,
    /// Main actions done, one bit each (WS-TURN-02).
    pub done: u8,
    /// Purchases left.
    pub purchases: u8,
    /// Whether purchases have begun (WS-TURN-07).
    pub shopping: bool,
    /// Whether a train was robbed (WS-BLD-22).
    pub train: bool,
    /// Parts of the Market Scam done: 1 Refresh, 2 Reserve.
    pub scam: u8,
    pub task: Task,
    pub deal: Deal,
    /// The region in which a posse takes place.
    pub region: u8,
    /// The card that the deal activates.
    pub place: u8,
    /// Whether a joker token makes it fit.
    pub token: bool,
}

impl Turn {
    /// The turn of nobody in particular, at its beginning.
    pub const fn of(seat: Seat) -> Turn {
        Turn {
            seat,
            actions: crate::data::MAIN_ACTIONS,
            done: 0,
            purchases: 0,
            shopping: false,
            train: false,
            scam: 0,
            task: Task::Main,
            deal: Deal::None,
            region: 0,
            place: 0,
            token: false,
        }
    }
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// This seat takes a pile of start cards (WS-ASYM-03).
    Piles,
    /// The same seat lays them: first one, then the other.
    StartCards,
    /// Everybody in the Town Phase.
    Town,
    /// Cows of Gold Mines are handed out.
    Gifts,
    /// A turn of the Cowboy Phase.
    Turn,
    /// Joker tokens in a symbol contest (WS-JOK-04).
    Contest,
    /// The game is over.
    Over,
}

/// What Tom has beside a player's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TomState {
    pub seat: Seat,
    /// His cards by place.
    pub order: [TomCard; PLACES],
    /// Cards on their hard side.
    pub hard: TomCards,
    /// Places activated in this round and not blocked yet (WS-TOM-17).
    pub active: Places,
    /// The options that make him even harder (WS-TOM-46).
    pub contests: bool,
    pub gangs: bool,
    pub coins: bool,
    pub gold: bool,
    /// Whether posse steps are passed over in this turn (WS-TOM-55).
    pub hunted: bool,
}

/// A disc on a business field: whose, and which side is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Disc(u8);

impl Disc {
    pub const NONE: Disc = Disc(0);

    pub const fn new(seat: Seat, outpost: bool) -> Disc {
        Disc(1 + seat.index() as u8 * 2 + outpost as u8)
    }

    pub fn owner(self) -> Option<(Seat, bool)> {
        (self.0 != 0).then(|| (Seat::new(usize::from(self.0 - 1) / 2), (self.0 - 1) % 2 == 1))
    }
}

/// Everything that lies open: what any eyes may see of a game, and what the rules are played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// By which version of the rules it is played.
    pub(crate) rules: RulesVersion,
    pub(crate) phase: Phase,
    pub(crate) side: Side,
    pub(crate) variant: Variant,
    pub(crate) number_set: NumberSet,
    pub(crate) seats: u8,
    pub(crate) raccoons: bool,
    pub(crate) new_buildings: bool,
    pub(crate) new_sheriff_cards: bool,
    pub(crate) asymmetric: bool,
    pub(crate) gold_rush: bool,
    /// The building kinds in play, the Gold Mine not counted.
    pub(crate) kinds: [Kind; crate::data::BUILDING_KINDS],
    pub(crate) tom: Option<TomState>,
    /// From 1; 0 before the first.
    pub(crate) round: u8,
    pub(crate) sheriff: Seat,
    /// The yellow die and the green one.
    pub(crate) dice: [u8; 2],
    /// Who is waited for.
    pub(crate) waiting: Seats,
    /// The face-up sheriff card.
    pub(crate) contest: SheriffCard,
    /// Sheriff cards seen so far.
    pub(crate) contests_seen: SheriffCards,
    /// Joker tokens spent in the contest that runs.
    pub(crate) spent: [u8; MAX_PLAYERS],
    /// Seats that have decided about them.
    pub(crate) contested: Seats,
    /// Whose Gold Mine gives cows now.
    pub(crate) giver: Seat,
    pub(crate) turn: Turn,
    /// The three rows of the Market.
    pub(crate) market: [Card; 3 * ROW],
    /// Cards face down in each deck.
    pub(crate) decks: [Pile; 3],
    /// Cards face up under each deck.
    pub(crate) discards: [Pile; 3],
    /// For each card the one that it covers.
    pub(crate) under: [Card; DECKS],
    /// Regions whose bandits are face up, one bit each.
    pub(crate) revealed: u8,
    /// Face-up bandit tokens by region: those on fields, then gangs that came by.
    pub(crate) bandits: [[Option<Symbol>; REGION_SLOTS]; MAX_REGIONS],
    /// Bandit tokens that nobody has seen, by symbol, gangs last.
    pub(crate) unseen: Bandits,
    /// Tokens that were set free in Train Robberies, by symbol.
    pub(crate) freed: Bandits,
    /// Tokens on delivered piles, by symbol: which lies where has no meaning any more.
    pub(crate) jailed: Bandits,
    pub(crate) posters: [Symbol; CITY_GROUPS],
    /// Licences by spot.
    pub(crate) licences: [Option<Licence>; 5],
    /// The main and the additional business token of each area.
    pub(crate) tokens: [[Option<Token>; 2]; MAX_AREAS],
    /// All fields of each area.
    pub(crate) fields: [[Option<Field>; MAX_FIELDS]; MAX_AREAS],
    /// The free ones.
    pub(crate) free: [Fields; MAX_AREAS],
    pub(crate) discs: [[Disc; MAX_FIELDS]; MAX_AREAS],
    /// Joker tokens left at the two places.
    pub(crate) joker_places: [u8; 2],
    /// Piles of start cards that nobody has taken.
    pub(crate) piles: [[Card; 2]; 5],
    pub(crate) players: [Player; MAX_PLAYERS],
}

/// A game of West Story: its table, and nothing beside. Something that is to be hidden from somebody would be a field here,
/// where no view reaches it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WestStory {
    pub(crate) table: Table,
}

impl Deref for WestStory {
    type Target = Table;

    #[inline]
    fn deref(&self) -> &Table {
        &self.table
    }
}

impl Table {
    #[inline]
    pub(crate) fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    #[inline]
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.seat_count())
    }

    /// The Sheriff first, then clockwise (WS-ROUND-02, WS-ROUND-03).
    #[inline]
    pub(crate) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.sheriff.index(), self.seat_count());
        (0..seats).map(move |n| Seat::new((first + n) % seats))
    }

    /// How many seats play before this one in a round.
    #[inline]
    pub(crate) fn after_the_sheriff(&self, seat: Seat) -> usize {
        (seat.index() + self.seat_count() - self.sheriff.index()) % self.seat_count()
    }

    /// How far a seat is from the Sheriff, counter-clockwise.
    #[inline]
    pub(crate) fn to_the_right(&self, seat: Seat) -> usize {
        (self.sheriff.index() + self.seat_count() - seat.index()) % self.seat_count()
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 3]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 3]
    }

    #[inline]
    pub(crate) fn is_tom(&self, seat: Seat) -> bool {
        self.tom.as_ref().is_some_and(|tom| tom.seat == seat)
    }

    /// How many people play.
    pub(crate) fn people(&self) -> usize {
        self.seat_count() - usize::from(self.tom.is_some())
    }

    /// The numbers that this table is played with.
    #[inline]
    pub(crate) fn numbers(&self) -> &'static Numbers {
        self.number_set.numbers()
    }

    /// All about a card.
    #[inline]
    pub(crate) fn facts(&self, card: Card) -> &'static CardFacts {
        self.numbers().card(card)
    }

    #[inline]
    pub(crate) fn board(&self) -> &'static Board {
        self.side.board()
    }

    /// The region of a seat's pawn.
    #[inline]
    pub(crate) fn region_of(&self, seat: Seat) -> usize {
        self.board().region_at(self.player(seat).total)
    }

    /// Whether the bandits of a region have been turned up.
    #[inline]
    pub(crate) fn is_revealed(&self, region: usize) -> bool {
        self.revealed >> region & 1 == 1
    }

    /// All about the visible card at a place.
    #[inline]
    pub(crate) fn card_at(&self, seat: Seat, place: Place) -> &'static CardFacts {
        self.facts(self.player(seat).town[place.index()])
    }

    /// A card that lies nowhere for a moment: it is being laid, or may be kept.
    pub(crate) fn in_hand(&self) -> Option<Card> {
        match self.turn.task {
            Task::Keep(card) | Task::Lay(card) if self.phase == Phase::Turn => Some(card),
            _ => None,
        }
    }

    /// The cards that a seat owns: bought cards and start cards, covered ones too (WS-END-07).
    pub(crate) fn owned(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let player = self.player(seat);
        player.town.into_iter().chain([player.stack]).flat_map(|top| self.downwards(top))
    }

    /// A card and those that it covers, printed cards left out.
    pub(crate) fn downwards(&self, top: Card) -> impl Iterator<Item = Card> {
        let own = |card: Card| card.some().filter(|card| !card.is_printed());
        std::iter::successors(own(top), move |card| own(self.under[card.index()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<WestStory>() <= 3 * 1024, "{}", size_of::<WestStory>());
        assert!(size_of::<WestStory>() <= 1400, "{}", size_of::<WestStory>());
    }
}
