//! A record as one line of text, so that transcripts carry it: `seats:blue-red;games:3;caboose:red;…`.

use super::{ABSENT, COMPANIES, MAX_GAMES, NOBODY, Record, UNPLAYED, company};
use crate::ids::{
    Area, Cities, City, Companies, Company, EventCard, EventCards, Postcard, Postcards, Tickets, Upgrade, Upgrades,
};

/// What is written for nothing.
const NOTHING: &str = "none";

/// The keys, in the order in which they are written.
const KEYS: [&str; 15] = [
    "seats", "games", "caboose", "areas", "archived", "stamps", "open", "done", "stations", "reserves", "mines",
    "pioneers", "spike", "upgrades", "slips",
];

fn joined(items: impl Iterator<Item = String>, separator: &str) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { NOTHING.to_owned() } else { items.join(separator) }
}

/// The parts of a list; none for nothing.
fn parts<'a>(text: &'a str, separator: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(separator).filter(move |_| text != NOTHING)
}

fn name(number: u8) -> &'static str {
    company(number).map_or(NOTHING, Company::name)
}

fn read_name(text: &str) -> Option<u8> {
    if text == NOTHING { Some(NOBODY) } else { Company::named(text).map(|company| company.index() as u8) }
}

/// `blue.1.5`: a company and what it has.
fn owned<T>(owners: impl Iterator<Item = (Company, T)>, items: impl Fn(&T) -> Vec<String>) -> String {
    let row = |(company, of): (Company, T)| {
        let items = items(&of);
        (!items.is_empty()).then(|| format!("{company}.{}", items.join(".")))
    };
    joined(owners.filter_map(row), "-")
}

fn read_owned(text: &str, mut read: impl FnMut(Company, &str) -> Option<()>) -> Option<()> {
    parts(text, "-").try_for_each(|row| {
        let mut words = row.split('.');
        let company = Company::named(words.next()?)?;
        words.try_for_each(|word| read(company, word))
    })
}

impl Record {
    /// The record as text. [`Record::from_text`] gives it back.
    pub fn to_text(&self) -> String {
        let companies = || self.companies().map(|company| (company, company.index()));
        let numbers = |set: &Postcards| set.iter().map(|postcard| postcard.to_string()).collect();
        let stations = |it: Company| City::all().filter(move |city| self.station(*city) == Some(it));
        let areas = |area: Area| {
            let owner = self.pioneer(area)?;
            Some(format!("{area}.{owner}"))
        };
        let values = [
            joined(self.companies().map(|company| company.to_string()), "-"),
            self.games.to_string(),
            name(self.caboose).to_owned(),
            joined(self.areas().map(|area| area.to_string()), "-"),
            joined(self.archived.iter().map(|event| event.to_string()), "-"),
            owned(companies().map(|(it, i)| (it, self.stamps[i].bits())), |bits| {
                (*bits != 0).then(|| format!("{bits:x}")).into_iter().collect()
            }),
            owned(companies().map(|(it, i)| (it, self.open[i])), numbers),
            owned(companies().map(|(it, i)| (it, self.done[i])), numbers),
            owned(companies().map(|(it, _)| (it, it)), |it| stations(*it).map(|city| city.to_string()).collect()),
            joined(self.companies().filter(|it| self.has_used_reserve(*it)).map(|it| it.to_string()), "-"),
            joined(self.mines.iter().map(|city| city.to_string()), "-"),
            joined(Area::all().filter_map(areas), "-"),
            name(self.first_spike).to_owned(),
            owned(companies().map(|(it, i)| (it, self.upgrades[i])), |set| {
                set.iter().map(|it| it.to_string()).collect()
            }),
            self.slips_text(),
        ];
        KEYS.iter().zip(values).map(|(key, value)| format!("{key}:{value}")).collect::<Vec<_>>().join(";")
    }

