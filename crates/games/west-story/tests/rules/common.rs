//! A table to test at: plays in notation, remembers what was told, answers in short.

use table::{Dice, Eyes, Game, Played, Seat};
use west_story::data::{Card, Place, SheriffCard};
use west_story::view::PlayerView;
use west_story::{Action, Event, Options, Position, View, WestStory};

/// A game, its dice, and everything told so far.
pub struct Table {
    pub game: WestStory,
    pub dice: Dice,
    pub told: Vec<(Event, WestStory)>,
}

/// A new game, from its setup.
pub fn deal(options: &Options, seed: u64) -> Table {
    let mut dice = Dice::from_number(seed);
    let game = WestStory::new(options, &mut dice).expect("a setup that fits");
    Table { game, dice, told: Vec::new() }
}

/// A position at the beginning of a seat's turn. If it is Tom's, he has taken it.
pub fn turn(position: Position, seat: usize) -> Table {
    let (mut dice, mut told) = (Dice::from_number(1), Vec::new());
    Table { game: position.turn_told(seat, &mut dice, &mut told), dice, told }
}

/// A position in the Town Phase.
pub fn town(position: Position) -> Table {
    let (mut dice, mut told) = (Dice::from_number(1), Vec::new());
    Table { game: position.town_told(&mut dice, &mut told), dice, told }
}

/// A position in the Order Phase.
pub fn order(position: Position) -> Table {
    let (mut dice, mut told) = (Dice::from_number(1), Vec::new());
    Table { game: position.order(&mut dice, &mut told), dice, told }
}

/// A finished game.
pub fn over(position: Position) -> Table {
    Table { game: position.over(), dice: Dice::from_number(1), told: Vec::new() }
}

pub fn people(count: usize) -> Position {
    Position::people(count)
}

pub fn seat(index: usize) -> Seat {
    Seat::new(index)
}

pub fn card(id: &str) -> Card {
    Card::named(id).expect("a card")
}

pub fn place(name: &str) -> Place {
    Place::named(name).expect("a place")
}

pub fn action(notation: &str) -> Action {
    notation.parse().unwrap_or_else(|error| panic!("{error}"))
}

impl Table {
    /// Plays one decision after the other, separated by `;`, for a seat.
    #[track_caller]
    pub fn play(&mut self, seat: usize, notations: &str) -> Played {
        let mut played = Played::QUIET;
        for notation in notations.split(';').map(str::trim) {
            played = match self.game.play(Seat::new(seat), action(notation), &mut self.dice, &mut self.told) {
                Ok(played) => played,
                Err(refusal) => panic!("seat {seat}: {notation}: {refusal}; legal: {:?}", self.legal(seat)),
            };
        }
        played
    }

    /// The rule and the words of a refusal.
    #[track_caller]
    pub fn refused(&mut self, seat: usize, notation: &str) -> (&'static str, &'static str) {
        let before = self.game.clone();
        let refusal = self
            .game
            .play(Seat::new(seat), action(notation), &mut self.dice, &mut self.told)
            .expect_err("this should be refused");
        assert_eq!(self.game, before, "a refused action changes nothing");
        (refusal.rule.0, refusal.why)
    }

    /// The seats that are to act.
    pub fn acting(&self) -> Vec<usize> {
        self.game.to_act().iter().map(Seat::index).collect()
    }

