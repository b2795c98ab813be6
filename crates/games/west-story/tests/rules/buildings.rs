//! Buildings, one by one, and the cards of level II with effects of their own.

use west_story::data::{Ability, City, Kind, Side};
use west_story::{Event, Options, Payment, Position};

use crate::common::*;

fn with_everything(people: usize) -> Position {
    Position::of(&Options::for_people(people).gold_rush().new_cards())
}

fn on_b(people: usize) -> Position {
    Position::of(&Options::for_people(people).side(Side::B))
}

/// Uses up both main actions without gaining anything: a Scam, and a Robbery that activates a card that gives a cow.
fn to_shopping(t: &mut Table) {
    t.play_all_as(0, ["scam", "reserve II-4", "done"]);
    if t.view().turn.is_some_and(|turn| !turn.shopping) {
        t.play_all_as(0, ["rob deadwood P1", "activate b2"]);
    }
}

/// Ways to pay for the first card of row III with so many anvils on a Workshop.
fn ways_with_foremen(anvils: u8, hats: u8, coins: u16) -> Vec<String> {
    let at = people(2).card(0, "t1", "III-01.1").anvils(0, "t1", anvils).holds(0, hats, coins, 0);
    let mut t = turn(at.market(2, &["III-05.1"]), 0);
    t.play_all_as(
        0,
        ["scam", "reserve I-4", "done", "rob deadwood P1", "activate t6", "produce t6 second", "buy III-1"],
    );
    t.options_of(0, "pay ")
}

#[test]
fn ws_bld_01_a_foreman_takes_two_resources_off_a_building() {
    // A Saloon costs three hats and four coins.
    let ways = ways_with_foremen(1, 3, 4);
    assert_eq!(ways, ["3h 4c", "3h 2c 1x", "2h 3c 1x", "1h 4c 1x"]);
    // Not off other cards.
    let at = people(2).card(0, "t1", "III-01.1").anvils(0, "t1", 1).holds(0, 1, 1, 0).market(0, &["I-01.1"]);
    let mut t = turn(at, 0);
    to_shopping(&mut t);
    t.play_as(0, "buy I-1");
    assert!(t.options_of(0, "pay ").iter().all(|way| !way.contains('x')));
}

#[test]
fn ws_bld_02_two_foremen_on_one_building_or_one_each_and_never_below_zero() {
    let ways = ways_with_foremen(2, 3, 4);
    assert!(ways.contains(&"3h 0c 2x".to_owned()) && ways.contains(&"0h 3c 2x".to_owned()));
    assert!(ways.contains(&"1h 2c 2x".to_owned()) && ways.contains(&"3h 2c 1x".to_owned()));
    // Five anvils on a price of seven: the fourth takes the last, a fifth is not needed.
    let ways = ways_with_foremen(5, 3, 4);
    assert!(ways.contains(&"0h 0c 4x".to_owned()) && !ways.iter().any(|way| way.ends_with("5x")));
    // One each.
    let at = people(2).card(0, "t1", "III-01.1").anvils(0, "t1", 2).holds(0, 5, 9, 0);
    let mut t = turn(at.market(2, &["III-05.1", "III-01.2"]), 0);
    to_shopping(&mut t);
    t.play_all_as(0, ["buy III-1", "pay 3h 2c 1x", "lay b1"]);
    assert_eq!(t.anvils(0, "t1"), 1);
    t.play_all_as(0, ["buy III-2", "pay 2h 1c 1x", "accept 3", "lay b3"]);
    assert_eq!(t.holds(0).0, 0);
}

#[test]
fn ws_bld_03_tracking_takes_two_hats_off_an_animal_never_coins() {
    let at = |anvils, hats, coins, id: &str| {
        let at = people(2).card(0, "t1", "III-02.1").anvils(0, "t1", anvils).holds(0, hats, coins, 0);
        let mut t = turn(at.market(1, &[id]), 0);
        t.play_all_as(0, ["scam", "reserve I-4", "done", "rob deadwood P1", "activate t6", "produce t6 second"]);
        if t.can_as(0, "buy II-1") {
            t.play_as(0, "buy II-1");
        }
        t
    };
    assert_eq!(at(2, 5, 0, "II-A3.1").options_of(0, "pay "), ["5h 0c", "3h 0c 1x", "1h 0c 2x"]);
    // A Mustang costs three hats: two Trackings pay it all, and nothing is given back.
    let mut t = at(2, 3, 0, "II-A1.1");
    t.play_as(0, "pay 0h 0c 2x");
    assert_eq!((t.holds(0).0, t.anvils(0, "t1")), (3, 0));
    // The coin of a Bison stays.
    let t = at(1, 0, 1, "II-A2.1");
    assert_eq!(t.holds(0).1, 0, "the only way: no hat, one coin");
    assert!(at(2, 0, 0, "II-A2.1").view().turn.expect("a turn").shopping, "without the coin it cannot be bought");
}

