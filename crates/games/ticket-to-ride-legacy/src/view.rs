//! What one pair of eyes may know: a type of its own, so that nothing else can leak. What is still sealed at this table is
//! not in it: unopened boxes, unread story cards, postcards nobody has taken, the scores of the absent.

use serde::Serialize;
use table::sets::ones;
use table::{Eyes, RulesVersion, Seat, Standing};

use crate::cards::{Card, Pile};
use crate::data::{List, data};
use crate::ids::{
    Area, City, Company, Conductor, EventCard, Postcard, Sticker, Stickers, StoryCard, Strand, Ticket, Upgrade,
    Upgrades,
};
use crate::record::{NOBODY, Record, company};
use crate::rules::finale::Vault;
use crate::setup::{Mode, Totals};
use crate::state::{Ask, Laid, Slip, Stage, TicketToRide};

mod chronicle;

pub use chronicle::Chronicle;

/// A table as seen by one pair of eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// By which version of the rules the table is played: what is foretold follows them.
    #[serde(skip)]
    pub(crate) version: RulesVersion,
    /// Whose eyes these are, if a player's.
    pub seat: Option<Seat>,
    /// Which game of the campaign, from 1; none for a single game.
    pub game: Option<u8>,
    /// Whether this is a game after the campaign.
    pub free_play: bool,
    /// Its year.
    pub year: u16,
    /// What is being decided.
    pub phase: Phase,
    /// Whether these eyes' player is waited for.
    pub deciding: bool,
    /// Who alone is waited for; nobody while all choose at once, which is nobody else's business.
    pub asked: Option<Seat>,
    /// Whose turn it is, once turns are taken.
    pub turn: Option<Seat>,
    /// Who plays first.
    pub first: Seat,
    /// Turns until the game ends, once that is known.
    pub turns_left: Option<u8>,
    /// Cards in the deck.
    pub deck: u8,
    /// The discard pile.
    pub discards: Pile,
    /// The row, with gaps where it could not be filled.
    pub row: Vec<Option<Card>>,
    /// Tickets in the deck.
    pub ticket_deck: u8,
    /// How many of them lie under it in a known order.
    pub returned: u8,
    /// Tickets that these eyes' player has put under the deck: how many lie above, and which.
    pub under: Vec<(u8, Ticket)>,
    /// The active event.
    pub event: Option<EventCard>,
    /// Events that were turned up, the active one included.
    pub past_events: Vec<EventCard>,
    /// Events of the deck, whose order nobody knows.
    pub event_deck: Vec<EventCard>,
    /// Opened areas, in the order of their opening.
    pub areas: Vec<Area>,
    /// Those of them that were opened after this game's last turn and join the board with the next game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub new_areas: Vec<Area>,
    /// Areas that may be opened now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub closed_areas: Vec<Area>,
    /// Strands that are built, and by whom.
    pub built: Vec<(Strand, Seat)>,
    /// Strands that nobody can build any more although nobody has.
    pub closed: Vec<Strand>,
    /// The strand that is being built, from its declaration on.
    pub build: Option<BuildView>,
    /// The players, in the order of seats.
    pub players: Vec<PlayerView>,
    /// Rules in force, in the order in which they act, each with its number in its list.
    pub rules: Vec<RuleView>,
    /// Cities with a mine.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mines: Vec<City>,
    /// Cities with a station, and whose.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stations: Vec<(City, Company)>,
    /// Where the outlaws are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outlaw: Option<City>,
    /// Dollars on the stash.
    #[serde(skip_serializing_if = "is_default")]
    pub stash: u16,
    /// Ranches that have their cattle.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cattle: Vec<City>,
    /// Whether the Golden Spike has been driven.
    #[serde(skip_serializing_if = "is_default")]
    pub spiked: bool,
    /// Conductors that can be chosen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub conductors: Vec<Conductor>,
    /// The campaign, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub campaign: Option<CampaignView>,
    /// The account of this game, once it is scored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
    /// The vaults, once the campaign is scored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reckoning: Option<Vec<Vault>>,
}

/// What is being decided, as far as these eyes may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody chooses tickets.
    StartTickets,
    /// A conductor is chosen.
    Conductor,
    /// An action is chosen.
    Turn,
    /// The first card, the row having been refreshed.
    FirstCard,
    /// The second card.
    SecondCard,
    /// Tickets are chosen.
    Tickets,
    /// Which ticket goes under the deck next; only its owner knows.
    Under,
    /// The cards for this strand; only its builder knows.
    Set(Strand),
    /// A card is discarded.
    Discard,
    /// The mountains are paid for.
    Surcharge,
    /// The outlaws are moved.
    Outlaw,
    /// A postcard is answered; only its holder knows which.
    Postcard(Option<Postcard>),
    /// A mine is placed.
    Mine,
    /// A station is placed for a postcard.
    Reserve,
    /// An event is archived.
    Archive,
    /// An area of this tier is opened.
    Area(u8),
    /// A station is placed after the game.
    Station,
    /// Nobody decides: what follows from the last decision unfolds.
    Unfolding,
    /// Everything is put away.
    Over,
}

