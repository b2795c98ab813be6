//! What people have: inventories, characters, objectives, and the cowbot.

use wording::{Arg, Block, Phrase, Section};

use super::super::nouns::{cards, character, cowbot as name, item, number, objective, person, region, yes};
use super::{head, line, section, things};
use crate::data::cowbot::{CHARACTER, HOLDEM, MULTIPLIERS};
use crate::data::{OBJECTIVE_FIRST, OBJECTIVE_LATER};
use crate::setup::Holdem;
use crate::space::Spaces;
use crate::view::{CowbotView, ObjectiveView, Phase, PlayerView, View};

/// What is counted on every sheet, and the items.
pub(super) fn inventories(view: &View) -> Section {
    let rows = view.players.iter().map(inventory).collect();
    let head = head([
        "table-player",
        "table-cash",
        "table-gold",
        "table-stars",
        "table-silver",
        "table-wanted",
        "table-pans",
        "table-hammers",
        "table-points",
        "table-items",
    ]);
    let mut blocks = vec![Block::Table { head, rows }];
    let hidden = view.players.iter().any(|player| player.hidden && Some(player.seat) != view.seat);
    blocks.extend(hidden.then(|| line("table-hidden")));
    section("table-inventory", blocks)
}

fn inventory(player: &PlayerView) -> Vec<Phrase> {
    let cell = |id: &'static str, count: i32| Phrase::new(id).with("count", count);
    vec![
        person(player.seat),
        cell("table-cash.cell", player.cash.into()),
        cell("table-gold.cell", player.gold.into()),
        cell("table-stars.cell", player.stars.into()),
        cell("table-silver.cell", player.silver),
        cell("table-wanted.cell", player.wanted.into()),
        cell("table-pans.cell", player.pans.into()),
        cell("table-hammers.cell", player.hammers.into()),
        cell("table-points.cell", player.points),
        things(player.items.iter().map(|&one| item(one)).collect()),
    ]
}

/// Who plays whom, and what the ability does.
pub(super) fn characters(view: &View) -> Option<Section> {
    let blocks: Vec<Block> = view
        .players
        .iter()
        .filter_map(|player| {
            let who = player.character?;
            let line = Phrase::new("table-character")
                .with("player", Arg::Name(player.seat))
                .with("who", character(who))
                .with("uses", player.uses);
            Some(Block::Line(line))
        })
        .collect();
    (!blocks.is_empty()).then(|| section("table-characters", blocks))
}

/// The objectives, what they still bring, and who has them.
pub(super) fn objectives(view: &View) -> Option<Section> {
    if view.objectives.is_empty() {
        return None;
    }
    let mut ids = head(["table-objective", "table-worth", "table-scored"]);
    let own = view.own();
    ids.extend(own.map(|_| Phrase::new("table-fulfilled")));
    let row =
        |one: &ObjectiveView| {
            let worth = if one.turned { OBJECTIVE_LATER } else { OBJECTIVE_FIRST };
            let scored = one.scored.iter().map(|&seat| person(seat)).collect();
            let mut cells = vec![
                objective(one.objective),
                Phrase::new("table-worth.cell").with("count", number(worth)),
                things(scored),
            ];
            cells.extend(own.map(|own| {
                Phrase::new("table-fulfilled.cell").with("done", yes(own.fulfilled.contains(&one.objective)))
            }));
            cells
        };
    let rows = view.objectives.iter().map(row).collect();
    Some(section("table-objectives", vec![Block::Table { head: ids, rows }]))
}

/// The cowbot: what it waits for, what it has, what it would score and for what.
pub(super) fn cowbot(view: &View) -> Option<Section> {
    let cowbot = view.cowbot.as_ref()?;
    let stolen: u8 = cowbot.stolen.iter().sum();
    let mut blocks = vec![
        Block::Line(
            Phrase::new("table-cowbot-who")
                .with("who", name(cowbot.cowbot))
                .with("difficulty", Arg::Key(cowbot.difficulty.name()))
                .with("suit", Arg::Key(cowbot.cowbot.suit().name()))
                .with("trigger", Arg::Key(cowbot.cowbot.trigger().name())),
        ),
        Block::Line(
            Phrase::new("table-cowbot-stolen")
                .with("count", stolen)
                .with("each", number(cowbot.difficulty.stolen_card())),
        ),
    ];
    blocks.extend(view.players.first().map(|player| uncircled(cowbot, player)));
    blocks.extend(against_options(view));
    let points = Phrase::new("table-cowbot-points").with("count", number(cowbot.points));
    blocks.push(Block::Line(points.with("over", yes(view.phase == Phase::Over))));
    blocks.extend((view.phase == Phase::Turn).then(|| line(wakefulness(cowbot))));
    if let Some(taken) = cowbot.cards.as_ref().filter(|taken| !taken.is_empty()) {
        blocks.push(Block::Line(Phrase::new("table-cowbot-cards").with("cards", cards(taken))));
    }
    Some(section("table-cowbot", blocks))
}

/// What the cowbot scores for every space that is not circled, in the regions of its card that count (FT-COW-11,
/// FT-COW-12).
fn uncircled(cowbot: &CowbotView, player: &PlayerView) -> Block {
    let counted = cowbot.cowbot.regions().into_iter().zip(MULTIPLIERS).take(cowbot.difficulty.regions());
    let rows = counted.map(|(of, each)| {
        let left = Spaces::in_region(of).iter().filter(|space| !player.circled.contains(space)).count() as u16;
        let cell = |id: &'static str, count: u16| Phrase::new(id).with("count", number(count));
        let cells =
            [cell("table-uncircled.cell", left), cell("table-each.cell", each), cell("table-brings.cell", each * left)];
        std::iter::once(region(of)).chain(cells).collect()
    });
    let head = head(["table-region", "table-uncircled", "table-each", "table-brings"]);
    Block::Table { head, rows: rows.collect() }
}

/// What the cowbot has for a character and for Texas Hold'em (FT-COW-13).
fn against_options(view: &View) -> Vec<Block> {
    let more = |id: &'static str, count: u16| Block::Line(Phrase::new(id).with("count", number(count)));
    let character = view.players.iter().any(|player| player.character.is_some());
    let character = character.then(|| more("table-cowbot-character", CHARACTER));
    let holdem = (view.holdem != Holdem::Off).then(|| more("table-cowbot-holdem", HOLDEM));
    character.into_iter().chain(holdem).collect()
}

fn wakefulness(cowbot: &CowbotView) -> &'static str {
    if cowbot.awake { "table-cowbot-awake" } else { "table-cowbot-asleep" }
}
