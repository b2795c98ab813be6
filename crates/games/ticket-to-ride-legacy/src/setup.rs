//! What the host chooses: a single game, or the next one of a campaign, and who takes part.

use std::sync::{Arc, LazyLock};

use arrayvec::ArrayVec;
use table::Chapter;
use table::setup::{Condition, Setup, SetupError, SetupKind, SetupOption, SetupSchema, Value, Values};

use crate::data::{MAX_LENGTH, data};
use crate::ids::{COMPANIES, Cities, Color, Company, Strands};
use crate::record::Record;

/// No campaign: one game by itself.
const SINGLE: &str = "single";
/// The first game of a campaign.
const NEW: &str = "new";
/// Whether sums are shown.
const TOTALS: &str = "totals";
/// What the option of a campaign can be.
const EXPECTED: &str = "single, new, or the record that an earlier game has left";

/// The fewest companies that can play a game (TTR-CAMP-24).
const QUORUM: usize = 2;

/// What kind of game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// One game by itself (TTR-VAR-01).
    Single,
    /// A game of a campaign (TTR-CAMP-01).
    Campaign,
    /// After a campaign (TTR-VAR-02).
    Free,
}

/// How a table is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The companies that take part, in the order of seats (TTR-CAMP-18).
    companies: ArrayVec<Company, COMPANIES>,
    /// The campaign as it stands; none for a single game.
    record: Option<Record>,
    /// What follows from that.
    pub(crate) fixed: Arc<Fixed>,
}

/// Whether a campaign adds up what is in the vaults before they are opened. Every item was seen when it was put in; it is
/// more of a surprise without.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Totals {
    /// Nobody adds up before the end.
    #[default]
    Hidden,
    /// Everybody sees the sums so far.
    Shown,
}

/// What a setup fixes: the map as opened, and who plays on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixed {
    pub(crate) mode: Mode,
    pub(crate) totals: Totals,
    /// Which game of the campaign, from 1. Free play is like the last one.
    pub(crate) game: u8,
    pub(crate) seats: usize,
    pub(crate) companies: [Company; COMPANIES],
    /// Strands on the board (TTR-SETUP-01).
    pub(crate) board: Strands,
    /// Cities on the board.
    pub(crate) cities: Cities,
    /// Strands on the board by colour (grey last) that have at most so many spaces.
    pub(crate) cost: [[Strands; MAX_LENGTH + 1]; 7],
    /// The campaign before this game.
    pub(crate) record: Record,
}

impl Options {
    /// A single game of these companies, in the order of seats.
    ///
    /// # Panics
    /// If there are not two to five different ones.
    pub fn single(companies: &[Company]) -> Self {
        Options::built(companies, None, Totals::Hidden).expect("two to five different companies")
    }

    /// A single game for this many players.
    ///
    /// # Panics
    /// If there are not two to five.
    pub fn for_players(players: usize) -> Self {
        Options::single(&Company::ALL[..players])
    }

    /// The first game of a campaign of these companies, all of which take part.
    ///
    /// # Panics
    /// If there are not two to five different ones.
    pub fn campaign(companies: &[Company]) -> Self {
        let record = Record::founded(companies);
        Options::built(companies, Some(record), Totals::Hidden).expect("two to five different companies")
    }

    /// The next game of a campaign, or a free one after it, with these companies of it present (TTR-CAMP-18).
    pub fn next(record: &Record, present: &[Company]) -> Result<Self, SetupError> {
        Options::built(present, Some(*record), Totals::Hidden)
    }

    /// Whether the sums of the vaults are shown.
    pub fn totals(&self) -> Totals {
        self.fixed.totals
    }

    /// The same with the sums of the vaults shown, or not.
    #[must_use]
    pub fn with_totals(mut self, totals: Totals) -> Self {
        self.fixed = Arc::new(Fixed { totals, ..(*self.fixed).clone() });
        self
    }

    /// The next game of this campaign, with the same companies present.
    pub(crate) fn followed_by(&self, record: &Record) -> Result<Self, SetupError> {
        Options::built(&self.companies, Some(*record), self.fixed.totals)
    }

    /// The companies that take part, in the order of seats.
    pub fn companies(&self) -> &[Company] {
        &self.companies
    }

    /// The campaign as it stands; none for a single game.
    pub fn record(&self) -> Option<&Record> {
        self.record.as_ref()
    }

    /// Which game of a campaign this is; the companies are its members, clockwise (TTR-CAMP-22).
    pub(crate) fn chapter(&self) -> Option<Chapter> {
        let record = self.record.as_ref()?;
        let members: Vec<Company> = record.companies().collect();
        let place = |company: &Company| members.iter().position(|it| it == company);
        Some(Chapter {
            number: usize::from(record.games) + 1,
            of: usize::from(data().numbers.games_in_campaign), // TTR-CAMP-01
            members: members.len(),
            attending: self.companies.iter().filter_map(place).collect(),
            quorum: QUORUM,
        })
    }

