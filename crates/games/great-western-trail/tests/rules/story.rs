//! What the story tells: every event, in every language, to all who hear of it.

use great_western_trail::data::boards::{Disc, Row};
use great_western_trail::data::buildings::Number;
use great_western_trail::data::cattle::Cattle;
use great_western_trail::data::objectives::Objective;
use great_western_trail::data::railroad::{Berth, City, Link, Master, Station};
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::data::trail::{Site, Sites};
use great_western_trail::{
    Card, Cause, Cows, Destination, Effect, Event, GreatWesternTrail, Leg, Options, Pile, Position,
};
use proving::journey::all_eyes;
use proving::rulebook::spaced;
use proving::words as checks;
use table::{Eyes, Game, Seat};
use wording::{Language, Worded};

use crate::common::*;

/// Where somebody was seen last, which does not show in the story.
const LEG: Leg = Leg { from: Site::A, via: 0 };

fn number(number: u8) -> Number {
    Number::new(number).expect("a building")
}

/// A position in which something stands everywhere.
fn settled(options: &Options) -> Position {
    let mut position = Position::new(options, 4);
    position.build(ME, 4, Site::B2).build(YOU, 7, Site::A1).tile(Site::Flood1, Tile::FloodGreen3);
    position
}

/// A hand of these cards.
fn pile<const N: usize>(names: [&str; N]) -> Pile {
    cards(names).into_iter().fold(Pile::EMPTY, |mut pile, card| {
        pile.add(card);
        pile
    })
}

fn two_cows() -> Cows {
    let mut cows = Cows::NONE;
    cows.add(Cattle::Longhorn, 2);
    cows.add(Cattle::Hereford6, 1);
    cows
}

/// Every event, in several forms.
fn events() -> Vec<Event> {
    let seat = ME;
    let mut events = vec![
        Event::Began(seat),
        Event::TurnBegan(seat),
        Event::Settled(seat, Site::C),
        Event::Used(seat, Effect::PairFor4),
        Event::Copied(seat, Site::A1),
        Event::Gained(seat, 3),
        Event::Paid(seat, 2, Cause::Auxiliary(Row(2))),
        Event::Paid(seat, 2, Cause::Effect(Effect::PaidEngine2)),
        Event::Paid(seat, 4, Cause::Transport(City::Peoria)),
        Event::Certified { seat, from: 1, to: 3 },
        Event::Reshuffled(seat),
        Event::Discarded(seat, Card::Cattle(Cattle::Criollo)),
        Event::Discarded(seat, Card::Objective(Objective::O13)),
        Event::Trashed(seat, Card::Cattle(Cattle::Heifer)),
        Event::MarketGrew(two_cows()),
        Event::BanditCaptured { seat, tile: Tile::OrangeBandit, site: Site::Bandit1 },
        Event::DiscRecalled(seat, Station::S3),
        Event::DisplayRefilled(Objective::O6),
        Event::ObjectivePlayed(seat, Objective::O20),
        Event::TokenGained(seat),
        Event::TokensReturned(seat, 2),
        Event::TokenMoved(6),
        Event::EndTriggered(seat),
        Event::HandDiscarded(seat),
        Event::Linked(seat, Link::FultonStLouis),
        Event::Linked(seat, Link::ToledoPittsburgh),
        Event::ForesightRefilled(3, Tile::Engineer),
        Event::Appointed { seat, master: Master::Sm4, station: Station::S1, worker: Some(Worker::Engineer) },
        Event::Appointed { seat, master: Master::Sm9, station: Station::S5, worker: None },
    ];
    events.extend([Site::A1, Site::B2, Site::Flood1, Site::KansasCity].map(|to| Event::Moved {
        seat,
        to,
        steps: 2,
        past: Sites::of(&[Site::A1, Site::Flood1]),
        leg: LEG,
    }));
    events.extend([(Some(YOU), 2, 4), (Some(YOU), 4, 4), (None, 2, 2), (None, 0, 2)].map(|(to, dollars, due)| {
        let site = if to.is_some() { Site::A1 } else { Site::Flood1 };
        Event::FeePaid { seat, to, site, leg: LEG, dollars, due }
    }));
    for row in Row::ALL {
        events.extend([true, false].map(|double| Event::AuxiliaryUsed { seat, row, double }));
    }
    for phase_c in [true, false] {
        let cards = pile(["criollo", "criollo", "o1"]);
        events.push(Event::Drew { seat, count: 3, cards: Some(cards), phase_c });
        events.push(Event::Drew { seat, count: 1, cards: None, phase_c });
    }
    for dollars in [0, 6] {
        let (row, site) = (3, Site::B2);
        events.extend(Worker::ALL.map(|worker| Event::Hired { seat, worker, row, dollars }));
        events.extend([None, Some(Cattle::RedPoll)].map(|second| Event::Bought {
            seat,
            card: Cattle::Calf,
            second,
            dollars,
        }));
        events.extend([None, Some(number(2))].map(|replaced| Event::Built {
            seat,
            number: number(4),
            site,
            replaced,
            dollars,
        }));
        events.push(Event::HazardRemoved { seat, tile: Tile::DroughtBlack2, site: Site::Drought3, dollars });
        events.push(Event::Upgraded { seat, station: Station::S10, dollars });
        events.extend(Disc::ALL.map(|disc| Event::DiscTaken { seat, disc, dollars }));
    }
    for berth in [Berth::START, Berth::END, Station::S4.berth()] {
        let from = Station::S2.berth();
        events.push(Event::EngineMoved { seat, from, to: berth });
    }
    for from_deck in [true, false] {
        for to_hand in [true, false] {
            events.extend([None, Some(Objective::O2)].map(|objective| Event::ObjectiveTaken {
                seat,
                objective,
                from_deck,
                to_hand,
            }));
        }
    }
    for tile in Tile::ALL {
        let to = [Destination::Site(Site::Rock2), Destination::Job(4, 3), Destination::Gone];
        events.extend(to.map(|to| Event::TilePlaced { seat, tile, to }));
    }
    for (permanent, spent) in [(0, 0), (1, 0), (0, 1), (2, 4)] {
        let hand = pile(["galloway", "longhorn", "shorthorn-4"]);
        events.push(Event::HandShown { seat, hand, value: 9, permanent, spent });
    }
    for to in [Cattle::Heifer, Cattle::Cow] {
        events.extend([1, 2, 5].map(|count| Event::Raised { seat, to, count }));
    }
    for city in City::ALL {
        events.extend([true, false].map(|extraordinary| Event::Delivered { seat, city, extraordinary }));
    }
    events
}

