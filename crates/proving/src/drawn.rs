//! Whether a game is drawn as it should be: checks that any drawn game can be put through.
//!
//! ```no_run
//! # fn check<G: drawing::Drawn>(setup: &G::Setup) {
//! use proving::drawn as checks;
//!
//! let seen = checks::games::<G>(setup, 4, 1);
//! assert!(seen.refused > 1000 && seen.flights > 1000, "{seen:?}");
//! checks::belongings::<G>("ab-");
//! # }
//! ```

use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::AddAssign;

use crate::journey::{Journey, all_eyes};
use drawing::{Choosable, Drawing, Drawn, Key, Pen, marks};
use table::dice::Dice;
use table::game::{RuleId, Silent, told_at_setup};
use table::seat::{Eyes, Seat};
use wording::{Language, Unnamed};

/// One decision in so many is preceded by a close look at the table.
const LOOK: u32 = 3;

/// What the strictest content policy forbids.
const FORBIDDEN: [&str; 10] =
    [" style=", "<script", "<style", "http:", "https:", "//", "javascript:", "@import", "<image", " onclick"];

/// What was met while looking: checks of what never happens show nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// Attempts that were refused.
    pub refused: usize,
    /// Things that flew.
    pub flights: usize,
}

impl AddAssign for Seen {
    fn add_assign(&mut self, other: Seen) {
        self.refused += other.refused;
        self.flights += other.flights;
    }
}

/// The table as these eyes see it, with all that can be chosen on it.
///
/// # Panics
/// If the game is not drawn.
#[track_caller]
pub fn drawn<G: Drawn>(game: &G, eyes: Eyes, language: Language) -> Drawing {
    draw::<G>(&game.view(eyes), language, &marks(game, eyes, language, &Unnamed))
}

/// A view as it is drawn with these things to choose.
///
/// # Panics
/// If the game is not drawn.
#[track_caller]
pub fn draw<G: Drawn>(view: &G::View, language: Language, marks: &[Choosable]) -> Drawing {
    let pen = Pen::new(language, G::lexicon(), &Unnamed, marks);
    G::draw(view, &pen).unwrap_or_else(|| panic!("{} is not drawn", G::NAME))
}

/// All that is sent of a drawing.
pub fn text(drawing: &Drawing) -> String {
    let Drawing { scene, plates, hand, panels } = drawing;
    let mut all = format!("{:?} {:?} {:?} {}", scene.size, scene.centre, scene.mood, scene.label);
    all += &scene.body.0;
    for plate in plates.iter().chain(hand) {
        all += &format!("{} {} {}", plate.key, plate.title, plate.body.0);
    }
    for panel in panels {
        all += &format!("{} {:?} {} {}", panel.colour, panel.persona, panel.emblem.0, panel.body.0);
    }
    all
}

/// The values of an attribute, in order.
pub fn values<'a>(text: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    text.split(&begin).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The keys of all elements.
pub fn keys(text: &str) -> BTreeSet<&str> {
    values(text, "data-key").into_iter().collect()
}

/// The tag that has this key.
///
/// # Panics
/// If there is none.
#[track_caller]
pub fn element<'a>(text: &'a str, key: &str) -> &'a str {
    let name = format!(" data-key=\"{key}\"");
    text.split('<').find(|tag| tag.contains(&name)).unwrap_or_else(|| panic!("{key} is not drawn"))
}

/// What drawings may refer to.
struct Known {
    symbols: BTreeSet<String>,
    lenses: BTreeSet<&'static str>,
    rules: BTreeSet<RuleId>,
}

impl Known {
    fn of<G: Drawn>() -> Self {
        Known {
            symbols: values(&G::symbols().0, "id").into_iter().map(str::to_owned).collect(),
            lenses: G::glossary().iter().map(|lens| lens.id).collect(),
            rules: G::rules().iter().map(|rule| rule.id).collect(),
        }
    }
}

