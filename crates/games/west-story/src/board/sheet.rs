//! Somebody's Town, large: twelve cards with what lies under them, and points so far by kind.

use std::sync::Arc;

use drawing::{Element, Markup, Scene, html};
use table::Seat;
use wording::Phrase;

use super::layout::{self, Area, SIZE};
use super::sayings::{Lies, Said};
use super::{Artist, cards, put};
use crate::data::{Card, Place};
use crate::rules::scoring::LICENCE;
use crate::words::nouns;

/// How much larger cards are here than in the Market.
const SCALE: f32 = 180.0 / 102.0;
/// So many covered cards are named under the one that covers them.
const COVERED: usize = 4;
/// Where the first of them is named.
const COVERED_AT: f32 = 269.0;
/// Where the column of points begins.
const ASIDE: f32 = 1140.0;

impl Artist<'_> {
    pub(super) fn sheet(&self, seat: Seat) -> Scene {
        let title = self.pen.say(&nouns::by("drawn-sheet", self.view, seat));
        let body = html! {
            g class={ "ws-scene ws-sheet " (self.colour(seat)) } {
                rect class="ws-sheet-ground" width=(SIZE.0) height=(SIZE.1) {}
                @for place in Place::all() {
                    @if self.table.is_tom(seat) { (self.toms_large(place)) } @else { (self.large(seat, place)) }
                }
                (self.aside(seat))
            }
        };
        Scene { size: SIZE, label: title, centre: None, places: Vec::new(), mood: None, body }
    }

    fn large(&self, seat: Seat, place: Place) -> Markup {
        let at = layout::on_sheet(place);
        let shown = &self.view.players[seat.index()].town[place.index()];
        let facts = self.table.facts(shown.card);
        let lies = match shown {
            shown if shown.active => Lies::Active,
            shown if shown.blocked => Lies::Blocked,
            _ => Lies::Free,
        };
        let label = self.say(Said::Card(shown.card));
        let called = self.say(Said::Kind(facts.kind));
        let inner = html! {
            g transform={ "scale(" (SCALE) ")" } {
                (cards::face(shown.card, facts, &called))
                // The marker lies where the price is printed, which nobody pays any more.
                @if lies == Lies::Blocked { (put("ws-shoe", Area::new(27.0, 113.0, 48.0, 26.0))) }
                @else { (cards::line(&cards::cost(facts.cost), Area::new(5.0, 117.0, 92.0, 20.0), cards::IN_SCENE)) }
                @if shown.anvils > 0 {
                    (put("ws-anvil", Area::new(4.0, 38.0, 24.0, 24.0)))
                    text class="ws-n" x="34" y="56" font-size="17" { (shown.anvils) }
                }
                @if lies == Lies::Active { rect class="ws-brass" x="2" y="2" width="98" height="136" rx="5" {} }
            }
            @for (number, &card) in shown.covered.iter().take(COVERED).enumerate() { (self.covered(card, COVERED_AT + 22.0 * number as f32)) }
            @if shown.covered.len() > COVERED { text class="ws-covered" x="2" y=(COVERED_AT + 22.0 * COVERED as f32) { "+" (shown.covered.len() - COVERED) } }
        };
        let key = format!("sheet-{place}");
        let element = Element::new(&key, "ws-large", &label).lens(super::glossary::of_card(facts.kind));
        self.pen.group(element, at.corner(), &inner)
    }

    /// What lies under a card: its name, and its symbols at the end of the line.
    fn covered(&self, card: Card, y: f32) -> Markup {
        let facts = self.table.facts(card);
        let symbols = facts.symbols.into_iter().flatten().count() as f32;
        let (name, room) = (self.say(Said::Kind(facts.kind)), 174.0 - 20.0 * symbols);
        html! {
            text class="ws-covered" x="2" y=(y) textLength=[fitted(&name, room)] lengthAdjust=[fitted(&name, room).map(|_| "spacingAndGlyphs")] { (name) }
            (cards::symbols(facts, (178.0 - 20.0 * symbols, y - 15.0), 20.0))
        }
    }

    /// A card of Tom's with its steps.
    fn toms_large(&self, place: Place) -> Markup {
        let Some(tom) = &self.view.tom else { return html! {} };
        let at = layout::on_sheet(place);
        let (card, hard) = tom.cards[place.index()];
        let side = &self.table.numbers().tom[card.index()][usize::from(hard)];
        let blocked = self.table.player(tom.seat).blocked.contains(place);
        let name = self.pen.say(&Phrase::new("toms-card").with("card", nouns::toms_card(card, hard)));
        let gain = side.production;
        let inner = html! {
            rect class=(if place.row() == 0 { "ws-tom-card" } else { "ws-tom-card green" }) width=(at.w) height=(at.h) rx="10" {}
            text class="ws-sheet-h" x="14" y="30" { (name) }
            (cards::line(&cards::amounts(0, gain.coins.into(), 0, gain.points), Area::new(80.0, 8.0, 92.0, 28.0), cards::IN_SCENE))
            @for (number, step) in side.steps.iter().enumerate() {
                @let y = 52.0 + 62.0 * number as f32;
                rect class="ws-tom-step" x="12" y=(y) width="156" height="52" rx="7" {}
                (put(super::panels::act(step.act), Area::new(20.0, y + 8.0, 36.0, 36.0)))
                text class="ws-covered" x="64" y=(y + 32.0) textLength=[fitted(&self.act_words(step), 100.0)] lengthAdjust="spacingAndGlyphs" { (self.act_words(step)) }
            }
            @if tom.active.contains(&place) { rect class="ws-brass" x="2" y="2" width=(at.w - 4.0) height=(at.h - 4.0) rx="9" {} }
            @if blocked { (put("ws-shoe", Area::new(30.0, 170.0, 120.0, 66.0))) }
        };
        let key = format!("sheet-{place}");
        self.pen.group(Element::new(&key, "ws-large", &name).lens("tom"), at.corner(), &inner)
    }

    fn act_words(&self, step: &crate::data::TomStep) -> String {
        self.pen.say(&crate::words::tables::tom::steps(std::slice::from_ref(step)))
    }

    /// Points so far by kind, and what is held.
    fn aside(&self, seat: Seat) -> Markup {
        let account = self.table.account();
        let result = account.of(seat);
        let player = self.table.player(seat);
        let scores = account.categories.iter().zip(&result.scores).filter(|(_, score)| **score != 0);
        let scores: Vec<_> = scores.map(|(category, score)| (self.word(category), *score)).collect();
        let below = 118.0 + 26.0 * scores.len() as f32;
        let held = cards::amounts(player.hats, player.coins, player.cows, 0);
        let belongings = self.belongings(seat);
        let listed = below + if held.is_empty() { 40.0 } else { 92.0 };
        html! {
            rect class="ws-sheet-box" x=(ASIDE) y="24" width="262" height="700" rx="10" {}
            (self.disc(seat, (ASIDE + 32.0, 54.0), 40.0))
            text class="ws-sheet-h" x=(ASIDE + 62.0) y="61" { (self.word("table-account")) }
            @for (number, (word, score)) in scores.iter().enumerate() {
                (row(word, Some(*score), 100.0 + 26.0 * number as f32, 16.0))
            }
            path class="ws-sheet-line" d={ "M" (ASIDE + 12.0) " " (below - 20.0) "h238" } {}
            text class="ws-sheet-h" x=(ASIDE + 16.0) y=(below + 4.0) { (self.word("score-total")) }
            text class="ws-sheet-h number" x=(ASIDE + 246.0) y=(below + 4.0) { (result.total) }
            (cards::line(&held, Area::new(ASIDE + 12.0, below + 26.0, 238.0, 30.0), cards::IN_SCENE))
            @for (number, (symbol, word, count)) in belongings.iter().enumerate() {
                @let y = listed + 30.0 * number as f32;
                (put(symbol, Area::new(ASIDE + 16.0, y - 19.0, 26.0, 26.0)))
                (row(word, *count, y, 52.0))
            }
            @let y = listed + 30.0 * belongings.len() as f32;
            (put("ws-paper", Area::new(ASIDE + 16.0, y - 19.0, 26.0, 26.0)))
            (row(&self.word(account.categories[LICENCE]), None, y, 52.0))
            @for (number, symbol) in self.table.licence_symbols(seat).into_iter().flatten().enumerate() {
                (put(cards::symbol(symbol), Area::new(ASIDE + 216.0 - 34.0 * number as f32, y - 21.0, 30.0, 30.0)))
            }
        }
    }

    /// What somebody has in cities and in reserve: a picture, what it is, and how many.
    fn belongings(&self, seat: Seat) -> Vec<(&'static str, Arc<str>, Option<i32>)> {
        let player = self.table.player(seat);
        let cities = self.table.board().areas.iter().zip(player.outposts).filter(|(_, count)| *count > 0);
        let outposts =
            cities.map(|(&city, count)| ("ws-house", self.say(Said::CityName(city)), Some(i32::from(count))));
        let mut all: Vec<_> = outposts.collect();
        if player.robberies > 0 {
            all.push(("ws-mask", self.word("score-robberies"), Some(i32::from(player.robberies))));
        }
        if let Some(bandit) = player.tied {
            all.push(("ws-bandit", self.say(Said::Tied(Some(bandit), false)), None));
        }
        if let Some(card) = player.reserved.some() {
            all.push(("ws-back", self.say(Said::Card(card)), None));
        }
        all
    }
}

/// A line of the column of points.
fn row(word: &str, number: Option<i32>, y: f32, indent: f32) -> Markup {
    let room = if number.is_some() { 190.0 } else { 238.0 } - indent;
    html! {
        text class="ws-sheet-row" x=(ASIDE + indent) y=(y) textLength=[fitted(word, room)] lengthAdjust=[fitted(word, room).map(|_| "spacingAndGlyphs")] { (word) }
        @if let Some(number) = number {
            text class="ws-sheet-row number" x=(ASIDE + 246.0) y=(y) { @if number < 0 { "−" } (number.abs()) }
        }
    }
}

/// Longer texts are fitted to their room.
fn fitted(text: &str, room: f32) -> Option<f32> {
    (cards::reach(text, 16.8) * 0.84 > room).then_some(room)
}
