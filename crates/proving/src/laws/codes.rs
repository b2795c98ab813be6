//! Law 2: notation and codes round-trip.

use super::{Law, Verdict};
use table::game::{Action, Coded};

/// Checks law 2 for all decisions, of which there are `count`, and that nothing else is read: neither what is written a
/// little differently nor any of `bad`, between which stands `; `.
///
/// # Panics
/// If it is not so.
pub fn notation<A: Action + Coded>(count: usize, bad: &str) {
    if let Err(broken) = whole_space::<A>() {
        panic!("{}", broken.detail);
    }
    let written: Vec<String> = (0..A::SPACE).filter_map(A::decode).map(|action| action.to_string()).collect();
    assert_eq!(written.len(), count, "decisions below {}", A::SPACE);
    for text in &written {
        let others = [format!("{text} "), format!(" {text}"), format!("{text} ą"), text.to_uppercase()];
        others.iter().for_each(|other| refused::<A>(other));
    }
    ["", " ", "ą"].into_iter().chain(bad.split("; ")).for_each(refused::<A>);
}

fn refused<A: Action>(text: &str) {
    match text.parse::<A>() {
        Ok(action) => panic!("`{text}` is read as {action:?}"),
        Err(error) => assert!(!error.expected.is_empty(), "{error}"),
    }
}

/// Every code below the space that means something, and none beyond it.
pub fn whole_space<A: Action + Coded>() -> Verdict {
    let space = A::SPACE;
    for code in 0..space {
        if let Some(action) = A::decode(code) {
            let back = action.encode();
            Law::Notation.demands(back == code, || format!("code {code} is `{action}`, whose code is {back}"))?;
            round_trip(action)?;
        }
    }
    let beyond = [space, space + 1, space * 2, space + 1000, u32::MAX as usize, usize::MAX];
    beyond.into_iter().try_for_each(|code| {
        let action = A::decode(code);
        Law::Notation.demands(action.is_none(), || format!("code {code} is not below {space}, but is {action:?}"))
    })
}

/// One action, to its code and its notation and back.
pub fn round_trip<A: Action + Coded>(action: A) -> Verdict {
    let code = action.encode();
    Law::Notation.demands(code < A::SPACE, || format!("`{action}` has code {code}, not below {}", A::SPACE))?;
    let decoded = A::decode(code);
    Law::Notation.demands(decoded == Some(action), || format!("`{action}` has code {code}, which is {decoded:?}"))?;
    let notation = action.to_string();
    let read = notation.parse::<A>();
    Law::Notation.demands(read.as_ref() == Ok(&action), || format!("{action:?} is written `{notation}`: {read:?}"))?;
    let fits_a_line = !notation.is_empty() && notation.trim() == notation && !notation.contains(['\n', '\r']);
    Law::Notation.demands(fits_a_line, || format!("{notation:?} does not fit on a line of a transcript"))
}
