//! Each kind of mutant, as it is found, made by hand and switched.

use super::*;
use crate::switch::switch;

fn found(source: &str) -> Found {
    find("src/rules.rs", source, 0).expect("it can be read")
}

/// What a file would be with each mutant made by hand, under the name of the change.
fn by_hand(source: &str) -> Vec<(String, String)> {
    let made = |Edit { range, text }: Edit| format!("{}{text}{}", &source[..range.start], &source[range.end..]);
    found(source).mutants.into_iter().map(|mutant| (mutant.change, made(mutant.edit))).collect()
}

/// All mutants of a file behind their switches, which are written short.
fn switched(source: &str) -> String {
    let found = found(source);
    switch(source, &found.mutants.iter().collect::<Vec<_>>()).text.replace("crate::mutant_switch::", "")
}

#[track_caller]
fn assert_made(source: &str, change: &str, made: &str) {
    let all = by_hand(source);
    let Some((_, it)) = all.iter().find(|(name, _)| name == change) else { panic!("no `{change}` in {all:#?}") };
    assert_eq!(it, made);
}

#[test]
fn a_body_returns_at_once() {
    let source = "fn f(a: u8) -> Option<u8> { g(a) }";
    assert_made(source, "return None at once", "fn f(a: u8) -> Option<u8> { None }");
    assert_made(source, "return Some(1) at once", "fn f(a: u8) -> Option<u8> { Some(1) }");
    assert_eq!(switched("fn f() { g!(1) }"), "fn f() { if on(1) { return (); } g!(1) }");
}

#[test]
fn a_body_that_is_that_value_stays() {
    let changes = |source| by_hand(source).into_iter().map(|(change, _)| change).collect::<Vec<_>>();
    assert_eq!(changes("fn f() -> bool { false }"), ["return true at once"]);
    assert_eq!(changes("fn f() {}"), Vec::<String>::new());
}

#[test]
fn an_iterator_goes_over_nothing() {
    let source = "fn f() -> impl Iterator<Item = u8> { g() }";
    assert_made(source, "iterate over nothing", "fn f() -> impl Iterator<Item = u8> { std::iter::empty() }");
    let expected = "fn f() -> impl Iterator<Item = u8> { Iterator::filter({ g() }, |_| !on(1)) }";
    assert_eq!(switched(source), expected);
}

#[test]
fn operators_are_swapped() {
    let source = "fn f() -> N { a < b + c }";
    assert_made(source, "replace < with <= in `a < b + c`", "fn f() -> N { a <= b + c }");
    assert_made(source, "replace + with - in `b + c`", "fn f() -> N { a < b - c }");
    assert_made("fn f() { a |= 1; }", "replace |= with &= in `a |= 1`", "fn f() { a &= 1; }");
}

#[test]
fn what_an_operator_binds_stays_together() {
    let found = found("fn f() -> N { a + b % c }").mutants;
    let times = found.iter().find(|mutant| mutant.change.starts_with("replace + with *")).expect("such a mutant");
    assert!(times.switch.before.contains("{ (a) * (b % c) }"), "{}", times.switch.before);
}

#[test]
fn switches_of_one_place_lie_within_each_other() {
    let source = "fn f(a: u8) -> N { a >= 1 }";
    let expected = "fn f(a: u8) -> N { if on(1) { return Default::default(); } \
        (if on(2) { (a) > (1) } else { (if on(3) { (a) < (1) } else { a >= 1 }) }) }";
    assert_eq!(switched(source), expected);
}

#[test]
fn negations_are_deleted() {
    assert_made("fn f() -> N { !a }", "delete ! in `!a`", "fn f() -> N { a }");
    assert_made("fn f() -> N { -a }", "delete - in `-a`", "fn f() -> N { a }");
    let expected = "fn f() -> N { if on(1) { return Default::default(); } (if on(2) { a } else { !a }) }";
    assert_eq!(switched("fn f() -> N { !a }"), expected);
}

#[test]
fn matches_are_negated_once() {
    let source = "fn f() -> N { matches!(a, 1 | 2) }";
    assert_made(source, "negate `matches!(a, 1 | 2)`", "fn f() -> N { !matches!(a, 1 | 2) }");
    let changes: Vec<String> =
        by_hand("fn f() -> N { !matches!(a, 1) }").into_iter().map(|(change, _)| change).collect();
    assert_eq!(changes, ["return Default::default() at once", "delete ! in `!matches!(a, 1)`"]);
}

#[test]
fn arms_are_deleted_if_another_takes_everything() {
    let source = "fn f() -> N { match a { A => 1, B if b => 2, None => 3, _ => 4 } }";
    assert_made(source, "delete the arm `A`", "fn f() -> N { match a {  B if b => 2, None => 3, _ => 4 } }");
    assert_made(source, "delete the arm `B if b`", "fn f() -> N { match a { A => 1,  None => 3, _ => 4 } }");
    assert!(by_hand(source).iter().all(|(change, _)| !change.contains("`_`")));
    let expected = "match a { A if !on(2) => 1, B if !on(3) && ((if on(5) { true } else { (if on(6) { false } else { b }) })) \
        => 2, None if !on(4) => 3, _ => 4 }";
    assert!(switched(source).contains(expected), "{}", switched(source));
    assert!(by_hand("fn f() -> N { match a { A => 1, None => 2 } }").iter().all(|(change, _)| !change.contains("arm")));
}

