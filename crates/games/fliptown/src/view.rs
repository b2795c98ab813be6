//! What one pair of eyes may know: a type of its own, so that nothing else can leak.
//!
//! While several decide at the same time, a view shows others as they were when these decisions began, and does not
//! say who has decided already: the table does ([`table::Game::to_act`]), and a decision that a view noticed could not
//! be taken back.

use arrayvec::ArrayVec;
use serde::Serialize;
use table::sets::ones;
use table::{Eyes, Indexed, RulesVersion, Seat, Standing, named};

use crate::cards::Card;
use crate::data::{
    Achievement, Building, Character, Cowbot, Difficulty, Hand, Item, LINEUP, MAX_PLAYERS, OBJECTIVES, Objective,
    Region, TURNS, Title, Wanted, Weapons,
};
use crate::rules::achievements::Feats;
use crate::setup::Holdem;
use crate::space::Space;
use crate::state::{Ask, Fliptown, MAX_ROBBERIES, Running, Sheet, Step};

/// A pile of cards, by suit and value: nobody knows its order.
pub type Pile = ArrayVec<Card, { <Card as Indexed>::COUNT }>;

/// Stops of the Trail.
pub(crate) const STOPS: usize = 13;

/// Cells of the land office.
pub(crate) const CELLS: usize = 9;

/// A table of Fliptown as seen by one pair of eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// By which version of the rules the table is played: programs need not know.
    #[serde(skip)]
    pub(crate) rules: RulesVersion,
    /// Whose eyes these are, if a player's.
    pub seat: Option<Seat>,
    /// Which round, from 1.
    pub round: u8,
    /// Which turn of the round, from 1.
    pub turn: u8,
    /// What is being decided.
    pub phase: Phase,
    /// Whether these eyes' player is waited for.
    pub deciding: bool,
    /// Whether Texas Hold'em is played.
    pub holdem: Holdem,
    /// How much weapons add.
    pub weapons: Weapons,
    /// The cowbot of a solo game.
    pub cowbot: Option<CowbotView>,
    /// The three cards of this turn; none between turns.
    pub lineup: ArrayVec<Card, LINEUP>,
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// The discard pile, which everybody may look through (FT-DECK-03), by suit and value.
    pub discard_pile: Pile,
    /// Cards that these eyes have not seen in this round: in the draw pile, or hidden elsewhere.
    pub unseen: Pile,
    /// Cards known to be in the draw pile again, since the discard pile was shuffled into it.
    pub reshuffled: Pile,
    /// The sheriff card, if these eyes know it.
    pub sheriff: Option<Card>,
    /// Whether the sheriff card lies open.
    pub sheriff_open: bool,
    /// The card that the Marshal drew in this round.
    pub marshal: Option<Card>,
    /// The objectives in play; none in a solo game.
    pub objectives: ArrayVec<ObjectiveView, OBJECTIVES>,
    /// The players, in the order of seats.
    pub players: ArrayVec<PlayerView, MAX_PLAYERS>,
    /// The final account, once the game is over.
    pub standing: Option<Standing>,
    /// What a solo game has achieved, once it is over.
    pub feats: Option<Feats>,
}

named! {
    /// What is being decided.
    Phase {
        /// The Mayor may replace the lineup.
        Mayor = "mayor",
        /// Everybody takes a turn.
        Turn = "turn",
        /// The Cheat may make a card wild.
        Cheat = "cheat",
        /// Characters may act at the end of phase 5.
        Evening = "evening",
        /// Who can may bribe the sheriff.
        Bribe = "bribe",
        /// The arrested decide.
        Arrest = "arrest",
        /// Nobody decides: what follows from the last decision unfolds.
        Unfolding = "unfolding",
        /// The game is over.
        Over = "over",
    }
}

