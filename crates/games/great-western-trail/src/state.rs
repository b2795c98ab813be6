//! The whole truth of a game: the table, where everything is open, and the herds, which are not.

use serde::{Serialize, Serializer};
use table::{Seat, Seats};

use crate::cards::{Card, Cows, Goals, Pile};
use crate::data::boards::{self, CERTIFICATES, Disc, Row};
use crate::data::buildings::{Neutral, Number, PRIVATE, Plan, Side};
use crate::data::objectives::{Objective, Start};
use crate::data::railroad::{Berth, CITIES, City, Link, MASTERS, Master, Station};
use crate::data::sam::Level;
use crate::data::tiles::{HAZARDS, ROWS, Sort, TILES, Tally, Tile, Worker};
use crate::data::trail::{SITES, Site, Sites, WOODS};
use crate::data::{Counts, DISPLAY, HAND, MAX_PLAYERS, counts};
use crate::effect::{Amount, Effect};

/// What is on a site.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tenant {
    /// Nothing.
    Empty,
    /// A neutral building.
    Neutral(Neutral),
    /// A private building.
    Private {
        /// Whose.
        owner: Seat,
        /// Which.
        number: Number,
    },
    /// A hazard or a bandit.
    Tile(Tile),
}

/// A question to the player whose turn it is, or something that happens by itself when its time comes. Those asked
/// last are answered first. Aligned, so that one is read and written at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(align(4))]
pub enum Step {
    /// Where the rancher starts (GWT-SETUP-22).
    Place,
    /// Phase A: where the rancher goes.
    Depart,
    /// Phase B: what is used of the space.
    Visit,
    /// Which of these to use, if any.
    Offer(Effect, Option<Effect>),
    /// Which worker to hire, for so much more or less.
    Hire(i8),
    /// What to build, for so much a craftsman.
    Build(u8),
    /// What to buy.
    Buy,
    /// Which objective card to take: to the discard pile, or into the hand.
    TakeObjective {
        /// Whether it goes into the hand (GWT-PB-8b).
        to_hand: bool,
    },
    /// Which bandit to capture.
    Bandit,
    /// Which hazard to remove, for so much.
    Hazard(u8),
    /// How far the engine goes, up to so far.
    Engine(u8),
    /// Where the engine goes, exactly so far back.
    Back(u8),
    /// Where the engine goes back to, for an extraordinary delivery.
    BackToDeliver,
    /// Where the engine goes after space 39.
    Return,
    /// Whether to upgrade the station at which the engine has stopped.
    Upgrade(Station),
    /// Which station behind the engine to upgrade.
    UpgradeBehind,
    /// Which disc goes to a city or station.
    Disc(Place),
    /// Which worker is given up for a station master.
    Appoint(Station),
    /// Which auxiliary action.
    Auxiliary,
    /// How far the rancher goes.
    Forward(u8),
    /// How far the rancher goes without fees.
    FreeMove(u8),
    /// How many cards to draw, up to so many.
    Draw(u8),
    /// Which card to discard for an effect.
    Give(Effect),
    /// Which second card of this breed to discard for an effect.
    GiveSecond(Effect, crate::data::cattle::Breed),
    /// Which cards to remove from the game, up to so many.
    Trash(u8),
    /// Which tile of a foresight column to take.
    Foresight(u8),
    /// How many certificates to spend.
    Income,
    /// How many calves to raise.
    Calves,
    /// How many heifers to raise.
    Heifers,
    /// Which city to deliver to, of at most this value; without transport if extraordinary.
    City {
        /// The total breeding value.
        limit: u8,
        /// Whether it is an extraordinary delivery (GWT-PB-9a).
        extraordinary: bool,
    },
    /// Which of two link bonuses comes first.
    Links(City),
    /// By itself: dollars from the bank.
    Gain(u8),
    /// By itself: certificates, up to so many.
    Certify(u8),
    /// By itself: a link bonus.
    Bonus(Link),
    /// By itself: the hand is discarded after income.
    DiscardHand,
    /// By itself: transport is paid.
    Transport(City),
    /// By itself: the rancher leaves Kansas City.
    Leave,
}

