//! Every reason for which something is refused, with the rule that forbids it.

use crate::common::*;
use colt_express::data::RoundCard;
use colt_express::{Cast, ColtExpress, Event, Options, Position};
use table::{Eyes, Game};

#[test]
fn when_characters_are_picked() {
    let mut t = deal(&Options::for_players(3).cast(Cast::Picked), 1);
    let first = t.actor().index();
    let other = (first + 2) % 3;
    assert_eq!(t.refused_as(other, "pick doc"), ("CE-SETUP-18", "why-not-your-pick"));
    t.play("pick doc");
    let second = t.actor().index();
    assert_eq!(t.refused_as(second, "pick doc"), ("CE-SETUP-02", "why-character-taken"));
    assert_eq!(t.refused_as(second, "draw"), ("CE-SETUP-18", "why-pick-first"));
    assert_eq!(t.legal(), ["pick ghost", "pick belle", "pick cheyenne", "pick tuco", "pick django"]);
}

#[test]
fn when_teams_take_their_places() {
    let mut t = deal(&Options::for_players(2).cast(Cast::Chosen(vec![Tuco, Cheyenne, Django, Doc])), 1);
    let (first, own, foreign) = if t.actor() == seat(0) { (0, "tuco", "doc") } else { (1, "doc", "tuco") };
    assert_eq!(t.refused_as(first, format!("caboose {foreign}")), ("CE-TWO-03", "why-not-your-bandit"));
    assert_eq!(t.refused_as(first, "done"), ("CE-TWO-03", "why-board-first"));
    assert_eq!(t.refused_as(1 - first, format!("caboose {foreign}")), ("CE-TWO-03", "why-not-your-boarding"));
    t.play(format!("caboose {own}"));
}

#[test]
fn while_cards_are_planned() {
    let position = |card| {
        Position::of(&[Doc, Ghost, Tuco])
            .round(1, card)
            .hand(0, &cards(Doc, &[Move, Rob]))
            .hand(1, &cards(Ghost, &[Move, Rob]))
            .hand(2, &cards(Tuco, &[Move, Move, Climb, Climb, Shoot, Shoot, Rob, Rob, Punch, Sheriff]))
    };
    let open = || planning(position(RoundCard::Tunnels24), 0);
    let t = open();
    assert_eq!(t.refused_as(1, "play ghost.move"), ("CE-PLAN-01", "why-not-your-turn"));
    assert_eq!(t.refused_as(0, "play doc.shoot"), ("CE-PLAN-02", "why-card-not-in-hand"));
    assert_eq!(t.refused_as(0, "play doc.move down"), ("CE-TURN-01", "why-face-up"));
    assert_eq!(t.refused_as(0, "move 1"), ("CE-PLAN-02", "why-plan-now"));
    assert_eq!(t.refused_as(0, "pass"), ("CE-PLAN-02", "why-plan-now"));
    let tunnel = planning(position(RoundCard::Tunnels24), 1);
    assert_eq!(tunnel.refused_as(0, "play doc.move"), ("CE-TURN-02", "why-tunnel"));
    let late = planning(position(RoundCard::Tunnels24).first(1), 2);
    assert_eq!(late.refused_as(1, "play ghost.move down"), ("CE-GHOST-01", "why-ghost-too-late"));
    let full = planning(position(RoundCard::Tunnels24).first(2), 0);
    assert_eq!(full.refused_as(2, "draw"), ("CE-PLAN-06", "why-nothing-to-draw"));
}

#[test]
fn while_experts_decide_what_to_keep() {
    let position = Position::of(&[Doc, Ghost, Tuco])
        .expert()
        .round(1, RoundCard::Braking24)
        .hand(0, &cards(Doc, &[Rob, Move, Shoot]))
        .hand(1, &cards(Ghost, &[Rob, Move]))
        .hand(2, &cards(Tuco, &[Rob]));
    let mut t = planning(position, 3);
    for act in ["play doc.rob", "play ghost.rob", "play tuco.rob"] {
        t.play(act);
    }
    assert_eq!(t.refused_as(0, "discard doc.rob"), ("CE-EXP-03", "why-card-not-in-hand"));
    assert_eq!(t.refused_as(0, "draw"), ("CE-EXP-02", "why-keep-now"));
    assert_eq!(t.refused_as(2, "done"), ("CE-EXP-02", "why-nothing-to-keep"));
    t.play_as(0, "discard doc.shoot");
    assert_eq!(t.refused_as(0, "discard doc.shoot"), ("CE-EXP-03", "why-card-not-in-hand"));
    t.play_as(0, "done");
    assert_eq!(t.refused_as(0, "done"), ("CE-EXP-11", "why-already-decided"));
}

