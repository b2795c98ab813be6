//! Every Round card and every Station, played: its Turns, the acts of each player, its Event.

use crate::common::*;
use colt_express::data::{Character, Incident, RoundCard, Turn};
use colt_express::view::Phase;
use colt_express::{Event, Idle, Position, Shooter};

/// The seats of the cards for 2–4 and 5–6 players.
const FOUR: [Character; 4] = [Doc, Belle, Tuco, Cheyenne];
const FIVE: [Character; 5] = [Doc, Belle, Tuco, Cheyenne, Django];

/// Plays the Planning phase of this card and its Heist, checking every act against the symbols
/// (`O` open, `T` Tunnel, `S` Speeding-up, `W` Switching): whose it is, how often, and how cards lie.
/// Everybody first plays a Rob that finds nothing, then draws.
fn play(position: Position, cast: &[Character], round: u8, card: RoundCard, symbols: &str) -> Table {
    let seats = cast.len();
    let mut position = position.round(round, card).first(1);
    for (seat, &who) in cast.iter().enumerate() {
        // Six Bullets make a deck for five draws.
        position = position.fired(who, 0, cast[(seat + 1) % seats]).hand(seat, &[Some((who, Move)), Some((who, Rob))]);
    }
    let mut t = planning(position, 0);
    assert_eq!(t.view().rounds.last().map(|round| round.turns.len()), Some(symbols.len()));
    for (turn, letter) in symbols.chars().enumerate() {
        let symbol = match letter {
            'O' => Turn::Open,
            'T' => Turn::Tunnel,
            'S' => Turn::SpeedingUp,
            _ => Turn::Switching,
        };
        for number in 0..seats {
            let actor = if letter == 'W' { (1 + seats - number) % seats } else { (1 + number) % seats };
            for again in if letter == 'S' { &[false, true][..] } else { &[false] } {
                assert_eq!(t.acting(), [actor], "{card}: Turn {turn}, player number {number}");
                let expected = Phase::Planning { turn: turn as u8, symbol, again: *again, may_hide: false };
                assert_eq!(t.view().phase, expected, "{card}");
                let legal = t.legal();
                let plays = legal.iter().filter(|act| act.starts_with("play"));
                assert!(plays.clone().count() > 0);
                assert!(plays.clone().all(|act| act.ends_with(" down") == (letter == 'T')), "{card}: {legal:?}");
                let rob = format!("play {}.rob", cast[actor]);
                t.play(if turn == 0 { &rob } else { "draw" });
            }
        }
    }
    let idle: Vec<_> = (0..seats)
        .map(|number| cast[(1 + number) % seats])
        .map(|who| Event::Idle { card: crate::common::card(who, Rob), why: Idle::NoLoot })
        .collect();
    let told: Vec<Event> = t.story().into_iter().filter(|event| matches!(event, Event::Idle { .. })).collect();
    assert_eq!(told, idle, "{card}: one card each, in order");
    t
}

/// What the Event did.
fn event_of(t: &Table) -> Vec<Event> {
    t.story().into_iter().skip_while(|event| !matches!(event, Event::IncidentBegan(_))).collect()
}

fn acts_of(t: &Table, seat: usize) -> usize {
    let is_act = |event: &&Event| match event {
        Event::Played { seat: by, .. } | Event::Drew { seat: by, .. } => by.index() == seat,
        _ => false,
    };
    t.events().iter().filter(is_act).count()
}

fn neutral_hits<const N: usize>(t: &Table, who: [Character; N]) -> [u8; N] {
    who.map(|who| t.bandit(who).neutral_hits)
}

fn spots<const N: usize>(t: &Table, who: [Character; N]) -> [(u8, colt_express::data::Level); N] {
    who.map(|who| t.spot(who))
}

/// Sheriff in Unit 3; Tuco and Doc above him, Cheyenne inside Unit 2, Belle on its roof.
fn around_the_sheriff(cast: &[Character]) -> Position {
    Position::of(cast).sheriff(3).at(3, Roof, &[Tuco, Doc]).at(2, Inside, &[Cheyenne]).at(2, Roof, &[Belle])
}

