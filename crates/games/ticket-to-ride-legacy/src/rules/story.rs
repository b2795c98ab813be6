//! The story deck: read in order, at its moments.

use table::{Log, Run};

use crate::data::data;
use crate::event::Event;
use crate::ids::StoryCard;
use crate::state::{Task, TicketToRide};
use crate::vocabulary::When;

impl TicketToRide {
    /// Reads the next card if it is due now, and goes on while the next one is due too (TTR-STORY-04, TTR-CAMP-10), up to
    /// a card that says PAUSE or STOP (TTR-CAMP-12). What has been read is archived: the place in the deck moves on
    /// (TTR-CAMP-11). Which cards are read depends on the number of the game alone (TTR-STORY-06).
    pub(super) fn read_story<L: Log<Self>>(&mut self, when: When, run: &mut Run<'_, L>) {
        let number = self.record.story;
        let Some(card) = data().story.get(usize::from(number)) else { return };
        if card.game != self.fixed.game || card.when != when {
            return;
        }
        self.record.story += 1;
        run.tell(self, || Event::StoryRead(StoryCard(number)));
        if !card.stops {
            self.tasks.push(Task::Read(when));
        }
        let list = data().list_of_story(StoryCard(number));
        self.tasks.push(Task::Effects { list, next: 0, seat: self.first });
    }
}
