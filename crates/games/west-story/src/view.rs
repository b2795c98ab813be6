//! What one pair of eyes may know: in this game everything that has been decided at all. What nobody has seen yet is shown as
//! what it may be: the cards left in a deck, the bandits left in the bag, in no order.

use serde::Serialize;
use table::{Eyes, Seat, Standing};

use crate::data::{
    CITY_GROUPS, Card, City, Field, FieldId, Kind, Level, Licence, NumberSet, PLACES, PLAYER_BOARDS, Place, ROW,
    SheriffCard, SheriffCards, Side, Symbol, Token, TomCard,
};
use crate::setup::Variant;
use crate::state::{Deal, Morning, Player, Rail, Step, Task, TomState, WestStory};

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Somebody takes a pile of start cards.
    Piles,
    /// Somebody lays start cards.
    StartCards,
    /// The Town Phase.
    Town,
    /// Cows of Gold Mines are handed out.
    Gifts,
    /// A turn of the Cowboy Phase.
    Turn,
    /// A symbol contest, and joker tokens in it.
    Contest,
    /// The game is over.
    Over,
}

/// What a player is asked in the Town Phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MorningView {
    /// Which die goes to which row.
    Dice,
    /// What to make of a Combo.
    Combo,
    /// What to do with sections of production.
    Production,
    /// Nothing any more.
    Done,
}

/// One place of a Town.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlaceView {
    /// Where.
    pub place: Place,
    /// The visible card.
    pub card: Card,
    /// What it covers, from the top.
    pub covered: Vec<Card>,
    /// A marker lies on the block field.
    pub blocked: bool,
    /// A marker lies on the card itself.
    pub active: bool,
    /// Anvils on it.
    pub anvils: u8,
}

/// A section that is still to be produced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PendingView {
    /// The card.
    pub place: Place,
    /// Whether it is the second section.
    pub second: bool,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Whether it is Tom's.
    pub tom: bool,
    /// The player board, from 0.
    pub board: u8,
    /// The printed licence.
    pub printed_licence: Symbol,
    /// The licence that was bought.
    pub licence: Option<Licence>,
    /// Points so far.
    pub total: u16,
    /// The pawn's region.
    pub region: u8,
    /// Hats.
    pub hats: u8,
    /// Coins.
    pub coins: u16,
    /// Cows.
    pub cows: u8,
    /// The Town, place by place.
    pub town: Vec<PlaceView>,
    /// Cards on Tom's stack, from the top.
    pub stack: Vec<Card>,
    /// The tied bandit.
    pub tied: Option<Symbol>,
    /// Bandits delivered.
    pub delivered: u8,
    /// Discs left.
    pub discs: u8,
    /// Outposts by business area.
    pub outposts: Vec<u8>,
    /// Robberies.
    pub robberies: u8,
    /// Joker tokens.
    pub jokers: u8,
    /// Which joker places were passed.
    pub passed: [bool; 2],
    /// The reserved card.
    pub reserved: Option<Card>,
    /// Points offered and not yet decided upon.
    pub offer: u8,
    /// What is asked in the Town Phase.
    pub morning: MorningView,
    /// Sections still to be produced.
    pub pending: Vec<PendingView>,
    /// Gold Mines used whose cows are still to be handed out.
    pub mines: u8,
}

/// A region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RegionView {
    /// Its name.
    pub name: &'static str,
    /// Whether its bandits are face up.
    pub revealed: bool,
    /// Face-down tokens.
    pub face_down: usize,
    /// Face-up tokens by slot; a joker is a Whole Gang.
    pub bandits: Vec<Option<Symbol>>,
}

/// A business field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FieldView {
    /// Which.
    pub id: FieldId,
    /// What it asks for and gives.
    pub field: Field,
    /// Whose disc lies there, and whether it is an outpost.
    pub disc: Option<(Seat, bool)>,
}

/// A business area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CityView {
    /// Which.
    pub city: City,
    /// What it is wanting.
    pub poster: Symbol,
    /// The main and the additional token.
    pub tokens: [Option<Token>; 2],
    /// Its fields.
    pub fields: Vec<FieldView>,
}

