//! The main action: a poker card, and a space that the other two cards lead to.
//!
//! A main action is one decision. It names the poker card and the space; which of the other two cards is the suit card
//! follows: the way that costs the least gold (see [`crate::reach::Price`]). No other way has another effect: with equal
//! cost nothing else differs, least of all whether a cowbot wakes up. It does if the lineup shows its suit or if the
//! suit card is changed to it (FT-COW-02, FT-COW-03); in its region one plays either with a card of its suit, which the
//! lineup then shows, or by such a change, so that it is awake in both cases (FT-MOD-06).

use table::{Log, Seat};

use super::Run;
use crate::action::{Action, Payment, Tool};
use crate::data::{Character, MAX_TOOLS, Region, SUIT_PRICE};
use crate::event::Deed;
use crate::reach::others;
use crate::space::{Space, Spaces};
use crate::state::{Ask, Fliptown, Sheet};

/// No main action costs more.
const DEAREST: u16 = 14;

impl Fliptown {
    /// Every main action: for each poker card (FT-TURN-03), every space that the other two cards reach for the gold there
    /// is (FT-TURN-10, FT-MOD-08), and any tombstone instead (FT-TURN-09, FT-CEM-01). Only the cheapest payment is listed;
    /// abilities that pay are options of their own.
    #[inline]
    pub(super) fn list_main(&self, seat: Seat, out: &mut Vec<Action>) {
        let sheet = self.sheet(seat);
        let gold = sheet.gold.min(DEAREST) as u8;
        let graves = sheet.open_graves();
        let near = self.lineup.map(|card| sheet.around(card.value(), gold));
        let far = match gold.checked_sub(SUIT_PRICE) {
            Some(rest) => self.lineup.map(|card| sheet.around(card.value(), rest)),
            None => [Spaces::NONE; 3],
        };
        let suits = self.lineup.map(|card| Spaces::in_region(card.suit().region()));
        for poker in 0..3 {
            let [a, b] = others(poker).map(usize::from);
            let spaces = near[a].both(suits[b]).union(near[b].both(suits[a])).union(far[a]).union(far[b]);
            out.extend(spaces.union(graves).iter().map(|space| Action::Act { poker, space, payment: Payment::Gold }));
        }
        if graves.is_empty() && self.nothing_is_free(seat) {
            out.extend((0..3).map(Action::Pass)); // FT-TURN-12
        }
        if self.characters && sheet.uses > 0 {
            self.list_payments(sheet, out);
        }
    }

    /// No main action without spending anything, whichever card goes to the poker hand (FT-TURN-12).
    #[cold]
    pub(super) fn nothing_is_free(&self, seat: Seat) -> bool {
        let sheet = self.sheet(seat);
        let free = |suit: usize, value: usize| {
            let value = self.lineup[value].value();
            sheet.within(value, value).both(Spaces::in_region(self.lineup[suit].suit().region()))
        };
        sheet.open_graves().is_empty()
            && (0..3).all(|suit| (0..3).all(|value| suit == value || free(suit, value).is_empty()))
    }

    /// Main actions paid with the Prospector's shift (FT-CHAR-10) or with jokers (FT-CHAR-16), where these save gold
    /// (FT-MOD-07).
    fn list_payments(&self, sheet: &Sheet, out: &mut Vec<Action>) {
        let payments: &[Payment] = match sheet.character {
            Some(Character::Prospector) => &[Payment::Shift],
            Some(Character::WildCard) => &[Payment::Joker, Payment::Jokers],
            _ => return,
        };
        for &payment in payments {
            for poker in 0..3 {
                let spaces = Region::OF_SUITS.into_iter().flat_map(|region| sheet.anywhere(region).iter());
                let acts = spaces.filter(|&space| self.is_payment_offered(sheet, poker, space, payment));
                out.extend(acts.map(|space| Action::Act { poker, space, payment }));
            }
        }
    }

    /// Whether an ability pays for this, and for less gold than without it.
    pub(super) fn is_payment_offered(&self, sheet: &Sheet, poker: u8, space: Space, payment: Payment) -> bool {
        let price = |payment| sheet.price(&self.lineup, poker, space, payment).map(|price| price.gold);
        let (instead_of, uses) = match payment {
            Payment::Gold => return false,
            Payment::Shift | Payment::Joker => (Payment::Gold, 1),
            Payment::Jokers => (Payment::Joker, 2),
        };
        match (price(payment), price(instead_of)) {
            (Some(paid), Some(otherwise)) => paid < otherwise && u16::from(paid) <= sheet.gold && sheet.uses >= uses,
            _ => false,
        }
    }

    /// Exactly one main action a turn (FT-TURN-11).
    #[inline]
    pub(super) fn act<L: Log<Self>>(
        &mut self,
        seat: Seat,
        poker: u8,
        space: Space,
        payment: Payment,
        run: &mut Run<'_, L>,
    ) {
        self.write_poker_card(seat, poker);
        let running = self.running_mut(seat);
        running.acted = true;
        running.region = Some(space.region());
        if space.region() == Region::Cemetery {
            let poker = self.lineup[usize::from(poker)];
            self.tell_deed(seat, || Deed::Dug { poker, space }, run);
        } else if L::LISTENS || self.sheet(seat).gold > 0 || payment != Payment::Gold {
            self.pay(seat, poker, space, payment, run);
        }
        self.go_to(seat, space, run);
    }

