//! What is seen and heard of an event.

use table::Seat;
use table::drawn::{Cue, Flight, Key, Motion};

use super::keys;
use crate::action::Slot;
use crate::data::{Gain, Level, Place, Premium, Symbol};
use crate::event::Event;
use crate::view::{Phase, View};

/// The flights, the sound and the place of an event.
pub(super) fn of(event: &Event, after: &View) -> Motion {
    let scene = Seen { view: after };
    match *event {
        Event::Began { sheriff, .. } => at(Cue::Bell, keys::panel(sheriff, "emblem")),
        Event::Holds { seat, .. } => at(Cue::Bell, keys::panel(seat, "points")),
        Event::RoundBegan { .. } => at(Cue::Bell, keys::ROUND),
        Event::PileTaken { seat, .. } => at(Cue::Card, keys::panel(seat, "emblem")),
        Event::PileLeft { .. } => heard(Cue::Card),
        Event::Laid { seat, place, .. } => at(Cue::Card, scene.card(seat, place)),
        Event::Rolled { .. } => at(Cue::Shuffle, keys::die(0)),
        Event::DiceGiven { seat, .. } => at(Cue::Step, keys::panel(seat, "emblem")),
        Event::Activated { seat, place, slid, .. } => scene.activated(seat, place, slid),
        Event::TokenSpent { seat } => scene.flown(Cue::Coin, "ws-s-joker", scene.own(seat, "jokers"), keys::SQUARE),
        Event::TokenTaken { seat } => scene.token_taken(seat),
        Event::ComboCow { seat } | Event::CowTaken { seat, .. } => {
            scene.flown(Cue::Step, "ws-cow", keys::panel(seat, "emblem"), scene.own(seat, "cows"))
        }
        Event::Gift { from, to } => {
            let tom = after.table.is_tom(to);
            let (symbol, what) = if tom { ("ws-coin", "coins") } else { ("ws-cow", "cows") };
            scene.flown(Cue::Step, symbol, keys::panel(from, "emblem"), scene.own(to, what))
        }
        Event::ComboThird { seat, place } | Event::Mobilised { seat, place } => at(Cue::Card, scene.card(seat, place)),
        Event::Produced { seat, place, gain, .. } => scene.produced(seat, place, gain),
        Event::Overflowed { seat, .. } => scene.flown(Cue::Step, "ws-point", scene.own(seat, "cows"), keys::pawn(seat)),
        Event::Scored { seat, points, .. } => match points {
            0 => Motion { focus: Some(Key::new(keys::pawn(seat))), ..Motion::default() },
            _ => at(Cue::Step, keys::pawn(seat)),
        },
        Event::Revealed { region, .. } => scene.revealed(usize::from(region)),
        Event::RowCleared { seat, row } => at(Cue::Shuffle, scene.card(seat, Place::at(usize::from(row), 0))),
        Event::TurnBegan { seat } => at(Cue::Bell, keys::panel(seat, "emblem")),
        Event::Grazed { seat, coins } | Event::InterestPaid { seat, coins } | Event::TomCoins { seat, coins } => {
            match coins {
                0 => Motion::default(),
                _ => scene.flown(Cue::Coin, "ws-coin", keys::panel(seat, "emblem"), scene.own(seat, "coins")),
            }
        }
        Event::Paid { seat, hats, coins, cows, .. } => scene.paid(seat, hats, coins, cows),
        Event::BanditTied { seat, .. } => scene.flown(Cue::Blow, "ws-bandit", keys::pawn(seat), scene.tied(seat)),
        Event::GangMoved { to, .. } => scene.gang(usize::from(to)),
        Event::Jailed { seat, .. } => {
            scene.flown(Cue::Bell, "ws-bandit", scene.tied(seat), keys::panel(seat, "delivered"))
        }
        Event::Business { seat, city, field, outpost, premium, .. } => {
            let (cue, symbol) = if outpost { (Cue::Coin, "ws-house") } else { (Cue::Shot, "ws-mask") };
            let cell = keys::cell(city, field);
            let mut motion = scene.flown(cue, symbol, keys::panel(seat, "discs"), cell.clone());
            motion.flights.extend(scene.premium(seat, premium, cell));
            motion
        }
        Event::Discarded { row, .. } => at(Cue::Card, keys::deck(row)),
        Event::Reserved { seat, .. } => at(Cue::Card, keys::reserved(seat)),
        Event::Reshuffled { row } => at(Cue::Shuffle, keys::deck(row)),
        Event::Refilled { slot, .. } => scene.refilled(usize::from(slot)),
        Event::Licensed { seat, .. } => {
            scene.flown(Cue::Pen, "ws-paper", keys::pawn(seat), keys::panel(seat, "licence"))
        }
        Event::TrainRobbed { seat, .. } => {
            scene.flown(Cue::Shot, "ws-coin", keys::TRAIN.to_owned(), scene.own(seat, "coins"))
        }
        Event::ShoppingBegan { .. } => at(Cue::Bell, keys::SHOP),
        Event::Bought { seat, .. } => at(Cue::Coin, keys::panel(seat, "emblem")),
        Event::TomActivated { seat, place, .. }
        | Event::TomTakesUp { seat, place }
        | Event::TomPassesOver { seat, place }
        | Event::TomStops { seat, place, .. } => at(Cue::Card, keys::mini(seat, place)),
        Event::TomTries { seat, place, step, .. } => at(Cue::Card, keys::step(seat, place, usize::from(step))),
        Event::TomFails { seat, coins, .. } => match coins {
            0 => Motion { focus: Some(Key::new(keys::panel(seat, "emblem"))), ..Motion::default() },
            _ => scene.flown(Cue::Coin, "ws-coin", keys::panel(seat, "emblem"), scene.own(seat, "coins")),
        },
        Event::TomHunted { seat, .. } => {
            scene.flown(Cue::Bell, "ws-bandit", keys::pawn(seat), keys::panel(seat, "delivered"))
        }
        Event::TomExchanged { seat, .. } => {
            scene.flown(Cue::Coin, "ws-point", scene.own(seat, "coins"), keys::pawn(seat))
        }
        Event::Counted { seat, .. } | Event::Contested { seat, .. } => at(Cue::Pen, keys::standing(seat)),
        Event::Elected { seat, outgoing, .. } => scene.elected(seat, outgoing),
        Event::ContestRevealed { .. } => at(Cue::Card, keys::CONTEST),
        Event::Ended => heard(Cue::End),
    }
}

