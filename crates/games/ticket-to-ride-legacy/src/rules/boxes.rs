//! What the boxes of the areas bring: cargo, stations, cattle, outlaws, mines, and the Golden Spike.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use crate::action::Action;
use crate::data::data;
use crate::event::{Event, Reason};
use crate::ids::{Cities, City, Sticker};
use crate::record::NOBODY;
use crate::setup::Mode;
use crate::state::{Ask, Player, TicketToRide};
use crate::vocabulary::VaultItem;

/// Florida: ports and cargo.
impl TicketToRide {
    /// Rule 9: one token for each port from which the builder has none (TTR-CARGO-01), up to eight (TTR-CARGO-03).
    pub(super) fn take_cargo<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        for city in self.ends().filter(|city| data().city(*city).port.is_some()) {
            let most = most_cargo();
            let player = self.player_mut(seat);
            if !player.ports.contains(city) && player.cargo < most {
                player.ports.insert(city);
                player.cargo += 1;
                run.tell(self, || Event::CargoTaken { seat, port: Some(city), amount: 1 });
            }
        }
    }

    /// Tokens of a conductor belong to no port and count towards the eight (TTR-CARGO-03).
    pub(super) fn start_with_cargo<L: Log<Self>>(&mut self, seat: Seat, amount: u8, run: &mut Run<'_, L>) {
        let amount = amount.min(most_cargo());
        if amount > 0 {
            self.player_mut(seat).cargo = amount;
            run.tell(self, || Event::CargoTaken { seat, port: None, amount });
        }
    }
}

fn most_cargo() -> u8 {
    data().modules.cargo_pays.len() as u8 - 1
}

/// Great Plains: stations.
impl TicketToRide {
    /// Rule 5: a station at an end pays its owner, the builder too, if it takes part (TTR-STATION-04, TTR-CAMP-20).
    pub(super) fn pay_stations<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        for city in self.ends() {
            if let Some(owner) = self.station_owner(city) {
                self.gain(owner, data().modules.station_income.into(), Reason::Sticker(Sticker::Station), run);
            }
        }
    }

    pub(super) fn station_owner(&self, city: City) -> Option<Seat> {
        self.record.station(city).and_then(|company| self.seat_of(company))
    }

    /// Cities of the player's network without a station, anybody's (TTR-STATION-03, TTR-STATION-07).
    pub(crate) fn station_sites(&self, seat: Seat) -> Cities {
        let free = |city: &City| self.record.stations[city.index()] == NOBODY;
        self.player(seat).touched.iter().filter(free).collect()
    }

    /// It stays for the campaign (TTR-STATION-02).
    fn place_station<L: Log<Self>>(&mut self, seat: Seat, city: City, run: &mut Run<'_, L>) {
        self.record.stations[city.index()] = self.company(seat).index() as u8;
        run.tell(self, || Event::StationPlaced { seat, city });
    }

    /// Whether a reserve station can be placed.
    pub(super) fn can_place_reserve(&self, seat: Seat) -> bool {
        self.has(Sticker::Station)
            && !self.record.has_used_reserve(self.company(seat))
            && !self.station_sites(seat).is_empty()
    }
}

/// Where to put a station, if anywhere.
#[derive(Clone, Copy)]
pub(super) struct PlaceStation;

impl Asks<PlaceStation> for TicketToRide {
    fn list(&self, seat: Seat, _: PlaceStation, out: &mut impl List<Action>) {
        out.put_all(self.station_sites(seat).iter().map(Action::Site));
        out.put(Action::Decline);
    }

    fn answer<L: Log<Self>>(&mut self, seat: Seat, _: PlaceStation, answer: Action, run: &mut Run<'_, L>) {
        if let Action::Site(city) = answer {
            self.place_station(seat, city, run);
        }
    }

    fn object(&self, _: Seat, _: PlaceStation, answer: Action) -> Refusal {
        match answer {
            Action::Site(city) if self.record.station(city).is_some() => refused("TTR-STATION-03", "why-station-there"),
            Action::Site(_) => refused("TTR-STATION-02", "why-not-in-network"),
            _ => refused("TTR-STATION-02", "why-choose-station"),
        }
    }
}

