//! Great Western Trail in words: prompts, options, the story, and the whole table for those who do not see it.
//!
//! Everything is made from a view and said by the messages of `words/*.ftl`.

mod account;
pub(crate) mod effects;
pub(crate) mod goals;
pub(crate) mod nouns;
pub(crate) mod options;
mod prompt;
mod results;
pub(crate) mod spaces;
mod story;
pub(crate) mod tables;

use table::{RuleId, Seat, Standing};
use wording::{Order, Outcome, Phrase, Section, Worded};

use crate::action::Action;
use crate::event::Event;
use crate::state::GreatWesternTrail;
use crate::view::View;

impl Worded for GreatWesternTrail {
    wording::books!();

    fn prompt(view: &View) -> Phrase {
        prompt::of(view)
    }

    fn prompt_rule(view: &View) -> Option<RuleId> {
        Some(RuleId(prompt::rule(view)))
    }

    fn option(view: &View, action: Action) -> Phrase {
        options::of(view, action)
    }

    fn group(view: &View, action: Action) -> Option<Phrase> {
        options::group(view, action)
    }

    fn order(view: &View, action: Action) -> Order {
        match action {
            Action::Done => Order::Decline,
            // What costs a hand least of its value comes first.
            Action::Discard(card) | Action::Trash(card) => Order::Paid(options::loss(view.hand(), card).into()),
            _ => Order::Free,
        }
    }

    fn story(event: &Event, after: &View) -> Phrase {
        story::of(event, after)
    }

    fn outcome(event: &Event, after: &View) -> Option<Outcome> {
        results::of(event, after)
    }

    fn occasion(view: &View) -> Option<Phrase> {
        Some(results::occasion(view))
    }

    fn opens(event: &Event) -> Option<Phrase> {
        results::opens(event)
    }

    fn table(view: &View) -> Vec<Section> {
        tables::of(view)
    }

    fn account(view: &View, standing: &Standing) -> Section {
        account::section(view, standing)
    }

    /// Sam alone has a name that comes with the game.
    fn persona(view: &View, seat: Seat) -> Option<Phrase> {
        view.table.is_sam(seat).then(|| nouns::who(&view.table, seat))
    }
}

#[cfg(test)]
mod tests {
    use proving::rulebook::{items, spaced};
    use wording::{Language, Unnamed};

    use super::*;
    use crate::data::buildings::{Neutral, Number, Side};
    use crate::data::tiles::Worker;
    use crate::position::Position;
    use crate::setup::{Options, Sides};
    use crate::state::Tenant;

    fn say(language: Language, phrase: &Phrase) -> String {
        spaced(&GreatWesternTrail::lexicon().say(language, phrase, &Unnamed))
    }

    #[test]
    fn neutral_buildings_say_what_the_book_says() {
        let table = Position::new(&Options::for_players(2), 1).table;
        for language in Language::ALL {
            let lines = items(GreatWesternTrail::rulebook(language), "neutral-buildings");
            assert_eq!(lines.len(), Neutral::ALL.len());
            for (line, tile) in lines.iter().zip(Neutral::ALL) {
                let said = spaces::printed(&table, Seat::new(0), Tenant::Neutral(tile));
                assert_eq!(*line, format!("{tile}: {}.", say(language, &said)));
            }
        }
    }

    #[test]
    fn private_buildings_demand_and_give_what_the_book_says() {
        let seat = Seat::new(0);
        for (side, section) in [(Side::A, "buildings-a"), (Side::B, "buildings-b")] {
            let table = Position::new(&Options::for_players(2).sides(Sides::All(side)), 1).table;
            for language in Language::ALL {
                let lines = items(GreatWesternTrail::rulebook(language), section);
                assert_eq!(lines.len(), Number::ALL.len());
                for (line, number) in lines.iter().zip(Number::ALL) {
                    let plan = table.plan(seat, number);
                    let mut facts = vec![
                        format!("{}{side}", number.get()),
                        say(language, &nouns::workers(Worker::Craftsman, plan.craftsmen)),
                        say(language, &nouns::points(plan.points.into())),
                    ];
                    if plan.hand != crate::data::tiles::Hand::None {
                        facts.push(say(language, &nouns::hand(plan.hand)));
                    }
                    let begins = facts.join(", ") + ": ";
                    assert!(line.starts_with(&begins), "{line}\n{begins}");
                }
            }
        }
    }

    #[test]
    fn simple_private_buildings_say_what_the_book_says() {
        // Those whose actions need no explanation in the book.
        let plain = [(Side::A, [2, 3, 4, 6, 10].as_slice()), (Side::B, [2, 3, 10].as_slice())];
        for (side, numbers) in plain {
            let table = Position::new(&Options::for_players(2).sides(Sides::All(side)), 1).table;
            let section = format!("buildings-{side}");
            for language in Language::ALL {
                let lines = items(GreatWesternTrail::rulebook(language), &section);
                for &number in numbers {
                    let number = Number::new(number).expect("a building");
                    let said = spaces::printed(&table, Seat::new(0), Tenant::Private { owner: Seat::new(0), number });
                    let told = &lines[number.index()];
                    let same = |text: &str| {
                        // The book speaks to its reader.
                        text.replace("your limit", "the limit").replace("odrzuć Criollo", "odrzuć kartę Criollo")
                    };
                    assert!(same(told).ends_with(&format!(": {}.", say(language, &said))), "{told}\n{said:?}");
                }
            }
        }
    }
}
