//! Rounds, the Town Phase and Combos.

use table::RulesVersion;
use west_story::data::Side;
use west_story::view::Phase;
use west_story::{Event, Options, Position};

use crate::common::*;

fn advanced(people: usize) -> Position {
    Position::of(&Options::for_people(people).advanced())
}

#[test]
fn ws_round_01_eight_rounds_and_no_order_phase_in_the_last() {
    let mut rounds = Vec::new();
    let mut elections = 0;
    let mut t = deal(&Options::for_people(2), 4);
    t.play_out(|t| {
        rounds.push(t.view().round);
        elections += t.latest().iter().filter(|event| matches!(event, Event::Elected { .. })).count();
    });
    rounds.dedup();
    assert_eq!((rounds, elections), (vec![1, 2, 3, 4, 5, 6, 7, 8], 7));
}

#[test]
fn ws_round_02_turns_go_clockwise_from_the_sheriff() {
    let mut t = turn(people(3).sheriff(1), 1);
    let mut order = vec![1];
    while t.view().phase == Phase::Turn && t.view().round == 1 {
        let seat = t.acting()[0];
        order.push(seat);
        t.play_as(seat, "cow");
    }
    order.dedup();
    assert_eq!(order, [1, 2, 0]);
    // In the Town Phase all decide at once.
    let t = town(advanced(3).dice(1, 4));
    assert_eq!(t.acting(), [0, 1, 2]);
    assert!(turn(people(3).sheriff(1), 1).refused_as(0, "cow") == ("WS-ROUND-02", "why-not-your-turn"));
}

#[test]
fn ws_round_03_points_that_could_turn_up_a_region_wait_for_the_seats_before() {
    // Seats 0 and 1 have three points before A2, which nobody has visited. Seat 1 is Sheriff.
    let at = || {
        let rodeo = |position: Position, seat: usize, id: &str| position.total(seat, 5).card(seat, "t1", id);
        rodeo(rodeo(people(2).sheriff(1), 0, "II-S2.1"), 1, "II-S2.4").dice(1, 3)
    };
    let mut t = town(at());
    assert_eq!(t.acting(), [1], "the Sheriff first");
    assert_eq!(t.refused_as(0, "accept 3"), ("WS-ROUND-03", "why-others-reveal-first"));
    t.play_as(1, "accept 2");
    assert!(t.is_revealed(2));
    assert_eq!(t.acting(), [0], "who knows the bandits now");
    // A region that is turned up already keeps nobody waiting.
    let t = town(at().bandits(2, &["boot"]));
    assert_eq!(t.acting(), [0, 1]);
}

#[test]
fn ws_round_03_tom_produces_after_the_seats_before_him_and_waits_for_no_other() {
    // Everybody chooses what the printed card at t6 gives. Tom sits between the two.
    let options = Options::for_people(2).with_tom(|tom| tom.seat = seat(1));
    let mut t = town(Position::of(&options).sheriff(0).dice(6, 1));
    let produced = |t: &Table| t.view().tom.expect("Tom").active.len();
    assert_eq!((t.acting(), produced(&t), t.holds(1).1), (vec![0, 2], 0, 0));
    t.play_as(0, "produce t6 first");
    assert_eq!((t.acting(), produced(&t), t.holds(1).1), (vec![2], 2, 4));
    // Behind both he waits for both.
    let options = Options::for_people(2).with_tom(|tom| tom.seat = seat(2));
    let mut t = town(Position::of(&options).sheriff(0).dice(6, 1));
    t.play_as(0, "produce t6 first");
    assert_eq!((t.acting(), produced(&t)), (vec![1], 0));
}

