//! Positions for tests, studies and worked examples: a table in the middle of a game, described piece by piece.

use table::{Dice, Game, Log, RulesVersion, Run, Seat, Seats, Silent};

use crate::cards::{Card, Pile};
use crate::data::data;
use crate::ids::{
    Area, City, Company, Conductor, EventCard, EventCards, Postcard, Sticker, Strand, Ticket, Tickets, Upgrade,
};
use crate::record::Record;
use crate::setup::{Mode, Options};
use crate::state::{Ask, ROW, Stage, Task, TicketToRide};
use crate::vocabulary::When;

type Edit = Box<dyn Fn(&mut TicketToRide)>;

/// A table in the middle of a game. What is not said is empty, or as it is when a game begins.
pub struct Position {
    rules: RulesVersion,
    companies: Vec<Company>,
    record: Option<Record>,
    edits: Vec<Edit>,
    row: Option<Vec<Card>>,
    deck: Option<Vec<Card>>,
    discards: Vec<Card>,
    hands: Vec<(usize, Vec<Card>, bool)>,
    conductors: Vec<(usize, Conductor)>,
    event: Option<EventCard>,
    event_deck: Option<EventCards>,
    past: EventCards,
}

/// Names of cards, separated by spaces.
///
/// # Panics
/// If one is no card.
fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(|name| Card::named(name).unwrap_or_else(|| panic!("`{name}` is no card"))).collect()
}

fn all<T>(names: &str, find: impl Fn(&str) -> Option<T>) -> Vec<T> {
    names.split_whitespace().map(|name| find(name).unwrap_or_else(|| panic!("`{name}` is not in the box"))).collect()
}

impl Record {
    /// A campaign in which everybody has played every game so far for the same total, the first company has won them all,
    /// and areas were opened in the order of the data.
    pub fn example(companies: &[Company], games: usize) -> Self {
        let areas: Vec<Area> = (1..=3).flat_map(|tier| data().tier(tier).iter().collect::<Vec<_>>()).collect();
        Record::example_with(companies, games, &areas)
    }

    /// The same with areas opened in this order.
    pub fn example_with(companies: &[Company], games: usize, areas: &[Area]) -> Self {
        let mut record = Record::founded(companies);
        record.games = games as u8;
        if games > 0 {
            record.caboose = companies[0].index() as u8;
        }
        for (place, area) in record.areas.iter_mut().zip(areas).take(games) {
            *place = area.0;
            record.area_count += 1;
        }
        for game in 0..games {
            record.ribbons[game] = companies[0].index() as u8;
            companies.iter().for_each(|company| record.slips[game][company.index()] = 20);
        }
        let mines = record.areas().flat_map(|area| &data().boxes[area.index()]);
        for effect in mines.copied().collect::<Vec<_>>() {
            if let crate::vocabulary::Effect::PlaceMine { city: crate::vocabulary::MineSite::City(city) } = effect {
                record.mines.insert(city);
            }
        }
        record.follow();
        record
    }
}

impl Position {
    /// A single game.
    pub fn players(count: usize) -> Self {
        Position::of(&Company::ALL[..count], None)
    }

    /// A single game of these companies.
    pub fn companies(companies: &[Company]) -> Self {
        Position::of(companies, None)
    }

    /// A game of a campaign, from 1, with everybody present and areas opened in the order of the data.
    pub fn campaign(companies: &[Company], game: usize) -> Self {
        Position::of(companies, Some(Record::example(companies, game - 1)))
    }

    /// The next game of a campaign with these companies present.
    pub fn next(record: Record, present: &[Company]) -> Self {
        Position::of(present, Some(record))
    }

    fn of(companies: &[Company], record: Option<Record>) -> Self {
        Position {
            rules: TicketToRide::RULES,
            companies: companies.to_vec(),
            record,
            edits: Vec::new(),
            row: None,
            deck: None,
            discards: Vec::new(),
            hands: Vec::new(),
            conductors: Vec::new(),
            event: None,
            event_deck: None,
            past: EventCards::NONE,
        }
    }

    /// The same, played by another version of the rules.
    #[must_use]
    pub fn by_rules(mut self, rules: RulesVersion) -> Self {
        self.rules = rules;
        self
    }

