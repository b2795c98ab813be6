//! The rules to read: complete, the same in every language, and true to the components.

use colt_express::ColtExpress;
use colt_express::data::{
    BULLETS, Car, Character, GUNSLINGER_REWARD, Incident, JEWEL_VALUE, JEWELS, Kind, NEUTRAL_BULLETS, PURSE_VALUES,
    PURSES, RANSOM, RoundCard, STRONGBOX_VALUE, STRONGBOXES, Turn,
};
use proving::rulebook::{self as checks, contains, items, numbers, spaced, told};
use table::RuleId;
use wording::{Language, Phrase, Unnamed, Worded};

fn say(language: Language, id: impl Into<String>) -> String {
    say_phrase(language, &Phrase::new(id.into()))
}

fn say_phrase(language: Language, phrase: &Phrase) -> String {
    spaced(&ColtExpress::lexicon().say(language, phrase, &Unnamed))
}

#[test]
fn cards_characters_turns_and_events_have_sections_under_the_names_of_the_log() {
    checks::named::<ColtExpress>(Kind::ALL.map(|kind| format!("card-{kind}")));
    checks::named::<ColtExpress>(Character::ALL.map(|character| format!("character-{character}")));
    checks::named::<ColtExpress>(Turn::ALL.map(|turn| format!("turn-{turn}")));
    checks::named::<ColtExpress>(Incident::ALL.map(|incident| format!("incident-{incident}")));
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
        let book = told(ColtExpress::rulebook(language), "round-cards");
        let mut told: Vec<&str> = book.lines().filter(|text| text.ends_with('.') && text.contains(": ")).collect();
        let mut cards = RoundCard::ALL.map(|card| listed(language, card));
        told.sort();
        cards.sort();
        assert_eq!(told, cards);
    }
}

#[test]
fn the_box_holds_what_it_holds() {
    for language in Language::ALL {
        let counted = |id: &'static str, count: usize| {
            say_phrase(language, &Phrase::new(id).with("count", count).with("values", Vec::new()))
        };
        let money = |value: i32| say_phrase(language, &Phrase::new("money").with("value", value));
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
        contains(&told(ColtExpress::rulebook(language), "components"), facts);
    }
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
        let listed: Vec<Vec<String>> = items(book, "components").iter().map(|item| numbers(item)).collect();
        assert_eq!(listed[..2], [by_kind.clone(), by_value.clone()], "{language}");
        for (rule, value) in [("CE-SCORE-02", GUNSLINGER_REWARD), ("CE-EV-HOST-01", RANSOM)] {
            let told = book.block_of(RuleId(rule)).map(|block| numbers(&block.plain()));
            assert_eq!(told, Some(sorted([value])), "{language}: {rule}");
        }
    }
}