#[test]
fn ws_town_01_the_dice_hold_for_everybody_and_the_whole_round() {
    let mut dice = None;
    let mut round = 0;
    deal(&Options::for_people(3), 6).play_out(|t| {
        let view = t.view();
        if view.round != round {
            (round, dice) = (view.round, None);
        }
        assert_eq!(*dice.get_or_insert(view.dice), view.dice);
        assert!(view.dice.iter().all(|die| (1..=6).contains(die)));
    });
    // Each value is as likely as any other.
    let mut seen = [0; 6];
    for seed in 0..1200 {
        seen[usize::from(deal(&Options::for_people(2), seed).view().dice[0]) - 1] += 1;
    }
    assert!(seen.iter().all(|count| (140..=260).contains(count)), "{seen:?}");
}

#[test]
fn ws_town_02_03_one_card_in_each_row_is_activated_in_any_case() {
    let t = town(people(2).dice(3, 3));
    assert_eq!(t.blocked(0), "t3 b3");
    assert_eq!(t.holds(0), (2, 2, 0));
    // Nobody may leave it.
    deal(&Options::for_people(2).advanced(), 2).play_out(|t| {
        if t.view().phase == Phase::Town {
            for seat in t.acting() {
                assert!(!t.legal_of(seat).contains(&"done".to_owned()));
            }
        }
    });
}

#[test]
fn ws_town_04_basic_yellow_leads_to_the_top_row_and_green_to_the_bottom() {
    let t = town(people(2).dice(5, 3));
    assert_eq!(t.blocked(0), "t5 b3");
    let t = turn(people(2).dice(5, 3), 0);
    assert_eq!(t.refused_as(0, "dice crossed").rule.0, "WS-COMBO-07");
}

#[test]
fn ws_town_05_advanced_each_gives_the_dice_to_rows() {
    let mut t = town(advanced(2).dice(5, 4));
    assert_eq!(t.legal_of(0), ["dice straight", "dice crossed"]);
    assert_eq!(t.refused_as(0, "no-combo"), ("WS-TOWN-05", "why-dice-first"));
    t.play_as(0, "dice crossed");
    assert!(t.events().contains(&Event::DiceGiven { seat: seat(0), crossed: true }));
    assert_eq!(
        t.me(0).town.iter().filter(|p| p.blocked || p.active).map(|p| p.place.to_string()).collect::<Vec<_>>(),
        ["t4", "b5"]
    );
    // Somebody else may do otherwise.
    t.play_as(1, "dice straight");
    // Once given they stay.
    let mut t = town(advanced(2).card(0, "t1", "II-S1.1").dice(1, 3));
    t.play_as(0, "dice straight");
    assert_eq!(t.legal_of(0), ["produce t1b hats", "produce t1b skip"]);
    assert_eq!(t.refused_as(0, "dice crossed"), ("WS-TOWN-05", "why-dice-are-given"));
    // Equal dice ask nothing.
    assert_eq!(town(advanced(2).dice(4, 4)).options_of(0, "dice ").len(), 0);
}

#[test]
fn ws_town_06_a_blocked_card_passes_the_activation_on_to_the_right() {
    let t = town(people(2).blocked(0, "t5 t6 t1").dice(5, 3));
    assert_eq!(t.blocked(0), "t1 t2 t5 t6 b3");
    assert!(t.events().contains(&Event::Activated {
        seat: seat(0),
        place: place("t2"),
        card: t.me(0).town[1].card,
        slid: true
    }));
    let t = town(people(2).blocked(0, "b3").dice(1, 3));
    assert_eq!(t.blocked(0), "t1 b3 b4");
}

#[test]
fn ws_town_07_markers_combo_production_anvils_blocks() {
    // A Workshop and a printed card with the same symbol: first the Combo is asked, then comes everything else.
    let mut t = town(people(2).card(0, "t1", "III-01.1").dice(1, 1));
    assert_eq!((t.holds(0), t.blocked(0), t.anvils(0, "t1")), ((0, 0, 0), String::new(), 0));
    assert_eq!(t.refused_as(0, "produce t1"), ("WS-COMBO-02", "why-combo-first"));
    t.play_as(0, "combo cow");
    assert_eq!((t.holds(0), t.blocked(0), t.anvils(0, "t1")), ((3, 1, 1), "t1 b1".to_owned(), 1));
}

