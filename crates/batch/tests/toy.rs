//! Batches of the toy game, which has everything: simultaneous play, interjections, hidden cards, campaigns.

use batch::{
    Autoreset, Batch, BatchError, Batched, Codes, Episode, Learner, Memory, Past, Plan, Rewards, Seating, returns,
};
use bots::Bot;
use proving::toy::{Toy, ToyAction, ToySetup};
use table::setup::Setup;
use table::{Coded, Eyes, Game, LiveGame, Observed, SaltedSeed, Seat, Seed, Silent};

const SETUP: ToySetup = ToySetup { players: 3, purse: 6, champion: None };

/// A batch with memory, in which random decisions are taken.
struct Trial {
    batch: Batch<Toy>,
    memory: Memory,
    codes: Vec<i32>,
}

impl Trial {
    fn new(plan: &Plan) -> Self {
        let mut batch = Batch::<Toy>::new(SETUP, plan).unwrap();
        let mut memory = Memory::of(&batch.sizes());
        batch.reset(None, None, memory.rows()).unwrap();
        Trial { batch, memory, codes: vec![0; plan.games] }
    }

    fn of(games: usize, change: impl FnOnce(&mut Plan)) -> Self {
        let mut plan = Plan::new(games, Seed::from_number(7));
        change(&mut plan);
        Trial::new(&plan)
    }

    fn step(&mut self) {
        self.batch.sample(&mut self.codes);
        self.batch.step(Codes::Short(&self.codes), self.memory.rows()).unwrap();
    }

    /// Everything that one row shows, and its past.
    fn row(&self, i: usize) -> (Memory, Past) {
        let sizes = self.batch.sizes();
        let part = |width: usize| i * width..(i + 1) * width;
        let memory = &self.memory;
        let row = Memory {
            to_act: memory.to_act[part(1)].to_vec(),
            counts: memory.counts[part(1)].to_vec(),
            rewards: memory.rewards[part(sizes.seats)].to_vec(),
            learner_rewards: memory.learner_rewards[part(1)].to_vec(),
            learners: memory.learners[part(1)].to_vec(),
            terminations: memory.terminations[part(1)].to_vec(),
            truncations: memory.truncations[part(1)].to_vec(),
            scores: memory.scores[part(sizes.seats)].to_vec(),
            places: memory.places[part(sizes.seats)].to_vec(),
            lengths: memory.lengths[part(1)].to_vec(),
            chapters: memory.chapters[part(1)].to_vec(),
            observations: memory.observations[part(sizes.observation)].to_vec(),
            final_observations: memory.final_observations[part(sizes.observation)].to_vec(),
            masks: memory.masks[part(sizes.actions)].to_vec(),
        };
        (row, self.batch.past(i).unwrap())
    }

    fn rows(&self) -> Vec<(Memory, Past)> {
        (0..self.codes.len()).map(|i| self.row(i)).collect()
    }

    /// The same game, set up and played apart from the batch.
    fn session(&self, i: usize) -> LiveGame<Toy> {
        let past = self.batch.past(i).unwrap();
        let setup = ToySetup::choose(&past.setup).unwrap();
        let mut session = LiveGame::new(setup, SaltedSeed::unsalted(past.seed)).unwrap();
        for (seat, code) in past.moves {
            let _ = session.play(seat, ToyAction::decode(code).unwrap(), &mut Silent).unwrap();
        }
        session
    }

    fn lists(&self) -> Vec<Vec<i32>> {
        let (mut starts, mut codes) = (vec![0; self.codes.len() + 1], vec![0; self.batch.options()]);
        self.batch.lists(&mut starts, &mut codes).unwrap();
        starts.windows(2).map(|ends| codes[ends[0] as usize..ends[1] as usize].to_vec()).collect()
    }
}

fn observed(game: &Toy, seat: Seat) -> Vec<f32> {
    let mut row = vec![0.0; Toy::layout().len()];
    Toy::observe(&game.view(Eyes::Seat(seat)), &mut row);
    row
}

#[test]
fn a_row_is_what_the_seat_sees_that_decides_next() {
    let mut trial = Trial::of(5, |_| {});
    let mut legal = Vec::new();
    for _ in 0..200 {
        for (i, list) in trial.lists().into_iter().enumerate() {
            let (row, _) = trial.row(i);
            let session = trial.session(i);
            let seat = session.game().to_act().first().expect("games that are over begin anew");
            assert_eq!(row.to_act, [seat.index() as i32]);
            assert_eq!(row.observations, observed(session.game(), seat));
            session.game().legal(seat, &mut legal);
            assert_eq!(list, legal.iter().map(|action| action.encode() as i32).collect::<Vec<_>>());
            let masked = (0..).zip(&row.masks).filter(|(_, may)| **may).map(|(code, _)| code);
            let mut sorted = list.clone();
            sorted.sort_unstable();
            assert_eq!(masked.collect::<Vec<i32>>(), sorted);
            assert_eq!(row.counts, [list.len() as i32]);
        }
        trial.step();
    }
}

