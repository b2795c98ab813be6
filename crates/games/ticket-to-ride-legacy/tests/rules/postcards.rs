//! Postcards.

use table::Eyes;
use ticket_to_ride_legacy::data::data;
use ticket_to_ride_legacy::view::Phase;
use ticket_to_ride_legacy::{Event, Position, Reason, Sticker};

use crate::building::WHITES;
use crate::common::*;

/// The second game of a campaign: postcards are about.
fn second() -> Position {
    game(2).deck(WHITES)
}

#[test]
fn ttr_post_01_the_number_is_public_and_the_back_is_not() {
    let t = turn(second().postcards(Blue, &[17]), 0);
    assert_eq!(t.view_of(0).players[0].postcards, [(postcard(17), true)]);
    for eyes in [eyes(1), Eyes::Bystander] {
        use table::Game;
        assert_eq!(t.game.view(eyes).players[0].postcards, [(postcard(17), false)]);
    }
}

#[test]
fn ttr_post_02_a_postcard_is_shown_when_its_condition_is_met() {
    let mut t = turn(second().postcards(Blue, &[1]).built(0, "BOS-ALB ALB-BUF BUF-DET-A").hand(0, "blue blue"), 0);
    t.play("build DET-CHI-A");
    assert!(t.was_told(|it| *it == Event::PostcardFulfilled { seat: seat(0), postcard: postcard(1) }));
    assert_eq!(t.dollars(0), 5 + 2 + 5, "the company's colour, and the reward");
    assert_eq!((t.fulfilled(0), t.postcards(0)), (vec![1], vec![]));
}

#[test]
fn ttr_post_03_a_postcard_of_the_end_of_a_game_waits_for_the_next() {
    // T005 is completed: postcard 4 comes, and its condition (Detroit with Norfolk) is met already.
    let built = "MTL-BUF-A BUF-DET-A DET-CHI-A DET-PIT PIT-BAL-A BAL-NRF-A";
    let mut t = ended(second().tickets(0, "T005").built(0, built));
    t.finish();
    assert_eq!(t.legacy().postcards(Blue).collect::<Vec<_>>(), [postcard(4)]);
    assert!(!t.was_told(|event| matches!(event, Event::PostcardFulfilled { .. })));
    // At the end of the last game it is too late for good.
    let mut t = ended(game(12).tickets(0, "T005").built(0, built));
    t.finish();
    assert_eq!(t.legacy().postcards(Blue).collect::<Vec<_>>(), [postcard(4)]);
    assert_eq!(t.legacy().reckoning().unwrap()[0].postcards, 0);
}

#[test]
fn ttr_post_04_an_unfulfilled_postcard_stays_in_the_office() {
    let mut t = ended(second().postcards(Blue, &[1, 74]));
    t.finish();
    assert!(t.legacy().postcards(Blue).any(|it| it == postcard(1)));
    let next = begun(&ticket_to_ride_legacy::Options::next(&t.legacy(), &trio()).unwrap(), 2);
    assert!(next.postcards(0).contains(&1));
}

#[test]
fn ttr_post_05_nobody_sees_what_is_in_the_post_office() {
    let t = turn(second().postcards(Blue, &[1]), 0);
    let seen = serde_json::to_string(&t.view_of(0)).unwrap();
    assert!(!seen.contains("post_office"));
    let numbers: Vec<_> = t.view_of(0).players.iter().flat_map(|player| player.postcards.clone()).collect();
    assert_eq!(numbers.len(), 1, "only what somebody has taken");
    use table::Game;
    assert_eq!(t.game.census().at("postcards", "post office"), 76);
}

#[test]
fn ttr_post_06_moments_at_which_postcards_are_looked_at() {
    use ticket_to_ride_legacy::vocabulary::Check;
    let count = |check: Check| data().postcards.iter().filter(|it| it.check == check).count();
    assert_eq!([Check::BuildOptional, Check::TurnEndOptional, Check::GameEnd].map(count), [6, 2, 4]);
    // While building: not when cards are drawn.
    let rich = || second().postcards(Blue, &[61]).dollars(0, 20).hand(0, "green");
    let mut t = turn(rich(), 0);
    t.play_all(["blind", "blind"]);
    assert_eq!(t.fulfilled(0), [] as [usize; 0]);
    let mut t = turn(rich(), 0);
    t.play("build BOS-ALB");
    assert_eq!(t.fulfilled(0), [61]);
    // At the end of the game.
    let mut t = ended(second().postcards(Blue, &[63]).cars(0, 0));
    assert_eq!(t.player(0).slip.unwrap().dollars, 10);
    t.finish();
}

