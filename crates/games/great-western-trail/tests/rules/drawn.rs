//! The drawn table: every option can be chosen on it, nothing is drawn that the eyes do not know, it stays small, and
//! what is tried in vain has its reason.

use std::collections::BTreeSet;

use drawing::{Drawn, Key};
use great_western_trail::data::boards::{Disc, Row};
use great_western_trail::data::buildings::{Number, Side};
use great_western_trail::data::railroad::City;
use great_western_trail::data::sam::Level;
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::data::trail::{Site, Sites};
use great_western_trail::{Action, Event, GreatWesternTrail, Leg, Options, Route, Sides, Step, View};
use proving::drawn::{self as checks, Choices, Seen, draw, drawn, element, in_vain, keys, text};
use proving::effort::Effort;
use proving::journey::Journey;
use table::{Dice, Eyes, Game, Seat, Silent};
use wording::{Language, Worded};

use crate::common::*;

/// Every variant for so many players.
fn variants(players: usize) -> [Options; 3] {
    let plain = Options::for_players(players);
    [plain, plain.sides(Sides::All(Side::B)).simmentals(), plain.sides(Sides::Random).random_layout()]
}

/// Games of each setup whose options are held to the drawing; one of them is looked at with all eyes, in both languages and
/// with all that moves, which is hundreds of pictures.
const GAMES: u32 = 25;

/// One in so many of the usual moments is looked at.
const LAW_10: u32 = 40;

fn are_drawn(players: usize) {
    let mut choices = Choices::one_in(LAW_10);
    let mut seen = Seen::default();
    for (i, setup) in variants(players).iter().enumerate() {
        let seed = 100 * i as u64;
        seen += checks::games::<GreatWesternTrail>(setup, 1, seed);
        for game in 1..Effort::wanted().of(GAMES) {
            let _ = choices.play::<GreatWesternTrail>(setup, seed + u64::from(game));
        }
    }
    assert!(seen.refused > 500 && seen.flights > 200, "{seen:?}");
    assert!(choices.looked > 100, "{}", choices.looked);
}

proving::cases! { are_drawn;
    one_player_and_sam_are_drawn(1);
    two_players_are_drawn(2);
    three_players_are_drawn(3);
    four_players_are_drawn(4);
}

#[test]
fn sam_is_drawn_at_every_level() {
    for level in Level::ALL {
        checks::games::<GreatWesternTrail>(&Options::for_players(1).level(level), 1, 7);
    }
}

#[test]
fn everything_in_the_box_has_a_lens() {
    let lenses: BTreeSet<&str> = GreatWesternTrail::glossary().iter().map(|lens| lens.id).collect();
    let count = |prefix: &str| lenses.iter().filter(|id| id.starts_with(prefix)).count();
    assert_eq!((count("neutral-"), count("building-"), count("breed-")), (7, 24, 10));
    assert_eq!((count("objective-"), count("master-"), count("city-"), count("auxiliary-")), (21, 9, 10, 5));
    assert_eq!((count("flood-"), count("drought-"), count("rockfall-")), (5, 5, 5));
    for id in ["green-bandit", "orange-bandit", "cowboy", "craftsman", "engineer", "green-hand", "black-hand"] {
        assert!(lenses.contains(id), "{id}");
    }
}

#[test]
fn a_building_is_chosen_on_its_tile_and_its_site_together() {
    let mut position = clear(2);
    position.player(ME).dollars = 20;
    position.step(Step::Build(2));
    let game = position.game();
    let build = Action::Build { number: Number::new(1).expect("a building"), site: Site::B2 };
    assert!(game.is_legal(ME, build) && GreatWesternTrail::gathers(build));
    assert!(!GreatWesternTrail::gathers(Action::Done));
    let keys = GreatWesternTrail::targets(&game.view(Eyes::Seat(ME)), build);
    assert_eq!(keys, [Key::new("tile-1"), Key::new("site-b2")]);
    let page = text(&drawn(&game, Eyes::Seat(ME), Language::En));
    assert!(element(&page, "tile-1").contains("data-options="), "it can be paid");
    assert!(element(&page, "tile-11").contains("data-why="), "it takes twelve craftsmen");
}

#[test]
fn a_way_lights_the_road_and_the_spaces_it_passes() {
    let mut position = clear(2);
    position.tile(Site::Flood1, Tile::FloodGreen2);
    position.player(ME).rancher = Some(Site::A);
    let view = position.game().view(Eyes::Seat(ME));
    let lit = |via| {
        let points = GreatWesternTrail::points(&view, Action::Go(Route { to: Site::C, via }));
        points.iter().map(Key::to_string).collect::<Vec<_>>()
    };
    assert_eq!(lit(0), ["road-a-1", "road-b-1", "site-b"]);
    assert_eq!(lit(3), ["road-a-2", "road-b-2", "site-flood1", "site-b"]);
}

