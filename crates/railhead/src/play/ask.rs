//! Asking somebody, and doing what they type.

use std::path::Path;

use shelf::{NotPlayed, Offer, OpenError};
use table::live_game::NotTakenBack;
use table::{Dice, Eyes, Refusal, Seat};
use wording::{Arg, Phrase, Rule};

use super::order::{Order, Verb};
use super::seats::occupants_of;
use super::sitting::Sitting;
use crate::failure::Failure;
use crate::files;

/// How many games the coach imagines.
const COACHING: u32 = 4_000;

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The game goes on.
    GoOn,
    /// The table has changed: whoever is waited for now is asked.
    Again,
    /// Everybody leaves.
    Leave,
}

impl Sitting<'_> {
    /// Asks `seat` until something is decided or somebody leaves. Whoever is not waited for may also do nothing.
    pub(super) fn ask(&mut self, seat: Seat) -> Result<Next, Failure> {
        let options = self.table.options(seat);
        let waited_for = self.table.to_act().contains(seat);
        self.expose();
        self.show_options(seat, &options)?;
        self.say_who_else(seat)?;
        loop {
            let Some(line) = self.terminal.ask(">")? else { return self.leave() };
            let next = match Order::read(&line, self.terminal.language) {
                Order::Nothing if !waited_for => Next::Again,
                Order::Nothing => {
                    self.show_options(seat, &options)?;
                    Next::GoOn
                }
                Order::Choose(text) => self.choose(seat, &options, &text)?,
                Order::Undo => self.take_back(seat)?,
                Order::Interject(who) => self.interject(seat, who.as_deref())?,
                Order::Hint => self.advise(seat, None)?,
                Order::Why(text) => self.why(seat, &options, &text)?,
                Order::Help => {
                    self.show_help(&options)?;
                    Next::GoOn
                }
                other => self.look_up(other)?,
            };
            if next != Next::GoOn {
                return Ok(next);
            }
        }
    }

    /// What people can still do when the game is over.
    pub(super) fn after_the_end(&mut self) -> Result<(), Failure> {
        self.terminal.say(&Phrase::new("game-over"))?;
        loop {
            let Some(line) = self.terminal.ask(">")? else { return Ok(()) };
            let order = Order::read(&line, self.terminal.language);
            match order {
                Order::Quit => return Ok(()),
                Order::Load(path) => {
                    if self.load(&path)? == Next::Again {
                        return self.play();
                    }
                }
                Order::Choose(_) | Order::Undo | Order::Interject(_) | Order::Hint | Order::Why(_) => {
                    self.terminal.say(&Phrase::new("game-over"))?;
                }
                other => _ = self.look_up(other)?,
            }
        }
    }

    /// Orders that decide nothing.
    fn look_up(&mut self, order: Order) -> Result<Next, Failure> {
        match order {
            Order::Table(part) => self.show_table(part.as_deref())?,
            Order::Log => self.show_log()?,
            Order::Rules(id) => self.show_rules(id.as_deref())?,
            Order::Save(path) => self.save(&path)?,
            Order::Load(path) => return self.load(&path),
            Order::Incomplete(verb) => self.terminal.say(&Phrase::new(format!("command-{}.needs", verb.name())))?,
            Order::Quit => return self.leave(),
            _ => self.show_help(&[])?,
        }
        Ok(Next::GoOn)
    }

    fn show_options(&mut self, seat: Seat, options: &[Offer]) -> Result<(), Failure> {
        let lexicon = self.table.game().lexicon();
        self.terminal.line("")?;
        self.terminal.say_for(lexicon, &self.table.look(Eyes::Seat(seat)).prompt(), &self.called)?;
        let width = options.len().to_string().len();
        let mut number = 0;
        for group in options.chunk_by(|one, next| one.group == next.group) {
            self.show_heading("", group[0].group.as_ref())?;
            let parts: Vec<&[Offer]> = group.chunk_by(|one, next| one.part == next.part).collect();
            // Where every option has a part of its own, each says all of itself.
            let shared = parts.len() < group.len();
            for part in parts {
                self.show_heading("  ", part[0].part.as_ref().filter(|_| shared))?;
                for offer in part {
                    number += 1;
                    let words = lexicon.say(self.terminal.language, &offer.words, &self.called);
                    self.terminal.line(&format!("  {number:>width$}  {words}  [{}]", offer.notation))?;
                }
            }
        }
        Ok(())
    }

    fn show_heading(&mut self, indent: &str, heading: Option<&Phrase>) -> Result<(), Failure> {
        let Some(heading) = heading else { return Ok(()) };
        let words = self.table.game().lexicon().say(self.terminal.language, heading, &self.called);
        self.terminal.line(&format!("{indent}{words}"))
    }

    fn choose(&mut self, seat: Seat, options: &[Offer], text: &str) -> Result<Next, Failure> {
        match self.table.play(seat, notation(options, text)) {
            Ok(_) => Ok(Next::Again),
            Err(NotPlayed::Refused(refusal)) => {
                self.explain(&refusal)?;
                Ok(Next::GoOn)
            }
            Err(NotPlayed::Notation(_) | NotPlayed::NoSuchSeat { .. }) => {
                let phrase = Phrase::new("not-understood").with("count", options.len());
                self.terminal.say(&phrase.with("help", Arg::Verbatim(Verb::Help.word(self.terminal.language))))?;
                Ok(Next::GoOn)
            }
        }
    }

    /// The rule that forbids something, in words.
    fn explain(&mut self, refusal: &Refusal) -> Result<(), Failure> {
        let game = self.table.game();
        self.terminal.say_for(game.lexicon(), &game.refusal(refusal), &self.called)?;
        self.show_rules(Some(refusal.rule.0))
    }

    fn why(&mut self, seat: Seat, options: &[Offer], text: &str) -> Result<Next, Failure> {
        let notation = notation(options, text);
        match self.table.why_not(seat, notation) {
            Ok(Some(refusal)) => self.explain(&refusal)?,
            Ok(None) => {
                let lexicon = self.table.game().lexicon();
                let offer = options.iter().find(|offer| offer.notation == notation);
                let words = offer.map(|offer| lexicon.say(self.terminal.language, &offer.words, &self.called));
                let words = Arg::Verbatim(words.unwrap_or_else(|| notation.to_owned()));
                self.terminal.say(&Phrase::new("why-possible").with("option", words))?;
                let notation = notation.to_owned();
                return self.advise(seat, Some(&notation));
            }
            Err(_) => {
                let example = options.first().map_or_else(String::new, |offer| offer.notation.clone());
                self.terminal.say(&Phrase::new("why-unreadable").with("example", Arg::Verbatim(example)))?;
            }
        }
        Ok(Next::GoOn)
    }

    /// Takes back the latest decision of `seat`.
    pub(super) fn take_back(&mut self, seat: Seat) -> Result<Next, Failure> {
        match self.table.undo(seat) {
            Ok(offer) => {
                let words = self.table.game().lexicon().say(self.terminal.language, &offer.words, &self.called);
                self.terminal.say(&Phrase::new("taken-back").with("action", Arg::Verbatim(words)))?;
                Ok(Next::Again)
            }
            Err(error) => {
                let id = match error {
                    NotTakenBack::Nothing(_) => "undo-nothing",
                    NotTakenBack::Barrier(_) => "undo-barrier",
                    NotTakenBack::TurnPassed(_) => "undo-turn-passed",
                    NotTakenBack::BuiltUpon(_) => "undo-built-upon",
                };
                self.terminal.say(&Phrase::new(id))?;
                Ok(Next::GoOn)
            }
        }
    }

    /// What the coach would do, or how an option compares with that.
    fn advise(&mut self, seat: Seat, asked: Option<&str>) -> Result<Next, Failure> {
        // The same position gets the same advice.
        let mut dice = Dice::from_number(self.table.decisions() as u64);
        let Some(advice) = self.table.mind(seat).advise(COACHING, asked, &mut dice) else { return Ok(Next::GoOn) };
        for line in advice.lines() {
            let words = self.table.game().lexicon().say(self.terminal.language, &line.words, &self.called);
            self.terminal.line(&if line.item { format!("  - {words}") } else { words })?;
        }
        Ok(Next::GoOn)
    }

    /// The story from the beginning, as those may read it again who look.
    fn show_log(&mut self) -> Result<(), Failure> {
        let lexicon = self.table.game().lexicon();
        for told in self.table.events_for(self.eyes(), 0) {
            let text = lexicon.say(self.terminal.language, &told.logged, &self.called);
            self.terminal.line(&format!("  {text}"))?;
        }
        Ok(())
    }

    /// One rule, or all whose id begins like this.
    fn show_rules(&mut self, id: Option<&str>) -> Result<(), Failure> {
        let rules = self.table.game().rules();
        // What this table has not discovered yet is no rule for anybody here.
        let opened = self.table.look(self.eyes()).opened();
        let known = rules.iter().filter(|rule| rule.sealed.is_none_or(|key| opened.contains(&key)));
        let found: Vec<&Rule> = known.filter(|rule| id.is_none_or(|start| rule.id.0.starts_with(start))).collect();
        if let (Some(id), true) = (id, found.is_empty()) {
            let example = rules.first().map_or_else(String::new, |rule| rule.id.to_string());
            let phrase = Phrase::new("rule-unknown").with("id", Arg::Verbatim(id.to_owned()));
            self.terminal.say(&phrase.with("example", Arg::Verbatim(example)))?;
        }
        for rule in found {
            self.terminal.line(&format!("  {}  {}", rule.id, rule.title(self.terminal.language)))?;
        }
        Ok(())
    }

    /// What can be typed: how options are written, by some of those that there are now, and the commands.
    fn show_help(&mut self, options: &[Offer]) -> Result<(), Failure> {
        let language = self.terminal.language;
        let lexicon = self.table.game().lexicon();
        let examples = examples(options);
        if !examples.is_empty() {
            self.terminal.say(&Phrase::new("help-notation"))?;
        }
        for offer in examples {
            let words = lexicon.say(language, &offer.words, &self.called);
            self.terminal.line(&format!("  {} — {words}", offer.notation))?;
        }
        self.terminal.say(&Phrase::new("help-options"))?;
        let words: Vec<String> = Verb::ALL.iter().map(|verb| self.typed(*verb)).collect();
        let width = words.iter().map(|word| word.chars().count()).max().unwrap_or(0);
        for (verb, word) in Verb::ALL.iter().zip(words) {
            let help = crate::lexicon().say(language, &verb.help(), &wording::Unnamed);
            self.terminal.line(&format!("  {word:width$}  {help}"))?;
        }
        Ok(())
    }

    /// A command with what must follow it: `save FILE`.
    fn typed(&self, verb: Verb) -> String {
        let rest = format!("command-{}.rest", verb.name());
        let word = verb.word(self.terminal.language);
        if crate::lexicon().knows(self.terminal.language, &rest) {
            format!("{word} {}", self.terminal.said(&Phrase::new(rest)))
        } else {
            word
        }
    }

    fn save(&mut self, path: &Path) -> Result<(), Failure> {
        let said = match files::write(path, &self.rail()) {
            Ok(()) => Phrase::new("saved"),
            Err(_) => Phrase::new("file-not-written"),
        };
        self.terminal.say(&said.with("file", Arg::Verbatim(path.display().to_string())))
    }

    /// Goes on with the game of a file; if that cannot be read, with this one.
    fn load(&mut self, path: &Path) -> Result<Next, Failure> {
        match files::load(path) {
            Ok(table) => {
                self.occupants = occupants_of(table.labels());
                self.table = table;
                self.sit_down();
                self.terminal.say(&Phrase::new("loaded").with("file", Arg::Verbatim(path.display().to_string())))?;
                Ok(Next::Again)
            }
            Err(failure) => {
                let why = not_loaded(&failure).with("file", Arg::Verbatim(path.display().to_string()));
                self.terminal.say(&why)?;
                Ok(Next::GoOn)
            }
        }
    }

    /// Everybody leaves an unfinished game.
    pub(super) fn leave(&mut self) -> Result<Next, Failure> {
        self.terminal.say(&Phrase::new("goodbye"))?;
        Ok(Next::Leave)
    }
}

