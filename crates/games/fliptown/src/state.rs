//! The whole truth of a game at one moment, small and flat.

use table::{RulesVersion, Seat, Seats, counts, set};

use crate::cards::{Card, Cards};
use crate::data::{
    Building, Character, Cowbot, Difficulty, Hand, Item, LINEUP, MAX_PLAYERS, OBJECTIVES, Objective, Outlaw, ROUNDS,
    Region, TURNS, Trigger, Weapons,
};
use crate::setup::Holdem;
use crate::space::{Space, Spaces};

set! {
    /// The items on a sheet.
    pub(crate) Items of Item in u16
}

impl Items {
    #[inline]
    pub const fn outlaw(self, outlaw: Outlaw) -> bool {
        self.contains(outlaw.item())
    }

    /// How many outlaws are circled.
    #[inline]
    pub fn outlaws(self) -> usize {
        Outlaw::ALL.into_iter().filter(|&outlaw| self.outlaw(outlaw)).count()
    }
}

set! {
    /// A set of regions.
    pub(crate) Regions of Region in u8
}

set! {
    /// A set of buildings.
    pub(crate) Buildings of Building in u16
}

set! {
    /// What wakes cowbots.
    pub(crate) Triggers of Trigger in u8
}

counts! {
    /// Bonus actions by region.
    pub(crate) Bonuses of Region in u64 by 4
}

counts! {
    /// Effects by building.
    pub(crate) Effects of Building in u64 by 4
}

/// A player's sheet and card: what everybody may see between turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sheet {
    pub circled: Spaces,
    pub cash: u16,
    pub gold: u16,
    pub stars: u16,
    pub wanted: u8,
    pub pans: u8,
    pub hammers: u8,
    /// Nights paid in the hotel.
    pub hotel: u8,
    /// Cells filled in the land office.
    pub land: u16,
    pub items: Items,
    /// Regions in which a bonus action was earned.
    pub earned: Regions,
    /// Objectives in play whose condition has been true, one bit each.
    pub fulfilled: u8,
    pub character: Option<Character>,
    /// How often the ability may still be used.
    pub uses: u8,
    /// Has looked at the sheriff card of this round.
    pub peeked: bool,
    /// Was arrested in some round.
    pub arrested: bool,
    pub poker: [[Card; TURNS as usize]; ROUNDS as usize],
    /// What the hands were, once they are paid.
    pub hands: [Option<Hand>; ROUNDS as usize],
}

impl Sheet {
    pub const BLANK: Sheet = Sheet {
        circled: Spaces::only(Space::CENTRE), // FT-SETUP-04
        cash: 0,
        gold: 0,
        stars: 0,
        wanted: 0,
        pans: 0,
        hammers: 0,
        hotel: 0,
        land: 0,
        items: Items::NONE,
        earned: Regions::NONE,
        fulfilled: 0,
        character: None,
        uses: 0,
        peeked: false,
        arrested: false,
        poker: [[Card::NONE; TURNS as usize]; ROUNDS as usize],
        hands: [None; ROUNDS as usize],
    };

    #[inline]
    pub fn has(&self, item: Item) -> bool {
        self.items.contains(item)
    }

    /// Whether the ability of this character can still be used.
    #[inline]
    pub fn can_use(&self, character: Character) -> bool {
        self.character == Some(character) && self.uses > 0
    }

    /// How many spaces of a region are circled; stops passed over are not (FT-TRAIL-06).
    #[inline]
    pub fn count(&self, region: Region) -> u32 {
        self.circled.count(region)
    }
}

/// A question that must be answered before anything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// None: whatever is pending, the main action, or the end of the turn.
    Nothing,
    /// The reward for an outlaw in the lineup (FT-TOWN-10b).
    Bail,
    /// Pan or hammer (FT-TRAIL-08).
    Tool,
    /// The reward of the sheriff's office (FT-TOWN-J).
    Office,
    /// Whether to draw a sheriff card of one's own (FT-CHAR-11).
    Marshal,
    /// How to pay for an arrest (FT-SHERIFF-07).
    Penalty,
}

/// The most cards that one player can turn up in robberies of one turn: five bonus actions on the sheet, a
/// character's, and the main action.
pub(crate) const MAX_ROBBERIES: usize = 7;

/// What belongs to a player's running turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Running {
    /// Pending bonus actions.
    pub bonus: Bonuses,
    /// Pending effects.
    pub effects: Effects,
    /// Robbery cards of this turn, which everybody has seen.
    pub robberies: [Card; MAX_ROBBERIES],
    pub robbed: u8,
    pub ask: Ask,
    /// Outlaws in the lineup that are still to be rewarded.
    pub due: u8,
    /// The main action is done, or passed over.
    pub acted: bool,
    /// The region of the main action.
    pub region: Option<Region>,
    /// Buildings visited in this turn that were circled before.
    pub revisited: Buildings,
    /// What was gained in this turn.
    pub gained: Triggers,
    /// Has bribed the sheriff of this round.
    pub bribed: bool,
}

impl Running {
    pub const START: Running = Running {
        bonus: Bonuses::NONE,
        effects: Effects::NONE,
        robberies: [Card::NONE; MAX_ROBBERIES],
        robbed: 0,
        ask: Ask::Nothing,
        due: 0,
        acted: false,
        region: None,
        revisited: Buildings::NONE,
        gained: Triggers::NONE,
        bribed: false,
    };

    /// Robbery cards of this turn.
    pub fn robberies(&self) -> &[Card] {
        &self.robberies[..usize::from(self.robbed)]
    }
}

/// A player: the sheet, and the turn that is being taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub sheet: Sheet,
    pub running: Running,
}

