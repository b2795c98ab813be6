//! Hats, coins, cows, symbols and cards.

use west_story::data::{Card, Kind, Level, OURS, Section, Sort, Symbol, Symbols};
use west_story::{Options, Position};

use crate::common::*;

#[test]
fn ws_res_01_all_amounts_are_public() {
    let t = turn(people(3).holds(1, 2, 7, 4), 0);
    for eyes in [table::Eyes::Seat(seat(0)), table::Eyes::Seat(seat(2)), table::Eyes::Bystander] {
        let other = &table::Game::view(&t.game, eyes).players[1];
        assert_eq!((other.hats, other.coins, other.cows), (2, 7, 4));
    }
}

#[test]
fn ws_res_02_08_coins_and_cows_stay_until_they_are_spent() {
    let mut t = turn(people(2).holds(1, 0, 40, 5).sheriff(0), 0);
    t.play_all_as(0, ["cow", "cow", "cow", "cow"]);
    assert_eq!(t.holds(1), (0, 40, 5));
    // Through an Order Phase.
    let t = order(people(2).holds(0, 3, 40, 5).holds(1, 3, 41, 4).sheriff(0));
    let after = t.right_after(|event| matches!(event, west_story::Event::RoundBegan { .. }));
    assert_eq!((after.me(0).coins + after.me(1).coins, after.me(0).cows, after.me(1).cows), (82, 5, 4));
}

#[test]
fn ws_res_03_11_hats_fill_the_track_first_and_the_rest_are_points() {
    let t = town(people(2).hats(0, 4).card(0, "t1", "I-05.1").dice(1, 3));
    assert_eq!((t.holds(0).0, t.total(0)), (6, 2), "four hats: two find room");
    let mut t = town(people(2).hats(0, 6).total(0, 4).card(0, "t1", "I-05.1").dice(1, 3));
    t.play_as(0, "accept 0");
    assert_eq!((t.holds(0).0, t.total(0)), (6, 4), "refusable");
}

#[test]
fn ws_res_04_unspent_hats_are_lost_in_the_order_phase() {
    let t = order(people(2).hats(0, 5).hats(1, 6));
    let after = t.right_after(|event| matches!(event, west_story::Event::RoundBegan { .. }));
    assert_eq!((after.holds(0).0, after.holds(1).0), (0, 0));
}

#[test]
fn ws_res_05_a_cow_stands_for_a_hat_or_a_coin_freely_mixed() {
    // A Wagon Train costs a hat and two coins.
    let at = people(2).holds(0, 1, 2, 2).market(0, &["I-04.1"]);
    let mut t = turn(at, 0);
    t.play_all_as(0, ["cow", "cow", "buy I-1"]);
    let ways = t.options_of(0, "pay ");
    assert_eq!(ways, ["1h 2c", "1h 1c", "1h 0c", "0h 2c", "0h 1c", "0h 0c"]);
    t.play_as(0, "pay 0h 1c");
    assert_eq!(t.holds(0), (1, 1, 2), "two cows of four, and a coin");
    assert_eq!(t.refused_as(0, "pay 1h 2c"), ("WS-BUY-03", "why-lay-first"));
}

#[test]
fn ws_res_06_cows_are_never_exchanged() {
    let t = turn(people(2).cows(0, 6).total(0, 22), 0);
    assert_eq!(
        t.legal_of(0),
        ["scam", "licence L1", "licence L2", "licence L3", "cow"],
        "nothing turns cows into anything"
    );
}

#[test]
fn ws_res_07_the_pasture_holds_six_cows() {
    let mut t = turn(people(2).cows(0, 5), 0);
    t.play_as(0, "cow");
    assert_eq!((t.holds(0).2, t.total(0)), (6, 0));
    t.play_as(0, "cow");
    assert_eq!((t.holds(0).2, t.total(0)), (6, 1));
}

#[test]
fn ws_res_09_numbers_are_costs_and_gains() {
    // A gain adds, a cost takes: Peddlers cost two hats and produce three coins.
    let peddlers = OURS.card(card("I-03.1"));
    assert_eq!((peddlers.cost.hats, peddlers.cost.coins), (2, 0));
    let mut t = turn(people(2).holds(0, 2, 0, 0).market(0, &["I-03.1"]), 0);
    t.play_all_as(0, ["cow", "cow", "buy I-1", "pay 2h 0c", "lay t1"]);
    assert_eq!(t.right_after(|event| matches!(event, west_story::Event::Laid { .. })).holds(0), (0, 0, 2));
    let t = town(people(2).card(0, "t1", "I-03.1").dice(1, 2));
    assert_eq!(t.holds(0).1, 3);
}

#[test]
fn ws_res_10_cows_pay_every_printed_cost_but_rob_no_trains() {
    // A posse, an outpost, a licence and Settlers' payment.
    assert!(turn(people(2).cows(0, 2).bandits(1, &["boot"]), 0).can_as(0, "posse 1"));
    assert!(turn(people(2).cows(0, 2), 0).can_as(0, "outpost deadwood P1"));
    assert!(turn(people(2).cows(0, 5).total(0, 22), 0).can_as(0, "licence L1"));
    let t = town(people(2).cows(0, 1).card(0, "t1", "II-S1.1").dice(1, 6));
    assert!(t.can_as(0, "produce t1b cows"));
    let t = turn(people(2).cows(0, 5).hats(0, 1).total(0, 22), 0);
    assert_eq!(t.options_of(0, "train "), ["1"]);
    assert_eq!(t.refused_as(0, "train 2"), ("WS-BLD-22", "why-too-few-hats"));
}

