//! What is in the box, read once from `data/*.toml` and checked.
//!
//! Provenance is noted in the files: `[R]` printed in the rulebook, `[P]` a public fact, `[D]` designed for this
//! campaign.

use std::sync::LazyLock;

use table::named;

use crate::cards::Pile;
use crate::ids::{Area, Areas, Cities, City, Color, Company, EventCard, Postcard, Sticker, StoryCard, Strand, Strands};
use crate::vocabulary::{Check, Condition, Effect, Modifiers, When};

mod check;
pub(crate) mod params;
mod read;
mod rows;

pub use rows::Sources;

/// The most strands a map can have.
pub const MAX_STRANDS: usize = 256;

/// The most tickets there can be.
pub const MAX_TICKETS: usize = 96;

/// The most cities there can be.
pub const MAX_CITIES: usize = 64;

/// The longest strand there can be.
pub const MAX_LENGTH: usize = 6;

named! {
    /// A country.
    Country {
        /// The United States.
        Us = "US",
        /// Canada.
        Ca = "CA",
        /// Mexico.
        Mx = "MX",
    }
}

named! {
    /// The water at which a port lies (TTR-SPIKE-03).
    Sea {
        /// The Atlantic.
        Atlantic = "atlantic",
        /// The Gulf of Mexico.
        Gulf = "gulf",
        /// The Pacific.
        Pacific = "pacific",
    }
}

named! {
    /// How many strands join two neighbouring cities.
    Lanes {
        /// One.
        Single = "single",
        /// Two.
        Double = "double",
        /// Three.
        Triple = "triple",
    }
}

named! {
    /// Where a sticker belongs.
    List {
        /// The steps of setting up.
        Setup = "setup",
        /// The rules of building.
        Build = "build",
        /// The lines of the slip.
        Score = "score",
        /// The steps after a game.
        End = "end",
    }
}

/// A part of the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AreaData {
    /// Its name in files.
    pub id: String,
    /// 0 for the starting board, otherwise how far west (TTR-AREA-01).
    pub tier: u8,
}

/// A city.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CityData {
    /// Its name in files and notation.
    pub id: String,
    /// Where it lies.
    pub area: Area,
    /// In which country.
    pub country: Country,
    /// Whether it is large (TTR-BUILD-16).
    pub large: bool,
    /// At which water its port lies, if it has one.
    pub port: Option<Sea>,
    /// From left to right, 0 to 1000.
    pub x: u16,
    /// From top to bottom, 0 to 750.
    pub y: u16,
}

/// A strand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StrandData {
    /// Its name in files and notation.
    pub id: String,
    /// One end.
    pub a: City,
    /// The other end.
    pub b: City,
    /// How many spaces it has.
    pub length: u8,
    /// Its colour; none if it is grey.
    pub color: Option<Color>,
    /// Its group.
    pub group: u8,
    /// How many strands the group has.
    pub lanes: Lanes,
    /// Frontier areas in which its ends lie: all must be open (TTR-AREA-05).
    pub needs: Areas,
    /// Whether it leads through mountains (TTR-SNOW-01).
    pub mountain: bool,
    /// Whether it crosses a border (TTR-CUSTOMS-01).
    pub border: bool,
}

/// A ticket (TTR-CAMP-23).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TicketData {
    /// Its name in files.
    pub id: String,
    /// Its set: which box it comes from.
    pub set: u8,
    /// One city.
    pub a: City,
    /// The other city.
    pub b: City,
    /// Dollars.
    pub value: u8,
    /// The postcard whose number it shows.
    pub postcard: Option<Postcard>,
}

/// Tickets that come together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TicketSet {
    /// `start`, an area, or `conductor`.
    pub id: String,
    /// The board on which their values were measured, besides the starting board.
    pub board: Areas,
}

/// An event card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventData {
    /// Its name in files and notation.
    pub id: String,
    /// What brings it: `start`, a year of the story, or an area.
    pub added_by: String,
    /// Whether it happens once when it is turned up (TTR-NEWS-03).
    pub instant: bool,
    /// What it does.
    pub effects: Vec<Effect>,
    /// What it changes while it is active.
    pub modifiers: Modifiers,
}

impl EventData {
    /// Whether a campaign adds it.
    pub fn is_new(&self) -> bool {
        self.added_by != "start"
    }
}

/// An upgrade or a conductor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PerkData {
    /// Its name in files and notation.
    pub id: String,
    /// What it does.
    pub effects: Vec<Effect>,
    /// What it changes for its owner.
    pub modifiers: Modifiers,
}

