//! What people ask of a table, and what that would write into its journal. Nothing is changed here.

use std::time::Duration;

use shelf::{LiveTable, NotPlayed};
use table::{Refusal, Salt, Seat, Seats};

use super::presence::{Presence, absence};
use super::state::TableState;
use crate::ids::{ClientId, Invitation, Moment, PersonId, TableId, Version};
use crate::journal::{Access, BotName, By, Entry, Occupant, Room, Stage, StandIn, Stop};
use crate::person::Confirm;

/// How long a decision waits that confirms itself.
pub const HOLD: Duration = Duration::from_secs(3);

/// The most decisions in one request.
const MAX_CHOICES: usize = 16;

/// The longest notation of a decision.
const MAX_NOTATION: usize = 120;

/// The longest thing that is said at once, in characters.
pub const MAX_REMARK: usize = 500;

/// The longest name of a person, in characters.
pub const MAX_NAME: usize = 24;

/// Somebody asks something of a table.
#[derive(Clone, Debug)]
pub struct Request {
    /// Who.
    pub person: PersonId,
    /// By what name.
    pub name: String,
    /// For which seat, if it is about one.
    pub seat: Option<Seat>,
    /// What these eyes have seen, where it matters.
    pub version: Option<Version>,
    /// Made by the client, once for each request.
    pub client: ClientId,
    /// What is asked.
    pub act: Act,
}

/// What can be asked.
#[derive(Clone, Debug)]
pub enum Act {
    /// Play one or several decisions, all or none.
    Play {
        /// In the game's notation.
        choices: Vec<String>,
        /// How the last one is confirmed if it passes the turn.
        confirm: Confirm,
    },
    /// Take the latest decision back.
    Undo,
    /// Take back all that can be taken back.
    UndoAll,
    /// Confirm the decision that waits.
    Confirm,
    /// Say something.
    Say {
        /// Where.
        room: Room,
        /// What.
        text: String,
    },
    /// Take a free seat.
    Sit {
        /// By what right: not needed at an open table or by somebody who sits here already.
        invitation: Option<Invitation>,
        /// What the seat is called; the person's own name if nothing is given.
        name: Option<String>,
    },
    /// Put a bot into a free seat, or another into a bot's.
    Employ(BotName),
    /// Make a seat free again, before the game begins.
    Vacate,
    /// Add something of one's own to the seed, before the game.
    Salt(Salt),
    /// Begin to play.
    Start,
    /// Stop the clocks.
    Pause,
    /// Let the clocks run.
    Resume,
    /// Give up: a bot plays on.
    Concede,
    /// Propose to end the game here, agree to that, or withdraw it.
    Propose(bool),
    /// Leave: a bot plays on until one is back.
    Leave,
    /// Take one's seat back from the bot that stood in.
    Return,
    /// Let a bot play on for somebody who is absent.
    Replace,
    /// Cancel the table.
    Cancel,
    /// Lead everybody to the table where the game is played once more.
    Rematch {
        /// Which.
        table: TableId,
        /// What invites the others to it.
        invitation: Invitation,
    },
}

