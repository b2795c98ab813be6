//! The whole truth of a game: the table, where everything is open, and the herds, which are not.

mod turn;

use serde::{Serialize, Serializer};
use table::{RulesVersion, Seat, Seats};

use crate::cards::{Card, Cows, Goals, Pile};
use crate::data::boards::{self, CERTIFICATES, Disc, Row};
use crate::data::buildings::{Neutral, Number, Numbers, PRIVATE, Plan, Side};
use crate::data::objectives::{Objective, Start};
use crate::data::railroad::{Berth, CITIES, City, MASTERS, Master, Masters, Station, Stations};
use crate::data::sam::Level;
use crate::data::tiles::{HAZARDS, ROWS, Sort, TILES, Tally, Tile, Worker};
use crate::data::trail::{SITES, Site, Sites, WOODS};
use crate::data::{Counts, DISPLAY, HAND, MAX_PLAYERS, counts};
use crate::effect::{Amount, Effect};

pub use turn::{Local, Place, Stack, Step, Visit};

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
    /// Stations with an own disc.
    pub stations: Stations,
    /// Station masters.
    pub masters: Masters,
    /// Hazards by kind.
    pub hazards: [u8; HAZARDS],
    /// Bandits, green and orange.
    pub bandits: [u8; 2],
    /// Private buildings not built yet.
    pub unbuilt: Numbers,
    /// Private buildings on the trail.
    pub built: Numbers,
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
        stations: Stations::NONE,
        masters: Masters::NONE,
        hazards: [0; HAZARDS],
        bandits: [0; 2],
        unbuilt: Numbers::first_n(PRIVATE),
        built: Numbers::NONE,
        sites: Sites::NONE,
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
        self.masters.iter().map(Master::certificates).sum()
    }

    /// Whether an own disc lies on a station.
    #[inline]
    pub const fn has_station(&self, station: Station) -> bool {
        self.stations.contains(station)
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
        self.sites.both(WOODS).len() as u8
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
            Amount::Stations => self.stations.len() as u8,
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

impl Sam {
    /// His cards that may come next, as a set: all again, once all have been turned over.
    pub(crate) const fn left(&self) -> u16 {
        if self.cards == 0 { self.level.cards() } else { self.cards }
    }
}

/// Everything that lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    /// By which version of the rules it is played: programs need not know.
    #[serde(skip)]
    pub(crate) rules: RulesVersion,
    /// How many seats there are, Sam's included.
    pub seats: u8,
    /// Sam, in a game for one.
    pub sam: Option<Sam>,
    /// Whether the Simmental variant is played.
    pub simmentals: bool,
    /// The buildings of which the b side is used.
    pub b_sides: Numbers,
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
        self.spaces.insert(site);
    }

    #[inline]
    pub(crate) fn vacate(&mut self, site: Site) {
        self.tenants[site.index()] = Tenant::Empty;
        self.spaces.remove(site);
    }

    /// The side of a building that its owner uses: Sam uses the b side of all (GWT-SOLO-04).
    #[inline]
    pub fn side(&self, owner: Seat, number: Number) -> Side {
        if self.is_sam(owner) || self.b_sides.contains(number) { Side::B } else { Side::A }
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
        self.steps.top().copied()
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
                self.secret.take(kind, 1);
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
