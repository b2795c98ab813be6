//! The trail: roads, buildings, hazards, bandits, and the ranchers on it.

use drawing::{Element, Key, Markup, html};
use table::Seat;

use super::layout::{self, BENDS, extent};
use super::sayings::Said;
use super::scene::Layers;
use super::{Artist, keys, picture, signs, text};
use crate::data::buildings::Number;
use crate::data::tiles::{Area, Color, Sort, Tile};
use crate::data::trail::{NEUTRAL, Purpose, Site, Sites};
use crate::state::{Step, Tenant};
use crate::words::spaces;

/// How large a rider is drawn.
const RIDER: (f32, f32) = (31.0, 39.0);

impl Artist<'_> {
    /// Every branch of the road, to be lit while a way is looked at; and its bends, which a rider comes past.
    pub(super) fn roads(&self) -> Markup {
        let branches = NEUTRAL.into_iter().flat_map(|from| [(from, false), (from, true)]);
        html! {
            @for (from, second) in std::iter::once((Site::Start, false)).chain(branches) {
                @let key = keys::road(from, second);
                g data-key=(key) class="gw-way" aria-hidden="true" { use href={ "#gw-way-" (&key[5..]) } {} }
            }
            @for (from, branch, points) in BENDS {
                @for (number, (x, y)) in points.iter().enumerate() {
                    g data-key=(keys::bend(from, branch == 1, number)) aria-hidden="true" {
                        circle class="gw-bend" cx=(x) cy=(y) r="1" {}
                    }
                }
            }
        }
    }

    pub(super) fn put_trail(&self, layers: &mut Layers) {
        let mut reached = [0u8; Site::ALL.len()];
        self.fewest_steps(&mut reached);
        let buildable = self.buildable();
        for site in Site::ALL {
            let key = keys::site(site);
            let steps = reached[site.index()];
            layers.put(self.pen.can_choose(&key), &self.site(site, &key, steps, &buildable));
        }
    }

    /// The fewest steps to every space that the rancher may go to now.
    fn fewest_steps(&self, reached: &mut [u8; Site::ALL.len()]) {
        let Some(from) = self.own().and_then(|own| own.open.rancher) else { return };
        let (most, kansas_city) = match self.step {
            Some(Step::Depart) => (self.table.step_limit(self.table.turn), true),
            Some(Step::Forward(most)) => (most, true),
            Some(Step::FreeMove(most)) => (most, false),
            _ => return,
        };
        self.table.each_route(from, most, kansas_city, &mut |route| {
            let steps = self.table.path(from, route).len() as u8;
            let least = &mut reached[route.to.index()];
            *least = if *least == 0 { steps } else { steps.min(*least) };
        });
    }

    fn site(&self, site: Site, key: &str, steps: u8, buildable: &[(Number, Sites)]) -> Markup {
        // What could be built here lights up in the tray while the site is looked at.
        let fits = buildable.iter().filter(|(_, sites)| sites.contains(site));
        let tiles: Vec<Key> = fits.map(|(number, _)| Key::new(keys::tile(*number))).collect();
        let tenant = self.table.tenant(site);
        let (width, height) = extent(site);
        let over = if matches!(tenant, Tenant::Neutral(_)) || site == Site::KansasCity { 6.0 } else { 0.0 };
        // In the corner where neither a fee nor hands are.
        let corner = if matches!(tenant, Tenant::Tile(_)) { 4.0 - height / 2.0 } else { height / 2.0 - 4.0 };
        let inner = html! {
            (self.tenant(site, tenant))
            rect class="halo" x=(-width / 2.0 - 2.0) y=(-height / 2.0 - 2.0 - over) width=(width + 4.0) height=(height + 4.0 + over) rx="8" {}
            @if steps > 0 {
                circle class="gw-steps" cx=(width / 2.0 - 4.0) cy=(corner) r="11" {}
                (text("gw-num gw-light", width / 2.0 - 4.0, corner + 6.0, steps))
            }
        };
        let at = layout::site(site);
        let lens = lens(self, tenant, site);
        match tenant {
            Tenant::Private { owner, .. } => {
                let label = self.pen.say(&spaces::space(self.table, self.view.seat, site));
                let class = ["gw-site ", self.colour(owner)].concat();
                self.pen.group(Element::new(key, &class, &label).lens(lens).points(&tiles), at, &inner)
            }
            _ => {
                let label = self.say(Said::Site(site, tenant));
                self.pen.group(Element::new(key, "gw-site", &label).lens(lens).points(&tiles), at, &inner)
            }
        }
    }

    fn tenant(&self, site: Site, tenant: Tenant) -> Markup {
        match tenant {
            Tenant::Neutral(tile) => html! {
                (picture(&format!("gw-n-{tile}"), -54.0, -54.0, 108.0, 102.0))
                @if tile.name() != site.name() {
                    // A tab under the wall, where it covers none of the actions.
                    path class="gw-notch" d="M-50 45h20v13q0 4-4 4h-12q-4 0-4-4z" {}
                    (text("gw-num gw-light", -40.0, 59.5, site.name()))
                }
            },
            Tenant::Private { owner, number } => html! {
                (picture(&format!("gw-p-{}{}", number.get(), self.table.side(owner, number)), -34.0, -42.0, 68.0, 70.0))
                use class="gw-em" href={ "#gw-em-" (self.suffix(owner)) } x="-29" y="-24.500" width="14" height="14" {}
            },
            Tenant::Tile(tile) => danger(tile, site, self.table.hand_fee(tile.hand())),
            Tenant::Empty => match site.purpose() {
                Purpose::KansasCity => html! {
                    (picture("gw-kc", -42.0, -66.0, 84.0, 124.0))
                    text class="gw-town" x="0" y="-37" textLength="64" lengthAdjust="spacingAndGlyphs" { "KANSAS" }
                    text class="gw-town" x="0" y="-23" { "CITY" }
                    (self.owl())
                },
                Purpose::Start => picture("gw-start", -22.0, -26.0, 44.0, 52.0),
                _ => html! {},
            },
        }
    }

    /// An owl on the sign, which looks whenever somebody has arrived.
    fn owl(&self) -> Markup {
        let arrived = self.table.all_seats().any(|seat| self.table.player(seat).rancher == Some(Site::KansasCity));
        html! {
            g class=(if arrived { "gw-owl awake" } else { "gw-owl" }) {
                (picture("gw-owl", 14.0, -80.0, 24.0, 24.0))
                g class="gw-owlhead" { (picture("gw-owlhead", 14.0, -80.0, 24.0, 24.0)) }
            }
        }
    }

    /// Whether the one whose turn it is has not moved yet.
    fn is_departing(&self) -> bool {
        matches!(self.table.step(), Some(Step::Place | Step::Depart))
    }

    /// Everybody's rancher, in the order of seats; the own one is outlined.
    pub(super) fn put_ranchers(&self, layers: &mut Layers) {
        for seat in self.table.all_seats() {
            if let Some(site) = self.table.player(seat).rancher {
                layers.put(false, &self.rancher(seat, site));
            }
        }
    }

    fn rancher(&self, seat: Seat, site: Site) -> Markup {
        let mine = self.view.seat == Some(seat);
        let moves = self.table.asked.is_some() && self.table.turn == seat;
        let key = keys::rancher(seat);
        let class = [
            "gw-rider ",
            self.colour(seat),
            if mine { " mine" } else { "" },
            if moves { " moves" } else { "" },
            if layout::is_leftward(site) { " left" } else { "" },
        ]
        .concat();
        let label = self
            .pen
            .say(&wording::Phrase::new("drawn-rancher").with("who", crate::words::nouns::who(self.table, seat)));
        let herd = self.view.player(seat).herd.hand_size.min(6);
        let inner = html! {
            @if moves && !self.is_departing() { (picture("gw-dust", -20.0, -6.0, 40.0, 12.0)) }
            @if mine { circle class="gw-spot" cx="0" cy="-16" r="21" {} }
            g class="gw-figure" {
                @for cow in 0..(if moves { herd } else { 0 }) {
                    (picture("gw-calf", -(38.0 + 13.0 * f32::from(cow)), -11.0, 19.0, 13.8))
                }
                (picture(&format!("gw-rider-{}", self.suffix(seat)), -RIDER.0 / 2.0, 2.0 - RIDER.1, RIDER.0, RIDER.1))
            }
        };
        self.pen.group(Element::new(&key, &class, &label).lens("rancher"), layout::rancher(site, seat.index()), &inner)
    }
}

