//! Words that are said again and again, and kept.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::sync::{Arc, PoisonError, RwLock};

use super::{Language, Phrase};

/// Something that is called the same at every table: a space of a board, a card. A drawing has a hundred labels, and a
/// game has a few thousand at most, so each is said once and remembered by its [`super::Lexicon`].
///
/// ```
/// use wording::{Label, Language, Lexicon, Phrase};
///
/// #[derive(Clone, Copy, PartialEq, Eq, Hash)]
/// struct Car(u8);
///
/// impl Label for Car {
///     fn phrase(self) -> Phrase {
///         Phrase::new("car").with("number", self.0)
///     }
/// }
///
/// let words = Lexicon::new(&[(Language::En, "car = car { $number }"), (Language::Pl, "car = wagon { $number }")])?;
/// assert_eq!(&*words.label(Language::Pl, Car(3)), "wagon 3");
/// # Ok::<(), wording::LexiconError>(())
/// ```
pub trait Label: Copy + Eq + Hash + Send + Sync + 'static {
    /// What it says. Nobody is named in it: people are called differently at every table.
    fn phrase(self) -> Phrase;
}

/// The labels of one kind that were ever said, by language.
type Said<L> = HashMap<(Language, L), Arc<str>>;

/// Every label that was ever said. Games have one kind of labels or two, so looking through the kinds is quick.
#[derive(Default)]
pub(super) struct Memory(RwLock<Vec<(TypeId, Box<dyn Any + Send + Sync>)>>);

impl Memory {
    /// The words of a label: those said before, or `say` says them.
    pub fn recall<L: Label>(&self, language: Language, label: L, say: impl FnOnce(&Phrase) -> String) -> Arc<str> {
        let key = (language, label);
        let kinds = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let known = kinds.iter().find(|(kind, _)| *kind == TypeId::of::<L>());
        let known = known.and_then(|(_, said)| said.downcast_ref::<Said<L>>()).and_then(|said| said.get(&key));
        if let Some(words) = known {
            return Arc::clone(words);
        }
        drop(kinds);
        let words: Arc<str> = say(&label.phrase()).into();
        self.keep(key, &words);
        words
    }

    fn keep<L: Label>(&self, key: (Language, L), words: &Arc<str>) {
        let mut kinds = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let place = kinds.iter().position(|(kind, _)| *kind == TypeId::of::<L>()).unwrap_or_else(|| {
            kinds.push((TypeId::of::<L>(), Box::new(Said::<L>::new())));
            kinds.len() - 1
        });
        if let Some(said) = kinds[place].1.downcast_mut::<Said<L>>() {
            said.insert(key, Arc::clone(words));
        }
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memory").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    struct Number(u8);

    impl Label for Number {
        fn phrase(self) -> Phrase {
            Phrase::new("number").with("number", self.0)
        }
    }

    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    struct Word(&'static str);

    impl Label for Word {
        fn phrase(self) -> Phrase {
            Phrase::new(self.0)
        }
    }

    #[test]
    fn a_label_is_said_once_in_each_language_and_kinds_do_not_mix() {
        let memory = Memory::default();
        let said = |words: &str| {
            let words = words.to_owned();
            move |_: &Phrase| words
        };
        assert_eq!(&*memory.recall(Language::En, Number(1), said("one")), "one");
        assert_eq!(&*memory.recall(Language::Pl, Number(1), said("jeden")), "jeden");
        assert_eq!(&*memory.recall(Language::En, Word("one"), said("word")), "word");
        let never = |_: &Phrase| -> String { unreachable!("it was said before") };
        assert_eq!(&*memory.recall(Language::En, Number(1), never), "one");
        assert_eq!(&*memory.recall(Language::Pl, Number(1), never), "jeden");
        assert_eq!(&*memory.recall(Language::En, Word("one"), never), "word");
    }
}
