//! The Town: visits, and what each building does.

use table::{Log, Seat};

use super::Run;
use crate::action::{Action, Effect, Horse, Office, Ware};
use crate::data::{Building, BuildingBonus, Color, Item, LAND_BONUS, Outlaw, PLOTS, Plot, Shape, town};
use crate::event::{Deed, Gains};
use crate::space::Space;
use crate::state::{Ask, Fliptown, Sheet};

/// The whole grid of the land office.
const ALL_CELLS: u16 = 0b1_1111_1111;

impl Fliptown {
    /// Visits a building (FT-TOWN-01): the first time it is circled and gives its bonus (FT-TOWN-02), later only its
    /// effect (FT-TOWN-03). The effect is pending like a bonus action (FT-RES-04), every visit's by itself (FT-TOWN-05).
    pub(super) fn visit<L: Log<Self>>(&mut self, seat: Seat, space: Space, run: &mut Run<'_, L>) {
        let Some(building) = space.as_building() else { return };
        if self.sheet(seat).circled.contains(space) {
            self.running_mut(seat).revisited.insert(building);
            run.tell_deed(seat, || Deed::Revisited(building), self);
        } else {
            self.circle(seat, space, run);
            match building.first_visit() {
                BuildingBonus::Star => {
                    self.player_mut(seat).gain_stars(1);
                    self.tell_gains(seat, Gains { stars: 1, ..Gains::default() }, run);
                }
                BuildingBonus::Action(kind) => self.earn_bonus(seat, kind, space, run),
            }
        }
        if !self.sheet(seat).is_exhausted(building) {
            self.running_mut(seat).effects.add(building, 1);
        }
    }

    /// Uses the effect of a building once. Paying is always optional (FT-TOWN-04), and whoever pays has all of the
    /// price (FT-INV-04).
    pub(super) fn use_effect<L: Log<Self>>(&mut self, seat: Seat, effect: Effect, run: &mut Run<'_, L>) {
        let building = effect.building();
        let cash_before = self.sheet(seat).cash;
        let gold_before = self.sheet(seat).gold;
        let items_before = self.sheet(seat).items;
        self.running_mut(seat).effects.take(building, 1);
        let gains = match effect {
            Effect::Undertaker => self.befriend(seat),
            Effect::Bank(color) => self.bet(seat, color),
            Effect::Hideout(amount) => self.absolve(seat, amount), // FT-TOWN-3
            Effect::Stables(horse) => self.buy_horse(seat, horse),
            Effect::Store(ware) => self.buy_ware(seat, ware),
            Effect::Church(amount) => self.donate(seat, amount),
            Effect::Hotel(pay) => self.stay_a_night(seat, pay),
            Effect::LandOffice(plot) => self.buy_plot(seat, plot),
            Effect::Gunsmith(buy) => self.buy_weapon(seat, buy),
            Effect::BailBonds(outlaw) => self.look_out_for(seat, outlaw),
            Effect::SheriffsOffice => Gains::default(),
            Effect::Saloon(stars) => self.buy_stars(seat, stars),
            Effect::Club(stars) => self.buy_stars_for_gold(seat, stars),
        };
        if L::LISTENS {
            let sheet = self.sheet(seat);
            let (cash, gold) = (cash_before - sheet.cash, gold_before - sheet.gold);
            let item = sheet.items.iter().find(|&item| !items_before.contains(item));
            run.tell_deed(seat, || Deed::EffectUsed { effect, cash, gold, item }, self);
            self.tell_gains(seat, gains, run);
        }
        if effect == Effect::SheriffsOffice {
            self.peek(seat, run);
        }
        // What this made useless for ever does not wait for an answer.
        if self.sheet(seat).is_exhausted(building) {
            self.running_mut(seat).effects.clear(building);
        }
    }

    /// First the undertaker's friendship, then the shovel (FT-TOWN-A1).
    fn befriend(&mut self, seat: Seat) -> Gains {
        let sheet = self.sheet_mut(seat);
        sheet.items.insert(if sheet.has(Item::Friendship) { Item::Shovel } else { Item::Friendship });
        Gains::default()
    }

    /// Either colour, one a visit, each once (FT-TOWN-2a).
    fn bet(&mut self, seat: Seat, color: Option<Color>) -> Gains {
        if let Some(color) = color {
            let sheet = self.sheet_mut(seat);
            sheet.cash -= town::BANK_FEE;
            sheet.items.insert(bet_on(color));
        }
        Gains::default()
    }

    fn absolve(&mut self, seat: Seat, amount: u8) -> Gains {
        Gains { cleared: self.player_mut(seat).clear_wanted(amount), ..Gains::default() }
    }

