//! Whether what is in the box fits together: counts, references, values, and that the campaign can be played to its end
//! whatever is opened first.

use std::collections::{BTreeMap, BTreeSet};

use table::sets::ones;

use super::{Data, DataError};
use crate::cards::Card;
use crate::ids::{Area, Areas, Cities, City, Color, Company, EventCards, Postcards, Sticker, Stickers, Strands};
use crate::vocabulary::{Condition, Effect, Kind, When};

type Verdict = Result<(), DataError>;

fn demand(kept: bool, place: &str, problem: impl FnOnce() -> String) -> Verdict {
    if kept { Ok(()) } else { Err(DataError::new(place, problem())) }
}

/// Every check.
pub(super) fn all(data: &Data) -> Verdict {
    counts(data)?;
    ids(data)?;
    map(data)?;
    connected(data)?;
    tickets(data)?;
    stickers(data)?;
    cards(data)?;
    postcards(data)?;
    campaign(data)?;
    vocabulary(data)
}

/// What the rulebook counts.
fn counts(data: &Data) -> Verdict {
    let demand = |kept, what: &str| demand(kept, "game.toml", || what.to_owned());
    let cards = &data.train_cards;
    demand(cards.len() == 90, "there are not 90 train cards")?;
    demand(Color::ALL.iter().all(|color| cards.of_color(*color) == 12), "a colour has not 12 train cards")?;
    demand(
        cards.count(Card::LOCO) == 12 && cards.count(Card::NEWS) == 6,
        "there are not 12 locomotives, 6 newspapers",
    )?;
    demand(data.companies.iter().map(|row| row.company).eq(Company::ALL), "the companies are not the five known ones")?;
    demand(data.games.len() == usize::from(data.numbers.games_in_campaign), "a game of the campaign has no row")?;
    let spare = data.upgrades.iter().map(|upgrade| upgrade.modifiers.trains).max().unwrap_or(0);
    let fits = data.games.iter().all(|game| game.train_cars + spare <= data.numbers.trains_per_colour);
    demand(fits, "a game needs more train cars than a company has")?;
    demand(data.games.iter().map(|game| game.year).is_sorted(), "the years of the games do not ascend")?;
    demand(data.numbers.newspapers.iter().all(|count| *count <= 6), "more newspapers are dealt than there are")?;
    let upgrades = data.upgrades.len() <= 8 && data.conductors.len() <= 8;
    demand(upgrades && data.conductors.len() > usize::from(data.numbers.players_max), "too few or too many cards")?;
    demand(data.modules.ranches.len() <= 8, "there are too many ranches")?;
    demand(data.modules.cargo_pays.is_sorted() && !data.modules.cargo_pays.is_empty(), "cargo pays less for more")
}

/// Nothing has the name of another.
fn ids(data: &Data) -> Verdict {
    let tables: [(&str, Vec<&str>); 7] = [
        ("map.toml, areas", data.areas.iter().map(|row| row.id.as_str()).collect()),
        ("map.toml, cities", data.cities.iter().map(|row| row.id.as_str()).collect()),
        ("map.toml, groups", data.strands.iter().map(|row| row.id.as_str()).collect()),
        ("tickets.toml", data.tickets.iter().map(|row| row.id.as_str()).collect()),
        ("events.toml", data.events.iter().map(|row| row.id.as_str()).collect()),
        ("game.toml, upgrades", data.upgrades.iter().map(|row| row.id.as_str()).collect()),
        ("boxes.toml, conductors", data.conductors.iter().map(|row| row.id.as_str()).collect()),
    ];
    for (place, names) in tables {
        let mut seen = BTreeSet::new();
        let twice = names.iter().find(|name| !seen.insert(**name));
        demand(twice.is_none(), place, || format!("`{}` is there twice", twice.unwrap_or(&"")))?;
    }
    Ok(())
}

