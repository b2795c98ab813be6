//! Setting up.

use std::collections::BTreeSet;

use table::{Game, Seat, Setup};
use west_story::data::{BuildingSet, City, Icon, Kind, Level, SheriffCard, Side, Symbol, TomCard, TomCards};
use west_story::{Buildings, Hard, Options, Variant, WestStory};

use crate::common::*;

fn choose(pairs: &[(&str, &str)]) -> Result<Options, String> {
    let form = Options::schema();
    let mut values = table::setup::Values::new();
    for (key, text) in pairs {
        values.set(key, form.read(key, text).map_err(|error| error.to_string())?);
    }
    Options::choose(&values).map_err(|error| error.to_string())
}

/// A table before round 1: Asymmetric Start stops there.
fn before(options: Options, seed: u64) -> Table {
    deal(&options.asymmetric(), seed)
}

#[test]
fn ws_setup_01_the_side_of_the_board_is_chosen_for_the_whole_game() {
    for (side, regions, last) in [(Side::A, 7, "A7"), (Side::B, 8, "B8")] {
        let mut t = deal(&Options::for_people(2).side(side), 1);
        assert_eq!((t.view().regions.len(), t.view().regions[regions - 1].name), (regions, last));
        t.play_out(|t| assert_eq!(t.view().side, side));
    }
    assert_eq!(Options::standard().side, Side::A, "recommended for a first game");
}

#[test]
fn ws_setup_02_the_variant_is_chosen_for_the_whole_game() {
    assert_eq!(Options::standard().variant, Variant::Basic);
    // Basic: nobody is asked about dice. Advanced: somebody is.
    let asked = |options: &Options| {
        let mut asked = false;
        deal(options, 3).play_out(|t| asked |= t.acting().iter().any(|&seat| t.can_as(seat, "dice crossed")));
        asked
    };
    assert!(!asked(&Options::for_people(3)));
    assert!(asked(&Options::for_people(3).advanced()));
}

#[test]
fn ws_setup_03_one_face_down_token_on_every_bandit_field_and_some_left_over() {
    for (options, tokens) in [(Options::for_people(2), 14), (Options::for_people(2).gold_rush(), 16)] {
        for side in [Side::A, Side::B] {
            let view = before(options.side(side), 4).view();
            assert_eq!(view.unseen_bandits.iter().sum::<u8>(), tokens);
            assert_eq!(view.regions.iter().map(|region| region.face_down).sum::<usize>(), 12);
        }
    }
    // What is turned up is drawn evenly: 2 of 14 are gangs.
    let gangs = (0..2000).filter(|&seed| deal(&Options::for_people(2), seed).bandits(1)[0] == "joker").count();
    assert!((220..=350).contains(&gangs), "{gangs} of 2000, expected 286");
}

#[test]
fn ws_setup_04_one_poster_at_each_city_and_one_in_all_at_the_double_city() {
    let mut orders = BTreeSet::new();
    for seed in 0..300 {
        let view = deal(&Options::for_people(2).side(Side::B), seed).view();
        let cities: Vec<Symbol> = view.cities.iter().map(|city| city.poster).collect();
        assert_eq!(cities[0], cities[1], "Bleakston and Old Bleakston");
        let mut sorted = view.posters;
        sorted.sort_unstable();
        assert_eq!(sorted, Symbol::BASIC);
        orders.insert(view.posters);
    }
    assert_eq!(orders.len(), 24);
}

fn token_names(options: &Options, seed: u64, slot: usize) -> Vec<&'static str> {
    let view = deal(options, seed).view();
    view.cities.iter().filter_map(|city| city.tokens[slot].map(|token| token.name())).collect()
}

