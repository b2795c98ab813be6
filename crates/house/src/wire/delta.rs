//! What differs between two drawings of a region, for pages that have the first.
//!
//! A drawing is cut into pieces, by the house in its text and by the page (`delta.js`) in its elements. Both cut alike, so
//! that a piece can be named by its number, whatever a browser makes of its letters: an element that holds two or more
//! pieces and no text is an opening tag, the pieces within and a closing tag; any other is one piece.

use std::collections::HashMap;

use serde::Serialize;
use serde::ser::{SerializeSeq, Serializer};

/// Beyond so many differences a drawing is another one.
const MOST_DIFFERENCES: usize = 600;

/// Elements that have no end, and no inside.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "wbr"];

/// A drawing, told by what it has in common with an earlier one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Delta {
    /// How many pieces the earlier one has: a page that counts otherwise has to ask for the whole.
    of: usize,
    /// What it is made of, in order.
    to: Vec<Part>,
}

/// A part of a drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Part {
    /// So many pieces of the earlier one, from this one on.
    Kept(usize, usize),
    /// A new piece.
    New(String),
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Part::New(piece) => serializer.serialize_str(piece),
            Part::Kept(first, count) => {
                let mut pair = serializer.serialize_seq(Some(2))?;
                pair.serialize_element(first)?;
                pair.serialize_element(count)?;
                pair.end()
            }
        }
    }
}

impl Delta {
    /// How one drawing becomes another, if that is said in less than half of its letters.
    pub fn between(before: &str, now: &str) -> Option<Delta> {
        let (old, new) = (pieces(before)?, pieces(now)?);
        let delta = Delta { of: old.len(), to: parts(&old, &new)? };
        (delta.letters() * 2 < now.len()).then_some(delta)
    }

    /// About as many letters as it takes.
    fn letters(&self) -> usize {
        let letters = |part: &Part| match part {
            Part::Kept(..) => 10,
            Part::New(piece) => piece.len() + 3,
        };
        self.to.iter().map(letters).sum()
    }
}

/// The new pieces, those that both have in common by their numbers; nothing if they have too little in common.
fn parts(old: &[&str], new: &[&str]) -> Option<Vec<Part>> {
    let mut parts: Vec<Part> = Vec::new();
    let mut next = 0;
    for (kept, from) in common(old, new)? {
        parts.extend(new[next..kept].iter().map(|piece| Part::New((*piece).to_owned())));
        match parts.last_mut() {
            Some(Part::Kept(first, count)) if *first + *count == from => *count += 1,
            _ => parts.push(Part::Kept(from, 1)),
        }
        next = kept + 1;
    }
    parts.extend(new[next..].iter().map(|piece| Part::New((*piece).to_owned())));
    Some(parts)
}

/// Pairs of places in `new` and `old` that hold the same piece, as many as there can be, in order (Myers' algorithm).
fn common(old: &[&str], new: &[&str]) -> Option<Vec<(usize, usize)>> {
    let mut numbers: HashMap<&str, u32> = HashMap::new();
    let mut number = |piece| {
        let next = numbers.len() as u32;
        *numbers.entry(piece).or_insert(next)
    };
    let old: Vec<u32> = old.iter().copied().map(&mut number).collect();
    let new: Vec<u32> = new.iter().copied().map(&mut number).collect();
    let most = (old.len() + new.len()).min(MOST_DIFFERENCES);
    // The furthest place of `old` reached on each diagonal, after each number of differences.
    let mut reached = vec![0_usize; 2 * most + 3];
    let middle = most + 1;
    let mut steps: Vec<Vec<usize>> = Vec::new();
    for differences in 0..=most {
        steps.push(reached[middle - differences..=middle + differences].to_vec());
        for step in (0..=2 * differences).step_by(2) {
            let diagonal = middle + step - differences;
            let down = step == 0 || (step != 2 * differences && reached[diagonal - 1] < reached[diagonal + 1]);
            let mut x = if down { reached[diagonal + 1] } else { reached[diagonal - 1] + 1 };
            let mut y = (x + middle).checked_sub(diagonal)?;
            while x < old.len() && y < new.len() && old[x] == new[y] {
                (x, y) = (x + 1, y + 1);
            }
            reached[diagonal] = x;
            if x >= old.len() && y >= new.len() {
                return Some(traced(&steps, old.len(), new.len()));
            }
        }
    }
    None
}

/// The way back from the end, along what was reached after each number of differences.
fn traced(steps: &[Vec<usize>], old: usize, new: usize) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    let (mut x, mut y) = (old as isize, new as isize);
    for differences in (0..steps.len()).rev() {
        let before = |diagonal: isize| steps[differences][(diagonal + differences as isize) as usize] as isize;
        let (diagonal, edge) = (x - y, differences as isize);
        let down = diagonal == -edge || (diagonal != edge && before(diagonal - 1) < before(diagonal + 1));
        let from = if down { diagonal + 1 } else { diagonal - 1 };
        // The first place is where no difference has been made yet.
        let (start_x, start_y) = match differences {
            0 => (0, 0),
            _ => (before(from), before(from) - from),
        };
        while x > start_x.max(0) && y > start_y.max(0) {
            (x, y) = (x - 1, y - 1);
            pairs.push((y as usize, x as usize));
        }
        (x, y) = (start_x, start_y);
    }
    pairs.reverse();
    pairs
}

/// An element whose end has not come yet.
struct Open<'a> {
    name: &'a str,
    start: usize,
    inside: usize,
    /// The pieces of what it holds.
    pieces: Vec<&'a str>,
    text: bool,
}

