//! The rules to read: complete, the same in every language, and true to the components.

use fliptown::Fliptown;
use fliptown::data::{
    Achievement, Building, BuildingBonus, CORRIDORS, Character, Cowbot, GRAVE_REWARDS, Hand, LAND_BONUS, LAND_STARS,
    Objective, PENALTY_CASH, PENALTY_STARS, Region, Shape, TITLE_BOUNDS, Title, WANTED_BOUNDS, Wanted, town,
};
use proving::rulebook::{self as checks, contains, section, spaced};
use table::{Game, RuleId};
use wording::rulebook::RuleBlock;
use wording::{Arg, Language, Phrase, Unnamed, Worded};

fn say(language: Language, id: impl Into<String>) -> String {
    say_phrase(language, &Phrase::new(id.into()))
}

fn say_phrase(language: Language, phrase: &Phrase) -> String {
    spaced(&Fliptown::lexicon().say(language, phrase, &Unnamed))
}

fn counted(language: Language, id: &'static str, count: impl Into<i32>) -> String {
    say_phrase(language, &Phrase::new(id).with("count", count.into()).with("value", 0))
}

fn money(language: Language, value: impl Into<i32>) -> String {
    say_phrase(language, &Phrase::new("cash").with("value", value.into()))
}

fn plain(block: &RuleBlock) -> String {
    spaced(&block.plain())
}

/// The items of a list.
fn items(language: Language, id: &str) -> Vec<String> {
    checks::items(Fliptown::rulebook(language), id)
}

#[test]
fn regions_buildings_characters_and_cowbots_have_sections_under_the_names_of_the_log() {
    checks::named::<Fliptown>(Region::ALL.map(|region| format!("region-{region}")));
    checks::named::<Fliptown>(Building::ALL.map(|building| format!("building-{building}")));
    checks::named::<Fliptown>(Character::ALL.map(|character| format!("character-{character}")));
    checks::named::<Fliptown>(Cowbot::ALL.map(|cowbot| format!("cowbot-{cowbot}")));
}

#[test]
fn every_building_names_its_value_and_the_bonus_of_the_first_visit() {
    let values = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
    for language in Language::ALL {
        for (building, value) in Building::ALL.into_iter().zip(values) {
            let told = plain(&section(Fliptown::rulebook(language), &format!("building-{building}")).blocks[0]);
            let bonus = match building.first_visit() {
                BuildingBonus::Star => counted(language, "stars", 1),
                BuildingBonus::Action(kind) => {
                    let region = Phrase::new(format!("region-{kind}"));
                    say_phrase(language, &Phrase::new("bonus-action").with("region", region))
                }
            };
            let begins = match language {
                Language::En => format!("Value {value}; bonus of the first visit: {bonus}."),
                Language::Pl => format!("Wartość {value}; premia za pierwszą wizytę: {bonus}."),
            };
            assert!(told.starts_with(&begins), "{begins}\n{told}");
        }
    }
}

#[test]
fn prices_in_town_are_what_they_are() {
    let prices = [
        (Building::Bank, vec![town::BANK_FEE]),
        (Building::Stables, vec![town::WORK_HORSE, town::TRAIL_HORSE]),
        (Building::Store, vec![town::PAN, town::PICKAXE, town::BANDANA]),
        (Building::Church, vec![town::CHURCH_PRICE]),
        (Building::Hotel, vec![town::HOTEL_FEE]),
        (Building::LandOffice, Shape::ALL.map(Shape::price).to_vec()),
        (Building::Gunsmith, vec![town::PISTOL, town::RIFLE]),
        (Building::BailBonds, vec![town::BAIL_CASH]),
        (Building::Saloon, vec![town::SALOON_PRICE]),
    ];
    for language in Language::ALL {
        for (building, prices) in &prices {
            let blocks = &section(Fliptown::rulebook(language), &format!("building-{building}")).blocks;
            let told: String = blocks.iter().map(plain).collect();
            let prices: Vec<String> = prices.iter().map(|&price| money(language, price)).collect();
            contains(&told, &prices);
        }
        let book = Fliptown::rulebook(language);
        let hotel = plain(book.block_of(RuleId("FT-TOWN-7a")).expect("it is explained"));
        contains(&hotel, town::HOTEL_STARS.map(|stars| stars.to_string()));
        let land = plain(book.block_of(RuleId("FT-TOWN-8c")).expect("it is explained"));
        let rows: Vec<String> = LAND_STARS.chunks(3).map(|row| format!("{}, {}, {}", row[0], row[1], row[2])).collect();
        contains(&land, &[rows.join("; ")]);
        let last = plain(book.block_of(RuleId("FT-TOWN-8d")).expect("it is explained"));
        contains(&last, &[LAND_BONUS.to_string()]);
    }
}

