//! A second pair of eyes: games are played at random, and a slow reader of the rules who knows nothing of how they are
//! carried out here says what each route costs, what it sets off, which tickets are completed and what everybody has
//! earned.

use std::collections::BTreeSet;

use proving::effort::Effort;
use table::{Dice, Eyes, Game, Seat};
use ticket_to_ride_legacy::view::Phase;
use ticket_to_ride_legacy::{Action, Company, Event, Options, Position, Postcard, TicketToRide, View};

mod atlas;
mod building;
mod desk;
mod slips;

use atlas::ATLAS;
use building::{Build, Note, note};
use desk::{Desk, Way};

/// Turns of which the referee sees everything, by the usual effort.
const POSITIONS: u32 = 5_000;

/// A strand that is being built, as everybody was told it.
struct Works {
    seat: usize,
    strand: &'static str,
    picks: i64,
    skulls: i64,
    event: Option<&'static str>,
    /// What the builder saw when the cars stood, and what was told since.
    placed: Option<View>,
    notes: Vec<Note>,
}

#[derive(Default)]
struct Referee {
    works: Option<Works>,
    slips: Vec<(usize, ticket_to_ride_legacy::Slip)>,
    positions: usize,
    ways: usize,
    notes: usize,
    tickets: usize,
    scored: usize,
}

impl Referee {
    /// What the player to act may build, and how it may be paid.
    fn looks_at(&mut self, game: &TicketToRide, dice: &mut Dice) {
        let Some(seat) = game.to_act().first() else { return };
        let view = game.view(Eyes::Seat(seat));
        let desk = Desk::of(&view, seat.index());
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        match view.phase {
            Phase::Turn => {
                self.positions += 1;
                self.looks_at_routes(game, &desk, &legal, dice);
                self.looks_at_tickets(&desk);
            }
            Phase::Set(strand) => self.looks_at_ways(&desk, strand.id(), &legal),
            _ => {}
        }
    }

    fn looks_at_routes(&mut self, game: &TicketToRide, desk: &Desk<'_>, legal: &[Action], dice: &mut Dice) {
        let offered: BTreeSet<&str> = legal
            .iter()
            .filter_map(|action| match action {
                Action::Build(strand) => Some(strand.id()),
                _ => None,
            })
            .collect();
        let expected: BTreeSet<&str> =
            ATLAS.lines.iter().filter(|line| !desk.ways(line).is_empty()).map(|line| line.name.as_str()).collect();
        assert_eq!(offered, expected, "what can be built under {:?}", desk.event());
        // One of them is tried, to see how it may be paid.
        let Some(action) = legal.iter().filter(|it| matches!(it, Action::Build(_))).nth(dice.below(8) as usize) else {
            return;
        };
        let Action::Build(strand) = *action else { return };
        let (mut trial, mut luck) = (game.clone(), dice.clone());
        let seat = Seat::new(desk.seat);
        trial.play(seat, *action, &mut luck, &mut Vec::new()).expect("it is legal");
        let view = trial.view(Eyes::Seat(seat));
        let mut legal = Vec::new();
        if view.phase == Phase::Set(strand) {
            trial.legal(seat, &mut legal);
            self.looks_at_ways(&Desk::of(&view, desk.seat), strand.id(), &legal);
        } else {
            let ways = desk.ways(ATLAS.line(strand.id()));
            assert_eq!(ways.len(), 1, "{strand} is built without a question");
        }
    }

    fn looks_at_ways(&mut self, desk: &Desk<'_>, strand: &str, legal: &[Action]) {
        let line = ATLAS.line(strand);
        let count = desk.price(line).expect("it can be built").0;
        let ways: Vec<Way> = legal
            .iter()
            .map(|action| match action {
                Action::Pay(set) => desk.way_of(*set, count),
                other => panic!("{other} is no way to pay"),
            })
            .collect();
        let offered: BTreeSet<Way> = ways.iter().cloned().collect();
        assert_eq!(ways.len(), offered.len(), "{strand}: a way to pay is offered once");
        assert_eq!(offered, desk.ways(line), "ways to pay for {strand} with {:?}", desk.hand());
        self.ways += ways.len();
    }

    fn looks_at_tickets(&mut self, desk: &Desk<'_>) {
        for held in desk.view.players[desk.seat].tickets.iter().flatten() {
            assert_eq!(held.completed, desk.completes(held.ticket.id()), "{}", held.ticket);
            self.tickets += 1;
        }
    }

