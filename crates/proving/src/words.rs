//! Whether a game says everything it has to say, in every language: checks that any game can be put through.
//!
//! ```no_run
//! # fn check<G: wording::Worded + table::Guide>(setup: &G::Setup) {
//! use proving::words as checks;
//!
//! checks::games::<G>(setup, 4, 1);
//! checks::lexicon::<G>();
//! # }
//! ```

use std::collections::BTreeSet;
use std::path::Path;

use crate::journey::{Journey, all_eyes};
use table::dice::Dice;
use table::game::{Coded, Game, Silent, told_at_setup};
use table::guide::{Guide, Source};
use table::seat::{Eyes, Seat};
use table::setup::{Setup, SetupKind};
use wording::{Block, LESSON, Language, Phrase, Section, Worded};

/// People at a table.
pub const NAMES: [&str; 8] = ["Ann", "Bob", "Cy", "Dora", "Ed", "Fay", "Gus", "Hal"];

/// One decision in so many is followed by a look at all that can be said.
const LOOK: u32 = 20;

/// Lengths of the title of a rule, in characters.
const TITLE: std::ops::RangeInclusive<usize> = 10..=160;

/// A lesson is read at a glance: so many characters.
const LONGEST_LESSON: usize = 280;

/// Says a phrase to people with names.
pub fn say<G: Worded>(language: Language, phrase: &Phrase) -> String {
    G::lexicon().say(language, phrase, &NAMES)
}

/// A sentence with nothing missing, in every language.
///
/// # Panics
/// If something is.
#[track_caller]
pub fn phrase<G: Worded>(phrase: &Phrase) {
    for language in Language::ALL {
        let said = say::<G>(language, phrase);
        let careless = ["⟦", "⟧", "{", "}", "  ", " .", " ,", ".."].iter().find(|mark| said.contains(**mark));
        assert!(careless.is_none() && !said.trim().is_empty(), "{language}: `{said}` from {phrase:?}");
    }
}

/// A heading with sentences and tables, all of whose rows are as long as their head.
///
/// # Panics
/// If something is missing.
#[track_caller]
pub fn section<G: Worded>(section: &Section) {
    phrase::<G>(&section.title);
    for block in &section.blocks {
        match block {
            Block::Line(line) => phrase::<G>(line),
            Block::Table { head, rows } => {
                assert!(rows.iter().all(|row| row.len() == head.len()), "a row is too long or too short: {section:?}");
                head.iter().chain(rows.iter().flatten()).for_each(phrase::<G>);
            }
        }
    }
}

/// Plays whole games at random and hears everything: every step told to all eyes, and at some moments what everybody
/// sees and may do, and why some other things are not possible.
///
/// # Panics
/// If a word is missing, or two options of a seat read alike.
#[track_caller]
pub fn games<G: Worded>(setup: &G::Setup, games: u32, seed: u64) {
    for number in 0..games {
        let mut journey = Journey::<G>::begin(setup, seed + u64::from(number));
        let (mut told, mut rounds) = (told_at_setup(&journey.game), Rounds::<G>::default());
        told.drain(..).for_each(|(event, after)| step(&event, &after, &mut rounds));
        while journey.decide(&mut told) {
            told.drain(..).for_each(|(event, after)| step(&event, &after, &mut rounds));
            if journey.dice.below(LOOK) == 0 || journey.game.standing().is_some() {
                moment(&journey.game, &mut journey.dice);
            }
        }
        if let Some(standing) = journey.game.standing() {
            section::<G>(&G::account(&journey.game.view(Eyes::Bystander), &standing));
        }
    }
}

/// What all eyes saw when the round began.
struct Rounds<G: Worded>(Vec<(Eyes, G::View)>);

impl<G: Worded> Default for Rounds<G> {
    fn default() -> Self {
        Rounds(Vec::new())
    }
}

/// What all eyes hear of a step, and are asked after it.
#[track_caller]
fn step<G: Worded>(event: &G::Event, after: &G, rounds: &mut Rounds<G>) {
    for eyes in all_eyes(after) {
        if let Some(event) = G::event_for(event, eyes) {
            let view = after.view(eyes);
            let begun = rounds.0.iter().position(|(those, _)| *those == eyes);
            if let Some(begun) = begun.filter(|_| G::closes(&event).is_some()) {
                let (_, before) = &rounds.0[begun];
                let brought = Seat::all(after.seats()).filter_map(|seat| G::brought(before, &view, seat));
                brought.for_each(|brought| phrase::<G>(&brought));
            }
            if G::opens(&event).is_some() {
                rounds.0.retain(|(those, _)| *those != eyes);
                rounds.0.push((eyes, after.view(eyes)));
            }
            phrase::<G>(&G::story(&event, &view));
            phrase::<G>(&G::prompt(&view));
            let outcome = G::outcome(&event, &view).map(|outcome| outcome.words);
            [outcome, G::occasion(&view), G::opens(&event), G::closes(&event)].iter().flatten().for_each(phrase::<G>);
        }
    }
}

