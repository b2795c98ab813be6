//! The closed vocabulary in which cards, boxes and story speak: effects and conditions.
//!
//! What an effect does is said in `rules/effects.rs`, when a condition is met in `rules/conditions.rs`.

use table::named;

use crate::ids::{Area, City, Color, EventCards, Postcard, Stickers, Strands, Upgrade};

named! {
    /// Whom an effect concerns.
    Target {
        /// The holder of the card.
        Holder = "self",
        /// The one for whom the newspaper was drawn (TTR-NEWS-14).
        Active = "active",
        /// Everybody who takes part, in turn order from the active one.
        All = "all",
        /// The last in the ranking.
        Last = "last",
        /// The first in the ranking.
        Winner = "winner",
        /// Everybody with the fewest dollars.
        FewestDollars = "fewest_dollars",
        /// Everybody with the most dollars.
        MostDollars = "most_dollars",
        /// Whoever has the fewest unfulfilled postcards (TTR-AREA-04).
        FewestPostcards = "fewest_postcards",
    }
}

named! {
    /// What is counted.
    Counter {
        /// One's own strands.
        RoutesOwned = "routes_owned",
        /// One's own stations on the board.
        Stations = "stations",
        /// Foreign cities that one's own strands touch.
        ForeignCities = "foreign_cities",
    }
}

named! {
    /// Things that pay when the game is scored.
    Token {
        /// Cargo from a port.
        Cargo = "cargo",
        /// Cattle from a ranch.
        Cattle = "cattle",
        /// Ore.
        Ore = "ore",
        /// A foreign city with trade.
        ForeignCity = "foreign_city",
    }
}

named! {
    /// How locomotives of the row may be taken.
    FaceUp {
        /// As the first and only card (TTR-DRAW-03).
        Usual = "usual",
        /// Not at all.
        Forbidden = "forbidden",
        /// Like any other card.
        CountsOne = "counts_one",
    }
}

named! {
    /// What a vault can hold besides slips and postcards.
    VaultItem {
        /// For a game won.
        Ribbon = "ribbon",
        /// For the first route in a new area.
        PioneerPlaque = "pioneer_plaque",
        /// For the first Golden Spike of the campaign.
        FirstSpike = "first_spike",
        /// A gift of the story.
        ReturnedNote = "returned_note",
    }
}

named! {
    /// When a story card is read (TTR-STORY-04).
    When {
        /// While a game is set up.
        SetupStep7 = "setup_step_7",
        /// After a game.
        EndStep3 = "end_step_3",
        /// When everything of the last game is put away.
        AfterEndStep7 = "after_end_step_7",
        /// When the campaign has been scored.
        AfterCampaignScoring = "after_campaign_scoring",
    }
}

named! {
    /// When a postcard is looked at (TTR-POST-06).
    Check {
        /// In rule 11 of the holder's own building.
        Build = "build_step_11",
        /// There, but only if the holder wants to pay for it.
        BuildOptional = "build_step_11_optional",
        /// At the end of the holder's turn, if the holder wants to.
        TurnEndOptional = "turn_end_optional",
        /// When the game has ended.
        GameEnd = "game_end",
    }
}

/// Where a mine goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MineSite {
    /// To this city.
    City(City),
    /// Wherever the target wants in its network.
    Choice(Target),
}

/// What a card, a box or the story does. `MOD_` and `ABILITY_` effects last while their card is in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The names of parameters are those of the data files.
pub enum Effect {
    GainDollars {
        target: Target,
        amount: u8,
    },
    PayDollars {
        target: Target,
        amount: u8,
    },
    GainPer {
        target: Target,
        count_of: Counter,
        every: u8,
        amount: u8,
        max: u8,
    },
    DrawTrainCards {
        target: Target,
        count: u8,
    },
    DiscardTrainCards {
        target: Target,
        count: u8,
    },
    RefreshFaceUp,
    /// To the hideout, or to this city.
    MoveOutlaw {
        to: Option<City>,
    },
    AddStash {
        amount: u8,
    },
    PlaceMine(MineSite),
    PlaceStation {
        target: Target,
    },
    UpgradeCompany {
        target: Target,
        upgrade: Upgrade,
    },
    GainVault {
        target: Target,
        item: VaultItem,
    },
    GivePostcard {
        target: Target,
        postcard: Postcard,
    },
    AddRule {
        rules: Stickers,
    },
    RemoveRule {
        rules: Stickers,
    },
    AddEvents {
        events: EventCards,
    },
    AddTickets {
        set: u8,
    },
    OpenArea {
        tier: u8,
        chooser: Target,
    },
    OpenConductorBox,
    Pause,
    Stop,
    EndCampaign,
    ModRouteBonus {
        filter: Strands,
        dollars: u8,
    },
    ModExtraCard {
        filter: Strands,
        cards: u8,
    },
    ModBuildFee {
        filter: Strands,
        dollars: u8,
    },
    ModBuildForbidden {
        filter: Strands,
    },
    ModFaceUpLoco {
        mode: FaceUp,
    },
    ModTicketDraw {
        draw: u8,
        keep_min: u8,
    },
    ModTicketDrawPlus {
        draw: u8,
    },
    ModCompanyBonus {
        dollars: u8,
    },
    ModLargeCityDraw {
        cards: u8,
    },
    ModTokenValue {
        token: Token,
        dollars: u8,
    },
    ModTokenStart {
        token: Token,
        count: u8,
    },
    ModOreCap {
        cap: u8,
    },
    ModNoRobbery,
    ModNoDuty,
    ModStartDollars {
        amount: u8,
    },
    ModStartCards {
        amount: u8,
    },
    ModTrains {
        amount: u8,
    },
    AbilityRefresh {
        uses: u8,
    },
}

