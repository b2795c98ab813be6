//! The course of a game in the terminal: who is asked, who sees what, when the curtain falls.

use shelf::{Bot, Haste, LiveTable};
use table::{Dice, Eyes, SaltedSeed, Seat, Seats};
use wording::{Arg, Phrase, Reading, Section};

use super::ask::Next;
use super::order::Order;
use super::seats::{Called, Occupant, company};
use super::terminal::Terminal;
use crate::failure::Failure;

/// A game in the terminal.
pub struct Sitting<'a> {
    pub(super) terminal: Terminal<'a>,
    pub(super) table: Box<dyn LiveTable>,
    pub(super) occupants: Vec<Occupant>,
    pub(super) called: Called,
    /// Who looks at the screen: nobody in particular before the first of several people is asked.
    watcher: Option<Seat>,
    /// Whether the screen shows, or has shown since it was cleared, what not everybody may know.
    exposed: bool,
    /// Whether the table is still to be shown to the one person who looks: once that person is asked, since bots may have
    /// played before.
    unseen: bool,
    /// How many steps each seat has been told.
    heard: Vec<usize>,
    lucks: Vec<Dice>,
}

impl<'a> Sitting<'a> {
    /// Everybody sits down.
    pub fn new(terminal: Terminal<'a>, table: Box<dyn LiveTable>, occupants: Vec<Occupant>) -> Self {
        let called = Called::at(&*table, &occupants, Eyes::Bystander, terminal.language);
        let (heard, lucks) = (Vec::new(), Vec::new());
        let (watcher, exposed, unseen) = (None, false, true);
        let mut sitting = Sitting { terminal, table, occupants, called, watcher, exposed, unseen, heard, lucks };
        sitting.sit_down();
        sitting
    }

    /// Everybody begins to watch the table as it is. What setting up told is news as long as nobody has decided anything.
    pub(super) fn sit_down(&mut self) {
        let known = if self.table.decisions() == 0 { 0 } else { self.table.steps() };
        self.heard = vec![known; self.occupants.len()];
        self.unseen = true;
        // The luck of bots follows from the table's seed, and is another one.
        let mut luck = Dice::new(SaltedSeed::unsalted(self.table.seed().game_seed()).game_seed());
        self.lucks = self.occupants.iter().map(|_| luck.split()).collect();
        self.watcher = self.people().first().filter(|_| self.people().len() == 1);
        self.call();
    }

    /// Everybody is called by what those who look know of them by now.
    fn call(&mut self) {
        self.called = Called::at(&*self.table, &self.occupants, self.eyes(), self.terminal.language);
    }

    /// The seats of people.
    fn people(&self) -> Seats {
        Seat::all(self.occupants.len()).filter(|seat| self.bot(*seat).is_none()).collect()
    }

    pub(super) fn bot(&self, seat: Seat) -> Option<Bot> {
        match &self.occupants[seat.index()] {
            Occupant::Bot(bot) => Some(bot.clone()),
            Occupant::Person(_) => None,
        }
    }

    /// The game so far, as a file has it.
    pub fn rail(&self) -> String {
        self.table.rail()
    }

    /// Whose eyes look at the screen.
    pub(super) fn eyes(&self) -> Eyes {
        self.watcher.map_or(Eyes::Bystander, Eyes::Seat)
    }

    /// Plays until the game is over and everybody has left.
    pub fn play(&mut self) -> Result<(), Failure> {
        self.greet()?;
        loop {
            // Several people are told when they have the keyboard: what is told now would be hidden at once.
            if self.people().len() <= 1 {
                self.tell()?;
            }
            if self.let_a_bot_decide() {
                continue;
            }
            let asked = self.table.to_act();
            let Some(first) = asked.first() else { break };
            let seat = self.watcher.filter(|watcher| asked.contains(*watcher)).unwrap_or(first);
            let next = match self.hand_over(seat)? {
                Next::GoOn => self.ask(seat)?,
                other => other,
            };
            if next == Next::Leave {
                return Ok(());
            }
            if next == Next::Again {
                self.forget_what_was_taken_back();
            }
        }
        self.tell()?;
        self.close()
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let game = self.table.game();
        self.terminal.say_for(game.lexicon(), &game.title(), &self.called)?;
        self.terminal.say(&Phrase::new("greeting"))?;
        let who = company(&*self.table, &self.occupants, &self.called, self.terminal.language);
        self.terminal.say(&Phrase::new("at-the-table").with("who", who))?;
        if self.people().is_empty() {
            self.tell()?;
            self.show_table(None)?;
        }
        Ok(())
    }

