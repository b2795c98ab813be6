//! What is in the box, against the lists of the rulebook and the board: every number written out.

use std::collections::BTreeMap;

use great_western_trail::data::boards::{CERTIFICATES, Disc, slot};
use great_western_trail::data::buildings::{Neutral, Number, Side};
use great_western_trail::data::cattle::{Breed, Cattle, PRICE_LIST};
use great_western_trail::data::objectives::{Objective, Start, Task, Terms};
use great_western_trail::data::railroad::{Berth, Bonus, City, Link, Master, Station};
use great_western_trail::data::sam::{CARDS, DECK, Level};
use great_western_trail::data::tiles::{BAGS, Hand, Sort, Tile, WAGES, Worker, refills_market};
use great_western_trail::data::trail::{BUILDING_SITES, NEUTRAL, Purpose, REWARDS, Site, WOODS};
use great_western_trail::data::{FIRST_CARDS, FIRST_DOLLARS, FIRST_TILES, counts};
use great_western_trail::{Effect, GreatWesternTrail, Options};
use table::Game;

#[test]
fn values_by_count_of_players() {
    for (players, expected) in [
        (1, [3, 1, 1, 2, 2, 2, 7, 9]),
        (2, [3, 1, 1, 2, 2, 2, 7, 9]),
        (3, [3, 2, 1, 2, 1, 3, 10, 12]),
        (4, [4, 2, 1, 1, 2, 4, 13, 15]),
    ] {
        let c = counts(players);
        let found = [c.steps, c.step1, c.step2, c.green, c.black, c.columns, c.market, c.market_with_simmentals];
        assert_eq!(found, expected, "{players} players");
    }
    assert_eq!((FIRST_DOLLARS, FIRST_CARDS, FIRST_TILES), (6, 4, 7));
}

#[test]
fn ninety_four_tiles_in_three_bags() {
    let totals = BAGS.map(|bag| bag.len());
    assert_eq!(totals, [35, 33, 26]);
    let all = |wanted: fn(Tile) -> bool| -> u32 {
        BAGS.iter()
            .flat_map(|bag| bag.iter())
            .filter(|(tile, _)| wanted(*tile))
            .map(|(_, count)| u32::from(count))
            .sum()
    };
    assert_eq!(all(|tile| tile == Tile::Cowboy), 18);
    assert_eq!(all(|tile| tile == Tile::Craftsman), 18);
    assert_eq!(all(|tile| tile == Tile::Engineer), 18);
    assert_eq!(all(|tile| matches!(tile.sort(), Sort::Hazard(_))), 18);
    assert_eq!((all(|tile| tile == Tile::GreenBandit), all(|tile| tile == Tile::OrangeBandit)), (11, 11));
    // Each area has 2, 3, 4 and 4 points with a green hand, and 2 and 3 with a black one, all of them in the first bag.
    for area in [0, 5, 10] {
        let tiles = &Tile::ALL[area..area + 5];
        let described: Vec<(Hand, u8, u8)> =
            tiles.iter().map(|tile| (tile.hand(), tile.points(), BAGS[0].count(*tile))).collect();
        let (green, black) = (Hand::Green, Hand::Black);
        assert_eq!(described, [(green, 2, 1), (green, 3, 1), (green, 4, 2), (black, 2, 1), (black, 3, 1)]);
        assert!(tiles.windows(2).all(|pair| pair[0].sort() == pair[1].sort()));
    }
    let rest = |bag: usize| BAGS[bag].counts()[15..].to_vec();
    assert_eq!([rest(0), rest(1), rest(2)], [[9, 8, 0, 0, 0], [0, 0, 11, 11, 11], [2, 3, 7, 7, 7]]);
    assert_eq!((Tile::GreenBandit.hand(), Tile::OrangeBandit.hand()), (Hand::Green, Hand::Black));
}

#[test]
fn the_job_market() {
    assert_eq!(WAGES, [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]);
    // Counted from 1, the token refills the cattle market when it enters rows 7 and 10.
    assert_eq!((1..=12).filter(|row| refills_market(row - 1)).collect::<Vec<_>>(), [7, 10]);
}

