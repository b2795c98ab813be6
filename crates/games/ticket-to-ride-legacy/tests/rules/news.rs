//! Newspapers and events.

use ticket_to_ride_legacy::{Event, Position};

use crate::building::WHITES;
use crate::common::*;

/// The next card is a newspaper, then whites; these events are in the deck.
fn paper(events: &str) -> Position {
    let deck = format!("newspaper {WHITES} {WHITES}");
    Position::players(3).row("red blue green yellow black").deck(&deck).event_deck(events)
}

/// Seat 0 draws from the deck until a newspaper comes with its first card.
fn read_paper(position: impl Fn() -> Position) -> Table {
    with_luck(
        || turn(position(), 0),
        |t| {
            t.play("blind");
            t.was_told(|event| matches!(event, Event::Newspaper { .. }))
        },
    )
}

fn events_of(t: &Table) -> Vec<&'static str> {
    let turned = |event: &Event| match event {
        Event::EventTurned(event) => Some(event.id()),
        _ => None,
    };
    t.events().iter().filter_map(turned).collect()
}

#[test]
fn ttr_news_01_a_newspaper_turns_up_an_event_and_the_next_card_takes_its_place() {
    let t = read_paper(|| paper("E01"));
    assert_eq!(t.active_event(), Some("E01"));
    assert_eq!((t.hand(0).as_str(), t.discards().as_str()), ("white", "newspaper"));
    assert_eq!(t.acting(), [0], "the newspaper was no card of the action");
    // A replacement of the row, too.
    let t = with_luck(
        || turn(paper("E01"), 0),
        |t| {
            t.play("take red");
            t.was_told(|event| matches!(event, Event::Newspaper { .. }))
        },
    );
    assert_eq!((t.row()[0].as_str(), t.active_event()), ("white", Some("E01")));
}

#[test]
fn ttr_news_02_at_most_one_event_is_active() {
    let mut t = read_paper(|| paper("E07").past_events("E02").event("E01"));
    assert_eq!(t.active_event(), Some("E07"));
    assert_eq!(t.view().past_events, [event("E01"), event("E02"), event("E07")]);
    t.play("blind");
    assert_eq!(turn(Position::players(3), 0).active_event(), None, "none at the beginning");
}

#[test]
fn ttr_news_03_a_continuous_event_applies_to_all_and_an_instant_one_once() {
    // E04: locomotives of the row cannot be taken, by anybody.
    for seat in 0..3 {
        let t = turn(Position::players(3).row("loco red red red red").event("E04").deck(WHITES), seat);
        assert!(!t.can("take loco"));
        assert_eq!(t.refused_as(seat, "take loco"), ("TTR-NEWS-03", "why-locos-forbidden"));
    }
    // E03: everybody draws a card, once.
    let mut t = read_paper(|| paper("E03"));
    assert_eq!(t.hand_sizes(), [2, 1, 1]);
    assert_eq!(t.active_event(), Some("E03"));
    t.play("blind");
    t.play_all(["blind", "blind"]);
    assert_eq!(t.hand_sizes(), [3, 3, 1], "it stays on top without further effect");
}

#[test]
fn ttr_news_04_an_archived_active_event_is_replaced_at_once() {
    let position = game(3).event("E01").event_deck("E02");
    let t = Table::led(1, |dice, told| position.archiving(0, "E01", dice, told));
    assert_eq!(t.active_event(), Some("E02"));
    assert_eq!(t.view().campaign.unwrap().archived, [event("E01")]);
    assert!(t.was_told(|told| *told == Event::EventTurned(event("E02"))));
}

#[test]
fn ttr_news_05_two_newspapers_turn_up_two_events() {
    let position = || {
        let deck = format!("newspaper newspaper {WHITES}");
        Position::players(3)
            .row("red blue green yellow black")
            .deck(&deck)
            .event_deck("E03 E05")
            .built(1, "BOS-ALB ALB-BUF")
    };
    let t = with_luck(
        || turn(position(), 0),
        |t| {
            t.play("take red");
            t.times(|event| matches!(event, Event::Newspaper { .. })) == 2 && t.hand_sizes() == [2, 1, 1]
        },
    );
    assert_eq!(t.dollars(1), 6, "and the instant part of each is carried out");
    assert_eq!(events_of(&t).len(), 2);
}

