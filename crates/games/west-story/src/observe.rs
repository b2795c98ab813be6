//! The table in numbers, for programs that learn.
//!
//! Seats come in the order around the one who looks; places of a Town, slots of the Market, fields of cities and piles stand
//! where decisions name them.

use std::sync::{LazyLock, OnceLock};

use table::observe::{
    self, Amount, Count, Each, Flag, Layout, List, Maybe, Observed, OneOf, Per, PerPlace, Perspective, Set, Tally,
};
use table::sets::ones;
use table::{Seat, named, observation};

use crate::data::{
    CITY_GROUPS, Card, CardFacts, City, DECKS, DISCS, Field, FieldId, JOKERS, Kind, Level, Licence, MAX_ALIKE, MAX_AREAS,
    MAX_COWS, MAX_HATS, MAX_PLAYERS, MAX_REGIONS, Need, NumberSet, PLACES, Place, Premium, REGION_SLOTS, ROUNDS, ROW,
    SheriffCard, SheriffCards, Side, Symbol, Token, TomCard,
};
use crate::setup::Variant;
use crate::state::{Deal, Disc, Morning, Phase, Player, Rail, Table, Task, TomState, Turn, WestStory};
use crate::view::View;

/// Kinds of cards with the same back.
const KINDS_OF_A_LEVEL: usize = 12;

/// The first card that is dealt at an asymmetric start, and how many there are.
const FIRST_START_CARD: usize = Kind::Well.first().index();
const START_CARDS: usize = DECKS - FIRST_START_CARD;

/// Piles of start cards.
const PILES: usize = 5;

/// Places with licences.
const LICENCE_SPOTS: usize = 5;

/// Bandit tokens in the box, and the most with the same symbol.
const BANDITS: usize = 16;
const BANDITS_ALIKE: usize = 3;

/// Much of what has no limit.
const MANY_POINTS: usize = 100;
const MANY_COINS: usize = 20;
const MANY_ANVILS: usize = 3;
const MANY_ACTIONS: usize = 3;

impl Observed for WestStory {
    type Shape = Valley;

    fn layout() -> &'static Layout {
        static LAYOUT: LazyLock<Layout> = LazyLock::new(Layout::of::<Valley>);
        &LAYOUT
    }

    /// Under which card of a Town another one lies, and in what order, matters to nobody: nothing is ever laid bare. Which bandits
    /// left the game to a jail and which to freedom does not either, nor what is left of turns and contests that are over.
    fn decisive(mut view: View) -> View {
        let table = &mut view.table;
        for seat in Seat::all(table.seat_count()) {
            gather_covered(table, seat);
        }
        (table.freed, table.jailed) = Default::default();
        if table.phase != Phase::Turn {
            table.turn = Turn { place: table.turn.place, seat: table.turn.seat, ..Turn::of(table.turn.seat) };
        }
        View { shown: OnceLock::new(), ..view }
    }
}

