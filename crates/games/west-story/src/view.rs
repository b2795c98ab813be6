//! What one pair of eyes may know: in this game everything that has been decided at all. What nobody has seen yet is shown as
//! what it may be: the cards left in a deck, the bandits left in the bag, in no order.

use std::fmt;
use std::ops::Deref;
use std::sync::OnceLock;

use serde::{Serialize, Serializer};
use table::{Eyes, Seat, Standing};

use crate::data::{
    CITY_GROUPS, Card, City, Field, FieldId, Kind, Licence, NumberSet, PLAYER_BOARDS, Place, SheriffCard, SheriffCards,
    Side, Symbol, Token, TomCard,
};
use crate::rules::Pending;
use crate::setup::Variant;
use crate::state::{Deal, Player, Rail, Table, TomState};
pub use crate::state::{Morning, Phase, Task};

/// A part of a view, and how each of its fields follows from what lies open.
macro_rules! seen {
    ($(#[$about:meta])* $part:ident of($($from:ident: $of:ty),*) {
        $($(#[$doc:meta])* $shown:vis $field:ident: $type:ty = $value:expr,)*
    }) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        pub struct $part {
            $($(#[$doc])* $shown $field: $type,)*
        }

        impl $part {
            pub(crate) fn of($($from: $of),*) -> Self {
                $part { $($field: $value,)* }
            }
        }
    };
}

/// The table as anybody sees it: everything that lies open. What is [`Shown`] of it to people and programs follows from that,
/// and is worked out when somebody asks for it.
#[derive(Clone)]
pub struct View {
    /// Whose eyes these are, if a player's.
    pub seat: Option<Seat>,
    /// Words and drawings ask the rules what things cost and bring.
    pub(crate) table: Table,
    pub(crate) shown: OnceLock<Box<Shown>>,
}

impl View {
    pub(crate) fn of(table: &Table, eyes: Eyes) -> Self {
        View { seat: eyes.seat(), table: table.clone(), shown: OnceLock::new() }
    }
}

impl Deref for View {
    type Target = Shown;

    fn deref(&self) -> &Shown {
        self.shown.get_or_init(|| Box::new(Shown::of(&self.table)))
    }
}

/// What is shown follows from the rest.
impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        self.seat == other.seat && self.table == other.table
    }
}

impl Eq for View {}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View").field("seat", &self.seat).field("table", &self.table).finish()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Whole<'a> {
            seat: Option<Seat>,
            #[serde(flatten)]
            shown: &'a Shown,
        }
        Whole { seat: self.seat, shown: self }.serialize(serializer)
    }
}

seen! {
    /// Everything on the table, in the words of the rules.
    Shown of(table: &Table) {
        /// Who is waited for.
        pub waiting: Vec<Seat> = table.waiting.iter().collect(),
        /// What is going on.
        pub phase: Phase = table.phase,
        /// The round, from 1.
        pub round: u8 = table.round,
        /// The side of the board.
        pub side: Side = table.side,
        /// Basic or advanced.
        pub variant: Variant = table.variant,
        /// The numbers on cards and boards.
        pub numbers: NumberSet = table.number_set,
        /// With the Gold Rush.
        pub gold_rush: bool = table.gold_rush,
        /// The building kinds in play.
        pub kinds: Vec<Kind> = table.kinds.to_vec(),
        /// The Sheriff.
        pub sheriff: Seat = table.sheriff,
        /// The yellow die and the green one.
        pub dice: [u8; 2] = table.dice,
        /// The sheriff card.
        pub contest: SheriffCard = table.contest,
        /// All sheriff cards seen so far.
        pub contests_seen: Vec<SheriffCard> = table.contests_seen.iter().collect(),
        /// Sheriff cards that may still come, before the last.
        pub contests_to_come: Vec<SheriffCard> = ((SheriffCards::of(&SheriffCard::EARLY) | table.late_contests()) - table.contests_seen).iter().collect(),
        /// What everybody has in the present contest.
        pub counts: Vec<u8> = table.all_seats().map(|seat| table.count(seat)).collect(),
        /// Seats that have decided about tokens in it.
        pub contested: Vec<Seat> = table.contested.iter().collect(),
        /// Whose Gold Mine gives cows.
        pub giver: Option<Seat> =
            (table.phase == Phase::Gifts || table.asked_by_gift().is_some()).then_some(table.giver),
        /// The three rows of the Market.
        pub market: Vec<Option<Card>> = table.market.iter().map(|card| card.some()).collect(),
        /// The three decks.
        pub decks: Vec<DeckView> = (0..3).map(|row| DeckView::of(table, row)).collect(),
        /// The regions along the track.
        pub regions: Vec<RegionView> =
            (0..table.board().regions.len()).map(|region| RegionView::of(table, region)).collect(),
        /// Bandits that nobody has seen, by symbol, gangs last.
        pub unseen_bandits: [u8; 6] = table.unseen.counts(),
        /// The posters by city.
        pub posters: [Symbol; CITY_GROUPS] = table.posters,
        /// The business areas.
        pub cities: Vec<CityView> = (0..table.board().areas.len()).map(|area| CityView::of(table, area)).collect(),
        /// Licences by spot.
        pub licences: Vec<Option<Licence>> = table.licences[..=table.seat_count()].to_vec(),
        /// Joker tokens at the two places.
        pub joker_places: [u8; 2] = table.joker_places,
        /// Piles of start cards.
        pub piles: Vec<[Card; 2]> = table.piles.iter().copied().filter(|pile| pile[1] != Card::NONE).collect(),
        /// The start card that is being laid.
        pub start_card: Option<Card> = table.start_card_in_hand(),
        /// Every seat.
        pub players: Vec<PlayerView> = {
            table.all_seats().map(|seat| PlayerView::of(table, seat, table.player(seat))).collect()
        },
        /// The turn that is being taken.
        pub turn: Option<TurnView> = (table.phase == Phase::Turn).then(|| TurnView::of(table)),
        /// Tom.
        pub tom: Option<TomView> = table.tom.as_ref().map(TomView::of),
        /// The result, once the game is over.
        pub standing: Option<Standing> = table.final_account(),
    }
}

