//! The Order Phase: the contest for the badge, and order restored.

use table::{List, Log, Run, Seat, Seats};

use crate::action::Action;
use crate::data::{MAX_PLAYERS, Place, Places, SHERIFF_PAY, SheriffCard, SheriffCards, Symbol};
use crate::event::Event;
use crate::state::{Phase, Table, WestStory};

impl Table {
    /// After rounds 1 to 7 (WS-SHER-01). In a symbol contest joker tokens are decided upon first, once round the table from
    /// the Sheriff (WS-JOK-04); in others they are of no use.
    pub(crate) fn begin_contest<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        self.phase = Phase::Contest;
        self.contested = Seats::NONE;
        self.spent = [0; 4];
        self.go_on_with_contest(run);
    }

    fn go_on_with_contest<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        if self.contest.symbol().is_some() {
            for seat in self.in_turn_order() {
                if !self.contested.contains(seat) {
                    if self.tokens_matter(seat) {
                        return self.wait_for(seat);
                    }
                    self.contested = self.contested.with(seat);
                }
            }
        }
        self.elect(run);
    }

    /// Whether this seat could win with all its tokens, and does not win already whatever is still to come.
    fn tokens_matter(&self, seat: Seat) -> bool {
        let tokens = self.player(seat).jokers;
        if tokens == 0 {
            return false;
        }
        let others_may = |other: Seat| !self.contested.contains(other) && self.player(other).jokers > 0;
        let open = self.all_seats().any(|other| other != seat && others_may(other));
        self.wins_with(seat, tokens) && (open || !self.wins_with(seat, 0))
    }

    /// Whether this seat would be elected with so many tokens, as things are.
    pub(crate) fn wins_with(&self, seat: Seat, tokens: u8) -> bool {
        self.winner(|other| self.count(other) + if other == seat { tokens } else { 0 }) == seat
    }

    pub(crate) fn list_contest(&self, seat: Seat, out: &mut impl List<Action>) {
        (0..=self.player(seat).jokers).for_each(|tokens| out.put(Action::Contest(tokens)));
    }

    pub(crate) fn decide_in_contest<L: Log<WestStory>>(&mut self, seat: Seat, action: Action, run: &mut Run<'_, L>) {
        if let Action::Contest(tokens) = action {
            self.spent[seat.index()] = tokens;
            self.player_mut(seat).jokers -= tokens;
            self.contested = self.contested.with(seat);
            self.tell(run, || Event::Contested { seat, tokens });
        }
        self.go_on_with_contest(run);
    }

    /// What counts for a seat in the present contest (WS-SHER-02): visible things (WS-CARD-06), delivered bandits, outposts or
    /// blocked cards. Each token spent adds one (WS-JOK-04).
    pub(crate) fn count(&self, seat: Seat) -> u8 {
        let spent = self.spent[seat.index()];
        if self.is_tom(seat) {
            return self.tom_count(seat);
        }
        let player = self.player(seat);
        let count = match self.contest {
            SheriffCard::Buildings => player.buildings.len() as u8,
            SheriffCard::Animals => player.animals.len() as u8,
            SheriffCard::Bandits => player.delivered,
            SheriffCard::Outposts => player.all_outposts(),
            SheriffCard::Blocked => player.blocked.len() as u8,
            SheriffCard::Last => 0,
            symbols => symbols.symbol().map_or(0, |symbol| self.count_symbol(seat, symbol)),
        };
        count + spent
    }

    /// Every matching symbol counts, jokers too, and those on printed cards (WS-SHER-03, WS-SYM-04).
    fn count_symbol(&self, seat: Seat, symbol: Symbol) -> u8 {
        let matching = |one: &Option<Symbol>| matches!(one, Some(it) if *it == symbol || *it == Symbol::Joker);
        Place::all()
            .map(|place| self.card_at(seat, place).symbols.iter().filter(|one| matching(one)).count() as u8)
            .sum()
    }

    /// The highest count; of several the one nearest to the right of the outgoing Sheriff, who loses ties (WS-SHER-04).
    pub(crate) fn winner(&self, count: impl Fn(Seat) -> u8) -> Seat {
        let nearness = |seat: Seat| match self.to_the_right(seat) {
            0 => self.seat_count(),
            distance => distance,
        };
        let best = |seat: &Seat| (count(*seat), std::cmp::Reverse(nearness(*seat)));
        self.all_seats().max_by_key(best).unwrap_or(self.sheriff)
    }

    /// Badge and pay for the winner, also when re-elected (WS-SHER-05): all privileges change hands here and nowhere else
    /// (WS-SHER-09). Then the next sheriff card (WS-SHER-06), and order (WS-SHER-07).
    fn elect<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        let mut counts = [0; MAX_PLAYERS];
        for seat in self.in_turn_order() {
            counts[seat.index()] = self.count(seat);
            self.tell(run, || Event::Counted { seat, count: counts[seat.index()] });
        }
        let winner = self.winner(|seat| counts[seat.index()]);
        let tie = counts[..self.seat_count()].iter().filter(|&&count| count == counts[winner.index()]).count() > 1;
        let outgoing = std::mem::replace(&mut self.sheriff, winner);
        self.player_mut(winner).coins += SHERIFF_PAY;
        self.spent = [0; 4];
        self.tell(run, || Event::Elected { seat: winner, outgoing, tie });
        self.reveal_contest(run);
        for seat in self.all_seats() {
            self.restore_order(seat);
        }
        self.begin_round(run);
    }

    /// Hats are lost (WS-RES-04), and anvils are removed (WS-ABIL-06, WS-SHER-07).
    fn restore_order(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        player.hats = 0;
        if !player.anvilled.is_empty() {
            player.anvilled = Places::NONE;
            player.anvils = [0; 12];
        }
    }

    /// The next card of the sheriff deck: four of the back "1–4", then three of "5–7", then "8", which announces the last
    /// round (WS-SETUP-10, WS-SHER-06).
    pub(crate) fn reveal_contest<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        self.contest = match self.contests_seen.len() {
            0..4 => (SheriffCards::of(&SheriffCard::EARLY) - self.contests_seen).draw(run.dice),
            4..7 => (self.late_contests() - self.contests_seen).draw(run.dice),
            // The last card of the deck is known.
            _ => SheriffCard::Last,
        };
        self.contests_seen.insert(self.contest);
        self.tell(run, || Event::ContestRevealed { contest: self.contest });
    }

    /// The cards that the middle group is drawn from, unseen: three of the base game, two new ones, one with gold
    /// (WS-SETUP-11, WS-SETUP-28). What is not drawn leaves the game unseen: so it is drawn when it is turned up.
    pub(crate) fn late_contests(&self) -> SheriffCards {
        let mut group = SheriffCards::of(&SheriffCard::LATE);
        if self.new_sheriff_cards {
            group |= SheriffCards::of(&SheriffCard::NEW);
        }
        if self.gold_rush {
            group.insert(SheriffCard::Gold);
        }
        group
    }
}
