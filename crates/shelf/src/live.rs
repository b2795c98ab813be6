//! Any game as a [`LiveTable`].

use std::ops::Range;
use std::sync::Arc;

use drawing::{Attempt, Vain};
use table::game::told_at_setup;
use table::live_game::{self, LiveGame, NotTakenBack};
use table::rehearsal::{self, Rehearsed};
use table::setup::{Setup, Values};
use table::standing::SeatResult;
use table::transcript::{Label, RailError, ReplayError, Sealing, Transcript, Wrong};
use table::{
    Census, Dice, Eyes, Feat, MAX_SEATS, Played, Refusal, RulesVersion, SaltedSeed, Seat, Seats, SetupError, Standing,
};
use wording::Section;

use crate::Shelvable;
use crate::face::{
    Course, Growth, LiveTable, Mind, NotPlayed, NotRehearsed, Offer, ReadAloud, Shelved, Sight, Tally, Told,
};
use crate::mind::Thinking;
use crate::offers::{offer, offers};
use crate::shelved::boxed;
use crate::sight::Seen;

/// How many worlds are imagined to find out whether one seat sees what another may not know.
const WORLDS: u64 = 8;

/// A game that is being played, with every step of its story.
#[derive(Clone)]
pub(crate) struct Live<G: Shelvable> {
    game: LiveGame<G>,
    labels: Vec<Label>,
    /// Shared by all forks: a step never changes.
    story: Vec<Arc<StoryStep<G>>>,
}

/// One step of the story.
struct StoryStep<G: Shelvable> {
    /// The decision that led to it; 0 and nobody's for what setting up told.
    decision: usize,
    by: Option<Seat>,
    event: G::Event,
    after: G,
    /// How many steps each pair of eyes has noticed so far, this one included: by seat, then a bystander's eyes and open ones.
    noticed: Box<[u32]>,
}

impl<G: Shelvable> Live<G> {
    /// A table that is played by this version of the rules and has just been set up.
    pub fn open_by(
        rules: RulesVersion,
        setup: G::Setup,
        seed: SaltedSeed,
        labels: Vec<Label>,
    ) -> Result<Self, SetupError> {
        let labels = labelled(labels, setup.seats());
        Ok(Live::begun(LiveGame::by(rules, setup, seed)?, labels))
    }

    /// A table that has just been set up: the story begins with what that told.
    fn begun(game: LiveGame<G>, labels: Vec<Label>) -> Self {
        let opening = told_at_setup(game.game());
        let mut live = Live { game, labels, story: Vec::new() };
        live.go_on(0, None, opening);
        live
    }

    /// A game where its transcript stops.
    pub fn load(transcript: &Transcript<G>) -> Result<Self, RailError> {
        Live::replayed(transcript, transcript.moves.len()).map_err(sealed)
    }

    /// A game after so many of its decisions.
    fn replayed(transcript: &Transcript<G>, decisions: usize) -> Result<Self, ReplayError> {
        let Sealing::Open(seed) = &transcript.sealing else {
            return Err(ReplayError::SeedWithheld);
        };
        let game = LiveGame::by(transcript.rules, transcript.setup.clone(), seed.clone())?;
        let mut live = Live::begun(game, transcript.labels.clone());
        for (i, &(seat, action)) in transcript.moves.iter().take(decisions).enumerate() {
            let decision = i + 1;
            let _ = live.carry_out(seat, action).map_err(|error| match error {
                live_game::NotPlayed::NoSuchSeat { seat, seats } => ReplayError::NoSuchSeat { decision, seat, seats },
                live_game::NotPlayed::Refused(refusal) => {
                    ReplayError::Refused { decision, seat, notation: action.to_string(), refusal }
                }
            })?;
        }
        Ok(live)
    }

    fn carry_out(&mut self, seat: Seat, action: G::Action) -> Result<Played, live_game::NotPlayed> {
        let mut log: Vec<(G::Event, G)> = Vec::new();
        let played = self.game.play(seat, action, &mut log)?;
        self.go_on(self.game.entries().len(), Some(seat), log);
        Ok(played)
    }

    /// The story goes on.
    fn go_on(&mut self, decision: usize, by: Option<Seat>, told: impl IntoIterator<Item = (G::Event, G)>) {
        let eyes: Vec<Eyes> = Eyes::all(self.seats()).collect();
        for (event, after) in told {
            let before = self.story.last().map(|step| &step.noticed);
            let noticed = eyes.iter().enumerate().map(|(place, &eyes)| {
                before.map_or(0, |before| before[place]) + u32::from(G::event_for(&event, eyes).is_some())
            });
            let noticed = noticed.collect();
            self.story.push(Arc::new(StoryStep { decision, by, event, after, noticed }));
        }
    }

