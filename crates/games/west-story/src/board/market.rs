//! The Market: three decks and three rows of cards, each with the price that the viewer would pay.

use drawing::{Element, Markup, html};

use super::layout::{self, Area, MARKET, SCAM, SHOP, round};
use super::sayings::Said;
use super::scene::Layers;
use super::{Artist, cards, halo, keys, put};
use crate::action::Slot;
use crate::data::{Card, Level, ROW};

/// What a card costs the viewer.
pub(super) struct Price {
    /// What discounts take off in all.
    pub off: u8,
    /// The fewest cows that it takes.
    pub cows: u8,
    /// Whether it can be paid at all.
    pub payable: bool,
}

impl Price {
    /// Whether there is more to say than the printed price.
    const fn is_tagged(&self) -> bool {
        self.off > 0 || self.cows > 0 && self.payable
    }
}

impl Artist<'_> {
    pub(super) fn put_market(&self, layers: &mut Layers) {
        layers.put(false, &put("ws-awning", Area::new(MARKET.x, MARKET.y - 2.0, MARKET.w, 30.0)));
        self.put_sign(layers, keys::SCAM, "ws-scam", SCAM, "drawn-scam", "ws-a-scam", "scam");
        let open = self.view.turn.is_some_and(|turn| turn.shopping);
        let class = if open { "ws-shop open" } else { "ws-shop" };
        self.put_sign(layers, keys::SHOP, class, SHOP, "drawn-shop", "ws-bag", "purchase");
        for (row, level) in [Level::I, Level::II, Level::III].into_iter().enumerate() {
            self.put_deck(layers, row, level);
            for number in 0..ROW {
                self.put_offer(layers, Slot::by_index(row * ROW + number));
            }
        }
    }

    /// A sign over the stall.
    #[expect(clippy::too_many_arguments, reason = "all that two signs differ in")]
    fn put_sign(
        &self,
        layers: &mut Layers,
        key: &str,
        class: &str,
        area: Area,
        word: &'static str,
        symbol: &str,
        lens: &str,
    ) {
        let label = self.word(word);
        let long = label.chars().count() as f32 * 9.2 > area.w - 34.0;
        let inner = html! {
            rect class="ws-board" width=(area.w) height=(area.h) rx="5" {}
            (put(symbol, Area::new(5.0, 2.0, 21.0, 21.0)))
            text class="ws-board-text" x=((area.w + 24.0) / 2.0) y="18" textLength=[long.then_some(area.w - 36.0)] lengthAdjust=[long.then_some("spacingAndGlyphs")] { (label) }
            (halo(Area::new(0.0, 0.0, area.w, area.h), 5.0))
        };
        let can = self.pen.can_choose(key);
        layers.put(can, &self.pen.group(Element::new(key, class, &label).lens(lens).small(), area.corner(), &inner));
    }

    fn put_deck(&self, layers: &mut Layers, row: usize, level: Level) {
        let at = layout::deck(row);
        let deck = &self.view.decks[row];
        let key = keys::deck(level);
        let label = self.say(Said::Deck(level, deck.face_down.len() as u8, deck.discards.len() as u8));
        let inner = html! {
            (put(["ws-deck-1", "ws-deck-2", "ws-deck-3"][row], Area::new(0.0, 0.0, at.w, at.h)))
            text class="ws-roman" x="31" y="40" { (level.name()) }
            rect class="ws-badge" x="11" y="54" width="40" height="26" rx="6" {}
            text class="ws-n light" x="31" y="73" font-size="18" { (deck.face_down.len()) }
            @if !deck.discards.is_empty() {
                g transform="rotate(-5 31 104)" {
                    rect class="ws-discards" x="12" y="92" width="38" height="32" rx="4" {}
                    text class="ws-n" x="31" y="114" font-size="17" { (deck.discards.len()) }
                }
            }
            (halo(Area::new(0.0, 0.0, at.w, at.h), 6.0))
        };
        let can = self.pen.can_choose(&key);
        layers.put(can, &self.pen.group(Element::new(&key, "ws-deck", &label).lens("deck"), at.corner(), &inner));
    }

    fn put_offer(&self, layers: &mut Layers, slot: Slot) {
        let at = layout::market(slot);
        let key = keys::market(slot);
        let can = self.pen.can_choose(&key);
        let Some(card) = self.view.market[slot.index()] else {
            let inner = html! {
                rect class="ws-empty" width=(at.w) height=(at.h) rx="6" {}
                (halo(Area::new(0.0, 0.0, at.w, at.h), 6.0))
            };
            let label = self.word("drawn-empty");
            layers.put(can, &self.pen.group(Element::new(&key, "ws-offer", &label), at.corner(), &inner));
            return;
        };
        let price = self.price(card);
        // Before one's turn Towns still produce: nothing is too dear yet.
        let dear = self.is_my_turn() && price.as_ref().is_some_and(|price| !price.payable);
        let label = self.say(Said::Market(card, slot.index() as u8));
        let inner = html! {
            (self.card_with_price(card, price.as_ref()))
            (halo(Area::new(0.0, 0.0, at.w, at.h), 6.0))
        };
        let class = if dear { "ws-offer dear" } else { "ws-offer" };
        let element = Element::new(&key, class, &label).lens(super::glossary::of_card(card.kind()));
        layers.put(can, &self.pen.group(element, at.corner(), &inner));
    }

    /// A card in a box of 102 by 140, with its price at the foot.
    pub(super) fn card_with_price(&self, card: Card, price: Option<&Price>) -> Markup {
        let facts = self.table.facts(card);
        let printed = cards::cost(facts.cost);
        html! {
            (cards::face(card, facts, &self.say(Said::Kind(facts.kind))))
            @let tagged = price.is_some_and(Price::is_tagged);
            (cards::line(&printed, Area::new(4.0, 118.0, if tagged { 55.0 } else { 94.0 }, 19.0), cards::IN_SCENE))
            @if let Some(price) = price { (tag(price)) }
        }
    }

    /// Whether it is the Cowboy Phase of the seat of these eyes.
    pub(super) fn is_my_turn(&self) -> bool {
        self.view.turn.is_some_and(|turn| Some(turn.seat) == self.view.seat)
    }

    /// What a card would cost the seat of these eyes just now.
    pub(super) fn price(&self, card: Card) -> Option<Price> {
        let seat = self.view.seat?;
        let (player, facts) = (self.table.player(seat), self.table.facts(card));
        let due = self.table.purchase_price(seat, facts.sort, facts.cost);
        let (cost, sum) = due.after(due.most_uses());
        let (hats, coins) = cost.without_cows(player);
        let cows = sum.saturating_sub(hats + coins);
        Some(Price { off: facts.cost.sum() - sum, cows, payable: due.is_payable(player) })
    }
}

/// What discounts take off, and the fewest cows; nothing if the printed price can be paid as it is.
fn tag(price: &Price) -> Markup {
    let mut pieces = Vec::new();
    if price.off > 0 {
        pieces.extend([cards::Piece::Off(price.off.into()), cards::Piece::Icon("ws-anvil")]);
    }
    if price.cows > 0 && price.payable {
        pieces.extend([cards::Piece::Number(price.cows.into()), cards::Piece::Icon("ws-cow")]);
    }
    let width = round(if pieces.len() > 2 { 46.0 } else { 36.0 });
    html! {
        @if !pieces.is_empty() {
            g class="ws-tag" {
                rect x=(99.0 - width) y="118" width=(width) height="18" rx="5" {}
                (cards::line(&pieces, Area::new(100.0 - width, 119.0, width - 2.0, 16.0), cards::IN_SCENE))
            }
        }
    }
}
