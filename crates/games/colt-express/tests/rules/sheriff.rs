//! Positions, encounters with the Sheriff and the supply of Neutral Bullets (CE-POS, CE-SHER, CE-NEUT).

use crate::common::*;
use colt_express::data::{Character, Incident, Kind, Level, NEUTRAL_BULLETS, RoundCard};
use colt_express::{Event, Idle, Options, Position, Shooter};
use table::{Eyes, Game};

const FOUR: [Character; 4] = [Doc, Belle, Tuco, Ghost];
const SIX: [Character; 6] = [Doc, Belle, Tuco, Ghost, Django, Cheyenne];

fn turned(index: usize, who: Character, kind: Kind) -> Event {
    Event::Turned { seat: seat(index), card: card(who, kind), hidden: false }
}

fn neutral_hit(who: Character) -> Event {
    Event::Hit { who, by: Shooter::Neutral }
}

/// A random game to its end; `look` sees every state that is told, and every one in which somebody decides.
fn watch(players: usize, seed: u64, mut look: impl FnMut(Option<&Event>, &Table)) {
    let mut t = deal(&Options::for_players(players), seed);
    while let Some(actor) = t.game.to_act().first() {
        look(None, &t);
        let mut legal = Vec::new();
        t.game.legal(actor, &mut legal);
        let (action, told) = (t.dice.pick(&legal), t.told.len());
        t.play_as(actor, action);
        for (event, game) in &t.told[told..] {
            look(Some(event), &Table::at(game.clone()));
        }
    }
}

// ------------------------------------------------------------------------------------- Positions

#[test]
fn ce_pos_01_units_are_a_line_in_which_only_neighbours_touch() {
    for unit in 0..=6u8 {
        let expected: Vec<u8> = (0..=6u8).filter(|other| other.abs_diff(unit) == 1).collect();
        // Moving inside reaches exactly the neighbours,
        let far = if unit < 3 { 6 } else { 0 };
        let mut reached = Vec::new();
        for &to in &expected {
            let mut t = heist(quiet(&SIX).at(far, Roof, &SIX).sheriff(far).at(unit, Inside, &[Doc]), &[(Doc, Move)]);
            if t.view().rounds.len() == 1 {
                t.play(format!("move {to}"));
            }
            reached.push(t.spot(Doc).0);
        }
        assert_eq!(reached, expected);
        // and so does a shot inside.
        let hit: Vec<u8> = (0..=6u8)
            .filter(|&other| {
                let position = quiet(&SIX).at(far, Roof, &SIX).sheriff(far).at(unit, Inside, &[Doc]);
                let t = heist(position.at(other, Inside, &[Tuco]), &[(Doc, Shoot)]);
                t.bandit(Tuco).hits[..] == [(Doc, 1)]
            })
            .collect();
        assert_eq!(hit, expected);
    }
}

#[test]
fn ce_pos_02_every_unit_has_an_inside_and_a_roof_and_a_bandit_is_in_one_of_them() {
    for unit in 0..=4 {
        let position = quiet(&FOUR).at(unit, Inside, &[Doc]).at(unit, Roof, &[Tuco]).sheriff((unit + 1) % 5);
        let t = heist(position, &[(Ghost, Rob)]);
        let place = t.view().units[usize::from(unit)].clone();
        assert!(place.inside.bandits.contains(&Doc) && !place.roof.bandits.contains(&Doc));
        assert!(place.roof.bandits.contains(&Tuco) && !place.inside.bandits.contains(&Tuco));
    }
    watch(4, 5, |_, t| {
        let view = t.view();
        let mut found: Vec<Character> =
            view.units.iter().flat_map(|unit| unit.inside.bandits.iter().chain(&unit.roof.bandits)).copied().collect();
        found.sort_unstable();
        let mut bandits: Vec<Character> = view.bandits.iter().map(|bandit| bandit.character).collect();
        bandits.sort_unstable();
        assert_eq!(found, bandits, "each once, in one location");
        for bandit in view.bandits {
            let unit = usize::from(bandit.unit.expect("on the train"));
            assert!(view.units[unit].level(bandit.level).bandits.contains(&bandit.character));
        }
    });
}