/// A cowbot and what it has stolen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CowbotView {
    /// Which.
    pub cowbot: Cowbot,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// Whether its ability is active in this turn.
    pub awake: bool,
    /// How many cards it has stolen, by round.
    pub stolen: [u8; 3],
    /// Cards that may have been stolen in each round, for all that these eyes have seen.
    pub suspects: [Pile; 3],
    /// Which cards it has stolen, once the game is over.
    pub cards: Option<Vec<Card>>,
    /// What it would have as the sheet stands.
    pub points: u16,
}

/// An objective in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ObjectiveView {
    /// Which.
    pub objective: Objective,
    /// Whether its lower side shows.
    pub turned: bool,
    /// Who has scored it.
    pub scored: ArrayVec<Seat, MAX_PLAYERS>,
}

/// A player's sheet as these eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Whose.
    pub seat: Seat,
    /// The character.
    pub character: Option<Character>,
    /// How often its ability can still be used.
    pub uses: u8,
    /// Dollars.
    pub cash: u16,
    /// Gold.
    pub gold: u16,
    /// Stars.
    pub stars: u16,
    /// Wanted posters.
    pub wanted: u8,
    /// Pans.
    pub pans: u8,
    /// Hammers.
    pub hammers: u8,
    /// Items, in their order.
    pub items: ArrayVec<Item, { Item::ALL.len() }>,
    /// Circled spaces, region by region; the centre tombstone is one of them.
    pub circled: ArrayVec<Space, { Space::COUNT }>,
    /// Stops passed over.
    pub passed: ArrayVec<Space, STOPS>,
    /// Cells filled in the land office, from 0.
    pub land: ArrayVec<u8, CELLS>,
    /// Nights paid in the hotel.
    pub hotel: u8,
    /// Silver stars as the sheet stands: Mine and hotel.
    pub silver: i32,
    /// Points as the sheet stands.
    pub points: i32,
    /// The cards written down for poker, by round.
    pub poker: [ArrayVec<Card, { TURNS as usize }>; 3],
    /// What the hands were, once they are paid.
    pub hands: [Option<Hand>; 3],
    /// How they came about and what they brought, once they are paid.
    pub showdowns: [Option<Showdown>; 3],
    /// The two cards of Texas Hold'em, if these eyes see them.
    pub holdem: Option<[Card; 2]>,
    /// Whether this player has looked at the sheriff card of this round.
    pub peeked: bool,
    /// Whether this player was ever arrested.
    pub arrested: bool,
    /// Regions in which a bonus action was earned.
    pub earned: ArrayVec<Region, { Region::ALL.len() }>,
    /// Robbery cards of this turn, which everybody sees at once.
    pub robberies: ArrayVec<Card, MAX_ROBBERIES>,
    /// Whether what this player does is hidden from the others now.
    pub hidden: bool,
    /// What is open in this player's turn, if these eyes see it.
    pub running: Option<RunningView>,
    /// The title, once the game is over.
    pub title: Option<(Title, Wanted)>,
}

/// A poker hand that was paid: from then on everybody knows all of it (FT-HOLD-08).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Showdown {
    /// The two cards of Texas Hold'em that belonged to it.
    pub holdem: Option<[Card; 2]>,
    /// Whether the Cheat made one of its cards wild.
    pub wild: bool,
    /// Dollars that it brought.
    pub cash: u16,
    /// Stars that it brought.
    pub stars: u16,
}

/// What is open in a player's turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RunningView {
    /// The question that comes first.
    pub ask: Option<Question>,
    /// Outlaws in the lineup still to be rewarded.
    pub bails: u8,
    /// Pending bonus actions and how many of each.
    pub bonus: ArrayVec<(Region, u8), { Region::ALL.len() }>,
    /// Pending effects of buildings and how many of each.
    pub effects: ArrayVec<(Building, u8), { Building::ALL.len() }>,
    /// Buildings visited in this turn that were circled before.
    pub revisited: ArrayVec<Building, { Building::ALL.len() }>,
    /// Whether the main action is done.
    pub acted: bool,
    /// Whether the sheriff of this round is bribed.
    pub bribed: bool,
    /// Objectives whose condition has been true, scored or not.
    pub fulfilled: ArrayVec<Objective, OBJECTIVES>,
}

