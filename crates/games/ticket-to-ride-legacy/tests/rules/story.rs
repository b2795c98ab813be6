//! What the story brings: rules for a few games, gifts, and the frontier.

use ticket_to_ride_legacy::data::data;
use ticket_to_ride_legacy::view::Phase;
use ticket_to_ride_legacy::vocabulary::{Effect, Target};
use ticket_to_ride_legacy::{Event, Options, Position, Record, Sticker};

use crate::building::WHITES;
use crate::common::*;

fn over(position: Position) -> Table {
    let mut t = ended(position);
    t.finish();
    t
}

#[test]
fn ttr_pioneer_01_the_first_route_ever_with_an_end_in_an_area_gets_its_plaque() {
    let mut t = turn(game(2).hand(0, "blue").deck(WHITES), 0);
    t.play("build SAV-JAX-A");
    assert_eq!(t.view().campaign.unwrap().pioneers, [(area("FL"), Blue)]);
    // Somebody was there before; the starting areas have none.
    let text = record(1).to_text().replace("pioneers:none", "pioneers:FL.red");
    let mut t = turn(Position::next(Record::from_text(&text).unwrap(), &trio()).hand(0, "blue").deck(WHITES), 0);
    t.play("build SAV-JAX-A");
    assert_eq!(t.view().campaign.unwrap().pioneers, [(area("FL"), Red)]);
    let mut t = turn(game(2).hand(0, "green").deck(WHITES), 0);
    t.play("build BOS-ALB");
    assert_eq!(t.view().campaign.unwrap().pioneers, []);
    // Both areas if the ends lie in two new ones.
    let mut t = turn(game(4).hand(0, "green green").deck(WHITES), 0);
    t.play("build KAN-DOD");
    assert_eq!(t.view().campaign.unwrap().pioneers, [(area("GP"), Blue), (area("OR"), Blue)]);
}

#[test]
fn ttr_panic_01_three_dollars_instead_of_five() {
    let mut t = deal(&game(5).options(), 1);
    assert_eq!(t.all_dollars(), [5, 5, 5], "step 3 of 1873 knows nothing of it");
    t.keep_all();
    assert_eq!(t.all_dollars(), [3, 3, 3], "step 7 takes two back");
    assert!(t.has_rule(Sticker::Panic));
    let t = deal(&game(6).options(), 1);
    assert_eq!(t.all_dollars(), [3, 3, 3], "1875 knows from the beginning");
    assert!(!over(game(6)).legacy().rules().contains(Sticker::Panic));
    assert_eq!(deal(&game(7).options(), 1).all_dollars(), [5, 5, 5]);
}

#[test]
fn ttr_mail_01_a_white_strand_pays_one_dollar() {
    let build = |position: Position, cards: &str, strand: &str| {
        let mut t = turn(position.hand(0, cards).dollars(0, 5).deck(WHITES), 0);
        t.play(format!("build {strand}"));
        t.dollars(0)
    };
    assert_eq!(build(game(8).rule(Sticker::Mail), "white white", "KNO-CLT"), 6);
    assert_eq!(build(game(8).rule(Sticker::Mail), "green green", "KNO-NAS"), 5);
    assert_eq!(build(game(10), "white white", "KNO-CLT"), 5, "it is over in 1883");
    assert!(
        begun(&game(8).options(), 1).has_rule(Sticker::Mail) && begun(&game(9).options(), 1).has_rule(Sticker::Mail)
    );
}

#[test]
fn ttr_expo_01_every_completed_ticket_pays_one_more() {
    let position = |number: usize| game(number).tickets(0, "T007").built(0, "BOS-ALB ALB-BUF BUF-PIT");
    assert_eq!(ended(position(11)).player(0).slip.unwrap().tickets, 4);
    assert_eq!(ended(position(12).rule(Sticker::Expo)).player(0).slip.unwrap().tickets, 5);
    let t = begun(&Options::next(&record(11), &[Blue, Red]).unwrap(), 1);
    assert_eq!(t.view().phase, Phase::Conductor);
    assert!(t.has_rule(Sticker::Expo), "read in setup step 7 of 1887");
}

