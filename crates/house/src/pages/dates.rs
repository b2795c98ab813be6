//! Moments as people say them.

use maud::{Markup, html};
use table::words::{Arg, Phrase};

use crate::ids::Moment;
use crate::kit::Reader;

const MINUTE: u64 = 60;
const HOUR: u64 = 3_600;
const DAY: u64 = 86_400;

/// When something was: so long ago, or the day.
pub fn moment(reader: &Reader<'_>, at: Moment, now: Moment) -> Markup {
    let (year, month, day) = civil(at);
    let seconds = now.since(at).as_secs();
    let ago = |word: &'static str, count: u64| Phrase::new(word).with("count", count as usize);
    let phrase = match seconds {
        0..MINUTE => Phrase::new("moment-now"),
        MINUTE..HOUR => ago("moment-minutes", seconds / MINUTE),
        HOUR..DAY => ago("moment-hours", seconds / HOUR),
        _ => {
            let text = |number: i64| Arg::Verbatim(number.to_string());
            let month = Phrase::new(format!("month-{month}"));
            Phrase::new("moment-day").with("day", text(day)).with("month", month).with("year", text(year))
        }
    };
    html! { time datetime=(format!("{year:04}-{month:02}-{day:02}")) { (reader.say(&phrase)) } }
}

/// The day of a moment in the calendar of UTC: year, month, day.
fn civil(at: Moment) -> (i64, i64, i64) {
    // Years are counted from March, so that a leap day is the last of its year.
    let days = at.0.div_euclid(86_400_000) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let day = |seconds: i64| civil(Moment(seconds * 1_000));
        assert_eq!(day(0), (1970, 1, 1));
        assert_eq!(day(-1), (1969, 12, 31));
        assert_eq!(day(951_782_400), (2000, 2, 29));
        assert_eq!(day(951_868_800), (2000, 3, 1));
        assert_eq!(day(1_763_251_199), (2025, 11, 15));
        assert_eq!(day(1_763_251_200), (2025, 11, 16));
    }
}
