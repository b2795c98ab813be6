//! Who knows what, row by row and in both directions: who may know it sees
//! it, is told it and finds it in every imagined world; who may not, does not, and finds everything
//! possible there, as often as chance would have it.

use std::collections::BTreeMap;

use crate::common::*;
use colt_express::data::{Character, Kind, PurseValue, RoundCard};
use colt_express::view::Phase;
use colt_express::{Action, ColtExpress, Event, Options, Position};
use table::{Dice, Eyes, Game, Seat, Silent};

const WORLDS: u32 = 3000;

fn hand_of(world: &ColtExpress, index: usize) -> Vec<String> {
    names(&world.view(eyes(index)).own.unwrap().hand)
}

fn deck_of(world: &ColtExpress, index: usize) -> Vec<String> {
    names(&world.view(eyes(index)).own.unwrap().deck)
}

fn discard_of(world: &ColtExpress, index: usize) -> Vec<String> {
    names(&world.view(eyes(index)).own.unwrap().discard)
}

fn count(cards: &[String], name: &str) -> u32 {
    cards.iter().filter(|card| *card == name).count() as u32
}

/// The true values of the Purses on a card: what their owner knows.
fn purses_of(world: &ColtExpress, who: Character) -> Vec<i32> {
    let owner = world.view(Eyes::Bystander).bandit(who).unwrap().seat;
    dollars(&world.view(Eyes::Seat(owner)).bandit(who).unwrap().known_values)
}

fn known(t: &Table, eyes: Eyes, who: Character) -> Vec<i32> {
    dollars(&t.game.view(eyes).bandit(who).unwrap().known_values)
}

/// The values of dropped Purses on the roof of Unit 1, as one seat knows them.
fn on_roof(world: &ColtExpress, index: usize) -> Vec<Option<i32>> {
    let view = world.view(eyes(index));
    view.units[1].roof.dropped.iter().map(|purse| purse.value.map(PurseValue::dollars)).collect()
}

/// A value drawn from all Purses but `taken` ones of 250: of eighteen, eight hold 250 and two each the others.
fn any_value<T>(taken: u32, value: impl Fn(i32) -> T) -> Vec<(T, f64)> {
    let all = f64::from(18 - taken);
    let share = |dollars: i32| if dollars == 250 { f64::from(8 - taken) / all } else { 2.0 / all };
    [250, 300, 350, 400, 450, 500].map(|dollars| (value(dollars), share(dollars))).into()
}

/// Tuco plans first; he has received two Bullets, holds three cards and could draw nine.
fn tuco_plans() -> Table {
    let position = Position::of(&[Tuco, Ghost, Doc])
        .round(1, RoundCard::Tunnels24)
        .wounded(Tuco, 2)
        .hand(0, &[Some((Tuco, Move)), Some((Tuco, Punch)), None])
        .hand(1, &cards(Ghost, &[Move, Rob]))
        .hand(2, &cards(Doc, &[Move, Rob]));
    planning(position, 0)
}

#[test]
fn own_hand() {
    let mut t = tuco_plans();
    let hand = ["tuco.move", "tuco.punch", "bullet"].map(String::from).to_vec();
    assert_eq!(t.hand(0), hand);
    assert_constant(&t.imagined(0, 100, |world| hand_of(world, 0)), &hand);
    for other in [1, 2] {
        assert_eq!(t.view_of(other).players[0].hand, 3, "others see a number");
        // Twelve cards, two Bullets, two Moves, one Punch; three are in the hand.
        let bullets = t.imagined(other, WORLDS, |world| count(&hand_of(world, 0), "bullet"));
        assert_shares(&bullets, &[0, 1, 2].map(|hits| (hits, hypergeometric(12, 2, 3, hits))));
        let moves = t.imagined(other, WORLDS, |world| count(&hand_of(world, 0), "tuco.move"));
        assert_shares(&moves, &[0, 1, 2].map(|hits| (hits, hypergeometric(12, 2, 3, hits))));
        let punches = t.imagined(other, WORLDS, |world| count(&hand_of(world, 0), "tuco.punch"));
        assert_shares(&punches, &[0, 1].map(|hits| (hits, hypergeometric(12, 1, 3, hits))));
    }
    t.play("draw");
    let told = |eyes| match t.told_to(eyes).first() {
        Some(Event::Drew { count: 3, cards, .. }) => cards.is_some(),
        other => panic!("{other:?}"),
    };
    assert_eq!([eyes(0), eyes(1), eyes(2), Eyes::Bystander].map(told), [true, false, false, false]);
}

