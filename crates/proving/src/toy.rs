//! A small complete game, for tests of everything that takes any game.
//!
//! **Claim jumpers**, for two to four. Each of three rounds deals everybody one card from 1 to 15,
//! face down. Secretly and all at once everybody bids up to two coins, then chooses to be bold or
//! meek. Before bidding a seat may, once a game, peek at another's card. Whoever waits for others
//! may blow a whistle: the bank adds a coin to the pot. When all have chosen, everything is shown,
//! the bold roll a die each, and the highest of card, bid and die takes the pot; of equals the first
//! seat. The meek take their bid back if they lose. Most coins win; of equals whoever has more
//! whistles left. The winner begins the next game with a coin more.

use arrayvec::ArrayVec;
use serde::Serialize;

use table::campaign::Chapter;
use table::census::Census;
use table::dice::Dice;
use table::game::{Game, Log, Played, Refusal, RuleId, RulesVersion};
use table::seat::{Eyes, MAX_SEATS, Seat, Seats};
use table::setup::{Setup, SetupError};
use table::standing::Standing;

mod action;
mod guide;
mod observe;
mod setup;
mod view;

pub use action::ToyAction;
pub use setup::ToySetup;
pub use view::{Own, ToyView};

/// The most seats.
pub const SEATS: usize = 4;

const ROUNDS: u8 = 3;
const WHISTLES: u8 = 2;
const MAX_BID: u8 = 2;

table::indexed! {
    /// A card.
    #[derive(Debug)]
    Card: 15
}

table::set! {
    /// A set of cards. That of the deck has no order: nobody could tell.
    Cards of Card in u16
}

impl Card {
    /// What is printed on it, from 1.
    const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl Cards {
    const ALL: Cards = Cards::first_n(Card::COUNT);
}

/// How far a seat is in its round. Everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Stage {
    /// It has to bid, and may peek.
    Bid,
    /// It has to choose between bold and meek.
    Nerve,
    /// It waits for the others.
    Done,
}

/// One seat's part of the truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Player {
    /// Coins, those of the hidden bid included.
    purse: u8,
    whistles: u8,
    stage: Stage,
    card: Card,
    bid: u8,
    bold: bool,
    has_peeked: bool,
    /// Whose cards of this round it has seen.
    seen: Seats,
}

/// The whole truth of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toy {
    players: ArrayVec<Player, SEATS>,
    /// Counted from 0; [`ROUNDS`] when the game is over.
    round: u8,
    pot: u8,
    bank: u8,
    deck: Cards,
    shown: Cards,
}

/// One step of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToyEvent {
    /// A seat bid; how much, only it knows.
    Bid(Seat, Option<u8>),
    /// A seat chose whether to be bold; how, only it knows.
    Nerve(Seat, Option<bool>),
    /// A seat peeked at another's card; at what, only it knows.
    Peek(Seat, Seat, Option<u8>),
    /// A seat blew a whistle.
    Whistle(Seat),
    /// A seat showed its card and its bid, and rolled this if it was bold.
    Show(Seat, u8, u8, Option<u8>),
    /// A seat took the pot.
    Take(Seat, u8),
    /// Everybody got a card, by seat; which one, only each knows.
    Deal([Option<u8>; SEATS]),
}

/// What a game leaves: who begins the next one with a coin more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Champion(pub Seat);

const NOT_YOUR_TURN: Refusal = Refusal { rule: RuleId("TOY-TURN-01"), why: "toy-not-your-turn" };
const WRONG_STAGE: Refusal = Refusal { rule: RuleId("TOY-TURN-02"), why: "toy-wrong-stage" };
const PEEKED_ALREADY: Refusal = Refusal { rule: RuleId("TOY-PEEK-01"), why: "toy-peeked-already" };
const NOBODY_THERE: Refusal = Refusal { rule: RuleId("TOY-PEEK-02"), why: "toy-nobody-there" };
const NO_WHISTLE: Refusal = Refusal { rule: RuleId("TOY-WHISTLE-01"), why: "toy-no-whistle" };

impl Game for Toy {
    type Setup = ToySetup;
    type Action = ToyAction;
    type Event = ToyEvent;
    type View = ToyView;
    type Legacy = Champion;

    const NAME: &'static str = "toy";
    const RULES: RulesVersion = RulesVersion(1);
    const BOUND: usize = SEATS * (ROUNDS as usize * 2 + 1 + WHISTLES as usize);

