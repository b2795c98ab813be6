//! The Order Phase, joker tokens, and the end of the game.

use west_story::data::{City, Licence, SheriffCard};
use west_story::{Event, Options, Position};

use crate::common::*;

/// The counts that were told, by seat.
fn counts(t: &Table) -> Vec<u8> {
    let mut counts: Vec<(usize, u8)> = t
        .events()
        .into_iter()
        .filter_map(|event| match event {
            Event::Counted { seat, count } => Some((seat.index(), count)),
            _ => None,
        })
        .collect();
    counts.sort_unstable();
    counts.into_iter().map(|(_, count)| count).collect()
}

fn elected(t: &Table) -> usize {
    let winner = t.events().into_iter().find_map(|event| match event {
        Event::Elected { seat, .. } => Some(seat.index()),
        _ => None,
    });
    winner.expect("somebody was elected")
}

#[test]
fn ws_sher_01_the_highest_count_becomes_sheriff() {
    let t = order(people(3).contest(SheriffCard::Bandits).delivered(2, 3).delivered(1, 1));
    assert_eq!((counts(&t), elected(&t)), (vec![0, 1, 3], 2));
    assert_eq!(t.view().sheriff, seat(2));
}

#[test]
fn ws_sher_02_what_each_contest_counts() {
    let at = || {
        people(2)
            .card(0, "t1", "III-05.1")
            .card(0, "t2", "II-A1.1")
            .card(0, "t2", "II-A1.2")
            .delivered(0, 2)
            .outposts(0, City::Amarillo, 3)
            .disc(0, City::Deadwood, "M1", false)
            .blocked(0, "b1 b2 b3 b4")
    };
    let own = |contest| counts(&order(at().contest(contest)))[0];
    // Board 1 without t1 (horseshoe) and t2 (cactus): Saloon cactus/horseshoe, Mustang joker.
    assert_eq!(own(SheriffCard::Cactus), 2 + 1 + 1);
    assert_eq!(own(SheriffCard::Horseshoe), 2 + 1 + 1);
    assert_eq!(own(SheriffCard::Boot), 3 + 1);
    assert_eq!(own(SheriffCard::Buildings), 1);
    assert_eq!(own(SheriffCard::Animals), 1, "one is covered");
    assert_eq!(own(SheriffCard::Bandits), 2);
    assert_eq!(own(SheriffCard::Outposts), 3, "a Robbery is none");
    assert_eq!(own(SheriffCard::Blocked), 4);
    let rush = Position::of(&Options::for_people(2).gold_rush());
    let t = order(
        rush.card(0, "t1", "III-12.1").card(0, "t2", "I-G1.1").card(0, "t3", "II-A2.1").contest(SheriffCard::Gold),
    );
    assert_eq!(counts(&t), [3, 0]);
}

#[test]
fn ws_sher_03_every_matching_symbol_counts_also_printed_ones() {
    let t = order(people(2).contest(SheriffCard::Cactus));
    assert_eq!(counts(&t), [3, 3], "three printed cacti on every board");
    let t = order(people(2).card(0, "t1", "III-01.1").contest(SheriffCard::Cactus));
    assert_eq!(counts(&t), [4, 3]);
}

#[test]
fn ws_sher_04_ties_go_to_the_right_hand_and_the_old_sheriff_loses_them() {
    let tie = |sheriff: usize, seats: &[usize]| {
        let at = people(4).contest(SheriffCard::Bandits).sheriff(sheriff);
        elected(&order(seats.iter().fold(at, |position, &seat| position.delivered(seat, 1))))
    };
    assert_eq!(tie(1, &[0, 1, 3]), 0, "the right of seat 1 is seat 0");
    assert_eq!(tie(1, &[1, 2, 3]), 3);
    assert_eq!(tie(1, &[1, 2]), 2);
    assert_eq!(tie(0, &[0, 1, 2]), 2, "counter-clockwise: 3, 2, 1");
}

