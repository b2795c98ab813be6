//! Everything that can be said is said, in every language: whole games of every kind, every question, with a fine ear
//! for what is missing.

use proving::golden::Golden;
use proving::rulebook::spaced;
use proving::words as checks;
use table::{Dice, Eyes, Game, Seat};
use ticket_to_ride_legacy::{Company, Event, Options, Position, TicketToRide};
use wording::{Block, Language, Phrase, Section, Worded};

use crate::common::*;

/// The game of a campaign with this number, from 1; after the twelfth a free one.
fn chapter(number: usize, companies: &[Company]) -> Options {
    let record = ticket_to_ride_legacy::Record::example(companies, number - 1);
    Options::next(&record, companies).expect("a setup that fits")
}

fn are_told(setup: &Options, games: u32, seed: u64) {
    checks::games::<TicketToRide>(setup, games, seed);
}

#[test]
fn single_games_are_told_to_everybody() {
    for players in 2..=5 {
        are_told(&Options::for_players(players), 2, 100 * players as u64);
    }
}

#[test]
fn early_games_of_a_campaign_are_told_to_everybody() {
    are_told(&Options::campaign(&trio()), 2, 1);
    for number in [2, 3, 4] {
        are_told(&chapter(number, &trio()), 1, number as u64);
    }
}

#[test]
fn games_in_the_middle_of_a_campaign_are_told_to_everybody() {
    for number in 5..=9 {
        are_told(&chapter(number, &[Blue, Red, Green, Yellow]), 1, number as u64);
    }
}

#[test]
fn late_games_of_a_campaign_are_told_to_everybody() {
    for number in 10..=12 {
        are_told(&chapter(number, &trio()), 2, number as u64);
    }
}

#[test]
fn games_after_a_campaign_are_told_to_everybody() {
    are_told(&chapter(13, &[Black, Blue]), 2, 13);
}

/// The rules that questions lead to, over games of all kinds.
#[test]
fn every_question_leads_to_a_rule() {
    let mut rules = checks::rules_asked::<TicketToRide>(&Options::for_players(3), 2, 5);
    for number in [2, 8, 10, 12] {
        rules.extend(checks::rules_asked::<TicketToRide>(&chapter(number, &trio()), 2, number as u64));
    }
    for asked in ["TTR-SETUP-08", "TTR-SETUP-15", "TTR-TURN-02", "TTR-DRAW-01", "TTR-TICKET-02", "TTR-BUILD-02"] {
        assert!(rules.contains(asked), "{asked}: {rules:?}");
    }
    for asked in ["TTR-END-08", "TTR-AREA-03", "TTR-STATION-02", "TTR-OUTLAW-03", "TTR-COND-02", "TTR-FINAL-01"] {
        assert!(rules.contains(asked), "{asked}: {rules:?}");
    }
}

fn both(phrase: &Phrase) -> [String; 2] {
    Language::ALL.map(|language| spaced(&checks::say::<TicketToRide>(language, phrase)))
}

/// Every line reads exactly so, in both languages.
#[track_caller]
fn read(found: Vec<[String; 2]>, expected: &[[&str; 2]]) {
    let same = found.iter().map(|line| [line[0].as_str(), line[1].as_str()]).eq(expected.iter().copied());
    let list: String = found.iter().map(|[en, pl]| format!("[{en:?}, {pl:?}],\n")).collect();
    assert!(same, "{list}");
}

/// Options in words, by notation.
fn options(t: &Table, seat: usize, notations: &[&str]) -> Vec<[String; 2]> {
    let view = t.view_of(seat);
    let said = |notation: &&str| {
        assert!(t.legal_of(seat).contains(&(*notation).to_owned()), "{notation}: {:?}", t.legal_of(seat));
        both(&TicketToRide::option(&view, action(notation)))
    };
    notations.iter().map(said).collect()
}

