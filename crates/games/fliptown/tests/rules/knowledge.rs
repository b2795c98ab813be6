//! Who knows what, row by row and in both directions: who may know it sees it, is told it and finds it in every imagined
//! world; who may not, does not, and finds everything possible there, as often as chance would have it.

use std::collections::BTreeMap;

use fliptown::data::{Character, Cowbot, Difficulty, Item};
use fliptown::{Card, Deed, Event, Fliptown, Holdem, Options, Position, Rival};
use table::{Dice, Eyes, Game, Seat, Silent};

use crate::common::*;

const WORLDS: u32 = 4000;

/// The sheriff card of a world, by what is revealed when everybody risks it.
fn sheriff_of(world: &Fliptown) -> Card {
    let census = world.census();
    let all = cards_of(|name| census.at(name, "sheriff"));
    all[0]
}

/// Cards in a place, by their names.
fn cards_of(count: impl Fn(&str) -> u32) -> Vec<Card> {
    let names = ["h", "s", "d", "c"].into_iter().flat_map(|suit| {
        ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"].map(|value| format!("{value}{suit}"))
    });
    names.filter(|name| count(name) > 0).map(|name| card(&name)).collect()
}

fn place(world: &Fliptown, place: &str) -> Vec<Card> {
    let census = world.census();
    cards_of(|name| census.at(name, place))
}

/// Each of these cards equally often.
fn evenly(cards: &[Card]) -> Vec<(Card, f64)> {
    cards.iter().map(|card| (*card, 1.0 / cards.len() as f64)).collect()
}

/// A table with few unseen cards: four in the draw pile, and the sheriff card.
fn few(players: usize) -> Position {
    Position::players(players).lineup("2h 5s 9c").draw_pile("Ah 3d 7c Kc").sheriff("8d")
}

#[test]
fn the_order_of_the_draw_pile_is_known_to_nobody() {
    let t = turn(few(2));
    let mut dice = Dice::from_number(5);
    let mut next = BTreeMap::new();
    for _ in 0..WORLDS {
        // Seat 0 robs: which card comes up?
        let mut world = t.game.imagine(seat(0), &mut dice);
        world.play_legal(seat(0), action("play 3 bad-2"), &mut dice, &mut Silent);
        *next.entry(world.view(eyes(0)).players[0].robberies[0]).or_insert(0) += 1;
    }
    // Any of the four cards of the pile or the sheriff card, which nobody has seen.
    assert_shares(&next, &evenly(&cards("Ah 3d 7c Kc 8d")));
}

#[test]
fn which_cards_are_unseen_is_known_to_all() {
    let t = turn(few(2));
    for eyes in [eyes(0), eyes(1), Eyes::Bystander] {
        let view = t.game.view(eyes);
        assert_eq!(view.unseen, cards("Ah 3d 8d 7c Kc"));
        assert_eq!(view.draw_pile, 4);
        assert_eq!(view.discard_pile.len(), 52 - 4 - 3 - 1);
    }
}

#[test]
fn the_sheriff_card_is_known_to_those_who_looked_at_it() {
    let t = turn(few(2).peeked(0));
    assert_eq!((t.view_of(0).sheriff, t.view_of(1).sheriff, t.view().sheriff), (Some(card("8d")), None, None));
    assert_constant(&t.imagined(0, 100, sheriff_of), &card("8d"));
    assert_shares(&t.imagined(1, WORLDS, sheriff_of), &evenly(&cards("Ah 3d 7c Kc 8d")));
    assert_eq!((t.view_of(0).unseen.len(), t.view_of(1).unseen.len()), (4, 5));
    // Everybody knows that somebody looked.
    assert!(t.view_of(1).players[0].peeked);
    // When it is turned up, all know it.
    let t = sheriff(Position::players(2).wanted(0, 9).money(0, 20, 0).stars(0, 9).sheriff("8d"));
    assert_eq!([eyes(0), eyes(1), Eyes::Bystander].map(|eyes| t.game.view(eyes).sheriff), [Some(card("8d")); 3]);
    assert_constant(&t.imagined(1, 50, sheriff_of), &card("8d"));
}

