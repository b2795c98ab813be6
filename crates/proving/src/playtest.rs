//! A table to test rules at: decisions are played in notation, what was told is remembered, and questions about who may do what
//! are asked in few words, the same for every game.
//!
//! Verbs by themselves are for whoever is to act (the lowest seat, if several are); with `_as` or `_of` a seat is named, by its
//! index or itself. A decision is its notation or the action itself, which are the same: notation reads back.
//!
//! ```
//! use proving::Playtest;
//! use proving::toy::{Toy, ToyEvent, ToySetup};
//! use table::Setup;
//!
//! let mut t = Playtest::<Toy>::deal(&ToySetup::standard(), 1);
//! assert_eq!(t.acting(), [0, 1, 2]);
//! t.play_all(["bid 2", "meek"]);
//! assert_eq!(t.actor().index(), 1);
//! assert!(t.can("peek 1") && !t.can_as(0, "peek 2"));
//! assert_eq!(t.refused_as(0, "bid 1"), ("TOY-TURN-01", "toy-not-your-turn"));
//! t.play_as(0, "whistle");
//! assert!(t.was_told(|event| matches!(event, ToyEvent::Whistle(_))));
//! ```
//!
//! What is a game's own (positions, names of pieces, what to look for) it adds with a trait that is implemented for its
//! `Playtest`.

use std::collections::BTreeMap;
use std::fmt::Display;

use table::dice::Dice;
use table::game::{Game, Played, Refusal};
use table::seat::{Eyes, Seat};
use table::standing::Standing;

pub mod sitting;

pub use sitting::Sitting;

/// The seat with this index.
#[must_use]
pub fn seat(index: usize) -> Seat {
    Seat::new(index)
}

/// The eyes of the seat with this index.
#[must_use]
pub fn eyes(index: usize) -> Eyes {
    Eyes::Seat(seat(index))
}

/// A seat, or its index.
pub trait IntoSeat {
    /// The seat.
    fn into_seat(self) -> Seat;
}

impl IntoSeat for Seat {
    fn into_seat(self) -> Seat {
        self
    }
}

impl IntoSeat for usize {
    fn into_seat(self) -> Seat {
        Seat::new(self)
    }
}

/// The action that is written like this, or is this one.
///
/// # Panics
/// If it is no notation of an action.
#[track_caller]
pub fn read<G: Game>(notation: impl Display) -> G::Action {
    notation.to_string().parse().unwrap_or_else(|error| panic!("{error}"))
}

/// What a seat may do, in notation.
fn listed<G: Game>(game: &G, seat: Seat) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.iter().map(ToString::to_string).collect()
}

/// A game, its dice, and everything told so far.
#[derive(Clone, Debug)]
pub struct Playtest<G: Game> {
    /// The game as it stands.
    pub game: G,
    /// Its dice.
    pub dice: Dice,
    /// What was told, each step with the game right after it.
    pub told: Vec<(G::Event, G)>,
    /// How much of it was told before the last decision.
    before: usize,
}

impl<G: Game> Playtest<G> {
    /// A new game, from its setup.
    ///
    /// # Panics
    /// If no table can be set up this way.
    #[track_caller]
    pub fn deal(setup: &G::Setup, seed: u64) -> Self {
        Self::led(seed, |dice, _| G::new(setup, dice).unwrap_or_else(|error| panic!("{error}\nsetup: {setup:?}")))
    }

    /// A game that stands like this.
    pub fn at(game: G) -> Self {
        Self::led(1, |_, _| game)
    }

    /// A game that these dice led to, with what was told on the way.
    pub fn led(seed: u64, lead: impl FnOnce(&mut Dice, &mut Vec<(G::Event, G)>) -> G) -> Self {
        let (mut dice, mut told) = (Dice::from_number(seed), Vec::new());
        Playtest { game: lead(&mut dice, &mut told), dice, told, before: 0 }
    }

