//! Any game as a [`Shelved`].

use std::marker::PhantomData;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use arena::{Match, Outcome, Progress, Ratings, Row, ScoreRow, Scores, Simulation, Summary, Tournament, Trial};
use bots::{Budget, Plan, Policy, Rollout, Tuning};
use drawing::{Lens, Markup, Pen, Scene};
use proving::bench::{self, Measured};
use proving::playthrough;
use table::guide::Measure;
use table::setup::{Setup, SetupSchema, Values};
use table::transcript::{Label, RailError, Transcript};
use table::{Achievement, Chapter, KnownRules, Refusal, RulesVersion, SaltedSeed, Seats, Seed, SetupError};
use wording::{Language, Lexicon, Phrase, Rule, Rulebook, SealedBook, Section};

use crate::Shelvable;
use crate::face::{LiveTable, Shelved};
use crate::live::Live;
use crate::runs::{Contest, League, RunError, Series, Solo, Speed};

/// A game in its box.
pub(crate) struct Boxed<G>(PhantomData<fn() -> G>);

/// Any game in its box, also one that does not stand on the shelf: for tests of what takes any game.
pub const fn boxed<G: Shelvable>() -> &'static dyn Shelved {
    &Boxed::<G>::NEW
}

impl<G> Boxed<G> {
    pub const NEW: Self = Boxed(PhantomData);
}

/// Positions to search from when measuring, and how long each is thought about.
const POSITIONS: usize = 32;
const ITERATIONS: u32 = 1_000;

