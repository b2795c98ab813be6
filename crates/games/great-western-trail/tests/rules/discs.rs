//! Discs: which may go where, and what taking them unlocks (GWT-DISC).

use great_western_trail::data::boards::Disc;
use great_western_trail::data::railroad::{City, Master, Masters, Station};
use great_western_trail::data::trail::Site;
use great_western_trail::{Player, Position, Step};

use crate::common::*;
use crate::delivering::{arriving, at};

const WHITE: [&str; 6] = ["aux1", "aux2", "aux3", "aux4", "aux5", "cert4"];
const DARK: [&str; 4] = ["cert6", "step1", "step2", "hand"];

/// Discs offered for a delivery of this value to a city.
fn discs_for_city(position: &mut Position, city: City) -> Vec<String> {
    let mut play = at(position, Site::KansasCity);
    play.play(format!("deliver {city}"));
    play.options("disc ")
}

/// The player's engine has just stopped at a station, and an upgrade is wanted.
fn upgrading(position: &mut Position, station: Station) -> Play {
    position.player(ME).engine = station.berth();
    position.turn(ME).step(Step::Upgrade(station));
    let mut play = play_from(position);
    play.play(format!("upgrade {station}"));
    play
}

/// A player without these discs on the board.
fn without(player: &mut Player, discs: impl IntoIterator<Item = Disc>) {
    for disc in discs {
        player.discs[disc.index()] = 0;
    }
}

fn white_discs() -> impl Iterator<Item = Disc> {
    Disc::ALL.into_iter().filter(|disc| WHITE.contains(&disc.name()))
}

#[test]
fn gwt_disc_01_dark_discs_go_to_dark_cities_only() {
    let dark = [City::Chicago, City::Toledo, City::Philadelphia, City::NewYork];
    for city in City::ALL {
        let discs = discs_for_city(&mut arriving(2, 18), city);
        if dark.contains(&city) {
            assert_eq!(discs, [&WHITE[..], &DARK[..]].concat(), "{city}");
        } else {
            assert_eq!(discs, WHITE, "{city}");
        }
    }
    let mut play = at(&mut arriving(2, 18), Site::KansasCity);
    play.play("deliver pittsburgh");
    assert_eq!(play.refused("disc step1").rule.0, "GWT-DISC-01");
}

#[test]
fn gwt_disc_01_dark_discs_go_to_dark_stations_only() {
    for station in Station::ALL {
        let discs = upgrading(&mut clear(2), station).options("disc ");
        let dark = !matches!(station, Station::S1 | Station::S2 | Station::S3 | Station::S4);
        assert_eq!(discs.len(), if dark { 10 } else { 6 }, "{station}");
        assert_eq!(discs.iter().any(|disc| disc == "step1"), dark, "{station}");
    }
}

#[test]
fn gwt_disc_02_a_disc_unlocks_what_was_under_it_for_the_rest_of_the_game() {
    let mut play = at(&mut arriving(2, 1), Site::KansasCity);
    play.play_all(["deliver fulton", "disc aux4", "go A", "done", "go A"]);
    assert!(play.can("auxiliary 4"));
    assert_eq!(play.refused("auxiliary 3").rule.0, "GWT-AUX-01");
    let mut locked = clear(2);
    assert!(!at(&mut locked, Site::A).can("auxiliary 4"));
    // The disc is used up.
    let mut gone = arriving(2, 1);
    gone.take(ME, Disc::Aux1);
    let mut play = at(&mut gone, Site::KansasCity);
    play.play("deliver fulton");
    assert_eq!(play.refused("disc aux1").rule.0, "GWT-DISC-02");
}

#[test]
fn gwt_disc_03_the_first_step_disc_brings_3_dollars_and_steps() {
    for (players, steps) in [(2, 4), (3, 5), (4, 6)] {
        let mut play = at(&mut arriving(players, 10), Site::KansasCity);
        play.play_all(["deliver chicago", "disc step1"]);
        assert_eq!(play.dollars(ME), 20 + 10 + 3);
        assert_eq!(play.table().step_limit(ME), steps);
        assert_eq!(play.score(ME, "score-steps"), 0);
    }
}

