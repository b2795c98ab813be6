//! The guide sees what a player should see.

use fliptown::data::{Cowbot, Difficulty, Item, Objective};
use fliptown::fitting::{Numbers, Weights, hand_sample, rivals_source, worth_source};
use fliptown::{Action, Fliptown, Holdem, Options, Position, Rival};
use proving::guiding::{is_sound, play_quickly, promise};
use table::linear::Sample;
use table::{Dice, Game, Guide, RulesVersion, Seat, Silent};

use crate::common::{action, seat};

const ME: Seat = Seat::new(0);

fn term(game: &Fliptown, of: usize, name: &str) -> f32 {
    let index = Fliptown::TERMS.iter().position(|&term| term == name).expect("a term of the guide");
    game.terms(seat(of))[index]
}

/// How often the quick policy takes a decision, in a thousand.
fn quick_count(game: &Fliptown, notation: &str) -> usize {
    let mut legal = Vec::new();
    game.legal(ME, &mut legal);
    let mut dice = Dice::from_number(3);
    (0..1_000).filter(|_| game.quick(ME, &legal, &mut dice) == action(notation)).count()
}

fn variants() -> Vec<Options> {
    let alone = Options::for_players(1);
    let mut variants = vec![
        Options::for_players(2),
        Options::for_players(3).holdem(Holdem::Standard),
        Options::for_players(4).characters().holdem(Holdem::Competitive),
    ];
    for cowbot in Cowbot::ALL {
        variants.extend(Difficulty::ALL.map(|difficulty| alone.cowbot(Rival::Chosen(cowbot), difficulty)));
    }
    variants
}

#[test]
fn prospects_add_up_to_one_all_through_and_are_exact_at_the_end() {
    is_sound::<Fliptown>(variants());
}

#[test]
fn alone_the_prospects_are_those_of_the_highest_title() {
    let chance = |stars| Position::solo().money(0, 0, 0).stars(0, stars).over().prospects()[0];
    assert!((chance(80) - 0.5).abs() < 1e-6, "80 points are just enough");
    assert!(chance(60) < chance(79) && chance(79) < chance(81) && chance(81) < 1.0);
    for characters in [false, true] {
        let options = Options::for_players(1);
        let options = if characters { options.characters() } else { options };
        play_quickly::<Fliptown>(&options, 5, |game, _, _| assert!((0.0..=1.0).contains(&game.prospects()[0])));
    }
}

#[test]
fn at_the_end_the_terms_are_the_points() {
    for (options, seed) in variants().iter().zip(40..) {
        let over = play_quickly::<Fliptown>(options, seed, |_, _, _| {});
        let standing = over.standing().expect("the game is over");
        let rival = if over.seats() > 1 && options.cowbot.is_some() { standing.of(seat(1)).total } else { 0 };
        for player in Seat::all(options.players) {
            let sum: f32 = over.terms(player).iter().sum();
            assert_eq!(sum, (standing.of(player).total - rival) as f32);
        }
    }
}

#[test]
fn the_quick_policy_plays_well() {
    let scores = (0..60).map(|seed| {
        let over = play_quickly::<Fliptown>(&Options::for_players(1), seed, |_, _, _| {});
        over.standing().expect("the game is over").of(ME).total
    });
    let mean = f64::from(scores.sum::<i32>()) / 60.0;
    assert!(mean > 70.0, "only {mean} points on average");
}

#[test]
fn more_points_are_better_prospects_and_more_so_late() {
    let ahead = |round, turn| Position::players(3).lineup("7c 5s 9h").at(round, turn).stars(0, 10).turn().prospects();
    let (early, late) = (ahead(1, 1), ahead(3, 5));
    assert!(early[0] > early[1] && (early[1] - early[2]).abs() < 1e-6);
    assert!(late[0] > early[0]);
}

