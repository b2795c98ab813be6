//! The end and objectives (FT-END, FT-OBJ).

use fliptown::data::{Item, Objective, Region, TITLE_BOUNDS, Title, Wanted};
use fliptown::view::Phase;
use fliptown::{Event, Holdem, Options, Position};
use table::Game;

use crate::common::*;
use crate::rounds::mine;

fn points(position: Position) -> Vec<i32> {
    over(position).view().standing.expect("the game is over").results[0].scores.to_vec()
}

fn blank() -> Position {
    Position::solo().money(0, 0, 0)
}

#[test]
fn ft_end_01_the_game_ends_after_the_third_sheriff() {
    let t = sheriff(Position::solo().at(3, 5));
    assert_eq!(t.view().phase, Phase::Over);
    assert!(t.game.to_act().is_empty());
    assert_eq!(t.events().last(), Some(&Event::Ended));
    let t = t;
    assert_eq!(t.refused_as(0, "done"), ("FT-END-01", "why-game-over"));
}

#[test]
fn ft_end_02_03_04_points_for_cash_gold_and_stars() {
    for (cash, gold, stars, expected) in [(3, 1, 0, [0, 0, 0]), (4, 2, 1, [1, 1, 1]), (15, 7, 31, [3, 3, 31])] {
        assert_eq!(points(blank().money(0, cash, gold).stars(0, stars))[..3], expected);
    }
}

#[test]
fn ft_end_05_silver_stars_of_the_five_deepest_chambers() {
    let circled =
        "grave-tl grave-tm town-a town-2 town-3 trail-a trail-5 trail-8 trail-k bad-2 bad-3 bad-4 bad-5 bad-6";
    for (chamber, category, silver) in
        [("mine-4a", 3, 3), ("mine-4b", 4, 3), ("mine-4c", 5, 1), ("mine-4d", 6, 4), ("mine-4e", 7, 5)]
    {
        let mut expected = [0; 9];
        expected[category] = silver;
        assert_eq!(points(blank().circled(0, circled).circled(0, chamber)), expected, "{chamber}");
    }
    assert_eq!(points(blank().circled(0, circled)), [0; 9], "nothing without such a chamber");
    assert_eq!(points(blank().circled(0, &mine(12)))[5], 12, "chambers count themselves");
}

#[test]
fn ft_end_06_silver_stars_of_the_hotel() {
    assert_eq!([0, 1, 2, 3, 4].map(|nights| points(blank().hotel(0, nights))[8]), [0, 2, 7, 14, 23]);
}

fn ranks(position: Position) -> Vec<u8> {
    over(position).view().standing.expect("the game is over").results.iter().map(|result| result.place).collect()
}

#[test]
fn ft_end_07_most_points_win() {
    let position = Position::players(3).money(0, 0, 0).money(1, 0, 0).money(2, 0, 0);
    assert_eq!(ranks(position.stars(0, 30).stars(1, 31).stars(2, 29)), [2, 1, 3]);
}

#[test]
fn ft_end_08_ties_go_to_fewer_wanted_posters_then_gold_then_cash() {
    let position = || Position::players(2).money(0, 0, 0).money(1, 0, 0).stars(0, 30).stars(1, 30);
    assert_eq!(ranks(position().wanted(0, 5).wanted(1, 4)), [2, 1]);
    assert_eq!(ranks(position().wanted(0, 4).wanted(1, 5).money(1, 0, 1)), [1, 2], "posters come before gold");
    assert_eq!(ranks(position().money(0, 3, 0).money(1, 0, 1)), [2, 1], "gold comes before cash");
    assert_eq!(ranks(position().money(0, 3, 1).money(1, 2, 1)), [1, 2]);
    assert_eq!(ranks(position().money(0, 3, 1).money(1, 3, 1)), [1, 1], "a shared victory");
}