    /// One horse a visit, each once (FT-TOWN-4a): a work horse brings a hammer and a star (FT-TOWN-4b), a trail horse
    /// helps on the Trail (FT-TOWN-4c).
    fn buy_horse(&mut self, seat: Seat, horse: Option<Horse>) -> Gains {
        let Some(horse) = horse else { return Gains::default() };
        let player = self.player_mut(seat);
        player.sheet.cash -= horse.price();
        player.sheet.items.insert(horse.item());
        match horse {
            Horse::Trail => Gains::default(),
            Horse::Work => {
                let hammers = player.gain_hammers(1);
                player.gain_stars(1);
                Gains { hammers, stars: 1, ..Gains::default() }
            }
        }
    }

    /// One item a visit, each once (FT-TOWN-5a): a pan and a star (FT-TOWN-5b), a pickaxe and a star (FT-TOWN-5c), or a
    /// bandana (FT-TOWN-5d).
    fn buy_ware(&mut self, seat: Seat, ware: Option<Ware>) -> Gains {
        let Some(ware) = ware else { return Gains::default() };
        let player = self.player_mut(seat);
        player.sheet.cash -= ware.price();
        player.sheet.items.insert(ware.item());
        let pans = if ware == Ware::Pan { player.gain_pans(1) } else { 0 };
        let stars = if ware == Ware::Bandana { 0 } else { 1 };
        player.gain_stars(stars);
        Gains { pans, stars, ..Gains::default() }
    }

    /// A dollar for every wanted poster (FT-TOWN-6).
    fn donate(&mut self, seat: Seat, amount: u8) -> Gains {
        self.sheet_mut(seat).cash -= town::CHURCH_PRICE * u16::from(amount);
        self.absolve(seat, amount)
    }

    /// The next silver star from the left (FT-TOWN-7a).
    fn stay_a_night(&mut self, seat: Seat, pay: bool) -> Gains {
        if pay {
            let sheet = self.sheet_mut(seat);
            sheet.cash -= town::HOTEL_FEE;
            sheet.hotel += 1;
        }
        Gains::default()
    }

    /// One plot a visit (FT-TOWN-8a), of any shape as often as one likes (FT-TOWN-8e): its stars at once (FT-TOWN-8c), and
    /// seven more with the ninth cell (FT-TOWN-8d).
    fn buy_plot(&mut self, seat: Seat, plot: Option<u8>) -> Gains {
        let Some(plot) = plot.map(|number| PLOTS[usize::from(number)]) else { return Gains::default() };
        let player = self.player_mut(seat);
        player.sheet.cash -= plot.shape.price();
        player.sheet.land |= plot.cells;
        let stars = plot.stars() + if player.sheet.land == ALL_CELLS { LAND_BONUS } else { 0 };
        player.gain_stars(stars);
        Gains { stars, ..Gains::default() }
    }

    /// First the pistol, on a later visit the rifle (FT-TOWN-9a).
    fn buy_weapon(&mut self, seat: Seat, buy: bool) -> Gains {
        if buy {
            let sheet = self.sheet_mut(seat);
            let (item, price) = sheet.next_weapon();
            sheet.cash -= price;
            sheet.items.insert(item);
        }
        Gains::default()
    }

    /// One outlaw a visit (FT-TOWN-10a).
    fn look_out_for(&mut self, seat: Seat, outlaw: Outlaw) -> Gains {
        self.sheet_mut(seat).items.insert(outlaw.item());
        Gains::default()
    }

    /// Two dollars a star (FT-TOWN-Q).
    fn buy_stars(&mut self, seat: Seat, stars: u8) -> Gains {
        let player = self.player_mut(seat);
        player.sheet.cash -= town::SALOON_PRICE * u16::from(stars);
        player.gain_stars(stars.into());
        Gains { stars: stars.into(), ..Gains::default() }
    }

    /// A nugget a star (FT-TOWN-K).
    fn buy_stars_for_gold(&mut self, seat: Seat, stars: u8) -> Gains {
        let player = self.player_mut(seat);
        player.sheet.gold -= town::CLUB_PRICE * u16::from(stars);
        player.gain_stars(stars.into());
        Gains { stars: stars.into(), ..Gains::default() }
    }