    /// The table in words, as those see it who look: all of it, or the parts whose titles hold a word.
    pub(super) fn show_table(&mut self, part: Option<&str>) -> Result<(), Failure> {
        self.expose();
        self.unseen = false;
        let lexicon = self.table.game().lexicon();
        let sections = self.table.look(self.eyes()).table();
        let title = |section: &Section| lexicon.say(self.terminal.language, &section.title, &self.called);
        let wanted = part.map(str::to_lowercase).unwrap_or_default();
        let (shown, others): (Vec<Section>, Vec<Section>) =
            sections.into_iter().partition(|section| title(section).to_lowercase().contains(&wanted));
        if let (true, Some(part)) = (shown.is_empty(), part) {
            let parts = others.iter().map(title).collect::<Vec<_>>().join("; ");
            let none = Phrase::new("table-no-part").with("part", Arg::Verbatim(part.to_owned()));
            return self.terminal.say(&none.with("parts", Arg::Verbatim(parts)));
        }
        self.terminal.sections(lexicon, &shown, &self.called)
    }

    /// Somebody's own view comes upon the screen.
    pub(super) fn expose(&mut self) {
        self.exposed |= self.watcher.is_some_and(|watcher| self.has_secrets(watcher));
    }

    /// What has happened since those who look were told last.
    fn tell(&mut self) -> Result<(), Failure> {
        self.call();
        let nobody_plays = self.people().is_empty();
        let heard = match self.watcher {
            Some(watcher) => &mut self.heard[watcher.index()],
            None if nobody_plays => &mut self.heard[0],
            None => return Ok(()),
        };
        let since = std::mem::replace(heard, self.table.steps());
        for told in self.table.events_for(self.eyes(), since) {
            let text = self.table.game().lexicon().say(self.terminal.language, &told.line, &self.called);
            self.terminal.line(&format!("  {text}"))?;
            if let Some(reading) = &told.reading {
                self.read_aloud(reading)?;
            }
        }
        Ok(())
    }

    /// A card that is read to everybody: set apart from the story.
    fn read_aloud(&mut self, reading: &Reading) -> Result<(), Failure> {
        let lexicon = self.table.game().lexicon();
        self.terminal.line("")?;
        for phrase in [&reading.title].into_iter().chain(&reading.paragraphs) {
            let text = lexicon.say(self.terminal.language, phrase, &self.called);
            self.terminal.line(&format!("    | {text}"))?;
        }
        self.terminal.line("")
    }

    /// One decision of a bot, if one is waited for or wants to interject.
    fn let_a_bot_decide(&mut self) -> bool {
        let waited_for = self.table.to_act();
        let unasked = if self.table.game().bots_interject() { self.table.may_act() } else { Seats::NONE };
        for seat in waited_for.union(unasked) {
            let Some(bot) = self.bot(seat) else { continue };
            let luck = &mut self.lucks[seat.index()];
            let chosen = match waited_for.contains(seat) {
                true => self.table.mind(seat).choose(&bot, &Haste::default(), luck),
                false => self.table.mind(seat).interject(&bot, luck),
            };
            if let Some(notation) = chosen {
                return self.table.play(seat, &notation).is_ok();
            }
        }
        false
    }

