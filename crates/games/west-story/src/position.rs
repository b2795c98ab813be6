//! Any position one likes: for tests, puzzles and research.
//!
//! ```
//! use table::{Dice, Eyes, Game, Seat};
//! use west_story::Position;
//!
//! // The Sheriff in Deadwood with two coins founds an outpost.
//! let mut game = Position::people(2).coins(0, 2).turn(0);
//! let outpost = "outpost deadwood P1".parse().unwrap();
//! game.play(Seat::new(0), outpost, &mut Dice::from_number(1), &mut table::Silent).unwrap();
//! game.play(Seat::new(0), "activate t1".parse().unwrap(), &mut Dice::from_number(1), &mut table::Silent).unwrap();
//! assert_eq!(game.view(Eyes::Bystander).players[0].outposts[0], 1);
//! ```

use table::{Dice, Game, Log, RulesVersion, Run, Seat};

use crate::data::{
    BANDITS, Card, City, FieldId, Kind, Licence, Pile, Place, ROW, SheriffCard, SheriffCards, Symbol, Token, TomCard,
    TomCards,
};
use crate::setup::{Buildings, Hard, Options};
use crate::state::{Morning, Player, Spot, Table, WestStory};

/// Builds a position, starting from an empty table in round 1: seat 0 is Sheriff, boards are handed out in order, nobody has
/// anything, decks are full and the Market is empty.
///
/// # Panics
/// Its methods do, when they are asked for something that does not exist.
#[derive(Clone, Debug)]
pub struct Position {
    game: Table,
}

fn card(id: &str) -> Card {
    Card::named(id).unwrap_or_else(|| panic!("{id} is no card"))
}

fn place(name: &str) -> Place {
    Place::named(name).unwrap_or_else(|| panic!("{name} is no place"))
}

fn symbol(name: &str) -> Symbol {
    Symbol::named(name).unwrap_or_else(|| panic!("{name} is no symbol"))
}

impl Position {
    /// A table with these options.
    pub fn of(options: &Options) -> Self {
        let mut game = Table::bare(WestStory::RULES, options);
        game.kinds = match options.buildings {
            Buildings::Set(set) => set.kinds(),
            Buildings::Chosen(kinds) => kinds,
            Buildings::Random => game.kinds,
        };
        if let (Some(tom), Some(Hard::Random(count))) = (&mut game.tom, options.tom.map(|tom| tom.hard)) {
            tom.hard = TomCards::first_n(count);
        }
        if !options.gold_rush {
            game.unseen.clear(Symbol::Gold);
        }
        let tokens = Token::main(options.gold_rush);
        for (token, area) in tokens.into_iter().zip(game.board().main_slots) {
            game.tokens[usize::from(area)][0] = Some(token);
        }
        if let Some(tokens) = Token::additional(options.players(), options.gold_rush) {
            for (token, area) in tokens.into_iter().zip(game.board().additional_slots) {
                game.tokens[usize::from(area)][1] = Some(token);
            }
        }
        game.lay_out_fields();
        game.set_up_decks();
        game.block_empty_sections();
        for (spot, licence) in Licence::ALL.into_iter().enumerate().take(options.players() + 1) {
            game.licences[spot] = Some(licence);
        }
        game.round = 1;
        game.contest = SheriffCard::Cactus;
        game.contests_seen = SheriffCards::only(SheriffCard::Cactus);
        Position { game }
    }

    /// A first game of so many people.
    pub fn people(count: usize) -> Self {
        Position::of(&Options::for_people(count))
    }

    /// Played by this version of the rules, not by the newest.
    #[must_use]
    pub fn by_rules(mut self, rules: RulesVersion) -> Self {
        self.game.rules = rules;
        self
    }

    fn with(mut self, seat: usize, change: impl FnOnce(&mut Player)) -> Self {
        change(&mut self.game.players[seat]);
        self
    }

    /// Which round it is, from 1; the sheriff cards of the rounds before have been seen.
    #[must_use]
    pub fn round(mut self, round: u8) -> Self {
        self.game.round = round;
        let order = [0, 1, 2, 3, 4, 5, 6, SheriffCard::Last.index()].map(SheriffCard::by_index);
        self.game.contests_seen = SheriffCards::of(&order[..usize::from(round)]);
        self.game.contest = order[usize::from(round) - 1];
        self
    }

