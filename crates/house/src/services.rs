//! What the house offers beyond a single table: opening tables, what a host may ask for, campaigns, sessions of people,
//! passwords, that its process lives, and sweeping what nobody needs.
//!
//! It asks live tables and the store, and says what came of it as values and errors. It knows no addresses, headers or
//! cookies, and no page.

pub mod campaign;
pub mod fields;
pub mod hosting;
mod house;
pub mod opening;
pub mod secrets;
pub mod sessions;
pub mod standing;
pub mod sweeping;

pub use house::{House, Inner};