#[test]
fn a_rider_takes_the_branch_that_was_taken() {
    let view = clear(2).game().view(Eyes::Seat(ME));
    let way = |via| {
        let event =
            Event::Moved { seat: ME, to: Site::C, steps: 1, past: Sites::NONE, leg: Leg { from: Site::B, via } };
        let motion = GreatWesternTrail::motion(&event, &view);
        motion.ways[0].past.iter().map(Key::to_string).collect::<Vec<_>>()
    };
    let (first, second) = (way(0), way(2));
    assert!(first.contains(&"site-b2".to_owned()) && !first.contains(&"site-drought2".to_owned()), "{first:?}");
    assert!(second.contains(&"site-drought2".to_owned()) && !second.contains(&"site-b2".to_owned()), "{second:?}");
    assert_eq!((first.last(), second.last()), (Some(&"site-c".to_owned()), Some(&"site-c".to_owned())));
    // Behind the bend nobody rides back to it.
    let event =
        Event::Moved { seat: ME, to: Site::C, steps: 1, past: Sites::NONE, leg: Leg { from: Site::B2, via: 0 } };
    let past: Vec<String> = GreatWesternTrail::motion(&event, &view).ways[0].past.iter().map(Key::to_string).collect();
    assert_eq!(past, ["site-b3", "site-c"]);
}

#[test]
fn the_signboard_says_what_is_left_and_why_the_rest_is_not() {
    let mut position = clear(2);
    position.visit(Site::A);
    position.player(ME).dollars = 20;
    let mut play = play_from(&position);
    let page = |play: &Play| text(&drawn(&play.game, Eyes::Seat(ME), Language::En));
    // Galloway, hire, hire for $2 more.
    assert!(element(&page(&play), "use-1").contains("data-options="));
    play.play("use hire");
    let asked = page(&play);
    assert!(!keys(&asked).contains("use-1"), "while somebody is hired there is no signboard");
    play.play("done");
    let again = page(&play);
    assert!(element(&again, "use-1").contains("data-why="), "used already");
}

/// The cells of the signboard, each with whether it is struck out.
fn signboard(play: &Play) -> Vec<(String, bool)> {
    let page = text(&drawn(&play.game, Eyes::Seat(ME), Language::En));
    let Some((_, board)) = page.split_once("class=\"gw-signboard\"") else { return Vec::new() };
    let cell = |cell: &str| {
        let effect = cell.split_once("#gw-e-").and_then(|(_, rest)| rest.split('"').next());
        (effect.expect("a cell has a picture").to_owned(), cell.contains("gw-strike"))
    };
    board.split("class=\"gw-cellbox").skip(1).map(cell).collect()
}

#[test]
fn gwt_loc_04_the_risk_action_hangs_last_on_the_signboard_until_it_is_used() {
    let board = |owner: Seat, site: Site| {
        let mut position = clear(2);
        position.build(owner, 2, site).hand(ME, cards(["criollo"])).visit(site);
        play_from(&position)
    };
    let of_2a = |risk: Option<(&str, bool)>| {
        let printed = [("galloway-for-4", false), ("buy-cattle", false)].into_iter();
        printed.chain(risk).map(|(effect, used)| (effect.to_owned(), used)).collect::<Vec<_>>()
    };
    for (site, risk) in [(Site::Fr1, "cattle-for-certificate"), (Site::Rr2, "criollo-for-certificate-and-2")] {
        let mut play = board(ME, site);
        assert_eq!(signboard(&play), of_2a(Some((risk, false))));
        play.play(format!("use {risk}"));
        assert_eq!(signboard(&play), of_2a(Some((risk, true))));
        assert_eq!(signboard(&board(YOU, site)), []);
    }
    assert_eq!(signboard(&board(ME, Site::A1)), of_2a(None), "no risk there");
}

#[test]
fn gwt_loc_02_gwt_pb_11a_of_two_actions_that_are_alike_the_first_is_struck_out_first() {
    let mut position = clear(2);
    position.build(ME, 11, Site::A1).visit(Site::A1);
    position.tile(Site::Flood1, Tile::FloodGreen2).tile(Site::Flood2, Tile::FloodGreen2);
    let mut play = play_from(&position);
    let struck = |play: &Play| signboard(play).into_iter().map(|(_, used)| used).collect::<Vec<_>>();
    assert_eq!(struck(&play), [false, false]);
    play.play_all(["use hazard-for-2", "remove flood1"]);
    assert_eq!(struck(&play), [true, false]);
    play.play_all(["use hazard-for-2", "remove flood2"]);
    assert_eq!(struck(&play), [true, true]);
}

