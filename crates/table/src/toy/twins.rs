//! Twins of the toy game, each with one fault, to see whether the laws catch them.

use std::fmt::{self, Debug};
use std::marker::PhantomData;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use super::{Champion, Player, Stage, Toy, ToyAction, ToyEvent, ToySetup, ToyView};
use crate::census::Census;
use crate::dice::Dice;
use crate::game::{Action, Coded, Game, Log, NotAnAction, Played, Refusal, RuleId, RulesVersion};
use crate::seat::{Eyes, Seat, Seats};
use crate::setup::SetupError;
use crate::standing::Standing;

/// What is wrong with a twin; whatever a fault does not mention is as in the healthy toy.
pub trait Fault: Copy + Eq + Debug + Send + Sync + 'static {
    type Action: Action + Coded + From<ToyAction> + Into<ToyAction>;
    const BOUND: usize = Toy::BOUND;

    fn legal(toy: &Toy, seat: Seat, out: &mut Vec<ToyAction>) {
        toy.legal(seat, out);
    }

    fn check(toy: &mut Toy, seat: Seat, action: ToyAction) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        Self::legal(toy, seat, &mut legal);
        if legal.contains(&action) { Ok(()) } else { Err(toy.why_not(seat, action)) }
    }

    fn play(toy: &mut Toy, seat: Seat, action: ToyAction, dice: &mut Dice, log: &mut impl Log<Toy>) -> Played {
        toy.play_legal(seat, action, dice, log)
    }

    fn view(toy: &Toy, eyes: Eyes) -> ToyView {
        toy.view(eyes)
    }

    fn told(event: &ToyEvent, eyes: Eyes) -> Option<ToyEvent> {
        Toy::told(event, eyes)
    }

    fn imagine(toy: &Toy, seat: Seat, dice: &mut Dice) -> Toy {
        toy.imagine(seat, dice)
    }

    fn standing(toy: &Toy) -> Option<Standing> {
        toy.standing()
    }

    fn census(toy: &Toy) -> Census {
        toy.census()
    }
}

/// The toy game with a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Twin<F: Fault>(Toy, PhantomData<F>);

/// Passes on to whoever listens to the twin what the toy tells.
struct Ears<'a, L, F>(&'a mut L, PhantomData<F>);

impl<F: Fault, L: Log<Twin<F>>> Log<Toy> for Ears<'_, L, F> {
    fn tell(&mut self, event: ToyEvent, after: &Toy) {
        self.0.tell(event, &Twin(after.clone(), PhantomData));
    }
}

impl<F: Fault> Game for Twin<F> {
    type Setup = ToySetup;
    type Action = F::Action;
    type Event = ToyEvent;
    type View = ToyView;
    type Legacy = Champion;

    const NAME: &'static str = "twin";
    const RULES: RulesVersion = RulesVersion(1);
    const BOUND: usize = F::BOUND;