    /// Looks at the sheriff card, then asks for the reward (FT-TOWN-J); without wanted posters there is no choice
    /// (FT-TOWN-15). Neither can be refused (FT-TOWN-14).
    fn peek<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        run.revealed |= !self.sheet(seat).peeked;
        self.sheet_mut(seat).peeked = true;
        run.tell_deed(seat, || Deed::Peeked { card: Some(self.sheriff) }, self);
        if self.sheet(seat).wanted > 0 {
            self.running_mut(seat).ask = Ask::Office;
        } else {
            self.take_office_reward(seat, Office::Star, run);
        }
    }

    pub(super) fn take_office_reward<L: Log<Self>>(&mut self, seat: Seat, reward: Office, run: &mut Run<'_, L>) {
        let player = self.player_mut(seat);
        let amount = match reward {
            Office::Star => {
                player.gain_stars(town::OFFICE_STARS);
                town::OFFICE_STARS
            }
            Office::Wanted => player.clear_wanted(town::OFFICE_CLEARED).into(),
        };
        self.ask_for_bail(seat);
        run.tell_deed(seat, || Deed::OfficeRewarded { reward, amount }, self);
    }
}

const fn bet_on(color: Color) -> Item {
    match color {
        Color::Red => Item::BankRed,
        Color::Black => Item::BankBlack,
    }
}

impl Horse {
    pub(crate) const fn item(self) -> Item {
        match self {
            Horse::Work => Item::WorkHorse,
            Horse::Trail => Item::TrailHorse,
        }
    }

    pub(crate) const fn price(self) -> u16 {
        match self {
            Horse::Work => town::WORK_HORSE,
            Horse::Trail => town::TRAIL_HORSE,
        }
    }
}

impl Ware {
    pub(crate) const fn item(self) -> Item {
        match self {
            Ware::Pan => Item::StorePan,
            Ware::Pickaxe => Item::Pickaxe,
            Ware::Bandana => Item::Bandana,
        }
    }

    pub(crate) const fn price(self) -> u16 {
        match self {
            Ware::Pan => town::PAN,
            Ware::Pickaxe => town::PICKAXE,
            Ware::Bandana => town::BANDANA,
        }
    }
}

/// What buildings offer to the owner of a sheet.
impl Sheet {
    /// The weapon that the gunsmith sells next, and its price.
    fn next_weapon(&self) -> (Item, u16) {
        if self.has(Item::Pistol) { (Item::Rifle, town::RIFLE) } else { (Item::Pistol, town::PISTOL) }
    }

    fn can_buy(&self, item: Item, price: u16) -> bool {
        !self.has(item) && self.cash >= price
    }