/// What kind of thing an effect is, and so where it may stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It happens at once and is over.
    Immediate,
    /// It changes the campaign.
    Campaign,
    /// It lasts while its card is in force.
    Modifier,
}

impl Effect {
    /// The names of all types, in the order of the variants.
    pub const TYPES: [&'static str; 40] = [
        "GAIN_DOLLARS",
        "PAY_DOLLARS",
        "GAIN_PER",
        "DRAW_TRAIN_CARDS",
        "DISCARD_TRAIN_CARDS",
        "REFRESH_FACE_UP",
        "MOVE_OUTLAW",
        "ADD_STASH",
        "PLACE_MINE",
        "PLACE_STATION",
        "UPGRADE_COMPANY",
        "GAIN_VAULT",
        "GIVE_POSTCARD",
        "ADD_RULE",
        "REMOVE_RULE",
        "ADD_EVENTS",
        "ADD_TICKETS",
        "OPEN_AREA",
        "OPEN_CONDUCTOR_BOX",
        "PAUSE",
        "STOP",
        "END_CAMPAIGN",
        "MOD_ROUTE_BONUS",
        "MOD_EXTRA_CARD",
        "MOD_BUILD_FEE",
        "MOD_BUILD_FORBIDDEN",
        "MOD_FACE_UP_LOCO",
        "MOD_TICKET_DRAW",
        "MOD_TICKET_DRAW_PLUS",
        "MOD_COMPANY_BONUS",
        "MOD_LARGE_CITY_DRAW",
        "MOD_TOKEN_VALUE",
        "MOD_TOKEN_START",
        "MOD_ORE_CAP",
        "MOD_NO_ROBBERY",
        "MOD_NO_DUTY",
        "MOD_START_DOLLARS",
        "MOD_START_CARDS",
        "MOD_TRAINS",
        "ABILITY_REFRESH",
    ];

    /// The name of its type in the data files.
    pub fn type_name(&self) -> &'static str {
        let number = match self {
            Effect::GainDollars { .. } => 0,
            Effect::PayDollars { .. } => 1,
            Effect::GainPer { .. } => 2,
            Effect::DrawTrainCards { .. } => 3,
            Effect::DiscardTrainCards { .. } => 4,
            Effect::RefreshFaceUp => 5,
            Effect::MoveOutlaw { .. } => 6,
            Effect::AddStash { .. } => 7,
            Effect::PlaceMine(_) => 8,
            Effect::PlaceStation { .. } => 9,
            Effect::UpgradeCompany { .. } => 10,
            Effect::GainVault { .. } => 11,
            Effect::GivePostcard { .. } => 12,
            Effect::AddRule { .. } => 13,
            Effect::RemoveRule { .. } => 14,
            Effect::AddEvents { .. } => 15,
            Effect::AddTickets { .. } => 16,
            Effect::OpenArea { .. } => 17,
            Effect::OpenConductorBox => 18,
            Effect::Pause => 19,
            Effect::Stop => 20,
            Effect::EndCampaign => 21,
            Effect::ModRouteBonus { .. } => 22,
            Effect::ModExtraCard { .. } => 23,
            Effect::ModBuildFee { .. } => 24,
            Effect::ModBuildForbidden { .. } => 25,
            Effect::ModFaceUpLoco { .. } => 26,
            Effect::ModTicketDraw { .. } => 27,
            Effect::ModTicketDrawPlus { .. } => 28,
            Effect::ModCompanyBonus { .. } => 29,
            Effect::ModLargeCityDraw { .. } => 30,
            Effect::ModTokenValue { .. } => 31,
            Effect::ModTokenStart { .. } => 32,
            Effect::ModOreCap { .. } => 33,
            Effect::ModNoRobbery => 34,
            Effect::ModNoDuty => 35,
            Effect::ModStartDollars { .. } => 36,
            Effect::ModStartCards { .. } => 37,
            Effect::ModTrains { .. } => 38,
            Effect::AbilityRefresh { .. } => 39,
        };
        Effect::TYPES[number]
    }

    /// What kind of thing it is.
    pub fn kind(&self) -> Kind {
        let place = Effect::TYPES.iter().position(|name| *name == self.type_name()).unwrap_or_default();
        match place {
            0..=7 => Kind::Immediate,
            8..=21 => Kind::Campaign,
            _ => Kind::Modifier,
        }
    }
}

