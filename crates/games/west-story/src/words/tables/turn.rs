//! Whose turn it is, how far the game has come, the contest for the badge, and points so far.

use wording::{Arg, Block, Phrase, Section};

use super::{head, line};
use crate::data::{NumberSet, ROUNDS, TOM_CONTEST};
use crate::setup::Variant;
use crate::state::{Phase, Task};
use crate::view::View;
use crate::words::nouns::{by, contest as contest_noun, counted, number, series, who, yes};

pub(super) fn section(view: &View) -> Section {
    let table = &view.table;
    let mut blocks = vec![line(round(view))];
    if table.phase != Phase::Over && table.round > 0 {
        blocks.push(line(
            Phrase::new("turn-dice")
                .with("yellow", table.dice[0])
                .with("green", table.dice[1])
                .with("advanced", yes(view.variant == Variant::Advanced)),
        ));
    }
    if table.phase == Phase::Turn {
        blocks.push(line(turn(view)));
    }
    let order: Vec<Phrase> = table.in_turn_order().map(|seat| who(view, seat)).collect();
    blocks.push(line(by("turn-order", view, table.sheriff).with("people", order)));
    blocks.push(line(variant(view)));
    super::section("table-turn", blocks)
}

fn round(view: &View) -> Phrase {
    let phase = match view.table.phase {
        Phase::Piles | Phase::StartCards => "start",
        Phase::Town | Phase::Gifts => "town",
        Phase::Turn => "cowboy",
        Phase::Contest => "order",
        Phase::Over => "over",
    };
    Phrase::new("turn-round").with("round", view.round).with("rounds", ROUNDS).with("phase", Arg::Key(phase))
}

/// Whose turn it is, and what is left of it.
fn turn(view: &View) -> Phrase {
    let table = &view.table;
    let turn = &table.turn;
    let phrase = by("turn-of", view, turn.seat).with("mine", yes(view.seat == Some(turn.seat)));
    if turn.shopping || turn.task == Task::Shop {
        return phrase.with("left", counted("purchases", turn.purchases));
    }
    let names = ["posse", "jail", "business", "scam", "licence"].into_iter().enumerate();
    let done =
        names.filter(|(bit, _)| turn.done >> bit & 1 == 1).map(|(_, name)| Phrase::new(format!("action-{name}")));
    let left = counted("main-actions", turn.actions);
    let done: Vec<Phrase> = done.collect();
    let left = if done.is_empty() { left } else { series([left, Phrase::new("actions-done").with("actions", done)]) };
    phrase.with("left", left)
}

fn variant(view: &View) -> Phrase {
    let table = &view.table;
    let modules = [
        ("raccoons", table.raccoons),
        ("new-buildings", table.new_buildings),
        ("new-sheriff-cards", table.new_sheriff_cards),
        ("asymmetric-start", table.asymmetric),
        ("gold-rush", table.gold_rush),
    ];
    let on = modules.into_iter().filter(|(_, on)| *on).map(|(name, _)| Phrase::new(format!("setup-{name}")));
    let on = on.chain((view.numbers == NumberSet::Tuned).then(|| Phrase::new("turn-tuned")));
    Phrase::new("turn-variant")
        .with("side", Arg::Verbatim(view.side.to_string()))
        .with("variant", Arg::Key(view.variant.name()))
        .with("modules", on.collect::<Vec<_>>())
}

/// What the contest is about, and what everybody has in it.
pub(super) fn contest(view: &View) -> Section {
    let table = &view.table;
    let mut blocks = Vec::new();
    let last = view.contest == crate::data::SheriffCard::Last;
    if last {
        blocks.push(line(Phrase::new("contest-none")));
    } else {
        blocks.push(line(Phrase::new("contest-about").with("contest", contest_noun(view.contest))));
        let rows = table.in_turn_order().map(|seat| {
            vec![
                who(view, seat),
                number(table.count(seat)),
                if table.is_tom(seat) { Phrase::new("dash") } else { number(table.player(seat).jokers) },
            ]
        });
        blocks.push(Block::Table { head: head(["head-player", "head-count", "head-tokens"]), rows: rows.collect() });
        if table.tom.is_some() && view.contest.is_about_what_is_visible() {
            blocks.push(line(Phrase::new("contest-tom").with("count", TOM_CONTEST)));
        }
        let winner = table.winner(|seat| table.count(seat));
        blocks.push(line(by("contest-winner", view, winner).with("sheriff", who(view, table.sheriff))));
    }
    if !view.contests_to_come.is_empty() {
        let late = (table.late_contests().len() > 3).then(|| Phrase::new("contest-some"));
        let to_come: Vec<Phrase> = view.contests_to_come.iter().map(|&card| contest_noun(card)).collect();
        blocks.push(line(
            Phrase::new("contest-to-come").with("contests", series(to_come)).with("some", yes(late.is_some())),
        ));
    }
    super::section("table-contest", blocks)
}

/// Points if the game ended now.
pub(super) fn account(view: &View) -> Section {
    let standing = view.table.account();
    let mut blocks = Vec::new();
    if view.table.phase != Phase::Over {
        blocks.push(line(Phrase::new("account-so-far")));
    }
    blocks.push(crate::words::account::table(view, &standing));
    super::section("table-account", blocks)
}
