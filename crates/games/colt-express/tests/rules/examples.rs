//! The worked examples of the rules, sections 8.1 to 8.3 and 8.6, each with its exact result.

use crate::common::*;
use colt_express::data::{Character, Incident, Kind, RoundCard, Turn};
use colt_express::view::Phase;
use colt_express::{Cast, Event, Options, Position, Shooter};
use table::Eyes;

const FOUR: [Character; 4] = [Doc, Belle, Tuco, Cheyenne];
const SIX_KINDS: [Kind; 6] = [Move, Climb, Shoot, Rob, Punch, Sheriff];

/// These cards in the hand of a seat.
fn hand(position: Position, seat: usize, who: Character, kinds: &[Kind]) -> Position {
    let cards: Vec<_> = kinds.iter().map(|&kind| Some((who, kind))).collect();
    position.hand(seat, &cards)
}

fn six_each(mut position: Position, cast: &[Character]) -> Position {
    for (seat, &who) in cast.iter().enumerate() {
        position = hand(position, seat, who, &SIX_KINDS);
    }
    position
}

fn neutral_hit(who: Character) -> Event {
    Event::Hit { who, by: Shooter::Neutral }
}

/// Whom `who` may shoot in this position: the choices, or the only target, or nobody.
fn targets(position: &Position, who: Character) -> Vec<String> {
    let t = heist(position.clone(), &[(who, Shoot)]);
    if matches!(t.view().phase, Phase::Resolving { .. }) {
        return t.legal();
    }
    let hit = |event: &Event| match event {
        Event::Hit { who, by: Shooter::Bandit(_) } => Some(format!("shoot {who}")),
        _ => None,
    };
    t.events().iter().filter_map(hit).collect()
}

// -------------------------------------------------------------------- 8.1 Examples of the rulebook

#[test]
fn ce_ex_01_four_players_at_the_start() {
    for seed in 0..12 {
        let t = deal(&Options::for_players(4), seed);
        let first = t.view().first.expect("a First Player").index();
        for (number, unit) in [(1, 0), (2, 1), (3, 0), (4, 1)] {
            let seat = (first + number - 1) % 4;
            let bandit = t.view().bandits[seat].clone();
            assert_eq!((bandit.unit, bandit.level), (Some(unit), Inside), "player {number}");
        }
        assert_eq!((t.view().sheriff, t.location(4, Inside).strongboxes), (Some(4), 1));
        for unit in t.view().units {
            assert_eq!(unit.roof, Default::default());
        }
    }
}

#[test]
fn ce_ex_02_doc_belle_and_cheyenne_play_and_tuco_draws() {
    let mut t = planning(six_each(Position::of(&FOUR).round(1, RoundCard::Braking24), &FOUR), 0);
    for act in ["play doc.move", "play belle.shoot", "draw", "play cheyenne.punch"] {
        t.play(act);
    }
    assert_eq!(t.stack(Eyes::Bystander), ["doc.move", "belle.shoot", "cheyenne.punch"]);
    assert_eq!([0, 1, 2, 3].map(|seat| t.player(seat).hand), [5, 5, 9, 5]);
    assert_eq!(t.acting(), [0]);
    assert!(matches!(t.view().phase, Phase::Planning { turn: 1, symbol: Turn::Open, .. }));
    for _ in 0..3 {
        for player in 0..4 {
            let draw = t.legal_of(player).contains(&"draw".to_owned());
            let act = if draw { "draw".to_owned() } else { t.legal_of(player)[0].clone() };
            t.play_as(player, &act);
        }
    }
    t.until(|game| table::Game::view(game, Eyes::Bystander).rounds.len() == 2);
    let turned: Vec<String> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Turned { card, .. } => Some(card.to_string()),
            _ => None,
        })
        .take(3)
        .collect();
    assert_eq!(turned, ["doc.move", "belle.shoot", "cheyenne.punch"]);
}

