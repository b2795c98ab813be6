//! The story of a game, and what people say beside it.

use table::drawn::{Markup, html};
use table::words::{Arg, Phrase};

use super::{LogLine, Reader, Remark, Remarked};

/// A line of the story; it leads to its moment.
pub fn log_line(reader: &Reader<'_>, line: &LogLine) -> Markup {
    let _ = reader;
    html! {
        li class={ "line by-" (line.by.index()) } id={ "line-" (line.number) } {
            a href={ "?move=" (line.number) } data-moment=(line.number) { (line.words) }
        }
    }
}

/// The whole story: the inside of the region `log`.
pub fn log(reader: &Reader<'_>, lines: &[LogLine]) -> Markup {
    html! { @for line in lines { (log_line(reader, line)) } }
}

/// Something that was said.
pub fn remark(reader: &Reader<'_>, remark: &Remark) -> Markup {
    match &remark.text {
        Remarked::Said(text) => said(reader, remark, text),
        Remarked::Notice(word) => notice(reader, remark, word),
    }
}

/// The house speaks: nobody can mute it.
fn notice(reader: &Reader<'_>, remark: &Remark, word: &'static str) -> Markup {
    let name = if remark.name.is_empty() { reader.word("kit-somebody") } else { remark.name.clone() };
    let words = reader.say(&Phrase::new(word).with("name", Arg::Verbatim(name)));
    html! {
        li.remark.notice id={ "said-" (remark.number) } {
            time data-at=(remark.at) data-own {}
            p { (words) }
        }
    }
}

fn said(reader: &Reader<'_>, remark: &Remark, text: &str) -> Markup {
    html! {
        li.remark id={ "said-" (remark.number) } data-name=(remark.name) {
            button.speaker type="button" data-mute=(remark.name) title=(reader.word("kit-mute")) {
                @if remark.name.is_empty() { (reader.word("kit-somebody")) } @else { (remark.name) }
            }
            time data-at=(remark.at) data-own {}
            p { (text) }
        }
    }
}
