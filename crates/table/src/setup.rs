//! How a game describes what a host may choose. A form in the browser, the flags of the command
//! line, the header of a transcript and the validation all follow from one description.

use std::collections::BTreeMap;
use std::fmt::{self, Debug};

use serde::Serialize;

use crate::seat::Seats;

/// What the host chose, typed. Made from [`Values`] that fit the [`SetupSchema`].
pub trait Setup: Clone + Eq + Debug + Send + Sync + 'static {
    /// What there is to choose.
    fn schema() -> &'static SetupSchema;

    /// The typed setup. `values` are complete and fit the schema; what the schema cannot express is
    /// checked here.
    fn from_values(values: &Values) -> Result<Self, SetupError>;

    /// The same as values: `from_values` gives this setup back.
    fn to_values(&self) -> Values;

    /// How many seats the table has, automata included.
    fn seats(&self) -> usize;

    /// The seats that the game itself plays: nobody sits there, and they are never waited for.
    fn automata(&self) -> Seats {
        Seats::NONE
    }

    /// Fills what `given` leaves out with defaults, checks it against the schema, and makes the setup.
    fn choose(given: &Values) -> Result<Self, SetupError> {
        Self::from_values(&Self::schema().complete(given)?)
    }

    /// The setup that a host gets who chooses nothing.
    fn standard() -> Self {
        Self::choose(&Values::new()).expect("the defaults of a schema fit it")
    }
}

/// Everything a host may choose, in the order in which to ask. Later options may depend on earlier ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SetupSchema {
    /// The options.
    pub options: Vec<SetupOption>,
}

/// One thing to choose. Its words are `setup-KEY` (label), `setup-KEY.help`, and `setup-KEY-VALUE`
/// for each value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SetupOption {
    /// Its name in files and flags.
    pub key: &'static str,
    /// What may be chosen.
    pub kind: SetupKind,
    /// When it may be chosen at all; otherwise its default holds.
    pub when: Condition,
    /// What holds if nothing is chosen: the first whose condition is met.
    pub defaults: Vec<(Condition, Value)>,
}

/// What may be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum SetupKind {
    /// A number in a range, both ends included.
    Number {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// Yes or no.
    Flag,
    /// One of several, each possible on its condition.
    OneOf(Vec<(&'static str, Condition)>),
    /// Several different ones, in order.
    Ordered {
        /// What to choose from.
        of: Vec<&'static str>,
        /// How many: the first number whose condition is met.
        count: Vec<(Condition, u32)>,
    },
}

/// A condition on the options chosen before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Condition {
    /// Always met.
    Always,
    /// That option has this value.
    Is(&'static str, Value),
    /// That number lies in this range, both ends included.
    Between(&'static str, u32, u32),
    /// All of these are met.
    All(Vec<Condition>),
}

impl Condition {
    /// Whether the condition is met by what was chosen.
    pub fn met(&self, values: &Values) -> bool {
        match self {
            Condition::Always => true,
            Condition::Is(key, value) => values.get(key) == Some(value),
            Condition::Between(key, min, max) => values.number(key).is_some_and(|n| (*min..=*max).contains(&n)),
            Condition::All(all) => all.iter().all(|when| when.met(values)),
        }
    }
}

/// `players is 2 to 4`, for errors and help.
impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Always => f.write_str("always"),
            Condition::Is(key, value) => write!(f, "{key} is {value}"),
            Condition::Between(key, min, max) if min == max => write!(f, "{key} is {min}"),
            Condition::Between(key, min, max) => write!(f, "{key} is {min} to {max}"),
            Condition::All(all) => f.write_str(&all.iter().map(Condition::to_string).collect::<Vec<_>>().join(" and ")),
        }
    }
}

/// What was chosen for one option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A number.
    Number(u32),
    /// Yes or no.
    Flag(bool),
    /// One of several.
    One(String),
    /// Several, in order.
    Many(Vec<String>),
}

impl Value {
    /// One of several.
    pub fn one(value: &str) -> Self {
        Value::One(value.to_owned())
    }
}