#[test]
fn ttr_story_01_05_effects_are_carried_out_in_the_listed_order_each_before_the_next() {
    let t = over(game(2));
    let order: Vec<&str> = t
        .events()
        .iter()
        .filter_map(|told| match told {
            Event::EventsAdded(events) if events.contains(&event("E08")) => Some("event"),
            Event::PostcardTaken { postcard: it, .. } if *it == postcard(69) => Some("gift"),
            Event::AreaOpened(_) => Some("area"),
            Event::RuleAdded(_) => Some("rule of the box"),
            Event::TicketsAdded(_) => Some("tickets of the box"),
            Event::PostcardTaken { .. } => Some("gift of the box"),
            Event::StoryRead(card) if card.id() == "1867-04" => Some("stop"),
            _ => None,
        })
        .collect();
    let once: Vec<&str> = order.iter().copied().fold(Vec::new(), |mut all, it| {
        if all.last() != Some(&it) {
            all.push(it);
        }
        all
    });
    assert_eq!(once, ["event", "gift", "area", "rule of the box", "tickets of the box", "gift of the box", "stop"]);
}

#[test]
fn ttr_story_02_the_last_one_takes_a_gift_after_games_two_to_ten() {
    for (number, gift) in (2..=10).zip(69..=77) {
        let t = over(game(number).dollars(0, 9).dollars(1, 0).dollars(2, 9));
        assert!(t.legacy().postcards(Red).any(|it| it == postcard(gift)), "game {number}");
    }
    for number in [1, 11, 12] {
        let gifts = over(game(number))
            .times(|it| matches!(it, Event::PostcardTaken { postcard, .. } if postcard.number() > 68));
        assert_eq!(gifts, 0, "game {number}");
    }
}

#[test]
fn ttr_story_03_those_of_game_eleven_get_a_returned_note() {
    let t = over(game(11));
    assert!(trio().iter().all(|company| t.legacy().has_note(*company)));
    assert!(trio().iter().all(|company| !over(game(10)).legacy().has_note(*company)));
}