#[test]
fn ws_setup_05_four_main_tokens_lie_in_four_places() {
    let mut first = BTreeSet::new();
    for seed in 0..100 {
        let tokens = token_names(&Options::for_people(4).side(Side::B), seed, 0);
        first.insert(tokens[0]);
        assert_eq!(BTreeSet::from_iter(tokens), BTreeSet::from(["M1", "M2", "M3", "M4"]));
    }
    assert_eq!(first.len(), 4, "in any order");
    let view = deal(&Options::for_people(2).side(Side::B), 1).view();
    assert_eq!(view.cities[1].tokens[0], None, "Old Bleakston has no main token");
}

#[test]
fn ws_setup_06_additional_tokens_follow_the_number_of_players() {
    let names = |options: Options| BTreeSet::from_iter(token_names(&options, 7, 1));
    assert_eq!(names(Options::for_people(2)), BTreeSet::new());
    assert_eq!(names(Options::for_people(1)), BTreeSet::new());
    assert_eq!(names(Options::for_people(3)), BTreeSet::from(["X3-1", "X3-2", "X3-3"]));
    assert_eq!(names(Options::for_people(2).tom()), BTreeSet::from(["X3-1", "X3-2", "X3-3"]));
    assert_eq!(names(Options::for_people(4)), BTreeSet::from(["X4-1", "X4-2", "X4-3"]));
    assert_eq!(names(Options::for_people(3).tom()), BTreeSet::from(["X4-1", "X4-2", "X4-3"]));
}

#[test]
fn ws_setup_07_the_gold_rush_uses_the_gold_tokens_only() {
    for options in [Options::for_people(3), Options::for_people(4)] {
        for slot in [0, 1] {
            assert!(token_names(&options, 2, slot).iter().all(|name| !name.starts_with('G')));
            assert!(token_names(&options.gold_rush(), 2, slot).iter().all(|name| name.starts_with('G')));
        }
    }
}

#[test]
fn ws_setup_08_one_licence_more_than_players_lies_face_up() {
    for people in 2..=4 {
        for side in [Side::A, Side::B] {
            let view = deal(&Options::for_people(people).side(side), 5).view();
            let licences: BTreeSet<_> = view.licences.iter().flatten().collect();
            assert_eq!(licences.len(), people + 1);
        }
    }
    let firsts: BTreeSet<_> = (0..80).map(|seed| deal(&Options::for_people(2), seed).view().licences[0]).collect();
    assert_eq!(firsts.len(), 6, "any of the six");
}

#[test]
fn ws_setup_09_as_many_joker_tokens_as_people_on_each_place() {
    assert_eq!(deal(&Options::for_people(4), 1).view().joker_places, [4, 4]);
    assert_eq!(deal(&Options::for_people(3).tom(), 1).view().joker_places, [3, 3]);
    assert_eq!(deal(&Options::for_people(1), 1).view().joker_places, [1, 1]);
}

#[test]
fn ws_setup_10_four_early_cards_then_three_late_ones_then_the_last() {
    let mut orders = BTreeSet::new();
    for seed in 0..12 {
        let contests = contests_of(&Options::for_people(2), seed);
        assert_eq!(contests.len(), 8);
        assert_eq!(BTreeSet::from_iter(&contests[..4]), BTreeSet::from_iter(&SheriffCard::EARLY));
        assert_eq!(BTreeSet::from_iter(&contests[4..7]), BTreeSet::from_iter(&SheriffCard::LATE));
        assert_eq!(contests[7], SheriffCard::Last);
        orders.insert(contests);
    }
    assert!(orders.len() > 8, "shuffled");
}

/// All late cards that come up in many games.
fn late_cards(options: &Options) -> BTreeSet<SheriffCard> {
    (0..24)
        .flat_map(|seed| {
            let contests = contests_of(options, seed);
            assert_eq!(BTreeSet::from_iter(&contests).len(), 8, "none twice");
            contests[4..7].to_vec()
        })
        .collect()
}