#[test]
fn ce_pos_03_the_locomotive_is_a_car_like_any_other() {
    let away = quiet(&FOUR).at(0, Roof, &[Belle, Ghost, Tuco]).sheriff(0);
    // Enter it, climb onto its roof and down again, rob it, and be shot there.
    let mut t = heist(away.clone().at(3, Inside, &[Doc]), &[(Doc, Move)]);
    t.play("move 4");
    assert_eq!(t.spot(Doc), (4, Inside));
    for (from, to) in [(Inside, Roof), (Roof, Inside)] {
        let t = heist(away.clone().at(4, from, &[Doc]), &[(Doc, Climb)]);
        assert_eq!(t.spot(Doc), (4, to));
    }
    let t = heist(away.clone().at(4, Inside, &[Doc]).loot(4, Inside, 0, 0, 1), &[(Doc, Rob)]);
    assert_eq!((t.bandit(Doc).strongboxes, t.location(4, Inside).strongboxes), (1, 0));
    let t = heist(away.clone().at(4, Inside, &[Doc]).at(3, Inside, &[Tuco]), &[(Tuco, Shoot), (Doc, Shoot)]);
    assert_eq!((t.hits(Doc), t.hits(Tuco)), (1, 1));
    // Passengers rebel there too.
    let position = away.round(2, RoundCard::Rebellion24).at(4, Inside, &[Doc]);
    assert_eq!(incident(position).hits(Doc), 1);
}

#[test]
fn ce_pos_04_nobody_ever_leaves_the_train() {
    let cast = [Django, Doc, Belle, Tuco];
    // Pushed by a shot at either end, on either level.
    for level in Level::ALL {
        for (from, end) in [(1, 0), (3, 4)] {
            let position = quiet(&cast).at(2, level.other(), &[Belle, Tuco]).sheriff(2);
            let t = heist(position.at(from, level, &[Django]).at(end, level, &[Doc]), &[(Django, Shoot)]);
            assert_eq!((t.spot(Doc), t.hits(Doc)), ((end, level), 1));
            assert_eq!(t.story(), [turned(0, Django, Shoot), Event::Hit { who: Doc, by: Shooter::Bandit(Django) }]);
        }
    }
    // By braking on the Locomotive, and by the swivel arm on the Caboose.
    let t = incident(Position::of(&FOUR).round(1, RoundCard::Braking24).at(4, Roof, &[Doc]));
    assert_eq!((t.spot(Doc), t.story()), ((4, Roof), vec![Event::IncidentBegan(Incident::Braking)]));
    let t = incident(Position::of(&FOUR).round(1, RoundCard::SwivelArm24).at(0, Roof, &[Doc]));
    assert_eq!((t.spot(Doc), t.story()), ((0, Roof), vec![Event::IncidentBegan(Incident::SwivelArm)]));
    // Not on one's own feet either.
    for level in Level::ALL {
        let t = heist(quiet(&FOUR).at(3, level, &[Doc]), &[(Doc, Move)]);
        for off in ["move 5", "move 6"] {
            assert_eq!(t.refused_as(0, off).rule.0, "CE-POS-04");
        }
    }
    // Nor with a fist.
    let mut t =
        heist(quiet(&FOUR).at(2, Roof, &[Doc]).at(4, Roof, &[Belle, Ghost, Tuco]), &[(Ghost, Punch), (Doc, Move)]);
    assert_eq!((t.spot(Tuco), t.legal().len()), ((3, Roof), 4), "from the Locomotive only rearward");
    t.play("move 0");
}

