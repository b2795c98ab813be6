//! The smallest game in which turns pass and one decision can build upon another's: on its turn a
//! seat steps or passes, and the other one may echo each step once.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use table::census::Census;
use table::dice::Dice;
use table::game::{Coded, Game, Log, NoLegacy, NotAnAction, Played, Refusal, RuleId, RulesVersion};
use table::seat::{Eyes, Seat, Seats};
use table::setup::{Form, Setup, SetupError, Values};
use table::standing::Standing;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RelaySetup;

static FORM: LazyLock<Form> = LazyLock::new(|| Form { options: Vec::new() });

impl Setup for RelaySetup {
    fn form() -> &'static Form {
        &FORM
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

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RelayAction {
    Step,
    Pass,
    Echo,
}

const ACTIONS: [(RelayAction, &str); 3] =
    [(RelayAction::Step, "step"), (RelayAction::Pass, "pass"), (RelayAction::Echo, "echo")];

impl fmt::Display for RelayAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(ACTIONS[*self as usize].1)
    }
}

impl FromStr for RelayAction {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let found = ACTIONS.iter().find(|(_, name)| *name == text);
        found.map(|(action, _)| *action).ok_or_else(|| NotAnAction::new(text, "step, pass or echo"))
    }
}

impl Coded for RelayAction {
    const SPACE: usize = 3;

    fn encode(self) -> usize {
        self as usize
    }

    fn decode(code: usize) -> Option<Self> {
        ACTIONS.get(code).map(|(action, _)| *action)
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

    fn told(_: &(), _: Eyes) -> Option<()> {
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
