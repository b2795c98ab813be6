//! The rules of West Story, tested by their ids, with worked examples, laws, golden games and who knows what.

mod laws;
