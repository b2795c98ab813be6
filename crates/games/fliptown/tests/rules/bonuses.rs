//! Bonus actions and changing cards (FT-BONUS, FT-MOD).

use fliptown::data::{Character, Cowbot, Difficulty, Item, Region};
use fliptown::{Deed, Payment, Position};

use crate::common::*;
use crate::rounds::GRAVES;

fn broke() -> Position {
    Position::solo().money(0, 0, 0)
}

#[test]
fn ft_bonus_01_a_bonus_action_needs_no_card_and_no_gold() {
    let t = turn(broke().lineup("2h 3h 4h").circled(0, "trail-5"));
    // All cards are low hearts, and yet the last train can be robbed.
    let mut chained = turn(broke().lineup("2c 5d 4h").circled(0, "trail-5"));
    chained.play_all(["play 3 town-5", "bonus trail-6"]);
    assert_eq!(chained.options("bonus bad-").len(), 12);
    chained.play("bonus bad-k");
    assert!(chained.is_circled("bad-k"));
    assert_eq!(t.refused_as(0, "bonus bad-k"), ("FT-BONUS-01", "why-no-such-bonus"));
}

#[test]
fn ft_bonus_02_on_the_trail_any_stop_to_the_right() {
    let mut t = turn(broke().lineup("2c 5d 4h").circled(0, "trail-9"));
    t.play("play 3 town-5");
    assert_eq!(t.options("bonus trail-"), ["10", "j", "q", "k"]);
    t.play("bonus trail-q");
    assert!(t.sheet(0).passed.contains(&space("trail-10")) && t.sheet(0).passed.contains(&space("trail-j")));
    assert_eq!(t.bonuses(), [(Region::Mine, 1)]);
}

#[test]
fn ft_bonus_03_in_the_badlands_any_target_with_a_robbery_card_as_usual() {
    let mut t = turn(broke().lineup("2h 6h 9c").circled(0, "bad-2 bad-q").draw_pile("Jd"));
    t.play("play 3 trail-6");
    let targets = ["3", "4", "5", "6", "7", "8", "9", "10", "j", "k"];
    assert_eq!(t.options("bonus bad-"), targets);
    t.play("bonus bad-j");
    assert_eq!(t.robberies(), [("Jd".to_owned(), true)]);
    assert_eq!(t.sums(), (3, 0, 8, 4));
}

#[test]
fn ft_bonus_04_in_the_mine_any_chamber_that_can_be_reached() {
    let mut t = turn(broke().lineup("2c Ad 9h").circled(0, "mine-1l mine-2b"));
    t.play("play 3 town-a");
    assert_eq!(t.options("bonus mine-"), ["1r", "2a", "3b", "3c"]);
    assert_eq!(t.refused_as(0, "bonus mine-4c"), ("FT-MINE-02", "why-not-below-a-chamber"));
    t.play("bonus mine-3c");
    assert_eq!(t.sums(), (0, 2, 3, 1));
}

#[test]
fn ft_bonus_05_in_town_any_building_circled_or_not() {
    let mut t = turn(broke().lineup("2h 9h Kd").circled(0, "town-3"));
    t.play("play 3 trail-9");
    assert_eq!(t.options("bonus town-").len(), 13);
    let mut again = turn(Position::solo().money(0, 0, 0).lineup("2h 9h Kd").circled(0, "town-3"));
    again.play_all(["play 3 trail-9", "bonus town-3"]);
    assert_eq!(again.sheet(0).stars, 0, "no bonus for a second visit");
    t.play("bonus town-q");
    assert_eq!(t.sheet(0).stars, 1, "a first visit's bonus");
}

#[test]
fn ft_bonus_06_in_the_cemetery_a_wanted_poster_as_usual() {
    for (items, wanted) in [(&[][..], 1), (&[Item::Friendship][..], 0)] {
        let mut t = turn(broke().items(0, items).lineup("2h 3h Kd").circled(0, "grave-tl"));
        t.play("play 3 trail-3");
        assert_eq!(t.options("bonus grave-"), ["tm", "tr", "ml", "mr", "bl", "bm", "br"]);
        t.play("bonus grave-br");
        assert_eq!(t.sheet(0).wanted, wanted);
    }
}

