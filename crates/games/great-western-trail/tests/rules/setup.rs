//! Setting up (GWT-SETUP), and the form that a host fills in.

use std::collections::BTreeSet;

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::{Neutral, Number, Numbers, Side};
use great_western_trail::data::cattle::Cattle;
use great_western_trail::data::objectives::Objective;
use great_western_trail::data::railroad::Stations;
use great_western_trail::data::sam::Level;
use great_western_trail::data::tiles::{Hand, Sort, Tile, Worker};
use great_western_trail::data::trail::{BANDITS, NEUTRAL, Purpose, Site};
use great_western_trail::{GreatWesternTrail, Layout, Options, Sides, Table, Tenant};
use table::setup::{SetupError, Value, Values};
use table::{Dice, Eyes, Game, Seat, Seats, Setup};

use crate::common::*;

/// Deals of a setup with different seeds.
fn deals(options: Options, count: u64) -> impl Iterator<Item = Play> {
    (0..count).map(move |seed| Play::deal(&options, seed))
}

/// Hazards and bandits on the board.
fn laid(table: &Table) -> Vec<(Site, Tile)> {
    let tile = |site: Site| match table.tenant(site) {
        Tenant::Tile(tile) => Some((site, tile)),
        _ => None,
    };
    Site::ALL.into_iter().filter_map(tile).collect()
}

#[test]
fn gwt_setup_01_one_to_four_play_and_one_alone_plays_against_sam() {
    for players in 1..=4 {
        let options = Options::for_players(players);
        let play = Play::deal(&options, 1);
        assert_eq!(play.game.seats(), players.max(2));
        assert_eq!(play.table().sam.is_some(), players == 1);
        assert_eq!(options.automata(), if players == 1 { Seats::only(YOU) } else { Seats::NONE });
    }
    for players in [0, 5] {
        let given = Values::new().with("players", Value::Number(players));
        assert!(matches!(Options::choose(&given), Err(SetupError::Unfit { .. })), "{players} players");
        let options = Options { players: players as usize, ..Options::for_players(2) };
        assert!(GreatWesternTrail::new(&options, &mut Dice::from_number(1)).is_err());
    }
}

#[test]
fn gwt_setup_02_five_of_nine_station_masters_lie_at_random() {
    let mut first = BTreeSet::new();
    for play in deals(Options::for_players(2), 120) {
        let masters: BTreeSet<&str> = play.table().masters.iter().flatten().map(|master| master.name()).collect();
        assert_eq!(masters.len(), 5, "one at each of five stations, all different");
        assert_eq!(play.game.census().at("station masters", "out"), 4);
        first.insert(play.table().masters[0].unwrap().name());
    }
    assert_eq!(first.len(), 9, "any of nine");
}

#[test]
fn gwt_setup_03_neutral_buildings_stand_in_the_order_of_letters_or_at_random() {
    let tiles = |play: &Play| {
        NEUTRAL.map(|site| match play.table().tenant(site) {
            Tenant::Neutral(tile) => tile.name(),
            other => panic!("{other:?} on {site}"),
        })
    };
    for play in deals(Options::for_players(3), 5) {
        assert_eq!(tiles(&play), ["A", "B", "C", "D", "E", "F", "G"]);
    }
    let mut met = BTreeSet::new();
    for play in deals(Options::for_players(3).random_layout(), 200) {
        let tiles = tiles(&play);
        assert_eq!(tiles.into_iter().collect::<BTreeSet<_>>().len(), 7, "one of each");
        met.extend(NEUTRAL.into_iter().zip(tiles));
    }
    assert_eq!(met.len(), 7 * Neutral::ALL.len(), "any tile on any site");
}

#[test]
fn gwt_setup_04_08_the_job_market_is_filled_up_to_the_token_in_row_2() {
    for (players, workers, columns) in [(1, 3, 2..4), (2, 3, 2..4), (3, 5, 1..4), (4, 7, 0..4)] {
        for play in deals(Options::for_players(players), 20) {
            let table = play.table();
            assert_eq!(table.token_row, 1, "in the second row");
            assert_eq!(table.job(1, 3), None, "on its rightmost field, which is left empty");
            let filled: Vec<(usize, usize)> = (0..12)
                .flat_map(|row| (0..4).map(move |column| (row, column)))
                .filter(|&(row, column)| table.job(row, column).is_some())
                .collect();
            let expected: Vec<(usize, usize)> = columns
                .clone()
                .map(|column| (0, column))
                .chain(columns.clone().rev().skip(1).rev().map(|c| (1, c)))
                .collect();
            assert_eq!((filled.len(), filled), (workers, expected), "{players} players");
        }
    }
}

