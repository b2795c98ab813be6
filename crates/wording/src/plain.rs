//! Sections as plain text, for a terminal or a screen reader.

use super::{Block, Language, Lexicon, Names, Phrase, Section};

impl Lexicon {
    /// A section as plain text: the heading, and under it sentences and aligned tables.
    pub fn plain(&self, language: Language, section: &Section, names: &dyn Names) -> String {
        let say = |phrase: &Phrase| self.say(language, phrase, names);
        let mut text = say(&section.title) + "\n";
        let mut after_line = false;
        for block in &section.blocks {
            let line = matches!(block, Block::Line(_));
            if !(line && after_line) {
                text.push('\n');
            }
            after_line = line;
            match block {
                Block::Line(phrase) => text += &(say(phrase) + "\n"),
                Block::Table { head, rows } => {
                    let rows = std::iter::once(head).chain(rows).map(|row| row.iter().map(say).collect());
                    text += &aligned(&rows.collect::<Vec<_>>());
                }
            }
        }
        text
    }
}

/// A table with its columns below one another, the first row being its head.
fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut lines: Vec<String> = rows.iter().map(|row| line(row, &widths)).collect();
    let rule: Vec<String> = widths.iter().map(|&width| "-".repeat(width)).collect();
    lines.insert(1.min(lines.len()), rule.join("-+-"));
    lines.join("\n") + "\n"
}

fn line(row: &[String], widths: &[usize]) -> String {
    let cells: Vec<String> = row.iter().zip(widths).map(|(cell, &width)| format!("{cell:width$}")).collect();
    cells.join(" | ").trim_end().to_owned()
}
