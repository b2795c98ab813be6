//! The table in numbers, for programs that learn.
//!
//! Players and their Bandits come in the order of the seats around the one who looks. What decisions name by itself
//! (characters, Units, the numbers of dropped Purses) stands where they name it.

use std::sync::LazyLock;

use table::observe::{
    Amount, Count, Each, Flag, Layout, List, Maybe, Observed, OneOf, PerPlace, Perspective, Place, Places, Set, Tally,
};
use table::{Seat, named, observation};

use crate::action::{Card, Face};
use crate::data::{
    BULLETS, Car, Character, Incident, JEWELS, Kind, Level, MAX_STACK, MAX_UNITS, NEUTRAL_BULLETS, PURSES, PurseValue,
    ROUNDS, RoundCard, STRONGBOXES, Turn,
};
use crate::state::{ColtExpress, MAX_PLAYERS};
use crate::view::{
    Ask, BanditView, CHARACTERS, CardCounts, DroppedPurse, OwnCards, Phase, PlayerView, SpotView, StackCard, UnitView,
    View,
};

/// The most Turns of a Round card.
const MAX_TURNS: usize = 5;

/// Purses of the most frequent value.
const SAME_PURSES: usize = 8;

/// Cards of a kind that belong to the same Bandit.
const SAME_CARDS: usize = 2;

/// A large pile of cards; all that could ever be in one is less than four times that.
const MANY_CARDS: usize = 14;

/// Many Bullets for one player; all that could ever hit somebody are less than four times that.
const MANY_BULLETS: usize = 12;

impl Observed for ColtExpress {
    type Shape = Train;

    fn layout() -> &'static Layout {
        static LAYOUT: LazyLock<Layout> = LazyLock::new(Layout::of::<Train>);
        &LAYOUT
    }
}

observation! {
    /// The train and everybody on it.
    pub Train of(view: &View) {
        seat: Place<MAX_PLAYERS> = view.seat.map(Seat::index),
        asked: Asked = &view.phase,
        to_act: Places<MAX_PLAYERS> = around(view).places(view.to_act),
        expert: Flag = view.expert,
        memory: Flag = view.memory,
        round: Each<{ ROUNDS as usize }, OneOf<RoundCard>> = view.rounds.iter().map(|round| round.card),
        turn: Each<MAX_TURNS, OneOf<Turn>> =
            view.rounds.last().into_iter().flat_map(|round| round.turns.iter().copied()),
        incident: OneOf<Incident> = view.round_card().and_then(RoundCard::incident),
        first: Place<MAX_PLAYERS> = view.first.map(|seat| around(view).place(seat)),
        unit: List<MAX_UNITS, Unit> = &view.units,
        dropped: PerPlace<PURSES, Maybe<Purse>> = dropped(view),
        sheriff: Place<MAX_UNITS> = view.sheriff.map(usize::from),
        strongbox_aside: Flag = view.strongbox_aside,
        neutral_bullets: Count<{ NEUTRAL_BULLETS as usize }> = view.neutral_bullets,
        neutral_removed: Count<{ NEUTRAL_BULLETS as usize }> = view.neutral_removed,
        stack: List<MAX_STACK, Laid> = view.stack.iter().map(|laid| (laid, around(view))),
        bandit: List<CHARACTERS, Bandit> =
            around(view).around().flat_map(|seat| view.team(seat)).map(|bandit| (bandit, around(view))),
        player: List<MAX_PLAYERS, Player> = around(view).around().map(|seat| &view.players[seat.index()]),
        own: Maybe<Own> = view.own.as_ref(),
    }

    /// What is being decided.
    Asked of(phase: &Phase) {
        what: OneOf<Question> = question(phase),
        free: Set<Character> = if let Phase::Picking { free } = phase { free.clone() } else { Default::default() },
        planning: Maybe<Planning> = match *phase {
            Phase::Planning { turn, symbol, again, may_hide } => Some((turn, symbol, again, may_hide)),
            _ => None,
        },
        who: OneOf<Character> = match *phase {
            Phase::Resolving { card, .. } => Some(card.owner),
            Phase::Pickpockets { who } => Some(who),
            _ => None,
        },
        card: OneOf<Kind> = if let Phase::Resolving { card, .. } = phase { Some(card.kind) } else { None },
        victim: OneOf<Character> = match *phase {
            Phase::Resolving { ask: Ask::Knock { victim } | Ask::Pocket { victim } | Ask::Push { victim }, .. } => {
                Some(victim)
            }
            _ => None,
        },
    }

    /// A Turn in which cards are planned.
    Planning of(turn: u8, symbol: Turn, again: bool, may_hide: bool) {
        turn: Place<MAX_TURNS> = usize::from(turn),
        symbol: OneOf<Turn> = symbol,
        again: Flag = again,
        may_hide: Flag = may_hide,
    }

    /// A Car, or the Locomotive, which is none.
    Unit of(unit: &UnitView) {
        car: OneOf<Car> = unit.car,
        inside: Spot = &unit.inside,
        roof: Spot = &unit.roof,
    }

    /// Who is in a location, and what lies there but for dropped Purses.
    Spot of(spot: &SpotView) {
        bandits: Set<Character> = spot.bandits.iter().copied(),
        purses: Count<PURSES> = spot.purses,
        jewels: Count<{ JEWELS as usize }> = spot.jewels,
        strongboxes: Count<{ STRONGBOXES as usize }> = spot.strongboxes,
    }

    /// A Purse that somebody dropped.
    Purse of(purse: &DroppedPurse, unit: usize, level: Level) {
        unit: Place<MAX_UNITS> = unit,
        roof: Flag = level == Level::Roof,
        value: OneOf<PurseValue> = purse.value,
    }

    /// A card of the common stack.
    Laid of(laid: &StackCard, around: Perspective) {
        whose: Place<MAX_PLAYERS> = around.place(laid.seat),
        owner: OneOf<Character> = laid.card.map(|card| card.owner),
        kind: OneOf<Kind> = laid.card.map(|card| card.kind),
        face_down: Flag = laid.face == Face::Down,
        resolved: Flag = laid.resolved,
    }

    /// A Bandit, his Character card and what lies on it.
    Bandit of(bandit: &BanditView, around: Perspective) {
        character: OneOf<Character> = bandit.character,
        whose: Place<MAX_PLAYERS> = around.place(bandit.seat),
        unit: Place<MAX_UNITS> = bandit.unit.map(usize::from),
        roof: Flag = bandit.level == Level::Roof,
        bullets: Count<{ BULLETS as usize }> = bandit.bullets,
        purses: Count<PURSES> = bandit.purses,
        known_values: Tally<PurseValue, SAME_PURSES> = bandit.known_values.iter().map(|&value| (value, 1u8)),
        jewels: Count<{ JEWELS as usize }> = bandit.jewels,
        strongboxes: Count<{ STRONGBOXES as usize }> = bandit.strongboxes,
        ransomed: Flag = bandit.ransoms > 0,
        neutral_hits: Count<{ NEUTRAL_BULLETS as usize }> = bandit.neutral_hits,
        hits: Tally<Character, { BULLETS as usize }> = bandit.hits.iter().copied(),
    }

    /// A player's cards as everybody sees them.
    Player of(player: &PlayerView) {
        hand: Amount<MANY_CARDS> = player.hand,
        deck: Amount<MANY_CARDS> = player.deck,
        discard: Amount<MANY_CARDS> = player.discard,
        bullets_received: Amount<MANY_BULLETS> = player.bullets_received,
        bullets_on_top: Amount<MANY_BULLETS> = player.bullets_on_top,
        bullets_in_hand: Amount<MANY_BULLETS> = player.bullets_in_hand,
        actions_in_hand: Amount<MANY_CARDS> = player.actions_in_hand,
        discard_seen: Cards = &player.discard_seen,
        deciding: Flag = player.deciding,
    }

    /// One's own cards.
    Own of(own: &OwnCards) {
        hand: Cards = &own.hand,
        deck: Cards = &own.deck,
        discard: Cards = &own.discard,
        shed: Cards = &own.shed,
    }

    /// Cards of a player.
    Cards of(cards: &CardCounts) {
        actions: Tally<Card, SAME_CARDS> = cards.iter().filter_map(|held| Some((held.card?, held.count))),
        bullets: Amount<MANY_BULLETS> = cards.iter().find(|held| held.card.is_none()).map(|held| held.count),
    }
}