#[test]
fn ws_bld_04_the_trappers_hut_gives_a_point_for_each_visible_animal() {
    let at =
        people(2).card(0, "t1", "III-02.1").card(0, "t2", "II-A1.1").card(0, "b1", "II-A2.1").card(0, "b4", "ST-D.1");
    assert_eq!(town(at.dice(1, 2)).total(0), 3);
}

#[test]
fn ws_bld_05_grazing_pays_a_coin_for_each_cow_in_ones_own_turn() {
    let ranch = || people(2).card(0, "t1", "III-03.1").anvils(0, "t1", 1);
    // Instead of actions, by production, instead of purchases.
    let mut t = turn(ranch(), 0);
    t.play_all_as(0, ["cow", "rob deadwood P1", "activate b2"]);
    assert_eq!(t.holds(0), (0, 2, 2));
    t.play_all_as(0, ["cow", "cow"]);
    assert_eq!(t.holds(0), (0, 4, 4));
    // A cow that became a point pays nothing.
    let mut t = turn(ranch().cows(0, 6), 0);
    t.play_as(0, "cow");
    assert_eq!((t.holds(0).1, t.total(0)), (0, 1));
    // Not in the Town Phase.
    let t = town(people(2).card(0, "t1", "III-03.1").anvils(0, "t1", 1).dice(1, 2));
    assert_eq!(t.holds(0), (0, 0, 3));
}

#[test]
fn ws_bld_05_ws_res_07_11_of_three_cows_grazing_pays_for_those_that_find_room() {
    // A Longhorn Herd and room for one cow, with two anvils on a Ranch.
    let at = people(2).cows(0, 5).card(0, "t1", "I-07.1").card(0, "b1", "III-03.1").anvils(0, "b1", 2);
    let mut t = turn(at, 0);
    t.play_all_as(0, ["rob deadwood P1", "activate t1"]);
    assert_eq!((t.holds(0), t.total(0)), ((0, 2, 6), 2));
    assert!(t.events().contains(&Event::Grazed { seat: seat(0), coins: 2 }));
    assert!(t.events().contains(&Event::Overflowed { seat: seat(0), points: 2 }));
}

/// A Bank with horseshoe and cactus, and so many anvils, in a turn with the purchases begun.
fn bank(anvils: u8, hats: u8, coins: u16) -> Position {
    people(2).card(0, "t1", "III-04.1").anvils(0, "t1", anvils).holds(0, hats, coins, 0)
}

#[test]
fn ws_bld_06_interest_for_each_symbol_of_the_bank_on_a_card_bought() {
    let bought = |anvils: u8, row: usize, id: &str, slot: &str| {
        let mut t = turn(bank(anvils, 6, 9).market(row, &[id]), 0);
        let reserved = if row == 2 { "I-4" } else { "III-4" };
        t.play_as(0, "scam");
        t.play_as(0, format!("reserve {reserved}"));
        t.play_all_as(0, ["done", "rob deadwood P1", "activate t4"]);
        t.play_as(0, format!("buy {slot}"));
        let first = t.options_of(0, "pay ");
        if let Some(way) = first.first() {
            t.play_as(0, format!("pay {way}"));
        }
        let paid = t.events().into_iter().find_map(|event| match event {
            Event::InterestPaid { coins, .. } => Some(coins),
            _ => None,
        });
        paid.unwrap_or(0)
    };
    assert_eq!(bought(1, 2, "III-05.1", "III-1"), 2, "cactus and horseshoe");
    assert_eq!(bought(1, 1, "II-S3.3", "II-1"), 0, "a boot");
    assert_eq!(bought(1, 1, "II-A1.1", "II-1"), 1, "a joker is one symbol");
    assert_eq!(bought(2, 0, "I-01.1", "I-1"), 2, "two anvils");
}

