//! The one face, for every game on the shelf.

use shelf::{Bot, Haste, LiveTable, Shelved, Told};
use table::setup::Values;
use table::{Dice, Eyes, SaltedSeed, Seat, Seed};
use wording::{Block, Language, Phrase, Section, Unnamed};

fn open(game: &dyn Shelved, seed: u64) -> Box<dyn LiveTable> {
    game.open(&Values::new(), SaltedSeed::unsalted(Seed::from_number(seed)), Vec::new()).expect("defaults fit")
}

/// Plays random options to the end, looking at the table before each decision.
fn play_out(table: &mut dyn LiveTable, seed: u64, mut look: impl FnMut(&dyn LiveTable, Seat)) {
    let mut dice = Dice::from_number(seed);
    while let Some(seat) = table.to_act().first() {
        look(table, seat);
        let options = table.options(seat);
        let notation = options[dice.below(options.len() as u32) as usize].notation.clone();
        let _ = table.play(seat, &notation).expect("options can be played");
    }
}

fn phrases(sections: &[Section]) -> Vec<Phrase> {
    let block = |block: &Block| match block {
        Block::Line(line) => vec![line.clone()],
        Block::Table { head, rows } => head.iter().chain(rows.iter().flatten()).cloned().collect(),
    };
    sections
        .iter()
        .flat_map(|section| [section.title.clone()].into_iter().chain(section.blocks.iter().flat_map(block)))
        .collect()
}

#[track_caller]
fn assert_said(game: &dyn Shelved, phrase: &Phrase) {
    for language in Language::ALL {
        let text = game.lexicon().say(language, phrase, &Unnamed);
        assert!(!text.is_empty() && !text.contains(['⟦', '{']), "{phrase:?} in {language}: {text}");
    }
}

#[test]
fn everything_is_said_in_every_language() {
    for game in shelf::games() {
        let mut table = open(*game, 1);
        play_out(&mut *table, 1, |table, seat| {
            let sight = table.look(Eyes::Seat(seat));
            assert_said(*game, &sight.prompt());
            table.options(seat).iter().for_each(|offer| assert_said(*game, &offer.words));
            phrases(&sight.table()).iter().for_each(|phrase| assert_said(*game, phrase));
        });
        for eyes in Seat::all(table.seats()).map(Eyes::Seat).chain([Eyes::Bystander, Eyes::Open]) {
            table.events_for(eyes, 0).iter().for_each(|told| assert_said(*game, &told.line));
        }
        let account = table.account().expect("the game is over");
        phrases(&[account]).iter().for_each(|phrase| assert_said(*game, phrase));
    }
}

#[test]
fn what_is_told_ends_with_what_is_seen() {
    for game in shelf::games() {
        let mut table = open(*game, 2);
        play_out(&mut *table, 2, |_, _| {});
        for seat in Seat::all(table.seats()) {
            let told = table.events_for(Eyes::Seat(seat), 0);
            let steps: Vec<usize> = told.iter().map(|told| told.step).collect();
            assert!(steps.is_sorted() && steps.last().is_some_and(|last| *last <= table.steps()));
            assert_eq!(told.last().expect("much was told").after.json(), table.look(Eyes::Seat(seat)).json());
        }
        assert!(table.events_for(Eyes::Bystander, table.steps()).is_empty());
    }
}

/// What is counted on the way is what looking through the whole story finds.
#[test]
fn moments_are_counted_as_they_are_told() {
    for game in shelf::games() {
        let mut table = open(*game, 5);
        play_out(&mut *table, 5, |table, seat| {
            if !table.decisions().is_multiple_of(41) {
                return;
            }
            for eyes in [Eyes::Seat(seat), Eyes::Bystander, Eyes::Open] {
                let steps = |told: Vec<Told>| told.iter().map(|told| told.step).collect::<Vec<_>>();
                let all = steps(table.events_for(eyes, 0));
                assert_eq!(table.count_events_for(eyes, 0), all.len(), "{}", game.name());
                let middle = all.len() / 2;
                assert_eq!(steps(table.moments(eyes, middle..usize::MAX)), all[middle..]);
                assert_eq!(steps(table.moments(eyes, all.len()..usize::MAX)), [0; 0]);
                let since = table.steps() / 3;
                assert_eq!(table.count_events_for(eyes, since), all.iter().filter(|&&step| step > since).count());
            }
        });
    }
}

