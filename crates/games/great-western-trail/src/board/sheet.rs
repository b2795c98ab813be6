//! A whole ranch, large: buildings, discs with what they open, workers, and all that was won on the way.

use drawing::{Markup, Scene, html};
use wording::Phrase;

use super::cities::signed;
use super::layout::SIZE;
use super::sayings::Said;
use super::{Artist, cards, fitted, glossary, goals, hand, picture, railroad, signs, text, trail};
use crate::cards::Pile;
use crate::data::boards::{CERTIFICATES, Disc, MAX_WORKERS, Row, WORKER_POINTS, slot};
use crate::data::buildings::Number;
use crate::data::railroad::City;
use crate::data::tiles::{Tile, Worker};
use crate::state::Tenant;
use crate::view::PlayerView;
use crate::words::nouns::{auxiliary, counted, who};
use crate::words::options::unlocks;

/// Buildings in a row of the sheet, and how large they are.
const BUILDINGS: usize = 6;
const BUILDING: (f32, f32) = (112.0, 142.0);

/// Where the parts of the sheet begin: the column, and the line of the heading.
const LEFT: f32 = 26.0;
const MIDDLE: f32 = 412.0;
const RIGHT: f32 = 744.0;
const FAR: f32 = 1080.0;
const UPPER: f32 = 82.0;
const LOWER: f32 = 402.0;
const LOWEST: f32 = 522.0;

