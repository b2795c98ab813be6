//! Setting up a game, in the steps of the rulebook.

use std::sync::Arc;

use table::{Asks, Dice, List, Log, Refusal, RulesVersion, Run, Seat, Seats, SetupError, Silent, refused};

use crate::action::Action;
use crate::cards::{Card, KINDS, Pile};
use crate::data::data;
use crate::event::{Event, Reason};
use crate::ids::{Conductor, Conductors, EventCards, Sticker, Stickers, Strands, Tickets};
use crate::record::{NOBODY, Record};
use crate::setup::{Fixed, Mode, Options};
use crate::state::{Ask, Bottom, Build, Player, ROW, SEATS, Stage, Task, Tasks, TicketToRide};
use crate::vocabulary::{Token, When};

impl TicketToRide {
    /// Steps 1 to 6, up to the choice of tickets. TTR-CAMP-25: nothing but the record comes from an earlier game.
    pub(crate) fn set_up(rules: RulesVersion, options: &Options, dice: &mut Dice) -> Result<Self, SetupError> {
        let fixed = options.fixed.clone();
        let mut record = fixed.record;
        if fixed.mode == Mode::Free {
            record.rules &= free_play(); // TTR-VAR-02
        }
        let first = first_player(&fixed, &mut record, dice);
        let mut game = TicketToRide::bare(rules, fixed, record, first);
        game.top = record.tickets;
        game.hand_out_dollars();
        game.deal_train_cards(dice);
        game.deal_tickets(dice);
        Ok(game)
    }

    /// A table with nothing on it.
    pub(crate) fn bare(rules: RulesVersion, fixed: Arc<Fixed>, record: Record, first: u8) -> Self {
        TicketToRide {
            rules,
            players: [Player::NOBODY; SEATS],
            tasks: Tasks::NONE,
            ask: Ask::Nothing,
            waiting: Seats::NONE,
            stage: Stage::Setup,
            first,
            turn: first,
            deck: Pile::NONE,
            discards: Pile::NONE,
            row: [Card::NONE; ROW],
            limbo: 0,
            deck_bound: [0; KINDS],
            top: Tickets::NONE,
            bottom: Bottom::EMPTY,
            events: EventCards::NONE,
            past: EventCards::NONE,
            active: NOBODY,
            turned: 0,
            build: Build::NONE,
            taken: Strands::NONE,
            idle: 0,
            passes: 0,
            turns_left: NOBODY,
            cattle: 0,
            outlaw: NOBODY,
            stash: 0,
            ore: data().modules.ore_supply,
            spiked: false,
            conductors: Conductors::NONE,
            ranking: [NOBODY; SEATS],
            imagined_by: NOBODY,
            record,
            fixed,
        }
    }

    /// Who holds the caboose card, and whether chance gave it: before the first game (TTR-CAMP-05), and when its holder is
    /// absent (TTR-SETUP-17).
    pub(crate) fn opened(&self) -> Vec<Event> {
        let seat = Seat::new(self.first.into());
        let held = self.fixed.record.caboose() == Some(self.company(seat));
        vec![Event::PlaysFirst { seat, by_lot: !held }]
    }

    /// Step 3 (TTR-SETUP-03, TTR-PANIC-01).
    fn hand_out_dollars(&mut self) {
        let dollars = self.start_dollars();
        for seat in Seat::all(self.seat_count()) {
            self.player_mut(seat).dollars = dollars;
        }
    }

    fn start_dollars(&self) -> u16 {
        let numbers = &data().numbers;
        u16::from(if self.has(Sticker::Panic) { numbers.panic_dollars } else { numbers.start_dollars })
    }