#[test]
fn ws_sher_05_the_winner_takes_badge_and_a_coin_also_when_re_elected() {
    for winner in [0, 1] {
        let t = order(people(2).contest(SheriffCard::Bandits).delivered(winner, 2).coins(winner, 5));
        let after = t.right_after(|event| matches!(event, Event::Elected { .. }));
        assert_eq!((after.view().sheriff.index(), after.holds(winner).1, after.holds(1 - winner).1), (winner, 6, 0));
    }
}

#[test]
fn ws_sher_06_the_next_card_is_turned_up_and_the_last_announces_the_last_round() {
    let t = order(people(2).round(3));
    assert_eq!((t.view().round, t.view().contest), (4, SheriffCard::Revolver));
    let t = order(people(2).round(7));
    assert_eq!((t.view().round, t.view().contest), (8, SheriffCard::Last));
}

#[test]
fn ws_sher_07_anvils_and_hats_are_cleared() {
    let t = order(people(2).hats(0, 4).card(0, "t1", "III-03.1").anvils(0, "t1", 2));
    let after = t.right_after(|event| matches!(event, Event::RoundBegan { .. }));
    assert_eq!((after.holds(0).0, after.anvils(0, "t1")), (0, 0));
}

#[test]
fn ws_sher_08_privileges_of_the_sheriff() {
    // A coin, first in turn, gangs, ties at the end; the Sheriff's Office is tested with the buildings.
    let mut t = order(people(3).contest(SheriffCard::Bandits).delivered(2, 2).bandits(1, &["joker"]));
    while t.view().phase == west_story::view::Phase::Town {
        let seat = t.acting()[0];
        let first = t.legal_of(seat)[0].clone();
        t.play_as(seat, &first);
    }
    assert_eq!(t.acting(), [2]);
    assert!(t.can_as(2, "posse 1"));
    let t = over(people(3).sheriff(2).total(0, 20).total(2, 20));
    assert_eq!(t.places(), [2, 3, 1]);
}

#[test]
fn ws_sher_09_the_badge_changes_hands_in_the_order_phase_only() {
    let (mut sheriff, mut round) = (None, 0);
    deal(&Options::for_people(3), 9).play_out(|t| {
        let view = t.view();
        if view.round != round {
            (round, sheriff) = (view.round, Some(view.sheriff));
        }
        assert_eq!(sheriff, Some(view.sheriff));
    });
}

#[test]
fn ws_jok_01_at_most_two_tokens_one_from_each_place() {
    for seed in 0..8 {
        deal(&Options::for_people(2), seed).play_out(|t| {
            for player in t.view().players {
                assert!(player.jokers <= player.passed.iter().filter(|passed| **passed).count() as u8);
            }
        });
    }
    // The Sheriff loses ties: a token would win.
    let t = order(people(2).contest(SheriffCard::Cactus).jokers(0, 1));
    assert_eq!(t.refused_as(0, "contest 2"), ("WS-JOK-01", "why-fewer-tokens"));
}

#[test]
fn ws_jok_02_06_a_token_is_spent_on_one_check_and_gone() {
    let mut t = turn(people(2).hats(0, 4).jokers(0, 2).blocked(0, "t4 b2 b5").bandits(1, &["boot"]), 0);
    t.play_all_as(0, ["posse 1", "activate t3 joker"]);
    assert!(t.events().contains(&Event::TokenSpent { seat: seat(0) }));
    // The second check needs another token.
    t.play_all_as(0, ["rob deadwood M1", "activate t1 joker"]);
    assert_eq!(t.me(0).jokers, 0);
    let census = table::Game::census(&t.game);
    assert_eq!(census.at("joker tokens", "table"), 4, "two on each place; those spent have left the game");
}

