//! Two options, played on in the same worlds to the end.

use table::guide::{Measure, Source};
use table::{Dice, Eyes, Game, Guide, Seat, Standing, Worlds};

use super::course::{Courses, Likely};
use super::estimate::{Estimate, Sample};
use super::finish;
use crate::search::{Purpose, Search, Witness};

/// How many games each of two options is compared in.
pub const PAIRS: u32 = 300;

/// How much more is thought about an option before it is compared: the search has hardly looked at most of them.
const STUDIES: u32 = 200;

/// The most reasons that are given.
const MAX_REASONS: usize = 3;

/// An option beside another one.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison<A, S> {
    /// Which option is spoken about; none for holding back.
    pub of: Option<A>,
    /// What it is compared with.
    pub with: Option<A>,
    /// In how many games of each.
    pub games: u32,
    /// Where the games of the one end otherwise than those of the other, the largest difference first.
    pub reasons: Vec<Reason>,
    /// What most often follows the option that is spoken about.
    pub likely: Vec<Likely<S>>,
}

/// Something of which games end with more or with less.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// What it is.
    pub measure: Measure,
    /// How much more of it there is.
    pub more: Estimate,
}

/// How a decision is said to whoever takes it, by what they see; none for holding back.
pub type Say<'a, G, S> = dyn Fn(&<G as Game>::View, Option<<G as Game>::Action>) -> S + Sync + 'a;

/// Which of two options a game began with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The one that is spoken about.
    Of,
    /// The one that it is compared with.
    With,
}

/// Games that are played on from options, in the same worlds, by what the search has learnt.
pub(super) struct Trial<'a, G: Game, S> {
    search: &'a mut Search<G>,
    say: &'a Say<'a, G, S>,
    worlds: &'a Worlds<'a, G>,
    legal: Vec<G::Action>,
}

impl<'a, G: Guide, S: Clone + PartialEq + Send> Trial<'a, G, S> {
    pub fn new(search: &'a mut Search<G>, worlds: &'a Worlds<'a, G>, say: &'a Say<'a, G, S>) -> Self {
        Trial { search, say, worlds, legal: Vec::new() }
    }

    /// What an option leads to is thought through, as the favourite of the search has been.
    pub fn study(&mut self, option: Option<G::Action>, dice: &mut Dice) {
        for _ in 0..STUDIES {
            self.search.try_out(self.worlds.imagine(dice), option, Purpose::Learn, dice, &mut ());
        }
    }

    /// A game that begins with this option, to its end.
    fn play(
        &mut self,
        world: G,
        option: Option<G::Action>,
        mut dice: Dice,
        playing: &mut Playing<'_, G, S>,
    ) -> Option<(Standing, G)> {
        self.search.try_out(world, option, Purpose::Show, &mut dice, playing);
        let end = finish(playing.end.take()?, &mut dice, &mut self.legal);
        Some((end.standing()?, end))
    }

    /// What the seat ends with after this option.
    pub fn total(&mut self, option: Option<G::Action>, mut dice: Dice) -> Estimate {
        let mut totals = Sample::default();
        let mut playing = Playing::new(self.worlds.seat(), self.say);
        for _ in 0..PAIRS {
            let world = self.worlds.imagine(&mut dice);
            playing.begin(Side::With);
            if let Some((standing, _)) = self.play(world, option, dice.split(), &mut playing) {
                totals.add(standing.of(self.worlds.seat()).total as f32);
            }
        }
        totals.estimate()
    }

    /// One option beside another.
    pub fn compare(
        &mut self,
        [of, with]: [Option<G::Action>; 2],
        dice: &mut Dice,
        seen: &mut dyn FnMut(Side, &G),
    ) -> Comparison<G::Action, S> {
        let seat = self.worlds.seat();
        let mut differences = vec![Sample::default(); G::MEASURES.len()];
        let mut playing = Playing::new(seat, self.say);
        let mut games = 0;
        for _ in 0..PAIRS {
            let world = self.worlds.imagine(dice);
            let luck = dice.split();
            let mut play = |side, option| {
                playing.begin(side);
                let (standing, end) = self.play(world.clone(), option, luck.clone(), &mut playing)?;
                seen(side, &end);
                Some((standing, end))
            };
            let (Some(one), Some(other)) = (play(Side::Of, of), play(Side::With, with)) else { continue };
            games += 1;
            for (measure, difference) in G::MEASURES.iter().zip(&mut differences) {
                let [one, other] = [&one, &other].map(|(standing, end)| measure.of(end, standing, seat));
                difference.add(one - other);
            }
        }
        let reasons = reasons(G::MEASURES, &differences);
        Comparison { of, with, games, reasons, likely: playing.courses.likely() }
    }
}

