//! Characters and cowbots (FT-CHAR, FT-COW, FT-RAND).

use std::collections::BTreeSet;

use fliptown::data::{Character, Cowbot, Difficulty, Hand, Item, Region, Suit};
use fliptown::{Event, Holdem, Options, Position, Rival};
use table::Game;

use crate::common::*;
use crate::rounds::GRAVES;

fn alone(character: Character) -> Position {
    Position::solo().characters(&[character]).lineup("2c 5c 9h")
}

#[test]
fn ft_char_01_an_ability_works_once() {
    let mut t = turn(alone(Character::Settler));
    t.play_all(["use", "bonus town-3"]);
    assert_eq!(t.sheet(0).uses, 0);
    assert_eq!(t.refused_as(0, "use"), ("FT-CHAR-01", "why-ability-used"));
    let nobody = turn(Position::solo().lineup("2c 5c 9h"));
    assert_eq!(nobody.refused_as(0, "use"), ("FT-SETUP-07", "why-no-character"));
    // The Wild Card's works twice.
    let mut t = turn(alone(Character::WildCard).money(0, 0, 0));
    t.play("play 1 bad-k jokers");
    assert_eq!(t.sheet(0).uses, 0);
}

#[test]
fn ft_char_02_an_ability_before_or_after_the_main_action_but_not_within_a_decision() {
    let mut t = turn(alone(Character::Trailblazer));
    assert!(t.can("use"));
    t.play_all(["use", "bonus trail-2"]);
    assert_eq!(t.refused_as(0, "use"), ("FT-TRAIL-08", "why-take-tool-first"));
    t.play("take pan");
    assert!(t.can("play 3 town-5"), "the main action is still to come");
    let mut t = turn(alone(Character::Trailblazer).money(0, 9, 0));
    t.play("play 3 town-5");
    assert!(t.can("use") && t.can("store pan"), "between two decisions");
    t.play_all(["store pan", "decline trail"]);
    assert_eq!(t.legal(), ["done", "use"]);
    // An effect that could only be given up waits for an ability that may change that.
    let bandit = Position::solo().characters(&[Character::Bandit]).money(0, 0, 0).circled(0, "town-7");
    let mut t = turn(bandit.lineup("2c 7h 9h").draw_pile("Kd"));
    t.play("play 3 town-7");
    assert_eq!(t.legal(), ["hotel no", "use"]);
    t.play_all(["use", "bonus bad-3"]);
    assert_eq!(t.legal(), ["hotel no", "hotel yes"]);
    // In phases after the turns only the three that say so.
    let phases = |character| {
        let position = Position::solo().characters(&[character]).wanted(0, 3).tools(0, 0, 1).money(0, 0, 0);
        let t = payday(position.poker(0, "Qh Js 8d 6c 3h").sheriff("Kd"));
        t.view().phase == fliptown::view::Phase::Evening
    };
    let asked: Vec<Character> = Character::ALL.into_iter().filter(|&character| phases(character)).collect();
    assert_eq!(asked, [Character::Preacher, Character::RanchHand, Character::Baroness]);
}

/// The five whose ability is one kind of bonus action.
#[test]
fn ft_char_03_04_05_trailblazer_settler_and_bandit() {
    for (character, kind, space) in [
        (Character::Trailblazer, Region::Trail, "bonus trail-k"),
        (Character::Settler, Region::Town, "bonus town-k"),
        (Character::Bandit, Region::Badlands, "bonus bad-k"),
    ] {
        takes_bonus(character, kind, space);
    }
}

#[test]
fn ft_char_06_07_miner_and_grave_robber() {
    takes_bonus(Character::Miner, Region::Mine, "bonus mine-1r");
    takes_bonus(Character::GraveRobber, Region::Cemetery, "bonus grave-tl");
    let mut t = turn(alone(Character::GraveRobber));
    assert_eq!(t.sheet(0).items, [Item::Shovel]);
    t.play_all(["use", "bonus grave-tl"]);
    assert_eq!(t.sheet(0).stars, 1, "the shovel works from the start");
}

