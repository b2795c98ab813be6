//! The game for two players (CE-TWO).

use std::collections::BTreeMap;

use crate::common::*;
use colt_express::data::{Car, Character, NEUTRAL_BULLETS, RoundCard};
use colt_express::view::Phase;
use colt_express::{Cast, Event, Idle, Options, Position, Shooter, Train};
use table::{Eyes, Game};

const TEAMS: [Character; 4] = [Tuco, Cheyenne, Django, Doc];

/// Tuco and Cheyenne against Django and Doc.
fn options() -> Options {
    Options::for_players(2).cast(Cast::Chosen(TEAMS.to_vec()))
}

/// The same, in a Round at the end of which nothing happens.
fn teams() -> Position {
    quiet_teams([Tuco, Cheyenne], [Django, Doc])
}

/// Both have taken their places.
fn boarded(seed: u64) -> Table {
    let mut t = deal(&options(), seed);
    t.until(|game| game.view(Eyes::Bystander).phase != Phase::Boarding);
    t
}

#[test]
fn ce_two_01_four_cars_a_locomotive_and_round_cards_of_the_small_set() {
    let mut cabooses = BTreeMap::new();
    for seed in 0..600 {
        let t = deal(&options(), seed);
        let cars: Vec<_> = t.view().units.iter().map(|unit| unit.car).collect();
        assert_eq!((cars.len(), cars[4]), (5, None));
        let mut known: Vec<_> = cars.iter().flatten().collect();
        known.sort_unstable();
        known.dedup();
        assert_eq!(known.len(), 4, "four different Cars");
        *cabooses.entry(cars[0].unwrap().name()).or_insert(0u32) += 1;
    }
    assert_shares(&cabooses, &Car::ALL.map(|car| (car.name(), 1.0 / 6.0)));
    let chosen = [Car::J3, Car::P4J1, Car::P1, Car::P3];
    let t = deal(&options().train(Train::Chosen(chosen.to_vec())), 1);
    assert_eq!(t.view().units.iter().filter_map(|unit| unit.car).collect::<Vec<_>>(), chosen);
    for seed in 0..6 {
        let mut t = deal(&options(), seed);
        t.play_out(|_| {});
        let cards: Vec<_> = t.view().rounds.iter().map(|round| round.card.name()).collect();
        assert!(cards[..4].iter().all(|name| name.ends_with("-24")), "{cards:?}");
        assert!(cards[4].starts_with("station-"));
    }
}

#[test]
fn ce_two_02_each_player_has_a_team_of_two_characters() {
    let mut sides = BTreeMap::new();
    for seed in 0..400 {
        let t = deal(&Options::for_players(2), seed);
        let view = t.view();
        let team = |index| view.team(seat(index)).map(|bandit| bandit.character).collect::<Vec<_>>();
        let teams = (team(0), team(1));
        *sides.entry(teams).or_insert(0u32) += 1;
    }
    let (tuco, django) = (vec![Tuco, Cheyenne], vec![Django, Doc]);
    assert_shares(&sides, &[((tuco.clone(), django.clone()), 0.5), ((django, tuco), 0.5)]);
    // A draft: one, two, one.
    let mut t = deal(&Options::for_players(2).cast(Cast::Picked), 3);
    let first = t.actor().index();
    let mut order = Vec::new();
    for (pick, free) in [("pick doc", 6), ("pick belle", 5), ("pick ghost", 4), ("pick tuco", 3)] {
        assert_eq!(t.legal().len(), free);
        order.push(t.actor().index());
        t.play(pick);
    }
    assert_eq!(order, [first, 1 - first, 1 - first, first]);
    let view = t.view();
    assert_eq!(view.team(seat(first)).map(|bandit| bandit.character).collect::<Vec<_>>(), [Doc, Tuco]);
    assert_eq!(view.phase, Phase::Boarding);
}

