//! Ticket to Ride Legacy keeps the contract.

use table::{Census, Chapter, Dice, Eyes, Game, Log, Played, Refusal, RulesVersion, Seat, Seats, SetupError, Standing};

use crate::action::Action;
use crate::census;
use crate::event::Event;
use crate::record::Record;
use crate::rules::versions;
use crate::setup::{Mode, Options};
use crate::state::{Stage, TicketToRide};
use crate::view::View;

impl Game for TicketToRide {
    type Setup = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    /// The record of the campaign (TTR-CAMP-02).
    type Legacy = Record;

    const NAME: &'static str = "ticket-to-ride-legacy";
    const RULES: RulesVersion = versions::RESTING_POSTCARDS;
    /// At most 200 strands are built, and before each of them and at the end 199 turns can pass without one
    /// (TTR-TURN-06). A turn takes at most postcards taken up, a strand, its cards, two surcharges, an end for the outlaws,
    /// nine postcards with a site each and two to be shown; twelve events can ask five players each for a card. Setting up
    /// and the steps after a game take less than a turn of that kind.
    const BOUND: usize = 201 * 200 * 90;

    fn new_by(rules: RulesVersion, setup: &Options, dice: &mut Dice) -> Result<Self, SetupError> {
        TicketToRide::set_up(rules, setup, dice)
    }

    fn opening(&self) -> Vec<Event> {
        self.opened()
    }

    #[inline]
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
        Some(self.account(|seat| if self.is_scored() { self.player(seat).slip } else { self.slip(seat) }))
    }

    /// TTR-VAR-01: a single game, with enough companies to be in each other's way.
    fn first_setup() -> Options {
        Options::for_players(3)
    }

    fn census(&self) -> Census {
        census::of(self)
    }

    fn contents(_: &Options) -> Census {
        census::of_the_box()
    }

    /// A game of a campaign leaves its record; one by itself, or after a campaign, leaves nothing (TTR-VAR-02).
    fn legacy(&self) -> Option<Record> {
        (self.stage == Stage::Over && self.fixed.mode == Mode::Campaign).then_some(self.record)
    }

    /// The same companies play on; who is absent next time is for the table to say (TTR-CAMP-18).
    fn inherit(setup: &Options, legacy: &Record) -> Options {
        setup.followed_by(legacy).unwrap_or_else(|_| setup.clone())
    }

    /// TTR-FINAL-01
    fn concluded(legacy: &Record) -> Option<Standing> {
        legacy.concluded()
    }

    fn chapter(setup: &Options) -> Option<Chapter> {
        setup.chapter()
    }

    fn attended(setup: &Options, members: &[usize]) -> Result<Options, SetupError> {
        setup.attended(members)
    }
}