#[track_caller]
fn takes_bonus(character: Character, kind: Region, space: &str) {
    let mut t = turn(alone(character));
    t.play("use");
    assert_eq!(t.bonuses(), [(kind, 1)]);
    assert_eq!(t.sheet(0).earned, [], "earned in no region");
    assert_eq!(t.refused_as(0, "play 3 town-5"), ("FT-RES-03", "why-pending-first"));
    t.play(space);
    assert_eq!(t.sheet(0).uses, 0);
    // Without any space the ability is not offered.
    let full = match kind {
        Region::Trail => "trail-k".to_owned(),
        Region::Badlands => {
            ["2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"].map(|v| format!("bad-{v} ")).concat()
        }
        Region::Mine => crate::rounds::mine(14),
        Region::Cemetery => GRAVES.to_owned(),
        Region::Town => return,
    };
    let t = turn(alone(character).circled(0, &full));
    assert_eq!(t.refused_as(0, "use"), ("FT-RES-06", "why-no-space-for-bonus"));
}

#[test]
fn ft_char_08_the_man_in_black_takes_any_bonus_action() {
    let t = turn(alone(Character::ManInBlack));
    assert_eq!(t.options("use "), ["trail", "badlands", "mine", "town", "cemetery"]);
    for kind in Region::ALL {
        let mut t = turn(alone(Character::ManInBlack));
        t.play(format!("use {kind}"));
        assert_eq!((t.bonuses(), t.sheet(0).uses), (vec![(kind, 1)], 0));
    }
    let t = turn(alone(Character::ManInBlack).circled(0, GRAVES).circled(0, "trail-k"));
    assert_eq!(t.options("use "), ["badlands", "mine", "town"]);
    assert_eq!(t.refused_as(0, "use cemetery"), ("FT-RES-06", "why-no-space-for-bonus"));
    assert_eq!(t.refused_as(0, "use"), ("FT-CHAR-08", "why-choose-a-kind"));
}

#[test]
fn ft_char_09_the_cheat_makes_one_card_wild() {
    let position = || Position::solo().characters(&[Character::Cheat]).money(0, 0, 0).sheriff("Kd");
    let mut t = payday(position().poker(0, "9c 9h 9s 9d 2c"));
    t.play("use");
    assert_eq!(t.sheet(0).hands[0], Some(Hand::FourOfAKind), "five of a kind does not exist");
    let mut t = payday(position().poker(0, "9c 9h 3s 2d 5c"));
    t.play("keep");
    assert_eq!((t.sheet(0).hands[0], t.sheet(0).uses), (Some(Hand::Pair), 1));
    assert!(t.events().contains(&Event::AbilityKept { seat: seat(0), character: Character::Cheat }));
    // With Texas Hold'em any of seven cards may be wild.
    let mut t = payday(position().holdem(Holdem::Standard, &["Kh 2d"]).poker(0, "10h Jh Qh 3c 4s"));
    t.play("use");
    assert_eq!(t.sheet(0).hands[0], Some(Hand::RoyalFlush));
    // Not before phase 4, and not after it was used.
    let t = turn(alone(Character::Cheat));
    assert_eq!(t.refused_as(0, "use"), ("FT-CHAR-09", "why-cheat-later"));
    let t = payday(position().uses(0, 0).poker(0, "9c 9h 3s 2d 5c"));
    assert_eq!(t.view().round, 2, "nothing is asked");
}

#[test]
fn ft_char_10_the_prospector_shifts_by_the_number_of_pans() {
    let position = |pans, gold| alone(Character::Prospector).tools(0, pans, 0).money(0, 0, gold).lineup("2c 5h 9s");
    for (pans, buildings) in [(0, vec![]), (1, vec!["4", "6"]), (3, vec!["2", "3", "4", "6", "7", "8"])] {
        let t = turn(position(pans, 0));
        let shifted: Vec<String> = t
            .options("play 3 town-")
            .iter()
            .filter_map(|option| option.strip_suffix(" shift").map(str::to_owned))
            .collect();
        assert_eq!(shifted, buildings, "{pans}");
    }
    // Gold for further steps; and the ability is spent only where it is named.
    let mut t = turn(position(1, 2));
    assert!(t.can("play 3 town-8 shift") && !t.can("play 3 town-8"));
    assert!(t.can("play 3 town-7") && t.can("play 3 town-7 shift"), "either way, as one likes");
    assert_eq!(t.refused_as(0, "play 3 town-5 shift"), ("FT-MOD-07", "why-ability-saves-nothing"));
    t.play("play 3 town-7");
    assert_eq!((t.sheet(0).gold, t.sheet(0).uses), (0, 1));
    let mut t = turn(position(1, 2));
    t.play("play 3 town-7 shift");
    assert_eq!((t.sheet(0).gold, t.sheet(0).uses), (1, 0));
    let other = turn(alone(Character::Settler));
    assert_eq!(other.refused_as(0, "play 3 town-7 shift"), ("FT-CHAR-01", "why-not-your-ability"));
}

