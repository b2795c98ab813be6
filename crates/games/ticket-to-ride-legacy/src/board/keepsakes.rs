//! What a campaign has to show between two games: the map so far, the slips of all games, and the finale once it was held.

use drawing::{Markup, Pen, Scene, html};
use table::{Dice, Eyes, Game};

use super::layout::{MAP, round};
use super::sayings::Said;
use super::{Artist, colour, emblem};
use crate::ids::Company;
use crate::setup::Options;
use crate::state::TicketToRide;
use crate::view::{CampaignView, campaign_view};

/// The size of the plot of slips.
const PLOT: (u32, u32) = (1150, 300);
/// Where the axes of the plot are: left, right, top, bottom.
const AXES: (f32, f32, f32, f32) = (60.0, 1010.0, 24.0, 250.0);

/// The finale if it was held, the map as the next game will find it, and the slips once there are some. Nobody's eyes: what
/// a stranger may see.
pub(super) fn all(setup: &Options, pen: &Pen<'_>) -> Vec<Scene> {
    let Some(record) = setup.record() else { return Vec::new() };
    // The board follows from the setup; what is shuffled is not looked at.
    let Ok(game) = TicketToRide::new(setup, &mut Dice::from_number(0)) else { return Vec::new() };
    let view = game.view(Eyes::Bystander);
    let artist = Artist::new(&view, pen);
    let finale = record.reckoning().map(|vaults| artist.ceremony(&vaults));
    finale.into_iter().chain([artist.map_alone()]).chain(artist.plot(&campaign_view(record, setup.totals()))).collect()
}

impl Artist<'_> {
    fn map_alone(&self) -> Scene {
        let routes = self.routes();
        let body = html! {
            g class="tr-scene" {
                (self.land())
                (routes.below())
                (self.discs())
                (self.tokens())
                (self.names())
                (self.cartouche())
            }
        };
        let label = self.word("drawn-map").to_string();
        Scene { size: (MAP.w as u32, MAP.h as u32), label, centre: None, places: Vec::new(), mood: None, body }
    }

    /// What each company took to its vault, game by game: no totals before the end.
    fn plot(&self, campaign: &CampaignView) -> Option<Scene> {
        if campaign.slips.is_empty() {
            return None;
        }
        let (left, right, top, bottom) = AXES;
        let most = campaign.slips.iter().flatten().flatten().copied().max().unwrap_or(0).max(10);
        let games = super::sayings::games();
        let x = |game: usize| round(left + (right - left) * (game as f32 + 0.5) / games as f32);
        let y = |slip: i16| round(bottom - (bottom - top) * f32::from(slip.max(0)) / f32::from(most));
        let body = html! {
            g class="tr-scene" {
                rect class="tr-board" x="2" y="2" width=(PLOT.0 - 4) height=(PLOT.1 - 4) rx="10" {}
                @for step in 0..=4_i16 {
                    @let value = most * step / 4;
                    path class="tr-faint" d={ "M" (left) " " (y(value)) "H" (right) } {}
                    text class="tr-num" x=(left - 26.0) y=(y(value) + 6.0) { (value) }
                }
                @for game in 0..games as usize { text class="tr-num" x=(x(game)) y=(bottom + 26.0) { (game + 1) } }
                @for (place, company) in campaign.companies.iter().enumerate() {
                    (self.slips_of(campaign, place, *company, (&x, &y)))
                }
            }
        };
        let label = self.word("drawn-slips").to_string();
        Some(Scene { size: PLOT, label, centre: None, places: Vec::new(), mood: None, body })
    }

    fn slips_of(
        &self,
        campaign: &CampaignView,
        place: usize,
        company: Company,
        (x, y): (&dyn Fn(usize) -> f32, &dyn Fn(i16) -> f32),
    ) -> Markup {
        let slips = campaign.slips.iter().enumerate().filter_map(|(game, slips)| Some((game, slips[place]?)));
        let points: Vec<(f32, f32)> = slips.map(|(game, slip)| (x(game), y(slip))).collect();
        let line: String =
            points.iter().enumerate().map(|(i, (x, y))| format!("{}{x} {y}", if i == 0 { "M" } else { "L" })).collect();
        let name = self.say(Said::Company(company));
        html! {
            g class=(colour(company)) {
                path class="tr-slips" d=(line) {}
                @for (x, y) in &points { use href=(emblem(company)) x=(round(x - 9.0)) y=(round(y - 9.0)) width="18" height="18" {} }
                use href=(emblem(company)) x="1022" y=(20 + 46 * place) width="34" height="34" {}
                title { (name) }
            }
        }
    }
}
