//! A table as its record and its entries make it. No clock, no store, no socket: replaying the same
//! entries always gives the same table.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::Duration;

use shelf::{Bot, Level, LiveTable, NotPlayed, NotRehearsed, Shelved};
use table::live_game::NotTakenBack;
use table::setup::Values;
use table::{Commitment, Dice, Eyes, KnownRules, RulesVersion, SaltedSeed, Salts, Seat, SetupError};

mod company;
mod turns;

use super::answers::Viewer;
use super::clocks;
use super::versions::Versions;
use crate::records::ids::{Day, Invitation, PersonId, TableId, Timestamp};
use crate::records::journal::{
    Clock, Entry, Occupant, Remark, Remarked, Room, SeatResult, Stage, StandIn, Stop, Stored, StoryLine, Summary,
    TableRecord,
};
use crate::records::requests::{ActDigest, RequestKey, RequestMark};

/// Why a stored table cannot be taken up.
#[derive(Debug, thiserror::Error)]
pub enum CannotOpen {
    /// It is a table of a game that is not here.
    #[error(transparent)]
    Game(#[from] shelf::NotOnTheShelf),
    /// It is played by other rules than this program knows.
    #[error("it is played by version {found} of the rules; this program knows {known}")]
    Rules {
        /// The table's.
        found: RulesVersion,
        /// The program's.
        known: KnownRules,
    },
    /// No table can be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Its seed or its salts cannot be read.
    #[error("its seed cannot be read")]
    Seed,
    /// An entry does not fit.
    #[error("entry {number}: {why}")]
    Entry {
        /// Counted from 1.
        number: u64,
        /// What does not fit.
        why: Misfit,
    },
}

/// Why an entry does not fit the table as it stands.
#[derive(Debug, thiserror::Error)]
pub enum Misfit {
    /// There is no such seat.
    #[error("there is no seat {0}")]
    Seat(u8),
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// The decision is not possible.
    #[error(transparent)]
    NotPlayed(#[from] NotPlayed),
    /// The decision cannot be taken back.
    #[error(transparent)]
    NotTakenBack(#[from] NotTakenBack),
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A salt cannot be read.
    #[error("a salt cannot be read")]
    Salt,
}

/// One seat, and what is going on in it.
#[derive(Clone, Debug, Default)]
pub struct SeatState {
    /// Who sits there.
    pub occupant: Occupant,
    /// Why a bot plays on for a person, if one does.
    pub stand_in: Option<StandIn>,
    /// Whether it has given up.
    pub conceded: bool,
    /// Whether it would end the game here.
    pub agrees: bool,
    /// What it added to the seed.
    pub salt: Option<String>,
    /// What its clock showed when it was last written down.
    pub left: Option<Duration>,
    /// How many questions it has answered, and not taken back.
    pub(super) answered: u32,
    /// The answers that its clock has been rewarded for.
    pub(super) rewarded: u32,
    /// How many answers it had when its clock was last given grace.
    pub(super) graced: Option<u32>,
}

/// A decision that waits to be confirmed: drawn as done for the one who took it.
pub struct DraftState {
    /// In the game's notation.
    pub notation: String,
    /// When it confirms itself.
    pub until: Option<Timestamp>,
    /// The table as it will be; nothing once that would show what is known only after the decision.
    ahead: Option<Box<dyn LiveTable>>,
}

/// The table after a decision that is not taken yet. Where others have moved on meanwhile it may have become a barrier:
/// what that brings is shown to nobody who could still take it back.
fn ahead(live: &dyn LiveTable, seat: Seat, notation: &str) -> Result<Option<Box<dyn LiveTable>>, NotPlayed> {
    match live.rehearse(seat, &[notation]) {
        Ok(foresight) if !foresight.barrier => {}
        Ok(_) | Err(NotRehearsed::Unforeseeable { .. }) => return Ok(None),
        Err(NotRehearsed::NotPlayed(error)) => return Err(error),
    }
    let mut ahead = live.fork();
    let _ = ahead.play(seat, notation)?;
    Ok(Some(ahead))
}

/// A table.
pub struct TableState {
    /// What was fixed when it was opened.
    pub record: TableRecord,
    /// The game.
    pub game: &'static dyn Shelved,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// What was said.
    pub remarks: Vec<(PersonId, Remark)>,
    /// When something last happened.
    pub changed: Timestamp,
    values: Values,
    seed: SaltedSeed,
    live: Option<Box<dyn LiveTable>>,
    drafts: BTreeMap<Seat, DraftState>,
    paused: Option<Seat>,
    stopped: Option<Stop>,
    story: Option<Vec<StoryLine>>,
    rematch: Option<(TableId, Invitation)>,
    entries: u64,
    requests: HashMap<RequestKey, ActDigest>,
    versions: Versions,
    /// Whoever has several seats, one of which has known something that another may not.
    secretive: BTreeSet<PersonId>,
    /// Whose seat the host has made free, and who has no other.
    sent_away: BTreeSet<PersonId>,
}

/// The bot that plays on in a person's seat.
pub const STAND_IN: Bot = Bot::Level(Level::Medium);

impl TableState {
    /// A table where nothing has happened yet.
    pub fn new(record: TableRecord) -> Result<Self, CannotOpen> {
        TableState::of(shelf::game(&record.game)?, record)
    }

    /// The same of this game.
    pub(super) fn of(game: &'static dyn Shelved, record: TableRecord) -> Result<Self, CannotOpen> {
        let (found, known) = (RulesVersion(record.rules), game.known_rules());
        if !known.contain(found) {
            return Err(CannotOpen::Rules { found, known });
        }
        let values = read_setup(game, &record.setup)?;
        let mut seats = vec![SeatState::default(); game.seats(&values)?];
        for automaton in game.automata(&values)?.iter() {
            seats[automaton.index()].occupant = Occupant::Automaton;
        }
        let seed = SaltedSeed::unsalted(record.seed.parse().map_err(|_| CannotOpen::Seed)?);
        let versions = Versions::new(seats.len());
        let changed = record.opened;
        Ok(TableState {
            record,
            game,
            seats,
            remarks: Vec::new(),
            changed,
            values,
            seed,
            live: None,
            drafts: BTreeMap::new(),
            paused: None,
            stopped: None,
            story: None,
            rematch: None,
            entries: 0,
            requests: HashMap::new(),
            versions,
            secretive: BTreeSet::new(),
            sent_away: BTreeSet::new(),
        })
    }

    /// A table after everything that happened at it.
    pub fn replay(record: TableRecord, entries: &[Stored]) -> Result<Self, CannotOpen> {
        let mut table = TableState::new(record)?;
        for stored in entries {
            table.apply(stored).map_err(|why| CannotOpen::Entry { number: table.entries + 1, why })?;
        }
        Ok(table)
    }

    /// Something happened. An error means that it could not have happened, and leaves the table as it was.
    pub fn apply(&mut self, stored: &Stored) -> Result<(), Misfit> {
        let public = self.take_in(stored)?;
        self.entries += 1;
        self.changed = stored.at;
        self.requests.extend(stored.request.as_ref().map(|request| (request.key(), request.act())));
        let mut versions = std::mem::take(&mut self.versions);
        versions.advance(self, public, stored.entry.decided_by());
        self.versions = versions;
        self.notice_secrets();
        Ok(())
    }

    /// Carries an entry out, and says whether everybody sees a difference beyond the game itself.
    fn take_in(&mut self, stored: &Stored) -> Result<Public, Misfit> {
        match &stored.entry {
            Entry::Move { seat, notation, .. } => self.play(*seat, notation),
            Entry::TakenBack { seat, count } => {
                let before = self.awaited();
                let public = self.take_back(*seat, *count)?;
                if self.has_lost_a_turn(before, *seat) {
                    self.notice(*seat, "notice-taken-back", stored.at);
                }
                Ok(public)
            }
            Entry::Draft { seat, notation, until } => self.hold(*seat, notation, *until),
            Entry::DraftDropped { seat } => {
                let seat = self.seat(*seat)?;
                self.drafts.remove(&seat);
                Ok(Public::No)
            }
            Entry::Seated { seat, who } => {
                let seat = self.seat(*seat)?;
                self.seat_down(seat, who);
                Ok(Public::Yes)
            }
            Entry::SentAway { seat } => {
                let seat = self.seat(*seat)?;
                self.sent_away.extend(self.seats[seat.index()].occupant.person().cloned());
                self.seat_down(seat, &Occupant::Nobody);
                Ok(Public::Yes)
            }
            Entry::Salted { seat, salt } => self.change(*seat, |seat| seat.salt = Some(salt.clone())),
            Entry::StoodIn { seat, why } => {
                let change = self.change(*seat, |seat| seat.stand_in = Some(*why))?;
                let notice = match why {
                    StandIn::Absent => "notice-replaced",
                    StandIn::Left => "notice-left",
                    StandIn::Time => "notice-time",
                };
                self.notice(*seat, notice, stored.at);
                Ok(change)
            }
            Entry::Returned { seat } => {
                self.notice(*seat, "notice-returned", stored.at);
                self.change(*seat, |seat| seat.stand_in = None)
            }
            Entry::Started { salts } => self.start(salts),
            Entry::Clocks { left } => {
                for (&seat, &left) in left {
                    let seat = self.seat(seat)?;
                    clocks::noted(self, seat, Duration::from_millis(left));
                }
                Ok(Public::No)
            }
            Entry::Paused { seat } => {
                self.paused = Some(self.seat(*seat)?);
                Ok(Public::Yes)
            }
            Entry::Resumed => {
                self.paused = None;
                Ok(Public::Yes)
            }
            Entry::Proposal { seat, agrees } => self.change(*seat, |seat| seat.agrees = *agrees),
            Entry::Declined { seat } => {
                self.seats.iter_mut().for_each(|seat| seat.agrees = false);
                self.notice(*seat, "notice-declined", stored.at);
                self.change(*seat, |_| {})
            }
            Entry::Conceded { seat } => self.change(*seat, |seat| seat.conceded = true),
            Entry::Stopped { why } => {
                self.stopped = Some(*why);
                self.drafts.clear();
                Ok(Public::Yes)
            }
            Entry::Finished { story, .. } => {
                self.story = Some(story.clone());
                Ok(Public::Yes)
            }
            Entry::Rematch { table, invitation } => {
                self.rematch = Some((table.clone(), invitation.clone()));
                Ok(Public::Yes)
            }
            Entry::Said { person, name, room, text } => {
                self.remark(person.clone(), name.clone(), *room, Remarked::Said(text.clone()), stored.at);
                Ok(Public::No)
            }
        }
    }

    fn seat(&self, seat: u8) -> Result<Seat, Misfit> {
        let known = usize::from(seat) < self.seats.len();
        if known { Ok(Seat::new(usize::from(seat))) } else { Err(Misfit::Seat(seat)) }
    }

    fn change(&mut self, seat: u8, change: impl FnOnce(&mut SeatState)) -> Result<Public, Misfit> {
        let seat = self.seat(seat)?.index();
        change(&mut self.seats[seat]);
        Ok(Public::Yes)
    }

    fn start(&mut self, salts: &BTreeMap<u8, String>) -> Result<Public, Misfit> {
        let mut all = Salts::none();
        for (&seat, salt) in salts {
            all = all.with(self.seat(seat)?, salt.parse().map_err(|_| Misfit::Salt)?);
        }
        self.seed.salts = all;
        let rules = RulesVersion(self.record.rules);
        self.live = Some(self.game.open_by(rules, &self.values, self.seed.clone(), self.labels())?);
        let allowance = self.record.clock.allowance();
        self.seats.iter_mut().for_each(|seat| seat.left = allowance);
        Ok(Public::Yes)
    }

    fn play(&mut self, seat: u8, notation: &str) -> Result<Public, Misfit> {
        let seat = self.seat(seat)?;
        let live = self.live.as_mut().ok_or(Misfit::NotBegun)?;
        let asked = live.to_act().contains(seat);
        // Whoever confirms a draft has played it already.
        match self.drafts.get_mut(&seat).filter(|draft| draft.notation == notation).and_then(|draft| draft.ahead.take())
        {
            Some(ahead) => *live = ahead,
            None => drop(live.play(seat, notation)?),
        }
        if asked && !live.to_act().contains(seat) {
            self.seats[seat.index()].answered += 1;
        }
        self.drafts.remove(&seat);
        self.seats.iter_mut().for_each(|seat| seat.agrees = false);
        self.redraft();
        Ok(Public::No)
    }

    fn take_back(&mut self, seat: u8, count: u32) -> Result<Public, Misfit> {
        let seat = self.seat(seat)?;
        let live = self.live.as_mut().ok_or(Misfit::NotBegun)?;
        for _ in 0..count {
            let asked = live.to_act().contains(seat);
            live.undo(seat)?;
            if !asked && live.to_act().contains(seat) {
                let answered = &mut self.seats[seat.index()].answered;
                *answered = answered.saturating_sub(1);
            }
        }
        self.redraft();
        Ok(Public::No)
    }

    fn hold(&mut self, seat: u8, notation: &str, until: Option<Timestamp>) -> Result<Public, Misfit> {
        let seat = self.seat(seat)?;
        let ahead = ahead(&**self.live.as_ref().ok_or(Misfit::NotBegun)?, seat, notation)?;
        self.drafts.insert(seat, DraftState { notation: notation.to_owned(), until, ahead });
        Ok(Public::No)
    }

    /// The table has moved on under drafts of other seats: they stand as long as they are possible.
    fn redraft(&mut self) {
        let Some(live) = &self.live else { return };
        self.drafts.retain(|&seat, draft| {
            let ahead = ahead(&**live, seat, &draft.notation);
            let stands = ahead.is_ok();
            draft.ahead = ahead.ok().flatten();
            stands
        });
    }

    /// The names in the game's file.
    fn labels(&self) -> Vec<shelf::Label> {
        let label = |(i, seat): (usize, &SeatState)| {
            let named = match &seat.occupant {
                Occupant::Person { name, .. } => name.replace('|', "/"),
                Occupant::Bot { bot } => format!("bot:{}", bot.0),
                Occupant::Automaton => "automaton".to_owned(),
                Occupant::Nobody => String::new(),
            };
            let numbered = || format!("seat {}", i + 1).parse().expect("a short plain text is a label");
            named.parse().unwrap_or_else(|_| numbered())
        };
        self.seats.iter().enumerate().map(label).collect()
    }

    /// The game, once it has begun.
    pub fn live(&self) -> Option<&dyn LiveTable> {
        self.live.as_deref()
    }

    /// The table as these eyes see it: with their own draft carried out.
    pub fn seen_by(&self, eyes: Eyes) -> Option<&dyn LiveTable> {
        let draft = eyes.seat().and_then(|seat| self.drafts.get(&seat));
        draft.and_then(|draft| draft.ahead.as_deref()).or(self.live())
    }

    /// The eyes that somebody may look with now: in the seat they ask for if it is theirs, else in the one of their
    /// own that is waited for, or their first; a bystander's if they have none.
    pub fn eyes_of(&self, viewer: &Viewer) -> Eyes {
        let own: Vec<Seat> = self.seats_of(&viewer.person).collect();
        let awaited = self.awaited();
        let waiting = own.iter().copied().find(|&seat| awaited.contains(seat));
        let seat = viewer.seat.filter(|seat| own.contains(seat)).or(waiting).or(own.first().copied());
        seat.map_or(Eyes::Bystander, Eyes::Seat)
    }

    /// A seat's draft.
    pub fn draft(&self, seat: Seat) -> Option<&DraftState> {
        self.drafts.get(&seat)
    }

    /// All drafts.
    pub fn drafts(&self) -> impl Iterator<Item = (Seat, &DraftState)> {
        self.drafts.iter().map(|(&seat, draft)| (seat, draft))
    }

    /// How far the table is.
    pub fn stage(&self) -> Stage {
        match &self.live {
            _ if self.stopped.is_some() => Stage::Stopped,
            None => Stage::Gathering,
            Some(live) if live.to_act().is_empty() => Stage::Finished,
            Some(_) if self.paused.is_some() => Stage::Paused,
            Some(_) => Stage::Playing,
        }
    }

    /// Why the game ended before its end.
    pub fn stopped(&self) -> Option<Stop> {
        self.stopped
    }

    /// Whether the game came to its end and its story has not been written down yet.
    pub fn needs_story(&self) -> bool {
        self.stage() == Stage::Finished && self.story.is_none()
    }

    /// The table where the game is played once more, and what invites to it.
    pub fn rematch(&self) -> Option<&(TableId, Invitation)> {
        self.rematch.as_ref()
    }

    /// The story of a finished game.
    pub fn story(&self) -> Option<&[StoryLine]> {
        self.story.as_deref()
    }

    /// The people who play themselves: nobody who has left or given up.
    pub fn players(&self) -> impl Iterator<Item = &PersonId> {
        let plays = |seat: &&SeatState| seat.stand_in.is_none() && !seat.conceded;
        self.seats.iter().filter(plays).filter_map(|seat| seat.occupant.person())
    }

    /// The seats of a person.
    pub fn seats_of<'a>(&'a self, person: &'a PersonId) -> impl Iterator<Item = Seat> + 'a {
        Seat::all(self.seats.len()).filter(move |seat| self.seats[seat.index()].occupant.person() == Some(person))
    }

    /// How many entries the table has.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// What was asked by a request of this name, if one was carried out.
    pub fn has_done(&self, request: &RequestMark) -> Option<ActDigest> {
        self.requests.get(&request.key()).copied()
    }

    /// How often what each pair of eyes sees has changed.
    pub fn versions(&self) -> &Versions {
        &self.versions
    }

    /// What was published before the game.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// Whether nobody can profit from the game's seed any more: it is over, and so is the day of its deal.
    pub fn may_reveal(&self, now: Timestamp) -> bool {
        let others_play = self.record.daily.is_some_and(|day| Day::of(now) <= day);
        self.stage() == Stage::Finished && !others_play
    }

    /// The seed of a game, once it may be known.
    pub fn revealed_seed(&self, now: Timestamp) -> Option<String> {
        self.may_reveal(now).then(|| self.seed.server_seed.to_string())
    }

    /// What the host chose.
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// Dice for a bot's thoughts, the same after a restart. They have nothing to do with the game's.
    pub fn bot_dice(&self, seat: Seat) -> Dice {
        let decisions = self.live().map_or(0, |live| live.decisions());
        let mut hasher = blake3::Hasher::new_derive_key("railhead 1 bot dice");
        hasher.update(self.record.id.as_str().as_bytes());
        hasher.update(&self.seed.server_seed.0);
        hasher.update(&[seat.index() as u8]);
        hasher.update(&(decisions as u64).to_le_bytes());
        Dice::new(table::Seed(*hasher.finalize().as_bytes()))
    }

    /// What lists say about it.
    pub fn summary(&self) -> Summary {
        let waits = self.awaited().iter().fold(0, |bits, seat| bits | 1 << seat.index());
        Summary {
            stage: self.stage(),
            seats: self.seats.iter().map(|seat| seat.occupant.clone()).collect(),
            waits_for: waits,
            wakeful: self.is_wakeful(),
            results: self.results(),
            changed: self.changed,
        }
    }

    /// What became of each seat, once the game is over.
    fn results(&self) -> Vec<SeatResult> {
        let Some((live, standing)) = self.live().and_then(|live| Some((live, live.standing()?))) else {
            return Vec::new();
        };
        let deeds = |seat| live.feats(seat).into_iter().map(|feat| feat.0.to_owned()).collect();
        let results = standing.results.iter().zip(Seat::all(standing.results.len()));
        results
            .map(|(result, seat)| SeatResult { place: result.place, score: Some(result.total), deeds: deeds(seat) })
            .collect()
    }

    /// Whether something will happen here without anybody's doing. Where nobody plays, bots wait until somebody looks on.
    pub fn is_wakeful(&self) -> bool {
        if self.stage() != Stage::Playing {
            return self.needs_story();
        }
        let played = self.players().next().is_some();
        let clocked = self.record.clock != Clock::Off;
        let thinks = self.awaited().iter().any(|seat| self.bot(seat).is_some());
        (played && (thinks || clocked)) || self.drafts.values().any(|draft| draft.until.is_some())
    }

    /// What people in this room have said, for somebody who may read it.
    pub fn remarks_in(&self, room: Room) -> impl Iterator<Item = &Remark> {
        self.remarks.iter().map(|(_, remark)| remark).filter(move |remark| remark.room == room)
    }

    /// A table like this one whose game is in another world: for those who look for leaks.
    #[cfg(test)]
    pub(super) fn in_world(&self, live: Box<dyn LiveTable>) -> Result<Self, CannotOpen> {
        let mut twin = TableState::of(self.game, self.record.clone())?;
        twin.seats = self.seats.clone();
        twin.seed = self.seed.clone();
        twin.entries = self.entries;
        twin.changed = self.changed;
        twin.versions = self.versions.clone();
        twin.live = Some(live);
        Ok(twin)
    }
}

/// Whether an entry changes what everybody sees around the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Public {
    Yes,
    No,
}

/// What the host chose, from the text it is stored as.
pub fn read_setup(game: &dyn Shelved, setup: &BTreeMap<String, String>) -> Result<Values, SetupError> {
    let mut values = Values::new();
    for (key, text) in setup {
        values.set(key, game.schema().read(key, text)?);
    }
    game.complete(&values)
}

/// What the host chose, as the text it is stored as.
pub fn write_setup(values: &Values) -> BTreeMap<String, String> {
    values.iter().map(|(key, value)| (key.to_owned(), value.to_string())).collect()
}