#[test]
fn ttr_news_06_an_event_is_carried_out_before_the_draw_goes_on_in_turn_order() {
    let t = with_luck(
        || turn(paper("E03").deck(&format!("newspaper {WHITES}")), 1),
        |t| {
            t.play("blind");
            t.was_told(|event| matches!(event, Event::Newspaper { .. }))
        },
    );
    let drawers: Vec<usize> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Drew { seat, .. } => Some(seat.index()),
            _ => None,
        })
        .collect();
    assert_eq!(drawers, [1, 2, 0, 1], "everybody from the active player on, then the card of the draw");
    // While an event waits for somebody else's decision, nobody goes on.
    let position =
        || game(10).hand(1, "red blue").hand(2, "green").deck(&format!("newspaper {WHITES}")).event_deck("E31");
    let t = read_paper(position);
    assert_eq!(t.acting(), [1], "seat 0 has no card, seat 2 only one");
    assert_eq!(t.refused_as(0, "blind"), ("TTR-NEWS-06", "why-wait-for-discard"));
    assert_eq!(t.refused_as(1, "discard green"), ("TTR-NEWS-06", "why-discard-first"));
}

#[test]
fn ttr_news_07_discarded_events_but_the_active_one_become_the_deck() {
    let t = read_paper(|| paper("").past_events("E02 E06").event("E01"));
    assert!(t.was_told(|event| *event == Event::EventsReshuffled));
    assert!(["E02", "E06"].contains(&t.active_event().unwrap()));
    // Whatever comes, the active one is not among those that are shuffled.
    let mut met = 0;
    for seed in 0..100 {
        let deck = "newspaper white white white white white white white white";
        let mut t = turn(paper("").deck(deck).past_events("E02 E06").event("E01"), 0);
        t.dice = table::Dice::from_number(seed);
        t.play("blind");
        if t.was_told(|event| matches!(event, Event::Newspaper { .. })) {
            met += 1;
            let left = if t.active_event() == Some("E02") { "E06" } else { "E02" };
            assert_eq!((t.view().event_deck, t.active_event() == Some("E01")), (vec![event(left)], false));
        }
    }
    assert!(met > 3, "{met} newspapers");
    // There is none: the active one stays, and an instant one is carried out again.
    let t = read_paper(|| paper("").event("E03"));
    assert_eq!((t.active_event(), t.hand_sizes()), (Some("E03"), vec![2, 1, 1]));
    let t = read_paper(|| paper("").event("E01"));
    assert_eq!(t.active_event(), Some("E01"));
}

/// Salt Lake City to Denver is built through the mountains, where a newspaper turns up another event than the one at the
/// declaration.
fn crossing(hand: &str, strand: &str, declared: Option<&str>, revealed: &str, postcards: &[usize]) -> Table {
    let deck = format!("newspaper {WHITES}");
    let position = || {
        let position = game(12).hand(0, hand).deck(&deck).event_deck(revealed).postcards(Blue, postcards);
        declared.into_iter().fold(position, |position, id| position.event(id))
    };
    let t = with_luck(
        || turn(position(), 0),
        |t| {
            t.play(format!("build {strand}"));
            let place = |which: &dyn Fn(&Event) -> bool| t.events().iter().position(which);
            let news = place(&|event| matches!(event, Event::Newspaper { .. }));
            news.is_some() && news < place(&|event| matches!(event, Event::Built { .. }))
        },
    );
    assert_eq!(t.active_event(), Some(revealed));
    t
}

