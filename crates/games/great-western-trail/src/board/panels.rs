//! What lies before each player: numbers at a glance, and a way to the whole ranch.

use drawing::{Element, Markup, Panel, html};
use wording::{Arg, Phrase};

use super::sayings::Said;
use super::{Artist, glossary, icon, keys, railroad, signs};
use crate::data::boards::CERTIFICATES;
use crate::data::sam::DECK;
use crate::data::tiles::Worker;
use crate::state::Sam;
use crate::view::PlayerView;
use crate::words::nouns::{city, worker};
use crate::words::tables::sam_card;

impl Artist<'_> {
    pub(super) fn panels(&self) -> Vec<Panel> {
        self.view.players.iter().map(|player| self.panel(player)).collect()
    }

    fn panel(&self, player: &PlayerView) -> Panel {
        let seat = player.seat;
        let sam = self.table.sam.filter(|_| self.table.is_sam(seat));
        let opener = self.word("drawn-ranch");
        let body = html! {
            div class="gw-chips" {
                @match sam {
                    Some(sam) => { (self.sam_chips(player, sam)) }
                    None => { (self.purse_chips(player)) }
                }
                (self.crew_chips(player))
                (self.taken_chips(player))
                (self.pen.opener(seat, "gw-open", &opener, &html! { (icon("gw-i-house")) (opener) }))
            }
            @if !player.open.masters.is_empty() { div class="gw-chips" { (self.masters_of(player)) } }
        };
        Panel {
            colour: self.colour(seat),
            emblem: html! { svg class="gw-emblem" viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (self.emblem(seat)) } width="24" height="24" {} } },
            sign: Some(self.emblem(seat)),
            persona: None,
            body,
        }
    }

    fn chip(&self, player: &PlayerView, what: &str, lens: Option<&str>, label: &str, inner: &Markup) -> Markup {
        let key = keys::panel(player.seat, what);
        self.pen.item(Element::new(&key, "gw-chipp", label).lens(lens), inner)
    }

    /// A part of a chip that cards come from or go to.
    fn part(&self, player: &PlayerView, what: &str, symbol: &str, count: u8) -> Markup {
        html! {
            span class="gw-part" data-key=(keys::panel(player.seat, what)) aria-hidden="true" { (icon(symbol)) small { (count) } }
        }
    }

    fn purse_chips(&self, player: &PlayerView) -> Markup {
        let (open, herd) = (&player.open, &player.herd);
        let limit = CERTIFICATES[usize::from(open.marker_limit())];
        let permanent = open.permanent();
        let cards = self.say(Said::Pair("drawn-cards", herd.hand_size, open.hand_limit()));
        html! {
            (self.chip(player, "dollars", Some("dollars"), &self.dollars(open.dollars), &html! { (icon("gw-i-dollar")) b { (open.dollars) } }))
            (self.chip(player, "certificates", Some("certificate"), &self.say(Said::Pair("drawn-marker", open.certificates(), limit)), &html! {
                (icon("gw-i-cert")) b { (open.certificates()) } small { "/" (limit) @if permanent > 0 { " +" (permanent) } }
            }))
            (self.chip(player, "tokens", Some("exchange-token"), &self.count("tokens", open.tokens), &html! { (icon("gw-i-token")) b { (open.tokens) } }))
            (self.chip(player, "cards", Some("hand-limit"), &cards, &html! {
                (icon("gw-i-hand")) b { (herd.hand_size) } small { "/" (open.hand_limit()) }
                (self.part(player, "deck", "gw-i-deck", herd.deck_size))
                (self.part(player, "pile", "gw-i-pile", herd.discard_size))
            }))
            @let steps = self.table.step_limit(player.seat);
            (self.chip(player, "steps", Some("steps"), &self.count("drawn-steps", steps), &html! { (icon("gw-i-step")) b { (steps) } }))
        }
    }

    fn crew_chips(&self, player: &PlayerView) -> Markup {
        html! {
            @for kind in Worker::ALL {
                @let count = player.open.workers(kind);
                (self.chip(player, kind.name(), Some(kind.name()), &self.say(Said::Workers(kind, count)), &html! { (icon(signs::worker(kind))) b { (count) } }))
            }
        }
    }

    /// Buildings, hazards and bandits, where there are any.
    fn taken_chips(&self, player: &PlayerView) -> Markup {
        let open = &player.open;
        let built = open.built.len() as i32;
        let goals = i32::from(open.played.len());
        html! {
            (self.chip(player, "buildings", Some("site"), &self.count("drawn-built", built), &html! { (icon("gw-i-house")) b { (built) } }))
            (self.chip(player, "hazards", Some("hazard-slot"), &self.count("drawn-hazards", open.hazards()), &html! { (icon("gw-i-hazard")) b { (open.hazards()) } }))
            @for (i, lens) in ["green-bandit", "orange-bandit"].into_iter().enumerate() {
                @let symbol = if i == 0 { "gw-bandit-green" } else { "gw-bandit-orange" };
                @let id = if i == 0 { "drawn-green" } else { "drawn-orange" };
                (self.chip(player, lens, Some(lens), &self.count(id, open.bandits[i]), &html! { (icon(symbol)) b { (open.bandits[i]) } }))
            }
            (self.chip(player, "goals", Some("objective"), &self.count("drawn-goals", goals), &html! { (icon("gw-i-goal")) b { (goals) } }))
            @if self.table.token_owner == Some(player.seat) {
                (self.chip(player, "spike", Some("job-token"), &self.word("drawn-spike-owner"), &icon("gw-spike")))
            }
        }
    }

    fn masters_of(&self, player: &PlayerView) -> Markup {
        html! {
            @for master in player.open.masters.iter() {
                @let label = self.say(Said::Master(master));
                @let what = format!("master-{master}");
                (self.chip(player, &what, Some(glossary::master_lens(master)), &label, &html! {
                    svg class="gw-i gw-mast" viewBox="0 0 38 38" aria-hidden="true" { (railroad::master_tile(master)) }
                }))
            }
        }
    }

    /// Sam: how hard he is, what he is best at, where he delivers next, the card he has turned and those that are left.
    fn sam_chips(&self, player: &PlayerView, sam: Sam) -> Markup {
        let state = Phrase::new("sam-state")
            .with("level", Arg::Key(sam.level.name()))
            .with("worker", worker(sam.specialization))
            .with("city", city(sam.next_city));
        let state = self.pen.say(&state);
        let left = sam.left().count_ones() as i32;
        let turned = sam.turned.and_then(|number| Some((number, DECK.get(usize::from(number).checked_sub(1)?)?)));
        let cattle = player.herd.discard_size;
        html! {
            (self.chip(player, "card", Some("sam"), &state, &html! {
                (icon("gw-hat"))
                @match turned {
                    Some((number, card)) => { b { (number) } small class="gw-samcard" { (self.pen.say(&sam_card(card))) } }
                    None => { small class="gw-samcard" { (state) } }
                }
            }))
            (self.chip(player, "left", Some("sam"), &self.count("drawn-sam-left", left), &html! { (icon("gw-i-deck")) b { (left) } }))
            (self.chip(player, "specialty", Some(sam.specialization.name()), &self.say(Said::Crew(sam.specialization)), &html! { (icon("gw-i-star")) (icon(signs::worker(sam.specialization))) }))
            (self.chip(player, "next", Some(glossary::city_lens(sam.next_city)), &self.say(Said::City(sam.next_city)), &html! { (icon("gw-i-engine")) small { (self.say(Said::CityName(sam.next_city))) } }))
            (self.chip(player, "cards", Some("cattle-market"), &self.count("drawn-sam-cattle", cattle), &html! { (icon("gw-i-cow")) b { (cattle) } }))
        }
    }
}
