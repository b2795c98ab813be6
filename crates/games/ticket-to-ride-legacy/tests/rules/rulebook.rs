//! The rules to read: complete, the same in every language, and true to what is in the box.

use proving::rulebook::{items, spaced};
use ticket_to_ride_legacy::TicketToRide;
use ticket_to_ride_legacy::data::{TicketData, data};
use wording::{Language, Rulebook, Worded};

use crate::texts::{cities, events, upgrades};

/// The sealed book with this key.
fn sealed(key: &str, language: Language) -> &'static Rulebook {
    let book = TicketToRide::sealed_books().iter().find(|book| book.key == key);
    book.unwrap_or_else(|| panic!("there is no book {key}")).book(language)
}

/// A ticket as the books list it: “Boston – New Orleans: $12, postcard 1.”
fn listed(ticket: &TicketData, language: Language) -> String {
    let name = |city: ticket_to_ride_legacy::City| cities()[city.index()][language as usize].clone();
    let (a, b, value) = (name(ticket.a), name(ticket.b), ticket.value);
    match language {
        Language::En => {
            let postcard = ticket.postcard.map_or(String::new(), |it| format!(", postcard {it}"));
            format!("{a} – {b}: ${value}{postcard}.")
        }
        Language::Pl => {
            let postcard = ticket.postcard.map_or(String::new(), |it| format!(", pocztówka {it}"));
            format!("{a} – {b}: {value} ${postcard}.")
        }
    }
}

/// The key of the book that comes with an area's box.
fn book_of(set: &str) -> Option<&'static str> {
    Some(match set {
        "FL" => "box-florida",
        "GP" => "box-great-plains",
        "OR" => "box-southern-plains",
        "BL" => "box-northern-plains",
        "HD" => "box-rockies",
        "NM" => "box-northern-mexico",
        "CF" => "box-california",
        "PN" => "box-pacific-northwest",
        "conductor" => "box-conductor",
        _ => return None,
    })
}

/// All lines of a book that are items of a list.
fn all_items(book: &Rulebook) -> Vec<String> {
    book.sections.iter().flat_map(|section| items(book, section.id)).map(|line| spaced(&line)).collect()
}

#[test]
fn every_ticket_is_listed_in_its_book() {
    for language in Language::ALL {
        for ticket in &data().tickets {
            let set = &data().ticket_sets[usize::from(ticket.set)].id;
            let book = book_of(set).map_or_else(|| TicketToRide::rulebook(language), |key| sealed(key, language));
            let line = spaced(&listed(ticket, language));
            assert!(all_items(book).contains(&line), "{language}, {set}: {line}");
        }
    }
}

#[test]
fn every_event_of_the_beginning_and_of_a_box_is_listed_in_its_book() {
    for language in Language::ALL {
        for (event, name) in data().events.iter().zip(events()) {
            let book = match event.added_by.as_str() {
                "start" => TicketToRide::rulebook(language),
                by => match book_of(by) {
                    Some(key) => sealed(key, language),
                    None => continue,
                },
            };
            let begins = &name[language as usize];
            assert!(all_items(book).iter().any(|line| line.starts_with(begins)), "{language}: {begins}");
        }
    }
}

#[test]
fn sealed_books_stand_in_the_order_of_the_list_and_seal_their_rules() {
    let keys: Vec<&str> = TicketToRide::sealed_books().iter().map(|book| book.key).collect();
    assert_eq!(keys.len(), 17);
    assert_eq!((keys[0], keys[16]), ("story-1865", "final"));
    for key in keys {
        let rules = TicketToRide::rules().iter().filter(|rule| rule.sealed == Some(key)).count();
        assert!(rules > 0, "{key} explains no rule");
    }
    assert!(upgrades().iter().any(|name| name[1] == "Dyspozytor"));
}