#[test]
fn ce_pos_05_any_number_of_bandits_and_tokens_share_a_location() {
    let position =
        quiet(&SIX).at(3, Roof, &SIX).loot(3, Roof, 10, 6, 2).strongbox_aside(false).dropped(3, Roof, 300, &[0]);
    let mut t = heist(position, &[(Doc, Rob)]);
    let there = t.location(3, Roof);
    assert_eq!(there.bandits[..], [Ghost, Belle, Cheyenne, Tuco, Django, Doc]);
    assert_eq!((there.purses, there.jewels, there.strongboxes, there.dropped.len()), (10, 6, 2, 1));
    assert_eq!(t.legal().len(), 4);
    t.play("rob strongbox");
    assert_eq!(t.location(3, Roof).strongboxes, 1);
    // One more comes along.
    let position = quiet(&SIX).at(3, Inside, &SIX).at(2, Inside, &[Doc]).sheriff(0);
    let mut t = heist(position, &[(Doc, Move)]);
    t.play("move 3");
    assert_eq!(t.location(3, Inside).bandits.len(), 6);
}

#[test]
fn ce_pos_06_loot_belongs_to_one_level_and_stays_there() {
    let position =
        |at: Level| quiet(&FOUR).at(2, at, &[Doc]).sheriff(1).loot(2, Inside, 1, 0, 0).loot(2, Roof, 0, 1, 0);
    let t = heist(position(Inside), &[(Doc, Rob)]);
    assert_eq!((t.bandit(Doc).purses, t.bandit(Doc).jewels), (2, 0));
    let t = heist(position(Roof), &[(Doc, Rob)]);
    assert_eq!((t.bandit(Doc).purses, t.bandit(Doc).jewels), (1, 1));
    let t = heist(position(Roof).loot(2, Roof, 1, 1, 0).loot(2, Inside, 0, 0, 1), &[(Doc, Rob)]);
    assert_eq!(t.legal(), ["rob purse", "rob jewel"]);
    assert_eq!(t.refused_as(0, "rob strongbox").rule.0, "CE-ROB-02");
    // Neither Bandits, the Sheriff nor Events move it.
    let mut t = heist(
        position(Inside).loot(2, Roof, 1, 2, 0).round(1, RoundCard::SwivelArm24),
        &[(Doc, Climb), (Belle, Sheriff), (Doc, Climb), (Doc, Move)],
    );
    t.play("sheriff 2");
    assert_eq!(t.spot(Doc), (2, Roof));
    t.play("move 3");
    let loot = |level| (t.location(2, level).purses, t.location(2, level).jewels);
    assert_eq!((t.spot(Doc), loot(Inside), loot(Roof)), ((0, Roof), (1, 0), (1, 2)));
}

#[test]
fn ce_pos_07_the_sheriff_is_always_inside_and_never_meets_anybody_on_a_roof() {
    let position = quiet(&FOUR).at(2, Roof, &FOUR).sheriff(1);
    let mut t = heist(position, &[(Doc, Sheriff)]);
    t.play("sheriff 2");
    assert_eq!(t.story(), [turned(0, Doc, Sheriff), Event::SheriffMoved { by: Some(Doc), from: 1, to: 2 }]);
    // Right above him they rob and run as if he were not there.
    let t = heist(quiet(&FOUR).at(2, Roof, &FOUR).sheriff(2).loot(2, Roof, 0, 1, 0), &[(Doc, Rob)]);
    assert_eq!((t.bandit(Doc).jewels, t.hits(Doc)), (1, 0));
    watch(5, 3, |event, t| {
        assert!(t.view().sheriff.expect("on the train") <= 5);
        if let Some(Event::SheriffMoved { from, to, .. }) = event {
            assert_eq!((from.abs_diff(*to), t.view().sheriff), (1, Some(*to)));
        }
    });
}

// ------------------------------------------------------------------------------------ Encounters

