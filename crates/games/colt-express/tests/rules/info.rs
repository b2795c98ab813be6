//! Secrecy: who may know what, and what the table shows (CE-INFO).

use crate::common::*;
use std::collections::BTreeSet;

use colt_express::data::{Character, PurseValue, RoundCard};
use colt_express::view::View;
use colt_express::{ColtExpress, Event, Options, Position};
use table::{Eyes, Game, RulesVersion};

fn values(view: &View, who: Character) -> Vec<i32> {
    dollars(&view.bandit(who).unwrap().known_values)
}

/// The values of the Purses on a card that these eyes know.
fn known(t: &Table, eyes: Eyes, who: Character) -> Vec<i32> {
    values(&t.game.view(eyes), who)
}

/// The values of dropped Purses that these eyes know, and how many lie there.
fn lying(t: &Table, eyes: Eyes, unit: usize, level: colt_express::data::Level) -> (Vec<i32>, usize) {
    let view = t.game.view(eyes);
    let dropped = &view.units[unit].level(level).dropped;
    (dropped.iter().filter_map(|purse| purse.value).map(PurseValue::dollars).collect(), dropped.len())
}

#[test]
fn ce_info_01_everybody_sees_the_values_of_his_own_purses_and_not_those_of_others() {
    let position = quiet(&[Doc, Ghost, Tuco]).purses(Doc, &[500, 300]).purses(Ghost, &[400]);
    let t = heist(position.at(1, Inside, &[Doc]), &[(Doc, Move)]);
    assert_eq!((known(&t, eyes(0), Doc), known(&t, eyes(1), Ghost)), (vec![300, 500], vec![400]));
    for eyes in [eyes(1), eyes(2), Eyes::Bystander, Eyes::Open] {
        assert_eq!(known(&t, eyes, Doc), [0; 0], "{eyes:?}");
    }
    assert_eq!(known(&t, eyes(0), Ghost), [0; 0]);
}

#[test]
fn ce_info_02_number_and_kind_of_tokens_on_every_card_are_public() {
    let position = quiet(&[Doc, Ghost, Tuco]).purses(Doc, &[500, 300]).treasure(Doc, 3, 1);
    let t = heist(position.at(1, Inside, &[Doc]), &[(Doc, Move)]);
    for eyes in [eyes(0), eyes(1), Eyes::Bystander] {
        let doc = t.game.view(eyes).bandit(Doc).unwrap().clone();
        assert_eq!((doc.purses, doc.jewels, doc.strongboxes), (2, 3, 1));
    }
}

#[test]
fn ce_info_03_hands_are_secret_but_their_size_the_deck_and_bullets_are_public() {
    let position = Position::of(&[Doc, Ghost, Tuco])
        .round(1, RoundCard::Braking24)
        .wounded(Doc, 2)
        .fired(Ghost, 4, Doc)
        .hand(0, &[Some((Doc, Move)), Some((Doc, Punch)), None]);
    let t = planning(position, 0);
    for eyes in [eyes(0), eyes(1), eyes(2), Eyes::Bystander] {
        let view = t.game.view(eyes);
        let doc = &view.players[0];
        assert_eq!((doc.hand, doc.deck, doc.discard, doc.bullets_received), (3, 11, 0, 4));
        assert_eq!(view.bandit(Ghost).unwrap().bullets, 4);
        let own = eyes == crate::common::eyes(0);
        assert_eq!(view.own.as_ref().is_some_and(|own| names(&own.hand) == ["doc.move", "doc.punch", "bullet"]), own);
        assert_eq!(view.in_hand(Doc, Move), u8::from(own));
    }
    assert_eq!(t.game.view(Eyes::Bystander).own, None);
    // Nobody but the owner is told what was drawn.
    let mut t =
        planning(Position::of(&[Doc, Ghost, Tuco]).round(1, RoundCard::Braking24).hand(0, &cards(Doc, &[Move])), 0);
    t.play("draw");
    for (who, told) in [(eyes(0), true), (eyes(1), false), (Eyes::Bystander, false)] {
        let Some(Event::Drew { seat, count, cards }) = t.told_to(who).first().cloned() else { panic!("told") };
        assert_eq!((seat, count, cards.is_some()), (crate::common::seat(0), 3, told));
    }
}

