//! Steps that are still to be carried out.

use crate::vocabulary::When;

/// A step that is still to be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Task {
    #[default]
    Nothing,
    /// A step of setting up after the tickets were chosen.
    Setup(u8),
    /// Conductors are chosen; so many have.
    Conductors { done: u8 },
    /// Upgrades are applied; so many have.
    Office { done: u8 },
    /// The next player's turn begins.
    Turn,
    /// A first card is drawn, the row having been refreshed.
    FirstCard,
    /// A second card may be drawn.
    SecondCard,
    /// Cards from the deck to a hand.
    Draw { seat: u8, left: u8 },
    /// The row is filled; so often it was replaced for its locomotives.
    Fill { attempts: u8 },
    /// A newspaper goes to the discards.
    Newspaper,
    /// The effects of a list from this one on, for a holder.
    Effects { list: u8, next: u8, seat: u8 },
    /// A player discards cards.
    Discards { seat: u8, left: u8 },
    /// Cards are revealed for the mountains.
    Reveal { left: u8 },
    /// The revealed cards are paid for, from this one on.
    Surcharges { next: u8 },
    /// Cars are placed.
    Place,
    /// The rules of building from this sticker on.
    Rules { next: u8 },
    /// Postcards that need no decision.
    Postcards,
    /// Postcards that need one, from this number on.
    Offers { next: u8 },
    /// The turn ends: postcards that are shown, from this number on.
    Shows { next: u8 },
    /// The turn has ended.
    TurnEnd,
    /// Postcards at the end of the game, from this number on; so many players have looked.
    LastPostcards { done: u8, next: u8 },
    /// The game is scored.
    Score,
    /// A step after the game.
    End(u8),
    /// Story cards of this moment are read.
    Read(When),
    /// Stations are placed; so many players have decided.
    Stations { done: u8 },
    /// Everything is put away.
    Over,
}

/// How many steps can be waiting. A newspaper met while others are dealt with needs up to eight (five players, itself,
/// the rest of its event, what it interrupted), and twelve of them can be nested.
const MAX_TASKS: usize = 112;

/// Steps that are still to be carried out, the next one last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tasks {
    steps: [Task; MAX_TASKS],
    count: u8,
}

impl Tasks {
    pub const NONE: Tasks = Tasks { steps: [Task::Nothing; MAX_TASKS], count: 0 };

    #[inline]
    pub fn push(&mut self, task: Task) {
        self.steps[usize::from(self.count)] = task;
        self.count += 1;
    }

    #[inline]
    pub fn pop(&mut self) -> Option<Task> {
        self.count = self.count.checked_sub(1)?;
        // Cleared, so that equal states are equal byte by byte.
        Some(std::mem::take(&mut self.steps[usize::from(self.count)]))
    }
}
