//! The rules to read: complete, the same in every language, and true to the components.

use colt_express::ColtExpress;
use colt_express::data::{
    BULLETS, Car, Character, GUNSLINGER_REWARD, Incident, JEWEL_VALUE, JEWELS, Kind, NEUTRAL_BULLETS, PURSE_VALUES,
    PURSES, RANSOM, RoundCard, STRONGBOX_VALUE, STRONGBOXES, Turn,
};
use table::RuleId;
use table::words::rulebook::{BlockKind, Gap, RuleBlock, RuleSection, gaps, guide_gaps};
use table::words::{Language, Phrase, Rulebook, Unnamed, Worded};

/// A block longer than this answers more than one question.
const LONGEST: usize = 420;

type Book = fn(Language) -> &'static Rulebook;
const BOOKS: [Book; 2] = [ColtExpress::rulebook, ColtExpress::first_game];

fn say(language: Language, id: impl Into<String>) -> String {
    ColtExpress::lexicon().say(language, &Phrase::new(id.into()), &Unnamed)
}

fn assert_none(gaps: &[Gap]) {
    assert!(gaps.is_empty(), "{}", gaps.iter().map(|gap| format!("{gap}\n")).collect::<String>());
}

fn section<'a>(book: &'a Rulebook, id: &str) -> &'a RuleSection {
    book.section(id).unwrap_or_else(|| panic!("{} has no section {id}", book.title))
}

fn texts(section: &RuleSection) -> Vec<String> {
    section.blocks.iter().map(RuleBlock::plain).collect()
}

#[test]
fn every_rule_is_explained_once_and_alike_in_both_languages() {
    let [en, pl] = Language::ALL.map(ColtExpress::rulebook);
    assert_none(&gaps(en, pl, ColtExpress::rules()));
    let [en, pl] = Language::ALL.map(ColtExpress::first_game);
    assert_none(&guide_gaps(en, pl, ColtExpress::rules()));
}

#[test]
fn cards_characters_turns_and_events_have_sections_under_the_names_of_the_log() {
    let named =
        |family: &str, names: Vec<&str>| names.iter().map(|name| format!("{family}-{name}")).collect::<Vec<_>>();
    let ids = [
        named("card", Kind::ALL.map(Kind::name).to_vec()),
        named("character", Character::ALL.map(Character::name).to_vec()),
        named("turn", Turn::ALL.map(Turn::name).to_vec()),
        named("incident", Incident::ALL.map(Incident::name).to_vec()),
    ];
    for language in Language::ALL {
        for id in ids.iter().flatten() {
            assert_eq!(section(ColtExpress::rulebook(language), id).title, say(language, id.as_str()));
        }
    }
}

/// A card as the book lists it: its Event and its Turns.
fn listed(language: Language, card: RoundCard) -> String {
    let event = say(language, card.incident().map_or("incident-none".to_owned(), |event| format!("incident-{event}")));
    let (first, rest) = event.split_at(event.chars().next().map_or(0, char::len_utf8));
    let turns: Vec<String> = card.turns().iter().map(|turn| say(language, format!("turn-{turn}"))).collect();
    format!("{}{rest}: {}.", first.to_uppercase(), turns.join(", "))
}

#[test]
fn the_round_cards_are_listed_as_they_are() {
    for language in Language::ALL {
        let mut told: Vec<String> = texts(section(ColtExpress::rulebook(language), "round-cards"));
        told.retain(|text| text.ends_with('.') && text.contains(": "));
        let mut cards = RoundCard::ALL.map(|card| listed(language, card));
        told.sort();
        cards.sort();
        assert_eq!(told, cards);
    }
}

#[test]
fn the_box_holds_what_it_holds() {
    for language in Language::ALL {
        let told = texts(section(ColtExpress::rulebook(language), "components")).join("\n");
        let counted = |id: &'static str, count: usize| {
            let phrase = Phrase::new(id).with("count", count).with("values", Vec::new());
            ColtExpress::lexicon().say(language, &phrase, &Unnamed)
        };
        let money = |value: i32| {
            let phrase = Phrase::new("money").with("value", value);
            ColtExpress::lexicon().say(language, &phrase, &Unnamed)
        };
        let cars = Car::ALL.map(|car| say(language, format!("setup-cars-{car}")));
        let mut facts = vec![
            counted("purses", PURSES),
            counted("jewels", JEWELS.into()),
            counted("strongboxes", STRONGBOXES.into()),
            counted("bullets", BULLETS.into()),
            cars.join("; "),
        ];
        facts.extend(Kind::ALL.map(|kind| format!("{} × {}", kind.count(), say(language, format!("card-{kind}")))));
        facts.extend(PURSE_VALUES.map(|(value, _)| money(value.dollars())));
        facts.push(NEUTRAL_BULLETS.to_string());
        for fact in facts {
            assert!(told.contains(&fact), "{language}: {fact:?} is not in\n{told}");
        }
    }
}