    /// The same game with these companies of the campaign present (TTR-CAMP-18).
    pub(crate) fn attended(&self, members: &[usize]) -> Result<Self, SetupError> {
        let all: Vec<Company> = self.record.iter().flat_map(|record| record.companies()).collect();
        let present: Option<Vec<Company>> = members.iter().map(|member| all.get(*member).copied()).collect();
        Options::built(&present.unwrap_or_default(), self.record, self.fixed.totals)
    }

    fn built(present: &[Company], record: Option<Record>, totals: Totals) -> Result<Self, SetupError> {
        let unfit = |expected: &str| SetupError::Unfit {
            key: "companies".to_owned(),
            found: present.iter().map(|company| company.name()).collect::<Vec<_>>().join(","),
            expected: expected.to_owned(),
        };
        let twice = present.iter().enumerate().any(|(i, company)| present[..i].contains(company));
        if twice || !(QUORUM..=COMPANIES).contains(&present.len()) {
            return Err(unfit("two to five different companies")); // TTR-CAMP-24
        }
        if let Some(record) = &record {
            // TTR-CAMP-22: absent companies are skipped, the others keep their order.
            let mut seated = record.companies();
            if !present.iter().all(|company| seated.any(|it| it == *company)) {
                return Err(unfit("companies of the campaign in their clockwise order"));
            }
        }
        let fixed = Arc::new(Fixed::new(present, record.as_ref(), totals));
        Ok(Options { companies: present.iter().copied().collect(), record, fixed })
    }
}

impl Fixed {
    fn new(present: &[Company], record: Option<&Record>, totals: Totals) -> Self {
        let data = data();
        let (mode, record) = match record {
            None => (Mode::Single, Record::single(present)),
            Some(record) if record.is_finished() => (Mode::Free, *record),
            Some(record) => (Mode::Campaign, *record),
        };
        let game = (record.games + 1).min(data.numbers.games_in_campaign);
        Fixed::of(mode, totals, game, present, record)
    }

    /// What follows from the areas that are open and from who plays.
    pub(crate) fn of(mode: Mode, totals: Totals, game: u8, present: &[Company], record: Record) -> Self {
        let data = data();
        let areas = record.open_areas();
        let board = data.open_strands(areas);
        let mut companies = [Company::Blue; COMPANIES];
        companies[..present.len()].copy_from_slice(present);
        let at_most = |length: usize| board.minus(data.map.at_least[length + 1]);
        Fixed {
            mode,
            totals,
            game,
            seats: present.len(),
            companies,
            board,
            cities: data.open_cities(areas),
            cost: std::array::from_fn(|color| {
                std::array::from_fn(|length| at_most(length).both(data.map.by_color[color]))
            }),
            record,
        }
    }

    /// Strands of a colour with at most so many spaces.
    #[inline]
    pub(crate) fn affordable(&self, color: usize, cards: u8) -> Strands {
        self.cost[color][usize::from(cards).min(MAX_LENGTH)]
    }
}

/// The number of grey strands in tables by colour.
pub(crate) const GREY: usize = Color::ALL.len();

static SCHEMA: LazyLock<SetupSchema> = LazyLock::new(|| {
    let count = |players| (Condition::Between("players", players, players), players);
    let first = |players: u32| {
        let names = Company::ALL[..players as usize].iter().map(|company| company.name().to_owned()).collect();
        (Condition::Between("players", players, players), Value::Many(names))
    };
    SetupSchema {
        options: vec![
            SetupOption {
                key: "players",
                kind: SetupKind::Number { min: 2, max: COMPANIES as u32 },
                when: Condition::Always,
                defaults: vec![(Condition::Always, Value::Number(4))],
            },
            SetupOption {
                key: "companies",
                kind: SetupKind::Ordered {
                    of: Company::ALL.map(Company::name).to_vec(),
                    count: vec![count(2), count(3), count(4), count(5)],
                },
                when: Condition::Always,
                defaults: vec![first(2), first(3), first(4), first(5)],
            },
            SetupOption {
                key: "campaign",
                kind: SetupKind::OneOf(vec![(SINGLE, Condition::Always), (NEW, Condition::Always)]),
                when: Condition::Always,
                defaults: vec![(Condition::Always, Value::one(SINGLE))],
            },
            SetupOption {
                key: TOTALS,
                kind: SetupKind::Flag,
                when: Condition::Is("campaign", Value::one(NEW)),
                defaults: vec![(Condition::Always, Value::Flag(false))],
            },
        ],
    }
});

