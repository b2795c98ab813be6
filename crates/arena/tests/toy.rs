//! Matches, tournaments and simulations of a whole small game.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use arena::{ArenaError, Bot, Match, Outcome, Progress, Scores, Simulation, Summary, Tournament, Trial};
use proving::toy::{Toy, ToySetup};

static GO: AtomicBool = AtomicBool::new(false);

fn setup(players: u8) -> ToySetup {
    ToySetup { players, purse: 6, champion: None }
}

fn bot(text: &str) -> Bot {
    text.parse().unwrap()
}

fn contest(bot_text: &str, against: &str, games: u32) -> Match<Toy> {
    Match::new(setup(3), bot(bot_text), bot(against), games, 1)
}

/// The outcome without what differs from run to run: the time it took.
fn timeless(outcome: Outcome) -> Outcome {
    Outcome { effort: Default::default(), rivals_effort: Default::default(), ..outcome }
}

/// A file that no other test uses, which does not exist yet.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("railhead-arena-{}-{name}", std::process::id()));
        let scratch = Scratch(path);
        scratch.clear();
        scratch
    }

    fn clear(&self) {
        let _ = fs::remove_file(&self.0);
        let _ = fs::remove_dir_all(&self.0);
    }

    fn lines(&self) -> Vec<String> {
        fs::read_to_string(&self.0).unwrap().lines().map(str::to_owned).collect()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        self.clear();
    }
}

/// Sets the stop flag after some games.
struct StopAfter<'a> {
    games: AtomicUsize,
    stop: &'a AtomicBool,
}

impl Progress for StopAfter<'_> {
    fn begin(&self, _: &str, _: usize, _: usize) {}

    fn game_over(&self) {
        if self.games.fetch_sub(1, Ordering::SeqCst) == 1 {
            self.stop.store(true, Ordering::SeqCst);
        }
    }
}

#[test]
fn a_match_is_played_in_whole_rounds_and_does_not_depend_on_threads() {
    let contest = contest("greedy", "random", 100);
    assert_eq!(contest.planned().unwrap(), 102);
    let run = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        timeless(pool.install(|| contest.run(None, &(), &GO)).unwrap())
    };
    let outcome = run(1);
    assert_eq!(outcome, run(3));
    assert_eq!((outcome.games, outcome.is_complete()), (102, true));
    assert_eq!(outcome.chance, 1.0 / 3.0);
    assert!(outcome.interval.low > outcome.chance, "greedy beats random: {outcome:?}");
}

#[test]
fn equals_get_an_equal_share() {
    let outcome = contest("random", "random", 600).run(None, &(), &GO).unwrap();
    assert!((outcome.interval.low..=outcome.interval.high).contains(&outcome.chance), "{outcome:?}");
    assert!(outcome.interval.high - outcome.interval.low < 0.12, "{outcome:?}");
}

#[test]
fn a_side_may_take_several_seats_but_not_all() {
    let mut contest = contest("random", "random", 300);
    contest.seats_taken = 2;
    let outcome = contest.run(None, &(), &GO).unwrap();
    assert_eq!(outcome.chance, 2.0 / 3.0);
    assert!((outcome.interval.share - outcome.chance).abs() < 0.1, "{outcome:?}");
    contest.seats_taken = 3;
    assert!(matches!(contest.run(None, &(), &GO), Err(ArenaError::Sides { taken: 3, seats: 3 })));
}

#[test]
fn a_stopped_match_goes_on_from_its_file() {
    let scratch = Scratch::new("resume");
    let contest = contest("greedy", "random", 60);
    let stop = AtomicBool::new(false);
    let stopper = StopAfter { games: AtomicUsize::new(17), stop: &stop };
    let part = contest.run(Some(&scratch.0), &stopper, &stop).unwrap();
    assert!((17..60).contains(&part.games) && !part.is_complete(), "{part:?}");
    assert_eq!(scratch.lines().len() as u32, 1 + part.games);

    let whole = contest.run(Some(&scratch.0), &(), &GO).unwrap();
    assert_eq!(scratch.lines().len(), 61);
    assert_eq!(timeless(whole.clone()), timeless(contest.run(None, &(), &GO).unwrap()));
    assert_eq!(contest.run(Some(&scratch.0), &(), &GO).unwrap(), whole, "nothing is left to play");
    assert_eq!(scratch.lines().len(), 61);
}

#[test]
fn a_match_can_be_made_longer() {
    let scratch = Scratch::new("longer");
    contest("greedy", "random", 30).run(Some(&scratch.0), &(), &GO).unwrap();
    let longer = contest("greedy", "random", 60);
    let outcome = longer.run(Some(&scratch.0), &(), &GO).unwrap();
    assert_eq!(timeless(outcome), timeless(longer.run(None, &(), &GO).unwrap()));
}

