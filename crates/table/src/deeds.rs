//! What people achieve over any number of games.

use serde::Serialize;

/// Something that a seat did in a finished game: what achievements are made of. Its name is kept with the game's
/// result and is never given to another deed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Deed(pub &'static str);

/// Something to achieve, in one game or in several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Achievement {
    /// Its name: `achievement-NAME` is the sentence that says what is to be done.
    pub name: &'static str,
    /// Of every group one deed must have been done, each in whichever game.
    pub needs: &'static [&'static [Deed]],
}

impl Achievement {
    /// Whether somebody who has done these deeds has achieved it.
    pub fn is_achieved(&self, has_done: impl Fn(Deed) -> bool) -> bool {
        self.needs.iter().all(|group| group.iter().any(|deed| has_done(*deed)))
    }

    /// How many of its groups are done, and how many there are.
    pub fn progress(&self, has_done: impl Fn(Deed) -> bool) -> (usize, usize) {
        let done = self.needs.iter().filter(|group| group.iter().any(|deed| has_done(*deed)));
        (done.count(), self.needs.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EASY: Deed = Deed("easy");
    const HARD: Deed = Deed("hard");
    const OTHER: Deed = Deed("other");
    const BOTH: Achievement = Achievement { name: "both", needs: &[&[EASY, HARD], &[OTHER]] };

    #[test]
    fn of_every_group_one_deed_is_enough() {
        let done = |deeds: &'static [Deed]| move |deed| deeds.contains(&deed);
        assert!(!BOTH.is_achieved(done(&[])));
        assert!(!BOTH.is_achieved(done(&[EASY, HARD])));
        assert!(!BOTH.is_achieved(done(&[OTHER])));
        assert!(BOTH.is_achieved(done(&[HARD, OTHER])));
        assert_eq!(BOTH.progress(done(&[EASY, HARD])), (1, 2));
        assert_eq!(BOTH.progress(done(&[EASY, OTHER])), (2, 2));
    }
}
