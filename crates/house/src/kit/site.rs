//! What every page of the house has in common.

use wording::{Language, Lexicon};

use super::Reader;
use crate::records::person::Settings;

/// What every page of the house has in common.
#[derive(Clone, Copy)]
pub struct Decor {
    /// The house's own words.
    pub words: &'static Lexicon,
    /// What stands before every address.
    pub base: &'static str,
    /// The folder of the assets.
    pub assets: &'static str,
}

impl Decor {
    /// Somebody who reads without being known.
    pub fn reader<'a>(&'a self, language: Language, settings: &'a Settings) -> Reader<'a> {
        Reader { language, words: self.words, settings, name: "", account: false, base: self.base, assets: self.assets }
    }
}