#[test]
fn what_happens_depends_on_the_row_and_on_nothing_else() {
    let nobody = |_: &mut Plan| {};
    let bots = |plan: &mut Plan| {
        plan.seating = Seating::Against { learner: Learner::Rotating, rivals: Bot::search(6) };
    };
    for change in [&nobody as &dyn Fn(&mut Plan), &bots] {
        let mut alone = Trial::of(3, change);
        let mut many = Trial::of(150, |plan| {
            change(plan);
            plan.threads = 3;
        });
        for step in 0..60 {
            for i in 0..3 {
                assert_eq!(alone.row(i), many.row(i), "row {i} after {step} steps");
            }
            alone.step();
            many.step();
        }
    }
}

#[test]
fn every_episode_has_a_deal_of_its_own() {
    let mut trial = Trial::of(20, |_| {});
    let mut seeds = std::collections::HashSet::new();
    for _ in 0..200 {
        seeds.extend(trial.rows().into_iter().map(|(_, past)| past.seed));
        trial.step();
    }
    assert!(seeds.len() > 100, "{}", seeds.len());
}

/// Steps until a row's episode ends, and gives the game as it ended with who decided last.
fn finished(trial: &mut Trial, row: usize) -> (LiveGame<Toy>, Seat) {
    loop {
        let mut session = trial.session(row);
        let seat = Seat::new(trial.memory.to_act[row] as usize);
        trial.step();
        if trial.memory.terminations[row] {
            let action = ToyAction::decode(trial.codes[row] as usize).unwrap();
            let _ = session.play(seat, action, &mut Silent).unwrap();
            assert!(session.game().to_act().is_empty());
            return (session, seat);
        }
    }
}

#[test]
fn a_game_that_is_over_begins_anew_in_the_same_step() {
    let mut trial = Trial::of(2, |_| {});
    let (end, last) = finished(&mut trial, 1);
    let (row, past) = trial.row(1);
    let standing = end.game().standing().unwrap();
    assert_eq!(row.rewards, returns(end.game(), &standing, Rewards::Win)[..3]);
    assert_eq!(row.scores, standing.results.iter().map(|result| result.total).collect::<Vec<_>>());
    assert_eq!(row.places, standing.results.iter().map(|result| i32::from(result.place)).collect::<Vec<_>>());
    assert_eq!(row.lengths, [end.entries().len() as i32]);
    assert_eq!(row.final_observations, observed(end.game(), last));
    assert!(past.moves.is_empty() && past.seed != end.seed().server_seed);
    assert_eq!(row.to_act, [0]);
    let scores = row.scores;
    trial.step();
    let (row, past) = trial.row(1);
    assert_eq!((row.rewards, row.terminations, row.lengths), (vec![0.0; 3], vec![false], vec![1]));
    assert_eq!((past.moves.len(), row.scores), (1, scores));
}

#[test]
fn a_game_that_is_over_begins_anew_in_the_next_step() {
    let mut trial = Trial::of(2, |plan| plan.autoreset = Autoreset::NextStep);
    let (end, last) = finished(&mut trial, 0);
    let (row, past) = trial.row(0);
    assert_eq!((row.to_act, row.counts, past.moves.len()), (vec![-1], vec![0], end.entries().len()));
    assert_eq!(row.observations, observed(end.game(), last));
    assert!(row.masks.iter().all(|may| !may));
    trial.batch.sample(&mut trial.codes);
    assert_eq!(trial.codes[0], 0);
    trial.codes[0] = -5;
    trial.batch.step(Codes::Short(&trial.codes), trial.memory.rows()).unwrap();
    let (row, past) = trial.row(0);
    assert_eq!((row.to_act, row.terminations, row.rewards), (vec![0], vec![false], vec![0.0; 3]));
    assert!(past.moves.is_empty() && past.seed != end.seed().server_seed);
}

