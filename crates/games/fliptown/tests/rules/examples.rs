//! Worked examples, with their exact results: those of the rulebook (1 to 10), of weapons, chains and buildings, the sheriff,
//! characters, objectives, cowbots and the end.

use fliptown::data::{Character, Cowbot, Difficulty, Hand, Item, Objective, Region, Title, Wanted};
use fliptown::{Event, Holdem, Options, Position};
use table::Game;

use crate::common::*;

#[test]
fn example_01_two_pair() {
    let t = payday(Position::solo().money(0, 0, 0).poker(0, "Qh Qs 8d 8c 3h").sheriff("Kd"));
    assert!(t.events().contains(&Event::HandPaid {
        seat: seat(0),
        hand: Hand::TwoPair,
        wild: false,
        cash: 3,
        stars: 2
    }));
    assert_eq!(t.sums(), (3, 0, 2, 0));
    assert_eq!(t.sheet(0).hands, [Some(Hand::TwoPair), None, None]);
}

#[test]
fn example_02_one_pan_and_three_hammers() {
    let t = payday(Position::solo().money(0, 0, 0).tools(0, 1, 3).poker(0, "Qh Js 8d 6c 3h").sheriff("Kd"));
    assert_eq!(t.sums(), (6, 1, 0, 0));
    assert!(t.events().contains(&Event::Worked { seat: seat(0), gold: 1, cash: 6 }));
}

#[test]
fn example_03_eight_wanted_posters_in_the_first_round() {
    let position = |card| Position::solo().wanted(0, 8).money(0, 20, 8).stars(0, 10).sheriff(card);
    let mut t = sheriff(position("6h"));
    assert_eq!(t.legal(), ["bribe", "risk"]);
    t.play("risk");
    assert_eq!(t.legal(), ["pay cash", "pay stars"]);
    let mut other = t.clone();
    t.play("pay cash");
    assert_eq!(t.sums(), (10, 8, 10, 8));
    other.play("pay stars");
    assert_eq!(other.sums(), (20, 8, 6, 8));
    let mut free = sheriff(position("8h"));
    free.play("risk");
    assert_eq!(free.sums(), (20, 8, 10, 8));
    let mut bribed = sheriff(position("6h"));
    bribed.play("bribe");
    assert_eq!(bribed.sums(), (20, 0, 10, 8));
}

#[test]
fn example_04_stopping_early_on_the_trail() {
    let mut t = turn(Position::solo().money(0, 4, 0).lineup("4h 7c 2d"));
    assert_eq!(t.options("play 3 trail-"), ["a", "2", "3", "4", "5", "6", "7"]);
    t.play("play 3 trail-3");
    assert_eq!(t.sheet(0).passed, [space("trail-a"), space("trail-2")]);
    assert_eq!(t.sums(), (4, 0, 1, 0));
    assert_eq!(t.bonuses(), [(Region::Cemetery, 1)]);
    assert_eq!(t.sheet(0).poker[0], cards("2d"));
}

#[test]
fn example_05_a_stagecoach_that_gets_away() {
    let mut t = turn(Position::solo().money(0, 4, 0).lineup("As 9d 5h").draw_pile("2d"));
    t.play("play 3 bad-9");
    assert_eq!(t.robberies(), [("2d".to_owned(), false)]);
    assert!(t.is_circled("bad-9"));
    assert_eq!(t.sums(), (4, 0, 3, 3));
    let after = t.right_after_last(|event| matches!(event, Event::Did { .. }));
    assert!(after.view().discard_pile.contains(&card("2d")));
}

#[test]
fn example_06_entering_the_mine() {
    let mut t = turn(Position::solo().money(0, 4, 0).lineup("Qd 5s 3h"));
    assert_eq!(t.options("play 3 mine-"), ["1l"]);
    t.play("play 3 mine-1l");
    assert_eq!((t.sums(), t.sheet(0).hammers), ((4, 1, 0, 0), 1));
}

