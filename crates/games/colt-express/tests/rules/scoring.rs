//! The end of the game and the final account (CE-END, CE-SCORE).

use crate::common::*;
use colt_express::data::RoundCard;
use colt_express::view::Phase;
use colt_express::{Cast, Event, Options, Position};
use table::{Eyes, Game, Standing};

fn four() -> Position {
    Position::of(&[Doc, Ghost, Tuco, Belle]).round(5, RoundCard::StationRevenge)
}

fn standing(position: Position) -> Standing {
    over(position).game.standing().expect("a finished game")
}

fn scores(standing: &Standing) -> Vec<Vec<i32>> {
    standing.results.iter().map(|result| result.scores.to_vec()).collect()
}

fn totals(standing: &Standing) -> Vec<i32> {
    standing.results.iter().map(|result| result.total).collect()
}

fn places(standing: &Standing) -> Vec<u8> {
    standing.results.iter().map(|result| result.place).collect()
}

#[test]
fn ce_end_01_the_game_ends_after_the_event_of_round_5() {
    for options in
        [Options::for_players(3), Options::for_players(6), Options::for_players(2), Options::for_players(4).expert()]
    {
        let mut t = deal(&options, 11);
        t.play_out(|_| {});
        let ended: Vec<_> = t.events().into_iter().filter(|event| matches!(event, Event::RoundEnded { .. })).collect();
        assert_eq!(ended, [1, 2, 3, 4].map(|round| Event::RoundEnded { round }));
        assert_eq!(t.events().last(), Some(&Event::Ended));
        assert!(t.events().iter().rev().take(30).any(|event| matches!(event, Event::IncidentBegan(_))));
        assert_eq!((t.view().rounds.len(), t.view().phase), (5, Phase::Over));
        assert!(t.game.to_act().is_empty());
        assert_eq!(t.legal_of(0), [""; 0]);
        assert_eq!(t.refused_as(0, "draw"), ("CE-END-01", "why-game-over"));
    }
    // Before that, nobody's account is made up.
    let t = deal(&Options::for_players(3), 11);
    assert_eq!((t.game.standing(), t.view().standing), (None, None));
    let before = heist(quiet(&[Doc, Ghost, Tuco]), &[(Doc, Move), (Doc, Climb)]);
    assert_eq!(before.game.standing(), None);
}

#[test]
fn ce_score_01_a_fortune_is_purses_by_value_jewels_500_strongboxes_1000_and_ransom() {
    let position = four().purses(Doc, &[250, 300, 500]).treasure(Doc, 2, 1).purses(Ghost, &[]).purses(Tuco, &[450]);
    let account = standing(position);
    assert_eq!(scores(&account)[0][..4], [1050, 1000, 1000, 0]);
    assert_eq!(scores(&account)[1][..4], [0, 0, 0, 0]);
    assert_eq!(scores(&account)[2][..4], [450, 0, 0, 0]);
    let hostage = Position::of(&[Doc, Ghost, Tuco]).round(5, RoundCard::StationHostage).at(3, Roof, &[Doc]);
    let t = incident(hostage.treasure(Doc, 0, 2));
    assert_eq!(scores(&t.game.standing().unwrap())[0][..4], [250, 0, 2000, 250]);
}

#[test]
fn ce_score_02_all_with_the_fewest_own_bullets_left_are_gunslingers() {
    let account = standing(four().fired(Doc, 4, Ghost).fired(Tuco, 3, Ghost).fired(Ghost, 5, Belle));
    assert_eq!(scores(&account).iter().map(|scores| scores[4]).collect::<Vec<_>>(), [0, 0, 1000, 0]);
    let tied = standing(four().fired(Doc, 2, Ghost).fired(Tuco, 2, Ghost).fired(Belle, 3, Ghost));
    assert_eq!(scores(&tied).iter().map(|scores| scores[4]).collect::<Vec<_>>(), [1000, 0, 1000, 0]);
}

#[test]
fn ce_score_03_when_nobody_fired_all_are_gunslingers() {
    assert_eq!(scores(&standing(four())).iter().map(|scores| scores[4]).collect::<Vec<_>>(), [1000; 4]);
    let one = standing(four().fired(Belle, 5, Doc));
    assert_eq!(scores(&one).iter().map(|scores| scores[4]).collect::<Vec<_>>(), [0, 0, 0, 1000]);
}

