//! Setting the table up (CE-SETUP).

use crate::common::*;
use colt_express::data::{Car, Character, RoundCard};
use colt_express::view::Phase;
use colt_express::{Cast, ColtExpress, Event, Options, Train};
use table::{Dice, Game, Silent};

/// Tables of this size, dealt at random.
fn tables(players: usize, count: u64) -> impl Iterator<Item = Table> {
    (0..count).map(move |seed| deal(&Options::for_players(players), seed))
}

fn is_set_up(options: &Options) -> bool {
    ColtExpress::new(options, &mut Dice::from_number(1)).is_ok()
}

fn characters(t: &Table) -> Vec<Character> {
    t.view().bandits.iter().map(|bandit| bandit.character).collect()
}

fn cars(t: &Table) -> Vec<Option<Car>> {
    t.view().units.iter().map(|unit| unit.car).collect()
}

/// A whole game at random, and the Round cards it had.
fn round_cards(players: usize, seed: u64) -> Vec<RoundCard> {
    let mut dice = Dice::from_number(seed);
    let mut game = ColtExpress::new(&Options::for_players(players), &mut dice).unwrap();
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        let action = dice.pick(&legal);
        game.play_legal(seat, action, &mut dice, &mut Silent);
    }
    game.view(table::Eyes::Bystander).rounds.iter().map(|round| round.card).collect()
}

#[test]
fn ce_setup_01_three_to_six_play_one_bandit_each_and_two_play_teams() {
    for players in 3..=6 {
        let t = deal(&Options::for_players(players), 7);
        let seats: Vec<usize> = t.view().bandits.iter().map(|bandit| bandit.seat.index()).collect();
        assert_eq!(seats, (0..players).collect::<Vec<_>>());
        assert!(!t.view().expert);
        assert!(matches!(t.view().phase, Phase::Planning { turn: 0, .. }));
        assert!(deal(&Options::for_players(players).expert(), 7).view().expert);
    }
    let two = deal(&Options::for_players(2), 7);
    assert_eq!(two.view().bandits.iter().map(|bandit| bandit.seat.index()).collect::<Vec<_>>(), [0, 0, 1, 1]);
    assert_eq!((two.view().expert, two.view().phase), (true, Phase::Boarding));
    for players in [0, 1, 7] {
        assert!(!is_set_up(&Options { players, ..Options::for_players(6) }), "{players} players");
    }
    assert!(!is_set_up(&Options { expert: false, ..Options::for_players(2) }));
}

#[test]
fn ce_setup_02_no_character_is_used_twice_and_each_is_dealt_equally_often() {
    for players in 3..=6 {
        for t in tables(players, 50) {
            let mut dealt = characters(&t);
            dealt.sort_unstable();
            dealt.dedup();
            assert_eq!(dealt.len(), players);
        }
    }
    let first: Vec<Character> = tables(4, 600).map(|t| characters(&t)[0]).collect();
    let last: Vec<Character> = tables(4, 600).map(|t| characters(&t)[3]).collect();
    for who in Character::ALL {
        assert_likely(first.iter().filter(|&&one| one == who).count(), 600, 1.0 / 6.0);
        assert_likely(last.iter().filter(|&&one| one == who).count(), 600, 1.0 / 6.0);
    }
    let cast = |cast: &[Character]| Options::for_players(3).cast(Cast::Chosen(cast.to_vec()));
    assert_eq!(characters(&deal(&cast(&[Tuco, Ghost, Doc]), 1)), [Tuco, Ghost, Doc]);
    assert!(!is_set_up(&cast(&[Tuco, Tuco, Doc])), "Tuco twice");
    assert!(!is_set_up(&cast(&[Tuco, Doc])), "one too few");
    assert!(!is_set_up(&cast(&[Tuco, Doc, Ghost, Belle])), "one too many");
}

