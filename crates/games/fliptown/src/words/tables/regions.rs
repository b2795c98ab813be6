//! The five regions of everybody's sheet, space by space.

use wording::{Arg, Block, Phrase, Section};

use super::super::goods::{bonus, cash, percent, printed, stars, wanted};
use super::super::nouns::{building, chamber, grave, number, person, space as noun, value};
use super::super::outcome::{first_visit, offer, open_chambers, silver_region};
use super::{by_player, section, things};
use crate::data::{
    Building, CORRIDORS, Corridor, GRAVE_REWARDS, LAND_BONUS, LAND_STARS, Region, Shape, TARGET_CASH, Target,
    chamber_reward, town, trail_reward,
};
use crate::space::{Space, Spaces};
use crate::view::{PlayerView, View};

type Of = Box<dyn Fn(&PlayerView) -> Phrase>;

/// How a space stands on a sheet.
fn state(key: &'static str) -> Phrase {
    Phrase::new("table-state").with("state", Arg::Key(key))
}

fn circled_or(player: &PlayerView, space: Space, otherwise: &'static str) -> Phrase {
    state(if player.circled.contains(&space) { "circled" } else { otherwise })
}

/// Circled, or open.
fn usual(space: Space) -> Of {
    Box::new(move |player| circled_or(player, space, "open"))
}

/// A space as the label of a row.
fn named(mut noun: Phrase) -> Phrase {
    noun.id = format!("{}.label", noun.id).into();
    noun
}

/// The stops, what each gives, and how far everybody has come.
pub(super) fn trail(view: &View) -> Section {
    let rows = Spaces::in_region(Region::Trail).iter().map(|stop| {
        let reward = match stop.number() {
            1 => vec![Phrase::new("pan-or-hammer")],
            _ => printed(&trail_reward(stop)),
        };
        let of: Of = Box::new(move |player| {
            let crossed = player.passed.contains(&stop);
            circled_or(player, stop, if crossed { "crossed" } else { "open" })
        });
        (vec![label(stop), things(reward)], of)
    });
    section("region-trail", vec![by_player(view, &["table-stop", "table-reward"], rows)])
}

/// The value printed on a space.
fn label(space: Space) -> Phrase {
    Phrase::new("value").with("value", value(space.value().unwrap_or(0)))
}

/// The sheet of the player who reads this, while there is something left to do on it.
fn reader(view: &View) -> Option<&PlayerView> {
    view.seat.and_then(|seat| view.player(seat)).filter(|_| view.standing.is_none())
}

/// The targets, what a success brings, and the reader's own chance.
pub(super) fn badlands(view: &View) -> Section {
    let reader = reader(view);
    let chance = |target: Space| {
        let odds = reader.and_then(|own| view.robbery_odds(own, target))?;
        Some(Phrase::new("table-chance.cell").with("chance", percent(odds)))
    };
    let rows = Spaces::in_region(Region::Badlands).iter().map(|target| {
        let cells = [named(noun(target)), things(spoils(target))];
        (cells.into_iter().chain(chance(target)).collect(), usual(target))
    });
    let mut ids = vec!["table-target", "table-success"];
    ids.extend(reader.map(|_| "table-chance"));
    let mut blocks = vec![by_player(view, &ids, rows)];
    blocks.extend(Target::ALL.into_iter().map(|kind| {
        Block::Line(Phrase::new("table-row").with("kind", Arg::Key(kind.name())).with("bonus", bonus(kind.row_bonus())))
    }));
    section("region-badlands", blocks)
}

fn spoils(target: Space) -> Vec<Phrase> {
    let Some(kind) = target.as_target() else { return Vec::new() };
    vec![stars(kind.stars()), cash(TARGET_CASH[usize::from(target.number())]), wanted(kind.wanted().into())]
}