#[test]
fn a_strand_says_what_it_costs_and_what_follows() {
    let position = Position::players(2).hand(0, "blue blue-pickaxe loco").built(0, "BUF-DET-A").tickets(0, "T010");
    let t = turn(position, 0);
    let lines = options(&t, 0, &["build BGR-MTL", "build BOS-NYC-B", "build BUF-NYC", "build MTL-BOS-B"]);
    read(
        lines,
        &[
            [
                "Build Bangor – Montréal (blue, length 2) for 2 blue cards; one of them may be a locomotive. Then: $2 for your colour",
                "Utwórz połączenie Bangor – Montreal (niebieskie, długość 2) za 2 niebieskie karty; w tym najwyżej 1 lokomotywa. Potem: 2 $ za twój kolor",
            ],
            [
                "Build Boston – New York (green, length 1) for 1 locomotive. Then: 1 card for a large city",
                "Utwórz połączenie Boston – Nowy Jork (zielone, długość 1) za 1 lokomotywę. Potem: 1 karta za duże miasto",
            ],
            [
                "Build Buffalo – New York (grey, length 3) for 2 blue cards and 1 locomotive. Then: 1 card for a large city; your ticket Detroit – New York ($5) is completed",
                "Utwórz połączenie Buffalo – Nowy Jork (szare, długość 3) za 2 niebieskie karty i 1 lokomotywę. Potem: 1 karta za duże miasto; bilet Detroit – Nowy Jork (5 $) zostaje zrealizowany",
            ],
            [
                "Build Montréal – Boston (grey, length 2, second strand) for 2 blue cards; one of them may be a locomotive. Then: 1 card for a large city; the other strand is closed",
                "Utwórz połączenie Montreal – Boston (szare, długość 2, druga nitka) za 2 niebieskie karty; w tym najwyżej 1 lokomotywa. Potem: 1 karta za duże miasto; druga nitka zostaje zamknięta",
            ],
        ],
    );
}

#[test]
fn an_event_has_its_part_in_what_a_strand_costs_and_brings() {
    let hand = "red red red loco";
    let t = turn(Position::players(4).hand(1, hand).event("E02"), 1);
    let mut lines = options(&t, 1, &["build CIN-LEW"]);
    let t = turn(Position::players(4).hand(1, hand).event("E07"), 1);
    lines.extend(options(&t, 1, &["build PHI-PIT"]));
    let t = turn(game(3).hand(1, hand).dollars(1, 4).event("E18").cars(1, 3), 1);
    lines.extend(options(&t, 1, &["build MTL-BUF-A", "build BOS-NYC-A"]));
    read(
        lines,
        &[
            [
                "Build Cincinnati – Lewisburg (grey, length 2) for 3 red cards; one of them may be a locomotive; 1 of them for the event “Soft Ground”",
                "Utwórz połączenie Cincinnati – Lewisburg (szare, długość 2) za 3 czerwone karty; w tym najwyżej 1 lokomotywa; w tym 1 z powodu wydarzenia „Grząski grunt”",
            ],
            [
                "Build Philadelphia – Pittsburgh (red, length 2) for 2 red cards; one of them may be a locomotive. Then: $3 for your colour; 1 card for a large city",
                "Utwórz połączenie Filadelfia – Pittsburgh (czerwone, długość 2) za 2 czerwone karty; w tym najwyżej 1 lokomotywa. Potem: 3 $ za twój kolor; 1 karta za duże miasto",
            ],
            [
                "Build Montréal – Buffalo (red, length 2) for 2 red cards; one of them may be a locomotive. Then: $2 for your colour; the other strand is closed; the last turns begin",
                "Utwórz połączenie Montreal – Buffalo (czerwone, długość 2) za 2 czerwone karty; w tym najwyżej 1 lokomotywa. Potem: 2 $ za twój kolor; druga nitka zostaje zamknięta; zaczynają się ostatnie tury",
            ],
            [
                "Build Boston – New York (white, length 1) for 1 locomotive; $1 for the event “Hurricane Season”. Then: cargo from Boston; cargo from New York; 1 card for a large city; the last turns begin",
                "Utwórz połączenie Boston – Nowy Jork (białe, długość 1) za 1 lokomotywę; 1 $ z powodu wydarzenia „Sezon huraganów”. Potem: ładunek z Bostonu; ładunek z Nowego Jorku; 1 karta za duże miasto; zaczynają się ostatnie tury",
            ],
        ],
    );
}

