//! One's own things: the poker hand of this round, cards of Texas Hold'em, the character, and what still waits.

use drawing::{Element, Key, Markup, Plate, html};

use super::sayings::Said;
use super::targets::can_be_left;
use super::{Artist, cards, colour, icon, keys, portrait, print};
use crate::cards::Card;
use crate::data::{Character, JOKERS, TURNS};
use crate::poker::Written;
use crate::view::{Phase, PlayerView, RunningView};

impl Artist<'_> {
    /// Nothing for those who only watch, and when the game is over.
    pub(super) fn hand(&self) -> Option<Plate> {
        let own = self.own().filter(|_| self.view.standing.is_none())?;
        let body = html! {
            div class="ft-hand" {
                @if let Some(running) = &own.running { (self.waiting(running)) }
                (self.poker_hand(own))
                (self.ability(own))
            }
        };
        Some(Plate { key: Key::new("hand"), title: self.word("drawn-hand").to_string(), body })
    }

    /// The cards written down in this round, those of Texas Hold'em, and what they are worth so far.
    fn poker_hand(&self, own: &PlayerView) -> Markup {
        let round = usize::from(self.view.round.max(1)) - 1;
        let Some(column) = own.poker.get(round) else { return html! {} };
        let all = column.iter().copied().chain(own.holdem.into_iter().flatten());
        let hand = Written::by(self.view.rules, all).best_hand();
        let (cash, stars) = hand.payout();
        html! {
            div class="ft-cards" {
                @for turn in 0..usize::from(TURNS) {
                    (self.written(turn, column.get(turn).copied()))
                }
            }
            @if let Some(two) = own.holdem {
                div class="ft-cards" {
                    @for (number, card) in two.into_iter().enumerate() { (self.holdem_card(number, card)) }
                }
            }
            div class="ft-rank" data-lens="poker" {
                (self.say(Said::Hand(hand)))
                span { (icon("ft-cash")) (cash) (icon("ft-star")) (stars) }
            }
        }
    }

    fn written(&self, turn: usize, card: Option<Card>) -> Markup {
        let key = keys::written(turn);
        let (class, label, inner) = match card {
            Some(card) => {
                (cards::class(card, true), self.say(Said::CardAt("drawn-poker-card", card)), cards::face(card))
            }
            None => ("ft-card small empty", self.word("drawn-no-card"), html! {}),
        };
        self.pen.item(Element::new(&key, class, &label).lens("poker"), &inner)
    }

    fn holdem_card(&self, number: usize, card: Card) -> Markup {
        let key = keys::holdem(number);
        let label = self.say(Said::CardAt("drawn-holdem-card", card));
        let class = [cards::class(card, true), " holdem"].concat();
        self.pen.item(Element::new(&key, &class, &label).lens("holdem"), &cards::face(card))
    }

    /// The character with its power; jokers are counted.
    fn ability(&self, own: &PlayerView) -> Markup {
        let Some(who) = own.character else { return html! {} };
        let name = self.say(Said::Character(who));
        let class = if own.uses == 0 { "ft-power spent" } else { "ft-power" };
        let class = [class, " ", colour(own.seat)].concat();
        let inner = html! {
            (icon(portrait(who)))
            span { (name) small { (self.say(Said::Power(who))) } }
        };
        let lens = Some(keys::character(who));
        html! {
            (self.pen.item(Element::new(keys::ABILITY, &class, &name).lens(lens), &inner))
            @if who == Character::WildCard { (self.jokers(own.uses.min(JOKERS), &name)) }
        }
    }

    /// Jokers that are left: each pays for a suit or a value (FT-CHAR-16).
    fn jokers(&self, count: u8, name: &str) -> Markup {
        html! {
            div class="ft-cards" {
                @for number in 0..usize::from(count) {
                    @let key = keys::joker(number);
                    @let element = Element::new(&key, "ft-card small", name).lens(keys::character(Character::WildCard));
                    (self.pen.item(element, &icon("ft-joker")))
                }
            }
        }
    }

    /// Bonus actions and effects that wait, and the end of the turn.
    fn waiting(&self, running: &RunningView) -> Markup {
        let leaves = running.effects.iter().any(|(building, _)| can_be_left(*building));
        let turn = self.view.phase == Phase::Turn && self.view.deciding;
        let ready =
            turn && running.acted && running.ask.is_none() && running.bonus.is_empty() && running.effects.is_empty();
        let tag = |key: &str, label: &str, lens: Option<&'static str>, symbol: &str| {
            self.pen.item(Element::new(key, "ft-tag", label).lens(lens), &html! { (icon(symbol)) span { (label) } })
        };
        html! {
            @if turn {
                @for &(kind, count) in &running.bonus {
                    @let key = keys::pending(kind);
                    // It is used on the sheet; here it can be given up (FT-RES-05).
                    @let id = if self.pen.can_choose(&key) { "drawn-give-up" } else { "drawn-bonus" };
                    (tag(&key, &self.say(Said::Bonus(id, kind, count)), Some("bonus"), print::bonus(kind)))
                }
                @if leaves { (tag(keys::LEAVE, &self.word("drawn-leave"), None, "ft-c-settler")) }
                @if ready { (tag(keys::DONE, &self.word("drawn-done"), None, "ft-points")) }
            }
        }
    }
}
