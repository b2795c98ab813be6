//! What is seen and heard of an event.

use drawing::{Cue, Flight, Key, Motion, Way};
use table::Seat;

use super::{ahead, cards, chips, keys, track};
use crate::action::Slot;
use crate::data::{Card, Gain, Level, Place, Premium, ROW, Symbol};
use crate::event::{Event, Payment};
use crate::view::{Phase, View};

/// The flights, the sound and the place of an event.
pub(super) fn of(event: &Event, after: &View) -> Motion {
    let scene = Seen { view: after };
    match *event {
        Event::Began { sheriff, .. } => Motion::at(Cue::Bell, keys::panel(sheriff, "emblem")),
        Event::Holds { seat, .. } => Motion::at(Cue::Bell, keys::panel(seat, "points")),
        Event::RoundBegan { .. } => Motion::at(Cue::Bell, keys::ROUND),
        Event::PileTaken { seat, cards } => scene.pile_taken(seat, cards),
        Event::PileLeft { .. } => Motion::heard(Cue::Card),
        Event::Laid { seat, card, place, .. } => scene.laid(seat, card, place),
        Event::Rolled { .. } => Motion::at(Cue::Shuffle, keys::die(0)),
        Event::DiceGiven { seat, .. } => Motion::at(Cue::Step, keys::panel(seat, "emblem")),
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
        Event::ComboThird { seat, place } => Motion::at(Cue::Card, scene.card(seat, place)),
        Event::Mobilised { seat, place } => {
            scene.flown(Cue::Card, "ws-shoe", scene.card(seat, place), scene.post(seat, place.row()))
        }
        Event::Produced { seat, place, gain, .. } => scene.produced(seat, place, gain),
        Event::Overflowed { seat, .. } => scene.flown(Cue::Step, "ws-point", scene.own(seat, "cows"), keys::pawn(seat)),
        Event::Scored { seat, points, .. } => scene.ridden(seat, points),
        Event::Revealed { region, .. } => scene.revealed(usize::from(region)),
        Event::RowCleared { seat, row } => scene.cleared(seat, usize::from(row)),
        Event::TurnBegan { seat } => Motion::at(Cue::Bell, keys::panel(seat, "emblem")),
        Event::Grazed { seat, coins } | Event::InterestPaid { seat, coins } | Event::TomCoins { seat, coins } => {
            match coins {
                0 => Motion::default(),
                _ => scene.flown(Cue::Coin, "ws-coin", keys::panel(seat, "emblem"), scene.own(seat, "coins")),
            }
        }
        Event::Paid { seat, paid } => scene.paid(seat, paid),
        Event::BanditTied { seat, .. } => scene.flown(Cue::Blow, "ws-bandit", keys::pawn(seat), scene.tied(seat)),
        Event::GangMoved { seat, to } => scene.gang(seat, usize::from(to)),
        Event::Jailed { seat, own, .. } => scene.jailed(seat, own),
        Event::Business { seat, city, field, outpost, premium, .. } => {
            let (cue, symbol) = if outpost { (Cue::Coin, house(after, seat)) } else { (Cue::Shot, "ws-mask") };
            let cell = keys::cell(city, field);
            let mut motion = scene.flown(cue, symbol, keys::panel(seat, "discs"), cell.clone());
            motion.flights.extend(scene.premium(seat, premium, cell));
            motion
        }
        Event::Discarded { row, cards, .. } => discarded(row, cards),
        Event::Reserved { seat, card, discarded } => scene.reserved(seat, card, discarded),
        Event::Reshuffled { row } => Motion::at(Cue::Shuffle, keys::deck(row)),
        Event::Refilled { slot, .. } => scene.refilled(usize::from(slot)),
        Event::Licensed { seat, licence, paid } => {
            let to = if scene.is_mine(seat) { keys::LICENCE.to_owned() } else { keys::panel(seat, "licence") };
            let motion = scene.flown(Cue::Pen, "ws-paper", keys::licence(licence), to);
            scene.paid_for(motion, seat, paid, Key::new(keys::licence(licence)))
        }
        Event::TrainRobbed { seat, bandit, .. } => scene.train_robbed(seat, bandit),
        Event::ShoppingBegan { .. } => Motion::at(Cue::Bell, keys::SHOP),
        Event::Bought { seat, card, reserved, paid } => scene.bought(seat, card, reserved, paid),
        Event::TomActivated { seat, place, .. }
        | Event::TomTakesUp { seat, place }
        | Event::TomPassesOver { seat, place }
        | Event::TomStops { seat, place, .. } => Motion::at(Cue::Card, keys::mini(seat, place)),
        Event::TomTries { seat, place, step, .. } => Motion::at(Cue::Card, keys::step(seat, place, usize::from(step))),
        Event::TomFails { seat, coins, .. } => match coins {
            0 => Motion { focus: Some(Key::new(keys::panel(seat, "emblem"))), ..Motion::default() },
            _ => scene.flown(Cue::Coin, "ws-coin", keys::panel(seat, "emblem"), scene.own(seat, "coins")),
        },
        // A gang is chased and not delivered: where it goes is told next.
        Event::TomHunted { seat, bandit: Symbol::Joker } => Motion::at(Cue::Bell, keys::pawn(seat)),
        Event::TomHunted { seat, .. } => {
            scene.flown(Cue::Bell, "ws-bandit", keys::pawn(seat), keys::panel(seat, "delivered"))
        }
        Event::TomExchanged { seat, .. } => {
            scene.flown(Cue::Coin, "ws-point", scene.own(seat, "coins"), keys::pawn(seat))
        }
        Event::Counted { seat, .. } | Event::Contested { seat, .. } => Motion::at(Cue::Pen, keys::standing(seat)),
        Event::Elected { seat, outgoing, .. } => scene.elected(seat, outgoing),
        Event::ContestRevealed { .. } => Motion::at(Cue::Card, keys::CONTEST),
        Event::Ended => Motion::heard(Cue::End),
    }
}