seen! {
    /// A deck.
    DeckView of(table: &Table, row: usize) {
        /// Cards face down, in the order of their ids: nobody knows theirs.
        pub face_down: Vec<Card> = table.decks[row].iter(row).collect(),
        /// Cards face up under it.
        pub discards: Vec<Card> = table.discards[row].iter(row).collect(),
    }
}

seen! {
    /// A region.
    RegionView of(table: &Table, region: usize) {
        /// Its name.
        pub name: &'static str = table.board().regions[region].name,
        /// Whether its bandits are face up.
        pub revealed: bool = table.is_revealed(region),
        /// Face-down tokens.
        pub face_down: usize =
            if table.is_revealed(region) { 0 } else { table.board().regions[region].bandits },
        /// Face-up tokens by slot; a joker is a Whole Gang.
        pub bandits: Vec<Option<Symbol>> = table.bandits[region].to_vec(),
    }
}

seen! {
    /// A business area.
    CityView of(table: &Table, area: usize) {
        /// Which.
        pub city: City = table.board().areas[area],
        /// What it is wanting.
        pub poster: Symbol = table.posters[usize::from(table.board().posters[area])],
        /// The main and the additional token.
        pub tokens: [Option<Token>; 2] = table.tokens[area],
        /// Its fields.
        pub fields: Vec<FieldView> = {
            let fields = table.fields[area].iter().enumerate();
            fields.filter_map(|(id, field)| Some(FieldView::of(table, area, id, (*field)?))).collect()
        },
    }
}

seen! {
    /// A business field.
    FieldView of(table: &Table, area: usize, index: usize, printed: Field) {
        /// Which.
        pub id: FieldId = FieldId::by_index(index),
        /// What it asks for and gives.
        pub field: Field = printed,
        /// Whose disc lies there, and whether it is an outpost.
        pub disc: Option<(Seat, bool)> = table.discs[area][index].owner(),
    }
}

seen! {
    /// A seat.
    PlayerView of(table: &Table, seat: Seat, player: &Player) {
        /// Whether it is Tom's.
        pub tom: bool = table.is_tom(seat),
        /// The player board, from 0.
        pub board: u8 = player.board,
        /// The printed licence.
        pub printed_licence: Symbol = PLAYER_BOARDS[usize::from(player.board)].licence,
        /// The licence that was bought.
        pub licence: Option<Licence> = player.licence,
        /// Points so far.
        pub total: u16 = player.total,
        /// The pawn's region.
        pub region: u8 = table.region_of(seat) as u8,
        /// Hats.
        pub hats: u8 = player.hats,
        /// Coins.
        pub coins: u16 = player.coins,
        /// Cows.
        pub cows: u8 = player.cows,
        /// The Town, place by place.
        pub town: Vec<PlaceView> = Place::all().map(|place| PlaceView::of(table, player, place)).collect(),
        /// Cards on Tom's stack, from the top.
        pub stack: Vec<Card> = table.downwards(player.stack).collect(),
        /// The tied bandit.
        pub tied: Option<Symbol> = player.tied,
        /// Bandits delivered.
        pub delivered: u8 = player.delivered,
        /// Discs left.
        pub discs: u8 = player.discs,
        /// Outposts by business area.
        pub outposts: Vec<u8> = player.outposts[..table.board().areas.len()].to_vec(),
        /// Robberies.
        pub robberies: u8 = player.robberies,
        /// Joker tokens.
        pub jokers: u8 = player.jokers,
        /// Which joker places were passed.
        pub passed: [bool; 2] = flags(player.passed),
        /// The reserved card.
        pub reserved: Option<Card> = player.reserved.some(),
        /// Points offered and not yet decided upon.
        pub offer: u8 = player.offer,
        /// What is asked in the Town Phase.
        pub morning: Morning = player.morning,
        /// Sections still to be produced.
        pub pending: Vec<PendingView> = table.pending(seat).map(PendingView::of).collect(),
        /// Gold Mines used whose cows are still to be handed out.
        pub mines: u8 = player.mines,
    }
}

