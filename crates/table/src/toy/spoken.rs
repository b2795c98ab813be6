//! The toy game in words and drawn, with slips of the pen on request: to see whether the checks of words and drawings
//! catch them.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;

use super::{Toy, ToyAction, ToyEvent, ToySetup, ToyView};
use crate::drawn::checks::{self as drawings, Limits};
use crate::drawn::{
    Attempt, Drawing, Drawn, Element, Flight, Key, Lens, Markup, Motion, Panel, Pen, PreEscaped, Scene, html,
};
use crate::game::{Game, RuleId};
use crate::journey::Journey;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::words::rulebook::checks as books;
use crate::words::{Arg, Block, Language, Lexicon, Phrase, Rule, Rulebook, Section, Worded, checks as words};

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
term-coins = { $sign ->
    [up] more coins
   *[down] fewer coins
}
term-pot = { $sign ->
    [up] more chances
   *[down] fewer chances
}
toy-not-your-turn = Others are to act.
toy-wrong-stage = This comes later.
toy-peeked-already = You have peeked already.
toy-nobody-there = Nobody sits there.
toy-no-whistle = You have no whistle left.
prompt = Your turn.
option = { $what }
story = Something happened.
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

/// The book; what is quiet in English is loud in Polish.
fn book(language: Language) -> &'static Rulebook {
    let mut text = spelt(BOOK, language);
    if language == Language::Pl {
        text = text.replace(". {", "! {");
    }
    let text: &'static str = text.leak();
    Box::leak(Box::new(Rulebook::parse(text).expect("a book")))
}

fn mind(view: &ToyView) -> Phrase {
    Phrase::new("pot").with("count", view.pot)
}

