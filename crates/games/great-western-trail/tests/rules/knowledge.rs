//! Who knows what, row by row and in both directions: who may know it sees it, is told it and finds it in every imagined
//! world; who may not cannot tell one world from another, and finds everything possible there.

use std::collections::{BTreeMap, BTreeSet};

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::Side;
use great_western_trail::data::cattle::Cattle;
use great_western_trail::data::objectives::{Objective, Start};
use great_western_trail::data::railroad::{City, Master, Masters, Station};
use great_western_trail::data::tiles::Tile;
use great_western_trail::data::trail::Site;
use great_western_trail::{Card, Event, Goals, GreatWesternTrail, Options, Pile, Position, Sides};
use table::{Dice, Eyes, Game, Seat};

use crate::common::*;

/// Everybody but the owner of what is hidden.
const OTHERS: [Eyes; 3] = [Eyes::Seat(YOU), Eyes::Bystander, Eyes::Open];

fn pile(names: &[&str]) -> Pile {
    names.iter().map(|name| name.parse::<Card>().expect("a card")).collect()
}

/// What these eyes learn of the last decision.
fn told(play: &Play, eyes: Eyes) -> Vec<Event> {
    play.latest().iter().filter_map(|event| GreatWesternTrail::event_for(event, eyes)).collect()
}

/// These eyes cannot tell the two games apart: neither by what they see nor by what they may do.
#[track_caller]
fn same_for(eyes: Eyes, one: &Play, other: &Play) {
    assert_eq!(one.game.view(eyes), other.game.view(eyes));
    assert_eq!(one.game.to_act(), other.game.to_act());
    if let Eyes::Seat(seat) = eyes {
        assert_eq!(one.legal_of(seat), other.legal_of(seat));
    }
}

/// Nobody but `ME` can tell the two games apart, and `ME` can.
#[track_caller]
fn only_i_can_tell(one: &Play, other: &Play) {
    for eyes in OTHERS {
        same_for(eyes, one, other);
    }
    assert_ne!(one.view_of(ME), other.view_of(ME));
}

fn hand_of(world: &GreatWesternTrail, seat: Seat) -> Vec<(Card, u8)> {
    world.view(Eyes::Seat(seat)).hand().iter().collect()
}

/// `ME` on a space, with exactly this herd.
fn with_herd(position: &mut Position, site: Site, hand: &[&str], deck: &[&str], discard: &[&str]) -> Play {
    let herd = position.herd(ME);
    (herd.hand, herd.deck, herd.discard) = (pile(hand), pile(deck), pile(discard));
    herd.top = discard.last().map(|name| name.parse().expect("a card"));
    play_from(position.visit(site))
}

#[test]
fn a_hand_is_known_to_its_owner_alone_until_it_is_shown() {
    let deal = |hand: &[&str], deck: &[&str]| with_herd(&mut clear(2), Site::B, hand, deck, &[]);
    let one = deal(&["criollo", "galloway"], &["criollo", "longhorn"]);
    let other = deal(&["criollo", "longhorn"], &["criollo", "galloway"]);
    only_i_can_tell(&one, &other);
    assert_eq!(one.own(ME).herd.hand, Some(pile(&["criollo", "galloway"])));
    for eyes in OTHERS {
        let herd = one.game.view(eyes).player(ME).herd.clone();
        assert_eq!((herd.hand, herd.deck, herd.hand_size), (None, None, 2));
    }
    // In worlds that I imagine my hand is what it is; in yours it is any two of the four cards.
    assert_eq!(one.imagined(ME, 2000, |world| hand_of(world, ME)).len(), 1);
    let hands = one.imagined(YOU, 2000, |world| hand_of(world, ME));
    assert_eq!(hands.len(), 4, "two Criollos, one with either other card, or neither");
    let both = hands[&pile(&["criollo", "criollo"]).iter().collect::<Vec<_>>()];
    assert!((260..410).contains(&both), "one in six: {both} of 2000");
    // Stage 4 shows it to everybody.
    let mut position = clear(2);
    position.table.foresight = [None; 6];
    position.player(ME).marker = 1;
    let mut play = with_herd(&mut position, Site::KansasCity, &["galloway", "o3"], &["criollo"], &[]);
    play.play("spend 0");
    for eyes in OTHERS {
        let shown = told(&play, eyes).into_iter().find_map(|event| match event {
            Event::HandShown { hand, .. } => Some(hand),
            _ => None,
        });
        assert_eq!(shown, Some(pile(&["galloway", "o3"])));
    }
}