#[test]
fn every_event_is_told_in_every_language() {
    let game = settled(&Options::for_players(3)).game();
    for event in events() {
        for eyes in all_eyes(&game) {
            let told = GreatWesternTrail::event_for(&event, eyes).expect("everybody hears of everything");
            let line = GreatWesternTrail::story(&told, &game.view(eyes));
            checks::phrase::<GreatWesternTrail>(&line);
            for language in Language::ALL {
                let said = checks::say::<GreatWesternTrail>(language, &line);
                assert!(said.ends_with('.') && said.starts_with(|c: char| c.is_uppercase()), "{said}");
            }
        }
    }
}

#[test]
fn every_card_of_sam_is_told() {
    let game = Position::new(&Options::for_players(1), 4).game();
    let sam = Seat::new(1);
    let specialized = Worker::ALL.map(Event::SamSpecialized);
    let fee = Event::FeePaid { seat: sam, to: Some(ME), site: Site::B2, leg: LEG, dollars: 2, due: 2 };
    for event in (1..=15).map(Event::SamTurned).chain(specialized).chain([fee, Event::TurnBegan(sam)]) {
        checks::phrase::<GreatWesternTrail>(&GreatWesternTrail::story(&event, &game.view(Eyes::Seat(ME))));
    }
}

#[track_caller]
fn tells(event: &Event, en: &str, pl: &str) {
    let game = settled(&Options::for_players(2)).game();
    let line = GreatWesternTrail::story(event, &game.view(Eyes::Seat(ME)));
    let said = Language::ALL.map(|language| spaced(&checks::say::<GreatWesternTrail>(language, &line)));
    assert_eq!(said, [en, pl]);
}