impl<G: Shelvable> Shelved for Boxed<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn known_rules(&self) -> KnownRules {
        KnownRules::of::<G>()
    }

    fn bound(&self) -> usize {
        G::BOUND
    }

    fn bots_interject(&self) -> bool {
        G::INTERJECTS
    }

    fn lexicon(&self) -> &'static Lexicon {
        G::lexicon()
    }

    fn rules(&self) -> &'static [Rule] {
        G::rules()
    }

    fn rulebook(&self, language: Language) -> &'static Rulebook {
        G::rulebook(language)
    }

    fn first_game(&self, language: Language) -> &'static Rulebook {
        G::first_game(language)
    }

    fn first_setup(&self) -> Values {
        G::first_setup().to_values()
    }

    fn sealed_books(&self) -> &'static [SealedBook] {
        G::sealed_books()
    }

    fn keepsakes(&self, chosen: &Values, pen: &Pen<'_>) -> Vec<Scene> {
        G::Setup::choose(chosen).map_or_else(|_| Vec::new(), |setup| G::keepsakes(&setup, pen))
    }

    fn chapter(&self, chosen: &Values) -> Option<Chapter> {
        G::chapter(&G::Setup::choose(chosen).ok()?)
    }

    fn attended(&self, chosen: &Values, members: &[usize]) -> Result<Values, SetupError> {
        Ok(G::attended(&G::Setup::choose(chosen)?, members)?.to_values())
    }

    fn chronicle(&self, chosen: &Values, member: Option<usize>) -> Vec<Section> {
        G::Setup::choose(chosen).map_or_else(|_| Vec::new(), |setup| G::chronicle(&setup, member))
    }

    fn inventory(&self, chosen: &Values, member: Option<usize>) -> Vec<Section> {
        G::Setup::choose(chosen).map_or_else(|_| Vec::new(), |setup| G::inventory(&setup, member))
    }

    fn member(&self, chosen: &Values, member: usize) -> Option<Phrase> {
        G::member(&G::Setup::choose(chosen).ok()?, member)
    }

    fn chapter_title(&self, chosen: &Values, number: usize) -> Option<Phrase> {
        G::chapter_title(&G::Setup::choose(chosen).ok()?, number)
    }

    fn is_drawn(&self) -> bool {
        !G::STYLE.is_empty()
    }

    fn style(&self) -> &'static str {
        G::STYLE
    }

    fn symbols(&self) -> Markup {
        G::symbols()
    }

    fn figure(&self, name: &str, pen: &Pen<'_>) -> Option<Markup> {
        G::figure(name, pen)
    }

    fn glossary(&self) -> Vec<Lens> {
        G::glossary()
    }

    fn measures(&self) -> &'static [Measure] {
        G::MEASURES
    }

    fn achievements(&self) -> &'static [Achievement] {
        G::ACHIEVEMENTS
    }

    fn daily(&self) -> Option<Values> {
        G::daily().map(|setup| setup.to_values())
    }

    fn refusal(&self, refusal: &Refusal) -> Phrase {
        G::refusal(refusal)
    }

    fn schema(&self) -> &'static SetupSchema {
        G::Setup::schema()
    }

    fn complete(&self, chosen: &Values) -> Result<Values, SetupError> {
        Ok(G::Setup::choose(chosen)?.to_values())
    }

    fn seats(&self, chosen: &Values) -> Result<usize, SetupError> {
        Ok(G::Setup::choose(chosen)?.seats())
    }

    fn automata(&self, chosen: &Values) -> Result<Seats, SetupError> {
        Ok(G::Setup::choose(chosen)?.automata())
    }

    fn open_by(
        &self,
        rules: RulesVersion,
        chosen: &Values,
        seed: SaltedSeed,
        labels: Vec<Label>,
    ) -> Result<Box<dyn LiveTable>, SetupError> {
        Ok(Box::new(Live::<G>::open_by(rules, G::Setup::choose(chosen)?, seed, labels)?))
    }

    fn load(&self, bytes: &[u8]) -> Result<Box<dyn LiveTable>, RailError> {
        Ok(Box::new(Live::<G>::load(&Transcript::parse(bytes)?)?))
    }

    fn playthrough(&self, chosen: &Values, seed: Seed) -> Result<String, RunError> {
        let setup = G::Setup::choose(chosen)?;
        Ok(playthrough::playthrough::<G>(&setup, seed, playthrough::uniform)?)
    }

    fn bench(&self, chosen: &Values, seed: u64, time: Duration) -> Result<Speed, RunError> {
        let setup = G::Setup::choose(chosen)?;
        let measures = bench::measure::<G>(&setup, seed, time)?;
        let iterations = search_iterations::<G>(&setup, seed, time)?;
        Ok(Speed { game: G::NAME, players: setup.seats(), measures, iterations })
    }

    fn simulate(&self, series: &Series, progress: &dyn Progress, stop: &AtomicBool) -> Result<Summary, RunError> {
        let setup = G::Setup::choose(&series.setup)?;
        let simulation = Simulation::<G>::new(setup, series.bots.clone(), series.games, series.seed);
        Ok(simulation.run(progress, stop)?)
    }

    fn contest(
        &self,
        contest: &Contest,
        file: Option<&Path>,
        progress: &dyn Progress,
        stop: &AtomicBool,
    ) -> Result<(Row, Outcome), RunError> {
        let setup = G::Setup::choose(&contest.setup)?;
        let (bot, against) = (contest.bot.clone(), contest.against.clone());
        let contest = Match::<G>::new(setup, bot, against, contest.games, contest.seed);
        let outcome = contest.run(file, progress, stop)?;
        Ok((contest.row(&outcome), outcome))
    }

    fn solo(
        &self,
        solo: &Solo,
        file: Option<&Path>,
        progress: &dyn Progress,
        stop: &AtomicBool,
    ) -> Result<(ScoreRow, Scores), RunError> {
        let setup = G::Setup::choose(&solo.setup)?;
        let trial = Trial::<G>::new(setup, solo.bot.clone(), solo.games, solo.seed);
        let scores = trial.run(file, progress, stop)?;
        Ok((trial.row(&scores), scores))
    }

    fn rate(
        &self,
        league: &League,
        folder: Option<&Path>,
        progress: &dyn Progress,
        stop: &AtomicBool,
    ) -> Result<Ratings, RunError> {
        let setup = G::Setup::choose(&league.setup)?;
        let tournament = Tournament::<G>::new(setup, league.bots.clone(), league.games, league.seed);
        Ok(tournament.run(folder, progress, stop)?)
    }
}

/// Iterations of a search of positions from the middle of random games for about `time`, each iteration playing a game out to
/// its end at random: the same work in every game, whatever the bots are tuned to.
fn search_iterations<G: Shelvable>(setup: &G::Setup, seed: u64, time: Duration) -> Result<Measured, SetupError> {
    let plan = Tuning::for_players(setup.seats()).plan;
    let rollout = Rollout { policy: Policy::Uniform, horizon: None };
    let plan = Plan { budget: Budget::iterations(ITERATIONS), rollout, ..plan };
    let positions = bots::bench::positions::<G>(setup, POSITIONS, seed)?;
    let mut sum = Measured::default();
    for (i, position) in positions.iter().enumerate().cycle() {
        let searched = bots::bench::iterations(std::slice::from_ref(position), &plan, seed + i as u64);
        sum.times += searched.times;
        sum.cpu += searched.cpu;
        if sum.cpu >= time {
            break;
        }
    }
    Ok(sum)
}
