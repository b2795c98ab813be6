//! The end of the game: what everybody has earned.

use table::{Log, Run, Seat, Seats, Standing};

use crate::data::{CardFacts, Kind, LICENCE_PAIR_POINTS, PLAYER_BOARDS, ROBBERY_POINTS, Sort, Symbol};
use crate::event::Event;
use crate::setup::Variant;
use crate::state::{Phase, Table, WestStory};

/// What is scored: total, outposts, Robberies, licence and animals (WS-END-02, WS-END-03, WS-END-04, WS-END-08), for Tom as for
/// anybody (WS-TOM-44).
pub(crate) const CATEGORIES: &[&str] = &[
    "score-track",
    "score-outposts",
    "score-robberies",
    "score-licence",
    "score-mustangs",
    "score-bison",
    "score-eagles",
    "score-raccoons",
    "score-coins",
];

/// The licence among them.
pub(crate) const LICENCE: usize = 3;

/// What breaks ties (WS-END-09).
pub(crate) const TIE_BREAKS: &[&str] = &["tie-sheriff"];

/// How often each symbol is found on the cards that a seat owns, and what else is counted there.
#[derive(Clone, Copy, Default)]
pub(crate) struct Owned {
    pub cards: i32,
    pub symbols: [i32; 5],
    pub animals: i32,
    pub buildings: i32,
    pub mustangs: i32,
    pub bison: i32,
    pub eagles: i32,
    pub raccoons: i32,
    /// Cards that are no animals and bear no symbol of the visible licence.
    pub others: i32,
}

