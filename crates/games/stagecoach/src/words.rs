//! Stagecoach in words: prompts, options, the story, and the whole table for those who do not see it.
//!
//! Everything is made from a view and said by the messages of `words/*.ftl`.

use table::{RuleId, Seat};
use wording::{Order, Outcome, Phrase, Section, Worded};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Stage, Stagecoach};
use crate::view::View;

mod nouns;
mod story;
mod tables;

use nouns::freight;

impl Worded for Stagecoach {
    wording::books!();

    fn prompt(view: &View) -> Phrase {
        match view.stage {
            Stage::Over => Phrase::new("prompt-over"),
            _ if !view.is_asked() => Phrase::new("prompt-wait").with("who", view.turn),
            Stage::Load => Phrase::new("prompt-load"),
            Stage::Road => {
                let cards = view.own().map_or(0, |coach| coach.cards.len());
                Phrase::new("prompt-road").with("count", cards)
            }
        }
    }

    fn prompt_rule(view: &View) -> Option<RuleId> {
        Some(RuleId(match view.stage {
            Stage::Load => "SC-LOAD-01",
            Stage::Road => "SC-ROAD-01",
            Stage::Over => "SC-END-03",
        }))
    }

    fn option(view: &View, action: Action) -> Phrase {
        match action {
            Action::Take(place) => Phrase::new("option-take")
                .with("freight", freight(view.yard[usize::from(place)]))
                .with("place", place + 1),
            Action::Draw => Phrase::new("option-draw").with("count", view.deck),
            Action::Drive => Phrase::new("option-drive").with("ambush", nouns::ambush(view)),
            Action::Stop => Phrase::new("option-stop").with("points", nouns::delivery(view)),
            Action::HoldUp(seat) => Phrase::new("option-hold-up").with("who", seat),
        }
    }

    fn order(_: &View, action: Action) -> Order {
        if action == Action::Stop { Order::Decline } else { Order::Free }
    }

    fn story(event: &Event, _: &View) -> Phrase {
        story::of(event)
    }

    fn outcome(event: &Event, after: &View) -> Option<Outcome> {
        story::outcome(event, after.seat?)
    }

    fn occasion(view: &View) -> Option<Phrase> {
        Some(match view.stage {
            Stage::Over => Phrase::new("prompt-over"),
            Stage::Load | Stage::Road => Phrase::new("occasion").with("count", view.deck),
        })
    }

    fn table(view: &View) -> Vec<Section> {
        tables::of(view)
    }

    /// Drivers are called by their names alone.
    fn persona(_: &View, _: Seat) -> Option<Phrase> {
        None
    }
}
