//! Labels, said once and remembered: a drawing has about two hundred, and there are not many different.

use table::sets::ones;
use wording::{Arg, Label, Phrase};

use crate::data::{Card, City, Field, Kind, Level, Licence, Place, ROUNDS, SheriffCard, Symbol, Symbols};
use crate::view::Phase;
use crate::words::nouns::{self, counted, number, yes};

/// How a card of a Town lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Lies {
    /// It can be activated.
    Free,
    /// Its marker lies on the block field.
    Blocked,
    /// It was activated just now.
    Active,
}

impl Lies {
    pub const fn name(self) -> &'static str {
        match self {
            Lies::Free => "free",
            Lies::Blocked => "blocked",
            Lies::Active => "active",
        }
    }
}

/// A label. There are some thousands at most, so all that were ever said are kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Said {
    /// A message without variables.
    Word(&'static str),
    /// A number of something.
    Count(&'static str, i64),
    /// A field of the track, in a region.
    Field(u16, &'static str),
    /// A bandit of a region, or one face down.
    Bandit(Option<Symbol>, &'static str),
    /// The tied bandit, or none, and whether this is where he is wanted.
    Tied(Option<Symbol>, bool),
    /// A business field, and whether an outpost or a robbery lies there.
    Cell(City, Field, Option<bool>),
    /// A city with its price, and who is wanted.
    City(City, u8, Symbol),
    /// A city's name.
    CityName(City),
    /// The jail of a city.
    Jail(City),
    /// A licence on offer.
    Licence(Licence),
    /// The licence in force: its symbols as a set, and what it is worth.
    OwnLicence(Symbols, i32),
    /// A card's name and symbols.
    Card(Card),
    /// A kind of card.
    Kind(Kind),
    /// Two start cards.
    Pile(Card, Card),
    /// A card in a message about it.
    About(&'static str, Card),
    /// A card of the Town in the hand: how it lies, its anvils, how many it covers, and the values of dice that lead to it.
    Town(Card, Place, Lies, u8, u8, u8),
    /// A card of a Town to be produced by.
    Make(Card, Place),
    /// A card of the Market.
    Market(Card, u8),
    /// A deck: cards left and discards.
    Deck(Level, u8, u8),
    /// What the contest is about.
    Contest(SheriffCard),
    /// The same in two words.
    ContestBrief(SheriffCard),
    /// A die.
    Die(bool, u8),
    /// Round and phase.
    Round(u8, Phase),
    /// A way to pay: hats, coins, cows, discounts.
    Pay(u8, u8, u8, u8),
    /// The whole scene.
    Scene(&'static str, u8),
}

/// A phase by its name.
pub(super) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Piles | Phase::StartCards => "start",
        Phase::Town | Phase::Gifts => "town",
        Phase::Turn => "cowboy",
        Phase::Contest => "order",
        Phase::Over => "over",
    }
}

fn region(name: &'static str) -> Arg {
    Arg::Verbatim(name.to_owned())
}

impl Label for Said {
    fn phrase(self) -> Phrase {
        match self {
            Said::Word(id) => Phrase::new(id),
            Said::Count(id, count) => counted(id, count),
            Said::Field(field, of) => {
                Phrase::new("drawn-field").with("number", i64::from(field)).with("region", region(of))
            }
            Said::Bandit(who, of) => match who {
                Some(who) => Phrase::new("drawn-bandit").with("bandit", nouns::bandit(who)).with("region", region(of)),
                None => Phrase::new("drawn-bandit-hidden").with("region", region(of)),
            },
            Said::Tied(None, _) => Phrase::new("drawn-tied-nobody"),
            Said::Tied(Some(who), wanted) => {
                Phrase::new("drawn-tied").with("bandit", nouns::bandit(who)).with("wanted", yes(wanted))
            }
            Said::Cell(city, field, disc) => Phrase::new("drawn-cell")
                .with("city", nouns::city(city))
                .with("field", nouns::field(field))
                .with("disc", Arg::Key(disc.map_or("free", |outpost| if outpost { "outpost" } else { "robbery" }))),
            Said::City(city, price, wanted) => Phrase::new("drawn-city")
                .with("city", nouns::city(city))
                .with("price", counted("coins", price))
                .with("bandit", nouns::bandit(wanted)),
            Said::CityName(city) => nouns::city(city),
            Said::Jail(city) => Phrase::new("drawn-jail").with("city", nouns::city(city)),
            Said::Licence(licence) => nouns::licence(licence),
            Said::OwnLicence(set, worth) => Phrase::new("drawn-own-licence")
                .with("symbols", nouns::symbols(nouns::symbols_of(set)))
                .with("points", nouns::points(worth)),
            Said::Card(card) => nouns::card(card),
            Said::Kind(kind) => nouns::kind(kind),
            Said::Pile(one, other) => {
                Phrase::new("drawn-pile").with("one", nouns::card(one)).with("other", nouns::card(other))
            }
            Said::About(id, card) => Phrase::new(id).with("card", nouns::card(card)),
            Said::Town(card, at, lies, anvils, covered, values) => Phrase::new("drawn-town-card")
                .with("card", nouns::card_on(card, at))
                .with("state", Phrase::new("card-state").with("state", Arg::Key(lies.name())).with("anvils", anvils))
                .with("covered", covered)
                .with("values", Phrase::new("die-values").with("values", listed(values))),
            Said::Make(card, at) => Phrase::new("drawn-make").with("card", nouns::card_on(card, at)),
            Said::Market(card, slot) => nouns::card_in(card, crate::action::Slot::by_index(usize::from(slot))),
            Said::Deck(level, left, discards) => Phrase::new("drawn-deck")
                .with("row", Arg::Verbatim(level.to_string()))
                .with("count", left)
                .with("discards", discards),
            Said::Contest(contest) => Phrase::new("drawn-contest").with("contest", nouns::contest(contest)),
            Said::ContestBrief(contest) => Phrase::new(format!("drawn-contest-{contest}")),
            Said::Die(green, value) => Phrase::new("drawn-die")
                .with("colour", Arg::Key(if green { "green" } else { "yellow" }))
                .with("value", value),
            Said::Round(round, of) => {
                Phrase::new("turn-round").with("round", round).with("rounds", ROUNDS).with("phase", Arg::Key(phase(of)))
            }
            Said::Pay(hats, coins, cows, uses) => {
                Phrase::new("drawn-pay").with("paid", nouns::resources(hats, coins.into(), cows)).with("uses", uses)
            }
            Said::Scene(side, round) => {
                Phrase::new("drawn-scene").with("side", Arg::Verbatim(side.to_owned())).with("round", round)
            }
        }
    }
}

/// Values of a die, from a set.
fn listed(values: u8) -> Vec<Phrase> {
    ones(values).map(|value| number(value + 1)).collect()
}
