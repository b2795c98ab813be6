//! From rows of text to typed tables. Every name is looked up here.

use serde::de::DeserializeOwned;

use super::rows::{BoxFile, EventFile, GameFile, GroupRow, MapFile, ModuleRows, PostcardFile, StoryFile, TicketFile};
use super::{
    AreaData, CityData, CompanyData, Country, Data, DataError, EventData, GameData, Lanes, List, MAX_CITIES,
    MAX_LENGTH, MAX_STRANDS, MAX_TICKETS, MapSets, Modules, PerkData, PostcardData, Sea, Sources, StickerData,
    StoryData, StrandData, TicketData, TicketSet, params,
};
use crate::cards::{Card, Pile, Symbol};
use crate::ids::{Area, Areas, Cities, City, Color, Company, Postcard, Sticker, Strand, Strands};
use crate::vocabulary::{Check, Condition, Effect, Modifiers, VaultItem, When};

type Read<T> = Result<T, DataError>;

fn file<T: DeserializeOwned>(name: &str, text: &str) -> Read<T> {
    toml::from_str(text).map_err(|error| DataError::new(name, error.message().to_owned()))
}

fn named<T>(place: &str, name: &str, found: Option<T>) -> Read<T> {
    found.ok_or_else(|| DataError::new(place, format!("`{name}` is no name that is known here")))
}

/// Everything, with all names looked up; whether it makes sense is looked at later.
pub(super) fn all(sources: &Sources<'_>) -> Read<Data> {
    let game: GameFile = file("game.toml", sources.game)?;
    let map: MapFile = file("map.toml", sources.map)?;
    let tickets: TicketFile = file("tickets.toml", sources.tickets)?;
    let events: EventFile = file("events.toml", sources.events)?;
    let boxes: BoxFile = file("boxes.toml", sources.boxes)?;
    let postcards: PostcardFile = file("postcards.toml", sources.postcards)?;
    let story: StoryFile = file("story.toml", sources.story)?;

    let mut data = land(&map)?;
    data.numbers = game.numbers.clone();
    data.train_cards = train_cards(&game)?;
    data.games = game
        .games
        .iter()
        .map(|row| GameData { year: row.year, train_cars: row.train_cars, absent_score: row.absent_score })
        .collect();
    for item in VaultItem::ALL {
        let row = game.vault_items.iter().find(|row| row.id == item.name());
        let row = named("game.toml, vault_items", item.name(), row)?;
        data.vault_items[item.index()] = (row.value, row.count);
    }
    data.modules = modules(&data, &game.modules)?;
    read_tickets(&mut data, &tickets)?;
    // Names first: effects speak of each other's cards.
    data.events = events
        .events
        .iter()
        .map(|row| EventData {
            id: row.id.clone(),
            added_by: row.added_by.clone(),
            instant: row.kind == "instant",
            effects: Vec::new(),
            modifiers: Modifiers::NONE,
        })
        .collect();
    let perk = |id: &String| PerkData { id: id.clone(), effects: Vec::new(), modifiers: Modifiers::NONE };
    data.upgrades = game.upgrades.iter().map(|row| perk(&row.id)).collect();
    data.conductors = boxes.conductors.iter().map(|row| perk(&row.id)).collect();
    read_postcard_names(&mut data, &postcards)?;
    read_effects(&mut data, &game, &events, &boxes, &postcards, &story)?;
    read_stickers(&mut data, &boxes)?;
    Ok(data)
}

/// Areas, cities and strands; everything else is still empty.
fn land(map: &MapFile) -> Read<Data> {
    let mut data = Data::blank();
    data.areas = map.areas.iter().map(|row| AreaData { id: row.id.clone(), tier: row.tier }).collect();
    for row in &map.cities {
        let place = format!("map.toml, city {}", row.id);
        let port = row.port.as_deref().map(|sea| named(&place, sea, Sea::named(sea))).transpose()?;
        data.cities.push(CityData {
            id: row.id.clone(),
            area: named(&place, &row.area, data.find_area(&row.area))?,
            country: named(&place, &row.country, Country::named(&row.country))?,
            large: row.large,
            port,
            x: row.x,
            y: row.y,
        });
    }
    for row in &map.groups {
        group(&mut data, row)?;
    }
    let too_many = data.cities.len() > MAX_CITIES || data.strands.len() > MAX_STRANDS || data.areas.len() > 16;
    if too_many {
        return Err(DataError::new("map.toml", "there are too many areas, cities or strands"));
    }
    data.map = sets(&data);
    Ok(data)
}

