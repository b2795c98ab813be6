//! The journal of a campaign: everything that a member may know of it on one page, made to be printed and kept.

use maud::{Markup, PreEscaped, html};
use wording::{Arg, Phrase};

use super::campaign::{address, chapter_of, in_full, name, progress, titled, track};
use super::{keepsakes, title_of};
use crate::kit::{self, Icon, Reader, icon};
use crate::records::journal::Stage;
use crate::services::campaign::Campaign;
use crate::store::Listed;

/// What the page shows.
pub struct JournalPage<'a> {
    /// The campaign.
    pub campaign: &'a Campaign,
    /// The member as whom the reader looks.
    pub eyes: Option<usize>,
    /// What was read aloud in each game that was played, as HTML.
    pub cards: &'a [String],
}

/// The page.
pub fn journal(reader: &Reader<'_>, page: &JournalPage<'_>) -> Markup {
    let campaign = page.campaign;
    let game = title_of(reader, campaign.game);
    let title = reader.say(&Phrase::new("journal-title").with("game", Arg::Verbatim(game)));
    let names: Vec<String> = (0..campaign.members.len()).map(|member| name(reader, campaign, member)).collect();
    let known = campaign.game.inventory(&campaign.setup, page.eyes);
    let body = html! {
        div.campaign.printed {
            p.next.not-printed {
                button.go type="button" data-print { (reader.word("journal-print")) }
                a.button href=(address(reader, campaign)) { (icon(Icon::Back)) (reader.word("journal-back")) }
            }
            h1 { (title) }
            p.lead { (progress(reader, campaign)) }
            (members(reader, campaign))
            section.years { h2 { (reader.word("journal-years")) } (track(reader, campaign)) }
            @for (table, cards) in campaign.played().zip(page.cards) { (one_game(reader, campaign, table, cards)) }
            section.what-came { h2 { (reader.word("journal-keepsakes")) } (keepsakes::all(reader, campaign)) }
            (kit::parts(reader, campaign.game.lexicon(), &names, &known))
        }
    };
    let head = html! {
        (kit::style(&reader.asset("lobby.css")))
        (kit::style(&reader.asset("meeting.css")))
        (kit::style(&reader.asset("journal.css")))
        (kit::script(reader, "journal.js"))
    };
    kit::page_of(reader, &title, &head, &body)
}

fn members(reader: &Reader<'_>, campaign: &Campaign) -> Markup {
    html! {
        section.who {
            h2 { (reader.word("journal-members")) }
            ul { @for member in 0..campaign.members.len() { li { (in_full(reader, campaign, member)) } } }
        }
    }
}

/// A game with its result and what was read aloud in it.
fn one_game(reader: &Reader<'_>, campaign: &Campaign, table: &Listed, cards: &str) -> Markup {
    let chapter = chapter_of(campaign, table);
    let number = chapter.as_ref().map_or(0, |chapter| chapter.number);
    let heading = if number > campaign.chapter.of {
        reader.word("campaign-free-game")
    } else {
        titled(reader, campaign, number, "campaign-game", |phrase| phrase)
    };
    // The cards of several games stand on one page: what names one of them must not name another.
    let cards = cards.replace("id=\"reading-", &format!("id=\"{}-reading-", table.record.id));
    html! {
        section.one-game {
            h2 { (heading) }
            @if table.summary.stage == Stage::Finished {
                (result(reader, campaign, table, &chapter.map(|chapter| chapter.attending).unwrap_or_default()))
            } @else {
                p.note { (reader.word("journal-unfinished")) }
            }
            @if !cards.is_empty() { h3 { (reader.word("journal-cards")) } div.read-cards { (PreEscaped(cards)) } }
        }
    }
}

/// Everybody by place, with the result of this game.
fn result(reader: &Reader<'_>, campaign: &Campaign, table: &Listed, attending: &[usize]) -> Markup {
    let mut rows: Vec<_> = table.summary.results.iter().zip(attending).collect();
    rows.sort_by_key(|(result, member)| (result.place, **member));
    html! {
        table.figures {
            thead { tr { @for word in ["journal-place", "campaign-member", "journal-score"] { th scope="col" { (reader.word(word)) } } } }
            tbody {
                @for (result, member) in rows {
                    tr {
                        td { (result.place) }
                        td { (in_full(reader, campaign, *member)) }
                        td { @if let Some(score) = result.score { (score) } @else { "–" } }
                    }
                }
            }
        }
    }
}
