//! What Tom buys.

use table::{Log, Run};

use super::Want;
use crate::data::{Card, CardFacts, Level, ROW, Sort, Symbol, TOM_GOLD_POINTS, TOM_GOLD_POINTS_HARDER, TomAct};
use crate::event::{Event, Payment};
use crate::state::{Table, WestStory};

impl Table {
    /// A card of the Market that Tom can pay: hats and coins added up, without discounts (WS-TOM-57).
    fn tom_affords(&self, slot: usize) -> Option<&'static CardFacts> {
        let facts = self.facts(self.market[slot].some()?);
        let coins = self.player(self.toms_seat()).coins;
        (u16::from(facts.cost.sum()) <= coins).then_some(facts)
    }

    /// With the first symbol that allows it (WS-TOM-22): the first card of level I (WS-TOM-28), the first plain card of level II
    /// (WS-TOM-29), or the building worth most, of equals the first (WS-TOM-31, WS-TOM-27); when an animal is consulted the
    /// first of its kind whatever it is worth (WS-TOM-25).
    pub(super) fn tom_buys_by_symbol<L: Log<WestStory>>(
        &mut self,
        row: usize,
        act: TomAct,
        run: &mut Run<'_, L>,
    ) -> bool {
        let level = if act == TomAct::Building { Level::III } else { level_of(act) };
        let pick = |want: Want| {
            let fits = |slot: &usize| {
                self.tom_affords(*slot).is_some_and(|facts| facts.sort != Sort::Animal && want.accepts(facts.marks))
            };
            let fitting = level.slots().filter(fits);
            if act == TomAct::Building && want != Want::Anything {
                let points = |slot: &usize| self.facts(self.market[*slot]).points;
                fitting.rev().max_by_key(points)
            } else {
                let mut fitting = fitting;
                fitting.next()
            }
        };
        let Some(slot) = self.toms_wants(row).find_map(pick) else { return false };
        let (coins, points) = match act {
            TomAct::LevelOne(coins) => (coins, 0),
            TomAct::LevelTwo(points) => (0, points),
            _ => (0, 0),
        };
        self.tom_buys(slot, coins, points, run);
        true
    }

    /// The cheapest or the dearest animal that he can pay, of equals the first; no symbol is asked for (WS-TOM-30).
    pub(super) fn tom_buys_animal<L: Log<WestStory>>(&mut self, act: TomAct, run: &mut Run<'_, L>) -> bool {
        let animal = |slot: &usize| self.tom_affords(*slot).is_some_and(|facts| facts.sort == Sort::Animal);
        let price = |slot: &usize| self.facts(self.market[*slot]).cost.sum();
        let animals = Level::II.slots().filter(animal);
        let slot =
            if act == TomAct::CheapestAnimal { animals.min_by_key(price) } else { animals.rev().max_by_key(price) };
        let Some(slot) = slot else { return false };
        self.tom_buys(slot, 0, 0, run);
        true
    }

    /// Bought cards go onto his stack, the newest on top; they are never activated (WS-TOM-11). He gets their points, what the step
    /// adds, and for a card with gold two points more, or three (WS-TOM-43, WS-TOM-46). The Market is refilled at the end of his
    /// turn (WS-TOM-50).
    fn tom_buys<L: Log<WestStory>>(&mut self, slot: usize, coins: u8, points: u8, run: &mut Run<'_, L>) {
        let seat = self.toms_seat();
        let card = std::mem::replace(&mut self.market[slot], Card::NONE);
        let facts = self.facts(card);
        let harder = self.tom.as_ref().is_some_and(|tom| tom.gold);
        let gold = match facts.marks.contains(Symbol::Gold) {
            false => 0,
            true if harder => TOM_GOLD_POINTS_HARDER,
            true => TOM_GOLD_POINTS,
        };
        let price = facts.cost.sum();
        let player = self.player_mut(seat);
        player.coins -= u16::from(price);
        let below = std::mem::replace(&mut player.stack, card);
        self.under[card.index()] = below;
        self.tell(run, || Event::Bought { seat, card, reserved: false, paid: Payment::coins(price) });
        if coins > 0 {
            self.tom_takes_coins(u16::from(coins), run);
        }
        self.gain_points(seat, u16::from(facts.points) + u16::from(points) + u16::from(gold), run);
    }

    /// Before buying he discards the whole row I or III; of row II the animals before a plain card, and the others before an
    /// animal (WS-TOM-37). It is done in any case, and the row is refilled at once (WS-TOM-50, WS-TOM-51).
    pub(super) fn tom_refreshes<L: Log<WestStory>>(&mut self, act: TomAct, run: &mut Run<'_, L>) {
        let level = match act {
            TomAct::Building => Level::III,
            act => level_of(act),
        };
        let unwanted = |slot: usize| match (self.market[slot].some(), act) {
            (None, _) => false,
            (Some(card), TomAct::LevelTwo(_)) => self.facts(card).sort == Sort::Animal,
            (Some(card), TomAct::CheapestAnimal | TomAct::DearestAnimal) => self.facts(card).sort != Sort::Animal,
            (Some(_), _) => true,
        };
        let cards = (0..ROW).filter(|&n| unwanted(level.index() * ROW + n)).fold(0, |set, n| set | 1 << n);
        self.discard_from_row(self.toms_seat(), level, cards, run);
        self.refill_row(level.index(), run);
    }
}

/// The row that a purchase is made from.
fn level_of(act: TomAct) -> Level {
    match act {
        TomAct::LevelTwo(_) | TomAct::CheapestAnimal | TomAct::DearestAnimal => Level::II,
        TomAct::Building => Level::III,
        _ => Level::I,
    }
}