#[test]
fn ce_ex_03_as_many_turns_as_symbols() {
    for (card, turns, acts) in [(RoundCard::Braking24, 4, 4), (RoundCard::Tunnels24, 5, 5), (RoundCard::Bridge24, 3, 4)]
    {
        let mut position = Position::of(&FOUR).round(1, card);
        for (seat, &who) in FOUR.iter().enumerate() {
            position = hand(position.fired(who, 0, FOUR[(seat + 1) % 4]), seat, who, &[Rob]);
        }
        let mut t = planning(position, 0);
        let mut seen = Vec::new();
        let mut count = 0;
        while t.view().rounds.len() == 1 {
            let Phase::Planning { turn, .. } = t.view().phase else { panic!("{:?}", t.view().phase) };
            seen.push(turn);
            count += 1;
            t.play("draw");
        }
        seen.dedup();
        assert_eq!((seen, count), ((0..turns).collect(), 4 * acts), "{card}");
    }
}

#[test]
fn ce_ex_04_who_is_in_sight_on_the_roofs() {
    let position =
        quiet(&[Ghost, Tuco, Cheyenne, Doc]).at(1, Roof, &[Ghost]).at(3, Roof, &[Tuco, Cheyenne]).at(4, Roof, &[Doc]);
    assert_eq!(targets(&position, Ghost), ["shoot cheyenne", "shoot tuco"]);
    assert_eq!(targets(&position, Tuco), ["shoot ghost", "shoot doc"]);
    assert_eq!(targets(&position, Cheyenne), ["shoot ghost", "shoot doc"]);
    assert_eq!(targets(&position, Doc), ["shoot cheyenne", "shoot tuco"]);
}

#[test]
fn ce_ex_05_a_team_has_eleven_cards() {
    let cast = Cast::Chosen(vec![Tuco, Cheyenne, Django, Doc]);
    let mut t = deal(&Options::for_players(2).cast(cast), 1);
    while t.view().phase == Phase::Boarding {
        let first = t.legal()[0].clone();
        t.play(&first);
    }
    let mut cards = t.hand(0);
    assert_eq!((cards.len(), t.player(0).deck), (6, 5));
    cards.extend(t.deck(0));
    cards.sort_unstable();
    let mut eleven: Vec<String> = [Tuco, Cheyenne]
        .into_iter()
        .flat_map(|who| ["move", "level", "shoot", "rob", "punch"].map(|kind| format!("{who}.{kind}")))
        .chain(["tuco.sheriff".to_owned()])
        .collect();
    eleven.sort_unstable();
    assert_eq!(cards, eleven);
    assert_eq!((t.player(1).hand, t.player(1).deck), (7, 4));
}

#[test]
fn ce_ex_06_ghost_goes_down_to_the_sheriff_and_is_back_on_the_roof() {
    let t = heist(quiet(&[Ghost, Belle, Tuco, Doc]).at(2, Roof, &[Ghost]).sheriff(2), &[(Ghost, Climb)]);
    assert_eq!((t.spot(Ghost), t.bandit(Ghost).neutral_hits, t.view().neutral_bullets), ((2, Roof), 1, 12));
    let hit = t.right_after(|event| *event == neutral_hit(Ghost));
    assert_eq!(hit.deck(0).iter().filter(|name| *name == "bullet").count(), 1);
}

#[test]
fn ce_ex_07_two_gunslingers_get_a_thousand_each() {
    let position = Position::of(&FOUR).fired(Doc, 2, Tuco).fired(Belle, 2, Doc).fired(Tuco, 3, Belle);
    let game = position.over();
    let standing = table::Game::standing(&game).expect("over");
    assert_eq!([0, 1, 2, 3].map(|index| standing.of(seat(index)).scores[4]), [1000, 1000, 0, 0]);
}

// ------------------------------------------------------------------------------- 8.2 Order of Turns