/// The numbers of a text, `1,000` being one.
fn numbers(text: &str) -> Vec<String> {
    let mut joined = String::new();
    for group in text.split(',') {
        let apart =
            !(joined.ends_with(|c: char| c.is_ascii_digit()) && group.starts_with(|c: char| c.is_ascii_digit()));
        joined += if apart { " " } else { "" };
        joined += group;
    }
    let mut numbers: Vec<String> = joined.split(|c: char| !c.is_ascii_digit()).map(str::to_owned).collect();
    numbers.retain(|number| !number.is_empty());
    numbers.sort();
    numbers
}

/// What `numbers` finds in a text that names just these.
fn sorted(numbers: impl IntoIterator<Item = i32>) -> Vec<String> {
    let mut numbers: Vec<String> = numbers.into_iter().map(|number| number.to_string()).collect();
    numbers.sort();
    numbers
}

#[test]
fn the_loot_is_counted_and_valued_as_it_is() {
    let purses = i32::try_from(PURSES).expect("there are few Purses");
    let [(start, most), rest @ ..] = PURSE_VALUES;
    assert!(rest.iter().all(|&(_, count)| count == rest[0].1), "the book gives one number for all of these");
    let by_value = [purses, most.into(), start.dollars(), rest[0].1.into()];
    let by_value = sorted(by_value.into_iter().chain(rest.map(|(value, _)| value.dollars())));
    let by_kind = sorted([purses, JEWELS.into(), STRONGBOXES.into(), JEWEL_VALUE, STRONGBOX_VALUE]);
    for language in Language::ALL {
        let book = ColtExpress::rulebook(language);
        let listed: Vec<Vec<String>> = section(book, "components")
            .blocks
            .iter()
            .filter(|block| block.kind == BlockKind::Item)
            .map(|block| numbers(&block.plain()))
            .collect();
        assert_eq!(listed[..2], [by_kind.clone(), by_value.clone()], "{language}");
        for (rule, value) in [("CE-SCORE-02", GUNSLINGER_REWARD), ("CE-EV-HOST-01", RANSOM)] {
            let told = book.block_of(RuleId(rule)).map(|block| numbers(&block.plain()));
            assert_eq!(told, Some(sorted([value])), "{language}: {rule}");
        }
    }
}

#[test]
fn both_languages_name_the_same_numbers() {
    for book in BOOKS {
        let [en, pl] = Language::ALL.map(book);
        for (en, pl) in en.blocks().zip(pl.blocks()) {
            let (en, pl) = (en.plain(), pl.plain());
            assert_eq!(numbers(&en), numbers(&pl), "{en}\n{pl}");
        }
    }
}

#[test]
fn a_link_to_a_rule_leads_to_a_short_answer() {
    for language in Language::ALL {
        for rule in ColtExpress::rules() {
            let block = ColtExpress::rulebook(language).block_of(rule.id).expect("every rule is explained");
            assert!(
                block.rules.len() <= 2 && block.plain().chars().count() <= LONGEST,
                "{}: {}",
                rule.id,
                block.plain()
            );
        }
    }
}

#[test]
fn every_text_is_set_with_care() {
    for (book, language) in BOOKS.iter().flat_map(|book| Language::ALL.map(|language| (book(language), language))) {
        for text in book.blocks().map(RuleBlock::plain).chain(book.sections.iter().map(|section| section.title.clone()))
        {
            let careless = ["  ", " .", " ,", "..", "\"", "'", " - ", "0 $"].iter().find(|mark| text.contains(**mark));
            assert_eq!(careless, None, "{language}: {text}");
        }
        for text in book.blocks().map(RuleBlock::plain) {
            assert!(text.ends_with(['.', '!', '?', ':', ')']), "{language}: {text}");
            assert!(text.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()), "{language}: {text}");
        }
    }
}

#[test]
fn polish_is_polish() {
    for book in BOOKS {
        let [en, pl] = Language::ALL.map(book);
        for (en, pl) in en.blocks().zip(pl.blocks()) {
            assert_ne!(en.plain(), pl.plain());
        }
    }
}
