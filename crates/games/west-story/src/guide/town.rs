//! Which cards the dice will wake, and what those will bring.

use table::Seat;

use crate::data::{ANY_SYMBOL, COLUMNS, CardFacts, Gain, PLACES, Places, Section, Special, Symbol, Symbols};
use crate::state::WestStory;

/// For every set of blocked columns how many values of a die wake each column of a row: a blocked card passes the activation on
/// to its right (WS-TOWN-06).
static WAKES: [[u8; COLUMNS]; 1 << COLUMNS] = wakes();

const fn wakes() -> [[u8; COLUMNS]; 1 << COLUMNS] {
    let mut all = [[0; COLUMNS]; 1 << COLUMNS];
    let mut set = 0;
    while set < 1 << COLUMNS {
        // A full row is cleared before dice are rolled (WS-TOWN-12).
        let blocked = if set == (1 << COLUMNS) - 1 { 0 } else { set };
        let mut value = 0;
        while value < COLUMNS {
            let mut column = value;
            while blocked >> column & 1 == 1 {
                column = (column + 1) % COLUMNS;
            }
            all[set][column] += 1;
            value += 1;
        }
        set += 1;
    }
    all
}

/// The mean difference of two dice.
const MEAN_DIFFERENCE: f32 = 35.0 / 18.0;

/// Gains as means: hats, coins, cows, points.
pub(super) type Means = [f32; 4];

/// For each place the chance that a die wakes it next, in sixths.
#[inline]
pub(super) fn sixths(blocked: Places) -> [u8; PLACES] {
    let row = |row: usize| WAKES[usize::from(blocked.bits() >> (row * COLUMNS) & 0b11_1111)];
    let (top, bottom) = (row(0), row(1));
    std::array::from_fn(|place| if place < COLUMNS { top[place] } else { bottom[place - COLUMNS] })
}

/// What the next Town Phase will probably bring.
pub(super) struct Morning {
    /// By what is gained.
    pub gains: Means,
    /// The chance that the two cards share a symbol.
    pub combo: f32,
}

impl WestStory {
    /// What the cards that the dice wake next will probably bring to a seat.
    pub(super) fn next_morning(&self, seat: Seat, cards: &[&'static CardFacts; PLACES]) -> Morning {
        let sixths = sixths(self.player(seat).blocked);
        let mut gains = [0.0; 4];
        let mut marks = [Symbols::NONE; PLACES];
        for place in 0..PLACES {
            if sixths[place] > 0 {
                let chance = f32::from(sixths[place]) / 6.0;
                let mean = self.mean_gain(seat, cards[place]);
                gains.iter_mut().zip(mean).for_each(|(sum, mean)| *sum += chance * mean);
                let bears = cards[place].marks;
                marks[place] = if bears.contains(Symbol::Joker) { ANY_SYMBOL } else { bears };
            }
        }
        let mut pairs = 0;
        for top in 0..COLUMNS {
            for bottom in COLUMNS..PLACES {
                if !(marks[top] & marks[bottom]).is_empty() {
                    pairs += u16::from(sixths[top]) * u16::from(sixths[bottom]);
                }
            }
        }
        Morning { gains, combo: f32::from(pairs) / 36.0 }
    }

    /// What a card brings whenever it is activated, on average.
    pub(super) fn mean_gain(&self, seat: Seat, card: &CardFacts) -> Means {
        let mut mean = [0.0; 4];
        for section in card.production {
            let gain = match section {
                Section::Empty => continue,
                Section::Special(Special::CoinsByDice) => {
                    mean[1] += MEAN_DIFFERENCE;
                    continue;
                }
                section => self.could_give(seat, section),
            };
            mean.iter_mut().zip(means(gain)).for_each(|(sum, gain)| *sum += gain);
        }
        mean
    }
}

/// A gain as means.
#[inline]
pub(super) fn means(gain: Gain) -> Means {
    [gain.hats, gain.coins, gain.cows, gain.points].map(f32::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocked_cards_pass_the_die_on() {
        assert_eq!(sixths(Places::NONE), [1; PLACES]);
        // Top row blocked in 5, 6 and 1: the values 5, 6, 1 and 2 wake column 2.
        assert_eq!(sixths(Places::from_bits(0b11_0001))[..COLUMNS], [0, 4, 1, 1, 0, 0]);
        assert_eq!(sixths(Places::from_bits(0b11_1111))[..COLUMNS], [1; COLUMNS], "a full row is cleared");
        assert_eq!(sixths(Places::from_bits(0b01_1111 << COLUMNS))[COLUMNS..], [0, 0, 0, 0, 0, 6]);
    }
}