/// What the board shows of each site: kind, woods, risk action, and where it leads. Bandits beside the trail lead nowhere.
const TRAIL: &str = "
    start start - - A
    A neutral - - A1,flood1
    A1 building - - A2
    A2 building - - A3
    A3 building - - B
    flood1 flood - - flood2
    flood2 flood - - flood3
    flood3 flood - - flood4
    flood4 flood - - FR1
    FR1 building - any FR2
    FR2 building woods criollo B
    B neutral - - B1,drought1
    B1 building woods - B2
    B2 building - - B3
    B3 building - - C
    drought1 drought - - drought2
    drought2 drought - - drought3
    drought3 drought - - drought4
    drought4 drought - - DR1
    DR1 building - any C
    C neutral - - C1,D
    C1 building woods - C2
    C2 building woods - E
    D neutral - - D1,bandit4
    D1 building - - E
    bandit1 bandit - - -
    bandit2 bandit - - -
    bandit3 bandit - - -
    bandit4 bandit - - bandit5
    bandit5 bandit - - bandit6
    bandit6 bandit - - bandit7
    bandit7 bandit - - bandit8
    bandit8 bandit - - bandit9
    bandit9 bandit - - BR1
    BR1 building - any BR2
    BR2 building - criollo E
    E neutral - - E1,rock1
    E1 building woods - E2
    E2 building woods - F
    rock1 rockfall - - rock2
    rock2 rockfall - - rock3
    rock3 rockfall - - rock4
    rock4 rockfall - - RR1
    RR1 building - any RR2
    RR2 building woods criollo F
    F neutral - - F1,F2
    F1 building - - G
    F2 building woods - G
    G neutral - - G1,G2
    G1 building - - kansas-city
    G2 building - - kansas-city
    kansas-city kansas-city - - -
";

#[test]
fn fifty_two_sites_and_fifty_five_segments() {
    let lines: Vec<Vec<&str>> =
        TRAIL.lines().map(|line| line.split_whitespace().collect()).filter(|line: &Vec<_>| !line.is_empty()).collect();
    let mut segments = 0;
    for line in &lines {
        let [name, kind, woods, risk, next] = line[..] else { panic!("{line:?}") };
        let site = Site::named(name).unwrap_or_else(|| panic!("no site {name}"));
        let found = match site.purpose() {
            Purpose::Start => "start",
            Purpose::Neutral => "neutral",
            Purpose::Building => "building",
            Purpose::Hazard(area) => area.name(),
            Purpose::Bandit => "bandit",
            Purpose::KansasCity => "kansas-city",
        };
        assert_eq!(found, kind, "{name}");
        assert_eq!(site.is_in_woods(), woods == "woods", "{name}");
        let expected = match risk {
            "any" => Some(Effect::CattleForCertificate),
            "criollo" => Some(Effect::CriolloForCertificateAnd2),
            _ => None,
        };
        assert_eq!(site.risk(), expected, "{name}");
        let onward = |way: &great_western_trail::data::trail::Branch| way.ahead.first().unwrap_or(way.end);
        let ways: Vec<&str> = site.ways().iter().flatten().map(|way| onward(way).name()).collect();
        let next: Vec<&str> = next.split(',').filter(|next| *next != "-").collect();
        assert_eq!(ways, next, "{name}");
        segments += ways.len();
    }
    assert_eq!((lines.len(), Site::ALL.len(), segments), (52, 52, 55));
    assert_eq!((BUILDING_SITES.len(), NEUTRAL.len(), WOODS.len()), (22, 7, 8));
    assert_eq!(REWARDS, [0, 1, 2, 3, 4, 5, 6, 8, 10]);
}

#[test]
fn adjacent_sites_of_every_building_site() {
    let expected = "A1:A,A2 A2:A1,A3 A3:A2,B FR1:FR2 FR2:FR1,B B1:B,B2 B2:B1,B3 B3:B2,C DR1:C C1:C,C2 C2:C1,E D1:D,E \
        BR1:BR2 BR2:BR1,E E1:E,E2 E2:E1,F RR1:RR2 RR2:RR1,F F1:F,G F2:F,G G1:G G2:G";
    let mut sites = 0;
    for entry in expected.split_whitespace() {
        let (site, adjacent) = entry.split_once(':').expect("a site and its neighbours");
        let found: Vec<&str> = Site::named(site).expect("a site").adjacent().iter().map(Site::name).collect();
        let mut adjacent: Vec<&str> = adjacent.split(',').collect();
        adjacent.sort_by_key(|name| Site::named(name));
        assert_eq!(found, adjacent, "{site}");
        sites += 1;
    }
    assert_eq!(sites, 22);
}

