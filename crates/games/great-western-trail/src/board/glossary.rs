//! Every kind of building, tile, card and token, enlarged and explained.

use std::sync::LazyLock;

use drawing::{Lens, Markup, html};
use table::{Dice, Game, RuleId, Seat};
use wording::{Arg, Phrase};

use super::{cards, goals, markets, railroad, signs};
use crate::data::boards::Row;
use crate::data::buildings::{Neutral, Number, Side};
use crate::data::cattle::{Breed, Cattle};
use crate::data::objectives::Objective;
use crate::data::railroad::{City, Master};
use crate::data::tiles::{Tile, Worker};
use crate::setup::Options;
use crate::state::{GreatWesternTrail, Table};
use crate::words::{nouns, spaces};

/// All lenses.
pub(super) fn all() -> Vec<Lens> {
    let private = Side::ALL.into_iter().flat_map(|side| Number::ALL.map(|number| private(number, side)));
    Neutral::ALL
        .map(neutral)
        .into_iter()
        .chain(private)
        .chain(Tile::ALL.into_iter().filter(|tile| !tile.is_worker()).map(tile))
        .chain(Worker::ALL.map(worker))
        .chain(Breed::ALL.map(breed))
        .chain(Objective::ALL.map(objective))
        .chain(Master::ALL.map(master))
        .chain(City::ALL.map(city))
        .chain(Row::ALL.map(auxiliary))
        .chain(THINGS.map(thing))
        .collect()
}

/// The others: what they are called in `data-lens`, how they look, and the rule.
const THINGS: [(&str, &str, &str); 25] = [
    ("rancher", "gw-rider-0", "GWT-MOVE-01"),
    ("engine", "gw-engine-0", "GWT-ENG-01"),
    ("station", "gw-hut", "GWT-STN-01"),
    ("start", "gw-start", "GWT-MOVE-01"),
    ("kansas-city", "gw-kc", "GWT-KC-01"),
    ("site", "gw-i-build", "GWT-BLD-01"),
    ("woods-site", "gw-i-pine", "GWT-PB-1a"),
    ("risk-site", "gw-e-cattle-for-certificate", "GWT-LOC-04"),
    ("hazard-slot", "gw-i-hazard", "GWT-HAZ-01"),
    ("bandit-slot", "gw-i-bandit", "GWT-BAN-01"),
    ("green-hand", "gw-palm", "GWT-FEE-02"),
    ("black-hand", "gw-fist", "GWT-FEE-02"),
    ("objective", "gw-i-goal", "GWT-OBJ-01"),
    ("cattle-market", "gw-i-buy", "GWT-BUY-01"),
    ("job-token", "gw-spike", "GWT-END-01"),
    ("turn", "gw-i-crew", "GWT-TURN-01"),
    ("breeding-value", "gw-i-cow", "GWT-INC-02"),
    ("certificate", "gw-i-cert", "GWT-DISC-05"),
    ("exchange-token", "gw-i-token", "GWT-EXC-01"),
    ("dollars", "gw-i-dollar", "GWT-SCORE-01"),
    ("steps", "gw-i-step", "GWT-MOVE-05"),
    ("hand-limit", "gw-i-hand", "GWT-DISC-04"),
    ("link", "gw-i-star", "GWT-DEL-05"),
    ("sam", "gw-hat", "GWT-SOLO-05"),
    ("disc", "gw-disc-0", "GWT-DISC-01"),
];

/// One symbol, large.
fn symbol(name: &str, (x, y, width, height): (f32, f32, f32, f32)) -> Markup {
    html! { use href={ "#" (name) } x=(x) y=(y) width=(width) height=(height) {} }
}

fn framed(inner: &Markup) -> Markup {
    html! { svg class="gw-lens gw-0" viewBox="0 0 120 120" aria-hidden="true" { (inner) } }
}

/// Something drawn for 60 x 88 and the like, enlarged in the middle.
fn enlarged(inner: &Markup, width: f32, height: f32) -> Markup {
    let scale = (116.0 / width).min(116.0 / height);
    let (x, y) = ((120.0 - width * scale) / 2.0, (120.0 - height * scale) / 2.0);
    framed(&html! { g transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } { (inner) } })
}

fn lens(id: &'static str, picture: Markup, title: Phrase, text: Phrase, rule: &'static str) -> Lens {
    Lens { id, picture, title, text, rule: Some(RuleId(rule)) }
}

/// A list of names, one for each of something.
macro_rules! ids {
    ($prefix:literal: $($name:literal),+ $(,)?) => { [$(concat!($prefix, $name)),+] };
}

