//! Which spaces cards can reach, and what that costs.

use crate::action::Payment;
use crate::cards::Card;
use crate::data::{CORRIDORS, Item, LINEUP, PICKAXE, Region, STEP_PRICE, SUIT_PRICE, TRAIL_HORSE};
use crate::space::{Space, Spaces};
use crate::state::Sheet;

/// Chambers below level 1 that lie below a circled one (FT-MINE-02, FT-MINE-04) and the entrances (FT-MINE-03), by the
/// side of the corridor that leads there, circled ones included.
#[derive(Clone, Copy)]
struct Openings {
    left: u32,
    right: u32,
}

/// The chambers of levels 1 to 3, by number.
const LEVELS: [u32; 3] = [0b11, 0b111 << 2, 0b1111 << 5];

impl Openings {
    /// Left corridors lead from a chamber to the one of the same place in its level, right ones to the next.
    #[inline]
    const fn below(circled: u32) -> Self {
        let [first, second, third] = [circled & LEVELS[0], circled & LEVELS[1], circled & LEVELS[2]];
        Openings {
            left: 0b01 | first << 2 | second << 3 | third << 4,
            right: 0b10 | first << 3 | second << 4 | third << 5,
        }
    }
}

/// The chambers whose left or right corridor takes some value of a range, by its ends.
const BY_RANGE: [[Openings; 14]; 14] = {
    let mut table = [[Openings { left: 0, right: 0 }; 14]; 14];
    let mut low = 1;
    while low < 14 {
        let mut high = low;
        while high < 14 {
            let mut i = 0;
            while i < CORRIDORS.len() {
                let corridor = CORRIDORS[i];
                if corridor.min as usize <= high && corridor.max as usize >= low {
                    // Corridors are listed in pairs, the left one first.
                    if i % 2 == 0 {
                        table[low][high].left |= 1 << corridor.to;
                    } else {
                        table[low][high].right |= 1 << corridor.to;
                    }
                }
                i += 1;
            }
            high += 1;
        }
        low += 1;
    }
    table
};

/// What a main action costs, and which cards lead to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Price {
    pub gold: u8,
    /// The suit card's suit is changed.
    pub suit_changed: bool,
    /// The suit card's place in the lineup.
    pub suit: u8,
    /// The value card's place in the lineup.
    pub value: u8,
}

impl Sheet {
    /// The value of the last circled stop; 0 before the first.
    #[inline]
    pub fn last_stop(&self) -> u8 {
        (32 - self.circled.numbers(Region::Trail).leading_zeros()) as u8
    }

    /// Stops that were passed over (FT-TRAIL-06): none is open left of the last circled one (FT-INVAR-03).
    pub fn passed(&self) -> Spaces {
        Spaces::numbered(Region::Trail, (1 << self.last_stop()) - 1).minus(self.circled)
    }

    #[inline]
    fn horse(&self) -> u8 {
        if self.has(Item::TrailHorse) { TRAIL_HORSE } else { 0 }
    }

    #[inline]
    fn pickaxe(&self) -> u8 {
        if self.has(Item::Pickaxe) { PICKAXE } else { 0 }
    }

    /// Tombstones that are not circled (FT-CEM-01, FT-CEM-07).
    #[inline]
    pub fn open_graves(&self) -> Spaces {
        Spaces::in_region(Region::Cemetery).minus(self.circled)
    }

    /// Chambers that can be entered with the right value (FT-MINE-02 to -05): something below a circled chamber
    /// (FT-INVAR-04) until all are circled (FT-INVAR-06).
    #[inline]
    fn open_chambers(&self) -> Spaces {
        let circled = self.circled.numbers(Region::Mine);
        let below = Openings::below(circled);
        Spaces::numbered(Region::Mine, u64::from((below.left | below.right) & !circled))
    }

    /// Where a bonus action of this kind leads: any value will do (FT-BONUS-01 to -06).
    #[inline]
    pub fn anywhere(&self, kind: Region) -> Spaces {
        match kind {
            // To the right of the last circled stop only (FT-TRAIL-02, FT-TRAIL-10).
            Region::Trail => Spaces::numbered(Region::Trail, (1 << 13) - (1 << self.last_stop())),
            Region::Badlands => Spaces::in_region(Region::Badlands).minus(self.circled),
            Region::Mine => self.open_chambers(),
            Region::Town => Spaces::in_region(Region::Town), // FT-TURN-08: circled or not
            Region::Cemetery => self.open_graves(),
        }
    }

    /// All spaces, in the four regions of suits, that some value from `low` to `high` reaches (FT-TURN-06).
    #[inline]
    pub fn within(&self, low: u8, high: u8) -> Spaces {
        let (low, high) = (low.max(1), high.min(13));
        let values = (1u64 << high) - (1 << (low - 1));
        // FT-TRAIL-03, -04: any stop up to the value; FT-TRAIL-07: six more with the horse.
        let top = (high + self.horse()).min(13);
        let beyond = !((1u64 << self.last_stop()) - 1);
        let trail = ((1u64 << top) - 1) & beyond;
        // FT-BAD-01: the ace matches no target.
        let targets = values >> 1;
        let circled = self.circled.numbers(Region::Mine);
        let below = Openings::below(circled);
        let axe = self.pickaxe(); // FT-MINE-09
        let fits = BY_RANGE[usize::from(low.saturating_sub(axe).max(1))][usize::from((high + axe).min(13))];
        let chambers = (below.left & fits.left | below.right & fits.right) & !circled;
        let open = Spaces::numbered(Region::Trail, trail)
            .union(Spaces::numbered(Region::Badlands, targets))
            .union(Spaces::numbered(Region::Mine, u64::from(chambers)))
            .minus(self.circled); // FT-TURN-08
        open.union(Spaces::numbered(Region::Town, values)) // FT-TOWN-01
    }

