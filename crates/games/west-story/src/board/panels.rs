//! What lies before each player: counters, and the Town from afar.

use drawing::{Element, Markup, Panel, html};
use table::Seat;

use super::cards::{self, Piece};
use super::layout::Area;
use super::sayings::{Lies, Said};
use super::{Artist, emblem, halo, icon, keys};
use crate::data::{Place, Sort, TomAct, TomStep};
use crate::state::Player;

/// A card of a Town from afar.
const MINI: (f32, f32) = (43.0, 34.0);

impl Artist<'_> {
    pub(super) fn panels(&self) -> Vec<Panel> {
        self.table.all_seats().map(|seat| self.panel(seat)).collect()
    }

    fn panel(&self, seat: Seat) -> Panel {
        let key = keys::panel(seat, "emblem");
        let tom = self.table.is_tom(seat);
        let label = self.word(if tom { "tom" } else { "drawn-player" });
        let class = format!("ws-emblem {}", self.colour(seat));
        let sheriff = self.view.sheriff == seat;
        let sign = emblem(self.view, seat);
        let emblem = self.pen.item(
            Element::new(&key, &class, &label).lens(if tom { "tom" } else { "sheriff" }),
            &html! { (icon(sign)) @if sheriff { span class="ws-badge-star" { (icon("ws-star")) } } },
        );
        Panel {
            colour: self.colour(seat),
            emblem,
            sign: Some(sign),
            persona: None,
            body: html! {
                (self.counters(seat))
                // One's own Town is in the hand; Tom has none.
                @if tom || self.view.seat != Some(seat) { (self.thumbnail(seat)) }
                @if tom { (self.toms_steps(seat)) }
            },
        }
    }

    fn counters(&self, seat: Seat) -> Markup {
        let player = self.table.player(seat);
        let region = self.table.board().regions[self.table.region_of(seat)].name;
        let border = self.table.board().to_border(player.total);
        let chip = |what: &str, symbol: &str, word: &'static str, lens: &str, count: u16| {
            let key = keys::panel(seat, what);
            let label = self.say(Said::Count(word, count.into()));
            let class = if count == 0 { "ws-pchip bare" } else { "ws-pchip" };
            self.pen.item(Element::new(&key, class, &label).lens(lens), &html! { (icon(symbol)) (count) })
        };
        let key = keys::panel(seat, "points");
        let label = self.say(Said::Count("drawn-points", player.total.into()));
        let points = html! { (icon("ws-point")) (player.total) small { (region) " +" (border) } };
        html! {
            (self.pen.item(Element::new(&key, "ws-pchip wide", &label).lens("track"), &points))
            @if !self.table.is_tom(seat) { (chip("hats", "ws-hat", "drawn-hats", "hat", player.hats.into())) }
            (chip("coins", "ws-coin", "drawn-coins", "coin", player.coins))
            @if !self.table.is_tom(seat) {
                (chip("cows", "ws-cow", "drawn-cows", "cow", player.cows.into()))
                (chip("jokers", "ws-s-joker", "drawn-jokers", "joker", player.jokers.into()))
            }
            (chip("delivered", "ws-a-jail", "drawn-delivered", "jail", player.delivered.into()))
            (chip("discs", "ws-a-business", "drawn-discs", "outpost", player.discs.into()))
            (self.papers_of(seat, player))
        }
    }

    /// Licence, tied bandit, reserved card.
    fn papers_of(&self, seat: Seat, player: &Player) -> Markup {
        let symbols = self.table.licence_symbols(seat).into_iter().flatten();
        let set = symbols.clone().collect();
        let worth = self.table.account().of(seat).scores[crate::rules::scoring::LICENCE];
        let licence = keys::panel(seat, "licence");
        let label = self.say(Said::OwnLicence(set, worth));
        html! {
            (self.pen.item(Element::new(&licence, "ws-pchip licence", &label).lens("licence"), &html! { @for symbol in symbols { (icon(cards::symbol(symbol))) } }))
            @if let Some(bandit) = player.tied {
                @let key = keys::panel(seat, "tied");
                @let label = self.say(Said::Tied(Some(bandit), false));
                (self.pen.item(Element::new(&key, "ws-pchip", &label).lens("tied"), &html! { (icon("ws-bandit")) (icon(cards::symbol(bandit))) }))
            }
            @if let Some(card) = player.reserved.some() {
                @let key = keys::panel(seat, "reserve");
                @let label = self.say(Said::About("drawn-reserved", card));
                (self.pen.item(Element::new(&key, "ws-pchip", &label).lens("reserve"), &html! { (icon("ws-back")) }))
            }
        }
    }

    /// A Town from afar, to be opened: symbols, what is blocked, what is active.
    fn thumbnail(&self, seat: Seat) -> Markup {
        let label = self.word("drawn-open-town");
        let inner = html! {
            svg class={ "ws-mini " (self.colour(seat)) } viewBox="0 0 264 70" aria-hidden="true" {
                @for place in Place::all() { (self.mini(seat, place)) }
            }
        };
        self.pen.opener(seat, "ws-minibox", &label, &inner)
    }

    fn mini(&self, seat: Seat, place: Place) -> Markup {
        let key = keys::mini(seat, place);
        let (x, y) = (1.0 + 44.0 * place.column() as f32, 35.0 * place.row() as f32);
        let area = Area::new(0.0, 0.0, MINI.0, MINI.1);
        let (inner, lies, label) = match self.view.tom.as_ref().filter(|tom| tom.seat == seat) {
            Some(tom) => self.toms_mini(tom, place),
            None => self.own_mini(seat, place),
        };
        let class = format!("ws-mc {}", lies.name());
        let drawn = html! {
            rect class="ws-mini-card" width=(MINI.0) height=(MINI.1) rx="4" {}
            (inner)
            @if lies == Lies::Blocked { path class="ws-crossed" d="M4 4L39 30M39 4L4 30" {} }
            (halo(area, 4.0))
        };
        self.pen.group(Element::new(&key, &class, &label), (x, y), &drawn)
    }

    fn own_mini(&self, seat: Seat, place: Place) -> (Markup, Lies, std::sync::Arc<str>) {
        let shown = &self.view.players[seat.index()].town[place.index()];
        let facts = self.table.facts(shown.card);
        let lies = match shown {
            shown if shown.active => Lies::Active,
            shown if shown.blocked => Lies::Blocked,
            _ => Lies::Free,
        };
        let two = facts.symbols[1].is_some();
        let inner = html! {
            @match facts.sort {
                Sort::Building => path class="ws-mini-roof" d="M2 8L21.500 1 41 8z" {},
                Sort::Animal => path class="ws-mini-arch" d="M2 8Q6 1 21.500 1T41 8z" {},
                Sort::Plain => {},
            }
            (cards::symbols(facts, if two { (1.5, 9.0) } else { (9.5, 8.0) }, if two { 20.5 } else { 24.0 }))
        };
        (inner, lies, self.say(Said::Card(shown.card)))
    }

    fn toms_mini(&self, tom: &crate::view::TomView, place: Place) -> (Markup, Lies, std::sync::Arc<str>) {
        let (card, hard) = tom.cards[place.index()];
        let side = &self.table.numbers().tom[card.index()][usize::from(hard)];
        let lies = if tom.active.contains(&place) {
            Lies::Active
        } else if self.table.player(tom.seat).blocked.contains(place) {
            Lies::Blocked
        } else {
            Lies::Free
        };
        let (coins, points) = (usize::from(side.production.coins), usize::from(side.production.points));
        let brings = [vec![Piece::Icon("ws-coin"); coins], vec![Piece::Icon("ws-point"); points]].concat();
        let steps: Vec<Piece> = side.steps.iter().map(|step| Piece::Icon(act(step.act))).collect();
        let inner = html! {
            (cards::line(&brings, Area::new(2.0, 1.0, 39.0, 14.0), cards::IN_HAND))
            (cards::line(&steps, Area::new(2.0, 16.0, 39.0, 16.0), cards::IN_HAND))
            @if hard { path class="ws-hard" d="M33 0h10v10z" {} }
        };
        (inner, lies, self.word("drawn-toms-card"))
    }

    /// The steps of the cards that Tom has activated: lit one by one when he takes them.
    fn toms_steps(&self, seat: Seat) -> Markup {
        let Some(tom) = &self.view.tom else { return html! {} };
        html! {
            div class="ws-steps-of" {
                @for &place in &tom.active {
                    @let (card, hard) = tom.cards[place.index()];
                    @for (number, step) in self.table.numbers().tom[card.index()][usize::from(hard)].steps.iter().enumerate() {
                        @let key = keys::step(seat, place, number);
                        @let label = self.word(step_word(step));
                        @let class = if step.arrow { "ws-step arrow" } else { "ws-step" };
                        (self.pen.item(Element::new(&key, class, &label).lens("tom"), &html! { (icon(act(step.act))) @if let Some(count) = more(step.act) { (count) } }))
                    }
                }
                @for (number, on) in tom.harder.into_iter().enumerate() {
                    @if on {
                        @let key = keys::panel(seat, ["harder-1", "harder-2", "harder-3", "harder-4"][number]);
                        @let label = self.word(HARDER[number]);
                        (self.pen.item(Element::new(&key, "ws-step", &label).lens("tom"), &html! { (icon(["ws-star", "ws-gang", "ws-coin", "ws-s-gold"][number])) "!" }))
                    }
                }
            }
        }
    }
}

