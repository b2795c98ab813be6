//! What a building does: as an option, and as a line of the story.

use table::Seat;
use table::sets::ones;
use wording::{Arg, Phrase};

use super::goods::counted;
use super::nouns::{by, fields, item, number, value, yes};
use super::outcome::next_night;
use crate::action::Effect;
use crate::data::{Item, LAND_BONUS, LAND_STARS, MAX_TOOLS, PLOTS, Plot, Shape, town};
use crate::view::{PlayerView, View};

/// Using an effect, with its price and what it brings.
pub(super) fn option(view: &View, player: &PlayerView, effect: Effect) -> Phrase {
    match effect {
        Effect::Undertaker => Phrase::new(match player.items.contains(&Item::Friendship) {
            false => "option-friendship",
            true => "option-shovel",
        }),
        Effect::Bank(Some(color)) => Phrase::new("option-bet")
            .with("color", Arg::Key(color.name()))
            .with("price", number(town::BANK_FEE))
            .with("round", view.round),
        Effect::Hideout(0) | Effect::Church(0) => nothing(effect),
        Effect::Hideout(amount) => counted("option-hideout", amount.into()),
        Effect::Church(amount) => {
            counted("option-church", amount.into()).with("price", number(town::CHURCH_PRICE * u16::from(amount)))
        }
        Effect::Stables(Some(horse)) => bought(player, horse.item(), horse.price()),
        Effect::Store(Some(ware)) => bought(player, ware.item(), ware.price()),
        Effect::Hotel(true) => match next_night(player) {
            Some(star) => Phrase::new("option-hotel").with("price", number(town::HOTEL_FEE)).with("star", star),
            None => nothing(effect),
        },
        Effect::LandOffice(Some(number)) => plot(player, number),
        Effect::Gunsmith(true) => weapon(view, player),
        Effect::BailBonds(outlaw) => Phrase::new("option-outlaw").with("value", value(outlaw.value())),
        Effect::SheriffsOffice => Phrase::new("option-office"),
        Effect::Saloon(0) | Effect::Club(0) => nothing(effect),
        Effect::Saloon(amount) => {
            counted("option-saloon", amount.into()).with("price", number(town::SALOON_PRICE * u16::from(amount)))
        }
        Effect::Club(amount) => {
            counted("option-club", amount.into()).with("price", number(town::CLUB_PRICE * u16::from(amount)))
        }
        Effect::Bank(None)
        | Effect::Stables(None)
        | Effect::Store(None)
        | Effect::Hotel(false)
        | Effect::LandOffice(None)
        | Effect::Gunsmith(false) => nothing(effect),
    }
}

/// Leaving a building without buying (FT-TOWN-04).
fn nothing(effect: Effect) -> Phrase {
    Phrase::new(format!("option-{}-nothing", effect.building()))
}

/// Something bought, and whether there is room for the pan or hammer that comes with it (FT-INV-05).
fn bought(player: &PlayerView, what: Item, price: u16) -> Phrase {
    let room = match what {
        Item::WorkHorse => player.hammers < MAX_TOOLS,
        Item::StorePan => player.pans < MAX_TOOLS,
        _ => true,
    };
    Phrase::new("option-buy").with("item", item(what)).with("price", number(price)).with("room", yes(room))
}

/// The next weapon, and how much it adds to robbery cards (FT-BAD-03).
fn weapon(view: &View, player: &PlayerView) -> Phrase {
    let (weapon, price, adds) = if player.items.contains(&Item::Pistol) {
        (Item::Rifle, town::RIFLE, view.weapons.rifle())
    } else {
        (Item::Pistol, town::PISTOL, view.weapons.pistol())
    };
    Phrase::new("option-weapon").with("item", item(weapon)).with("price", number(price)).with("adds", adds)
}

fn cells(plot: Plot) -> Vec<u8> {
    ones(plot.cells).collect()
}

/// A plot with its fields, its price and its stars, with those for the last field (FT-TOWN-8c, FT-TOWN-8d).
fn plot(player: &PlayerView, index: u8) -> Phrase {
    let plot = PLOTS[usize::from(index) % PLOTS.len()];
    let covered = cells(plot);
    let left =
        (0..LAND_STARS.len() as u8).filter(|cell| !player.land.contains(cell) && !covered.contains(cell)).count();
    let stars = plot.stars() + if left == 0 { LAND_BONUS } else { 0 };
    counted("option-plot", stars)
        .with("shape", Arg::Key(plot.shape.name()))
        .with("fields", fields(&covered))
        .with("price", number(plot.shape.price()))
}

/// A plot of a shape, wherever it lies.
pub(super) fn plot_of_shape(shape: Shape) -> Phrase {
    Phrase::new("option-plots").with("shape", Arg::Key(shape.name())).with("price", number(shape.price()))
}

/// An effect that was used, as a line of the story.
pub(super) fn story(seat: Seat, effect: Effect, cash: u16, gold: u16, gained: Option<Item>) -> Phrase {
    match (effect, gained) {
        (Effect::Bank(Some(color)), _) => {
            by("story-bet", seat).with("color", Arg::Key(color.name())).with("price", number(cash))
        }
        (Effect::Undertaker, Some(Item::Friendship)) => by("story-friendship", seat),
        (Effect::Undertaker, _) => by("story-shovel", seat),
        (Effect::BailBonds(outlaw), _) => by("story-outlaw", seat).with("value", value(outlaw.value())),
        (Effect::SheriffsOffice, _) => by("story-office", seat),
        (Effect::Church(amount), _) if amount > 0 => by("story-church", seat).with("price", number(cash)),
        (Effect::Hideout(amount), _) if amount > 0 => by("story-hideout", seat),
        (Effect::Hotel(true), _) => by("story-hotel", seat).with("price", number(cash)),
        (Effect::LandOffice(Some(index)), _) => by("story-plot", seat)
            .with("fields", fields(&cells(PLOTS[usize::from(index) % PLOTS.len()])))
            .with("price", number(cash)),
        (Effect::Saloon(amount), _) if amount > 0 => by("story-saloon", seat).with("price", number(cash)),
        (Effect::Club(amount), _) if amount > 0 => by("story-club", seat).with("price", number(gold)),
        (_, Some(what)) => bought_by(seat, what, cash),
        (_, None) => by("story-buys-nothing", seat).with("building", super::nouns::building(effect.building())),
    }
}

fn bought_by(seat: Seat, what: Item, cash: u16) -> Phrase {
    by("story-bought", seat).with("item", item(what)).with("price", number(cash))
}
