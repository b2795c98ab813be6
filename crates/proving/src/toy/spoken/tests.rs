//! Every slip is caught.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::*;
use crate::drawn::{self as drawings, Limits};
use crate::journey::Journey;
use crate::rulebook as books;
use crate::toy::ToySetup;
use crate::words;
use table::game::Game;
use table::setup::Setup;

/// What a check says of this slip.
fn said(slip: Slip, check: fn()) -> String {
    SLIP.set(slip);
    let caught = catch_unwind(AssertUnwindSafe(check));
    SLIP.set(Slip::None);
    match caught {
        Ok(()) => "nothing".to_owned(),
        Err(panic) => match (panic.downcast_ref::<String>(), panic.downcast_ref::<&str>()) {
            (Some(said), _) => said.clone(),
            (None, said) => said.map_or("something else", |said| *said).to_owned(),
        },
    }
}

#[track_caller]
fn catches(check: fn(), slips: &[(Slip, &str)]) {
    assert_eq!(said(Slip::None, check), "nothing");
    for (slip, words) in slips {
        let said = said(*slip, check);
        assert!(said.contains(words), "{slip:?}: {said}");
    }
}

fn setup() -> ToySetup {
    ToySetup::standard()
}

#[test]
fn what_is_missing_in_a_told_game_is_heard() {
    catches(
        || words::games::<Toy>(&setup(), 12, 1),
        &[
            (Slip::Wordless, "⟦storm⟧"),
            (Slip::Words("Your turn.", "Your  turn."), "`Your  turn.`"),
            (Slip::Polish("Your turn.", "Your turn .."), "pl: `Your turn ..`"),
            (Slip::Words("Pot: { $count }", "Pot , { $count }"), "`Pot , "),
            (Slip::Words("Pot: { $count }", "Pot: { $coins }"), "{$coins}"),
            (Slip::Words("toy-wrong-stage =", "toy-right-stage ="), "⟦toy-wrong-stage⟧"),
            (Slip::Words("toy-coins = Coins\n    .cell", "toy-coins = Coins\n    .sell"), "⟦toy-coins.cell⟧"),
            (Slip::Words("group-peek =", "group-peep ="), "⟦group-peek⟧"),
            (Slip::Words("lesson-turn =", "lesson-burn ="), "no lesson for"),
            (Slip::Polish("Coins are points.", "Coins are  points."), "pl: `Coins are  points.`"),
            (Slip::Alike, "options read alike"),
            (Slip::ShortRow, "a row is too long or too short"),
        ],
    );
}

#[test]
fn a_question_without_its_rule_is_found() {
    let check = || assert_eq!(words::rules_asked::<Toy>(&setup(), 2, 1).len(), 1);
    catches(check, &[(Slip::Ruleless, "no rule for"), (Slip::StrangeRule, "TOY-OTHER-01 is no rule")]);
}

#[test]
fn what_a_lexicon_lacks_is_found() {
    catches(
        words::lexicon::<Toy>,
        &[
            (Slip::Polish("option =", "opinion ="), "`pl` lacks `option`"),
            (Slip::Words("game-about =", "game-on ="), "⟦game-about⟧"),
            (Slip::Words("setup-champion-4 =", "setup-champion-5 ="), "⟦setup-champion-4⟧"),
            (Slip::Words(".help = Coins", ".hint = Coins"), "⟦setup-purse.help⟧"),
            (Slip::Words("fact-whistles =", "fact-whistle ="), "words for facts, and facts"),
            (Slip::Words("kept\n    .cell", "kept\n    .sell"), "⟦fact-whistles.cell⟧"),
            (Slip::RuleTwice, "an id is used twice"),
            (Slip::Words("A rule of this game", "A rule"), "no title of one line"),
        ],
    );
}

#[test]
fn reasons_without_words_and_words_without_reasons_are_found() {
    catches(
        || assert_eq!(words::reasons::<Toy>(&["f(\"why-cold\", \"score-total\")"]), 1),
        &[
            (Slip::Words("why-cold", "why-hot"), "why-cold has no words"),
            (Slip::Words("why-cold = It", "why-hot = x\nwhy-cold = It"), "words that nobody uses"),
            (
                Slip::Words("score-total = Total\n    .cell", "score-total = Total\n    .sell"),
                "score-total.cell has no",
            ),
        ],
    );
}

#[test]
fn a_careless_book_is_found() {
    const LONG: &str = "You peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek \
        and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and \
        peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek \
        and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and peek and \
        peek once";
    catches(
        books::books::<Toy>,
        &[
            (Slip::Words(" {TOY-PEEK-02}", ""), "explains TOY-PEEK-02 nowhere"),
            (Slip::Polish("\n- There must", "\n\nThere must"), "block 3 of `turns`"),
            (Slip::RuleMissing, "TOY-TURN-02, which is no rule"),
            (Slip::Words("{TOY-TURN-02}", "{TOY-TURN-02} {TOY-OTHER-01}"), "names TOY-OTHER-01"),
            (Slip::Words("You peek once", LONG), "the answer for TOY-PEEK-01 is long"),
            (Slip::Words("you 2 breaths", "you 2 $"), "a sum may be torn"),
            (Slip::Words("you 2 breaths", "you \"2\" breaths"), "\\\""),
            (Slip::Words("Whistle {#", "Whistle - on {#"), " - "),
            (Slip::Words("2 breaths.", "2 breaths"), "an end is missing"),
            (Slip::Words("A whistle", "a whistle"), "a beginning is missing"),
            (Slip::Polish("2 breaths", "3 breaths"), "other numbers"),
            (Slip::Words("somebody. {", "somebody? {"), "not translated"),
        ],
    );
}

