//! The books say what the data say.

use proving::rulebook::{items, numbers};
use stagecoach::Stagecoach;
use stagecoach::data::{BONUS, COPIES, Freight, KINDS};
use table::RuleId;
use wording::{Language, Worded};

#[test]
fn sc_setup_02_the_cards_are_counted_and_valued_as_they_are() {
    for language in Language::ALL {
        let book = Stagecoach::rulebook(language);
        let values: Vec<String> = Freight::ALL.iter().map(|freight| freight.value().to_string()).collect();
        assert_eq!(items(book, "setup").iter().flat_map(|item| numbers(item)).collect::<Vec<_>>(), values);
        let told = book.block_of(RuleId("SC-SETUP-02")).map(|block| numbers(&block.plain()));
        let cards = usize::from(COPIES) * KINDS;
        assert_eq!(told, Some(vec![cards.to_string(), COPIES.to_string()]), "{language}");
    }
}

#[test]
fn sc_stop_02_the_bonus_is_what_it_is() {
    let mut bonus: Vec<String> = BONUS[2..].iter().map(u8::to_string).collect();
    bonus.sort();
    for language in Language::ALL {
        let told = Stagecoach::rulebook(language).block_of(RuleId("SC-STOP-02")).map(|block| numbers(&block.plain()));
        assert_eq!(told.as_ref(), Some(&bonus), "{language}");
    }
}
