//! How a game ended: the account, how it grew, and that nobody touched the shuffle.

use table::drawn::{Markup, html};
use table::words::{Block, Section};

use super::icon::{Icon, icon};
use super::regions::say;
use super::{End, Reader, Sitter, Sitters, Sitting, worded};
use crate::journal::Stop;

/// The plot in its own units: about one unit a pixel on a phone, so that its text is never small.
const WIDTH: f32 = 340.0;
const HEIGHT: f32 = 220.0;
const LEFT: f32 = 46.0;
const RIGHT: f32 = 216.0;
const TOP: f32 = 14.0;
const BOTTOM: f32 = 196.0;
/// The least distance between two labels.
const LABEL: f32 = 16.0;
/// How many letters of a name fit beside the plot.
const LABEL_LETTERS: usize = 11;

/// Winner, account, plot, seed and what to do next; nothing while the game is on.
pub(super) fn end(reader: &Reader<'_>, sitting: &Sitting<'_>) -> Markup {
    let Some(end) = sitting.end.filter(|_| !sitting.past) else { return html! {} };
    html! {
        section.end aria-label=(reader.word("kit-end")) {
            @if let Some(why) = end.stopped { h2 { (reader.word(stopped(why))) } }
            @if let Some(account) = &end.account { (winner(reader, sitting, account)) }
            (next(reader, sitting, end))
            div.accounts {
                @if let Some(account) = &end.account { (rest_of(reader, sitting, account)) }
                @if end.growth.len() > 1 { (growth(reader, sitting, end)) }
            }
            (fairness(reader, end))
        }
    }
}

const fn stopped(why: Stop) -> &'static str {
    match why {
        Stop::Agreement => "kit-stopped-agreement",
        Stop::Cancelled => "kit-stopped-cancelled",
        Stop::Abandoned => "kit-stopped-abandoned",
    }
}

/// The first sentence of an account says who won: it is the heading.
fn winner(reader: &Reader<'_>, sitting: &Sitting<'_>, account: &Section) -> Markup {
    let heading = match account.blocks.first() {
        Some(Block::Line(line)) => line,
        _ => &account.title,
    };
    html! { h2.winner { (icon(Icon::Cup)) span { (say(reader, sitting, heading)) } } }
}

fn rest_of(reader: &Reader<'_>, sitting: &Sitting<'_>, account: &Section) -> Markup {
    let rest = match account.blocks.split_first() {
        Some((Block::Line(_), rest)) => rest,
        _ => &account.blocks[..],
    };
    let section = Section { title: account.title.clone(), blocks: rest.to_vec() };
    worded::sections(reader, sitting.game.lexicon(), &Sitters(sitting.people), &[section])
}

fn next(reader: &Reader<'_>, sitting: &Sitting<'_>, end: &End) -> Markup {
    html! {
        p.next {
            @match &end.rematch {
                Some(href) => a.button.go href=(href) { (reader.word("kit-to-rematch")) },
                None if sitting.controls.seated => {
                    button.go type="button" data-post="rematch" { (reader.word("kit-rematch")) }
                }
                None => {}
            }
            a.button href={ (reader.to("/tables/")) (sitting.table) "/game.rail" } download { (reader.word("kit-rail")) }
            button type="button" data-replay="0" { (icon(Icon::Play)) (reader.word("kit-replay")) }
            a.button href=(reader.to("/")) { (reader.word("kit-lobby")) }
        }
    }
}

/// The seed, what was published of it before the game, and how to check one against the other.
fn fairness(reader: &Reader<'_>, end: &End) -> Markup {
    html! {
        details.fairness {
            summary { (reader.word("kit-fairness")) }
            p { (reader.word("kit-fairness.help")) }
            dl {
                dt { (reader.word("kit-commitment")) } dd { code { (end.commitment) } }
                @if let Some(seed) = &end.seed { dt { (reader.word("kit-seed")) } dd { code { (seed) } } }
            }
        }
    }
}