#[test]
fn the_order_of_a_deck_is_known_to_nobody_and_its_content_to_its_owner() {
    let mut position = clear(2);
    let play = with_herd(&mut position, Site::A, &["criollo"; 3], &["galloway", "longhorn", "o5"], &["pineywoods"]);
    assert_eq!(play.own(ME).herd.deck, Some(pile(&["galloway", "longhorn", "o5"])));
    assert_eq!(play.view_of(YOU).player(ME).herd.deck, None);
    // The next card is not decided before it is drawn.
    let mut next = BTreeMap::new();
    for seed in 0..600 {
        let mut play = play.clone();
        play.dice = Dice::from_number(seed);
        play.play("done");
        let drawn =
            play.view_of(ME).hand().kinds().find(|card| *card != Card::Cattle(Cattle::Criollo)).expect("a card");
        *next.entry(drawn).or_insert(0) += 1;
    }
    assert_eq!(next.len(), 3);
    assert!(next.values().all(|count| (150..250).contains(count)), "{next:?}");
}

#[test]
fn a_discard_pile_is_looked_through_by_its_owner_and_shows_others_its_top() {
    let deal = |deck: &[&str], discard: &[&str]| with_herd(&mut clear(2), Site::B, &["criollo"], deck, discard);
    let one = deal(&["galloway"], &["longhorn", "pineywoods"]);
    assert_eq!(one.own(ME).herd.discard, Some(pile(&["longhorn", "pineywoods"])));
    for eyes in OTHERS {
        let herd = one.game.view(eyes).player(ME).herd.clone();
        assert_eq!((herd.discard, herd.discard_size, herd.top), (None, 2, Some(Card::Cattle(Cattle::Pineywoods))));
    }
    only_i_can_tell(&one, &deal(&["longhorn"], &["galloway", "pineywoods"]));
    // Who has watched knows every card of it: each went there for all to see.
    assert_eq!(
        one.imagined(YOU, 2000, |world| world.view(Eyes::Seat(ME)).player(ME).herd.discard.unwrap().len()).len(),
        1
    );
    let discards = one.imagined(YOU, 2000, |world| format!("{:?}", world.view(Eyes::Seat(ME)).player(ME).herd.discard));
    assert_eq!(discards.len(), 1);
}

#[test]
fn of_other_hands_only_the_number_of_cards_is_known() {
    let mut position = clear(3);
    position.hand(ME, cards(["criollo"; 3])).hand(THIRD, cards(["galloway", "criollo"]));
    let play = play_from(&position);
    let view = play.view_of(YOU);
    assert_eq!(
        Seat::all(3).map(|seat| view.player(seat).herd.hand_size).collect::<Vec<_>>()[..],
        [3, position.herd(YOU).hand.len(), 2]
    );
    assert_eq!(
        Seat::all(3).map(|seat| view.player(seat).herd.hand.is_some()).collect::<Vec<_>>(),
        [false, true, false]
    );
    position.hand(THIRD, cards(["pineywoods", "criollo"]));
    let other = play_from(&position);
    same_for(Eyes::Seat(YOU), &play, &other);
    same_for(Eyes::Seat(ME), &play, &other);
    assert_ne!(play.view_of(THIRD), other.view_of(THIRD));
}

