//! The drawn table: every option can be chosen on it, nothing is drawn that the eyes do not know or that is sealed, what
//! people may try in vain has its reason, and it stays small.

use std::collections::BTreeSet;

use drawing::{Drawn, Pen};
use proving::drawn::{self as checks, Choices, Seen, drawn, element, in_vain, text};
use proving::effort::Effort;
use table::Game;
use ticket_to_ride_legacy::{Area, Company, Event, Options, Position, StoryCard, TicketToRide};
use wording::{Language, Unnamed, Worded};

use crate::common::*;

#[test]
fn whatever_is_tried_in_vain_has_words_for_its_reason() {
    let late = Options::next(&record(11), &trio()).expect("a setup");
    let setups = [Options::for_players(2), Options::for_players(4), late];
    let reasons = checks::reasons_in_vain::<TicketToRide>(setups.map(|setup| (setup, 7)));
    let often = [
        "why-keep-more",
        "why-loco-first",
        "why-too-few-of-colour",
        "why-too-few-alike",
        "why-double-closed",
        "why-one-strand-each",
    ];
    assert!(often.iter().all(|why| reasons.contains(why)), "{reasons:?}");
}

#[test]
fn only_the_player_who_decides_tries_anything() {
    let position = Position::players(2).hand(0, "red").row("loco red blue green white").tickets(0, "T001");
    let mut t = turn(position, 0);
    assert!(in_vain(&t.game, seat(0)).iter().any(|(_, why)| *why == "why-too-few-of-colour"));
    assert_eq!(in_vain(&t.game, seat(1)), []);
    assert_eq!(TicketToRide::attempts(&t.view()), []);
    t.play("take red");
    assert!(in_vain(&t.game, seat(0)).contains(&(action("take loco"), "why-loco-first")));
}

/// All checks of drawn games, on single games and on every game of a campaign.
fn are_drawn(setups: &[Options], games: u32, seed: u64) -> Seen {
    let mut seen = Seen::default();
    for (i, setup) in setups.iter().enumerate() {
        seen += checks::games::<TicketToRide>(setup, games, seed + 100 * i as u64);
    }
    seen
}

#[test]
fn single_games_are_drawn() {
    let setups: Vec<Options> = (2..=5).map(Options::for_players).collect();
    let seen = are_drawn(&setups, 2, 1);
    assert!(seen.refused > 1000 && seen.flights > 1000, "{seen:?}");
}

#[test]
fn games_of_a_campaign_are_drawn() {
    let setups: Vec<Options> =
        (0..=12).step_by(3).map(|games| Options::next(&record(games), &trio()).expect("a setup")).collect();
    let seen = are_drawn(&setups, 1, 2);
    assert!(seen.refused > 1000 && seen.flights > 1000, "{seen:?}");
}

/// At a thirtieth of the usual moments and at all rare ones, so that so many games are affordable.
const LAW_10: u32 = 30;

#[test]
fn law_10_every_option_of_single_games_has_an_element() {
    let mut choices = Choices::one_in(LAW_10);
    for number in 0..Effort::wanted().of(200) {
        let _ =
            choices.play::<TicketToRide>(&Options::for_players(2 + number as usize % 4), 10_000 + u64::from(number));
    }
    assert!(choices.looked > Effort::wanted().of(500) as usize, "{}", choices.looked);
}

#[test]
fn law_10_every_option_of_campaigns_has_an_element() {
    let mut choices = Choices::one_in(LAW_10);
    for seed in 0..u64::from(Effort::wanted().of(60)) {
        let mut setup = Options::campaign(&Company::ALL[..2 + (seed % 4) as usize]);
        for game in 0..12 {
            let over = choices.play::<TicketToRide>(&setup, 1_000 + 100 * seed + game);
            setup = TicketToRide::inherit(&setup, &over.legacy().expect("a finished game leaves its record"));
        }
    }
    let asked: BTreeSet<&str> = choices.kinds().flat_map(|kind| kind.split(' ')).collect();
    let often = ["archive", "build", "conductor", "keep", "open", "outlaw", "pay", "site", "take", "tickets"];
    assert!(often.iter().all(|verb| asked.contains(verb)), "{asked:?}");
}

