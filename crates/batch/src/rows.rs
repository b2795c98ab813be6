//! Where a batch writes.

use crate::error::BatchError;

/// How large everything is that a batch writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// How many games there are.
    pub games: usize,
    /// How many seats each has.
    pub seats: usize,
    /// All codes of decisions are below this.
    pub actions: usize,
    /// How many numbers an observation has.
    pub observation: usize,
}

/// Decisions by their codes, a row each.
#[derive(Clone, Copy, Debug)]
pub enum Codes<'a> {
    /// In 32 bits.
    Short(&'a [i32]),
    /// In 64 bits.
    Long(&'a [i64]),
}

impl Codes<'_> {
    pub(crate) fn len(&self) -> usize {
        match self {
            Codes::Short(codes) => codes.len(),
            Codes::Long(codes) => codes.len(),
        }
    }

    #[inline]
    pub(crate) fn at(&self, row: usize) -> i64 {
        match self {
            Codes::Short(codes) => codes[row].into(),
            Codes::Long(codes) => codes[row],
        }
    }
}

/// Declares what is written for every game: how much of it, and why.
macro_rules! rows {
    (
        always { $($(#[$about:meta])* $name:ident: $type:ty, $width:expr;)* }
        wanted { $($(#[$wanted_about:meta])* $wanted:ident: $wanted_type:ty, $wanted_width:expr;)* }
    ) => {
        /// Where a batch writes, game after game: memory of the caller, the same in every call.
        ///
        /// Masks are changed and not written anew: nobody else may write there.
        #[derive(Debug)]
        pub struct Rows<'a> {
            $($(#[$about])* pub $name: &'a mut [$type],)*
            $($(#[$wanted_about])* pub $wanted: Option<&'a mut [$wanted_type]>,)*
        }

        /// Everything that a batch can write, for those who have no memory of their own for it.
        #[derive(Clone, PartialEq, Debug)]
        pub struct Memory {
            $($(#[$about])* pub $name: Vec<$type>,)*
            $($(#[$wanted_about])* pub $wanted: Vec<$wanted_type>,)*
        }

        impl Memory {
            /// As much as a batch of these sizes needs.
            #[must_use]
            pub fn of(sizes: &Sizes) -> Self {
                Memory {
                    $($name: vec![Default::default(); sizes.games * $width(sizes)],)*
                    $($wanted: vec![Default::default(); sizes.games * $wanted_width(sizes)],)*
                }
            }

            /// All of it, to be written.
            pub fn rows(&mut self) -> Rows<'_> {
                Rows { $($name: &mut self.$name,)* $($wanted: Some(&mut self.$wanted),)* }
            }
        }

        impl<'a> Rows<'a> {
            /// Whether everything is as large as it must be.
            pub(crate) fn check(&self, sizes: &Sizes) -> Result<(), BatchError> {
                $(if self.$name.len() != sizes.games * $width(sizes) {
                    return Err(BatchError::Memory(stringify!($name)));
                })*
                $(if self.$wanted.as_ref().is_some_and(|it| it.len() != sizes.games * $wanted_width(sizes)) {
                    return Err(BatchError::Memory(stringify!($wanted)));
                })*
                Ok(())
            }

            /// The first so many games, and the others.
            #[inline]
            pub(crate) fn split(self, games: usize, sizes: &Sizes) -> (Rows<'a>, Rows<'a>) {
                $(let $name = self.$name.split_at_mut(games * $width(sizes));)*
                $(let $wanted = self.$wanted.map(|it| it.split_at_mut(games * $wanted_width(sizes)));)*
                $(let $wanted = match $wanted {
                    Some((first, rest)) => (Some(first), Some(rest)),
                    None => (None, None),
                };)*
                (
                    Rows { $($name: $name.0,)* $($wanted: $wanted.0,)* },
                    Rows { $($name: $name.1,)* $($wanted: $wanted.1,)* },
                )
            }
        }
    };
}

const ONE: fn(&Sizes) -> usize = |_| 1;

rows! {
    always {
        /// Who decides next; −1 where the game is over.
        to_act: i32, ONE;
        /// How many decisions there are to choose from.
        counts: i32, ONE;
        /// What every seat got in this step.
        rewards: f32, |sizes: &Sizes| sizes.seats;
        /// What the one seat got that is played from outside; 0 where there are several.
        learner_rewards: f32, ONE;
        /// Which seat that is; −1 where there are several.
        learners: i32, ONE;
        /// Whether the episode ended in this step.
        terminations: bool, ONE;
        /// Whether it was cut off in this step.
        truncations: bool, ONE;
        /// The scores of the game that was finished last.
        scores: i32, |sizes: &Sizes| sizes.seats;
        /// The places in it, from 1; 0 before any was finished.
        places: i32, |sizes: &Sizes| sizes.seats;
        /// How many decisions the episode has had; in a step that ended one, how many that had.
        lengths: i32, ONE;
        /// Which game of a campaign is played, from 1; 0 where there is none.
        chapters: i32, ONE;
    }
    wanted {
        /// What the seat sees that decides next; where the game is over, the one that decided last, or the one that is played
        /// from outside.
        observations: f32, |sizes: &Sizes| sizes.observation;
        /// The same for the end of an episode, where the row is already that of the next one.
        final_observations: f32, |sizes: &Sizes| sizes.observation;
        /// What the seat that decides next may do.
        masks: bool, |sizes: &Sizes| sizes.actions;
    }
}