#[test]
fn ce_two_03_one_of_each_team_starts_in_the_caboose_as_its_player_decides() {
    for seed in 0..8 {
        let mut t = deal(&options(), seed);
        let first = t.view().first.unwrap().index();
        assert_eq!((t.actor().index(), t.view().phase), (first, Phase::Boarding), "the First Player, then the other");
        let other = 1 - first;
        assert_eq!(t.refused_as(other, "caboose doc"), ("CE-TWO-03", "why-not-your-boarding"));
        let names = [["tuco", "cheyenne"], ["django", "doc"]];
        assert_eq!(t.legal(), names[first].map(|name| format!("caboose {name}")));
        assert_eq!(t.refused_as(first, format!("caboose {}", names[other][0])), ("CE-TWO-03", "why-not-your-bandit"));
        assert_eq!(t.refused_as(first, "draw"), ("CE-TWO-03", "why-board-first"));
        t.play(format!("caboose {}", names[first][1]));
        assert_eq!(t.legal(), names[other].map(|name| format!("caboose {name}")));
        t.play(format!("caboose {}", names[other][0]));
        let spots: BTreeMap<_, _> = TEAMS.into_iter().map(|who| (who.name(), t.spot(who))).collect();
        assert_eq!((spots[names[first][1]], spots[names[first][0]]), ((0, Inside), (1, Inside)));
        assert_eq!((spots[names[other][0]], spots[names[other][1]]), ((0, Inside), (1, Inside)));
    }
}

#[test]
fn ce_two_04_each_character_has_its_own_card_bullets_and_purse() {
    let t = boarded(2);
    for who in TEAMS {
        assert_eq!((t.bandit(who).bullets, t.loot_of(who)), (6, (1, 0, 0)));
        assert_eq!(dollars(&t.bandit(who).known_values), [250]);
    }
}

const ELEVEN: [&str; 11] = [
    "tuco.move",
    "cheyenne.move",
    "tuco.level",
    "cheyenne.level",
    "tuco.shoot",
    "cheyenne.shoot",
    "tuco.rob",
    "cheyenne.rob",
    "tuco.punch",
    "cheyenne.punch",
    "tuco.sheriff",
];

#[test]
fn ce_two_05_a_team_has_eleven_action_cards() {
    let t = boarded(2);
    let mut all: Vec<String> = t.hand(0).into_iter().chain(t.deck(0)).collect();
    all.sort_unstable();
    let mut expected = ELEVEN.to_vec();
    expected.sort_unstable();
    assert_eq!(all, expected);
    assert_eq!(t.deck(1).len() + t.hand(1).len(), 11);
}

#[test]
fn ce_two_06_one_shuffled_deck_one_hand_and_one_discard_pile_for_the_team() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let games = 1100;
    for seed in 0..games {
        let t = boarded(seed);
        assert_eq!((t.sizes(0), t.sizes(1)), ((6, 5, 0), (7, 4, 0)), "Doc's team has seven");
        for card in t.hand(0) {
            *seen.entry(card).or_default() += 1;
        }
    }
    for card in ELEVEN {
        crate::common::assert_likely(seen[card] as usize, games as usize, 6.0 / 11.0);
    }
    let t = heist(teams().at(1, Inside, &[Tuco, Cheyenne]), &[(Tuco, Rob), (Cheyenne, Rob), (Tuco, Move)]);
    assert_eq!(names(&t.own(0).discard), ["tuco.rob", "cheyenne.rob"]);
}

#[test]
fn ce_two_07_the_expert_variant_is_always_played() {
    assert!(Options::for_players(2).expert);
    let mut t = boarded(4);
    assert!(t.view().expert);
    t.until(|game| game.view(Eyes::Bystander).phase == Phase::Keeping);
}

#[test]
fn ce_two_08_a_card_acts_with_its_own_characters_bandit_only() {
    // Cheyenne's Shoot, where Tuco could shoot and she could not.
    let position = teams().at(2, Inside, &[Tuco]).at(2, Roof, &[Doc]).at(0, Inside, &[Cheyenne, Django]);
    let t = heist(position.clone(), &[(Cheyenne, Shoot), (Tuco, Move)]);
    assert_eq!(t.story()[1], Event::Idle { card: card(Cheyenne, Shoot), why: Idle::NoTarget });
    let t = heist(position.clone(), &[(Tuco, Shoot), (Tuco, Move)]);
    assert_eq!(t.bandit(Doc).hits[..], [(Tuco, 1)]);
    assert_eq!((t.bandit(Tuco).bullets, t.bandit(Cheyenne).bullets), (5, 6));
    // Cheyenne's power is hers alone, and so is her Move.
    let punch = heist(position.clone().at(2, Inside, &[Doc]), &[(Tuco, Punch)]);
    assert_eq!(punch.legal(), ["push rearward", "push forward"]);
    let mut moved = heist(position.clone().at(1, Inside, &[Cheyenne]), &[(Cheyenne, Move), (Tuco, Move)]);
    moved.play("move 0");
    assert_eq!((moved.spot(Cheyenne), moved.spot(Tuco)), ((0, Inside), (2, Inside)));
    // Nobody plays the other team's cards.
    let t = planning(position.hand(0, &[Some((Tuco, Move)), Some((Cheyenne, Rob))]), 0);
    assert_eq!(t.legal(), ["play tuco.move", "play cheyenne.rob", "draw"]);
    assert_eq!(t.refused_as(0, "play doc.move"), ("CE-TWO-08", "why-not-your-card-to-play"));
    assert_eq!(t.refused_as(0, "play cheyenne.sheriff"), ("CE-PLAN-02", "why-card-not-in-hand"));
}

