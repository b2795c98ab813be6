//! What carrying out the rules needs besides the state.

use crate::dice::Dice;
use crate::game::{Game, Log, Played};

/// Dice, somebody to tell, and a note of what was revealed on the way: everything a decision is carried out with. `X` is what
/// else a game needs for it; most need nothing.
///
/// ```
/// use table::{Dice, Game, Log, Played, Run};
///
/// /// Turns a card over, for all to see.
/// fn turn_over<G: Game, L: Log<G>>(game: &G, card: G::Event, run: &mut Run<'_, L>) {
///     run.reveal();
///     run.tell(game, || card);
/// }
///
/// fn carry_out<G: Game>(game: &G, card: G::Event, dice: &mut Dice, log: &mut impl Log<G>) -> Played {
///     let mut run = Run::new(dice, log);
///     turn_over(game, card, &mut run);
///     run.played()
/// }
/// ```
pub struct Run<'a, L, X = ()> {
    /// Where chance comes from.
    pub dice: &'a mut Dice,
    /// What else this game needs.
    pub besides: X,
    log: &'a mut L,
    revealed: bool,
    /// How many words the dice had given before.
    drawn_before: u64,
}

impl<'a, L, X: Default> Run<'a, L, X> {
    /// Nothing has happened yet.
    #[inline]
    pub fn new(dice: &'a mut Dice, log: &'a mut L) -> Self {
        let drawn_before = dice.drawn();
        Run { dice, besides: X::default(), log, revealed: false, drawn_before }
    }
}

impl<L, X> Run<'_, L, X> {
    /// Tells what led to `after`; `event` is made only if somebody listens.
    #[inline]
    pub fn tell<G: Game>(&mut self, after: &G, event: impl FnOnce() -> G::Event)
    where
        L: Log<G>,
    {
        if L::LISTENS {
            self.log.tell(event(), after);
        }
    }

    /// Some seat has learnt something that was hidden from it.
    #[inline]
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// Some seat has learnt something, if this is so.
    #[inline]
    pub fn reveal_if(&mut self, hidden: bool) {
        self.revealed |= hidden;
    }

    /// What became of it all.
    #[inline]
    pub fn played(&self) -> Played {
        Played { chance: self.dice.drawn() != self.drawn_before, revealed: self.revealed }
    }
}
