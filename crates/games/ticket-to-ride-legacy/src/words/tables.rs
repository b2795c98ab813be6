//! The whole table in words: enough to play from.

mod hand;
mod map;
mod now;
mod players;

use table::Seat;
use wording::{Block, Phrase, Section};

use super::chronicle;
use super::own::Own;
use crate::ids::Sticker;
use crate::view::{Phase, RuleView, View};

pub(crate) use map::found_at;

/// The parts of the table: what happens now, one's own things, the others, the rules, the map, the campaign.
pub(super) fn of(view: &View) -> Vec<Section> {
    let mut sections = vec![now::moment(view), now::cards(view)];
    if let Some(own) = Own::of(view) {
        sections.extend(hand::drawn(&own));
        sections.push(hand::own(&own));
        sections.push(hand::tickets(&own));
        sections.extend(hand::postcards(&own));
        sections.extend(hand::buildable(&own));
    }
    sections.push(players::summary(view));
    let others = Seat::all(view.players.len()).filter(|seat| view.seat != Some(*seat));
    sections.extend(others.map(|seat| players::one(view, seat)));
    sections.push(section("table-rules", rules(&view.rules)));
    sections.extend(map::regions(view));
    if let Some(campaign) = &view.campaign {
        sections.extend(chronicle::years(campaign));
    }
    if let Some(vaults) = view.reckoning.as_ref().filter(|_| view.phase == Phase::Over) {
        sections.push(chronicle::vaults(vaults));
    }
    sections
}

pub(super) fn section(title: &'static str, blocks: Vec<Block>) -> Section {
    Section { title: Phrase::new(title), blocks }
}

pub(super) fn line(phrase: Phrase) -> Block {
    Block::Line(phrase)
}

pub(super) fn head<const N: usize>(ids: [&'static str; N]) -> Vec<Phrase> {
    ids.into_iter().map(Phrase::new).collect()
}

/// Rules in force, each at its number.
pub(super) fn rules(rules: &[RuleView]) -> Vec<Block> {
    let row = |sticker: Sticker| {
        let it = super::texts::sticker(sticker);
        vec![super::story::place(sticker), super::nouns::text(it.name), super::nouns::text(it.text)]
    };
    let rows = rules.iter().map(|rule| row(rule.sticker)).collect();
    vec![Block::Table { head: head(["head-place", "head-rule", "head-says"]), rows }]
}
