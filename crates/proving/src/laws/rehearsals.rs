//! Law 11: trying decisions out tells a seat nothing that it does not know.

use super::{Law, Thoroughness, Verdict};
use table::dice::Dice;
use table::game::{Coded, Game};
use table::rehearsal::{NotRehearsed, rehearse};
use table::seat::Seat;
use table::snapshot::Snapshot;

/// The most decisions in a row.
const ROW: u32 = 4;

/// One decision in so many is any at all, legal or not.
const STRAY: u32 = 4;

/// Everybody who may act tries decisions out in a row, in the true world and in imagined ones.
pub fn check<G: Game>(moment: &Snapshot<G>, thoroughness: Thoroughness, chooser: &mut Dice) -> Verdict {
    for seat in moment.active() {
        for _ in 0..thoroughness.actions {
            let row = some_row(moment, seat, chooser);
            let answer = answer(&moment.game, seat, &row);
            for _ in 0..thoroughness.worlds {
                let world = moment.game.imagine(seat, &mut chooser.split());
                let there = self::answer(&world, seat, &row);
                Law::DryRuns.demands(there == answer, || {
                    format!(
                        "seat {seat} tries {row:?} out, and the answer tells it which of two worlds is the true one\n \
                         in the true world    {answer:?}\n in an imagined world {there:?}"
                    )
                })?;
            }
        }
    }
    Ok(())
}

/// What a seat is answered that tries something out. What comes of a last decision that is a barrier is not part
/// of the answer: only whoever plays it learns that.
fn answer<G: Game>(world: &G, seat: Seat, row: &[G::Action]) -> Result<(bool, bool), NotRehearsed> {
    let foresight = rehearse(world.clone(), seat, row)?;
    Ok((foresight.barrier, !foresight.barrier && foresight.passes_turn))
}

/// Decisions in a row that a seat might try: mostly what would be legal in some world that it thinks possible.
fn some_row<G: Game>(moment: &Snapshot<G>, seat: Seat, chooser: &mut Dice) -> Vec<G::Action> {
    let mut world = moment.imagined(seat, &mut chooser.split());
    let mut row = Vec::new();
    for _ in 0..=chooser.below(ROW) {
        let legal = world.legal(seat);
        let stray = legal.is_empty() || chooser.below(STRAY) == 0;
        let code = chooser.below(<G::Action as Coded>::SPACE as u32) as usize;
        let action = if stray { G::Action::decode(code) } else { Some(chooser.pick(&legal)) };
        let Some(action) = action else { continue };
        if legal.contains(&action) {
            world = world.quietly_after(seat, action).0;
        }
        row.push(action);
    }
    row
}
