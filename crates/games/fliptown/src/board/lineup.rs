//! The plate of the turn: the lineup large, the piles, and the sheriff card.

use drawing::{Element, Key, Markup, Plate, html};

use super::sayings::Said;
use super::{Artist, cards, icon, keys};
use crate::cards::Card;
use crate::data::{ROUNDS, TURNS};
use crate::view::Phase;

impl Artist<'_> {
    pub(super) fn plates(&self) -> Vec<Plate> {
        let mut plates = vec![self.turn_plate()];
        if self.view.standing.is_none() {
            plates.push(self.chances_plate());
        }
        plates.extend(self.rivals_plate());
        plates
    }

    fn turn_plate(&self) -> Plate {
        let body = html! {
            div class="ft-lineup" {
                div class="ft-cards" {
                    @for (slot, &card) in self.view.lineup.iter().enumerate() { (self.lineup_card(slot, card)) }
                    @for slot in self.view.lineup.len()..3 { (self.empty_slot(slot)) }
                }
                div class="ft-side" {
                    div class="ft-cards" { (self.piles()) (self.sheriff()) (self.marshal()) }
                    (self.track("drawn-rounds", self.view.round, ROUNDS))
                    (self.track("drawn-turns", self.view.turn, TURNS))
                }
            }
        };
        let title = self.say(Said::Turn(self.view.round, self.view.turn)).to_string();
        Plate { key: Key::new("turn"), title, body }
    }

    fn lineup_card(&self, slot: usize, card: Card) -> Markup {
        let label = self.say(Said::Lineup(slot as u8 + 1, card));
        let key = keys::lineup(slot);
        let element = Element::new(&key, cards::class(card, false), &label).lens("lineup");
        self.pen.item(element, &cards::face(card))
    }

    fn empty_slot(&self, slot: usize) -> Markup {
        let key = keys::lineup(slot);
        let label = self.word("drawn-no-card");
        self.pen.item(Element::new(&key, "ft-card empty", &label).lens("lineup"), &html! {})
    }

    /// Draw pile and discard pile, with their numbers.
    fn piles(&self) -> Markup {
        let deck = i32::from(self.view.draw_pile);
        let gone = self.view.discard_pile.len() as i32;
        let pile = |key, class, id, lens, count: i32, inner: Markup| {
            let label = self.say(Said::Count(id, count));
            self.pen.item(Element::new(key, class, &label).lens(lens), &inner)
        };
        html! {
            (pile(keys::DECK, "ft-card small back", "drawn-deck", "deck", deck, html! { b { (deck) } }))
            (pile(keys::DISCARD, "ft-card small empty", "drawn-discard", "discard", gone, html! { b { (gone) } }))
        }
    }

    /// The sheriff card: face down, known to these eyes alone, or open.
    fn sheriff(&self) -> Markup {
        let (label, class, inner) = match self.view.sheriff {
            Some(card) => {
                let id = if self.view.sheriff_open { "drawn-sheriff" } else { "drawn-sheriff-secret" };
                (self.say(Said::CardAt(id, card)), cards::class(card, true), cards::face(card))
            }
            None => (self.word("drawn-sheriff-hidden"), "ft-card small back", icon("ft-badge")),
        };
        let element = Element::new(keys::SHERIFF, class, &label).lens("sheriff-card");
        self.pen.item(element, &inner)
    }

    /// The card that the Marshal drew.
    fn marshal(&self) -> Markup {
        let Some(card) = self.view.marshal else { return html! {} };
        let label = self.say(Said::CardAt("drawn-marshal", card));
        let element = Element::new(keys::MARSHAL, cards::class(card, true), &label).lens("sheriff-card");
        self.pen.item(element, &cards::face(card))
    }

    /// How far the game has come.
    fn track(&self, id: &'static str, now: u8, all: u8) -> Markup {
        let over = self.view.phase == Phase::Over;
        html! {
            span class="ft-track" {
                (self.word(id))
                @for number in 1..=all {
                    i class=[if number < now || over { Some("done") } else if number == now { Some("now") } else { None }] {}
                }
            }
        }
    }
}
