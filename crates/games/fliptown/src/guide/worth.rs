//! What things are worth, in points.
//!
//! Fitted to the results of many games that were played alone by the quick policy: by least squares, again and again with
//! the weights of the time before, until nothing was gained by it. The names say what is weighed, not why it is worth that.

use crate::data::TURNS;

/// The worth of something that is useful in turns to come: with `t` the part of all turns that is still to come, it is
/// `t * (first + t * second)`.
pub(super) type Worth = [f32; 2];

/// A hand without a card.
pub(super) const EMPTY_HAND: f32 = 0.71;

/// What a hand is already, by kind, with one card to come, two, and so on.
pub(super) const MADE_HAND: [[f32; 10]; TURNS as usize] = [
    [0.82, 2.14, 3.90, 4.95, 5.25, 6.50, 7.75, 7.50, 10.25, 11.50],
    [1.36, 2.76, 2.75, 5.09, 5.25, 6.50, 7.75, 9.00, 10.25, 11.50],
    [1.77, 3.03, 2.75, 4.00, 5.25, 6.50, 7.75, 9.00, 10.25, 11.50],
    [0.71, 1.50, 2.75, 4.00, 5.25, 6.50, 7.75, 9.00, 10.25, 11.50],
    [0.71, 1.50, 2.75, 4.00, 5.25, 6.50, 7.75, 9.00, 10.25, 11.50],
];

/// What so many cards are worth that lack for a flush.
pub(super) const FLUSH_DRAW: [[f32; 6]; TURNS as usize] = [
    [0.00, 2.80, 0.00, 0.00, 0.00, 0.00],
    [0.00, 0.00, 1.19, 0.00, 0.00, 0.00],
    [0.00, 0.00, 0.00, 0.42, 0.00, 0.00],
    [0.00, 0.00, 0.00, 0.00, 0.71, 0.00],
    [0.00, 0.00, 0.00, 0.00, 0.00, 0.71],
];

/// What so many values are worth that lack for a straight.
pub(super) const STRAIGHT_DRAW: [[f32; 6]; TURNS as usize] = [
    [0.00, 1.21, 0.00, 0.00, 0.00, 0.00],
    [0.00, 0.00, 0.32, 0.00, 0.00, 0.00],
    [0.00, 0.00, 0.00, 0.09, 0.00, 0.00],
    [0.00, 0.00, 0.00, 0.00, 0.71, 0.00],
    [0.00, 0.00, 0.00, 0.00, 0.00, 0.71],
];

/// What is left of a game for everybody.
pub(super) const START: Worth = [1.31, 20.28];

/// What lies ahead on the Trail, by the last circled stop.
pub(super) const TRAIL_AHEAD: [Worth; 14] = [
    [3.61, 2.31],
    [0.81, 4.03],
    [2.27, 3.92],
    [6.75, -5.82],
    [-2.00, 5.15],
    [1.89, 1.23],
    [-0.61, 2.37],
    [-3.24, 5.37],
    [1.12, 0.53],
    [2.35, -5.32],
    [-0.27, -1.40],
    [0.48, 1.30],
    [-0.91, -1.48],
    [-10.92, 8.09],
];

/// A circled target.
pub(super) const TARGET: [Worth; 12] = [
    [-2.30, 0.19],
    [-2.50, 1.36],
    [-2.10, -0.28],
    [-2.59, 1.33],
    [-2.01, 0.22],
    [-2.29, 0.76],
    [-2.93, 0.50],
    [1.30, -3.89],
    [5.48, -2.61],
    [-0.60, -3.40],
    [-0.24, -4.18],
    [-0.13, -3.26],
];

/// A row of which two targets are circled, by kind: its bonus action is near.
pub(super) const ROW_OF_TWO: [Worth; 4] = [[1.34, 2.19], [6.94, -3.00], [11.73, -15.01], [6.76, -6.90]];

/// A row that is complete, by kind.
pub(super) const ROW_OF_THREE: [Worth; 4] = [[0.09, 0.19], [0.56, 1.72], [-8.64, 6.59], [-5.18, 2.78]];

/// A circled chamber: what it gave is gone, and the way down is open.
pub(super) const CHAMBER: [Worth; 14] = [
    [8.87, -3.58],
    [2.25, -3.77],
    [2.92, -2.42],
    [0.72, -0.78],
    [-1.80, 1.59],
    [10.31, -14.21],
    [0.57, -0.65],
    [-1.82, 2.36],
    [-0.52, 0.50],
    [-9.20, 3.26],
    [-4.07, 0.83],
    [-0.53, 0.23],
    [0.45, 0.16],
    [0.61, 0.12],
];

