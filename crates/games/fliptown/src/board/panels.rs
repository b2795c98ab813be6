//! What lies before each player: counters, items, and the sheet from afar.

use std::fmt::Write as _;

use drawing::{Element, Markup, Panel, html};

use super::layout::{self, SIZE};
use super::ledger::{COUNTERS, amount};
use super::sayings::Said;
use super::{Artist, cards, colour, emblem, icon, keys, print, shown};
use crate::view::PlayerView;

impl Artist<'_> {
    /// The players in the order of seats, then the cowbot.
    pub(super) fn panels(&self) -> Vec<Panel> {
        let mut panels: Vec<Panel> = self.view.players.iter().map(|player| self.panel(player)).collect();
        panels.extend(self.view.cowbot.as_ref().map(|cowbot| Panel {
            colour: "ft-bot",
            emblem: html! { span class="ft-emblem ft-bot" { (icon("ft-cowbot")) } },
            sign: Some("ft-cowbot"),
            persona: Some(self.say(Said::Cowbot(cowbot.cowbot)).to_string()),
            body: html! { span class="ft-chip" { (icon("ft-points")) (cowbot.points) } },
        }));
        panels
    }

    fn panel(&self, player: &PlayerView) -> Panel {
        let seat = player.seat;
        let key = keys::player(seat);
        let label = match player.character {
            Some(who) => self.say(Said::Character(who)),
            None => self.word("drawn-player"),
        };
        let class = ["ft-emblem ", colour(seat)].concat();
        let lens = player.character.map(keys::character);
        let sign = emblem(seat, player.character);
        let emblem = self.pen.item(Element::new(&key, &class, &label).lens(lens), &icon(sign));
        Panel {
            colour: colour(seat),
            emblem,
            sign: Some(sign),
            persona: player.character.map(|who| self.say(Said::Character(who)).to_string()),
            body: html! {
                (self.counters(player))
                (self.robberies(player))
                (self.items(player))
                (self.fame(player))
                @if seat != shown(self.view) { (self.thumbnail(player)) }
            },
        }
    }

    fn counters(&self, player: &PlayerView) -> Markup {
        html! {
            @for counter in &COUNTERS {
                @let count = amount(player, counter.key);
                @let key = keys::counter(player.seat, counter.key);
                @let label = self.say(Said::Count(counter.label, count));
                @let class = if count == 0 { "ft-chip bare" } else { "ft-chip" };
                (self.pen.item(
                    Element::new(&key, class, &label).lens(counter.key),
                    &html! { (icon(counter.symbol)) (count) },
                ))
            }
        }
    }

    /// Robbery cards of this turn.
    fn robberies(&self, player: &PlayerView) -> Markup {
        html! {
            @for (number, &card) in player.robberies.iter().enumerate() {
                @let key = keys::counter(player.seat, &format!("robbery-{}", number + 1));
                @let label = self.say(Said::CardAt("drawn-robbery-card", card));
                (self.pen.item(
                    Element::new(&key, "ft-chip", &label).lens("robbery"),
                    &html! { (icon("ft-bandana")) (cards::value_name(card.value())) (icon(cards::suit(card.suit()))) },
                ))
            }
        }
    }

    fn items(&self, player: &PlayerView) -> Markup {
        html! {
            @for &item in &player.items {
                @let key = keys::counter(player.seat, item.name());
                @let label = self.say(Said::Item(item, true));
                (self.pen.item(
                    Element::new(&key, "ft-chip bare", &label).lens(item.name()),
                    &icon(print::item(item)),
                ))
            }
        }
    }

    /// What is told of a player: an arrest, and at the end the title.
    fn fame(&self, player: &PlayerView) -> Markup {
        html! {
            @if player.arrested {
                @let key = keys::counter(player.seat, "arrested");
                @let label = self.word("drawn-arrested");
                (self.pen.item(
                    Element::new(&key, "ft-chip bare", &label).lens("sheriff-card"),
                    &html! { (icon("ft-badge")) (label) },
                ))
            }
            @if let Some((title, wanted)) = player.title {
                span class="ft-title" { (self.say(Said::Title(title, wanted))) }
            }
        }
    }

    /// Another player's sheet from afar, to be opened: points of ink where something is circled, strokes where it is crossed out.
    fn thumbnail(&self, player: &PlayerView) -> Markup {
        let label = self.say(Said::Count("drawn-thumbnail", player.circled.len() as i32));
        let taken: String = player.circled.iter().map(|&space| print::dot(space)).collect();
        let mut gone = String::new();
        for &space in &player.passed {
            let (x, y) = layout::middle(space);
            let _ = write!(gone, "M{:.0} {:.0}l28 28m0-28l-28 28", x - 14.0, y - 14.0);
        }
        let inner = html! {
            svg class="ft-mini" viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } aria-hidden="true" {
                use href="#ft-mini" width=(SIZE.0) height=(SIZE.1) {}
                path class="ft-taken" d=(taken) {}
                @if !gone.is_empty() { path class="ft-gone" d=(gone) {} }
            }
        };
        self.pen.opener(player.seat, "ft-minibox", &label, &inner)
    }
}