    /// How many steps these eyes have noticed up to one.
    fn noticed_at(&self, eyes: Eyes, step: &StoryStep<G>) -> usize {
        let place = match eyes {
            Eyes::Seat(seat) => seat.index(),
            Eyes::Bystander => self.seats(),
            Eyes::Open => self.seats() + 1,
        };
        step.noticed[place] as usize
    }

    /// How many of the first `steps` steps these eyes have noticed.
    fn heard_of(&self, eyes: Eyes, steps: usize) -> usize {
        self.story[..steps.min(self.story.len())].last().map_or(0, |step| self.noticed_at(eyes, step))
    }

    /// The step that is a moment of these eyes, counted from 0 for them alone; behind the last if there is none.
    fn step_of(&self, eyes: Eyes, moment: usize) -> usize {
        self.story.partition_point(|step| self.noticed_at(eyes, step) <= moment)
    }

    /// The steps after the first `since` that these eyes notice, each with what they learn of it.
    fn noticed(&self, eyes: Eyes, since: usize) -> impl Iterator<Item = (usize, G::Event)> {
        let steps = self.story.iter().enumerate().skip(since);
        steps.filter_map(move |(step, told)| Some((step, G::event_for(&told.event, eyes)?)))
    }

    fn tell(&self, eyes: Eyes, step: usize, event: &G::Event) -> Told {
        let StoryStep { decision, by, after, .. } = &*self.story[step];
        let view = after.view(eyes);
        Told {
            step: step + 1,
            decision: *decision,
            by: *by,
            line: G::story(event, &view),
            logged: G::story(&G::logged(event.clone(), &view), &view),
            outcome: G::outcome(event, &view),
            opens: G::opens(event),
            tally: self.tally(eyes, step, event, &view),
            reading: G::reading(event, &view),
            motion: G::motion(event, &view),
            after: Box::new(Seen::<G>(view)),
        }
    }

    /// What the round brought that is over with a step: from what the same eyes saw when it began.
    fn tally(&self, eyes: Eyes, step: usize, event: &G::Event, after: &G::View) -> Option<Tally> {
        let round = G::closes(event)?;
        let opens =
            |step: &&Arc<StoryStep<G>>| G::event_for(&step.event, eyes).is_some_and(|event| G::opens(&event).is_some());
        // A game that has no word for how its first round began has told nobody.
        let began = self.story[..step].iter().rev().find(opens).or(self.story.first())?;
        let before = began.after.view(eyes);
        let brought = Seat::all(self.seats()).filter_map(|seat| Some((seat, G::brought(&before, after, seat)?)));
        Some(Tally { round, brought: brought.collect() })
    }

    fn transcript(&self) -> Transcript<G> {
        self.game.transcript(self.labels.clone())
    }

    fn truth(&self) -> &G {
        self.game.game()
    }

    fn has_options(&self, seat: Seat) -> bool {
        let mut legal = Vec::new();
        if seat.index() < self.seats() {
            self.truth().legal(seat, &mut legal);
        }
        !legal.is_empty()
    }

    fn check_seat(&self, seat: Seat) -> Result<(), NotPlayed> {
        let seats = self.seats();
        if seat.index() < seats { Ok(()) } else { Err(NotPlayed::NoSuchSeat { seat, seats }) }
    }
}

/// The rule that forbids an action, as far as `seat` can know; nothing if it may do it now.
pub(crate) fn why_not<G: Shelvable>(game: &LiveGame<G>, seat: Seat, action: G::Action) -> Option<Refusal> {
    let known = game.known_to(seat);
    (!known.is_legal(seat, action)).then(|| known.why_not(seat, action))
}

/// The setup of the next game of the campaign with everybody present, if this is a finished game of one.
pub(crate) fn bequest<G: Shelvable>(game: &LiveGame<G>) -> Option<Values> {
    let next = G::inherit(game.setup(), &game.game().legacy()?);
    let everybody = G::chapter(&next)?.everybody();
    Some(G::attended(&next, &everybody).ok()?.to_values())
}

/// Where a `.rail` file has its seed.
const SEED_LINE: usize = 7;