#[test]
fn ce_sher_01_whoever_enters_the_sheriffs_unit_flees_to_its_roof() {
    let cast = [Django, Doc, Belle, Tuco];
    let encounter = [neutral_hit(Doc), Event::Fled { who: Doc, unit: 3 }];
    let base = || quiet(&cast).sheriff(3).at(0, Roof, &[Belle, Tuco, Django]);
    // By Move,
    let mut t = heist(base().at(2, Inside, &[Doc]), &[(Doc, Move)]);
    t.play("move 3");
    assert_eq!((t.spot(Doc), t.story()[2..].to_vec()), ((3, Roof), encounter.to_vec()));
    // by Change Level,
    let t = heist(base().at(3, Roof, &[Doc]), &[(Doc, Climb)]);
    assert_eq!((t.spot(Doc), t.story()[2..].to_vec()), ((3, Roof), encounter.to_vec()));
    // by a Punch,
    let mut t = heist(base().at(2, Inside, &[Doc, Tuco]).purses(Doc, &[]), &[(Tuco, Punch)]);
    t.play("push forward");
    assert_eq!((t.spot(Doc), t.story()[3..].to_vec()), ((3, Roof), encounter.to_vec()));
    assert_eq!(t.spot(Tuco), (2, Inside));
    // and by Django's push.
    let t = heist(base().at(2, Inside, &[Doc]).at(1, Inside, &[Django]), &[(Django, Shoot)]);
    assert_eq!((t.spot(Doc), t.story()[3..].to_vec()), ((3, Roof), encounter.to_vec()));
    // Entering the Unit on its roof, or the Unit next to his, is no encounter.
    let mut t = heist(base().at(2, Roof, &[Doc]), &[(Doc, Move)]);
    t.play("move 3");
    assert_eq!((t.spot(Doc), t.hits(Doc)), ((3, Roof), 0));
    let mut t = heist(base().at(1, Inside, &[Doc]), &[(Doc, Move)]);
    t.play("move 2");
    assert_eq!((t.spot(Doc), t.hits(Doc)), ((2, Inside), 0));
}

#[test]
fn ce_sher_02_when_the_sheriff_enters_everybody_inside_flees() {
    let position = || quiet(&FOUR).at(1, Inside, &[Doc, Ghost]).at(3, Inside, &[Tuco]).at(2, Inside, &[Belle]);
    let mut t = heist(position().sheriff(2).at(2, Roof, &[Belle]), &[(Belle, Sheriff)]);
    t.play("sheriff 1");
    assert_eq!([Doc, Ghost, Tuco].map(|who| t.spot(who)), [(1, Roof), (1, Roof), (3, Inside)]);
    // When he is angry he goes rearward.
    let t = incident(position().sheriff(2).at(2, Roof, &[Belle]).round(1, RoundCard::AngrySheriff24));
    assert_eq!(
        [Doc, Ghost, Tuco].map(|who| (t.spot(who), t.hits(who))),
        [((1, Roof), 1), ((1, Roof), 1), ((3, Inside), 0)]
    );
    assert_eq!(t.view().sheriff, Some(1));
}

#[test]
fn ce_sher_03_everybody_in_the_encounter_receives_one_neutral_bullet_at_once() {
    let position = quiet(&FOUR).at(1, Inside, &[Doc, Ghost, Tuco]).sheriff(0).at(3, Inside, &[Belle]);
    let t = heist(position, &[(Doc, Sheriff), (Tuco, Rob)]);
    let next = t.right_after(|event| *event == turned(2, Tuco, Rob));
    for who in [Doc, Ghost, Tuco] {
        assert_eq!((next.bandit(who).neutral_hits, next.bandit(who).hits.len()), (1, 0));
    }
    assert_eq!((next.hits(Belle), next.view().neutral_bullets), (0, 10));
    assert_eq!(next.player(0).bullets_received, 1);
}