#[test]
fn gwt_disc_03_the_second_step_disc_brings_a_step_and_3_points() {
    for (players, steps) in [(2, 4), (3, 4), (4, 5)] {
        let mut play = at(&mut arriving(players, 10), Site::KansasCity);
        play.play_all(["deliver chicago", "disc step2"]);
        assert_eq!(play.dollars(ME), 20 + 10);
        assert_eq!(play.table().step_limit(ME), steps);
        assert_eq!(play.score(ME, "score-steps"), 3);
    }
}

#[test]
fn gwt_disc_04_a_larger_hand_costs_5_dollars_each_time() {
    let mut position = arriving(2, 10);
    let mut play = at(&mut position, Site::KansasCity);
    play.play_all(["deliver chicago", "disc hand"]);
    assert_eq!(play.dollars(ME), 20 + 10 - 5);
    assert_eq!(play.own(ME).herd.hand_size, 5);
    position.take(ME, Disc::Hand);
    let mut play = at(&mut position, Site::KansasCity);
    play.play_all(["deliver chicago", "disc hand"]);
    assert_eq!((play.dollars(ME), play.own(ME).herd.hand_size), (25, 6));
}

#[test]
fn gwt_disc_04_without_5_dollars_the_hand_disc_stays() {
    // Station 5 costs $6.
    let with = |dollars: u16| {
        let mut position = clear(2);
        position.player(ME).dollars = dollars;
        upgrading(&mut position, Station::S5)
    };
    assert_eq!(with(10).refused("disc hand").rule.0, "GWT-DISC-04");
    let mut enough = with(11);
    enough.play("disc hand");
    assert_eq!((enough.dollars(ME), enough.player(ME).hand_limit()), (0, 5));
}

#[test]
fn gwt_disc_05_certificates_are_limited_to_3_4_or_6() {
    let limit = |discs: &[Disc]| {
        let mut position = clear(2);
        for &disc in discs {
            position.take(ME, disc);
        }
        position.build(ME, 10, Site::A1);
        let mut play = at(&mut position, Site::A1);
        play.play("use certificates-to-limit");
        play.player(ME).certificates()
    };
    assert_eq!(limit(&[]), 3);
    assert_eq!(limit(&[Disc::Cert6]), 3);
    assert_eq!(limit(&[Disc::Cert4]), 4);
    assert_eq!(limit(&[Disc::Cert4, Disc::Cert6]), 6);
}

#[test]
fn gwt_disc_06_the_first_disc_of_a_row_opens_it_and_the_second_doubles_it() {
    let rows = |discs: &[Disc]| {
        let mut position = clear(2);
        for &disc in discs {
            position.take(ME, disc);
        }
        position.engine(ME, 20);
        let mut play = at(&mut position, Site::G);
        play.play("use auxiliary");
        play.options("auxiliary ")
    };
    assert_eq!(rows(&[]), ["1", "2"]);
    assert_eq!(rows(&[Disc::Aux1, Disc::Aux2]), ["1", "1 double", "2", "2 double"]);
    for (disc, row) in [(Disc::Aux3, 3), (Disc::Aux4, 4), (Disc::Aux5, 5)] {
        assert_eq!(rows(&[disc]), ["1".to_owned(), "2".to_owned(), row.to_string()]);
        let double = format!("{row} double");
        assert_eq!(rows(&[disc, disc]), ["1".to_owned(), "2".to_owned(), row.to_string(), double]);
    }
}

#[test]
fn gwt_disc_07_dark_discs_go_anywhere_when_no_white_one_is_left() {
    let mut position = arriving(2, 1);
    without(position.player(ME), white_discs());
    assert_eq!(discs_for_city(&mut position, City::Fulton), DARK);
    let mut station = clear(2);
    without(station.player(ME), white_discs());
    assert_eq!(upgrading(&mut station, Station::S1).options("disc "), DARK);
    let mut one_white = arriving(2, 1);
    without(one_white.player(ME), white_discs().filter(|&disc| !matches!(disc, Disc::Aux5 | Disc::Cert4)));
    assert_eq!(discs_for_city(&mut one_white, City::Fulton), ["aux5", "cert4"]);
}