#[test]
fn the_strands_of_a_double_route_are_chosen_apart() {
    let position = Position::players(4).hand(0, "white white green green black loco").row("red red blue green white");
    let text = text(&drawn(&turn(position, 0).game, eyes(0), Language::En));
    for key in ["strand-bos-nyc-a", "strand-bos-nyc-b", "strand-bos-nyc-c"] {
        assert!(element(&text, key).contains("data-options="), "{key}");
    }
}

#[test]
fn a_ticket_points_at_its_cities_and_at_what_is_missing() {
    let position = Position::players(2).tickets(0, "T001").row("red red blue green white");
    let text = text(&drawn(&turn(position, 0).game, eyes(0), Language::En));
    let it = &ticket_to_ride_legacy::data::data().tickets[ticket("T001").index()];
    let points = checks::values(element(&text, "ticket-t001"), "data-points").join(" ");
    for city in [it.a, it.b] {
        assert!(points.contains(&format!("city-{}", city.id().to_lowercase())), "{points}");
    }
    assert!(points.contains("strand-"), "{points}");
}

#[test]
fn what_is_not_open_is_not_on_the_map() {
    let t = begun(&Options::campaign(&trio()), 3);
    let first = text(&drawn(&t.game, eyes(t.acting()[0]), Language::En));
    let closed = ["area-fl", "city-mia", "strand-jax", "drawn-next", "Denver", "Miami"];
    let found: Vec<&&str> = closed.iter().filter(|name| first.contains(**name)).collect();
    assert!(found.is_empty(), "{found:?}");
}

/// The first card of each year and each box has a picture of its own, which holds nothing that a page may not.
#[test]
fn chapters_and_boxes_have_pictures() {
    let data = ticket_to_ride_legacy::data::data();
    let story = StoryCard::all().map(Event::StoryRead);
    let areas = Area::all().filter(|area| !data.map.start.contains(*area)).map(Event::AreaOpened);
    let boxes: Vec<Event> = areas.chain([Event::ConductorBoxOpened]).collect();
    let (openings, others): (Vec<Event>, Vec<Event>) =
        story.partition(|event| matches!(event, Event::StoryRead(card) if card.id().ends_with("-01")));
    assert_eq!(others.iter().filter_map(TicketToRide::illustration).count(), 0, "one picture a chapter");
    let pictures: BTreeSet<String> = openings
        .iter()
        .chain(&boxes)
        .map(|event| TicketToRide::illustration(event).unwrap_or_else(|| panic!("{event:?} has no picture")).0)
        .collect();
    assert_eq!(pictures.len(), openings.len() + boxes.len(), "each is drawn for its card");
    for picture in pictures {
        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>"), "{picture}");
        let forbidden = [" id=", " style=", "<script", "<text", "href", "url(", "http"];
        let found: Vec<&&str> = forbidden.iter().filter(|bad| picture.contains(**bad)).collect();
        assert!(found.is_empty(), "{found:?} in {picture}");
    }
}

/// The vaults are drawn once they were opened: every company with its sum. Before that nothing says what they hold.
#[test]
fn the_finale_is_shown_when_the_vaults_were_opened() {
    let shown = |games| {
        let setup = Options::next(&record(games), &trio()).expect("a setup");
        let pen = Pen::new(Language::Pl, TicketToRide::lexicon(), &Unnamed, &[]);
        TicketToRide::keepsakes(&setup, &pen)
    };
    let (before, after) = (shown(11), shown(12));
    assert_eq!((before.len(), after.len()), (2, 3));
    let vaults = record(12).reckoning().expect("it is over");
    assert_eq!(vaults.len(), trio().len());
    let hall = &after[0].body.0;
    for vault in &vaults {
        assert!(hall.contains(&format!("{}\u{a0}$<", vault.total())), "as it is written in Polish: {hall}");
    }
    assert_eq!(hall.matches("tr-step first").count(), 1);
    assert_eq!(hall.matches("tr-laurel").count(), vaults.iter().filter(|vault| vault.place == 1).count());
    assert!(before.iter().all(|scene| !scene.body.0.contains("tr-step")));
}
