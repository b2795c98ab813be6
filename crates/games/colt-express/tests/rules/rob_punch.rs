//! Taking loot and knocking it loose (CE-ROB, CE-PUNCH).

use std::collections::BTreeMap;

use crate::common::*;
use colt_express::data::{Kind, Loot, PurseValue};
use colt_express::{Event, Idle, Prize, Shooter, Token};
use table::{Eyes, Game, Seats};

fn prize(loot: Loot) -> Prize {
    Prize { loot, value: None, known: Seats::NONE }
}

/// Doc robs at 1I, where there is one of each kind of loot.
fn rich_car() -> Table {
    let position = quiet(&[Doc, Ghost, Tuco]).at(1, Inside, &[Doc]).loot(1, Inside, 2, 2, 1);
    heist(position, &[(Doc, Rob), (Doc, Move)])
}

#[test]
fn ce_rob_01_one_token_of_the_owners_choice_goes_onto_the_card() {
    let mut t = rich_car();
    assert_eq!(t.legal(), ["rob purse", "rob jewel", "rob strongbox"]);
    t.play("rob purse");
    assert_eq!((t.loot_of(Doc), t.pile(1, Inside)), ((2, 0, 0), (1, 2, 1, 0)));
    let mut t = rich_car();
    t.play("rob jewel");
    assert_eq!((t.loot_of(Doc), t.pile(1, Inside)), ((1, 1, 0), (2, 1, 1, 0)));
    assert_eq!(t.story().last(), Some(&Event::Turned { seat: seat(0), card: card(Doc, Move), hidden: false }));
    assert!(t.events().contains(&Event::Robbed { who: Doc, prize: prize(Loot::Jewel) }));
    let mut t = rich_car();
    t.play("rob strongbox");
    assert_eq!((t.loot_of(Doc), t.pile(1, Inside)), ((1, 0, 1), (2, 2, 0, 0)));
    assert!(t.events().contains(&Event::Robbed { who: Doc, prize: prize(Loot::Strongbox) }));
    assert_eq!(t.legal(), ["move 0", "move 2"], "the Heist goes on with the next card");
}

#[test]
fn ce_rob_02_loot_on_the_other_level_or_in_another_unit_is_out_of_reach() {
    let position = quiet(&[Doc, Ghost, Tuco])
        .loot(1, Inside, 0, 1, 0)
        .loot(1, Roof, 0, 0, 1)
        .loot(0, Inside, 3, 3, 0)
        .loot(2, Roof, 3, 0, 0);
    let inside = heist(position.clone().at(1, Inside, &[Doc]), &[(Doc, Rob), (Doc, Move)]);
    assert_eq!(
        (inside.loot_of(Doc), inside.pile(1, Inside), inside.pile(1, Roof)),
        ((1, 1, 0), (0, 0, 0, 0), (0, 0, 1, 0))
    );
    let roof = heist(position.clone().at(1, Roof, &[Doc]), &[(Doc, Rob), (Doc, Move)]);
    assert_eq!((roof.loot_of(Doc), roof.pile(1, Inside), roof.pile(1, Roof)), ((1, 0, 1), (0, 1, 0, 0), (0, 0, 0, 0)));
    let both = heist(position.at(1, Inside, &[Doc]).loot(1, Inside, 1, 1, 0), &[(Doc, Rob)]);
    assert_eq!(both.legal(), ["rob purse", "rob jewel"]);
    assert_eq!(both.refused_as(0, "rob strongbox"), ("CE-ROB-02", "why-no-strongbox-here"));
    assert_eq!(both.refused_as(0, "rob purse:3"), ("CE-ROB-02", "why-no-such-purse"));
}

#[test]
fn ce_rob_03_if_there_is_loot_one_token_must_be_taken() {
    for (loot, kind) in [((1, 0, 0), Loot::Purse), ((0, 3, 0), Loot::Jewel), ((0, 0, 1), Loot::Strongbox)] {
        let (purses, jewels, strongboxes) = loot;
        let position = quiet(&[Doc, Ghost, Tuco]).at(1, Roof, &[Doc]).loot(1, Roof, purses, jewels, strongboxes);
        let t = heist(position, &[(Doc, Rob), (Doc, Move)]);
        let Some(Event::Robbed { who: Doc, prize }) = t.story().get(1).cloned() else { panic!("{:?}", t.story()) };
        assert_eq!(prize.loot, kind, "the only kind there is is taken without asking");
    }
    let t = rich_car();
    assert_eq!(t.refused_as(0, "pass"), ("CE-HEIST-05", "why-resolve-the-card"));
    assert_eq!(t.refused_as(0, "leave"), ("CE-HEIST-05", "why-resolve-the-card"));
}