/// A hazard or a bandit, with its hand and fee, points or reward.
pub(super) fn danger(tile: Tile, site: Site, fee: u16) -> Markup {
    let hand = signs::hands(tile.hand()).first().copied().unwrap_or("gw-palm");
    let reward = site.bandit_slot().map(|slot| crate::data::trail::REWARDS[slot]);
    html! {
        (picture(symbol(tile), -23.0, -23.0, 46.0, 46.0))
        @match (tile.sort(), reward) {
            (Sort::Bandit(_), Some(0)) => { (picture("gw-i-token", -25.0, -25.0, 21.0, 21.0)) }
            (Sort::Bandit(_), Some(dollars)) => {
                (picture("gw-i-coin", -26.0, -26.0, 22.0, 22.0))
                (text("gw-num", -15.0, -9.200, dollars))
            }
            _ => {
                (picture("gw-i-star", -27.0, -27.0, 25.0, 25.0))
                (text("gw-num", -14.500, -8.500, tile.points()))
            }
        }
        (picture(hand, -25.0, 5.0, 20.0, 20.0))
        (picture("gw-i-cost", 5.0, 5.0, 20.0, 20.0))
        (text("gw-num", 15.0, 20.8, fee))
    }
}

/// The picture of a tile.
pub(super) const fn symbol(tile: Tile) -> &'static str {
    match tile.sort() {
        Sort::Hazard(Area::Flood) => "gw-flood",
        Sort::Hazard(Area::Drought) => "gw-drought",
        Sort::Hazard(Area::Rockfall) => "gw-rockfall",
        Sort::Bandit(Color::Green) => "gw-bandit-green",
        Sort::Bandit(Color::Orange) => "gw-bandit-orange",
        Sort::Worker(kind) => signs::worker(kind),
    }
}

/// What explains whatever stands on a site.
fn lens(artist: &Artist<'_>, tenant: Tenant, site: Site) -> &'static str {
    match tenant {
        Tenant::Neutral(tile) => super::glossary::neutral_lens(tile),
        Tenant::Private { owner, number } => super::glossary::private_lens(number, artist.table.side(owner, number)),
        Tenant::Tile(tile) => super::glossary::tile_lens(tile),
        Tenant::Empty => match site.purpose() {
            Purpose::Start => "start",
            Purpose::KansasCity => "kansas-city",
            Purpose::Hazard(_) => "hazard-slot",
            Purpose::Bandit => "bandit-slot",
            Purpose::Building | Purpose::Neutral => match (site.risk(), site.is_in_woods()) {
                (Some(_), _) => "risk-site",
                (None, true) => "woods-site",
                (None, false) => "site",
            },
        },
    }
}
