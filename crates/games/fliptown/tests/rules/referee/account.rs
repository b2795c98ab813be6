//! Paydays and the final account, added up from the sheet as a person would.

use std::collections::BTreeSet;

use fliptown::data::{Character, Cowbot, Difficulty, Item};
use fliptown::view::{PlayerView, View};
use fliptown::{Event, Fliptown, Holdem, Options, Penalty, Position, Rival};
use proving::journey::Journey;
use table::{Dice, Eyes, Game};

use super::poker::{KINDS, payouts, rank, rank_with_wild};
use super::{Plain, plain, tables, tries};

/// How many circled spaces have names that begin like this.
fn circled(player: &PlayerView, region: &str) -> i32 {
    player.circled.iter().filter(|space| space.to_string().starts_with(region)).count() as i32
}

fn has_circled(player: &PlayerView, space: &str) -> bool {
    player.circled.iter().any(|circled| circled.to_string() == space)
}

/// The points of a player, in the order of the account.
fn points(player: &PlayerView) -> Vec<i32> {
    let silver = |chamber: &str, region: &str| if has_circled(player, chamber) { circled(player, region) } else { 0 };
    let mut all = vec![i32::from(player.cash) / 4, i32::from(player.gold) / 2, i32::from(player.stars)];
    all.push(silver("mine-4a", "grave"));
    all.push(silver("mine-4b", "town"));
    all.push(silver("mine-4c", "mine"));
    all.push(silver("mine-4d", "trail"));
    all.push(silver("mine-4e", "bad"));
    all.push([0, 2, 7, 14, 23][usize::from(player.hotel)]);
    all
}

/// What a cowbot scores, in the order of the account.
fn cowbot_points(view: &View) -> Vec<i32> {
    let cowbot = view.cowbot.as_ref().expect("a cowbot");
    let player = &view.players[0];
    let (each, regions) = match cowbot.difficulty {
        Difficulty::Easy => (1, 2),
        Difficulty::Normal => (2, 3),
        Difficulty::Hard => (3, 4),
    };
    let card = match cowbot.cowbot {
        Cowbot::BlackBart => ["mine", "town", "bad", "trail"],
        Cowbot::WyattEarp => ["town", "mine", "trail", "bad"],
        Cowbot::CalamityJane => ["trail", "bad", "town", "mine"],
        Cowbot::BillyTheKid => ["bad", "trail", "mine", "town"],
    };
    let left = |region: &str| {
        let all = match region {
            "trail" | "town" => 13,
            "bad" => 12,
            _ => 14,
        };
        let place = card.iter().position(|other| *other == region).expect("it is on the card");
        if place < regions { (4 - place as i32) * (all - circled(player, region)) } else { 0 }
    };
    let stolen: i32 = cowbot.stolen.iter().map(|&count| i32::from(count)).sum();
    let character = if player.character.is_some() { 5 } else { 0 };
    let holdem = if view.holdem == Holdem::Off { 0 } else { 5 };
    vec![each * stolen, left("trail"), left("bad"), left("mine"), left("town"), character, holdem]
}

/// The places of the players: more points, then fewer wanted posters, more gold, more cash.
fn places(view: &View) -> Vec<u8> {
    let worth =
        |player: &PlayerView| (points(player).iter().sum::<i32>(), -i32::from(player.wanted), player.gold, player.cash);
    let better = |one: &PlayerView| view.players.iter().filter(|other| worth(other) > worth(one)).count();
    view.players.iter().map(|player| better(player) as u8 + 1).collect()
}

/// The title by points and options, and by wanted posters.
fn title(view: &View, player: &PlayerView) -> (&'static str, &'static str) {
    let options = i32::from(player.character.is_some()) + i32::from(view.holdem != Holdem::Off);
    let score = points(player).iter().sum::<i32>() - 5 * options;
    let first = match score {
        ..50 => "greenhorn",
        50..60 => "settled",
        60..70 => "pioneering",
        70..80 => "quick-draw",
        80.. => "legendary",
    };
    let second = match player.wanted {
        0..=3 => "deputy",
        4..=6 => "settler",
        7..=9 => "cowboy",
        10..=13 => "desperado",
        14.. => "outlaw",
    };
    (first, second)
}