#[test]
fn own_deck_is_known_but_not_its_order() {
    let t = tuco_plans();
    let deck = deck_of(&t.game, 0);
    assert_eq!(deck.len(), 9);
    assert_eq!((count(&deck, "bullet"), count(&deck, "tuco.move"), count(&deck, "tuco.punch")), (1, 1, 0));
    assert_constant(&t.imagined(0, 100, |world| deck_of(world, 0)), &deck);
    // What comes next is as open to its owner as chance.
    let mut dice = Dice::from_number(99);
    let mut drawn = BTreeMap::new();
    for _ in 0..WORLDS {
        let mut world = t.game.imagine(seat(0), &mut dice);
        world.play_legal(seat(0), Action::Draw, &mut dice, &mut Silent);
        *drawn.entry(count(&hand_of(&world, 0), "bullet") - 1).or_insert(0) += 1;
    }
    assert_shares(&drawn, &[0, 1].map(|hits| (hits, hypergeometric(9, 1, 3, hits))));
    // Others know how many cards there are, and how many Bullets in all.
    for other in [1, 2] {
        let tuco = &t.view_of(other).players[0];
        assert_eq!((tuco.deck, tuco.bullets_received), (9, 2));
        let bullets = t.imagined(other, WORLDS, |world| count(&deck_of(world, 0), "bullet"));
        assert_shares(&bullets, &[0, 1, 2].map(|hits| (hits, hypergeometric(12, 2, 9, hits))));
        let all = t.imagined(other, 200, |world| {
            let mut all = [hand_of(world, 0), deck_of(world, 0)].concat();
            all.sort_unstable();
            all
        });
        assert_eq!(all.len(), 1, "always the same twelve cards");
    }
}

#[test]
fn bullets_on_top_of_a_deck_are_known_to_all() {
    let position = quiet(&[Tuco, Ghost, Doc]).expert().at(2, Inside, &[Tuco]).at(1, Inside, &[Ghost]).wounded(Tuco, 1);
    let t = heist(position.at(0, Roof, &[Doc]), &[(Ghost, Shoot), (Ghost, Shoot), (Ghost, Move)]);
    for index in [0, 1, 2] {
        assert_eq!(t.view_of(index).players[0].bullets_on_top, 2);
        let top = t.imagined(index, 200, |world| {
            (world.view(eyes(0)).players[0].bullets_on_top, count(&deck_of(world, 0), "bullet"))
        });
        assert_constant(&top, &(2, 3));
    }
}

/// Experts: Tuco played a Rob and discarded a Shoot unseen, keeps a Move and a Punch, has received three
/// Bullets; his Rob is resolved, and Doc is resolving a Move.
fn after_keeping() -> Table {
    let position = Position::of(&[Tuco, Ghost, Doc])
        .expert()
        .round(1, RoundCard::Braking24)
        .wounded(Tuco, 3)
        .hand(0, &cards(Tuco, &[Move, Rob, Shoot, Punch]))
        .hand(1, &cards(Ghost, &[Rob, Move]))
        .hand(2, &cards(Doc, &[Move, Rob]))
        .at(1, Inside, &[Doc]);
    let mut t = planning(position, 3);
    for act in ["play tuco.rob", "play ghost.rob", "play doc.move"] {
        t.play(act);
    }
    t.play_as(0, "discard tuco.shoot");
    for seat in 0..3 {
        t.play_as(seat, "done");
    }
    assert!(matches!(t.view().phase, Phase::Resolving { card, .. } if card.owner == Doc));
    t
}

#[test]
fn own_discard_pile() {
    let t = after_keeping();
    let pile = ["tuco.shoot", "tuco.rob"].map(String::from).to_vec();
    assert_eq!(discard_of(&t.game, 0), pile);
    assert_constant(&t.imagined(0, 100, |world| discard_of(world, 0)), &pile);
    for other in [1, 2] {
        let tuco = &t.view_of(other).players[0];
        assert_eq!(
            (tuco.discard, names(&tuco.discard_seen)),
            (2, vec!["tuco.rob".to_owned()]),
            "resolved cards were seen"
        );
        let unseen = t.imagined(other, WORLDS, |world| {
            let mut pile = discard_of(world, 0);
            let seen = pile.iter().position(|card| card == "tuco.rob").expect("what all have seen lies there");
            pile.remove(seen);
            assert_eq!(pile.len(), 1);
            pile[0].clone()
        });
        // Two cards kept, which are no Bullets; the other ten are seven Action cards and three Bullets.
        let action = |copies: f64| (1.0 - 0.3) * copies / 9.0;
        assert_shares(
            &unseen,
            &[
                ("tuco.move".to_owned(), action(2.0)),
                ("tuco.level".to_owned(), action(2.0)),
                ("tuco.shoot".to_owned(), action(2.0)),
                ("tuco.rob".to_owned(), action(1.0)),
                ("tuco.punch".to_owned(), action(1.0)),
                ("tuco.sheriff".to_owned(), action(1.0)),
                ("bullet".to_owned(), 0.3),
            ],
        );
    }
}

