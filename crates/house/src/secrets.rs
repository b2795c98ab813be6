//! Passwords and recovery codes: made, hashed and compared.

use std::sync::LazyLock;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::ids::random_text;

/// The shortest password, in characters.
pub const MIN_PASSWORD: usize = 10;

/// The longest password, in characters: hashing takes longer for longer ones.
pub const MAX_PASSWORD: usize = 200;

/// Hashing takes some 20 MB and all of a core: this many at once, the others wait.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// What an attempt at an account that does not exist is compared with: it must take as long.
static NOBODYS: LazyLock<String> = LazyLock::new(|| hashed(&random_text(20)).unwrap_or_default());

/// A secret could not be hashed.
#[derive(Debug, thiserror::Error)]
#[error("a secret could not be hashed")]
pub struct NotHashed;

/// Whether a password is long enough, and not too long.
pub fn is_fit(password: &str) -> bool {
    (MIN_PASSWORD..=MAX_PASSWORD).contains(&password.chars().count())
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
pub async fn hash(secret: &str) -> Result<String, NotHashed> {
    let secret = secret.to_owned();
    apart(move || hashed(&secret)).await?.ok_or(NotHashed)
}

/// Whether a secret fits a hash. With none to fit it takes as long to say no.
pub async fn fits(secret: &str, hash: Option<&str>) -> Result<bool, NotHashed> {
    let (secret, hash) = (secret.to_owned(), hash.map(str::to_owned));
    apart(move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODYS.clone());
        verified(&secret, &hash) && known
    })
    .await
}

async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, NotHashed> {
    let _turn = AT_ONCE.acquire().await.map_err(|_| NotHashed)?;
    tokio::task::spawn_blocking(work).await.map_err(|_| NotHashed)
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
        let hash = hash("correct horse").await.expect("secrets can be hashed");
        assert!(hash.starts_with("$argon2id$"), "{hash}");
        assert!(fits("correct horse", Some(&hash)).await.is_ok_and(|fits| fits));
        assert!(fits("wrong horse", Some(&hash)).await.is_ok_and(|fits| !fits));
        assert!(fits("correct horse", None).await.is_ok_and(|fits| !fits));
    }

    #[test]
    fn codes_are_read_however_they_are_typed() {
        let code = recovery_code();
        assert_eq!(code.len(), 23);
        assert_eq!(normal_code(&format!("  {} ", code.to_uppercase().replace('-', " "))), normal_code(&code));
        assert_eq!(normal_code(&code).len(), 20);
    }

    #[test]
    fn short_passwords_are_not_fit() {
        assert!(!is_fit("ninechars") && is_fit("tenletters") && is_fit("żółwiożółw") && !is_fit(&"x".repeat(201)));
    }
}
