//! What a person prefers.

use maud::{Markup, html};
use wording::Phrase;

use super::forms::{Input, input, notice, radios};
use super::frame;
use crate::kit::Reader;
use crate::records::naming::MAX_NAME;
use crate::records::person::{Caution, Confirm, Face, Motion, Palette, Settings, Speed, TextSize, Tongue};

/// The page of the settings. The name is as it was typed, with what is wrong with it.
pub fn settings(reader: &Reader<'_>, now: &Settings, name: &str, trouble: Option<&str>, saved: bool) -> Markup {
    let choice = |key: &str, chosen: &str, values: Vec<&'static str>| choice(reader, key, chosen, &values);
    let body = html! {
        div.settings {
            h1 { (reader.word("settings-title")) }
            (notice(reader, None, saved.then_some("settings-saved")))
            form.sheet-form method="post" action=(reader.to("/settings")) {
                (input(&Input {
                    id: "settings-name",
                    name: "name",
                    value: name,
                    label: &reader.word("settings-name"),
                    help: Some(&reader.word("settings-name.help")),
                    error: trouble,
                    autocomplete: Some("nickname"),
                    most: Some(MAX_NAME),
                    ..Input::default()
                }))
                (language(reader, now))
                (choice("speed", now.speed.key(), Speed::ALL.iter().map(|one| one.key()).collect()))
                (choice("confirm", now.confirm.key(), Confirm::ALL.iter().map(|one| one.key()).collect()))
                (choice("caution", now.caution.key(), Caution::ALL.iter().map(|one| one.key()).collect()))
                (choice("palette", now.palette.key(), Palette::ALL.iter().map(|one| one.key()).collect()))
                (choice("text", now.text.key(), TextSize::ALL.iter().map(|one| one.key()).collect()))
                (choice("motion", now.motion.key(), Motion::ALL.iter().map(|one| one.key()).collect()))
                (choice("face", now.face.key(), Face::ALL.iter().map(|one| one.key()).collect()))
                fieldset.choice {
                    legend { (reader.word("settings-signals")) }
                    div.options {
                        (flag(reader, "sound", now.sound))
                        (flag(reader, "notify", now.notify))
                    }
                    small.help { (reader.word("kit-notify.help")) }
                }
                p.next { button.go type="submit" { (reader.word("settings-save")) } }
            }
        }
    };
    frame(reader, &reader.word("settings-title"), None, &body)
}

fn choice(reader: &Reader<'_>, key: &str, chosen: &str, values: &[&str]) -> Markup {
    let say = |id: String| reader.say(&Phrase::new(id));
    let options: Vec<(&str, String)> =
        values.iter().map(|value| (*value, say(format!("settings-{key}-{value}")))).collect();
    let help = say(format!("settings-{key}.help"));
    radios(key, &say(format!("settings-{key}")), Some(&help), chosen, &options)
}

/// Languages are called by their own names, whoever reads them.
fn language(reader: &Reader<'_>, now: &Settings) -> Markup {
    let own = |tongue: &Tongue| reader.say(&Phrase::new(format!("settings-language-{}", tongue.key())));
    let as_browser = [("", reader.word("settings-language-browser"))].into_iter();
    let options: Vec<(&str, String)> =
        as_browser.chain(Tongue::ALL.iter().map(|tongue| (tongue.key(), own(tongue)))).collect();
    radios("language", &reader.word("settings-language"), None, now.language.map_or("", Tongue::key), &options)
}

fn flag(reader: &Reader<'_>, key: &str, on: bool) -> Markup {
    html! {
        label.check {
            input type="checkbox" name=(key) value="yes" checked[on];
            span { (reader.say(&Phrase::new(format!("settings-{key}")))) }
        }
    }
}
