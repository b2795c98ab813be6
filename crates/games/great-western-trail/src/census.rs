//! Where every component of the box is.

use table::{Census, Setup};

use crate::cards::Pile;
use crate::data::boards::DISCS;
use crate::data::buildings::{Neutral, PRIVATE};
use crate::data::cattle::{Cattle, SIMMENTALS};
use crate::data::objectives::{Objective, Start};
use crate::data::railroad::Master;
use crate::data::tiles::{BAGS, HAZARDS, Tile, Worker};
use crate::data::trail::{NEUTRAL, Site};
use crate::setup::Options;
use crate::state::{GreatWesternTrail, Tenant};

/// What a table with this setup holds.
pub(crate) fn of_the_box(setup: &Options) -> Census {
    let mut census = Census::new();
    let (seats, people) = (setup.seats(), setup.players);
    for tile in Tile::ALL {
        census.add(tile.name(), "box", BAGS.iter().map(|bag| usize::from(bag.count(tile))).sum());
    }
    for kind in Cattle::ALL {
        let simmental = matches!(kind, Cattle::Calf | Cattle::Heifer | Cattle::Cow) && setup.simmentals;
        let starting = usize::from(kind.in_starting_deck()) * people;
        let market = usize::from(kind.in_market()) + if simmental { usize::from(SIMMENTALS) } else { 0 };
        census.add(kind.name(), "box", starting + market);
    }
    for kind in Objective::ALL {
        census.add(kind.name(), "box", usize::from(kind.copies()));
    }
    census.add("starting objectives", "box", Start::ALL.len());
    census.add("station masters", "box", Master::ALL.len());
    census.add("neutral buildings", "box", Neutral::ALL.len());
    census.add("private buildings", "box", PRIVATE * seats);
    census.add("discs", "box", usize::from(DISCS) * seats);
    census.add("ranchers", "box", seats);
    census.add("engines", "box", seats);
    census.add("certificate markers", "box", seats);
    census.add("job-market token", "box", 1);
    census
}

/// Where everything is now.
pub(crate) fn of(game: &GreatWesternTrail) -> Census {
    let mut census = Census::new();
    count_tiles(game, &mut census);
    count_cards(game, &mut census);
    count_pieces(game, &mut census);
    census
}

fn count_tiles(game: &GreatWesternTrail, census: &mut Census) {
    let table = &game.table;
    for tile in Tile::ALL {
        for (bag, place) in table.bags.iter().zip(["bag 1", "bag 2", "bag 3"]) {
            census.add(tile.name(), place, usize::from(bag.count(tile)));
        }
        census.add(tile.name(), "gone", usize::from(table.gone_tiles.count(tile)));
        census.add(tile.name(), "foresight", table.foresight.iter().filter(|other| **other == Some(tile)).count());
        census.add(tile.name(), "trail", table.tenants.iter().filter(|tenant| **tenant == Tenant::Tile(tile)).count());
    }
    for worker in Worker::ALL {
        let name = Tile::of(worker).name();
        census.add(name, "job market", table.jobs[worker.index()].count_ones() as usize);
        census.add(name, "stations", table.posted.iter().filter(|posted| **posted == Some(worker)).count());
        // The first of each row is printed.
        census.add(name, "players", table.players().iter().map(|player| usize::from(player.workers(worker)) - 1).sum());
    }
    for player in table.players() {
        for kind in 0..HAZARDS {
            census.add(Tile::ALL[kind].name(), "players", usize::from(player.hazards[kind]));
        }
        census.add(Tile::GreenBandit.name(), "players", usize::from(player.bandits[0]));
        census.add(Tile::OrangeBandit.name(), "players", usize::from(player.bandits[1]));
    }
}

fn count_cards(game: &GreatWesternTrail, census: &mut Census) {
    let table = &game.table;
    let of_cows = |cows| Pile { cows, goals: Default::default() };
    let of_goals = |goals| Pile { cows: Default::default(), goals };
    let mut piles = vec![
        ("market", of_cows(table.market)),
        ("market stack", of_cows(table.stack)),
        ("gone", table.gone_cards),
        ("objective deck", of_goals(game.goals)),
        ("display", of_goals(table.display.iter().flatten().copied().collect())),
    ];
    for seat in table.all_seats() {
        let herd = game.herd(seat);
        piles.extend([("hands", herd.hand), ("decks", herd.deck), ("discard piles", herd.discard)]);
        piles.push(("played", of_goals(table.player(seat).played)));
    }
    for (place, pile) in piles {
        for kind in Cattle::ALL {
            census.add(kind.name(), place, usize::from(pile.cows.count(kind)));
        }
        for kind in Objective::ALL {
            census.add(kind.name(), place, usize::from(pile.goals.count(kind)));
        }
    }
    census.add(Cattle::Heifer.name(), "upgrades", usize::from(table.upgrades[0]));
    census.add(Cattle::Cow.name(), "upgrades", usize::from(table.upgrades[1]));
}

fn count_pieces(game: &GreatWesternTrail, census: &mut Census) {
    let table = &game.table;
    let players = table.players();
    let starts = players.iter().filter(|player| player.start.is_some()).count();
    census.add("starting objectives", "players", starts);
    census.add("starting objectives", "out", Start::ALL.len() - starts);
    let taken: usize = players.iter().map(|player| player.masters.len()).sum();
    let waiting = table.masters.iter().flatten().count();
    census.add("station masters", "players", taken);
    census.add("station masters", "stations", waiting);
    census.add("station masters", "out", Master::ALL.len() - crate::data::railroad::MASTERS);
    let neutral = |site: &&Site| matches!(table.tenant(**site), Tenant::Neutral(_));
    census.add("neutral buildings", "trail", NEUTRAL.iter().filter(neutral).count());
    for (seat, player) in table.all_seats().zip(players) {
        let on_trail = |tenant: &&Tenant| matches!(tenant, Tenant::Private { owner, .. } if *owner == seat);
        let on_trail = table.tenants.iter().filter(on_trail).count();
        let unbuilt = player.unbuilt.len();
        census.add("private buildings", "trail", on_trail);
        census.add("private buildings", "players", unbuilt);
        // Whatever was built is on the trail or was replaced.
        census.add("private buildings", "gone", PRIVATE - unbuilt - player.built.len());
        let on_board: u8 = player.discs.iter().sum();
        let delivered: u8 = player.cities.iter().sum();
        census.add("discs", "boards", usize::from(on_board));
        census.add("discs", "cities", usize::from(delivered));
        census.add("discs", "stations", player.stations.len());
    }
    let here = players.iter().filter(|player| player.rancher.is_some()).count();
    census.add("ranchers", "trail", here);
    census.add("ranchers", "beside", players.len() - here);
    census.add("engines", "track", players.len());
    census.add("certificate markers", "boards", players.len());
    census.add("job-market token", if table.token_owner.is_some() { "players" } else { "job market" }, 1);
}
