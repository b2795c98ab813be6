//! Kansas City: the foresight area (GWT-KC), income (GWT-INC) and the end that it brings (GWT-END).

use great_western_trail::data::boards::Disc;
use great_western_trail::data::cattle::Cattle;
use great_western_trail::data::railroad::{Master, Masters};
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::data::trail::{BANDITS, Site};
use great_western_trail::{Card, Cows, Destination, Event, GreatWesternTrail, Options, Position, Step, Tenant};
use table::{Eyes, Game, Seat};

use crate::common::*;

const NOTHING: [Option<Tile>; 2] = [None; 2];

/// Two different bandits, so that stage 1 is a decision.
const BANDIT_PAIR: [Option<Tile>; 2] = [Some(Tile::GreenBandit), Some(Tile::OrangeBandit)];

fn only(tile: Tile) -> [Option<Tile>; 2] {
    [Some(tile), None]
}

/// Three columns of the foresight area.
fn foresee(position: &mut Position, columns: [[Option<Tile>; 2]; 3]) {
    position.table.foresight = columns.concat().try_into().expect("six fields");
}

/// `ME` has reached Kansas City with a hand worth 3.
fn reached(position: &mut Position, columns: [[Option<Tile>; 2]; 3]) -> Play {
    foresee(position, columns);
    position.hand(ME, cards(["criollo", "galloway"]));
    play_from(position.visit(Site::KansasCity))
}

/// From stage 4 to the end of the turn, whoever's it is.
fn deliver(play: &mut Play) {
    if play.table().step() == Some(Step::Income) {
        play.play("spend 0");
    }
    play.play_all(["deliver kansas-city", "disc aux1"]);
}

fn destinations(play: &Play) -> Vec<(Tile, Destination)> {
    let placed = |event: &Event| match event {
        Event::TilePlaced { tile, to, .. } => Some((*tile, *to)),
        _ => None,
    };
    play.latest().iter().filter_map(placed).collect()
}

#[test]
fn gwt_kc_01_five_stages_in_their_order_and_nothing_else() {
    let mut position = clear(2);
    position.player(ME).marker = 1;
    let columns =
        [BANDIT_PAIR, [Some(Tile::Cowboy), Some(Tile::Engineer)], [Some(Tile::Craftsman), Some(Tile::GreenBandit)]];
    let mut play = reached(&mut position, columns);
    for (options, choice) in [
        (vec!["foresight 1", "foresight 2"], "foresight 1"),
        (vec!["foresight 3", "foresight 4"], "foresight 4"),
        (vec!["foresight 5", "foresight 6"], "foresight 6"),
        (vec!["spend 0", "spend 1"], "spend 0"),
        (vec!["deliver kansas-city", "deliver fulton"], "deliver kansas-city"),
    ] {
        assert_eq!(play.legal(), options);
        for other in ["auxiliary 1", "use hire", "done"] {
            assert!(!play.can(other), "{other} at {:?}", play.table().step());
        }
        play.play(choice);
    }
    play.play("disc aux1");
    assert_eq!(play.actor(), YOU);
}

#[test]
fn gwt_kc_02_of_two_tiles_one_is_chosen_and_placed_at_once() {
    for (choice, taken, left) in [("foresight 1", Tile::GreenBandit, 1), ("foresight 2", Tile::OrangeBandit, 0)] {
        let mut play = reached(&mut clear(2), [BANDIT_PAIR, [Some(Tile::Cowboy), Some(Tile::Engineer)], NOTHING]);
        play.play(choice);
        assert_eq!(play.table().tenant(Site::Bandit1), Tenant::Tile(taken), "before the next stage");
        assert_eq!(play.table().step(), Some(Step::Foresight(1)));
        assert_eq!(play.table().foresight[left], BANDIT_PAIR[left], "the other one stays");
        assert_eq!(play.table().foresight[1 - left], None);
    }
}

#[test]
fn gwt_kc_03_a_bandit_goes_to_the_lowest_empty_slot_or_out_of_the_game() {
    let mut position = clear(2);
    position.tile(Site::Bandit1, Tile::GreenBandit).tile(Site::Bandit3, Tile::GreenBandit);
    let mut play = reached(&mut position, [BANDIT_PAIR, NOTHING, NOTHING]);
    play.play("foresight 2");
    assert_eq!(destinations(&play), [(Tile::OrangeBandit, Destination::Site(Site::Bandit2))]);
    for site in BANDITS {
        position.tile(site, Tile::GreenBandit);
    }
    let mut play = reached(&mut position, [BANDIT_PAIR, NOTHING, NOTHING]);
    play.play("foresight 2");
    assert_eq!(destinations(&play), [(Tile::OrangeBandit, Destination::Gone)]);
    assert_eq!(play.table().gone_tiles.count(Tile::OrangeBandit), 1);
}