#[test]
fn a_look_at_the_sheriff_card_is_told_to_the_one_who_looked() {
    let mut t = turn(few(2).circled(0, "town-j").lineup("2c Jh 9s"));
    t.play("play 3 town-j");
    assert_eq!(t.view_of(0).sheriff, Some(card("8d")));
    let told = |eyes: Eyes| {
        t.told_to(eyes)
            .into_iter()
            .any(|event| matches!(event, Event::Did { deed: Deed::Peeked { card: Some(_) }, .. }))
    };
    assert_eq!([eyes(0), eyes(1), Eyes::Bystander].map(told), [true, false, false]);
    assert!(!t.view_of(1).players[0].peeked, "that somebody looked is shown when all have ended their turns");
    t.play("done");
    t.play_as(1, "play 3 grave-tl");
    t.play_as(1, "done");
    assert!(t.view_of(1).players[0].peeked);
    let report = t.told_to(eyes(1)).into_iter().find_map(|event| match event {
        Event::Shown { seat, report } if seat.index() == 0 => Some(report),
        _ => None,
    });
    assert!(report.unwrap().peeked);
}

#[test]
fn holdem_cards_are_their_owners_until_phase_four() {
    let position = few(2).holdem(Holdem::Standard, &["Qh Qd", "Jh Jd"]);
    let t = turn(position);
    let hand = |world: &Fliptown, index: usize| world.view(eyes(index)).players[index].holdem.unwrap();
    assert_constant(&t.imagined(0, 100, |world| hand(world, 0)), &[card("Qh"), card("Qd")]);
    // Seven cards that seat 0 has not seen: four of the pile, the sheriff card, two of the other player.
    let unseen = cards("Ah 3d 7c Kc 8d Jh Jd");
    assert_shares(&t.imagined(0, WORLDS, |world| hand(world, 1)[0]), &evenly(&unseen));
    assert_shares(&t.imagined(0, WORLDS, sheriff_of), &evenly(&unseen));
    let dealt = Event::Dealt { seat: seat(0), cards: Some([card("Qh"), card("Qd")]), secret: true };
    let told = |eyes| match Fliptown::event_for(&dealt, eyes) {
        Some(Event::Dealt { cards, .. }) => cards.is_some(),
        other => panic!("{other:?}"),
    };
    assert_eq!([eyes(0), eyes(1), Eyes::Bystander].map(told), [true, false, false]);
    // Alone they lie open.
    let alone = turn(Position::solo().lineup("2h 5s 9c").holdem(Holdem::Standard, &["Qh Qd"]));
    assert_eq!(alone.view().players[0].holdem, Some([card("Qh"), card("Qd")]));
}

#[test]
fn stolen_cards_are_known_to_nobody_until_the_end() {
    let bart = Position::against(Cowbot::BlackBart, Difficulty::Normal).lineup("2h 5s 9c").stolen(1, "Qs");
    let t = turn(bart.draw_pile("Ah 3d 7c Kc").sheriff("8d"));
    let unseen = cards("Ah 3d 7c Kc 8d Qs");
    assert_shares(&t.imagined(0, WORLDS, |world| place(world, "cowbot")[0]), &evenly(&unseen));
    assert_shares(&t.imagined(0, WORLDS, sheriff_of), &evenly(&unseen));
    assert_eq!(t.view_of(0).cowbot.unwrap().cards, None);
    let over = over(Position::against(Cowbot::BlackBart, Difficulty::Normal).stolen(2, "Qs"));
    assert_eq!(over.view().cowbot.unwrap().cards, Some(cards("Qs")));
}

