//! The Events at the end of a Round (CE-EV): one test for each of the eight, and its rules.

use crate::common::*;
use colt_express::data::{Incident, Loot, RoundCard};
use colt_express::{Event, Position, Prize, Shooter};
use table::{Eyes, Game, Seats};

fn four(card: RoundCard) -> Position {
    let round = if card.index() >= 14 { 5 } else { 1 };
    Position::of(&[Tuco, Doc, Ghost, Belle]).round(round, card)
}

fn neutral(who: colt_express::data::Character) -> Event {
    Event::Hit { who, by: Shooter::Neutral }
}

#[test]
fn ce_ev_01_the_event_happens_once_after_the_last_card_and_before_the_end_of_the_round() {
    let position = four(RoundCard::Braking24).at(1, Roof, &[Tuco]).at(2, Inside, &[Doc]);
    let mut t = heist(position, &[(Doc, Climb), (Doc, Move)]);
    assert!(!t.events().contains(&Event::IncidentBegan(Incident::Braking)), "not during the Heist");
    t.play("move 0");
    let events = t.events();
    let at =
        |event: &Event| events.iter().position(|it| it == event).unwrap_or_else(|| panic!("{event:?}: {events:?}"));
    let moved = at(&Event::Moved { who: Doc, level: Roof, from: 2, to: 0 });
    let began = at(&Event::IncidentBegan(Incident::Braking));
    let ended = at(&Event::RoundEnded { round: 1 });
    assert!(moved < began && began < ended);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::IncidentBegan(_))).count(), 1);
    assert_eq!((t.spot(Tuco), t.spot(Doc)), ((2, Roof), (1, Roof)), "once");
}

#[test]
fn ce_ev_01_every_round_card_has_the_event_printed_on_it() {
    use Incident::*;
    let expected = [
        Some(AngrySheriff),
        Some(SwivelArm),
        Some(Braking),
        Some(TakeItAll),
        Some(Rebellion),
        None,
        None,
        Some(AngrySheriff),
        Some(SwivelArm),
        Some(Braking),
        Some(TakeItAll),
        Some(Rebellion),
        None,
        None,
        Some(SheriffsRevenge),
        Some(Pickpockets),
        Some(Hostage),
    ];
    for (card, incident) in RoundCard::ALL.into_iter().zip(expected) {
        assert_eq!(card.incident(), incident, "{card}");
        let t = crate::common::incident(four(card));
        let began: Vec<_> = t.events().into_iter().filter(|event| matches!(event, Event::IncidentBegan(_))).collect();
        assert_eq!(began, incident.map(Event::IncidentBegan).into_iter().collect::<Vec<_>>());
    }
}

#[test]
fn ce_ev_angry_01_everybody_on_the_roof_above_the_sheriff_is_hit_and_stays() {
    let position = four(RoundCard::AngrySheriff24).sheriff(3).at(3, Roof, &[Tuco, Doc]).at(1, Roof, &[Ghost, Belle]);
    let t = incident(position.clone());
    assert_eq!([Tuco, Doc, Ghost, Belle].map(|who| t.hits(who)), [1, 1, 0, 0]);
    assert_eq!([Tuco, Doc].map(|who| t.spot(who)), [(3, Roof); 2]);
    assert_eq!(t.view().neutral_bullets, 11);
    assert_eq!(
        t.story()[..4],
        [
            Event::IncidentBegan(Incident::AngrySheriff),
            neutral(Tuco),
            neutral(Doc),
            Event::SheriffMoved { by: None, from: 3, to: 2 },
        ]
    );
    // One group: too few for both is none for either.
    let t = incident(position.neutral(1));
    assert_eq!([Tuco, Doc].map(|who| t.hits(who)), [0, 0]);
    assert_eq!((t.view().neutral_bullets, t.view().neutral_removed), (0, 13));
}

#[test]
fn ce_ev_angry_02_then_the_sheriff_moves_one_unit_rearward_but_not_past_the_caboose() {
    for unit in 0..=4u8 {
        let t = incident(four(RoundCard::AngrySheriff24).sheriff(unit).at(4, Roof, &[Tuco, Doc, Ghost, Belle]));
        assert_eq!(t.view().sheriff, Some(unit.saturating_sub(1)));
    }
    let t =
        incident(four(RoundCard::AngrySheriff24).sheriff(0).at(0, Roof, &[Tuco]).at(1, Inside, &[Doc, Ghost, Belle]));
    assert_eq!(t.story(), [Event::IncidentBegan(Incident::AngrySheriff), neutral(Tuco)]);
}

