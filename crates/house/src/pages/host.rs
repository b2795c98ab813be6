//! Hosting a table: everything a game lets one choose, who sits where, and how long people may think.

use maud::{Markup, html};
use shelf::{Level, Shelved};
use table::setup::{Condition, SetupKind, SetupOption};
use wording::{Arg, Phrase, Unnamed};

use super::forms::{Input, described, input, notes, notice};
use super::{frame, level_words, title_of};
use crate::kit::Reader;
use crate::records::naming::MAX_NAME;
use crate::services::fields::Fields;
use crate::services::hosting::{
    PLAYERS, Troubles, conditions, field, label, most_seats, seats_for, usual_seats, value_words,
};

/// The form as it is shown.
pub struct HostPage<'a> {
    /// The game.
    pub game: &'static dyn Shelved,
    /// What is in the fields.
    pub fields: &'a Fields,
    /// What is wrong with them.
    pub troubles: &'a Troubles,
}

/// The page.
pub fn host(reader: &Reader<'_>, page: &HostPage<'_>) -> Markup {
    let title = Phrase::new("host-title").with("game", Arg::Verbatim(title_of(reader, page.game)));
    let title = reader.say(&title);
    let refused = (!page.troubles.is_empty()).then(|| reader.word("host-trouble"));
    let body = html! {
        div.hosting {
            h1 { (title) }
            p.lead { (reader.word("host-lead")) }
            (notice(reader, refused.as_deref(), None))
            form.sheet-form #host-form method="post" action=(reader.to(&format!("/host/{}", page.game.name()))) {
                section {
                    h2 { (reader.word("host-game")) }
                    @for option in &page.game.schema().options { (setup_option(reader, page, option)) }
                }
                section {
                    h2 { (reader.word("host-seats")) }
                    p.help { (reader.word("host-seats.help")) }
                    ol.seat-rows { @for seat in 0..most_seats(page.game) { (seat_row(reader, page, seat)) } }
                }
                section {
                    h2 { (reader.word("host-others")) }
                    (access(reader, page))
                    (clock(reader, page))
                }
                p.next { button.go type="submit" { (reader.word("host-open")) } }
            }
        }
    };
    frame(reader, &title, Some("host.js"), &body)
}

fn setup_option(reader: &Reader<'_>, page: &HostPage<'_>, option: &SetupOption) -> Markup {
    let when = (option.when != Condition::Always).then(|| json(&option.when));
    let bound = conditions(reader, page.game, &option.when).join(", ");
    html! {
        div.setup-option data-key=(option.key) data-when=[when] data-defaults=(json(&option.defaults)) {
            (choose(reader, page, option))
            @if !bound.is_empty() {
                small.help.bound data-bound { (reader.say(&Phrase::new("host-only-with").with("when", Arg::Verbatim(bound)))) }
            }
        }
    }
}

fn choose(reader: &Reader<'_>, page: &HostPage<'_>, option: &SetupOption) -> Markup {
    let name = field(option.key);
    let words = label(reader, page.game, option.key);
    let help = page.game.lexicon().say(reader.language, &Phrase::new(format!("setup-{}.help", option.key)), &Unnamed);
    let error = page.troubles.get(&name).map(String::as_str);
    let typed = page.fields.text(&name);
    let about = described(&name, true, error.is_some());
    let invalid = error.map(|_| "true");
    html! {
        @match &option.kind {
            SetupKind::Number { min, max } => div.field {
                label for=(name) { (words) }
                select id=(name) name=(name) aria-describedby=[about] aria-invalid=[invalid] {
                    @for number in *min..=*max {
                        @let seats = (option.key == PLAYERS).then(|| seats_for(page.game, number));
                        option value=(number) selected[typed == number.to_string()] data-seats=[seats] { (number) }
                    }
                }
                (notes(&name, Some(&help), error))
            },
            SetupKind::Flag => {
                label.check {
                    input type="checkbox" name=(name) value="yes" checked[page.fields.find(&name).is_some()]
                        aria-describedby=[about] aria-invalid=[invalid];
                    span { (words) }
                }
                (notes(&name, Some(&help), error))
            }
            SetupKind::OneOf(options) => fieldset.choice aria-describedby=[about] aria-invalid=[invalid] {
                legend { (words) }
                (notes(&name, Some(&help), error))
                div.options {
                    @for (value, when) in options {
                        label.check data-when=[(*when != Condition::Always).then(|| json(when))] {
                            input type="radio" name=(name) value=(value) checked[typed == *value];
                            span { (value_words(reader, page.game, option.key, value)) (bound(reader, page, when)) }
                        }
                    }
                }
            },
            SetupKind::Ordered { of, count } => fieldset.choice aria-describedby=[about] aria-invalid=[invalid] data-counts=(json(count)) {
                legend { (words) }
                (notes(&name, Some(&help), error))
                div.ordered {
                    @for place in 0..most(count) { (ordered(reader, page, option.key, of, place)) }
                }
            },
        }
    }
}

