//! Tom: setting him up, his production, his turn, contests and scoring.

use std::collections::BTreeSet;

use table::{Game, Setup};
use west_story::data::{City, Kind, Licence, SheriffCard, Side, TomCard, TomCards};
use west_story::{Event, Hard, Options, Position};

use crate::common::*;

/// Alone against Tom, who is Sheriff so that the person's turn follows his.
fn solo() -> Position {
    Position::of(&Options::for_people(1)).sheriff(1)
}

/// Tom's turn; then it is seat 0's.
fn tom(position: Position) -> Table {
    let t = turn(position, 1);
    assert_eq!(t.acting(), [0]);
    t
}

/// What Tom holds: coins, points.
fn has(t: &Table) -> (u16, u16) {
    (t.holds(1).1, t.total(1))
}

fn tried(t: &Table) -> usize {
    t.events().iter().filter(|event| matches!(event, Event::TomTries { .. })).count()
}

#[test]
fn ws_tom_01_an_opponent_for_one_to_three_people() {
    for (people, seats) in [(1, 2), (2, 3), (3, 4)] {
        let options = Options::for_people(people).tom();
        let t = deal(&options, 3);
        assert_eq!((t.game.seats(), t.view().licences.len()), (seats, seats + 1), "set up for all, Tom included");
        assert_eq!(t.view().joker_places[0] as usize, people, "but for joker tokens");
        assert!(options.automata().contains(seat(people)));
    }
    assert_eq!(Options::for_people(1), Options::for_people(1).tom());
}

#[test]
fn ws_tom_02_a_board_eight_discs_and_five_coins() {
    let t = deal(&Options::for_people(2).tom().asymmetric(), 5);
    let tom = t.me(2);
    assert_eq!((tom.tom, tom.hats, tom.coins, tom.cows, tom.discs, tom.total), (true, 0, 5, 0, 8, 0));
}

#[test]
fn ws_tom_03_yellow_cards_in_the_top_row_green_ones_in_the_bottom_row() {
    let cards: Vec<TomCard> =
        deal(&Options::for_people(1), 1).view().tom.expect("Tom").cards.iter().map(|card| card.0).collect();
    assert_eq!(cards, TomCard::ALL);
    assert_eq!(TomCard::ALL[0].name(), "Y-1");
}

#[test]
fn ws_tom_04_45_each_card_on_its_easy_or_hard_side_in_any_number() {
    let hard = |options: Options, seed| {
        let tom = deal(&options, seed).view().tom.expect("Tom");
        tom.cards.iter().filter(|card| card.1).map(|card| card.0).collect::<BTreeSet<_>>()
    };
    assert_eq!(hard(Options::for_people(1), 1).len(), 0);
    let three = |seed| hard(Options::for_people(1).with_tom(|tom| tom.hard = Hard::Random(3)), seed);
    assert!((0..20).all(|seed| three(seed).len() == 3));
    assert!((0..20).map(three).collect::<BTreeSet<_>>().len() > 10, "by chance");
    let chosen =
        Options::for_people(1).with_tom(|tom| tom.hard = Hard::Chosen(TomCards::of(&[TomCard::Y1, TomCard::G6])));
    assert_eq!(hard(chosen, 1), BTreeSet::from([TomCard::Y1, TomCard::G6]));
    // The sides differ: Y-1 gives 2 coins, YY-1 gives 3.
    let coins = |position: Position| {
        town(position.sheriff(0).dice(1, 1)).told.iter().find_map(|(event, _)| match event {
            Event::Produced { seat, gain, .. } if seat.index() == 1 => Some(gain.coins),
            _ => None,
        })
    };
    assert_eq!((coins(solo()), coins(solo().hard(&[TomCard::Y1]))), (Some(2), Some(3)));
}

#[test]
fn ws_tom_05_cards_with_an_empty_section_start_blocked() {
    for hard in [0, 12] {
        let t = deal(&Options::for_people(1).asymmetric().with_tom(|tom| tom.hard = Hard::Random(hard)), 2);
        assert_eq!(t.blocked(1), "t3 t6 b2 b6");
    }
}

#[test]
fn ws_tom_06_the_gold_rush_turns_his_help_cards() {
    // Yellow 2: cactus without gold, gold with it.
    let market = ["I-01.1", "I-G1.1", "I-02.2", "I-02.3"];
    let bought = |position: Position| {
        let t = tom(position.sheriff(1).coins(1, 9).market(0, &market).tom_active("b1").dice(3, 2));
        t.me(1).stack[0].to_string()
    };
    // Green 2: boot then cactus; with gold boot then gold.
    assert_eq!(bought(solo()), "I-02.3");
    let rush = Position::of(&Options::for_people(1).gold_rush());
    let t = tom(rush
        .sheriff(1)
        .coins(1, 9)
        .market(0, &["I-01.1", "I-G1.1", "I-02.2", "I-02.4"])
        .tom_active("b1")
        .dice(3, 2));
    assert_eq!(t.me(1).stack[0].kind(), Kind::GoldPanners);
}

