//! Questions: what may be answered, what comes of an answer, and why another one is refused.

use crate::game::{Game, Log, Refusal};
use crate::run::Run;
use crate::seat::Seat;

/// Where options are listed, or counted.
pub trait List<A: Copy> {
    /// One more option.
    fn put(&mut self, option: A);

    /// More options.
    #[inline]
    fn put_all(&mut self, options: impl IntoIterator<Item = A>) {
        for option in options {
            if self.is_settled() {
                return;
            }
            self.put(option);
        }
    }

    /// The first so many of these.
    #[inline]
    fn put_first<const N: usize>(&mut self, options: [A; N], count: usize) {
        self.put_all(options.into_iter().take(count));
    }

    /// Whether another option would make no difference.
    #[inline]
    fn is_settled(&self) -> bool {
        false
    }
}

impl<A: Copy> List<A> for Vec<A> {
    #[inline]
    fn put(&mut self, option: A) {
        self.push(option);
    }

    #[inline]
    fn put_all(&mut self, options: impl IntoIterator<Item = A>) {
        self.extend(options);
    }

    /// All of them are written, and those too many forgotten: faster than to count.
    #[inline]
    fn put_first<const N: usize>(&mut self, options: [A; N], count: usize) {
        let wanted = self.len() + count;
        self.extend_from_slice(&options);
        self.truncate(wanted);
    }
}

/// Counts options and keeps the first: whoever has only one has no choice.
///
/// ```
/// use table::{List, Only};
///
/// let mut doors = Only::default();
/// doors.put("left");
/// assert_eq!(doors.option(), Some("left"));
/// doors.put("right");
/// assert_eq!(doors.option(), None);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Only<A> {
    first: Option<A>,
    several: bool,
}

impl<A> Default for Only<A> {
    #[inline]
    fn default() -> Self {
        Only { first: None, several: false }
    }
}

impl<A: Copy> Only<A> {
    /// The one option, if there is just one.
    #[inline]
    pub fn option(&self) -> Option<A> {
        if self.several { None } else { self.first }
    }
}

impl<A: Copy> List<A> for Only<A> {
    #[inline]
    fn put(&mut self, option: A) {
        if self.first.is_none() {
            self.first = Some(option);
        } else {
            self.several = true;
        }
    }

    #[inline]
    fn is_settled(&self) -> bool {
        self.several
    }
}

/// A game that asks `Q`: everything about a question is in one `impl`, which the game's enum of questions leads to.
pub trait Asks<Q: Copy>: Game {
    /// Lists what `seat` may answer.
    fn list(&self, seat: Seat, question: Q, out: &mut impl List<Self::Action>);

    /// Carries out an answer that was listed.
    fn answer<L: Log<Self>>(&mut self, seat: Seat, question: Q, answer: Self::Action, run: &mut Run<'_, L>);

    /// The rule that forbids an answer which was not listed.
    fn object(&self, seat: Seat, question: Q, answer: Self::Action) -> Refusal;

    /// The answer, if there is only one.
    #[inline]
    fn only_answer(&self, seat: Seat, question: Q) -> Option<Self::Action> {
        let mut only = Only::default();
        self.list(seat, question, &mut only);
        only.option()
    }

    /// What is answered without anybody being asked: where everybody can see that there is only one answer. A question whose
    /// list others cannot make is asked all the same, or its silence would tell what they do not know.
    #[inline]
    fn forced(&self, seat: Seat, question: Q) -> Option<Self::Action> {
        self.only_answer(seat, question)
    }

    /// Answers a question that leaves no choice; false if `seat` has to be asked.
    #[inline]
    fn answer_if_forced<L: Log<Self>>(&mut self, seat: Seat, question: Q, run: &mut Run<'_, L>) -> bool {
        let forced = self.forced(seat, question);
        if let Some(answer) = forced {
            self.answer(seat, question, answer, run);
        }
        forced.is_some()
    }
}

/// Leads from an enum of questions to what each of them asks, so that a game asks the enum. It is asked by reference: its
/// parts are read where they are needed, and nothing is packed into a register and unpacked again at every decision.
///
/// ```ignore
/// table::questions! {
///     Chess asks Step {
///         Step::Move => Move,
///         Step::Promote(square) => Promote { on: square },
///     }
/// }
/// ```
#[macro_export]
macro_rules! questions {
    ($game:ident asks $questions:ident { $($pattern:pat => $question:expr),+ $(,)? }) => {
        impl $crate::Asks<&$questions> for $game {
            #[inline]
            fn list(
                &self,
                seat: $crate::Seat,
                question: &$questions,
                out: &mut impl $crate::List<<$game as $crate::Game>::Action>,
            ) {
                match *question { $($pattern => self.list(seat, $question, out),)+ }
            }

            #[inline]
            fn answer<L: $crate::Log<Self>>(
                &mut self,
                seat: $crate::Seat,
                question: &$questions,
                answer: <$game as $crate::Game>::Action,
                run: &mut $crate::Run<'_, L>,
            ) {
                match *question { $($pattern => self.answer(seat, $question, answer, run),)+ }
            }

            fn object(
                &self,
                seat: $crate::Seat,
                question: &$questions,
                answer: <$game as $crate::Game>::Action,
            ) -> $crate::Refusal {
                match *question { $($pattern => self.object(seat, $question, answer),)+ }
            }

            #[inline]
            fn forced(&self, seat: $crate::Seat, question: &$questions) -> Option<<$game as $crate::Game>::Action> {
                match *question { $($pattern => self.forced(seat, $question),)+ }
            }

            #[inline]
            fn answer_if_forced<L: $crate::Log<Self>>(
                &mut self,
                seat: $crate::Seat,
                question: &$questions,
                run: &mut $crate::Run<'_, L>,
            ) -> bool {
                match *question { $($pattern => self.answer_if_forced(seat, $question, run),)+ }
            }
        }
    };
}
