//! How the scores grew: everybody's total in one plot, and every part of the account in small ones.

use drawing::{Markup, Panel, html};
use shelf::{Course, Growth};
use table::Seat;
use wording::Phrase;

use super::regions::say;
use super::{Reader, Sitting};

/// A plot in its own units: about one unit a pixel, so that its text is never small. A page has one for wide screens and
/// one for narrow ones, and shows the one that fits.
struct Size {
    class: &'static str,
    width: f32,
    height: f32,
    frame: Frame,
    /// How many letters of a name fit beside it.
    letters: usize,
}

const WIDE: Size = Size {
    class: "plot-wide",
    width: 900.0,
    height: 250.0,
    frame: Frame { left: 52.0, right: 660.0, top: 14.0, bottom: 226.0 },
    letters: 27,
};
const NARROW: Size = Size {
    class: "plot-narrow",
    width: 340.0,
    height: 220.0,
    frame: Frame { left: 46.0, right: 204.0, top: 14.0, bottom: 196.0 },
    letters: 11,
};
/// The least distance between two labels.
const LABEL: f32 = 18.0;
/// How large a sign is drawn before a name.
const SIGN: f32 = 16.0;

/// A small plot, which stands above a number.
const SMALL_WIDTH: f32 = 72.0;
const SMALL_HEIGHT: f32 = 22.0;
const SMALL: Frame = Frame { left: 1.0, right: 71.0, top: 2.0, bottom: 20.0 };

/// Everybody's total over the game; nothing where it never changed. Players have the colours and signs of their panels.
pub(super) fn totals(reader: &Reader<'_>, sitting: &Sitting<'_>, growth: &Growth, panels: &[Panel]) -> Markup {
    if growth.totals.len() < 2 {
        return html! {};
    }
    html! {
        figure.growth {
            figcaption { (reader.word("kit-growth")) }
            @for size in [WIDE, NARROW] { (plot(reader, sitting, growth, panels, &size)) }
        }
    }
}

fn plot(reader: &Reader<'_>, sitting: &Sitting<'_>, growth: &Growth, panels: &[Panel], size: &Size) -> Markup {
    let plot = Plot::of(&growth.totals, last_moment(growth), size.frame);
    let labels = plot.labels(sitting.people.len());
    let Frame { left, right, .. } = size.frame;
    html! {
        svg class=(size.class) viewBox={ "0 0 " (size.width) " " (size.height) } role="img"
            aria-label=(summary(reader, sitting, growth)) {
            @for (value, y) in plot.grid() {
                path.grid d={ "M" (left) " " (y) "H" (right) } {}
                text.scale x=(left - 6.0) y=(y + 4.5) text-anchor="end" { (value) }
            }
            @for (i, y) in labels.into_iter().enumerate() {
                @let colours = colours(i, panels);
                @let sign = panels.get(i).and_then(|panel| panel.sign);
                path class={ "series " (colours) } d=(plot.line(i)) {}
                path class={ "leader " (colours) } d={ "M" (right) " " (plot.last(i)) "L" (right + 8.0) " " (y) } {}
                @if let Some(sign) = sign {
                    use class={ "sign " (colours) } href={ "#" (sign) } x=(right + 11.0) y=(y - SIGN / 2.0) width=(SIGN) height=(SIGN) {}
                }
                text class={ "label " (colours) } x=(right + if sign.is_some() { 14.0 + SIGN } else { 11.0 }) y=(y + 4.5) {
                    (short(&called(reader, sitting, i, size), size.letters))
                }
            }
        }
    }
}

/// A player's own colour, and a dash of the own for those who do not tell colours apart.
fn colours(seat: usize, panels: &[Panel]) -> String {
    let colour = panels.get(seat).map_or("", |panel| panel.colour);
    format!("series-{seat} {colour}")
}

/// Who somebody is: with what they play, where there is room for it.
fn called(reader: &Reader<'_>, sitting: &Sitting<'_>, seat: usize, size: &Size) -> String {
    let in_full = say(reader, sitting, &Phrase::new("person").with("seat", Seat::new(seat)));
    if in_full.chars().count() <= size.letters { in_full } else { sitting.people[seat].name.clone() }
}