#[test]
fn ws_setup_11_the_pioneers_draw_three_of_five_or_six_late_cards() {
    let pioneers = Options::for_people(1).new_cards();
    let mut five = BTreeSet::from_iter(SheriffCard::LATE);
    five.extend(SheriffCard::NEW);
    assert_eq!(late_cards(&pioneers), five);
    five.insert(SheriffCard::Gold);
    assert_eq!(late_cards(&pioneers.gold_rush()), five);
}

#[test]
fn ws_setup_28_the_gold_rush_alone_draws_three_of_four_late_cards() {
    let mut four = BTreeSet::from_iter(SheriffCard::LATE);
    four.insert(SheriffCard::Gold);
    assert_eq!(late_cards(&Options::for_people(1).gold_rush()), four);
}

/// Kinds and counts of a deck, Market included.
fn deck(options: &Options, row: usize) -> Vec<(Kind, usize)> {
    let view = deal(options, 9).view();
    let market = view.market[row * 4..row * 4 + 4].iter().flatten().copied();
    let cards: Vec<Kind> = view.decks[row].face_down.iter().copied().chain(market).map(|card| card.kind()).collect();
    Kind::ALL
        .into_iter()
        .map(|kind| (kind, cards.iter().filter(|&&it| it == kind).count()))
        .filter(|(_, count)| *count > 0)
        .collect()
}

fn sum(deck: &[(Kind, usize)]) -> usize {
    deck.iter().map(|(_, count)| count).sum()
}

#[test]
fn ws_setup_12_deck_one_has_32_cards_and_8_more_in_the_gold_rush() {
    let base = deck(&Options::for_people(2), 0);
    assert_eq!((sum(&base), base.len()), (32, 8));
    let gold = deck(&Options::for_people(2).gold_rush(), 0);
    assert_eq!((sum(&gold), gold.len()), (40, 12));
    assert!(gold.contains(&(Kind::SluiceCrew, 2)));
}

#[test]
fn ws_setup_13_deck_two_has_27_cards_three_raccoons_and_three_prospectors() {
    let options = Options::for_people(2);
    assert_eq!(sum(&deck(&options, 1)), 27);
    let new = deck(&options.new_cards(), 1);
    assert_eq!((sum(&new), new.contains(&(Kind::Raccoon, 3))), (30, true));
    let gold = deck(&options.gold_rush(), 1);
    assert_eq!((sum(&gold), gold.contains(&(Kind::GoldProspectors, 3))), (30, true));
    assert_eq!(sum(&deck(&options.gold_rush().new_cards(), 1)), 33);
}

#[test]
fn ws_setup_14_deck_three_has_six_kinds_and_four_gold_mines_in_the_gold_rush() {
    let base = deck(&Options::for_people(2), 2);
    assert_eq!(base, BuildingSet::Settlers.kinds().map(|kind| (kind, 6)));
    let gold = deck(&Options::for_people(2).gold_rush(), 2);
    assert_eq!((sum(&gold), gold.len(), gold[6]), (40, 7, (Kind::GoldMine, 4)));
}

#[test]
fn ws_setup_15_sets_are_recommended_drawn_or_chosen() {
    for set in BuildingSet::ALL {
        let options = Options::for_people(2).new_cards().buildings(Buildings::Set(set));
        let mut kinds = set.kinds().to_vec();
        kinds.sort_unstable();
        assert_eq!(deck(&options, 2).into_iter().map(|(kind, _)| kind).collect::<Vec<_>>(), kinds, "{set}");
    }
    let chosen = [Kind::Prison, Kind::PostOffice, Kind::RailwayStation, Kind::Saloon, Kind::Hotel, Kind::TrappersHut];
    let options = Options::for_people(2).buildings(Buildings::Chosen(chosen));
    assert_eq!(deck(&options, 2).len(), 6);
    assert!(deck(&options, 2).iter().all(|(kind, _)| chosen.contains(kind)));
}

