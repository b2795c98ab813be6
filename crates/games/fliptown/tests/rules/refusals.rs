//! What is not possible is refused with the rule that forbids it, and changes nothing.

use fliptown::data::{Character, Cowbot, Difficulty, Item};
use fliptown::{Action, Event, Fliptown, Holdem, Options, Position, Rival};
use table::{Coded, Game, Seat};

use crate::common::*;

#[test]
fn answers_that_are_not_asked_for_in_a_turn() {
    let t = turn(Position::solo().lineup("2c 5c 9h"));
    for (notation, rule, why) in [
        ("bail cash", "FT-TOWN-10b", "why-no-outlaw-shown"),
        ("take pan", "FT-TRAIL-08", "why-no-tool-to-take"),
        ("office star", "FT-TOWN-J", "why-not-in-the-office"),
        ("keep", "FT-CHAR-02", "why-nothing-to-keep"),
        ("bribe", "FT-ROUND-01", "why-no-sheriff-yet"),
        ("risk", "FT-ROUND-01", "why-no-sheriff-yet"),
        ("pay stars", "FT-ROUND-01", "why-no-sheriff-yet"),
        ("decline town", "FT-RES-05", "why-no-such-bonus"),
        ("play 1 grave-tl joker", "FT-TURN-09", "why-cemetery-ignores-cards"),
    ] {
        assert_eq!(t.refused_as(0, notation), (rule, why), "{notation}");
    }
}

#[test]
fn characters_have_their_moments() {
    let using = |character, notation: &str| {
        turn(Position::solo().characters(&[character]).lineup("2c 5c 9h")).refused_as(0, notation)
    };
    assert_eq!(using(Character::Mayor, "use"), ("FT-CHAR-13", "why-mayor-too-late"));
    assert_eq!(using(Character::Prospector, "use"), ("FT-CHAR-10", "why-shift-with-main-action"));
    assert_eq!(using(Character::Settler, "use mine"), ("FT-CHAR-08", "why-only-man-in-black"));
    let t = flipped(Position::solo().characters(&[Character::Mayor]).lineup("2c 5c 9h"));
    assert_eq!(t.refused_as(0, "play 1 grave-tl"), ("FT-CHAR-13", "why-mayor-first"));
    let column = "Qh Js 8d 6c 3h";
    let t = payday(Position::solo().characters(&[Character::Cheat]).poker(0, column));
    assert_eq!(t.refused_as(0, "done"), ("FT-CHAR-09", "why-cheat-first"));
    let hunted = |character| Position::solo().characters(&[character]).wanted(0, 5).money(0, 20, 0).stars(0, 9);
    let t = payday(hunted(Character::Preacher).poker(0, column));
    assert_eq!(t.refused_as(0, "use"), ("FT-CHAR-02", "why-use-or-keep"));
    assert_eq!(t.refused_as(0, "absolve 6"), ("FT-CHAR-12", "why-fewer-wanted"));
    let t = sheriff(hunted(Character::Marshal).sheriff("2d"));
    assert_eq!(t.refused_as(0, "pay cash"), ("FT-CHAR-11", "why-marshal-first"));
}

#[test]
fn what_is_too_dear_or_owned_already_is_not_sold() {
    // The bonus of a first visit is pending, so that the effect waits as well.
    let visit = |value: &str, cash, items: &[Item]| {
        let lineup = format!("Ac {}d 9h", value.to_uppercase());
        let mut t = turn(Position::solo().money(0, cash, 0).items(0, items).lineup(&lineup));
        t.play(format!("play 3 town-{value}"));
        t
    };
    for (value, notation) in [
        ("4", "stables work"),
        ("4", "stables trail"),
        ("5", "store pan"),
        ("5", "store pickaxe"),
        ("5", "store bandana"),
        ("7", "hotel yes"),
        ("8", "land-office 1-2"),
        ("9", "gunsmith yes"),
    ] {
        assert_eq!(visit(value, 0, &[]).refused_as(0, notation), ("FT-INV-04", "why-too-little-cash"), "{notation}");
        assert!(visit(value, 9, &[]).can(notation), "{notation}");
    }
    assert_eq!(visit("k", 9, &[]).refused_as(0, "club 1"), ("FT-INV-04", "why-too-little-gold"));
    for (value, notation, item, rule) in [
        ("4", "stables work", Item::WorkHorse, "FT-TOWN-4a"),
        ("4", "stables trail", Item::TrailHorse, "FT-TOWN-4a"),
        ("5", "store pan", Item::StorePan, "FT-TOWN-5a"),
        ("5", "store pickaxe", Item::Pickaxe, "FT-TOWN-5a"),
        ("5", "store bandana", Item::Bandana, "FT-TOWN-5a"),
    ] {
        assert_eq!(visit(value, 9, &[item]).refused_as(0, notation), (rule, "why-owned"), "{notation}");
    }
    assert_eq!(visit("4", 9, &[]).refused_as(0, "store pan"), ("FT-TOWN-01", "why-not-visited"));
}