fn check_angry_sheriff(t: &Table) {
    let hit = |who| Event::Hit { who, by: Shooter::Neutral };
    assert_eq!(
        event_of(t),
        [
            Event::IncidentBegan(Incident::AngrySheriff),
            hit(Tuco),
            hit(Doc),
            Event::SheriffMoved { by: None, from: 3, to: 2 },
            hit(Cheyenne),
            Event::Fled { who: Cheyenne, unit: 2 },
        ]
    );
    assert_eq!(neutral_hits(t, FOUR), [1, 0, 1, 1]);
    assert_eq!(spots(t, FOUR), [(3, Roof), (2, Roof), (3, Roof), (2, Roof)]);
    assert_eq!((t.view().sheriff, t.view().neutral_bullets), (Some(2), 10));
}

#[test]
fn angry_sheriff_24_has_two_open_turns_a_tunnel_and_switching() {
    let t = play(around_the_sheriff(&FOUR), &FOUR, 1, RoundCard::AngrySheriff24, "OOTW");
    assert_eq!(acts_of(&t, 2), 4);
    check_angry_sheriff(&t);
}

#[test]
fn angry_sheriff_56_has_two_open_turns_and_switching() {
    let t = play(around_the_sheriff(&FIVE).at(5, Roof, &[Django]), &FIVE, 1, RoundCard::AngrySheriff56, "OOW");
    assert_eq!(acts_of(&t, 2), 3);
    check_angry_sheriff(&t);
    assert_eq!((t.spot(Django), t.bandit(Django).neutral_hits), ((5, Roof), 0));
}

/// Doc on the Locomotive (Unit 4 or 5), Tuco on Unit 1, Belle on the Caboose, Cheyenne inside.
fn on_the_roofs(cast: &[Character], locomotive: u8) -> Position {
    let position = Position::of(cast).at(locomotive, Roof, &[Doc]).at(1, Roof, &[Tuco]).at(0, Roof, &[Belle]);
    position.at(2, Inside, &[Cheyenne]).sheriff(3)
}

fn check_swivel_arm(t: &Table, locomotive: u8) {
    assert_eq!(
        event_of(t),
        [
            Event::IncidentBegan(Incident::SwivelArm),
            Event::Pushed { who: Tuco, level: Roof, from: 1, to: 0 },
            Event::Pushed { who: Doc, level: Roof, from: locomotive, to: 0 },
        ]
    );
    assert_eq!(spots(t, FOUR), [(0, Roof), (0, Roof), (0, Roof), (2, Inside)]);
    assert_eq!(neutral_hits(t, FOUR), [0; 4]);
}

#[test]
fn swivel_arm_24_has_a_tunnel_in_its_second_turn() {
    let t = play(on_the_roofs(&FOUR, 4), &FOUR, 1, RoundCard::SwivelArm24, "OTOO");
    assert_eq!(acts_of(&t, 0), 4);
    check_swivel_arm(&t, 4);
}

#[test]
fn swivel_arm_56_has_a_tunnel_between_two_open_turns() {
    let t = play(on_the_roofs(&FIVE, 5).at(4, Inside, &[Django]), &FIVE, 1, RoundCard::SwivelArm56, "OTO");
    assert_eq!(acts_of(&t, 0), 3);
    check_swivel_arm(&t, 5);
    assert_eq!(t.spot(Django), (4, Inside));
}

fn check_braking(t: &Table, locomotive: u8) {
    assert_eq!(
        event_of(t),
        [
            Event::IncidentBegan(Incident::Braking),
            Event::Pushed { who: Belle, level: Roof, from: 0, to: 1 },
            Event::Pushed { who: Tuco, level: Roof, from: 1, to: 2 },
        ]
    );
    assert_eq!(spots(t, FOUR), [(locomotive, Roof), (1, Roof), (2, Roof), (2, Inside)]);
    assert_eq!(neutral_hits(t, FOUR), [0; 4]);
}

#[test]
fn braking_24_has_four_open_turns() {
    let t = play(on_the_roofs(&FOUR, 4), &FOUR, 1, RoundCard::Braking24, "OOOO");
    assert_eq!(acts_of(&t, 0), 4);
    check_braking(&t, 4);
}

#[test]
fn braking_56_has_a_tunnel_in_its_second_turn() {
    let t = play(on_the_roofs(&FIVE, 5).at(4, Inside, &[Django]), &FIVE, 1, RoundCard::Braking56, "OTOO");
    assert_eq!(acts_of(&t, 0), 4);
    check_braking(&t, 5);
    assert_eq!(t.spot(Django), (4, Inside));
}