#[test]
fn lines_read_as_people_would_tell_them() {
    let seat = ME;
    tells(
        &Event::FeePaid { seat, to: Some(YOU), site: Site::A1, leg: LEG, dollars: 3, due: 4 },
        "Ann pays $3 of $4 for Bob’s 7a on A1, all that is left.",
        "Ann płaci 3 $ z 4 $ za budynek 7a na A1 (Bob), bo tyle zostało.",
    );
    tells(
        &Event::FeePaid { seat, to: None, site: Site::Flood1, leg: LEG, dollars: 0, due: 2 },
        "Ann has no money left to pay for flood 1 (green hand).",
        "Ann nie ma z czego zapłacić za powódź 1 (zielona dłoń).",
    );
    tells(
        &Event::Moved { seat, to: Site::B2, steps: 2, past: Sites::NONE, leg: LEG },
        "Ann goes 2 steps to their own 4a on B2.",
        "Ann idzie 2 kroki do własnego budynku 4a (działka B2).",
    );
    tells(
        &Event::HandShown { seat, hand: pile(["galloway", "longhorn"]), value: 5, permanent: 1, spent: 2 },
        "Ann shows Galloway and Longhorn: value 5, 1 by permanent certificates, 2 certificates spent. The bank pays $8.",
        "Ann pokazuje karty: Galloway i Longhorn; wartość 5, 1 z certyfikatów stałych, 2 wydane certyfikaty. \
         Bank płaci 8 $.",
    );
    tells(
        &Event::EngineMoved { seat, from: Station::S1.berth(), to: Berth::START },
        "Ann’s engine goes back from the turnout of station 1 (between 4 and 5) to the start space.",
        "Ann: lokomotywa jedzie wstecz z bocznicy stacji 1 (między 4 a 5) na pole startowe.",
    );
    tells(
        &Event::TilePlaced { seat, tile: Tile::GreenBandit, to: Destination::Site(Site::Bandit5) },
        "Ann takes the green bandit from foresight: to bandit slot 5.",
        "Ann bierze z obszaru rozwoju zielonego bandytę: na pole bandytów 5.",
    );
    tells(
        &Event::Linked(seat, Link::FultonStLouis),
        "Ann completes the link Fulton – St. Louis: an objective card and −3 points.",
        "Ann tworzy połączenie Fulton – St. Louis: karta celu i −3 punkty.",
    );
    tells(
        &Event::Bought { seat, card: Cattle::Longhorn, second: Some(Cattle::BlackAngus), dollars: 5 },
        "Ann buys a Longhorn and a Black Angus for $5.",
        "Ann kupuje kartę Longhorn i kartę Black Angus za 5 $.",
    );
}

/// What is said of a decision to `ME`, line by line, in English and in Polish.
fn said(play: &Play) -> [Vec<String>; 2] {
    let view = play.view_of(ME);
    Language::ALL.map(|language| {
        let line = |event: &Event| {
            spaced(&checks::say::<GreatWesternTrail>(language, &GreatWesternTrail::story(event, &view)))
        };
        play.latest().iter().map(line).collect()
    })
}

#[test]
fn gwt_move_06_it_is_said_by_which_branch_the_rancher_went() {
    // A1 to A3 hold an own building and one without a hand, the other branch a flood; D lies on one of two branches.
    let mut position = clear(2);
    position.build(ME, 4, Site::A1).build(YOU, 2, Site::A2).tile(Site::Flood1, Tile::FloodGreen3);
    for (from, way, en, pl) in [
        (
            Site::A,
            "go B",
            &["Ann goes 3 steps to building B, past their own 4a on A1 and Bob’s 2a on A2."][..],
            &["Ann idzie 3 kroki do budynku B, mijając własny budynek 4a na A1 i budynek 2a na A2 (Bob)."][..],
        ),
        (
            Site::A,
            "go B via A",
            &["Ann pays $2 for flood 1 (green hand).", "Ann goes 2 steps to building B."],
            &["Ann płaci 2 $ za powódź 1 (zielona dłoń).", "Ann idzie 2 kroki do budynku B."],
        ),
        (Site::B, "go E", &["Ann goes 2 steps to building E."], &["Ann idzie 2 kroki do budynku E."]),
        (
            Site::B,
            "go E via C",
            &["Ann goes 3 steps to building E, past building D."],
            &["Ann idzie 3 kroki do budynku E, mijając budynek D."],
        ),
    ] {
        position.player(ME).rancher = Some(from);
        let mut play = play_from(&position);
        play.play(way);
        assert_eq!(said(&play), [en.to_vec(), pl.to_vec()], "{way}");
    }
}

