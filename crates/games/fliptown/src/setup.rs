//! What the host chooses (FT-SETUP-12).

use std::sync::LazyLock;

use table::setup::{Condition, Setup, SetupError, SetupKind, SetupOption, SetupSchema, Value, Values};
use table::{Seat, Seats, named};

use crate::data::{Cowbot, Difficulty, MAX_PLAYERS, Weapons};

named! {
    /// Whether Texas Hold'em is played (FT-SETUP-09).
    Holdem {
        /// It is not.
        Off = "off",
        /// Every hand is paid.
        Standard = "standard",
        /// Only the strongest hand is paid; for two to four players.
        Competitive = "competitive",
    }
}

/// Against which cowbot a solo game is played (FT-SETUP-08).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rival {
    /// A random one.
    Random,
    /// This one.
    Chosen(Cowbot),
    /// One card of the deck decides about the cowbot and the character (FT-RAND-01); with characters only.
    Drawn,
}

impl Rival {
    fn name(self) -> &'static str {
        match self {
            Rival::Random => "random",
            Rival::Chosen(cowbot) => cowbot.name(),
            Rival::Drawn => "drawn",
        }
    }

    fn named(name: &str) -> Option<Rival> {
        match name {
            "random" => Some(Rival::Random),
            "drawn" => Some(Rival::Drawn),
            name => Cowbot::named(name).map(Rival::Chosen),
        }
    }
}

/// How a table of Fliptown is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// One to four (FT-SETUP-01).
    pub players: usize,
    /// Whether everybody has a character (FT-SETUP-07).
    pub characters: bool,
    /// Whether Texas Hold'em is played.
    pub holdem: Holdem,
    /// Against which cowbot, how hard: solo only.
    pub cowbot: Option<(Rival, Difficulty)>,
    /// How much weapons add.
    pub weapons: Weapons,
}

impl Options {
    /// The standard game for this many players.
    ///
    /// # Panics
    /// With none or more than four.
    pub fn for_players(players: usize) -> Self {
        Options::choose(&Values::new().with("players", Value::Number(players as u32))).expect("one to four players")
    }

    /// The same with characters.
    #[must_use]
    pub fn characters(mut self) -> Self {
        self.characters = true;
        self
    }

    /// The same with Texas Hold'em.
    #[must_use]
    pub fn holdem(mut self, holdem: Holdem) -> Self {
        self.holdem = holdem;
        self
    }

    /// The same against a cowbot.
    #[must_use]
    pub fn cowbot(mut self, rival: Rival, difficulty: Difficulty) -> Self {
        self.cowbot = Some((rival, difficulty));
        self
    }

    /// The same with the weapons of the English sheet.
    #[must_use]
    pub fn english_weapons(mut self) -> Self {
        self.weapons = Weapons::English;
        self
    }

    /// Checks a setup that was not made from the schema.
    pub(crate) fn validate(&self) -> Result<(), SetupError> {
        let holdem = self.holdem != Holdem::Competitive || self.players > 1;
        let cowbot = match self.cowbot {
            None => true,
            Some((rival, _)) => self.players == 1 && (rival != Rival::Drawn || self.characters),
        };
        if holdem && cowbot && (1..=MAX_PLAYERS).contains(&self.players) {
            return Ok(());
        }
        // Something is wrong: the schema says what.
        Options::choose(&self.to_values()).map(|_| ())
    }
}

static SCHEMA: LazyLock<SetupSchema> = LazyLock::new(|| {
    let always = |value| vec![(Condition::Always, value)];
    let alone = || Condition::Between("players", 1, 1);
    let against_a_cowbot = || Condition::Is("cowbot", Value::Flag(true));
    let mut rivals = vec![("random", Condition::Always)];
    rivals.extend(Cowbot::ALL.map(|cowbot| (cowbot.name(), Condition::Always)));
    rivals.push(("drawn", Condition::Is("characters", Value::Flag(true))));
    let option = |key, kind, when, default| SetupOption { key, kind, when, defaults: always(default) };
    SetupSchema {
        options: vec![
            option(
                "players",
                SetupKind::Number { min: 1, max: MAX_PLAYERS as u32 },
                Condition::Always,
                Value::Number(1),
            ),
            option("characters", SetupKind::Flag, Condition::Always, Value::Flag(false)), // FT-SETUP-10
            option(
                "holdem",
                SetupKind::OneOf(vec![
                    (Holdem::Off.name(), Condition::Always),
                    (Holdem::Standard.name(), Condition::Always),
                    (Holdem::Competitive.name(), Condition::Between("players", 2, MAX_PLAYERS as u32)),
                ]),
                Condition::Always,
                Value::one(Holdem::Off.name()),
            ),
            option("cowbot", SetupKind::Flag, alone(), Value::Flag(false)), // FT-SETUP-10
            option("rival", SetupKind::OneOf(rivals), against_a_cowbot(), Value::one("random")),
            option(
                "difficulty",
                SetupKind::OneOf(Difficulty::ALL.map(|difficulty| (difficulty.name(), Condition::Always)).to_vec()),
                against_a_cowbot(),
                Value::one(Difficulty::Normal.name()),
            ),
            option(
                "weapons",
                SetupKind::OneOf(Weapons::ALL.map(|weapons| (weapons.name(), Condition::Always)).to_vec()),
                Condition::Always,
                Value::one(Weapons::Polish.name()),
            ),
        ],
    }
});

