//! The worked examples, with their exact results.

use west_story::data::{City, SheriffCard, Side, Token};
use west_story::view::Phase;
use west_story::{Event, Options, Position};

use crate::common::*;

fn on_b(people: usize) -> Position {
    Position::of(&Options::for_people(people).side(Side::B))
}

fn rush(people: usize) -> Position {
    Position::of(&Options::for_people(people).gold_rush())
}

#[test]
fn ex_01_settlers() {
    let settlers = |hats, cows| town(people(2).holds(0, hats, 0, cows).card(0, "t1", "II-S1.1").dice(1, 3));
    // Without a hat section B cannot come first: A is done, and B may follow.
    let mut t = settlers(0, 0);
    assert_eq!(t.legal_of(0), ["produce t1b hats", "produce t1b skip"]);
    t.play_as(0, "produce t1b hats");
    assert_eq!((t.holds(0).0, t.total(0)), (0, 2));
    let mut t = settlers(0, 0);
    t.play_as(0, "produce t1b skip");
    assert_eq!((t.holds(0).0, t.total(0)), (1, 0));
    // With six hats the order matters.
    let mut t = settlers(6, 0);
    t.play_all_as(0, ["produce t1", "produce t1b hats"]);
    assert_eq!((t.holds(0).0, t.total(0)), (5, 3));
    let mut t = settlers(6, 0);
    t.play_as(0, "produce t1b hats");
    assert_eq!((t.holds(0).0, t.total(0)), (6, 2), "then A fills the track again");
}

#[test]
fn ex_02_combo() {
    let at = || people(2).holds(0, 0, 4, 1).dice(2, 1);
    let mut t = town(at());
    assert_eq!(t.legal_of(0), ["combo cow", "combo t5"]);
    t.play_as(0, "combo t5");
    assert_eq!((t.holds(0), t.blocked(0)), ((3, 7, 1), "t2 t5 b1".to_owned()));
    let mut t = town(at());
    t.play_as(0, "combo cow");
    assert_eq!((t.holds(0), t.blocked(0)), ((3, 5, 2), "t2 b1".to_owned()));
}

#[test]
fn ex_03_sliding() {
    let t = town(people(2).blocked(0, "t5 t6 t1").dice(5, 3));
    assert!(t.blocked(0).contains("t2"));
}

#[test]
fn ex_04_row_clearing() {
    // t5 shows a cactus, b1 too: a third card can only come from the bottom row; none has a cactus but a Mustang there.
    let at = people(2).blocked(0, "t1 t2 t3 t4 t6").card(0, "b6", "II-A1.1").dice(5, 1);
    let mut t = town(at);
    assert_eq!(t.legal_of(0), ["combo cow", "combo b6"]);
    t.play_as(0, "combo b6");
    while t.view().phase == Phase::Town {
        let other = t.acting()[0];
        let first = t.legal_of(other)[0].clone();
        t.play_as(other, &first);
    }
    assert_eq!(t.blocked(0), "b1 b6");
    let mut t = turn(people(2).blocked(0, "t1 t2 t3 t4 t6"), 0);
    t.play_all_as(0, ["rob deadwood M1", "activate t5"]);
    assert_eq!(t.blocked(0), "", "at once in one's own turn");
}

#[test]
fn ex_05_cow_instead_of_a_purchase() {
    let mut t = turn(people(2).holds(0, 0, 2, 0).market(0, &["I-04.1"]), 0);
    // Both main actions without a gain of resources.
    t.play_all_as(0, ["scam", "reserve III-1", "done", "rob deadwood P1", "activate t6", "produce t6 second"]);
    // Nothing can be bought: the first purchase is a cow.
    assert!(t.events().contains(&Event::CowTaken { seat: seat(0), purchase: true }));
    assert_eq!(t.holds(0), (0, 2, 1));
    let before = t.total(0);
    t.play_all_as(0, ["buy I-1", "lay t1"]);
    assert_eq!((t.holds(0), t.total(0) - before), ((0, 0, 0), 1));
}