#[test]
fn a_game_that_is_over_waits_if_it_is_told_to() {
    let mut trial = Trial::of(3, |plan| plan.autoreset = Autoreset::Disabled);
    let _ = finished(&mut trial, 2);
    let end = trial.row(2);
    trial.step();
    let after = trial.row(2);
    assert_eq!((&after.0.terminations, &after.0.rewards), (&vec![true], &vec![0.0; 3]));
    assert_eq!((&after.0.to_act, &after.0.observations, &after.1), (&end.0.to_act, &end.0.observations, &end.1));
    let other = trial.row(0);
    trial.batch.reset(None, Some(&[false, false, true]), trial.memory.rows()).unwrap();
    assert_eq!(trial.row(0), other);
    let (row, past) = trial.row(2);
    assert_eq!((row.to_act, row.terminations, past.moves.len()), (vec![0], vec![false], 0));
    assert_ne!(past.seed, end.1.seed);
    trial.step();
}

#[test]
fn a_seed_begins_everything_from_the_start() {
    let mut trial = Trial::of(4, |_| {});
    let start = trial.rows();
    trial.batch.reset(None, None, trial.memory.rows()).unwrap();
    assert_eq!(start, trial.rows(), "nothing was played yet");
    (0..50).for_each(|_| trial.step());
    trial.batch.reset(Some(Seed::from_number(7)), None, trial.memory.rows()).unwrap();
    for ((row, past), (first, first_past)) in trial.rows().into_iter().zip(&start) {
        assert_eq!((row.observations, row.masks, &past), (first.observations.clone(), first.masks.clone(), first_past));
    }
    trial.step();
    trial.batch.reset(None, None, trial.memory.rows()).unwrap();
    assert_ne!(trial.row(0).1.seed, start[0].1.seed);
}

#[test]
fn a_wrong_code_is_named_and_changes_nothing() {
    let mut trial = Trial::of(4, |_| {});
    (0..7).for_each(|_| trial.step());
    let before = trial.rows();
    let illegal = (0..ToyAction::SPACE as i32).find(|code| !trial.lists()[2].contains(code)).unwrap();
    for wrong in [-1, i32::MIN, i32::MAX, ToyAction::SPACE as i32, illegal] {
        trial.batch.sample(&mut trial.codes);
        trial.codes[2] = wrong;
        let long: Vec<i64> = trial.codes.iter().map(|code| i64::from(*code)).collect();
        for codes in [Codes::Short(&trial.codes), Codes::Long(&long)] {
            let error = trial.batch.step(codes, trial.memory.rows()).unwrap_err();
            let BatchError::Code(error) = error else { panic!("{error}") };
            assert_eq!((error.index, error.code), (2, i64::from(wrong)));
            assert_eq!(error.refusal.is_some(), wrong == illegal);
            let seat = trial.memory.to_act[2];
            assert!(error.to_string().contains(&format!("what seat {seat} may decide")), "{error}");
        }
    }
    assert_eq!(before, trial.rows());
    let error = trial.batch.step(Codes::Short(&[0; 3]), trial.memory.rows()).unwrap_err();
    assert_eq!(error.to_string(), "3 codes for 4 games");
    let error = trial.batch.reset(None, Some(&[true]), trial.memory.rows()).unwrap_err();
    assert_eq!(error.to_string(), "1 flags for 4 games");
    trial.memory.rewards.pop();
    assert_eq!(trial.batch.step(Codes::Short(&[0; 4]), trial.memory.rows()), Err(BatchError::Memory("rewards")));
}

#[test]
fn bots_play_the_other_seats() {
    for (learner, ours) in [(Learner::Seat(Seat::new(1)), Some(1)), (Learner::Rotating, None)] {
        let mut trial = Trial::of(6, |plan| plan.seating = Seating::Against { learner, rivals: Bot::Greedy });
        let mut seats = [0; 3];
        for _ in 0..100 {
            assert_eq!(trial.memory.to_act, trial.memory.learners);
            trial.memory.to_act.iter().for_each(|seat| seats[*seat as usize] += 1);
            let learners = trial.memory.learners.clone();
            trial.step();
            for (i, learner) in learners.into_iter().enumerate() {
                let reward = trial.memory.rewards[i * 3 + learner as usize];
                assert_eq!(trial.memory.learner_rewards[i], reward);
                assert!(trial.memory.terminations[i] || reward == 0.0);
            }
        }
        match ours {
            Some(seat) => assert_eq!(seats[seat], 600),
            None => assert!(seats.iter().all(|count| *count > 100), "{seats:?}"),
        }
    }
}

