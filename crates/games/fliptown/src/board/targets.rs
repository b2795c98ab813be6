//! Where each option is chosen.

use drawing::Key;
use table::sets::ones;

use super::keys;
use crate::action::{Action, Bail, Effect, Horse, Office, Payment, Penalty, Tool, Ware};
use crate::data::{Building, Color, Item, PLOTS};
use crate::space::Space;
use crate::view::View;

/// The elements on which an option is chosen; all of them are in the drawing of the same view.
pub(super) fn of(view: &View, action: Action) -> Vec<Key> {
    let fixed = |name: &'static str| vec![Key::new(name)];
    match action {
        Action::Act { poker, space, payment } => {
            let parts = [keys::space(space).to_owned(), keys::lineup(usize::from(poker))];
            parts.into_iter().chain(helpers(payment)).map(Key::new).collect()
        }
        Action::Bonus(space) => fixed(keys::space(space)),
        Action::Pass(slot) => vec![Key::new(keys::lineup(usize::from(slot)))],
        Action::Bail(Bail::Cash) | Action::Pay(Penalty::Cash) => fixed(keys::CASH),
        Action::Bail(Bail::Gold) => fixed(keys::GOLD),
        Action::Bail(Bail::Wanted) | Action::Office(Office::Wanted) => fixed(keys::WANTED),
        Action::Office(Office::Star) | Action::Pay(Penalty::Stars) => fixed(keys::STARS),
        Action::Take(Tool::Pan) => fixed(keys::PANS),
        Action::Take(Tool::Hammer) => fixed(keys::HAMMERS),
        Action::Decline(kind) => vec![Key::new(keys::pending(kind))],
        Action::Effect(effect) => of_effect(view, effect),
        Action::Use | Action::UseFor(_) | Action::Absolve(_) | Action::Keep => fixed(keys::ABILITY),
        Action::Done => fixed(keys::DONE),
        Action::Bribe => vec![Key::new(keys::SHERIFF), Key::new(keys::GOLD)],
        Action::Risk => fixed(keys::SHERIFF),
    }
}

/// Whether an option is chosen on all of its elements together: a main action on the space, on the card that is kept
/// for poker, and on what helps to pay.
pub(super) const fn gathers(action: Action) -> bool {
    matches!(action, Action::Act { .. })
}

/// The elements that stand for help besides gold.
fn helpers(payment: Payment) -> Vec<String> {
    match payment {
        Payment::Gold => Vec::new(),
        Payment::Shift => vec![keys::ABILITY.to_owned()],
        Payment::Joker => vec![keys::joker(0)],
        Payment::Jokers => vec![keys::joker(0), keys::joker(1)],
    }
}

fn of_effect(view: &View, effect: Effect) -> Vec<Key> {
    let building = || Key::new(keys::space(Space::building(effect.building())));
    let on = |name: String| vec![Key::new(name), building()];
    match effect {
        // Plots are chosen on their fields: there are too many for one list.
        Effect::LandOffice(Some(plot)) => {
            let cells = PLOTS[usize::from(plot) % PLOTS.len()].cells;
            ones(cells).map(|cell| Key::new(keys::field(cell))).collect()
        }
        Effect::LandOffice(None) => vec![Key::new(keys::LEAVE)],
        _ if effect.is_nothing() => vec![Key::new(keys::LEAVE), building()],
        Effect::Hotel(_) => {
            let nights = view.seat.and_then(|seat| view.player(seat)).map_or(0, |player| player.hotel);
            on(keys::night(usize::from(nights.min(3))))
        }
        _ => match bought(view, effect) {
            Some(item) => on(keys::item(item)),
            None => vec![building()],
        },
    }
}

/// The item that an effect circles.
fn bought(view: &View, effect: Effect) -> Option<Item> {
    let has =
        |item: Item| view.seat.and_then(|seat| view.player(seat)).is_some_and(|player| player.items.contains(&item));
    Some(match effect {
        Effect::Undertaker if !has(Item::Friendship) => Item::Friendship,
        Effect::Undertaker => Item::Shovel,
        Effect::Bank(Some(Color::Red)) => Item::BankRed,
        Effect::Bank(Some(Color::Black)) => Item::BankBlack,
        Effect::Stables(Some(Horse::Work)) => Item::WorkHorse,
        Effect::Stables(Some(Horse::Trail)) => Item::TrailHorse,
        Effect::Store(Some(Ware::Pan)) => Item::StorePan,
        Effect::Store(Some(Ware::Pickaxe)) => Item::Pickaxe,
        Effect::Store(Some(Ware::Bandana)) => Item::Bandana,
        Effect::Gunsmith(true) if !has(Item::Pistol) => Item::Pistol,
        Effect::Gunsmith(true) => Item::Rifle,
        Effect::BailBonds(outlaw) => outlaw.item(),
        _ => return None,
    })
}

/// The effect that would bring an item, for those who try it.
pub(super) const fn effect_for(item: Item) -> Effect {
    use crate::data::Outlaw;
    match item {
        Item::Friendship | Item::Shovel => Effect::Undertaker,
        Item::WorkHorse => Effect::Stables(Some(Horse::Work)),
        Item::TrailHorse => Effect::Stables(Some(Horse::Trail)),
        Item::StorePan => Effect::Store(Some(Ware::Pan)),
        Item::Pickaxe => Effect::Store(Some(Ware::Pickaxe)),
        Item::Bandana => Effect::Store(Some(Ware::Bandana)),
        Item::Pistol | Item::Rifle => Effect::Gunsmith(true),
        Item::BankRed => Effect::Bank(Some(Color::Red)),
        Item::BankBlack => Effect::Bank(Some(Color::Black)),
        Item::OutlawJack => Effect::BailBonds(Outlaw::Jack),
        Item::OutlawQueen => Effect::BailBonds(Outlaw::Queen),
        Item::OutlawKing => Effect::BailBonds(Outlaw::King),
    }
}

/// Whether leaving the building is a choice of its own.
pub(super) const fn can_be_left(building: Building) -> bool {
    !matches!(building, Building::Undertaker | Building::BailBonds | Building::SheriffsOffice)
}