/// Why a table refuses. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum Denied {
    /// The request makes no sense.
    Malformed(&'static str),
    /// The table has moved on since.
    Stale,
    /// The rules forbid it.
    Illegal(Refusal),
    /// The seat is somebody else's, or the right is.
    Foreign(&'static str),
    /// It cannot be done now.
    NotNow(&'static str),
    /// There is nothing to take back or to confirm.
    Nothing(&'static str),
    /// The house failed.
    Broken,
}

impl Request {
    /// What this would write into the journal of a table where these are present.
    pub fn entries(&self, table: &TableState, presence: &Presence, now: Moment) -> Result<Vec<Entry>, Denied> {
        match &self.act {
            Act::Play { choices, confirm } => self.play(table, choices, *confirm, now),
            Act::Undo => self.undo(table, false),
            Act::UndoAll => self.undo(table, true),
            Act::Confirm => self.confirm(table),
            Act::Say { room, text } => self.say(table, *room, text),
            Act::Sit { invitation, name } => self.sit(table, invitation.as_ref(), name.as_deref()),
            Act::Employ(bot) => self.employ(table, bot),
            Act::Vacate => self.vacate(table),
            Act::Salt(salt) => {
                gathering(table)?;
                let seat = self.own_seat(table)?;
                Ok(vec![Entry::Salted { seat: number(seat), salt: salt.to_string() }])
            }
            Act::Start => self.start(table),
            Act::Pause => self.pause(table),
            Act::Resume => self.resume(table),
            Act::Concede => {
                let seat = self.own_seat(table)?;
                playing(table)?;
                refuse_if(table.seats[seat.index()].conceded, Denied::NotNow("denied-conceded"))?;
                Ok(vec![Entry::Conceded { seat: number(seat) }])
            }
            Act::Propose(agrees) => self.propose(table, *agrees),
            Act::Leave => {
                let seat = self.own_seat(table)?;
                playing(table)?;
                Ok(vec![Entry::StoodIn { seat: number(seat), why: StandIn::Left }])
            }
            Act::Return => {
                let seat = self.own_seat(table)?;
                refuse_if(table.seats[seat.index()].stand_in.is_none(), Denied::Nothing("denied-not-away"))?;
                Ok(vec![Entry::Returned { seat: number(seat) }])
            }
            Act::Replace => self.replace(table, presence, now),
            Act::Cancel => {
                self.be_host(table)?;
                refuse_if(is_over(table), Denied::NotNow("denied-over"))?;
                Ok(vec![Entry::Stopped { why: Stop::Cancelled }])
            }
            Act::Rematch { table: next, invitation } => {
                let seated = table.seats_of(&self.person).next().is_some();
                refuse_if(!seated, Denied::Foreign("denied-foreign-seat"))?;
                refuse_if(!is_over(table), Denied::NotNow("denied-not-over"))?;
                refuse_if(table.rematch().is_some(), Denied::NotNow("denied-rematch"))?;
                Ok(vec![Entry::Rematch { table: next.clone(), invitation: invitation.clone() }])
            }
        }
    }

    fn play(
        &self,
        table: &TableState,
        choices: &[String],
        confirm: Confirm,
        now: Moment,
    ) -> Result<Vec<Entry>, Denied> {
        let seat = self.own_seat(table)?;
        let live = playing(table)?;
        refuse_if(table.stage() == Stage::Paused, Denied::NotNow("denied-paused"))?;
        refuse_if(table.seats[seat.index()].conceded, Denied::NotNow("denied-conceded"))?;
        let fits = (1..=MAX_CHOICES).contains(&choices.len()) && choices.iter().all(|one| one.len() <= MAX_NOTATION);
        refuse_if(!fits, Denied::Malformed("denied-choices"))?;
        self.be_fresh(table, seat)?;
        refuse_if(table.draft(seat).is_some(), Denied::NotNow("denied-draft"))?;
        let mut ahead = live.fork();
        let mut held = false;
        for choice in choices {
            let before = ahead.to_act();
            let played = ahead.play(seat, choice).map_err(denied)?;
            held = !played.is_barrier() && passes_turn(seat, before, ahead.to_act());
        }
        let seat = number(seat);
        let back = table.seats[usize::from(seat)].stand_in.map(|_| Entry::Returned { seat });
        let moves = choices.iter().map(|choice| Entry::Move { seat, notation: choice.clone(), by: By::Person });
        let mut entries: Vec<Entry> = back.into_iter().chain(moves).collect();
        if held && confirm != Confirm::AtOnce {
            let until = (confirm == Confirm::Seconds).then(|| now.after(HOLD));
            let notation = choices[choices.len() - 1].clone();
            entries.pop();
            entries.push(Entry::Draft { seat, notation, until });
        }
        Ok(entries)
    }

    fn undo(&self, table: &TableState, all: bool) -> Result<Vec<Entry>, Denied> {
        let seat = self.own_seat(table)?;
        let live = playing(table)?;
        self.be_fresh(table, seat)?;
        let drafted = table.draft(seat).is_some();
        let possible = live.can_undo(seat);
        let count = match (all, drafted) {
            (true, _) => possible,
            (false, true) => 0,
            (false, false) => possible.min(1),
        };
        refuse_if(!drafted && count == 0, Denied::Nothing("denied-nothing-to-undo"))?;
        let seat = number(seat);
        let dropped = drafted.then_some(Entry::DraftDropped { seat });
        let taken = (count > 0).then_some(Entry::TakenBack { seat, count: count as u32 });
        Ok(dropped.into_iter().chain(taken).collect())
    }

    fn confirm(&self, table: &TableState) -> Result<Vec<Entry>, Denied> {
        let seat = self.own_seat(table)?;
        playing(table)?;
        confirmed(table, seat).map(|entry| vec![entry]).ok_or(Denied::Nothing("denied-nothing-to-confirm"))
    }

    fn say(&self, table: &TableState, room: Room, text: &str) -> Result<Vec<Entry>, Denied> {
        let text = text.trim();
        let fits = (1..=MAX_REMARK).contains(&text.chars().count());
        refuse_if(!fits, Denied::Malformed("denied-remark"))?;
        let seated = table.seats_of(&self.person).next().is_some();
        let allowed = match room {
            Room::Players => seated,
            Room::Gallery => !seated || is_over(table),
        };
        refuse_if(!allowed, Denied::Foreign("denied-room"))?;
        let text: String = text.chars().filter(|c| !c.is_control()).collect();
        Ok(vec![Entry::Said { person: self.person.clone(), name: self.name.clone(), room, text }])
    }

    fn sit(
        &self,
        table: &TableState,
        invitation: Option<&Invitation>,
        name: Option<&str>,
    ) -> Result<Vec<Entry>, Denied> {
        gathering(table)?;
        let welcome = invitation == Some(&table.record.invitation)
            || table.record.access == Access::Open
            || table.record.host == self.person
            || table.seats_of(&self.person).next().is_some();
        refuse_if(!welcome, Denied::Foreign("denied-not-invited"))?;
        let free = |seat: Seat| table.seats[seat.index()].occupant == Occupant::Nobody;
        let seat = match self.seat {
            Some(seat) => self.known(table, seat)?,
            None => Seat::all(table.seats.len()).find(|&seat| free(seat)).ok_or(Denied::NotNow("denied-full"))?,
        };
        refuse_if(!free(seat), Denied::NotNow("denied-seat-taken"))?;
        let name = clean_name(name.unwrap_or(&self.name)).ok_or(Denied::Malformed("denied-name"))?;
        let who = Occupant::Person { id: self.person.clone(), name };
        Ok(vec![Entry::Seated { seat: number(seat), who }])
    }

    fn employ(&self, table: &TableState, bot: &BotName) -> Result<Vec<Entry>, Denied> {
        gathering(table)?;
        self.be_host(table)?;
        let seat = self.some_seat(table)?;
        let occupant = &table.seats[seat.index()].occupant;
        refuse_if(
            occupant.person().is_some() || *occupant == Occupant::Automaton,
            Denied::NotNow("denied-seat-taken"),
        )?;
        Ok(vec![Entry::Seated { seat: number(seat), who: Occupant::Bot { bot: bot.clone() } }])
    }

    fn vacate(&self, table: &TableState) -> Result<Vec<Entry>, Denied> {
        gathering(table)?;
        let seat = self.some_seat(table)?;
        let own = table.seats[seat.index()].occupant.person() == Some(&self.person);
        if !own {
            self.be_host(table)?;
        }
        let automaton = table.seats[seat.index()].occupant == Occupant::Automaton;
        refuse_if(automaton, Denied::NotNow("denied-seat-taken"))?;
        Ok(vec![Entry::Seated { seat: number(seat), who: Occupant::Nobody }])
    }

    fn start(&self, table: &TableState) -> Result<Vec<Entry>, Denied> {
        gathering(table)?;
        self.be_host(table)?;
        let full = table.seats.iter().all(|seat| seat.occupant != Occupant::Nobody);
        refuse_if(!full, Denied::NotNow("denied-seats-free"))?;
        let salt = |(seat, state): (usize, &super::state::SeatState)| Some((seat as u8, state.salt.clone()?));
        Ok(vec![Entry::Started { salts: table.seats.iter().enumerate().filter_map(salt).collect() }])
    }

    fn pause(&self, table: &TableState) -> Result<Vec<Entry>, Denied> {
        let seat = self.own_seat(table)?;
        refuse_if(table.stage() != Stage::Playing, Denied::NotNow("denied-not-playing"))?;
        Ok(vec![Entry::Paused { seat: number(seat) }])
    }

    fn resume(&self, table: &TableState) -> Result<Vec<Entry>, Denied> {
        self.own_seat(table)?;
        refuse_if(table.stage() != Stage::Paused, Denied::NotNow("denied-not-paused"))?;
        Ok(vec![Entry::Resumed])
    }

    /// The game ends once everybody agrees who is a person and has not given up.
    fn propose(&self, table: &TableState, agrees: bool) -> Result<Vec<Entry>, Denied> {
        let seat = self.own_seat(table)?;
        playing(table)?;
        let mut entries = vec![Entry::Proposal { seat: number(seat), agrees }];
        let open = |other: &Seat| {
            let state = &table.seats[other.index()];
            *other != seat && state.occupant.person().is_some() && !state.conceded && !state.agrees
        };
        if agrees && !Seat::all(table.seats.len()).any(|other| open(&other)) {
            entries.push(Entry::Stopped { why: Stop::Agreement });
        }
        Ok(entries)
    }

    /// Who is here decides for themselves: a bot plays on for somebody who has been away for a while.
    fn replace(&self, table: &TableState, presence: &Presence, now: Moment) -> Result<Vec<Entry>, Denied> {
        self.be_host(table)?;
        playing(table)?;
        let seat = self.some_seat(table)?;
        let state = &table.seats[seat.index()];
        let other = state.occupant.person().filter(|person| **person != self.person && state.stand_in.is_none());
        let other = other.ok_or(Denied::NotNow("denied-not-replaceable"))?;
        let away = presence.away(other, now).is_some_and(|away| away >= absence(table.record.clock));
        refuse_if(!away, Denied::NotNow("denied-not-absent"))?;
        Ok(vec![Entry::StoodIn { seat: number(seat), why: StandIn::Absent }])
    }

    fn known(&self, table: &TableState, seat: Seat) -> Result<Seat, Denied> {
        if seat.index() < table.seats.len() { Ok(seat) } else { Err(Denied::Malformed("denied-no-seat")) }
    }

    fn some_seat(&self, table: &TableState) -> Result<Seat, Denied> {
        self.known(table, self.seat.ok_or(Denied::Malformed("denied-no-seat"))?)
    }

    fn own_seat(&self, table: &TableState) -> Result<Seat, Denied> {
        let seat = self.some_seat(table)?;
        let own = table.seats[seat.index()].occupant.person() == Some(&self.person);
        refuse_if(!own, Denied::Foreign("denied-foreign-seat"))?;
        Ok(seat)
    }

    fn be_host(&self, table: &TableState) -> Result<(), Denied> {
        refuse_if(table.record.host != self.person, Denied::Foreign("denied-not-host"))
    }

    fn be_fresh(&self, table: &TableState, seat: Seat) -> Result<(), Denied> {
        let sightings = table.versions().of(table::Eyes::Seat(seat));
        refuse_if(!self.version.is_some_and(|version| sightings.answers(version)), Denied::Stale)
    }
}

/// The entry that confirms a seat's draft.
pub fn confirmed(table: &TableState, seat: Seat) -> Option<Entry> {
    let draft = table.draft(seat)?;
    Some(Entry::Move { seat: number(seat), notation: draft.notation.clone(), by: By::Person })
}

/// A name fit for a seat: short, on one line, with something to read in it.
pub fn clean_name(name: &str) -> Option<String> {
    let kept: String = name.chars().filter(|c| !c.is_control() && *c != '|').collect();
    let words: Vec<&str> = kept.split_whitespace().collect();
    let name = words.join(" ");
    let fits = (1..=MAX_NAME).contains(&name.chars().count()) && name.chars().any(char::is_alphanumeric);
    fits.then_some(name)
}

/// A seat as the journal writes it.
pub fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

fn passes_turn(seat: Seat, before: Seats, after: Seats) -> bool {
    !after.contains(seat) && after.iter().any(|other| !before.contains(other))
}

fn denied(error: NotPlayed) -> Denied {
    match error {
        NotPlayed::Notation(_) => Denied::Malformed("denied-notation"),
        NotPlayed::NoSuchSeat { .. } => Denied::Malformed("denied-no-seat"),
        NotPlayed::Refused(refusal) => Denied::Illegal(refusal),
    }
}

fn refuse_if(refused: bool, why: Denied) -> Result<(), Denied> {
    if refused { Err(why) } else { Ok(()) }
}

fn is_over(table: &TableState) -> bool {
    matches!(table.stage(), Stage::Finished | Stage::Stopped)
}

fn gathering(table: &TableState) -> Result<(), Denied> {
    refuse_if(table.stage() != Stage::Gathering, Denied::NotNow("denied-begun"))
}

fn playing(table: &TableState) -> Result<&dyn LiveTable, Denied> {
    refuse_if(is_over(table), Denied::NotNow("denied-over"))?;
    table.live().ok_or(Denied::NotNow("denied-not-begun"))
}