impl Artist<'_> {
    pub(super) fn sheet(&self, player: &PlayerView) -> Scene {
        let name = self.pen.say(&who(self.table, player.seat));
        let sam = self.table.is_sam(player.seat);
        let body = html! {
            g class={ "gw-scene gw-sheet " (self.colour(player.seat)) } {
                rect class="gw-desk" width=(SIZE.0) height=(SIZE.1) {}
                rect class="gw-sheetpaper" x="12" y="12" width="1392" height="724" rx="14" {}
                path class="gw-c" d="M12 60V26q0-14 14-14h1364q14 0 14 14v34z" {}
                use class="gw-em" href={ "#gw-em-" (self.suffix(player.seat)) } x="26" y="22" width="28" height="28" {}
                (fitted("gw-sheetname", (66.0, 45.0), &name, 26.0, 420.0))
                @if !sam { (self.sheet_numbers(player)) }
                (self.heading("drawn-buildings", LEFT, UPPER))
                (self.heading("drawn-workers", LEFT, LOWER))
                (self.heading("drawn-taken", MIDDLE, LOWER))
                (self.heading("table-objectives", RIGHT, LOWER))
                (self.heading("drawn-masters", RIGHT, LOWEST))
                (self.heading("drawn-deliveries", FAR, LOWEST))
                (self.sheet_buildings(player))
                (self.sheet_workers(player))
                @if !sam { (self.sheet_discs(player)) }
                (self.sheet_taken(player))
                (self.sheet_goals(player))
                (self.sheet_cities(player))
                (self.sheet_herd(player))
            }
        };
        let label = format!("{name}: {}", self.word("drawn-ranch"));
        Scene { size: SIZE, label, centre: None, places: Vec::new(), mood: None, body }
    }

    fn heading(&self, id: &'static str, x: f32, y: f32) -> Markup {
        text("gw-heading gw-dark", x, y, self.word(id))
    }

    /// Says that there is nothing of a kind.
    fn nothing(&self, x: f32, y: f32) -> Markup {
        text("gw-line-text gw-bag", x, y, self.word("drawn-none"))
    }

    /// Dollars, certificates, tokens, steps and hand limit, along the upper edge.
    fn sheet_numbers(&self, player: &PlayerView) -> Markup {
        let open = &player.open;
        let limit = CERTIFICATES[usize::from(open.marker_limit())];
        let numbers = [
            ("gw-i-dollar", "dollars", open.dollars.to_string()),
            ("gw-i-cert", "certificate", format!("{}/{limit}", open.certificates())),
            ("gw-i-token", "exchange-token", open.tokens.to_string()),
            ("gw-i-step", "steps", self.table.step_limit(player.seat).to_string()),
            ("gw-i-hand", "hand-limit", open.hand_limit().to_string()),
        ];
        html! {
            @for (i, (symbol, lens, number)) in numbers.into_iter().enumerate() {
                g data-lens=(lens) transform={ "translate(" (RIGHT + 130.0 * i as f32) " 19)" } {
                    rect class="gw-panelet" x="0" y="0" width="118" height="34" rx="8" {}
                    (picture(symbol, 14.0, 3.0, 28.0, 28.0))
                    (text("gw-huge gw-start", 52.0, 25.0, number))
                }
            }
        }
    }

    /// All twelve tiles; those on the trail say where they stand.
    fn sheet_buildings(&self, player: &PlayerView) -> Markup {
        let seat = player.seat;
        let built_at = |number: Number| {
            player.open.sites.iter().find(|&site| self.table.tenant(site) == Tenant::Private { owner: seat, number })
        };
        html! {
            @for (i, number) in Number::ALL.into_iter().enumerate() {
                @let (x, y) = (LEFT + (BUILDING.0 + 6.0) * (i % BUILDINGS) as f32, UPPER + 8.0 + (BUILDING.1 + 6.0) * (i / BUILDINGS) as f32);
                @let side = self.table.side(seat, number);
                @let plan = number.plan(side);
                @let site = built_at(number);
                g class={ "gw-lot" (if site.is_some() { " built" } else { "" }) } data-lens=(glossary::private_lens(number, side)) transform={ "translate(" (x) " " (y) ")" } {
                    rect class="gw-panelet" x="0" y="0" width=(BUILDING.0) height=(BUILDING.1) rx="8" {}
                    (picture(&format!("gw-p-{}{side}", number.get()), 4.0, 4.0, 104.0, 107.0))
                    (picture("gw-craftsman", 5.0, 114.0, 22.0, 22.0))
                    (text("gw-big gw-start", 29.0, 131.5, plan.craftsmen))
                    (picture("gw-i-star", 49.0, 109.0, 31.0, 31.0))
                    (text("gw-num", 64.5, 131.0, plan.points))
                    @if let Some(site) = site { (text("gw-big gw-act gw-end", 109.0, 131.5, site.name())) }
                }
            }
        }
    }

    /// Three rows of six: who works there, and what the empty slots would bring.
    fn sheet_workers(&self, player: &PlayerView) -> Markup {
        html! {
            @for worker in Worker::ALL {
                @let count = player.open.workers(worker);
                @let y = LOWER + 8.0 + 60.0 * worker.index() as f32;
                @for place in 1..=MAX_WORKERS {
                    @let x = 26.0 + 60.0 * f32::from(place - 1);
                    g data-lens=(worker.name()) transform={ "translate(" (x) " " (y) ")" } {
                        rect class=(if place > 4 { "gw-panelet gw-far" } else { "gw-panelet" }) x="0" y="0" width="56" height="56" rx="7" {}
                        @if place <= count {
                            (picture(signs::worker(worker), 6.0, 6.0, 44.0, 44.0))
                        } @else if let Some(effect) = slot(worker, place) {
                            (picture(&format!("gw-e-{effect}"), 8.0, 1.5, 40.0, 53.0))
                        } @else {
                            circle class="gw-hole" cx="28" cy="28" r="12" {}
                        }
                        @if place > 4 && place <= count {
                            (picture("gw-i-star", 33.0, 32.0, 25.0, 25.0))
                            (text("gw-num", 45.5, 50.5, WORKER_POINTS))
                        }
                    }
                }
            }
        }
    }

    /// Every kind of disc, how many are left, and what the next one opens; auxiliary actions in words.
    fn sheet_discs(&self, player: &PlayerView) -> Markup {
        html! {
            (self.heading("drawn-discs", RIGHT, UPPER))
            @for disc in Disc::ALL {
                @let (i, left) = (disc.index(), player.open.discs[disc.index()]);
                @let y = UPPER + 8.0 + 29.0 * i as f32;
                g data-lens="disc" transform={ "translate(" (RIGHT) " " (y) ")" } {
                    @for place in 0..disc.count() {
                        @let x = 26.0 * f32::from(place);
                        (picture(if disc.is_dark() { "gw-corner-dark" } else { "gw-corner-white" }, x, 2.0, 24.0, 24.0))
                        @if place >= disc.count() - left { (picture(self.emblem(player.seat), x + 1.5, 3.5, 21.0, 21.0)) }
                    }
                    @let words = if left > 0 {
                        self.pen.say(&unlocks(self.table, player.seat, disc))
                    } else {
                        self.pen.say(&opened(disc))
                    };
                    (fitted(if left > 0 { "gw-line-text" } else { "gw-line-text gw-act" }, (60.0, 20.0), &words, 16.0, 582.0))
                }
            }
        }
    }

    /// Hazards, bandits and station masters, with what they score so far.
    fn sheet_taken(&self, player: &PlayerView) -> Markup {
        let open = &player.open;
        let objectives = open.played.len();
        let tiles: Vec<(Tile, u8)> = Tile::ALL.into_iter().zip(open.hazards).filter(|(_, count)| *count > 0).collect();
        let bandits = [(Tile::GreenBandit, open.bandits[0]), (Tile::OrangeBandit, open.bandits[1])];
        let all: Vec<(Tile, u8)> =
            tiles.into_iter().chain(bandits.into_iter().filter(|(_, count)| *count > 0)).collect();
        let masters = open.masters.iter();
        html! {
            @if all.is_empty() { (self.nothing(MIDDLE, LOWER + 28.0)) }
            @if open.masters.is_empty() { (self.nothing(RIGHT, LOWEST + 28.0)) }
            @for (i, (tile, count)) in all.into_iter().enumerate() {
                g data-lens=(glossary::tile_lens(tile)) transform={ "translate(" (MIDDLE + 27.0 + 54.0 * (i % 6) as f32) " " (LOWER + 39.0 + 60.0 * (i / 6) as f32) ")" } {
                    (picture(trail::symbol(tile), -23.0, -23.0, 46.0, 46.0))
                    @if tile.points() > 0 {
                        (picture("gw-i-star", -26.0, -26.0, 24.0, 24.0))
                        (text("gw-num", -14.0, -8.0, tile.points()))
                    }
                    @if count > 1 { (text("gw-big gw-rim", 10.0, 20.0, format!("×{count}"))) }
                }
            }
            @for (i, master) in masters.enumerate() {
                g data-lens=(glossary::master_lens(master)) transform={ "translate(" (RIGHT + 66.0 * i as f32) " " (LOWEST + 12.0) ")" } {
                    g transform="scale(1.45)" { (railroad::master_tile(master)) }
                    (picture("gw-i-star", 34.0, -10.0, 28.0, 28.0))
                    (text("gw-num", 48.0, 10.5, signed(open.master_points(master, objectives))))
                }
            }
        }
    }

    /// The starting objective and those played, with ticks if the herd is known.
    fn sheet_goals(&self, player: &PlayerView) -> Markup {
        let items = goals::items(player);
        let start = player.open.start.map(|start| (start.terms(), None, "objective"));
        let played = player.open.played.iter().flat_map(|(kind, count)| {
            (0..count).map(move |_| (kind.terms(), Some(kind.instant()), glossary::objective_lens(kind)))
        });
        html! {
            @if player.open.start.is_none() && player.open.played.is_empty() { (self.nothing(RIGHT, LOWER + 28.0)) }
            @for (i, (terms, instant, lens)) in start.into_iter().chain(played).take(9).enumerate() {
                g data-lens=(lens) transform={ "translate(" (RIGHT + 70.0 * i as f32) " " (LOWER + 10.0) ")" } { (goals::upright(terms, instant, items)) }
            }
        }
    }

    /// The cities that were delivered to, nearest first.
    fn sheet_cities(&self, player: &PlayerView) -> Markup {
        let reached: Vec<(City, u8)> =
            City::ALL.into_iter().zip(player.open.cities).filter(|(_, count)| *count > 0).collect();
        html! {
            @if reached.is_empty() { (self.nothing(FAR, LOWEST + 28.0)) }
            @for (i, (city, count)) in reached.into_iter().enumerate() {
                @let (x, y) = (FAR + 104.0 * (i % 3) as f32, LOWEST + 10.0 + 24.0 * (i / 3) as f32);
                g data-lens=(glossary::city_lens(city)) transform={ "translate(" (x) " " (y) ")" } {
                    (picture(self.emblem(player.seat), 0.0, 0.0, 20.0, 20.0))
                    @if count > 1 { (text("gw-num gw-rim", 10.0, 17.0, count)) }
                    (fitted("gw-line-text", (24.0, 16.0), &self.say(Said::CityName(city)), 16.0, 76.0))
                }
            }
        }
    }

    /// The herd, as far as these eyes know it.
    fn sheet_herd(&self, player: &PlayerView) -> Markup {
        let herd = &player.herd;
        let known = [("drawn-in-hand", herd.hand), ("drawn-in-deck", herd.deck), ("drawn-in-discard", herd.discard)];
        // Sam neither draws nor holds cards: what he buys lies in one pile (GWT-SOLO-04, GWT-SOLO-18).
        let (sam, known) = if self.table.is_sam(player.seat) { (true, &known[2..]) } else { (false, &known[..]) };
        html! {
            @if herd.hand.is_none() && !sam {
                (self.sheet_piles(player))
            } @else {
                @for (i, &(id, pile)) in known.iter().enumerate() {
                    @let x = 26.0 + 458.0 * i as f32;
                    @let pile = pile.unwrap_or(Pile::EMPTY);
                    (text("gw-heading gw-dark", x, 616.0, format!("{} · {}", self.word(id), pile.len())))
                    @let kinds: Vec<_> = pile.iter().collect();
                    @let pitch = (440.0 / kinds.len().max(1) as f32).min(66.0);
                    @for (place, (card, count)) in kinds.into_iter().enumerate() {
                        g transform={ "translate(" (x + pitch * place as f32) " 626)" } {
                            @match card {
                                crate::cards::Card::Cattle(kind) => { (cards::face(kind)) }
                                crate::cards::Card::Objective(kind) => { (goals::upright(kind.terms(), Some(kind.instant()), None)) }
                            }
                            @if count > 1 { (hand::badge(30.0, 96.0, count)) }
                        }
                    }
                }
            }
        }
    }

    /// Hidden piles: how many cards there are, and the one that lies open.
    fn sheet_piles(&self, player: &PlayerView) -> Markup {
        let herd = &player.herd;
        let hidden = [("drawn-in-hand", herd.hand_size), ("drawn-in-deck", herd.deck_size)];
        html! {
            @for (i, (id, count)) in hidden.into_iter().enumerate() {
                @let x = 26.0 + 458.0 * i as f32;
                (text("gw-heading gw-dark", x, 616.0, format!("{} · {count}", self.word(id))))
                @for card in 0..count.min(9) { (picture("gw-back", x + 24.0 * f32::from(card), 626.0, 60.0, 88.0)) }
            }
            (text("gw-heading gw-dark", 942.0, 616.0, format!("{} · {}", self.word("drawn-in-discard"), herd.discard_size)))
            g transform="translate(942 626)" {
                @match herd.top {
                    Some(crate::cards::Card::Cattle(kind)) => { (cards::face(kind)) }
                    Some(crate::cards::Card::Objective(kind)) => { (goals::upright(kind.terms(), Some(kind.instant()), None)) }
                    None => {}
                }
            }
        }
    }
}

/// What an emptied kind of discs has opened.
fn opened(disc: Disc) -> Phrase {
    match disc {
        Disc::Aux1 | Disc::Aux2 | Disc::Aux3 | Disc::Aux4 | Disc::Aux5 => auxiliary(Row(disc.index() as u8), true),
        _ => counted("drawn-opened", 1).with("disc", Phrase::new(format!("disc-{disc}"))),
    }
}
