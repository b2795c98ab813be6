//! Where every component of the box is (CE-INV-01 to CE-INV-06).

use table::{Census, Seat};

use crate::action::{Card, Face};
use crate::data::{BULLETS, Character, JEWELS, Kind, Level, NEUTRAL_BULLETS, PURSE_VALUES, RoundCard, STRONGBOXES};
use crate::purses::Place;
use crate::state::{ColtExpress, Spot, Step};
use crate::view;

/// What the box holds, whatever the setup.
pub(crate) fn of_the_box() -> Census {
    let mut census = Census::new();
    for (value, count) in PURSE_VALUES {
        census.add(purse(value.dollars()), "box", usize::from(count));
    }
    census.add("purses", "box", 18);
    census.add("jewels", "box", usize::from(JEWELS));
    census.add("strongboxes", "box", usize::from(STRONGBOXES));
    census.add("neutral bullets", "box", usize::from(NEUTRAL_BULLETS));
    for who in Character::ALL {
        census.add(format!("bullets of {who}"), "box", usize::from(BULLETS));
        for kind in Kind::ALL {
            census.add(Card { owner: who, kind }.to_string(), "box", usize::from(kind.count()));
        }
    }
    census.add("pawns", "box", 6);
    census.add("round cards", "box", RoundCard::ALL.len());
    census
}

/// Where everything is now.
pub(crate) fn of(game: &ColtExpress) -> Census {
    let mut census = Census::new();
    count_loot(game, &mut census);
    count_bullets(game, &mut census);
    count_action_cards(game, &mut census);
    count_pawns(game, &mut census);
    let rounds = game.rounds.iter().flatten().count();
    census.add("round cards", "table", rounds);
    census.add("round cards", "deck and box", RoundCard::ALL.len() - rounds);
    census
}

/// Between actions nobody is inside with the Sheriff (CE-INV-05); while a meeting is told, somebody is.
fn count_pawns(game: &ColtExpress, census: &mut Census) {
    let in_play = game.in_play.len();
    census.add("pawns", "train", in_play);
    census.add("pawns", "box", Character::ALL.len() - in_play);
    if game.is_prepared() {
        let met = game.at(Spot::new(game.sheriff, Level::Inside));
        census.add("pawns with the sheriff", "too many", met.len());
    }
}

fn purse(dollars: i32) -> String {
    format!("purse {dollars}")
}

/// CE-INV-01.
fn count_loot(game: &ColtExpress, census: &mut Census) {
    for ((value, _), count) in PURSE_VALUES.into_iter().zip(game.purses.unseen().counts()) {
        census.add(purse(value.dollars()), "unseen", usize::from(count));
    }
    for owned in game.purses.owned() {
        let place = match owned.place {
            Place::With(who) => who.to_string(),
            Place::At(spot) => format!("{spot:?}"),
        };
        census.add(purse(owned.value.dollars()), place, 1);
    }
    let mut purses = 0;
    let mut jewels = 0;
    let mut strongboxes = usize::from(game.strongbox_aside);
    for unit in 0..=game.locomotive {
        for level in Level::ALL {
            let spot = Spot::new(unit, level);
            let pile = game.piles[spot.index()];
            let dropped = game.dropped_at(spot).count();
            census.add("purses", format!("{spot:?}"), usize::from(pile.purses) + dropped);
            census.add("jewels", format!("{spot:?}"), usize::from(pile.jewels));
            census.add("strongboxes", format!("{spot:?}"), usize::from(pile.strongboxes));
            purses += usize::from(pile.purses) + dropped;
            jewels += usize::from(pile.jewels);
            strongboxes += usize::from(pile.strongboxes);
        }
    }
    for who in game.in_play.iter() {
        let bandit = game.bandit(who);
        census.add("purses", who.name(), usize::from(bandit.purses));
        census.add("jewels", who.name(), usize::from(bandit.jewels));
        census.add("strongboxes", who.name(), usize::from(bandit.strongboxes));
        purses += usize::from(bandit.purses);
        jewels += usize::from(bandit.jewels);
        strongboxes += usize::from(bandit.strongboxes);
    }
    census.add("strongboxes", "aside", usize::from(game.strongbox_aside));
    // The box holds what never came into play: fixed by the setup, and so no remainder to hide a loss in.
    let (boxed_purses, boxed_jewels, boxed_strongboxes) = boxed(game);
    census.add("purses", "box", boxed_purses);
    census.add("jewels", "box", boxed_jewels);
    census.add("strongboxes", "box", boxed_strongboxes);
    debug_assert_eq!((purses + boxed_purses, jewels + boxed_jewels, strongboxes + boxed_strongboxes), (18, 6, 2));
}

