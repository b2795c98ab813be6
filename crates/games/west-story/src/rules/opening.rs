//! What happened before anybody could listen is told when the table is set up.

use table::{Dice, Log, Run, Seat};

use crate::event::Event;
use crate::state::{Phase, Player, Table, WestStory};

/// Keeps what is told.
struct Told(Vec<Event>);

impl Log<WestStory> for Told {
    fn tell(&mut self, event: Event, _: &WestStory) {
        self.0.push(event);
    }
}

impl Table {
    /// The first Sheriff and sheriff card, and what everybody begins with; with start cards those of Tom. Otherwise the first
    /// region and the first Town Phase, as far as nobody had anything to decide.
    pub(crate) fn told_opening(&self) -> Vec<Event> {
        let mut before = self.clone();
        before.take_back_first_town();
        let mut told = vec![Event::Began { sheriff: self.sheriff, contest: self.contest }];
        told.extend(before.in_turn_order().map(|seat| before.holdings(seat)));
        if self.asymmetric {
            told.extend(self.toms_start_cards());
            return told;
        }
        let [one, other, ..] = self.bandits[0];
        told.push(Event::Revealed { region: 0, bandits: [one, other] });
        told.push(Event::RoundBegan { round: self.round });
        told.push(Event::Rolled { seat: self.sheriff, dice: self.dice });
        let mut log = Told(told);
        before.repeat_first_town(&mut log);
        log.0
    }

    /// It all happens once more, and this time somebody listens. Nothing of it is left to chance.
    fn repeat_first_town(&mut self, log: &mut impl Log<WestStory>) {
        self.begin_town(&mut Run::new(&mut Dice::from_number(0), log));
    }

    /// Every Town as it was before the first dice.
    fn take_back_first_town(&mut self) {
        if matches!(self.phase, Phase::Piles | Phase::StartCards) {
            return;
        }
        self.players = self.players.map(|player| Player::with_board(player.board));
        if let Some(tom) = &mut self.tom {
            tom.active = crate::data::Places::NONE;
        }
        self.block_empty_sections();
        self.hand_out_resources();
    }

    fn holdings(&self, seat: Seat) -> Event {
        let player = self.player(seat);
        Event::Holds { seat, hats: player.hats, coins: player.coins, cows: player.cows }
    }

    /// Tom's two, which nobody chose (WS-TOM-49).
    fn toms_start_cards(&self) -> Option<Event> {
        let seat = self.tom.as_ref()?.seat;
        let top = self.player(seat).stack.some()?;
        Some(Event::PileTaken { seat, cards: [top, self.under[top.index()]] })
    }
}

#[cfg(test)]
mod tests {
    use table::{Game, Silent};

    use super::*;
    use crate::data::Side;
    use crate::setup::Options;

    #[test]
    fn what_is_told_is_what_happened() {
        let setups = [
            Options::for_people(1),
            Options::for_people(1).gold_rush().with_tom(|tom| tom.seat = Seat::new(0)),
            Options::for_people(2).side(Side::B),
            Options::for_people(3).tom().advanced(),
            Options::for_people(4),
        ];
        for (options, seed) in setups.iter().flat_map(|options| (0..200).map(move |seed| (options, seed))) {
            let game = WestStory::new(options, &mut Dice::from_number(seed)).expect("a setup that fits");
            let mut again = game.table.clone();
            again.take_back_first_town();
            again.repeat_first_town(&mut Silent);
            assert_eq!(again, game.table, "seed {seed}");
        }
    }
}
