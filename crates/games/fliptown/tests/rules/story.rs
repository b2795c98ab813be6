//! What the story tells: how the game began, how much a reward was, and where somebody was again.

use fliptown::data::{Building, Character, Difficulty, Item};
use fliptown::view::Phase;
use fliptown::{Bail, Card, Deed, Event, Fliptown, Holdem, Office, Options, Penalty, Position, Report, Rival, Tool};
use table::{Eyes, Game};

use crate::common::*;

/// What these eyes are told at the beginning.
fn beginning(t: &Table, eyes: Eyes) -> Vec<Event> {
    t.game.opening().iter().filter_map(|event| Fliptown::event_for(event, eyes)).collect()
}

fn lineup(t: &Table) -> [Card; 3] {
    t.view().lineup.as_slice().try_into().expect("three cards")
}

#[test]
fn ft_round_01_turn_01_the_beginning_is_told_to_all_before_anybody_decides() {
    for (options, more) in [(Options::for_players(1), 0), (Options::for_players(2), 1)] {
        let mut t = deal(&options, 3);
        let everybody = [eyes(0), Eyes::Bystander, Eyes::Open];
        for told in everybody.map(|eyes| beginning(&t, eyes)) {
            let round = [Event::RoundBegan { round: 1 }, Event::Flipped { turn: 1, lineup: lineup(&t) }];
            assert_eq!((told.len(), &told[more..]), (2 + more, &round[..]));
        }
        t.play("play 1 grave-tl");
        let again = |event: &Event| matches!(event, Event::RoundBegan { .. } | Event::Flipped { .. });
        assert!(!t.events().iter().any(again), "what was told at the beginning is not told again");
        if more > 0 {
            assert_eq!(t.told_to(eyes(1)), [], "nobody learns from it that another has begun");
        }
    }
}

#[test]
fn ft_setup_06_07_08_the_beginning_tells_what_chance_dealt() {
    let t = deal(&Options::for_players(3).characters(), 5);
    let view = t.view();
    let told = beginning(&t, eyes(1));
    for (event, player) in told.iter().zip(&view.players) {
        assert_eq!(*event, Event::Cast { seat: player.seat, character: player.character.unwrap() });
    }
    let objectives = [0, 1, 2].map(|number| view.objectives[number].objective);
    assert_eq!(told[3], Event::ObjectivesLaid(objectives));
    let t = deal(&Options::for_players(1).cowbot(Rival::Random, Difficulty::Hard), 5);
    let cowbot = t.view().cowbot.unwrap().cowbot;
    assert_eq!(beginning(&t, eyes(0))[0], Event::Challenged { cowbot, difficulty: Difficulty::Hard });
}

#[test]
fn ft_hold_02_secret_cards_stay_secret_at_the_beginning() {
    let position = Position::players(2).holdem(Holdem::Standard, &["Ah Kh", "2c 3c"]).lineup("5c 9h Js");
    let t = turn(position);
    let dealt = |owner: usize, names: Option<&str>| Event::Dealt {
        seat: seat(owner),
        cards: names.map(|names| cards(names).try_into().expect("two cards")),
        secret: true,
    };
    assert_eq!(beginning(&t, eyes(0))[2..4], [dealt(0, Some("Ah Kh")), dealt(1, None)]);
    assert_eq!(beginning(&t, Eyes::Bystander)[2..4], [dealt(0, None), dealt(1, None)]);
}

#[cfg(feature = "words")]
#[test]
fn ft_setup_07_08_the_beginning_is_said() {
    use fliptown::data::Cowbot;
    use proving::words as checks;
    use wording::{Language, Worded};
    let options = Options::for_players(1).cowbot(Rival::Chosen(Cowbot::WyattEarp), Difficulty::Easy);
    let t = turn(Position::of(&options).characters(&[Character::Settler]).lineup("5c 9h Js"));
    let said = |language| -> Vec<String> {
        let told = beginning(&t, eyes(0));
        told.iter().map(|event| checks::say::<Fliptown>(language, &Fliptown::story(event, &t.view_of(0)))).collect()
    };
    assert_eq!(
        said(Language::En),
        [
            "Ann plays the character Settler: once, a Town bonus action.",
            "Wyatt Earp is the opponent, on easy.",
            "A name is to be made in the West: round 1 begins. The deck is shuffled, and the sheriff card lies face down.",
            "Turn 1: 5♣, 9♥ and J♠ are turned up.",
        ]
    );
    assert_eq!(
        said(Language::Pl)[..2],
        ["Ann gra jako Osadnik: raz dodatkowa akcja Miasta.", "Przeciwnikiem jest Wyatt Earp, poziom łatwy."]
    );
}