#[test]
fn ttr_post_07_a_fulfilled_postcard_goes_to_the_vault_and_is_worth_its_value() {
    let mut t = turn(second().postcards(Blue, &[61]).dollars(0, 20).hand(0, "green").cars(0, 1), 0);
    t.play("build BOS-ALB");
    assert_eq!(t.view().campaign.unwrap().fulfilled[0], [], "not before end step 6");
    t.finish();
    assert_eq!(t.legacy().fulfilled(Blue).collect::<Vec<_>>(), [postcard(61)]);
    assert!(t.legacy().postcards(Blue).all(|it| it != postcard(61)));
}

#[test]
fn ttr_post_08_a_reward_that_cannot_be_carried_out_is_four_dollars() {
    // Postcard 19 brings U1: owned already, or three upgrades.
    for upgrades in ["U1", "U2 U3 U4"] {
        let position = second().postcards(Blue, &[19]).upgrades(Blue, upgrades).built(0, "BOS-NYC-A NYC-PHI-A");
        let mut t = turn(position.hand(0, "white").dollars(0, 0), 0);
        t.play("build PHI-BAL-A");
        assert_eq!((t.dollars(0), t.fulfilled(0)), (4, vec![19]), "{upgrades}");
        assert!(t.was_told(|it| matches!(it, Event::Gained { why: Reason::Instead(_), .. })));
    }
    // Postcard 43 brings a mine, 48 a station: their boxes are not open in game 2.
    for (number, strands, last, card) in [
        (43, "CHE-DEN DEN-SFE BOS-ALB", "build DEN-DOD", "black black black"),
        (48, "SFE-ELP ELP-CHH", "build ELP-HER", "blue blue blue"),
    ] {
        let position = game(7).postcards(Blue, &[number]).built(0, strands).hand(0, card).dollars(0, 5).deck(WHITES);
        let mut t = turn(position, 0);
        t.play(last);
        assert_eq!(t.fulfilled(0), [number]);
        assert!(matches!(t.view().phase, Phase::Mine | Phase::Reserve), "these boxes are open");
    }
    let ten = "DEN SLC SFE CHE BOS NYC PHI BAL PIT BUF";
    let position = game(7).mines(ten).postcards(Blue, &[43]).built(0, "CHE-DEN DEN-SFE").hand(0, "black black black");
    let mut t = turn(position.dollars(0, 5).deck(WHITES), 0);
    t.play("build DEN-DOD");
    assert_eq!(t.dollars(0), 9, "all ten mines are placed");
}

#[test]
fn ttr_post_09_if_all_listed_events_are_archived_any_continuous_one_will_do() {
    // Postcard 66: Company Parade (E07) or Travel Fever (E06).
    let build = |position: Position| {
        let mut t = turn(position.postcards(Blue, &[66]).hand(0, "green green").deck(WHITES), 0);
        t.play("build KNO-NAS");
        t.fulfilled(0) == [66]
    };
    assert!(build(game(8).event("E07")) && build(game(8).event("E06")));
    assert!(!build(game(8).event("E01")) && !build(game(8)));
    assert!(!build(game(8).archived("E06").event("E01")), "one of them is still about");
    assert!(build(game(8).archived("E06 E07").event("E01")));
    assert!(!build(game(8).archived("E06 E07").event("E03")), "an instant one does not govern");
    // Postcard 77 names E15 and E17, of which one has not joined the deck in game 10.
    let mut t =
        turn(game(10).postcards(Blue, &[77]).archived("E15").event("E01").hand(0, "green green").deck(WHITES), 0);
    t.play("build KNO-NAS");
    assert_eq!(t.fulfilled(0), [] as [usize; 0]);
    // A route of one space is too short.
    let mut t = turn(game(8).postcards(Blue, &[66]).event("E07").hand(0, "green").deck(WHITES), 0);
    t.play("build BOS-ALB");
    assert_eq!(t.fulfilled(0), [] as [usize; 0]);
}

#[test]
fn ttr_post_10_dollars_at_the_end_count_in_the_cash_line() {
    let t = ended(second().postcards(Blue, &[69]).cars(0, 1).dollars(0, 3));
    let slip = t.player(0).slip.unwrap();
    assert_eq!((slip.dollars, slip.cars), (3 + 4, 5));
}