#[test]
fn ce_info_04_face_up_cards_of_the_stack_are_public_for_the_whole_planning_phase() {
    let position = |memory: bool| {
        let position = Position::of(&[Doc, Ghost, Tuco]).round(1, RoundCard::Tunnels24).first(1);
        let position = if memory { position.memory() } else { position };
        position.stack(&[(Doc, Move, Up), (Ghost, Rob, Down), (Tuco, Shoot, Up)]).hand(1, &cards(Ghost, &[Move, Punch]))
    };
    let t = planning(position(false), 2);
    for eyes in [eyes(0), eyes(2), Eyes::Bystander] {
        assert_eq!(t.stack(eyes), ["doc.move", "?", "tuco.shoot"]);
    }
    assert_eq!(t.stack(eyes(1)), ["doc.move", "ghost.rob", "tuco.shoot"]);
    // Memory mode: only the top card (CE-RUL-11).
    let t = planning(position(true), 2);
    assert_eq!([eyes(0), eyes(1), Eyes::Bystander].map(|eyes| t.stack(eyes)), [["?", "?", "tuco.shoot"]; 3]);
    assert_eq!((t.view().memory, t.view().stack.len()), (true, 3));
    // In the Heist the card being resolved and those before it.
    let t = heist(position(true).at(1, Inside, &[Doc]), &[]);
    assert_eq!(t.stack(eyes(0)), ["doc.move", "?", "?"]);
    let mut t = heist(position(true).at(1, Inside, &[Doc]).at(0, Roof, &[Tuco, Ghost]).loot(0, Roof, 1, 1, 0), &[]);
    t.play("move 2");
    assert_eq!(t.stack(Eyes::Bystander), ["doc.move", "ghost.rob", "?"]);
}

/// Doc, Ghost and Tuco plan in a Round of open and tunnelled Turns; Doc has played a Move, Ghost a Rob face down.
fn planned(memory: bool) -> Table {
    let position = Position::of(&[Doc, Ghost, Tuco]).round(1, RoundCard::Tunnels24).first(2);
    let position = if memory { position.memory() } else { position };
    let position = position.hand(0, &cards(Doc, &[Punch])).hand(1, &cards(Ghost, &[Move]));
    let mut t =
        planning(position.hand(2, &cards(Tuco, &[Shoot, Move])).stack(&[(Doc, Move, Up), (Ghost, Rob, Down)]), 2);
    t.play("play tuco.shoot");
    t
}

#[test]
fn ce_info_04_in_memory_mode_ones_deck_does_not_tell_what_one_has_played() {
    let played = |memory, seat: usize, name: &str| {
        let t = planned(memory);
        (t.deck(seat).iter().filter(|card| *card == name).count(), t.player(seat).deck)
    };
    // One of two Moves was played: the open stack shows which, and the deck holds the other.
    assert_eq!(played(false, 0, "doc.move"), (1, 8));
    assert_eq!(played(true, 0, "doc.move"), (2, 8), "it is in the deck or on the stack; how many are in it all know");
    assert_eq!([false, true].map(|memory| played(memory, 1, "ghost.rob").0), [1, 2], "face down as well");
    // The top card lies open, so it is not among them.
    assert_eq!([false, true].map(|memory| played(memory, 2, "tuco.shoot").0), [1, 1]);
    assert_eq!(planned(true).own(2).deck, planned(false).own(2).deck);
    // In the Heist what has been turned over is seen, and what is still to come is not.
    let position =
        Position::of(&[Doc, Ghost, Tuco]).round(1, RoundCard::Tunnels24).memory().expert().at(1, Inside, &[Doc]);
    let t = heist(position, &[(Doc, Climb), (Doc, Move), (Doc, Rob)]);
    assert_eq!(t.stack(eyes(0)), ["doc.level", "doc.move", "?"]);
    assert_eq!(
        [1, 1, 2],
        ["doc.level", "doc.move", "doc.rob"].map(|name| t.deck(0).iter().filter(|it| *it == name).count())
    );
}

