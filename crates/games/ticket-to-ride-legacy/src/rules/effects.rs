//! What effects do: one place for every word that cards, boxes and the story use.

use arrayvec::ArrayVec;
use table::{Log, Run, Seat};

use super::boxes::{PlaceMine, PlaceReserve};
use crate::data::data;
use crate::event::{Event, Reason};
use crate::ids::{EventCard, Postcard, Upgrade};
use crate::record::{Record, tickets_of};
use crate::state::{Ask, Perks, SEATS, Task, TicketToRide};
use crate::vocabulary::{Counter, Effect, FaceUp, MineSite, Modifiers, Target, VaultItem};

impl TicketToRide {
    /// The next effect of a list, in the listed order (TTR-STORY-01); each is done before the next (TTR-STORY-05).
    pub(super) fn carry_on<L: Log<Self>>(&mut self, list: u8, next: u8, seat: Seat, run: &mut Run<'_, L>) {
        let Some(effect) = data().effects(list).get(usize::from(next)) else { return };
        self.tasks.push(Task::Effects { list, next: next + 1, seat: seat.index() as u8 });
        self.apply(effect, list, seat, run);
    }

    fn apply<L: Log<Self>>(&mut self, effect: &Effect, list: u8, seat: Seat, run: &mut Run<'_, L>) {
        let why = reason(list);
        match *effect {
            Effect::GainDollars { target, amount } => {
                self.targets(target, seat).iter().for_each(|seat| self.gain(*seat, amount.into(), why, run));
            }
            Effect::PayDollars { target, amount } => {
                self.targets(target, seat).iter().for_each(|seat| _ = self.pay(*seat, amount.into(), why, run));
            }
            Effect::GainPer { target, count_of, every, amount, max } => {
                for seat in self.targets(target, seat) {
                    let times = self.count(seat, count_of) / usize::from(every.max(1));
                    let dollars = (times * usize::from(amount)).min(max.into());
                    self.gain(seat, dollars as u16, why, run);
                }
            }
            Effect::DrawTrainCards { target, count } => {
                self.each_in_turn(target, seat, |seat| Task::Draw { seat, left: count });
            }
            Effect::DiscardTrainCards { target, count } => {
                self.each_in_turn(target, seat, |seat| Task::Discards { seat, left: count });
            }
            Effect::RefreshFaceUp => self.refresh_row(0, run),
            Effect::MoveOutlaw { to } => {
                if self.outlaw_city().is_some() {
                    self.move_outlaw(to.unwrap_or(data().modules.hideout), run);
                }
            }
            Effect::AddStash { amount } => {
                if self.outlaw_city().is_some() {
                    self.stash += u16::from(amount);
                    run.tell(self, || Event::StashGrew { amount: amount.into() });
                }
            }
            Effect::PlaceMine { city: MineSite::City(city) } => self.place_mine(city, run),
            Effect::PlaceMine { city: MineSite::Choice(target) } => {
                for seat in self.targets(target, seat) {
                    match self.can_place_mine(seat) {
                        true => self.ask_unless_forced(seat, Ask::Mine, PlaceMine, run),
                        false => self.pay_instead(seat, list, run),
                    }
                }
            }
            Effect::PlaceStation { target } => {
                for seat in self.targets(target, seat) {
                    match self.can_place_reserve(seat) {
                        true => self.ask_unless_forced(seat, Ask::Reserve, PlaceReserve, run),
                        false => self.pay_instead(seat, list, run),
                    }
                }
            }
            Effect::UpgradeCompany { target, upgrade } => {
                for seat in self.targets(target, seat) {
                    match self.can_upgrade(seat, upgrade) {
                        true => self.upgrade(seat, upgrade, run),
                        false => self.pay_instead(seat, list, run),
                    }
                }
            }
            Effect::GainVault { target, item } => {
                self.targets(target, seat).iter().for_each(|seat| self.gain_vault_item(*seat, item, run));
            }
            // TTR-STORY-02, TTR-AREA-04
            Effect::GivePostcard { target, postcard } => {
                self.targets(target, seat).iter().for_each(|seat| self.take_postcard(*seat, postcard, run));
            }
            Effect::AddRule { rules } => self.add_stickers(rules, run),
            Effect::RemoveRule { rules } => self.remove_stickers(rules, run),
            Effect::AddEvents { events } => {
                self.record.note(effect);
                run.tell(self, || Event::EventsAdded(events.iter().collect())); // TTR-CAMP-15
            }
            Effect::AddTickets { set } => {
                self.record.note(effect);
                run.tell(self, || Event::TicketsAdded(tickets_of(data(), set.0).iter().collect()));
            }
            Effect::OpenArea { tier, chooser } => self.ask_for_area(tier, chooser, seat, run),
            Effect::OpenConductorBox => self.open_conductor_box(seat, run),
            // Where reading stops is known from the card (`read_story`).
            Effect::Pause | Effect::Stop => {}
            Effect::EndCampaign => run.tell(self, || Event::CampaignScored), // TTR-FINAL-01; see `finale`
            // What lasts is asked for where it acts: `Modifiers`, `Perks`.
            Effect::ModRouteBonus { .. }
            | Effect::ModExtraCard { .. }
            | Effect::ModBuildFee { .. }
            | Effect::ModBuildForbidden { .. }
            | Effect::ModFaceUpLoco { .. }
            | Effect::ModTicketDraw { .. }
            | Effect::ModTicketDrawPlus { .. }
            | Effect::ModCompanyBonus { .. }
            | Effect::ModLargeCityDraw { .. }
            | Effect::ModTokenValue { .. }
            | Effect::ModTokenStart { .. }
            | Effect::ModOreCap { .. }
            | Effect::ModNoRobbery
            | Effect::ModNoDuty
            | Effect::ModStartDollars { .. }
            | Effect::ModStartCards { .. }
            | Effect::ModTrains { .. }
            | Effect::AbilityRefresh { .. } => {}
        }
    }

