//! One atomic decision, its notation and its code.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{Coded, NotAnAction, named};

use crate::data::{Building, Color, LINEUP, Outlaw, PLOTS, Region};
use crate::space::Space;

named! {
    /// What pays for the suit and the value of a main action besides gold.
    Payment {
        /// Nothing: the least gold that is needed, often none.
        Gold = "gold",
        /// The Prospector's shift, and the least gold beyond it (FT-CHAR-10).
        Shift = "shift",
        /// A joker for suit or value, and the least gold for the other (FT-CHAR-16).
        Joker = "joker",
        /// A joker for each (FT-CHAR-16).
        Jokers = "jokers",
    }
}

named! {
    /// A reward for an outlaw (FT-TOWN-10b).
    Bail {
        /// $4.
        Cash = "cash",
        /// 2 gold.
        Gold = "gold",
        /// Two wanted posters crossed out.
        Wanted = "wanted",
    }
}

named! {
    /// A tool that brings income (FT-TRAIL-08).
    Tool {
        /// For gold.
        Pan = "pan",
        /// For cash.
        Hammer = "hammer",
    }
}

named! {
    /// A reward of the sheriff's office (FT-TOWN-J).
    Office {
        /// A star.
        Star = "star",
        /// Two wanted posters crossed out.
        Wanted = "wanted",
    }
}

named! {
    /// What an arrest costs (FT-SHERIFF-07).
    Penalty {
        /// Cash.
        Cash = "cash",
        /// Stars.
        Stars = "stars",
    }
}

named! {
    /// What the stables sell.
    Horse {
        /// A hammer and a star.
        Work = "work",
        /// Six more on the Trail.
        Trail = "trail",
    }
}

named! {
    /// What the general store sells.
    Ware {
        /// A pan and a star.
        Pan = "pan",
        /// A pickaxe and a star.
        Pickaxe = "pickaxe",
        /// A bandana.
        Bandana = "bandana",
    }
}

/// How the effect of a building is used; nothing is `None`, or a number of 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Take what the undertaker gives next.
    Undertaker,
    /// Bet on a colour (FT-TOWN-2a).
    Bank(Option<Color>),
    /// Cross out so many wanted posters (FT-TOWN-3).
    Hideout(u8),
    /// Buy a horse (FT-TOWN-4a).
    Stables(Option<Horse>),
    /// Buy something (FT-TOWN-5a).
    Store(Option<Ware>),
    /// Pay for so many wanted posters (FT-TOWN-6).
    Church(u8),
    /// Stay a night (FT-TOWN-7a).
    Hotel(bool),
    /// Buy the plot of this number (FT-TOWN-8a).
    LandOffice(Option<u8>),
    /// Buy the next weapon (FT-TOWN-9a).
    Gunsmith(bool),
    /// Look out for an outlaw (FT-TOWN-10a).
    BailBonds(Outlaw),
    /// Look at the sheriff card (FT-TOWN-J).
    SheriffsOffice,
    /// Buy so many stars for cash (FT-TOWN-Q).
    Saloon(u8),
    /// Buy so many stars for gold (FT-TOWN-K).
    Club(u8),
}

impl Effect {
    /// Whether a building is left without anything.
    pub const fn is_nothing(self) -> bool {
        matches!(
            self,
            Effect::Bank(None)
                | Effect::Hideout(0)
                | Effect::Stables(None)
                | Effect::Store(None)
                | Effect::Church(0)
                | Effect::Hotel(false)
                | Effect::LandOffice(None)
                | Effect::Gunsmith(false)
                | Effect::Saloon(0)
                | Effect::Club(0)
        )
    }

    /// Whose effect it is.
    #[inline]
    pub const fn building(self) -> Building {
        match self {
            Effect::Undertaker => Building::Undertaker,
            Effect::Bank(_) => Building::Bank,
            Effect::Hideout(_) => Building::Hideout,
            Effect::Stables(_) => Building::Stables,
            Effect::Store(_) => Building::Store,
            Effect::Church(_) => Building::Church,
            Effect::Hotel(_) => Building::Hotel,
            Effect::LandOffice(_) => Building::LandOffice,
            Effect::Gunsmith(_) => Building::Gunsmith,
            Effect::BailBonds(_) => Building::BailBonds,
            Effect::SheriffsOffice => Building::SheriffsOffice,
            Effect::Saloon(_) => Building::Saloon,
            Effect::Club(_) => Building::Club,
        }
    }