    /// The lowest seat that is to act.
    ///
    /// # Panics
    /// If the game is over.
    #[track_caller]
    pub fn actor(&self) -> Seat {
        self.game.to_act().first().expect("somebody is to act")
    }

    /// The seats that are to act.
    pub fn acting(&self) -> Vec<usize> {
        self.game.to_act().iter().map(Seat::index).collect()
    }

    /// Plays this.
    ///
    /// # Panics
    /// If it is refused.
    #[track_caller]
    pub fn play(&mut self, action: impl Display) -> Played {
        self.play_as(self.actor(), action)
    }

    /// A seat plays this.
    ///
    /// # Panics
    /// If it is refused.
    #[track_caller]
    pub fn play_as(&mut self, seat: impl IntoSeat, action: impl Display) -> Played {
        let (seat, before) = (seat.into_seat(), self.told.len());
        match self.game.play(seat, read::<G>(&action), &mut self.dice, &mut self.told) {
            Ok(played) => {
                self.before = before;
                played
            }
            Err(refusal) => panic!("seat {}: {action}: {refusal}; legal: {:?}", seat.index(), self.legal_of(seat)),
        }
    }

    /// Plays one after the other, each for whoever is to act then; what became of the last one.
    ///
    /// # Panics
    /// If one is refused.
    #[track_caller]
    pub fn play_all(&mut self, actions: impl IntoIterator<Item: Display>) -> Played {
        actions.into_iter().map(|action| self.play(action)).last().unwrap_or(Played::QUIET)
    }

    /// A seat plays one after the other; what became of the last one.
    ///
    /// # Panics
    /// If one is refused.
    #[track_caller]
    pub fn play_all_as(&mut self, seat: impl IntoSeat, actions: impl IntoIterator<Item: Display>) -> Played {
        let seat = seat.into_seat();
        actions.into_iter().map(|action| self.play_as(seat, action)).last().unwrap_or(Played::QUIET)
    }

    /// What is said when whoever is to act tries this.
    ///
    /// # Panics
    /// If it is not refused, or changes something all the same.
    #[track_caller]
    pub fn refused(&self, action: impl Display) -> Refusal {
        self.refused_as(self.actor(), action)
    }

    /// What is said when a seat tries this.
    ///
    /// # Panics
    /// If it is not refused, or changes something all the same.
    #[track_caller]
    pub fn refused_as(&self, seat: impl IntoSeat, action: impl Display) -> Refusal {
        let (mut game, mut dice, mut told) = (self.game.clone(), self.dice.clone(), Vec::new());
        let tried = game.play(seat.into_seat(), read::<G>(&action), &mut dice, &mut told);
        let refusal = tried.expect_err("this should be refused");
        assert!(game == self.game && told.is_empty(), "`{action}` is refused, and changes something");
        refusal
    }

    /// Whether whoever is to act may do this.
    #[track_caller]
    pub fn can(&self, action: impl Display) -> bool {
        self.can_as(self.actor(), action)
    }

    /// Whether a seat may do this.
    #[track_caller]
    pub fn can_as(&self, seat: impl IntoSeat, action: impl Display) -> bool {
        self.game.is_legal(seat.into_seat(), read::<G>(action))
    }

    /// All that whoever is to act may do, in notation; nothing when the game is over.
    pub fn legal(&self) -> Vec<String> {
        self.game.to_act().first().map_or(Vec::new(), |seat| self.legal_of(seat))
    }

    /// All that a seat may do, in notation.
    pub fn legal_of(&self, seat: impl IntoSeat) -> Vec<String> {
        listed(&self.game, seat.into_seat())
    }

    /// What whoever is to act may do that begins like this, without that beginning.
    pub fn options(&self, beginning: &str) -> Vec<String> {
        self.game.to_act().first().map_or(Vec::new(), |seat| self.options_of(seat, beginning))
    }

    /// What a seat may do that begins like this, without that beginning.
    pub fn options_of(&self, seat: impl IntoSeat, beginning: &str) -> Vec<String> {
        self.legal_of(seat).iter().filter_map(|option| option.strip_prefix(beginning)).map(str::to_owned).collect()
    }