#[test]
fn what_boxes_bring_is_said_in_the_order_of_the_rules() {
    let position = game(12)
        .hand(0, "blue-pickaxe blue-pickaxe blue-skull blue loco red-skull white white white white green green green")
        .dollars(0, 6)
        .station(Red, "DEN")
        .station(Blue, "HOU")
        .mines("DEN SLC")
        .outlaw("MTL", 7)
        .conductor(0, "C3")
        .postcards(Blue, &[17, 72]);
    let t = turn(position, 0);
    let lines =
        options(&t, 0, &["build SLC-DEN-A", "build HOU-NOL-A", "build MTL-ALB", "build QUE-MTL-B", "build DAL-HOU-A"]);
    read(
        lines,
        &[
            [
                "Build Salt Lake City – Denver (blue, length 4) for 4 blue cards; one of them may be a locomotive; with or without pickaxes and skulls, as you choose. Then: 2 cards are revealed, and each that matches costs a card or $2; $3 for the mountains; $2 for your colour; each skull among the cards costs $1, at most $2; $1 for Bob, who has the station in Denver; an ore for each pickaxe among the cards, at most 2, from the mine in Salt Lake City; the Pioneer plaque “Rockies and High Desert”; 1 card for a large city; the other strand is closed",
                "Utwórz połączenie Salt Lake City – Denver (niebieskie, długość 4) za 4 niebieskie karty; w tym najwyżej 1 lokomotywa; z kilofami i czaszkami lub bez, do wyboru. Potem: odkrywa się 2 karty, a każda pasująca kosztuje kartę albo 2 $; 3 $ za góry; 2 $ za twój kolor; każda czaszka w zestawie kosztuje 1 $, najwyżej 2 $; Bob dostaje 1 $ za stację w Denverze; ruda za każdy kilof w zestawie, najwyżej 2, z kopalni w Salt Lake City; tablica pionierów „Góry Skaliste i Wyżyna Pustynna”; 1 karta za duże miasto; druga nitka zostaje zamknięta",
            ],
            [
                "Build Houston – New Orleans (blue, length 3) for 3 blue cards; one of them may be a locomotive; with or without pickaxes and skulls, as you choose. Then: $2 for your colour; each skull among the cards costs $1, at most $2; $1 for your station in Houston; cattle from Houston; cargo from Houston; cargo from New Orleans; the Pioneer plaque “Southern Plains”; 1 card for a large city; the other strand is closed",
                "Utwórz połączenie Houston – Nowy Orlean (niebieskie, długość 3) za 3 niebieskie karty; w tym najwyżej 1 lokomotywa; z kilofami i czaszkami lub bez, do wyboru. Potem: 2 $ za twój kolor; każda czaszka w zestawie kosztuje 1 $, najwyżej 2 $; 1 $ za twoją stację w Houston; bydło z Houston; ładunek z Houston; ładunek z Nowego Orleanu; tablica pionierów „Równiny Południowe”; 1 karta za duże miasto; druga nitka zostaje zamknięta",
            ],
            [
                "Build Montréal – Albany (red, length 1) for 1 red card or a locomotive; $1 of duty. Then: the outlaws’ stash of $7, if you pay without skulls; $1 from your conductor",
                "Utwórz połączenie Montreal – Albany (czerwone, długość 1) za 1 czerwoną kartę lub lokomotywę; 1 $ cła. Potem: łup bandytów, 7 $, jeśli zapłacisz bez czaszek; 1 $ od konduktora",
            ],
            [
                "Build Québec – Montréal (white, length 1) for 1 white card or a locomotive. Then: the outlaws’ stash of $7; $1 from your conductor; the other strand is closed",
                "Utwórz połączenie Quebec – Montreal (białe, długość 1) za 1 białą kartę lub lokomotywę. Potem: łup bandytów, 7 $; 1 $ od konduktora; druga nitka zostaje zamknięta",
            ],
            [
                "Build Dallas – Houston (green, length 2) for 2 green cards; one of them may be a locomotive. Then: $1 for your station in Houston; $1 from your conductor; cattle from Dallas; cattle from Houston; cargo from Houston; the Pioneer plaque “Southern Plains”; 1 card for a large city; the other strand is closed",
                "Utwórz połączenie Dallas – Houston (zielone, długość 2) za 2 zielone karty; w tym najwyżej 1 lokomotywa. Potem: 1 $ za twoją stację w Houston; 1 $ od konduktora; bydło z Dallas; bydło z Houston; ładunek z Houston; tablica pionierów „Równiny Południowe”; 1 karta za duże miasto; druga nitka zostaje zamknięta",
            ],
        ],
    );
}

/// What a ticket of the first seat says about how it stands.
fn stand(t: &Table, seat: usize) -> Vec<[String; 2]> {
    let view = t.view_of(seat);
    let section = TicketToRide::table(&view).into_iter().find(|section| section.title.id == "table-tickets");
    let Some(Block::Table { rows, .. }) = section.expect("tickets").blocks.into_iter().next() else {
        return Vec::new();
    };
    rows.iter().map(|row| both(&row[2])).collect()
}

