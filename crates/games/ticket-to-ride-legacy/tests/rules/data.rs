//! What is in the box: read, checked, and refused with a clear word when it is spoilt.

use ticket_to_ride_legacy::data::{Data, Sources, data};

/// What is said about a copy of one file in which something is replaced.
#[track_caller]
fn spoilt(file: for<'a> fn(&'a mut Sources<'static>) -> &'a mut &'static str, from: &str, to: &str) -> String {
    let mut sources = Sources::EMBEDDED;
    let text = file(&mut sources);
    assert!(text.contains(from), "`{from}` is in the file");
    *text = Box::leak(text.replacen(from, to, 1).into_boxed_str());
    Data::read(&sources).expect_err("this should be noticed").to_string()
}

#[test]
fn what_is_in_the_box_fits_together() {
    let data = data();
    assert_eq!((data.cities.len(), data.strands.len(), data.groups.len()), (63, 200, 145));
    assert_eq!((data.tickets.len(), data.events.len(), data.postcards.len()), (87, 33, 77));
    assert_eq!((data.story.len(), data.stickers.len(), data.conductors.len(), data.upgrades.len()), (50, 25, 8, 6));
}

#[test]
fn references_must_resolve() {
    for (file, from, to, said) in [
        (
            1,
            "a = \"QUE\", b = \"MTL\"",
            "a = \"QUX\", b = \"MTL\"",
            "map.toml, group QUX-MTL: `QUX` is no name that is known here",
        ),
        (
            2,
            "a = \"BOS\", b = \"NOL\"",
            "a = \"BOS\", b = \"NOX\"",
            "tickets.toml, ticket T001: `NOX` is no name that is known here",
        ),
        (
            2,
            "set = \"start\", a",
            "set = \"strat\", a",
            "tickets.toml, ticket T001: `strat` is no name that is known here",
        ),
        (
            3,
            "area = \"GP\"",
            "area = \"GX\"",
            "events.toml, event E21, MOD_BUILD_FORBIDDEN, filter: `area` names `GX`, which there is not",
        ),
        (
            3,
            "target = \"all\"",
            "target = \"none\"",
            "events.toml, event E03, DRAW_TRAIN_CARDS: `target` names `none`, which there is not",
        ),
        (
            3,
            "MOD_ROUTE_BONUS",
            "MOD_ROUTE_BOMUS",
            "events.toml, event E01, MOD_ROUTE_BOMUS: there is no such type of effect",
        ),
        (
            3,
            "length_min = 3",
            "length_most = 3",
            "events.toml, event E01, MOD_ROUTE_BONUS, filter: `length_most` is no key of a filter",
        ),
        (
            4,
            "events = [\"E18\", \"E19\"]",
            "events = [\"E18\", \"E99\"]",
            "boxes.toml, box FL, ADD_EVENTS: `events` names `E99`, which there is not",
        ),
        (
            4,
            "rules = [\"R-CARGO\"]",
            "rules = [\"R-KARGO\"]",
            "boxes.toml, box FL, ADD_RULE: `rules` names `R-KARGO`, which there is not",
        ),
        (4, "set = \"FL\"", "set = \"XX\"", "boxes.toml, box FL, ADD_TICKETS: `set` names `XX`, which there is not"),
        (
            5,
            "upgrade = \"U1\"",
            "upgrade = \"U9\"",
            "postcards.toml, postcard 19, UPGRADE_COMPANY: `upgrade` names `U9`, which there is not",
        ),
        (
            5,
            "type = \"CONNECT\", a = \"BOS\"",
            "type = \"CONECT\", a = \"BOS\"",
            "postcards.toml, postcard 1, CONECT: there is no such type of condition",
        ),
        (6, "postcard = 69", "postcard = 99", "story.toml, card 1867-03, GIVE_POSTCARD: there is no postcard 99"),
        (
            6,
            "when = \"setup_step_7\"",
            "when = \"setup_step_8\"",
            "story.toml, card 1865-01: `setup_step_8` is no name that is known here",
        ),
    ] {
        assert_eq!(spoilt_at(file, from, to), said);
    }
}

/// The file with this number: game, map, tickets, events, boxes, postcards, story.
#[track_caller]
fn spoilt_at(file: usize, from: &str, to: &str) -> String {
    match file {
        0 => spoilt(|sources| &mut sources.game, from, to),
        1 => spoilt(|sources| &mut sources.map, from, to),
        2 => spoilt(|sources| &mut sources.tickets, from, to),
        3 => spoilt(|sources| &mut sources.events, from, to),
        4 => spoilt(|sources| &mut sources.boxes, from, to),
        5 => spoilt(|sources| &mut sources.postcards, from, to),
        _ => spoilt(|sources| &mut sources.story, from, to),
    }
}

