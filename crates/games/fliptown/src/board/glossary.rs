//! Every space, item, symbol and card, enlarged and explained.

use drawing::{Lens, Markup, html};
use table::RuleId;
use wording::Phrase;

use super::layout::{self, Area, SIZE};
use super::sayings::printed;
use super::{keys, portrait, print};
use crate::data::{Building, Character, Cowbot, Item, Objective, Region, Target};
use crate::space::Space;
use crate::words::nouns;

/// All lenses.
pub(super) fn all() -> Vec<Lens> {
    let spaces = Space::all().filter(|space| !matches!(space.region(), Region::Town | Region::Badlands)).map(space);
    let things = THINGS.map(thing);
    let buildings = Building::ALL.map(building);
    let targets = Target::ALL.map(target);
    let items = Item::ALL.map(item);
    let characters = Character::ALL.map(character);
    let cowbots = Cowbot::ALL.map(cowbot);
    let objectives = Objective::ALL.map(objective);
    things
        .into_iter()
        .chain(spaces)
        .chain(buildings)
        .chain(targets)
        .chain(items)
        .chain(characters)
        .chain(objectives)
        .chain(cowbots)
        .collect()
}

/// What is counted and what is done: how it is called in `data-lens`, how it looks, and the rule.
const THINGS: [(&str, &str, &str); 18] = [
    ("cash", "ft-cash", "FT-INV-01"),
    ("gold", "ft-gold", "FT-MOD-01"),
    ("stars", "ft-star", "FT-INV-01"),
    ("silver", "ft-silver", "FT-MINE-08"),
    ("wanted", "ft-wanted", "FT-SHERIFF-05"),
    ("pans", "ft-pan", "FT-WORK-01"),
    ("hammers", "ft-hammer", "FT-WORK-02"),
    ("points", "ft-points", "FT-END-02"),
    ("bonus", "ft-bonus", "FT-BONUS-01"),
    ("poker", "ft-c-cheat", "FT-POKER-03"),
    ("holdem", "ft-c-cheat", "FT-HOLD-03"),
    ("lineup", "ft-c-cheat", "FT-TURN-03"),
    ("deck", "ft-back", "FT-DECK-04"),
    ("discard", "ft-back", "FT-DECK-03"),
    ("sheriff-card", "ft-badge", "FT-SHERIFF-04"),
    ("robbery", "ft-bandana", "FT-BAD-02"),
    ("cowbot", "ft-cowbot", "FT-COW-01"),
    ("sheet", "ft-points", "FT-SETUP-03"),
];

fn picture(symbol: &str) -> Markup {
    html! {
        svg class="ft-lens" viewBox="0 0 120 120" aria-hidden="true" {
            use href={ "#" (symbol) } x="6" y="6" width="108" height="108" {}
        }
    }
}

/// A part of the printed sheet, enlarged.
fn part(area: Area) -> Markup {
    html! {
        svg class="ft-lens" viewBox={ (area.left()) " " (area.top()) " " (area.width) " " (area.height) } aria-hidden="true" {
            use href="#ft-sheet" width=(SIZE.0) height=(SIZE.1) {}
        }
    }
}

