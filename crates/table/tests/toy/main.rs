//! Sessions, transcripts, setups and rehearsals, with what the proof kit has for tests.

mod rehearsal;
mod relay;
mod session;
mod setup;
mod transcript;
