//! Games in their boxes.

use numpy::PyArray1;
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMapping, PySlice, PyTuple};
use shelf::{CodedGame, Offer};
use table::RulesVersion;
use table::observe;
use table::setup::{SetupKind, SetupOption, Values};
use wording::{Language, Phrase, Unnamed};

use crate::state::State;
use crate::{arguments, errors, setup};

/// All games by name, in the order in which people see them.
///
/// >>> import railhead
/// >>> list(railhead.games())
/// ['colt-express', 'fliptown', 'great-western-trail', 'ticket-to-ride-legacy', 'west-story']
#[pyfunction]
pub fn games(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let games = PyDict::new(py);
    for game in shelf::coded_games() {
        games.set_item(game.shelved().name(), Game(*game))?;
    }
    Ok(games)
}

/// The game with this name.
pub fn named(name: &str) -> PyResult<&'static dyn CodedGame> {
    shelf::coded_game(name).map_err(errors::no_game)
}

fn say(game: &dyn CodedGame, lang: &str, phrase: &Phrase) -> PyResult<String> {
    Ok(game.shelved().lexicon().say(arguments::language(lang)?, phrase, &Unnamed))
}

/// A game in its box.
///
/// >>> import railhead
/// >>> game = railhead.games()["colt-express"]
/// >>> game.title(), game.title("pl")
/// ('Colt Express', 'Colt Express')
/// >>> game.options["players"].bounds
/// (2, 6)
#[pyclass(frozen, module = "railhead")]
pub struct Game(pub &'static dyn CodedGame);

#[pymethods]
impl Game {
    /// Its name in files and commands.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.shelved().name()
    }

    /// The version of the rules that new tables are played by.
    #[getter]
    fn rules(&self) -> u16 {
        self.0.shelved().rules_version().0
    }

    /// What can be chosen when a table is set up, by name, in the order in which to ask.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for option in &self.0.shelved().schema().options {
            options.set_item(option.key, Choice { game: self.0, option })?;
        }
        Ok(options)
    }

    /// All codes of decisions are below this, whatever the setup.
    #[getter]
    fn action_count(&self) -> usize {
        self.0.space()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.0.layout().len()
    }

    /// What each number of an observation means.
    #[getter]
    fn layout(&self) -> Layout {
        Layout(self.0.layout())
    }

    /// No game takes more decisions.
    #[getter]
    fn bound(&self) -> usize {
        self.0.shelved().bound()
    }

    /// What it is called.
    #[pyo3(signature = (lang = "en"))]
    fn title(&self, lang: &str) -> PyResult<String> {
        say(self.0, lang, &self.0.shelved().title())
    }

    /// What it is about, in a few sentences.
    #[pyo3(signature = (lang = "en"))]
    fn about(&self, lang: &str) -> PyResult<String> {
        say(self.0, lang, &self.0.shelved().about())
    }

    /// Everything that can be chosen, in words.
    ///
    /// >>> import railhead
    /// >>> print(railhead.games()["colt-express"].describe().splitlines()[0])
    /// players: a number from 2 to 6 (default 4)
    #[pyo3(signature = (lang = "en"))]
    fn describe(&self, lang: &str) -> PyResult<String> {
        let options = self.0.shelved().schema().options.iter();
        let lines = options.map(|option| Choice { game: self.0, option }.describe(lang));
        Ok(lines.collect::<PyResult<Vec<_>>>()?.join("\n"))
    }

    /// The whole setup, with every default filled in.
    ///
    /// >>> import railhead
    /// >>> railhead.games()["fliptown"].complete(players=2)["players"]
    /// 2
    #[pyo3(signature = (setup = None, /, **options))]
    fn complete<'py>(
        &self,
        py: Python<'py>,
        setup: Option<&Bound<'py, PyMapping>>,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let chosen = self.0.shelved().complete(&setup::values(self.0, setup, options)?).map_err(errors::unfit)?;
        setup::to_dict(py, &chosen)
    }

    /// How many seats such a table has, automata included.
    #[pyo3(signature = (setup = None, /, **options))]
    fn seats(&self, setup: Option<&Bound<'_, PyMapping>>, options: Option<&Bound<'_, PyDict>>) -> PyResult<usize> {
        self.0.shelved().seats(&setup::values(self.0, setup, options)?).map_err(errors::unfit)
    }

    /// The seats of such a table that the game itself plays.
    #[pyo3(signature = (setup = None, /, **options))]
    fn automata<'py>(
        &self,
        py: Python<'py>,
        setup: Option<&Bound<'py, PyMapping>>,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let automata = self.0.shelved().automata(&setup::values(self.0, setup, options)?).map_err(errors::unfit)?;
        PyTuple::new(py, automata.iter().map(table::Seat::index).collect::<Vec<_>>())
    }

    /// The notation of a decision; `IllegalAction` if no decision has this code.
    fn notation(&self, code: &Bound<'_, PyAny>) -> PyResult<String> {
        let code = arguments::code(self.0, code)?;
        let unused = || errors::illegal(format!("no decision has the code {code}"));
        self.0.notation(code).ok_or_else(unused)
    }

    /// The code of a decision in notation; `IllegalAction` says what was expected.
    fn code(&self, notation: &str) -> PyResult<usize> {
        self.0.code(notation).map_err(errors::not_an_action)
    }

    /// Whether any decision has this code.
    fn is_code(&self, code: i64) -> bool {
        usize::try_from(code).is_ok_and(|code| self.0.notation(code).is_some())
    }

    /// Sets a table up: `railhead.new` for this game.
    #[pyo3(signature = (*, seed = None, rules = None, setup = None, **options))]
    fn new(
        &self,
        seed: Option<arguments::Chance>,
        rules: Option<u16>,
        setup: Option<&Bound<'_, PyMapping>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<State> {
        let chosen = setup::values(self.0, setup, options)?;
        opened(self.0, &chosen, seed, rules)
    }

    fn __repr__(&self) -> String {
        format!("<railhead.Game {}>", self.name())
    }
}