fn thing((id, symbol, rule): (&'static str, &'static str, &'static str)) -> Lens {
    let picture =
        if id == "sheet" { part(Area { x: 700.0, y: 225.0, width: 1400.0, height: 450.0 }) } else { picture(symbol) };
    Lens {
        id,
        picture,
        title: Phrase::new(format!("drawn-lens-{id}")),
        text: Phrase::new(format!("drawn-lens-{id}.text")),
        rule: Some(RuleId(rule)),
    }
}

fn space(space: Space) -> Lens {
    let (id, rule) = match space.region() {
        Region::Trail => ("drawn-lens-stop", "FT-TRAIL-05"),
        Region::Mine => ("drawn-lens-chamber", "FT-MINE-02"),
        _ => ("drawn-lens-grave", "FT-CEM-03"),
    };
    let mut name = nouns::space(space);
    if space.region() != Region::Trail {
        name.id = format!("{}.label", name.id).into();
    }
    let area = match space.region() {
        Region::Trail => {
            let area = layout::area(space).grown(8.0);
            Area { x: area.x + 18.0, width: area.width + 36.0, ..area }
        }
        _ => layout::area(space).grown(34.0),
    };
    Lens {
        id: space.name(),
        picture: part(area),
        title: Phrase::new(id).with("space", name),
        text: Phrase::new(format!("{id}.text")).with("reward", printed(space)),
        rule: Some(RuleId(rule)),
    }
}

fn building(building: Building) -> Lens {
    let rule = match building {
        Building::Undertaker => "FT-TOWN-A1",
        Building::Bank => "FT-TOWN-2a",
        Building::Hideout => "FT-TOWN-3",
        Building::Stables => "FT-TOWN-4a",
        Building::Store => "FT-TOWN-5a",
        Building::Church => "FT-TOWN-6",
        Building::Hotel => "FT-TOWN-7a",
        Building::LandOffice => "FT-TOWN-8a",
        Building::Gunsmith => "FT-TOWN-9a",
        Building::BailBonds => "FT-TOWN-10a",
        Building::SheriffsOffice => "FT-TOWN-J",
        Building::Saloon => "FT-TOWN-Q",
        Building::Club => "FT-TOWN-K",
    };
    let space = Space::building(building);
    Lens {
        id: building.name(),
        picture: part(layout::area(space).grown(2.0)),
        title: nouns::space(space),
        text: Phrase::new(format!("drawn-lens-{building}")).with("reward", printed(space)),
        rule: Some(RuleId(rule)),
    }
}

fn target(kind: Target) -> Lens {
    let first = Space::target(2 + 3 * kind as u8);
    Lens {
        id: kind.name(),
        picture: picture(print::target(kind)),
        title: Phrase::new(format!("drawn-lens-{kind}")),
        text: Phrase::new("drawn-lens-target").with("reward", printed(first).into_iter().skip(1).collect::<Vec<_>>()),
        rule: Some(RuleId("FT-BAD-05")),
    }
}

fn item(item: Item) -> Lens {
    let rule = match item {
        Item::Friendship => "FT-TOWN-A1",
        Item::Shovel => "FT-TOWN-A2",
        Item::WorkHorse => "FT-TOWN-4b",
        Item::TrailHorse => "FT-TOWN-4c",
        Item::StorePan => "FT-TOWN-5b",
        Item::Pickaxe => "FT-TOWN-5c",
        Item::Bandana => "FT-TOWN-5d",
        Item::Pistol | Item::Rifle => "FT-BAD-03",
        Item::BankRed | Item::BankBlack => "FT-TOWN-2b",
        Item::OutlawJack | Item::OutlawQueen | Item::OutlawKing => "FT-TOWN-10b",
    };
    let text = match item {
        Item::BankRed | Item::BankBlack => "drawn-lens-bet".to_owned(),
        Item::OutlawJack | Item::OutlawQueen | Item::OutlawKing => "drawn-lens-outlaw".to_owned(),
        Item::Pistol | Item::Rifle => "drawn-lens-weapon".to_owned(),
        item => format!("drawn-lens-{item}"),
    };
    Lens {
        id: item.name(),
        picture: picture(print::item(item)),
        title: Phrase::new("drawn-lens-item").with("item", Phrase::new(format!("item-{item}"))),
        text: Phrase::new(text),
        rule: Some(RuleId(rule)),
    }
}

fn character(who: Character) -> Lens {
    let rule = match who {
        Character::Trailblazer => "FT-CHAR-03",
        Character::Cheat => "FT-CHAR-09",
        Character::Prospector => "FT-CHAR-10",
        Character::Settler => "FT-CHAR-04",
        Character::Bandit => "FT-CHAR-05",
        Character::Marshal => "FT-CHAR-11",
        Character::Preacher => "FT-CHAR-12",
        Character::Miner => "FT-CHAR-06",
        Character::RanchHand => "FT-CHAR-14",
        Character::GraveRobber => "FT-CHAR-07",
        Character::ManInBlack => "FT-CHAR-08",
        Character::Baroness => "FT-CHAR-15",
        Character::Mayor => "FT-CHAR-13",
        Character::WildCard => "FT-CHAR-16",
    };
    let name = Phrase::new(format!("character-{who}"));
    Lens {
        id: keys::character(who),
        picture: picture(portrait(who)),
        title: name.clone(),
        text: Phrase::new("drawn-lens-character").with("who", name),
        rule: Some(RuleId(rule)),
    }
}

fn objective(objective: Objective) -> Lens {
    Lens {
        id: objective.name(),
        picture: picture("ft-star"),
        title: Phrase::new(format!("drawn-goal-{objective}")),
        text: Phrase::new("drawn-lens-objective").with("goal", Phrase::new(format!("objective-{objective}"))),
        rule: Some(RuleId("FT-OBJ-01")),
    }
}

fn cowbot(cowbot: Cowbot) -> Lens {
    let regions = cowbot.regions().map(|region| Phrase::new(format!("region-{region}")));
    Lens {
        id: cowbot.name(),
        picture: picture("ft-cowbot"),
        title: Phrase::new(format!("cowbot-{cowbot}")),
        text: Phrase::new(format!("drawn-lens-{cowbot}")).with("regions", regions.to_vec()),
        rule: Some(RuleId("FT-COW-12")),
    }
}
