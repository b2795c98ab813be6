//! What can go wrong with a browser, said so that a failed test explains itself.

use std::path::PathBuf;
use std::time::Duration;

use crate::complaints::Complaint;

/// Why the browser did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum BrowserError {
    /// There is no Chromium here.
    #[error("Chromium is missing: sudo apt-get install chromium (or name one in RAILHEAD_CHROMIUM)")]
    NotInstalled,
    /// `RAILHEAD_CHROMIUM` names no file.
    #[error("RAILHEAD_CHROMIUM names {}, which is no file", .0.display())]
    NoSuchProgram(PathBuf),
    /// Chromium did not come up.
    #[error("Chromium did not start: {reason}")]
    Launch {
        /// What it last said.
        reason: String,
    },
    /// Chromium, or the tab, ended while it was needed.
    #[error("Chromium is gone (while asked for {method})")]
    Gone {
        /// What it was asked for.
        method: &'static str,
    },
    /// Chromium refused a command of the protocol.
    #[error("Chromium refused {method}: {message}")]
    Refused {
        /// The command.
        method: &'static str,
        /// Its reason.
        message: String,
    },
    /// The page went on to another document before a script had ended, which has loaded since. The script may have been
    /// carried out in part: only who sent it knows whether it can be sent again.
    #[error("the page went on to another document\n  during {script}")]
    Left {
        /// The beginning of the script.
        script: String,
    },
    /// Something that was waited for did not happen.
    #[error("waited {after:?} in vain for {what}")]
    Late {
        /// What was waited for.
        what: String,
        /// How long.
        after: Duration,
    },
    /// The page could not be opened.
    #[error("{url} cannot be opened: {reason}")]
    Navigation {
        /// Its address.
        url: String,
        /// Chromium's reason.
        reason: String,
    },
    /// A script threw.
    #[error("{message}\n  in {script}")]
    Script {
        /// The beginning of the script.
        script: String,
        /// What it threw.
        message: String,
    },
    /// A script's value, or an answer of Chromium's, has another shape than expected.
    #[error("{what} has an unexpected shape: {source}")]
    Shape {
        /// The script or the command.
        what: String,
        /// What was expected.
        source: serde_json::Error,
    },
    /// No element matches.
    #[error("there is no {selector}")]
    Missing {
        /// The selector.
        selector: String,
    },
    /// The element has no place on the screen.
    #[error("{selector} cannot be seen")]
    Hidden {
        /// The selector.
        selector: String,
    },
    /// The element is disabled.
    #[error("{selector} is disabled")]
    Disabled {
        /// The selector.
        selector: String,
    },
    /// Something else lies on top of the element.
    #[error("{selector} is covered by {by}")]
    Covered {
        /// The selector.
        selector: String,
        /// A short path of what lies on top.
        by: String,
    },
    /// The element was somewhere else whenever it was pressed.
    #[error("{selector} was missed, however often it was aimed at")]
    Missed {
        /// The selector.
        selector: String,
    },
    /// The element did not take the focus.
    #[error("{selector} cannot be typed into: it does not take the focus")]
    Unfocusable {
        /// The selector.
        selector: String,
    },
    /// No key has this name.
    #[error("no key is called {0:?} (a character, Enter, Tab, Escape, ArrowUp, …, with Shift+, Control+, Alt+, Meta+)")]
    UnknownKey(String),
    /// The page complained.
    #[error("the page complained:\n  {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n  "))]
    Complaints(Vec<Complaint>),
    /// A file could not be written.
    #[error("{}: {source}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
}
