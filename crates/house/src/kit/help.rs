//! What helps at a table: the rules, the pieces, a first game, the keys.

use drawing::{Markup, html};

use super::icon::{Icon, icon};
use super::regions::rules_of;
use super::{Reader, TablePage};

/// The menu “?”.
pub(super) fn menu(reader: &Reader<'_>, page: &TablePage<'_>) -> Markup {
    let game = page.game;
    let rules = rules_of(reader, page.table, game);
    let first = reader.to(&format!("/rules/{}/first-game", game.name()));
    let words = reader.word("learn-help");
    html! {
        details.menu.help-menu #menu-help {
            summary.control aria-label=(words) title=(words) { span.help-mark aria-hidden="true" { "?" } }
            div.sheet {
                a.ask href=(rules) target="_blank" { (icon(Icon::Story)) b { (reader.word("kit-rules")) } }
                @if game.is_drawn() {
                    a.ask href={ (rules) "#pieces" } target="_blank" { (icon(Icon::Board)) b { (reader.word("page-all-pieces")) } }
                    button.ask type="button" data-lens-mode { (icon(Icon::Lens)) b { (reader.word("kit-what-is-this")) } }
                }
                a.ask href=(first) target="_blank" { (icon(Icon::Play)) b { (reader.word("lobby-first-game")) } }
                button.ask type="button" data-open="keys" { (icon(Icon::Menu)) b { (reader.word("kit-keys")) } }
                @if page.seat.is_some() {
                    label.field { input #taught type="checkbox" checked[page.lessons.is_some()]; span { (reader.word("learn-tips")) } }
                }
            }
        }
    }
}
