//! Any position one likes: for tests, puzzles and research.
//!
//! ```
//! use fliptown::{Position, Space};
//! use table::{Dice, Game, Seat};
//!
//! // Seven of clubs and five of spades lead to the general store.
//! let mut game = Position::solo().lineup("7c 5s 9h").turn();
//! let store = "play 3 town-5".parse().unwrap();
//! game.play(Seat::new(0), store, &mut Dice::from_number(1), &mut table::Silent).unwrap();
//! let sheet = &game.view(table::Eyes::Bystander).players[0];
//! assert!(sheet.circled.contains(&Space::named("town-5").unwrap()));
//! ```

use table::{Dice, Game, Log, RulesVersion, Seat, Seats, Silent};

use crate::cards::{Card, Cards};
use crate::data::{Character, Cowbot, Difficulty, Hand, Item, OBJECTIVES, Objective};
use crate::rules::Run;
use crate::setup::{Holdem, Options, Rival};
use crate::space::Space;
use crate::state::{Fliptown, Running, Sheet, Step};

/// Builds a position, starting from the first turn of a game with blank sheets, where nothing has been drawn but
/// what is asked for.
///
/// # Panics
/// Its methods do, when they are asked for something that does not exist.
#[derive(Clone, Debug)]
pub struct Position {
    game: Fliptown,
}

impl Position {
    /// A table with these options; characters are handed out with [`Position::characters`].
    pub fn of(options: &Options) -> Self {
        let mut game = Fliptown::bare(Fliptown::RULES, options);
        game.round = 1;
        game.turn = 1;
        if let Some((rival, difficulty)) = options.cowbot {
            let cowbot = if let Rival::Chosen(cowbot) = rival { cowbot } else { Cowbot::BlackBart };
            game.cowbot = Some((cowbot, difficulty));
        }
        if options.players > 1 {
            // Three that are not fulfilled by accident.
            game.objectives = Some([Objective::FourEverywhere, Objective::StarBuildings, Objective::BonusEverywhere]);
        }
        Position { game }
    }

    /// A standard solo game.
    pub fn solo() -> Self {
        Position::of(&Options::for_players(1))
    }

    /// The same, played by another version of the rules.
    pub fn by_rules(mut self, rules: RulesVersion) -> Self {
        self.game.rules = rules;
        self
    }

    /// A standard game of several.
    pub fn players(count: usize) -> Self {
        Position::of(&Options::for_players(count))
    }

    /// A solo game against a cowbot.
    pub fn against(cowbot: Cowbot, difficulty: Difficulty) -> Self {
        Position::of(&Options::for_players(1).cowbot(Rival::Chosen(cowbot), difficulty))
    }

    /// Gives characters to the seats, with their starting resources.
    #[must_use]
    pub fn characters(mut self, characters: &[Character]) -> Self {
        self.game.characters = true;
        self.game.hand_out(characters);
        self
    }

    /// The weapons of the English sheet.
    #[must_use]
    pub fn english_weapons(mut self) -> Self {
        self.game.weapons = crate::data::Weapons::English;
        self
    }

    /// Plays Texas Hold'em, with these cards for the seats: `"Ah Kh"` for each.
    #[must_use]
    pub fn holdem(mut self, holdem: Holdem, hands: &[&str]) -> Self {
        self.game.holdem = holdem;
        for (seat, hand) in Seat::all(hands.len()).zip(hands) {
            let cards = cards(hand);
            *self.game.held_mut(seat) = [cards[0], cards[1]];
        }
        self
    }

    /// Which round and turn it is, both from 1.
    #[must_use]
    pub fn at(mut self, round: u8, turn: u8) -> Self {
        let before = self.game.this_round();
        (self.game.round, self.game.turn) = (round, turn);
        let now = self.game.this_round();
        self.game.holdem_cards.swap(before, now);
        self
    }

    /// The lineup: `"7c 5s 9h"`.
    #[must_use]
    pub fn lineup(mut self, lineup: &str) -> Self {
        self.game.lineup = cards(lineup).try_into().expect("three cards");
        self
    }

    /// The sheriff card.
    #[must_use]
    pub fn sheriff(mut self, card: &str) -> Self {
        self.game.sheriff = cards(card)[0];
        self
    }

    /// Leaves only these cards in the draw pile: the others are on the discard pile.
    #[must_use]
    pub fn draw_pile(mut self, left: &str) -> Self {
        self.game.draw = cards(left).into_iter().collect();
        self
    }

    /// Stolen cards of a round, from 1.
    #[must_use]
    pub fn stolen(mut self, round: u8, stolen: &str) -> Self {
        self.game.stolen[usize::from(round) - 1] = cards(stolen).into_iter().collect();
        self
    }

    /// The objectives in play.
    #[must_use]
    pub fn objectives(mut self, objectives: [Objective; OBJECTIVES]) -> Self {
        self.game.objectives = Some(objectives);
        self
    }

    fn sheet(mut self, seat: usize, change: impl FnOnce(&mut Sheet)) -> Self {
        change(&mut self.game.seats[seat].sheet);
        self
    }

    /// Cash and gold of a seat.
    #[must_use]
    pub fn money(self, seat: usize, cash: u16, gold: u16) -> Self {
        self.sheet(seat, |sheet| (sheet.cash, sheet.gold) = (cash, gold))
    }

    /// Stars of a seat.
    #[must_use]
    pub fn stars(self, seat: usize, stars: u16) -> Self {
        self.sheet(seat, |sheet| sheet.stars = stars)
    }