#[test]
fn bots_sit_where_they_are_put() {
    let greedy = || Some(Bot::Greedy);
    let mut trial = Trial::of(4, |plan| plan.seating = Seating::Beside(vec![None, greedy()]));
    for _ in 0..80 {
        assert!(trial.memory.to_act.iter().all(|seat| [0, 2].contains(seat)));
        assert_eq!(trial.memory.learners, [-1; 4]);
        trial.step();
    }
    let trial = Trial::of(4, |plan| plan.seating = Seating::Beside(vec![greedy(), None, greedy()]));
    assert_eq!(trial.memory.learners, [1; 4]);
}

#[test]
fn what_cannot_be_played_is_refused_in_words() {
    let refused = |change: &dyn Fn(&mut Plan)| {
        let mut plan = Plan::new(1, Seed::from_number(1));
        change(&mut plan);
        Batch::<Toy>::new(SETUP, &plan).map(|_| ()).unwrap_err().to_string()
    };
    let everywhere = Seating::Beside(vec![Some(Bot::Random); 3]);
    let beyond = Seating::Beside(vec![None, None, None, Some(Bot::Random)]);
    let leaning = Seating::Against { learner: Learner::Rotating, rivals: "mcts:9,lean=gold/1".parse().unwrap() };
    let absent = Seating::Against { learner: Learner::Seat(Seat::new(5)), rivals: Bot::Random };
    assert_eq!(refused(&|plan| plan.games = 0), "a batch of 0 games: expected 1 to 1048576");
    assert_eq!(refused(&|plan| plan.threads = 0), "games cannot be stepped by 0 threads: expected at least one");
    assert!(refused(&|plan| plan.seating = everywhere.clone()).starts_with("bots play every seat"));
    assert!(refused(&|plan| plan.seating = beyond.clone()).starts_with("there is no seat 3: the table has 3"));
    assert!(refused(&|plan| plan.seating = absent.clone()).starts_with("there is no seat 5"));
    assert!(refused(&|plan| plan.seating = leaning.clone()).starts_with("nobody can lean towards `gold` here"));
    let unknown = "sometimes".parse::<Autoreset>().unwrap_err().to_string();
    assert_eq!(unknown, "`sometimes` is not a way to begin anew: expected one of same_step, next_step, disabled");
    assert_eq!("rank".parse(), Ok(Rewards::Rank));
}

#[test]
fn a_campaign_is_one_long_episode() {
    let mut trial = Trial::of(3, |plan| plan.episode = Episode::Campaign);
    let mut ended = 0;
    for _ in 0..300 {
        let before = trial.rows();
        trial.step();
        for (i, (row, past)) in before.into_iter().enumerate() {
            let (after, next) = trial.row(i);
            let began = past.seed != next.seed;
            match (began, row.chapters[0], after.chapters[0]) {
                (false, chapter, same) => assert_eq!(chapter, same),
                (true, 1, 2) => {
                    assert_eq!((after.terminations[0], &after.rewards), (false, &vec![0.0; 3]));
                    let winner = after.places.iter().position(|place| *place == 1).unwrap() + 1;
                    assert_eq!(next.setup.one("champion"), Some(winner.to_string().as_str()));
                    assert!(after.lengths[0] > 10, "the episode goes on");
                }
                (true, 2, 1) => {
                    assert!(after.terminations[0] && after.rewards.iter().any(|reward| *reward != 0.0));
                    assert_eq!(next.setup.one("champion"), Some("nobody"));
                    ended += 1;
                }
                (true, from, to) => panic!("from game {from} to game {to}"),
            }
        }
    }
    assert!(ended > 5, "{ended}");
}

#[test]
fn a_long_episode_is_cut_off() {
    let mut trial = Trial::of(3, |plan| plan.limit = Some(4));
    for step in 1..=20 {
        trial.step();
        assert_eq!(trial.memory.truncations, [step % 4 == 0; 3]);
        assert_eq!(trial.memory.terminations, [false; 3]);
        assert_eq!(trial.memory.lengths, [(step - 1) % 4 + 1; 3]);
        assert!(trial.memory.rewards.iter().all(|reward| *reward == 0.0));
    }
}

#[test]
fn choices_are_even() {
    let mut trial = Trial::of(300, |_| {});
    let list = trial.lists()[0].clone();
    let mut counts = vec![0; list.len()];
    for _ in 0..100 {
        trial.batch.sample(&mut trial.codes);
        for code in &trial.codes {
            counts[list.iter().position(|it| it == code).unwrap()] += 1;
        }
    }
    let mean = 30_000 / counts.len();
    assert!(counts.iter().all(|count| (mean * 9 / 10..mean * 11 / 10).contains(count)), "{counts:?}");
}
