//! The frame of the campaign: what passes from game to game, and what stays sealed.

use table::{Eyes, Game, Setup};
use ticket_to_ride_legacy::data::data;
use ticket_to_ride_legacy::view::Phase;
use ticket_to_ride_legacy::{Event, Options, Position, Record, Sticker, TicketToRide, Totals};

use crate::building::WHITES;
use crate::common::*;

/// Ends a game of a campaign at once, the first option everywhere.
fn over(position: Position) -> Table {
    let mut t = ended(position);
    t.finish();
    t
}

/// A whole campaign, everybody always there, the first option everywhere after each game.
fn whole_campaign(seed: u64) -> Vec<Record> {
    let mut setup = Options::campaign(&trio());
    let mut records = Vec::new();
    for game in 0..12 {
        let mut t = deal(&setup, seed + game);
        t.play_out(|_| {});
        records.push(t.legacy());
        setup = TicketToRide::inherit(&setup, &t.legacy());
    }
    records
}

#[test]
fn ttr_camp_01_a_campaign_is_twelve_games_in_order() {
    let records = whole_campaign(1);
    for (number, record) in (1..).zip(&records) {
        assert_eq!((record.games_played(), record.is_finished()), (number, number == 12));
    }
    let years: Vec<u16> = data().games.iter().map(|game| game.year).collect();
    assert_eq!(years, (0..12).map(|game| 1865 + 2 * game).collect::<Vec<u16>>());
    let after = deal(&Options::next(&records[11], &trio()).unwrap(), 1);
    assert!(after.view().free_play, "there is no thirteenth game of the campaign");
}

#[test]
fn ttr_camp_02_the_record_passes_unchanged_to_the_next_game() {
    for record in whole_campaign(7) {
        let setup = Options::next(&record, &trio()).unwrap();
        let read = Options::choose(&setup.to_values()).expect("a setup reads back");
        assert_eq!(read.record(), Some(&record));
        assert_eq!(Record::from_text(&record.to_text()), Some(record));
        let t = deal(&setup, 1);
        if let Some(campaign) = t.view().campaign {
            assert_eq!(campaign.companies, record.companies().collect::<Vec<_>>());
            assert_eq!(campaign.archived, record.archived_events().iter().collect::<Vec<_>>());
            assert_eq!(t.view().areas, record.areas().collect::<Vec<_>>());
            assert_eq!(campaign.slips.len(), record.games_played());
        }
    }
}

/// A campaign that began under older rules goes on: its record says nothing that a version changed, and the next game is
/// a new table, played by the newest.
#[test]
fn ttr_camp_02_the_record_of_an_older_version_is_taken_up_by_the_newest() {
    let setup = Options::campaign(&trio());
    let older = table::RulesVersion(1);
    let mut t = Table::led(4, |dice, _| TicketToRide::new_by(older, &setup, dice).expect("version 1 is known"));
    t.play_out(|_| {});
    let next = TicketToRide::inherit(&setup, &t.legacy());
    assert_eq!(next.record().map(Record::games_played), Some(1));
    let mut second = deal(&next, 4);
    second.play_out(|_| {});
    assert_eq!(second.legacy().games_played(), 2);
}

#[test]
fn ttr_camp_19_final_02_sums_are_shown_only_where_the_table_asks_for_them() {
    let text = record(5).to_text();
    let record = Record::from_text(&text).expect("a record");
    let setup = |totals| Options::next(&record, &trio()).unwrap().with_totals(totals);
    let sums = |setup: &Options| deal(setup, 1).view().campaign.unwrap().totals;
    assert!(sums(&setup(Totals::Hidden)).is_empty());
    // Five slips of $20 each, and Blue has won all five.
    assert_eq!(sums(&setup(Totals::Shown)), [100 + 25, 100, 100]);
    // It stays so in the games to come, whoever is absent, and the score of a missed game is in no sum.
    let away = TicketToRide::attended(&setup(Totals::Shown), &[0, 2]).unwrap();
    let mut t = ended(Position::next(record, &[Blue, Green]));
    t.finish();
    let next = TicketToRide::inherit(&away, &t.legacy());
    assert_eq!(next.totals(), Totals::Shown);
    let vaults = t.legacy();
    assert!(vaults.was_absent(6, Red));
    assert_eq!(sums(&next)[1], 100);
    assert!(sums(&Options::campaign(&trio()).with_totals(Totals::Shown)).is_empty(), "nothing is in them yet");
}

