//! Law 1: replaying a transcript gives the same states and the same views.

use super::walk::Walk;
use super::{Broken, Law, Verdict};
use table::dice::Dice;
use table::game::Game;
use table::seat::Eyes;
use table::transcript::Transcript;

/// Writes the game down, reads it, plays it again, and compares.
pub fn check<G: Game>(walk: &Walk<G>, moments: usize, chooser: &mut Dice) -> Verdict {
    let broken = |detail: String| Broken { law: Law::Replay, detail };
    let written = walk.transcript();
    let text = written.to_string();
    let read = Transcript::<G>::parse(text.as_bytes())
        .map_err(|error| broken(format!("its transcript is not read back: {error}")))?;
    Law::Replay.demands(read == written, || "its transcript is read back as another game".to_owned())?;
    let mut replay = read.begin().map_err(|error| broken(error.to_string()))?;
    let views: Vec<usize> = (0..moments).map(|_| chooser.below(walk.before.len() as u32 + 1) as usize).collect();
    let mut log: Vec<(G::Event, G)> = Vec::new();
    for (number, moment) in walk.moments().enumerate() {
        let same = *replay.game() == moment.game && replay.dice().drawn() == moment.dice.drawn();
        Law::Replay.demands(same, || {
            format!(
                "after {number} decisions the replay differs\n first  {:?}\n replay {:?}",
                moment.game,
                replay.game()
            )
        })?;
        if views.contains(&number) {
            let differs =
                Eyes::all(moment.game.seats()).find(|&eyes| moment.game.view(eyes) != replay.game().view(eyes));
            Law::Replay
                .demands(differs.is_none(), || format!("after {number} decisions {differs:?} sees something else"))?;
        }
        log.clear();
        if let Some(Err(error)) = replay.step(&mut log) {
            return Err(broken(error.to_string()));
        }
    }
    Ok(())
}
