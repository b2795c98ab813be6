//! What is seen and heard of an event.

use drawing::{Cue, Motion};
use table::Seat;

use super::{keys, print, shown};
use crate::action::{Bail, Effect, Office, Penalty, Tool};
use crate::event::{Deed, Event, Gains};
use crate::space::Space;
use crate::view::View;

/// The flights, the sound and the place of an event.
pub(super) fn of(event: &Event, after: &View) -> Motion {
    let stage = Stage { view: after };
    match event {
        Event::Cast { seat, .. } => Motion::at(Cue::Card, keys::player(*seat)),
        Event::Challenged { .. } => Motion::at(Cue::Card, keys::COWBOT),
        Event::ObjectivesLaid(objectives) => Motion::at(Cue::Card, keys::objective(objectives[0])),
        Event::RoundBegan { .. } => Motion::at(Cue::Shuffle, keys::DECK),
        Event::Dealt { seat, .. } => {
            Motion::at(Cue::Card, keys::DECK).flying("ft-back", keys::DECK, keys::player(*seat))
        }
        Event::Flipped { lineup, .. } => (0..lineup.len())
            .fold(Motion::at(Cue::Card, keys::lineup(0)), |motion, slot| {
                motion.flying("ft-back", keys::DECK, keys::lineup(slot))
            }),
        Event::Reshuffled => Motion::at(Cue::Shuffle, keys::DECK).flying("ft-back", keys::DISCARD, keys::DECK),
        Event::LineupReplaced { seat, .. } => {
            Motion::at(Cue::Card, keys::player(*seat)).flying("ft-back", keys::lineup(0), keys::DISCARD)
        }
        Event::AbilityKept { seat, .. } => Motion::at(Cue::Pen, keys::player(*seat)),
        Event::BankPaid { seat, .. } => stage.paid(*seat, keys::player(*seat), &[("ft-star", keys::STARS)]),
        Event::Did { seat, deed, .. } => stage.did(*seat, deed),
        Event::RobberyCard { seat, .. } => {
            let count = after.player(*seat).map_or(0, |player| player.robberies.len());
            let to = match count {
                0 => keys::player(*seat),
                number => keys::counter(*seat, &format!("robbery-{number}")),
            };
            Motion::at(Cue::Card, keys::DECK).flying("ft-back", keys::DECK, to)
        }
        Event::Shown { seat, .. } => Motion::at(Cue::Pen, keys::player(*seat)),
        Event::ObjectiveScored { seat, objective, .. } => {
            stage.paid(*seat, keys::objective(*objective), &[("ft-star", keys::STARS)])
        }
        Event::ObjectiveTurned(objective) => Motion::at(Cue::Card, keys::objective(*objective)),
        Event::Stole { .. } => Motion::at(Cue::Blow, keys::COWBOT).flying("ft-back", keys::DECK, keys::COWBOT),
        Event::CardsShown { seat, .. } => Motion::at(Cue::Card, keys::player(*seat)),
        Event::HandPaid { seat, cash, stars, .. } => {
            let from = stage.place(*seat, keys::POKER);
            let gains = Gains { cash: *cash, stars: *stars, ..Gains::default() };
            stage.paid(*seat, from, &flown(&gains))
        }
        Event::Worked { seat, gold, cash } => {
            let gains = Gains { cash: *cash, gold: *gold, ..Gains::default() };
            stage.paid(*seat, keys::player(*seat), &flown(&gains))
        }
        Event::Bribed { gold: 0, seat } => Motion::at(Cue::Pen, keys::player(*seat)),
        Event::Bribed { seat, .. } => {
            Motion::at(Cue::Coin, keys::SHERIFF).flying("ft-gold", stage.counter(*seat, keys::GOLD), keys::SHERIFF)
        }
        Event::SheriffRevealed { .. } => Motion::at(Cue::Bell, keys::SHERIFF),
        Event::MarshalDrew { .. } => Motion::at(Cue::Card, keys::MARSHAL).flying("ft-back", keys::DECK, keys::MARSHAL),
        Event::Arrested { seat, penalty, .. } => {
            let (symbol, from) = match penalty {
                Penalty::Cash => ("ft-cash", keys::CASH),
                Penalty::Stars => ("ft-star", keys::STARS),
            };
            Motion::at(Cue::Blow, keys::SHERIFF).flying(symbol, stage.counter(*seat, from), keys::SHERIFF)
        }
        Event::Ended => Motion::heard(Cue::End),
    }
}