#[test]
fn ft_bonus_07_bonus_actions_trigger_each_other() {
    // Trail, Badlands (a full row), Mine, Trail again, Town, Cemetery.
    let circled = "bad-5 bad-6 mine-1l";
    let mut t = turn(broke().lineup("2h 6h 9c").circled(0, circled));
    t.play_all(["play 3 trail-6", "bonus bad-7", "bonus mine-2b", "bonus trail-9", "bonus town-4", "bonus grave-tl"]);
    let end = t.right_after_last(|event| matches!(event, fliptown::Event::Did { .. }));
    assert!(["trail-6", "bad-7", "mine-2b", "trail-9", "town-4", "grave-tl"].iter().all(|name| end.is_circled(name)));
    let earned = [Region::Trail, Region::Badlands, Region::Mine, Region::Town];
    assert_eq!(end.sheet(0).earned, earned);
}

#[test]
fn ft_bonus_08_items_and_weapons_work_for_bonus_actions() {
    let items = [Item::Bandana, Item::Pistol, Item::Rifle, Item::Shovel, Item::Friendship];
    let mut t = turn(broke().items(0, &items).lineup("2h 6h 9c").circled(0, "bad-3 bad-4").draw_pile("Ad"));
    t.play_all(["play 3 trail-6", "bonus bad-2"]);
    assert_eq!(t.sums(), (1, 0, 2, 0), "1 and 4 rob a two, and the bandana hides the poster");
    t.play("bonus grave-tl");
    assert_eq!(t.sums(), (1, 0, 3, 0), "the shovel's star, and no poster for a friend");
}

// ------------------------------------------------------------------------------ changing cards

#[test]
fn ft_mod_01_two_gold_make_any_suit_of_the_suit_card() {
    let mut t = turn(Position::solo().money(0, 0, 2).lineup("4c 7c Kc"));
    for space in ["trail-7", "bad-7", "mine-1l", "town-7"] {
        assert!(t.can(format!("play 3 {space}")), "{space}");
    }
    t.play("play 3 bad-7");
    assert_eq!(t.sheet(0).gold, 0);
    let poor = turn(Position::solo().money(0, 0, 1).lineup("4c 7c Kc"));
    assert_eq!(poor.refused_as(0, "play 3 bad-7"), ("FT-MOD-01", "why-wrong-suit"));
}

#[test]
fn ft_mod_02_03_a_gold_for_each_step_between_1_and_13() {
    let position = |gold| Position::solo().money(0, 0, gold).lineup("Ac 2h 9h");
    // The two is the value card; the ace is not (its suit card would be a heart).
    let towns = |gold: u16| turn(position(gold)).options("play 3 town-").len();
    assert_eq!([0, 1, 2].map(towns), [1, 3, 4], "2; A to 3; A to 4, with the suit unchanged");
    // From ace to king are twelve steps.
    let mut t = turn(Position::solo().money(0, 0, 12).lineup("2c Ac 9h"));
    let before = t.sheet(0).gold;
    t.play("play 3 town-k");
    assert_eq!(before - t.sheet(0).gold, 11, "from the two, which is nearer");
    let t = turn(Position::solo().money(0, 0, 11).lineup("Ac Ah 9h"));
    assert!(t.can("play 3 town-q") && !t.can("play 3 town-k"));
}

#[test]
fn ft_mod_02_the_cheapest_way_is_taken() {
    // Both cards are clubs: as value card the eight is nearer to the nine than the three.
    let mut t = turn(Position::solo().money(0, 0, 9).lineup("3c 8c Kh"));
    t.play("play 3 town-9");
    let deed = Deed::Acted {
        poker: card("Kh"),
        suit: card("3c"),
        value: card("8c"),
        space: space("town-9"),
        payment: Payment::Gold,
        gold: 1,
    };
    assert!(t.deeds().contains(&deed), "{:?}", t.deeds());
    // One listed way for each poker card and space.
    let t = turn(Position::solo().money(0, 0, 9).lineup("3c 8c Kh"));
    let mut listed = t.legal();
    listed.sort();
    let all = listed.len();
    listed.dedup();
    assert_eq!(listed.len(), all);
    // Changing the value by two costs as much as changing the suit: no suit is changed then.
    let mut t = turn(Position::solo().money(0, 0, 9).lineup("5c 3h Kh"));
    t.play("play 3 town-5");
    let suits: Vec<_> = t.deeds().into_iter().filter(|deed| matches!(deed, Deed::Acted { .. })).collect();
    assert!(matches!(&suits[0], Deed::Acted { suit, gold: 2, .. } if *suit == card("5c")), "{suits:?}");
}

