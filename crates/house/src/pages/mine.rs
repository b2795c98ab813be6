//! One's own tables.

use maud::{Markup, html};

use super::frame;
use super::lists::{Line, section};
use crate::kit::Reader;
use crate::records::ids::Moment;
use crate::records::journal::Stage;

/// The reader's tables: running ones, those that gather, and finished games.
pub fn mine(reader: &Reader<'_>, lines: &[Line<'_>], now: Moment) -> Markup {
    let some = |wanted: &dyn Fn(&Line<'_>) -> bool| lines.iter().filter(|line| wanted(line)).collect::<Vec<_>>();
    let gathers = |line: &Line<'_>| line.listed.summary.stage == Stage::Gathering;
    let body = html! {
        div.mine #mine data-refresh="6" {
            h1 { (reader.word("mine-title")) }
            @if lines.is_empty() {
                p.empty { (reader.word("mine-none")) }
                p { a.button.go href=(reader.to("/")) { (reader.word("mine-to-lobby")) } }
            }
            (section(reader, "mine-running", &some(&|line| line.is_open() && !gathers(line)), now, "list-go-on"))
            (section(reader, "mine-gathering", &some(&gathers), now, "list-open"))
            (section(reader, "mine-over", &some(&|line| !line.is_open()), now, "list-look-back"))
        }
    };
    frame(reader, &reader.word("mine-title"), None, &body)
}
