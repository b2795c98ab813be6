//! Who sits where.

use std::str::FromStr;

use shelf::{Bot, Label};
use table::Seat;
use table::words::{Language, Names, Phrase};

use crate::cli::listed;
use crate::words::lexicon;

/// Somebody in a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Occupant {
    /// A person at the keyboard, with a name or without.
    Person(Option<String>),
    /// A bot.
    Bot(Bot),
}

/// Who shall sit where, as people write it: `human:Anna,hard,greedy`.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatPlan(Vec<Occupant>);

/// One person; bots in the rest.
impl Default for SeatPlan {
    fn default() -> Self {
        SeatPlan(vec![Occupant::Person(None)])
    }
}

/// Why people and bots do not fit the table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("--seats names {named} seats, but the table has {seats}; name at most {seats}, or change --players")]
pub struct SeatsError {
    /// How many were named.
    pub named: usize,
    /// How many there are.
    pub seats: usize,
}

/// How people are written in plans and files.
const HUMAN: &str = "human";

/// How bots are marked in files.
const BOT: &str = "bot:";

impl SeatPlan {
    /// How many seats are named.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no seat is named.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Somebody for each of `seats` seats: `bot` where nobody is named.
    pub fn occupants(&self, seats: usize, bot: &Bot) -> Result<Vec<Occupant>, SeatsError> {
        if self.len() > seats {
            return Err(SeatsError { named: self.len(), seats });
        }
        let rest = std::iter::repeat_n(Occupant::Bot(bot.clone()), seats - self.len());
        Ok(self.0.iter().cloned().chain(rest).collect())
    }
}

impl FromStr for SeatPlan {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        listed(text).iter().map(|item| occupant(item)).collect::<Result<_, _>>().map(SeatPlan)
    }
}

fn occupant(text: &str) -> Result<Occupant, String> {
    if text == HUMAN {
        return Ok(Occupant::Person(None));
    }
    if let Some(name) = text.strip_prefix("human:") {
        let label: Label = name.parse().map_err(|error| format!("`{name}` is {error}"))?;
        return Ok(Occupant::Person(Some(label.to_string())));
    }
    text.parse().map(Occupant::Bot).map_err(|error| format!("{error}; or human, or human:NAME"))
}

/// What a file calls these people and bots.
pub fn labels(occupants: &[Occupant]) -> Vec<Label> {
    let label = |text: &str| text.parse().ok();
    let plain = |text: &'static str| label(text).expect("a plain word is a label");
    let labels = occupants.iter().map(|occupant| match occupant {
        Occupant::Person(name) => name.as_deref().and_then(label).unwrap_or_else(|| plain(HUMAN)),
        Occupant::Bot(bot) => label(&format!("{BOT}{bot}")).unwrap_or_else(|| plain("bot")),
    });
    labels.collect()
}

/// The people and bots that a file names. Whatever is no bot is a person.
pub fn occupants_of(labels: &[Label]) -> Vec<Occupant> {
    let occupant = |label: &Label| match label.as_str() {
        HUMAN => Occupant::Person(None),
        text => match text.strip_prefix(BOT).and_then(|bot| bot.parse().ok()) {
            Some(bot) => Occupant::Bot(bot),
            None => Occupant::Person(Some(text.to_owned())),
        },
    };
    labels.iter().map(occupant).collect()
}

/// What the people and bots at a table are called in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Called(Vec<String>);

impl Called {
    /// Names for all of them.
    pub fn new(occupants: &[Occupant], language: Language) -> Self {
        let called = occupants.iter().enumerate().map(|(i, occupant)| {
            let phrase = match occupant {
                Occupant::Person(Some(name)) => return name.clone(),
                Occupant::Person(None) => Phrase::new("person-at-keyboard"),
                Occupant::Bot(bot) => Phrase::new("bot-in-seat").with("bot", said(bot)),
            };
            lexicon().say(language, &phrase.with("number", i + 1), &table::words::Unnamed)
        });
        Called(called.collect())
    }
}

/// A bot by its level's name in the language, or as it is written.
fn said(bot: &Bot) -> table::words::Arg {
    match bot {
        Bot::Level(level) => Phrase::new(format!("level-{level}")).into(),
        other => table::words::Arg::Verbatim(other.to_string()),
    }
}

impl Names for Called {
    fn name(&self, seat: Seat) -> Option<&str> {
        self.0.get(seat.index()).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use shelf::Level;

    use super::*;

    #[test]
    fn plans_are_read_and_filled_up() {
        let plan: SeatPlan = "human:Anna,hard,mcts:10,trees=all".parse().unwrap();
        let seats = plan.occupants(4, &Bot::Greedy).unwrap();
        assert_eq!(seats[0], Occupant::Person(Some("Anna".to_owned())));
        assert_eq!(seats[1], Occupant::Bot(Bot::Level(Level::Hard)));
        assert_eq!(seats[3], Occupant::Bot(Bot::Greedy));
        assert_eq!(plan.occupants(2, &Bot::Greedy), Err(SeatsError { named: 3, seats: 2 }));
        assert!("robot".parse::<SeatPlan>().unwrap_err().contains("human:NAME"));
        assert!("human:".parse::<SeatPlan>().is_err());
    }

    #[test]
    fn files_remember_who_sat_where() {
        let plan: SeatPlan = "human,human:Żaneta,expert,mcts:10".parse().unwrap();
        let occupants = plan.occupants(4, &Bot::Random).unwrap();
        assert_eq!(occupants_of(&labels(&occupants)), occupants);
    }

    #[test]
    fn everybody_is_called_something_in_every_language() {
        let occupants = [Occupant::Person(None), Occupant::Bot(Bot::Level(Level::Easy)), Occupant::Bot(Bot::Random)];
        for language in Language::ALL {
            let called = Called::new(&occupants, language);
            for seat in Seat::all(3) {
                let name = called.name(seat).unwrap();
                assert!(!name.contains('⟦') && !name.contains('{'), "{name}");
            }
        }
    }
}
