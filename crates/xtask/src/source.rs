//! Rust source, taken apart just far enough to tell comments, strings and code from each other.

/// What a piece of source is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One line of a comment, without its marks.
    Comment,
    /// A string literal, without its quotation marks and as it is written.
    Text,
    /// Anything else on one line.
    Code,
}

/// A piece of source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece<'a> {
    /// The line on which it begins, from 1.
    pub line: usize,
    /// What it is.
    pub kind: Kind,
    /// What it says.
    pub text: &'a str,
}

/// Takes source apart. Of code that does not compile it makes what it can.
pub fn pieces(source: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = source;
    let mut line = 1;
    while !rest.is_empty() {
        let (kind, text, length) = first(rest);
        if !text.trim().is_empty() || kind == Kind::Text {
            pieces.push(Piece { line, kind, text });
        }
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    pieces
}

/// The first piece of `rest`, and how many bytes it takes up.
fn first(rest: &str) -> (Kind, &str, usize) {
    if let Some(comment) = rest.strip_prefix("//") {
        let length = comment.find('\n').unwrap_or(comment.len());
        return (Kind::Comment, comment[..length].trim_start_matches(['/', '!']), length + 2);
    }
    if let Some(text) = rest.strip_prefix('"') {
        let length = closing_quote(text);
        return (Kind::Text, &text[..length], (length + 2).min(rest.len()));
    }
    if let Some(raw) = raw_string(rest) {
        return raw;
    }
    if let Some(length) = character(rest) {
        return (Kind::Code, &rest[..length], length);
    }
    let length = code(rest);
    (Kind::Code, &rest[..length], length)
}

/// Where a string ends that begins before `text`.
fn closing_quote(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at,
            _ => {}
        }
    }
    text.len()
}

/// `r"…"`, `r#"…"#`
fn raw_string(rest: &str) -> Option<(Kind, &str, usize)> {
    let after = rest.strip_prefix('r')?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    let text = after[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let length = text.find(&end).unwrap_or(text.len());
    Some((Kind::Text, &text[..length], (1 + hashes + 1 + length + end.len()).min(rest.len())))
}

/// A character such as `'"'`, which is not the beginning of a string. Lifetimes are code.
fn character(rest: &str) -> Option<usize> {
    let inner = rest.strip_prefix('\'')?;
    let length = match inner.strip_prefix('\\') {
        Some(escape) => 1 + escape.char_indices().skip(1).find(|(_, c)| *c == '\'')?.0,
        None => inner.chars().next()?.len_utf8(),
    };
    inner[length..].starts_with('\'').then_some(length + 2)
}

/// Code up to the end of its line, or to something else.
fn code(rest: &str) -> usize {
    let mut word = false;
    for (at, c) in rest.char_indices() {
        let here = &rest[at..];
        let raw = c == 'r' && !word && raw_string(here).is_some();
        let other = at > 0 && (here.starts_with("//") || c == '"' || raw || character(here).is_some());
        if other {
            return at;
        }
        if c == '\n' {
            return at + 1;
        }
        word = c.is_alphanumeric() || c == '_';
    }
    rest.len()
}

/// The part of a source file before its unit tests.
pub fn without_tests(source: &str) -> &str {
    source.find("\n#[cfg(test)]\nmod tests {").map_or(source, |at| &source[..at])
}

/// The names of all tests, each with its line.
pub fn tests(source: &str) -> Vec<(usize, &str)> {
    let mut marked = false;
    let mut found = Vec::new();
    for (i, line) in source.lines().enumerate() {
        let line = line.trim_start();
        if line.starts_with("#[test]") {
            marked = true;
        } else if let Some(name) = line.strip_prefix("fn ").filter(|_| marked) {
            found.push((i + 1, name.split(['(', '<']).next().unwrap_or_default()));
            marked = false;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_kind(source: &str, kind: Kind) -> Vec<(usize, &str)> {
        pieces(source).into_iter().filter(|piece| piece.kind == kind).map(|piece| (piece.line, piece.text)).collect()
    }

    #[test]
    fn comments_strings_and_code_are_told_apart() {
        let source =
            "/// One. \"no text\"\nlet a = \"two // no comment\"; // three\nlet b = '\"'; let c = \"f\\\"our\";\n";
        assert_eq!(of_kind(source, Kind::Comment), [(1, " One. \"no text\""), (2, " three")]);
        assert_eq!(of_kind(source, Kind::Text), [(2, "two // no comment"), (3, "f\\\"our")]);
    }

    #[test]
    fn strings_may_be_raw_or_long_and_lifetimes_are_no_characters() {
        let source = "fn f<'a>(x: &'a str) {\n    g(r#\"raw \" text\"#, \"two\nlines\", b'x');\n}\n// end\n";
        assert_eq!(of_kind(source, Kind::Text), [(2, "raw \" text"), (2, "two\nlines")]);
        assert_eq!(of_kind(source, Kind::Comment), [(5, " end")]);
    }

    #[test]
    fn what_is_not_closed_ends_with_the_file() {
        for source in ["\"open", "r#\"open", "'", "'\\", "//", "/", "r", "\"\\"] {
            let _ = pieces(source);
        }
    }

    #[test]
    fn tests_are_found_by_their_mark() {
        let source = "fn helper() {}\n#[test]\n#[should_panic]\nfn one() {}\n\n#[test]\nfn two() {}\nfn other() {}\n";
        assert_eq!(tests(source), [(4, "one"), (7, "two")]);
    }
}