#[test]
fn ft_char_11_the_marshal_draws_an_own_sheriff_card() {
    let position = |card, pile| {
        let position = Position::solo().characters(&[Character::Marshal]).wanted(0, 8).money(0, 20, 0).stars(0, 9);
        sheriff(position.sheriff(card).draw_pile(pile))
    };
    let mut t = position("5d", "8c");
    t.play("use");
    assert_eq!((t.sheet(0).arrested, t.sums()), (false, (20, 0, 9, 8)));
    // The new card counts even if it is worse, and nothing else can be done about it.
    let mut t = position("7d", "2c");
    t.play("use");
    assert_eq!(t.legal(), ["pay cash", "pay stars"]);
    t.play("pay cash");
    assert!(t.sheet(0).arrested);
    let mut t = position("5d", "8c");
    t.play("keep");
    t.play("pay stars");
    assert_eq!((t.sums(), t.sheet(0).uses), ((20, 0, 5, 8), 1));
    // Nothing is asked of one who goes free anyway.
    assert_eq!(position("8d", "2c").view().round, 2);
    let t = turn(alone(Character::Marshal));
    assert_eq!(t.refused_as(0, "use"), ("FT-CHAR-11", "why-marshal-later"));
}

#[test]
fn ft_char_12_the_preacher_crosses_out_up_to_six_before_the_sheriff() {
    for (wanted, options) in [(9, vec!["1", "2", "3", "4", "5", "6"]), (2, vec!["1", "2"])] {
        let position = Position::solo().characters(&[Character::Preacher]).wanted(0, wanted).money(0, 0, 0).stars(0, 9);
        let mut t = payday(position.poker(0, "Qh Js 8d 6c 3h").sheriff("Ad"));
        assert_eq!(t.options("absolve "), options);
        assert!(t.can("keep"));
        t.play("absolve 2");
        assert_eq!((t.sheet(0).wanted, t.sheet(0).uses), (wanted - 2, 0));
        assert_eq!(t.sheet(0).arrested, wanted > 3, "the sheriff comes after");
    }
    let t = turn(alone(Character::Preacher).wanted(0, 4));
    assert_eq!(t.refused_as(0, "absolve 2"), ("FT-CHAR-12", "why-not-evening"));
    assert_eq!(t.refused_as(0, "use"), ("FT-CHAR-12", "why-not-evening"));
}

#[test]
fn ft_char_13_the_mayor_replaces_the_lineup_for_everybody_before_anyone_acts() {
    let position = Position::players(3).characters(&[Character::Settler, Character::Mayor, Character::Miner]);
    let mut t = flipped(position.lineup("3h 9d Kh"));
    assert_eq!(t.acting(), [1]);
    assert_eq!(t.refused_as(0, "play 1 grave-tl"), ("FT-CHAR-13", "why-wait-for-mayor"));
    assert!(t.play_as(1, "use").chance);
    assert_eq!(t.acting(), [0, 1, 2]);
    let lineup = t.view().lineup;
    assert!(!lineup.iter().any(|new| cards("3h 9d Kh").contains(new)));
    assert_eq!(t.refused_as(1, "use"), ("FT-CHAR-01", "why-ability-used"));
    // One who keeps the ability is asked again in the next turn.
    let mut t = flipped(Position::solo().characters(&[Character::Mayor]).lineup("3h 9d Kh"));
    t.play_all(["keep", "play 1 grave-tl", "done"]);
    assert_eq!((t.legal(), t.view().turn), (vec!["use".to_owned(), "keep".to_owned()], 2));
}