/// A circled building: its first visit is over.
pub(super) const BUILDING: [Worth; 13] = [
    [1.54, 2.53],
    [0.38, -0.86],
    [-2.29, 2.68],
    [0.23, -3.75],
    [5.33, -4.67],
    [-1.34, 2.14],
    [7.52, -5.70],
    [-6.26, 1.79],
    [1.13, -0.91],
    [1.43, 1.00],
    [-0.62, -2.49],
    [-4.57, 5.33],
    [-4.69, 2.43],
];

/// A circled tombstone.
pub(super) const GRAVE: [Worth; 9] = [
    [3.47, 0.70],
    [5.37, -2.78],
    [3.48, 0.98],
    [9.40, -10.38],
    [1.31, 20.28],
    [1.62, 0.29],
    [7.75, -3.33],
    [1.23, 2.59],
    [4.26, 0.02],
];

/// A reward between two circled tombstones, which is gone.
pub(super) const GRAVE_PAIR: [Worth; 12] = [
    [-7.98, 5.19],
    [-0.04, -2.75],
    [-4.41, 1.76],
    [5.37, -2.78],
    [-0.09, -4.04],
    [9.40, -10.38],
    [1.62, 0.29],
    [-17.25, 16.15],
    [1.23, 2.59],
    [-0.32, 2.56],
    [-4.16, 1.71],
    [-2.64, -0.63],
];

/// An item.
pub(super) const ITEM: [Worth; 14] = [
    [1.54, 2.53],
    [-0.45, -0.92],
    [-1.59, 2.30],
    [2.05, 1.42],
    [-0.45, -2.11],
    [2.22, 1.69],
    [-0.54, 3.75],
    [0.73, 2.17],
    [-0.19, -0.03],
    [1.82, 0.65],
    [3.41, 0.40],
    [-0.47, 0.39],
    [1.04, 0.72],
    [0.03, -0.32],
];

/// A pan, beyond the gold that it will bring.
pub(super) const PAN: Worth = [1.78, -0.24];

/// A hammer, beyond the cash that it will bring.
pub(super) const HAMMER: Worth = [5.12, -6.92];

/// A dollar, one of the first eight, and one of the first sixteen, beyond their value in the end.
pub(super) const CASH: [Worth; 3] = [[-0.07, 0.20], [0.68, -0.76], [-0.03, 0.08]];

/// A nugget, one of the first four, and one of the first ten, beyond their value in the end.
pub(super) const GOLD: [Worth; 3] = [[0.64, -0.96], [-0.45, 0.99], [0.39, -0.35]];

/// Nights in the hotel, beyond the silver stars so far.
pub(super) const NIGHTS: [Worth; 5] = [[-7.71, 14.95], [-3.81, 11.28], [7.05, -1.06], [9.54, -7.17], [-3.76, 2.28]];

/// Filled cells of the land office, by number.
pub(super) const CELLS: [Worth; 10] = [
    [-2.63, 11.37],
    [0.00, 0.00],
    [2.54, 2.01],
    [2.21, 4.74],
    [-0.46, -0.03],
    [0.01, 0.61],
    [0.17, 1.67],
    [0.23, 0.05],
    [-0.27, -0.08],
    [-0.49, -0.06],
];

/// A wanted poster, their square by eight, and what the sheriffs of later rounds would cost today.
pub(super) const WANTED: [Worth; 3] = [[-1.04, -0.33], [0.31, 0.15], [0.68, -0.09]];

/// A silver star that a circled chamber on the lowest level could still bring.
pub(super) const SILVER: [Worth; 5] = [[3.27, -2.06], [0.50, 0.45], [0.27, 0.14], [0.16, -0.20], [0.87, -0.42]];

/// A space that an item could still help with: horse, pickaxe, weapon, bandana, friendship, shovel.
pub(super) const HELP: [Worth; 6] =
    [[-0.07, -0.03], [-0.02, -0.31], [0.61, -0.86], [0.17, -0.33], [-0.51, -0.02], [1.10, -0.20]];

/// How much more or less this round's sheriff costs than he would today, by the part of the round to come.
pub(super) const ARREST: Worth = [0.77, 0.28];

/// A pending bonus action: always, and more with all turns to come.
pub(super) const BONUS: [Worth; 5] = [[4.20, 0.28], [4.90, -1.03], [4.80, 0.14], [4.80, 4.55], [3.85, 3.67]];

/// Unused abilities: any bonus action, a wild poker card, a step of the Prospector's shift, another sheriff card, six wanted
/// posters crossed out, another lineup, a joker.
pub(super) const ANY_BONUS: f32 = 4.5;
pub(super) const WILD_HAND: f32 = 2.5;
pub(super) const SHIFTED_STEP: f32 = 0.5;
pub(super) const SECOND_SHERIFF: f32 = 2.0;
pub(super) const SIX_WANTED: f32 = 2.0;
pub(super) const NEW_LINEUP: f32 = 1.0;
pub(super) const JOKER: f32 = 1.5;