/// Every part of the account in a row: how it grew for each player, and what it came to. Parts in which nobody ever
/// had anything are left out; so is all of it where a score has one part only.
pub(super) fn by_part(reader: &Reader<'_>, sitting: &Sitting<'_>, growth: &Growth, panels: &[Panel]) -> Markup {
    let scored = |series: &Course| series.iter().any(|(_, scores)| scores.iter().any(|score| *score != 0));
    let parts: Vec<&(&str, Course)> = growth.parts.iter().filter(|(_, series)| scored(series)).collect();
    if growth.totals.len() < 2 || parts.len() < 2 {
        return html! {};
    }
    let title = reader.word("kit-growth-parts");
    html! {
        figure.by-part {
            figcaption { (title) }
            div.wide tabindex="0" role="region" aria-label=(title) {
                table.figures {
                    thead { tr { td {} @for sitter in sitting.people { th scope="col" { (sitter.name) } } } }
                    tbody {
                        @for (part, series) in parts { (part_row(reader, sitting, part, &Plot::of(series, last_moment(growth), SMALL), panels)) }
                    }
                }
            }
        }
    }
}

fn part_row(
    reader: &Reader<'_>,
    sitting: &Sitting<'_>,
    part: &'static str,
    plot: &Plot<'_>,
    panels: &[Panel],
) -> Markup {
    html! {
        tr {
            th scope="row" { (say(reader, sitting, &Phrase::new(part))) }
            @for seat in 0..sitting.people.len() {
                td {
                    svg viewBox={ "0 0 " (SMALL_WIDTH) " " (SMALL_HEIGHT) } aria-hidden="true" {
                        path.grid d={ "M" (SMALL.left) " " (plot.y(0)) "H" (SMALL.right) } {}
                        path class={ "series " (colours(seat, panels)) } d=(plot.line(seat)) {}
                    }
                    b { (cell(reader, sitting, part, plot.total(seat))) }
                }
            }
        }
    }
}

/// A score of a category, as the account says it.
fn cell(reader: &Reader<'_>, sitting: &Sitting<'_>, part: &str, score: i32) -> String {
    let id = format!("{part}.cell");
    match sitting.game.lexicon().knows(reader.language, &id) {
        true => say(reader, sitting, &Phrase::new(id).with("value", score).with("negated", -score)),
        false => score.to_string(),
    }
}

/// The plot for those who do not see it: where everybody ended.
fn summary(reader: &Reader<'_>, sitting: &Sitting<'_>, growth: &Growth) -> String {
    let last = growth.totals.last().map(|(_, totals)| totals.as_slice()).unwrap_or_default();
    let each = sitting.people.iter().zip(last).map(|(sitter, total)| format!("{} {total}", sitter.name));
    format!("{}: {}", reader.word("kit-growth"), each.collect::<Vec<_>>().join(", "))
}

fn short(name: &str, letters: usize) -> String {
    let mut short: String = name.chars().take(letters).collect();
    if name.chars().count() > letters {
        short.push('…');
    }
    short
}

/// When the last score changed.
fn last_moment(growth: &Growth) -> usize {
    let series = growth.parts.iter().map(|(_, series)| series).chain([&growth.totals]);
    series.filter_map(|series| series.last()).map(|(moment, _)| *moment).max().unwrap_or(0).max(1)
}

/// Where a plot has its lines.
#[derive(Clone, Copy)]
struct Frame {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

/// Scores over moments, scaled to a frame.
struct Plot<'a> {
    series: &'a [(usize, Vec<i32>)],
    frame: Frame,
    last_moment: usize,
    least: i32,
    most: i32,
    step: i32,
}

