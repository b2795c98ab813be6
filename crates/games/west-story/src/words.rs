//! West Story in words: prompts, options, the story, and the whole table for those who do not see it.
//!
//! Everything is made from a view and said by the messages of `words/*.ftl`.

mod account;
mod cards;
mod dice;
mod nouns;
mod options;
mod prices;
mod prompt;
mod story;
mod tables;

use std::sync::LazyLock;

use table::words::{Language, Lexicon, Phrase, Rule, Rulebook, Section, Worded, read_rules};
use table::{RuleId, Seat, Standing};

use crate::action::Action;
use crate::event::Event;
use crate::state::WestStory;
use crate::view::View;

static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
    Lexicon::new(&[(Language::En, include_str!("../words/en.ftl")), (Language::Pl, include_str!("../words/pl.ftl"))])
        .expect("the words in this crate are well formed")
});

static RULES: LazyLock<Vec<Rule>> =
    LazyLock::new(|| read_rules(include_str!("../rules.toml")).expect("the rules in this crate are well formed"));

/// A book in every language, in the order of [`Language::ALL`].
type Editions = LazyLock<[Rulebook; Language::ALL.len()]>;

static RULEBOOK: Editions =
    LazyLock::new(|| [book(include_str!("../words/rules.en.md")), book(include_str!("../words/rules.pl.md"))]);

static FIRST_GAME: Editions = LazyLock::new(|| {
    [book(include_str!("../words/first-game.en.md")), book(include_str!("../words/first-game.pl.md"))]
});

fn book(text: &'static str) -> Rulebook {
    Rulebook::parse(text).expect("the books in this crate are well formed")
}

impl Worded for WestStory {
    fn lexicon() -> &'static Lexicon {
        &LEXICON
    }

    fn rules() -> &'static [Rule] {
        &RULES
    }

    fn rulebook(language: Language) -> &'static Rulebook {
        &RULEBOOK[language as usize]
    }

    fn first_game(language: Language) -> &'static Rulebook {
        &FIRST_GAME[language as usize]
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

    fn story(event: &Event, after: &View) -> Phrase {
        story::of(event, after)
    }

    fn table(view: &View) -> Vec<Section> {
        tables::of(view)
    }

    fn account(view: &View, standing: &Standing) -> Section {
        account::section(view, standing)
    }

    /// Tom alone has a name that comes with the game.
    fn persona(view: &View, seat: Seat) -> Option<Phrase> {
        view.table.is_tom(seat).then(|| nouns::who(view, seat))
    }
}
