//! The rules to read: complete, the same in every language, and true to the components.

use great_western_trail::GreatWesternTrail;
use great_western_trail::data::cattle::{Breed, Cattle, PRICE_LIST};
use great_western_trail::data::counts;
use great_western_trail::data::objectives::{Objective, Start};
use great_western_trail::data::railroad::{Berth, City, Link, Master, Station};
use great_western_trail::data::sam::{DECK, Steps};
use great_western_trail::data::tiles::{WAGES, Worker, refills_market};
use great_western_trail::data::trail::{REWARDS, Site};
use proving::rulebook::{self as checks, contains, numbers, spaced};
use wording::{Arg, Language, Phrase, Unnamed, Worded};

fn say(language: Language, phrase: &Phrase) -> String {
    spaced(&GreatWesternTrail::lexicon().say(language, phrase, &Unnamed))
}

fn word(language: Language, id: impl Into<String>) -> String {
    say(language, &Phrase::new(id.into()))
}

fn counted(language: Language, id: &'static str, count: impl Into<i64>) -> String {
    say(language, &Phrase::new(id).with("count", count.into()))
}

fn money(language: Language, sum: impl Into<i64>) -> String {
    counted(language, "dollars", sum)
}

fn points(language: Language, points: i32) -> String {
    counted(language, if points < 0 { "points-less" } else { "points" }, points.abs())
}

fn workers(language: Language, kind: Worker, count: u8) -> String {
    say(language, &Phrase::new("workers").with("kind", Arg::Key(kind.name())).with("count", count))
}

fn corners(language: Language, dark: bool) -> String {
    word(language, if dark { "corners-dark" } else { "corners-white" })
}

fn items(language: Language, id: &str) -> Vec<String> {
    checks::items(GreatWesternTrail::rulebook(language), id)
}

#[test]
fn rows_of_the_job_market_cost_what_the_book_says() {
    for language in Language::ALL {
        let lines = items(language, "job-market-rows");
        assert_eq!(lines.len(), WAGES.len());
        for (row, (line, wage)) in lines.iter().zip(WAGES).enumerate() {
            let begins = say(language, &Phrase::new("job-row").with("row", row + 1).with("price", i64::from(wage)));
            assert!(line.starts_with(&format!("{begins}.")), "{line}\n{begins}");
            let remark = row == 1 || refills_market(row) || row == 11;
            assert_eq!(line.len() > begins.len() + 1, remark, "{line}");
        }
    }
}

#[test]
fn stations_are_listed_as_they_are() {
    for language in Language::ALL {
        let lines = items(language, "station-list");
        assert_eq!(lines.len(), Station::ALL.len());
        for (line, station) in lines.iter().zip(Station::ALL) {
            let facts = [
                money(language, station.price()),
                points(language, station.points()),
                corners(language, station.is_dark()),
            ];
            assert!(line.contains(&facts.join(", ")), "{line}\n{facts:?}");
            contains(line, [(station.index() + 1).to_string(), station.after().to_string()]);
        }
    }
}

#[test]
fn cities_and_links_are_listed_as_they_are() {
    for language in Language::ALL {
        let name = |city: City| word(language, format!("city-{city}"));
        let lines = items(language, "cities");
        assert_eq!(lines.len(), City::ALL.len());
        for (line, city) in lines.iter().zip(City::ALL) {
            let value = say(language, &Phrase::new("city-value").with("value", city.value()));
            let crosses = city.transport(Berth::START).to_string();
            let begins = format!("{}: {value}, {}, {crosses} ", name(city), corners(language, city.is_dark()));
            assert!(line.starts_with(&begins), "{line}\n{begins}");
            if city.points() != 0 {
                contains(line, [points(language, city.points())]);
            }
        }
        let lines = items(language, "links");
        assert_eq!(lines.len(), Link::ALL.len());
        for (line, link) in lines.iter().zip(Link::ALL) {
            let (near, far) = link.cities();
            contains(line, [name(near), points(language, link.points())]);
            // In Polish a far city may be declined, but never beyond its stem.
            contains(line, [name(far).chars().take(6).collect::<String>()]);
            assert_eq!(line.contains(';'), link.bonus().is_some(), "{line}");
        }
    }
}

#[test]
fn station_masters_give_and_score_what_the_book_says() {
    for language in Language::ALL {
        let lines = items(language, "station-masters");
        assert_eq!(lines.len(), Master::ALL.len());
        for (line, master) in lines.iter().zip(Master::ALL) {
            let said = word(language, format!("master-{master}"));
            let mut told = numbers(line);
            if matches!(master, Master::Sm8 | Master::Sm9) {
                told.retain(|number| number != "0");
            }
            assert_eq!(numbers(&said), told, "{said}\n{line}");
        }
    }
}

