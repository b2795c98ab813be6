//! The buildings of the Town: in which ways their effects can be used, and what each costs and brings.

use table::{List, Only, Refusal, refused};

use crate::action::{Action, Effect, Horse, Ware};
use crate::data::{Building, Color, Item, LAND_BONUS, Outlaw, PLOTS, town};
use crate::event::Gains;
use crate::state::{Player, Sheet};

/// The whole grid of the land office.
const ALL_CELLS: u16 = 0b1_1111_1111;

/// What one way to use an effect costs and brings: by default nothing, which is always one of them where something is to be
/// paid (FT-TOWN-04).
#[derive(Clone, Copy, Default)]
pub(super) struct Deal {
    pub cash: u16,
    pub gold: u16,
    pub item: Option<Item>,
    nights: u8,
    cells: u16,
    cleared: u8,
    stars: u16,
    pans: u8,
    hammers: u8,
}

impl Deal {
    fn buy(item: Item, cash: u16) -> Self {
        Deal { item: Some(item), cash, ..Deal::default() }
    }
}

impl Building {
    /// Every way in which its effect can ever be used.
    fn list_effects(self, out: &mut impl List<Effect>) {
        match self {
            Building::Undertaker => out.put(Effect::Undertaker),
            Building::Bank => out.put_all(nothing_or(Color::ALL).map(Effect::Bank)),
            Building::Hideout => out.put_all((0..=town::HIDEOUT_LIMIT).map(Effect::Hideout)),
            Building::Stables => out.put_all(nothing_or(Horse::ALL).map(Effect::Stables)),
            Building::Store => out.put_all(nothing_or(Ware::ALL).map(Effect::Store)),
            Building::Church => out.put_all((0..=town::CHURCH_LIMIT).map(Effect::Church)),
            Building::Hotel => out.put_all([false, true].map(Effect::Hotel)),
            Building::LandOffice => out.put_all(nothing_or(0..PLOTS.len() as u8).map(Effect::LandOffice)),
            Building::Gunsmith => out.put_all([false, true].map(Effect::Gunsmith)),
            Building::BailBonds => out.put_all(Outlaw::ALL.map(Effect::BailBonds)),
            Building::SheriffsOffice => out.put(Effect::SheriffsOffice),
            Building::Saloon => out.put_all((0..=town::SALOON_LIMIT).map(Effect::Saloon)),
            Building::Club => out.put_all((0..=town::CLUB_LIMIT).map(Effect::Club)),
        }
    }
}

fn nothing_or<T>(all: impl IntoIterator<Item = T>) -> impl Iterator<Item = Option<T>> {
    std::iter::once(None).chain(all.into_iter().map(Some))
}