observation! {
    /// Everything that lies open.
    pub Valley of(view: &View) {
        seat: observe::Place<MAX_PLAYERS> = view.seat.map(Seat::index),
        table: Common = (&view.table, around(view)),
        player: List<MAX_PLAYERS, Person> = around(view).around().map(|seat| (&view.table, seat)),
    }

    /// What belongs to nobody.
    Common of(table: &Table, around: Perspective) {
        phase: OneOf<Phase> = table.phase,
        waiting: observe::Places<MAX_PLAYERS> = around.places(table.waiting),
        round: Count<{ ROUNDS as usize }> = table.round,
        side: OneOf<Side> = table.side,
        variant: OneOf<Variant> = table.variant,
        numbers: OneOf<NumberSet> = table.number_set,
        gold_rush: Flag = table.gold_rush,
        kinds: Set<Kind> = table.kinds,
        sheriff: observe::Place<MAX_PLAYERS> = around.place(table.sheriff),
        dice: Each<2, observe::Place<6>> = table.dice.map(|die| usize::from(die).checked_sub(1)),
        contest: OneOf<SheriffCard> = table.contest,
        contests_seen: Set<SheriffCard> = table.contests_seen.iter(),
        contests_to_come: Set<SheriffCard> = {
            ((SheriffCards::of(&SheriffCard::EARLY) | table.late_contests()) - table.contests_seen).iter()
        },
        contested: observe::Places<MAX_PLAYERS> = around.places(table.contested),
        giver: observe::Place<MAX_PLAYERS> = {
            let gives = table.phase == Phase::Gifts || table.asked_by_gift().is_some();
            gives.then(|| around.place(table.giver))
        },
        market: PerPlace<{ 3 * ROW }, Face> = faces(table, table.market),
        deck: observe::Places<DECKS> = (0..3).flat_map(|row| table.decks[row].iter(row)).map(Card::index),
        discards: observe::Places<DECKS> = (0..3).flat_map(|row| table.discards[row].iter(row)).map(Card::index),
        region: List<MAX_REGIONS, Region> = (0..table.board().regions.len()).map(|region| (table, region)),
        unseen_bandits: Tally<Symbol, BANDITS_ALIKE> = table.unseen.iter(),
        poster: Each<CITY_GROUPS, OneOf<Symbol>> = table.posters,
        city: List<MAX_AREAS, Area> = (0..table.board().areas.len()).map(|area| (table, area, around)),
        licence: Each<LICENCE_SPOTS, OneOf<Licence>> = table.licences,
        joker_places: Each<2, Count<JOKERS>> = table.joker_places,
        pile: Each<PILES, observe::Places<START_CARDS>> = table.piles.map(start_cards),
        start_card: observe::Place<START_CARDS> = table.start_card_in_hand().map(start_card),
        turn: Maybe<Running> = (table.phase == Phase::Turn).then_some((table, &table.turn, around)),
        tom: Maybe<Tom> = table.tom.as_ref().map(|tom| (tom, around)),
    }

    /// A card: kinds are numbered among those with the same back.
    Face of(card: Card, facts: &CardFacts) {
        level: OneOf<Level> = facts.level,
        kind: observe::Place<KINDS_OF_A_LEVEL> = facts.kind.index() - first_of(facts.level).index(),
        symbol: Each<2, OneOf<Symbol>> = facts.symbols,
        alike: Count<MAX_ALIKE> = card.number_among_alike(),
    }

    /// A region.
    Region of(table: &Table, region: usize) {
        revealed: Flag = table.is_revealed(region),
        face_down: Count<2> =
            if table.is_revealed(region) { 0 } else { table.board().regions[region].bandits },
        bandit: Each<REGION_SLOTS, OneOf<Symbol>> = table.bandits[region],
    }

    /// A business area.
    Area of(table: &Table, area: usize, around: Perspective) {
        city: OneOf<City> = table.board().areas[area],
        poster: OneOf<Symbol> = table.posters[usize::from(table.board().posters[area])],
        token: Each<2, OneOf<Token>> = table.tokens[area],
        field: Per<FieldId, Business> = {
            let fields = FieldId::all().zip(table.fields[area]).zip(table.discs[area]);
            fields.filter_map(move |((id, field), disc)| Some((id, (field?, disc, around))))
        },
    }

    /// A business field: what it asks for, what it gives, and whose disc lies there.
    Business of(field: Field, disc: Disc, around: Perspective) {
        need: OneOf<Need> = field.need,
        premium: OneOf<Premium> = field.premium,
        whose: observe::Place<MAX_PLAYERS> = disc.owner().map(|(seat, _)| around.place(seat)),
        outpost: Flag = disc.owner().is_some_and(|(_, outpost)| outpost),
    }

    /// A seat.
    Person of(table: &Table, seat: Seat) {
        tom: Flag = table.is_tom(seat),
        contest: Amount<PLACES> = table.count(seat),
        region: observe::Place<MAX_REGIONS> = table.region_of(seat),
        pending: observe::Places<{ 2 * PLACES }> =
            table.pending(seat).map(|section| 2 * section.place.index() + usize::from(section.second)),
        own: Belongings = (table, table.player(seat)),
    }

    /// What somebody has.
    Belongings of(table: &Table, player: &Player) {
        board: observe::Place<MAX_PLAYERS> = usize::from(player.board),
        licence: OneOf<Licence> = player.licence,
        total: Amount<MANY_POINTS> = player.total,
        hats: Count<{ MAX_HATS as usize }> = player.hats,
        coins: Amount<MANY_COINS> = player.coins,
        cows: Count<{ MAX_COWS as usize }> = player.cows,
        town: Per<Place, Building> = Place::all().map(|place| (place, (table, player, place))),
        covered: observe::Places<DECKS> = covered(table, player).map(Card::index),
        top: PerPlace<1, Face> = faces(table, [player.stack]),
        tied: OneOf<Symbol> = player.tied,
        delivered: Count<BANDITS> = player.delivered,
        discs: Count<{ DISCS as usize }> = player.discs,
        outposts: Each<MAX_AREAS, Count<{ DISCS as usize }>> = player.outposts,
        robberies: Count<{ DISCS as usize }> = player.robberies,
        jokers: Count<JOKERS> = player.jokers,
        passed: observe::Places<2> = ones(player.passed).map(usize::from),
        reserved: PerPlace<1, Face> = faces(table, [player.reserved]),
        offer: Count<255> = player.offer,
        morning: OneOf<Morning> = player.morning,
        mines: Count<PLACES> = player.mines,
    }

    /// One place of a Town.
    Building of(table: &Table, player: &Player, at: Place) {
        card: Face = (player.town[at.index()], table.facts(player.town[at.index()])),
        blocked: Flag = player.blocked.contains(at),
        active: Flag = player.active[..usize::from(player.active_count)].contains(&(at.index() as u8)),
        anvils: Amount<MANY_ANVILS> = player.anvils[at.index()],
    }

    /// The turn that is being taken.
    Running of(table: &Table, turn: &Turn, around: Perspective) {
        whose: observe::Place<MAX_PLAYERS> = around.place(turn.seat),
        actions: Amount<MANY_ACTIONS> = turn.actions,
        done: observe::Places<5> = ones(turn.done).map(usize::from),
        purchases: Amount<MANY_ACTIONS> = turn.purchases,
        shopping: Flag = turn.shopping,
        train: Flag = turn.train,
        scam: observe::Places<2> = ones(turn.scam).map(usize::from),
        task: OneOf<Asked> = asked(turn.task),
        row: OneOf<Level> = if let Task::Refresh(row) = turn.task { Some(row) } else { None },
        card: PerPlace<1, Face> = match turn.task {
            Task::Keep(card) | Task::Lay(card) => faces(table, [card]),
            _ => faces(table, [Card::NONE]),
        },
        deal: Bargain = (table, turn),
    }

    /// What is being paid for, or what a card is activated for.
    Bargain of(table: &Table, turn: &Turn) {
        what: OneOf<Matter> = matter(turn.deal),
        region: observe::Place<MAX_REGIONS> =
            if let Deal::Posse { .. } = turn.deal { Some(usize::from(turn.region)) } else { None },
        slot: observe::Place<REGION_SLOTS> =
            if let Deal::Posse { slot } = turn.deal { Some(usize::from(slot)) } else { None },
        city: OneOf<City> = match turn.deal {
            Deal::Business { spot, .. } => Some(table.board().areas[usize::from(spot.area)]),
            _ => None,
        },
        field: OneOf<FieldId> = if let Deal::Business { spot, .. } = turn.deal { Some(spot.field) } else { None },
        outpost: Flag = matches!(turn.deal, Deal::Business { outpost: true, .. }),
        by_station: Flag = matches!(turn.deal, Deal::Business { rail: Rail::Station, .. }),
        by_board: Flag = matches!(turn.deal, Deal::Business { rail: Rail::Board, .. }),
        licence: OneOf<Licence> = match turn.deal {
            Deal::Licence { spot } => table.licences[usize::from(spot)],
            _ => None,
        },
        card: PerPlace<1, Face> = match turn.deal {
            Deal::Purchase { card } => faces(table, [card]),
            _ => faces(table, [Card::NONE]),
        },
        chosen: OneOf<Place> = is_chosen(turn).then(|| Place::by_index(usize::from(turn.place))),
        with_token: Flag = is_chosen(turn) && turn.token,
    }

    /// Tom's cards.
    Tom of(tom: &TomState, around: Perspective) {
        seat: observe::Place<MAX_PLAYERS> = around.place(tom.seat),
        card: Each<PLACES, Habit> = tom.order.iter().map(|&card| (card, tom.hard.contains(card))),
        active: Set<Place> = tom.active.iter(),
        harder: Each<4, Flag> = [tom.contests, tom.gangs, tom.coins, tom.gold],
    }

    /// A card of Tom's, and whether it lies on its hard side.
    Habit of(card: TomCard, hard: bool) {
        which: OneOf<TomCard> = card,
        hard: Flag = hard,
    }
}

