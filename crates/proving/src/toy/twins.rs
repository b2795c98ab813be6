//! Twins of the toy game, each with one fault, to see whether the laws catch them.

use std::fmt::{self, Debug};
use std::marker::PhantomData;
use std::str::FromStr;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

use super::observe::Table;
use super::{Champion, ROUNDS, Stage, Toy, ToyAction, ToyEvent, ToySetup, ToyView};
use serde::Serialize;
use table::campaign::Chapter;
use table::census::Census;
use table::dice::Dice;
use table::game::{Action, Coded, Game, Log, NotAnAction, Played, Refusal, RuleId, RulesVersion};
use table::observation;
use table::observe::{Layout, Observed};
use table::seat::{Eyes, Seat, Seats};
use table::setup::{Condition, Setup, SetupError, SetupKind, SetupOption, SetupSchema, Value, Values};
use table::standing::Standing;

/// What is wrong with a twin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// Nothing: the twin itself adds nothing that a law would catch.
    None,
    /// Bids what it likes, by chance that is not in the dice.
    Moody,
    /// Waits for a seat that can do nothing.
    Stuck,
    /// Offers the same thing twice.
    Stammering,
    /// Plays what is not legal.
    Pushover,
    /// Refuses what is legal.
    Stubborn,
    /// Refuses without a reason.
    Curt,
    /// Fines those who try what is not legal.
    Vengeful,
    /// Always plays one more round.
    Endless,
    /// Shows hidden bids in the pot.
    Transparent,
    /// Tells everybody what was bid.
    Gossip,
    /// Tells everybody at the opening who holds the highest card.
    Herald,
    /// Opens everything to open eyes before the end.
    OpenEyed,
    /// Forgets a card it has peeked at.
    Forgetful,
    /// Thinks that others rather hold the lowest cards.
    Biased,
    /// Imagines the truth.
    Clairvoyant,
    /// Imagines the truth once somebody has decided.
    Waking,
    /// Imagines the true cards of others, and only their bids anew.
    CardReader,
    /// Lets the truth decide which world is imagined.
    Peeping,
    /// Finds a coin in the pot.
    Counterfeiter,
    /// Gives everybody the first place.
    Flatterer,
    /// Does not rank the last seat.
    Snob,
    /// Ranks before the end.
    Hasty,
    /// Never ranks.
    Indifferent,
    /// Does not say that a peek shows something.
    SlyPeek,
    /// Shows one's card to the left neighbour when one whistles, and does not say so.
    SlyWhistle,
    /// Does not say that dice were used.
    SlyDice,
    /// Says that dice were used when they were not.
    Superstitious,
    /// Betrays by what can be taken back whether the left neighbour holds a high card.
    TellTale,
    /// Remembers who bid first.
    Racing,
    /// Leaves the lowest bid to whoever is first.
    Grasping,
    /// Leaves the next game a champion whom it has no seat for.
    Heirless,
    /// Leaves a legacy, but to no campaign.
    Loner,
    /// Both waits for a seat and lets it interject.
    Ambiguous,
    /// Offers something to those who may do nothing.
    Tempting,
    /// Gives another reason for a refusal if the left neighbour holds a high card.
    Tattling,
    /// Observes something else every time.
    Restless,
    /// Does not observe its own bid.
    Absent,
    /// Does not observe what may be done.
    Dazed,
    /// Does not observe the pot, which follows from whistles and what happened since.
    Absorbed,
    /// Observes more than there can be.
    Boastful,
    /// Observes what is no number.
    Blank,
}

const FAULTS: [Fault; 42] = {
    use Fault::*;
    [
        None,
        Moody,
        Stuck,
        Stammering,
        Pushover,
        Stubborn,
        Curt,
        Vengeful,
        Endless,
        Transparent,
        Gossip,
        Herald,
        OpenEyed,
        Forgetful,
        Biased,
        Clairvoyant,
        Waking,
        CardReader,
        Peeping,
        Counterfeiter,
        Flatterer,
        Snob,
        Hasty,
        Indifferent,
        SlyPeek,
        SlyWhistle,
        SlyDice,
        Superstitious,
        TellTale,
        Racing,
        Grasping,
        Heirless,
        Loner,
        Ambiguous,
        Tempting,
        Tattling,
        Restless,
        Absent,
        Dazed,
        Absorbed,
        Boastful,
        Blank,
    ]
};

/// A setup of the toy, and the fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TwinSetup {
    pub toy: ToySetup,
    pub fault: Fault,
}

static SCHEMA: LazyLock<SetupSchema> = LazyLock::new(|| {
    let fault = SetupOption {
        key: "fault",
        kind: SetupKind::Number { min: 0, max: FAULTS.len() as u32 - 1 },
        when: Condition::Always,
        defaults: vec![(Condition::Always, Value::Number(0))],
    };
    SetupSchema { options: ToySetup::schema().options.iter().cloned().chain([fault]).collect() }
});