    /// Panic that breaks out in step 7 takes back what step 3 gave too much (TTR-PANIC-01).
    pub(super) fn return_start_dollars<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let too_much = u16::from(data().numbers.start_dollars) - self.start_dollars();
        for seat in self.seats_from(self.first) {
            self.pay(seat, too_much, Reason::Sticker(Sticker::Panic), run);
        }
    }

    /// Steps 4 and 5. A newspaper that would be dealt or turned up is shuffled back: it is as if it were not there
    /// (TTR-SETUP-06, TTR-CAMP-06).
    fn deal_train_cards(&mut self, dice: &mut Dice) {
        let data = data();
        let news = data.numbers.newspapers[self.seat_count() - 2]; // TTR-SETUP-04
        self.deck = data.train_cards;
        self.deck.take(Card::NEWS, data.train_cards.count(Card::NEWS) - news);
        self.deck_bound = self.deck.counts();
        for seat in self.seats_from(self.first) {
            for _ in 0..data.numbers.start_train_cards {
                self.deal_card(seat, dice); // TTR-SETUP-05
            }
        }
        let mut attempts = 0;
        loop {
            for place in 0..ROW {
                let card = self.deck.draw_no_news(dice);
                self.deck_bound[card.index()] -= 1;
                self.row[place] = card;
            }
            if !self.row_has_too_many_locos() || attempts == data.numbers.refresh_attempts {
                return;
            }
            attempts += 1;
            self.discard_row(); // TTR-SETUP-07
        }
    }

    /// A card that is no newspaper from the deck to a hand.
    fn deal_card(&mut self, seat: Seat, dice: &mut Dice) -> Card {
        let card = self.deck.draw_no_news(dice);
        let player = self.player_mut(seat);
        player.hand.add(card, 1);
        player.blind[card.index()] += 1;
        card
    }

    /// Step 6 (TTR-SETUP-08): four each, or as many as there are for everybody (TTR-SETUP-09, TTR-SETUP-18).
    fn deal_tickets(&mut self, dice: &mut Dice) {
        let numbers = &data().numbers;
        let each = (self.top.len() / self.seat_count()).min(numbers.start_tickets_dealt.into()) as u8;
        let keep = match each {
            0 | 1 => each,
            _ if each == numbers.start_tickets_dealt => numbers.start_tickets_keep,
            _ => numbers.start_tickets_keep_if_short,
        };
        let mut silent = Silent;
        let mut run = Run::new(dice, &mut silent);
        for seat in self.seats_from(self.first) {
            self.draw_tickets_for(seat, each, keep, &mut run);
        }
        if each > 1 {
            self.ask = Ask::StartTickets;
            self.waiting = Seats::first_n(self.seat_count());
        } else {
            for seat in self.seats_from(self.first) {
                let drawn = &mut self.player_mut(seat).drawn;
                drawn.kept = drawn.count;
            }
            self.start_with_tickets(&mut run);
            self.unfold(&mut run);
        }
    }

    /// Steps 7 to 14.
    pub(super) fn set_up_step(&mut self, step: u8) {
        let data = data();
        if step < 14 {
            self.tasks.push(Task::Setup(step + 1));
        }
        match step {
            // TTR-SETUP-10; no story but in a campaign
            7 if self.fixed.mode == Mode::Campaign => self.tasks.push(Task::Read(When::SetupStep7)),
            8 => self.events = self.record.events, // TTR-SETUP-11
            9 => {
                let cars = data.games[usize::from(self.fixed.game) - 1].train_cars; // TTR-SETUP-12
                Seat::all(self.seat_count()).for_each(|seat| self.player_mut(seat).cars = cars);
            }
            // TTR-SETUP-13: the frames 10 to 13 are empty until stickers fill them.
            10 if self.has(Sticker::CattleSetup) => self.put_cattle_out(),
            11 if self.has(Sticker::OutlawSetup) => self.put_outlaws_out(),
            12 if self.has(Sticker::ConductorSetup) => {
                self.conductors = Conductor::all().collect();
                self.tasks.push(Task::Conductors { done: 0 });
            }
            13 if self.has(Sticker::OfficeSetup) => self.tasks.push(Task::Office { done: 0 }),
            14 => {
                self.stage = Stage::Turns;
                self.turn = self.first; // TTR-SETUP-14
                self.tasks.push(Task::Turn);
            }
            _ => {}
        }
    }

    /// Steps 8 to 13 for a position: no story, and nobody is asked.
    #[cfg(any(test, feature = "positions"))]
    pub(crate) fn set_up_without_questions<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        for step in [8, 9, 10, 11, 13] {
            self.tasks = Tasks::NONE;
            self.set_up_step(step);
        }
        while let Some(task) = self.tasks.pop() {
            if let Task::Office { done } = task {
                self.apply_office(done, run);
            }
        }
    }

    /// Step 12: from the holder of the caboose card, clockwise (TTR-COND-02).
    pub(super) fn ask_for_conductor(&mut self, done: u8) {
        let Some(seat) = self.seats_from(self.first).nth(done.into()) else { return };
        self.tasks.push(Task::Conductors { done: done + 1 });
        self.ask(seat, Ask::Conductor);
    }

    /// Step 13: upgrades and conductor together (TTR-SETUP-16, TTR-SETUP-19), those of the office as it was before this
    /// game (TTR-CAMP-07, TTR-SETUP-02, TTR-UPG-01).
    pub(super) fn apply_office<L: Log<Self>>(&mut self, done: u8, run: &mut Run<'_, L>) {
        let data = data();
        let Some(seat) = self.seats_from(self.first).nth(done.into()) else { return };
        self.tasks.push(Task::Office { done: done + 1 });
        let upgrades = self.fixed.record.upgrades[self.company(seat).index()];
        let conductor = data.conductors.get(usize::from(self.player(seat).conductor));
        let perks = upgrades.iter().map(|upgrade| &data.upgrades[upgrade.index()]).chain(conductor);
        let (mut dollars, mut cards, mut cargo, mut ore) = (0, 0, 0, 0);
        for modifiers in perks.map(|perk| &perk.modifiers) {
            let player = self.player_mut(seat);
            player.cars += modifiers.trains;
            player.perks.add(modifiers);
            dollars += u16::from(modifiers.start_dollars);
            cargo += modifiers.token_start[Token::Cargo.index()];
            ore += modifiers.token_start[Token::Ore.index()];
            cards += modifiers.start_cards;
        }
        self.gain(seat, dollars, Reason::Office, run);
        self.start_with_cargo(seat, cargo, run);
        self.take_ore(seat, ore, run);
        for _ in 0..cards {
            if self.deck.without_news() > 0 {
                let card = self.deal_card(seat, run.dice); // TTR-SETUP-06: newspapers are shuffled back
                run.tell(self, || Event::Drew { seat, card: Some(card) });
            }
        }
    }
}