/// The seats that act in one Turn, everybody drawing.
fn order_of_turn(cast: &[Character], card: RoundCard, turn: u8, first: usize) -> Vec<usize> {
    let mut position = Position::of(cast).round(1, card).first(first);
    for (seat, &who) in cast.iter().enumerate() {
        position = hand(position.fired(who, 0, cast[(seat + 1) % cast.len()]), seat, who, &[Rob]);
    }
    let mut t = planning(position, turn);
    let mut seats = Vec::new();
    while matches!(t.view().phase, Phase::Planning { turn: now, .. } if now == turn) && t.view().rounds.len() == 1 {
        seats.push(t.actor().index());
        t.play("draw");
    }
    seats
}

#[test]
fn ce_ex_10_order_of_acts_under_every_symbol() {
    assert_eq!(order_of_turn(&FOUR, RoundCard::AngrySheriff24, 1, 2), [2, 3, 0, 1], "open");
    assert_eq!(order_of_turn(&FOUR, RoundCard::AngrySheriff24, 2, 2), [2, 3, 0, 1], "Tunnel");
    assert_eq!(order_of_turn(&FOUR, RoundCard::AngrySheriff24, 3, 2), [2, 1, 0, 3], "Switching");
    assert_eq!(order_of_turn(&FOUR, RoundCard::Bridge24, 1, 2), [2, 2, 3, 3, 0, 0, 1, 1], "Speeding-up");
    assert_eq!(heist(quiet(&FOUR).first(2), &[(Doc, Rob)]).view().first, Some(seat(3)));
}

#[test]
fn ce_ex_11_take_it_all_with_five_players() {
    let five = [Doc, Belle, Tuco, Cheyenne, Django];
    let order = |turn| order_of_turn(&five, RoundCard::TakeItAll56, turn, 4);
    assert_eq!(order(0), [4, 0, 1, 2, 3]);
    assert_eq!(order(1), [4, 4, 0, 0, 1, 1, 2, 2, 3, 3]);
    assert_eq!(order(2), [4, 3, 2, 1, 0]);
    let mut t = planning(six_each(Position::of(&five).round(1, RoundCard::TakeItAll56).first(4), &five), 0);
    while t.view().stack.len() < 19 {
        let play = t.legal().iter().find(|act| !act.ends_with(".move") && *act != "draw").expect("a card").clone();
        t.play(&play);
    }
    assert_eq!(t.actor().index(), 0);
    t.play("play doc.move");
    let full = t.right_after(|event| *event == Event::HeistBegan);
    assert_eq!(full.view().stack.len(), 20);
}

#[test]
fn ce_ex_12_ghost_hides_a_card_in_his_first_turn_or_not_at_all() {
    let cast = [Ghost, Belle, Tuco, Doc];
    let start = || planning(six_each(Position::of(&cast).round(1, RoundCard::Braking24), &cast), 0);
    let mut t = start();
    assert_eq!(t.legal()[..2], ["play ghost.move", "play ghost.move down"]);
    t.play("draw");
    for _ in 0..3 {
        t.play("draw");
    }
    assert!(t.legal().iter().all(|act| !act.ends_with(" down")));
    assert_eq!(t.refused_as(0, "play ghost.rob down").rule.0, "CE-GHOST-01");

    let mut t = start();
    t.play("play ghost.rob down");
    assert_eq!(
        (t.stack(Eyes::Bystander), t.stack(Eyes::Seat(seat(0)))),
        (vec!["?".to_owned()], vec!["ghost.rob".to_owned()])
    );
    for _ in 0..3 {
        t.play("draw");
    }
    assert_eq!(t.refused_as(0, "play ghost.move down").rule.0, "CE-GHOST-01");
    t.play("play ghost.move");
    assert_eq!(t.stack(Eyes::Bystander), ["?", "ghost.move"]);
}

#[test]
fn ce_ex_13_doc_draws_his_whole_deck() {
    let cast = [Doc, Belle, Tuco];
    let t = deal(&Options::for_players(3).cast(Cast::Chosen(cast.to_vec())), 1);
    assert_eq!((t.player(0).hand, t.player(0).deck), (7, 3));
    let mut t = planning(hand(six_each(quiet(&cast), &cast), 0, Doc, &[Move]), 0);
    assert_eq!((t.player(0).hand, t.player(0).deck), (7, 3));
    t.play("draw");
    assert_eq!((t.player(0).hand, t.player(0).deck), (10, 0));
    t.play("draw");
    t.play("draw");
    assert_eq!(t.acting(), [0]);
    assert_eq!(t.legal(), SIX_KINDS.map(|kind| format!("play doc.{kind} down")));
    assert_eq!(t.refused_as(0, "draw").rule.0, "CE-PLAN-06");
}

