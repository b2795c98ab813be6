//! Sentences for people: what is said is data, how it is said is in `.ftl` files, one a language.
//!
//! Rules never speak. A game turns what eyes see into [`Phrase`]s; a [`Lexicon`] says them in a
//! [`Language`]. Everything here is made from a *view*, so that words cannot betray what the view
//! does not hold.
//!
//! ```
//! use wording::{Language, Lexicon, Phrase};
//!
//! let lexicon = Lexicon::new(&[
//!     (Language::En, "robs = { $who } takes { $count ->\n    [one] a purse\n   *[other] { $count } purses\n}."),
//!     (Language::Pl, "robs = { $who } zabiera { $count ->\n    [one] sakiewkę\n    [few] { $count } sakiewki\n   *[other] { $count } sakiewek\n}."),
//! ])?;
//! let phrase = Phrase::new("robs").with("who", table::Seat::new(0)).with("count", 3_u8);
//! assert_eq!(lexicon.say(Language::Pl, &phrase, &["Anna"]), "Anna zabiera 3 sakiewki.");
//! # Ok::<(), wording::LexiconError>(())
//! ```

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use table::game::{Game, Refusal, RuleId};
use table::seat::Seat;
use table::standing::Standing;

mod account;
mod books;
mod check;
mod lexicon;
pub mod lint;
mod load;
mod memory;
mod names;
mod outcome;
mod plain;
pub mod rulebook;
mod rules;
pub mod setup;

pub use account::{account, victory};
pub use books::{Books, Editions, editions, lexicon};
pub use check::Difference;
pub use lexicon::Lexicon;
pub use load::LexiconError;
pub use memory::Label;
pub use names::{Names, Unnamed};
pub use outcome::{Luck, Outcome};
pub use rulebook::Rulebook;
pub use rules::read_rules;

/// A language of the house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::En, Language::Pl];

    /// Its code: `en`, `pl`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Pl => "pl",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// What was read is not a language of the house.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a language here: expected en or pl")]
pub struct NotALanguage(pub String);

impl FromStr for Language {
    type Err = NotALanguage;

    fn from_str(text: &str) -> Result<Self, NotALanguage> {
        Language::ALL.into_iter().find(|language| language.code() == text).ok_or_else(|| NotALanguage(text.to_owned()))
    }
}

/// Something to say: a message of the `.ftl` files and what to put into it.
#[derive(Clone, PartialEq, Debug)]
pub struct Phrase {
    /// The message's id, or `MESSAGE.ATTRIBUTE` for one of its attributes.
    pub id: Cow<'static, str>,
    /// What to put into it, by the name of the variable.
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    /// A message without variables.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Phrase { id: id.into(), args: Vec::new() }
    }

    /// The same with one variable more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

/// What is put into a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A number; plural forms follow it.
    Number(i64),
    /// A measured amount: with one decimal place where it is small. Plural forms follow it.
    Amount(f32),
    /// A key to select by, never shown.
    Key(&'static str),
    /// Who sits there: the name of the person, with what the person plays in brackets.
    Seat(Seat),
    /// Who sits there: the name of the person alone, for a game that says itself what the person plays.
    Name(Seat),
    /// Another phrase, said in place, with its grammar: `$NAME` is its value and `$NAME-ATTRIBUTE`
    /// each attribute (`$who-acc`, `$who-gender`). A case that the message does not give
    /// (`gen`, `dat`, `acc`, `inst`, `loc`) is the same as its value.
    Phrase(Box<Phrase>),
    /// Several phrases, joined as the language joins a list (“a, b and c”), in every case.
    /// `$NAME-count` is how many there are.
    List(Vec<Phrase>),
    /// Something that is the same in every language, such as the notation of an action.
    Verbatim(String),
    /// A text that is given in every language, in the order of [`Language::ALL`]: what a game keeps with its components
    /// and not among its words, such as the cards of a story.
    Text(Texts),
}

/// A text in every language, in the order of [`Language::ALL`].
pub type Texts = [&'static str; Language::ALL.len()];

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Arg::Number(number)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Arg::Number(i64::from(number))
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Arg::Number(i64::from(number))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(number as i64)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Arg::Phrase(Box::new(phrase))
    }
}