named! {
    /// A question that comes before anything else.
    Question {
        /// Which reward for an outlaw.
        Bail = "bail",
        /// Pan or hammer.
        Tool = "tool",
        /// Which reward in the sheriff's office.
        Office = "office",
        /// Whether the Marshal draws a card.
        Marshal = "marshal",
        /// How to pay for an arrest.
        Penalty = "penalty",
    }
}

impl View {
    /// The sheet of a player.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// What is open in the turn of the player whose eyes these are.
    pub fn own(&self) -> Option<&RunningView> {
        self.player(self.seat?)?.running.as_ref()
    }

    /// The achievements of a finished solo game.
    pub fn achievements(&self) -> &[Achievement] {
        self.feats.as_ref().map_or(&[], |feats| &feats.achieved)
    }
}

impl Fliptown {
    /// What these eyes may know.
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let over = self.step == Step::Over;
        let seat = eyes.seat().filter(|seat| seat.index() < self.player_count());
        let looker = Looker { game: self, seat, over };
        View {
            rules: self.rules,
            seat: eyes.seat(),
            round: self.round,
            turn: self.turn,
            phase: phase(self.step),
            deciding: seat.is_some_and(|seat| self.waiting.contains(seat)),
            holdem: self.holdem,
            weapons: self.weapons,
            cowbot: looker.cowbot(),
            lineup: self.lineup.into_iter().filter_map(Card::some).collect(),
            draw_pile: self.draw.len() as u8,
            discard_pile: self.discard.iter().collect(),
            unseen: self.unseen(seat).iter().collect(),
            reshuffled: self.draw.both(self.seen).iter().collect(),
            sheriff: looker.sheriff(),
            sheriff_open: self.sheriff_open,
            marshal: self.marshal.some(),
            objectives: looker.objectives(),
            players: self.all_players().map(|seat| looker.player(seat)).collect(),
            standing: self.final_account(),
            feats: self.feats(),
        }
    }
}

const fn phase(step: Step) -> Phase {
    match step {
        Step::Mayor => Phase::Mayor,
        Step::Turn => Phase::Turn,
        Step::Cheat => Phase::Cheat,
        Step::Evening => Phase::Evening,
        Step::Bribe => Phase::Bribe,
        Step::Arrest => Phase::Arrest,
        Step::Unfolding => Phase::Unfolding,
        Step::Over => Phase::Over,
    }
}

/// Looks at a game through one pair of eyes.
struct Looker<'a> {
    game: &'a Fliptown,
    seat: Option<Seat>,
    over: bool,
}

