//! The sheriff's square: dice, who plays in which order, the contest, and how everybody stands in it.

use drawing::{Element, html};

use super::layout::{self, Area, CONTEST, COUNTS, DICE, ORDER};
use super::sayings::Said;
use super::scene::Layers;
use super::{Artist, halo, keys, put};
use crate::data::SheriffCard;
use crate::view::Phase;

/// The big picture of a contest.
const fn picture(contest: SheriffCard) -> &'static str {
    match contest {
        SheriffCard::Cactus => "ws-s-cactus",
        SheriffCard::Horseshoe => "ws-s-horseshoe",
        SheriffCard::Boot => "ws-s-boot",
        SheriffCard::Revolver => "ws-s-revolver",
        SheriffCard::Gold => "ws-s-gold",
        SheriffCard::Buildings => "ws-roof",
        SheriffCard::Animals => "ws-paw",
        SheriffCard::Bandits => "ws-bandit",
        SheriffCard::Outposts => "ws-a-business",
        SheriffCard::Blocked => "ws-shoe",
        SheriffCard::Last => "ws-star",
    }
}

impl Artist<'_> {
    pub(super) fn put_square(&self, layers: &mut Layers) {
        let at = layout::square(self.view.side);
        layers.put(
            false,
            &html! {
                g transform={ "translate(" (at.x) " " (at.y) ")" } {
                    (put("ws-square", Area::new(0.0, 0.0, at.w, at.h)))
                    text class="ws-label" x="14" y="24" { (self.word("drawn-square")) }
                    g class=(if self.is_close() { "ws-ribbon tense" } else { "ws-ribbon" }) {
                        path d="M103 3l3.500 10M111 3l-3.500 10" {}
                        (put("ws-star", Area::new(95.0, 8.0, 24.0, 24.0)))
                    }
                    @if self.is_tied() { g class="ws-weed" { (put("ws-tumbleweed", Area::new(-13.0, 96.0, 26.0, 26.0))) } }
                }
            },
        );
        self.put_dice(layers, at);
        self.put_order(layers, at);
        self.put_contest(layers, at);
        self.put_counts(layers, at);
    }

    /// The two best counts of the contest, if there is one.
    fn best_two(&self) -> Option<[u8; 2]> {
        let mut counts: Vec<u8> = self.view.counts.clone();
        counts.sort_unstable_by(|one, other| other.cmp(one));
        let &[first, second, ..] = &counts[..] else { return None };
        (self.view.contest != SheriffCard::Last && first > 0).then_some([first, second])
    }

    /// Whether one more would decide the contest.
    fn is_close(&self) -> bool {
        self.best_two().is_some_and(|[first, second]| first - second <= 1)
    }

    /// Whether two share the lead when it is decided.
    fn is_tied(&self) -> bool {
        self.view.phase == Phase::Contest && self.best_two().is_some_and(|[first, second]| first == second)
    }

    fn put_dice(&self, layers: &mut Layers, at: Area) {
        for (number, area) in DICE.into_iter().enumerate() {
            let value = self.view.dice[number];
            // Nobody has rolled them before the first round.
            if value == 0 || self.view.round == 0 {
                continue;
            }
            let label = self.say(Said::Die(number == 1, value));
            let colour = if number == 0 { 'y' } else { 'g' };
            let tilt = if number == 0 { "rotate(-7)" } else { "rotate(6)" };
            let inner = html! {
                // They tumble while the roll is told, and lie still at any other time.
                g class="ws-dice" {
                    path class="ws-dust" d="M-24 22h0M-4 26h0M20 24h0" {}
                    g transform=(tilt) {
                        use href={ "#ws-die-" (colour) "-" (value) } x="-26" y="-26" width="52" height="52" {}
                    }
                }
            };
            let (x, y) = area.within(at).middle();
            layers.put(
                false,
                &self.pen.group(Element::new(keys::die(number), "ws-die", &label).lens("dice"), (x, y), &inner),
            );
        }
    }

    /// The order of play, beginning with the Sheriff.
    fn put_order(&self, layers: &mut Layers, at: Area) {
        let label = self.word("drawn-order");
        let acting = self.view.turn.map(|turn| turn.seat);
        let inner = html! {
            @for (number, seat) in self.table.in_turn_order().enumerate() {
                @let x = 15.0 + 27.0 * number as f32;
                @if acting == Some(seat) { circle class="ws-acting" cx=(x) cy="15" r="14.5" {} }
                (self.disc(seat, (x, 15.0), 23.0))
                @if number == 0 { (put("ws-star", Area::new(x - 19.0, -5.0, 18.0, 18.0))) }
            }
        };
        let element = Element::new(keys::SQUARE, "ws-order", &label).lens("sheriff");
        layers.put(false, &self.pen.group(element, ORDER.within(at).corner(), &inner));
    }

    fn put_contest(&self, layers: &mut Layers, at: Area) {
        let label = self.say(Said::Contest(self.view.contest));
        let words = self.say(Said::ContestBrief(self.view.contest));
        let mut lines = words.splitn(2, '|');
        let (first, second) = (lines.next().unwrap_or_default().trim(), lines.next().map(str::trim));
        let top = if second.is_some() { 88.0 } else { 96.0 };
        let inner = html! {
            rect class="ws-contest-card" width=(CONTEST.w) height=(CONTEST.h) rx="7" {}
            rect class="ws-contest-inner" x="5" y="5" width=(CONTEST.w - 10.0) height="62" rx="4" {}
            (put(picture(self.view.contest), Area::new(31.0, 9.0, 54.0, 54.0)))
            text class="ws-contest-name" x="58" y=(top) { (first) }
            @if let Some(second) = second { text class="ws-contest-name" x="58" y="106" { (second) } }
        };
        let element = Element::new(keys::CONTEST, "ws-contest", &label).lens("contest");
        layers.put(false, &self.pen.group(element, CONTEST.within(at).corner(), &inner));
    }

    /// A line for each seat: emblem, count, joker tokens; the star beside who would be elected.
    fn put_counts(&self, layers: &mut Layers, at: Area) {
        let height = COUNTS.h / self.view.counts.len().max(1) as f32;
        let height = height.min(34.0);
        let winner = (self.view.contest != SheriffCard::Last).then(|| self.table.winner(|seat| self.table.count(seat)));
        for seat in self.table.all_seats() {
            let count = self.view.counts[seat.index()];
            let key = keys::standing(seat);
            let label = self.pen.say(
                &crate::words::nouns::by("drawn-standing", self.view, seat)
                    .with("count", count)
                    .with("tokens", self.table.player(seat).jokers),
            );
            let jokers = self.table.player(seat).jokers;
            let middle = height / 2.0;
            let own = if self.view.seat == Some(seat) { " own" } else { "" };
            let inner = html! {
                rect class="ws-count-row" y="1" width=(COUNTS.w) height=(height - 2.0) rx="5" {}
                (self.disc(seat, (14.0, middle), 22.0))
                @if self.view.contest == SheriffCard::Last {
                    text class="ws-n" x="44" y=(middle + 6.0) font-size="17" { "–" }
                } @else {
                    text class="ws-n" x="44" y=(middle + 6.0) font-size="18" { (count) }
                }
                @if jokers > 0 {
                    (put("ws-s-joker", Area::new(60.0, middle - 9.0, 18.0, 18.0)))
                    text class="ws-n" x="86" y=(middle + 5.5) font-size="16.8" { (jokers) }
                }
                @if winner == Some(seat) { (put("ws-star", Area::new(98.0, middle - 12.0, 24.0, 24.0))) }
                (halo(Area::new(0.0, 0.0, COUNTS.w, height), 5.0))
            };
            let corner = (COUNTS.x + at.x, COUNTS.y + at.y + height * seat.index() as f32);
            let class = format!("ws-count{own}");
            layers.put(false, &self.pen.group(Element::new(&key, &class, &label).lens("contest"), corner, &inner));
        }
    }
}
