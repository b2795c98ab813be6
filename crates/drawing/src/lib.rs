//! A view drawn as SVG and HTML.
//!
//! A game brings its scene; the frame around it (prompt, options, panels, log, dialogs) is the
//! house's and the same for all games. Everything here is made from a *view*, with a [`Pen`] that
//! speaks one language and knows which elements stand for an option: a drawing cannot betray what
//! the view does not hold.
//!
//! ```
//! use drawing::{Key, html};
//!
//! // The same bandit has the same key in every drawing: that is how it is seen to move.
//! let key = Key::new("bandit-doc");
//! let drawn = html! { g data-key=(key) { circle r="8" {} } };
//! assert_eq!(drawn.into_string(), r#"<g data-key="bandit-doc"><circle r="8"></circle></g>"#);
//! ```
//!
//! **Invariant:** a drawing has no `style` attribute, no script and no address of another host;
//! geometry is in SVG attributes and classes, so that the strictest content policy holds.

use std::borrow::Cow;
use std::fmt;

pub use maud::{self, Markup, PreEscaped, html};
use serde::Serialize;

use table::game::{Refusal, RuleId};
use table::seat::{Eyes, Seat};
use wording::{Language, Names, Phrase, Worded};

mod cut;
mod pen;
mod picture;

pub use cut::Cut;
pub use pen::{Choosable, Element, Pen};
pub use picture::PALETTE;

/// Names one element of the drawn table: `bandit-doc`, `hand-doc.move-0`. The same thing keeps its key
/// from one drawing to the next, which is how it is seen to move; and the key says nothing about the
/// thing that these eyes do not know.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Key(Cow<'static, str>);

impl Key {
    /// A key: small letters, digits, dots and hyphens.
    ///
    /// # Panics
    /// If there is any other character in it: keys are made by games, never read.
    pub fn new(name: impl Into<Cow<'static, str>>) -> Self {
        let name = name.into();
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-' || byte == b'.';
        assert!(!name.is_empty() && name.bytes().all(fits), "`{name}` is not a key");
        Key(name)
    }

    /// The key as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A table, drawn for one pair of eyes.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The board itself: what one pans and zooms.
    pub scene: Scene,
    /// What lies beside the board, in order.
    pub plates: Vec<Plate>,
    /// One's own things, near the thumb; nothing for those who only watch.
    pub hand: Option<Plate>,
    /// What lies before each player, in the order of seats.
    pub panels: Vec<Panel>,
}

/// The board as the inside of one `<svg>`.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Its size in its own units.
    pub size: (u32, u32),
    /// What it shows, for those who do not see it.
    pub label: String,
    /// Where the eye belongs now, on a screen that does not show all of it at a readable size.
    pub centre: Option<(u32, u32)>,
    /// Parts that a small screen leads to one by one.
    pub places: Vec<Place>,
    /// How the whole page feels now, as a class: `dark` in a tunnel.
    pub mood: Option<&'static str>,
    /// The elements.
    pub body: Markup,
}

/// A part of the scene with a name.
#[derive(Clone, Debug)]
pub struct Place {
    /// What it is called.
    pub label: String,
    /// Its upper left corner.
    pub at: (u32, u32),
    /// Its size.
    pub size: (u32, u32),
}

/// Something with a heading that lies beside the board.
#[derive(Clone, Debug)]
pub struct Plate {
    /// Its key.
    pub key: Key,
    /// The heading.
    pub title: String,
    /// The elements.
    pub body: Markup,
}

/// What lies before one player. The house adds the person's name, the clock and whose turn it is.
#[derive(Clone, Debug)]
pub struct Panel {
    /// The colour, as a class that the game's style sheet knows.
    pub colour: &'static str,
    /// The emblem: a picture that tells the player apart without colour.
    pub emblem: Markup,
    /// The same as one `<symbol>`, for where the player is drawn small.
    pub sign: Option<&'static str>,
    /// The name at this game, if it has been chosen.
    pub persona: Option<String>,
    /// The elements.
    pub body: Markup,
}

/// What is seen to happen in one step, beyond things that move from one place to another.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Motion {
    /// What flies from one element to another.
    pub flights: Vec<Flight>,
    /// By which way things came to their new places, where they did not go straight.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ways: Vec<Way>,
    /// What is heard, by those who like to hear it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cue: Option<Cue>,
    /// Where it happens, so that the eye is led there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub focus: Option<Key>,
}

impl Motion {
    /// Something is heard.
    #[must_use]
    pub fn heard(cue: Cue) -> Self {
        Motion { cue: Some(cue), ..Motion::default() }
    }

    /// Something is heard, and the eye is led to where it happens.
    #[must_use]
    pub fn at(cue: Cue, focus: impl Into<String>) -> Self {
        Motion { focus: Some(Key::new(focus.into())), ..Motion::heard(cue) }
    }

    /// Something flies besides.
    #[must_use]
    pub fn flying(mut self, symbol: &'static str, from: impl Into<String>, to: impl Into<String>) -> Self {
        self.flights.push(Flight::new(symbol, from, to));
        self
    }
}

/// Something that flies from one element to another and is gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Flight {
    /// The `<symbol>` that flies.
    pub symbol: &'static str,
    /// Where it comes from.
    pub from: Key,
    /// Where it goes.
    pub to: Key,
}

impl Flight {
    /// A symbol flies from one element to another.
    #[must_use]
    pub fn new(symbol: &'static str, from: impl Into<String>, to: impl Into<String>) -> Self {
        Flight { symbol, from: Key::new(from.into()), to: Key::new(to.into()) }
    }
}

