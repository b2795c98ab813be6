//! Results for people and programs: an aligned table, CSV, and JSON, one object a line.

use serde::Serialize;

/// One match of a report.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// The game.
    pub game: String,
    /// How many seats the table has.
    pub players: usize,
    /// Whose match it is.
    pub bot: String,
    /// Who played in the other seats.
    pub against: String,
    /// How many games.
    pub games: u32,
    /// Victories; a shared one counts in part.
    pub wins: f64,
    /// Victories a game.
    pub share: f64,
    /// The lower bound of the true share.
    pub low: f64,
    /// Its upper bound.
    pub high: f64,
    /// The share that bots of equal strength would have.
    pub chance: f64,
}

const HEADINGS: [&str; 10] = ["game", "players", "bot", "against", "games", "wins", "share", "low", "high", "chance"];

impl Row {
    fn cells(&self) -> [String; 10] {
        [
            self.game.clone(),
            self.players.to_string(),
            self.bot.clone(),
            self.against.clone(),
            self.games.to_string(),
            format!("{:.2}", self.wins),
            format!("{:.4}", self.share),
            format!("{:.4}", self.low),
            format!("{:.4}", self.high),
            format!("{:.4}", self.chance),
        ]
    }
}

/// A table for people: words to the left, numbers to the right.
pub fn table(rows: &[Row]) -> String {
    aligned(&HEADINGS, rows.iter().map(Row::cells))
}

/// Comma-separated values with a heading.
pub fn csv(rows: &[Row]) -> String {
    comma_separated(&HEADINGS, rows.iter().map(Row::cells))
}

/// One JSON object a line.
pub fn json_lines<T: Serialize>(rows: &[T]) -> String {
    rows.iter().map(|row| serde_json::to_string(row).expect("rows are plain") + "\n").collect()
}

/// Columns as wide as they must be. A column whose cells are all numbers stands to the right.
pub(crate) fn aligned<const N: usize>(headings: &[&str; N], rows: impl IntoIterator<Item = [String; N]>) -> String {
    let rows: Vec<[String; N]> = rows.into_iter().collect();
    let column = |i: usize| rows.iter().map(move |row| row[i].as_str());
    let width = |i: usize| column(i).chain([headings[i]]).map(|cell| cell.chars().count()).max().unwrap_or(0);
    let numeric = |i: usize| column(i).all(|cell| cell.parse::<f64>().is_ok());
    let layout: [(usize, bool); N] = std::array::from_fn(|i| (width(i), numeric(i)));
    let line = |cells: [&str; N]| {
        let cells: Vec<String> = cells
            .iter()
            .zip(layout)
            .map(|(cell, (width, numeric))| if numeric { format!("{cell:>width$}") } else { format!("{cell:<width$}") })
            .collect();
        cells.join("  ").trim_end().to_owned() + "\n"
    };
    let body: String = rows.iter().map(|row| line(row.each_ref().map(String::as_str))).collect();
    line(*headings) + &body
}

/// Cells with a comma, a quotation mark or a line's end are quoted (RFC 4180).
pub(crate) fn comma_separated<const N: usize>(
    headings: &[&str; N],
    rows: impl IntoIterator<Item = [String; N]>,
) -> String {
    let quoted = |cell: &String| match cell.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.clone(),
    };
    let lines = rows.into_iter().map(|row| row.each_ref().map(quoted).join(",") + "\n");
    headings.join(",") + "\n" + &lines.collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows() -> Vec<Row> {
        let row = Row {
            game: "toy".to_owned(),
            players: 4,
            bot: "mcts:10,trees=all".to_owned(),
            against: "random".to_owned(),
            games: 8,
            wins: 3.5,
            share: 0.4375,
            low: 0.1,
            high: 0.75,
            chance: 0.25,
        };
        vec![Row { bot: "greedy".to_owned(), games: 1200, ..row.clone() }, row]
    }

    #[test]
    fn the_table_is_aligned() {
        assert_eq!(
            table(&rows()),
            "\
game  players  bot                against  games  wins   share     low    high  chance
toy         4  greedy             random    1200  3.50  0.4375  0.1000  0.7500  0.2500
toy         4  mcts:10,trees=all  random       8  3.50  0.4375  0.1000  0.7500  0.2500
"
        );
    }

    #[test]
    fn csv_quotes_what_holds_a_comma() {
        assert_eq!(
            csv(&rows()[1..]),
            "game,players,bot,against,games,wins,share,low,high,chance\n\
             toy,4,\"mcts:10,trees=all\",random,8,3.50,0.4375,0.1000,0.7500,0.2500\n"
        );
    }

    #[test]
    fn json_is_one_object_a_line() {
        assert_eq!(
            json_lines(&rows()[1..]),
            "{\"game\":\"toy\",\"players\":4,\"bot\":\"mcts:10,trees=all\",\"against\":\"random\",\"games\":8,\
             \"wins\":3.5,\"share\":0.4375,\"low\":0.1,\"high\":0.75,\"chance\":0.25}\n"
        );
    }
}
