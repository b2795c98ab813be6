//! Where every component of the box is (FT-INVAR-01).

use table::Census;

use crate::cards::{Card, Cards};
use crate::data::{Character, Cowbot, JOKERS, MAX_PLAYERS, OBJECTIVES, Objective};
use crate::state::Fliptown;

/// What the box holds, whatever the setup.
pub(crate) fn of_the_box() -> Census {
    let mut census = Census::new();
    for card in Cards::DECK.iter() {
        census.add(card.to_string(), "box", 1);
    }
    census.add("jokers", "box", usize::from(JOKERS));
    census.add("characters", "box", Character::ALL.len());
    census.add("objectives", "box", Objective::ALL.len());
    census.add("cowbots", "box", Cowbot::ALL.len());
    census.add("sheets", "box", MAX_PLAYERS);
    census
}

/// Where everything is now.
pub(crate) fn of(game: &Fliptown) -> Census {
    let mut census = Census::new();
    count_cards(game, &mut census);
    let mut add = |kind: &str, in_play: usize, all: usize| {
        census.add(kind, "table", in_play);
        census.add(kind, "box", all - in_play);
    };
    let wild = game.owner(Character::WildCard).map_or(0, |seat| game.sheet(seat).uses);
    add("jokers", usize::from(wild), usize::from(JOKERS));
    let characters = game.all_players().filter(|&seat| game.sheet(seat).character.is_some()).count();
    add("characters", characters, Character::ALL.len());
    add("objectives", game.objectives.map_or(0, |_| OBJECTIVES), Objective::ALL.len());
    add("cowbots", usize::from(game.cowbot.is_some()), Cowbot::ALL.len());
    add("sheets", game.player_count(), MAX_PLAYERS);
    census
}

/// Draw pile, discard pile, lineup, sheriff card, Hold'em cards and stolen cards are the whole deck, each card once. The
/// sheriff card stays beside the piles when it is turned up.
fn count_cards(game: &Fliptown, census: &mut Census) {
    let sheriff: Cards = game.sheriff.some().into_iter().collect();
    let places = [
        ("draw pile", game.draw),
        ("discard pile", game.discard),
        ("lineup", game.open_lineup()),
        ("sheriff", sheriff),
        ("hold'em", game.all_holdem()),
        ("cowbot", game.all_stolen()),
    ];
    for (place, cards) in places {
        cards.iter().for_each(|card: Card| census.add(card.to_string(), place, 1));
    }
}