    /// The sheriff card that is face up.
    #[must_use]
    pub fn contest(mut self, contest: SheriffCard) -> Self {
        self.game.contests_seen.remove(self.game.contest);
        self.game.contests_seen.insert(contest);
        self.game.contest = contest;
        self
    }

    /// Who is Sheriff.
    #[must_use]
    pub fn sheriff(mut self, seat: usize) -> Self {
        self.game.sheriff = Seat::new(seat);
        self.game.giver = self.game.sheriff;
        self
    }

    /// The yellow die and the green one.
    #[must_use]
    pub fn dice(mut self, yellow: u8, green: u8) -> Self {
        self.game.dice = [yellow, green];
        self
    }

    /// A seat's player board, from 1. Its Town must still be printed.
    #[must_use]
    pub fn board(mut self, seat: usize, board: u8) -> Self {
        let blocked = self.game.players[seat].blocked;
        self.game.players[seat] = Player { blocked, ..Player::with_board(board - 1) };
        self
    }

    /// Hats of a seat.
    #[must_use]
    pub fn hats(self, seat: usize, hats: u8) -> Self {
        self.with(seat, |player| player.hats = hats)
    }

    /// Coins of a seat.
    #[must_use]
    pub fn coins(self, seat: usize, coins: u16) -> Self {
        self.with(seat, |player| player.coins = coins)
    }

    /// Cows of a seat.
    #[must_use]
    pub fn cows(self, seat: usize, cows: u8) -> Self {
        self.with(seat, |player| player.cows = cows)
    }

    /// Hats, coins and cows of a seat.
    #[must_use]
    pub fn holds(self, seat: usize, hats: u8, coins: u16, cows: u8) -> Self {
        self.hats(seat, hats).coins(seat, coins).cows(seat, cows)
    }

    /// Points of a seat. Joker places that it has passed are noted; its region is turned up with no bandits, unless they are
    /// given with [`Position::bandits`].
    #[must_use]
    pub fn total(mut self, seat: usize, total: u16) -> Self {
        let jokers = self.game.board().jokers;
        let passed = (0..2).filter(|&n| total >= jokers[n]).fold(0, |set, n| set | 1 << n);
        self.game.revealed |= 1 << self.game.board().region_at(total);
        self.with(seat, |player| (player.total, player.passed) = (total, passed))
    }

    /// Joker tokens of a seat.
    #[must_use]
    pub fn jokers(self, seat: usize, tokens: u8) -> Self {
        self.with(seat, |player| player.jokers = tokens)
    }

    /// Lays a card (`"III-04.1"`) in a Town (`"t3"`), on whatever lies there.
    #[must_use]
    pub fn card(mut self, seat: usize, at: &str, id: &str) -> Self {
        let (card, place) = (card(id), place(at));
        self.take_out(card);
        self.game.under[card.index()] = self.game.players[seat].town[place.index()];
        let facts = self.game.facts(card);
        self.game.players[seat].show(place, card, facts);
        self
    }

    /// Puts cards onto Tom's stack, the last on top.
    #[must_use]
    pub fn stack(mut self, ids: &[&str]) -> Self {
        let seat = self.game.tom.expect("Tom plays").seat.index();
        for id in ids {
            let card = card(id);
            self.take_out(card);
            self.game.under[card.index()] = self.game.players[seat].stack;
            self.game.players[seat].stack = card;
        }
        self
    }

    /// Blocks places: `"t1 t2 b3"`.
    #[must_use]
    pub fn blocked(self, seat: usize, places: &str) -> Self {
        let set = places.split_whitespace().map(place).collect();
        self.with(seat, |player| player.blocked = set)
    }

    /// So many anvils on the card at a place.
    #[must_use]
    pub fn anvils(self, seat: usize, at: &str, anvils: u8) -> Self {
        let place = place(at);
        self.with(seat, |player| {
            player.anvils[place.index()] = anvils;
            player.anvilled.insert(place);
        })
    }

    /// A seat's tied bandit.
    #[must_use]
    pub fn tied(mut self, seat: usize, bandit: &str) -> Self {
        let bandit = symbol(bandit);
        self.game.unseen.take(bandit, 1);
        self.with(seat, |player| player.tied = Some(bandit))
    }

