//! One's own things: the hand, the deck, the loot, and what is decided without a place on the train.

use drawing::{Element, Key, Markup, Plate, html};

use super::sayings::Said;
use super::{Artist, cards, colour, icon, keys, panels};
use crate::data::{Character, Loot};
use crate::view::{Ask, CardCount, OwnCards, Phase, PlayerView};

impl Artist<'_> {
    /// Nothing for those who only watch.
    pub(super) fn hand(&self) -> Option<Plate> {
        let seat = self.view.seat?;
        let own = self.view.own.as_ref()?;
        if self.view.units.is_empty() {
            return None;
        }
        let boarding = matches!(self.view.phase, Phase::Boarding);
        let title = if boarding { "drawn-hand.boarding" } else { "drawn-hand" };
        let body = html! {
            div class="ce-hand" {
                @if boarding {
                    @for bandit in self.view.team(seat) { (self.boarder(bandit.character)) }
                } @else {
                    (self.tags())
                    (self.held(own))
                    @if let Some(player) = self.view.players.get(seat.index()) { (self.piles(player)) }
                }
                (self.own_loot(seat))
            }
        };
        Some(Plate { key: Key::new("hand"), title: self.word(title).to_string(), body })
    }

    fn held(&self, own: &OwnCards) -> Markup {
        html! {
            @if own.hand.is_empty() && own.shed.is_empty() {
                p class="ce-note" { (self.word("drawn-hand.none")) }
            }
            div class="ce-cards" {
                @for held in &own.hand { (self.held_card(held)) }
                @for held in &own.shed { (self.shed_card(held)) }
            }
        }
    }

    fn held_card(&self, held: &CardCount) -> Markup {
        let Some(card) = held.card else { return self.bullet(held.count) };
        let key = keys::held(card);
        let label = self.say(Said::Held(card, held.count, self.is_shared()));
        let class = ["ce-card ", colour(card.owner)].concat();
        let element = Element::new(&key, &class, &label).lens(cards::lens(card.kind));
        self.pen.item(element, &cards::face(card.kind, card.owner, &self.say(Said::Card(card.kind)), held.count))
    }

    /// Bullets cannot be played (CE-PLAN-04).
    fn bullet(&self, count: u8) -> Markup {
        let label = self.say(Said::Count("drawn-bullets", count));
        let element = Element::new(keys::BULLET, "ce-card bullet", &label).lens("bullet");
        let inner = html! {
            (icon("ce-art", "#ce-bullet"))
            b { (self.word("drawn-bullet")) }
            small { (self.word("drawn-bullet.note")) }
            @if count > 1 { (cards::times(count)) }
        };
        self.pen.item(element, &inner)
    }

    /// A card that an expert does not keep.
    fn shed_card(&self, held: &CardCount) -> Markup {
        let Some(card) = held.card else { return html! {} };
        let key = keys::shed(card);
        let label = self.say(Said::Shed(card, self.is_shared()));
        let class = ["ce-card shed ", colour(card.owner)].concat();
        let element = Element::new(&key, &class, &label).lens(cards::lens(card.kind));
        self.pen.item(element, &cards::face(card.kind, card.owner, &self.say(Said::Card(card.kind)), held.count))
    }

    /// The deck, and the discard pile of experts.
    fn piles(&self, player: &PlayerView) -> Markup {
        let pile = |key, lens, name, label, count: u8| {
            let label = self.say(Said::Count(label, count));
            let class = if count == 0 { "ce-deck empty" } else { "ce-deck" };
            let inner = html! {
                (icon("ce-art", "#ce-back"))
                b { (self.word(name)) }
                span class="ce-size" { (count) }
            };
            self.pen.item(Element::new(key, class, &label).lens(lens), &inner)
        };
        html! {
            div class="ce-piles" {
                (pile(keys::DECK, "deck", "drawn-deck", "drawn-deck.label", player.deck))
                @if self.view.expert {
                    (pile(keys::DISCARD, "discard", "drawn-discard", "drawn-discard.label", player.discard))
                }
            }
        }
    }

    /// A Bandit who has not taken his place yet.
    fn boarder(&self, who: Character) -> Markup {
        let key = keys::pick(who);
        let label = self.say(Said::Power(who));
        let class = ["ce-card ce-boarder ", colour(who)].concat();
        let element = Element::new(&key, &class, &label).lens(who.name());
        let inner = html! {
            (icon("ce-em", cards::emblem(who)))
            (icon("ce-art", super::scene::portrait(who)))
            b { (self.say(Said::Character(who))) }
        };
        self.pen.item(element, &inner)
    }

    /// What is decided without a place on the train.
    fn tags(&self) -> Markup {
        let asked = self.view.seat.is_some_and(|seat| self.view.to_act.contains(seat));
        let tag = |key, word| {
            let label = self.word(word);
            self.pen.item(Element::new(key, "ce-tag", &label), &html! { (label) })
        };
        match self.view.phase {
            Phase::Keeping if asked => tag(keys::DONE, "drawn-done"),
            Phase::Pickpockets { .. } if asked => tag(keys::PASS, "drawn-tag-pass"),
            Phase::Resolving { ask: Ask::Pocket { .. }, .. } if asked => html! {
                (tag(keys::POCKET, "drawn-tag-pocket"))
                (tag(keys::LEAVE, "drawn-tag-leave"))
            },
            _ => html! {},
        }
    }

    /// One's own Purses with what is in them, Jewels and Strongboxes.
    fn own_loot(&self, seat: table::Seat) -> Markup {
        html! {
            div class="ce-own" {
                @for bandit in self.view.team(seat) {
                    @for loot in Loot::ALL {
                        @let count = panels::count(bandit, loot);
                        @if count > 0 {
                            @let key = keys::own(bandit.character, loot);
                            @let label = self.say(Said::Carried(bandit.character, loot, count));
                            @let class = ["ce-chip ", colour(bandit.character)].concat();
                            (self.pen.item(
                                Element::new(&key, &class, &label).lens(loot.name()),
                                &html! {
                                    @if self.is_shared() { (icon("ce-em", cards::emblem(bandit.character))) }
                                    (panels::amount(bandit, loot))
                                },
                            ))
                        }
                    }
                }
                (self.worth(seat, keys::WORTH))
            }
        }
    }
}
