//! What all of it comes to.

use std::fmt::Write;

use crate::mutant::Mutant;
use crate::results::{Fate, Stage};

/// What became of a sample.
pub struct Report<'a> {
    /// The game.
    pub game: &'a str,
    /// How many mutants there are in the files that were looked at.
    pub all: usize,
    /// How many cannot be switched.
    pub left_out: usize,
    /// How many of those that were tried are no programs.
    pub unviable: usize,
    /// The sample, and what became of each.
    pub fates: Vec<(&'a Mutant, &'a Fate)>,
}

impl Report<'_> {
    fn count(&self, fate: impl Fn(&Fate) -> bool) -> usize {
        self.fates.iter().filter(|(_, it)| fate(it)).count()
    }

    /// Everything, for people.
    pub fn text(&self) -> String {
        let viable = self.fates.len();
        let caught = self.count(|fate| matches!(fate, Fate::Caught { .. }));
        let by = |wanted: Stage| self.count(|fate| matches!(fate, Fate::Caught { stage, .. } if *stage == wanted));
        let late = self.count(|fate| matches!(fate, Fate::Caught { by, .. } if by == "time"));
        let share = if viable == 0 { 100.0 } else { 100.0 * caught as f64 / viable as f64 };
        let mut text = format!(
            "{}: {viable} mutants of {} ({} cannot be switched; {} of those tried are no programs)\n\
             caught {caught}, {share:.1}%: {} by short tests, {} by long ones; {late} of them because time was up\n",
            self.game,
            self.all,
            self.left_out,
            self.unviable,
            by(Stage::Short),
            by(Stage::Long),
        );
        let survivors = self.fates.iter().filter_map(|(mutant, fate)| match fate {
            Fate::Survived { tests } => Some((mutant, tests)),
            _ => None,
        });
        let mut survivors: Vec<_> = survivors.collect();
        survivors.sort_by_key(|(mutant, _)| mutant.id);
        let _ = writeln!(text, "survived {}{}", survivors.len(), if survivors.is_empty() { "" } else { ":" });
        for (mutant, tests) in survivors {
            let reached = if *tests == 0 { "no test reaches it".into() } else { format!("{tests} tests reach it") };
            let _ = writeln!(text, "{mutant} ({reached})");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find::find;

    #[test]
    fn a_report_counts_and_names_survivors() {
        let found = find("src/rules.rs", "fn f(a: u8) -> bool { a > 2 }", 0).expect("mutants").mutants;
        let caught = |stage, by: &str| Fate::Caught { stage, by: by.into() };
        let fates = [
            caught(Stage::Short, "turn::two"),
            caught(Stage::Long, "time"),
            Fate::Survived { tests: 7 },
            Fate::Survived { tests: 0 },
        ];
        let fates = found.iter().zip(&fates).collect();
        let text = Report { game: "nim", all: 90, left_out: 5, unviable: 2, fates }.text();
        let expected = "\
nim: 4 mutants of 90 (5 cannot be switched; 2 of those tried are no programs)
caught 2, 50.0%: 1 by short tests, 1 by long ones; 1 of them because time was up
survived 2:
   3  src/rules.rs:1  f: replace > with >= in `a > 2` (7 tests reach it)
   4  src/rules.rs:1  f: replace > with == in `a > 2` (no test reaches it)
";
        assert_eq!(text, expected);
    }
}
