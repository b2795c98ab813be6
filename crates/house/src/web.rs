//! How the house is reached: connections, who asks and with what right, every address, and the same for programs.
//!
//! It turns requests into what services and tables are asked for, and what these say into pages and JSON. It knows
//! everything below; nothing below knows it.

mod admission;
mod api;
mod credentials;
mod door;
mod failure;
mod form;
mod guard;
mod respond;
mod routes;
pub mod server;
mod table_request;
mod visitor;
mod whence;

pub(crate) use failure::Failure;
use failure::{PageFailure, Sorry, error_id};
use respond::{page, see_other, shell, with_cookie};
use visitor::{Visitor, asked_for};

use crate::services::House;