impl Table {
    /// After round 8 (WS-END-01).
    pub(crate) fn end_game<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        self.phase = Phase::Over;
        self.waiting = Seats::NONE;
        self.tell(run, || Event::Ended);
    }

    pub(crate) fn final_account(&self) -> Option<Standing> {
        (self.phase == Phase::Over).then(|| self.account())
    }

    /// Most points win; of equals the Sheriff, then whoever sits nearest to the Sheriff's right, and so for all places
    /// (WS-END-09, WS-END-11).
    pub(crate) fn account(&self) -> Standing {
        let ties = |seat: Seat| std::iter::once(-(self.to_the_right(seat) as i32)).collect();
        let seats = self.all_seats().map(|seat| (self.scores(seat).into_iter().collect(), ties(seat)));
        Standing::ranked(CATEGORIES, TIE_BREAKS, seats)
    }

    /// Who would win if the game ended here: ties are broken (WS-END-09).
    pub(crate) fn leader(&self) -> Seat {
        let rank = |seat: &Seat| {
            let total: i32 = self.scores(*seat).iter().sum();
            (total, std::cmp::Reverse(self.to_the_right(*seat)))
        };
        self.all_seats().max_by_key(rank).unwrap_or(self.sheriff)
    }

    /// Start from the total (WS-END-02) and add what counts in the end only (WS-VP-03). Coins, hats, cows and bandits are worth
    /// nothing (WS-END-10), except for a harder Tom.
    fn scores(&self, seat: Seat) -> [i32; CATEGORIES.len()] {
        self.scores_with(seat, &self.count_owned(seat))
    }

    /// The same for cards that are counted already.
    pub(crate) fn scores_with(&self, seat: Seat, owned: &Owned) -> [i32; CATEGORIES.len()] {
        let player = self.player(seat);
        let (licence, most) = self.best_use_of_tokens(seat, owned);
        let robberies = match self.variant {
            Variant::Basic => 0,
            Variant::Advanced => ROBBERY_POINTS * i32::from(player.robberies), // WS-END-04, WS-BIZ-06
        };
        let coins = match &self.tom {
            Some(tom) if tom.seat == seat && tom.coins => i32::from(player.coins), // WS-TOM-46, WS-TOM-59
            _ => 0,
        };
        [
            i32::from(player.total),
            self.outpost_points(seat),
            robberies,
            licence,
            // Each further animal of a kind scores the same again (WS-END-08).
            owned.mustangs * owned.animals, // WS-ANI-01
            owned.bison * owned.buildings,  // WS-ANI-02
            owned.eagles * most,            // WS-ANI-03
            owned.raccoons * owned.others,  // WS-ANI-04
            coins,
        ]
    }

    /// By city, in the double city by half (WS-END-03): the first three of a player there (WS-BIZ-07, WS-BIZ-10).
    fn outpost_points(&self, seat: Seat) -> i32 {
        let areas = self.board().areas.iter().zip(self.player(seat).outposts);
        areas.map(|(city, count)| i32::from(self.outposts_worth(city.index(), count))).sum()
    }

    /// What so many outposts of one player in a city are worth.
    pub(crate) fn outposts_worth(&self, city: usize, count: u8) -> u8 {
        self.numbers().cities[city].outposts.iter().take(usize::from(count)).sum()
    }

    /// The symbols of the visible licence, which is the only one that scores (WS-LIC-03).
    pub(crate) fn licence_symbols(&self, seat: Seat) -> [Option<Symbol>; 2] {
        let player = self.player(seat);
        match player.licence {
            Some(licence) => licence.symbols().map(Some),
            None => [Some(PLAYER_BOARDS[usize::from(player.board)].licence), None],
        }
    }

    /// All cards that are owned, covered ones and start cards too, printed and reserved ones not (WS-END-07, WS-ASYM-05,
    /// WS-ANI-06). Jokers of animals are no symbols in the end (WS-SYM-03).
    pub(crate) fn count_owned(&self, seat: Seat) -> Owned {
        let licence = self.licence_symbols(seat);
        let mut owned = Owned::default();
        for card in self.owned(seat) {
            let facts: &CardFacts = self.facts(card);
            owned.cards += 1;
            for symbol in facts.symbols.into_iter().flatten().filter(|&symbol| symbol != Symbol::Joker) {
                owned.symbols[symbol.index()] += 1;
            }
            match facts.sort {
                Sort::Animal => owned.animals += 1,
                Sort::Building => owned.buildings += 1,
                Sort::Plain => {}
            }
            match facts.kind {
                Kind::Mustang => owned.mustangs += 1,
                Kind::Bison => owned.bison += 1,
                Kind::Eagle => owned.eagles += 1,
                Kind::Raccoon => owned.raccoons += 1,
                _ => {}
            }
            let of_licence = licence.iter().flatten().any(|&symbol| facts.marks.contains(symbol));
            owned.others += i32::from(facts.sort != Sort::Animal && !of_licence);
        }
        owned
    }

    /// A point for each symbol of a printed licence (WS-END-05); three for each pair of a new one (WS-END-06).
    pub(crate) fn licence_points(licence: [Option<Symbol>; 2], symbols: &[i32; 5]) -> i32 {
        match licence {
            [Some(one), Some(other)] => LICENCE_PAIR_POINTS * symbols[one.index()].min(symbols[other.index()]),
            [Some(one), None] | [None, Some(one)] => symbols[one.index()],
            [None, None] => 0,
        }
    }

    /// Each token left is one more symbol, for licence and Eagles at once; it is no card (WS-JOK-05). Whoever owns it would
    /// choose what scores most: licence points, and how often the most frequent symbol is found.
    fn best_use_of_tokens(&self, seat: Seat, owned: &Owned) -> (i32, i32) {
        let licence = self.licence_symbols(seat);
        let worth = |symbols: &[i32; 5]| {
            let most = symbols.iter().copied().max().unwrap_or(0);
            (Self::licence_points(licence, symbols), most)
        };
        let kinds = if self.gold_rush { 5 } else { 4 };
        let mut best = worth(&owned.symbols);
        let sum = |(licence, most): (i32, i32)| licence + owned.eagles * most;
        let mut consider = |symbols: &[i32; 5]| {
            let now = worth(symbols);
            if sum(now) > sum(best) {
                best = now;
            }
        };
        let tokens = self.player(seat).jokers;
        for first in 0..if tokens > 0 { kinds } else { 0 } {
            let mut symbols = owned.symbols;
            symbols[first] += 1;
            consider(&symbols);
            for second in 0..if tokens > 1 { kinds } else { 0 } {
                let mut symbols = symbols;
                symbols[second] += 1;
                consider(&symbols);
            }
        }
        best
    }

    /// What a licence would be worth for the cards that a seat owns.
    pub(crate) fn worth_of_licence(&self, seat: Seat, licence: [Symbol; 2]) -> i32 {
        Self::licence_points(licence.map(Some), &self.count_owned(seat).symbols)
    }
}