/// Where to put the reserve station.
#[derive(Clone, Copy)]
pub(super) struct PlaceReserve;

impl Asks<PlaceReserve> for TicketToRide {
    fn list(&self, seat: Seat, _: PlaceReserve, out: &mut impl List<Action>) {
        out.put_all(self.station_sites(seat).iter().map(Action::Site));
    }

    /// The reserve marker, for a reward (TTR-STATION-05).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, _: PlaceReserve, answer: Action, run: &mut Run<'_, L>) {
        if let Action::Site(city) = answer {
            self.record.reserves.insert(self.company(seat));
            self.place_station(seat, city, run);
        }
    }

    fn object(&self, _: Seat, _: PlaceReserve, _: Action) -> Refusal {
        refused("TTR-STATION-05", "why-choose-reserve")
    }
}

/// Southern Plains: cattle.
impl TicketToRide {
    /// Setup step 10: one token in each ranch city (TTR-CATTLE-01).
    pub(super) fn put_cattle_out(&mut self) {
        self.cattle = ((1u16 << data().modules.ranches.len()) - 1) as u8;
    }

    /// Rule 8: the token of each end that still has one (TTR-CATTLE-02).
    pub(super) fn take_cattle<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        for ranch in self.ends() {
            let Some(number) = data().modules.ranches.iter().position(|city| *city == ranch) else { continue };
            if self.cattle >> number & 1 == 1 {
                self.cattle &= !(1 << number);
                self.player_mut(seat).cattle |= 1 << number;
                run.tell(self, || Event::CattleTaken { seat, ranch });
            }
        }
    }
}

/// Northern Plains: robbery.
impl TicketToRide {
    /// Setup step 11: the marker in the hideout, dollars on the stash (TTR-OUTLAW-01). What is left there at the end goes
    /// to the bank: it is in nobody's account (TTR-OUTLAW-05).
    pub(super) fn put_outlaws_out(&mut self) {
        self.outlaw = data().modules.hideout.0;
        self.stash = data().modules.stash.into();
    }

    /// Rule 4. All cards of the set count (TTR-OUTLAW-04), but for those of a marshal (TTR-OUTLAW-07).
    pub(super) fn rob<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let modules = &data().modules;
        let skulls = if self.player(seat).perks.no_robbery { 0 } else { self.build.laid.symbols[2] };
        if self.meets_outlaws() && skulls == 0 {
            // TTR-OUTLAW-02, and in the hideout as well (TTR-OUTLAW-06)
            let amount = std::mem::take(&mut self.stash);
            self.player_mut(seat).dollars += amount;
            run.tell(self, || Event::StashTaken { seat, amount });
            self.move_outlaw(modules.hideout, run);
        } else if skulls > 0 {
            // TTR-OUTLAW-03
            let (each, most) = modules.robbery;
            let loss = u16::from((skulls * each).min(most));
            self.stash += self.pay(seat, loss, Reason::Sticker(Sticker::Robbery), run);
            self.ask(seat, Ask::Outlaw);
        }
    }

    pub(super) fn meets_outlaws(&self) -> bool {
        self.outlaw_city().is_some_and(|city| self.ends().any(|end| end == city))
    }

    pub(super) fn move_outlaw<L: Log<Self>>(&mut self, to: City, run: &mut Run<'_, L>) {
        self.outlaw = to.0;
        run.tell(self, || Event::OutlawMoved { to });
    }
}

/// Where the outlaws go.
#[derive(Clone, Copy)]
pub(super) struct SendOutlaws;

impl Asks<SendOutlaws> for TicketToRide {
    fn list(&self, _: Seat, _: SendOutlaws, out: &mut impl List<Action>) {
        out.put_all(self.ends().map(Action::Outlaw));
    }

    fn answer<L: Log<Self>>(&mut self, _: Seat, _: SendOutlaws, answer: Action, run: &mut Run<'_, L>) {
        if let Action::Outlaw(city) = answer {
            self.move_outlaw(city, run);
        }
    }

    fn object(&self, _: Seat, _: SendOutlaws, _: Action) -> Refusal {
        refused("TTR-OUTLAW-03", "why-move-outlaw")
    }
}