/// A sticker's place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StickerData {
    /// Which.
    pub sticker: Sticker,
    /// In which list.
    pub list: List,
    /// Its number there.
    pub number: u8,
    /// Which comes first of two with one number.
    pub order: u8,
    /// Whether it is in force when the companies play on after the campaign (TTR-VAR-02).
    pub free_play: bool,
}

/// A postcard's secret side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PostcardData {
    /// Where it comes from: the set of its ticket, `box` or `story`.
    pub source: String,
    /// What must be done.
    pub condition: Condition,
    /// When that is looked at.
    pub check: Check,
    /// What it brings.
    pub reward: Vec<Effect>,
    /// What it is worth in the vault.
    pub vault_value: u8,
}

/// A card of the story deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoryData {
    /// Its number: the year and its place in it.
    pub id: String,
    /// In which game it is read, from 1.
    pub game: u8,
    /// At which moment.
    pub when: When,
    /// What its B side does.
    pub effects: Vec<Effect>,
    /// Whether reading stops with it (TTR-CAMP-12).
    pub stops: bool,
}

/// One game of the campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameData {
    /// Its year.
    pub year: u16,
    /// Train cars of each company.
    pub train_cars: u8,
    /// What a company gets that is absent (TTR-CAMP-19).
    pub absent_score: i16,
}

/// A company card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompanyData {
    /// Whose.
    pub company: Company,
    /// What a strand of its colour brings.
    pub bonus: Vec<Effect>,
}

/// Everything.
#[derive(Clone, PartialEq, Debug)]
pub struct Data {
    /// Numbers of the rules.
    pub numbers: rows::Numbers,
    /// What the boxes bring.
    pub modules: Modules,
    /// The train deck with all newspapers.
    pub train_cards: Pile,
    /// Company cards.
    pub companies: Vec<CompanyData>,
    /// Upgrades of company cards.
    pub upgrades: Vec<PerkData>,
    /// Conductors.
    pub conductors: Vec<PerkData>,
    /// The games of the campaign.
    pub games: Vec<GameData>,
    /// What vault items are worth, in the order of [`crate::vocabulary::VaultItem`].
    pub vault_items: [(u8, u8); 4],
    /// Parts of the map.
    pub areas: Vec<AreaData>,
    /// Cities.
    pub cities: Vec<CityData>,
    /// Strands.
    pub strands: Vec<StrandData>,
    /// Strands between the same two cities.
    pub groups: Vec<Strands>,
    /// Ticket sets.
    pub ticket_sets: Vec<TicketSet>,
    /// Tickets.
    pub tickets: Vec<TicketData>,
    /// Event cards.
    pub events: Vec<EventData>,
    /// Stickers, in the order in which they act.
    pub stickers: Vec<StickerData>,
    /// Postcards, from number 1.
    pub postcards: Vec<PostcardData>,
    /// The story deck.
    pub story: Vec<StoryData>,
    /// What opening an area does, by area; nothing for those of the starting board.
    pub boxes: Vec<Vec<Effect>>,
    /// What opening the conductor's box does.
    pub conductor_box: Vec<Effect>,
    /// What follows from the map.
    pub map: MapSets,
}

/// Sets that the rules ask for all the time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MapSets {
    /// Strands by colour, the grey ones last.
    pub by_color: [Strands; 7],
    /// Strands that end in a city.
    pub by_city: Vec<Strands>,
    /// Strands with an end in an area.
    pub by_area: Vec<Strands>,
    /// Strands of this length or more.
    pub at_least: [Strands; MAX_LENGTH + 2],
    /// Mountain strands.
    pub mountain: Strands,
    /// Strands across a border.
    pub border: Strands,
    /// Large cities.
    pub large: Cities,
    /// Ports.
    pub ports: Cities,
    /// Atlantic ports.
    pub atlantic: Cities,
    /// Pacific ports.
    pub pacific: Cities,
    /// Cities of Canada and Mexico.
    pub foreign: Cities,
    /// Cities by area.
    pub cities: Vec<Cities>,
    /// Areas of the starting board.
    pub start: Areas,
}