#[test]
fn ce_ex_14_the_second_draw_finds_one_card() {
    let mut t = planning(six_each(Position::of(&FOUR).round(1, RoundCard::Braking24).first(1), &FOUR), 0);
    let mut hands = vec![t.player(1).hand];
    for _ in 0..2 {
        for _ in 0..4 {
            t.play("draw");
        }
        hands.push(t.player(1).hand);
    }
    assert_eq!((hands, t.acting()), (vec![6, 9, 10], vec![1]));
    assert!(!t.legal().contains(&"draw".to_owned()));
}

#[test]
fn ce_ex_15_five_players_only_draw_and_the_swivel_arm_comes() {
    let five = [Doc, Belle, Tuco, Cheyenne, Django];
    let mut position = Position::of(&five).round(1, RoundCard::SwivelArm56).at(3, Roof, &[Tuco]).at(5, Roof, &[Belle]);
    for (seat, &who) in five.iter().enumerate() {
        position = position.fired(who, 2, five[(seat + 1) % 5]);
    }
    // The deal of the next Round shows the hands.
    let dealt = incident(position.clone());
    assert_eq!([0, 1, 4].map(|seat| (dealt.player(seat).hand, dealt.player(seat).deck)), [(7, 7), (6, 8), (6, 8)]);

    let mut t = planning(hand(six_each(position, &five), 0, Doc, &[Move]), 0);
    for _ in 0..15 {
        t.play("draw");
    }
    let drawn = |seat: usize| -> Vec<u8> {
        t.events()
            .iter()
            .filter_map(|event| match event {
                Event::Drew { seat: by, count, .. } if by.index() == seat => Some(*count),
                _ => None,
            })
            .collect()
    };
    assert_eq!((drawn(0), drawn(1), drawn(4)), (vec![3, 3, 1], vec![3, 3, 2], vec![3, 3, 2]));
    assert_eq!(
        t.story(),
        [
            Event::HeistSkipped,
            Event::IncidentBegan(Incident::SwivelArm),
            Event::Pushed { who: Belle, level: Roof, from: 5, to: 0 },
            Event::Pushed { who: Tuco, level: Roof, from: 3, to: 0 },
        ]
    );
}

// ----------------------------------------------------------------------- 8.3 Move, Level, Sheriff

#[test]
fn ce_ex_20_how_far_one_runs_on_the_roofs() {
    let six = [Doc, Belle, Tuco, Cheyenne, Django, Ghost];
    for (cast, unit, reach) in
        [(&six[..3], 0, &[1, 2, 3][..]), (&six[..3], 1, &[0, 2, 3]), (&six[..], 3, &[0, 1, 2, 4, 5, 6])]
    {
        let t = heist(quiet(cast).at(unit, Roof, &[Doc]), &[(Doc, Move)]);
        let expected: Vec<String> = reach.iter().map(|to| format!("move {to}")).collect();
        assert_eq!(t.legal(), expected);
    }
}

#[test]
fn ce_ex_21_the_only_way_leads_to_the_sheriff() {
    let t = heist(quiet(&FOUR).sheriff(1).neutral(5), &[(Doc, Move)]);
    assert_eq!((t.spot(Doc), t.bandit(Doc).neutral_hits, t.view().neutral_bullets), ((1, Roof), 1, 4));
}

#[test]
fn ce_ex_22_belle_runs_over_the_sheriff() {
    let mut t = heist(quiet(&FOUR).at(3, Roof, &[Belle]).sheriff(2), &[(Belle, Move)]);
    t.play("move 0");
    let moved = Event::Moved { who: Belle, level: Roof, from: 3, to: 0 };
    assert_eq!((t.spot(Belle), t.story()[1..].to_vec()), ((0, Roof), vec![moved]));
    assert_eq!((t.hits(Belle), t.view().neutral_bullets), (0, 13));
}

