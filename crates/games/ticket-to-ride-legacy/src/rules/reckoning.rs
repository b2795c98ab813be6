//! End step 1: deposit slips, the winner, and who takes the caboose card.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use table::sets::ones;
use table::standing::{MAX_CATEGORIES, MAX_TIE_BREAKS};
use table::{Log, Run, Seat, Standing};

use crate::data::data;
use crate::event::Event;
use crate::ids::{Sticker, Stickers};
use crate::setup::Mode;
use crate::state::{Player, Slip, Stage, Task, TicketToRide};
use crate::vocabulary::Token;

/// Lines that are there only while their rule is in force, in the order of the slip (TTR-END-13).
const LINES: [(Sticker, &str); 4] = [
    (Sticker::Cargo, "score-cargo"),
    (Sticker::Cattle, "score-cattle"),
    (Sticker::Mine, "score-ore"),
    (Sticker::Trade, "score-trade"),
];

/// The lines of a slip, by which of the four rules are in force.
static CATEGORIES: LazyLock<[Vec<&'static str>; 16]> = LazyLock::new(|| {
    std::array::from_fn(|rules| {
        let lines = LINES.iter().enumerate().filter(|(i, _)| rules >> i & 1 == 1).map(|(_, (_, name))| *name);
        ["score-dollars", "score-cars"].into_iter().chain(lines).chain(["score-tickets", "score-floor"]).collect()
    })
});

/// What decides between equal totals (TTR-END-05).
const TIE_BREAKS: &[&str] = &["tie-tickets", "tie-order"];

fn lines_in_force(rules: Stickers) -> usize {
    LINES.iter().enumerate().filter(|(_, (rule, _))| rules.contains(*rule)).fold(0, |bits, (i, _)| bits | 1 << i)
}

