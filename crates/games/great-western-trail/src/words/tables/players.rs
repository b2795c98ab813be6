//! What lies before each player, and Sam.

use table::Seat;
use table::sets::ones;
use wording::{Arg, Block, Phrase, Section};

use super::{head, herd, line};
use crate::data::boards::{CERTIFICATES, Disc, MAX_WORKERS, Row, WORKER_POINTS, slot};
use crate::data::buildings::Number;
use crate::data::sam::{DECK, SamCard, Steps};
use crate::data::tiles::{Tile, Worker};
use crate::state::{Sam, Tenant};
use crate::view::{PlayerView, View};
use crate::words::nouns::{
    auxiliary, building, by, card, cards, city, corners, counted, hand, master, number, pile, points, series, things,
    tiles, worker, workers, yes,
};
use crate::words::options::unlocks;
use crate::words::{effects, goals, spaces};

/// One's own board: money, workers, tokens.
pub(crate) fn own(view: &View, own: &PlayerView) -> Section {
    let mut blocks = vec![line(purse(view, own)), line(abilities(view, own))];
    let rows = Worker::ALL.into_iter().map(|kind| {
        let count = own.open.workers(kind);
        vec![
            Phrase::new(format!("worker-{kind}.all")),
            Phrase::new("number").with("number", count),
            next_slot(view, own.seat, kind, count + 1),
        ]
    });
    let head = head(["head-workers", "head-number", "head-next-slot"]);
    blocks.push(Block::Table { head, rows: rows.collect() });
    blocks.extend(belongings(own));
    super::section("table-own", blocks)
}

/// What the next worker of a kind gives, at once and at the end.
fn next_slot(view: &View, seat: Seat, kind: Worker, count: u8) -> Phrase {
    if count > MAX_WORKERS {
        return Phrase::new("slot-none");
    }
    let action = slot(kind, count).map(|effect| effects::printed(&view.table, seat, effect));
    let scored = (count > 4).then(|| points(WORKER_POINTS));
    match (action, scored) {
        (None, None) => Phrase::new("dash"),
        (action, scored) => series(action.into_iter().chain(scored)),
    }
}

/// Another player, or Sam.
pub(crate) fn other(view: &View, player: &PlayerView) -> Section {
    let table = &view.table;
    let title = by("table-player", table, player.seat);
    if let Some(sam) = table.sam.filter(|_| table.is_sam(player.seat)) {
        return Section { title, blocks: self::sam(view, player, sam) };
    }
    let mut blocks = vec![line(purse(view, player)), line(abilities(view, player))];
    blocks.push(line(staff(player)));
    blocks.extend(belongings(player));
    blocks.push(line(built(view, player)));
    blocks.push(line(objectives(player)));
    blocks.push(line(cards_of(player)));
    blocks.extend(herd::cards(player));
    Section { title, blocks }
}

/// Dollars, certificates and exchange tokens.
fn purse(view: &View, of: &PlayerView) -> Phrase {
    let open = &of.open;
    Phrase::new("player-purse")
        .with("money", number(open.dollars))
        .with("certificates", open.certificates())
        .with("limit", CERTIFICATES[usize::from(open.marker_limit())])
        .with("permanent", open.permanent())
        .with("tokens", counted("tokens", open.tokens))
        .with("token", yes(view.table.token_owner == Some(of.seat)))
}

/// Steps, hand limit and auxiliary actions.
fn abilities(view: &View, of: &PlayerView) -> Phrase {
    let rows = |times: u8| {
        let open = Row::ALL.into_iter().filter(|&row| of.open.auxiliary(row) == times);
        open.map(|row| Phrase::new("number").with("number", row.0 + 1)).collect::<Vec<_>>()
    };
    Phrase::new("player-abilities")
        .with("steps", view.table.step_limit(of.seat))
        .with("hand", of.open.hand_limit())
        .with("single", rows(1))
        .with("double", rows(2))
}

fn staff(of: &PlayerView) -> Phrase {
    let staff: Vec<Phrase> = Worker::ALL.into_iter().map(|kind| workers(kind, of.open.workers(kind))).collect();
    Phrase::new("player-workers").with("workers", staff)
}

/// Hazards, bandits and station masters.
fn belongings(of: &PlayerView) -> Vec<Block> {
    let open = &of.open;
    let worth: i32 =
        Tile::ALL.into_iter().zip(open.hazards).map(|(tile, count)| i32::from(tile.points()) * i32::from(count)).sum();
    let bandits = [Tile::GreenBandit, Tile::OrangeBandit].into_iter().zip(open.bandits);
    let bandits: Vec<Phrase> =
        bandits.filter(|(_, count)| *count > 0).map(|(kind, count)| tiles(kind, count)).collect();
    let taken = counted("player-taken", open.hazards()).with("worth", points(worth)).with("bandits", things(bandits));
    let masters: Vec<Phrase> = open.masters.iter().map(master).collect();
    let mut blocks = vec![line(taken)];
    blocks.extend(masters.into_iter().map(|one| line(Phrase::new("player-master").with("master", one))));
    blocks.push(line(counted("player-discs", discs_left(of))));
    blocks
}

fn discs_left(of: &PlayerView) -> u8 {
    of.open.discs.iter().sum()
}