#[test]
fn ce_ev_angry_03_those_inside_the_unit_he_enters_are_a_second_group() {
    let position = four(RoundCard::AngrySheriff24).sheriff(2).at(2, Roof, &[Tuco]).at(1, Inside, &[Doc, Ghost]).at(
        1,
        Roof,
        &[Belle],
    );
    let t = incident(position.clone());
    assert_eq!(
        t.story()[1..],
        [
            neutral(Tuco),
            Event::SheriffMoved { by: None, from: 2, to: 1 },
            neutral(Ghost),
            neutral(Doc),
            Event::Fled { who: Ghost, unit: 1 },
            Event::Fled { who: Doc, unit: 1 },
        ]
    );
    assert_eq!([Doc, Ghost, Belle].map(|who| t.spot(who)), [(1, Roof); 3]);
    // Two Bullets: the first group is served, the second is not.
    let t = incident(position.neutral(2));
    assert_eq!([Tuco, Doc, Ghost, Belle].map(|who| t.hits(who)), [1, 0, 0, 0]);
    assert_eq!((t.view().neutral_bullets, t.view().neutral_removed), (0, 12));
    assert_eq!([Doc, Ghost].map(|who| t.spot(who)), [(1, Roof); 2], "they flee all the same");
}

#[test]
fn ce_ev_swivel_01_everybody_on_a_roof_is_swept_to_the_caboose() {
    let position = four(RoundCard::SwivelArm24).at(4, Roof, &[Tuco]).at(1, Roof, &[Doc]).at(0, Roof, &[Ghost]).at(
        3,
        Inside,
        &[Belle],
    );
    let t = incident(position);
    assert_eq!([Tuco, Doc, Ghost, Belle].map(|who| t.spot(who)), [(0, Roof), (0, Roof), (0, Roof), (3, Inside)]);
    assert_eq!(t.story()[1..].len(), 2, "Ghost is there already: {:?}", t.story());
    assert_eq!([Tuco, Doc, Ghost, Belle].map(|who| t.hits(who)), [0; 4]);
}

#[test]
fn ce_ev_brake_01_everybody_on_a_roof_slides_one_unit_forward_together() {
    let position = four(RoundCard::Braking24)
        .at(4, Roof, &[Tuco])
        .at(3, Roof, &[Doc])
        .at(0, Roof, &[Ghost])
        .at(2, Inside, &[Belle])
        .sheriff(4);
    let t = incident(position);
    assert_eq!([Tuco, Doc, Ghost, Belle].map(|who| t.spot(who)), [(4, Roof), (4, Roof), (1, Roof), (2, Inside)]);
    assert_eq!([Tuco, Doc, Ghost, Belle].map(|who| t.hits(who)), [0; 4]);
    let mut told = t.story();
    told.retain(|event| matches!(event, Event::Pushed { .. }));
    assert_eq!(
        told,
        [
            Event::Pushed { who: Ghost, level: Roof, from: 0, to: 1 },
            Event::Pushed { who: Doc, level: Roof, from: 3, to: 4 },
        ]
    );
}

#[test]
fn ce_ev_take_01_the_second_strongbox_is_put_inside_the_sheriffs_unit() {
    for unit in [0, 2, 4] {
        let position = four(RoundCard::TakeItAll24).sheriff(unit).at(1, Roof, &[Tuco, Doc, Ghost, Belle]);
        let position = position.loot(unit, Inside, 2, 1, u8::from(unit == 4));
        assert!(position.clone().planning(0).view(Eyes::Bystander).strongbox_aside);
        let t = incident(position);
        assert_eq!(t.pile(unit, Inside), (2, 1, 1 + u8::from(unit == 4), 0), "and the other loot is untouched");
        assert_eq!(t.pile(unit, Roof), (0, 0, 0, 0));
        assert!(!t.view().strongbox_aside);
        assert_eq!(t.story()[1..], [Event::StrongboxAppeared { unit }]);
    }
    // Each set has the card once, so it happens at most once a game.
    for set in ["-24", "-56"] {
        let cards = RoundCard::ALL.into_iter().filter(|card| card.name().ends_with(set));
        assert_eq!(cards.filter(|card| card.incident() == Some(Incident::TakeItAll)).count(), 1);
    }
}