#[test]
fn gwt_setup_05_09_the_bags_hold_the_tiles_with_their_number() {
    for (players, workers) in [(2, 3), (3, 5), (4, 7)] {
        for play in deals(Options::for_players(players), 30) {
            let table = play.table();
            assert!(table.foresight.iter().all(Option::is_some), "six tiles, face up");
            assert_eq!(table.bags.map(|bag| bag.len()), [35 - 7 - 2, 33 - workers - 2, 26 - 2]);
            // Put back what was drawn, and the bags hold what they must.
            let mut bags = table.bags;
            for (_, tile) in laid(table) {
                bags[0].add(tile, 1);
            }
            for worker in Worker::ALL {
                bags[1].add(Tile::of(worker), table.jobs[worker.index()].count_ones() as u8);
            }
            for (field, tile) in table.foresight.iter().enumerate() {
                bags[field / 2].add(tile.unwrap(), 1);
            }
            let hazards = [1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1];
            let of =
                |bandits: [u8; 2], workers: u8, hazards: [u8; 15]| [&hazards[..], &bandits, &[workers; 3]].concat();
            assert_eq!(bags[0].counts().to_vec(), of([9, 8], 0, hazards));
            assert_eq!(bags[1].counts().to_vec(), of([0, 0], 11, [0; 15]));
            assert_eq!(bags[2].counts().to_vec(), of([2, 3], 7, [0; 15]));
        }
    }
}

#[test]
fn gwt_setup_06_seven_tiles_lie_in_the_lowest_slots_of_their_areas() {
    for play in deals(Options::for_players(2), 300) {
        let laid = laid(play.table());
        assert_eq!(laid.len(), 7);
        for &(site, tile) in &laid {
            match tile.sort() {
                Sort::Hazard(area) => assert_eq!(site.purpose(), Purpose::Hazard(area)),
                Sort::Bandit(_) => assert_eq!(site.purpose(), Purpose::Bandit),
                Sort::Worker(_) => panic!("a worker on the trail"),
            }
        }
        use great_western_trail::data::tiles::Area;
        let areas = [&Area::Flood.slots()[..], &Area::Drought.slots(), &Area::Rockfall.slots(), &BANDITS];
        for slots in areas {
            let taken = slots.iter().map(|site| laid.iter().any(|(other, _)| other == site));
            assert!(taken.is_sorted_by(|earlier, later| earlier >= later), "no gap before a tile: {laid:?}");
        }
    }
}

#[test]
fn gwt_setup_07_a_hazard_without_room_is_drawn_again() {
    let mut full = 0;
    for play in deals(Options::for_players(2), 6000) {
        let laid = laid(play.table());
        assert_eq!(laid.len(), 7, "seven tiles in the end");
        assert_eq!(play.table().gone_tiles.len(), 0, "none is lost");
        assert_eq!(play.table().bags[0].len(), 26);
        let floods = |purpose: Purpose| laid.iter().filter(|(site, _)| site.purpose() == purpose).count();
        use great_western_trail::data::tiles::Area;
        full += Area::ALL.into_iter().filter(|&area| floods(Purpose::Hazard(area)) == 4).count();
    }
    // About one deal in 800 draws a fifth hazard of an area after that.
    assert!(full > 60, "{full} full areas");
}