/// An outpost in the colour of whoever founds it.
fn house(view: &View, seat: Seat) -> &'static str {
    const HOUSES: [&str; 4] = ["ws-house-c0", "ws-house-c1", "ws-house-c2", "ws-house-c3"];
    if view.table.is_tom(seat) { "ws-house-tom" } else { HOUSES[seat.index() & 3] }
}

/// Cards of a row go to the foot of its deck.
fn discarded(row: Level, cards: [Card; ROW]) -> Motion {
    let gone = row.slots().zip(cards).filter_map(|(slot, card)| Some((Slot::by_index(slot), card.some()?)));
    let flights =
        gone.map(|(slot, card)| Flight::new(cards::portrait(card.kind()), keys::market(slot), keys::deck(row)));
    Motion { flights: flights.collect(), ..Motion::at(Cue::Card, keys::deck(row)) }
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

    /// The post before a row: of one's own Town, or whose it is.
    fn post(&self, seat: Seat, row: usize) -> String {
        if self.is_mine(seat) { keys::post(row) } else { keys::panel(seat, "emblem") }
    }

    /// Where a tied bandit is: panels show one only while there is one.
    fn tied(&self, seat: Seat) -> String {
        if self.is_mine(seat) { keys::TIED.to_owned() } else { keys::panel(seat, "emblem") }
    }

    fn flown(&self, cue: Cue, symbol: &'static str, from: impl Into<String>, to: impl Into<String>) -> Motion {
        let flight = Flight::new(symbol, from, to);
        Motion { focus: Some(flight.to.clone()), flights: vec![flight], ..Motion::heard(cue) }
    }

    /// The die comes from the square; where it slid on, it flies from the column that it showed.
    fn activated(&self, seat: Seat, place: Place, slid: bool) -> Motion {
        let to = self.card(seat, place);
        let Some(die) = self.die_of(seat, place) else { return Motion::at(Cue::Step, to) };
        let value = self.view.dice[die];
        let symbol = chips::face(die == 1, value);
        let there = if self.is_mine(seat) { keys::post(place.row()) } else { to.clone() };
        let mut flights = vec![Flight::new(symbol, keys::die(die), there)];
        let shown = self.card(seat, Place::at(place.row(), usize::from(value.clamp(1, 6)) - 1));
        if slid && shown != to {
            flights.push(Flight::new(symbol, shown, to.clone()));
        }
        Motion { flights, ..Motion::at(Cue::Step, to) }
    }

    /// The die that led to a card in the Town Phase: 0 for the yellow one. Either die may lead to the same card, so that both
    /// rows are looked at.
    fn die_of(&self, seat: Seat, place: Place) -> Option<usize> {
        let (table, row) = (&self.view.table, place.row());
        let player = table.player(seat);
        let rolled = self.view.phase == Phase::Town && self.view.dice.iter().all(|value| (1..=6).contains(value));
        if !rolled || player.active_count < 2 {
            return None;
        }
        let active = [0, 1].map(|row: usize| Place::by_index(usize::from(player.active[row])));
        let crossed = [false, true].into_iter().find(|&crossed| table.led_to(seat, crossed) == active)?;
        (active[row] == place).then_some(row ^ usize::from(crossed))
    }

    /// A pile goes to whoever took it.
    fn pile_taken(&self, seat: Seat, cards: [Card; 2]) -> Motion {
        if self.view.table.is_tom(seat) {
            return Motion::at(Cue::Card, keys::panel(seat, "emblem"));
        }
        let from = keys::pile(usize::from(self.view.table.turn.place));
        let to = keys::panel(seat, "emblem");
        let flights = cards.into_iter().filter_map(|card| card.some());
        let flights = flights.map(|card| Flight::new(cards::portrait(card.kind()), from.clone(), to.clone()));
        Motion { flights: flights.collect(), ..Motion::at(Cue::Card, to.clone()) }
    }

    /// A card goes from the counter to its place.
    fn laid(&self, seat: Seat, card: Card, place: Place) -> Motion {
        let from = match self.view.table.phase {
            Phase::StartCards => keys::pile(usize::from(self.view.table.turn.place)),
            _ => keys::IN_HAND.to_owned(),
        };
        self.flown(Cue::Card, cards::portrait(card.kind()), from, self.card(seat, place))
    }

    /// A rider follows the road: where it bends, so does the way.
    fn ridden(&self, seat: Seat, points: u16) -> Motion {
        let pawn = Key::new(keys::pawn(seat));
        if points == 0 {
            return Motion { focus: Some(pawn), ..Motion::default() };
        }
        let total = self.view.table.player(seat).total;
        let bends = track::bends_between(total.saturating_sub(points), total);
        let past: Vec<Key> = bends.map(keys::bend).chain([keys::stop(seat)]).map(Key::new).collect();
        let ways = (past.len() > 1).then_some(Way { key: pawn, past });
        Motion { ways: ways.into_iter().collect(), ..Motion::at(Cue::Step, keys::pawn(seat)) }
    }

    /// Markers drop off a row.
    fn cleared(&self, seat: Seat, row: usize) -> Motion {
        let first = self.card(seat, Place::at(row, 0));
        if !self.is_mine(seat) {
            return Motion::at(Cue::Shuffle, first);
        }
        let flights =
            (0..6).map(|column| Flight::new("ws-shoe", self.card(seat, Place::at(row, column)), keys::post(row)));
        Motion { flights: flights.collect(), ..Motion::at(Cue::Shuffle, keys::post(row)) }
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
        let flights = there.map(|(_, symbol, to)| Flight::new(symbol, from.clone(), to));
        Motion { flights: flights.collect(), ..Motion::at(Cue::Coin, from.clone()) }
    }

    /// What is paid goes to what it is paid for.
    fn paid(&self, seat: Seat, paid: Payment) -> Motion {
        let to = ahead::deal(self.view).pop().unwrap_or_else(|| Key::new(keys::pawn(seat)));
        // The other cows look up when one of them goes.
        let focus = (paid.cows > 0).then(|| Key::new(self.own(seat, "cows")));
        self.paid_for(Motion { focus, ..Motion::heard(Cue::Coin) }, seat, paid, to)
    }

    /// The same beside what is got for it.
    fn paid_for(&self, mut motion: Motion, seat: Seat, paid: Payment, to: Key) -> Motion {
        let goods = [
            (paid.hats, "ws-hat", self.own(seat, "hats")),
            (paid.coins, "ws-coin", self.own(seat, "coins")),
            (paid.cows, "ws-cow", self.own(seat, "cows")),
        ];
        let there = goods.into_iter().filter(|(count, ..)| *count > 0);
        motion.flights.extend(there.map(|(_, symbol, from)| Flight { symbol, from: Key::new(from), to: to.clone() }));
        motion
    }

    /// The bandit goes to the jail where the rider is, or to one's own prison.
    fn jailed(&self, seat: Seat, own: bool) -> Motion {
        let table = &self.view.table;
        let region = table.region_of(seat);
        let here = self.view.seat.is_some_and(|eyes| table.region_of(eyes) == region);
        let areas = table.board().regions[region].areas;
        let to = if own || !table.can_jail_in(region) {
            keys::panel(seat, "delivered")
        } else if here {
            keys::JAIL.to_owned()
        } else if areas != 0 {
            keys::city(table.board().areas[areas.trailing_zeros() as usize])
        } else {
            keys::panel(seat, "delivered")
        };
        self.flown(Cue::Bell, "ws-bandit", self.tied(seat), to)
    }

    /// Coins from the train, and the bandit who was set free runs for it.
    fn train_robbed(&self, seat: Seat, bandit: Option<Symbol>) -> Motion {
        let coins = Flight::new("ws-coin", keys::TRAIN, self.own(seat, "coins"));
        let runs = bandit.map(|_| Flight::new("ws-bandit", self.tied(seat), keys::TRAIN));
        Motion { flights: std::iter::once(coins).chain(runs).collect(), ..Motion::at(Cue::Shot, keys::TRAIN) }
    }

    /// A place of the Market that a card has just left.
    fn left(&self, card: Card) -> Option<String> {
        let row = self.view.table.facts(card).level;
        let mut slots = row.slots().map(Slot::by_index);
        slots.find(|slot| self.view.market[slot.index()].is_none()).map(keys::market)
    }

    /// A card goes from the Market or from the reserve to the counter, where it waits to be laid; Tom lays none.
    fn bought(&self, seat: Seat, card: Card, reserved: bool, paid: Payment) -> Motion {
        let to = if self.view.table.is_tom(seat) { keys::panel(seat, "emblem") } else { keys::IN_HAND.to_owned() };
        let from = if reserved { Some(keys::reserved(seat)) } else { self.left(card) };
        match from {
            Some(from) => {
                let motion = self.flown(Cue::Coin, cards::portrait(card.kind()), from.clone(), to);
                self.paid_for(motion, seat, paid, Key::new(from))
            }
            None => Motion::at(Cue::Coin, to),
        }
    }

    /// A card goes from the Market to the reserve; what it takes the place of, to its deck.
    fn reserved(&self, seat: Seat, card: Card, discarded: Card) -> Motion {
        let place = keys::reserved(seat);
        let from = self.left(card).unwrap_or_else(|| place.clone());
        let row = |card: Card| self.view.table.facts(card).level;
        let gone = discarded.some().map(|old| {
            let from = if old == card { from.clone() } else { place.clone() };
            Flight::new(cards::portrait(old.kind()), from, keys::deck(row(old)))
        });
        let kept = (discarded != card && from != place)
            .then(|| Flight::new(cards::portrait(card.kind()), from, place.clone()));
        Motion { flights: kept.into_iter().chain(gone).collect(), ..Motion::at(Cue::Card, place) }
    }

    /// Bandits of a region are turned up: the eye is led to the first of them.
    fn revealed(&self, region: usize) -> Motion {
        let here = &self.view.regions[region];
        match here.bandits.iter().position(Option::is_some) {
            Some(slot) => Motion::at(Cue::Card, keys::bandit(here.name, slot)),
            None => Motion::heard(Cue::Card),
        }
    }

    /// A gang flees from the rider into the next region.
    fn gang(&self, seat: Seat, region: usize) -> Motion {
        let here = &self.view.regions[region];
        match here.bandits.iter().rposition(|bandit| *bandit == Some(Symbol::Joker)) {
            Some(slot) => self.flown(Cue::Step, "ws-gang", keys::pawn(seat), keys::bandit(here.name, slot)),
            None => Motion::heard(Cue::Step),
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
        Some(Flight::new(symbol, cell, to))
    }

    fn refilled(&self, slot: usize) -> Motion {
        let slot = Slot::by_index(slot);
        let row = slot.row().unwrap_or(Level::I);
        self.flown(Cue::Card, "ws-back", keys::deck(row), keys::market(slot))
    }

    fn elected(&self, seat: Seat, outgoing: Seat) -> Motion {
        let to = keys::panel(seat, "emblem");
        if seat == outgoing {
            return Motion::at(Cue::Bell, to);
        }
        self.flown(Cue::Bell, "ws-star", keys::panel(outgoing, "emblem"), to)
    }
}
