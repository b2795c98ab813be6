//! What is said of a strand comes true: random games are played, and what happens is held against what was foretold.

use table::{Dice, Eyes, Game, Seat};

use super::*;
use crate::action::Action;
use crate::event::{Event, Reason};
use crate::ids::{City, Company, Sticker};
use crate::record::Record;
use crate::setup::Options;
use crate::state::TicketToRide;
use crate::vocabulary::VaultItem;

const TRIO: [Company; 3] = [Company::Blue, Company::Red, Company::Green];

/// What happened in one building, as far as it happened by itself; whether it was interrupted.
fn happened(told: &[(Event, TicketToRide)], builder: Seat) -> (Vec<Consequence>, bool) {
    let mut steps = Vec::new();
    for (event, _) in told {
        let step = match *event {
            // What these bring is told in between.
            Event::Newspaper { .. } => return (steps, true),
            Event::PostcardFulfilled { postcard, .. } => {
                steps.push(Consequence::Postcard(postcard));
                return (steps, true);
            }
            Event::TurnBegan { .. } | Event::GameEnded => return (steps, false),
            Event::Gained { seat, amount, why } => match why {
                Reason::Event(_) => Consequence::Event(amount),
                Reason::Sticker(Sticker::Company) => Consequence::Company(amount),
                Reason::Sticker(Sticker::Mail) => Consequence::Mail(amount),
                Reason::Sticker(Sticker::Conductor) => Consequence::Conductor(amount),
                Reason::Sticker(Sticker::Station) => Consequence::Station { seat, city: City(0), amount },
                _ => continue,
            },
            Event::StashTaken { amount, .. } => Consequence::Stash { amount, certain: true },
            Event::Paid { amount, why: Reason::Sticker(Sticker::Robbery), .. } => Consequence::Robbed(amount),
            Event::OreTaken { amount, .. } => Consequence::Ore(amount),
            Event::CattleTaken { ranch, .. } => Consequence::Cattle(ranch),
            Event::CargoTaken { port: Some(port), .. } => Consequence::Cargo(port),
            Event::SpikeDriven { first, .. } => {
                let (most, less) = data().modules.spike;
                Consequence::Spike { amount: u16::from(if first { most } else { less }), first }
            }
            Event::VaultItem { item: VaultItem::PioneerPlaque, area: Some(area), .. } => Consequence::Pioneer(area),
            Event::Drew { seat, .. } if seat == builder => match steps.last_mut() {
                Some(Consequence::Large(cards)) => {
                    *cards += 1;
                    continue;
                }
                _ => Consequence::Large(1),
            },
            _ => continue,
        };
        steps.push(step);
    }
    (steps, true)
}

/// What was foretold, without what no event tells of.
fn foretold(steps: Vec<Consequence>) -> Vec<Consequence> {
    let untold = |step: &Consequence| {
        matches!(
            step,
            Consequence::Ticket(_)
                | Consequence::Closes
                | Consequence::LastTurns
                | Consequence::Robbed(0)
                | Consequence::Stash { amount: 0, .. }
        )
    };
    let plain = |step| match step {
        Consequence::Station { seat, amount, .. } => Consequence::Station { seat, city: City(0), amount },
        other => other,
    };
    steps.into_iter().filter(|step| !untold(step)).map(plain).collect()
}

/// Plays a game at random; says how many buildings were foretold.
fn plays(setup: &Options, seed: u64) -> usize {
    let mut dice = Dice::from_number(seed);
    let mut game = TicketToRide::new(setup, &mut dice).expect("a setup that fits");
    let (mut legal, mut checked) = (Vec::new(), 0);
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        let view = game.view(Eyes::Seat(seat));
        let own = Own::of(&view).expect("a player");
        if view.phase == crate::view::Phase::Turn {
            let listed: Vec<Action> = own.buildable().into_iter().map(Action::Build).collect();
            let builds: Vec<Action> = legal.iter().copied().filter(|it| matches!(it, Action::Build(_))).collect();
            assert_eq!(listed, builds, "what is listed as affordable is what can be built");
        }
        let action = dice.pick(&legal);
        let expected = match (action, view.phase) {
            (Action::Build(strand), _) => match own.sets(strand)[..] {
                [only] => Some((strand, own.consequences(strand, Some(only)))),
                _ => None,
            },
            (Action::Pay(set), crate::view::Phase::Set(strand)) => Some((strand, own.consequences(strand, Some(set)))),
            _ => None,
        };
        let mut told = Vec::new();
        game.play_legal(seat, action, &mut dice, &mut told);
        // In the mountains the set may grow.
        let mountain = |steps: &[Consequence]| steps.iter().any(|step| matches!(step, Consequence::Mountain { .. }));
        if let Some((strand, steps)) = expected.filter(|(_, steps)| !mountain(steps)) {
            let (actual, cut) = happened(&told, seat);
            let expected = foretold(steps);
            let agrees = if cut { expected.starts_with(&actual) } else { expected == actual };
            assert!(agrees, "{strand}: foretold {expected:?}, happened {actual:?}: {told:?}");
            checked += 1;
        }
    }
    checked
}

#[test]
fn what_is_foretold_of_a_strand_happens_in_single_games() {
    let checked: usize = (2..=5).map(|players| plays(&Options::for_players(players), players as u64)).sum();
    assert!(checked > 60, "{checked}");
}

#[test]
fn what_is_foretold_of_a_strand_happens_in_a_campaign() {
    let mut checked = 0;
    for games in [1, 3, 5, 7, 8, 9, 10, 11, 11, 12] {
        let setup = Options::next(&Record::example(&TRIO, games), &TRIO).expect("a setup that fits");
        checked += plays(&setup, 40 + games as u64 + checked as u64);
    }
    assert!(checked > 300, "{checked}");
}
