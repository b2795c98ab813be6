//! Drawings and tables of what was played.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use arena::Interval;
use table::Guide;
use west_story::WestStory;
use west_story::data::BuildingSet;

use crate::Fault;
use crate::chart::{self, Shares};
use crate::ledger::{self, Record};
use crate::summary::{Summary, name};

/// Above this a lean wins too often.
const LIMIT: f64 = 0.55;
/// The page whose tables are filled in.
const PAGE: &str = "west-story.md";
const LEGEND: [&str; 2] = ["first numbers", "tuned numbers"];

/// Reads the games of both sets, draws, and fills the tables of the page in.
pub fn write(files: [PathBuf; 2], folder: &Path) -> Result<(), Fault> {
    let games = files.map(|file| ledger::read(&file));
    let [first, tuned] = games;
    let (first, tuned) = (first?.1, tuned?.1);
    let sets = [Summary::of(&first), Summary::of(&tuned)];
    std::fs::create_dir_all(folder)?;
    let draw = |file: &str, svg: String| std::fs::write(folder.join(file), svg);
    draw("leans.svg", leans(&sets))?;
    draw("pairs.svg", pairs(&sets))?;
    draw("seats.svg", seats(&sets))?;
    draw("buildings.svg", buildings(&sets))?;
    let page = folder.join(PAGE);
    let mut text = std::fs::read_to_string(&page).unwrap_or_default();
    for (name, table) in [
        ("leans", leans_table(&sets)),
        ("manners", manners_table(&sets)),
        ("pairs", pairs_table(&sets)),
        ("seats", seats_table(&sets)),
        ("buildings", buildings_table(&sets)),
        ("cards", cards_table(&sets)),
    ] {
        text = filled_in(&text, name, &table);
    }
    Ok(std::fs::write(page, text)?)
}

/// The page with a table between `<!-- NAME -->` and `<!-- /NAME -->`.
fn filled_in(page: &str, name: &str, table: &str) -> String {
    let (begins, ends) = (format!("<!-- {name} -->"), format!("<!-- /{name} -->"));
    match (page.split_once(&begins), page.split_once(&ends)) {
        (Some((before, _)), Some((_, after))) => format!("{before}{begins}\n{table}{ends}{after}"),
        _ => format!("{page}\n{begins}\n{table}{ends}\n"),
    }
}

/// Tables of one kind: what they are called, and which they are.
type Tables = (String, Box<dyn Fn(&Record) -> bool>);

/// Both sides of the board, every recommended set, and what chance draws.
fn all_tables() -> Vec<Tables> {
    let side = |side: &'static str| -> Tables {
        (format!("side {side}"), Box::new(move |record: &Record| record.side == side))
    };
    let set =
        |set: &'static str| -> Tables { (set.to_owned(), Box::new(move |record: &Record| record.buildings == set)) };
    let mut tables: Vec<Tables> = vec![("all tables".to_owned(), Box::new(|_| true)), side("A"), side("B")];
    tables.extend(BuildingSet::ALL.map(|one| set(one.name())));
    tables.push(set("random"));
    tables
}

