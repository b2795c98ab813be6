//! The drawn table: every option can be chosen on it, what it says about dice, prices and roads is what the rules do, and it
//! stays small.

use std::collections::BTreeSet;

use drawing::{Drawn, Key};
use proving::drawn::{self as checks, Choices, Seen, drawn, element, in_vain, keys, text, values};
use proving::effort::Effort;
use proving::journey::Journey;
use table::{Dice, Eyes, Game, Seat, Silent};
use west_story::data::{City, NumberSet, Place, Side};
use west_story::{Action, Buildings, Event, Hard, Options, Position, WestStory};
use wording::Language;

use crate::common::*;

// ---- Every option, in every setup ----

/// Games of each setup whose options are held to the drawing; one of them is looked at with all eyes, in all languages and
/// with all that moves, which is thousands of pictures.
const GAMES: u32 = 22;

/// One in so many of the usual moments is looked at.
const LAW_10: u32 = 12;

fn are_drawn(setups: &[Options], seed: u64) {
    let mut choices = Choices::one_in(LAW_10);
    let mut seen = Seen::default();
    for (number, setup) in setups.iter().enumerate() {
        let seed = seed + 1000 * number as u64;
        seen += checks::games::<WestStory>(setup, Effort::wanted().of(1), seed);
        for game in 1..Effort::wanted().of(GAMES) {
            let _ = choices.play::<WestStory>(setup, seed + u64::from(game));
        }
    }
    assert!(seen.refused > 1000 && seen.flights > 1000, "{seen:?}");
    assert!(choices.looked > 100, "{}", choices.looked);
}

#[test]
fn two_people_are_drawn() {
    let two = Options::for_people(2);
    are_drawn(&[two, two.advanced().side(Side::B), two.everything(), two.numbers(NumberSet::Tuned).asymmetric()], 1);
}

#[test]
fn three_people_are_drawn() {
    let three = Options::for_people(3);
    are_drawn(
        &[
            three.side(Side::B).new_cards(),
            three.gold_rush().advanced(),
            three.asymmetric().buildings(Buildings::Random),
        ],
        2,
    );
}

#[test]
fn four_people_are_drawn() {
    let four = Options::for_people(4);
    are_drawn(&[four, four.everything().side(Side::B), four.asymmetric().gold_rush()], 3);
}

#[test]
fn tom_is_drawn() {
    let harder = |tom: &mut west_story::Tom| {
        (tom.contests, tom.gangs, tom.coins, tom.gold) = (true, true, true, true);
        tom.hard = Hard::Random(12);
        tom.seat = Seat::new(0);
    };
    let alone = Options::for_people(1);
    let setups =
        [alone, alone.side(Side::B), alone.everything().with_tom(harder), Options::for_people(2).tom().gold_rush()];
    are_drawn(&setups, 4);
}

/// What lights up while an option is looked at is drawn.
#[test]
fn whatever_is_pointed_at_is_drawn() {
    let everything = Options::for_people(2).everything();
    let mut pointed = 0;
    for (setup, seed) in
        [(Options::for_people(2), 17), (everything, 18), (everything.side(Side::B), 19), (Options::for_people(1), 20)]
    {
        let mut journey = Journey::<WestStory>::begin(&setup, seed);
        loop {
            for seat in journey.game.to_act().iter() {
                let view = journey.game.view(Eyes::Seat(seat));
                let text = text(&drawn(&journey.game, Eyes::Seat(seat), Language::En));
                let here = keys(&text);
                let mut legal = Vec::new();
                journey.game.legal(seat, &mut legal);
                for action in legal {
                    for key in WestStory::points(&view, action) {
                        assert!(here.contains(key.as_str()), "{action} points at {key}, which is not drawn");
                        pointed += 1;
                    }
                }
            }
            if !journey.decide(&mut Silent) {
                break;
            }
        }
    }
    assert!(pointed > 1000, "{pointed}");
}

// ---- Dice ----

/// Blocked places of a Town at random, never a whole row.
fn blocked_at_random(dice: &mut Dice) -> String {
    let mut places = Vec::new();
    for row in 0..2 {
        let here: Vec<Place> = (0..6).map(|column| Place::at(row, column)).filter(|_| dice.below(5) < 2).collect();
        places.extend(here.into_iter().take(5));
    }
    places.iter().map(Place::to_string).collect::<Vec<_>>().join(" ")
}