#[test]
fn ft_char_14_the_ranch_hand_crosses_out_two_for_each_hammer() {
    for (hammers, wanted, left) in [(1, 5, 3), (2, 5, 1), (3, 5, 0)] {
        let mut t = turn(alone(Character::RanchHand).tools(0, 0, hammers).wanted(0, wanted));
        t.play("use");
        assert_eq!(t.sheet(0).wanted, left);
    }
    for (hammers, wanted) in [(1, 0), (0, 3)] {
        let t = turn(alone(Character::RanchHand).tools(0, 0, hammers).wanted(0, wanted));
        assert_eq!(t.refused_as(0, "use"), ("FT-CHAR-14", "why-nothing-to-cross-out"));
    }
    let position = Position::solo().characters(&[Character::RanchHand]).wanted(0, 3).money(0, 0, 0);
    let mut t = payday(position.poker(0, "Qh Js 8d 6c 3h").sheriff("Ad"));
    t.play("use");
    assert_eq!(t.sheet(0).wanted, 1, "at the end of phase 5 as well");
}

#[test]
fn ft_char_15_the_baroness_gains_gold_for_wanted_posters() {
    let mut t = turn(alone(Character::Baroness).wanted(0, 5).money(0, 0, 1));
    t.play("use");
    assert_eq!(t.sums(), (0, 6, 0, 5));
    let t = turn(alone(Character::Baroness));
    assert_eq!(t.refused_as(0, "use"), ("FT-CHAR-15", "why-no-wanted-for-gold"));
}

#[test]
fn ft_char_16_jokers_for_suit_or_value_or_both() {
    let position = |gold| alone(Character::WildCard).money(0, 0, gold).lineup("2c 5c 9c");
    let mut t = turn(position(0));
    // A joker as suit: any region by the value; as value: any building.
    assert!(t.can("play 3 bad-5 joker") && t.can("play 3 town-k joker"));
    assert!(t.can("play 3 bad-k jokers") && !t.can("play 3 bad-k joker"));
    assert!(!t.can("play 3 town-k jokers"), "one is enough");
    assert_eq!(t.refused_as(0, "play 3 town-5 joker"), ("FT-MOD-07", "why-ability-saves-nothing"));
    t.play("play 3 town-k joker");
    assert_eq!(t.sheet(0).uses, 1);
    let t = turn(position(0).uses(0, 1));
    assert_eq!(t.refused_as(0, "play 3 bad-k jokers"), ("FT-CHAR-01", "why-ability-used"));
    // A joker for one and gold for the other: whichever is cheaper.
    let mut t = turn(position(2));
    t.play("play 3 bad-k joker");
    assert_eq!((t.sheet(0).gold, t.sheet(0).uses), (0, 1), "two gold for the suit, the joker for the value");
    let mut t = turn(position(2));
    t.play("play 3 bad-6 joker");
    assert_eq!((t.sheet(0).gold, t.sheet(0).uses), (1, 1), "the joker for the suit, one gold for the value");
    assert_eq!(turn(position(2)).refused_as(0, "use"), ("FT-CHAR-16", "why-joker-with-main-action"));
}

#[test]
fn ft_char_17_corners_go_from_ace_to_king_and_the_joker_has_none() {
    let corners: Vec<Option<u8>> = Character::ALL.map(Character::corner).into();
    assert_eq!(corners, (1..=13).map(Some).chain([None]).collect::<Vec<_>>());
    let names = Character::ALL.map(Character::name);
    assert_eq!((names[0], names[1], names[12], names[13]), ("trailblazer", "cheat", "mayor", "wild-card"));
}

#[test]
fn ft_char_18_no_two_players_have_the_same_character() {
    for seed in 0..200 {
        let t = deal(&Options::for_players(4).characters(), seed);
        let different: BTreeSet<_> = t.view().players.iter().map(|player| player.character).collect();
        assert_eq!(different.len(), 4);
        assert_eq!(t.game.census().at("characters", "table"), 4);
    }
}