#[test]
fn gwt_disc_08_without_a_disc_on_the_board_one_of_a_station_is_used_whatever_its_colour() {
    for (city, value) in [(City::Fulton, 1), (City::Chicago, 10)] {
        let mut position = arriving(2, value);
        without(position.player(ME), Disc::ALL);
        position.station(ME, Station::S1).station(ME, Station::S5);
        let mut play = at(&mut position, Site::KansasCity);
        play.play(format!("deliver {city}"));
        assert_eq!(play.legal(), ["recall s1", "recall s5"]);
        play.play("recall s5");
        let player = play.player(ME);
        assert_eq!((player.cities[city.index()], player.stations.len()), (1, 1));
        assert_eq!((player.discs, player.hand_limit()), ([0; 10], 6), "nothing is unlocked by it");
    }
}

#[test]
fn gwt_disc_08_a_disc_of_the_board_comes_before_one_of_a_station() {
    let mut position = arriving(2, 1);
    without(position.player(ME), Disc::ALL.into_iter().filter(|disc| !matches!(disc, Disc::Aux1 | Disc::Aux2)));
    position.station(ME, Station::S1);
    let mut play = at(&mut position, Site::KansasCity);
    play.play("deliver fulton");
    assert_eq!(play.legal(), ["disc aux1", "disc aux2"]);
    assert_eq!(play.refused("recall s1").rule.0, "GWT-DISC-08");
}

#[test]
fn gwt_disc_08_discs_that_cannot_be_paid_for_are_as_good_as_none() {
    let with = |dollars: u16| {
        let mut position = arriving(2, 1);
        without(position.player(ME), Disc::ALL.into_iter().filter(|&disc| disc != Disc::Hand));
        position.station(ME, Station::S1).station(ME, Station::S2);
        position.player(ME).dollars = dollars;
        at(&mut position, Site::KansasCity)
    };
    // One dollar comes from the hand.
    let mut poor = with(3);
    poor.play("deliver fulton");
    assert_eq!(poor.legal(), ["recall s1", "recall s2"]);
    let mut rich = with(4);
    rich.play("deliver fulton");
    assert_eq!((rich.dollars(ME), rich.player(ME).discs[Disc::Hand.index()]), (0, 1));
}

#[test]
fn gwt_disc_08_without_any_disc_a_delivery_leaves_no_trace() {
    let mut position = arriving(2, 4);
    without(position.player(ME), Disc::ALL);
    position.city(ME, City::Fulton);
    let mut play = at(&mut position, Site::KansasCity);
    play.play("deliver st-louis");
    assert_eq!(play.player(ME).cities[City::StLouis.index()], 0);
    assert_eq!((play.actor(), play.dollars(ME)), (YOU, 24), "no link is made");
    let mut play = at(&mut position, Site::KansasCity);
    play.play("deliver kansas-city");
    assert_eq!((play.dollars(ME), play.score(ME, "score-cities")), (28, 0));
}

#[test]
fn gwt_disc_09_discs_are_never_taken_back_from_cities() {
    let mut position = arriving(2, 4);
    without(position.player(ME), Disc::ALL);
    for city in City::ALL {
        position.city(ME, city);
    }
    let before = position.player(ME).cities;
    let mut play = at(&mut position, Site::KansasCity);
    play.play("deliver kansas-city");
    assert_eq!(play.player(ME).cities, before);
    assert_eq!(play.actor(), YOU);
}

#[test]
fn gwt_disc_10_a_station_without_its_disc_scores_nothing_and_may_be_upgraded_again() {
    let mut position = arriving(2, 1);
    without(position.player(ME), Disc::ALL);
    position.station(ME, Station::S5);
    position.player(ME).masters = Masters::only(Master::Sm8); // The tile that was gained there.
    let mut play = at(&mut position, Site::KansasCity);
    assert_eq!(play.score(ME, "score-stations"), 3);
    play.play("deliver fulton");
    assert_eq!(play.score(ME, "score-stations"), 0);
    assert_eq!(play.player(ME).permanent(), 2, "the station master is kept");
    assert!(!play.player(ME).has_station(Station::S5));
    // Later, with a disc again.
    position.table = *play.table();
    position.turn(ME);
    position.player(ME).discs[Disc::Aux1.index()] = 1;
    position.player(ME).dollars = 6;
    position.engine(ME, 16);
    let mut play = at(&mut position, Site::G);
    play.play_all(["use engine-by-engineers", "engine s5", "upgrade s5"]);
    assert_eq!((play.score(ME, "score-stations"), play.dollars(ME)), (3, 0));
}
