//! The coach tells the truth: its reasons are what the games that it played in its mind ended with.

use bots::coach::{Side, advise_before};
use bots::{Budget, Comparison, Plan, Reason, Tuning};
use colt_express::ColtExpress;
use fliptown::Fliptown;
use great_western_trail::GreatWesternTrail;
use proving::journey::Journey;
use table::guide::Source;
use table::{Dice, Game, Guide, Seat, Setup, Worlds};
use ticket_to_ride_legacy::TicketToRide;
use west_story::WestStory;

/// What follows is not told here.
type Compared<G> = Comparison<<G as Game>::Action, ()>;

/// How the games of a comparison ended.
struct Ends<G> {
    of: Vec<G>,
    with: Vec<G>,
}

/// What the coach says of a position, and the ends of the games that this rests on.
fn compared<G: Guide>(
    game: &G,
    seat: Seat,
    iterations: u32,
    asked: Option<G::Action>,
) -> Option<(Compared<G>, Ends<G>)> {
    let plan = Plan { budget: Budget::iterations(iterations), ..Tuning::of::<G>(game.seats()).plan };
    let mut ends = Ends { of: Vec::new(), with: Vec::new() };
    let mut seen = |side, end: &G| match side {
        Side::Of => ends.of.push(end.clone()),
        Side::With => ends.with.push(end.clone()),
    };
    let advice = advise_before(&Worlds::of(game, seat), plan, asked, &|_, _| (), &mut Dice::from_number(1), &mut seen);
    Some((advice.comparison?, ends))
}

/// What the coach says of an option beside its own choice, held against the games that this rests on.
pub fn reasons_for<G: Guide>(game: &G, seat: Seat, asked: Option<G::Action>) -> Vec<Reason> {
    let (comparison, ends) = compared(game, seat, 400, asked).expect("there is something to compare");
    is_true(&comparison, &ends, seat);
    comparison.reasons
}

/// How much of a measure a game ended with, from its account and nothing else.
fn amount<G: Guide>(source: Source, id: &str, end: &G, seat: Seat) -> f64 {
    let standing = end.standing().expect("the game was played to its end");
    let own = &standing.results[seat.index()];
    match source {
        Source::Account => {
            let scores = standing.categories.iter().zip(&own.scores);
            scores.filter(|(category, _)| **category == id).map(|(_, score)| f64::from(*score)).sum()
        }
        Source::Total => own.scores.iter().map(|score| f64::from(*score)).sum(),
        Source::BestRival => {
            let totals = standing.results.iter().enumerate().filter(|(other, _)| *other != seat.index());
            totals.map(|(_, result)| f64::from(result.total)).reduce(f64::max).unwrap_or(0.0)
        }
        Source::Fact(place) => f64::from(end.facts(seat)[place]),
    }
}

/// A mean and its standard error, by the book.
fn mean_and_error(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let spread: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, (spread / count).sqrt())
}

/// Holds everything that is said, and everything that is not, against the games.
fn is_true<G: Guide>(comparison: &Compared<G>, ends: &Ends<G>, seat: Seat) {
    assert_eq!((ends.of.len(), ends.with.len()), (comparison.games as usize, comparison.games as usize));
    let mut worth_saying = 0;
    for measure in G::MEASURES {
        let sided = |end: &G| amount(measure.source, measure.id, end, seat);
        let differences: Vec<f64> = ends.of.iter().zip(&ends.with).map(|(of, with)| sided(of) - sided(with)).collect();
        let (mean, error) = mean_and_error(&differences);
        let is_clear = mean.abs() > 2.0 * error && mean.abs() >= f64::from(measure.notable);
        let said = comparison.reasons.iter().find(|reason| reason.measure == *measure);
        worth_saying += usize::from(is_clear && measure.source != Source::Total);
        if let Some(Reason { more, .. }) = said {
            assert!(is_clear, "{} is said, but {mean} ± {error} is not clear", measure.id);
            assert!(
                (f64::from(more.mean) - mean).abs() < 1e-2 * mean.abs().max(1.0),
                "{}: {more:?}, {mean}",
                measure.id
            );
        }
    }
    let total = comparison.reasons.iter().any(|reason| reason.measure.source == Source::Total);
    assert!(!total || worth_saying == 0, "the total is said where its parts are clear");
    assert_eq!(comparison.reasons.len() - usize::from(total), worth_saying.min(3));
    let weights: Vec<f32> = comparison.reasons.iter().map(|it| it.more.mean.abs() / it.measure.notable).collect();
    assert!(weights.is_sorted_by(|a, b| a >= b), "the largest first: {weights:?}");
}

/// Asks the coach on the way through random games. Says how many reasons it gave.
fn tells_the_truth<G: Guide>(setup: &G::Setup) {
    let mut reasons = 0;
    for seed in 0..3 {
        for decisions in [0, 11, 40] {
            let game = Journey::<G>::begin(setup, seed).after(decisions);
            let Some(seat) = game.to_act().first() else { continue };
            if let Some((comparison, ends)) = compared(&game, seat, 120, None) {
                is_true(&comparison, &ends, seat);
                reasons += comparison.reasons.len();
            }
        }
    }
    assert!(reasons > 0, "nothing was clear anywhere");
}

#[test]
fn at_colt_express() {
    tells_the_truth::<ColtExpress>(&Setup::standard());
}

#[test]
fn at_fliptown() {
    tells_the_truth::<Fliptown>(&Setup::standard());
}

#[test]
fn at_great_western_trail() {
    tells_the_truth::<GreatWesternTrail>(&Setup::standard());
}

#[test]
fn at_ticket_to_ride_legacy() {
    tells_the_truth::<TicketToRide>(&Setup::standard());
}

#[test]
fn at_west_story() {
    tells_the_truth::<WestStory>(&Setup::standard());
}
