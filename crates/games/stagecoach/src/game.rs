//! Stagecoach keeps the contract.

use table::{
    Census, Dice, Eyes, Game, Log, NoLegacy, Played, Refusal, RulesVersion, Seat, Seats, SetupError, Standing,
};

use crate::action::Action;
use crate::data::{COPIES, Freight, KINDS, YARD};
use crate::event::Event;
use crate::rules::versions;
use crate::setup::Options;
use crate::state::Stagecoach;
use crate::view::View;

impl Game for Stagecoach {
    type Setup = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Legacy = NoLegacy;

    const NAME: &'static str = "stagecoach";
    const RULES: RulesVersion = versions::NEWEST;
    /// Every turn takes a card from the deck, and has two decisions.
    const BOUND: usize = 2 * (COPIES as usize * KINDS - YARD);

    fn new_by(_: RulesVersion, setup: &Options, dice: &mut Dice) -> Result<Self, SetupError> {
        Ok(Stagecoach::set_up(setup, dice))
    }

    fn opening(&self) -> Vec<Event> {
        self.set_up_told()
    }

    fn seats(&self) -> usize {
        self.coaches.len()
    }

    fn to_act(&self) -> Seats {
        self.deciding()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(seat, out);
    }

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
        self.is_over().then(|| self.account())
    }

    fn reckoning(&self) -> Option<Standing> {
        Some(self.account())
    }

    /// Two is quickest, and hold-ups can wait.
    fn first_setup() -> Options {
        Options::for_players(2).peaceful()
    }

    fn census(&self) -> Census {
        let mut census = Census::new();
        for freight in Freight::ALL {
            census.add(freight.name(), "deck", self.deck.count(freight).into());
            census.add(freight.name(), "gone", self.gone.count(freight).into());
        }
        self.yard.iter().for_each(|freight| census.add(freight.name(), "yard", 1));
        for (seat, coach) in Seat::all(self.seats()).zip(&self.coaches) {
            coach.cards.iter().for_each(|card| census.add(card.freight.name(), format!("coach {seat}"), 1));
        }
        census
    }

    fn contents(_: &Options) -> Census {
        let mut census = Census::new();
        Freight::ALL.iter().for_each(|freight| census.add(freight.name(), "box", COPIES.into()));
        census
    }
}
