//! The rules of Fliptown, tested by their ids, with worked examples, laws, golden games and who knows what.

mod common;

mod examples;
mod examples_more;
mod laws;
mod rounds;
mod setup;
