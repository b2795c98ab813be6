//! What is asked, and what is being waited for.

use wording::{Arg, Phrase};

use super::nouns::{by, city, counted, link, master, me, number, station_in_full, workers, yes};
use super::{effects, spaces};
use crate::data::tiles::Worker;
use crate::effect::Operation;
use crate::state::{Local, Place, Step, Table, Tenant};
use crate::view::View;

/// The question to the seat whose view this is, or what is being waited for.
pub(crate) fn of(view: &View) -> Phrase {
    let table = &view.table;
    match table.asked {
        None => super::results::over(view),
        Some(_) if is_asked(view) => question(view),
        Some(asked) => by("prompt-wait", table, asked).with("what", Arg::Key(waiting_for(table))),
    }
}

/// The rule to read about it.
pub(crate) fn rule(view: &View) -> &'static str {
    let table = &view.table;
    match table.asked {
        None => "GWT-SCORE-12",
        Some(_) if is_asked(view) => question_rule(view),
        Some(_) if table.is_ending() => "GWT-END-04",
        Some(_) => "GWT-TURN-01",
    }
}

/// Whether something is asked of these eyes' player: in their turn, or about cards for tokens.
fn is_asked(view: &View) -> bool {
    let table = &view.table;
    view.seat.is_some_and(|seat| table.asked == Some(seat) || table.busy.contains(seat))
}

/// What somebody else decides, as far as one can say it in a word.
fn waiting_for(table: &Table) -> &'static str {
    let player = table.asked.map(|seat| table.player(seat));
    if player.is_some_and(|player| player.returned > 0 || player.owed > 0) {
        return "cards";
    }
    match table.step() {
        Some(Step::Place) => "place",
        Some(Step::Depart | Step::Forward(_) | Step::FreeMove(_)) => "move",
        _ if table.steps.as_slice().contains(&Step::Leave) => "kansas-city",
        _ => "act",
    }
}

fn question(view: &View) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let player = table.player(seat);
    if player.returned > 0 {
        return counted("prompt-draw-for-tokens", 2 * player.returned);
    }
    if player.owed > 0 {
        let first = player.rancher.is_none() && table.turn == seat;
        let id = if first { "prompt-first-discard" } else { "prompt-discard" };
        return counted(id, player.owed);
    }
    table.step().map_or_else(|| Phrase::new("prompt-between"), |step| about(view, step))
}

fn about(view: &View, step: Step) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let player = table.player(seat);
    let with_money = |phrase: Phrase| phrase.with("money", number(player.dollars));
    match step {
        Step::Place => Phrase::new("prompt-place"),
        Step::Depart => with_money(counted("prompt-depart", table.step_limit(seat)))
            .with("space", spaces::space(table, view.seat, player.rancher.unwrap_or(crate::data::trail::Site::Start))),
        Step::Visit => visit(view),
        Step::Offer(one, other) => {
            let offered = [Some(one), other].into_iter().flatten().collect::<Vec<_>>();
            let what = spaces::either(table, seat, &offered).unwrap_or_else(|| Phrase::new("nothing"));
            Phrase::new("prompt-offer").with("what", what)
        }
        Step::Hire(modifier) => with_money(Phrase::new("prompt-hire")).with("change", i64::from(modifier)),
        Step::Build(rate) => with_money(Phrase::new("prompt-build"))
            .with("rate", rate)
            .with("craftsmen", workers(Worker::Craftsman, player.workers(Worker::Craftsman))),
        Step::Buy => {
            with_money(Phrase::new("prompt-buy")).with("cowboys", workers(Worker::Cowboy, table.cowboys_left(seat)))
        }
        Step::TakeObjective { to_hand } => Phrase::new("prompt-objective").with("hand", yes(to_hand)),
        Step::Bandit => Phrase::new("prompt-bandit"),
        Step::Hazard(price) => Phrase::new("prompt-hazard").with("free", yes(price == 0)).with("price", price),
        Step::Engine(most) => counted("prompt-engine", most),
        Step::Back(spaces) => counted("prompt-back", spaces),
        Step::BackToDeliver => Phrase::new("prompt-back-to-deliver"),
        Step::Return => Phrase::new("prompt-return"),
        Step::Upgrade(of) => with_money(Phrase::new("prompt-upgrade"))
            .with("station", station_in_full(of))
            .with("price", number(of.price())),
        Step::UpgradeBehind => with_money(Phrase::new("prompt-upgrade-behind")),
        Step::Disc(place) => disc(place),
        Step::Appoint(of) => {
            let waiting = table.masters.get(of.index()).copied().flatten();
            Phrase::new("prompt-appoint").with("master", waiting.map_or_else(|| Phrase::new("master-none"), master))
        }
        Step::Auxiliary => with_money(Phrase::new("prompt-auxiliary")),
        Step::Forward(most) => with_money(counted("prompt-forward", most)),
        Step::FreeMove(most) => counted("prompt-free-move", most),
        Step::Draw(most) => counted("prompt-draw", most),
        Step::Give(effect) => give(effect),
        Step::GiveSecond(..) => Phrase::new("prompt-give-second"),
        Step::Trash(most) => counted("prompt-trash", most),
        Step::Foresight(column) => Phrase::new("prompt-foresight").with("stage", column + 1),
        Step::Income => income(view),
        Step::Calves => counted("prompt-calves", table.upgrades[0]),
        Step::Heifers => counted("prompt-heifers", table.upgrades[1]),
        Step::City { limit, extraordinary } => {
            with_money(Phrase::new("prompt-city")).with("limit", limit).with("extraordinary", yes(extraordinary))
        }
        Step::Links(of) => Phrase::new("prompt-links")
            .with("city", city(of))
            .with("links", table.new_links(of).map(link).collect::<Vec<_>>()),
        Step::Gain(_) | Step::Certify(_) | Step::Bonus(_) | Step::DiscardHand | Step::Transport(_) | Step::Leave => {
            Phrase::new("prompt-between")
        }
    }
}

