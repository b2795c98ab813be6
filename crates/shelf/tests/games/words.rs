//! What people read at a table, as a reader of one language hears it: whole random games of every game, and everything
//! that is said in them.

use std::collections::BTreeSet;

use proving::effort::Effort;
use shelf::{LiveTable, Offer, Shelved};
use table::setup::{SetupError, SetupKind, Value, Values};
use table::{Dice, Eyes, SaltedSeed, Seat, Seed};
use wording::lint::{Foreign, nests};
use wording::{Block, Language, Names, Phrase, Section, setup};

/// Games of each kind, by the usual effort.
const GAMES: u32 = 3;

/// One decision in so many is followed by a look at everything.
const LOOK: u32 = 12;

/// Words that Polish has, though only English texts of ours use them.
const POLISH: [&str; 1] = ["notes"];

/// People with names that no language has, and what they play.
struct Cast {
    names: Vec<String>,
    personas: Vec<Option<String>>,
}

impl Names for Cast {
    fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index()).map(String::as_str)
    }

    fn persona(&self, seat: Seat) -> Option<&str> {
        self.personas.get(seat.index())?.as_deref()
    }
}

/// Hears everything that is said at one table in one language.
struct Reader<'a> {
    game: &'a dyn Shelved,
    language: Language,
    foreign: &'a Foreign,
    /// How decisions of this game are written that were met so far.
    notations: BTreeSet<String>,
    problems: BTreeSet<String>,
}

impl Reader<'_> {
    fn cast(&self, table: &dyn LiveTable, eyes: Eyes) -> Cast {
        let sight = table.look(eyes);
        let say = |persona: Phrase| self.game.lexicon().say(self.language, &persona, &wording::Unnamed);
        let seats = || Seat::all(table.seats());
        Cast {
            names: seats().map(|seat| format!("Żółw{}", seat.index() + 1)).collect(),
            personas: seats().map(|seat| sight.persona(seat).map(say)).collect(),
        }
    }

    fn hear(&mut self, what: &str, phrase: &Phrase, cast: &Cast) {
        let said = self.game.lexicon().say(self.language, phrase, cast);
        self.read(what, &said);
    }

    fn read(&mut self, what: &str, said: &str) {
        let mut complain = |problem: String| {
            self.problems.insert(format!("{} {} {what}: {problem}: {said}", self.game.name(), self.language));
        };
        if self.language == Language::Pl {
            let heard = self.foreign.heard(said);
            if !heard.is_empty() {
                complain(format!("{heard:?} is English"));
            }
            let written = |notation: &&String| notation.contains([' ', '-']) && said.contains(notation.as_str());
            if let Some(notation) = self.notations.iter().find(written) {
                complain(format!("`{notation}` is notation"));
            }
        }
        if nests(said) {
            complain("brackets in brackets".to_owned());
        }
        let sentence = said.trim_end_matches(['”', ')']).ends_with(['.', '!', '?']);
        if sentence && said.starts_with(char::is_lowercase) {
            complain("a sentence begins with a small letter".to_owned());
        }
        if [" %", "\u{a0}%", "⟦", "  ", " ,"].iter().any(|careless| said.contains(careless)) {
            complain("careless".to_owned());
        }
    }

    fn sections(&mut self, what: &str, sections: &[Section], cast: &Cast) {
        for section in sections {
            self.hear(what, &section.title, cast);
            for block in &section.blocks {
                match block {
                    Block::Line(line) => self.hear(what, line, cast),
                    Block::Table { head, rows } => {
                        head.iter().chain(rows.iter().flatten()).for_each(|cell| self.hear(what, cell, cast));
                    }
                }
            }
        }
    }

    /// What a seat is asked and may do, and why it may not do something else.
    fn options(&mut self, table: &dyn LiveTable, seat: Seat, options: &[Offer]) {
        let cast = self.cast(table, Eyes::Seat(seat));
        self.hear("prompt", &table.look(Eyes::Seat(seat)).prompt(), &cast);
        for offer in options {
            self.hear("option", &offer.words, &cast);
            offer.group.iter().for_each(|group| self.hear("group", group, &cast));
        }
        let refused: Vec<Phrase> = self
            .notations
            .iter()
            .filter_map(|notation| table.why_not(seat, notation).ok()?)
            .map(|refusal| self.game.refusal(&refusal))
            .collect();
        refused.iter().for_each(|refusal| self.hear("refusal", refusal, &cast));
        for vain in table.vain(seat) {
            self.hear("attempt", &vain.words, &cast);
            self.hear("refusal", &self.game.refusal(&vain.refusal), &cast);
        }
    }

    /// A whole game, with every decision that can be taken back taken back once.
    fn game(&mut self, number: u64) {
        let mut dice = Dice::from_number(number);
        let chosen = some_setup(self.game, &mut dice);
        let seed = SaltedSeed::unsalted(Seed::from_number(number));
        let mut table = self.game.open(&chosen, seed, Vec::new()).expect("what was chosen fits");
        while let Some(seat) = table.to_act().first() {
            let options = table.options(seat);
            if dice.below(LOOK) == 0 {
                self.options(&*table, seat, &options);
                let cast = self.cast(&*table, Eyes::Seat(seat));
                self.sections("table", &table.look(Eyes::Seat(seat)).table(), &cast);
            }
            let notation = options[dice.below(options.len() as u32) as usize].notation.clone();
            let _ = table.play(seat, &notation).expect("options can be played");
            if table.can_undo(seat) > 0 && dice.below(LOOK) == 0 {
                let taken = table.undo(seat).expect("it can be taken back");
                let cast = self.cast(&*table, Eyes::Seat(seat));
                self.hear("undo", &taken.words, &cast);
                let _ = table.play(seat, &notation).expect("it can be played again");
            }
            self.notations.insert(notation);
        }
        for eyes in Seat::all(table.seats()).map(Eyes::Seat).chain([Eyes::Bystander]) {
            let cast = self.cast(&*table, eyes);
            for told in table.events_for(eyes, 0) {
                self.hear("story", &told.line, &cast);
                let rounds = told.opens.iter().chain(told.tally.iter().map(|tally| &tally.round));
                rounds.for_each(|round| self.hear("round", round, &cast));
                told.outcome.iter().for_each(|outcome| self.hear("result", &outcome.words, &cast));
            }
        }
        let cast = self.cast(&*table, Eyes::Open);
        self.sections("account", table.account().as_slice(), &cast);
    }

    /// Everything that a host can choose amiss, one thing after the other.
    fn setups(&mut self) {
        let form = self.game.schema();
        let cast = Cast { names: Vec::new(), personas: Vec::new() };
        let mut dice = Dice::from_number(1);
        for option in form.options.iter().flat_map(|option| std::iter::repeat_n(option, 20)) {
            let texts: Vec<String> = match &option.kind {
                SetupKind::Number { min, max } => vec![(max + 1).to_string(), min.to_string(), max.to_string()],
                SetupKind::Flag => ["yes", "no", "maybe"].map(str::to_owned).to_vec(),
                SetupKind::OneOf(of) => {
                    of.iter().map(|(name, _)| (*name).to_owned()).chain(["zzz".to_owned()]).collect()
                }
                SetupKind::Ordered { of, .. } => vec![of.join(","), "none".to_owned(), format!("{0},{0}", of[0])],
            };
            let base = some_setup(self.game, &mut dice);
            for text in texts {
                let given = form.read(option.key, &text).map(|value| base.clone().with(option.key, value));
                let error: Option<SetupError> = match &given {
                    Ok(given) => self.game.complete(given).err(),
                    Err(error) => Some(error.clone()),
                };
                if let Some(error) = error {
                    let given = given.unwrap_or_else(|_| base.clone());
                    self.hear("setup", &setup::trouble(form, &given, &error), &cast);
                }
            }
        }
    }
}

