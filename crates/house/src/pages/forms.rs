//! Fields with their labels, help and errors.

use maud::{Markup, html};

use crate::kit::Reader;
use crate::records::ids::random_text;

/// A field to type into.
#[derive(Clone, Copy, Default)]
pub struct Input<'a> {
    /// Its id on the page.
    pub id: &'a str,
    /// Its name in the form.
    pub name: &'a str,
    /// `text` if nothing is given.
    pub kind: Option<&'a str>,
    /// What is in it.
    pub value: &'a str,
    /// What it asks for.
    pub label: &'a str,
    /// What helps to fill it in.
    pub help: Option<&'a str>,
    /// What is wrong with it.
    pub error: Option<&'a str>,
    /// What a browser may fill in.
    pub autocomplete: Option<&'a str>,
    /// The most characters.
    pub most: Option<usize>,
    /// Whether it must be filled in.
    pub required: bool,
}

/// A field with its label; help and errors are read out with it.
pub fn input(input: &Input<'_>) -> Markup {
    html! {
        div.field {
            label for=(input.id) { (input.label) }
            input id=(input.id) name=(input.name) type=(input.kind.unwrap_or("text")) value=(input.value)
                autocomplete=[input.autocomplete] maxlength=[input.most] required[input.required]
                aria-describedby=[described(input.id, input.help.is_some(), input.error.is_some())]
                aria-invalid=[input.error.map(|_| "true")];
            (notes(input.id, input.help, input.error))
        }
    }
}

/// The ids of a field's help and error.
pub fn described(id: &str, help: bool, error: bool) -> Option<String> {
    let ids: Vec<String> = [(help, "help"), (error, "error")]
        .iter()
        .filter(|(is, _)| *is)
        .map(|(_, what)| format!("{id}-{what}"))
        .collect();
    (!ids.is_empty()).then(|| ids.join(" "))
}

/// What helps with a field, and what is wrong with it.
pub fn notes(id: &str, help: Option<&str>, error: Option<&str>) -> Markup {
    html! {
        @if let Some(help) = help { small.help id={ (id) "-help" } { (help) } }
        @if let Some(error) = error { p.error id={ (id) "-error" } { (error) } }
    }
}

/// One of a few, all of them seen at once.
pub fn radios(name: &str, legend: &str, help: Option<&str>, chosen: &str, options: &[(&str, String)]) -> Markup {
    html! {
        fieldset.choice aria-describedby=[described(name, help.is_some(), false)] {
            legend { (legend) }
            (notes(name, help, None))
            div.options {
                @for (value, words) in options {
                    label.check {
                        input type="radio" name=(name) value=(value) checked[*value == chosen];
                        span { (words) }
                    }
                }
            }
        }
    }
}

/// Names one sending of a form, so that pressing twice does a thing once.
pub fn once() -> Markup {
    html! { input type="hidden" name="client" value=(random_text(16)); }
}

/// What the house says about what was just asked of it.
pub fn notice(reader: &Reader<'_>, refused: Option<&str>, done: Option<&'static str>) -> Markup {
    html! {
        @if let Some(words) = refused { p.error role="alert" { (words) } }
        @if let Some(word) = done { p.done role="status" { (reader.word(word)) } }
    }
}
