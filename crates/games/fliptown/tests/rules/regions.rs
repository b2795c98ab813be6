//! Trail, Badlands, Mine and Cemetery (FT-TRAIL, FT-BAD, FT-MINE, FT-CEM), with every space of theirs.

use fliptown::data::{Item, Region};
use fliptown::{Deed, Event, Position};

use crate::common::*;
use crate::rounds::{GRAVES, mine};

const STOPS: [&str; 13] = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"];

/// A lineup whose poker card is the third: the suit card of this region, the value card of this value.
fn to(region: Region, value: &str) -> String {
    let (suit, other) = match region {
        Region::Trail => ("h", "c"),
        Region::Badlands => ("s", "c"),
        Region::Mine => ("d", "c"),
        _ => ("c", "d"),
    };
    let value = value.to_uppercase();
    let first = if value == "2" { "3" } else { "2" };
    format!("{first}{suit} {value}{other} 9{other}")
        .replace(&format!("9{other} 9{other}"), &format!("9{other} 8{other}"))
}

fn broke() -> Position {
    Position::solo().money(0, 0, 0)
}

// ------------------------------------------------------------------------------ Trail

#[test]
fn ft_trail_01_stops_lie_in_a_row_from_ace_to_king() {
    let t = turn(broke().lineup(&to(Region::Trail, "k")));
    assert_eq!(t.options("play 3 trail-"), STOPS);
}

#[test]
fn ft_trail_02_only_to_the_right() {
    let t = turn(broke().circled(0, "trail-6").lineup(&to(Region::Trail, "9")));
    assert_eq!(t.options("play 3 trail-"), ["7", "8", "9"]);
    assert_eq!(t.refused_as(0, "play 3 trail-5"), ("FT-TRAIL-02", "why-only-to-the-right"));
}

#[test]
fn ft_trail_03_04_any_stop_up_to_the_value_of_the_card() {
    for (value, stop) in STOPS.iter().enumerate() {
        let t = turn(broke().lineup(&to(Region::Trail, stop)));
        let reached = t.options("play 3 trail-");
        assert_eq!(reached, STOPS[..=value], "{stop}");
        if value < 12 {
            let too_far = format!("play 3 trail-{}", STOPS[value + 1]);
            assert_eq!(t.refused_as(0, &too_far), ("FT-TRAIL-03", "why-too-far"));
        }
    }
}

#[test]
fn ft_trail_05_06_the_chosen_stop_is_circled_and_those_before_are_lost() {
    let mut t = turn(broke().circled(0, "trail-2").lineup(&to(Region::Trail, "8")));
    t.play("play 3 trail-7");
    assert_eq!(t.sums(), (0, 0, 4, 1));
    assert_eq!(t.sheet(0).passed, ["trail-a", "trail-3", "trail-4", "trail-5", "trail-6"].map(space));
    let passed = ["trail-3", "trail-4", "trail-5", "trail-6"].map(space).to_vec();
    assert!(t.deeds().contains(&Deed::Circled { space: space("trail-7"), passed }));
    assert!(!t.is_circled("trail-4"));
}

#[test]
fn ft_trail_07_a_horse_adds_six() {
    let position = |value| broke().items(0, &[Item::TrailHorse]).lineup(&to(Region::Trail, value));
    assert_eq!(turn(position("a")).options("play 3 trail-"), STOPS[..7]);
    assert_eq!(turn(position("7")).options("play 3 trail-"), STOPS);
    assert_eq!(turn(position("k")).options("play 3 trail-"), STOPS, "beyond the king is no problem");
}

#[test]
fn ft_trail_08_the_second_stop_gives_a_pan_or_a_hammer() {
    for (choice, tools) in [("take pan", (1, 0)), ("take hammer", (0, 1))] {
        let mut t = turn(broke().lineup(&to(Region::Trail, "2")));
        t.play("play 3 trail-2");
        assert_eq!(t.legal(), ["take pan", "take hammer"]);
        assert_eq!(t.refused_as(0, "done"), ("FT-TRAIL-08", "why-take-tool-first"));
        t.play(choice);
        assert_eq!((t.sheet(0).pans, t.sheet(0).hammers), tools);
    }
    // With one full track the other tool comes by itself, with two none does.
    for (before, after) in [((4, 1), (4, 2)), ((2, 4), (3, 4)), ((4, 4), (4, 4))] {
        let mut t = turn(broke().tools(0, before.0, before.1).lineup(&to(Region::Trail, "2")));
        t.play("play 3 trail-2");
        assert_eq!(((t.sheet(0).pans, t.sheet(0).hammers), t.legal()), (after, vec!["done".to_owned()]));
    }
}