#[test]
fn cards_drawn_are_hidden_and_cards_discarded_are_open() {
    let mut play = with_herd(&mut clear(2), Site::B, &["criollo"], &["longhorn"], &[]);
    play.play("auxiliary 2");
    let drawn = |eyes: Eyes| {
        told(&play, eyes).into_iter().find_map(|event| match event {
            Event::Drew { count, cards, phase_c: false, .. } => Some((count, cards)),
            _ => None,
        })
    };
    assert_eq!(drawn(Eyes::Seat(ME)), Some((1, Some(pile(&["longhorn"])))));
    for eyes in [Eyes::Seat(YOU), Eyes::Bystander] {
        assert_eq!(drawn(eyes), Some((1, None)));
    }
    play.play("discard longhorn");
    for eyes in OTHERS {
        assert!(told(&play, eyes).contains(&Event::Discarded(ME, Card::Cattle(Cattle::Longhorn))));
    }
    // The same with exchange tokens in another's turn, and with phase C.
    let mut position = clear(2);
    position.player(YOU).tokens = 1;
    let mut play = with_herd(&mut position, Site::B, &["criollo"], &["longhorn"; 3], &[]);
    play.play_as(YOU, "exchange 1");
    play.play_as(YOU, "draw 2");
    let hidden =
        |play: &Play, eyes: Eyes| told(play, eyes).iter().any(|event| matches!(event, Event::Drew { cards: None, .. }));
    assert!(hidden(&play, Eyes::Seat(ME)) && !hidden(&play, Eyes::Seat(YOU)));
    play.play_as(ME, "done");
    assert!(hidden(&play, Eyes::Seat(YOU)) && !hidden(&play, Eyes::Seat(ME)));
}

#[test]
fn an_objective_card_taken_to_the_discard_pile_is_open() {
    for from_deck in [false, true] {
        let mut play = with_herd(&mut clear(2), Site::C, &["criollo"], &["longhorn"], &[]);
        play.play("use take-objective");
        let open = play.table().display[0].expect("a card");
        play.play(&if from_deck { "take top".to_owned() } else { format!("take {open}") });
        let top = play.own(ME).herd.top;
        assert!(matches!(top, Some(Card::Objective(kind)) if from_deck || kind == open));
        for eyes in OTHERS {
            assert_eq!(play.game.view(eyes).player(ME).herd.top, top);
            let taken = told(&play, eyes).into_iter().find_map(|event| match event {
                Event::ObjectiveTaken { objective, .. } => objective,
                _ => None,
            });
            assert_eq!(taken.map(Card::Objective), top);
        }
        assert_eq!(play.view_of(YOU).unseen_objectives, play.view_of(ME).unseen_objectives);
    }
}

/// `ME` on 8b, which takes an objective card into the hand, with these cards in the objective deck.
fn at_8b(deck: [Objective; 2]) -> Play {
    let mut position = clear_with(Options::for_players(2).sides(Sides::All(Side::B)));
    position.build(ME, 8, Site::A1);
    position.goals = Goals::from_iter(deck);
    position.table.display = [Some(Objective::O1), Some(Objective::O2), Some(Objective::O3), Some(Objective::O4)];
    let mut play = with_herd(&mut position, Site::A1, &["criollo", "galloway"], &["longhorn"; 4], &[]);
    play.play_all(["use cattle-for-6-and-objective", "discard criollo"]);
    play
}

#[test]
fn an_objective_card_taken_into_the_hand_is_open_from_the_display_and_secret_from_the_deck() {
    let taken = |play: &Play, eyes: Eyes| {
        told(play, eyes).into_iter().find_map(|event| match event {
            Event::ObjectiveTaken { objective, to_hand: true, .. } => Some(objective),
            _ => None,
        })
    };
    let mut play = at_8b([Objective::O20, Objective::O21]);
    play.play("take o2");
    assert!(OTHERS.iter().all(|&eyes| taken(&play, eyes) == Some(Some(Objective::O2))));
    assert!(
        play.imagined(YOU, 2000, |world| world
            .view(Eyes::Seat(ME))
            .player(ME)
            .herd
            .hand
            .unwrap()
            .plus(world.view(Eyes::Seat(ME)).player(ME).herd.deck.unwrap())
            .goals
            .count(Objective::O2))
            .into_keys()
            .eq([1]),
        "you know that I have it"
    );
    // From the deck: the two worlds in which I took one or the other.
    let worlds = |wanted: Objective| {
        (0..)
            .map(|seed| {
                let mut play = at_8b([Objective::O20, Objective::O21]);
                play.dice = Dice::from_number(seed);
                play.play("take top");
                play
            })
            .find(|play| play.view_of(ME).hand().goals.count(wanted) == 1)
            .expect("either card comes up")
    };
    let (one, other) = (worlds(Objective::O20), worlds(Objective::O21));
    only_i_can_tell(&one, &other);
    assert_eq!(taken(&one, Eyes::Seat(ME)), Some(Some(Objective::O20)));
    for eyes in [Eyes::Seat(YOU), Eyes::Bystander] {
        assert_eq!(taken(&one, eyes), Some(None));
        let unseen = one.game.view(eyes).unseen_objectives;
        assert_eq!(
            [Objective::O20, Objective::O21].map(|kind| unseen.count(kind)),
            [1, 1],
            "either may be in the deck"
        );
    }
    let mine = one.view_of(ME).unseen_objectives;
    assert_eq!([Objective::O20, Objective::O21].map(|kind| mine.count(kind)), [0, 1]);
    let held = one.imagined(YOU, 2000, |world| {
        hand_of(world, ME).iter().any(|(card, _)| *card == Card::Objective(Objective::O20))
    });
    assert!(held.len() == 2, "in some worlds I hold it, in some not");
    // Played, it is known to all.
    let mut one = one;
    one.play("play o20");
    assert_eq!(one.view_of(YOU).unseen_objectives, one.view_of(ME).unseen_objectives);
}