    /// The effects that a building can have, by number; this fixes codes and notation.
    const fn numbered(building: Building, number: usize) -> Option<Effect> {
        let amount = number as u8;
        Some(match (building, number) {
            (Building::Undertaker, 0) => Effect::Undertaker,
            (Building::Bank, 0) => Effect::Bank(None),
            (Building::Bank, 1 | 2) => Effect::Bank(Some(Color::ALL[number - 1])),
            (Building::Hideout, 0..=4) => Effect::Hideout(amount),
            (Building::Stables, 0) => Effect::Stables(None),
            (Building::Stables, 1 | 2) => Effect::Stables(Some(Horse::ALL[number - 1])),
            (Building::Store, 0) => Effect::Store(None),
            (Building::Store, 1..=3) => Effect::Store(Some(Ware::ALL[number - 1])),
            (Building::Church, 0..=8) => Effect::Church(amount),
            (Building::Hotel, 0 | 1) => Effect::Hotel(number == 1),
            (Building::LandOffice, 0) => Effect::LandOffice(None),
            (Building::LandOffice, 1..=34) => Effect::LandOffice(Some(amount - 1)),
            (Building::Gunsmith, 0 | 1) => Effect::Gunsmith(number == 1),
            (Building::BailBonds, 0..=2) => Effect::BailBonds(Outlaw::ALL[number]),
            (Building::SheriffsOffice, 0) => Effect::SheriffsOffice,
            (Building::Saloon, 0..=8) => Effect::Saloon(amount),
            (Building::Club, 0..=8) => Effect::Club(amount),
            _ => return None,
        })
    }

    const fn number(self) -> usize {
        match self {
            Effect::Undertaker | Effect::SheriffsOffice => 0,
            Effect::Bank(None) | Effect::Stables(None) | Effect::Store(None) | Effect::LandOffice(None) => 0,
            Effect::Bank(Some(color)) => color as usize + 1,
            Effect::Stables(Some(horse)) => horse as usize + 1,
            Effect::Store(Some(ware)) => ware as usize + 1,
            Effect::LandOffice(Some(plot)) => plot as usize + 1,
            Effect::Hotel(yes) | Effect::Gunsmith(yes) => yes as usize,
            Effect::BailBonds(outlaw) => outlaw as usize,
            Effect::Hideout(amount) | Effect::Church(amount) | Effect::Saloon(amount) | Effect::Club(amount) => {
                amount as usize
            }
        }
    }

    /// All effects of a building.
    fn of(building: Building) -> impl Iterator<Item = Effect> {
        (0..).map_while(move |number| Effect::numbered(building, number))
    }
}

