//! Small drawings, made by hand: on paper of their own, so that they can be read on a light page and on a dark one.

use std::fmt::Write;

use arena::Interval;

const PAPER: &str = "#fbf6ea";
const INK: &str = "#2b2118";
const FAINT: &str = "#cdbfa6";
/// One colour for each set of numbers.
const SETS: [&str; 2] = ["#a8471f", "#2d6a6a"];
const ROW: f64 = 26.0;
const TOP: f64 = 64.0;
const MARGIN: f64 = 16.0;

/// A row of shares: what it is about, and one share for each set of numbers.
pub struct Shares {
    /// What.
    pub label: String,
    /// How often it wins.
    pub shares: Vec<Interval>,
}

/// Shares of victories as points with their intervals, one row for each; `limit` is drawn as a line besides an even share.
pub fn shares(title: &str, legend: &[&str], rows: &[Shares], (low, high): (f64, f64), limit: Option<f64>) -> String {
    let (left, width) = (170.0, 430.0);
    let x = |share: f64| left + width * (share.clamp(low, high) - low) / (high - low);
    let bottom = TOP + ROW * rows.len() as f64;
    let mut svg = begin(title, left + width + 3.0 * MARGIN, bottom + 40.0);
    for (i, (name, colour)) in legend.iter().zip(SETS).enumerate() {
        let at = left + 130.0 * i as f64;
        let _ = write!(svg, r#"<circle cx="{at}" cy="44" r="5" fill="{colour}"/>"#);
        text(&mut svg, at + 10.0, 48.0, "start", name);
    }
    let mut tick = (low * 20.0).ceil() / 20.0;
    while tick <= high + 1e-9 {
        line(&mut svg, [x(tick), TOP - 6.0, x(tick), bottom], if (tick - 0.5).abs() < 1e-9 { INK } else { FAINT }, "");
        text(&mut svg, x(tick), bottom + 18.0, "middle", &format!("{:.0} %", 100.0 * tick));
        tick += 0.05;
    }
    if let Some(limit) = limit {
        line(&mut svg, [x(limit), TOP - 6.0, x(limit), bottom], INK, "4 3");
    }
    for (i, row) in rows.iter().enumerate() {
        let y = TOP + ROW * (i as f64 + 0.5);
        text(&mut svg, left - 12.0, y + 4.0, "end", &row.label);
        for (set, (share, colour)) in row.shares.iter().zip(SETS).enumerate() {
            let y = if row.shares.len() > 1 { y - 5.0 + 10.0 * set as f64 } else { y };
            line(&mut svg, [x(share.low), y, x(share.high), y], colour, "");
            let _ = write!(svg, r#"<circle cx="{:.1}" cy="{y}" r="4" fill="{colour}"/>"#, x(share.share));
        }
    }
    svg + "</svg>\n"
}

/// A square of shares for each set of numbers: rows win so often against columns, or at them.
pub fn matrix(
    title: &str,
    names: &[&str],
    rows: &[String],
    columns: &[String],
    share: &[Vec<Vec<Option<f64>>>],
) -> String {
    let (left, cell) = (110.0, 62.0);
    let square = cell * columns.len() as f64;
    let width = left + square + MARGIN;
    let height = TOP + 24.0 + ROW * rows.len() as f64 + MARGIN;
    let mut svg = begin(title, width * names.len() as f64, height);
    for (number, (name, shares)) in names.iter().zip(share).enumerate() {
        let from = width * number as f64 + left;
        text(&mut svg, from + square / 2.0, 50.0, "middle", name);
        for (j, column) in columns.iter().enumerate() {
            text(&mut svg, from + cell * (j as f64 + 0.5), TOP + 14.0, "middle", column);
        }
        for (i, row) in rows.iter().enumerate() {
            let y = TOP + 24.0 + ROW * i as f64;
            text(&mut svg, from - 8.0, y + 17.0, "end", row);
            for (j, share) in shares[i].iter().enumerate() {
                let x = from + cell * j as f64;
                let colour = share.map_or(PAPER.to_owned(), shade);
                let _ = write!(
                    svg,
                    r##"<rect x="{x}" y="{y}" width="{cell}" height="{ROW}" fill="{colour}" stroke="{PAPER}"/>"##
                );
                let said = share.map_or("–".to_owned(), |share| format!("{:.1}", 100.0 * share));
                text(&mut svg, x + cell / 2.0, y + 17.0, "middle", &said);
            }
        }
    }
    svg + "</svg>\n"
}

/// From blue for what loses through paper to red for what wins, fully at 15 percent from even.
fn shade(share: f64) -> String {
    let much = ((share - 0.5) / 0.15).clamp(-1.0, 1.0);
    let to = if much > 0.0 { [222.0, 120.0, 80.0] } else { [110.0, 165.0, 190.0] };
    let mixed: Vec<u8> =
        [243.0, 234.0, 214.0].iter().zip(to).map(|(from, to)| (from + (to - from) * much.abs()) as u8).collect();
    format!("#{:02x}{:02x}{:02x}", mixed[0], mixed[1], mixed[2])
}

fn begin(title: &str, width: f64, height: f64) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"Georgia, serif\" font-size=\"13\" role=\"img\">\n<title>{title}</title>\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{PAPER}\"/>\n"
    );
    let _ = write!(svg, r#"<text x="{MARGIN}" y="26" font-size="16" font-weight="bold" fill="{INK}">{title}</text>"#);
    svg.push('\n');
    svg
}

fn text(svg: &mut String, x: f64, y: f64, anchor: &str, said: &str) {
    let _ = writeln!(svg, r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" fill="{INK}">{said}</text>"#);
}

fn line(svg: &mut String, [x1, y1, x2, y2]: [f64; 4], colour: &str, dashes: &str) {
    let _ = writeln!(
        svg,
        r#"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" stroke="{colour}" stroke-width="1.5" stroke-dasharray="{dashes}"/>"#
    );
}
