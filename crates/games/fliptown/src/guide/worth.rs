//! What things are worth, in points.
//!
//! Fitted to the results of many games that were played alone by the quick policy: by least squares, again and again with
//! the weights of the time before, until nothing was gained by it. The names say what is weighed, not why it is worth that.

use crate::data::TURNS;

/// The worth of something that is useful in turns to come: with `t` the part of all turns that is still to come, it is
/// `t * (first + t * second)`.
pub(super) type Worth = [f32; 2];

/// A hand without a card.
pub(super) const EMPTY_HAND: f32 = 2.11;

/// What a hand is already, by kind, with one card to come, two, and so on.
pub(super) const MADE_HAND: [[f32; 10]; TURNS as usize] = [
    [0.88, 2.14, 3.91, 5.20, 4.75, 5.25, 7.71, 8.43, 1.71, 11.50],
    [1.33, 2.83, 4.67, 5.85, 4.47, 4.40, 7.21, 7.00, 10.25, 11.50],
    [1.61, 3.19, 5.21, 6.43, 5.25, 6.50, 7.75, 3.38, 10.25, 11.50],
    [-0.21, 1.63, 2.75, 4.35, 5.25, 6.50, 7.75, 9.00, 10.25, 11.50],
    [1.09, 1.99, 2.75, 4.00, 5.25, 6.50, 7.75, 9.00, 10.25, 2.11],
];

/// What so many cards are worth that lack for a flush.
pub(super) const FLUSH_DRAW: [[f32; 6]; TURNS as usize] = [
    [0.00, 2.54, 0.00, 0.00, 0.00, 0.00],
    [0.00, 2.52, 1.17, 0.00, 0.00, 0.00],
    [0.00, 3.17, 1.41, 0.59, 0.00, 0.00],
    [0.00, 0.00, 2.52, 1.78, 1.46, 0.00],
    [0.00, 0.00, 0.00, 1.65, 1.43, 0.00],
];

/// What so many values are worth that lack for a straight.
pub(super) const STRAIGHT_DRAW: [[f32; 6]; TURNS as usize] = [
    [0.00, 1.10, 0.00, 0.00, 0.00, 0.00],
    [0.00, 1.58, 0.46, 0.00, 0.00, 0.00],
    [0.00, 2.33, 1.07, 0.27, 0.00, 0.00],
    [0.00, 0.00, 2.67, 2.20, 0.89, 0.00],
    [0.00, 0.00, 0.00, 1.57, 1.51, 0.00],
];

/// What is left of a game for everybody.
pub(super) const START: Worth = [0.98, 21.38];

/// What lies ahead on the Trail, by the last circled stop.
pub(super) const TRAIL_AHEAD: [Worth; 14] = [
    [3.82, 1.81],
    [1.18, 3.54],
    [1.61, 4.94],
    [6.84, -6.40],
    [-1.28, 4.94],
    [1.27, 2.02],
    [-0.67, 2.03],
    [-3.12, 5.68],
    [0.68, 1.13],
    [2.57, -5.59],
    [-0.42, -0.70],
    [-0.47, 3.15],
    [-0.70, -1.90],
    [-10.32, 6.74],
];

/// A circled target.
pub(super) const TARGET: [Worth; 12] = [
    [-2.25, 0.46],
    [-2.76, 2.11],
    [-2.31, 0.42],
    [-2.09, 1.17],
    [-1.93, 0.48],
    [-2.45, 1.49],
    [-3.49, 1.52],
    [0.91, -3.30],
    [5.53, -2.51],
    [0.00, -4.04],
    [-0.25, -3.11],
    [0.00, -2.98],
];

/// A row of which two targets are circled, by kind: its bonus action is near.
pub(super) const ROW_OF_TWO: [Worth; 4] = [[2.02, 2.81], [7.18, -3.13], [12.60, -15.88], [6.67, -6.91]];

/// A row that is complete, by kind.
pub(super) const ROW_OF_THREE: [Worth; 4] = [[-0.26, 0.30], [0.06, 1.19], [-7.61, 6.04], [-5.80, 2.05]];

/// A circled chamber: what it gave is gone, and the way down is open.
pub(super) const CHAMBER: [Worth; 14] = [
    [9.57, -4.09],
    [2.56, -4.67],
    [3.22, -3.31],
    [0.32, -0.38],
    [-2.52, 2.73],
    [11.19, -15.81],
    [0.47, -0.43],
    [-1.88, 2.53],
    [-0.11, 0.95],
    [-10.02, 3.80],
    [-4.80, 0.52],
    [0.41, 0.39],
    [0.69, 0.23],
    [0.56, 0.14],
];