#[test]
fn ce_two_09_loot_belongs_to_the_acting_characters_card_and_leaves_the_hit_ones() {
    let position = teams().at(1, Inside, &[Cheyenne]).at(3, Roof, &[Tuco, Doc, Django]).loot(1, Inside, 0, 1, 0);
    let t = heist(position, &[(Cheyenne, Rob), (Tuco, Move)]);
    assert_eq!((t.loot_of(Cheyenne), t.loot_of(Tuco)), ((1, 1, 0), (1, 0, 0)));
    let punched =
        teams().at(1, Inside, &[Django, Cheyenne]).treasure(Tuco, 3, 1).purses(Cheyenne, &[]).treasure(Cheyenne, 1, 0);
    let t = heist(punched, &[(Django, Punch)]);
    assert_eq!((t.loot_of(Cheyenne), t.loot_of(Tuco), t.pile(1, Inside)), ((0, 0, 0), (1, 3, 1), (0, 1, 0, 0)));
    assert_eq!(t.legal(), ["push rearward", "push forward"], "only her own loot could be lost");
}

#[test]
fn ce_two_10_a_bullet_to_either_bandit_lies_on_top_of_the_teams_deck() {
    let position = teams().at(3, Inside, &[Django]).at(2, Inside, &[Tuco]).at(0, Roof, &[Doc]).at(1, Roof, &[Cheyenne]);
    let t = heist(position, &[(Django, Shoot), (Doc, Shoot), (Tuco, Move)]);
    assert_eq!((t.hits(Tuco), t.hits(Cheyenne)), (1, 1));
    assert_eq!((t.player(0).bullets_on_top, t.player(0).bullets_received, bullets(&t.own(0).deck)), (2, 2, 2));
    assert_eq!(t.sizes(0), (0, 12, 0));
    assert_eq!(t.player(1).bullets_received, 0);
}

#[test]
fn ce_two_11_team_mates_are_targets_obstacles_and_company_like_anybody() {
    let alone = teams().at(2, Inside, &[Tuco]).at(1, Inside, &[Cheyenne]).at(4, Roof, &[Doc, Django]);
    assert_eq!(targets(alone.clone(), Tuco), [Cheyenne], "must be shot as the only target");
    let choice = teams().at(2, Inside, &[Tuco]).at(1, Inside, &[Cheyenne]).at(3, Inside, &[Doc]).at(0, Roof, &[Django]);
    assert_eq!(targets(choice, Tuco), [Cheyenne, Doc]);
    let punch = heist(teams().at(2, Roof, &[Tuco, Cheyenne]).at(4, Roof, &[Doc]), &[(Tuco, Punch)]);
    assert_eq!(punch.story()[1], Event::Punched { who: Tuco, victim: Cheyenne });
    let hidden = teams().at(1, Roof, &[Tuco]).at(2, Roof, &[Cheyenne]).at(3, Roof, &[Doc]);
    assert_eq!(targets(hidden, Tuco), [Cheyenne], "she stands in the way");
    let belle = quiet_teams([Doc, Ghost], [Belle, Tuco]).at(2, Inside, &[Doc]).at(1, Inside, &[Belle, Ghost]);
    assert_eq!(targets(belle.at(4, Roof, &[Tuco]), Doc), [Ghost], "even a team-mate goes before Belle");
    let station = |spot| {
        let position = Position::teams([Tuco, Cheyenne], [Django, Doc]).round(5, RoundCard::StationPickpockets);
        incident(position.at(1, Inside, &[Tuco]).at(spot, Inside, &[Cheyenne]).loot(1, Inside, 1, 0, 0))
    };
    assert!(station(1).game.to_act().is_empty(), "a team-mate is company");
    assert_eq!(station(2).legal(), ["steal purse", "pass"]);
}