/// A rule sticker in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct RuleView {
    /// Which.
    pub sticker: Sticker,
    /// In which list.
    pub list: List,
    /// Its number there.
    pub number: u8,
}

/// A strand that is being built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BuildView {
    /// Which.
    pub strand: Strand,
    /// The cards laid down.
    pub cards: Laid,
    /// Dollars set aside.
    pub dollars: u8,
    /// Cards revealed for the mountains.
    pub revealed: Vec<Card>,
    /// Which of them is being paid for, from 0.
    pub at: u8,
}

/// A player as these eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Which company.
    pub company: Company,
    /// Dollars, which everybody sees (TTR-SETUP-03).
    pub dollars: u16,
    /// Train cars left.
    pub cars: u8,
    /// Cards in hand.
    pub hand_size: u8,
    /// Those of them that everybody has seen.
    pub known: Pile,
    /// All of them, if these eyes may see them.
    pub hand: Option<Pile>,
    /// How many tickets.
    pub ticket_count: u8,
    /// Which, and whether they are completed, if these eyes may see them.
    pub tickets: Option<Vec<TicketView>>,
    /// How many tickets lie drawn before the player.
    pub drawn_count: u8,
    /// Which, if these eyes may see them.
    pub drawn: Option<Vec<Ticket>>,
    /// The fewest of them that must be kept.
    pub keep: u8,
    /// Those that are decided to be kept, if these eyes may know.
    pub kept: Option<Vec<Ticket>>,
    /// Ports from which there is cargo.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ports: Vec<City>,
    /// Cargo tokens.
    #[serde(skip_serializing_if = "is_default")]
    pub cargo: u8,
    /// Ranches from which there is cattle.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cattle: Vec<City>,
    /// Ore.
    #[serde(skip_serializing_if = "is_default")]
    pub ore: u8,
    /// Whether the network has joined the oceans.
    #[serde(skip_serializing_if = "is_default")]
    pub spiked: bool,
    /// The conductor.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conductor: Option<Conductor>,
    /// Upgrades of the company card.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<Upgrade>,
    /// Those of them that were earned in this game and work from the next one on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub new_upgrades: Vec<Upgrade>,
    /// How often the row can still be refreshed.
    #[serde(skip_serializing_if = "is_default")]
    pub refreshes: u8,
    /// Unfulfilled postcards, and whether these eyes may read their backs (TTR-POST-15).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub postcards: Vec<(Postcard, bool)>,
    /// Postcards fulfilled in this game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fulfilled: Vec<Postcard>,
    /// Whether the player has asked to be asked about no postcard.
    #[serde(skip_serializing_if = "is_default")]
    pub resting: bool,
    /// Regular stations left, and whether the reserve is.
    #[serde(skip_serializing_if = "is_default")]
    pub stations_left: (u8, bool),
    /// The deposit slip, once the game is scored.
    pub slip: Option<Slip>,
}

/// A ticket in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TicketView {
    /// Which.
    pub ticket: Ticket,
    /// Whether the player's network connects its cities.
    pub completed: bool,
}

/// A campaign as everybody at the table may know it: no totals before its end, unless the table has asked for them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CampaignView {
    /// The companies, clockwise, the absent ones too.
    pub companies: Vec<Company>,
    /// Story cards that have been read.
    pub story: Vec<StoryCard>,
    /// Each game's slips in the order of the companies; nothing for the absent.
    pub slips: Vec<Vec<Option<i16>>>,
    /// Who won each game.
    pub winners: Vec<Option<Company>>,
    /// What is in each vault so far, if the table has asked for sums; what missed games bring is nobody's business yet
    /// (TTR-CAMP-19).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub totals: Vec<i32>,
    /// Upgrades of each company.
    #[serde(skip_serializing_if = "nobody_has_any")]
    pub upgrades: Vec<Vec<Upgrade>>,
    /// Unfulfilled postcards of each company.
    #[serde(skip_serializing_if = "nobody_has_any")]
    pub postcards: Vec<Vec<Postcard>>,
    /// Fulfilled postcards of each company.
    #[serde(skip_serializing_if = "nobody_has_any")]
    pub fulfilled: Vec<Vec<Postcard>>,
    /// Tickets that each company has stamped.
    #[serde(skip_serializing_if = "nobody_has_any")]
    pub stamps: Vec<Vec<Ticket>>,
    /// Archived tickets.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub worn: Vec<Ticket>,
    /// Archived events.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub archived: Vec<EventCard>,
    /// Pioneer plaques, and whose.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pioneers: Vec<(Area, Company)>,
    /// Who has the First Spike plaque.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_spike: Option<Company>,
    /// Who has a Returned Note.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Company>,
    /// Who holds the caboose card.
    pub caboose: Option<Company>,
    /// Whether the last box is open.
    #[serde(skip_serializing_if = "is_default")]
    pub conductor_box: bool,
}