#[test]
fn ft_end_09_titles_by_score_and_wanted_posters() {
    let title = |options: Options, stars, wanted| {
        over(Position::of(&options).money(0, 0, 0).stars(0, stars).wanted(0, wanted)).sheet(0).title.unwrap()
    };
    let (solo, company) = (Options::for_players(1), Options::for_players(2));
    let columns = [
        (vec![solo, company], 0),
        (vec![solo.characters(), solo.holdem(Holdem::Standard), company.holdem(Holdem::Competitive)], 1),
        (vec![solo.characters().holdem(Holdem::Standard), company.characters().holdem(Holdem::Competitive)], 2),
    ];
    for (options, column) in columns {
        for options in options {
            for (index, &bound) in TITLE_BOUNDS[column].iter().enumerate() {
                assert_eq!(title(options, bound as u16, 0).0, Title::ALL[index]);
                if index > 0 {
                    assert_eq!(title(options, bound as u16 - 1, 0).0, Title::ALL[index - 1]);
                }
            }
        }
    }
    assert_eq!(TITLE_BOUNDS, [[0, 50, 60, 70, 80], [0, 55, 65, 75, 85], [0, 60, 70, 80, 90]]);
    let nouns = [0, 3, 4, 6, 7, 9, 10, 13, 14, 40].map(|wanted| title(solo, 0, wanted).1);
    use Wanted::{Cowboy, Deputy, Desperado, Homesteader, Outlaw};
    assert_eq!(nouns, [Deputy, Deputy, Homesteader, Homesteader, Cowboy, Cowboy, Desperado, Desperado, Outlaw, Outlaw]);
}

// ------------------------------------------------------------------------------ objectives

/// Two players, of whom the first comes to fulfil an objective by one action.
fn fulfilling(objective: Objective, position: impl Fn(Position) -> Position, acts: &[&str]) -> Table {
    let others = if objective == Objective::FiveTools {
        [Objective::TrailBonuses, Objective::StarBuildings]
    } else {
        [Objective::FiveTools, Objective::StarBuildings]
    };
    let others = others.map(|other| if other == objective { Objective::BonusEverywhere } else { other });
    let start = Position::players(2).objectives([objective, others[0], others[1]]).money(0, 0, 0).lineup("2h 9s Kd");
    let mut t = turn(position(start));
    for act in acts {
        assert_eq!(t.sheet(0).running.unwrap().fulfilled, [], "{objective} is not fulfilled before {act}");
        t.play(act);
    }
    t
}

/// Every objective: just short of it, then the action that fulfils it.
#[test]
fn ft_obj_07_every_objective_is_noticed_by_itself() {
    type Build = fn(Position) -> Position;
    let four = |p: Position| {
        p.circled(0, "trail-a trail-2 trail-3 bad-2 bad-3 bad-5 bad-6 mine-1l mine-1r mine-2a mine-2b")
            .circled(0, "town-2 town-3 town-6 town-q")
    };
    let cases: [(Objective, Build, &[&str]); 14] = [
        (Objective::FourEverywhere, four, &["play 3 trail-9"]),
        (Objective::TrailBonuses, |p| p.circled(0, "trail-3 trail-6 trail-9").lineup("2h Qs Kd"), &["play 3 trail-q"]),
        (Objective::FiveTools, |p| p.tools(0, 2, 2), &["play 3 grave-tm"]),
        (
            Objective::StarBuildings,
            |p| p.circled(0, "town-2 town-3 town-6 town-10").lineup("2c Qs Kd"),
            &["play 3 town-q"],
        ),
        (Objective::MineGold, |p| p.circled(0, "mine-1l mine-2a mine-3a").lineup("2d Ks 3h"), &["play 3 mine-1r"]),
        (Objective::EveryTarget, |p| p.circled(0, "bad-2 bad-5 bad-k").lineup("2s 9s 3h"), &["play 3 bad-9"]),
        (Objective::FiveGraves, |p| p.circled(0, "grave-tl grave-tr grave-bl grave-br"), &["play 3 grave-ml"]),
        (Objective::TrailEnd, |p| p.circled(0, "trail-q").lineup("2h Ks 3d"), &["play 3 trail-k"]),
        (
            Objective::TrailEnd,
            |p| p.items(0, &[Item::OutlawJack]).circled(0, "town-10").lineup("2c 10s 3d"),
            &["play 3 town-10", "bail-bonds king"],
        ),
        (Objective::NineWanted, |p| p.wanted(0, 8), &["play 3 grave-tl"]),
        (
            Objective::FourItems,
            |p| {
                p.tools(0, 3, 1)
                    .items(0, &[Item::Pickaxe, Item::Rifle, Item::Shovel])
                    .money(0, 4, 0)
                    .circled(0, "town-4")
                    .lineup("2c 4s Kd")
            },
            &["play 3 town-4", "stables trail"],
        ),
        (Objective::Rich, |p| p.money(0, 18, 0).lineup("2h 5s Kd"), &["play 3 trail-5"]),
        (Objective::Rich, |p| p.money(0, 0, 7).lineup("2h 8s Kd"), &["play 3 trail-8"]),
        (
            Objective::MineGold,
            |p| p.circled(0, "mine-1l mine-1r mine-2a mine-2b").lineup("2d As Kh"),
            &["play 3 mine-3a"],
        ),
    ];
    for (objective, position, acts) in cases {
        let t = fulfilling(objective, position, acts);
        let noticed = t.sheet(0).running.unwrap().fulfilled;
        if objective == Objective::MineGold && acts == ["play 3 mine-3a"] {
            assert_eq!(noticed, [objective], "4 and 6 gold");
        } else if objective == Objective::MineGold {
            assert_eq!(noticed, [objective], "8 and 1 gold");
        } else {
            assert_eq!(noticed, [objective]);
        }
    }
}