    /// Pays for suit and value (FT-MOD-01, FT-MOD-02); there is always enough (FT-INV-04).
    fn pay<L: Log<Self>>(&mut self, seat: Seat, poker: u8, space: Space, payment: Payment, run: &mut Run<'_, L>) {
        let Some(price) = self.sheet(seat).price(&self.lineup, poker, space, payment) else { return };
        let sheet = self.sheet_mut(seat);
        sheet.gold -= u16::from(price.gold);
        sheet.uses -= match payment {
            Payment::Gold => 0,
            Payment::Shift | Payment::Joker => 1,
            Payment::Jokers => 2,
        };
        let [poker, suit, value] = [poker, price.suit, price.value].map(|slot| self.lineup[usize::from(slot)]);
        self.tell_deed(seat, || Deed::Acted { poker, suit, value, space, payment, gold: price.gold }, run);
    }

    /// Writes the poker card, unchanged, into the next box of this round's column (FT-TURN-07, FT-MOD-04): one a turn
    /// (FT-INVAR-02).
    fn write_poker_card(&mut self, seat: Seat, poker: u8) {
        let card = self.lineup[usize::from(poker)];
        let (round, turn) = (usize::from(self.round) - 1, usize::from(self.turn) - 1);
        self.sheet_mut(seat).poker[round][turn] = card;
    }

    /// No action is possible; the poker card is written down all the same (FT-TURN-12).
    pub(super) fn pass<L: Log<Self>>(&mut self, seat: Seat, poker: u8, run: &mut Run<'_, L>) {
        self.write_poker_card(seat, poker);
        self.running_mut(seat).acted = true;
        let poker = self.lineup[usize::from(poker)];
        self.tell_deed(seat, || Deed::Passed { poker }, run);
    }

    /// Whatever happens at a space, by a main action or a bonus action; items work the same way in both (FT-INV-06,
    /// FT-INV-07, FT-BONUS-08).
    #[inline]
    pub(super) fn go_to<L: Log<Self>>(&mut self, seat: Seat, space: Space, run: &mut Run<'_, L>) {
        match space.region() {
            Region::Trail => self.stop_at(seat, space, run),
            Region::Badlands => self.rob(seat, space, run),
            Region::Mine => self.enter(seat, space, run),
            Region::Town => self.visit(seat, space, run),
            Region::Cemetery => self.dig(seat, space, run),
        }
    }

    /// Stops on the Trail: stops passed over are lost without being circled (FT-TRAIL-05, FT-TRAIL-06).
    fn stop_at<L: Log<Self>>(&mut self, seat: Seat, space: Space, run: &mut Run<'_, L>) {
        let passed = self.sheet(seat).passed();
        let sheet = self.sheet_mut(seat);
        sheet.circled.insert(space);
        self.tell_deed(
            seat,
            || Deed::Circled { space, passed: self.sheet(seat).passed().minus(passed).iter().collect() },
            run,
        );
        if space == Space::stop(2) {
            return self.offer_tool(seat, run);
        }
        self.reward(seat, crate::data::trail_reward(space), space, run);
    }

    /// One pan or one hammer, whichever there is room for (FT-TRAIL-08).
    fn offer_tool<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let sheet = self.sheet(seat);
        match (sheet.pans < MAX_TOOLS, sheet.hammers < MAX_TOOLS) {
            (true, true) => self.running_mut(seat).ask = Ask::Tool,
            (true, false) => self.take_tool(seat, Tool::Pan, run),
            (false, true) => self.take_tool(seat, Tool::Hammer, run),
            (false, false) => {}
        }
    }

    pub(super) fn take_tool<L: Log<Self>>(&mut self, seat: Seat, tool: Tool, run: &mut Run<'_, L>) {
        let player = self.player_mut(seat);
        match tool {
            Tool::Pan => _ = player.gain_pans(1),
            Tool::Hammer => _ = player.gain_hammers(1),
        }
        self.ask_for_bail(seat);
        self.tell_deed(seat, || Deed::Took(tool), run);
    }

    /// Enters a chamber and takes all it holds (FT-MINE-05 to -08, -10).
    fn enter<L: Log<Self>>(&mut self, seat: Seat, space: Space, run: &mut Run<'_, L>) {
        self.circle(seat, space, run);
        self.reward(seat, crate::data::chamber_reward(space), space, run);
    }

    /// Circles a space for good (FT-TURN-08).
    #[inline]
    pub(super) fn circle<L: Log<Self>>(&mut self, seat: Seat, space: Space, run: &mut Run<'_, L>) {
        let sheet = self.sheet_mut(seat);
        sheet.circled.insert(space);
        self.tell_deed(seat, || Deed::Circled { space, passed: Vec::new() }, run);
    }
}

impl Sheet {
    /// Spaces that a value card reaches with so much gold for steps.
    #[inline]
    fn around(&self, value: u8, gold: u8) -> Spaces {
        self.within(value.saturating_sub(gold), value + gold)
    }
}
