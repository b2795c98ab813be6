//! The names of those who stand together: above their heads, in as few lines as they need.

use super::layout::{Room, Stance};
use crate::data::Character;

/// From one line to the next.
pub(super) const LINE: f32 = 16.5;
/// More lines than these would stand nearer to others than to their own.
pub(super) const MOST: usize = 3;
/// Between two names in a line.
const BETWEEN: f32 = 8.0;
/// Names may reach a little over the walls.
const OVER: f32 = 5.0;

/// How long a name is drawn: set, so that it is the same in every typeface.
pub(super) const fn length(who: Character) -> f32 {
    match who {
        Character::Ghost => 46.0,
        Character::Belle => 40.0,
        Character::Cheyenne => 72.0,
        Character::Tuco => 40.0,
        Character::Django => 54.0,
        Character::Doc => 31.0,
    }
}

/// Whether these fit over a room in so many lines: every so many-th in the same one.
pub(super) fn fit(people: &[Character], room: Room, lines: usize) -> bool {
    (0..lines).all(|line| {
        let all: f32 = people.iter().skip(line).step_by(lines).map(|&who| length(who) + BETWEEN).sum();
        all - BETWEEN <= room.width + 2.0 * OVER
    })
}

/// The middle of each name and its line, from the lowest: over its owner, or as near as the others allow.
pub(super) fn place(people: &[Character], stances: &[Stance], room: Room, lines: usize) -> Vec<(f32, usize)> {
    let mut places = vec![(0.0, 0); people.len()];
    for line in 0..lines {
        // Those behind are listed first: a line goes from left to right.
        let mut here: Vec<usize> = (line..people.len()).step_by(lines).collect();
        here.sort_by(|&a, &b| stances[a].x.total_cmp(&stances[b].x));
        let mut right = room.x + room.width + OVER;
        let mut wanted: Vec<f32> = here.iter().map(|&i| stances[i].x - length(people[i]) / 2.0).collect();
        let mut left = room.x - OVER;
        for (start, &i) in wanted.iter_mut().zip(&here) {
            *start = start.max(left);
            left = *start + length(people[i]) + BETWEEN;
        }
        for (start, &i) in wanted.iter_mut().zip(&here).rev() {
            *start = start.min(right - length(people[i]));
            right = *start - BETWEEN;
        }
        for (start, &i) in wanted.iter().zip(&here) {
            places[i] = (start + length(people[i]) / 2.0, line);
        }
    }
    places
}