#[test]
fn a_ticket_says_what_is_missing() {
    let position = Position::players(2)
        .built(0, "BOS-NYC-A NYC-PHI-A PIT-LEW")
        .built(1, "ATL-MOB MOB-NOL-A NAS-NOL-A SAV-MOB-A")
        .tickets(0, "T006 T007 T001 T013")
        .cars(0, 7);
    let mut lines = stand(&turn(position, 0), 0);
    lines.extend(stand(&turn(Position::players(2).built(0, "PIT-LEW").tickets(0, "T013").cars(0, 5), 0), 0));
    lines.extend(stand(&turn(Position::players(2).built(0, "BUF-DET-A BUF-NYC").tickets(0, "T010"), 0), 0));
    read(
        lines,
        &[
            ["can no longer be completed: no way is left", "już nie do zrealizowania: nie została żadna droga"],
            [
                "3 spaces missing, by way of Québec – Montréal – Albany – New York – Philadelphia; joined already: New York – Philadelphia",
                "brakuje 3 pól na drodze Quebec – Montreal – Albany – Nowy Jork – Filadelfia; gotowe: Nowy Jork – Filadelfia",
            ],
            [
                "2 spaces missing, by way of Boston – New York – Philadelphia – Pittsburgh; joined already: Boston – New York – Philadelphia",
                "brakuje 2 pól na drodze Boston – Nowy Jork – Filadelfia – Pittsburgh; gotowe: Boston – Nowy Jork – Filadelfia",
            ],
            [
                "6 spaces missing, by way of Detroit – Pittsburgh – Lewisburg – Charlotte – Charleston – Savannah; joined already: Pittsburgh – Lewisburg",
                "brakuje 6 pól na drodze Detroit – Pittsburgh – Lewisburg – Charlotte – Charleston – Savannah; gotowe: Pittsburgh – Lewisburg",
            ],
            [
                "can no longer be completed: the shortest way needs 6 spaces, and there are 5 cars left",
                "już nie do zrealizowania: najkrótsza droga to jeszcze 6 pól, a wagoników zostało 5",
            ],
            ["completed", "zrealizowany"],
        ],
    );
}

#[test]
fn symbols_are_said_once_a_rule_uses_them() {
    let hand = "red red-pickaxe red-skull loco";
    let own = |position: Position| {
        let view = turn(position.hand(0, hand).row("red red-pickaxe blue-skull white green"), 0).view_of(0);
        let section = TicketToRide::table(&view).into_iter().find(|section| section.title.id == "table-own");
        let Block::Line(line) = section.expect("one's own").blocks[2].clone() else { panic!("a line") };
        let takes = ["take red", "take red-pickaxe", "take blue-skull"];
        let mut lines = vec![both(&line)];
        lines.extend(takes.map(|take| both(&TicketToRide::option(&view, action(take)))));
        lines
    };
    let plain = own(Position::players(2));
    assert_eq!(plain[0][0], "Your hand, 4 cards: 3 red cards and 1 locomotive.");
    assert_eq!(plain[0][1], "Na ręce 4 karty: 3 czerwone karty i 1 lokomotywa.");
    // Two cards of a colour are told apart although it means nothing yet which is which.
    assert_eq!(plain[1][1], "Weź z rzędu czerwoną kartę");
    assert_eq!(plain[2], ["Take a red card with a pickaxe from the row", "Weź z rzędu czerwoną kartę z kilofem"]);
    assert_eq!(plain[3], ["Take a blue card from the row", "Weź z rzędu niebieską kartę"]);
    let used = own(game(12));
    assert_eq!(
        used[0],
        [
            "Your hand, 4 cards: 1 red card, 1 red card with a pickaxe, 1 red card with a skull and 1 locomotive.",
            "Na ręce 4 karty: 1 czerwona karta, 1 czerwona karta z kilofem, 1 czerwona karta z czaszką i 1 lokomotywa.",
        ]
    );
    assert_eq!(used[3], ["Take a blue card with a skull from the row", "Weź z rzędu niebieską kartę z czaszką"]);
}

