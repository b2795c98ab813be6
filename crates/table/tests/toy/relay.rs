//! The smallest game in which turns pass and one decision can build upon another's: on its turn a
//! seat steps or passes, and the other one may echo each step once.

use std::sync::LazyLock;

use table::census::Census;
use table::decisions;
use table::dice::Dice;
use table::game::{Game, Log, NoLegacy, Played, Refusal, RuleId, RulesVersion};
use table::seat::{Eyes, Seat, Seats};
use table::setup::{Setup, SetupError, SetupSchema, Values};
use table::standing::Standing;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RelaySetup;

static SCHEMA: LazyLock<SetupSchema> = LazyLock::new(|| SetupSchema { options: Vec::new() });

impl Setup for RelaySetup {
    fn schema() -> &'static SetupSchema {
        &SCHEMA
    }

    fn from_values(_: &Values) -> Result<Self, SetupError> {
        Ok(RelaySetup)
    }

    fn to_values(&self) -> Values {
        Values::new()
    }

    fn seats(&self) -> usize {
        2
    }
}

decisions! {
    RelayAction, "step, pass or echo" {
        Step = "step";
        Pass = "pass";
        Echo = "echo";
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relay {
    turn: Seat,
    steps: u32,
    echoes: u32,
}

impl Game for Relay {
    type Setup = RelaySetup;
    type Action = RelayAction;
    type Event = ();
    type View = ();
    type Legacy = NoLegacy;

    const NAME: &'static str = "relay";
    const RULES: RulesVersion = RulesVersion(2);
    const BOUND: usize = usize::MAX;

    /// By the first version the second seat began.
    fn new_by(rules: RulesVersion, _: &RelaySetup, _: &mut Dice) -> Result<Self, SetupError> {
        let first = usize::from(rules < RulesVersion(2));
        Ok(Relay { turn: Seat::new(first), steps: 0, echoes: 0 })
    }

    fn seats(&self) -> usize {
        2
    }

    fn to_act(&self) -> Seats {
        Seats::only(self.turn)
    }

    fn may_act(&self) -> Seats {
        if self.echoes < self.steps { Seats::only(self.turn.left(2)) } else { Seats::NONE }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<RelayAction>) {
        out.clear();
        if seat == self.turn {
            out.extend([RelayAction::Step, RelayAction::Pass]);
        } else if self.may_act().contains(seat) {
            out.push(RelayAction::Echo);
        }
    }

    fn play_legal(&mut self, _: Seat, action: RelayAction, _: &mut Dice, _: &mut impl Log<Self>) -> Played {
        match action {
            RelayAction::Step => self.steps += 1,
            RelayAction::Pass => self.turn = self.turn.left(2),
            RelayAction::Echo => self.echoes += 1,
        }
        Played::QUIET
    }

    fn why_not(&self, _: Seat, _: RelayAction) -> Refusal {
        Refusal { rule: RuleId("RELAY-01"), why: "relay-not-now" }
    }

    fn view(&self, _: Eyes) {}

    fn event_for(_: &(), _: Eyes) -> Option<()> {
        Some(())
    }

    fn imagine(&self, _: Seat, _: &mut Dice) -> Self {
        self.clone()
    }

    fn standing(&self) -> Option<Standing> {
        None
    }

    fn census(&self) -> Census {
        Census::new()
    }

    fn contents(_: &RelaySetup) -> Census {
        Census::new()
    }
}
