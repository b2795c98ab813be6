//! Whether a book is complete, and whether it is the same book in every language.

use std::collections::BTreeSet;
use std::fmt;

use super::{BlockKind, Language, RuleSection, Rulebook, Target};
use crate::Rule;
use table::game::RuleId;

/// Something that a book lacks, or that two languages of it do not share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gap {
    /// A rule is explained nowhere.
    Missing {
        /// In which language.
        language: Language,
        /// The rule.
        rule: RuleId,
    },
    /// A rule is explained or referred to that the game does not have.
    Unknown {
        /// In which language.
        language: Language,
        /// The rule.
        rule: RuleId,
    },
    /// The languages do not have the same sections in the same order. Only the first difference is told.
    Sections {
        /// The English section, if there is one at this place.
        en: Option<&'static str>,
        /// The Polish section, if there is one at this place.
        pl: Option<&'static str>,
    },
    /// A block is not of the same kind in both languages, or does not explain the same rules. Only the
    /// first difference of a section is told.
    Block {
        /// The section.
        section: &'static str,
        /// The number of the block in it, from 1.
        number: usize,
    },
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Gap::Missing { language, rule } => write!(f, "`{language}` explains {rule} nowhere"),
            Gap::Unknown { language, rule } => write!(f, "`{language}` names {rule}, which is no rule of the game"),
            Gap::Sections { en, pl } => {
                let name = |id: &Option<&str>| id.map_or("nothing".to_owned(), |id| format!("`{id}`"));
                write!(f, "where `en` has {}, `pl` has {}", name(en), name(pl))
            }
            Gap::Block { section, number } => {
                write!(f, "block {number} of `{section}` is another kind of block, or explains other rules, in `pl`")
            }
        }
    }
}

/// What a game's rulebook lacks: it has the same sections and blocks in both languages, and explains
/// every rule.
pub fn gaps(en: &Rulebook, pl: &Rulebook, rules: &[Rule]) -> Vec<Gap> {
    let missing = editions(en, pl).into_iter().flat_map(|(language, book)| {
        let explained: BTreeSet<RuleId> = book.blocks().flat_map(|block| block.rules.iter().copied()).collect();
        rules
            .iter()
            .filter(move |rule| !explained.contains(&rule.id))
            .map(move |rule| Gap::Missing { language, rule: rule.id })
    });
    missing.chain(guide_gaps(en, pl, rules)).collect()
}

/// What a guide lacks: it has the same sections and blocks in both languages, but need not explain
/// every rule.
pub fn guide_gaps(en: &Rulebook, pl: &Rulebook, rules: &[Rule]) -> Vec<Gap> {
    let known: BTreeSet<RuleId> = rules.iter().map(|rule| rule.id).collect();
    let unknown = editions(en, pl).into_iter().flat_map(|(language, book)| {
        let named = named(book);
        named.difference(&known).map(|&rule| Gap::Unknown { language, rule }).collect::<Vec<_>>()
    });
    let mut found: Vec<Gap> = unknown.collect();
    match first_difference(&en.sections, &pl.sections, |section| (section.id, section.rank)) {
        Some(at) => {
            let id = |book: &Rulebook| book.sections.get(at).map(|section| section.id);
            found.push(Gap::Sections { en: id(en), pl: id(pl) });
        }
        None => found.extend(en.sections.iter().zip(&pl.sections).filter_map(|(en, pl)| block_gap(en, pl))),
    }
    found
}

fn editions<'a>(en: &'a Rulebook, pl: &'a Rulebook) -> [(Language, &'a Rulebook); Language::ALL.len()] {
    [(Language::En, en), (Language::Pl, pl)]
}

/// Every rule that a book explains or refers to.
fn named(book: &Rulebook) -> BTreeSet<RuleId> {
    let referred = book.blocks().flat_map(|block| block.targets()).filter_map(|target| match target {
        Target::Rule(rule) => Some(rule),
        Target::Section(_) => None,
    });
    book.blocks().flat_map(|block| block.rules.iter().copied()).chain(referred).collect()
}

fn block_gap(en: &RuleSection, pl: &RuleSection) -> Option<Gap> {
    let what = |block: &super::RuleBlock| -> (BlockKind, BTreeSet<RuleId>) {
        (block.kind, block.rules.iter().copied().collect())
    };
    let at = first_difference(&en.blocks, &pl.blocks, what)?;
    Some(Gap::Block { section: en.id, number: at + 1 })
}

/// The first place where two lists differ in what matters of their items.
fn first_difference<T, K: PartialEq>(one: &[T], other: &[T], key: impl Fn(&T) -> K) -> Option<usize> {
    let longest = one.len().max(other.len());
    (0..longest).find(|&at| one.get(at).map(&key) != other.get(at).map(&key))
}
