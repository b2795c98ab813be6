//! The table in numbers, for programs that learn.
//!
//! Players come in the order of the seats around the one who looks. What a finished game alone shows (titles, achievements,
//! what a cowbot has stolen) is left out: nothing is decided then.

use std::sync::LazyLock;

use table::observe::{
    Amount, Count, Each, Flag, Layout, List, Maybe, Observed, OneOf, Perspective, Place, Places, Set, Tally,
};
use table::{Seat, observation};

use crate::cards::Card;
use crate::data::{
    Building, Character, Cowbot, Difficulty, Hand, Item, JOKERS, LINEUP, MAX_PLAYERS, MAX_TOOLS, OBJECTIVES, Objective,
    ROUNDS, Region, Suit, TURNS, Weapons, town,
};
use crate::setup::Holdem;
use crate::space::Space;
use crate::state::Fliptown;
use crate::view::{CELLS, CowbotView, ObjectiveView, Phase, PlayerView, Question, RunningView, STOPS, Showdown, View};

/// The cards of a deck.
const DECK: usize = 52;

/// Values of cards.
const VALUES: usize = 13;

/// More bonus actions and effects of a kind than are ever pending.
const PENDING: usize = 15;

/// Much of what a sheet has no limit for.
const MUCH_CASH: usize = 30;
const MUCH_GOLD: usize = 20;
const MANY_STARS: usize = 60;
const MANY_POSTERS: usize = 20;
const MANY_POINTS: usize = 120;

impl Observed for Fliptown {
    type Shape = Table;

    fn layout() -> &'static Layout {
        static LAYOUT: LazyLock<Layout> = LazyLock::new(Layout::of::<Table>);
        &LAYOUT
    }
}

/// Where everybody sits, seen from whoever looks.
#[inline]
fn around(view: &View) -> Perspective {
    Perspective::of(view.seat, view.players.len())
}

observation! {
    /// What lies in the middle, and every sheet.
    pub Table of(view: &View) {
        seat: Place<MAX_PLAYERS> = view.seat.map(Seat::index),
        round: Count<{ ROUNDS as usize }> = view.round,
        turn: Count<{ TURNS as usize }> = view.turn,
        phase: OneOf<Phase> = view.phase,
        deciding: Flag = view.deciding,
        holdem: OneOf<Holdem> = view.holdem,
        weapons: OneOf<Weapons> = view.weapons,
        cowbot: Maybe<Robber> = view.cowbot.as_ref(),
        lineup: Each<LINEUP, Face> = view.lineup.iter().copied(),
        draw_pile: Count<DECK> = view.draw_pile,
        discard_pile: Set<Card> = view.discard_pile.iter().copied(),
        unseen: Set<Card> = view.unseen.iter().copied(),
        reshuffled: Set<Card> = view.reshuffled.iter().copied(),
        sheriff: Each<1, Face> = view.sheriff,
        sheriff_open: Flag = view.sheriff_open,
        marshal: Each<1, Face> = view.marshal,
        objective: List<OBJECTIVES, Goal> = view.objectives.iter().map(|goal| (goal, around(view))),
        player: List<MAX_PLAYERS, Player> = around(view).around().map(|seat| &view.players[seat.index()]),
    }

    /// A card.
    Face of(card: Card) {
        suit: OneOf<Suit> = card.suit(),
        value: Place<VALUES> = usize::from(card.value()) - 1,
    }

    /// A cowbot.
    Robber of(robber: &CowbotView) {
        who: OneOf<Cowbot> = robber.cowbot,
        difficulty: OneOf<Difficulty> = robber.difficulty,
        awake: Flag = robber.awake,
        stolen: Each<{ ROUNDS as usize }, Count<{ TURNS as usize }>> = robber.stolen,
        suspects: Each<{ ROUNDS as usize }, Set<Card>> =
            robber.suspects.iter().map(|cards| cards.iter().copied()),
        points: Amount<MANY_POINTS> = robber.points,
    }

    /// An objective in play.
    Goal of(goal: &ObjectiveView, around: Perspective) {
        which: OneOf<Objective> = goal.objective,
        turned: Flag = goal.turned,
        scored: Places<MAX_PLAYERS> = goal.scored.iter().map(move |&seat| around.place(seat)),
    }

    /// A player's sheet.
    Player of(player: &PlayerView) {
        character: OneOf<Character> = player.character,
        uses: Count<{ JOKERS as usize }> = player.uses,
        cash: Amount<MUCH_CASH> = player.cash,
        gold: Amount<MUCH_GOLD> = player.gold,
        stars: Amount<MANY_STARS> = player.stars,
        wanted: Amount<MANY_POSTERS> = player.wanted,
        pans: Count<{ MAX_TOOLS as usize }> = player.pans,
        hammers: Count<{ MAX_TOOLS as usize }> = player.hammers,
        items: Set<Item> = player.items.iter().copied(),
        circled: Set<Space> = player.circled.iter().copied(),
        passed: Places<STOPS> = player.passed.iter().map(|stop| stop.index()),
        land: Places<CELLS> = player.land.iter().map(|&cell| cell.into()),
        hotel: Count<{ town::HOTEL_STARS.len() }> = player.hotel,
        silver: Amount<MANY_STARS> = player.silver,
        points: Amount<MANY_POINTS> = player.points,
        poker: Each<{ ROUNDS as usize }, Set<Card>> = player.poker.iter().map(|column| column.iter().copied()),
        hand: Each<{ ROUNDS as usize }, OneOf<Hand>> = player.hands,
        showdown: Each<{ ROUNDS as usize }, Maybe<Paid>> = player.showdowns,
        holdem: Each<2, Face> = player.holdem.into_iter().flatten(),
        peeked: Flag = player.peeked,
        arrested: Flag = player.arrested,
        earned: Set<Region> = player.earned.iter().copied(),
        robberies: Set<Card> = player.robberies.iter().copied(),
        hidden: Flag = player.hidden,
        running: Maybe<Running> = player.running.as_ref(),
    }

    /// A poker hand that was paid.
    Paid of(showdown: Showdown) {
        holdem: Each<2, Face> = showdown.holdem.into_iter().flatten(),
        wild: Flag = showdown.wild,
        cash: Amount<MUCH_CASH> = showdown.cash,
        stars: Amount<MANY_STARS> = showdown.stars,
    }

    /// What is open in a player's turn.
    Running of(running: &RunningView) {
        ask: OneOf<Question> = running.ask,
        bails: Count<LINEUP> = running.bails,
        bonus: Tally<Region, PENDING> = running.bonus.iter().copied(),
        effects: Tally<Building, PENDING> = running.effects.iter().copied(),
        revisited: Set<Building> = running.revisited.iter().copied(),
        acted: Flag = running.acted,
        bribed: Flag = running.bribed,
        fulfilled: Set<Objective> = running.fulfilled.iter().copied(),
    }
}
