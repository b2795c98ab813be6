//! One game with everything that anybody can observe of it, as text: for golden files, which show at
//! a glance what a change of the rules changes.

use std::collections::HashMap;
use std::fmt::{self, Write};

use table::dice::{Dice, Seed};
use table::game::{Coded, Game, Played, told_at_setup};
use table::seat::{Eyes, Seat, Seats};
use table::setup::{Setup, SetupError};
use table::standing::Standing;

/// Why there is no playthrough.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlaythroughError {
    /// No table can be set up this way.
    #[error("the table cannot be set up: {0}")]
    Setup(#[from] SetupError),
    /// A view cannot be written as JSON.
    #[error("a view cannot be written down: {0}")]
    View(String),
    /// A seat is to act and has nothing to do.
    #[error("decision {decision}: seat {seat} is to act, but nothing is legal")]
    Stuck {
        /// Which decision, counted from 1.
        decision: usize,
        /// Who is to act.
        seat: Seat,
    },
}

/// Every action equally likely.
pub fn uniform<G: Game>(_: &G, _: Seat, legal: &[G::Action], dice: &mut Dice) -> G::Action {
    dice.pick(legal)
}

/// Plays one game, `policy` choosing among what is legal (which is never empty), and writes down
/// what setting up told, and every state: who may act and how, what each pair of eyes sees (when that has changed), where the
/// components are (when that has changed), what was played, what became of it, and what everybody
/// was told.
///
/// ```
/// use proving::playthrough;
/// use proving::toy::{Toy, ToySetup};
/// use table::{Seed, Setup};
///
/// let text = playthrough::playthrough::<Toy>(&ToySetup::standard(), Seed::from_number(1), playthrough::uniform)?;
/// assert!(text.starts_with("game: toy\nrules: 1\nsetup: players=3 purse=6 champion=nobody\n"));
/// # Ok::<(), playthrough::PlaythroughError>(())
/// ```
pub fn playthrough<G: Game>(
    setup: &G::Setup,
    seed: Seed,
    policy: impl FnMut(&G, Seat, &[G::Action], &mut Dice) -> G::Action,
) -> Result<String, PlaythroughError> {
    let mut dice = Dice::new(seed);
    let mut chooser = Dice::new(seed).split();
    let mut game = G::new(setup, &mut dice)?;
    let mut scribe = Scribe::begin::<G>(setup, seed);
    scribe.told(&told_at_setup(&game), game.seats());
    let mut policy = policy;
    for decision in 0..=G::BOUND {
        scribe.state(&game, decision)?;
        let seats: Vec<Seat> = choosers(&game);
        if seats.is_empty() || decision == G::BOUND {
            break;
        }
        let seat = chooser.pick(&seats);
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if legal.is_empty() {
            return Err(PlaythroughError::Stuck { decision: decision + 1, seat });
        }
        let action = policy(&game, seat, &legal, &mut chooser);
        let mut log: Vec<(G::Event, G)> = Vec::new();
        let played = game.play_legal(seat, action, &mut dice, &mut log);
        scribe.decision::<G>(seat, action, played);
        scribe.told(&log, game.seats());
    }
    scribe.end(game.standing());
    Ok(scribe.text)
}

/// Those who are waited for, and those who may interject and have something to do; nobody when the
/// game is over.
pub(crate) fn choosers<G: Game>(game: &G) -> Vec<Seat> {
    if game.to_act().is_empty() {
        return Vec::new();
    }
    let mut legal = Vec::new();
    let mut can_interject = |&seat: &Seat| {
        game.legal(seat, &mut legal);
        !legal.is_empty()
    };
    let interjecting: Seats = game.may_act().iter().filter(|seat| can_interject(seat)).collect();
    game.to_act().union(interjecting).iter().collect()
}

/// Writes down, and remembers what it wrote last under each heading.
struct Scribe {
    text: String,
    last: HashMap<String, String>,
}

impl Scribe {
    fn begin<G: Game>(setup: &G::Setup, seed: Seed) -> Self {
        let values = setup.to_values();
        let options =
            G::Setup::schema().options.iter().filter_map(|option| Some((option.key, values.get(option.key)?)));
        let options: Vec<String> = options.map(|(key, value)| format!("{key}={value}")).collect();
        let mut scribe = Scribe { text: String::new(), last: HashMap::new() };
        scribe.line(format_args!("game: {}", G::NAME));
        scribe.line(format_args!("rules: {}", G::RULES));
        scribe.line(format_args!("setup: {}", options.join(" ")));
        scribe.line(format_args!("seed: {seed}"));
        scribe
    }

    fn line(&mut self, line: fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{line}");
    }

    /// A line that is left out while it stays the same.
    fn line_if_new(&mut self, heading: String, content: String) {
        if self.last.get(&heading) != Some(&content) {
            self.line(format_args!("{heading}: {content}"));
            self.last.insert(heading, content);
        }
    }

