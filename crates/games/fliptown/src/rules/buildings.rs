//! The buildings of the Town, one after the other: what each offers, does and refuses.

use table::{List, Only, Refusal, refused};

use crate::action::{Action, Effect, Horse, Ware};
use crate::data::{Building, Color, Item, LAND_BONUS, Outlaw, PLOTS, Plot, town};
use crate::event::Gains;
use crate::state::{Player, Sheet};

/// The whole grid of the land office.
const ALL_CELLS: u16 = 0b1_1111_1111;

/// A price must be paid in full (FT-INV-04).
const TOO_LITTLE_CASH: Refusal = refused("FT-INV-04", "why-too-little-cash");

/// Nobody has fewer than none (FT-INV-03).
const FEWER_WANTED: Refusal = refused("FT-INV-03", "why-fewer-wanted");

/// A building: whoever visits makes one deal. Buying nothing is one of them (FT-TOWN-04).
trait House {
    type Deal: Copy;

    /// Every deal that the owner of a sheet can make now.
    fn list(sheet: &Sheet, out: &mut impl List<Self::Deal>);

    /// Makes it, and says what it brings beside what was bought.
    fn make(player: &mut Player, deal: Self::Deal) -> Gains;

    /// Why it cannot be made.
    fn object(sheet: &Sheet, deal: Self::Deal) -> Refusal;

    /// Whether there is nothing to be had any more, whatever happens.
    fn is_exhausted(sheet: &Sheet) -> bool;
}

struct Undertaker;

impl House for Undertaker {
    type Deal = ();

    fn list(_: &Sheet, out: &mut impl List<()>) {
        out.put(());
    }

    /// First the undertaker's friendship, then the shovel (FT-TOWN-A1).
    fn make(player: &mut Player, (): ()) -> Gains {
        let friend = player.sheet.has(Item::Friendship);
        player.sheet.items.insert(if friend { Item::Shovel } else { Item::Friendship });
        Gains::default()
    }

    fn object(_: &Sheet, (): ()) -> Refusal {
        TOO_LITTLE_CASH
    }

    /// FT-TOWN-14
    fn is_exhausted(sheet: &Sheet) -> bool {
        sheet.has_all(&[Item::Friendship, Item::Shovel])
    }
}

struct Bank;

const fn bet_on(color: Color) -> Item {
    match color {
        Color::Red => Item::BankRed,
        Color::Black => Item::BankBlack,
    }
}

impl House for Bank {
    type Deal = Option<Color>;

    /// Either colour, one a visit, each once (FT-TOWN-2a).
    fn list(sheet: &Sheet, out: &mut impl List<Option<Color>>) {
        out.put(None);
        out.put_all(Color::ALL.into_iter().filter(|&color| sheet.can_buy(bet_on(color), town::BANK_FEE)).map(Some));
    }

    fn make(player: &mut Player, color: Option<Color>) -> Gains {
        if let Some(color) = color {
            player.sheet.buy(bet_on(color), town::BANK_FEE);
        }
        Gains::default()
    }

    fn object(sheet: &Sheet, color: Option<Color>) -> Refusal {
        let owned = color.is_some_and(|color| sheet.has(bet_on(color)));
        if owned { refused("FT-TOWN-2a", "why-owned") } else { TOO_LITTLE_CASH }
    }

    fn is_exhausted(sheet: &Sheet) -> bool {
        sheet.has_all(&Color::ALL.map(bet_on))
    }
}

struct Hideout;

impl House for Hideout {
    type Deal = u8;

    fn list(sheet: &Sheet, out: &mut impl List<u8>) {
        out.put_all(0..=town::HIDEOUT_LIMIT.min(sheet.wanted));
    }

    /// FT-TOWN-3
    fn make(player: &mut Player, amount: u8) -> Gains {
        Gains { cleared: player.clear_wanted(amount), ..Gains::default() }
    }

    fn object(sheet: &Sheet, amount: u8) -> Refusal {
        if amount > sheet.wanted { FEWER_WANTED } else { TOO_LITTLE_CASH }
    }