#[test]
fn ws_tom_07_49_two_random_start_cards_and_piles_for_people() {
    let options = Options::for_people(2).tom().asymmetric();
    let mut tops = BTreeSet::new();
    for seed in 0..30 {
        let view = deal(&options, seed).view();
        let tom = &view.players[2];
        assert_eq!((tom.stack.len(), view.piles.len(), tom.total, tom.coins), (2, 3, 0, 5));
        assert!(tom.stack.iter().all(|card| !view.piles.iter().flatten().any(|other| other == card)));
        tops.insert(tom.stack[0]);
    }
    assert!(tops.len() > 6, "by chance");
    // He is passed over when people choose.
    let mut t = deal(&options, 1);
    while t.view().round == 0 {
        let seat = t.acting()[0];
        assert_ne!(seat, 2);
        let pile = t.legal_of(seat)[0].clone();
        t.play_all_as(seat, [pile.as_str(), "lay t1", "lay t2"]);
    }
    // Cabins for all three: with two people and Tom up to three are in the deck.
    let cabins = |seed| {
        let view = deal(&options, seed).view();
        let cards = view.piles.iter().flatten().chain(&view.players[2].stack);
        cards.filter(|card| card.kind() == Kind::Cabin).count()
    };
    assert_eq!((0..60).map(cabins).max(), Some(3));
}

#[test]
fn ws_tom_08_48_he_is_never_the_first_sheriff() {
    for seed in 0..40 {
        assert_eq!(deal(&Options::for_people(1), seed).view().sheriff, seat(0), "alone you are");
        let view = deal(&Options::for_people(3).tom().asymmetric(), seed).view();
        assert_ne!(view.sheriff, seat(3));
        // If the first card shows Tom's licence, whoever of the people has the symbol nearest to the left.
        let symbol = view.contest.symbol().expect("an early card");
        if view.players[3].printed_licence == symbol {
            let column = |player: &west_story::view::PlayerView| {
                let places = player.town.iter().filter(|place| place.card.symbols()[0] == Some(symbol));
                places.map(|place| place.place.column()).min()
            };
            let best = (0..3).min_by_key(|&seat| column(&view.players[seat]));
            assert_eq!(best, Some(view.sheriff.index()));
        }
    }
}

#[test]
fn ws_tom_09_hats_and_cows_are_coins_to_him() {
    // A posse for two coins; a cow of a premium is a coin.
    let t = tom(solo().coins(1, 4).bandits(1, &["boot"]).tom_active("t4").dice(3, 1).market(1, &["II-S1.1"]));
    let paid = t.right_after(|event| matches!(event, Event::TomHunted { .. }));
    assert_eq!(paid.holds(1), (0, 2, 0));
    let at = solo().total(1, 8).coins(1, 3).stack(&["II-A1.1"]).tom_active("b3").dice(3, 1).market(2, &["III-01.1"]);
    let t = tom(at);
    let after = t.right_after(|event| matches!(event, Event::Business { .. }));
    assert_eq!(after.holds(1), (0, 0, 0));
    // Dodge City's animal field on M2 gives a cow: one coin, and one more of the last step.
    assert_eq!(t.holds(1), (0, 2, 0));
}

#[test]
fn ws_tom_10_he_follows_the_basic_variant() {
    let advanced = Position::of(&Options::for_people(1).advanced()).dice(1, 4);
    let mut t = town(advanced);
    t.play_as(0, "dice crossed");
    while t.view().phase == west_story::view::Phase::Town {
        let first = t.legal_of(0)[0].clone();
        t.play_as(0, &first);
    }
    let places: Vec<String> = t.view().tom.expect("Tom").active.iter().map(ToString::to_string).collect();
    assert_eq!(places, ["t1", "b4"]);
}

#[test]
fn ws_tom_11_bought_cards_go_onto_his_stack_and_are_never_activated() {
    let t = tom(solo().coins(1, 9).stack(&["I-05.1"]).market(0, &["I-02.3"]).tom_active("b1").dice(3, 2));
    assert_eq!(t.me(1).stack, [card("I-02.3"), card("I-05.1")], "the newest on top");
    assert!(t.me(1).town.iter().all(|place| place.card.is_printed()));
    // Nor does one with gold produce.
    let rush = Position::of(&Options::for_people(1).gold_rush()).sheriff(1);
    let t = tom(rush.coins(1, 9).market(0, &["I-G1.1"]).tom_active("b1").dice(3, 2));
    assert_eq!(t.holds(1).1, 9 - 4 + 2);
}