#[test]
fn parameters_must_be_there_and_known() {
    for (file, from, to, said) in [
        (3, ", dollars = 2 }", " }", "events.toml, event E01, MOD_ROUTE_BONUS: `dollars` is missing"),
        (
            3,
            "count = 1 }",
            "count = 1, often = 2 }",
            "events.toml, event E03, DRAW_TRAIN_CARDS: `often` is no parameter of it",
        ),
        (
            3,
            "count = 1 }",
            "count = 300 }",
            "events.toml, event E03, DRAW_TRAIN_CARDS: `count` is 300, which is no number from 0 to 255",
        ),
        (
            3,
            "kind = \"instant\"",
            "kind = \"sudden\"",
            "events.toml, event E03: `sudden` is neither instant nor continuous",
        ),
    ] {
        assert_eq!(spoilt_at(file, from, to), said);
    }
    assert!(spoilt_at(0, "players_min = 2", "players_least = 2").starts_with("game.toml: "));
    assert!(spoilt_at(1, "{ id = \"NE\", tier = 0 }", "{ id = \"NE\" }").starts_with("map.toml: "));
}

#[test]
fn counts_must_be_those_of_the_rulebook() {
    assert_eq!(spoilt_at(0, "plain = 7, pickaxe", "plain = 6, pickaxe"), "game.toml: there are not 90 train cards");
    assert!(spoilt_at(0, "train_cars = 50", "train_cars = 55").contains("more train cars than a company has"));
    assert!(spoilt_at(5, "number = 2,", "number = 3,").contains("number 2 was expected"));
    assert!(spoilt_at(3, "added_by = \"start\"", "added_by = \"1867\"").contains("events are there from the start"));
}

#[test]
fn the_board_must_stay_in_one_piece_whatever_is_opened() {
    // Without its strands to the starting board, Florida is an island.
    let mut sources = Sources::EMBEDDED;
    let lines = sources.map.lines().filter(|line| {
        !["\"SAV\", b = \"JAX\"", "\"MOB\", b = \"TAM\"", "\"MOB\", b = \"JAX\""].iter().any(|it| line.contains(it))
    });
    sources.map = Box::leak(lines.collect::<Vec<_>>().join("\n").into_boxed_str());
    assert_eq!(Data::read(&sources).unwrap_err().to_string(), "map.toml: the board with FL falls apart");
}

#[test]
fn values_of_tickets_are_the_shortest_ways() {
    let said = spoilt_at(2, "value = 12, postcard = 1 ", "value = 13, postcard = 1 ");
    assert_eq!(said, "tickets.toml, ticket T001: its value is 13, but the shortest way is Some(12)");
    assert!(spoilt_at(2, "postcard = 2 ", "postcard = 1 ").contains("postcard 1 is on another ticket too"));
    assert!(spoilt_at(1, "needs = [\"FL\"]", "needs = []").contains("`needs` does not name the areas of its ends"));
}

#[test]
fn stickers_must_stand_in_their_order() {
    assert!(spoilt_at(4, "number = 10, order = 1", "number = 14, order = 1").contains("their numbers do not ascend"));
    assert!(spoilt_at(4, "id = \"R-SNOW\"", "id = \"R-MAIL\"").contains("not the known ones in their order"));
}

#[test]
fn the_story_must_lead_through_the_campaign() {
    assert!(
        spoilt_at(6, "tier = 1, chooser = \"last\"", "tier = 2, chooser = \"last\"")
            .contains("areas of tier 1 are opened")
    );
    assert!(spoilt_at(6, "id = \"1865-02\"", "id = \"1864-02\"").contains("not in the order of their numbers"));
    assert!(spoilt_at(6, "[{ type = \"PAUSE\" }]", "[]").contains("has no card that lets it begin"));
    assert!(spoilt_at(6, "postcard = 70", "postcard = 69").contains("postcard 69 is given twice"));
    assert!(spoilt_at(6, "events = [\"E09\"]", "events = [\"E08\"]").contains("added twice"));
}

#[test]
fn cards_must_speak_of_what_is_their_business() {
    assert!(spoilt_at(3, "kind = \"continuous\"", "kind = \"instant\"").contains("its effects do not fit its kind"));
    assert!(
        spoilt_at(5, "check = \"build_step_11\"", "check = \"game_end\"").contains("when its condition cannot be met")
    );
}