/// `bank red`, `hideout 3`, `hotel no`, `land-office 1-2-5`, `undertaker`
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let building = self.building();
        match self {
            Effect::Undertaker | Effect::SheriffsOffice => write!(f, "{building}"),
            Effect::Bank(None) | Effect::Stables(None) | Effect::Store(None) | Effect::LandOffice(None) => {
                write!(f, "{building} no")
            }
            Effect::Bank(Some(color)) => write!(f, "{building} {color}"),
            Effect::Stables(Some(horse)) => write!(f, "{building} {horse}"),
            Effect::Store(Some(ware)) => write!(f, "{building} {ware}"),
            Effect::LandOffice(Some(plot)) => {
                let cells = PLOTS[usize::from(*plot)].cells;
                let cells = (0..9).filter(|cell| cells >> cell & 1 == 1).map(|cell| (cell + 1).to_string());
                write!(f, "{building} {}", cells.collect::<Vec<_>>().join("-"))
            }
            Effect::Hotel(yes) | Effect::Gunsmith(yes) => write!(f, "{building} {}", if *yes { "yes" } else { "no" }),
            Effect::BailBonds(outlaw) => write!(f, "{building} {outlaw}"),
            Effect::Hideout(amount) | Effect::Church(amount) | Effect::Saloon(amount) | Effect::Club(amount) => {
                write!(f, "{building} {amount}")
            }
        }
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(align(4))] // Copied as one word.
pub enum Action {
    /// The main action (FT-TURN-11): this card of the lineup, from 0, goes to the poker hand; the other two
    /// lead to this space.
    Act {
        /// The poker card's place in the lineup.
        poker: u8,
        /// The space that is circled or visited.
        space: Space,
        /// What is paid besides gold.
        payment: Payment,
    },
    /// Take no action but write down this card of the lineup (FT-TURN-12).
    Pass(u8),
    /// Choose the reward for an outlaw (FT-TOWN-10b).
    Bail(Bail),
    /// Use a pending bonus action at this space (FT-BONUS-01).
    Bonus(Space),
    /// Give up a pending bonus action (FT-RES-05).
    Decline(Region),
    /// Use the pending effect of a building (FT-RES-04).
    Effect(Effect),
    /// Take a pan or a hammer (FT-TRAIL-08).
    Take(Tool),
    /// Take the reward of the sheriff's office (FT-TOWN-J).
    Office(Office),
    /// Use the character's ability (FT-CHAR-01).
    Use,
    /// The Man in Black takes this bonus action (FT-CHAR-08).
    UseFor(Region),
    /// The Preacher crosses out so many wanted posters (FT-CHAR-12).
    Absolve(u8),
    /// Keep the character's ability for later, when it is asked for.
    Keep,
    /// End the turn (FT-TURN-14).
    Done,
    /// Bribe the sheriff (FT-SHERIFF-01).
    Bribe,
    /// Do not (FT-SHERIFF-01).
    Risk,
    /// Pay for an arrest (FT-SHERIFF-07).
    Pay(Penalty),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Act { poker, space, payment: Payment::Gold } => write!(f, "play {} {space}", poker + 1),
            Action::Act { poker, space, payment } => write!(f, "play {} {space} {payment}", poker + 1),
            Action::Pass(poker) => write!(f, "pass {}", poker + 1),
            Action::Bail(reward) => write!(f, "bail {reward}"),
            Action::Bonus(space) => write!(f, "bonus {space}"),
            Action::Decline(kind) => write!(f, "decline {kind}"),
            Action::Effect(effect) => write!(f, "{effect}"),
            Action::Take(tool) => write!(f, "take {tool}"),
            Action::Office(reward) => write!(f, "office {reward}"),
            Action::Use => f.write_str("use"),
            Action::UseFor(kind) => write!(f, "use {kind}"),
            Action::Absolve(amount) => write!(f, "absolve {amount}"),
            Action::Keep => f.write_str("keep"),
            Action::Done => f.write_str("done"),
            Action::Bribe => f.write_str("bribe"),
            Action::Risk => f.write_str("risk"),
            Action::Pay(penalty) => write!(f, "pay {penalty}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let error = |expected| NotAnAction::new(text, expected);
        let (verb, rest) = text.split_once(' ').map_or((text, None), |(verb, rest)| (verb, Some(rest)));
        let some = rest.unwrap_or("");
        match (verb, rest) {
            ("play", _) => read_act(some).ok_or_else(|| error("a card from 1 to 3 and a space such as trail-7")),
            ("pass", _) => read_slot(some).map(Action::Pass).ok_or_else(|| error("a card from 1 to 3")),
            ("bail", _) => Bail::named(some).map(Action::Bail).ok_or_else(|| error("cash, gold or wanted")),
            ("bonus", _) => Space::named(some).map(Action::Bonus).ok_or_else(|| error("a space such as trail-7")),
            ("decline", _) => Region::named(some).map(Action::Decline).ok_or_else(|| error("a region")),
            ("take", _) => Tool::named(some).map(Action::Take).ok_or_else(|| error("pan or hammer")),
            ("office", _) => Office::named(some).map(Action::Office).ok_or_else(|| error("star or wanted")),
            ("pay", _) => Penalty::named(some).map(Action::Pay).ok_or_else(|| error("cash or stars")),
            ("use", Some(kind)) => Region::named(kind).map(Action::UseFor).ok_or_else(|| error("a region")),
            ("absolve", _) => match some.as_bytes() {
                [digit @ b'1'..=b'6'] => Ok(Action::Absolve(digit - b'0')),
                _ => Err(error("a number from 1 to 6")),
            },
            ("use", None) => Ok(Action::Use),
            ("keep", None) => Ok(Action::Keep),
            ("done", None) => Ok(Action::Done),
            ("bribe", None) => Ok(Action::Bribe),
            ("risk", None) => Ok(Action::Risk),
            _ => match Building::named(verb) {
                Some(building) => Effect::of(building)
                    .find(|effect| effect.to_string() == text)
                    .map(Action::Effect)
                    .ok_or_else(|| error("what the building offers")),
                None => Err(error("a decision such as `play 2 trail-7`, `bonus mine-2a`, `church 3` or `done`")),
            },
        }
    }
}

/// `2 trail-7`, `2 trail-7 joker`
fn read_act(text: &str) -> Option<Action> {
    let (poker, rest) = text.split_once(' ')?;
    let (space, payment) = match rest.split_once(' ') {
        None => (rest, Payment::Gold),
        // Gold is what is not written.
        Some((space, payment)) => (space, Payment::named(payment).filter(|payment| *payment != Payment::Gold)?),
    };
    Some(Action::Act { poker: read_slot(poker)?, space: Space::named(space)?, payment })
}

fn read_slot(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'1'..=b'3'] => Some(digit - b'1'),
        _ => None,
    }
}

/// Where each kind of action starts in the space of codes.
mod code {
    use super::{LINEUP, Space};