    fn new(setup: &ToySetup, dice: &mut Dice) -> Result<Self, SetupError> {
        Toy::new(setup, dice).map(|toy| Twin(toy, PhantomData))
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn to_act(&self) -> Seats {
        self.0.to_act()
    }

    fn may_act(&self) -> Seats {
        self.0.may_act()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<F::Action>) {
        let mut legal = Vec::new();
        F::legal(&self.0, seat, &mut legal);
        out.clear();
        out.extend(legal.into_iter().map(F::Action::from));
    }

    fn play(
        &mut self,
        seat: Seat,
        action: F::Action,
        dice: &mut Dice,
        log: &mut impl Log<Self>,
    ) -> Result<Played, Refusal> {
        F::check(&mut self.0, seat, action.into())?;
        Ok(self.play_legal(seat, action, dice, log))
    }

    fn play_legal(&mut self, seat: Seat, action: F::Action, dice: &mut Dice, log: &mut impl Log<Self>) -> Played {
        F::play(&mut self.0, seat, action.into(), dice, &mut Ears::<_, F>(log, PhantomData))
    }

    fn why_not(&self, seat: Seat, action: F::Action) -> Refusal {
        self.0.why_not(seat, action.into())
    }

    fn view(&self, eyes: Eyes) -> ToyView {
        F::view(&self.0, eyes)
    }

    fn told(event: &ToyEvent, eyes: Eyes) -> Option<ToyEvent> {
        F::told(event, eyes)
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Self {
        Twin(F::imagine(&self.0, seat, dice), PhantomData)
    }

    fn standing(&self) -> Option<Standing> {
        F::standing(&self.0)
    }

    fn census(&self) -> Census {
        F::census(&self.0)
    }

    fn contents(setup: &ToySetup) -> Census {
        Toy::contents(setup)
    }

    fn legacy(&self) -> Option<Champion> {
        self.0.legacy()
    }

    fn inherit(setup: &ToySetup, legacy: &Champion) -> ToySetup {
        Toy::inherit(setup, legacy)
    }
}

macro_rules! faults {
    ($($(#[doc = $doc:literal])* $name:ident { $($item:tt)* })*) => {$(
        $(#[doc = $doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name;

        impl Fault for $name {
            type Action = ToyAction;
            $($item)*
        }
    )*};
}

faults! {
    /// Has none: the twin itself adds nothing that a law would catch.
    NoFault {}

    /// Bids what it likes, by chance that is not in the dice.
    Moody {
        fn play(toy: &mut Toy, seat: Seat, action: ToyAction, dice: &mut Dice, log: &mut impl Log<Toy>) -> Played {
            static MOOD: AtomicU32 = AtomicU32::new(0);
            let played = toy.play_legal(seat, action, dice, log);
            if let ToyAction::Bid(_) = action {
                let mood = MOOD.fetch_add(1, Ordering::Relaxed);
                toy.player_mut(seat).bid = (mood * mood / 5 % 3) as u8;
            }
            played
        }
    }

    /// Waits for a seat that can do nothing.
    Stuck {
        fn legal(toy: &Toy, seat: Seat, out: &mut Vec<ToyAction>) {
            toy.legal(seat, out);
            out.retain(|action| !matches!(action, ToyAction::Bold | ToyAction::Meek));
        }
    }

    /// Offers the same thing twice.
    Stammering {
        fn legal(toy: &Toy, seat: Seat, out: &mut Vec<ToyAction>) {
            toy.legal(seat, out);
            out.extend(out.first().copied());
        }
    }

    /// Plays what is not legal.
    Pushover {
        fn check(toy: &mut Toy, _: Seat, action: ToyAction) -> Result<(), Refusal> {
            match action {
                ToyAction::Whistle if toy.bank == 0 => Err(super::NO_WHISTLE),
                _ => Ok(()),
            }
        }
    }

    /// Refuses what is legal.
    Stubborn {
        fn check(toy: &mut Toy, seat: Seat, action: ToyAction) -> Result<(), Refusal> {
            match action {
                ToyAction::Bid(2) => Err(toy.why_not(seat, action)),
                _ => NoFault::check(toy, seat, action),
            }
        }
    }

    /// Refuses without a reason.
    Curt {
        fn check(toy: &mut Toy, seat: Seat, action: ToyAction) -> Result<(), Refusal> {
            let curt = |refusal| Refusal { rule: RuleId(""), ..refusal };
            NoFault::check(toy, seat, action).map_err(curt)
        }
    }

    /// Fines those who try what is not legal.
    Vengeful {
        fn check(toy: &mut Toy, seat: Seat, action: ToyAction) -> Result<(), Refusal> {
            let checked = NoFault::check(toy, seat, action);
            if checked.is_err() && toy.player(seat).purse > 0 {
                toy.player_mut(seat).purse -= 1;
                toy.bank += 1;
            }
            checked
        }
    }

    /// Takes longer than it says.
    Endless {
        const BOUND: usize = 7;
    }

    /// Shows hidden bids in the pot.
    Transparent {
        fn view(toy: &Toy, eyes: Eyes) -> ToyView {
            let bids: u8 = toy.players.iter().map(|player| player.bid).sum();
            ToyView { pot: toy.pot + bids, ..toy.view(eyes) }
        }
    }

    /// Tells everybody what was bid.
    Gossip {
        fn told(event: &ToyEvent, _: Eyes) -> Option<ToyEvent> {
            Some(*event)
        }
    }

    /// Opens everything to open eyes before the end.
    OpenEyed {
        fn view(toy: &Toy, eyes: Eyes) -> ToyView {
            toy.view(if eyes == Eyes::Open { Eyes::Seat(Seat::new(0)) } else { eyes })
        }
    }

    /// Forgets a card it has peeked at.
    Forgetful {
        fn imagine(toy: &Toy, seat: Seat, dice: &mut Dice) -> Toy {
            let mut blank = toy.clone();
            blank.player_mut(seat).seen = Seats::NONE;
            let mut world = blank.imagine(seat, dice);
            world.player_mut(seat).seen = toy.player(seat).seen;
            world
        }
    }

    /// Thinks that others always hold the lowest cards.
    Biased {
        fn imagine(toy: &Toy, seat: Seat, dice: &mut Dice) -> Toy {
            let mut world = toy.imagine(seat, dice);
            for other in toy.others(seat).filter(|&other| !toy.player(seat).seen.contains(other)) {
                let lowest = world.deck.trailing_zeros() as u8;
                let card = world.player(other).card;
                if lowest < card && dice.below(2) == 0 {
                    world.deck = world.deck & !(1 << lowest) | 1 << card;
                    world.player_mut(other).card = lowest;
                }
            }
            world
        }
    }

    /// Imagines the truth.
    Clairvoyant {
        fn imagine(toy: &Toy, _: Seat, _: &mut Dice) -> Toy {
            toy.clone()
        }
    }

    /// Imagines the true cards of others, and only their bids anew.
    CardReader {
        fn imagine(toy: &Toy, seat: Seat, dice: &mut Dice) -> Toy {
            let mut world = toy.imagine(seat, dice);
            world.deck = toy.deck;
            for other in toy.others(seat) {
                world.player_mut(other).card = toy.player(other).card;
            }
            world
        }
    }

    /// Lets the truth decide which world is imagined.
    Peeping {
        fn imagine(toy: &Toy, seat: Seat, dice: &mut Dice) -> Toy {
            let sum: u8 = toy.players.iter().map(|player| player.card).sum();
            (0..sum).for_each(|_| _ = dice.word());
            toy.imagine(seat, dice)
        }
    }

    /// Finds a coin in the pot.
    Counterfeiter {
        fn census(toy: &Toy) -> Census {
            let mut census = toy.census();
            census.add("coin", "sleeve", usize::from(toy.pot > 0));
            census
        }
    }

    /// Gives everybody the first place.
    Flatterer {
        fn standing(toy: &Toy) -> Option<Standing> {
            let mut standing = toy.standing()?;
            standing.results.iter_mut().for_each(|result| result.place = 1);
            Some(standing)
        }
    }

    /// Does not rank the last seat.
    Snob {
        fn standing(toy: &Toy) -> Option<Standing> {
            let mut standing = toy.standing()?;
            standing.results.pop();
            Some(standing)
        }
    }

    /// Ranks before the end.
    Hasty {
        fn standing(toy: &Toy) -> Option<Standing> {
            Toy { round: super::ROUNDS, ..toy.clone() }.standing()
        }
    }

    /// Never ranks.
    Indifferent {
        fn standing(_: &Toy) -> Option<Standing> {
            None
        }
    }

    /// Does not say that a peek shows something.
    SlyPeek {
        fn play(toy: &mut Toy, seat: Seat, action: ToyAction, dice: &mut Dice, log: &mut impl Log<Toy>) -> Played {
            let played = toy.play_legal(seat, action, dice, log);
            if let ToyAction::Peek(_) = action { Played::QUIET } else { played }
        }
    }

    /// Shows one's card to the left neighbour when one whistles, and does not say so.
    SlyWhistle {
        fn play(toy: &mut Toy, seat: Seat, action: ToyAction, dice: &mut Dice, log: &mut impl Log<Toy>) -> Played {
            let played = toy.play_legal(seat, action, dice, log);
            if action == ToyAction::Whistle {
                let neighbour = toy.player_mut(seat.left(toy.seats()));
                neighbour.seen = neighbour.seen.with(seat);
            }
            played
        }
    }

    /// Does not say that dice were used.
    SlyDice {
        fn play(toy: &mut Toy, seat: Seat, action: ToyAction, dice: &mut Dice, log: &mut impl Log<Toy>) -> Played {
            Played { chance: false, ..toy.play_legal(seat, action, dice, log) }
        }
    }

    /// Says that dice were used when they were not.
    Superstitious {
        fn play(toy: &mut Toy, seat: Seat, action: ToyAction, dice: &mut Dice, log: &mut impl Log<Toy>) -> Played {
            Played { chance: true, ..toy.play_legal(seat, action, dice, log) }
        }
    }

    /// Betrays by what can be taken back whether somebody else holds a high card.
    TellTale {
        fn play(toy: &mut Toy, seat: Seat, action: ToyAction, dice: &mut Dice, log: &mut impl Log<Toy>) -> Played {
            let high = toy.player(seat.left(toy.seats())).card > 7;
            let played = toy.play_legal(seat, action, dice, log);
            Played { revealed: played.revealed || high, ..played }
        }
    }

    /// Remembers who bid first.
    Racing {
        fn play(toy: &mut Toy, seat: Seat, action: ToyAction, dice: &mut Dice, log: &mut impl Log<Toy>) -> Played {
            let bidding = |player: &Player| player.stage == Stage::Bid;
            let first = toy.players.iter().all(bidding);
            let played = toy.play_legal(seat, action, dice, log);
            if let ToyAction::Bid(_) = action {
                toy.player_mut(seat).bold = first;
            }
            played
        }
    }
}

/// Actions that are written in a way that is read as something else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scrawl(ToyAction);

/// Actions of which two have the same code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Merged(ToyAction);

/// Actions with a code for everything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Boundless(ToyAction);

macro_rules! action_of_a_twin {
    ($action:ident, $fault:ident, $text:expr, $encode:expr, $decode:expr) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $fault;

        impl Fault for $fault {
            type Action = $action;
        }

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
    };
}

action_of_a_twin!(
    Scrawl,
    Scribbler,
    |action| if action == ToyAction::Meek { "bold".to_owned() } else { action.to_string() },
    ToyAction::encode,
    ToyAction::decode
);
action_of_a_twin!(
    Merged,
    Merger,
    |action| action.to_string(),
    |action| if action == ToyAction::Meek { ToyAction::Bold.encode() } else { action.encode() },
    ToyAction::decode
);
action_of_a_twin!(Boundless, Wrapping, |action| action.to_string(), ToyAction::encode, |code| ToyAction::decode(
    code % ToyAction::SPACE
));
