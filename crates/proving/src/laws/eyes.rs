//! Law 5: no eyes see too much, none forget.

use super::{Broken, Law, Verdict, books};
use table::census::Census;
use table::dice::Dice;
use table::game::Game;
use table::seat::{Eyes, Seat, Seats};
use table::snapshot::Snapshot;

/// Every seat imagines a few worlds and must not be able to tell them from this one.
pub fn check<G: Game>(
    moment: &Snapshot<G>,
    contents: &Census,
    people: Seats,
    worlds: usize,
    chooser: &mut Dice,
) -> Verdict {
    let game = &moment.game;
    if !game.to_act().is_empty() {
        let same = game.view(Eyes::Open) == game.view(Eyes::Bystander);
        Law::Eyes.demands(same, || "open eyes see more than a bystander before the end".to_owned())?;
    }
    for seat in people {
        for _ in 0..worlds {
            let mut dice = chooser.split();
            let again = dice.clone();
            let world = game.imagine(seat, &mut dice);
            cannot_be_told_apart(game, &world, seat)?;
            books::census(&world, contents).map_err(|broken| Broken {
                detail: format!("in a world that seat {seat} imagines {}", broken.detail),
                ..broken
            })?;
            depends_on_knowledge_alone(game, &world, seat, &again, &dice)?;
        }
    }
    Ok(())
}

/// Everything that `seat` can find out without doing anything is the same.
fn cannot_be_told_apart<G: Game>(truth: &G, world: &G, seat: Seat) -> Verdict {
    let demands = |kept, what: &str, detail: &dyn Fn() -> String| {
        Law::Eyes
            .demands(kept, || format!("seat {seat} can tell an imagined world from the true one by {what}{}", detail()))
    };
    for (eyes, whose) in [(Eyes::Seat(seat), "its view"), (Eyes::Bystander, "a bystander's view")] {
        let (true_view, view) = (truth.view(eyes), world.view(eyes));
        demands(true_view == view, whose, &|| format!("\n true     {true_view:?}\n imagined {view:?}"))?;
    }
    let nothing = &String::new;
    demands(truth.seats() == world.seats(), "the number of seats", nothing)?;
    demands(truth.to_act() == world.to_act(), "who is to act", nothing)?;
    demands(truth.may_act() == world.may_act(), "who may interject", nothing)?;
    demands(truth.standing() == world.standing(), "the standing", nothing)?;
    let (mut true_legal, mut legal) = (Vec::new(), Vec::new());
    truth.legal(seat, &mut true_legal);
    world.legal(seat, &mut legal);
    demands(true_legal == legal, "what it may do", &|| format!("\n true     {true_legal:?}\n imagined {legal:?}"))
}

/// The same dice give the same world, whether one starts from the truth or from an imagined world.
fn depends_on_knowledge_alone<G: Game>(truth: &G, world: &G, seat: Seat, before: &Dice, after: &Dice) -> Verdict {
    let imagine = |from: &G| {
        let mut dice = before.clone();
        (from.imagine(seat, &mut dice), dice.drawn())
    };
    let expected = (world, after.drawn());
    let (again, drawn) = imagine(truth);
    Law::Eyes.demands((&again, drawn) == expected, || {
        format!("seat {seat} imagines another world when it does so again with the same dice")
    })?;
    let (from_world, drawn) = imagine(world);
    Law::Eyes.demands((&from_world, drawn) == expected, || {
        format!(
            "what seat {seat} imagines depends on what it does not know: from the true world and from one that \
             it cannot tell from it come different worlds with the same dice\n from the true one     {world:?}\n \
             from the imagined one {from_world:?}"
        )
    })
}