fn drawn(new_cards: bool) -> Vec<Vec<Kind>> {
    let options = Options::for_people(2).buildings(Buildings::Random);
    let options = if new_cards { options.new_cards() } else { options };
    (0..400).map(|seed| deal(&options, seed).view().kinds).collect()
}

#[test]
fn ws_setup_16_the_randomizer_gives_at_least_two_kinds_of_each_icon() {
    let mut splits = BTreeSet::new();
    for kinds in drawn(true) {
        assert_eq!(BTreeSet::from_iter(&kinds).len(), 6);
        let coins = kinds.iter().filter(|kind| kind.icon() == Some(Icon::Coin)).count();
        assert!((2..=4).contains(&coins), "{kinds:?}");
        splits.insert(coins);
    }
    assert_eq!(splits, BTreeSet::from([2, 3, 4]), "every split comes up");
    // Of nine cards with 5 hats and 4 coins, 74 of 84 orders of the first six have 2 to 4 of each; the rest are mended.
    let hats = drawn(false).iter().filter(|kinds| kinds.contains(&Kind::Workshop)).count();
    assert!((225..=300).contains(&hats), "{hats} of 400: each hat in somewhat less than 6 of 9");
}

#[test]
fn ws_setup_17_a_chosen_set_needs_two_kinds_of_each_icon() {
    let kinds = "workshop,trappers-hut,hotel,prison,railway-station,saloon";
    let error = choose(&[("buildings", "chosen"), ("kinds", kinds)]).unwrap_err();
    assert!(error.contains("at least two kinds with a hat and two with a coin"), "{error}");
    assert!(choose(&[("buildings", "chosen"), ("kinds", "workshop,trappers-hut,hotel,prison,bank,saloon")]).is_ok());
    let wrong = [Kind::Ranch, Kind::Bank, Kind::Saloon, Kind::PostOffice, Kind::SheriffsOffice, Kind::Hotel];
    let options = Options::for_people(2).new_cards().buildings(Buildings::Chosen(wrong));
    assert!(WestStory::new(&options, &mut table::Dice::from_number(1)).is_err());
}

#[test]
fn ws_setup_18_church_and_office_belong_to_the_new_buildings() {
    let all = |new_cards| drawn(new_cards).into_iter().flatten().collect::<BTreeSet<Kind>>();
    assert_eq!(all(false).len(), 9);
    assert_eq!(all(true).len(), 11);
    assert!(!all(true).contains(&Kind::GoldMine));
    let kinds = ("kinds", "church,trappers-hut,hotel,ranch,bank,saloon");
    let error = choose(&[("buildings", "chosen"), kinds]).unwrap_err();
    assert!(error.contains("kinds of the base game"), "{error}");
    assert!(choose(&[("buildings", "chosen"), kinds, ("new-buildings", "yes")]).is_ok());
}

#[test]
fn ws_setup_19_the_market_shows_four_cards_of_each_deck() {
    let view = deal(&Options::for_people(3), 6).view();
    for (slot, card) in view.market.iter().enumerate() {
        let level = card.expect("twelve cards").kind().level();
        assert_eq!(level.index(), slot / 4);
    }
    assert_eq!(view.decks.iter().map(|deck| deck.face_down.len()).collect::<Vec<_>>(), [28, 23, 32]);
}

#[test]
fn ws_setup_20_everybody_starts_with_an_empty_board_on_field_0() {
    let mut boards = BTreeSet::new();
    for seed in 0..40 {
        let t = before(Options::for_people(4), seed);
        let all: Vec<u8> = t.view().players.iter().map(|player| player.board).collect();
        assert_eq!(BTreeSet::from_iter(all.clone()).len(), 4);
        boards.insert(all);
        for player in t.view().players {
            assert_eq!((player.total, player.hats, player.discs), (0, 0, 8));
            assert!(player.town.iter().all(|place| place.card.is_printed() && !place.blocked));
            assert_eq!((player.reserved, player.tied, player.delivered), (None, None, 0));
        }
    }
    assert!(boards.len() > 12, "dealt at random");
}

