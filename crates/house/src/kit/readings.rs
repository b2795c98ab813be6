//! What is read aloud: cards that `reading.js` puts before the reader, one after the other, unless they are skipped.

use drawing::{Markup, html};
use shelf::ReadAloud;

use super::regions::say;
use super::{Reader, Sitting};

/// Everything that was read aloud. Which of it was read the page itself remembers; one that remembers nothing takes what came
/// before the reader's last decision as read.
pub(super) fn readings(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    html! {
        @for ReadAloud { moment, reading, picture, recent } in sitting.readings {
            article.reading id={ "reading-" (moment) } data-moment=(moment) data-recent[*recent] {
                h2 { (say(reader, sitting, &reading.title)) }
                @if let Some(picture) = picture { figure aria-hidden="true" { (picture) } }
                @for paragraph in &reading.paragraphs { p { (say(reader, sitting, paragraph)) } }
            }
        }
    }
}
