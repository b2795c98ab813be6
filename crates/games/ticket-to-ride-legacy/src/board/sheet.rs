//! The office of a company, opened large: its network on a small map, what it has found, and the slips of all games.

use table::Seat;
use table::drawn::{Markup, Scene, html};

use super::layout::{MAP, SIZE, round, spot};
use super::lettering::lines;
use super::sayings::Said;
use super::strands::shape;
use super::{Artist, colour, emblem};
use crate::ids::{Company, Strand};
use crate::words::own::cars;

impl Artist<'_> {
    pub(super) fn sheet(&self, seat: Seat) -> Scene {
        let it = self.player(seat);
        let name = self.say(Said::Company(it.company));
        let body = html! {
            g class={ "tr-scene tr-sheet " (colour(it.company)) } {
                use href="#tr-platform" width=(SIZE.0) height=(SIZE.1) {}
                rect class="tr-board" x="24" y="24" width=(SIZE.0 - 48) height=(SIZE.1 - 48) rx="14" {}
                use href=(emblem(it.company)) x="48" y="44" width="72" height="72" {}
                text class="tr-office-name" x="140" y="92" { (name) }
                (self.network_map(seat))
                (self.slips(it.company))
                (self.possessions(seat))
            }
        };
        Scene { size: SIZE, label: name.to_string(), centre: None, places: Vec::new(), mood: None, body }
    }

    /// The network, with the strands of everybody else as faint lines.
    fn network_map(&self, seat: Seat) -> Markup {
        let scale = 0.6;
        let own = |strand: &Strand| self.view.built.iter().any(|(built, by)| built == strand && *by == seat);
        html! {
            g transform={ "translate(48 136)scale(" (scale) ")" } {
                (self.land())
                g class="tr-faint" { @for strand in self.strands.iter().filter(|strand| !own(strand)) { path d=(shape(strand).line) {} } }
                g class="tr-network" { @for strand in self.strands.iter().filter(own) { path d=(shape(strand).line) {} } }
                @for city in self.cities() {
                    @let (x, y) = spot(city).at;
                    circle class="tr-dot" cx=(x) cy=(y) r="5" {}
                }
                rect class="tr-frame" width=(MAP.w) height=(MAP.h) {}
            }
        }
    }

    /// The slips of the games that were played, as bars.
    fn slips(&self, company: Company) -> Markup {
        let Some(campaign) = &self.view.campaign else { return html! {} };
        let Some(place) = campaign.companies.iter().position(|it| *it == company) else { return html! {} };
        let slips: Vec<Option<i16>> = campaign.slips.iter().map(|game| game[place]).collect();
        let most = campaign.slips.iter().flatten().flatten().copied().max().unwrap_or(1).max(1);
        html! {
            text class="tr-head" x="48" y="622" { (self.word("drawn-slips")) }
            @for (game, slip) in slips.iter().enumerate() {
                @let x = 48.0 + 56.0 * game as f32;
                @match slip {
                    Some(slip) => {
                        @let high = round(60.0 * f32::from((*slip).max(0)) / f32::from(most));
                        rect class="tr-bar" x=(x) y=(round(702.0 - high)) width="40" height=(high) {}
                        text class="tr-num" x=(x + 20.0) y=(round(698.0 - high)) { (slip) }
                        @if campaign.winners[game] == Some(company) { use href="#tr-star" x=(x + 10.0) y=(round(670.0 - high)) width="20" height="20" {} }
                    },
                    None => { text class="tr-note" x=(x + 20.0) y="700" text-anchor="middle" { "–" } },
                }
            }
        }
    }

    /// What the office holds, in words.
    fn possessions(&self, seat: Seat) -> Markup {
        let it = self.player(seat);
        let mut all: Vec<(std::sync::Arc<str>, std::sync::Arc<str>)> = vec![
            (self.say(Said::Count("drawn-cars", cars(self.view, it).into())), "".into()),
            (self.say(Said::Count("drawn-dollars", it.dollars.into())), "".into()),
            (self.say(Said::Count("drawn-cards", it.hand_size.into())), "".into()),
            (self.say(Said::Count("drawn-ticket-count", it.ticket_count.into())), "".into()),
        ];
        all.extend(it.tickets.iter().flatten().map(|ticket| {
            let how = if ticket.completed { self.word("way-connected") } else { "".into() };
            (self.say(Said::Ticket(ticket.ticket)), how)
        }));
        all.extend(it.upgrades.iter().map(|upgrade| (self.say(Said::Upgrade(*upgrade)), "".into())));
        all.extend(it.conductor.iter().map(|conductor| (self.say(Said::Conductor(*conductor)), "".into())));
        // What a postcard asks for is read in its note, in full or not at all.
        all.extend(it.postcards.iter().map(|(postcard, _)| (self.say(Said::Postcard(*postcard)), "".into())));
        all.extend(
            it.fulfilled.iter().map(|postcard| (self.say(Said::Postcard(*postcard)), self.word("drawn-fulfilled"))),
        );
        let mut y = 150.0;
        html! {
            @for (title, text) in all.iter().take(16) {
                @for part in lines(title, 64, 2) {
                    text class="tr-where" x="770" y=(y) { (part) }
                    ({ y += 19.0; "" })
                }
                @for part in lines(text, 76, 2) {
                    text class="tr-fine" x="784" y=(y) { (part) }
                    ({ y += 17.0; "" })
                }
                ({ y += 8.0; "" })
            }
        }
    }
}
