//! Activating cards and what they produce.

use table::sets::ones;
use table::{List, Log, Only, Run, Seat};

use super::versions;
use crate::action::{Action, How};
use crate::data::{
    COLUMNS, GOLD_MINE_COINS, Gain, MAX_COWS, MAX_HATS, PROSPECTORS_COINS, Place, Places, Section, Special,
};
use crate::event::Event;
use crate::state::{Phase, Table, WestStory};

/// A section that is still to be produced.
#[derive(Clone, Copy)]
pub(crate) struct Pending {
    bit: u8,
    pub place: Place,
    pub second: bool,
    section: Section,
}

impl Table {
    /// Puts all sections of the cards just activated on the list. A card without production gives nothing (WS-TOWN-08).
    pub(crate) fn begin_production(&mut self, seat: Seat) {
        let player = self.player(seat);
        let mut pending = 0;
        for (number, &place) in player.active[..usize::from(player.active_count)].iter().enumerate() {
            pending |= self.facts(player.town[usize::from(place)]).sections << (2 * number);
        }
        self.player_mut(seat).pending = pending;
    }

    #[inline]
    pub(crate) fn pending(&self, seat: Seat) -> impl Iterator<Item = Pending> {
        let player = self.player(seat);
        ones(player.pending).map(move |bit| {
            let (number, section) = (usize::from(bit / 2), usize::from(bit % 2));
            let place = Place::by_index(usize::from(player.active[number]));
            let section = self.facts(player.town[place.index()]).production[section];
            Pending { bit, place, second: bit % 2 == 1, section }
        })
    }

    /// What one section could give, not knowing yet how it will be carried out.
    pub(crate) fn could_give(&self, seat: Seat, section: Section) -> Gain {
        match section {
            Section::Empty => Gain::NOTHING,
            Section::Gain(gain) | Section::Pay(_, gain) => gain,
            Section::Choose(one, other) => Gain {
                hats: one.hats.max(other.hats),
                coins: one.coins.max(other.coins),
                cows: one.cows.max(other.cows),
                points: one.points.max(other.points),
            },
            Section::Special(special) => self.special(seat, special),
        }
    }

    /// The sections whose order matters (WS-TOWN-09), as a set: when something is to be paid that another section may bring, when
    /// coins are counted that another may bring, or when points of several sections may lead to stops in regions that are not
    /// turned up yet. None if there are fewer than two of them.
    fn entangled(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        if player.pending & player.pending.wrapping_sub(1) == 0 {
            return 0;
        }
        let (mut pays, mut counts) = (false, false);
        let mut gains = [Gain::NOTHING; 6];
        let mut sum = Gain::NOTHING;
        for pending in self.pending(seat) {
            let gain = self.could_give(seat, pending.section);
            pays |= matches!(pending.section, Section::Pay(..));
            counts |= pending.section == Section::Special(Special::PointsByCoins);
            gains[usize::from(pending.bit)] = gain;
            sum.hats += gain.hats;
            sum.cows += gain.cows;
            sum.points = sum.points.saturating_add(gain.points);
        }
        let overflow =
            (player.hats + sum.hats).saturating_sub(MAX_HATS) + (player.cows + sum.cows).saturating_sub(MAX_COWS);
        let points = u16::from(sum.points) + u16::from(overflow);
        let reveals = points >= self.board().to_border(player.total) && self.could_reveal(seat, points);
        if !pays && !counts && !reveals {
            return 0;
        }
        let mut set = 0;
        for pending in self.pending(seat) {
            let gain = gains[usize::from(pending.bit)];
            let fills = gain.hats + gain.cows > 0;
            let paid = pays && (fills || matches!(pending.section, Section::Pay(..)));
            let counted = counts && (gain.coins > 0 || pending.section == Section::Special(Special::PointsByCoins));
            let scores = reveals && (gain.points > 0 || overflow > 0 && fills);
            set |= u8::from(paid || counted || scores) << pending.bit;
        }
        if set & set.wrapping_sub(1) == 0 { 0 } else { set }
    }

    /// Whether a player has the hats, or cows in their place, for a section with a payment.
    fn can_pay_section(&self, seat: Seat, hats: u8) -> bool {
        self.player(seat).hats + self.player(seat).cows >= hats
    }

    /// What may be done with the sections that are left: where their order matters with any of them, otherwise with the next that
    /// asks something.
    pub(crate) fn list_production(&self, seat: Seat, out: &mut impl List<Action>) {
        let entangled = self.entangled(seat);
        let skippable = entangled == 0 || self.may_skip_payments(seat, entangled);
        for pending in self.pending(seat) {
            if entangled == 0 {
                return self.list_section(seat, pending, skippable, out);
            }
            if entangled >> pending.bit & 1 == 1 {
                self.list_section(seat, pending, skippable, out);
            }
        }
    }