    pub const ACT: usize = 0;
    pub const PASS: usize = ACT + LINEUP * Space::COUNT * 4;
    pub const BAIL: usize = PASS + LINEUP;
    pub const BONUS: usize = BAIL + 3;
    pub const DECLINE: usize = BONUS + Space::COUNT;
    pub const EFFECT: usize = DECLINE + 5;
    /// No building has more effects.
    pub const EFFECTS: usize = 35;
    pub const TAKE: usize = EFFECT + 13 * EFFECTS;
    pub const OFFICE: usize = TAKE + 2;
    pub const USE: usize = OFFICE + 2;
    pub const USE_FOR: usize = USE + 1;
    pub const ABSOLVE: usize = USE_FOR + 5;
    pub const KEEP: usize = ABSOLVE + 6;
    pub const DONE: usize = KEEP + 1;
    pub const BRIBE: usize = DONE + 1;
    pub const RISK: usize = BRIBE + 1;
    pub const PAY: usize = RISK + 1;
    pub const SPACE: usize = PAY + 2;
}

impl Coded for Action {
    const SPACE: usize = code::SPACE;

    fn encode(self) -> usize {
        match self {
            Action::Act { poker, space, payment } => {
                code::ACT + (payment.index() * LINEUP + usize::from(poker)) * Space::COUNT + space.index()
            }
            Action::Pass(poker) => code::PASS + usize::from(poker),
            Action::Bail(reward) => code::BAIL + reward.index(),
            Action::Bonus(space) => code::BONUS + space.index(),
            Action::Decline(kind) => code::DECLINE + kind.index(),
            Action::Effect(effect) => code::EFFECT + effect.building().index() * code::EFFECTS + effect.number(),
            Action::Take(tool) => code::TAKE + tool.index(),
            Action::Office(reward) => code::OFFICE + reward.index(),
            Action::Use => code::USE,
            Action::UseFor(kind) => code::USE_FOR + kind.index(),
            Action::Absolve(amount) => code::ABSOLVE + usize::from(amount) - 1,
            Action::Keep => code::KEEP,
            Action::Done => code::DONE,
            Action::Bribe => code::BRIBE,
            Action::Risk => code::RISK,
            Action::Pay(penalty) => code::PAY + penalty.index(),
        }
    }

    fn decode(code: usize) -> Option<Self> {
        use code::*;
        Some(match code {
            ACT..PASS => {
                let (rest, space) = (code / Space::COUNT, code % Space::COUNT);
                let payment = Payment::ALL[rest / LINEUP];
                Action::Act { poker: (rest % LINEUP) as u8, space: Space::from_index(space)?, payment }
            }
            PASS..BAIL => Action::Pass((code - PASS) as u8),
            BAIL..BONUS => Action::Bail(Bail::ALL[code - BAIL]),
            BONUS..DECLINE => Action::Bonus(Space::from_index(code - BONUS)?),
            DECLINE..EFFECT => Action::Decline(Region::ALL[code - DECLINE]),
            EFFECT..TAKE => {
                let (building, number) = ((code - EFFECT) / EFFECTS, (code - EFFECT) % EFFECTS);
                Action::Effect(Effect::numbered(Building::ALL[building], number)?)
            }
            TAKE..OFFICE => Action::Take(Tool::ALL[code - TAKE]),
            OFFICE..USE => Action::Office(Office::ALL[code - OFFICE]),
            USE => Action::Use,
            USE_FOR..ABSOLVE => Action::UseFor(Region::ALL[code - USE_FOR]),
            ABSOLVE..KEEP => Action::Absolve((code - ABSOLVE) as u8 + 1),
            KEEP => Action::Keep,
            DONE => Action::Done,
            BRIBE => Action::Bribe,
            RISK => Action::Risk,
            PAY..SPACE => Action::Pay(Penalty::ALL[code - PAY]),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_and_every_notation_reads_back() {
        let mut met = 0;
        for code in 0..Action::SPACE {
            let Some(action) = Action::decode(code) else { continue };
            assert_eq!(action.encode(), code);
            assert_eq!(action.to_string().parse(), Ok(action));
            met += 1;
        }
        assert_eq!(met, 732 + 3 + 3 + 61 + 5 + 86 + 2 + 2 + 1 + 5 + 6 + 4 + 2);
        assert_eq!(Action::decode(Action::SPACE), None);
        assert_eq!(Action::decode(usize::MAX), None);
    }

    #[test]
    fn an_action_is_small() {
        assert_eq!(size_of::<Action>(), 4);
    }

    #[test]
    fn what_is_no_decision_is_refused_with_what_was_expected() {
        for bad in [
            "",
            " ",
            "play",
            "play 4 trail-7",
            "play 2 trail-14",
            "play 2 trail-7 gold",
            "play 2 trail-7 joker ",
            "pass 0",
            "pass",
            "done 1",
            "use sheriff",
            "absolve 0",
            "absolve 7",
            "church 9",
            "church 03",
            "hotel",
            "hotel maybe",
            "land-office 1-5",
            "land-office 2-1",
            "bonus",
            "Done",
            "ą",
        ] {
            let error = bad.parse::<Action>().expect_err(bad).to_string();
            assert!(error.contains("expected"), "{error}");
        }
    }
}