#[test]
fn a_card_seen_in_an_earlier_round_was_not_stolen_in_it() {
    // Play two rounds; whatever was seen in the first cannot have been stolen there.
    let options = Options::for_players(1).cowbot(fliptown::Rival::Chosen(Cowbot::CalamityJane), Difficulty::Normal);
    let mut checked = 0;
    for seed in 0..12 {
        let mut t = deal(&options, seed);
        let mut seen_first: Vec<Card> = Vec::new();
        while t.view().round < 3 && !t.game.to_act().is_empty() {
            if t.view().round == 1 {
                seen_first.extend(t.view().lineup);
                seen_first.extend(t.view().discard_pile);
            }
            let legal = t.legal();
            let number = t.dice.below(legal.len() as u32) as usize;
            t.play(legal[number].clone());
        }
        let cowbot = t.view_of(0).cowbot.unwrap();
        if cowbot.stolen[0] == 0 {
            continue;
        }
        checked += 1;
        assert!(cowbot.suspects[0].iter().all(|suspect| !seen_first.contains(suspect)));
        let mut dice = Dice::from_number(seed);
        for _ in 0..100 {
            let world = t.game.imagine(seat(0), &mut dice);
            let stolen = place(&world, "cowbot");
            let first = stolen.iter().filter(|card| cowbot.suspects[0].contains(card)).count();
            assert!(first >= usize::from(cowbot.stolen[0]));
        }
    }
    assert!(checked > 4);
}

#[test]
fn a_running_turn_is_hidden_until_all_have_ended_theirs() {
    let mut t = turn(Position::players(3).lineup("2h 5c 9c").circled(0, "town-5"));
    let before = t.view_of(1).players[0].clone();
    let legal = t.legal_of(1);
    t.play("play 3 town-5");
    t.play("store bandana");
    t.play("done");
    let after = t.view_of(1).players[0].clone();
    assert_eq!(after, before, "nothing to be seen");
    assert_eq!(t.legal_of(1), legal);
    assert_eq!(t.view().players[0], before);
    assert_eq!((t.sheet(0).cash, t.sheet(0).items), (3, vec![Item::Bandana]), "one's own turn is open to oneself");
    assert!(t.told_to(eyes(1)).is_empty() && t.told_to(Eyes::Bystander).is_empty());
    assert!(!t.told_to(eyes(0)).is_empty());
    for other in [1, 2] {
        t.play_as(other, "play 3 grave-tl");
        t.play_as(other, "done");
    }
    assert_eq!(t.view_of(1).players[0].cash, 3);
    let shown = t.told_to(eyes(1)).into_iter().find_map(|event| match event {
        Event::Shown { seat, report } if seat.index() == 0 => Some(*report),
        _ => None,
    });
    let report = shown.expect("what was done is told");
    assert_eq!((report.poker, report.cash, report.items), (Some(card("9c")), -1, vec![Item::Bandana]));
    assert!(!t.told_to(eyes(0)).iter().any(|event| matches!(event, Event::Shown { seat, .. } if seat.index() == 0)));
}

#[test]
fn a_turn_that_is_not_seen_is_imagined_as_any_possible_one() {
    let mut t = turn(Position::players(2).lineup("2h 5c 9c").money(0, 0, 0));
    t.play("play 3 town-2");
    t.play("done");
    // Seat 1 knows that a turn was taken, but not which.
    let turns = t.imagined(1, 500, |world| {
        let sheet = &world.view(eyes(0)).players[0];
        assert_eq!(sheet.poker[0].len(), 1);
        assert!(!world.to_act().contains(seat(0)));
        (sheet.circled.len(), sheet.poker[0][0])
    });
    let poker: std::collections::BTreeSet<Card> = turns.keys().map(|(_, poker)| *poker).collect();
    assert_eq!(poker.into_iter().collect::<Vec<_>>(), cards("2h 5c 9c"));
    // One who has not ended a turn may not have begun it.
    let t = turn(Position::players(2).lineup("2h 5c 9c"));
    let fresh = t.imagined(1, 50, |world| world.view(eyes(0)).players[0].poker[0].len());
    assert_constant(&fresh, &0);
}

#[test]
fn an_imagined_turn_uses_the_robbery_cards_that_were_seen() {
    let mut t = turn(Position::players(2).lineup("2s 7s 9h").money(0, 0, 0));
    t.play("play 3 bad-7");
    t.play("done");
    let seen = t.view_of(1).players[0].robberies.clone();
    assert_eq!(seen.len(), 1);
    let robbed = t.imagined(1, 300, |world| {
        let sheet = &world.view(eyes(0)).players[0];
        let targets = sheet.circled.iter().filter(|space| space.region() == fliptown::data::Region::Badlands).count();
        assert_eq!(sheet.robberies, seen);
        targets
    });
    assert_constant(&robbed, &1);
}