    /// Payments are left out when nothing else of what is entangled with them is left, not before: then it is known what there
    /// is to pay with (WS-TOWN-10). Until version 2 one of several had to be made.
    fn may_skip_payments(&self, seat: Seat, entangled: u8) -> bool {
        let mut among = self.pending(seat).filter(|pending| entangled >> pending.bit & 1 == 1);
        self.rules >= versions::FREE_TO_DECLINE && among.all(|pending| matches!(pending.section, Section::Pay(..)))
    }

    /// The ways to carry out one section. One with a payment is optional and done at most once (WS-TOWN-10); a cow may pay
    /// it (WS-RES-10).
    fn list_section(&self, seat: Seat, pending: Pending, skippable: bool, out: &mut impl List<Action>) {
        let Pending { place, second, section, .. } = pending;
        let mut put = |how| out.put(Action::Produce { place, second, how });
        match section {
            Section::Empty => {}
            Section::Gain(_) => put(How::Plain),
            Section::Choose(..) => {
                put(How::First);
                put(How::Second);
            }
            Section::Pay(hats, _) => {
                let player = self.player(seat);
                if self.can_pay_section(seat, hats) {
                    if player.hats > 0 {
                        put(How::Hats);
                    }
                    if player.cows > 0 {
                        put(How::Cows);
                    }
                }
                if skippable {
                    put(How::Skip);
                }
            }
            Section::Special(Special::GoldMine) => {
                put(How::Plain);
                put(How::Skip);
            }
            Section::Special(_) => put(How::Plain),
        }
    }