    /// How many bandits a seat has delivered, whichever.
    #[must_use]
    pub fn delivered(mut self, seat: usize, count: u8) -> Self {
        for _ in 0..count {
            let kind =
                Symbol::BASIC.into_iter().max_by_key(|&kind| self.game.unseen.count(kind)).unwrap_or(Symbol::Cactus);
            self.game.unseen.take(kind, 1);
            self.game.jailed.add(kind, 1);
        }
        self.with(seat, |player| player.delivered = count)
    }

    /// The reserved card of a seat.
    #[must_use]
    pub fn reserved(mut self, seat: usize, id: &str) -> Self {
        let card = card(id);
        self.take_out(card);
        self.with(seat, |player| player.reserved = card)
    }

    /// The licence that a seat has bought.
    #[must_use]
    pub fn licence(mut self, seat: usize, licence: Licence) -> Self {
        for slot in &mut self.game.licences {
            if *slot == Some(licence) {
                *slot = None;
            }
        }
        self.with(seat, |player| player.licence = Some(licence))
    }

    /// The licences on their spots.
    #[must_use]
    pub fn licences(mut self, licences: &[Licence]) -> Self {
        self.game.licences = std::array::from_fn(|spot| licences.get(spot).copied());
        self
    }

    /// The posters, city by city.
    #[must_use]
    pub fn posters(mut self, posters: [&str; 4]) -> Self {
        self.game.posters = posters.map(symbol);
        self
    }

