//! What things cost somebody: the price, how much of it only cows can pay, and what discounts would take off.

use table::Seat;
use wording::Phrase;

use super::nouns::{ability, cost, counted};
use crate::data::{Ability, Cost, FOREMAN, TRACKING};
use crate::rules::payment::Due;
use crate::state::Table;

/// A price for a seat. Where hats or coins are short, it says how many cows must stand in for them.
pub(crate) fn price(table: &Table, seat: Seat, due: Due) -> Phrase {
    if due.cost.sum() == 0 {
        return Phrase::new("price-nothing");
    }
    let player = table.player(seat);
    let cows_for = |cost: Cost, sum: u8| {
        let (hats, coins) = cost.without_cows(player);
        sum.saturating_sub(hats + coins)
    };
    let short = cows_for(due.cost, due.cost.sum());
    let plain = Phrase::new("price").with("cost", cost(due.cost));
    match due.discount {
        None => plain.with("cows", short.min(player.cows)),
        Some((discount, _)) => {
            let uses = due.most_uses();
            let (left, sum) = due.after(uses);
            let cows = cows_for(left, sum);
            let payable = short <= player.cows;
            let plain = plain.with("cows", if payable { short } else { 0 });
            Phrase::new("price-discounted")
                .with("price", plain)
                .with("discount", discounts(discount, uses))
                .with("less", due.cost.sum() - sum)
                .with("cows", cows)
        }
    }
}

/// A price in coins or hats without any discount.
pub(crate) fn plain(table: &Table, seat: Seat, cost: Cost) -> Phrase {
    price(table, seat, Due::plain(cost))
}

/// So many discounts of a kind.
pub(crate) fn discounts(discount: Ability, uses: u8) -> Phrase {
    counted("discounts", uses).with("ability", ability(discount))
}

/// What each discount of a kind takes off.
pub(crate) const fn taken_off(discount: Ability) -> u8 {
    match discount {
        Ability::Foreman => FOREMAN,
        _ => TRACKING,
    }
}
