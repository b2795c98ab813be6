//! The toy game in words and drawn, with slips of the pen on request: to see whether the checks of words and drawings
//! catch them.

use std::cell::Cell;
use std::sync::LazyLock;

use super::{Toy, ToyAction, ToyEvent, ToyView};
use drawing::{
    Attempt, Drawing, Drawn, Element, Flight, Key, Lens, Markup, Motion, Panel, Pen, PreEscaped, Scene, html,
};
use table::game::RuleId;
use table::seat::Seat;
use wording::{Arg, Block, Books, Language, Lexicon, Phrase, Rule, Rulebook, Section, Worded};

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(test), expect(dead_code, reason = "only tests slip"))]
enum Slip {
    /// Nothing.
    None,
    /// A text of the words or of a book is another one.
    Words(&'static str, &'static str),
    /// The same, in Polish alone.
    Polish(&'static str, &'static str),
    /// A step has no words.
    Wordless,
    /// Two options read alike.
    Alike,
    /// A row is too short.
    ShortRow,
    /// Nothing is asked by a rule.
    Ruleless,
    /// What is asked leads to another game's rule.
    StrangeRule,
    /// A rule is listed twice.
    RuleTwice,
    /// A rule is not listed.
    RuleMissing,
    /// It is not drawn.
    Undrawn,
    /// Options are chosen nowhere.
    NoTarget,
    /// Options are chosen on what is not drawn.
    StrangeTarget,
    /// Options are not marked.
    Unmarked,
    /// Options point to what is not drawn.
    StrangePoint,
    /// Options are gathered on the same elements.
    GatheredAlike,
    /// Options are gathered on one element twice.
    GatheredTwice,
    /// Attempts are made on what is not drawn.
    StrangeAttempt,
    /// It is drawn in another way each time.
    Moody,
    /// Another element is drawn.
    Element(&'static str),
    /// Another symbol flies.
    StrangeSymbol,
    /// Something flies to nowhere.
    StrangeFlight,
    /// The eye is led to nowhere.
    StrangeFocus,
    /// Another symbol is brought along.
    Symbol(&'static str),
    /// Something is explained twice.
    LensTwice,
    /// Something has no rule to read on at.
    LensRuleless,
}

thread_local! {
    static SLIP: Cell<Slip> = const { Cell::new(Slip::None) };
    static DRAWINGS: Cell<u32> = const { Cell::new(0) };
}

fn slips(slip: Slip) -> bool {
    SLIP.get() == slip
}

const WORDS: &str = "
game-title = Claim jumpers
game-about = Bids for a claim.
game-length = Five minutes.
setup-players = Players
    .help = How many play.
setup-purse = Purse
    .help = Coins to begin with.
setup-champion = Champion
    .help = Who begins with a coin more.
setup-champion-nobody = nobody
setup-champion-1 = first
setup-champion-2 = second
setup-champion-3 = third
setup-champion-4 = fourth
score-total = Total
    .cell = { $value }
toy-coins = Coins
    .cell = { $value }
toy-whistles = Whistles
    .cell = { $value }
    .wins = more whistles left
fact-whistles = Whistles kept
    .cell = { $value }
toy-not-your-turn = Others are to act.
toy-wrong-stage = This comes later.
toy-peeked-already = You have peeked already.
toy-nobody-there = Nobody sits there.
toy-no-whistle = You have no whistle left.
prompt-turn = Your turn.
lesson-turn = Coins are points.
option = { $what }
group-peek = Before you bid
group-else = Go on
story = Something happened.
story-deal = Everybody has a card.
story-own-card = Everybody has a card, and yours is a { $card }.
table = The table
pot = Pot: { $count }
why-cold = It is too cold.
";

const BOOK: &str = "\
# Claim jumpers

## Turns {#turns}

Others wait for their turn. {TOY-TURN-01} {TOY-TURN-02}

- You peek once a game, at 1 card. {TOY-PEEK-01}
- There must be somebody. {TOY-PEEK-02}

## Whistle {#whistle}

A whistle costs you 2 breaths. {TOY-WHISTLE-01}
";

/// The text with the slip of the moment.
fn spelt(text: &str, language: Language) -> String {
    match SLIP.get() {
        Slip::Words(right, wrong) => text.replace(right, wrong),
        Slip::Polish(right, wrong) if language == Language::Pl => text.replace(right, wrong),
        _ => text.to_owned(),
    }
}

/// What is printed with the slip of the moment. What is quiet in English is loud in Polish.
fn printed() -> Books {
    let sources = Language::ALL.map(|language| (language, spelt(WORDS, language)));
    let sources: Vec<(Language, &str)> = sources.iter().map(|(language, text)| (*language, text.as_str())).collect();
    let book = |language| {
        let text = spelt(BOOK, language);
        let text = if language == Language::Pl { text.replace(". {", "! {") } else { text };
        Rulebook::parse(text.leak()).expect("a book")
    };
    let mut ids = vec!["TOY-TURN-01", "TOY-TURN-02", "TOY-PEEK-01", "TOY-PEEK-02", "TOY-WHISTLE-01"];
    match SLIP.get() {
        Slip::RuleTwice => ids.push("TOY-TURN-01"),
        Slip::RuleMissing => ids.retain(|id| *id != "TOY-TURN-02"),
        _ => {}
    }
    let title = |language| spelt("A rule of this game", language);
    let rule = |id| Rule { id: RuleId(id), titles: Language::ALL.map(title), sealed: None };
    Books {
        lexicon: Lexicon::new(&sources).expect("words"),
        rules: ids.into_iter().map(rule).collect(),
        rulebook: Language::ALL.map(book),
        first_game: Language::ALL.map(book),
    }
}

fn mind(view: &ToyView) -> Phrase {
    Phrase::new("pot").with("count", view.pot)
}

impl Worded for Toy {
    fn books() -> &'static Books {
        static PLAIN: LazyLock<Books> = LazyLock::new(printed);
        if slips(Slip::None) { &PLAIN } else { Box::leak(Box::new(printed())) }
    }

    fn prompt(_: &ToyView) -> Phrase {
        Phrase::new("prompt-turn")
    }

    fn prompt_rule(_: &ToyView) -> Option<RuleId> {
        let rule = if slips(Slip::StrangeRule) { "TOY-OTHER-01" } else { "TOY-TURN-01" };
        (!slips(Slip::Ruleless)).then_some(RuleId(rule))
    }

    fn option(_: &ToyView, action: ToyAction) -> Phrase {
        let what = if slips(Slip::Alike) { "something".to_owned() } else { action.to_string() };
        Phrase::new("option").with("what", Arg::Verbatim(what))
    }

    fn group(_: &ToyView, action: ToyAction) -> Option<Phrase> {
        match action {
            ToyAction::Bid(_) => Some(Phrase::new("group-else")),
            ToyAction::Peek(_) => Some(Phrase::new("group-peek")),
            ToyAction::Bold | ToyAction::Meek | ToyAction::Whistle => None,
        }
    }

    fn story(event: &ToyEvent, _: &ToyView) -> Phrase {
        match event {
            _ if slips(Slip::Wordless) => Phrase::new("storm"),
            ToyEvent::Deal(cards) => match cards.iter().flatten().next() {
                Some(card) => Phrase::new("story-own-card").with("card", *card),
                None => Phrase::new("story-deal"),
            },
            _ => Phrase::new("story"),
        }
    }

    fn table(view: &ToyView) -> Vec<Section> {
        let row = if slips(Slip::ShortRow) { Vec::new() } else { vec![mind(view)] };
        let blocks = vec![Block::Line(mind(view)), Block::Table { head: vec![mind(view)], rows: vec![row] }];
        vec![Section { title: Phrase::new("table"), blocks }]
    }

    fn persona(_: &ToyView, _: Seat) -> Option<Phrase> {
        None
    }
}

const LENS: [&str; 2] = ["coin", "card"];

impl Drawn for Toy {
    const STYLE: &'static str = ".toy-coin { fill: gold }";