#[test]
fn ft_mod_04_poker_and_sheriff_cards_are_never_changed() {
    let position = Position::solo().at(1, 5).poker(0, "2h 4s 6d 8s").money(0, 0, 14).lineup("3c 8c Kh").sheriff("7d");
    let mut t = turn(position);
    t.play_all(["play 3 trail-k", "done"]);
    assert_eq!(t.sheet(0).poker[0], cards("2h 4s 6d 8s Kh"));
    t.play("risk");
    assert!(t.events().contains(&fliptown::Event::SheriffRevealed { card: card("7d") }));
    // A weapon adds to the robbery card and leaves the card what it is.
    let mut t = turn(Position::solo().items(0, &[Item::Pistol, Item::Rifle]).lineup("9s 4h 7c"));
    t.play("play 3 bad-4");
    let Some(Deed::Robbed { card, weapon: 4, .. }) = t.deeds().into_iter().find(|d| matches!(d, Deed::Robbed { .. }))
    else {
        panic!("{:?}", t.deeds());
    };
    assert!(t.events().contains(&fliptown::Event::RobberyCard { seat: seat(0), card }));
    assert!(t.view().discard_pile.contains(&card));
}

#[test]
fn ft_mod_05_changes_do_not_wake_bank_or_bail_bonds() {
    let items = [Item::BankRed, Item::OutlawKing];
    let mut t = flipped(Position::solo().money(0, 0, 14).items(0, &items).lineup("Qh 8d 3c"));
    t.play("play 1 trail-k");
    assert_eq!(t.sums().2, 6, "six stars of the Trail and none of the bank");
    assert_eq!(t.sheet(0).cash, 0);
}

#[test]
fn ft_mod_06_changing_to_the_cowbots_suit_wakes_it_and_changing_away_does_not_calm_it() {
    let jane = || Position::against(Cowbot::CalamityJane, Difficulty::Normal).money(0, 0, 9);
    // Awake by a heart in the lineup, though the suit card is changed to clubs.
    let mut t = turn(jane().lineup("2h 3d Ks"));
    t.play_all(["play 3 town-3", "done"]);
    assert_eq!(t.view().cowbot.unwrap().stolen, [1, 0, 0]);
    // Asleep, and woken by a change to hearts.
    let mut t = turn(jane().lineup("2c Ad Ks"));
    t.play_all(["play 3 trail-a", "done"]);
    assert_eq!(t.view().cowbot.unwrap().stolen, [1, 0, 0]);
    // Asleep, and left so.
    let mut t = turn(jane().lineup("2c 3d Ks"));
    t.play_all(["play 3 town-3", "done"]);
    assert_eq!((t.sheet(0).stars, t.view().cowbot.unwrap().stolen), (1, [0, 0, 0]));
}

#[test]
fn ft_mod_07_gold_items_and_abilities_together() {
    let position = Position::solo().characters(&[Character::Prospector]).tools(0, 2, 0).circled(0, "mine-1l mine-2a");
    // Diamonds for 2 gold, the nine down to 4 to 5: the pickaxe gives two steps, the shift two more.
    let t = turn(position.clone().money(0, 0, 2).items(0, &[Item::Pickaxe]).lineup("Kc 9h 2s"));
    assert!(t.can("play 3 mine-3b shift") && !t.can("play 3 mine-3b"));
    let t = turn(position.money(0, 0, 2).lineup("Kc 9h 2s"));
    assert!(!t.can("play 3 mine-3b shift"));
}

#[test]
fn ft_mod_08_gold_of_the_same_turn_may_be_spent() {
    let mut t = turn(broke().items(0, &[Item::OutlawJack]).lineup("Jc 7c 2c"));
    t.play("bail gold");
    assert!(t.can("play 3 trail-7"));
    let mut t =
        turn(Position::solo().characters(&[Character::Baroness]).money(0, 0, 0).wanted(0, 2).lineup("Qc 7c 2c"));
    assert!(!t.can("play 3 trail-7"));
    t.play("use");
    assert!(t.can("play 3 trail-7"));
}

#[test]
fn ft_mod_09_a_change_lasts_for_the_main_action_of_its_player() {
    let mut t = turn(Position::players(2).money(0, 0, 2).money(1, 0, 0).lineup("4c 7c Kc"));
    t.play("play 3 mine-1l");
    assert!(!t.legal_of(1).contains(&"play 3 mine-1l".to_owned()));
    assert_eq!(t.view().lineup, cards("4c 7c Kc"));
    let mut alone = turn(Position::solo().money(0, 0, 2).circled(0, GRAVES).lineup("4c 7c Kc"));
    alone.play_all(["play 3 mine-1l", "done"]);
    assert!(cards("4c 7c Kc").iter().all(|old| alone.view().discard_pile.contains(old)));
}