/// What the event at the declaration says holds for all that follows; what is turned up on the way does not.
#[test]
fn ttr_news_08_an_event_turned_up_in_the_mountains_changes_nothing_of_the_build() {
    const MOUNTAIN: u16 = 5 + 3;
    let reds = "red red red red";
    let bonus = |declared, revealed| crossing(reds, "SLC-DEN-B", declared, revealed, &[]).dollars(0);
    assert_eq!([bonus(Some("E01"), "E06"), bonus(None, "E01")], [MOUNTAIN + 2, MOUNTAIN], "a bonus for the route");
    let colour = |declared, revealed| crossing("blue blue blue blue", "SLC-DEN-A", declared, revealed, &[]).dollars(0);
    assert_eq!([colour(Some("E07"), "E06"), colour(None, "E07")], [MOUNTAIN + 3, MOUNTAIN + 2], "the company's colour");
    let picks = "red-pickaxe red-pickaxe red-pickaxe red";
    let ore = |declared, revealed| crossing(picks, "SLC-DEN-B", declared, revealed, &[]).player(0).ore;
    assert_eq!([ore(Some("E26"), "E27"), ore(None, "E27")], [3, 2], "ore");
    let cards = |declared, revealed| crossing(reds, "SLC-DEN-B", declared, revealed, &[]).hand_sizes()[0];
    assert_eq!([cards(Some("E17"), "E16"), cards(None, "E16")], [2, 1], "cards for a large city");
    // Postcard 65: Long-Haul Subsidy or Government Bonds.
    let shown = |declared, revealed| crossing(reds, "SLC-DEN-B", declared, revealed, &[65]).fulfilled(0);
    assert_eq!([shown(Some("E01"), "E06"), shown(None, "E01")], [vec![65], vec![]], "a postcard that names an event");
    // Mountains that are closed from now on were open at the declaration.
    assert_eq!(crossing(reds, "SLC-DEN-B", None, "E32", &[]).view().built.len(), 1);
}

#[test]
fn ttr_news_08_the_event_at_the_declaration_governs_the_whole_build() {
    // The card for Boston is a newspaper, and E16 (no cards for large cities) comes too late.
    let position = || game(12).event("E17").hand(0, "green").deck("newspaper white white white").event_deck("E16");
    let t = with_luck(
        || turn(position(), 0),
        |t| {
            t.play("build BOS-ALB");
            t.was_told(|event| matches!(event, Event::Newspaper { .. }))
        },
    );
    assert_eq!((t.active_event(), t.hand(0).as_str()), (Some("E16"), "white white"), "two cards, as E17 said");
}

#[test]
fn ttr_news_09_newspapers_met_on_the_way_come_first_and_newspapers_alone_bring_nothing() {
    // E03 deals cards; a newspaper among them turns up E05 before the next player draws.
    let position = || {
        let deck = format!("newspaper newspaper {WHITES}");
        Position::players(3).deck(&deck).event_deck("E03 E05").built(2, "BOS-ALB ALB-BUF").row("red red red red red")
    };
    let t = with_luck(
        || turn(position(), 0),
        |t| {
            t.play("blind");
            let told = t.events();
            let place = |which: &dyn Fn(&Event) -> bool| told.iter().position(which);
            let first = place(&|it| *it == Event::EventTurned(event("E03")));
            let second = place(&|it| *it == Event::EventTurned(event("E05")));
            let last = told.iter().rposition(|it| matches!(it, Event::Drew { seat: drawer, .. } if *drawer == seat(2)));
            first < second && second < last && first.is_some() && last.is_some()
        },
    );
    assert_eq!(t.dollars(2), 6);
    // Only newspapers are left: nothing is drawn, and no event is turned up.
    let deck = format!("white {}", "newspaper ".repeat(6));
    let position = Position::players(2).row("red blue").deck(&deck).discards("newspaper newspaper");
    let mut t = turn(position.event_deck("E01"), 0);
    t.play("blind");
    assert_eq!(t.legal(), ["take red", "take blue"]);
    assert_eq!(t.refused_as(0, "blind"), ("TTR-NEWS-09", "why-no-cards"));
}