#[test]
fn a_turn_is_settled_while_nobody_is_in_the_middle_of_it() {
    let mut dice = Dice::from_number(1);
    let mut game = Position::players(2).lineup("7c 5s 9h").turn();
    assert!(game.settled(), "nobody has begun");
    let _ = game.play(ME, action("play 3 town-5"), &mut dice, &mut Silent).expect("legal");
    assert!(!game.settled(), "the building's effect is pending");
    let mut legal = Vec::new();
    loop {
        game.legal(ME, &mut legal);
        let last = legal == [Action::Done];
        assert!(!game.settled(), "the turn could still be taken back");
        let _ = game.play(ME, legal[0], &mut dice, &mut Silent).expect("legal");
        if last {
            break;
        }
    }
    assert!(game.settled(), "one has ended the turn, the other has not begun");
    let _ = game.play(seat(1), action("play 2 mine-1r"), &mut dice, &mut Silent).expect("legal");
    assert!(!game.settled());
}

/// What the fitted numbers make of a sample.
fn foreseen(sample: &Sample, numbers: &Numbers) -> f64 {
    let weighed = sample.parts.iter().map(|&(i, amount)| f64::from(amount) * numbers.features[i]);
    f64::from(sample.certain) + weighed.sum::<f64>()
}

#[test]
fn what_is_fitted_is_what_the_guide_weighs() {
    let alone = Options::for_players(1);
    let mut tables = vec![(alone, Numbers::usual()), (Options::for_players(3), Numbers::usual())];
    for cowbot in Cowbot::ALL {
        let against = |difficulty| alone.cowbot(Rival::Chosen(cowbot), difficulty);
        tables.extend(Difficulty::ALL.map(|difficulty| (against(difficulty), Numbers::against(cowbot, difficulty))));
    }
    for ((options, numbers), seed) in tables.iter().zip(70..) {
        let weights = Weights::from_numbers(numbers);
        let mut samples = 0;
        play_quickly::<Fliptown>(options, seed, |game, seat, _| {
            let Some(sample) = weights.sample(game, seat) else { return };
            let guide: f32 = game.terms(seat).iter().sum();
            assert!((foreseen(&sample, numbers) - f64::from(guide)).abs() < 0.01, "{sample:?}: {guide}");
            samples += 1;
        });
        assert!(samples > 20, "a game teaches something");
    }
}

#[test]
fn hands_are_weighed_as_they_are_fitted() {
    let numbers = Numbers::usual();
    for seed in 90..94 {
        play_quickly::<Fliptown>(&Options::for_players(1), seed, |game, seat, _| {
            let Some(sample) = hand_sample(game, seat) else { return };
            let of_hands = &numbers.hands[usize::from(sample.to_come) - 1];
            let weighed: f64 = sample.parts.iter().map(|&(i, amount)| f64::from(amount) * of_hands[i]).sum();
            let guide = term(game, seat.index(), "term-poker");
            assert!((f64::from(sample.pays) + weighed - f64::from(guide)).abs() < 0.01, "{sample:?}: {guide}");
        });
    }
}

#[test]
fn the_weights_are_what_the_fitting_writes() {
    assert_eq!(worth_source(&Numbers::usual()), include_str!("../../src/guide/worth.rs"));
    assert_eq!(rivals_source(Numbers::against), include_str!("../../src/guide/rivals.rs"));
}

#[test]
fn the_quick_policy_beats_cowbots_that_are_easy() {
    for cowbot in Cowbot::ALL {
        let options = Options::for_players(1).cowbot(Rival::Chosen(cowbot), Difficulty::Easy);
        let wins = (0..40).filter(|&seed| {
            let over = play_quickly::<Fliptown>(&options, seed, |_, _, _| {});
            over.standing().expect("the game is over").share(ME) == 1.0
        });
        let wins = wins.count();
        assert!(wins >= 36, "{cowbot}: only {wins} of 40");
    }
}

#[test]
fn robberies_are_judged_by_their_odds() {
    let robbery = |position: Position| promise(&position.lineup("4s 8d 2h").turn(), "play 3 bad-8");
    let bare = robbery(Position::solo());
    let armed = robbery(Position::solo().items(0, &[Item::Pistol, Item::Rifle]));
    assert!(armed > bare);
    // Whether the cards that are left suffice is what matters, not how many there are.
    let sure = robbery(Position::solo().draw_pile("Ks Kh").sheriff("Kc"));
    let hopeless = robbery(Position::solo().draw_pile("As Ah").sheriff("Ac"));
    assert!(sure > bare && bare > hopeless);
}

