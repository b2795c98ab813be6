//! The contract: what a game must be so that people, programs and bots can play it here.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;

use crate::campaign::Chapter;
use crate::census::Census;
use crate::dice::Dice;
use crate::feats::{Achievement, Feat};
use crate::seat::{Eyes, Seat, Seats};
use crate::setup::{Setup, SetupError};
use crate::standing::Standing;

/// Which correction of a game's rules a table is played by. A change that alters play is a new
/// version; stored tables keep theirs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct RulesVersion(pub u16);

impl Display for RulesVersion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The versions of a game's rules by which tables can be played here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownRules {
    /// The oldest that stored tables are played and replayed by.
    pub oldest: RulesVersion,
    /// The one that new tables are played by.
    pub newest: RulesVersion,
}

impl KnownRules {
    /// Those of a game.
    pub const fn of<G: Game>() -> Self {
        KnownRules { oldest: G::OLDEST, newest: G::RULES }
    }

    /// Whether tables can be played by this version.
    #[must_use]
    pub fn contain(self, rules: RulesVersion) -> bool {
        (self.oldest..=self.newest).contains(&rules)
    }
}

/// `version 1`, `versions 1 to 3`
impl Display for KnownRules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.oldest == self.newest {
            write!(f, "version {}", self.newest)
        } else {
            write!(f, "versions {} to {}", self.oldest, self.newest)
        }
    }
}

/// The id of a rule in a game's `rules.toml`, such as `CE-SHOOT-05`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct RuleId(pub &'static str);

impl RuleId {
    /// Whether a text has the form of an id: the game, a topic, and a place in it (`AB-MOVE-01`, `AB-TOWN-10b`,
    /// `AB-TOWN-K`).
    #[must_use]
    pub fn is_well_formed(text: &str) -> bool {
        let capitals = |word: &str| {
            word.starts_with(|c: char| c.is_ascii_uppercase())
                && word.bytes().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
        };
        text.rsplit_once('-').is_some_and(|(topic, place)| {
            topic.contains('-') && topic.split('-').all(capitals) && Self::is_place(place)
        })
    }

    /// A number that may have a letter after it, or a capital that may have a number after it.
    fn is_place(text: &str) -> bool {
        let after = text.trim_start_matches(|c: char| c.is_ascii_digit());
        let number = |text: &str| text.bytes().all(|c| c.is_ascii_digit());
        if after.len() < text.len() {
            matches!(after.as_bytes(), [] | [b'a'..=b'z'])
        } else {
            text.strip_prefix(|c: char| c.is_ascii_uppercase()).is_some_and(number)
        }
    }
}

impl Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action is refused: the rule that forbids it, and the words for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, thiserror::Error)]
#[error("refused by {rule} ({why})")]
pub struct Refusal {
    /// The rule that forbids the action.
    pub rule: RuleId,
    /// The id of the sentence that says why, in the game's words.
    pub why: &'static str,
}

/// That this rule forbids it, for which there are these words.
pub const fn refused(rule: &'static str, why: &'static str) -> Refusal {
    Refusal { rule: RuleId(rule), why }
}

/// A refusal is what its rule and its sentence are.
impl PartialEq<(&str, &str)> for Refusal {
    fn eq(&self, (rule, why): &(&str, &str)) -> bool {
        self.rule.0 == *rule && self.why == *why
    }
}

/// What became of an action that was played.
///
/// An action is a *barrier* when it used dice or taught some seat something hidden: its seat may not
/// take back anything beyond it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Played {
    /// Dice were used.
    pub chance: bool,
    /// Some seat learnt something that was hidden from it.
    pub revealed: bool,
}

impl Played {
    /// Nothing that could not be taken back.
    pub const QUIET: Played = Played { chance: false, revealed: false };

    /// Whether its seat may not take back anything beyond this action.
    pub const fn is_barrier(self) -> bool {
        self.chance || self.revealed
    }
}

/// One atomic decision. `Display` is its notation, which `FromStr` reads back.
pub trait Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = NotAnAction> + Send + Sync + 'static {}