/// Where a disc goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// To a city, with transport to be paid.
    City(City),
    /// To a city, without transport.
    Extraordinary(City),
    /// To a station.
    Station(Station),
}

/// Steps that are still to come, the next one last.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Stack {
    steps: [Step; Stack::DEPTH],
    len: u8,
}

impl Stack {
    /// No turn is deeper: a chain of hiring, building, upgrading and delivering takes less.
    const DEPTH: usize = 20;

    /// Nothing is to come.
    pub const EMPTY: Stack = Stack { steps: [Step::Place; Stack::DEPTH], len: 0 };

    /// The next one.
    #[inline]
    pub fn top(&self) -> Option<Step> {
        match self.len {
            0 => None,
            len => Some(self.steps[usize::from(len) - 1]),
        }
    }

    /// One more, before all others.
    #[inline]
    pub(crate) fn push(&mut self, step: Step) {
        self.steps[usize::from(self.len)] = step;
        self.len += 1;
    }

    /// The next one is done.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len -= 1;
        // What is over must not make two states differ.
        self.steps[usize::from(self.len)] = Step::Place;
    }

    /// All of them, the next one last.
    #[inline]
    pub fn as_slice(&self) -> &[Step] {
        &self.steps[..usize::from(self.len)]
    }
}

impl std::fmt::Debug for Stack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

/// A visit of a space in phase B: what it offers is fixed on arrival (GWT-BLD-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Visit {
    /// Where.
    pub site: Site,
    /// What stood there on arrival.
    pub tenant: Tenant,
    /// Whether a local action was used (GWT-LOC-05).
    pub acted: bool,
    /// Whether the single auxiliary action was used instead.
    pub auxiliary: bool,
    /// Sites whose actions are used by building 6b, one after the other.
    pub copied: [Option<Site>; 3],
}

impl Visit {
    pub(crate) const NOWHERE: Visit =
        Visit { site: Site::Start, tenant: Tenant::Empty, acted: false, auxiliary: false, copied: [None; 3] };
}

/// What is open of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    /// Dollars.
    pub dollars: u16,
    /// Where the marker stands on the certificate track, in spaces.
    pub marker: u8,
    /// Exchange tokens.
    pub tokens: u8,
    /// Workers by kind, the printed ones included.
    pub workers: [u8; 3],
    /// Where the engine stands.
    pub engine: Berth,
    /// Where the rancher stands; none before the first turn.
    pub rancher: Option<Site>,
    /// Discs on the own board, by kind.
    pub discs: [u8; Disc::ALL.len()],
    /// Discs on cities.
    pub cities: [u8; CITIES],
    /// Stations with an own disc, as a set.
    pub stations: u16,
    /// Station masters, as a set.
    pub masters: u16,
    /// Hazards by kind.
    pub hazards: [u8; HAZARDS],
    /// Bandits, green and orange.
    pub bandits: [u8; 2],
    /// Private buildings not built yet, as a set of numbers from 0.
    pub unbuilt: u16,
    /// Private buildings on the trail, as a set of numbers from 0.
    pub built: u16,
    /// Sites with own buildings.
    pub sites: Sites,
    /// Objective cards played.
    pub played: Goals,
    /// The starting objective card.
    pub start: Option<Start>,
    /// Cards still to be discarded.
    pub owed: u8,
    /// Exchange tokens that were returned and for which cards are to be drawn.
    pub returned: u8,
    /// Whether the first turn is still to come.
    pub fresh: bool,
}