fn check_take_it_all(t: &Table) {
    assert_eq!(event_of(t), [Event::IncidentBegan(Incident::TakeItAll), Event::StrongboxAppeared { unit: 2 }]);
    let (inside, roof) = (t.location(2, Inside), t.location(2, Roof));
    assert_eq!((inside.strongboxes, inside.purses, inside.jewels, roof.strongboxes), (1, 1, 1, 0));
    assert!(!t.view().strongbox_aside);
}

#[test]
fn take_it_all_24_has_a_tunnel_and_then_speeding_up() {
    let position = Position::of(&FOUR).sheriff(2).loot(2, Inside, 1, 1, 0);
    let t = play(position, &FOUR, 1, RoundCard::TakeItAll24, "OTSO");
    assert_eq!(acts_of(&t, 3), 5);
    check_take_it_all(&t);
}

#[test]
fn take_it_all_56_has_speeding_up_and_then_switching() {
    let position = Position::of(&FIVE).sheriff(2).loot(2, Inside, 1, 1, 0);
    let t = play(position, &FIVE, 1, RoundCard::TakeItAll56, "OSW");
    assert_eq!(acts_of(&t, 3), 4);
    check_take_it_all(&t);
}

fn check_rebellion(t: &Table) {
    let hit = |who| Event::Hit { who, by: Shooter::Neutral };
    assert_eq!(event_of(t), [Event::IncidentBegan(Incident::Rebellion), hit(Cheyenne), hit(Doc)]);
    assert_eq!((neutral_hits(t, FOUR), t.view().neutral_bullets), ([1, 0, 0, 1], 11));
    assert_eq!(spots(t, FOUR), [(1, Inside), (1, Roof), (0, Roof), (2, Inside)]);
}

/// Doc and Cheyenne inside, Belle and Tuco on roofs.
fn two_inside(cast: &[Character]) -> Position {
    let position = Position::of(cast).at(1, Inside, &[Doc]).at(2, Inside, &[Cheyenne]);
    position.at(1, Roof, &[Belle]).at(0, Roof, &[Tuco]).sheriff(0)
}

#[test]
fn rebellion_24_has_a_tunnel_in_the_middle_of_five_turns() {
    let t = play(two_inside(&FOUR), &FOUR, 1, RoundCard::Rebellion24, "OOTOO");
    assert_eq!(acts_of(&t, 1), 5);
    check_rebellion(&t);
}

#[test]
fn rebellion_56_has_a_tunnel_and_switching_at_the_end() {
    let t = play(two_inside(&FIVE).at(5, Roof, &[Django]), &FIVE, 1, RoundCard::Rebellion56, "OTOW");
    assert_eq!(acts_of(&t, 1), 4);
    check_rebellion(&t);
    assert_eq!(t.bandit(Django).neutral_hits, 0);
}

/// Nothing happens to anybody, wherever he is.
fn check_no_event(t: &Table, locomotive: u8) {
    assert_eq!(event_of(t), []);
    assert_eq!(spots(t, FOUR), [(locomotive, Roof), (0, Roof), (1, Roof), (2, Inside)]);
    assert_eq!((neutral_hits(t, FOUR), t.view().sheriff, t.view().strongbox_aside), ([0; 4], Some(3), true));
    assert_eq!(t.view().rounds.len(), 2, "the next Round has begun");
}

#[test]
fn tunnels_24_has_two_tunnels_and_no_event() {
    let t = play(on_the_roofs(&FOUR, 4), &FOUR, 1, RoundCard::Tunnels24, "OTOTO");
    assert_eq!(acts_of(&t, 0), 5);
    check_no_event(&t, 4);
}

#[test]
fn tunnels_56_has_two_tunnels_and_no_event() {
    let t = play(on_the_roofs(&FIVE, 5).at(4, Inside, &[Django]), &FIVE, 1, RoundCard::Tunnels56, "OTOT");
    assert_eq!(acts_of(&t, 0), 4);
    check_no_event(&t, 5);
}

#[test]
fn bridge_24_has_speeding_up_between_open_turns_and_no_event() {
    let t = play(on_the_roofs(&FOUR, 4), &FOUR, 1, RoundCard::Bridge24, "OSO");
    assert_eq!(acts_of(&t, 0), 4);
    check_no_event(&t, 4);
}