#[test]
fn gwt_kc_04_a_hazard_goes_to_the_lowest_empty_slot_of_its_area_or_out_of_the_game() {
    for (tile, first, slots) in [
        (Tile::FloodBlack2, Site::Flood1, [Site::Flood1, Site::Flood2, Site::Flood3, Site::Flood4]),
        (Tile::DroughtGreen3, Site::Drought1, [Site::Drought1, Site::Drought2, Site::Drought3, Site::Drought4]),
        (Tile::RockfallGreen4, Site::Rock1, [Site::Rock1, Site::Rock2, Site::Rock3, Site::Rock4]),
    ] {
        let columns = [[Some(tile), Some(Tile::GreenBandit)], NOTHING, NOTHING];
        let mut position = clear(2);
        let mut play = reached(&mut position, columns);
        play.play("foresight 1");
        assert_eq!(destinations(&play), [(tile, Destination::Site(first))]);
        position.tile(slots[0], Tile::FloodGreen2).tile(slots[2], Tile::FloodGreen2);
        let mut play = reached(&mut position, columns);
        play.play("foresight 1");
        assert_eq!(destinations(&play), [(tile, Destination::Site(slots[1]))]);
        position.tile(slots[1], Tile::FloodGreen2).tile(slots[3], Tile::FloodGreen2);
        let mut play = reached(&mut position, columns);
        play.play("foresight 1");
        assert_eq!(destinations(&play), [(tile, Destination::Gone)], "a full area");
        assert_eq!(play.table().gone_tiles.count(tile), 1);
    }
}

/// A worker is taken in stage 2, after this many fields of the token's row are filled.
fn worker_placed(players: usize, row: u8, filled: u8) -> (Position, Play) {
    let first = 4 - players as u8;
    let before: Vec<_> = (first..first + filled).map(|column| (row, column, Worker::Cowboy)).collect();
    let mut position = clear(players);
    position.jobs(row, &before);
    let mut play = reached(&mut position, [BANDIT_PAIR, only(Tile::Engineer), NOTHING]);
    play.play("foresight 1");
    (position, play)
}

#[test]
fn gwt_kc_05_a_worker_goes_to_the_leftmost_empty_field_of_the_tokens_row() {
    for players in 2..=4 {
        for filled in 0..players as u8 {
            let (_, play) = worker_placed(players, 3, filled);
            let column = 4 - players as u8 + filled;
            assert_eq!(destinations(&play)[1], (Tile::Engineer, Destination::Job(3, column)), "{players} players");
            assert_eq!(play.table().job(3, column.into()), Some(Worker::Engineer));
        }
    }
}

#[test]
fn gwt_kc_06_the_tokens_field_is_filled_last_and_moves_it_down() {
    for players in 2..=4_u8 {
        for filled in 0..players {
            let (_, play) = worker_placed(players.into(), 3, filled);
            let last = filled == players - 1;
            assert_eq!(play.table().token_row, if last { 4 } else { 3 }, "{filled} of {players} fields filled");
            assert_eq!(play.latest().contains(&Event::TokenMoved(4)), last);
        }
    }
}

/// The cattle market and stack after the token has left a row, from 1, with so many cards in each before.
fn market_after(options: Options, row: u8, market: u8, stack: u8) -> (u8, u8) {
    let mut position = clear_with(options);
    let players = options.players as u8;
    let filled: Vec<_> = (4 - players..3).map(|column| (row - 1, column, Worker::Cowboy)).collect();
    position.jobs(row - 1, &filled);
    let cows = |count: u8| {
        let mut cows = Cows::NONE;
        (0..count).for_each(|place| cows.add(Cattle::ALL[4 + usize::from(place) % 9], 1));
        cows
    };
    (position.table.market, position.table.stack) = (cows(market), cows(stack));
    let mut play = reached(&mut position, [BANDIT_PAIR, only(Tile::Engineer), NOTHING]);
    play.play("foresight 1");
    assert_eq!(play.table().token_row, row);
    (play.table().market.len(), play.table().stack.len())
}