#[test]
fn ft_trail_09_the_jack_crosses_out_six_wanted_posters() {
    for (before, after) in [(9, 3), (6, 0), (4, 0)] {
        let mut t = turn(broke().wanted(0, before).lineup(&to(Region::Trail, "j")));
        t.play("play 3 trail-j");
        assert_eq!(t.sheet(0).wanted, after);
    }
}

#[test]
fn ft_trail_10_there_is_nothing_beyond_the_king() {
    let t = turn(broke().circled(0, "trail-k").lineup(&to(Region::Trail, "k")));
    assert_eq!(t.options("play 3 trail-"), [""; 0]);
}

/// Every stop by itself: cash, gold, stars, wanted posters, and a bonus action.
#[test]
fn ft_trail_05_every_stop_gives_its_reward() {
    let rewards: [(Sums, Option<Region>); 13] = [
        ((0, 0, 2, 0), None),
        ((0, 0, 0, 0), None),
        ((0, 0, 1, 0), Some(Region::Cemetery)),
        ((0, 0, 3, 1), None),
        ((12, 0, 0, 0), None),
        ((0, 0, 0, 0), Some(Region::Badlands)),
        ((0, 0, 4, 1), None),
        ((0, 8, 0, 0), None),
        ((0, 0, 0, 0), Some(Region::Town)),
        ((0, 0, 5, 2), None),
        ((0, 0, 0, 0), None),
        ((0, 0, 0, 0), Some(Region::Mine)),
        ((0, 0, 6, 3), None),
    ];
    for (stop, (sums, bonus)) in STOPS.iter().zip(rewards) {
        let mut t = turn(broke().lineup(&to(Region::Trail, stop)));
        t.play(format!("play 3 trail-{stop}"));
        assert_eq!(t.sums(), sums, "{stop}");
        assert_eq!(t.bonuses(), bonus.map(|kind| (kind, 1)).into_iter().collect::<Vec<_>>(), "{stop}");
        let earned: Vec<Region> = bonus.map(|_| Region::Trail).into_iter().collect();
        assert_eq!(t.sheet(0).earned, earned);
    }
}

// ------------------------------------------------------------------------------ Badlands

#[test]
fn ft_bad_01_the_target_of_the_same_value_and_none_for_an_ace() {
    for value in &STOPS[1..] {
        let t = turn(broke().lineup(&to(Region::Badlands, value)));
        assert_eq!(t.options("play 3 bad-"), [*value]);
    }
    let t = turn(broke().lineup(&to(Region::Badlands, "a")));
    assert_eq!(t.options("play 3 bad-"), [""; 0]);
    assert_eq!(t.refused_as(0, "play 3 bad-2"), ("FT-BAD-01", "why-wrong-value"));
    let t = turn(broke().circled(0, "bad-7").lineup(&to(Region::Badlands, "7")));
    assert_eq!(t.options("play 3 bad-"), [""; 0]);
}

/// Every target, robbed with success and without: wanted posters, stars, cash.
#[test]
fn ft_bad_04_05_every_target_pays_all_or_half() {
    let printed: [(u8, u16, u16); 12] = [
        (1, 2, 1),
        (1, 2, 2),
        (1, 2, 3),
        (2, 4, 1),
        (2, 4, 3),
        (2, 4, 5),
        (3, 6, 2),
        (3, 6, 4),
        (3, 6, 7),
        (4, 8, 3),
        (4, 8, 6),
        (4, 8, 10),
    ];
    for (value, (wanted, stars, cash)) in STOPS[1..].iter().zip(printed) {
        for (robbery, success) in [("Kh", true), ("Ah", false)] {
            let mut t = turn(broke().lineup(&to(Region::Badlands, value)).draw_pile(robbery));
            t.play(format!("play 3 bad-{value}"));
            let expected = if success { (cash, 0, stars, wanted) } else { (0, 0, stars / 2, wanted) };
            assert_eq!((t.robberies(), t.sums()), (vec![(robbery.to_owned(), success)], expected), "{value}");
        }
    }
}

