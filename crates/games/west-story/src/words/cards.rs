//! What cards produce, do and score.

use table::Seat;
use wording::Phrase;

use super::nouns::{ability, cost, counted, gain, points, points_ahead, series};
use crate::data::{CardFacts, Kind, Place, Section, Special};
use crate::state::Table;

/// One section of production as it is printed.
pub(crate) fn section(section: Section) -> Phrase {
    match section {
        Section::Empty => Phrase::new("nothing"),
        Section::Gain(what) => gain(what),
        Section::Choose(one, other) => Phrase::new("either").with("one", gain(one)).with("other", gain(other)),
        Section::Pay(hats, what) => {
            Phrase::new("section-pay").with("price", counted("hats", hats)).with("gain", gain(what))
        }
        Section::Special(special) => Phrase::new(format!("special-{special}")),
    }
}

/// All production of a card as it is printed.
pub(crate) fn production(facts: &CardFacts) -> Phrase {
    series(facts.production.into_iter().filter(|&one| one != Section::Empty).map(section))
}

/// A section of a card in a Town: if it counts something, with what it would give now.
pub(crate) fn section_now(table: &Table, seat: Seat, printed: Section) -> Phrase {
    match printed {
        Section::Special(special) if special != Special::GoldMine => Phrase::new("section-now")
            .with("what", section(printed))
            .with("gain", gain(table.could_give(seat, printed))),
        _ => section(printed),
    }
}

/// All production of a card in a Town.
pub(crate) fn production_now(table: &Table, seat: Seat, at: Place) -> Phrase {
    let sections = table.card_at(seat, at).production.into_iter().filter(|&one| one != Section::Empty);
    series(sections.map(|one| section_now(table, seat, one)))
}

/// What an animal scores in the end.
pub(crate) fn scoring(kind: Kind) -> Option<Phrase> {
    matches!(kind, Kind::Mustang | Kind::Bison | Kind::Eagle | Kind::Raccoon)
        .then(|| Phrase::new(format!("scoring-{kind}")))
}

/// An ability with what it does.
pub(crate) fn ability_in_full(of: crate::data::Ability) -> Phrase {
    Phrase::new("ability-in-full").with("name", ability(of)).with("what", Phrase::new(format!("ability-{of}.help")))
}

/// What a card brings whoever owns it: production, ability, and what it scores.
pub(crate) fn effects(facts: &CardFacts) -> Phrase {
    let produces = Phrase::new("card-produces").with("what", production(facts));
    let ability = facts.ability.map(ability_in_full);
    series([produces].into_iter().chain(ability).chain(scoring(facts.kind)))
}

/// Points when it is bought, and what it brings.
pub(crate) fn in_full(facts: &CardFacts) -> Phrase {
    let now = (facts.points > 0).then(|| points(facts.points));
    series(now.into_iter().chain([effects(facts)]))
}

/// The same for a seat that is about to buy it.
pub(crate) fn in_full_for(table: &Table, seat: Seat, facts: &CardFacts) -> Phrase {
    let now = (facts.points > 0).then(|| points_ahead(table, seat, facts.points));
    series(now.into_iter().chain([effects(facts)]))
}

/// The printed price of a card.
pub(crate) fn price(facts: &CardFacts) -> Phrase {
    cost(facts.cost)
}