/// What everybody sees and may do, and why some other thing is not possible.
///
/// # Panics
/// If a word is missing, or two options of a seat read alike.
#[track_caller]
pub fn moment<G: Worded>(game: &G, dice: &mut Dice) {
    for eyes in all_eyes(game) {
        let view = game.view(eyes);
        phrase::<G>(&G::prompt(&view));
        G::table(&view).iter().for_each(section::<G>);
        for seat in Seat::all(game.seats()) {
            G::persona(&view, seat).iter().for_each(phrase::<G>);
        }
    }
    Seat::all(game.seats()).for_each(|seat| options(game, seat, dice));
}

#[track_caller]
fn options<G: Worded>(game: &G, seat: Seat, dice: &mut Dice) {
    let view = game.view(Eyes::Seat(seat));
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    if game.to_act().contains(seat) && !legal.is_empty() {
        lesson::<G>(&view);
    }
    let lines: Vec<Phrase> = legal.iter().map(|&action| G::option(&view, action)).collect();
    lines.iter().for_each(phrase::<G>);
    legal.iter().filter_map(|&action| G::group(&view, action)).for_each(|heading| phrase::<G>(&heading));
    let mut parts: Vec<Phrase> = Vec::new();
    for part in legal.iter().filter_map(|&action| G::part(&view, action)) {
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    parts.iter().for_each(phrase::<G>);
    for language in Language::ALL {
        let said: BTreeSet<String> = lines.iter().map(|line| say::<G>(language, line)).collect();
        assert_eq!(said.len(), legal.len(), "options read alike: {said:?}");
        let said: BTreeSet<String> = parts.iter().map(|part| say::<G>(language, part)).collect();
        assert_eq!(said.len(), parts.len(), "parts of options read alike: {said:?}");
    }
    let any = G::Action::decode(dice.below(G::Action::SPACE as u32) as usize);
    if let Some(any) = any.filter(|any| !legal.contains(any)) {
        phrase::<G>(&G::refusal(&game.why_not(seat, any)));
        phrase::<G>(&G::option(&view, any));
    }
}

/// Whoever decides something for the first time can be told what it is about, in a few words that are always the same.
#[track_caller]
fn lesson<G: Worded>(view: &G::View) {
    let lesson = G::lesson(view).unwrap_or_else(|| panic!("no lesson for {:?}", G::prompt(view)));
    assert!(lesson.id.starts_with(LESSON) && lesson.args.is_empty(), "{lesson:?} is not a lesson");
    phrase::<G>(&lesson);
    for language in Language::ALL {
        let length = say::<G>(language, &lesson).chars().count();
        assert!(length <= LONGEST_LESSON, "{language}: {} has {length} characters", lesson.id);
    }
}

/// The rules that prompts lead to in random games: whatever is asked or waited for leads to one.
///
/// # Panics
/// If there is no rule, or it is none of the game's.
#[track_caller]
pub fn rules_asked<G: Worded>(setup: &G::Setup, games: u32, seed: u64) -> BTreeSet<&'static str> {
    let known: BTreeSet<&str> = G::rules().iter().map(|rule| rule.id.0).collect();
    let mut met = BTreeSet::new();
    for number in 0..games {
        let mut journey = Journey::<G>::begin(setup, seed + u64::from(number));
        loop {
            for view in all_eyes(&journey.game).map(|eyes| journey.game.view(eyes)) {
                let rule = G::prompt_rule(&view).unwrap_or_else(|| panic!("no rule for {:?}", G::prompt(&view)));
                assert!(known.contains(rule.0), "{rule} is no rule");
                met.insert(rule.0);
            }
            if !journey.decide(&mut Silent) {
                break;
            }
        }
    }
    met
}

/// Everything that a game's words hold besides what its phrases name: all languages say the same things, the game and
/// its setup have words, the coach's reasons go both ways, achievements are explained, and rules have titles.
///
/// # Panics
/// With the first thing that is missing.
#[track_caller]
pub fn lexicon<G: Worded + Guide>() {
    let differences = G::lexicon().differences();
    assert!(differences.is_empty(), "{}", differences.iter().map(|one| format!("{one}\n")).collect::<String>());
    setup::<G>();
    measures::<G>();
    for goal in G::ACHIEVEMENTS {
        phrase::<G>(&Phrase::new(format!("achievement-{}", goal.name)));
        phrase::<G>(&Phrase::new(format!("achievement-{}.name", goal.name)));
    }
    let ids: BTreeSet<&str> = G::rules().iter().map(|rule| rule.id.0).collect();
    assert_eq!(ids.len(), G::rules().len(), "an id is used twice");
    for rule in G::rules() {
        for title in Language::ALL.map(|language| rule.title(language)) {
            let fits = TITLE.contains(&title.chars().count()) && !title.contains('\n');
            assert!(fits, "{}: `{title}` is no title of one line", rule.id);
        }
    }
}