/// What was gained, as symbols and the counters they fly to.
fn flown(gains: &Gains) -> Vec<(&'static str, &'static str)> {
    let counts = [
        ("ft-cash", keys::CASH, gains.cash),
        ("ft-gold", keys::GOLD, gains.gold),
        ("ft-star", keys::STARS, gains.stars),
        ("ft-wanted", keys::WANTED, gains.wanted.into()),
        ("ft-cleared", keys::WANTED, gains.cleared.into()),
        ("ft-pan", keys::PANS, gains.pans.into()),
        ("ft-hammer", keys::HAMMERS, gains.hammers.into()),
    ];
    counts.into_iter().filter(|(.., count)| *count > 0).map(|(symbol, key, _)| (symbol, key)).collect()
}

/// Where things are for these eyes: on the sheet that is the scene, or before a player.
struct Stage<'a> {
    view: &'a View,
}

impl Stage<'_> {
    /// An element of the scene, or the player's emblem if the scene is another sheet.
    fn place(&self, seat: Seat, key: impl Into<String>) -> String {
        if seat == shown(self.view) { key.into() } else { keys::player(seat) }
    }

    fn counter(&self, seat: Seat, what: &'static str) -> String {
        if seat == shown(self.view) { what.to_owned() } else { keys::counter(seat, what) }
    }

    fn space(&self, seat: Seat, space: Space) -> String {
        self.place(seat, keys::space(space))
    }

    fn paid(&self, seat: Seat, from: String, what: &[(&'static str, &'static str)]) -> Motion {
        let motion = Motion::at(Cue::Coin, from.clone());
        what.iter().fold(motion, |motion, &(symbol, to)| motion.flying(symbol, from.clone(), self.counter(seat, to)))
    }

    fn did(&self, seat: Seat, deed: &Deed) -> Motion {
        let lineup = |card| {
            let slot = self.view.lineup.iter().position(|one| *one == card);
            slot.map_or_else(|| keys::DECK.to_owned(), keys::lineup)
        };
        let noted = |card| {
            Motion::at(Cue::Pen, self.place(seat, keys::POKER)).flying(
                "ft-back",
                lineup(card),
                self.place(seat, keys::POKER),
            )
        };
        match deed {
            Deed::Bailed { reward, .. } => {
                let what = match reward {
                    Bail::Cash => ("ft-cash", keys::CASH),
                    Bail::Gold => ("ft-gold", keys::GOLD),
                    Bail::Wanted => ("ft-cleared", keys::WANTED),
                };
                self.paid(seat, self.space(seat, Space::building(crate::data::Building::BailBonds)), &[what])
            }
            Deed::Acted { poker, .. } | Deed::Dug { poker, .. } | Deed::Passed { poker } => noted(*poker),
            Deed::BonusUsed { space } => Motion::at(Cue::Step, self.space(seat, *space)),
            Deed::BonusDeclined(_) | Deed::BonusLost(_) => Motion::at(Cue::Pen, keys::player(seat)),
            Deed::BonusGained { kind, at: from } => {
                let from = from.map_or_else(|| keys::player(seat), |space| self.space(seat, space));
                Motion::at(Cue::Bell, from.clone()).flying(print::bonus(*kind), from, keys::player(seat))
            }
            Deed::Circled { space, .. } => Motion::at(Cue::Pen, self.space(seat, *space)),
            Deed::Revisited(building) => Motion::at(Cue::Step, self.space(seat, Space::building(*building))),
            Deed::Gained(gains) => self.paid(seat, keys::player(seat), &flown(gains)),
            Deed::Robbed { space, success, .. } => {
                Motion::at(if *success { Cue::Coin } else { Cue::Shot }, self.space(seat, *space))
            }
            Deed::EffectUsed { effect, .. } => self.used(seat, *effect),
            Deed::Peeked { .. } => Motion::at(Cue::Card, keys::SHERIFF),
            Deed::OfficeRewarded { reward, .. } => {
                let what = match reward {
                    Office::Star => ("ft-star", keys::STARS),
                    Office::Wanted => ("ft-cleared", keys::WANTED),
                };
                self.paid(seat, keys::SHERIFF.to_owned(), &[what])
            }
            Deed::Took(tool) => {
                let what = match tool {
                    Tool::Pan => ("ft-pan", keys::PANS),
                    Tool::Hammer => ("ft-hammer", keys::HAMMERS),
                };
                self.paid(seat, self.space(seat, Space::stop(2)), &[what])
            }
            Deed::AbilityUsed(_) => Motion::at(Cue::Bell, keys::player(seat)),
            Deed::Ended => Motion::at(Cue::Pen, keys::player(seat)),
        }
    }

    fn used(&self, seat: Seat, effect: Effect) -> Motion {
        Motion::at(Cue::Coin, self.space(seat, Space::building(effect.building())))
    }
}