#[test]
fn ce_two_12_there_is_no_gunslinger() {
    let t = over(teams().fired(Tuco, 0, Doc).fired(Django, 3, Tuco));
    let standing = t.game.standing().unwrap();
    assert_eq!(standing.categories.len(), 4);
    assert_eq!(standing.results.iter().map(|result| result.total).collect::<Vec<_>>(), [500, 500]);
}

#[test]
fn ce_two_13_the_richer_team_wins_then_the_one_with_fewer_bullets_then_both() {
    let totals = |position: Position| {
        let standing = over(position).game.standing().unwrap();
        standing.results.iter().map(|result| (result.total, result.place)).collect::<Vec<_>>()
    };
    assert_eq!(
        totals(teams().treasure(Tuco, 1, 0).treasure(Cheyenne, 0, 1).treasure(Doc, 2, 0)),
        [(2000, 1), (1500, 2)]
    );
    assert_eq!(totals(teams().treasure(Tuco, 2, 0).treasure(Doc, 1, 0).treasure(Django, 1, 0)), [(1500, 1), (1500, 1)]);
    assert_eq!(totals(teams().wounded(Tuco, 1).wounded(Cheyenne, 1).wounded(Doc, 1)), [(500, 2), (500, 1)]);
}

#[test]
fn ce_two_14_a_team_with_doc_fills_its_hand_to_seven() {
    for characters in [[Tuco, Doc, Ghost, Belle], [Doc, Tuco, Ghost, Belle]] {
        let mut t = deal(&Options::for_players(2).cast(Cast::Chosen(characters.to_vec())), 9);
        t.until(|game| game.view(Eyes::Bystander).phase != Phase::Boarding);
        assert_eq!((t.sizes(0).0, t.sizes(1).0), (7, 6));
        t.until(|game| game.view(Eyes::Bystander).rounds.len() == 2);
        assert_eq!((t.sizes(0).0, t.sizes(1).0), (7, 6));
    }
}

#[test]
fn ce_two_15_a_team_with_ghost_may_hide_its_first_card_whosever_it_is() {
    for team in [[Ghost, Tuco], [Tuco, Ghost]] {
        let position = Position::teams(team, [Django, Doc]).round(1, RoundCard::Braking24);
        let hand = [Some((Tuco, Shoot)), Some((Ghost, Move)), Some((Ghost, Rob))];
        let mut t = planning(position.hand(0, &hand).hand(1, &[Some((Doc, Move)), Some((Doc, Rob))]), 0);
        let down = t.legal().into_iter().filter(|option| option.ends_with("down")).collect::<Vec<_>>();
        assert_eq!(down, ["play ghost.move down", "play tuco.shoot down", "play ghost.rob down"]);
        t.play("play tuco.shoot down");
        assert_eq!(t.refused_as(1, "play doc.move down"), ("CE-TURN-01", "why-face-up"));
        t.play("play doc.move");
        assert_eq!(t.legal(), ["play ghost.move", "play ghost.rob", "draw"]);
    }
}

#[test]
fn ce_two_16_the_first_player_is_drawn_and_changes_every_round() {
    let mut first = BTreeMap::new();
    for seed in 0..800 {
        *first.entry(deal(&options(), seed).view().first.unwrap().index()).or_insert(0u32) += 1;
    }
    assert_shares(&first, &[(0, 0.5), (1, 0.5)]);
    let mut t = boarded(5);
    let begins = t.view().first.unwrap().index();
    t.play_out(|_| {});
    let firsts: Vec<_> = t
        .events()
        .into_iter()
        .filter_map(|event| match event {
            Event::RoundBegan { round, first, .. } if round > 1 => Some(first.index()),
            _ => None,
        })
        .collect();
    assert_eq!(firsts, [1 - begins, begins, 1 - begins, begins]);
}

#[test]
fn ce_two_17_the_rest_of_the_setup_is_the_usual_one() {
    for seed in 0..20 {
        let t = boarded(seed);
        let view = t.view();
        assert_eq!((view.sheriff, view.strongbox_aside), (Some(4), true));
        assert_eq!((view.neutral_bullets, view.rounds.len()), (NEUTRAL_BULLETS, 1));
        assert_eq!(t.pile(4, Inside), (0, 0, 1, 0));
        for (unit, view) in view.units.iter().enumerate().take(4) {
            let (purses, jewels) = view.car.unwrap().loot();
            assert_eq!(t.pile(unit as u8, Inside), (purses, jewels, 0, 0));
        }
        // Four starting Purses were taken before the Cars were filled: four of the eight 250s are left.
        assert_eq!(t.game.census().at("purse 250", "unseen"), 4);
    }
}

