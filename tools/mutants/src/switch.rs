//! Code with mutants behind switches.
//!
//! At most one mutant is on at a time, so what a mutant does instead is plain code, and what it leaves alone may hold the switches
//! of others.

use std::ops::Range;

use crate::mutant::{Mutant, Wrap};

/// The module that the copy of a game has besides its own.
pub const MODULE: &str = "mutant_switch";

/// Names the mutant that is on.
pub const ON: &str = "RAILHEAD_MUTANT";

/// Names the file that is told which mutants' code was reached.
pub const REACHED: &str = "RAILHEAD_MUTANTS_REACHED";

/// Code that asks whether a mutant is on.
pub fn is_on(id: u32) -> String {
    format!("crate::{MODULE}::on({id})")
}

/// The source of the module, for mutants up to this one.
pub fn module(last: u32) -> String {
    let count = last + 1;
    format!(
        r#"use std::fs::{{File, OpenOptions}};
use std::io::Write;
use std::sync::OnceLock;
use std::sync::atomic::{{AtomicBool, Ordering}};

static ON: OnceLock<u32> = OnceLock::new();
static TOLD: OnceLock<Option<File>> = OnceLock::new();
static REACHED: [AtomicBool; {count}] = [const {{ AtomicBool::new(false) }}; {count}];

pub(crate) fn on(mutant: u32) -> bool {{
    if !REACHED[mutant as usize].load(Ordering::Relaxed) && !REACHED[mutant as usize].swap(true, Ordering::Relaxed) {{
        tell(mutant);
    }}
    *ON.get_or_init(|| std::env::var("{ON}").ok().and_then(|id| id.parse().ok()).unwrap_or(0)) == mutant
}}

fn tell(mutant: u32) {{
    let open = |path| OpenOptions::new().create(true).append(true).open(path).expect("the file can be written");
    if let Some(mut file) = TOLD.get_or_init(|| std::env::var_os("{REACHED}").map(open)).as_ref() {{
        file.write_all(format!("{{mutant}}\n").as_bytes()).expect("the file can be written");
    }}
}}
"#
    )
}

/// A file with switches, and where in it each of them is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Switched {
    /// The code.
    pub text: String,
    /// Its switches.
    pub places: Vec<Place>,
}

/// Where a switch is: bytes of the new code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Whose.
    pub id: u32,
    /// What was put before the old code.
    pub before: Range<usize>,
    /// What was put after it.
    pub after: Range<usize>,
}

impl Place {
    /// The old code with all that was put around it.
    pub fn whole(&self) -> Range<usize> {
        self.before.start..self.after.end
    }

    /// Whether something lies within what was put in.
    pub fn put_in(&self, range: &Range<usize>) -> bool {
        let within = |part: &Range<usize>| part.start <= range.start && range.end <= part.end;
        within(&self.before) || within(&self.after)
    }
}

/// Puts all these mutants of one file behind switches.
pub fn switch(source: &str, mutants: &[&Mutant]) -> Switched {
    let mut wraps: Vec<(u32, &Wrap)> = mutants.iter().map(|mutant| (mutant.id, &mutant.switch)).collect();
    // Outer ones first, what is only put in before what begins there; mutants of one place as they were found.
    wraps.sort_by_key(|(id, wrap)| (wrap.range.start, !wrap.range.is_empty(), usize::MAX - wrap.range.end, *id));
    let mut writer = Writer { source, at: 0, open: Vec::new(), switched: Switched::default() };
    for (id, wrap) in wraps {
        writer.close(wrap.range.start);
        writer.copy(wrap.range.start);
        writer.open(id, wrap);
    }
    writer.close(source.len());
    writer.copy(source.len());
    writer.switched
}

struct Writer<'a> {
    source: &'a str,
    at: usize,
    /// Places in `switched` whose ends are still to come.
    open: Vec<(usize, &'a Wrap)>,
    switched: Switched,
}

impl<'a> Writer<'a> {
    fn copy(&mut self, to: usize) {
        self.switched.text.push_str(&self.source[self.at..to]);
        self.at = to;
    }

    fn put(&mut self, text: &str) -> Range<usize> {
        let start = self.switched.text.len();
        self.switched.text.push_str(text);
        start..self.switched.text.len()
    }

    fn open(&mut self, id: u32, wrap: &'a Wrap) {
        let before = self.put(&wrap.before);
        self.open.push((self.switched.places.len(), wrap));
        self.switched.places.push(Place { id, before, after: 0..0 });
    }

    /// Ends everything that ends here or earlier.
    fn close(&mut self, at: usize) {
        while let Some((place, wrap)) = self.open.pop_if(|(_, wrap)| wrap.range.end <= at) {
            self.copy(wrap.range.end);
            self.switched.places[place].after = self.put(&wrap.after);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutant::Edit;

    fn wrapping(id: u32, range: Range<usize>) -> Mutant {
        Mutant {
            id,
            file: "src/rules.rs".into(),
            line: 1,
            column: 1,
            function: "f".into(),
            change: "replace it".into(),
            edit: Edit { range: range.clone(), text: String::new() },
            switch: Wrap { range, before: format!("<{id}"), after: format!("{id}>") },
        }
    }

    fn switched(source: &str, mutants: &[Mutant]) -> Switched {
        switch(source, &mutants.iter().collect::<Vec<_>>())
    }

    #[test]
    fn wraps_nest_as_their_code_does() {
        let inner = [wrapping(1, 0..9), wrapping(2, 2..4), wrapping(3, 2..4), wrapping(4, 5..7), wrapping(5, 4..4)];
        assert_eq!(switched("abcdefghi", &inner).text, "<1ab<2<3cd3>2><55>e<4fg4>hi1>");
    }

    #[test]
    fn what_is_put_in_comes_before_what_begins_there() {
        assert_eq!(switched("{a}", &[wrapping(1, 1..2), wrapping(2, 1..1)]).text, "{<22><1a1>}");
    }

    #[test]
    fn places_are_found_again() {
        let switched = switched("abcdef", &[wrapping(1, 1..5), wrapping(2, 2..3)]);
        assert_eq!(switched.text, "a<1b<2c2>de1>f");
        let [outer, inner] = &switched.places[..] else { panic!("two places") };
        assert_eq!(&switched.text[outer.whole()], "<1b<2c2>de1>");
        assert_eq!(&switched.text[inner.whole()], "<2c2>");
        assert!(outer.put_in(&(1..3)) && outer.put_in(&(11..13)) && !outer.put_in(&(3..4)));
    }

    #[test]
    fn without_mutants_nothing_changes() {
        assert_eq!(switched("fn f() {}", &[]), Switched { text: "fn f() {}".into(), places: vec![] });
    }
}
