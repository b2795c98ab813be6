//! Every kind of card, symbol and token, enlarged and explained.

use drawing::{Lens, Markup, html};
use table::RuleId;
use wording::Phrase;

use super::scene::portrait;
use super::{cards, colour, round};
use crate::data::{Character, Incident, Kind, Turn};

/// All lenses.
pub(super) fn all() -> Vec<Lens> {
    let characters = Character::ALL.map(character);
    let cards = Kind::ALL.map(card);
    let turns = Turn::ALL.map(turn);
    let incidents = Incident::ALL.map(incident);
    let things = THINGS.map(thing);
    characters.into_iter().chain(cards).chain(turns).chain(incidents).chain(things).collect()
}

/// The others: what they are called in `data-lens`, how they look, and the rule.
const THINGS: [(&str, &str, &str); 15] = [
    ("no-event", "#ce-ev-none", "CE-ROUND-06"),
    ("bullet", "#ce-bullet", "CE-PLAN-04"),
    ("purse", "#ce-purse", "CE-INFO-06"),
    ("jewel", "#ce-jewel", "CE-INFO-02"),
    ("strongbox", "#ce-strongbox", "CE-SETUP-10"),
    ("neutral-bullet", "#ce-neutral", "CE-NEUT-01"),
    ("sheriff", "#ce-sheriff", "CE-SHER-01"),
    ("gunslinger", "#ce-cyl-6", "CE-SCORE-02"),
    ("round-card", "#ce-turn-open", "CE-ROUND-04"),
    ("first-player", "#ce-first", "CE-ROUND-08"),
    ("ransom", "#ce-ransom", "CE-EV-HOST-01"),
    ("stack", "#ce-fan", "CE-PLAN-03"),
    ("hidden-card", "#ce-back", "CE-HEIST-02"),
    ("deck", "#ce-pile", "CE-PLAN-05"),
    ("discard", "#ce-discard", "CE-EXP-04"),
];

fn picture(symbol: &str, class: &str) -> Markup {
    html! {
        svg class={ "ce-lens " (class) } viewBox="0 0 120 120" aria-hidden="true" {
            use href=(symbol) width="120" height="120" {}
        }
    }
}

fn character(who: Character) -> Lens {
    let rule = match who {
        Character::Ghost => "CE-GHOST-01",
        Character::Belle => "CE-BELLE-01",
        Character::Cheyenne => "CE-CHEY-01",
        Character::Tuco => "CE-TUCO-01",
        Character::Django => "CE-DJANGO-01",
        Character::Doc => "CE-DOC-01",
    };
    Lens {
        id: who.name(),
        picture: picture(portrait(who), colour(who)),
        title: Phrase::new(format!("character-{who}")),
        text: Phrase::new(format!("lens-{who}")),
        rule: Some(RuleId(rule)),
    }
}

fn card(kind: Kind) -> Lens {
    let rule = match kind {
        Kind::Move => "CE-MOVE-01",
        Kind::Level => "CE-LEVEL-01",
        Kind::Shoot => "CE-SHOOT-01",
        Kind::Rob => "CE-ROB-01",
        Kind::Punch => "CE-PUNCH-01",
        Kind::Sheriff => "CE-SCARD-01",
    };
    Lens {
        id: cards::lens(kind),
        picture: picture(cards::picture(kind), "ce-lens-card"),
        title: Phrase::new(format!("card-{kind}")),
        text: Phrase::new(format!("lens-card-{kind}")),
        rule: Some(RuleId(rule)),
    }
}

fn turn(symbol: Turn) -> Lens {
    let rule = match symbol {
        Turn::Open => "CE-TURN-01",
        Turn::Tunnel => "CE-TURN-02",
        Turn::SpeedingUp => "CE-TURN-03",
        Turn::Switching => "CE-TURN-05",
    };
    let name = Phrase::new(format!("turn-{symbol}"));
    Lens {
        id: cards::turn_lens(symbol),
        picture: picture(cards::turn(symbol), "ce-lens-card"),
        title: name.clone(),
        text: Phrase::new("lens-turn").with("turn", name),
        rule: Some(RuleId(rule)),
    }
}

fn incident(which: Incident) -> Lens {
    let rule = match which {
        Incident::AngrySheriff => "CE-EV-ANGRY-01",
        Incident::SwivelArm => "CE-EV-SWIVEL-01",
        Incident::Braking => "CE-EV-BRAKE-01",
        Incident::TakeItAll => "CE-EV-TAKE-01",
        Incident::Rebellion => "CE-EV-REBEL-01",
        Incident::Pickpockets => "CE-EV-PICK-01",
        Incident::SheriffsRevenge => "CE-EV-REVENGE-01",
        Incident::Hostage => "CE-EV-HOST-01",
    };
    let name = Phrase::new(format!("incident-{which}"));
    Lens {
        id: which.name(),
        picture: picture(round::picture(Some(which)), "ce-lens-card"),
        title: name.clone(),
        text: Phrase::new("lens-incident").with("event", name),
        rule: Some(RuleId(rule)),
    }
}

fn thing((id, symbol, rule): (&'static str, &'static str, &'static str)) -> Lens {
    let words = if id == "no-event" { "incident-none" } else { id };
    Lens {
        id,
        picture: picture(symbol, ""),
        title: Phrase::new(format!("lens-title-{words}")),
        text: Phrase::new(format!("lens-{words}")),
        rule: Some(RuleId(rule)),
    }
}