const HARDER: [&str; 4] = ["tom-harder-contests", "tom-harder-gangs", "tom-harder-coins", "tom-harder-gold"];

/// What a step of Tom's does, as a picture.
pub(super) const fn act(act: TomAct) -> &'static str {
    match act {
        TomAct::LevelOne(_) => "ws-lv-1",
        TomAct::LevelTwo(_) => "ws-lv-2",
        TomAct::CheapestAnimal | TomAct::DearestAnimal => "ws-paw",
        TomAct::Building => "ws-roof",
        TomAct::Outpost => "ws-a-business",
        TomAct::Posse => "ws-a-posse",
        TomAct::Coins(_) => "ws-coin",
    }
}

/// What a step brings besides.
const fn more(act: TomAct) -> Option<u8> {
    match act {
        TomAct::LevelOne(count) | TomAct::LevelTwo(count) | TomAct::Coins(count) => Some(count),
        _ => None,
    }
}

const fn step_word(step: &TomStep) -> &'static str {
    match step.act {
        TomAct::LevelOne(_) => "drawn-tom-level-1",
        TomAct::LevelTwo(_) => "drawn-tom-level-2",
        TomAct::CheapestAnimal => "drawn-tom-cheapest",
        TomAct::DearestAnimal => "drawn-tom-dearest",
        TomAct::Building => "drawn-tom-building",
        TomAct::Outpost => "drawn-tom-outpost",
        TomAct::Posse => "drawn-tom-posse",
        TomAct::Coins(_) => "drawn-tom-coins",
    }
}