/// As in flags and files: `4`, `yes`, `random`, `tuco,doc`; nothing chosen in order is `none`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Flag(flag) => f.write_str(if *flag { "yes" } else { "no" }),
            Value::One(value) => f.write_str(value),
            Value::Many(values) if values.is_empty() => f.write_str("none"),
            Value::Many(values) => f.write_str(&values.join(",")),
        }
    }
}

/// Values by option.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Values(BTreeMap<String, Value>);

impl Values {
    /// Nothing chosen.
    pub fn new() -> Self {
        Values::default()
    }

    /// The value of an option.
    pub fn get(&self, key: &str) -> Option<&Value> {
        self.0.get(key)
    }

    /// Chooses a value.
    pub fn set(&mut self, key: &str, value: Value) {
        self.0.insert(key.to_owned(), value);
    }

    /// The same with a value chosen.
    #[must_use]
    pub fn with(mut self, key: &str, value: Value) -> Self {
        self.set(key, value);
        self
    }

    /// The number chosen for an option, if it is one.
    pub fn number(&self, key: &str) -> Option<u32> {
        match self.get(key) {
            Some(Value::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// Whether a flag is chosen and set.
    pub fn flag(&self, key: &str) -> bool {
        self.get(key) == Some(&Value::Flag(true))
    }

    /// The one value chosen for an option, if it is of that kind.
    pub fn one(&self, key: &str) -> Option<&str> {
        match self.get(key) {
            Some(Value::One(value)) => Some(value),
            _ => None,
        }
    }

    /// The values chosen in order for an option; none if it is not of that kind.
    pub fn many(&self, key: &str) -> &[String] {
        match self.get(key) {
            Some(Value::Many(values)) => values,
            _ => &[],
        }
    }

    /// Options and values by name of the option.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value))
    }
}

/// Why a table cannot be set up this way.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// There is no such option.
    #[error("there is no option `{key}`; the options are {known}")]
    Unknown {
        /// What was named.
        key: String,
        /// What could have been named.
        known: String,
    },
    /// The value does not fit the option.
    #[error("`{key}` cannot be `{found}`: expected {expected}")]
    Unfit {
        /// The option.
        key: String,
        /// What was given.
        found: String,
        /// What would fit.
        expected: String,
    },
    /// The option or value is not available with what else was chosen.
    #[error("`{key}` can only be `{value}` when {when}")]
    Unavailable {
        /// The option.
        key: String,
        /// The value that was given.
        value: String,
        /// When it would be available.
        when: String,
    },
}

impl SetupError {
    /// The option that it is about.
    pub fn key(&self) -> &str {
        match self {
            SetupError::Unknown { key, .. } | SetupError::Unfit { key, .. } | SetupError::Unavailable { key, .. } => {
                key
            }
        }
    }
}

impl SetupSchema {
    /// The option with this key.
    pub fn option(&self, key: &str) -> Result<&SetupOption, SetupError> {
        self.options.iter().find(|option| option.key == key).ok_or_else(|| SetupError::Unknown {
            key: key.to_owned(),
            known: self.options.iter().map(|option| option.key).collect::<Vec<_>>().join(", "),
        })
    }

    /// Reads one value as written in a flag or a file.
    pub fn read(&self, key: &str, text: &str) -> Result<Value, SetupError> {
        let option = self.option(key)?;
        let unfit =
            || SetupError::Unfit { key: key.to_owned(), found: text.to_owned(), expected: option.kind.to_string() };
        match option.kind {
            SetupKind::Number { .. } => text.parse().map(Value::Number).map_err(|_| unfit()),
            SetupKind::Flag => match text {
                "yes" => Ok(Value::Flag(true)),
                "no" => Ok(Value::Flag(false)),
                _ => Err(unfit()),
            },
            SetupKind::OneOf(_) => Ok(Value::one(text)),
            SetupKind::Ordered { .. } if text == "none" => Ok(Value::Many(Vec::new())),
            SetupKind::Ordered { .. } => Ok(Value::Many(text.split(',').map(str::to_owned).collect())),
        }
    }

    /// Fills in defaults, in order, and checks every value.
    pub fn complete(&self, given: &Values) -> Result<Values, SetupError> {
        for (key, _) in given.iter() {
            self.option(key)?;
        }
        let (chosen, errors) = self.settle(|option, _| Ok(given.get(option.key).cloned()));
        errors.into_iter().next().map_or(Ok(chosen), Err)
    }