    /// Whom an effect concerns, in order; absent companies never (TTR-CAMP-20).
    pub(super) fn targets(&self, target: Target, seat: Seat) -> ArrayVec<Seat, SEATS> {
        let all = || self.seats_from(seat.index() as u8);
        let dollars = |seat: &Seat| self.player(*seat).dollars;
        let ranked = |place: usize| Seat::new(self.ranking[place].into());
        let seats = self.seat_count();
        match target {
            Target::Holder | Target::Active => ArrayVec::from_iter([seat]),
            Target::All => all().collect(),
            Target::Winner => ArrayVec::from_iter([ranked(0)]),
            Target::Last => ArrayVec::from_iter([ranked(seats - 1)]),
            Target::FewestDollars => {
                let fewest = all().map(|seat| dollars(&seat)).min();
                all().filter(|seat| Some(dollars(seat)) == fewest).collect()
            }
            Target::MostDollars => {
                let most = all().map(|seat| dollars(&seat)).max();
                all().filter(|seat| Some(dollars(seat)) == most).collect()
            }
            Target::FewestPostcards => {
                // Of those who have as few, the last in the ranking (TTR-AREA-04, TTR-AREA-08).
                let count = |seat: &Seat| self.record.open[self.company(*seat).index()].len();
                (0..seats).rev().map(ranked).min_by_key(count).into_iter().collect()
            }
        }
    }

    /// Players do something one after the other: the first one's step is the next.
    fn each_in_turn(&mut self, target: Target, seat: Seat, task: impl Fn(u8) -> Task) {
        for seat in self.targets(target, seat).iter().rev() {
            self.tasks.push(task(seat.index() as u8));
        }
    }

    fn count(&self, seat: Seat, counter: Counter) -> usize {
        let player = self.player(seat);
        match counter {
            Counter::RoutesOwned => player.built.len(),
            Counter::Stations => {
                let own = self.company(seat).index() as u8;
                self.record.stations.iter().filter(|owner| **owner == own).count()
            }
            Counter::ForeignCities => player.touched.both(data().map.foreign).len(),
        }
    }

    /// A reward that cannot be carried out is replaced by dollars (TTR-POST-08).
    fn pay_instead<L: Log<Self>>(&mut self, seat: Seat, list: u8, run: &mut Run<'_, L>) {
        let why = match reason(list) {
            Reason::Postcard(postcard) => Reason::Instead(postcard),
            other => other,
        };
        self.gain(seat, data().numbers.reward_instead.into(), why, run);
    }

    /// Three different upgrades at most (TTR-UPG-01), and none that could never be used (TTR-POST-13).
    fn can_upgrade(&self, seat: Seat, upgrade: Upgrade) -> bool {
        let numbers = &data().numbers;
        let owned = self.record.upgrades[self.company(seat).index()];
        let room = owned.len() < usize::from(numbers.max_upgrades) && !owned.contains(upgrade);
        room && self.fixed.game < numbers.games_in_campaign
    }