// ------------------------------------------------------------------------------ cowbots

fn stolen(t: &Table) -> u8 {
    t.view().cowbot.expect("a cowbot").stolen.iter().sum()
}

/// Each cowbot with its suit and its trigger: it steals when both are there, and only then.
#[test]
fn ft_cow_01_02_04_every_cowbot_steals_for_its_trigger_while_its_suit_shows() {
    let mut other = Cowbot::ALL.map(|cowbot| (cowbot, 0));
    for (cowbot, suit, trigger, lineup, main) in [
        (Cowbot::BlackBart, Suit::Diamonds, "gold", "2h 8h 9d", "play 3 trail-8"),
        (Cowbot::WyattEarp, Suit::Clubs, "bonus", "2h 6h 9c", "play 3 trail-6"),
        (Cowbot::CalamityJane, Suit::Hearts, "star", "2h 7h 9c", "play 3 trail-a"),
        (Cowbot::BillyTheKid, Suit::Spades, "wanted", "2h 7h 9s", "play 3 grave-tl"),
    ] {
        assert_eq!((cowbot.suit(), cowbot.trigger().name()), (suit, trigger));
        let played = |cowbot, lineup: &str, main: &str| {
            let mut t = turn(Position::against(cowbot, Difficulty::Normal).money(0, 0, 0).lineup(lineup));
            t.play(main);
            while !t.can("done") {
                let decline = t.legal().into_iter().find(|option| option.starts_with("decline")).expect("a bonus");
                t.play(&decline);
            }
            t.play("done");
            stolen(&t)
        };
        assert_eq!(played(cowbot, lineup, main), 1, "{cowbot}");
        // Its suit shows, but what it waits for is not gained: T-5 gives cash only.
        let calm = format!("2h 5h 9{}", suit.letter());
        assert_eq!(played(cowbot, &calm, "play 3 trail-5"), 0, "{cowbot}");
        // What it waits for is gained, but its suit does not show (and nothing is changed to it).
        if suit != Suit::Hearts {
            let without = lineup.replace("9d", "9s").replace("9c", "9d");
            let without = if suit == Suit::Spades { lineup.replace("9s", "9d") } else { without };
            assert_eq!(played(cowbot, &without, main), 0, "{cowbot}");
        }
        for (other, met) in &mut other {
            *met += u8::from(*other == cowbot);
        }
    }
    assert!(other.iter().all(|(_, met)| *met == 1));
}

#[test]
fn ft_cow_03_a_changed_suit_wakes_it_for_the_whole_turn() {
    // Gold of an outlaw at the start of the turn, before the suit is changed to diamonds.
    let bart = Position::against(Cowbot::BlackBart, Difficulty::Normal).money(0, 0, 0).items(0, &[Item::OutlawJack]);
    let mut t = turn(bart.clone().circled(0, "mine-1l mine-2a mine-3a mine-3b").lineup("Jh 2s 9c"));
    t.play_all(["bail gold", "play 1 mine-4a"]);
    assert!(t.view().cowbot.unwrap().awake);
    t.play("done");
    assert_eq!(stolen(&t), 1);
    let mut t = turn(bart.lineup("Jh 2s 9c"));
    t.play_all(["bail gold", "play 1 grave-tl", "done"]);
    assert_eq!(stolen(&t), 0);
    // A joker wakes it too.
    let wild = Position::against(Cowbot::BillyTheKid, Difficulty::Normal).characters(&[Character::WildCard]);
    let mut t = turn(wild.money(0, 0, 0).lineup("2c 7c 9c"));
    t.play("play 3 bad-7 joker");
    assert_eq!(stolen(&t), 1);
}