/// Which conductor.
#[derive(Clone, Copy)]
pub(super) struct ChooseConductor;

impl Asks<ChooseConductor> for TicketToRide {
    fn list(&self, _: Seat, _: ChooseConductor, out: &mut impl List<Action>) {
        out.put_all(self.conductors.iter().map(Action::Conductor));
    }

    /// A conductor is public and stays for this game (TTR-COND-05).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, _: ChooseConductor, answer: Action, run: &mut Run<'_, L>) {
        let Action::Conductor(conductor) = answer else { return };
        self.conductors.remove(conductor);
        self.player_mut(seat).conductor = conductor.0;
        run.tell(self, || Event::ConductorChosen { seat, conductor });
    }

    fn object(&self, _: Seat, _: ChooseConductor, _: Action) -> Refusal {
        refused("TTR-COND-02", "why-choose-conductor")
    }
}

/// Who holds the caboose card: by chance before the first game (TTR-CAMP-05) and when its holder is absent, before
/// everything else, since the order of play is needed early (TTR-SETUP-17).
fn first_player(fixed: &Fixed, record: &mut Record, dice: &mut Dice) -> u8 {
    let present = &fixed.companies[..fixed.seats];
    let holder = record.caboose().and_then(|holder| present.iter().position(|company| *company == holder));
    let seat = holder.unwrap_or_else(|| dice.below(fixed.seats as u32) as usize);
    record.caboose = present[seat].index() as u8;
    seat as u8
}

/// Stickers in force after the campaign.
fn free_play() -> Stickers {
    let stickers = data().stickers.iter().filter(|row| row.free_play);
    stickers.fold(Stickers::NONE, |all, row| all.with(row.sticker))
}
