//! What a game tells those who think about it: bots and the coach.

use crate::dice::Dice;
use crate::game::Game;
use crate::seat::{MAX_SEATS, Seat};
use crate::standing::Standing;

/// The most terms a guide weighs.
pub const MAX_TERMS: usize = 16;

/// What each part of an appraisal adds to a seat's prospects, in the game's own points (dollars, victory points) and in an
/// order of the game's; those beyond are 0.
pub type Terms = [f32; MAX_TERMS];

/// Something by which options are compared: how much of it there is when a game is over.
///
/// Its words are those of a category of the account: the message `id` names it, and the attribute `.cell` of the message
/// [`Measure::said_like`] says an amount, which is `$value`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measure {
    /// The id of words that name it.
    pub id: &'static str,
    /// Where it is found.
    pub source: Source,
    /// The smallest difference that is worth saying.
    pub notable: f32,
}

/// Where a measure is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// In the final account: it is one of its categories.
    Account,
    /// The total of the account.
    Total,
    /// The total of the best of the others.
    BestRival,
    /// Among the [facts](Guide::facts) of the game, at this place.
    Fact(usize),
}

impl Measure {
    /// A category of the final account.
    pub const fn score(id: &'static str, notable: f32) -> Self {
        Measure { id, source: Source::Account, notable }
    }

    /// What a game counts beside its account.
    pub const fn fact(id: &'static str, place: usize, notable: f32) -> Self {
        Measure { id, source: Source::Fact(place), notable }
    }

    /// What the best of the others ends with.
    pub const fn best_rival(notable: f32) -> Self {
        Measure { id: "measure-best-rival", source: Source::BestRival, notable }
    }

    /// What a seat ends with altogether.
    pub const fn total(notable: f32) -> Self {
        Measure { id: "score-total", source: Source::Total, notable }
    }

    /// The message whose `.cell` says an amount of it.
    pub const fn said_like(&self) -> &'static str {
        match self.source {
            Source::Account | Source::Fact(_) => self.id,
            Source::Total | Source::BestRival => "score-total",
        }
    }

    /// How much of it there is for `seat` at the end of this game; 0 of what was not scored there.
    pub fn of<G: Guide>(&self, end: &G, standing: &Standing, seat: Seat) -> f32 {
        let others = || standing.results.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let amount = match self.source {
            Source::Account => {
                let place = standing.categories.iter().position(|category| *category == self.id);
                place.and_then(|place| standing.of(seat).scores.get(place)).copied()
            }
            Source::Total => Some(standing.of(seat).total),
            Source::BestRival => others().map(|(_, result)| result.total).max(),
            Source::Fact(place) => return end.facts(seat)[place],
        };
        amount.map_or(0.0, |amount| amount as f32)
    }
}

/// The most facts a game counts.
pub const MAX_FACTS: usize = 8;

/// What a game counts beside its account; those beyond are 0.
pub type Facts = [f32; MAX_FACTS];

/// How many levels of play there are.
pub const LEVELS: usize = 5;

/// How well a bot of one level plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// How many iterations it thinks about a decision.
    pub iterations: u32,
    /// How loosely it follows its preference; at 0 it always takes what it likes best.
    pub temperature: f32,
}

impl Skill {
    /// The levels of games whose guides judge well with little thought: what differs from level to level is above all how
    /// loosely a bot follows them.
    pub const WELL_GUIDED: [Skill; LEVELS] = [
        Skill { iterations: 40, temperature: 3.0 },
        Skill { iterations: 60, temperature: 1.2 },
        Skill { iterations: 120, temperature: 0.6 },
        Skill { iterations: 400, temperature: 0.3 },
        Skill { iterations: 2_000, temperature: 0.0 },
    ];
}

/// One number for each seat; those beyond the table's seats are 0.
pub type PerSeat = [f32; MAX_SEATS];

/// What a player should know about a game beyond its rules. A guide looks at *worlds*: true or
/// imagined makes no difference to it, and bots only ever hand it imagined ones.
pub trait Guide: Game {
    /// By what options are compared when somebody asks why: categories of the final account, and facts beside it.
    const MEASURES: &'static [Measure];

    /// How well the levels play, the weakest first, where they should not play as they do elsewhere: a game may be so
    /// well understood that little thought is enough to play it well, or take so long that nobody would wait for more.
    const LEVELS: Option<[Skill; LEVELS]> = None;

    /// Whether bots think about interjecting. False where whatever one may do out of turn can wait for one's own turn
    /// without loss: then bots are asked only when they are waited for, and search only there.
    const INTERJECTS: bool = true;

    /// How many decisions bots play on quickly before they judge a position, as soon as it is settled. More than none where
    /// what a turn is good for shows only in the turns after it.
    const FORESIGHT: u32 = 0;

    /// What a player may seek for its own sake, by name: bots that lean towards one of these and otherwise play to win show
    /// whether a way to play is too good, or good for nothing.
    const LEANS: &'static [&'static str] = &[];

    /// How much of what a lean seeks `seat` has here, by its place in [`Guide::LEANS`].
    fn leaning(&self, seat: Seat, lean: usize) -> f32 {
        let _ = (seat, lean);
        0.0
    }

    /// What the game counts beside its account (deliveries made, Bullets taken), at its end.
    fn facts(&self, seat: Seat) -> Facts {
        let _ = seat;
        Facts::default()
    }

    /// Each seat's chance of winning, from 0 to 1, all of them adding up to 1; exact when the game is
    /// over (winners share). Whoever plays alone against nobody always wins: there it is the chance of the best
    /// result that the game knows, the better the score the higher, at the end too.
    fn prospects(&self) -> PerSeat;

    /// Whether nothing is half done here, so that [`Guide::prospects`] judges the position well and at
    /// little cost: between two rounds, say. Games without such moments can be judged anywhere.
    fn settled(&self) -> bool {
        true
    }

    /// How promising an action looks at a glance: more than 0, larger is better, 1 is ordinary.
    fn promise(&self, seat: Seat, action: Self::Action) -> f32;

    /// The same for all these actions at one look, in their order. Guides that have to survey the whole position before
    /// they can judge anything fill `out`, which is empty; others leave it empty, and are asked about single actions.
    fn promises(&self, seat: Seat, actions: &[Self::Action], out: &mut Vec<f32>) {
        let _ = (seat, actions, out);
    }

    /// A quick, plausible choice among `legal` (never empty), for playing games out.
    fn quick(&self, seat: Seat, legal: &[Self::Action], dice: &mut Dice) -> Self::Action;
}

/// The one thing a bot gets to see of a game: worlds that its seat cannot tell from the true one.
/// The truth itself cannot be reached from here.
#[derive(Clone, Copy, Debug)]
pub struct Worlds<'a, G: Game> {
    truth: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Worlds<'a, G> {
    /// What `seat` may know of `truth`.
    pub fn of(truth: &'a G, seat: Seat) -> Self {
        Worlds { truth, seat }
    }

    /// The seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.truth.seats()
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.truth.view(crate::seat::Eyes::Seat(self.seat))
    }

    /// What the seat may do.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.truth.legal(self.seat, out);
    }

    /// A world that might be the true one.
    pub fn imagine(&self, dice: &mut Dice) -> G {
        self.truth.imagine(self.seat, dice)
    }
}