#[test]
fn a_shuffled_discard_pile_is_forgotten() {
    // All five cards that are not in the hand are resolved; one is drawn at the start of the next Round.
    let position = quiet(&[Tuco, Ghost, Doc])
        .expert()
        .at(2, Roof, &[Tuco])
        .hand(0, &cards(Tuco, &[Move, Move, Climb, Climb, Punch]));
    let t = heist(position, &[(Tuco, Rob), (Tuco, Rob), (Tuco, Shoot), (Tuco, Shoot), (Tuco, Sheriff)]);
    let ended = t.right_after(|event| *event == Event::RoundEnded { round: 1 });
    assert_eq!((ended.sizes(0), names(&ended.player(0).discard_seen).len()), ((5, 0, 5), 5));
    assert_eq!((t.sizes(0), t.player(0).discard_seen.len()), ((6, 4, 0), 0));
    // Only the total composition remains known: six of ten cards.
    let punches = t.imagined(1, WORLDS, |world| count(&hand_of(world, 0), "tuco.punch"));
    assert_shares(&punches, &[(0, 0.4), (1, 0.6)]);
}

#[test]
fn a_card_played_face_up() {
    let mut t = tuco_plans();
    assert!(t.play("play tuco.punch").revealed);
    for eyes in [eyes(0), eyes(1), eyes(2), Eyes::Bystander] {
        assert_eq!(t.stack(eyes), ["tuco.punch"]);
        assert_eq!(
            t.told_to(eyes),
            [Event::Played { seat: seat(0), card: Some(card(Tuco, Kind::Punch)), hidden: false }]
        );
    }
    for index in [0, 1, 2] {
        let stack = t.imagined(index, 200, |world| {
            (world.view(Eyes::Bystander).stack[0].card, count(&hand_of(world, 0), "tuco.punch"))
        });
        assert_constant(&stack, &(Some(card(Tuco, Kind::Punch)), 0));
    }
}

/// Which card lies face down on the stack, at this place.
fn face_down(world: &ColtExpress, owner: usize, place: usize) -> String {
    world.view(eyes(owner)).stack[place].card.expect("its owner knows").to_string()
}

#[test]
fn a_card_played_face_down() {
    let tunnel = |bullets| {
        let position = Position::of(&[Tuco, Ghost, Doc]).round(1, RoundCard::Tunnels24).wounded(Tuco, bullets);
        let position = position.hand(0, &[Some((Tuco, Move)), Some((Tuco, Punch)), None]);
        planning(position.hand(1, &cards(Ghost, &[Move, Rob])).hand(2, &cards(Doc, &[Move, Rob])), 1)
    };
    let mut bluff = tunnel(3);
    assert!(bluff.play("play tuco.move down").revealed, "three cards might have been three Bullets");
    let mut t = tunnel(2);
    assert_eq!(t.play("play tuco.move down"), table::Played::QUIET);
    assert_eq!(t.stack(eyes(0)), ["tuco.move"]);
    assert_constant(&t.imagined(0, 100, |world| face_down(world, 0, 0)), &"tuco.move".to_owned());
    for other in [eyes(1), eyes(2), Eyes::Bystander] {
        assert_eq!(t.stack(other), ["?"]);
        assert_eq!(t.told_to(other), [Event::Played { seat: seat(0), card: None, hidden: true }], "whose, not which");
    }
    // Any of his ten Action cards, never a Bullet.
    let laid = t.imagined(1, WORLDS, |world| face_down(world, 0, 0));
    let each = Kind::ALL.map(|kind| (card(Tuco, kind).to_string(), f64::from(kind.count()) / 10.0));
    assert_shares(&laid, &each);
}

