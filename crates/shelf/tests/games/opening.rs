//! What setting up tells stands first in the story, for the eyes that it is told to.

use proving::toy::Toy;
use shelf::{LiveTable, boxed};
use table::setup::{Value, Values};
use table::{Eyes, SaltedSeed, Seat, Seed};
use wording::{Language, Unnamed};

const FIRST: Eyes = Eyes::Seat(Seat::new(0));

fn toy() -> Box<dyn LiveTable> {
    let values = Values::new().with("players", Value::Number(2));
    boxed::<Toy>().open(&values, SaltedSeed::unsalted(Seed::from_number(1)), Vec::new()).expect("the toy fits")
}

fn story(table: &dyn LiveTable, eyes: Eyes) -> Vec<String> {
    let say = |told: &shelf::Told| table.game().lexicon().say(Language::En, &told.line, &Unnamed);
    table.events_for(eyes, 0).iter().map(say).collect()
}

fn own_card(table: &dyn LiveTable, seat: usize) -> String {
    let view = table.look(Eyes::Seat(Seat::new(seat))).json();
    format!("Everybody has a card, and yours is a {}.", view["own"]["card"])
}

#[test]
fn a_new_table_has_told_each_pair_of_eyes_how_it_was_set_up() {
    let table = toy();
    assert_eq!((table.decisions(), table.steps()), (0, 1));
    for seat in [0, 1] {
        assert_eq!(story(&*table, Eyes::Seat(Seat::new(seat))), [own_card(&*table, seat)]);
    }
    assert_eq!(story(&*table, Eyes::Bystander), ["Everybody has a card."]);
    let told = table.events_for(FIRST, 0).remove(0);
    assert_eq!((told.step, told.decision, told.by), (1, 0, None));
    assert_eq!(told.after.json(), table.look(FIRST).json(), "with the table as it stands before the first decision");
    assert_eq!((table.count_events_for(FIRST, 0), table.decided(FIRST), table.decided(Eyes::Bystander)), (1, 0, 0));
}

#[test]
fn it_stays_first_however_the_table_comes_to_be() {
    let mut table = toy();
    let opening = own_card(&*table, 0);
    for notation in ["bid 1", "bold"] {
        let _ = table.play(Seat::new(0), notation).expect("it is legal");
    }
    let told = [opening.as_str(), "Something happened.", "Something happened."];
    assert_eq!(story(&*table, FIRST), told);
    let again = boxed::<Toy>().load(table.rail().as_bytes()).expect("what was written can be read");
    assert_eq!(story(&*again, FIRST), told, "a file does not hold it, and its game tells it all the same");
    assert_eq!(story(&*table.rewound(0).expect("a start"), FIRST), told[..1]);
    assert_eq!(story(&*table.fork(), FIRST), told);
    assert_eq!(table.undo(Seat::new(0)).expect("nothing stands in the way").notation, "bold");
    assert_eq!(story(&*table, FIRST), told[..2]);
    let decisions: Vec<usize> = table.moments(FIRST, 0..9).iter().map(|told| told.decision).collect();
    assert_eq!(decisions, [0, 1]);
}