#[test]
fn example_07_a_bandana_from_the_store() {
    let mut t = turn(Position::solo().money(0, 4, 0).lineup("7c 5s 9h"));
    t.play_all(["play 3 town-5", "store bandana"]);
    assert!(t.is_circled("town-5") && t.has(Item::Bandana));
    assert_eq!(t.sums(), (3, 0, 0, 0));
    assert_eq!(t.bonuses(), [(Region::Trail, 1)]);
}

#[test]
fn example_08_three_graves() {
    let mut t = turn(Position::solo().money(0, 0, 0).lineup("7c 5s 9h"));
    t.play("play 1 grave-bm");
    assert_eq!((t.sums(), t.sheet(0).pans), ((0, 0, 0, 1), 1));
    t.play_all(["done", "play 1 grave-br"]);
    assert_eq!((t.sums(), t.bonuses()), ((0, 0, 0, 2), vec![(Region::Town, 1)]));
    t.play_all(["decline town", "done", "play 1 grave-mr"]);
    assert_eq!((t.sums(), t.bonuses()), ((8, 2, 0, 3), vec![]));
}

#[test]
fn example_09_gold_for_the_value_card() {
    // The nine is the value card, the ace of clubs the suit card; the poker card is the two.
    let reached = |gold| {
        let t = turn(Position::solo().money(0, 0, gold).lineup("Ac 9c 2h"));
        let towns = t.options("play 3 town-");
        // The other way round the ace is the value card, from which low buildings are reached.
        towns.into_iter().filter(|value| ["6", "7", "8", "9", "10", "j", "q"].contains(&value.as_str())).collect()
    };
    let nine: [Vec<String>; 4] = [0, 1, 2, 3].map(reached);
    assert_eq!(nine[0], ["9"]);
    assert_eq!(nine[1], ["8", "9", "10"]);
    assert_eq!(nine[2], ["7", "8", "9", "10", "j"]);
    assert_eq!(nine[3], ["6", "7", "8", "9", "10", "j", "q"]);
    for (target, gold) in [("6", 3), ("q", 3), ("7", 2), ("j", 2), ("8", 1), ("10", 1)] {
        let mut t = turn(Position::solo().money(0, 0, 5).lineup("Kc 9c 2h").at(1, 1));
        t.play(format!("play 3 town-{target}"));
        // From the king, queen and jack are nearer.
        let expected = match target {
            "q" => 1,
            "j" => 2,
            _ => gold,
        };
        assert_eq!(t.sheet(0).gold, 5 - expected, "{target}");
    }
}

#[test]
fn example_10_there_is_no_step_from_ace_to_king() {
    let t = turn(Position::solo().money(0, 0, 1).lineup("7c Ac 2h"));
    let near_the_ace: Vec<String> =
        t.options("play 3 town-").into_iter().filter(|value| !["6", "7", "8"].contains(&value.as_str())).collect();
    assert_eq!(near_the_ace, ["a", "2"]);
}

#[test]
fn example_11_a_pistol_makes_the_difference() {
    let mut t = turn(Position::solo().money(0, 0, 0).lineup("As 9d 5h").draw_pile("7d").items(0, &[Item::Pistol]));
    t.play("play 3 bad-9");
    assert_eq!(t.sums(), (4, 0, 6, 3));
    let english = Position::solo().english_weapons().money(0, 0, 0).lineup("As 9d 5h").items(0, &[Item::Pistol]);
    let mut t = turn(english.draw_pile("6d"));
    t.play("play 3 bad-9");
    assert_eq!(t.robberies(), [("6d".to_owned(), true)]);
}

#[test]
fn example_12_a_rifle_at_the_last_train() {
    let armed = |pile| {
        let position = Position::solo().money(0, 0, 0).lineup("As Kd 5h").items(0, &[Item::Pistol, Item::Rifle]);
        let mut t = turn(position.draw_pile(pile));
        t.play("play 3 bad-k");
        t.sums()
    };
    assert_eq!(armed("9d"), (10, 0, 8, 4));
    assert_eq!(armed("8d"), (0, 0, 4, 4));
}