impl<T> Action for T where T: Copy + Eq + Hash + Debug + Display + FromStr<Err = NotAnAction> + Send + Sync + 'static {}

/// What was read is not an action in the game's notation.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{found}` is not a decision of this game: expected {expected}")]
pub struct NotAnAction {
    /// What was read.
    pub found: String,
    /// What would have been understood.
    pub expected: &'static str,
}

impl NotAnAction {
    /// An error about `found`, shortened when it is long.
    pub fn new(found: &str, expected: &'static str) -> Self {
        NotAnAction { found: found.chars().take(60).collect(), expected }
    }
}

/// Actions as small integers, the same for all setups: for storage, for Python, for learning.
pub trait Coded: Sized {
    /// All codes are below this.
    const SPACE: usize;

    /// This action's code.
    fn encode(self) -> usize;

    /// The action with this code, if there is one.
    fn decode(code: usize) -> Option<Self>;
}

/// Where a game's steps are told, each with the state right after it.
pub trait Log<G: Game> {
    /// Whether anybody listens. When nobody does, telling compiles away.
    const LISTENS: bool = true;

    /// `event` happened, and led to `after`.
    fn tell(&mut self, event: G::Event, after: &G);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<G: Game> Log<G> for Silent {
    const LISTENS: bool = false;

    #[inline]
    fn tell(&mut self, _: G::Event, _: &G) {}
}

/// Keeps every event with the state after it.
impl<G: Game> Log<G> for Vec<(G::Event, G)> {
    fn tell(&mut self, event: G::Event, after: &G) {
        self.push((event, after.clone()));
    }
}

/// A game: its whole truth at one moment, and the rules by which it changes.
///
/// Implementations keep the laws of `proving::laws`; `docs/adding-a-game.md` shows how to write one.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// What the host chose.
    type Setup: Setup;
    /// One atomic decision.
    type Action: Action + Coded;
    /// One step that happened, as small as people would see it at a table.
    type Event: Clone + Eq + Debug + Send + Sync + 'static;
    /// What one pair of eyes may know: a type of its own, so that nothing else can leak.
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What a finished game leaves for the next one of a campaign.
    type Legacy: Clone + Eq + Debug + Serialize + Send + Sync + 'static;

    /// The game's name in files, addresses and commands, such as `colt-express`.
    const NAME: &'static str;
    /// The version of the rules that new tables are played by.
    const RULES: RulesVersion;
    /// The oldest version that tables can still be played and replayed by.
    const OLDEST: RulesVersion = RulesVersion(1);
    /// The most decisions a game can take.
    const BOUND: usize;

    /// Sets the table up, to be played by one of the [versions of the rules](KnownRules) that are known.
    fn new_by(rules: RulesVersion, setup: &Self::Setup, dice: &mut Dice) -> Result<Self, SetupError>;

    /// Sets a new table up.
    fn new(setup: &Self::Setup, dice: &mut Dice) -> Result<Self, SetupError> {
        Self::new_by(Self::RULES, setup, dice)
    }

    /// What setting up has to tell, in the order in which people at a table would say it. All of it happened before the first
    /// decision, and is told with the table as it stands then.
    fn opening(&self) -> Vec<Self::Event> {
        Vec::new()
    }

    /// How many seats there are, automata included.
    fn seats(&self) -> usize;

    /// Who is waited for: several when play is simultaneous, nobody when the game is over.
    fn to_act(&self) -> Seats;

    /// Who else may interject now. These are never waited for.
    fn may_act(&self) -> Seats {
        Seats::NONE
    }

    /// Puts what `seat` may do into `out`, replacing what was there: nothing when it is neither to
    /// act nor allowed to interject. The order tells nothing that the seat does not know.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether `seat` may do this now.
    fn is_legal(&self, seat: Seat, action: Self::Action) -> bool {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        legal.contains(&action)
    }

