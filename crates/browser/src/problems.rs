//! What is wrong with how a page looks, found by boxes and colours.

use std::fmt;

use serde::Deserialize;
use serde_json::json;

use crate::{BrowserError, Page};

const SIGHT: &str = include_str!("js/sight.js");
const LAYOUT: &str = include_str!("js/layout.js");
const CONTRAST: &str = include_str!("js/contrast.js");

/// Something that people cannot read or hit well.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Problem {
    /// A short CSS path of the element.
    pub element: String,
    /// The beginning of what it says.
    pub text: String,
    /// What is wrong.
    #[serde(flatten)]
    pub fault: Fault,
}

/// What is wrong with an element. Lengths are in CSS pixels, as seen on the screen.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum Fault {
    /// Its letters are below 12 px.
    SmallText {
        /// How large they are.
        pixels: f64,
    },
    /// A part of its text is cut off where no scrolling brings it back.
    Clipped {
        /// How much on the worst side.
        pixels: f64,
    },
    /// Its text and another element's lie on top of each other.
    Overlap {
        /// A short CSS path of the other one.
        other: String,
        /// What that says.
        other_text: String,
        /// How wide they overlap.
        width: f64,
        /// How high they overlap.
        height: f64,
    },
    /// It is there for fingers, but its area is smaller than 44 by 44.
    SmallTarget {
        /// How wide it is.
        width: f64,
        /// How high it is.
        height: f64,
    },
    /// It goes beyond the left or right edge of the page.
    Sideways {
        /// How far.
        pixels: f64,
    },
    /// Its letters do not stand out enough.
    Contrast {
        /// Their contrast.
        ratio: f64,
        /// What it should be at least.
        needed: f64,
        /// Their colour, with everything translucent laid together.
        letters: String,
        /// The colour behind them.
        background: String,
    },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}: {}", self.element, self.text, self.fault)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SmallText { pixels } => write!(f, "text of {pixels} px"),
            Self::Clipped { pixels } => write!(f, "text cut off by {pixels} px"),
            Self::Overlap { other, other_text, width, height } => {
                write!(f, "overlaps {other} {other_text:?} by {width}x{height} px")
            }
            Self::SmallTarget { width, height } => write!(f, "only {width}x{height} px to press"),
            Self::Sideways { pixels } => write!(f, "goes {pixels} px beyond the page"),
            Self::Contrast { ratio, needed, letters, background } => {
                write!(f, "contrast {ratio} of {needed} ({letters} on {background})")
            }
        }
    }
}

impl Page {
    /// What is wrong with the layout as it is now.
    ///
    /// Found are letters below 12 px; text that is cut off where no scrolling helps; text of elements
    /// not within each other that overlaps by more than 2 px both ways, where both can really be seen
    /// (nothing opaque lies between); on touch screens what can be pressed and is smaller than 44 by 44 px,
    /// edges that are invisible but react included; and what goes beyond the page sideways.
    ///
    /// Not meant are links in running text, a box with a label (the label counts), text hidden on purpose
    /// (cut away or put beyond the edge as a whole), and what is inside of elements marked `data-small-ok`
    /// (targets), `data-overlap-ok`, or `data-clip-ok` (a board that people pan). Text that stands at an
    /// angle is not checked for overlaps, since its boxes are larger than it is.
    ///
    /// The page is scrolled here and there meanwhile, and back.
    pub async fn layout_problems(&self) -> Result<Vec<Problem>, BrowserError> {
        self.ask_with(&format!("{SIGHT}\n{LAYOUT}"), "layoutProblems", &[json!(self.size.touch)]).await
    }

    /// Text that does not stand out from what is behind it: below 4.5 to 1, or 3 to 1 for letters of
    /// 24 px, 18.66 px when bold. Text over pictures and gradients, in drawings and in disabled elements
    /// is not judged.
    pub async fn contrast_problems(&self) -> Result<Vec<Problem>, BrowserError> {
        self.ask_with(&format!("{SIGHT}\n{CONTRAST}"), "contrastProblems", &[]).await
    }
}
