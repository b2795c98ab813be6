//! The closed vocabulary in which cards, boxes and story speak: effects and conditions.
//!
//! What an effect does is said in `rules/effects.rs`, when a condition is met in `rules/conditions.rs`.

use table::named;

use crate::data::params::{Param, Params};
use crate::data::{Data, DataError};
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

/// Tickets that come together, by their place in the data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TicketBatch(pub u8);

/// Where a mine goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MineSite {
    /// To this city.
    City(City),
    /// Wherever the target wants in its network.
    Choice(Target),
}

/// Says all words of a kind once: each with its name in the data files, its parameters, and what sort of word it is. How one is
/// written, read and checked follows from that; parameters are read in their order here.
macro_rules! words {
    ($(#[$about:meta])* $name:ident, $what:literal, $(#[$asked:meta])* $sort:ident: $sorts:ident {
        $($(#[$doc:meta])* $type:literal = $word:ident $({ $($param:ident: $of:ty),* })?: $is:ident,)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)] // The names of parameters are those of the data files.
        pub enum $name {
            $($(#[$doc])* $word $({ $($param: $of),* })?,)*
        }

        impl $name {
            /// The names of all types, in the order of the variants.
            pub const TYPES: [&'static str; [$($type),*].len()] = [$($type),*];

            /// The name of its type in the data files.
            pub const fn type_name(&self) -> &'static str {
                match self {
                    $($name::$word { .. } => $type,)*
                }
            }

            $(#[$asked])*
            pub const fn $sort(&self) -> $sorts {
                match self {
                    $($name::$word { .. } => $sorts::$is,)*
                }
            }

            pub(crate) fn read(data: &Data, place: &str, table: &toml::Table) -> Result<Self, DataError> {
                let (kind, mut params) = Params::new(data, place, table)?;
                let read = match kind.as_str() {
                    $($type => $name::$word $({ $($param: Param::read(&mut params, stringify!($param))?),* })?,)*
                    _ => return Err(params.wrong(concat!("there is no such type of ", $what))),
                };
                params.finish(read)
            }
        }
    };
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

words! {
    /// What a card, a box or the story does. `MOD_` and `ABILITY_` effects last while their card is in force.
    Effect, "effect",
    /// What kind of thing it is.
    kind: Kind {
        "GAIN_DOLLARS" = GainDollars { target: Target, amount: u8 }: Immediate,
        "PAY_DOLLARS" = PayDollars { target: Target, amount: u8 }: Immediate,
        "GAIN_PER" = GainPer { target: Target, count_of: Counter, every: u8, amount: u8, max: u8 }: Immediate,
        "DRAW_TRAIN_CARDS" = DrawTrainCards { target: Target, count: u8 }: Immediate,
        "DISCARD_TRAIN_CARDS" = DiscardTrainCards { target: Target, count: u8 }: Immediate,
        "REFRESH_FACE_UP" = RefreshFaceUp: Immediate,
        /// To the hideout, or to this city.
        "MOVE_OUTLAW" = MoveOutlaw { to: Option<City> }: Immediate,
        "ADD_STASH" = AddStash { amount: u8 }: Immediate,
        "PLACE_MINE" = PlaceMine { city: MineSite }: Campaign,
        "PLACE_STATION" = PlaceStation { target: Target }: Campaign,
        "UPGRADE_COMPANY" = UpgradeCompany { target: Target, upgrade: Upgrade }: Campaign,
        "GAIN_VAULT" = GainVault { target: Target, item: VaultItem }: Campaign,
        "GIVE_POSTCARD" = GivePostcard { target: Target, postcard: Postcard }: Campaign,
        "ADD_RULE" = AddRule { rules: Stickers }: Campaign,
        "REMOVE_RULE" = RemoveRule { rules: Stickers }: Campaign,
        "ADD_EVENTS" = AddEvents { events: EventCards }: Campaign,
        "ADD_TICKETS" = AddTickets { set: TicketBatch }: Campaign,
        "OPEN_AREA" = OpenArea { tier: u8, chooser: Target }: Campaign,
        "OPEN_CONDUCTOR_BOX" = OpenConductorBox: Campaign,
        "PAUSE" = Pause: Campaign,
        "STOP" = Stop: Campaign,
        "END_CAMPAIGN" = EndCampaign: Campaign,
        "MOD_ROUTE_BONUS" = ModRouteBonus { filter: Strands, dollars: u8 }: Modifier,
        "MOD_EXTRA_CARD" = ModExtraCard { filter: Strands, cards: u8 }: Modifier,
        "MOD_BUILD_FEE" = ModBuildFee { filter: Strands, dollars: u8 }: Modifier,
        "MOD_BUILD_FORBIDDEN" = ModBuildForbidden { filter: Strands }: Modifier,
        "MOD_FACE_UP_LOCO" = ModFaceUpLoco { mode: FaceUp }: Modifier,
        "MOD_TICKET_DRAW" = ModTicketDraw { draw: u8, keep_min: u8 }: Modifier,
        "MOD_TICKET_DRAW_PLUS" = ModTicketDrawPlus { draw: u8 }: Modifier,
        "MOD_COMPANY_BONUS" = ModCompanyBonus { dollars: u8 }: Modifier,
        "MOD_LARGE_CITY_DRAW" = ModLargeCityDraw { cards: u8 }: Modifier,
        "MOD_TOKEN_VALUE" = ModTokenValue { token: Token, dollars: u8 }: Modifier,
        "MOD_TOKEN_START" = ModTokenStart { token: Token, count: u8 }: Modifier,
        "MOD_ORE_CAP" = ModOreCap { cap: u8 }: Modifier,
        "MOD_NO_ROBBERY" = ModNoRobbery: Modifier,
        "MOD_NO_DUTY" = ModNoDuty: Modifier,
        "MOD_START_DOLLARS" = ModStartDollars { amount: u8 }: Modifier,
        "MOD_START_CARDS" = ModStartCards { amount: u8 }: Modifier,
        "MOD_TRAINS" = ModTrains { amount: u8 }: Modifier,
        "ABILITY_REFRESH" = AbilityRefresh { uses: u8 }: Modifier,
    }
}

words! {
    /// What a postcard asks for. All of it counts in one game only.
    Condition, "condition",
    /// When it is looked at.
    check: Check {
        "CONNECT" = Connect { a: City, b: City }: Build,
        "CITY_ROUTES" = CityRoutes { city: City, n: u8 }: Build,
        "COLOR_ROUTES" = ColorRoutes { color: Color, n: u8 }: Build,
        "LONG_ROUTES" = LongRoutes { min_len: u8, n: u8 }: Build,
        "LARGE_CITIES" = LargeCities { n: u8 }: Build,
        "AREA_ROUTES" = AreaRoutes { area: Area, n: u8 }: Build,
        "PORTS" = Ports { n: u8 }: Build,
        "COMPANY_ROUTES" = CompanyRoutes { n: u8 }: Build,
        "TOKENS" = Tokens { token: Token, n: u8 }: Build,
        "DOLLARS" = Dollars { n: u8 }: Build,
        "BUILD_DURING_EVENT" = BuildDuringEvent { events: EventCards }: Build,
        "EXTRA_LOCO" = ExtraLoco { n: u8 }: BuildOptional,
        "HAND_COLOR" = HandColor { n: u8 }: TurnEndOptional,
        "TICKETS_DONE" = TicketsDone { n: u8 }: GameEnd,
        "TRAINS_LEFT" = TrainsLeft { max: u8 }: GameEnd,
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