#[test]
fn ws_bld_07_interest_pays_for_later_purchases_only() {
    // A Bank costs a hat and five coins; with four coins the interest of the card itself is of no help.
    let mut t = turn(bank(1, 1, 4).market(2, &["III-04.2"]), 0);
    to_shopping(&mut t);
    assert!(t.holds(0).1 == 4 && !t.can_as(0, "buy III-1") || t.holds(0).2 > 0);
    // The two coins of a Saloon buy Ranch Hands.
    let mut t = turn(bank(1, 3, 4).market(2, &["III-05.1"]).market(0, &["I-02.3"]), 0);
    t.play_all_as(0, ["scam", "reserve II-1", "done", "rob deadwood P1", "activate t6", "produce t6 second"]);
    t.play_all_as(0, ["buy III-1", "lay b1"]);
    assert_eq!(t.holds(0).1, 2);
    assert!(t.can_as(0, "buy I-1"));
}

#[test]
fn ws_bld_08_the_saloon_pays_the_difference_of_the_dice() {
    for (dice, coins) in [((6, 1), 5), ((4, 4), 0), ((2, 5), 3)] {
        let mut t = turn(people(2).card(0, "t1", "III-05.1").dice(dice.0, dice.1), 0);
        t.play_all_as(0, ["rob deadwood P1", "activate t1"]);
        assert_eq!(t.holds(0).1, coins);
    }
}

#[test]
fn ws_bld_09_the_hotel_gives_a_hat_for_each_kind_of_building() {
    let kinds = ["III-01.1", "III-02.1", "III-03.1", "III-04.1", "III-05.1", "III-01.2"];
    let mut at = people(2).card(0, "t1", "III-06.1");
    for (place, id) in ["t2", "t3", "t4", "t5", "t6", "b1"].iter().zip(kinds) {
        at = at.card(0, place, id);
    }
    let t = town(at.dice(1, 2));
    assert_eq!(t.holds(0).0, 6, "two Workshops are one kind, the Hotel is one too");
    let covered = people(2).card(0, "t1", "III-06.1").card(0, "t2", "III-01.1").card(0, "t2", "I-01.1");
    assert_eq!(town(covered.dice(1, 2)).holds(0).0, 1, "visible ones only");
}

#[test]
fn ws_bld_10_the_prison_gives_a_point_for_each_region_without_bandits() {
    let points = |position: Position| town(position.card(0, "t1", "III-07.1").dice(1, 2)).total(0);
    // A1 is turned up and empty, the desert has none; five regions are face down.
    assert_eq!(points(people(2)), 2);
    assert_eq!(points(people(2).bandits(1, &["boot"])), 1);
    assert_eq!(points(people(2).bandits(2, &[]).bandits(3, &["", "boot"])), 3);
}

#[test]
fn ws_bld_11_12_own_prison_anywhere_beside_to_jail() {
    let at = || people(2).card(0, "t1", "III-07.1").anvils(0, "t1", 1);
    let mut t = turn(at().total(0, 21).tied(0, "cactus"), 0);
    t.play_as(0, "own-prison");
    assert_eq!((t.total(0), t.holds(0).1, t.me(0).delivered), (27, 2, 1), "in the desert, six points and two coins");
    // Both in one turn.
    let mut t = turn(at().hats(0, 2).tied(0, "boot").bandits(1, &["boot"]), 0);
    t.play_all_as(0, ["jail", "posse 1", "activate t4", "own-prison"]);
    assert_eq!(t.options_of(0, "accept ")[0], "6");
    t.play_as(0, "accept 6");
    assert_eq!((t.me(0).delivered, t.total(0)), (2, 10));
    let t = turn(at(), 0);
    assert_eq!(t.refused_as(0, "own-prison"), ("WS-BLD-11", "why-nobody-tied"));
    let t = turn(people(2).tied(0, "boot"), 0);
    assert_eq!(t.refused_as(0, "own-prison"), ("WS-ABIL-02", "why-no-anvil"));
}

#[test]
fn ws_bld_13_24_a_post_office_adds_a_purchase_when_they_begin() {
    let at = people(2).card(0, "t1", "III-08.1").anvils(0, "t1", 1).coins(0, 2).market(0, &["I-02.1"]);
    let mut t = turn(at, 0);
    t.play_all_as(0, ["cow", "cow"]);
    assert_eq!((t.view().turn.expect("a turn").purchases, t.anvils(0, "t1")), (3, 0));
    // Covering it afterwards loses nothing.
    t.play_all_as(0, ["buy I-1", "pay 0h 2c", "lay t1"]);
    let laid = t.right_after(|event| matches!(event, Event::Laid { .. }));
    assert_eq!(laid.view().turn.expect("a turn").purchases, 2);
    // It too can be a cow.
    t.finish_turn(0);
    assert_eq!((t.holds(0).2, t.acting()), (4, vec![1]));
}