#[test]
fn ttr_camp_03_every_player_has_another_company_for_the_whole_campaign() {
    let companies = [Yellow, Black, Red];
    let t = deal(&Options::campaign(&companies), 1);
    assert_eq!(t.view().players.iter().map(|player| player.company).collect::<Vec<_>>(), companies);
    let record = Record::founded(&companies);
    assert!(Options::next(&record, &[Yellow, Blue]).is_err(), "Blue is no company of this campaign");
}

#[test]
fn ttr_camp_04_an_office_holds_a_company_card_and_nothing_else_at_first() {
    let record = Record::founded(&trio());
    for company in trio() {
        assert_eq!((record.upgrades(company).count(), record.postcards(company).count()), (0, 0));
        assert_eq!(data().companies[company.index()].company, company);
    }
}

#[test]
fn ttr_camp_05_the_caboose_card_goes_to_a_random_player() {
    let mut seen = [0; 3];
    (0..90).for_each(|seed| seen[deal(&Options::campaign(&trio()), seed).view().first.index()] += 1);
    assert!(seen.iter().all(|times| (15..=45).contains(times)), "{seen:?}");
}

#[test]
fn ttr_camp_06_newspapers_are_not_among_the_cards_that_are_dealt_first() {
    for seed in 0..50 {
        let t = deal(&Options::campaign(&trio()), seed);
        assert_eq!(t.game.census().at("train card newspaper", "deck"), 4);
    }
}

#[test]
fn ttr_camp_07_office_items_count_in_the_setup_and_vaults_stay_sealed() {
    let t = begun(&game(4).upgrades(Red, "U4").postcards(Red, &[1]).options(), 1);
    assert_eq!((t.dollars(1), t.postcards(1)), (7, vec![1]));
    assert_eq!(t.view().reckoning, None);
    assert_eq!(record(11).reckoning(), None, "nobody adds up before the end");
    assert!(record(12).reckoning().is_some());
}

#[test]
fn ttr_camp_08_a_vault_is_only_added_to() {
    let records = whole_campaign(3);
    for pair in records.windows(2) {
        for company in trio() {
            let before: Vec<_> = pair[0].fulfilled(company).collect();
            let after: Vec<_> = pair[1].fulfilled(company).collect();
            assert!(before.iter().all(|it| after.contains(it)));
            assert!(pair[1].ribbons(company) >= pair[0].ribbons(company));
            for game in 1..=pair[0].games_played() {
                assert_eq!(pair[0].slip(game, company), pair[1].slip(game, company));
            }
        }
    }
}

#[test]
fn ttr_camp_09_archived_cards_do_not_return() {
    let t = over(game(3).event("E01"));
    assert_eq!(t.legacy().archived_events().iter().collect::<Vec<_>>(), [event("E01")]);
    let next = begun(&Options::next(&t.legacy(), &trio()).unwrap(), 1);
    assert!(!next.view().event_deck.contains(&event("E01")));
    let records = whole_campaign(5);
    for pair in records.windows(2) {
        let archived = pair[0].archived_events();
        assert_eq!(pair[1].archived_events().both(archived), archived);
        assert!(pair[1].events().both(archived).is_empty());
        assert_eq!(pair[1].worn_tickets().both(pair[0].worn_tickets()), pair[0].worn_tickets());
    }
}

#[test]
fn ttr_camp_10_11_the_story_is_read_in_order_and_never_twice() {
    let mut setup = Options::campaign(&trio());
    let mut read = Vec::new();
    for game in 0..12 {
        let mut t = deal(&setup, game);
        t.play_out(|t| {
            read.extend(t.latest().iter().filter_map(|event| match event {
                Event::StoryRead(card) => Some(card.id()),
                _ => None,
            }));
        });
        setup = TicketToRide::inherit(&setup, &t.legacy());
    }
    let all: Vec<&str> = data().story.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(read, all);
}

#[test]
fn ttr_camp_12_reading_stops_at_pause_and_stop() {
    let mut t = deal(&game(3).options(), 1);
    t.keep_all();
    assert_eq!(t.view().campaign.unwrap().story.last().unwrap().id(), "1869-02");
    let t = over(game(3));
    assert_eq!(t.view().campaign.unwrap().story.last().unwrap().id(), "1869-04");
}

#[test]
fn ttr_camp_13_an_opened_box_is_public() {
    let mut t = ended(game(1));
    assert_eq!(t.view().phase, Phase::Area(1));
    t.play("open GP");
    for eyes in [eyes(0), eyes(1), eyes(2), Eyes::Bystander] {
        let told = t.told_to(eyes);
        assert!(told.contains(&Event::AreaOpened(area("GP"))));
        assert!(told.contains(&Event::RuleAdded(Sticker::Station)));
        assert!(told.contains(&Event::EventsAdded(vec![event("E20"), event("E21")])));
        assert!(told.iter().any(|it| matches!(it, Event::TicketsAdded(tickets) if tickets.len() == 6)));
    }
}

