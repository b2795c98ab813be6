//! Everything that can be said is said, in every language: whole games of every setup, every question, with a fine ear
//! for what is missing.

use std::collections::BTreeSet;

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::Side;
use great_western_trail::data::cattle::{Breed, Cattle};
use great_western_trail::data::railroad::{City, Master, Station};
use great_western_trail::data::sam::Level;
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::data::trail::Site;
use great_western_trail::{Action, Effect, Event, GreatWesternTrail, Options, Place, Position, Sides, Step};
use proving::golden::Golden;
use proving::journey::all_eyes;
use proving::rulebook::spaced;
use proving::words as checks;
use table::{Coded, Dice, Eyes, Game};
use wording::{Arg, Language, Order, Phrase, Unnamed, Worded};

use crate::common::*;

fn alone() -> Vec<Options> {
    let solo = Options::for_players(1);
    vec![
        solo.level(Level::Easy),
        solo.level(Level::Medium).random_layout().sides(Sides::All(Side::B)),
        solo.level(Level::Hard).sides(Sides::Random).simmentals(),
    ]
}

fn in_company(players: usize) -> Vec<Options> {
    let plain = Options::for_players(players);
    let other = plain.random_layout();
    vec![plain, other.sides(Sides::All(Side::B)), other.sides(Sides::Random).simmentals()]
}

fn are_told(setups: Vec<Options>, seed: u64) {
    for (i, setup) in setups.iter().enumerate() {
        checks::games::<GreatWesternTrail>(setup, 2, seed + 10 * i as u64);
    }
}

proving::cases! { are_told;
    whoever_plays_alone_is_told_everything(alone(), 100);
    two_players_are_told_everything(in_company(2), 200);
    three_players_are_told_everything(in_company(3), 300);
    four_players_are_told_everything(in_company(4), 400);
}

/// A position in which every question has more than one answer.
fn rich() -> Position {
    let mut position = clear_with(Options::for_players(2).simmentals());
    position.hand(ME, cards(["criollo", "criollo", "galloway", "calf", "heifer", "o1", "o13"]));
    position.tile(Site::Flood1, Tile::FloodGreen3).tile(Site::Rock1, Tile::RockfallBlack2);
    for (site, tile) in [(Site::Bandit1, Tile::GreenBandit), (Site::Bandit4, Tile::OrangeBandit)] {
        position.tile(site, tile);
    }
    position.build(ME, 2, Site::Fr2).build(YOU, 4, Site::B2).engine(ME, 12).engine(YOU, 9);
    position.take(ME, Disc::Aux3).take(ME, Disc::Aux3).take(ME, Disc::Aux5);
    for city in [City::Fulton, City::StLouis, City::Bloomington] {
        position.city(ME, city);
    }
    let me = position.player(ME);
    (me.dollars, me.marker, me.tokens, me.workers) = (30, 2, 1, [4, 3, 2]);
    position
}

/// Every question there is.
fn questions() -> Vec<Step> {
    let mut steps = vec![Step::Place, Step::Depart, Step::Forward(2), Step::FreeMove(3), Step::Buy, Step::Bandit];
    steps.extend([0, 2, -1, -2].map(Step::Hire));
    steps.extend([Step::Offer(Effect::HazardFree, Some(Effect::Bandit)), Step::Offer(Effect::CriolloFor2, None)]);
    steps.extend([Step::Build(2), Step::Build(1), Step::Hazard(0), Step::Hazard(7), Step::Engine(4), Step::Back(2)]);
    steps.extend([true, false].map(|to_hand| Step::TakeObjective { to_hand }));
    steps.extend([Step::BackToDeliver, Step::Return, Step::Upgrade(Station::S1), Step::UpgradeBehind]);
    steps.extend(
        [Place::City(City::Chicago), Place::Extraordinary(City::Peoria), Place::Station(Station::S1)].map(Step::Disc),
    );
    steps.extend([Step::Appoint(Station::S1), Step::Auxiliary, Step::Draw(3), Step::Trash(2)]);
    steps.extend([Effect::PairFor4, Effect::CattleFor6AndObjective, Effect::ObjectiveFor2Certificates].map(Step::Give));
    steps.push(Step::GiveSecond(Effect::PairFor4, Breed::Simmental));
    steps.extend([0, 1, 2].map(Step::Foresight));
    steps.extend([Step::Income, Step::Calves, Step::Heifers, Step::Links(City::StLouis)]);
    steps.extend([true, false].map(|extraordinary| Step::City { limit: 10, extraordinary }));
    steps
}