#[test]
fn ws_sym_01_gold_is_a_symbol_of_the_gold_rush_only() {
    assert_eq!(Symbol::BASIC.len(), 4);
    let marks = |options: &Options| {
        let view = deal(options, 1).view();
        let all = view.decks.iter().flat_map(|deck| &deck.face_down).chain(view.market.iter().flatten());
        all.fold(Symbols::NONE, |set, card| set | OURS.card(*card).marks)
    };
    assert!(!marks(&Options::for_people(2)).contains(Symbol::Gold));
    assert!(marks(&Options::for_people(2).gold_rush()).contains(Symbol::Gold));
}

#[test]
fn ws_sym_02_a_joker_stands_for_any_symbol_gold_included() {
    // A Mustang catches any bandit.
    for bandit in ["cactus", "boot", "horseshoe", "revolver"] {
        let others = "t1 t2 t3 t4 t5 b1 b2 b3 b4 b5";
        let t = turn(
            people(2)
                .hats(0, 3)
                .card(0, "t6", "II-A1.1")
                .card(0, "b6", "II-A1.2")
                .blocked(0, others)
                .bandits(1, &[bandit]),
            0,
        );
        assert!(t.can_as(0, "posse 1"), "{bandit}");
    }
    let rush = Position::of(&Options::for_people(2).gold_rush());
    let t = turn(rush.hats(0, 3).card(0, "t6", "II-A1.1").bandits(1, &["gold"]), 0);
    assert!(t.can_as(0, "posse 1"));
}

#[test]
fn ws_sym_03_printed_symbols_and_jokers_of_animals_are_ignored_in_the_end() {
    let t = over(people(2).card(0, "t1", "II-A3.1").card(0, "t2", "I-01.1"));
    assert_eq!((t.scores(0)[LICENCE], t.scores(0)[EAGLES]), (1, 1), "one cactus was bought, the rest is printed");
}

#[test]
fn ws_sym_04_during_play_printed_symbols_and_jokers_count() {
    // Printed cactus cards catch a cactus bandit: t2, t5 and b1 of board 1; a Mustang too.
    let mut t = turn(people(2).hats(0, 3).card(0, "b6", "II-A1.1").bandits(1, &["cactus"]), 0);
    t.play_as(0, "posse 1");
    assert_eq!(t.options_of(0, "activate "), ["t2", "t5", "b1", "b6"]);
}

#[test]
fn ws_card_01_a_town_always_shows_twelve_cards() {
    deal(&Options::for_people(3).everything(), 2).play_out(|t| {
        for player in t.view().players {
            assert_eq!(player.town.len(), 12);
            assert!(player.town.iter().all(|place| place.card != Card::NONE));
        }
    });
}

#[test]
fn ws_card_02_a_covered_card_stays_ones_own() {
    let mut t = turn(people(2).holds(0, 2, 0, 0).card(0, "t1", "I-01.1").market(0, &["I-03.1"]), 0);
    t.play_all_as(0, ["cow", "cow", "buy I-1", "pay 2h 0c", "lay t1"]);
    let place = &t.me(0).town[0];
    assert_eq!((place.card, place.covered.clone()), (card("I-03.1"), vec![card("I-01.1")]));
    let t = over(people(2).card(0, "t1", "I-01.1").card(0, "t1", "I-03.1"));
    assert_eq!(t.scores(0)[LICENCE], 2);
}

#[test]
fn ws_card_03_types_and_copies() {
    for card in Card::all() {
        let facts = OURS.card(card);
        let copy = OURS.card(card.kind().first());
        assert_eq!((facts.cost, facts.points, facts.production), (copy.cost, copy.points, copy.production));
        let building = card.kind().level() == Level::III || card.kind() == Kind::Cabin;
        assert_eq!(facts.sort == Sort::Building, building);
    }
}

#[test]
fn ws_card_04_backs_matter_for_the_market_only() {
    let mut t = deal(&Options::for_people(2), 3);
    t.play_out(|t| {
        for (slot, card) in t.view().market.iter().enumerate() {
            assert!(card.is_none_or(|card| card.kind().level().index() == slot / 4));
        }
    });
}

#[test]
fn ws_card_05_points_of_a_purchase_by_level_and_type() {
    for card in Card::all() {
        let facts = OURS.card(card);
        match (facts.level, facts.sort) {
            (Level::I, _) => assert_eq!(facts.points, 1),
            (Level::II, Sort::Plain) => assert_eq!(facts.points, 3),
            (Level::III, _) => assert!((3..=6).contains(&facts.points)),
            (_, Sort::Animal) | (Level::Start, _) => assert_eq!(facts.points, 0),
            _ => {}
        }
    }
    let mut t = turn(people(2).holds(0, 3, 2, 0).market(1, &["II-S2.1"]), 0);
    t.play_all_as(0, ["cow", "cow", "buy II-1", "pay 3h 2c"]);
    assert_eq!(t.total(0), 3);
}

#[test]
fn ws_card_06_the_eye_counts_what_is_visible_and_the_end_counts_all() {
    // Two animals, one of them covered: the Hut counts one, the Mustang two.
    let at = || people(2).card(0, "t1", "III-02.1").card(0, "t2", "II-A1.1").card(0, "t2", "II-A1.2");
    let t = town(at().dice(1, 2));
    assert_eq!(t.total(0), 1);
    assert_eq!(over(at()).scores(0)[MUSTANGS], 4);
}

#[test]
fn printed_cards_produce_the_same_on_every_board() {
    for board in 0..4 {
        for place in 0..12 {
            let card = deal(&Options::for_people(4), 1).view().players[board].town[place].card;
            assert_eq!(OURS.card(card).production, [OURS.printed[place], Section::Empty]);
        }
    }
}