fn map(data: &Data) -> Verdict {
    for strand in &data.strands {
        let place = format!("map.toml, strand {}", strand.id);
        demand(strand.a != strand.b, &place, || "it leads from a city to itself".to_owned())?;
        let frontier = |city: City| Some(data.city(city).area).filter(|area| data.areas[area.index()].tier > 0);
        let needs: Areas = [strand.a, strand.b].into_iter().filter_map(frontier).collect();
        demand(strand.needs == needs, &place, || "`needs` does not name the areas of its ends".to_owned())?;
    }
    let starting = data.strands.iter().filter(|strand| strand.needs.is_empty());
    for (number, color) in Color::ALL.into_iter().enumerate() {
        let spaces: u32 =
            starting.clone().filter(|strand| strand.color == Some(color)).map(|strand| u32::from(strand.length)).sum();
        demand((20..=21).contains(&spaces), "map.toml", || {
            format!("colour {number} has {spaces} spaces on the starting board, not 20 or 21")
        })?;
    }
    let large = data.map.large.both(data.open_cities(Areas::NONE)).len();
    demand(large == 7, "map.toml", || format!("{large} cities of the starting board are large, not 7"))
}

/// Every order in which areas can be opened keeps the board in one piece, at every stage (TTR-AREA-06).
fn connected(data: &Data) -> Verdict {
    let mut behind = Areas::NONE;
    demand(in_one_piece(data, behind), "map.toml", || "the starting board falls apart".to_owned())?;
    for tier in 1..=3 {
        let areas = data.tier(tier);
        for opened in 1u16..1 << areas.len() {
            let some: Areas = ones(opened).map(|number| areas.nth(number.into())).collect();
            let board = behind.union(some);
            demand(in_one_piece(data, board), "map.toml", || {
                let names: Vec<&str> = board.iter().map(|area| data.areas[area.index()].id.as_str()).collect();
                format!("the board with {} falls apart", names.join(", "))
            })?;
        }
        behind |= areas;
    }
    Ok(())
}

fn in_one_piece(data: &Data, areas: Areas) -> bool {
    let (cities, strands) = (data.open_cities(areas), data.open_strands(areas));
    let Some(first) = cities.iter().next() else { return false };
    let mut reached = Cities::only(first);
    loop {
        let before = reached;
        for strand in strands.iter() {
            let ends: Cities = [data.strand(strand).a, data.strand(strand).b].into_iter().collect();
            if !ends.both(reached).is_empty() {
                reached |= ends;
            }
        }
        if reached == before {
            return reached == cities;
        }
    }
}

/// The shortest way between two cities on a board.
fn distance(data: &Data, a: City, b: City, board: Strands) -> Option<u32> {
    let mut far = vec![u32::MAX; data.cities.len()];
    far[a.index()] = 0;
    for _ in 0..data.cities.len() {
        for strand in board.iter().map(|strand| data.strand(strand)) {
            let (a, b) = (strand.a.index(), strand.b.index());
            let length = u32::from(strand.length);
            far[b] = far[b].min(far[a].saturating_add(length));
            far[a] = far[a].min(far[b].saturating_add(length));
        }
    }
    Some(far[b.index()]).filter(|distance| *distance < u32::MAX)
}

/// Values are the shortest ways on the board for which a ticket was made; no two tickets are the same, none joins
/// neighbours.
fn tickets(data: &Data) -> Verdict {
    let mut pairs = BTreeSet::new();
    let mut shown = Postcards::NONE;
    for ticket in &data.tickets {
        let place = format!("tickets.toml, ticket {}", ticket.id);
        let board = data.open_strands(data.ticket_sets[usize::from(ticket.set)].board);
        let found = distance(data, ticket.a, ticket.b, board);
        demand(found == Some(u32::from(ticket.value)), &place, || {
            format!("its value is {}, but the shortest way is {found:?}", ticket.value)
        })?;
        demand(pairs.insert((ticket.a.min(ticket.b), ticket.a.max(ticket.b))), &place, || {
            "another ticket joins the same cities".to_owned()
        })?;
        let ends = |s: &super::StrandData| [s.a, s.b] == [ticket.a, ticket.b] || [s.b, s.a] == [ticket.a, ticket.b];
        demand(!data.strands.iter().any(ends), &place, || "it joins neighbours".to_owned())?;
        if let Some(postcard) = ticket.postcard {
            let known = (1..=data.postcards.len()).contains(&postcard.number());
            demand(known, &place, || format!("there is no postcard {postcard}"))?;
            demand(!shown.contains(postcard), &place, || format!("postcard {postcard} is on another ticket too"))?;
            shown.insert(postcard);
            let (set, source) =
                (&data.ticket_sets[usize::from(ticket.set)].id, &data.postcards[postcard.index()].source);
            demand(set == source, &place, || {
                format!("postcard {postcard} comes from {source}, the ticket from {set}")
            })?;
        }
    }
    let start = data.tickets.iter().filter(|ticket| ticket.set == 0).count();
    demand(start == 33, "tickets.toml", || format!("{start} tickets are in the starting set, not 33"))?;
    let loose = data.postcards.iter().filter(|postcard| !["box", "story"].contains(&postcard.source.as_str())).count();
    demand(loose == shown.len(), "postcards.toml", || "a postcard that should be on a ticket is on none".to_owned())
}