/// Plays games at random and looks at what all eyes are shown, in every language: every option can be chosen, what is
/// refused says why, keys are unique, no word is missing, nothing is shown that the eyes do not know, whatever is
/// referred to exists. In every second game it also holds to the drawings what is seen to move.
///
/// # Panics
/// With the first thing that is not so.
#[track_caller]
pub fn games<G: Drawn>(setup: &G::Setup, games: u32, seed: u64) -> Seen {
    let known = Known::of::<G>();
    let mut seen = Seen::default();
    for number in 0..games {
        let mut journey = Journey::<G>::begin(setup, seed + u64::from(number));
        motions(&journey.game, &told_at_setup(&journey.game), &known, &mut seen);
        loop {
            if journey.dice.below(LOOK) == 0 || journey.game.to_act().is_empty() {
                moment(&journey.game, &mut journey.dice, &known, &mut seen);
            }
            let before = journey.game.clone();
            let mut log = Vec::new();
            if !journey.decide(&mut log) {
                break;
            }
            if number.is_multiple_of(2) {
                motions(&before, &log, &known, &mut seen);
            }
        }
    }
    seen
}

/// Holds the options of whole games to the drawing: every option can be chosen on it. A question that was often asked is
/// looked at now and then, any other each time, so that many games are affordable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    every: u32,
    /// How often each kind of question was asked: the first words of what could be answered.
    asked: BTreeMap<String, u32>,
    /// How many questions were looked at.
    pub looked: usize,
}

/// So often a kind of question is looked at each time.
const RARE: u32 = 24;

impl Choices {
    /// One in so many of the usual questions is looked at.
    #[must_use]
    pub const fn one_in(every: u32) -> Self {
        Choices { every, asked: BTreeMap::new(), looked: 0 }
    }

    /// A game at random, as it ends.
    ///
    /// # Panics
    /// With the first option that cannot be chosen.
    #[track_caller]
    pub fn play<G: Drawn>(&mut self, setup: &G::Setup, seed: u64) -> G {
        let mut journey = Journey::<G>::begin(setup, seed);
        loop {
            for seat in journey.game.to_act().iter() {
                let mut legal = Vec::new();
                journey.game.legal(seat, &mut legal);
                if self.is_worth_a_look(&legal, &mut journey.dice) {
                    can_be_chosen(&journey.game, seat, &legal);
                    self.looked += 1;
                }
            }
            if !journey.decide(&mut Silent) {
                return journey.game;
            }
        }
    }

    fn is_worth_a_look<A: ToString>(&mut self, legal: &[A], dice: &mut Dice) -> bool {
        let first = |action: &A| action.to_string().split(' ').next().unwrap_or_default().to_owned();
        let kinds: BTreeSet<String> = legal.iter().map(first).collect();
        let asked = self.asked.entry(kinds.into_iter().collect::<Vec<_>>().join(" ")).or_default();
        *asked += 1;
        *asked <= RARE || dice.below(self.every) == 0
    }

    /// The kinds of questions that were asked.
    pub fn kinds(&self) -> impl Iterator<Item = &str> {
        self.asked.keys().map(String::as_str)
    }
}

/// Every option of a seat has its elements, all of which are drawn and marked with it.
#[track_caller]
fn can_be_chosen<G: Drawn>(game: &G, seat: Seat, legal: &[G::Action]) {
    let view = game.view(Eyes::Seat(seat));
    let option = |(i, &action): (usize, &G::Action)| Choosable::Option {
        number: i + 1,
        words: action.to_string(),
        keys: G::targets(&view, action),
        gathers: G::gathers(action),
        points: Vec::new(),
    };
    let marks: Vec<Choosable> = legal.iter().enumerate().map(option).collect();
    let text = text(&draw::<G>(&view, Language::En, &marks));
    options_are_marked(&text, &marks);
    gathered(&marks);
}

