//! A second opinion. The parts of the rules where errors hide are written once more here, from the rulebook and by brute force, and
//! compared with the rules in thousands of random positions. Nothing of the rules is used but what anybody sees of a table.

mod contests;
mod payments;
mod scoring;
mod towns;

use proving::effort::Effort;
use table::Dice;
use west_story::data::{Card, City, Kind, Level, Licence, NumberSet, Side, Sort, Symbol};
use west_story::view::{PlayerView, View};
use west_story::{Options, Position};

/// Positions that each of the referees looks at.
fn positions() -> u64 {
    Effort::wanted().of(6_000).into()
}

/// The names of all places of a Town, the top row first.
const PLACES: [&str; 12] = ["t1", "t2", "t3", "t4", "t5", "t6", "b1", "b2", "b3", "b4", "b5", "b6"];

/// Chance, in the words that positions are made with.
struct Chance(Dice);

impl Chance {
    fn of(number: u64) -> Self {
        Chance(Dice::from_number(number))
    }

    /// From 0 to `most`.
    fn up_to(&mut self, most: u32) -> u32 {
        self.0.below(most + 1)
    }

    /// Once in so many times.
    fn one_in(&mut self, times: u32) -> bool {
        self.0.below(times) == 0
    }

    /// A table for so many people, perhaps with Tom, on either side, with or without gold.
    fn options(&mut self, people: usize) -> Options {
        let mut options = Options::for_people(people).new_cards();
        if people < 4 && self.one_in(3) {
            options = options.tom();
        }
        if self.one_in(2) {
            options = options.side(Side::B);
        }
        if self.one_in(2) {
            options = options.advanced();
        }
        if self.one_in(3) {
            options = options.numbers(NumberSet::Tuned);
        }
        if self.one_in(2) { options.gold_rush() } else { options }
    }

    /// All cards that could be in a Town at such a table, in any order.
    fn cards(&mut self, options: &Options) -> Vec<Card> {
        let is_gold = |card: &Card| card.symbols().contains(&Some(Symbol::Gold));
        let bought = |card: &Card| card.kind().level() != Level::Printed;
        let mut cards: Vec<Card> =
            Card::all().filter(bought).filter(|card| options.gold_rush || !is_gold(card)).collect();
        self.0.shuffle(&mut cards);
        cards
    }

    /// Lays cards over some places of a Town, sometimes several over one another.
    fn built(&mut self, mut position: Position, seat: usize, cards: &mut Vec<Card>) -> Position {
        for place in PLACES {
            while self.one_in(2) {
                let Some(card) = cards.pop() else { break };
                position = position.card(seat, place, &card.to_string());
            }
        }
        position
    }

    /// Blocks some places, and leaves one of each row free.
    fn blocked(&mut self, position: Position, seat: usize) -> Position {
        let free = [self.up_to(5) as usize, 6 + self.up_to(5) as usize];
        let share = 1 + self.up_to(3);
        let blocked: Vec<&str> =
            (0..12).filter(|at| !free.contains(at) && self.one_in(share)).map(|at| PLACES[at]).collect();
        position.blocked(seat, &blocked.join(" "))
    }

    /// Up to three outposts in each city, often of one seat, and a Robbery. Every city has three fields that come before its
    /// `M4`, if it has that one.
    fn discs(&mut self, mut position: Position, options: &Options) -> Position {
        let seats = options.players();
        let mut left = vec![8; seats];
        for &city in options.side.board().areas {
            let mut seat = self.up_to(seats as u32 - 1) as usize;
            for _ in 0..self.up_to(3) {
                if left[seat] > 0 {
                    left[seat] -= 1;
                    position = position.outposts(seat, city, 1);
                }
                if self.one_in(3) {
                    seat = (seat + 1) % seats;
                }
            }
            if city != City::OldBleakston && left[seat] > 0 && self.one_in(2) {
                left[seat] -= 1;
                position = position.disc(seat, city, "M4", false);
            }
        }
        position
    }

    fn licence(&mut self, position: Position, seat: usize) -> Position {
        if self.one_in(2) { position.licence(seat, self.0.pick(&Licence::ALL)) } else { position }
    }
}

/// The symbols on a card.
fn symbols(card: Card) -> Vec<Symbol> {
    card.symbols().into_iter().flatten().collect()
}

/// Whether a card bears a symbol in play, where a joker is any (WS-SYM-02).
fn bears(card: Card, symbol: Symbol) -> bool {
    symbols(card).into_iter().any(|one| one == symbol || one == Symbol::Joker)
}

/// The cards that lie on top in a Town.
fn visible(player: &PlayerView) -> Vec<Card> {
    player.town.iter().map(|place| place.card).collect()
}

fn of_sort(cards: &[Card], sort: Sort) -> usize {
    cards.iter().filter(|card| card.kind().sort() == sort).count()
}

/// Outposts of a seat by business area, as the discs lie there.
fn outposts(view: &View, seat: usize) -> Vec<usize> {
    let own = |city: &west_story::view::CityView| {
        city.fields.iter().filter(|field| field.disc.is_some_and(|(of, outpost)| of.index() == seat && outpost)).count()
    };
    view.cities.iter().map(own).collect()
}

/// Anvils on visible cards of a kind.
fn anvils(player: &PlayerView, kind: Kind) -> u8 {
    player.town.iter().filter(|place| place.card.kind() == kind).map(|place| place.anvils).sum()
}