    /// What those who only watch see.
    pub fn view(&self) -> G::View {
        self.game.view(Eyes::Bystander)
    }

    /// What a seat sees.
    pub fn view_of(&self, seat: impl IntoSeat) -> G::View {
        self.game.view(Eyes::Seat(seat.into_seat()))
    }

    /// All that was told.
    pub fn events(&self) -> Vec<G::Event> {
        self.told.iter().map(|(event, _)| event.clone()).collect()
    }

    /// What was told of the last decision.
    pub fn latest(&self) -> Vec<G::Event> {
        self.told[self.before..].iter().map(|(event, _)| event.clone()).collect()
    }

    /// What these eyes were told.
    pub fn told_to(&self, eyes: Eyes) -> Vec<G::Event> {
        self.told.iter().filter_map(|(event, _)| G::event_for(event, eyes)).collect()
    }

    /// How often something was told.
    pub fn times(&self, which: impl Fn(&G::Event) -> bool) -> usize {
        self.told.iter().filter(|(event, _)| which(event)).count()
    }

    /// Whether something was told.
    pub fn was_told(&self, which: impl Fn(&G::Event) -> bool) -> bool {
        self.times(which) > 0
    }

    /// The table right after the first time that something was told.
    ///
    /// # Panics
    /// If it was not.
    #[track_caller]
    #[must_use]
    pub fn right_after(&self, which: impl Fn(&G::Event) -> bool) -> Self {
        let (_, game) = self.told.iter().find(|(event, _)| which(event)).expect("this was told");
        Self::at(game.clone())
    }

    /// The table right after the last time that something was told.
    ///
    /// # Panics
    /// If it was not.
    #[track_caller]
    #[must_use]
    pub fn right_after_last(&self, which: impl Fn(&G::Event) -> bool) -> Self {
        let (_, game) = self.told.iter().rfind(|(event, _)| which(event)).expect("this was told");
        Self::at(game.clone())
    }

    /// The result of a finished game.
    ///
    /// # Panics
    /// If it is not over.
    #[track_caller]
    pub fn standing(&self) -> Standing {
        self.game.standing().expect("a finished game")
    }

    /// Everybody takes the first option until it has come to this.
    ///
    /// # Panics
    /// If the game is over before.
    #[track_caller]
    pub fn until(&mut self, done: impl Fn(&G) -> bool) {
        while !done(&self.game) {
            let seat = self.actor();
            let first = self.legal_of(seat).swap_remove(0);
            self.play_as(seat, first);
        }
    }

    /// Everybody takes the first option until the game is over.
    #[track_caller]
    pub fn finish(&mut self) {
        self.until(|game| game.to_act().is_empty());
    }

    /// Plays at random until the game is over, looking at the table after each decision.
    #[track_caller]
    pub fn play_out(&mut self, mut look: impl FnMut(&Self)) {
        let mut legal = Vec::new();
        while let Some(seat) = self.game.to_act().first() {
            self.game.legal(seat, &mut legal);
            let action = self.dice.pick(&legal);
            self.play_as(seat, action);
            look(self);
        }
    }

    /// How often something is seen in worlds that a seat imagines. Every world looks the same to that seat.
    ///
    /// # Panics
    /// If one of them does not.
    #[track_caller]
    pub fn imagined<K: Ord>(&self, by: impl IntoSeat, worlds: u32, look: impl Fn(&G) -> K) -> BTreeMap<K, u32> {
        let (seat, mut dice) = (by.into_seat(), Dice::from_number(7));
        let own = self.view_of(seat);
        let mut seen = BTreeMap::new();
        for _ in 0..worlds {
            let world = self.game.imagine(seat, &mut dice);
            let same = world.view(Eyes::Seat(seat));
            assert_eq!(same, own, "seat {} can tell an imagined world from the true one", seat.index());
            *seen.entry(look(&world)).or_default() += 1;
        }
        seen
    }
}

#[cfg(test)]
mod tests;