    fn new_by(_: RulesVersion, setup: &ToySetup, dice: &mut Dice) -> Result<Self, SetupError> {
        let player = |seat: Seat| Player {
            purse: setup.purse + u8::from(setup.champion == Some(seat)),
            whistles: WHISTLES,
            stage: Stage::Bid,
            card: Card::by_index(0),
            bid: 0,
            bold: false,
            has_peeked: false,
            seen: Seats::NONE,
        };
        let mut toy = Toy {
            players: Seat::all(setup.seats()).map(player).collect(),
            round: 0,
            pot: 0,
            bank: setup.bank(),
            deck: Cards::ALL,
            shown: Cards::NONE,
        };
        toy.deal(dice);
        Ok(toy)
    }

    /// The first cards are on the table before anybody bids.
    fn opening(&self) -> Vec<ToyEvent> {
        vec![self.dealt()]
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn to_act(&self) -> Seats {
        if self.is_over() { Seats::NONE } else { self.those(|player| player.stage != Stage::Done) }
    }

    fn may_act(&self) -> Seats {
        if self.is_over() {
            return Seats::NONE;
        }
        self.those(|player| player.stage == Stage::Done && player.whistles > 0)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<ToyAction>) {
        out.clear();
        if self.is_over() {
            return;
        }
        let player = self.player(seat);
        match player.stage {
            Stage::Bid => {
                out.extend((0..=MAX_BID).map(ToyAction::Bid));
                if !player.has_peeked {
                    out.extend(self.others(seat).map(ToyAction::Peek));
                }
            }
            Stage::Nerve => out.extend([ToyAction::Bold, ToyAction::Meek]),
            Stage::Done if player.whistles > 0 => out.push(ToyAction::Whistle),
            Stage::Done => {}
        }
    }

    fn play_legal(&mut self, seat: Seat, action: ToyAction, dice: &mut Dice, log: &mut impl Log<Self>) -> Played {
        match action {
            ToyAction::Bid(bid) => {
                let player = self.player_mut(seat);
                (player.bid, player.stage) = (bid, Stage::Nerve);
                log.tell(ToyEvent::Bid(seat, Some(bid)), self);
                Played::QUIET
            }
            ToyAction::Bold | ToyAction::Meek => {
                let player = self.player_mut(seat);
                (player.bold, player.stage) = (action == ToyAction::Bold, Stage::Done);
                log.tell(ToyEvent::Nerve(seat, Some(action == ToyAction::Bold)), self);
                if self.to_act().is_empty() { self.showdown(dice, log) } else { Played::QUIET }
            }
            ToyAction::Peek(other) => {
                let player = self.player_mut(seat);
                (player.has_peeked, player.seen) = (true, player.seen.with(other));
                log.tell(ToyEvent::Peek(seat, other, Some(self.player(other).card.number())), self);
                Played { chance: false, revealed: true }
            }
            ToyAction::Whistle => {
                self.player_mut(seat).whistles -= 1;
                (self.bank, self.pot) = (self.bank - 1, self.pot + 1);
                log.tell(ToyEvent::Whistle(seat), self);
                Played::QUIET
            }
        }
    }

    fn why_not(&self, seat: Seat, action: ToyAction) -> Refusal {
        if self.is_over() || seat.index() >= self.seats() {
            return NOT_YOUR_TURN;
        }
        let player = self.player(seat);
        match (action, player.stage) {
            (ToyAction::Whistle, Stage::Done) => NO_WHISTLE,
            (ToyAction::Peek(_), Stage::Bid) if player.has_peeked => PEEKED_ALREADY,
            (ToyAction::Peek(_), Stage::Bid) => NOBODY_THERE,
            (_, Stage::Done) => NOT_YOUR_TURN,
            _ => WRONG_STAGE,
        }
    }

    fn view(&self, eyes: Eyes) -> ToyView {
        view::of(self, eyes)
    }

    fn event_for(event: &ToyEvent, eyes: Eyes) -> Option<ToyEvent> {
        let sees = |seat: Seat| eyes == Eyes::Seat(seat);
        Some(match *event {
            ToyEvent::Bid(seat, _) if !sees(seat) => ToyEvent::Bid(seat, None),
            ToyEvent::Nerve(seat, _) if !sees(seat) => ToyEvent::Nerve(seat, None),
            ToyEvent::Peek(seat, other, _) if !sees(seat) => ToyEvent::Peek(seat, other, None),
            ToyEvent::Deal(mut cards) => {
                let others = cards.iter_mut().enumerate().filter(|(seat, _)| !sees(Seat::new(*seat)));
                others.for_each(|(_, card)| *card = None);
                ToyEvent::Deal(cards)
            }
            public => public,
        })
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut world = self.clone();
        let known = self.player(seat).seen.with(seat);
        let strangers: Seats = Seat::all(self.seats()).filter(|&other| !known.contains(other)).collect();
        for other in strangers {
            world.deck.insert(self.player(other).card);
        }
        for other in strangers {
            world.player_mut(other).card = world.deck.draw(dice);
        }
        for other in self.others(seat) {
            let player = world.player_mut(other);
            if player.stage != Stage::Bid {
                player.bid = dice.below(u32::from(MAX_BID) + 1) as u8;
            }
            if player.stage == Stage::Done {
                player.bold = dice.below(2) == 1;
            }
        }
        world
    }

    fn standing(&self) -> Option<Standing> {
        let result = |player: &Player| {
            ([i32::from(player.purse)].into_iter().collect(), [i32::from(player.whistles)].into_iter().collect())
        };
        self.is_over().then(|| Standing::ranked(&["toy-coins"], &["toy-whistles"], self.players.iter().map(result)))
    }

    fn census(&self) -> Census {
        let mut census = Census::new();
        let mut blown = 0;
        for (seat, player) in Seat::all(self.seats()).zip(&self.players) {
            census.add("coin", format!("purse {seat}"), player.purse.into());
            census.add("whistle", format!("seat {seat}"), player.whistles.into());
            census.add("card", format!("hand {seat}"), usize::from(!self.is_over()));
            blown += usize::from(WHISTLES - player.whistles);
        }
        census.add("coin", "pot", self.pot.into());
        census.add("coin", "bank", self.bank.into());
        census.add("whistle", "blown", blown);
        census.add("card", "deck", self.deck.len());
        census.add("card", "shown", self.shown.len());
        census
    }

    fn contents(setup: &ToySetup) -> Census {
        let mut census = Census::new();
        census.add("coin", "box", setup.coins());
        census.add("whistle", "box", setup.seats() * usize::from(WHISTLES));
        census.add("card", "box", Card::COUNT);
        census
    }

    fn legacy(&self) -> Option<Champion> {
        self.standing().and_then(|standing| standing.winners().next()).map(Champion)
    }

    fn inherit(setup: &ToySetup, legacy: &Champion) -> ToySetup {
        ToySetup { champion: Some(legacy.0), ..*setup }
    }

    /// A champion comes from a first game.
    fn chapter(setup: &ToySetup) -> Option<Chapter> {
        let members = setup.seats();
        let number = 1 + usize::from(setup.champion.is_some());
        Some(Chapter { number, of: 2, members, attending: (0..members).collect(), quorum: members })
    }
}

impl Toy {
    fn is_over(&self) -> bool {
        self.round == ROUNDS
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    fn those(&self, fit: impl Fn(&Player) -> bool) -> Seats {
        Seat::all(self.seats()).filter(|&seat| fit(self.player(seat))).collect()
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats()).filter(move |&other| other != seat)
    }