/// Tuco, Doc and Ghost inside Unit 1 with Belle above them, the Sheriff next door.
fn three_and_belle(neutral: u8) -> Position {
    let cast = [Tuco, Doc, Ghost, Belle];
    quiet(&cast).sheriff(2).at(1, Inside, &[Tuco, Doc, Ghost]).at(1, Roof, &[Belle]).neutral(neutral)
}

#[test]
fn ce_ex_23_sheriff_meets_more_bandits_than_bullets_left() {
    let mut t = heist(three_and_belle(2), &[(Belle, Sheriff), (Ghost, Climb)]);
    assert_eq!(t.legal(), ["sheriff 1", "sheriff 3"]);
    t.play("sheriff 1");
    // Ghost went down once more: he fled, without a Bullet.
    for who in [Tuco, Doc, Ghost, Belle] {
        assert_eq!((t.spot(who), t.hits(who)), ((1, Roof), 0));
    }
    assert_eq!((t.view().neutral_bullets, t.view().neutral_removed), (0, 13));
    assert_eq!(t.events().iter().filter(|event| **event == Event::Fled { who: Ghost, unit: 1 }).count(), 2);
}

#[test]
fn ce_ex_24_the_supply_serves_the_group_exactly() {
    let mut t = heist(three_and_belle(3), &[(Belle, Sheriff), (Ghost, Climb)]);
    t.play("sheriff 1");
    assert_eq!([Tuco, Doc, Ghost, Belle].map(|who| t.hits(who)), [1, 1, 1, 0]);
    assert_eq!([Tuco, Doc, Ghost, Belle].map(|who| t.spot(who)), [(1, Roof); 4]);
    assert_eq!((t.view().neutral_bullets, t.view().neutral_removed), (0, 10));
}

// ------------------------------------------------------------------------------------- 8.6 Events

fn event(cast: &[Character], round: u8, card: RoundCard) -> Position {
    Position::of(cast).round(round, card)
}

#[test]
fn ce_ex_60_angry_sheriff_shoots_up_and_walks_into_ghost() {
    let position = event(&[Tuco, Doc, Ghost, Belle], 1, RoundCard::AngrySheriff24).sheriff(3).neutral(5);
    let t = incident(position.at(3, Roof, &[Tuco, Doc]).at(2, Inside, &[Ghost]).at(2, Roof, &[Belle]));
    assert_eq!([Tuco, Doc, Ghost, Belle].map(|who| t.hits(who)), [1, 1, 1, 0]);
    assert_eq!((t.view().sheriff, t.spot(Ghost), t.spot(Belle)), (Some(2), (2, Roof), (2, Roof)));
    assert_eq!([Tuco, Doc].map(|who| t.spot(who)), [(3, Roof); 2]);
    assert_eq!(t.view().neutral_bullets, 2);
    let moved = t.right_after(|event| *event == Event::SheriffMoved { by: None, from: 3, to: 2 });
    assert_eq!(moved.view().neutral_bullets, 3);
}

#[test]
fn ce_ex_62_angry_sheriff_in_the_caboose_stays() {
    let position = event(&[Tuco, Doc, Ghost, Belle], 1, RoundCard::AngrySheriff24).sheriff(0).neutral(5);
    let t = incident(position.at(0, Roof, &[Tuco]).at(1, Inside, &[Doc]).at(3, Roof, &[Ghost, Belle]));
    assert_eq!((t.hits(Tuco), t.hits(Doc), t.spot(Doc)), (1, 0, (1, Inside)));
    assert_eq!((t.view().sheriff, t.view().neutral_bullets), (Some(0), 4));
    assert_eq!(t.story(), [Event::IncidentBegan(Incident::AngrySheriff), neutral_hit(Tuco)]);
}