/// A table that has just been set up.
pub fn opened(
    game: &'static dyn CodedGame,
    chosen: &Values,
    seed: Option<arguments::Chance>,
    rules: Option<u16>,
) -> PyResult<State> {
    let known = game.shelved().known_rules();
    let rules = rules.map_or(known.newest, RulesVersion);
    if !known.contain(rules) {
        return Err(errors::setup(format!("no rules of version {rules} are known: expected {known}")));
    }
    game.open(rules, chosen, arguments::seed(seed)?).map(State).map_err(errors::unfit)
}

/// One thing to choose when a table is set up.
#[pyclass(frozen, module = "railhead", name = "Option")]
pub struct Choice {
    game: &'static dyn CodedGame,
    option: &'static SetupOption,
}

#[pymethods]
impl Choice {
    /// Its name in files and commands; as an argument it is written with `_` for `-`.
    #[getter]
    fn key(&self) -> &'static str {
        self.option.key
    }

    /// What may be chosen: `number`, `flag`, `one` of several, or several of them `ordered`.
    #[getter]
    fn kind(&self) -> &'static str {
        match self.option.kind {
            SetupKind::Number { .. } => "number",
            SetupKind::Flag => "flag",
            SetupKind::OneOf(_) => "one",
            SetupKind::Ordered { .. } => "ordered",
        }
    }

    /// What there is to choose from, of `one` and `ordered`.
    #[getter]
    fn values<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        match &self.option.kind {
            SetupKind::OneOf(values) => PyTuple::new(py, values.iter().map(|(name, _)| *name)).map(Some),
            SetupKind::Ordered { of, .. } => PyTuple::new(py, of).map(Some),
            SetupKind::Number { .. } | SetupKind::Flag => Ok(None),
        }
    }

    /// The least and the most, of a `number`.
    #[getter]
    fn bounds(&self) -> Option<(u32, u32)> {
        match self.option.kind {
            SetupKind::Number { min, max } => Some((min, max)),
            _ => None,
        }
    }

    /// What holds if nothing else is chosen either.
    #[getter]
    fn default<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        setup::to_python(py, &self.standard())
    }

    /// The condition on what else was chosen, or `always`.
    #[getter]
    fn when(&self) -> String {
        self.option.when.to_string()
    }

    /// What it is called.
    #[pyo3(signature = (lang = "en"))]
    fn label(&self, lang: &str) -> PyResult<String> {
        say(self.game, lang, &wording::setup::option(self.option.key))
    }

    /// What it means.
    #[pyo3(signature = (lang = "en"))]
    fn help(&self, lang: &str) -> PyResult<String> {
        say(self.game, lang, &Phrase::new(format!("setup-{}.help", self.option.key)))
    }

    fn __repr__(&self) -> String {
        format!("<railhead.Option {}: {}>", self.option.key, self.option.kind)
    }
}