#[test]
fn ce_two_18_nine_cards_of_each_team_return_to_the_box_and_the_sheriff_card_is_nobodys() {
    let t = boarded(2);
    let census = t.game.census();
    for team in [[Tuco, Cheyenne], [Django, Doc]] {
        let boxed: u32 = team
            .iter()
            .flat_map(|who| colt_express::data::Kind::ALL.map(|kind| format!("{who}.{kind}")))
            .map(|card| census.at(&card, "box"))
            .sum();
        assert_eq!(boxed, 9);
        let sheriffs: u32 = team.iter().map(|who| census.at(&format!("{who}.sheriff"), "box")).sum();
        assert_eq!(sheriffs, 1);
    }
    let position = teams().sheriff(2).at(1, Roof, &[Tuco]).at(0, Inside, &[Cheyenne]).at(3, Inside, &[Doc]);
    let mut t = heist(position, &[(Tuco, Sheriff), (Tuco, Move)]);
    assert_eq!(t.legal(), ["sheriff 1", "sheriff 3"]);
    t.play("sheriff 3");
    assert_eq!((t.spot(Tuco), t.spot(Cheyenne), t.spot(Doc)), ((1, Roof), (0, Inside), (3, Roof)));
}

#[test]
fn ce_two_19_encounters_and_events_count_bandits_not_players() {
    let both = teams().sheriff(2).at(1, Inside, &[Tuco, Cheyenne]).at(4, Roof, &[Doc, Django]);
    let mut t = heist(both.clone(), &[(Doc, Move), (Django, Sheriff), (Doc, Climb), (Doc, Punch), (Tuco, Move)]);
    t.play("move 3");
    t.play("sheriff 1");
    assert_eq!((t.hits(Tuco), t.hits(Cheyenne), t.player(0).bullets_received), (1, 1, 2));
    assert_eq!((t.view().neutral_bullets, t.player(0).bullets_on_top), (11, 2));
    let mut few = heist(both.neutral(1), &[(Django, Sheriff), (Tuco, Move)]);
    few.play("sheriff 1");
    assert_eq!((few.player(0).bullets_received, few.view().neutral_bullets), (0, 0));
    let station = Position::teams([Tuco, Cheyenne], [Django, Doc]).round(5, RoundCard::StationHostage);
    let t = incident(station.sheriff(0).at(4, Inside, &[Tuco]).at(4, Roof, &[Cheyenne]));
    assert_eq!(t.game.standing().unwrap().results.iter().map(|result| result.scores[3]).collect::<Vec<_>>(), [500, 0]);
    let pickpockets = Position::teams([Tuco, Cheyenne], [Django, Doc])
        .round(5, RoundCard::StationPickpockets)
        .first(1)
        .at(0, Inside, &[Django])
        .at(1, Inside, &[Tuco])
        .at(2, Inside, &[Cheyenne])
        .at(3, Inside, &[Doc])
        .loot(0, Inside, 1, 0, 0)
        .loot(1, Inside, 1, 0, 0)
        .loot(2, Inside, 1, 0, 0)
        .loot(3, Inside, 1, 0, 0);
    let mut t = incident(pickpockets);
    for (seat, who) in [(1, Django), (1, Doc), (0, Tuco), (0, Cheyenne)] {
        assert_eq!((t.actor().index(), t.view().phase), (seat, Phase::Pickpockets { who }));
        t.play("steal purse");
    }
    assert_eq!(TEAMS.map(|who| t.loot_of(who)), [(2, 0, 0); 4]);
}

#[test]
fn ce_two_20_switching_does_not_change_the_order() {
    for first in [0, 1] {
        let position =
            Position::teams([Tuco, Cheyenne], [Django, Doc]).round(1, RoundCard::AngrySheriff24).first(first);
        let position =
            position.hand(0, &[Some((Tuco, Rob)), Some((Tuco, Move))]).hand(1, &[Some((Doc, Rob)), Some((Doc, Move))]);
        let mut t = planning(position, 3);
        assert_eq!(t.actor().index(), first);
        let (one, other) =
            if first == 0 { ("play tuco.rob", "play doc.rob") } else { ("play doc.rob", "play tuco.rob") };
        t.play(one);
        assert_eq!(t.actor().index(), 1 - first);
        t.play(other);
        assert_eq!(t.view().phase, Phase::Keeping, "and that is all");
    }
}