#[test]
fn ce_rob_04_without_loot_in_the_location_the_card_has_no_effect() {
    let position = quiet(&[Doc, Ghost, Tuco]).at(1, Inside, &[Doc, Ghost]).loot(1, Roof, 1, 1, 1);
    let t = heist(position, &[(Doc, Rob), (Doc, Move)]);
    assert_eq!(t.story()[1], Event::Idle { card: card(Doc, Kind::Rob), why: Idle::NoLoot });
    assert_eq!(t.told[1].1, t.told[2].1, "nothing changes");
    assert_eq!(t.loot_of(Doc), (1, 0, 0), "not even from those who stand there");
}

#[test]
fn ce_rob_05_the_taker_alone_learns_the_value_and_only_after_taking() {
    let position = quiet(&[Doc, Ghost, Tuco]).at(1, Inside, &[Doc]).loot(1, Inside, 3, 1, 0);
    let mut t = heist(position, &[(Doc, Rob), (Doc, Move)]);
    assert_eq!(t.legal(), ["rob purse", "rob jewel"], "Purses that nobody has owned cannot be told apart");
    assert_eq!(dollars(&t.view_of(0).bandit(Doc).unwrap().known_values), [250]);
    let played = t.play("rob purse");
    assert!(played.chance && played.revealed, "a barrier");
    let values = t.purses(Doc);
    assert_eq!((values.len(), values[0]), (2, 250));
    let seen = |eyes: Eyes| {
        t.told_to(eyes).into_iter().find_map(|event| match event {
            Event::Robbed { prize, .. } => Some(prize.value.map(PurseValue::dollars)),
            _ => None,
        })
    };
    assert_eq!(seen(eyes(0)), Some(Some(values[1])));
    for other in [eyes(1), eyes(2), Eyes::Bystander] {
        assert_eq!(seen(other), Some(None));
        assert_eq!(dollars(&t.game.view(other).bandit(Doc).unwrap().known_values), [250]);
    }
}

#[test]
fn ce_rob_05_every_purse_nobody_has_owned_is_equally_likely() {
    let mut values = BTreeMap::new();
    for seed in 0..3000 {
        let position = quiet(&[Doc, Ghost, Tuco]).at(1, Inside, &[Doc]).loot(1, Inside, 4, 0, 0);
        let t = heist_with(position, &[(Doc, Rob), (Doc, Move)], seed);
        *values.entry(t.purses(Doc)[1]).or_insert(0u32) += 1;
    }
    // Eight of 250 but for three starting Purses, and two of each other value.
    let two = 2.0 / 15.0;
    assert_shares(&values, &[(250, 5.0 / 15.0), (300, two), (350, two), (400, two), (450, two), (500, two)]);
}

#[test]
fn ce_rul_18_dropped_purses_are_told_apart_unless_the_chooser_knows_they_are_alike() {
    let robbing = |position: colt_express::Position| heist(position.at(1, Roof, &[Doc]), &[(Doc, Rob)]).legal();
    let start = quiet(&[Doc, Ghost, Tuco]);
    let options = |known: &[(i32, &[usize])]| {
        let position = known
            .iter()
            .fold(start.clone().loot(1, Roof, 2, 1, 0), |it, &(value, known)| it.dropped(1, Roof, value, known));
        robbing(position)
    };
    // Numbers 0 to 2 are the starting Purses.
    assert_eq!(options(&[]), ["rob purse", "rob jewel"]);
    assert_eq!(options(&[(300, &[0]), (300, &[0])]), ["rob purse", "rob purse:3", "rob jewel"]);
    assert_eq!(options(&[(300, &[0]), (350, &[0])]), ["rob purse", "rob purse:3", "rob purse:4", "rob jewel"]);
    assert_eq!(options(&[(300, &[0]), (300, &[0, 1])]), ["rob purse", "rob purse:3", "rob purse:4", "rob jewel"]);
    assert_eq!(options(&[(300, &[1]), (300, &[1])]), ["rob purse", "rob purse:3", "rob purse:4", "rob jewel"]);
    assert_eq!(
        options(&[(300, &[0]), (350, &[0]), (300, &[0]), (350, &[0])]),
        ["rob purse", "rob purse:3", "rob purse:4", "rob jewel"]
    );
    // Purses elsewhere are not offered.
    let elsewhere = start.clone().dropped(1, Inside, 300, &[0]).dropped(2, Roof, 300, &[0]).loot(1, Roof, 1, 1, 0);
    assert_eq!(robbing(elsewhere), ["rob purse", "rob jewel"]);
}

