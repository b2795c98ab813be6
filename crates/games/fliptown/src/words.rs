//! Fliptown in words: prompts, options, the story, and the whole table for those who do not see it.
//!
//! Everything is made from a view and said by the messages of `words/*.ftl`.

mod account;
mod effects;
pub(crate) mod goods;
pub(crate) mod nouns;
mod options;
pub(crate) mod outcome;
mod prompt;
mod results;
mod story;
mod tables;

use table::{RuleId, Seat, Standing};
use wording::{Order, Outcome, Phrase, Section, Worded};

use crate::action::Action;
use crate::event::Event;
use crate::state::Fliptown;
use crate::view::View;

impl Worded for Fliptown {
    wording::books!();

    fn prompt(view: &View) -> Phrase {
        prompt::of(view)
    }

    fn prompt_rule(view: &View) -> Option<RuleId> {
        prompt::rule(view).map(RuleId)
    }

    fn option(view: &View, action: Action) -> Phrase {
        options::of(view, action)
    }

    /// Where one goes, if there are several places to go to.
    fn group(_: &View, action: Action) -> Option<Phrase> {
        options::group(action)
    }

    /// The space; the card for poker is chosen next.
    fn part(view: &View, action: Action) -> Option<Phrase> {
        options::part(view, action)
    }

    fn order(view: &View, action: Action) -> Order {
        options::order(view, action)
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

    /// The character of this seat, or the cowbot.
    fn persona(view: &View, seat: Seat) -> Option<Phrase> {
        match view.player(seat) {
            Some(player) => player.character.map(nouns::character),
            None => nouns::rival(view, seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use wording::rulebook::{BlockKind, RuleBlock};
    use wording::{Language, Unnamed};

    use super::*;
    use crate::data::{Region, Reward, TARGET_CASH, chamber_reward, trail_reward};
    use crate::space::{Space, Spaces};

    /// The items of a list in the rulebook.
    fn listed(language: Language, id: &str) -> Vec<String> {
        let section = Fliptown::rulebook(language).section(id).expect("there is such a section");
        let items = section.blocks.iter().filter(|block| block.kind == BlockKind::Item);
        items.map(RuleBlock::plain).collect()
    }

    fn assert_lists(language: Language, line: &str, things: &[Phrase]) {
        for thing in things {
            let said = Fliptown::lexicon().say(language, thing, &Unnamed).replace('\u{a0}', " ");
            assert!(line.replace('\u{a0}', " ").contains(&said), "{language}: {said:?} is not in {line:?}");
        }
    }

    #[test]
    fn the_book_lists_what_is_printed_on_stops_and_chambers() {
        // What is crossed out is an order in the book, and the stop of the tools a choice.
        let plain = |reward: Reward| goods::printed(&Reward { cleared: 0, ..reward });
        for language in Language::ALL {
            for (list, region) in [("trail-stops", Region::Trail), ("mine-chambers", Region::Mine)] {
                let lines = listed(language, list);
                assert_eq!(lines.len(), Spaces::in_region(region).len());
                for (line, space) in lines.iter().zip(Spaces::in_region(region).iter()) {
                    match region {
                        Region::Mine => assert_lists(language, line, &plain(chamber_reward(space))),
                        _ if space == Space::stop(2) => {
                            assert_lists(language, line, &[Phrase::new("pan-or-hammer")]);
                        }
                        _ => assert_lists(language, line, &plain(trail_reward(space))),
                    }
                }
            }
        }
    }

    #[test]
    fn the_book_lists_what_robberies_bring() {
        for language in Language::ALL {
            let lines = listed(language, "badlands-targets");
            assert_eq!(lines.len(), TARGET_CASH.len());
            for (line, target) in lines.iter().zip(Spaces::in_region(Region::Badlands).iter()) {
                let kind = target.as_target().expect("a target");
                let cash = goods::cash(TARGET_CASH[usize::from(target.number())]);
                let things = [goods::wanted(kind.wanted().into()), goods::stars(kind.stars()), cash];
                assert_lists(language, line, &things);
            }
        }
    }
}