named! {
    /// What is asked in a turn.
    Asked {
        /// The next action.
        Main = "main",
        /// The card to activate.
        Activate = "activate",
        /// How to pay.
        Pay = "pay",
        /// How to produce.
        Produce = "produce",
        /// The next part of a Market Scam.
        Scam = "scam",
        /// The cards to discard.
        Refresh = "refresh",
        /// Which card to keep.
        Keep = "keep",
        /// Another card to unblock.
        Mobilise = "mobilise",
        /// The next purchase.
        Shop = "shop",
        /// Where to lay a card.
        Lay = "lay",
    }
}

named! {
    /// What a deal is about.
    Matter {
        /// A bandit.
        Posse = "posse",
        /// An outpost, or a Robbery.
        Business = "business",
        /// A licence.
        Licence = "licence",
        /// A card.
        Purchase = "purchase",
        /// A card with gold.
        Gold = "gold",
    }
}

const fn asked(task: Task) -> Asked {
    match task {
        Task::Main => Asked::Main,
        Task::Activate => Asked::Activate,
        Task::Pay => Asked::Pay,
        Task::Produce => Asked::Produce,
        Task::Scam => Asked::Scam,
        Task::Refresh(_) => Asked::Refresh,
        Task::Keep(_) => Asked::Keep,
        Task::Mobilise => Asked::Mobilise,
        Task::Shop => Asked::Shop,
        Task::Lay(_) => Asked::Lay,
    }
}

