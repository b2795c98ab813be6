//! The third part of law 5: imagination never stands still.
//!
//! A game that imagines the truth itself is told apart from others right after dealing, but only where two deals ever
//! look the same to somebody: in a large game none do. So over all games of a run, wherever others see what a seat does
//! not, some world that it imagines must show them something else. Deals are left out: there frequencies are compared.

use std::collections::{BTreeMap, BTreeSet};

use super::frequency::{json, leaves, place};
use super::{Law, Offence, Verdict};
use table::dice::Dice;
use table::game::Game;
use table::seat::{Eyes, Seat, Seats};
use table::snapshot::Snapshot;

/// A seat is suspected only after so many moments at which something was hidden from it.
const ENOUGH: usize = 30;

/// Keeps the dice of this imagination apart from all others.
const DREAMS: u64 = 0xd4ea_d4ea_d4ea;

/// What has been seen of everybody's imagination over the games of a run.
#[derive(Default)]
pub struct Stillness {
    /// Seats that have imagined something else.
    acquitted: Seats,
    suspects: BTreeMap<Seat, Suspicion>,
}

/// What speaks against a seat.
#[derive(Default)]
struct Suspicion {
    moments: usize,
    /// What others saw and the seat did not, place by place.
    hidden: BTreeMap<String, String>,
    /// Something hidden that was not always the same, and where.
    varies: Option<(String, u64, usize)>,
}

impl Stillness {
    /// Looks at a moment of the game of this number, after so many decisions.
    pub fn watch<G: Game>(
        &mut self,
        moment: &Snapshot<G>,
        people: Seats,
        worlds: usize,
        number: u64,
        decisions: usize,
    ) -> Verdict {
        let game = &moment.game;
        if decisions == 0 || game.to_act().is_empty() {
            return Ok(());
        }
        let mut dice = Dice::from_number(number ^ DREAMS ^ decisions as u64);
        let acquitted = self.acquitted;
        for seat in people.iter().filter(|&seat| !acquitted.contains(seat)) {
            let others: Vec<Seat> = people.iter().filter(|&other| other != seat).collect();
            let seen = |game: &G| others.iter().map(|&other| game.view(Eyes::Seat(other))).collect::<Vec<_>>();
            let truth = seen(game);
            if (0..worlds).any(|_| seen(&game.imagine(seat, &mut dice.split())) != truth) {
                self.acquitted = self.acquitted.with(seat);
                self.suspects.remove(&seat);
            } else {
                let hidden = hidden(game, seat, &others)?;
                self.suspects.entry(seat).or_default().note(hidden, number, decisions);
            }
        }
        Ok(())
    }

    /// The first seat that never imagined anything but the truth although there was something to imagine.
    pub fn offence(&self) -> Option<Offence> {
        self.suspects.iter().find_map(|(seat, suspicion)| {
            let (fact, seed, decisions) = suspicion.varies.clone().filter(|_| suspicion.moments >= ENOUGH)?;
            let detail = format!(
                "seat {seat} imagined nothing but the truth at {} moments at which others saw what it does not see, \
                 such as `{fact}`",
                suspicion.moments
            );
            Some(Offence { law: Law::Eyes, seed, decisions, detail })
        })
    }
}

impl Suspicion {
    fn note(&mut self, hidden: BTreeSet<String>, number: u64, decisions: usize) {
        self.moments += usize::from(!hidden.is_empty());
        for fact in hidden {
            let before = self.hidden.entry(place(&fact).to_owned()).or_insert_with(|| fact.clone());
            if *before != fact && self.varies.is_none() {
                self.varies = Some((fact, number, decisions));
            }
        }
    }
}

/// What others see that neither `seat` nor a bystander sees in its place.
fn hidden<G: Game>(game: &G, seat: Seat, others: &[Seat]) -> Result<BTreeSet<String>, super::Broken> {
    let facts = |eyes: Eyes| {
        let mut facts = BTreeSet::new();
        leaves(&json(&game.view(eyes))?, &mut String::new(), &mut |fact: &str| _ = facts.insert(fact.to_owned()));
        Ok(facts)
    };
    let (own, everybody) = (facts(Eyes::Seat(seat))?, facts(Eyes::Bystander)?);
    let mut hidden = BTreeSet::new();
    for &other in others {
        let unseen =
            facts(Eyes::Seat(other))?.into_iter().filter(|fact| !own.contains(fact) && !everybody.contains(fact));
        hidden.extend(unseen.map(|fact| format!("seat {other} sees {fact}")));
    }
    Ok(hidden)
}