#[test]
fn ft_mod_01_02_07_too_little_gold_for_the_suit_the_value_or_both_together() {
    let refused = |lineup: &str, gold, notation: &str| {
        turn(Position::solo().money(0, 0, gold).lineup(lineup)).refused_as(0, notation)
    };
    // Hearts and diamonds lead to no target: the target 8 takes a change of suit, the target 7 one step more.
    assert_eq!(refused("5h 8d 2c", 1, "play 3 bad-8"), ("FT-MOD-01", "why-wrong-suit"));
    assert_eq!(refused("5h 8d 2c", 1, "play 3 bad-7"), ("FT-MOD-01", "why-wrong-suit"));
    let both = ("FT-MOD-07", "why-suit-and-value");
    assert_eq!(refused("5h 8d 2c", 2, "play 3 bad-7"), both, "either alone could be paid");
    assert_eq!(refused("5h 8d 2c", 6, "play 3 bad-k"), both, "2 and 5");
    // With a card of the suit it is the value alone that is too dear.
    assert_eq!(refused("5s 8d 2c", 1, "play 3 bad-10"), ("FT-BAD-01", "why-wrong-value"));
    assert_eq!(refused("5h 8d 2c", 1, "play 3 mine-1r"), ("FT-MINE-06", "why-corridor-closed"));
    assert_eq!(refused("5h 8h 2c", 0, "play 3 trail-9"), ("FT-TRAIL-03", "why-too-far"));
    assert_eq!(refused("5c Kh 2d", 1, "play 3 town-5"), ("FT-TOWN-01", "why-wrong-value"));
}

#[test]
fn ft_mod_07_char_10_16_what_an_ability_leaves_to_pay_may_be_too_dear() {
    let refused = |character, gold, notation: &str| {
        let position = Position::solo().characters(&[character]).money(0, 0, gold).tools(0, 1, 0);
        turn(position.lineup("5h 8d 2c")).refused_as(0, notation)
    };
    let prospector = |gold, notation| refused(Character::Prospector, gold, notation);
    assert_eq!(prospector(1, "play 3 bad-7 shift"), ("FT-MOD-01", "why-wrong-suit"), "the step is free");
    assert_eq!(prospector(2, "play 3 bad-10 shift"), ("FT-MOD-07", "why-suit-and-value"), "a step is left");
    let joker = |gold, notation| refused(Character::WildCard, gold, notation);
    assert_eq!(joker(1, "play 3 bad-k joker"), ("FT-CHAR-16", "why-joker-for-one"));
    assert_eq!(joker(0, "play 3 bad-7 joker"), ("FT-CHAR-16", "why-joker-for-one"));
}

#[test]
fn those_who_are_not_asked_wait() {
    let column = |position: Position| position.poker(0, "Qh Js 8d 6c 3h").poker(1, "Qs Jh 8c 6d 3s");
    let pair = [Character::Preacher, Character::Settler];
    let t = payday(column(Position::players(2).characters(&pair).wanted(0, 5)));
    assert_eq!(t.refused_as(1, "keep"), ("FT-CHAR-02", "why-nothing-to-use-now"));
    let t = sheriff(Position::players(2).wanted(0, 5).money(0, 20, 0).stars(0, 9).sheriff("2d"));
    assert_eq!(t.refused_as(1, "pay cash"), ("FT-SHERIFF-05", "why-not-arrested"));
    let t = sheriff(Position::players(2).wanted(0, 5).money(0, 20, 5).sheriff("2d"));
    assert_eq!(t.refused_as(0, "done"), ("FT-SHERIFF-01", "why-bribe-now"));
    let t = turn(Position::against(Cowbot::BlackBart, Difficulty::Easy).lineup("2c 5c 9h"));
    assert_eq!(t.refused_as(1, "done"), ("FT-COW-04", "why-cowbot-decides-nothing"));
}

#[test]
fn whatever_is_not_listed_is_refused_and_changes_nothing() {
    // All actions there are, at moments of every kind.
    let all: Vec<Action> = (0..Action::SPACE).filter_map(Action::decode).collect();
    let solo = Options::for_players(1).characters().cowbot(Rival::Random, Difficulty::Hard);
    for options in [solo, Options::for_players(3).characters().holdem(Holdem::Standard)] {
        for seed in 0..6 {
            let mut t = deal(&options, seed);
            for step in 0.. {
                let Some(actor) = t.game.to_act().first() else { break };
                if step % 5 == 0 {
                    let before: Fliptown = t.game.clone();
                    for seat in Seat::all(t.game.seats()) {
                        let legal = t.legal_of(seat.index());
                        for action in all.iter().filter(|action| !legal.contains(&action.to_string())) {
                            let told: &mut Vec<(Event, Fliptown)> = &mut Vec::new();
                            let refusal = t.game.play(seat, *action, &mut t.dice, told).expect_err("not legal");
                            assert!(refusal.rule.0.starts_with("FT-") && refusal.why.starts_with("why-"));
                            assert!(told.is_empty());
                        }
                    }
                    assert_eq!(t.game, before);
                }
                let legal = t.legal_of(actor.index());
                let choice = t.dice.below(legal.len() as u32) as usize;
                t.play_as(actor.index(), legal[choice].clone());
            }
        }
    }
}
