//! One random game, looked at while it is played and afterwards.

use super::stillness::Stillness;
use super::{
    Broken, Law, Offence, Thoroughness, Verdict, barriers, books, codes, eyes, legality, rehearsals, replay,
    simultaneous, told,
};
use table::census::Census;
use table::commitment::SaltedSeed;
use table::dice::{Dice, Seed};
use table::game::{Game, Played, Silent};
use table::seat::{Seat, Seats};
use table::snapshot::Snapshot;
use table::transcript::{Label, Placing, Sealing, Transcript};

/// Keeps the dice that choose apart from the dice of the game.
const CHOOSER: u64 = 0x5eed_c401_ce55;

/// One in so many decisions goes to a seat that need not decide, if there is one.
const INTERJECTION: u32 = 6;

/// A game that was played: each decision with the moment before it, and the moment at the end.
pub struct Walk<G: Game> {
    pub setup: G::Setup,
    pub seed: SaltedSeed,
    pub before: Vec<Snapshot<G>>,
    pub decisions: Vec<(Seat, G::Action, Played)>,
    pub last: Snapshot<G>,
}

impl<G: Game> Walk<G> {
    /// Every moment, the last one included.
    pub fn moments(&self) -> impl Iterator<Item = &Snapshot<G>> {
        self.before.iter().chain([&self.last])
    }

    /// Everybody who had something to decide at some moment; the others are automata.
    pub fn people(&self) -> Seats {
        self.before.iter().fold(Seats::NONE, |people, moment| people.union(moment.active()))
    }

    pub fn transcript(&self) -> Transcript<G> {
        let label = |seat: Seat| -> Label { format!("seat {seat}").parse().expect("a short name is a label") };
        Transcript {
            rules: G::RULES,
            setup: self.setup.clone(),
            labels: Seat::all(self.last.game.seats()).map(label).collect(),
            sealing: Sealing::Open(self.seed.clone()),
            result: self.last.game.standing().as_ref().map(Placing::all),
            moves: self.decisions.iter().map(|&(seat, action, _)| (seat, action)).collect(),
        }
    }
}

/// Says where a game was when its rules panicked: the panic itself cannot know.
struct Whereabouts {
    seed: u64,
    decisions: usize,
}

impl Drop for Whereabouts {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("while looking at the game of seed {}, after {} decisions", self.seed, self.decisions);
        }
    }
}

/// Plays the game of this number and puts it through every law.
pub fn examine<G: Game>(
    setup: &G::Setup,
    number: u64,
    thoroughness: Thoroughness,
    stillness: &mut Stillness,
) -> Result<(), Offence> {
    let mut chooser = Dice::from_number(number ^ CHOOSER);
    let walk = play::<G>(setup, number, &mut chooser)?;
    let mut at = Whereabouts { seed: number, decisions: walk.decisions.len() };
    // First, since no other law means anything for a game that cannot be repeated.
    replay::check(&walk, thoroughness.moments, &mut chooser).map_err(|broken| broken.at(number, at.decisions))?;
    let everywhere = walk.before.len() as u32 + 1;
    for _ in 0..thoroughness.moments {
        at.decisions = chooser.below(everywhere) as usize;
        let moment = walk.moments().nth(at.decisions).unwrap_or(&walk.last);
        look_closely(moment, &walk, thoroughness, &mut chooser).map_err(|broken| broken.at(number, at.decisions))?;
        stillness
            .watch(moment, walk.people(), thoroughness.worlds, number, at.decisions)
            .map_err(|broken| broken.at(number, at.decisions))?;
    }
    let several: Vec<usize> = (0..walk.before.len()).filter(|&i| walk.before[i].active().len() > 1).collect();
    if !several.is_empty() {
        for _ in 0..thoroughness.moments {
            at.decisions = chooser.pick(&several);
            simultaneous::check(&walk.before[at.decisions], &mut chooser)
                .map_err(|broken| broken.at(number, at.decisions))?;
        }
    }
    at.decisions = walk.decisions.len();
    barriers::taking_back(&walk, thoroughness.moments, &mut chooser)
        .map_err(|broken| broken.at(number, at.decisions))?;
    at.decisions = 0;
    let start = walk.moments().next().unwrap_or(&walk.last);
    told::opening(&start.game, walk.people(), thoroughness.worlds, &mut chooser)
        .map_err(|broken| broken.at(number, at.decisions))
}