/// Loot that stays in the box for this train and these characters.
fn boxed(game: &ColtExpress) -> (usize, usize, usize) {
    if matches!(game.step, Step::Pick { .. }) {
        return (18, 6, 2);
    }
    let (purses, jewels) = game.cars[..usize::from(game.locomotive)]
        .iter()
        .flatten()
        .map(|car| car.loot())
        .fold((0, 0), |sum, loot| (sum.0 + loot.0, sum.1 + loot.1));
    (18 - usize::from(purses) - game.in_play.len(), 6 - usize::from(jewels), 0)
}

/// CE-INV-02, CE-INV-03.
fn count_bullets(game: &ColtExpress, census: &mut Census) {
    let prepared = game.is_prepared();
    let neutral = if prepared { game.neutral } else { NEUTRAL_BULLETS };
    census.add("neutral bullets", "supply", usize::from(neutral));
    census.add("neutral bullets", "removed", usize::from(game.neutral_removed));
    for who in game.in_play.iter() {
        census.add("neutral bullets", who.name(), usize::from(game.bandit(who).neutral));
    }
    for who in Character::ALL {
        let kind = format!("bullets of {who}");
        if !game.in_play.contains(who) {
            census.add(kind, "box", usize::from(BULLETS));
            continue;
        }
        census.add(kind.clone(), who.name(), usize::from(game.bandit(who).bullets));
        for other in game.in_play.iter() {
            census.add(kind.clone(), other.name(), usize::from(game.bandit(other).hits[who.index()]));
        }
    }
}

/// CE-INV-04, CE-INV-06. Cards that a two-player team does not use are in the box (CE-TWO-18).
fn count_action_cards(game: &ColtExpress, census: &mut Census) {
    let dealt = game.round > 0;
    for seat in Seat::all(game.player_count()).filter(|_| dealt) {
        let pocket = game.pocket(seat);
        let mut bullets = 0;
        for (place, cards) in
            [("hand", pocket.hand), ("deck", pocket.deck), ("discard", pocket.discard), ("hand", pocket.shed)]
        {
            for held in view::counts(game, seat, cards) {
                match held.card {
                    Some(card) => census.add(card.to_string(), place, usize::from(held.count)),
                    None => bullets += held.count,
                }
            }
        }
        for laid in game.stack.waiting().iter().filter(|laid| laid.seat() == seat) {
            let face = if laid.face() == Face::Up { "stack" } else { "stack, face down" };
            census.add(game.card(seat, laid.slot()).to_string(), face, 1);
        }
        // Bullets are counted where they were received; here they must be the same number.
        let received = game.received(seat);
        census.add("bullets in pockets", "too many", usize::from(bullets.saturating_sub(received)));
        census.add("bullets in pockets", "too few", usize::from(received.saturating_sub(bullets)));
    }
    for owner in Character::ALL {
        for kind in Kind::ALL {
            let in_use = if dealt && game.in_play.contains(owner) { in_use(game, owner, kind) } else { 0 };
            census.add(Card { owner, kind }.to_string(), "box", usize::from(kind.count() - in_use));
        }
    }
}

/// How many cards of a kind a character in play uses (CE-SETUP-04, CE-TWO-05).
fn in_use(game: &ColtExpress, owner: Character, kind: Kind) -> u8 {
    match (game.players, kind) {
        (2, Kind::Sheriff) => u8::from(game.team(game.owner(owner)).first() == Some(owner)),
        (2, _) => 1,
        _ => kind.count(),
    }
}
