//! What people achieve over any number of games.

use serde::Serialize;

/// Something that a seat did in a finished game: what achievements are made of. Its name is kept with the game's
/// result and is never given to another feat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Feat(pub &'static str);

/// Something to achieve, in one game or in several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Achievement {
    /// Its name: `achievement-NAME` is the sentence that says what is to be done.
    pub name: &'static str,
    /// Of every group one feat must have been done, each in whichever game.
    pub needs: &'static [&'static [Feat]],
}

impl Achievement {
    /// Whether somebody who has done these feats has achieved it.
    pub fn is_achieved(&self, has_done: impl Fn(Feat) -> bool) -> bool {
        self.needs.iter().all(|group| group.iter().any(|feat| has_done(*feat)))
    }

    /// How many of its groups are done, and how many there are.
    pub fn progress(&self, has_done: impl Fn(Feat) -> bool) -> (usize, usize) {
        let done = self.needs.iter().filter(|group| group.iter().any(|feat| has_done(*feat)));
        (done.count(), self.needs.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EASY: Feat = Feat("easy");
    const HARD: Feat = Feat("hard");
    const OTHER: Feat = Feat("other");
    const BOTH: Achievement = Achievement { name: "both", needs: &[&[EASY, HARD], &[OTHER]] };

    #[test]
    fn of_every_group_one_deed_is_enough() {
        let done = |feats: &'static [Feat]| move |feat| feats.contains(&feat);
        assert!(!BOTH.is_achieved(done(&[])));
        assert!(!BOTH.is_achieved(done(&[EASY, HARD])));
        assert!(!BOTH.is_achieved(done(&[OTHER])));
        assert!(BOTH.is_achieved(done(&[HARD, OTHER])));
        assert_eq!(BOTH.progress(done(&[EASY, HARD])), (1, 2));
        assert_eq!(BOTH.progress(done(&[EASY, OTHER])), (2, 2));
    }
}