#[test]
fn a_dropped_purse_that_is_robbed_is_the_one_that_was_named() {
    let position = quiet(&[Doc, Ghost, Tuco])
        .at(1, Roof, &[Doc])
        .dropped(1, Roof, 300, &[1])
        .dropped(1, Roof, 500, &[1])
        .dropped(2, Roof, 450, &[1]);
    let mut t = heist(position, &[(Doc, Rob), (Doc, Move)]);
    assert_eq!(t.legal(), ["rob purse:3", "rob purse:4"]);
    let played = t.play("rob purse:4");
    assert!(played.revealed && !played.chance);
    assert_eq!((t.purses(Doc), t.pile(1, Roof)), (vec![250, 500], (0, 0, 0, 1)));
    assert_eq!(t.loot_of(Doc).0, 2);
    // One's own old Purse teaches nothing new.
    let known = quiet(&[Doc, Ghost, Tuco]).at(1, Roof, &[Doc]).dropped(1, Roof, 300, &[0]).loot(1, Roof, 0, 1, 0);
    let mut t = heist(known, &[(Doc, Rob), (Doc, Move)]);
    assert!(!t.play("rob purse:3").is_barrier());
    let mut t =
        heist(quiet(&[Doc, Ghost, Tuco]).at(1, Roof, &[Doc]).loot(1, Roof, 0, 1, 1), &[(Doc, Rob), (Doc, Move)]);
    assert!(!t.play("rob jewel").is_barrier());
}

#[test]
fn tokens_have_the_kind_of_loot_they_are() {
    assert_eq!([Token::Purse, Token::Dropped(3)].map(Token::loot), [Loot::Purse; 2]);
    assert_eq!([Token::Jewel, Token::Strongbox].map(Token::loot), [Loot::Jewel, Loot::Strongbox]);
}

#[test]
fn ce_punch_01_the_target_is_another_bandit_in_the_same_location() {
    let five = [Doc, Ghost, Tuco, Cheyenne, Django];
    let position = quiet(&five).at(2, Inside, &[Doc, Ghost, Tuco]).at(2, Roof, &[Cheyenne]).at(1, Inside, &[Django]);
    let t = heist(position, &[(Doc, Punch)]);
    assert_eq!(t.legal(), ["punch ghost", "punch tuco"]);
    assert_eq!(t.refused_as(0, "punch cheyenne"), ("CE-PUNCH-01", "why-not-in-reach"));
    assert_eq!(t.refused_as(0, "punch django"), ("CE-PUNCH-01", "why-not-in-reach"));
    assert_eq!(t.refused_as(0, "punch doc"), ("CE-PUNCH-01", "why-not-yourself"));
}

#[test]
fn ce_punch_02_compulsory_with_a_target_and_nothing_without() {
    let alone = quiet(&[Doc, Ghost, Tuco]).at(2, Inside, &[Doc]).at(2, Roof, &[Ghost]).at(1, Inside, &[Tuco]);
    let t = heist(alone.clone(), &[(Doc, Punch), (Doc, Move)]);
    assert_eq!(t.story()[1], Event::Idle { card: card(Doc, Kind::Punch), why: Idle::NobodyHere });
    assert_eq!(t.told[1].1, t.told[2].1, "nothing changes");
    let t = heist(alone.at(2, Inside, &[Ghost]), &[(Doc, Punch)]);
    assert_eq!(t.story()[1], Event::Punched { who: Doc, victim: Ghost });
    let t = heist(quiet(&[Doc, Ghost, Tuco]).at(2, Inside, &[Doc, Ghost, Tuco]), &[(Doc, Punch)]);
    assert_eq!(t.refused_as(0, "pass"), ("CE-HEIST-05", "why-resolve-the-card"));
}