#[test]
fn questions_read_like_sentences() {
    let ask = |t: &Table, seat: usize| both(&TicketToRide::prompt(&t.view_of(seat)));
    let t = deal(&Options::for_players(2), 4);
    let mut lines = vec![ask(&t, 0)];
    let mut t = turn(Position::players(2).hand(0, "red red loco blue blue").cars(0, 2), 0);
    lines.extend([ask(&t, 0), ask(&t, 1)]);
    t.play("build MTL-BOS-A");
    lines.push(ask(&t, 0));
    read(
        lines,
        &[
            [
                "Choose your first tickets: keep at least 2 of these 4.",
                "Wybierz pierwsze bilety: z 4 zachowaj co najmniej 2.",
            ],
            ["Your turn: cards, tickets or a route?", "Twoja tura: karty, bilety czy połączenie?"],
            ["Ann has a turn.", "Ann rozgrywa turę."],
            ["Montréal – Boston: which 2 cards do you pay with?", "Montreal – Boston: którymi 2 kartami płacisz?"],
        ],
    );
}

#[test]
fn whatever_is_guessed_of_sealed_things_is_not_named() {
    let t = turn(game(2).hand(0, "red"), 0);
    let view = t.view_of(0);
    for notation in [
        "conductor C1",
        "open CF",
        "archive E33",
        "site SFO",
        "outlaw MIL",
        "build STK-SLC-A",
        "refresh",
        "cash",
        "accept",
        "rest",
        "wake",
    ] {
        let said = both(&TicketToRide::option(&view, action(notation)));
        assert_eq!(
            said,
            ["Something that nobody at this table knows of", "Coś, o czym nikt przy tym stole nie wie"],
            "{notation}"
        );
    }
}

#[test]
fn companies_members_and_chapters_have_names() {
    let setup = chapter(5, &trio());
    let member = |place| TicketToRide::member(&setup, place).map(|it| both(&it));
    assert_eq!(member(1), Some(["Pennsylvania".to_owned(), "Pennsylvania".to_owned()]));
    assert_eq!(member(3), None);
    let title = |number| TicketToRide::chapter_title(&setup, number).map(|it| both(&it));
    assert_eq!(title(5), Some(["Iron Horizon, 1873".to_owned(), "Żelazny Horyzont, 1873".to_owned()]));
    assert_eq!((title(0), title(13)), (None, None));
    assert_eq!(TicketToRide::chapter_title(&Options::for_players(2), 1), None);
    assert_eq!(TicketToRide::chronicle(&Options::for_players(2), Some(0)), []);
    let view = turn(Position::players(2), 0).view();
    assert_eq!(
        TicketToRide::persona(&view, seat(0)).map(|it| both(&it)[0].clone()),
        Some("Baltimore & Ohio".to_owned())
    );
}

#[test]
fn table_story_and_chronicle_read_as_they_should() {
    let golden = Golden::of(env!("CARGO_MANIFEST_DIR"));
    let told = |setup: &Options, n, language| checks::told::<TicketToRide>(setup, 1887, n, language);
    for language in Language::ALL {
        let (view, story) = told(&Options::for_players(3), 60, language);
        golden.same(&format!("table.{language}.txt"), &checks::whole_table::<TicketToRide>(&view, language));
        golden.same(&format!("story.{language}.txt"), &story);
        let late = chapter(12, &trio());
        let (view, _) = told(&late, 90, language);
        golden.same(&format!("table-last.{language}.txt"), &checks::whole_table::<TicketToRide>(&view, language));
        let (view, story) = told(&late, usize::MAX, language);
        golden.same(&format!("story-last.{language}.txt"), &story);
        let plain = |section: &Section| TicketToRide::lexicon().plain(language, section, &checks::NAMES);
        let standing = view.standing.as_ref().expect("the game is over");
        golden.same(&format!("account.{language}.txt"), &plain(&TicketToRide::account(&view, standing)));
        let chronicle = TicketToRide::chronicle(&late, Some(0));
        golden.same(&format!("chronicle.{language}.txt"), &chronicle.iter().map(plain).collect::<Vec<_>>().join("\n"));
    }
}

