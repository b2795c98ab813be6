//! The final account of any game.

use super::{Block, Phrase, Section};
use crate::seat::Seat;
use crate::standing::{SeatResult, Standing};

/// Who won, and a table of places, totals, categories and tie-breaks, the best place first.
///
/// The game's words have `score-total` and a message for every category and tie-break: its value
/// heads the column, and its attribute `.cell` says a score. There `$value` is the score and
/// `$negated` its opposite, for what is better the fewer there are of it.
pub fn account(standing: &Standing) -> Section {
    let mut seats: Vec<(Seat, &SeatResult)> =
        standing.results.iter().enumerate().map(|(i, result)| (Seat::new(i), result)).collect();
    seats.sort_by_key(|(seat, result)| (result.place, *seat));
    let columns = || standing.categories.iter().chain(standing.tie_breaks);
    let head = ["account-place", "account-player", "score-total"].into_iter().chain(columns().copied());
    let rows = seats.into_iter().map(|(seat, result)| {
        let scores = columns().zip(result.scores.iter().chain(&result.ties)).map(|(id, score)| cell(id, *score));
        let place = Phrase::new("account-place.cell").with("place", result.place);
        [place, person(seat), cell("score-total", result.total)].into_iter().chain(scores).collect()
    });
    let winners: Vec<Phrase> = standing.winners().map(person).collect();
    Section {
        title: Phrase::new("account-title"),
        blocks: vec![
            Block::Line(Phrase::new("account-winners").with("winners", winners)),
            Block::Table { head: head.map(Phrase::new).collect(), rows: rows.collect() },
        ],
    }
}

fn person(seat: Seat) -> Phrase {
    Phrase::new("person").with("seat", seat)
}

fn cell(id: &str, score: i32) -> Phrase {
    Phrase::new(format!("{id}.cell")).with("value", score).with("negated", -score)
}

#[cfg(test)]
mod tests {
    use super::super::{Language, Lexicon};
    use super::*;

    #[test]
    fn the_best_place_comes_first() {
        let words = "score-total = Total\n    .cell = { DOLLARS($value) }
gold = Gold\n    .cell = { $value }
shots = Shots\n    .cell = { $negated }";
        let lexicon = Lexicon::new(&[(Language::En, words), (Language::Pl, words)]).expect("the words are well formed");
        let seats = [(5, -2), (7, -1), (7, -1)];
        let standing = Standing::ranked(
            &["gold"],
            &["shots"],
            seats.map(|(gold, shots)| ([gold].into_iter().collect(), [shots].into_iter().collect())),
        );
        assert_eq!(
            lexicon.plain(Language::En, &account(&standing), &["Ann", "Bob", "Cy"]),
            "\
Final account

Bob and Cy share the victory.

Place | Player | Total | Gold | Shots
------+--------+-------+------+------
1     | Bob    | $7    | 7    | 1
1     | Cy     | $7    | 7    | 1
3     | Ann    | $5    | 5    | 2
"
        );
    }
}
