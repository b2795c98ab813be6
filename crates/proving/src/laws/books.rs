//! Laws 6 and 7: what is counted while a game lasts, and what it comes to.

use super::{Broken, Law, Verdict};
use table::census::Census;
use table::dice::Dice;
use table::game::Game;
use table::setup::Setup;
use table::standing::{SeatResult, Standing};

/// Nothing is lost, nothing appears from nowhere.
pub fn census<G: Game>(game: &G, contents: &Census) -> Verdict {
    let census = game.census();
    let differences = census.differences(contents);
    Law::Census.demands(differences.is_empty(), || {
        let told = differences.iter().map(|(kind, here, box_)| format!("{here} of {kind} instead of {box_}"));
        format!("there are {}\n{census}", told.collect::<Vec<_>>().join(", "))
    })
}

/// Before the end nobody has won, and nothing is left for another game.
pub fn before_the_end<G: Game>(game: &G) -> Verdict {
    let demands = |kept, detail: &str| Law::Standing.demands(kept, || detail.to_owned());
    demands(game.standing().is_none(), "it has a standing, but somebody is still to act")?;
    demands(game.legacy().is_none(), "it leaves a legacy, but somebody is still to act")
}

/// At the end every seat has its place, and the next game of a campaign can begin.
pub fn at_the_end<G: Game>(game: &G, setup: &G::Setup) -> Verdict {
    Law::Standing.demands(game.may_act().is_empty(), || "it is over, but somebody may still act".to_owned())?;
    let nobody_ranked =
        || Broken { law: Law::Standing, detail: "nobody is to act, but there is no standing".to_owned() };
    let standing = game.standing().ok_or_else(nobody_ranked)?;
    ranks(&standing, game.seats())?;
    match game.legacy() {
        Some(legacy) => {
            let next = G::inherit(setup, &legacy);
            bequeaths::<G>(&next)?;
            goes_on::<G>(setup, &next)
        }
        None => Ok(()),
    }
}

/// The next game is one of the same campaign, and all of its members can attend it.
fn goes_on<G: Game>(setup: &G::Setup, next: &G::Setup) -> Verdict {
    let stray = |detail: String| Broken { law: Law::Standing, detail };
    let chapter = |setup: &G::Setup| {
        G::chapter(setup).ok_or_else(|| stray("it leaves a legacy, but is no game of a campaign".to_owned()))
    };
    let (this, next_chapter) = (chapter(setup)?, chapter(next)?);
    Law::Standing.demands(this.members == next_chapter.members, || "its legacy has other members".to_owned())?;
    let everybody = next_chapter.everybody();
    let full = G::attended(next, &everybody).map_err(|error| stray(format!("not all can attend: {error}")))?;
    Law::Standing
        .demands(chapter(&full)?.attending == everybody, || "other members attend than were asked".to_owned())?;
    bequeaths::<G>(&full)
}

fn ranks(standing: &Standing, seats: usize) -> Verdict {
    let demands = |kept, detail: &str| Law::Standing.demands(kept, || format!("{detail}: {standing:?}"));
    let results = &standing.results;
    demands(results.len() == seats, "not every seat has a result")?;
    demands(results.iter().all(|result| result.scores.len() == standing.categories.len()), "a category has no score")?;
    demands(results.iter().all(|result| result.ties.len() == standing.tie_breaks.len()), "a tie-break has no value")?;
    let worth = |result: &SeatResult| (result.total, result.ties.clone());
    let place = |result: &SeatResult| 1 + results.iter().filter(|other| worth(other) > worth(result)).count();
    demands(results.iter().all(|result| usize::from(result.place) == place(result)), "a place does not fit the scores")
}

fn bequeaths<G: Game>(next: &G::Setup) -> Verdict {
    let refused = |error| Broken { law: Law::Standing, detail: format!("its legacy makes no next game: {error}") };
    let read = G::Setup::choose(&next.to_values()).map_err(refused)?;
    Law::Standing.demands(read == *next, || format!("the next setup changes when it is written and read: {next:?}"))?;
    G::new(next, &mut Dice::from_number(0)).map(|_| ()).map_err(refused)
}