/// Whether an objective is noticed at the start of a turn.
fn is_fulfilled(objective: Objective, build: impl Fn(Position) -> Position) -> bool {
    let others = Objective::ALL.into_iter().filter(|other| *other != objective).take(2).collect::<Vec<_>>();
    let position = Position::players(2).objectives([objective, others[0], others[1]]).money(0, 0, 0);
    let t = flipped(build(position).lineup("2h 9s Kd"));
    t.view_of(0).players[0].running.as_ref().is_some_and(|running| running.fulfilled.contains(&objective))
}

#[test]
fn ft_obj_07_objectives_of_spaces_need_every_one_of_them() {
    for (objective, spaces) in [
        (Objective::TrailBonuses, "trail-3 trail-6 trail-9 trail-q"),
        (Objective::StarBuildings, "town-2 town-3 town-6 town-10 town-q"),
        (Objective::EveryTarget, "bad-3 bad-6 bad-9 bad-q"),
        (Objective::FiveGraves, "grave-tl grave-tm grave-ml grave-mr grave-br"),
        (Objective::MineGold, "mine-1l mine-2a mine-3a mine-1r"),
        (
            Objective::FourEverywhere,
            "trail-a trail-2 trail-3 trail-4 bad-2 bad-3 bad-5 bad-6 mine-1l mine-1r mine-2a mine-2b town-a town-2 town-3 town-4",
        ),
    ] {
        assert!(is_fulfilled(objective, |position| position.circled(0, spaces)), "{objective}");
        for left_out in spaces.split(' ') {
            let others: Vec<&str> = spaces.split(' ').filter(|space| *space != left_out).collect();
            let short = is_fulfilled(objective, |position| position.circled(0, &others.join(" ")));
            assert!(!short, "{objective} without {left_out}");
        }
    }
}

