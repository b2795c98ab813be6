//! The two sets of numbers: what both keep to, and that a table reads its own in everything.

use table::{Eyes, Game, Guide, Seat, Setup, Transcript};
use west_story::data::{
    CityNumbers, Cost, Gain, Kind, KindNumbers, Level, MAX_HATS, NumberSet, OURS, Section, Side, Sort, TUNED,
};
use west_story::{Options, Position, WestStory};

use crate::common::*;

const SETS: [NumberSet; 2] = NumberSet::ALL;

fn with(set: NumberSet) -> Options {
    Options::for_people(2).everything().numbers(set)
}

/// Kinds that are for sale.
fn for_sale() -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().filter(|kind| kind.level().index() < 3)
}

fn of_kind(set: NumberSet, kind: Kind) -> KindNumbers {
    set.numbers().kinds[kind.index()]
}

#[test]
fn the_numbers_are_an_option_of_the_table() {
    assert_eq!(Options::standard().numbers, NumberSet::First);
    for set in SETS {
        let options = Options::for_people(3).numbers(set);
        assert_eq!(Options::choose(&options.to_values()), Ok(options));
        assert_eq!(deal(&options, 1).view().numbers, set);
        let mut t = deal(&options, 1);
        t.play_out(|t| assert_eq!(t.view().numbers, set));
    }
    assert!(OURS != TUNED, "an option that changes nothing is none");
}