/// Before train cars are taken, tickets are weighed by those that are about to be.
#[test]
fn ttr_setup_12_tickets_are_chosen_for_the_cars_that_are_to_come() {
    let game = TicketToRide::new(&Options::for_players(2), &mut Dice::from_number(1)).expect("a game");
    let view = game.view(Eyes::Seat(Seat::new(0)));
    let sections = TicketToRide::table(&view);
    let said: String = sections
        .iter()
        .flat_map(|section| &section.blocks)
        .map(|block| match block {
            Block::Line(line) => checks::say::<TicketToRide>(Language::En, line),
            Block::Table { rows, .. } => {
                rows.iter().flatten().map(|cell| checks::say::<TicketToRide>(Language::En, cell)).collect()
            }
        })
        .collect();
    assert!(said.contains("20 train cars") && !said.contains("can no longer be completed"), "{said}");
    assert!(!said.contains("events in the deck"), "{said}");
}

/// What one may pay with is what one has: no locomotive is named that is not in the hand, and symbols are a choice where
/// there is one.
#[test]
fn ttr_build_02_03_draw_10_a_preview_names_only_cards_in_the_hand() {
    let costs = |position: Position, strand: &str| {
        let [en, pl] = options(&turn(position, 0), 0, &[&format!("build {strand}")]).remove(0);
        let part = |text: String, from: &str, to: &str| {
            let rest = text.split_once(from).expect("a cost").1.to_owned();
            rest.split_once(to).map_or(rest.clone(), |(cost, _)| cost.to_owned())
        };
        [part(en, ") for ", ". Then"), part(pl, ") za ", ". Potem")]
    };
    let late = |hand: &str| game(10).hand(0, hand).dollars(0, 5);
    read(
        vec![
            costs(late("yellow yellow yellow-pickaxe"), "ALB-BUF"),
            costs(late("yellow yellow yellow-skull"), "ALB-BUF"),
            costs(late("yellow yellow-skull yellow-pickaxe"), "ALB-BUF"),
            costs(late("yellow loco loco"), "ALB-BUF"),
            costs(late("black black black red red red loco"), "BUF-NYC"),
            costs(late("white-skull white"), "BOS-NYC-A"),
        ],
        &[
            ["2 yellow cards; with or without pickaxes, as you choose", "2 żółte karty; z kilofami lub bez, do wyboru"],
            ["2 yellow cards; with or without skulls, as you choose", "2 żółte karty; z czaszkami lub bez, do wyboru"],
            [
                "2 yellow cards; with or without pickaxes and skulls, as you choose",
                "2 żółte karty; z kilofami i czaszkami lub bez, do wyboru",
            ],
            ["2 yellow cards; 1 to 2 of them locomotives", "2 żółte karty; w tym od 1 do 2 lokomotyw"],
            [
                "3 cards of one of these colours: black, red; one of them may be a locomotive",
                "3 karty w jednym z kolorów: czarne, czerwone; w tym najwyżej 1 lokomotywa",
            ],
            ["1 white card; with or without a skull, as you choose", "1 białą kartę; z czaszką lub bez, do wyboru"],
        ],
    );
}

/// In the last game nothing promises an upgrade: not the hand, not the story, not what is read between the games.
#[test]
fn ttr_post_13_in_the_last_game_a_postcard_promises_four_dollars() {
    let whole = |number: usize| {
        let t = turn(game(number).postcards(Blue, &[61]), 0);
        Language::ALL.map(|language| checks::whole_table::<TicketToRide>(&t.view_of(0), language))
    };
    let late = ["Take $4: in the last game an upgrade", "Weź 4 $: w ostatniej rozgrywce na usprawnienie"];
    for (number, last) in [(11, false), (12, true)] {
        let said = whole(number).map(|text| spaced(&text));
        assert_eq!([said[0].contains(late[0]), said[1].contains(late[1])], [last, last], "game {number}");
        assert_eq!(said[0].contains("it works from the next game on"), !last, "game {number}");
    }
    let mut t = turn(game(12).postcards(Blue, &[61]).dollars(0, 20).hand(0, "green"), 0);
    t.play("build BOS-ALB");
    let told: Vec<[String; 2]> =
        t.told.iter().map(|(event, after)| both(&TicketToRide::story(event, &after.view(eyes(0))))).collect();
    let told: Vec<&str> = told.iter().map(|line| line[0].as_str()).collect();
    assert!(told.iter().any(|line| line.contains("Reward: Take $4")), "{told:?}");
    assert!(told.contains(&"Ann takes $4 for postcard 61 “A sound balance”."), "{told:?}");
    let chronicle = |games: usize| {
        let text = record(games).to_text().replace("open:none", "open:blue.61");
        let record = ticket_to_ride_legacy::Record::from_text(&text).expect("a record");
        let setup = Options::next(&record, &trio()).expect("a setup");
        let plain = |section: &Section| TicketToRide::lexicon().plain(Language::En, section, &checks::NAMES);
        TicketToRide::chronicle(&setup, Some(0)).iter().map(plain).collect::<String>()
    };
    assert!(chronicle(10).contains("it works from the next game on") && chronicle(11).contains("Take $4: in the last"));
}