impl Looker<'_> {
    fn sheriff(&self) -> Option<Card> {
        let game = self.game;
        let knows = game.sheriff_open || self.seat.is_some_and(|seat| game.knows_sheriff(seat));
        game.sheriff.some().filter(|_| knows)
    }

    fn cowbot(&self) -> Option<CowbotView> {
        let game = self.game;
        let (cowbot, difficulty) = game.cowbot?;
        let current = usize::from(game.round).saturating_sub(1);
        let unseen = game.unseen(self.seat);
        let suspects = |round: usize| -> Pile {
            let possible = if round == current { unseen } else { game.suspects[round].both(unseen) };
            possible.iter().filter(|_| !game.stolen[round].is_empty()).collect()
        };
        Some(CowbotView {
            cowbot,
            difficulty,
            awake: game.step == Step::Turn && game.is_awake(cowbot),
            stolen: game.stolen.map(|cards| cards.len() as u8),
            suspects: [suspects(0), suspects(1), suspects(2)],
            cards: self.over.then(|| game.all_stolen().iter().collect()),
            points: game.cowbot_account(cowbot, difficulty).total(),
        })
    }

    fn objectives(&self) -> ArrayVec<ObjectiveView, OBJECTIVES> {
        let objectives = self.game.objectives.into_iter().flatten();
        let view = |(objective, scored): (Objective, &table::Seats)| ObjectiveView {
            objective,
            turned: !scored.is_empty(),
            scored: scored.iter().collect(),
        };
        objectives.zip(&self.game.scored).map(view).collect()
    }

    /// Whether what a player does is hidden from these eyes.
    fn is_hidden(&self, seat: Seat) -> bool {
        self.game.hidden.contains(seat) && self.seat != Some(seat)
    }

    /// A player's sheet: one's own as it is, another's as it was shown last.
    fn sheet(&self, seat: Seat) -> &Sheet {
        if self.is_hidden(seat) { &self.game.shown[seat.index()] } else { self.game.sheet(seat) }
    }

    fn player(&self, seat: Seat) -> PlayerView {
        let (game, sheet) = (self.game, self.sheet(seat));
        let cards = game.held(seat);
        PlayerView {
            seat,
            character: sheet.character,
            uses: sheet.uses,
            cash: sheet.cash,
            gold: sheet.gold,
            stars: sheet.stars,
            wanted: sheet.wanted,
            pans: sheet.pans,
            hammers: sheet.hammers,
            items: sheet.items.iter().collect(),
            circled: sheet.circled.iter().collect(),
            passed: sheet.passed().iter().collect(),
            land: ones(sheet.land).collect(),
            hotel: sheet.hotel,
            silver: sheet.silver_stars(),
            points: sheet.total(),
            poker: sheet.poker.map(|column| column.into_iter().filter_map(Card::some).collect()),
            hands: sheet.hands,
            showdowns: [1, 2, 3].map(|round| self.showdown(round, seat)),
            holdem: (cards[0].some().is_some() && game.knows_holdem(self.seat, seat)).then_some(cards),
            peeked: sheet.peeked,
            arrested: sheet.arrested,
            earned: sheet.earned.iter().collect(),
            robberies: game.running(seat).robberies().iter().copied().collect(),
            hidden: game.hidden.contains(seat),
            running: (!self.is_hidden(seat)).then(|| self.running(seat)),
            title: self.over.then(|| (game.title(seat), sheet.wanted_title())),
        }
    }

    /// The hand of a round, once it is paid: before that, private cards are their owner's.
    fn showdown(&self, round: u8, seat: Seat) -> Option<Showdown> {
        let place = usize::from(round) - 1;
        let hand = self.sheet(seat).hands[place]?;
        let [one, other] = self.game.holdem_cards[place][seat.index() & 3].map(Card::some);
        let (cash, stars) = self.game.paid(round, seat, hand);
        Some(Showdown {
            holdem: one.zip(other).map(|(one, other)| [one, other]),
            wild: self.game.is_wild(round, seat),
            cash,
            stars,
        })
    }

    fn running(&self, seat: Seat) -> RunningView {
        let Running { ask, due, bonus, effects, acted, bribed, .. } = *self.game.running(seat);
        let fulfilled = self.game.sheet(seat).fulfilled;
        let objectives = self.game.objectives.into_iter().flatten().take(OBJECTIVES).enumerate();
        RunningView {
            ask: question(ask),
            bails: due,
            bonus: bonus.iter().collect(),
            effects: effects.iter().collect(),
            revisited: self.game.running(seat).revisited.iter().collect(),
            acted,
            bribed,
            fulfilled: objectives.filter(|(i, _)| fulfilled >> i & 1 == 1).map(|(_, objective)| objective).collect(),
        }
    }
}

const fn question(ask: Ask) -> Option<Question> {
    match ask {
        Ask::Nothing => None,
        Ask::Bail => Some(Question::Bail),
        Ask::Tool => Some(Question::Tool),
        Ask::Office => Some(Question::Office),
        Ask::Marshal => Some(Question::Marshal),
        Ask::Penalty => Some(Question::Penalty),
    }
}