#[test]
fn ws_jok_03_tokens_serve_combos_posses_business_and_symbol_contests() {
    assert!(town(people(2).jokers(0, 1).dice(1, 2)).can_as(0, "combo cow joker"));
    let mut t = turn(people(2).hats(0, 2).jokers(0, 1).bandits(1, &["boot"]), 0);
    t.play_as(0, "posse 1");
    assert!(t.can_as(0, "activate t1 joker"));
    let mut t = turn(people(2).jokers(0, 1), 0);
    t.play_as(0, "rob deadwood M1");
    assert!(t.can_as(0, "activate t1 joker"));
    assert!(order(people(2).contest(SheriffCard::Cactus).jokers(0, 1)).can_as(0, "contest 1"));
    // In other contests they are of no use.
    let t = order(people(2).contest(SheriffCard::Buildings).jokers(0, 2));
    assert_eq!(t.view().round, 2);
}

#[test]
fn ws_jok_04_in_a_contest_once_round_from_the_sheriff_each_token_adding_one() {
    // All have three cacti. The Sheriff, seat 1, loses ties.
    let at = || people(3).contest(SheriffCard::Cactus).sheriff(1).jokers(0, 1).jokers(1, 2).jokers(2, 1);
    let mut t = order(at());
    assert_eq!(t.acting(), [1]);
    t.play_as(1, "contest 1");
    assert_eq!(t.acting(), [2], "with one token seat 2 would tie and win");
    t.play_as(2, "contest 0");
    assert_eq!(t.acting(), [0]);
    t.play_as(0, "contest 1");
    assert_eq!((counts(&t), elected(&t)), (vec![4, 4, 3], 0));
    // Whoever cannot win any more is not asked.
    let mut t = order(at());
    t.play_as(1, "contest 2");
    assert_eq!((t.view().round, elected(&t)), (2, 1));
    assert_eq!((t.me(0).jokers, t.me(2).jokers), (1, 1));
}

#[test]
fn ws_jok_04_whoever_wins_already_is_asked_only_if_others_may_still_spend() {
    // Three cacti each: seat 1, to the right of the Sheriff, wins the tie and needs no token.
    let t = order(people(2).contest(SheriffCard::Cactus).jokers(1, 1));
    assert_eq!((elected(&t), t.me(1).jokers, t.view().round), (1, 1, 2));
    // The Sheriff has more, but seat 1 could draw level.
    let at = || people(2).contest(SheriffCard::Cactus).card(0, "t1", "I-01.1").jokers(0, 1);
    let mut t = order(at().jokers(1, 1));
    assert_eq!(t.acting(), [0]);
    t.play_as(0, "contest 1");
    assert_eq!((elected(&t), t.me(1).jokers), (0, 1), "now seat 1 cannot win any more");
    // With nobody behind the Sheriff keeps the token unasked.
    let t = order(at());
    assert_eq!((elected(&t), t.me(0).jokers), (0, 1));
}

#[test]
fn ws_jok_06_a_token_spent_in_a_contest_counts_in_no_later_one() {
    let at = || people(2).round(3).contest(SheriffCard::Boot);
    let mut t = order(at().jokers(0, 1).jokers(1, 1));
    t.play_as(0, "contest 1");
    t.play_as(1, "contest 1");
    assert_eq!((counts(&t), elected(&t)), (vec![4, 4], 1));
    let next = t.view();
    assert_eq!((next.round, next.contest, next.counts), (4, SheriffCard::Revolver, vec![3, 3]));
}

#[test]
fn ws_jok_05_unused_tokens_are_symbols_of_licence_and_eagles_at_once() {
    let at = |tokens| people(2).jokers(0, tokens).card(0, "t1", "I-01.1").card(0, "t2", "II-A3.1");
    let scored = |tokens| {
        let t = over(at(tokens));
        (t.scores(0)[LICENCE], t.scores(0)[EAGLES])
    };
    assert_eq!([scored(0), scored(1), scored(2)], [(1, 1), (2, 2), (3, 3)]);
    // A pair: two cacti and a boot; a token completes the second pair.
    let pair = |tokens| {
        let cards = people(2).card(0, "t1", "I-01.1").card(0, "t2", "I-02.1").card(0, "t3", "I-01.3");
        over(cards.licence(0, Licence::L2).jokers(0, tokens)).scores(0)[LICENCE]
    };
    assert_eq!([pair(0), pair(1), pair(2)], [3, 6, 6]);
    // It is no card: a Raccoon does not count it.
    let t = over(people(2).jokers(0, 2).card(0, "t1", "II-A4.1"));
    assert_eq!(t.scores(0)[RACCOONS], 0);
}