    fn symbols() -> Markup {
        let more = if let Slip::Symbol(symbol) = SLIP.get() { symbol } else { "" };
        html! { symbol id="toy-coin" { circle r="4" {} } symbol id="toy-pot" { use href="#toy-coin"; } (PreEscaped(more)) }
    }

    fn draw(view: &ToyView, pen: &Pen<'_>) -> Option<Drawing> {
        DRAWINGS.set(DRAWINGS.get() + u32::from(slips(Slip::Moody)));
        let more = if let Slip::Element(element) = SLIP.get() { element } else { "" };
        let label = pen.say(&mind(view));
        let coin = html! { use href="#toy-coin"; };
        let element = |key| Element::new(key, "toy", &label).lens("coin");
        let marked = if slips(Slip::Unmarked) {
            html! { g data-key="pot" {} }
        } else {
            pen.keyed_group(element("pot"), &coin)
        };
        let body = html! { (marked) (pen.keyed_group(element("bank"), &coin)) (PreEscaped(more)) };
        let size = (9, 9 + DRAWINGS.get());
        let scene = Scene { size, label: label.clone(), centre: None, places: Vec::new(), mood: None, body };
        let panel = |_| Panel { colour: "red", emblem: html! {}, sign: None, persona: None, body: html! {} };
        let panels = view.seats.iter().map(panel).collect();
        (!slips(Slip::Undrawn)).then_some(Drawing { scene, plates: Vec::new(), hand: None, panels })
    }