#[test]
fn ws_setup_21_the_owner_of_the_licence_on_the_first_card_is_sheriff() {
    for seed in 0..60 {
        let view = before(Options::for_people(4), seed).view();
        let symbol = view.contest.symbol().expect("an early card");
        assert_eq!(view.players[view.sheriff.index()].printed_licence, symbol);
    }
}

#[test]
fn ws_setup_22_otherwise_whoever_has_the_symbol_nearest_to_the_left() {
    // First columns of each symbol, boards 1 to 4, by the table of boards.
    let columns = [[1, 3, 2, 1], [1, 1, 3, 2], [2, 1, 1, 3], [3, 2, 1, 1]];
    let mut met = 0;
    for seed in 0..80 {
        let view = before(Options::for_people(2), seed).view();
        let symbol = view.contest.symbol().expect("an early card");
        if view.players.iter().all(|player| player.printed_licence != symbol) {
            let column = |seat: usize| columns[symbol.index()][usize::from(view.players[seat].board)];
            let nearest = if column(0) < column(1) { 0 } else { 1 };
            assert_eq!(view.sheriff.index(), nearest);
            met += 1;
        }
    }
    assert!(met > 10);
}

#[test]
fn ws_setup_23_24_resources_follow_turn_order_and_the_first_sheriff_gets_no_pay() {
    for seed in 0..10 {
        let t = before(Options::for_people(4), seed);
        let sheriff = t.view().sheriff.index();
        let held: Vec<_> = (0..4).map(|n| t.holds((sheriff + n) % 4)).collect();
        assert_eq!(held, [(0, 4, 1), (0, 3, 2), (0, 2, 3), (0, 1, 4)]);
    }
    // The card that was turned up is the first contest.
    let t = before(Options::for_people(2), 3);
    let first = t.view().contest;
    assert_eq!(t.view().contests_seen, [first]);
}

#[test]
fn ws_setup_25_asymmetric_start_comes_before_round_1() {
    assert_eq!(before(Options::for_people(2), 1).view().round, 0);
    assert_eq!(deal(&Options::for_people(2), 1).view().round, 1);
}

#[test]
fn ws_setup_26_the_first_region_is_turned_up_and_no_other() {
    let mut t = before(Options::for_people(2), 3);
    assert!(!t.is_revealed(1));
    while t.view().round == 0 {
        let seat = t.acting()[0];
        let first = t.legal_of(seat)[0].clone();
        t.play_as(seat, &first);
    }
    let turned_up: Vec<bool> = (1..=7).map(|region| t.is_revealed(region)).collect();
    // The desert has no bandits to turn up.
    assert_eq!(turned_up, [true, false, false, true, false, false, false]);
    assert_eq!(t.bandits(1).len(), 2);
}

#[test]
fn ws_setup_27_each_part_of_the_pioneers_is_switched_by_itself() {
    let base = Options::for_people(2);
    let only = |key: &str| choose(&[("players", "2"), (key, "yes")]).expect("a part by itself");
    assert_eq!(only("raccoons"), Options { raccoons: true, ..base });
    assert_eq!(only("new-buildings"), Options { new_buildings: true, ..base });
    assert_eq!(only("new-sheriff-cards"), Options { new_sheriff_cards: true, ..base });
    assert_eq!(only("asymmetric-start"), Options { asymmetric: true, ..base });
    assert_eq!(only("gold-rush"), Options { gold_rush: true, ..base });
    assert_eq!(only("tom"), base.tom());
    let error = choose(&[("buildings", "pioneers")]).unwrap_err();
    assert_eq!(error, "`buildings` can only be `pioneers` when new-buildings is yes");
    // Raccoons come without the rest.
    assert_eq!(sum(&deck(&only("raccoons"), 1)), 30);
    assert_eq!(late_cards(&Options { raccoons: true, ..Options::for_people(1) }).len(), 3);
}