#[test]
fn every_question_is_asked_in_words() {
    let mut rules = BTreeSet::new();
    for step in questions() {
        let mut position = rich();
        // Both tiles of a column must differ, or nothing is asked.
        position.table.foresight =
            [Tile::GreenBandit, Tile::FloodGreen2, Tile::Cowboy, Tile::Engineer, Tile::Craftsman, Tile::OrangeBandit]
                .map(Some);
        if step == Step::Links(City::StLouis) || matches!(step, Step::City { .. }) {
            position.player(ME).cities[City::Peoria.index()] = 0;
        }
        let game = position.step(step).game();
        assert_eq!(game.table().step(), Some(step), "is asked");
        let view = game.view(Eyes::Seat(ME));
        let prompt = GreatWesternTrail::prompt(&view);
        assert!(prompt.id.starts_with("prompt-") && prompt.id != "prompt-between", "{step:?}: {}", prompt.id);
        checks::moment(&game, &mut Dice::from_number(1));
        rules.extend(GreatWesternTrail::prompt_rule(&view).map(|rule| rule.0));
    }
    for site in [Site::A, Site::Fr2, Site::B2, Site::Flood1] {
        let game = rich().visit(site).game();
        checks::moment(&game, &mut Dice::from_number(1));
        rules.extend(GreatWesternTrail::prompt_rule(&game.view(Eyes::Seat(ME))).map(|rule| rule.0));
    }
    let all = [
        "GWT-AUX-02",
        "GWT-AUX-08",
        "GWT-BAN-01",
        "GWT-BLD-01",
        "GWT-BUY-02",
        "GWT-DECK-08",
        "GWT-DEL-01",
        "GWT-DEL-08",
        "GWT-DISC-01",
        "GWT-ENG-02",
        "GWT-ENG-06",
        "GWT-ENG-08",
        "GWT-HAZ-01",
        "GWT-HIRE-01",
        "GWT-HIRE-06",
        "GWT-INC-04",
        "GWT-KC-02",
        "GWT-LOC-01",
        "GWT-LOC-06",
        "GWT-LOC-09",
        "GWT-MOVE-01",
        "GWT-OBJ-01",
        "GWT-OBJ-07",
        "GWT-PB-1b",
        "GWT-PB-8b",
        "GWT-PB-9a",
        "GWT-PB-9b",
        "GWT-SETUP-22",
        "GWT-SIM-05",
        "GWT-SMT-01",
        "GWT-SMT-03",
        "GWT-STEP-01",
        "GWT-STN-01",
    ];
    assert_eq!(rules, BTreeSet::from(all));
}

