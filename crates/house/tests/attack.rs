//! What somebody tries who wants to know or to do more than is theirs.

#[path = "attack/batches.rs"]
mod batches;
#[path = "api/client.rs"]
#[allow(dead_code)]
mod client;
mod common;
#[path = "attack/eyes.rs"]
mod eyes;
#[path = "attack/requests.rs"]
mod requests;
#[path = "attack/socket.rs"]
mod socket;