#[test]
fn ce_info_04_in_memory_mode_what_was_played_is_told_once_and_shown_once() {
    for memory in [false, true] {
        let mut t = planned(memory);
        let then = t.view_of(0);
        let laid = Event::Played { seat: seat(2), card: Some(card(Tuco, Shoot)), hidden: false };
        assert_eq!(t.told_to(eyes(0)), std::slice::from_ref(&laid), "when it happens everybody is told");
        t.play("play doc.punch");
        let now = t.view_of(0);
        let forgotten = Event::Played { seat: seat(2), card: None, hidden: false };
        assert_eq!(ColtExpress::logged(laid.clone(), &then), if memory { forgotten } else { laid });
        let drew = Event::Drew { seat: seat(0), count: 1, cards: Some(now.own.clone().unwrap().hand) };
        let Event::Drew { cards, .. } = ColtExpress::logged(drew, &now) else { panic!("still a draw") };
        assert_eq!(cards.is_none(), memory);
        let back = ColtExpress::looked_back(then.clone(), &now);
        assert_eq!(back == then, !memory);
        assert_eq!((back.stack.iter().all(|laid| laid.card.is_none()), back.own.is_none()), (memory, memory));
        // When the Round is over all of it has been seen.
        t.until(|game| game.view(Eyes::Bystander).rounds.len() == 2);
        let later = t.view_of(0);
        assert_eq!(ColtExpress::looked_back(then.clone(), &later), then);
    }
}

#[test]
fn ce_info_05_nothing_ever_shows_a_value_to_somebody_who_may_not_know_it() {
    // Whatever is legal, no action and no event of a whole game tells others a fresh Purse's value.
    for (players, game_seed) in [(2, 3), (3, 4), (5, 5)] {
        let mut t = deal(&Options::for_players(players), game_seed);
        t.play_out(|_| {});
        let mut robbed = 0;
        for (event, after) in &t.told {
            let (Event::Robbed { who, prize } | Event::Stole { who, prize }) = event else { continue };
            if prize.known.len() != 1 || prize.value.is_none() {
                continue;
            }
            robbed += 1;
            let owner = after.view(Eyes::Bystander).bandit(*who).unwrap().seat;
            for other in table::Seat::all(players).filter(|other| *other != owner) {
                let Some(Event::Robbed { prize, .. } | Event::Stole { prize, .. }) =
                    colt_express::ColtExpress::event_for(event, Eyes::Seat(other))
                else {
                    panic!("everybody notices a robbery")
                };
                assert_eq!((prize.value, prize.known.len()), (None, 0));
            }
        }
        assert!(robbed > 0);
    }
    // Open eyes see no more than a bystander before the end.
    let t = heist(quiet(&[Doc, Ghost, Tuco]).purses(Doc, &[500]).at(1, Inside, &[Doc]), &[(Doc, Move)]);
    let (open, bystander) = (t.game.view(Eyes::Open), t.game.view(Eyes::Bystander));
    assert_eq!(open, bystander);
    // And a seat that is not at the table is nobody.
    assert_eq!(t.game.view(Eyes::Seat(crate::common::seat(5))).own, None);
    assert_eq!(known(&t, Eyes::Seat(crate::common::seat(5)), Doc), [0; 0]);
}

#[test]
fn ce_info_06_everybody_knows_starting_purses_and_nobody_those_in_the_cars() {
    let t = deal(&Options::for_players(4), 8);
    for eyes in [eyes(0), eyes(1), eyes(3), Eyes::Bystander] {
        for bandit in t.game.view(eyes).bandits {
            assert_eq!((bandit.purses, dollars(&bandit.known_values)), (1, vec![250]));
        }
        for unit in t.game.view(eyes).units {
            assert_eq!(unit.inside.dropped[..], [], "Purses in the Cars are numbers only");
        }
    }
    // A lone starting Purse that is knocked loose stays a public 250.
    let t = heist(quiet(&[Doc, Ghost, Tuco]).at(1, Roof, &[Doc, Ghost]), &[(Doc, Punch)]);
    for eyes in [eyes(0), eyes(1), eyes(2), Eyes::Bystander] {
        assert_eq!(lying(&t, eyes, 1, Roof), (vec![250], 1));
    }
}