impl From<Texts> for Arg {
    fn from(texts: Texts) -> Self {
        Arg::Text(texts)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Self {
        Arg::List(phrases)
    }
}

/// A part of the table in words: a heading, and what stands under it.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// The heading.
    pub title: Phrase,
    /// What stands under it.
    pub blocks: Vec<Block>,
}

/// A sentence or a small table.
#[derive(Clone, PartialEq, Debug)]
pub enum Block {
    /// A sentence.
    Line(Phrase),
    /// A small table.
    Table {
        /// Headings of the columns.
        head: Vec<Phrase>,
        /// The rows, each as long as the head.
        rows: Vec<Vec<Phrase>>,
    },
}

/// A rule of a game's `rules.toml`, with a title of one line in every language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its id.
    pub id: RuleId,
    /// Its titles, in the order of [`Language::ALL`].
    pub titles: [String; Language::ALL.len()],
    /// The key of the sealed book that explains it; none where everybody may read it at any time.
    pub sealed: Option<&'static str>,
}

/// A book of rules that a table discovers while it is played: before that nobody there may read it, nor the titles of its
/// rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SealedBook {
    /// What the game's rules call it.
    pub key: &'static str,
    /// The book, in the order of [`Language::ALL`].
    pub books: [Rulebook; Language::ALL.len()],
}

impl SealedBook {
    /// The book in a language.
    pub fn book(&self, language: Language) -> &Rulebook {
        &self.books[language as usize]
    }
}

/// Something to be read aloud at the table before play goes on, such as a card of a story.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    /// What it is.
    pub title: Phrase,
    /// What it says.
    pub paragraphs: Vec<Phrase>,
}

impl Rule {
    /// Its title.
    pub fn title(&self, language: Language) -> &str {
        &self.titles[language as usize]
    }
}

/// What the names of lessons begin with.
pub const LESSON: &str = "lesson-";

/// The lesson of a prompt's own name, if there is one.
pub fn lesson_of(lexicon: &Lexicon, prompt: &Phrase) -> Option<Phrase> {
    let lesson = format!("{LESSON}{}", prompt.id.strip_prefix("prompt-")?);
    lexicon.knows(Language::En, &lesson).then(|| Phrase::new(lesson))
}

/// Where an option stands in a list: what costs nothing first, then by its price; to decline comes last, whatever else
/// there is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Order {
    /// It costs nothing that is worth a word.
    #[default]
    Free,
    /// It costs so much, in whatever the game pays with.
    Paid(u16),
    /// It does nothing.
    Decline,
}

/// A game that can be played in words alone.
///
/// Besides what its phrases name, a game's `.ftl` files have `game-title`, `game-about` and `game-length`, the
/// words of its setup (`setup-KEY`, `setup-KEY.help`, `setup-KEY-VALUE`), of its guide's terms, and of its
/// scores (see [`account`]).
pub trait Worded: Game {
    /// What stands in the game's folder: [`books!`].
    fn books() -> &'static Books;