/// One place of several in order.
fn ordered(reader: &Reader<'_>, page: &HostPage<'_>, key: &str, of: &[&str], place: usize) -> Markup {
    let name = field(key);
    let typed = page.fields.all(&name).nth(place).unwrap_or_default();
    let label = reader.say(&Phrase::new("host-place").with("place", place + 1));
    html! {
        select name=(name) aria-label=(label) {
            option value="" selected[typed.is_empty()] { (label) }
            @for value in of {
                option value=(value) selected[typed == *value] { (value_words(reader, page.game, key, value)) }
            }
        }
    }
}

/// When a value can be chosen at all.
fn bound(reader: &Reader<'_>, page: &HostPage<'_>, when: &Condition) -> Markup {
    let words = conditions(reader, page.game, when).join(", ");
    html! { @if !words.is_empty() { " " small.help data-bound { "(" (words) ")" } } }
}

fn most(count: &[(Condition, u32)]) -> usize {
    count.iter().map(|(_, count)| *count as usize).max().unwrap_or_default()
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn seat_row(reader: &Reader<'_>, page: &HostPage<'_>, seat: usize) -> Markup {
    let [who, name] = ["seat", "name"].map(|what| format!("{what}-{seat}"));
    let chosen = page.fields.get(&who);
    let number = Arg::Number(seat as i64 + 1);
    let label = reader.say(&Phrase::new("host-seat").with("number", number.clone()));
    let name_label = reader.say(&Phrase::new("host-name").with("number", number));
    // A seat that is beyond the table is not asked about, and not shown by those who can hide it.
    let usual = usual_seats(page.game);
    html! {
        li.seat-row data-seat=(seat) data-usual=(usual) {
            div.field {
                label for=(who) { (label) }
                select id=(who) name=(who) data-who {
                    @for (value, word) in [("me", "host-me"), ("nobody", "host-nobody"), ("screen", "host-screen")] {
                        option value=(value) selected[chosen == value] { (reader.word(word)) }
                    }
                    optgroup label=(reader.word("host-bots")) {
                        @for level in Level::ALL {
                            option value=(level) selected[chosen == level.name()] {
                                (reader.say(&Phrase::new("host-bot").with("level", Arg::Verbatim(level_words(reader, level)))))
                            }
                        }
                    }
                }
            }
            (input(&Input {
                id: &name,
                name: &name,
                value: page.fields.text(&name),
                label: &name_label,
                error: page.troubles.get(&name).map(String::as_str),
                autocomplete: Some("off"),
                most: Some(MAX_NAME),
                ..Input::default()
            }))
        }
    }
}

fn access(reader: &Reader<'_>, page: &HostPage<'_>) -> Markup {
    let options = [("link", reader.word("host-access-link")), ("open", reader.word("host-access-open"))];
    super::forms::radios("access", &reader.word("host-access"), None, page.fields.get("access"), &options)
}

fn clock(reader: &Reader<'_>, page: &HostPage<'_>) -> Markup {
    let options = ["off", "live", "days"].map(|kind| (kind, reader.say(&Phrase::new(format!("host-clock-{kind}")))));
    let amount = |name: &'static str, kind: &'static str| {
        let words = reader.say(&Phrase::new(format!("host-{name}")));
        let about = Input {
            id: name,
            name,
            kind: Some("number"),
            value: page.fields.text(name),
            label: &words,
            error: page.troubles.get(name).map(String::as_str),
            ..Input::default()
        };
        html! { div data-clock=(kind) { (input(&about)) } }
    };
    html! {
        (super::forms::radios(
            "clock",
            &reader.word("host-clock"),
            Some(&reader.word("host-clock.help")),
            page.fields.get("clock"),
            &options,
        ))
        div.amounts { (amount("minutes", "live")) (amount("increment", "live")) (amount("days", "days")) }
    }
}
