//! The data files as they are written, row by row.

use serde::Deserialize;
use toml::Table;

/// The text of every data file.
#[derive(Clone, Copy, Debug)]
pub struct Sources<'a> {
    /// Cards, companies, numbers.
    pub game: &'a str,
    /// Areas, cities, strands.
    pub map: &'a str,
    /// Tickets.
    pub tickets: &'a str,
    /// Event cards.
    pub events: &'a str,
    /// Stickers, conductors and boxes.
    pub boxes: &'a str,
    /// Postcards.
    pub postcards: &'a str,
    /// The story deck.
    pub story: &'a str,
}

impl Sources<'static> {
    /// The files that the game is played with.
    pub const EMBEDDED: Sources<'static> = Sources {
        game: include_str!("../../data/game.toml"),
        map: include_str!("../../data/map.toml"),
        tickets: include_str!("../../data/tickets.toml"),
        events: include_str!("../../data/events.toml"),
        boxes: include_str!("../../data/boxes.toml"),
        postcards: include_str!("../../data/postcards.toml"),
        story: include_str!("../../data/story.toml"),
    };
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameFile {
    pub train_cards: Vec<TrainCards>,
    pub companies: Vec<CompanyRow>,
    pub upgrades: Vec<PerkRow>,
    pub games: Vec<GameRow>,
    pub vault_items: Vec<VaultRow>,
    pub numbers: Numbers,
    pub modules: ModuleRows,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrainCards {
    pub color: String,
    pub plain: u8,
    pub pickaxe: u8,
    pub skull: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CompanyRow {
    pub color: String,
    pub bonus: Vec<Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PerkRow {
    pub id: String,
    pub effects: Vec<Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameRow {
    pub year: u16,
    pub train_cars: u8,
    pub absent_score: i16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VaultRow {
    pub id: String,
    pub value: u8,
    pub count: u8,
}

/// Numbers of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // The names say it; they are those of the data file.
pub struct Numbers {
    pub players_min: u8,
    pub players_max: u8,
    pub games_in_campaign: u8,
    pub start_dollars: u8,
    pub start_train_cards: u8,
    pub face_up_cards: u8,
    pub face_up_loco_limit: u8,
    pub start_tickets_dealt: u8,
    pub start_tickets_keep: u8,
    pub start_tickets_keep_if_short: u8,
    pub ticket_draw: u8,
    pub ticket_keep: u8,
    pub train_card_draw: u8,
    pub draw_action_min_pool: u8,
    pub last_round_trigger_trains: u8,
    pub trains_per_colour: u8,
    pub newspapers: [u8; 4],
    pub unused_train_bonus: [u8; 7],
    pub reward_instead: u8,
    pub max_upgrades: u8,
    pub panic_dollars: u8,
    pub mail_dollars: u8,
    pub expo_dollars: u8,
    pub events_per_action: u8,
    pub idle_turns: u8,
    pub refresh_attempts: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ModuleRows {
    pub cargo: CargoRow,
    pub stations: StationsRow,
    pub cattle: CattleRow,
    pub outlaw: OutlawRow,
    pub mines: MinesRow,
    pub customs: CustomsRow,
    pub snow: SnowRow,
    pub spike: SpikeRow,
    pub stamps: StampsRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CargoRow {
    pub pays: Vec<u8>,
    pub supply: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StationsRow {
    pub regular: u8,
    pub reserve: u8,
    pub income: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CattleRow {
    pub ranches: Vec<String>,
    pub stockyards: Vec<String>,
    pub delivered: u8,
    pub undelivered: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OutlawRow {
    pub hideout: String,
    pub setup_stash: u8,
    pub loss_per_skull: u8,
    pub loss_cap: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MinesRow {
    pub max_markers: u8,
    pub ore_cap: u8,
    pub ore_value: u8,
    pub ore_supply: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CustomsRow {
    pub duty: u8,
    pub trade_per_city: u8,
    pub trade_max_cities: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SnowRow {
    pub reveal: u8,
    pub surcharge_dollars: u8,
    pub premium: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpikeRow {
    pub first: u8,
    pub later: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StampsRow {
    pub repeat_bonus: u8,
    pub final_value_per_stamp: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapFile {
    pub areas: Vec<AreaRow>,
    pub cities: Vec<CityRow>,
    pub groups: Vec<GroupRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AreaRow {
    pub id: String,
    pub tier: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CityRow {
    pub id: String,
    pub area: String,
    pub country: String,
    #[serde(default)]
    pub large: bool,
    pub port: Option<String>,
    pub x: u16,
    pub y: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GroupRow {
    pub a: String,
    pub b: String,
    pub length: u8,
    pub colors: Vec<String>,
    #[serde(default)]
    pub needs: Vec<String>,
    #[serde(default)]
    pub mountain: bool,
    /// Where each colour was taken from.
    #[serde(default)]
    pub source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TicketFile {
    pub sets: Vec<SetRow>,
    pub tickets: Vec<TicketRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetRow {
    pub id: String,
    pub board: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TicketRow {
    pub id: String,
    pub set: String,
    pub a: String,
    pub b: String,
    pub value: u8,
    pub postcard: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventFile {
    pub events: Vec<EventRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventRow {
    pub id: String,
    pub added_by: String,
    pub kind: String,
    pub effects: Vec<Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoxFile {
    pub stickers: Vec<StickerRow>,
    pub conductors: Vec<PerkRow>,
    pub boxes: Vec<BoxRow>,
    pub conductor_box: ConductorBox,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StickerRow {
    pub id: String,
    pub list: String,
    pub number: u8,
    pub order: u8,
    pub free_play: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoxRow {
    pub area: String,
    pub effects: Vec<Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ConductorBox {
    pub effects: Vec<Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PostcardFile {
    pub postcards: Vec<PostcardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PostcardRow {
    pub number: u8,
    pub source: String,
    pub condition: Table,
    pub check: String,
    pub reward: Vec<Table>,
    pub vault_value: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoryFile {
    pub story: Vec<StoryRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoryRow {
    pub id: String,
    pub game: u8,
    pub when: String,
    pub effects: Vec<Table>,
}