    fn state<G: Game>(&mut self, game: &G, decision: usize) -> Result<(), PlaythroughError> {
        self.line(format_args!("\n# {decision}"));
        self.line(format_args!("to act: {}", names(game.to_act())));
        if !game.may_act().is_empty() {
            self.line(format_args!("may act: {}", names(game.may_act())));
        }
        let mut legal = Vec::new();
        for seat in game.to_act().union(game.may_act()) {
            game.legal(seat, &mut legal);
            let actions: Vec<String> = legal.iter().map(|action| format!("{action} [{}]", action.encode())).collect();
            self.line(format_args!("legal {seat}: {}", actions.join(", ")));
        }
        for (name, eyes) in all_eyes(game.seats()) {
            let view =
                serde_json::to_string(&game.view(eyes)).map_err(|error| PlaythroughError::View(error.to_string()))?;
            self.line_if_new(format!("view {name}"), view);
        }
        let totals: Vec<String> =
            game.census().totals().iter().map(|(kind, count)| format!("{count} {kind}")).collect();
        self.line_if_new("census".to_owned(), totals.join(", "));
        Ok(())
    }

    fn decision<G: Game>(&mut self, seat: Seat, action: G::Action, played: Played) {
        let became = match played {
            Played { chance: false, revealed: false } => "quiet",
            Played { chance: true, revealed: false } => "chance",
            Played { chance: false, revealed: true } => "revealed",
            Played { chance: true, revealed: true } => "chance, revealed",
        };
        self.line(format_args!("> {seat} {action} ({became})"));
    }

    /// What everybody is told alike is written once.
    fn told<G: Game>(&mut self, log: &[(G::Event, G)], seats: usize) {
        for (event, _) in log {
            let told: Vec<_> = all_eyes(seats).map(|(name, eyes)| (name, G::event_for(event, eyes))).collect();
            let public = told.last().and_then(|(_, told)| told.as_ref());
            if let Some(event) = public {
                self.line(format_args!("told: {event:?}"));
            }
            for (name, event) in told.iter().filter(|(_, told)| told.as_ref() != public) {
                match event {
                    Some(event) => self.line(format_args!("told {name}: {event:?}")),
                    None => self.line(format_args!("told {name}: nothing")),
                }
            }
        }
    }

    fn end(&mut self, standing: Option<Standing>) {
        let Some(standing) = standing else {
            return self.line(format_args!("\nno standing"));
        };
        self.line(format_args!("\nstanding: {} / {}", standing.categories.join(", "), standing.tie_breaks.join(", ")));
        for (seat, result) in Seat::all(standing.results.len()).zip(&standing.results) {
            let (scores, ties) = (result.scores.as_slice(), result.ties.as_slice());
            self.line(format_args!("{seat}: {}. with {} {scores:?} {ties:?}", result.place, result.total));
        }
    }
}

fn names(seats: Seats) -> String {
    if seats.is_empty() {
        return "nobody".to_owned();
    }
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

/// Seats by number, and the bystander last.
fn all_eyes(seats: usize) -> impl Iterator<Item = (String, Eyes)> {
    let seats = Seat::all(seats).map(|seat| (seat.to_string(), Eyes::Seat(seat)));
    seats.chain([("bystander".to_owned(), Eyes::Bystander)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Toy, ToySetup};
    use table::guide::Guide;

    fn toy(seed: u64) -> String {
        playthrough::<Toy>(&ToySetup::standard(), Seed::from_number(seed), uniform).unwrap()
    }

    #[test]
    fn the_same_seed_gives_the_same_text_and_another_one_another() {
        assert_eq!(toy(1), toy(1));
        assert_ne!(toy(1), toy(2));
    }

    #[test]
    fn everything_observable_is_there() {
        let text = toy(1);
        for line in [
            "\ntold: Deal([None, None, None, None])\ntold 1: Deal([Some(",
            "\n# 0\nto act: 1 2 3\nlegal 1: bid 0 [0], bid 1 [1], bid 2 [2], peek 2 [6], peek 3 [7]\n",
            "\nview bystander: {\"seat\":null,\"round\":0,",
            "\ncensus: 15 card, 24 coin, 6 whistle\n",
            " (quiet)\ntold: Bid(Seat(",
            " (chance, revealed)\n",
            "\ntold 1: Bid(Seat(0), Some(",
            "\nto act: nobody\n",
            "\nstanding: toy-coins / toy-whistles\n1: ",
        ] {
            assert!(text.contains(line), "{line:?} is missing in\n{text}");
        }
        assert_eq!(text.matches("census:").count(), 1, "what stays the same is written once");
    }

    #[test]
    fn a_policy_may_be_the_guide() {
        let quick = |game: &Toy, seat: Seat, legal: &[_], dice: &mut Dice| game.quick(seat, legal, dice);
        let text = playthrough::<Toy>(&ToySetup::standard(), Seed::from_number(1), quick).unwrap();
        assert!(text.contains("standing"));
    }
}
