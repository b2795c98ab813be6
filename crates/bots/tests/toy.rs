//! All bots on a whole game with secrets, dice, simultaneous choices and interjections.

use bots::{Bot, Level, Plan, Player, Search, Tuning, advise, bench, coach, fairness};
use proving::toy::{Toy, ToySetup};
use table::{Dice, Game, Seat, Silent, Worlds};

const BOTS: [&str; 9] = [
    "random",
    "greedy",
    "mcts:60",
    "mcts:60,trees=first",
    "mcts:60,trees=all,select=ucb/0.7",
    "mcts:60,policy=uniform,horizon=4,temperature=0.8",
    "mcts:60,threads=2",
    "beginner",
    "easy",
];

fn setup(players: u8) -> ToySetup {
    ToySetup { players, purse: 6, champion: None }
}

fn bots() -> Vec<Bot> {
    BOTS.iter().map(|text| text.parse().unwrap()).collect()
}

/// Plays a game; gives who won, and all that was done.
fn play(lineup: &[Bot], seed: u64) -> (Vec<f64>, Vec<String>) {
    let mut dice = Dice::from_number(seed);
    let mut thoughts = dice.split();
    let mut game = Toy::new(&setup(lineup.len() as u8), &mut dice).unwrap();
    let tuning = Tuning::for_players(lineup.len());
    let mut players: Vec<Box<dyn Player<Toy>>> = lineup.iter().map(|bot| bot.player(&tuning)).collect();
    let mut done = Vec::new();
    while let Some(waited_for) = game.to_act().first() {
        let deciding = game.may_act().with(waited_for);
        for seat in deciding {
            let worlds = Worlds::of(&game, seat);
            let action = match seat == waited_for {
                true => Some(players[seat.index()].choose(&worlds, &mut thoughts)),
                false => players[seat.index()].interject(&worlds, &mut thoughts),
            };
            if let Some(action) = action {
                done.push(format!("{seat} {action}"));
                let _ = game.play(seat, action, &mut dice, &mut Silent).expect("bots play by the rules");
            }
        }
    }
    let standing = game.standing().unwrap();
    (Seat::all(lineup.len()).map(|seat| standing.share(seat)).collect(), done)
}

#[test]
fn every_bot_plays_whole_games_by_the_rules() {
    for bot in bots() {
        for players in 2..=4 {
            play(&vec![bot.clone(); players], 1);
        }
    }
}

#[test]
fn equal_dice_make_equal_games() {
    for bot in bots() {
        let lineup = vec![bot; 3];
        assert_eq!(play(&lineup, 2), play(&lineup, 2), "{lineup:?}");
        assert_ne!(play(&lineup, 2).1, play(&lineup, 3).1, "{lineup:?}");
    }
}

#[test]
fn no_bot_peeks() {
    for players in 2..=4 {
        let tuning = Tuning::for_players(players);
        let compared = fairness::same_choice::<Toy>(&setup(players as u8), &bots(), &tuning, 4, 1, 5);
        assert!(compared.unwrap() > 200);
    }
}

#[test]
fn thinking_longer_wins_more() {
    let share = |bot: &str, against: &str| {
        let [bot, against] = [bot, against].map(|text| text.parse::<Bot>().unwrap());
        let games = 240;
        let wins: f64 = (0..games)
            .map(|seed| {
                let mut lineup = vec![against.clone(); 3];
                let own = seed % 3;
                lineup[own as usize] = bot.clone();
                play(&lineup, 1000 + seed).0[own as usize]
            })
            .sum();
        wins / games as f64
    };
    for strong in ["mcts:400", "mcts:400,trees=first", "mcts:400,trees=all", "greedy"] {
        assert!(share(strong, "random") > 0.45, "{strong}: {}", share(strong, "random"));
    }
}

#[test]
fn a_search_makes_exactly_the_iterations_of_its_budget() {
    let positions = bench::positions::<Toy>(&setup(4), 10, 1).unwrap();
    assert_eq!(positions.len(), 10);
    assert!(positions.iter().all(|position| !position.to_act().is_empty()));
    let searched = bench::iterations(&positions, &Plan::new(100), 1);
    assert_eq!(searched.times, 1_000);
    assert!(searched.per_second() > 0.0);
}