/// `ME` on 8b has taken `secret` from a deck of these two cards, unseen; the rest of the herd lies as given.
fn with_secret(secret: Objective, hand: &[&str], deck: &[&str]) -> Play {
    let taken = |seed| {
        let mut position = clear_with(Options::for_players(2).sides(Sides::All(Side::B)));
        position.build(ME, 8, Site::A1);
        position.goals = Goals::from_iter([Objective::O6, Objective::O20]);
        position.table.display = [Objective::O1, Objective::O2, Objective::O3, Objective::O4].map(Some);
        let mut play = with_herd(&mut position, Site::A1, &[hand, &["criollo"]].concat(), deck, &[]);
        play.play_all(["use cattle-for-6-and-objective"]);
        play.dice = Dice::from_number(seed);
        play.play("take top");
        play
    };
    let before = u8::from(hand.contains(&secret.name()));
    (0..).map(taken).find(|play| play.view_of(ME).hand().goals.count(secret) > before).expect("either card comes up")
}

/// How many O6 and O20 these eyes have not seen.
fn unseen(play: &Play, eyes: Eyes) -> [u8; 2] {
    let unseen = play.game.view(eyes).unseen_objectives;
    [Objective::O6, Objective::O20].map(|kind| unseen.count(kind))
}

#[test]
fn gwt_pb_8b_of_the_four_o6_an_open_one_covers_a_secret_one() {
    // One O6 is known to be mine, in hand or in the deck; what I took from the deck is O6 or O20.
    for (hand, deck) in [(&["o6"][..], &["longhorn"; 4][..]), (&[], &["longhorn", "o6"])] {
        let mut plays = [Objective::O6, Objective::O20].map(|secret| with_secret(secret, hand, deck));
        let [one, other] = &plays;
        only_i_can_tell(one, other);
        assert_eq!([unseen(one, Eyes::Seat(YOU)), unseen(one, Eyes::Seat(ME))], [[1, 1], [0, 1]]);
        // I play an O6: nobody can tell whether it was the known one.
        let [one, other] = &mut plays;
        one.play("play o6");
        assert_eq!(unseen(one, Eyes::Seat(YOU)), [1, 1], "the secret card may still be either");
        let worlds = one.imagined(YOU, 2000, |world| {
            let herd = world.view(Eyes::Seat(ME)).player(ME).herd.clone();
            let all = herd.hand.expect("open").plus(herd.deck.expect("open"));
            [Objective::O6, Objective::O20].map(|kind| all.goals.count(kind))
        });
        assert_eq!(worlds.keys().copied().collect::<Vec<_>>(), [[0, 1], [1, 0]]);
        if hand.is_empty() {
            continue;
        }
        other.play("play o6");
        only_i_can_tell(one, other);
    }
}

#[test]
fn gwt_pb_8b_of_the_four_o6_one_that_nobody_knew_of_is_seen_when_it_leaves_the_hand() {
    let mut play = with_secret(Objective::O6, &[], &["longhorn"; 4]);
    assert_eq!(unseen(&play, Eyes::Seat(YOU)), [1, 1]);
    play.play("play o6");
    assert_eq!(unseen(&play, Eyes::Seat(YOU)), [0, 1], "now it is known, and the other card is in the deck");
    assert_eq!(unseen(&play, Eyes::Seat(ME)), [0, 1]);
}

