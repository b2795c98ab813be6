//! What a game draws with.

use std::collections::HashMap;
use std::sync::Arc;

use maud::{Markup, html};

use super::Key;
use table::game::RuleId;
use table::seat::Seat;
use wording::{Arg, Label, Language, Lexicon, Names, Phrase};

/// Draws for one reader: speaks a language, and marks the elements that stand for options.
pub struct Pen<'a> {
    language: Language,
    lexicon: &'a Lexicon,
    names: &'a dyn Names,
    /// What stands at each element, in the order of options.
    marks: HashMap<&'a str, Vec<&'a Choosable>>,
}

/// What the reader may choose, or may not though expected, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choosable {
    /// An option.
    Option {
        /// Its number in the list of options, from 1.
        number: usize,
        /// What it says.
        words: String,
        /// Where it is chosen.
        keys: Vec<Key>,
        /// Whether it is chosen on all of them together ([`super::Drawn::gathers`]).
        gathers: bool,
        /// What lights up while it is looked at.
        points: Vec<Key>,
    },
    /// Something the rules refuse.
    Refused {
        /// Why.
        why: String,
        /// The rule that refuses it.
        rule: RuleId,
        /// Where one would try it.
        key: Key,
    },
}

impl Choosable {
    /// The elements it stands at.
    fn keys(&self) -> &[Key] {
        match self {
            Choosable::Option { keys, .. } => keys,
            Choosable::Refused { key, .. } => std::slice::from_ref(key),
        }
    }
}

/// An element that stands for something.
#[derive(Clone, Copy, Debug)]
pub struct Element<'a> {
    key: &'a str,
    class: &'a str,
    label: &'a str,
    lens: Option<&'a str>,
    note: Option<&'a str>,
    points: &'a [Key],
    small: bool,
}

impl<'a> Element<'a> {
    /// An element with a key, with its classes, and with words for those who do not see it.
    pub const fn new(key: &'a str, class: &'a str, label: &'a str) -> Self {
        Element { key, class, label, lens: None, note: None, points: &[], small: false }
    }

    /// What it shows when enlarged: the id of a [`super::Lens`].
    pub fn lens(self, id: impl Into<Option<&'a str>>) -> Self {
        Element { lens: id.into(), ..self }
    }

    /// Words about it that belong to this table alone. They are opened like a lens, but come with the drawing: the
    /// glossary is the same for everybody and may not speak of what is sealed elsewhere.
    pub fn note(self, words: impl Into<Option<&'a str>>) -> Self {
        Element { note: words.into(), ..self }
    }

    /// Other elements that light up while this one is hovered, focused or tapped.
    pub const fn points(self, keys: &'a [Key]) -> Self {
        Element { points: keys, ..self }
    }

    /// It is smaller than a finger and cannot be larger: a tap near it counts for it, and a phone does not zoom in
    /// for its sake.
    pub const fn small(self) -> Self {
        Element { small: true, ..self }
    }

    fn pointed(&self) -> Option<String> {
        let keys: Vec<&str> = self.points.iter().map(Key::as_str).collect();
        (!keys.is_empty()).then(|| keys.join(" "))
    }
}

/// So many options are told in the label of the element that stands for them; of more one hears when it is chosen.
const TOLD: usize = 3;

/// What the attributes of an element say about choosing it.
struct Mark<'a> {
    numbers: String,
    /// What its options say, as far as they can be chosen on it alone.
    words: Vec<&'a str>,
    refused: Option<(&'a str, RuleId)>,
}

impl Mark<'_> {
    fn can(&self) -> bool {
        !self.numbers.is_empty()
    }

    fn cannot(&self) -> bool {
        !self.can() && self.refused.is_some()
    }

    /// The element's own classes, and one more that says whether it can be chosen. (All in one attribute:
    /// a class beside `class=` would be a second one, which browsers drop.)
    fn classes(&self, own: &str) -> String {
        match (self.can(), self.cannot()) {
            (true, _) => format!("{own} can"),
            (false, true) => format!("{own} cannot"),
            (false, false) => own.to_owned(),
        }
    }

    /// The element's label, with what choosing it would do.
    fn label(&self, label: &str) -> String {
        match self.refused.filter(|_| self.cannot()) {
            _ if (1..=TOLD).contains(&self.words.len()) => format!("{label}: {}", self.words.join("; ")),
            Some((why, _)) => format!("{label}: {why}"),
            None => label.to_owned(),
        }
    }
}