#[test]
fn ce_two_21_bullets_from_a_team_mate_count_in_the_tie_break() {
    let position = teams().at(2, Inside, &[Tuco]).at(1, Inside, &[Cheyenne]).at(4, Roof, &[Doc, Django]);
    let t = heist(position, &[(Tuco, Shoot), (Tuco, Move)]);
    assert_eq!(
        t.events().iter().filter(|event| matches!(event, Event::Hit { by: Shooter::Bandit(Tuco), .. })).count(),
        1
    );
    assert_eq!(t.player(0).bullets_received, 1);
    let standing = over(teams().fired(Tuco, 5, Cheyenne)).game.standing().unwrap();
    assert_eq!(
        standing.results.iter().map(|result| (result.ties[0], result.place)).collect::<Vec<_>>(),
        [(-1, 2), (0, 1)]
    );
}

#[test]
fn ce_chey_01_ce_two_09_cheyenne_may_pocket_even_a_team_mates_purse() {
    let position = || {
        let position = teams().at(2, Roof, &[Tuco, Cheyenne]).at(4, Roof, &[Django, Doc]);
        position.purses(Tuco, &[400]).purses(Cheyenne, &[300])
    };
    let mut t = heist(position(), &[(Cheyenne, Punch), (Tuco, Rob), (Doc, Move)]);
    assert_eq!(t.legal(), ["pocket", "leave"]);
    t.play("pocket");
    t.play("push rearward");
    assert_eq!((t.purses(Cheyenne), t.purses(Tuco)), (vec![300, 400], vec![]));
    assert_eq!((t.spot(Tuco), t.pile(2, Roof)), ((1, Roof), (0, 0, 0, 0)));
    // What she leaves lies on the roof, and not on her card.
    let mut t = heist(position(), &[(Cheyenne, Punch), (Tuco, Rob), (Doc, Move)]);
    t.play("leave");
    t.play("push forward");
    assert_eq!((t.purses(Cheyenne), t.purses(Tuco)), (vec![300], vec![]));
    assert_eq!((t.spot(Tuco), t.pile(2, Roof)), ((3, Roof), (0, 0, 0, 1)));
}

#[test]
fn ce_ev_revenge_01_ce_two_19_both_bandits_of_a_team_lose_their_own_least_valuable_purse() {
    let station = Position::teams([Tuco, Cheyenne], [Django, Doc]).round(5, RoundCard::StationRevenge).sheriff(2);
    let position = station.at(2, Roof, &[Tuco, Cheyenne]).at(2, Inside, &[]).at(1, Roof, &[Django]).at(3, Roof, &[Doc]);
    let t = incident(position.purses(Tuco, &[500, 300]).purses(Cheyenne, &[450, 400, 350]));
    assert_eq!((t.purses(Tuco), t.purses(Cheyenne)), (vec![500], vec![400, 450]));
    assert_eq!((t.purses(Django), t.purses(Doc), t.pile(2, Roof)), (vec![250], vec![250], (0, 0, 0, 2)));
    let lost: Vec<_> = t.view().units[2].roof.dropped.iter().map(|purse| purse.value.unwrap().dollars()).collect();
    assert_eq!(lost.iter().sum::<i32>(), 300 + 350);
    assert_eq!(t.game.standing().unwrap().results.iter().map(|result| result.total).collect::<Vec<_>>(), [1350, 500]);
}

#[test]
fn ce_belle_01_ce_two_11_a_team_mate_shields_belle_from_a_punch() {
    let position = quiet_teams([Doc, Ghost], [Belle, Tuco]).at(2, Inside, &[Doc, Ghost, Belle]).at(4, Roof, &[Tuco]);
    let t = heist(position.clone(), &[(Doc, Punch)]);
    assert_eq!(t.story()[1], Event::Punched { who: Doc, victim: Ghost }, "his own team-mate, and nobody is asked");
    assert_eq!(t.loot_of(Belle), (1, 0, 0));
    // Belle's own team-mate does the same for her.
    let t = heist(position.clone().at(2, Inside, &[Tuco]).at(4, Roof, &[Ghost]), &[(Doc, Punch)]);
    assert_eq!(t.story()[1], Event::Punched { who: Doc, victim: Tuco });
    let t = heist(position.at(3, Inside, &[Ghost]), &[(Doc, Punch)]);
    assert_eq!(t.story()[1], Event::Punched { who: Doc, victim: Belle }, "alone with her he must");
}
