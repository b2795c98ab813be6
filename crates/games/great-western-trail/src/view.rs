//! What one pair of eyes may know: a type of its own, so that nothing else can leak.

use serde::Serialize;
use table::{Eyes, Seat, Standing};

use crate::cards::{Card, Goals, Pile};
use crate::state::{GreatWesternTrail, Player, Table};

/// A table of Great Western Trail as seen by one pair of eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose eyes these are, if a player's.
    pub seat: Option<Seat>,
    /// Everything that lies open.
    pub table: Table,
    /// The players, Sam included, in the order of seats.
    pub players: Vec<PlayerView>,
    /// Objective cards that may be in the objective deck, for all that these eyes have seen.
    pub unseen_objectives: Goals,
    /// The final account, once the game is over.
    pub standing: Option<Standing>,
}

/// A player as these eyes see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// What is open.
    #[serde(flatten)]
    pub open: Player,
    /// The herd, as far as it is seen.
    pub herd: HerdView,
}

/// A herd as these eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HerdView {
    /// Cards in hand.
    pub hand_size: u8,
    /// Cards in the draw deck.
    pub deck_size: u8,
    /// Cards in the discard pile.
    pub discard_size: u8,
    /// The card on top of the discard pile.
    pub top: Option<Card>,
    /// The hand, if these eyes see it.
    pub hand: Option<Pile>,
    /// What the draw deck holds, in no order, if these eyes know it.
    pub deck: Option<Pile>,
    /// The whole discard pile, which only its owner may look through (GWT-DECK-05).
    pub discard: Option<Pile>,
}

impl View {
    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }

    /// The player whose eyes these are.
    pub fn own(&self) -> Option<&PlayerView> {
        self.seat.map(|seat| self.player(seat))
    }

    /// The hand of these eyes' player.
    pub fn hand(&self) -> Pile {
        self.own().and_then(|own| own.herd.hand).unwrap_or(Pile::EMPTY)
    }
}

impl GreatWesternTrail {
    /// What these eyes see. Money, tiles, discs and buildings of all are open (GWT-GEN-03).
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let over = self.table.is_over();
        let players = self.table.all_seats().map(|seat| {
            let herd = self.herd(seat);
            // Sam holds no cards: his are a pile for all to see.
            let known = over || eyes == Eyes::Seat(seat) || self.table.is_sam(seat);
            let seen = |pile: Pile| known.then_some(pile);
            PlayerView {
                seat,
                open: *self.table.player(seat),
                herd: HerdView {
                    hand_size: herd.hand.len(),
                    deck_size: herd.deck.len(),
                    discard_size: herd.discard.len(),
                    top: herd.top,
                    hand: seen(herd.hand),
                    deck: seen(herd.deck),
                    discard: seen(herd.discard),
                },
            }
        });
        let others = self.table.all_seats().filter(|&seat| Eyes::Seat(seat) != eyes);
        View {
            seat: eyes.seat(),
            table: self.table,
            players: players.collect(),
            unseen_objectives: others.fold(self.goals, |unseen, seat| unseen + self.herd(seat).secret),
            standing: self.final_account(),
        }
    }
}
