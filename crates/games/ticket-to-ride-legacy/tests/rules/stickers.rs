//! Every rule sticker: not in force before it is added, in force afterwards.

use ticket_to_ride_legacy::data::{List, data};
use ticket_to_ride_legacy::{Event, Options, Sticker};

use crate::common::*;

/// The first game, from 1, in which a sticker is in force while turns are taken, and the first in which it no longer is.
fn span(sticker: Sticker) -> (usize, Option<usize>) {
    let in_force = |number: usize| {
        let mut t = begun(&game(number).options(), 1);
        t.answer_while(|view| view.turn.is_none());
        t.has_rule(sticker)
    };
    let first = (1..=12).find(|number| in_force(*number)).expect("some game");
    (first, (first..=12).find(|number| !in_force(*number)))
}

#[test]
fn stickers_come_and_go_with_the_calendar() {
    // Areas are opened in the order FL, GP, OR, BL, HD, NM, CF, PN.
    for (sticker, expected) in [
        (Sticker::Panic, (5, Some(7))),
        (Sticker::CattleSetup, (4, None)),
        (Sticker::OutlawSetup, (5, None)),
        (Sticker::ConductorSetup, (10, None)),
        (Sticker::OfficeSetup, (2, None)),
        (Sticker::Snow, (9, None)),
        (Sticker::Customs, (7, None)),
        (Sticker::Company, (1, None)),
        (Sticker::Mail, (8, Some(10))),
        (Sticker::Robbery, (5, None)),
        (Sticker::Station, (3, None)),
        (Sticker::Conductor, (10, None)),
        (Sticker::Mine, (6, None)),
        (Sticker::Cattle, (4, None)),
        (Sticker::Cargo, (2, None)),
        (Sticker::Spike, (8, None)),
        (Sticker::Pioneer, (2, None)),
        (Sticker::Postcard, (2, None)),
        (Sticker::Large, (1, None)),
        (Sticker::Trade, (7, None)),
        (Sticker::Expo, (12, None)),
        (Sticker::Ribbon, (2, None)),
        (Sticker::Stamp, (2, None)),
        (Sticker::StationEnd, (3, None)),
        (Sticker::Worn, (2, None)),
    ] {
        assert_eq!(span(sticker), expected, "{sticker}");
    }
}

#[test]
fn stickers_have_the_numbers_of_their_frames() {
    let row = |sticker: Sticker| {
        let it = &data().stickers[sticker.index()];
        (it.list, it.number)
    };
    for (sticker, list, number) in [
        (Sticker::Panic, List::Setup, 3),
        (Sticker::CattleSetup, List::Setup, 10),
        (Sticker::OutlawSetup, List::Setup, 11),
        (Sticker::ConductorSetup, List::Setup, 12),
        (Sticker::OfficeSetup, List::Setup, 13),
        (Sticker::Snow, List::Build, 1),
        (Sticker::Customs, List::Build, 2),
        (Sticker::Company, List::Build, 3),
        (Sticker::Mail, List::Build, 3),
        (Sticker::Robbery, List::Build, 4),
        (Sticker::Station, List::Build, 5),
        (Sticker::Conductor, List::Build, 6),
        (Sticker::Mine, List::Build, 7),
        (Sticker::Cattle, List::Build, 8),
        (Sticker::Cargo, List::Build, 9),
        (Sticker::Spike, List::Build, 10),
        (Sticker::Pioneer, List::Build, 11),
        (Sticker::Postcard, List::Build, 11),
        (Sticker::Large, List::Build, 12),
        (Sticker::Trade, List::Score, 0),
        (Sticker::Expo, List::Score, 0),
        (Sticker::Ribbon, List::End, 1),
        (Sticker::Stamp, List::End, 4),
        (Sticker::StationEnd, List::End, 5),
        (Sticker::Worn, List::End, 7),
    ] {
        assert_eq!(row(sticker), (list, number), "{sticker}");
    }
}

#[test]
fn the_first_story_card_after_a_game_adds_six_stickers() {
    let mut t = ended(game(1));
    t.finish();
    let added = t.times(|event| matches!(event, Event::RuleAdded(_)));
    let of_box = Options::next(&t.legacy(), &trio()).unwrap().record().unwrap().rules().iter().count() - 2 - 6;
    assert_eq!(added, 6 + of_box);
}
