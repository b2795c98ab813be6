//! Doing something out of turn, at the same keyboard.
//!
//! Nobody is ever waited for because they may interject: whoever sits at the prompt passes the keyboard on when the
//! other asks for it. A person who plays against bots alone does such things at their own prompt.

use table::Seat;
use wording::{Arg, Names, Phrase};

use super::ask::Next;
use super::sitting::Sitting;
use crate::failure::Failure;

impl Sitting<'_> {
    /// The people who may do something now although `asked` is at the prompt.
    fn who_may_interject(&self, asked: Seat) -> Vec<Seat> {
        let people = self.table.may_act().iter().filter(|&seat| seat != asked && self.bot(seat).is_none());
        people.filter(|&seat| !self.table.options(seat).is_empty()).collect()
    }

    /// Passes the keyboard to somebody who wants to interject, and asks them.
    pub(super) fn interject(&mut self, asked: Seat, whom: Option<&str>) -> Result<Next, Failure> {
        let who = self.who_may_interject(asked);
        let found = match (whom, who.as_slice()) {
            (None, [one]) => Some(*one),
            (None, _) => None,
            (Some(whom), _) => who.iter().copied().find(|&seat| self.goes_by(seat, whom)),
        };
        let Some(seat) = found else {
            let id = if who.is_empty() { "interject-nobody" } else { "interject-who" };
            self.terminal.say(&Phrase::new(id).with("who", Arg::Verbatim(self.listed(&who))))?;
            return Ok(Next::GoOn);
        };
        match self.hand_over(seat)? {
            Next::GoOn => {
                self.terminal.say(&Phrase::new("interject-now"))?;
                self.ask(seat)
            }
            other => Ok(other),
        }
    }

    /// Says who else at this keyboard may do something now.
    pub(super) fn say_who_else(&mut self, asked: Seat) -> Result<(), Failure> {
        let who = self.who_may_interject(asked);
        if who.is_empty() {
            return Ok(());
        }
        self.terminal.say(&Phrase::new("interject-offer").with("who", Arg::Verbatim(self.listed(&who))))
    }

    /// Whether a seat is called this, or has this number.
    fn goes_by(&self, seat: Seat, text: &str) -> bool {
        let named = self.called.name(seat).is_some_and(|name| name.to_lowercase() == text.to_lowercase());
        named || text.parse() == Ok(seat.index() + 1)
    }

    /// `2 (Anna), 3`
    fn listed(&self, seats: &[Seat]) -> String {
        let one = |seat: &Seat| match self.called.name(*seat) {
            Some(name) => format!("{} ({name})", seat.index() + 1),
            None => (seat.index() + 1).to_string(),
        };
        seats.iter().map(one).collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use proving::toy::Toy;
    use shelf::{Bot, boxed};
    use table::setup::Values;
    use table::{SaltedSeed, Seed};
    use wording::Language;

    use super::super::seats::Occupant;
    use super::super::terminal::Terminal;
    use super::*;

    /// A game of the toy at one keyboard, in which these lines are typed; what was on the screen, and who has how many
    /// whistles left at the end.
    fn typed(lines: &str, occupants: &[Occupant]) -> (String, Vec<i64>) {
        let seed = SaltedSeed::unsalted(Seed::from_number(1));
        let values = Values::new().with("players", table::setup::Value::Number(occupants.len() as u32));
        let table = boxed::<Toy>().open(&values, seed, Vec::new()).expect("the toy fits");
        let mut out = Vec::new();
        let terminal = Terminal::new(Box::new(Cursor::new(lines.to_owned())), &mut out, Language::En, false);
        let mut sitting = Sitting::new(terminal, table, occupants.to_vec());
        sitting.play().expect("the screen takes it all");
        let view = sitting.table.look(table::Eyes::Bystander).json();
        let seats = view["seats"].as_array().expect("the view lists its seats");
        let whistles = seats.iter().map(|seat| seat["whistles"].as_i64().expect("whistles are counted")).collect();
        drop(sitting);
        (String::from_utf8(out).expect("words are text"), whistles)
    }

    fn people(names: &[&str]) -> Vec<Occupant> {
        names.iter().map(|name| Occupant::Person(Some((*name).to_owned()))).collect()
    }

    #[test]
    fn whoever_waits_may_take_the_keyboard_and_give_it_back() {
        // Anna decides and waits; at Bob's prompt she whistles, and he goes on.
        let lines = "1\n1\ninterject\n1\n1\n1\nquit\n";
        let (out, whistles) = typed(lines, &people(&["Anna", "Bob"]));
        assert!(out.contains("1 (Anna) may interject"), "{out}");
        assert_eq!(whistles, [1, 2], "{out}");
    }

    #[test]
    fn nobody_has_to_do_anything_out_of_turn() {
        let lines = "1\n1\ninterject anna\n\n1\n1\nquit\n";
        let (out, whistles) = typed(lines, &people(&["Anna", "Bob"]));
        assert!(out.contains("or press Enter"), "{out}");
        assert_eq!(whistles, [2, 2], "{out}");
    }

    #[test]
    fn it_is_said_who_may_when_nobody_or_somebody_else_is_named() {
        let (out, _) = typed("interject\nquit\n", &people(&["Anna", "Bob"]));
        assert!(out.contains("Nobody else at this keyboard"), "{out}");
        let lines = "1\n1\n1\n1\ninterject\ninterject Dora\ninterject 2\n1\nquit\n";
        let (out, whistles) = typed(lines, &people(&["Anna", "Bob", "Cy"]));
        assert_eq!(out.matches("1 (Anna), 2 (Bob)").count(), 4, "{out}");
        assert_eq!(whistles, [2, 1, 2], "{out}");
    }

    #[test]
    fn the_keyboard_is_never_passed_to_a_bot() {
        let occupants = [people(&["Anna"]), vec![Occupant::Bot(Bot::Random)]].concat();
        let (out, _) = typed("interject\nquit\n", &occupants);
        assert!(out.contains("Nobody else at this keyboard"), "{out}");
    }
}
