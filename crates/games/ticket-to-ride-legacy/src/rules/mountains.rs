//! Rule 1 of building: mountain strands (TTR-SNOW-01). They are marked on the map and are ordinary strands before.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::drawing::Next;
use crate::action::Action;
use crate::cards::{Card, Symbol};
use crate::data::data;
use crate::event::Event;
use crate::ids::Sticker;
use crate::state::{Ask, Build, Task, TicketToRide};

/// How to pay for the mountains.
#[derive(Clone, Copy)]
pub(super) struct Surcharge;

impl Asks<Surcharge> for TicketToRide {
    /// A card of the colour, a locomotive, dollars, or nothing at all (TTR-SNOW-02, TTR-SNOW-04).
    fn list(&self, seat: Seat, _: Surcharge, out: &mut impl List<Action>) {
        let player = self.player(seat);
        if let Some(color) = self.build.laid.color {
            let symbols_matter = self.has(Sticker::Mine) || self.has(Sticker::Robbery);
            let there = Symbol::ALL.into_iter().map(|symbol| Card::of(color, symbol));
            let there = there.filter(|card| player.hand.count(*card) > 0);
            out.put_all(there.take(if symbols_matter { 3 } else { 1 }).map(Action::Add));
        }
        if player.hand.count(Card::LOCO) > 0 {
            out.put(Action::Add(Card::LOCO));
        }
        if player.dollars >= data().modules.snow_surcharge.into() {
            out.put(Action::Cash); // TTR-BUILD-19: what is set aside is not there
        }
        out.put(Action::GiveUp);
    }

    fn answer<L: Log<Self>>(&mut self, seat: Seat, _: Surcharge, answer: Action, run: &mut Run<'_, L>) {
        match answer {
            Action::Add(card) => {
                self.lay_down(seat, card, 1, run);
                // TTR-BUILD-21: it belongs to the set.
                match card.color() {
                    Some(_) => self.build.laid.symbols[card.symbol().index()] += 1,
                    None => self.build.laid.locos += 1,
                }
                run.tell(self, || Event::Surcharged { seat, card: Some(card) });
            }
            Action::Cash => {
                let surcharge = data().modules.snow_surcharge;
                self.player_mut(seat).dollars -= u16::from(surcharge);
                self.build.surcharge += surcharge;
                run.tell(self, || Event::Surcharged { seat, card: None });
            }
            _ => return self.give_up(seat, run),
        }
        self.tasks.push(Task::Surcharges { next: self.build.at + 1 });
    }

    fn object(&self, _: Seat, _: Surcharge, answer: Action) -> Refusal {
        match answer {
            Action::Add(_) if self.build.laid.color.is_none() => refused("TTR-SNOW-03", "why-only-locos"),
            Action::Add(_) => refused("TTR-SNOW-02", "why-card-does-not-fit"),
            Action::Cash => refused("TTR-SNOW-02", "why-too-few-dollars"),
            _ => refused("TTR-SNOW-07", "why-settle-surcharge"),
        }
    }
}

impl TicketToRide {
    /// First the cards are revealed, then they are paid for, one by one (TTR-SNOW-07).
    pub(super) fn cross_mountains(&mut self) {
        self.tasks.push(Task::Surcharges { next: 0 });
        self.tasks.push(Task::Reveal { left: data().modules.snow_reveal });
    }

    /// Reveals cards of the deck (TTR-SNOW-02), or what there is (TTR-SNOW-06).
    pub(super) fn reveal<L: Log<Self>>(&mut self, mut left: u8, run: &mut Run<'_, L>) {
        let seat = self.on_turn();
        while left > 0 {
            match self.next_card(run) {
                Next::Card(card) => {
                    let place = self.build.revealed.len() - usize::from(left);
                    self.build.revealed[place] = card;
                    self.deck_bound[card.index()] -= 1;
                    left -= 1;
                    run.tell(self, || Event::Revealed { seat, card });
                    self.reshuffle_when_empty(run);
                }
                Next::News => {
                    self.tasks.push(Task::Reveal { left });
                    return self.meet_newspaper(seat, run);
                }
                Next::Nothing => return,
            }
        }
    }

    /// The next revealed card that has to be paid for: a locomotive, or one of the colour of the set. Locomotives alone
    /// are matched by locomotives alone (TTR-SNOW-03).
    pub(super) fn ask_for_surcharge<L: Log<Self>>(&mut self, next: u8, run: &mut Run<'_, L>) {
        let (seat, laid) = (self.on_turn(), self.build.laid);
        let matches = |card: Card| card == Card::LOCO || card.color().is_some() && card.color() == laid.color;
        for at in next..self.build.revealed.len() as u8 {
            if !self.build.revealed[usize::from(at)].some().is_some_and(matches) {
                continue;
            }
            self.build.at = at;
            let player = self.player(seat);
            if player.hand.is_empty() && player.dollars < data().modules.snow_surcharge.into() {
                return self.give_up(seat, run);
            }
            return self.ask(seat, Ask::Surcharge);
        }
    }

    /// Everything goes back to where it was, but the revealed cards are discarded and the turn is over (TTR-SNOW-04,
    /// TTR-SNOW-07, TTR-SNOW-08). Everybody has seen the cards of the set.
    fn give_up<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let Build { strand, laid, aside, surcharge, .. } = self.build;
        let pile = laid.pile();
        let player = self.player_mut(seat);
        player.hand += pile;
        player.known += pile;
        player.dollars += u16::from(aside + surcharge);
        self.discard_revealed();
        self.build = Build::NONE;
        let placing = self.tasks.pop();
        debug_assert_eq!(placing, Some(Task::Place));
        run.tell(self, || Event::GaveUp { seat, strand });
        self.tasks.push(Task::Shows { next: 0 });
    }

    /// Revealed cards are discarded in every case (TTR-SNOW-04).
    pub(super) fn discard_revealed(&mut self) {
        for card in self.build.revealed.into_iter().filter_map(Card::some) {
            self.discards.add(card, 1);
        }
        self.build.revealed = [Card::NONE; 2];
    }
}
