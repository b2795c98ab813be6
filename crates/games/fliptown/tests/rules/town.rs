//! The Town (FT-TOWN): visits, and every building.

use fliptown::data::{Building, BuildingBonus, Character, Item, Region};
use fliptown::{Deed, Event, Position};
use table::Eyes;

use crate::common::*;

/// A position in which the third card is the poker card and the others lead to this building.
fn at(building: Building) -> Position {
    let value = building.value();
    let name = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"][usize::from(value) - 1];
    let suit = if value == 5 { "6c" } else { "5c" };
    Position::solo().money(0, 0, 0).lineup(&format!("{suit} {name}d 9s"))
}

/// The main action that visits it.
fn visit(building: Building) -> String {
    format!("play 3 {}", fliptown::Space::building(building))
}

/// A table right after the visit.
fn visited(building: Building, position: Position) -> Table {
    let mut t = turn(position);
    t.play(visit(building));
    t
}

/// A position in which the building was visited before, so that there is no bonus.
fn again(building: Building) -> Position {
    at(building).circled(0, fliptown::Space::building(building).name())
}

#[test]
fn ft_town_01_the_building_of_the_cards_value() {
    for building in Building::ALL {
        let mut t = turn(at(building));
        let offered = t.options("play 3 town-");
        assert_eq!(offered, [visit(building).trim_start_matches("play 3 town-")]);
        t.play(visit(building));
        assert!(t.is_circled(fliptown::Space::building(building).name()));
    }
    let mut t = turn(at(Building::Bank));
    assert_eq!(t.refused_as(0, "play 3 town-k"), ("FT-TOWN-01", "why-wrong-value"));
    t.play(visit(Building::Bank));
    assert_eq!(t.refused_as(0, "church 0"), ("FT-TOWN-01", "why-not-visited"));
}

#[test]
fn ft_town_02_03_every_first_visit_brings_its_bonus_and_later_ones_do_not() {
    for building in Building::ALL {
        let first = visited(building, at(building));
        match building.first_visit() {
            BuildingBonus::Star => assert_eq!(first.sheet(0).stars, 1, "{building}"),
            BuildingBonus::Action(kind) => {
                assert_eq!(first.bonuses(), [(kind, 1)], "{building}");
                assert_eq!(first.sheet(0).stars, 0, "{building}");
            }
        }
        let later = visited(building, again(building));
        let office = u16::from(building == Building::SheriffsOffice);
        assert_eq!(later.sheet(0).stars, office, "{building}: no bonus");
        assert!(!later.deeds().iter().any(|deed| matches!(deed, Deed::BonusGained { .. })), "{building}");
    }
}

#[test]
fn ft_town_04_nobody_has_to_buy_anything() {
    for (building, nothing) in [
        (Building::Bank, "bank no"),
        (Building::Hideout, "hideout 0"),
        (Building::Stables, "stables no"),
        (Building::Store, "store no"),
        (Building::Church, "church 0"),
        (Building::Hotel, "hotel no"),
        (Building::LandOffice, "land-office no"),
        (Building::Gunsmith, "gunsmith no"),
        (Building::Saloon, "saloon 0"),
        (Building::Club, "club 0"),
    ] {
        let mut t = visited(building, again(building).money(0, 20, 20).wanted(0, 3));
        let before = t.sums();
        t.play(nothing);
        assert_eq!((t.sums(), t.legal()), (before, vec!["done".to_owned()]), "{building}");
        // Without means there is nothing to ask.
        let poor = visited(building, again(building));
        assert_eq!(poor.legal(), ["done"], "{building}");
    }
}

#[test]
fn ft_town_05_limits_hold_for_each_visit_by_itself() {
    // The Settler's ability leads back into the hideout in the same turn.
    let settler = Position::solo().characters(&[Character::Settler]).wanted(0, 10).circled(0, "town-3");
    let mut t = turn(settler.lineup("5c 3d 9s"));
    t.play_all(["play 3 town-3", "hideout 4", "use", "bonus town-3", "hideout 4"]);
    assert_eq!(t.sheet(0).wanted, 2);
}

