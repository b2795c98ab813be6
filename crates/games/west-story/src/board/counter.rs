//! Round and phase above the Market; below it the counter: piles of start cards, the card that is being laid, everybody's
//! reserve, and what has been done in the turn.

use drawing::{Element, Markup, html};

use super::layout::{self, Area, COUNTER, IN_HAND, ROUND};
use super::sayings::Said;
use super::scene::Layers;
use super::{Artist, cards, halo, keys, put};
use crate::data::{Card, ROUNDS};
use crate::state::{Phase, Task};

/// The five main actions, in the order of [`crate::view::TurnView::done`].
const ACTIONS: [(&str, &str); 5] = [
    ("ws-a-posse", "action-posse"),
    ("ws-a-jail", "action-jail"),
    ("ws-a-business", "action-business"),
    ("ws-a-scam", "action-scam"),
    ("ws-a-licence", "action-licence"),
];

impl Artist<'_> {
    pub(super) fn put_round(&self, layers: &mut Layers) {
        let label = self.say(Said::Round(self.view.round, self.view.phase));
        let phase = self.word(match self.view.phase {
            Phase::Piles | Phase::StartCards => "drawn-phase-start",
            Phase::Town | Phase::Gifts => "drawn-phase-town",
            Phase::Turn => "drawn-phase-cowboy",
            Phase::Contest => "drawn-phase-order",
            Phase::Over => "drawn-phase-over",
        });
        let inner = html! {
            rect class="ws-slate" width=(ROUND.w) height=(ROUND.h) rx="8" {}
            text class="ws-phase" x="12" y="27" { (phase) }
            @for round in 1..=ROUNDS {
                @let (x, y) = layout::pip(round);
                @let state = match round.cmp(&self.view.round) {
                    std::cmp::Ordering::Less => "ws-pip done",
                    std::cmp::Ordering::Equal => "ws-pip now",
                    std::cmp::Ordering::Greater => "ws-pip",
                };
                circle class=(state) cx=(x - ROUND.x) cy=(y - ROUND.y - 3.0) r="10.5" {}
                text class=(if round > self.view.round { "ws-pip-n later" } else { "ws-pip-n" }) x=(x - ROUND.x) y=(y - ROUND.y + 2.5) { (round) }
            }
            @for (number, seat) in self.awaited().enumerate() {
                @let x = ROUND.w - 17.0 - 26.0 * number as f32;
                (self.disc(seat, (x, 18.0), 24.0))
                @if number == 0 { (put("ws-glass", Area::new(ROUND.w - 30.0, 36.0, 26.0, 26.0))) }
            }
        };
        layers.put(
            false,
            &self.pen.group(Element::new(keys::ROUND, "ws-roundbox", &label).lens("round"), ROUND.corner(), &inner),
        );
    }

    pub(super) fn put_counter(&self, layers: &mut Layers) {
        if matches!(self.view.phase, Phase::Piles | Phase::StartCards) {
            layers.put(false, &self.heading("drawn-start-cards"));
            self.put_piles(layers);
            return;
        }
        layers.put(false, &self.heading("drawn-counter"));
        layers.put(false, &self.actions());
        self.put_in_hand(layers);
        for seat in self.table.all_seats() {
            self.put_reserved(layers, seat);
        }
    }

    fn heading(&self, word: &'static str) -> Markup {
        html! { text class="ws-board-text left" x=(COUNTER.x + 12.0) y=(COUNTER.y + 19.0) { (self.word(word)) } }
    }

    /// Which of the five main actions are done, and how many more there may be.
    fn actions(&self) -> Markup {
        let Some(turn) = self.view.turn else { return html! {} };
        let left = if turn.shopping {
            self.say(Said::Count("purchases", turn.purchases.into()))
        } else {
            self.say(Said::Count("main-actions", turn.actions.into()))
        };
        html! {
            text class="ws-board-text right" x=(COUNTER.x + COUNTER.w - 166.0) y=(COUNTER.y + 19.0) { (left) }
            @for (number, ((symbol, word), done)) in ACTIONS.into_iter().zip(turn.done).enumerate() {
                @let x = COUNTER.x + COUNTER.w - 156.0 + 30.0 * number as f32;
                g class=(if done || turn.shopping { "ws-act done" } else { "ws-act" }) role="img" aria-label=(self.word(word)) {
                    circle cx=(x + 12.0) cy=(COUNTER.y + 13.5) r="13" {}
                    (put(symbol, Area::new(x + 2.0, COUNTER.y + 3.5, 20.0, 20.0)))
                    @if done { (put("ws-tick", Area::new(x + 13.0, COUNTER.y + 13.0, 14.0, 14.0))) }
                }
            }
        }
    }

    /// Up to five piles of two start cards; those that are gone leave their place.
    fn put_piles(&self, layers: &mut Layers) {
        for (number, pile) in self.table.piles.iter().enumerate() {
            let at = layout::pile(number);
            let key = keys::pile(number);
            let laid =
                self.table.phase == crate::state::Phase::StartCards && usize::from(self.table.turn.place) == number;
            let there: Vec<Card> = pile.iter().filter_map(|card| card.some()).collect();
            let label = match there[..] {
                [one, other] => self.say(Said::Pile(one, other)),
                [one] => self.say(Said::Card(one)),
                _ => self.word("drawn-pile-gone"),
            };
            let inner = html! {
                rect class="ws-empty" width=(at.w) height=(at.h) rx="6" {}
                @for (place, &card) in there.iter().enumerate() {
                    g transform={ "translate(0 " (26 * place) ")" } { (cards::compact(card, self.table.facts(card), (at.w, at.h - 26.0))) }
                }
                (halo(Area::new(0.0, 0.0, at.w, at.h), 6.0))
            };
            let class = if laid { "ws-pile laid" } else { "ws-pile" };
            let lens = there.first().map_or("start-card", |card| super::glossary::of_card(card.kind()));
            let can = self.pen.can_choose(&key);
            layers.put(can, &self.pen.group(Element::new(&key, class, &label).lens(lens), at.corner(), &inner));
        }
    }

    /// The card that is being laid, or may be kept.
    fn put_in_hand(&self, layers: &mut Layers) {
        let card =
            match self.view.turn.map(|turn| turn.task) {
                Some(Task::Lay(card) | Task::Keep(card)) => card,
                _ => {
                    layers.put(false, &html! {
                    rect class="ws-empty" x=(IN_HAND.x) y=(IN_HAND.y) width=(IN_HAND.w) height=(IN_HAND.h) rx="6" {}
                });
                    return;
                }
            };
        let label = self.say(Said::About("drawn-in-hand", card));
        let inner = html! {
            (self.card_with_price(card, None))
            (halo(Area::new(0.0, 0.0, IN_HAND.w, IN_HAND.h), 6.0))
        };
        let element = Element::new(keys::IN_HAND, "ws-inhand", &label).lens(super::glossary::of_card(card.kind()));
        let can = self.pen.can_choose(keys::IN_HAND);
        layers.put(can, &self.pen.group(element, IN_HAND.corner(), &inner));
    }

    /// A seat's reserve, or the place for it.
    fn put_reserved(&self, layers: &mut Layers, seat: table::Seat) {
        if self.table.is_tom(seat) {
            return;
        }
        let at = layout::reserved(seat.index());
        let key = keys::reserved(seat);
        let card = self.table.player(seat).reserved.some();
        let label = match card {
            Some(card) => self.say(Said::About("drawn-reserved", card)),
            None => self.word("drawn-no-reserve"),
        };
        let own = card.filter(|_| self.view.seat == Some(seat) && self.is_my_turn());
        let dear = own.and_then(|card| self.price(card)).is_some_and(|price| !price.payable);
        let inner = html! {
            @match card {
                Some(card) => g transform="translate(0 16)" {
                    (cards::compact(card, self.table.facts(card), (at.w, at.h - 16.0)))
                    @if dear { rect class="ws-veil" width=(at.w) height=(at.h - 16.0) rx="5" {} }
                },
                None => rect class="ws-empty" y="16" width=(at.w) height=(at.h - 16.0) rx="6" {},
            }
            (self.disc(seat, (at.w / 2.0, 13.0), 24.0))
            (halo(Area::new(0.0, 14.0, at.w, at.h - 14.0), 6.0))
        };
        let lens = card.map_or("reserve", |card| super::glossary::of_card(card.kind()));
        let can = self.pen.can_choose(&key);
        layers.put(can, &self.pen.group(Element::new(&key, "ws-reserve", &label).lens(lens), at.corner(), &inner));
    }
}