impl Setup for Options {
    fn schema() -> &'static SetupSchema {
        &SCHEMA
    }

    fn from_values(values: &Values) -> Result<Self, SetupError> {
        let rival = values.one("rival").and_then(Rival::named).unwrap_or(Rival::Random);
        let difficulty = values.one("difficulty").and_then(Difficulty::named).unwrap_or(Difficulty::Normal);
        Ok(Options {
            players: values.number("players").unwrap_or(1) as usize,
            characters: values.flag("characters"),
            holdem: values.one("holdem").and_then(Holdem::named).unwrap_or(Holdem::Off),
            cowbot: values.flag("cowbot").then_some((rival, difficulty)),
            weapons: values.one("weapons").and_then(Weapons::named).unwrap_or(Weapons::Polish),
        })
    }

    fn to_values(&self) -> Values {
        let (rival, difficulty) = self.cowbot.unwrap_or((Rival::Random, Difficulty::Normal));
        Values::new()
            .with("players", Value::Number(self.players as u32))
            .with("characters", Value::Flag(self.characters))
            .with("holdem", Value::one(self.holdem.name()))
            .with("cowbot", Value::Flag(self.cowbot.is_some()))
            .with("rival", Value::one(rival.name()))
            .with("difficulty", Value::one(difficulty.name()))
            .with("weapons", Value::one(self.weapons.name()))
    }

    /// A cowbot has a seat of its own, behind the player's.
    fn seats(&self) -> usize {
        self.players + usize::from(self.cowbot.is_some())
    }

    fn automata(&self) -> Seats {
        if self.cowbot.is_some() { Seats::only(Seat::new(self.players)) } else { Seats::NONE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(pairs: &[(&str, &str)]) -> Result<Options, SetupError> {
        let schema = Options::schema();
        let mut values = Values::new();
        for (key, text) in pairs {
            values.set(key, schema.read(key, text)?);
        }
        Options::choose(&values)
    }

    #[test]
    fn ft_setup_10_12_a_first_game_has_neither_characters_nor_a_cowbot() {
        let standard = Options::standard();
        assert_eq!((standard.players, standard.characters, standard.cowbot), (1, false, None));
        assert_eq!((standard.holdem, standard.weapons), (Holdem::Off, Weapons::Polish));
        assert_eq!(standard.seats(), 1);
        assert_eq!(Options::for_players(4).seats(), 4);
    }

    #[test]
    fn ft_setup_12_a_setup_reads_back_from_its_values() {
        let duel = choose(&[("cowbot", "yes"), ("rival", "black-bart"), ("difficulty", "hard")]).unwrap();
        assert_eq!(duel.cowbot, Some((Rival::Chosen(Cowbot::BlackBart), Difficulty::Hard)));
        assert_eq!(duel.seats(), 2);
        let drawn = Options::for_players(1).characters().cowbot(Rival::Drawn, Difficulty::Easy);
        let many = Options::for_players(3).characters().holdem(Holdem::Competitive).english_weapons();
        for setup in [duel, drawn, many, Options::for_players(2)] {
            assert_eq!(Options::choose(&setup.to_values()), Ok(setup));
            assert_eq!(setup.validate(), Ok(()));
        }
    }

    #[test]
    fn ft_setup_08_09_12_combinations_that_the_rules_do_not_know_are_explained() {
        for (bad, words) in [
            (&[("players", "5")][..], "`players` cannot be `5`: expected a number from 1 to 4"),
            (&[("players", "0")], "`players` cannot be `0`: expected a number from 1 to 4"),
            (&[("holdem", "competitive")], "`holdem` can only be `competitive` when players is 2 to 4"),
            (&[("players", "2"), ("cowbot", "yes")], "`cowbot` can only be `yes` when players is 1"),
            (&[("rival", "black-bart")], "`rival` can only be `black-bart` when cowbot is yes"),
            (&[("difficulty", "hard")], "`difficulty` can only be `hard` when cowbot is yes"),
            (&[("cowbot", "yes"), ("rival", "drawn")], "`rival` can only be `drawn` when characters is yes"),
            (&[("weapons", "wooden")], "`weapons` cannot be `wooden`: expected polish, english"),
        ] {
            assert_eq!(choose(bad).unwrap_err().to_string(), words);
        }
        let wrong = Options { cowbot: Some((Rival::Random, Difficulty::Easy)), ..Options::for_players(2) };
        assert!(wrong.validate().is_err());
    }
}
