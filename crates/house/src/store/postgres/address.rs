//! Where a PostgreSQL database is, and what a connection to it is told first.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Executor};

/// The beginnings of a URL that leads to PostgreSQL.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

/// Where a PostgreSQL database is, and as whom. The password is never shown.
#[derive(Clone)]
pub struct PostgresUrl {
    options: Arc<PgConnectOptions>,
}

/// What was read is no URL of a PostgreSQL database.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected postgres://USER@HOST:PORT/DATABASE: {0}")]
pub struct NotAPostgresUrl(String);

impl PostgresUrl {
    /// Whether a text is meant to be one.
    pub fn is_meant(text: &str) -> bool {
        SCHEMES.iter().any(|scheme| text.starts_with(scheme))
    }

    /// Opens a connection, and tells it how the house uses it.
    pub(super) async fn connect(&self) -> Result<PgConnection, sqlx::Error> {
        let mut db = self.options.connect().await?;
        db.execute(MANNERS).await?;
        Ok(db)
    }
}

/// A commit is answered once it is durable, on the standbys too that the database waits for: a setting that promises less is
/// raised. Nothing waits for ever: the server gives up before whoever asked does, so that it is known that nothing was done.
/// Whoever was stopped in the middle of a change keeps nobody else waiting for long: a process that vanished is noticed within half a minute.
const MANNERS: &str = "\
    SELECT set_config('synchronous_commit', 'on', false) \
        WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply'); \
    SET default_transaction_isolation = 'read committed'; \
    SET statement_timeout = '8s'; \
    SET idle_in_transaction_session_timeout = '8s'; \
    SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4";

impl FromStr for PostgresUrl {
    type Err = NotAPostgresUrl;

    fn from_str(text: &str) -> Result<Self, NotAPostgresUrl> {
        if !PostgresUrl::is_meant(text) {
            return Err(NotAPostgresUrl("it begins with something else".to_owned()));
        }
        // `USER@/DATABASE?host=/FOLDER`, as PostgreSQL's own programs read it, is no URL to others: a host is missing.
        let whole = text.replacen("@/", "@localhost/", 1);
        // What is wrong with it is said, and not what it is: there may be a password in it.
        let wrong = |error: sqlx::Error| NotAPostgresUrl(error.to_string());
        let options: PgConnectOptions = whole.parse().map_err(wrong)?;
        let options = options.application_name("railhead").disable_statement_logging();
        Ok(PostgresUrl { options: Arc::new(options) })
    }
}

impl fmt::Display for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (user, port) = (self.options.get_username(), self.options.get_port());
        let database = self.options.get_database().unwrap_or(user);
        match self.options.get_socket() {
            Some(socket) => write!(f, "postgres://{user}@/{database}?host={}&port={port}", socket.display()),
            None => write!(f, "postgres://{user}@{}:{port}/{database}", self.options.get_host()),
        }
    }
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PostgresUrl({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_is_shown_without_its_password() {
        let url: PostgresUrl = "postgres://ann:se%20cret@db.example:6432/house".parse().expect("a URL");
        assert_eq!(url.to_string(), "postgres://ann@db.example:6432/house");
        assert!(!format!("{url:?}").contains("cret"));
        let socket: PostgresUrl = "postgresql://ann@/house?host=/run/postgresql".parse().expect("a URL");
        assert_eq!(socket.to_string(), "postgres://ann@/house?host=/run/postgresql&port=5432");
    }

    #[test]
    fn anything_else_is_refused_without_being_repeated() {
        for wrong in ["", "house.db", "mysql://ann@db/house", "postgres://ann:secret@db:port/house"] {
            let said = wrong.parse::<PostgresUrl>().expect_err("it is none").to_string();
            assert!(!said.contains("secret"), "{said}");
        }
    }
}
