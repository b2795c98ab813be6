//! What people type.

use std::path::PathBuf;

use wording::{Language, Phrase, Unnamed};

use crate::words::lexicon;

/// What somebody wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Choose the option with this number, or written this way.
    Choose(String),
    /// Take back one's latest decision.
    Undo,
    /// Let somebody do something out of turn: a seat by number or name, if one is named.
    Interject(Option<String>),
    /// Ask the coach.
    Hint,
    /// Ask why something is not possible.
    Why(String),
    /// Show the table, or the parts of it whose titles hold this.
    Table(Option<String>),
    /// Tell the story from the beginning.
    Log,
    /// Show a rule, or all of them.
    Rules(Option<String>),
    /// Keep the game in a file.
    Save(PathBuf),
    /// Go on with another game.
    Load(PathBuf),
    /// Show what can be typed.
    Help,
    /// Leave.
    Quit,
    /// A command that needs something after it.
    Incomplete(Verb),
    /// Nothing was typed.
    Nothing,
}

/// The commands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// `undo`
    Undo,
    /// `interject WHO`
    Interject,
    /// `hint`
    Hint,
    /// `why ACTION`
    Why,
    /// `table PART`
    Table,
    /// `log`
    Log,
    /// `rules ID`
    Rules,
    /// `save FILE`
    Save,
    /// `load FILE`
    Load,
    /// `help`
    Help,
    /// `quit`
    Quit,
}

impl Verb {
    /// All of them, in the order of the help.
    pub const ALL: [Verb; 11] = [
        Verb::Undo,
        Verb::Interject,
        Verb::Hint,
        Verb::Why,
        Verb::Table,
        Verb::Log,
        Verb::Rules,
        Verb::Save,
        Verb::Load,
        Verb::Help,
        Verb::Quit,
    ];

    /// How it is typed in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Verb::Undo => "undo",
            Verb::Interject => "interject",
            Verb::Hint => "hint",
            Verb::Why => "why",
            Verb::Table => "table",
            Verb::Log => "log",
            Verb::Rules => "rules",
            Verb::Save => "save",
            Verb::Load => "load",
            Verb::Help => "help",
            Verb::Quit => "quit",
        }
    }

    /// How it is typed in one language.
    pub fn word(self, language: Language) -> String {
        lexicon().say(language, &Phrase::new(format!("command-{}", self.name())), &Unnamed)
    }

    /// What it does, in words.
    pub fn help(self) -> Phrase {
        Phrase::new(format!("command-{}.help", self.name()))
    }

    fn typed(word: &str, language: Language) -> Option<Verb> {
        Verb::ALL.into_iter().find(|verb| verb.name() == word || verb.word(language) == word)
    }

    fn with(self, rest: &str) -> Order {
        match (self, rest) {
            (Verb::Undo, _) => Order::Undo,
            (Verb::Interject, "") => Order::Interject(None),
            (Verb::Interject, who) => Order::Interject(Some(who.to_owned())),
            (Verb::Hint, _) => Order::Hint,
            (Verb::Table, "") => Order::Table(None),
            (Verb::Table, part) => Order::Table(Some(part.to_owned())),
            (Verb::Log, _) => Order::Log,
            (Verb::Help, _) => Order::Help,
            (Verb::Quit, _) => Order::Quit,
            (Verb::Rules, "") => Order::Rules(None),
            (Verb::Rules, id) => Order::Rules(Some(id.to_ascii_uppercase())),
            (Verb::Why | Verb::Save | Verb::Load, "") => Order::Incomplete(self),
            (Verb::Why, action) => Order::Why(action.to_owned()),
            (Verb::Save, file) => Order::Save(PathBuf::from(file)),
            (Verb::Load, file) => Order::Load(PathBuf::from(file)),
        }
    }
}

impl Order {
    /// Understands a line. What is no command is meant for the game.
    pub fn read(line: &str, language: Language) -> Order {
        let line = line.trim();
        if line.is_empty() {
            return Order::Nothing;
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match Verb::typed(&word.to_lowercase(), language) {
            Some(verb) => verb.with(rest.trim()),
            None => Order::Choose(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_understood_in_english_and_in_the_language_spoken() {
        let read = |line| Order::read(line, Language::Pl);
        assert_eq!(read(" undo "), Order::Undo);
        assert_eq!(read("cofnij"), Order::Undo);
        assert_eq!(read("wtrąć"), Order::Interject(None));
        assert_eq!(read("interject Anna Maria"), Order::Interject(Some("Anna Maria".to_owned())));
        assert_eq!(read("Zapisz moja gra.rail"), Order::Save("moja gra.rail".into()));
        assert_eq!(Order::read("cofnij", Language::En), Order::Choose("cofnij".to_owned()));
    }

    #[test]
    fn what_is_no_command_is_for_the_game() {
        let read = |line| Order::read(line, Language::En);
        assert_eq!(read("3"), Order::Choose("3".to_owned()));
        assert_eq!(read("play doc.move"), Order::Choose("play doc.move".to_owned()));
        assert_eq!(read("   "), Order::Nothing);
        assert_eq!(read("why play doc.move"), Order::Why("play doc.move".to_owned()));
        assert_eq!(read("why"), Order::Incomplete(Verb::Why));
        assert_eq!(read("table"), Order::Table(None));
        assert_eq!(read("Table the Train "), Order::Table(Some("the Train".to_owned())));
        assert_eq!(read("rules ab-x-01"), Order::Rules(Some("AB-X-01".to_owned())));
    }

    #[test]
    fn every_command_has_a_word_and_help_in_every_language() {
        for language in Language::ALL {
            for verb in Verb::ALL {
                assert!(lexicon().knows(language, &format!("command-{}", verb.name())));
                assert!(lexicon().knows(language, &verb.help().id));
            }
        }
    }
}
