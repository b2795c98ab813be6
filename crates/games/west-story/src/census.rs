//! Where every component of the box is.

use table::Census;

use crate::data::{
    BANDITS, BUILDING_KINDS, Card, DISCS, JOKERS, Kind, Licence, MARKERS, MAX_COWS, MAX_PLAYERS, SheriffCard, Symbol,
    Token, TomCard,
};
use crate::state::{Disc, Table};

/// All cows: as many as four Pastures hold.
const COWS: usize = MAX_COWS as usize * MAX_PLAYERS;

/// What the box holds, whatever the setup.
pub(crate) fn of_the_box() -> Census {
    let mut census = Census::new();
    for kind in Kind::ALL.into_iter().filter(|&kind| kind != Kind::Printed) {
        census.add(kind.name(), "box", kind.copies().len());
    }
    for symbol in Symbol::ALL {
        census.add(BANDIT_NAMES[symbol.index()], "box", usize::from(BANDITS[symbol.index()]));
    }
    census.add("sheriff cards", "box", SheriffCard::ALL.len());
    census.add("posters", "box", 4);
    census.add("licences", "box", Licence::ALL.len());
    census.add("business tokens", "box", Token::ALL.len());
    census.add("joker tokens", "box", JOKERS);
    census.add("discs", "box", usize::from(DISCS) * MAX_PLAYERS);
    census.add("markers", "box", usize::from(MARKERS) * MAX_PLAYERS);
    census.add("cows", "box", COWS);
    census.add("player boards", "box", MAX_PLAYERS);
    census.add("pawns", "box", MAX_PLAYERS);
    census.add("randomizer cards", "box", Kind::CHOOSABLE.len());
    census.add("tom's cards", "box", TomCard::ALL.len() + 2);
    census
}

/// What bandit tokens are called here.
const BANDIT_NAMES: [&str; 6] =
    ["bandit cactus", "bandit horseshoe", "bandit boot", "bandit revolver", "bandit gold", "gang"];

/// Where everything is now.
pub(crate) fn of(game: &Table) -> Census {
    let mut census = Census::new();
    count_cards(game, &mut census);
    count_bandits(game, &mut census);
    count_tokens(game, &mut census);
    count_pieces(game, &mut census);
    census
}

/// Decks, discards, Market, reserves, Towns, Tom's stack, piles of start cards; what is in none of them is in the box. A card that
/// was found twice is counted twice, so that it shows.
fn count_cards(game: &Table, census: &mut Census) {
    let mut places = [[0usize; PLACES.len()]; Kind::ALL.len()];
    let mut seen = [0u8; crate::data::DECKS];
    let mut put = |card: Card, place: usize| {
        if let Some(card) = card.some().filter(|card| !card.is_printed()) {
            seen[card.index()] += 1;
            places[card.kind() as usize][place] += 1;
        }
    };
    for row in 0..3 {
        game.decks[row].iter(row).for_each(|card| put(card, 1));
        game.discards[row].iter(row).for_each(|card| put(card, 2));
    }
    game.market.iter().for_each(|&card| put(card, 3));
    game.piles.iter().flatten().for_each(|&card| put(card, 4));
    game.in_hand().into_iter().for_each(|card| put(card, 4));
    for seat in game.all_seats() {
        put(game.player(seat).reserved, 5);
        game.owned(seat).for_each(|card| put(card, 6));
    }
    Card::all().filter(|card| seen[card.index()] == 0).for_each(|card| places[card.kind() as usize][0] += 1);
    for kind in Kind::ALL.into_iter().filter(|&kind| kind != Kind::Printed) {
        for (place, &count) in places[kind as usize].iter().enumerate().filter(|(_, count)| **count > 0) {
            census.add(kind.name(), PLACES[place], count);
        }
    }
}

const PLACES: [&str; 7] = ["box", "deck", "discards", "market", "table", "reserve", "towns"];

fn count_bandits(game: &Table, census: &mut Census) {
    for symbol in Symbol::ALL {
        let (name, index) = (BANDIT_NAMES[symbol.index()], symbol.index());
        let of = |bandit: &&Option<Symbol>| **bandit == Some(symbol);
        let shown = game.bandits.iter().flatten().filter(of).count();
        let tied = game.all_seats().filter(|&seat| game.player(seat).tied == Some(symbol)).count();
        let unused = if symbol == Symbol::Gold && !game.gold_rush { usize::from(BANDITS[index]) } else { 0 };
        census.add(name, "face down", usize::from(game.unseen.counts()[index]));
        census.add(name, "regions", shown);
        census.add(name, "tied", tied);
        census.add(name, "delivered", usize::from(game.jailed.counts()[index]));
        census.add(name, "box", unused + usize::from(game.freed.counts()[index]));
    }
}

fn count_tokens(game: &Table, census: &mut Census) {
    let mut add = |kind: &str, in_play: usize, all: usize| {
        census.add(kind, "table", in_play);
        census.add(kind, "box", all - in_play);
    };
    add("sheriff cards", game.contests_seen.len(), SheriffCard::ALL.len());
    add("posters", 4, 4);
    let licences = game.licences.iter().flatten().count()
        + game.all_seats().filter(|&seat| game.player(seat).licence.is_some()).count();
    add("licences", licences, Licence::ALL.len());
    add("business tokens", game.tokens.iter().flatten().flatten().count(), Token::ALL.len());
    let jokers: u8 = game.joker_places.iter().sum::<u8>() + game.players.iter().map(|player| player.jokers).sum::<u8>();
    add("joker tokens", usize::from(jokers), JOKERS);
    add("player boards", game.seat_count(), MAX_PLAYERS);
    add("pawns", game.seat_count(), MAX_PLAYERS);
    add("randomizer cards", BUILDING_KINDS, Kind::CHOOSABLE.len());
    add("tom's cards", if game.tom.is_some() { TomCard::ALL.len() + 2 } else { 0 }, TomCard::ALL.len() + 2);
}

/// Discs on fields and beside boards, markers on block fields, cows on Pastures.
fn count_pieces(game: &Table, census: &mut Census) {
    let placed = game.discs.iter().flatten().filter(|disc| **disc != Disc::NONE).count();
    census.add("discs", "fields", placed);
    for seat in game.all_seats() {
        let player = game.player(seat);
        census.add("discs", "boards", usize::from(player.discs));
        let markers = player.blocked.len();
        census.add("markers", "blocks", markers);
        census.add("markers", "boards", usize::from(MARKERS) - markers);
        census.add("cows", "pastures", usize::from(player.cows));
    }
    let absent = MAX_PLAYERS - game.seat_count();
    census.add("discs", "box", absent * usize::from(DISCS));
    census.add("markers", "box", absent * usize::from(MARKERS));
    let cows: u8 = game.all_seats().map(|seat| game.player(seat).cows).sum();
    census.add("cows", "box", COWS - usize::from(cows));
}