#[test]
fn ws_setup_29_two_to_four_seats_with_tom_counted() {
    let seats = |pairs: &[(&str, &str)]| choose(pairs).map(|options| options.seats());
    assert_eq!(seats(&[("players", "1")]), Ok(2), "alone one plays against Tom");
    assert_eq!(seats(&[("players", "3"), ("tom", "yes")]), Ok(4));
    assert_eq!(seats(&[("players", "4")]), Ok(4));
    assert!(seats(&[("players", "4"), ("tom", "yes")]).is_err());
    assert!(seats(&[("players", "1"), ("tom", "no")]).is_err());
    assert!(seats(&[("players", "5")]).is_err());
    // Licences count Tom.
    assert_eq!(deal(&Options::for_people(1), 1).view().licences.len(), 3);
    assert_eq!(Options::for_people(2).tom().automata(), table::Seats::only(Seat::new(2)));
}

#[test]
fn ws_setup_30_randomizer_cards_take_no_part_in_play() {
    assert_eq!(Kind::GoldMine.icon(), None);
    assert_eq!(Kind::CHOOSABLE.iter().filter(|kind| kind.icon().is_some()).count(), 11);
    let options = Options::for_people(2).buildings(Buildings::Random).gold_rush();
    let census = deal(&options, 1).game.census();
    assert_eq!(census.at("randomizer cards", "table") + census.at("randomizer cards", "box"), 11);
    assert!(!deal(&options, 1).view().kinds.contains(&Kind::GoldMine));
}

#[test]
fn a_setup_reads_back_from_its_values() {
    let tom = Options::for_people(3).everything().with_tom(|tom| {
        tom.seat = Seat::new(1);
        tom.hard = Hard::Chosen(TomCards::of(&[TomCard::Y1, TomCard::G4, TomCard::G6]));
        tom.order.swap(0, 3);
        tom.gangs = true;
        tom.gold = true;
    });
    let chosen = Options::for_people(2).buildings(Buildings::Chosen(BuildingSet::Trappers.kinds())).side(Side::B);
    for options in [Options::standard(), tom, chosen, Options::for_people(1).everything()] {
        assert_eq!(Options::choose(&options.to_values()), Ok(options));
        assert_eq!(Options::from_values(&options.to_values()), Ok(options));
    }
}

#[test]
fn what_the_rules_do_not_know_is_explained() {
    for (bad, words) in [
        (&[("players", "0")][..], "`players` cannot be `0`: expected a number from 1 to 4"),
        (&[("tom-hard", "3")], "`tom-hard` can only be `3` when tom is yes"),
        (&[("players", "3"), ("tom-contests", "yes")], "`tom-contests` can only be `yes` when players is 1"),
        (&[("players", "1"), ("tom-gold", "yes")], "`tom-gold` can only be `yes` when tom is yes and gold-rush is yes"),
        (&[("players", "1"), ("tom-seat", "4")], "`tom-seat` cannot be `4`: expected a seat of the table"),
    ] {
        assert_eq!(choose(bad), Err(words.to_owned()));
    }
}

#[test]
fn levels_of_the_market_and_cities_of_a_side_are_what_the_box_holds() {
    assert_eq!(Kind::Workshop.level(), Level::III);
    let view = deal(&Options::for_people(4), 1).view();
    let names: Vec<City> = view.cities.iter().map(|city| city.city).collect();
    assert_eq!(names, [City::Deadwood, City::DodgeCity, City::Amarillo, City::FortWorth]);
    // 21 and 23 fields for two, 6 more for three, 12 more for four.
    for (side, base) in [(Side::A, 21), (Side::B, 23)] {
        for (people, more) in [(2, 0), (3, 6), (4, 12)] {
            let view = deal(&Options::for_people(people).side(side), 1).view();
            assert_eq!(view.cities.iter().map(|city| city.fields.len()).sum::<usize>(), base + more);
        }
    }
}
