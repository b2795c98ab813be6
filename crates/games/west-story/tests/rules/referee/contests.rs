//! The contest for the badge: who counts what, who may spend tokens, who wins.

use table::Dice;
use west_story::data::{Card, SheriffCard, Sort, Symbol};
use west_story::view::{Phase, View};
use west_story::{Event, Options, Position};

use super::{Chance, bears, of_sort, outposts, positions, symbols, visible};
use crate::common::*;

/// A table at the end of a round.
fn evening(number: u64) -> (Position, Options) {
    let mut chance = Chance::of(number);
    let people = 2 + chance.up_to(2) as usize;
    let mut options = chance.options(people);
    if people == 2 && chance.one_in(3) {
        options = Options::for_people(1).new_cards().with_tom(|tom| tom.contests = true);
    }
    let mut cards = chance.cards(&options);
    let seats = options.players();
    let mut contests = vec![SheriffCard::Cactus, SheriffCard::Horseshoe, SheriffCard::Boot, SheriffCard::Revolver];
    contests.extend([SheriffCard::Buildings, SheriffCard::Animals, SheriffCard::Bandits]);
    contests.extend([SheriffCard::Outposts, SheriffCard::Blocked]);
    if options.gold_rush {
        contests.push(SheriffCard::Gold);
    }
    let sheriff = chance.up_to(seats as u32 - 1) as usize;
    let mut position = Position::of(&options).contest(chance.0.pick(&contests)).sheriff(sheriff);
    position = chance.discs(position, &options);
    let rarely = chance.one_in(2);
    for seat in 0..seats {
        position = position.delivered(seat, chance.up_to(2) as u8);
        position = chance.blocked(position, seat);
        if options.tom.is_some_and(|tom| tom.seat.index() == seat) {
            let top = cards.pop().map(|card| card.to_string()).unwrap_or_default();
            position = if chance.one_in(4) { position } else { position.stack(&[&top]) };
        } else {
            position = position.jokers(seat, chance.up_to(2) as u8);
            if !rarely {
                position = chance.built(position, seat, &mut cards);
            }
        }
    }
    (position, options)
}

/// What a seat has without tokens (WS-SHER-02, WS-SHER-03).
fn count(view: &View, seat: usize) -> u32 {
    let player = &view.players[seat];
    let cards = visible(player);
    let all = match view.contest {
        SheriffCard::Buildings => of_sort(&cards, Sort::Building),
        SheriffCard::Animals => of_sort(&cards, Sort::Animal),
        SheriffCard::Bandits => usize::from(player.delivered),
        SheriffCard::Outposts => outposts(view, seat).iter().sum(),
        SheriffCard::Blocked => player.town.iter().filter(|place| place.blocked).count(),
        other => {
            let wanted = wanted(other);
            let fits = |symbol: &Symbol| *symbol == wanted || *symbol == Symbol::Joker;
            cards.iter().flat_map(|card| symbols(*card)).filter(fits).count()
        }
    };
    all as u32
}

fn wanted(contest: SheriffCard) -> Symbol {
    Symbol::named(contest.name()).expect("a contest about a symbol")
}

/// What Tom has: four where things are visible, five with the right card on top; otherwise what he has (WS-TOM-42).
fn toms_count(view: &View, seat: usize) -> u32 {
    let top: Option<Card> = view.players[seat].stack.first().copied();
    let supports =
        |right: fn(&Card, SheriffCard) -> bool| 4 + u32::from(top.is_some_and(|card| right(&card, view.contest)));
    let own = match view.contest {
        SheriffCard::Buildings => supports(|card, _| card.kind().sort() == Sort::Building),
        SheriffCard::Animals => supports(|card, _| card.kind().sort() == Sort::Animal),
        SheriffCard::Bandits | SheriffCard::Outposts | SheriffCard::Blocked => count(view, seat),
        _ => supports(|card, contest| bears(*card, wanted(contest))),
    };
    own + u32::from(view.tom.as_ref().is_some_and(|tom| tom.harder[0]))
}