    fn hears(&mut self, event: &Event, after: &TicketToRide) {
        match event {
            Event::Declared { seat, strand, cards, dollars } => {
                let view = after.view(Eyes::Seat(*seat));
                self.works = Some(Works {
                    seat: seat.index(),
                    strand: strand.id(),
                    picks: cards.symbols[1].into(),
                    skulls: cards.symbols[2].into(),
                    event: view.event.map(|event| event.id()),
                    placed: None,
                    notes: Vec::new(),
                });
                let asked = Desk::of(&view, seat.index()).price(ATLAS.line(strand.id())).expect("it can be built");
                let laid: u8 = cards.symbols.iter().sum::<u8>() + cards.locos;
                assert_eq!((i64::from(laid), i64::from(*dollars)), asked, "{strand}");
            }
            Event::Surcharged { card: Some(card), .. } => {
                let works = self.works.as_mut().expect("something is being built");
                works.picks += i64::from(card.to_string().ends_with("pickaxe"));
                works.skulls += i64::from(card.to_string().ends_with("skull"));
            }
            Event::GaveUp { .. } => self.works = None,
            Event::Built { seat, .. } => {
                self.works.as_mut().expect("it was declared").placed = Some(after.view(Eyes::Seat(*seat)));
            }
            Event::Newspaper { .. } if self.works.as_ref().is_some_and(|works| works.placed.is_some()) => {
                self.judges(true);
            }
            Event::TurnBegan { .. } | Event::LastTurns { .. } | Event::GameEnded => self.judges(false),
            Event::Scored { seat, slip, .. } => {
                let view = after.view(Eyes::Bystander);
                assert_eq!(*slip, slips::slip(&view, seat.index()), "the slip of seat {seat}");
                self.slips.push((seat.index(), *slip));
                self.scored += 1;
            }
            Event::Ranked { seats } => {
                let mut slips = std::mem::take(&mut self.slips);
                slips.sort_by_key(|(seat, _)| *seat);
                let slips: Vec<_> = slips.into_iter().map(|(_, slip)| slip).collect();
                let found: Vec<usize> = seats.iter().map(|seat| seat.index()).collect();
                assert_eq!(found, slips::order(&after.view(Eyes::Bystander), &slips));
            }
            _ => {
                let Some(works) = self.works.as_mut().filter(|works| works.placed.is_some()) else { return };
                works.notes.extend(note(event, works.seat));
            }
        }
    }

    /// The build is over, or something came in between.
    fn judges(&mut self, cut: bool) {
        let Some(works) = self.works.take() else { return };
        let view = works.placed.as_ref().expect("cars stand");
        // Where cards run out, fewer are drawn.
        let pool = usize::from(view.deck) + view.discards.len();
        let build = Build {
            view,
            seat: works.seat,
            strand: works.strand,
            picks: works.picks,
            skulls: works.skulls,
            event: works.event,
            notes: &works.notes,
            cut: cut || pool < 12,
        };
        self.notes += building::check(&build);
    }

    /// Plays on at random, for so many decisions or to the end.
    fn attends(&mut self, mut game: TicketToRide, dice: &mut Dice, decisions: usize) -> TicketToRide {
        (self.works, self.slips) = (None, Vec::new());
        let (mut legal, mut told) = (Vec::new(), Vec::new());
        for _ in 0..decisions {
            self.looks_at(&game, dice);
            let Some(seat) = game.to_act().first() else { break };
            game.legal(seat, &mut legal);
            let action = dice.pick(&legal);
            game.play(seat, action, dice, &mut told).expect("it is legal");
            told.drain(..).for_each(|(event, after)| self.hears(&event, &after));
        }
        game
    }
}

