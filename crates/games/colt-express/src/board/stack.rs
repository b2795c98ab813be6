//! The plate of the common stack, fanned in the order of play.

use drawing::{Element, Key, Markup, Plate, html};
use wording::{Arg, Phrase};

use super::sayings::{Said, Seen, State, Team};
use super::targets::standing;
use super::{Artist, cards, colour, icon, keys};
use crate::action::{Card, Face};
use crate::data::{Character, Kind};
use crate::view::{Phase, StackCard};

impl Artist<'_> {
    pub(super) fn stack_plate(&self) -> Plate {
        let cards = &self.view.stack;
        let current = self.current();
        // During Planning the newest card lies on top.
        let top = current.or_else(|| cards.len().checked_sub(1));
        let body = html! {
            @if cards.is_empty() {
                p class="ce-note" { (self.word("drawn-stack.empty")) }
            } @else {
                div class="ce-fan" {
                    @for (i, laid) in cards.iter().enumerate() { (self.stacked(i, laid, top == Some(i))) }
                }
                @if let Some((top, laid)) = top.and_then(|top| Some((top, cards.get(top)?))) {
                    p class="ce-note" { (self.caption(top, laid, current.is_some())) }
                }
            }
        };
        Plate { key: Key::new("stack"), title: self.word("drawn-stack").to_string(), body }
    }

    /// The card that is being carried out.
    fn current(&self) -> Option<usize> {
        let heist = matches!(self.view.phase, Phase::Resolving { .. });
        self.view.stack.iter().position(|laid| !laid.resolved).filter(|_| heist)
    }

    fn state(&self, laid: &StackCard, now: bool) -> State {
        match laid.resolved {
            true => State::Done,
            false if now && self.current().is_some() => State::Now,
            false => State::Coming,
        }
    }

    fn stacked(&self, index: usize, laid: &StackCard, top: bool) -> Markup {
        // A seat with a card has a character.
        let Some(team) = self.team(laid.seat) else { return html! {} };
        let key = keys::stack(index);
        let state = self.state(laid, top);
        let seen = seen(laid);
        let label = self.numbered(index, laid, &self.say(Said::Stacked(seen, team, state)));
        let class = [
            "ce-slip ",
            colour(owner(seen, team)),
            if top { " top" } else { "" },
            match state {
                State::Done => " done",
                State::Now => " now",
                State::Coming => "",
            },
            match seen {
                Seen::Open(_) => "",
                Seen::Secret(_) => " secret",
                Seen::Hidden | Seen::Covered => " back",
            },
        ]
        .concat();
        let doers: Vec<Key> = doers(seen, team).filter_map(|who| standing(self.view, who)).collect();
        let element = Element::new(&key, &class, &label).lens(lens(seen)).points(&doers);
        let inner = html! {
            @match seen {
                Seen::Open(card) | Seen::Secret(card) => { (icon("ce-i", cards::picture(card.kind))) }
                Seen::Hidden | Seen::Covered => { (icon("ce-i", "#ce-back")) }
            }
            (emblems(seen, team))
            b class="ce-no" { (index + 1) }
            @if matches!(seen, Seen::Secret(_)) { (icon("ce-mark", "#ce-secret")) }
            @if state == State::Done { (icon("ce-mark", "#ce-tick")) }
        };
        self.pen.item(element, &inner)
    }

    /// The top card by its number and name, and whose it is.
    fn caption(&self, index: usize, laid: &StackCard, now: bool) -> String {
        let Some(team) = self.team(laid.seat) else { return String::new() };
        let label = self.numbered(index, laid, &self.say(Said::Stacked(seen(laid), team, State::Coming)));
        let id = if now { "drawn-stack.now" } else { "drawn-stack.next" };
        self.pen.say(&Phrase::new(id).with("card", Arg::Verbatim(label)))
    }

    /// A card of the plan with its number and the name of its owner.
    fn numbered(&self, index: usize, laid: &StackCard, label: &str) -> String {
        let (name, card) = (Arg::Name(laid.seat), Arg::Verbatim(label.to_owned()));
        self.pen.say(&Phrase::new("drawn-numbered").with("number", index + 1).with("name", name).with("card", card))
    }
}

fn seen(laid: &StackCard) -> Seen {
    match (laid.card, laid.face) {
        (Some(card), Face::Up) => Seen::Open(card),
        (Some(card), Face::Down) if laid.resolved => Seen::Open(card),
        (Some(card), Face::Down) => Seen::Secret(card),
        (None, Face::Down) => Seen::Hidden,
        (None, Face::Up) => Seen::Covered,
    }
}

/// Whose colour a card has: its character's, where one sees it.
fn owner(seen: Seen, team: Team) -> Character {
    match seen {
        Seen::Open(Card { owner, kind }) | Seen::Secret(Card { owner, kind }) if kind != Kind::Sheriff => owner,
        _ => team.0,
    }
}

/// Whose card it is: both of a team, unless one sees which of them.
fn doers(seen: Seen, team: Team) -> impl Iterator<Item = Character> {
    let second = match seen {
        Seen::Open(card) | Seen::Secret(card) if card.kind != Kind::Sheriff => None,
        _ => team.1,
    };
    std::iter::once(owner(seen, team)).chain(second)
}

fn emblems(seen: Seen, team: Team) -> Markup {
    html! { @for who in doers(seen, team) { (icon("ce-em", cards::emblem(who))) } }
}

const fn lens(seen: Seen) -> &'static str {
    match seen {
        Seen::Open(card) | Seen::Secret(card) => cards::lens(card.kind),
        Seen::Hidden => "hidden-card",
        Seen::Covered => "stack",
    }
}