/// The way of something that has moved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Way {
    /// What has moved.
    pub key: Key,
    /// What it came past, in order, and what it has arrived at last.
    pub past: Vec<Key>,
}

/// What is heard. The house makes the sounds itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cue {
    /// A card is laid or turned.
    Card,
    /// Somebody walks or climbs.
    Step,
    /// A shot is fired.
    Shot,
    /// Somebody is hit or pushed.
    Blow,
    /// Something of worth changes hands.
    Coin,
    /// Something begins: a round, an event.
    Bell,
    /// Dice or a shuffle.
    Shuffle,
    /// A pen on paper.
    Pen,
    /// The game is over.
    End,
}

/// A thing of the game, enlarged and explained.
#[derive(Clone, Debug)]
pub struct Lens {
    /// Its name in `data-lens`, the same alphabet as a [`Key`].
    pub id: &'static str,
    /// The picture: an `<svg>`.
    pub picture: Markup,
    /// What it is called.
    pub title: Phrase,
    /// What it does.
    pub text: Phrase,
    /// The rule to read on at.
    pub rule: Option<RuleId>,
}

/// Something people may try although the rules refuse it now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt<A> {
    /// The element they would try it on; where nothing is drawn, any name.
    pub key: Key,
    /// What they would try.
    pub action: A,
}

/// Why an element cannot be chosen although people would expect it.
#[derive(Clone, PartialEq, Debug)]
pub struct Vain {
    /// The element.
    pub key: Key,
    /// What they would try, as an option would say it.
    pub words: Phrase,
    /// The rule, and the words for it.
    pub refusal: Refusal,
}

/// A game that is drawn. One that is not yet drawn adopts the trait as it is, and is played in words.
pub trait Drawn: Worded {
    /// The style sheet of the game's own elements; colours and sizes of the house are CSS variables.
    const STYLE: &'static str = "";

    /// The `<symbol>`s that the drawings use, put on a page once.
    fn symbols() -> Markup {
        html! {}
    }

    /// The table as these eyes see it; nothing while the game is not drawn.
    fn draw(view: &Self::View, pen: &Pen<'_>) -> Option<Drawing> {
        let _ = (view, pen);
        None
    }

    /// What lies before one player, large, for whoever opens it from a panel ([`Pen::opener`]): a sheet of one's own
    /// that is not all of the scene. Nothing can be chosen on it.
    fn sheet(view: &Self::View, seat: Seat, pen: &Pen<'_>) -> Option<Scene> {
        let _ = (view, seat, pen);
        None
    }

    /// What a campaign has to show between two games: its map, and how it went so far. It holds nothing that a stranger
    /// may not see, and nothing can be chosen on it.
    fn keepsakes(setup: &Self::Setup, pen: &Pen<'_>) -> Vec<Scene> {
        let _ = (setup, pen);
        Vec::new()
    }

    /// A picture to what is read aloud when these eyes are told an event ([`Worded::reading`]): an `<svg>` without words. It
    /// comes with what is read and nowhere else, so that it may show what other tables have not opened yet.
    fn illustration(event: &Self::Event) -> Option<Markup> {
        let _ = event;
        None
    }

    /// The elements on which an option is chosen. In a drawn game every option has at least one that
    /// the drawing of the same view shows.
    fn targets(view: &Self::View, action: Self::Action) -> Vec<Key> {
        let _ = (view, action);
        Vec::new()
    }

    /// Whether an option is chosen on all of its elements together, in any order, and not on any one of them: a tile and
    /// the site where it is built.
    fn gathers(action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Elements that light up while an option is looked at, without being targets of it: the road to a far place.
    fn points(view: &Self::View, action: Self::Action) -> Vec<Key> {
        let _ = (view, action);
        Vec::new()
    }

    /// What people at this seat may try on the board just now. Attempts that the rules allow are
    /// options anyway and are left out; for the others the page says why not.
    fn attempts(view: &Self::View) -> Vec<Attempt<Self::Action>> {
        let _ = view;
        Vec::new()
    }

    /// What is seen and heard of an event, with the view of the same eyes right after it.
    fn motion(event: &Self::Event, after: &Self::View) -> Motion {
        let _ = (event, after);
        Motion::default()
    }

    /// A drawing for the books alone, by the name that they give it: an `<svg>` with a width and a height. It shows what
    /// the table of a first game does not show at its beginning.
    fn figure(name: &str, pen: &Pen<'_>) -> Option<Markup> {
        let _ = (name, pen);
        None
    }

    /// Every kind of card, symbol and token, enlarged and explained.
    fn glossary() -> Vec<Lens> {
        Vec::new()
    }
}

/// What these eyes may choose on the board, and may try in vain, with the words for it.
pub fn marks<G: Drawn>(game: &G, eyes: Eyes, language: Language, names: &dyn Names) -> Vec<Choosable> {
    let Some(seat) = eyes.seat() else { return Vec::new() };
    let view = game.view(eyes);
    let say = |phrase: &Phrase| G::lexicon().say(language, phrase, names);
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let options = legal.iter().enumerate().map(|(i, &action)| Choosable::Option {
        number: i + 1,
        words: say(&G::option(&view, action)),
        keys: G::targets(&view, action),
        gathers: G::gathers(action),
        points: G::points(&view, action),
    });
    let refused = G::attempts(&view).into_iter().filter(|attempt| !legal.contains(&attempt.action));
    let refused = refused.map(|attempt| {
        let refusal = game.why_not(seat, attempt.action);
        Choosable::Refused { why: say(&G::refusal(&refusal)), rule: refusal.rule, key: attempt.key }
    });
    options.chain(refused).collect()
}