/// The account of a finished game is the referee's.
fn judge_account(game: &Fliptown) {
    let view = game.view(Eyes::Bystander);
    let standing = view.standing.as_ref().expect("the game is over");
    for (player, result) in view.players.iter().zip(&standing.results) {
        assert_eq!(result.scores[..9], points(player), "{view:?}");
        assert_eq!(result.total, points(player).iter().sum::<i32>(), "{view:?}");
        let (first, second) = player.title.expect("the game is over");
        assert_eq!((first.name(), second.name()), title(&view, player), "{view:?}");
    }
    if view.cowbot.is_none() {
        let ranked: Vec<u8> = standing.results.iter().map(|result| result.place).collect();
        assert_eq!(ranked, places(&view), "{view:?}");
        return;
    }
    let (player, opponent) = (standing.results[0].total, &standing.results[1]);
    assert_eq!(opponent.scores[9..], cowbot_points(&view), "{view:?}");
    assert_eq!(opponent.total, cowbot_points(&view).iter().sum::<i32>(), "{view:?}");
    let wins = player > opponent.total;
    assert_eq!([standing.results[0].place, opponent.place], if wins { [1, 2] } else { [2, 1] }, "a tie is lost");
}

/// A random end of a game.
fn any_end(dice: &mut Dice) -> Fliptown {
    let players = 1 + dice.below(4) as usize;
    let mut options = Options::for_players(players);
    if players == 1 && dice.below(2) == 0 {
        options = options.cowbot(Rival::Chosen(dice.pick(&Cowbot::ALL)), dice.pick(&Difficulty::ALL));
    }
    options.holdem = match dice.below(3) {
        0 => Holdem::Off,
        1 if players > 1 => Holdem::Competitive,
        _ => Holdem::Standard,
    };
    let characters = dice.below(2) == 0;
    let mut position = Position::of(&options);
    if characters {
        let all = Character::ALL;
        let first = dice.below(10) as usize;
        position = position.characters(&all[first..first + players]);
    }
    // Few different numbers, so that there are ties.
    let scale = dice.pick(&[2, 12, 60]);
    for seat in 0..players {
        position = position.money(seat, dice.below(scale) as u16, dice.below(scale) as u16);
        position = position.stars(seat, dice.below(2 * scale) as u16).wanted(seat, dice.below(scale.min(24)) as u8);
        position = position.hotel(seat, dice.below(5) as u8);
        let spaces: Vec<&str> = fliptown::data::SPACE_NAMES.into_iter().filter(|_| dice.below(3) == 0).collect();
        position = position.circled(seat, &spaces.join(" "));
    }
    if options.cowbot.is_some() {
        position = position.stolen(1, "2h 5d").stolen(3, ["", "Kc", "Kc Qc Jc"][dice.below(3) as usize]);
    }
    position.over()
}

#[test]
fn ft_end_02_05_08_any_account_is_the_referees() {
    let mut dice = Dice::from_number(60);
    for _ in 0..tries(5_000) {
        judge_account(&any_end(&mut dice));
    }
}

/// All cards of a player's hand in a round whose private cards lie open.
fn hand(view: &View, seat: usize) -> Vec<Plain> {
    let player = &view.players[seat];
    let column = &player.poker[usize::from(view.round) - 1];
    column.iter().copied().chain(player.holdem.into_iter().flatten()).map(plain).collect()
}

/// What a payday told: hands, income and arrests are the referee's.
#[derive(Default)]
struct Paydays {
    hands: u64,
    arrests: u64,
    worked: BTreeSet<usize>,
}

