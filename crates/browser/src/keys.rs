//! Keys by the names that pages know them by.

use serde_json::{Value, json};

use crate::BrowserError;

/// A key with the modifiers held down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Stroke {
    key: String,
    code: String,
    number: u32,
    /// What it types, if anything.
    text: Option<String>,
    modifiers: u8,
}

/// Names, and bits of the protocol.
const MODIFIERS: [(&str, u8); 4] = [("Alt", 1), ("Control", 2), ("Meta", 4), ("Shift", 8)];
const SHIFT: u8 = 8;

/// Names, numbers and what they type.
const NAMED: [(&str, u32, Option<&str>); 14] = [
    ("Enter", 13, Some("\r")),
    ("Tab", 9, None),
    ("Escape", 27, None),
    ("Backspace", 8, None),
    ("Delete", 46, None),
    ("Home", 36, None),
    ("End", 35, None),
    ("PageUp", 33, None),
    ("PageDown", 34, None),
    ("ArrowLeft", 37, None),
    ("ArrowUp", 38, None),
    ("ArrowRight", 39, None),
    ("ArrowDown", 40, None),
    ("Space", 32, Some(" ")),
];

/// Characters beside letters and digits, as on an American keyboard: plain, with Shift, code, number.
const SIGNS: [(char, char, &str, u32); 11] = [
    ('-', '_', "Minus", 189),
    ('=', '+', "Equal", 187),
    ('[', '{', "BracketLeft", 219),
    (']', '}', "BracketRight", 221),
    ('\\', '|', "Backslash", 220),
    (';', ':', "Semicolon", 186),
    ('\'', '"', "Quote", 222),
    (',', '<', "Comma", 188),
    ('.', '>', "Period", 190),
    ('/', '?', "Slash", 191),
    ('`', '~', "Backquote", 192),
];
/// What digits type with Shift, from 0 on.
const OVER_DIGITS: &str = ")!@#$%^&*(";

impl Stroke {
    /// Reads "Enter", "1", "Shift+Tab", "Control+a", "+".
    pub fn parse(name: &str) -> Result<Self, BrowserError> {
        let (mut rest, mut modifiers) = (name, 0);
        while let Some((bit, after)) = MODIFIERS
            .iter()
            .find_map(|(modifier, bit)| Some((*bit, rest.strip_prefix(modifier)?.strip_prefix('+')?)))
            .filter(|(_, after)| !after.is_empty())
        {
            modifiers |= bit;
            rest = after;
        }
        let mut stroke = Self::plain(rest).ok_or_else(|| BrowserError::UnknownKey(name.to_owned()))?;
        stroke.modifiers |= modifiers;
        // With Control and the like a key is a command, and types nothing.
        if stroke.modifiers & !SHIFT != 0 {
            stroke.text = None;
        }
        Ok(stroke)
    }

    /// The key that types a character.
    pub fn typing(character: char) -> Result<Self, BrowserError> {
        match character {
            '\n' => Self::parse("Enter"),
            character => Self::parse(character.encode_utf8(&mut [0; 4])),
        }
    }

    fn plain(name: &str) -> Option<Self> {
        let stroke = |key: &str, code: String, number, text: Option<&str>| Self {
            key: key.to_owned(),
            code,
            number,
            text: text.map(str::to_owned),
            modifiers: 0,
        };
        if let Some((_, number, text)) = NAMED.iter().find(|(named, ..)| *named == name) {
            let key = if name == "Space" { " " } else { name };
            return Some(stroke(key, name.to_owned(), *number, *text));
        }
        if let Some(number) = name.strip_prefix('F').and_then(|number| number.parse::<u32>().ok()) {
            return (1..=12).contains(&number).then(|| stroke(name, name.to_owned(), 111 + number, None));
        }
        let mut characters = name.chars();
        let (Some(character), None) = (characters.next(), characters.next()) else { return None };
        let (code, number, shifted) = place(character)?;
        let mut typed = stroke(name, code, number, Some(name));
        typed.modifiers = if shifted { SHIFT } else { 0 };
        Some(typed)
    }