#[test]
fn cattle_cards_and_what_they_cost() {
    // Kind: value, points, in each starting deck, in the market.
    let expected = [
        (Cattle::Criollo, 1, 0, 5, 0),
        (Cattle::SantaGertrudis, 2, 0, 3, 0),
        (Cattle::Pineywoods, 2, 0, 3, 0),
        (Cattle::Galloway, 2, 0, 3, 0),
        (Cattle::Longhorn, 3, 1, 0, 7),
        (Cattle::RedPoll, 3, 2, 0, 7),
        (Cattle::BlackAngus, 3, 3, 0, 7),
        (Cattle::Shorthorn3, 4, 3, 0, 3),
        (Cattle::Shorthorn4, 4, 4, 0, 3),
        (Cattle::Shorthorn5, 4, 5, 0, 3),
        (Cattle::Hereford5, 5, 5, 0, 2),
        (Cattle::Hereford6, 5, 6, 0, 2),
        (Cattle::Hereford7, 5, 7, 0, 2),
        (Cattle::Calf, 2, 3, 0, 0),
        (Cattle::Heifer, 4, 4, 0, 0),
        (Cattle::Cow, 5, 5, 0, 0),
    ];
    let found = Cattle::ALL.map(|kind| (kind, kind.value(), kind.points(), kind.in_starting_deck(), kind.in_market()));
    assert_eq!(found, expected);
    assert_eq!(Cattle::ALL.map(Cattle::in_starting_deck).iter().sum::<u8>(), 14);
    assert_eq!(Cattle::ALL.map(Cattle::in_market).iter().sum::<u8>(), 36);
    // The price list by value: cards, cowboys, dollars.
    let mut lines: BTreeMap<(bool, u8, usize, u8, u8), u32> = BTreeMap::new();
    for purchase in &PRICE_LIST {
        let count = 1 + usize::from(purchase.second.is_some());
        assert!(purchase.second.is_none_or(|second| second.value() == purchase.card.value()));
        let calf = purchase.card.breed() == Breed::Simmental;
        *lines.entry((calf, purchase.card.value(), count, purchase.cowboys, purchase.dollars)).or_default() += 1;
    }
    let lines: Vec<_> = lines.into_iter().collect();
    let expected = [
        ((false, 3, 1, 1, 6), 3),
        ((false, 3, 1, 2, 3), 3),
        ((false, 3, 2, 3, 5), 6),
        ((false, 4, 1, 1, 12), 3),
        ((false, 4, 1, 3, 6), 3),
        ((false, 4, 2, 5, 8), 6),
        ((false, 5, 1, 2, 12), 3),
        ((false, 5, 1, 4, 6), 3),
        ((true, 2, 1, 1, 8), 1),
        ((true, 2, 1, 2, 5), 1),
    ];
    assert_eq!(lines, expected);
}

#[test]
fn discs_certificates_and_slots_of_the_players_board() {
    // Kind: how many, dark corners, dollars to pay, dollars at once.
    let expected = [
        (Disc::Aux1, 1, false, 0, 0),
        (Disc::Aux2, 1, false, 0, 0),
        (Disc::Aux3, 2, false, 0, 0),
        (Disc::Aux4, 2, false, 0, 0),
        (Disc::Aux5, 2, false, 0, 0),
        (Disc::Cert4, 1, false, 0, 0),
        (Disc::Cert6, 1, true, 0, 0),
        (Disc::Step1, 1, true, 0, 3),
        (Disc::Step2, 1, true, 0, 0),
        (Disc::Hand, 2, true, 5, 0),
    ];
    assert_eq!(Disc::ALL.map(|disc| (disc, disc.count(), disc.is_dark(), disc.price(), disc.gain())), expected);
    let of = |dark: bool| Disc::ALL.into_iter().filter(|disc| disc.is_dark() == dark).map(Disc::count).sum::<u8>();
    assert_eq!((of(false), of(true)), (9, 5));
    assert_eq!(CERTIFICATES, [0, 1, 2, 3, 4, 6]);
    let slots = |worker: Worker| [1, 2, 3, 4, 5, 6].map(|count| slot(worker, count).map(Effect::name));
    assert_eq!(slots(Worker::Cowboy), [None, None, None, Some("hazard-free"), None, Some("bandit")]);
    assert_eq!(slots(Worker::Craftsman), [None, None, None, Some("build-cheaply"), None, Some("build-cheaply")]);
    let engineers =
        ["criollo-for-certificate", "criollo-for-2", "hire-less-2", "criollo-for-2-certificates", "criollo-for-4"];
    assert_eq!(slots(Worker::Engineer)[0], None);
    assert_eq!(slots(Worker::Engineer)[1..], engineers.map(Some));
}

