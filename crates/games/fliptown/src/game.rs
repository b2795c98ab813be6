//! Fliptown keeps the contract.

use table::{
    Achievement, Census, Dice, Eyes, Feat, Game, Log, NoLegacy, Played, Refusal, RulesVersion, Seat, Seats, SetupError,
    Standing,
};

use crate::action::Action;
use crate::census;
use crate::event::Event;
use crate::feats::ACHIEVEMENTS;
use crate::rules::versions;
use crate::setup::Options;
use crate::state::Fliptown;
use crate::view::View;

impl Game for Fliptown {
    type Setup = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Legacy = NoLegacy;

    const NAME: &'static str = "fliptown";
    const RULES: RulesVersion = versions::NEWEST;
    /// For each of four players: in 15 turns three outlaws, the main action, a building's effect with an answer, the
    /// Mayor's question and the end; 24 bonus actions with effect and answer; a tool and an ability; in three rounds
    /// five questions of the phases after the turns.
    const BOUND: usize = 4 * (15 * 8 + 24 * 3 + 2 + 3 * 5);

    fn new_by(rules: RulesVersion, setup: &Options, dice: &mut Dice) -> Result<Self, SetupError> {
        Fliptown::set_up(rules, setup, dice)
    }

    fn opening(&self) -> Vec<Event> {
        self.told_at_the_beginning()
    }

    fn seats(&self) -> usize {
        self.player_count() + usize::from(self.cowbot.is_some())
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.waiting
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(seat, out);
    }

    #[inline]
    fn play_legal(&mut self, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Self>) -> Played {
        self.carry_out(seat, action, dice, log)
    }

    fn why_not(&self, seat: Seat, action: Action) -> Refusal {
        self.refuse(seat, action)
    }

    fn view(&self, eyes: Eyes) -> View {
        self.seen_by(eyes)
    }

    fn event_for(event: &Event, eyes: Eyes) -> Option<Event> {
        event.for_eyes(eyes)
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Self {
        self.imagined_by(seat, dice)
    }

    fn standing(&self) -> Option<Standing> {
        self.final_account()
    }

    fn reckoning(&self) -> Option<Standing> {
        Some(self.account())
    }

    const ACHIEVEMENTS: &'static [Achievement] = ACHIEVEMENTS;

    fn feats(&self, seat: Seat) -> Vec<Feat> {
        if seat == Seat::new(0) { self.done() } else { Vec::new() }
    }

    /// The standard game, alone (FT-ACH-02).
    /// FT-SETUP-10: nothing but the sheet and the deck, and one rival to look at.
    fn first_setup() -> Options {
        Options::for_players(2)
    }

    fn daily() -> Option<Options> {
        Some(Options::for_players(1))
    }

    fn census(&self) -> Census {
        census::of(self)
    }

    fn contents(_: &Options) -> Census {
        census::of_the_box()
    }
}