/// Rockies and High Desert: mines.
impl TicketToRide {
    /// Rule 7: one ore for each pickaxe of the set, up to a limit, if an end has a mine (TTR-MINE-02).
    pub(super) fn dig<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        self.take_ore(seat, self.ore_for(self.build.laid.symbols[1]), run);
    }

    /// What so many pickaxes bring.
    pub(super) fn ore_for(&self, pickaxes: u8) -> u8 {
        let cap = self.governing().ore_cap.unwrap_or(data().modules.ore_cap);
        match self.ends().any(|city| self.record.mines.contains(city)) {
            true => pickaxes.min(cap).min(self.ore),
            false => 0,
        }
    }

    /// Ore, or what is left of it (TTR-MINE-05).
    pub(super) fn take_ore<L: Log<Self>>(&mut self, seat: Seat, amount: u8, run: &mut Run<'_, L>) {
        let amount = amount.min(self.ore);
        if amount > 0 {
            self.ore -= amount;
            self.player_mut(seat).ore += amount;
            run.tell(self, || Event::OreTaken { seat, amount });
        }
    }

    /// Cities of the player's network without a mine (TTR-MINE-04).
    pub(crate) fn mine_sites(&self, seat: Seat) -> Cities {
        self.player(seat).touched.minus(self.record.mines)
    }

    /// Mines have no owner and stay; one in a city, ten in all (TTR-MINE-01).
    pub(super) fn place_mine<L: Log<Self>>(&mut self, city: City, run: &mut Run<'_, L>) {
        if self.record.mines.len() < usize::from(data().modules.mines) {
            self.record.mines.insert(city);
            run.tell(self, || Event::MinePlaced { city });
        }
    }

    /// Whether a mine can be placed for a reward.
    pub(super) fn can_place_mine(&self, seat: Seat) -> bool {
        let left = self.record.mines.len() < usize::from(data().modules.mines);
        self.has(Sticker::Mine) && left && !self.mine_sites(seat).is_empty()
    }
}

/// California: the Golden Spike.
impl TicketToRide {
    /// Rule 10: the builder's network joins the oceans for the first time in this game (TTR-SPIKE-01, TTR-SPIKE-04).
    pub(super) fn drive_spike<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        if self.player(seat).spiked || !self.player(seat).joins_oceans() {
            return;
        }
        let first = !std::mem::replace(&mut self.spiked, true);
        self.player_mut(seat).spiked = true;
        run.tell(self, || Event::SpikeDriven { seat, first });
        let (most, less) = data().modules.spike;
        self.gain(seat, if first { most } else { less }.into(), Reason::Sticker(Sticker::Spike), run);
        // TTR-SPIKE-02
        if self.record.first_spike == NOBODY && self.fixed.mode == Mode::Campaign {
            self.record.first_spike = self.company(seat).index() as u8;
            run.tell(self, || Event::VaultItem { seat, item: VaultItem::FirstSpike, area: None });
        }
    }
}

impl Player {
    /// Whether the network joins an Atlantic port with a Pacific one; ports of the Gulf are neither (TTR-SPIKE-03).
    fn joins_oceans(&self) -> bool {
        let map = &data().map;
        let pacific = self.touched.both(map.pacific);
        let atlantic = self.touched.both(map.atlantic);
        atlantic.iter().any(|east| pacific.iter().any(|west| self.connects(east, west)))
    }
}

/// Where to put a mine.
#[derive(Clone, Copy)]
pub(super) struct PlaceMine;

impl Asks<PlaceMine> for TicketToRide {
    fn list(&self, seat: Seat, _: PlaceMine, out: &mut impl List<Action>) {
        out.put_all(self.mine_sites(seat).iter().map(Action::Site));
    }

    fn answer<L: Log<Self>>(&mut self, _: Seat, _: PlaceMine, answer: Action, run: &mut Run<'_, L>) {
        if let Action::Site(city) = answer {
            self.place_mine(city, run);
        }
    }

    fn object(&self, _: Seat, _: PlaceMine, _: Action) -> Refusal {
        refused("TTR-MINE-04", "why-choose-mine")
    }
}
