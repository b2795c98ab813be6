//! What is gained, paid and counted.

use wording::Phrase;

use super::nouns::{number, region};
use crate::data::{MAX_TOOLS, Region, Reward};
use crate::event::Gains;
use crate::view::PlayerView;

pub(crate) fn cash(amount: u16) -> Phrase {
    Phrase::new("cash").with("value", number(amount))
}

pub(super) fn gold(count: u16) -> Phrase {
    counted("gold", count)
}

pub(crate) fn stars(count: u16) -> Phrase {
    counted("stars", count)
}

pub(crate) fn wanted(count: u16) -> Phrase {
    counted("wanted", count)
}

/// Wanted posters crossed out.
pub(super) fn cleared(count: u16) -> Phrase {
    counted("cleared", count)
}

pub(crate) fn counted(id: &'static str, count: u16) -> Phrase {
    Phrase::new(id).with("count", number(count))
}

/// A bonus action of this kind.
pub(crate) fn bonus(kind: Region) -> Phrase {
    Phrase::new("bonus-action").with("region", region(kind))
}

/// Everything that was gained, in the order of the sheet.
pub(super) fn of_gains(gains: &Gains) -> Vec<Phrase> {
    let counts = [
        ("hammers", gains.hammers.into()),
        ("pans", gains.pans.into()),
        ("stars", gains.stars),
        ("gold", gains.gold),
        ("cash", gains.cash),
        ("wanted", gains.wanted.into()),
        ("cleared", gains.cleared.into()),
    ];
    let gained = counts.into_iter().filter(|(_, count)| *count > 0);
    gained.map(|(id, count)| if id == "cash" { cash(count) } else { counted(id, count) }).collect()
}

/// What a poker hand brings, in the order of its table.
pub(super) fn payment(paid: u16, won: u16) -> Vec<Phrase> {
    let paid = (paid > 0).then(|| cash(paid));
    paid.into_iter().chain((won > 0).then(|| stars(won))).collect()
}

/// Everything that is printed on a space.
pub(crate) fn printed(reward: &Reward) -> Vec<Phrase> {
    let plain = of_gains(&Gains {
        cash: reward.cash.into(),
        gold: reward.gold.into(),
        stars: reward.stars.into(),
        wanted: reward.wanted,
        cleared: reward.cleared,
        pans: reward.pans,
        hammers: reward.hammers,
    });
    reward.bonus.map(bonus).into_iter().chain(plain).collect()
}

/// What a player would really get of it: a fifth pan or hammer is lost (FT-INV-05), and no more is crossed out than
/// there is (FT-INV-03).
pub(super) fn usable(reward: &Reward, player: &PlayerView) -> Reward {
    Reward {
        cleared: reward.cleared.min(player.wanted),
        pans: reward.pans.min(MAX_TOOLS.saturating_sub(player.pans)),
        hammers: reward.hammers.min(MAX_TOOLS.saturating_sub(player.hammers)),
        ..*reward
    }
}

/// A chance in percent; what is possible is never 0, what is not certain never 100.
pub(crate) fn percent(chance: f64) -> u8 {
    let rounded = (chance * 100.0).round() as u8;
    match rounded {
        0 if chance > 0.0 => 1,
        100.. if chance < 1.0 - 1e-9 => 99,
        rounded => rounded.min(100),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_possible_is_never_nothing_and_what_is_uncertain_never_sure() {
        assert_eq!([0.0, 0.001, 0.125, 0.5, 0.999, 1.0].map(percent), [0, 1, 13, 50, 99, 100]);
        assert_eq!(percent(0.999_999_999_999), 100, "sums of chances are not exact");
    }
}