#[test]
fn a_reward_for_an_outlaw_says_how_much_it_was() {
    let with = |wanted| {
        flipped(Position::solo().wanted(0, wanted).money(0, 0, 0).items(0, &[Item::OutlawKing]).lineup("Kh 8d 3c"))
    };
    for (wanted, notation, reward, amount) in [
        (3, "bail cash", Bail::Cash, 4),
        (3, "bail gold", Bail::Gold, 2),
        (3, "bail wanted", Bail::Wanted, 2),
        (1, "bail wanted", Bail::Wanted, 1),
    ] {
        let mut t = with(wanted);
        t.play(notation);
        assert_eq!(t.deeds()[0], Deed::Bailed { reward, amount }, "{notation} with {wanted}");
    }
}

#[test]
fn the_reward_of_the_office_says_how_much_it_was() {
    for (wanted, notation, reward, amount) in [
        (3, "office star", Office::Star, 1),
        (3, "office wanted", Office::Wanted, 2),
        (1, "office wanted", Office::Wanted, 1),
    ] {
        let mut t = turn(Position::solo().wanted(0, wanted).circled(0, "town-j").lineup("Jc 5c 9h"));
        t.play_all(["play 3 town-j", notation]);
        assert!(t.deeds().contains(&Deed::OfficeRewarded { reward, amount }), "{notation}: {:?}", t.deeds());
    }
    let mut t = turn(Position::solo().circled(0, "town-j").lineup("Jc 5c 9h"));
    t.play("play 3 town-j");
    assert!(t.deeds().contains(&Deed::OfficeRewarded { reward: Office::Star, amount: 1 }), "{:?}", t.deeds());
}

#[test]
fn others_learn_where_somebody_was_again() {
    let mut t = turn(Position::players(2).money(0, 0, 0).circled(0, "town-9 town-5").lineup("9c 5c 2h"));
    t.play("play 3 town-9");
    let seen = |t: &Table, eyes| t.game.view(eyes).players[0].running.clone().map(|running| running.revisited);
    assert_eq!(seen(&t, eyes(0)), Some(vec![Building::Gunsmith]));
    assert_eq!((seen(&t, eyes(1)), seen(&t, Eyes::Bystander)), (None, None), "it is hidden as yet");
    t.play("done");
    t.play_as(1, "play 1 grave-tl");
    t.play_as(1, "done");
    let reports: Vec<Report> = t
        .told_to(Eyes::Bystander)
        .into_iter()
        .filter_map(|event| match event {
            Event::Shown { report, .. } => Some(*report),
            _ => None,
        })
        .collect();
    assert_eq!(reports[0].revisited, [Building::Gunsmith]);
    assert_eq!((reports[0].circled.len(), reports[1].revisited.len(), reports[1].circled.len()), (0, 0, 1));
}

/// Cash, gold, stars, wanted posters, pans and hammers.
type Ledger = [i32; 6];

/// What the story says that a seat has more of than at the beginning.
fn told_ledger(t: &Table, of: usize) -> Ledger {
    let mut sums = [0; 6];
    for event in t.told_to(Eyes::Open) {
        let [cash, gold, stars, wanted, pans, hammers] = &mut sums;
        match event {
            Event::Did { seat: by, deed, .. } if by == seat(of) => match deed {
                Deed::Gained(gains) => {
                    *cash += i32::from(gains.cash);
                    *gold += i32::from(gains.gold);
                    *stars += i32::from(gains.stars);
                    *wanted += i32::from(gains.wanted) - i32::from(gains.cleared);
                    *pans += i32::from(gains.pans);
                    *hammers += i32::from(gains.hammers);
                }
                Deed::Acted { gold: paid, .. } => *gold -= i32::from(paid),
                Deed::EffectUsed { cash: paid, gold: spent, .. } => {
                    *cash -= i32::from(paid);
                    *gold -= i32::from(spent);
                }
                Deed::Bailed { reward: Bail::Cash, amount } => *cash += i32::from(amount),
                Deed::Bailed { reward: Bail::Gold, amount } => *gold += i32::from(amount),
                Deed::OfficeRewarded { reward: Office::Star, amount } => *stars += i32::from(amount),
                Deed::Bailed { amount, .. } | Deed::OfficeRewarded { amount, .. } => *wanted -= i32::from(amount),
                Deed::Took(Tool::Pan) => *pans += 1,
                Deed::Took(Tool::Hammer) => *hammers += 1,
                _ => {}
            },
            Event::BankPaid { seat: by, stars: paid } if by == seat(of) => *stars += i32::from(paid),
            Event::ObjectiveScored { seat: by, stars: paid, .. } if by == seat(of) => *stars += i32::from(paid),
            Event::HandPaid { seat: by, cash: paid, stars: won, .. } if by == seat(of) => {
                *cash += i32::from(paid);
                *stars += i32::from(won);
            }
            Event::Worked { seat: by, gold: dug, cash: paid } if by == seat(of) => {
                *gold += i32::from(dug);
                *cash += i32::from(paid);
            }
            Event::Bribed { seat: by, gold: paid } if by == seat(of) => *gold -= i32::from(paid),
            Event::Arrested { seat: by, penalty, amount } if by == seat(of) => match penalty {
                Penalty::Cash => *cash -= i32::from(amount),
                Penalty::Stars => *stars -= i32::from(amount),
            },
            _ => {}
        }
    }
    sums
}