#[test]
fn a_face_down_card_is_none_of_those_seen_elsewhere() {
    // His Punch lies face up before it, his Sheriff card has been resolved.
    let position = Position::of(&[Tuco, Ghost, Doc])
        .round(1, RoundCard::Tunnels24)
        .at(1, Inside, &[Doc])
        .at(1, Roof, &[Tuco])
        .stack(&[(Tuco, Sheriff, Up), (Doc, Move, Up), (Tuco, Rob, Down), (Tuco, Punch, Up), (Tuco, Move, Down)]);
    let t = heist(position, &[]);
    let first = t.imagined(1, WORLDS, |world| face_down(world, 0, 2));
    let second = t.imagined(2, WORLDS, |world| face_down(world, 0, 4));
    for seen in [first, second] {
        let share = |kind: Kind| (card(Tuco, kind).to_string(), 0.25);
        assert_shares(&seen, &[share(Kind::Move), share(Kind::Level), share(Kind::Shoot), share(Kind::Rob)]);
    }
    let both = t.imagined(1, 2 * WORLDS, |world| {
        (face_down(world, 0, 2), face_down(world, 0, 4)) == ("tuco.rob".into(), "tuco.rob".into())
    });
    assert_shares(&both, &[(true, 1.0 / 28.0), (false, 27.0 / 28.0)]);
}

#[test]
fn with_two_players_a_face_down_card_may_be_either_characters() {
    let position = quiet_teams([Tuco, Cheyenne], [Django, Doc])
        .hand(0, &[Some((Tuco, Move)), Some((Tuco, Rob))])
        .hand(1, &[Some((Doc, Move)), Some((Doc, Rob))]);
    let mut t = planning(position, 1);
    t.play("play tuco.move down");
    let laid = t.imagined(1, 2 * WORLDS, |world| face_down(world, 0, 0));
    let mut each: Vec<(String, f64)> = Vec::new();
    for who in [Tuco, Cheyenne] {
        for kind in Kind::ALL.into_iter().filter(|kind| who == Tuco || *kind != Kind::Sheriff) {
            each.push((card(who, kind).to_string(), 1.0 / 11.0));
        }
    }
    assert_shares(&laid, &each);
}

#[test]
fn kept_cards() {
    let t = after_keeping();
    let kept = ["tuco.move", "tuco.punch"].map(String::from).to_vec();
    assert_eq!(t.hand(0), kept);
    assert_constant(&t.imagined(0, 100, |world| hand_of(world, 0)), &kept);
    for eyes in [eyes(0), eyes(1), Eyes::Bystander] {
        assert!(t.told_to(eyes).contains(&Event::Kept { counts: vec![2, 1, 1] }));
    }
    for other in [1, 2] {
        let tuco = &t.view_of(other).players[0];
        assert_eq!((tuco.hand, tuco.actions_in_hand), (2, 2), "number, and that none is a Bullet");
        // Two of nine Action cards.
        let hands = t.imagined(other, WORLDS, |world| {
            let hand = hand_of(world, 0);
            (count(&hand, "bullet"), count(&hand, "tuco.punch"))
        });
        assert_shares(&hands, &[((0, 0), 7.0 / 9.0), ((0, 1), 2.0 / 9.0)]);
    }
}

#[test]
fn cards_drawn_from_under_known_bullets() {
    let position = Position::of(&[Tuco, Ghost, Doc])
        .expert()
        .round(1, RoundCard::Braking24)
        .wounded(Tuco, 3)
        .on_top(0, 2)
        .hand(0, &cards(Tuco, &[Move]))
        .hand(1, &cards(Ghost, &[Move, Rob]))
        .hand(2, &cards(Doc, &[Move, Rob]));
    let mut t = planning(position, 0);
    t.play("draw");
    let hand = t.hand(0);
    assert_constant(&t.imagined(0, 100, |world| hand_of(world, 0)), &hand);
    for other in [1, 2] {
        let tuco = &t.view_of(other).players[0];
        assert_eq!((tuco.bullets_in_hand, tuco.bullets_on_top, tuco.hand), (2, 0, 4));
        // Two known Bullets, and two of eleven cards one of which is a Bullet.
        let bullets = t.imagined(other, WORLDS, |world| count(&hand_of(world, 0), "bullet"));
        assert_shares(&bullets, &[(2, 9.0 / 11.0), (3, 2.0 / 11.0)]);
    }
    // At the end of Planning these Bullets are seen to be discarded.
    t.until(|game| game.view(Eyes::Bystander).rounds.len() == 2 || game.view(Eyes::Bystander).phase == Phase::Keeping);
    for seat in t.game.to_act().iter() {
        t.play_as(seat, "done");
    }
    let heist = t.right_after(|event| matches!(event, Event::HeistBegan)).view();
    assert_eq!((bullets(&heist.players[0].discard_seen), heist.players[0].bullets_in_hand), (2, 0));
}