#[test]
fn ws_bld_14_the_station_gives_a_hat_for_each_city_with_an_outpost_of_anybody() {
    let hats = |position: Position| town(position.card(0, "t1", "III-09.1").dice(1, 2)).holds(0).0;
    let a = people(2).outposts(0, City::Deadwood, 2).outposts(1, City::Amarillo, 1);
    assert_eq!(hats(a.disc(1, City::FortWorth, "M1", false)), 2, "a Robbery is no outpost");
    assert_eq!(hats(on_b(2).outposts(0, City::Bleakston, 1).outposts(1, City::OldBleakston, 1)), 2, "halves count");
}

#[test]
fn ws_bld_15_16_rail_delivery_to_cities_with_an_outpost_of_ones_own() {
    let at = || {
        people(2).card(0, "t1", "III-09.1").anvils(0, "t1", 1).outposts(0, City::FortWorth, 1).outposts(
            1,
            City::Amarillo,
            1,
        )
    };
    let t = turn(at().coins(0, 9), 0);
    let cities = |t: &Table| {
        let mut cities: Vec<String> = t
            .options_of(0, "outpost ")
            .iter()
            .map(|field| field.split(' ').next().unwrap_or_default().to_owned())
            .collect();
        cities.dedup();
        cities
    };
    assert_eq!(cities(&t), ["deadwood", "fort-worth"]);
    assert!(!t.options_of(0, "rob ").iter().any(|field| field.starts_with("fort")), "for outposts only");
    let mut t = turn(at().coins(0, 4), 0);
    t.play_all_as(0, ["outpost fort-worth M1", "activate t3"]);
    assert_eq!((t.holds(0).1, t.me(0).outposts[3], t.anvils(0, "t1")), (0, 2, 0), "no surcharge by one's own Station");
    assert!(t.events().iter().any(|event| matches!(event, Event::Business { rail: true, .. })));
    // In the desert too.
    let t = turn(at().coins(0, 9).total(0, 22), 0);
    assert_eq!(cities(&t), ["fort-worth"]);
    let t = turn(at().coins(0, 9), 0);
    assert_eq!(t.refused_as(0, "outpost amarillo M1"), ("WS-BLD-15", "why-no-outpost-there"));
    // By the board two coins more.
    let b = |coins| turn(on_b(2).total(0, 36).outposts(0, City::SwiftRiver, 1).coins(0, coins), 0);
    assert!(b(5).can_as(0, "outpost swift-river M1") && !b(4).can_as(0, "outpost swift-river M1"));
    let mut t = b(5);
    t.play_as(0, "outpost swift-river M1");
    let first = t.options_of(0, "activate ")[0].clone();
    t.play_as(0, format!("activate {first}"));
    assert!(t.events().contains(&Event::Paid { seat: seat(0), paid: Payment::coins(5) }));
}

#[test]
fn ws_bld_17_after_a_rail_delivery_no_other_business() {
    let at = people(2).card(0, "t1", "III-09.1").anvils(0, "t1", 1).outposts(0, City::FortWorth, 1).coins(0, 20);
    let mut t = turn(at, 0);
    t.play_all_as(0, ["outpost fort-worth M1", "activate t3"]);
    assert_eq!(t.refused_as(0, "rob deadwood P1"), ("WS-TURN-02", "why-done-already"));
}

#[test]
fn ws_bld_18_a_church_has_no_ability_and_gives_two_points() {
    assert_eq!(Kind::Church.ability(), None);
    let t = town(with_everything(2).card(0, "t1", "III-10.1").dice(1, 2));
    assert_eq!((t.total(0), t.anvils(0, "t1")), (2, 0));
}

#[test]
fn ws_bld_19_a_sheriffs_office_pays_a_coin_for_each_bandit_delivered() {
    let t = town(with_everything(2).card(0, "t1", "III-11.1").delivered(0, 3).dice(1, 2));
    assert_eq!(t.holds(0).1, 3);
}