/// What the boxes bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Modules {
    /// What cargo tokens pay, by their number.
    pub cargo_pays: Vec<u8>,
    /// How many cargo tokens there are.
    pub cargo_supply: u8,
    /// Station markers of a company: regular ones and those for rewards.
    pub stations: (u8, u8),
    /// What a station pays.
    pub station_income: u8,
    /// Ranches.
    pub ranches: Vec<City>,
    /// Stockyards.
    pub stockyards: Cities,
    /// What cattle pays that reaches a stockyard, and what other cattle pays.
    pub cattle_pays: (u8, u8),
    /// Where the outlaws hide.
    pub hideout: City,
    /// What lies on the stash at first.
    pub stash: u8,
    /// What a skull costs, and the most that skulls cost.
    pub robbery: (u8, u8),
    /// The most mines there can be.
    pub mines: u8,
    /// The most ore for one strand.
    pub ore_cap: u8,
    /// What ore pays.
    pub ore_value: u8,
    /// How much ore there is.
    pub ore_supply: u8,
    /// What crossing a border costs.
    pub duty: u8,
    /// What a foreign city pays, and how many pay at most.
    pub trade: (u8, u8),
    /// Cards that are revealed for a mountain strand.
    pub snow_reveal: u8,
    /// What a surcharge costs in dollars.
    pub snow_surcharge: u8,
    /// What a mountain strand pays.
    pub snow_premium: u8,
    /// What the first Golden Spike pays, and what later ones pay.
    pub spike: (u8, u8),
    /// What a ticket pays more that one has stamped before.
    pub stamp_bonus: u8,
    /// What a stamp is worth at the end of the campaign.
    pub stamp_value: u8,
}

/// Something in the data files that does not fit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct DataError {
    /// Where.
    pub place: String,
    /// What.
    pub problem: String,
}

impl DataError {
    pub(crate) fn new(place: impl Into<String>, problem: impl Into<String>) -> Self {
        DataError { place: place.into(), problem: problem.into() }
    }
}

impl Data {
    /// Reads and checks data files.
    pub fn read(sources: &Sources<'_>) -> Result<Data, DataError> {
        let data = read::all(sources)?;
        check::all(&data)?;
        Ok(data)
    }

    /// Effects are asked for by number, so that a step on the stack is small: events, postcards, story cards, boxes by
    /// area, the conductor's box.
    #[inline]
    pub(crate) fn effects(&self, list: u8) -> &[Effect] {
        let mut place = usize::from(list);
        if place < self.events.len() {
            return &self.events[place].effects;
        }
        place -= self.events.len();
        if place < self.postcards.len() {
            return &self.postcards[place].reward;
        }
        place -= self.postcards.len();
        if place < self.story.len() {
            return &self.story[place].effects;
        }
        place -= self.story.len();
        if place < self.boxes.len() {
            return &self.boxes[place];
        }
        &self.conductor_box
    }

    pub(crate) fn list_of_event(&self, event: EventCard) -> u8 {
        event.0
    }

    pub(crate) fn list_of_postcard(&self, postcard: Postcard) -> u8 {
        (self.events.len() + postcard.index()) as u8
    }

    pub(crate) fn list_of_story(&self, card: StoryCard) -> u8 {
        (self.events.len() + self.postcards.len() + card.index()) as u8
    }

    pub(crate) fn list_of_box(&self, area: Area) -> u8 {
        (self.events.len() + self.postcards.len() + self.story.len() + area.index()) as u8
    }

    pub(crate) fn list_of_conductors(&self) -> u8 {
        (self.events.len() + self.postcards.len() + self.story.len() + self.boxes.len()) as u8
    }

    /// A strand.
    #[inline]
    pub fn strand(&self, strand: Strand) -> &StrandData {
        &self.strands[strand.index()]
    }

    /// A city.
    #[inline]
    pub fn city(&self, city: City) -> &CityData {
        &self.cities[city.index()]
    }

    /// Frontier areas of a tier.
    pub fn tier(&self, tier: u8) -> Areas {
        (0..self.areas.len()).filter(|&i| self.areas[i].tier == tier).map(|i| Area(i as u8)).collect()
    }

    /// Strands on a board with these frontier areas.
    pub fn open_strands(&self, areas: Areas) -> Strands {
        let open = |strand: &Strand| self.strand(*strand).needs.minus(areas).is_empty();
        (0..self.strands.len()).map(|i| Strand(i as u8)).filter(open).collect()
    }

    /// Cities on a board with these frontier areas.
    pub fn open_cities(&self, areas: Areas) -> Cities {
        areas
            .union(self.map.start)
            .iter()
            .fold(Cities::NONE, |cities, area| cities.union(self.map.cities[area.index()]))
    }
}

static DATA: LazyLock<Data> =
    LazyLock::new(|| Data::read(&Sources::EMBEDDED).expect("what is in the box fits together"));

/// What is in the box.
#[inline]
pub fn data() -> &'static Data {
    &DATA
}