#[test]
fn gwt_setup_10_11_the_cattle_market_has_so_many_cards_and_no_simmentals() {
    for (players, market) in [(1, 7), (2, 7), (3, 10), (4, 13)] {
        for play in deals(Options::for_players(players), 10) {
            let table = play.table();
            assert_eq!((table.market.len(), table.stack.len(), table.upgrades), (market, 36 - market, [0, 0]));
            for kind in [Cattle::Calf, Cattle::Heifer, Cattle::Cow] {
                assert_eq!(table.market.count(kind) + table.stack.count(kind), 0, "orange cards are out of the game");
            }
            let counts = Cattle::ALL.map(|kind| table.market.count(kind) + table.stack.count(kind));
            assert_eq!(counts, [0, 0, 0, 0, 7, 7, 7, 3, 3, 3, 2, 2, 2, 0, 0, 0]);
            let shown: Vec<Cattle> = table.market.kinds().collect();
            assert!(shown.is_sorted(), "yellow, red, blue, brown, purple");
        }
    }
    let markets: BTreeSet<String> =
        deals(Options::for_players(2), 20).map(|play| format!("{:?}", play.table().market)).collect();
    assert!(markets.len() > 15, "shuffled");
}

#[test]
fn gwt_setup_12_four_of_24_objective_cards_are_open() {
    let mut met = BTreeSet::new();
    for play in deals(Options::for_players(2), 100) {
        let open: Vec<Objective> = play.table().display.iter().flatten().copied().collect();
        assert_eq!((open.len(), play.table().objective_deck), (4, 20));
        let unseen = play.view_of(ME).unseen_objectives;
        for kind in Objective::ALL {
            let shown = open.iter().filter(|&&other| other == kind).count() as u8;
            assert_eq!(shown + unseen.count(kind), if kind == Objective::O6 { 4 } else { 1 });
        }
        met.extend(open);
    }
    assert_eq!(met.len(), 21, "any kind");
}

#[test]
fn gwt_setup_13_the_board_of_each_count_of_players_has_its_steps_and_fees() {
    for (players, steps, green, black) in [(1, 3, 2, 2), (2, 3, 2, 2), (3, 3, 2, 1), (4, 4, 1, 2)] {
        let play = Play::deal(&Options::for_players(players), 2);
        let table = play.table();
        for seat in table.all_seats() {
            assert_eq!(table.step_limit(seat), steps);
        }
        assert_eq!((table.hand_fee(Hand::Green), table.hand_fee(Hand::Black)), (green, black));
    }
}

#[test]
fn gwt_setup_14_everybody_uses_the_same_sides() {
    let sides = |options: Options, seed: u64| {
        let play = Play::deal(&options, seed);
        let table = play.table();
        let of = |seat: Seat| Number::ALL.map(|number| table.side(seat, number));
        assert!(table.all_seats().all(|seat| of(seat) == of(ME)));
        assert!(table.all_seats().all(|seat| table.player(seat).unbuilt == Numbers::first_n(12)), "twelve each");
        of(ME)
    };
    let options = Options::for_players(4);
    assert_eq!(sides(options, 1), [Side::A; 12], "all a for beginners");
    assert_eq!(sides(options.sides(Sides::All(Side::B)), 1), [Side::B; 12]);
    let mut chosen = [Side::A; 12];
    (chosen[2], chosen[11]) = (Side::B, Side::B);
    assert_eq!(sides(options.sides(Sides::Chosen(chosen)), 1), chosen);
    let random: Vec<[Side; 12]> = (0..60).map(|seed| sides(options.sides(Sides::Random), seed)).collect();
    for number in 0..12 {
        let bs = random.iter().filter(|sides| sides[number] == Side::B).count();
        assert!((15..45).contains(&bs), "building {}: {bs} of 60", number + 1);
    }
}

#[test]
fn gwt_setup_15_no_building_is_ever_turned_over() {
    let mut play = Play::deal(&Options::for_players(2).sides(Sides::Random), 4);
    let (sides, mut built) = (play.table().b_sides, 0);
    while let Some(seat) = play.game.to_act().first() {
        let options = play.legal_of(seat);
        // Whoever can, builds.
        let builds = |option: &&String| option.starts_with("build ") || *option == "use build";
        let random = play.dice.below(options.len() as u32) as usize;
        let choice = options.iter().find(builds).unwrap_or(&options[random]).clone();
        built += usize::from(choice.starts_with("build "));
        play.play_as(seat, &choice);
        assert_eq!(play.table().b_sides, sides);
    }
    assert!(built > 2, "{built} were built");
}