#[test]
fn ws_town_08_production_comes_at_once() {
    // t4 gives a cow, b4 a hat and a coin.
    let t = town(people(2).dice(4, 4));
    assert_eq!(t.holds(0), (1, 1, 1));
    // A Saloon with equal dice produces nothing and is blocked all the same.
    let t = town(people(2).card(0, "t4", "III-05.1").dice(4, 4));
    assert_eq!((t.holds(0), t.blocked(0)), ((1, 1, 0), "t4 b4".to_owned()));
}

#[test]
fn ws_town_09_sections_in_any_order_also_of_different_cards() {
    // Settlers and Prospectors: coins of b3 may come before the Prospectors count.
    let at = || people(2).coins(0, 2).card(0, "t1", "II-G1.1").dice(1, 3);
    let mut t = town(at());
    assert_eq!(t.legal_of(0), ["produce t1", "produce b3"]);
    t.play_as(0, "produce b3");
    assert_eq!((t.holds(0).1, t.total(0)), (4, 2));
    let mut t = town(at());
    t.play_as(0, "produce t1");
    assert_eq!((t.holds(0).1, t.total(0)), (4, 1));
    // Where the order cannot matter nobody is asked.
    assert_eq!(town(people(2).dice(3, 3)).options_of(0, "produce ").len(), 0);
}

#[test]
fn ws_town_10_a_section_with_a_payment_is_optional_and_done_once() {
    let mut t = town(people(2).hats(0, 3).card(0, "t1", "II-S1.1").dice(1, 3));
    t.play_as(0, "produce t1b hats");
    assert_eq!((t.total(0), t.holds(0).0), (2, 3), "paid one, gained one; the section is done");
    let mut t = town(people(2).hats(0, 3).card(0, "t1", "II-S1.1").dice(1, 3));
    t.play_as(0, "produce t1");
    assert_eq!(t.legal_of(0), ["produce t1b hats", "produce t1b skip"]);
    assert_eq!(t.refused_as(0, "produce t1"), ("WS-TOWN-10", "why-produced-already"));
    t.play_as(0, "produce t1b skip");
    assert_eq!((t.total(0), t.holds(0).0), (0, 4));
}

/// Two Settlers, with what their first sections give.
fn two_settlers(position: Position) -> Table {
    let mut t = town(position.card(0, "t1", "II-S1.1").card(0, "b3", "II-S1.2").dice(1, 3));
    t.play_as(0, "produce t1");
    assert_eq!(t.refused_as(0, "produce t1b skip"), ("WS-TOWN-09", "why-gains-first"), "a hat is still to come");
    t.play_as(0, "produce b3");
    t
}

#[test]
fn ws_town_10_ws_lv2_01_of_two_payments_none_one_or_both_are_made() {
    let mut t = two_settlers(people(2));
    let both = ["produce t1b hats", "produce t1b skip", "produce b3b hats", "produce b3b skip"];
    assert_eq!(t.legal_of(0), both);
    t.play_as(0, "produce b3b skip");
    assert_eq!(t.legal_of(0), ["produce t1b hats", "produce t1b skip"]);
    t.play_as(0, "produce t1b skip");
    assert_eq!((t.holds(0).0, t.total(0), t.legal_of(0).len()), (2, 0, 0));
    let mut t = two_settlers(people(2));
    t.play_all_as(0, ["produce t1b skip", "produce b3b hats"]);
    assert_eq!((t.holds(0).0, t.total(0)), (1, 2));
    let mut t = two_settlers(people(2).cows(0, 1));
    t.play_all_as(0, ["produce t1b cows", "produce b3b hats"]);
    assert_eq!((t.holds(0), t.total(0)), ((1, 0, 0), 4));
}