#[test]
fn ttr_post_11_automatic_ones_first_then_offers_then_automatic_ones_again() {
    let position = || second().postcards(Blue, &[17, 61]).dollars(0, 10).hand(0, "yellow yellow loco");
    let mut t = turn(position(), 0);
    t.play_all(["build ALB-BUF", "pay yellow"]);
    assert_eq!((t.fulfilled(0), t.view_of(0).phase), (vec![], Phase::Postcard(Some(postcard(17)))));
    t.play("accept");
    assert_eq!(t.fulfilled(0), [17, 61], "with fifteen dollars");
    let mut t = turn(position(), 0);
    t.play_all(["build ALB-BUF", "pay yellow", "decline"]);
    assert_eq!((t.postcards(0), t.turn()), (vec![17, 61], Some(1)));
    assert_eq!(turn(position(), 0).refused_as(0, "accept").rule.0, "TTR-TURN-02");
}

#[test]
fn ttr_post_11_every_automatic_one_comes_before_an_offer() {
    let position = second().postcards(Blue, &[17, 19, 61]).built(0, "BOS-NYC-A NYC-PHI-A").dollars(0, 15);
    let mut t = turn(position.hand(0, "white loco"), 0);
    t.play_all(["build PHI-BAL-A", "pay white"]);
    assert_eq!((t.fulfilled(0), t.view_of(0).phase), (vec![19, 61], Phase::Postcard(Some(postcard(17)))));
}

#[test]
fn ttr_post_12_somebody_elses_turn_fulfils_nothing() {
    // Red's building pays Blue's station up to fifteen dollars: no check for Blue.
    let position = game(4).postcards(Blue, &[61]).station(Blue, "ALB").dollars(0, 14).hand(1, "green").deck(WHITES);
    let mut t = turn(position, 1);
    t.play("build BOS-ALB");
    assert_eq!((t.dollars(0), t.postcards(0)), (15, vec![61]));
}

#[test]
fn ttr_post_13_in_the_last_game_an_upgrade_is_four_dollars() {
    let position = |number: usize| game(number).postcards(Blue, &[61]).dollars(0, 20).hand(0, "green").deck(WHITES);
    let mut t = turn(position(12), 0);
    t.play("build BOS-ALB");
    assert_eq!((t.dollars(0), t.player(0).upgrades.len()), (24, 0));
    let mut t = turn(position(11), 0);
    t.play("build BOS-ALB");
    assert_eq!((t.dollars(0), t.player(0).upgrades.len()), (20, 1));
    // Mines and stations are placed as usual.
    let mut t = turn(
        game(12)
            .postcards(Blue, &[43])
            .built(0, "CHE-DEN DEN-SFE BOS-ALB")
            .hand(0, "black black black")
            .dollars(0, 5)
            .deck(WHITES),
        0,
    );
    t.play("build DEN-DOD");
    assert_eq!(t.view().phase, Phase::Mine);
}

#[test]
fn ttr_post_14_shown_cards_are_known_and_stay_in_the_hand() {
    let hand = "red-skull red-pickaxe red red red red red blue";
    let mut t = turn(game(5).postcards(Blue, &[64]).hand(0, hand).deck(WHITES), 0);
    t.play_all(["blind", "blind"]);
    assert_eq!(t.legal(), ["show red", "decline", "rest"]);
    assert_eq!(t.refused_as(0, "show blue"), ("TTR-POST-14", "why-not-enough-of-a-colour"));
    t.play("show red");
    assert_eq!(named(&t.view_of(1).players[0].known), "red red red red red red-pickaxe");
    assert_eq!(t.hand_sizes()[0], 10);
    // Declining leaves the postcard where it is.
    let mut t = turn(game(5).postcards(Blue, &[64]).hand(0, hand).deck(WHITES), 0);
    t.play_all(["blind", "blind", "decline"]);
    assert_eq!((t.postcards(0), t.view_of(1).players[0].known.len()), (vec![64], 0));
}

#[test]
fn ttr_post_15_the_others_are_not_shown_which_postcard_is_answered() {
    let mut t = turn(second().postcards(Blue, &[17]).hand(0, "yellow yellow red"), 0);
    t.play("build ALB-BUF");
    assert_eq!(t.view_of(0).phase, Phase::Postcard(Some(postcard(17))), "asked although there is no locomotive");
    assert_eq!(t.legal(), ["decline", "rest"]);
    assert_eq!(t.view_of(1).phase, Phase::Postcard(None));
    assert_eq!(t.refused_as(0, "accept"), ("TTR-DRAW-11", "why-too-few-locos"));
    let seen = t.imagined(1, 50, |world| {
        use table::Game;
        world.view(eyes(0)).players[0].postcards.clone()
    });
    assert_constant(&seen, &vec![(postcard(17), true)]);
}

