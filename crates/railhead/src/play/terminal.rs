//! The keyboard and the screen.

use std::io::{BufRead, Write};

use wording::{Language, Lexicon, Names, Phrase, Section, Unnamed};

use crate::failure::Failure;
use crate::words::lexicon;

/// Clears the screen and what can be scrolled back to.
pub(super) const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// How far a screen scrolls that cannot be cleared.
const FAR: usize = 3;

/// A keyboard and a screen that speak one language.
pub struct Terminal<'a> {
    input: Box<dyn BufRead + 'a>,
    out: &'a mut dyn Write,
    /// The language spoken.
    pub language: Language,
    clears: bool,
}

impl<'a> Terminal<'a> {
    /// `clears` says whether there is a screen, which understands escape sequences.
    pub fn new(input: Box<dyn BufRead + 'a>, out: &'a mut dyn Write, language: Language, clears: bool) -> Self {
        Terminal { input, out, language, clears }
    }

    /// Writes one line.
    pub fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Says something of the terminal's own.
    pub fn say(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        let text = self.said(phrase);
        self.line(&text)
    }

    /// Something of the terminal's own, as text.
    pub fn said(&self, phrase: &Phrase) -> String {
        lexicon().say(self.language, phrase, &Unnamed)
    }

    /// Something of the terminal's own about people with these names, as text.
    pub fn said_of(&self, phrase: &Phrase, names: &dyn Names) -> String {
        lexicon().say(self.language, phrase, names)
    }

    /// Says something of a game's.
    pub fn say_for(&mut self, lexicon: &Lexicon, phrase: &Phrase, names: &dyn Names) -> Result<(), Failure> {
        let text = lexicon.say(self.language, phrase, names);
        self.line(&text)
    }

    /// Writes sections of a game's, an empty line before each.
    pub fn sections(&mut self, lexicon: &Lexicon, sections: &[Section], names: &dyn Names) -> Result<(), Failure> {
        for section in sections {
            let text = lexicon.plain(self.language, section, names);
            write!(self.out, "\n{text}")?;
        }
        Ok(())
    }

    /// Asks for a line; nothing when the input has ended.
    pub fn ask(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        write!(self.out, "{prompt} ")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    /// Hides what is on the screen.
    pub fn clear(&mut self) -> Result<(), Failure> {
        if self.clears {
            write!(self.out, "{CLEAR}")?;
        } else {
            write!(self.out, "{}", "\n".repeat(FAR))?;
        }
        Ok(())
    }
}
