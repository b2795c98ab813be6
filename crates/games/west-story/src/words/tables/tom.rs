//! Tom: what he has, his cards with their steps, and the symbols that he goes by.

use table::Seat;
use wording::{Arg, Block, Phrase, Section};

use super::players::{crew, licence, piled, position};
use super::{head, line};
use crate::data::{HelpSource, Place, TOM_CAP, TomAct, TomCard, TomStep};
use crate::view::View;
use crate::words::dice;
use crate::words::nouns::{by, card, counted, gain, place, series, symbol, toms_card_at, yes};

pub(super) fn section(view: &View, seat: Seat) -> Section {
    let table = &view.table;
    let player = table.player(seat);
    let mut blocks = vec![line(position(view, seat))];
    blocks.push(line(counted("tom-coins", player.coins).with("cap", i64::from(TOM_CAP))));
    blocks.extend([line(crew(view, seat)), line(licence(view, seat)), line(stack(view, seat))]);
    blocks.extend(harder(view));
    blocks.push(line(Phrase::new("tom-cards-about")));
    blocks.push(cards(view, seat));
    blocks.push(line(Phrase::new("tom-help-about")));
    blocks.push(help(view));
    Section { title: by("table-player", view, seat), blocks }
}

/// His stack: the card on top, and all others.
fn stack(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
    let top = table.player(seat).stack;
    match top.some() {
        None => Phrase::new("tom-stack-empty"),
        Some(_) => {
            let others = piled(table.downwards(top).skip(1));
            Phrase::new("tom-stack").with("top", card(top)).with("others", others)
        }
    }
}

/// The ways in which he is even harder.
fn harder(view: &View) -> Option<Block> {
    let ways = ["contests", "gangs", "coins", "gold"].into_iter().zip(view.tom.as_ref()?.harder);
    let ways: Vec<Phrase> =
        ways.filter(|(_, on)| *on).map(|(way, _)| Phrase::new(format!("tom-harder-{way}"))).collect();
    (!ways.is_empty()).then(|| line(Phrase::new("tom-harder").with("ways", series(ways))))
}

fn cards(view: &View, seat: Seat) -> Block {
    let table = &view.table;
    let rows = Place::all().map(|at| {
        let side = table.toms_side(at);
        let active = table.tom.as_ref().is_some_and(|tom| tom.active.contains(at));
        let key = if table.player(seat).blocked.contains(at) {
            "blocked"
        } else if active {
            "active"
        } else {
            "free"
        };
        vec![
            place(at),
            numbered(view, at),
            gain(side.production),
            steps(side.steps),
            Phrase::new("card-state").with("state", Arg::Key(key)).with("anvils", 0),
            dice::woken_by(table, seat, at),
        ]
    });
    Block::Table {
        head: head(["head-place", "head-card", "head-produces", "head-steps", "head-state", "head-woken"]),
        rows: rows.collect(),
    }
}

/// A card of Tom's by its number, with the one that it is linked with.
fn numbered(view: &View, at: Place) -> Phrase {
    let own = view.tom.as_ref().map(|tom| tom.cards[at.index()].0);
    let partner = own.and_then(TomCard::partner);
    let place = partner.and_then(|partner| {
        Place::all().find(|at| view.tom.as_ref().is_some_and(|tom| tom.cards[at.index()].0 == partner))
    });
    let card = toms_card_at(view, at);
    match place {
        Some(place) => Phrase::new("toms-card-linked").with("card", card).with("partner", toms_card_at(view, place)),
        None => Phrase::new("toms-card").with("card", card),
    }
}

/// The steps of a card, from the top.
pub(crate) fn steps(steps: &[TomStep]) -> Phrase {
    if steps.is_empty() {
        return Phrase::new("steps-none");
    }
    series(steps.iter().map(|step| {
        Phrase::new("step").with("act", act(step.act)).with("refresh", yes(step.refresh)).with("arrow", yes(step.arrow))
    }))
}

/// What a step does.
pub(crate) fn act(of: TomAct) -> Phrase {
    match of {
        TomAct::LevelOne(coins) => counted("act-level-1", coins),
        TomAct::LevelTwo(points) => counted("act-level-2", points),
        TomAct::CheapestAnimal => Phrase::new("act-animal").with("dearest", yes(false)),
        TomAct::DearestAnimal => Phrase::new("act-animal").with("dearest", yes(true)),
        TomAct::Building => Phrase::new("act-building"),
        TomAct::Outpost => Phrase::new("act-outpost"),
        TomAct::Posse => Phrase::new("act-posse"),
        TomAct::Coins(coins) => counted("act-coins", coins),
    }
}

/// His help cards: which symbols he tries with which value of a die.
fn help(view: &View) -> Block {
    let table = &view.table;
    let cards = table.numbers().help[usize::from(table.gold_rush)];
    let source = |source: HelpSource| match source {
        HelpSource::Licence => Phrase::new("help-licence"),
        HelpSource::TopCard => Phrase::new("help-top-card"),
        HelpSource::Symbol(of) => symbol(of),
    };
    let cell = |[first, then]: [HelpSource; 2]| {
        Phrase::new("wants-then").with("before", source(first)).with("after", source(then))
    };
    let rows = (0..6).map(|value| {
        vec![Phrase::new("number").with("number", value + 1), cell(cards[0][value]), cell(cards[1][value])]
    });
    Block::Table { head: head(["head-value", "head-yellow", "head-green"]), rows: rows.collect() }
}