#[test]
fn ex_06_hotel() {
    let kinds = ["III-06.1", "III-01.1", "III-02.1", "III-03.1", "III-04.1", "III-05.1"];
    let places = ["t1", "t2", "t3", "t4", "t5", "t6"];
    let six = |hats: u8| {
        let at = people(2).hats(0, hats).dice(1, 2);
        town(kinds.iter().zip(places).fold(at, |position, (id, place)| position.card(0, place, id)))
    };
    assert_eq!((six(0).holds(0).0, six(0).total(0)), (6, 0));
    assert_eq!((six(2).holds(0).0, six(2).total(0)), (6, 2));
    let at = rush(2).card(0, "b1", "III-12.1").card(0, "b4", "ST-H.1").dice(1, 2);
    let mut t = town(kinds.iter().zip(places).fold(at, |position, (id, place)| position.card(0, place, id)));
    if let Some(option) = t.options_of(0, "accept ").first().cloned() {
        t.play_as(0, format!("accept {option}"));
    }
    assert_eq!((t.holds(0).0, t.total(0)), (6, 2), "eight kinds");
}

#[test]
fn ex_07_saloon() {
    let t = town(people(2).card(0, "t6", "III-05.6").dice(6, 1));
    assert_eq!(t.holds(0).1, 5);
    let t = town(people(2).card(0, "t4", "III-05.1").dice(4, 4));
    assert_eq!(t.holds(0).1, 1, "nothing but the coin of b4");
    // Again in one's own turn of that round.
    let mut t = turn(people(2).card(0, "t6", "III-05.1").dice(6, 1), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate t6"]);
    assert_eq!(t.holds(0).1, 5);
}

#[test]
fn ex_08_gold_prospectors() {
    let mut t = turn(rush(2).holds(0, 3, 9, 0).market(1, &["II-G1.1"]), 0);
    t.play_all_as(0, ["cow", "cow", "buy II-1", "pay 3h 2c", "lay t1"]);
    assert_eq!((t.holds(0).1, t.total(0)), (7, 6));
    for (coins, points) in [(5, 2), (1, 0)] {
        let mut t = turn(people(2).coins(0, coins).card(0, "t1", "II-G1.1"), 0);
        t.play_all_as(0, ["rob deadwood P1", "activate t1"]);
        assert_eq!(t.total(0), points);
    }
}

#[test]
fn ex_09_animals_multiply() {
    let places = ["t1", "t2", "t3", "t4", "t5", "t6", "b1"];
    let own = |ids: &[&str]| {
        over(ids.iter().zip(places).fold(people(2), |position, (id, place)| position.card(0, place, id)))
    };
    assert_eq!(
        own(&["II-A2.1", "II-A2.2", "III-01.1", "III-02.1", "III-03.1", "III-04.1", "III-05.1"]).scores(0)[BISON],
        10
    );
    assert_eq!(own(&["II-A3.1", "II-A3.2", "I-01.1", "I-02.1", "I-03.1", "I-04.1", "I-05.1"]).scores(0)[EAGLES], 10);
    assert_eq!(own(&["II-A1.1", "II-A1.2", "II-A2.1"]).scores(0)[MUSTANGS], 6);
}

#[test]
fn ex_10_raccoons() {
    let ids = ["II-A4.1", "II-A4.2", "I-01.1", "I-02.1", "I-03.1", "I-04.1", "I-01.3", "I-02.3", "I-01.4"];
    let places = ["t1", "t2", "t3", "t4", "t5", "t6", "b1", "b2", "b3"];
    let t = over(ids.iter().zip(places).fold(people(2), |position, (id, place)| position.card(0, place, id)));
    assert_eq!((t.scores(0)[RACCOONS], t.scores(0)[LICENCE]), (6, 4));
}

#[test]
fn ex_11_two_trackings() {
    let at = |hats| {
        let at =
            people(2).card(0, "t1", "III-02.1").anvils(0, "t1", 2).hats(0, hats).market(1, &["II-A3.1", "II-A1.1"]);
        let mut t = turn(at, 0);
        t.play_all_as(0, ["scam", "reserve III-1", "done", "rob deadwood P1", "activate t6", "produce t6 second"]);
        t
    };
    let mut t = at(1);
    t.play_as(0, "buy II-1");
    assert_eq!((t.holds(0).0, t.anvils(0, "t1")), (0, 0), "an Eagle for one hat");
    let mut t = at(4);
    t.play_all_as(0, ["buy II-2", "pay 1h 0c 1x", "lay b1", "buy II-1"]);
    assert_eq!((t.holds(0).0, t.anvils(0, "t1")), (0, 0), "a Mustang for one and an Eagle for three");
    let mut t = at(2);
    t.play_all_as(0, ["buy II-2", "pay 0h 0c 2x"]);
    assert_eq!(t.holds(0).0, 2, "no refund");
}

#[test]
fn ex_12_foremen() {
    let ways = |anvils| {
        let at = people(2).card(0, "t1", "III-01.1").anvils(0, "t1", anvils).holds(0, 3, 4, 0).market(2, &["III-05.1"]);
        let mut t = turn(at, 0);
        t.play_all_as(
            0,
            ["scam", "reserve I-1", "done", "rob deadwood P1", "activate t6", "produce t6 second", "buy III-1"],
        );
        t.options_of(0, "pay ")
    };
    assert_eq!(ways(1), ["3h 4c", "3h 2c 1x", "2h 3c 1x", "1h 4c 1x"]);
    for way in ["0h 3c 2x", "3h 0c 2x", "1h 2c 2x"] {
        assert!(ways(2).contains(&way.to_owned()), "{way}");
    }
}

#[test]
fn ex_13_two_anvils_on_a_prison() {
    let at = people(2)
        .card(0, "t5", "III-07.2")
        .blocked(0, "t1 t2 t3 t4 t6")
        .hats(0, 2)
        .tied(0, "revolver")
        .bandits(1, &["boot"]);
    let mut t = town(at.dice(5, 2));
    while t.view().phase == Phase::Town {
        let seat = t.acting()[0];
        let first = t.legal_of(seat)[0].clone();
        t.play_as(seat, &first);
    }
    assert_eq!((t.anvils(0, "t5"), t.total(0), t.blocked(0).contains('t')), (1, 1, false), "the desert is free");
    // Six points would lead out of the region: five are accepted.
    t.play_all_as(0, ["own-prison", "accept 5", "posse 1", "activate t5", "pay 2h 0c", "accept 0"]);
    assert_eq!((t.total(0), t.anvils(0, "t5")), (6, 1), "the second anvil");
    t.play_all_as(0, ["own-prison", "accept 6"]);
    assert_eq!((t.total(0), t.holds(0).1, t.me(0).delivered), (12, 4, 2));
}

#[test]
fn ex_14_gold_first() {
    let at = || rush(2).holds(0, 0, 4, 0).market(0, &["I-G2.1"]).market(1, &["II-A1.1"]);
    let ready = || {
        let mut t = turn(at(), 0);
        t.play_all_as(0, ["scam", "reserve III-1", "done", "rob deadwood P1", "activate t6", "produce t6 second"]);
        t
    };
    let mut t = ready();
    assert_eq!(t.holds(0), (0, 4, 0));
    assert!(!t.can_as(0, "buy II-1"), "in the other order the Mustang is too dear");
    let before = t.total(0);
    t.play_all_as(0, ["buy I-1", "lay b1"]);
    assert_eq!((t.holds(0), t.total(0) - before, t.blocked(0)), ((3, 0, 0), 1, "t6 b1".to_owned()));
    t.play_all_as(0, ["buy II-1", "lay b2"]);
    assert_eq!(t.holds(0), (0, 0, 0));
}

#[test]
fn ex_15_posse_price_and_reward() {
    let posters = ["horseshoe", "boot", "cactus", "revolver"];
    let a2 = || people(2).posters(posters).total(0, 8).hats(0, 5);
    let cost = |bandit: &str| {
        let mut t = turn(a2().bandits(2, &[bandit]), 0);
        t.play_as(0, "posse 1");
        let card = t.options_of(0, "activate ")[0].clone();
        t.play_as(0, format!("activate {card}"));
        t.events().into_iter().find_map(|event| match event {
            Event::Paid { paid, .. } => Some(paid.hats),
            _ => None,
        })
    };
    assert_eq!((cost("boot"), cost("revolver")), (Some(3), Some(2)));
    let jail = |position: Position| {
        let mut t = turn(position.tied(0, "boot"), 0);
        t.play_as(0, "jail");
        if let Some(all) = t.options_of(0, "accept ").first().cloned() {
            t.play_as(0, format!("accept {all}"));
        }
        t.holds(0).1
    };
    assert_eq!(jail(a2()), 4);
    assert_eq!(jail(people(2).posters(posters).total(0, 28)), 2, "Amarillo wants somebody else");
    assert!(!turn(people(2).total(0, 22).tied(0, "boot"), 0).can_as(0, "jail"));
    assert_eq!(jail(on_b(2).total(0, 30)), 4);
}

#[test]
fn ex_16_refusing_points() {
    let mut t = turn(people(2).total(0, 26).holds(0, 3, 9, 0).market(2, &["III-06.1"]).market(0, &["I-02.1"]), 0);
    t.play_all_as(0, ["cow", "cow", "shop", "buy III-1", "pay 2h 5c", "accept 1"]);
    assert_eq!((t.total(0), t.me(0).region), (27, 3));
    t.play_all_as(0, ["lay t1", "buy I-1", "pay 0h 2c"]);
    assert_eq!(t.options_of(0, "accept "), ["1", "0"]);
    t.play_as(0, "accept 0");
    assert_eq!(t.total(0), 27);
}

#[test]
fn ex_18_gang_wrap() {
    let mut t = turn(people(2).total(0, 45).bandits(7, &["joker"]), 0);
    t.play_as(0, "posse 1");
    assert_eq!(t.options_of(0, "activate ").len(), 12);
    t.play_as(0, "activate t1");
    assert_eq!(t.bandits(1), ["joker"]);
    let t = turn(people(2).sheriff(0).gang(1), 1);
    assert_eq!(t.refused_as(1, "posse 3"), ("WS-POSSE-06", "why-sheriff-only"));
    // A1 with the gang is not free for a Prison; A7 is.
    let t = town(people(2).bandits(7, &[]).gang(1).card(0, "t1", "III-07.1").dice(1, 2));
    assert_eq!(t.total(0), 2, "the desert and A7");
}

#[test]
fn ex_20_ties() {
    let five = ["II-A1.1", "II-A1.2", "II-A1.3", "II-A1.4", "II-A1.5", "II-A2.1", "II-A2.2", "II-A2.3"];
    let mut at = people(4).sheriff(1).contest(SheriffCard::Animals);
    for (number, id) in five.iter().enumerate() {
        let (seat, place) =
            [(0, "t1"), (1, "t1"), (3, "t1"), (0, "t2"), (1, "t2"), (3, "t2"), (2, "t1"), (0, "t2")][number];
        at = at.card(seat, place, id);
    }
    let t = order(at);
    assert!(t.events().contains(&Event::Elected { seat: seat(0), outgoing: seat(1), tie: true }));
    let tied = |seats: &[usize]| {
        over(seats.iter().fold(people(4).sheriff(1), |position, &seat| position.total(seat, 40))).places()
    };
    assert_eq!(tied(&[0, 1, 3])[1], 1);
    assert_eq!(tied(&[2, 3])[3], 1);
}

#[test]
fn ex_22_interest() {
    let at = people(2).card(0, "t1", "III-04.1").anvils(0, "t1", 1).holds(0, 6, 9, 0);
    let mut t = turn(at.market(2, &["III-05.1"]).market(1, &["II-A1.1", "II-S3.3"]), 0);
    t.play_all_as(
        0,
        ["scam", "reserve I-4", "done", "rob deadwood P1", "activate t6", "produce t6 second", "buy III-1"],
    );
    assert!(t.events().contains(&Event::InterestPaid { seat: seat(0), coins: 2 }));
    if let Some(all) = t.options_of(0, "accept ").first().cloned() {
        t.play_as(0, format!("accept {all}"));
    }
    t.play_all_as(0, ["lay b1", "buy II-1"]);
    assert!(t.events().contains(&Event::InterestPaid { seat: seat(0), coins: 1 }));
}

#[test]
fn ex_23_grazing_twice() {
    let mut t = turn(people(2).card(0, "t1", "III-03.1").anvils(0, "t1", 2).cows(0, 5), 0);
    t.play_as(0, "cow");
    assert_eq!(t.holds(0), (0, 2, 6));
    t.play_as(0, "cow");
    assert_eq!((t.holds(0), t.total(0)), ((0, 2, 6), 1));
}

#[test]
fn ex_24_train_robbery() {
    let mut t = turn(people(2).total(0, 22).holds(0, 3, 0, 2).tied(0, "boot"), 0);
    assert_eq!(t.options_of(0, "train ").last().map(String::as_str), Some("3 bandit"));
    t.play_as(0, "train 3 bandit");
    assert_eq!((t.holds(0), t.me(0).delivered), ((0, 6, 2), 0));
}

#[test]
fn ex_26_pay_before_activation() {
    let t = turn(people(2).coins(0, 1), 0);
    assert!(!t.can_as(0, "outpost deadwood P1") && t.can_as(0, "rob deadwood P1"));
}

#[test]
fn ex_27_first_sheriff() {
    let options = Options::for_people(2).asymmetric();
    let fits = |t: &Table| {
        let view = t.view();
        let boards: Vec<u8> = view.players.iter().map(|player| player.board).collect();
        boards == [0, 2] && view.contest == SheriffCard::Revolver
    };
    let t = (0..).map(|seed| deal(&options, seed)).find(fits).expect("some deal");
    assert_eq!(t.view().sheriff, seat(1));
    assert_eq!((t.holds(1), t.holds(0)), ((0, 4, 1), (0, 3, 2)));
}

#[test]
fn ex_33_reserve_swap() {
    let at = Position::of(&Options::for_people(2).new_cards()).reserved(0, "II-A2.1");
    let mut t = turn(at.market(2, &["III-10.1", "III-01.1", "III-01.2", "III-01.3"]), 0);
    t.play_all_as(0, ["scam", "reserve III-1", "keep old"]);
    assert_eq!(t.me(0).reserved, Some(card("II-A2.1")));
    assert!(t.view().decks[2].discards.contains(&card("III-10.1")));
    assert!(!t.row(2).contains(&"none".to_owned()));
}

#[test]
fn ex_35_market_exhaustion() {
    let at = || {
        let market = people(2).market(2, &["III-01.1", "III-02.1", "III-03.1", "III-04.1"]);
        market.deck(2, &[]).holds(0, 2, 3, 0)
    };
    let mut t = turn(at(), 0);
    t.play_all_as(0, ["cow", "cow", "buy III-1", "pay 2h 3c", "lay t1", "cow"]);
    assert_eq!(t.row(2)[0], "none");
    let mut t = turn(at().discards(2, &["III-05.1", "III-05.2"]), 0);
    t.play_all_as(0, ["cow", "cow", "buy III-1", "pay 2h 3c", "lay t1", "cow"]);
    assert!(t.row(2)[0].starts_with("III-05"));
    assert_eq!(t.view().decks[2].face_down.len(), 1);
}

#[test]
fn ex_37_joker_field_and_animal() {
    let boot = || people(2).token(City::Deadwood, Token::M2, false).blocked(0, "t4 b2 b5");
    let mut t = turn(boot().card(0, "t1", "II-A1.1").card(0, "t2", "ST-D.1"), 0);
    t.play_as(0, "rob deadwood M2");
    assert_eq!(t.options_of(0, "activate "), ["t1", "t2"]);
    let mut t = turn(boot().card(0, "t1", "II-A1.1").card(0, "t2", "ST-D.1"), 0);
    t.play_as(0, "rob deadwood M3");
    assert_eq!(t.options_of(0, "activate "), ["t1", "t2"]);
    let mut t = turn(people(2).card(0, "t1", "ST-H.1"), 0);
    t.play_as(0, "rob deadwood M3");
    assert_eq!(t.blocked(0), "t1");
    assert!(!turn(people(2).jokers(0, 1), 0).can_as(0, "rob deadwood M3"));
}

#[test]
fn ex_38_overflow_at_a_border() {
    let at = || people(2).total(0, 13).cows(0, 6);
    let mut t = turn(at(), 0);
    t.play_as(0, "cow");
    assert_eq!(t.options_of(0, "accept "), ["1", "0"]);
    t.play_as(0, "accept 1");
    assert_eq!((t.total(0), t.me(0).region, t.me(0).jokers), (14, 2, 1));
    let mut t = turn(at(), 0);
    t.play_all_as(0, ["cow", "accept 0"]);
    assert_eq!((t.total(0), t.me(0).jokers, t.holds(0).2), (13, 0, 6));
}

#[test]
fn ex_39_the_bison_of_the_rulebook() {
    let mut t = turn(people(2).holds(0, 1, 1, 0).market(1, &["II-A2.1"]), 0);
    t.play_all_as(
        0,
        ["scam", "reserve III-1", "done", "rob deadwood P1", "activate t6", "produce t6 second", "buy II-1", "lay t1"],
    );
    let laid = t.right_after(|event| matches!(event, Event::Laid { .. }));
    assert_eq!((laid.holds(0), laid.total(0)), ((0, 0, 0), 1), "the point is that of t6");
    let mut t = turn(people(2).card(0, "t1", "II-A2.1"), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate t1"]);
    assert_eq!(t.holds(0), (1, 0, 0));
    let at = people(2)
        .card(0, "t1", "III-01.1")
        .card(0, "t1", "III-02.1")
        .card(0, "t2", "III-03.1")
        .card(0, "t3", "III-04.4");
    let t = over(at.card(0, "t4", "II-A2.1"));
    assert_eq!(t.scores(0)[BISON], 4, "one of four buildings is covered");
    assert_eq!(t.scores(0)[LICENCE], 3, "its joker adds nothing");
}

#[test]
fn ex_40_gold_card_as_sixth() {
    let at = rush(2).blocked(0, "b1 b2 b3 b4 b6").holds(0, 3, 4, 0).market(0, &["I-G4.1", "I-02.1"]);
    let mut t = turn(at, 0);
    t.play_all_as(0, ["scam", "reserve III-1", "done", "rob deadwood P1", "activate t2", "buy I-1"]);
    let way = t.options_of(0, "pay ").first().cloned();
    if let Some(way) = way {
        t.play_as(0, format!("pay {way}"));
    }
    t.play_as(0, "lay b5");
    assert_eq!(t.blocked(0), "t2", "the bottom row is clear");
    assert_eq!(t.total(0), 1);
    t.play_as(0, "buy I-2");
    assert!(t.can_as(0, "lay b5") && t.can_as(0, "lay b1"));
}

#[test]
fn ex_41_gold_mine_with_three_players_and_tom() {
    let at = || {
        let rush = Position::of(&Options::for_people(3).tom().gold_rush());
        rush.card(0, "t1", "III-12.1")
            .cows(1, 3)
            .cows(2, 6)
            .total(2, 20)
            .coins(3, 5)
            .card(1, "t1", "III-03.1")
            .anvils(1, "t1", 1)
    };
    let mut t = turn(at(), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate t1", "produce t1"]);
    assert_eq!((t.holds(0).1, t.holds(1), t.holds(3).1), (4, (0, 0, 4), 6));
    assert_eq!(t.acting(), [2]);
    t.play_as(2, "accept 1");
    assert_eq!((t.total(2), t.me(2).region), (21, 3));
    let mut t = turn(at(), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate t1", "produce t1 skip"]);
    assert_eq!((t.holds(0).1, t.holds(1).2, t.holds(3).1), (0, 3, 5));
}

#[test]
fn ex_42_rail_to_the_double_city() {
    let at = || on_b(2).total(0, 36).outposts(0, City::Bleakston, 1).coins(0, 5);
    let mut t = turn(at(), 0);
    assert!(t.can_as(0, "outpost old-bleakston P1"));
    assert_eq!(t.refused_as(0, "outpost gransendero P1"), ("WS-BLD-15", "why-no-outpost-there"));
    t.play_all_as(0, ["outpost old-bleakston P1", "activate t3"]);
    assert_eq!(t.holds(0).1, 0);
    let mut t = turn(at().card(0, "t1", "III-09.1").anvils(0, "t1", 1), 0);
    t.play_all_as(0, ["outpost old-bleakston P1", "activate t3"]);
    assert_eq!(t.holds(0).1, 2);
}

#[test]
fn ex_43_cow_for_settlers() {
    let mut t = town(people(2).cows(0, 1).card(0, "t1", "II-S1.1").dice(1, 3));
    t.play_as(0, "produce t1b cows");
    assert_eq!((t.holds(0).0, t.holds(0).2, t.total(0)), (1, 0, 2));
}

#[test]
fn ex_45_post_office() {
    let at = people(2).card(0, "t1", "III-08.1").anvils(0, "t1", 1).coins(0, 2).market(0, &["I-02.1"]);
    let mut t = turn(at, 0);
    t.play_all_as(0, ["cow", "cow"]);
    assert_eq!(t.view().turn.expect("a turn").purchases, 3);
    t.play_all_as(0, ["buy I-1", "pay 0h 2c", "lay t1"]);
    let laid = t.right_after(|event| matches!(event, Event::Laid { .. }));
    assert_eq!(laid.view().turn.expect("a turn").purchases, 2);
}

#[test]
fn ex_46_short_row() {
    let at = people(2).reserved(0, "II-A3.1").market(1, &["II-A1.1", "II-A1.2", "II-A1.3"]).deck(1, &[]);
    let mut t = turn(at, 0);
    t.play_all_as(0, ["scam", "reserve I-1", "keep new"]);
    assert_eq!(t.row(1)[3], "none", "the Scam refills row I only");
    t.play_as(0, "done");
    t.finish_turn(0);
    assert_eq!(t.row(1)[3], "II-A3.1");
}

#[test]
fn ex_47_outpost_scoring() {
    let worth = |count| over(people(2).outposts(0, City::DodgeCity, count)).scores(0)[OUTPOSTS];
    assert_eq!([1, 2, 3, 4].map(worth), [2, 6, 12, 12]);
    let advanced = Position::of(&Options::for_people(2).advanced());
    let t = over(advanced.outposts(0, City::DodgeCity, 2).disc(0, City::DodgeCity, "M4", false));
    assert_eq!(t.scores(0)[OUTPOSTS] + t.scores(0)[ROBBERIES], 4);
}
