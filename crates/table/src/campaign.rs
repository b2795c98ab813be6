//! Campaigns: chains of games, in which what one game leaves is part of the next one's setup.
//!
//! A campaign has *members*, numbered from 0, who stay the same; some of them may be absent from a game. What a campaign
//! has come to is the setup of its next game: nothing else is handed on.

use serde::Serialize;

/// Which game of a campaign a setup is for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Chapter {
    /// Its number, from 1. Beyond the last one the campaign is over, and what is played is played for its own sake.
    pub number: usize,
    /// How many games the campaign has.
    pub of: usize,
    /// How many members the campaign has, the absent ones included.
    pub members: usize,
    /// Which member sits in each seat.
    pub attending: Vec<usize>,
    /// The fewest members that can play a game.
    pub quorum: usize,
}

impl Chapter {
    /// Whether the campaign itself is over.
    pub fn is_epilogue(&self) -> bool {
        self.number > self.of
    }

    /// All members, attending or not.
    pub fn everybody(&self) -> Vec<usize> {
        (0..self.members).collect()
    }
}