    /// Gives the keyboard to `seat`, behind a curtain if that seat sees what others must not, or others have: the screen
    /// is cleared before anybody is called to it.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<Next, Failure> {
        if self.watcher == Some(seat) {
            self.tell()?;
            if self.unseen {
                self.show_table(None)?;
            }
            return Ok(Next::GoOn);
        }
        let who = Phrase::new("person").with("seat", Arg::Name(seat));
        let who = self.terminal.said_of(&who, &self.called);
        if self.exposed || self.has_secrets(seat) {
            if std::mem::take(&mut self.exposed) {
                self.terminal.clear()?;
            }
            let next = self.draw_curtain(&who)?;
            if next != Next::GoOn {
                return Ok(next);
            }
        }
        self.watcher = Some(seat);
        let turn = self.terminal.said_of(&Phrase::new("your-turn").with("who", Arg::Name(seat)), &self.called);
        self.terminal.line(&turn)?;
        self.tell()?;
        self.show_table(None)?;
        Ok(Next::GoOn)
    }

    /// Waits until the keyboard has changed hands. Whoever decided last may still take that back.
    fn draw_curtain(&mut self, who: &str) -> Result<Next, Failure> {
        loop {
            let before = self.watcher.filter(|before| self.table.can_undo(*before) > 0);
            let id = if before.is_some() { "curtain-or-undo" } else { "curtain" };
            let prompt = self.terminal.said(&Phrase::new(id).with("who", Arg::Verbatim(who.to_owned())));
            let Some(line) = self.terminal.ask(&prompt)? else { return self.leave() };
            match (Order::read(&line, self.terminal.language), self.watcher) {
                (Order::Quit, _) => return self.leave(),
                (Order::Undo, Some(before)) => {
                    if self.take_back(before)? == Next::Again {
                        return Ok(Next::Again);
                    }
                }
                _ => return Ok(Next::GoOn),
            }
        }
    }

    /// Whether this seat sees anything that a bystander does not.
    fn has_secrets(&self, seat: Seat) -> bool {
        self.table.look(Eyes::Seat(seat)).table() != self.table.look(Eyes::Bystander).table()
    }

    /// Nobody has heard of what did not happen.
    pub(super) fn forget_what_was_taken_back(&mut self) {
        let steps = self.table.steps();
        self.heard.iter_mut().for_each(|heard| *heard = (*heard).min(steps));
    }

    /// The final account, and what people still want to do.
    fn close(&mut self) -> Result<(), Failure> {
        if self.unseen {
            self.show_table(None)?;
        }
        let account = self.table.account();
        let lexicon = self.table.game().lexicon();
        self.terminal.sections(lexicon, account.as_slice(), &self.called)?;
        if self.people().is_empty() {
            return Ok(());
        }
        self.after_the_end()
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use table::Seed;
    use table::setup::{Value, Values};
    use wording::Language;

    use super::super::terminal::{CLEAR, Terminal};
    use super::*;

    /// What a screen gets where three people share it and these lines are typed.
    fn shown(lines: &str) -> String {
        let values = Values::new().with("players", Value::Number(3));
        let seed = SaltedSeed::unsalted(Seed::from_number(2));
        let table = shelf::games()[0].open(&values, seed, Vec::new()).expect("three can play");
        let occupants = ["Anna", "Ola", "Iga"].map(|name| Occupant::Person(Some(name.to_owned()))).to_vec();
        let mut out = Vec::new();
        let terminal = Terminal::new(Box::new(Cursor::new(lines.to_owned())), &mut out, Language::En, true);
        Sitting::new(terminal, table, occupants).play().expect("the screen takes it all");
        String::from_utf8(out).expect("words are text")
    }

    #[test]
    fn the_screen_is_cleared_then_somebody_is_called_and_only_then_shown_anything() {
        let out = shown(&"\n1\n".repeat(5));
        let screens: Vec<&str> = out.split(CLEAR).collect();
        assert_eq!(screens.len(), 6, "{out}");
        for (i, screen) in screens.iter().enumerate() {
            let (before, called) = screen.split_once("Pass the keyboard to ").expect("somebody is called");
            assert!(!before.contains("Hand:"), "nobody has looked yet: {before}");
            assert_eq!(before.is_empty(), i > 0, "nothing stands before the call but the greeting: {before}");
            let (prompt, after) = called.split_once(" and press Enter").expect("it is waited for");
            let (_, after) = after.split_once(". ").expect("then the next line is read");
            if i < 5 {
                assert!(after.starts_with(&format!("{prompt}, here is what happened")), "{after}");
                assert!(after.contains("Hand:"), "{after}");
            } else {
                assert!(!after.contains("Hand:"), "nobody has pressed Enter: {after}");
            }
        }
    }

    #[test]
    fn somebody_who_has_no_secrets_does_not_see_anothers_either() {
        let mut out = Vec::new();
        let values = Values::new().with("players", Value::Number(2));
        let table = shelf::boxed::<proving::toy::Toy>()
            .open(&values, SaltedSeed::unsalted(Seed::from_number(1)), Vec::new())
            .expect("two can play");
        let occupants = ["Anna", "Ola"].map(|name| Occupant::Person(Some(name.to_owned()))).to_vec();
        let terminal = Terminal::new(Box::new(Cursor::new("\n".to_owned())), &mut out, Language::En, true);
        let mut sitting = Sitting::new(terminal, table, occupants);
        (sitting.watcher, sitting.exposed) = (Some(Seat::new(0)), true);
        assert!(!sitting.has_secrets(Seat::new(1)));
        sitting.hand_over(Seat::new(1)).expect("the screen takes it all");
        drop(sitting);
        let out = String::from_utf8(out).expect("words are text");
        assert!(out.starts_with(&format!("{CLEAR}Pass the keyboard to Ola")), "{out}");
    }
}
