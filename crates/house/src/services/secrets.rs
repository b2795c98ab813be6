//! Passwords and recovery codes: made, hashed and compared.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;
use std::thread;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::{mpsc, oneshot};

use crate::records::ids::random_text;

mod fitness;

pub use fitness::check;

/// The shortest password, in characters.
pub const MIN_PASSWORD: usize = 10;

/// The longest password, in characters: hashing takes longer for longer ones.
pub const MAX_PASSWORD: usize = 200;

/// How many may wait for a hasher.
const MAX_WAITING: usize = 64;

/// What an attempt at an account that does not exist is compared with: it must take as long.
static NOBODYS: LazyLock<String> = LazyLock::new(|| hashed(&random_text(20)).unwrap_or_default());

/// Why a secret was not hashed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotHashed {
    /// It cannot be.
    #[error("a secret could not be hashed")]
    Failed,
    /// Too many wait already.
    #[error("too many secrets wait to be hashed")]
    Busy,
}

/// Who asks for a secret to be hashed. Strangers do not hold up those whom an account knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// Anybody.
    Strangers,
    /// Somebody who is logged in, or was in the same browser.
    Known,
}

/// Hashing takes some 20 MB and all of a core. Each lane has one thread for it, which uses the same memory again and again:
/// among many threads each would keep its own.
static STRANGERS: LazyLock<Hasher> = LazyLock::new(Hasher::start);
static KNOWN: LazyLock<Hasher> = LazyLock::new(Hasher::start);

type Work = Box<dyn FnOnce() + Send>;

struct Hasher(mpsc::Sender<Work>);

impl Hasher {
    fn start() -> Self {
        let (sender, mut work) = mpsc::channel::<Work>(MAX_WAITING);
        let hasher = move || {
            while let Some(work) = work.blocking_recv() {
                // Whoever waits for work that panicked is told so, and the next one is served.
                let _ = catch_unwind(AssertUnwindSafe(work));
            }
        };
        if let Err(error) = thread::Builder::new().name("hasher".to_owned()).spawn(hasher) {
            tracing::error!(%error, "secrets cannot be hashed");
        }
        Hasher(sender)
    }
}

/// A new recovery code: a hundred random bits, in groups that can be copied by hand.
pub fn recovery_code() -> String {
    [(); 4].map(|()| random_text(5)).join("-")
}

/// A recovery code as somebody typed it, without what does not matter.
pub fn normal_code(typed: &str) -> String {
    typed.chars().filter(|c| c.is_ascii_alphanumeric()).collect::<String>().to_ascii_lowercase()
}

/// The argon2id hash of a secret.
pub async fn hash(lane: Lane, secret: &str) -> Result<String, NotHashed> {
    let secret = secret.to_owned();
    apart(lane, move || hashed(&secret)).await?.ok_or(NotHashed::Failed)
}

/// Whether a secret fits a hash. With none to fit it takes as long to say no.
pub async fn fits(lane: Lane, secret: &str, hash: Option<&str>) -> Result<bool, NotHashed> {
    let (secret, hash) = (secret.to_owned(), hash.map(str::to_owned));
    apart(lane, move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODYS.clone());
        verified(&secret, &hash) && known
    })
    .await
}

async fn apart<T: Send + 'static>(lane: Lane, work: impl FnOnce() -> T + Send + 'static) -> Result<T, NotHashed> {
    let hasher = match lane {
        Lane::Strangers => &STRANGERS,
        Lane::Known => &KNOWN,
    };
    let (reply, answer) = oneshot::channel();
    let work = move || {
        // Nobody may wait any more.
        if !reply.is_closed() {
            let _ = reply.send(work());
        }
    };
    hasher.0.try_send(Box::new(work)).map_err(|error| match error {
        mpsc::error::TrySendError::Full(_) => NotHashed::Busy,
        mpsc::error::TrySendError::Closed(_) => NotHashed::Failed,
    })?;
    answer.await.map_err(|_| NotHashed::Failed)
}

fn hashed(secret: &str) -> Option<String> {
    let hash: PasswordHash = Argon2::default().hash_password(secret.as_bytes()).ok()?;
    Some(hash.to_string())
}

fn verified(secret: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(secret.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_secret_fits_its_own_hash_only() {
        let hash = hash(Lane::Strangers, "correct horse").await.expect("secrets can be hashed");
        assert!(hash.starts_with("$argon2id$"), "{hash}");
        assert!(fits(Lane::Known, "correct horse", Some(&hash)).await.is_ok_and(|fits| fits));
        assert!(fits(Lane::Known, "wrong horse", Some(&hash)).await.is_ok_and(|fits| !fits));
        assert!(fits(Lane::Strangers, "correct horse", None).await.is_ok_and(|fits| !fits));
    }

    #[tokio::test]
    async fn only_so_many_strangers_wait_and_they_hold_up_nobody_else() {
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let held = tokio::spawn(apart(Lane::Strangers, move || {
            let _ = wait.recv();
        }));
        // The other tests of this process may have some work there too.
        let waiting = futures_util::stream::FuturesUnordered::new();
        let busy = loop {
            let mut one = Box::pin(apart(Lane::Strangers, || ()));
            match futures_util::poll!(&mut one) {
                std::task::Poll::Ready(Err(error)) => break error,
                // It was done before anybody held the others up.
                std::task::Poll::Ready(Ok(())) => {}
                std::task::Poll::Pending => waiting.push(one),
            }
            assert!(waiting.len() <= MAX_WAITING + 1);
            tokio::task::yield_now().await;
        };
        assert_eq!(busy, NotHashed::Busy);
        assert_eq!(apart(Lane::Known, || 7).await, Ok(7));
        drop(go);
        assert_eq!(held.await.expect("it ends"), Ok(()));
        assert!(futures_util::StreamExt::all(waiting, async |done| done == Ok(())).await);
    }

    #[tokio::test]
    async fn work_that_panics_stops_nobody() {
        let work: fn() = || panic!("as it should");
        assert_eq!(apart(Lane::Known, work).await, Err(NotHashed::Failed));
        assert_eq!(apart(Lane::Known, || 7).await, Ok(7));
    }

    #[test]
    fn codes_are_read_however_they_are_typed() {
        let code = recovery_code();
        assert_eq!(code.len(), 23);
        assert_eq!(normal_code(&format!("  {} ", code.to_uppercase().replace('-', " "))), normal_code(&code));
        assert_eq!(normal_code(&code).len(), 20);
    }
}
