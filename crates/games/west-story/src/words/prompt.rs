//! What is asked, and what is being waited for.

use table::Seat;
use wording::{Arg, Phrase};

use super::dice;
use super::nouns::{bandit, card, city, contest, cost, counted, field, held, licence, points, region, who, yes};
use crate::action::Action;
use crate::data::{Card, Place, Section, TRACK};
use crate::rules::payment::Due;
use crate::state::{Deal, Morning, Phase, Table, Task};
use crate::view::View;

/// The question to the seat whose view this is, or what is being waited for.
pub(super) fn of(view: &View) -> Phrase {
    match asked(view) {
        Some(seat) => question(view, seat),
        None if view.table.phase == Phase::Over => over(view),
        None => waiting(view),
    }
}

/// The rule to read about it.
pub(super) fn rule(view: &View) -> &'static str {
    let table = &view.table;
    match asked(view) {
        Some(seat) if table.player(seat).offer > 0 => "WS-VP-02",
        Some(seat) => question_rule(table, seat),
        None => match table.phase {
            Phase::Over => "WS-END-09",
            Phase::Piles | Phase::StartCards => "WS-ASYM-03",
            Phase::Town => "WS-ROUND-02",
            Phase::Gifts => "WS-BLD-21",
            Phase::Turn => "WS-TURN-01",
            Phase::Contest => "WS-JOK-04",
        },
    }
}

/// The seat of these eyes, if something is asked of it.
fn asked(view: &View) -> Option<Seat> {
    view.seat.filter(|seat| view.waiting.contains(seat))
}

/// Who has won, and by what if others have as many points (WS-END-09). Nobody shares a place.
pub(super) fn over(view: &View) -> Phrase {
    let Some(standing) = &view.standing else { return Phrase::new("prompt-between") };
    let winner = standing.winners().next().unwrap_or(view.sheriff);
    let most = standing.of(winner).total;
    let tie = match standing.results.iter().filter(|result| result.total == most).count() {
        1 => "no",
        _ if winner == view.sheriff => "sheriff",
        _ => "right",
    };
    Phrase::new("game-over")
        .with("winner", who(view, winner))
        .with("tie", Arg::Key(tie))
        .with("sheriff", who(view, view.sheriff))
}

/// Whom everybody waits for, and with what.
fn waiting(view: &View) -> Phrase {
    let people: Vec<Phrase> = view.waiting.iter().map(|&seat| who(view, seat)).collect();
    if people.is_empty() {
        return Phrase::new("prompt-between");
    }
    let table = &view.table;
    let offered = view.waiting.iter().all(|&seat| table.player(seat).offer > 0);
    let what = match table.phase {
        _ if offered => "points",
        Phase::Piles => "pile",
        Phase::StartCards => "start-cards",
        Phase::Town => "town",
        Phase::Turn if table.turn.shopping => "buy",
        Phase::Contest => "contest",
        _ => "turn",
    };
    Phrase::new("prompt-wait").with("people", people).with("what", Arg::Key(what))
}

fn question(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
    if table.player(seat).offer > 0 {
        return offer(view, seat);
    }
    match table.phase {
        Phase::Piles => Phrase::new("prompt-pile"),
        Phase::StartCards => Phrase::new("prompt-start-card").with("card", card(view.start_card.unwrap_or(Card::NONE))),
        Phase::Town => morning(view, seat),
        Phase::Turn => turn(view, seat),
        Phase::Contest => in_contest(view, seat),
        Phase::Gifts | Phase::Over => Phrase::new("prompt-between"),
    }
}

/// Points with a border ahead: where the pawn is, how far the border, and what lies behind it.
fn offer(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
    let player = table.player(seat);
    let here = table.region_of(seat);
    Phrase::new("prompt-offer")
        .with("points", points(player.offer))
        .with("field", i64::from(player.total % TRACK))
        .with("border", i64::from(table.board().to_border(player.total)))
        .with("next", region(table, table.board().next_region(here)))
}

fn morning(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
    let player = table.player(seat);
    match player.morning {
        Morning::Dice => Phrase::new("prompt-dice").with("yellow", table.dice[0]).with("green", table.dice[1]),
        Morning::Combo => {
            let chance = table.chance_of_combo(seat);
            let two: Vec<Phrase> = player.active[..2]
                .iter()
                .map(|&at| super::nouns::card_at(table, seat, Place::by_index(usize::from(at))))
                .collect();
            match chance.natural {
                true => Phrase::new("prompt-combo").with("cards", two).with("combo", dice::combo_of(chance.symbols)),
                false => counted("prompt-combo-token", player.jokers).with("cards", two),
            }
        }
        Morning::Production => production(view, seat),
        Morning::Done => Phrase::new("prompt-between"),
    }
}

/// What to produce, with what one has.
fn production(view: &View, seat: Seat) -> Phrase {
    let several = asked_sections(&view.table, seat).len() > 1;
    Phrase::new("prompt-produce").with("several", yes(several)).with("have", have(view, seat))
}

/// The sections that are asked about: all of those whose order matters, otherwise the next one.
fn asked_sections(table: &Table, seat: Seat) -> Vec<(Place, bool)> {
    let mut ways = Vec::new();
    table.list_production(seat, &mut ways);
    let mut sections: Vec<(Place, bool)> = ways
        .into_iter()
        .filter_map(|way| if let Action::Produce { place, second, .. } = way { Some((place, second)) } else { None })
        .collect();
    sections.dedup();
    sections
}