    fn is_exhausted(_: &Sheet) -> bool {
        false
    }
}

struct Stables;

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

impl House for Stables {
    type Deal = Option<Horse>;

    /// One horse a visit, each once (FT-TOWN-4a).
    fn list(sheet: &Sheet, out: &mut impl List<Option<Horse>>) {
        out.put(None);
        out.put_all(Horse::ALL.into_iter().filter(|horse| sheet.can_buy(horse.item(), horse.price())).map(Some));
    }

    /// A work horse brings a hammer and a star (FT-TOWN-4b), a trail horse helps on the Trail (FT-TOWN-4c).
    fn make(player: &mut Player, horse: Option<Horse>) -> Gains {
        let Some(horse) = horse else { return Gains::default() };
        player.sheet.buy(horse.item(), horse.price());
        match horse {
            Horse::Trail => Gains::default(),
            Horse::Work => {
                let hammers = player.gain_hammers(1);
                player.gain_stars(1);
                Gains { hammers, stars: 1, ..Gains::default() }
            }
        }
    }

    fn object(sheet: &Sheet, horse: Option<Horse>) -> Refusal {
        let owned = horse.is_some_and(|horse| sheet.has(horse.item()));
        if owned { refused("FT-TOWN-4a", "why-owned") } else { TOO_LITTLE_CASH }
    }

    fn is_exhausted(sheet: &Sheet) -> bool {
        sheet.has_all(&Horse::ALL.map(Horse::item))
    }
}

struct Store;

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

impl House for Store {
    type Deal = Option<Ware>;

    /// One item a visit, each once (FT-TOWN-5a).
    fn list(sheet: &Sheet, out: &mut impl List<Option<Ware>>) {
        out.put(None);
        out.put_all(Ware::ALL.into_iter().filter(|ware| sheet.can_buy(ware.item(), ware.price())).map(Some));
    }

    /// A pan and a star (FT-TOWN-5b), a pickaxe and a star (FT-TOWN-5c), or a bandana (FT-TOWN-5d).
    fn make(player: &mut Player, ware: Option<Ware>) -> Gains {
        let Some(ware) = ware else { return Gains::default() };
        player.sheet.buy(ware.item(), ware.price());
        let pans = if ware == Ware::Pan { player.gain_pans(1) } else { 0 };
        let stars = if ware == Ware::Bandana { 0 } else { 1 };
        player.gain_stars(stars);
        Gains { pans, stars, ..Gains::default() }
    }

    fn object(sheet: &Sheet, ware: Option<Ware>) -> Refusal {
        let owned = ware.is_some_and(|ware| sheet.has(ware.item()));
        if owned { refused("FT-TOWN-5a", "why-owned") } else { TOO_LITTLE_CASH }
    }

    fn is_exhausted(sheet: &Sheet) -> bool {
        sheet.has_all(&Ware::ALL.map(Ware::item))
    }
}

struct Church;

impl House for Church {
    type Deal = u8;

    fn list(sheet: &Sheet, out: &mut impl List<u8>) {
        let affordable = (sheet.cash / town::CHURCH_PRICE).min(255) as u8;
        out.put_all(0..=town::CHURCH_LIMIT.min(sheet.wanted).min(affordable));
    }

    /// A dollar for every wanted poster (FT-TOWN-6).
    fn make(player: &mut Player, amount: u8) -> Gains {
        player.sheet.cash -= town::CHURCH_PRICE * u16::from(amount);
        Gains { cleared: player.clear_wanted(amount), ..Gains::default() }
    }

    fn object(sheet: &Sheet, amount: u8) -> Refusal {
        if amount > sheet.wanted { FEWER_WANTED } else { TOO_LITTLE_CASH }
    }

    fn is_exhausted(_: &Sheet) -> bool {
        false
    }
}

struct Hotel;

impl House for Hotel {
    type Deal = bool;