#[test]
fn example_13_a_bandana_hides_from_billy_the_kid() {
    use fliptown::data::{Cowbot, Difficulty};
    let position = Position::against(Cowbot::BillyTheKid, Difficulty::Normal).money(0, 0, 0).lineup("4s 2d 5h");
    let mut t = turn(position.draw_pile("Ad").items(0, &[Item::Bandana]));
    t.play("play 3 bad-2");
    assert_eq!(t.sums(), (0, 0, 1, 0));
    assert_eq!(t.view().cowbot.unwrap().stolen, [0, 0, 0]);
}

#[test]
fn example_14_a_row_of_failures_brings_its_bonus() {
    let mut t = turn(Position::solo().money(0, 0, 0).lineup("4s 6d 5h").draw_pile("5d").circled(0, "bad-5 bad-7"));
    t.play("play 3 bad-6");
    assert_eq!((t.sums(), t.bonuses()), ((0, 0, 2, 2), vec![(Region::Mine, 1)]));
}

#[test]
fn example_16_a_pickaxe_opens_three_ways() {
    let position = || Position::solo().money(0, 0, 0).lineup("4d 6d 5h").circled(0, "mine-1l");
    // Poker card 4d leaves 6d and 5h: the suit is diamonds, the value 5. Poker card 5h leaves two diamonds.
    let with = turn(position().items(0, &[Item::Pickaxe]).lineup("9d 6h 5h"));
    assert_eq!(with.options("play 3 mine-"), ["1r", "2a", "2b"]);
    let without = turn(position().lineup("9d 6h 5h"));
    assert_eq!(without.options("play 3 mine-"), ["2b"]);
}

#[test]
fn example_18_the_bank_looks_at_the_flipped_cards() {
    let position = |lineup| Position::solo().at(2, 3).money(0, 0, 5).items(0, &[Item::BankRed]).lineup(lineup);
    let t = flipped(position("3h 9d Kh"));
    assert_eq!(t.sums(), (0, 5, 2, 0));
    assert_eq!(t.events(), [Event::BankPaid { seat: seat(0), stars: 2 }]);
    let mut t = flipped(position("3h 9d Ks"));
    assert_eq!(t.sums(), (0, 5, 0, 0));
    t.play("play 1 trail-8");
    assert_eq!(t.sheet(0).stars, 0, "a changed suit does not wake the bank");
}

#[test]
fn example_19_three_outlaws_at_once() {
    let position = Position::solo().money(0, 0, 0).wanted(0, 3).lineup("Js Jd Qc");
    let mut t = turn(position.items(0, &[Item::OutlawJack, Item::OutlawQueen]));
    for reward in ["bail cash", "bail gold", "bail wanted"] {
        assert_eq!(t.legal(), ["bail cash", "bail gold", "bail wanted"]);
        t.play(reward);
    }
    assert_eq!(t.sums(), (4, 2, 0, 1));
    assert!(t.can("play 1 grave-tl"));
}

#[test]
fn example_21_three_nights_in_the_hotel() {
    let t = over(Position::solo().money(0, 0, 0).hotel(0, 3));
    assert_eq!(t.sheet(0).silver, 14);
    assert_eq!(t.view().standing.unwrap().results[0].total, 14);
}

#[test]
fn example_22_a_chain_through_four_regions() {
    let position = || {
        Position::solo()
            .at(2, 1)
            .money(0, 5, 0)
            .stars(0, 10)
            .wanted(0, 2)
            .circled(0, "trail-4 bad-2 bad-4")
            .lineup("8c 5d 2h")
            .draw_pile("6c")
    };
    let mut t = turn(position());
    t.play_all(["play 3 town-5", "store bandana", "bonus trail-6", "bonus bad-3", "bonus grave-tm"]);
    let end = t.right_after_last(|event| matches!(event, Event::Did { .. }));
    assert_eq!(end.sums(), (6, 0, 12, 3));
    assert_eq!(end.sheet(0).hammers, 1);
    assert_eq!(end.sheet(0).passed, ["trail-a", "trail-2", "trail-3", "trail-5"].map(space));
    assert!(end.has(Item::Bandana));
    // The whole chain before buying.
    let mut t = turn(position());
    t.play_all(["play 3 town-5", "bonus trail-6", "bonus bad-3", "bonus grave-tm", "store bandana"]);
    let end = t.right_after_last(|event| matches!(event, Event::Did { .. }));
    assert_eq!(end.sums(), (6, 0, 12, 4));
}