fn heard(cue: Cue) -> Motion {
    Motion { cue: Some(cue), ..Motion::default() }
}

fn at(cue: Cue, focus: impl Into<String>) -> Motion {
    Motion { cue: Some(cue), focus: Some(Key::new(focus.into())), ..Motion::default() }
}

/// The table right after an event.
struct Seen<'a> {
    view: &'a View,
}

impl Seen<'_> {
    /// Whether a seat's things lie in the hand of these eyes.
    fn is_mine(&self, seat: Seat) -> bool {
        self.view.seat == Some(seat) && self.view.phase != Phase::Over && !self.view.table.is_tom(seat)
    }

    /// Where a seat keeps something: in one's own hand, or on the panel.
    fn own(&self, seat: Seat, what: &'static str) -> String {
        match what {
            "cows" if self.is_mine(seat) => keys::PASTURE.to_owned(),
            _ if self.is_mine(seat) => what.to_owned(),
            _ => keys::panel(seat, what),
        }
    }

    /// A card of somebody's Town: in one's own hand, or from afar.
    fn card(&self, seat: Seat, place: Place) -> String {
        if self.is_mine(seat) {
            keys::town(place)
        } else if self.view.seat == Some(seat) && !self.view.table.is_tom(seat) {
            keys::panel(seat, "emblem")
        } else {
            keys::mini(seat, place)
        }
    }

    /// Where a tied bandit is: panels show one only while there is one.
    fn tied(&self, seat: Seat) -> String {
        if self.is_mine(seat) { keys::TIED.to_owned() } else { keys::panel(seat, "emblem") }
    }

    fn flown(&self, cue: Cue, symbol: &'static str, from: impl Into<String>, to: impl Into<String>) -> Motion {
        let (from, to) = (Key::new(from.into()), Key::new(to.into()));
        Motion {
            cue: Some(cue),
            focus: Some(to.clone()),
            flights: vec![Flight { symbol, from, to }],
            ..Motion::default()
        }
    }

    /// Where a die slid on, it flies from the column that it showed.
    fn activated(&self, seat: Seat, place: Place, slid: bool) -> Motion {
        let to = self.card(seat, place);
        if !slid {
            return at(Cue::Step, to);
        }
        let die = match place.row() {
            0 => ("ws-die-y-6", 0),
            _ => ("ws-die-g-6", 1),
        };
        let column = usize::from(self.view.dice[die.1].clamp(1, 6)) - 1;
        let from = self.card(seat, Place::at(place.row(), column));
        if from == to { at(Cue::Step, to) } else { self.flown(Cue::Step, die.0, from, to) }
    }

    /// A token from the place that was passed last.
    fn token_taken(&self, seat: Seat) -> Motion {
        let fields = self.view.table.board().jokers;
        let total = self.view.table.player(seat).total;
        let number = usize::from(total >= fields[1]);
        self.flown(Cue::Coin, "ws-s-joker", keys::joker_place(number), self.own(seat, "jokers"))
    }

    fn produced(&self, seat: Seat, place: Place, gain: Gain) -> Motion {
        let from = self.card(seat, place);
        let goods = [
            (gain.hats, "ws-hat", self.own(seat, "hats")),
            (gain.coins, "ws-coin", self.own(seat, "coins")),
            (gain.cows, "ws-cow", self.own(seat, "cows")),
            (gain.points, "ws-point", keys::pawn(seat)),
        ];
        let there = goods.into_iter().filter(|(count, ..)| *count > 0);
        let flights = there.map(|(_, symbol, to)| Flight { symbol, from: Key::new(from.clone()), to: Key::new(to) });
        Motion { flights: flights.collect(), ..at(Cue::Coin, from.clone()) }
    }

    fn paid(&self, seat: Seat, hats: u8, coins: u8, cows: u8) -> Motion {
        let to = keys::pawn(seat);
        let goods = [
            (hats, "ws-hat", self.own(seat, "hats")),
            (coins, "ws-coin", self.own(seat, "coins")),
            (cows, "ws-cow", self.own(seat, "cows")),
        ];
        let there = goods.into_iter().filter(|(count, ..)| *count > 0);
        let flights = there.map(|(_, symbol, from)| Flight { symbol, from: Key::new(from), to: Key::new(to.clone()) });
        Motion { flights: flights.collect(), ..heard(Cue::Coin) }
    }

    /// Bandits of a region are turned up: the eye is led to the first of them.
    fn revealed(&self, region: usize) -> Motion {
        let here = &self.view.regions[region];
        match here.bandits.iter().position(Option::is_some) {
            Some(slot) => at(Cue::Card, keys::bandit(here.name, slot)),
            None => heard(Cue::Card),
        }
    }

    fn gang(&self, region: usize) -> Motion {
        let here = &self.view.regions[region];
        match here.bandits.iter().rposition(|bandit| *bandit == Some(Symbol::Joker)) {
            Some(slot) => at(Cue::Step, keys::bandit(here.name, slot)),
            None => heard(Cue::Step),
        }
    }

    fn premium(&self, seat: Seat, premium: Premium, cell: String) -> Option<Flight> {
        let (symbol, to) = match premium {
            Premium::Nothing => return None,
            Premium::Coin => ("ws-coin", self.own(seat, "coins")),
            Premium::Cow if self.view.table.is_tom(seat) => return None,
            Premium::Cow => ("ws-cow", self.own(seat, "cows")),
            Premium::Point => ("ws-point", keys::pawn(seat)),
        };
        Some(Flight { symbol, from: Key::new(cell), to: Key::new(to) })
    }

    fn refilled(&self, slot: usize) -> Motion {
        let slot = Slot::new(slot);
        let row = slot.row().unwrap_or(Level::I);
        self.flown(Cue::Card, "ws-back", keys::deck(row), keys::market(slot))
    }

    fn elected(&self, seat: Seat, outgoing: Seat) -> Motion {
        let to = keys::panel(seat, "emblem");
        if seat == outgoing {
            return at(Cue::Bell, to);
        }
        self.flown(Cue::Bell, "ws-star", keys::panel(outgoing, "emblem"), to)
    }
}
