//! Just enough of a reader of HTML to look at what the kit writes.

/// A start tag.
#[derive(Debug)]
pub struct Tag {
    pub name: String,
    pub attributes: Vec<(String, String)>,
}

impl Tag {
    /// Every start tag, in order; their values unescaped.
    pub fn all(html: &str) -> Vec<Tag> {
        let mut tags = Vec::new();
        let mut rest = html;
        while let Some(start) = rest.find('<') {
            rest = &rest[start + 1..];
            if rest.starts_with(|first: char| first.is_ascii_alphabetic()) {
                let (tag, after) = Tag::read(rest);
                rest = after;
                tags.push(tag);
            }
        }
        tags
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(one, _)| one == name).map(|(_, value)| value.as_str())
    }

    /// Reads a tag whose `<` has been read, and gives what follows it.
    fn read(text: &str) -> (Tag, &str) {
        let end = text.find(|c: char| c.is_whitespace() || c == '>' || c == '/').unwrap_or(text.len());
        let mut tag = Tag { name: text[..end].to_owned(), attributes: Vec::new() };
        let mut rest = text[end..].trim_start_matches([' ', '/', '\n']);
        while !rest.is_empty() && !rest.starts_with('>') {
            let end = rest.find(['=', ' ', '>']).unwrap_or(rest.len());
            let name = rest[..end].to_owned();
            rest = &rest[end..];
            let mut value = "";
            if let Some(quoted) = rest.strip_prefix("=\"") {
                let end = quoted.find('"').unwrap_or(quoted.len());
                value = &quoted[..end];
                rest = quoted[end..].strip_prefix('"').unwrap_or_default();
            } else if let Some(bare) = rest.strip_prefix('=') {
                let end = bare.find([' ', '>']).unwrap_or(bare.len());
                (value, rest) = bare.split_at(end);
            }
            tag.attributes.push((name, unescaped(value)));
            rest = rest.trim_start_matches([' ', '/', '\n']);
        }
        (tag, rest)
    }
}

/// What can be read, without any markup.
pub fn text(html: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for c in html.chars() {
        match c {
            '<' => inside = true,
            '>' => inside = false,
            _ if !inside => text.push(c),
            _ => {}
        }
    }
    unescaped(&text)
}

fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[test]
fn tags_are_read_as_they_are_written() {
    let tags = Tag::all("<p class=\"a\" class=\"b > c\">1 < 2<br hidden><use href=\"#x\"/></p>");
    assert_eq!(tags.iter().map(|tag| tag.name.as_str()).collect::<Vec<_>>(), ["p", "br", "use"]);
    assert_eq!(tags[0].attributes.len(), 2);
    assert_eq!((tags[1].get("hidden"), tags[2].get("href")), (Some(""), Some("#x")));
    assert_eq!(text("<p>a &amp; <b>b</b></p>"), "a & b");
}
