//! The plate of the Round: its card with Turns and Event, the Rounds before, the First Player.

use drawing::{Element, Key, Markup, Plate, html};

use super::sayings::{Said, State};
use super::{Artist, cards, icon, keys};
use crate::data::{Incident, ROUNDS, Turn};
use crate::view::{Phase, RoundView};

/// The picture of an Event.
pub(super) const fn picture(incident: Option<Incident>) -> &'static str {
    match incident {
        Some(Incident::AngrySheriff) => "#ce-ev-angry-sheriff",
        Some(Incident::SwivelArm) => "#ce-ev-swivel-arm",
        Some(Incident::Braking) => "#ce-ev-braking",
        Some(Incident::TakeItAll) => "#ce-ev-take-it-all",
        Some(Incident::Rebellion) => "#ce-ev-passengers-rebellion",
        Some(Incident::Pickpockets) => "#ce-ev-pickpockets",
        Some(Incident::SheriffsRevenge) => "#ce-ev-sheriffs-revenge",
        Some(Incident::Hostage) => "#ce-ev-hostage-conductor",
        None => "#ce-ev-none",
    }
}

/// The lens of an Event.
pub(super) const fn lens(incident: Option<Incident>) -> &'static str {
    match incident {
        Some(incident) => incident.name(),
        None => "no-event",
    }
}

impl Artist<'_> {
    pub(super) fn plates(&self) -> Vec<Plate> {
        if self.view.units.is_empty() {
            return Vec::new();
        }
        let mut plates = vec![self.round_plate()];
        if self.view.standing.is_none() {
            plates.push(self.stack_plate());
        }
        plates
    }

    fn round_plate(&self) -> Plate {
        let title = match self.view.rounds.len() {
            0 => self.word("table-before"),
            number => self.say(Said::Round(number as u8)),
        };
        let body = html! {
            div class="ce-round" {
                @if let Some(round) = self.view.rounds.last() { (self.round_card(round)) }
                (self.rounds())
                div class="ce-line" { (self.first_player()) (self.supply()) }
            }
        };
        Plate { key: Key::new(keys::ROUND), title: title.to_string(), body }
    }

    /// The Turns from left to right, and the Event.
    fn round_card(&self, round: &RoundView) -> Markup {
        let incident = round.card.incident();
        let class = if self.is_event() { "ce-event now" } else { "ce-event" };
        let label = self.say(Said::Event(incident));
        let event = Element::new(keys::EVENT, class, &label).lens(lens(incident));
        html! {
            div class="ce-turns" {
                @for (i, &symbol) in round.turns.iter().enumerate() { (self.turn(i, symbol)) }
            }
            (self.pen.item(event, &html! { (icon("ce-i", picture(incident))) span { (self.say(Said::Incident(incident))) } }))
        }
    }

    fn turn(&self, index: usize, symbol: Turn) -> Markup {
        let state = self.turn_state(index);
        let class = match state {
            State::Done => "ce-turn done",
            State::Now => "ce-turn now",
            State::Coming => "ce-turn",
        };
        let key = keys::turn(index);
        let label = self.say(Said::Turn(index as u8 + 1, symbol, state));
        let element = Element::new(&key, class, &label).lens(cards::turn_lens(symbol));
        let inner = html! {
            (icon("ce-i", cards::turn(symbol)))
            @match state {
                State::Now => { (icon("ce-mark", "#ce-pointer")) }
                State::Done => { (icon("ce-mark", "#ce-tick")) }
                State::Coming => {}
            }
        };
        self.pen.item(element, &inner)
    }

    fn turn_state(&self, index: usize) -> State {
        match self.view.phase {
            Phase::Planning { turn, .. } if usize::from(turn) == index => State::Now,
            Phase::Planning { turn, .. } if index > usize::from(turn) => State::Coming,
            _ => State::Done,
        }
    }

    /// Whether the Event is under way.
    fn is_event(&self) -> bool {
        matches!(self.view.phase, Phase::Pickpockets { .. } | Phase::Unfolding)
    }

    /// All five Rounds: the Events of those before, the current one marked, the others face down.
    fn rounds(&self) -> Markup {
        let begun = self.view.rounds.len();
        html! {
            div class="ce-rounds" {
                @for index in 0..usize::from(ROUNDS) {
                    @let key = keys::round(index);
                    @let number = index as u8 + 1;
                    @match self.view.rounds.get(index) {
                        Some(round) => {
                            @let incident = round.card.incident();
                            @let class = if number as usize == begun { "ce-past now" } else { "ce-past" };
                            @let label = self.say(Said::Past(number, incident));
                            @let element = Element::new(&key, class, &label).lens(lens(incident));
                            (self.pen.item(element, &icon("ce-i", picture(incident))))
                        }
                        None => {
                            @let label = self.say(Said::Count("drawn-coming", number));
                            @let element = Element::new(&key, "ce-past coming", &label).lens("round-card");
                            (self.pen.item(element, &html! { (number) }))
                        }
                    }
                }
            }
        }
    }

    fn first_player(&self) -> Markup {
        let Some(team) = self.view.first.and_then(|seat| self.team(seat)) else { return html! {} };
        let name = self.say(Said::Team(team));
        let title = self.word("drawn-first");
        let element = Element::new(keys::FIRST, "ce-first", &title).lens("first-player");
        self.pen.item(element, &html! { (icon("ce-i", "#ce-first")) span { (name) } })
    }

    fn supply(&self) -> Markup {
        let label = self.say(Said::Count("drawn-neutral", self.view.neutral_bullets));
        let element = Element::new(keys::SUPPLY, "ce-supply", &label).lens("neutral-bullet");
        self.pen.item(element, &html! { (icon("ce-i", "#ce-neutral")) span { (self.view.neutral_bullets) } })
    }
}