    /// Plays `action`, or refuses it with a reason and changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        dice: &mut Dice,
        log: &mut impl Log<Self>,
    ) -> Result<Played, Refusal> {
        if self.is_legal(seat, action) {
            Ok(self.play_legal(seat, action, dice, log))
        } else {
            Err(self.why_not(seat, action))
        }
    }

    /// Plays an action that [`Game::legal`] has listed. With any other the result is meaningless.
    fn play_legal(&mut self, seat: Seat, action: Self::Action, dice: &mut Dice, log: &mut impl Log<Self>) -> Played;

    /// The rule that forbids an action which is not legal now.
    fn why_not(&self, seat: Seat, action: Self::Action) -> Refusal;

    /// What these eyes may know.
    fn view(&self, eyes: Eyes) -> Self::View;

    /// What these eyes learn of an event; nothing if they do not notice it.
    fn event_for(event: &Self::Event, eyes: Eyes) -> Option<Self::Event>;

    /// What the log keeps of an event that certain eyes were told, who saw `after` right after it: all of it, unless they are to
    /// remember something by themselves.
    fn logged(told: Self::Event, after: &Self::View) -> Self::Event {
        let _ = after;
        told
    }

    /// What eyes that see `now` are shown of what they saw `then`: all of it, unless they are to remember something by
    /// themselves.
    fn looked_back(then: Self::View, now: &Self::View) -> Self::View {
        let _ = now;
        then
    }

    /// Another world that `seat` cannot tell from this one, by what it knows and the dice alone.
    #[must_use]
    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Self;

    /// Scores and places, once the game is over.
    fn standing(&self) -> Option<Standing>;

    /// What the account would be if the game ended here. For the story of a finished game: while it
    /// lasts, nobody may know this.
    fn reckoning(&self) -> Option<Standing> {
        self.standing()
    }

    /// Every component, and where it is.
    fn census(&self) -> Census;

    /// What the box holds for this setup: the totals that [`Game::census`] must always show.
    fn contents(setup: &Self::Setup) -> Census;

    /// What can be achieved over any number of games.
    const ACHIEVEMENTS: &'static [Achievement] = &[];

    /// What a seat did in a finished game that counts towards [`Game::ACHIEVEMENTS`].
    fn feats(&self, seat: Seat) -> Vec<Feat> {
        let _ = seat;
        Vec::new()
    }

    /// The setup of the deal that is the same for everybody for a day: a game for one. None if there is no such thing.
    fn daily() -> Option<Self::Setup> {
        None
    }

    /// The setup that is recommended to somebody who plays for the first time. By default what holds if nothing is chosen.
    fn first_setup() -> Self::Setup {
        Self::Setup::standard()
    }

    /// What a finished game leaves for the next one.
    fn legacy(&self) -> Option<Self::Legacy> {
        None
    }

    /// The setup of the game that follows `setup` and what it left.
    #[must_use]
    fn inherit(setup: &Self::Setup, legacy: &Self::Legacy) -> Self::Setup {
        let _ = legacy;
        setup.clone()
    }

    /// Which game of a campaign is set up this way; none if it is one by itself.
    fn chapter(setup: &Self::Setup) -> Option<Chapter> {
        let _ = setup;
        None
    }

    /// The same game of a campaign, played by these members of it, who are named in ascending order.
    fn attended(setup: &Self::Setup, members: &[usize]) -> Result<Self::Setup, SetupError> {
        let all = Self::chapter(setup).is_some_and(|chapter| chapter.attending == members);
        let found = members.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
        let other = || SetupError::Unfit { key: "members".to_owned(), found, expected: "the same members".to_owned() };
        if all { Ok(setup.clone()) } else { Err(other()) }
    }
}

/// What setting up tells, each event with the table as it stands: as a log of the first steps would have kept it.
pub fn told_at_setup<G: Game>(game: &G) -> Vec<(G::Event, G)> {
    game.opening().into_iter().map(|event| (event, game.clone())).collect()
}

/// The legacy of a game that leaves none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum NoLegacy {}