impl Choice {
    fn standard(&self) -> table::setup::Value {
        self.option.default(&self.game.shelved().schema().before(self.option.key, &Values::new()))
    }

    fn describe(&self, lang: &str) -> PyResult<String> {
        let (key, kind, default) = (self.option.key, &self.option.kind, self.standard());
        let when = match self.when() {
            always if always == "always" => String::new(),
            when => format!(", when {when}"),
        };
        let help = self.help(lang)?;
        Ok(format!("{key}: {kind} (default {default}){when}\n    {help}"))
    }
}

/// One number of an observation.
#[pyclass(frozen, module = "railhead")]
pub struct Entry(&'static observe::Entry);

#[pymethods]
impl Entry {
    /// What it is called: the names of the parts it belongs to and its own, with dots between them.
    #[getter]
    fn name(&self) -> &'static str {
        &self.0.name
    }

    /// It is never less.
    #[getter]
    fn low(&self) -> f32 {
        self.0.low
    }

    /// It is never more.
    #[getter]
    fn high(&self) -> f32 {
        self.0.high
    }

    fn __repr__(&self) -> String {
        format!("<railhead.Entry {} from {} to {}>", self.0.name, self.0.low, self.0.high)
    }
}

/// What each number of an observation means: the same for every setup of a game.
///
/// >>> import railhead
/// >>> layout = railhead.games()["colt-express"].layout
/// >>> len(layout) == len(layout.names)
/// True
/// >>> layout[layout.names[3]]
/// slice(3, 4, None)
#[pyclass(frozen, module = "railhead")]
pub struct Layout(&'static observe::Layout);

#[pymethods]
impl Layout {
    fn __len__(&self) -> usize {
        self.0.len()
    }

    /// Each number, in order.
    #[getter]
    fn entries(&self) -> Vec<Entry> {
        self.0.entries().iter().map(Entry).collect()
    }

    /// The name of each number, in order.
    #[getter]
    fn names<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.entries().iter().map(|entry| &entry.name))
    }

    /// Below this no number falls.
    #[getter]
    fn low<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        PyArray1::from_iter(py, self.0.entries().iter().map(|entry| entry.low))
    }

    /// Above this no number rises.
    #[getter]
    fn high<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        PyArray1::from_iter(py, self.0.entries().iter().map(|entry| entry.high))
    }

    /// Everything that has a name and where it stands; a part comes before those that it is made of.
    #[getter]
    fn parts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let parts = PyDict::new(py);
        self.0.parts().try_for_each(|(name, range)| parts.set_item(name, slice(py, &range)))?;
        Ok(parts)
    }

    /// Where a part or an entry stands.
    fn __getitem__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PySlice>> {
        let missing = || PyKeyError::new_err(format!("nothing in this observation is called `{name}`"));
        self.0.range(name).map(|range| slice(py, &range)).ok_or_else(missing)
    }

    fn __contains__(&self, name: &Bound<'_, PyAny>) -> bool {
        name.extract::<String>().is_ok_and(|name| self.0.range(&name).is_some())
    }

    fn __repr__(&self) -> String {
        format!("<railhead.Layout of {} numbers>", self.0.len())
    }
}

fn slice<'py>(py: Python<'py>, range: &std::ops::Range<usize>) -> Bound<'py, PySlice> {
    PySlice::new(py, range.start as isize, range.end as isize, 1)
}

/// Something a seat may do now.
#[pyclass(frozen, module = "railhead")]
pub struct Action {
    /// Its code.
    #[pyo3(get)]
    code: usize,
    /// Its notation.
    #[pyo3(get)]
    notation: String,
    /// What happens if one chooses it.
    #[pyo3(get)]
    words: String,
    /// The heading it stands under, where there are headings.
    #[pyo3(get)]
    group: Option<String>,
}

impl Action {
    pub fn of(game: &dyn CodedGame, offer: Offer, language: Language) -> Self {
        let say = |phrase: &Phrase| game.shelved().lexicon().say(language, phrase, &Unnamed);
        Action {
            code: offer.code,
            words: say(&offer.words),
            group: offer.group.as_ref().map(say),
            notation: offer.notation,
        }
    }
}

#[pymethods]
impl Action {
    fn __index__(&self) -> usize {
        self.code
    }

    fn __repr__(&self) -> String {
        format!("<railhead.Action {} `{}`: {}>", self.code, self.notation, self.words)
    }
}
