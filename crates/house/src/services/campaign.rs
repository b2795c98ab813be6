//! Campaigns: chains of tables, in which what one game leaves is part of the next one's setup.
//!
//! Nothing is kept of a campaign but its tables and who will be absent from its next game; everything else follows from
//! those. Nothing here knows which game it is.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use shelf::Shelved;
use table::Chapter;
use table::setup::{SetupKind, Value, Values};

use crate::records::ids::{CampaignId, Pass, PersonId, TableId};
use crate::records::journal::{Entry, Occupant, Stage, TableRecord};
use crate::services::Inner;
use crate::services::opening::{NotOpened, Opening};
use crate::store::{Listed, StoreError, TableQuery};
use crate::table::state::{CannotOpen, read_setup};

/// More games than any campaign has, those played after its end included.
const ALL: u32 = 500;

/// A campaign as its tables make it.
pub struct Campaign {
    /// Its name.
    pub id: CampaignId,
    /// The game.
    pub game: &'static dyn Shelved,
    /// Its games, the first one first.
    pub tables: Vec<Listed>,
    /// How its next game is set up, with everybody present.
    pub setup: Values,
    /// Which game that is.
    pub chapter: Chapter,
    /// Who the members are.
    pub members: Vec<Occupant>,
    /// The members who will not attend the next game.
    pub absent: Vec<usize>,
}

/// Why a campaign does not go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotNext {
    /// Whoever asks is neither its founder nor a member who attends.
    #[error("only members who attend, and the founder, can begin the next game")]
    Stranger,
    /// Too few would attend.
    #[error("too few members attend the next game")]
    TooFew,
    /// Its first game never began, so that nobody knows who its members are.
    #[error("the first game has never begun")]
    NeverBegun,
}

impl NotNext {
    /// What is said of it, by the id of a sentence.
    pub const fn word(self) -> &'static str {
        match self {
            NotNext::Stranger => "denied-not-attending",
            NotNext::TooFew => "denied-too-few",
            NotNext::NeverBegun => "denied-never-begun",
        }
    }
}

/// Why the next game of a campaign was not opened.
#[derive(Debug, thiserror::Error)]
pub enum NotGoneOn {
    /// It is not to be.
    #[error(transparent)]
    NotNext(#[from] NotNext),
    /// It could not be.
    #[error(transparent)]
    NotOpened(#[from] NotOpened),
}

/// Who may look once, and as which member, where several members share a browser: whoever opens the page again is one of all
/// those at the screen.
#[derive(Default)]
pub struct Glances(Mutex<HashMap<Pass, Glance>>);

/// One of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glance {
    /// Who may look.
    pub person: PersonId,
    /// At which campaign.
    pub campaign: CampaignId,
    /// As which member.
    pub member: usize,
}

/// More than are ever granted and not used at once.
const MOST_GLANCES: usize = 1_000;

impl Glances {
    /// Somebody may look once.
    pub fn grant(&self, glance: Glance) -> Pass {
        let mut granted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if granted.len() >= MOST_GLANCES {
            granted.clear();
        }
        let pass = Pass::random();
        granted.insert(pass.clone(), glance);
        pass
    }

    /// Somebody looks: the same pass lets nobody look again.
    pub fn take(&self, pass: &Pass) -> Option<Glance> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(pass)
    }
}

/// Who may say something about a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Whoever opened its first table.
    Founder,
    /// Whoever has played in it.
    Member,
    /// Anybody else.
    Stranger,
}

impl Campaign {
    /// The game that is on, if one is.
    pub fn running(&self) -> Option<&Listed> {
        self.tables.iter().rev().find(|table| is_open(table))
    }

    /// The games that came to their end, the first one first.
    pub fn finished(&self) -> impl Iterator<Item = &Listed> {
        self.tables.iter().filter(|table| table.summary.stage == Stage::Finished)
    }

    /// The games that came to their end or are on, the first one first.
    pub fn played(&self) -> impl Iterator<Item = &Listed> {
        self.tables.iter().filter(|table| was_played(table))
    }

    /// The members who are this person.
    pub fn members_of(&self, person: &PersonId) -> Vec<usize> {
        (0..self.members.len()).filter(|&member| self.members[member].person() == Some(person)).collect()
    }

    /// What somebody is to this campaign.
    pub fn standing(&self, person: &PersonId) -> Standing {
        match self.tables.first() {
            Some(first) if first.record.host == *person => Standing::Founder,
            _ if self.members_of(person).is_empty() => Standing::Stranger,
            _ => Standing::Member,
        }
    }

    /// Whether somebody may say whether a member attends: everybody for themselves, the founder for all.
    pub fn may_excuse(&self, person: &PersonId, member: usize) -> bool {
        member < self.members.len()
            && (self.standing(person) == Standing::Founder || self.members_of(person).contains(&member))
    }

    /// The members who will attend the next game.
    pub fn attending(&self) -> Vec<usize> {
        (0..self.members.len()).filter(|member| !self.absent.contains(member)).collect()
    }

