//! What lies before each player: the character, Bullets, loot, cards.

use drawing::{Element, Markup, Panel, html};
use table::Seat;
use wording::Phrase;

use super::sayings::Said;
use super::scene::portrait;
use super::{Artist, cards, colour, icon, keys, loot};
use crate::data::{Character, Loot, RANSOM};
use crate::view::{BanditView, PlayerView};

/// Values listed on a card before they become a number.
const LISTED: usize = 4;

impl Artist<'_> {
    pub(super) fn panels(&self) -> Vec<Panel> {
        self.view.players.iter().map(|player| self.panel(player)).collect()
    }

    fn panel(&self, player: &PlayerView) -> Panel {
        let seat = player.seat;
        let team = self.team(seat);
        let body = html! {
            @for bandit in self.view.team(seat) { (self.dossier(bandit)) }
            (self.worth(seat, &keys::worth_of(seat)))
            @if team.is_some() && !self.view.units.is_empty() { (self.card_counts(player)) }
        };
        Panel {
            colour: team.map_or("c-nobody", |(first, _)| colour(first)),
            emblem: self.emblem(seat),
            sign: team.map(|(first, _)| cards::emblem(first).trim_start_matches('#')),
            persona: team.map(|team| self.say(Said::Team(team)).to_string()),
            body,
        }
    }

    /// The portraits of the seat's characters.
    fn emblem(&self, seat: Seat) -> Markup {
        html! {
            span class="ce-emblem" {
                @for bandit in self.view.team(seat) {
                    @let who = bandit.character;
                    @let key = keys::portrait(who);
                    @let class = ["ce-portrait ", colour(who)].concat();
                    @let label = self.say(Said::Power(who));
                    (self.pen.item(
                        Element::new(&key, &class, &label).lens(who.name()),
                        &html! { (bust(who)) (icon("ce-em", cards::emblem(who))) },
                    ))
                }
                @if self.view.team(seat).next().is_none() { (icon("ce-nobody", "#ce-nobody")) }
            }
        }
    }

    fn dossier(&self, bandit: &BanditView) -> Markup {
        let who = bandit.character;
        html! {
            div class={ "ce-dossier " (colour(who)) } {
                small class="ce-power" {
                    @if self.is_shared() { (icon("ce-em", cards::emblem(who))) }
                    (self.say(Said::BriefPower(who)))
                }
                (self.cylinder(bandit))
                (self.hits(bandit))
                (self.carried(bandit))
            }
        }
    }

    /// Six chambers, as many loaded as there are Bullets left.
    fn cylinder(&self, bandit: &BanditView) -> Markup {
        let key = keys::cylinder(bandit.character);
        let label = self.say(Said::Cylinder(bandit.character, bandit.bullets));
        let element = Element::new(&key, "ce-cylinder", &label).lens("gunslinger");
        let loaded = match bandit.bullets {
            0 => "#ce-cyl-0",
            1 => "#ce-cyl-1",
            2 => "#ce-cyl-2",
            3 => "#ce-cyl-3",
            4 => "#ce-cyl-4",
            5 => "#ce-cyl-5",
            _ => "#ce-cyl-6",
        };
        self.pen.item(element, &icon("ce-i", loaded))
    }

    /// Bullets taken: Neutral ones, and from whom the others came.
    fn hits(&self, bandit: &BanditView) -> Markup {
        let who = bandit.character;
        html! {
            @if bandit.neutral_hits > 0 {
                @let key = keys::neutral_hits(who);
                @let label = self.say(Said::Hits(None, bandit.neutral_hits));
                (self.pen.item(
                    Element::new(&key, "ce-hit", &label).lens("neutral-bullet"),
                    &html! { (icon("ce-i", "#ce-neutral")) (bandit.neutral_hits) },
                ))
            }
            @for &(by, count) in &bandit.hits {
                @let key = keys::hits(who, by);
                @let class = ["ce-hit ", colour(by)].concat();
                @let label = self.say(Said::Hits(Some(by), count));
                (self.pen.item(
                    Element::new(&key, &class, &label).lens("bullet"),
                    &html! { (icon("ce-i", "#ce-bullet")) (icon("ce-em", cards::emblem(by))) (count) },
                ))
            }
        }
    }

    fn carried(&self, bandit: &BanditView) -> Markup {
        let who = bandit.character;
        html! {
            @for loot in Loot::ALL {
                @let count = count(bandit, loot);
                @if count > 0 {
                    @let key = keys::carried(who, loot);
                    @let label = self.say(Said::Carried(who, loot, count));
                    (self.pen.item(
                        Element::new(&key, "ce-chip", &label).lens(loot.name()),
                        &amount(bandit, loot),
                    ))
                }
            }
            @if bandit.ransoms > 0 {
                @let key = keys::ransom(who);
                @let value = i32::from(bandit.ransoms) * RANSOM;
                @let label = self.say(Said::Ransom(who, value));
                (self.pen.item(
                    Element::new(&key, "ce-chip", &label).lens("ransom"),
                    &html! { (icon("ce-i", "#ce-ransom")) small { (value) } },
                ))
            }
        }
    }

    /// What all of somebody's loot comes to: for its owner, and for everybody at the end.
    pub(super) fn worth(&self, seat: Seat, key: &str) -> Markup {
        let worth = self.view.worth(seat).filter(|_| self.view.team(seat).next().is_some());
        let say = |id: &'static str, value: i32| self.pen.say(&Phrase::new(id).with("value", value));
        html! {
            @if let Some(worth) = worth.filter(|worth| *worth > 0) {
                @let label = say("drawn-worth.label", worth);
                (self.pen.item(
                    Element::new(key, "ce-chip ce-worth", &label).lens(Loot::Purse.name()),
                    &html! { b { (say("drawn-worth", worth)) } },
                ))
            }
        }
    }

    fn card_counts(&self, player: &PlayerView) -> Markup {
        let item = |key: &str, symbol, id, lens, count: u8| {
            let label = self.say(Said::Count(id, count));
            let element = Element::new(key, "ce-cardcount", &label).lens(lens);
            self.pen.item(element, &html! { (icon("ce-i", symbol)) (count) })
        };
        let first = self.view.first == Some(player.seat);
        html! {
            div class="ce-counts" {
                (item(&keys::hand_of(player.seat), "#ce-fan", "drawn-hand-size", "round-card", player.hand))
                (item(&keys::deck_of(player.seat), "#ce-pile", "drawn-deck-size", "deck", player.deck))
                @if self.view.expert {
                    (item(&keys::discard_of(player.seat), "#ce-discard", "drawn-discard-size", "discard", player.discard))
                }
                @if first {
                    (self.pen.item(
                        Element::new("panel-first", "ce-firstmark", &self.word("drawn-first")).lens("first-player"),
                        &icon("ce-i", "#ce-first"),
                    ))
                }
            }
        }
    }
}