/// Some setup of a game: its numbers, flags and choices at random, as far as they fit.
fn some_setup(game: &dyn Shelved, dice: &mut Dice) -> Values {
    let mut values = Values::new();
    for option in &game.schema().options {
        let value = match &option.kind {
            SetupKind::Number { min, max } => Value::Number(min + dice.below(max - min + 1)),
            SetupKind::Flag => Value::Flag(dice.below(2) == 0),
            SetupKind::OneOf(of) => Value::one(of[dice.below(of.len() as u32) as usize].0),
            SetupKind::Ordered { .. } => continue,
        };
        let tried = values.clone().with(option.key, value);
        if game.complete(&tried).is_ok() {
            values = tried;
        }
    }
    values
}

fn read_everything(language: Language) {
    let mut problems = BTreeSet::new();
    for game in shelf::games() {
        let foreign = Foreign::of(&[game.lexicon()]).but(&POLISH);
        let (notations, found) = (BTreeSet::new(), BTreeSet::new());
        let mut reader = Reader { game: *game, language, foreign: &foreign, notations, problems: found };
        reader.setups();
        (0..u64::from(Effort::wanted().of(GAMES))).for_each(|number| reader.game(number));
        problems.extend(reader.problems);
    }
    assert!(
        problems.is_empty(),
        "{} problems:\n{}",
        problems.len(),
        problems.into_iter().collect::<Vec<_>>().join("\n")
    );
}

#[test]
fn a_game_in_english_is_said_with_care() {
    read_everything(Language::En);
}

#[test]
fn a_game_in_polish_has_no_notation_and_no_english() {
    read_everything(Language::Pl);
}

/// Whoever has a character is named with it at the end.
#[test]
fn the_account_names_what_people_play() {
    for game in shelf::games() {
        let seed = SaltedSeed::unsalted(Seed::from_number(1));
        let mut table = game.open(&Values::new(), seed, Vec::new()).expect("defaults fit");
        let mut dice = Dice::from_number(1);
        while let Some(seat) = table.to_act().first() {
            let options = table.options(seat);
            let notation = options[dice.below(options.len() as u32) as usize].notation.clone();
            let _ = table.play(seat, &notation).expect("options can be played");
        }
        let foreign = Foreign::of(&[]);
        let (notations, problems) = (BTreeSet::new(), BTreeSet::new());
        let reader = Reader { game: *game, language: Language::Pl, foreign: &foreign, notations, problems };
        let cast = reader.cast(&*table, Eyes::Open);
        let account = table.account().expect("the game is over");
        let said = game.lexicon().plain(Language::Pl, &account, &cast);
        let automata = game.automata(&table.setup()).expect("it was set up");
        for seat in Seat::all(table.seats()).filter(|seat| !automata.contains(*seat)) {
            let name = cast.name(seat).expect("everybody has a name");
            assert!(said.contains(name), "{}: {name} is missing in\n{said}", game.name());
            if let Some(persona) = cast.persona(seat) {
                assert!(said.contains(&format!("{name} ({persona})")), "{}: who is {name}?\n{said}", game.name());
            }
        }
    }
}
