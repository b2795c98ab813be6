//! Live games, transcripts, setups and rehearsals, with what the proof kit has for tests.

mod live_game;
mod rehearsal;
mod relay;
mod setup;
mod transcript;