pub(super) const fn neutral_lens(tile: Neutral) -> &'static str {
    const IDS: [&str; 7] = ids!["neutral-": "a", "b", "c", "d", "e", "f", "g"];
    IDS[tile as usize]
}

fn neutral(tile: Neutral) -> Lens {
    const RULES: [&str; 7] = ids!["GWT-NEU-": "A", "B", "C", "D", "E", "F", "G"];
    let picture = framed(&symbol(&format!("gw-n-{tile}"), (0.0, 4.0, 120.0, 113.0)));
    let title = Phrase::new("lens-neutral").with("tile", Arg::Verbatim(tile.name().to_owned()));
    let text = Phrase::new("lens-offers").with("offers", printed(tile.actions()));
    lens(neutral_lens(tile), picture, title, text, RULES[tile.index()])
}

/// What is printed on a building, whoever may use it.
fn printed(actions: &[&[crate::effect::Effect]]) -> Phrase {
    static TABLE: LazyLock<Table> = LazyLock::new(|| {
        GreatWesternTrail::new(&Options::for_players(2), &mut Dice::from_number(1)).expect("a setup that exists").table
    });
    nouns::series(actions.iter().filter_map(|effects| spaces::either(&TABLE, Seat::new(0), effects)))
}

pub(super) const fn private_lens(number: Number, side: Side) -> &'static str {
    const A: [&str; 12] = ids!["building-": "1a", "2a", "3a", "4a", "5a", "6a", "7a", "8a", "9a", "10a", "11a", "12a"];
    const B: [&str; 12] = ids!["building-": "1b", "2b", "3b", "4b", "5b", "6b", "7b", "8b", "9b", "10b", "11b", "12b"];
    match side {
        Side::A => A[number.index()],
        Side::B => B[number.index()],
    }
}

fn private(number: Number, side: Side) -> Lens {
    const A: [&str; 12] = ids!["GWT-PB-": "1a", "2a", "3a", "4a", "5a", "6a", "7a", "8a", "9a", "10a", "11a", "12a"];
    const B: [&str; 12] = ids!["GWT-PB-": "1b", "2b", "3b", "4b", "5b", "6b", "7b", "8b", "9b", "10b", "11b", "12b"];
    let plan = number.plan(side);
    let picture = framed(&symbol(&format!("gw-p-{}{side}", number.get()), (2.0, 0.0, 116.0, 119.0)));
    let title = Phrase::new("lens-building").with("building", Arg::Verbatim(format!("{}{side}", number.get())));
    let text = Phrase::new("lens-private")
        .with("craftsmen", nouns::workers(Worker::Craftsman, plan.craftsmen))
        .with("points", nouns::points(plan.points.into()))
        .with("hand", nouns::hand(plan.hand))
        .with("offers", printed(plan.actions));
    let rules = if side == Side::A { A } else { B };
    lens(private_lens(number, side), picture, title, text, rules[number.index()])
}

pub(super) const fn tile_lens(tile: Tile) -> &'static str {
    const IDS: [&str; 20] = [
        "flood-green-2",
        "flood-green-3",
        "flood-green-4",
        "flood-black-2",
        "flood-black-3",
        "drought-green-2",
        "drought-green-3",
        "drought-green-4",
        "drought-black-2",
        "drought-black-3",
        "rockfall-green-2",
        "rockfall-green-3",
        "rockfall-green-4",
        "rockfall-black-2",
        "rockfall-black-3",
        "green-bandit",
        "orange-bandit",
        "cowboy",
        "craftsman",
        "engineer",
    ];
    IDS[tile as usize]
}

fn tile(of: Tile) -> Lens {
    let picture = framed(&html! { g transform="translate(60 60) scale(2.2)" { (markets::tile_face(of)) } });
    let bandit = matches!(of, Tile::GreenBandit | Tile::OrangeBandit);
    let text = Phrase::new(if bandit { "lens-bandit" } else { "lens-hazard" })
        .with("hand", nouns::hand(of.hand()))
        .with("points", nouns::points(of.points().into()));
    lens(tile_lens(of), picture, nouns::tile(of), text, if bandit { "GWT-BAN-01" } else { "GWT-HAZ-01" })
}

fn worker(kind: Worker) -> Lens {
    let picture = framed(&symbol(signs::worker(kind), (10.0, 10.0, 100.0, 100.0)));
    lens(
        kind.name(),
        picture,
        Phrase::new(format!("worker-{kind}.all")),
        Phrase::new(format!("lens-{kind}")),
        "GWT-HIRE-01",
    )
}