#[test]
fn ce_plan_02_ce_exp_02_a_card_of_another_player_is_not_in_ones_own_hand() {
    let position = Position::of(&[Doc, Ghost, Tuco])
        .expert()
        .round(1, RoundCard::Braking24)
        .hand(0, &cards(Doc, &[Rob, Move]))
        .hand(1, &cards(Ghost, &[Rob, Move]))
        .hand(2, &cards(Tuco, &[Rob, Move]));
    let mut t = planning(position, 3);
    assert_eq!(t.refused_as(0, "play tuco.move"), ("CE-PLAN-02", "why-not-your-card-to-play"));
    assert_eq!(t.refused_as(0, "play belle.move"), ("CE-SETUP-02", "why-not-in-play"), "nobody has that one");
    for act in ["play doc.rob", "play ghost.rob", "play tuco.rob"] {
        t.play(act);
    }
    assert_eq!(t.refused_as(0, "discard tuco.move"), ("CE-EXP-02", "why-not-your-card-to-play"));
    assert_eq!(t.refused_as(0, "discard belle.move"), ("CE-SETUP-02", "why-not-in-play"));
}

#[test]
fn ce_two_08_a_card_of_the_other_team_acts_with_its_own_bandits() {
    let position = quiet_teams([Tuco, Cheyenne], [Django, Doc])
        .hand(0, &[Some((Tuco, Rob)), Some((Tuco, Move))])
        .hand(1, &[Some((Doc, Rob)), Some((Doc, Move))]);
    let mut t = planning(position, 4);
    assert_eq!(t.refused_as(0, "play doc.move"), ("CE-TWO-08", "why-not-your-card-to-play"));
    assert_eq!(t.refused_as(0, "play ghost.move"), ("CE-SETUP-02", "why-not-in-play"));
    t.play("play tuco.rob");
    t.play("play doc.rob");
    assert_eq!(t.refused_as(0, "discard doc.move"), ("CE-TWO-08", "why-not-your-card-to-play"));
}

#[test]
fn while_a_move_or_sheriff_card_is_resolved() {
    let position = quiet(&[Doc, Ghost, Tuco, Belle, Django]).at(1, Inside, &[Doc]).at(5, Roof, &[Ghost]).sheriff(2);
    let mut t = heist(position, &[(Doc, Move), (Ghost, Move), (Doc, Sheriff)]);
    assert_eq!(t.refused_as(1, "move 2"), ("CE-HEIST-03", "why-not-your-card"));
    assert_eq!(t.refused_as(0, "move 1"), ("CE-MOVE-03", "why-must-move"));
    assert_eq!(t.refused_as(0, "move 3"), ("CE-MOVE-01", "why-one-unit-inside"));
    assert_eq!(t.refused_as(0, "move 6"), ("CE-POS-04", "why-off-the-train"));
    assert_eq!(t.refused_as(0, "sheriff 1"), ("CE-HEIST-05", "why-resolve-the-card"));
    t.play("move 0");
    assert_eq!(t.legal(), ["move 2", "move 3", "move 4"]);
    assert_eq!(t.refused_as(1, "move 1"), ("CE-MOVE-02", "why-three-units-on-roof"));
    assert_eq!(t.refused_as(1, "move 5"), ("CE-MOVE-03", "why-must-move"));
    t.play("move 4");
    assert_eq!(t.legal(), ["sheriff 1", "sheriff 3"]);
    assert_eq!(t.refused_as(0, "sheriff 2"), ("CE-SCARD-01", "why-sheriff-one-unit"));
    assert_eq!(t.refused_as(0, "sheriff 4"), ("CE-SCARD-01", "why-sheriff-one-unit"));
    assert_eq!(t.refused_as(0, "shoot ghost"), ("CE-HEIST-05", "why-resolve-the-card"));
}