#[test]
fn ws_end_01_after_round_8_the_game_is_over() {
    let mut t = turn(people(2).round(8).sheriff(1), 0);
    t.play_all_as(0, ["cow", "cow", "cow", "cow"]);
    assert!(t.acting().is_empty());
    assert!(t.events().contains(&Event::Ended));
    assert_eq!(t.refused_as(0, "cow"), ("WS-END-01", "why-game-over"));
    assert!(t.view().standing.is_some());
}

#[test]
fn ws_end_02_03_total_and_outposts_by_city() {
    let t = over(people(2).total(0, 57).outposts(0, City::Deadwood, 2).outposts(0, City::FortWorth, 1));
    assert_eq!(t.scores(0)[..2], [57, 2 + 3 + 5]);
}

#[test]
fn ws_end_04_robberies_in_the_advanced_variant() {
    let advanced = Position::of(&Options::for_people(2).advanced());
    let t = over(advanced.disc(0, City::Deadwood, "P1", false).disc(1, City::Deadwood, "M1", true));
    assert_eq!((t.scores(0)[ROBBERIES], t.scores(1)[ROBBERIES]), (-2, 0));
}

#[test]
fn ws_end_05_a_printed_licence_scores_each_symbol_covered_ones_too() {
    let t = over(people(2).card(0, "t1", "I-01.1").card(0, "t1", "III-01.1").card(0, "b1", "I-02.2"));
    assert_eq!(t.scores(0)[LICENCE], 2);
}

#[test]
fn ws_end_06_a_new_licence_scores_three_for_each_pair() {
    // Cactus 3, horseshoe 2.
    let at = people(2).card(0, "t1", "III-01.1").card(0, "t2", "III-05.1").card(0, "t3", "I-01.1");
    assert_eq!(over(at.licence(0, Licence::L1)).scores(0)[LICENCE], 6);
}

#[test]
fn ws_end_07_reserved_and_printed_cards_are_not_owned() {
    let t = over(people(2).reserved(0, "I-01.1").card(0, "t1", "I-02.1"));
    assert_eq!(t.scores(0)[LICENCE], 1);
}

#[test]
fn ws_end_08_all_animals_score() {
    let t = over(
        people(2)
            .card(0, "t1", "II-A1.1")
            .card(0, "t2", "II-A2.1")
            .card(0, "t3", "II-A3.1")
            .card(0, "t4", "III-01.1")
            .card(0, "t5", "II-A4.1")
            .card(0, "t6", "I-01.2"),
    );
    // Four animals; one building; horseshoe twice; one card without cactus and no animal.
    assert_eq!(t.scores(0)[MUSTANGS..=RACCOONS], [4, 1, 2, 1]);
}

#[test]
fn ws_end_09_11_ties_by_the_sheriff_then_to_the_right() {
    let at = |seats: &[usize]| seats.iter().fold(people(4).sheriff(1), |position, &seat| position.total(seat, 30));
    assert_eq!(over(at(&[0, 1, 3])).places(), [2, 1, 4, 3]);
    assert_eq!(over(at(&[2, 3])).places(), [4, 3, 2, 1], "seats 0 and 1 tie as well, behind");
}

#[test]
fn ws_end_10_what_is_left_over_scores_nothing() {
    let t = over(people(2).holds(0, 6, 40, 6).tied(0, "boot").delivered(0, 4));
    assert_eq!(t.scores(0).iter().sum::<i32>(), 0);
}