fn group(data: &mut Data, row: &GroupRow) -> Read<()> {
    let id = format!("{}-{}", row.a, row.b);
    let place = format!("map.toml, group {id}");
    let (a, b) = (named(&place, &row.a, data.find_city(&row.a))?, named(&place, &row.b, data.find_city(&row.b))?);
    let lanes = match row.colors.len() {
        1 => Lanes::Single,
        2 => Lanes::Double,
        3 => Lanes::Triple,
        lanes => return Err(DataError::new(place, format!("it has {lanes} strands, not 1 to 3"))),
    };
    if !(1..=MAX_LENGTH).contains(&usize::from(row.length)) {
        return Err(DataError::new(place, format!("its length is {}, not 1 to {MAX_LENGTH}", row.length)));
    }
    if row.source.as_ref().is_some_and(|source| source.len() != row.colors.len()) {
        return Err(DataError::new(place, "`source` does not name one source for each colour"));
    }
    let needs: Areas = row
        .needs
        .iter()
        .map(|name| named(&place, name, data.find_area(name)))
        .collect::<Read<Vec<_>>>()?
        .into_iter()
        .collect();
    let mut strands = Strands::NONE;
    for (lane, name) in row.colors.iter().enumerate() {
        let color = if name == "gray" { None } else { Some(named(&place, name, Color::named(name))?) };
        let id = if lanes == Lanes::Single { id.clone() } else { format!("{id}-{}", ["A", "B", "C"][lane]) };
        strands.insert(Strand(data.strands.len() as u8));
        data.strands.push(StrandData {
            id,
            a,
            b,
            length: row.length,
            color,
            group: data.groups.len() as u8,
            lanes,
            needs,
            mountain: row.mountain,
            border: data.is_border(a, b),
        });
    }
    data.groups.push(strands);
    Ok(())
}

/// Sets that follow from the map.
fn sets(data: &Data) -> MapSets {
    let cities = |fits: &dyn Fn(&CityData) -> bool| -> Cities {
        (0..data.cities.len()).filter(|&i| fits(&data.cities[i])).map(|i| City(i as u8)).collect()
    };
    let number = |color: Option<Color>| color.map_or(Color::ALL.len(), Color::index);
    let area = |city: City| data.city(city).area;
    MapSets {
        by_color: std::array::from_fn(|color| data.strands_where(|strand| number(strand.color) == color)),
        by_city: (0..data.cities.len())
            .map(|i| City(i as u8))
            .map(|city| data.strands_where(|strand| strand.a == city || strand.b == city))
            .collect(),
        by_area: (0..data.areas.len())
            .map(|i| Area(i as u8))
            .map(|it| data.strands_where(|strand| area(strand.a) == it || area(strand.b) == it))
            .collect(),
        at_least: std::array::from_fn(|length| data.strands_where(|strand| usize::from(strand.length) >= length)),
        mountain: data.strands_where(|strand| strand.mountain),
        border: data.strands_where(|strand| strand.border),
        large: cities(&|city| city.large),
        ports: cities(&|city| city.port.is_some()),
        atlantic: cities(&|city| city.port == Some(Sea::Atlantic)),
        pacific: cities(&|city| city.port == Some(Sea::Pacific)),
        foreign: cities(&|city| city.country != Country::Us),
        cities: (0..data.areas.len()).map(|i| cities(&|city| city.area.index() == i)).collect(),
        start: data.tier(0),
    }
}

fn train_cards(game: &GameFile) -> Read<Pile> {
    let mut pile = Pile::NONE;
    for row in &game.train_cards {
        match row.color.as_str() {
            "locomotive" => pile.add(Card::LOCO, row.plain),
            "newspaper" => pile.add(Card::NEWS, row.plain),
            name => {
                let color = named("game.toml, train_cards", name, Color::named(name))?;
                for (symbol, count) in Symbol::ALL.into_iter().zip([row.plain, row.pickaxe, row.skull]) {
                    pile.add(Card::of(color, symbol), count);
                }
            }
        }
    }
    Ok(pile)
}

