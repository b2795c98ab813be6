//! Who is at a table, and since when others are not.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use crate::records::ids::{Moment, PersonId};
use crate::records::journal::Clock;

/// Whoever has been away for so long may be replaced by a bot.
const ABSENCE: Duration = Duration::from_secs(120);

/// Where people have days for a decision, it is this part of them.
const PART_OF_DAYS: u32 = 4;

/// How long somebody must have been away before a bot may play on.
pub fn absence(clock: Clock) -> Duration {
    match clock {
        Clock::Off | Clock::Live { .. } => ABSENCE,
        Clock::Days { .. } => clock.allowance().unwrap_or_default() / PART_OF_DAYS,
    }
}

/// Who is at a table, and who was seen when.
#[derive(Clone, Debug)]
pub struct Presence {
    /// Nobody has looked before this: until then everybody may have been here.
    since: Moment,
    here: BTreeSet<PersonId>,
    seen: BTreeMap<PersonId, Moment>,
}

impl Presence {
    /// Somebody begins to look who is here.
    pub fn new(now: Moment) -> Self {
        Presence { since: now, here: BTreeSet::new(), seen: BTreeMap::new() }
    }

    /// Somebody at the table has asked for something.
    pub fn saw(&mut self, person: &PersonId, now: Moment) {
        self.seen.insert(person.clone(), now);
    }

    /// These watch or follow now. Whoever did until a moment ago was here until now.
    pub fn observe(&mut self, here: BTreeSet<PersonId>, now: Moment) {
        let gone = self.here.difference(&here).cloned();
        self.seen.extend(gone.map(|person| (person, now)));
        self.here = here;
    }

    /// How long somebody has been away; nothing while somebody is here.
    pub fn away(&self, person: &PersonId, now: Moment) -> Option<Duration> {
        let seen = self.seen.get(person).copied().unwrap_or(self.since);
        (!self.here.contains(person)).then(|| now.since(seen))
    }
}

#[cfg(test)]
mod tests {
    use proving::toy::Toy;
    use shelf::boxed;
    use table::setup::{Value, Values};
    use table::{Dice, Seat};

    use super::super::acts::{Act, Denied, Request};
    use super::super::tests::leaks::{NOW, World, opened_with};
    use super::*;
    use crate::records::journal::{Entry, Remarked, Room, StandIn};
    use crate::records::person::Confirm;

    fn person() -> PersonId {
        "a".repeat(16).parse().expect("a plain id")
    }

    #[test]
    fn somebody_is_away_from_the_moment_they_were_last_seen() {
        let (start, second) = (Moment(1_000_000), Duration::from_secs(1));
        let mut presence = Presence::new(start);
        assert_eq!(presence.away(&person(), start.after(second)), Some(second), "nobody knows since when");
        presence.observe(BTreeSet::from([person()]), start.after(second));
        assert_eq!(presence.away(&person(), start.after(second * 9)), None);
        presence.observe(BTreeSet::new(), start.after(second * 10));
        assert_eq!(presence.away(&person(), start.after(second * 12)), Some(second * 2));
        presence.saw(&person(), start.after(second * 13));
        assert_eq!(presence.away(&person(), start.after(second * 14)), Some(second));
    }

    #[test]
    fn people_with_days_for_a_decision_are_waited_for_longer() {
        assert_eq!(absence(Clock::Off), ABSENCE);
        assert_eq!(absence(Clock::Live { seconds: 60, increment: 0 }), ABSENCE);
        assert_eq!(absence(Clock::Days { days: 2 }), Duration::from_secs(43_200));
    }

    /// A table of two whose host asks that a bot plays for the other.
    fn asked(clock: Clock) -> (World, Request, PersonId) {
        let mut world = opened_with(boxed::<Toy>(), &Values::new().with("players", Value::Number(2)), 1);
        world.table.record.clock = clock;
        let request = world.decision(Seat::new(0), "bid 0", Confirm::AtOnce, &mut Dice::from_number(1));
        let request = Request { act: Act::Replace, seat: Some(Seat::new(1)), ..request };
        let other = world.table.seats[1].occupant.person().cloned().expect("a person sits there");
        (world, request, other)
    }

    #[test]
    fn a_bot_plays_on_only_for_somebody_who_has_been_away_for_a_while() {
        for clock in [Clock::Off, Clock::Live { seconds: 600, increment: 10 }, Clock::Days { days: 2 }] {
            let (world, request, other) = asked(clock);
            let answer = |presence: &Presence, now| request.entries(&world.table, presence, now);
            let (soon, later) = (NOW.after(absence(clock) - Duration::from_secs(1)), NOW.after(absence(clock)));
            let mut presence = Presence::new(NOW);
            let here = Err(Denied::NotNow("denied-not-absent"));
            assert_eq!(answer(&presence, soon), here, "{clock:?}: just gone");
            assert_eq!(answer(&presence, later), Ok(vec![Entry::StoodIn { seat: 1, why: StandIn::Absent }]));
            presence.saw(&other, NOW.after(Duration::from_secs(1)));
            assert_eq!(answer(&presence, later), here, "{clock:?}: acted meanwhile");
            presence.observe(BTreeSet::from([other]), NOW);
            assert_eq!(answer(&presence, later.after(absence(clock) * 9)), here, "{clock:?}: watches");
        }
    }

    #[test]
    fn everybody_is_told_that_a_bot_plays_on() {
        let (mut world, request, _) = asked(Clock::Off);
        let entries = request.entries(&world.table, &Presence::new(NOW), NOW.after(ABSENCE)).expect("granted");
        for entry in entries {
            let stored = crate::records::journal::Stored { at: NOW, entry, request: None };
            world.table.apply(&stored).expect("it fits");
        }
        let told: Vec<&Remarked> = world.table.remarks_in(Room::Players).map(|remark| &remark.text).collect();
        assert_eq!(told.last(), Some(&&Remarked::Notice("notice-replaced")));
    }
}