impl Player {
    pub const ABSENT: Player = Player { sheet: Sheet::BLANK, running: Running::START };
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// The Mayor may replace the lineup (FT-CHAR-13).
    Mayor,
    /// Everybody takes a turn.
    Turn,
    /// The Cheat may make a card wild (FT-CHAR-09).
    Cheat,
    /// At the end of phase 5, characters may lower their wanted posters or gain gold (FT-CHAR-02).
    Evening,
    /// Who can pays for freedom (FT-SHERIFF-01).
    Bribe,
    /// Those who would be arrested (FT-SHERIFF-05).
    Arrest,
    /// Nobody decides: what follows from the last decision unfolds.
    Unfolding,
    /// The game is over.
    Over,
}

/// Fliptown: the whole truth at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fliptown {
    /// By which version of the rules it is played.
    pub(crate) rules: RulesVersion,
    pub(crate) step: Step,
    pub(crate) players: u8,
    /// From 1; 0 before the first.
    pub(crate) round: u8,
    /// From 1; 0 before the first of a round.
    pub(crate) turn: u8,
    /// Who still decides.
    pub(crate) waiting: Seats,
    /// Whose sheet is hidden from the others until all have decided.
    pub(crate) hidden: Seats,
    pub(crate) weapons: Weapons,
    pub(crate) holdem: Holdem,
    pub(crate) characters: bool,
    pub(crate) cowbot: Option<(Cowbot, Difficulty)>,
    /// The three cards of this turn, in the order in which they were flipped.
    pub(crate) lineup: [Card; LINEUP],
    /// The sheriff card of this round, face down.
    pub(crate) sheriff: Card,
    /// Whether the sheriff card has been turned up.
    pub(crate) sheriff_open: bool,
    /// The sheriff card that the Marshal drew in this round.
    pub(crate) marshal: Card,
    /// The two cards of each player in Texas Hold'em, by round: those of a hand that was paid lay open (FT-HOLD-08).
    pub(crate) holdem_cards: [[[Card; 2]; MAX_PLAYERS]; ROUNDS as usize],
    /// The round in which the Cheat made a card wild; 0 before.
    pub(crate) cheated: u8,
    pub(crate) draw: Cards,
    pub(crate) discard: Cards,
    /// Cards that everybody has seen in this round.
    pub(crate) seen: Cards,
    /// Cards that the cowbot stole, by round.
    pub(crate) stolen: [Cards; ROUNDS as usize],
    /// Cards that may have been stolen in the rounds before this one, for all that was seen since.
    pub(crate) suspects: [Cards; ROUNDS as usize],
    pub(crate) objectives: Option<[Objective; OBJECTIVES]>,
    /// Who has scored each objective.
    pub(crate) scored: [Seats; OBJECTIVES],
    pub(crate) seats: [Player; MAX_PLAYERS],
    /// The sheets as they were when the present decisions began, where these are hidden.
    pub(crate) shown: [Sheet; MAX_PLAYERS],
}

impl Fliptown {
    #[inline]
    pub(crate) fn player_count(&self) -> usize {
        usize::from(self.players)
    }

    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.players == 1
    }

    #[inline]
    pub(crate) fn all_players(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.player_count())
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index() & 3]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index() & 3]
    }

    #[inline]
    pub(crate) fn sheet(&self, seat: Seat) -> &Sheet {
        &self.player(seat).sheet
    }

    #[inline]
    pub(crate) fn sheet_mut(&mut self, seat: Seat) -> &mut Sheet {
        &mut self.player_mut(seat).sheet
    }

    #[inline]
    pub(crate) fn running(&self, seat: Seat) -> &Running {
        &self.player(seat).running
    }

    #[inline]
    pub(crate) fn running_mut(&mut self, seat: Seat) -> &mut Running {
        &mut self.player_mut(seat).running
    }

    /// The seat whose character this is, if somebody plays it (FT-CHAR-18).
    pub(crate) fn owner(&self, character: Character) -> Option<Seat> {
        self.all_players().find(|&seat| self.sheet(seat).character == Some(character))
    }

    /// The seat whose character this is, if its ability can still be used.
    #[inline]
    pub(crate) fn able(&self, character: Character) -> Option<Seat> {
        if !self.characters {
            return None;
        }
        self.all_players().find(|&seat| self.sheet(seat).can_use(character))
    }

    /// The cards of the lineup that lie open.
    #[inline]
    pub(crate) fn open_lineup(&self) -> Cards {
        self.lineup.into_iter().filter_map(Card::some).collect()
    }

    /// The cards that the cowbot stole.
    pub(crate) fn all_stolen(&self) -> Cards {
        self.stolen.into_iter().fold(Cards::NONE, Cards::union)
    }

    /// The place of this round among the three; of the first before it began.
    #[inline]
    pub(crate) fn this_round(&self) -> usize {
        usize::from(self.round).saturating_sub(1)
    }

    /// The two cards of a player in Texas Hold'em in this round.
    #[inline]
    pub(crate) fn held(&self, seat: Seat) -> [Card; 2] {
        self.holdem_cards[self.this_round()][seat.index() & 3]
    }

    #[inline]
    pub(crate) fn held_mut(&mut self, seat: Seat) -> &mut [Card; 2] {
        let round = self.this_round();
        &mut self.holdem_cards[round][seat.index() & 3]
    }

    /// All cards dealt for Texas Hold'em that lie beside the sheets.
    pub(crate) fn all_holdem(&self) -> Cards {
        self.holdem_cards[self.this_round()].into_iter().flatten().filter_map(Card::some).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<Fliptown>() <= 1024, "{}", size_of::<Fliptown>());
        assert_eq!(size_of::<Sheet>(), 48);
    }
}
