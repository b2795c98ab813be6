//! What the compiler makes of it, and says about it.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::Deserialize;

use crate::mutant::Mutant;
use crate::switch::{Place, Switched};
use crate::tree::Tree;
use crate::trouble::{At, Trouble};

/// Cargo on a copy.
pub struct Cargo<'a> {
    tree: &'a Tree,
    target: &'a Path,
}

/// One line of what cargo says.
#[derive(Deserialize)]
struct Line {
    message: Option<Message>,
    target: Option<Target>,
    executable: Option<PathBuf>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

/// What the compiler complains about.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Message {
    level: String,
    rendered: Option<String>,
    spans: Vec<Span>,
    #[serde(default)]
    children: Vec<Child>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Child {
    spans: Vec<Span>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Span {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
    is_primary: bool,
}

/// A program of tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// What cargo calls it.
    pub name: String,
    /// Where it is.
    pub path: PathBuf,
}

impl<'a> Cargo<'a> {
    /// Builds a copy into this folder.
    pub fn new(tree: &'a Tree, target: &'a Path) -> Self {
        Cargo { tree, target }
    }

    fn run(&self, arguments: &[&str]) -> Result<(bool, Vec<Line>), Trouble> {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(arguments).args([
            "--quiet",
            "--all-features",
            "--message-format=json",
            "--package",
            &self.tree.game,
        ]);
        cargo.arg("--target-dir").arg(self.target).current_dir(&self.tree.root).stderr(Stdio::inherit());
        let output = cargo.output().at("cargo")?;
        let lines = String::from_utf8_lossy(&output.stdout);
        let lines = lines.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        Ok((output.status.success(), lines))
    }

    /// What keeps the game from being compiled.
    fn errors(&self) -> Result<Vec<Message>, Trouble> {
        let (well, lines) = self.run(&["check", "--lib"])?;
        let errors = lines.into_iter().filter_map(|line| line.message).filter(|message| message.level == "error");
        let errors: Vec<Message> = errors.collect();
        if !well && errors.is_empty() {
            return Err(Trouble::new("cargo could not begin: see above"));
        }
        Ok(errors)
    }

    /// Builds the programs of tests.
    pub fn programs(&self) -> Result<Vec<Program>, Trouble> {
        let (well, lines) = self.run(&["test", "--lib", "--test", "rules", "--no-run"])?;
        if !well {
            let told = lines.into_iter().filter_map(|line| line.message?.rendered).collect::<String>();
            return Err(Trouble::new(format!("the tests of the copy cannot be built:\n{told}")));
        }
        let program = |line: Line| Some(Program { name: line.target?.name, path: line.executable? });
        Ok(lines.into_iter().filter_map(program).collect())
    }

    /// Writes the code with these mutants, and takes back one after the other that cannot be compiled. Says which those are.
    pub fn settle(&self, mutants: &[&Mutant], last: u32) -> Result<BTreeSet<u32>, Trouble> {
        let mut dropped = BTreeSet::new();
        loop {
            let left: Vec<&Mutant> = mutants.iter().copied().filter(|mutant| !dropped.contains(&mutant.id)).collect();
            let written = self.tree.write(&left, last)?;
            let errors = self.errors()?;
            if errors.is_empty() {
                return Ok(dropped);
            }
            let guilty: BTreeSet<u32> = errors.iter().flat_map(|error| blamed(error, &written)).collect();
            if guilty.is_empty() {
                let told = errors.into_iter().filter_map(|error| error.rendered).collect::<String>();
                return Err(Trouble::new(format!("the copy cannot be compiled, and no mutant is to blame:\n{told}")));
            }
            dropped.extend(guilty);
        }
    }
}

/// The mutants that an error is about: those whose own code is shown, or else the innermost one around what is wrong, or
/// else the nearest one.
fn blamed(error: &Message, written: &[(PathBuf, Switched)]) -> BTreeSet<u32> {
    let shown: Vec<&Span> = error.spans.iter().chain(error.children.iter().flat_map(|child| &child.spans)).collect();
    let places = |span: &Span| {
        let file = written.iter().find(|(path, _)| path.ends_with(&span.file_name));
        file.map(|(_, switched)| switched.places.as_slice()).unwrap_or_default()
    };
    let range = |span: &Span| span.byte_start..span.byte_end;
    let own: BTreeSet<u32> = shown
        .iter()
        .flat_map(|span| places(span).iter().filter(|place| place.put_in(&range(span))).map(|place| place.id))
        .collect();
    if !own.is_empty() {
        return own;
    }
    let around = |span: &Span| {
        let holds = |whole: Range<usize>| whole.start <= span.byte_start && span.byte_end <= whole.end;
        let around = places(span).iter().filter(|place| holds(place.whole()));
        around.min_by_key(|place| place.whole().len()).map(|place| place.id)
    };
    let around: BTreeSet<u32> = error.spans.iter().filter(|span| span.is_primary).filter_map(around).collect();
    if !around.is_empty() {
        return around;
    }
    let nearest = |span: &&Span| {
        let away = |place: &&Place| place.whole().start.abs_diff(span.byte_start);
        places(span).iter().min_by_key(away).map(|place| place.id)
    };
    shown.iter().find_map(nearest).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(file: &str, range: Range<usize>, is_primary: bool) -> Span {
        Span { file_name: file.into(), byte_start: range.start, byte_end: range.end, is_primary }
    }

    fn error(spans: Vec<Span>) -> Message {
        Message { level: "error".into(), rendered: None, spans, children: vec![] }
    }

    /// An outer switch from 10 to 60 and an inner one from 30 to 50, each with ten bytes before and after the old code.
    fn written() -> Vec<(PathBuf, Switched)> {
        let places =
            vec![Place { id: 1, before: 10..20, after: 50..60 }, Place { id: 2, before: 30..35, after: 45..50 }];
        vec![("copy/switched/rules.rs".into(), Switched { text: String::new(), places })]
    }

    #[track_caller]
    fn assert_blamed(spans: Vec<Span>, ids: &[u32]) {
        assert_eq!(blamed(&error(spans), &written()), ids.iter().copied().collect());
    }

    #[test]
    fn the_mutant_whose_code_is_shown_is_to_blame() {
        assert_blamed(vec![span("switched/rules.rs", 12..15, true)], &[1]);
        assert_blamed(vec![span("switched/rules.rs", 36..44, true), span("switched/rules.rs", 31..33, false)], &[2]);
    }

    #[test]
    fn the_innermost_mutant_around_an_error_is_to_blame() {
        assert_blamed(vec![span("switched/rules.rs", 36..40, true)], &[2]);
        assert_blamed(vec![span("switched/rules.rs", 22..25, true)], &[1]);
    }

    #[test]
    fn the_nearest_mutant_is_to_blame_for_an_error_elsewhere_in_its_file() {
        assert_blamed(vec![span("switched/rules.rs", 80..90, true)], &[2]);
        assert_blamed(vec![span("switched/rules.rs", 5..8, true)], &[1]);
        assert_blamed(vec![span("switched/other.rs", 80..90, true)], &[]);
    }

    #[test]
    fn what_cargo_says_can_be_read() {
        let line = r#"{"reason":"compiler-message","message":{"level":"error","rendered":"no","spans":[{"file_name":"a.rs",
            "byte_start":1,"byte_end":2,"is_primary":true,"text":[]}],"children":[]},"target":{"name":"nim"}}"#;
        let line: Line = serde_json::from_str(line).expect("a line");
        assert_eq!(line.message.map(|message| message.spans), Some(vec![span("a.rs", 1..2, true)]));
    }
}
