//! West Story keeps the laws of the table, with every count of players, both sides, both variants and every module.

use proving::laws::{self, Thoroughness};
use table::Seat;
use west_story::data::{NumberSet, Side};
use west_story::{Buildings, Hard, Options, Tom, WestStory};

/// Nothing is hidden in a state, so that few deals show whether imagination is right.
fn keeps_the_laws(options: Options, games: u32, seed: u64) {
    let thoroughness = Thoroughness { deals: 40, ..Thoroughness::default() };
    laws::check_with::<WestStory>(&options, games, seed, thoroughness);
}

fn of(people: usize) -> Options {
    Options::for_people(people)
}

fn hardest(tom: &mut Tom) {
    (tom.contests, tom.gangs, tom.coins, tom.gold) = (true, true, true, true);
    (tom.hard, tom.seat) = (Hard::Random(12), Seat::new(0));
}

fn harder(tom: &mut Tom) {
    (tom.gangs, tom.coins, tom.gold) = (true, true, true);
}

proving::cases! { keeps_the_laws;
    two_people(of(2), 400, 20);
    two_people_advanced_on_side_b(of(2).advanced().side(Side::B), 400, 21);
    two_people_with_everything(of(2).everything(), 400, 22);
    two_people_with_tuned_numbers(of(2).numbers(NumberSet::Tuned), 150, 25);
    two_people_and_tom_with_tuned_numbers(of(2).tom().everything().numbers(NumberSet::Tuned), 100, 26);
    three_people(of(3).side(Side::B).new_cards(), 250, 30);
    three_people_in_the_gold_rush(of(3).gold_rush().advanced(), 300, 31);
    three_people_with_asymmetric_start(of(3).asymmetric().buildings(Buildings::Random), 250, 32);
    four_people(of(4), 200, 40);
    four_people_with_everything(of(4).everything().side(Side::B), 300, 41);
    four_people_with_asymmetric_gold(of(4).asymmetric().gold_rush(), 200, 42);
    alone_against_tom(of(1), 700, 10);
    alone_against_a_harder_tom(of(1).everything().with_tom(hardest), 700, 11);
    two_people_and_tom(of(2).tom().side(Side::B).with_tom(|tom| tom.hard = Hard::Random(3)), 400, 23);
    two_people_and_tom_with_everything(of(2).tom().everything().with_tom(|tom| tom.seat = Seat::new(1)), 300, 24);
    three_people_and_tom_with_everything(of(3).tom().everything().side(Side::B).with_tom(harder), 200, 33);
}