#[test]
fn ce_info_07_takers_learn_a_value_and_those_who_knew_it_keep_it() {
    // Tuco once had it and knows; Doc takes it; Ghost does not know.
    let position = quiet(&[Doc, Ghost, Tuco]).at(1, Roof, &[Doc]).dropped(1, Roof, 450, &[2]).purses(Doc, &[]);
    let t = heist(position, &[(Doc, Rob), (Doc, Move)]);
    assert_eq!([eyes(0), eyes(1), eyes(2)].map(|eyes| known(&t, eyes, Doc)), [vec![450], vec![], vec![450]]);
    assert_eq!(known(&t, Eyes::Bystander, Doc), [0; 0]);
    // A Purse lost from a card with only that one keeps its set.
    let alone = quiet(&[Doc, Ghost, Tuco]).at(1, Roof, &[Doc, Ghost]).purses(Ghost, &[400]);
    let t = heist(alone, &[(Doc, Punch)]);
    assert_eq!(
        [eyes(0), eyes(1), eyes(2)].map(|eyes| lying(&t, eyes, 1, Roof)),
        [(vec![], 1), (vec![400], 1), (vec![], 1)]
    );
    // The starting Purse is everybody's knowledge wherever it goes.
    let mut t = heist(
        quiet(&[Doc, Ghost, Tuco]).at(1, Roof, &[Doc, Ghost]).purses(Doc, &[]),
        &[(Doc, Punch), (Doc, Rob), (Doc, Climb), (Doc, Move)],
    );
    t.play("push forward");
    assert_eq!(known(&t, Eyes::Bystander, Doc), [250]);
}

#[test]
fn ce_info_08_after_a_loss_by_chance_only_the_loser_knows_what_is_where() {
    let position =
        quiet(&[Doc, Ghost, Tuco]).at(1, Roof, &[Doc, Ghost]).purses(Ghost, &[250, 500]).public_purses(Ghost);
    let before = heist(position.clone().treasure(Ghost, 1, 0), &[(Doc, Punch)]);
    assert_eq!(known(&before, eyes(2), Ghost), [250, 500], "all knew them");
    let t = heist(position, &[(Doc, Punch)]);
    for eyes in [eyes(0), eyes(2), Eyes::Bystander] {
        assert_eq!((known(&t, eyes, Ghost), lying(&t, eyes, 1, Roof)), (vec![], (vec![], 1)));
    }
    let (left, fallen) = (known(&t, eyes(1), Ghost), lying(&t, eyes(1), 1, Roof).0);
    assert_eq!((left.len(), fallen.len(), left[0] + fallen[0]), (1, 1, 750));
    // Cheyenne joins the set of the Purse she takes, and only of that one.
    let position = quiet(&[Cheyenne, Ghost, Tuco])
        .at(1, Roof, &[Cheyenne, Ghost])
        .purses(Cheyenne, &[])
        .purses(Ghost, &[300, 500])
        .public_purses(Ghost);
    let mut t = heist(position, &[(Cheyenne, Punch)]);
    t.play("pocket");
    let taken = known(&t, eyes(0), Cheyenne);
    assert_eq!(taken.len(), 1);
    assert_eq!(known(&t, eyes(1), Cheyenne), taken, "the loser knows what she has");
    assert_eq!((known(&t, eyes(2), Cheyenne), known(&t, eyes(0), Ghost)), (vec![], vec![]));
    assert_eq!(known(&t, eyes(1), Ghost), [800 - taken[0]]);
}

/// Ghost has these Purses, which everybody knows, and these, which only he does; Doc punches him.
fn punched(public: &[i32], secret: &[i32], seed: u64, rules: RulesVersion) -> Table {
    let mut position = quiet(&[Doc, Ghost, Tuco]).by_rules(rules).at(1, Roof, &[Doc, Ghost]).purses(Ghost, public);
    position = position.public_purses(Ghost).more_purses(Ghost, secret);
    heist_with(position, &[(Doc, Punch), (Tuco, Rob)], seed)
}

/// What these eyes know: of the Purses on Ghost's card, and of the one that fell.
fn left_and_fallen(t: &Table, eyes: Eyes) -> (Vec<i32>, Vec<i32>) {
    (known(t, eyes, Ghost), lying(t, eyes, 1, Roof).0)
}

#[test]
fn ce_info_08_of_equal_purses_everybody_knows_what_fell_and_what_is_left() {
    for seed in 0..20 {
        let t = punched(&[250, 250], &[], seed, ColtExpress::RULES);
        for eyes in [eyes(0), eyes(1), eyes(2), Eyes::Bystander] {
            assert_eq!(left_and_fallen(&t, eyes), (vec![250], vec![250]), "{eyes:?}");
        }
        let t = punched(&[300, 300], &[], seed, RulesVersion(1));
        for eyes in [eyes(0), eyes(2), Eyes::Bystander] {
            assert_eq!(left_and_fallen(&t, eyes), (vec![], vec![]), "by version 1 only the loser knew");
        }
    }
}