#[test]
fn ce_sher_04_the_neutral_bullet_goes_on_top_of_the_owners_deck() {
    // Three cards in hand and one on the stack: six are left in Doc's deck.
    let hand = [Some((Doc, Rob)), Some((Doc, Punch)), Some((Doc, Shoot))];
    let position = || quiet(&FOUR).at(2, Roof, &[Doc]).sheriff(2).hand(0, &hand);
    let t = heist(position(), &[(Doc, Climb)]);
    let hit = t.right_after(|event| *event == neutral_hit(Doc));
    assert_eq!((hit.player(0).deck, hit.player(0).hand, hit.player(0).discard), (7, 3, 0));
    assert_eq!(hit.deck(0).iter().filter(|name| *name == "bullet").count(), 1);
    assert_eq!(hit.player(0).bullets_on_top, 0, "it will be shuffled into the deck before anybody draws");
    // Experts do not shuffle: it is the first card drawn in the next Round.
    let t = heist(position().expert(), &[(Doc, Climb)]);
    let hit = t.right_after(|event| *event == neutral_hit(Doc));
    assert_eq!((hit.player(0).deck, hit.player(0).bullets_on_top), (7, 1));
    assert_eq!((t.player(0).hand, t.player(0).bullets_in_hand, t.player(0).bullets_on_top), (7, 1, 0));
    assert!(t.hand(0).contains(&"bullet".to_owned()));
}

#[test]
fn ce_sher_05_they_flee_even_when_there_is_no_bullet_for_them() {
    let t = heist(quiet(&FOUR).at(2, Roof, &[Doc]).sheriff(2).neutral(0), &[(Doc, Climb)]);
    assert_eq!((t.spot(Doc), t.hits(Doc)), ((2, Roof), 0));
    assert!(t.story().contains(&Event::Fled { who: Doc, unit: 2 }));
    let t = heist(quiet(&FOUR).at(1, Inside, &[Doc, Tuco]).sheriff(0).neutral(1), &[(Doc, Sheriff)]);
    assert_eq!([Doc, Tuco].map(|who| (t.spot(who), t.hits(who))), [((1, Roof), 0); 2]);
}

#[test]
fn ce_sher_06_nobody_stays_inside_the_sheriffs_unit() {
    for (players, seed) in [(3, 1), (4, 2), (5, 3), (6, 4), (3, 5), (4, 6)] {
        watch(players, seed, |event, t| {
            let settled = matches!(
                event,
                None | Some(Event::Turned { .. } | Event::IncidentBegan(_) | Event::RoundEnded { .. } | Event::Ended)
            );
            if settled {
                let sheriff = t.view().sheriff.expect("on the train");
                assert_eq!(t.location(sheriff, Inside).bandits[..], [], "{event:?}");
            }
        });
    }
}

#[test]
fn ce_sher_07_the_sheriff_does_not_touch_loot() {
    let position =
        quiet(&FOUR).at(1, Inside, &[Doc, Tuco]).sheriff(0).loot(1, Inside, 2, 1, 0).loot(0, Inside, 1, 0, 1);
    let t = heist(position.treasure(Doc, 2, 0).dropped(1, Inside, 400, &[1]), &[(Doc, Sheriff)]);
    let entered = t.location(1, Inside);
    assert_eq!((entered.purses, entered.jewels, entered.strongboxes, entered.dropped.len()), (2, 1, 0, 1));
    assert_eq!((t.location(0, Inside).purses, t.location(0, Inside).strongboxes), (1, 1));
    let roof = t.location(1, Roof);
    assert_eq!((roof.purses, roof.jewels, roof.dropped.len()), (0, 0, 0));
    assert_eq!((t.bandit(Doc).purses, t.bandit(Doc).jewels, t.bandit(Tuco).purses), (1, 2, 1));
}

#[test]
fn ce_sher_08_fleeing_to_the_roof_triggers_nothing_further() {
    let position = quiet(&FOUR).at(1, Roof, &[Belle, Ghost]).at(0, Inside, &[Doc]).sheriff(1).loot(1, Roof, 1, 1, 0);
    let t = heist(position.at(3, Roof, &[Tuco]), &[(Doc, Move)]);
    assert_eq!(
        t.story(),
        [
            turned(0, Doc, Move),
            Event::Moved { who: Doc, level: Inside, from: 0, to: 1 },
            neutral_hit(Doc),
            Event::Fled { who: Doc, unit: 1 },
        ]
    );
    assert_eq!(t.location(1, Roof).bandits[..], [Ghost, Belle, Doc]);
    assert_eq!((t.hits(Belle), t.hits(Ghost), t.location(1, Roof).jewels), (0, 0, 1));
}

