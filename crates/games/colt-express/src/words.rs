//! Colt Express in words: prompts, options, the story, and the whole table for those who do not see it.
//!
//! Everything is made from a view and said by the messages of `words/*.ftl`.

mod account;
mod nouns;
mod options;
mod outcome;
mod prompt;
mod story;
mod tables;

use table::{RuleId, Seat, Standing};
use wording::{Order, Outcome, Phrase, Section, Worded, lesson_of};

use crate::action::Action;
use crate::data::{Kind, Turn};
use crate::event::Event;
use crate::state::ColtExpress;
use crate::view::{Ask, Phase, View};

impl Worded for ColtExpress {
    wording::books!();

    fn prompt(view: &View) -> Phrase {
        prompt::of(view)
    }

    fn prompt_rule(view: &View) -> Option<RuleId> {
        question_rule(&view.phase).map(RuleId)
    }

    /// What is special about a Turn is told the first time it comes up.
    fn lesson(view: &View) -> Option<Phrase> {
        match (&view.phase, view.seat) {
            (Phase::Planning { symbol, may_hide, .. }, Some(seat)) if view.to_act.contains(seat) => {
                Some(Phrase::new(planning_lesson(*symbol, *may_hide)))
            }
            _ => lesson_of(ColtExpress::lexicon(), &prompt::of(view)),
        }
    }

    fn option(view: &View, action: Action) -> Phrase {
        options::of(view, action)
    }

    fn order(_: &View, action: Action) -> Order {
        match action {
            Action::Pass | Action::Leave => Order::Decline,
            _ => Order::Free,
        }
    }

    fn story(event: &Event, after: &View) -> Phrase {
        story::of(event, after)
    }

    fn outcome(event: &Event, after: &View) -> Option<Outcome> {
        outcome::of(event, after)
    }

    fn occasion(view: &View) -> Option<Phrase> {
        Some(prompt::occasion(view))
    }

    fn opens(event: &Event) -> Option<Phrase> {
        match event {
            Event::RoundBegan { round, .. } => Some(Phrase::new("occasion-round").with("round", *round)),
            _ => None,
        }
    }

    fn closes(event: &Event) -> Option<Phrase> {
        match event {
            Event::RoundEnded { round } => Some(Phrase::new("occasion-round").with("round", *round)),
            _ => None,
        }
    }

    fn brought(before: &View, after: &View, seat: Seat) -> Option<Phrase> {
        Some(outcome::brought(before, after, seat))
    }

    fn table(view: &View) -> Vec<Section> {
        tables::of(view)
    }

    fn account(view: &View, standing: &Standing) -> Section {
        account::of(view, standing)
    }

    /// The characters of this seat.
    fn persona(view: &View, seat: Seat) -> Option<Phrase> {
        nouns::team(view, seat)
    }
}

/// The rule that the question of a phase is about; nothing while nobody decides.
const fn question_rule(phase: &Phase) -> Option<&'static str> {
    Some(match phase {
        Phase::Picking { .. } => "CE-SETUP-02",
        Phase::Boarding => "CE-TWO-03",
        Phase::Planning { symbol, may_hide, .. } => planning_rule(*symbol, *may_hide),
        Phase::Keeping => "CE-EXP-02",
        Phase::Resolving { card, ask } => resolution_rule(card.kind, *ask),
        Phase::Pickpockets { .. } => "CE-EV-PICK-01",
        Phase::Over => "CE-SCORE-04",
        Phase::Unfolding => return None,
    })
}

/// In an open Turn what one may do at all is the question; in the others it is what is special.
const fn planning_rule(symbol: Turn, may_hide: bool) -> &'static str {
    match symbol {
        Turn::Tunnel => "CE-TURN-02",
        _ if may_hide => "CE-GHOST-01",
        Turn::Open => "CE-PLAN-02",
        Turn::SpeedingUp => "CE-TURN-03",
        Turn::Switching => "CE-TURN-05",
    }
}

const fn planning_lesson(symbol: Turn, may_hide: bool) -> &'static str {
    match symbol {
        Turn::Tunnel => "lesson-plan-tunnel",
        _ if may_hide => "lesson-plan-hide",
        Turn::Open => "lesson-plan",
        Turn::SpeedingUp => "lesson-plan-twice",
        Turn::Switching => "lesson-plan-switching",
    }
}

const fn resolution_rule(kind: Kind, ask: Ask) -> &'static str {
    match (ask, kind) {
        (Ask::Knock { .. }, _) => "CE-PUNCH-03",
        (Ask::Pocket { .. }, _) => "CE-CHEY-01",
        (Ask::Push { .. }, _) => "CE-PUNCH-06",
        (Ask::Card, Kind::Move) => "CE-MOVE-01",
        (Ask::Card, Kind::Level) => "CE-LEVEL-01",
        (Ask::Card, Kind::Shoot) => "CE-SHOOT-01",
        (Ask::Card, Kind::Rob) => "CE-ROB-01",
        (Ask::Card, Kind::Punch) => "CE-PUNCH-01",
        (Ask::Card, Kind::Sheriff) => "CE-SCARD-01",
    }
}
