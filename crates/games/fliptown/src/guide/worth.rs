//! What things are worth, in points.
//!
//! Made by `cargo run --release -p fliptown --example fit`, which says how. Not to be changed by hand.

use super::weights::{Hands, THINGS, Worth};

/// What is weighed of a sheet.
#[rustfmt::skip]
#[allow(clippy::approx_constant, reason = "what looks like a constant of mathematics is an accident")]
pub(super) const WORTHS: [Worth; THINGS] = [
    // What is left of a game for everybody.
    [-0.83, 25.04],
    // What lies ahead on the Trail, by the last circled stop.
    [4.01, 1.79], [0.47, 3.83], [1.33, 5.38], [11.20, -13.42], [-1.35, 6.00], [0.61, 2.33],
    [-3.04, 4.39], [-3.06, 6.43], [-2.87, 6.75], [4.39, -7.62], [0.65, -0.73], [-2.56, 3.11],
    [-0.21, -2.69], [-10.40, 9.50],
    // A circled target.
    [-1.80, 1.76], [-3.48, 3.05], [-1.76, 3.20], [-1.25, 2.89], [-1.10, 1.78], [-1.96, 3.56],
    [-2.50, 2.96], [4.21, -3.63], [7.78, -3.91], [3.27, -4.78], [1.24, -2.14], [0.66, 0.26],
    // A row of which two targets are circled, by kind: its bonus action is near.
    [1.15, 2.98], [9.53, -4.66], [10.67, -13.81], [7.81, -11.55],
    // A row that is complete, by kind.
    [1.12, 0.93], [0.08, 0.69], [-6.73, 4.25], [-5.01, 2.08],
    // A circled chamber: what it gave is gone, and the way down is open.
    [9.84, -6.40], [1.71, -5.13], [2.91, -4.78], [0.17, -2.15], [-2.73, 7.86], [13.12, -18.16],
    [-0.71, 0.15], [-2.16, 5.06], [-0.51, 1.69], [-12.62, 8.98], [-10.16, 0.47], [0.92, 0.62],
    [0.43, 0.30], [0.48, 0.17],
    // A circled building: its first visit is over.
    [0.61, 10.55], [2.00, -2.14], [-2.53, 1.19], [2.37, -8.39], [4.85, -9.15], [-1.73, 0.66],
    [3.52, -6.46], [-6.98, -4.76], [2.50, -5.24], [3.75, -2.06], [-0.98, -1.41], [-4.99, 4.96],
    [-2.68, -0.58],
    // A circled tombstone.
    [5.82, -2.21], [5.83, -3.32], [4.23, -0.01], [8.95, -8.88], [-0.83, 25.04], [1.82, 0.06],
    [12.29, -6.64], [-0.07, 5.87], [0.13, 2.96],
    // A reward between two circled tombstones, which is gone.
    [-12.99, 5.45], [-1.51, 2.03], [-4.40, 6.48], [5.83, -3.32], [-0.03, -5.67], [8.95, -8.88],
    [1.82, 0.06], [-22.38, 22.13], [-0.07, 5.87], [1.34, 2.25], [-5.80, -1.11], [-2.99, 2.48],
    // An item.
    [0.61, 10.55], [-0.22, -1.48], [-4.12, 1.86], [0.61, -0.15], [4.39, -4.31], [4.67, 2.84],
    [-0.15, 6.27], [-0.84, 4.58], [-0.13, 0.06], [3.68, -1.50], [4.60, 0.97], [1.49, -1.66],
    [0.91, -1.08], [-1.18, 0.16],
    // A pan, beyond the gold that it will bring.
    [0.03, -0.26],
    // A hammer, beyond the cash that it will bring.
    [7.62, -8.44],
    // A dollar, one of the first 8, one of the first 16; a nugget, one of the first 4, of the first 10.
    [0.01, -0.07], [0.82, -0.96], [-0.25, 0.57], [1.54, -2.77], [0.68, -0.50], [-0.37, 1.07],
    // Nights in the hotel, beyond the silver stars so far.
    [-9.06, 15.34], [-2.33, 7.26], [5.77, 0.27], [8.75, -4.97], [-3.95, 7.15],
    // Filled cells of the land office, by number.
    [-7.59, 15.46], [0.00, 0.00], [2.43, 2.37], [4.86, 3.64], [-0.56, -0.06], [0.27, 0.99],
    [0.41, 2.57], [-0.13, -0.02], [-0.09, 0.03], [-0.43, 0.07],
    // A wanted poster, their square by 8, and what the sheriffs of later rounds would cost today.
    [-1.25, -0.42], [0.16, 0.51], [1.00, -0.91],
    // A silver star that a circled chamber on the lowest level could still bring.
    [2.98, -0.97], [1.38, 1.07], [0.13, 0.72], [0.17, 1.32], [1.47, 1.05],
    // A space that an item helps with: horse, pickaxe, weapon, bandana, friendship, shovel.
    [-0.12, -0.74], [-0.12, -0.52], [0.95, -1.01], [0.36, -0.68], [-2.60, 0.30], [1.59, -0.96],
    // How much more or less this round's sheriff costs than he would today.
    [1.27, -0.34],
    // A pending bonus action, by region.
    [4.01, 2.30], [4.74, 1.65], [5.69, -0.82], [4.10, 6.38], [3.29, 6.43],
];

/// What is weighed of a poker hand.
#[rustfmt::skip]
#[allow(clippy::approx_constant, reason = "what looks like a constant of mathematics is an accident")]
pub(super) const HANDS: Hands = Hands {
    empty: 2.17,
    made: [
        [0.93, 2.14, 3.86, 5.13, 4.66, 6.05, 7.82, 8.97, 3.35, 11.50],
        [1.35, 2.79, 4.70, 5.74, 4.43, 5.77, 7.88, 8.51, 10.25, 11.50],
        [1.65, 3.18, 5.41, 6.61, 5.25, 6.50, 7.75, 3.38, 10.25, 11.50],
        [-0.16, 1.63, 2.75, 4.94, 5.25, 6.50, 7.75, 9.00, 10.25, 11.50],
        [1.22, 2.34, 2.75, 4.00, 5.25, 6.50, 7.75, 9.00, 10.25, 11.50],
    ],
    flush: [
        [0.00, 2.38, 0.00, 0.00, 0.00, 0.00],
        [0.00, 3.01, 1.12, 0.00, 0.00, 0.00],
        [0.00, 3.40, 1.96, 0.53, 0.00, 0.00],
        [0.00, 0.00, 3.11, 2.03, 1.24, 0.00],
        [0.00, 0.00, 0.00, 2.03, 1.53, 0.00],
    ],
    straight: [
        [0.00, 1.02, 0.00, 0.00, 0.00, 0.00],
        [0.00, 1.58, 0.41, 0.00, 0.00, 0.00],
        [0.00, 2.07, 1.20, 0.24, 0.00, 0.00],
        [0.00, 0.00, 2.90, 2.38, 1.10, 0.00],
        [0.00, 0.00, 0.00, 1.90, 1.66, 0.00],
    ],
};