    /// Whether somebody could begin the next game now.
    pub fn next_by(&self, person: &PersonId) -> Result<Vec<usize>, NotNext> {
        let attending = self.attending();
        let attends = self.members_of(person).iter().any(|member| attending.contains(member));
        if self.members.contains(&Occupant::Nobody) {
            Err(NotNext::NeverBegun)
        } else if !attends && self.standing(person) != Standing::Founder {
            Err(NotNext::Stranger)
        } else if attending.len() < self.chapter.quorum {
            Err(NotNext::TooFew)
        } else {
            Ok(attending)
        }
    }
}

fn was_played(table: &Listed) -> bool {
    !matches!(table.summary.stage, Stage::Gathering | Stage::Stopped)
}

fn is_open(table: &Listed) -> bool {
    !matches!(table.summary.stage, Stage::Finished | Stage::Stopped)
}

impl Inner {
    /// A campaign; none if there is none of this name.
    pub async fn campaign(&self, id: &CampaignId) -> Result<Option<Campaign>, NotOpened> {
        let tables = self.store.tables(TableQuery::Campaign(id.clone()), ALL).await?;
        let Some(first) = tables.first() else { return Ok(None) };
        let game = shelf::game(&first.record.game).map_err(CannotOpen::from)?;
        let setup = self.next_setup(game, &tables).await?;
        let Some(chapter) = game.chapter(&setup) else { return Ok(None) };
        let members = members(game, &chapter, &tables);
        let absent = self.store.absent(id).await?.into_iter().map(usize::from).collect();
        Ok(Some(Campaign { id: id.clone(), game, tables, setup, chapter, members, absent }))
    }

    /// What the latest game has left that left something; before that, how the first one was set up.
    async fn next_setup(&self, game: &'static dyn Shelved, tables: &[Listed]) -> Result<Values, NotOpened> {
        for table in tables.iter().rev().filter(|table| table.summary.stage == Stage::Finished) {
            if let Some(setup) = self.bequest(&table.record.id).await? {
                return Ok(read_setup(game, &setup)?);
            }
        }
        let first = tables.first().map(|table| &table.record.setup);
        Ok(first.map(|setup| read_setup(game, setup)).transpose()?.unwrap_or_default())
    }

    async fn bequest(&self, table: &TableId) -> Result<Option<std::collections::BTreeMap<String, String>>, StoreError> {
        let kept = self.store.table(table).await?;
        let entries = kept.into_iter().flat_map(|kept| kept.entries);
        Ok(entries
            .filter_map(|stored| match stored.entry {
                Entry::Finished { bequest, .. } => bequest,
                _ => None,
            })
            .next_back())
    }

    /// The game of a campaign that was played after another, or is on since.
    pub async fn sequel(&self, id: &CampaignId, table: &TableId) -> Result<Option<TableId>, StoreError> {
        let tables = self.store.tables(TableQuery::Campaign(id.clone()), ALL).await?;
        let mut after = tables.into_iter().skip_while(|listed| listed.record.id != *table).skip(1);
        Ok(after.find(was_played).map(|listed| listed.record.id))
    }

    /// Begins the next game of a campaign, or finds the one that is on. Whoever attends sits already.
    pub async fn go_on(&self, id: &CampaignId, person: &PersonId) -> Result<Option<TableId>, NotGoneOn> {
        // Two who press the button at once begin one game.
        let _one_at_a_time = self.founding.lock().await;
        let Some(campaign) = self.campaign(id).await? else { return Ok(None) };
        if let Some(running) = campaign.running() {
            return Ok(Some(running.record.id.clone()));
        }
        let attending = campaign.next_by(person)?;
        let setup = campaign.game.attended(&campaign.setup, &attending).map_err(NotOpened::from)?;
        let seats = attending.iter().map(|&member| campaign.members[member].clone()).collect();
        let latest: Option<&TableRecord> = campaign.tables.last().map(|table| &table.record);
        let opening = Opening {
            game: campaign.game,
            setup,
            access: latest.map(|record| record.access).unwrap_or_default(),
            clock: latest.map(|record| record.clock).unwrap_or_default(),
            seats,
            rematch_of: None,
            daily: None,
            campaign: Some(id.clone()),
            begins: true,
        };
        Ok(Some(self.open(person, opening).await?.id))
    }
}

/// Who the members are: whoever sat in a member's seat last.
fn members(game: &'static dyn Shelved, chapter: &Chapter, tables: &[Listed]) -> Vec<Occupant> {
    let mut members = vec![Occupant::Nobody; chapter.members];
    for table in tables {
        let attended = read_setup(game, &table.record.setup).ok().and_then(|setup| game.chapter(&setup));
        let seats = attended.iter().flat_map(|chapter| &chapter.attending).zip(&table.summary.seats);
        for (&member, who) in seats.filter(|(_, who)| **who != Occupant::Nobody) {
            if let Some(known) = members.get_mut(member) {
                *known = who.clone();
            }
        }
    }
    members
}

/// The setup that founds a campaign, for as many people as are given; none if the game has no campaigns.
pub fn founding(game: &'static dyn Shelved, given: &Values) -> Option<Values> {
    let values = game.schema().options.iter().filter_map(|option| match &option.kind {
        SetupKind::OneOf(values) => Some(values.iter().map(|(value, _)| (option.key, *value))),
        _ => None,
    });
    let mut setups = values.flatten().map(|(key, value)| given.clone().with(key, Value::one(value)));
    setups.find(|setup| game.chapter(setup).is_some())
}
