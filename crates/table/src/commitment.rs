//! Fairness: the server commits itself to a seed before anybody sits down, seats may add salts, and
//! the game's seed follows from both. Nobody alone could have chosen the shuffles.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::dice::Seed;
use crate::seat::Seat;

/// Keeps game seeds apart from every other use of BLAKE3. Stored games depend on it: it never changes.
const GAME_SEED_CONTEXT: &str = "railhead 1 game seed";

/// The longest salt.
pub const MAX_SALT: usize = 64;

/// The BLAKE3 hash of a server seed, published before the game: `b3sum` of the seed's bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The commitment to this seed.
    pub fn to(server_seed: Seed) -> Self {
        Commitment(*blake3::hash(&server_seed.0).as_bytes())
    }
}

/// Sixty-four hexadecimal digits.
impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Seed(self.0).fmt(f)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

/// What was read is not a commitment.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a commitment: expected 64 hexadecimal digits")]
pub struct NotACommitment;

impl FromStr for Commitment {
    type Err = NotACommitment;

    fn from_str(text: &str) -> Result<Self, NotACommitment> {
        text.parse::<Seed>().map(|digits| Commitment(digits.0)).map_err(|_| NotACommitment)
    }
}

/// What a seat added to the seed: 1 to 64 printable ASCII characters without spaces.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Salt(String);

impl Salt {
    /// The salt as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What was read is not a salt.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a salt: expected 1 to {MAX_SALT} printable ASCII characters without spaces")]
pub struct NotASalt;

impl FromStr for Salt {
    type Err = NotASalt;

    fn from_str(text: &str) -> Result<Self, NotASalt> {
        let fits = (1..=MAX_SALT).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
        if fits { Ok(Salt(text.to_owned())) } else { Err(NotASalt) }
    }
}

/// The salts of a table, by seat. A seat need not add one.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Salts(BTreeMap<Seat, Salt>);

impl Salts {
    /// Nobody added anything.
    pub fn none() -> Self {
        Salts::default()
    }

    /// The same with `seat`'s salt added, in place of an earlier one.
    #[must_use]
    pub fn with(mut self, seat: Seat, salt: Salt) -> Self {
        self.0.insert(seat, salt);
        self
    }

    /// What `seat` added.
    pub fn of(&self, seat: Seat) -> Option<&Salt> {
        self.0.get(&seat)
    }

    /// Seats and their salts, in the order of seats.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Salt)> {
        self.0.iter().map(|(&seat, salt)| (seat, salt))
    }
}

/// `1=abc 3=xyz`, or `none`.
impl fmt::Display for Salts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("none");
        }
        let salts: Vec<String> = self.iter().map(|(seat, salt)| format!("{seat}={salt}")).collect();
        f.write_str(&salts.join(" "))
    }
}

/// What was read is not a list of salts.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a list of salts: expected `none`, or `SEAT=SALT` for some seats in order, separated by spaces")]
pub struct NotSalts;

impl FromStr for Salts {
    type Err = NotSalts;

    fn from_str(text: &str) -> Result<Self, NotSalts> {
        let mut salts = Salts::none();
        if text == "none" {
            return Ok(salts);
        }
        for entry in text.split(' ') {
            let (seat, salt) = entry.split_once('=').ok_or(NotSalts)?;
            let (seat, salt) = (seat.parse().map_err(|_| NotSalts)?, salt.parse().map_err(|_| NotSalts)?);
            if salts.0.last_key_value().is_some_and(|(&last, _)| last >= seat) {
                return Err(NotSalts);
            }
            salts.0.insert(seat, salt);
        }
        Ok(salts)
    }
}

/// All that a game's chance follows from: secret while the game lasts, shown afterwards.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SaltedSeed {
    /// What the server committed itself to.
    pub server_seed: Seed,
    /// What the seats added.
    pub salts: Salts,
}

impl SaltedSeed {
    /// A server seed to which nobody has added anything.
    pub fn unsalted(server_seed: Seed) -> Self {
        SaltedSeed { server_seed, salts: Salts::none() }
    }