#[test]
fn ce_setup_02_two_players_have_four_different_characters_at_random() {
    let dealt: Vec<Vec<Character>> =
        (0..600).map(|seed| characters(&deal(&Options::for_players(2).cast(Cast::Random), seed))).collect();
    for four in &dealt {
        assert_eq!(four.len(), 4);
        assert!((1..4).all(|i| !four[..i].contains(&four[i])), "{four:?}");
    }
    for who in Character::ALL {
        assert_likely(dealt.iter().filter(|four| four[3] == who).count(), 600, 1.0 / 6.0);
    }
    let preset: Vec<Vec<Character>> =
        (0..200).map(|seed| characters(&deal(&Options::for_players(2).cast(Cast::Preset), seed))).collect();
    let swapped = preset.iter().filter(|four| four[..] == [Django, Doc, Tuco, Cheyenne]).count();
    assert!(
        preset
            .iter()
            .all(|four| four[..] == [Django, Doc, Tuco, Cheyenne] || four[..] == [Tuco, Cheyenne, Django, Doc])
    );
    assert_likely(swapped, 200, 0.5);
}

#[test]
fn ce_setup_02_a_character_that_somebody_has_picked_is_taken() {
    let mut t = deal(&Options::for_players(4).cast(Cast::Picked), 3);
    let first = t.actor().index();
    assert_eq!(t.legal(), ["pick ghost", "pick belle", "pick cheyenne", "pick tuco", "pick django", "pick doc"]);
    t.play("pick tuco");
    assert_eq!(t.actor().index(), (first + 1) % 4);
    assert_eq!(t.legal(), ["pick ghost", "pick belle", "pick cheyenne", "pick django", "pick doc"]);
    assert_eq!(t.refused_as((first + 1) % 4, "pick tuco").rule.0, "CE-SETUP-02");
    t.play("pick doc");
    t.play("pick ghost");
    assert_eq!(t.legal(), ["pick belle", "pick cheyenne", "pick django"]);
    t.play("pick belle");
    assert!(matches!(t.view().phase, Phase::Planning { .. }));
    for (who, after) in [(Tuco, 0), (Doc, 1), (Ghost, 2), (Belle, 3)] {
        assert_eq!(t.bandit(who).seat.index(), (first + after) % 4);
        assert_eq!(t.events()[after], Event::Picked { seat: seat((first + after) % 4), character: who });
    }
    assert_eq!(characters(&t).len(), 4);
}

#[test]
fn ce_setup_02_picking_begins_at_a_random_seat() {
    let firsts: Vec<usize> =
        (0..400).map(|i| deal(&Options::for_players(4).cast(Cast::Picked), i).actor().index()).collect();
    for seat in 0..4 {
        assert_likely(firsts.iter().filter(|&&first| first == seat).count(), 400, 0.25);
    }
}

#[test]
fn ce_setup_02_the_last_of_six_takes_the_last_character_unasked() {
    let mut t = deal(&Options::for_players(6).cast(Cast::Picked), 5);
    let first = t.actor().index();
    for pick in ["pick doc", "pick django", "pick tuco", "pick cheyenne"] {
        t.play(pick);
    }
    assert_eq!(t.legal(), ["pick ghost", "pick belle"]);
    t.play("pick belle");
    assert_eq!(t.bandit(Ghost).seat.index(), (first + 5) % 6);
    assert_eq!(t.events()[5], Event::Picked { seat: seat((first + 5) % 6), character: Ghost });
    assert!(matches!(t.view().phase, Phase::Planning { .. }));
}

#[test]
fn ce_setup_02_two_players_draft_one_two_one() {
    for seed in 0..8 {
        let mut t = deal(&Options::for_players(2).cast(Cast::Picked), seed);
        let (one, other) = (t.actor().index(), 1 - t.actor().index());
        for (pick, by, free) in [("ghost", one, 6), ("belle", other, 5), ("cheyenne", other, 4), ("tuco", one, 3)] {
            assert_eq!((t.actor().index(), t.legal().len()), (by, free));
            t.play(format!("pick {pick}"));
        }
        assert_eq!(t.view().phase, Phase::Boarding);
        let teams = [Ghost, Belle, Cheyenne, Tuco].map(|who| t.bandit(who).seat.index());
        assert_eq!(teams, [one, other, other, one]);
    }
}