#[test]
fn ws_tom_12_he_moves_reveals_founds_and_is_paid_like_a_player() {
    let t =
        tom(solo().total(1, 5).coins(1, 2).bandits(1, &["boot"]).tom_active("t4").dice(3, 1).market(1, &["II-S1.1"]));
    assert_eq!((t.total(1), t.is_revealed(2)), (9, true));
    let t = order(solo().contest(SheriffCard::Bandits).delivered(1, 2).coins(1, 5));
    let after = t.right_after(|event| matches!(event, Event::Elected { .. }));
    assert_eq!((after.view().sheriff, after.holds(1).1), (seat(1), 6));
}

#[test]
fn ws_tom_13_he_decides_nothing_and_never_refuses() {
    let t = turn(solo().sheriff(0), 0);
    assert_eq!(t.refused_as(1, "cow"), ("WS-TOM-13", "why-tom-decides-nothing"));
    deal(&Options::for_people(2).everything().with_tom(|tom| tom.seat = seat(1)), 6).play_out(|t| {
        let me = t.me(1);
        assert!(!t.acting().contains(&1));
        assert_eq!(
            (me.offer, me.tied, me.reserved, me.robberies, me.jokers, me.hats, me.cows),
            (0, None, None, 0, 0, 0, 0)
        );
        assert!(me.town.iter().all(|place| place.anvils == 0));
    });
}

#[test]
fn ws_tom_14_dice_lead_to_his_cards_which_give_coins_and_points() {
    // t4 (3 coins) and b3 (1 coin and 1 point).
    let t = town(solo().sheriff(0).dice(4, 3));
    let after = t.right_after(|event| matches!(event, Event::TurnBegan { .. }));
    assert_eq!(has(&after), (4, 1));
    // Blocked cards pass it on: t3 to t4.
    let t = town(solo().sheriff(0).dice(3, 3));
    assert_eq!(has(&t.right_after(|event| matches!(event, Event::TurnBegan { .. }))), (4, 1));
}

#[test]
fn ws_tom_15_16_linked_cards_are_activated_together_unless_blocked() {
    // t5 alone while t6 is blocked; once the row has been cleared both.
    let active = |position: Position, yellow: u8| {
        let mut t = town(position.sheriff(0).dice(yellow, 3));
        t.settle_town();
        t.view().tom.expect("Tom").active.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(active(solo(), 5), ["t5", "b3"]);
    assert_eq!(active(solo().blocked(1, ""), 5), ["t5", "t6", "b3"]);
    assert_eq!(
        active(solo().blocked(1, ""), 6),
        ["t5", "t6", "b3"],
        "a card that was blocked at the start is like any other"
    );
    let mut t = town(solo().blocked(1, "").sheriff(0).dice(6, 3));
    t.settle_town();
    assert_eq!(has(&t.right_after(|event| matches!(event, Event::TurnBegan { .. }))), (2 + 2 + 1, 1));
}

#[test]
fn ws_tom_17_markers_reach_the_block_fields_when_his_turn_ends() {
    let t = turn(solo().tom_active("t1 b1"), 1);
    assert_eq!(t.blocked(1), "t1 t3 t6 b1 b2 b6");
    let t = turn(solo().blocked(1, "t1 t2 t3 t4 t6").tom_active("t5"), 1);
    assert_eq!(t.blocked(1), "");
    assert!(t.events().contains(&Event::RowCleared { seat: seat(1), row: 0 }));
}

#[test]
fn ws_tom_18_he_buys_the_licence_worth_most_at_the_start_of_his_turn() {
    // Two boots and a revolver, two cacti: L2 (cactus, boot) is worth six.
    let stack = ["I-01.1", "I-02.1", "I-01.3", "I-02.3", "I-01.4"];
    let at = || solo().total(1, 22).stack(&stack).licences(&[Licence::L3, Licence::L2, Licence::L6]);
    let t = tom(at().coins(1, 5));
    assert_eq!((t.me(1).licence, t.holds(1).1), (Some(Licence::L2), 0));
    assert_eq!(t.view().licences, [Some(Licence::L3), None, Some(Licence::L6)]);
    // Of equals the first.
    let t = tom(solo().total(1, 22).coins(1, 5).licences(&[Licence::L3, Licence::L2, Licence::L6]));
    assert_eq!(t.me(1).licence, Some(Licence::L3));
    // Not with four coins, not elsewhere, not twice.
    assert_eq!(tom(at().coins(1, 4)).me(1).licence, None);
    assert_eq!(tom(at().coins(1, 5).total(1, 20)).me(1).licence, None);
    let t = tom(at().coins(1, 5).licence(1, Licence::L3));
    assert_eq!((t.me(1).licence, t.holds(1).1), (Some(Licence::L3), 5));
}

#[test]
fn ws_tom_19_top_row_first_then_bottom_row() {
    let t = tom(solo().total(1, 22).tom_active("t2 b1").market(0, &["I-02.3"]).market(1, &["II-S1.1"]).dice(3, 4));
    let acts: Vec<String> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::TomTries { act, .. } => Some(format!("{act:?}")),
            _ => None,
        })
        .collect();
    assert_eq!(acts, ["Outpost", "LevelTwo(1)", "Coins(2)", "LevelOne(2)", "Coins(3)"]);
    // Cards with an empty section have no steps.
    assert_eq!(tried(&tom(solo().tom_active("t3 b2"))), 0);
}

