//! How much anybody may do, remembered in so much memory and no more.
//!
//! What is limited is kept in sketches: tables of a fixed size, where a key finds its places by a hash that
//! nobody outside can compute. So it does not matter how many addresses or names strangers come up with, nor
//! how long these are. Two keys that share one place hardly ever share all four, and whoever has one place
//! left is let through.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::operations::address::Prefix;
use crate::records::ids::{PersonId, random_bytes};
use crate::records::person::SessionKey;

/// How many attempts at one account an address has a minute, and somebody whom the account knows.
const ATTEMPTS: u32 = 10;

/// How many attempts at all accounts an address has a minute.
const ATTEMPTS_OF_ADDRESS: u32 = 30;

/// How many attempts at an account, from wherever they come, cost no time; and how long it takes until one of
/// them is forgotten.
const FREE_TRIES: u32 = 8;
const FORGOTTEN_AFTER: Duration = Duration::from_secs(30);

/// Each further one waits twice as long as the one before, up to the longest.
const FIRST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(4);

/// What somebody tries at an account. Attempts at one thing leave those at another untouched: who spoils
/// logging in does not spoil recovering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// To log in.
    LogIn,
    /// To recover it by its code.
    Recover,
    /// To make it.
    Create,
}

/// How much each address and each person may do.
#[derive(Debug)]
pub struct Limits {
    began: Instant,
    secret: [u8; 32],
    per_minute: Option<u32>,
    addresses: Sketch,
    sessions: Sketch,
    attempts: Sketch,
    attempts_of_addresses: Sketch,
    tries: Sketch,
}

impl Limits {
    /// So many requests a minute; an address, which several people may share, has four times as many.
    pub fn new(per_minute: Option<u32>) -> Self {
        Limits {
            began: Instant::now(),
            secret: random_bytes(),
            per_minute,
            addresses: Sketch::per_minute(per_minute.unwrap_or(1).saturating_mul(4)),
            sessions: Sketch::per_minute(per_minute.unwrap_or(1)),
            attempts: Sketch::per_minute(ATTEMPTS),
            attempts_of_addresses: Sketch::per_minute(ATTEMPTS_OF_ADDRESS),
            tries: Sketch::new(FORGOTTEN_AFTER, FREE_TRIES + doublings()),
        }
    }

    /// Whether a request may pass.
    pub fn admit(&self, address: Prefix, session: Option<&SessionKey>) -> bool {
        if self.per_minute.is_none() {
            return true;
        }
        let now = self.now();
        self.addresses.take(self.key(&[&address.bytes()]), now)
            && session.is_none_or(|session| self.sessions.take(self.key(&[session.0.as_bytes()]), now))
    }

    /// How long a stranger must wait for an attempt at an account; none if there were too many from there.
    ///
    /// What is refused is refused to an address alone. Under a name strangers can only make each other wait, and
    /// never for long: nobody can be locked out by others elsewhere.
    pub fn attempt(&self, attempt: Attempt, address: Prefix, account: &str) -> Option<Duration> {
        let now = self.now();
        let (attempt, address, account) = ([attempt as u8], address.bytes(), account.to_lowercase());
        // Whoever shares the address loses nothing by attempts that were refused already.
        let admitted = self.attempts.take(self.key(&[&attempt, &address, account.as_bytes()]), now)
            && self.attempts_of_addresses.take(self.key(&[&attempt, &address]), now);
        admitted.then(|| wait(self.tries.count(self.key(&[&attempt, account.as_bytes()]), now)))
    }

    /// Whether somebody whom the account knows may make an attempt: by a browser that was logged in before.
    pub fn attempt_by_device(&self, device: &str) -> bool {
        self.attempts.take(self.key(&[b"device", device.as_bytes()]), self.now())
    }

    /// Whether somebody who is logged in may make an attempt at the password.
    pub fn attempt_by_holder(&self, person: &PersonId) -> bool {
        self.attempts.take(self.key(&[b"holder", person.as_str().as_bytes()]), self.now())
    }

    fn now(&self) -> u64 {
        micros(self.began.elapsed())
    }

    fn key(&self, parts: &[&[u8]]) -> Key {
        let mut hasher = blake3::Hasher::new_keyed(&self.secret);
        for part in parts {
            hasher.update(&part.len().to_le_bytes());
            hasher.update(part);
        }
        let mut bytes = [0; 4 * ROWS];
        hasher.finalize_xof().fill(&mut bytes);
        let (numbers, _) = bytes.as_chunks::<4>();
        Key(std::array::from_fn(|row| u32::from_le_bytes(numbers[row]) as usize % SLOTS))
    }
}

/// How often the first wait can be doubled.
const fn doublings() -> u32 {
    (LONGEST_WAIT.as_millis() / FIRST_WAIT.as_millis()).ilog2() + 1
}