#[test]
fn ft_town_05_two_visits_in_one_turn_are_two_effects() {
    // The gunsmith leads to the Trail's nine, which leads to the gunsmith again: pistol, then rifle.
    let mut t = visited(Building::Gunsmith, at(Building::Gunsmith).money(0, 7, 0));
    t.play_all(["bonus trail-9", "bonus town-9"]);
    let effects = t.sheet(0).running.unwrap().effects;
    assert_eq!(effects, [(Building::Gunsmith, 2)]);
    t.play_all(["gunsmith yes", "gunsmith yes"]);
    assert!(t.has(Item::Pistol) && t.has(Item::Rifle));
    assert_eq!(t.sheet(0).cash, 0);
}

#[test]
fn ft_town_a1_friendship_first_then_the_shovel_then_nothing() {
    // With nothing else pending the undertaker's gift comes by itself.
    let t = visited(Building::Undertaker, again(Building::Undertaker));
    assert_eq!(t.sheet(0).items, [Item::Friendship]);
    let t = visited(Building::Undertaker, again(Building::Undertaker).items(0, &[Item::Friendship]));
    assert_eq!(t.sheet(0).items, [Item::Friendship, Item::Shovel]);
    let t = visited(Building::Undertaker, again(Building::Undertaker).items(0, &[Item::Friendship, Item::Shovel]));
    assert!(!t.deeds().iter().any(|deed| matches!(deed, Deed::EffectUsed { .. })));
    // A Grave Robber has the shovel already: the first visit gives the friendship, the second nothing.
    let t = visited(Building::Undertaker, again(Building::Undertaker).items(0, &[Item::Shovel]));
    assert_eq!(t.sheet(0).items, [Item::Friendship, Item::Shovel]);
    // While the bonus is pending, the gift waits: a tombstone dug before still brings its poster.
    let mut t = visited(Building::Undertaker, at(Building::Undertaker).circled(0, "mine-1l"));
    assert!(t.can("undertaker") && t.can("bonus mine-2a"));
    t.play("undertaker");
    assert!(t.has(Item::Friendship));
}

#[test]
fn ft_town_a2_the_shovel_gives_a_star_for_every_tombstone() {
    let position = Position::solo().money(0, 0, 0).items(0, &[Item::Shovel]).circled(0, "trail-2");
    let mut t = turn(position.lineup("5h 3h 9s"));
    t.play_all(["play 3 trail-3", "bonus grave-tl", "done"]);
    assert_eq!(t.sheet(0).stars, 2, "one of the stop, one of the shovel");
}

#[test]
fn ft_town_2a_a_bet_on_red_or_black_for_four_dollars() {
    let mut t = visited(Building::Bank, again(Building::Bank).money(0, 9, 0));
    assert_eq!(t.options("bank "), ["no", "red", "black"]);
    t.play("bank red");
    assert_eq!((t.sheet(0).items, t.sheet(0).cash, t.legal()), (vec![Item::BankRed], 5, vec!["done".to_owned()]));
    let mut t = visited(Building::Bank, again(Building::Bank).money(0, 9, 0).items(0, &[Item::BankRed]));
    assert_eq!(t.options("bank "), ["no", "black"]);
    assert_eq!(t.refused_as(0, "bank red"), ("FT-TOWN-2a", "why-owned"));
    t.play("bank black");
    assert_eq!(t.sheet(0).cash, 5);
    let both = [Item::BankRed, Item::BankBlack];
    assert_eq!(visited(Building::Bank, again(Building::Bank).money(0, 9, 0).items(0, &both)).legal(), ["done"]);
}

#[test]
fn ft_town_2b_three_cards_of_the_colour_pay_the_number_of_the_round() {
    for round in 1..=3 {
        for (item, lineup, pays) in [
            (Item::BankRed, "2h 9d Kh", true),
            (Item::BankRed, "2h 9d Ks", false),
            (Item::BankRed, "2c 9s Ks", false),
            (Item::BankBlack, "2c 9s Ks", true),
            (Item::BankBlack, "2h 9s Ks", false),
        ] {
            let t = flipped(Position::solo().at(round, 2).items(0, &[item]).lineup(lineup));
            assert_eq!(t.sheet(0).stars, if pays { u16::from(round) } else { 0 }, "{item} {lineup}");
        }
    }
    // Only from the next turn on.
    let mut t = turn(again(Building::Bank).money(0, 4, 0).lineup("5c 2c 9s"));
    t.play_all(["play 3 town-2", "bank black"]);
    assert_eq!(t.sheet(0).stars, 0);
}

#[test]
fn ft_town_2c_a_changed_suit_does_not_count_for_the_bank() {
    let mut t = flipped(Position::solo().money(0, 0, 9).items(0, &[Item::BankRed]).lineup("2h 9d Ks"));
    t.play("play 1 mine-1r");
    assert_eq!((t.sheet(0).stars, t.sheet(0).pans), (0, 1));
}

