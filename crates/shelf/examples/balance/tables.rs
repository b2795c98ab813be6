//! The tables that are measured, and a game at one of them.

use std::collections::BTreeMap;

use bots::{Bot, Player, Tuning};
use table::{Dice, Eyes, Game, Guide, Seat, Silent, Worlds};
use west_story::data::{BuildingSet, Card, NumberSet, Side};
use west_story::{Buildings, Options, WestStory};

use crate::Fault;
use crate::ledger::Record;

/// The table of a deal: every other deal draws its buildings, the others go through the recommended sets, first on one side of
/// the board and then on the other. Twenty deals are everything once.
pub fn options(deal: u32, numbers: NumberSet) -> Options {
    let turn = deal / 2;
    let mut options = Options::for_people(2).numbers(numbers);
    options.side = if (deal / 10).is_multiple_of(2) { Side::A } else { Side::B };
    if deal.is_multiple_of(2) {
        options.buildings = Buildings::Random;
        options.new_buildings = !turn.is_multiple_of(2);
    } else {
        let set = BuildingSet::ALL[turn as usize % BuildingSet::ALL.len()];
        options.buildings = Buildings::Set(set);
        options.new_buildings = set == BuildingSet::Pioneers;
    }
    options
}

/// Somebody who thinks so long and leans like this: `none`, or `animals/0.05`.
fn player(way: &str, iterations: u32) -> Result<Box<dyn Player<WestStory>>, Fault> {
    let tuning = Tuning::of::<WestStory>(2);
    let bot = if way == "none" { format!("mcts:{iterations}") } else { format!("mcts:{iterations},lean={way}") };
    let bot: Bot = bot.parse()?;
    bot.check(&tuning)?;
    Ok(bot.player(&tuning))
}

/// Plays a deal. The table and each seat have dice of their own, which follow from seed and deal alone: whoever sits there, the
/// luck is the same.
pub fn play(deal: u32, ways: [&str; 2], numbers: NumberSet, iterations: u32, seed: u64) -> Result<Record, Fault> {
    let options = options(deal, numbers);
    let mut dice = Dice::from_number(seed << 32 | u64::from(deal));
    let mut luck = dice.split();
    let mut thoughts = [dice.split(), dice.split()];
    let mut players = [player(ways[0], iterations)?, player(ways[1], iterations)?];
    let mut game = WestStory::new(&options, &mut luck)?;
    let dealt = game.view(Eyes::Open);
    while let Some(seat) = game.to_act().first() {
        let worlds = Worlds::of(&game, seat);
        let action = players[seat.index()].choose(&worlds, &mut thoughts[seat.index()]);
        let _ = game.play(seat, action, &mut luck, &mut Silent)?;
    }
    let standing = game.standing().ok_or("the game ended without a result")?;
    let winner = standing.winners().next().ok_or("nobody won")?;
    let each = [Seat::new(0), Seat::new(1)];
    Ok(Record {
        deal,
        ways: ways.map(str::to_owned),
        side: options.side.name().to_owned(),
        buildings: match options.buildings {
            Buildings::Set(set) => set.name().to_owned(),
            _ => "random".to_owned(),
        },
        kinds: dealt.kinds.iter().map(|kind| kind.name().to_owned()).collect(),
        sheriff: dealt.sheriff.index(),
        winner: winner.index(),
        points: each.map(|seat| standing.of(seat).total),
        scores: each.map(|seat| standing.of(seat).scores.to_vec()),
        has: each.map(|seat| (0..WestStory::LEANS.len()).map(|lean| game.leaning(seat, lean)).collect()),
        cards: each.map(|seat| bought(&game, seat)),
    })
}

/// The cards of a seat by kind, covered ones too.
fn bought(game: &WestStory, seat: Seat) -> BTreeMap<String, u8> {
    let player = game.view(Eyes::Open).players.swap_remove(seat.index());
    let cards = player.town.into_iter().flat_map(|place| std::iter::once(place.card).chain(place.covered));
    let mut bought = BTreeMap::new();
    for card in cards.filter(|&card: &Card| !card.is_printed() && card != Card::NONE) {
        *bought.entry(card.kind().name().to_owned()).or_default() += 1;
    }
    bought
}