/// How long an attempt waits that is this one of the last few at its account.
fn wait(tries: u32) -> Duration {
    match tries.checked_sub(FREE_TRIES + 1) {
        None => Duration::ZERO,
        Some(doubled) => FIRST_WAIT.saturating_mul(2_u32.saturating_pow(doubled)).min(LONGEST_WAIT),
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// How many places a key has, and among how many in each row.
const ROWS: usize = 4;
const SLOTS: usize = 1 << 15;

/// The places of a key, one in each row.
#[derive(Clone, Copy)]
struct Key([usize; ROWS]);

/// How much was used by many keys.
///
/// A place holds the moment, in microseconds, at which all that was used of it is free again.
#[derive(Debug)]
struct Sketch {
    slots: Mutex<Vec<[u64; ROWS]>>,
    /// After how many microseconds one is free again.
    every: u64,
    /// How many can be used at once.
    most: u32,
}

impl Sketch {
    fn per_minute(most: u32) -> Self {
        let most = most.max(1);
        Sketch::new(Duration::from_secs(60) / most, most)
    }

    fn new(every: Duration, most: u32) -> Self {
        Sketch { slots: Mutex::new(vec![[0; ROWS]; SLOTS]), every: micros(every).max(1), most }
    }

    /// Uses one, if there is one left.
    fn take(&self, key: Key, now: u64) -> bool {
        let whole = self.every.saturating_mul(u64::from(self.most));
        let mut admitted = false;
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        for (row, slot) in key.0.into_iter().enumerate() {
            let used = slots[slot][row].max(now) + self.every;
            if used <= now.saturating_add(whole) {
                slots[slot][row] = used;
                admitted = true;
            }
        }
        admitted
    }

    /// Uses one, and says how many are used now: never more than there are.
    fn count(&self, key: Key, now: u64) -> u32 {
        self.take(key, now);
        let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let least = key.0.into_iter().enumerate().map(|(row, slot)| slots[slot][row]).min().unwrap_or(0);
        u32::try_from(least.saturating_sub(now).div_ceil(self.every)).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    fn at(text: &str) -> Prefix {
        Prefix::of(text.parse::<IpAddr>().expect("an address"))
    }

    fn session(name: &str) -> SessionKey {
        SessionKey(name.to_owned())
    }

    #[test]
    fn too_much_is_turned_away() {
        let limits = Limits::new(Some(5));
        let anna = session("anna");
        assert_eq!((0..10).filter(|_| limits.admit(at("1.2.3.4"), Some(&anna))).count(), 5);
        assert!(limits.admit(at("1.2.3.5"), Some(&session("ola"))));
        assert!(Limits::new(None).admit(at("1.2.3.4"), None));
        let of_network = |n: u32| limits.admit(at(&format!("2001:db8::{n:x}")), None);
        assert_eq!((0..100).filter(|&n| of_network(n)).count(), 20, "a network is one address");
    }

    #[test]
    fn what_was_used_comes_back_with_time() {
        let sketch = Sketch::per_minute(6);
        let key = Key([1; ROWS]);
        assert_eq!((0..9).filter(|_| sketch.take(key, 0)).count(), 6);
        assert!(!sketch.take(key, 9_000_000) && sketch.take(key, 10_000_000) && !sketch.take(key, 10_000_000));
        assert_eq!((0..9).filter(|_| sketch.take(key, 600_000_000)).count(), 6, "and never more than there are");
    }

    #[test]
    fn attempts_are_limited_for_each_address_and_slowed_down_for_each_name() {
        let limits = Limits::new(None);
        let tried = |address: &str, name: &str| limits.attempt(Attempt::LogIn, at(address), name);
        assert_eq!((0..50).filter(|_| tried("1.1.1.1", "Anna").is_some()).count(), 10);
        assert!(tried("1.1.1.1", "ANNA").is_none() && tried("1.1.1.1", "Ola").is_some());
        let waits: Vec<_> = (2..40).map(|n| tried(&format!("1.1.1.{n}"), "Anna")).collect();
        assert!(waits.iter().all(|wait| wait.is_some_and(|wait| wait <= LONGEST_WAIT)), "others are never refused");
        assert_eq!(waits.last(), Some(&Some(LONGEST_WAIT)));
        assert_eq!(limits.attempt(Attempt::Recover, at("1.1.1.1"), "Anna"), Some(Duration::ZERO));
        assert_eq!((0..50).filter(|n| tried("2.2.2.2", &format!("name {n}")).is_some()).count(), 30);
    }

    #[test]
    fn whoever_the_account_knows_is_not_held_up_by_strangers() {
        let limits = Limits::new(None);
        for n in 0..200 {
            let _ = limits.attempt(Attempt::LogIn, at(&format!("1.1.1.{n}")), "Anna");
        }
        assert_eq!((0..20).filter(|_| limits.attempt_by_device("her browser")).count(), 10);
        let anna = PersonId::random();
        assert_eq!((0..20).filter(|_| limits.attempt_by_holder(&anna)).count(), 10);
    }

    #[test]
    fn waits_grow_up_to_the_longest() {
        assert_eq!(wait(FREE_TRIES), Duration::ZERO);
        assert_eq!([1, 2, 3].map(|n| wait(FREE_TRIES + n).as_millis()), [250, 500, 1_000]);
        assert_eq!(wait(FREE_TRIES + doublings()), LONGEST_WAIT);
        assert_eq!(wait(u32::MAX), LONGEST_WAIT);
    }

    #[test]
    fn a_million_names_and_addresses_take_no_more_memory_than_one() {
        let limits = Limits::new(Some(600));
        let sketches =
            [&limits.addresses, &limits.sessions, &limits.attempts, &limits.attempts_of_addresses, &limits.tries];
        let held = || sketches.map(|sketch| size_of_val(&sketch.slots.lock().unwrap()[..])).iter().sum::<usize>();
        let before = held();
        let long = "x".repeat(1_000);
        for n in 0..1_000_000_u32 {
            let address = Prefix::of(IpAddr::from((u128::from(n) << 64 | 0x2001 << 112).to_be_bytes()));
            limits.admit(address, None);
            limits.attempt(Attempt::LogIn, address, if n % 1_000 == 0 { &long } else { "n" });
        }
        assert_eq!(held(), before);
        assert!(before <= 6 << 20, "{before} bytes");
    }
}