fn modules(data: &Data, rows: &ModuleRows) -> Read<Modules> {
    let place = "game.toml, modules";
    let city = |name: &String| named(place, name, data.find_city(name));
    Ok(Modules {
        cargo_pays: rows.cargo.pays.clone(),
        cargo_supply: rows.cargo.supply,
        stations: (rows.stations.regular, rows.stations.reserve),
        station_income: rows.stations.income,
        ranches: rows.cattle.ranches.iter().map(city).collect::<Read<_>>()?,
        stockyards: rows.cattle.stockyards.iter().map(city).collect::<Read<Vec<_>>>()?.into_iter().collect(),
        cattle_pays: (rows.cattle.delivered, rows.cattle.undelivered),
        hideout: city(&rows.outlaw.hideout)?,
        stash: rows.outlaw.setup_stash,
        robbery: (rows.outlaw.loss_per_skull, rows.outlaw.loss_cap),
        mines: rows.mines.max_markers,
        ore_cap: rows.mines.ore_cap,
        ore_value: rows.mines.ore_value,
        ore_supply: rows.mines.ore_supply,
        duty: rows.customs.duty,
        trade: (rows.customs.trade_per_city, rows.customs.trade_max_cities),
        snow_reveal: rows.snow.reveal,
        snow_surcharge: rows.snow.surcharge_dollars,
        snow_premium: rows.snow.premium,
        spike: (rows.spike.first, rows.spike.later),
        stamp_bonus: rows.stamps.repeat_bonus,
        stamp_value: rows.stamps.final_value_per_stamp,
    })
}

fn read_tickets(data: &mut Data, file: &TicketFile) -> Read<()> {
    for row in &file.sets {
        let place = format!("tickets.toml, set {}", row.id);
        let board = row.board.iter().map(|name| named(&place, name, data.find_area(name))).collect::<Read<Vec<_>>>()?;
        data.ticket_sets.push(TicketSet { id: row.id.clone(), board: board.into_iter().collect() });
    }
    for row in &file.tickets {
        let place = format!("tickets.toml, ticket {}", row.id);
        let set = data.ticket_sets.iter().position(|set| set.id == row.set);
        data.tickets.push(TicketData {
            id: row.id.clone(),
            set: named(&place, &row.set, set)? as u8,
            a: named(&place, &row.a, data.find_city(&row.a))?,
            b: named(&place, &row.b, data.find_city(&row.b))?,
            value: row.value,
            postcard: row.postcard.map(Postcard),
        });
    }
    if data.tickets.len() > MAX_TICKETS {
        return Err(DataError::new("tickets.toml", "there are too many tickets"));
    }
    Ok(())
}

fn read_postcard_names(data: &mut Data, file: &PostcardFile) -> Read<()> {
    for (i, row) in file.postcards.iter().enumerate() {
        let place = format!("postcards.toml, postcard {}", row.number);
        if usize::from(row.number) != i + 1 {
            return Err(DataError::new(place, format!("number {} was expected", i + 1)));
        }
        let check = named(&place, &row.check, Check::named(&row.check))?;
        data.postcards.push(PostcardData {
            source: row.source.clone(),
            condition: Condition::Dollars { n: 0 },
            check,
            reward: Vec::new(),
            vault_value: row.vault_value,
        });
    }
    Ok(())
}