    /// How many steps the value card must be raised or lowered for this space (FT-MOD-02, -03, -07); nothing if no
    /// value leads there.
    pub fn steps(&self, value: u8, space: Space) -> Option<u8> {
        if space.region() == Region::Cemetery || !self.anywhere(space.region()).contains(space) {
            return None;
        }
        match (space.region(), space.value()) {
            (Region::Trail, Some(stop)) => Some(stop.saturating_sub(value + self.horse())),
            (_, Some(printed)) => Some(printed.abs_diff(value)),
            (_, None) => self.steps_down(value, space.number()),
        }
    }

    /// The fewest steps into any open corridor that leads to a chamber.
    fn steps_down(&self, value: u8, chamber: u8) -> Option<u8> {
        let circled = self.circled.numbers(Region::Mine);
        let (low, high) = (value.saturating_sub(self.pickaxe()), value + self.pickaxe());
        let open = |from: Option<u8>| from.is_none_or(|from| circled >> from & 1 == 1);
        let ways = CORRIDORS.iter().filter(|corridor| corridor.to == chamber && open(corridor.from));
        ways.map(|corridor| corridor.min.saturating_sub(high).max(low.saturating_sub(corridor.max))).min()
    }

    /// The least gold for which the two cards of the lineup that are not the poker card lead to `space` with this
    /// payment; nothing if they cannot. Both ways to use the two cards are considered (FT-TURN-03); of two that
    /// cost the same the one that changes no suit is taken, then the one whose suit card was flipped first.
    pub fn price(&self, lineup: &[Card; LINEUP], poker: u8, space: Space, payment: Payment) -> Option<Price> {
        let [one, other] = others(poker);
        [(one, other), (other, one)]
            .into_iter()
            .filter_map(|(suit, value)| {
                let suit_changed = lineup[usize::from(suit)].suit().region() != space.region();
                let for_suit = if suit_changed { SUIT_PRICE } else { 0 }; // FT-MOD-01
                let steps = self.steps(lineup[usize::from(value)].value(), space)?;
                let for_value = STEP_PRICE * steps; // FT-MOD-02
                let gold = match payment {
                    Payment::Gold => for_suit + for_value,
                    Payment::Shift => for_suit + STEP_PRICE * steps.saturating_sub(self.pans), // FT-CHAR-10
                    Payment::Joker => for_suit.min(for_value),                                 // FT-CHAR-16
                    Payment::Jokers => 0,
                };
                Some(Price { gold, suit_changed, suit, value })
            })
            .min()
    }
}

/// The two places of the lineup beside the poker card's.
#[inline]
pub(crate) const fn others(poker: u8) -> [u8; 2] {
    match poker {
        0 => [1, 2],
        1 => [0, 2],
        _ => [0, 1],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Dice;

    /// A sheet with random circles that can occur, random items and gold.
    fn random_sheet(dice: &mut Dice) -> Sheet {
        let mut sheet = Sheet::BLANK;
        for _ in 0..dice.below(30) {
            let region = Region::ALL[dice.below(5) as usize];
            let open: Vec<Space> = sheet.anywhere(region).iter().collect();
            if !open.is_empty() {
                sheet.circled = sheet.circled.with(dice.pick(&open));
            }
        }
        for item in [Item::TrailHorse, Item::Pickaxe] {
            if dice.below(2) == 0 {
                sheet.items.insert(item);
            }
        }
        sheet
    }

    #[test]
    fn what_is_reached_at_once_is_what_takes_no_more_steps() {
        let mut dice = Dice::from_number(3);
        for _ in 0..3000 {
            let sheet = random_sheet(&mut dice);
            let value = dice.below(13) as u8 + 1;
            let gold = dice.below(14) as u8;
            let reached = sheet.within(value.saturating_sub(gold), value + gold);
            for space in Space::all().filter(|space| space.region() != Region::Cemetery) {
                let cheap = sheet.steps(value, space).is_some_and(|steps| steps <= gold);
                assert_eq!(reached.contains(space), cheap, "{space} from {value} with {gold}: {sheet:?}");
            }
        }
    }

    #[test]
    fn ft_invar_06_the_mine_has_801_shapes() {
        let mut shapes = vec![0u32];
        let mut at = 0;
        let mut most = (0, 0, 0);
        while at < shapes.len() {
            let mut sheet = Sheet { circled: Spaces::numbered(Region::Mine, u64::from(shapes[at])), ..Sheet::BLANK };
            let open = sheet.anywhere(Region::Mine);
            assert_eq!(open.is_empty(), shapes[at].count_ones() == 14, "something can be entered until all is circled");
            most.0 = most.0.max(open.len());
            for value in 1..=13 {
                most.1 = most.1.max(sheet.within(value, value).count(Region::Mine));
                sheet.items.insert(Item::Pickaxe);
                most.2 = most.2.max(sheet.within(value, value).count(Region::Mine));
                sheet.items = crate::state::Items::NONE;
            }
            for chamber in open.iter() {
                let next = shapes[at] | 1 << chamber.number();
                if !shapes.contains(&next) {
                    shapes.push(next);
                }
            }
            at += 1;
        }
        assert_eq!(shapes.len(), 801);
        assert_eq!(most, (7, 3, 5));
    }
}