#[test]
fn example_23_fourteen_wanted_posters() {
    let position = || Position::solo().at(3, 5).wanted(0, 14).money(0, 40, 14).stars(0, 3).sheriff("Kd");
    let mut t = sheriff(position());
    t.play("bribe");
    assert_eq!(t.sums(), (40, 0, 3, 14));
    let mut t = sheriff(position());
    t.play("risk");
    assert_eq!(t.sums(), (40, 14, 0, 14));
    assert!(t.game.to_act().is_empty());
}

#[test]
fn example_25_a_marshal_draws_a_queen() {
    let position = Position::players(2).characters(&[Character::Marshal, Character::Settler]).at(2, 5);
    let position = position.wanted(0, 9).money(0, 0, 4).stars(0, 8).wanted(1, 6).money(1, 0, 0).stars(1, 8);
    let mut t = sheriff(position.sheriff("5d").draw_pile("Qc"));
    assert_eq!(t.sums_of(1), (0, 0, 2, 6), "the other player faces the five and has no cash");
    assert_eq!(t.legal(), ["use", "keep"]);
    t.play("use");
    assert!(t.events().contains(&Event::MarshalDrew { seat: seat(0), card: card("Qc") }));
    assert_eq!(t.sums_of(0), (0, 4, 8, 9));
    assert_eq!(t.sheet(0).uses, 0);
}

#[test]
fn example_26_a_baroness_bribes_with_new_gold() {
    let position = Position::solo().characters(&[Character::Baroness]).wanted(0, 7).money(0, 0, 1);
    let mut t = payday(position.poker(0, "Qh Js 8d 6c 3h").sheriff("2d"));
    assert_eq!(t.legal(), ["use", "keep"]);
    t.play("use");
    assert_eq!(t.sums(), (0, 8, 0, 7));
    t.play("bribe");
    assert_eq!(t.sums(), (0, 1, 0, 7));
    assert!(!t.sheet(0).arrested);
}

#[test]
fn example_27_a_joker_for_the_trail() {
    let position = Position::solo().characters(&[Character::WildCard]).money(0, 4, 0).lineup("2c 9s Kd");
    let mut t = turn(position);
    let stops = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"];
    assert_eq!(t.options("play 2 trail-"), stops.map(|stop| format!("{stop} joker")));
    t.play("play 2 trail-k joker");
    assert_eq!((t.sums(), t.sheet(0).uses), ((4, 0, 6, 3), 1));
}

#[test]
fn example_28_a_cheat_completes_a_royal_flush() {
    let position = Position::solo().characters(&[Character::Cheat]).money(0, 0, 0);
    let mut t = payday(position.poker(0, "10h Jh Qh Kh 3c").sheriff("Kd"));
    assert_eq!(t.legal(), ["use", "keep"]);
    t.play("use");
    assert!(t.events().contains(&Event::HandPaid {
        seat: seat(0),
        hand: Hand::RoyalFlush,
        wild: true,
        cash: 10,
        stars: 9
    }));
    assert_eq!((t.sums(), t.sheet(0).uses), ((10, 0, 9, 0), 0));
}

#[test]
fn example_30_a_prospector_shifts_and_pays() {
    let position = Position::solo().characters(&[Character::Prospector]).money(0, 0, 4).tools(0, 3, 0);
    let mut t = turn(position.lineup("2c 5c 9h"));
    assert!(!t.can("play 3 town-q") && t.can("play 3 town-q shift"));
    t.play("play 3 town-q shift");
    assert_eq!((t.sheet(0).gold, t.sheet(0).uses), (0, 0));
    assert!(t.is_circled("town-q"));
}

