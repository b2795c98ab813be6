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

/// One bot's scores where nobody else plays.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ScoreRow {
    /// The game.
    pub game: String,
    /// Who played.
    pub bot: String,
    /// How many games.
    pub games: u32,
    /// The mean score.
    pub score: f64,
    /// The lower bound of the true mean.
    pub low: f64,
    /// Its upper bound.
    pub high: f64,
    /// The lowest score.
    pub least: f64,
    /// The highest score.
    pub most: f64,
    /// Victories over the table's automata, if it has any; a shared one counts in part.
    pub wins: Option<f64>,
    /// Such victories a game.
    pub share: Option<f64>,
    /// The lower bound of the true share.
    pub share_low: Option<f64>,
    /// Its upper bound.
    pub share_high: Option<f64>,
}

const SCORE_HEADINGS: [&str; 12] =
    ["game", "bot", "games", "score", "low", "high", "least", "most", "wins", "share", "share_low", "share_high"];

impl ScoreRow {
    /// The cells; those about victories hold `none` where there was nobody to beat.
    fn cells(&self, none: &str) -> [String; 12] {
        let points = |value: f64| format!("{value:.2}");
        let whole = |value: f64| format!("{value:.0}");
        let share = |value: Option<f64>| value.map_or_else(|| none.to_owned(), |value| format!("{value:.4}"));
        [
            self.game.clone(),
            self.bot.clone(),
            self.games.to_string(),
            points(self.score),
            points(self.low),
            points(self.high),
            whole(self.least),
            whole(self.most),
            self.wins.map_or_else(|| none.to_owned(), points),
            share(self.share),
            share(self.share_low),
            share(self.share_high),
        ]
    }
}

/// A table of scores for people.
pub fn score_table(rows: &[ScoreRow]) -> String {
    aligned(&SCORE_HEADINGS, rows.iter().map(|row| row.cells("-")))
}

/// Scores as comma-separated values with a heading.
pub fn score_csv(rows: &[ScoreRow]) -> String {
    comma_separated(&SCORE_HEADINGS, rows.iter().map(|row| row.cells("")))
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

    fn scores() -> Vec<ScoreRow> {
        let alone = ScoreRow {
            game: "toy".to_owned(),
            bot: "greedy".to_owned(),
            games: 200,
            score: 81.256,
            low: 80.0,
            high: 82.512,
            least: 61.0,
            most: 99.0,
            wins: None,
            share: None,
            share_low: None,
            share_high: None,
        };
        let beaten = Some(0.25);
        vec![
            alone.clone(),
            ScoreRow { wins: Some(50.0), share: beaten, share_low: beaten, share_high: beaten, ..alone },
        ]
    }

    #[test]
    fn scores_are_shown_with_or_without_somebody_to_beat() {
        assert_eq!(
            score_table(&scores()),
            "\
game  bot     games  score    low   high  least  most  wins   share   share_low  share_high
toy   greedy    200  81.26  80.00  82.51     61    99  -      -       -          -
toy   greedy    200  81.26  80.00  82.51     61    99  50.00  0.2500  0.2500     0.2500
"
        );
        assert_eq!(
            score_csv(&scores()[..1]),
            "game,bot,games,score,low,high,least,most,wins,share,share_low,share_high\n\
             toy,greedy,200,81.26,80.00,82.51,61,99,,,,\n"
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