#[test]
fn gwt_kc_07_yellow_arrows_refill_the_cattle_market() {
    for (players, size, with_simmentals) in [(2, 7, 9), (3, 10, 12), (4, 13, 15)] {
        let options = Options::for_players(players);
        for row in 2..12 {
            let refilled = row == 6 || row == 9;
            assert_eq!(
                market_after(options, row, 3, 20),
                if refilled { (size, 23 - size) } else { (3, 20) },
                "row {row}"
            );
            let market = market_after(options.simmentals(), row, 3, 20).0;
            assert_eq!(market, if refilled { with_simmentals } else { 3 });
        }
    }
}

#[test]
fn gwt_kc_08_a_full_market_gets_no_cards_and_an_empty_stack_gives_none() {
    let three = Options::for_players(3);
    assert_eq!(market_after(three, 6, 11, 9), (11, 9), "more than ten already");
    assert_eq!(market_after(three, 6, 10, 9), (10, 9));
    assert_eq!(market_after(three, 6, 6, 9), (10, 5));
    assert_eq!(market_after(three, 6, 6, 4), (10, 0));
    assert_eq!(market_after(three, 9, 6, 2), (8, 0), "what there is");
    assert_eq!(market_after(three, 9, 6, 0), (6, 0), "and then none any more");
}

/// Only the last field of the job market is empty.
fn brink(players: usize) -> Position {
    let mut position = clear(players);
    let filled: Vec<_> = (4 - players as u8..3).map(|column| (11, column, Worker::Cowboy)).collect();
    position.jobs(11, &filled);
    position
}

/// Takes the last field in stage 2.
fn triggering(position: &mut Position, third: [Option<Tile>; 2]) -> Play {
    let mut play = reached(position, [BANDIT_PAIR, only(Tile::Engineer), third]);
    play.play("foresight 1");
    play
}

#[test]
fn gwt_kc_09_gwt_end_01_the_last_field_of_the_job_market_triggers_the_end() {
    for players in 2..=4 {
        let mut position = brink(players);
        assert!(!position.game().table().is_ending());
        let play = triggering(&mut position, NOTHING);
        assert_eq!((play.table().token_row, play.table().token_owner), (12, Some(ME)), "the token is taken");
        assert!(play.latest().contains(&Event::EndTriggered(ME)));
        assert!(!play.table().is_over());
        assert_eq!(play.score(ME, "score-token"), 2);
        // In stage 3 as well.
        let mut play = reached(&mut brink(players), [BANDIT_PAIR, NOTHING, only(Tile::Cowboy)]);
        play.play("foresight 2");
        assert_eq!(play.table().token_owner, Some(ME));
    }
}

#[test]
fn gwt_kc_10_a_lonely_tile_must_be_taken_and_an_empty_column_is_skipped() {
    let play = reached(&mut clear(2), [only(Tile::GreenBandit), NOTHING, only(Tile::OrangeBandit)]);
    assert_eq!(play.table().tenant(Site::Bandit1), Tenant::Tile(Tile::GreenBandit));
    assert_eq!(play.table().tenant(Site::Bandit2), Tenant::Tile(Tile::OrangeBandit));
    assert_eq!(play.table().foresight, [None; 6]);
    assert!(play.can("deliver fulton"), "nobody was asked");
}

/// `ME` with this hand before stage 4, with tokens spent or not.
fn before_income(hand: &[&str], certificates: u8, masters: &[Master]) -> Position {
    let mut position = clear(2);
    foresee(&mut position, [NOTHING; 3]);
    position.take(ME, Disc::Cert4).take(ME, Disc::Cert6);
    let player = position.player(ME);
    player.marker = [0, 1, 2, 3, 4, 6].iter().position(|&space| space == certificates).expect("a space") as u8;
    player.masters = Masters::of(masters);
    let hand: Vec<Card> = hand.iter().map(|name| name.parse().expect("a card")).collect();
    position.hand(ME, hand).visit(Site::KansasCity);
    position
}

/// Dollars gained by showing this hand, without any certificate.
fn income(hand: &[&str], masters: &[Master]) -> u16 {
    let mut play = play_from(&before_income(hand, 1, masters));
    play.play("spend 0");
    play.dollars(ME) - 20
}