#[test]
fn ttr_camp_14_an_added_area_stays() {
    for pair in whole_campaign(9).windows(2) {
        let (before, after): (Vec<_>, Vec<_>) = (pair[0].areas().collect(), pair[1].areas().collect());
        assert_eq!(after[..before.len()], before[..]);
    }
}

#[test]
fn ttr_camp_15_a_new_event_is_read_to_everybody() {
    let t = over(game(2));
    for eyes in [eyes(0), eyes(1), eyes(2), Eyes::Bystander] {
        assert!(t.told_to(eyes).contains(&Event::EventsAdded(vec![event("E08")])));
    }
    assert!(t.legacy().events().contains(event("E08")));
}

#[test]
fn ttr_camp_16_a_sticker_takes_its_numbered_place_and_some_last_only_a_few_games() {
    let view = turn(game(8).rule(Sticker::Mail), 0).view();
    let numbers: Vec<(String, u8)> = view.rules.iter().map(|rule| (rule.list.to_string(), rule.number)).collect();
    let mut sorted = numbers.clone();
    sorted.sort_by_key(|(list, number)| (["setup", "build", "score", "end"].iter().position(|it| it == list), *number));
    assert_eq!(numbers, sorted);
    let build: Vec<u8> = view.rules.iter().filter(|rule| rule.list.name() == "build").map(|rule| rule.number).collect();
    assert_eq!(build, [2, 3, 3, 4, 5, 7, 8, 9, 10, 11, 11, 12]);
    let records = whole_campaign(2);
    let lasts = |sticker: Sticker| -> Vec<usize> {
        (1..=12).filter(|game| records[game - 1].rules().contains(sticker)).collect()
    };
    assert_eq!(lasts(Sticker::Panic), [5], "added in game 5, removed after game 6");
    assert_eq!(lasts(Sticker::Mail), [8]);
    assert_eq!(lasts(Sticker::Expo), [] as [usize; 0], "1887 only");
    assert_eq!(lasts(Sticker::Stamp), (1..=12).collect::<Vec<_>>());
}

#[test]
fn ttr_camp_17_what_no_rule_uses_yet_has_no_effect() {
    // Pickaxes and skulls in the first game: no choice among them, no ore, no outlaws.
    let mut t = turn(Position::players(4).hand(0, "yellow-skull yellow-pickaxe yellow yellow").deck(WHITES), 0);
    t.play("build ALB-BUF");
    assert_eq!((t.hand(0).as_str(), t.player(0).ore), ("yellow-pickaxe yellow-skull", 0));
    // Stamps and postcard numbers of tickets mean nothing in a single game.
    let t = ended(Position::players(2).tickets(0, "T005").built(0, "MTL-BUF-A BUF-DET-A DET-CHI-A"));
    assert!(!t.was_told(|event| matches!(event, Event::PostcardTaken { .. } | Event::Stamped { .. })));
    assert_eq!(t.player(0).slip.unwrap().tickets, 6);
}

#[test]
fn ttr_camp_18_two_to_five_companies_take_part_and_the_others_are_absent() {
    let five = Record::example(&[Blue, Red, Green, Yellow, Black], 4);
    for present in [&[Red, Black][..], &[Blue, Green, Yellow], &[Blue, Red, Green, Yellow, Black]] {
        let t = deal(&Options::next(&five, present).unwrap(), 1);
        assert_eq!(t.view().players.iter().map(|player| player.company).collect::<Vec<_>>(), present);
    }
    assert!(Options::next(&five, &[Red]).is_err());
}

#[test]
fn ttr_camp_19_an_absent_company_gets_its_preset_score_at_the_end() {
    let mut t = deal(&Options::next(&record(11), &[Blue, Green]).unwrap(), 1);
    t.play_out(|t| {
        let seen = serde_json::to_string(&t.view()).unwrap();
        assert!(t.acting().is_empty() || !seen.contains("absences"), "secret until then");
    });
    let vaults = t.legacy().reckoning().unwrap();
    assert_eq!(vaults.iter().map(|vault| vault.absences).collect::<Vec<_>>(), [0, 53, 0]);
}