/// Decisions are told as they are.
fn said(_: &<Toy as Game>::View, action: Option<<Toy as Game>::Action>) -> Option<<Toy as Game>::Action> {
    action
}

#[test]
fn the_coach_ranks_all_options_and_compares_the_first_two() {
    let mut dice = Dice::from_number(3);
    let game = Toy::new(&setup(3), &mut dice).unwrap();
    let seat = Seat::new(1);
    let worlds = Worlds::of(&game, seat);
    for text in ["mcts:600", "mcts:600,threads=2", "mcts:600,trees=shared"] {
        let plan = text.parse::<Bot>().unwrap().plan(&Tuning::for_players(3)).unwrap();
        let advice = advise(&worlds, plan, None, &said, &mut Dice::from_number(4));
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        assert_eq!(advice.options.len(), legal.len());
        assert!(legal.iter().all(|&action| advice.options.iter().any(|option| option.action == Some(action))));
        assert!(advice.options.is_sorted_by(|a, b| a.visits >= b.visits));
        assert_eq!(advice.iterations, 600);
        assert!((advice.options.iter().map(|option| option.share).sum::<f32>() - 1.0).abs() < 1e-5);
        for option in &advice.options {
            let [low, high] = option.chance.interval().unwrap_or([option.chance.mean; 2]);
            assert!(
                (0.0..=1.0).contains(&option.chance.mean) && low <= option.chance.mean && option.chance.mean <= high
            );
        }
        let comparison = advice.comparison.expect("there is more than one option");
        assert_eq!([comparison.of, comparison.with], [advice.options[0].action, advice.options[1].action]);
        assert_eq!(comparison.games, coach::PAIRS);
        assert!(comparison.likely.is_sorted_by(|a, b| a.share >= b.share), "what follows is never likelier");
    }
}

#[test]
fn the_coach_is_the_search_that_plays() {
    let game = Toy::new(&setup(3), &mut Dice::from_number(3)).unwrap();
    let worlds = Worlds::of(&game, Seat::new(1));
    for seed in 0..10 {
        let advice = advise(&worlds, Plan::new(600), None, &said, &mut Dice::from_number(seed));
        let outlook = Search::new(Plan::new(600)).look(&worlds, &mut Dice::from_number(seed));
        let of =
            |action| advice.options.iter().find(|option| option.action == action).expect("every option is assessed");
        assert!(outlook.options.iter().all(|option| of(option.action).visits == option.visits));
    }
}

#[test]
fn an_option_that_is_asked_about_is_compared_with_the_best() {
    let game = Toy::new(&setup(3), &mut Dice::from_number(3)).unwrap();
    let worlds = Worlds::of(&game, Seat::new(1));
    let advised = |asked| advise(&worlds, Plan::new(600), asked, &said, &mut Dice::from_number(4));
    let options: Vec<_> = advised(None).options.iter().map(|option| option.action).collect();
    let worst = *options.last().expect("there are options");
    let comparison = advised(worst).comparison.expect("it is not the best");
    assert_eq!([comparison.of, comparison.with], [worst, options[0]]);
}

/// How many whistles are left after some games, on average.
fn whistles_left(bot: &str) -> f64 {
    let bot: Bot = bot.parse().unwrap();
    let games = 40;
    let blown: usize = (0..games)
        .map(|seed| play(&[bot.clone(), Bot::Random], seed).1)
        .map(|done| done.iter().filter(|deed| deed.starts_with("1 ") && deed.contains("whistle")).count())
        .sum();
    2.0 - blown as f64 / games as f64
}

#[test]
fn who_leans_gets_more_of_what_it_seeks() {
    let [shuns, plain, seeks] =
        ["mcts:100,lean=whistles/-1", "mcts:100", "mcts:100,lean=whistles/1"].map(whistles_left);
    assert!(shuns < plain && plain < seeks, "{shuns} {plain} {seeks}");
    assert_eq!(whistles_left("mcts:100,lean=horses/1"), plain, "what the game does not know changes nothing");
}

#[test]
fn every_level_plays() {
    for level in Level::ALL {
        play(&[Bot::Level(level), Bot::Random], 7);
    }
}