fn look() {
    let seen = drawings::games::<Toy>(&setup(), 4, 1);
    assert!(seen.refused > 20 && seen.flights > 20, "{seen:?}");
}

/// Options alone, at rare moments always and at usual ones now and then.
fn glance() {
    let mut choices = drawings::Choices::one_in(4);
    for seed in 0..4 {
        let _: Toy = choices.play(&setup(), seed);
    }
    assert!(choices.looked > 20 && choices.kinds().count() > 1, "{choices:?}");
}

#[test]
fn what_cannot_be_chosen_is_seen_at_a_glance() {
    catches(
        glance,
        &[
            (Slip::NoTarget, "is chosen nowhere"),
            (Slip::StrangeTarget, "[Key(\"nowhere\")] not drawn"),
            (Slip::Unmarked, "has no mark"),
            (Slip::GatheredAlike, "are gathered alike"),
            (Slip::GatheredTwice, "is gathered on an element twice"),
        ],
    );
}

#[test]
fn what_is_wrong_with_a_drawing_is_seen() {
    catches(
        look,
        &[
            (Slip::Undrawn, "toy is not drawn"),
            (Slip::NoTarget, "is chosen nowhere"),
            (Slip::StrangeTarget, "[Key(\"nowhere\")] not drawn"),
            (Slip::Unmarked, "has no mark"),
            (Slip::StrangePoint, "points to [Key(\"nowhere\")], which are not drawn"),
            (Slip::GatheredAlike, "are gathered alike"),
            (Slip::GatheredTwice, "is gathered on an element twice"),
            (Slip::Element("<g data-points=\"pot nowhere\"></g>"), "something points to nowhere, which is not drawn"),
            (Slip::Element("<g data-note=\" \"></g>"), "a note says nothing"),
            (Slip::StrangeAttempt, "nowhere is not drawn, but can be tried"),
            (Slip::RuleMissing, "TOY-TURN-02 is no rule"),
            (Slip::Words("toy-wrong-stage = This comes later.", "toy-wrong-stage = { \"\" }"), "no reason"),
            (Slip::Moody, "is shown what it does not know"),
            (Slip::Words("pot =", "jar ="), "a word is missing"),
            (Slip::Words("pot = Pot: { $count }", "pot = { \"\" }"), "an element has no label"),
            (Slip::Element("<g data-key=\"pot\"></g>"), "a key is used twice"),
            (Slip::Element("<g style=\"x\"></g>"), "no page may hold this"),
            (Slip::Element("<g data-small class=\"a\"></g>"), "an attribute without a value"),
            (Slip::Element("<g class=\"a\" id=\"b\" class=\"c\"></g>"), "the first attribute alone"),
            (Slip::Element("<g data-why=\"x\"></g>"), "a reason without a rule"),
            (Slip::Element("<use href=\"#toy-bird\"></use>"), "#toy-bird is not drawn"),
            (Slip::Element("<g data-lens=\"bird\"></g>"), "there is no lens bird"),
            (Slip::StrangeSymbol, "toy-bird is no symbol"),
            (Slip::StrangeFlight, "nothing is drawn there"),
            (Slip::StrangeFocus, "the eye is led to nothing"),
        ],
    );
}

#[test]
fn what_is_wrong_with_symbols_and_glossary_is_seen() {
    catches(
        || drawings::belongings::<Toy>("toy-"),
        &[
            (Slip::Symbol("<symbol id=\"toy-pot\"></symbol>"), "a symbol is drawn twice"),
            (Slip::Symbol("<symbol id=\"pot\"></symbol>"), "symbols without our name: [\"pot\"]"),
            (Slip::Symbol("<path fill=\"url(#toy-sky)\"/>"), "toy-sky is not drawn"),
            (Slip::Symbol("<use href=\"#toy-bird\"/>"), "toy-bird is not drawn"),
            (Slip::Symbol("<style></style>"), "no page may hold this"),
            (Slip::LensTwice, "a thing is explained twice"),
            (Slip::LensRuleless, "coin has no rule"),
            (Slip::RuleMissing, "TOY-TURN-02 is no rule"),
            (Slip::Words("table =", "chair ="), "⟦table⟧"),
        ],
    );
}

#[test]
fn what_is_too_heavy_is_weighed() {
    const ROOM: Limits = Limits { symbols: 1000, scene: 2000, drawing: 2000, largest: 2000 };
    catches(|| drawings::weight::<Toy>(&setup(), 2, 1, ROOM), &[]);
    for limits in [
        Limits { symbols: 10, ..ROOM },
        Limits { scene: 10, ..ROOM },
        Limits { drawing: 10, ..ROOM },
        Limits { largest: 10, ..ROOM },
    ] {
        let caught = catch_unwind(|| drawings::weight::<Toy>(&setup(), 2, 1, limits));
        assert!(caught.is_err(), "{limits:?}");
    }
}

#[test]
fn a_story_is_told_up_to_a_decision() {
    let (view, story) = words::told::<Toy>(&setup(), 1, 5, Language::En);
    assert_eq!(view, Journey::<Toy>::begin(&setup(), 1).after(5).view(table::Eyes::Seat(Seat::new(0))));
    let card = view.own.as_ref().expect("a seat looks").card;
    let opening = format!("Everybody has a card, and yours is a {card}.\n");
    assert_eq!(story, opening.clone() + &"Something happened.\n".repeat(5));
    assert_eq!(words::told::<Toy>(&setup(), 1, 0, Language::En).1, opening, "before anybody has decided anything");
    let table = words::whole_table::<Toy>(&view, Language::En);
    assert!(table.starts_with("The table\n") && table.ends_with("\nYour turn.\n"), "{table}");
}