    fn edit(mut self, edit: impl Fn(&mut TicketToRide) + 'static) -> Self {
        self.edits.push(Box::new(edit));
        self
    }

    fn player(self, seat: usize, edit: impl Fn(&mut crate::state::Player) + 'static) -> Self {
        self.edit(move |game| edit(&mut game.players[seat]))
    }

    /// Changes the record of the campaign.
    fn recorded(mut self, edit: impl FnOnce(&mut Record)) -> Self {
        edit(self.record.as_mut().expect("a game of a campaign"));
        self
    }

    /// Cards that only their player knows.
    #[must_use]
    pub fn hand(mut self, seat: usize, names: &str) -> Self {
        self.hands.push((seat, cards(names), false));
        self
    }

    /// Cards that everybody has seen.
    #[must_use]
    pub fn known(mut self, seat: usize, names: &str) -> Self {
        self.hands.push((seat, cards(names), true));
        self
    }

    /// The row; what is missing of five stays empty.
    #[must_use]
    pub fn row(mut self, names: &str) -> Self {
        self.row = Some(cards(names));
        self
    }

    /// The deck; if it is not said, all other cards.
    #[must_use]
    pub fn deck(mut self, names: &str) -> Self {
        self.deck = Some(cards(names));
        self
    }

    /// The discard pile.
    #[must_use]
    pub fn discards(mut self, names: &str) -> Self {
        self.discards = cards(names);
        self
    }

    /// Dollars of a player.
    #[must_use]
    pub fn dollars(self, seat: usize, dollars: u16) -> Self {
        self.player(seat, move |player| player.dollars = dollars)
    }

    /// Train cars that a player has left.
    #[must_use]
    pub fn cars(self, seat: usize, cars: u8) -> Self {
        self.player(seat, move |player| player.cars = cars)
    }

    /// Strands that a player has built; its cars are not counted.
    #[must_use]
    pub fn built(self, seat: usize, names: &str) -> Self {
        let strands = all(names, Strand::named);
        self.edit(move |game| strands.iter().for_each(|strand| game.take_strand(Seat::new(seat), *strand)))
    }

    /// Tickets that a player holds.
    #[must_use]
    pub fn tickets(self, seat: usize, names: &str) -> Self {
        let tickets: Tickets = all(names, Ticket::named).into_iter().collect();
        self.edit(move |game| {
            game.players[seat].tickets = tickets;
            game.top -= tickets;
            game.remember_seen(Seat::new(seat), tickets);
        })
    }

    /// The tickets of the deck whose order nobody knows.
    #[must_use]
    pub fn ticket_deck(self, names: &str) -> Self {
        let tickets: Tickets = all(names, Ticket::named).into_iter().collect();
        self.edit(move |game| game.top = tickets)
    }

    /// Tickets under the deck, put there by a player, the next one first.
    #[must_use]
    pub fn returned(self, seat: usize, names: &str) -> Self {
        let tickets = all(names, Ticket::named);
        self.edit(move |game| {
            for ticket in &tickets {
                game.top.remove(*ticket);
                game.bottom.push(*ticket, seat as u8);
                game.remember_seen(Seat::new(seat), Tickets::only(*ticket));
            }
        })
    }

    /// The active event.
    #[must_use]
    pub fn event(mut self, name: &str) -> Self {
        self.event = EventCard::named(name);
        assert!(self.event.is_some(), "`{name}` is no event");
        self
    }

    /// The events of the deck.
    #[must_use]
    pub fn event_deck(mut self, names: &str) -> Self {
        self.event_deck = Some(all(names, EventCard::named).into_iter().collect());
        self
    }

    /// Events that were turned up before.
    #[must_use]
    pub fn past_events(mut self, names: &str) -> Self {
        self.past = all(names, EventCard::named).into_iter().collect();
        self
    }

    /// Unfulfilled postcards of a company.
    #[must_use]
    pub fn postcards(self, company: Company, numbers: &[usize]) -> Self {
        let numbers = numbers.iter().filter_map(|number| Postcard::numbered(*number));
        self.recorded(|record| numbers.for_each(|postcard| record.open[company.index()].insert(postcard)))
    }