#[test]
fn while_a_shot_is_aimed() {
    let inside = quiet(&[Doc, Ghost, Tuco, Belle, Cheyenne])
        .at(2, Inside, &[Doc, Cheyenne])
        .at(1, Inside, &[Ghost, Belle])
        .at(3, Inside, &[Tuco]);
    let t = heist(inside.clone(), &[(Doc, Shoot)]);
    assert_eq!(t.legal(), ["shoot ghost", "shoot tuco"]);
    assert_eq!(t.refused_as(0, "shoot django"), ("CE-SETUP-02", "why-not-in-play"));
    assert_eq!(t.refused_as(0, "shoot doc"), ("CE-SHOOT-07", "why-not-yourself"));
    assert_eq!(t.refused_as(0, "shoot belle"), ("CE-BELLE-01", "why-belle-spared"));
    assert_eq!(t.refused_as(0, "shoot cheyenne"), ("CE-SHOOT-07", "why-same-unit"));
    let t = heist(inside.clone().at(4, Roof, &[Cheyenne]), &[(Doc, Shoot)]);
    assert_eq!(t.refused_as(0, "shoot cheyenne"), ("CE-SHOOT-07", "why-other-level"));
    let t = heist(inside.clone().at(4, Inside, &[Cheyenne]), &[(Doc, Shoot)]);
    assert_eq!(t.refused_as(0, "shoot cheyenne"), ("CE-SHOOT-02", "why-too-far-inside"));
    // Belle out of sight is out of sight, not spared.
    let t = heist(inside.at(4, Inside, &[Belle]), &[(Doc, Shoot)]);
    assert_eq!(t.refused_as(0, "shoot belle"), ("CE-SHOOT-02", "why-too-far-inside"));
    let roofs = quiet(&[Doc, Ghost, Tuco, Belle, Cheyenne])
        .at(1, Roof, &[Doc])
        .at(2, Roof, &[Ghost, Tuco])
        .at(4, Roof, &[Cheyenne])
        .at(1, Inside, &[Belle]);
    let t = heist(roofs, &[(Doc, Shoot)]);
    assert_eq!(t.refused_as(0, "shoot cheyenne"), ("CE-SHOOT-04", "why-out-of-sight"));
    assert_eq!(t.refused_as(0, "shoot belle"), ("CE-SHOOT-07", "why-same-unit"));
    // Through his own roof Tuco spares Belle too.
    let tuco =
        quiet(&[Tuco, Doc, Ghost, Belle]).at(2, Inside, &[Tuco]).at(2, Roof, &[Belle]).at(1, Inside, &[Doc, Ghost]);
    let t = heist(tuco, &[(Tuco, Shoot)]);
    assert_eq!(t.refused_as(0, "shoot belle"), ("CE-BELLE-01", "why-belle-spared"));
}

#[test]
fn while_loot_is_taken() {
    let position =
        quiet(&[Doc, Ghost, Tuco]).at(1, Inside, &[Doc]).dropped(1, Inside, 300, &[]).dropped(1, Inside, 350, &[]);
    let t = heist(position.clone(), &[(Doc, Rob)]);
    assert_eq!(t.legal(), ["rob purse:3", "rob purse:4"]);
    assert_eq!(t.refused_as(0, "rob purse"), ("CE-ROB-02", "why-no-such-purse"));
    assert_eq!(t.refused_as(0, "rob purse:0"), ("CE-ROB-02", "why-no-such-purse"));
    assert_eq!(t.refused_as(0, "rob jewel"), ("CE-ROB-02", "why-no-jewel-here"));
    assert_eq!(t.refused_as(0, "rob strongbox"), ("CE-ROB-02", "why-no-strongbox-here"));
    assert_eq!(t.refused_as(1, "rob purse:3"), ("CE-HEIST-03", "why-not-your-card"));
    assert_eq!(t.refused_as(0, "steal purse:3"), ("CE-HEIST-05", "why-resolve-the-card"));
}

