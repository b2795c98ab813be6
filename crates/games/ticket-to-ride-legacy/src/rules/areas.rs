//! Opening the frontier: who chooses, and what is in the box.

use table::{Log, Run, Seat};

use crate::data::data;
use crate::event::Event;
use crate::ids::{Area, Areas};
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
        let areas = self.closed_areas(tier);
        let Some(chooser) = self.targets(chooser, seat).first().copied() else { return };
        match areas.len() {
            0 => {}
            1 => self.open_area(areas.nth(0), run),
            _ => self.ask(chooser, Ask::Area(tier)),
        }
    }

    /// The area joins the board for the rest of the campaign (TTR-CAMP-14), from the next game on; its box is carried
    /// out, for everybody to see (TTR-CAMP-13, TTR-AREA-04).
    pub(super) fn open_area<L: Log<Self>>(&mut self, area: Area, run: &mut Run<'_, L>) {
        self.record.areas[usize::from(self.record.area_count)] = area.0;
        self.record.area_count += 1;
        run.tell(self, || Event::AreaOpened(area));
        self.tasks.push(Task::Effects { list: data().list_of_box(area), next: 0, seat: self.first });
    }

    /// The conductor's box (TTR-COND-01).
    pub(super) fn open_conductor_box<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        self.record.conductor_box = true;
        run.tell(self, || Event::ConductorBoxOpened);
        let list = data().list_of_conductors();
        self.tasks.push(Task::Effects { list, next: 0, seat: seat.index() as u8 });
    }
}
