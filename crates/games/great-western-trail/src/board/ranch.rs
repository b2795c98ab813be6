//! One's own ranch: money, certificates, discs with what they open, auxiliary actions, workers.

use drawing::{Element, Markup, html};
use wording::Phrase;

use super::layout::{Area, Point};
use super::sayings::Said;
use super::{Artist, hand::area, keys, picture, signs, text};
use crate::data::boards::{CERTIFICATES, Disc, MAX_WORKERS, Row, slot};
use crate::data::tiles::Worker;
use crate::state::Player;
use crate::view::PlayerView;
use crate::words::options::unlocks;

/// Where the marker stands on a space of the certificate track.
pub(super) fn certificate(space: usize) -> Point {
    [(86.0, 118.0), (109.0, 118.0), (132.0, 118.0), (155.0, 118.0), (196.0, 118.0), (240.0, 118.0)][space.min(5)]
}

/// The socket of a disc, as large as one may touch it.
fn socket(disc: Disc) -> Area {
    match disc {
        Disc::Cert4 => area(174.0, 97.0, 44.0, 42.0),
        Disc::Cert6 => area(218.0, 97.0, 44.0, 42.0),
        Disc::Step1 => area(91.0, 141.0, 38.0, 46.0),
        Disc::Step2 => area(129.0, 141.0, 38.0, 46.0),
        Disc::Hand => area(187.0, 141.0, 76.0, 46.0),
        Disc::Aux1 | Disc::Aux2 | Disc::Aux3 | Disc::Aux4 | Disc::Aux5 => {
            area(266.0 + 48.0 * disc.index() as f32, 144.0, 46.0, 44.0)
        }
    }
}

