//! What is in the box, and what is printed on it.
//!
//! Provenance: `[R]` rulebook, `[P]` public sources, `[D]` our own design; see `docs/provenance.md`.

pub mod boards;
pub mod buildings;
pub mod cattle;
pub mod objectives;
pub mod railroad;
pub mod sam;
pub mod tiles;
pub mod trail;

/// The most people at a table.
pub const MAX_PLAYERS: usize = 4;

/// What depends on the number of players (GWT-SETUP-13). `[R]`, steps and fees `[P]`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Steps of phase A without any disc removed.
    pub steps: u8,
    /// Steps that the first step disc adds.
    pub step1: u8,
    /// Steps that the second step disc adds.
    pub step2: u8,
    /// The fee of a green hand.
    pub green: u8,
    /// The fee of a black hand.
    pub black: u8,
    /// Columns of the job market in use, counted from the right.
    pub columns: u8,
    /// Cards in the cattle market.
    pub market: u8,
    /// Cards in the cattle market with Simmentals (GWT-SIM-02).
    pub market_with_simmentals: u8,
}

/// Two, three and four players; a solo game is played with the first row.
const COUNTS: [Counts; 3] = [
    Counts { steps: 3, step1: 1, step2: 1, green: 2, black: 2, columns: 2, market: 7, market_with_simmentals: 9 },
    Counts { steps: 3, step1: 2, step2: 1, green: 2, black: 1, columns: 3, market: 10, market_with_simmentals: 12 },
    Counts { steps: 4, step1: 2, step2: 1, green: 1, black: 2, columns: 4, market: 13, market_with_simmentals: 15 },
];

/// What depends on the number of seats, Sam's included.
pub const fn counts(seats: usize) -> &'static Counts {
    &COUNTS[seats.saturating_sub(2)]
}

/// Dollars of the first player; each one after has one more (GWT-SETUP-20). `[R]`
pub const FIRST_DOLLARS: u8 = 6;

/// Cards that the first player draws; each one after draws one more (GWT-SETUP-20). `[R]`
pub const FIRST_CARDS: u8 = 4;

/// Cards to keep in the first turn (GWT-SETUP-21), and the hand limit without any disc removed. `[R]`
pub const HAND: u8 = 4;

/// Tiles from bag 1 on the board at the start (GWT-SETUP-06). `[R]`
pub const FIRST_TILES: usize = 7;

/// Cards in the objective display (GWT-SETUP-12). `[R]`
pub const DISPLAY: usize = 4;

/// Points of the job-market token (GWT-SCORE-11). `[R]`
pub const TOKEN_POINTS: i32 = 2;

/// Dollars for a point (GWT-SCORE-01). `[R]`
pub const DOLLARS_A_POINT: u16 = 5;