#[test]
fn ce_setup_03_everybody_starts_with_a_full_cylinder() {
    for players in 2..=6 {
        let view = deal(&Options::for_players(players), 11).view();
        assert_eq!(view.bandits.len(), if players == 2 { 4 } else { players });
        for bandit in view.bandits {
            assert_eq!((bandit.bullets, bandit.neutral_hits, bandit.hits.to_vec()), (6, 0, vec![]));
        }
    }
}

#[test]
fn ce_setup_04_ten_action_cards_are_shuffled_into_the_deck() {
    let options = Options::for_players(3).cast(Cast::Chosen(vec![Ghost, Belle, Tuco]));
    let mut moves = 0;
    let mut sheriffs = 0;
    for seed in 0..1000 {
        let t = deal(&options, seed);
        let own = t.own(1);
        let mut all = names(&own.hand);
        assert_eq!((all.len(), names(&own.deck).len(), own.discard.len(), own.shed.len()), (6, 4, 0, 0));
        all.extend(names(&own.deck));
        all.sort_unstable();
        let mut ten = ten_cards(Belle);
        ten.sort_unstable();
        assert_eq!(all, ten);
        moves += usize::from(t.view_of(1).in_hand(Belle, Move));
        sheriffs += usize::from(t.view_of(1).in_hand(Belle, Sheriff));
    }
    assert_likely(sheriffs, 1000, 0.6);
    assert_likely(moves, 2000, 0.6);
}

#[test]
fn ce_setup_05_everybody_starts_with_a_purse_of_250_out_of_the_stock() {
    for players in 2..=6 {
        for t in tables(players, 20) {
            let view = t.view();
            for bandit in &view.bandits {
                assert_eq!((bandit.purses, dollars(&bandit.known_values)), (1, vec![250]));
                assert_eq!((bandit.jewels, bandit.strongboxes, bandit.ransoms), (0, 0, 0));
            }
            let census = t.game.census();
            assert_eq!(census.at("purse 250", "unseen") as usize, 8 - view.bandits.len());
            for dollars in ["300", "350", "400", "450", "500"] {
                assert_eq!(census.at(&format!("purse {dollars}"), "unseen"), 2);
            }
        }
    }
}

#[test]
fn ce_setup_06_the_train_has_a_car_for_each_player_behind_the_locomotive() {
    for players in 3..=6 {
        let mut orders = std::collections::BTreeSet::new();
        for t in tables(players, 60) {
            let train = cars(&t);
            assert_eq!((train.len(), train[players]), (players + 1, None));
            let mut different: Vec<Car> = train[..players].iter().map(|car| car.expect("a Car")).collect();
            orders.insert(different.clone());
            different.sort_unstable();
            different.dedup();
            assert_eq!(different.len(), players);
        }
        assert!(orders.len() > 30, "{players} players: {} trains", orders.len());
    }
    for place in 0..3 {
        let seen: Vec<Option<Car>> = tables(3, 600).map(|t| cars(&t)[place]).collect();
        for car in Car::ALL {
            assert_likely(seen.iter().filter(|&&one| one == Some(car)).count(), 600, 1.0 / 6.0);
        }
    }
}

#[test]
fn ce_setup_06_the_host_chooses_and_orders_the_cars() {
    let train = |cars: &[Car]| Options::for_players(4).train(Train::Chosen(cars.to_vec()));
    let t = deal(&train(&[Car::J3, Car::P4J1, Car::P1, Car::P3]), 2);
    assert_eq!(cars(&t), [Some(Car::J3), Some(Car::P4J1), Some(Car::P1), Some(Car::P3), None]);
    assert!(!is_set_up(&train(&[Car::J3, Car::P4J1, Car::P1])), "a Car too few");
    assert!(!is_set_up(&train(&[Car::J3, Car::P4J1, Car::P1, Car::P3, Car::P1J1])), "a Car too many");
    assert!(!is_set_up(&train(&[Car::J3, Car::P4J1, Car::P1, Car::J3])), "a Car twice");
}

