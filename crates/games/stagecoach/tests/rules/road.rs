//! Driving on, ambushes and the station.

use stagecoach::data::Freight::{self, *};
use stagecoach::{Event, Options, Position, Stagecoach, Taker};
use table::Seat;

use crate::common::{Table, rolled};

fn aboard(cards: &[Freight]) -> Stagecoach {
    Position::of(&Options::for_players(2)).yard([Mail, Mail, Mail]).open(0, cards).loaded()
}

#[test]
fn sc_road_01_fewer_pips_than_cards_are_an_ambush() {
    for cards in 1..=4_usize {
        let game = aboard(&[Silk, Gold, Whiskey, Flour][..cards]);
        for pips in 1..=6 {
            let left = rolled(&game, "drive", pips).view().coaches[0].cards.len();
            let ambushed = usize::from(usize::from(pips) < cards);
            assert_eq!(left, cards - ambushed, "{pips} pips, {cards} cards");
        }
    }
}

#[test]
fn sc_road_02_an_ambush_takes_any_card_and_shows_it() {
    let game = Position::of(&Options::for_players(2)).yard([Mail, Mail, Mail]).down(0, &[Silk, Gold, Flour]).loaded();
    let mut lost = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let mut table = Table::led(seed, |_, _| game.clone());
        let played = table.play("drive");
        let [Event::Drove { pips, .. }, rest @ ..] = &table.latest()[..] else { panic!("{:?}", table.latest()) };
        assert_eq!(*pips < 3, !rest.is_empty());
        if let [Event::Lost { seat, freight, to, .. }] = rest {
            assert_eq!((*seat, *to, played.revealed), (Seat::new(0), Taker::Bandits, true));
            assert_eq!(table.view().gone[freight.index()], 1);
            lost.insert(*freight);
        }
    }
    assert_eq!(lost.into_iter().collect::<Vec<_>>(), [Flour, Silk, Gold]);
}

#[test]
fn sc_stop_01_everything_aboard_is_delivered_for_its_value() {
    let mut table = Table::at(aboard(&[Gold]));
    let played = table.play("stop");
    assert!(!played.is_barrier(), "everybody has seen the card before");
    let coach = &table.view().coaches[0];
    assert_eq!((coach.freight, coach.bonus, coach.delivered, coach.cards.len()), (5, 0, 1, 0));
    assert_eq!(table.acting(), [1]);
    let secret = Position::of(&Options::for_players(2)).yard([Mail, Mail, Mail]).down(0, &[Gold]).loaded();
    assert!(Table::at(secret).play("stop").revealed);
}

#[test]
fn sc_stop_02_cards_delivered_together_score_a_bonus() {
    for (cards, bonus) in [(1, 0), (2, 1), (3, 3), (4, 6)] {
        let mut table = Table::at(aboard(&[Silk, Gold, Whiskey, Flour][..cards]));
        table.play("stop");
        assert_eq!(table.view().coaches[0].bonus, bonus, "{cards} cards");
    }
}