    fn horses(&self) -> impl Iterator<Item = Horse> + '_ {
        Horse::ALL.into_iter().filter(|horse| self.can_buy(horse.item(), horse.price()))
    }

    fn wares(&self) -> impl Iterator<Item = Ware> + '_ {
        Ware::ALL.into_iter().filter(|ware| self.can_buy(ware.item(), ware.price()))
    }

    fn colors(&self) -> impl Iterator<Item = Color> + '_ {
        Color::ALL.into_iter().filter(|&color| self.can_buy(bet_on(color), town::BANK_FEE))
    }

    fn outlaws_left(&self) -> impl Iterator<Item = Outlaw> + '_ {
        Outlaw::ALL.into_iter().filter(|&outlaw| !self.items.outlaw(outlaw))
    }

    /// Whether a plot lies on free cells (FT-TOWN-8b).
    pub(super) fn fits(&self, plot: Plot) -> bool {
        self.land & plot.cells == 0
    }

    /// Plots that fit and can be paid, by number.
    fn plots(&self) -> impl Iterator<Item = u8> + '_ {
        let possible = |plot: &Plot| self.fits(*plot) && plot.shape.price() <= self.cash;
        (0..).zip(&PLOTS).filter(move |(_, plot)| possible(plot)).map(|(number, _)| number)
    }

    /// So many wanted posters can the church cross out.
    fn church_limit(&self) -> u8 {
        town::CHURCH_LIMIT.min(self.wanted).min((self.cash / town::CHURCH_PRICE).min(255) as u8)
    }

    /// So many wanted posters can the hideout cross out.
    fn hideout_limit(&self) -> u8 {
        town::HIDEOUT_LIMIT.min(self.wanted)
    }

    /// So many stars can be bought in the saloon.
    fn saloon_limit(&self) -> u8 {
        u16::from(town::SALOON_LIMIT).min(self.cash / town::SALOON_PRICE) as u8
    }

    /// So many stars can be bought in the club.
    fn club_limit(&self) -> u8 {
        u16::from(town::CLUB_LIMIT).min(self.gold / town::CLUB_PRICE) as u8
    }

    /// Whether a building has nothing to give any more, whatever happens: both gifts of the undertaker and all outlaws
    /// are circled (FT-TOWN-14), everything is bought, the hotel is full (FT-TOWN-7b), no shape fits (FT-TOWN-8b).
    fn is_exhausted(&self, building: Building) -> bool {
        let all = |items: &[Item]| items.iter().all(|&item| self.has(item));
        match building {
            Building::Undertaker => all(&[Item::Friendship, Item::Shovel]),
            Building::Bank => all(&[Item::BankRed, Item::BankBlack]),
            Building::Stables => all(&[Item::WorkHorse, Item::TrailHorse]),
            Building::Store => all(&[Item::StorePan, Item::Pickaxe, Item::Bandana]),
            Building::Hotel => usize::from(self.hotel) == town::HOTEL_STARS.len(),
            Building::LandOffice => !PLOTS.iter().any(|plot| self.fits(*plot)),
            Building::Gunsmith => self.has(Item::Rifle),
            Building::BailBonds => self.outlaws_left().next().is_none(),
            Building::Hideout | Building::Church | Building::SheriffsOffice | Building::Saloon | Building::Club => {
                false
            }
        }
    }

    /// Every way to use a building's effect now; buying nothing is one of them (FT-TOWN-04).
    pub(super) fn list_effects(&self, building: Building, out: &mut Vec<Action>) {
        let effects = |effect: Effect| Action::Effect(effect);
        match building {
            Building::Undertaker => out.push(effects(Effect::Undertaker)),
            Building::SheriffsOffice => out.push(effects(Effect::SheriffsOffice)),
            Building::BailBonds => out.extend(self.outlaws_left().map(|outlaw| effects(Effect::BailBonds(outlaw)))),
            Building::Hideout => out.extend((0..=self.hideout_limit()).map(|n| effects(Effect::Hideout(n)))),
            Building::Church => out.extend((0..=self.church_limit()).map(|n| effects(Effect::Church(n)))),
            Building::Saloon => out.extend((0..=self.saloon_limit()).map(|n| effects(Effect::Saloon(n)))),
            Building::Club => out.extend((0..=self.club_limit()).map(|n| effects(Effect::Club(n)))),
            Building::Bank => {
                out.push(effects(Effect::Bank(None)));
                out.extend(self.colors().map(|color| effects(Effect::Bank(Some(color)))));
            }
            Building::Stables => {
                out.push(effects(Effect::Stables(None)));
                out.extend(self.horses().map(|horse| effects(Effect::Stables(Some(horse)))));
            }
            Building::Store => {
                out.push(effects(Effect::Store(None)));
                out.extend(self.wares().map(|ware| effects(Effect::Store(Some(ware)))));
            }
            Building::Hotel => {
                out.push(effects(Effect::Hotel(false)));
                if self.cash >= town::HOTEL_FEE {
                    out.push(effects(Effect::Hotel(true)));
                }
            }
            Building::LandOffice => {
                out.push(effects(Effect::LandOffice(None)));
                out.extend(self.plots().map(|plot| effects(Effect::LandOffice(Some(plot)))));
            }
            Building::Gunsmith => {
                out.push(effects(Effect::Gunsmith(false)));
                if self.cash >= self.next_weapon().1 {
                    out.push(effects(Effect::Gunsmith(true)));
                }
            }
        }
    }

    /// The only way to use a building's effect now, if there is just one.
    pub(super) fn forced_effect(&self, building: Building) -> Option<Effect> {
        let nothing = |effect: Effect, possible: bool| (!possible).then_some(effect);
        match building {
            Building::Undertaker => Some(Effect::Undertaker),
            Building::SheriffsOffice => Some(Effect::SheriffsOffice),
            Building::BailBonds => {
                let mut left = self.outlaws_left();
                left.next().filter(|_| left.next().is_none()).map(Effect::BailBonds)
            }
            Building::Hideout => nothing(Effect::Hideout(0), self.hideout_limit() > 0),
            Building::Church => nothing(Effect::Church(0), self.church_limit() > 0),
            Building::Saloon => nothing(Effect::Saloon(0), self.saloon_limit() > 0),
            Building::Club => nothing(Effect::Club(0), self.club_limit() > 0),
            Building::Bank => nothing(Effect::Bank(None), self.colors().next().is_some()),
            Building::Stables => nothing(Effect::Stables(None), self.horses().next().is_some()),
            Building::Store => nothing(Effect::Store(None), self.wares().next().is_some()),
            Building::Hotel => nothing(Effect::Hotel(false), self.cash >= town::HOTEL_FEE),
            Building::LandOffice => {
                let possible = self.cash >= Shape::Domino.price() && self.plots().next().is_some();
                nothing(Effect::LandOffice(None), possible)
            }
            Building::Gunsmith => nothing(Effect::Gunsmith(false), self.cash >= self.next_weapon().1),
        }
    }
}
