//! Text to transcript, strictly: what is accepted is a game that was played by the rules.

use super::error::{RailError, Wrong, shortened};
use super::header::{Header, line};
use super::lines::Lines;
use super::replay::ReplayError;
use super::{Placing, Sealing, Transcript};
use crate::game::{Game, KnownRules, Silent};
use crate::seat::Seat;
use crate::setup::{Setup, Values};

impl<G: Game> Transcript<G> {
    /// Reads a `.rail` file and checks it: every decision is replayed unless the file is sealed, and
    /// the result must be the one that the game led to.
    pub fn parse(bytes: &[u8]) -> Result<Self, RailError> {
        let mut lines = Lines::new(bytes);
        let header = Header::read(&mut lines)?;
        check_game::<G>(&header)?;
        let setup: G::Setup = setup(&header).map_err(|wrong| wrong.on(line::SETUP))?;
        let seats = setup.seats();
        if header.labels.len() != seats {
            return Err(Wrong::Seats { expected: seats, found: header.labels.len() }.on(line::SEATS));
        }
        let moves = moves::<G>(&mut lines, seats)?;
        lines.end()?;
        let transcript = Transcript {
            rules: header.rules,
            setup,
            labels: header.labels,
            sealing: header.sealing,
            result: header.result,
            moves,
        };
        transcript.check_play()?;
        transcript.check_text(bytes)?;
        Ok(transcript)
    }

    /// The decisions must be legal and lead to the result.
    fn check_play(&self) -> Result<(), RailError> {
        let outcome = match self.sealing {
            Sealing::Closed { .. } => None,
            Sealing::Open(_) => self.outcome()?,
        };
        if outcome == self.result {
            return Ok(());
        }
        let text = |result: &Option<Vec<Placing>>| match result {
            Some(placings) => super::joined(placings),
            None => "unfinished".to_owned(),
        };
        Err(Wrong::unexpected(format!("`{}`", text(&outcome)), &text(&self.result)).on(line::RESULT))
    }

    fn outcome(&self) -> Result<Option<Vec<Placing>>, RailError> {
        let mut replay = self.begin().map_err(at_line)?;
        while let Some(step) = replay.step(&mut Silent) {
            let _ = step.map_err(at_line)?;
        }
        Ok(replay.game().standing().as_ref().map(Placing::all))
    }

    /// There is one way to write a game: options in another order or a number with a leading zero
    /// are refused like any other mistake.
    fn check_text(&self, bytes: &[u8]) -> Result<(), RailError> {
        let canonical = self.to_string();
        if canonical.as_bytes() == bytes {
            return Ok(());
        }
        let found = String::from_utf8_lossy(bytes);
        let differing = canonical.split('\n').zip(found.split('\n')).enumerate().find(|(_, (a, b))| a != b);
        let (index, (expected, found)) = differing.unwrap_or((0, (super::FORMAT, "")));
        Err(Wrong::unexpected(format!("`{}`", shortened(expected)), found).on(index + 1))
    }
}

fn check_game<G: Game>(header: &Header) -> Result<(), RailError> {
    if header.game != G::NAME {
        return Err(Wrong::OtherGame { found: header.game.clone(), expected: G::NAME }.on(line::GAME));
    }
    let known = KnownRules::of::<G>();
    if !known.contain(header.rules) {
        return Err(Wrong::OtherRules { found: header.rules, known }.on(line::RULES));
    }
    Ok(())
}

/// Every option must be there, in the order of the form.
fn setup<S: Setup>(header: &Header) -> Result<S, Wrong> {
    let mut values = Values::new();
    for (key, text) in &header.setup {
        values.set(key, S::schema().read(key, text).map_err(Wrong::Setup)?);
    }
    let setup = S::choose(&values).map_err(Wrong::Setup)?;
    let found: Vec<String> = header.setup.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let (expected, found) = (super::setup_text(&setup), found.join(" "));
    if expected == found { Ok(setup) } else { Err(Wrong::unexpected(format!("`setup: {expected}`"), &found)) }
}

/// Decisions up to the line that counts them.
fn moves<G: Game>(lines: &mut Lines<'_>, seats: usize) -> Result<Vec<(Seat, G::Action)>, RailError> {
    let mut moves = Vec::new();
    loop {
        let text = lines.next("a seat and its decision, or `end` and the number of decisions")?;
        let at = lines.number();
        if text == "end" || text.starts_with("end ") {
            let expected = format!("end {}", moves.len());
            let right = text == expected;
            return if right { Ok(moves) } else { Err(Wrong::unexpected(format!("`{expected}`"), text).on(at)) };
        }
        if moves.len() == G::BOUND {
            return Err(Wrong::TooMany { bound: G::BOUND }.on(at));
        }
        moves.push(decision::<G>(text, seats).map_err(|wrong| wrong.on(at))?);
    }
}

fn decision<G: Game>(text: &str, seats: usize) -> Result<(Seat, G::Action), Wrong> {
    let expected = || Wrong::unexpected("a seat and its decision, or `end` and the number of decisions", text);
    let (seat, notation) = text.split_once(' ').ok_or_else(expected)?;
    let seat: Seat = seat.parse().map_err(|_| expected())?;
    if seat.index() >= seats {
        return Err(Wrong::NoSuchSeat { seat, seats });
    }
    let action = notation.parse().map_err(Wrong::Notation)?;
    Ok((seat, action))
}

/// Where in the file the replay came to a halt.
fn at_line(error: ReplayError) -> RailError {
    match error {
        ReplayError::SeedWithheld => Wrong::unexpected("a seed", "sealed").on(line::SEED),
        ReplayError::Setup(error) => Wrong::Setup(error).on(line::SETUP),
        ReplayError::NoSuchSeat { decision, seat, seats } => {
            Wrong::NoSuchSeat { seat, seats }.on(line::FIRST_MOVE + decision - 1)
        }
        ReplayError::Refused { decision, seat, notation, refusal } => {
            Wrong::Illegal { seat, notation, refusal }.on(line::FIRST_MOVE + decision - 1)
        }
    }
}