#[test]
fn bridge_56_ends_with_speeding_up_and_has_no_event() {
    let t = play(on_the_roofs(&FIVE, 5).at(4, Inside, &[Django]), &FIVE, 1, RoundCard::Bridge56, "OS");
    assert_eq!(acts_of(&t, 0), 3);
    check_no_event(&t, 5);
}

#[test]
fn station_sheriffs_revenge_takes_the_least_valuable_purse_above_the_sheriff() {
    let position =
        Position::of(&FOUR).sheriff(2).at(2, Roof, &[Doc, Belle]).at(1, Roof, &[Tuco]).at(3, Inside, &[Cheyenne]);
    let position = position.purses(Doc, &[400, 300]).purses(Belle, &[]).treasure(Belle, 1, 0).purses(Tuco, &[300]);
    let t = play(position, &FOUR, 5, RoundCard::StationRevenge, "OOTO");
    assert_eq!(acts_of(&t, 0), 4);
    assert!(matches!(
        event_of(&t)[..],
        [Event::IncidentBegan(Incident::SheriffsRevenge), Event::PurseLost { who: Doc, .. }]
    ));
    assert_eq!((t.purses(Doc), t.purses(Tuco), t.purses(Cheyenne)), (vec![400], vec![300], vec![250]));
    assert_eq!((t.bandit(Belle).jewels, t.bandit(Doc).purses), (1, 1));
    let values: Vec<_> =
        t.location(2, Roof).dropped.iter().map(|purse| purse.value.map(|value| value.dollars())).collect();
    assert_eq!(values, [Some(300)]);
    assert_eq!(t.view().phase, Phase::Over);
}

#[test]
fn station_pickpockets_lets_those_who_are_alone_take_a_purse() {
    let position =
        Position::of(&FOUR).at(1, Inside, &[Doc]).at(2, Inside, &[Belle]).at(3, Roof, &[Tuco, Cheyenne]).sheriff(0);
    let position = position.round(5, RoundCard::StationPickpockets).first(1);
    let mut t = incident(position.loot(1, Inside, 2, 1, 0).loot(2, Inside, 1, 0, 0).loot(3, Roof, 1, 0, 0));
    assert_eq!(t.view().phase, Phase::Pickpockets { who: Belle }, "clockwise from the First Player");
    assert_eq!((t.acting(), t.legal()), (vec![1], vec!["steal purse".to_owned(), "pass".to_owned()]));
    t.play("pass");
    assert_eq!((t.acting(), t.legal()), (vec![0], vec!["steal purse".to_owned(), "pass".to_owned()]));
    t.play("steal purse");
    assert_eq!((t.bandit(Doc).purses, t.bandit(Belle).purses, t.bandit(Tuco).purses), (2, 1, 1));
    assert_eq!((t.location(1, Inside).purses, t.location(1, Inside).jewels), (1, 1));
    assert_eq!((t.location(2, Inside).purses, t.location(3, Roof).purses), (1, 1));
    assert_eq!(t.view().phase, Phase::Over);

    let t = play(on_the_roofs(&FOUR, 4), &FOUR, 5, RoundCard::StationPickpockets, "OOTO");
    assert_eq!((acts_of(&t, 0), event_of(&t)), (4, vec![Event::IncidentBegan(Incident::Pickpockets)]));
    assert_eq!(t.view().phase, Phase::Over, "nobody was asked where no Purse lies");
}

#[test]
fn station_hostage_pays_a_ransom_inside_and_on_top_of_the_locomotive() {
    let position = Position::of(&FOUR).sheriff(0).at(4, Roof, &[Doc]).at(4, Inside, &[Belle]).at(3, Roof, &[Tuco]);
    let t = play(position.at(3, Inside, &[Cheyenne]), &FOUR, 5, RoundCard::StationHostage, "OOTO");
    assert_eq!(acts_of(&t, 0), 4);
    assert_eq!(
        event_of(&t),
        [Event::IncidentBegan(Incident::Hostage), Event::Ransomed { who: Belle }, Event::Ransomed { who: Doc }]
    );
    assert_eq!(FOUR.map(|who| t.bandit(who).ransoms), [1, 1, 0, 0]);
    let standing = t.view().standing.expect("the final account");
    assert_eq!([0, 1, 2, 3].map(|index| standing.of(seat(index)).scores[3]), [250, 250, 0, 0]);
}