/// What a player has to pay with.
fn have(view: &View, seat: Seat) -> Vec<Phrase> {
    let player = view.table.player(seat);
    held(player.hats, player.coins, player.cows)
}

fn turn(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
    let turn = &table.turn;
    match turn.task {
        Task::Main => main(view, seat),
        Task::Activate => Phrase::new("prompt-activate").with("deal", deal(view)),
        Task::Pay => Phrase::new("prompt-pay")
            .with("deal", deal(view))
            .with("price", due_in_words(table.due()))
            .with("have", have(view, seat)),
        Task::Produce => production(view, seat),
        Task::Scam => {
            let part = match turn.scam {
                0 => "both",
                1 => "reserve",
                _ => "refresh",
            };
            Phrase::new("prompt-scam").with("part", Arg::Key(part))
        }
        Task::Refresh(row) => Phrase::new("prompt-refresh").with("row", Arg::Verbatim(row.to_string())),
        Task::Keep(new) => {
            Phrase::new("prompt-keep").with("new", card(new)).with("old", card(table.player(seat).reserved))
        }
        Task::Mobilise => Phrase::new("prompt-mobilise"),
        Task::Shop => counted("prompt-shop", turn.purchases).with("have", have(view, seat)),
        Task::Lay(of) => Phrase::new("prompt-lay").with("card", card(of)),
    }
}

/// The price of a deal before anybody says how it is paid.
fn due_in_words(due: Due) -> Phrase {
    match due.discount {
        Some((discount, uses)) => Phrase::new("due-discounted")
            .with("cost", cost(due.cost))
            .with("discount", super::prices::discounts(discount, uses))
            .with("each", super::prices::taken_off(discount)),
        None => cost(due.cost),
    }
}

/// The next main action, or nothing but additional ones.
fn main(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
    let number = match table.turn.actions {
        2 => "first",
        1 => "second",
        _ => "none",
    };
    Phrase::new("prompt-main")
        .with("number", Arg::Key(number))
        .with("region", region(table, table.region_of(seat)))
        .with("have", have(view, seat))
}

/// What is being paid for, or what a card is activated for.
pub(super) fn deal(view: &View) -> Phrase {
    let table = &view.table;
    match table.turn.deal {
        Deal::Posse { slot } => {
            let prey = table.bandits[usize::from(table.turn.region)][usize::from(slot)];
            Phrase::new("deal-posse").with("bandit", prey.map_or_else(|| Phrase::new("bandit-nobody"), bandit))
        }
        Deal::Business { spot, outpost, .. } => {
            let area = usize::from(spot.area);
            let printed = table.fields[area][spot.field.index()];
            Phrase::new("deal-business")
                .with("outpost", yes(outpost))
                .with("city", city(table.board().areas[area]))
                .with("field", printed.map_or_else(|| Phrase::new("nothing"), field))
        }
        Deal::Licence { spot } => Phrase::new("deal-licence")
            .with("licence", table.licences[usize::from(spot)].map_or_else(|| Phrase::new("nothing"), licence)),
        Deal::Purchase { card: of } => Phrase::new("deal-purchase").with("card", card(of)),
        Deal::Gold | Deal::None => Phrase::new("nothing"),
    }
}

fn in_contest(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
    let others = table
        .all_seats()
        .filter(|&other| other != seat)
        .map(|other| Phrase::new("standing-of").with("who", who(view, other)).with("count", table.count(other)));
    counted("prompt-contest", table.player(seat).jokers)
        .with("contest", contest(view.contest))
        .with("own", table.count(seat))
        .with("others", others.collect::<Vec<_>>())
}

fn question_rule(table: &Table, seat: Seat) -> &'static str {
    let player = table.player(seat);
    match table.phase {
        Phase::Piles | Phase::StartCards => "WS-ASYM-03",
        Phase::Town => match player.morning {
            Morning::Dice => "WS-TOWN-05",
            Morning::Combo if table.chance_of_combo(seat).natural => "WS-COMBO-02",
            Morning::Combo => "WS-COMBO-08",
            Morning::Production | Morning::Done => production_rule(table, seat),
        },
        Phase::Turn => match table.turn.task {
            Task::Main if table.turn.actions > 0 => "WS-TURN-05",
            Task::Main => "WS-ABIL-02",
            Task::Activate => match table.turn.deal {
                Deal::Posse { .. } => "WS-POSSE-05",
                _ => "WS-BIZ-02",
            },
            Task::Pay if table.due().discount.is_some() => "WS-BLD-26",
            Task::Pay => "WS-RES-05",
            Task::Produce => production_rule(table, seat),
            Task::Scam => "WS-SCAM-01",
            Task::Refresh(_) => "WS-SCAM-02",
            Task::Keep(_) => "WS-SCAM-04",
            Task::Mobilise => "WS-BLD-20",
            Task::Shop => "WS-BUY-01",
            Task::Lay(_) => "WS-BUY-04",
        },
        Phase::Contest => "WS-JOK-04",
        Phase::Gifts => "WS-BLD-21",
        Phase::Over => "WS-END-09",
    }
}

/// The order of several sections, or the one that asks something.
fn production_rule(table: &Table, seat: Seat) -> &'static str {
    let [(at, second)] = asked_sections(table, seat)[..] else { return "WS-TOWN-09" };
    match table.card_at(seat, at).production[usize::from(second)] {
        Section::Pay(..) => "WS-TOWN-10",
        Section::Special(_) => "WS-BLD-21",
        _ => "WS-TOWN-08",
    }
}
