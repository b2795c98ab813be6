//! What a main action would cost, from the view alone.

use crate::action::Payment;
use crate::cards::Card;
use crate::data::{Character, LINEUP};
use crate::space::Space;
use crate::state::{Items, Sheet};
use crate::view::{Phase, PlayerView, View};

/// The prices of one player's main action now.
pub(super) struct Costs {
    sheet: Sheet,
    lineup: [Card; LINEUP],
    gold: u16,
    payments: &'static [Payment],
}

/// What it takes to get to a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cost {
    /// The least gold.
    pub gold: u8,
    /// Whether it takes the character's ability besides.
    pub helped: bool,
}

impl Costs {
    /// Nothing while no main action can be taken by the player whose eyes these are.
    pub fn of(view: &View) -> Option<Costs> {
        let player = view.player(view.seat?)?;
        let running = player.running.as_ref()?;
        let pending = running.ask.is_some() || !running.bonus.is_empty() || !running.effects.is_empty();
        if view.phase != Phase::Turn || !view.deciding || running.acted || pending {
            return None;
        }
        Some(Costs {
            sheet: as_sheet(player),
            lineup: view.lineup.as_slice().try_into().ok()?,
            gold: player.gold,
            payments: payments(player),
        })
    }

    /// The least gold that leads to a space: without the character's help if that can be afforded.
    pub fn of_space(&self, space: Space) -> Option<Cost> {
        self.payments.iter().find_map(|&payment| {
            let gold = self.cheapest(space, payment)?;
            Some(Cost { gold, helped: payment != Payment::Gold })
        })
    }

    /// The poker card that leaves the cheapest way to a space, affordable or not.
    pub fn poker_for(&self, space: Space) -> u8 {
        let price = |poker: u8| self.sheet.price(&self.lineup, poker, space, Payment::Gold).map(|price| price.gold);
        (0..LINEUP as u8).min_by_key(|&poker| price(poker).unwrap_or(u8::MAX)).unwrap_or(0)
    }

    fn cheapest(&self, space: Space, payment: Payment) -> Option<u8> {
        let prices = (0..LINEUP as u8).filter_map(|poker| {
            let price = self.sheet.price(&self.lineup, poker, space, payment)?;
            (u16::from(price.gold) <= self.gold).then_some(price.gold)
        });
        prices.min()
    }
}

/// Ways to pay, gold first.
fn payments(player: &PlayerView) -> &'static [Payment] {
    match (player.character, player.uses) {
        (Some(Character::Prospector), 1..) => &[Payment::Gold, Payment::Shift],
        (Some(Character::WildCard), 2..) => &[Payment::Gold, Payment::Joker, Payment::Jokers],
        (Some(Character::WildCard), 1) => &[Payment::Gold, Payment::Joker],
        _ => &[Payment::Gold],
    }
}

/// As much of the sheet as prices depend on.
fn as_sheet(player: &PlayerView) -> Sheet {
    let items = Items::of(&player.items);
    Sheet {
        circled: player.circled.iter().copied().collect(),
        items,
        pans: player.pans,
        gold: player.gold,
        ..Sheet::BLANK
    }
}