#[test]
fn whatever_a_player_has_in_front_of_them_is_open() {
    let mut position = clear(2);
    let player = position.player(ME);
    player.dollars = 13;
    player.marker = 2;
    player.tokens = 3;
    player.workers = [3, 1, 2];
    player.masters = Masters::only(Master::Sm4);
    player.bandits = [2, 1];
    player.hazards[0] = 1;
    player.start = Some(Start::Os3);
    position.played(ME, Objective::O6).take(ME, Disc::Step1).city(ME, City::Peoria).station(ME, Station::S2);
    position.build(ME, 5, Site::C1).engine(ME, 9);
    let play = play_from(&position);
    for eyes in OTHERS {
        assert_eq!(play.game.view(eyes).player(ME).open, *play.player(ME));
    }
    let json = serde_json::to_value(play.game.view(Eyes::Bystander)).expect("a view is written");
    let shown = &json["players"][0];
    assert_eq!((&shown["dollars"], &shown["tokens"], &shown["engine"]), (&13.into(), &3.into(), &"9".into()));
    assert_eq!((&shown["played"]["o6"], &shown["start"]), (&1.into(), &"os3".into()));
}

#[test]
fn what_lies_face_up_on_the_board_is_open() {
    let play = Play::deal(&Options::for_players(3).simmentals(), 4);
    for eyes in [Eyes::Seat(ME), Eyes::Seat(YOU), Eyes::Seat(THIRD), Eyes::Bystander] {
        let seen = play.game.view(eyes).table;
        let truth = play.table();
        assert_eq!(seen.foresight, truth.foresight);
        assert_eq!(seen.jobs, truth.jobs);
        assert_eq!((seen.market, seen.display, seen.upgrades), (truth.market, truth.display, [8, 8]));
    }
}

#[test]
fn what_has_left_the_game_is_open() {
    let mut position = clear(2);
    position.take(ME, Disc::Aux5).engine(ME, 9).build(ME, 1, Site::A1);
    let mut play = with_herd(&mut position, Site::G, &["criollo", "o3"], &["longhorn"], &[]);
    play.play_all(["use auxiliary", "auxiliary 5", "trash o3"]);
    for eyes in OTHERS {
        assert_eq!(play.game.view(eyes).table.gone_cards, pile(&["o3"]));
        assert!(told(&play, eyes).contains(&Event::Trashed(ME, Card::Objective(Objective::O3))));
    }
    // A tile without room.
    let mut position = clear(2);
    for site in [Site::Flood1, Site::Flood2, Site::Flood3, Site::Flood4] {
        position.tile(site, Tile::FloodGreen2);
    }
    position.table.foresight = [Some(Tile::FloodBlack3), None, None, None, None, None];
    let play = with_herd(&mut position, Site::KansasCity, &["criollo"], &["longhorn"], &[]);
    assert!(OTHERS.iter().all(|&eyes| play.game.view(eyes).table.gone_tiles.count(Tile::FloodBlack3) == 1));
}

#[test]
fn of_stacks_and_decks_the_content_is_known_and_the_order_is_not() {
    let mut position = clear(2);
    position.player(ME).workers = [2, 1, 1];
    let play = with_herd(&mut position, Site::E, &["criollo"], &["longhorn"], &[]);
    let view = play.view_of(YOU);
    for kind in Cattle::ALL {
        assert_eq!(
            view.table.stack.count(kind) + view.table.market.count(kind),
            kind.in_market(),
            "all that is not open"
        );
    }
    for kind in Objective::ALL {
        let open = view.table.display.iter().flatten().filter(|&&other| other == kind).count() as u8;
        assert_eq!(view.unseen_objectives.count(kind) + open, kind.copies());
    }
    // What comes next is not decided before it comes.
    let mut revealed = BTreeSet::new();
    let mut taken = BTreeSet::new();
    for seed in 0..60 {
        let mut buying = play.clone();
        buying.dice = Dice::from_number(seed);
        buying.play_all(["use buy-cattle", "reveal"]);
        revealed.insert(format!("{:?}", buying.table().market));
        let mut taking = with_herd(&mut position, Site::C, &["criollo"], &["longhorn"], &[]);
        taking.dice = Dice::from_number(seed);
        taking.play_all(["use take-objective", "take top"]);
        taken.insert(taking.own(ME).herd.top);
    }
    assert!(revealed.len() > 20 && taken.len() > 12, "{} and {}", revealed.len(), taken.len());
}

