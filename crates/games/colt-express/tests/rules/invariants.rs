//! What holds after every step of every game (CE-INV).

use crate::common::*;
use colt_express::data::{Character, Kind, Level};
use colt_express::view::{Phase, View};
use colt_express::{Cast, ColtExpress, Event, Options};
use table::{Eyes, Game, Seat};

/// Random games of every kind of table, step by step as they were told.
fn games(mut check: impl FnMut(&Options, &[ColtExpress])) {
    walk(true, &mut check);
}

/// The same, decision by decision.
fn decisions(mut check: impl FnMut(&Options, &[ColtExpress])) {
    walk(false, &mut check);
}

fn walk(told_too: bool, check: &mut impl FnMut(&Options, &[ColtExpress])) {
    for players in 2..=6 {
        for expert in [false, true] {
            for seed in 0..2 {
                let options = Options::for_players(players).cast(if seed == 0 { Cast::Random } else { Cast::Picked });
                let options = if expert { options.expert() } else { options };
                let mut t = deal(&options, 100 + seed);
                let (mut states, mut told) = (vec![t.game.clone()], 0);
                t.play_out(|t| {
                    if told_too {
                        states.extend(t.told[told..].iter().map(|(_, state)| state.clone()));
                        told = t.told.len();
                    }
                    states.push(t.game.clone());
                });
                check(&options, &states);
            }
        }
    }
}

fn spots(view: &View) -> impl Iterator<Item = &colt_express::view::SpotView> {
    view.units.iter().flat_map(|unit| Level::ALL.map(|level| unit.level(level)))
}

fn prepared(view: &View) -> bool {
    !matches!(view.phase, Phase::Picking { .. })
}

#[test]
fn ce_inv_01_no_loot_is_lost_and_none_appears() {
    decisions(|options, states| {
        let contents = ColtExpress::contents(options);
        for state in states {
            assert_eq!(state.census().differences(&contents), []);
        }
    });
    games(|_, states| {
        for view in states.iter().map(|state| state.view(Eyes::Bystander)).filter(prepared) {
            let (mut purses, mut jewels, mut strongboxes) = (0, 0, u8::from(view.strongbox_aside));
            for spot in spots(&view) {
                purses += spot.purses + spot.dropped.len() as u8;
                jewels += spot.jewels;
                strongboxes += spot.strongboxes;
            }
            for bandit in &view.bandits {
                purses += bandit.purses;
                jewels += bandit.jewels;
                strongboxes += bandit.strongboxes;
            }
            // What the Cars and the players were given at the start; the rest stays in the box.
            let cars = view.units.iter().filter_map(|unit| unit.car).map(|car| car.loot());
            let dealt = cars.fold((view.bandits.len() as u8, 0), |sum, loot| (sum.0 + loot.0, sum.1 + loot.1));
            assert_eq!((purses, jewels, strongboxes), (dealt.0, dealt.1, 2));
        }
    });
}

#[test]
fn ce_inv_02_neutral_bullets_are_in_the_supply_with_players_or_removed() {
    games(|_, states| {
        for view in states.iter().map(|state| state.view(Eyes::Bystander)).filter(prepared) {
            let with_players: u8 = view.bandits.iter().map(|bandit| bandit.neutral_hits).sum();
            assert_eq!(view.neutral_bullets + view.neutral_removed + with_players, 13);
        }
    });
}

#[test]
fn ce_inv_03_every_characters_six_bullets_are_his_or_with_those_he_hit() {
    games(|_, states| {
        for view in states.iter().map(|state| state.view(Eyes::Bystander)) {
            for bandit in &view.bandits {
                let given: u8 = view
                    .bandits
                    .iter()
                    .flat_map(|other| &other.hits)
                    .filter(|(by, _)| *by == bandit.character)
                    .map(|(_, count)| count)
                    .sum();
                assert_eq!(bandit.bullets + given, 6);
                assert!(bandit.hits.iter().all(|(by, _)| *by != bandit.character), "nobody hits himself");
            }
        }
    });
}