#[test]
fn ws_tom_20_arrows_go_on_and_a_step_done_in_full_stops() {
    // Y-1: a building, or else level I. Bought: stop.
    let building = || solo().market(2, &["III-01.1"]).market(0, &["I-01.1"]).tom_active("t1").dice(2, 1);
    assert_eq!(tried(&tom(building().coins(1, 9))), 1);
    assert_eq!(tried(&tom(building().coins(1, 2))), 2, "not carried out: go on");
    // YY-1 has an arrow.
    assert_eq!(tried(&tom(building().coins(1, 9).hard(&[TomCard::Y1]))), 2);
}

#[test]
fn ws_tom_21_59_coins_above_twelve_become_points_at_the_end_of_his_turn() {
    let t = tom(solo().coins(1, 16));
    assert_eq!(has(&t), (12, 4));
    assert!(t.events().contains(&Event::TomExchanged { seat: seat(1), coins: 4 }));
    // Meanwhile he may have more.
    let t = order(solo().contest(SheriffCard::Bandits).delivered(1, 2).coins(1, 12));
    assert_eq!(t.right_after(|event| matches!(event, Event::Elected { .. })).holds(1).1, 13);
    let coins = over(Position::of(&Options::for_people(1).with_tom(|tom| tom.coins = true)).coins(1, 30));
    assert_eq!(coins.scores(1)[COINS], 30);
}

#[test]
fn ws_tom_42_contests_about_what_is_visible_four_or_five() {
    let count = |contest, stack: &[&str]| {
        let t = order(solo().contest(contest).stack(stack));
        t.events().into_iter().find_map(|event| match event {
            Event::Counted { seat, count } if seat.index() == 1 => Some(count),
            _ => None,
        })
    };
    assert_eq!(count(SheriffCard::Buildings, &["III-04.1"]), Some(5));
    assert_eq!(count(SheriffCard::Buildings, &["II-A3.1"]), Some(4));
    assert_eq!(count(SheriffCard::Animals, &["II-A3.1"]), Some(5));
    assert_eq!(count(SheriffCard::Cactus, &["II-A3.1"]), Some(5), "a joker");
    assert_eq!(count(SheriffCard::Cactus, &["III-04.4"]), Some(4));
    assert_eq!(count(SheriffCard::Cactus, &["I-01.1"]), Some(5));
    assert_eq!(count(SheriffCard::Cactus, &[]), Some(4));
    let t = order(solo().contest(SheriffCard::Outposts).outposts(1, City::Amarillo, 2));
    assert!(t.events().contains(&Event::Counted { seat: seat(1), count: 2 }));
}

#[test]
fn ws_tom_43_two_points_more_for_a_card_with_gold() {
    let rush = |gold| Position::of(&Options::for_people(1).gold_rush().with_tom(|tom| tom.gold = gold)).sheriff(1);
    let points = |gold| tom(rush(gold).coins(1, 9).market(0, &["I-G1.1"]).tom_active("b1").dice(3, 2)).total(1);
    assert_eq!((points(false), points(true)), (1 + 2, 1 + 3));
}

#[test]
fn ws_tom_44_his_scoring_is_like_anybodys() {
    let at = solo().stack(&["I-01.2", "II-A1.1", "III-01.1"]).outposts(1, City::Amarillo, 2).total(1, 30);
    let t = over(at.coins(1, 9));
    assert_eq!(t.scores(1), [30, 7, 0, 2, 1, 0, 0, 0, 0], "horseshoes for his printed licence");
}