#[test]
fn ft_bad_02_03_the_robbery_card_and_the_weapon_together() {
    for (items, weapon) in [(&[][..], 0), (&[Item::Pistol][..], 2), (&[Item::Pistol, Item::Rifle], 4)] {
        for robbery in 2..=13 {
            let value = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"][robbery - 2];
            let position = broke().lineup(&to(Region::Badlands, "10")).items(0, items).draw_pile(&format!("{value}h"));
            let mut t = turn(position);
            t.play("play 3 bad-10");
            assert_eq!(t.robberies()[0].1, robbery + weapon >= 10, "{robbery} and {weapon}");
            assert!(t.events().contains(&Event::RobberyCard { seat: seat(0), card: card(&format!("{value}h")) }));
        }
    }
}

#[test]
fn ft_bad_06_a_target_stays_circled_either_way() {
    for robbery in ["Kh", "Ah"] {
        let mut t = turn(broke().lineup(&to(Region::Badlands, "5")).draw_pile(robbery));
        t.play("play 3 bad-5");
        assert!(t.is_circled("bad-5"));
    }
}

#[test]
fn ft_bad_07_a_bandana_saves_one_wanted_poster_in_every_robbery() {
    for (target, robbery, wanted) in [("2", "Kh", 0), ("6", "Kh", 1), ("6", "Ah", 1), ("k", "Ah", 3)] {
        let position = broke().items(0, &[Item::Bandana]).lineup(&to(Region::Badlands, target)).draw_pile(robbery);
        let mut t = turn(position);
        t.play(format!("play 3 bad-{target}"));
        assert_eq!(t.sheet(0).wanted, wanted);
    }
}

#[test]
fn ft_bad_08_a_full_row_brings_a_bonus_action() {
    for (first, second, third, kind) in [
        ("2", "3", "4", Region::Cemetery),
        ("5", "6", "7", Region::Mine),
        ("8", "9", "10", Region::Town),
        ("j", "q", "k", Region::Trail),
    ] {
        for robbery in ["Kh", "Ah"] {
            let circled = format!("bad-{first} bad-{third}");
            let mut t = turn(broke().circled(0, &circled).lineup(&to(Region::Badlands, second)).draw_pile(robbery));
            t.play(format!("play 3 bad-{second}"));
            assert_eq!(t.bonuses(), [(kind, 1)]);
        }
        let mut t = turn(broke().circled(0, &format!("bad-{first}")).lineup(&to(Region::Badlands, second)));
        t.play(format!("play 3 bad-{second}"));
        assert_eq!(t.bonuses(), [], "two of three are no row");
    }
}

#[test]
fn ft_bad_09_everybody_turns_up_an_own_card() {
    let mut t = turn(Position::players(3).lineup(&to(Region::Badlands, "8")));
    for seat in [2, 0, 1] {
        t.play_as(seat, "play 3 bad-8");
    }
    let drawn: Vec<(usize, fliptown::Card)> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::RobberyCard { seat, card } => Some((seat.index(), *card)),
            _ => None,
        })
        .collect();
    assert_eq!(drawn.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [2, 0, 1]);
    let different: std::collections::BTreeSet<_> = drawn.iter().map(|(_, card)| *card).collect();
    assert_eq!(different.len(), 3);
    for (robber, card) in drawn {
        assert_eq!(t.view().players[robber].robberies, [card]);
        assert!(t.view().discard_pile.contains(&card));
    }
}

#[test]
fn ft_bad_10_gold_does_not_change_a_robbery_card() {
    let mut t = turn(Position::solo().money(0, 0, 20).lineup(&to(Region::Badlands, "9")).draw_pile("8h"));
    t.play("play 3 bad-9");
    assert_eq!(t.robberies(), [("8h".to_owned(), false)]);
    assert_eq!(t.sheet(0).gold, 20);
}