/// What a postcard asks for. All of it counts in one game only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The names of parameters are those of the data files.
pub enum Condition {
    Connect { a: City, b: City },
    CityRoutes { city: City, n: u8 },
    ColorRoutes { color: Color, n: u8 },
    LongRoutes { min_len: u8, n: u8 },
    LargeCities { n: u8 },
    AreaRoutes { area: Area, n: u8 },
    Ports { n: u8 },
    CompanyRoutes { n: u8 },
    Tokens { token: Token, n: u8 },
    Dollars { n: u8 },
    BuildDuringEvent { events: EventCards },
    ExtraLoco { n: u8 },
    HandColor { n: u8 },
    TicketsDone { n: u8 },
    TrainsLeft { max: u8 },
}

impl Condition {
    /// The names of all types, in the order of the variants.
    pub const TYPES: [&'static str; 15] = [
        "CONNECT",
        "CITY_ROUTES",
        "COLOR_ROUTES",
        "LONG_ROUTES",
        "LARGE_CITIES",
        "AREA_ROUTES",
        "PORTS",
        "COMPANY_ROUTES",
        "TOKENS",
        "DOLLARS",
        "BUILD_DURING_EVENT",
        "EXTRA_LOCO",
        "HAND_COLOR",
        "TICKETS_DONE",
        "TRAINS_LEFT",
    ];

    /// The name of its type in the data files.
    pub fn type_name(&self) -> &'static str {
        let number = match self {
            Condition::Connect { .. } => 0,
            Condition::CityRoutes { .. } => 1,
            Condition::ColorRoutes { .. } => 2,
            Condition::LongRoutes { .. } => 3,
            Condition::LargeCities { .. } => 4,
            Condition::AreaRoutes { .. } => 5,
            Condition::Ports { .. } => 6,
            Condition::CompanyRoutes { .. } => 7,
            Condition::Tokens { .. } => 8,
            Condition::Dollars { .. } => 9,
            Condition::BuildDuringEvent { .. } => 10,
            Condition::ExtraLoco { .. } => 11,
            Condition::HandColor { .. } => 12,
            Condition::TicketsDone { .. } => 13,
            Condition::TrainsLeft { .. } => 14,
        };
        Condition::TYPES[number]
    }

    /// When it is looked at.
    pub const fn check(&self) -> Check {
        match self {
            Condition::ExtraLoco { .. } => Check::BuildOptional,
            Condition::HandColor { .. } => Check::TurnEndOptional,
            Condition::TicketsDone { .. } | Condition::TrainsLeft { .. } => Check::GameEnd,
            _ => Check::Build,
        }
    }
}

/// What modifiers of one card add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modifiers {
    /// Dollars for matching strands.
    pub route_bonus: (Strands, u8),
    /// More cards for matching strands.
    pub extra_cards: (Strands, u8),
    /// Dollars that matching strands cost.
    pub fee: (Strands, u8),
    /// Strands that cannot be built.
    pub forbidden: Strands,
    /// How locomotives of the row may be taken.
    pub face_up: FaceUp,
    /// How many tickets are drawn, and how many must be kept.
    pub ticket_draw: Option<(u8, u8)>,
    /// More tickets.
    pub ticket_plus: u8,
    /// More dollars for a strand of the company's colour.
    pub company_bonus: u8,
    /// Cards for a large city.
    pub large_draw: Option<u8>,
    /// More dollars for each token of a kind.
    pub token_value: [u8; 4],
    /// Tokens to begin with.
    pub token_start: [u8; 4],
    /// The most ore for one strand.
    pub ore_cap: Option<u8>,
    /// Skulls do not count.
    pub no_robbery: bool,
    /// Borders cost nothing.
    pub no_duty: bool,
    /// More dollars to begin with.
    pub start_dollars: u8,
    /// More cards to begin with.
    pub start_cards: u8,
    /// More train cars.
    pub trains: u8,
    /// How often the row may be refreshed.
    pub refreshes: u8,
}

impl Modifiers {
    /// Nothing is modified.
    pub const NONE: Modifiers = Modifiers {
        route_bonus: (Strands::NONE, 0),
        extra_cards: (Strands::NONE, 0),
        fee: (Strands::NONE, 0),
        forbidden: Strands::NONE,
        face_up: FaceUp::Usual,
        ticket_draw: None,
        ticket_plus: 0,
        company_bonus: 0,
        large_draw: None,
        token_value: [0; 4],
        token_start: [0; 4],
        ore_cap: None,
        no_robbery: false,
        no_duty: false,
        start_dollars: 0,
        start_cards: 0,
        trains: 0,
        refreshes: 0,
    };

    /// Whether strands cost something else than usual, or cannot be built.
    pub fn hampers_building(&self) -> bool {
        self.extra_cards.1 > 0 || self.fee.1 > 0 || !self.forbidden.is_empty()
    }
}
