//! The whole table in words: enough to play from.

mod hands;
mod round;

use wording::{Arg, Block, Phrase, Section};

use super::account;
use super::nouns::{card, carried, character, characters, lying, person, place, player, unit};
use crate::action::Face;
use crate::view::{BanditView, SpotView, StackCard, View};

/// The table, section by section.
pub(super) fn of(view: &View) -> Vec<Section> {
    let mut sections = vec![round::section(view)];
    sections.extend(view.standing.as_ref().map(|standing| account::of(view, standing)));
    if !view.units.is_empty() {
        sections.push(train(view));
    }
    if !view.rounds.is_empty() && view.standing.is_none() {
        sections.push(stack(view));
    }
    if !view.bandits.is_empty() {
        sections.push(bandits(view));
    }
    if !view.rounds.is_empty() {
        sections.push(hands::everybodys(view));
    }
    sections.extend(hands::own(view));
    if !view.units.is_empty() {
        sections.push(supply(view));
    }
    sections
}

fn line(id: &'static str) -> Block {
    Block::Line(Phrase::new(id))
}

fn head<const N: usize>(ids: [&'static str; N]) -> Vec<Phrase> {
    ids.map(Phrase::new).to_vec()
}

fn section(title: &'static str, blocks: Vec<Block>) -> Section {
    Section { title: Phrase::new(title), blocks }
}

/// From the Locomotive to the Caboose.
fn train(view: &View) -> Section {
    let rows = view.units.iter().enumerate().rev().map(|(number, here)| {
        let number = number as u8;
        let mut label = unit(view, number);
        label.id = format!("{}.label", label.id).into();
        let sheriff = (view.sheriff == Some(number)).then(|| Phrase::new("table-sheriff"));
        vec![label, things(sheriff, &here.inside), things(None, &here.roof)]
    });
    let head = head(["table-unit", "table-inside", "table-roof"]);
    section("table-train", vec![Block::Table { head, rows: rows.collect() }])
}

/// Who and what is in a place.
fn things(sheriff: Option<Phrase>, spot: &SpotView) -> Phrase {
    let all: Vec<Phrase> = sheriff.into_iter().chain(characters(&spot.bandits)).chain(lying(spot)).collect();
    Phrase::new("table-things").with("things", all)
}

fn stack(view: &View) -> Section {
    if view.stack.is_empty() {
        return section("table-stack", vec![line("table-stack-empty")]);
    }
    let current = view.stack.iter().position(|laid| !laid.resolved).filter(|_| round::is_heist(view));
    let rows = view.stack.iter().enumerate().map(|(i, laid)| {
        let state = if laid.resolved {
            "done"
        } else if current == Some(i) {
            "now"
        } else {
            "waiting"
        };
        vec![
            Phrase::new("table-stack-number.cell").with("number", i + 1),
            player(view, laid.seat),
            stack_card(view, laid),
            Phrase::new("table-stack-state.cell").with("state", Arg::Key(state)),
        ]
    });
    let head = head(["table-stack-number", "table-stack-player", "table-stack-card", "table-stack-state"]);
    section("table-stack", vec![Block::Table { head, rows: rows.collect() }])
}

fn stack_card(view: &View, laid: &StackCard) -> Phrase {
    let face = match laid.face {
        Face::Up => "up",
        Face::Down => "down",
    };
    match laid.card {
        Some(of) if laid.face == Face::Up => card(view, of),
        Some(of) => Phrase::new("table-stack-card.own").with("card", card(view, of)),
        None => Phrase::new("table-stack-card.unknown").with("face", Arg::Key(face)),
    }
}

fn bandits(view: &View) -> Section {
    let rows = view.bandits.iter().map(|bandit| {
        vec![
            character(bandit.character),
            person(bandit.seat),
            whereabouts(view, bandit),
            Phrase::new("table-things").with("things", carried(bandit)),
            Phrase::new("table-bullets-left.cell").with("count", bandit.bullets),
            bullets_taken(bandit),
        ]
    });
    let head =
        head(["table-who", "table-player", "table-where", "table-loot", "table-bullets-left", "table-bullets-taken"]);
    let mut blocks = vec![Block::Table { head, rows: rows.collect() }];
    blocks.extend(view.bandits.iter().map(|bandit| with_power(character(bandit.character))));
    section("table-bandits", blocks)
}

fn with_power(who: Phrase) -> Block {
    Block::Line(Phrase::new("character-with-power").with("who", who))
}

fn whereabouts(view: &View, bandit: &BanditView) -> Phrase {
    match bandit.unit {
        Some(unit) => Phrase::new("table-where.cell").with("where", place(view, unit, bandit.level)),
        None => Phrase::new("table-where.none"),
    }
}

/// How many Bullets a Bandit has taken, and from whom.
fn bullets_taken(bandit: &BanditView) -> Phrase {
    let neutral = (bandit.neutral_hits > 0)
        .then(|| Phrase::new("table-bullets-taken.neutral").with("count", bandit.neutral_hits));
    let hits = bandit
        .hits
        .iter()
        .map(|&(by, count)| Phrase::new("table-bullets-taken.from").with("count", count).with("who", character(by)));
    let total = bandit.neutral_hits + bandit.hits.iter().map(|(_, count)| count).sum::<u8>();
    let from: Vec<Phrase> = neutral.into_iter().chain(hits).collect();
    Phrase::new("table-bullets-taken.cell").with("count", total).with("from", from)
}

fn supply(view: &View) -> Section {
    let count = |id: &'static str, count: u8| Block::Line(Phrase::new(id).with("count", count));
    let mut blocks = vec![count("table-neutral", view.neutral_bullets)];
    if view.neutral_removed > 0 {
        blocks.push(count("table-neutral-removed", view.neutral_removed));
    }
    if view.strongbox_aside {
        blocks.push(line("table-strongbox-aside"));
    }
    section("table-supply", blocks)
}