// ------------------------------------------------------------------------------ Mine

#[test]
fn ft_mine_01_06_low_values_lead_left_and_high_ones_right() {
    for (number, value) in STOPS.iter().enumerate() {
        let t = turn(broke().lineup(&to(Region::Mine, value)));
        let (open, closed) = if number < 7 { ("1l", "1r") } else { ("1r", "1l") };
        assert_eq!(t.options("play 3 mine-"), [open], "{value}");
        assert_eq!(t.refused_as(0, format!("play 3 mine-{closed}")), ("FT-MINE-06", "why-corridor-closed"));
    }
}

/// Every corridor, from its smallest to its largest value.
#[test]
fn ft_mine_02_10_deeper_chambers_by_the_values_of_their_corridors() {
    /// A chamber below, and the smallest and largest value of the way there.
    type Way = (&'static str, usize, usize);
    let corridors: [(&str, [Way; 2]); 9] = [
        ("1l", [("2a", 1, 4), ("2b", 5, 7)]),
        ("1r", [("2b", 8, 10), ("2c", 11, 13)]),
        ("2a", [("3a", 1, 3), ("3b", 4, 5)]),
        ("2b", [("3b", 6, 7), ("3c", 8, 9)]),
        ("2c", [("3c", 10, 11), ("3d", 12, 13)]),
        ("3a", [("4a", 1, 2), ("4b", 3, 4)]),
        ("3b", [("4b", 5, 6), ("4c", 7, 8)]),
        ("3c", [("4c", 9, 10), ("4d", 10, 11)]),
        ("3d", [("4d", 11, 12), ("4e", 12, 13)]),
    ];
    for (from, below) in corridors {
        for (number, value) in STOPS.iter().enumerate() {
            let t = turn(broke().circled(0, &format!("mine-{from}")).lineup(&to(Region::Mine, value)));
            let mut expected: Vec<&str> = below
                .iter()
                .filter(|(_, low, high)| (low..=high).contains(&&(number + 1)))
                .map(|(to, _, _)| *to)
                .collect();
            let entrance = if number < 7 { "1l" } else { "1r" };
            if from != entrance {
                expected.push(entrance); // FT-MINE-03
            }
            expected.sort_unstable();
            assert_eq!(t.options("play 3 mine-"), expected, "from {from} with {value}");
        }
    }
}

#[test]
fn ft_mine_03_both_entrances_stay_open() {
    let t = turn(broke().circled(0, "mine-1l mine-2a mine-3a mine-4a").lineup(&to(Region::Mine, "9")));
    assert_eq!(t.options("play 3 mine-"), ["1r"]);
}

#[test]
fn ft_mine_04_nobody_climbs() {
    // From 3b one could climb to 2b, but only 2a is circled above.
    let mut t =
        turn(Position::solo().money(0, 0, 14).circled(0, "mine-1l mine-2a mine-3b").lineup(&to(Region::Mine, "6")));
    assert_eq!(t.options("play 3 mine-"), ["1r", "2b", "3a", "4b", "4c"]);
    assert_eq!(t.refused_as(0, "play 3 mine-3c"), ("FT-MINE-02", "why-not-below-a-chamber"));
    t.play("play 3 mine-4b");
    let deeper = turn(broke().circled(0, "mine-4b").lineup(&to(Region::Mine, "3")));
    assert_eq!(deeper.options("play 3 mine-"), ["1l"], "nothing is entered from below");
}

/// Every chamber by itself: cash, gold, stars, wanted posters, and what else there is.
#[test]
fn ft_mine_05_07_08_every_chamber_gives_all_it_holds() {
    let rewards: [(Sums, Option<Region>, (u8, u8)); 14] = [
        ((0, 1, 0, 0), None, (0, 1)),
        ((0, 1, 0, 0), None, (1, 0)),
        ((0, 1, 0, 0), Some(Region::Badlands), (0, 0)),
        ((0, 1, 0, 0), Some(Region::Trail), (0, 0)),
        ((0, 1, 0, 0), Some(Region::Town), (0, 0)),
        ((0, 6, 1, 1), None, (0, 0)),
        ((0, 4, 2, 1), None, (0, 0)),
        ((0, 2, 3, 1), None, (0, 0)),
        ((0, 0, 4, 1), None, (0, 0)),
        ((0, 0, 0, 1), None, (0, 0)),
        ((0, 0, 0, 2), None, (0, 0)),
        ((0, 0, 0, 3), None, (0, 0)),
        ((0, 0, 0, 2), None, (0, 0)),
        ((0, 0, 0, 1), None, (0, 0)),
    ];
    for (number, name) in mine(14).split_whitespace().enumerate() {
        let (sums, bonus, tools) = rewards[number];
        // With all chambers above circled, and gold for any step.
        let above = match number {
            0 | 1 => String::new(),
            2..=4 => mine(2),
            5..=8 => mine(5),
            _ => mine(9),
        };
        let mut t = turn(Position::solo().money(0, 0, 14).circled(0, &above).lineup(&to(Region::Mine, "7")));
        let gold_before = 14;
        let paid = t.deeds().len();
        t.play(format!("play 3 {name}"));
        let Some(Deed::Acted { gold: price, .. }) = t.deeds().get(paid).cloned() else { panic!("{name}") };
        let (cash, gold, stars, wanted) = t.sums();
        assert_eq!((cash, gold + u16::from(price) - gold_before, stars, wanted), sums, "{name}");
        assert_eq!(t.bonuses(), bonus.map(|kind| (kind, 1)).into_iter().collect::<Vec<_>>(), "{name}");
        assert_eq!((t.sheet(0).pans, t.sheet(0).hammers), tools, "{name}");
        assert!(t.is_circled(name));
    }
}

#[test]
fn ft_mine_08_silver_stars_are_counted_at_the_end() {
    let position = broke().circled(0, &mine(9)).lineup(&to(Region::Mine, "8"));
    let mut t = turn(position);
    t.play("play 3 mine-4c");
    assert_eq!(t.sheet(0).stars, 0);
    assert_eq!(t.sheet(0).silver, 10, "ten chambers, this one included");
}

#[test]
fn ft_mine_09_a_pickaxe_shifts_by_two() {
    let position =
        |value| broke().items(0, &[Item::Pickaxe]).circled(0, "mine-1l mine-1r").lineup(&to(Region::Mine, value));
    assert_eq!(turn(position("3")).options("play 3 mine-"), ["2a", "2b"]);
    assert_eq!(turn(position("9")).options("play 3 mine-"), ["2b", "2c"]);
    assert_eq!(turn(position("a")).options("play 3 mine-"), ["2a"]);
    assert_eq!(turn(position("k")).options("play 3 mine-"), ["2c"]);
    let mut t = turn(position("9"));
    t.play("play 3 mine-2c");
    assert_eq!(t.sheet(0).gold, 1, "free of charge");
}

// ------------------------------------------------------------------------------ Cemetery

#[test]
fn ft_cem_01_07_any_tombstone_that_is_not_circled() {
    let t = turn(broke().lineup("2h 5h 9s").circled(0, "grave-tl"));
    assert_eq!(t.options("play 2 grave-"), ["tm", "tr", "ml", "mr", "bl", "bm", "br"]);
    let t = turn(broke().lineup("2h 5h 9s").circled(0, GRAVES));
    assert_eq!(t.options("play 2 grave-"), [""; 0]);
    assert_eq!(t.refused_as(0, "play 2 grave-tl"), ("FT-CEM-01", "why-circled"));
    let t = turn(broke().lineup("2h 5h 9s"));
    assert_eq!(t.refused_as(0, "play 2 grave-c"), ("FT-CEM-01", "why-circled"));
}

#[test]
fn ft_cem_02_06_a_wanted_poster_but_for_friends_and_a_star_for_the_shovel() {
    for (items, wanted, stars) in [
        (&[][..], 1, 0),
        (&[Item::Friendship][..], 0, 0),
        (&[Item::Shovel], 1, 1),
        (&[Item::Friendship, Item::Shovel], 0, 1),
    ] {
        let mut t = turn(broke().items(0, items).lineup("2h 5h 9s"));
        t.play("play 1 grave-tl");
        assert_eq!(t.sums(), (0, 0, stars, wanted));
    }
}

/// Every reward between two tombstones, by its pair.
#[test]
fn ft_cem_03_every_pair_of_tombstones_gives_its_reward_once() {
    type Pair = (&'static str, &'static str, Sums, Option<Region>, (u8, u8));
    let pairs: [Pair; 12] = [
        ("tl", "tm", (0, 0, 0, 1), Some(Region::Badlands), (0, 1)),
        ("tm", "tr", (0, 0, 2, 1), None, (0, 0)),
        ("tl", "ml", (4, 4, 0, 1), None, (0, 0)),
        ("c", "tm", (0, 0, 0, 1), None, (0, 1)),
        ("tr", "mr", (0, 2, 0, 1), Some(Region::Trail), (0, 0)),
        ("c", "ml", (4, 0, 0, 1), None, (0, 0)),
        ("c", "mr", (0, 2, 0, 1), None, (0, 0)),
        ("ml", "bl", (0, 0, 0, 1), Some(Region::Mine), (0, 0)),
        ("c", "bm", (0, 0, 0, 1), None, (1, 0)),
        ("mr", "br", (8, 0, 0, 1), None, (0, 0)),
        ("bm", "bl", (0, 0, 2, 1), None, (0, 0)),
        ("bm", "br", (0, 0, 0, 1), Some(Region::Town), (0, 0)),
    ];
    for (one, other, sums, bonus, tools) in pairs {
        // The pair alone, though an edge stone completes the pair with the centre too (FT-CEM-04).
        let mut t = turn(broke().circled(0, &format!("grave-{one}")).lineup("2h 5h 9s"));
        t.play(format!("play 1 grave-{other}"));
        assert_eq!(t.sums(), sums, "{one} {other}");
        assert_eq!(t.bonuses(), bonus.map(|kind| (kind, 1)).into_iter().collect::<Vec<_>>(), "{one} {other}");
        assert_eq!((t.sheet(0).pans, t.sheet(0).hammers), tools, "{one} {other}");
    }
}

/// Every tombstone with all others circled: what it completes at once.
#[test]
fn ft_cem_05_one_tombstone_may_complete_several_rewards() {
    let all: [(&str, Sums, &[Region]); 8] = [
        ("tl", (0, 4, 0, 1), &[Region::Badlands]),
        ("tm", (0, 0, 2, 1), &[Region::Badlands]),
        ("tr", (0, 0, 2, 1), &[Region::Trail]),
        ("ml", (4, 4, 0, 1), &[Region::Mine]),
        ("mr", (8, 2, 0, 1), &[Region::Trail]),
        ("bl", (0, 0, 2, 1), &[Region::Mine]),
        ("bm", (0, 0, 2, 1), &[Region::Town]),
        ("br", (8, 0, 0, 1), &[Region::Town]),
    ];
    for (stone, sums, bonuses) in all {
        let others = GRAVES.replace(&format!("grave-{stone}"), "");
        let mut t = turn(broke().circled(0, &others).lineup("2h 5h 9s"));
        t.play(format!("play 1 grave-{stone}"));
        assert_eq!(t.sums(), sums, "{stone}");
        assert_eq!(t.bonuses(), bonuses.iter().map(|kind| (*kind, 1)).collect::<Vec<_>>(), "{stone}");
        assert_eq!((t.sheet(0).pans, t.sheet(0).hammers), (u8::from(stone == "bm"), u8::from(stone == "tm")));
    }
}

#[test]
fn ft_cem_04_the_centre_counts_for_the_four_rewards_around_it() {
    for (stone, sums) in [("tm", (0, 0, 0, 1)), ("ml", (4, 0, 0, 1)), ("mr", (0, 2, 0, 1)), ("bm", (0, 0, 0, 1))] {
        let mut t = turn(broke().lineup("2h 5h 9s"));
        t.play(format!("play 1 grave-{stone}"));
        assert_eq!(t.sums(), sums);
        assert_eq!(t.sheet(0).pans + t.sheet(0).hammers, u8::from(stone == "tm" || stone == "bm"));
    }
}