#[test]
fn a_pair_of_tombstones_is_worth_more_than_two_single_ones() {
    let game = Position::solo().circled(0, "grave-bm").lineup("4s 6s 8s").turn();
    // The town's bonus action and nothing: both corners are equal but for the stone beside one.
    assert!(promise(&game, "play 1 grave-br") > promise(&game, "play 1 grave-tr"));
}

#[test]
fn the_third_target_of_a_row_brings_its_bonus() {
    let cows = |circled| promise(&Position::solo().circled(0, circled).lineup("2s 5d 9h").turn(), "play 3 bad-5");
    assert!(cows("bad-6 bad-7") > cows("bad-2 bad-3"));
}

#[test]
fn poker_cards_complete_hands() {
    let game = Position::solo().at(1, 5).poker(0, "2h 5h 9h Kh").lineup("3h 8c 10s").turn();
    assert!(promise(&game, "play 1 grave-tl") > 5.0 * promise(&game, "play 2 grave-tl"));
    assert!(term(&game, 0, "term-poker") > 1.0);
    // Two suited cards in the third turn are hardly a hope.
    let early = Position::solo().at(1, 3).poker(0, "2h 9h").lineup("3h 8c 10s").turn();
    assert!(term(&early, 0, "term-poker") < term(&game, 0, "term-poker"));
}

#[test]
fn holdem_cards_belong_to_the_hand() {
    let hand = |cards| {
        let position = Position::solo().at(1, 4).holdem(Holdem::Standard, &[cards]).poker(0, "2h 5h 9h");
        term(&position.lineup("3s 8c 10s").turn(), 0, "term-poker")
    };
    assert!(hand("Qh Kh") > hand("Qs Kc"), "a flush is there already");
    assert!(hand("Qh Kc") > hand("Qs Kc"), "four of a suit with two cards to come");
}

#[test]
fn those_in_danger_bribe_and_those_who_are_safe_do_not() {
    let sheriff = |wanted, peeked: bool, card| {
        let position = Position::solo().at(3, 5).money(0, 0, 13).stars(0, 40).wanted(0, wanted).sheriff(card);
        let position = if peeked { position.peeked(0) } else { position };
        position.lineup("2c 3c 4c").sheriff_phase(&mut Dice::from_number(1), &mut Silent)
    };
    assert!(quick_count(&sheriff(2, false, "Ac"), "risk") > 600, "one in thirteen");
    let doomed = Position::solo().at(3, 5).money(0, 0, 14).stars(0, 40).wanted(0, 14).lineup("2c 3c 4c");
    let doomed = doomed.sheriff_phase(&mut Dice::from_number(1), &mut Silent);
    assert!(quick_count(&doomed, "bribe") > 700, "arrest is certain, and costs eight stars against seven points");
    assert!(quick_count(&sheriff(10, true, "Kc"), "risk") > 990, "a known king arrests nobody");
    assert!(quick_count(&sheriff(10, true, "9c"), "bribe") > 990, "a known nine does");
}

#[test]
fn posters_weigh_by_the_cards_that_are_left() {
    let fear = |left: &str| {
        let position = Position::solo().at(3, 5).money(0, 0, 0).stars(0, 40).wanted(0, 7).lineup("2c 3c 4c");
        term(&position.draw_pile(left).sheriff("10d").turn(), 0, "term-sheriff")
    };
    assert!(fear("Ah 2h 3h 4h 5h") < fear("9h 10h Jh Qh Kh"));
}

#[test]
fn money_is_spent_where_nothing_else_can_be_had_for_it() {
    let last = |lineup: &str| Position::solo().at(3, 5).money(0, 16, 8).lineup(lineup);
    let mut saloon = last("7c Qs 2h").turn();
    let _ = saloon.play(ME, action("play 3 town-q"), &mut Dice::from_number(1), &mut Silent).expect("legal");
    assert!(quick_count(&saloon, "saloon 8") > 600);
    assert_eq!(quick_count(&saloon, "saloon 0"), 0);
    let mut hotel = last("2c 7s 2h").hotel(0, 3).circled(0, "town-7").turn();
    let _ = hotel.play(ME, action("play 3 town-7"), &mut Dice::from_number(1), &mut Silent).expect("legal");
    assert_eq!(quick_count(&hotel, "hotel yes"), 1_000);
}

