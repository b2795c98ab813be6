//! Which files are looked at.

/// Whether a path is one that a pattern describes: `*` is anything within a name, `**` anything at all.
pub fn matches(pattern: &str, path: &str) -> bool {
    if let Some(rest) = pattern.strip_prefix("**") {
        let rest = rest.strip_prefix('/').unwrap_or(rest);
        return starts(path).any(|start| matches(rest, start));
    }
    if let Some(rest) = pattern.strip_prefix('*') {
        let end = path.find('/').unwrap_or(path.len());
        return starts(path).take_while(|start| path.len() - start.len() <= end).any(|start| matches(rest, start));
    }
    match (pattern.chars().next(), path.chars().next()) {
        (None, None) => true,
        (Some(wanted), Some(found)) if wanted == found => {
            matches(&pattern[wanted.len_utf8()..], &path[found.len_utf8()..])
        }
        _ => false,
    }
}

/// A text from each of its letters on, and its end.
fn starts(text: &str) -> impl Iterator<Item = &str> {
    text.char_indices().map(|(at, _)| &text[at..]).chain([""])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_describe_paths() {
        assert!(matches("src/rules/**", "src/rules/tom/buying.rs"));
        assert!(matches("src/rules/**/*.rs", "src/rules/tom.rs"));
        assert!(matches("src/rules/*.rs", "src/rules/tom.rs"));
        assert!(matches("src/st*e.rs", "src/state.rs"));
        assert!(!matches("src/rules/*.rs", "src/rules/tom/buying.rs"));
        assert!(!matches("src/rules/**", "src/state.rs"));
        assert!(!matches("src/state", "src/state.rs"));
    }
}