#[test]
fn ce_info_08_of_several_equal_purses_all_but_one_are_certainly_left() {
    let mut fallen = BTreeSet::new();
    for seed in 0..60 {
        let t = punched(&[250, 250, 250], &[500], seed, ColtExpress::RULES);
        for eyes in [eyes(0), eyes(2), Eyes::Bystander] {
            assert_eq!(left_and_fallen(&t, eyes), (vec![250, 250], vec![]), "whatever fell");
        }
        let (left, fell) = left_and_fallen(&t, eyes(1));
        assert_eq!((left.len(), left.iter().sum::<i32>() + fell[0]), (3, 1250), "the loser knows all");
        fallen.insert(fell[0]);
        // Two values, one of each: either may have gone.
        let t = punched(&[250, 300], &[], seed, ColtExpress::RULES);
        assert_eq!(left_and_fallen(&t, eyes(0)), (vec![], vec![]));
        // All are equal, but only he knows that.
        let t = punched(&[250, 250], &[250], seed, ColtExpress::RULES);
        assert_eq!(left_and_fallen(&t, eyes(2)), (vec![250], vec![]));
        assert_eq!(left_and_fallen(&t, eyes(1)), (vec![250, 250], vec![250]));
    }
    assert_eq!(fallen, BTreeSet::from([250, 500]), "both have happened");
}

#[test]
fn ce_info_08_what_is_certain_stays_so_in_every_imagined_world() {
    let t = punched(&[250, 250, 250], &[500], 3, ColtExpress::RULES);
    let known_of_ghost = |world: &ColtExpress| values(&world.view(eyes(0)), Ghost);
    assert_constant(&t.imagined(0, 200, known_of_ghost), &vec![250, 250]);
    let all_of_ghost =
        |world: &ColtExpress| values(&world.view(eyes(1)), Ghost).iter().filter(|it| **it == 250).count() >= 2;
    assert_constant(&t.imagined(0, 200, all_of_ghost), &true);
}

#[test]
fn ce_info_09_a_foreign_card_is_shown_as_numbers_and_sorted_values() {
    // Doc knows two of Ghost's three Purses, which Ghost got in another order.
    let position = quiet(&[Doc, Ghost, Tuco])
        .purses(Ghost, &[])
        .at(1, Roof, &[Ghost])
        .at(0, Roof, &[Doc])
        .dropped(1, Roof, 500, &[0])
        .dropped(1, Roof, 300, &[0])
        .loot(1, Roof, 0, 1, 0);
    let mut t = heist(position, &[(Ghost, Rob), (Ghost, Rob), (Doc, Move)]);
    assert_eq!(t.legal(), ["rob purse:2", "rob purse:3", "rob jewel"]);
    t.play("rob purse:2");
    t.play("rob purse:3");
    assert_eq!(known(&t, eyes(0), Ghost), [300, 500]);
    assert_eq!(known(&t, eyes(1), Ghost), [300, 500]);
    assert_eq!((known(&t, eyes(2), Ghost), t.loot_of(Ghost).0), (vec![], 2));
    // Tokens on the train may be shown one by one.
    let t = heist(
        quiet(&[Doc, Ghost, Tuco]).at(1, Inside, &[Doc]).dropped(2, Roof, 500, &[0]).dropped(2, Roof, 300, &[1]),
        &[(Doc, Move)],
    );
    let seen: Vec<_> =
        t.view_of(0).units[2].roof.dropped.iter().map(|it| (it.number, it.value.map(|v| v.dollars()))).collect();
    assert_eq!(seen, [(3, Some(500)), (4, None)]);
}

#[test]
fn ce_info_09_a_purse_that_chance_took_cannot_be_followed_by_its_number() {
    // Ghost holds numbers 1 and 3; whichever value falls, it is number 3 that lies there.
    let mut fallen = std::collections::BTreeMap::new();
    for seed in 0..400 {
        let position = quiet(&[Doc, Ghost, Tuco]).purses(Ghost, &[300, 500]).at(1, Roof, &[Doc, Ghost]);
        let t = heist_with(position, &[(Doc, Punch)], seed);
        let dropped = t.view_of(1).units[1].roof.dropped.clone();
        *fallen.entry((dropped[0].number, dropped[0].value.unwrap().dollars())).or_insert(0u32) += 1;
    }
    let number = fallen.keys().next().unwrap().0;
    assert_shares(&fallen, &[((number, 300), 0.5), ((number, 500), 0.5)]);
}