impl Setup for Options {
    fn schema() -> &'static SetupSchema {
        &SCHEMA
    }

    fn from_values(values: &Values) -> Result<Self, SetupError> {
        let companies: Vec<Company> = values.many("companies").iter().filter_map(|name| Company::named(name)).collect();
        let record = match values.one("campaign").unwrap_or(SINGLE) {
            SINGLE => None,
            NEW => Some(Record::founded(&companies)),
            text => Some(Record::from_text(text).ok_or_else(|| SetupError::Unfit {
                key: "campaign".to_owned(),
                found: text.chars().take(40).collect(),
                expected: EXPECTED.to_owned(),
            })?),
        };
        let totals = if values.flag(TOTALS) { Totals::Shown } else { Totals::Hidden };
        Options::built(&companies, record, totals)
    }

    fn to_values(&self) -> Values {
        let campaign = match &self.record {
            None => SINGLE.to_owned(),
            Some(record) if *record == Record::founded(&self.companies) => NEW.to_owned(),
            Some(record) => record.to_text(),
        };
        let values = Values::new()
            .with("players", Value::Number(self.companies.len() as u32))
            .with("companies", Value::Many(self.companies.iter().map(|it| it.name().to_owned()).collect()))
            .with("campaign", Value::One(campaign));
        match self.fixed.totals {
            // What is usual is not written, as in files that were stored before there was a choice.
            Totals::Hidden => values,
            Totals::Shown => values.with(TOTALS, Value::Flag(true)),
        }
    }

    fn seats(&self) -> usize {
        self.companies.len()
    }

    /// A record is nothing that a host could choose from a list: it is what an earlier game has left. Everything else is
    /// completed and checked by the schema.
    fn choose(given: &Values) -> Result<Self, SetupError> {
        let record = given.one("campaign").filter(|text| ![SINGLE, NEW].contains(text)).map(str::to_owned);
        let Some(record) = record else {
            return Options::from_values(&SCHEMA.complete(given)?);
        };
        let mut rest = Values::new();
        for (key, value) in given.iter().filter(|(key, _)| *key != "campaign") {
            rest.set(key, value.clone());
        }
        // For the schema a campaign that goes on is one like any other.
        let chosen = SCHEMA.complete(&rest.with("campaign", Value::one(NEW)))?;
        Options::from_values(&chosen.with("campaign", Value::One(record)))
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
    fn ttr_camp_18_24_combinations_that_the_rules_do_not_know_are_explained() {
        for (bad, words) in [
            (&[("players", "1")][..], "`players` cannot be `1`: expected a number from 2 to 5"),
            (&[("players", "6")], "`players` cannot be `6`: expected a number from 2 to 5"),
            (
                &[("players", "2"), ("companies", "red")],
                "`companies` cannot be `red`: expected 2 different ones of blue, red, green, yellow, black",
            ),
            (
                &[("players", "2"), ("companies", "red,red")],
                "`companies` cannot be `red,red`: expected 2 different ones of blue, red, green, yellow, black",
            ),
            (
                &[("campaign", "old")],
                "`campaign` cannot be `old`: expected single, new, or the record that an earlier game has left",
            ),
        ] {
            assert_eq!(choose(bad).unwrap_err().to_string(), words);
        }
        let record = Record::founded(&[Company::Red, Company::Blue, Company::Green]);
        assert!(Options::next(&record, &[Company::Red, Company::Green]).is_ok());
        assert!(Options::next(&record, &[Company::Green, Company::Red]).is_err());
        assert!(Options::next(&record, &[Company::Red, Company::Black]).is_err());
        assert!(Options::next(&record, &[Company::Red]).is_err());
    }

    #[test]
    fn a_setup_reads_back_from_its_values() {
        let founders = [Company::Green, Company::Red, Company::Black];
        let record = Record::founded(&founders);
        for setup in [
            Options::standard(),
            Options::for_players(2),
            Options::campaign(&founders),
            Options::campaign(&founders).with_totals(Totals::Shown),
            Options::next(&record, &founders[1..]).unwrap(),
            Options::next(&Record::example(&founders, 3), &founders).unwrap().with_totals(Totals::Shown),
        ] {
            assert_eq!(Options::choose(&setup.to_values()), Ok(setup));
        }
        let refused = choose(&[("totals", "yes")]).unwrap_err().to_string();
        assert_eq!(refused, "`totals` can only be `yes` when campaign is new");
        assert_eq!(Options::standard().seats(), 4);
        assert_eq!(Options::campaign(&founders).to_values().one("campaign"), Some("new"));
    }
}