#[test]
fn what_is_being_kept_is_nobodys_business_until_all_are_done() {
    let position = Position::of(&[Tuco, Ghost, Doc])
        .expert()
        .round(1, RoundCard::Braking24)
        .hand(0, &cards(Tuco, &[Move, Rob, Shoot, Punch]))
        .hand(1, &cards(Ghost, &[Rob, Move]))
        .hand(2, &cards(Doc, &[Rob, Move]));
    let mut t = planning(position, 3);
    for act in ["play tuco.rob", "play ghost.rob", "play doc.rob"] {
        t.play(act);
    }
    let (others, told) = ([1, 2].map(|index| t.view_of(index)), t.told.len());
    assert_eq!(t.play_as(0, "discard tuco.shoot"), table::Played::QUIET);
    assert_eq!([1, 2].map(|index| t.view_of(index)), others, "nothing shows");
    let news =
        |eyes| t.told[told..].iter().filter_map(|(event, _)| ColtExpress::event_for(event, eyes)).collect::<Vec<_>>();
    assert_eq!(news(eyes(0)), [Event::Discarded { seat: seat(0), card: card(Tuco, Kind::Shoot) }]);
    assert_eq!([eyes(1), eyes(2), Eyes::Bystander].map(news), [const { Vec::<Event>::new() }; 3]);
    t.play_as(0, "done");
    assert_eq!(t.view_of(1).players[0].hand, 3, "still the same number");
    let shed = |world: &ColtExpress| total(&world.view(eyes(0)).own.unwrap().shed);
    assert_constant(&t.imagined(0, 100, |world| (hand_of(world, 0), shed(world))), &(t.hand(0), 1));
    let imagined = t.imagined(1, WORLDS, shed);
    assert_shares(&imagined, &[(0, 0.25), (1, 0.25), (2, 0.25), (3, 0.25)]);
    // Then the number of cards kept.
    t.play_as(1, "done");
    t.play_as(2, "done");
    assert!(t.told_to(eyes(1)).contains(&Event::Kept { counts: vec![2, 1, 1] }));
}

#[test]
fn values_of_own_purses() {
    let position = quiet(&[Tuco, Ghost, Doc]).purses(Tuco, &[300, 500]).at(1, Inside, &[Ghost]);
    let t = heist(position, &[(Ghost, Move)]);
    assert_eq!(known(&t, eyes(0), Tuco), [300, 500]);
    assert_constant(&t.imagined(0, 100, |world| purses_of(world, Tuco)), &vec![300, 500]);
    for other in [1, 2] {
        assert_eq!(known(&t, eyes(other), Tuco), [0; 0]);
        // Sixteen values he has not seen: all but the two other starting Purses.
        let mut firsts = BTreeMap::new();
        for (values, worlds) in t.imagined(other, WORLDS, |world| purses_of(world, Tuco)) {
            for value in values {
                *firsts.entry(value).or_insert(0) += worlds;
            }
        }
        assert_shares(&firsts, &any_value(2, |value| value));
    }
    // What somebody else knows of them is known to him in every world: the starting Purse, and one he had.
    let position = quiet(&[Tuco, Ghost, Doc]).at(1, Roof, &[Tuco]).dropped(1, Roof, 450, &[1]);
    let t = heist(position, &[(Tuco, Rob), (Tuco, Move)]);
    assert_eq!([0, 1, 2].map(|index| known(&t, eyes(index), Tuco)), [vec![250, 450], vec![250, 450], vec![250]]);
    assert_constant(&t.imagined(1, 200, |world| purses_of(world, Tuco)), &vec![250, 450]);
    let other = t.imagined(2, WORLDS, |world| purses_of(world, Tuco));
    assert_shares(&other, &any_value(3, |value| vec![250, value]));
}

#[test]
fn kind_and_number_of_tokens() {
    let position = quiet(&[Tuco, Ghost, Doc]).purses(Tuco, &[300, 500]).treasure(Tuco, 2, 1).at(1, Inside, &[Ghost]);
    let t = heist(position, &[(Ghost, Move)]);
    for index in [0, 1, 2] {
        let tokens = t.imagined(index, 100, |world| {
            let tuco = world.view(Eyes::Bystander).bandit(Tuco).unwrap().clone();
            (tuco.purses, tuco.jewels, tuco.strongboxes)
        });
        assert_constant(&tokens, &(2, 2, 1));
        let tuco = t.view_of(index).bandit(Tuco).unwrap().clone();
        assert_eq!((tuco.purses, tuco.jewels, tuco.strongboxes), (2, 2, 1));
    }
}

