//! What a person has achieved at a game, and what is left to achieve.

use maud::{Markup, html};
use shelf::Shelved;
use wording::{Arg, Phrase, Unnamed};

use super::{frame, title_of};
use crate::kit::Reader;

/// The page, for somebody who has done these deeds.
pub fn achievements(reader: &Reader<'_>, game: &'static dyn Shelved, deeds: &[String]) -> Markup {
    let title = reader.say(&Phrase::new("achievements-title").with("game", Arg::Verbatim(title_of(reader, game))));
    let has_done = |feat: table::Feat| deeds.iter().any(|done| done == feat.0);
    let all = game.achievements();
    let done = all.iter().filter(|achievement| achievement.is_achieved(has_done)).count();
    let body = html! {
        div.achievements {
            h1 { (title) }
            p.lead {
                (reader.say(&Phrase::new("achievements-count").with("done", done).with("count", all.len())))
            }
            ol.achievement-list {
                @for achievement in all {
                    @let achieved = achievement.is_achieved(has_done);
                    li.achieved[achieved] {
                        span.mark aria-hidden="true" { @if achieved { "★" } @else { "☆" } }
                        span {
                            b.name { (game.lexicon().say(reader.language, &game.achievement_name(achievement), &Unnamed)) }
                            " "
                            (game.lexicon().say(reader.language, &game.achievement(achievement), &Unnamed))
                            @let (some, needed) = achievement.progress(has_done);
                            @if needed > 1 && !achieved { " " small { (some) "/" (needed) } }
                        }
                        span.unseen { (reader.word(if achieved { "achievements-done" } else { "achievements-open" })) }
                    }
                }
            }
            p.fine { (reader.word("achievements-kept")) }
        }
    };
    frame(reader, &title, None, &body)
}