#[test]
fn while_somebody_is_punched() {
    let position = quiet(&[Cheyenne, Ghost, Tuco, Belle, Doc])
        .at(2, Inside, &[Cheyenne, Ghost, Tuco, Belle])
        .at(2, Roof, &[Doc])
        .purses(Ghost, &[250, 300])
        .treasure(Ghost, 1, 0);
    let mut t = heist(position, &[(Cheyenne, Punch)]);
    assert_eq!(t.legal(), ["punch ghost", "punch tuco"]);
    assert_eq!(t.refused_as(0, "punch django"), ("CE-SETUP-02", "why-not-in-play"));
    assert_eq!(t.refused_as(0, "punch cheyenne"), ("CE-PUNCH-01", "why-not-yourself"));
    assert_eq!(t.refused_as(0, "punch belle"), ("CE-BELLE-01", "why-belle-spared"));
    assert_eq!(t.refused_as(0, "punch doc"), ("CE-PUNCH-01", "why-not-in-reach"));
    assert_eq!(t.refused_as(0, "shoot ghost"), ("CE-HEIST-05", "why-resolve-the-card"));
    t.play("punch ghost");
    assert_eq!(t.refused_as(1, "knock jewel"), ("CE-HEIST-03", "why-not-your-card"));
    assert_eq!(t.refused_as(0, "knock strongbox"), ("CE-PUNCH-03", "why-victim-lacks-loot"));
    assert_eq!(t.refused_as(0, "push forward"), ("CE-PUNCH-08", "why-knock-now"));
    t.play("knock purse");
    assert_eq!(t.refused_as(1, "leave"), ("CE-HEIST-03", "why-not-your-card"));
    assert_eq!(t.refused_as(0, "push forward"), ("CE-CHEY-05", "why-pocket-now"));
    t.play("leave");
    assert_eq!(t.refused_as(1, "push forward"), ("CE-HEIST-03", "why-not-your-card"));
    assert_eq!(t.refused_as(0, "knock jewel"), ("CE-PUNCH-06", "why-push-now"));
    // Belle on the other level is merely out of reach.
    let apart = quiet(&[Doc, Ghost, Tuco, Belle]).at(1, Inside, &[Doc, Ghost, Tuco]).at(1, Roof, &[Belle]);
    let t = heist(apart, &[(Doc, Punch)]);
    assert_eq!(t.refused_as(0, "punch belle"), ("CE-PUNCH-01", "why-not-in-reach"));
}

#[test]
fn while_pickpockets_are_at_work() {
    let position = Position::of(&[Doc, Ghost, Tuco])
        .round(5, RoundCard::StationPickpockets)
        .at(1, Inside, &[Doc])
        .loot(1, Inside, 1, 1, 0);
    let mut t = incident(position);
    assert_eq!(t.refused_as(1, "pass"), ("CE-EV-PICK-03", "why-not-asked"));
    assert_eq!(t.refused_as(0, "steal purse:0"), ("CE-EV-PICK-01", "why-no-such-purse"));
    assert_eq!(t.refused_as(0, "rob jewel"), ("CE-EV-PICK-02", "why-only-purses"));
    assert_eq!(t.refused_as(0, "draw"), ("CE-EV-PICK-01", "why-pickpocket-now"));
    t.play("pass");
    for seat in 0..3 {
        assert_eq!(t.refused_as(seat, "pass"), ("CE-END-01", "why-game-over"));
    }
}

#[test]
fn whatever_is_not_listed_is_refused_and_changes_nothing() {
    // All actions there are, at moments of every kind.
    let all: Vec<_> = {
        use table::Coded;
        (0..colt_express::Action::SPACE).filter_map(colt_express::Action::decode).collect()
    };
    for players in [2, 3, 6] {
        let mut t = deal(&Options::for_players(players).cast(Cast::Picked), 5);
        for step in 0.. {
            let Some(actor) = t.game.to_act().first() else { break };
            if step % 7 == 0 {
                let before: ColtExpress = t.game.clone();
                for seat in table::Seat::all(players) {
                    let legal = t.legal_of(seat);
                    for action in all.iter().filter(|action| !legal.contains(&action.to_string())) {
                        let told: &mut Vec<(Event, ColtExpress)> = &mut Vec::new();
                        let refusal = t.game.play(seat, *action, &mut t.dice, told).expect_err("not legal");
                        assert!(refusal.rule.0.starts_with("CE-") && refusal.why.starts_with("why-"));
                        assert!(told.is_empty());
                    }
                }
                assert_eq!(t.game, before);
            }
            let legal = t.legal_of(actor);
            let choice = t.dice.below(legal.len() as u32) as usize;
            t.play_as(actor, &legal[choice]);
        }
        assert!(t.game.view(Eyes::Bystander).standing.is_some());
    }
}