#[test]
fn ft_cow_05_06_at_most_one_card_a_turn_which_stays_out() {
    let jane = Position::against(Cowbot::CalamityJane, Difficulty::Normal).money(0, 20, 0).circled(0, "trail-8");
    let mut t = turn(jane.lineup("2h 9h 9c"));
    t.play_all(["play 3 trail-9", "bonus town-q", "saloon 8", "done"]);
    assert_eq!(stolen(&t), 1);
    let view = t.view();
    assert_eq!(usize::from(view.draw_pile) + view.discard_pile.len() + view.lineup.len() + 2, 52);
    assert_eq!(view.cowbot.unwrap().cards, None, "nobody sees it before the end");
    t.play_out(|t| assert!(stolen(t) >= 1));
    assert_eq!(t.view().cowbot.unwrap().cards.unwrap().len(), usize::from(stolen(&t)));
}

#[test]
fn ft_cow_07_a_reward_cannot_be_refused() {
    // A bonus action without a space, and one that is declined, are gained all the same.
    let wyatt = || Position::against(Cowbot::WyattEarp, Difficulty::Normal).money(0, 0, 0);
    let mut t = turn(wyatt().circled(0, GRAVES).lineup("2c 4h 9s"));
    t.play_all(["play 3 town-4", "done"]);
    assert_eq!(stolen(&t), 1);
    let mut t = turn(wyatt().lineup("2c 4h 9s"));
    t.play_all(["play 3 town-4", "decline cemetery", "done"]);
    assert_eq!(stolen(&t), 1);
}

#[test]
fn ft_cow_08_nothing_is_stolen_in_phases_four_to_six() {
    let bart = Position::against(Cowbot::BlackBart, Difficulty::Normal).characters(&[Character::Baroness]);
    let bart = bart.tools(0, 4, 0).wanted(0, 4).money(0, 0, 0).poker(0, "Qh Js 8d 6c 3h");
    let mut t = payday(bart.sheriff("Kd"));
    t.play("use");
    assert_eq!(t.sheet(0).gold, 8);
    t.play("risk");
    assert_eq!((t.view().round, stolen(&t)), (2, 0));
}

#[test]
fn ft_cow_09_a_poster_that_is_prevented_is_not_gained() {
    let billy = |items: &[Item]| {
        let billy = Position::against(Cowbot::BillyTheKid, Difficulty::Normal).money(0, 0, 0).items(0, items);
        turn(billy.lineup("2s 3h 9c"))
    };
    let mut t = billy(&[Item::Friendship]);
    t.play_all(["play 3 grave-tl", "done"]);
    assert_eq!(stolen(&t), 0);
    let mut t = billy(&[Item::Bandana]);
    t.play("play 3 bad-3");
    assert_eq!(stolen(&t), 0);
    let mut t = billy(&[]);
    t.play("play 3 bad-3");
    assert_eq!(stolen(&t), 1);
}

#[test]
fn ft_cow_10_11_12_points_for_stolen_cards_and_uncircled_spaces() {
    let regions = |cowbot: Cowbot| cowbot.regions().map(Region::name);
    assert_eq!(regions(Cowbot::BlackBart), ["mine", "town", "badlands", "trail"]);
    assert_eq!(regions(Cowbot::WyattEarp), ["town", "mine", "trail", "badlands"]);
    assert_eq!(regions(Cowbot::CalamityJane), ["trail", "badlands", "town", "mine"]);
    assert_eq!(regions(Cowbot::BillyTheKid), ["badlands", "trail", "mine", "town"]);
    // Circled: 4 stops (and 9 passed over), 2 targets, 3 chambers, 5 buildings. Left: 9, 10, 11, 8.
    let circled =
        "trail-a trail-2 trail-3 trail-k bad-2 bad-3 mine-1l mine-1r mine-2a town-a town-2 town-3 town-4 town-5";
    for cowbot in Cowbot::ALL {
        let left = |region: Region| [9, 10, 11, 8][region.index()];
        for (difficulty, each, counted) in
            [(Difficulty::Easy, 1, 2), (Difficulty::Normal, 2, 3), (Difficulty::Hard, 3, 4)]
        {
            let position = Position::against(cowbot, difficulty).circled(0, circled).stolen(1, "2h 3h").stolen(3, "Kd");
            let t = over(position);
            let spaces: i32 = cowbot
                .regions()
                .into_iter()
                .zip([4, 3, 2, 1])
                .take(counted)
                .map(|(region, times)| times * left(region))
                .sum();
            let standing = t.view().standing.unwrap();
            assert_eq!(standing.results[1].total, 3 * each + spaces, "{cowbot} {difficulty}");
            assert_eq!(standing.results[1].scores[9], 3 * each);
            assert_eq!(i32::from(t.view().cowbot.unwrap().points), standing.results[1].total);
        }
    }
}