    /// What the server publishes before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(self.server_seed)
    }

    /// The seed of the game's dice. Every part has its length before it, so that no two different
    /// lists of salts are hashed alike.
    pub fn game_seed(&self) -> Seed {
        let mut hasher = blake3::Hasher::new_derive_key(GAME_SEED_CONTEXT);
        hasher.update(&self.server_seed.0);
        for (seat, salt) in self.salts.iter() {
            hasher.update(&[seat.index() as u8, salt.0.len() as u8]);
            hasher.update(salt.0.as_bytes());
        }
        Seed(*hasher.finalize().as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn salt(text: &str) -> Salt {
        text.parse().unwrap()
    }

    /// Stored games depend on these numbers. They never change.
    #[test]
    fn test_vectors() {
        let plain = SaltedSeed::unsalted(Seed([7; 32]));
        let salts = Salts::none().with(Seat::new(0), salt("abc")).with(Seat::new(2), salt("xyz"));
        let salted = SaltedSeed { salts, ..plain.clone() };
        assert_eq!(plain.commitment().to_string(), COMMITMENT);
        assert_eq!(salted.commitment().to_string(), COMMITMENT);
        assert_eq!(plain.game_seed().to_string(), PLAIN);
        assert_eq!(salted.game_seed().to_string(), SALTED);
    }

    const COMMITMENT: &str = "ebaf85b465a09de21b398fb112c1500f2cbe658c42f379e0c0f18d24b819f637";
    const PLAIN: &str = "47f9cee86772033fb5316c377b3fe598dea3d455209794d8cec16277f8ca9d7b";
    const SALTED: &str = "a30ed0663e168bb282ba826db9530aecf770632dd8f8b1db86fe88bf1ca52d95";

    #[test]
    fn who_added_which_salt_matters() {
        let seed = Seed::from_number(1);
        let game_seed = |salts| SaltedSeed { server_seed: seed, salts }.game_seed();
        let [first, second] = [0, 1].map(Seat::new);
        let seeds = [
            game_seed(Salts::none()),
            game_seed(Salts::none().with(first, salt("ab"))),
            game_seed(Salts::none().with(second, salt("ab"))),
            game_seed(Salts::none().with(first, salt("a")).with(second, salt("b"))),
            game_seed(Salts::none().with(first, salt("b")).with(second, salt("a"))),
        ];
        for (i, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..i].contains(seed), "case {i}");
        }
    }

    #[test]
    fn salts_are_short_and_printable() {
        for good in ["a", "#1=x", &"~".repeat(MAX_SALT)] {
            assert_eq!(salt(good).to_string(), good);
        }
        for bad in ["", " ", "a b", "a\n", "ż", "\u{7f}", &"a".repeat(MAX_SALT + 1)] {
            assert_eq!(bad.parse::<Salt>(), Err(NotASalt), "{bad:?}");
        }
    }

    #[test]
    fn lists_of_salts_are_read_and_written() {
        for good in ["none", "1=abc", "1=a=b 8=2=c"] {
            assert_eq!(good.parse::<Salts>().unwrap().to_string(), good);
        }
        for bad in ["", "1", "1=", "9=a", "2=a 1=b", "1=a 1=b", "1=a  2=b", "1=a ", "none none", "None"] {
            assert_eq!(bad.parse::<Salts>(), Err(NotSalts), "{bad:?}");
        }
    }

    #[test]
    fn commitments_are_read_and_written() {
        let commitment = Commitment::to(Seed::from_number(3));
        assert_eq!(commitment.to_string().parse(), Ok(commitment));
        assert_eq!("00".parse::<Commitment>(), Err(NotACommitment));
    }

    #[test]
    fn a_sealed_seed_is_not_shown_by_debug() {
        let seed = SaltedSeed::unsalted(Seed::from_number(4));
        assert!(!format!("{seed:?}").contains(&seed.server_seed.to_string()));
    }
}