/// The values of dice that the hand shows on each card.
fn shown_values(game: &WestStory) -> Vec<(String, Vec<usize>)> {
    let hand = drawn(game, Eyes::Seat(seat(0)), Language::En).hand.expect("a hand").body.0;
    let card = |place: Place| {
        let begin = format!(" data-key=\"town-{place}\"");
        let rest = hand.split(&begin).nth(1).expect("a card of the Town");
        let own = rest.split(" data-key=").next().expect("a card");
        let little = values(own, "href").into_iter().filter_map(|href| href.strip_prefix("#ws-die-w-"));
        (place.to_string(), little.map(|value| value.parse().expect("a value")).collect())
    };
    Place::all().map(card).collect()
}

/// The card that each value of a die wakes in each row, by playing it.
fn woken_values(blocked: &str) -> Vec<(String, Vec<usize>)> {
    let mut woken: Vec<(String, Vec<usize>)> = Place::all().map(|place| (place.to_string(), Vec::new())).collect();
    for value in 1..=6 {
        let mut log: Vec<(Event, WestStory)> = Vec::new();
        let position = Position::people(2).blocked(0, blocked).dice(value, value);
        position.town_told(&mut Dice::from_number(1), &mut log);
        for (event, _) in log {
            if let Event::Activated { seat, place, .. } = event
                && seat == Seat::new(0)
            {
                woken[place.index()].1.push(usize::from(value));
            }
        }
    }
    woken
}

#[test]
fn dice_shown_on_cards_are_those_that_wake_them() {
    let mut dice = Dice::from_number(77);
    for number in 0..2_000 {
        let blocked = blocked_at_random(&mut dice);
        let game = Position::people(2).blocked(0, &blocked).turn(1);
        assert_eq!(shown_values(&game), woken_values(&blocked), "town {number}: {blocked}");
    }
}

#[test]
fn either_way_of_giving_the_dice_points_at_the_two_cards_that_it_wakes() {
    let mut asked = 0;
    for seed in 0..200 {
        let mut dice = Dice::from_number(seed);
        let blocked = blocked_at_random(&mut dice);
        let options = Options::for_people(2).advanced();
        let game =
            Position::of(&options).blocked(0, &blocked).dice(dice.below(6) as u8 + 1, dice.below(6) as u8 + 1).town();
        for crossed in [false, true] {
            let action = Action::Dice { crossed };
            if !game.is_legal(seat(0), action) {
                continue;
            }
            let pointed = WestStory::points(&game.view(Eyes::Seat(seat(0))), action);
            let mut log: Vec<(Event, WestStory)> = Vec::new();
            let _ = game.clone().play(seat(0), action, &mut dice, &mut log).expect("an option");
            let woken: Vec<String> = log
                .iter()
                .filter_map(|(event, _)| match event {
                    Event::Activated { seat, place, .. } if seat.index() == 0 => Some(format!("town-{place}")),
                    _ => None,
                })
                .collect();
            assert_eq!(pointed.iter().map(Key::to_string).collect::<Vec<_>>(), woken);
            asked += 1;
        }
    }
    assert!(asked > 100, "{asked}");
}

// ---- Motion ----

#[test]
fn the_die_that_flies_to_a_card_is_the_one_that_was_given_to_its_row() {
    let mut flown = 0;
    for seed in 0..300 {
        let mut dice = Dice::from_number(seed);
        let blocked = blocked_at_random(&mut dice);
        let rolled = [0; 2].map(|_: u8| dice.below(6) as u8 + 1);
        let options = Options::for_people(2).advanced();
        let game = Position::of(&options).blocked(0, &blocked).dice(rolled[0], rolled[1]).town();
        for crossed in [false, true] {
            let action = Action::Dice { crossed };
            if !game.is_legal(seat(0), action) {
                continue;
            }
            let mut log: Vec<(Event, WestStory)> = Vec::new();
            let _ = game.clone().play(seat(0), action, &mut dice, &mut log).expect("an option");
            for (event, after) in &log {
                let Event::Activated { place, .. } = event else { continue };
                let die = place.row() ^ usize::from(crossed);
                let motion = WestStory::motion(event, &after.view(Eyes::Seat(seat(0))));
                let colour = ["y", "g"][die];
                let symbols: Vec<&str> = motion.flights.iter().map(|flight| flight.symbol).collect();
                let given = format!("ws-die-{colour}-{}", rolled[die]);
                assert!(
                    !symbols.is_empty() && symbols.iter().all(|symbol| *symbol == given),
                    "{symbols:?}, not {given}"
                );
                flown += 1;
            }
        }
    }
    assert!(flown > 200, "{flown}");
}

