//! What is asked, and of whom.

use table::Seat;
use wording::{Arg, Phrase};

use super::account;
use super::nouns::{bandit, character, incident, own_actor, player, turn, yes};
use crate::action::Card;
use crate::data::{Kind, Turn};
use crate::view::{Ask, Phase, View};

/// The question to the seat whose view this is, or who is waited for.
pub(super) fn of(view: &View) -> Phrase {
    if let Some(standing) = &view.standing {
        return Phrase::new("prompt-over").with("result", account::result(view, standing));
    }
    match view.seat {
        Some(seat) if view.to_act.contains(seat) => question(view, seat),
        _ if view.to_act.is_empty() => Phrase::new("prompt-between"),
        _ => waiting(view),
    }
}

fn question(view: &View, seat: Seat) -> Phrase {
    match &view.phase {
        Phase::Picking { .. } => Phrase::new("prompt-pick"),
        Phase::Boarding => Phrase::new("prompt-board"),
        &Phase::Planning { turn: number, symbol, again, may_hide } => Phrase::new("prompt-plan")
            .with("turn", number + 1)
            .with("turns", view.rounds.last().map_or(0, |round| round.turns.len()))
            .with("symbol", turn(symbol))
            .with("again", yes(again))
            .with("how", laying(symbol, may_hide))
            .with("draw", yes(may_draw(view, seat))),
        Phase::Keeping => Phrase::new("prompt-keep"),
        Phase::Resolving { card, ask } => resolution(view, *card, *ask),
        Phase::Pickpockets { who } => Phrase::new("prompt-pickpocket").with("who", character(*who)),
        Phase::Unfolding | Phase::Over => Phrase::new("prompt-between"),
    }
}

fn laying(symbol: Turn, may_hide: bool) -> Arg {
    Arg::Key(match symbol {
        Turn::Tunnel => "down",
        _ if may_hide => "either",
        _ => "up",
    })
}

/// Whether there is a card to draw (CE-PLAN-06, CE-EXP-09).
fn may_draw(view: &View, seat: Seat) -> bool {
    view.players.get(seat.index()).is_some_and(|player| player.deck + player.discard > 0)
}

fn resolution(view: &View, card: Card, ask: Ask) -> Phrase {
    let about = |id: &'static str| Phrase::new(id).with("who", own_actor(view, card));
    match ask {
        Ask::Card => about(match card.kind {
            Kind::Move => "prompt-move",
            Kind::Level => "prompt-level",
            Kind::Shoot => "prompt-shoot",
            Kind::Rob => "prompt-rob",
            Kind::Punch => "prompt-punch",
            Kind::Sheriff => "prompt-sheriff",
        }),
        Ask::Knock { victim } => about("prompt-knock").with("victim", bandit(view, victim)),
        Ask::Pocket { victim } => about("prompt-pocket").with("victim", bandit(view, victim)),
        Ask::Push { victim } => about("prompt-push").with("victim", bandit(view, victim)),
    }
}

fn waiting(view: &View) -> Phrase {
    let who: Vec<Phrase> = view.to_act.iter().map(|seat| player(view, seat)).collect();
    let what = Arg::Key(match view.phase {
        Phase::Picking { .. } => "pick",
        Phase::Boarding => "board",
        Phase::Planning { .. } => "plan",
        Phase::Keeping => "keep",
        Phase::Pickpockets { .. } => "purse",
        Phase::Resolving { .. } | Phase::Unfolding | Phase::Over => "resolve",
    });
    Phrase::new("prompt-wait").with("who", who).with("what", what)
}

/// When in the game a moment is.
pub(super) fn occasion(view: &View) -> Phrase {
    let round = |id: &'static str| Phrase::new(id).with("round", view.rounds.len());
    match view.phase {
        Phase::Picking { .. } => Phrase::new("occasion-pick"),
        _ if view.rounds.is_empty() => Phrase::new("occasion-board"),
        Phase::Boarding => Phrase::new("occasion-board"),
        Phase::Planning { turn, .. } => round("occasion-plan")
            .with("turn", turn + 1)
            .with("turns", view.rounds.last().map_or(0, |round| round.turns.len())),
        Phase::Keeping => round("occasion-keep"),
        Phase::Resolving { .. } => heist(view, 1),
        Phase::Pickpockets { .. } => event(view),
        Phase::Unfolding => unfolding(view),
        Phase::Over => Phrase::new("occasion-over"),
    }
}

/// Between two decisions: a Round begins, its Heist goes on, or its Event is under way.
fn unfolding(view: &View) -> Phrase {
    let done = view.stack.iter().filter(|laid| laid.resolved).count();
    match done {
        0 if view.stack.is_empty() => Phrase::new("occasion-round").with("round", view.rounds.len()),
        0 => heist(view, 1),
        _ if done < view.stack.len() => heist(view, 0),
        _ => event(view),
    }
}

/// The card that is being carried out, or the latest one.
fn heist(view: &View, next: usize) -> Phrase {
    let done = view.stack.iter().filter(|laid| laid.resolved).count();
    Phrase::new("occasion-heist").with("number", done + next).with("count", view.stack.len())
}

fn event(view: &View) -> Phrase {
    let card = view.round_card().and_then(|card| card.incident());
    Phrase::new("occasion-event").with("round", view.rounds.len()).with("event", incident(card))
}