/// How much of a kind of loot a Bandit has.
pub(super) const fn count(bandit: &BanditView, loot: Loot) -> u8 {
    match loot {
        Loot::Purse => bandit.purses,
        Loot::Jewel => bandit.jewels,
        Loot::Strongbox => bandit.strongboxes,
    }
}

/// A kind of loot with its number, and the values of Purses that these eyes know.
pub(super) fn amount(bandit: &BanditView, loot: Loot) -> Markup {
    let count = count(bandit, loot);
    html! {
        (icon("ce-i", loot::symbol(loot)))
        @if count > 1 { b { "×" (count) } }
        @if loot == Loot::Purse && !bandit.known_values.is_empty() { small { (values(bandit)) } }
    }
}

/// The known values, and a question mark for the rest.
fn values(bandit: &BanditView) -> String {
    let known = bandit.known_values.iter().map(|value| value.dollars());
    let unknown = usize::from(bandit.purses) > bandit.known_values.len();
    if bandit.known_values.len() > LISTED {
        let sum: i32 = known.sum();
        return if unknown { format!("{sum} + ?") } else { sum.to_string() };
    }
    let mut listed: Vec<String> = known.map(|value| value.to_string()).collect();
    listed.extend(unknown.then(|| "?".to_owned()));
    listed.join(" + ")
}

/// Head and shoulders of a character.
pub(super) fn bust(who: Character) -> Markup {
    html! {
        svg class="ce-bust" viewBox="6 0 36 36" aria-hidden="true" {
            use href=(portrait(who)) width="48" height="68" {}
        }
    }
}