#[test]
fn ce_setup_07_any_car_is_the_caboose_when_it_is_the_last() {
    for (i, caboose) in Car::ALL.into_iter().enumerate() {
        let next = Car::ALL[(i + 1) % 6];
        let third = Car::ALL[(i + 2) % 6];
        let t = deal(&Options::for_players(3).train(Train::Chosen(vec![caboose, next, third])), i as u64);
        let rear = t.location(0, Inside);
        assert_eq!((rear.purses, rear.jewels), caboose.loot());
        assert_eq!(rear.bandits.len(), 2, "the first and the third player");
        assert_eq!(t.view().units[0].car, Some(caboose));
    }
}

#[test]
fn ce_setup_08_every_car_holds_the_purses_and_jewels_of_its_floor() {
    for t in tables(6, 30) {
        for unit in t.view().units.iter().take(6) {
            let loot = match unit.car.expect("a Car") {
                Car::P1 => (1, 0),
                Car::P1J1 => (1, 1),
                Car::J3 => (0, 3),
                Car::P3 => (3, 0),
                Car::P3J1 => (3, 1),
                Car::P4J1 => (4, 1),
            };
            assert_eq!((unit.inside.purses, unit.inside.jewels, unit.inside.strongboxes), (loot.0, loot.1, 0));
            assert_eq!(unit.inside.dropped[..], [], "no value of a Purse in a Car is known");
        }
    }
}

#[test]
fn ce_setup_08_purses_of_the_cars_are_drawn_at_random_from_those_left() {
    let robbed = |position: colt_express::Position, seed| {
        heist_with(position.loot(0, Inside, 3, 0, 0), &[(Ghost, Rob)], seed).purses(Ghost)
    };
    for (cast, left_250) in [(&[Ghost, Belle, Tuco][..], 5), (&[Ghost, Belle, Tuco, Doc, Django, Cheyenne][..], 2)] {
        let left = 18 - cast.len();
        let values: Vec<Vec<i32>> = (0..1500).map(|seed| robbed(quiet(cast), seed)).collect();
        for dollars in [250, 300, 350, 400, 450, 500] {
            let mut two = vec![250, dollars];
            two.sort_unstable();
            let seen = values.iter().filter(|&one| *one == two).count();
            let share = if dollars == 250 { left_250 } else { 2 };
            assert_likely(seen, 1500, f64::from(share) / left as f64);
        }
    }
}

#[test]
fn ce_setup_08_twelve_purses_of_six_cars_and_six_starting_ones_are_the_whole_stock() {
    for seed in 0..5 {
        let everybody = [Ghost, Belle, Cheyenne, Tuco, Django, Doc];
        let cards: Vec<_> = everybody.into_iter().chain(everybody).map(|who| (who, Rob)).collect();
        let t = heist_with(quiet(&everybody).loot(0, Inside, 12, 0, 0), &cards, seed);
        let mut all: Vec<i32> = everybody.into_iter().flat_map(|who| t.purses(who)).collect();
        all.sort_unstable();
        let mut stock = vec![250; 8];
        stock.extend([300, 300, 350, 350, 400, 400, 450, 450, 500, 500]);
        assert_eq!(all, stock);
        assert_eq!(t.location(0, Inside).purses, 0);
    }
}

#[test]
fn ce_setup_09_roofs_and_the_locomotive_start_without_loot() {
    for players in 2..=6 {
        for t in tables(players, 20) {
            let units = t.view().units;
            for unit in &units {
                let roof = &unit.roof;
                assert_eq!((roof.purses, roof.jewels, roof.strongboxes, roof.dropped.len()), (0, 0, 0, 0));
            }
            let engine = &units.last().expect("a Locomotive").inside;
            assert_eq!((engine.purses, engine.jewels, engine.dropped.len()), (0, 0, 0));
        }
    }
}

#[test]
fn ce_setup_10_the_sheriff_guards_one_strongbox_in_the_locomotive() {
    for (players, engine) in [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)] {
        let t = deal(&Options::for_players(players), 4);
        assert_eq!(t.view().sheriff, Some(engine));
        let strongboxes: Vec<u8> = t.view().units.iter().map(|unit| unit.inside.strongboxes).collect();
        let mut expected = vec![0; usize::from(engine)];
        expected.push(1);
        assert_eq!(strongboxes, expected);
    }
}