/// Buildings on the trail, and those still to be built.
fn built(view: &View, of: &PlayerView) -> Phrase {
    let table = &view.table;
    let on_trail = of.open.sites.iter().filter_map(|site| match table.tenant(site) {
        Tenant::Private { owner, number } => Some(
            Phrase::new("building-on")
                .with("building", building(table, owner, number))
                .with("site", spaces::site(site)),
        ),
        _ => None,
    });
    let left =
        table.unbuilt(of.seat).map(|number| Phrase::new("building").with("building", building(table, of.seat, number)));
    Phrase::new("player-buildings")
        .with("built", on_trail.collect::<Vec<_>>())
        .with("unbuilt", left.collect::<Vec<_>>())
}

fn objectives(of: &PlayerView) -> Phrase {
    let start = of.open.start.map(|start| Phrase::new("objective-tasks").with("tasks", goals::tasks(start.terms())));
    let played = of.open.played.iter().flat_map(|(kind, count)| {
        (0..count).map(move |_| Phrase::new("objective-tasks").with("tasks", goals::tasks(kind.terms())))
    });
    Phrase::new("player-objectives").with("objectives", series(start.into_iter().chain(played)))
}

/// How many cards somebody has, and what lies open of them.
fn cards_of(of: &PlayerView) -> Phrase {
    let herd = &of.herd;
    let top = herd.top.map_or_else(|| Phrase::new("nothing"), card);
    Phrase::new("player-cards")
        .with("hand", cards(herd.hand_size))
        .with("deck", cards(herd.deck_size))
        .with("discard", cards(herd.discard_size))
        .with("any", yes(herd.top.is_some()))
        .with("top", top)
}

/// One's own buildings: on the trail, and those that could be built.
pub(crate) fn buildings(view: &View, own: &PlayerView) -> Section {
    let (table, seat) = (&view.table, own.seat);
    let rows = table.unbuilt(seat).map(|of: Number| {
        let plan = table.plan(seat, of);
        let needs = Phrase::new("building-needs")
            .with("craftsmen", workers(Worker::Craftsman, plan.craftsmen))
            .with("points", points(plan.points.into()))
            .with("hand", hand(plan.hand));
        vec![
            Phrase::new("building").with("building", building(table, seat, of)),
            needs,
            spaces::printed(table, seat, Tenant::Private { owner: seat, number: of }),
        ]
    });
    let head = head(["head-building", "head-needs", "head-what"]);
    let blocks = vec![line(built(view, own)), Block::Table { head, rows: rows.collect() }];
    super::section("table-buildings", blocks)
}

/// One's own discs, with what taking them unlocks; auxiliary actions.
pub(crate) fn discs(view: &View, own: &PlayerView) -> Section {
    let table = &view.table;
    let kinds = Disc::ALL.into_iter().filter(|disc| own.open.discs[disc.index()] > 0);
    let rows = kinds.map(|disc| {
        let left = own.open.discs[disc.index()];
        vec![
            Phrase::new(format!("disc-{disc}")),
            Phrase::new("number").with("number", left),
            corners(disc.is_dark()),
            unlocks(table, own.seat, disc),
        ]
    });
    let actions = Row::ALL.into_iter().map(|row| {
        let state = match own.open.auxiliary(row) {
            0 => "closed",
            1 => "single",
            _ => "double",
        };
        vec![
            Phrase::new("auxiliary-row").with("number", row.0 + 1),
            auxiliary(row, false),
            Phrase::new("auxiliary-state").with("state", Arg::Key(state)),
        ]
    });
    super::section(
        "table-discs",
        vec![
            Block::Table {
                head: head(["head-disc", "head-number", "head-corners", "head-unlocks"]),
                rows: rows.collect(),
            },
            Block::Table { head: head(["head-auxiliary", "head-what", "head-state"]), rows: actions.collect() },
        ],
    )
}

/// Sam: what he specializes in, where he delivers next, and the cards that may come.
fn sam(view: &View, of: &PlayerView, sam: Sam) -> Vec<Block> {
    let mut blocks = vec![line(
        Phrase::new("sam-state")
            .with("level", Arg::Key(sam.level.name()))
            .with("worker", worker(sam.specialization))
            .with("city", city(sam.next_city)),
    )];
    blocks.push(line(staff(of)));
    blocks.extend(belongings(of));
    blocks.push(line(built(view, of)));
    blocks.push(line(objectives(of)));
    blocks.extend(
        of.herd
            .discard
            .filter(|cattle| !cattle.is_empty())
            .map(|cattle| line(counted("sam-cattle", cattle.len()).with("cards", pile(cattle)))),
    );
    let rows = ones(sam.left())
        .map(usize::from)
        .map(|index| vec![Phrase::new("sam-card-number").with("number", index + 1), sam_card(&DECK[index])]);
    blocks.push(Block::Table { head: head(["head-sam-card", "head-what"]), rows: rows.collect() });
    blocks
}

/// One of Sam's cards: how far he goes, and what he does.
pub(crate) fn sam_card(card: &SamCard) -> Phrase {
    let steps = match card.steps {
        Steps::Fixed(count) => counted("sam-steps", count),
        Steps::Buildings => Phrase::new("sam-steps-buildings"),
        Steps::Cowboys => Phrase::new("sam-steps-cowboys"),
        Steps::Specialists => Phrase::new("sam-steps-specialists"),
    };
    let errand = Phrase::new(format!("sam-errand-{}", card.errand));
    let errand = match card.only {
        Some(kind) => Phrase::new("sam-only").with("kind", Arg::Key(kind.name())).with("errand", errand),
        None => errand,
    };
    Phrase::new("sam-card").with("steps", steps).with("errand", errand)
}