impl Paydays {
    fn hear(&mut self, event: &Event, after: &Fliptown) {
        let view = after.view(Eyes::Bystander);
        match *event {
            Event::HandPaid { seat, hand, wild, cash, stars } => {
                assert_eq!((hand.name(), wild, (cash, stars)), showdown(&view, seat.index()), "{view:?}");
                self.hands += 1;
                self.worked.clear();
            }
            Event::Worked { seat, gold, cash } => {
                let player = &view.players[seat.index()];
                assert_eq!((gold, cash), (u16::from(player.pans), 2 * u16::from(player.hammers)), "{view:?}");
                self.worked.insert(seat.index());
            }
            Event::SheriffRevealed { .. } => {
                let tools = |player: &&PlayerView| player.pans + player.hammers > 0;
                let owners = view.players.iter().filter(tools).map(|player| player.seat.index());
                assert_eq!(self.worked, owners.collect(), "everybody with a tool has income before the sheriff comes");
            }
            Event::Arrested { seat, penalty, amount } => {
                judge_arrest(&view, &view.players[seat.index()], penalty, amount);
                self.arrests += 1;
            }
            _ => {}
        }
    }
}

/// A hand of this round, whether a card of it is wild, and what it is paid.
fn showdown(view: &View, seat: usize) -> (&'static str, bool, (u16, u16)) {
    let is_wild =
        |other: usize| view.players[other].character == Some(Character::Cheat) && has_just_cheated(view, other);
    let rank_of = |other: usize| {
        let cards = hand(view, other);
        if is_wild(other) { rank_with_wild(&cards) } else { rank(&cards) }
    };
    let ranks: Vec<_> = (0..view.players.len()).map(rank_of).collect();
    let paid = payouts(&ranks, view.holdem == Holdem::Competitive)[seat];
    (KINDS[ranks[seat].0].0, is_wild(seat), paid)
}

/// Whether an ability that is used up was used for no hand before.
fn has_just_cheated(view: &View, seat: usize) -> bool {
    let cheat = &view.players[seat];
    let before = &cheat.showdowns[..usize::from(view.round) - 1];
    cheat.uses == 0 && before.iter().flatten().all(|showdown| !showdown.wild)
}

/// Only those are arrested whose posters are more than the card, and they pay the penalty of the round.
fn judge_arrest(view: &View, player: &PlayerView, penalty: Penalty, amount: u16) {
    let round = usize::from(view.round) - 1;
    let own = view.marshal.filter(|_| player.character == Some(Character::Marshal));
    let card = own.or(view.sheriff).expect("it lies open");
    assert!(plain(card).0 < player.wanted, "{view:?}");
    let fair = match penalty {
        Penalty::Cash => amount == [10, 14, 18][round] && player.wanted < 14,
        // Fewer stars only if none are left.
        Penalty::Stars => amount == [4, 6, 8][round] || amount < [4, 6, 8][round] && player.stars == 0,
    };
    assert!(fair, "{penalty:?} {amount}: {view:?}");
}

#[test]
fn ft_poker_03_work_01_sheriff_06_in_whole_games_paydays_and_accounts_are_the_referees() {
    let mut paydays = Paydays::default();
    for seed in 0..tries(280) {
        let tables = tables();
        let mut journey = Journey::<Fliptown>::begin(&tables[seed as usize % tables.len()], 1_000 + seed);
        let mut told: Vec<(Event, Fliptown)> = Vec::new();
        while journey.decide(&mut told) {
            told.drain(..).for_each(|(event, after)| paydays.hear(&event, &after));
        }
        judge_account(&journey.game);
    }
    assert!(paydays.hands >= tries(1_000) && paydays.arrests >= tries(100), "{} {}", paydays.hands, paydays.arrests);
}

#[test]
fn the_referee_adds_up_a_sheet() {
    let position = Position::solo().money(0, 15, 7).stars(0, 31).hotel(0, 2).items(0, &[Item::Pistol]);
    let game = position.circled(0, "mine-4a grave-tl grave-tr").over();
    assert_eq!(points(&game.view(Eyes::Bystander).players[0]), [3, 3, 31, 3, 0, 0, 0, 0, 7]);
}