fn read_effects(
    data: &mut Data,
    game: &GameFile,
    events: &EventFile,
    boxes: &BoxFile,
    postcards: &PostcardFile,
    story: &StoryFile,
) -> Read<()> {
    for (i, row) in events.events.iter().enumerate() {
        let place = format!("events.toml, event {}", row.id);
        if row.kind != "instant" && row.kind != "continuous" {
            return Err(DataError::new(place, format!("`{}` is neither instant nor continuous", row.kind)));
        }
        (data.events[i].effects, data.events[i].modifiers) = params::lasting(data, &place, &row.effects)?;
    }
    for (i, row) in game.upgrades.iter().enumerate() {
        let place = format!("game.toml, upgrade {}", row.id);
        (data.upgrades[i].effects, data.upgrades[i].modifiers) = params::lasting(data, &place, &row.effects)?;
    }
    for (i, row) in boxes.conductors.iter().enumerate() {
        let place = format!("boxes.toml, conductor {}", row.id);
        (data.conductors[i].effects, data.conductors[i].modifiers) = params::lasting(data, &place, &row.effects)?;
    }
    for row in &game.companies {
        let place = format!("game.toml, company {}", row.color);
        let company = named(&place, &row.color, Company::named(&row.color))?;
        let bonus = params::effects(data, &place, &row.bonus)?;
        data.companies.push(CompanyData { company, bonus });
    }
    for (i, row) in postcards.postcards.iter().enumerate() {
        let place = format!("postcards.toml, postcard {}", row.number);
        data.postcards[i].condition = Condition::read(data, &place, &row.condition)?;
        data.postcards[i].reward = params::effects(data, &place, &row.reward)?;
    }
    for row in &story.story {
        let place = format!("story.toml, card {}", row.id);
        let effects = params::effects(data, &place, &row.effects)?;
        let stops = effects.iter().any(|effect| matches!(effect, Effect::Pause | Effect::Stop));
        let when = named(&place, &row.when, When::named(&row.when))?;
        data.story.push(StoryData { id: row.id.clone(), game: row.game, when, effects, stops });
    }
    data.boxes = vec![Vec::new(); data.areas.len()];
    for row in &boxes.boxes {
        let place = format!("boxes.toml, box {}", row.area);
        let area = named(&place, &row.area, data.find_area(&row.area))?;
        if !data.boxes[area.index()].is_empty() {
            return Err(DataError::new(place, "the area has two boxes"));
        }
        data.boxes[area.index()] = params::effects(data, &place, &row.effects)?;
    }
    data.conductor_box = params::effects(data, "boxes.toml, conductor_box", &boxes.conductor_box.effects)?;
    Ok(())
}

fn read_stickers(data: &mut Data, file: &BoxFile) -> Read<()> {
    for row in &file.stickers {
        let place = format!("boxes.toml, sticker {}", row.id);
        data.stickers.push(StickerData {
            sticker: named(&place, &row.id, Sticker::named(&row.id))?,
            list: named(&place, &row.list, List::named(&row.list))?,
            number: row.number,
            order: row.order,
            free_play: row.free_play,
        });
    }
    Ok(())
}

impl Data {
    /// Nothing is in the box yet.
    fn blank() -> Data {
        Data {
            numbers: super::rows::Numbers {
                players_min: 0,
                players_max: 0,
                games_in_campaign: 0,
                start_dollars: 0,
                start_train_cards: 0,
                face_up_cards: 0,
                face_up_loco_limit: 0,
                start_tickets_dealt: 0,
                start_tickets_keep: 0,
                start_tickets_keep_if_short: 0,
                ticket_draw: 0,
                ticket_keep: 0,
                train_card_draw: 0,
                draw_action_min_pool: 0,
                last_round_trigger_trains: 0,
                trains_per_colour: 0,
                newspapers: [0; 4],
                unused_train_bonus: [0; 7],
                reward_instead: 0,
                max_upgrades: 0,
                panic_dollars: 0,
                mail_dollars: 0,
                expo_dollars: 0,
                events_per_action: 0,
                idle_turns: 0,
                refresh_attempts: 0,
            },
            modules: Modules {
                cargo_pays: Vec::new(),
                cargo_supply: 0,
                stations: (0, 0),
                station_income: 0,
                ranches: Vec::new(),
                stockyards: Cities::NONE,
                cattle_pays: (0, 0),
                hideout: City(0),
                stash: 0,
                robbery: (0, 0),
                mines: 0,
                ore_cap: 0,
                ore_value: 0,
                ore_supply: 0,
                duty: 0,
                trade: (0, 0),
                snow_reveal: 0,
                snow_surcharge: 0,
                snow_premium: 0,
                spike: (0, 0),
                stamp_bonus: 0,
                stamp_value: 0,
            },
            train_cards: Pile::NONE,
            companies: Vec::new(),
            upgrades: Vec::new(),
            conductors: Vec::new(),
            games: Vec::new(),
            vault_items: [(0, 0); 4],
            areas: Vec::new(),
            cities: Vec::new(),
            strands: Vec::new(),
            groups: Vec::new(),
            ticket_sets: Vec::new(),
            tickets: Vec::new(),
            events: Vec::new(),
            stickers: Vec::new(),
            postcards: Vec::new(),
            story: Vec::new(),
            boxes: Vec::new(),
            conductor_box: Vec::new(),
            map: MapSets::default(),
        }
    }
}