    fn list(sheet: &Sheet, out: &mut impl List<bool>) {
        out.put(false);
        if sheet.cash >= town::HOTEL_FEE {
            out.put(true);
        }
    }

    /// The next silver star from the left (FT-TOWN-7a).
    fn make(player: &mut Player, stay: bool) -> Gains {
        if stay {
            player.sheet.cash -= town::HOTEL_FEE;
            player.sheet.hotel += 1;
        }
        Gains::default()
    }

    fn object(_: &Sheet, _: bool) -> Refusal {
        TOO_LITTLE_CASH
    }

    /// FT-TOWN-7b
    fn is_exhausted(sheet: &Sheet) -> bool {
        usize::from(sheet.hotel) == town::HOTEL_STARS.len()
    }
}

struct LandOffice;

impl Sheet {
    /// Whether a plot lies on free cells (FT-TOWN-8b).
    fn fits(&self, plot: Plot) -> bool {
        self.land & plot.cells == 0
    }
}

impl House for LandOffice {
    type Deal = Option<u8>;

    /// One plot a visit (FT-TOWN-8a), of any shape as often as one likes (FT-TOWN-8e).
    fn list(sheet: &Sheet, out: &mut impl List<Option<u8>>) {
        out.put(None);
        let possible = |plot: &Plot| sheet.fits(*plot) && plot.shape.price() <= sheet.cash;
        out.put_all((0..).zip(&PLOTS).filter(|(_, plot)| possible(plot)).map(|(number, _)| Some(number)));
    }

    /// Its stars at once (FT-TOWN-8c), and seven more with the ninth cell (FT-TOWN-8d).
    fn make(player: &mut Player, plot: Option<u8>) -> Gains {
        let Some(plot) = plot.map(|number| PLOTS[usize::from(number)]) else { return Gains::default() };
        player.sheet.cash -= plot.shape.price();
        player.sheet.land |= plot.cells;
        let stars = plot.stars() + if player.sheet.land == ALL_CELLS { LAND_BONUS } else { 0 };
        player.gain_stars(stars);
        Gains { stars, ..Gains::default() }
    }

    fn object(sheet: &Sheet, plot: Option<u8>) -> Refusal {
        let taken = plot.is_some_and(|plot| !sheet.fits(PLOTS[usize::from(plot)]));
        if taken { refused("FT-TOWN-8b", "why-plot-does-not-fit") } else { TOO_LITTLE_CASH }
    }

    fn is_exhausted(sheet: &Sheet) -> bool {
        !PLOTS.iter().any(|plot| sheet.fits(*plot))
    }
}

struct Gunsmith;

impl Gunsmith {
    /// First the pistol, on a later visit the rifle (FT-TOWN-9a).
    fn next_weapon(sheet: &Sheet) -> (Item, u16) {
        if sheet.has(Item::Pistol) { (Item::Rifle, town::RIFLE) } else { (Item::Pistol, town::PISTOL) }
    }
}

impl House for Gunsmith {
    type Deal = bool;

    fn list(sheet: &Sheet, out: &mut impl List<bool>) {
        let (_, price) = Gunsmith::next_weapon(sheet);
        out.put(false);
        if sheet.cash >= price {
            out.put(true);
        }
    }

    fn make(player: &mut Player, buy: bool) -> Gains {
        if buy {
            let (item, price) = Gunsmith::next_weapon(&player.sheet);
            player.sheet.buy(item, price);
        }
        Gains::default()
    }

    fn object(_: &Sheet, _: bool) -> Refusal {
        TOO_LITTLE_CASH
    }

    fn is_exhausted(sheet: &Sheet) -> bool {
        sheet.has(Item::Rifle)
    }
}

struct BailBonds;

impl BailBonds {
    fn outlaws_left(sheet: &Sheet) -> impl Iterator<Item = Outlaw> {
        Outlaw::ALL.into_iter().filter(|&outlaw| !sheet.items.outlaw(outlaw))
    }
}

impl House for BailBonds {
    type Deal = Outlaw;