    /// Everything this game says, in every language.
    fn lexicon() -> &'static Lexicon {
        &Self::books().lexicon
    }

    /// Every rule with its title, in the order of the game's `rules.toml`.
    fn rules() -> &'static [Rule] {
        &Self::books().rules
    }

    /// All rules, to read: every rule is explained in one place (see [`rulebook::gaps`]).
    fn rulebook(language: Language) -> &'static Rulebook {
        &Self::books().rulebook[language as usize]
    }

    /// A short guide to somebody's first game.
    fn first_game(language: Language) -> &'static Rulebook {
        &Self::books().first_game[language as usize]
    }

    /// Books of rules that a table discovers while it is played, in the order in which they stand once they are open.
    fn sealed_books() -> &'static [SealedBook] {
        &[]
    }

    /// The keys of the sealed books that are open to these eyes.
    fn opened(view: &Self::View) -> Vec<&'static str> {
        let _ = view;
        Vec::new()
    }

    /// What is asked of the seat whose view this is, in one sentence; what is being waited for when
    /// nothing is.
    fn prompt(view: &Self::View) -> Phrase;

    /// The rule to read when one wants to know more about what is asked now.
    fn prompt_rule(view: &Self::View) -> Option<RuleId> {
        let _ = view;
        None
    }

    /// What somebody is told who decides something of this kind for the first time: what it is, and what it is good
    /// for. A message `lesson-NAME` without variables, by which it is remembered who has read it. By default that of
    /// the prompt's own name (`prompt-NAME`), if there is one.
    fn lesson(view: &Self::View) -> Option<Phrase> {
        lesson_of(Self::lexicon(), &Self::prompt(view))
    }

    /// An option, as a short line in a list: what happens if one chooses it.
    fn option(view: &Self::View, action: Self::Action) -> Phrase;

    /// The heading under which an option stands where there are many; none where a list needs no headings. Options of
    /// one group are shown together, groups and options otherwise by [`Worded::order`] and in the order of [`Game::legal`].
    fn group(view: &Self::View, action: Self::Action) -> Option<Phrase> {
        let _ = (view, action);
        None
    }

    /// The first part of an option that has two, as a line of its own: the space, before the card that leads there.
    /// Options of one part are one line of a list, and are told apart once it is opened.
    fn part(view: &Self::View, action: Self::Action) -> Option<Phrase> {
        let _ = (view, action);
        None
    }

    /// Where an option stands among those of its group.
    fn order(view: &Self::View, action: Self::Action) -> Order {
        let _ = (view, action);
        Order::Free
    }

    /// A told event as a line of the story, with the view of the same eyes right after it.
    fn story(event: &Self::Event, after: &Self::View) -> Phrase;

    /// The result that an event is for these eyes, if it is one: shown until they have seen it, beside the story that
    /// tells everything.
    fn outcome(event: &Self::Event, after: &Self::View) -> Option<Outcome> {
        let _ = (event, after);
        None
    }

    /// When in the game a moment is, in a few words: what stands above the table while that moment is told or looked
    /// back at, instead of a question (“The Heist, card 5 of 16”).
    fn occasion(view: &Self::View) -> Option<Phrase> {
        let _ = view;
        None
    }

    /// What a round is called that begins with a told event: the story is divided there.
    fn opens(event: &Self::Event) -> Option<Phrase> {
        let _ = event;
        None
    }

    /// What a round is called that is over with a told event: what it [brought](Self::brought) is told there.
    fn closes(event: &Self::Event) -> Option<Phrase> {
        let _ = event;
        None
    }

    /// What a round brought the player on a seat, as far as these eyes know, from what they saw when it began to what
    /// they see when it is over.
    fn brought(before: &Self::View, after: &Self::View, seat: Seat) -> Option<Phrase> {
        let _ = (before, after, seat);
        None
    }

    /// What is read aloud when these eyes are told an event, if something is.
    fn reading(event: &Self::Event, after: &Self::View) -> Option<Reading> {
        let _ = (event, after);
        None
    }

    /// A campaign as it stands before the game that is set up this way, told to one of its members (numbered as in
    /// [`Chapter`](table::Chapter)) or to somebody else: what that member may know, and nothing more.
    fn chronicle(setup: &Self::Setup, member: Option<usize>) -> Vec<Section> {
        let _ = (setup, member);
        Vec::new()
    }

    /// The same without the games and what was read aloud in them, which a journal tells game by game: by default all of the
    /// [chronicle](Self::chronicle).
    fn inventory(setup: &Self::Setup, member: Option<usize>) -> Vec<Section> {
        Self::chronicle(setup, member)
    }

    /// What people call this member of a campaign, who may be absent from its next game.
    fn member(setup: &Self::Setup, member: usize) -> Option<Phrase> {
        let _ = (setup, member);
        None
    }

    /// What a game of a campaign is called, by its number from 1.
    fn chapter_title(setup: &Self::Setup, number: usize) -> Option<Phrase> {
        let _ = (setup, number);
        None
    }

    /// The whole table in words: enough to play from.
    fn table(view: &Self::View) -> Vec<Section>;

    /// Why an action was refused.
    fn refusal(refusal: &Refusal) -> Phrase {
        Phrase::new(refusal.why)
    }

    /// The final account in words, with what everybody sees at the end; by default a table of places, categories
    /// and tie-breaks.
    fn account(view: &Self::View, standing: &Standing) -> Section {
        let _ = view;
        account(standing)
    }

    /// What people call this seat at this game (the name of its character or colour), if the game
    /// has such names and the eyes may know it yet.
    fn persona(view: &Self::View, seat: Seat) -> Option<Phrase>;
}