#[test]
fn ft_obj_07_objectives_of_counts_have_their_limits() {
    let tools = |pans, hammers| is_fulfilled(Objective::FiveTools, |position| position.tools(0, pans, hammers));
    assert_eq!([tools(4, 0), tools(2, 2), tools(4, 1), tools(2, 3)], [false, false, true, true]);
    let wanted = |wanted| is_fulfilled(Objective::NineWanted, |position| position.wanted(0, wanted));
    assert_eq!([wanted(8), wanted(9), wanted(10)], [false, true, true]);
    let rich = |cash, gold| is_fulfilled(Objective::Rich, |position| position.money(0, cash, gold));
    assert_eq!([rich(29, 14), rich(30, 0), rich(0, 15)], [false, true, true]);
    let outlaws = |items: &[Item]| is_fulfilled(Objective::TrailEnd, |position| position.items(0, items));
    assert_eq!([outlaws(&[Item::OutlawJack]), outlaws(&[Item::OutlawJack, Item::OutlawKing])], [false, true]);
    assert!(is_fulfilled(Objective::TrailEnd, |position| position.circled(0, "trail-k")));
    let kinds = [Item::TrailHorse, Item::Friendship, Item::Bandana, Item::Pickaxe, Item::Pistol];
    for left_out in 0..kinds.len() {
        let mut items = kinds.to_vec();
        items.remove(left_out);
        assert!(is_fulfilled(Objective::FourItems, |position| position.items(0, &items)));
        assert!(!is_fulfilled(Objective::FourItems, |position| position.items(0, &items[1..])));
        assert!(is_fulfilled(Objective::FourItems, |position| position.items(0, &items[1..]).tools(0, 2, 0)));
        assert!(is_fulfilled(Objective::FourItems, |position| position.items(0, &items[1..]).tools(0, 0, 2)));
    }
}

#[test]
fn ft_obj_07_a_bonus_action_in_each_region() {
    let objectives = [Objective::BonusEverywhere, Objective::FiveTools, Objective::StarBuildings];
    let position = Position::players(2).objectives(objectives).money(0, 0, 0);
    let position = position.circled(0, "mine-1l grave-tl bad-2 bad-3").lineup("2c As 9d");
    let mut t = turn(position);
    // The undertaker's bonus, a chamber's, a stop's, a pair of tombstones', a row's.
    t.play_all(["play 3 town-a", "bonus mine-2b", "bonus trail-3", "bonus grave-tm"]);
    assert_eq!(t.sheet(0).running.unwrap().fulfilled, []);
    t.play("bonus bad-4");
    assert_eq!(t.sheet(0).earned, Region::ALL);
    assert_eq!(t.sheet(0).running.unwrap().fulfilled, [Objective::BonusEverywhere]);
}

fn two(objective: Objective) -> Position {
    let objectives = [objective, Objective::TrailBonuses, Objective::StarBuildings];
    Position::players(2).objectives(objectives).money(0, 0, 0).money(1, 0, 0).lineup("2h 9s Kd")
}

fn scored(index: usize, objective: Objective, stars: u16) -> Event {
    Event::ObjectiveScored { seat: seat(index), objective, stars }
}

#[test]
fn ft_obj_01_02_04_first_seven_stars_then_four_and_each_once() {
    let mut t = turn(two(Objective::NineWanted).wanted(0, 8).wanted(1, 7));
    for grave in ["grave-tl", "grave-tr", "grave-bl"] {
        t.play(format!("play 3 {grave}"));
        t.play("done");
        t.play_as(1, format!("play 3 {grave}"));
        t.play_as(1, "done");
    }
    assert_eq!([0, 1].map(|seat| t.sums_of(seat).2), [7, 4]);
    let told: Vec<Event> =
        t.events().into_iter().filter(|event| matches!(event, Event::ObjectiveScored { .. })).collect();
    assert_eq!(told, [scored(0, Objective::NineWanted, 7), scored(1, Objective::NineWanted, 4)]);
    assert!(t.events().contains(&Event::ObjectiveTurned(Objective::NineWanted)));
    assert_eq!(t.view().objectives[0].scored, [seat(0), seat(1)]);
}

#[test]
fn ft_obj_03_all_of_the_first_turn_get_seven_stars() {
    let mut t = turn(two(Objective::NineWanted).wanted(0, 8).wanted(1, 8));
    for index in [1, 0] {
        t.play_as(index, "play 3 grave-tl");
        t.play_as(index, "done");
    }
    assert_eq!([0, 1].map(|seat| t.sums_of(seat).2), [7, 7]);
}