const fn matter(deal: Deal) -> Option<Matter> {
    Some(match deal {
        Deal::None => return None,
        Deal::Posse { .. } => Matter::Posse,
        Deal::Business { .. } => Matter::Business,
        Deal::Licence { .. } => Matter::Licence,
        Deal::Purchase { .. } => Matter::Purchase,
        Deal::Gold => Matter::Gold,
    })
}

/// Where everybody sits, seen from whoever looks.
#[inline]
fn around(view: &View) -> Perspective {
    Perspective::of(view.seat, view.table.seat_count())
}

/// Those of several places where a card lies, and which.
#[inline]
fn faces<const COUNT: usize>(
    table: &Table,
    cards: [Card; COUNT],
) -> impl Iterator<Item = (usize, (Card, &'static CardFacts))> {
    let numbers = table.numbers();
    let lying = cards.into_iter().enumerate().filter(|(_, card)| *card != Card::NONE);
    lying.map(|(place, card)| (place, (card, numbers.card(card))))
}

/// The first kind with this back.
const fn first_of(level: Level) -> Kind {
    match level {
        Level::I => Kind::Drovers,
        Level::II => Kind::Mustang,
        Level::III => Kind::Workshop,
        Level::Start => Kind::Well,
        Level::Printed => Kind::Printed,
    }
}

/// A start card among all of them.
#[inline]
fn start_card(card: Card) -> usize {
    card.index() - FIRST_START_CARD
}

/// The cards of a pile that nobody has laid.
#[inline]
fn start_cards(pile: [Card; 2]) -> impl Iterator<Item = usize> {
    pile.into_iter().filter_map(Card::some).map(start_card)
}

/// The cards that lie under others in somebody's Town, and all of Tom's stack.
fn covered(table: &Table, player: &Player) -> impl Iterator<Item = Card> {
    let under = player.town.into_iter().flat_map(|top| table.downwards(top).skip(1));
    under.chain(table.downwards(player.stack))
}

/// Whether a card has been chosen for the deal.
fn is_chosen(turn: &Turn) -> bool {
    matches!(turn.task, Task::Pay | Task::Produce) && matches!(turn.deal, Deal::Posse { .. } | Deal::Business { .. })
}

/// Puts all that is covered in a Town on one stack, in the order of ids, as Tom's cards lie.
fn gather_covered(table: &mut Table, seat: Seat) {
    let player = *table.player(seat);
    let top = player.stack;
    let mut cards: Vec<Card> = covered(table, &player).filter(|&card| card != top).collect();
    cards.sort_unstable();
    for card in player.town.into_iter().filter(|card| card.some().is_some() && !card.is_printed()) {
        table.under[card.index()] = Card::NONE;
    }
    let order: Vec<Card> = top.some().into_iter().chain(cards).collect();
    for (place, card) in order.iter().enumerate() {
        table.under[card.index()] = order.get(place + 1).copied().unwrap_or(Card::NONE);
    }
    table.player_mut(seat).stack = order.first().copied().unwrap_or(Card::NONE);
}
