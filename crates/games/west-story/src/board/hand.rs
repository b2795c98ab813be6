//! The hand: one's own Town, and what one has beside it.

use drawing::{Element, Key, Markup, Plate, html};
use table::Seat;

use super::layout::{self, Area, COINS, HAND, HATS, JOKERS, OWN_LICENCE, OWN_RESERVE, PASTURE, TIED, TOWN_CARD, round};
use super::sayings::{Lies, Said};
use super::{Artist, cards, halo, keys, put};
use crate::data::{MAX_COWS, MAX_HATS, Place, Sort, Symbol, Symbols};
use crate::rules::scoring::LICENCE;
use crate::state::{Phase, Player};
use crate::words::dice;

impl Artist<'_> {
    /// Nothing for those who only watch, for Tom, and when the game is over.
    pub(super) fn hand(&self) -> Option<Plate> {
        let seat = self.view.seat.filter(|&seat| self.view.phase != Phase::Over && !self.table.is_tom(seat))?;
        let player = self.table.player(seat);
        let body = html! {
            svg class={ "ws-hand ws-scene " (self.colour(seat)) } viewBox={ "0 0 " (HAND.0) " " (HAND.1) } width=(HAND.0) height=(HAND.1) {
                @for row in 0..2 { (self.post(seat, row)) }
                @for place in Place::all() { (self.town_card(seat, place)) }
                (self.goods(player))
                (self.papers(seat, player))
                (self.chips(seat))
            }
        };
        Some(Plate { key: Key::new("hand"), title: self.word("drawn-hand").to_string(), body })
    }

    /// The post before a row, with the die that was given to it.
    fn post(&self, seat: Seat, row: usize) -> Markup {
        let at = layout::post(row);
        let die = self.die_of_row(seat, row);
        html! {
            g data-key=(keys::post(row)) {
                rect class="ws-post" x=(at.x + 5.0) y=(at.y + 2.0) width="10" height=(at.h - 4.0) rx="3" {}
                rect class="ws-post" x=(at.x) y=(at.y + 8.0) width=(at.w) height="7" rx="3" {}
            }
            @if let Some((green, value)) = die {
                use href={ "#ws-die-" (if green { 'g' } else { 'y' }) "-" (value) } x=(at.x) y=(at.y + 36.0) width="20" height="20" {}
            }
        }
    }

    /// The die that was given to a row in this Town Phase: its colour and value.
    fn die_of_row(&self, seat: Seat, row: usize) -> Option<(bool, u8)> {
        let player = self.table.player(seat);
        if self.table.phase != Phase::Town || player.active_count < 2 {
            return None;
        }
        let active = [0, 1].map(|row| Place::by_index(usize::from(player.active[row])));
        let crossed = self.table.led_to(seat, false) != active;
        let die = row ^ usize::from(crossed);
        Some((die == 1, self.table.dice[die]))
    }

    /// A card of the Town: what it is and brings, how it lies, and which values of a die lead to it now.
    pub(super) fn town_card(&self, seat: Seat, place: Place) -> Markup {
        let at = layout::town(place);
        let shown = &self.view.players[seat.index()].town[place.index()];
        let facts = self.table.facts(shown.card);
        let key = keys::town(place);
        let values = dice::values(self.table, seat, place);
        let set = values.iter().fold(0, |set, value| set | 1 << (value - 1));
        let lies = match shown {
            shown if shown.active => Lies::Active,
            shown if shown.blocked => Lies::Blocked,
            _ => Lies::Free,
        };
        let covered = shown.covered.len();
        let label = self.say(Said::Town(shown.card, place, lies, shown.anvils, covered as u8, set));
        let inner = html! {
            (stacked(covered))
            (put(cards::picture(shown.card, facts), window(facts.sort)))
            (put(cards::small_frame(facts.sort), Area::new(0.0, 0.0, TOWN_CARD.0, TOWN_CARD.1)))
            (cards::symbols(facts, (2.0, 2.0), 22.0))
            (self.anvils(shown.anvils))
            (cards::line(&cards::production(facts), Area::new(3.0, 51.0, 64.0, 19.0), cards::IN_HAND))
            @if lies == Lies::Blocked { (put("ws-shoe", Area::new(14.0, 69.0, 42.0, 22.5))) } @else { (little_dice(&values)) }
            @if lies == Lies::Active {
                rect class="ws-brass" x="1.5" y="1.5" width="67" height="89" rx="4" {}
                // Seen without colour too.
                rect class="ws-brass-edge" x="4.2" y="4.2" width="61.6" height="83.6" rx="3" {}
            }
            (halo(Area::new(0.0, 0.0, TOWN_CARD.0, TOWN_CARD.1), 5.0))
        };
        let class = match lies {
            Lies::Free => "ws-town",
            Lies::Blocked => "ws-town blocked",
            Lies::Active => "ws-town active",
        };
        let element = Element::new(&key, class, &label).lens(super::glossary::of_card(facts.kind));
        let card = self.pen.group(element, at.corner(), &inner);
        html! { (card) (self.sections(seat, place)) }
    }

    /// The sections of a card that can be produced by now: over all of it, or a half each.
    fn sections(&self, seat: Seat, place: Place) -> Markup {
        let at = layout::town(place);
        let keys: Vec<String> = [false, true]
            .into_iter()
            .map(|second| keys::make(place, second))
            .filter(|key| self.pen.can_choose(key))
            .collect();
        if keys.is_empty() {
            return html! {};
        }
        let label = self.say(Said::Make(self.table.player(seat).town[place.index()], place));
        let height = TOWN_CARD.1 / keys.len() as f32;
        html! {
            @for (number, key) in keys.iter().enumerate() {
                @let corner = (at.x, at.y + height * number as f32);
                (self.pen.group(Element::new(key, "ws-make", &label).lens("production"), corner, &halo(Area::new(0.0, 0.0, TOWN_CARD.0, height), 5.0)))
            }
        }
    }

    fn anvils(&self, count: u8) -> Markup {
        html! {
            @if count > 0 {
                (put("ws-anvil", Area::new(45.0, 2.0, 22.0, 22.0)))
                @if count > 1 {
                    circle class="ws-badge" cx="63" cy="24" r="8" {}
                    text class="ws-n light" x="63" y="28.500" font-size="13" { (count) }
                }
            }
        }
    }

    /// Hats on their track, cows on the pasture, coins and joker tokens.
    fn goods(&self, player: &Player) -> Markup {
        let hats = self.say(Said::Count("drawn-hats", player.hats.into()));
        let cows = self.say(Said::Count("drawn-pasture", player.cows.into()));
        let coins = self.say(Said::Count("drawn-coins", player.coins.into()));
        let jokers = self.say(Said::Count("drawn-jokers", player.jokers.into()));
        let track = |symbol: &str, count: u8, most: u8| {
            html! {
                @for number in 0..most {
                    @let at = Area::new(4.0 + 17.4 * f32::from(number), 4.0, 18.0, 20.0);
                    @if number < count { (put(symbol, at)) } @else { circle class="ws-hole" cx=(at.x + 9.0) cy="14" r="6" {} }
                }
            }
        };
        let number = |symbol: &str, count: u16| {
            html! { (put(symbol, Area::new(4.0, 3.0, 22.0, 22.0))) text class="ws-n" x="39" y="20.500" font-size="18" { (count) } }
        };
        html! {
            (self.good(keys::HATS, "ws-good", HATS, &hats, "hat", &track("ws-hat", player.hats, MAX_HATS)))
            (self.good(keys::PASTURE, "ws-good pasture", PASTURE, &cows, "cow", &track("ws-cow", player.cows, MAX_COWS)))
            (self.good(keys::COINS, "ws-good", COINS, &coins, "coin", &number("ws-coin", player.coins)))
            (self.good(keys::JOKERS, "ws-good", JOKERS, &jokers, "joker", &number("ws-s-joker", player.jokers.into())))
        }
    }

    fn good(&self, key: &str, class: &str, at: Area, label: &str, lens: &str, drawn: &Markup) -> Markup {
        let inner = html! {
            rect class="ws-tray" width=(at.w) height=(at.h) rx="5" {}
            (drawn)
            (halo(Area::new(0.0, 0.0, at.w, at.h), 5.0))
        };
        // Lower than a finger: a tap near it counts.
        self.pen.group(Element::new(key, class, label).lens(lens).small(), at.corner(), &inner)
    }

    /// The licence in force, the tied bandit, and the reserved card.
    fn papers(&self, seat: Seat, player: &Player) -> Markup {
        let symbols: Vec<Symbol> = self.table.licence_symbols(seat).into_iter().flatten().collect();
        let worth = self.table.account().of(seat).scores[LICENCE];
        let set = Symbols::of(&symbols);
        let licence = self.say(Said::OwnLicence(set, worth));
        let wanted = player.tied.is_some_and(|bandit| self.is_wanted(bandit));
        let tied = self.say(Said::Tied(player.tied, wanted));
        let paper = html! {
            @let left = if symbols.len() > 1 { 3.0 } else { 14.0 };
            @for (number, &symbol) in symbols.iter().enumerate() {
                (put(cards::symbol(symbol), Area::new(left + 24.0 * number as f32, 2.0, 23.0, 23.0)))
            }
            (cards::line(&[cards::Piece::Number(worth.max(0) as u16), cards::Piece::Icon("ws-point")], Area::new(4.0, 26.0, 45.0, 18.0), cards::IN_HAND))
        };
        let bandit = html! {
            @match player.tied {
                Some(who) => {
                    (put("ws-bandit", Area::new(3.0, 3.0, 40.0, 40.0)))
                    (put("ws-rope", Area::new(8.0, 18.0, 30.0, 26.0)))
                    (put(cards::symbol(who), Area::new(32.0, 24.0, 20.0, 20.0)))
                    @if wanted { (put("ws-star", Area::new(34.0, 1.0, 18.0, 18.0))) }
                }
                None => (put("ws-rope", Area::new(12.0, 8.0, 30.0, 30.0))),
            }
        };
        let class = if player.tied.is_some() { "ws-good" } else { "ws-good none" };
        html! {
            (self.good(keys::LICENCE, "ws-good", OWN_LICENCE, &licence, "licence", &paper))
            (self.good(keys::TIED, class, TIED, &tied, "tied", &bandit))
            (self.own_reserve(player))
        }
    }

    /// The reserved card in short: it is bought on the counter.
    fn own_reserve(&self, player: &Player) -> Markup {
        let at = OWN_RESERVE;
        let label = match player.reserved.some() {
            Some(card) => self.say(Said::About("drawn-reserved", card)),
            None => self.word("drawn-no-reserve"),
        };
        let inner = html! {
            @match player.reserved.some() {
                Some(card) => {
                    @let facts = self.table.facts(card);
                    (put(cards::picture(card, facts), Area::new(2.0, 2.0, 58.0, 38.0)))
                    (cards::symbols(facts, (3.0, 19.0), 20.0))
                    (cards::line(&cards::cost(facts.cost), Area::new(62.0, 11.0, 46.0, 19.0), cards::IN_HAND))
                }
                None => text class="ws-none" x=(at.w / 2.0) y="26" { (self.word("drawn-reserve-short")) },
            }
        };
        let lens = player.reserved.some().map_or("reserve", |card| super::glossary::of_card(card.kind()));
        let class = if player.reserved.some().is_some() { "ws-good" } else { "ws-good none" };
        self.good("own-reserve", class, at, &label, lens, &inner)
    }
}