#[test]
fn riders_follow_the_bends_of_the_road() {
    let past = |total: u16, points: u16| {
        let game = Position::people(2).total(0, total).turn(0);
        let event = Event::Scored { seat: seat(0), points, offered: points };
        let motion = WestStory::motion(&event, &game.view(Eyes::Seat(seat(0))));
        motion.ways.iter().flat_map(|way| &way.past).map(Key::to_string).collect::<Vec<_>>()
    };
    assert_eq!(past(16, 5), ["bend-13", "bend-14", "bend-15", "stop-0"]);
    assert_eq!(past(51, 3), ["bend-49", "bend-0", "stop-0"]);
    assert_eq!(past(9, 6), Vec::<String>::new(), "a straight way needs no bends");
}

// ---- Choosing ----

fn chosen_on(game: &WestStory, seat: Seat, action: Action) -> Vec<String> {
    WestStory::targets(&game.view(Eyes::Seat(seat)), action).iter().map(Key::to_string).collect()
}

#[test]
fn points_are_accepted_on_the_field_where_the_rider_stops() {
    let mut met = 0;
    for seed in 0..6 {
        let mut journey = Journey::<WestStory>::begin(&Options::for_people(2).everything(), seed);
        while journey.decide(&mut Silent) {
            let game = &journey.game;
            for seat in game.to_act().iter() {
                let view = game.view(Eyes::Seat(seat));
                let (total, offer) = (view.players[seat.index()].total, view.players[seat.index()].offer);
                for points in (0..=offer).filter(|_| offer > 0) {
                    let action = Action::Accept(points);
                    let mut after = game.clone();
                    let _ = after.play(seat, action, &mut Dice::from_number(1), &mut Silent).expect("an option");
                    let keys = chosen_on(game, seat, action);
                    assert_eq!(keys[0], format!("field-{}", (total + u16::from(points)) % 50));
                    met += 1;
                }
            }
        }
    }
    assert!(met > 50, "{met}");
}

#[test]
fn discards_are_gathered_card_by_card() {
    let mut t = turn(people(2), 0);
    t.play_all_as(0, ["scam", "refresh II"]);
    let both: Action = "discard 13".parse().expect("an action");
    assert!(WestStory::gathers(both) && !WestStory::gathers(Action::Scam));
    assert_eq!(chosen_on(&t.game, seat(0), both), ["market-ii-1", "market-ii-3"]);
    let text = text(&drawn(&t.game, Eyes::Seat(seat(0)), Language::En));
    // Eight of the fifteen ways to discard hold any one card.
    assert_eq!(values(element(&text, "market-ii-3"), "data-options")[0].split(' ').count(), 8);
}

#[test]
fn a_card_that_cannot_be_paid_is_dim_and_says_why() {
    let position = Position::people(2).holds(0, 0, 0, 0).market(2, &["III-07.1"]);
    let mut t = turn(position, 0);
    t.play_all_as(0, ["cow", "cow"]);
    let text = text(&drawn(&t.game, Eyes::Seat(seat(0)), Language::En));
    let card = element(&text, "market-iii-1");
    assert!(card.contains("dear") && card.contains("data-why="), "{card}");
}

#[test]
fn nothing_is_too_dear_before_ones_turn() {
    let position = Position::people(2).holds(1, 0, 0, 0).market(2, &["III-07.1"]);
    let text = text(&drawn(&position.turn(0), Eyes::Seat(seat(1)), Language::En));
    let card = element(&text, "market-iii-1");
    assert!(!card.contains("dear"), "what it will cost depends on what the Town produces: {card}");
}

