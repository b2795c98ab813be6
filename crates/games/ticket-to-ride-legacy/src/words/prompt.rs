//! What is asked, and what is being waited for.

use table::Seat;
use wording::{Arg, Phrase};

use super::nouns::{by, card, city, counted, ends, event, owner, player, postcard, who};
use super::own::Own;
use crate::data::data;
use crate::ids::{Postcard, Strand};
use crate::view::{Phase, View};
use crate::vocabulary::Condition;

/// The question to the seat whose view this is, or what is being waited for.
pub(super) fn of(view: &View) -> Phrase {
    match (view.phase, view.seat.filter(|_| view.deciding)) {
        (Phase::Over, _) => over(view),
        (Phase::Unfolding, _) => Phrase::new("prompt-between"),
        (phase, Some(seat)) => question(view, phase, seat),
        (phase, None) => waiting(view, phase),
    }
}

fn over(view: &View) -> Phrase {
    if let Some(vaults) = &view.reckoning {
        let winners = vaults.iter().filter(|vault| vault.place == 1).map(|vault| owner(view, vault.company));
        return Phrase::new("prompt-campaign-over").with("winners", winners.collect::<Vec<_>>());
    }
    let winners = view.standing.iter().flat_map(|standing| standing.winners()).map(who).collect::<Vec<_>>();
    Phrase::new("prompt-over").with("winners", winners)
}

fn waiting(view: &View, phase: Phase) -> Phrase {
    match view.asked {
        Some(seat) => by("prompt-wait", seat).with("what", Arg::Key(name(phase))),
        None => Phrase::new("prompt-wait-all"),
    }
}

/// What a phase is called among the words.
fn name(phase: Phase) -> &'static str {
    match phase {
        Phase::StartTickets | Phase::Tickets | Phase::Under => "tickets",
        Phase::Conductor => "conductor",
        Phase::Turn | Phase::Set(_) | Phase::Unfolding | Phase::Over => "turn",
        Phase::FirstCard | Phase::SecondCard => "card",
        Phase::Discard => "discard",
        Phase::Surcharge => "surcharge",
        Phase::Outlaw => "outlaw",
        Phase::Postcard(_) => "postcard",
        Phase::Mine => "mine",
        Phase::Reserve | Phase::Station => "station",
        Phase::Archive => "archive",
        Phase::Area(_) => "area",
    }
}

fn question(view: &View, phase: Phase, seat: Seat) -> Phrase {
    let it = player(view, seat);
    match phase {
        Phase::StartTickets if it.kept.as_ref().is_some_and(|kept| !kept.is_empty()) => Phrase::new("prompt-under"),
        Phase::StartTickets => counted("prompt-start-tickets", it.drawn_count).with("keep", it.keep),
        Phase::Tickets => counted("prompt-tickets", it.drawn_count).with("keep", it.keep),
        Phase::Under => Phrase::new("prompt-under"),
        Phase::Conductor => Phrase::new("prompt-conductor"),
        Phase::Turn => Phrase::new(if view.turns_left.is_some() { "prompt-last-turn" } else { "prompt-turn" }),
        Phase::FirstCard => Phrase::new("prompt-first-card"),
        Phase::SecondCard => Phrase::new("prompt-second-card"),
        Phase::Set(strand) => cards_for(view, strand),
        Phase::Discard => match view.event {
            Some(cause) => Phrase::new("prompt-discard-for").with("event", event(cause)),
            None => Phrase::new("prompt-discard"),
        },
        Phase::Surcharge => surcharge(view),
        Phase::Outlaw => Phrase::new("prompt-outlaw"),
        Phase::Postcard(asked) => asked.map_or_else(|| Phrase::new("prompt-between"), offer),
        Phase::Mine => Phrase::new("prompt-mine"),
        Phase::Reserve => Phrase::new("prompt-reserve"),
        Phase::Archive => Phrase::new("prompt-archive"),
        Phase::Area(tier) => Phrase::new("prompt-area").with("tier", tier),
        Phase::Station => Phrase::new("prompt-station").with("left", it.stations_left.0),
        Phase::Unfolding | Phase::Over => Phrase::new("prompt-between"),
    }
}

fn cards_for(view: &View, chosen: Strand) -> Phrase {
    let price = Own::of(view).and_then(|own| own.price(chosen));
    counted("prompt-set", price.map_or(0, |price| price.cards)).with("route", ends(data().strand(chosen)))
}

/// The card that is being paid for; the set that is laid down lies in the works.
fn surcharge(view: &View) -> Phrase {
    let revealed = view.build.as_ref().and_then(|build| build.revealed.get(usize::from(build.at)));
    let Some(revealed) = revealed else { return Phrase::new("prompt-between") };
    Phrase::new("prompt-surcharge").with("card", card(view, *revealed)).with("sum", data().modules.snow_surcharge)
}

/// A postcard that asks for something.
fn offer(asked: Postcard) -> Phrase {
    let id = match data().postcards[asked.index()].condition {
        Condition::HandColor { .. } => "prompt-show",
        _ => "prompt-offer",
    };
    Phrase::new(id).with("postcard", postcard(asked))
}

/// The rule to read about it.
pub(super) fn rule(view: &View) -> &'static str {
    match view.phase {
        Phase::Over if view.reckoning.is_some() => "TTR-FINAL-01",
        Phase::Over => "TTR-END-05",
        Phase::Unfolding => "TTR-TURN-02",
        Phase::StartTickets if view.deciding => "TTR-SETUP-08",
        Phase::StartTickets => "TTR-SETUP-15",
        Phase::Conductor => "TTR-COND-02",
        Phase::Turn if view.deciding => "TTR-TURN-02",
        Phase::Turn => "TTR-TURN-01",
        Phase::FirstCard | Phase::SecondCard => "TTR-DRAW-01",
        Phase::Tickets => "TTR-TICKET-02",
        Phase::Under => "TTR-TICKET-06",
        Phase::Set(_) => "TTR-BUILD-02",
        Phase::Discard => "TTR-NEWS-06",
        Phase::Surcharge => "TTR-SNOW-02",
        Phase::Outlaw => "TTR-OUTLAW-03",
        Phase::Postcard(Some(asked)) if is_show(asked) => "TTR-POST-14",
        Phase::Postcard(_) => "TTR-POST-11",
        Phase::Mine => "TTR-MINE-04",
        Phase::Reserve => "TTR-STATION-05",
        Phase::Archive => "TTR-END-08",
        Phase::Area(_) => "TTR-AREA-03",
        Phase::Station => "TTR-STATION-02",
    }
}

fn is_show(asked: Postcard) -> bool {
    matches!(data().postcards[asked.index()].condition, Condition::HandColor { .. })
}

/// A city where something could be placed, with what is there.
pub(super) fn site(view: &View, at: crate::ids::City) -> Phrase {
    match super::tables::found_at(view, at) {
        Some(marks) => Phrase::new("site").with("city", city(at)).with("marks", marks),
        None => city(at),
    }
}