/// How many options show how options are written.
const EXAMPLES: usize = 5;

/// A few options that are written differently from each other.
fn examples(options: &[Offer]) -> Vec<&Offer> {
    let kind = |offer: &Offer| offer.notation.split(' ').next().unwrap_or_default().to_owned();
    let first = |(i, offer): &(usize, &Offer)| options[..*i].iter().all(|other| kind(other) != kind(offer));
    options.iter().enumerate().filter(first).map(|(_, offer)| offer).take(EXAMPLES).collect()
}

/// Why a game cannot be gone on with.
fn not_loaded(failure: &Failure) -> Phrase {
    match failure {
        Failure::File { source, .. } if source.kind() == std::io::ErrorKind::NotFound => Phrase::new("file-missing"),
        Failure::Rail { error, .. } => {
            let line = match &**error {
                OpenError::Rail(error) => error.line,
                OpenError::Game(_) => GAME_LINE,
            };
            Phrase::new("file-no-game").with("line", line)
        }
        _ => Phrase::new("file-not-read"),
    }
}

/// Where a `.rail` file names its game.
const GAME_LINE: usize = 2;

/// The notation that is meant: a number stands for the option in the list.
fn notation<'a>(options: &'a [Offer], text: &'a str) -> &'a str {
    let number = text.parse::<usize>().ok();
    number.and_then(|number| options.get(number.checked_sub(1)?)).map_or(text, |offer| &offer.notation)
}
