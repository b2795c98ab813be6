//! Setting the table up: who plays whom, the train and its loot, the First Player, the Bandits.

use table::{Asks, Dice, List, Log, Refusal, RulesVersion, Run, Seat, SetupError, Silent, refused};

use crate::action::Action;
use crate::cards::Stack;
use crate::data::{BULLETS, Car, Character, Level, MAX_SPOTS, NEUTRAL_BULLETS, PRESET_TEAMS, cars_for};
use crate::event::Event;
use crate::purses::Purses;
use crate::setup::{Cast, Options, Train};
use crate::state::{Bandits, ColtExpress, Dossier, MAX_PLAYERS, Pile, Pocket, Spot, Spots, Step, Team};
use crate::view;

impl ColtExpress {
    /// A table for these options, up to the first decision (CE-SETUP-01).
    pub(crate) fn set_up(rules: RulesVersion, options: &Options, dice: &mut Dice) -> Result<Self, SetupError> {
        options.validate()?;
        let mut game = ColtExpress::bare(rules, options);
        let mut silent = Silent;
        let mut run = Run::new(dice, &mut silent);
        match &options.cast {
            Cast::Picked => {
                // In seat order from a random seat.
                let by = Seat::new(run.dice.below(u32::from(game.players)) as usize);
                game.step = Step::Pick { by, picked: 0 };
            }
            Cast::Chosen(characters) => game.cast(characters, &mut run),
            Cast::Random => {
                let mut characters = Character::ALL;
                run.dice.shuffle(&mut characters);
                game.cast(&characters[..options.players * options.team_size()], &mut run);
            }
            Cast::Preset => {
                let swapped = run.dice.below(2) as usize;
                let sides = [PRESET_TEAMS[swapped], PRESET_TEAMS[1 - swapped]];
                game.cast(sides.as_flattened(), &mut run);
            }
        }
        Ok(game)
    }

    /// What setting up has to tell of the table as it stands before the first decision: the First Player, and once the
    /// Bandits are aboard the first Round, its hands before its card as always (CE-SETUP-14, CE-ROUND-02).
    pub(crate) fn set_up_told(&self) -> Vec<Event> {
        if !self.is_prepared() {
            return Vec::new();
        }
        let mut told = vec![Event::TrainReady { first: self.first }];
        if let Some(card) = self.round_card() {
            told.extend(Seat::all(self.player_count()).map(|seat| {
                let hand = self.pocket(seat).hand;
                Event::Dealt { seat, count: hand.len(), cards: Some(view::counts(self, seat, hand)) }
            }));
            told.push(Event::RoundBegan { round: self.round, card, first: self.first });
        }
        told
    }

    /// The table with nothing on it yet.
    fn bare(rules: RulesVersion, options: &Options) -> Self {
        let mut cars = [None; MAX_PLAYERS];
        if let Train::Chosen(chosen) = &options.train {
            for (car, chosen) in cars.iter_mut().zip(chosen) {
                *car = Some(*chosen);
            }
        }
        ColtExpress {
            step: Step::Over,
            rules,
            players: options.players as u8,
            locomotive: cars_for(options.players) as u8, // CE-SETUP-06, CE-TWO-01
            expert: options.expert || options.players == 2, // CE-EXP-13, CE-TWO-07
            memory: options.memory,
            cars,
            cars_chosen: options.train != Train::Random,
            teams: [Team::NONE; MAX_PLAYERS],
            in_play: Bandits::NONE,
            first: Seat::new(0),
            round: 0,
            rounds: [None; 5],
            sheriff: 0,
            neutral: 0,
            neutral_removed: 0,
            strongbox_aside: false,
            stack: Stack::EMPTY,
            piles: [Pile::EMPTY; MAX_SPOTS],
            spots: Spots::NOBODY,
            bandits: [Dossier::ABSENT; 6],
            pockets: [Pocket::default(); MAX_PLAYERS],
            purses: Purses::boxed(),
        }
    }

    /// How many characters each player has (CE-SETUP-02, CE-TWO-02).
    pub(crate) fn team_size(&self) -> usize {
        if self.players == 2 { 2 } else { 1 }
    }

    /// Gives out characters in the order of seats and sets up the rest.
    fn cast<L: Log<Self>>(&mut self, characters: &[Character], run: &mut Run<'_, L>) {
        for (i, &character) in characters.iter().enumerate() {
            self.enlist(Seat::new(i / self.team_size()), character);
        }
        self.prepare(run);
    }

    /// Characters that nobody plays yet.
    pub(crate) fn free_characters(&self) -> Bandits {
        Bandits::ALL - self.in_play // CE-SETUP-02
    }

    fn enlist(&mut self, seat: Seat, character: Character) {
        self.teams[seat.index()].join(character);
        self.in_play.insert(character);
        self.bandits[character.index()] = Dossier { seat, bullets: BULLETS, ..Dossier::ABSENT }; // CE-SETUP-03, -17
    }