#[test]
fn ttr_news_10_an_interrupted_replacement_is_dropped_when_the_row_is_full() {
    let position = || game(9).row("red blue green yellow black").deck(&format!("newspaper {WHITES}")).event_deck("E13");
    let t = with_luck(
        || turn(position(), 0),
        |t| {
            t.play("take red");
            t.was_told(|event| matches!(event, Event::Newspaper { .. })) && t.row() == ["white"; 5]
        },
    );
    assert_eq!(t.times(|event| matches!(event, Event::TurnedUp { .. })), 5);
    assert_eq!(t.dollars(0), 7);
}

#[test]
fn ttr_news_11_at_most_twelve_events_in_one_action() {
    // With one event that deals cards and newspapers that come again and again.
    let deck = "newspaper ".repeat(20) + &"white ".repeat(30);
    let position = || Position::players(5).row("red red red red red").deck(&deck).event("E03");
    let mut most = 0;
    let _ = with_luck(
        || turn(position().event_deck(""), 0),
        |t| {
            t.play("blind");
            most = most.max(events_of(t).len());
            let papers = t.times(|event| matches!(event, Event::Newspaper { .. }));
            papers > events_of(t).len()
        },
    );
    assert_eq!(most, 12);
}

#[test]
fn ttr_news_12_outside_building_the_event_of_the_moment_applies() {
    // E04 forbids the locomotive of the row as the second card as well; E15 allows it.
    for (id, allowed) in [("E04", false), ("E15", true)] {
        let position =
            || game(11).row("loco blue green yellow black").deck(&format!("newspaper {WHITES}")).event_deck(id);
        let t = read_paper(position);
        assert_eq!((t.active_event(), t.can("take loco")), (Some(id), allowed));
    }
}

#[test]
fn ttr_news_13_an_event_archived_after_the_game_is_not_replaced() {
    let mut t = ended(game(3).event("E01").past_events("E02").event_deck("E06"));
    t.play("archive E01");
    assert_eq!(t.active_event(), None);
    assert!(!t.was_told(|event| matches!(event, Event::EventTurned(_))));
}

#[test]
fn ttr_news_14_the_active_player_is_the_one_for_whom_the_newspaper_was_drawn() {
    // E13 pays the active player: who draws, or whose turn it is for the row.
    let position = || game(9).row("red blue green yellow black").deck(&format!("newspaper {WHITES}")).event_deck("E13");
    let drew = with_luck(
        || turn(position(), 2),
        |t| {
            t.play("blind");
            t.was_told(|event| matches!(event, Event::Newspaper { .. }))
        },
    );
    assert_eq!(drew.all_dollars(), [5, 5, 7]);
    // E03 deals a card to somebody else, and that is a newspaper: that player is active for E13.
    let position = || {
        let deck = format!("newspaper newspaper {WHITES}");
        game(9).row("red blue green yellow black").deck(&deck).event_deck("E03 E13")
    };
    let t = with_luck(
        || turn(position(), 0),
        |t| {
            t.play("blind");
            t.times(|event| matches!(event, Event::Newspaper { seat: it } if *it == seat(1))) == 1
                && events_of(t) == ["E03", "E13"]
        },
    );
    assert_eq!(t.all_dollars(), [5, 7, 5]);
}

#[test]
fn ttr_news_15_what_is_declared_is_out_of_reach() {
    // Mountains; the first card revealed is a newspaper with E31: everybody discards a card, but not of the set.
    let position = || {
        game(12)
            .hand(0, "white white white white red")
            .hand(1, "red")
            .deck("newspaper green green green")
            .event_deck("E31")
    };
    let t = with_luck(
        || turn(position().dollars(0, 0), 0),
        |t| {
            t.play("build HEL-SLC");
            t.was_told(|event| matches!(event, Event::Newspaper { .. }))
        },
    );
    assert_eq!((t.hand(0).as_str(), t.hand(1).as_str()), ("", ""));
    assert_eq!(t.view().built, [(strand("HEL-SLC"), seat(0))]);
}
