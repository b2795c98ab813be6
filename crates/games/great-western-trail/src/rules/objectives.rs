//! Objective cards: taking and playing them.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::refusal::not_now;
use crate::action::Action;
use crate::cards::Card;
use crate::data::objectives::Objective;
use crate::effect::Effect;
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

/// Which objective card to take: to the discard pile, or into the hand.
#[derive(Clone, Copy)]
pub(super) struct TakeObjective {
    pub to_hand: bool,
}

impl Asks<TakeObjective> for GreatWesternTrail {
    /// One of the open cards, or the top card of the deck (GWT-OBJ-01), if there is any (GWT-OBJ-03). Only the one of 8b may be
    /// declined (GWT-LOC-08).
    fn list(&self, _: Seat, take: TakeObjective, out: &mut impl List<Action>) {
        out.put_all(self.table.open_objectives().map(Action::Take));
        if self.table.objective_deck > 0 {
            out.put(Action::TakeTop);
        }
        if take.to_hand || !self.table.can_take_objective() {
            out.put(Action::Done);
        }
    }

    fn answer<L: Log<Self>>(&mut self, _: Seat, take: TakeObjective, answer: Action, run: &mut Run<'_, L>) {
        match answer {
            Action::Take(kind) => self.take_open(kind, take.to_hand, run),
            Action::TakeTop => self.take_top(take.to_hand, run),
            _ => {}
        }
    }

    fn object(&self, _: Seat, _: TakeObjective, answer: Action) -> Refusal {
        match answer {
            Action::Take(_) => refused("GWT-OBJ-01", "why-not-on-display"),
            Action::TakeTop => refused("GWT-OBJ-03", "why-no-objectives"),
            Action::Done if self.is_printed(Effect::TakeObjective) => refused("GWT-OBJ-01", "why-must-take"),
            // No building gives it, so a link does.
            Action::Done => refused("GWT-DEL-06", "why-must-take"),
            _ => not_now(answer),
        }
    }
}

impl GreatWesternTrail {
    /// An open card is replaced from the deck (GWT-OBJ-02).
    fn take_open<L: Log<Self>>(&mut self, kind: Objective, to_hand: bool, run: &mut Run<'_, L>) {
        if let Some(place) = self.table.display.iter().position(|open| *open == Some(kind)) {
            self.table.display[place] = None;
            self.receive_objective(kind, false, to_hand, run);
            self.refill_display(place, run);
        }
    }

    fn take_top<L: Log<Self>>(&mut self, to_hand: bool, run: &mut Run<'_, L>) {
        if let Some(kind) = self.draw_goal(run) {
            if to_hand {
                // Only its owner sees it.
                let seat = self.table.turn;
                self.herd_mut(seat).secret.add(kind, 1);
            }
            run.reveal();
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
        run.tell(self, || Event::ObjectiveTaken { seat, objective: Some(kind), from_deck, to_hand });
    }

    pub(super) fn refill_display<L: Log<Self>>(&mut self, place: usize, run: &mut Run<'_, L>) {
        if let Some(kind) = self.draw_goal(run) {
            self.table.display[place] = Some(kind);
            run.reveal();
            run.tell(self, || Event::DisplayRefilled(kind));
        }
    }

    /// A card from the hand goes to the played ones, and its action is performed or forfeited (GWT-OBJ-06, GWT-OBJ-13):
    /// cards (GWT-OBJ-10), the engine (GWT-OBJ-11), dollars or an auxiliary action (GWT-OBJ-12), or a free move
    /// (GWT-OBJ-07). Only between actions: never while another step is open (GWT-OBJ-05).
    pub(super) fn play_objective<L: Log<Self>>(&mut self, kind: Objective, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        self.herd_mut(seat).show_out_of_hand(Card::Objective(kind));
        self.table.mover_mut().played.add(kind, 1);
        run.reveal();
        run.tell(self, || Event::ObjectivePlayed(seat, kind));
        self.offer(kind.instant(), run);
    }
}
