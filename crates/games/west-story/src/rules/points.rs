//! Points, the pawn's way along the regions, and what it meets there.

use std::cmp::Ordering;

use table::{List, Log, Run, Seat};

use super::versions;
use crate::action::Action;
use crate::data::ROUNDS;
use crate::event::Event;
use crate::state::{Phase, Table, WestStory};

impl Table {
    /// Points now (WS-VP-01): all points of one cause are one gain (WS-VP-05) and one move (WS-BOARD-03).
    ///
    /// They may be refused in any part (WS-VP-02). That is asked where it can make a difference, with a border ahead:
    /// within a region every point further is as good a place to stay, and never worth less.
    #[inline]
    pub(crate) fn gain_points<L: Log<WestStory>>(&mut self, seat: Seat, points: u16, run: &mut Run<'_, L>) {
        if points == 0 {
            return;
        }
        let reaches_border = points >= self.board().to_border(self.player(seat).total);
        if reaches_border && !self.is_tom(seat) && self.may_refuse(seat, points) {
            // Nobody can own the coins that would make it more than this in eight rounds.
            self.player_mut(seat).offer = points.min(u16::from(u8::MAX)) as u8;
        } else {
            self.accept(seat, points, points, run); // Tom never refuses (WS-TOM-13).
        }
    }

    /// Whether it can matter to stay behind a border: while the seat's region will be looked at again, or while others may
    /// profit from bandits that are turned up (WS-VP-02).
    fn may_refuse(&self, seat: Seat, points: u16) -> bool {
        if self.round < ROUNDS || self.phase != Phase::Turn {
            return true;
        }
        self.still_acts(seat) || self.others_still_act(seat) && self.could_reveal(seat, points)
    }

    /// Whether a seat has main actions before it in this round.
    fn still_acts(&self, seat: Seat) -> bool {
        match self.after_the_sheriff(seat).cmp(&self.after_the_sheriff(self.turn.seat)) {
            Ordering::Less => false,
            Ordering::Equal => !self.turn.shopping,
            Ordering::Greater => true,
        }
    }

    /// Whether somebody else has. Until version 2 the last player counted as done while acting.
    fn others_still_act(&self, seat: Seat) -> bool {
        if self.rules < versions::FREE_TO_DECLINE {
            return self.after_the_sheriff(self.turn.seat) + 1 < self.seat_count();
        }
        self.all_seats().any(|other| other != seat && self.still_acts(other))
    }

    /// Whether so many points could lead into a region whose bandits are face down.
    pub(crate) fn could_reveal(&self, seat: Seat, points: u16) -> bool {
        let board = self.board();
        let total = self.player(seat).total;
        let mut at = total + board.to_border(total);
        while at <= total + points {
            if !self.is_revealed(board.region_at(at)) {
                return true;
            }
            at += board.to_border(at);
        }
        false
    }

    pub(crate) fn list_acceptance(&self, seat: Seat, out: &mut impl List<Action>) {
        (0..=self.player(seat).offer).rev().for_each(|points| out.put(Action::Accept(points)));
    }

    /// Moves the pawn by the points that are accepted; refused ones are lost. Only accepted points move it, turn up bandits
    /// and win joker tokens (WS-VP-06). Totals never fall and have no limit (WS-VP-04, WS-BOARD-15): a lap is
    /// continued on field 0.
    pub(crate) fn accept<L: Log<WestStory>>(&mut self, seat: Seat, points: u16, offered: u16, run: &mut Run<'_, L>) {
        self.player_mut(seat).total += points;
        self.tell(run, || Event::Scored { seat, points, offered });
        if points == 0 {
            return;
        }
        self.take_jokers(seat, run);
        let region = self.region_of(seat); // Where it stops (WS-BOARD-01, WS-BOARD-03).
        if !self.is_revealed(region) {
            self.reveal(region, run);
        }
    }

    /// A token from each place, when it is passed for the first time; nobody gets more than two (WS-BOARD-14, WS-JOK-01,
    /// WS-BOARD-19). Tom does not use them.
    fn take_jokers<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let total = self.player(seat).total;
        for (place, &field) in self.board().jokers.iter().enumerate() {
            if total >= field && self.player(seat).passed >> place & 1 == 0 {
                self.player_mut(seat).passed |= 1 << place;
                if !self.is_tom(seat) {
                    self.joker_places[place] -= 1;
                    self.player_mut(seat).jokers += 1;
                    self.tell(run, || Event::TokenTaken { seat });
                }
            }
        }
    }

    /// The first pawn that stops in a region turns up all its bandits (WS-BOARD-02), once for all (WS-BOARD-16,
    /// WS-BOARD-19). A gang that came by before stays where it is (WS-BOARD-18).
    pub(crate) fn reveal<L: Log<WestStory>>(&mut self, region: usize, run: &mut Run<'_, L>) {
        self.revealed |= 1 << region;
        let fields = self.board().regions[region].bandits;
        for field in 0..fields {
            self.bandits[region][field] = Some(self.unseen.draw(run.dice));
        }
        let [one, other, ..] = self.bandits[region];
        self.tell(run, || Event::Revealed { region: region as u8, bandits: [one, other] });
    }

    /// Whether a region holds a bandit token, face up or face down (WS-POSSE-09).
    pub(crate) fn has_bandits(&self, region: usize) -> bool {
        let face_down = !self.is_revealed(region) && self.board().regions[region].bandits > 0;
        face_down || self.bandits[region].iter().any(Option::is_some)
    }
}
