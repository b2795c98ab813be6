//! The depot: the open cards as freight cars, the decks, the event, the works and the rules in force.

use drawing::{Element, Markup, html};

use super::layout::{self, Rect, SIZE, boxes, round};
use super::lettering::{lines_within, width};
use super::sayings::Said;
use super::{Artist, keys, mark, shade, stamps};
use crate::cards::{Card, Symbol};
use crate::data::data;
use crate::ids::Color;
use crate::view::{BuildView, Phase, RuleView};

/// A tile of something that is chosen, at its largest.
const TILE: f32 = 58.0;
/// The room for the picture of a box.
const CRATE: f32 = 72.0;
/// Between two tiles.
const BETWEEN: f32 = 4.0;
/// The letters of a headline, and of what stands below it.
const HEADLINE: f32 = 17.0;
const COLUMN_SIZE: f32 = 16.8;
/// More tiles than these lie in two columns.
const COLUMN: usize = 9;

/// Something to choose among in the depot.
struct Choice {
    key: String,
    title: std::sync::Arc<str>,
    text: std::sync::Arc<str>,
    /// Whether it is a box that nobody has opened.
    is_sealed: bool,
}

impl Artist<'_> {
    pub(super) fn depot(&self) -> Markup {
        let (left, width) = (layout::MAP.w, SIZE.0 as f32 - layout::MAP.w);
        let choices = self.choices();
        html! {
            use href="#tr-platform" x=(left) width=(width) height=(SIZE.1) {}
            @if choices.is_empty() {
                (self.heading())
                @for place in 0..self.view.row.len() { (self.row(place)) }
                (self.deck())
                (self.ticket_deck())
                (self.event())
            } @else {
                (self.tiles(&choices))
            }
            (self.works())
            (self.rules())
        }
    }

    fn heading(&self) -> Markup {
        let at = boxes().heading;
        html! {
            text class="tr-sign" x=(at.x) y=(at.y + 18.0) { (self.word("drawn-depot")) }
            @if self.pen.can_choose(keys::REFRESH) || self.may_refresh() {
                @let label = self.word("drawn-refresh");
                @let inner = html! {
                    rect class="halo" x="-4" y="-4" width="98" height="34" rx="8" {}
                    rect class="tr-brass" width="90" height="26" rx="6" {}
                    text class="tr-plate small" x="45" y="18" { (label) }
                };
                (self.pen.group(Element::new(keys::REFRESH, "tr-done", &label), (at.right() - 92.0, at.y - 3.0), &inner))
            }
        }
    }

    fn may_refresh(&self) -> bool {
        self.view.deciding && self.own.as_ref().is_some_and(|own| own.perks().refreshes > 0)
    }

    /// A card of the row, as a freight car.
    fn row(&self, place: usize) -> Markup {
        let at = boxes().row;
        let (key, card) = (keys::row(place), self.view.row[place]);
        let place = place as f32 * boxes().row_pitch;
        let (label, lens) = match card {
            Some(card) => (self.say(Said::Card(card, self.matters(card))), Some(lens(card))),
            None => (self.word("drawn-gap"), None),
        };
        let inner = html! {
            rect class="halo" x="-3" y="-2" width=(at.w + 6.0) height=(at.h + 4.0) rx="9" {}
            @match card {
                Some(card) => { (freight(card, at.w, at.h)) },
                None => { rect class="tr-gap" x="4" y="10" width=(at.w - 8.0) height="36" rx="8" {} },
            }
        };
        let element = Element::new(&key, "tr-row", &label).lens(lens);
        self.pen.group(element, (at.x, at.y + place), &inner)
    }

    fn deck(&self) -> Markup {
        let at = boxes().deck;
        let label = self.say(Said::Count("drawn-deck", self.view.deck.into()));
        let inner = html! {
            rect class="halo" x="-3" y="-3" width=(at.w + 6.0) height=(at.h + 6.0) rx="10" {}
            use href="#tr-deck" width=(at.w) height=(at.h) {}
            text class="tr-count" x="60" y="53" { (self.view.deck) }
            text class="tr-under" x="60" y="74" { (self.word("drawn-blind")) }
        };
        self.pen.group(Element::new(keys::DECK, "tr-pile", &label).lens("deck"), (at.x, at.y), &inner)
    }

    fn ticket_deck(&self) -> Markup {
        let (at, view) = (boxes().tickets, self.view);
        let label = self.say(Said::Counts("drawn-tickets", view.ticket_deck.into(), view.returned.into()));
        let inner = html! {
            rect class="halo" x="-3" y="-3" width=(at.w + 6.0) height=(at.h + 6.0) rx="10" {}
            use href="#tr-ticket-deck" width=(at.w) height=(at.h) {}
            text class="tr-count dark" x="60" y="53" { (view.ticket_deck) }
            text class="tr-under dark" x="60" y="74" { (self.word("drawn-ticket-deck")) }
        };
        self.pen.group(Element::new(keys::TICKETS, "tr-pile", &label).lens("ticket"), (at.x, at.y), &inner)
    }

    /// The newspaper stand with the true headline.
    fn event(&self) -> Markup {
        let at = boxes().event;
        let (label, note) = match self.view.event {
            Some(event) => (self.say(Said::EventName(event)), Some(self.say(Said::Event(event)))),
            None => (self.word("drawn-no-event"), None),
        };
        let inner = html! {
            @match self.view.event {
                Some(event) => {
                    use href="#tr-paper-page" width=(at.w) height=(at.h) {}
                    text class="tr-masthead" x=(at.w / 2.0) y="19" { (self.word("drawn-masthead")) }
                    @let name = self.say(Said::EventName(event));
                    @let room = at.w - 24.0;
                    text class="tr-headline" x=(at.w / 2.0) y="42" textLength=[(width(&name, HEADLINE) > room).then_some(room)] lengthAdjust="spacingAndGlyphs" { (name) }
                    @for (i, text) in lines_within(&self.say(Said::EventText(event)), COLUMN_SIZE, at.w - 22.0, 2).into_iter().enumerate() {
                        text class="tr-column" x="11" y=(60.0 + 18.0 * i as f32) { (text) }
                    }
                    @if data().events[event.index()].instant { use href="#tr-bolt" x=(at.w - 26.0) y="4" width="18" height="22" {} }
                },
                None => {
                    use href="#tr-stand" width=(at.w) height=(at.h) {}
                    text class="tr-empty" x=(at.w / 2.0) y="50" { (label) }
                },
            }
        };
        let element = Element::new(keys::EVENT, "tr-event", &label).lens("event").note(note.as_deref());
        self.pen.group(element, (at.x, at.y), &inner)
    }

    /// The strand that is being built; otherwise the stash of the outlaws, once they are known.
    fn works(&self) -> Markup {
        let at = boxes().works;
        let (label, inner) = match &self.view.build {
            Some(build) => (self.word("drawn-works"), self.building(build)),
            None if self.view.outlaw.is_some() => {
                let label = self.say(Said::Count("drawn-stash", self.view.stash.into()));
                (
                    label.clone(),
                    html! {
                        g transform="translate(38 34)scale(1.6)" { (stamps::outlaw()) }
                        text class="tr-plain" x="76" y="39" { (label) }
                    },
                )
            }
            None => (self.word("drawn-works"), self.network()),
        };
        let inner = html! {
            rect class="tr-board" width=(at.w) height=(at.h) rx="8" {}
            (inner)
        };
        self.pen.group(Element::new(keys::WORKS, "tr-works", &label), (at.x, at.y), &inner)
    }

    /// The cards laid down, the dollars set aside and what the mountains revealed.
    fn building(&self, build: &BuildView) -> Markup {
        let cards: Vec<Card> =
            build.cards.pile().iter().flat_map(|(card, count)| (0..count).map(move |_| card)).collect();
        let pitch = (132.0 / cards.len().max(1) as f32).min(24.0);
        html! {
            @for (i, card) in cards.iter().enumerate() { (small(*card, 8.0 + pitch * i as f32, 8.0)) }
            @if build.dollars > 0 {
                use href="#tr-coin" x="8" y="42" width="20" height="20" {}
                text class="tr-plain" x="32" y="57" { (build.dollars) }
            }
            @for (place, card) in build.revealed.iter().enumerate() {
                @let key = keys::revealed(place);
                @let class = if place == usize::from(build.at) { "tr-revealed now" } else { "tr-revealed" };
                @let label = self.say(Said::Card(*card, self.matters(*card)));
                (self.pen.group(Element::new(&key, class, &label).lens(lens(*card)), (166.0 + 36.0 * place as f32, 8.0), &small(*card, 0.0, 0.0)))
            }
        }
    }

    /// Who is on turn, when nothing is being built.
    fn network(&self) -> Markup {
        html! {
            g class=(self.turn_colour()) {
                use href="#tr-handcar" x="10" y="8" width="62" height="50" {}
            }
            text class="tr-plain" x="84" y="30" { (self.word("drawn-works")) }
            text class="tr-note" x="84" y="51" { (self.word("drawn-idle")) }
        }
    }

    /// Stickers in the order in which they act, each with its note.
    fn rules(&self) -> Markup {
        let at = boxes().rules;
        let count = self.view.rules.len();
        let rows = if count > 14 { 3 } else { 2 };
        let columns = count.div_ceil(rows).max(6);
        let scale = ((at.w - 2.0) / columns as f32 / 41.0).min((at.h - 2.0) / rows as f32 / 32.0);
        let pitch = ((at.w - 2.0) / columns as f32, (at.h - 2.0) / rows as f32);
        html! {
            rect class="tr-board" x=(at.x) y=(at.y) width=(at.w) height=(at.h) rx="8" {}
            @for (place, rule) in self.view.rules.iter().enumerate() {
                @let (column, row) = (place % columns, place / columns);
                (self.rule(rule, (at.x + 2.5 + pitch.0 * column as f32, at.y + 2.5 + pitch.1 * row as f32), scale, place))
            }
        }
    }

    fn rule(&self, rule: &RuleView, at: (f32, f32), scale: f32, place: usize) -> Markup {
        let key = keys::rule(rule.sticker);
        let (name, note) = (self.say(Said::RuleName(rule.sticker)), self.say(Said::Rule(rule.sticker)));
        let turn = [-2, 1, -1, 2, 0][place % 5];
        let inner = html! {
            g transform={ "scale(" ((scale * 100.0).round() / 100.0) ")rotate(" (turn) " 19 15)" } {
                rect class={ "tr-sticker " (list(rule)) } width="38" height="30" rx="3" {}
                g class="tr-drawing" { (stamps::rule(rule.sticker)) }
            }
        };
        self.pen.group(
            Element::new(&key, "tr-rule", &name).lens("rule").note(Some(&*note)),
            (round(at.0), round(at.1)),
            &inner,
        )
    }

    /// Conductors, events or areas to choose among; they lie over row, decks and event.
    fn choices(&self) -> Vec<Choice> {
        if !self.view.deciding {
            return Vec::new();
        }
        let is_sealed = matches!(self.view.phase, Phase::Area(_));
        let choice = |key: String, title, text| Choice { key, title, text, is_sealed };
        match self.view.phase {
            Phase::Conductor => self
                .view
                .conductors
                .iter()
                .map(|it| {
                    choice(
                        keys::conductor_choice(*it),
                        self.say(Said::ConductorName(*it)),
                        self.say(Said::Conductor(*it)),
                    )
                })
                .collect(),
            Phase::Archive => self
                .archivable()
                .map(|it| choice(keys::event_choice(it), self.say(Said::EventName(it)), self.say(Said::EventText(it))))
                .collect(),
            Phase::Area(_) => self
                .view
                .closed_areas
                .iter()
                .map(|it| choice(keys::area_choice(*it), self.say(Said::Area(*it)), self.word("drawn-sealed")))
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Events that can be archived: those that an option names.
    fn archivable(&self) -> impl Iterator<Item = crate::ids::EventCard> {
        let known = self.view.past_events.iter().chain(&self.view.event_deck).copied();
        let known: std::collections::BTreeSet<_> =
            known.filter(|it| self.pen.can_choose(&keys::event_choice(*it))).collect();
        known.into_iter()
    }

    fn tiles(&self, choices: &[Choice]) -> Markup {
        let (first, last) = (boxes().heading, boxes().event);
        let columns = if choices.len() > COLUMN { 2 } else { 1 };
        let rows = choices.len().div_ceil(columns);
        let room = last.bottom() - first.bottom();
        let high = ((room / rows as f32) - BETWEEN).min(if columns == 1 { 88.0 } else { TILE });
        let wide = (first.w - BETWEEN * (columns as f32 - 1.0)) / columns as f32;
        html! {
            text class="tr-sign" x=(first.x) y=(first.y + 18.0) { (self.word("drawn-choose")) }
            @for (place, choice) in choices.iter().enumerate() {
                @let (column, row) = (place % columns, place / columns);
                @let at = (round(first.x + (wide + BETWEEN) * column as f32), round(first.bottom() + 4.0 + (high + BETWEEN) * row as f32));
                (self.tile(choice, Rect::new(at.0, at.1, wide, high)))
            }
        }
    }

    fn tile(&self, choice: &Choice, at: Rect) -> Markup {
        let room = at.w - 16.0 - if choice.is_sealed { CRATE } else { 0.0 };
        let title = lines_within(
            &choice.title,
            HEADLINE,
            room,
            if (at.w > 200.0 && !choice.is_sealed) || at.h < 44.0 { 1 } else { 2 },
        );
        let below = 20.0 + 17.0 * title.len() as f32;
        let rest = ((at.h - below + 12.0) / 18.0).max(0.0) as usize;
        let inner = html! {
            rect class="halo" x="-2" y="-2" width=(at.w + 4.0) height=(at.h + 4.0) rx="8" {}
            rect class="tr-tile" width=(round(at.w)) height=(round(at.h)) rx="6" {}
            @for (i, text) in title.iter().enumerate() { text class="tr-tile-title" x="8" y=(19.0 + 17.0 * i as f32) { (text) } }
            @if choice.is_sealed { g transform={ "translate(" (round(at.w - 40.0)) " " (round(at.h / 2.0)) ")scale(2.6)" } { (stamps::sealed_box()) } }
            @if at.w > 200.0 {
                @for (i, text) in lines_within(&choice.text, COLUMN_SIZE, room, rest).iter().enumerate() { text class="tr-column" x="8" y=(below + 18.0 * i as f32) { (text) } }
            }
        };
        let element = Element::new(&choice.key, "tr-choice", &choice.title).note(Some(&*choice.text));
        self.pen.group(element, (at.x, at.y), &inner)
    }
}

/// A card as a freight car or a locomotive, with its mark and what else it shows.
fn freight(card: Card, w: f32, h: f32) -> Markup {
    let symbol = match card.color() {
        Some(_) => "#tr-boxcar",
        None => "#tr-engine",
    };
    html! {
        g class=(shade(card.color())) {
            use href=(symbol) width=(w) height=(h) {}
            @if let Some(color) = card.color() { use href=(mark(color)) x="104" y="5" width="40" height="40" {} }
            (shown(card, 18.0, 12.0, 24.0))
        }
    }
}

/// A pickaxe or a skull in a corner of a card.
pub(super) fn shown(card: Card, x: f32, y: f32, size: f32) -> Markup {
    let symbol = match card.symbol() {
        Symbol::Plain => return html! {},
        Symbol::Pickaxe => "#tr-pickaxe",
        Symbol::Skull => "#tr-skull",
    };
    html! { use href=(symbol) x=(x) y=(y) width=(size) height=(size) {} }
}

/// A small card.
pub(super) fn small(card: Card, x: f32, y: f32) -> Markup {
    html! {
        g class=(shade(card.color())) transform={ "translate(" (round(x)) " " (round(y)) ")" } {
            rect class="tr-small" width="30" height="48" rx="4" {}
            @match card.color() {
                Some(color) => { use href=(mark(color)) x="5" y="14" width="20" height="20" {} },
                None => { use href="#tr-loco" x="3" y="13" width="24" height="22" {} },
            }
            (shown(card, 2.0, 1.0, 13.0))
        }
    }
}

/// What explains a card.
pub(super) fn lens(card: Card) -> &'static str {
    match card.color() {
        Some(Color::Black) => "card-black",
        Some(Color::Blue) => "card-blue",
        Some(Color::White) => "card-white",
        Some(Color::Green) => "card-green",
        Some(Color::Yellow) => "card-yellow",
        Some(Color::Red) => "card-red",
        None => "card-loco",
    }
}

/// In which list a rule stands, as a class.
fn list(rule: &RuleView) -> &'static str {
    use crate::data::List;
    match rule.list {
        List::Setup => "l-setup",
        List::Build => "l-build",
        List::Score => "l-score",
        List::End => "l-end",
    }
}
