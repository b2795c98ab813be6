//! Fitted numbers as source code.

use std::fmt::{Display, Write as _};

/// A file of numbers that a program has made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source(String);

impl Source {
    /// A file of this package about something (“What features are worth.”), with what it uses of the module `weights`.
    pub fn new(about: &str, package: &str, uses: &str) -> Self {
        Source(format!(
            "//! {about}\n//!\n//! Made by `cargo run --release -p {package} --example fit`, which says how. Not to be changed \
             by hand.\n\nuse super::weights::{uses};\n"
        ))
    }

    /// The file `worth.rs`: what everything is worth that is weighed of something (“a position”), so many features on a line.
    pub fn of_worths<const NUMBERS: usize>(
        package: &str,
        uses: &str,
        weighed: &str,
        groups: &[(usize, &str)],
        worths: &[[f32; NUMBERS]],
        a_line: usize,
    ) -> Self {
        let mut source = Source::new("What features are worth, in points.", package, uses);
        source.constant(&format!("What is weighed of {weighed}."), "WORTHS", "[Worth; feature::COUNT]");
        source.line("[");
        source.groups(groups, worths, a_line);
        source.line("];");
        source
    }

    /// A constant of so many numbers, whose value follows.
    pub fn constant(&mut self, about: &str, name: &str, kind: &str) {
        let _ = write!(
            self.0,
            "\n/// {about}\n#[rustfmt::skip]\n#[allow(clippy::approx_constant, reason = \"what looks like a constant of \
             mathematics is an accident\")]\npub(super) const {name}: {kind} = "
        );
    }

    /// A line of text.
    pub fn line(&mut self, text: impl Display) {
        let _ = writeln!(self.0, "{text}");
    }

    /// What the features of each group are worth, under its name.
    fn groups<const NUMBERS: usize>(&mut self, groups: &[(usize, &str)], worths: &[[f32; NUMBERS]], a_line: usize) {
        let mut left = worths;
        for group in groups.chunk_by(|_, (_, next)| next.is_empty()) {
            let (of_group, rest) = left.split_at(group.iter().map(|(features, _)| features).sum());
            self.line(format_args!("    // {}", group[0].1));
            self.worths("    ", of_group, a_line);
            left = rest;
        }
    }

    /// What features are worth, so many on a line.
    pub fn worths<const NUMBERS: usize>(&mut self, indent: &str, worths: &[[f32; NUMBERS]], a_line: usize) {
        for some in worths.chunks(a_line) {
            let cells: Vec<String> = some.iter().map(|numbers| row(numbers)).collect();
            self.line(format_args!("{indent}{},", cells.join(", ")));
        }
    }

    /// All of it.
    pub fn text(self) -> String {
        self.0
    }
}

fn row(numbers: &[f32]) -> String {
    let cells: Vec<String> = numbers.iter().map(|number| format!("{number:.2}")).collect();
    format!("[{}]", cells.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worths_stand_in_groups_with_so_many_on_a_line() {
        let groups = [(1, "start"), (1, "coins"), (2, "")];
        let worths = [[1.0, -2.5], [0.0, 0.126], [3.0, 4.0], [5.0, 6.0]];
        let source = Source::of_worths("toy", "{Worth, feature}", "a position", &groups, &worths, 2);
        let text = source.text();
        assert!(text.contains("\n//! Made by `cargo run --release -p toy --example fit`, which says how."));
        assert!(text.contains(
            "\nuse super::weights::{Worth, feature};\n\n/// What is weighed of a position.\n#[rustfmt::skip]\n"
        ));
        let (_, written) =
            text.split_once("pub(super) const WORTHS: [Worth; feature::COUNT] = [\n").unwrap_or_default();
        let expected =
            "    // start\n    [1.00, -2.50],\n    // coins\n    [0.00, 0.13], [3.00, 4.00],\n    [5.00, 6.00],\n];\n";
        assert_eq!(written, expected);
    }
}
