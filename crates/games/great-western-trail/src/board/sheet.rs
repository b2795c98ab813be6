//! A whole ranch, large: buildings, discs with what they open, workers, and all that was won on the way.

use table::drawn::{Markup, Scene, html};
use table::words::Phrase;

use super::cities::signed;
use super::layout::SIZE;
use super::{Artist, cards, fitted, glossary, goals, hand, picture, railroad, signs, text, trail};
use crate::cards::Pile;
use crate::data::boards::{Disc, MAX_WORKERS, Row, WORKER_POINTS, slot};
use crate::data::buildings::Number;
use crate::data::tiles::{Tile, Worker};
use crate::data::trail::each;
use crate::state::Tenant;
use crate::view::PlayerView;
use crate::words::nouns::{auxiliary, counted, who};
use crate::words::options::unlocks;

/// Buildings in a row of the sheet, and how large they are.
const BUILDINGS: usize = 6;
const BUILDING: (f32, f32) = (112.0, 150.0);

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
                (self.sheet_buildings(player))
                (self.sheet_workers(player))
                @if !sam { (self.sheet_discs(player)) }
                (self.sheet_taken(player))
                (self.sheet_goals(player))
                (self.sheet_herd(player))
            }
        };
        let label = format!("{name}: {}", self.word("drawn-ranch"));
        Scene { size: SIZE, label, centre: None, places: Vec::new(), mood: None, body }
    }

    /// All twelve tiles; those on the trail say where they stand.
    fn sheet_buildings(&self, player: &PlayerView) -> Markup {
        let seat = player.seat;
        let built_at = |number: Number| {
            each(player.open.sites).find(|&site| self.table.tenant(site) == Tenant::Private { owner: seat, number })
        };
        html! {
            @for (i, number) in Number::ALL.into_iter().enumerate() {
                @let (x, y) = (26.0 + (BUILDING.0 + 6.0) * (i % BUILDINGS) as f32, 70.0 + (BUILDING.1 + 6.0) * (i / BUILDINGS) as f32);
                @let side = self.table.side(seat, number);
                @let plan = number.plan(side);
                @let site = built_at(number);
                g class={ "gw-lot" (if site.is_some() { " built" } else { "" }) } data-lens=(glossary::private_lens(number, side)) transform={ "translate(" (x) " " (y) ")" } {
                    rect class="gw-panelet" x="0" y="0" width=(BUILDING.0) height=(BUILDING.1) rx="8" {}
                    (picture(&format!("gw-p-{}{side}", number.get()), 4.0, 4.0, 104.0, 107.0))
                    (picture("gw-craftsman", 6.0, 120.0, 20.0, 20.0))
                    (text("gw-big gw-start", 28.0, 136.5, plan.craftsmen))
                    (picture("gw-i-star", 54.0, 115.0, 29.0, 29.0))
                    (text("gw-num", 68.5, 136.0, plan.points))
                    @if let Some(site) = site { (text("gw-big gw-act gw-end", 108.0, 136.5, site.name())) }
                }
            }
        }
    }

    /// Three rows of six: who works there, and what the empty slots would bring.
    fn sheet_workers(&self, player: &PlayerView) -> Markup {
        html! {
            @for worker in Worker::ALL {
                @let count = player.open.workers(worker);
                @let y = 392.0 + 66.0 * worker.index() as f32;
                @for place in 1..=MAX_WORKERS {
                    @let x = 26.0 + 60.0 * f32::from(place - 1);
                    g data-lens=(worker.name()) transform={ "translate(" (x) " " (y) ")" } {
                        rect class=(if place > 4 { "gw-panelet gw-far" } else { "gw-panelet" }) x="0" y="0" width="56" height="62" rx="7" {}
                        @if place <= count {
                            (picture(signs::worker(worker), 6.0, 9.0, 44.0, 44.0))
                        } @else if let Some(effect) = slot(worker, place) {
                            (picture(&format!("gw-e-{effect}"), 6.0, 2.0, 44.0, 58.0))
                        } @else {
                            circle class="gw-hole" cx="28" cy="31" r="12" {}
                        }
                        @if place > 4 && place <= count {
                            (picture("gw-i-star", 33.0, 36.0, 25.0, 25.0))
                            (text("gw-num", 45.5, 54.5, WORKER_POINTS))
                        }
                    }
                }
            }
        }
    }

    /// Every kind of disc, how many are left, and what the next one opens; auxiliary actions in words.
    fn sheet_discs(&self, player: &PlayerView) -> Markup {
        html! {
            @for disc in Disc::ALL {
                @let (i, left) = (disc.index(), player.open.discs[disc.index()]);
                @let y = 74.0 + 31.0 * i as f32;
                g data-lens="disc" transform={ "translate(744 " (y) ")" } {
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
        let all = tiles.into_iter().chain(bandits.into_iter().filter(|(_, count)| *count > 0));
        let masters = open.all_masters();
        html! {
            @for (i, (tile, count)) in all.enumerate() {
                g data-lens=(glossary::tile_lens(tile)) transform={ "translate(" (424.0 + 54.0 * (i % 5) as f32) " " (420.0 + 58.0 * (i / 5) as f32) ")" } {
                    (picture(trail::symbol(tile), -23.0, -23.0, 46.0, 46.0))
                    @if tile.points() > 0 {
                        (picture("gw-i-star", -26.0, -26.0, 24.0, 24.0))
                        (text("gw-num", -14.0, -8.0, tile.points()))
                    }
                    @if count > 1 { (text("gw-big gw-rim", 10.0, 20.0, format!("×{count}"))) }
                }
            }
            @for (i, master) in masters.enumerate() {
                g data-lens=(glossary::master_lens(master)) transform={ "translate(" (400.0 + 66.0 * i as f32) " 530)" } {
                    g transform="scale(1.45)" { (railroad::master_tile(master)) }
                    (picture("gw-i-star", 34.0, -12.0, 28.0, 28.0))
                    (text("gw-num", 48.0, 8.5, signed(open.master_points(master, objectives))))
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
            @for (i, (terms, instant, lens)) in start.into_iter().chain(played).take(9).enumerate() {
                g data-lens=(lens) transform={ "translate(" (744.0 + 70.0 * i as f32) " 398)" } { (goals::upright(terms, instant, items)) }
            }
        }
    }

    /// The herd, as far as these eyes know it.
    fn sheet_herd(&self, player: &PlayerView) -> Markup {
        let herd = &player.herd;
        let known = [("drawn-in-hand", herd.hand), ("drawn-in-deck", herd.deck), ("drawn-in-discard", herd.discard)];
        html! {
            @if herd.hand.is_none() && !self.table.is_sam(player.seat) {
                (self.sheet_piles(player))
            } @else {
                @for (i, (id, pile)) in known.into_iter().enumerate() {
                    @let x = 26.0 + 458.0 * i as f32;
                    @let pile = pile.unwrap_or(Pile::EMPTY);
                    (text("gw-heading gw-dark", x, 612.0, format!("{} · {}", self.word(id), pile.len())))
                    @let kinds: Vec<_> = pile.iter().collect();
                    @let pitch = (440.0 / kinds.len().max(1) as f32).min(66.0);
                    @for (place, (card, count)) in kinds.into_iter().enumerate() {
                        g transform={ "translate(" (x + pitch * place as f32) " 622)" } {
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
                (text("gw-heading gw-dark", x, 612.0, format!("{} · {count}", self.word(id))))
                @for card in 0..count.min(9) { (picture("gw-back", x + 24.0 * f32::from(card), 622.0, 60.0, 88.0)) }
            }
            (text("gw-heading gw-dark", 942.0, 612.0, format!("{} · {}", self.word("drawn-in-discard"), herd.discard_size)))
            g transform="translate(942 622)" {
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