#[test]
fn until_version_2_one_of_two_payments_had_to_be_made() {
    let mut t = two_settlers(people(2).by_rules(RulesVersion(1)));
    assert_eq!(t.legal_of(0), ["produce t1b hats", "produce b3b hats"]);
    t.play_as(0, "produce t1b hats");
    assert_eq!(t.legal_of(0), ["produce b3b hats", "produce b3b skip"]);
}

#[test]
fn ws_town_11_an_anvil_on_every_activated_card_with_an_ability() {
    let t = town(people(2).card(0, "t1", "III-03.1").card(0, "b3", "III-05.6").dice(1, 3));
    assert_eq!((t.anvils(0, "t1"), t.anvils(0, "b3")), (1, 0), "a Ranch has an ability, a Saloon has none");
}

#[test]
fn ws_town_12_a_full_row_is_cleared_at_the_end_of_the_town_phase() {
    let mut t = town(people(2).blocked(0, "t1 t2 t3 t4 t6").board(1, 2).dice(5, 3));
    // Seat 0 is done and full; seat 1 still has a choice or not: when the phase is over the row is clear.
    if t.view().phase == Phase::Town {
        assert_eq!(t.blocked(0), "t1 t2 t3 t4 t5 t6 b3");
        let first = t.legal_of(1)[0].clone();
        t.play_as(1, &first);
    }
    assert_eq!(t.blocked(0), "b3");
    assert!(t.events().contains(&Event::RowCleared { seat: seat(0), row: 0 }));
}

#[test]
fn ws_town_13_every_row_has_an_unblocked_card_when_dice_are_rolled() {
    for seed in 0..6 {
        let mut t = deal(&Options::for_people(4).everything().side(Side::B), seed);
        t.play_out(|_| {});
        for (_, game) in t.told.iter().filter(|(event, _)| matches!(event, Event::Rolled { .. })) {
            for player in table::Game::view(game, table::Eyes::Bystander).players {
                let full = |row: usize| player.town[row * 6..row * 6 + 6].iter().all(|place| place.blocked);
                assert!(!full(0) && !full(1));
            }
        }
    }
    // A token won by production cannot serve the Combo of the same round: it is settled before.
    let mut t = town(people(2).total(0, 13).card(0, "t1", "II-S2.2").dice(1, 1));
    assert_eq!(t.options_of(0, "accept "), ["3", "2", "1", "0"]);
    t.play_as(0, "accept 3");
    assert_eq!((t.me(0).jokers, t.options_of(0, "combo ").len()), (1, 0));
}

#[test]
fn ws_combo_01_02_shared_symbols_bring_a_cow_or_a_third_card() {
    // Board 1: t2 and b1 show cacti; so does t5.
    let mut t = town(people(2).dice(2, 1));
    assert_eq!(t.legal_of(0), ["combo cow", "combo t5"]);
    t.play_as(0, "combo cow");
    assert_eq!((t.holds(0), t.blocked(0)), ((3, 1, 1), "t2 b1".to_owned()));
    // No shared symbol, no Combo.
    assert_eq!(town(people(2).dice(1, 1)).options_of(0, "combo ").len(), 0);
    // A Mustang somewhere fits as well.
    let t = town(people(2).card(0, "b6", "II-A1.1").dice(2, 1));
    assert_eq!(t.legal_of(0), ["combo cow", "combo t5", "combo b6"]);
}