#[test]
fn purses_on_the_train_that_nobody_has_owned() {
    let position = quiet(&[Tuco, Ghost, Doc]).at(1, Inside, &[Tuco]).loot(1, Inside, 3, 1, 0).at(2, Inside, &[Ghost]);
    let t = heist(position, &[(Tuco, Rob), (Tuco, Move)]);
    for index in [0, 1, 2] {
        let inside = t.view_of(index).units[1].inside.clone();
        assert_eq!((inside.purses, inside.dropped.len()), (3, 0), "kind and place, no values");
        // In every world that anybody imagines, what is in it is open until it is taken.
        let mut dice = Dice::from_number(5);
        let mut found = BTreeMap::new();
        for _ in 0..WORLDS {
            let mut world = t.game.imagine(seat(index), &mut dice);
            let take = "rob purse".parse().unwrap();
            world.play_legal(seat(0), take, &mut dice, &mut Silent);
            *found.entry(purses_of(&world, Tuco)).or_insert(0u32) += 1;
        }
        assert_shares(&found, &any_value(3, |value| vec![250, value]));
    }
}

#[test]
fn a_purse_dropped_by_a_player() {
    let position = quiet(&[Tuco, Ghost, Doc]).at(1, Roof, &[Tuco, Ghost]).purses(Tuco, &[450]);
    let t = heist(position, &[(Ghost, Punch)]);
    assert_eq!([0, 1, 2].map(|index| on_roof(&t.game, index)), [vec![Some(450)], vec![None], vec![None]]);
    assert_constant(&t.imagined(0, 200, |world| on_roof(world, 0)), &vec![Some(450)]);
    for other in [1, 2] {
        let seen = t.imagined(other, WORLDS, |world| on_roof(world, 0));
        assert_shares(&seen, &any_value(2, |value| vec![Some(value)]));
    }
    let told = |eyes| {
        t.told_to(eyes).into_iter().find_map(|event| match event {
            Event::Dropped { prize, .. } => Some(prize.value.map(PurseValue::dollars)),
            _ => None,
        })
    };
    assert_eq!(
        [eyes(0), eyes(1), eyes(2), Eyes::Bystander].map(told),
        [Some(Some(450)), Some(None), Some(None), Some(None)]
    );
    // A lone starting Purse stays a public 250.
    let t = heist(quiet(&[Tuco, Ghost, Doc]).at(1, Roof, &[Tuco, Ghost]), &[(Ghost, Punch)]);
    for index in [0, 1, 2] {
        assert_constant(&t.imagined(index, 200, |world| on_roof(world, index)), &vec![Some(250)]);
    }
}

#[test]
fn a_purse_dropped_and_robbed_by_another() {
    // Tuco dropped a 450; Ghost, who has another Purse already, takes it.
    let position = quiet(&[Tuco, Ghost, Doc])
        .at(1, Roof, &[Ghost, Doc])
        .purses(Ghost, &[300])
        .dropped(1, Roof, 450, &[0])
        .loot(1, Roof, 0, 1, 0);
    let mut t = heist(position, &[(Ghost, Rob), (Ghost, Move), (Doc, Punch), (Doc, Move)]);
    t.play("rob purse:3");
    assert_eq!([0, 1, 2].map(|index| known(&t, eyes(index), Ghost)), [vec![450], vec![300, 450], vec![]]);
    assert_constant(&t.imagined(1, 100, |world| purses_of(world, Ghost)), &vec![300, 450]);
    let dropper = t.imagined(0, WORLDS, |world| purses_of(world, Ghost).contains(&450));
    assert_constant(&dropper, &true);
    let other = t.imagined(0, WORLDS, |world| purses_of(world, Ghost).iter().sum::<i32>() - 450);
    // The other Purse: sixteen values less the known 450.
    let share = |value: i32| match value {
        250 => 6.0 / 15.0,
        450 => 1.0 / 15.0,
        _ => 2.0 / 15.0,
    };
    assert_shares(&other, &[250, 300, 350, 400, 450, 500].map(|value| (value, share(value))));
    assert!(t.imagined(2, 600, |world| purses_of(world, Ghost)).len() > 10, "Doc knows neither");
    // When that card loses a Purse by chance, the dropper no longer knows where it is.
    let punched =
        quiet(&[Tuco, Ghost, Doc]).at(1, Roof, &[Ghost, Doc]).purses(Ghost, &[300]).dropped(1, Roof, 450, &[0]);
    let mut t = heist(punched, &[(Ghost, Rob), (Doc, Punch), (Doc, Move)]);
    t.play("push forward");
    assert_eq!((known(&t, eyes(0), Ghost), on_roof(&t.game, 0)), (vec![], vec![None]));
    assert_eq!(t.loot_of(Ghost).0, 1);
    let seen = t.imagined(0, WORLDS, |world| on_roof(world, 1));
    assert_shares(&seen, &any_value(2, |value| vec![Some(value)]));
}