fn leans(sets: &[Summary<'_>; 2]) -> String {
    let rows = sets[0]
        .ways
        .iter()
        .map(|way| Shares { label: name(way).to_owned(), shares: sets.iter().map(|set| set.way(way).0).collect() });
    let rows: Vec<Shares> = rows.collect();
    chart::shares("How often each lean wins mixed tables", &LEGEND, &rows, (0.38, 0.62), Some(LIMIT))
}

fn pairs(sets: &[Summary<'_>; 2]) -> String {
    let ways = &sets[0].ways;
    let names: Vec<String> = ways.iter().map(|way| name(way).to_owned()).collect();
    let square = |set: &Summary<'_>| -> Vec<Vec<Option<f64>>> {
        let one = |way: &String, other: &String| (way != other).then(|| set.pair(way, other).0.share);
        ways.iter().map(|way| ways.iter().map(|other| one(way, other)).collect()).collect()
    };
    let shares: Vec<_> = sets.iter().map(square).collect();
    chart::matrix("How often rows win against columns, in per cent", &LEGEND, &names, &names, &shares)
}

fn seats(sets: &[Summary<'_>; 2]) -> String {
    let seat = sets.iter().map(|set| set.first_seat(|_| true).0).collect();
    let mut rows = vec![Shares { label: "seat 1".to_owned(), shares: seat }];
    rows.extend(all_tables().into_iter().map(|(label, at)| Shares {
        label: format!("Sheriff, {label}"),
        shares: sets.iter().map(|set| set.first_sheriff(&at).0).collect(),
    }));
    chart::shares("How often the first seat and the first Sheriff win", &LEGEND, &rows, (0.35, 0.65), None)
}

fn buildings(sets: &[Summary<'_>; 2]) -> String {
    let tables = all_tables();
    let columns: Vec<String> = tables[1..].iter().map(|(label, _)| label.clone()).collect();
    let ways = &sets[0].ways;
    let names: Vec<String> = ways.iter().map(|way| name(way).to_owned()).collect();
    let square = |set: &Summary<'_>| -> Vec<Vec<Option<f64>>> {
        let row = |way: &String| tables[1..].iter().map(|(_, at)| Some(set.way_where(way, at).0.share)).collect();
        ways.iter().map(row).collect()
    };
    let shares: Vec<_> = sets.iter().map(square).collect();
    chart::matrix("How often each lean wins by side and building set, in per cent", &LEGEND, &names, &columns, &shares)
}

/// `51.2 % (48.9–53.5)`
fn said((share, _): (Interval, u32)) -> String {
    format!("{:.1} % ({:.1}–{:.1})", 100.0 * share.share, 100.0 * share.low, 100.0 * share.high)
}

fn table(head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let row = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let head: Vec<String> = head.iter().map(|cell| (*cell).to_owned()).collect();
    let mut text = row(&head) + &format!("|{}\n", "---|".repeat(head.len()));
    rows.into_iter().for_each(|cells| text += &row(&cells));
    text
}

fn leans_table(sets: &[Summary<'_>; 2]) -> String {
    let rows = sets[0].ways.iter().map(|way| {
        let (first, tuned) = (sets[0].way(way), sets[1].way(way));
        vec![way.clone(), first.1.to_string(), said(first), tuned.1.to_string(), said(tuned)]
    });
    table(&["lean", "games", "first numbers", "games", "tuned numbers"], rows)
}

fn manners_table(sets: &[Summary<'_>; 2]) -> String {
    let mut head = vec!["lean", "numbers"];
    head.extend(WestStory::LEANS);
    head.push("points");
    let rows = sets[0].ways.iter().flat_map(|way| {
        sets.iter().zip(["first", "tuned"]).map(|(set, numbers)| {
            let (manner, plain) = (set.manner(way), set.manner("none"));
            let mut cells = vec![way.clone(), numbers.to_owned()];
            cells.extend(manner.has.iter().zip(&plain.has).map(|(has, plain)| match way.as_str() {
                "none" => format!("{has:.2}"),
                _ => format!("{has:.2} ({:+.2})", has - plain),
            }));
            cells.push(format!("{:.1}", manner.points));
            cells
        })
    });
    table(&head, rows)
}

fn pairs_table(sets: &[Summary<'_>; 2]) -> String {
    let ways = &sets[0].ways;
    let pairs = ways.iter().enumerate().flat_map(|(i, way)| ways[i + 1..].iter().map(move |other| (way, other)));
    let rows = pairs.map(|(way, other)| {
        let (first, tuned) = (sets[0].pair(way, other), sets[1].pair(way, other));
        let games = format!("{}, {}", first.1, tuned.1);
        vec![format!("{} against {}", name(way), name(other)), games, said(first), said(tuned)]
    });
    table(&["pair", "games", "first numbers", "tuned numbers"], rows)
}

fn seats_table(sets: &[Summary<'_>; 2]) -> String {
    let rows = all_tables().into_iter().map(|(label, at)| {
        let mut cells = vec![label];
        for set in sets {
            cells.extend([said(set.first_seat(&at)), said(set.first_sheriff(&at))]);
        }
        cells
    });
    table(&["tables", "seat 1, first", "Sheriff, first", "seat 1, tuned", "Sheriff, tuned"], rows)
}

fn buildings_table(sets: &[Summary<'_>; 2]) -> String {
    let mut head = vec!["tables".to_owned(), "numbers".to_owned(), "points".to_owned()];
    head.extend(sets[0].ways.iter().map(|way| name(way).to_owned()));
    let head: Vec<&str> = head.iter().map(String::as_str).collect();
    let rows = all_tables().into_iter().flat_map(|(label, at)| {
        let row = |(set, numbers): (&Summary<'_>, &str)| {
            let mut cells = vec![label.clone(), numbers.to_owned(), format!("{:.1}", set.points(&at))];
            cells.extend(set.ways.iter().map(|way| format!("{:.1}", 100.0 * set.way_where(way, &at).0.share)));
            cells
        };
        sets.iter().zip(["first", "tuned"]).map(row).collect::<Vec<_>>()
    });
    table(&head, rows)
}

fn cards_table(sets: &[Summary<'_>; 2]) -> String {
    let both = sets.each_ref().map(Summary::cards);
    let kinds: BTreeSet<&String> = both.iter().flat_map(|cards| cards.keys()).collect();
    let mut kinds: Vec<&String> = kinds.into_iter().collect();
    let bought = |kind: &String, set: usize| both[set].get(kind).copied().unwrap_or_default();
    kinds.sort_by(|a, b| bought(b, 0).0.total_cmp(&bought(a, 0).0));
    let rows = kinds.into_iter().map(|kind| {
        let cells = (0..2).flat_map(|set| {
            let (count, more) = bought(kind, set);
            [format!("{count:.2}"), format!("{more:+.2}")]
        });
        std::iter::once(kind.clone()).chain(cells).collect()
    });
    table(&["card", "bought, first", "winner more", "bought, tuned", "winner more"], rows)
}
