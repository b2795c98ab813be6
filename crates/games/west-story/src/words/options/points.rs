//! Accepting points, and joker tokens in contests.

use wording::Phrase;

use crate::data::TRACK;
use crate::view::View;
use crate::words::nouns::{contest as contest_noun, counted, me, region, who, yes};

/// How many points are accepted: where the pawn would stop, and what that turns up and brings.
pub(super) fn accept(view: &View, accepted: u8) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let player = table.player(seat);
    let total = player.total + u16::from(accepted);
    let here = table.region_of(seat);
    let there = table.board().region_at(total);
    let leaves = total / TRACK != player.total / TRACK || there != here;
    let hidden = !table.is_revealed(there);
    let jokers = table.board().jokers.iter().enumerate();
    let tokens = jokers.filter(|&(n, &field)| total >= field && player.passed >> n & 1 == 0).count();
    counted(if accepted == 0 { "option-refuse" } else { "option-accept" }, accepted)
        .with("all", yes(accepted == player.offer))
        .with("field", i64::from(total % TRACK))
        .with("region", region(table, there))
        .with("stays", yes(!leaves))
        .with("reveals", yes(hidden && accepted > 0))
        .with("tokens", tokens)
}

/// Tokens spent in a contest: what one would count then, and who would be elected as things are.
pub(super) fn contest(view: &View, tokens: u8) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let count = |other| table.count(other) + if other == seat { tokens } else { 0 };
    let winner = table.winner(count);
    counted("option-contest", tokens)
        .with("sum", count(seat))
        .with("contest", contest_noun(view.contest))
        .with("winner", who(view, winner))
        .with("mine", yes(winner == seat))
}
