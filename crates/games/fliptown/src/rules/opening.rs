//! What setting up has to tell, as people at a table would say it before the first decision.

use crate::event::Event;
use crate::setup::Holdem;
use crate::state::Fliptown;

impl Fliptown {
    /// Who plays whom, against what and for what; then the first round up to its lineup. Everybody hears it but for others'
    /// private cards.
    pub(crate) fn told_at_the_beginning(&self) -> Vec<Event> {
        let mut told = Vec::new();
        for seat in self.all_players() {
            told.extend(self.sheet(seat).character.map(|character| Event::Cast { seat, character }));
        }
        told.extend(self.cowbot.map(|(cowbot, difficulty)| Event::Challenged { cowbot, difficulty }));
        told.extend(self.objectives.map(Event::ObjectivesLaid));
        told.push(Event::RoundBegan { round: self.round });
        if self.holdem != Holdem::Off {
            let secret = !self.is_solo();
            told.extend(self.all_players().map(|seat| Event::Dealt { seat, cards: Some(self.held(seat)), secret }));
        }
        told.push(Event::Flipped { turn: self.turn, lineup: self.lineup });
        told
    }
}