/// A table in the middle of some game of a campaign, with whatever the boxes may have brought.
fn some_position(dice: &mut Dice) -> TicketToRide {
    let companies = &Company::ALL[..2 + dice.below(4) as usize];
    let number = 1 + dice.below(13) as usize;
    let colors = ["black", "blue", "white", "green", "yellow", "red", "loco"];
    let mut position = Position::campaign(companies, number);
    for (seat, company) in companies.iter().enumerate() {
        let mut hand = String::new();
        for _ in 0..6 + dice.below(8) {
            let symbol = dice.pick(&["", "", "-pickaxe", "-skull"]);
            let color = dice.pick(&colors);
            hand += &format!("{color}{} ", if color == "loco" { "" } else { symbol });
        }
        position = position.hand(seat, &hand).dollars(seat, dice.below(20) as u16);
        if (2..=12).contains(&number) {
            let share = (1..=77).filter(|postcard| postcard % companies.len() == seat);
            let held: Vec<usize> = share.filter(|_| dice.below(3) == 0).collect();
            assert!(held.iter().all(|it| Postcard::numbered(*it).is_some()));
            let upgrades = dice.pick(&["", "U1", "U1 U4", "U2 U3 U6"]);
            position = position.postcards(*company, &held).upgrades(*company, upgrades);
        }
        if number > 4 {
            position = position.station(*company, dice.pick(&["BOS", "NYC", "CHI", "PIT", "ATL", "NAS"]));
        }
        if number > 9 {
            position = position.conductor(seat, ["C1", "C3", "C5", "C6", "C7"][(seat + number) % 5]);
        }
    }
    let tickets: Vec<String> = (1..=33).map(|ticket| format!("T{ticket:03}")).collect();
    for seat in 0..companies.len() {
        let held: Vec<&str> =
            tickets.iter().enumerate().filter(|(i, _)| i % 8 == seat).map(|(_, id)| id.as_str()).collect();
        position = position.tickets(seat, &held.join(" "));
    }
    position.turn(dice.below(companies.len() as u32) as usize)
}

#[test]
fn the_referee_agrees_about_routes_tickets_and_slips() {
    let wanted = Effort::wanted().of(POSITIONS) as usize;
    let mut referee = Referee::default();
    let mut number = 0;
    while referee.positions < wanted / 2 {
        let mut dice = Dice::from_number(90_000 + number);
        let position = some_position(&mut dice);
        referee.attends(position, &mut dice, 60);
        number += 1;
    }
    // Campaigns from their first game on, and what is played after them.
    let mut campaign = 0;
    while referee.positions < wanted {
        let mut dice = Dice::from_number(91_000 + campaign);
        let mut setup = Options::campaign(&Company::ALL[..2 + (campaign % 4) as usize]);
        for _ in 0..13 {
            let game = TicketToRide::new(&setup, &mut dice).expect("a setup of ours");
            let over = referee.attends(game, &mut dice, usize::MAX);
            let Some(record) = over.legacy() else { break };
            setup = TicketToRide::inherit(&setup, &record);
        }
        let single = TicketToRide::new(&Options::for_players(2 + (campaign % 4) as usize), &mut dice).expect("a setup");
        referee.attends(single, &mut dice, usize::MAX);
        campaign += 1;
    }
    let Referee { positions, ways, notes, tickets, scored, .. } = referee;
    println!("{positions} positions, {ways} ways to pay, {notes} notes, {tickets} tickets, {scored} slips");
    assert!(ways > wanted && notes > wanted / 2 && tickets > wanted && scored > wanted / 200);
}

/// A strand's way to a ticket's end, as it is said: the fewest spaces over free and own strands.
#[cfg(feature = "words")]
#[test]
fn the_referee_agrees_about_what_a_ticket_still_needs() {
    use proving::words as checks;
    use wording::{Block, Language, Worded};

    let mut looked = 0;
    for number in 0..u64::from(Effort::wanted().of(60)) {
        let mut dice = Dice::from_number(95_000 + number);
        let mut referee = Referee::default();
        let game = some_position(&mut dice);
        let game = referee.attends(game, &mut dice, 80);
        let Some(seat) = game.to_act().first().filter(|_| game.view(Eyes::Bystander).phase == Phase::Turn) else {
            continue;
        };
        let view = game.view(Eyes::Seat(seat));
        let desk = Desk::of(&view, seat.index());
        let section = TicketToRide::table(&view).into_iter().find(|it| it.title.id == "table-tickets");
        let Some(Block::Table { rows, .. }) = section.expect("tickets").blocks.into_iter().next() else { continue };
        let held = view.players[seat.index()].tickets.as_ref().expect("one's own");
        for (held, row) in held.iter().zip(rows) {
            let (a, b, _) = ATLAS.ticket(held.ticket.id());
            let cars = i64::from(view.players[seat.index()].cars);
            let said = checks::say::<TicketToRide>(Language::En, &row[2]);
            let expected = match desk.missing(a, b) {
                Some(0) => "completed".to_owned(),
                Some(spaces) if spaces > cars => {
                    format!("can no longer be completed: the shortest way needs {spaces} ")
                }
                Some(1) => "1 space missing".to_owned(),
                Some(spaces) => format!("{spaces} spaces missing"),
                None => "can no longer be completed: no way is left".to_owned(),
            };
            assert!(said.starts_with(&expected), "{}: {said}, expected {expected}", held.ticket);
            looked += 1;
        }
    }
    assert!(looked > Effort::wanted().of(100), "{looked}");
}