#[test]
fn ce_inv_04_every_player_has_all_action_cards_and_the_bullets_received() {
    games(|options, states| {
        let two = options.players == 2;
        for state in states {
            for seat in Seat::all(options.players) {
                let view = state.view(Eyes::Seat(seat));
                if view.rounds.is_empty() {
                    continue;
                }
                let own = view.own.as_ref().unwrap();
                let mut all = [&own.hand, &own.deck, &own.discard, &own.shed].map(|cards| names(cards)).concat();
                let player = &view.players[seat.index()];
                let shown = (player.hand, player.deck, player.discard);
                assert_eq!(shown, (total(&own.hand) + total(&own.shed), total(&own.deck), total(&own.discard)));
                for laid in view.stack.iter().filter(|laid| laid.seat == seat && !laid.resolved) {
                    all.push(laid.card.expect("its owner knows a card").to_string());
                }
                let bullets = all.iter().filter(|name| *name == "bullet").count();
                assert_eq!(bullets, usize::from(player.bullets_received));
                for bandit in view.team(seat) {
                    for kind in Kind::ALL {
                        let name = card(bandit.character, kind).to_string();
                        let have = all.iter().filter(|it| **it == name).count();
                        let first = view.team(seat).next().unwrap().character == bandit.character;
                        let expected = match kind {
                            Kind::Sheriff if two => usize::from(first),
                            _ if two => 1,
                            _ => usize::from(kind.count()),
                        };
                        assert_eq!(have, expected, "{name}");
                    }
                }
                assert_eq!(all.len() - bullets, if two { 11 } else { 10 });
            }
        }
    });
}

#[test]
fn ce_inv_05_between_actions_nobody_is_inside_with_the_sheriff() {
    decisions(|_, states| {
        for view in states.iter().map(|state| state.view(Eyes::Bystander)).filter(prepared) {
            let unit = &view.units[usize::from(view.sheriff.unwrap())];
            assert_eq!(unit.inside.bandits[..], [], "{:?}", view.phase);
        }
    });
}

#[test]
fn ce_inv_05_the_census_finds_whoever_is_inside_with_the_sheriff() {
    // The loot of the first three cars, and the Strongbox.
    let position = quiet(&[Doc, Ghost, Tuco]).loot(0, Inside, 1, 0, 0).loot(1, Inside, 1, 1, 0);
    let position = position.loot(2, Inside, 0, 3, 0).loot(3, Inside, 0, 0, 1).sheriff(2);
    let contents = ColtExpress::contents(&Options::for_players(3));
    let wrong = |level| position.clone().at(2, level, &[Doc, Tuco]).planning(0).census().differences(&contents);
    assert_eq!(wrong(Inside), [("pawns with the sheriff".to_owned(), 2, 0)]);
    assert_eq!(wrong(Roof), []);
}

#[test]
fn ce_inv_06_the_stack_is_empty_outside_planning_and_heist_and_never_holds_a_bullet() {
    decisions(|_, states| {
        for view in states.iter().map(|state| state.view(Eyes::Bystander)) {
            let waiting = view.stack.iter().filter(|laid| !laid.resolved).count();
            match view.phase {
                Phase::Picking { .. } | Phase::Boarding | Phase::Over => assert_eq!(view.stack[..], []),
                Phase::Pickpockets { .. } => assert_eq!(waiting, 0),
                Phase::Unfolding => panic!("somebody decides, or the game is over"),
                Phase::Planning { .. } | Phase::Keeping => assert_eq!(waiting, view.stack.len()),
                Phase::Resolving { card, .. } => {
                    let next = view.stack.iter().find(|laid| !laid.resolved).expect("a card to resolve");
                    assert_eq!(next.card, Some(card));
                }
            }
            assert!(view.stack.len() <= 24);
        }
    });
    // And right after every Round, as it is told.
    let mut t = deal(&Options::for_players(4), 3);
    t.play_out(|_| {});
    for (event, after) in &t.told {
        let view = after.view(Eyes::Bystander);
        if matches!(event, Event::RoundEnded { .. } | Event::RoundBegan { .. } | Event::Ended) {
            assert_eq!(view.stack[..], []);
        }
        assert_eq!(view.phase == Phase::Over, *event == Event::Ended, "over only when it is: {event:?}");
    }
}

#[test]
fn ce_inv_07_bullets_received_never_become_fewer() {
    games(|_, states| {
        let received = |state: &ColtExpress| -> Vec<(Character, u8)> {
            let view = state.view(Eyes::Bystander);
            let all = |bandit: &colt_express::view::BanditView| {
                bandit.neutral_hits + bandit.hits.iter().map(|(_, count)| count).sum::<u8>()
            };
            view.bandits.iter().map(|bandit| (bandit.character, all(bandit))).collect()
        };
        let mut hits = 0;
        for pair in states.windows(2) {
            let (before, after) = (received(&pair[0]), received(&pair[1]));
            for (who, count) in before {
                let now = after.iter().find(|(it, _)| *it == who).expect("nobody leaves").1;
                assert!(now >= count && now - count <= 1, "one at a time");
                hits += now - count;
            }
        }
        let end = states.last().unwrap().view(Eyes::Bystander);
        assert_eq!(end.players.iter().map(|player| player.bullets_received).sum::<u8>(), hits);
    });
}