pub(super) const fn breed_lens(breed: Breed) -> &'static str {
    const IDS: [&str; 10] = ids![
        "breed-": "criollo", "santa-gertrudis", "pineywoods", "galloway", "longhorn", "red-poll", "black-angus",
        "shorthorn", "hereford", "simmental"
    ];
    IDS[breed as usize]
}

fn breed(of: Breed) -> Lens {
    let kinds: Vec<Cattle> = Cattle::ALL.into_iter().filter(|kind| kind.breed() == of).collect();
    let picture = enlarged(&cards::face(kinds[0]), 60.0, 88.0);
    let listed: Vec<Phrase> = kinds.into_iter().map(nouns::cattle_in_full).collect();
    lens(breed_lens(of), picture, nouns::breed(of), Phrase::new("lens-breed").with("cards", listed), "GWT-INC-02")
}

pub(super) const fn objective_lens(objective: Objective) -> &'static str {
    const IDS: [&str; 21] = ids![
        "objective-": "o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8", "o9", "o10", "o11", "o12", "o13", "o14", "o15",
        "o16", "o17", "o18", "o19", "o20", "o21"
    ];
    IDS[objective as usize]
}

fn objective(of: Objective) -> Lens {
    let picture = enlarged(&goals::upright(of.terms(), Some(of.instant()), None), 60.0, 88.0);
    let text = Phrase::new("lens-objective-card")
        .with("tasks", crate::words::goals::tasks(of.terms()))
        .with("instant", crate::words::effects::brief(of.instant()))
        .with("points", crate::words::goals::points(of.terms()));
    lens(objective_lens(of), picture, Phrase::new("lens-title-objective"), text, "GWT-OBJ-15")
}

pub(super) const fn master_lens(master: Master) -> &'static str {
    const IDS: [&str; 9] = ids!["master-": "sm1", "sm2", "sm3", "sm4", "sm5", "sm6", "sm7", "sm8", "sm9"];
    IDS[master as usize]
}

fn master(of: Master) -> Lens {
    let picture = enlarged(&railroad::master_tile(of), 38.0, 38.0);
    let text = Phrase::new("lens-master").with("master", nouns::master(of));
    lens(master_lens(of), picture, Phrase::new("lens-title-master"), text, "GWT-SMT-05")
}

pub(super) const fn city_lens(city: City) -> &'static str {
    const IDS: [&str; 10] = ids![
        "city-": "kansas-city", "fulton", "st-louis", "bloomington", "peoria", "chicago", "toledo", "pittsburgh",
        "philadelphia", "new-york"
    ];
    IDS[city as usize]
}

fn city(of: City) -> Lens {
    let picture = framed(&html! {
        (symbol("gw-i-newyork", (14.0, 14.0, 92.0, 92.0)))
        circle class="gw-value" cx="98" cy="98" r="18" {}
        text class="gw-lensnum" x="98" y="107" { (of.value()) }
    });
    let text = Phrase::new("lens-city")
        .with("value", of.value())
        .with("corners", nouns::corners(of.is_dark()))
        .with("points", nouns::points(of.points()))
        .with("scores", nouns::yes(of.points() != 0))
        .with("repeatable", nouns::yes(of.is_repeatable()));
    lens(city_lens(of), picture, nouns::city(of), text, "GWT-DEL-01")
}

pub(super) const fn auxiliary_lens(row: Row) -> &'static str {
    const IDS: [&str; 5] = ids!["auxiliary-": "1", "2", "3", "4", "5"];
    IDS[row.0 as usize]
}

fn auxiliary(row: Row) -> Lens {
    let picture = framed(&symbol(&format!("gw-a-{}", row.0 + 1), (17.0, 4.0, 86.0, 113.0)));
    let title = Phrase::new("lens-auxiliary").with("number", row.0 + 1);
    let text = Phrase::new("lens-auxiliary-text")
        .with("single", nouns::auxiliary(row, false))
        .with("double", nouns::auxiliary(row, true));
    lens(auxiliary_lens(row), picture, title, text, "GWT-AUX-01")
}

fn thing((id, picture, rule): (&'static str, &'static str, &'static str)) -> Lens {
    let picture = framed(&symbol(picture, (8.0, 8.0, 104.0, 104.0)));
    lens(id, picture, Phrase::new(format!("lens-title-{id}")), Phrase::new(format!("lens-{id}")), rule)
}
