//! The numbered rules of building, in ascending order, and what happens when a sticker is added.

use table::{Log, Run, Seat};

use crate::data::data;
use crate::event::{Event, Reason};
use crate::ids::{Company, Sticker, Stickers, Strand};
use crate::record::NOBODY;
use crate::setup::Mode;
use crate::state::{Perks, Stage, Task, TicketToRide};
use crate::vocabulary::{Effect, Modifiers, VaultItem};

/// Stickers of building, whose rules 1 and 2 come before the cars are placed.
const BUILD_RULES: Stickers = Stickers::up_to(Sticker::Large).minus(Stickers::before(Sticker::Company));

impl TicketToRide {
    /// The next rule of building that is in force, from this sticker on: stickers are numbered in the order in which they
    /// act (TTR-BUILD-12, TTR-BUILD-22).
    #[inline]
    pub(super) fn next_build_rule<L: Log<Self>>(&mut self, next: u8, run: &mut Run<'_, L>) {
        if let Some(sticker) = self.build_rule_from(next) {
            self.tasks.push(Task::Rules { next: sticker as u8 + 1 });
            self.apply_build_rule(sticker, run);
        }
    }

    #[inline]
    pub(super) fn build_rule_from(&self, next: u8) -> Option<Sticker> {
        ((self.record.rules & BUILD_RULES) - Stickers::first_n(next.into())).first()
    }

    pub(super) fn apply_build_rule<L: Log<Self>>(&mut self, sticker: Sticker, run: &mut Run<'_, L>) {
        let seat = self.on_turn();
        match sticker {
            Sticker::Company => self.pay_company_bonus(seat, run),
            Sticker::Mail => self.pay_mail(seat, run),
            Sticker::Robbery => self.rob(seat, run),
            Sticker::Station => self.pay_stations(run),
            Sticker::Conductor => self.pay_conductor(seat, run),
            Sticker::Mine => self.dig(seat, run),
            Sticker::Cattle => self.take_cattle(seat, run),
            Sticker::Cargo => self.take_cargo(seat, run),
            Sticker::Spike => self.drive_spike(seat, run),
            Sticker::Pioneer => self.be_pioneer(seat, run),
            Sticker::Postcard => {
                self.tasks.push(Task::Offers { next: 0 });
                self.tasks.push(Task::Postcards);
            }
            Sticker::Large => self.visit_large_city(seat, run),
            _ => {}
        }
    }

    /// Rule 3.
    fn pay_company_bonus<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let dollars = company_bonus(self.company(seat), self.build.strand, self.governing(), &self.player(seat).perks);
        self.gain(seat, dollars, Reason::Sticker(Sticker::Company), run);
    }

    /// Rule 3 too, after the company's colour (TTR-MAIL-01).
    fn pay_mail<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        if data().strand(self.build.strand).color == Some(crate::ids::Color::White) {
            self.gain(seat, data().numbers.mail_dollars.into(), Reason::Sticker(Sticker::Mail), run);
        }
    }

    /// Rule 6: the conductor's own bonus (TTR-COND-03).
    fn pay_conductor<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let Some(conductor) = data().conductors.get(usize::from(self.player(seat).conductor)) else { return };
        let (strands, dollars) = conductor.modifiers.route_bonus;
        if strands.contains(self.build.strand) {
            self.gain(seat, dollars.into(), Reason::Sticker(Sticker::Conductor), run);
        }
    }

    /// Rule 11, before postcards: the first strand ever with an end in an area that was opened (TTR-PIONEER-01).
    fn be_pioneer<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let company = self.company(seat).index() as u8;
        for area in data().strand(self.build.strand).needs.iter() {
            if self.record.pioneers[area.index()] == NOBODY {
                self.record.pioneers[area.index()] = company;
                run.tell(self, || Event::VaultItem { seat, item: VaultItem::PioneerPlaque, area: Some(area) });
            }
        }
    }

    /// Rule 12: a card if an end is a large city (TTR-BUILD-16), one for both, and again for every later strand
    /// (TTR-BUILD-17); none if there is none (TTR-BUILD-20).
    fn visit_large_city<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        self.draw_blind(seat, self.cards_for_visit(seat), run);
    }

    /// Cards for the large cities at the ends of the strand being built.
    pub(super) fn cards_for_visit(&self, seat: Seat) -> u8 {
        match self.ends().any(|city| data().city(city).large) {
            true => cards_for_large_city(self.governing(), &self.player(seat).perks),
            false => 0,
        }
    }

    /// A sticker comes into force. What its number has already passed in this game is made up for.
    pub(super) fn add_stickers<L: Log<Self>>(&mut self, stickers: Stickers, run: &mut Run<'_, L>) {
        for sticker in stickers.iter() {
            self.record.rules = self.record.rules.with(sticker); // TTR-CAMP-16
            run.tell(self, || Event::RuleAdded(sticker));
            match sticker {
                Sticker::Panic if self.stage == Stage::Setup => self.return_start_dollars(run),
                Sticker::Ribbon if self.stage == Stage::Ending => self.award_ribbon(run), // TTR-RIBBON-01
                _ => {}
            }
        }
    }

    /// A sticker is no longer in force (TTR-CAMP-16).
    pub(super) fn remove_stickers<L: Log<Self>>(&mut self, stickers: Stickers, run: &mut Run<'_, L>) {
        for sticker in stickers.both(self.record.rules).iter() {
            self.record.rules.remove(sticker);
            run.tell(self, || Event::RuleRemoved(sticker));
        }
    }

    /// The winner's ribbon (TTR-RIBBON-01).
    pub(super) fn award_ribbon<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        debug_assert_eq!(self.fixed.mode, Mode::Campaign);
        let winner = Seat::new(self.ranking[0].into());
        self.record.ribbons[usize::from(self.fixed.game) - 1] = self.company(winner).index() as u8;
        run.tell(self, || Event::VaultItem { seat: winner, item: VaultItem::Ribbon, area: None });
    }
}

/// What a strand of the company's colour pays: the strand's own colour decides, not the cards (TTR-BUILD-13,
/// TTR-BUILD-15); grey is nobody's colour (TTR-BUILD-14). Upgrade and event add to it (TTR-BUILD-23).
fn company_bonus(company: Company, strand: Strand, event: &Modifiers, perks: &Perks) -> u16 {
    if data().strand(strand).color != Some(company.color()) {
        return 0;
    }
    let printed = data().companies[company.index()].bonus.iter().map(|effect| match effect {
        Effect::GainDollars { amount, .. } => u16::from(*amount),
        _ => 0,
    });
    printed.sum::<u16>() + u16::from(event.company_bonus + perks.company_bonus)
}

/// Cards for a large city: an event that says none overrides a conductor; otherwise the higher number holds
/// (TTR-COND-04).
fn cards_for_large_city(event: &Modifiers, perks: &Perks) -> u8 {
    match event.large_draw {
        Some(0) => 0,
        event => event.unwrap_or(1).max(perks.large_draw),
    }
}