/// The pieces of a drawing; nothing if it is not made of elements that end.
fn pieces(html: &str) -> Option<Vec<&str>> {
    let mut all: Vec<&str> = Vec::new();
    let mut open: Vec<Open<'_>> = Vec::new();
    let mut at = 0;
    while at < html.len() {
        let tag = html[at..].find('<').map_or(html.len(), |next| at + next);
        if tag > at {
            match open.last_mut() {
                Some(around) => around.text = true,
                None => all.push(&html[at..tag]),
            }
        }
        if tag == html.len() {
            break;
        }
        let end = tag + end_of_tag(&html[tag..])?;
        let name = name_of(&html[tag..end]);
        if html[tag..].starts_with("</") {
            let ended = open.pop().filter(|ended| ended.name == name)?;
            let own = match ended.text || ended.pieces.len() < 2 {
                true => vec![&html[ended.start..end]],
                false => [&[&html[ended.start..ended.inside]], &ended.pieces[..], &[&html[tag..end]]].concat(),
            };
            add(&mut open, &mut all, own);
        } else if html[..end].ends_with("/>") || VOID.contains(&name) {
            add(&mut open, &mut all, vec![&html[tag..end]]);
        } else {
            open.push(Open { name, start: tag, inside: end, pieces: Vec::new(), text: false });
        }
        at = end;
    }
    open.is_empty().then_some(all)
}

/// Adds an element to what is around it.
fn add<'a>(open: &mut [Open<'a>], all: &mut Vec<&'a str>, own: Vec<&'a str>) {
    open.last_mut().map_or(all, |around| &mut around.pieces).extend(own);
}

/// Where a tag ends that begins here: what is quoted may hold anything.
fn end_of_tag(html: &str) -> Option<usize> {
    let mut quote = None;
    for (i, byte) in html.bytes().enumerate() {
        match (quote, byte) {
            (None, b'>') => return Some(i + 1),
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), byte) if open == byte => quote = None,
            _ => {}
        }
    }
    None
}

fn name_of(tag: &str) -> &str {
    let name = tag.trim_start_matches(['<', '/']);
    &name[..name.find([' ', '>', '/', '\n']).unwrap_or(name.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a page makes of it.
    fn applied(before: &str, delta: &Delta) -> String {
        let old = pieces(before).expect("it has pieces");
        assert_eq!(old.len(), delta.of);
        let made = |part: &Part| match part {
            Part::Kept(first, count) => old[*first..first + count].concat(),
            Part::New(piece) => piece.clone(),
        };
        delta.to.iter().map(made).collect()
    }

    fn board(numbers: &[u32]) -> String {
        let house =
            |n: &u32| format!("<g data-key=\"h{n}\"><path d='M0 0>'/><circle r=\"2\"></circle><text>{n}</text></g>");
        format!("<svg class=\"scene\"><g class=\"land\"></g>{}</svg>", numbers.iter().map(house).collect::<String>())
    }

    #[test]
    fn a_drawing_is_cut_where_elements_hold_elements_alone() {
        let html = "a &lt; b<svg a=\"x>y\"><g><path/><text>1 <b>2</b></text></g><g><i></i></g><a><b><i/><u/></b></a></svg><br><p></p>";
        let cut = [
            "a &lt; b",
            "<svg a=\"x>y\">",
            "<g>",
            "<path/>",
            "<text>1 <b>2</b></text>",
            "</g>",
            "<g><i></i></g>",
            "<a>",
            "<b>",
            "<i/>",
            "<u/>",
            "</b>",
            "</a>",
            "</svg>",
            "<br>",
            "<p></p>",
        ];
        assert_eq!(pieces(html).expect("it has pieces"), cut);
        for broken in ["<g>", "<g></a>", "</g>", "<g a=\"", "<g"] {
            assert_eq!(pieces(broken), None, "{broken}");
        }
    }

    #[test]
    fn what_is_applied_is_the_new_drawing() {
        let boards = [
            vec![],
            vec![1],
            vec![1, 2, 3, 4],
            vec![1, 3, 2, 4],
            vec![4, 5, 1, 2, 6],
            (0..40).collect(),
            (3..45).rev().collect(),
        ];
        for before in boards.iter().map(|numbers| board(numbers)) {
            for now in boards.iter().map(|numbers| board(numbers)) {
                let (old, new) = (pieces(&before).expect("pieces"), pieces(&now).expect("pieces"));
                let delta = Delta { of: old.len(), to: parts(&old, &new).expect("they have much in common") };
                assert_eq!(applied(&before, &delta), now);
            }
        }
    }

    #[test]
    fn only_what_is_new_is_sent() {
        let numbers: Vec<u32> = (0..200).collect();
        let mut others = numbers.clone();
        others[77] = 500;
        let delta = Delta::between(&board(&numbers), &board(&others)).expect("it is worth it");
        let sent = serde_json::to_string(&delta).expect("JSON");
        assert!(sent.len() < 120, "{sent}");
        assert_eq!(applied(&board(&numbers), &delta), board(&others));
    }

    #[test]
    fn another_drawing_is_sent_whole() {
        let (old, new): (Vec<u32>, Vec<u32>) = ((0..300).collect(), (1000..1300).collect());
        assert_eq!(Delta::between(&board(&old), &board(&new)), None);
        assert_eq!(Delta::between("", &board(&[1])), None);
        assert_eq!(Delta::between("<g>", &board(&[1])), None);
    }
}
