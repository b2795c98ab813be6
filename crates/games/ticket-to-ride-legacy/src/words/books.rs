//! Books of rules that a campaign discovers, and what opens them.

use std::sync::LazyLock;

use serde::Deserialize;
use wording::{Rulebook, SealedBook};

use crate::view::View;

/// The books' texts by key, in every language.
macro_rules! pages {
    ($($key:literal),+ $(,)?) => {
        [$(($key, wording::in_every_language!(concat!("sealed/", $key), "md"))),+]
    };
}

const PAGES: [(&str, [&str; 2]); 17] = pages![
    "story-1865",
    "story-1867",
    "box-florida",
    "box-great-plains",
    "box-southern-plains",
    "box-northern-plains",
    "box-rockies",
    "box-northern-mexico",
    "story-1873",
    "box-california",
    "box-pacific-northwest",
    "story-1879",
    "box-conductor",
    "upgrade-dispatcher",
    "story-1885",
    "story-1887",
    "final",
];

/// The list of the books.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Index {
    sealed: Vec<Entry>,
}

/// One book: its titles are those of its pages.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    key: String,
    en: String,
    pl: String,
    opened_by: Opener,
}

/// What opens a book.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Opener {
    /// This card of the story is read.
    Story(String),
    /// The box of this area is opened.
    Area(String),
    /// The last box is opened.
    Box(String),
    /// A company has this upgrade.
    Upgrade(String),
}

static INDEX: LazyLock<Index> = LazyLock::new(|| {
    toml::from_str(include_str!("../../words/sealed/index.toml")).expect("the list of books is well formed")
});

static BOOKS: LazyLock<Vec<SealedBook>> = LazyLock::new(|| INDEX.sealed.iter().map(read).collect());

/// Books are listed under the titles that stand on them.
fn read(entry: &'static Entry) -> SealedBook {
    let (_, pages) = PAGES.iter().find(|(key, _)| *key == entry.key).expect("every book has pages");
    let books = wording::editions(*pages);
    let titles = books.each_ref().map(|book: &Rulebook| book.title.as_str());
    assert_eq!(titles, [entry.en.as_str(), entry.pl.as_str()], "{} is called something else in the list", entry.key);
    SealedBook { key: &entry.key, books }
}

/// All of them, in the order in which they stand once they are open.
pub(super) fn all() -> &'static [SealedBook] {
    &BOOKS
}

/// The keys of those that are open at a table.
pub(super) fn opened(view: &View) -> Vec<&'static str> {
    INDEX.sealed.iter().filter(|entry| is_open(view, &entry.opened_by)).map(|entry| entry.key.as_str()).collect()
}

/// After a campaign all of its story has been read.
fn is_open(view: &View, opener: &Opener) -> bool {
    match opener {
        Opener::Story(id) => {
            let read = view.campaign.iter().flat_map(|campaign| &campaign.story);
            view.free_play || read.into_iter().any(|card| card.id() == id)
        }
        Opener::Area(id) => view.areas.iter().any(|area| area.id() == id),
        Opener::Box(which) => {
            debug_assert_eq!(which, "conductor");
            view.free_play || view.campaign.as_ref().is_some_and(|campaign| campaign.conductor_box)
        }
        Opener::Upgrade(id) => {
            let everybody = view.campaign.iter().flat_map(|campaign| campaign.upgrades.iter().flatten());
            let present = view.players.iter().flat_map(|player| &player.upgrades);
            everybody.chain(present).any(|upgrade| upgrade.id() == id)
        }
    }
}