fn growth(reader: &Reader<'_>, sitting: &Sitting<'_>, end: &End) -> Markup {
    let plot = Plot::of(&end.growth);
    let labels = plot.labels(sitting.people.len());
    html! {
        figure.growth {
            figcaption { (reader.word("kit-growth")) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(summary(reader, sitting.people, end)) {
                @for (value, y) in plot.grid() {
                    path.grid d={ "M" (LEFT) " " (y) "H" (RIGHT) } {}
                    text.scale x=(LEFT - 6.0) y=(y + 4.5) text-anchor="end" { (value) }
                }
                @for (i, sitter) in sitting.people.iter().enumerate() {
                    path class={ "series series-" (i) } d=(plot.line(i)) {}
                    path class={ "leader series-" (i) }
                        d={ "M" (RIGHT) " " (plot.last(i)) "L" (RIGHT + 8.0) " " (labels[i]) } {}
                    text class={ "label series-" (i) } x=(RIGHT + 11.0) y=(labels[i] + 4.5) { (short(&sitter.name)) }
                }
            }
        }
    }
}

/// The plot for those who do not see it: where everybody ended.
fn summary(reader: &Reader<'_>, people: &[Sitter], end: &End) -> String {
    let last = end.growth.last().map(|(_, totals)| totals.as_slice()).unwrap_or_default();
    let each = people.iter().zip(last).map(|(sitter, total)| format!("{} {total}", sitter.name));
    format!("{}: {}", reader.word("kit-growth"), each.collect::<Vec<_>>().join(", "))
}

fn short(name: &str) -> String {
    let mut short: String = name.chars().take(LABEL_LETTERS).collect();
    if name.chars().count() > LABEL_LETTERS {
        short.push('…');
    }
    short
}

/// Totals over steps, scaled to the plot.
struct Plot<'a> {
    growth: &'a [(usize, Vec<i32>)],
    least: i32,
    most: i32,
    step: i32,
}

impl<'a> Plot<'a> {
    fn of(growth: &'a [(usize, Vec<i32>)]) -> Self {
        let all = || growth.iter().flat_map(|(_, totals)| totals.iter().copied());
        let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1));
        let step = round_step((most - least) / 4);
        Plot { growth, least: least.div_euclid(step) * step, most: (most + step - 1).div_euclid(step) * step, step }
    }

    fn x(&self, step: usize) -> f32 {
        let last = self.growth.last().map_or(1, |(last, _)| (*last).max(1));
        LEFT + (RIGHT - LEFT) * step as f32 / last as f32
    }

    fn y(&self, value: i32) -> f32 {
        BOTTOM - (BOTTOM - TOP) * (value - self.least) as f32 / (self.most - self.least) as f32
    }

    fn grid(&self) -> Vec<(i32, f32)> {
        let lines = (self.most - self.least) / self.step;
        (0..=lines).map(|i| self.least + i * self.step).map(|value| (value, self.y(value))).collect()
    }

    /// Scores jump: the line keeps its height until the step at which it changes.
    fn line(&self, seat: usize) -> String {
        let mut path = String::new();
        let mut before = None;
        for (step, totals) in self.growth {
            let Some(&total) = totals.get(seat) else { continue };
            let (x, y) = (self.x(*step), self.y(total));
            match before {
                None => path.push_str(&format!("M{x:.1} {y:.1}")),
                Some(same) if same == total => continue,
                Some(_) => path.push_str(&format!("H{x:.1}V{y:.1}")),
            }
            before = Some(total);
        }
        path + &format!("H{RIGHT:.1}")
    }

    fn last(&self, seat: usize) -> f32 {
        let total = self.growth.last().and_then(|(_, totals)| totals.get(seat)).copied();
        self.y(total.unwrap_or(self.least))
    }

    /// How high the label of each seat stands, none upon another.
    fn labels(&self, seats: usize) -> Vec<f32> {
        let mut order: Vec<usize> = (0..seats).collect();
        order.sort_by(|a, b| self.last(*a).total_cmp(&self.last(*b)));
        let mut heights = vec![0.0; seats];
        let mut free = TOP;
        for seat in &order {
            heights[*seat] = self.last(*seat).max(free);
            free = heights[*seat] + LABEL;
        }
        let mut ceiling = BOTTOM + LABEL / 2.0;
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
        let plot = Plot::of(&growth);
        assert_eq!(plot.grid().first().map(|(value, _)| *value), Some(-500));
        assert_eq!(plot.grid().last().map(|(value, _)| *value), Some(1500));
        assert!(plot.grid().iter().all(|(_, y)| (TOP..=BOTTOM).contains(y)));
    }

    #[test]
    fn labels_of_equal_totals_do_not_overlap() {
        let growth = [(0, vec![0; 6]), (5, vec![700, 700, 700, 0, 0, 0])];
        let mut labels = Plot::of(&growth).labels(6);
        labels.sort_by(f32::total_cmp);
        assert!(labels.windows(2).all(|pair| pair[1] - pair[0] >= LABEL - 0.01), "{labels:?}");
        assert!(labels[5] <= HEIGHT - 12.0 && labels[0] >= TOP, "{labels:?}");
    }

    #[test]
    fn a_line_steps_only_where_the_total_changes() {
        let growth = [(0, vec![0]), (1, vec![0]), (2, vec![10])];
        assert_eq!(Plot::of(&growth).line(0), "M46.0 196.0H216.0V14.0H216.0");
    }
}