#[test]
fn hands_pay_what_the_table_says() {
    for language in Language::ALL {
        let told = items(language, "poker-hands");
        let hands: Vec<Hand> = Hand::ALL.into_iter().rev().filter(|hand| *hand != Hand::HighCard).collect();
        assert_eq!(told.len(), hands.len());
        for (line, hand) in told.iter().zip(hands) {
            let (cash, stars) = hand.payout();
            assert!(line.starts_with(&format!("{}, ", say(language, format!("hand-{hand}")))), "{line}");
            contains(line, &[money(language, cash), counted(language, "stars", stars)]);
        }
    }
}

#[test]
fn characters_start_with_what_is_on_their_cards() {
    for language in Language::ALL {
        for character in Character::ALL {
            let told = plain(&section(Fliptown::rulebook(language), &format!("character-{character}")).blocks[0]);
            let start = character.start();
            let mut facts = vec![money(language, start.cash), counted(language, "gold", start.gold)];
            let counts = [
                ("stars", i32::from(start.stars)),
                ("wanted", start.wanted.into()),
                ("pans", start.pans.into()),
                ("hammers", start.hammers.into()),
            ];
            let counts = counts.into_iter().filter(|(_, count)| *count > 0);
            facts.extend(counts.map(|(id, count)| counted(language, id, count)));
            facts.extend(start.shovel.then(|| say(language, "item-shovel")));
            contains(&told, &facts);
        }
    }
}

#[test]
fn the_cemetery_and_the_mine_are_listed_as_they_are() {
    let place = |language, number: u8| {
        let places = ["tl", "tm", "tr", "ml", "c", "mr", "bl", "bm", "br"];
        let phrase = Phrase::new("space-grave").with("place", Arg::Key(places[usize::from(number)]));
        say_phrase(language, &Phrase { id: "space-grave.short".into(), ..phrase })
    };
    let value = |value: u8| match value {
        1 => "A".to_owned(),
        11 => "J".to_owned(),
        12 => "Q".to_owned(),
        13 => "K".to_owned(),
        number => number.to_string(),
    };
    for language in Language::ALL {
        let told = items(language, "cemetery-rewards");
        assert_eq!(told.len(), GRAVE_REWARDS.len());
        for (line, reward) in told.iter().zip(GRAVE_REWARDS) {
            let (one, other) = reward.between;
            contains(&line.to_lowercase(), &[place(language, one), place(language, other)]);
        }
        let chambers = items(language, "mine-chambers");
        for corridor in CORRIDORS {
            let range = format!("{}–{}", value(corridor.min), value(corridor.max));
            contains(&chambers[usize::from(corridor.to)], &[range]);
        }
    }
}

#[test]
fn objectives_and_achievements_are_told_in_the_same_words() {
    for language in Language::ALL {
        let told = items(language, "objective-cards");
        for (line, objective) in told.iter().zip(Objective::ALL) {
            let said = say(language, format!("objective-{objective}"));
            assert!(line.starts_with(&said), "{line}\n{said}");
        }
        assert_eq!(told.len(), Objective::ALL.len());
        let told = items(language, "achievements");
        assert_eq!(told.len(), Fliptown::ACHIEVEMENTS.len());
        for (i, (line, goal)) in told.iter().zip(Fliptown::ACHIEVEMENTS).enumerate() {
            assert_eq!(*line, format!("{}. {}", i + 1, say(language, format!("achievement-{}", goal.name))));
        }
        for achievement in Achievement::ALL {
            let line = &told[usize::from(achievement.number()) - 1];
            assert!(line.ends_with(&say(language, format!("achievement-{achievement}"))), "{line}");
        }
    }
}

#[test]
fn titles_and_penalties_have_their_limits() {
    for language in Language::ALL {
        let told = items(language, "titles");
        for (i, (line, title)) in told.iter().zip(Title::ALL).enumerate() {
            let begins = format!("{}: {}", say(language, format!("title-{title}")), TITLE_BOUNDS[0][i]);
            assert!(line.starts_with(&begins), "{line}");
        }
        for (i, (line, title)) in told[Title::ALL.len()..].iter().zip(Wanted::ALL).enumerate() {
            let begins = format!("{}: {}", say(language, format!("wanted-title-{title}")), WANTED_BOUNDS[i]);
            assert!(line.starts_with(&begins), "{line}");
        }
        assert_eq!(told.len(), Title::ALL.len() + Wanted::ALL.len());
        let penalty = Fliptown::rulebook(language).block_of(RuleId("FT-SHERIFF-06")).expect("it is explained");
        let facts = PENALTY_CASH.map(|cash| money(language, cash)).into_iter();
        let facts = facts.chain(PENALTY_STARS.map(|stars| counted(language, "stars", stars)));
        contains(&plain(penalty), facts.collect::<Vec<_>>());
    }
}