    /// Upgrades of a company.
    #[must_use]
    pub fn upgrades(self, company: Company, names: &str) -> Self {
        let upgrades = all(names, Upgrade::named);
        self.recorded(|record| upgrades.into_iter().for_each(|it| record.upgrades[company.index()].insert(it)))
    }

    /// A player's conductor.
    #[must_use]
    pub fn conductor(mut self, seat: usize, name: &str) -> Self {
        self.conductors.push((seat, Conductor::named(name).expect("a conductor")));
        self
    }

    /// Adds a rule.
    #[must_use]
    pub fn rule(self, sticker: Sticker) -> Self {
        self.recorded(|record| record.rules = record.rules.with(sticker))
    }

    /// A company's station.
    #[must_use]
    pub fn station(self, company: Company, city: &str) -> Self {
        let city = City::named(city).expect("a city");
        self.recorded(|record| record.stations[city.index()] = company.index() as u8)
    }

    /// More mines.
    #[must_use]
    pub fn mines(self, names: &str) -> Self {
        let cities = all(names, City::named);
        self.recorded(|record| cities.into_iter().for_each(|city| record.mines.insert(city)))
    }

    /// Tickets that a company has stamped.
    #[must_use]
    pub fn stamps(self, company: Company, names: &str) -> Self {
        let tickets = all(names, Ticket::named);
        self.recorded(|record| tickets.into_iter().for_each(|it| record.stamps[company.index()].insert(it)))
    }

    /// Archived events.
    #[must_use]
    pub fn archived(self, names: &str) -> Self {
        let events: EventCards = all(names, EventCard::named).into_iter().collect();
        self.recorded(|record| {
            record.archived = events;
            record.events -= events;
        })
    }

    /// Where the outlaws are, and what lies on the stash.
    #[must_use]
    pub fn outlaw(self, city: &str, stash: u16) -> Self {
        let city = City::named(city).expect("a city");
        self.edit(move |game| (game.outlaw, game.stash) = (city.0, stash))
    }

    /// Tokens of a player: cargo, ore, and ranches whose cattle it has.
    #[must_use]
    pub fn tokens(self, seat: usize, cargo: u8, ore: u8, ranches: &str) -> Self {
        let ranches = all(ranches, City::named);
        self.edit(move |game| {
            game.players[seat].cargo = cargo;
            game.players[seat].ore = ore;
            game.ore -= ore;
            for (number, city) in data().modules.ranches.iter().enumerate() {
                if ranches.contains(city) {
                    game.players[seat].cattle |= 1 << number;
                    game.cattle &= !(1 << number);
                }
            }
        })
    }

    /// How much ore is left.
    #[must_use]
    pub fn ore_left(self, ore: u8) -> Self {
        self.edit(move |game| game.ore = ore)
    }

    /// Who plays first.
    #[must_use]
    pub fn first(self, seat: usize) -> Self {
        self.edit(move |game| game.first = seat as u8)
    }

    /// So many turns in a row without a car.
    #[must_use]
    pub fn idle(self, turns: u8) -> Self {
        self.edit(move |game| game.idle = turns)
    }

    /// The setup of this position.
    ///
    /// # Panics
    /// If it is none.
    pub fn options(&self) -> Options {
        match &self.record {
            None => Options::single(&self.companies),
            Some(record) => Options::next(record, &self.companies).expect("companies of the campaign"),
        }
    }

    /// The table with nobody asked.
    fn table(&self) -> TicketToRide {
        let mut dice = Dice::from_number(0);
        let mut game = TicketToRide::set_up(self.rules, &self.options(), &mut dice).expect("a setup that fits");
        game.ask = Ask::Nothing;
        game.waiting = Seats::NONE;
        for player in &mut game.players {
            *player = crate::state::Player { dollars: player.dollars, ..crate::state::Player::NOBODY };
        }
        game.top = game.fixed.record.tickets;
        game.first = 0;
        for (seat, conductor) in &self.conductors {
            game.players[*seat].conductor = conductor.0;
        }
        // Steps 8 to 13, without the story and its questions.
        game.deck = Pile::NONE;
        let mut silent = Silent;
        let mut run = Run::new(&mut dice, &mut silent);
        game.set_up_without_questions(&mut run);
        game.stage = Stage::Turns;
        game.skip_story();
        self.lay_out_events(&mut game);
        self.lay_out_cards(&mut game);
        self.edits.iter().for_each(|edit| edit(&mut game));
        game
    }