// ------------------------------------------------------------------------------- Neutral Bullets

#[test]
fn ce_neut_01_there_are_thirteen_and_those_given_away_never_come_back() {
    for (players, seed) in [(3, 7), (4, 8), (5, 9), (6, 10)] {
        let mut supply = 13;
        watch(players, seed, |_, t| {
            let view = t.view();
            let given: u8 = view.bandits.iter().map(|bandit| bandit.neutral_hits).sum();
            assert_eq!(view.neutral_bullets + view.neutral_removed + given, 13);
            assert!(view.neutral_bullets <= supply);
            supply = view.neutral_bullets;
        });
        assert!(supply < 13, "somebody was hit");
    }
}

#[test]
fn ce_neut_02_a_group_that_the_supply_covers_is_served() {
    let position = || quiet(&FOUR).at(1, Inside, &[Doc, Tuco, Ghost]).at(4, Roof, &[Belle]).sheriff(0);
    let t = heist(position().neutral(4), &[(Belle, Sheriff)]);
    assert_eq!(([Doc, Tuco, Ghost].map(|who| t.hits(who)), t.view().neutral_bullets), ([1; 3], 1));
    assert_eq!(t.view().neutral_removed, 9, "only those that were removed before");
    // The passengers shoot at everybody inside, wherever he is: one group.
    let position = Position::of(&FOUR).round(1, RoundCard::Rebellion24).at(0, Inside, &[Doc]).at(2, Inside, &[Tuco]);
    let position = position.at(3, Inside, &[Ghost]).at(3, Roof, &[Belle]);
    let t = incident(position.clone().neutral(3));
    assert_eq!((FOUR.map(|who| t.hits(who)), t.view().neutral_bullets), ([1, 0, 1, 1], 0));
    let t = incident(position.neutral(2));
    assert_eq!((FOUR.map(|who| t.hits(who)), t.view().neutral_bullets), ([0; 4], 0));
}

#[test]
fn ce_neut_03_ce_neut_04_too_few_for_the_group_are_given_to_nobody_and_removed() {
    let position = quiet(&FOUR).at(1, Inside, &[Doc, Tuco, Ghost]).at(4, Roof, &[Belle]).sheriff(0);
    let t = heist(position.wounded(Belle, 11), &[(Belle, Sheriff)]);
    assert_eq!(
        (FOUR.map(|who| t.hits(who)), t.view().neutral_bullets, t.view().neutral_removed),
        ([0, 11, 0, 0], 0, 2)
    );
    assert_eq!(
        t.story()[2..],
        [
            Event::SupplyGone { left: 2 },
            Event::Fled { who: Ghost, unit: 1 },
            Event::Fled { who: Tuco, unit: 1 },
            Event::Fled { who: Doc, unit: 1 },
        ]
    );
}

#[test]
fn ce_neut_04_once_removed_there_are_none_for_later_encounters() {
    let position = quiet(&FOUR).at(1, Inside, &[Doc, Tuco, Ghost]).at(1, Roof, &[Belle]).sheriff(0).neutral(2);
    let t = heist(position, &[(Belle, Sheriff), (Belle, Climb)]);
    assert_eq!((t.spot(Belle), t.hits(Belle), t.view().neutral_bullets), ((1, Roof), 0, 0));
    assert_eq!(t.view().neutral_removed, 13);
}

#[test]
fn ce_neut_05_a_group_that_takes_the_last_ones_is_served_and_the_next_is_not() {
    let position = quiet(&FOUR).at(1, Inside, &[Doc, Tuco]).at(1, Roof, &[Belle]).at(4, Roof, &[Ghost]).sheriff(0);
    let t = heist(position.neutral(2), &[(Belle, Sheriff), (Belle, Climb)]);
    assert_eq!(FOUR.map(|who| t.hits(who)), [1, 0, 1, 0]);
    assert_eq!((t.view().neutral_bullets, t.view().neutral_removed), (0, 11));
    assert_eq!(t.story()[t.story().len() - 2..], [Event::SupplyGone { left: 0 }, Event::Fled { who: Belle, unit: 1 }]);
}