    /// Settles option by option, for later ones depend on earlier ones, and says all that is wrong with what is given. After a
    /// mistake the default holds.
    pub fn settle(
        &self,
        mut given: impl FnMut(&SetupOption, &Values) -> Result<Option<Value>, SetupError>,
    ) -> (Values, Vec<SetupError>) {
        let (mut chosen, mut errors) = (Values::new(), Vec::new());
        for option in &self.options {
            let value =
                given(option, &chosen).and_then(|given| option.settle(given, &chosen)).unwrap_or_else(|error| {
                    errors.push(error);
                    option.default(&chosen)
                });
            chosen.set(option.key, value);
        }
        (chosen, errors)
    }

    /// What holds for the options that are asked for before this one, as far as it was given, and defaults for the rest.
    pub fn before(&self, key: &str, given: &Values) -> Values {
        let mut chosen = Values::new();
        for option in self.options.iter().take_while(|option| option.key != key) {
            let value = given.get(option.key).cloned().unwrap_or_else(|| option.default(&chosen));
            chosen.set(option.key, value);
        }
        chosen
    }
}

impl SetupOption {
    /// What holds if nothing is chosen.
    pub fn default(&self, chosen: &Values) -> Value {
        self.defaults
            .iter()
            .find(|(when, _)| when.met(chosen))
            .map(|(_, value)| value.clone())
            .expect("a schema has a default for every case")
    }

    /// What holds for this option: what was given, if that may be chosen after what was chosen before, or the default.
    fn settle(&self, given: Option<Value>, chosen: &Values) -> Result<Value, SetupError> {
        let default = self.default(chosen);
        let value = given.unwrap_or_else(|| default.clone());
        if self.when.met(chosen) {
            self.check(&value, chosen)?;
        } else if value != default {
            let (key, when) = (self.key.to_owned(), self.when.to_string());
            return Err(SetupError::Unavailable { key, value: value.to_string(), when });
        }
        Ok(value)
    }

    fn check(&self, value: &Value, chosen: &Values) -> Result<(), SetupError> {
        let unfit =
            |expected: String| SetupError::Unfit { key: self.key.to_owned(), found: value.to_string(), expected };
        match (&self.kind, value) {
            (SetupKind::Number { min, max }, Value::Number(number)) if (min..=max).contains(&number) => Ok(()),
            (SetupKind::Flag, Value::Flag(_)) => Ok(()),
            (SetupKind::OneOf(options), Value::One(one)) => match options.iter().find(|(name, _)| name == one) {
                None => Err(unfit(self.kind.to_string())),
                Some((_, when)) if when.met(chosen) => Ok(()),
                Some((_, when)) => Err(SetupError::Unavailable {
                    key: self.key.to_owned(),
                    value: one.clone(),
                    when: when.to_string(),
                }),
            },
            (SetupKind::Ordered { of, .. }, Value::Many(many)) => {
                let needed = self.kind.count(chosen);
                let strange = many.iter().any(|name| !of.contains(&name.as_str()));
                let twice = many.iter().enumerate().any(|(i, name)| many[..i].contains(name));
                if strange || twice || many.len() as u32 != needed {
                    return Err(unfit(format!("{needed} different ones of {}", of.join(", "))));
                }
                Ok(())
            }
            (kind, _) => Err(unfit(kind.to_string())),
        }
    }
}

impl SetupKind {
    /// How many must be put in order.
    pub fn count(&self, chosen: &Values) -> u32 {
        match self {
            SetupKind::Ordered { count, .. } => {
                count.iter().find(|(when, _)| when.met(chosen)).map_or(0, |(_, count)| *count)
            }
            _ => 1,
        }
    }
}

/// What would fit, for errors and help.
impl fmt::Display for SetupKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupKind::Number { min, max } => write!(f, "a number from {min} to {max}"),
            SetupKind::Flag => f.write_str("yes or no"),
            SetupKind::OneOf(options) => {
                f.write_str(&options.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", "))
            }
            SetupKind::Ordered { of, .. } => write!(f, "different ones of {}, separated by commas", of.join(", ")),
        }
    }
}