#[test]
fn what_buildings_can_do_is_seen_before_visiting_them() {
    let hotel = |nights| {
        let position = Position::solo().at(3, 5).money(0, 2, 0).circled(0, "town-7").hotel(0, nights);
        promise(&position.lineup("2c 7s 2h").turn(), "play 3 town-7")
    };
    assert!(hotel(3) > hotel(0) && hotel(0) > hotel(4));
}

#[test]
fn objectives_draw_near_and_the_first_gets_more() {
    let objectives = [Objective::FiveGraves, Objective::Rich, Objective::TrailBonuses];
    let hope = |circled| {
        let position = Position::players(2).objectives(objectives).circled(0, circled).lineup("7c 5s 9h");
        position.at(2, 1).turn()
    };
    let (none, near) = (hope(""), hope("grave-tl grave-tm grave-tr grave-ml"));
    assert!(term(&near, 0, "term-objectives") > term(&none, 0, "term-objectives"));
    // Stop 3 was passed over: all four stops cannot be had any more.
    let passed = hope("trail-4");
    assert!(term(&passed, 0, "term-objectives") < term(&none, 0, "term-objectives"));
    let mut done = near;
    let _ = done.play(ME, action("play 1 grave-mr"), &mut Dice::from_number(1), &mut Silent).expect("legal");
    assert!(term(&done, 0, "term-objectives") >= 7.0);
}

#[test]
fn cowbots_are_robbed_of_their_regions_and_of_their_chance_to_steal() {
    let jane = |circled| Position::against(Cowbot::CalamityJane, Difficulty::Hard).circled(0, circled);
    let turn = |position: Position| position.lineup("7h 5s 9d").turn();
    let bare = term(&turn(jane("")), 0, "term-cowbot");
    assert_eq!(term(&turn(jane("trail-a")), 0, "term-cowbot"), bare + 4.0);
    assert_eq!(term(&turn(jane("mine-1l")), 0, "term-cowbot"), bare + 1.0);
    assert_eq!(term(&turn(jane("grave-tl")), 0, "term-cowbot"), bare);
    // With a heart in the lineup, a star costs a card, which counts three.
    let mut robbed = turn(jane(""));
    let _ = robbed.play(ME, action("play 3 trail-a"), &mut Dice::from_number(1), &mut Silent).expect("legal");
    assert_eq!(term(&robbed, 0, "term-cowbot"), bare + 4.0 - 3.0);
}

#[test]
fn abilities_are_kept_while_they_are_worth_something() {
    use fliptown::data::Character;
    let cheat = |hand: &str, round| {
        let position = Position::solo().characters(&[Character::Cheat]).at(round, 5).poker(0, hand);
        position.lineup("2c 3c 4c").poker_phase(&mut Dice::from_number(1), &mut Silent)
    };
    assert!(quick_count(&cheat("10h Jh Qh Kh 3c", 1), "use") > 990, "a royal flush");
    assert!(quick_count(&cheat("9h 7c 2d 5s Kc", 1), "keep") > 600, "only a pair");
    assert!(quick_count(&cheat("9h 7c 2d 5s Kc", 3), "use") > 900, "there is no later");
}

#[test]
fn ft_deck_07_poker_02_a_card_that_was_written_twice_counts_twice_for_the_guide() {
    let hope = |column: &str, rules: u16| {
        let position = Position::solo().at(1, 5).by_rules(RulesVersion(rules)).poker(0, column).lineup("2c 5c Kh");
        term(&position.turn(), 0, "term-poker")
    };
    assert_eq!(hope("9h 9h 4s 4s", 2), hope("9h 9s 4h 4s", 2), "two pairs and half of a flush");
    assert!(hope("9h 9h 4s 4s", 1) < hope("9h 9h 4s 4s", 2), "by version 1 they are two different cards");
    let promised = |column: &str| {
        promise(&Position::solo().at(1, 5).poker(0, column).lineup("4h 5c Kh").turn(), "play 1 grave-tl")
    };
    assert!(promised("9h 9h 4s 4s") > promised("9h 8h 4s 2s"), "the third four makes a full house");
}