#[test]
fn example_32_nine_wanted_posters() {
    let position = Position::players(3)
        .objectives([Objective::NineWanted, Objective::StarBuildings, Objective::BonusEverywhere])
        .money(0, 0, 0)
        .money(1, 0, 0)
        .money(2, 0, 0)
        .wanted(0, 7)
        .wanted(1, 8)
        .lineup("2h 9d Kh");
    let mut t = turn(position);
    // The king of the Trail: three wanted posters and six stars.
    t.play("play 2 trail-k");
    t.play("done");
    t.play_as(1, "play 1 grave-tl");
    t.play_as(1, "done");
    t.play_as(2, "play 1 grave-tl");
    assert_eq!([0, 1, 2].map(|seat| t.view().players[seat].stars), [0, 0, 0], "nothing is shown yet");
    t.play_as(2, "done");
    let scored =
        |seat_: usize, stars| Event::ObjectiveScored { seat: seat(seat_), objective: Objective::NineWanted, stars };
    assert!(t.events().contains(&scored(0, 7)) && t.events().contains(&scored(1, 7)));
    assert_eq!([0, 1, 2].map(|seat| t.sums_of(seat).2), [13, 7, 0]);
    assert!(t.view().objectives[0].turned);
    // Two turns later the third player gets there, and the first one again: that is nothing new.
    let later = Position::players(3)
        .objectives([Objective::NineWanted, Objective::StarBuildings, Objective::BonusEverywhere])
        .money(0, 0, 0);
    let mut t = turn(later.wanted(0, 9).wanted(2, 8).lineup("2h 9c 3h"));
    t.play("play 1 town-3");
    t.play("hideout 4");
    t.play("done");
    t.play_as(1, "play 1 grave-tl");
    t.play_as(1, "done");
    t.play_as(2, "play 1 grave-ml");
    t.play_as(2, "done");
    assert_eq!([0, 2].map(|seat| t.sums_of(seat).2), [1 + 7, 7], "fulfilled for a moment is fulfilled");
}

#[test]
fn example_33_billy_is_woken_by_a_changed_suit() {
    let position = || Position::against(Cowbot::BillyTheKid, Difficulty::Normal).money(0, 0, 2);
    let mut t = turn(position().lineup("4h 7d 9c"));
    assert!(!t.view().cowbot.unwrap().awake);
    t.play("play 3 bad-7");
    assert_eq!(t.sheet(0).gold, 0);
    assert!(t.events().contains(&Event::Stole { cowbot: Cowbot::BillyTheKid, cards: 1 }));
    let mut t = turn(position().lineup("4h 8d 9s"));
    assert!(t.view().cowbot.unwrap().awake);
    t.play_all(["play 3 trail-8", "done"]);
    assert_eq!(t.sheet(0).gold, 10);
    assert_eq!(t.view().cowbot.unwrap().stolen, [0, 0, 0]);
}

#[test]
fn example_34_black_bart_steals_once_a_turn() {
    let position = || {
        let bart = Position::against(Cowbot::BlackBart, Difficulty::Hard).money(0, 0, 0).items(0, &[Item::OutlawJack]);
        bart.lineup("Jd 2d 9c").circled(0, "mine-1l")
    };
    let mut t = turn(position());
    t.play_all(["bail gold", "play 3 mine-2a", "decline badlands", "done"]);
    assert_eq!(t.view().cowbot.unwrap().stolen, [1, 0, 0]);
    let mut t = turn(position());
    t.play_all(["bail cash", "play 3 grave-tl", "done"]);
    assert_eq!(t.view().cowbot.unwrap().stolen, [0, 0, 0]);
}

#[test]
fn example_36_the_final_account() {
    let finished = |options: Options| {
        let position = Position::of(&options).money(0, 15, 7).stars(0, 31).hotel(0, 2).wanted(0, 6);
        let graves = "grave-tl grave-tm grave-tr grave-ml grave-mr";
        let mine = "mine-1l mine-1r mine-2a mine-2b mine-2c mine-3a mine-3b mine-4a mine-4c";
        over(position.circled(0, graves).circled(0, mine))
    };
    let t = finished(Options::for_players(1));
    let result = &t.view().standing.unwrap().results[0];
    assert_eq!(result.scores.to_vec(), [3, 3, 31, 6, 0, 9, 0, 0, 7]);
    assert_eq!(result.total, 59);
    let title = |options: Options| finished(options).sheet(0).title;
    let solo = Options::for_players(1);
    assert_eq!(title(solo), Some((Title::Settled, Wanted::Homesteader)));
    assert_eq!(title(solo.characters()), Some((Title::Settled, Wanted::Homesteader)));
    let both = solo.characters().holdem(Holdem::Standard);
    assert_eq!(title(both), Some((Title::Greenhorn, Wanted::Homesteader)));
}