#[test]
fn ttr_post_16_postcards_are_taken_in_the_order_of_play_and_ascending() {
    let built = "MTL-BUF-A BUF-DET-A DET-CHI-A CHI-CIN-A ALB-BUF";
    let mut t = ended(
        second()
            .first(1)
            .tickets(0, "T008 T005")
            .built(0, built)
            .tickets(1, "T006")
            .built(1, "QUE-MTL-A MTL-ALB ALB-NYC NYC-PHI-A"),
    );
    t.finish();
    let taken: Vec<(usize, usize)> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::PostcardTaken { seat, postcard } if postcard.number() < 21 => {
                Some((seat.index(), postcard.number()))
            }
            _ => None,
        })
        .collect();
    assert_eq!(taken, [(0, 4), (0, 5)], "T006 shows no number");
    let on_tickets: Vec<_> = data().tickets.iter().filter_map(|ticket| ticket.postcard).collect();
    let mut once = on_tickets.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), on_tickets.len(), "each number is on one ticket only");
}

#[test]
fn ttr_postcard_01_a_completed_ticket_brings_its_postcard_if_it_is_still_there() {
    // From the end of game 1 on, that game included.
    let position = |number: usize| game(number).tickets(0, "T005").built(0, "MTL-BUF-A BUF-DET-A DET-CHI-A");
    let mut t = ended(position(1));
    t.finish();
    assert!(t.legacy().postcards(Blue).any(|it| it == postcard(4)));
    let mut t = ended(position(2).postcards(Red, &[4]));
    t.finish();
    assert!(t.legacy().postcards(Blue).all(|it| it != postcard(4)), "Red has it");
    // One that was fulfilled in this very game is not in the post office again.
    let position = position(2).postcards(Blue, &[4]).built(0, "DET-PIT PIT-BAL-A").hand(0, "white").cars(0, 1);
    let mut t = turn(position.deck(WHITES), 0);
    t.play("build BAL-NRF-A");
    assert_eq!(t.fulfilled(0), [4]);
    t.finish();
    assert!(t.legacy().fulfilled(Blue).any(|it| it == postcard(4)));
    assert!(t.legacy().postcards(Blue).all(|it| it != postcard(4)));
    assert!(t.has_rule(Sticker::Stamp));
}

#[test]
fn ttr_post_11_whoever_wants_no_more_questions_lets_postcards_rest() {
    let hand = "yellow yellow red red green loco";
    let mut t = turn(second().postcards(Blue, &[17, 18]).hand(0, hand), 0);
    t.play_all(["build ALB-BUF", "pay yellow"]);
    assert_eq!(t.legal(), ["accept", "decline", "rest"]);
    let played = t.play("rest");
    assert!(!played.revealed, "it tells nothing of the hand");
    assert_eq!((t.turn(), t.postcards(0)), (Some(1), vec![17, 18]), "the second postcard does not ask either");
    assert!(t.was_told(|event| *event == Event::PostcardsRest { seat: seat(0), resting: true }));
    assert!(t.view_of(2).players[0].resting, "all can see it, as nobody is asked");
    t.play_all(["tickets", "keep 1 2 3", "tickets", "keep 1 2 3"]);
    // No question after the next strand; taking them up is no action of the turn.
    let mut asked = t.clone();
    t.play_all(["build PHI-PIT", "pay red"]);
    assert_eq!(t.turn(), Some(1));
    assert!(!asked.play("wake").is_barrier());
    assert_eq!((asked.acting(), asked.view().phase), (vec![0], Phase::Turn));
    assert!(!asked.can("wake"));
    asked.play_all(["build PHI-PIT", "pay red"]);
    assert_eq!(asked.view_of(0).phase, Phase::Postcard(Some(postcard(17))));
    asked.play("accept");
    assert_eq!(asked.fulfilled(0), [17]);
}

#[test]
fn ttr_post_14_cards_to_be_shown_are_not_asked_for_while_postcards_rest() {
    let mut t = turn(game(5).postcards(Blue, &[64, 71]).hand(0, "red red red red red red blue").deck(WHITES), 0);
    t.play_all(["blind", "blind"]);
    assert_eq!(t.legal(), ["show red", "decline", "rest"]);
    t.play("rest");
    assert_eq!(t.turn(), Some(1));
    t.play_all(["tickets", "keep 1 2 3", "tickets", "keep 1 2 3", "tickets", "keep 1 2 3"]);
    assert_eq!(t.turn(), Some(1), "no question at the end of this turn");
}

#[test]
fn ttr_post_11_tables_of_version_1_know_no_rest() {
    use table::RulesVersion;
    let position = second().postcards(Blue, &[17]).hand(0, "yellow yellow red");
    let mut t = turn(position.by_rules(RulesVersion(1)), 0);
    t.play("build ALB-BUF");
    assert_eq!(t.legal(), ["decline"]);
    assert_eq!(t.refused_as(0, "rest"), ("TTR-POST-11", "why-answer-postcard"));
}