#[test]
fn ws_bld_20_mobilisation_unblocks_one_card_or_two_for_the_sheriff() {
    let at = |sheriff| {
        with_everything(2)
            .sheriff(sheriff)
            .card(0, "t1", "III-11.1")
            .card(0, "t2", "III-11.2")
            .anvils(0, "t1", 1)
            .blocked(0, "t1 t2 t3 b4 b5")
    };
    let mut t = turn(at(0), 0);
    assert_eq!(t.options_of(0, "mobilise "), ["t3", "b4", "b5"], "never an office");
    assert_eq!(t.refused_as(0, "mobilise t2"), ("WS-BLD-20", "why-never-the-office"));
    t.play_as(0, "mobilise b4");
    assert_eq!(t.legal_of(0), ["mobilise t3", "mobilise b5", "done"]);
    t.play_as(0, "mobilise t3");
    assert_eq!((t.blocked(0), t.anvils(0, "t1")), ("t1 t2 b5".to_owned(), 0));
    // Up to two.
    let mut t = turn(at(0), 0);
    t.play_all_as(0, ["mobilise b4", "done"]);
    assert!(t.can_as(0, "cow"));
    // Somebody else unblocks one.
    let mut t = turn(at(1), 0);
    t.play_as(0, "mobilise b4");
    assert!(t.can_as(0, "cow") && t.options_of(0, "mobilise ").is_empty());
}

#[test]
fn ws_bld_20_a_sheriff_with_nothing_else_to_unblock_is_not_asked() {
    let at = with_everything(2).card(0, "t1", "III-11.1").anvils(0, "t1", 1).blocked(0, "t1 t3");
    let mut t = turn(at, 0);
    t.play_as(0, "mobilise t3");
    assert!(t.can_as(0, "cow") && !t.can_as(0, "done"), "{:?}", t.legal_of(0));
}

#[test]
fn ws_bld_27_at_least_one_card_which_may_be_used_again_in_this_turn() {
    let at = with_everything(2).sheriff(1).card(0, "t1", "III-11.1").anvils(0, "t1", 1);
    let t = turn(at.clone(), 0);
    assert_eq!(t.options_of(0, "mobilise ").len(), 0, "nothing is blocked");
    assert_eq!(t.refused_as(0, "mobilise t3"), ("WS-BLD-27", "why-not-blocked"));
    let mut t = turn(at.blocked(0, "t3"), 0);
    t.play_all_as(0, ["mobilise t3", "rob deadwood P1", "activate t3"]);
    assert_eq!((t.holds(0).0, t.blocked(0)), (2, "t3".to_owned()));
}