/// Stickers are listed in the order in which they act, which is that of their numbers.
fn stickers(data: &Data) -> Verdict {
    demand(data.stickers.iter().map(|row| row.sticker).eq(Sticker::ALL), "boxes.toml, stickers", || {
        "they are not the known ones in their order".to_owned()
    })?;
    let places = data.stickers.iter().map(|row| (row.list, row.number, row.order));
    demand(places.is_sorted(), "boxes.toml, stickers", || "their numbers do not ascend".to_owned())?;
    let base = [(Sticker::Company, 3), (Sticker::Large, 12)];
    let placed = |(sticker, number): (Sticker, u8)| data.stickers[sticker.index()].number == number;
    demand(base.into_iter().all(placed), "boxes.toml, stickers", || {
        "company colours and large cities are not rules 3 and 12".to_owned()
    })
}

/// Cards speak of what is their business.
fn cards(data: &Data) -> Verdict {
    for event in &data.events {
        let place = format!("events.toml, event {}", event.id);
        let kind = if event.instant { Kind::Immediate } else { Kind::Modifier };
        demand(!event.effects.is_empty() && event.effects.iter().all(|effect| effect.kind() == kind), &place, || {
            "its effects do not fit its kind".to_owned()
        })?;
    }
    for perk in data.upgrades.iter().chain(&data.conductors) {
        let fits = !perk.effects.is_empty() && perk.effects.iter().all(|effect| effect.kind() == Kind::Modifier);
        demand(fits, &format!("upgrade or conductor {}", perk.id), || {
            "it has an effect that does not last".to_owned()
        })?;
    }
    for company in &data.companies {
        let fits = matches!(company.bonus[..], [Effect::GainDollars { .. }]);
        demand(fits, &format!("game.toml, company {}", company.company), || "its bonus is not dollars".to_owned())?;
    }
    Ok(())
}

fn postcards(data: &Data) -> Verdict {
    for (i, postcard) in data.postcards.iter().enumerate() {
        let place = format!("postcards.toml, postcard {}", i + 1);
        demand(postcard.check == postcard.condition.check(), &place, || {
            "it is looked at when its condition cannot be met".to_owned()
        })?;
        let fits = !postcard.reward.is_empty() && postcard.reward.iter().all(|effect| effect.kind() != Kind::Modifier);
        demand(fits, &place, || "its reward does not happen at once".to_owned())?;
    }
    Ok(())
}

/// The story, the boxes and what they give.
fn campaign(data: &Data) -> Verdict {
    let mut tiers: BTreeMap<u8, usize> = BTreeMap::new();
    for pair in data.story.windows(2) {
        let place = format!("story.toml, card {}", pair[1].id);
        demand(pair[0].id < pair[1].id, &place, || "the cards are not in the order of their numbers".to_owned())?;
        let moment = |card: &super::StoryData| (card.game, card.when);
        demand(moment(&pair[0]) <= moment(&pair[1]), &place, || "it is read before the card above it".to_owned())?;
    }
    for game in 1..=data.numbers.games_in_campaign {
        let paused = data.story.iter().any(|card| card.game == game && card.when == When::SetupStep7 && card.stops);
        demand(paused, "story.toml", || format!("game {game} has no card that lets it begin"))?;
    }
    let last = data.story.last().is_some_and(|card| card.stops && card.game == data.numbers.games_in_campaign);
    demand(last, "story.toml", || "the story does not stop with the last game".to_owned())?;
    for effect in data.story.iter().flat_map(|card| &card.effects) {
        if let Effect::OpenArea { tier, .. } = effect {
            *tiers.entry(*tier).or_default() += 1;
        }
    }
    for tier in 1..=3 {
        let (opened, there) = (tiers.get(&tier).copied().unwrap_or(0), data.tier(tier).len());
        demand(opened == there, "story.toml", || format!("{opened} areas of tier {tier} are opened, not {there}"))?;
    }
    for area in (0..data.areas.len()).map(|i| Area(i as u8)) {
        let frontier = data.areas[area.index()].tier > 0;
        let place = format!("boxes.toml, area {}", data.areas[area.index()].id);
        demand(frontier != data.boxes[area.index()].is_empty(), &place, || {
            "a frontier area has no box, or another one has one".to_owned()
        })?;
    }
    given_once(data)
}

