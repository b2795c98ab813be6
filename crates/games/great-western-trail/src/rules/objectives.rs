//! Objective cards: taking and playing them.

use table::Log;

use super::Run;
use crate::action::Action;
use crate::cards::Card;
use crate::data::objectives::Objective;
use crate::event::Event;
use crate::state::{GreatWesternTrail, Table};

impl Table {
    /// Whether there is an objective card to take (GWT-OBJ-03).
    pub(crate) fn can_take_objective(&self) -> bool {
        self.objective_deck > 0 || self.display.iter().any(Option::is_some)
    }

    /// Kinds in the display, each once.
    fn open_objectives(&self) -> impl Iterator<Item = Objective> + '_ {
        let earlier = |place: usize, kind: Objective| self.display[..place].contains(&Some(kind));
        let open = self.display.iter().enumerate().filter_map(|(place, kind)| kind.map(|kind| (place, kind)));
        open.filter(move |&(place, kind)| !earlier(place, kind)).map(|(_, kind)| kind)
    }
}

impl GreatWesternTrail {
    /// One of the open cards, or the top card of the deck (GWT-OBJ-01). Only the one of 8b may be declined (GWT-LOC-08).
    pub(super) fn list_objectives(&self, to_hand: bool, out: &mut Vec<Action>) {
        out.extend(self.table.open_objectives().map(Action::Take));
        if self.table.objective_deck > 0 {
            out.push(Action::TakeTop);
        }
        if to_hand {
            out.push(Action::Done);
        }
    }

    /// The only card that can be taken; `None` inside if there is a choice, outside if there is nothing to take
    /// (GWT-OBJ-03).
    pub(super) fn only_objective(&self, to_hand: bool) -> Option<Option<Action>> {
        if !self.table.can_take_objective() {
            return None;
        }
        let mut open = self.table.open_objectives();
        let only = match (open.next(), open.next(), self.table.objective_deck) {
            (Some(kind), None, 0) => Some(Action::Take(kind)),
            (None, _, _) => Some(Action::TakeTop),
            _ => None,
        };
        Some(only.filter(|_| !to_hand))
    }

    /// An open card is replaced from the deck (GWT-OBJ-02).
    pub(super) fn take_open<L: Log<Self>>(&mut self, kind: Objective, to_hand: bool, run: &mut Run<'_, L>) {
        if let Some(place) = self.table.display.iter().position(|open| *open == Some(kind)) {
            self.table.display[place] = None;
            self.receive_objective(kind, false, to_hand, run);
            self.refill_display(place, run);
        }
    }

    pub(super) fn take_top<L: Log<Self>>(&mut self, to_hand: bool, run: &mut Run<'_, L>) {
        if let Some(kind) = self.draw_goal(run) {
            if to_hand {
                // Only its owner sees it.
                let seat = self.table.turn;
                self.herd_mut(seat).secret.add(kind, 1);
            }
            run.revealed = true;
            self.receive_objective(kind, true, to_hand, run);
        }
    }

    fn draw_goal<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) -> Option<Objective> {
        if self.goals.is_empty() {
            return None;
        }
        self.table.objective_deck -= 1;
        Some(self.goals.draw(run.dice))
    }

    /// Face up to the discard pile (GWT-OBJ-01), or into the hand (GWT-PB-8b).
    fn receive_objective<L: Log<Self>>(
        &mut self,
        kind: Objective,
        from_deck: bool,
        to_hand: bool,
        run: &mut Run<'_, L>,
    ) {
        let seat = self.table.turn;
        let herd = self.herd_mut(seat);
        if to_hand {
            herd.hand.add(Card::Objective(kind));
        } else {
            herd.lay_down(Card::Objective(kind));
        }
        run.tell(|| Event::ObjectiveTaken { seat, objective: Some(kind), from_deck, to_hand }, self);
    }

    pub(super) fn refill_display<L: Log<Self>>(&mut self, place: usize, run: &mut Run<'_, L>) {
        if let Some(kind) = self.draw_goal(run) {
            self.table.display[place] = Some(kind);
            run.revealed = true;
            run.tell(|| Event::DisplayRefilled(kind), self);
        }
    }

    /// A card from the hand goes to the played ones, and its action is performed or forfeited (GWT-OBJ-06, GWT-OBJ-13):
    /// cards (GWT-OBJ-10), the engine (GWT-OBJ-11), dollars or an auxiliary action (GWT-OBJ-12), or a free move
    /// (GWT-OBJ-07). Only between actions: never while another step is open (GWT-OBJ-05).
    pub(super) fn play_objective<L: Log<Self>>(&mut self, kind: Objective, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        self.herd_mut(seat).show_out_of_hand(Card::Objective(kind));
        self.table.mover_mut().played.add(kind, 1);
        run.revealed = true;
        run.tell(|| Event::ObjectivePlayed(seat, kind), self);
        self.offer(kind.instant(), run);
    }
}
