//! The end of the campaign, and games without one.

use table::{Game, Setup};
use ticket_to_ride_legacy::data::data;
use ticket_to_ride_legacy::{Event, Options, Position, Record, Sticker, TicketToRide};

use crate::boxes::WESTERN;
use crate::building::WHITES;
use crate::common::*;

/// A finished campaign, with parts of its text replaced.
fn finished(changes: &[(&str, &str)]) -> Record {
    let text = changes.iter().fold(record(12).to_text(), |text, (from, to)| {
        assert!(text.contains(from), "{from} in {text}");
        text.replace(from, to)
    });
    Record::from_text(&text).unwrap_or_else(|| panic!("no record: {text}"))
}

#[test]
fn ttr_final_01_the_vaults_are_opened_after_the_last_game() {
    let mut t = ended(game(12));
    t.finish();
    assert!(t.was_told(|event| *event == Event::CampaignScored));
    let vaults = t.view().reckoning.expect("the vaults");
    assert_eq!(vaults.len(), 3);
    assert_eq!(vaults.iter().map(|vault| vault.place).min(), Some(1));
    let mut t = ended(game(11));
    t.finish();
    assert_eq!(t.view().reckoning, None);
}

#[test]
fn ttr_final_02_the_campaign_score_is_everything_in_the_vault() {
    let record = finished(&[
        ("done:none", "done:blue.1.77-red.17"),
        ("pioneers:none", "pioneers:FL.blue-CF.red"),
        ("spike:none", "spike:blue"),
        ("stamps:none", "stamps:blue.7-green.1"),
    ]);
    let vaults = record.reckoning().unwrap();
    let blue = &vaults[0];
    assert_eq!((blue.slips, blue.absences), (12 * 20, 0));
    assert_eq!((blue.postcards, blue.stamps), (2 + 4, 3));
    // Twelve ribbons, a plaque, the First Spike, a Returned Note.
    assert_eq!(blue.items, 12 * 5 + 4 + 15 + 5);
    assert_eq!(blue.total(), 240 + 6 + 3 + 84);
    assert_eq!((vaults[1].items, vaults[1].postcards), (4 + 5, 1));
    assert_eq!((vaults[0].place, vaults[1].place, vaults[2].place), (1, 2, 3));
}

#[test]
fn ttr_final_03_ties_by_games_won_then_postcards_then_stamps_then_shared() {
    // Red and Green have the same; Blue has all the ribbons.
    let places = |changes: &[(&str, &str)]| -> Vec<u8> {
        finished(changes).reckoning().unwrap().iter().map(|vault| vault.place).collect()
    };
    assert_eq!(places(&[]), [1, 2, 2], "shared");
    // A postcard of $1 against a stamp of $1: more postcards win.
    assert_eq!(places(&[("done:none", "done:red.17"), ("stamps:none", "stamps:green.1")]), [1, 2, 3]);
    // Five stamps against a game won: $5 each, more games won win.
    let one = finished(&[("stamps:none", "stamps:green.1f")]);
    let text = one.to_text().replacen("slips:blue.20.20.20", "slips:red.20.20.20", 1);
    let vaults = Record::from_text(&text).unwrap().reckoning().unwrap();
    assert_eq!((vaults[1].total(), vaults[2].total()), (vaults[2].total(), vaults[1].total()));
    assert_eq!((vaults[1].place, vaults[2].place), (2, 3));
}

/// TTR-FINAL-01, TTR-FINAL-03
#[test]
fn a_campaign_stands_as_its_vaults_do() {
    assert_eq!(TicketToRide::concluded(&record(11)), None);
    for changes in [&[][..], &[("done:none", "done:red.17"), ("stamps:none", "stamps:green.1")]] {
        let record = finished(changes);
        let (vaults, standing) = (record.reckoning().unwrap(), TicketToRide::concluded(&record).unwrap());
        let seen: Vec<(u8, i32)> = standing.results.iter().map(|result| (result.place, result.total)).collect();
        assert_eq!(seen, vaults.iter().map(|vault| (vault.place, vault.total())).collect::<Vec<_>>());
    }
}