impl<'a> Pen<'a> {
    /// A pen for a reader of this language, at a table of these people, with these things to choose.
    pub fn new(language: Language, lexicon: &'a Lexicon, names: &'a dyn Names, marks: &'a [Choosable]) -> Self {
        let mut by_key: HashMap<&str, Vec<&Choosable>> = HashMap::new();
        for mark in marks {
            for key in mark.keys() {
                by_key.entry(key.as_str()).or_default().push(mark);
            }
        }
        Pen { language, lexicon, names, marks: by_key }
    }

    /// The reader's language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says a phrase in the reader's language.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.lexicon.say(self.language, phrase, self.names)
    }

    /// Says a message without variables.
    pub fn word(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// Says what is called the same at every table.
    pub fn label<L: Label>(&self, label: L) -> Arc<str> {
        self.lexicon.label(self.language, label)
    }

    /// What the person on a seat is called.
    pub fn person(&self, seat: Seat) -> String {
        self.say(&Phrase::new("person").with("seat", Arg::Seat(seat)))
    }

    /// Whether an option is chosen on this element.
    pub fn can_choose(&self, key: &str) -> bool {
        self.mark(key).can()
    }

    /// An SVG group at a place of the scene. The outer group holds the place, the inner one the key, so
    /// that what moves can be animated without losing its place.
    pub fn group(&self, element: Element<'_>, at: (f32, f32), inner: &Markup) -> Markup {
        let place = format!("translate({} {})", at.0, at.1);
        html! { g data-slot=(element.key) transform=(place) { (self.keyed_group(element, inner)) } }
    }

    /// An SVG group that stays where it is drawn.
    pub fn keyed_group(&self, element: Element<'_>, inner: &Markup) -> Markup {
        let mark = self.mark(element.key);
        let (rule, why) = (mark.refused.map(|(_, rule)| rule), mark.refused.map(|(why, _)| why));
        html! {
            g class=(mark.classes(element.class))
                data-key=(element.key) data-lens=[element.lens] data-note=[element.note]
                data-points=[element.pointed()] data-small=[element.small.then_some("")]
                data-options=[mark.can().then_some(&mark.numbers)]
                data-why=[why.filter(|_| mark.cannot())] data-rule=[rule.filter(|_| mark.cannot())]
                role=(if mark.can() || mark.cannot() { "button" } else { "img" })
                aria-disabled=[mark.cannot().then_some("true")]
                tabindex=[(mark.can() || mark.cannot()).then_some("0")]
                aria-label=(mark.label(element.label)) { (inner) }
        }
    }

    /// An HTML box.
    pub fn item(&self, element: Element<'_>, inner: &Markup) -> Markup {
        let mark = self.mark(element.key);
        let (rule, why) = (mark.refused.map(|(_, rule)| rule), mark.refused.map(|(why, _)| why));
        html! {
            div class=(mark.classes(element.class))
                data-key=(element.key) data-lens=[element.lens] data-note=[element.note]
                data-points=[element.pointed()] data-small=[element.small.then_some("")]
                data-options=[mark.can().then_some(&mark.numbers)]
                data-why=[why.filter(|_| mark.cannot())] data-rule=[rule.filter(|_| mark.cannot())]
                role=(if mark.can() || mark.cannot() { "button" } else { "img" })
                aria-disabled=[mark.cannot().then_some("true")]
                tabindex=[(mark.can() || mark.cannot()).then_some("0")]
                aria-label=(mark.label(element.label)) { (inner) }
        }
    }

    /// A button that opens what lies before a player, drawn large by [`super::Drawn::sheet`].
    pub fn opener(&self, seat: Seat, class: &str, label: &str, inner: &Markup) -> Markup {
        html! { button type="button" class=(class) data-sheet=(seat.index()) aria-label=(label) { (inner) } }
    }

    fn mark(&self, key: &str) -> Mark<'_> {
        let mut mark = Mark { numbers: String::new(), words: Vec::new(), refused: None };
        for choosable in self.marks.get(key).into_iter().flatten() {
            match choosable {
                Choosable::Option { number, words, gathers, .. } => {
                    if mark.can() {
                        mark.numbers.push(' ');
                    }
                    mark.numbers.push_str(&number.to_string());
                    if !gathers {
                        mark.words.push(words);
                    }
                }
                Choosable::Refused { why, rule, .. } => mark.refused = Some((why, *rule)),
            }
        }
        mark
    }
}