#[test]
fn ws_combo_03_the_third_card_is_activated_like_the_others_and_must_be_free() {
    let mut t = town(people(2).card(0, "t5", "III-01.1").dice(2, 1));
    t.play_as(0, "combo t5");
    assert_eq!((t.holds(0), t.blocked(0), t.anvils(0, "t5")), ((4, 2, 0), "t2 t5 b1".to_owned(), 1));
    // A blocked one is no choice, and the activation does not slide.
    let t = town(people(2).blocked(0, "t5").card(0, "b6", "II-A1.1").dice(2, 1));
    assert_eq!(t.legal_of(0), ["combo cow", "combo b6"]);
    assert_eq!(t.refused_as(0, "combo t5"), ("WS-COMBO-03", "why-blocked"));
    assert_eq!(t.refused_as(0, "combo t2"), ("WS-COMBO-03", "why-activated-already"));
    // With nothing to choose the cow is taken.
    let t = town(people(2).blocked(0, "t5").dice(2, 1));
    assert_eq!((t.options_of(0, "combo ").len(), t.holds(0).2), (0, 1));
}

#[test]
fn ws_combo_04_one_combo_in_a_round() {
    let mut t = town(people(2).card(0, "t5", "II-A1.1").dice(2, 1));
    t.play_as(0, "combo t5");
    assert_eq!(t.options_of(0, "combo ").len(), 0, "the third card makes no other");
}

#[test]
fn ws_combo_05_of_two_shared_symbols_one_is_chosen() {
    // Saloon and Workshop with cactus and horseshoe: third cards with either.
    let at = people(2).card(0, "t1", "III-05.1").card(0, "b1", "III-01.1").dice(1, 1);
    let t = town(at);
    assert_eq!(t.legal_of(0), ["combo cow", "combo t2", "combo t5", "combo b3", "combo b6"]);
    assert_eq!(t.refused_as(0, "combo t4"), ("WS-COMBO-02", "why-not-the-combo-symbol"));
}

#[test]
fn ws_combo_06_jokers_make_combos_with_anything() {
    // A Mustang with a printed horseshoe: horseshoes.
    let t = town(people(2).card(0, "b1", "II-A1.1").dice(1, 1));
    assert_eq!(t.legal_of(0), ["combo cow", "combo b3", "combo b6"]);
    // Two animals: any available card.
    let t = town(people(2).card(0, "t1", "II-A1.2").card(0, "b1", "II-A1.1").dice(1, 1));
    assert_eq!(t.legal_of(0).len(), 11);
}

#[test]
fn ws_combo_07_never_in_the_cowboy_phase() {
    let mut t = turn(people(2).hats(0, 2).card(0, "t1", "II-A1.2").card(0, "b1", "II-A1.1").bandits(1, &["boot"]), 0);
    t.play_all_as(0, ["posse 1", "activate b1"]);
    assert_eq!(t.options_of(0, "combo ").len(), 0);
    assert_eq!(t.refused_as(0, "combo cow"), ("WS-COMBO-07", "why-no-combo-now"));
}

#[test]
fn ws_combo_08_a_token_for_a_combo_and_one_for_the_third_card() {
    // t1 horseshoe, b2 boot: no Combo by itself.
    let at = |tokens| people(2).jokers(0, tokens).dice(1, 2);
    let mut t = town(at(1));
    assert_eq!(
        t.legal_of(0),
        ["no-combo", "combo cow joker", "combo t4 joker", "combo b3 joker", "combo b5 joker", "combo b6 joker"],
        "horseshoes and boots"
    );
    t.play_as(0, "combo t4 joker");
    assert_eq!((t.me(0).jokers, t.holds(0)), (0, (0, 2, 2)));
    let mut t = town(at(2));
    assert!(t.can_as(0, "combo t2 jokers") && !t.can_as(0, "combo t4 jokers"));
    t.play_as(0, "no-combo");
    assert_eq!(t.me(0).jokers, 2);
    // With a Combo by itself a token is for the third card only.
    let mut t = town(people(2).jokers(0, 1).dice(2, 1));
    assert!(t.can_as(0, "combo t5") && t.can_as(0, "combo t1 joker") && !t.can_as(0, "combo cow joker"));
    t.play_as(0, "combo t1 joker");
    assert_eq!((t.me(0).jokers, t.holds(0).1), (0, 3));
}