#[test]
fn those_who_watch_see_no_hand_and_can_choose_nothing() {
    let mut journey = Journey::<GreatWesternTrail>::begin(&Options::for_players(3), 5);
    for _ in 0..300 {
        let picture = drawn(&journey.game, Eyes::Bystander, Language::En);
        let page = text(&picture);
        assert!(picture.hand.is_none() && !page.contains("data-options=") && !page.contains("data-why="));
        assert!(!keys(&page).iter().any(|key| key.starts_with("card-")));
        if !journey.decide(&mut Silent) {
            break;
        }
    }
}

#[test]
fn every_ranch_can_be_opened() {
    let game = Journey::<GreatWesternTrail>::begin(&Options::for_players(4), 9).after(400);
    for eyes in [Eyes::Seat(ME), Eyes::Bystander] {
        let view = game.view(eyes);
        for seat in Seat::all(4) {
            let pen = drawing::Pen::new(Language::Pl, GreatWesternTrail::lexicon(), &wording::Unnamed, &[]);
            let sheet = GreatWesternTrail::sheet(&view, seat, &pen).expect("everybody has a ranch");
            assert!(!sheet.body.0.contains("data-key=") && !sheet.body.0.contains('⟦'), "nothing is chosen on it");
        }
    }
}

#[test]
fn the_hour_follows_the_job_market() {
    let mut position = clear(2);
    let hour = |row: u8, position: &mut great_western_trail::Position| {
        position.jobs(row, &[(0, 2, Worker::Cowboy)]);
        let scene = draw::<GreatWesternTrail>(&position.game().view(Eyes::Bystander), Language::En, &[]).scene.body.0;
        ["gw-morning", "gw-noon", "gw-evening"].into_iter().find(|hour| scene.contains(hour))
    };
    let hours = [1, 6, 10].map(|row| hour(row, &mut position));
    assert_eq!(hours, [Some("gw-morning"), Some("gw-noon"), Some("gw-evening")]);
}

#[test]
fn whatever_is_tried_in_vain_has_words_for_its_reason() {
    let setups = [Options::for_players(2), Options::for_players(3).sides(Sides::All(Side::B)).simmentals()];
    let reasons = checks::reasons_in_vain::<GreatWesternTrail>(setups.map(|setup| (setup, 7)));
    let often = ["why-too-far", "why-too-few-dollars", "why-too-few-craftsmen", "why-row-closed", "why-value-too-low"];
    assert!(often.iter().all(|why| reasons.contains(why)), "{reasons:?}");
}

#[test]
fn only_the_player_whose_turn_it_is_tries_anything() {
    let mut position = clear(2);
    position.visit(Site::A);
    position.player(ME).dollars = 0;
    let game = position.game();
    assert!(in_vain(&game, ME).iter().any(|(_, why)| *why == "why-nobody-to-hire"));
    assert_eq!(in_vain(&game, YOU), []);
    assert_eq!(GreatWesternTrail::attempts(&game.view(Eyes::Bystander)), []);
}

#[test]
fn discs_and_auxiliary_actions_are_chosen_in_the_ranch() {
    let view = clear(2).game().view(Eyes::Seat(ME));
    let on = |action| GreatWesternTrail::targets(&view, action).iter().map(Key::to_string).collect::<Vec<_>>();
    assert_eq!(on(Action::Disc(Disc::Step1)), ["disc-step1"]);
    assert_eq!(on(Action::Auxiliary { row: Row(2), double: true }), ["aux-3"]);
    assert_eq!(on(Action::Exchange(1)), ["tokens"]);
    assert_eq!(on(Action::Spend(2)), ["count-2"]);
}

#[test]
fn the_land_shows_what_lies_on_it() {
    let scene = |position: &great_western_trail::Position| {
        draw::<GreatWesternTrail>(&position.game().view(Eyes::Bystander), Language::En, &[]).scene.body.0
    };
    let mut position = clear(2);
    let calm = scene(&position);
    let rocks = |scene: &str| scene.matches("#gw-rock\"").count();
    assert!(calm.contains("gw-water-0") && !calm.contains("gw-campsmoke") && rocks(&calm) == 0);
    position.tile(Site::Flood1, Tile::FloodGreen2).tile(Site::Flood3, Tile::FloodGreen2);
    position.tile(Site::Drought2, Tile::DroughtGreen2).tile(Site::Rock1, Tile::RockfallGreen2);
    position.tile(Site::Bandit2, Tile::GreenBandit);
    let wild = scene(&position);
    assert!(wild.contains("gw-water-2") && wild.contains("gw-campsmoke") && rocks(&wild) > 0);
    assert!(wild.contains("class=\"gw-cracks\" d=\"M") && !calm.contains("class=\"gw-cracks\" d=\"M"));
    // The owl looks when somebody arrives.
    assert!(!wild.contains("gw-owl awake"));
    position.player(ME).rancher = Some(Site::KansasCity);
    assert!(scene(&position).contains("gw-owl awake"));
}

