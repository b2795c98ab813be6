//! Any game as a [`LiveTable`].

use bots::{Bot, Budget, Plan, Tuning, advise};
use table::session::{self, NotTakenBack, Session};
use table::setup::{Setup, Values};
use table::transcript::{Label, RailError, ReplayError, Sealing, Transcript, Wrong};
use table::words::{Arg, Phrase, Section};
use table::{Census, Coded, Dice, Eyes, MAX_SEATS, Played, Refusal, Sealed, Seat, Seats, SetupError, Standing, Worlds};

use crate::Shelvable;
use crate::face::{Advice, Advised, LiveTable, NotPlayed, Offer, Shelved, Sight, Told};
use crate::shelved::boxed;

/// A game that is being played, with every step of its story.
pub(crate) struct Live<G: Shelvable> {
    session: Session<G>,
    labels: Vec<Label>,
    story: Vec<Step<G>>,
}

/// One step of the story.
struct Step<G: Shelvable> {
    decision: usize,
    by: Seat,
    event: G::Event,
    after: G,
}

impl<G: Shelvable> Live<G> {
    /// A table that has just been set up.
    pub fn open(setup: G::Setup, sealed: Sealed, labels: Vec<Label>) -> Result<Self, SetupError> {
        let labels = all_labels(labels, setup.seats());
        Ok(Live { session: Session::new(setup, sealed)?, labels, story: Vec::new() })
    }

    /// A game where its transcript stops.
    pub fn load(transcript: &Transcript<G>) -> Result<Self, RailError> {
        Live::replayed(transcript, transcript.moves.len()).map_err(|error| {
            // A transcript that was parsed has been replayed already: all that is left is a sealed one.
            let wrong = Wrong::Unexpected { expected: "64 hexadecimal digits".to_owned(), found: error.to_string() };
            RailError { line: SEED_LINE, wrong }
        })
    }

    /// A game after so many of its decisions.
    fn replayed(transcript: &Transcript<G>, decisions: usize) -> Result<Self, ReplayError> {
        let Sealing::Open(sealed) = &transcript.sealing else {
            return Err(ReplayError::Sealed);
        };
        let session = Session::new(transcript.setup.clone(), sealed.clone())?;
        let mut live = Live { session, labels: transcript.labels.clone(), story: Vec::new() };
        for (i, &(seat, action)) in transcript.moves.iter().take(decisions).enumerate() {
            let decision = i + 1;
            let _ = live.carry_out(seat, action).map_err(|error| match error {
                session::NotPlayed::NoSuchSeat { seat, seats } => ReplayError::NoSuchSeat { decision, seat, seats },
                session::NotPlayed::Refused(refusal) => {
                    ReplayError::Refused { decision, seat, notation: action.to_string(), refusal }
                }
            })?;
        }
        Ok(live)
    }

    fn carry_out(&mut self, seat: Seat, action: G::Action) -> Result<Played, session::NotPlayed> {
        let mut log: Vec<(G::Event, G)> = Vec::new();
        let played = self.session.play(seat, action, &mut log)?;
        let decision = self.session.entries().len();
        self.story.extend(log.into_iter().map(|(event, after)| Step { decision, by: seat, event, after }));
        Ok(played)
    }

    fn transcript(&self) -> Transcript<G> {
        self.session.transcript(self.labels.clone())
    }

    fn truth(&self) -> &G {
        self.session.game()
    }

