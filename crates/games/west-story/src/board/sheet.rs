//! Somebody's Town, large: twelve cards with what lies under them, and points so far by kind.

use table::Seat;
use table::drawn::{Element, Markup, Scene, html};
use table::words::Phrase;

use super::layout::{self, Area, SIZE};
use super::sayings::{Lies, Said};
use super::{Artist, cards, put};
use crate::data::Place;
use crate::words::nouns;

/// How much larger cards are here than in the Market.
const SCALE: f32 = 180.0 / 102.0;
/// Where the column of points begins.
const ASIDE: f32 = 1140.0;

impl Artist<'_> {
    pub(super) fn sheet(&self, seat: Seat) -> Scene {
        let title = self.pen.say(&nouns::by("drawn-sheet", self.view, seat));
        let body = html! {
            g class={ "ws-scene ws-sheet " (self.colour(seat)) } {
                rect class="ws-sheet-ground" width=(SIZE.0) height=(SIZE.1) {}
                (self.disc(seat, (44.0, 36.0), 48.0))
                text class="ws-sheet-title" x="80" y="46" { (title) }
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
                (cards::line(&cards::cost(facts.cost), Area::new(5.0, 117.0, 92.0, 20.0), cards::IN_SCENE))
                @if shown.anvils > 0 {
                    (put("ws-anvil", Area::new(4.0, 38.0, 24.0, 24.0)))
                    text class="ws-n" x="34" y="56" font-size="17" { (shown.anvils) }
                }
                @if lies == Lies::Blocked { (put("ws-shoe", Area::new(12.0, 72.0, 78.0, 42.0))) }
                @if lies == Lies::Active { rect class="ws-brass" x="2" y="2" width="98" height="136" rx="5" {} }
            }
            @for (number, &card) in shown.covered.iter().take(3).enumerate() {
                @let y = 266.0 + 17.0 * number as f32;
                text class="ws-covered" x="2" y=(y) textLength=[fitted(&self.say(Said::Card(card)))] lengthAdjust="spacingAndGlyphs" { (self.say(Said::Card(card))) }
            }
            @if shown.covered.len() > 3 { text class="ws-covered" x="2" y="317" { "+" (shown.covered.len() - 3) } }
        };
        let key = format!("sheet-{place}");
        let element = Element::new(&key, "ws-large", &label).lens(super::glossary::of_card(facts.kind));
        self.pen.group(element, at.corner(), &inner)
    }

    /// A card of Tom's with its steps.
    fn toms_large(&self, place: Place) -> Markup {
        let Some(tom) = &self.view.tom else { return html! {} };
        let at = layout::on_sheet(place);
        let (card, hard) = tom.cards[place.index()];
        let side = &self.table.numbers().tom[card.index()][usize::from(hard)];
        let blocked = self.table.player(tom.seat).blocked & place.bit() != 0;
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
                text class="ws-covered" x="64" y=(y + 32.0) textLength=[fitted_step(&self.act_words(step))] lengthAdjust="spacingAndGlyphs" { (self.act_words(step)) }
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
        let rows = account.categories.iter().zip(&result.scores).filter(|(_, score)| **score != 0);
        let held = cards::amounts(player.hats, player.coins, player.cows, 0);
        let cities = self.table.board().areas.iter().zip(player.outposts).filter(|(_, count)| *count > 0);
        html! {
            rect class="ws-sheet-box" x=(ASIDE) y="74" width="262" height="652" rx="10" {}
            text class="ws-sheet-h" x=(ASIDE + 16.0) y="104" { (self.word("table-account")) }
            @for (number, (category, score)) in rows.enumerate() {
                @let y = 134.0 + 26.0 * number as f32;
                text class="ws-sheet-row" x=(ASIDE + 16.0) y=(y) { (self.word(category)) }
                text class="ws-sheet-row number" x=(ASIDE + 246.0) y=(y) { (score) }
            }
            text class="ws-sheet-h" x=(ASIDE + 16.0) y="384" { (self.word("score-total")) }
            text class="ws-sheet-h number" x=(ASIDE + 246.0) y="384" { (result.total) }
            path class="ws-sheet-line" d={ "M" (ASIDE + 12.0) " 398h238" } {}
            (cards::line(&held, Area::new(ASIDE + 12.0, 408.0, 238.0, 30.0), cards::IN_SCENE))
            @for (number, (&city, count)) in cities.enumerate() {
                @let y = 466.0 + 26.0 * number as f32;
                (put("ws-house", Area::new(ASIDE + 16.0, y - 17.0, 26.0, 20.0)))
                text class="ws-sheet-row" x=(ASIDE + 52.0) y=(y) { (self.say(Said::CityName(city))) }
                text class="ws-sheet-row number" x=(ASIDE + 246.0) y=(y) { (count) }
            }
            @if player.robberies > 0 {
                (put("ws-mask", Area::new(ASIDE + 16.0, 592.0, 26.0, 20.0)))
                text class="ws-sheet-row" x=(ASIDE + 52.0) y="608" { (self.word("score-robberies")) }
                text class="ws-sheet-row number" x=(ASIDE + 246.0) y="608" { (player.robberies) }
            }
            @for (number, symbol) in self.table.licence_symbols(seat).into_iter().flatten().enumerate() {
                (put(cards::symbol(symbol), Area::new(ASIDE + 16.0 + 46.0 * number as f32, 636.0, 42.0, 42.0)))
            }
            @if let Some(card) = player.reserved.some() {
                text class="ws-covered" x=(ASIDE + 16.0) y="710" textLength=[fitted_wide(&self.say(Said::Card(card)))] lengthAdjust="spacingAndGlyphs" { (self.say(Said::Card(card))) }
            }
        }
    }
}

/// Longer texts are fitted to the width of a card.
fn fitted(text: &str) -> Option<&'static str> {
    (text.chars().count() > 22).then_some("176")
}

fn fitted_step(text: &str) -> Option<&'static str> {
    (text.chars().count() > 12).then_some("100")
}

fn fitted_wide(text: &str) -> Option<&'static str> {
    (text.chars().count() > 28).then_some("230")
}