impl Player {
    pub(crate) const NOBODY: Player = Player {
        dollars: 0,
        marker: 0,
        tokens: 0,
        workers: [1; 3],
        engine: Berth::START,
        rancher: None,
        discs: {
            let mut discs = [0; Disc::ALL.len()];
            let mut i = 0;
            while i < discs.len() {
                discs[i] = Disc::ALL[i].count();
                i += 1;
            }
            discs
        },
        cities: [0; CITIES],
        stations: 0,
        masters: 0,
        hazards: [0; HAZARDS],
        bandits: [0; 2],
        unbuilt: (1 << PRIVATE) - 1,
        built: 0,
        sites: 0,
        played: Goals::NONE,
        start: None,
        owed: 0,
        returned: 0,
        fresh: true,
    };

    /// Own workers of a kind.
    #[inline]
    pub const fn workers(&self, worker: Worker) -> u8 {
        self.workers[worker as usize]
    }

    /// Temporary certificates.
    #[inline]
    pub const fn certificates(&self) -> u8 {
        CERTIFICATES[self.marker as usize]
    }

    /// How far the certificate marker may go, in spaces (GWT-DISC-05).
    #[inline]
    pub const fn marker_limit(&self) -> u8 {
        match (self.discs[Disc::Cert4 as usize], self.discs[Disc::Cert6 as usize]) {
            (0, 0) => 5,
            (0, _) => 4,
            _ => 3,
        }
    }

    /// Permanent certificates (GWT-INC-03).
    pub fn permanent(&self) -> u8 {
        self.all_masters().map(Master::certificates).sum()
    }

    /// Station masters.
    pub fn all_masters(&self) -> impl Iterator<Item = Master> {
        let masters = self.masters;
        Master::ALL.into_iter().filter(move |master| masters >> master.index() & 1 == 1)
    }

    /// Whether an own disc lies on a station.
    #[inline]
    pub const fn has_station(&self, station: Station) -> bool {
        self.stations >> station as u16 & 1 == 1
    }

    /// The hand limit (GWT-DISC-04).
    #[inline]
    pub const fn hand_limit(&self) -> u8 {
        HAND + Disc::Hand.count() - self.discs[Disc::Hand as usize]
    }

    /// How often an auxiliary action may be used at once: not at all, singly, or doubled (GWT-AUX-01, GWT-AUX-02).
    #[inline]
    pub const fn auxiliary(&self, row: Row) -> u8 {
        2 - self.discs[row.disc() as usize]
    }

    /// Buildings near woods.
    #[inline]
    pub const fn in_woods(&self) -> u8 {
        (self.sites & WOODS).count_ones() as u8
    }

    /// Hazard tiles.
    #[inline]
    pub fn hazards(&self) -> u8 {
        self.hazards.iter().sum()
    }

    /// Pairs of a green and an orange bandit.
    #[inline]
    pub fn bandit_pairs(&self) -> u8 {
        self.bandits[0].min(self.bandits[1])
    }

    /// How many.
    #[inline]
    pub fn amount(&self, amount: Amount) -> u8 {
        match amount {
            Amount::Fixed(amount) => amount,
            Amount::Workers(worker) => self.workers(worker),
            Amount::Woods => self.in_woods(),
            Amount::Hazards => self.hazards(),
            Amount::Stations => self.stations.count_ones() as u8,
        }
    }
}

/// Sam, in a game for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Sam {
    /// How hard he is.
    pub level: Level,
    /// What he specializes in.
    pub specialization: Worker,
    /// His cards not yet turned over, as a set.
    pub cards: u16,
    /// The card that he turned over last, from 1.
    pub turned: Option<u8>,
    /// Where he delivers next.
    pub next_city: City,
}

