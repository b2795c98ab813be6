//! Turns: what can be done in one, how it ends, and when the game does.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::building::PayFor;
use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::record::NOBODY;
use crate::state::{Ask, Build, Task, TicketToRide};

/// Which action to take.
#[derive(Clone, Copy)]
pub(super) struct TakeTurn;

impl Asks<TakeTurn> for TicketToRide {
    /// Exactly one of three actions (TTR-TURN-02), the first choice of it included. No points for building
    /// (TTR-TURN-03): `place_cars` gives none.
    #[inline]
    fn list(&self, seat: Seat, _: TakeTurn, out: &mut impl List<Action>) {
        if self.can_draw() {
            self.list_cards(seat, true, out);
            if self.player(seat).perks.refreshes > 0 {
                out.put(Action::Refresh); // TTR-UPG-02
            }
        }
        if self.tickets_left() > 0 {
            out.put(Action::Tickets); // TTR-TICKET-01
        }
        out.put_all(self.buildable(seat).iter().map(Action::Build));
        if self.player(seat).resting {
            out.put(Action::Wake); // TTR-POST-11
        }
    }

    #[inline]
    fn answer<L: Log<Self>>(&mut self, seat: Seat, _: TakeTurn, answer: Action, run: &mut Run<'_, L>) {
        if answer == Action::Wake {
            self.let_postcards_rest(seat, false, run);
            return self.ask(seat, Ask::Turn); // it is no action of a turn
        }
        self.passes = 0;
        match answer {
            Action::Tickets => self.draw_tickets(seat, run),
            Action::Build(strand) => self.ask_unless_forced(seat, Ask::Set(strand), PayFor(strand), run),
            Action::Refresh => self.dispatch(seat, run),
            _ => self.draw_chosen(seat, answer, true, run),
        }
    }

    fn object(&self, seat: Seat, _: TakeTurn, answer: Action) -> Refusal {
        match answer {
            Action::Take(_) | Action::Blind if !self.can_draw() => refused("TTR-DRAW-09", "why-too-few-cards"),
            Action::Take(_) | Action::Blind => self.refuse_card(seat, answer, true, "TTR-DRAW-01"),
            Action::Refresh if self.player(seat).perks.refreshes > 0 => refused("TTR-DRAW-09", "why-too-few-cards"),
            Action::Refresh if self.knows_dispatcher() => refused("TTR-UPG-02", "why-no-refresh"),
            Action::Tickets => refused("TTR-TICKET-01", "why-no-tickets"),
            Action::Build(strand) => self.refuse_build(seat, strand),
            _ => refused("TTR-TURN-02", "why-one-of-three"),
        }
    }
}

impl TicketToRide {
    /// Whether some company has the upgrade that refreshes the row, so that everybody knows of it.
    fn knows_dispatcher(&self) -> bool {
        let owned = self.record.upgrades.iter().flat_map(|upgrades| upgrades.iter());
        owned.into_iter().any(|upgrade| data().upgrades[upgrade.index()].modifiers.refreshes > 0)
    }

    /// The turn of the seat whose turn it is now (TTR-TURN-01).
    pub(super) fn begin_turn<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let seat = self.on_turn();
        self.turned = 0;
        self.build = Build::NONE;
        run.tell(self, || Event::TurnBegan { seat });
        if self.can_draw() || self.tickets_left() > 0 {
            return self.ask(seat, Ask::Turn);
        }
        // Whether anything can be built is for its cards to say: others learn something of them.
        run.reveal();
        if self.buildable(seat).is_empty() {
            self.pass(seat, run);
        } else {
            self.ask(seat, Ask::Turn);
        }
    }

    /// Who can do nothing passes (TTR-TURN-04); when all do, the game ends at once (TTR-TURN-05).
    fn pass<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        run.tell(self, || Event::Passed { seat });
        self.passes += 1;
        if usize::from(self.passes) == self.seat_count() {
            self.end_game(run);
        } else {
            self.tasks.push(Task::Shows { next: 0 });
        }
    }

    /// The action is done: postcards that are shown at the end of a turn come first (TTR-TURN-07); a row that could not
    /// be filled is filled before the next turn (TTR-DRAW-14).
    pub(super) fn end_actions(&mut self, next: u8) {
        if self.ask_to_show(next) {
            return;
        }
        self.tasks.push(Task::TurnEnd);
        if self.row_has_room() && self.can_turn_up() {
            self.tasks.push(Task::Fill { attempts: 0 });
        }
    }

    /// Whether so few cars are left that the last turns begin (TTR-END-01).
    pub(super) fn begins_last_turns(&self, seat: Seat) -> bool {
        self.turns_left == NOBODY && self.player(seat).cars <= data().numbers.last_round_trigger_trains
    }

    pub(super) fn end_turn<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let (seat, numbers) = (self.on_turn(), &data().numbers);
        self.idle = if self.build.placed { 0 } else { self.idle + 1 };
        if self.turns_left != NOBODY {
            self.turns_left -= 1; // TTR-END-02: who else has few cars changes nothing
        } else if self.begins_last_turns(seat) {
            self.turns_left = self.seat_count() as u8;
            run.tell(self, || Event::LastTurns { seat });
        }
        // TTR-TURN-06
        if self.turns_left == 0 || self.idle == numbers.idle_turns {
            return self.end_game(run);
        }
        self.turn = seat.left(self.seat_count()).index() as u8;
        self.tasks.push(Task::Turn);
    }
}