/// The campaign's end names who has won it, and everybody in the order of rank.
#[test]
fn ttr_final_01_03_the_end_names_the_winner_of_the_campaign_in_order() {
    // Blue has won eleven games; Green wins the last one.
    let mut t = ended(game(12).dollars(0, 10).dollars(1, 30).dollars(2, 50).cars(0, 9).cars(1, 9).cars(2, 9));
    t.finish();
    let scored = |line: &(Event, TicketToRide)| line.0 == Event::CampaignScored;
    let (event, after) = t.told.iter().find(|line| scored(line)).expect("it was scored");
    let after = after.view(eyes(0));
    read(
        vec![both(&TicketToRide::story(event, &after)), both(&TicketToRide::prompt(&t.view_of(0)))],
        &[
            [
                "The vaults are opened. Ann wins the campaign. From first place to last: Ann with $290, Cy with $280 and Bob with $255.",
                "Skrytki zostają otwarte. Kampanię wygrywa Ann. Od pierwszego miejsca do ostatniego: Ann: 290 $, Cy: 280 $ i Bob: 255 $.",
            ],
            [
                "The campaign is over, and the vaults are open. Ann wins the campaign.",
                "Koniec kampanii, skrytki są otwarte. Kampanię wygrywa Ann.",
            ],
        ],
    );
    let reading = TicketToRide::reading(event, &after).expect("it is read");
    let read_aloud: Vec<String> = reading.paragraphs.iter().map(|it| both(it)[0].clone()).collect();
    let begins = |place: usize, words: &str| read_aloud[place].starts_with(words);
    assert!(
        begins(0, "The vaults are opened. Ann wins") && begins(1, "1. Ann") && begins(3, "3. Bob"),
        "{read_aloud:?}"
    );
    // Nobody will play first in a next game.
    let caboose: Vec<[String; 2]> = t
        .told
        .iter()
        .filter(|(event, _)| matches!(event, Event::Caboose { .. }))
        .map(|(event, after)| both(&TicketToRide::story(event, &after.view(eyes(0)))))
        .collect();
    read(caboose, &[["The caboose card goes to Ann.", "Brankard dostaje Ann."]]);
}

#[test]
fn ttr_end_05_06_a_tie_says_how_it_was_broken() {
    let said = |position: Position| {
        let t = ended(position);
        let ranked = t.told.iter().find(|(event, _)| matches!(event, Event::Ranked { .. })).expect("a ranking");
        both(&TicketToRide::story(&ranked.0, &ranked.1.view(eyes(0))))
    };
    let level = || Position::players(3).cars(0, 9).cars(1, 9).cars(2, 9);
    let ticket = "MTL-BUF-A BUF-DET-A DET-CHI-A";
    read(
        vec![
            said(level().dollars(0, 9).dollars(1, 5).dollars(2, 5)),
            said(level().dollars(0, 9).dollars(1, 5).dollars(2, 11).tickets(1, "T005").built(1, ticket)),
        ],
        &[
            [
                "From first place to last: Ann, Cy and Bob. With equal sums: Cy is ahead of Bob for playing later.",
                "Od pierwszego miejsca do ostatniego: Ann, Cy i Bob. Przy równych kwotach: Cy wyżej niż Bob dzięki późniejszemu miejscu w kolejności gry.",
            ],
            [
                "From first place to last: Bob, Cy and Ann. With equal sums: Bob is ahead of Cy with more completed tickets.",
                "Od pierwszego miejsca do ostatniego: Bob, Cy i Ann. Przy równych kwotach: Bob wyżej niż Cy dzięki większej liczbie zrealizowanych biletów.",
            ],
        ],
    );
}