/// What is clear and worth saying: by how many times it is, the largest first. The total speaks only where nothing else does.
fn reasons(measures: &[Measure], differences: &[Sample]) -> Vec<Reason> {
    let all = measures.iter().zip(differences);
    let all = all.map(|(&measure, difference)| Reason { measure, more: difference.estimate() });
    let said = |reason: &Reason| reason.more.is_clear() && reason.more.mean.abs() >= reason.measure.notable;
    let (mut total, mut reasons): (Vec<Reason>, Vec<Reason>) =
        all.filter(said).partition(|reason| reason.measure.source == Source::Total);
    let weight = |reason: &Reason| reason.more.mean.abs() / reason.measure.notable;
    reasons.sort_by(|a, b| weight(b).total_cmp(&weight(a)));
    reasons.truncate(MAX_REASONS);
    if reasons.is_empty() {
        reasons.append(&mut total);
    }
    reasons
}

/// A game that is being played for a comparison.
struct Playing<'a, G: Game, S> {
    seat: Seat,
    say: &'a Say<'a, G, S>,
    side: Side,
    /// Whether the option itself is still to be taken.
    first: bool,
    courses: Courses<S>,
    end: Option<G>,
}

impl<'a, G: Game, S: Clone + PartialEq> Playing<'a, G, S> {
    fn new(seat: Seat, say: &'a Say<'a, G, S>) -> Self {
        Playing { seat, say, side: Side::Of, first: true, courses: Courses::new(), end: None }
    }

    fn begin(&mut self, side: Side) {
        (self.side, self.first) = (side, true);
        if side == Side::Of {
            self.courses.begin();
        }
    }
}

impl<G: Guide, S: Clone + PartialEq + Send> Witness<G> for Playing<'_, G, S> {
    fn chose(&mut self, world: &G, seat: Seat, option: Option<G::Action>) {
        let first = std::mem::take(&mut self.first) && seat == self.seat;
        if self.side == Side::Of && !first && self.courses.listens() {
            self.courses.follow(seat, (self.say)(&world.view(Eyes::Seat(seat)), option));
        }
    }

    fn saw(&mut self, _: Option<G::Action>, end: &G, _: f32) {
        self.end = Some(end.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOLD: Measure = Measure::score("gold", 1.0);
    const SHOTS: Measure = Measure::fact("shots", 0, 0.1);
    const HORSES: Measure = Measure::fact("horses", 1, 0.1);
    const HATS: Measure = Measure::fact("hats", 2, 0.1);
    const TOTAL: Measure = Measure::total(1.0);

    fn said(rows: &[(Measure, &[f32])]) -> Vec<(&'static str, f32)> {
        let measures: Vec<Measure> = rows.iter().map(|row| row.0).collect();
        let differences: Vec<Sample> = rows
            .iter()
            .map(|row| {
                let mut sample = Sample::default();
                row.1.iter().for_each(|number| sample.add(*number));
                sample
            })
            .collect();
        reasons(&measures, &differences).iter().map(|reason| (reason.measure.id, reason.more.mean)).collect()
    }

    #[test]
    fn the_largest_differences_are_told_by_how_much_they_are_worth_saying() {
        let rows: &[(Measure, &[f32])] =
            &[(GOLD, &[2.0; 9]), (SHOTS, &[-0.3; 9]), (HORSES, &[1.0; 9]), (HATS, &[0.11; 9]), (TOTAL, &[9.0; 9])];
        assert_eq!(said(rows), [("horses", 1.0), ("shots", -0.3), ("gold", 2.0)]);
    }

    #[test]
    fn what_is_small_or_may_be_chance_is_not_told() {
        assert_eq!(said(&[(GOLD, &[0.9; 9])]), []);
        assert_eq!(said(&[(GOLD, &[40.0, -30.0, 20.0, -10.0])]), []);
        assert_eq!(said(&[(GOLD, &[5.0])]), [], "one game tells nothing");
    }

    #[test]
    fn the_total_is_told_where_no_part_of_it_is() {
        assert_eq!(said(&[(GOLD, &[0.5; 9]), (TOTAL, &[3.0; 9])]), [("score-total", 3.0)]);
    }
}
