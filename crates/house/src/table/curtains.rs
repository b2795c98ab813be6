//! Where several people share a browser, what only one of them may know is behind a curtain.
//!
//! Whoever sits in several seats looks with the eyes of somebody who watches, until one of them says: it is me, and nobody
//! else looks. That lifts the curtain for one seat, on one page, until its turn is over. It is kept nowhere: a page that
//! is opened anew, by whatever way, is behind the curtain again.

use std::collections::HashMap;

use table::{Eyes, Seat, Seats};

use super::asked::{Screen, Viewer};
use super::state::TableState;
use crate::records::ids::{Pass, PersonId};

/// Whose eyes somebody looks with, and which seats they have that stay behind the curtain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// The eyes.
    pub eyes: Eyes,
    /// One's own seats that somebody else at the same screen could see into; none where nobody could.
    pub behind: Seats,
}

/// A curtain that was lifted.
struct Lifted {
    seat: Seat,
    pass: Pass,
    /// Whether the table has waited for the seat meanwhile.
    asked: bool,
}

/// The curtains of one table: at most one seat of a person can be seen into.
#[derive(Default)]
pub struct Curtains {
    lifted: HashMap<PersonId, Lifted>,
}

impl Curtains {
    /// What somebody may look with now.
    pub fn sight(&self, table: &TableState, viewer: &Viewer) -> Sight {
        let open = |eyes| Sight { eyes, behind: Seats::NONE };
        let Screen::Browser(pass) = &viewer.screen else { return open(table.eyes_of(viewer)) };
        if !table.keeps_secrets(&viewer.person) {
            return open(table.eyes_of(viewer));
        }
        let own: Seats = table.seats_of(&viewer.person).collect();
        let lifted = self.lifted.get(&viewer.person).filter(|lifted| Some(&lifted.pass) == pass.as_ref());
        // Who asks for another seat of theirs than the one that was lifted sees neither.
        let meant = |seat: &Seat| viewer.seat.is_none_or(|asked| asked == *seat || !own.contains(asked));
        match lifted.map(|lifted| lifted.seat).filter(|seat| own.contains(*seat)).filter(meant) {
            Some(seat) => open(Eyes::Seat(seat)),
            None => Sight { eyes: Eyes::Bystander, behind: own },
        }
    }

    /// Somebody looks with the eyes of one of their seats from now on, on the page that has the pass.
    pub fn lift(&mut self, table: &TableState, person: &PersonId, seat: Seat) -> Option<Pass> {
        table.seats_of(person).find(|own| *own == seat)?;
        let pass = Pass::random();
        let asked = table.awaited().contains(seat);
        self.lifted.insert(person.clone(), Lifted { seat, pass: pass.clone(), asked });
        Some(pass)
    }

    /// Somebody has seen enough.
    pub fn fall(&mut self, viewer: &Viewer) {
        let Screen::Browser(Some(pass)) = &viewer.screen else { return };
        if self.lifted.get(&viewer.person).is_some_and(|lifted| lifted.pass == *pass) {
            self.lifted.remove(&viewer.person);
        }
    }

    /// Something has happened: the curtain falls before a seat whose turn is over.
    pub fn settle(&mut self, table: &TableState) {
        let awaited = table.awaited();
        self.lifted.retain(|_, lifted| {
            let asked = awaited.contains(lifted.seat);
            let over = lifted.asked && !asked;
            lifted.asked = asked;
            !over
        });
    }
}