/// The chambers, the corridors that lead there, and which are open.
pub(super) fn mine(view: &View) -> Section {
    let rows = Spaces::in_region(Region::Mine).iter().map(|place| {
        let ways = CORRIDORS.iter().filter(|corridor| corridor.to == place.number()).map(way).collect();
        let mut reward = printed(&chamber_reward(place));
        reward.extend(silver_region(place).map(|region| Phrase::new("silver").with("region", Arg::Key(region.name()))));
        let of: Of = Box::new(move |player| {
            let open = open_chambers(player).contains(place);
            circled_or(player, place, if open { "open" } else { "closed" })
        });
        (vec![named(noun(place)), things(ways), things(reward)], of)
    });
    section("region-mine", vec![by_player(view, &["table-chamber", "table-ways", "table-reward"], rows)])
}

/// A corridor: its values, and where it comes from.
fn way(corridor: &Corridor) -> Phrase {
    let way = |id: &'static str| Phrase::new(id).with("min", value(corridor.min)).with("max", value(corridor.max));
    match corridor.from {
        Some(from) => way("corridor").with("from", chamber(from)),
        None => way("corridor-entrance"),
    }
}

/// The buildings, their bonuses, who has been there, and what they still offer to the reader.
pub(super) fn town(view: &View) -> Section {
    let reader = reader(view);
    let rows = Building::ALL.into_iter().map(|of| {
        let place = Space::building(of);
        let cells = [label(place), building(of), first_visit(of)];
        (cells.into_iter().chain(reader.map(|own| offer(own, of))).collect(), usual(place))
    });
    let mut ids = vec!["table-value", "table-building", "table-first-visit"];
    ids.extend(reader.map(|_| "table-offer"));
    let mut blocks = vec![by_player(view, &ids, rows)];
    blocks.extend(view.players.iter().filter(|player| player.hotel > 0).map(nights));
    blocks.extend(land(view));
    section("region-town", blocks)
}

fn nights(player: &PlayerView) -> Block {
    let worth = town::HOTEL_STARS[usize::from(player.hotel).clamp(1, town::HOTEL_STARS.len()) - 1];
    let line = Phrase::new("table-nights").with("who", person(player.seat)).with("count", player.hotel);
    Block::Line(line.with("value", i32::from(worth)))
}

/// The nine fields of the Land Office with their stars and who has filled them, what plots cost, and what all nine bring
/// (FT-TOWN-8a, FT-TOWN-8c, FT-TOWN-8d).
fn land(view: &View) -> Vec<Block> {
    let fields = (0u8..).zip(LAND_STARS).map(|(cell, worth)| {
        let number = Phrase::new("field").with("number", cell + 1);
        let of: Of = Box::new(move |player| state(if player.land.contains(&cell) { "filled" } else { "open" }));
        (vec![number, stars(worth)], of)
    });
    let plots = Shape::ALL.map(|shape| {
        let plot = Phrase::new("a-plot-of").with("shape", Arg::Key(shape.name()));
        plot.with("price", number(shape.price()))
    });
    vec![
        by_player(view, &["table-field", "table-reward"], fields),
        Block::Line(Phrase::new("table-plots").with("plots", plots.to_vec())),
        Block::Line(Phrase::new("table-land-bonus").with("stars", stars(LAND_BONUS))),
    ]
}

/// The tombstones, and the rewards between them.
pub(super) fn cemetery(view: &View) -> Section {
    let graves = Spaces::in_region(Region::Cemetery).iter().map(|place| (vec![named(noun(place))], usual(place)));
    let rewards = GRAVE_REWARDS.iter().map(|one| {
        let (first, second) = one.between;
        let of: Of = Box::new(move |player| {
            let both = [first, second].map(Space::grave).iter().all(|place| player.circled.contains(place));
            state(if both { "gained" } else { "missing" })
        });
        let between = Phrase::new("between").with("one", grave(first)).with("other", grave(second));
        (vec![between, things(printed(&one.reward))], of)
    });
    let blocks =
        vec![by_player(view, &["table-grave"], graves), by_player(view, &["table-between", "table-reward"], rewards)];
    section("region-cemetery", blocks)
}
