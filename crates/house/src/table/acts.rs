//! What people ask of a table, and what that would write into its journal. Nothing is changed here.

use std::time::Duration;

use shelf::{LiveTable, NotPlayed, NotRehearsed};
use table::{Refusal, Salt, Seat};

use super::presence::{Presence, absence};
use super::state::TableState;
use crate::records::ids::{ClientId, Invitation, Moment, PersonId, TableId, Version};
use crate::records::journal::{Access, BotName, By, Entry, Occupant, Room, Stage, StandIn, Stop};
use crate::records::naming::{clean_name, clean_remark, told_apart};
use crate::records::person::Confirm;
use crate::records::requests::RequestMark;

/// How long a decision waits that confirms itself.
pub const HOLD: Duration = Duration::from_secs(3);

/// The most decisions in one request.
const MAX_CHOICES: usize = 16;

/// The longest notation of a decision.
const MAX_NOTATION: usize = 120;

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
    /// Let the held decision wait for its button: whoever took it is still reading.
    Hold,
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
    /// Rather play on, where somebody proposed to end the game.
    Decline,
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
    /// The same person has asked for something else by this name of a request.
    Reused,
    /// The house failed.
    Broken,
}

impl Act {
    /// What is asked, written out so that the same is always written alike. How a decision is confirmed is the
    /// person's preference, and where a rematch is played is the house's choice: they are not asked.
    fn written(&self) -> String {
        let alone = |word: &str| word.to_owned();
        match self {
            Act::Play { choices, .. } => format!("play\n{}", choices.join("\n")),
            Act::Undo => alone("undo"),
            Act::UndoAll => alone("undo all"),
            Act::Confirm => alone("confirm"),
            Act::Hold => alone("hold"),
            Act::Say { room: Room::Players, text } => format!("say\n{text}"),
            Act::Say { room: Room::Gallery, text } => format!("say in the gallery\n{text}"),
            Act::Sit { name, .. } => format!("sit\n{}", name.as_deref().unwrap_or_default()),
            Act::Employ(bot) => format!("employ {}", bot.0),
            Act::Vacate => alone("vacate"),
            Act::Salt(salt) => format!("salt {salt}"),
            Act::Start => alone("start"),
            Act::Pause => alone("pause"),
            Act::Resume => alone("resume"),
            Act::Concede => alone("concede"),
            Act::Propose(agrees) => format!("propose {agrees}"),
            Act::Decline => alone("decline"),
            Act::Leave => alone("leave"),
            Act::Return => alone("return"),
            Act::Replace => alone("replace"),
            Act::Cancel => alone("cancel"),
            Act::Rematch { .. } => alone("rematch"),
        }
    }
}

impl Request {
    /// What the table remembers of it once it is carried out.
    pub fn mark(&self) -> RequestMark {
        let seat = self.seat.map_or_else(String::new, |seat| seat.to_string());
        RequestMark::new(&self.person, self.client.clone(), &format!("{seat} {}", self.act.written()))
    }

    /// What this would write into the journal of a table where these are present.
    pub fn entries(&self, table: &TableState, presence: &Presence, now: Moment) -> Result<Vec<Entry>, Denied> {
        match &self.act {
            Act::Play { choices, confirm } => self.play(table, choices, *confirm, now),
            Act::Undo => self.undo(table, false),
            Act::UndoAll => self.undo(table, true),
            Act::Confirm => self.confirm(table),
            Act::Hold => self.hold(table),
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
            Act::Decline => {
                let seat = self.own_seat(table)?;
                playing(table)?;
                let proposed = table.seats.iter().any(|seat| seat.agrees);
                refuse_if(!proposed, Denied::Nothing("denied-nothing-proposed"))?;
                Ok(vec![Entry::Declined { seat: number(seat) }])
            }
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
        let notations: Vec<&str> = choices.iter().map(String::as_str).collect();
        let foresight = live.rehearse(seat, &notations).map_err(denied)?;
        let held = !foresight.barrier && foresight.passes_turn;
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

    fn hold(&self, table: &TableState) -> Result<Vec<Entry>, Denied> {
        let seat = self.own_seat(table)?;
        playing(table)?;
        let draft = table.draft(seat).ok_or(Denied::Nothing("denied-nothing-to-confirm"))?;
        Ok(vec![Entry::Draft { seat: number(seat), notation: draft.notation.clone(), until: None }])
    }

    fn say(&self, table: &TableState, room: Room, text: &str) -> Result<Vec<Entry>, Denied> {
        let text = clean_remark(text).map_err(|why| Denied::Malformed(why.word()))?;
        let seated = table.seats_of(&self.person).next().is_some();
        let allowed = match room {
            Room::Players => seated,
            Room::Gallery => !seated || is_over(table),
        };
        refuse_if(!allowed, Denied::Foreign("denied-room"))?;
        let name = told_apart(&self.name, self.others(table));
        Ok(vec![Entry::Said { person: self.person.clone(), name, room, text }])
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
        let name = clean_name(name.unwrap_or(&self.name)).map_err(|why| Denied::Malformed(why.word()))?;
        // At one screen, too, two people may have one name.
        let taken = table.seats.iter().filter_map(|seat| match &seat.occupant {
            Occupant::Person { name, .. } => Some(name.as_str()),
            _ => None,
        });
        let name = told_apart(&name, taken);
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
        if !own && table.seats[seat.index()].occupant.person().is_some() {
            return Ok(vec![Entry::SentAway { seat: number(seat) }]);
        }
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

    /// The names of the other people who sit here.
    fn others<'a>(&'a self, table: &'a TableState) -> impl Iterator<Item = &'a str> {
        table.seats.iter().filter_map(|seat| match &seat.occupant {
            Occupant::Person { id, name } if *id != self.person => Some(name.as_str()),
            _ => None,
        })
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

/// A seat as the journal writes it.
pub fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

fn denied(error: NotRehearsed) -> Denied {
    match error {
        NotRehearsed::NotPlayed(NotPlayed::Notation(_)) => Denied::Malformed("denied-notation"),
        NotRehearsed::NotPlayed(NotPlayed::NoSuchSeat { .. }) => Denied::Malformed("denied-no-seat"),
        NotRehearsed::NotPlayed(NotPlayed::Refused(refusal)) => Denied::Illegal(refusal),
        NotRehearsed::Unforeseeable { .. } => Denied::NotNow("denied-unforeseeable"),
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
