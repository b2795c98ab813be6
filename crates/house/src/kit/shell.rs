//! The shell of every page: its head, the bar, and the foot.

use drawing::{Markup, html};
use shelf::Shelved;
use wording::Language;

use super::icon::icons;
use super::{Reader, assets};

/// A page of the house that is not a table: the bar with the way around, and the foot.
pub fn shell(reader: &Reader<'_>, title: &str, module: Option<&str>, body: &Markup) -> Markup {
    page_of(reader, title, &html! { @if let Some(module) = module { (script(reader, module)) } }, body)
}

/// The same, with more in its head.
pub fn page_of(reader: &Reader<'_>, title: &str, more: &Markup, body: &Markup) -> Markup {
    let head = html! {
        (style(&reader.asset("pages.css")))
        (script(reader, "page.js"))
        (more)
    };
    let known = !reader.name.is_empty();
    let page = html! {
        body.page data-waiting=[known.then(|| reader.to("/waiting"))] data-assets=(reader.asset(""))
            data-notify=[reader.settings.notify.then(|| reader.word("page-your-turn"))] {
            a.skip href="#main" { (reader.word("kit-skip")) }
            (sprite())
            header.bar {
                (brand(reader))
                nav.ways aria-label=(reader.word("kit-ways")) {
                    a href=(reader.to("/")) { (reader.word("kit-lobby")) }
                    a href=(reader.to("/tables")) {
                        (reader.word("kit-my-tables")) span.unread #waiting-count title=(reader.word("kit-waiting")) {}
                    }
                    a href=(reader.to("/settings")) { (reader.word("kit-settings")) }
                    a href=(reader.to("/account")) {
                        @if reader.account { (reader.name) } @else { (reader.word("kit-account")) }
                    }
                }
                (languages(reader))
            }
            main #main { (body) }
            footer.foot {
                p { (reader.word("kit-foot")) }
                nav aria-label=(reader.word("kit-foot.label")) {
                    a href=(reader.to("/api")) { (reader.word("kit-programs")) }
                }
            }
        }
    };
    document(reader, title, &head, &page)
}

/// A whole document. What differs by preference stands on its root, where style sheets see it.
pub(super) fn document(reader: &Reader<'_>, title: &str, head: &Markup, body: &Markup) -> Markup {
    let settings = reader.settings;
    html! {
        (drawing::maud::DOCTYPE)
        html lang=(reader.language.code()) data-palette=(settings.palette.key()) data-text=(settings.text.key())
            data-motion=(settings.motion.key()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (title) }
                link rel="icon" type="image/svg+xml" href=(reader.asset("favicon.svg"));
                (style(&reader.asset("base.css")))
                (head)
            }
            (body)
        }
    }
}

/// A link to a style sheet.
pub fn style(href: &str) -> Markup {
    html! { link rel="stylesheet" href=(href); }
}

/// Where a game's style sheet is found.
pub fn style_address(reader: &Reader<'_>, game: &dyn Shelved) -> String {
    reader.to(&format!("/games/{}/style-{}.css", game.name(), assets::hash(game.style())))
}

/// A script of the house.
pub fn script(reader: &Reader<'_>, module: &str) -> Markup {
    html! { script type="module" src=(reader.asset(module)) {} }
}

/// The small pictures of the frame, for a page to use by reference.
pub(super) fn sprite() -> Markup {
    symbols(&icons())
}

/// Symbols for a page to use by reference.
pub fn symbols(symbols: &Markup) -> Markup {
    html! { svg.sprite aria-hidden="true" focusable="false" { (symbols) } }
}

pub(super) fn brand(reader: &Reader<'_>) -> Markup {
    html! {
        a.brand href=(reader.to("/")) aria-label=(reader.word("kit-to-lobby")) {
            svg.brand-mark viewBox="0 0 32 32" aria-hidden="true" {
                path d="M4 25.5h24M7 25.5 12 7h8l5 18.5M10.3 13.5h11.4M8.7 19.5h14.6" {}
            }
            span.brand-name { "Railhead" }
        }
    }
}

/// A button for every language, the reader's own pressed.
pub(super) fn languages(reader: &Reader<'_>) -> Markup {
    html! {
        form.languages method="post" action=(reader.to("/settings/language")) {
            div role="group" aria-label=(reader.word("kit-language")) {
                @for language in Language::ALL {
                    button type="submit" name="language" value=(language.code()) lang=(language.code())
                        aria-pressed=(if language == reader.language { "true" } else { "false" })
                        title=(own_name(language)) {
                        (language.code().to_uppercase()) span.unseen { " " (own_name(language)) }
                    }
                }
            }
        }
    }
}

/// Every language is called by its own name, whoever reads it.
const fn own_name(language: Language) -> &'static str {
    match language {
        Language::En => "English",
        Language::Pl => "Polski",
    }
}
