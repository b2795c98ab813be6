//! Many games, divided among threads.

use table::Dice;

use super::{Equations, Fault};

/// Into how many parts games are divided, whatever the number of threads.
const PARTS: u32 = 16;

/// Does something with each part of the games on all threads, and gives what came of it in order. Every game has its
/// number and dice of its own, so that the result depends on `dice` alone, not on the number of threads.
///
/// # Errors
/// The first error of some part.
///
/// # Panics
/// If `work` does.
pub fn in_parts<T: Send, E: Send>(
    games: u32,
    dice: &mut Dice,
    work: impl Fn(Vec<(u32, Dice)>) -> Result<T, E> + Sync,
) -> Result<Vec<T>, E> {
    let deals: Vec<(u32, Dice)> = (0..games).map(|number| (number, dice.split())).collect();
    let parts: Vec<&[(u32, Dice)]> = deals.chunks(games.div_ceil(PARTS).max(1) as usize).collect();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut done: Vec<(usize, Result<T, E>)> = std::thread::scope(|scope| {
        let (parts, work) = (&parts, &work);
        let own = |first: usize| (first..parts.len()).step_by(threads);
        let worker = |first| move || own(first).map(|part| (part, work(parts[part].to_vec()))).collect::<Vec<_>>();
        let workers: Vec<_> = (0..threads).map(|first| scope.spawn(worker(first))).collect();
        let join = |worker: std::thread::ScopedJoinHandle<'_, _>| {
            worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        workers.into_iter().flat_map(join).collect()
    });
    done.sort_by_key(|(part, _)| *part);
    done.into_iter().map(|(_, result)| result).collect()
}

/// What games teach that are studied one by one, joined to what was `learnt` before, which counts `memory` times.
///
/// # Errors
/// The first error of some game.
///
/// # Panics
/// If `study` does.
pub fn learn(
    learnt: &mut [Equations],
    memory: f64,
    games: u32,
    dice: &mut Dice,
    study: impl Fn(u32, Dice, &mut [Equations]) -> Result<(), Fault> + Sync,
) -> Result<(), Fault> {
    let nothing: Vec<Equations> = learnt.iter().map(|about| Equations::new(about.unknowns())).collect();
    let parts = in_parts(games, dice, |deals| {
        let mut learnt = nothing.clone();
        deals.into_iter().try_for_each(|(number, dice)| study(number, dice, &mut learnt))?;
        Ok::<_, Fault>(learnt)
    })?;
    for (i, part) in parts.iter().enumerate() {
        for (all, new) in learnt.iter_mut().zip(part) {
            all.join(if i == 0 { memory } else { 1.0 }, new);
        }
    }
    Ok(())
}

/// What games bring on average.
///
/// # Errors
/// The first error of some game.
///
/// # Panics
/// If `play` does.
pub fn mean<const N: usize>(
    games: u32,
    dice: &mut Dice,
    play: impl Fn(u32, Dice) -> Result<[f64; N], Fault> + Sync,
) -> Result<[f64; N], Fault> {
    let sums = in_parts(games, dice, |deals| {
        deals.into_iter().try_fold([0.0; N], |sum, (number, dice)| {
            let game = play(number, dice)?;
            Ok::<_, Fault>(std::array::from_fn(|i| sum[i] + game[i]))
        })
    })?;
    Ok(std::array::from_fn(|i| sums.iter().map(|sum| sum[i]).sum::<f64>() / f64::from(games)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_come_in_order_and_every_game_once() {
        for games in [0, 1, 15, 16, 17, 100] {
            let parts = in_parts(games, &mut Dice::from_number(3), |deals| {
                Ok::<_, ()>(deals.into_iter().map(|(number, mut dice)| (number, dice.word())).collect::<Vec<_>>())
            });
            let mut dice = Dice::from_number(3);
            let expected: Vec<(u32, u32)> = (0..games).map(|number| (number, dice.split().word())).collect();
            assert_eq!(parts.map(|parts| parts.concat()), Ok(expected));
        }
    }

    #[test]
    fn the_first_error_is_given() {
        let work = |deals: Vec<(u32, Dice)>| match deals[0].0 {
            0 => Ok(()),
            first => Err(first),
        };
        assert_eq!(in_parts(64, &mut Dice::from_number(1), work), Err(4));
    }

    #[test]
    fn what_is_learnt_joins_what_was_known() {
        let mut learnt = [Equations::new(1), Equations::new(2)];
        for memory in [1.0, 0.5] {
            learn(&mut learnt, memory, 32, &mut Dice::from_number(1), |number, _, learnt| {
                learnt[0].add(&[(0, 1.0)], f64::from(number % 2));
                learnt[1].add(&[(1, 2.0)], 6.0);
                Ok(())
            })
            .unwrap();
        }
        // 48 equations in all: those of the second round, and half of the first.
        assert!((learnt[0].solve(48.0, &[0.0])[0] - 0.25).abs() < 1e-9);
        assert!((learnt[1].solve(1e-9, &[7.0, 0.0])[1] - 3.0).abs() < 1e-6);
    }

    #[test]
    fn means_are_over_all_games() {
        let found = mean(100, &mut Dice::from_number(1), |number, _| Ok([f64::from(number), 2.0]));
        assert_eq!(found.unwrap(), [49.5, 2.0]);
    }
}