#[test]
fn ft_town_3_the_hideout_crosses_out_up_to_four() {
    for (wanted, options) in [(9, vec!["0", "1", "2", "3", "4"]), (2, vec!["0", "1", "2"])] {
        let mut t = visited(Building::Hideout, again(Building::Hideout).wanted(0, wanted));
        assert_eq!(t.options("hideout "), options);
        t.play("hideout 2");
        assert_eq!(t.sheet(0).wanted, wanted - 2);
    }
}

#[test]
fn ft_town_4a_one_horse_a_visit_and_each_kind_once() {
    let mut t = visited(Building::Stables, again(Building::Stables).money(0, 9, 0));
    assert_eq!(t.options("stables "), ["no", "work", "trail"]);
    t.play("stables work");
    assert_eq!(t.legal(), ["done"]);
    let t = visited(Building::Stables, again(Building::Stables).money(0, 9, 0).items(0, &[Item::WorkHorse]));
    assert_eq!(t.options("stables "), ["no", "trail"]);
    assert_eq!(t.refused_as(0, "stables work"), ("FT-TOWN-4a", "why-owned"));
    let both = [Item::WorkHorse, Item::TrailHorse];
    assert_eq!(visited(Building::Stables, again(Building::Stables).money(0, 9, 0).items(0, &both)).legal(), ["done"]);
}

#[test]
fn ft_town_4b_4c_a_work_horse_works_and_a_trail_horse_runs() {
    let mut t = visited(Building::Stables, again(Building::Stables).money(0, 4, 0));
    t.play("stables work");
    assert_eq!((t.sums(), t.sheet(0).hammers), ((1, 0, 1, 0), 1));
    let mut t = visited(Building::Stables, again(Building::Stables).money(0, 4, 0));
    t.play("stables trail");
    assert_eq!((t.sums(), t.sheet(0).hammers, t.sheet(0).items), ((0, 0, 0, 0), 0, vec![Item::TrailHorse]));
    assert_eq!(visited(Building::Stables, again(Building::Stables).money(0, 3, 0)).options("stables "), ["no", "work"]);
}

#[test]
fn ft_town_5a_one_item_a_visit_and_each_once() {
    let mut t = visited(Building::Store, again(Building::Store).money(0, 9, 0).items(0, &[Item::StorePan]));
    assert_eq!(t.options("store "), ["no", "pickaxe", "bandana"]);
    assert_eq!(t.refused_as(0, "store pan"), ("FT-TOWN-5a", "why-owned"));
    t.play("store bandana");
    assert_eq!(t.legal(), ["done"]);
    let all = [Item::StorePan, Item::Pickaxe, Item::Bandana];
    assert_eq!(visited(Building::Store, again(Building::Store).money(0, 9, 0).items(0, &all)).legal(), ["done"]);
}

#[test]
fn ft_town_5b_5c_5d_what_the_store_sells() {
    for (ware, item, price, stars, pans) in
        [("pan", Item::StorePan, 3, 1, 1), ("pickaxe", Item::Pickaxe, 2, 1, 0), ("bandana", Item::Bandana, 1, 0, 0)]
    {
        let mut t = visited(Building::Store, again(Building::Store).money(0, 3, 0));
        t.play(format!("store {ware}"));
        assert_eq!((t.sums(), t.sheet(0).pans), ((3 - price, 0, stars, 0), pans), "{ware}");
        assert!(t.has(item));
    }
}

#[test]
fn ft_town_6_the_church_takes_a_dollar_for_each_wanted_poster() {
    for (cash, wanted, most) in [(20, 20, 8), (3, 20, 3), (20, 2, 2)] {
        let mut t = visited(Building::Church, again(Building::Church).money(0, cash, 0).wanted(0, wanted));
        assert_eq!(t.options("church ").len(), most + 1);
        t.play(format!("church {most}"));
        assert_eq!(t.sums(), (cash - most as u16, 0, 0, wanted - most as u8));
    }
}

