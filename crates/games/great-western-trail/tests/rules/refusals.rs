//! What is not possible is refused with the rule that forbids it, and changes nothing.

use std::collections::BTreeSet;

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::Side;
use great_western_trail::data::cattle::Cattle;
use great_western_trail::data::objectives::Objective;
use great_western_trail::data::railroad::{City, Station, Stations};
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::data::trail::Site;
use great_western_trail::{
    Action, Cows, Effect, Event, Goals, GreatWesternTrail, Options, Pile, Place, Position, Sides, Step,
};
use table::{Coded, Game, Refusal, Seat};

use crate::common::*;

/// A moment, who tries what, and the rule and reason that stand against it.
type Case = (Play, Seat, &'static str, (&'static str, &'static str));

/// `ME` tries several things at one moment.
fn tries(play: Play, cases: &[(&'static str, &'static str, &'static str)]) -> Vec<Case> {
    cases.iter().map(|&(notation, rule, why)| (play.clone(), ME, notation, (rule, why))).collect()
}

#[track_caller]
fn hold(cases: Vec<Case>) {
    for (mut play, seat, notation, (rule, why)) in cases {
        let action: Action = notation.parse().unwrap_or_else(|error| panic!("{error}"));
        let before = play.game.clone();
        let told: &mut Vec<(Event, GreatWesternTrail)> = &mut Vec::new();
        let Err(Refusal { rule: found, why: because }) = play.game.play(seat, action, &mut play.dice, told) else {
            panic!("`{notation}` is possible")
        };
        assert_eq!((found.0, because), (rule, why), "{notation}");
        assert!(told.is_empty() && play.game == before, "{notation} changed something");
    }
}

/// The table with this step before all others.
fn asked(position: &mut Position, step: Step) -> Play {
    play_from(position.step(step))
}

fn b_sides() -> Position {
    clear_with(Options::for_players(2).sides(Sides::All(Side::B)))
}

fn at(position: &mut Position, site: Site) -> Play {
    play_from(position.visit(site))
}

fn between_turns() -> Vec<Case> {
    let mut cases = tries(
        play_from(&clear(2)),
        &[
            ("exchange 1", "GWT-EXC-01", "why-no-tokens"),
            ("play o1", "GWT-OBJ-04", "why-not-in-hand"),
            ("done", "GWT-MOVE-01", "why-move-first"),
            ("auxiliary 1", "GWT-MOVE-01", "why-move-first"),
        ],
    );
    cases.push((play_from(&clear(2)), YOU, "go A", ("GWT-TURN-01", "why-not-your-turn")));
    let fresh = Play::deal(&Options::for_players(2), 2);
    cases.push((fresh.clone(), fresh.table().first, "go A", ("GWT-SETUP-22", "why-place-first")));
    let mut position = clear(2);
    position.player(ME).tokens = 2;
    let mut play = play_from(&position);
    play.play("exchange 1");
    cases.extend(tries(
        play,
        &[
            ("exchange 1", "GWT-EXC-02", "why-draw-for-tokens"),
            ("go A", "GWT-EXC-02", "why-draw-for-tokens"),
            ("draw 3", "GWT-EXC-02", "why-draw-for-tokens"),
        ],
    ));
    let mut play = at(&mut clear(2), Site::A);
    play.play("auxiliary 2");
    cases.extend(tries(
        play,
        &[("discard hereford-7", "GWT-DECK-07", "why-not-in-hand"), ("done", "GWT-DECK-08", "why-discard-first")],
    ));
    // My turn is the last one.
    let mut position = clear(2);
    (position.table.token_row, position.table.token_owner) = (12, Some(YOU));
    let mut play = at(&mut position, Site::A);
    play.play("done");
    cases.extend(tries(play, &[("go A", "GWT-END-06", "why-over"), ("exchange 1", "GWT-END-06", "why-over")]));
    cases
}

fn on_the_way() -> Vec<Case> {
    let mut position = clear(2);
    position.build(YOU, 2, Site::A3).tile(Site::Flood1, Tile::FloodGreen2);
    let from = |position: &mut Position, site: Site| {
        position.player(ME).rancher = Some(site);
        play_from(position)
    };
    let mut cases = tries(
        from(&mut position, Site::A),
        &[
            ("go start", "GWT-MOVE-01", "why-not-ahead"),
            ("go A", "GWT-MOVE-01", "why-not-ahead"),
            ("go bandit1", "GWT-MOVE-11", "why-beside-trail"),
            ("go A1", "GWT-MOVE-02", "why-no-space"),
            ("go F", "GWT-MOVE-04", "why-too-far"),
            ("go C via B", "GWT-MOVE-06", "why-no-such-way"),
        ],
    );
    cases.extend(tries(from(&mut position, Site::A3), &[("go flood1 via A", "GWT-MOVE-06", "why-other-branch")]));
    position.player(ME).rancher = Some(Site::G);
    cases.extend(tries(asked(&mut position.clone(), Step::Forward(1)), &[("done", "GWT-STEP-01", "why-move-on")]));
    position.player(ME).rancher = Some(Site::E);
    let far =
        |step: Step, rule: &'static str| tries(asked(&mut position.clone(), step), &[("go G", rule, "why-too-far")]);
    cases.extend(far(Step::Forward(1), "GWT-STEP-01"));
    cases.extend(far(Step::FreeMove(1), "GWT-OBJ-07"));
    position.player(ME).rancher = Some(Site::F);
    let free = asked(&mut position, Step::FreeMove(3));
    cases.extend(tries(free, &[("go kansas-city", "GWT-OBJ-07", "why-not-to-kansas-city")]));
    cases
}

fn on_a_space() -> Vec<Case> {
    let mut position = clear(2);
    position.hand(ME, cards(["galloway", "criollo"])).build(YOU, 2, Site::A1).build(ME, 1, Site::A2);
    position.jobs(1, &[]);
    let mut cases = tries(
        at(&mut position, Site::A),
        &[
            ("play o1", "GWT-OBJ-04", "why-not-in-hand"),
            ("go B", "GWT-TURN-02", "why-moved-already"),
            ("auxiliary 1 double", "GWT-LOC-05", "why-only-single"),
            ("auxiliary 3", "GWT-AUX-01", "why-row-closed"),
            ("use buy-cattle", "GWT-LOC-01", "why-not-offered-here"),
            ("use hire", "GWT-HIRE-01", "why-nobody-to-hire"),
            ("copy B", "GWT-PB-6b", "why-nothing-to-copy"),
            ("engine 3", "GWT-LOC-01", "why-choose-action"),
        ],
    );
    let mut acted = at(&mut position, Site::A);
    acted.play("use galloway-for-2");
    cases.extend(tries(
        acted,
        &[("auxiliary 1", "GWT-LOC-05", "why-acted-already"), ("use galloway-for-2", "GWT-LOC-09", "why-no-such-card")],
    ));
    let mut certified = at(&mut position, Site::C);
    certified.play("use certificate");
    cases.extend(tries(certified, &[("use certificate", "GWT-LOC-02", "why-used-already")]));
    let mut instead = at(&mut position, Site::A);
    instead.play("auxiliary 1");
    cases.extend(tries(
        instead,
        &[
            ("use galloway-for-2", "GWT-LOC-05", "why-auxiliary-instead"),
            ("auxiliary 2", "GWT-LOC-01", "why-one-auxiliary"),
        ],
    ));
    let mut foreign = at(&mut position, Site::A1);
    foreign.play("auxiliary 1");
    cases.extend(tries(foreign, &[("auxiliary 1", "GWT-LOC-06", "why-one-auxiliary")]));
    position.build(ME, 7, Site::A3);
    let pairs = [("use bandit-pairs", "GWT-PB-7a", "why-brings-nothing")];
    cases.extend(tries(at(&mut position, Site::A3), &pairs));
    cases.extend(tries(
        at(&mut position, Site::A1),
        &[("use buy-cattle", "GWT-LOC-06", "why-not-your-building"), ("copy A", "GWT-LOC-06", "why-not-your-building")],
    ));
    cases.extend(tries(at(&mut position, Site::A2), &[("use gain-by-woods", "GWT-PB-1a", "why-brings-nothing")]));
    cases
}

fn actions_without_what_they_take() -> Vec<Case> {
    let mut bare = clear(2);
    bare.player(ME).dollars = 1;
    bare.table.stack = Cows::NONE;
    bare.table.display = [None; 4];
    bare.goals = Goals::NONE;
    let mut cases = Vec::new();
    for (site, notation, rule, why) in [
        (Site::B, "use build", "GWT-BLD-02", "why-nothing-to-build"),
        (Site::C, "use take-objective", "GWT-OBJ-03", "why-no-objectives"),
        (Site::D, "use bandit", "GWT-BAN-03", "why-no-bandit"),
        (Site::D, "use paid-engine-2", "GWT-LOC-07", "why-too-few-dollars"),
        (Site::E, "use buy-cattle", "GWT-BUY-02", "why-nothing-to-buy"),
        (Site::F, "use hazard-for-7", "GWT-HAZ-02", "why-too-few-dollars"),
        (Site::F, "use pair-for-4", "GWT-LOC-09", "why-no-such-card"),
    ] {
        bare.hand(ME, cards(["criollo"]));
        cases.extend(tries(at(&mut bare, site), &[(notation, rule, why)]));
    }
    bare.player(ME).dollars = 20;
    cases.extend(tries(at(&mut bare, Site::F), &[("use hazard-for-7", "GWT-HAZ-02", "why-no-hazard")]));
    for (number, notation, rule, why) in [
        (1, "use engine-back-for-3", "GWT-ENG-06", "why-engine-at-start"),
        (1, "use objective-for-2-certificates", "GWT-PB-1b", "why-no-objective-in-hand"),
        (4, "use draw-by-cowboys", "GWT-DECK-04", "why-no-cards"),
        (7, "use engine-by-woods", "GWT-ENG-01", "why-engine-stays"),
        (9, "use upgrade-behind", "GWT-PB-9b", "why-no-station-behind"),
        (12, "use gain-by-stations", "GWT-PB-12b", "why-brings-nothing"),
    ] {
        let mut position = b_sides();
        position.build(ME, number, Site::A1).herd(ME).deck = Pile::EMPTY;
        position.herd(ME).hand = Pile::EMPTY;
        cases.extend(tries(at(&mut position, Site::A1), &[(notation, rule, why)]));
    }
    let mut position = clear(2);
    position.hand(ME, cards(["galloway"]));
    let slot = asked(&mut position, Step::Offer(Effect::CriolloFor2, None));
    cases.extend(tries(
        slot,
        &[
            ("use criollo-for-2", "GWT-LOC-09", "why-no-such-card"),
            ("use certificate", "GWT-HIRE-06", "why-not-offered-here"),
        ],
    ));
    position.tile(Site::Flood1, Tile::FloodGreen2);
    let master = asked(&mut position, Step::Offer(Effect::HazardFree, Some(Effect::Bandit)));
    cases.extend(tries(
        master,
        &[("use bandit", "GWT-BAN-03", "why-no-bandit"), ("use hire", "GWT-SMT-03", "why-not-offered-here")],
    ));
    cases
}

fn auxiliary_actions() -> Vec<Case> {
    let mut position = clear(2);
    position.player(ME).dollars = 0;
    position.take(ME, Disc::Aux3).take(ME, Disc::Aux4).take(ME, Disc::Aux5);
    tries(
        asked(&mut position, Step::Auxiliary),
        &[
            ("auxiliary 1 double", "GWT-AUX-02", "why-only-single"),
            ("auxiliary 4", "GWT-LOC-07", "why-too-few-dollars"),
            ("auxiliary 5", "GWT-AUX-10", "why-engine-cannot-go-back"),
            ("go A", "GWT-TURN-02", "why-answer-first"),
            ("play o1", "GWT-OBJ-05", "why-between-actions"),
        ],
    )
}

fn hiring() -> Vec<Case> {
    let mut position = clear(2);
    position.player(ME).dollars = 6;
    position.player(ME).workers = [1, 1, 6];
    let (cowboy, craftsman, engineer) = (Worker::Cowboy, Worker::Craftsman, Worker::Engineer);
    position.jobs(3, &[(0, 2, cowboy), (0, 3, engineer), (2, 2, craftsman), (3, 2, cowboy)]);
    tries(
        asked(&mut position, Step::Hire(0)),
        &[
            ("hire craftsman 1", "GWT-HIRE-01", "why-no-such-worker"),
            ("hire cowboy 4", "GWT-HIRE-02", "why-row-of-token"),
            ("hire craftsman 3", "GWT-HIRE-03", "why-too-few-dollars"),
            ("hire engineer 1", "GWT-HIRE-05", "why-row-full"),
        ],
    )
}

fn building() -> Vec<Case> {
    let mut position = clear(2);
    position.build(ME, 4, Site::A1).build(YOU, 1, Site::A2).player(ME).dollars = 5;
    position.player(ME).workers = [1, 4, 1];
    tries(
        asked(&mut position, Step::Build(2)),
        &[
            ("build 4 B1", "GWT-BLD-01", "why-built-already"),
            ("build 2 A1", "GWT-BLD-03", "why-not-more-craftsmen"),
            ("build 2 A2", "GWT-BLD-06", "why-not-a-site"),
            ("build 2 A", "GWT-BLD-06", "why-not-a-site"),
            ("build 2 flood1", "GWT-BLD-06", "why-not-a-site"),
            ("build 9 B1", "GWT-BLD-05", "why-only-as-replacement"),
            // As replacements they take 5 craftsmen and 10.
            ("build 9 A1", "GWT-BLD-03", "why-too-few-craftsmen"),
            ("build 11 A1", "GWT-BLD-03", "why-too-few-craftsmen"),
            ("build 7 A1", "GWT-BLD-03", "why-too-few-dollars"),
            ("build 7 B1", "GWT-BLD-02", "why-too-few-craftsmen"),
            ("build 5 B1", "GWT-BLD-02", "why-too-few-dollars"),
        ],
    )
}

fn buying() -> Vec<Case> {
    let mut position = clear(2);
    position.player(ME).dollars = 8;
    (position.table.market, position.table.stack) = (Cows::NONE, Cows::NONE);
    position.table.market.add(Cattle::Longhorn, 2);
    position.table.market.add(Cattle::Shorthorn3, 1);
    tries(
        asked(&mut position, Step::Buy),
        &[
            ("buy 2", "GWT-BUY-01", "why-not-in-market"),
            ("buy 4", "GWT-BUY-02", "why-too-few-cowboys"),
            ("buy 7", "GWT-BUY-02", "why-too-few-dollars"),
            ("reveal", "GWT-BUY-06", "why-nothing-to-reveal"),
            ("play o1", "GWT-OBJ-05", "why-between-actions"),
        ],
    )
}

fn tiles_and_objectives() -> Vec<Case> {
    let mut position = clear(2);
    position.table.display = [Some(Objective::O1), Some(Objective::O2), None, None];
    position.goals = Goals::NONE;
    let mut taking = at(&mut position, Site::C);
    taking.play("use take-objective");
    let mut cases = tries(
        taking,
        &[
            ("take o3", "GWT-OBJ-01", "why-not-on-display"),
            ("take top", "GWT-OBJ-03", "why-no-objectives"),
            ("done", "GWT-OBJ-01", "why-must-take"),
        ],
    );
    // Links, of a delivery in Kansas City and of an extraordinary one.
    position.city(ME, City::Fulton).engine(ME, 12).build(ME, 9, Site::A1);
    let mut delivering = position.clone();
    delivering.table.foresight = [None; 6];
    let mut link = at(delivering.hand(ME, cards(["hereford-5"])), Site::KansasCity);
    link.play_all(["deliver st-louis", "disc aux1"]);
    let mut extraordinary = at(&mut position.clone(), Site::A1);
    extraordinary.play_all(["use extraordinary-delivery", "engine 5", "deliver st-louis", "disc aux1"]);
    for play in [link, extraordinary] {
        cases.extend(tries(play, &[("done", "GWT-DEL-06", "why-must-take")]));
    }
    position.turn(ME);
    position.tile(Site::Bandit1, Tile::GreenBandit).tile(Site::Flood1, Tile::FloodGreen2);
    let bandit = asked(&mut position.clone(), Step::Bandit);
    cases.extend(tries(bandit, &[("capture bandit2", "GWT-BAN-01", "why-no-bandit")]));
    let hazard = asked(&mut position.clone(), Step::Hazard(5));
    cases.extend(tries(hazard, &[("remove flood2", "GWT-HAZ-01", "why-no-hazard")]));
    position.table.foresight[..2].copy_from_slice(&[Some(Tile::GreenBandit), Some(Tile::OrangeBandit)]);
    cases.extend(tries(
        at(&mut position, Site::KansasCity),
        &[("foresight 3", "GWT-KC-02", "why-other-column"), ("done", "GWT-KC-02", "why-tile-first")],
    ));
    cases
}

fn engines_and_stations() -> Vec<Case> {
    let mut position = clear(2);
    position.engine(ME, 8).engine(YOU, 9);
    let mut cases = tries(
        asked(&mut position.clone(), Step::Engine(2)),
        &[("engine 20", "GWT-ENG-02", "why-engine-too-far"), ("engine 9", "GWT-ENG-03", "why-occupied")],
    );
    cases.extend(tries(
        asked(&mut position.clone(), Step::Back(1)),
        &[("engine 6", "GWT-ENG-06", "why-exactly-back"), ("done", "GWT-ENG-06", "why-engine-first")],
    ));
    cases.extend(tries(
        asked(&mut position.clone(), Step::BackToDeliver),
        &[("engine 10", "GWT-PB-9a", "why-only-back"), ("done", "GWT-PB-9a", "why-engine-first")],
    ));
    cases.extend(tries(
        asked(&mut position.clone(), Step::Return),
        &[
            ("engine 39", "GWT-ENG-08", "why-not-there"),
            ("engine 9", "GWT-ENG-03", "why-occupied"),
            ("done", "GWT-ENG-08", "why-engine-must-return"),
        ],
    ));
    let upgrade = asked(&mut position.clone(), Step::Upgrade(Station::S1));
    cases.extend(tries(upgrade, &[("upgrade s2", "GWT-STN-03", "why-not-this-station")]));
    // Only hand discs are left, for $5 each.
    position.engine(ME, 12).station(ME, Station::S2).player(ME).dollars = 3;
    cases.extend(tries(
        asked(&mut position.clone(), Step::UpgradeBehind),
        &[
            ("upgrade s5", "GWT-PB-9b", "why-not-behind"),
            ("upgrade s2", "GWT-STN-02", "why-upgraded-already"),
            ("upgrade s3", "GWT-STN-02", "why-too-few-dollars"),
        ],
    ));
    let player = position.player(ME);
    (player.stations, player.dollars, player.discs) = (Stations::NONE, 7, [0; 10]);
    player.discs[Disc::Hand.index()] = 1;
    let behind = asked(&mut position, Step::UpgradeBehind);
    cases.extend(tries(behind, &[("upgrade s3", "GWT-STN-05", "why-no-disc")]));
    let mut position = clear(2);
    position.player(ME).workers = [2, 1, 1];
    let master = asked(&mut position, Step::Appoint(Station::S1));
    cases.extend(tries(master, &[("appoint engineer", "GWT-SMT-01", "why-printed-worker")]));
    cases
}

fn cards_and_certificates() -> Vec<Case> {
    let mut position = clear_with(Options::for_players(2).simmentals());
    position.hand(ME, cards(["criollo", "galloway", "calf", "o1"])).player(ME).marker = 1;
    let mut cases = tries(
        asked(&mut position.clone(), Step::Draw(2)),
        &[("draw 3", "GWT-OBJ-10", "why-other-number"), ("draw 0", "GWT-OBJ-10", "why-other-number")],
    );
    let mut cowboys = b_sides();
    cowboys.build(ME, 4, Site::A1);
    let mut drawing = at(&mut cowboys, Site::A1);
    drawing.play("use draw-by-cowboys");
    cases.extend(tries(
        drawing,
        &[("draw 2", "GWT-PB-4b", "why-other-number"), ("draw 20", "GWT-DECK-04", "why-not-so-many")],
    ));
    cases.extend(tries(
        asked(&mut position.clone(), Step::Give(Effect::CattleForCertificate)),
        &[("discard o1", "GWT-LOC-09", "why-wrong-card"), ("done", "GWT-LOC-07", "why-discard-first")],
    ));
    let trash = asked(&mut position.clone(), Step::Trash(1));
    cases.extend(tries(trash, &[("trash longhorn", "GWT-AUX-08", "why-not-in-hand")]));
    cases.extend(tries(
        asked(&mut position.clone(), Step::Income),
        &[("spend 2", "GWT-INC-04", "why-too-few-certificates"), ("done", "GWT-INC-04", "why-income-first")],
    ));
    cases.extend(tries(
        asked(&mut position, Step::Calves),
        &[("raise 2", "GWT-SIM-05", "why-not-so-many"), ("done", "GWT-SIM-05", "why-raise-first")],
    ));
    position.hand(ME, cards(["calf", "calf"])).table.upgrades = [1, 0];
    cases.extend(tries(play_from(&position), &[("raise 2", "GWT-SIM-10", "why-not-so-many")]));
    cases
}

fn deliveries() -> Vec<Case> {
    let mut position = clear(2);
    position.city(ME, City::Fulton).player(ME).dollars = 0;
    let mut cases = tries(
        asked(&mut position.clone(), Step::City { limit: 11, extraordinary: false }),
        &[
            ("deliver toledo", "GWT-DEL-01", "why-value-too-low"),
            ("deliver fulton", "GWT-DEL-02", "why-delivered-already"),
            ("deliver chicago", "GWT-DEL-10", "why-no-transport-left"),
            ("done", "GWT-DEL-01", "why-deliver-first"),
        ],
    );
    cases.extend(tries(
        asked(&mut position.clone(), Step::City { limit: 3, extraordinary: true }),
        &[("deliver st-louis", "GWT-PB-9a", "why-too-few-spaces"), ("done", "GWT-PB-9a", "why-deliver-first")],
    ));
    let mut bare = position.clone();
    bare.player(ME).discs = [0; 10];
    bare.station(ME, Station::S1).station(ME, Station::S3);
    let recalling = asked(&mut bare, Step::Disc(Place::City(City::Peoria)));
    cases.extend(tries(recalling, &[("recall s2", "GWT-DISC-08", "why-no-disc-there")]));
    position.take(ME, Disc::Aux1).player(ME).dollars = 7;
    let station = asked(&mut position.clone(), Step::Disc(Place::Station(Station::S1)));
    cases.extend(tries(
        station,
        &[("disc aux1", "GWT-DISC-02", "why-disc-taken"), ("done", "GWT-STN-02", "why-disc-first")],
    ));
    let white = asked(&mut position.clone(), Step::Disc(Place::City(City::Peoria)));
    cases.extend(tries(
        white,
        &[
            ("disc aux1", "GWT-DISC-02", "why-disc-taken"),
            ("disc step1", "GWT-DISC-01", "why-dark-disc"),
            ("recall s1", "GWT-DISC-08", "why-disc-of-board"),
            ("done", "GWT-DEL-03", "why-disc-first"),
        ],
    ));
    let dark = Step::Disc(Place::City(City::Chicago));
    let hand = [("disc hand", "GWT-DEL-10", "why-no-transport-left")];
    cases.extend(tries(asked(&mut position.clone(), dark), &hand));
    position.engine(ME, 10).player(ME).dollars = 4;
    let poor = [("disc hand", "GWT-DISC-04", "why-too-few-dollars")];
    cases.extend(tries(asked(&mut position.clone(), dark), &poor));
    position.city(ME, City::StLouis).city(ME, City::Bloomington);
    let links = asked(&mut position, Step::Links(City::StLouis));
    cases.extend(tries(links, &[("done", "GWT-DEL-08", "why-link-first")]));
    cases
}

#[test]
fn between_turns_and_out_of_turn() {
    hold(between_turns());
}

#[test]
fn ways_that_do_not_exist_or_are_too_long() {
    hold(on_the_way());
}

#[test]
fn what_a_space_does_not_offer() {
    hold(on_a_space());
}

#[test]
fn what_an_action_takes_and_somebody_lacks() {
    hold(actions_without_what_they_take());
    hold(auxiliary_actions());
}

#[test]
fn workers_buildings_and_cattle_that_cannot_be_had() {
    hold(hiring());
    hold(building());
    hold(buying());
}

#[test]
fn tiles_and_objective_cards_that_cannot_be_had() {
    hold(tiles_and_objectives());
}

#[test]
fn places_where_an_engine_cannot_go_and_stations_that_cannot_be_upgraded() {
    hold(engines_and_stations());
}

#[test]
fn cards_that_are_not_there_and_certificates_nobody_has() {
    hold(cards_and_certificates());
}

#[test]
fn cities_discs_and_links() {
    hold(deliveries());
}

/// Rules and reasons as they stand in the source: a text of a rule before a text of a reason.
fn reasons_in(source: &str) -> BTreeSet<(&str, &str)> {
    let texts: Vec<&str> = source.split('"').skip(1).step_by(2).collect();
    let reason = |pair: &[&'_ str]| pair[0].starts_with("GWT-") && pair[1].starts_with("why-");
    texts.windows(2).filter(|pair| reason(pair)).map(|pair| (pair[0], pair[1])).collect()
}

#[test]
fn every_reason_there_is_was_met() {
    let sources = proving::words::rules_at(env!("CARGO_MANIFEST_DIR"));
    let groups = [
        between_turns(),
        on_the_way(),
        on_a_space(),
        actions_without_what_they_take(),
        auxiliary_actions(),
        hiring(),
        building(),
        buying(),
        tiles_and_objectives(),
        engines_and_stations(),
        cards_and_certificates(),
        deliveries(),
    ];
    let met: BTreeSet<(&str, &str)> = groups.iter().flatten().map(|(_, _, _, reason)| *reason).collect();
    let all: BTreeSet<(&str, &str)> = sources.iter().flat_map(|source| reasons_in(source)).collect();
    assert!(all.len() > 90, "{} reasons", all.len());
    let missing: Vec<_> = all.difference(&met).collect();
    assert!(missing.is_empty(), "no test meets {missing:?}");
}

#[test]
fn whatever_is_not_listed_is_refused_and_changes_nothing() {
    // All actions there are, at moments of every kind.
    let all: Vec<Action> = (0..Action::SPACE).filter_map(Action::decode).collect();
    let solo = Options::for_players(1).sides(Sides::Random).simmentals();
    for (options, seed) in
        [(solo, 1), (Options::for_players(3), 2), (Options::for_players(2).sides(Sides::All(Side::B)), 3)]
    {
        let mut play = Play::deal(&options, seed);
        for step in 0.. {
            let Some(actor) = play.game.to_act().first() else { break };
            if step % 9 == 0 {
                let before = play.game.clone();
                for seat in Seat::all(play.game.seats()) {
                    let mut legal = Vec::new();
                    play.game.legal(seat, &mut legal);
                    let legal: BTreeSet<usize> = legal.into_iter().map(Action::encode).collect();
                    for action in all.iter().filter(|action| !legal.contains(&action.encode())) {
                        let told: &mut Vec<(Event, GreatWesternTrail)> = &mut Vec::new();
                        let refusal = play.game.play(seat, *action, &mut play.dice, told).expect_err("not legal");
                        assert!(refusal.rule.0.starts_with("GWT-") && refusal.why.starts_with("why-"));
                        assert!(told.is_empty());
                    }
                }
                assert_eq!(play.game, before);
            }
            let options = play.legal_of(actor);
            let choice = play.dice.below(options.len() as u32) as usize;
            play.play_as(actor, &options[choice]);
        }
    }
}