    /// Carries out what asks nothing; says whether everything is produced.
    pub(crate) fn produce_on<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) -> bool {
        loop {
            if self.player(seat).offer > 0 {
                return false;
            }
            if self.player(seat).pending == 0 {
                return true;
            }
            let entangled = self.entangled(seat);
            let next = self.next_by_itself(seat, entangled).or_else(|| {
                let mut options = Only::default();
                if entangled != 0 {
                    self.list_production(seat, &mut options);
                }
                options.option()
            });
            let Some(Action::Produce { place, second, how }) = next else { return false };
            self.produce(seat, place, second, how, run);
        }
    }

    /// A section whose order does not matter and that asks nothing: a plain one, or a payment that cannot be made.
    fn next_by_itself(&self, seat: Seat, entangled: u8) -> Option<Action> {
        let by_itself = |pending: Pending| {
            let how = match pending.section {
                Section::Gain(_) => How::Plain,
                Section::Special(special) if special != Special::GoldMine => How::Plain,
                Section::Pay(hats, _) if !self.can_pay_section(seat, hats) => How::Skip,
                _ => return None,
            };
            Some(Action::Produce { place: pending.place, second: pending.second, how })
        };
        self.pending(seat).filter(|pending| entangled >> pending.bit & 1 == 0).find_map(by_itself)
    }

    /// Carries out one section.
    pub(crate) fn produce<L: Log<WestStory>>(
        &mut self,
        seat: Seat,
        place: Place,
        second: bool,
        how: How,
        run: &mut Run<'_, L>,
    ) {
        let Some(pending) = self.pending(seat).find(|one| one.place == place && one.second == second) else { return };
        self.player_mut(seat).pending &= !(1 << pending.bit);
        let gain = match (pending.section, how) {
            (_, How::Skip) | (Section::Empty, _) => Gain::NOTHING,
            (Section::Gain(gain), _) => gain,
            (Section::Choose(first, second), how) => {
                if how == How::First {
                    first
                } else {
                    second
                }
            }
            (Section::Pay(hats, gain), how) => {
                self.pay_section(seat, hats, how);
                gain
            }
            (Section::Special(special), _) => self.special(seat, special),
        };
        self.tell(run, || Event::Produced { seat, place, how, gain });
        self.gain(seat, gain, run);
        if pending.section == Section::Special(Special::GoldMine) && how != How::Skip {
            self.share_gold(seat, run);
        }
    }

    fn pay_section(&mut self, seat: Seat, cost: u8, how: How) {
        let player = self.player_mut(seat);
        let hats = if how == How::Hats { cost.min(player.hats) } else { cost.saturating_sub(player.cows) };
        player.hats -= hats;
        player.cows -= cost - hats;
    }

    /// Productions that count something.
    fn special(&self, seat: Seat, special: Special) -> Gain {
        let player = self.player(seat);
        match special {
            // WS-LV2-02
            Special::PointsByCoins => Gain::points((player.coins / PROSPECTORS_COINS).min(255) as u8),
            // WS-BLD-04: visible ones (WS-CARD-06).
            Special::PointsByAnimals => Gain::points(player.animals.len() as u8),
            // WS-BLD-08: the values hold for the whole round.
            Special::CoinsByDice => Gain::coins(self.dice[0].abs_diff(self.dice[1])),
            Special::HatsByBuildings => Gain::hats(self.visible_building_kinds(seat)),
            // WS-BLD-10
            Special::PointsByRegions => {
                Gain::points((0..self.board().regions.len()).filter(|&region| !self.has_bandits(region)).count() as u8)
            }
            // WS-BLD-14: the halves of the double city count separately.
            Special::HatsByCities => {
                let has_outpost = |area: &usize| self.players.iter().any(|player| player.outposts[*area] > 0);
                Gain::hats((0..self.board().areas.len()).filter(has_outpost).count() as u8)
            }
            Special::CoinsByBandits => Gain::coins(player.delivered), // WS-BLD-19
            Special::GoldMine => Gain::coins(GOLD_MINE_COINS),        // WS-BLD-21
        }
    }

    /// Different kinds of buildings, the Hotel itself included (WS-BLD-09); a Cabin is a kind of its own (WS-ASYM-06).
    fn visible_building_kinds(&self, seat: Seat) -> u8 {
        let kinds = self
            .player(seat)
            .buildings
            .iter()
            .fold(0u64, |kinds, place| kinds | 1 << self.card_at(seat, place).kind as u64);
        kinds.count_ones() as u8
    }

    /// A Gold Mine was used: every other player gets a cow (WS-BLD-21). In a turn they get it at once; in the Town Phase,
    /// where all produce at the same time, when everybody has.
    fn share_gold<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        if self.phase == Phase::Turn { self.give_cows(seat, run) } else { self.player_mut(seat).mines += 1 }
    }

    /// A cow for everybody else, clockwise; it is not their turn, so that no Ranch pays for it. Tom gets a coin (WS-TOM-09).
    pub(crate) fn give_cows<L: Log<WestStory>>(&mut self, from: Seat, run: &mut Run<'_, L>) {
        self.giver = from;
        let mut to = from.left(self.seat_count());
        while to != from {
            self.tell(run, || Event::Gift { from, to });
            self.gain(to, Gain::cows(1), run);
            to = to.left(self.seat_count());
        }
    }

    /// Whoever has been given a cow that became a point and has not decided about it, clockwise from the giver.
    #[inline]
    pub(crate) fn asked_by_gift(&self) -> Option<Seat> {
        if !self.gold_rush {
            return None; // There is no mine.
        }
        let mut to = self.giver.left(self.seat_count());
        while to != self.giver {
            if self.player(to).offer > 0 {
                return Some(to);
            }
            to = to.left(self.seat_count());
        }
        None
    }

    /// When everything is produced: an anvil on each card with an ability (WS-TOWN-11), however many lie there already
    /// (WS-ABIL-07), and the markers move to the block fields.
    pub(crate) fn finish_activation(&mut self, seat: Seat) {
        let player = self.player(seat);
        let (active, count) = (player.active, usize::from(player.active_count));
        for &place in &active[..count] {
            let place = Place::by_index(usize::from(place));
            let has_ability = self.card_at(seat, place).ability.is_some();
            let player = self.player_mut(seat);
            player.blocked.insert(place);
            if has_ability {
                player.anvils[place.index()] += 1;
                player.anvilled.insert(place);
            }
        }
        self.player_mut(seat).active_count = 0;
    }

    /// A row with six blocked cards loses its markers; anvils stay (WS-ABIL-09).
    pub(crate) fn clear_full_rows<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        for row in 0..2 {
            let all = Places::in_row(row);
            if self.player(seat).blocked.contains_all(all) {
                self.player_mut(seat).blocked -= all;
                self.tell(run, || Event::RowCleared { seat, row: row as u8 });
            }
        }
    }

    /// Where an activation lands that a die sends to a column: a blocked card passes it on to the right, column 6 to
    /// column 1 (WS-TOWN-06). There is always an unblocked card (WS-TOWN-13).
    #[inline]
    pub(crate) fn slide(blocked: Places, row: usize, column: usize) -> Place {
        let free = Places::in_row(row) - blocked;
        let from_here = free - Places::before(Place::at(row, column));
        from_here.first().or(free.first()).unwrap_or(Place::at(row, COLUMNS - 1))
    }
}
