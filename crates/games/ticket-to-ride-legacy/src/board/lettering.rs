//! Words in the scene: how wide they are, and where lines end. Typefaces differ, so lines are measured generously.

/// The width of words of so wide letters.
pub(super) fn escape_width(text: &str, letter: f32) -> f32 {
    text.chars().count() as f32 * letter
}

/// The words of a name on two lines, the first being the longer one at most.
pub(super) fn two_lines(name: &str) -> (&str, &str) {
    name.split_once(' ').unwrap_or((name, ""))
}

/// Lines of at most so many letters; at most so many lines, the last of which says with three dots that there is more.
pub(super) fn lines(text: &str, letters: usize, most: usize) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match all.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => all.push(word.to_owned()),
        }
    }
    if all.len() > most {
        all.truncate(most);
        if let Some(last) = all.last_mut() {
            while last.chars().count() + 1 > letters {
                last.pop();
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
}