impl Artist<'_> {
    pub(super) fn ranch(&self, own: &PlayerView) -> Markup {
        let open = &own.open;
        html! {
            (self.purse(open))
            (self.tokens(open))
            (self.limits(own))
            @for row in Row::ALL { (self.auxiliary(open, row)) }
            (self.certificates(open))
            @for disc in Disc::ALL { (self.disc(own, disc)) }
            @for worker in Worker::ALL { (self.crew(own, worker)) }
        }
    }

    fn purse(&self, open: &Player) -> Markup {
        let label = self.dollars(open.dollars);
        let inner = html! {
            rect class="gw-panelet" x="0" y="0" width="70" height="44" rx="7" {}
            (picture("gw-i-dollar", 3.0, 8.0, 28.0, 28.0))
            (text("gw-huge gw-start", 33.0, 30.0, open.dollars))
        };
        self.pen.group(Element::new(keys::MONEY, "gw-purse", &label).lens("dollars"), (0.0, 96.0), &inner)
    }

    fn tokens(&self, open: &Player) -> Markup {
        let label = self.count("tokens", open.tokens);
        let inner = html! {
            rect class="gw-panelet" x="0" y="0" width="70" height="44" rx="7" {}
            (picture("gw-i-token", 3.0, 8.0, 28.0, 28.0))
            (text("gw-big gw-start", 35.0, 29.0, format!("×{}", open.tokens)))
            rect class="halo" x="-1" y="-1" width="72" height="46" rx="8" {}
        };
        let class = if open.tokens == 0 { "gw-tokens none" } else { "gw-tokens" };
        self.pen.group(Element::new(keys::TOKENS, class, &label).lens("exchange-token"), (0.0, 144.0), &inner)
    }

    /// Steps and hand limit as they are now.
    fn limits(&self, own: &PlayerView) -> Markup {
        let steps = self.count("drawn-steps", self.table.step_limit(own.seat));
        let limit = self.count("drawn-limit", own.open.hand_limit());
        let column = |symbol: &str, number: u8| {
            html! {
                rect class="gw-panelet" x="0" y="0" width="92" height="48" rx="7" {}
                (picture(symbol, 1.0, 2.0, 18.0, 18.0))
                (text("gw-huge", 10.0, 41.0, number))
            }
        };
        html! {
            (self.pen.group(Element::new("steps", "gw-limit", &steps).lens("steps"), (74.0, 140.0), &column("gw-i-step", self.table.step_limit(own.seat))))
            (self.pen.group(Element::new("limit", "gw-limit", &limit).lens("hand-limit"), (170.0, 140.0), &column("gw-i-hand", own.open.hand_limit())))
        }
    }

    /// The track with its marker.
    fn certificates(&self, open: &Player) -> Markup {
        let (x, y) = certificate(usize::from(open.marker));
        let limit = CERTIFICATES[usize::from(open.marker_limit())];
        let label = self.say(Said::Pair("drawn-marker", open.certificates(), limit));
        html! {
            rect class="gw-panelet" x="74" y="96" width="188" height="43" rx="7" {}
            @for space in 0..4 {
                @let (x, y) = certificate(space);
                circle class="gw-hole" cx=(x) cy=(y) r="11" {}
                (text("gw-num", x, y + 6.0, CERTIFICATES[space]))
            }
            (self.pen.group(Element::new(keys::MARKER, "gw-marker", &label).lens("certificate"), (x, y), &html! {
                path class="gw-markertop" d="M0-17L6-23H-6z" {}
                circle class="gw-markerring" cx="0" cy="0" r="12.500" {}
            }))
        }
    }

    /// The sockets of one kind of disc: what lies there, and what it opens.
    fn disc(&self, own: &PlayerView, disc: Disc) -> Markup {
        let (key, left) = (keys::disc(disc), own.open.discs[disc.index()]);
        let Area { x, y, width, height } = socket(disc);
        let total = disc.count();
        let said = self.say(Said::Disc(disc, left > 0));
        let opens = (left > 0).then(|| self.pen.say(&unlocks(self.table, own.seat, disc)));
        let label = opens.map_or_else(|| said.to_string(), |opens| format!("{said}: {opens}"));
        let each = width / f32::from(total);
        let corners = if disc.is_dark() { "gw-corner-dark" } else { "gw-corner-white" };
        let inner = html! {
            @for place in 0..total {
                @let cx = each * (f32::from(place) + 0.5);
                // Sockets are emptied from the left.
                @let there = place >= total - left;
                @let side = 25.0_f32.min(each - 1.5);
                (picture(corners, cx - side / 2.0, height / 2.0 - side / 2.0, side, side))
                @if there {
                    (picture(self.emblem(own.seat), cx - side / 2.0 + 1.5, height / 2.0 - side / 2.0 + 1.5, side - 3.0, side - 3.0))
                    @if let Some(price) = cost(disc) {
                        (picture("gw-i-cost", cx + 2.0, height / 2.0 + 2.0, 18.0, 18.0))
                        (text("gw-num", cx + 11.0, height / 2.0 + 16.5, price))
                    }
                } @else {
                    (text("gw-num gw-act", cx, height / 2.0 + 6.0, opened(disc, place)))
                }
            }
            rect class="halo" x="0" y="0" width=(width) height=(height) rx="8" {}
        };
        self.pen.group(Element::new(&key, "gw-socket", &label).small(), (x, y), &inner)
    }

    fn auxiliary(&self, open: &Player, row: Row) -> Markup {
        let key = keys::auxiliary(row);
        let uses = open.auxiliary(row);
        let label = self.say(Said::Auxiliary(row, uses));
        let inner = html! {
            rect class="gw-panelet" x="0" y="0" width="46" height="92" rx="7" {}
            (picture(&format!("gw-a-{}", row.0 + 1), 1.0, 1.0, 44.0, 56.0))
            rect class="halo" x="0" y="0" width="46" height="92" rx="8" {}
        };
        let class = if uses == 0 { "gw-aux shut" } else { "gw-aux" };
        let element = Element::new(&key, class, &label).lens(super::glossary::auxiliary_lens(row));
        self.pen.group(element, (266.0 + 48.0 * f32::from(row.0), 96.0), &inner)
    }

    /// Workers of a kind, with what the next one would bring.
    fn crew(&self, own: &PlayerView, worker: Worker) -> Markup {
        let (key, count) = (keys::worker(worker), own.open.workers(worker));
        let next = slot(worker, count + 1).filter(|_| count < MAX_WORKERS);
        let label = match next {
            Some(effect) => {
                let bonus = crate::words::effects::printed(self.table, own.seat, effect);
                let workers = crate::words::nouns::workers(worker, count);
                self.pen.say(&Phrase::new("drawn-crew").with("workers", workers).with("next", bonus))
            }
            None => self.say(Said::Workers(worker, count)).to_string(),
        };
        let inner = html! {
            rect class="gw-panelet" x="0" y="0" width="76" height="29.500" rx="6" {}
            (picture(signs::worker(worker), 2.0, 2.0, 25.0, 25.0))
            (text("gw-big gw-start", 30.0, 21.5, count))
            @if let Some(effect) = next { (picture(&format!("gw-k-{effect}"), 50.0, 0.0, 18.0, 29.7)) }
            rect class="halo" x="-1" y="-1" width="78" height="31.500" rx="7" {}
        };
        let element = Element::new(&key, "gw-crew", &label).lens(worker.name()).small();
        self.pen.group(element, (508.0, 96.0 + 31.0 * worker.index() as f32), &inner)
    }
}

/// What is paid for taking a disc.
fn cost(disc: Disc) -> Option<u16> {
    (disc.price() > 0).then(|| disc.price())
}

/// What an empty socket has opened.
fn opened(disc: Disc, place: u8) -> &'static str {
    match (disc, place) {
        (Disc::Cert4, _) => "4",
        (Disc::Cert6, _) => "6",
        (Disc::Step1 | Disc::Step2, _) => "+",
        (Disc::Hand, _) => "+1",
        (Disc::Aux1 | Disc::Aux2, _) => "×2",
        (_, 0) => "1",
        _ => "2",
    }
}
