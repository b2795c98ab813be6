//! Who sits where.

use std::str::FromStr;

use shelf::{Bot, Label, LiveTable};
use table::{Eyes, Seat, Seats};
use wording::{Arg, Language, Names, Phrase, Unnamed};

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

/// What the people and bots at a table are called in one language, and what they play. People without a name have none:
/// each language has its own word for them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Called {
    names: Vec<Option<String>>,
    personas: Vec<Option<String>>,
}

impl Called {
    /// What they are called by those who look with these eyes. Whom the game itself plays is called by nothing else.
    pub fn at(table: &dyn LiveTable, occupants: &[Occupant], eyes: Eyes, language: Language) -> Self {
        let automata = table.game().automata(&table.setup()).unwrap_or(Seats::NONE);
        let sight = table.look(eyes);
        let lexicon = table.game().lexicon();
        let plays = |seat| sight.persona(seat).map(|persona| lexicon.say(language, &persona, &Unnamed));
        let (names, personas) = Seat::all(occupants.len())
            .map(|seat| match plays(seat) {
                Some(persona) if automata.contains(seat) => (Some(persona), None),
                persona => (name(&occupants[seat.index()], seat, language), persona),
            })
            .unzip();
        Called { names, personas }
    }
}

/// What somebody in a seat is called, if it has a name of its own.
fn name(occupant: &Occupant, seat: Seat, language: Language) -> Option<String> {
    match occupant {
        Occupant::Person(name) => name.clone(),
        Occupant::Bot(_) => Some(said(language, &Phrase::new("bot-in-seat").with("number", seat.index() + 1))),
    }
}

/// Who sits at a table, and how its bots play: Anna, Bot 2 (easy) and Bot 3 (easy).
pub fn company(table: &dyn LiveTable, occupants: &[Occupant], called: &Called, language: Language) -> Vec<Phrase> {
    let automata = table.game().automata(&table.setup()).unwrap_or(Seats::NONE);
    let person = |seat: Seat| said_of(called, seat, language);
    let sitter = |(seat, occupant): (Seat, &Occupant)| match occupant {
        Occupant::Bot(bot) if !automata.contains(seat) => {
            Phrase::new("bot-at-table").with("name", person(seat)).with("bot", shelf::strength(bot))
        }
        _ => Phrase::new("person-at-table").with("name", person(seat)),
    };
    Seat::all(occupants.len()).zip(occupants).map(sitter).collect()
}

/// A name without what is played.
fn said_of(called: &Called, seat: Seat, language: Language) -> Arg {
    let name = Phrase::new("person").with("seat", Arg::Name(seat));
    Arg::Verbatim(lexicon().say(language, &name, called))
}

fn said(language: Language, phrase: &Phrase) -> String {
    lexicon().say(language, phrase, &Unnamed)
}

impl Names for Called {
    fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index())?.as_deref()
    }

    fn persona(&self, seat: Seat) -> Option<&str> {
        self.personas.get(seat.index())?.as_deref()
    }
}

#[cfg(test)]
mod tests {
    use proving::toy::Toy;
    use shelf::Level;
    use table::setup::{Value, Values};
    use table::{SaltedSeed, Seed};

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

    fn toy(players: u32) -> Box<dyn LiveTable> {
        let values = Values::new().with("players", Value::Number(players));
        let seed = SaltedSeed::unsalted(Seed::from_number(1));
        shelf::boxed::<Toy>().open(&values, seed, Vec::new()).expect("the toy fits")
    }

    #[test]
    fn everybody_is_called_something_in_every_language() {
        let search = "mcts:10".parse().expect("a bot");
        let bots = [Bot::Level(Level::Easy), Bot::Greedy, search].map(Occupant::Bot).to_vec();
        let occupants = [vec![Occupant::Person(None)], bots].concat();
        let table = toy(4);
        let company = |language| {
            let called = Called::at(&*table, &occupants, Eyes::Bystander, language);
            let who = company(&*table, &occupants, &called, language);
            lexicon().say(language, &Phrase::new("at-the-table").with("who", who), &called)
        };
        assert_eq!(
            company(Language::En),
            "At the table: player 1, Bot 2 (easy), Bot 3 (looks one step ahead) and Bot 4 (thinks ahead)."
        );
        assert_eq!(
            company(Language::Pl),
            "Przy stole: gracz 1, Bot 2 (łatwy), Bot 3 (patrzy na jeden krok naprzód) i Bot 4 (myśli naprzód)."
        );
    }
}
