//! The rules of Great Western Trail, tested by their ids, with worked examples, laws, golden games and who knows what.

mod common;

mod laws;
mod neutral;
mod private_a;
mod private_b;
mod sam;
mod sam_more;
