//! How a table is opened.

use std::collections::HashMap;
use std::sync::{Arc, MutexGuard, PoisonError};

use shelf::{Bot, Shelved};
use table::setup::Values;
use table::{Seed, SetupError};

use crate::operations::config::Deals;
use crate::records::ids::{CampaignId, Day, Invitation, PersonId, TableId, Timestamp, random_bytes};
use crate::records::journal::{Access, BotName, Clock, Entry, Occupant, Stored, TableRecord};
use crate::records::person::Person;
use crate::services::Inner;
use crate::store::{StoreError, TableQuery};
use crate::table::Unreachable;
use crate::table::acts::number;
use crate::table::state::{CannotOpen, TableState, write_setup};

/// Why a table could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum NotOpened {
    /// The game cannot be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The table cannot be taken up.
    #[error(transparent)]
    CannotOpen(#[from] CannotOpen),
    /// It could not be kept.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its host has as many unfinished tables as one person may have.
    #[error("a person may host {0} unfinished tables")]
    TooMany(u32),
    /// The table that it follows cannot be reached.
    #[error(transparent)]
    Unreachable(#[from] Unreachable),
}

/// How a table is to be opened.
pub struct Opening {
    /// Which game.
    pub game: &'static dyn Shelved,
    /// What the host chose.
    pub setup: Values,
    /// Who may find it.
    pub access: Access,
    /// How long people may think.
    pub clock: Clock,
    /// Who sits where; free seats beyond the end.
    pub seats: Vec<Occupant>,
    /// The table that this one is a rematch of.
    pub rematch_of: Option<TableId>,
    /// The day whose deal is to be played, the same for everybody.
    pub daily: Option<Day>,
    /// The campaign that it is the next game of; one that is the first of its campaign founds it.
    pub campaign: Option<CampaignId>,
    /// Whether play begins at once if every seat is taken.
    pub begins: bool,
}

/// A table that was opened.
#[derive(Clone, Debug)]
pub struct Opened {
    /// Its name.
    pub id: TableId,
    /// What invites others.
    pub invitation: Invitation,
}

/// A bot in a seat.
pub fn bot(bot: Bot) -> Occupant {
    Occupant::Bot { bot: BotName(bot) }
}

impl Inner {
    /// Opens a table.
    pub async fn open(&self, host: &PersonId, opening: Opening) -> Result<Opened, NotOpened> {
        let setup = opening.game.complete(&opening.setup)?;
        if opening.campaign.is_none() {
            offered(opening.game, &setup)?;
        }
        let _reserved = self.admit(host).await?;
        let now = Timestamp::now();
        let founded = || opening.game.chapter(&setup).map(|_| CampaignId::random());
        let campaign = opening.campaign.clone().or_else(founded);
        let record = TableRecord {
            id: TableId::random(),
            game: opening.game.name().to_owned(),
            rules: opening.game.rules_version().0,
            setup: write_setup(&setup),
            seed: self.seed(&opening).to_string(),
            host: host.clone(),
            invitation: Invitation::random(),
            access: opening.access,
            clock: opening.clock,
            rematch_of: opening.rematch_of,
            daily: opening.daily,
            campaign,
            opened: now,
        };
        let mut state = TableState::new(record.clone())?;
        let entries = first_entries(opening.seats, &state, opening.begins);
        let stored: Vec<Stored> = entries.into_iter().map(|entry| Stored { at: now, entry, request: None }).collect();
        for (i, stored) in stored.iter().enumerate() {
            state.apply(stored).map_err(|why| CannotOpen::Entry { number: i as u64 + 1, why })?;
        }
        let opened = Opened { id: record.id.clone(), invitation: record.invitation.clone() };
        self.store.open_table(record, stored, state.summary()).await?;
        Ok(opened)
    }

    /// Lets a person open one table more, unless they have as many unfinished ones as they may.
    async fn admit(&self, host: &PersonId) -> Result<Option<Reservation<'_>>, NotOpened> {
        let Some(most) = self.config.tables_per_person else { return Ok(None) };
        let reservation = Reservation::new(self, host);
        let hosted = self.store.tables(TableQuery::HostedBy(host.clone()), most).await?.len();
        let opening = reservation.opening();
        if hosted + opening as usize > most as usize { Err(NotOpened::TooMany(most)) } else { Ok(Some(reservation)) }
    }

    /// A new seed; for a deal of the day the one that only this house knows.
    fn seed(&self, opening: &Opening) -> Seed {
        let Some(day) = opening.daily else { return self.next_seed() };
        let mut hasher = blake3::Hasher::new_derive_key("railhead 1 daily deal");
        hasher.update(&self.secret);
        hasher.update(&day.0.to_le_bytes());
        hasher.update(opening.game.name().as_bytes());
        Seed(*hasher.finalize().as_bytes())
    }

    fn next_seed(&self) -> Seed {
        match self.config.deals {
            Deals::Secret => Seed(random_bytes()),
            #[cfg(feature = "test-doors")]
            Deals::Known(first) => self.known_seed(first),
        }
    }

    /// The next of those that follow from one.
    #[cfg(feature = "test-doors")]
    fn known_seed(&self, first: Seed) -> Seed {
        let mut hasher = blake3::Hasher::new_derive_key("railhead 1 known deals");
        hasher.update(&first.0);
        hasher.update(&self.dealt.fetch_add(1, std::sync::atomic::Ordering::Relaxed).to_le_bytes());
        Seed(*hasher.finalize().as_bytes())
    }

    /// The deal of a day for somebody: the table that is open already, or a new one.
    pub async fn open_daily(
        &self,
        person: &Person,
        game: &'static dyn Shelved,
        setup: Values,
        day: Day,
    ) -> Result<TableId, NotOpened> {
        let mine = TableQuery::DailyOf(person.id.clone(), game.name().to_owned(), day);
        if let Some(first) = self.store.tables(mine, 1).await?.into_iter().next() {
            return Ok(first.record.id);
        }
        let seats = vec![Occupant::Person { id: person.id.clone(), name: person.name.clone() }];
        let (access, clock, daily) = (Access::Link, Clock::Off, Some(day));
        let opening =
            Opening { game, setup, access, clock, seats, rematch_of: None, daily, campaign: None, begins: true };
        Ok(self.open(&person.id, opening).await?.id)
    }

    /// A person against bots: the person sits first, and play begins.
    pub async fn open_against_bots(
        self: &Arc<Self>,
        person: &Person,
        game: &'static dyn Shelved,
        setup: Values,
        level: &Bot,
    ) -> Result<Opened, NotOpened> {
        let you = Occupant::Person { id: person.id.clone(), name: person.name.clone() };
        let bots = (1..game.seats(&setup)?).map(|_| bot(level.clone()));
        let seats = [you].into_iter().chain(bots).collect();
        let (access, clock) = (Access::Link, Clock::Off);
        self.open(
            &person.id,
            Opening { game, setup, access, clock, seats, rematch_of: None, daily: None, campaign: None, begins: true },
        )
        .await
    }
}