#[test]
fn ce_neut_06_bullets_of_an_event_go_on_top_of_the_deck_too() {
    for (card, who) in [(RoundCard::Rebellion24, Doc), (RoundCard::AngrySheriff24, Tuco)] {
        let position =
            Position::of(&FOUR).round(1, card).expert().at(0, Inside, &[Doc]).at(2, Roof, &[Tuco]).sheriff(2);
        let t = incident(position.at(4, Roof, &[Belle, Ghost]));
        let hit = t.right_after(|event| *event == neutral_hit(who));
        let seat = hit.bandit(who).seat.index();
        assert_eq!((hit.player(seat).deck, hit.player(seat).bullets_on_top), (11, 1));
        assert_eq!((t.player(seat).bullets_in_hand, t.player(seat).bullets_received), (1, 1));
        for other in FOUR.into_iter().filter(|&other| other != who) {
            assert_eq!(t.hits(other), 0);
        }
    }
}

#[test]
fn ce_neut_07_a_group_counts_bandits_and_nobody_is_no_group() {
    // Two Bandits of one team need two Bullets.
    let team = |left| {
        let position = Position::teams([Tuco, Doc], [Ghost, Belle]).round(1, RoundCard::Tunnels24).neutral(left);
        heist(position.at(1, Inside, &[Tuco, Doc]).at(4, Roof, &[Ghost, Belle]).sheriff(0), &[(Tuco, Sheriff)])
    };
    let t = team(2);
    assert_eq!((t.hits(Tuco), t.hits(Doc), t.player(0).bullets_received, t.view().neutral_bullets), (1, 1, 2, 0));
    let t = team(1);
    assert_eq!((t.hits(Tuco), t.hits(Doc), t.player(0).bullets_received, t.view().neutral_bullets), (0, 0, 0, 0));
    assert_eq!(t.view().neutral_removed, 13);
    // Nobody to hit: nothing is removed, nothing is told.
    for left in [0, 1, 13] {
        let t = heist(quiet(&FOUR).at(4, Roof, &FOUR).sheriff(0).neutral(left), &[(Doc, Sheriff)]);
        assert_eq!((t.view().neutral_bullets, t.view().neutral_removed), (left, 13 - left));
        assert_eq!(t.story(), [turned(0, Doc, Sheriff), Event::SheriffMoved { by: Some(Doc), from: 0, to: 1 }]);
        let t = incident(Position::of(&FOUR).round(1, RoundCard::Rebellion24).at(2, Roof, &FOUR).neutral(left));
        assert_eq!(t.story(), [Event::IncidentBegan(Incident::Rebellion)]);
        assert_eq!(t.view().neutral_bullets, left);
    }
}

#[test]
fn ce_sher_06_an_idle_card_and_a_skipped_heist_leave_the_sheriff_alone() {
    let t = heist(quiet(&FOUR).at(2, Roof, &[Doc]).sheriff(2), &[(Doc, Rob)]);
    assert_eq!(t.story(), [turned(0, Doc, Rob), Event::Idle { card: card(Doc, Rob), why: Idle::NoLoot }]);
    assert_eq!(t.game.view(Eyes::Bystander).sheriff, Some(2));
}

/// Nobody gets a Bullet, nothing is left to remove, and whoever met the Sheriff is on that roof.
#[track_caller]
fn assert_fled_without_a_bullet(t: &Table, who: Character, unit: u8) {
    assert_eq!(t.spot(who), (unit, Roof));
    assert_eq!(t.bandit(who).neutral_hits, 0);
    assert_eq!((t.view().neutral_bullets, t.view().neutral_removed), (0, NEUTRAL_BULLETS));
}