/// Every gift postcard, event, ticket set and sticker comes from exactly one place.
fn given_once(data: &Data) -> Verdict {
    let (mut gifts, mut events, mut rules) = (Postcards::NONE, EventCards::NONE, Stickers::NONE);
    let mut sets = vec![0; data.ticket_sets.len()];
    let boxes = data.boxes.iter().zip(&data.areas).map(|(effects, area)| (area.id.clone(), effects));
    let story = data.story.iter().map(|card| (card.id[..4].to_owned(), &card.effects));
    let conductors = [("conductor".to_owned(), &data.conductor_box)];
    for (giver, effects) in story.chain(boxes).chain(conductors) {
        for effect in effects {
            let place = format!("what {giver} brings");
            match effect {
                Effect::GivePostcard { postcard, .. } => {
                    demand(!gifts.contains(*postcard), &place, || format!("postcard {postcard} is given twice"))?;
                    gifts.insert(*postcard);
                }
                Effect::AddEvents { events: more } => {
                    demand(events.both(*more).is_empty(), &place, || "an event is added twice".to_owned())?;
                    let known = more.iter().all(|event| data.events[event.index()].added_by == giver);
                    demand(known, &place, || "an event says that something else adds it".to_owned())?;
                    events |= *more;
                }
                Effect::AddTickets { set } => sets[usize::from(set.0)] += 1,
                Effect::AddRule { rules: more } => rules = rules.union(*more),
                Effect::RemoveRule { rules: less } => {
                    demand(less.minus(rules) == Stickers::NONE, &place, || {
                        "a rule is removed that was never added".to_owned()
                    })?;
                }
                _ => {}
            }
        }
    }
    let given = |source: &str| ["box", "story"].contains(&source);
    let missing = data
        .postcards
        .iter()
        .enumerate()
        .find(|(i, postcard)| given(&postcard.source) != gifts.contains(crate::ids::Postcard(*i as u8 + 1)));
    demand(missing.is_none(), "postcards.toml", || {
        format!("postcard {} is not given as it says", missing.map_or(0, |(i, _)| i + 1))
    })?;
    let start = data.events.iter().filter(|event| event.added_by == "start").count();
    demand(start == 7 && start + events.len() == data.events.len(), "events.toml", || {
        format!("{start} events are there from the start and {} are added", events.len())
    })?;
    demand(sets[0] == 0 && sets[1..].iter().all(|times| *times == 1), "tickets.toml", || {
        "a set of tickets is not added exactly once".to_owned()
    })?;
    let base = Stickers::NONE.with(Sticker::Company).with(Sticker::Large);
    demand(rules.union(base).iter().eq(Sticker::ALL), "boxes.toml, stickers", || "a sticker is never added".to_owned())
}

/// Every word of the vocabulary is used: what no card says could not be tried.
fn vocabulary(data: &Data) -> Verdict {
    let perks = data.upgrades.iter().chain(&data.conductors).map(|perk| &perk.effects);
    let lists = perks
        .chain(data.events.iter().map(|event| &event.effects))
        .chain(data.postcards.iter().map(|postcard| &postcard.reward))
        .chain(data.story.iter().map(|card| &card.effects))
        .chain(&data.boxes)
        .chain(data.companies.iter().map(|company| &company.bonus))
        .chain([&data.conductor_box]);
    let used: BTreeSet<&str> = lists.flatten().map(Effect::type_name).collect();
    let unused = Effect::TYPES.iter().find(|name| !used.contains(**name));
    demand(unused.is_none(), "effects", || format!("no card has {}", unused.unwrap_or(&"")))?;
    let asked: BTreeSet<&str> = data.postcards.iter().map(|postcard| postcard.condition.type_name()).collect();
    let unasked = Condition::TYPES.iter().find(|name| !asked.contains(**name));
    demand(unasked.is_none(), "conditions", || format!("no postcard asks for {}", unasked.unwrap_or(&"")))
}
