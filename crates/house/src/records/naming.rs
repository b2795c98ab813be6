//! What people call themselves and say: what can be read as it is written, and who looks like somebody else.
//!
//! Characters that nobody sees, or that turn the order of others round, are refused and never dropped: what
//! is shown is what was typed.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory as Category, UnicodeEmoji, UnicodeGeneralCategory};
use unicode_security::confusable_detection::skeleton as confusable;

/// The longest name of a person, in characters.
pub const MAX_NAME: usize = 24;

/// The longest thing that is said at once, in characters.
pub const MAX_REMARK: usize = 500;

/// Joins emoji into one: the family, the pirate's flag.
const JOINER: char = '\u{200D}';

/// Letters and signs that are drawn as nothing, though Unicode does not count them among the invisible.
const BLANK: [char; 7] = ['\u{034F}', '\u{115F}', '\u{1160}', '\u{17B4}', '\u{2800}', '\u{3164}', '\u{FFA0}'];

/// Why something cannot be a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAName {
    /// It is too long, or there is nothing to read in it.
    Unfit,
    /// It holds something that nobody sees.
    Hidden,
}

impl NotAName {
    /// What is said about it.
    pub const fn word(self) -> &'static str {
        match self {
            NotAName::Unfit => "denied-name",
            NotAName::Hidden => "denied-name-hidden",
        }
    }
}

/// Why something cannot be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotARemark {
    /// It is too long, or empty.
    Unfit,
    /// It holds something that nobody sees.
    Hidden,
}

impl NotARemark {
    /// What is said about it.
    pub const fn word(self) -> &'static str {
        match self {
            NotARemark::Unfit => "denied-remark",
            NotARemark::Hidden => "denied-remark-hidden",
        }
    }
}

/// A name fit for a seat: short, on one line, with something to read in it and nothing hidden.
pub fn clean_name(name: &str) -> Result<String, NotAName> {
    // What is much too long is not looked at.
    if name.len() > 16 * MAX_NAME {
        return Err(NotAName::Unfit);
    }
    if name.chars().any(|c| is_hidden(c) || is_selector(c)) {
        return Err(NotAName::Hidden);
    }
    let kept: String = name.chars().filter(|c| *c != '|').collect();
    let words: Vec<&str> = kept.split_whitespace().collect();
    let name = words.join(" ");
    let fits = (1..=MAX_NAME).contains(&name.chars().count()) && name.chars().any(char::is_alphanumeric);
    fits.then_some(name).ok_or(NotAName::Unfit)
}

/// Something said: short, on one line, with nothing hidden but what makes one emoji of several.
pub fn clean_remark(text: &str) -> Result<String, NotARemark> {
    let text: String = text.trim().chars().map(|c| if matches!(c, '\n' | '\r' | '\t') { ' ' } else { c }).collect();
    if !(1..=MAX_REMARK).contains(&text.chars().count()) {
        return Err(NotARemark::Unfit);
    }
    let mut before = None;
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let allowed = match c {
            JOINER => before.is_some_and(is_of_emoji) && rest.peek().is_some_and(|next| next.is_emoji_char()),
            '\u{FE0E}' | '\u{FE0F}' => before.is_some_and(|c: char| c.is_emoji_char()),
            c => !is_hidden(c) && !is_selector(c),
        };
        if !allowed {
            return Err(NotARemark::Hidden);
        }
        before = Some(c);
    }
    Ok(text)
}

fn is_of_emoji(c: char) -> bool {
    c == '\u{FE0F}' || c.is_emoji_char()
}

/// Whether nobody sees a character, or each reader might see another one.
fn is_hidden(c: char) -> bool {
    let category = c.general_category();
    let unseen = matches!(
        category,
        Category::Control
            | Category::Format
            | Category::LineSeparator
            | Category::ParagraphSeparator
            | Category::PrivateUse
            | Category::Surrogate
            | Category::Unassigned
    );
    unseen || BLANK.contains(&c)
}

/// Whether a character chooses between forms of the one before it: as good a place to hide something as any.
fn is_selector(c: char) -> bool {
    matches!(c, '\u{FE00}'..='\u{FE0F}' | '\u{180B}'..='\u{180F}' | '\u{E0100}'..='\u{E01EF}')
}

/// What a name looks like at a glance: without case, accents, spaces and signs, each letter as the plainest
/// one that looks like it. Names with the same skeleton are taken for each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skeleton(String);

impl Skeleton {
    /// The skeleton of a name.
    pub fn of(name: &str) -> Self {
        let bare = |text: &str| text.nfkd().filter(|c| c.is_alphanumeric()).collect::<String>();
        // Capitals look like other letters than small ones do: both are looked at.
        let plain: String = confusable(&bare(name)).collect::<String>().to_lowercase();
        let plain: String = confusable(&bare(&plain)).collect();
        Skeleton(bare(&plain).replace('i', "l"))
    }
}