#[test]
fn ttr_final_04_open_postcards_are_worth_nothing_and_the_absent_get_their_preset_score() {
    let record = finished(&[("open:none", "open:blue.1.2.3"), ("slips:blue.20.20.20", "slips:blue.20.absent.20")]);
    let vaults = record.reckoning().unwrap();
    assert_eq!(vaults[0].postcards, 0);
    assert_eq!((vaults[1].slips, vaults[1].absences), (11 * 20, 15));
    let presets: Vec<i16> = data().games.iter().map(|game| game.absent_score).collect();
    assert_eq!(presets, [15, 18, 22, 26, 29, 32, 36, 40, 43, 47, 50, 53]);
}

#[test]
fn ttr_var_01_a_single_game_is_the_first_one_by_itself() {
    let mut t = begun(&Options::for_players(4), 1);
    assert_eq!((t.view().game, t.view().campaign, t.view().event_deck.len()), (None, None, 7));
    assert_eq!((t.cars(0), t.view().year), (20, 1865));
    t.play_out(|_| {});
    assert_eq!(t.game.legacy(), None);
    let t = ended(Position::players(3).event("E01").past_events("E02"));
    assert!(t.acting().is_empty(), "no steps after it");
    assert!(!t.was_told(|event| matches!(event, Event::StoryRead(_) | Event::Caboose { .. })));
}

#[test]
fn ttr_var_02_after_the_campaign_the_companies_play_on() {
    let record = finished(&[
        ("stations:none", "stations:red.BOS"),
        ("open:none", "open:blue.17.61"),
        ("upgrades:none", "upgrades:blue.U4"),
        ("archived:none", "archived:E01"),
    ]);
    let options = Options::next(&record, &trio()).unwrap();
    let mut t = begun(&options, 1);
    t.play_all(["conductor C1", "conductor C2", "conductor C3"]);
    assert!(t.view().free_play);
    assert_eq!((t.cars(0), t.dollars(0)), (50, 7));
    for (sticker, there) in [
        (Sticker::Snow, true),
        (Sticker::Station, true),
        (Sticker::Cargo, true),
        (Sticker::Conductor, true),
        (Sticker::OfficeSetup, true),
        (Sticker::StationEnd, false),
        (Sticker::Postcard, false),
        (Sticker::Stamp, false),
        (Sticker::Ribbon, false),
        (Sticker::Pioneer, false),
        (Sticker::Worn, false),
        (Sticker::Panic, false),
        (Sticker::Mail, false),
        (Sticker::Expo, false),
    ] {
        assert_eq!(t.has_rule(sticker), there, "{sticker}");
    }
    assert!(!t.view().event_deck.contains(&event("E01")));
    // Oceans are joined for dollars alone: no plaque, and no record of it.
    let across = Position::next(record, &trio()).built(0, WESTERN).hand(0, "green green").deck(WHITES);
    let mut across = turn(across, 0);
    across.play("build ATL-SAV");
    assert!(across.was_told(|event| *event == Event::SpikeDriven { seat: seat(0), first: true }));
    assert!(!across.was_told(|event| matches!(event, Event::VaultItem { .. })));
    assert_eq!(t.view().event_deck.len(), 32);
    // A station pays; no postcard, no plaque, no story, nothing for the record.
    let position = Position::next(record, &trio()).hand(0, "green").dollars(0, 30).deck(WHITES);
    let mut build = turn(position, 0);
    build.play("build BOS-ALB");
    assert_eq!((build.dollars(1), build.fulfilled(0), build.turn()), (6, vec![], Some(1)));
    t.play_out(|_| {});
    assert_eq!(t.game.legacy(), None);
    assert_eq!(TicketToRide::inherit(&options, &record), options);
    assert_eq!(Options::choose(&options.to_values()), Ok(options));
}