#[test]
fn ce_sher_05_ce_neut_04_without_a_supply_a_move_to_the_sheriff_ends_on_the_roof_all_the_same() {
    let t = heist(quiet(&[Doc, Ghost, Tuco]).sheriff(1).neutral(0), &[(Doc, Move), (Ghost, Rob)]);
    let gone = [Event::SupplyGone { left: 0 }, Event::Fled { who: Doc, unit: 1 }];
    assert_eq!(t.story()[1..4], [vec![moved(Doc, 0, 1)], gone.to_vec()].concat());
    assert_fled_without_a_bullet(&t, Doc, 1);
}

fn moved(who: Character, from: u8, to: u8) -> Event {
    Event::Moved { who, level: Inside, from, to }
}

#[test]
fn ce_punch_07_ce_sher_05_without_a_supply_a_punched_bandit_flees_all_the_same() {
    let position = quiet(&[Doc, Ghost, Tuco]).at(2, Inside, &[Doc, Ghost]).purses(Ghost, &[]).sheriff(3).neutral(0);
    let mut t = heist(position, &[(Doc, Punch), (Tuco, Rob)]);
    t.play("push forward");
    assert_eq!(
        t.story()[2..5],
        [
            Event::Pushed { who: Ghost, level: Inside, from: 2, to: 3 },
            Event::SupplyGone { left: 0 },
            Event::Fled { who: Ghost, unit: 3 },
        ]
    );
    assert_fled_without_a_bullet(&t, Ghost, 3);
    assert_eq!(t.spot(Doc), (2, Inside));
}

#[test]
fn ce_django_04_ce_sher_05_without_a_supply_djangos_push_ends_on_the_roof_with_his_bullet_alone() {
    let position = quiet(&[Django, Ghost, Tuco]).at(1, Inside, &[Django]).at(2, Inside, &[Ghost]).sheriff(3).neutral(0);
    let t = heist(position.at(3, Roof, &[Tuco]), &[(Django, Shoot), (Tuco, Rob)]);
    assert_eq!(
        t.story()[1..5],
        [
            Event::Hit { who: Ghost, by: Shooter::Bandit(Django) },
            Event::Pushed { who: Ghost, level: Inside, from: 2, to: 3 },
            Event::SupplyGone { left: 0 },
            Event::Fled { who: Ghost, unit: 3 },
        ]
    );
    assert_fled_without_a_bullet(&t, Ghost, 3);
    assert_eq!((t.bandit(Ghost).hits.to_vec(), t.bandit(Django).bullets), (vec![(Django, 1)], 5));
}

#[test]
fn ce_ev_angry_01_ce_ev_angry_03_without_a_supply_he_moves_on_and_those_inside_flee() {
    let angry = |supply| {
        let position = Position::of(&[Doc, Ghost, Tuco]).round(1, RoundCard::AngrySheriff24).sheriff(2);
        incident(position.at(2, Roof, &[Doc, Tuco]).at(1, Inside, &[Ghost]).neutral(supply))
    };
    let expected = |left| {
        [
            Event::IncidentBegan(Incident::AngrySheriff),
            Event::SupplyGone { left },
            Event::SheriffMoved { by: None, from: 2, to: 1 },
            Event::SupplyGone { left: 0 },
            Event::Fled { who: Ghost, unit: 1 },
        ]
    };
    for supply in [0, 1] {
        // One is too few for the two on the roof; once it is removed there is none for Ghost either.
        let t = angry(supply);
        assert_eq!(t.story(), expected(supply));
        assert_eq!([Doc, Ghost, Tuco].map(|who| t.hits(who)), [0; 3]);
        assert_eq!([Doc, Ghost, Tuco].map(|who| t.spot(who)), [(2, Roof), (1, Roof), (2, Roof)]);
        assert_eq!((t.view().neutral_bullets, t.view().neutral_removed, t.view().sheriff), (0, 13, Some(1)));
    }
    // With just enough for the roof, Ghost gets none.
    let t = angry(2);
    assert_eq!([Doc, Ghost, Tuco].map(|who| t.hits(who)), [1, 0, 1]);
    assert_eq!((t.spot(Ghost), t.view().neutral_removed), ((1, Roof), 11));
}