/// What all eyes are shown of one moment: those who decide in every language, the others in one. At every second moment
/// seats are also shown a world that they imagine.
#[track_caller]
fn moment<G: Drawn>(game: &G, dice: &mut Dice, known: &Known, seen: &mut Seen) {
    let imagines = dice.below(2) == 0;
    for eyes in all_eyes(game) {
        let one = dice.pick(&Language::ALL);
        let decides = eyes.seat().is_some_and(|seat| game.to_act().contains(seat));
        for language in Language::ALL.into_iter().filter(|language| decides || *language == one) {
            let marks = marks(game, eyes, language, &Unnamed);
            let drawing = draw::<G>(&game.view(eyes), language, &marks);
            every_attribute_has_a_value(&drawing.scene.body.0);
            let text = text(&drawing);
            well_formed(&text);
            refers_to_what_exists(&text, known);
            seen.refused += marked(&text, &marks, known);
        }
        if let Some(seat) = eyes.seat().filter(|_| imagines) {
            let world = game.imagine(seat, dice);
            let [truth, imagined] = [game, &world].map(|game| text(&drawn(game, eyes, one)));
            assert_eq!(truth, imagined, "seat {seat} is shown what it does not know");
        }
    }
}

#[track_caller]
fn well_formed(text: &str) {
    let all = values(text, "data-key");
    assert_eq!(all.len(), keys(text).len(), "a key is used twice: {all:?}");
    let missing = ["⟦", "⟧", "{ $"].iter().find(|mark| text.contains(**mark));
    assert!(missing.is_none(), "a word is missing: {text}");
    assert!(values(text, "aria-label").iter().all(|label| !label.trim().is_empty()), "an element has no label");
    let forbidden = FORBIDDEN.iter().find(|bad| text.contains(**bad));
    assert_eq!(forbidden, None, "no page may hold this");
    for tag in text.split('<').filter_map(|rest| rest.split('>').next()) {
        let names: Vec<&str> = tag.split("=\"").filter_map(|before| before.rsplit([' ', '"']).next()).collect();
        let names = &names[..names.len() - 1];
        let unique: BTreeSet<&&str> = names.iter().collect();
        assert_eq!(unique.len(), names.len(), "a browser takes the first attribute alone of <{tag}>");
    }
}

/// A scene is also a picture of its own, which is XML: there an attribute without a value spoils all of it.
#[track_caller]
fn every_attribute_has_a_value(scene: &str) {
    for tag in scene.split('<').filter_map(|rest| rest.split('>').next()) {
        let unquoted = tag.trim_end_matches('/').split('"').step_by(2);
        let bare = unquoted.flat_map(str::split_whitespace).skip(1).find(|name| !name.ends_with('='));
        assert_eq!(bare, None, "an attribute without a value: <{tag}>");
    }
}

#[track_caller]
fn refers_to_what_exists(text: &str, known: &Known) {
    for href in values(text, "href") {
        assert!(known.symbols.contains(&href[1..]), "{href} is not drawn");
    }
    for lens in values(text, "data-lens") {
        assert!(known.lenses.contains(lens), "there is no lens {lens}");
    }
    let here = keys(text);
    for key in values(text, "data-points").into_iter().flat_map(|all| all.split(' ')) {
        assert!(here.contains(key), "something points to {key}, which is not drawn");
    }
    assert!(values(text, "data-note").iter().all(|note| !note.trim().is_empty()), "a note says nothing");
}

/// Every option is chosen somewhere and every refusal stands where one would try. Says how many refusals there are.
#[track_caller]
fn marked(text: &str, marks: &[Choosable], known: &Known) -> usize {
    options_are_marked(text, marks);
    let here = keys(text);
    let mut refused = 0;
    for mark in marks {
        let Choosable::Refused { why, rule, key } = mark else { continue };
        assert!(known.rules.contains(rule), "{rule} is no rule");
        assert!(!why.trim().is_empty(), "{key}: no reason");
        assert!(here.contains(key.as_str()), "{key} is not drawn, but can be tried");
        refused += 1;
    }
    assert_eq!(values(text, "data-why").len(), values(text, "data-rule").len(), "a reason without a rule");
    gathered(marks);
    refused
}