#[test]
fn of_the_bags_the_content_is_known_and_the_next_tile_is_not() {
    let mut position = clear(2);
    position.table.foresight = [None, Some(Tile::GreenBandit), None, Some(Tile::Cowboy), None, Some(Tile::Cowboy)];
    let play = with_herd(&mut position, Site::KansasCity, &["criollo"], &["longhorn"; 5], &[]);
    assert_eq!(play.view_of(YOU).table.bags, play.table().bags);
    let mut tiles = [(); 3].map(|()| BTreeSet::new());
    for seed in 0..80 {
        let mut play = play.clone();
        play.dice = Dice::from_number(seed);
        let before = play.table().bags;
        play.play_all(["deliver kansas-city", "disc aux1"]);
        for (bag, met) in tiles.iter_mut().enumerate() {
            let tile = play.table().foresight[2 * bag].expect("refilled");
            assert!(before[bag].count(tile) > 0, "from the bag with its number");
            met.insert(tile);
        }
    }
    assert!(tiles[0].len() > 8 && tiles[1].len() == 3 && tiles[2].len() == 5, "{tiles:?}");
}

#[test]
fn what_was_left_out_at_the_setup_is_known_by_what_was_not() {
    let play = Play::deal(&Options::for_players(3), 6);
    let view = play.game.view(Eyes::Bystander);
    let masters: BTreeSet<&str> = view.table.masters.iter().flatten().map(|master| master.name()).collect();
    let starts: BTreeSet<&str> = view.players.iter().filter_map(|player| player.open.start).map(Start::name).collect();
    assert_eq!((masters.len(), starts.len()), (5, 3), "the other 4 and the other one are out of the game");
    // And nowhere else: no imagined world has them.
    let worlds = play.imagined(YOU, 2000, |world| format!("{:?}", world.table().masters));
    assert_eq!(worlds.len(), 1);
}

#[test]
fn of_sams_cards_those_turned_over_are_open_and_the_next_is_not_known() {
    let play = play_from(&clear(1));
    assert_eq!(play.view_of(ME).table.sam.expect("Sam").cards, 0x7fff, "all fifteen are still to come");
    let mut turned = BTreeSet::new();
    for seed in 0..100 {
        let mut play = play.clone();
        play.dice = Dice::from_number(seed);
        play.play_all(["go A", "done"]);
        let card = play.latest().iter().find_map(|event| match event {
            Event::SamTurned(card) => Some(*card),
            _ => None,
        });
        let card = card.expect("Sam has had his turn");
        let left = play.game.view(Eyes::Bystander).table.sam.expect("Sam").cards;
        assert_eq!(left, 0x7fff & !(1 << (card - 1)), "what was turned over is seen");
        turned.insert(card);
    }
    assert_eq!(turned.len(), 15, "any of them");
}

#[test]
fn whoever_is_passed_over_is_not_passed_over_because_of_a_hand() {
    // An engineer's slot asks for a Criollo: also whoever has none is asked, so that others learn nothing.
    let hiring = |hand: &[&str], deck: &[&str]| {
        let mut position = clear(2);
        position.jobs(1, &[(0, 2, great_western_trail::data::tiles::Worker::Engineer)]);
        let mut play = with_herd(&mut position, Site::A, hand, deck, &[]);
        play.play_all(["use hire", "hire engineer 1"]);
        play
    };
    let (one, other) = (hiring(&["criollo"], &["galloway"]), hiring(&["galloway"], &["criollo"]));
    for eyes in OTHERS {
        same_for(eyes, &one, &other);
    }
    assert_eq!((one.legal(), other.legal().len()), (vec!["use criollo-for-certificate".to_owned(), "done".into()], 1));
}

#[test]
fn finished_games_hide_nothing() {
    let mut play = Play::deal(&Options::for_players(3), 3);
    play.play_out(|_| {});
    for eyes in [Eyes::Open, Eyes::Bystander] {
        let open = play.game.view(eyes);
        assert!(open.standing.is_some());
        for player in &open.players {
            let herd = &player.herd;
            let [hand, deck, discard] =
                [herd.hand, herd.deck, herd.discard].map(|pile| pile.expect("it is open").len());
            assert_eq!([hand, deck, discard], [herd.hand_size, herd.deck_size, herd.discard_size]);
        }
    }
}
