//! Newspapers and the events that they bring.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use crate::action::Action;
use crate::cards::Card;
use crate::data::data;
use crate::event::Event;
use crate::ids::{EventCard, EventCards};
use crate::record::NOBODY;
use crate::state::{Stage, Task, TicketToRide};

impl TicketToRide {
    /// A newspaper came off the deck, for this player (TTR-NEWS-14): an event is turned up and carried out completely
    /// before the interrupted draw goes on (TTR-NEWS-01, TTR-NEWS-06); newspapers met on the way come first
    /// (TTR-NEWS-05, TTR-NEWS-09).
    pub(super) fn meet_newspaper<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        self.tasks.push(Task::Newspaper);
        run.tell(self, || Event::Newspaper { seat });
        self.reshuffle_when_empty(run);
        // TTR-NEWS-11
        if self.turned < data().numbers.events_per_action {
            self.turn_up_event(seat, run);
        }
    }

    /// The newspaper itself is discarded when its event is done.
    pub(super) fn put_newspaper_away(&mut self) {
        self.limbo -= 1;
        self.discards.add(Card::NEWS, 1);
    }

    /// The next event becomes the active one (TTR-NEWS-02). An instant one is carried out, and has no further effect
    /// although it lies on top (TTR-NEWS-03): its effects are no modifiers.
    pub(super) fn turn_up_event<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        self.turned += 1;
        if self.events.is_empty() {
            self.reshuffle_events(run);
        }
        if !self.events.is_empty() {
            let event = self.events.draw(run.dice);
            self.past.insert(event);
            self.active = event.0;
        }
        let Some(event) = self.active_event() else { return };
        run.tell(self, || Event::EventTurned(event));
        if data().events[event.index()].instant {
            let list = data().list_of_event(event);
            self.tasks.push(Task::Effects { list, next: 0, seat: seat.index() as u8 });
        }
    }

    /// All discarded events but the active one become the deck; if there is none, the active one stays (TTR-NEWS-07).
    fn reshuffle_events<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let active = self.active_event().map_or(EventCards::NONE, EventCards::only);
        self.events = self.past.minus(active);
        self.past = active;
        if !self.events.is_empty() {
            run.tell(self, || Event::EventsReshuffled);
        }
    }

    /// An event leaves the game for good (TTR-CAMP-09). If it is the active one of a running game, the next one is turned
    /// up at once (TTR-NEWS-04); after the game nothing replaces it (TTR-NEWS-13).
    pub(crate) fn archive_event<L: Log<Self>>(&mut self, event: EventCard, run: &mut Run<'_, L>) {
        self.events.remove(event);
        self.past.remove(event);
        self.record.events.remove(event);
        self.record.archived.insert(event);
        run.tell(self, || Event::EventArchived(event));
        if self.active == event.0 {
            self.active = NOBODY;
            if self.stage == Stage::Turns {
                self.turn_up_event(self.on_turn(), run);
            }
        }
    }
}

/// Which event to archive.
#[derive(Clone, Copy)]
pub(super) struct Archive;

impl Asks<Archive> for TicketToRide {
    fn list(&self, _: Seat, _: Archive, out: &mut impl List<Action>) {
        out.put_all(self.past.iter().map(Action::Archive));
    }

    fn answer<L: Log<Self>>(&mut self, _: Seat, _: Archive, answer: Action, run: &mut Run<'_, L>) {
        if let Action::Archive(event) = answer {
            self.archive_event(event, run);
        }
    }

    fn object(&self, _: Seat, _: Archive, _: Action) -> Refusal {
        refused("TTR-END-08", "why-archive-event")
    }
}