#[test]
fn gwt_setup_20_solo_02_it_is_said_who_begins_and_what_sam_is_good_at() {
    let opening = |options: &Options, language: Language| -> Vec<String> {
        let play = Play::deal(options, 3);
        let view = play.game.view(Eyes::Bystander);
        let say = |event: &Event| checks::say::<GreatWesternTrail>(language, &GreatWesternTrail::story(event, &view));
        play.game.opening().iter().map(say).collect()
    };
    let four = Options::for_players(4);
    let first = Play::deal(&four, 3).table().first;
    assert_eq!(Play::deal(&four, 3).game.opening(), [Event::Began(first)]);
    let names = ["Ann", "Bob", "Cy", "Di"];
    assert_eq!(opening(&four, Language::En), [format!("{} begins.", names[first.index()])]);
    let solo = Options::for_players(1);
    let sam = Play::deal(&solo, 3).table().sam.expect("Sam").specialization;
    assert_eq!(Play::deal(&solo, 3).game.opening(), [Event::SamSpecialized(sam), Event::Began(ME)]);
    let [good_at, begins] = &opening(&solo, Language::Pl)[..] else { panic!("two lines") };
    assert!(good_at.starts_with("Specjalizacja Sama: ") && begins == "Zaczyna Ann.", "{good_at} {begins}");
}

#[test]
fn what_is_told_of_an_auxiliary_action_is_told_once() {
    let mut position = clear(2);
    position.take(ME, Disc::Aux4).take(ME, Disc::Aux4).visit(Site::G);
    let mut play = play_from(&position);
    play.play_all(["use auxiliary", "auxiliary 4 double"]);
    assert_eq!(
        said(&play),
        [
            ["Ann uses auxiliary action 4, doubled.", "Ann pays $2 for it."].map(str::to_owned).to_vec(),
            ["Ann wykonuje podwójną akcję pomocniczą 4.", "Ann płaci za nią 2 $."].map(str::to_owned).to_vec(),
        ]
    );
}

#[test]
fn gwt_solo_08_25_what_sam_brings_and_takes_is_said() {
    let mut position = Position::new(&Options::for_players(1), 4);
    position.build(ME, 1, Site::A1);
    let fee = Event::FeePaid { seat: YOU, to: Some(ME), site: Site::A1, leg: LEG, dollars: 2, due: 2 };
    let line = GreatWesternTrail::story(&fee, &position.game().view(Eyes::Seat(ME)));
    let said = Language::ALL.map(|language| spaced(&checks::say::<GreatWesternTrail>(language, &line)));
    assert_eq!(
        said,
        [
            "Ann gets $2 from the bank, since Sam comes to Ann’s 1a on A1.",
            "Ann dostaje 2 $ z banku, bo Sam wchodzi na budynek 1a na A1 (Ann)."
        ]
    );
    // A tie at the end is Sam's, and it is said that it was one.
    let mut view = position.game().view(Eyes::Bystander);
    let mut standing = position.game().reckoning().expect("a reckoning");
    view.table.asked = None;
    for (total, expected) in [(7, "Jest remis, a przy remisie wygrywa Sam."), (6, "Wygrywa Sam.")] {
        for result in &mut standing.results {
            (result.total, result.place) = (7, 1);
        }
        (standing.results[0].total, standing.results[0].place) = (total, 2);
        view.standing = Some(standing.clone());
        for phrase in [GreatWesternTrail::prompt(&view), GreatWesternTrail::story(&Event::Ended, &view)] {
            let said = checks::say::<GreatWesternTrail>(Language::Pl, &phrase);
            assert_eq!(said, format!("Koniec gry. {expected}"));
        }
    }
}

#[test]
fn nobody_hears_which_cards_another_has_drawn() {
    let game = settled(&Options::for_players(2)).game();
    let drawn = Event::Drew { seat: YOU, count: 1, cards: Some(pile(["hereford-7"])), phase_c: false };
    let goal = Event::ObjectiveTaken { seat: YOU, objective: Some(Objective::O6), from_deck: true, to_hand: true };
    for (event, secret) in [(drawn, "Hereford"), (goal, "New York")] {
        for eyes in [Eyes::Seat(ME), Eyes::Bystander] {
            let told = GreatWesternTrail::event_for(&event, eyes).expect("that it happened is told");
            let said =
                checks::say::<GreatWesternTrail>(Language::En, &GreatWesternTrail::story(&told, &game.view(eyes)));
            assert!(!said.contains(secret), "{said}");
        }
        let own = GreatWesternTrail::event_for(&event, Eyes::Seat(YOU)).expect("its owner sees it");
        let line = GreatWesternTrail::story(&own, &game.view(Eyes::Seat(YOU)));
        assert!(checks::say::<GreatWesternTrail>(Language::En, &line).contains(secret));
    }
}