fn ledger(t: &Table, of: usize) -> Ledger {
    let sheet = t.view_of(of).players.swap_remove(of);
    let coins = [sheet.cash, sheet.gold, sheet.stars].map(i32::from);
    let counts = [sheet.wanted, sheet.pans, sheet.hammers].map(i32::from);
    [coins[0], coins[1], coins[2], counts[0], counts[1], counts[2]]
}

#[test]
fn whatever_changes_on_a_sheet_is_told_and_nothing_else() {
    let setups = [
        Options::for_players(1).characters().holdem(Holdem::Standard),
        Options::for_players(1).cowbot(Rival::Random, Difficulty::Normal),
        Options::for_players(3).characters().holdem(Holdem::Competitive),
    ];
    for (setup, seed) in setups.iter().flat_map(|setup| (0..12).map(move |seed| (setup, seed))) {
        let mut t = deal(setup, seed);
        let before: Vec<Ledger> = (0..setup.players).map(|of| ledger(&t, of)).collect();
        t.play_out(|t| {
            // What others pay for an arrest is told when all have decided.
            if matches!(t.view().phase, Phase::Arrest | Phase::Bribe) {
                return;
            }
            for of in 0..setup.players {
                let (now, told) = (ledger(t, of), told_ledger(t, of));
                let changed: Vec<i32> = now.iter().zip(before[of]).map(|(now, before)| now - before).collect();
                assert_eq!(told.to_vec(), changed, "seat {of} of seed {seed}: {:?}", t.events().last());
            }
        });
    }
}

#[test]
fn a_question_is_answered_before_anything_is_settled() {
    // Too poor for a pistol: all that could be done at the gunsmith's is to leave.
    let mut t = turn(Position::solo().money(0, 0, 0).lineup("9c 5c 2h"));
    t.play_all(["play 3 town-9", "bonus trail-2"]);
    assert_eq!(t.legal(), ["take pan", "take hammer"]);
    assert!(!t.deeds().iter().any(|deed| matches!(deed, Deed::EffectUsed { .. })));
    t.play("take hammer");
    assert!(matches!(t.deeds().last(), Some(Deed::EffectUsed { .. })), "{:?}", t.deeds().last());
}

#[test]
fn what_is_shown_of_a_hidden_turn_is_all_that_it_changed() {
    let mut shown = 0;
    for seed in 0..12 {
        let mut t = deal(&Options::for_players(3).characters(), seed);
        t.play_out(|_| {});
        for ((_, before), (event, after)) in t.told.iter().zip(&t.told[1..]) {
            let Event::Shown { seat, report } = event else { continue };
            let [before, after] =
                [before, after].map(|game| game.view(Eyes::Bystander).players.swap_remove(seat.index()));
            let more = |now: u16, then: u16| now as i16 - then as i16;
            assert_eq!(report.circled, new(&before.circled, &after.circled));
            assert_eq!(report.passed, new(&before.passed, &after.passed));
            assert_eq!(report.items, new(&before.items, &after.items));
            assert_eq!(report.cells, new(&before.land, &after.land));
            assert_eq!((report.nights, report.abilities), (after.hotel - before.hotel, before.uses - after.uses));
            assert_eq!((report.pans, report.hammers), (after.pans - before.pans, after.hammers - before.hammers));
            assert_eq!((report.cash, report.gold), (more(after.cash, before.cash), more(after.gold, before.gold)));
            let wanted = more(after.wanted.into(), before.wanted.into());
            assert_eq!((report.stars, report.wanted), (more(after.stars, before.stars), wanted));
            assert_eq!(report.peeked, after.peeked && !before.peeked);
            let written = before.poker.concat().len();
            assert_eq!(report.poker.as_slice(), &after.poker.concat()[written..]);
            shown += 1;
        }
    }
    assert!(shown >= 12 * 3 * 15, "every turn of everybody is shown: {shown}");
}

/// What there was not before.
fn new<T: PartialEq + Clone>(before: &[T], after: &[T]) -> Vec<T> {
    after.iter().filter(|one| !before.contains(one)).cloned().collect()
}