/// A circled building: its first visit is over.
pub(super) const BUILDING: [Worth; 13] = [
    [1.44, 3.38],
    [0.44, -0.29],
    [-2.24, 2.34],
    [1.13, -5.11],
    [4.81, -4.39],
    [-1.26, 2.93],
    [7.20, -5.86],
    [-6.87, 0.50],
    [2.36, -4.66],
    [1.70, -0.01],
    [-0.83, -1.93],
    [-4.32, 5.59],
    [-4.65, 2.28],
];

/// A circled tombstone.
pub(super) const GRAVE: [Worth; 9] = [
    [4.53, -0.42],
    [5.74, -2.89],
    [3.63, 1.17],
    [9.58, -10.58],
    [0.98, 21.38],
    [2.07, -0.24],
    [8.83, -4.37],
    [0.88, 2.86],
    [4.14, 0.02],
];

/// A reward between two circled tombstones, which is gone.
pub(super) const GRAVE_PAIR: [Worth; 12] = [
    [-9.03, 5.57],
    [0.19, -2.83],
    [-4.52, 2.09],
    [5.74, -2.89],
    [-0.50, -4.26],
    [9.58, -10.58],
    [2.07, -0.24],
    [-18.27, 17.58],
    [0.88, 2.86],
    [-0.21, 2.82],
    [-4.37, 2.01],
    [-2.55, -0.34],
];

/// An item.
pub(super) const ITEM: [Worth; 14] = [
    [1.44, 3.38],
    [-0.59, -1.24],
    [-2.25, 3.23],
    [2.48, 0.39],
    [-0.45, -2.43],
    [3.54, 1.85],
    [-0.31, 5.96],
    [-0.27, 2.54],
    [-0.45, -0.14],
    [2.12, 1.46],
    [3.66, 0.30],
    [0.47, 0.15],
    [0.88, -0.79],
    [-0.37, 0.75],
];

/// A pan, beyond the gold that it will bring.
pub(super) const PAN: Worth = [1.88, -0.17];

/// A hammer, beyond the cash that it will bring.
pub(super) const HAMMER: Worth = [4.75, -6.72];

/// A dollar, one of the first eight, and one of the first sixteen, beyond their value in the end.
pub(super) const CASH: [Worth; 3] = [[-0.13, 0.33], [0.65, -0.72], [0.05, -0.09]];

/// A nugget, one of the first four, and one of the first ten, beyond their value in the end.
pub(super) const GOLD: [Worth; 3] = [[0.70, -1.13], [-0.29, 0.76], [0.30, -0.16]];

/// Nights in the hotel, beyond the silver stars so far.
pub(super) const NIGHTS: [Worth; 5] = [[-7.27, 14.63], [-3.95, 11.27], [6.82, -0.79], [9.26, -6.56], [-3.87, 2.83]];

/// Filled cells of the land office, by number.
pub(super) const CELLS: [Worth; 10] = [
    [-3.60, 11.53],
    [0.00, 0.00],
    [2.75, 2.11],
    [2.60, 4.61],
    [-0.50, -0.05],
    [-0.25, 0.66],
    [0.43, 2.45],
    [-0.08, -0.01],
    [0.05, 0.04],
    [-0.43, 0.03],
];

/// A wanted poster, their square by eight, and what the sheriffs of later rounds would cost today.
pub(super) const WANTED: [Worth; 3] = [[-1.05, -0.29], [0.30, 0.13], [0.68, -0.09]];

/// A silver star that a circled chamber on the lowest level could still bring.
pub(super) const SILVER: [Worth; 5] = [[3.31, -1.91], [0.60, 0.48], [0.07, 0.36], [0.17, 0.08], [0.68, 0.03]];

/// A space that an item could still help with: horse, pickaxe, weapon, bandana, friendship, shovel.
pub(super) const HELP: [Worth; 6] =
    [[0.03, -0.57], [-0.14, -0.28], [0.68, -0.72], [0.13, -0.53], [-0.55, -0.18], [1.44, -0.43]];

/// How much more or less this round's sheriff costs than he would today, by the part of the round to come.
pub(super) const ARREST: Worth = [0.79, 0.26];

/// A pending bonus action: always, and more with all turns to come.
pub(super) const BONUS: [Worth; 5] = [[4.18, 0.59], [4.84, -0.61], [4.90, 0.05], [4.83, 4.57], [3.78, 3.96]];

/// Unused abilities: any bonus action, a wild poker card, a step of the Prospector's shift, another sheriff card, six wanted
/// posters crossed out, another lineup, a joker.
pub(super) const ANY_BONUS: f32 = 4.5;
pub(super) const WILD_HAND: f32 = 2.5;
pub(super) const SHIFTED_STEP: f32 = 0.5;
pub(super) const SECOND_SHERIFF: f32 = 2.0;
pub(super) const SIX_WANTED: f32 = 2.0;
pub(super) const NEW_LINEUP: f32 = 1.0;
pub(super) const JOKER: f32 = 1.5;