#[test]
fn ws_bld_21_a_gold_mine_pays_four_coins_and_gives_everybody_else_a_cow() {
    let mine = || Position::of(&Options::for_people(3).gold_rush()).card(0, "t1", "III-12.1");
    let mut t = turn(mine().cows(1, 3), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate t1"]);
    assert_eq!(t.legal_of(0), ["produce t1", "produce t1 skip"]);
    t.play_as(0, "produce t1");
    assert_eq!((t.holds(0).1, t.holds(1).2, t.holds(2).2), (4, 4, 1));
    // Declined, nobody gets anything.
    let mut t = turn(mine(), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate t1", "produce t1 skip"]);
    assert_eq!((t.holds(0).1, t.holds(1).2), (0, 0));
    // No Ranch of the others pays for it.
    let mut t = turn(mine().card(1, "t1", "III-03.1").anvils(1, "t1", 1), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate t1", "produce t1"]);
    assert_eq!(t.holds(1), (0, 0, 1));
    // A full Pasture: its owner decides at once, clockwise from the mine's owner.
    let mut t = turn(mine().cows(1, 6).total(1, 6).cows(2, 6).total(2, 20), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate t1", "produce t1"]);
    assert_eq!(t.acting(), [1]);
    assert_eq!(t.refused_as(0, "cow"), ("WS-ROUND-02", "why-not-your-turn"));
    t.play_as(1, "accept 0");
    assert_eq!(t.acting(), [2]);
    t.play_as(2, "accept 1");
    assert_eq!((t.total(1), t.total(2), t.acting()), (6, 21, vec![0]));
}

#[test]
fn in_the_town_phase_the_cows_of_gold_mines_come_when_all_have_produced() {
    let at =
        Position::of(&Options::for_people(3).gold_rush()).card(1, "t1", "III-12.1").cows(0, 5).total(0, 6).dice(1, 2);
    let mut t = town(at);
    assert_eq!(t.acting(), [1]);
    t.play_as(1, "produce t1");
    assert_eq!((t.view().phase, t.acting()), (west_story::view::Phase::Gifts, vec![0]));
    assert_eq!(t.refused_as(2, "cow"), ("WS-BLD-21", "why-gift-first"));
    t.play_as(0, "accept 1");
    assert_eq!((t.total(0), t.holds(1).1, t.holds(2).2), (7, 4, 2));
    assert_eq!(t.acting(), [0], "the Sheriff's turn");
}

#[test]
fn ws_bld_22_train_robbery_hats_and_bandit_for_coins_once_a_turn() {
    let at = || people(2).total(0, 22).hats(0, 3).cows(0, 2).tied(0, "boot");
    let mut t = turn(at(), 0);
    assert_eq!(t.options_of(0, "train "), ["1", "2", "3", "0 bandit", "1 bandit", "2 bandit", "3 bandit"]);
    t.play_as(0, "train 2 bandit");
    assert_eq!((t.holds(0), t.me(0).tied, t.me(0).delivered), ((1, 5, 2), None, 0));
    assert_eq!(t.refused_as(0, "train 1"), ("WS-BLD-22", "why-train-robbed"));
    let census = table::Game::census(&t.game);
    assert_eq!(census.at("bandit boot", "box"), 1, "the token has left the game");
    let t = turn(people(2).total(0, 22).hats(0, 1), 0);
    assert_eq!(t.refused_as(0, "train 1 bandit"), ("WS-BLD-22", "why-nobody-tied"));
    // After the main actions too.
    let mut t = turn(at(), 0);
    t.play_all_as(0, ["cow", "cow"]);
    assert!(t.can_as(0, "train 3"));
}

#[test]
fn ws_bld_23_for_rail_delivery_the_double_city_is_one_city() {
    let at = on_b(2).total(0, 36).outposts(0, City::Bleakston, 1).coins(0, 5);
    assert!(turn(at, 0).can_as(0, "outpost old-bleakston P1"));
}

#[test]
fn ws_bld_25_a_purchase_that_covers_the_bank_still_earns_interest() {
    let mut t = turn(bank(1, 0, 2).market(0, &["I-02.1"]), 0);
    t.play_all_as(
        0,
        ["scam", "reserve II-1", "done", "rob deadwood P1", "activate t6", "produce t6 second", "buy I-1", "lay t1"],
    );
    assert_eq!((t.holds(0).1, t.at(0, "t1")), (1, "I-02.1".to_owned()));
}

#[test]
fn ws_bld_26_who_has_no_ability_and_discounts_are_never_compulsory() {
    for kind in [Kind::Saloon, Kind::Hotel, Kind::Church, Kind::GoldMine, Kind::Cabin] {
        assert_eq!(kind.ability(), None, "{kind}");
    }
    assert_eq!(Kind::Bank.ability(), Some(Ability::Interest));
    assert!(ways_with_foremen(1, 3, 4).contains(&"3h 4c".to_owned()));
}

#[test]
fn ws_lv2_01_settlers_have_two_sections() {
    // The hat of the first may pay the second.
    let mut t = town(people(2).card(0, "t1", "II-S1.1").dice(1, 3));
    assert_eq!(
        t.legal_of(0),
        ["produce t1b hats", "produce t1b skip"],
        "no hat before: so the first section came first"
    );
    t.play_as(0, "produce t1b hats");
    assert_eq!((t.holds(0).0, t.total(0)), (0, 2));
}

#[test]
fn ws_lv2_01_ws_res_10_only_who_has_a_cow_pays_a_section_with_it() {
    let t = town(people(2).card(0, "t1", "II-S1.1").dice(1, 3));
    assert_eq!(t.refused_as(0, "produce t1b cows"), ("WS-RES-10", "why-no-cow"));
    let mut t = town(people(2).card(0, "t1", "II-S1.1").dice(1, 3).cows(0, 1));
    t.play_as(0, "produce t1b cows");
    assert_eq!((t.holds(0), t.total(0)), ((1, 2, 0), 2), "b3 brings two coins");
}

#[test]
fn ws_lv2_02_prospectors_give_a_point_for_every_two_coins() {
    for (coins, points) in [(0, 0), (1, 0), (2, 1), (5, 2), (9, 4)] {
        let mut t = turn(people(2).coins(0, coins).card(0, "t1", "II-G1.1"), 0);
        t.play_all_as(0, ["rob deadwood P1", "activate t1"]);
        assert_eq!(t.total(0), points);
    }
}
