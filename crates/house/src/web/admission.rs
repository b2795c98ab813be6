//! Sessions that end while somebody still looks: every open socket and stream hears of it before anything else is
//! sent over it.

use std::sync::Arc;

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::Visitor;
use crate::records::ids::{Moment, PersonId};
use crate::records::person::SessionKey;
use crate::services::Inner;
use crate::store::Store;
use crate::store::departures::Departure;

/// What lets somebody look for longer than one answer: the session, as long as it lasts.
pub struct Admission {
    session: Option<(SessionKey, PersonId)>,
    departures: broadcast::Receiver<Departure>,
    store: Arc<dyn Store>,
    /// The session may have ended: the store has not been asked yet.
    doubted: bool,
}

impl Admission {
    /// Lets a visitor look; a stranger, who has no session, as long as the connection lasts.
    pub fn of(house: &Inner, visitor: &Visitor) -> Self {
        let known = visitor.token.as_ref().zip(visitor.person.as_ref());
        Admission {
            session: known.map(|(token, person)| (token.key(), person.id.clone())),
            departures: house.departures.listen(),
            store: Arc::clone(&house.store),
            // It may have ended between being read and being listened to.
            doubted: true,
        }
    }

    /// Waits until the session has ended. May be given up and called again at any time.
    pub async fn ended(&mut self) {
        let Some((key, person)) = self.session.clone() else { return std::future::pending().await };
        loop {
            if self.doubted && !self.lasts(&key, &person).await {
                return;
            }
            self.doubted = false;
            match self.departures.recv().await {
                Ok(Departure::Session(ended)) if ended == key => return,
                Ok(Departure::Person(gone)) if gone == person => return,
                Ok(Departure::Session(_) | Departure::Person(_)) => {}
                Ok(Departure::Somebody) | Err(RecvError::Lagged(_)) => self.doubted = true,
                // The house is closing, and so is everything that is open.
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Whether the session is still there and still this person's. A store that does not answer ends nothing.
    async fn lasts(&self, key: &SessionKey, person: &PersonId) -> bool {
        match self.store.session(key, Moment::now()).await {
            Ok(session) => session.is_some_and(|session| session.person == *person),
            Err(error) => {
                tracing::error!(%error, "a session cannot be looked up");
                true
            }
        }
    }
}
