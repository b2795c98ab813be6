//! Who sat where, in a word or two.

use std::fmt;
use std::str::FromStr;

/// The longest label, in characters.
pub const MAX_LABEL: usize = 40;

/// A free name for whoever sat at a seat: `Anna`, `bot:expert`.
///
/// One to forty characters on one line, no bar (which separates labels), no space at either end.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Label(String);

impl Label {
    /// The label as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What was read cannot be a label.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a name for a seat: expected 1 to {MAX_LABEL} characters without `|` and with no space at either end")]
pub struct NotALabel;

impl FromStr for Label {
    type Err = NotALabel;

    fn from_str(text: &str) -> Result<Self, NotALabel> {
        let fits = (1..=MAX_LABEL).contains(&text.chars().count())
            && text.trim() == text
            && !text.chars().any(|c| c == '|' || c.is_control());
        if fits { Ok(Label(text.to_owned())) } else { Err(NotALabel) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_short_and_on_one_line() {
        for good in ["Anna", "bot:expert", "Żółw 2", &"ż".repeat(MAX_LABEL)] {
            assert_eq!(good.parse::<Label>().unwrap().to_string(), good);
        }
        for bad in ["", " ", " a", "a ", "a|b", "a\nb", "a\tb", &"a".repeat(MAX_LABEL + 1)] {
            assert_eq!(bad.parse::<Label>(), Err(NotALabel), "{bad:?}");
        }
    }
}