/// A table that a person is opening: counted until it is kept, so that many requests at once are not more than one.
struct Reservation<'a> {
    inner: &'a Inner,
    host: PersonId,
}

impl<'a> Reservation<'a> {
    fn new(inner: &'a Inner, host: &PersonId) -> Self {
        let reservation = Reservation { inner, host: host.clone() };
        *reservation.all().entry(host.clone()).or_default() += 1;
        reservation
    }

    fn all(&self) -> MutexGuard<'_, HashMap<PersonId, u32>> {
        self.inner.opening.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many this person is opening, this one included.
    fn opening(&self) -> u32 {
        self.all().get(&self.host).copied().unwrap_or_default()
    }
}

impl Drop for Reservation<'_> {
    fn drop(&mut self) {
        let mut all = self.all();
        let left = all.remove(&self.host).unwrap_or_default().saturating_sub(1);
        if left > 0 {
            all.insert(self.host.clone(), left);
        }
    }
}

/// What somebody chooses is what the form offers: a single game or a new campaign. How a campaign stands is said by its own
/// tables alone ([`Inner::go_on`]). Records leave the house, inside `.rail` files, and never come back in, so that none
/// needs to be signed.
fn offered(game: &dyn Shelved, setup: &Values) -> Result<(), SetupError> {
    game.schema().complete(setup).map(|_| ())
}

fn first_entries(seats: Vec<Occupant>, state: &TableState, begins: bool) -> Vec<Entry> {
    let free = |seat: usize| state.seats[seat].occupant == Occupant::Nobody;
    let given = seats.into_iter().enumerate().take(state.seats.len());
    let taken: Vec<(usize, Occupant)> = given.filter(|(seat, who)| free(*seat) && *who != Occupant::Nobody).collect();
    let full = taken.len() == (0..state.seats.len()).filter(|seat| free(*seat)).count();
    let seated = taken.into_iter().map(|(seat, who)| Entry::Seated { seat: number(table::Seat::new(seat)), who });
    let start = (begins && full).then_some(Entry::Started { salts: Default::default() });
    seated.chain(start).collect()
}