impl Setup for TwinSetup {
    fn schema() -> &'static SetupSchema {
        &SCHEMA
    }

    fn from_values(values: &Values) -> Result<Self, SetupError> {
        let fault = FAULTS[values.number("fault").unwrap_or_default() as usize];
        Ok(TwinSetup { toy: ToySetup::from_values(values)?, fault })
    }

    fn to_values(&self) -> Values {
        self.toy.to_values().with("fault", Value::Number(self.fault as u32))
    }

    fn seats(&self) -> usize {
        self.toy.seats()
    }
}

/// The toy game with a fault, played with actions of type `A`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Twin<A> {
    toy: Toy,
    fault: Fault,
    actions: PhantomData<A>,
}

/// What one pair of eyes may know, and what is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TwinView {
    #[serde(flatten)]
    toy: ToyView,
    #[serde(skip)]
    fault: Fault,
}

impl Toy {
    /// Whether somebody has decided something.
    fn has_begun(&self) -> bool {
        self.round > 0 || self.players.iter().any(|player| player.stage != Stage::Bid || player.has_peeked)
    }
}

/// What the actions of a twin are.
pub trait TwinAction: Action + Coded + From<ToyAction> + Into<ToyAction> {}

impl<A> TwinAction for A where A: Action + Coded + From<ToyAction> + Into<ToyAction> {}

/// Passes on to whoever listens to the twin what the toy tells.
struct Ears<'a, L> {
    log: &'a mut L,
    fault: Fault,
}

impl<A: TwinAction, L: Log<Twin<A>>> Log<Toy> for (Ears<'_, L>, PhantomData<A>) {
    fn tell(&mut self, event: ToyEvent, after: &Toy) {
        let Ears { log, fault } = &mut self.0;
        log.tell((event, *fault), &Twin { toy: after.clone(), fault: *fault, actions: PhantomData });
    }
}

impl<A: TwinAction> Game for Twin<A> {
    type Setup = TwinSetup;
    type Action = A;
    type Event = (ToyEvent, Fault);
    type View = TwinView;
    type Legacy = Champion;

    const NAME: &'static str = "twin";
    const RULES: RulesVersion = RulesVersion(1);
    const BOUND: usize = Toy::BOUND;

    fn new_by(rules: RulesVersion, setup: &TwinSetup, dice: &mut Dice) -> Result<Self, SetupError> {
        Toy::new_by(rules, &setup.toy, dice).map(|toy| Twin { toy, fault: setup.fault, actions: PhantomData })
    }

    fn opening(&self) -> Vec<(ToyEvent, Fault)> {
        let highest = Seat::all(self.seats()).max_by_key(|&seat| self.toy.player(seat).card);
        let heralded = highest.filter(|_| self.fault == Fault::Herald).map(|seat| ToyEvent::Take(seat, 0));
        self.toy.opening().into_iter().chain(heralded).map(|event| (event, self.fault)).collect()
    }

    fn seats(&self) -> usize {
        self.toy.seats()
    }

    fn to_act(&self) -> Seats {
        self.toy.to_act()
    }