/// A name among those of others: one that could be taken for another's has a number behind it.
pub fn told_apart<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> String {
    let taken: Vec<Skeleton> = others.map(Skeleton::of).collect();
    let free = |name: &String| !taken.contains(&Skeleton::of(name));
    let numbered = (2..).map(|number| format!("{name} ({number})"));
    std::iter::once(name.to_owned()).chain(numbered).find(free).unwrap_or_else(|| name.to_owned())
}

/// Whether a name has a number behind it because it could be taken for one of others.
pub fn is_told_apart<'a>(name: &str, mut others: impl Iterator<Item = &'a str>) -> bool {
    let Some((own, number)) = name.rsplit_once(" (") else { return false };
    let numbered = number.strip_suffix(')').is_some_and(|number| number.parse::<u32>().is_ok());
    let own = Skeleton::of(own);
    numbered && others.any(|other| Skeleton::of(other) == own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_kept_as_they_are_typed() {
        for name in ["Anna", "Żółw 7", "Łucja-Ewa", "O'Neil", "李小龍", "שרה", "Анна", "Đặng", "a"] {
            assert_eq!(clean_name(name).as_deref(), Ok(name));
        }
        assert_eq!(clean_name("  Anna \u{a0} Maria ").as_deref(), Ok("Anna Maria"));
        for unfit in ["", "   ", "…", "|", &"x".repeat(25), &"x ".repeat(100_000)] {
            assert_eq!(clean_name(unfit), Err(NotAName::Unfit), "{unfit:.30}");
        }
    }

    #[test]
    fn what_nobody_sees_is_in_no_name() {
        for hidden in [
            '\0',
            '\u{7}',
            '\n',
            '\u{7f}',
            '\u{85}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{180e}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{200f}',
            '\u{2028}',
            '\u{202a}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{2069}',
            '\u{2800}',
            '\u{3164}',
            '\u{fe00}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{fff9}',
            '\u{e0001}',
            '\u{e0041}',
            '\u{e0100}',
            '\u{e000}',
            '\u{378}',
        ] {
            assert_eq!(clean_name(&format!("An{hidden}na")), Err(NotAName::Hidden), "{hidden:?}");
            assert_eq!(clean_name(&format!("{hidden}Anna")), Err(NotAName::Hidden), "{hidden:?}");
        }
    }

    #[test]
    fn remarks_hold_emoji_and_nothing_else_that_is_hidden() {
        for said in ["Good luck!", "cześć 👋🏽", "👩‍👩‍👧 🏴‍☠️ ❤️‍🔥 1️⃣ ☺︎", "سلام", "x"]
        {
            assert_eq!(clean_remark(said).as_deref(), Ok(said));
        }
        assert_eq!(clean_remark(" one\ntwo\tthree ").as_deref(), Ok("one two three"));
        for hidden in [
            "a\u{200d}b",
            "👩\u{200d}",
            "\u{200d}👩",
            "👩\u{200d}x",
            "a\u{fe0f}",
            "👩\u{fe0f}\u{fe0f}",
            "\u{202e}abc",
            "a\u{200b}b",
            "\u{feff}a",
            "🏴\u{e0067}\u{e007f}",
            "a\u{e0041}",
            "a\u{7}b",
            "a\u{2028}b",
            "a\u{3164}b",
        ] {
            assert_eq!(clean_remark(hidden), Err(NotARemark::Hidden), "{hidden:?}");
        }
        for unfit in ["", "  ", &"x".repeat(501)] {
            assert_eq!(clean_remark(unfit), Err(NotARemark::Unfit));
        }
    }

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        for (one, other) in [
            ("Anna", "ANNA"),
            ("Anna", "Аnnа"),
            ("Anna", "Ánna"),
            ("Anna", "an na"),
            ("Anna", "A.n.n.a"),
            ("Łukasz", "Lukasz"),
            ("Bob", "Воb"),
            ("Bob", "B0b"),
            ("Ivan", "lvan"),
            ("Ivan", "ivan"),
            ("Max", "max"),
            ("Marnie", "Mamie"),
            ("Nikos", "Νikοs"),
            ("paypal", "pаypаl"),
            ("Anna", "𝐀𝐧𝐧𝐚"),
        ] {
            assert_eq!(Skeleton::of(one), Skeleton::of(other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Ania"), ("Ola", "Ela"), ("Анна", "Иван"), ("Guest 123", "Guest 124")] {
            assert_ne!(Skeleton::of(one), Skeleton::of(other), "{one} {other}");
        }
    }

    #[test]
    fn whoever_looks_like_somebody_who_is_there_gets_a_number() {
        assert_eq!(told_apart("Anna", ["Ola", "Ela"].into_iter()), "Anna");
        assert_eq!(told_apart("Аnna", ["Ola", "Anna"].into_iter()), "Аnna (2)");
        assert_eq!(told_apart("anna", ["Anna", "ANNA (2)"].into_iter()), "anna (3)");
        assert!(is_told_apart("Аnna (2)", ["Ola", "Anna"].into_iter()));
        assert!(!is_told_apart("Anna (2)", ["Ola"].into_iter()) && !is_told_apart("Anna", ["Anna"].into_iter()));
    }
}