#[test]
fn ft_town_7a_7b_the_hotel_sells_one_night_a_visit_and_only_the_last_counts() {
    for (nights, silver) in [(0, 2), (1, 7), (2, 14), (3, 23)] {
        let mut t = visited(Building::Hotel, again(Building::Hotel).money(0, 9, 0).hotel(0, nights));
        assert_eq!(t.options("hotel "), ["no", "yes"]);
        t.play("hotel yes");
        assert_eq!((t.sheet(0).hotel, t.sheet(0).silver, t.sheet(0).cash), (nights + 1, silver, 7));
        assert_eq!(t.sheet(0).stars, 0, "silver stars are no stars yet");
        assert_eq!(t.legal(), ["done"]);
    }
    assert_eq!(visited(Building::Hotel, again(Building::Hotel).money(0, 9, 0).hotel(0, 4)).legal(), ["done"]);
    assert_eq!(over(Position::solo().money(0, 0, 0).hotel(0, 0)).sheet(0).silver, 0);
}

#[test]
fn ft_town_8a_three_shapes_at_three_prices() {
    for (cash, plots) in [(3, 0), (4, 12), (6, 18), (8, 34)] {
        let t = visited(Building::LandOffice, again(Building::LandOffice).money(0, cash, 0));
        let offered = t.options("land-office ").len();
        assert_eq!(offered, if plots == 0 { 0 } else { plots + 1 }, "{cash}");
    }
    let mut t = visited(Building::LandOffice, again(Building::LandOffice).money(0, 20, 0));
    t.play("land-office 1-4-7");
    assert_eq!((t.sheet(0).cash, t.legal()), (14, vec!["done".to_owned()]), "one plot a visit");
}

#[test]
fn ft_town_8b_a_plot_lies_on_free_cells_turned_as_one_likes() {
    let t = visited(Building::LandOffice, again(Building::LandOffice).money(0, 9, 0).land(0, &[1, 2, 4, 5]));
    let free = ["3-6", "6-9", "7-8", "8-9", "7-8-9", "3-6-9", "6-8-9"];
    let offered = t.options("land-office ");
    assert_eq!(offered.len(), free.len() + 1);
    assert!(free.iter().all(|plot| offered.contains(&(*plot).to_owned())));
    assert_eq!(t.refused_as(0, "land-office 2-3"), ("FT-TOWN-8b", "why-plot-does-not-fit"));
    // No two free cells touch: nothing can be bought, and nothing is asked.
    let t = visited(Building::LandOffice, again(Building::LandOffice).money(0, 9, 0).land(0, &[2, 4, 5, 6, 8]));
    assert_eq!(t.legal(), ["done"]);
}

#[test]
fn ft_town_8c_8d_stars_of_the_cells_and_seven_for_all_nine() {
    for (plot, stars, price) in [("1-2", 4, 4), ("5-8", 3, 4), ("1-4-7", 5, 6), ("4-5-6", 4, 6), ("6-8-9", 5, 8)] {
        let mut t = visited(Building::LandOffice, again(Building::LandOffice).money(0, 9, 0));
        t.play(format!("land-office {plot}"));
        assert_eq!(t.sums(), (9 - price, 0, stars, 0), "{plot}");
    }
    let position = again(Building::LandOffice).money(0, 9, 0).land(0, &[1, 2, 3, 4, 5, 6, 7]);
    let mut t = visited(Building::LandOffice, position);
    t.play("land-office 8-9");
    assert_eq!(t.sheet(0).stars, 4 + 7);
}

#[test]
fn ft_town_8e_the_same_shape_again() {
    let mut t = visited(Building::LandOffice, again(Building::LandOffice).money(0, 9, 0).land(0, &[1, 2]));
    t.play("land-office 4-5");
    assert_eq!(t.sheet(0).land, [0, 1, 3, 4]);
}

#[test]
fn ft_town_9a_9b_a_pistol_and_on_a_later_visit_the_rifle() {
    let mut t = visited(Building::Gunsmith, again(Building::Gunsmith).money(0, 7, 0));
    t.play("gunsmith yes");
    assert_eq!((t.sheet(0).items, t.sheet(0).cash, t.legal()), (vec![Item::Pistol], 4, vec!["done".to_owned()]));
    let mut t = visited(Building::Gunsmith, again(Building::Gunsmith).money(0, 4, 0).items(0, &[Item::Pistol]));
    t.play("gunsmith yes");
    assert_eq!((t.sheet(0).items, t.sheet(0).cash), (vec![Item::Pistol, Item::Rifle], 0));
    let poor = visited(Building::Gunsmith, again(Building::Gunsmith).money(0, 3, 0).items(0, &[Item::Pistol]));
    assert_eq!(poor.legal(), ["done"], "the rifle costs four");
    let armed = [Item::Pistol, Item::Rifle];
    assert_eq!(
        visited(Building::Gunsmith, again(Building::Gunsmith).money(0, 9, 0).items(0, &armed)).legal(),
        ["done"]
    );
}