#[test]
fn robbery_cards_are_seen_by_all_at_once_but_not_what_was_robbed() {
    let mut t = turn(Position::players(2).lineup("2s 7s 9h").money(0, 0, 0));
    t.play("play 3 bad-7");
    let drawn = t.view_of(0).players[0].robberies.clone();
    assert_eq!(t.view_of(1).players[0].robberies, drawn);
    assert!(t.view_of(1).discard_pile.contains(&drawn[0]));
    assert!(!t.view_of(1).players[0].circled.contains(&space("bad-7")));
    assert_eq!(t.told_to(eyes(1)), [Event::RobberyCard { seat: seat(0), card: drawn[0] }]);
}

#[test]
fn bribes_are_secret_until_all_have_decided() {
    let position = Position::players(2).wanted(0, 3).money(0, 0, 9).wanted(1, 4).money(1, 0, 9).sheriff("Kd");
    let mut t = sheriff(position);
    t.play("bribe");
    assert_eq!((t.view_of(0).players[0].gold, t.view_of(1).players[0].gold, t.view().players[0].gold), (6, 9, 9));
    let bribes = t.imagined(1, WORLDS, |world| world.view(eyes(0)).players[0].gold);
    assert_shares(&bribes, &[(6, 0.5), (9, 0.5)]);
    assert_constant(&t.imagined(0, 50, |world| world.view(eyes(0)).players[0].gold), &6);
    assert!(t.told_to(eyes(1)).is_empty());
    t.play_as(1, "risk");
    assert!(t.told_to(eyes(1)).contains(&Event::Bribed { seat: seat(0), gold: 3 }));
}

#[test]
fn evening_decisions_and_penalties_are_secret_until_all_have_decided() {
    let position =
        Position::players(2).characters(&[Character::Preacher, Character::Baroness]).wanted(0, 3).wanted(1, 2);
    let position = position.money(1, 0, 5).poker(0, "Qh Js 8d 6c 3h").poker(1, "Qs Jh 8c 6d 3s");
    let mut t = payday(position.sheriff("Kd"));
    assert_eq!(t.acting(), [0, 1]);
    assert!(!t.play("absolve 3").is_barrier());
    assert_eq!((t.sheet(0).wanted, t.view_of(1).players[0].wanted), (0, 3));
    let imagined = t.imagined(1, WORLDS, |world| world.view(eyes(0)).players[0].wanted);
    assert_shares(&imagined, &[(0, 0.25), (1, 0.25), (2, 0.25), (3, 0.25)]);
    assert_eq!(t.play_as(1, "keep"), table::Played { chance: false, revealed: true });
    assert_eq!(t.view_of(1).players[0].wanted, 0);
    let position = Position::players(2).characters(&[Character::Marshal, Character::Settler]);
    let position = position.wanted(0, 9).money(0, 20, 0).stars(0, 9).wanted(1, 9).money(1, 20, 0).stars(1, 9);
    let mut t = sheriff(position.sheriff("2d").draw_pile("3c 4c 5c"));
    t.play("use");
    assert!(t.view_of(1).marshal.is_some(), "the Marshal's card is seen by all");
    t.play("pay cash");
    assert_eq!((t.sheet(0).cash, t.view_of(1).players[0].cash), (10, 20));
    let paid = t.imagined(1, WORLDS, |world| world.view(eyes(0)).players[0].cash);
    assert_shares(&paid, &[(10, 0.5), (20, 0.5)]);
}