    fn targets(_: &ToyView, _: ToyAction) -> Vec<Key> {
        match SLIP.get() {
            Slip::NoTarget => Vec::new(),
            Slip::StrangeTarget => vec![Key::new("pot"), Key::new("nowhere")],
            Slip::GatheredTwice => vec![Key::new("pot"), Key::new("pot")],
            Slip::GatheredAlike => vec![Key::new("bank"), Key::new("pot")],
            _ => vec![Key::new("pot")],
        }
    }

    fn gathers(_: ToyAction) -> bool {
        slips(Slip::GatheredAlike) || slips(Slip::GatheredTwice)
    }

    fn points(_: &ToyView, _: ToyAction) -> Vec<Key> {
        vec![Key::new(if slips(Slip::StrangePoint) { "nowhere" } else { "bank" })]
    }

    fn attempts(_: &ToyView) -> Vec<Attempt<ToyAction>> {
        let key = Key::new(if slips(Slip::StrangeAttempt) { "nowhere" } else { "bank" });
        vec![Attempt { key: key.clone(), action: ToyAction::Whistle }, Attempt { key, action: ToyAction::Bid(2) }]
    }

    fn motion(_: &ToyEvent, _: &ToyView) -> Motion {
        let to = Key::new(if slips(Slip::StrangeFlight) { "nowhere" } else { "pot" });
        let symbol = if slips(Slip::StrangeSymbol) { "toy-bird" } else { "toy-coin" };
        let focus = Key::new(if slips(Slip::StrangeFocus) { "nowhere" } else { "pot" });
        Motion { flights: vec![Flight { symbol, from: Key::new("bank"), to }], focus: Some(focus), ..Motion::default() }
    }

    fn glossary() -> Vec<Lens> {
        let lens = |id| Lens {
            id,
            picture: html! { svg {} },
            title: Phrase::new("table"),
            text: Phrase::new("story"),
            rule: (!slips(Slip::LensRuleless)).then_some(RuleId("TOY-TURN-02")),
        };
        LENS.map(|id| lens(if slips(Slip::LensTwice) { "coin" } else { id })).to_vec()
    }
}

#[cfg(test)]
mod tests;
