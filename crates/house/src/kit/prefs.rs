//! What a reader may change without leaving the table.

use drawing::{Markup, html};
use shelf::Shelved;

use super::icon::{Icon, icon};
use super::shell::languages;
use super::{Reader, TablePage};
use crate::records::person::{Caution, Confirm, Face, Motion, Palette, Speed, TextSize};

/// The menu of preferences; `prefs.js` makes each of them hold at once.
pub(super) fn menu(reader: &Reader<'_>, page: &TablePage<'_>) -> Markup {
    html! {
        details.menu.prefs #menu-prefs {
            summary.control aria-label=(reader.word("kit-preferences")) title=(reader.word("kit-preferences")) {
                (icon(Icon::Cog))
            }
            div.sheet {
                a.ask href=(reader.to("/")) { (icon(Icon::Back)) b { (reader.word("kit-lobby")) } }
                (languages(reader))
                (form(reader, page.game))
                a.ask href=(reader.to("/settings")) { (icon(Icon::Cog)) b { (reader.word("kit-all-settings")) } }
            }
        }
    }
}

fn form(reader: &Reader<'_>, game: &dyn Shelved) -> Markup {
    let settings = reader.settings;
    html! {
        form #preferences {
            (select(reader, "speed", "kit-speed", Speed::ALL, settings.speed, speed, Speed::key))
            (select(reader, "confirm", "kit-confirming", Confirm::ALL, settings.confirm, confirm, Confirm::key))
            (select(reader, "caution", "kit-caution", Caution::ALL, settings.caution, caution, Caution::key))
            (select(reader, "palette", "kit-palette", Palette::ALL, settings.palette, palette, Palette::key))
            (select(reader, "text", "kit-text", TextSize::ALL, settings.text, text, TextSize::key))
            (select(reader, "motion", "kit-motion", Motion::ALL, settings.motion, motion, Motion::key))
            (toggle(reader, "sound", "kit-sound", settings.sound))
            (toggle(reader, "notify", "kit-notify", settings.notify))
            small.help { (reader.word("kit-notify.help")) }
            @if game.is_drawn() { (toggle(reader, "words", "kit-in-words", settings.face == Face::Words)) }
        }
    }
}

fn toggle(reader: &Reader<'_>, name: &str, word: &'static str, on: bool) -> Markup {
    html! { label.field { input type="checkbox" name=(name) checked[on]; span { (reader.word(word)) } } }
}

fn select<T: Copy + PartialEq>(
    reader: &Reader<'_>,
    name: &str,
    word: &'static str,
    all: &[T],
    now: T,
    worded: fn(T) -> &'static str,
    key: fn(T) -> &'static str,
) -> Markup {
    html! {
        label.field {
            span { (reader.word(word)) }
            select name=(name) {
                @for &one in all { option value=(key(one)) selected[one == now] { (reader.word(worded(one))) } }
            }
        }
    }
}

const fn speed(speed: Speed) -> &'static str {
    match speed {
        Speed::Off => "kit-speed-off",
        Speed::Fast => "kit-speed-fast",
        Speed::Normal => "kit-speed-normal",
        Speed::Slow => "kit-speed-slow",
    }
}

const fn confirm(confirm: Confirm) -> &'static str {
    match confirm {
        Confirm::Ask => "kit-confirming-ask",
        Confirm::Seconds => "kit-confirming-seconds",
        Confirm::AtOnce => "kit-confirming-at-once",
    }
}

const fn caution(caution: Caution) -> &'static str {
    match caution {
        Caution::Ask => "kit-caution-ask",
        Caution::FirstGames => "kit-caution-first-games",
        Caution::Never => "kit-caution-never",
    }
}

const fn palette(palette: Palette) -> &'static str {
    match palette {
        Palette::Paper => "kit-palette-paper",
        Palette::Night => "kit-palette-night",
        Palette::Contrast => "kit-palette-contrast",
    }
}

const fn text(size: TextSize) -> &'static str {
    match size {
        TextSize::Normal => "kit-text-normal",
        TextSize::Large => "kit-text-large",
        TextSize::Largest => "kit-text-largest",
    }
}

const fn motion(motion: Motion) -> &'static str {
    match motion {
        Motion::System => "kit-motion-system",
        Motion::Full => "kit-motion-full",
        Motion::Reduced => "kit-motion-reduced",
    }
}