#[test]
fn a_match_in_parts_is_the_same_match() {
    let (whole, parts) = (Scratch::new("whole"), Scratch::new("parts"));
    let mut contest = contest("greedy", "random", 30);
    let outcome = contest.run(Some(&whole.0), &(), &GO).unwrap();
    for (part, so_far) in [(20..25, 5), (0..0, 5), (0..3, 8), (24..40, 13), (3..24, 30)] {
        contest.part = part;
        let partly = contest.run(Some(&parts.0), &(), &GO).unwrap();
        assert_eq!((partly.games, partly.planned), (so_far, 30));
        assert_eq!(parts.lines().len() as u32, 1 + so_far);
    }
    assert_eq!(timeless(contest.run(Some(&parts.0), &(), &GO).unwrap()), timeless(outcome));
    assert_eq!(whole.lines()[0], parts.lines()[0]);
}

#[test]
fn a_line_that_was_cut_off_is_dropped() {
    let scratch = Scratch::new("cut");
    let contest = contest("greedy", "random", 12);
    let whole = contest.run(Some(&scratch.0), &(), &GO).unwrap();
    let text = fs::read_to_string(&scratch.0).unwrap();
    let header = text.find('\n').unwrap();
    for length in [text.len() - 1, text.len() - 5, header + 3, header + 1, header, header / 2, 0] {
        fs::write(&scratch.0, &text[..length]).unwrap();
        let again = contest.run(Some(&scratch.0), &(), &GO).unwrap();
        assert_eq!(timeless(again), timeless(whole.clone()));
        assert_eq!(scratch.lines().len(), 13, "cut to {length}");
    }
}

#[test]
fn the_file_of_another_match_is_refused_and_left_alone() {
    let scratch = Scratch::new("another");
    contest("greedy", "random", 3).run(Some(&scratch.0), &(), &GO).unwrap();
    let before = fs::read(&scratch.0).unwrap();
    let mut seeded = contest("greedy", "random", 3);
    seeded.seed = 2;
    let mut smaller = contest("greedy", "random", 3);
    smaller.setup = setup(2);
    for (other, what) in [(contest("mcts:2", "random", 3), "bot"), (seeded, "seed"), (smaller, "setup")] {
        let error = other.run(Some(&scratch.0), &(), &GO).unwrap_err();
        let ArenaError::AnotherMatch { what: found, .. } = &error else { panic!("{error}") };
        assert_eq!(*found, what);
        assert!(error.to_string().contains("holds another match"), "{error}");
        assert_eq!(fs::read(&scratch.0).unwrap(), before);
    }
}

#[test]
fn a_file_that_holds_something_else_is_refused_and_left_alone() {
    let scratch = Scratch::new("strange");
    let contest = contest("greedy", "random", 3);
    contest.run(Some(&scratch.0), &(), &GO).unwrap();
    let header = scratch.lines()[0].clone();
    for (text, line) in [("my diary", 1), ("my\ndiary\n", 1), (&format!("{header}\nnonsense\n"), 2)] {
        fs::write(&scratch.0, text).unwrap();
        let error = contest.run(Some(&scratch.0), &(), &GO).unwrap_err();
        assert!(matches!(error, ArenaError::Corrupt { line: found, .. } if found == line), "{error}");
        assert_eq!(fs::read_to_string(&scratch.0).unwrap(), text);
    }
}

fn trial(bot_text: &str, games: u32) -> Trial<Toy> {
    Trial::new(setup(1), bot(bot_text), games, 1)
}

/// The scores without what differs from run to run: the time it took.
fn timeless_scores(scores: Scores) -> Scores {
    Scores { effort: Default::default(), ..scores }
}

#[test]
fn alone_a_bot_is_tried_by_its_scores() {
    let run = |threads, text| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        timeless_scores(pool.install(|| trial(text, 90).run(None, &(), &GO)).unwrap())
    };
    let scores = run(1, "random");
    assert_eq!(scores, run(3, "random"));
    assert_eq!((scores.games, scores.is_complete(), scores.victories), (90, true, None), "there is nobody to beat");
    assert_eq!((scores.score.mean, scores.range), (6.0, (6.0, 6.0)), "alone nobody can lose a coin");
    let simulated = Simulation::<Toy>::new(setup(1), vec![bot("random")], 90, 1).run(&(), &GO).unwrap();
    assert!((simulated.seats[0].score - scores.score.mean).abs() < 1e-9, "the same deals as in a simulation");
    let crowd = Trial::<Toy>::new(setup(3), bot("random"), 3, 1);
    assert!(matches!(crowd.run(None, &(), &GO), Err(ArenaError::NotAlone { seats: 3 })));
}