    /// Everything after the characters, in the order of the rulebook (CE-SETUP-18); the same for two players
    /// but for where the Bandits start (CE-TWO-17).
    fn prepare<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        for who in self.in_play.iter() {
            self.purses.deal_start(who); // CE-SETUP-05, CE-TWO-04
            self.bandit_mut(who).purses = 1;
        }
        self.couple_train(run.dice);
        self.sheriff = self.locomotive; // CE-SETUP-10
        self.piles[Spot::new(self.locomotive, Level::Inside).index()].strongboxes = 1; // CE-SETUP-10
        self.strongbox_aside = true; // CE-SETUP-11
        self.neutral = NEUTRAL_BULLETS; // CE-SETUP-13
        self.draw_first_player(run.dice);
        if self.players == 2 {
            self.step = Step::Board { by: self.first }; // CE-RUL-13
            run.tell(self, || Event::TrainReady { first: self.first });
        } else {
            self.board_by_number();
            self.step = Step::Unfolding;
            run.tell(self, || Event::TrainReady { first: self.first });
            self.begin_round(run);
        }
    }

    /// Chooses and orders the Cars, if the host did not, and puts their loot inside (CE-SETUP-06, -08, -09).
    fn couple_train(&mut self, dice: &mut Dice) {
        if !self.cars_chosen {
            let mut all = Car::ALL;
            dice.shuffle(&mut all);
            for (car, drawn) in self.cars.iter_mut().zip(all).take(usize::from(self.locomotive)) {
                *car = Some(drawn);
            }
        }
        for unit in 0..self.locomotive {
            let (purses, jewels) = self.cars[usize::from(unit)].map_or((0, 0), Car::loot);
            self.piles[Spot::new(unit, Level::Inside).index()] = Pile { purses, jewels, strongboxes: 0 };
        }
    }

    /// One pawn is drawn; its player goes first (CE-SETUP-14, CE-TWO-16).
    fn draw_first_player(&mut self, dice: &mut Dice) {
        let pawn = self.in_play.nth(dice.below(self.in_play.len() as u32) as usize);
        self.first = self.owner(pawn);
    }

    /// Odd numbers start in the Caboose, even ones in the next Car, all inside (CE-SETUP-07, -15, -16).
    fn board_by_number(&mut self) {
        let mut seat = self.first;
        for number in 1..=self.players {
            let unit = if number % 2 == 1 { 0 } else { 1 };
            if let Some(who) = self.team(seat).first() {
                self.put(who, Spot::new(unit, Level::Inside));
            }
            seat = seat.left(self.player_count());
        }
    }
}

/// Which character `by` picks; so many have been picked before.
#[derive(Clone, Copy)]
pub(super) struct Pick {
    pub by: Seat,
    pub picked: u8,
}

impl Asks<Pick> for ColtExpress {
    fn list(&self, _: Seat, _: Pick, out: &mut impl List<Action>) {
        out.put_all(self.free_characters().iter().map(Action::Pick));
    }

    fn answer<L: Log<Self>>(&mut self, seat: Seat, Pick { by, picked }: Pick, choice: Action, run: &mut Run<'_, L>) {
        let Action::Pick(character) = choice else { return };
        self.enlist(seat, character);
        let picked = picked + 1;
        // With two players a draft: one, two, one.
        let next = match (self.players, picked) {
            (2, 2) => by,
            (_, _) => by.left(self.player_count()),
        };
        let pick = Pick { by: next, picked };
        self.step = Step::Pick { by: next, picked };
        run.tell(self, || Event::Picked { seat, character });
        if usize::from(picked) == self.player_count() * self.team_size() {
            self.prepare(run);
        } else {
            self.answer_if_forced(next, pick, run);
        }
    }

    fn object(&self, _: Seat, _: Pick, choice: Action) -> Refusal {
        match choice {
            Action::Pick(_) => refused("CE-SETUP-02", "why-character-taken"),
            _ => refused("CE-SETUP-18", "why-pick-first"),
        }
    }
}

/// Which Bandit of a team starts in the Caboose.
#[derive(Clone, Copy)]
pub(super) struct Board;

impl Asks<Board> for ColtExpress {
    fn list(&self, seat: Seat, _: Board, out: &mut impl List<Action>) {
        out.put_all(self.team(seat).members().map(Action::Caboose));
    }

    /// One Bandit of the team starts in the Caboose, the other in the next Car (CE-TWO-03).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, _: Board, choice: Action, run: &mut Run<'_, L>) {
        for who in self.team(seat).members() {
            let unit = if choice == Action::Caboose(who) { 0 } else { 1 };
            self.put(who, Spot::new(unit, Level::Inside));
            run.tell(self, || Event::Boarded { who, unit });
        }
        if seat == self.first {
            self.step = Step::Board { by: seat.left(self.player_count()) };
        } else {
            self.begin_round(run);
        }
    }

    fn object(&self, _: Seat, _: Board, choice: Action) -> Refusal {
        match choice {
            Action::Caboose(_) => refused("CE-TWO-03", "why-not-your-bandit"),
            _ => refused("CE-TWO-03", "why-board-first"),
        }
    }
}
