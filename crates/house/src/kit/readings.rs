//! What is read aloud: cards that `reading.js` puts before the reader, one after the other, unless they are skipped.

use table::drawn::{Markup, html};

use super::regions::say;
use super::{Reader, Sitting};

/// Everything to be read since the reader last decided something. Which of it was read the page itself remembers.
pub(super) fn readings(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    html! {
        @for (moment, reading) in sitting.readings {
            article.reading id={ "reading-" (moment) } data-moment=(moment) {
                h2 { (say(reader, sitting, &reading.title)) }
                @for paragraph in &reading.paragraphs { p { (say(reader, sitting, paragraph)) } }
            }
        }
    }
}