    fn tuning(&self) -> Tuning {
        Tuning::for_players(self.seats())
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

/// Where a `.rail` file has its seed.
const SEED_LINE: usize = 7;

/// A label for every seat.
fn all_labels(mut labels: Vec<Label>, seats: usize) -> Vec<Label> {
    labels.truncate(seats);
    for seat in labels.len()..seats.min(MAX_SEATS) {
        labels.push(format!("seat {}", seat + 1).parse().expect("a short plain text is a label"));
    }
    labels
}

fn offer<G: Shelvable>(view: &G::View, action: G::Action) -> Offer {
    Offer { notation: action.to_string(), code: action.encode(), words: G::option(view, action) }
}

/// What one of the guide's terms says for an option (`up`) or against it (`down`).
fn reason(reason: &bots::Reason) -> Phrase {
    let sign = if reason.delta > 0.0 { "up" } else { "down" };
    Phrase::new(reason.term).with("sign", Arg::Key(sign)).with("amount", reason.delta.abs().round() as i64)
}

impl<G: Shelvable> LiveTable for Live<G> {
    fn game(&self) -> &'static dyn Shelved {
        boxed::<G>()
    }

    fn setup(&self) -> Values {
        self.session.setup().to_values()
    }

    fn sealed(&self) -> &Sealed {
        self.session.sealed()
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
        self.session.entries().len()
    }

    fn steps(&self) -> usize {
        self.story.len()
    }

    fn look(&self, eyes: Eyes) -> Box<dyn Sight> {
        Box::new(Seen::<G>(self.truth().view(eyes)))
    }

    fn told(&self, eyes: Eyes, since: usize) -> Vec<Told> {
        let steps = self.story.iter().enumerate().skip(since);
        let told = steps.filter_map(|(i, step)| {
            let event = G::told(&step.event, eyes)?;
            let view = step.after.view(eyes);
            let line = G::story(&event, &view);
            Some(Told { step: i + 1, decision: step.decision, by: step.by, line, after: Box::new(Seen::<G>(view)) })
        });
        told.collect()
    }

    fn options(&self, seat: Seat) -> Vec<Offer> {
        if !self.has_options(seat) {
            return Vec::new();
        }
        let view = self.truth().view(Eyes::Seat(seat));
        let mut legal = Vec::new();
        self.truth().legal(seat, &mut legal);
        legal.into_iter().map(|action| offer::<G>(&view, action)).collect()
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<Played, NotPlayed> {
        let action = notation.parse()?;
        self.carry_out(seat, action).map_err(|error| match error {
            session::NotPlayed::NoSuchSeat { seat, seats } => NotPlayed::NoSuchSeat { seat, seats },
            session::NotPlayed::Refused(refusal) => NotPlayed::Refused(refusal),
        })
    }

    fn why_not(&self, seat: Seat, notation: &str) -> Result<Option<Refusal>, NotPlayed> {
        self.check_seat(seat)?;
        let action = notation.parse()?;
        let legal = self.truth().is_legal(seat, action);
        Ok((!legal).then(|| self.truth().why_not(seat, action)))
    }

    fn undo(&mut self, seat: Seat) -> Result<String, NotTakenBack> {
        let taken = self.session.undo(seat)?;
        // What others decided since is played again without it, and so is the story.
        let transcript = self.transcript();
        if let Ok(again) = Live::replayed(&transcript, transcript.moves.len()) {
            self.story = again.story;
        }
        Ok(taken.action.to_string())
    }

    fn can_undo(&self, seat: Seat) -> usize {
        self.session.can_undo(seat)
    }

    fn choose(&self, seat: Seat, bot: &Bot, dice: &mut Dice) -> Option<String> {
        let worlds = Worlds::of(self.truth(), seat);
        self.has_options(seat).then(|| bot.player::<G>(&self.tuning()).choose(&worlds, dice).to_string())
    }

    fn interject(&self, seat: Seat, bot: &Bot, dice: &mut Dice) -> Option<String> {
        if !self.may_act().contains(seat) || !self.has_options(seat) {
            return None;
        }
        let chosen = bot.player::<G>(&self.tuning()).interject(&Worlds::of(self.truth(), seat), dice);
        chosen.map(|action| action.to_string())
    }

    fn advise(&self, seat: Seat, iterations: u32, dice: &mut Dice) -> Option<Advice> {
        if !self.has_options(seat) {
            return None;
        }
        let plan = Plan { budget: Budget::iterations(iterations), ..self.tuning().plan };
        let advice = advise(&Worlds::of(self.truth(), seat), plan, dice);
        let view = self.truth().view(Eyes::Seat(seat));
        let options = advice.options.iter().map(|assessed| Advised {
            offer: assessed.action.map(|action| offer::<G>(&view, action)),
            chance: assessed.chance,
            share: assessed.share,
            reasons: assessed.reasons.iter().map(reason).collect(),
        });
        Some(Advice { options: options.collect(), iterations: advice.iterations })
    }

    fn standing(&self) -> Option<Standing> {
        self.truth().standing()
    }

    fn account(&self) -> Option<Section> {
        self.standing().as_ref().map(G::account)
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
}

/// What one pair of eyes sees.
struct Seen<G: Shelvable>(G::View);

impl<G: Shelvable> Sight for Seen<G> {
    fn json(&self) -> serde_json::Value {
        serde_json::to_value(&self.0).expect("a view can be written as JSON")
    }

    fn prompt(&self) -> Phrase {
        G::prompt(&self.0)
    }

    fn table(&self) -> Vec<Section> {
        G::table(&self.0)
    }

    fn persona(&self, seat: Seat) -> Option<Phrase> {
        G::persona(&self.0, seat)
    }
}