#[test]
fn ce_score_04_the_richest_wins_with_fortune_and_reward_together() {
    // Doc has more loot, Tuco the reward.
    let account = standing(four().treasure(Doc, 1, 0).fired(Tuco, 5, Belle));
    assert_eq!((totals(&account), places(&account)), (vec![750, 250, 1250, 250], vec![2, 3, 1, 4]));
    assert_eq!(account.winners().collect::<Vec<_>>(), [seat(2)]);
}

#[test]
fn ce_score_05_a_tie_goes_to_whoever_received_fewer_bullets_of_any_kind() {
    let tied = || four().treasure(Doc, 2, 0).treasure(Ghost, 0, 1);
    assert_eq!(places(&standing(tied())), [1, 1, 3, 3]);
    // From a player.
    let shot = standing(tied().fired(Doc, 5, Ghost).fired(Ghost, 5, Tuco).fired(Tuco, 5, Belle).fired(Belle, 5, Tuco));
    assert_eq!(totals(&shot)[..2], [2250, 2250]);
    assert_eq!(places(&shot)[..2], [1, 2]);
    // From the Sheriff or an Event.
    let wounded = standing(tied().wounded(Doc, 1));
    assert_eq!(places(&wounded)[..2], [2, 1]);
    assert_eq!(wounded.results[0].ties.as_slice(), [-1]);
    // Both kinds count alike.
    let both = standing(
        tied().wounded(Doc, 2).fired(Tuco, 5, Ghost).fired(Belle, 5, Ghost).fired(Doc, 5, Tuco).fired(Ghost, 5, Doc),
    );
    assert_eq!(both.results[0].ties.as_slice(), [-3]);
    assert_eq!(both.results[1].ties.as_slice(), [-2]);
    assert_eq!(places(&both)[..2], [2, 1]);
    assert_eq!(both.tie_breaks, ["tie-bullets"]);
}

#[test]
fn ce_score_06_still_tied_the_victory_is_shared() {
    let account = standing(four().treasure(Doc, 2, 0).treasure(Ghost, 0, 1).wounded(Doc, 2).wounded(Ghost, 2));
    assert_eq!(account.winners().collect::<Vec<_>>(), [seat(0), seat(1)]);
    assert_eq!((account.share(seat(0)), account.share(seat(1)), account.share(seat(2))), (0.5, 0.5, 0.0));
}

#[test]
fn ce_score_07_every_place_is_ranked_by_wealth_then_bullets_and_equals_share_it() {
    let account = standing(four().treasure(Ghost, 1, 0).treasure(Tuco, 2, 0).wounded(Belle, 1));
    assert_eq!(places(&account), [3, 2, 1, 4]);
    let shared = standing(four().treasure(Tuco, 2, 0));
    assert_eq!(places(&shared), [2, 2, 1, 2]);
    let last = standing(four().treasure(Tuco, 2, 0).treasure(Doc, 1, 0).treasure(Ghost, 1, 0).wounded(Ghost, 1));
    assert_eq!(places(&last), [2, 3, 1, 4]);
}

#[test]
fn ce_score_08_categories_come_in_the_order_of_the_rules_and_add_up_to_the_wealth() {
    let account = standing(four().treasure(Doc, 1, 1));
    assert_eq!(
        account.categories,
        ["score-purses", "score-jewels", "score-strongboxes", "score-ransom", "score-gunslinger"]
    );
    assert_eq!(scores(&account)[0], [250, 500, 1000, 0, 1000]);
    let teams = standing(Position::teams([Tuco, Cheyenne], [Django, Doc]).round(5, RoundCard::StationRevenge));
    assert_eq!(teams.categories, ["score-purses", "score-jewels", "score-strongboxes", "score-ransom"]);
    assert_eq!(scores(&teams), [[500, 0, 0, 0]; 2]);
    for seed in 0..4 {
        for players in [2, 3, 5] {
            let mut t = deal(&Options::for_players(players).cast(Cast::Random), seed);
            t.play_out(|_| {});
            let account = t.game.standing().unwrap();
            assert_eq!(t.game.view(Eyes::Bystander).standing.as_ref(), Some(&account));
            for (result, player) in account.results.iter().zip(&t.view().players) {
                assert_eq!(result.total, result.scores.iter().sum::<i32>());
                assert_eq!(result.ties.as_slice(), [-i32::from(player.bullets_received)]);
            }
        }
    }
}