#[test]
fn ft_town_10a_14_one_outlaw_a_visit_which_cannot_be_refused() {
    let mut t = visited(Building::BailBonds, again(Building::BailBonds));
    assert_eq!(t.legal(), ["bail-bonds jack", "bail-bonds queen", "bail-bonds king"]);
    t.play("bail-bonds queen");
    assert_eq!((t.sheet(0).items, t.legal()), (vec![Item::OutlawQueen], vec!["done".to_owned()]));
    let two = [Item::OutlawJack, Item::OutlawQueen];
    let t = visited(Building::BailBonds, again(Building::BailBonds).items(0, &two));
    assert!(t.has(Item::OutlawKing), "the last one by itself");
    let all = [Item::OutlawJack, Item::OutlawQueen, Item::OutlawKing];
    assert_eq!(visited(Building::BailBonds, again(Building::BailBonds).items(0, &all)).legal(), ["done"]);
    let t = visited(Building::BailBonds, again(Building::BailBonds).items(0, &[Item::OutlawJack]));
    assert_eq!(t.refused_as(0, "bail-bonds jack"), ("FT-TOWN-10a", "why-outlaw-circled"));
}

#[test]
fn ft_town_10b_15_a_reward_for_every_outlaw_in_the_lineup() {
    for (lineup, rewards) in [("Js 2d 3c", 1), ("Js Jd 3c", 2), ("Js Jd Jc", 3), ("Qs Kd 3c", 0)] {
        let t = turn(Position::solo().items(0, &[Item::OutlawJack]).lineup(lineup));
        assert_eq!(t.sheet(0).running.unwrap().bails, rewards, "{lineup}");
    }
    for (reward, sums) in [("cash", (4, 0, 0, 3)), ("gold", (0, 2, 0, 3)), ("wanted", (0, 0, 0, 1))] {
        let position = Position::solo().money(0, 0, 0).wanted(0, 3).items(0, &[Item::OutlawJack]).lineup("Js 2d 3c");
        let mut t = turn(position);
        t.play(format!("bail {reward}"));
        assert_eq!(t.sums(), sums);
    }
    let t = turn(Position::solo().items(0, &[Item::OutlawJack]).lineup("Js 2d 3c"));
    assert_eq!(t.legal(), ["bail cash", "bail gold"], "nothing to cross out");
    assert_eq!(t.refused_as(0, "bail wanted"), ("FT-TOWN-15", "why-no-wanted-to-clear"));
    // Only from the next turn on.
    let mut t = turn(again(Building::BailBonds).lineup("Jc 10c 9s"));
    t.play_all(["play 3 town-10", "bail-bonds jack"]);
    assert_eq!(t.legal(), ["done"]);
}

#[test]
fn ft_town_10c_a_changed_value_does_not_count_for_bail_bonds() {
    let mut t = turn(Position::solo().money(0, 0, 9).items(0, &[Item::OutlawJack]).lineup("10c 2d 3c"));
    t.play("play 2 town-j");
    assert!(!t.legal().iter().any(|option| option.starts_with("bail ")));
    assert_eq!(t.sheet(0).cash, 0);
}

#[test]
fn ft_town_j_the_office_shows_the_sheriff_card_and_gives_a_reward() {
    for (reward, sums) in [("office star", (0, 0, 1, 3)), ("office wanted", (0, 0, 0, 1))] {
        let mut t = turn(again(Building::SheriffsOffice).wanted(0, 3).sheriff("7d"));
        assert_eq!(t.view_of(0).sheriff, None);
        assert!(t.play(visit(Building::SheriffsOffice)).revealed);
        assert_eq!((t.view_of(0).sheriff, t.view().sheriff), (Some(card("7d")), None));
        assert_eq!(t.legal(), ["office star", "office wanted"]);
        assert_eq!(t.refused_as(0, "done"), ("FT-TOWN-J", "why-office-reward-first"));
        t.play(reward);
        assert_eq!(t.sums(), sums);
        let seen = |t: &Table, eyes| {
            t.told_to(eyes).into_iter().find_map(|event| match event {
                Event::Did { deed: Deed::Peeked { card }, .. } => Some(card),
                _ => None,
            })
        };
        assert_eq!((seen(&t, eyes(0)), seen(&t, Eyes::Bystander)), (Some(Some(card("7d"))), Some(None)));
    }
}

