//! Many texts that are looked for at once.

use std::collections::HashMap;

/// What a text must begin with to be worth a closer look: so many bytes.
const START: usize = 4;
/// How many of the beginnings there may be are told apart at a glance.
const GLANCE: usize = 1 << 16;

/// Texts, found wherever they are in another one, each at all of its places.
pub(super) struct Needles {
    texts: Vec<String>,
    by_start: HashMap<[u8; START], Vec<usize>>,
    /// Those that are shorter than a beginning.
    short: Vec<usize>,
    likely: Vec<bool>,
}

impl Needles {
    pub fn new(texts: Vec<String>) -> Self {
        let mut by_start: HashMap<[u8; START], Vec<usize>> = HashMap::new();
        let (mut short, mut likely) = (Vec::new(), vec![false; GLANCE]);
        for (place, text) in texts.iter().enumerate() {
            match text.as_bytes().first_chunk() {
                Some(start) => {
                    likely[glance(start)] = true;
                    by_start.entry(*start).or_default().push(place);
                }
                None => short.push(place),
            }
        }
        Needles { texts, by_start, short, likely }
    }

    pub fn texts(&self) -> &[String] {
        &self.texts
    }

    /// The first of the texts that matter which is in this one.
    pub fn find(&self, within: &str, matters: &[bool]) -> Option<&str> {
        let bytes = within.as_bytes();
        let short = self.short.iter().find(|place| matters[**place] && within.contains(&self.texts[**place]));
        let there = || {
            bytes.windows(START).enumerate().find_map(|(at, start)| {
                let start = start.first_chunk()?;
                let places = self.likely[glance(start)].then(|| self.by_start.get(start)).flatten()?;
                places.iter().find(|place| matters[**place] && bytes[at..].starts_with(self.texts[**place].as_bytes()))
            })
        };
        short.or_else(there).map(|place| self.texts[*place].as_str())
    }
}

fn glance(start: &[u8; START]) -> usize {
    (u32::from_le_bytes(*start).wrapping_mul(0x9e37_79b1) >> 16) as usize
}

#[test]
fn whatever_is_there_is_found_wherever_it_is() {
    let needles = Needles::new(["Miami", "Miami Beach", "ox", "each way"].map(str::to_owned).to_vec());
    let find = |within: &str, matters: [bool; 4]| needles.find(within, &matters).map(str::to_owned);
    assert_eq!(find("to Miami Beach", [true; 4]).as_deref(), Some("Miami"));
    assert_eq!(find("to Miami Beach", [false, true, true, true]).as_deref(), Some("Miami Beach"));
    assert_eq!(find("MiamMiami", [true; 4]).as_deref(), Some("Miami"));
    assert_eq!(find("an ox", [true; 4]).as_deref(), Some("ox"));
    assert_eq!(find("Beach way", [true; 4]).as_deref(), Some("each way"));
    assert_eq!(find("Mia", [true; 4]), None);
    assert_eq!(find("Miami", [false; 4]), None);
}