#[test]
fn a_purse_taken_by_cheyenne() {
    let position = quiet(&[Cheyenne, Tuco, Doc]).at(1, Roof, &[Cheyenne, Tuco]).purses(Tuco, &[450]);
    let mut t = heist(position, &[(Cheyenne, Punch), (Cheyenne, Move)]);
    let before = t.imagined(0, WORLDS, |world| purses_of(world, Tuco));
    assert_shares(&before, &any_value(2, |value| vec![value]));
    assert!(t.play("pocket").revealed);
    assert_eq!([0, 1, 2].map(|index| known(&t, eyes(index), Cheyenne)), [vec![250, 450], vec![250, 450], vec![250]]);
    for knower in [0, 1] {
        assert_constant(&t.imagined(knower, 200, |world| purses_of(world, Cheyenne)), &vec![250, 450]);
    }
    let other = t.imagined(2, WORLDS, |world| purses_of(world, Cheyenne));
    assert_shares(&other, &any_value(2, |value| vec![250, value]));
}

#[test]
fn which_purse_fell_from_a_card_with_several() {
    let position =
        quiet(&[Doc, Ghost, Tuco]).at(1, Roof, &[Doc, Ghost]).purses(Ghost, &[300, 500]).public_purses(Ghost);
    let mut t = heist(position, &[(Doc, Punch), (Doc, Move)]);
    t.play("push forward");
    let (fallen, left) = (on_roof(&t.game, 1), purses_of(&t.game, Ghost));
    let truth = (fallen.clone(), left.clone());
    assert_eq!(fallen[0].unwrap() + left[0], 800);
    assert_constant(&t.imagined(1, 200, |world| (on_roof(world, 1), purses_of(world, Ghost))), &truth);
    for other in [0, 2] {
        assert_eq!((on_roof(&t.game, other), known(&t, eyes(other), Ghost)), (vec![None], vec![]));
        let seen = t.imagined(other, WORLDS, |world| on_roof(world, 1));
        assert_shares(&seen, &any_value(2, |value| vec![Some(value)]));
        let kept = t.imagined(other, WORLDS, |world| purses_of(world, Ghost));
        assert_shares(&kept, &any_value(2, |value| vec![value]));
    }
}

#[test]
fn the_round_deck() {
    // Round 1 is Tunnels; then six cards are left to come, and at the end one of three Stations.
    let t = heist(quiet(&[Tuco, Ghost, Doc]).at(1, Inside, &[Tuco]), &[(Tuco, Move)]);
    for index in [0, 1, 2] {
        assert_eq!(t.view_of(index).rounds.iter().map(|round| round.card).collect::<Vec<_>>(), [RoundCard::Tunnels24]);
    }
    let next = |position: Position, by: usize| {
        let t = heist(position, &[(Tuco, Move)]);
        let mut dice = Dice::from_number(3);
        let mut cards = BTreeMap::new();
        for _ in 0..WORLDS {
            let mut world = t.game.imagine(seat(by), &mut dice);
            world.play_legal(seat(0), Action::Move(0), &mut dice, &mut Silent);
            let view = world.view(Eyes::Bystander);
            *cards.entry(view.round_card().unwrap().name()).or_insert(0u32) += 1;
        }
        cards
    };
    let left = RoundCard::ALL[..7].iter().filter(|card| **card != RoundCard::Tunnels24);
    let expected: Vec<_> = left.map(|card| (card.name(), 1.0 / 6.0)).collect();
    for by in [0, 2] {
        assert_shares(&next(quiet(&[Tuco, Ghost, Doc]).at(1, Inside, &[Tuco]), by), &expected);
    }
    let fourth = Position::of(&[Tuco, Ghost, Doc]).round(4, RoundCard::Bridge24).at(1, Inside, &[Tuco]);
    let stations = RoundCard::ALL[14..].iter().map(|card| (card.name(), 1.0 / 3.0)).collect::<Vec<_>>();
    assert_shares(&next(fourth, 1), &stations);
    // Cards of past Rounds are public and never come again.
    let third = Position::of(&[Tuco, Ghost, Doc]).round(3, RoundCard::Bridge24).at(1, Inside, &[Tuco]);
    let used: Vec<_> =
        third.clone().planning(0).view(Eyes::Bystander).rounds.iter().map(|round| round.card.name()).collect();
    assert_eq!(used.len(), 3);
    let left = RoundCard::ALL[..7].iter().map(|card| card.name()).filter(|name| !used.contains(name));
    assert_shares(&next(third, 1), &left.map(|name| (name, 0.25)).collect::<Vec<_>>());
}

