//! The deal of the day: the same cards for everybody, and who made the most of them.

use maud::{Markup, html};
use shelf::Shelved;
use wording::{Arg, Phrase};

use super::dates::day;
use super::forms::once;
use super::{frame, occupant_name, title_of};
use crate::kit::Reader;
use crate::records::ids::{Day, PersonId};
use crate::records::journal::Stage;
use crate::store::Listed;

/// What the page shows.
pub struct DailyPage<'a> {
    /// Which game.
    pub game: &'static dyn Shelved,
    /// Which day.
    pub day: Day,
    /// The present day.
    pub today: Day,
    /// The reader.
    pub person: Option<&'a PersonId>,
    /// The reader's own table of that day.
    pub own: Option<&'a Listed>,
    /// Finished games, the best first.
    pub finished: &'a [Listed],
}

/// The page.
pub fn daily(reader: &Reader<'_>, page: &DailyPage<'_>) -> Markup {
    let game = title_of(reader, page.game);
    let title = reader.say(&Phrase::new("daily-title").with("game", Arg::Verbatim(game)));
    let address = |day: Day| reader.to(&format!("/daily/{}?day={day}", page.game.name()));
    let body = html! {
        div.daily {
            h1 { (title) }
            p.lead { (day(reader, page.day)) }
            @if page.day == page.today { (play(reader, page)) }
            h2 { (reader.word("daily-results")) }
            @if page.finished.is_empty() { p.empty { (reader.word("daily-nobody")) } } @else { (results(reader, page)) }
            nav.ways-on aria-label=(reader.word("daily-days")) {
                a.button href=(address(Day(page.day.0 - 1))) { (reader.word("daily-before")) }
                @if page.day < page.today { a.button href=(address(Day(page.day.0 + 1))) { (reader.word("daily-after")) } }
            }
        }
    };
    frame(reader, &title, None, &body)
}

/// Today's deal can be played once: whoever has begun goes on, whoever is done may look back.
fn play(reader: &Reader<'_>, page: &DailyPage<'_>) -> Markup {
    html! {
        p { (reader.word("daily-about")) }
        @match page.own {
            Some(own) => {
                @let over = matches!(own.summary.stage, Stage::Finished | Stage::Stopped);
                p {
                    a.button.go href=(reader.to(&format!("/tables/{}", own.record.id))) {
                        (reader.word(if over { "list-look-back" } else { "list-go-on" }))
                    }
                }
            }
            None => {
                form method="post" action=(reader.to(&format!("/daily/{}", page.game.name()))) {
                    (once())
                    button.go type="submit" { (reader.word("daily-play")) }
                }
            }
        }
    }
}

fn results(reader: &Reader<'_>, page: &DailyPage<'_>) -> Markup {
    let score = |listed: &Listed| listed.summary.results.first().and_then(|result| result.score).unwrap_or_default();
    let place = |listed: &Listed| 1 + page.finished.iter().filter(|other| score(other) > score(listed)).count();
    html! {
        table.figures {
            thead {
                tr {
                    th scope="col" { (reader.word("daily-place")) }
                    th scope="col" { (reader.word("daily-player")) }
                    th scope="col" { (reader.word("daily-score")) }
                }
            }
            tbody {
                @for listed in page.finished {
                    @let mine = page.person == Some(&listed.record.host);
                    tr.own[mine] {
                        td { (place(listed)) }
                        td {
                            (listed.summary.seats.first().and_then(|who| occupant_name(reader, 0, who)).unwrap_or_default())
                            @if mine { " " span.tag { (reader.word("kit-you")) } }
                        }
                        td { (score(listed)) }
                    }
                }
            }
        }
    }
}
