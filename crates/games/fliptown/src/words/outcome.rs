//! What comes of going to a space: rewards, wanted posters, chances, and what a building offers.

use wording::{Arg, Phrase};

use super::goods::{bonus, cash, counted, percent, printed, stars, usable, wanted};
use super::nouns::{cowbot, item, number, stops, value};
use crate::action::{Horse, Payment, Ware};
use crate::data::{
    BANDANA, Building, BuildingBonus, Color, GRAVE_REWARDS, GRAVE_WANTED, Item, MAX_TOOLS, Outlaw, PLOTS, Region,
    SHOVEL_STARS, TARGET_CASH, Target, chamber_reward, town, trail_reward,
};
use crate::reach::Price;
use crate::rules::account::SILVER;
use crate::space::{Space, Spaces};
use crate::state::Sheet;
use crate::view::{PlayerView, View};

/// The sheet whose owner these eyes are; a bystander's is the first.
pub(super) fn own_sheet(view: &View) -> Option<&PlayerView> {
    view.seat.and_then(|seat| view.player(seat)).or_else(|| view.players.first())
}

/// As much of a sheet as says where cards lead.
fn sheet(player: &PlayerView) -> Sheet {
    let mut sheet = Sheet {
        circled: player.circled.iter().copied().collect(),
        gold: player.gold,
        pans: player.pans,
        ..Sheet::BLANK
    };
    for &item in &player.items {
        sheet.items.insert(item);
    }
    sheet
}

/// What a main action costs, if the lineup leads there at all.
pub(super) fn price(view: &View, player: &PlayerView, poker: u8, space: Space, payment: Payment) -> Option<Price> {
    let lineup = view.lineup.as_slice().try_into().ok()?;
    sheet(player).price(lineup, poker, space, payment)
}

/// Chambers that can be entered with the right value.
pub(super) fn open_chambers(player: &PlayerView) -> Spaces {
    sheet(player).anywhere(Region::Mine)
}

/// What comes of going to a space.
pub(super) fn of(view: &View, player: &PlayerView, space: Space) -> Phrase {
    match space.region() {
        Region::Trail => stop(player, space),
        Region::Badlands => robbery(view, player, space),
        Region::Mine => chamber(player, space),
        Region::Town => visit(player, space),
        Region::Cemetery => dig(player, space),
    }
}

/// Several things at once, or nothing.
pub(super) fn together(things: Vec<Phrase>) -> Phrase {
    Phrase::new("outcome").with("things", things)
}

fn noted(outcome: Phrase, note: Option<Phrase>) -> Phrase {
    match note {
        Some(note) => Phrase::new("outcome-with-note").with("outcome", outcome).with("note", note),
        None => outcome,
    }
}

/// The same outcome, if it also wakes the cowbot: in its region one plays only with its suit, so that a sleeping one
/// wakes by a change (FT-COW-03).
pub(super) fn waking(outcome: Phrase, view: &View, space: Space) -> Phrase {
    let sleeping = view.cowbot.as_ref().filter(|cowbot| !cowbot.awake);
    let woken = sleeping.filter(|sleeper| sleeper.cowbot.suit().region() == space.region());
    noted(outcome, woken.map(|woken| Phrase::new("note-wakes").with("who", cowbot(woken.cowbot))))
}

/// A stop, and those that are passed over on the way (FT-TRAIL-06).
fn stop(player: &PlayerView, space: Space) -> Phrase {
    let things = if space == Space::stop(2) { tools(player) } else { printed(&usable(&trail_reward(space), player)) };
    let last = player.circled.iter().filter(|stop| stop.region() == Region::Trail).max();
    let first = last.map_or(0, |stop| stop.index() + 1);
    let passed: Vec<Space> = (first..space.index()).filter_map(Space::from_index).collect();
    let note = (!passed.is_empty()).then(|| Phrase::new("note-passed").with("stops", stops(&passed)));
    noted(together(things), note)
}

/// A pan or a hammer, as far as there is room (FT-TRAIL-08).
fn tools(player: &PlayerView) -> Vec<Phrase> {
    match (player.pans < MAX_TOOLS, player.hammers < MAX_TOOLS) {
        (true, true) => vec![Phrase::new("pan-or-hammer")],
        (true, false) => vec![counted("pans", 1)],
        (false, true) => vec![counted("hammers", 1)],
        (false, false) => Vec::new(),
    }
}

/// Success with its chance, and failure otherwise (FT-BAD-04, FT-BAD-05).
fn robbery(view: &View, player: &PlayerView, space: Space) -> Phrase {
    let Some(kind) = space.as_target() else { return together(Vec::new()) };
    let chance = percent(view.robbery_odds(player, space).unwrap_or(0.0));
    let outcome = Phrase::new("outcome-robbery")
        .with("chance", chance)
        .with("success", spoils(player, kind, space, true))
        .with("failure", spoils(player, kind, space, false));
    let row = (0..3).filter_map(|i| Space::from_index(Space::target(2).index() + 3 * kind.index() + i));
    let completes = row.filter(|other| *other != space).all(|other| player.circled.contains(&other));
    noted(outcome, completes.then(|| Phrase::new("note-row").with("bonus", bonus(kind.row_bonus()))))
}

