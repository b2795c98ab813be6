//! Cards: poker columns, piles, what is unseen, and the chances that follow.

use wording::{Arg, Block, Phrase, Section};

use super::super::goods::{payment, percent};
use super::super::nouns::{card, cards, hand, number, person, value, yes};
use super::{by_player, head, line, section, things};
use crate::cards::Card;
use crate::data::{Hand, ROUNDS, Suit};
use crate::view::{PlayerView, View};

/// The columns of everybody, round by round, with what the hands were; and what hands pay.
pub(super) fn poker(view: &View) -> Section {
    let rows = (0..ROUNDS).map(|round| {
        let label = vec![Phrase::new("table-poker-round.cell").with("round", round + 1)];
        let of: Box<dyn Fn(&PlayerView) -> Phrase> = Box::new(move |player| column(player, round));
        (label, of)
    });
    let mut blocks = vec![by_player(view, &["table-poker-round"], rows)];
    blocks.extend(view.players.iter().filter_map(|player| {
        let held = player.holdem?;
        Some(Block::Line(Phrase::new("table-holdem").with("who", person(player.seat)).with("cards", cards(&held))))
    }));
    let payouts = Hand::ALL.into_iter().rev().filter(|hand| *hand != Hand::HighCard).map(payout).collect();
    blocks.push(Block::Table { head: head(["table-hand", "table-cash", "table-stars"]), rows: payouts });
    section("table-poker", blocks)
}

fn payout(of: Hand) -> Vec<Phrase> {
    let (cash, stars) = of.payout();
    vec![
        hand(of),
        Phrase::new("table-cash.cell").with("count", number(cash)),
        Phrase::new("table-stars.cell").with("count", number(stars)),
    ]
}

/// A column, and once it is paid all that made the hand and what it brought.
fn column(player: &PlayerView, round: u8) -> Phrase {
    let round = usize::from(round);
    let written = cards(&player.poker[round]);
    match player.hands[round].zip(player.showdowns[round]) {
        Some((of, showdown)) => Phrase::new("table-poker-paid")
            .with("cards", written)
            .with("holdem", cards(showdown.holdem.iter().flatten()))
            .with("wild", yes(showdown.wild))
            .with("hand", hand(of))
            .with("pay", payment(showdown.cash, showdown.stars)),
        None => things(written),
    }
}

/// Piles, the sheriff card, and the cards that were not seen in this round.
pub(super) fn deck(view: &View) -> Section {
    let mut blocks = vec![Block::Line(Phrase::new("table-draw-pile").with("count", view.draw_pile))];
    blocks.push(sheriff(view));
    blocks.extend(view.marshal.map(|drawn| Block::Line(Phrase::new("table-marshal").with("card", card(drawn)))));
    let rows = Suit::ALL.map(|suit| {
        vec![
            Phrase::new(format!("suit-{suit}")),
            values(suit, &view.discard_pile),
            values(suit, &view.unseen),
            values(suit, &view.reshuffled),
        ]
    });
    let mut head = head(["table-suit", "table-discard", "table-unseen", "table-reshuffled"]);
    let mut rows = rows.to_vec();
    if view.reshuffled.is_empty() {
        head.pop();
        rows.iter_mut().for_each(|row| _ = row.pop());
    }
    blocks.push(Block::Table { head, rows });
    section("table-deck", blocks)
}

/// The values of a suit among cards.
fn values(suit: Suit, cards: &[Card]) -> Phrase {
    let of_suit = cards.iter().filter(|card| card.suit() == suit);
    things(of_suit.map(|card| Phrase::new("value").with("value", value(card.value()))).collect())
}

fn sheriff(view: &View) -> Block {
    match view.sheriff {
        Some(known) => {
            let id = if view.sheriff_open { "table-sheriff-open" } else { "table-sheriff-known" };
            Block::Line(Phrase::new(id).with("card", card(known)))
        }
        None => line("table-sheriff-unknown"),
    }
}

/// The chance of everybody to be arrested; those of robberies stand with the targets.
pub(super) fn odds(view: &View) -> Section {
    let lines = view.players.iter().map(|player| {
        let bribed = player.running.as_ref().is_some_and(|running| running.bribed);
        let line = Phrase::new("table-arrest-odds")
            .with("who", person(player.seat))
            .with("count", player.wanted)
            .with("state", Arg::Key(if bribed { "bribed" } else { "free" }));
        Block::Line(line.with("chance", percent(view.arrest_odds(player))))
    });
    section("table-odds", lines.collect())
}