#[test]
fn ce_ev_rebel_01_everybody_inside_is_hit_as_one_group_and_nobody_moves() {
    let position = four(RoundCard::Rebellion24)
        .at(4, Inside, &[Tuco])
        .at(0, Inside, &[Doc])
        .at(1, Inside, &[Ghost])
        .at(1, Roof, &[Belle])
        .sheriff(3);
    let t = incident(position.clone());
    assert_eq!([Tuco, Doc, Ghost, Belle].map(|who| t.hits(who)), [1, 1, 1, 0]);
    assert_eq!([Tuco, Doc, Ghost, Belle].map(|who| t.spot(who)), [(4, Inside), (0, Inside), (1, Inside), (1, Roof)]);
    assert_eq!((t.view().neutral_bullets, t.view().sheriff), (10, Some(3)));
    let exact = incident(position.clone().neutral(3));
    assert_eq!([Tuco, Doc, Ghost].map(|who| exact.hits(who)), [1; 3]);
    let few = incident(position.neutral(2));
    assert_eq!([Tuco, Doc, Ghost].map(|who| few.hits(who)), [0; 3]);
    assert_eq!(few.story()[1..], [Event::SupplyGone { left: 2 }]);
    let nobody = incident(four(RoundCard::Rebellion24).at(0, Roof, &[Tuco, Doc, Ghost, Belle]).neutral(0));
    assert_eq!(nobody.story().len(), 1, "a group of nobody is not even told of");
}

/// Ghost alone at 1I with two Purses, Doc alone at 1R with a Jewel, Tuco and Belle at 2I with a Purse.
fn pickpockets() -> Position {
    four(RoundCard::StationPickpockets)
        .at(1, Inside, &[Ghost])
        .loot(1, Inside, 2, 1, 1)
        .at(1, Roof, &[Doc])
        .loot(1, Roof, 0, 1, 0)
        .at(2, Inside, &[Tuco, Belle])
        .loot(2, Inside, 1, 0, 0)
}

#[test]
fn ce_ev_pick_01_whoever_is_alone_in_a_location_may_take_a_purse_there() {
    let mut t = incident(pickpockets());
    assert_eq!((t.actor(), t.legal()), (seat(2), vec!["steal purse".to_owned(), "pass".to_owned()]));
    let played = t.play("steal purse");
    assert!(played.is_barrier());
    assert_eq!((t.loot_of(Ghost), t.pile(1, Inside)), ((2, 0, 0), (1, 1, 1, 0)));
    assert!(t.game.to_act().is_empty(), "nobody else is alone with a Purse, and the game is over");
    assert_eq!([Tuco, Doc, Belle].map(|who| t.loot_of(who)), [(1, 0, 0); 3]);
    let Event::Stole { who: Ghost, prize } = t.story()[1] else { panic!("{:?}", t.story()) };
    assert_eq!((prize.loot, prize.known), (Loot::Purse, Seats::only(seat(2))));
}

#[test]
fn ce_ev_pick_01_pickpockets_are_asked_clockwise_from_the_first_player() {
    let spread = |first| {
        four(RoundCard::StationPickpockets)
            .first(first)
            .at(0, Inside, &[Tuco])
            .at(1, Inside, &[Doc])
            .at(2, Inside, &[Ghost])
            .at(3, Inside, &[Belle])
            .loot(0, Inside, 1, 0, 0)
            .loot(1, Inside, 1, 0, 0)
            .loot(3, Inside, 1, 0, 0)
    };
    for (first, order) in [(0, [0, 1, 3]), (1, [1, 3, 0]), (2, [3, 0, 1]), (3, [3, 0, 1])] {
        let mut t = incident(spread(first));
        for (i, expected) in order.into_iter().enumerate() {
            assert_eq!(t.actor(), seat(expected));
            assert_eq!(t.game.to_act().len(), 1);
            t.play(if i == 1 { "pass" } else { "steal purse" });
        }
        assert!(t.game.to_act().is_empty());
    }
}

#[test]
fn ce_ev_pick_02_only_purses_of_ones_choice_and_declining_is_allowed() {
    let position =
        pickpockets().dropped(1, Inside, 500, &[2]).dropped(1, Inside, 300, &[0]).dropped(1, Inside, 500, &[2]);
    let mut t = incident(position.clone());
    assert_eq!(t.legal(), ["steal purse", "steal purse:4", "steal purse:5", "pass"]);
    assert_eq!(t.refused_as(2, "rob jewel"), ("CE-EV-PICK-02", "why-only-purses"));
    assert_eq!(t.refused_as(2, "steal purse:9"), ("CE-EV-PICK-01", "why-no-such-purse"));
    assert_eq!(t.refused_as(2, "done"), ("CE-EV-PICK-01", "why-pickpocket-now"));
    t.play("steal purse:4");
    assert_eq!((t.purses(Ghost), t.pile(1, Inside)), (vec![250, 500], (2, 1, 1, 2)));
    let mut t = incident(position);
    t.play("pass");
    assert_eq!((t.loot_of(Ghost), t.pile(1, Inside)), ((1, 0, 0), (2, 1, 1, 3)));
    assert!(t.events().contains(&Event::Declined { who: Ghost }));
    // Somebody on the other level is no company; somebody beside him is.
    let together = incident(pickpockets().at(1, Inside, &[Doc]));
    assert!(together.game.to_act().is_empty());
}

