//! Colt Express keeps the contract.

use table::{
    Census, Dice, Eyes, Game, Log, NoLegacy, Played, Refusal, RulesVersion, Seat, Seats, SetupError, Standing,
};

use crate::action::Action;
use crate::census;
use crate::data::Character;
use crate::event::Event;
use crate::memory;
use crate::rules::versions;
use crate::setup::{Cast, Options};
use crate::state::ColtExpress;
use crate::view::View;

impl Game for ColtExpress {
    type Setup = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Legacy = NoLegacy;

    const NAME: &'static str = "colt-express";
    const RULES: RulesVersion = versions::NEWEST;
    /// Table 4.12: fewer than this in every setup.
    const BOUND: usize = 650;

    fn new_by(rules: RulesVersion, setup: &Options, dice: &mut Dice) -> Result<Self, SetupError> {
        ColtExpress::set_up(rules, setup, dice)
    }

    fn opening(&self) -> Vec<Event> {
        self.set_up_told()
    }

    fn seats(&self) -> usize {
        self.player_count()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.deciding()
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

    fn logged(told: Event, after: &View) -> Event {
        memory::logged(told, after)
    }

    fn looked_back(then: View, now: &View) -> View {
        memory::looked_back(then, now)
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

    /// Powers that a sentence explains; the newcomer is no exception to the number of cards.
    fn first_setup() -> Options {
        let cast = [Character::Django, Character::Doc, Character::Tuco, Character::Belle];
        Options::for_players(cast.len()).cast(Cast::Chosen(cast.to_vec()))
    }

    fn census(&self) -> Census {
        census::of(self)
    }

    fn contents(_: &Options) -> Census {
        census::of_the_box()
    }
}