    pub fn legal(&self, seat: usize) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(Seat::new(seat), &mut legal);
        legal.iter().map(Action::to_string).collect()
    }

    /// Options that begin like this, without that beginning.
    pub fn options(&self, seat: usize, beginning: &str) -> Vec<String> {
        self.legal(seat).iter().filter_map(|option| option.strip_prefix(beginning)).map(str::to_owned).collect()
    }

    pub fn can(&self, seat: usize, notation: &str) -> bool {
        self.legal(seat).iter().any(|option| option == notation)
    }

    pub fn view(&self) -> View {
        self.game.view(Eyes::Bystander)
    }

    pub fn me(&self, seat: usize) -> PlayerView {
        self.view().players[seat].clone()
    }

    /// Hats, coins, cows.
    pub fn holds(&self, seat: usize) -> (u8, u16, u8) {
        let me = self.me(seat);
        (me.hats, me.coins, me.cows)
    }

    pub fn total(&self, seat: usize) -> u16 {
        self.me(seat).total
    }

    /// Blocked places: `"t1 b2"`.
    pub fn blocked(&self, seat: usize) -> String {
        let blocked = self.me(seat).town.into_iter().filter(|place| place.blocked);
        blocked.map(|place| place.place.to_string()).collect::<Vec<_>>().join(" ")
    }

    pub fn anvils(&self, seat: usize, at: &str) -> u8 {
        self.me(seat).town[place(at).index()].anvils
    }

    /// The visible card at a place.
    pub fn at(&self, seat: usize, at: &str) -> String {
        self.me(seat).town[place(at).index()].card.to_string()
    }

    /// Face-up bandits of a region, from 1.
    pub fn bandits(&self, region: usize) -> Vec<String> {
        self.view().regions[region - 1].bandits.iter().flatten().map(ToString::to_string).collect()
    }

    pub fn is_revealed(&self, region: usize) -> bool {
        self.view().regions[region - 1].revealed
    }

    /// The cards of a row of the Market.
    pub fn row(&self, row: usize) -> Vec<String> {
        let name = |card: &Option<Card>| card.map_or("none".to_owned(), |card| card.to_string());
        self.view().market[row * 4..row * 4 + 4].iter().map(name).collect()
    }

    pub fn events(&self) -> Vec<Event> {
        self.told.iter().map(|(event, _)| *event).collect()
    }

    /// Whether this was told.
    pub fn was_told(&self, event: Event) -> bool {
        self.told.iter().any(|(told, _)| *told == event)
    }

    /// The game right after the first such event.
    #[track_caller]
    pub fn after(&self, which: impl Fn(&Event) -> bool) -> Table {
        let (_, game) = self.told.iter().find(|(event, _)| which(event)).expect("such an event");
        Table { game: game.clone(), dice: self.dice.clone(), told: Vec::new() }
    }

    /// Scores by category at the end.
    pub fn scores(&self, seat: usize) -> Vec<i32> {
        self.game.standing().expect("a finished game").of(Seat::new(seat)).scores.to_vec()
    }

    pub fn places(&self) -> Vec<u8> {
        self.game.standing().expect("a finished game").results.iter().map(|result| result.place).collect()
    }

    /// Plays the first option of whoever is asked until the Town Phase is over.
    pub fn settle_town(&mut self) {
        while self.view().phase == west_story::view::Phase::Town {
            let seat = self.acting()[0];
            let first = self.legal(seat)[0].clone();
            self.play(seat, &first);
        }
    }

    /// Takes cows until the seat's turn is over.
    #[track_caller]
    pub fn finish_turn(&mut self, seat: usize) {
        let round = self.view().round;
        while self.acting() == [seat] && self.view().round == round {
            let option = if self.can(seat, "cow") { "cow".to_owned() } else { self.legal(seat)[0].clone() };
            self.play(seat, &option);
        }
    }

    /// Plays at random until the game is over, looking at the table after each decision.
    pub fn play_out(&mut self, mut look: impl FnMut(&Table)) {
        let mut legal = Vec::new();
        while let Some(seat) = self.game.to_act().first() {
            self.game.legal(seat, &mut legal);
            let action = self.dice.pick(&legal);
            self.game.play(seat, action, &mut self.dice, &mut self.told).expect("a legal action");
            look(self);
            self.told.clear();
        }
    }
}

/// What is scored, by its place in the account.
pub const OUTPOSTS: usize = 1;
pub const ROBBERIES: usize = 2;
pub const LICENCE: usize = 3;
pub const MUSTANGS: usize = 4;
pub const BISON: usize = 5;
pub const EAGLES: usize = 6;
pub const RACCOONS: usize = 7;
pub const COINS: usize = 8;

/// Every sheriff card that comes up in a game, in order.
pub fn contests_of(options: &Options, seed: u64) -> Vec<SheriffCard> {
    let mut t = deal(options, seed);
    let mut contests = vec![t.view().contest];
    t.play_out(|t| {
        for event in t.events() {
            if let Event::ContestRevealed { contest } = event {
                contests.push(contest);
            }
        }
    });
    contests
}