#[test]
fn gwt_setup_16_fourteen_discs_cover_all_but_two_grey_places() {
    let play = Play::deal(&Options::for_players(3), 1);
    for seat in Seat::all(3) {
        let player = play.player(seat);
        let expected = [
            (Disc::Aux1, 1),
            (Disc::Aux2, 1),
            (Disc::Aux3, 2),
            (Disc::Aux4, 2),
            (Disc::Aux5, 2),
            (Disc::Cert4, 1),
            (Disc::Cert6, 1),
            (Disc::Step1, 1),
            (Disc::Step2, 1),
            (Disc::Hand, 2),
        ];
        assert!(expected.iter().all(|&(disc, count)| player.discs[disc.index()] == count));
        assert_eq!(player.discs.iter().sum::<u8>(), 14);
        assert_eq!((player.cities, player.stations), ([0; 10], Stations::NONE));
    }
    // Open are a use of the first auxiliary action and one of the second.
    let mut play = play;
    play.play("settle A");
    assert_eq!(play.options("auxiliary "), ["1", "2"]);
}

#[test]
fn gwt_setup_17_engines_markers_and_ranchers_are_at_their_start() {
    for players in 1..=4 {
        let play = Play::deal(&Options::for_players(players), 1);
        for seat in Seat::all(play.game.seats()) {
            let player = play.player(seat);
            assert_eq!((player.engine.to_string().as_str(), player.certificates()), ("0", 0));
            let off_board = players > 1 || seat == ME;
            assert_eq!(player.rancher, if off_board { None } else { Some(Site::Start) }, "only Sam's is there");
        }
    }
}

#[test]
fn gwt_setup_18_everybody_has_the_14_starting_cards() {
    let mut hands = BTreeSet::new();
    for play in deals(Options::for_players(4), 20) {
        for seat in Seat::all(4) {
            let herd = play.own(seat).herd;
            let all = herd.hand.unwrap().plus(herd.deck.unwrap());
            let starting = [Cattle::Criollo, Cattle::SantaGertrudis, Cattle::Pineywoods, Cattle::Galloway];
            assert_eq!(starting.map(|kind| all.cows.count(kind)), [5, 3, 3, 3]);
            assert_eq!((all.len(), herd.discard_size), (14, 0));
            hands.insert(format!("{:?}", herd.hand));
        }
    }
    assert!(hands.len() > 20, "shuffled");
}

#[test]
fn gwt_setup_19_everybody_is_dealt_one_starting_objective_card() {
    let mut met = BTreeSet::new();
    for play in deals(Options::for_players(3), 40) {
        let starts: Vec<&str> = Seat::all(3).map(|seat| play.player(seat).start.expect("a card").name()).collect();
        assert_eq!(starts.iter().collect::<BTreeSet<_>>().len(), 3, "all different");
        assert_eq!(play.game.census().at("starting objectives", "out"), 1);
        // Face up.
        let seen = play.game.view(Eyes::Bystander);
        assert!(Seat::all(3).all(|seat| seen.player(seat).open.start == play.player(seat).start));
        met.extend(starts.into_iter().enumerate());
    }
    assert_eq!(met.len(), 12, "any of four to any of three");
}

#[test]
fn gwt_setup_20_later_seats_get_more_dollars_and_cards() {
    let mut firsts = BTreeSet::new();
    for play in deals(Options::for_players(4), 40) {
        let mut seat = play.table().first;
        assert_eq!(play.actor(), seat);
        firsts.insert(seat);
        for (dollars, cards) in [(6, 4), (7, 5), (8, 6), (9, 7)] {
            assert_eq!((play.dollars(seat), play.own(seat).herd.hand_size), (dollars, cards));
            assert_eq!(play.player(seat).tokens, 1);
            seat = seat.left(4);
        }
    }
    assert_eq!(firsts.len(), 4, "anybody may be first");
}

#[test]
fn gwt_setup_21_in_the_first_turn_hands_are_reduced_to_4_cards() {
    let mut play = Play::deal(&Options::for_players(4), 9);
    for too_many in 0..4 {
        let seat = play.actor();
        for left in (1..=too_many).rev() {
            assert_eq!(play.own(seat).herd.hand_size, 4 + left);
            let options = play.legal();
            assert!(options.iter().all(|option| option.starts_with("discard ") || option.starts_with("exchange ")));
            let refusal = play.refused("settle A");
            assert_eq!((refusal.rule.0, refusal.why), ("GWT-SETUP-21", "why-discard-first"));
            play.play(&options[0]);
        }
        assert_eq!((play.own(seat).herd.hand_size, play.own(seat).herd.discard_size), (4, too_many));
        play.play_all(["settle B", "done"]);
        assert_eq!(play.own(seat).herd.hand_size, 4);
    }
    // In the second turn nothing of the kind.
    assert_eq!(play.player(play.actor()).owed, 0);
    assert!(play.legal().iter().any(|option| option.starts_with("go ")));
}