/// Everything that lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    /// How many seats there are, Sam's included.
    pub seats: u8,
    /// Sam, in a game for one.
    pub sam: Option<Sam>,
    /// Whether the Simmental variant is played.
    pub simmentals: bool,
    /// The buildings of which the b side is used, as a set of numbers from 0.
    pub b_sides: u16,
    /// What is on each site.
    #[serde(serialize_with = "by_site")]
    pub tenants: [Tenant; SITES],
    /// Spaces of the trail: sites with a tile, and Kansas City (GWT-MOVE-02).
    #[serde(skip)]
    pub spaces: Sites,
    /// Station masters still to be had, by station.
    pub masters: [Option<Master>; MASTERS],
    /// Workers given up for station masters, by station.
    pub posted: [Option<Worker>; MASTERS],
    /// Workers in the job market by kind: a set of fields, four to a row.
    pub jobs: [u64; 3],
    /// The row of the job-market token, from 0; 12 once it has left.
    pub token_row: u8,
    /// Who has the job-market token.
    pub token_owner: Option<Seat>,
    /// The foresight area, two fields a column.
    pub foresight: [Option<Tile>; 6],
    /// What is left in the bags.
    pub bags: [Tally; 3],
    /// The cattle market.
    pub market: Cows,
    /// What is left in the market stack.
    pub stack: Cows,
    /// Simmentals of the second and third stage beside the board.
    pub upgrades: [u8; 2],
    /// The objective display.
    pub display: [Option<Objective>; DISPLAY],
    /// How many cards the objective deck has.
    pub objective_deck: u8,
    /// Cards that left the game.
    pub gone_cards: Pile,
    /// Tiles that left the game.
    pub gone_tiles: Tally,
    /// The players.
    #[serde(skip)]
    pub(crate) players: [Player; MAX_PLAYERS],
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// What is to come in this turn.
    pub steps: Stack,
    /// What is being visited.
    pub visit: Visit,
    /// Local actions used in this turn, by site: a set of their places; the fourth is the risk action.
    #[serde(skip)]
    pub(crate) used: [u8; SITES],
    /// Cowboys used in this turn.
    pub cowboys_used: u8,
    /// Who is in the midst of an exchange, or has to discard.
    pub busy: Seats,
    /// Whose decision the turn waits for: that of the player whose turn it is; nobody's once the game is over.
    pub asked: Option<Seat>,
}

fn by_site<S: Serializer>(tenants: &[Tenant; SITES], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(
        Site::ALL
            .into_iter()
            .zip(tenants)
            .filter(|(_, tenant)| **tenant != Tenant::Empty)
            .map(|(site, tenant)| (site.name(), tenant)),
    )
}

impl Table {
    /// What depends on the number of players.
    #[inline]
    pub fn counts(&self) -> &'static Counts {
        counts(usize::from(self.seats))
    }

    /// The players, Sam included, in the order of seats.
    #[inline]
    pub fn players(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// What is open of a player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is.
    #[inline]
    pub fn mover(&self) -> &Player {
        self.player(self.turn)
    }

    #[inline]
    pub(crate) fn mover_mut(&mut self) -> &mut Player {
        self.player_mut(self.turn)
    }

    /// All seats.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.seats))
    }

    /// Sam's seat.
    #[inline]
    pub fn sam_seat(&self) -> Option<Seat> {
        self.sam.map(|_| Seat::new(1))
    }

    /// Whether Sam sits here.
    #[inline]
    pub fn is_sam(&self, seat: Seat) -> bool {
        self.sam_seat() == Some(seat)
    }

    /// What is on a site.
    #[inline]
    pub fn tenant(&self, site: Site) -> Tenant {
        self.tenants[site.index()]
    }

    #[inline]
    pub(crate) fn settle(&mut self, site: Site, tenant: Tenant) {
        self.tenants[site.index()] = tenant;
        self.spaces |= site.bit();
    }

    #[inline]
    pub(crate) fn vacate(&mut self, site: Site) {
        self.tenants[site.index()] = Tenant::Empty;
        self.spaces &= !site.bit();
    }

    /// The side of a building that its owner uses: Sam uses the b side of all (GWT-SOLO-04).
    #[inline]
    pub fn side(&self, owner: Seat, number: Number) -> Side {
        if self.is_sam(owner) || self.b_sides >> number.index() & 1 == 1 { Side::B } else { Side::A }
    }

    /// What is printed on somebody's building.
    #[inline]
    pub fn plan(&self, owner: Seat, number: Number) -> &'static Plan {
        number.plan(self.side(owner, number))
    }

    /// The local actions of a building.
    #[inline]
    pub fn actions(&self, tenant: Tenant) -> &'static [&'static [Effect]] {
        match tenant {
            Tenant::Neutral(tile) => tile.actions(),
            Tenant::Private { owner, number } => self.plan(owner, number).actions,
            Tenant::Empty | Tenant::Tile(_) => &[],
        }
    }

    /// Whether the end of the game has been triggered (GWT-END-01).
    #[inline]
    pub fn is_ending(&self) -> bool {
        self.token_owner.is_some()
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.asked.is_none()
    }

    /// Fields of the job market from which workers can be hired: above the token's row, all once it has left
    /// (GWT-HIRE-01, GWT-HIRE-02, GWT-HIRE-09).
    #[inline]
    pub fn open_jobs(&self) -> u64 {
        (1 << (4 * u64::from(self.token_row).min(ROWS as u64))) - 1
    }

    /// The worker on a field of the job market.
    pub fn job(&self, row: usize, column: usize) -> Option<Worker> {
        Worker::ALL.into_iter().find(|worker| self.jobs[worker.index()] >> (4 * row + column) & 1 == 1)
    }

    /// The next step, if the player whose turn it is is asked for it.
    pub fn step(&self) -> Option<Step> {
        self.steps.top()
    }
}

