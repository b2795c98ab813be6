//! What always holds, in random games of every kind, and how large and fast a game is.

use table::{Eyes, Game, Guide};
use west_story::data::Card;
use west_story::view::Phase;
use west_story::{Options, WestStory};

use crate::common::*;

/// Looks at random games of every setup after each decision.
fn always(games: u64, look: impl Fn(&Table)) {
    for (_, options) in setups() {
        for seed in 0..games {
            let mut t = deal(&options, seed);
            look(&t);
            t.play_out(&look);
        }
    }
}

#[test]
fn every_single_card_is_somewhere_once() {
    always(2, |t| {
        let view = t.view();
        let mut seen = [0u8; 156];
        let mut count = |card: Card| {
            if !card.is_printed() && card != Card::NONE {
                seen[card.index()] += 1;
            }
        };
        for deck in &view.decks {
            deck.face_down.iter().chain(&deck.discards).for_each(|&card| count(card));
        }
        view.market.iter().flatten().for_each(|&card| count(card));
        view.piles.iter().flatten().for_each(|&card| count(card));
        for player in &view.players {
            player.stack.iter().chain(&player.reserved).for_each(|&card| count(card));
            for place in &player.town {
                count(place.card);
                place.covered.iter().for_each(|&card| count(card));
            }
        }
        assert!(seen.iter().all(|&times| times <= 1), "a card is in two places");
    });
}

#[test]
fn limits_of_the_table_are_kept() {
    always(3, |t| {
        let view = t.view();
        for player in &view.players {
            assert!(player.hats <= 6 && player.cows <= 6);
            let discs = player.discs + player.outposts.iter().sum::<u8>() + player.robberies;
            assert_eq!(discs, 8);
        }
        let dealt = view.regions.iter().flat_map(|region| &region.bandits).flatten().count();
        assert!(dealt <= 12);
        for player in &view.players {
            let region = &view.regions[usize::from(player.region)];
            assert!(region.revealed || view.round == 0, "a pawn's own region is always turned up");
        }
        if view.phase == Phase::Turn {
            assert_eq!(t.acting().len(), 1);
        }
    });
}

#[test]
fn a_game_takes_a_fraction_of_its_bound() {
    let mut most = 0;
    for (_, options) in setups() {
        for seed in 0..8 {
            let mut decisions = 0;
            deal(&options, seed).play_out(|_| decisions += 1);
            most = most.max(decisions);
        }
    }
    assert!(most * 2 < WestStory::BOUND, "{most} of {}", WestStory::BOUND);
}

#[test]
fn a_state_takes_less_than_a_kilobyte() {
    assert!(size_of::<WestStory>() <= 1024, "{}", size_of::<WestStory>());
}

#[test]
fn the_guide_gives_chances_and_plausible_choices() {
    for options in [Options::for_people(1), Options::for_people(4).everything()] {
        let mut t = deal(&options, 3);
        t.play_out(|t| {
            let prospects = t.game.prospects();
            assert!((prospects.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{prospects:?}");
            for seat in t.game.to_act() {
                let mut legal = Vec::new();
                t.game.legal(seat, &mut legal);
                assert!(legal.iter().all(|&action| t.game.promise(seat, action) > 0.0));
            }
        });
        let standing = t.game.standing().expect("a finished game");
        let winner = standing.winners().next().expect("a winner");
        assert_eq!(t.game.prospects()[winner.index()], 1.0, "one winner: ties are broken");
    }
}

#[test]
fn the_result_is_shown_when_the_game_is_over() {
    let mut t = deal(&Options::for_people(3), 2);
    assert!(t.game.view(Eyes::Open).standing.is_none());
    t.play_out(|_| {});
    let standing = t.game.view(Eyes::Open).standing.expect("a result");
    let mut places: Vec<u8> = standing.results.iter().map(|result| result.place).collect();
    places.sort_unstable();
    assert_eq!(places, [1, 2, 3], "nobody shares a place");
}