#[test]
fn whoever_decides_alone_hides_nothing() {
    let position = Position::players(2).characters(&[Character::Marshal, Character::Settler]);
    let position = position.wanted(0, 9).money(0, 20, 0).stars(0, 9).wanted(1, 0);
    let mut t = sheriff(position.sheriff("2d"));
    assert!(!t.play("keep").is_barrier());
    assert_eq!(t.view_of(1).players[0].running.as_ref().unwrap().ask, Some(fliptown::view::Question::Penalty));
    t.play("pay cash");
    let paid = Event::Arrested { seat: seat(0), penalty: fliptown::Penalty::Cash, amount: 10 };
    assert_eq!(t.told_to(eyes(1)).iter().filter(|event| **event == paid).count(), 1);
    let position = Position::players(2).characters(&[Character::Preacher, Character::Settler]).wanted(0, 3);
    let mut t = payday(position.poker(0, "Qh Js 8d 6c 3h").poker(1, "Qs Jh 8c 6d 3s").sheriff("Kd"));
    t.play("absolve 3");
    let used = Event::Did { seat: seat(0), deed: Deed::AbilityUsed(Character::Preacher), hidden: false };
    assert!(t.told_to(eyes(1)).contains(&used));
    let position = Position::players(2).wanted(0, 3).money(0, 0, 9).sheriff("Kd");
    let mut t = sheriff(position);
    t.play("bribe");
    assert!(t.told_to(eyes(1)).contains(&Event::Bribed { seat: seat(0), gold: 3 }));
}

#[test]
fn sheets_items_objectives_and_abilities_are_open() {
    let position = Position::players(2).characters(&[Character::Miner, Character::Cheat]).items(0, &[Item::Pickaxe]);
    let t = turn(position.lineup("2h 5c 9c").circled(0, "town-3 mine-1l").hotel(0, 2).land(0, &[1, 2]).poker(0, "2d"));
    let own = t.view_of(0);
    for eyes in [eyes(1), Eyes::Bystander] {
        let view = t.game.view(eyes);
        let (mine, theirs) = (&own.players[0], &view.players[0]);
        assert_eq!((&mine.circled, &mine.items, mine.hotel), (&theirs.circled, &theirs.items, theirs.hotel));
        assert_eq!((&mine.land, &mine.poker, mine.uses), (&theirs.land, &theirs.poker, theirs.uses));
        assert_eq!((mine.character, mine.cash, mine.gold), (theirs.character, theirs.cash, theirs.gold));
        assert_eq!(view.objectives, own.objectives);
        assert_eq!(view.discard_pile, own.discard_pile);
    }
}

#[test]
fn a_replaced_lineup_and_a_marshals_card_are_seen_by_all() {
    let position = Position::players(2).characters(&[Character::Mayor, Character::Settler]).lineup("3h 9d Kh");
    let mut t = flipped(position);
    t.play("use");
    let event = Event::LineupReplaced { seat: seat(0), old: [card("3h"), card("9d"), card("Kh")] };
    for eyes in [eyes(1), Eyes::Bystander] {
        assert!(t.told_to(eyes).contains(&event));
        assert!(cards("3h 9d Kh").iter().all(|old| t.game.view(eyes).discard_pile.contains(old)));
        assert!(cards("3h 9d Kh").iter().all(|old| !t.game.view(eyes).unseen.contains(old)));
    }
}

#[test]
fn after_a_reshuffle_the_discarded_cards_are_known_to_be_in_the_pile() {
    let position = Position::players(2).lineup("2h 5s 9c").draw_pile("Ah 3d").sheriff("8d");
    let mut t = turn(position);
    for seat in [0, 1] {
        t.play_as(seat, "play 1 grave-tl");
        t.play_as(seat, "done");
    }
    let view = t.view_of(0);
    assert_eq!(view.unseen, cards("8d"), "only the sheriff card has not been seen");
    assert_eq!(view.reshuffled.len(), usize::from(view.draw_pile));
    assert_constant(&t.imagined(0, 50, sheriff_of), &card("8d"));
}

// ------------------------------------------------------------------------------ odds

#[test]
fn odds_of_robberies_count_unseen_cards() {
    let t = turn(few(2).items(1, &[Item::Pistol]));
    let view = t.view_of(0);
    // Of A, 3, 7, K and the sheriff's 8, one of which is not in the pile.
    let odds = |target: &str| view.robbery_odds(&view.players[0], space(target)).unwrap();
    for (target, share) in [("bad-2", 0.8), ("bad-7", 0.6), ("bad-8", 0.4), ("bad-k", 0.2)] {
        assert!((odds(target) - share).abs() < 1e-9, "{target}: {}", odds(target));
    }
    let armed = view.robbery_odds(&view.players[1], space("bad-9")).unwrap();
    assert!((armed - 0.6).abs() < 1e-9, "7 is enough with a pistol");
    assert_eq!(view.robbery_odds(&view.players[0], space("trail-7")), None);
    // One who knows the sheriff card knows that it cannot come.
    let peeked = turn(few(2).peeked(0)).view_of(0);
    let odds = peeked.robbery_odds(&peeked.players[0], space("bad-8")).unwrap();
    assert!((odds - 0.25).abs() < 1e-9);
    // A full deck without weapons: (14 - v) / 13 (the three cards of the lineup and all).
    let fresh = turn(Position::solo().lineup("2h 2s 2d")).view_of(0);
    let odds = fresh.robbery_odds(&fresh.players[0], space("bad-k")).unwrap();
    assert!((odds - 4.0 / 49.0).abs() < 1e-9);
}

