//! Opening the frontier: who chooses, and what is in the box.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::ids::Areas;
use crate::state::{Ask, Task, TicketToRide};
use crate::vocabulary::Target;

impl TicketToRide {
    /// Areas of a tier that are not open. Everybody knows their names and places, nobody what is in their boxes
    /// (TTR-AREA-01, TTR-AREA-07).
    pub(crate) fn closed_areas(&self, tier: u8) -> Areas {
        data().tier(tier).minus(self.record.open_areas())
    }

    /// The chooser opens an area of the tier (TTR-AREA-02, TTR-AREA-03); the last one is opened without a choice.
    pub(super) fn ask_for_area<L: Log<Self>>(&mut self, tier: u8, chooser: Target, seat: Seat, run: &mut Run<'_, L>) {
        let Some(chooser) = self.targets(chooser, seat).first().copied() else { return };
        if !self.closed_areas(tier).is_empty() {
            self.ask_unless_forced(chooser, Ask::Area(tier), OpenArea(tier), run);
        }
    }

    /// The conductor's box (TTR-COND-01).
    pub(super) fn open_conductor_box<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        self.record.conductor_box = true;
        run.tell(self, || Event::ConductorBoxOpened);
        let list = data().list_of_conductors();
        self.tasks.push(Task::Effects { list, next: 0, seat: seat.index() as u8 });
    }
}

/// Which area of this tier to open.
#[derive(Clone, Copy)]
pub(super) struct OpenArea(pub u8);

impl Asks<OpenArea> for TicketToRide {
    fn list(&self, _: Seat, OpenArea(tier): OpenArea, out: &mut impl List<Action>) {
        out.put_all(self.closed_areas(tier).iter().map(Action::Open));
    }

    /// The area joins the board for the rest of the campaign (TTR-CAMP-14), from the next game on; its box is carried
    /// out, for everybody to see (TTR-CAMP-13, TTR-AREA-04).
    fn answer<L: Log<Self>>(&mut self, _: Seat, _: OpenArea, answer: Action, run: &mut Run<'_, L>) {
        let Action::Open(area) = answer else { return };
        self.record.areas[usize::from(self.record.area_count)] = area.0;
        self.record.area_count += 1;
        run.tell(self, || Event::AreaOpened(area));
        self.tasks.push(Task::Effects { list: data().list_of_box(area), next: 0, seat: self.first });
    }

    fn object(&self, _: Seat, _: OpenArea, _: Action) -> Refusal {
        refused("TTR-AREA-03", "why-open-area")
    }
}