#[track_caller]
fn setup<G: Worded>() {
    let mut ids = ["game-title", "game-about", "game-length"].map(str::to_owned).to_vec();
    for option in &<G as Game>::Setup::schema().options {
        ids.extend([format!("setup-{}", option.key), format!("setup-{}.help", option.key)]);
        let values: Vec<&str> = match &option.kind {
            SetupKind::OneOf(values) => values.iter().map(|(value, _)| *value).collect(),
            SetupKind::Ordered { of, .. } => of.clone(),
            SetupKind::Number { .. } | SetupKind::Flag => Vec::new(),
        };
        ids.extend(values.iter().map(|value| format!("setup-{}-{value}", option.key)));
    }
    ids.into_iter().for_each(|id| phrase::<G>(&Phrase::new(id)));
}

/// By whatever options are compared has a name and can be counted, and there are words for no other fact.
#[track_caller]
fn measures<G: Worded + Guide>() {
    let said: BTreeSet<&str> = G::lexicon().ids(Language::En).filter(|id| id.starts_with("fact-")).collect();
    let facts = G::MEASURES.iter().filter(|measure| matches!(measure.source, Source::Fact(_)));
    assert_eq!(said, facts.map(|measure| measure.id).collect(), "words for facts, and facts");
    for measure in G::MEASURES {
        phrase::<G>(&Phrase::new(measure.id));
        phrase::<G>(&Phrase::new(format!("{}.cell", measure.said_like())).with("value", 2));
    }
}

/// Every refusal, category and tie-break that these sources of the rules name has words, and no refusal has words that
/// none of them names. Says how many refusals there are.
///
/// # Panics
/// With the first one without words, or with those that nobody uses.
#[track_caller]
pub fn reasons<G: Worded>(sources: &[impl AsRef<str>]) -> usize {
    let literals = sources.iter().flat_map(|source| source.as_ref().split('"').skip(1).step_by(2));
    let literals: BTreeSet<&str> = literals.collect();
    let whys: BTreeSet<&str> = literals.iter().copied().filter(|id| id.starts_with("why-")).collect();
    let scores = literals.iter().filter(|id| id.starts_with("score-") || id.starts_with("tie-"));
    let cells = scores.flat_map(|id| [format!("{id}.cell"), (*id).to_owned()]);
    let ties = literals.iter().filter(|id| id.starts_with("tie-")).map(|id| format!("{id}.wins"));
    for id in whys.iter().map(|id| (*id).to_owned()).chain(cells).chain(ties) {
        let known = Language::ALL.iter().all(|&language| G::lexicon().knows(language, &id));
        assert!(known, "{id} has no words");
    }
    let unused = G::lexicon().ids(Language::En).filter(|id| id.starts_with("why-") && !whys.contains(id));
    assert_eq!(unused.collect::<Vec<_>>(), Vec::<&str>::new(), "words that nobody uses");
    whys.len()
}

/// The rules of a game as they are written: every file under `src/rules` of the crate at `root`.
///
/// # Panics
/// If they cannot be read.
pub fn rules_at(root: &str) -> Vec<String> {
    let mut folders = vec![Path::new(root).join("src/rules")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder of rules") {
            let path = entry.expect("a file of rules").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(std::fs::read_to_string(&path).expect("a file of rules"));
            }
        }
    }
    files
}

/// A game up to its `n`th decision, and the story so far as the first seat hears it, from what setting up told: for golden
/// files.
pub fn told<G: Worded>(setup: &G::Setup, seed: u64, n: usize, language: Language) -> (G::View, String) {
    let eyes = Eyes::Seat(Seat::new(0));
    let mut journey = Journey::<G>::begin(setup, seed);
    let mut log = told_at_setup(&journey.game);
    for _ in 0..n {
        if !journey.decide(&mut log) {
            break;
        }
    }
    let told = log.iter().filter_map(|(event, after)| Some((G::event_for(event, eyes)?, after)));
    let story = told.map(|(event, after)| say::<G>(language, &G::story(&event, &after.view(eyes))) + "\n");
    (journey.game.view(eyes), story.collect())
}

/// The whole table in words, with what is asked: for golden files.
pub fn whole_table<G: Worded>(view: &G::View, language: Language) -> String {
    let sections = G::table(view).into_iter().map(|section| G::lexicon().plain(language, &section, &NAMES));
    let prompt = say::<G>(language, &G::prompt(view)) + "\n";
    sections.chain([prompt]).collect::<Vec<_>>().join("\n")
}
