//! Main action A: Posse.

use table::{List, Log, Run, Seat};

use super::payment::Due;
use crate::action::Action;
use crate::data::{Cost, POSSE_HATS, POSSE_WANTED, Places, REGION_SLOTS, Symbol, Symbols};
use crate::event::Event;
use crate::state::{Deal, Table, WestStory, main_action};

impl Table {
    /// Face-up bandits of one's own region that can be hunted (WS-POSSE-01, WS-BOARD-04). Of two that are alike one is as
    /// good as the other.
    pub(crate) fn list_posses(&self, seat: Seat, out: &mut impl List<Action>) {
        let bandits = &self.bandits[self.region_of(seat)];
        let mut seen = Symbols::NONE;
        for (slot, bandit) in bandits.iter().enumerate() {
            if let Some(bandit) = *bandit
                && !seen.contains(bandit)
                && self.can_hunt(seat, bandit)
            {
                seen.insert(bandit);
                out.put(Action::Posse(slot as u8));
            }
        }
    }

    /// For a Whole Gang one must be Sheriff, and nothing else (WS-POSSE-06). For a Single Bandit one needs an empty tied
    /// slot, the hats, and an available card with its symbol or a joker (WS-POSSE-02, WS-GOLD-06); a joker token makes any
    /// card fit (WS-POSSE-12).
    pub(crate) fn can_hunt(&self, seat: Seat, bandit: Symbol) -> bool {
        if bandit == Symbol::Joker {
            return self.sheriff == seat;
        }
        let player = self.player(seat);
        player.tied.is_none()
            && Due::plain(Cost::new(self.price_of(seat, bandit), 0)).is_payable(player)
            && (!(player.bearing(bandit) & player.available()).is_empty() || player.jokers > 0)
    }

    /// Two hats, three if the bandit is wanted in the Nearest City (WS-POSSE-03); without one, two (WS-POSSE-04).
    pub(crate) fn price_of(&self, seat: Seat, bandit: Symbol) -> u8 {
        let city = self.board().regions[self.region_of(seat)].city;
        let wanted = city.is_some_and(|city| self.posters[usize::from(city)] == bandit);
        POSSE_HATS + if wanted { POSSE_WANTED } else { 0 }
    }

    pub(crate) fn posse_price(&self, seat: Seat, slot: u8) -> u8 {
        match self.bandits[self.region_of(seat)][usize::from(slot)] {
            None | Some(Symbol::Joker) => 0,
            Some(bandit) => self.price_of(seat, bandit),
        }
    }

    /// One token, single or gang, in a turn (WS-POSSE-10).
    pub(crate) fn begin_posse<L: Log<WestStory>>(&mut self, slot: u8, run: &mut Run<'_, L>) {
        self.take_main_action(main_action::POSSE);
        self.turn.deal = Deal::Posse { slot };
        self.turn.region = self.region_of(self.turn.seat) as u8;
        self.ask_card(run);
    }

    /// The cards that bear the bandit's symbol, and whether a token may help: any card will do for a gang (WS-POSSE-07).
    pub(crate) fn cards_for_posse(&self, seat: Seat, slot: u8) -> (Places, bool) {
        match self.bandits[self.region_of(seat)][usize::from(slot)] {
            None | Some(Symbol::Joker) => (Places::ALL, false),
            Some(bandit) => (self.player(seat).bearing(bandit), true),
        }
    }

    /// After the activation, during which the token still lay in its region (WS-POSSE-11): a Single Bandit is tied
    /// (WS-POSSE-05). The region is the one it was hunted in, wherever the production has led the pawn.
    pub(crate) fn finish_posse<L: Log<WestStory>>(&mut self, seat: Seat, slot: usize, run: &mut Run<'_, L>) {
        let region = usize::from(self.turn.region);
        let Some(bandit) = self.bandits[region][slot] else { return };
        if bandit == Symbol::Joker {
            return self.move_gang(seat, region, slot, run);
        }
        self.bandits[region][slot] = None; // The field stays empty (WS-BOARD-16).
        self.player_mut(seat).tied = Some(bandit);
        self.tell(run, || Event::BanditTied { seat, bandit });
    }

    /// A gang moves to the next region along the track, face up, and may be hunted there again (WS-POSSE-07, WS-POSSE-08, WS-POSSE-09). It
    /// is never tied or delivered. A region that nobody has visited stays face down (WS-BOARD-18).
    pub(crate) fn move_gang<L: Log<WestStory>>(
        &mut self,
        seat: Seat,
        region: usize,
        slot: usize,
        run: &mut Run<'_, L>,
    ) {
        let to = self.board().next_region(region);
        self.bandits[region][slot] = None;
        let fields = self.board().regions[to].bandits;
        // Gangs lie behind the region's own fields; there are two of them, and room for both.
        let free = (fields.max(2)..REGION_SLOTS).find(|&slot| self.bandits[to][slot].is_none());
        self.bandits[to][free.unwrap_or(REGION_SLOTS - 1)] = Some(Symbol::Joker);
        self.tell(run, || Event::GangMoved { seat, to: to as u8 });
    }
}