#[test]
fn stations_and_the_track() {
    // Station: the space before its turnout, cost, points, dark corners.
    let expected = [
        (4, 2, 1, false),
        (7, 2, 1, false),
        (10, 4, 2, false),
        (13, 4, 2, false),
        (16, 6, 3, true),
        (21, 8, 5, true),
        (25, 7, 6, true),
        (29, 6, 7, true),
        (33, 5, 8, true),
        (39, 3, 9, true),
    ];
    assert_eq!(Station::ALL.map(|s| (s.after(), s.price(), s.points(), s.is_dark())), expected);
    for station in Station::ALL {
        let berth = station.berth();
        assert_eq!(berth.station(), Some(station));
        let turnout = station != Station::S10;
        assert_eq!((berth.is_turnout(), berth.front()), (turnout, station.after() + u8::from(turnout)));
    }
    assert_eq!((0..=39).filter(|&number| Berth::space(number).is_some()).count(), 40);
    assert_eq!(Berth::space(40), None);
}

#[test]
fn cities_links_and_transport() {
    // City: value, dark corners, any number of times, dollars at once, points of each disc.
    let expected = [
        ("kansas-city", 0, false, true, 4, -6),
        ("fulton", 1, false, false, 0, 0),
        ("st-louis", 4, false, false, 0, 0),
        ("bloomington", 6, false, false, 0, 0),
        ("peoria", 8, false, false, 0, 0),
        ("chicago", 10, true, false, 0, 0),
        ("toledo", 12, true, false, 0, 0),
        ("pittsburgh", 14, false, false, 0, 0),
        ("philadelphia", 16, true, false, 0, 6),
        ("new-york", 18, true, true, 0, 9),
    ];
    assert_eq!(
        City::ALL.map(|c| (c.name(), c.value(), c.is_dark(), c.is_repeatable(), c.dollars(), c.points())),
        expected
    );
    let (card, token) = (Some(Bonus::Objective), Some(Bonus::Token));
    let links = [
        ("fulton", "st-louis", card, -3),
        ("st-louis", "bloomington", token, 0),
        ("bloomington", "peoria", card, 0),
        ("peoria", "chicago", card, 0),
        ("chicago", "toledo", None, 6),
        ("toledo", "pittsburgh", None, 8),
        ("pittsburgh", "philadelphia", None, 4),
    ];
    assert_eq!(Link::ALL.map(|l| (l.cities().0.name(), l.cities().1.name(), l.bonus(), l.points())), links);
    // Transport by engine position.
    let positions = [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 39];
    let table = [
        [0; 18],
        [0; 18],
        [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [3, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [4, 4, 3, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [5, 5, 4, 3, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [7, 7, 6, 5, 4, 4, 3, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0],
        [8, 8, 7, 6, 5, 5, 4, 4, 3, 2, 1, 1, 0, 0, 0, 0, 0, 0],
        [9, 9, 8, 7, 6, 6, 5, 5, 4, 3, 2, 2, 1, 1, 0, 0, 0, 0],
        [11, 11, 10, 9, 8, 8, 7, 7, 6, 5, 4, 4, 3, 3, 2, 1, 0, 0],
    ];
    for (city, costs) in City::ALL.into_iter().zip(table) {
        let found = positions.map(|space| city.transport(Berth::space(space).expect("a space")));
        assert_eq!(found, costs, "{city}");
    }
    // On a turnout an engine counts as on the space after it.
    for (station, space) in [(Station::S1, 5), (Station::S3, 11), (Station::S5, 17)] {
        for city in City::ALL {
            assert_eq!(city.transport(station.berth()), city.transport(Berth::space(space).expect("a space")));
        }
    }
}

#[test]
fn nine_station_masters() {
    let found = Master::ALL.map(|master| {
        let instant: Vec<&str> = master.instant().iter().map(|effect| effect.name()).collect();
        (master.certificates(), instant.join(" or "))
    });
    let expected = [
        (0, "hazard-free or bandit"),
        (1, ""),
        (1, ""),
        (1, ""),
        (0, "gain-2"),
        (1, ""),
        (0, "certificates-2"),
        (2, ""),
        (0, "gain-12"),
    ];
    assert_eq!(found, expected.map(|(certificates, instant)| (certificates, instant.to_owned())));
}

fn printed(actions: &[&[Effect]]) -> String {
    let either = |effects: &&[Effect]| effects.iter().map(|effect| effect.name()).collect::<Vec<_>>().join(" / ");
    actions.iter().map(either).collect::<Vec<_>>().join("; ")
}

#[test]
fn seven_neutral_and_twelve_private_buildings_with_two_sides() {
    let neutral = [
        "galloway-for-2; hire; hire-plus-2",
        "santa-gertrudis-for-2; build",
        "certificate / take-objective; engine-by-engineers",
        "bandit / paid-engine-2; auxiliary",
        "pineywoods-for-2; buy-cattle",
        "pair-for-4; hazard-for-7",
        "engine-by-engineers; auxiliary",
    ];
    assert_eq!(Neutral::ALL.map(|tile| printed(tile.actions())), neutral);
    // Craftsmen, points, hand, local actions.
    let a = [
        (1, 1, Hand::Green, "gain-by-woods"),
        (1, 1, Hand::None, "galloway-for-4; buy-cattle"),
        (1, 1, Hand::None, "pair-for-3; forward-1"),
        (2, 3, Hand::Black, "hazard-for-5; forward-2"),
        (3, 4, Hand::None, "value-3-for-7; auxiliary"),
        (4, 5, Hand::None, "hire-less-1; engine-by-engineers"),
        (5, 6, Hand::Both, "bandit-pairs"),
        (5, 6, Hand::Green, "bandit / auxiliary; engine-2"),
        (7, 9, Hand::None, "extraordinary-delivery; engine-3"),
        (9, 13, Hand::Black, "certificates-to-limit; forward-5"),
        (12, 20, Hand::None, "hazard-for-2; hazard-for-2"),
        (4, 5, Hand::None, "gain-by-craftsmen; forward-1"),
    ];
    let b = [
        (1, 1, Hand::Green, "objective-for-2-certificates; engine-back-for-3"),
        (1, 1, Hand::None, "santa-gertrudis-for-engine-2; criollo-for-2"),
        (2, 3, Hand::None, "auxiliary; forward-1"),
        (2, 3, Hand::Black, "draw-by-cowboys; forward-3"),
        (3, 4, Hand::None, "pineywoods-for-2-certificates; gain-by-engineers"),
        (4, 5, Hand::None, "copy"),
        (5, 6, Hand::Both, "engine-by-woods"),
        (6, 8, Hand::None, "cattle-for-6-and-objective"),
        (6, 8, Hand::None, "upgrade-behind"),
        (8, 11, Hand::Black, "gain-4; engine-4; forward-4"),
        (5, 10, Hand::None, "engine-by-hazards"),
        (3, 4, Hand::None, "gain-by-stations; gain-token"),
    ];
    for (side, expected) in [(Side::A, a), (Side::B, b)] {
        for (number, (craftsmen, points, hand, actions)) in Number::ALL.into_iter().zip(expected) {
            let plan = number.plan(side);
            assert_eq!((plan.craftsmen, plan.points, plan.hand), (craftsmen, points, hand), "{}{side}", number.get());
            assert_eq!(printed(plan.actions), actions, "{}{side}", number.get());
        }
    }
}

fn tasks(terms: &Terms) -> String {
    let named = |task: Task| std::iter::repeat_n(task.name(), terms.needs[task.index()].into());
    let mut tasks: Vec<&str> = Task::ALL.into_iter().flat_map(named).collect();
    tasks.sort_unstable();
    tasks.join(" ")
}

#[test]
fn twenty_four_objective_cards_and_four_to_start_with() {
    // Copies, instant action, tasks in alphabetical order, points, penalty.
    let expected = [
        (1, "gain-2", "building orange orange", 3, 2),
        (1, "gain-2", "building green orange", 3, 2),
        (1, "gain-2", "hazard hazard shorthorn", 3, 2),
        (1, "gain-2", "hazard station station", 3, 2),
        (1, "gain-2", "building value-3 value-3 value-3", 4, 2),
        (4, "auxiliary", "new-york", 5, 3),
        (1, "draw-up-to-3", "building building hazard", 3, 2),
        (1, "draw-up-to-3", "green orange station", 3, 2),
        (1, "draw-up-to-3", "hazard hereford", 3, 2),
        (1, "draw-up-to-3", "green green station", 3, 2),
        (1, "draw-up-to-3", "station value-3 value-3 value-3", 4, 2),
        (1, "engine-2", "green shorthorn shorthorn station", 5, 3),
        (1, "engine-2", "hereford shorthorn value-3", 5, 3),
        (1, "engine-2", "building building green green", 5, 3),
        (1, "engine-3", "building hazard hazard orange", 5, 3),
        (1, "engine-3", "hazard hazard station station", 5, 3),
        (1, "free-move", "building building hazard hazard", 5, 2),
        (1, "free-move", "orange orange station station", 5, 2),
        (1, "free-move", "hereford shorthorn value-3", 5, 2),
        (1, "free-move", "hazard hazard shorthorn value-3", 5, 2),
        (1, "free-move", "building building station station", 5, 2),
    ];
    for (kind, (copies, instant, needs, points, penalty)) in Objective::ALL.into_iter().zip(expected) {
        let terms = kind.terms();
        assert_eq!((kind.copies(), kind.instant().name()), (copies, instant), "{kind}");
        assert_eq!((tasks(terms).as_str(), terms.points, terms.penalty), (needs, points, penalty), "{kind}");
    }
    assert_eq!(Objective::ALL.map(Objective::copies).iter().sum::<u8>(), 24);
    let starts =
        ["building shorthorn value-3", "green station station", "building building hazard", "hazard hazard orange"];
    for (start, needs) in Start::ALL.into_iter().zip(starts) {
        assert_eq!((tasks(start.terms()).as_str(), start.terms().points, start.terms().penalty), (needs, 3, 0));
    }
}

#[test]
fn sams_cards_and_levels() {
    let of = |card: usize| format!("{:?} {:?} {}", DECK[card].steps, DECK[card].only, DECK[card].errand);
    let expected = [
        "Fixed(1) None hire-cheapest",
        "Fixed(1) None engine",
        "Fixed(1) None objective",
        "Fixed(1) None bandit",
        "Fixed(1) None hazard",
        "Fixed(1) None hire-specialist",
        "Fixed(2) None engine",
        "Fixed(2) None cattle",
        "Fixed(2) None build",
        "Buildings Some(Craftsman) build",
        "Buildings Some(Engineer) engineer-and-engine",
        "Cowboys Some(Cowboy) reveal-and-cattle",
        "Cowboys Some(Cowboy) cattle",
        "Specialists Some(Engineer) engine",
        "Specialists Some(Craftsman) build",
    ];
    assert_eq!((0..CARDS).map(of).collect::<Vec<_>>(), expected);
    let levels = Level::ALL.map(|level| (level.name(), level.cards().count_ones(), level.first_city().name()));
    assert_eq!(levels, [("easy", 12, "st-louis"), ("medium", 15, "bloomington"), ("hard", 15, "chicago")]);
}

#[test]
fn the_box_of_every_table_holds_what_it_must() {
    for players in 1..=4 {
        let census = GreatWesternTrail::contents(&Options::for_players(players).simmentals());
        let count = |name: &str| census.at(name, "box") as usize;
        let seats = players.max(2);
        assert_eq!(Tile::ALL.map(|tile| count(tile.name())).iter().sum::<usize>(), 94);
        let cattle = Cattle::ALL.map(|kind| count(kind.name())).iter().sum::<usize>();
        assert_eq!(cattle, 14 * players + 36 + 24, "Sam has no starting cards");
        assert_eq!(Objective::ALL.map(|kind| count(kind.name())).iter().sum::<usize>(), 24);
        for (name, expected) in [
            ("starting objectives", 4),
            ("station masters", 9),
            ("neutral buildings", 7),
            ("private buildings", 12 * seats),
            ("discs", 14 * seats),
            ("ranchers", seats),
            ("engines", seats),
            ("certificate markers", seats),
            ("job-market token", 1),
        ] {
            assert_eq!(count(name), expected, "{name}");
        }
        let plain = GreatWesternTrail::contents(&Options::for_players(players));
        assert_eq!(["calf", "heifer", "cow"].map(|name| plain.at(name, "box")), [0; 3]);
    }
}