    /// Turns up a region, from 1, with these bandits: symbols, `"joker"` for a Whole Gang, `""` for an empty field.
    #[must_use]
    pub fn bandits(mut self, region: usize, bandits: &[&str]) -> Self {
        self.game.revealed |= 1 << (region - 1);
        for (slot, name) in bandits.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
            let bandit = symbol(name);
            self.game.unseen.take(bandit, 1);
            self.game.bandits[region - 1][slot] = Some(bandit);
        }
        self
    }

    /// A Whole Gang that came by into a region, from 1, which may still be face down.
    #[must_use]
    pub fn gang(mut self, region: usize) -> Self {
        self.game.unseen.take(Symbol::Joker, 1);
        let slots = &mut self.game.bandits[region - 1];
        let slot = (2..slots.len()).find(|&slot| slots[slot].is_none()).expect("room for a gang");
        slots[slot] = Some(Symbol::Joker);
        self
    }

    /// The main token of a city, or with `additional` the other one.
    #[must_use]
    pub fn token(mut self, city: City, token: Token, additional: bool) -> Self {
        let area = self.area(city);
        self.game.tokens[area][usize::from(additional)] = Some(token);
        let free = self.game.free;
        self.game.lay_out_fields();
        for (other, fields) in free.into_iter().enumerate().filter(|(other, _)| *other != area) {
            self.game.free[other] = fields;
        }
        self
    }

    fn area(&self, city: City) -> usize {
        self.game.board().areas.iter().position(|&one| one == city).expect("a city of this side")
    }

    /// A disc of a seat on a field: an outpost, or else a Robbery.
    #[must_use]
    pub fn disc(mut self, seat: usize, city: City, field: &str, outpost: bool) -> Self {
        let field = FieldId::named(field).expect("a field");
        let spot = Spot { area: self.area(city) as u8, field };
        self.game.put_disc(Seat::new(seat), spot, outpost);
        self
    }

    /// So many outposts of a seat in a city, on its first free fields.
    #[must_use]
    pub fn outposts(mut self, seat: usize, city: City, count: usize) -> Self {
        for _ in 0..count {
            let area = self.area(city);
            let field = self.game.free[area].first().expect("a free field");
            self.game.put_disc(Seat::new(seat), Spot { area: area as u8, field }, true);
        }
        self
    }

    /// How many discs a seat has left.
    #[must_use]
    pub fn discs(self, seat: usize, discs: u8) -> Self {
        self.with(seat, |player| player.discs = discs)
    }

    /// The cards of a row of the Market, from the left: `[]` leaves it as it is.
    #[must_use]
    pub fn market(mut self, row: usize, ids: &[&str]) -> Self {
        for (number, id) in ids.iter().enumerate() {
            let card = card(id);
            self.take_out(card);
            self.game.market[row * ROW + number] = card;
        }
        self
    }

    /// Leaves only these cards in the deck of a row; the others leave the game.
    #[must_use]
    pub fn deck(mut self, row: usize, ids: &[&str]) -> Self {
        self.game.decks[row] = ids.iter().fold(Pile::EMPTY, |pile, id| pile.with(card(id)));
        self
    }

    /// Discards of a row.
    #[must_use]
    pub fn discards(mut self, row: usize, ids: &[&str]) -> Self {
        for id in ids {
            let card = card(id);
            self.take_out(card);
            self.game.discards[row] = self.game.discards[row].with(card);
        }
        self
    }

    /// Which of Tom's cards lie on their hard side.
    #[must_use]
    pub fn hard(mut self, cards: &[TomCard]) -> Self {
        if let Some(tom) = &mut self.game.tom {
            tom.hard = TomCards::of(cards);
        }
        self
    }

    /// Places of Tom that were activated in this round: `"t3 b1"`.
    #[must_use]
    pub fn tom_active(mut self, places: &str) -> Self {
        let set = places.split_whitespace().map(place).collect();
        if let Some(tom) = &mut self.game.tom {
            tom.active = set;
        }
        self
    }

    fn take_out(&mut self, card: Card) {
        let row = card.kind().level().index();
        if row < 3 {
            self.game.decks[row] = self.game.decks[row].without(card);
        }
    }

    /// Fills the empty places of the Market with cards of kinds that nobody has asked for: the first of each deck.
    fn fill_market(&mut self) {
        for slot in 0..3 * ROW {
            let row = slot / ROW;
            if self.game.market[slot] == Card::NONE && self.game.market[row * ROW..(row + 1) * ROW] == [Card::NONE; ROW]
            {
                let cards: Vec<Card> = self.game.decks[row].iter(row).take(ROW).collect();
                for (number, card) in cards.into_iter().enumerate() {
                    self.take_out(card);
                    self.game.market[row * ROW + number] = card;
                }
            }
        }
    }

    /// Notes that everything in the bag is accounted for.
    fn check(&self) {
        let count = |symbol: Symbol| {
            let shown = self.game.bandits.iter().flatten().filter(|bandit| **bandit == Some(symbol)).count();
            let tied = self.game.players.iter().filter(|player| player.tied == Some(symbol)).count();
            shown + tied + usize::from(self.game.unseen.count(symbol) + self.game.jailed.count(symbol))
        };
        for symbol in Symbol::BASIC.into_iter().chain([Symbol::Joker]) {
            assert_eq!(count(symbol), usize::from(BANDITS[symbol.index()]), "bandits with {symbol}");
        }
    }

    fn ready(mut self) -> Table {
        self.check();
        self.fill_market();
        self.game.revealed |= 1;
        self.game
    }

    /// The position at the beginning of a seat's turn.
    pub fn turn(self, seat: usize) -> WestStory {
        self.turn_told(seat, &mut Dice::from_number(0), &mut table::Silent)
    }

    /// The same, told; if it is Tom's turn, he takes it.
    pub fn turn_told(self, seat: usize, dice: &mut Dice, log: &mut impl Log<WestStory>) -> WestStory {
        let mut game = self.ready();
        game.begin_turn(Seat::new(seat), &mut Run::new(dice, log));
        WestStory { table: game }
    }

    /// The position in the Town Phase, with the dice as they were given.
    pub fn town(self) -> WestStory {
        self.town_told(&mut Dice::from_number(0), &mut table::Silent)
    }

    /// The same, told.
    pub fn town_told(self, dice: &mut Dice, log: &mut impl Log<WestStory>) -> WestStory {
        let mut game = self.ready();
        game.begin_town(&mut Run::new(dice, log));
        WestStory { table: game }
    }

    /// The position in the Order Phase after the present round.
    pub fn order(self, dice: &mut Dice, log: &mut impl Log<WestStory>) -> WestStory {
        let mut game = self.ready();
        game.begin_contest(&mut Run::new(dice, log));
        WestStory { table: game }
    }

    /// The position as the end of the game.
    pub fn over(self) -> WestStory {
        let mut game = self.ready();
        for player in &mut game.players {
            player.morning = Morning::Done;
        }
        game.end_game(&mut Run::new(&mut Dice::from_number(0), &mut table::Silent));
        WestStory { table: game }
    }

    /// The building kinds in play.
    #[must_use]
    pub fn kinds(mut self, kinds: [Kind; 6]) -> Self {
        self.game.kinds = kinds;
        self.game.set_up_decks();
        self
    }
}
