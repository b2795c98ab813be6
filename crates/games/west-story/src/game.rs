//! West Story keeps the contract.

use table::{
    Census, Dice, Eyes, Game, Log, NoLegacy, Played, Refusal, RulesVersion, Seat, Seats, SetupError, Standing,
};

use crate::action::Action;
use crate::census;
use crate::event::Event;
use crate::rules::versions;
use crate::setup::Options;
use crate::state::{Table, WestStory};
use crate::view::View;

impl Game for WestStory {
    type Setup = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Legacy = NoLegacy;

    const NAME: &'static str = "west-story";
    const RULES: RulesVersion = versions::FREE_TO_DECLINE;
    /// For each of four players in eight rounds at most 100 decisions: dice, Combo, six sections with points each, two main
    /// actions with card, payment, sections and points each, both parts of a Scam, additional actions for every anvil, and
    /// purchases with payment, points, place and production each; three decisions at the start, and tokens in contests.
    const BOUND: usize = 4 * (8 * 100 + 3);

    fn new_by(rules: RulesVersion, setup: &Options, dice: &mut Dice) -> Result<Self, SetupError> {
        Ok(WestStory { table: Table::set_up(rules, setup, dice)? })
    }

    fn opening(&self) -> Vec<Event> {
        self.told_opening()
    }

    fn seats(&self) -> usize {
        self.seat_count()
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
        self.table.carry_out(seat, action, dice, log)
    }

    fn why_not(&self, seat: Seat, action: Action) -> Refusal {
        self.refuse(seat, action)
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(&self.table, eyes)
    }

    /// Everything lies open.
    fn event_for(event: &Event, _: Eyes) -> Option<Event> {
        Some(*event)
    }

    /// What nobody knows is not decided yet: every world that a player can imagine is this one.
    fn imagine(&self, _: Seat, _: &mut Dice) -> Self {
        self.clone()
    }

    fn standing(&self) -> Option<Standing> {
        self.final_account()
    }

    fn reckoning(&self) -> Option<Standing> {
        Some(self.account())
    }

    /// WS-SETUP-02: side A in the basic variant, without anything of the Pioneers.
    fn first_setup() -> Options {
        Options::for_people(2)
    }

    /// Alone against Tom, with all his cards on their easy side.
    fn daily() -> Option<Options> {
        Some(Options::for_people(1))
    }

    fn census(&self) -> Census {
        census::of(self)
    }

    fn contents(_: &Options) -> Census {
        census::of_the_box()
    }
}