#[test]
fn ttr_story_04_a_card_is_read_at_its_moment() {
    let t = over(game(12));
    let order: Vec<String> = t
        .events()
        .iter()
        .filter_map(|told| match told {
            Event::StoryRead(card) => Some(card.id().to_owned()),
            Event::VaultsFilled => Some("vaults".to_owned()),
            Event::CampaignScored => Some("scored".to_owned()),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["1887-03", "vaults", "1887-04", "1888-01", "scored", "1888-02"]);
}

#[test]
fn ttr_story_06_what_is_read_depends_on_the_number_of_the_game_alone() {
    let read = |areas: [&str; 3]| {
        let areas = areas.map(area);
        let record = Record::example_with(&trio(), 3, &areas);
        let t = over(Position::next(record, &trio()));
        t.view().campaign.unwrap().story
    };
    assert_eq!(read(["FL", "GP", "OR"]), read(["OR", "FL", "GP"]));
}

#[test]
fn ttr_area_01_tiers_of_the_frontier() {
    let tier = |tier: u8| data().tier(tier).iter().map(|area| area.id()).collect::<Vec<_>>();
    assert_eq!(tier(1), ["FL", "GP", "OR"]);
    assert_eq!(tier(2), ["BL", "HD", "NM"]);
    assert_eq!(tier(3), ["CF", "PN"]);
}

#[test]
fn ttr_area_02_one_area_after_each_of_the_first_eight_games() {
    for number in 1..=12 {
        let before = record(number - 1).areas().count();
        let after = over(game(number)).legacy().areas().count();
        assert_eq!(after - before, usize::from(number <= 8), "game {number}");
    }
    let tiers: Vec<u8> = data()
        .story
        .iter()
        .flat_map(|card| &card.effects)
        .filter_map(|effect| match effect {
            Effect::OpenArea { tier, .. } => Some(*tier),
            _ => None,
        })
        .collect();
    assert_eq!(tiers, [1, 1, 1, 2, 2, 2, 3, 3]);
}

#[test]
fn ttr_area_03_the_last_one_and_the_winner_choose_in_turn() {
    // Seat 0 wins, seat 1 is last.
    let after = |number: usize| {
        let mut t = ended(game(number).dollars(0, 30).dollars(1, 0));
        t.answer_while(|view| !matches!(view.phase, Phase::Area(_)));
        t
    };
    for (number, chooser, options) in [(1, 1, 3), (2, 0, 2), (4, 0, 3), (5, 1, 2), (7, 1, 2)] {
        let t = after(number);
        assert_eq!((t.acting(), t.legal().len()), (vec![chooser], options), "game {number}");
        let open = format!("open {}", record(number - 1).areas().next().map_or("BL", |area| area.id()));
        assert_eq!(t.refused_as(chooser, &open), ("TTR-AREA-03", "why-open-area"));
        assert_eq!(t.refused_as(2, t.legal()[0].clone()), ("TTR-AREA-03", "why-wait-for-area"));
    }
    for number in [3, 6, 8] {
        assert!(!matches!(after(number).view().phase, Phase::Area(_)), "game {number}: one area is left");
    }
    let choosers: Vec<Target> = data()
        .story
        .iter()
        .flat_map(|card| &card.effects)
        .filter_map(|effect| match effect {
            Effect::OpenArea { chooser, .. } => Some(*chooser),
            _ => None,
        })
        .collect();
    assert_eq!(choosers, [Target::Last, Target::Winner].repeat(4));
}

#[test]
fn ttr_area_04_a_box_brings_rules_events_tickets_and_a_gift() {
    let mut t = ended(game(1).dollars(0, 9).dollars(1, 0).dollars(2, 5));
    t.play("open OR");
    t.finish();
    let record = t.legacy();
    assert!(record.rules().contains(Sticker::Cattle) && record.rules().contains(Sticker::CattleSetup));
    assert_eq!((record.tickets().len(), record.events().len()), (39, 9));
    // Nobody has a postcard: the gift goes to the last one.
    assert_eq!(record.postcards(Red).collect::<Vec<_>>(), [postcard(63)]);
    // Who has fewer gets it, whatever the ranking.
    let mut t = ended(game(2).postcards(Red, &[1]).postcards(Blue, &[2]).dollars(2, 30));
    t.finish();
    assert!(t.legacy().postcards(Green).any(|it| it.number() > 60 && it.number() < 69));
}

#[test]
fn ttr_area_05_a_route_exists_when_the_areas_of_both_ends_are_open() {
    let with = |areas: &[&str]| {
        let areas: Vec<_> = areas.iter().map(|id| area(id)).collect();
        let record = Record::example_with(&trio(), areas.len(), &areas);
        turn(Position::next(record, &trio()).hand(0, "green green"), 0).can("build KAN-DOD")
    };
    assert!(!with(&["GP"]) && !with(&["OR"]) && with(&["GP", "OR"]) && with(&["OR", "GP"]));
}

#[test]
fn ttr_area_06_every_order_of_opening_keeps_the_board_in_one_piece() {
    // The data are refused otherwise: see the checks of spoilt data.
    let mut orders = 0;
    for first in permutations(&["FL", "GP", "OR"]) {
        for second in permutations(&["BL", "HD", "NM"]) {
            for third in permutations(&["CF", "PN"]) {
                let areas: Vec<_> = first.iter().chain(&second).chain(&third).map(|id| area(id)).collect();
                let record = Record::example_with(&trio(), 8, &areas);
                assert_eq!(record.areas().count(), 8);
                orders += 1;
            }
        }
    }
    assert_eq!(orders, 72);
}

/// All orders of some names.
pub fn permutations(names: &[&'static str]) -> Vec<Vec<&'static str>> {
    if names.is_empty() {
        return vec![Vec::new()];
    }
    let with = |first: usize| {
        let rest: Vec<&'static str> =
            names.iter().enumerate().filter(|(i, _)| *i != first).map(|(_, it)| *it).collect();
        permutations(&rest).into_iter().map(move |mut rest| {
            rest.insert(0, names[first]);
            rest
        })
    };
    (0..names.len()).flat_map(with).collect()
}

#[test]
fn ttr_area_07_unopened_areas_are_known_by_name_and_tier_alone() {
    let t = ended(game(1));
    let view = t.view();
    assert_eq!((view.phase, view.closed_areas.len()), (Phase::Area(1), 3));
    let seen = serde_json::to_string(&view).unwrap();
    for inside in ["E18", "E19", "E20", "T034", "T046", "R-CARGO", "R-STATION"] {
        assert!(!seen.contains(inside), "{inside}");
    }
    assert_eq!(over(game(3)).view().closed_areas, [], "the third is opened without a choice");
}

#[test]
fn ttr_area_08_fewest_postcards_are_counted_after_the_gift_of_the_story() {
    // All have none; Red is last and takes the story's gift, so the box's goes to Green, next to last.
    let mut t = ended(game(2).dollars(0, 30).dollars(1, 0).dollars(2, 5));
    t.finish();
    assert_eq!(t.legacy().postcards(Red).collect::<Vec<_>>(), [postcard(69)]);
    assert_eq!(t.legacy().postcards(Green).count(), 1);
    assert_eq!(t.legacy().postcards(Blue).count(), 0);
}