#[test]
fn a_file_gives_the_table_back_and_any_moment_of_it() {
    for game in shelf::games() {
        let mut table = open(*game, 3);
        let mut moments = Vec::new();
        play_out(&mut *table, 3, |table, seat| moments.push(table.look(Eyes::Seat(seat)).json()));
        let again = shelf::load(table.rail().as_bytes()).expect("what was written can be read");
        assert_eq!((again.rail(), again.standing(), again.census()), (table.rail(), table.standing(), table.census()));
        for (at, seen) in moments.iter().enumerate().step_by(7) {
            let earlier = again.rewound(at).expect("the game can be replayed");
            let seat = earlier.to_act().first().expect("the game went on");
            assert_eq!((earlier.decisions(), &earlier.look(Eyes::Seat(seat)).json()), (at, seen));
        }
    }
}

#[test]
fn taking_back_restores_what_was_seen_and_told() {
    let mut taken_back = 0;
    for game in shelf::games() {
        let mut table = open(*game, 4);
        let mut dice = Dice::from_number(4);
        while let Some(seat) = table.to_act().first() {
            let before = (table.look(Eyes::Seat(seat)).json(), table.steps(), table.rail());
            let options = table.options(seat);
            let notation = options[dice.below(options.len() as u32) as usize].notation.clone();
            let _ = table.play(seat, &notation).expect("options can be played");
            if table.can_undo(seat) > 0 {
                let offered = options.iter().find(|offer| offer.notation == notation);
                assert_eq!(table.undo(seat).as_ref().ok(), offered, "it is offered again, in the same words");
                assert_eq!((table.look(Eyes::Seat(seat)).json(), table.steps(), table.rail()), before);
                let _ = table.play(seat, &notation).expect("it can be played again");
                taken_back += 1;
            }
        }
    }
    assert!(taken_back > 0);
}

#[test]
fn bots_and_the_coach_choose_what_is_legal() {
    for game in shelf::games() {
        let table = open(*game, 5);
        let seat = table.to_act().first().expect("somebody begins");
        let options = table.options(seat);
        for bot in ["random", "greedy", "mcts:50", "beginner"] {
            let bot: Bot = bot.parse().expect("these are bots");
            let chosen =
                table.mind(seat).choose(&bot, &Haste::default(), &mut Dice::from_number(1)).expect("the seat decides");
            assert!(options.iter().any(|offer| offer.notation == chosen), "{bot} chose {chosen}");
        }
        let advice = table.mind(seat).advise(300, None, &mut Dice::from_number(1)).expect("the seat decides");
        assert_eq!(advice.options.len(), options.len());
        for advised in &advice.options {
            assert!(advised.offer.as_ref().is_some_and(|offer| options.contains(offer)));
        }
        advice.lines().iter().for_each(|line| assert_said(*game, &line.words));
        let last = options.last().expect("there is something to choose");
        let about =
            table.mind(seat).advise(300, Some(&last.notation), &mut Dice::from_number(1)).expect("the seat decides");
        about.lines().iter().for_each(|line| assert_said(*game, &line.words));
        let waiting = Seat::all(table.seats()).find(|seat| !table.to_act().union(table.may_act()).contains(*seat));
        if let Some(waiting) = waiting {
            assert_eq!(table.mind(waiting).choose(&Bot::Random, &Haste::default(), &mut Dice::from_number(1)), None);
            assert!(table.options(waiting).is_empty());
        }
    }
}

#[test]
fn refusals_are_typed_and_said_and_change_nothing() {
    for game in shelf::games() {
        let mut table = open(*game, 6);
        let seat = table.to_act().first().expect("somebody begins");
        let offer = table.options(seat)[0].clone();
        assert_eq!(table.why_not(seat, &offer.notation), Ok(None));
        assert!(matches!(table.play(seat, "no such thing"), Err(shelf::NotPlayed::Notation(_))));
        let nobody = Seat::new(7);
        assert!(matches!(table.play(nobody, &offer.notation), Err(shelf::NotPlayed::NoSuchSeat { .. })));
        assert!(matches!(table.why_not(nobody, &offer.notation), Err(shelf::NotPlayed::NoSuchSeat { .. })));
        assert!(table.options(nobody).is_empty());
        if let Some(waiting) = Seat::all(table.seats()).find(|seat| !table.to_act().contains(*seat)) {
            let refusal = table.why_not(waiting, &offer.notation).expect("it is notation").expect("it is not legal");
            assert_eq!(table.play(waiting, &offer.notation), Err(shelf::NotPlayed::Refused(refusal)));
            assert_said(*game, &game.refusal(&refusal));
            assert!(game.rules().iter().any(|rule| rule.id == refusal.rule), "{} is a rule", refusal.rule);
        }
        assert_eq!(table.decisions(), 0);
    }
}

#[test]
fn names_are_unique_and_found() {
    for game in shelf::games() {
        assert_eq!(shelf::game(game.name()).map(|found| found.name()).ok(), Some(game.name()));
    }
    let error = shelf::game("chess").err().expect("there is no chess").to_string();
    assert!(error.starts_with("there is no game `chess` here"));
}