fn spoils(player: &PlayerView, kind: Target, space: Space, success: bool) -> Vec<Phrase> {
    let posters = kind.wanted() - if player.items.contains(&Item::Bandana) { BANDANA } else { 0 };
    let mut things = vec![stars(if success { kind.stars() } else { kind.stars() / 2 })];
    things.extend(success.then(|| cash(TARGET_CASH[usize::from(space.number())])));
    things.extend((posters > 0).then(|| wanted(posters.into())));
    things
}

/// What a chamber of the lowest level counts at the end.
pub(crate) fn silver_region(space: Space) -> Option<Region> {
    SILVER.iter().find(|(chamber, _)| *chamber == space).map(|(_, region)| *region)
}

/// A chamber; those of the lowest level give silver stars, and the one for chambers counts itself (FT-END-05).
fn chamber(player: &PlayerView, space: Space) -> Phrase {
    let mut things = printed(&usable(&chamber_reward(space), player));
    things.extend(silver_region(space).map(|region| {
        let circled = player.circled.iter().filter(|other| other.region() == region).count();
        let itself = usize::from(region == Region::Mine && !player.circled.contains(&space));
        Phrase::new("silver-for").with("region", Arg::Key(region.name())).with("count", circled + itself)
    }));
    together(things)
}

/// The bonus of a first visit, and what the building offers.
fn visit(player: &PlayerView, space: Space) -> Phrase {
    let Some(building) = space.as_building() else { return together(Vec::new()) };
    let offer = offer(player, building);
    if player.circled.contains(&space) { offer } else { noted(together(vec![first_visit(building)]), Some(offer)) }
}

/// The bonus of a first visit.
pub(crate) fn first_visit(building: Building) -> Phrase {
    match building.first_visit() {
        BuildingBonus::Star => stars(1),
        BuildingBonus::Action(kind) => bonus(kind),
    }
}

/// What a building can still do for this player.
pub(super) fn offer(player: &PlayerView, building: Building) -> Phrase {
    let goods = goods(player, building);
    match building {
        Building::Hideout | Building::Church | Building::SheriffsOffice | Building::Saloon | Building::Club => {
            Phrase::new(format!("offer-{building}"))
        }
        _ if goods.is_empty() => Phrase::new("offer-nothing"),
        _ => Phrase::new(format!("offer-{building}")).with("goods", goods),
    }
}

/// What is still to be had in a building that has each thing once, with its price.
fn goods(player: &PlayerView, building: Building) -> Vec<Phrase> {
    let lacks = |item: &Item| !player.items.contains(item);
    let for_sale =
        |item: Item, price: u16| Phrase::new("ware").with("item", self::item(item)).with("price", number(price));
    match building {
        Building::Undertaker => {
            [Item::Friendship, Item::Shovel].into_iter().filter(lacks).take(1).map(self::item).collect()
        }
        Building::Bank => {
            let colors = Color::ALL.into_iter().zip([Item::BankRed, Item::BankBlack]);
            colors.filter(|(_, bet)| lacks(bet)).map(|(color, _)| Phrase::new(format!("color-{color}"))).collect()
        }
        Building::Stables => {
            let horses = Horse::ALL.into_iter().filter(|horse| lacks(&horse.item()));
            horses.map(|horse| for_sale(horse.item(), horse.price())).collect()
        }
        Building::Store => {
            let wares = Ware::ALL.into_iter().filter(|ware| lacks(&ware.item()));
            wares.map(|ware| for_sale(ware.item(), ware.price())).collect()
        }
        Building::Gunsmith => {
            let weapons = [(Item::Pistol, town::PISTOL), (Item::Rifle, town::RIFLE)];
            let next = weapons.into_iter().find(|(weapon, _)| lacks(weapon));
            next.map(|(weapon, price)| for_sale(weapon, price)).into_iter().collect()
        }
        Building::Hotel => next_night(player).into_iter().collect(),
        Building::LandOffice => {
            let fits = PLOTS.iter().any(|plot| player.land.iter().all(|cell| plot.cells >> cell & 1 == 0));
            fits.then(|| Phrase::new("a-plot")).into_iter().collect()
        }
        Building::BailBonds => {
            let left = Outlaw::ALL.into_iter().filter(|outlaw| lacks(&outlaw.item()));
            left.map(|outlaw| Phrase::new("value").with("value", value(outlaw.value()))).collect()
        }
        _ => Vec::new(),
    }
}

/// The silver star of the next night in the hotel.
pub(super) fn next_night(player: &PlayerView) -> Option<Phrase> {
    let worth = town::HOTEL_STARS.get(usize::from(player.hotel))?;
    Some(Phrase::new("hotel-star").with("value", number(*worth)))
}

/// A tombstone: a wanted poster but for friends of the undertaker, a star for the shovel, and every reward that it
/// completes (FT-CEM-02 to -06).
fn dig(player: &PlayerView, space: Space) -> Phrase {
    let has = |item: Item| player.items.contains(&item);
    let mut things: Vec<Phrase> = GRAVE_REWARDS
        .iter()
        .filter(|grave| completes(player, grave.between, space))
        .flat_map(|grave| printed(&usable(&grave.reward, player)))
        .collect();
    things.extend(has(Item::Shovel).then(|| stars(SHOVEL_STARS)));
    things.extend((!has(Item::Friendship)).then(|| wanted(GRAVE_WANTED.into())));
    together(things)
}

/// Whether circling this tombstone completes the reward between two.
fn completes(player: &PlayerView, (one, other): (u8, u8), space: Space) -> bool {
    let [one, other] = [one, other].map(Space::grave);
    one == space && player.circled.contains(&other) || other == space && player.circled.contains(&one)
}