#[test]
fn ft_obj_05_fulfilled_for_a_moment_is_fulfilled() {
    // Nine posters for a moment, then the hideout.
    let position = two(Objective::NineWanted).wanted(0, 8).circled(0, "town-4 trail-8 town-3").lineup("2h 9s Kd");
    let mut t = turn(position);
    t.play("play 3 grave-tl");
    t.play("done");
    t.play_as(1, "play 3 grave-tl");
    t.play_as(1, "done");
    assert_eq!(t.sums_of(0).2, 7);
    let position = two(Objective::Rich).money(0, 27, 0).items(0, &[Item::OutlawJack]).lineup("Jh Qc 2c");
    let mut t = turn(position.circled(0, "town-q"));
    t.play_all(["bail cash", "play 1 town-q", "saloon 8", "done"]);
    t.play_as(1, "play 3 grave-tl");
    t.play_as(1, "done");
    assert_eq!(t.sums_of(0), (15, 0, 8 + 7, 0), "$31 before the saloon");
}

#[test]
fn ft_obj_06_phases_four_five_and_six_are_windows_of_their_own() {
    // The first gets rich by poker, the second by work: one phase later.
    let position = two(Objective::Rich).at(1, 5).money(0, 28, 0).money(1, 28, 0).tools(1, 0, 1);
    let t = payday(position.poker(0, "2h 2s 8d 6c 3h").poker(1, "Qh Js 8c 6d 3s").sheriff("Kd"));
    let told: Vec<Event> =
        t.events().into_iter().filter(|event| matches!(event, Event::ObjectiveScored { .. })).collect();
    assert_eq!(told, [scored(0, Objective::Rich, 7), scored(1, Objective::Rich, 4)]);
}

#[test]
fn ft_obj_08_income_at_the_start_belongs_to_its_turn_and_the_evening_to_phase_five() {
    use fliptown::data::Character;
    let position = two(Objective::Rich).money(0, 26, 0).money(1, 29, 0).items(0, &[Item::OutlawJack]);
    let mut t = turn(position.lineup("Jh 2s 5d"));
    t.play("bail cash");
    assert_eq!(t.sheet(0).running.unwrap().fulfilled, [Objective::Rich]);
    assert_eq!(t.sums_of(0).2, 0, "the stars come when the turn closes");
    t.play("play 1 grave-tl");
    t.play("done");
    t.play_as(1, "play 2 trail-5");
    t.play_as(1, "done");
    assert_eq!([0, 1].map(|seat| t.sums_of(seat).2), [7, 7]);
    let position = Position::players(2).characters(&[Character::Baroness, Character::Settler]);
    let objectives = [Objective::Rich, Objective::TrailBonuses, Objective::StarBuildings];
    let position = position.objectives(objectives).at(1, 5).wanted(0, 9).money(0, 0, 6).money(1, 28, 0).tools(1, 0, 1);
    let mut t = payday(position.poker(0, "Qh Js 8d 6c 3h").poker(1, "Qs Jh 8c 6d 3s").sheriff("Kd"));
    t.play("use");
    assert!(t.events().contains(&scored(0, Objective::Rich, 7)) && t.events().contains(&scored(1, Objective::Rich, 7)));
}

#[test]
fn ft_obj_05_07_an_effect_that_uses_itself_is_noticed_at_once() {
    // The undertaker has one thing to give and is asked for nothing: his friendship is the fourth kind.
    let position = two(Objective::FourItems).items(0, &[Item::Pickaxe, Item::Bandana]).tools(0, 1, 0);
    let mut t = turn(position.circled(0, "town-a").lineup("Ac 2c Kd"));
    assert_eq!(t.sheet(0).running.unwrap().fulfilled, []);
    t.play("play 3 town-a");
    assert_eq!(t.legal(), ["done"], "the effect was used by itself");
    assert_eq!(t.sheet(0).running.unwrap().fulfilled, [Objective::FourItems]);
    t.play("done");
    t.play_as(1, "play 3 grave-tl");
    t.play_as(1, "done");
    assert!(t.events().contains(&scored(0, Objective::FourItems, 7)), "in the same turn");
}