impl TicketToRide {
    /// The last turn is over: tickets are laid open. The board stays as it is until everything is put away
    /// (TTR-END-16).
    pub(crate) fn end_game<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.stage = Stage::Ending;
        run.reveal();
        run.tell(self, || Event::GameEnded);
        self.tasks.push(Task::LastPostcards { done: 0, next: 0 });
    }

    /// Everybody's deposit slip (TTR-END-03), the ranking, and the steps after it. A single game ends here (TTR-VAR-01),
    /// and so does one after the campaign (TTR-VAR-02).
    pub(super) fn score<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        for seat in self.seats_from(self.first) {
            let slip = self.slip(seat);
            self.player_mut(seat).slip = slip;
            run.tell(self, || Event::Scored { seat, slip, tickets: self.player(seat).tickets.iter().collect() });
        }
        self.rank();
        run.tell(self, || Event::Ranked { seats: self.ranked().collect() });
        if self.fixed.mode != Mode::Campaign {
            return self.tasks.push(Task::Over);
        }
        let last = Seat::new(self.ranking[self.seat_count() - 1].into());
        self.record.caboose = self.company(last).index() as u8; // TTR-END-07
        run.tell(self, || Event::Caboose { seat: last });
        if self.has(Sticker::Ribbon) {
            self.award_ribbon(run);
        }
        self.tasks.push(Task::End(2));
    }

    /// Seats from first place to last.
    pub(crate) fn ranked(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        self.ranking[..self.seat_count()].iter().map(|seat| Seat::new((*seat).into()))
    }

    /// One player's slip as it would be now.
    pub(crate) fn slip(&self, seat: Seat) -> Slip {
        let (data, player) = (data(), self.player(seat));
        let unused = usize::from(player.cars).min(data.numbers.unused_train_bonus.len() - 1);
        let mut slip = Slip {
            dollars: player.dollars as i16, // TTR-POST-10: what postcards brought just now is among them
            cars: data.numbers.unused_train_bonus[unused].into(),
            ..Slip::default()
        };
        if self.has(Sticker::Cargo) {
            slip.cargo = self.cargo_pays(seat);
        }
        if self.has(Sticker::Cattle) {
            slip.cattle = self.cattle_pays(seat);
        }
        if self.has(Sticker::Mine) {
            let each = data.modules.ore_value + self.token_bonus(seat, Token::Ore);
            slip.ore = i16::from(player.ore) * i16::from(each); // TTR-MINE-03
        }
        if self.has(Sticker::Trade) {
            slip.trade = self.trade_pays(seat);
        }
        self.add_tickets(seat, &mut slip);
        slip.floor = (-slip.total()).max(0); // TTR-END-04
        slip
    }

    /// A ticket pays if the player's own network connects its cities, and costs as much otherwise (TTR-TICKET-05,
    /// TTR-END-15). One that was stamped before pays more (TTR-STAMP-02), and in the year of the Exposition all do
    /// (TTR-EXPO-01).
    fn add_tickets(&self, seat: Seat, slip: &mut Slip) {
        let (data, player) = (data(), self.player(seat));
        let stamps = self.record.stamps[self.company(seat).index()];
        for ticket in player.tickets.iter() {
            let value = i16::from(data.tickets[ticket.index()].value);
            if !player.completes(ticket) {
                slip.tickets -= value;
                continue;
            }
            slip.completed += 1;
            slip.tickets += value;
            if self.has(Sticker::Stamp) && stamps.contains(ticket) {
                slip.tickets += i16::from(data.modules.stamp_bonus);
            }
            if self.has(Sticker::Expo) {
                slip.tickets += i16::from(data.numbers.expo_dollars);
            }
        }
    }

    /// What a token pays more: with a conductor, or with the event that is active when the game ends (TTR-END-14).
    fn token_bonus(&self, seat: Seat, token: Token) -> u8 {
        self.now().token_value[token.index()] + self.player(seat).perks.token_value[token.index()]
    }

    /// TTR-CARGO-02
    pub(crate) fn cargo_pays(&self, seat: Seat) -> i16 {
        let cargo = self.player(seat).cargo;
        let pays = data().modules.cargo_pays[usize::from(cargo)];
        i16::from(pays) + i16::from(cargo) * i16::from(self.token_bonus(seat, Token::Cargo))
    }

    /// Cattle pays more if the network joins its ranch to a stockyard (TTR-CATTLE-03); one that is not on the board yet
    /// cannot be reached (TTR-CATTLE-04).
    pub(crate) fn cattle_pays(&self, seat: Seat) -> i16 {
        let (modules, player) = (&data().modules, self.player(seat));
        let pays = |number: usize| {
            let ranch = modules.ranches[number];
            let delivered = modules.stockyards.iter().any(|yard| player.connects(ranch, yard));
            i16::from(if delivered { modules.cattle_pays.0 } else { modules.cattle_pays.1 })
        };
        let bonus = i16::from(self.token_bonus(seat, Token::Cattle));
        let held = ones(player.cattle).map(usize::from);
        held.map(|number| pays(number) + bonus).sum()
    }

    /// Foreign cities that the network joins to a large city, five at most (TTR-TRADE-01), each for more with a consul
    /// (TTR-TRADE-02).
    pub(crate) fn trade_pays(&self, seat: Seat) -> i16 {
        let (each, most) = data().modules.trade;
        let cities = foreign_cities(self.player(seat)).min(most.into());
        cities as i16 * i16::from(each + self.token_bonus(seat, Token::ForeignCity))
    }

    /// Orders the seats: the higher total first, then more completed tickets, then who played later (TTR-END-05,
    /// TTR-END-06).
    fn rank(&mut self) {
        let mut seats: ArrayVec<u8, 5> = self.seats_from(self.first).map(|seat| seat.index() as u8).collect();
        // The first one is last in a tie, so the order of play is turned round before a sort that keeps it.
        seats.reverse();
        let worth = |seat: &u8| {
            let slip = self.players[usize::from(*seat)].slip;
            (slip.total(), slip.completed)
        };
        seats.sort_by_key(|seat| std::cmp::Reverse(worth(seat)));
        self.ranking[..seats.len()].copy_from_slice(&seats);
    }

    /// Places and totals, as they are or would be.
    pub(crate) fn account(&self, slips: impl Fn(Seat) -> Slip) -> Standing {
        // Stickers that this game's story has added have no line on its slips.
        let bits = lines_in_force(self.fixed.record.rules);
        let rows = Seat::all(self.seat_count()).map(|seat| {
            let slip = slips(seat);
            let extra = [slip.cargo, slip.cattle, slip.ore, slip.trade];
            let extra = extra.into_iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1).map(|(_, value)| value);
            let lines = [slip.dollars, slip.cars].into_iter().chain(extra).chain([slip.tickets, slip.floor]);
            let order = (seat.index() + self.seat_count() - usize::from(self.first)) % self.seat_count();
            let scores: ArrayVec<i32, MAX_CATEGORIES> = lines.map(i32::from).collect();
            let ties: ArrayVec<i32, MAX_TIE_BREAKS> = [i32::from(slip.completed), order as i32].into_iter().collect();
            (scores, ties)
        });
        Standing::ranked(&CATEGORIES[bits], TIE_BREAKS, rows)
    }
}

/// Foreign cities that a network joins to a large city.
pub(crate) fn foreign_cities(player: &Player) -> usize {
    let map = &data().map;
    let large = player.touched.both(map.large);
    let joined = |city: &crate::ids::City| large.iter().any(|it| player.connects(*city, it));
    player.touched.both(map.foreign).iter().filter(joined).count()
}