#[test]
fn ce_setup_11_the_second_strongbox_lies_aside_and_the_rest_is_in_the_box() {
    for players in 2..=6 {
        let t = deal(&Options::for_players(players), 4);
        assert!(t.view().strongbox_aside);
        let census = t.game.census();
        assert_eq!((census.at("strongboxes", "aside"), census.at("strongboxes", "box")), (1, 0));
        let view = t.view();
        let purses: u32 = view.units.iter().map(|unit| u32::from(unit.inside.purses)).sum();
        let jewels: u32 = view.units.iter().map(|unit| u32::from(unit.inside.jewels)).sum();
        assert_eq!(census.at("purses", "box"), 18 - purses - view.bandits.len() as u32);
        assert_eq!(census.at("jewels", "box"), 6 - jewels);
    }
    let mut seen = [0, 0];
    for seed in 0..24 {
        let mut t = deal(&Options::for_players(3), seed);
        t.play_out(|_| {});
        let took_all = t.view().rounds.iter().any(|round| round.card == RoundCard::TakeItAll24);
        let view = t.view();
        let in_play: u8 = view.bandits.iter().map(|bandit| bandit.strongboxes).sum::<u8>()
            + view.units.iter().map(|unit| unit.inside.strongboxes + unit.roof.strongboxes).sum::<u8>();
        assert_eq!((view.strongbox_aside, in_play), (!took_all, if took_all { 2 } else { 1 }));
        seen[usize::from(took_all)] += 1;
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}

#[test]
fn ce_setup_12_four_random_cards_of_the_set_and_a_station_make_the_round_deck() {
    for (players, set, games) in [(2, 0..7, 10), (3, 0..7, 420), (4, 0..7, 10), (5, 7..14, 280), (6, 7..14, 10)] {
        let mut seen = [[0; 17]; 5];
        for seed in 0..games {
            let cards = round_cards(players, seed);
            assert_eq!(cards.len(), 5);
            for (i, card) in cards.iter().enumerate() {
                assert!(if i < 4 { set.contains(&card.index()) } else { card.index() >= 14 }, "{players}: {cards:?}");
                assert!(!cards[..i].contains(card), "{cards:?}");
                seen[i][card.index()] += 1;
            }
        }
        if games > 100 {
            for place in &seen[..4] {
                for &count in &place[set.clone()] {
                    assert_likely(count, games as usize, 1.0 / 7.0);
                }
            }
            for &count in &seen[4][14..] {
                assert_likely(count, games as usize, 1.0 / 3.0);
            }
        }
    }
}

#[test]
fn ce_setup_12_the_round_deck_lies_face_down() {
    for players in 3..=6 {
        let t = deal(&Options::for_players(players), 8);
        for viewer in 0..players {
            assert_eq!(t.view_of(viewer).rounds.len(), 1, "only the card of the first Round is seen");
        }
    }
}

#[test]
fn ce_setup_13_thirteen_neutral_bullets_lie_ready() {
    for players in 2..=6 {
        let t = deal(&Options::for_players(players), 4);
        assert_eq!((t.view().neutral_bullets, t.view().neutral_removed), (13, 0));
    }
}

#[test]
fn ce_setup_14_the_first_player_is_drawn_among_the_characters_in_play() {
    for players in 3..=6 {
        let mut seen = [0; 6];
        for t in tables(players, 400) {
            let first = t.view().first.expect("a First Player");
            assert_eq!(t.actor(), first, "the First Player acts first");
            seen[first.index()] += 1;
        }
        for &count in &seen[..players] {
            assert_likely(count, 400, 1.0 / players as f64);
        }
    }
}

#[test]
fn ce_setup_15_odd_numbers_start_in_the_caboose_and_even_ones_next_to_it() {
    for players in 3..=6 {
        let mut seen = std::collections::BTreeSet::new();
        for t in tables(players, 40) {
            let first = t.view().first.expect("a First Player").index();
            seen.insert(first);
            for bandit in t.view().bandits {
                let number = (bandit.seat.index() + players - first) % players + 1;
                assert_eq!(bandit.unit, Some(if number % 2 == 1 { 0 } else { 1 }), "number {number}");
            }
        }
        assert_eq!(seen.len(), players);
    }
}

#[test]
fn ce_setup_16_no_bandit_starts_on_a_roof() {
    for players in 3..=6 {
        for t in tables(players, 20) {
            assert!(t.view().bandits.iter().all(|bandit| bandit.level == Inside));
            assert!(t.view().units.iter().all(|unit| unit.roof.bandits.is_empty()));
        }
    }
}

#[test]
fn ce_setup_16_teams_board_inside_the_last_two_cars_as_their_players_say() {
    let cast = Cast::Chosen(vec![Tuco, Cheyenne, Django, Doc]);
    let mut t = deal(&Options::for_players(2).cast(cast), 2);
    assert!(t.view().bandits.iter().all(|bandit| bandit.unit.is_none()));
    let first = t.view().first.expect("a First Player");
    assert_eq!(t.actor(), first);
    let choices = [["caboose tuco", "caboose cheyenne"], ["caboose django", "caboose doc"]];
    for seat in [first.index(), 1 - first.index()] {
        assert_eq!((t.acting(), t.legal()), (vec![seat], choices[seat].map(str::to_owned).to_vec()));
        t.play(choices[seat][1]);
    }
    assert_eq!(
        [Tuco, Cheyenne, Django, Doc].map(|who| t.spot(who)),
        [(1, Inside), (0, Inside), (1, Inside), (0, Inside)]
    );
    assert!(t.events().contains(&Event::Boarded { who: Doc, unit: 0 }));
}

#[test]
fn ce_setup_17_every_shot_leaves_one_bullet_fewer() {
    let position = quiet(&[Doc, Belle, Tuco]).at(0, Roof, &[Doc]).at(2, Roof, &[Tuco]);
    let t = heist(position, &[(Doc, Shoot), (Tuco, Rob), (Doc, Shoot)]);
    let left: Vec<u8> = t
        .told
        .iter()
        .filter_map(|(_, game)| game.view(table::Eyes::Bystander).bandit(Doc).map(|doc| doc.bullets))
        .collect();
    assert_eq!((left[0], t.bandit(Doc).bullets), (6, 4));
    assert!(left.windows(2).all(|two| two[0] == two[1] || two[0] == two[1] + 1), "{left:?}");
    assert_eq!(t.bandit(Tuco).hits[..], [(Doc, 2)]);
}

#[test]
fn ce_setup_18_characters_come_before_everything_else_and_the_bandits_last() {
    let mut t = deal(&Options::for_players(3).cast(Cast::Picked), 9);
    let first = t.actor().index();
    assert_eq!((t.view().units.len(), t.view().sheriff, t.view().first), (0, None, None));
    assert_eq!((t.view().rounds.len(), t.view().neutral_bullets), (0, 0));
    assert_eq!(t.refused_as(first, "draw").rule.0, "CE-SETUP-18");
    assert_eq!(t.refused_as((first + 1) % 3, "pick doc").rule.0, "CE-SETUP-18");
    t.play("pick doc");
    assert_eq!((t.bandit(Doc).bullets, t.bandit(Doc).purses, t.bandit(Doc).unit), (6, 0, None));
    t.play("pick tuco");
    t.play("pick belle");
    let head = t.view().first.expect("a First Player");
    let events = t.events();
    assert_eq!(events[3], Event::TrainReady { first: head });
    assert!(events[4..7].iter().all(|event| matches!(event, Event::Dealt { .. })), "{events:?}");
    assert!(matches!(events[7], Event::RoundBegan { round: 1, .. }));
    assert_eq!(events.len(), 8);
    let ready = t.right_after(|event| *event == Event::TrainReady { first: head });
    assert_eq!((ready.bandit(Doc).purses, ready.view().sheriff, ready.view().neutral_bullets), (1, Some(3), 13));
    assert!(ready.view().strongbox_aside && ready.view().rounds.is_empty());
    assert!(ready.view().bandits.iter().all(|bandit| bandit.unit.is_some()));
    assert_eq!(ready.player(0).hand, 0);
}