    fn deal(&mut self, dice: &mut Dice) {
        for player in &mut self.players {
            player.card = self.deck.draw(dice);
            (player.stage, player.bid, player.bold, player.seen) = (Stage::Bid, 0, false, Seats::NONE);
        }
    }

    fn dealt(&self) -> ToyEvent {
        let mut cards = [None; SEATS];
        self.players.iter().zip(&mut cards).for_each(|(player, card)| *card = Some(player.card.number()));
        ToyEvent::Deal(cards)
    }

    /// Everybody shows, the strongest takes the pot, and the next round is dealt if there is one.
    fn showdown(&mut self, dice: &mut Dice, log: &mut impl Log<Self>) -> Played {
        let mut chance = false;
        let mut strength = [0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            let Player { card, bid, bold, .. } = *self.player(seat);
            let roll = bold.then(|| dice.below(6) as u8 + 1);
            chance |= bold;
            strength[seat.index()] = card.number() + bid + roll.unwrap_or(0);
            self.shown.insert(card);
            log.tell(ToyEvent::Show(seat, card.number(), bid, roll), self);
        }
        self.settle(&strength, log);
        self.round += 1;
        if !self.is_over() {
            self.deal(dice);
            chance = true;
            log.tell(self.dealt(), self);
        }
        Played { chance, revealed: true }
    }

    fn settle(&mut self, strength: &[u8; MAX_SEATS], log: &mut impl Log<Self>) {
        let strongest =
            |best: Seat, seat: Seat| if strength[seat.index()] > strength[best.index()] { seat } else { best };
        let winner = Seat::all(self.seats()).fold(Seat::new(0), strongest);
        for seat in self.others(winner) {
            if self.player(seat).bold {
                let bid = self.player(seat).bid;
                self.player_mut(seat).purse -= bid;
                self.pot += bid;
            }
        }
        let pot = std::mem::take(&mut self.pot);
        self.player_mut(winner).purse += pot;
        log.tell(ToyEvent::Take(winner, pot), self);
    }
}

#[cfg(feature = "drawn")]
mod spoken;
#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) mod twins;
