//! The final account of any game.

use super::{Block, Phrase, Section};
use table::seat::Seat;
use table::standing::{SeatResult, Standing};

/// Who won, and a table of places, totals, categories and tie-breaks, the best place first.
///
/// The game's words have `score-total` and a message for every category and tie-break: its value
/// heads the column, and its attribute `.cell` says a score. There `$value` is the score and
/// `$negated` its opposite, for what is better the fewer there are of it. The attribute `.wins` of a tie-break says what
/// the winner has of it: “fewer Bullets”.
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
    Section {
        title: Phrase::new("account-title"),
        blocks: vec![
            Block::Line(victory(standing, person)),
            Block::Table { head: head.map(Phrase::new).collect(), rows: rows.collect() },
        ],
    }
}

/// Who won, called by these names, and how the tie was broken if there was one.
pub fn victory(standing: &Standing, name: impl Fn(Seat) -> Phrase) -> Phrase {
    let winners: Vec<Phrase> = standing.winners().map(name).collect();
    let ties = standing.tie_broken_by();
    if ties.is_empty() {
        return Phrase::new("account-winners").with("winners", winners);
    }
    let how: Vec<Phrase> = ties.iter().map(|tie| Phrase::new(format!("{tie}.wins"))).collect();
    Phrase::new("account-tie").with("winners", winners).with("how", how)
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

    const EN: &str = "score-total = Total\n    .cell = { DOLLARS($value) }
gold = Gold\n    .cell = { $value }
shots = Shots\n    .cell = { $negated }\n    .wins = fewer shots";
    const PL: &str = "score-total = Razem\n    .cell = { DOLLARS($value) }
gold = Złoto\n    .cell = { $value }
shots = Strzały\n    .cell = { $negated }\n    .wins = mniej strzałów";

    fn lexicon() -> Lexicon {
        Lexicon::new(&[(Language::En, EN), (Language::Pl, PL)]).expect("the words are well formed")
    }

    fn standing(seats: [(i32, i32); 3]) -> Standing {
        let seat = |(gold, shots)| ([gold].into_iter().collect(), [shots].into_iter().collect());
        Standing::ranked(&["gold"], &["shots"], seats.map(seat))
    }

    /// The first line of an account in every language, with what people play.
    fn verdict(seats: [(i32, i32); 3]) -> [String; 2] {
        struct Cast;
        impl super::super::Names for Cast {
            fn name(&self, seat: Seat) -> Option<&str> {
                ["Ann", "Bob", "Cy"].get(seat.index()).copied()
            }

            fn persona(&self, seat: Seat) -> Option<&str> {
                ["Doc", "Belle", "Tuco"].get(seat.index()).copied()
            }
        }
        let account = account(&standing(seats));
        let Some(Block::Line(first)) = account.blocks.first() else { panic!("{account:?}") };
        Language::ALL.map(|language| lexicon().say(language, first, &Cast))
    }

    #[test]
    fn whoever_wins_is_named_with_what_they_play() {
        assert_eq!(verdict([(5, -2), (7, -1), (6, 0)]), ["Bob (Belle) wins.", "Wygrywa Bob (Belle)."]);
    }

    #[test]
    fn a_tie_says_how_it_was_broken() {
        assert_eq!(
            verdict([(7, -2), (7, -1), (6, 0)]),
            [
                "Bob (Belle) wins the tie: fewer shots.",
                "Remis rozstrzyga na swoją korzyść Bob (Belle): mniej strzałów."
            ]
        );
        assert_eq!(
            verdict([(7, -2), (7, -1), (7, -1)]),
            [
                "Bob (Belle) and Cy (Tuco) win the tie and share the victory: fewer shots.",
                "Remis rozstrzygają na swoją korzyść i dzielą się zwycięstwem Bob (Belle) i Cy (Tuco): mniej strzałów."
            ]
        );
        assert_eq!(
            verdict([(5, -2), (7, -1), (7, -1)]),
            ["Bob (Belle) and Cy (Tuco) share the victory.", "Zwycięstwem dzielą się Bob (Belle) i Cy (Tuco)."]
        );
    }

    #[test]
    fn the_best_place_comes_first() {
        let standing = standing([(5, -2), (7, -1), (7, -1)]);
        assert_eq!(
            lexicon().plain(Language::En, &account(&standing), &["Ann", "Bob", "Cy"]),
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
