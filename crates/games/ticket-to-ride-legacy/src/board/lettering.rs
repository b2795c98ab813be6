//! Words in the scene: how wide they are, and where lines end. Typefaces differ, so lines are measured generously.

/// The width of words of so wide letters.
pub(super) fn escape_width(text: &str, letter: f32) -> f32 {
    text.chars().count() as f32 * letter
}

/// The words of a name on two lines, the first being the longer one at most.
pub(super) fn two_lines(name: &str) -> (&str, &str) {
    name.split_once(' ').unwrap_or((name, ""))
}

/// How wide words are in letters of this size: of the widest typeface that may stand in.
pub(super) fn width(text: &str, size: f32) -> f32 {
    text.chars().map(advance).sum::<f32>() * size
}

/// How wide a letter is, in parts of its size.
fn advance(letter: char) -> f32 {
    match letter {
        ' ' | '.' | ',' | ':' | ';' | '\'' | '’' | '|' | '!' | 'i' | 'j' | 'l' | 'ł' => 0.33,
        '-' | 'f' | 't' | 'I' | 'J' | '(' | ')' => 0.41,
        'r' | 's' | 'ś' | 'z' | 'ż' | 'ź' => 0.52,
        'm' | 'w' | 'M' | 'W' | '…' | '—' => 1.02,
        'a'..='z' | 'ą' | 'ć' | 'ę' | 'ń' | 'ó' | '0'..='9' | '$' => 0.64,
        letter if letter.is_uppercase() => 0.83,
        _ => 0.66,
    }
}

/// Lines that are no wider than this in letters of this size; at most so many, as [`lines`] has them.
pub(super) fn lines_within(text: &str, size: f32, room: f32, most: usize) -> Vec<String> {
    broken(text, most, |line| width(line, size) <= room)
}

/// Lines of at most so many letters; at most so many lines, the last of which says with three dots that there is more.
pub(super) fn lines(text: &str, letters: usize, most: usize) -> Vec<String> {
    broken(text, most, |line| line.chars().count() <= letters)
}

/// Words in lines that fit.
fn broken(text: &str, most: usize, fits: impl Fn(&str) -> bool) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match all.last_mut() {
            Some(line) if fits(&[line.as_str(), " ", word].concat()) => {
                line.push(' ');
                line.push_str(word);
            }
            _ => all.push(word.to_owned()),
        }
    }
    if all.len() > most {
        all.truncate(most);
        if let Some(last) = all.last_mut() {
            while !fits(&[last.as_str(), "…"].concat()) {
                // Words are left out whole, and letters only of a word that stands alone.
                let whole = last.rfind(' ').unwrap_or_else(|| last.char_indices().last().map_or(0, |(at, _)| at));
                last.truncate(whole);
                if last.is_empty() {
                    break;
                }
            }
            let kept = last.trim_end_matches([' ', ',', '.', ':', ';']).len();
            last.truncate(kept);
            last.push('…');
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_between_words_and_say_when_there_is_more() {
        assert_eq!(lines("a bb ccc dddd", 6, 9), ["a bb", "ccc", "dddd"]);
        assert_eq!(lines("one, two, three, four", 9, 2), ["one, two,", "three…"]);
        assert_eq!(lines("", 9, 2), Vec::<String>::new());
        assert_eq!(lines("wszędzie indziej", 9, 1), ["wszędzie…"]);
    }

    #[test]
    fn lines_are_as_wide_as_their_letters() {
        assert_eq!(lines_within("mmmm iiii iiii", 10.0, 45.0, 9), ["mmmm", "iiii iiii"]);
        assert_eq!(lines_within("mmmm iiii iiii", 10.0, 45.0, 1), ["mmm…"]);
        assert!(width("Wszędzie", 10.0) > width("illicit", 10.0));
    }
}