    /// Wanted posters of a seat.
    #[must_use]
    pub fn wanted(self, seat: usize, wanted: u8) -> Self {
        self.sheet(seat, |sheet| sheet.wanted = wanted)
    }

    /// Pans and hammers of a seat.
    #[must_use]
    pub fn tools(self, seat: usize, pans: u8, hammers: u8) -> Self {
        self.sheet(seat, |sheet| (sheet.pans, sheet.hammers) = (pans, hammers))
    }

    /// Circles spaces on a sheet, without any reward: `"trail-4 bad-2"`.
    #[must_use]
    pub fn circled(self, seat: usize, spaces: &str) -> Self {
        self.sheet(seat, |sheet| {
            for name in spaces.split_whitespace() {
                sheet.circled = sheet.circled.with(Space::named(name).expect("a space"));
            }
        })
    }

    /// Gives items to a seat.
    #[must_use]
    pub fn items(self, seat: usize, items: &[Item]) -> Self {
        self.sheet(seat, |sheet| items.iter().for_each(|&item| sheet.items.insert(item)))
    }

    /// Nights that a seat has paid in the hotel.
    #[must_use]
    pub fn hotel(self, seat: usize, nights: u8) -> Self {
        self.sheet(seat, |sheet| sheet.hotel = nights)
    }

    /// Cells of the land office that a seat has filled, from 1.
    #[must_use]
    pub fn land(self, seat: usize, cells: &[u8]) -> Self {
        self.sheet(seat, |sheet| sheet.land = cells.iter().fold(0, |land, cell| land | 1 << (cell - 1)))
    }

    /// The poker column of this round so far: `"Qh Qs 8d 8c"`.
    #[must_use]
    pub fn poker(mut self, seat: usize, column: &str) -> Self {
        let round = usize::from(self.game.round) - 1;
        for (slot, card) in self.game.seats[seat].sheet.poker[round].iter_mut().zip(cards(column)) {
            *slot = card;
        }
        self
    }

    /// What the hands of the rounds were.
    #[must_use]
    pub fn hands(self, seat: usize, hands: [Hand; 3]) -> Self {
        self.sheet(seat, |sheet| sheet.hands = hands.map(Some))
    }

    /// Uses of the character's ability that are left.
    #[must_use]
    pub fn uses(self, seat: usize, uses: u8) -> Self {
        self.sheet(seat, |sheet| sheet.uses = uses)
    }

    /// Was arrested before.
    #[must_use]
    pub fn arrested(self, seat: usize) -> Self {
        self.sheet(seat, |sheet| sheet.arrested = true)
    }

    /// Has looked at the sheriff card.
    #[must_use]
    pub fn peeked(self, seat: usize) -> Self {
        self.sheet(seat, |sheet| sheet.peeked = true)
    }

    /// Puts every card in its place: what lies nowhere else is in the draw pile, or on the discard pile if the draw pile was
    /// given.
    fn deal(mut self) -> Fliptown {
        let game = &mut self.game;
        let mut hidden = game.all_holdem().union(game.all_stolen());
        if game.sheriff == Card::NONE {
            // Some card that nobody asked for.
            let free = Cards::DECK.minus(hidden).minus(game.open_lineup());
            let free = if game.draw == Cards::DECK { free } else { free.minus(game.draw) };
            game.sheriff = free.iter().last().expect("a card is free");
        }
        hidden = hidden.with(game.sheriff);
        let elsewhere = hidden.union(game.open_lineup());
        if game.draw == Cards::DECK {
            game.draw = Cards::DECK.minus(elsewhere);
        } else {
            game.discard = Cards::DECK.minus(elsewhere).minus(game.draw);
        }
        game.seen = Cards::DECK.minus(game.draw).minus(hidden);
        if game.is_solo() {
            game.seen = game.seen.union(game.all_holdem());
        }
        self.game
    }

    /// The position right after the lineup was flipped, before income at the start of the turn; the Mayor is asked.
    pub fn flipped(self, log: &mut impl Log<Fliptown>) -> Fliptown {
        let mut game = self.deal();
        let mut dice = Dice::from_number(0);
        match game.able(Character::Mayor) {
            Some(mayor) => (game.step, game.waiting) = (Step::Mayor, Seats::only(mayor)),
            None => game.begin_acting(&mut Run::new(&mut dice, log)),
        }
        game
    }

    /// The position after income at the start of the turn, when everybody acts.
    pub fn turn(self) -> Fliptown {
        let mut game = self.deal();
        game.begin_acting(&mut Run::new(&mut Dice::from_number(0), &mut Silent));
        game
    }

    /// The position after the fifth turn of the round, in phase 4 or at the first decision after it.
    pub fn poker_phase(self, dice: &mut Dice, log: &mut impl Log<Fliptown>) -> Fliptown {
        let mut game = self.deal();
        game.turn = crate::data::TURNS;
        game.begin_poker(&mut Run::new(dice, log));
        game
    }

    /// The position at the beginning of phase 6.
    pub fn sheriff_phase(self, dice: &mut Dice, log: &mut impl Log<Fliptown>) -> Fliptown {
        let mut game = self.deal();
        game.turn = crate::data::TURNS;
        game.begin_bribes(&mut Run::new(dice, log));
        game
    }

    /// The position as the end of the game.
    pub fn over(self) -> Fliptown {
        let mut game = self.deal();
        game.step = Step::Over;
        game.sheriff_open = true;
        for seat in Seat::all(game.player_count()) {
            *game.running_mut(seat) = Running::START;
        }
        game
    }
}

fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(|name| Card::named(name).unwrap_or_else(|| panic!("{name} is no card"))).collect()
}
