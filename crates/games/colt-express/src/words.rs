//! Colt Express in words: prompts, options, the story, and the whole table for those who do not see it.
//!
//! Everything is made from a view and said by the messages of `words/*.ftl`.

mod nouns;
mod options;
mod prompt;
mod rulebook;
mod story;
mod tables;

use std::sync::LazyLock;

use table::Seat;
use table::words::{Language, Lexicon, Phrase, Rule, Section, Worded};

use crate::action::Action;
use crate::event::Event;
use crate::state::ColtExpress;
use crate::view::View;

static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
    Lexicon::new(&[(Language::En, include_str!("../words/en.ftl")), (Language::Pl, include_str!("../words/pl.ftl"))])
        .expect("the words in this crate are well formed")
});

static RULES: LazyLock<Vec<Rule>> =
    LazyLock::new(|| rulebook::read(include_str!("../rules.toml")).expect("the rules in this crate are well formed"));

impl Worded for ColtExpress {
    fn lexicon() -> &'static Lexicon {
        &LEXICON
    }

    fn rules() -> &'static [Rule] {
        &RULES
    }

    fn prompt(view: &View) -> Phrase {
        prompt::of(view)
    }

    fn option(view: &View, action: Action) -> Phrase {
        options::of(view, action)
    }

    fn story(event: &Event, after: &View) -> Phrase {
        story::of(event, after)
    }

    fn table(view: &View) -> Vec<Section> {
        tables::of(view)
    }

    /// The characters of this seat.
    fn persona(view: &View, seat: Seat) -> Option<Phrase> {
        nouns::team(view, seat)
    }
}