#[test]
fn a_stopped_trial_goes_on_from_its_file_and_no_other_may() {
    let scratch = Scratch::new("trial");
    let stop = AtomicBool::new(false);
    let stopper = StopAfter { games: AtomicUsize::new(11), stop: &stop };
    let part = trial("random", 40).run(Some(&scratch.0), &stopper, &stop).unwrap();
    assert!((11..40).contains(&part.games) && !part.is_complete(), "{part:?}");
    let whole = trial("random", 40).run(Some(&scratch.0), &(), &GO).unwrap();
    assert_eq!(scratch.lines().len(), 41);
    assert_eq!(timeless_scores(whole), timeless_scores(trial("random", 40).run(None, &(), &GO).unwrap()));
    let error = trial("greedy", 40).run(Some(&scratch.0), &(), &GO).unwrap_err();
    assert!(matches!(error, ArenaError::AnotherMatch { what: "bot", .. }), "{error}");
    let error = contest("random", "random", 3).run(Some(&scratch.0), &(), &GO).unwrap_err();
    assert!(matches!(error, ArenaError::AnotherMatch { what: "setup", .. }), "{error}");
}

#[test]
fn a_tournament_puts_bots_in_order() {
    let scratch = Scratch::new("tournament");
    fs::create_dir(&scratch.0).unwrap();
    let bots = ["random", "mcts:150", "greedy"].map(bot).to_vec();
    let tournament = Tournament::<Toy>::new(setup(3), bots, 60, 3);
    let ratings = tournament.run(Some(&scratch.0), &(), &GO).unwrap();
    assert!(ratings.complete);
    assert_eq!(ratings.matches.len(), 6);
    assert_eq!(fs::read_dir(&scratch.0).unwrap().count(), 6);
    assert_eq!(ratings.ratings.last().unwrap().bot, "random");
    assert!(ratings.ratings.iter().all(|rating| rating.low <= rating.rating && rating.rating <= rating.high));
    assert!(ratings.ratings.iter().map(|rating| rating.rating).sum::<f64>().abs() < 1e-6);
    assert_eq!(tournament.run(Some(&scratch.0), &(), &GO).unwrap(), ratings);
    assert_eq!(ratings.table().lines().count(), 4);

    let twins = Tournament::<Toy>::new(setup(3), vec![bot("greedy"), bot("greedy")], 6, 3);
    assert!(matches!(twins.run(None, &(), &GO), Err(ArenaError::TooFewBots)));
}

#[test]
fn a_simulation_does_not_depend_on_threads() {
    for bots in ["random", "greedy"] {
        let simulation = Simulation::<Toy>::new(setup(3), vec![bot(bots)], 300, 1);
        let run = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            let summary = pool.install(|| simulation.run(&(), &GO)).unwrap();
            assert!(!summary.cpu.is_zero());
            Summary { cpu: Default::default(), ..summary }
        };
        let summary = run(1);
        assert_eq!((summary.games, &summary), (300, &run(3)));
    }
}

#[test]
fn a_stopped_simulation_sums_up_what_was_played() {
    for bots in ["random", "greedy"] {
        let stop = AtomicBool::new(false);
        let stopper = StopAfter { games: AtomicUsize::new(7), stop: &stop };
        let simulation = Simulation::<Toy>::new(setup(3), vec![bot(bots)], 4_000, 1);
        let part = simulation.run(&stopper, &stop).unwrap();
        assert!((7..4_000).contains(&part.games), "{bots}: {}", part.games);
        assert!((part.seats.iter().map(|seat| seat.wins).sum::<f64>() - f64::from(part.games)).abs() < 1e-6);
    }
}

#[test]
fn a_simulation_sums_up_what_happened() {
    let simulation = Simulation::<Toy>::new(setup(2), vec![bot("greedy"), bot("random")], 200, 1);
    let summary = simulation.run(&(), &GO).unwrap();
    assert_eq!(summary.games, 200);
    assert_eq!(summary.categories, ["toy-coins"]);
    let [greedy, random] = &summary.seats[..] else { panic!("two seats") };
    assert!((greedy.wins + random.wins - 200.0).abs() < 1e-9);
    assert!(greedy.interval.share > random.interval.share);
    assert_eq!((greedy.score, greedy.bot.as_str()), (greedy.scores[0], "greedy"));
    let (fewest, mean, most) = summary.decisions;
    assert!(f64::from(fewest) <= mean && mean <= f64::from(most));
    assert!((greedy.decisions + random.decisions - mean).abs() < 1e-9);

    let crowd = Simulation::<Toy>::new(setup(2), vec![bot("greedy"); 3], 1, 1);
    assert!(matches!(crowd.run(&(), &GO), Err(ArenaError::Lineup { given: 3, seats: 2 })));
}
