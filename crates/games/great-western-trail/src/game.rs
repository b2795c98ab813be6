//! Great Western Trail keeps the contract.

use table::{
    Census, Dice, Eyes, Game, Log, NoLegacy, Played, Refusal, RulesVersion, Seat, Seats, SetupError, Standing,
};

use crate::action::Action;
use crate::census;
use crate::event::Event;
use crate::rules::versions;
use crate::setup::Options;
use crate::state::GreatWesternTrail;
use crate::view::View;

impl Game for GreatWesternTrail {
    type Setup = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Legacy = NoLegacy;

    const NAME: &'static str = "great-western-trail";
    const RULES: RulesVersion = versions::DECLINED_ACTIONS;
    /// The end comes after at most 23 visits to Kansas City; each player's trip there has at most 20 turns of at most 40
    /// decisions.
    const BOUND: usize = 24 * 20 * 40;

    fn new_by(rules: RulesVersion, setup: &Options, dice: &mut Dice) -> Result<Self, SetupError> {
        GreatWesternTrail::set_up(rules, setup, dice)
    }

    fn opening(&self) -> Vec<Event> {
        self.told_at_first()
    }

    fn seats(&self) -> usize {
        usize::from(self.table.seats)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.waited_for()
    }

    #[inline]
    fn may_act(&self) -> Seats {
        self.interjectors()
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
        Some(event.for_eyes(eyes))
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

    fn census(&self) -> Census {
        census::of(self)
    }

    fn contents(setup: &Options) -> Census {
        census::of_the_box(setup)
    }
}