/// Where the picture of a card is seen: below a gable or an arch there is less room.
pub(super) const fn window(sort: Sort) -> Area {
    match sort {
        Sort::Plain => Area::new(1.0, 1.0, 68.0, 49.0),
        Sort::Building | Sort::Animal => Area::new(1.0, 11.0, 68.0, 39.0),
    }
}

/// Covered cards peep out below and to the right, so that tall stacks look tall.
fn stacked(covered: usize) -> Markup {
    html! {
        @for depth in (1..=covered.min(4)).rev() {
            rect class="ws-under" x=(round(1.0 + depth as f32 * 1.4)) y=(round(1.0 + depth as f32 * 1.4)) width="67.5" height="90" rx="4" {}
        }
    }
}

/// The values of a die that lead to a card, as little dice.
fn little_dice(values: &[usize]) -> Markup {
    let size = match values.len() {
        0..=4 => 15.0,
        5 => 12.8,
        _ => 10.9,
    };
    let left = (TOWN_CARD.0 - (size + 0.6) * values.len() as f32) / 2.0;
    html! {
        @for (number, value) in values.iter().enumerate() {
            use class="ws-little" href={ "#ws-die-w-" (value) } x=(round(left + (size + 0.6) * number as f32)) y=(round(81.5 - size / 2.0)) width=(size) height=(size) {}
        }
    }
}