#[test]
fn ttr_camp_20_an_absent_company_gains_nothing() {
    // Red's station stands in Albany; Red is absent.
    let text = record(3).to_text().replace("stations:none", "stations:red.ALB");
    let record = Record::from_text(&text).expect("a record");
    let position = Position::next(record, &[Blue, Green]).hand(0, "green").deck(WHITES);
    let mut t = turn(position, 0);
    t.play("build BOS-ALB");
    assert!(!t.was_told(|event| matches!(event, Event::Gained { .. })));
    let mut t = ended(Position::next(record, &[Blue, Green]));
    t.finish();
    let after = t.legacy();
    assert_eq!(after.postcards(Red).count(), 0, "the gift goes to somebody who is there");
    assert!(after.was_absent(4, Red));
    assert_eq!(after.ribbons(Red), record.ribbons(Red));
    assert_ne!(after.caboose(), Some(Red));
    // Returned Notes are for those who took part in game 11.
    let mut t = ended(Position::next(Record::example(&trio(), 10), &[Blue, Green]));
    t.finish();
    assert_eq!(trio().map(|company| t.legacy().has_note(company)), [true, false, true]);
}

#[test]
fn ttr_camp_21_a_postcard_may_speak_of_what_is_not_discovered_yet() {
    // Postcard 51 (San Francisco with Denver) in the first games, postcard 45 (ore) before there are mines.
    let mut t = turn(game(2).postcards(Blue, &[45, 51]).hand(0, "green").deck(WHITES), 0);
    t.play("build BOS-ALB");
    assert_eq!(t.postcards(0), [45, 51]);
}

#[test]
fn ttr_camp_22_companies_sit_in_a_fixed_order_and_the_absent_are_skipped() {
    let record = Record::founded(&[Green, Blue, Red, Black]);
    assert!(Options::next(&record, &[Green, Red, Black]).is_ok());
    assert!(Options::next(&record, &[Red, Green, Black]).is_err());
}

#[test]
fn ttr_camp_23_sixty_tickets_show_a_postcard_number() {
    assert_eq!(data().tickets.len(), 87);
    assert_eq!(data().tickets.iter().filter(|ticket| ticket.postcard.is_some()).count(), 60);
}

#[test]
fn ttr_camp_24_a_game_needs_two_companies() {
    let error = Options::next(&record(3), &[Blue]).unwrap_err().to_string();
    assert_eq!(error, "`companies` cannot be `blue`: expected two to five different companies");
}

#[test]
fn ttr_camp_25_nothing_but_the_record_passes_on() {
    let position =
        game(10).built(0, "SAV-JAX-A").dollars(0, 40).tickets(0, "T001").tokens(0, 5, 7, "DAL").outlaw("DEN", 9);
    let t = over(position.hand(0, "red red red"));
    let next = deal(&Options::next(&t.legacy(), &trio()).unwrap(), 1);
    let blue = next.player(0);
    assert_eq!((blue.dollars, blue.hand_size, blue.ticket_count), (5, 4, 0));
    assert_eq!((blue.cargo, blue.ore, blue.cattle.len(), next.view().built.len()), (0, 0, 0, 0));
    let begun = begun(&Options::next(&t.legacy(), &trio()).unwrap(), 1);
    assert_eq!((begun.view().outlaw, begun.view().stash, begun.view().cattle.len()), (Some(city("MIL")), 3, 6));
    assert_eq!(begun.view().conductors.len(), 8, "all conductors return");
    assert!(!begun.view().spiked);
}

#[test]
fn ttr_camp_26_what_is_archived_is_out_of_play() {
    // Story cards, events, tickets: each leaves its deck for good, and nothing is counted twice.
    let records = whole_campaign(4);
    for record in &records {
        assert!(record.events().both(record.archived_events()).is_empty());
        assert!(record.tickets().both(record.worn_tickets()).is_empty());
    }
    assert!(records[11].archived_events().len() >= 6, "nearly one for every game");
}

#[test]
fn sealed_things_stay_sealed() {
    // Nobody's eyes see what has not been opened: other areas' rules, tickets, events, story cards, vault values.
    let mut t = deal(&Options::campaign(&trio()), 2);
    t.play_out(|t| {
        if t.view().areas.is_empty() {
            for eyes in [eyes(0), eyes(1), eyes(2), Eyes::Bystander] {
                let seen = serde_json::to_string(&t.game.view(eyes)).unwrap();
                for sealed in ["E18", "E20", "T034", "T040", "R-CARGO", "cargo\":1", "1867-01", "\"61\"", "U1", "C1\""]
                {
                    assert!(!seen.contains(sealed), "{sealed}");
                }
            }
        }
    });
    // A refusal does not say more of what is sealed than that it is not there.
    let t = turn(game(1).hand(0, "yellow yellow"), 0);
    assert_eq!(t.refused_as(0, "build STL-CHI-A"), ("TTR-BUILD-06", "why-not-on-board"));
    assert_eq!(t.refused_as(0, "open FL"), ("TTR-TURN-02", "why-one-of-three"));
}