#[test]
fn guards_let_all_or_nothing_pass() {
    let source = "fn f() -> N { match a { A if b => 1, B => 2, A => 3 } }";
    assert_made(source, "replace the guard `b` with true", &source.replace("if b", "if true"));
    assert_made(source, "replace the guard `b` with false", &source.replace("if b", "if false"));
}

#[test]
fn statements_are_deleted() {
    let source = "fn f() -> N { g(1); self.a.h()?; a = 2; b += 3; let c = 4; c }";
    for (statement, name) in [("g(1);", "g(1);"), ("self.a.h()?;", "self.a.h()?;"), ("a = 2;", "a = 2;")] {
        assert_made(source, &format!("delete `{name}`"), &source.replace(statement, ""));
    }
    assert!(switched(source).contains("if !on(2) { g(1); } if !on(3) { self.a.h()?; }"), "{}", switched(source));
    assert!(by_hand(source).iter().all(|(change, _)| !change.contains("let c")));
}

#[test]
fn a_last_call_is_deleted_where_it_has_no_value() {
    let source = "fn f() { g(1); if a { h() } for _ in b { i() } k() }";
    for call in ["h()", "i()", "k()"] {
        assert_made(source, &format!("delete `{call}`"), &source.replace(call, ""));
    }
    let names = |source| by_hand(source).into_iter().filter(|(change, _)| change.starts_with("delete")).count();
    assert_eq!(names("fn f() -> N { if a { g() } else { h() } }"), 0);
    assert_eq!(names("fn f() -> N { let a = 1; g(a) }"), 0);
}

#[test]
fn constants_and_chains_with_let_are_left_out() {
    let both = |source| (found(source).mutants.len(), found(source).left_out);
    assert_eq!(both("const A: u8 = 1 + 2;"), (0, 2));
    assert_eq!(both("const fn f() -> u8 { g() }"), (0, 2));
    assert_eq!(both("impl A { const B: bool = !true; }"), (0, 1));
    // The body and what the chain leads to remain.
    assert_eq!(both("fn f() { if let Some(a) = b && c { g(a) } }"), (2, 1));
    assert_eq!(both("fn f(a: [u8; 1 + 2]) -> u8 { match a { -1 => g!(), B => h!() } }"), (2, 0));
}

#[test]
fn guards_that_bind_are_left_out_and_their_arms_are_not() {
    let source = "fn f() -> N { match a { A if let Some(b) = c => b, _ => d } }";
    assert_eq!(found(source).left_out, 2);
    assert!(switched(source).contains("A if !on(2) && let Some(b) = c => b"), "{}", switched(source));
}

#[test]
fn tests_are_left_alone() {
    let source =
        "#[cfg(test)] mod tests { fn f() -> u8 { 1 + 2 } } #[test] fn g() { h() } #[cfg(all(test, a))] fn i() { j() }";
    assert_eq!(found(source), Found::default());
    assert_eq!(found("#[cfg(feature = \"tested\")] fn f() { g() }").mutants.len(), 1);
}

#[test]
fn a_mutant_says_where_it_is() {
    let found =
        find("src/rules/turn.rs", "impl Game {\n    fn end(&self) -> bool {\n        self.a == 1\n    }\n}\n", 7);
    let mutants = found.expect("it can be read").mutants;
    let [yes, no, swap] = &mutants[..] else { panic!("three mutants: {mutants:#?}") };
    assert_eq!((yes.id, no.id, swap.id), (8, 9, 10));
    assert_eq!((yes.line, yes.column), (2, 27));
    assert_eq!(swap.key(), "src/rules/turn.rs:3:16 Game::end: replace == with != in `self.a == 1`");
}

#[test]
fn what_is_no_rust_is_named() {
    let trouble = find("src/rules.rs", "fn f( {", 0).expect_err("it cannot be read");
    assert!(trouble.to_string().starts_with("src/rules.rs: "), "{trouble}");
}

/// Every file of every game is still Rust with all its mutants behind switches, and is itself again without them.
#[test]
fn all_rules_of_all_games_can_be_switched() {
    fn files(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
        let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
    }
    let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/games");
    let is_rule = |path: &std::path::PathBuf| {
        let text = path.to_string_lossy();
        text.contains("/src/rules") && text.ends_with(".rs")
    };
    let mut count = 0;
    for path in files(&games).into_iter().filter(is_rule) {
        let source = std::fs::read_to_string(&path).expect("a file");
        let found = found(&source);
        let switched = switch(&source, &found.mutants.iter().collect::<Vec<_>>());
        assert!(syn::parse_file(&switched.text).is_ok(), "{}", path.display());
        assert_eq!(switched.places.len(), found.mutants.len());
        assert_eq!(without_switches(&switched), source, "{}", path.display());
        count += found.mutants.len();
    }
    assert!(count > 5_000, "{count} mutants");
}

/// The code without what was put in.
fn without_switches(switched: &crate::switch::Switched) -> String {
    let mut put_in: Vec<_> =
        switched.places.iter().flat_map(|place| [place.before.clone(), place.after.clone()]).collect();
    put_in.sort_by_key(|range| (range.start, range.end));
    let mut text = String::new();
    let mut at = 0;
    for range in put_in {
        text.push_str(&switched.text[at..range.start]);
        at = range.end;
    }
    text + &switched.text[at..]
}
