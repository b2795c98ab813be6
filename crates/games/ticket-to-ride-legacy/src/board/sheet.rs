//! The office of a company, opened large: its network on a small map, what it has found, and the slips of all games.

use drawing::{Markup, Scene, html};
use table::Seat;

use super::layout::{MAP, SIZE, round, spot};
use super::lettering::lines_within;
use super::sayings::Said;
use super::strands::shape;
use super::{Artist, colour, emblem, stamps};
use crate::ids::{Company, Sticker, Strand};
use crate::view::PlayerView;
use crate::words::own::cars;
use crate::words::ways::Way;

/// How much smaller the map is in an office.
const SMALL: f32 = 0.6;
/// Where what the office holds begins, and how wide words may be there.
const RIGHT: f32 = 770.0;
const ROOM: f32 = 540.0;
const FINDING: f32 = 17.0;
/// Where tickets begin, how far it is from one to the next, and how many there is room for.
const FIRST_TICKET: f32 = 196.0;
const TICKET_PITCH: (f32, f32) = (197.0, 50.0);
const MOST_TICKETS: usize = 12;
/// How many findings there is room for.
const MOST_FINDINGS: usize = 11;

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
        let (wide, high) = (MAP.w * SMALL, MAP.h * SMALL);
        let own = |strand: &Strand| self.view.built.iter().any(|(built, by)| built == strand && *by == seat);
        html! {
            // A picture within the picture: what lies beyond its frame is cut off.
            svg x="48" y="136" width=(wide) height=(high) viewBox={ "0 0 " (MAP.w) " " (MAP.h) } {
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
            @if let Some(sum) = self.vault_so_far(company) {
                text class="tr-head" x="720" y="622" text-anchor="end" { (self.say(Said::Count("drawn-vault", sum))) }
            }
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

    /// What the office holds: numbers, tickets that all may see, and what boxes and the story have brought.
    fn possessions(&self, seat: Seat) -> Markup {
        let it = self.player(seat);
        let counts = [
            ("#tr-wagon", cars(self.view, it).into()),
            ("#tr-coin", i32::from(it.dollars)),
            ("#tr-fan", it.hand_size.into()),
            ("#tr-stub", it.ticket_count.into()),
        ];
        let tickets: Vec<_> = it.tickets.iter().flatten().collect();
        let below = FIRST_TICKET + TICKET_PITCH.1 * tickets.len().min(MOST_TICKETS).div_ceil(3) as f32;
        html! {
            @for (place, (symbol, count)) in counts.into_iter().enumerate() {
                @let x = RIGHT + 148.0 * place as f32;
                use href=(symbol) x=(x) y="136" width="48" height="38" {}
                text class="tr-held" x=(x + 58.0) y="166" { (count) }
            }
            @for (place, ticket) in tickets.iter().take(MOST_TICKETS).enumerate() {
                @let way = if ticket.completed { Way::Connected } else { Way::Cut };
                @let at = (RIGHT + TICKET_PITCH.0 * (place % 3) as f32, FIRST_TICKET + TICKET_PITCH.1 * (place / 3) as f32);
                g class={ "tr-ticket" @if ticket.completed { " done" } } transform={ "translate(" (at.0) " " (at.1) ")" } { (self.ticket_face(ticket.ticket, &way, "")) }
            }
            (self.findings(it, below + 22.0))
        }
    }

    /// Upgrades, the conductor and postcards, one below the other, each with its picture.
    fn findings(&self, it: &PlayerView, top: f32) -> Markup {
        let seal = || html! { use href="#tr-seal" x="-13" y="-13" width="26" height="26" {} };
        let card =
            || html! { g class="tr-drawing" transform="translate(-19 -14)" { (stamps::rule(Sticker::Postcard)) } };
        let upgrades = it.upgrades.iter().map(|upgrade| (seal(), self.say(Said::Upgrade(*upgrade))));
        let conductor = it.conductor.iter().map(|one| (stamps::conductor(), self.say(Said::Conductor(*one))));
        // What a postcard asks for is read in its note, in full or not at all.
        let held = it.postcards.iter().map(|(postcard, _)| (card(), self.say(Said::Postcard(*postcard))));
        let fulfilled = it.fulfilled.iter().map(|postcard| {
            let words = [&*self.say(Said::Postcard(*postcard)), " – ", &*self.word("drawn-fulfilled")].concat();
            (card(), words.into())
        });
        let mut y = top;
        html! {
            @for (picture, words) in upgrades.chain(conductor).chain(held).chain(fulfilled).take(MOST_FINDINGS) {
                g transform={ "translate(" (RIGHT + 18.0) " " (round(y - 6.0)) ")" } { (picture) }
                @for part in lines_within(&words, FINDING, ROOM, 3) {
                    text class="tr-found" x=(RIGHT + 44.0) y=(round(y)) { (part) }
                    ({ y += 21.0; "" })
                }
                ({ y += 13.0; "" })
            }
        }
    }
}