#[test]
fn odds_of_an_arrest_count_unseen_cards() {
    let t = turn(few(2).wanted(0, 8).wanted(1, 14));
    let view = t.view_of(0);
    assert!((view.arrest_odds(&view.players[0]) - 0.6).abs() < 1e-9, "A, 3 and 7 of five");
    assert!((view.arrest_odds(&view.players[1]) - 1.0).abs() < 1e-9);
    let known = turn(few(2).wanted(0, 8).peeked(0)).view_of(0);
    assert_eq!(known.arrest_odds(&known.players[0]), 0.0);
}

/// The odds agree with the worlds that a seat imagines, with thefts of two rounds and Hold'em cards.
#[test]
fn odds_agree_with_imagined_worlds() {
    let options = Options::for_players(1).cowbot(fliptown::Rival::Chosen(Cowbot::CalamityJane), Difficulty::Normal);
    let company = Options::for_players(3).holdem(Holdem::Standard);
    for (options, seed) in [(options, 3), (options, 4), (company, 5)] {
        let mut t = deal(&options, seed);
        while t.view().round < 3 || t.view().turn < 2 {
            let Some(actor) = t.game.to_act().first() else { break };
            let legal = t.legal_of(actor.index());
            let number = t.dice.below(legal.len() as u32) as usize;
            t.play_as(actor.index(), legal[number].clone());
        }
        let view = t.view_of(0);
        let mut dice = Dice::from_number(seed);
        let (mut sheriff, mut top) = (0.0, 0.0);
        let worlds = 6000;
        for _ in 0..worlds {
            let world = t.game.imagine(Seat::new(0), &mut dice);
            sheriff += f64::from(u8::from(sheriff_of(&world).value() <= 6));
            let pile = place(&world, "draw pile");
            top += pile.iter().filter(|card| card.value() >= 9).count() as f64 / pile.len() as f64;
        }
        let low: f64 =
            view.unseen.iter().filter(|card| card.value() <= 6).map(|card| view.chance_of_sheriff(*card)).sum();
        let known = view.sheriff.map_or(low, |card| f64::from(u8::from(card.value() <= 6)));
        let high = view.robbery_odds(&PlainRobber::of(&view), space("bad-9")).unwrap();
        assert!((sheriff / f64::from(worlds) - known).abs() < 0.03, "{} {known}", sheriff / f64::from(worlds));
        assert!((top / f64::from(worlds) - high).abs() < 0.01, "{} {high}", top / f64::from(worlds));
        let all: f64 = view.unseen.iter().chain(&view.reshuffled).map(|card| view.chance_on_top(*card)).sum();
        assert!((all - 1.0).abs() < 1e-9, "{all}");
    }
}

/// The first player without weapons.
struct PlainRobber;

impl PlainRobber {
    fn of(view: &fliptown::View) -> fliptown::view::PlayerView {
        let mut robber = view.players[0].clone();
        robber.items.clear();
        robber
    }
}

#[test]
fn finished_games_hide_nothing() {
    let mut t = deal(&Options::for_players(1).cowbot(Rival::Random, Difficulty::Easy), 3);
    t.play_out(|_| {});
    let open = t.game.view(Eyes::Open);
    let cowbot = open.cowbot.expect("a cowbot");
    assert_eq!(cowbot.cards.map(|cards| cards.len()), Some(cowbot.stolen.iter().map(|&n| usize::from(n)).sum()));
    assert!(open.sheriff.is_some() && open.standing.is_some());
}