#[test]
fn breeds_are_listed_as_they_are() {
    for language in Language::ALL {
        let lines = items(language, "cattle");
        assert_eq!(lines.len(), Breed::ALL.len());
        for (line, breed) in lines.iter().zip(Breed::ALL) {
            let cards: Vec<Cattle> = Cattle::ALL.into_iter().filter(|card| card.breed() == breed).collect();
            let name = word(language, format!("breed-{breed}"));
            assert!(line.to_lowercase().starts_with(&name.to_lowercase()), "{line}\n{name}");
            for card in cards {
                contains(line, [card.value().to_string(), card.points().to_string()]);
            }
        }
    }
}

#[test]
fn purchases_are_listed_as_they_are() {
    for language in Language::ALL {
        let lines = items(language, "purchases").join("\n");
        for purchase in &PRICE_LIST {
            let price = Phrase::new("price")
                .with(
                    "cowboys",
                    Phrase::new("workers").with("kind", Arg::Key("cowboy")).with("count", purchase.cowboys),
                )
                .with("price", i64::from(purchase.dollars));
            contains(&lines, [say(language, &price)]);
        }
    }
}

#[test]
fn bandits_are_worth_what_the_book_says() {
    for language in Language::ALL {
        let lines = items(language, "bandit-rewards");
        assert_eq!(lines.len(), REWARDS.len());
        for (slot, (line, reward)) in lines.iter().zip(REWARDS).enumerate() {
            contains(line, [(slot + 1).to_string()]);
            if slot > 0 {
                assert!(line.ends_with(&format!(": {}.", money(language, reward))), "{line}");
            }
        }
    }
}

#[test]
fn objective_cards_are_listed_with_their_points() {
    for language in Language::ALL {
        let said = |points: i8, penalty: i8| {
            let phrase = Phrase::new("objective-points").with("count", i64::from(points));
            say(language, &phrase.with("penalty", penalty.unsigned_abs()))
        };
        let lines = items(language, "objective-cards");
        assert_eq!(lines.len(), Objective::ALL.len());
        for (line, card) in lines.iter().zip(Objective::ALL) {
            let terms = card.terms();
            let (asked, told) = line.split_once(": ").expect("tasks and points");
            assert!(told.starts_with(&said(terms.points, terms.penalty)), "{line}");
            for count in terms.needs.into_iter().filter(|&count| count > 1) {
                contains(asked, [format!("{count} ")]);
            }
            let kinds = terms.needs.iter().filter(|&&count| count > 0).count();
            assert_eq!(asked.split(", ").count(), kinds, "{line}");
        }
        assert_eq!(items(language, "starting-objectives").len(), Start::ALL.len());
    }
}

#[test]
fn numbers_of_players_are_listed_as_they_are() {
    for language in Language::ALL {
        let lines = items(language, "player-count");
        for (line, seats) in lines.iter().zip(2..=4) {
            let counts = counts(seats);
            let both = counts.green + counts.black;
            contains(line, [counts.green, counts.black, both].map(|fee| money(language, fee)));
            let facts = [counts.steps, counts.columns, counts.market, counts.market_with_simmentals];
            contains(line, facts.map(|fact| fact.to_string()));
        }
    }
}

#[test]
fn cards_of_sam_are_listed_as_they_are() {
    for language in Language::ALL {
        let lines = items(language, "solo-cards");
        assert_eq!(lines.len(), DECK.len());
        for (number, (line, card)) in lines.iter().zip(&DECK).enumerate() {
            let begins = say(language, &Phrase::new("sam-card-number").with("number", number + 1));
            assert!(line.starts_with(&format!("{begins}: ")), "{line}\n{begins}");
            if let Steps::Fixed(steps) = card.steps {
                contains(line, [format!(": {};", counted(language, "sam-steps", steps))]);
            }
            let condition = if language == Language::En { "if " } else { "jeśli " };
            assert_eq!(line.contains(condition), card.only.is_some(), "{line}");
        }
    }
}

#[test]
fn the_trail_is_told_as_it_runs() {
    for language in Language::ALL {
        let told = checks::told(GreatWesternTrail::rulebook(language), "trail");
        let woods: Vec<&str> = Site::ALL.into_iter().filter(|site| site.is_in_woods()).map(Site::name).collect();
        let woods_line = told.lines().find(|line| line.contains("woods") || line.contains("lesie")).expect("woods");
        contains(woods_line, woods);
        let risky = Site::ALL.into_iter().filter(|site| site.risk().is_some()).map(Site::name);
        let risk_line = told.lines().find(|line| line.contains("Criollo")).expect("risk actions");
        contains(risk_line, risky);
    }
}

#[test]
fn workers_are_called_as_in_the_book() {
    for language in Language::ALL {
        let told = checks::told(GreatWesternTrail::rulebook(language), "worker-slots");
        for kind in Worker::ALL {
            contains(&told, [word(language, format!("worker-{kind}.all"))]);
            assert!(workers(language, kind, 1).starts_with("1 "));
        }
    }
}