    fn lay_out_events(&self, game: &mut TicketToRide) {
        let active = self.event.map_or(EventCards::NONE, EventCards::only);
        game.past = self.past.union(active);
        game.events = self.event_deck.unwrap_or_else(|| game.events.minus(game.past));
        game.active = self.event.map_or(crate::record::NOBODY, |event| event.0);
    }

    fn lay_out_cards(&self, game: &mut TicketToRide) {
        let mut left = data().train_cards;
        left.take(Card::NEWS, left.count(Card::NEWS) - data().numbers.newspapers[self.companies.len() - 2]);
        let mut unseen = Pile::NONE;
        for (seat, cards, known) in &self.hands {
            for card in cards {
                let player = &mut game.players[*seat];
                player.hand.add(*card, 1);
                left.take_up_to(*card, 1);
                if *known {
                    player.known.add(*card, 1);
                } else {
                    player.blind[card.index()] += 1;
                    unseen.add(*card, 1);
                }
            }
        }
        game.discards = self.discards.iter().copied().collect();
        self.discards.iter().for_each(|card| left.take_up_to(*card, 1));
        let usual: Vec<Card> =
            Card::all().filter(|card| card.index() % 3 == 0 && *card != Card::LOCO).take(ROW).collect();
        let row = self.row.as_ref().unwrap_or(&usual);
        game.row = [Card::NONE; ROW];
        for (place, card) in game.row.iter_mut().zip(row) {
            *place = *card;
            left.take_up_to(*card, 1);
        }
        game.deck = self.deck.as_ref().map_or(left, |deck| deck.iter().copied().collect());
        unseen += game.deck;
        game.deck_bound = unseen.counts();
    }

    /// It is this seat's turn, and it is asked what to do.
    pub fn turn(self, seat: usize) -> TicketToRide {
        let mut game = self.table();
        game.turn = seat as u8;
        game.ask = Ask::Turn;
        game.waiting = Seats::only(Seat::new(seat));
        game
    }

    /// This seat's turn begins.
    pub fn begin(self, seat: usize, dice: &mut Dice, log: &mut impl Log<TicketToRide>) -> TicketToRide {
        let mut game = self.table();
        game.turn = seat as u8;
        game.tasks.push(Task::Turn);
        game.unfold(&mut Run::new(dice, log));
        game
    }

    /// The last turn is over: what follows, up to the first decision.
    pub fn ended(self, dice: &mut Dice, log: &mut impl Log<TicketToRide>) -> TicketToRide {
        let mut game = self.table();
        let mut run = Run::new(dice, log);
        game.end_game(&mut run);
        game.unfold(&mut run);
        game
    }

    /// The position with an event archived in the middle of this seat's turn.
    pub fn archiving(
        self,
        seat: usize,
        event: &str,
        dice: &mut Dice,
        log: &mut impl Log<TicketToRide>,
    ) -> TicketToRide {
        let mut game = self.turn(seat);
        (game.ask, game.waiting) = (Ask::Nothing, Seats::NONE);
        game.tasks.push(Task::Turn);
        let mut run = Run::new(dice, log);
        game.archive_event(EventCard::named(event).expect("an event"), &mut run);
        game.unfold(&mut run);
        game
    }
}

impl TicketToRide {
    /// What is read while a game is set up has been read; the rules that it adds are added with [`Position::rule`].
    fn skip_story(&mut self) {
        let due = |card: &crate::data::StoryData| card.game == self.fixed.game && card.when == When::SetupStep7;
        let read = data().story.iter().skip(self.record.story.into()).take_while(|card| due(card)).count();
        if self.fixed.mode == Mode::Campaign {
            self.record.story += read as u8;
        }
    }

    /// A strand is somebody's, without cards or cars.
    fn take_strand(&mut self, seat: Seat, strand: Strand) {
        self.player_mut(seat).join(strand);
        self.taken.insert(strand);
        let it = data().strand(strand);
        if it.lanes == crate::data::Lanes::Double && self.seat_count() <= 3 {
            self.taken |= data().groups[usize::from(it.group)];
        }
    }
}