fn look_closely<G: Game>(
    moment: &Snapshot<G>,
    walk: &Walk<G>,
    thoroughness: Thoroughness,
    chooser: &mut Dice,
) -> Verdict {
    legality::closely(moment, thoroughness.codes, chooser)?;
    eyes::check(moment, &G::contents(&walk.setup), walk.people(), thoroughness.worlds, chooser)?;
    barriers::check(moment, walk.people(), thoroughness, chooser)?;
    told::check(moment, walk.people(), thoroughness.actions, chooser)?;
    rehearsals::check(moment, thoroughness, chooser)
}

/// A random game from the beginning to the end, as far as it keeps the laws that are cheap to check.
pub fn random_game<G: Game>(setup: &G::Setup, number: u64) -> Result<Walk<G>, Offence> {
    play::<G>(setup, number, &mut Dice::from_number(number ^ CHOOSER))
}

fn play<G: Game>(setup: &G::Setup, number: u64, chooser: &mut Dice) -> Result<Walk<G>, Offence> {
    let seed = SaltedSeed::unsalted(Seed::from_number(number));
    let mut dice = Dice::new(seed.game_seed());
    let refused = |error| Broken { law: Law::Legality, detail: format!("the table cannot be set up: {error}") };
    let game = G::new(setup, &mut dice).map_err(|error| refused(error).at(number, 0))?;
    let last = Snapshot { game, dice };
    let mut walk = Walk { setup: setup.clone(), seed, before: Vec::new(), decisions: Vec::new(), last };
    let mut at = Whereabouts { seed: number, decisions: 0 };
    let contents = G::contents(setup);
    let mut lists = legality::Lists::new();
    loop {
        at.decisions = walk.decisions.len();
        let goes_on =
            step(&mut walk, &contents, &mut lists, chooser).map_err(|broken| broken.at(number, at.decisions))?;
        if !goes_on {
            return Ok(walk);
        }
    }
}

/// Checks the present moment and plays one decision; says whether there was one to take.
fn step<G: Game>(
    walk: &mut Walk<G>,
    contents: &Census,
    lists: &mut legality::Lists<G>,
    chooser: &mut Dice,
) -> Result<bool, Broken> {
    let game = &walk.last.game;
    books::census(game, contents)?;
    lists.fill(game)?;
    lists.actions().try_for_each(codes::round_trip)?;
    if game.to_act().is_empty() {
        books::at_the_end(game, &walk.setup)?;
        return Ok(false);
    }
    books::before_the_end(game)?;
    Law::Bound.demands(walk.decisions.len() < G::BOUND, || format!("it goes on after {} decisions", G::BOUND))?;
    let seat = choose_seat(game, lists, chooser);
    let action = chooser.pick(lists.of(seat));
    let mut next = walk.last.clone();
    let played = next.game.play(seat, action, &mut next.dice, &mut Silent).map_err(|refusal| Broken {
        law: Law::Legality,
        detail: format!("seat {seat}, `{action}`: listed, but {refusal}"),
    })?;
    barriers::chance_is_declared(&walk.last, &next, played, seat, action)?;
    walk.before.push(std::mem::replace(&mut walk.last, next));
    walk.decisions.push((seat, action, played));
    Ok(true)
}

/// Mostly somebody who is waited for, now and then somebody who interjects.
fn choose_seat<G: Game>(game: &G, lists: &legality::Lists<G>, chooser: &mut Dice) -> Seat {
    let seats: Vec<Seat> = game.to_act().iter().collect();
    let others: Vec<Seat> = game.may_act().iter().filter(|&seat| !lists.of(seat).is_empty()).collect();
    let interjects = !others.is_empty() && chooser.below(INTERJECTION) == 0;
    chooser.pick(if interjects { &others } else { &seats })
}