#[test]
fn gwt_setup_22_the_first_turn_places_the_rancher_on_a_neutral_building() {
    let mut play = Play::deal(&Options::for_players(2), 2);
    let first = play.actor();
    assert_eq!(play.options("settle "), ["A", "B", "C", "D", "E", "F", "G"]);
    assert!(!play.legal().iter().any(|option| option.starts_with("go ")), "instead of phase A");
    play.play("settle C");
    assert!(play.can("use certificate"), "phase B follows there");
    play.play_all(["use certificate", "done"]);
    // The other one may stand there too, free of charge.
    let card = play.options("discard ")[0].clone();
    play.play_all([&format!("discard {card}"), "settle C"]);
    assert_eq!(Seat::all(2).map(|seat| play.player(seat).rancher).collect::<Vec<_>>(), [Some(Site::C); 2]);
    assert_eq!((play.dollars(first), play.dollars(first.left(2))), (6, 7));
}

fn choose(given: &[(&str, Value)]) -> Result<Options, SetupError> {
    Options::choose(&given.iter().fold(Values::new(), |values, (key, value)| values.with(key, value.clone())))
}

#[test]
fn the_form_is_that_of_a_first_game() {
    let options = choose(&[]).expect("defaults");
    assert_eq!(options, Options::for_players(2));
    assert_eq!((options.layout, options.sides, options.simmentals), (Layout::Letters, Sides::All(Side::A), false));
    assert_eq!(choose(&[("players", Value::Number(1))]).unwrap().level, Level::Medium);
}

#[test]
fn everything_the_form_offers_is_read_and_written_back() {
    for players in 1..=4 {
        for sides in [Sides::All(Side::A), Sides::All(Side::B), Sides::Random, Sides::Chosen([Side::B; 12])] {
            for level in if players == 1 { &Level::ALL[..] } else { &[Level::Medium] } {
                let plain = Options::for_players(players).sides(sides).level(*level);
                for options in [plain, plain.random_layout(), plain.simmentals()] {
                    assert_eq!(Options::choose(&options.to_values()), Ok(options));
                    assert!(GreatWesternTrail::new(&options, &mut Dice::from_number(1)).is_ok());
                }
            }
        }
    }
    let chosen = choose(&[("sides", Value::one("chosen")), ("side-7", Value::one("b"))]).unwrap();
    let mut sides = [Side::A; 12];
    sides[6] = Side::B;
    assert_eq!(chosen.sides, Sides::Chosen(sides));
}

#[test]
fn what_does_not_fit_the_form_is_refused() {
    let unfit = |given: &[(&str, Value)]| matches!(choose(given), Err(SetupError::Unfit { .. }));
    assert!(unfit(&[("players", Value::one("two"))]));
    assert!(unfit(&[("layout", Value::one("alphabet"))]));
    assert!(unfit(&[("sides", Value::one("c"))]));
    assert!(unfit(&[("simmentals", Value::Number(8))]));
    assert!(unfit(&[("players", Value::Number(1)), ("level", Value::one("brutal"))]));
    let unavailable = |given: &[(&str, Value)]| match choose(given) {
        Err(SetupError::Unavailable { key, .. }) => key,
        other => panic!("{other:?}"),
    };
    assert_eq!(unavailable(&[("level", Value::one("hard"))]), "level", "without Sam there is no level");
    assert_eq!(unavailable(&[("side-3", Value::one("b"))]), "side-3", "only where sides are chosen one by one");
    assert!(matches!(choose(&[("expansion", Value::Flag(true))]), Err(SetupError::Unknown { .. })));
    let options = Options::for_players(3).level(Level::Hard);
    assert!(matches!(
        GreatWesternTrail::new(&options, &mut Dice::from_number(1)),
        Err(SetupError::Unavailable { key, .. }) if key == "level"
    ));
}