    fn list(sheet: &Sheet, out: &mut impl List<Outlaw>) {
        out.put_all(BailBonds::outlaws_left(sheet));
    }

    /// One outlaw a visit (FT-TOWN-10a).
    fn make(player: &mut Player, outlaw: Outlaw) -> Gains {
        player.sheet.items.insert(outlaw.item());
        Gains::default()
    }

    fn object(_: &Sheet, _: Outlaw) -> Refusal {
        refused("FT-TOWN-10a", "why-outlaw-circled")
    }

    /// FT-TOWN-14
    fn is_exhausted(sheet: &Sheet) -> bool {
        BailBonds::outlaws_left(sheet).next().is_none()
    }
}

struct SheriffsOffice;

impl House for SheriffsOffice {
    type Deal = ();

    fn list(_: &Sheet, out: &mut impl List<()>) {
        out.put(());
    }

    /// The sheriff card is looked at once this has been told (FT-TOWN-J).
    fn make(_: &mut Player, (): ()) -> Gains {
        Gains::default()
    }

    fn object(_: &Sheet, (): ()) -> Refusal {
        TOO_LITTLE_CASH
    }

    fn is_exhausted(_: &Sheet) -> bool {
        false
    }
}

struct Saloon;

impl House for Saloon {
    type Deal = u8;

    fn list(sheet: &Sheet, out: &mut impl List<u8>) {
        out.put_all(0..=u16::from(town::SALOON_LIMIT).min(sheet.cash / town::SALOON_PRICE) as u8);
    }

    /// Two dollars a star (FT-TOWN-Q).
    fn make(player: &mut Player, stars: u8) -> Gains {
        player.sheet.cash -= town::SALOON_PRICE * u16::from(stars);
        player.gain_stars(stars.into());
        Gains { stars: stars.into(), ..Gains::default() }
    }

    fn object(_: &Sheet, _: u8) -> Refusal {
        TOO_LITTLE_CASH
    }

    fn is_exhausted(_: &Sheet) -> bool {
        false
    }
}

struct Club;

impl House for Club {
    type Deal = u8;

    fn list(sheet: &Sheet, out: &mut impl List<u8>) {
        out.put_all(0..=u16::from(town::CLUB_LIMIT).min(sheet.gold / town::CLUB_PRICE) as u8);
    }

    /// A nugget a star (FT-TOWN-K).
    fn make(player: &mut Player, stars: u8) -> Gains {
        player.sheet.gold -= town::CLUB_PRICE * u16::from(stars);
        player.gain_stars(stars.into());
        Gains { stars: stars.into(), ..Gains::default() }
    }

    fn object(_: &Sheet, _: u8) -> Refusal {
        refused("FT-INV-04", "why-too-little-gold")
    }

    fn is_exhausted(_: &Sheet) -> bool {
        false
    }
}

/// Does something with a building, and with what its effect is made of.
macro_rules! with_building {
    ($building:expr, $house:ident, $effect:ident => $do:expr) => {
        match $building {
            Building::Undertaker => {
                type $house = Undertaker;
                let $effect = |(): ()| Effect::Undertaker;
                $do
            }
            Building::Bank => {
                type $house = Bank;
                let $effect = Effect::Bank;
                $do
            }
            Building::Hideout => {
                type $house = Hideout;
                let $effect = Effect::Hideout;
                $do
            }
            Building::Stables => {
                type $house = Stables;
                let $effect = Effect::Stables;
                $do
            }
            Building::Store => {
                type $house = Store;
                let $effect = Effect::Store;
                $do
            }
            Building::Church => {
                type $house = Church;
                let $effect = Effect::Church;
                $do
            }
            Building::Hotel => {
                type $house = Hotel;
                let $effect = Effect::Hotel;
                $do
            }
            Building::LandOffice => {
                type $house = LandOffice;
                let $effect = Effect::LandOffice;
                $do
            }
            Building::Gunsmith => {
                type $house = Gunsmith;
                let $effect = Effect::Gunsmith;
                $do
            }
            Building::BailBonds => {
                type $house = BailBonds;
                let $effect = Effect::BailBonds;
                $do
            }
            Building::SheriffsOffice => {
                type $house = SheriffsOffice;
                let $effect = |(): ()| Effect::SheriffsOffice;
                $do
            }
            Building::Saloon => {
                type $house = Saloon;
                let $effect = Effect::Saloon;
                $do
            }
            Building::Club => {
                type $house = Club;
                let $effect = Effect::Club;
                $do
            }
        }
    };
}

