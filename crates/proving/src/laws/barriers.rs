//! Law 8: an action that used dice or taught some seat something hidden is a barrier; every other
//! can be taken back.

use super::walk::Walk;
use super::{Broken, Law, Thoroughness, Verdict};
use table::dice::Dice;
use table::game::{Game, Played, Silent};
use table::live_game::LiveGame;
use table::seat::{Eyes, Seat, Seats};
use table::snapshot::Snapshot;

/// `chance` says whether dice were used.
pub fn chance_is_declared<G: Game>(
    before: &Snapshot<G>,
    after: &Snapshot<G>,
    played: Played,
    seat: Seat,
    action: G::Action,
) -> Verdict {
    let used = before.dice.drawn() != after.dice.drawn();
    Law::Barriers.demands(used == played.chance, || {
        let (did, said) = if used { ("used", "does not say so") } else { ("used no", "says it did") };
        format!("`{action}` of seat {seat} {did} dice, but {said}")
    })
}

/// Tries a few actions of everybody who may act: the quiet ones must teach nobody anything.
pub fn check<G: Game>(moment: &Snapshot<G>, people: Seats, thoroughness: Thoroughness, chooser: &mut Dice) -> Verdict {
    for seat in moment.active() {
        let mut legal = moment.legal(seat);
        chooser.shuffle(&mut legal);
        for &action in legal.iter().take(thoroughness.actions) {
            let (after, played) = moment.quietly_after(seat, action);
            chance_is_declared(moment, &after, played, seat, action)?;
            let mut imagined = |eyes: Seat| moment.imagined(eyes, &mut chooser.split());
            for _ in 0..thoroughness.worlds {
                same_in(&imagined(seat), moment, seat, action)?;
                for other in people.without(seat).iter().filter(|_| !played.is_barrier()) {
                    could_be_seen_in(&imagined(other), &after, other, seat, action)?;
                }
            }
        }
    }
    Ok(())
}

/// Whether an action is a barrier is something that its seat knows before; if it is none, its seat
/// sees and hears the same in every world that it may be in.
fn same_in<G: Game>(world: &Snapshot<G>, truth: &Snapshot<G>, seat: Seat, action: G::Action) -> Verdict {
    let mut true_log: Vec<(G::Event, G)> = Vec::new();
    let mut log: Vec<(G::Event, G)> = Vec::new();
    let (true_after, true_played) = truth.after(seat, action, &mut true_log);
    let (after, played) = world.after(seat, action, &mut log);
    let detail = |what: &str| format!("`{action}` of seat {seat} {what}");
    Law::Barriers.demands(played.is_barrier() == true_played.is_barrier(), || {
        detail("is a barrier in one world and none in another, which the seat cannot tell apart")
    })?;
    if true_played.is_barrier() {
        return Ok(());
    }
    let eyes = Eyes::Seat(seat);
    let (true_view, view) = (true_after.game.view(eyes), after.game.view(eyes));
    Law::Barriers.demands(true_view == view, || {
        detail("is no barrier, but shows it something")
            + &format!("\n in the true world    {true_view:?}\n in an imagined world {view:?}")
    })?;
    let told =
        |log: &[(G::Event, G)]| -> Vec<_> { log.iter().filter_map(|(event, _)| G::event_for(event, eyes)).collect() };
    let (true_told, told) = (told(&true_log), told(&log));
    Law::Eyes.demands(true_told == told, || {
        detail("is no barrier, but tells it something")
            + &format!("\n in the true world    {true_told:?}\n in an imagined world {told:?}")
    })
}

/// What `other` sees after a quiet action could have been seen in any world that it thought possible:
/// in each of them the seat had some action that looks like this one, or nothing was noticed at all.
fn could_be_seen_in<G: Game>(
    world: &Snapshot<G>,
    after: &Snapshot<G>,
    other: Seat,
    seat: Seat,
    action: G::Action,
) -> Verdict {
    let eyes = Eyes::Seat(other);
    let seen = after.game.view(eyes);
    let looks_the_same = |alike: G::Action| world.quietly_after(seat, alike).0.game.view(eyes) == seen;
    let possible = world.legal(seat);
    let unnoticed = world.game.view(eyes) == seen;
    let same = unnoticed || possible.contains(&action) && looks_the_same(action);
    Law::Barriers.demands(same || possible.into_iter().any(looks_the_same), || {
        format!(
            "`{action}` of seat {seat} is no barrier, but teaches seat {other}: there is a world that it thought \
             possible in which nothing looks like this\n it sees {seen:?}\n it thought possible {:?}",
            world.game
        )
    })
}

/// Plays the game again as a live_game and takes decisions back at a few random moments.
pub fn taking_back<G: Game>(walk: &Walk<G>, moments: usize, chooser: &mut Dice) -> Verdict {
    if walk.decisions.is_empty() {
        return Ok(());
    }
    let stops: Vec<usize> = (0..moments).map(|_| chooser.below(walk.decisions.len() as u32) as usize).collect();
    let cannot = |detail: String| Broken { law: Law::Barriers, detail };
    let mut live_game = LiveGame::<G>::new(walk.setup.clone(), walk.seed.clone())
        .map_err(|error| cannot(format!("the table cannot be set up again: {error}")))?;
    for (index, &(seat, action, _)) in walk.decisions.iter().enumerate() {
        let played = live_game
            .play(seat, action, &mut Silent)
            .map_err(|error| cannot(format!("decision {} of a live game: {error}", index + 1)))?;
        if stops.contains(&index) {
            last_is_taken_back(&live_game, &walk.before[index], seat, played)?;
        }
    }
    Ok(())
}

/// The last decision can be taken back if it is quiet, and gives exactly the moment before; whoever set a
/// barrier takes nothing back right after it, and others leave it as it was.
fn last_is_taken_back<G: Game>(live_game: &LiveGame<G>, before: &Snapshot<G>, seat: Seat, played: Played) -> Verdict {
    let taken_back = |by: Seat| {
        let mut undone = live_game.clone();
        undone.undo(by).ok().map(|_| undone)
    };
    let demands = |kept, detail: String| Law::Barriers.demands(kept, || detail);
    if played.is_barrier() {
        demands(taken_back(seat).is_none(), format!("seat {seat} takes something back right after its barrier"))?;
        return Seat::all(before.game.seats()).try_for_each(|by| all_is_taken_back(live_game, by));
    }
    let Some(undone) = taken_back(seat) else {
        return demands(false, format!("seat {seat} cannot take back its quiet last decision"));
    };
    let same = *undone.game() == before.game;
    demands(same, format!("seat {seat} takes its decision back, but what was before is not restored"))?;
    Seat::all(before.game.seats()).try_for_each(|by| all_is_taken_back(live_game, by))
}

/// A seat that takes back all it can leaves a game in which it never took these decisions.
fn all_is_taken_back<G: Game>(live_game: &LiveGame<G>, by: Seat) -> Verdict {
    let mut undone = live_game.clone();
    if undone.undo_all(by).is_err() {
        return Ok(());
    }
    let again = LiveGame::resume(&undone.transcript(Vec::new()));
    Law::Barriers.demands(again.as_ref().is_ok_and(|again| again.game() == undone.game()), || {
        format!("seat {by} takes back all it can, but the decisions that are left do not lead to what is left")
    })
}