#[test]
fn ce_ev_pick_03_nobody_is_asked_without_a_purse_and_nobody_takes_two() {
    let t = incident(pickpockets().loot(1, Inside, 0, 1, 1));
    assert!(t.game.to_act().is_empty(), "Jewels and Strongboxes do not count");
    let dropped = incident(pickpockets().loot(1, Inside, 0, 0, 0).dropped(1, Inside, 300, &[0]));
    assert_eq!(dropped.legal(), ["steal purse:4", "pass"], "a dropped Purse does");
    let above = incident(pickpockets().loot(1, Inside, 0, 0, 0).dropped(1, Roof, 300, &[0]));
    assert_eq!((above.actor(), above.legal()), (seat(1), vec!["steal purse:4".to_owned(), "pass".to_owned()]));
    let mut t = incident(pickpockets());
    t.play("steal purse");
    assert!(t.game.to_act().is_empty(), "one is enough");
    let t = incident(pickpockets());
    assert_eq!(t.refused_as(1, "steal purse"), ("CE-EV-PICK-03", "why-not-asked"));
}

#[test]
fn ce_ev_revenge_01_everybody_above_the_sheriff_loses_the_least_valuable_purse() {
    let position = four(RoundCard::StationRevenge)
        .sheriff(2)
        .at(2, Roof, &[Tuco, Doc])
        .at(2, Inside, &[Belle])
        .at(1, Roof, &[Ghost])
        .purses(Tuco, &[500, 300, 450])
        .purses(Doc, &[400, 400]);
    let t = incident(position.at(3, Inside, &[Belle]));
    let values = |who| dollars(&t.view().bandit(who).unwrap().known_values);
    assert_eq!(
        (values(Tuco), values(Doc), values(Ghost), values(Belle)),
        (vec![450, 500], vec![400], vec![250], vec![250])
    );
    assert_eq!([Tuco, Doc, Ghost, Belle].map(|who| t.loot_of(who).0), [2, 1, 1, 1]);
    let lost: Vec<_> = t.story()[1..].to_vec();
    assert_eq!(lost.len(), 2);
    for event in lost {
        let Event::PurseLost { who, prize: Prize { loot: Loot::Purse, value: Some(value), .. } } = event else {
            panic!("{event:?}")
        };
        assert_eq!(value.dollars(), if who == Tuco { 300 } else { 400 });
    }
}

#[test]
fn ce_ev_revenge_02_without_a_purse_nothing_is_lost_and_a_lost_one_drops_on_that_roof() {
    let position = four(RoundCard::StationRevenge)
        .sheriff(2)
        .at(2, Roof, &[Tuco, Doc])
        .purses(Tuco, &[300])
        .purses(Doc, &[])
        .treasure(Doc, 2, 1);
    let t = incident(position);
    assert_eq!((t.loot_of(Tuco), t.loot_of(Doc)), ((0, 0, 0), (0, 2, 1)));
    assert_eq!((t.pile(2, Roof), t.pile(2, Inside)), ((0, 0, 0, 1), (0, 0, 0, 0)));
    assert_eq!(t.location(2, Roof).dropped[0].value.map(|value| value.dollars()), Some(300), "all is revealed");
    let standing = t.game.standing().unwrap();
    assert_eq!(standing.results[0].scores[0], 0);
}

#[test]
fn ce_ev_host_01_everybody_at_the_locomotive_inside_or_on_the_roof_gets_250() {
    let position = four(RoundCard::StationHostage)
        .sheriff(0)
        .at(4, Inside, &[Tuco])
        .at(4, Roof, &[Doc])
        .at(3, Roof, &[Ghost])
        .at(3, Inside, &[Belle]);
    let t = incident(position);
    assert_eq!([Tuco, Doc, Ghost, Belle].map(|who| t.bandit(who).ransoms), [1, 1, 0, 0]);
    let ransoms: Vec<_> = t.game.standing().unwrap().results.iter().map(|result| result.scores[3]).collect();
    assert_eq!(ransoms, [250, 250, 0, 0]);
    assert_eq!(t.story()[1..].len(), 2);
    assert!(t.events().contains(&Event::Ransomed { who: Doc }));
}

#[test]
fn ce_ev_host_02_the_ransom_is_plain_money_that_counts_and_no_purse() {
    let position = four(RoundCard::StationHostage).sheriff(0).at(4, Roof, &[Tuco, Doc, Ghost, Belle]);
    let t = incident(position);
    assert_eq!([Tuco, Doc, Ghost, Belle].map(|who| t.loot_of(who)), [(1, 0, 0); 4]);
    // Purse 250, ransom 250, and nobody fired: the Gunslinger's 1000 for all.
    for result in &t.game.standing().unwrap().results {
        assert_eq!((result.scores.as_slice(), result.total), (&[250, 0, 0, 250, 1000][..], 1500));
    }
}