impl Worded for Toy {
    fn lexicon() -> &'static Lexicon {
        static PLAIN: LazyLock<Lexicon> =
            LazyLock::new(|| Lexicon::new(&Language::ALL.map(|language| (language, WORDS))).expect("words"));
        match SLIP.get() {
            Slip::Words(..) | Slip::Polish(..) => {
                let sources = Language::ALL.map(|language| (language, spelt(WORDS, language)));
                let sources: Vec<(Language, &str)> =
                    sources.iter().map(|(language, text)| (*language, text.as_str())).collect();
                Box::leak(Box::new(Lexicon::new(&sources).expect("words")))
            }
            _ => &PLAIN,
        }
    }

    fn rules() -> &'static [Rule] {
        let mut ids = vec!["TOY-TURN-01", "TOY-TURN-02", "TOY-PEEK-01", "TOY-PEEK-02", "TOY-WHISTLE-01"];
        match SLIP.get() {
            Slip::RuleTwice => ids.push("TOY-TURN-01"),
            Slip::RuleMissing => ids.retain(|id| *id != "TOY-TURN-02"),
            _ => {}
        }
        let title = |language| spelt("A rule of this game", language);
        ids.into_iter().map(|id| Rule { id: RuleId(id), titles: Language::ALL.map(title) }).collect::<Vec<_>>().leak()
    }

    fn rulebook(language: Language) -> &'static Rulebook {
        book(language)
    }

    fn first_game(language: Language) -> &'static Rulebook {
        book(language)
    }

    fn prompt(_: &ToyView) -> Phrase {
        Phrase::new("prompt")
    }

    fn prompt_rule(_: &ToyView) -> Option<RuleId> {
        let rule = if slips(Slip::StrangeRule) { "TOY-OTHER-01" } else { "TOY-TURN-01" };
        (!slips(Slip::Ruleless)).then_some(RuleId(rule))
    }

    fn option(_: &ToyView, action: ToyAction) -> Phrase {
        let what = if slips(Slip::Alike) { "something".to_owned() } else { action.to_string() };
        Phrase::new("option").with("what", Arg::Verbatim(what))
    }

    fn story(_: &ToyEvent, _: &ToyView) -> Phrase {
        Phrase::new(if slips(Slip::Wordless) { "storm" } else { "story" })
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
        let element = |key| Element { key, class: "toy", label: &label, lens: Some("coin") };
        let marked = if slips(Slip::Unmarked) {
            html! { g data-key="pot" {} }
        } else {
            pen.keyed_group(element("pot"), &coin)
        };
        let body = html! { (marked) (pen.keyed_group(element("bank"), &coin)) (PreEscaped(more)) };
        let size = (9, 9 + DRAWINGS.get());
        let scene = Scene { size, label: label.clone(), centre: None, places: Vec::new(), mood: None, body };
        let panel = |_| Panel { colour: "red", emblem: html! {}, persona: None, body: html! {} };
        let panels = view.seats.iter().map(panel).collect();
        (!slips(Slip::Undrawn)).then_some(Drawing { scene, plates: Vec::new(), hand: None, panels })
    }

    fn targets(_: &ToyView, _: ToyAction) -> Vec<Key> {
        match SLIP.get() {
            Slip::NoTarget => Vec::new(),
            Slip::StrangeTarget => vec![Key::new("pot"), Key::new("nowhere")],
            _ => vec![Key::new("pot")],
        }
    }

    fn attempts(_: &ToyView) -> Vec<Attempt<ToyAction>> {
        let key = Key::new(if slips(Slip::StrangeAttempt) { "nowhere" } else { "bank" });
        vec![Attempt { key: key.clone(), action: ToyAction::Whistle }, Attempt { key, action: ToyAction::Bid(2) }]
    }

    fn motion(_: &ToyEvent, _: &ToyView) -> Motion {
        let to = Key::new(if slips(Slip::StrangeFlight) { "nowhere" } else { "pot" });
        let symbol = if slips(Slip::StrangeSymbol) { "toy-bird" } else { "toy-coin" };
        let focus = Key::new(if slips(Slip::StrangeFocus) { "nowhere" } else { "pot" });
        Motion { flights: vec![Flight { symbol, from: Key::new("bank"), to }], cue: None, focus: Some(focus) }
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

/// What a check says of this slip.
fn said(slip: Slip, check: fn()) -> String {
    SLIP.set(slip);
    let caught = catch_unwind(AssertUnwindSafe(check));
    SLIP.set(Slip::None);
    match caught {
        Ok(()) => "nothing".to_owned(),
        Err(panic) => match (panic.downcast_ref::<String>(), panic.downcast_ref::<&str>()) {
            (Some(said), _) => said.clone(),
            (None, said) => said.map_or("something else", |said| *said).to_owned(),
        },
    }
}

#[track_caller]
fn catches(check: fn(), slips: &[(Slip, &str)]) {
    assert_eq!(said(Slip::None, check), "nothing");
    for (slip, words) in slips {
        let said = said(*slip, check);
        assert!(said.contains(words), "{slip:?}: {said}");
    }
}

fn setup() -> ToySetup {
    ToySetup::standard()
}

#[test]
fn what_is_missing_in_a_told_game_is_heard() {
    catches(
        || words::games::<Toy>(&setup(), 12, 1),
        &[
            (Slip::Wordless, "⟦storm⟧"),
            (Slip::Words("Your turn.", "Your  turn."), "`Your  turn.`"),
            (Slip::Polish("Your turn.", "Your turn .."), "pl: `Your turn ..`"),
            (Slip::Words("Pot: { $count }", "Pot , { $count }"), "`Pot , "),
            (Slip::Words("Pot: { $count }", "Pot: { $coins }"), "{$coins}"),
            (Slip::Words("toy-wrong-stage =", "toy-right-stage ="), "⟦toy-wrong-stage⟧"),
            (Slip::Words("toy-coins = Coins\n    .cell", "toy-coins = Coins\n    .sell"), "⟦toy-coins.cell⟧"),
            (Slip::Alike, "options read alike"),
            (Slip::ShortRow, "a row is too long or too short"),
        ],
    );
}

#[test]
fn a_question_without_its_rule_is_found() {
    let check = || assert_eq!(words::rules_asked::<Toy>(&setup(), 2, 1).len(), 1);
    catches(check, &[(Slip::Ruleless, "no rule for"), (Slip::StrangeRule, "TOY-OTHER-01 is no rule")]);
}

#[test]
fn what_a_lexicon_lacks_is_found() {
    catches(
        words::lexicon::<Toy>,
        &[
            (Slip::Polish("option =", "opinion ="), "`pl` lacks `option`"),
            (Slip::Words("game-about =", "game-on ="), "⟦game-about⟧"),
            (Slip::Words("setup-champion-4 =", "setup-champion-5 ="), "⟦setup-champion-4⟧"),
            (Slip::Words(".help = Coins", ".hint = Coins"), "⟦setup-purse.help⟧"),
            (Slip::Words("term-pot =", "term-pots ="), "words for terms, and terms"),
            (Slip::Words("*[down] fewer coins", "*[down] more coins"), "term-coins is the same up and down"),
            (Slip::RuleTwice, "an id is used twice"),
            (Slip::Words("A rule of this game", "A rule"), "no title of one line"),
        ],
    );
}

#[test]
fn reasons_without_words_and_words_without_reasons_are_found() {
    catches(
        || assert_eq!(words::reasons::<Toy>(&["f(\"why-cold\", \"score-total\")"]), 1),
        &[
            (Slip::Words("why-cold", "why-hot"), "why-cold has no words"),
            (Slip::Words("why-cold = It", "why-hot = x\nwhy-cold = It"), "words that nobody uses"),
            (
                Slip::Words("score-total = Total\n    .cell", "score-total = Total\n    .sell"),
                "score-total.cell has no",
            ),
        ],
    );
}

#[test]
fn a_careless_book_is_found() {
    const LONG: &str = "You peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek \
        and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and \
        peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek \
        and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and \
        peek once";
    catches(
        books::books::<Toy>,
        &[
            (Slip::Words(" {TOY-PEEK-02}", ""), "explains TOY-PEEK-02 nowhere"),
            (Slip::Polish("\n- There must", "\n\nThere must"), "block 3 of `turns`"),
            (Slip::RuleMissing, "TOY-TURN-02, which is no rule"),
            (Slip::Words("{TOY-TURN-02}", "{TOY-TURN-02} {TOY-OTHER-01}"), "names TOY-OTHER-01"),
            (Slip::Words("You peek once", LONG), "the answer for TOY-PEEK-01 is long"),
            (Slip::Words("you 2 breaths", "you 2 $"), "a sum may be torn"),
            (Slip::Words("you 2 breaths", "you \"2\" breaths"), "\\\""),
            (Slip::Words("Whistle {#", "Whistle - on {#"), " - "),
            (Slip::Words("2 breaths.", "2 breaths"), "an end is missing"),
            (Slip::Words("A whistle", "a whistle"), "a beginning is missing"),
            (Slip::Polish("2 breaths", "3 breaths"), "other numbers"),
            (Slip::Words("somebody. {", "somebody? {"), "not translated"),
        ],
    );
}

fn look() {
    let seen = drawings::games::<Toy>(&setup(), 4, 1);
    assert!(seen.refused > 20 && seen.flights > 20, "{seen:?}");
}

#[test]
fn what_is_wrong_with_a_drawing_is_seen() {
    catches(
        look,
        &[
            (Slip::Undrawn, "toy is not drawn"),
            (Slip::NoTarget, "is chosen nowhere"),
            (Slip::StrangeTarget, "[Key(\"nowhere\")] not drawn"),
            (Slip::Unmarked, "has no mark"),
            (Slip::StrangeAttempt, "nowhere is not drawn, but can be tried"),
            (Slip::RuleMissing, "TOY-TURN-02 is no rule"),
            (Slip::Words("toy-wrong-stage = This comes later.", "toy-wrong-stage = { \"\" }"), "no reason"),
            (Slip::Moody, "is shown what it does not know"),
            (Slip::Words("pot =", "jar ="), "a word is missing"),
            (Slip::Words("pot = Pot: { $count }", "pot = { \"\" }"), "an element has no label"),
            (Slip::Element("<g data-key=\"pot\"></g>"), "a key is used twice"),
            (Slip::Element("<g style=\"x\"></g>"), "no page may hold this"),
            (Slip::Element("<g class=\"a\" id=\"b\" class=\"c\"></g>"), "the first attribute alone"),
            (Slip::Element("<g data-why=\"x\"></g>"), "a reason without a rule"),
            (Slip::Element("<use href=\"#toy-bird\"></use>"), "#toy-bird is not drawn"),
            (Slip::Element("<g data-lens=\"bird\"></g>"), "there is no lens bird"),
            (Slip::StrangeSymbol, "toy-bird is no symbol"),
            (Slip::StrangeFlight, "nothing is drawn there"),
            (Slip::StrangeFocus, "the eye is led to nothing"),
        ],
    );
}

#[test]
fn what_is_wrong_with_symbols_and_glossary_is_seen() {
    catches(
        || drawings::belongings::<Toy>("toy-"),
        &[
            (Slip::Symbol("<symbol id=\"toy-pot\"></symbol>"), "a symbol is drawn twice"),
            (Slip::Symbol("<symbol id=\"pot\"></symbol>"), "symbols without our name: [\"pot\"]"),
            (Slip::Symbol("<path fill=\"url(#toy-sky)\"/>"), "toy-sky is not drawn"),
            (Slip::Symbol("<use href=\"#toy-bird\"/>"), "toy-bird is not drawn"),
            (Slip::Symbol("<style></style>"), "no page may hold this"),
            (Slip::LensTwice, "a thing is explained twice"),
            (Slip::LensRuleless, "coin has no rule"),
            (Slip::RuleMissing, "TOY-TURN-02 is no rule"),
            (Slip::Words("table =", "chair ="), "⟦table⟧"),
        ],
    );
}

#[test]
fn what_is_too_heavy_is_weighed() {
    const ROOM: Limits = Limits { symbols: 1000, scene: 2000, drawing: 2000, largest: 2000 };
    catches(|| drawings::weight::<Toy>(&setup(), 2, 1, ROOM), &[]);
    for limits in [
        Limits { symbols: 10, ..ROOM },
        Limits { scene: 10, ..ROOM },
        Limits { drawing: 10, ..ROOM },
        Limits { largest: 10, ..ROOM },
    ] {
        let caught = catch_unwind(|| drawings::weight::<Toy>(&setup(), 2, 1, limits));
        assert!(caught.is_err(), "{limits:?}");
    }
}

#[test]
fn a_story_is_told_up_to_a_decision() {
    let (view, story) = words::told::<Toy>(&setup(), 1, 5, Language::En);
    assert_eq!(view, Journey::<Toy>::begin(&setup(), 1).after(5).view(crate::Eyes::Seat(Seat::new(0))));
    assert_eq!(story, "Something happened.\n".repeat(5));
    let table = words::whole_table::<Toy>(&view, Language::En);
    assert!(table.starts_with("The table\n") && table.ends_with("\nYour turn.\n"), "{table}");
}
