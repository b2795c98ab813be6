//! Whether a game's books are worth reading: checks that any game can be put through.

use wording::rulebook::{BlockKind, Gap, RuleBlock, RuleSection, Rulebook, gaps, guide_gaps};
use wording::{Language, Rule, Worded};

/// A block longer than this answers more than one question.
const LONGEST: usize = 420;

/// A block explains no more rules than this.
const RULES: usize = 2;

/// What careful setting avoids.
const CARELESS: [&str; 7] = ["  ", " .", " ,", "..", "\"", "'", " - "];

/// Both books of a game: the rules explain everything once and briefly, both languages have the same sections, blocks
/// and numbers, no text is the other language's, and everything is set with care.
///
/// # Panics
/// With the first thing that is not so.
#[track_caller]
pub fn books<G: Worded>() {
    let explains =
        |key: Option<&str>| -> Vec<Rule> { G::rules().iter().filter(|rule| rule.sealed == key).cloned().collect() };
    let open = explains(None);
    let [en, pl] = Language::ALL.map(G::first_game);
    nothing_missing(guide_gaps(en, pl, &open));
    rules_book(Language::ALL.map(G::rulebook), &open, &open);
    for language in Language::ALL {
        set_with_care(G::first_game(language), language);
    }
    translated(Language::ALL.map(G::first_game));
    for sealed in G::sealed_books() {
        rules_book(Language::ALL.map(|language| sealed.book(language)), &explains(Some(sealed.key)), G::rules());
    }
    let unknown = G::rules()
        .iter()
        .find(|rule| rule.sealed.is_some_and(|key| G::sealed_books().iter().all(|book| book.key != key)));
    assert!(unknown.is_none(), "{unknown:?} is sealed in a book that does not exist");
}

/// A book explains its rules and none of another book, and refers to none but those that its readers may know.
#[track_caller]
fn rules_book(book: [&Rulebook; Language::ALL.len()], its: &[Rule], known: &[Rule]) {
    let [en, pl] = book;
    nothing_missing(gaps(en, pl, its).into_iter().filter(|gap| !matches!(gap, Gap::Unknown { .. })));
    nothing_missing(guide_gaps(en, pl, known));
    for (language, book) in Language::ALL.into_iter().zip(book) {
        let strange = book.blocks().flat_map(|block| &block.rules).find(|id| its.iter().all(|rule| rule.id != **id));
        assert_eq!(strange, None, "{language}: “{}” explains a rule of another book", book.title);
        short_answers(book, its, language);
        set_with_care(book, language);
    }
    translated(book);
}

#[track_caller]
fn nothing_missing(gaps: impl IntoIterator<Item = Gap>) {
    let missing: Vec<String> = gaps.into_iter().map(|gap| gap.to_string()).collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// A link to a rule leads to a short answer.
#[track_caller]
fn short_answers(book: &Rulebook, rules: &[Rule], language: Language) {
    let blocks = rules.iter().filter_map(|rule| book.block_of(rule.id).map(|block| (rule, block)));
    for (rule, block) in blocks {
        let text = block.plain();
        let short = block.rules.len() <= RULES && text.chars().count() <= LONGEST;
        assert!(short, "{language}: the answer for {} is long: {text}", rule.id);
    }
}

#[track_caller]
fn set_with_care(book: &Rulebook, language: Language) {
    let titles = book.sections.iter().map(|section| section.title.clone());
    for text in book.blocks().map(RuleBlock::plain).chain(titles) {
        let careless = CARELESS.iter().find(|mark| text.contains(**mark));
        assert_eq!(careless, None, "{language}: {text}");
        let torn = text.match_indices(" $").any(|(at, _)| text[..at].ends_with(|c: char| c.is_ascii_digit()));
        assert!(!torn, "{language}: a sum may be torn from its sign: {text}");
    }
    for text in book.blocks().map(RuleBlock::plain) {
        assert!(text.ends_with(['.', '!', '?', ':', ')']), "{language}: an end is missing: {text}");
        let begins = text.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit());
        assert!(begins, "{language}: a beginning is missing: {text}");
    }
}

#[track_caller]
fn translated([en, pl]: [&Rulebook; Language::ALL.len()]) {
    for (en, pl) in en.blocks().zip(pl.blocks()) {
        let (en, pl) = (en.plain(), pl.plain());
        assert_ne!(en, pl, "not translated");
        assert_eq!(numbers(&en), numbers(&pl), "other numbers:\n{en}\n{pl}");
    }
}

/// The numbers of a text, `1,000` being one, in a fixed order.
pub fn numbers(text: &str) -> Vec<String> {
    let mut joined = String::new();
    for group in text.split(',') {
        let digit = |c: char| c.is_ascii_digit();
        let apart = !(joined.ends_with(digit) && group.starts_with(digit));
        joined += if apart { " " } else { "" };
        joined += group;
    }
    let mut numbers: Vec<String> = joined.split(|c: char| !c.is_ascii_digit()).map(str::to_owned).collect();
    numbers.retain(|number| !number.is_empty());
    numbers.sort();
    numbers
}

/// A section of a book.
///
/// # Panics
/// If there is no such section.
#[track_caller]
pub fn section<'a>(book: &'a Rulebook, id: &str) -> &'a RuleSection {
    book.section(id).unwrap_or_else(|| panic!("{} has no section {id}", book.title))
}

/// The items of the lists of a section, with plain spaces.
///
/// # Panics
/// If there is no such section.
#[track_caller]
pub fn items(book: &Rulebook, id: &str) -> Vec<String> {
    let items = section(book, id).blocks.iter().filter(|block| block.kind == BlockKind::Item);
    items.map(|block| spaced(&block.plain())).collect()
}

/// Everything that a section says, with plain spaces.
///
/// # Panics
/// If there is no such section.
#[track_caller]
pub fn told(book: &Rulebook, id: &str) -> String {
    section(book, id).blocks.iter().map(|block| spaced(&block.plain()) + "\n").collect()
}

/// The text with plain spaces alone.
pub fn spaced(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

/// Sections stand under the names that the game's words have for the same things.
///
/// # Panics
/// If there is no such section, or it has another title.
#[track_caller]
pub fn named<G: Worded>(ids: impl IntoIterator<Item = String>) {
    for id in ids {
        for language in Language::ALL {
            let said = crate::words::say::<G>(language, &wording::Phrase::new(id.clone()));
            assert_eq!(section(G::rulebook(language), &id).title, said, "{language}: {id}");
        }
    }
}

/// A text names all of these facts.
///
/// # Panics
/// With the first that it does not.
#[track_caller]
pub fn contains(text: &str, facts: impl IntoIterator<Item = impl AsRef<str>>) {
    for fact in facts {
        assert!(text.contains(fact.as_ref()), "{:?} is not in\n{text}", fact.as_ref());
    }
}