/// Does something with the building of an effect, and with the deal that is made there.
macro_rules! with_effect {
    ($effect:expr, $house:ident, $deal:ident => $do:expr) => {
        match $effect {
            Effect::Undertaker => {
                type $house = Undertaker;
                let $deal = ();
                $do
            }
            Effect::Bank($deal) => {
                type $house = Bank;
                $do
            }
            Effect::Hideout($deal) => {
                type $house = Hideout;
                $do
            }
            Effect::Stables($deal) => {
                type $house = Stables;
                $do
            }
            Effect::Store($deal) => {
                type $house = Store;
                $do
            }
            Effect::Church($deal) => {
                type $house = Church;
                $do
            }
            Effect::Hotel($deal) => {
                type $house = Hotel;
                $do
            }
            Effect::LandOffice($deal) => {
                type $house = LandOffice;
                $do
            }
            Effect::Gunsmith($deal) => {
                type $house = Gunsmith;
                $do
            }
            Effect::BailBonds($deal) => {
                type $house = BailBonds;
                $do
            }
            Effect::SheriffsOffice => {
                type $house = SheriffsOffice;
                let $deal = ();
                $do
            }
            Effect::Saloon($deal) => {
                type $house = Saloon;
                $do
            }
            Effect::Club($deal) => {
                type $house = Club;
                $do
            }
        }
    };
}

/// Lists deals as what they are called elsewhere.
struct As<'a, O, F>(&'a mut O, F);

impl<D: Copy, A: Copy, O: List<A>, F: Fn(D) -> A> List<D> for As<'_, O, F> {
    #[inline]
    fn put(&mut self, deal: D) {
        self.0.put((self.1)(deal));
    }

    #[inline]
    fn put_all(&mut self, deals: impl IntoIterator<Item = D>) {
        self.0.put_all(deals.into_iter().map(&self.1));
    }
}

/// What buildings offer to the owner of a sheet.
impl Sheet {
    fn has_all(&self, items: &[Item]) -> bool {
        items.iter().all(|&item| self.has(item))
    }

    fn can_buy(&self, item: Item, price: u16) -> bool {
        !self.has(item) && self.cash >= price
    }

    fn buy(&mut self, item: Item, price: u16) {
        self.cash -= price;
        self.items.insert(item);
    }

    /// Every way to use a building's effect now.
    pub(super) fn list_effects(&self, building: Building, out: &mut impl List<Action>) {
        with_building!(building, Here, effect => Here::list(self, &mut As(out, |deal| Action::Effect(effect(deal)))));
    }

    /// The only way to use a building's effect now, if there is just one.
    pub(super) fn forced_effect(&self, building: Building) -> Option<Effect> {
        let mut only = Only::default();
        with_building!(building, Here, effect => Here::list(self, &mut As(&mut only, effect)));
        only.option()
    }

    /// Why a building's effect cannot be used that way.
    pub(super) fn refuse_effect(&self, effect: Effect) -> Refusal {
        with_effect!(effect, Here, deal => Here::object(self, deal))
    }

    /// Whether a building has nothing to give any more, whatever happens.
    pub(super) fn is_exhausted(&self, building: Building) -> bool {
        with_building!(building, Here, _effect => Here::is_exhausted(self))
    }
}

impl Player {
    /// Uses a building's effect, and says what it brings beside what was bought.
    pub(super) fn use_effect(&mut self, effect: Effect) -> Gains {
        with_effect!(effect, Here, deal => Here::make(self, deal))
    }
}