/// The place of the scene that a small screen calls “here” holds what is reached from one's region.
#[test]
fn licences_trains_and_bandits_that_can_be_reached_are_here() {
    let mut met = BTreeSet::new();
    let two = Options::for_people(2).everything();
    for (setup, seed) in (0..6).flat_map(|seed| [(two, seed), (two.side(Side::B), seed)]) {
        let mut journey = Journey::<WestStory>::begin(&setup, seed);
        while journey.decide(&mut Silent) {
            for seat in journey.game.to_act().iter() {
                let mut legal = Vec::new();
                journey.game.legal(seat, &mut legal);
                legal.retain(|a| matches!(a, Action::Licence(_) | Action::Train { .. } | Action::Posse(_)));
                if legal.is_empty() {
                    continue;
                }
                let scene = drawn(&journey.game, Eyes::Seat(seat), Language::En).scene;
                let here = &scene.places[0];
                for key in legal.iter().flat_map(|&action| chosen_on(&journey.game, seat, action)) {
                    let (x, y) = drawn_at(&scene.body.0, &key);
                    let within = |at: u32, size: u32, one: f32| at as f32 <= one && one <= (at + size) as f32;
                    assert!(
                        within(here.at.0, here.size.0, x) && within(here.at.1, here.size.1, y),
                        "{key} is not here"
                    );
                    met.insert(key.split('-').next().unwrap_or_default().to_owned());
                }
            }
        }
    }
    assert_eq!(met.into_iter().collect::<Vec<_>>(), ["bandit", "licence", "train"]);
}

/// Where an element of the scene is drawn.
fn drawn_at(scene: &str, key: &str) -> (f32, f32) {
    let begin = format!("data-slot=\"{key}\" transform=\"translate(");
    let rest = scene.split(&begin).nth(1).expect("it is drawn");
    let (x, y) = rest.split(')').next().and_then(|at| at.split_once(' ')).expect("a point");
    (x.parse().expect("a number"), y.parse().expect("a number"))
}

#[test]
fn outposts_and_robberies_share_their_field() {
    let position = Position::people(2).total(0, 8).holds(0, 6, 9, 6);
    let t = turn(position, 0);
    let mut legal = Vec::new();
    t.game.legal(seat(0), &mut legal);
    let business: Vec<Action> =
        legal.into_iter().filter(|a| matches!(a, Action::Outpost(City::DodgeCity, _))).collect();
    assert!(!business.is_empty());
    for action in business {
        let Action::Outpost(city, field) = action else { continue };
        assert_eq!(chosen_on(&t.game, seat(0), action), chosen_on(&t.game, seat(0), Action::Rob(city, field)));
    }
}

#[test]
fn everybody_can_open_every_town() {
    let game = turn(people(4), 0).game;
    let view = game.view(Eyes::Bystander);
    let pen = drawing::Pen::new(Language::En, <WestStory as wording::Worded>::lexicon(), &wording::Unnamed, &[]);
    for seat in Seat::all(4) {
        let sheet = WestStory::sheet(&view, seat, &pen).expect("a sheet").body.0;
        assert_eq!(sheet.matches("data-key=\"sheet-").count(), 12);
    }
    assert!(WestStory::sheet(&view, Seat::new(4), &pen).is_none());
    let panels = text(&drawn(&game, Eyes::Seat(seat(0)), Language::En));
    assert_eq!(values(&panels, "data-sheet"), ["1", "2", "3"], "one's own Town is in the hand");
}

// ---- What is tried in vain ----

#[test]
fn whatever_is_tried_in_vain_has_words_for_its_reason() {
    let everything = Options::for_people(2).everything();
    let setups = [(Options::for_people(2), 7), (everything, 8), (everything.side(Side::B), 9)];
    let reasons = checks::reasons_in_vain::<WestStory>(setups);
    assert!(!reasons.contains("why-alike"), "nobody cares which of two that are alike");
    let often = [
        "why-blocked",
        "why-card-does-not-fit",
        "why-licence-elsewhere",
        "why-main-actions-first",
        "why-no-card-fits",
        "why-nobody-tied",
        "why-not-the-combo-symbol",
        "why-one-part-at-least",
        "why-pile-taken",
        "why-too-dear",
        "why-too-few-coins",
        "why-too-few-hats",
    ];
    let missing: Vec<&str> = often.into_iter().filter(|why| !reasons.contains(why)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "{reasons:?}");
}

#[test]
fn only_a_player_who_is_asked_tries_anything() {
    let t = turn(people(2), 0);
    let vain = in_vain(&t.game, seat(0));
    assert!(vain.iter().any(|(action, why)| *action == Action::Jail && *why == "why-nobody-tied"), "{vain:?}");
    assert_eq!(in_vain(&t.game, seat(1)), []);
    assert_eq!(WestStory::attempts(&t.game.view(Eyes::Bystander)), []);
}