#[test]
fn ce_punch_03_the_puncher_chooses_the_kind_of_loot_that_is_lost() {
    let position =
        || quiet(&[Doc, Ghost, Tuco]).at(1, Roof, &[Doc, Ghost]).purses(Ghost, &[250, 500]).treasure(Ghost, 1, 1);
    for (choice, left, fallen) in [
        ("knock purse", (1, 1, 1), (0, 0, 0, 1)),
        ("knock jewel", (2, 0, 1), (0, 1, 0, 0)),
        ("knock strongbox", (2, 1, 0), (0, 0, 1, 0)),
    ] {
        let mut t = heist(position(), &[(Doc, Punch)]);
        assert_eq!(t.actor(), seat(0), "the puncher, not the victim");
        assert_eq!(t.legal(), ["knock purse", "knock jewel", "knock strongbox"]);
        t.play(choice);
        assert_eq!((t.loot_of(Ghost), t.pile(1, Roof)), (left, fallen), "{choice}");
        assert_eq!(t.legal(), ["push rearward", "push forward"]);
        assert_eq!(t.loot_of(Doc), (1, 0, 0));
    }
    let two = heist(position().treasure(Ghost, 0, 2), &[(Doc, Punch)]);
    assert_eq!(two.legal(), ["knock purse", "knock strongbox"]);
    assert_eq!(two.refused_as(0, "knock jewel"), ("CE-PUNCH-03", "why-victim-lacks-loot"));
}

#[test]
fn ce_punch_03_chance_takes_one_of_several_purses_each_equally_often() {
    let mut lost = BTreeMap::new();
    for seed in 0..3000 {
        let position = quiet(&[Doc, Ghost, Tuco]).at(1, Roof, &[Doc, Ghost]).purses(Ghost, &[250, 300, 500]);
        let t = heist_with(position, &[(Doc, Punch)], seed);
        let dropped = t.view_of(1).units[1].roof.dropped[0].value.expect("the loser knows").dollars();
        let mut all = t.purses(Ghost);
        all.push(dropped);
        all.sort_unstable();
        assert_eq!(all, [250, 300, 500]);
        assert_eq!(t.view_of(0).units[1].roof.dropped[0].value, None, "taken without looking");
        *lost.entry(dropped).or_insert(0) += 1;
    }
    assert_shares(&lost, &[(250, 1.0 / 3.0), (300, 1.0 / 3.0), (500, 1.0 / 3.0)]);
}

#[test]
fn ce_punch_04_the_token_drops_where_the_punch_took_place() {
    let position = quiet(&[Doc, Ghost, Tuco]).at(2, Inside, &[Doc, Ghost]).purses(Ghost, &[]).treasure(Ghost, 1, 0);
    let mut t = heist(position, &[(Doc, Punch), (Doc, Move)]);
    assert_eq!(t.pile(2, Inside), (0, 1, 0, 0), "before the victim flies");
    t.play("push rearward");
    assert_eq!((t.pile(2, Inside), t.pile(1, Inside), t.pile(2, Roof)), ((0, 1, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)));
    let dropped = Event::Dropped { who: Ghost, prize: prize(Loot::Jewel) };
    let pushed = Event::Pushed { who: Ghost, level: Inside, from: 2, to: 1 };
    assert_eq!(t.story()[1..4], [Event::Punched { who: Doc, victim: Ghost }, dropped, pushed]);
}

#[test]
fn ce_punch_05_a_victim_without_loot_is_moved_all_the_same() {
    let position = quiet(&[Doc, Ghost, Tuco]).at(2, Roof, &[Doc, Ghost]).purses(Ghost, &[]);
    let mut t = heist(position, &[(Doc, Punch), (Doc, Move)]);
    assert_eq!(t.legal(), ["push rearward", "push forward"]);
    t.play("push forward");
    assert_eq!((t.spot(Ghost), t.loot_of(Ghost), t.pile(2, Roof)), ((3, Roof), (0, 0, 0), (0, 0, 0, 0)));
}