/// What boxes hold is listed with the postcard that is given away (TTR-CAMP-13, TTR-AREA-04), and the stickers of robbery
/// and cargo say what happens.
#[test]
fn ttr_camp_13_area_04_a_box_lists_its_postcard() {
    for area in ticket_to_ride_legacy::Area::all() {
        if ticket_to_ride_legacy::data::data().areas[area.index()].tier == 0 {
            continue;
        }
        let view = turn(game(2), 0).view_of(0);
        let reading = TicketToRide::reading(&Event::AreaOpened(area), &view).expect("a box is read");
        let [en, pl] = both(&reading.paragraphs[1]);
        assert!(en.contains("6 tickets; 2 events; 1 Pioneer plaque; 1 postcard"), "{en}");
        assert!(pl.contains("6 biletów; 2 wydarzenia; 1 tablica pionierów; 1 pocztówka"), "{pl}");
    }
}

#[test]
fn ttr_outlaw_03_cargo_02_stickers_say_what_they_do() {
    let whole = |language| checks::whole_table::<TicketToRide>(&turn(game(12), 0).view_of(0), language);
    let [en, pl] = Language::ALL.map(|language| spaced(&whole(language)));
    for says in [
        "Otherwise, if your set has skulls: pay $1 per skull (at most $2, at most what you have) to the stash and move",
        "1 to 6 tokens pay $1 each, 7 pay $8 in all, 8 pay $10.",
    ] {
        assert!(en.contains(says), "{says}");
    }
    let pays: Vec<u8> = ticket_to_ride_legacy::data::data().modules.cargo_pays.to_vec();
    assert_eq!(pays, [0, 1, 2, 3, 4, 5, 6, 8, 10], "as the sticker says");
    assert!(
        pl.contains("W przeciwnym razie, jeśli w zestawie są czaszki") && pl.contains("7 żetonów łącznie 8 dolarów")
    );
}

/// Sums of the vaults are said and drawn where the table asks for them, and nowhere else.
#[test]
fn ttr_camp_19_sums_are_said_where_they_are_shown() {
    use ticket_to_ride_legacy::Totals;
    for (totals, shown) in [(Totals::Hidden, false), (Totals::Shown, true)] {
        let setup = chapter(6, &trio()).with_totals(totals);
        let plain = |section: &Section| TicketToRide::lexicon().plain(Language::En, section, &checks::NAMES);
        let said: String = TicketToRide::chronicle(&setup, Some(0)).iter().map(plain).collect();
        let sums = "In the vaults so far: Baltimore & Ohio with $125, Pennsylvania with $100 and New Haven with $100.";
        assert_eq!(spaced(&said).contains(sums), shown, "{said}");
        let view = deal(&setup, 1).view_of(0);
        assert_eq!(spaced(&checks::whole_table::<TicketToRide>(&view, Language::En)).contains(sums), shown);
        #[cfg(feature = "drawn")]
        {
            let drawn = proving::drawn::draw::<TicketToRide>(&view, Language::En, &[]);
            assert_eq!(proving::drawn::text(&drawn).contains("In the vault: $125"), shown);
        }
    }
}

/// While tickets are chosen everybody is listed with the train cars that are about to be taken, and it is said when that is.
#[test]
fn ttr_setup_12_the_table_lists_the_cars_that_are_to_come() {
    let t = deal(&Options::for_players(2), 1);
    let sections = TicketToRide::table(&t.view_of(0));
    let players = sections.iter().find(|section| section.title.id == "table-players").expect("the players");
    let [Block::Table { rows, .. }] = &players.blocks[..] else { panic!("a table") };
    assert!(rows.iter().all(|row| both(&row[3])[0] == "20"), "cars");
    let when = |t: &Table| both(&TicketToRide::occasion(&t.view_of(0)).expect("an occasion"));
    assert_eq!(when(&t)[0], "1865: tickets to begin with");
    let ended = ended(game(3).event("E01").past_events("E02"));
    assert_eq!(when(&ended), ["1869: after the last turn", "1869: po ostatniej turze"]);
}

#[test]
fn ttr_setup_14_17_who_plays_first_is_told() {
    let told = |options: &Options| {
        let t = deal(options, 5);
        t.game.opening().iter().map(|event| both(&TicketToRide::story(event, &t.view_of(0)))).collect::<Vec<_>>()
    };
    read(
        told(&chapter(5, &trio())),
        &[["Ann holds the caboose card and will play first.", "Brankard i pierwszą turę ma Ann."]],
    );
    let [lot] = &told(&Options::for_players(2))[..] else { panic!("one line") };
    assert!(lot[0].starts_with("The caboose card goes by lot to") && lot[1].starts_with("Los rozstrzyga, że brankard"));
}
