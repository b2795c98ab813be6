//! Law 5 for events: nobody is told more than is seen.

use super::{Law, Verdict};
use table::dice::Dice;
use table::game::Game;
use table::seat::{Eyes, Seat, Seats};
use table::snapshot::Snapshot;

/// A quiet action as certain eyes witness it.
struct Witnessed<G: Game> {
    action: G::Action,
    after: G,
    view: G::View,
    told: Vec<G::Event>,
}

/// Two quiet actions that lead to different states which some eyes see alike must be told to these
/// eyes alike: else they know, from what they were told, what their view says they do not.
pub fn check<G: Game>(moment: &Snapshot<G>, people: Seats, actions: usize, chooser: &mut Dice) -> Verdict {
    for seat in moment.active() {
        let mut legal = moment.legal(seat);
        chooser.shuffle(&mut legal);
        legal.truncate(actions);
        let others = people.without(seat).iter().map(Eyes::Seat).chain([Eyes::Bystander]);
        for eyes in others {
            let seen: Vec<Witnessed<G>> =
                legal.iter().filter_map(|&action| witness(moment, seat, action, eyes)).collect();
            alike(&seen, seat, eyes)?;
        }
    }
    Ok(())
}

/// What setting up told some eyes is the same in every world that they cannot tell from the true one.
pub fn opening<G: Game>(start: &G, people: Seats, worlds: usize, chooser: &mut Dice) -> Verdict {
    let told = |game: &G, eyes| -> Vec<G::Event> {
        game.opening().iter().filter_map(|event| G::event_for(event, eyes)).collect()
    };
    for seat in people {
        for _ in 0..worlds {
            let world = start.imagine(seat, &mut chooser.split());
            for eyes in [Eyes::Seat(seat), Eyes::Bystander] {
                let (here, there) = (told(start, eyes), told(&world, eyes));
                Law::Eyes.demands(here == there, || {
                    format!(
                        "{eyes:?} is told {here:?} at the opening, and {there:?} in a world that seat {seat} cannot \
                         tell from the true one"
                    )
                })?;
            }
        }
    }
    Ok(())
}

fn witness<G: Game>(moment: &Snapshot<G>, seat: Seat, action: G::Action, eyes: Eyes) -> Option<Witnessed<G>> {
    let mut log: Vec<(G::Event, G)> = Vec::new();
    let (after, played) = moment.after(seat, action, &mut log);
    let told = log.iter().filter_map(|(event, _)| G::event_for(event, eyes)).collect();
    (!played.is_barrier()).then(|| Witnessed { action, view: after.game.view(eyes), after: after.game, told })
}

fn alike<G: Game>(seen: &[Witnessed<G>], seat: Seat, eyes: Eyes) -> Verdict {
    for (i, one) in seen.iter().enumerate() {
        let mut others = seen[..i].iter().filter(|other| other.view == one.view && other.after != one.after);
        let differs = others.find(|other| other.told != one.told);
        Law::Eyes.demands(differs.is_none(), || {
            let other = differs.map(|other| (other.action, &other.told));
            format!(
                "{eyes:?} sees the same after `{}` of seat {seat} and after another action, but is told {:?} \
                 instead of {other:?}",
                one.action, one.told
            )
        })?;
    }
    Ok(())
}