/// Every option is chosen on elements that are drawn, and what it points to is drawn as well.
#[track_caller]
fn options_are_marked(text: &str, marks: &[Choosable]) {
    let here = keys(text);
    let numbers: BTreeSet<&str> = values(text, "data-options").into_iter().flat_map(|all| all.split(' ')).collect();
    for mark in marks {
        let Choosable::Option { number, words, keys, points, .. } = mark else { continue };
        assert!(!keys.is_empty(), "`{words}` is chosen nowhere");
        let gone: Vec<&Key> = keys.iter().filter(|key| !here.contains(key.as_str())).collect();
        assert!(gone.is_empty(), "`{words}`: {gone:?} not drawn");
        let lost: Vec<&Key> = points.iter().filter(|key| !here.contains(key.as_str())).collect();
        assert!(lost.is_empty(), "`{words}` points to {lost:?}, which are not drawn");
        assert!(numbers.contains(number.to_string().as_str()), "`{words}` has no mark");
    }
}

/// Options that are gathered are told apart by their elements: whoever has gathered all elements of one is shown that
/// one and no other. There may be more to gather for a third, which holds all of them: the first waits for its button.
#[track_caller]
fn gathered(marks: &[Choosable]) {
    let mut known: BTreeMap<BTreeSet<&Key>, &str> = BTreeMap::new();
    for mark in marks {
        let Choosable::Option { words, keys, gathers: true, .. } = mark else { continue };
        let set: BTreeSet<&Key> = keys.iter().collect();
        assert_eq!(set.len(), keys.len(), "`{words}` is gathered on an element twice: {keys:?}");
        if let Some(other) = known.insert(set, words) {
            panic!("`{words}` and `{other}` are gathered alike: {keys:?}");
        }
    }
}

/// What flies is a symbol, and flies between elements that are drawn before or after the step.
#[track_caller]
fn motions<G: Drawn>(before: &G, log: &[(G::Event, G)], known: &Known, seen: &mut Seen) {
    let picture = |game: &G, eyes| text(&draw::<G>(&game.view(eyes), Language::En, &[]));
    let mut last = before;
    for (event, after) in log {
        for eyes in all_eyes(after) {
            let Some(event) = G::event_for(event, eyes) else { continue };
            let motion = G::motion(&event, &after.view(eyes));
            if motion.flights.is_empty() && motion.ways.is_empty() && motion.focus.is_none() {
                continue;
            }
            let is = picture(after, eyes);
            let is = keys(&is);
            // Most things are there after the step as well: what was there before is drawn for the others alone.
            let was =
                LazyCell::new(|| keys(&picture(last, eyes)).into_iter().map(str::to_owned).collect::<BTreeSet<_>>());
            let drawn = |key: &Key| is.contains(key.as_str()) || was.contains(key.as_str());
            for flight in &motion.flights {
                assert!(known.symbols.contains(flight.symbol), "{} is no symbol", flight.symbol);
                assert!(drawn(&flight.from) && drawn(&flight.to), "nothing is drawn there: {flight:?} of {event:?}");
                seen.flights += 1;
            }
            for way in &motion.ways {
                let gone = std::iter::once(&way.key).chain(&way.past).find(|key| !is.contains(key.as_str()));
                assert_eq!(gone, None, "nothing is drawn there: {way:?} of {event:?}");
            }
            let nowhere = motion.focus.as_ref().filter(|key| !drawn(key));
            assert_eq!(nowhere, None, "the eye is led to nothing by {event:?}");
        }
        last = after;
    }
}

/// What a seat may try in vain now, with the reasons.
pub fn in_vain<G: Drawn>(game: &G, seat: Seat) -> Vec<(G::Action, &'static str)> {
    let attempts = G::attempts(&game.view(Eyes::Seat(seat))).into_iter().map(|attempt| attempt.action);
    let vain = attempts.filter(|&action| !game.is_legal(seat, action));
    vain.map(|action| (action, game.why_not(seat, action).why)).collect()
}

