//! What newcomers are told the first time each kind of decision comes up.

use drawing::{Markup, html};
use wording::LESSON;

use super::icon::{Icon, icon};
use super::regions::say;
use super::{Reader, Sitting};

/// The lesson for what is asked now. A table is drawn for eyes, not for people: the lesson is on every page, and
/// `lesson.js` shows it to those who are being taught and have not read it.
pub(super) fn lesson(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    let asked = !sitting.past && !sitting.options.is_empty();
    let Some(lesson) = sitting.sight.lesson().filter(|_| asked) else { return html! {} };
    let name = lesson.id.strip_prefix(LESSON).unwrap_or(&lesson.id);
    html! {
        div.lesson id={ "lesson-" (name) } data-lesson=(name) role="note" {
            (icon(Icon::Hint))
            p { b { (reader.word("learn-tip")) } " " (say(reader, sitting, &lesson)) }
            div.lesson-ways {
                button.go type="button" data-lesson-do="read" { (reader.word("learn-read")) }
                button type="button" data-lesson-do="end" { (reader.word("learn-end")) }
            }
        }
    }
}