#[test]
fn gwt_inc_01_the_whole_hand_is_shown_to_all() {
    let mut play = play_from(&before_income(&["galloway", "galloway", "o6"], 1, &[]));
    play.play("spend 1");
    for eyes in [Eyes::Seat(YOU), Eyes::Bystander] {
        let shown = |event: &Event| match GreatWesternTrail::event_for(event, eyes) {
            Some(Event::HandShown { seat: ME, hand, value, spent, .. }) => Some((hand, value, spent)),
            _ => None,
        };
        let (hand, value, spent) = play.latest().iter().find_map(shown).expect("it is shown");
        assert_eq!(hand, cards(["galloway", "galloway", "o6"]).into_iter().collect());
        assert_eq!((value, spent), (2, 1));
    }
}

#[test]
fn gwt_inc_02_each_breed_counts_once() {
    assert_eq!(income(&["santa-gertrudis", "santa-gertrudis", "longhorn", "black-angus"], &[]), 2 + 3 + 3);
    assert_eq!(income(&["criollo"; 5], &[]), 1);
    assert_eq!(income(&["hereford-5", "hereford-7", "shorthorn-3", "shorthorn-5"], &[]), 5 + 4);
    assert_eq!(income(&["o1", "o6", "red-poll", "pineywoods"], &[]), 3 + 2, "objective cards count nothing");
    assert_eq!(income(&[], &[]), 0);
}

#[test]
fn gwt_inc_03_permanent_certificates_are_added_every_time() {
    let hand = ["santa-gertrudis", "santa-gertrudis", "longhorn", "black-angus"];
    assert_eq!(income(&hand, &[Master::Sm2]), 9);
    assert_eq!(income(&hand, &[Master::Sm8]), 10);
    assert_eq!(income(&hand, &[Master::Sm2, Master::Sm3, Master::Sm4, Master::Sm6, Master::Sm8]), 14);
    assert_eq!(income(&hand, &[Master::Sm1, Master::Sm5, Master::Sm7, Master::Sm9]), 8);
    let mut play = play_from(&before_income(&["criollo"], 1, &[Master::Sm8]));
    play.play("spend 0");
    assert_eq!(play.player(ME).masters, Masters::only(Master::Sm8), "they are not spent");
}

#[test]
fn gwt_inc_04_temporary_certificates_are_spent_as_one_likes() {
    // Value 9; certificates before, spent and after.
    let hand = ["hereford-6", "shorthorn-4"];
    for (before, cases) in [
        (3, &[(0, 3), (1, 2), (2, 1), (3, 0)][..]),
        (4, &[(0, 4), (1, 3), (4, 0)]),
        // The track goes 0, 1, 2, 3, 4, 6: the first or the first two lead to 4.
        (6, &[(0, 6), (1, 4), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)]),
    ] {
        for &(spent, after) in cases {
            let mut play = play_from(&before_income(&hand, before, &[]));
            assert_eq!(play.legal().len(), usize::from(before) + 1, "none up to all");
            play.play(format!("spend {spent}"));
            assert_eq!((play.dollars(ME), play.player(ME).certificates()), (20 + 9 + spent, after));
            let Some(Step::City { limit, .. }) = play.table().step() else { panic!("a delivery follows") };
            assert_eq!(u16::from(limit), 9 + spent);
        }
    }
}

#[test]
fn gwt_inc_05_the_total_is_paid_in_dollars() {
    let mut play = play_from(&before_income(&["santa-gertrudis", "longhorn", "black-angus"], 3, &[Master::Sm2]));
    play.play("spend 2");
    assert_eq!((play.dollars(ME), play.dollars(YOU)), (20 + 8 + 1 + 2, 20));
}

#[test]
fn gwt_inc_06_then_the_hand_is_discarded() {
    let mut play = play_from(&before_income(&["galloway", "galloway", "longhorn", "o6"], 1, &[]));
    let before = play.own(ME).herd;
    play.play("spend 0");
    let herd = play.own(ME).herd;
    assert_eq!((herd.hand_size, herd.discard_size, herd.deck_size), (0, 4, before.deck_size));
    assert_eq!(herd.discard, before.hand, "objective cards too");
    assert!(matches!(play.table().step(), Some(Step::City { .. })), "before the delivery");
}