#[test]
fn ft_town_j_14_15_without_wanted_posters_the_star_comes_by_itself() {
    let mut t = turn(again(Building::SheriffsOffice).sheriff("7d"));
    t.play(visit(Building::SheriffsOffice));
    assert_eq!((t.sheet(0).stars, t.view().turn), (1, 2), "nothing is left to decide or to take back");
    // While the bonus is pending one may wait with the look.
    let mut t = turn(at(Building::SheriffsOffice).sheriff("7d"));
    assert!(!t.play(visit(Building::SheriffsOffice)).is_barrier());
    assert!(t.can("sheriffs-office") && t.can("bonus mine-1l"));
    assert_eq!(t.view_of(0).sheriff, None);
    assert!(t.play("sheriffs-office").revealed);
}

#[test]
fn ft_town_q_two_dollars_a_star_up_to_eight() {
    for (cash, most) in [(30, 8), (16, 8), (15, 7), (2, 1)] {
        let mut t = visited(Building::Saloon, again(Building::Saloon).money(0, cash, 0));
        assert_eq!(t.options("saloon ").len(), most + 1);
        t.play(format!("saloon {most}"));
        assert_eq!(t.sums(), (cash - 2 * most as u16, 0, most as u16, 0));
    }
    let t = visited(Building::Saloon, again(Building::Saloon).money(0, 5, 0));
    assert_eq!(t.refused_as(0, "saloon 3"), ("FT-INV-04", "why-too-little-cash"));
}

#[test]
fn ft_town_k_a_gold_a_star_up_to_eight() {
    for (gold, most) in [(20, 8), (8, 8), (1, 1)] {
        let mut t = turn(again(Building::Club).money(0, 0, gold));
        t.play(visit(Building::Club));
        assert_eq!(t.options("club ").len(), most + 1);
        t.play(format!("club {most}"));
        assert_eq!(t.sums(), (0, gold - most as u16, most as u16, 0));
    }
    let t = visited(Building::Club, again(Building::Club).money(0, 0, 2));
    assert_eq!(t.refused_as(0, "club 3"), ("FT-INV-04", "why-too-little-gold"));
}

#[test]
fn ft_town_14_bonus_and_effect_in_either_order() {
    // The friendship may come before or after the tombstone that the chain leads to.
    let position = || at(Building::Undertaker).circled(0, "mine-1l trail-2");
    let mut t = visited(Building::Undertaker, position());
    t.play_all(["undertaker", "bonus mine-2b", "bonus trail-3", "bonus grave-tl"]);
    assert_eq!(t.sheet(0).wanted, 0);
    let mut t = visited(Building::Undertaker, position());
    t.play_all(["bonus mine-2b", "bonus trail-3", "bonus grave-tl"]);
    assert_eq!(t.sheet(0).wanted, 1);
    assert!(t.has(Item::Friendship), "in the end it is given in any case");
    assert_eq!(t.bonuses(), [] as [(Region, u8); 0]);
}

#[test]
fn ft_town_05_14_what_the_first_of_two_effects_exhausts_the_second_does_not_wait_for() {
    use fliptown::data::Character;
    // Two visits in one turn, the main action's and the Settler's.
    let gunsmith = |items: &[Item]| {
        let settler = Position::solo().characters(&[Character::Settler]).money(0, 20, 0).items(0, items);
        let mut t = turn(settler.circled(0, "town-9").lineup("9c 9d 2h"));
        t.play_all(["play 3 town-9", "use", "bonus town-9"]);
        t
    };
    let pending = |t: &Table| t.sheet(0).running.unwrap().effects;
    let mut t = gunsmith(&[Item::Pistol]);
    assert_eq!(pending(&t), [(Building::Gunsmith, 2)]);
    t.play("gunsmith yes");
    assert_eq!((pending(&t), t.legal()), (vec![], vec!["done".to_owned()]), "there is nothing left to buy");
    // Where something is left, the second effect waits.
    let mut t = gunsmith(&[]);
    t.play("gunsmith yes");
    assert_eq!(pending(&t), [(Building::Gunsmith, 1)]);
    t.play("gunsmith yes");
    assert!(t.has(Item::Rifle) && t.can("done"));
}