named! {
    /// What can be asked.
    Question {
        /// Which character to take.
        Picking = "picking",
        /// Who starts in the Caboose.
        Boarding = "boarding",
        /// Which card to play, or to draw.
        Planning = "planning",
        /// What to keep.
        Keeping = "keeping",
        /// The first question of a card.
        Card = "card",
        /// What a victim loses.
        Knock = "knock",
        /// Whether the Purse is pocketed.
        Pocket = "pocket",
        /// Where the victim goes.
        Push = "push",
        /// Whether to take a Purse.
        Pickpockets = "pickpockets",
        /// Nothing now.
        Unfolding = "unfolding",
        /// Nothing any more.
        Over = "over",
    }
}

const fn question(phase: &Phase) -> Question {
    match phase {
        Phase::Picking { .. } => Question::Picking,
        Phase::Boarding => Question::Boarding,
        Phase::Planning { .. } => Question::Planning,
        Phase::Keeping => Question::Keeping,
        Phase::Resolving { ask: Ask::Card, .. } => Question::Card,
        Phase::Resolving { ask: Ask::Knock { .. }, .. } => Question::Knock,
        Phase::Resolving { ask: Ask::Pocket { .. }, .. } => Question::Pocket,
        Phase::Resolving { ask: Ask::Push { .. }, .. } => Question::Push,
        Phase::Pickpockets { .. } => Question::Pickpockets,
        Phase::Unfolding => Question::Unfolding,
        Phase::Over => Question::Over,
    }
}

/// Where everybody sits, seen from whoever looks.
#[inline]
fn around(view: &View) -> Perspective {
    Perspective::of(view.seat, view.players.len())
}

/// Dropped Purses by their numbers, each with where it lies.
fn dropped(view: &View) -> impl Iterator<Item = (usize, Option<(&DroppedPurse, usize, Level)>)> {
    view.units.iter().enumerate().flat_map(|(unit, seen)| {
        let lying = |level| seen.level(level).dropped.iter().map(move |purse| (purse, unit, level));
        let all = lying(Level::Inside).chain(lying(Level::Roof));
        all.map(|(purse, unit, level)| (usize::from(purse.number), Some((purse, unit, level))))
    })
}