/// Why a transcript that was parsed cannot be taken up. It has been replayed already: all that is left is a sealed one.
pub(crate) fn sealed(error: ReplayError) -> RailError {
    let wrong = Wrong::Unexpected { expected: "64 hexadecimal digits".to_owned(), found: error.to_string() };
    RailError { line: SEED_LINE, wrong }
}

/// A label for every seat.
pub(crate) fn labelled(mut labels: Vec<Label>, seats: usize) -> Vec<Label> {
    labels.truncate(seats);
    for seat in labels.len()..seats.min(MAX_SEATS) {
        labels.push(format!("seat {}", seat + 1).parse().expect("a short plain text is a label"));
    }
    labels
}

/// Adds what everybody has at a moment, if that is not what they had before.
fn grow(series: &mut Course, moment: usize, scores: Vec<i32>) {
    if series.last().is_some_and(|(last, _)| *last == moment) {
        series.pop();
    }
    if series.last().is_none_or(|(_, before)| *before != scores) {
        series.push((moment, scores));
    }
}

impl<G: Shelvable> LiveTable for Live<G> {
    fn game(&self) -> &'static dyn Shelved {
        boxed::<G>()
    }

    fn setup(&self) -> Values {
        self.game.setup().to_values()
    }

    fn seed(&self) -> &SaltedSeed {
        self.game.seed()
    }

    fn labels(&self) -> &[Label] {
        &self.labels
    }

    fn seats(&self) -> usize {
        self.truth().seats()
    }

    fn to_act(&self) -> Seats {
        self.truth().to_act()
    }

    fn may_act(&self) -> Seats {
        self.truth().may_act()
    }

    fn decisions(&self) -> usize {
        self.game.entries().len()
    }

    fn steps(&self) -> usize {
        self.story.len()
    }

    fn look(&self, eyes: Eyes) -> Box<dyn Sight> {
        Box::new(Seen::<G>(self.truth().view(eyes)))
    }

    fn events_for(&self, eyes: Eyes, since: usize) -> Vec<Told> {
        self.noticed(eyes, since).map(|(step, event)| self.tell(eyes, step, &event)).collect()
    }

    fn count_events_for(&self, eyes: Eyes, since: usize) -> usize {
        self.heard_of(eyes, self.story.len()) - self.heard_of(eyes, since)
    }

    fn moments(&self, eyes: Eyes, which: Range<usize>) -> Vec<Told> {
        let noticed = self.noticed(eyes, self.step_of(eyes, which.start)).take(which.len());
        noticed.map(|(step, event)| self.tell(eyes, step, &event)).collect()
    }

    fn look_back(&self, eyes: Eyes, moment: usize) -> Option<Box<dyn Sight>> {
        let then = match moment.checked_sub(1) {
            None => Live::replayed(&self.transcript(), 0).ok()?.truth().view(eyes),
            Some(before) => self.story.get(self.step_of(eyes, before))?.after.view(eyes),
        };
        Some(Box::new(Seen::<G>(G::looked_back(then, &self.truth().view(eyes)))))
    }

    fn options(&self, seat: Seat) -> Vec<Offer> {
        if seat.index() < self.seats() { offers(self.truth(), seat) } else { Vec::new() }
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<Played, NotPlayed> {
        let action = notation.parse()?;
        self.carry_out(seat, action).map_err(|error| match error {
            live_game::NotPlayed::NoSuchSeat { seat, seats } => NotPlayed::NoSuchSeat { seat, seats },
            live_game::NotPlayed::Refused(refusal) => NotPlayed::Refused(refusal),
        })
    }

    fn why_not(&self, seat: Seat, notation: &str) -> Result<Option<Refusal>, NotPlayed> {
        self.check_seat(seat)?;
        Ok(why_not(&self.game, seat, notation.parse()?))
    }

    fn undo(&mut self, seat: Seat) -> Result<Offer, NotTakenBack> {
        let taken = self.game.undo(seat)?;
        // What others decided since is played again without it, and so is the story.
        let transcript = self.transcript();
        if let Ok(again) = Live::replayed(&transcript, transcript.moves.len()) {
            self.story = again.story;
        }
        Ok(offer::<G>(&self.truth().view(Eyes::Seat(seat)), taken.action))
    }

    fn can_undo(&self, seat: Seat) -> usize {
        self.game.can_undo(seat)
    }

    fn rehearse(&self, seat: Seat, notations: &[&str]) -> Result<Rehearsed, NotRehearsed> {
        self.check_seat(seat)?;
        let actions = notations.iter().map(|notation| notation.parse()).collect::<Result<Vec<_>, _>>();
        self.game.rehearse(seat, &actions.map_err(NotPlayed::Notation)?).map_err(|error| match error {
            rehearsal::NotRehearsed::Refused { refusal, .. } => NotPlayed::Refused(refusal).into(),
            rehearsal::NotRehearsed::Unforeseeable { number } => NotRehearsed::Unforeseeable { number },
        })
    }

    fn vain(&self, seat: Seat) -> Vec<Vain> {
        if !self.has_options(seat) {
            return Vec::new();
        }
        let known = self.game.known_to(seat);
        let view = known.view(Eyes::Seat(seat));
        let vain = |attempt: Attempt<G::Action>| Vain {
            key: attempt.key,
            words: G::option(&view, attempt.action),
            refusal: known.why_not(seat, attempt.action),
        };
        let attempts = G::attempts(&view).into_iter();
        attempts.filter(|attempt| !known.is_legal(seat, attempt.action)).map(vain).collect()
    }

    fn mind(&self, seat: Seat) -> Box<dyn Mind> {
        Box::new(Thinking::new(self.truth().clone(), seat))
    }

    fn hides(&self, looked: Seat, next: Seat) -> bool {
        let seen = self.game.known_to(looked).view(Eyes::Seat(next));
        (1..WORLDS).any(|world| {
            let world = self.truth().imagine(looked, &mut Dice::from_number(world));
            world.view(Eyes::Seat(next)) != seen
        })
    }

    fn standing(&self) -> Option<Standing> {
        self.truth().standing()
    }

    fn bequest(&self) -> Option<Values> {
        bequest(&self.game)
    }

    fn decided(&self, eyes: Eyes) -> usize {
        let own = |step: &Arc<StoryStep<G>>| eyes.seat().is_none_or(|seat| step.by == Some(seat));
        self.story.iter().rev().find(|step| own(step)).map_or(0, |step| step.decision)
    }

    fn readings(&self, eyes: Eyes, since: usize) -> Vec<ReadAloud> {
        let decided = self.decided(eyes);
        let first = self.story.partition_point(|step| step.decision < since);
        let moments = self.noticed(eyes, first).zip(self.heard_of(eyes, first) + 1..);
        let read = moments.filter_map(|((step, event), moment)| {
            let reading = G::reading(&event, &self.story[step].after.view(eyes))?;
            let picture = G::illustration(&event);
            Some(ReadAloud { moment, reading, picture, recent: self.story[step].decision >= decided })
        });
        read.collect()
    }

    fn feats(&self, seat: Seat) -> Vec<Feat> {
        if self.truth().to_act().is_empty() { self.truth().feats(seat) } else { Vec::new() }
    }

    fn account(&self) -> Option<Section> {
        let everybody = || self.game.game().view(Eyes::Bystander);
        self.standing().as_ref().map(|standing| G::account(&everybody(), standing))
    }

    fn growth(&self, eyes: Eyes) -> Growth {
        let Some(end) = self.standing() else { return Growth::default() };
        let mut growth = Growth::default();
        growth.parts.extend(end.categories.iter().map(|&category| (category, Course::new())));
        let mut moment = 0;
        for step in &self.story {
            moment += usize::from(G::event_for(&step.event, eyes).is_some());
            let Some(standing) = step.after.reckoning() else { continue };
            let each = |score: &dyn Fn(&SeatResult) -> i32| standing.results.iter().map(score).collect();
            grow(&mut growth.totals, moment, each(&|result| result.total));
            for (i, (_, series)) in growth.parts.iter_mut().enumerate() {
                grow(series, moment, each(&|result| result.scores.get(i).copied().unwrap_or(0)));
            }
        }
        growth
    }

    fn census(&self) -> Census {
        self.truth().census()
    }

    fn rail(&self) -> String {
        self.transcript().to_string()
    }

    fn rewound(&self, decisions: usize) -> Result<Box<dyn LiveTable>, ReplayError> {
        Ok(Box::new(Live::replayed(&self.transcript(), decisions)?))
    }

    fn fork(&self) -> Box<dyn LiveTable> {
        Box::new(self.clone())
    }

    fn imagined(&self, seat: Seat, dice: &mut Dice) -> Box<dyn LiveTable> {
        Box::new(Live { game: self.game.imagined(seat, dice), ..self.clone() })
    }
}