impl Effect {
    /// What it costs and brings the owner of a sheet. Wherever an effect is named, one line of this is left.
    #[inline(always)]
    pub(super) fn deal(self, sheet: &Sheet) -> Deal {
        match self {
            // First the undertaker's friendship, then the shovel (FT-TOWN-A1).
            Effect::Undertaker if sheet.has(Item::Friendship) => Deal::buy(Item::Shovel, 0),
            Effect::Undertaker => Deal::buy(Item::Friendship, 0),
            // Either colour, one a visit, each once (FT-TOWN-2a).
            Effect::Bank(Some(Color::Red)) => Deal::buy(Item::BankRed, town::BANK_FEE),
            Effect::Bank(Some(Color::Black)) => Deal::buy(Item::BankBlack, town::BANK_FEE),
            // FT-TOWN-3
            Effect::Hideout(cleared) => Deal { cleared, ..Deal::default() },
            // One horse a visit, each once (FT-TOWN-4a): a work horse brings a hammer and a star (FT-TOWN-4b), a trail horse
            // helps on the Trail (FT-TOWN-4c).
            Effect::Stables(Some(horse)) => {
                let work = u8::from(horse == Horse::Work);
                Deal { hammers: work, stars: work.into(), ..Deal::buy(horse.item(), horse.price()) }
            }
            // One item a visit, each once (FT-TOWN-5a): a pan and a star (FT-TOWN-5b), a pickaxe and a star (FT-TOWN-5c), or a
            // bandana (FT-TOWN-5d).
            Effect::Store(Some(ware)) => Deal {
                pans: u8::from(ware == Ware::Pan),
                stars: u16::from(ware != Ware::Bandana),
                ..Deal::buy(ware.item(), ware.price())
            },
            // A dollar for every wanted poster (FT-TOWN-6).
            Effect::Church(cleared) => {
                Deal { cleared, cash: town::CHURCH_PRICE * u16::from(cleared), ..Deal::default() }
            }
            // The next silver star from the left (FT-TOWN-7a).
            Effect::Hotel(true) => Deal { nights: 1, cash: town::HOTEL_FEE, ..Deal::default() },
            // One plot a visit (FT-TOWN-8a), of any shape as often as one likes (FT-TOWN-8e): its stars at once (FT-TOWN-8c),
            // and seven more with the ninth cell (FT-TOWN-8d).
            Effect::LandOffice(Some(number)) => {
                let plot = PLOTS[usize::from(number)];
                let bonus = if sheet.land | plot.cells == ALL_CELLS { LAND_BONUS } else { 0 };
                Deal { cells: plot.cells, cash: plot.shape.price(), stars: plot.stars() + bonus, ..Deal::default() }
            }
            // First the pistol, on a later visit the rifle (FT-TOWN-9a).
            Effect::Gunsmith(true) if sheet.has(Item::Pistol) => Deal::buy(Item::Rifle, town::RIFLE),
            Effect::Gunsmith(true) => Deal::buy(Item::Pistol, town::PISTOL),
            // One outlaw a visit (FT-TOWN-10a).
            Effect::BailBonds(outlaw) => Deal::buy(outlaw.item(), 0),
            // Two dollars a star (FT-TOWN-Q).
            Effect::Saloon(stars) => {
                Deal { stars: stars.into(), cash: town::SALOON_PRICE * u16::from(stars), ..Deal::default() }
            }
            // A nugget a star (FT-TOWN-K).
            Effect::Club(stars) => {
                Deal { stars: stars.into(), gold: town::CLUB_PRICE * u16::from(stars), ..Deal::default() }
            }
            // The sheriff card is looked at afterwards (FT-TOWN-J).
            Effect::SheriffsOffice => Deal::default(),
            Effect::Bank(None) | Effect::Stables(None) | Effect::Store(None) | Effect::LandOffice(None) => {
                Deal::default()
            }
            Effect::Hotel(false) | Effect::Gunsmith(false) => Deal::default(),
        }
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
    /// Whether what it brings is still to be had, whatever it costs: the hotel may be full (FT-TOWN-7b), or the plot not lie on
    /// free cells (FT-TOWN-8b).
    #[inline]
    fn has_room_for(&self, deal: &Deal) -> bool {
        !deal.item.is_some_and(|item| self.has(item))
            && self.land & deal.cells == 0
            && usize::from(self.hotel + deal.nights) <= town::HOTEL_STARS.len()
    }

    /// Whether a price can be paid, always in full (FT-INV-04), and there are so many wanted posters (FT-INV-03).
    #[inline]
    fn can_pay(&self, deal: &Deal) -> bool {
        deal.cash <= self.cash && deal.gold <= self.gold && deal.cleared <= self.wanted
    }

    /// Every way to use a building's effect now.
    pub(super) fn list_effects(&self, building: Building, out: &mut impl List<Action>) {
        building.list_effects(&mut Possible { sheet: self, out });
    }

    /// The only way to use a building's effect now, if there is just one.
    pub(super) fn forced_effect(&self, building: Building) -> Option<Effect> {
        let mut only = Only::default();
        self.list_effects(building, &mut only);
        if let Some(Action::Effect(effect)) = only.option() { Some(effect) } else { None }
    }

    /// Whether a building has nothing to give any more, whatever happens (FT-TOWN-14).
    pub(super) fn is_exhausted(&self, building: Building) -> bool {
        let mut left = Left { sheet: self, any: false };
        building.list_effects(&mut left);
        !left.any
    }

    /// Why a building's effect cannot be used that way.
    pub(super) fn refuse_effect(&self, effect: Effect) -> Refusal {
        let deal = effect.deal(self);
        let owned = deal.item.is_some_and(|item| self.has(item));
        match effect.building() {
            Building::Bank if owned => refused("FT-TOWN-2a", "why-owned"),
            Building::Stables if owned => refused("FT-TOWN-4a", "why-owned"),
            Building::Store if owned => refused("FT-TOWN-5a", "why-owned"),
            Building::BailBonds => refused("FT-TOWN-10a", "why-outlaw-circled"),
            Building::LandOffice if self.land & deal.cells != 0 => refused("FT-TOWN-8b", "why-plot-does-not-fit"),
            Building::Hideout | Building::Church if deal.cleared > self.wanted => {
                refused("FT-INV-03", "why-fewer-wanted")
            }
            Building::Club => refused("FT-INV-04", "why-too-little-gold"),
            Building::Undertaker | Building::Bank | Building::Hideout | Building::Stables | Building::Store => CASH,
            Building::Church | Building::Hotel | Building::LandOffice | Building::Gunsmith => CASH,
            Building::SheriffsOffice | Building::Saloon => CASH,
        }
    }
}

/// There is too little of it.
const CASH: Refusal = refused("FT-INV-04", "why-too-little-cash");

impl Player {
    /// Pays for a deal and takes what it brings; says what that is beside what was bought.
    pub(super) fn make(&mut self, deal: &Deal) -> Gains {
        let sheet = &mut self.sheet;
        sheet.cash -= deal.cash;
        sheet.gold -= deal.gold;
        sheet.hotel += deal.nights;
        sheet.land |= deal.cells;
        if let Some(item) = deal.item {
            sheet.items.insert(item);
        }
        self.gain_stars(deal.stars);
        Gains {
            cleared: self.clear_wanted(deal.cleared),
            hammers: self.gain_hammers(deal.hammers),
            pans: self.gain_pans(deal.pans),
            stars: deal.stars,
            ..Gains::default()
        }
    }
}

/// Lists what the owner of a sheet can do now.
struct Possible<'a, O> {
    sheet: &'a Sheet,
    out: &'a mut O,
}

impl<O: List<Action>> List<Effect> for Possible<'_, O> {
    #[inline(always)]
    fn put(&mut self, effect: Effect) {
        let deal = effect.deal(self.sheet);
        if self.sheet.can_pay(&deal) && self.sheet.has_room_for(&deal) {
            self.out.put(Action::Effect(effect));
        }
    }

    #[inline]
    fn is_settled(&self) -> bool {
        self.out.is_settled()
    }
}

/// Looks whether there is anything still to be had.
struct Left<'a> {
    sheet: &'a Sheet,
    any: bool,
}

impl List<Effect> for Left<'_> {
    #[inline(always)]
    fn put(&mut self, effect: Effect) {
        self.any |= !effect.is_nothing() && self.sheet.has_room_for(&effect.deal(self.sheet));
    }

    #[inline]
    fn is_settled(&self) -> bool {
        self.any
    }
}