#[test]
fn what_stays_in_the_box() {
    // Nobody is shown which cards and tokens are left over, not even at the end; how many, all can count.
    let mut t = deal(&Options::for_players(3), 12);
    let in_play = |t: &Table| {
        let view = t.view();
        let lying: usize = view
            .units
            .iter()
            .flat_map(|unit| [&unit.inside, &unit.roof])
            .map(|spot| usize::from(spot.purses) + spot.dropped.len())
            .sum();
        lying + view.bandits.iter().map(|bandit| usize::from(bandit.purses)).sum::<usize>()
    };
    let cars: usize = t.view().units.iter().filter_map(|unit| unit.car).map(|car| usize::from(car.loot().0)).sum();
    assert_eq!(in_play(&t), 3 + cars, "so 18 less that are in the box");
    t.play_out(|_| {});
    assert_eq!((in_play(&t), t.view().rounds.len()), (3 + cars, 5));
    // A Purse on the train and one in the box are the same to everybody: with one Purse on the train
    // its value is that of any of fifteen.
    let position = quiet(&[Tuco, Ghost, Doc]).at(1, Inside, &[Tuco]).loot(1, Inside, 1, 0, 0);
    let mut found = BTreeMap::new();
    for seed in 0..u64::from(WORLDS) {
        let t = heist_with(position.clone(), &[(Tuco, Rob), (Tuco, Move)], seed);
        *found.entry(t.purses(Tuco)).or_insert(0u32) += 1;
    }
    assert_shares(&found, &any_value(3, |value| vec![250, value]));
}

#[test]
fn bullets_left_bullets_received_and_the_supply() {
    let position = quiet(&[Tuco, Ghost, Doc]).at(1, Inside, &[Tuco]).wounded(Ghost, 2).fired(Doc, 3, Tuco).neutral(7);
    let t = heist(position, &[(Tuco, Move)]);
    let numbers = |world: &ColtExpress, eyes| {
        let view = world.view(eyes);
        let bullets: Vec<_> = view.bandits.iter().map(|bandit| (bandit.bullets, bandit.neutral_hits)).collect();
        let received: Vec<_> = view.players.iter().map(|player| player.bullets_received).collect();
        (bullets, received, view.neutral_bullets, view.neutral_removed)
    };
    let truth = (vec![(6, 0), (6, 2), (3, 0)], vec![3, 2, 0], 7, 4);
    for eyes in [eyes(0), eyes(1), eyes(2), Eyes::Bystander] {
        assert_eq!(numbers(&t.game, eyes), truth);
    }
    for index in [0, 1, 2] {
        assert_constant(&t.imagined(index, 100, |world| numbers(world, Eyes::Bystander)), &truth);
    }
}

#[test]
fn at_the_end_all_loot_is_revealed() {
    let position = Position::of(&[Tuco, Ghost, Doc]).purses(Tuco, &[300, 500]).dropped(1, Roof, 450, &[1]);
    let t = over(position);
    for eyes in [eyes(0), eyes(1), eyes(2), Eyes::Bystander, Eyes::Open] {
        assert_eq!(known(&t, eyes, Tuco), [300, 500]);
        assert_eq!(t.game.view(eyes).units[1].roof.dropped[0].value.map(PurseValue::dollars), Some(450));
    }
    for by in Seat::all(3) {
        assert_eq!(t.game.imagine(by, &mut Dice::from_number(1)), t.game, "nothing is left to imagine");
    }
}

#[test]
fn finished_games_hide_nothing() {
    let mut t = deal(&Options::for_players(4), 3);
    t.play_out(|_| {});
    let open = t.game.view(Eyes::Open);
    assert!(open.bandits.iter().all(|bandit| bandit.known_values.len() == usize::from(bandit.purses)));
}
