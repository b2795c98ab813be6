//! How a game ended: the account, how it grew, and that nobody touched the shuffle.

use drawing::{Markup, html};
use wording::{Block, Section};

use super::icon::{Icon, icon};
use super::regions::say;
use super::{End, Reader, Sitters, Sitting, growth, worded};
use crate::records::journal::Stop;

/// Winner, account, plot, seed and what to do next; nothing while the game is on.
pub(super) fn end(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    let Some(end) = sitting.end.filter(|_| !sitting.past) else { return html! {} };
    // Also those who read the table in words are shown in their colours.
    let panels = super::regions::draw(reader, sitting).map_or_else(Vec::new, |drawing| drawing.panels);
    html! {
        section.end aria-label=(reader.word("kit-end")) {
            @if let Some(why) = end.stopped { h2 { (reader.word(stopped(why))) } }
            @if let Some(account) = &end.account { (winner(reader, sitting, account)) }
            (next(reader, sitting, end))
            div.accounts {
                @if let Some(account) = &end.account { (rest_of(reader, sitting, account)) }
                (growth::totals(reader, sitting, &end.growth, &panels))
                (growth::by_part(reader, sitting, &end.growth, &panels))
            }
            (fairness(reader, end))
        }
    }
}

pub(super) const fn stopped(why: Stop) -> &'static str {
    match why {
        Stop::Agreement => "kit-stopped-agreement",
        Stop::Cancelled => "kit-stopped-cancelled",
        Stop::Abandoned => "kit-stopped-abandoned",
    }
}

/// The first sentence of an account says who won: it is the heading.
fn winner(reader: &Reader<'_>, sitting: &Sitting<'_>, account: &Section) -> Markup {
    let heading = match account.blocks.first() {
        Some(Block::Line(line)) => line,
        _ => &account.title,
    };
    html! { h2.winner { (icon(Icon::Cup)) span { (say(reader, sitting, heading)) } } }
}

fn rest_of(reader: &Reader<'_>, sitting: &Sitting<'_>, account: &Section) -> Markup {
    let rest = match account.blocks.split_first() {
        Some((Block::Line(_), rest)) => rest,
        _ => &account.blocks[..],
    };
    let section = Section { title: account.title.clone(), blocks: rest.to_vec() };
    worded::sections(reader, sitting.game.lexicon(), &Sitters(sitting.people), &[section])
}

fn next(reader: &Reader<'_>, sitting: &Sitting<'_>, end: &End) -> Markup {
    html! {
        p.next {
            @if let Some(campaign) = &end.campaign {
                a.button.go href=(reader.to(&format!("/campaigns/{campaign}"))) { (reader.word("kit-to-campaign")) }
            }
            @if let Some(day) = end.daily {
                a.button.go href=(reader.to(&format!("/daily/{}?day={day}", sitting.game.name()))) { (reader.word("kit-to-daily")) }
            }
            @match &end.rematch {
                _ if end.campaign.is_some() || end.daily.is_some() => {}
                // Whoever sat here has the same seat there, by one click.
                Some(_) if sitting.controls.seated || sitting.controls.shared => {
                    button.go type="button" data-post="rematch" { (icon(Icon::Check)) (reader.word("kit-rematch-in")) }
                }
                Some(href) => a.button.go href=(href) { (reader.word("kit-to-rematch")) },
                None if sitting.controls.seated || sitting.controls.shared => {
                    button.go type="button" data-post="rematch" { (reader.word("kit-rematch")) }
                }
                None => {}
            }
            a.button href={ (reader.to("/tables/")) (sitting.table) "/game.rail" } download { (reader.word("kit-rail")) }
            button type="button" data-replay { (icon(Icon::Play)) (reader.word("kit-replay")) }
            a.button href=(reader.to("/")) { (reader.word("kit-lobby")) }
        }
    }
}

/// The seed, what was published of it before the game, and how to check one against the other.
fn fairness(reader: &Reader<'_>, end: &End) -> Markup {
    html! {
        details.fairness {
            summary { (reader.word("kit-fairness")) }
            p { (reader.word("kit-fairness.help")) }
            dl {
                dt { (reader.word("kit-commitment")) } dd { code { (end.commitment) } }
                @if let Some(seed) = &end.seed { dt { (reader.word("kit-seed")) } dd { code { (seed) } } }
            }
        }
    }
}