/// A deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DeckView {
    /// Cards face down, in the order of their ids: nobody knows theirs.
    pub face_down: Vec<Card>,
    /// Cards face up under it.
    pub discards: Vec<Card>,
}

/// What is being paid for, or what a card is activated for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DealView {
    /// A posse on this bandit of this region.
    Posse {
        /// The region.
        region: u8,
        /// The slot.
        slot: u8,
    },
    /// Business.
    Business {
        /// Where.
        city: City,
        /// On which field.
        field: FieldId,
        /// An outpost, or else a Robbery.
        outpost: bool,
        /// By rail: from a Station or from the board.
        rail: Option<&'static str>,
    },
    /// A licence.
    Licence(Option<Licence>),
    /// A purchase.
    Purchase(Card),
    /// A card with gold that was just laid.
    Gold,
}

/// What the player whose turn it is is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TaskView {
    /// The next action.
    Main,
    /// The card to activate.
    Activate,
    /// How to pay.
    Pay,
    /// What to produce next.
    Produce,
    /// The next part of a Market Scam.
    Scam,
    /// What to discard of this row.
    Refresh(Level),
    /// Which card to keep; this is the new one.
    Keep(Card),
    /// Another card to unblock.
    Mobilise,
    /// The next purchase.
    Shop,
    /// Where to lay this card.
    Lay(Card),
}

/// The turn that is being taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TurnView {
    /// Whose.
    pub seat: Seat,
    /// Main actions left.
    pub actions: u8,
    /// Main actions done: Posse, To Jail, City Business, Market Scam, New Licence.
    pub done: [bool; 5],
    /// Purchases left.
    pub purchases: u8,
    /// Purchases have begun.
    pub shopping: bool,
    /// A train was robbed.
    pub train: bool,
    /// Parts of a Market Scam that are done: Refresh, Reserve.
    pub scam: [bool; 2],
    /// What is asked.
    pub task: TaskView,
    /// What it is about.
    pub deal: Option<DealView>,
    /// The card that was chosen for it, and whether with a token.
    pub card: Option<(Place, bool)>,
}

/// Tom's cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TomView {
    /// His seat.
    pub seat: Seat,
    /// His cards by place, and which lie on their hard side.
    pub cards: Vec<(TomCard, bool)>,
    /// Places activated in this round.
    pub active: Vec<Place>,
    /// Even harder: contests, gangs, coins, gold.
    pub harder: [bool; 4],
}

/// The table as anybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose eyes these are, if a player's.
    pub seat: Option<Seat>,
    /// Who is waited for.
    pub waiting: Vec<Seat>,
    /// The table itself, for words, which ask the rules what things cost and bring. Nothing in it is hidden: what nobody
    /// has seen is not decided yet.
    #[serde(skip)]
    pub(crate) table: WestStory,
    /// What is going on.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// The side of the board.
    pub side: Side,
    /// Basic or advanced.
    pub variant: Variant,
    /// The numbers on cards and boards.
    pub numbers: NumberSet,
    /// With the Gold Rush.
    pub gold_rush: bool,
    /// The building kinds in play.
    pub kinds: Vec<Kind>,
    /// The Sheriff.
    pub sheriff: Seat,
    /// The yellow die and the green one.
    pub dice: [u8; 2],
    /// The sheriff card.
    pub contest: SheriffCard,
    /// All sheriff cards seen so far.
    pub contests_seen: Vec<SheriffCard>,
    /// Sheriff cards that may still come, before the last.
    pub contests_to_come: Vec<SheriffCard>,
    /// What everybody has in the present contest.
    pub counts: Vec<u8>,
    /// Seats that have decided about tokens in it.
    pub contested: Vec<Seat>,
    /// Whose Gold Mine gives cows.
    pub giver: Option<Seat>,
    /// The three rows of the Market.
    pub market: Vec<Option<Card>>,
    /// The three decks.
    pub decks: Vec<DeckView>,
    /// The regions along the track.
    pub regions: Vec<RegionView>,
    /// Bandits that nobody has seen, by symbol, gangs last.
    pub unseen_bandits: [u8; 6],
    /// The posters by city.
    pub posters: [Symbol; CITY_GROUPS],
    /// The business areas.
    pub cities: Vec<CityView>,
    /// Licences by spot.
    pub licences: Vec<Option<Licence>>,
    /// Joker tokens at the two places.
    pub joker_places: [u8; 2],
    /// Piles of start cards.
    pub piles: Vec<[Card; 2]>,
    /// The start card that is being laid.
    pub start_card: Option<Card>,
    /// Every seat.
    pub players: Vec<PlayerView>,
    /// The turn that is being taken.
    pub turn: Option<TurnView>,
    /// Tom.
    pub tom: Option<TomView>,
    /// The result, once the game is over.
    pub standing: Option<Standing>,
}

