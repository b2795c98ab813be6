//! What a table remembers of a request, so that one that is sent twice is carried out once.
//!
//! A client names its requests itself. A name means something only together with the person who used it, and stands for
//! what was asked by it the first time: another person's request of the same name is another one, and the same
//! person's request of the same name that asks for something else is a mistake, and refused.

use std::fmt;
use std::str::FromStr;

use crate::records::ids::{ClientId, NotAnId, PersonId};

/// What a table remembers of a request that it has carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestMark {
    /// What its client called it.
    pub client: ClientId,
    /// Whose it was: a hash, from which nobody is found who does not know the person already.
    person: u64,
    /// What was asked: a hash.
    act: u64,
}

/// Whose request and which it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RequestKey(u128);

/// What was asked, as a hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActDigest(u64);

impl RequestMark {
    /// A person's request to do something, which is written out in a way that is always the same.
    pub fn new(person: &PersonId, client: ClientId, act: &str) -> Self {
        let person = hash("railhead 1 whose request", &[person.as_str()]);
        let act = hash("railhead 1 what was requested", &[act]);
        RequestMark { client, person: first(&person), act: first(&act) }
    }

    /// Whose request and which it was.
    pub fn key(&self) -> RequestKey {
        let hash = hash("railhead 1 which request", &[&self.person.to_string(), self.client.as_str()]);
        RequestKey(u128::from_le_bytes(*hash.as_bytes().first_chunk().expect("a hash is longer")))
    }

    /// What was asked.
    pub fn act(&self) -> ActDigest {
        ActDigest(self.act)
    }
}

/// A hash for one purpose: no part of it can run into the next.
fn hash(purpose: &str, parts: &[&str]) -> blake3::Hash {
    let mut hasher = blake3::Hasher::new_derive_key(purpose);
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part.as_bytes());
    }
    hasher.finalize()
}

fn first(hash: &blake3::Hash) -> u64 {
    u64::from_le_bytes(*hash.as_bytes().first_chunk().expect("a hash is longer"))
}

/// As the journal keeps it: the client's name first.
impl fmt::Display for RequestMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:016x} {:016x}", self.client.as_str(), self.person, self.act)
    }
}

impl FromStr for RequestMark {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        let wrong = || NotAnId { what: "a request (its name and two hashes)", found: text.chars().take(80).collect() };
        let hash = |word: Option<&str>| word.and_then(|word| u64::from_str_radix(word, 16).ok()).ok_or_else(wrong);
        let mut words = text.split(' ');
        let client = words.next().unwrap_or_default().parse()?;
        let (person, act) = (hash(words.next())?, hash(words.next())?);
        if words.next().is_some() { Err(wrong()) } else { Ok(RequestMark { client, person, act }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(person: char, client: &str, act: &str) -> RequestMark {
        let person = person.to_string().repeat(16).parse().expect("a plain id");
        RequestMark::new(&person, client.parse().expect("a plain id"), act)
    }

    #[test]
    fn a_name_is_one_persons_and_stands_for_what_was_asked_by_it() {
        let first = mark('a', "move-0001", "play draw");
        assert_eq!(first, mark('a', "move-0001", "play draw"));
        let (others, next, changed) =
            (mark('b', "move-0001", "play draw"), mark('a', "move-0002", "play draw"), mark('a', "move-0001", "undo"));
        assert_ne!(first.key(), others.key());
        assert_ne!(first.key(), next.key());
        assert_eq!(first.key(), changed.key());
        assert_ne!(first.act(), changed.act());
    }

    #[test]
    fn what_the_journal_keeps_is_read_back() {
        let kept = mark('a', "move-0001", "play draw").to_string();
        assert_eq!(kept.parse(), Ok(mark('a', "move-0001", "play draw")));
        assert!(!kept.contains(&"a".repeat(16)), "nobody is named");
        for wrong in ["", "move-0001", "move-0001 0", "move-0001 x y", "move-0001 0 0 0", "m 0 0"] {
            assert!(wrong.parse::<RequestMark>().is_err(), "{wrong}");
        }
    }
}