impl TicketToRide {
    /// What these eyes may know.
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        let data = data();
        let seat = eyes.seat();
        let over = self.stage == Stage::Over;
        let campaign = self.fixed.mode == Mode::Campaign;
        let tier = if let Ask::Area(tier) = self.ask { Some(tier) } else { None };
        let seats = || Seat::all(self.seat_count());
        let owned = seats().fold(crate::ids::Strands::NONE, |all, seat| all.union(self.player(seat).built));
        let mut built: Vec<(Strand, Seat)> =
            seats().flat_map(|seat| self.player(seat).built.iter().map(move |strand| (strand, seat))).collect();
        built.sort_unstable();
        let own_under =
            self.bottom.iter().enumerate().filter(|(_, (_, by))| Some(usize::from(*by)) == seat.map(Seat::index));
        View {
            version: self.rules,
            seat,
            game: (self.fixed.mode != Mode::Single).then_some(self.fixed.game),
            free_play: self.fixed.mode == Mode::Free,
            year: data.games[usize::from(self.fixed.game) - 1].year,
            phase: self.phase(seat),
            deciding: seat.is_some_and(|seat| self.waiting.contains(seat)),
            asked: self.waiting.first().filter(|_| self.ask != Ask::StartTickets),
            turn: (self.stage == Stage::Turns).then_some(self.on_turn()),
            first: Seat::new(self.first.into()),
            turns_left: (self.turns_left != NOBODY).then_some(self.turns_left),
            deck: self.deck.len() as u8,
            discards: self.discards,
            row: self.row.iter().map(|card| card.some()).collect(),
            ticket_deck: self.tickets_left() as u8,
            returned: self.bottom.len() as u8,
            under: own_under.map(|(place, (ticket, _))| ((self.top.len() + place) as u8, ticket)).collect(),
            event: self.active_event(),
            past_events: self.past.iter().collect(),
            event_deck: self.events.iter().collect(),
            areas: self.record.areas().collect(),
            new_areas: self.record.open_areas().minus(self.fixed.record.open_areas()).iter().collect(),
            closed_areas: tier.map_or(Vec::new(), |tier| self.closed_areas(tier).iter().collect()),
            built,
            closed: self.taken.minus(owned).iter().collect(),
            build: self.build.pending.then(|| BuildView {
                strand: self.build.strand,
                cards: self.build.laid,
                dollars: self.build.aside,
                revealed: self.build.revealed.iter().filter_map(|card| card.some()).collect(),
                at: self.build.at,
            }),
            players: seats().map(|of| self.player_seen_by(of, seat, over)).collect(),
            rules: rules_in_force(self.record.rules),
            mines: self.record.mines.iter().collect(),
            stations: City::all().filter_map(|city| Some((city, self.record.station(city)?))).collect(),
            outlaw: self.outlaw_city(),
            stash: self.stash,
            cattle: ranches(self.cattle),
            spiked: self.spiked,
            conductors: self.conductors.iter().collect(),
            campaign: campaign.then(|| campaign_view(&self.record, self.fixed.totals)),
            standing: self.final_account(),
            reckoning: if campaign { self.record.reckoning() } else { None },
        }
    }

    /// The account, once everything is put away.
    pub(crate) fn final_account(&self) -> Option<Standing> {
        (self.stage == Stage::Over).then(|| self.account(|seat| self.player(seat).slip))
    }

    fn phase(&self, seat: Option<Seat>) -> Phase {
        let own = seat.is_some_and(|seat| self.waiting.contains(seat));
        match self.ask {
            Ask::Nothing if self.stage == Stage::Over => Phase::Over,
            Ask::Nothing => Phase::Unfolding,
            Ask::StartTickets => Phase::StartTickets,
            Ask::Conductor => Phase::Conductor,
            Ask::Turn => Phase::Turn,
            Ask::FirstCard => Phase::FirstCard,
            Ask::SecondCard => Phase::SecondCard,
            Ask::Under if own => Phase::Under,
            Ask::Tickets | Ask::Under => Phase::Tickets,
            Ask::Set(strand) if own => Phase::Set(strand),
            Ask::Set(_) => Phase::Turn,
            Ask::Discard => Phase::Discard,
            Ask::Surcharge => Phase::Surcharge,
            Ask::Outlaw => Phase::Outlaw,
            Ask::Offer(number) | Ask::Show(number) => Phase::Postcard(own.then_some(Postcard(number))),
            Ask::Mine => Phase::Mine,
            Ask::Reserve => Phase::Reserve,
            Ask::Archive => Phase::Archive,
            Ask::Area(tier) => Phase::Area(tier),
            Ask::Station => Phase::Station,
        }
    }

    fn player_seen_by(&self, of: Seat, seat: Option<Seat>, over: bool) -> PlayerView {
        let (player, company) = (self.player(of), self.company(of));
        let own = seat == Some(of);
        let seen = own || over;
        let tickets_open = seen || self.tickets_are_open();
        let ticket = |ticket: Ticket| TicketView { ticket, completed: player.completes(ticket) };
        PlayerView {
            company,
            dollars: player.dollars,
            cars: player.cars,
            hand_size: player.hand.len() as u8,
            known: player.known,
            hand: seen.then_some(player.hand),
            ticket_count: player.tickets.len() as u8,
            tickets: tickets_open.then(|| player.tickets.iter().map(ticket).collect()),
            drawn_count: player.drawn.count,
            keep: player.drawn.keep,
            drawn: seen.then(|| player.drawn.iter().collect()),
            kept: seen.then(|| player.drawn.kept().collect()),
            ports: player.ports.iter().collect(),
            cargo: player.cargo,
            cattle: ranches(player.cattle),
            ore: player.ore,
            spiked: player.spiked,
            conductor: (player.conductor != NOBODY).then_some(Conductor(player.conductor)),
            upgrades: self.record.upgrades(company).collect(),
            new_upgrades: self.new_upgrades(company).iter().collect(),
            refreshes: player.perks.refreshes,
            postcards: self.record.postcards(company).map(|postcard| (postcard, own)).collect(),
            fulfilled: player.fulfilled.iter().collect(),
            resting: player.resting,
            stations_left: self.stations_left(company),
            slip: self.is_scored().then_some(player.slip),
        }
    }

    fn new_upgrades(&self, company: Company) -> Upgrades {
        self.record.upgrades[company.index()].minus(self.fixed.record.upgrades[company.index()])
    }

    fn stations_left(&self, company: Company) -> (u8, bool) {
        match self.has(Sticker::Station) {
            true => (self.record.stations_left(company), !self.record.has_used_reserve(company)),
            false => (0, false),
        }
    }

    /// Whether slips have been written.
    pub(crate) fn is_scored(&self) -> bool {
        self.ranking[0] != NOBODY
    }
}