impl WestStory {
    /// All eyes see the same, and know whose they are.
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let early = SheriffCards::of(&SheriffCard::EARLY);
        let acting = matches!(self.step, Step::Turn);
        View {
            seat: eyes.seat(),
            waiting: self.waiting.iter().collect(),
            table: self.clone(),
            phase: match self.step {
                Step::Piles => Phase::Piles,
                Step::StartCards => Phase::StartCards,
                Step::Town => Phase::Town,
                Step::Gifts => Phase::Gifts,
                Step::Turn => Phase::Turn,
                Step::Contest => Phase::Contest,
                Step::Over => Phase::Over,
            },
            round: self.round,
            side: self.side,
            variant: self.variant,
            numbers: self.number_set,
            gold_rush: self.gold_rush,
            kinds: self.kinds.to_vec(),
            sheriff: self.sheriff,
            dice: self.dice,
            contest: self.contest,
            contests_seen: self.contests_seen.iter().collect(),
            contests_to_come: ((early | self.late_contests()) - self.contests_seen).iter().collect(),
            counts: self.all_seats().map(|seat| self.count(seat)).collect(),
            contested: self.contested.iter().collect(),
            giver: (self.step == Step::Gifts || self.asked_by_gift().is_some()).then_some(self.giver),
            market: self.market.iter().map(|card| card.some()).collect(),
            decks: (0..3).map(|row| self.deck_view(row)).collect(),
            regions: (0..self.board().regions.len()).map(|region| self.region_view(region)).collect(),
            unseen_bandits: self.unseen.counts(),
            posters: self.posters,
            cities: (0..self.board().areas.len()).map(|area| self.city_view(area)).collect(),
            licences: self.licences[..=self.seat_count()].to_vec(),
            joker_places: self.joker_places,
            piles: self.piles.iter().copied().filter(|pile| pile[1] != Card::NONE).collect(),
            start_card: self.start_card_in_hand(),
            players: self.all_seats().map(|seat| self.player_view(seat)).collect(),
            turn: acting.then(|| self.turn_view()),
            tom: self.tom.as_ref().map(TomState::view),
            standing: self.final_account(),
        }
    }

    /// A card that lies nowhere for a moment: it is being laid, or may be kept.
    pub(crate) fn in_hand(&self) -> Option<Card> {
        match self.turn.task {
            Task::Keep(card) | Task::Lay(card) if self.step == Step::Turn => Some(card),
            _ => None,
        }
    }

    fn deck_view(&self, row: usize) -> DeckView {
        DeckView { face_down: self.decks[row].iter(row).collect(), discards: self.discards[row].iter(row).collect() }
    }

    fn region_view(&self, region: usize) -> RegionView {
        let printed = &self.board().regions[region];
        let revealed = self.revealed >> region & 1 == 1;
        RegionView {
            name: printed.name,
            revealed,
            face_down: if revealed { 0 } else { printed.bandits },
            bandits: self.bandits[region].to_vec(),
        }
    }

    fn city_view(&self, area: usize) -> CityView {
        let fields = self.fields[area].iter().zip(self.discs[area]).enumerate();
        CityView {
            city: self.board().areas[area],
            poster: self.posters[usize::from(self.board().posters[area])],
            tokens: self.tokens[area],
            fields: fields
                .filter_map(|(index, (field, disc))| {
                    let id = FieldId::new(index);
                    field.map(|field| FieldView { id, field, disc: disc.owner() })
                })
                .collect(),
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let is_tom = self.is_tom(seat);
        PlayerView {
            tom: is_tom,
            board: player.board,
            printed_licence: PLAYER_BOARDS[usize::from(player.board)].licence,
            licence: player.licence,
            total: player.total,
            region: self.region_of(seat) as u8,
            hats: player.hats,
            coins: player.coins,
            cows: player.cows,
            town: Place::all().map(|place| self.place_view(player, place)).collect(),
            stack: self.downwards(player.stack).collect(),
            tied: player.tied,
            delivered: player.delivered,
            discs: player.discs,
            outposts: player.outposts[..self.board().areas.len()].to_vec(),
            robberies: player.robberies,
            jokers: player.jokers,
            passed: [0, 1].map(|place| player.passed >> place & 1 == 1),
            reserved: player.reserved.some(),
            offer: player.offer,
            morning: match player.morning {
                Morning::Dice => MorningView::Dice,
                Morning::Combo => MorningView::Combo,
                Morning::Production => MorningView::Production,
                Morning::Done => MorningView::Done,
            },
            pending: (0..6)
                .filter(|bit| player.pending >> bit & 1 == 1)
                .map(|bit| PendingView { place: Place::new(usize::from(player.active[bit / 2])), second: bit % 2 == 1 })
                .collect(),
            mines: player.mines,
        }
    }

    fn place_view(&self, player: &Player, place: Place) -> PlaceView {
        let card = player.town[place.index()];
        let active = player.active[..usize::from(player.active_count)].contains(&(place.index() as u8));
        PlaceView {
            place,
            card,
            covered: self.downwards(card).skip(1).collect(),
            blocked: player.blocked.contains(place),
            active,
            anvils: player.anvils[place.index()],
        }
    }

    fn turn_view(&self) -> TurnView {
        let turn = &self.turn;
        let chosen = matches!(turn.task, Task::Pay | Task::Produce)
            && matches!(turn.deal, Deal::Posse { .. } | Deal::Business { .. });
        TurnView {
            seat: turn.seat,
            actions: turn.actions,
            done: [0, 1, 2, 3, 4].map(|bit| turn.done >> bit & 1 == 1),
            purchases: turn.purchases,
            shopping: turn.shopping,
            train: turn.train,
            scam: [turn.scam & 1 != 0, turn.scam & 2 != 0],
            task: match turn.task {
                Task::Main => TaskView::Main,
                Task::Activate => TaskView::Activate,
                Task::Pay => TaskView::Pay,
                Task::Produce => TaskView::Produce,
                Task::Scam => TaskView::Scam,
                Task::Refresh(row) => TaskView::Refresh(Level::ALL[usize::from(row)]),
                Task::Keep(card) => TaskView::Keep(card),
                Task::Mobilise => TaskView::Mobilise,
                Task::Shop => TaskView::Shop,
                Task::Lay(card) => TaskView::Lay(card),
            },
            deal: self.deal_view(),
            card: chosen.then(|| (Place::new(usize::from(turn.place)), turn.token)),
        }
    }

    fn deal_view(&self) -> Option<DealView> {
        Some(match self.turn.deal {
            Deal::None => return None,
            Deal::Posse { slot } => DealView::Posse { region: self.turn.region, slot },
            Deal::Business { spot, outpost, rail } => DealView::Business {
                city: self.board().areas[usize::from(spot.area)],
                field: spot.field,
                outpost,
                rail: match rail {
                    Rail::No => None,
                    Rail::Station => Some("station"),
                    Rail::Board => Some("board"),
                },
            },
            Deal::Licence { spot } => DealView::Licence(self.licences[usize::from(spot)]),
            Deal::Purchase { card } => DealView::Purchase(card),
            Deal::Gold => DealView::Gold,
        })
    }
}

impl TomState {
    fn view(&self) -> TomView {
        TomView {
            seat: self.seat,
            cards: self.order.iter().map(|&card| (card, self.hard >> card.index() & 1 == 1)).collect(),
            active: self.active.iter().collect(),
            harder: [self.contests, self.gangs, self.coins, self.gold],
        }
    }
}

impl View {
    /// The card at a place of the Market, row by row.
    pub fn card(&self, row: Level, number: usize) -> Option<Card> {
        self.market[row.index() * ROW + number]
    }
}

impl PlayerView {
    /// The visible cards.
    pub fn visible(&self) -> [Card; PLACES] {
        std::array::from_fn(|place| self.town[place].card)
    }
}
