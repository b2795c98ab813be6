//! Main and additional actions.

use wording::Phrase;

use crate::data::{
    City, Cost, FieldId, JAIL_COINS, JAIL_POINTS, JAIL_WANTED_COINS, LICENCE_COINS, Licence, OWN_PRISON_COINS,
    OWN_PRISON_POINTS, Place, Places, REGION_SLOTS, ROBBERY_POINTS, Symbol, TRAIN_BANDIT_COINS,
};
use crate::setup::Variant;
use crate::state::{Rail, Spot, Task};
use crate::view::View;
use crate::words::cards::production_now;
use crate::words::nouns::{
    bandit, card_at, city, counted, field, licence as licence_noun, me, nearest_city, points, points_ahead, region, yes,
};
use crate::words::prices;

/// A bandit of the region: what the hunt costs, and which cards it could activate.
pub(super) fn posse(view: &View, slot: u8) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let here = table.region_of(seat);
    let prey = table.bandits[here][usize::from(slot) % REGION_SLOTS];
    let Some(prey) = prey else { return Phrase::new("option-posse-nobody").with("number", slot + 1) };
    if prey == Symbol::Joker {
        let next = table.board().next_region(here);
        return Phrase::new("option-posse-gang").with("region", region(table, next));
    }
    let price = table.price_of(seat, prey);
    let player = table.player(seat);
    let fitting = player.bearing(prey) & player.available();
    Phrase::new("option-posse")
        .with("bandit", bandit(prey))
        .with("price", prices::plain(table, seat, Cost::new(price, 0)))
        .with("wanted", yes(price > crate::data::POSSE_HATS))
        .with("cards", activates(view, fitting, player.jokers > 0))
}

/// The cards that could be activated: the only one by name, otherwise how many.
fn activates(view: &View, fitting: Places, token: bool) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    match (fitting.len(), fitting.first()) {
        (1, Some(place)) if !token => Phrase::new("activates-one")
            .with("card", card_at(table, seat, place))
            .with("produces", production_now(table, seat, place)),
        (count, _) => counted("activates-several", count as u32).with("token", yes(token)),
    }
}

/// A card to activate for a deal: what it produces, and whether that clears its row.
pub(super) fn activate(view: &View, place: Place, joker: bool) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let row = Places::in_row(place.row());
    let clears = table.player(seat).blocked.with(place).contains_all(row);
    Phrase::new("option-activate")
        .with("card", card_at(table, seat, place))
        .with("produces", production_now(table, seat, place))
        .with("ability", yes(table.card_at(seat, place).ability.is_some()))
        .with("clears", yes(clears))
        .with("joker", yes(joker))
}

pub(super) fn jail(view: &View) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let Some(tied) = table.player(seat).tied else { return Phrase::new("option-jail-nobody") };
    let wanted = table.is_wanted(seat, tied);
    let here = table.region_of(seat);
    let phrase = match nearest_city(table, here) {
        Some(city) => Phrase::new("option-jail").with("city", city),
        None => Phrase::new("option-jail-fort"),
    };
    phrase
        .with("bandit", bandit(tied))
        .with("points", points_ahead(table, seat, JAIL_POINTS))
        .with("coins", counted("coins", if wanted { JAIL_WANTED_COINS } else { JAIL_COINS }))
        .with("wanted", yes(wanted))
}

pub(super) fn own_prison(view: &View) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let Some(tied) = table.player(seat).tied else { return Phrase::new("option-jail-nobody") };
    Phrase::new("option-own-prison")
        .with("bandit", bandit(tied))
        .with("points", points_ahead(table, seat, OWN_PRISON_POINTS))
        .with("coins", counted("coins", OWN_PRISON_COINS))
}

/// An outpost or a robbery: field, price, which card, and what it scores in the end.
pub(super) fn business(view: &View, of: City, at: FieldId, outpost: bool) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let id = if outpost { "option-outpost" } else { "option-rob" };
    let area = table.board().areas.iter().position(|&one| one == of);
    let printed = area.and_then(|area| table.fields[area].get(at.index()).copied().flatten());
    let (Some(area), Some(printed)) = (area, printed) else {
        return Phrase::new("option-business-nowhere").with("city", city(of)).with("outpost", yes(outpost));
    };
    let player = table.player(seat);
    let (fitting, by_symbol) = table.cards_for_business(seat, Spot { area: area as u8, field: at });
    let cards = activates(view, fitting & player.available(), by_symbol && player.jokers > 0);
    let rail = table.way_to(seat, area);
    let phrase = Phrase::new(id).with("city", city(of)).with("field", field(printed)).with("cards", cards);
    if !outpost {
        let costs = if view.variant == Variant::Advanced { -ROBBERY_POINTS } else { 0 };
        return phrase.with("costs", costs);
    }
    let count = player.outposts[area];
    let worth = table.outposts_worth(of.index(), count + 1) - table.outposts_worth(of.index(), count);
    let way = match rail {
        Rail::No => "near",
        Rail::Station => "station",
        Rail::Board => "board",
    };
    phrase
        .with("price", prices::plain(table, seat, Cost::new(0, table.outpost_price(area, rail))))
        .with("way", wording::Arg::Key(way))
        .with("number", count + 1)
        .with("worth", points(worth))
}

/// A licence with what it would be worth now, and what the present one is.
pub(super) fn licence(view: &View, of: Licence) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let present = table.account().of(seat).scores[crate::rules::scoring::LICENCE];
    Phrase::new("option-licence")
        .with("licence", licence_noun(of))
        .with("price", prices::plain(table, seat, Cost::new(0, LICENCE_COINS)))
        .with("worth", points(table.worth_of_licence(seat, of.symbols())))
        .with("present", points(present))
}

/// A cow instead of something, or a point if there is no room.
pub(super) fn cow(view: &View) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let full = super::town::is_full(view);
    let grazing = if full { 0 } else { table.anvils_of(seat, crate::data::Ability::Grazing) };
    Phrase::new("option-cow")
        .with("purchase", yes(table.turn.shopping || table.turn.task == Task::Shop))
        .with("full", yes(full))
        .with("coins", grazing)
}

pub(super) fn train(view: &View, hats: u8, frees: bool) -> Phrase {
    let tied = view.table.player(me(view)).tied;
    let coins = hats + if frees { TRAIN_BANDIT_COINS } else { 0 };
    let phrase = counted("option-train", hats).with("coins", counted("coins", coins)).with("frees", yes(frees));
    phrase.with("bandit", tied.map_or_else(|| Phrase::new("bandit-some"), bandit))
}