seen! {
    /// One place of a Town.
    PlaceView of(table: &Table, player: &Player, at: Place) {
        /// Where.
        pub place: Place = at,
        /// The visible card.
        pub card: Card = player.town[at.index()],
        /// What it covers, from the top.
        pub covered: Vec<Card> = table.downwards(player.town[at.index()]).skip(1).collect(),
        /// A marker lies on the block field.
        pub blocked: bool = player.blocked.contains(at),
        /// A marker lies on the card itself.
        pub active: bool = player.active[..usize::from(player.active_count)].contains(&(at.index() as u8)),
        /// Anvils on it.
        pub anvils: u8 = player.anvils[at.index()],
    }
}

seen! {
    /// A section that is still to be produced.
    #[derive(Copy)]
    PendingView of(section: Pending) {
        /// The card.
        pub place: Place = section.place,
        /// Whether it is the second section.
        pub second: bool = section.second,
    }
}

/// What is being paid for, or what a card is activated for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DealView {
    /// A posse on this bandit of this region.
    Posse {
        /// The region.
        region: u8,
        /// The slot.
        slot: u8,
    },
    /// Business.
    Business {
        /// Where.
        city: City,
        /// On which field.
        field: FieldId,
        /// An outpost, or else a Robbery.
        outpost: bool,
        /// By rail: from a Station or from the board.
        rail: Option<&'static str>,
    },
    /// A licence.
    Licence(Option<Licence>),
    /// A purchase.
    Purchase(Card),
    /// A card with gold that was just laid.
    Gold,
}

impl DealView {
    fn of(table: &Table) -> Option<Self> {
        Some(match table.turn.deal {
            Deal::None => return None,
            Deal::Posse { slot } => DealView::Posse { region: table.turn.region, slot },
            Deal::Business { spot, outpost, rail } => DealView::Business {
                city: table.board().areas[usize::from(spot.area)],
                field: spot.field,
                outpost,
                rail: match rail {
                    Rail::No => None,
                    Rail::Station => Some("station"),
                    Rail::Board => Some("board"),
                },
            },
            Deal::Licence { spot } => DealView::Licence(table.licences[usize::from(spot)]),
            Deal::Purchase { card } => DealView::Purchase(card),
            Deal::Gold => DealView::Gold,
        })
    }
}

seen! {
    /// The turn that is being taken.
    #[derive(Copy)]
    TurnView of(table: &Table) {
        /// Whose.
        pub seat: Seat = table.turn.seat,
        /// Main actions left.
        pub actions: u8 = table.turn.actions,
        /// Main actions done: Posse, To Jail, City Business, Market Scam, New Licence.
        pub done: [bool; 5] = flags(table.turn.done),
        /// Purchases left.
        pub purchases: u8 = table.turn.purchases,
        /// Purchases have begun.
        pub shopping: bool = table.turn.shopping,
        /// A train was robbed.
        pub train: bool = table.turn.train,
        /// Parts of a Market Scam that are done: Refresh, Reserve.
        pub scam: [bool; 2] = flags(table.turn.scam),
        /// What is asked.
        pub task: Task = table.turn.task,
        /// What it is about.
        pub deal: Option<DealView> = DealView::of(table),
        /// The card that was chosen for it, and whether with a token.
        pub card: Option<(Place, bool)> = {
            let chosen = matches!(table.turn.task, Task::Pay | Task::Produce)
                && matches!(table.turn.deal, Deal::Posse { .. } | Deal::Business { .. });
            chosen.then(|| (Place::by_index(usize::from(table.turn.place)), table.turn.token))
        },
    }
}

fn flags<const COUNT: usize>(set: u8) -> [bool; COUNT] {
    std::array::from_fn(|bit| set >> bit & 1 == 1)
}

seen! {
    /// Tom's cards.
    TomView of(tom: &TomState) {
        /// His seat.
        pub seat: Seat = tom.seat,
        /// His cards by place, and which lie on their hard side.
        pub cards: Vec<(TomCard, bool)> =
            tom.order.iter().map(|&card| (card, tom.hard.contains(card))).collect(),
        /// Places activated in this round.
        pub active: Vec<Place> = tom.active.iter().collect(),
        /// Even harder: contests, gangs, coins, gold.
        pub harder: [bool; 4] = [tom.contests, tom.gangs, tom.coins, tom.gold],
    }
}
