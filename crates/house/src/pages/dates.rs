//! Moments as people say them.

use maud::{Markup, html};
use wording::{Arg, Phrase};

use crate::kit::Reader;
use crate::records::ids::{Day, Moment};

const MINUTE: u64 = 60;
const HOUR: u64 = 3_600;
const DAY: u64 = 86_400;

/// When something was: so long ago, or the day.
pub fn moment(reader: &Reader<'_>, at: Moment, now: Moment) -> Markup {
    let when = Day::of(at);
    let seconds = now.since(at).as_secs();
    let ago = |word: &'static str, count: u64| Phrase::new(word).with("count", count as usize);
    let phrase = match seconds {
        0..MINUTE => Phrase::new("moment-now"),
        MINUTE..HOUR => ago("moment-minutes", seconds / MINUTE),
        HOUR..DAY => ago("moment-hours", seconds / HOUR),
        _ => of_day(when),
    };
    html! { time datetime=(when) { (reader.say(&phrase)) } }
}

/// A day, in words.
pub fn day(reader: &Reader<'_>, when: Day) -> Markup {
    html! { time datetime=(when) { (reader.say(&of_day(when))) } }
}

fn of_day(when: Day) -> Phrase {
    let (year, month, day) = when.civil();
    let text = |number: i64| Arg::Verbatim(number.to_string());
    let month = Phrase::new(format!("month-{month}"));
    Phrase::new("moment-day").with("day", text(day)).with("month", month).with("year", text(year))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let day = |seconds: i64| Day::of(Moment(seconds * 1_000)).civil();
        assert_eq!(day(0), (1970, 1, 1));
        assert_eq!(day(-1), (1969, 12, 31));
        assert_eq!(day(951_782_400), (2000, 2, 29));
        assert_eq!(day(951_868_800), (2000, 3, 1));
        assert_eq!(day(1_763_251_199), (2025, 11, 15));
        assert_eq!(day(1_763_251_200), (2025, 11, 16));
    }
}
