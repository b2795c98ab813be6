//! The cartouche, and the surveyor's notes on paper that nobody has surveyed yet.

use drawing::{Element, Markup, html};

use super::layout::{self, Rect, spot};
use super::lettering::lines;
use super::sayings::{Said, games};
use super::{Artist, keys, mark, shade};
use crate::cards::{Card, Pile};
use crate::data::data;
use crate::ids::Color;
use crate::words::texts;

/// Notes stand on blank paper: in long lines if nothing west of here is surveyed, in short ones if nothing west of there.
const WIDE: f32 = 640.0;
const NARROW: f32 = 400.0;

/// How notes are written.
struct Hand {
    /// Letters of a line.
    letters: usize,
    /// Chips beside each other.
    chips: usize,
    /// Rules with their words, or their names alone.
    words: bool,
}

impl Hand {
    /// As wide as the paper allows.
    fn on(west: f32) -> Option<Hand> {
        if west > WIDE {
            Some(Hand { letters: 58, chips: 7, words: true })
        } else {
            (west > NARROW).then_some(Hand { letters: 33, chips: 4, words: false })
        }
    }
}

impl Artist<'_> {
    /// What game this is, and how much of it is left.
    pub(super) fn cartouche(&self) -> Markup {
        let view = self.view;
        let Rect { x, y, w, h } = layout::boxes().cartouche;
        let title = match view.game {
            None => self.word("drawn-single"),
            Some(_) => self.pen.say(&crate::words::nouns::text(texts::campaign())).into(),
        };
        let number = view.game.filter(|_| !view.free_play);
        let below = match number {
            Some(number) => self.say(Said::Counts("drawn-game", number.into(), games())),
            None if view.free_play => self.word("drawn-free"),
            None => self.word("drawn-east"),
        };
        let long = (title.chars().count() > 14).then_some(w - 34.0);
        let inner = html! {
            use href="#tr-cartouche" width=(w) height=(h) {}
            text class="tr-cart" x=(w / 2.0) y="31" textLength=[long] lengthAdjust=[long.map(|_| "spacingAndGlyphs")] { (title) }
            text class="tr-year" x=(w / 2.0) y="61" { (view.year) }
            text class="tr-note" x=(w / 2.0) y="81" text-anchor="middle" { (below) }
        };
        html! {
            (self.pen.group(Element::new(keys::CARTOUCHE, "tr-cartouche", &title), (x, y), &inner))
            @if let (Some(left), true) = (view.turns_left, view.turn.is_some()) { (self.bell(left, (x + w - 6.0, y + 14.0))) }
        }
    }

    /// The last turns are rung in.
    fn bell(&self, left: u8, at: (f32, f32)) -> Markup {
        let label = self.say(Said::Count("drawn-turns-left", left.into()));
        let inner = html! {
            use class="tr-swing" href="#tr-bell" x="-19" y="-19" width="38" height="38" {}
            text class="tr-num" y="7" { (left) }
        };
        self.pen.group(Element::new(keys::BELL, "tr-bell", &label).lens("last-turns"), at, &inner)
    }

    /// How far west land is surveyed, with what has just been opened.
    fn west(&self) -> f32 {
        let surveyed = data().open_cities(self.view.areas.iter().copied().collect());
        surveyed.iter().map(|city| spot(city).label.x.min(spot(city).at.0)).fold(f32::MAX, f32::min)
    }

    /// Whether there is room for notes.
    pub(super) fn has_notes(&self) -> bool {
        Hand::on(self.west()).is_some()
    }

    /// Pencil notes, as long as nothing is surveyed where they stand.
    pub(super) fn margin(&self) -> Markup {
        let Some(hand) = Hand::on(self.west()) else { return html! {} };
        let mut y = 106.0 + 44.0 * 7_usize.div_ceil(hand.chips) as f32;
        let mut next = |step: f32| {
            y += step;
            y
        };
        let rules = self.view.rules.iter().map(|rule| rule.sticker);
        let few = rules.len() <= 4;
        html! {
            g class="tr-margin" {
                @if hand.words { use href="#tr-rose" x="470" y="575" width="130" height="130" {} }
                text class="tr-head" x="44" y="86" { (self.word("drawn-notes")) }
                path class="tr-pencil" d="M44 96q80-5 140 1t110-2" {}
                text class="tr-hand" x="44" y="122" { (self.word("drawn-unseen")) }
                @for (place, color) in Color::ALL.into_iter().map(Some).chain([None]).enumerate() {
                    (self.unseen(color, (44.0 + 74.0 * (place % hand.chips) as f32, 138.0 + 44.0 * (place / hand.chips) as f32)))
                }
                @let top = next(58.0);
                @if let Some(event) = self.view.event {
                    text class="tr-hand under" x="44" y=(top) { (self.say(Said::EventName(event))) }
                    @for line in lines(&self.say(Said::EventText(event)), hand.letters, 5) { text class="tr-hand" x="44" y=(next(22.0)) { (line) } }
                } @else {
                    text class="tr-hand under" x="44" y=(top) { (self.word("drawn-no-event")) }
                }
                @let top = next(40.0);
                text class="tr-hand under" x="44" y=(top) { (self.word("drawn-rules")) }
                @for sticker in rules.take(if hand.words { 7 } else { 9 }) {
                    @let text = self.say(if hand.words { Said::Rule(sticker) } else { Said::RuleName(sticker) });
                    @for (number, line) in lines(&text, hand.letters, if few { 5 } else { 2 }).into_iter().enumerate() {
                        text class="tr-hand" x=(if number == 0 { 44.0 } else { 60.0 }) y=(next(if number == 0 { 25.0 } else { 21.0 })) { (line) }
                    }
                }
            }
        }
    }

    /// How many cards of a colour nobody has shown: neither in the row nor discarded, seen or in one's own hand.
    fn unseen(&self, color: Option<Color>, (x, y): (f32, f32)) -> Markup {
        let count = |pile: &Pile| color.map_or(pile.count(Card::LOCO), |color| pile.of_color(color));
        let row: Pile = self.view.row.iter().flatten().copied().collect();
        let hands = self.view.players.iter().map(|player| count(player.hand.as_ref().unwrap_or(&player.known)));
        let laid = self.view.build.as_ref().map_or(0, |build| {
            let revealed: Pile = build.revealed.iter().copied().collect();
            count(&build.cards.pile()) + count(&revealed)
        });
        let shown = count(&row) + count(&self.view.discards) + hands.sum::<u8>() + laid;
        let left = count(&data().train_cards).saturating_sub(shown);
        html! {
            g class=(shade(color)) transform={ "translate(" (x) " " (y) ")" } {
                rect class="tr-chip" width="66" height="36" rx="6" {}
                @if let Some(color) = color { use href=(mark(color)) x="5" y="6" width="24" height="24" {} }
                @else { use href="#tr-loco" x="3" y="5" width="28" height="26" {} }
                text class="tr-num" x="46" y="25" { (left) }
            }
        }
    }
}
