//! Drives Debian's Chromium for tests and pictures.
//!
//! ```no_run
//! # async fn example() -> Result<(), browser::BrowserError> {
//! use browser::{Chromium, Size};
//!
//! let chromium = Chromium::launch().await?;
//! let anna = chromium.person(Size::DESKTOP).await?;
//! let page = anna.page("http://localhost:8080").await?;
//! page.click("#play").await?;
//! page.wait_for(".board").await?;
//! assert!(page.layout_problems().await?.is_empty());
//! page.expect_no_errors().await?;
//! # Ok(())
//! # }
//! ```
//!
//! Clicks, taps, keys and wheels go the way that those of a person go: through Chromium's input, to
//! whatever lies on top at that point. A button that something covers cannot be clicked.
//!
//! **Invariant:** nothing here knows what Railhead is; pages are addresses, elements are CSS selectors.

mod chromium;
mod complaints;
mod conditions;
mod delay;
mod error;
mod hand;
mod keys;
mod loads;
mod page;
mod person;
mod problems;
mod wire;

use serde::de::DeserializeOwned;
use serde_json::Value;

pub use chromium::Chromium;
pub use complaints::{Complaint, Source};
pub use delay::Delay;
pub use error::BrowserError;
pub use page::Page;
pub use person::{Cookie, Person, Size};
pub use problems::{Fault, Problem};

/// One value of an answer.
fn get<T: DeserializeOwned>(answer: &Value, key: &str, method: &'static str) -> Result<T, BrowserError> {
    serde_json::from_value(answer[key].clone())
        .map_err(|source| BrowserError::Shape { what: format!("{key} of {method}"), source })
}