#[test]
fn as_many_windows_are_lit_as_discs_lie_on_cities() {
    let mut position = clear(2);
    let lit = |position: &great_western_trail::Position| {
        let scene = draw::<GreatWesternTrail>(&position.game().view(Eyes::Bystander), Language::En, &[]).scene.body.0;
        let from = scene.find("class=\"gw-windows\"").expect("there is a skyline");
        scene[from..].split('>').next().expect("it ends").matches('M').count()
    };
    assert_eq!(lit(&position), 0);
    position.city(ME, City::KansasCity).city(ME, City::KansasCity).city(YOU, City::Fulton);
    assert_eq!(lit(&position), 3);
}

/// What flies at an event, from where to where.
fn flights(event: &Event, view: &View) -> Vec<(&'static str, String, String)> {
    let motion = GreatWesternTrail::motion(event, view);
    motion.flights.into_iter().map(|one| (one.symbol, one.from.to_string(), one.to.to_string())).collect()
}

#[test]
fn a_disc_goes_from_its_socket_to_where_it_will_lie() {
    let mut position = clear(2);
    position.visit(Site::A).step(Step::City { limit: 10, extraordinary: false });
    let mut game = position.game();
    let mut log: Vec<(Event, GreatWesternTrail)> = Vec::new();
    for action in [Action::Deliver(City::Fulton), Action::Disc(Disc::Aux1)] {
        let _ = game.play(ME, action, &mut Dice::from_number(7), &mut log).expect("it can be delivered there");
    }
    let taken = log.iter().find(|(event, _)| matches!(event, Event::DiscTaken { .. }));
    let (taken, after) = taken.expect("a disc is taken");
    let one = |symbol, from: &str, to: &str| vec![(symbol, from.to_owned(), to.to_owned())];
    let seen_by = |eyes| flights(taken, &after.view(eyes));
    assert_eq!(seen_by(Eyes::Seat(ME)), one("gw-disc-0", "disc-aux1", "city-fulton"));
    assert_eq!(seen_by(Eyes::Seat(YOU)), one("gw-disc-0", "seat-0-dollars", "city-fulton"));
}

#[test]
fn what_is_built_comes_from_the_tray_and_what_it_replaces_goes_back() {
    let view = clear(2).game().view(Eyes::Seat(ME));
    let number = |number| Number::new(number).expect("a building");
    let built = Event::Built { seat: ME, number: number(4), site: Site::B2, replaced: Some(number(1)), dollars: 2 };
    let ways: Vec<_> = flights(&built, &view).into_iter().map(|(_, from, to)| (from, to)).collect();
    let way = |from: &str, to: &str| (from.to_owned(), to.to_owned());
    assert_eq!(ways, [way("tile-4", "site-b2"), way("site-b2", "seat-0-buildings")]);
}

#[test]
fn cards_are_seen_to_come_and_go() {
    let view = clear(2).game().view(Eyes::Seat(ME));
    let drew = |seat| Event::Drew { seat, count: 2, cards: None, phase_c: true };
    let way = |event: &Event| flights(event, &view).into_iter().map(|(_, from, to)| [from, to]).next();
    let both = |from: &str, to: &str| Some([from.to_owned(), to.to_owned()]);
    assert_eq!(way(&drew(ME)), both("deck", "value"));
    assert_eq!(way(&drew(YOU)), both("seat-1-deck", "seat-1-cards"));
    assert_eq!(way(&Event::HandDiscarded(YOU)), both("seat-1-cards", "seat-1-pile"));
    assert_eq!(way(&Event::Discarded(YOU, cards(["galloway"])[0])), both("seat-1-cards", "seat-1-pile"));
}

#[test]
fn a_delivery_points_at_its_links_and_a_tile_at_its_sites() {
    let mut position = clear(2);
    position.city(ME, City::Fulton).step(Step::City { limit: 10, extraordinary: false });
    let view = position.game().view(Eyes::Seat(ME));
    let lit = |city| GreatWesternTrail::points(&view, Action::Deliver(city));
    assert_eq!(lit(City::StLouis), [Key::new("link-fulton-st-louis")]);
    assert_eq!((lit(City::Peoria), lit(City::Fulton)), (vec![], vec![]));
    position.step(Step::Build(2));
    let page = text(&drawn(&position.game(), Eyes::Seat(ME), Language::En));
    assert!(element(&page, "tile-1").contains("site-b2"), "one craftsman is enough for it");
    assert!(element(&page, "site-b2").contains("tile-1") && !element(&page, "site-b2").contains("tile-11"));
}