#[test]
fn gwt_end_02_07_after_the_trigger_no_worker_may_be_taken() {
    // A worker and a bandit: the bandit must be taken.
    let play = triggering(&mut brink(2), [Some(Tile::Craftsman), Some(Tile::OrangeBandit)]);
    assert_eq!(play.table().foresight[4..], [Some(Tile::Craftsman), None]);
    assert_eq!(play.table().tenant(Site::Bandit2), Tenant::Tile(Tile::OrangeBandit));
    // Only workers: the stage is skipped.
    let play = triggering(&mut brink(2), [Some(Tile::Craftsman), Some(Tile::Cowboy)]);
    assert_eq!(play.table().foresight[4..], [Some(Tile::Craftsman), Some(Tile::Cowboy)]);
    assert!(matches!(play.table().step(), Some(Step::City { .. })));
    // Two other tiles: a choice as ever.
    let play = triggering(&mut brink(2), BANDIT_PAIR);
    assert_eq!(play.legal(), ["foresight 5", "foresight 6"]);
}

#[test]
fn gwt_end_03_whoever_triggers_the_end_finishes_the_turn() {
    let mut play = triggering(&mut brink(3), NOTHING);
    assert!(play.can("deliver fulton"), "stage 5");
    deliver(&mut play);
    assert_eq!(play.player(ME).rancher, Some(Site::Start));
    assert!(play.table().foresight.iter().all(Option::is_some), "refilled");
    assert_eq!((play.own(ME).herd.hand_size, play.actor()), (4, YOU), "phase C");
    let mut others = Vec::new();
    while !play.table().is_over() {
        others.push(play.actor());
        play.play_all(["go A", "done"]);
    }
    assert!(!others.contains(&ME), "it was the last turn");
}

#[test]
fn gwt_end_04_everybody_else_has_one_more_turn() {
    for players in 2..=4 {
        for trigger in Seat::all(players) {
            let mut position = brink(players);
            foresee(&mut position, [BANDIT_PAIR, only(Tile::Engineer), NOTHING]);
            position.turn(trigger).visit(Site::KansasCity);
            let mut play = play_from(&position);
            play.play("foresight 1");
            deliver(&mut play);
            let mut turns = Vec::new();
            while !play.table().is_over() {
                turns.push(play.actor());
                play.play_all(["go A", "done"]);
            }
            let expected: Vec<Seat> =
                (1..players).map(|place| Seat::new((trigger.index() + place) % players)).collect();
            assert_eq!(turns, expected, "{players} players, {trigger} triggers");
        }
    }
}

#[test]
fn gwt_end_05_in_the_last_turns_no_worker_is_taken_and_all_else_is_as_ever() {
    let last_turn = |columns: [[Option<Tile>; 2]; 3]| {
        let mut position = brink(2);
        position.player(YOU).rancher = Some(Site::G);
        let mut play = triggering(&mut position, NOTHING);
        deliver(&mut play);
        // The same table with these tiles in the foresight area.
        let mut position = Position { table: *play.table(), herds: position.herds, goals: position.goals };
        foresee(&mut position, columns);
        let mut play = play_from(&position);
        play.play("go kansas-city");
        play
    };
    let workers = [Some(Tile::Cowboy), Some(Tile::Craftsman)];
    let mut play = last_turn([BANDIT_PAIR, workers, [Some(Tile::Engineer), Some(Tile::GreenBandit)]]);
    assert_eq!(play.legal(), ["foresight 1", "foresight 2"], "stage 1 is as ever");
    play.play("foresight 2");
    assert_eq!(play.table().foresight[2..4], workers, "stage 2 is skipped");
    assert_eq!(play.table().foresight[4..], [Some(Tile::Engineer), None], "in stage 3 the bandit is taken");
    let bags = play.table().bags.map(|bag| bag.len());
    deliver(&mut play);
    let after = play.table().bags.map(|bag| bag.len());
    assert_eq!(bags, [after[0] + 1, after[1], after[2] + 1], "refilled");
    assert_eq!(play.table().token_owner, Some(ME), "the token stays where it is");
}

#[test]
fn gwt_end_06_the_game_ends_after_the_last_of_these_turns() {
    let mut play = triggering(&mut brink(2), NOTHING);
    deliver(&mut play);
    play.play("go A");
    assert!(play.game.standing().is_none());
    play.play("done");
    assert!(play.game.to_act().is_empty() && play.game.may_act().is_empty());
    assert!(Seat::all(2).all(|seat| play.legal_of(seat).is_empty()));
    assert_eq!(play.latest().last(), Some(&Event::Ended));
    let standing = play.game.standing().expect("the final account");
    assert_eq!(standing.of(ME).scores[10], 2, "the job-market token");
}
