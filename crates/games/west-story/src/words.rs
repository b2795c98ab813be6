//! West Story in words: prompts, options, the story, and the whole table for those who do not see it.
//!
//! Everything is made from a view and said by the messages of `words/*.ftl`.

mod account;
pub(crate) mod cards;
pub(crate) mod dice;
pub(crate) mod nouns;
mod options;
mod prices;
mod prompt;
mod results;
mod story;
pub(crate) mod tables;

use table::{RuleId, Seat, Standing};
use wording::{Order, Outcome, Phrase, Section, Worded};

use crate::action::{Action, How};
use crate::event::Event;
use crate::state::WestStory;
use crate::view::View;

impl Worded for WestStory {
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

    fn part(view: &View, action: Action) -> Option<Phrase> {
        options::part(view, action)
    }

    fn order(_: &View, action: Action) -> Order {
        match action {
            Action::NoCombo | Action::Done | Action::Accept(0) | Action::Contest(0) => Order::Decline,
            Action::Produce { how: How::Skip, .. } => Order::Decline,
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

    fn closes(event: &Event) -> Option<Phrase> {
        results::closes(event)
    }

    fn brought(before: &View, after: &View, seat: Seat) -> Option<Phrase> {
        results::brought(before, after, seat)
    }

    fn table(view: &View) -> Vec<Section> {
        tables::of(view)
    }

    fn account(view: &View, standing: &Standing) -> Section {
        account::section(view, standing)
    }

    /// Tom alone has a name that comes with the game.
    fn persona(view: &View, seat: Seat) -> Option<Phrase> {
        view.table.is_tom(seat).then(|| nouns::who(view, seat))
    }
}

#[cfg(test)]
mod tests {
    use proving::rulebook::{items, spaced};
    use wording::{Language, Unnamed};

    use super::*;
    use crate::data::{Cost, Gain, HelpSource, Kind, Level, OURS, Section as Produces, Symbol, TUNED, TomCard};

    fn say(language: Language, phrase: &Phrase) -> String {
        spaced(&WestStory::lexicon().say(language, phrase, &Unnamed))
    }

    fn word(language: Language, id: String) -> String {
        say(language, &Phrase::new(id))
    }

    /// “2 hats, 3 coins”: the book lists amounts with commas.
    fn amounts(language: Language, gain: Gain) -> String {
        let all = [("hats", gain.hats), ("coins", gain.coins), ("cows", gain.cows), ("points", gain.points)];
        let there = all.into_iter().filter(|(_, count)| *count > 0);
        let said: Vec<String> = there.map(|(id, count)| say(language, &nouns::counted(id, count))).collect();
        said.join(", ")
    }

    fn price(language: Language, kind: Kind) -> String {
        price_of(language, OURS.kinds[kind.index()].cost)
    }

    fn price_of(language: Language, cost: Cost) -> String {
        amounts(language, Gain { hats: cost.hats, coins: cost.coins, ..Gain::NOTHING })
    }

    #[test]
    fn cards_of_level_one_cost_and_produce_what_the_book_says() {
        for language in Language::ALL {
            let lines = items(WestStory::rulebook(language), "level-1");
            let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| kind.level() == Level::I).collect();
            assert_eq!(lines.len(), kinds.len());
            for (line, kind) in lines.iter().zip(kinds) {
                let Produces::Gain(gain) = OURS.kinds[kind.index()].production[0] else { panic!("{kind} is plain") };
                let name = word(language, format!("card-{kind}"));
                let (price, gain) = (price(language, kind), amounts(language, gain));
                let said = match language {
                    Language::En => format!("{name}: price {price}; production {gain}."),
                    Language::Pl => format!("{name}: cena {price}; Produkcja {gain}."),
                };
                assert_eq!(*line, said);
            }
        }
    }

    #[test]
    fn buildings_are_called_and_cost_what_the_book_says() {
        let buildings = Kind::CHOOSABLE.into_iter().chain([Kind::GoldMine]);
        for kind in buildings {
            for language in Language::ALL {
                let section = proving::rulebook::section(WestStory::rulebook(language), &format!("building-{kind}"));
                assert_eq!(section.title, word(language, format!("card-{kind}")));
                let told = spaced(&section.blocks[0].plain());
                let points = say(language, &nouns::points(OURS.kinds[kind.index()].points));
                let begins = match language {
                    Language::En => format!("Price {}; {points}", price(language, kind)),
                    Language::Pl => format!("Cena {}; {points}", price(language, kind)),
                };
                assert!(told.starts_with(&begins), "{told}\n{begins}");
                if let Some(ability) = kind.ability() {
                    let name = word(language, format!("ability-{ability}"));
                    let all: String = section.blocks.iter().map(|block| block.plain()).collect();
                    assert!(all.contains(&name), "{all}\n{name}");
                }
            }
        }
    }

    #[test]
    fn cards_of_tom_are_listed_as_they_are() {
        for language in Language::ALL {
            let lines = items(WestStory::rulebook(language), "tom-cards");
            assert_eq!(lines.len(), 2 * TomCard::ALL.len());
            for (number, line) in lines.iter().enumerate() {
                let (card, hard) = (TomCard::ALL[number % 12], number >= 12);
                let side = &OURS.tom[card.index()][usize::from(hard)];
                let own = nouns::toms_card(card, hard);
                // Links are the same on the hard sides and not told twice.
                let name = match card.partner().filter(|_| !hard) {
                    Some(partner) => Phrase::new("toms-card-linked")
                        .with("card", own)
                        .with("partner", nouns::toms_card(partner, hard)),
                    None => Phrase::new("toms-card").with("card", own),
                };
                let (name, gain) = (say(language, &name), amounts(language, side.production));
                let steps = match (side.steps.is_empty(), language) {
                    (false, _) => say(language, &tables::tom::steps(side.steps)),
                    (true, Language::En) => "no steps".to_owned(),
                    (true, Language::Pl) => "bez kroków".to_owned(),
                };
                let same = |text: &str| {
                    let short = text.to_lowercase().replace("cheapest animal", "animal (min)");
                    let short = short.replace("dearest animal", "animal (max)");
                    short.replace("najtańsze zwierzę", "zwierzę (min)").replace("najdroższe zwierzę", "zwierzę (max)")
                };
                assert_eq!(same(line), same(&format!("{name}: {gain}. {steps}.")));
            }
        }
    }

    #[test]
    fn help_cards_of_tom_are_listed_as_they_are() {
        for language in Language::ALL {
            let lines = items(WestStory::rulebook(language), "tom-help");
            let cards = OURS.help.iter().flatten();
            for (line, card) in lines.iter().zip(cards) {
                let values = (2..=5).map(|value| {
                    let symbols = card[value - 1].map(|source| match source {
                        HelpSource::Symbol(symbol) => word(language, format!("symbol-{symbol}")),
                        _ => panic!("a symbol"),
                    });
                    format!("{value} {}", symbols.join(", "))
                });
                let said = values.collect::<Vec<_>>().join("; ") + ".";
                assert!(line.ends_with(&format!(": {said}")), "{line}\n{said}");
            }
            assert_eq!(lines.len(), 4);
        }
    }

    #[test]
    fn boards_are_told_as_they_are() {
        for (side, section) in [(crate::data::Side::A, "board-a"), (crate::data::Side::B, "board-b")] {
            let board = side.board();
            for language in Language::ALL {
                let lines = items(WestStory::rulebook(language), section);
                let (regions, cities) = lines.split_at(board.regions.len());
                for (line, region) in regions.iter().zip(board.regions) {
                    let fields = format!("{}–{}", region.from, region.to);
                    assert!(line.starts_with(region.name) && line.contains(&fields), "{line}");
                    assert_eq!(line.contains(&format!("; {} ", region.bandits)), region.bandits > 0, "{line}");
                }
                assert_eq!(cities.len(), board.areas.len());
                for (line, city) in cities.iter().zip(board.areas) {
                    let numbers = &OURS.cities[city.index()];
                    let [first, second, third] = numbers.outposts;
                    let begins = format!(
                        "{}: {}; {first}, {second}, {third} ",
                        word(language, format!("city-{city}")),
                        say(language, &nouns::counted("coins", numbers.cost)),
                    );
                    assert!(line.starts_with(&begins), "{line}\n{begins}");
                }
            }
        }
    }

    #[test]
    fn what_is_tuned_is_told_and_nothing_else() {
        for language in Language::ALL {
            let lines = items(WestStory::rulebook(language), "tuned-numbers");
            let tuned = Kind::ALL.into_iter().filter(|kind| TUNED.kinds[kind.index()] != OURS.kinds[kind.index()]);
            let said = tuned.map(|kind| {
                let (ours, tuned) = (OURS.kinds[kind.index()], TUNED.kinds[kind.index()]);
                assert_eq!((ours.points, ours.production), (tuned.points, tuned.production), "{kind}: prices alone");
                let (name, price) = (word(language, format!("card-{kind}")), price_of(language, tuned.cost));
                match language {
                    Language::En => format!("{name}: price {price}."),
                    Language::Pl => format!("{name}: cena {price}."),
                }
            });
            assert_eq!(lines, said.collect::<Vec<_>>());
            assert_eq!(TUNED.cities, OURS.cities, "the book says nothing of other cities");
        }
    }

    #[test]
    fn printed_cards_are_told_as_they_are() {
        for language in Language::ALL {
            let lines = items(WestStory::rulebook(language), "printed-cards");
            for (row, line) in lines[..2].iter().enumerate() {
                let printed = OURS.printed[row * 6..row * 6 + 6].iter().map(|section| match section {
                    Produces::Gain(gain) => amounts(language, *gain),
                    section => say(language, &cards::section(*section)),
                });
                let told = line.replace(", as you choose", "").replace(" do wyboru", "");
                assert!(told.ends_with(&format!(": {}.", printed.collect::<Vec<_>>().join("; "))), "{line}");
            }
            for (line, board) in lines[2..].iter().zip(&crate::data::PLAYER_BOARDS) {
                let names = |symbols: &[Symbol]| {
                    let names: Vec<String> =
                        symbols.iter().map(|symbol| word(language, format!("symbol-{symbol}"))).collect();
                    names.join(", ")
                };
                let (top, bottom) = board.symbols.split_at(6);
                for part in [names(&[board.licence]), names(top), names(bottom)] {
                    assert!(line.contains(&part), "{line}\n{part}");
                }
            }
            assert_eq!(lines.len(), 6);
        }
    }
}