#[test]
fn whatever_is_asked_or_waited_for_leads_to_a_rule() {
    let mut met = BTreeSet::new();
    for (i, setup) in alone().into_iter().chain((2..=4).flat_map(in_company)).enumerate() {
        met.extend(checks::rules_asked::<GreatWesternTrail>(&setup, 1, 1000 + 10 * i as u64));
    }
    let always = [
        "GWT-AUX-02",
        "GWT-BUY-02",
        "GWT-DECK-08",
        "GWT-DEL-01",
        "GWT-DISC-01",
        "GWT-END-04",
        "GWT-EXC-02",
        "GWT-HIRE-01",
        "GWT-INC-04",
        "GWT-KC-02",
        "GWT-LOC-01",
        "GWT-LOC-06",
        "GWT-MOVE-01",
        "GWT-SCORE-12",
        "GWT-SETUP-21",
        "GWT-SETUP-22",
        "GWT-TURN-01",
    ];
    let missing: Vec<&str> = always.into_iter().filter(|rule| !met.contains(rule)).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

#[test]
fn every_action_there_is_can_be_said() {
    let games = [rich().game(), rich().visit(Site::Fr2).game(), Play::deal(&Options::for_players(1), 1).game];
    for game in games {
        for eyes in all_eyes(&game) {
            let view = game.view(eyes);
            let all = (0..Action::SPACE).filter_map(Action::decode);
            all.step_by(3)
                .for_each(|action| checks::phrase::<GreatWesternTrail>(&GreatWesternTrail::option(&view, action)));
        }
    }
}

/// An option in English and in Polish, with plain spaces.
#[track_caller]
fn says(position: &Position, notation: &str) -> [String; 2] {
    let play = play_from(position);
    assert!(play.can(notation), "{notation} is not possible: {:?}", play.legal());
    let line = GreatWesternTrail::option(&play.view_of(ME), notation.parse().expect("an action"));
    Language::ALL.map(|language| spaced(&checks::say::<GreatWesternTrail>(language, &line)))
}

#[test]
fn a_route_names_spaces_steps_and_fees() {
    let mut position = clear(2);
    position.player(ME).rancher = Some(Site::A);
    position.tile(Site::Flood1, Tile::FloodGreen3).build(YOU, 7, Site::B2).build(ME, 4, Site::B3);
    assert_eq!(says(&position, "go B"), ["Go to building B: 1 step; no fee", "Idź do budynku B: 1 krok; bez opłat"]);
    assert_eq!(
        says(&position, "go B via A"),
        [
            "Go to building B: 2 steps past flood 1 (green hand); you pay $2 to the bank, $18 left",
            "Idź do budynku B: 2 kroki, mijając powódź 1 (zielona dłoń); płacisz 2 $ do banku, zostaje 18 $",
        ]
    );
    assert_eq!(
        says(&position, "go B3"),
        [
            "Go to your 4a on B3: 3 steps past building B and Bob’s 7a on B2; you pay $4 to Bob, $16 left",
            "Idź do swojego budynku 4a (działka B3): 3 kroki, mijając budynek B i budynek 7a na B2 (Bob); \
             płacisz 4 $ (dostaje Bob), zostaje 16 $",
        ]
    );
    position.player(ME).dollars = 3;
    let [en, pl] = says(&position, "go B3");
    assert!(en.ends_with("you pay $3 of $4 to Bob (all that is left)"), "{en}");
    assert!(pl.ends_with("płacisz 3 $ z 4 $ (tyle zostało, dostaje Bob)"), "{pl}");
}

#[test]
fn hiring_says_what_it_costs_and_covers() {
    let mut position = clear(2);
    position.visit(Site::A).jobs(2, &[(0, 2, Worker::Engineer), (1, 3, Worker::Cowboy)]).step(Step::Hire(2));
    assert_eq!(
        says(&position, "hire engineer 1"),
        [
            "Hire an engineer from row 1 for $8, your number 2; at once: discard a Criollo, gain 1 certificate",
            "Zatrudnij inżyniera z rzędu 1 za 8 $, na 2. pole; od razu: odrzuć kartę Criollo, weź 1 certyfikat",
        ]
    );
    position.player(ME).workers[Worker::Cowboy.index()] = 5;
    let [en, pl] = says(&position, "hire cowboy 2");
    assert!(en.ends_with("your number 6; at once: capture a bandit; 4 points at the end"), "{en}");
    assert!(pl.ends_with("na 6. pole; od razu: schwytaj bandytę; na koniec 4 punkty"), "{pl}");
}

#[test]
fn building_says_what_it_takes_and_brings() {
    let mut position = clear(2);
    position.build(ME, 2, Site::B1).visit(Site::B).step(Step::Build(2));
    position.player(ME).workers[Worker::Craftsman.index()] = 3;
    assert_eq!(
        says(&position, "build 5 FR2"),
        [
            "Build 5a on FR2 (woods; risk action: a Criollo for 1 certificate and $2) for $6 with 3 craftsmen: 4 points",
            "Zbuduj 5a na FR2 (las; akcja ryzyka: Criollo za 1 certyfikat i 2 $) za 6 $ (potrzeba 3 rzemieślników): \
             4 punkty",
        ]
    );
    assert_eq!(
        says(&position, "build 4 B1"),
        [
            "Replace 2a by 4a on B1 (woods) for $2 with 1 craftsman: 2 points more",
            "Zastąp 2a budynkiem 4a na B1 (las) za 2 $ (potrzeba 1 rzemieślnika): 2 punkty więcej",
        ]
    );
}

#[test]
fn buying_says_cards_prices_and_cowboys_left() {
    let mut position = clear(2);
    position.visit(Site::E).step(Step::Buy);
    position.player(ME).workers[Worker::Cowboy.index()] = 4;
    position.table.market = [Cattle::Longhorn, Cattle::BlackAngus, Cattle::Hereford7].into_iter().fold(
        great_western_trail::Cows::NONE,
        |mut market, card| {
            market.add(card, 1);
            market
        },
    );
    let play = play_from(&position);
    let pair = play.options("buy ").into_iter().map(|number| says(&position, &format!("buy {number}")));
    let pair: Vec<[String; 2]> = pair.filter(|[en, _]| en.contains(" and ") && en.contains("Longhorn")).collect();
    assert_eq!(
        pair,
        [[
            "Buy a Longhorn (value 3, 1 point) and a Black Angus (value 3, 3 points) for $5 with 3 cowboys; 1 cowboy left",
            "Kup kartę Longhorn (wartość 3, 1 punkt) i kartę Black Angus (wartość 3, 3 punkty) za 5 $ z 3 kowbojami; \
             zostaje 1 kowboj",
        ]]
    );
    assert_eq!(says(&position, "reveal")[0], "Let 1 cowboy reveal 2 cards of the market stack; 3 cowboys left");
}

#[test]
fn engines_and_stations_say_what_can_be_had() {
    let mut position = clear(2);
    position.table.masters[0] = Some(Master::Sm4);
    position.visit(Site::G).engine(ME, 3).step(Step::Engine(3));
    assert_eq!(says(&position, "engine 5")[0], "Engine 2 spaces forward to space 5, transport up to $2 cheaper");
    assert_eq!(
        says(&position, "engine s1"),
        [
            "Engine 2 spaces forward to the turnout of station 1 (between 4 and 5), transport up to $2 cheaper: \
             station 1 can be upgraded for $2: \
             1 point; white corners; station master: 1 permanent certificate; 3 points for every 2 hazards",
            "Lokomotywa 2 pola w przód na bocznicę stacji 1 (między 4 a 5), transport tańszy nawet o 2 $; \
             stację 1 można rozbudować za 2 $: \
             1 punkt; białe narożniki; zawiadowca: 1 certyfikat stały; 3 punkty za każde 2 niebezpieczeństwa",
        ]
    );
    let mut position = clear(2);
    position.visit(Site::G).engine(ME, 12).step(Step::BackToDeliver);
    assert_eq!(
        says(&position, "engine 4")[0],
        "Engine back to space 4: a delivery of value 8 at most, to Peoria at best"
    );
}

#[test]
fn a_delivery_says_what_it_costs_and_brings() {
    let mut position = clear(2);
    position.visit(Site::A).engine(ME, 5).city(ME, City::Fulton).city(ME, City::Bloomington);
    position.step(Step::City { limit: 10, extraordinary: false });
    assert_eq!(
        says(&position, "deliver peoria"),
        [
            "Deliver to Peoria (value 8): transport $2; link with Bloomington: an objective card; \
             for a disc from white corners",
            "Dostarcz krowy do Peorii (wartość 8): transport 2 $; połączenie z Bloomington: karta celu; \
             dysk z białych narożników",
        ]
    );
    let [en, _] = says(&position, "deliver st-louis");
    assert!(en.contains("link with Fulton: an objective card and −3 points; link with Bloomington: an exchange token"));
    let [_, pl] = says(&position, "deliver kansas-city");
    assert_eq!(
        pl,
        "Dostarcz krowy do Kansas City (wartość 0): bez kosztu transportu; od razu 4 $; −6 punktów; \
         dysk z białych narożników"
    );
}

#[test]
fn discs_say_what_they_unlock() {
    let mut position = clear(2);
    position.visit(Site::A).take(ME, Disc::Aux4).step(Step::Disc(Place::City(City::NewYork)));
    position.player(ME).engine = Station::S9.berth();
    for (disc, en, pl) in [
        ("aux4", "auxiliary action 4 can be doubled", "akcja pomocnicza 4 może być podwójna"),
        ("aux5", "auxiliary action 5 can be used", "otwiera akcję pomocniczą 5"),
        (
            "cert6",
            "up to 6 certificates, once the disc of 4 is gone too",
            "do 6 certyfikatów, gdy zdjęty będzie też dysk 4",
        ),
        ("step1", "up to 4 steps; $3 at once", "do 4 kroków; od razu 3 $"),
        ("step2", "up to 4 steps; 3 points", "do 4 kroków; 3 punkty"),
        ("hand", "hand limit 5, for $5", "limit 5 kart w ręce, za 5 $"),
    ] {
        let [said_en, said_pl] = says(&position, &format!("disc {disc}"));
        assert!(said_en.ends_with(&format!(": {en}")), "{said_en}");
        assert!(said_pl.ends_with(&format!(": {pl}")), "{said_pl}");
    }
}

#[test]
fn certificates_say_how_far_they_reach() {
    let mut position = clear(2);
    position.hand(ME, cards(["santa-gertrudis", "santa-gertrudis", "longhorn", "black-angus"]));
    position.visit(Site::A).step(Step::Income);
    position.player(ME).marker = 3;
    assert_eq!(
        says(&position, "spend 2"),
        [
            "Spend 2 certificates: value 10, $10 from the bank, as far as Chicago (transport $5); 1 certificate left",
            "Wydaj 2 certyfikaty: wartość 10, 10 $ z banku, najdalej do Chicago (transport 5 $); zostaje 1 certyfikat",
        ]
    );
}

#[test]
fn foresight_says_where_a_tile_would_go() {
    let mut position = clear(2);
    position.visit(Site::A).jobs(5, &[(5, 2, Worker::Engineer)]).step(Step::Foresight(1));
    position.table.foresight[2] = Some(Tile::Cowboy);
    position.table.foresight[3] = Some(Tile::FloodGreen3);
    assert_eq!(
        says(&position, "foresight 3"),
        [
            "Take the cowboy: to row 6 of the job market; the token moves down to row 7, and the cattle market is refilled",
            "Weź kowboja: do rzędu 6 rynku pracy; żeton schodzi do rzędu 7, a targ bydła się uzupełnia",
        ]
    );
    assert_eq!(
        says(&position, "foresight 4"),
        [
            "Take the flood (green hand, 3 points): to flood slot 1, where entering then costs $2",
            "Weź powódź (zielona dłoń, 3 punkty): na pole powodzi 1, wejście będzie tam kosztować 2 $",
        ]
    );
}

#[test]
fn an_objective_card_says_what_is_missing() {
    let mut position = clear(2);
    position.hand(ME, cards(["o14", "criollo"])).build(ME, 2, Site::B1);
    position.player(ME).bandits = [1, 0];
    assert_eq!(
        says(&position, "play o14"),
        [
            "Play the objective card “2 buildings and 2 green bandits”: engine up to 2 spaces forward now, \
             5 or −3 points at the end; still missing 1 building and 1 green bandit",
            "Zagraj kartę celu „2 budynki i 2 zielonych bandytów”: teraz lokomotywa do 2 pól w przód, \
             na koniec 5 albo −3 punkty; brakuje jeszcze 1 budynku i 1 zielonego bandyty",
        ]
    );
}

#[test]
fn long_lists_have_headings() {
    let mut position = clear(2);
    position.player(ME).rancher = Some(Site::A);
    let play = play_from(&position);
    let heading = |notation: &str| {
        let action = notation.parse().expect("an action");
        let group = GreatWesternTrail::group(&play.view_of(ME), action).expect("a heading");
        spaced(&checks::say::<GreatWesternTrail>(Language::En, &group))
    };
    assert_eq!(heading("go B"), "Building B: discard a Santa Gertrudis, gain $2; build for $2 for each craftsman");
    assert_eq!(heading("hire cowboy 1"), "Cowboys (you have 1): nothing in the next slot");
    assert_eq!(
        heading("build 8 B1"),
        "8a: capture a bandit / single or double auxiliary action; engine up to 2 spaces forward (6 points, green hand)"
    );
}

#[test]
fn cards_to_discard_stand_under_headings_with_those_first_that_cost_least() {
    let mut position = clear(2);
    position.hand(ME, cards(["criollo", "criollo", "galloway", "hereford-5", "o1"])).player(ME).owed = 2;
    let play = play_from(&position);
    let view = play.view_of(ME);
    let heading = |notation: &str, language| {
        let action = notation.parse().expect("an action");
        let group = GreatWesternTrail::group(&view, action).expect("a heading");
        (checks::say::<GreatWesternTrail>(language, &group), GreatWesternTrail::order(&view, action))
    };
    assert_eq!(
        ["discard criollo", "discard galloway", "discard hereford-5", "discard o1"]
            .map(|notation| heading(notation, Language::En)),
        [
            ("Cattle that the value of your hand does not need".to_owned(), Order::Paid(0)),
            ("Cattle that your hand would be worth less without".to_owned(), Order::Paid(2)),
            ("Cattle that your hand would be worth less without".to_owned(), Order::Paid(5)),
            ("Objective cards".to_owned(), Order::Paid(0)),
        ]
    );
    assert_eq!(heading("discard galloway", Language::Pl).0, "Krowy, bez których ręka jest warta mniej");
}

#[test]
fn nobody_reads_in_the_table_what_only_another_knows() {
    let mut position = clear(2);
    position.hand(YOU, cards(["hereford-7"]));
    let game = position.game();
    let table = |eyes| checks::whole_table::<GreatWesternTrail>(&game.view(eyes), Language::En);
    let own = |text: &str| text.contains("breeding value 5: Hereford (7 points).");
    assert!(own(&table(Eyes::Seat(YOU))));
    assert!(!own(&table(Eyes::Seat(ME))) && !own(&table(Eyes::Bystander)));
}

#[test]
fn polish_counts_and_declines() {
    let say = |phrase: &Phrase| spaced(&checks::say::<GreatWesternTrail>(Language::Pl, phrase));
    let counted = |id: &'static str| [1, 2, 5, 12, 22].map(|n| say(&Phrase::new(id).with("count", n)));
    assert_eq!(counted("points"), ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty"]);
    assert_eq!(counted("cards"), ["1 karta", "2 karty", "5 kart", "12 kart", "22 karty"]);
    assert_eq!(
        counted("tokens"),
        ["1 żeton wymiany", "2 żetony wymiany", "5 żetonów wymiany", "12 żetonów wymiany", "22 żetony wymiany"]
    );
    assert_eq!(counted("task-station")[..3], ["1 stacja", "2 stacje", "5 stacji"]);
    let staff = |kind: Worker, n: u8| say(&Phrase::new("workers").with("kind", Arg::Key(kind.name())).with("count", n));
    assert_eq!(Worker::ALL.map(|kind| staff(kind, 1)), ["1 kowboj", "1 rzemieślnik", "1 inżynier"]);
    assert_eq!(Worker::ALL.map(|kind| staff(kind, 3)), ["3 kowbojów", "3 rzemieślników", "3 inżynierów"]);
    let delivered = |city: City| {
        let play = play_from(&clear(2));
        let event = Event::Delivered { seat: ME, city, extraordinary: false };
        say(&GreatWesternTrail::story(&event, &play.view_of(ME)))
    };
    assert_eq!(
        City::ALL.map(delivered),
        [
            "Kansas City",
            "Fulton",
            "St. Louis",
            "Bloomington",
            "Peorii",
            "Chicago",
            "Toledo",
            "Pittsburgha",
            "Filadelfii",
            "Nowego Jorku"
        ]
        .map(|city| format!("Ann dostarcza krowy do {city}."))
    );
}

#[test]
fn people_without_names_are_called_by_their_seats_and_sam_by_his_name() {
    let line = GreatWesternTrail::story(&Event::TokenGained(YOU), &play_from(&clear(2)).view_of(ME));
    let said = GreatWesternTrail::lexicon().say(Language::Pl, &line, &Unnamed);
    assert_eq!(said, "Gracz 2 bierze żeton wymiany.");
    let solo = Play::deal(&Options::for_players(1), 1);
    let view = solo.view_of(ME);
    let persona = GreatWesternTrail::persona(&view, YOU).expect("Sam sits there");
    assert_eq!(checks::say::<GreatWesternTrail>(Language::En, &persona), "Sam");
    assert_eq!(GreatWesternTrail::persona(&view, ME), None);
    assert_eq!(GreatWesternTrail::persona(&play_from(&clear(2)).view_of(ME), YOU), None);
}

/// A game of three, with everything at random.
fn three() -> Options {
    Options::for_players(3).random_layout().sides(Sides::Random).simmentals()
}

/// A game against Sam.
fn solo() -> Options {
    Options::for_players(1).level(Level::Hard)
}

#[test]
fn table_and_story_read_as_they_should() {
    let golden = Golden::of(env!("CARGO_MANIFEST_DIR"));
    let told = |setup: &Options, n, language| checks::told::<GreatWesternTrail>(setup, 1899, n, language);
    for language in Language::ALL {
        let (view, story) = told(&three(), 240, language);
        golden.same(&format!("table.{language}.txt"), &checks::whole_table::<GreatWesternTrail>(&view, language));
        golden.same(&format!("story.{language}.txt"), &story);
        let (_, story) = told(&solo(), 140, language);
        golden.same(&format!("story-sam.{language}.txt"), &story);
        let (view, _) = told(&solo(), usize::MAX, language);
        let standing = view.standing.as_ref().expect("the game is over");
        let account =
            GreatWesternTrail::lexicon().plain(language, &GreatWesternTrail::account(&view, standing), &checks::NAMES);
        let over = format!("{}\n{account}", checks::whole_table::<GreatWesternTrail>(&view, language));
        golden.same(&format!("table-over.{language}.txt"), &over);
    }
}

#[test]
fn a_tie_with_sam_is_explained() {
    let mut position = Position::new(&Options::for_players(1), 3);
    let (mine, his) = {
        let standing = position.game().reckoning().expect("a reckoning");
        (standing.of(ME).total, standing.of(YOU).total)
    };
    // Money makes up for what is missing, so that both have the same.
    let missing = u16::try_from(his - mine).unwrap_or(0);
    position.player(ME).dollars = position.player(ME).dollars / 5 * 5 + 5 * missing;
    let game = position.game();
    let standing = game.reckoning().expect("a reckoning");
    assert_eq!(standing.of(ME).total, standing.of(YOU).total);
    let section = GreatWesternTrail::account(&game.view(Eyes::Bystander), &standing);
    let account = GreatWesternTrail::lexicon().plain(Language::En, &section, &checks::NAMES);
    assert!(account.contains("Sam wins the tie: ") && account.contains("Tie: Sam wins"), "{account}");
}