    /// It is kept for good (TTR-UPG-03) and works from the next game on: this game goes by the office as it was.
    fn upgrade<L: Log<Self>>(&mut self, seat: Seat, upgrade: Upgrade, run: &mut Run<'_, L>) {
        let company = self.company(seat).index();
        self.record.upgrades[company].insert(upgrade);
        run.tell(self, || Event::Upgraded { seat, upgrade });
    }

    fn gain_vault_item<L: Log<Self>>(&mut self, seat: Seat, item: VaultItem, run: &mut Run<'_, L>) {
        if item == VaultItem::ReturnedNote {
            self.record.notes.insert(self.company(seat)); // TTR-STORY-03
        }
        run.tell(self, || Event::VaultItem { seat, item, area: None });
    }
}

/// Which card a list belongs to.
fn reason(list: u8) -> Reason {
    let data = data();
    let (list, events) = (usize::from(list), data.events.len());
    if list < events {
        Reason::Event(EventCard(list as u8))
    } else if list < events + data.postcards.len() {
        Reason::Postcard(Postcard((list - events) as u8 + 1))
    } else {
        Reason::Story
    }
}

impl Record {
    /// What an effect changes in the record alone.
    pub(crate) fn note(&mut self, effect: &Effect) {
        match effect {
            Effect::AddRule { rules } => self.rules = self.rules.union(*rules),
            Effect::RemoveRule { rules } => self.rules = self.rules.minus(*rules),
            Effect::AddEvents { events } => self.events = self.events.union(*events),
            Effect::AddTickets { set } => self.tickets = self.tickets.union(tickets_of(data(), set.0)),
            Effect::OpenConductorBox => {
                self.conductor_box = true;
                data().conductor_box.iter().for_each(|effect| self.note(effect));
            }
            _ => {}
        }
    }
}

impl Effect {
    /// Adds what an effect changes while its card is in force.
    pub(crate) fn modify(&self, sum: &mut Modifiers) {
        match *self {
            Effect::ModRouteBonus { filter, dollars } => sum.route_bonus = (filter, dollars),
            Effect::ModExtraCard { filter, cards } => sum.extra_cards = (filter, cards),
            Effect::ModBuildFee { filter, dollars } => sum.fee = (filter, dollars),
            Effect::ModBuildForbidden { filter } => sum.forbidden |= filter,
            Effect::ModFaceUpLoco { mode } => sum.face_up = mode,
            Effect::ModTicketDraw { draw, keep_min } => sum.ticket_draw = Some((draw, keep_min)),
            Effect::ModTicketDrawPlus { draw } => sum.ticket_plus += draw,
            Effect::ModCompanyBonus { dollars } => sum.company_bonus += dollars,
            Effect::ModLargeCityDraw { cards } => sum.large_draw = Some(cards),
            Effect::ModTokenValue { token, dollars } => sum.token_value[token.index()] += dollars,
            Effect::ModTokenStart { token, count } => sum.token_start[token.index()] += count,
            Effect::ModOreCap { cap } => sum.ore_cap = Some(cap),
            Effect::ModNoRobbery => sum.no_robbery = true,
            Effect::ModNoDuty => sum.no_duty = true,
            Effect::ModStartDollars { amount } => sum.start_dollars += amount,
            Effect::ModStartCards { amount } => sum.start_cards += amount,
            Effect::ModTrains { amount } => sum.trains += amount,
            Effect::AbilityRefresh { uses } => sum.refreshes += uses,
            _ => {}
        }
    }
}

impl Perks {
    /// Adds an upgrade or a conductor: what pays or draws adds up (TTR-COND-06), of cards for large cities the higher
    /// number holds (TTR-COND-04).
    pub(crate) fn add(&mut self, modifiers: &Modifiers) {
        self.company_bonus += modifiers.company_bonus;
        self.ticket_plus += modifiers.ticket_plus;
        if modifiers.face_up != FaceUp::Usual {
            self.face_up = modifiers.face_up;
        }
        self.large_draw = self.large_draw.max(modifiers.large_draw.unwrap_or(0));
        for (sum, more) in self.token_value.iter_mut().zip(modifiers.token_value) {
            *sum += more;
        }
        self.no_robbery |= modifiers.no_robbery;
        self.no_duty |= modifiers.no_duty;
        self.refreshes += modifiers.refreshes;
    }
}
