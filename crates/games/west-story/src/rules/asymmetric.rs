//! Asymmetric Start: piles of start cards.

use table::{List, Log, Run, Seat};

use crate::action::Action;
use crate::data::{Card, Place};
use crate::event::Event;
use crate::state::{Phase, Table, WestStory};

/// A start card that has been laid already.
const LAID: Card = Card::NONE;

impl Table {
    /// Whose turn it is to take a pile: counter-clockwise from the Sheriff's right, the Sheriff last (WS-ASYM-03). Tom is passed
    /// over (WS-TOM-49).
    pub(crate) fn begin_piles(&mut self) {
        self.ask_for_pile(self.sheriff.right(self.seat_count()));
    }

    /// Tom is never the first Sheriff, so that somebody else is asked after him.
    fn ask_for_pile(&mut self, seat: Seat) {
        let seat = if self.is_tom(seat) { seat.right(self.seat_count()) } else { seat };
        self.phase = Phase::Piles;
        self.turn.seat = seat;
        self.wait_for(seat);
    }

    /// Piles that nobody has taken.
    pub(crate) fn list_piles(&self, out: &mut impl List<Action>) {
        for (number, pile) in self.piles.iter().enumerate() {
            if pile[0] != Card::NONE {
                out.put(Action::Pile(number as u8));
            }
        }
    }

    /// Two different places of one's choice (WS-ASYM-03); nothing is blocked yet (WS-ASYM-07).
    pub(crate) fn list_start_places(&self, seat: Seat, out: &mut impl List<Action>) {
        let player = self.player(seat);
        let places = Place::all().filter(|place| player.town[place.index()].is_printed());
        places.for_each(|place| out.put(Action::Lay(place)));
    }

    pub(crate) fn decide_at_the_start<L: Log<WestStory>>(&mut self, seat: Seat, action: Action, run: &mut Run<'_, L>) {
        match action {
            Action::Pile(number) => {
                // The pile in hand is remembered as the one that is being laid.
                self.turn.place = number;
                self.phase = Phase::StartCards;
                self.tell(run, || Event::PileTaken { seat, cards: self.piles[usize::from(number)] });
            }
            Action::Lay(place) => self.lay_start_card(seat, place, run),
            _ => {}
        }
    }

    /// Start cards are cards like those bought (WS-ASYM-05): they cover a printed card and lie unblocked. They give no points, and one
    /// with gold is not activated.
    fn lay_start_card<L: Log<WestStory>>(&mut self, seat: Seat, place: Place, run: &mut Run<'_, L>) {
        let pile = usize::from(self.turn.place);
        let first = usize::from(self.piles[pile][0] == LAID);
        let card = std::mem::replace(&mut self.piles[pile][first], LAID);
        self.lay(seat, card, place, run);
        if first == 0 {
            return;
        }
        if seat == self.sheriff {
            self.begin_game(run);
        } else {
            self.ask_for_pile(seat.right(self.seat_count()));
        }
    }

    /// The pile that nobody took leaves the game (WS-ASYM-04).
    pub(crate) fn put_last_pile_away<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        for pile in 0..self.piles.len() {
            let cards = std::mem::replace(&mut self.piles[pile], [Card::NONE; 2]);
            if cards[0] != Card::NONE {
                self.tell(run, || Event::PileLeft { cards });
            }
        }
    }

    /// The start card that is to be laid next.
    pub(crate) fn start_card_in_hand(&self) -> Option<Card> {
        let pile = self.piles[usize::from(self.turn.place).min(self.piles.len() - 1)];
        if self.phase == Phase::StartCards { pile[0].some().or(pile[1].some()) } else { None }
    }
}