#[test]
fn example_38_a_ranch_hand_with_four_hammers() {
    let position = Position::solo().characters(&[Character::RanchHand]).tools(0, 0, 4).wanted(0, 5);
    let mut t = turn(position.lineup("2c 5c 9h"));
    t.play("use");
    assert_eq!((t.sheet(0).wanted, t.sheet(0).uses), (0, 0));
}

#[test]
fn example_39_a_friend_of_the_undertaker_digs() {
    let position = Position::solo().money(0, 0, 0).items(0, &[Item::Friendship, Item::Shovel]);
    let mut t = turn(position.circled(0, "grave-tm grave-mr").lineup("2c 5c 9h"));
    t.play("play 1 grave-tr");
    assert_eq!(t.sums(), (0, 0, 3, 0));
    assert_eq!(t.bonuses(), [(fliptown::data::Region::Trail, 1)]);
}

#[test]
fn example_40_a_fifth_pan_is_lost() {
    let position = |spaces| Position::solo().characters(&[Character::Prospector]).tools(0, 4, 0).circled(0, spaces);
    let mut t = turn(position("").money(0, 0, 0).lineup("2h 2c 9h"));
    t.play("play 3 trail-2");
    assert_eq!((t.sheet(0).pans, t.sheet(0).hammers), (4, 1), "only the hammer is left to take");
    assert_eq!(t.legal(), ["done"]);
    let mut t = turn(position("").money(0, 3, 0).lineup("2c 5c 9h"));
    t.play_all(["play 3 town-5", "store pan"]);
    assert_eq!((t.sheet(0).pans, t.sheet(0).stars), (4, 1), "the star is gained all the same");
}

#[test]
fn example_41_cards_left_in_the_pile() {
    let mut t = deal(&Options::for_players(4).holdem(Holdem::Standard), 5);
    let mut robberies = 0;
    while t.view().turn < 5 {
        for seat in t.acting() {
            while t.acting().contains(&seat) && t.view().turn < 5 {
                let legal = t.legal_of(seat);
                // Rob in the first turns if possible, six times in all.
                let rob = legal.iter().find(|option| robberies < 6 && option.contains(" bad-")).cloned();
                robberies += usize::from(rob.is_some());
                let calm = legal.iter().find(|option| option.contains("grave") || *option == "done");
                let decline = legal.iter().find(|option| option.starts_with("decline"));
                let any = legal.iter().find(|option| !option.contains(" bad-"));
                let choice = rob.or(calm.cloned()).or(decline.cloned()).or(any.cloned()).expect("something calm");
                t.play_as(seat, &choice);
                if t.view().turn == 5 {
                    break;
                }
            }
        }
    }
    assert_eq!(robberies, 6);
    assert_eq!(t.view().draw_pile, 22);
}

#[test]
fn example_42_a_mayor_replaces_an_all_red_lineup() {
    let position = Position::solo().characters(&[Character::Mayor]).items(0, &[Item::BankRed]).lineup("3h 9d Kh");
    let mut t = flipped(position.draw_pile("2s 5h 8d"));
    assert_eq!(t.legal(), ["use", "keep"]);
    assert_eq!(t.sums().2, 3);
    t.play("use");
    assert_eq!(t.sums().2, 3, "no payout for black, red and red");
    assert_eq!(t.view().lineup.len(), 3);
    assert!(cards("3h 9d Kh").iter().all(|old| t.view().discard_pile.contains(old)));
    assert!(cards("2s 5h 8d").iter().all(|new| t.view().lineup.contains(new)));
    let mut t = flipped(Position::solo().characters(&[Character::Mayor]).items(0, &[Item::BankRed]).lineup("3h 9d Kh"));
    t.play("keep");
    assert_eq!(t.sums().2, 4, "the lineup that is played pays");
}