/// A player's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Herd {
    /// Held by its owner.
    pub hand: Pile,
    /// The draw deck, whose order comes up when cards are drawn.
    pub deck: Pile,
    /// The discard pile.
    pub discard: Pile,
    /// The card on top of the discard pile.
    pub top: Option<Card>,
    /// Objective cards of hand and deck that only their owner knows: they came from the objective deck into the hand.
    pub secret: Goals,
}

impl Herd {
    pub(crate) const NONE: Herd =
        Herd { hand: Pile::EMPTY, deck: Pile::EMPTY, discard: Pile::EMPTY, top: None, secret: Goals::NONE };

    /// All of them.
    #[inline]
    pub fn all(&self) -> Pile {
        self.hand.plus(self.deck).plus(self.discard)
    }

    /// A card goes face up on the discard pile (GWT-DECK-01, GWT-DECK-07).
    #[inline]
    pub(crate) fn lay_down(&mut self, card: Card) {
        self.discard.add(card);
        self.top = Some(card);
    }

    /// A card leaves the hand openly: now everybody knows one objective card more, if it was a secret one.
    #[inline]
    pub(crate) fn show_out_of_hand(&mut self, card: Card) {
        if let Card::Objective(kind) = card {
            let known = self.hand.goals.count(kind) + self.deck.goals.count(kind) - self.secret.count(kind);
            if known == 0 {
                self.secret.remove(kind);
            }
        }
        self.hand.remove(card);
    }
}

/// A game of Great Western Trail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GreatWesternTrail {
    pub(crate) table: Table,
    pub(crate) herds: [Herd; MAX_PLAYERS],
    /// The objective deck.
    pub(crate) goals: Goals,
}

impl GreatWesternTrail {
    /// Everything that lies open.
    pub fn table(&self) -> &Table {
        &self.table
    }

    #[inline]
    pub(crate) fn herd(&self, seat: Seat) -> &Herd {
        &self.herds[seat.index()]
    }

    #[inline]
    pub(crate) fn herd_mut(&mut self, seat: Seat) -> &mut Herd {
        &mut self.herds[seat.index()]
    }

    /// The herd of the player whose turn it is.
    #[inline]
    pub(crate) fn own(&self) -> &Herd {
        self.herd(self.table.turn)
    }
}

/// Tiles of a kind among tiles.
pub(crate) fn hazard_index(tile: Tile) -> Option<usize> {
    matches!(tile.sort(), Sort::Hazard(_)).then_some(tile.index())
}

const _: () = assert!(TILES == 20 && HAZARDS == 15 && boards::ROWS == 5);
const _: () = assert!(size_of::<GreatWesternTrail>() <= 2048);