    /// One part for each game: who won the ribbon, and the totals in the order of seats. `red.14.26.absent`
    fn slips_text(&self) -> String {
        let total = |game: usize, company: Company| match self.slips[game][company.index()] {
            ABSENT => "absent".to_owned(),
            total => total.to_string(),
        };
        let row = |game: usize| {
            let totals = self.companies().map(|company| total(game, company));
            format!("{}.{}", name(self.ribbons[game]), totals.collect::<Vec<_>>().join("."))
        };
        joined((0..usize::from(self.games)).map(row), "-")
    }

    /// Reads a record. Nothing else than what [`Record::to_text`] writes of a possible campaign is one.
    pub fn from_text(text: &str) -> Option<Record> {
        let mut values = [""; KEYS.len()];
        let mut fields = text.split(';');
        for (value, key) in values.iter_mut().zip(KEYS) {
            *value = fields.next()?.strip_prefix(key)?.strip_prefix(':')?;
        }
        let companies: Vec<Company> = parts(values[0], "-").map(Company::named).collect::<Option<_>>()?;
        if !(2..=COMPANIES).contains(&companies.len()) {
            return None;
        }
        let mut record = Record::blank(&companies);
        record.games = values[1].parse().ok().filter(|games| *games <= MAX_GAMES as u8)?;
        record.caboose = read_name(values[2])?;
        for area in parts(values[3], "-") {
            let place = record.areas.get_mut(usize::from(record.area_count))?;
            *place = Area::named(area)?.0;
            record.area_count += 1;
        }
        record.archived = parts(values[4], "-").map(EventCard::named).collect::<Option<EventCards>>()?;
        read_owned(values[5], |it, word| {
            record.stamps[it.index()] = Tickets::from_bits(u128::from_str_radix(word, 16).ok()?);
            Some(())
        })?;
        let mut postcards = |text: &str, of: fn(&mut Record) -> &mut [Postcards; COMPANIES]| {
            read_owned(text, |it, word| {
                of(&mut record)[it.index()].insert(Postcard::numbered(word.parse().ok()?)?);
                Some(())
            })
        };
        postcards(values[6], |record| &mut record.open)?;
        postcards(values[7], |record| &mut record.done)?;
        read_owned(values[8], |it, word| {
            record.stations[City::named(word)?.index()] = it.index() as u8;
            Some(())
        })?;
        record.reserves = parts(values[9], "-").map(Company::named).collect::<Option<Companies>>()?;
        record.mines = parts(values[10], "-").map(City::named).collect::<Option<Cities>>()?;
        for pioneer in parts(values[11], "-") {
            let (area, owner) = pioneer.split_once('.')?;
            record.pioneers[Area::named(area)?.index()] = Company::named(owner)?.index() as u8;
        }
        record.first_spike = read_name(values[12])?;
        read_owned(values[13], |it, word| {
            let set: &mut Upgrades = &mut record.upgrades[it.index()];
            set.insert(Upgrade::named(word)?);
            Some(())
        })?;
        record.read_slips(values[14], &companies)?;
        // Whether it is possible is asked before anything is worked out from it, and there is one way to write it.
        if !record.is_consistent() {
            return None;
        }
        record.follow();
        (record.is_possible() && record.to_text() == text).then_some(record)
    }

    fn read_slips(&mut self, text: &str, companies: &[Company]) -> Option<()> {
        let mut rows = parts(text, "-");
        for game in 0..usize::from(self.games) {
            let mut words = rows.next()?.split('.');
            self.ribbons[game] = read_name(words.next()?)?;
            for company in companies {
                let total = match words.next()? {
                    "absent" => ABSENT,
                    number => number.parse().ok().filter(|total: &i16| *total >= 0)?,
                };
                self.slips[game][company.index()] = total;
            }
            if words.next().is_some() {
                return None;
            }
        }
        rows.next().is_none().then_some(())?;
        debug_assert!(self.slips[usize::from(self.games)..].iter().flatten().all(|slip| *slip == UNPLAYED));
        Some(())
    }
}
