//! Law 9: quiet actions of different seats commute.

use super::{Law, Verdict};
use table::dice::Dice;
use table::game::Game;
use table::seat::Seat;
use table::snapshot::Snapshot;

/// Two seats that may act now each choose an action; if both are quiet, their order must not matter.
pub fn check<G: Game>(moment: &Snapshot<G>, chooser: &mut Dice) -> Verdict {
    let active: Vec<Seat> = moment.active().iter().filter(|&seat| !moment.legal(seat).is_empty()).collect();
    for (i, &one) in active.iter().enumerate() {
        for &other in &active[..i] {
            let first = (one, chooser.pick(&moment.legal(one)));
            let second = (other, chooser.pick(&moment.legal(other)));
            commute(moment, first, second)?;
        }
    }
    Ok(())
}

type Decision<G> = (Seat, <G as Game>::Action);

fn commute<G: Game>(moment: &Snapshot<G>, one: Decision<G>, other: Decision<G>) -> Verdict {
    let (Some(after_one), Some(after_other)) = (quietly(moment, one), quietly(moment, other)) else {
        return Ok(());
    };
    stays_possible(moment, &after_one, one, other)?;
    stays_possible(moment, &after_other, other, one)?;
    let (Some(there), Some(back)) = (quietly(&after_one, other), quietly(&after_other, one)) else {
        return Ok(());
    };
    Law::Simultaneous.demands(there.is(&back), || {
        let name = |(seat, action): Decision<G>| format!("`{action}` of seat {seat}");
        format!(
            "the order of {} and {} matters\n in this order    {:?}\n the other way {:?}",
            name(one),
            name(other),
            there.game,
            back.game
        )
    })
}

/// The moment after a decision, if that is legal and no barrier.
fn quietly<G: Game>(moment: &Snapshot<G>, (seat, action): Decision<G>) -> Option<Snapshot<G>> {
    let legal = moment.game.is_legal(seat, action);
    let (after, played) = legal.then(|| moment.quietly_after(seat, action))?;
    (!played.is_barrier()).then_some(after)
}

/// A seat that is waited for can still do what it could before somebody else's quiet decision.
fn stays_possible<G: Game>(
    before: &Snapshot<G>,
    after: &Snapshot<G>,
    (seat, action): Decision<G>,
    (waiting, planned): Decision<G>,
) -> Verdict {
    let waited_for = before.game.to_act();
    let bound = waited_for.contains(seat) && waited_for.contains(waiting);
    Law::Simultaneous.demands(!bound || after.game.is_legal(waiting, planned), || {
        format!(
            "`{action}` of seat {seat} is no barrier, but takes `{planned}` from seat {waiting}, who was to act too"
        )
    })
}