    /// The events of pressing and releasing it.
    pub fn events(&self) -> [Value; 2] {
        let event = |kind: &str| {
            json!({
                "type": kind, "key": self.key, "code": self.code, "windowsVirtualKeyCode": self.number,
                "nativeVirtualKeyCode": self.number, "modifiers": self.modifiers,
            })
        };
        let mut down = event(if self.text.is_some() { "keyDown" } else { "rawKeyDown" });
        if let Some(text) = &self.text {
            down["text"] = json!(text);
            down["unmodifiedText"] = json!(text);
        }
        [down, event("keyUp")]
    }
}

/// Code and number of the key that types a character, and whether it needs Shift.
fn place(character: char) -> Option<(String, u32, bool)> {
    if character.is_control() {
        return None;
    }
    if character == ' ' {
        return Some(("Space".to_owned(), 32, false));
    }
    if character.is_ascii_alphabetic() {
        let upper = character.to_ascii_uppercase();
        return Some((format!("Key{upper}"), u32::from(upper), character.is_ascii_uppercase()));
    }
    if character.is_ascii_digit() {
        return Some((format!("Digit{character}"), u32::from(character), false));
    }
    if let Some(digit) =
        (0u32..).zip(OVER_DIGITS.chars()).find_map(|(digit, over)| (over == character).then_some(digit))
    {
        return Some((format!("Digit{digit}"), 48 + digit, true));
    }
    let sign = SIGNS.iter().find(|(plain, shifted, ..)| [*plain, *shifted].contains(&character));
    // Letters of other keyboards have no place on this one, but they type.
    Some(sign.map_or_else(
        || (String::new(), 0, false),
        |(_, shifted, code, number)| ((*code).to_owned(), *number, *shifted == character),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stroke(name: &str) -> Stroke {
        Stroke::parse(name).unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn keys_are_read_by_name() {
        let enter = stroke("Enter");
        assert_eq!((enter.key.as_str(), enter.number, enter.text.as_deref()), ("Enter", 13, Some("\r")));
        let one = stroke("1");
        assert_eq!((one.code.as_str(), one.number, one.text.as_deref()), ("Digit1", 49, Some("1")));
        assert_eq!((stroke("F10").number, stroke("Space").key.as_str()), (121, " "));
    }

    #[test]
    fn modifiers_are_held_and_take_the_text_away() {
        let back = stroke("Shift+Tab");
        assert_eq!((back.key.as_str(), back.modifiers), ("Tab", SHIFT));
        let all = stroke("Control+Shift+a");
        assert_eq!((all.modifiers, all.text), (2 | SHIFT, None));
    }

    #[test]
    fn characters_know_their_key() {
        assert_eq!((stroke("?").code.as_str(), stroke("?").modifiers), ("Slash", SHIFT));
        assert_eq!((stroke("!").code.as_str(), stroke("!").number), ("Digit1", 49));
        assert_eq!((stroke("+").code.as_str(), stroke("Control++").modifiers), ("Equal", 2 | SHIFT));
        assert_eq!((stroke("ż").code.as_str(), stroke("ż").text.as_deref()), ("", Some("ż")));
        assert_eq!(stroke("A").modifiers, SHIFT);
    }

    #[test]
    fn other_names_are_refused() {
        for name in ["", "Return", "F13", "Shift+", "Hyper+a", "\n"] {
            assert!(Stroke::parse(name).is_err(), "{name:?}");
        }
        assert!(Stroke::typing('\u{7}').is_err());
    }

    #[test]
    fn lines_of_text_are_typed_with_enter() {
        let keys = "a\n+".chars().map(|character| Stroke::typing(character).map(|stroke| stroke.key));
        let keys: Result<Vec<String>, BrowserError> = keys.collect();
        assert_eq!(keys.unwrap_or_else(|error| panic!("{error}")), ["a", "Enter", "+"]);
    }
}