/// What nobody has found yet is not even named.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn nobody_has_any<T>(lists: &[Vec<T>]) -> bool {
    lists.iter().all(Vec::is_empty)
}

fn rules_in_force(stickers: Stickers) -> Vec<RuleView> {
    let rows = data().stickers.iter().filter(|row| stickers.contains(row.sticker));
    rows.map(|row| RuleView { sticker: row.sticker, list: row.list, number: row.number }).collect()
}

fn ranches(bits: u8) -> Vec<City> {
    ones(bits).map(|number| data().modules.ranches[usize::from(number)]).collect()
}

pub(crate) fn campaign_view(record: &Record, totals: Totals) -> CampaignView {
    let companies: Vec<Company> = record.companies().collect();
    let each = |list: &dyn Fn(Company) -> Vec<Postcard>| companies.iter().map(|it| list(*it)).collect();
    CampaignView {
        story: (0..record.story).map(StoryCard).collect(),
        slips: (1..=record.games_played())
            .map(|game| companies.iter().map(|it| record.slip(game, *it)).collect())
            .collect(),
        totals: match totals {
            Totals::Shown if record.games_played() > 0 => companies.iter().map(|it| record.vault_so_far(*it)).collect(),
            _ => Vec::new(),
        },
        winners: record.ribbons[..record.games_played()].iter().map(|winner| company(*winner)).collect(),
        upgrades: companies.iter().map(|it| record.upgrades(*it).collect()).collect(),
        postcards: each(&|it| record.postcards(it).collect()),
        fulfilled: each(&|it| record.fulfilled(it).collect()),
        stamps: companies.iter().map(|it| record.stamps(*it).collect()).collect(),
        worn: record.worn.iter().collect(),
        archived: record.archived.iter().collect(),
        pioneers: Area::all().filter_map(|area| Some((area, record.pioneer(area)?))).collect(),
        first_spike: record.first_spike(),
        notes: companies.iter().copied().filter(|it| record.has_note(*it)).collect(),
        caboose: record.caboose(),
        conductor_box: record.conductor_box,
        companies,
    }
}