/// The reasons that those meet who try something in vain, in a random game of each of these setups.
///
/// # Panics
/// If there are no words for what is tried, or for the reason.
#[track_caller]
pub fn reasons_in_vain<G: Drawn>(setups: impl IntoIterator<Item = (G::Setup, u64)>) -> BTreeSet<&'static str> {
    let mut reasons = BTreeSet::new();
    for (setup, seed) in setups {
        let mut journey = Journey::<G>::begin(&setup, seed);
        loop {
            let game = &journey.game;
            for seat in Seat::all(game.seats()) {
                for (action, why) in in_vain(game, seat) {
                    if reasons.insert(why) {
                        crate::words::phrase::<G>(&G::option(&game.view(Eyes::Seat(seat)), action));
                        crate::words::phrase::<G>(&G::refusal(&game.why_not(seat, action)));
                    }
                }
            }
            if !journey.decide(&mut Silent) {
                break;
            }
        }
    }
    reasons
}

/// What a game brings besides its drawings: symbols whose names begin with its own letters and which are all there, a
/// style sheet and pictures that the strictest policy lets pass, and a glossary that explains each thing once.
///
/// # Panics
/// With the first thing that is not so.
#[track_caller]
pub fn belongings<G: Drawn>(prefix: &str) {
    let symbols = G::symbols().0;
    let ids = values(&symbols, "id");
    let known: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(known.len(), ids.len(), "a symbol is drawn twice");
    let strange: Vec<&str> = ids.iter().copied().filter(|id| !id.starts_with(prefix)).collect();
    assert!(strange.is_empty(), "symbols without our name: {strange:?}");
    let paints = symbols.split("url(#").skip(1).filter_map(|rest| rest.split(')').next());
    for name in paints.chain(values(&symbols, "href").into_iter().map(|href| &href[1..])) {
        assert!(known.contains(name), "{name} is not drawn");
    }
    let pictures = G::glossary().into_iter().map(|lens| lens.picture.0);
    for text in [symbols.clone(), G::STYLE.to_owned()].into_iter().chain(pictures) {
        let forbidden = FORBIDDEN.iter().find(|bad| text.contains(**bad));
        assert_eq!(forbidden, None, "no page may hold this");
    }
    glossary::<G>();
}

#[track_caller]
fn glossary<G: Drawn>() {
    let glossary = G::glossary();
    let known: BTreeSet<&str> = glossary.iter().map(|lens| lens.id).collect();
    assert_eq!(known.len(), glossary.len(), "a thing is explained twice");
    for lens in &glossary {
        crate::words::phrase::<G>(&lens.title);
        crate::words::phrase::<G>(&lens.text);
        let rule = lens.rule.unwrap_or_else(|| panic!("{} has no rule to read on at", lens.id));
        assert!(G::rules().iter().any(|one| one.id == rule), "{rule} is no rule");
    }
}

/// How much may be sent, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// All symbols.
    pub symbols: usize,
    /// A typical scene: half of them are larger.
    pub scene: usize,
    /// A drawing with all that belongs to it, on average.
    pub drawing: usize,
    /// The largest drawing.
    pub largest: usize,
}

/// Drawings of random games stay small, as those to act see them.
///
/// # Panics
/// If they do not.
#[track_caller]
pub fn weight<G: Drawn>(setup: &G::Setup, games: u32, seed: u64, limits: Limits) {
    let (mut scenes, mut all) = (Vec::new(), Vec::new());
    for number in 0..games {
        let mut journey = Journey::<G>::begin(setup, seed + u64::from(number));
        loop {
            let seat = journey.game.to_act().first().unwrap_or(Seat::new(0));
            let drawing = drawn(&journey.game, Eyes::Seat(seat), Language::Pl);
            scenes.push(drawing.scene.body.0.len());
            all.push(text(&drawing).len());
            if !journey.decide(&mut Silent) {
                break;
            }
        }
    }
    scenes.sort_unstable();
    let found = Limits {
        symbols: G::symbols().0.len(),
        scene: scenes[scenes.len() / 2],
        drawing: all.iter().sum::<usize>() / all.len(),
        largest: all.iter().max().copied().unwrap_or_default(),
    };
    let fits = found.symbols <= limits.symbols
        && found.scene <= limits.scene
        && found.drawing <= limits.drawing
        && found.largest <= limits.largest;
    assert!(fits, "too heavy: {found:?}");
}
