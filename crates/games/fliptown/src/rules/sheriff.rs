//! Phase 6: the sheriff.

use table::{Log, Seat, Seats};

use super::Run;
use crate::action::{Action, Penalty};
use crate::cards::Card;
use crate::data::{Character, PENALTY_CASH, PENALTY_STARS, STARS_ONLY_FROM};
use crate::event::Event;
use crate::state::{Ask, Fliptown, Step};

impl Fliptown {
    /// Everybody who can decides whether to bribe, before the sheriff card is turned up (FT-SHERIFF-01): a nugget for each
    /// wanted poster, all of it (FT-SHERIFF-02). Without wanted posters nothing is asked (FT-SHERIFF-10).
    pub(crate) fn begin_bribes<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let by: Seats = self.all_players().filter(|&seat| self.can_bribe(seat)).collect();
        self.open_window(Step::Bribe, by);
        if by.is_empty() {
            self.end_bribes(run);
        }
    }

    fn can_bribe(&self, seat: Seat) -> bool {
        let sheet = self.sheet(seat);
        sheet.wanted > 0 && u16::from(sheet.wanted) <= sheet.gold
    }

    pub(super) fn decide_on_bribe<L: Log<Self>>(&mut self, seat: Seat, action: Action, run: &mut Run<'_, L>) {
        self.bribe(seat, action == Action::Bribe);
        if self.decided(seat) {
            self.end_bribes(run);
        }
    }

    /// A bribe crosses out nothing (FT-SHERIFF-03).
    pub(crate) fn bribe(&mut self, seat: Seat, bribes: bool) {
        let player = self.player_mut(seat);
        if bribes {
            player.sheet.gold -= u16::from(player.sheet.wanted);
            player.running.bribed = true;
        }
    }

    /// Bribes are shown, and the one card for all is turned up (FT-SHERIFF-04, FT-SHERIFF-13).
    fn end_bribes<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.close_window(run);
        for seat in self.all_players() {
            if self.running(seat).bribed {
                run.tell(self, || Event::Bribed { seat, gold: u16::from(self.sheet(seat).wanted) });
            } else if self.can_bribe(seat) {
                run.tell(self, || Event::Bribed { seat, gold: 0 });
            }
        }
        self.sheriff_open = true;
        self.seen = self.seen.with(self.sheriff);
        run.reveal();
        run.tell(self, || Event::SheriffRevealed { card: self.sheriff });
        self.begin_arrests(run);
    }

    /// Those whose wanted posters are more than the card (FT-SHERIFF-05). Who has no choice pays at once.
    fn begin_arrests<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let mut asked = Seats::NONE;
        for seat in self.all_players() {
            if self.running(seat).bribed || !self.would_arrest(self.sheriff, seat) {
                continue;
            }
            self.ask_arrested(seat);
            if self.running(seat).ask == Ask::Nothing {
                let penalty = self.forced_penalty(seat).unwrap_or(Penalty::Stars);
                let amount = self.pay_penalty(seat, penalty);
                run.tell(self, || Event::Arrested { seat, penalty, amount });
            } else {
                asked = asked.with(seat);
            }
        }
        self.open_window(Step::Arrest, asked);
        if asked.is_empty() {
            self.end_arrests(run);
        }
    }

    fn would_arrest(&self, card: Card, seat: Seat) -> bool {
        card.value() < self.sheet(seat).wanted
    }

    /// Asks the Marshal first (FT-CHAR-11), then for the penalty if there is a choice.
    pub(crate) fn ask_arrested(&mut self, seat: Seat) {
        let ask = if self.sheet(seat).can_use(Character::Marshal) {
            Ask::Marshal
        } else if self.forced_penalty(seat).is_none() {
            Ask::Penalty
        } else {
            Ask::Nothing
        };
        self.running_mut(seat).ask = ask;
    }

    fn penalty(&self) -> (u16, u16) {
        let round = usize::from(self.round) - 1;
        (PENALTY_CASH[round], PENALTY_STARS[round]) // FT-SHERIFF-06
    }

    /// Cash cannot be paid with fourteen wanted posters (FT-SHERIFF-09) or without all of it (FT-SHERIFF-08); whoever could
    /// pay cash may not lose fewer stars instead (FT-SHERIFF-12). Otherwise one chooses (FT-SHERIFF-07, FT-SHERIFF-14).
    pub(super) fn forced_penalty(&self, seat: Seat) -> Option<Penalty> {
        let sheet = self.sheet(seat);
        let (cash, stars) = self.penalty();
        if sheet.wanted >= STARS_ONLY_FROM || sheet.cash < cash {
            Some(Penalty::Stars)
        } else if sheet.stars < stars {
            Some(Penalty::Cash)
        } else {
            None
        }
    }

    /// Pays; too few stars are all lost, and the rest is forgiven (FT-SHERIFF-11). Says how much was paid.
    pub(crate) fn pay_penalty(&mut self, seat: Seat, penalty: Penalty) -> u16 {
        let (cash, stars) = self.penalty();
        let player = self.player_mut(seat);
        player.sheet.arrested = true;
        player.running.ask = Ask::Nothing;
        match penalty {
            Penalty::Cash => {
                player.sheet.cash -= cash;
                cash
            }
            Penalty::Stars => {
                let lost = stars.min(player.sheet.stars);
                player.sheet.stars -= lost;
                lost
            }
        }
    }

    pub(crate) fn list_arrest(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.running(seat).ask {
            Ask::Marshal => out.extend([Action::Use, Action::Keep]),
            _ => out.extend(Penalty::ALL.map(Action::Pay)),
        }
    }

    pub(super) fn decide_under_arrest<L: Log<Self>>(&mut self, seat: Seat, action: Action, run: &mut Run<'_, L>) {
        if action == Action::Use {
            self.draw_as_marshal(seat, run);
        }
        if let Some((penalty, amount)) = self.face_arrest(seat, action)
            && !self.hidden.contains(seat)
        {
            run.tell(self, || Event::Arrested { seat, penalty, amount });
        }
        if self.running(seat).ask == Ask::Nothing && self.decided(seat) {
            self.end_arrests(run);
        }
    }

    /// The Marshal's own card counts instead, even if it is lower; then it is discarded (FT-CHAR-11, FT-DECK-09).
    fn draw_as_marshal<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        self.sheet_mut(seat).uses -= 1;
        self.marshal = self.draw_open(run);
        self.discard = self.discard.with(self.marshal);
        run.tell(self, || Event::MarshalDrew { seat, card: self.marshal });
    }

    /// The decision on the own sheet: the Marshal's answer leads to freedom, to a penalty, or to the question which.
    /// Says what was paid.
    pub(crate) fn face_arrest(&mut self, seat: Seat, action: Action) -> Option<(Penalty, u16)> {
        let penalty = match action {
            Action::Use if !self.would_arrest(self.marshal, seat) => {
                self.running_mut(seat).ask = Ask::Nothing;
                None
            }
            Action::Use | Action::Keep => {
                let forced = self.forced_penalty(seat);
                self.running_mut(seat).ask = Ask::Penalty;
                forced
            }
            Action::Pay(penalty) => Some(penalty),
            _ => None,
        };
        penalty.map(|penalty| (penalty, self.pay_penalty(seat, penalty)))
    }

    fn end_arrests<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let asked = self.hidden;
        self.close_window(run);
        if L::LISTENS {
            for seat in asked {
                self.tell_arrest(seat, run);
            }
        }
        self.end_round(run);
    }

    /// What somebody paid while it was hidden.
    fn tell_arrest<L: Log<Self>>(&self, seat: Seat, run: &mut Run<'_, L>) {
        let (before, after) = (&self.shown[seat.index()], self.sheet(seat));
        let (cash, stars) = (before.cash - after.cash, before.stars - after.stars);
        let (penalty, amount) = if cash > 0 { (Penalty::Cash, cash) } else { (Penalty::Stars, stars) };
        if cash > 0 || after.arrested && !before.arrested || stars > 0 {
            run.tell(self, || Event::Arrested { seat, penalty, amount });
        }
    }
}