#[test]
fn ce_punch_06_the_victim_flies_one_unit_on_the_same_level_at_the_ends_inwards() {
    for level in [Inside, Roof] {
        for unit in 0..=4 {
            let position = quiet(&[Doc, Ghost, Tuco, Belle])
                .at(unit, level, &[Doc, Ghost])
                .at(4, Roof, &[Belle])
                .purses(Ghost, &[]);
            let position = position.sheriff(if unit < 2 { 3 } else { 0 }).at(4, Roof, &[Tuco]);
            let position = if unit == 4 { position.at(3, Roof, &[Belle, Tuco]) } else { position };
            for (way, to) in [("push rearward", unit.wrapping_sub(1)), ("push forward", unit + 1)] {
                let mut t = heist(position.clone(), &[(Doc, Punch), (Doc, Climb), (Tuco, Move)]);
                if (1..4).contains(&unit) {
                    assert_eq!(t.legal(), ["push rearward", "push forward"]);
                    t.play(way);
                    assert_eq!(t.spot(Ghost), (to, level));
                } else {
                    let inwards = if unit == 0 { 1 } else { 3 };
                    assert_eq!(t.spot(Ghost), (inwards, level), "the only way, without asking");
                }
            }
        }
    }
    let t = heist(quiet(&[Doc, Ghost, Tuco]).at(1, Roof, &[Doc, Ghost]).purses(Ghost, &[]), &[(Doc, Punch)]);
    assert_eq!(t.refused_as(0, "move 2"), ("CE-PUNCH-06", "why-push-now"));
}

#[test]
fn ce_punch_07_a_victim_who_flies_into_the_sheriff_flees_and_the_token_stays_where_it_fell() {
    let position =
        quiet(&[Doc, Ghost, Tuco]).at(1, Inside, &[Doc, Ghost]).sheriff(2).purses(Ghost, &[]).treasure(Ghost, 0, 1);
    let mut t = heist(position.clone(), &[(Doc, Punch), (Doc, Move)]);
    t.play("push forward");
    assert_eq!((t.spot(Ghost), t.hits(Ghost), t.view().neutral_bullets), ((2, Roof), 1, 12));
    assert_eq!((t.pile(1, Inside), t.pile(2, Inside), t.pile(2, Roof)), ((0, 0, 1, 0), (0, 0, 0, 0), (0, 0, 0, 0)));
    let story = t.story();
    assert_eq!(
        story[3..6],
        [
            Event::Pushed { who: Ghost, level: Inside, from: 1, to: 2 },
            Event::Hit { who: Ghost, by: Shooter::Neutral },
            Event::Fled { who: Ghost, unit: 2 },
        ]
    );
    // On a roof there is no encounter.
    let mut t = heist(position.at(1, Roof, &[Doc, Ghost]), &[(Doc, Punch), (Doc, Move)]);
    t.play("push forward");
    assert_eq!((t.spot(Ghost), t.hits(Ghost), t.view().neutral_bullets), ((2, Roof), 0, 13));
}

#[test]
fn ce_punch_08_the_puncher_stays_and_the_loot_is_not_optional() {
    let position = quiet(&[Doc, Ghost, Tuco]).at(2, Inside, &[Doc, Ghost]).treasure(Ghost, 1, 0);
    let mut t = heist(position, &[(Doc, Punch), (Doc, Climb)]);
    assert_eq!(t.legal(), ["knock purse", "knock jewel"]);
    for way_out in ["pass", "leave", "push forward"] {
        assert_eq!(t.refused_as(0, way_out), ("CE-PUNCH-08", "why-knock-now"));
    }
    t.play("knock purse");
    t.play("push rearward");
    let flown = t.right_after(|event| matches!(event, Event::Pushed { .. })).view();
    let doc = flown.bandit(Doc).unwrap();
    assert_eq!((doc.unit, doc.level), (Some(2), Inside));
    assert_eq!(t.loot_of(Doc), (1, 0, 0), "what falls is not taken");
}
