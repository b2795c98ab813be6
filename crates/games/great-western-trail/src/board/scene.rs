//! The scene: the land with all that stands on it, and what can be chosen on top.

use drawing::{Element, Markup, Place, PreEscaped, Scene, html};
use table::Seat;

use super::layout::{self, Area, Point, SIZE};
use super::{Artist, fitted, keys};
use crate::data::railroad::City;
use crate::data::tiles::ROWS;
use crate::data::trail::Site;
use crate::state::Step;

/// What lies over what: in the same order, first all that cannot be chosen, then what can, so that nothing stands
/// between it and a finger.
#[derive(Default)]
pub(super) struct Layers {
    below: String,
    above: String,
}

impl Layers {
    pub fn put(&mut self, can: bool, drawn: &Markup) {
        let to = if can { &mut self.above } else { &mut self.below };
        to.push_str(&drawn.0);
    }
}

impl Artist<'_> {
    pub(super) fn scene(&self) -> Scene {
        let mut layers = Layers::default();
        self.put_trail(&mut layers);
        self.put_railroad(&mut layers);
        self.put_cities(&mut layers);
        self.put_goals(&mut layers);
        self.put_foresight(&mut layers);
        self.put_cattle(&mut layers);
        self.put_jobs(&mut layers);
        self.put_ranchers(&mut layers);
        let body = html! {
            g class={ "gw-scene " (self.hour()) } {
                // Around the land, where the screen is broader or higher than it: the wood of its frame.
                rect class="gw-beyond" x="-708" y="-374" width="2832" height="1496" {}
                use href="#gw-ground" width=(SIZE.0) height=(SIZE.1) {}
                (self.weather())
                rect class="gw-hour" width=(SIZE.0) height=(SIZE.1) {}
                (self.roads())
                (self.notice())
                (self.headings())
                (PreEscaped(layers.below))
                (self.signboard())
                (PreEscaped(layers.above))
                (self.done())
            }
        };
        Scene {
            size: SIZE,
            label: self.word("drawn-scene").to_string(),
            centre: Some(self.centre()),
            places: self.places(),
            mood: None,
            body,
        }
    }

    /// The hour of the day follows the job-market token.
    fn hour(&self) -> &'static str {
        match usize::from(self.table.token_row) {
            _ if self.table.is_ending() => "gw-dusk",
            0..=4 => "gw-morning",
            5..=7 => "gw-noon",
            8..ROWS => "gw-evening",
            _ => "gw-dusk",
        }
    }

    fn places(&self) -> Vec<Place> {
        let place = |(id, area): (&'static str, Area)| Place {
            label: self.word(id).to_string(),
            at: (area.x as u32, area.y as u32),
            size: (area.width as u32, area.height as u32),
        };
        layout::PLACES.map(place).to_vec()
    }

    fn headings(&self) -> Markup {
        let heading = |id: &'static str, area: Area, room: f32| {
            fitted("gw-heading", (area.x + 10.0, area.y + 18.5), &self.word(id), 17.0, room)
        };
        html! {
            (heading("table-objectives", layout::OBJECTIVES, 150.0))
            (heading("table-foresight", layout::FORESIGHT, 130.0))
            (heading("table-cattle", layout::CATTLE, 200.0))
            (heading("table-jobs", layout::JOBS, 180.0))
        }
    }

    /// A plate that says "nothing more", while one may say so.
    fn done(&self) -> Markup {
        if !self.pen.can_choose(keys::DONE) {
            return html! {};
        }
        let Area { x, y, width, height } = layout::DONE;
        let words = self.word(self.done_words());
        let inner = html! {
            rect class="gw-brass" x="0" y="0" width=(width) height=(height) rx="9" {}
            rect class="gw-brass-line" x="4" y="4" width=(width - 8.0) height=(height - 8.0) rx="6" {}
            (fitted("gw-done", (width / 2.0, 28.5), &words, 17.0, width - 16.0))
            rect class="halo" x="-3" y="-3" width=(width + 6.0) height=(height + 6.0) rx="11" {}
        };
        self.pen.group(Element::new(keys::DONE, "gw-donebox", &words), (x, y), &inner)
    }

    fn done_words(&self) -> &'static str {
        match self.step {
            Some(Step::Visit) => "drawn-done-visit",
            Some(Step::Buy | Step::Trash(_)) => "drawn-done-more",
            Some(Step::Upgrade(_) | Step::Appoint(_) | Step::Engine(_) | Step::Back(_)) => "drawn-done-not",
            _ => "drawn-done",
        }
    }

    /// Where it happens: what is asked about, or one's own rancher, or that of whose turn it is.
    fn centre(&self) -> (u32, u32) {
        let at = self.asked_about().unwrap_or_else(|| {
            let seat = self.view.seat.filter(|seat| seat.index() < self.view.players.len());
            let site = self.table.player(seat.unwrap_or(self.table.turn)).rancher;
            layout::site(site.unwrap_or(Site::A))
        });
        (at.0 as u32, at.1 as u32)
    }

    fn asked_about(&self) -> Option<Point> {
        let engine = |seat: Seat| layout::berth(self.table.player(seat).engine);
        let seat = self.view.seat?;
        Some(match self.step? {
            Step::Place => layout::site(Site::D),
            Step::Hire(_) => layout::job(self.open_row(), 2).middle(),
            Step::Buy => layout::CATTLE.middle(),
            Step::Foresight(_) => layout::FORESIGHT.middle(),
            Step::TakeObjective { .. } => layout::OBJECTIVES.middle(),
            Step::Engine(_) | Step::Back(_) | Step::BackToDeliver | Step::Return => engine(seat),
            Step::Upgrade(station) | Step::Appoint(station) => layout::hut(station).middle(),
            Step::UpgradeBehind => engine(seat),
            Step::City { limit, .. } => {
                let reached = City::ALL.into_iter().rev().find(|&city| self.table.can_deliver(seat, city, limit));
                layout::city(reached.unwrap_or(City::KansasCity)).middle()
            }
            Step::Links(city) => layout::city(city).middle(),
            Step::Bandit => layout::site(Site::Bandit6),
            Step::Hazard(_) => layout::site(Site::Drought3),
            _ => return None,
        })
    }

    /// The middle of the rows from which somebody can be hired.
    fn open_row(&self) -> usize {
        usize::from(self.table.token_row.min(ROWS as u8 - 1)) / 2
    }
}
