//! Ticket to Ride Legacy in words: prompts, options, the story, readings, the chronicle of a campaign, and the whole
//! table for those who do not see it.
//!
//! Everything is made from a view and said by the messages of `words/*.ftl`; names and texts of what is in the box are in
//! `data/*texts.toml`. What is still sealed at a table is never said there: words know of it only through the view.

mod account;
mod books;
pub(crate) mod chronicle;
pub(crate) mod nouns;
mod options;
pub(crate) mod own;
mod prompt;
mod readings;
mod results;
mod story;
pub(crate) mod tables;
pub(crate) mod texts;
pub(crate) mod ways;

use table::{RuleId, Seat, Standing};
use wording::{Order, Outcome, Phrase, Reading, SealedBook, Section, Worded};

use crate::action::Action;
use crate::event::Event;
use crate::setup::Options;
use crate::state::TicketToRide;
use crate::view::{Chronicle, View};

/// What a member may know of the campaign that a setup goes on with.
pub(crate) fn chronicled(setup: &Options, member: Option<usize>) -> Option<Chronicle> {
    setup.record().map(|record| Chronicle::of(record, setup.totals(), member))
}

impl Worded for TicketToRide {
    wording::books!();

    fn sealed_books() -> &'static [SealedBook] {
        books::all()
    }

    fn opened(view: &View) -> Vec<&'static str> {
        books::opened(view)
    }

    fn prompt(view: &View) -> Phrase {
        prompt::of(view)
    }

    fn prompt_rule(view: &View) -> Option<RuleId> {
        Some(RuleId(prompt::rule(view)))
    }

    fn option(view: &View, action: Action) -> Phrase {
        options::of(view, action)
    }

    fn group(view: &View, action: Action) -> Option<Phrase> {
        options::group(view, action)
    }

    /// How many tickets are kept, then which.
    fn part(_: &View, action: Action) -> Option<Phrase> {
        let Action::Keep(mask) = action else { return None };
        Some(Phrase::new("part-keep").with("count", mask.count_ones() as usize))
    }

    fn order(_: &View, action: Action) -> Order {
        match action {
            Action::Decline | Action::Rest | Action::GiveUp => Order::Decline,
            _ => Order::Free,
        }
    }

    fn story(event: &Event, after: &View) -> Phrase {
        story::of(event, after)
    }

    fn reading(event: &Event, after: &View) -> Option<Reading> {
        readings::of(event, after)
    }

    fn chronicle(setup: &Options, member: Option<usize>) -> Vec<Section> {
        chronicled(setup, member).map_or(Vec::new(), |known| chronicle::of(&known))
    }

    fn inventory(setup: &Options, member: Option<usize>) -> Vec<Section> {
        chronicled(setup, member).map_or(Vec::new(), |known| chronicle::inventory(&known))
    }

    fn member(setup: &Options, member: usize) -> Option<Phrase> {
        setup.record()?.companies().nth(member).map(nouns::company)
    }

    fn chapter_title(setup: &Options, number: usize) -> Option<Phrase> {
        setup.record()?;
        chronicle::chapter(number)
    }

    fn outcome(event: &Event, after: &View) -> Option<Outcome> {
        results::of(event, after)
    }

    fn occasion(view: &View) -> Option<Phrase> {
        Some(results::occasion(view))
    }

    fn opens(event: &Event) -> Option<Phrase> {
        results::opens(event)
    }

    fn table(view: &View) -> Vec<Section> {
        tables::of(view)
    }

    fn account(_: &View, standing: &Standing) -> Section {
        account::section(standing)
    }

    /// The company.
    fn persona(view: &View, seat: Seat) -> Option<Phrase> {
        Some(nouns::company(nouns::player(view, seat).company))
    }
}