    fn may_act(&self) -> Seats {
        match self.fault {
            Fault::Ambiguous => self.toy.may_act().union(self.toy.to_act()),
            _ => self.toy.may_act(),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<A>) {
        let mut legal = Vec::new();
        self.toy.legal(seat, &mut legal);
        match self.fault {
            Fault::Stuck => legal.retain(|action| !matches!(action, ToyAction::Bold | ToyAction::Meek)),
            Fault::Stammering => legal.extend(legal.first().copied()),
            Fault::Grasping if self.toy.players.iter().any(|player| player.stage != Stage::Bid) => {
                legal.retain(|&action| action != ToyAction::Bid(0));
            }
            Fault::Tempting if legal.is_empty() => legal.push(ToyAction::Whistle),
            _ => {}
        }
        out.clear();
        out.extend(legal.into_iter().map(A::from));
    }

    fn play(&mut self, seat: Seat, action: A, dice: &mut Dice, log: &mut impl Log<Self>) -> Result<Played, Refusal> {
        let legal = self.is_legal(seat, action);
        let refusal = self.why_not(seat, action);
        match self.fault {
            Fault::Pushover if !matches!(action.into(), ToyAction::Whistle) => {}
            Fault::Stubborn if action.into() == ToyAction::Bid(2) => return Err(refusal),
            Fault::Curt if !legal => return Err(Refusal { rule: RuleId(""), ..refusal }),
            Fault::Vengeful if !legal => {
                let purse = &mut self.toy.player_mut(seat).purse;
                *purse = purse.saturating_sub(1);
                return Err(refusal);
            }
            _ if !legal => return Err(refusal),
            _ => {}
        }
        Ok(self.play_legal(seat, action, dice, log))
    }

    fn play_legal(&mut self, seat: Seat, action: A, dice: &mut Dice, log: &mut impl Log<Self>) -> Played {
        let (toy, action) = (&mut self.toy, action.into());
        let first = toy.players.iter().all(|player| player.stage == Stage::Bid);
        let left = seat.left(toy.seats());
        let high = toy.player(left).card.number() > 7;
        let mut ears = (Ears { log, fault: self.fault }, PhantomData);
        let played = toy.play_legal(seat, action, dice, &mut ears);
        match (self.fault, action) {
            (Fault::Moody, ToyAction::Bid(_)) => toy.player_mut(seat).bid = mood(),
            (Fault::Endless, _) if toy.round == ROUNDS - 1 => {
                toy.round -= 1;
                toy.deck |= std::mem::take(&mut toy.shown);
            }
            (Fault::SlyWhistle, ToyAction::Whistle) => {
                let neighbour = toy.player_mut(left);
                neighbour.seen = neighbour.seen.with(seat);
            }
            (Fault::Racing, ToyAction::Bid(_)) => toy.player_mut(seat).bold = first,
            (Fault::SlyPeek, ToyAction::Peek(_)) => return Played::QUIET,
            (Fault::SlyDice, _) => return Played { chance: false, ..played },
            (Fault::Superstitious, _) => return Played { chance: true, ..played },
            (Fault::TellTale, _) => return Played { revealed: played.revealed || high, ..played },
            _ => {}
        }
        played
    }

    fn why_not(&self, seat: Seat, action: A) -> Refusal {
        let refusal = self.toy.why_not(seat, action.into());
        let high = seat.index() < self.seats() && self.toy.player(seat.left(self.seats())).card.number() > 7;
        if self.fault == Fault::Tattling && high { Refusal { why: "toy-high-card", ..refusal } } else { refusal }
    }

    fn view(&self, eyes: Eyes) -> TwinView {
        let view = self.toy.view(eyes);
        let toy = match self.fault {
            Fault::Transparent => {
                ToyView { pot: view.pot + self.toy.players.iter().map(|player| player.bid).sum::<u8>(), ..view }
            }
            Fault::OpenEyed if eyes == Eyes::Open => self.toy.view(Eyes::Seat(Seat::new(0))),
            _ => view,
        };
        TwinView { toy, fault: self.fault }
    }

    fn event_for((event, fault): &(ToyEvent, Fault), eyes: Eyes) -> Option<(ToyEvent, Fault)> {
        let told = if *fault == Fault::Gossip { Some(*event) } else { Toy::event_for(event, eyes) };
        told.map(|event| (event, *fault))
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Self {
        let toy = match self.fault {
            Fault::Forgetful => forgetfully(&self.toy, seat, dice),
            Fault::Biased => with_bias(&self.toy, seat, dice),
            Fault::Clairvoyant => self.toy.clone(),
            Fault::Waking if self.toy.has_begun() => self.toy.clone(),
            Fault::CardReader => with_true_cards(&self.toy, seat, dice),
            Fault::Peeping => {
                let cards: u8 = self.toy.players.iter().map(|player| player.card.number()).sum();
                (0..cards).for_each(|_| _ = dice.word());
                self.toy.imagine(seat, dice)
            }
            _ => self.toy.imagine(seat, dice),
        };
        Twin { toy, fault: self.fault, actions: PhantomData }
    }

    fn standing(&self) -> Option<Standing> {
        if self.fault == Fault::Hasty {
            return Toy { round: ROUNDS, ..self.toy.clone() }.standing();
        }
        let mut standing = self.toy.standing()?;
        match self.fault {
            Fault::Flatterer => standing.results.iter_mut().for_each(|result| result.place = 1),
            Fault::Snob => drop(standing.results.pop()),
            Fault::Indifferent => return None,
            _ => {}
        }
        Some(standing)
    }

    fn census(&self) -> Census {
        let mut census = self.toy.census();
        if self.fault == Fault::Counterfeiter {
            census.add("coin", "sleeve", usize::from(self.toy.pot > 0));
        }
        census
    }

    fn contents(setup: &TwinSetup) -> Census {
        Toy::contents(&setup.toy)
    }

    fn legacy(&self) -> Option<Champion> {
        self.toy.legacy()
    }

    fn inherit(setup: &TwinSetup, legacy: &Champion) -> TwinSetup {
        let nobody = Champion(Seat::new(setup.seats()));
        let legacy = if setup.fault == Fault::Heirless { &nobody } else { legacy };
        TwinSetup { toy: Toy::inherit(&setup.toy, legacy), ..*setup }
    }

    fn chapter(setup: &TwinSetup) -> Option<Chapter> {
        Toy::chapter(&setup.toy).filter(|_| setup.fault != Fault::Loner)
    }
}

observation! {
    /// A twin observes what the toy does.
    pub Observation of(view: &TwinView) {
        toy: Table = &view.toy,
    }
}

impl<A: TwinAction> Observed for Twin<A> {
    type Shape = Observation;

    fn layout() -> &'static Layout {
        static LAYOUT: LazyLock<Layout> = LazyLock::new(Layout::of::<Observation>);
        &LAYOUT
    }

    fn observe(view: &TwinView, out: &mut [f32]) {
        Toy::observe(&view.toy, out);
        let own = |name| Toy::layout().range(name).into_iter().flatten();
        match view.fault {
            Fault::Restless => out[0] = f32::from(mood()) / 2.0,
            Fault::Absent => own("own.bid").for_each(|place| out[place] = 0.0),
            Fault::Dazed => own("player.0.stage").for_each(|place| out[place] = 0.0),
            Fault::Absorbed => own("pot").for_each(|place| out[place] = 0.0),
            Fault::Boastful => own("pot").for_each(|place| out[place] = 2.0),
            Fault::Blank => own("round").for_each(|place| out[place] = f32::NAN),
            _ => {}
        }
    }

    /// What is wrong with somebody is for others to say.
    fn decisive(view: TwinView) -> TwinView {
        TwinView { fault: Fault::None, ..view }
    }
}

/// Chance that no seed repeats.
fn mood() -> u8 {
    static MOOD: AtomicU32 = AtomicU32::new(0);
    let mood = MOOD.fetch_add(1, Ordering::Relaxed);
    (mood.wrapping_mul(2_654_435_761) >> 8) as u8 % 3
}

fn forgetfully(toy: &Toy, seat: Seat, dice: &mut Dice) -> Toy {
    let mut blank = toy.clone();
    blank.player_mut(seat).seen = Seats::NONE;
    let mut world = blank.imagine(seat, dice);
    world.player_mut(seat).seen = toy.player(seat).seen;
    world
}

fn with_bias(toy: &Toy, seat: Seat, dice: &mut Dice) -> Toy {
    let mut world = toy.imagine(seat, dice);
    for other in toy.others(seat).filter(|&other| !toy.player(seat).seen.contains(other)) {
        let card = world.player(other).card;
        let Some(lowest) = world.deck.first() else { continue };
        if lowest < card && dice.below(2) == 0 {
            world.deck = world.deck.without(lowest).with(card);
            world.player_mut(other).card = lowest;
        }
    }
    world
}

fn with_true_cards(toy: &Toy, seat: Seat, dice: &mut Dice) -> Toy {
    let mut world = toy.imagine(seat, dice);
    world.deck = toy.deck;
    for other in toy.others(seat) {
        world.player_mut(other).card = toy.player(other).card;
    }
    world
}

macro_rules! faulty_actions {
    ($($(#[doc = $doc:literal])* $action:ident($text:expr, $encode:expr, $decode:expr);)*) => {$(
        $(#[doc = $doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $action(ToyAction);

        impl From<ToyAction> for $action {
            fn from(action: ToyAction) -> Self {
                $action(action)
            }
        }

        impl From<$action> for ToyAction {
            fn from(action: $action) -> Self {
                action.0
            }
        }

        impl fmt::Display for $action {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let text: fn(ToyAction) -> String = $text;
                f.write_str(&text(self.0))
            }
        }

        impl FromStr for $action {
            type Err = NotAnAction;

            fn from_str(text: &str) -> Result<Self, NotAnAction> {
                text.parse().map($action)
            }
        }

        impl Coded for $action {
            const SPACE: usize = ToyAction::SPACE;

            fn encode(self) -> usize {
                let encode: fn(ToyAction) -> usize = $encode;
                encode(self.0)
            }

            fn decode(code: usize) -> Option<Self> {
                let decode: fn(usize) -> Option<ToyAction> = $decode;
                decode(code).map($action)
            }
        }
    )*};
}

faulty_actions! {
    /// Actions of which one is written like another.
    Scrawl(
        |action| if action == ToyAction::Meek { "bold".to_owned() } else { action.to_string() },
        ToyAction::encode,
        ToyAction::decode
    );
    /// Actions of which two have the same code.
    Merged(
        |action| action.to_string(),
        |action| if action == ToyAction::Meek { ToyAction::Bold.encode() } else { action.encode() },
        ToyAction::decode
    );
    /// Actions whose codes begin again beyond the space.
    Wrapping(|action| action.to_string(), ToyAction::encode, |code| ToyAction::decode(code % ToyAction::SPACE));
}
