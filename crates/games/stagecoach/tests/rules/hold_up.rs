//! Hold-ups.

use stagecoach::data::Freight::{self, *};
use stagecoach::{Event, Options, Position, Taker};
use table::Seat;

use crate::common::{Table, rolled};

/// The first of three drivers has these cards, the second gold, the third nothing.
fn three(cards: &[Freight]) -> Position {
    Position::of(&Options::for_players(3)).yard([Mail, Mail, Mail]).open(0, cards).open(1, &[Gold])
}

#[test]
fn sc_hold_01_another_coach_with_freight_can_be_held_up() {
    let table = Table::at(three(&[Silk]).loaded());
    assert_eq!(table.options("hold-up "), ["2"]);
    assert_eq!(table.refused("hold-up 1"), ("SC-HOLD-01", "why-own-coach"));
    assert_eq!(table.refused("hold-up 3"), ("SC-HOLD-01", "why-empty-coach"));
    assert_eq!(table.refused("hold-up 4"), ("SC-HOLD-01", "why-nobody-there"));
}

#[test]
fn sc_hold_02_a_five_or_a_six_takes_a_card() {
    for pips in 1..=6 {
        let table = rolled(&three(&[Silk]).loaded(), "hold-up 2", pips);
        let [robber, victim, _] = &table.view().coaches[..] else { panic!("three coaches") };
        let has_gold = robber.cards.iter().any(|card| card.freight == Some(Gold));
        assert_eq!((has_gold, victim.cards.is_empty()), (pips >= 5, pips >= 5), "{pips}");
        assert_eq!(table.acting(), [1]);
    }
}

#[test]
fn sc_hold_02_load_03_a_prize_may_fill_the_coach() {
    let table = rolled(&three(&[Silk, Silk, Mail, Mail]).loaded(), "hold-up 2", 6);
    let coach = &table.view().coaches[0];
    assert_eq!((coach.freight, coach.bonus, coach.cards.len()), (15, 10, 0));
}

#[test]
fn sc_hold_03_the_sheriff_takes_a_card_of_heavy_coaches() {
    for cards in 1..=4_usize {
        let game = three(&[Silk, Flour, Whiskey, Mail][..cards]).loaded();
        for pips in 1..=4 {
            let table = rolled(&game, "hold-up 2", pips);
            let caught = usize::from(pips) <= cards;
            assert_eq!(table.view().coaches[0].cards.len(), cards - usize::from(caught), "{pips} pips, {cards} cards");
            let by_sheriff = |event: &Event| matches!(event, Event::Lost { to: Taker::Sheriff, .. });
            assert_eq!(table.was_told(by_sheriff), caught);
        }
    }
}

#[test]
fn sc_hold_04_a_face_down_prize_is_known_to_the_two_who_held_it() {
    let game = Position::of(&Options::for_players(3)).yard([Mail, Mail, Mail]).open(0, &[Silk]).down(1, &[Gold]);
    let table = rolled(&game.loaded(), "hold-up 2", 5);
    let prize = |view: stagecoach::View| view.coaches[0].cards[1].freight;
    assert_eq!([0, 1, 2].map(|seat| prize(table.view_of(seat))), [Some(Gold), Some(Gold), None]);
    assert_eq!(prize(table.view()), None);
    let told = |seat| {
        let events = table.told_to(table::Eyes::Seat(Seat::new(seat)));
        events.iter().find_map(|event| match event {
            Event::Robbed { freight, .. } => Some(*freight),
            _ => None,
        })
    };
    assert_eq!([0, 1, 2].map(told), [Some(Some(Gold)), Some(Some(Gold)), Some(None)]);
}

#[test]
fn sc_hold_05_hold_ups_can_be_left_out() {
    let peaceful = Position::of(&Options::for_players(2).peaceful()).yard([Mail, Mail, Mail]);
    let table = Table::at(peaceful.open(0, &[Silk]).open(1, &[Gold]).loaded());
    assert_eq!(table.legal(), ["drive", "stop"]);
    assert_eq!(table.refused("hold-up 2"), ("SC-HOLD-05", "why-no-hold-ups"));
}