fn visit(view: &View) -> Phrase {
    let table = &view.table;
    let id = match (table.sources().next().is_some(), table.visit.auxiliary) {
        (_, true) => "prompt-visit-auxiliary",
        (true, false) if table.visit.local == Local::Used => "prompt-visit-more",
        (true, false) => "prompt-visit",
        (false, false) => "prompt-visit-foreign",
    };
    Phrase::new(id)
        .with("space", spaces::visited(table, view.seat))
        .with("money", number(table.player(me(view)).dollars))
}

fn disc(place: Place) -> Phrase {
    match place {
        Place::City(of) | Place::Extraordinary(of) => {
            Phrase::new("prompt-disc-city").with("city", city(of)).with("dark", yes(of.is_dark()))
        }
        Place::Station(of) => {
            Phrase::new("prompt-disc-station").with("station", station_in_full(of)).with("dark", yes(of.is_dark()))
        }
    }
}

fn give(effect: crate::effect::Effect) -> Phrase {
    match effects::trade(effect) {
        Some((ware, gains)) => Phrase::new("prompt-give").with("ware", ware).with("gains", gains),
        None => Phrase::new("prompt-between"),
    }
}

/// The value of the hand with permanent certificates, and what could be added.
fn income(view: &View) -> Phrase {
    let player = view.table.player(me(view));
    Phrase::new("prompt-income")
        .with("value", view.hand().cows.breeding_value())
        .with("permanent", player.permanent())
        .with("certificates", player.certificates())
}

fn question_rule(view: &View) -> &'static str {
    let (table, seat) = (&view.table, me(view));
    let player = table.player(seat);
    if player.returned > 0 {
        return "GWT-EXC-02";
    }
    if player.owed > 0 {
        return table.rule_of_discards(seat);
    }
    table.step().map_or("GWT-TURN-02", |step| step_rule(table, step))
}

fn step_rule(table: &Table, step: Step) -> &'static str {
    match step {
        Step::Place => "GWT-SETUP-22",
        Step::Depart => "GWT-MOVE-01",
        Step::Visit if table.sources().next().is_none() => "GWT-LOC-06",
        Step::Visit => match table.visit.tenant {
            Tenant::Private { .. } | Tenant::Neutral(_) => "GWT-LOC-01",
            Tenant::Empty | Tenant::Tile(_) => "GWT-LOC-06",
        },
        Step::Offer(_, Some(_)) => "GWT-SMT-03",
        Step::Offer(_, None) => "GWT-HIRE-06",
        Step::Hire(_) => "GWT-HIRE-01",
        Step::Build(_) => "GWT-BLD-01",
        Step::Buy => "GWT-BUY-02",
        Step::TakeObjective { to_hand: false } => "GWT-OBJ-01",
        Step::TakeObjective { to_hand: true } => "GWT-PB-8b",
        Step::Bandit => "GWT-BAN-01",
        Step::Hazard(_) => "GWT-HAZ-01",
        Step::Engine(_) => "GWT-ENG-02",
        Step::Back(_) => "GWT-ENG-06",
        Step::BackToDeliver | Step::City { extraordinary: true, .. } => "GWT-PB-9a",
        Step::Return => "GWT-ENG-08",
        Step::Upgrade(_) => "GWT-STN-01",
        Step::UpgradeBehind => "GWT-PB-9b",
        Step::Disc(_) => "GWT-DISC-01",
        Step::Appoint(_) => "GWT-SMT-01",
        Step::Auxiliary => "GWT-AUX-02",
        Step::Forward(_) => "GWT-STEP-01",
        Step::FreeMove(_) => "GWT-OBJ-07",
        Step::Draw(_) => "GWT-DECK-08",
        Step::Give(effect) | Step::GiveSecond(effect, _) => match effect.operation() {
            Operation::Trade(crate::effect::Ware::Objective, _) => "GWT-PB-1b",
            _ => "GWT-LOC-09",
        },
        Step::Trash(_) => "GWT-AUX-08",
        Step::Foresight(_) => "GWT-KC-02",
        Step::Income => "GWT-INC-04",
        Step::Calves | Step::Heifers => "GWT-SIM-05",
        Step::City { extraordinary: false, .. } => "GWT-DEL-01",
        Step::Links(_) => "GWT-DEL-08",
        Step::Gain(_) | Step::Certify(_) | Step::Bonus(_) | Step::DiscardHand | Step::Transport(_) | Step::Leave => {
            "GWT-TURN-02"
        }
    }
}