#[test]
fn ft_cow_13_five_more_for_a_character_and_for_holdem() {
    let plain = Options::for_players(1).cowbot(Rival::Chosen(Cowbot::BlackBart), Difficulty::Hard);
    let both = plain.characters().holdem(Holdem::Standard);
    // On hard, with nothing circled: 14·4 + 13·3 + 12·2 + 13·1.
    for (options, points) in
        [(plain, 132), (plain.characters(), 137), (plain.holdem(Holdem::Standard), 137), (both, 142)]
    {
        let with = |stars| over(Position::of(&options).money(0, 0, 0).stars(0, stars)).view();
        assert_eq!(with(0).standing.unwrap().results[1].total, points);
        assert_eq!(with(0).cowbot.unwrap().points, points as u16);
        let beaten = [points, points + 1].map(|stars| with(stars as u16).feats.unwrap().beaten.is_some());
        assert_eq!(beaten, [false, true], "{points}");
    }
}

#[test]
fn ft_cow_14_a_tie_is_lost() {
    // On easy, Black Bart counts 14 chambers fourfold and 13 buildings threefold: 95.
    let places = |stars| {
        let position = Position::against(Cowbot::BlackBart, Difficulty::Easy).money(0, 0, 0).stars(0, stars);
        let t = over(position);
        let standing = t.view().standing.unwrap();
        (standing.results[0].place, standing.results[1].place, t.view().feats.unwrap().beaten.is_some())
    };
    assert_eq!(places(94), (2, 1, false));
    assert_eq!(places(95), (2, 1, false));
    assert_eq!(places(96), (1, 2, true));
}

#[test]
fn ft_cow_15_spent_gains_count_and_silver_stars_do_not() {
    // Two gold of an outlaw, spent at once.
    let bart = Position::against(Cowbot::BlackBart, Difficulty::Normal).money(0, 0, 0).items(0, &[Item::OutlawJack]);
    let mut t = turn(bart.lineup("Jd 2c 5c"));
    t.play_all(["bail gold", "play 1 trail-5", "done"]);
    assert_eq!((t.sheet(0).gold, stolen(&t)), (0, 1));
    // A night in the hotel and a chamber of silver stars are no stars yet; stars bought in Town are.
    let jane =
        || Position::against(Cowbot::CalamityJane, Difficulty::Normal).money(0, 4, 0).circled(0, "town-7 town-q");
    let mut t = turn(jane().lineup("2c 7s 9h"));
    t.play_all(["play 3 town-7", "hotel yes", "done"]);
    assert_eq!(stolen(&t), 0);
    let mut t = turn(jane().circled(0, "mine-3a").lineup("Kd 2s 9h"));
    t.play_all(["play 3 mine-4a", "done"]);
    assert_eq!(stolen(&t), 0);
    let mut t = turn(jane().lineup("2c Qs 9h"));
    t.play_all(["play 3 town-q", "saloon 1", "done"]);
    assert_eq!(stolen(&t), 1);
}

#[test]
fn ft_rand_01_02_one_card_decides_about_cowbot_and_character() {
    let options = Options::for_players(1).characters().cowbot(Rival::Drawn, Difficulty::Normal);
    let mut met = BTreeSet::new();
    for seed in 0..600 {
        let t = deal(&options, seed);
        let character = t.view().players[0].character.expect("a character");
        assert_ne!(character, Character::WildCard);
        met.insert((t.view().cowbot.unwrap().cowbot, character));
        assert_eq!(t.view().draw_pile, 48, "the card is shuffled back");
    }
    assert_eq!(met.len(), 52, "every card of the deck");
    // An ordinary random deal can give the Wild Card.
    let dealt = |seed| deal(&Options::for_players(1).characters(), seed).view().players[0].character;
    assert!((0..100).any(|seed| dealt(seed) == Some(Character::WildCard)));
}