#[test]
fn a_stored_game_says_its_numbers() {
    let stored = |name: &str| {
        let path = format!("{}/tests/golden/{name}.rail", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("a stored game")
    };
    let read = |text: &str| Transcript::<WestStory>::parse(text.as_bytes()).expect("a game").setup.numbers;
    assert_eq!(read(&stored("two-people-tuned")), NumberSet::Tuned);
    let first = stored("two-people");
    assert_eq!(read(&first), NumberSet::First);
    let unknown = first.replace("numbers=first", "numbers=mine");
    assert!(Transcript::<WestStory>::parse(unknown.as_bytes()).is_err());
}

#[test]
fn both_sets_keep_to_what_the_rulebook_prints() {
    for set in SETS {
        for kind in Kind::ALL {
            let numbers = of_kind(set, kind);
            match (kind.level(), kind.sort()) {
                (Level::I, _) => assert_eq!(numbers.points, 1, "{kind}"),
                (Level::II, Sort::Plain) => assert_eq!(numbers.points, 3, "{kind}"),
                (Level::III, _) => assert!((3..=6).contains(&numbers.points), "{kind}"),
                _ => assert_eq!(numbers.points, 0, "{kind}"),
            }
            // Animals are paid in hats, but for the Bison.
            assert!(numbers.cost.coins == 0 || kind.sort() != Sort::Animal || kind == Kind::Bison, "{kind}");
        }
        let bison = of_kind(set, Kind::Bison);
        let hat = [Section::Gain(Gain::hats(1)), Section::Empty];
        assert_eq!((bison.cost, bison.production), (Cost::new(1, 1), hat), "the one card that the rulebook shows");
    }
}

#[test]
fn prices_can_be_paid_and_outposts_are_worth_having() {
    for set in SETS {
        for kind in for_sale() {
            let cost = of_kind(set, kind).cost;
            assert!(cost.hats <= MAX_HATS && (1..=8).contains(&cost.sum()), "{kind} costs {cost:?}");
        }
        for CityNumbers { cost, outposts, .. } in &set.numbers().cities {
            assert!((2..=4).contains(cost) && outposts.iter().all(|&points| (1..=6).contains(&points)));
        }
    }
}

/// Everything but prices is the same, and those differ by one.
#[test]
fn the_tuned_numbers_change_prices_by_one() {
    assert_eq!((TUNED.printed, TUNED.tokens), (OURS.printed, OURS.tokens));
    assert_eq!((&TUNED.tom, &TUNED.help), (&OURS.tom, &OURS.help));
    for (tuned, ours) in TUNED.kinds.iter().zip(&OURS.kinds) {
        assert_eq!((tuned.points, tuned.production), (ours.points, ours.production));
        assert!(tuned.cost.hats.abs_diff(ours.cost.hats) + tuned.cost.coins.abs_diff(ours.cost.coins) <= 1);
    }
    assert_eq!(TUNED.cities, OURS.cities);
    assert_eq!(WestStory::contents(&with(NumberSet::Tuned)), WestStory::contents(&with(NumberSet::First)));
}

/// Facts of cards follow from the kinds of the same set.
#[test]
fn all_facts_of_a_card_are_of_one_set() {
    for set in SETS {
        for card in west_story::data::Card::all() {
            let (facts, kind) = (set.numbers().card(card), of_kind(set, card.kind()));
            assert_eq!((facts.cost, facts.points, facts.production), (kind.cost, kind.points, kind.production));
        }
    }
}

/// A seat with so much in hand that may buy a card of this kind: it has taken two cows instead of main actions.
fn shop(set: NumberSet, kind: Kind, cost: Cost) -> Table {
    let id = kind.first().to_string();
    let row = kind.level().index();
    let mut t = turn(Position::of(&with(set)).holds(0, cost.hats, u16::from(cost.coins), 0).market(row, &[&id]), 0);
    t.play_all_as(0, ["cow", "cow"]);
    t
}

#[test]
fn purchases_cost_and_give_what_the_set_says() {
    for set in SETS {
        for kind in for_sale() {
            let KindNumbers { cost, points, .. } = of_kind(set, kind);
            let mut t = shop(set, kind, cost);
            t.play_as(0, format!("buy {}-1", kind.level()));
            t.play_as(0, format!("pay {}h {}c", cost.hats, cost.coins));
            // Had the card been dearer, a cow would be gone; had it been cheaper, this payment would be refused.
            assert_eq!((t.total(0), t.holds(0)), (u16::from(points), (0, 0, 2)), "{kind} with the {set} numbers");
        }
    }
}

#[test]
fn outposts_cost_and_score_what_the_set_says() {
    for (set, side) in SETS.into_iter().flat_map(|set| [(set, Side::A), (set, Side::B)]) {
        let options = Options::for_people(2).side(side).numbers(set);
        for (area, &city) in side.board().areas.iter().enumerate() {
            let numbers = set.numbers().cities[city.index()];
            let region = side.board().regions.iter().find(|region| region.areas >> area & 1 == 1).expect("a region");
            let founds = |coins: u8| {
                let t = turn(Position::of(&options).total(0, region.from).coins(0, coins.into()), 0);
                t.options_of(0, &format!("outpost {city} ")).len()
            };
            assert!(founds(numbers.cost - 1) == 0 && founds(numbers.cost) > 0, "{city} with the {set} numbers");
            for count in 1..=3 {
                let t = over(Position::of(&options).outposts(0, city, count));
                let points: u8 = numbers.outposts[..count].iter().sum();
                assert_eq!(t.scores(0)[OUTPOSTS], i32::from(points), "{city} with the {set} numbers");
            }
        }
    }
}

/// The guide is asked about positions in which the sets differ in nothing but a price.
#[test]
fn the_guide_judges_by_the_numbers_of_the_table() {
    let costs = |set, kind| of_kind(set, kind).cost.sum();
    let changed: Vec<Kind> =
        for_sale().filter(|&kind| costs(NumberSet::Tuned, kind) != costs(NumberSet::First, kind)).collect();
    let mut told_apart = 0;
    for &kind in &changed {
        let buy = action(&format!("buy {}-1", kind.level()));
        let [first, tuned] = SETS.map(|set| shop(set, kind, Cost::new(6, 6)).game.promise(Seat::new(0), buy));
        let cheaper = costs(NumberSet::Tuned, kind) < costs(NumberSet::First, kind);
        assert!(if cheaper { tuned >= first } else { tuned <= first }, "{kind}: {first} and {tuned}");
        told_apart += usize::from(tuned != first);
    }
    // What promises nothing at either price looks alike.
    assert!(told_apart * 2 > changed.len(), "{told_apart} of {}", changed.len());
}

/// A table's numbers come from its state alone: nothing else in the crate names a set, but for where they are made and where a
/// host chooses one.
#[test]
fn only_the_state_chooses_between_the_sets() {
    fn files(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
        let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
    }
    let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for file in files(&source) {
        let text = std::fs::read_to_string(&file).expect("a file");
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        // The glossary is the same at every table: it shows both sets.
        let exempt = ["src/data.rs", "src/board/glossary.rs"].iter().any(|name| file.ends_with(name));
        let data = file.starts_with(source.join("data")) || exempt;
        assert!(data || !(code.contains("OURS") || code.contains("TUNED")), "{} names a set", file.display());
    }
}

#[test]
fn views_differ_in_the_numbers_alone() {
    let view = |set| {
        let view = deal(&Options::for_people(2).numbers(set), 5).game.view(Eyes::Open);
        serde_json::to_value(&view).expect("views can be written down")
    };
    let (mut first, mut tuned) = (view(NumberSet::First), view(NumberSet::Tuned));
    assert_eq!((first["numbers"].take(), tuned["numbers"].take()), ("first".into(), "tuned".into()));
    assert_eq!(first, tuned, "the deal is the same");
}