#[test]
fn ce_ex_63_braking_slides_everybody_on_the_roofs() {
    let cast = [Doc, Tuco, Ghost, Belle];
    let position = event(&cast, 1, RoundCard::Braking24).at(4, Roof, &[Doc]).at(3, Roof, &[Tuco]).at(0, Roof, &[Ghost]);
    let t = incident(position.at(2, Inside, &[Belle]));
    assert_eq!(cast.map(|who| t.spot(who)), [(4, Roof), (4, Roof), (1, Roof), (2, Inside)]);
}

#[test]
fn ce_ex_64_the_swivel_arm_sweeps_the_roofs() {
    let position = event(&[Doc, Tuco, Belle, Ghost], 1, RoundCard::SwivelArm24);
    let t = incident(position.at(4, Roof, &[Doc]).at(0, Roof, &[Tuco]).at(2, Inside, &[Belle]));
    assert_eq!([Doc, Tuco, Belle].map(|who| t.spot(who)), [(0, Roof), (0, Roof), (2, Inside)]);
}

#[test]
fn ce_ex_65_take_it_all_brings_the_second_strongbox() {
    let t = incident(event(&FOUR, 1, RoundCard::TakeItAll24).sheriff(2).loot(2, Inside, 3, 1, 0));
    let there = t.location(2, Inside);
    assert_eq!((there.strongboxes, there.purses, there.jewels, there.dropped.len()), (1, 3, 1, 0));
    assert_eq!((t.view().strongbox_aside, t.location(2, Roof).strongboxes), (false, 0));
}

#[test]
fn ce_ex_67_only_ghost_is_alone_with_purses() {
    let position = event(&[Ghost, Doc, Tuco, Belle], 5, RoundCard::StationPickpockets).at(1, Inside, &[Ghost]);
    let position = position.at(1, Roof, &[Doc]).at(2, Inside, &[Tuco, Belle]).first(2);
    let position = position.loot(1, Inside, 2, 0, 0).loot(1, Roof, 0, 1, 0).loot(2, Inside, 1, 0, 0);
    for (choice, purses, left) in [("steal purse", 2, 1), ("pass", 1, 2)] {
        let mut t = incident(position.clone());
        assert_eq!((t.acting(), t.legal()), (vec![0], vec!["steal purse".to_owned(), "pass".to_owned()]));
        assert_eq!(t.view().phase, Phase::Pickpockets { who: Ghost });
        t.play(choice);
        assert_eq!((t.bandit(Ghost).purses, t.location(1, Inside).purses), (purses, left));
        assert_eq!(t.view().phase, Phase::Over, "Doc, Tuco and Belle are not asked");
        assert_eq!((t.bandit(Doc).jewels, t.bandit(Tuco).purses, t.bandit(Belle).purses), (0, 1, 1));
        assert_eq!((t.location(1, Roof).jewels, t.location(2, Inside).purses), (1, 1));
    }
}

#[test]
fn ce_ex_68_the_sheriffs_revenge_costs_doc_250() {
    let position = event(&FOUR, 5, RoundCard::StationRevenge).sheriff(2).at(2, Roof, &[Doc, Belle]);
    let position = position.purses(Doc, &[300, 250, 500]).treasure(Doc, 1, 0).purses(Belle, &[]).treasure(Belle, 0, 1);
    let before = table::Game::standing(&position.clone().over()).expect("over");
    let t = incident(position);
    assert_eq!((t.purses(Doc), t.bandit(Doc).purses, t.bandit(Doc).jewels), (vec![300, 500], 2, 1));
    assert_eq!((t.bandit(Belle).strongboxes, t.bandit(Belle).purses), (1, 0));
    let dropped: Vec<_> =
        t.location(2, Roof).dropped.iter().map(|purse| purse.value.map(|value| value.dollars())).collect();
    assert_eq!(dropped, [Some(250)]);
    let after = t.view().standing.expect("over");
    assert_eq!(after.of(seat(0)).total, before.of(seat(0)).total - 250);
    assert_eq!(after.of(seat(1)).total, before.of(seat(1)).total);
}