impl<'a> Plot<'a> {
    fn of(series: &'a [(usize, Vec<i32>)], last_moment: usize, frame: Frame) -> Self {
        let all = || series.iter().flat_map(|(_, scores)| scores.iter().copied());
        let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1));
        let step = round_step((most - least) / 4);
        let (least, most) = (least.div_euclid(step) * step, (most + step - 1).div_euclid(step) * step);
        Plot { series, frame, last_moment, least, most, step }
    }

    fn x(&self, moment: usize) -> f32 {
        let Frame { left, right, .. } = self.frame;
        left + (right - left) * moment as f32 / self.last_moment as f32
    }

    fn y(&self, value: i32) -> f32 {
        let Frame { top, bottom, .. } = self.frame;
        bottom - (bottom - top) * (value - self.least) as f32 / (self.most - self.least) as f32
    }

    fn grid(&self) -> Vec<(i32, f32)> {
        let lines = (self.most - self.least) / self.step;
        (0..=lines).map(|i| self.least + i * self.step).map(|value| (value, self.y(value))).collect()
    }

    /// Scores jump: the line keeps its height until the moment at which it changes.
    fn line(&self, seat: usize) -> String {
        let mut path = String::new();
        let mut before = None;
        for (moment, scores) in self.series {
            let Some(&score) = scores.get(seat) else { continue };
            let (x, y) = (self.x(*moment), self.y(score));
            match before {
                None => path.push_str(&format!("M{x:.1} {y:.1}")),
                Some(same) if same == score => continue,
                Some(_) => path.push_str(&format!("H{x:.1}V{y:.1}")),
            }
            before = Some(score);
        }
        path + &format!("H{:.1}", self.frame.right)
    }

    /// What a seat had at the end.
    fn total(&self, seat: usize) -> i32 {
        self.series.last().and_then(|(_, scores)| scores.get(seat)).copied().unwrap_or(0)
    }

    fn last(&self, seat: usize) -> f32 {
        self.y(self.total(seat))
    }

    /// How high the label of each seat stands, none upon another.
    fn labels(&self, seats: usize) -> Vec<f32> {
        let mut order: Vec<usize> = (0..seats).collect();
        order.sort_by(|a, b| self.last(*a).total_cmp(&self.last(*b)));
        let mut heights = vec![0.0; seats];
        let mut free = self.frame.top;
        for seat in &order {
            heights[*seat] = self.last(*seat).max(free);
            free = heights[*seat] + LABEL;
        }
        let mut ceiling = self.frame.bottom + LABEL / 2.0;
        for seat in order.iter().rev() {
            heights[*seat] = heights[*seat].min(ceiling);
            ceiling = heights[*seat] - LABEL;
        }
        heights
    }
}

/// The least of 1, 2, 5, 10, 20, 50 … that is at least this.
fn round_step(at_least: i32) -> i32 {
    let steps = (0..9).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i32.pow(power)));
    steps.into_iter().find(|step| *step >= at_least).unwrap_or(i32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grid_lines_are_round_and_hold_all_totals() {
        assert_eq!([0, 1, 3, 7, 130, 901].map(round_step), [1, 1, 5, 10, 200, 1000]);
        let growth = [(0, vec![250, 0]), (9, vec![1350, -20])];
        let plot = Plot::of(&growth, 9, NARROW.frame);
        assert_eq!(plot.grid().first().map(|(value, _)| *value), Some(-500));
        assert_eq!(plot.grid().last().map(|(value, _)| *value), Some(1500));
        assert!(plot.grid().iter().all(|(_, y)| (NARROW.frame.top..=NARROW.frame.bottom).contains(y)));
    }

    #[test]
    fn labels_of_equal_totals_do_not_overlap() {
        let growth = [(0, vec![0; 6]), (5, vec![700, 700, 700, 0, 0, 0])];
        let mut labels = Plot::of(&growth, 5, NARROW.frame).labels(6);
        labels.sort_by(f32::total_cmp);
        assert!(labels.windows(2).all(|pair| pair[1] - pair[0] >= LABEL - 0.01), "{labels:?}");
        assert!(labels[5] <= NARROW.height - 12.0 && labels[0] >= NARROW.frame.top, "{labels:?}");
    }

    #[test]
    fn a_line_steps_only_where_the_score_changes_and_ends_with_the_game() {
        let growth = [(0, vec![0]), (1, vec![0]), (2, vec![10])];
        assert_eq!(Plot::of(&growth, 2, NARROW.frame).line(0), "M46.0 196.0H204.0V14.0H204.0");
        // A part may stand still long before the game ends.
        assert_eq!(Plot::of(&growth, 4, SMALL).line(0), "M1.0 20.0H36.0V2.0H71.0");
    }

    #[test]
    fn all_plots_of_a_game_last_equally_long() {
        let growth = Growth {
            totals: vec![(1, vec![0, 0]), (7, vec![3, 0])],
            parts: vec![("cash", vec![(1, vec![0, 0]), (8, vec![1, 0])]), ("gold", vec![(1, vec![0, 0])])],
        };
        assert_eq!(last_moment(&growth), 8);
        assert_eq!(last_moment(&Growth::default()), 1);
    }
}
