//! The railroad: stations with their masters, and the engines.

use drawing::{Element, Markup, html};
use table::Seat;

use super::layout::{self, Area};
use super::sayings::Said;
use super::scene::Layers;
use super::{Artist, glossary, keys, picture, signs, text};
use crate::data::railroad::{BERTHS, Berth, MASTERS, Master, Station};
use crate::state::{Place, Step};
use crate::words::nouns::who;

/// How large an engine is drawn.
const ENGINE: (f32, f32) = (38.0, 30.6);

impl Artist<'_> {
    pub(super) fn put_railroad(&self, layers: &mut Layers) {
        for station in Station::ALL {
            let key = keys::hut(station);
            layers.put(self.pen.can_choose(&key), &self.hut(station, &key));
            if station.index() < MASTERS {
                layers.put(false, &self.master(station));
            }
        }
        for seat in self.table.all_seats() {
            layers.put(false, &self.engine(seat));
        }
        // Places for engines are printed; only where one may go is there something to point at.
        for berth in (0..BERTHS).filter_map(Berth::from_index) {
            let key = keys::berth(berth);
            if self.pen.can_choose(&key) {
                layers.put(true, &self.berth(berth, &key));
            }
        }
    }

    fn berth(&self, berth: Berth, key: &str) -> Markup {
        let (width, height) = if berth.is_turnout() { (34.0, 24.0) } else { (34.0, 28.0) };
        let inner = html! {
            rect class="halo" x=(-width / 2.0) y=(-height / 2.0) width=(width) height=(height) rx="12" {}
        };
        let label = self.say(Said::Berth(berth));
        self.pen.group(Element::new(key, "gw-berth", &label).small(), layout::berth(berth), &inner)
    }

    fn hut(&self, station: Station, key: &str) -> Markup {
        let Area { x, y, width, height } = layout::hut(station);
        let middle = width / 2.0;
        let hut = if station.is_dark() { "gw-hut-dark" } else { "gw-hut" };
        let owners: Vec<Seat> =
            self.table.all_seats().filter(|&seat| self.table.player(seat).has_station(station)).collect();
        let inner = html! {
            (picture(hut, middle - 24.0, height - 38.0, 48.0, 38.0))
            (picture("gw-i-star", middle - 23.0, height - 24.5, 23.0, 23.0))
            (text("gw-num", middle - 11.5, height - 7.0, station.points()))
            (picture("gw-i-cost", middle + 1.0, height - 24.0, 22.0, 22.0))
            (text("gw-num", middle + 12.0, height - 7.0, station.price()))
            @for (i, &seat) in owners.iter().enumerate() {
                g class=(self.colour(seat)) {
                    (picture(self.emblem(seat), middle - 22.0 + 12.0 * i as f32, height - 42.0, 17.0, 17.0))
                }
            }
            rect class="halo" x=(middle - 26.0) y=(height - 42.0) width="52" height="45" rx="7" {}
        };
        let label = self.say(Said::Station(station));
        self.pen.group(Element::new(key, "gw-hut", &label).lens("station"), (x, y), &inner)
    }

    /// The station master that waits, or the worker who stands in for him.
    fn master(&self, station: Station) -> Markup {
        let Area { x, y, .. } = layout::MASTER[station.index()];
        let key = keys::master(station);
        match (self.table.masters[station.index()], self.table.posted[station.index()]) {
            (Some(master), _) => {
                let label = self.say(Said::Master(master));
                let element = Element::new(&key, "gw-masterbox", &label).lens(glossary::master_lens(master));
                self.pen.group(element, (x, y), &master_tile(master))
            }
            (None, Some(worker)) => {
                let label = self.say(Said::Workers(worker, 1));
                let element = Element::new(&key, "gw-masterbox", &label).lens(worker.name());
                self.pen.group(element, (x, y), &picture(signs::worker(worker), 3.0, 3.0, 32.0, 32.0))
            }
            (None, None) => html! {},
        }
    }

    fn engine(&self, seat: Seat) -> Markup {
        let berth = self.table.player(seat).engine;
        let (x, y) = if berth == Berth::START {
            let before = self.table.all_seats().take_while(|&other| other != seat);
            layout::engine_in_queue(before.filter(|&other| self.table.player(other).engine == Berth::START).count())
        } else {
            layout::berth(berth)
        };
        let key = keys::engine(seat);
        let moves = self.table.asked.is_some() && self.table.turn == seat;
        let whistles = moves && self.is_delivering();
        let class = ["gw-loco ", self.colour(seat), if moves { " moves" } else { "" }].concat();
        let label = self.pen.say(&wording::Phrase::new("drawn-engine").with("who", who(self.table, seat)));
        let inner = html! {
            @if moves { (picture("gw-smoke", 6.0, -34.0, 20.0, 20.0)) }
            @if whistles { (picture("gw-whistle", -19.0, -36.0, 22.0, 22.0)) }
            (picture(&format!("gw-engine-{}", self.suffix(seat)), -ENGINE.0 / 2.0, 10.0 - ENGINE.1, ENGINE.0, ENGINE.1))
        };
        self.pen.group(Element::new(&key, &class, &label).lens("engine"), (x, y), &inner)
    }
}

impl Artist<'_> {
    /// Whether a delivery is being made: what it brings and what transport costs is still to be settled.
    fn is_delivering(&self) -> bool {
        let settles = |step: &Step| {
            matches!(step, Step::Disc(Place::City(_) | Place::Extraordinary(_)) | Step::Links(_) | Step::Transport(_))
        };
        self.table.steps.as_slice().iter().any(settles)
    }
}

/// What a station master scores for, in one icon.
const fn subject(master: Master) -> &'static str {
    match master {
        Master::Sm1 => "gw-i-goal",
        Master::Sm2 | Master::Sm8 => "gw-i-cert",
        Master::Sm3 => "gw-i-bandits",
        Master::Sm4 => "gw-i-hazard",
        Master::Sm5 => "gw-i-crew",
        Master::Sm6 => "gw-i-station",
        Master::Sm7 => "gw-i-house",
        Master::Sm9 => "gw-i-coin",
    }
}

/// The tile of a station master, 38 x 38.
pub(super) fn master_tile(master: Master) -> Markup {
    let worth = match master {
        Master::Sm5 => "1",
        Master::Sm7 => "2",
        Master::Sm8 => "×2",
        Master::Sm9 => "12",
        _ => "3",
    };
    html! {
        (picture("gw-master", 0.0, 0.0, 38.0, 38.0))
        (picture(subject(master), 1.5, 12.5, 23.0, 23.0))
        @if master == Master::Sm9 {
            (text("gw-num", 13.0, 29.8, worth))
        } @else {
            (text("gw-num gw-rim", if worth.chars().count() > 1 { 26.0 } else { 29.5 }, 33.5, worth))
        }
    }
}