#[test]
fn ws_tom_46_four_ways_to_make_him_harder() {
    let harder = |change: fn(&mut west_story::Tom)| Position::of(&Options::for_people(1).with_tom(change)).sheriff(1);
    // (1) One more in every contest.
    let t = order(harder(|tom| tom.contests = true).contest(SheriffCard::Bandits).delivered(1, 1));
    assert!(t.events().contains(&Event::Counted { seat: seat(1), count: 2 }));
    // (2) A gang at once, and no posse step afterwards.
    let gang = |position: Position| {
        tom(position
            .bandits(1, &["joker", "boot"])
            .coins(1, 5)
            .tom_active("t4")
            .dice(3, 1)
            .market(1, &["II-S1.1"])
            .market(0, &["I-02.1"]))
    };
    let t = gang(harder(|tom| tom.gangs = true));
    assert_eq!((t.total(1), t.bandits(1)), (4, vec!["boot".to_owned()]));
    let hunts = |t: &Table| t.events().iter().filter(|event| matches!(event, Event::TomHunted { .. })).count();
    assert_eq!(hunts(&t), 1);
    // (3) and (4) are tested with coins and gold.
    let t = over(harder(|tom| tom.coins = true).coins(1, 7));
    assert_eq!(t.scores(1)[COINS], 7);
    assert_eq!(over(solo().coins(1, 7)).scores(1)[COINS], 0);
}

#[test]
fn ws_tom_47_any_seat_and_a_random_board_whose_licence_is_his() {
    let boards: BTreeSet<u8> = (0..20).map(|seed| deal(&Options::for_people(1), seed).me(1).board).collect();
    assert_eq!(boards.len(), 4);
    let t = deal(&Options::for_people(2).with_tom(|tom| tom.seat = seat(0)).asymmetric(), 3);
    assert!(t.me(0).tom && !t.me(2).tom);
    // His seat counts in turn order, but he has five coins.
    let view = t.view();
    let order = (0..3).map(|n| (view.sheriff.index() + n) % 3);
    let held: Vec<_> = order.map(|seat| (view.players[seat].tom, t.holds(seat).1)).collect();
    let expected: Vec<_> =
        held.iter().enumerate().map(|(n, (tom, _))| (*tom, if *tom { 5 } else { 4 - n as u16 })).collect();
    assert_eq!(held, expected);
}

#[test]
fn ws_tom_55_licence_then_gang_then_cards_and_posse_steps_are_passed_over() {
    // On side B at Swift River: a licence, a gang, and a card with a posse step.
    let options = Options::for_people(1).side(Side::B).with_tom(|tom| tom.gangs = true);
    let at =
        Position::of(&options).sheriff(1).total(1, 18).coins(1, 6).bandits(4, &["joker"]).tom_active("t4").dice(3, 1);
    let t = tom(at.market(1, &["II-S1.1"]).market(0, &["I-07.1"]));
    let order: Vec<_> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Licensed { .. } => Some("licence"),
            Event::TomHunted { .. } => Some("gang"),
            Event::TomTries { .. } => Some("step"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["licence", "gang", "step", "step"]);
    // No coin for the step that was passed over: 6 - 5.
    assert_eq!(t.holds(1).1, 1);
}

#[test]
fn ws_tom_56_a_changed_order_keeps_linked_cards_side_by_side() {
    let ordered = |change: fn(&mut west_story::Tom)| {
        let options = Options::for_people(1).with_tom(change);
        west_story::WestStory::new(&options, &mut table::Dice::from_number(1))
    };
    assert!(ordered(|tom| tom.order[..6].reverse()).is_ok());
    assert!(ordered(|tom| tom.order.swap(0, 3)).is_ok());
    assert!(ordered(|tom| tom.order.swap(0, 1)).is_err(), "Y-3 away from Y-2");
    assert!(ordered(|tom| tom.order.swap(0, 6)).is_err(), "yellow in the bottom row");
    // Columns 6 and 1 are not neighbours.
    assert!(ordered(|tom| tom.order[..6].rotate_left(2)).is_err());
    // The die points at columns: with Y-4 first a one leads to it.
    let options = Options::for_people(1).with_tom(|tom| tom.order.swap(0, 3));
    let mut t = town(Position::of(&options).dice(1, 3));
    t.settle_town();
    assert_eq!(has(&t.right_after(|event| matches!(event, Event::TurnBegan { .. }))), (4, 1));
}

#[test]
fn ws_tom_58_blocked_cards_are_his_markers() {
    let t = order(solo().contest(SheriffCard::Blocked).blocked(1, "t1 t3 t6 b2 b6"));
    assert!(t.events().contains(&Event::Counted { seat: seat(1), count: 5 }));
}