/// The most; of several whoever sits next to the right of the Sheriff, who comes last (WS-SHER-04).
fn winner(counts: &[u32], sheriff: usize) -> usize {
    let seats = counts.len();
    let most = counts.iter().max().expect("somebody plays");
    let mut seat = sheriff;
    loop {
        seat = (seat + seats - 1) % seats;
        if counts[seat] == *most {
            return seat;
        }
    }
}

/// Whether any number of its tokens would change whether a seat is elected, whatever those after it do.
fn could_matter(counts: &[u32], tokens: &[u32], order: &[usize], sheriff: usize) -> bool {
    let Some((&seat, after)) = order.split_first() else { return false };
    let mut ways = vec![counts.to_vec()];
    for &other in after {
        let spend = |way: &Vec<u32>, spent: u32| {
            let mut way = way.clone();
            way[other] += spent;
            way
        };
        ways = ways.iter().flat_map(|way| (0..=tokens[other]).map(move |spent| spend(way, spent))).collect();
    }
    ways.iter().any(|way| {
        let elected = |spent: u32| {
            let mut way = way.clone();
            way[seat] += spent;
            winner(&way, sheriff) == seat
        };
        (1..=tokens[seat]).any(|spent| elected(spent) != elected(0))
    })
}

/// Whether all tokens of a seat would win, as things are.
fn could_win(counts: &[u32], tokens: &[u32], seat: usize, sheriff: usize) -> bool {
    let mut counts = counts.to_vec();
    counts[seat] += tokens[seat];
    winner(&counts, sheriff) == seat
}

#[test]
fn the_referee_agrees_about_contests() {
    let (mut asked, mut passed_over, mut ties) = (0, 0, 0);
    for number in 0..positions() {
        let (position, options) = evening(number);
        let before = over(position.clone()).view();
        let (seats, sheriff) = (options.players(), before.sheriff.index());
        let mut counts: Vec<u32> = (0..seats)
            .map(|seat| if before.players[seat].tom { toms_count(&before, seat) } else { count(&before, seat) })
            .collect();
        let tokens: Vec<u32> = before.players.iter().map(|player| player.jokers.into()).collect();
        let about_symbols = Symbol::named(before.contest.name()).is_some();
        let turns: Vec<usize> = (0..seats).map(|step| (sheriff + step) % seats).collect();

        let mut t = order(position);
        t.dice = Dice::from_number(number);
        for (place, &seat) in turns.iter().enumerate() {
            if t.view().phase == Phase::Contest && t.acting() == [seat] {
                assert!(about_symbols && tokens[seat] > 0, "position {number}: seat {seat} is asked for nothing");
                assert!(could_win(&counts, &tokens, seat, sheriff), "position {number}: seat {seat} spends in vain");
                let options: Vec<String> = (0..=tokens[seat]).map(|spent| format!("contest {spent}")).collect();
                assert_eq!(t.legal_of(seat), options, "position {number}");
                let spent = t.dice.below(tokens[seat] + 1);
                t.play_as(seat, &options[spent as usize]);
                counts[seat] += spent;
                asked += 1;
            } else if about_symbols && tokens[seat] > 0 {
                assert!(
                    !could_matter(&counts, &tokens, &turns[place..], sheriff),
                    "position {number}: seat {seat} is not asked"
                );
                passed_over += 1;
            }
        }

        let told = t.events();
        for (seat, count) in counts.iter().enumerate() {
            let counted = Event::Counted { seat: crate::common::seat(seat), count: *count as u8 };
            assert!(told.contains(&counted), "position {number}: {counted:?}");
        }
        let elected = winner(&counts, sheriff);
        let tie = counts.iter().filter(|count| **count == counts[elected]).count() > 1;
        assert!(
            told.contains(&Event::Elected { seat: seat(elected), outgoing: seat(sheriff), tie }),
            "position {number}: {counts:?}, Sheriff {sheriff}"
        );
        let after = t.right_after(|event| matches!(event, Event::Elected { .. }));
        assert_eq!(after.holds(elected).1, before.players[elected].coins + 1, "position {number}: the Sheriff is paid");
        ties += u64::from(tie);
    }
    let enough = positions() / 30;
    assert!(asked > enough && passed_over > enough && ties > enough, "{asked}, {passed_over}, {ties}");
}
