//! Whether all languages say the same things.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement};

use super::Language;
use super::lexicon::CASES;

/// Grammar of a noun, besides its cases: attributes that a language has or does without.
const GENDER: &str = "gender";

/// How many a list has: a variable that comes with the list.
pub(super) const COUNT: &str = "count";

/// Something that one language says and another does not, or not with the same variables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// A message or attribute is missing.
    Missing {
        /// The language that lacks it.
        language: Language,
        /// `MESSAGE` or `MESSAGE.ATTRIBUTE`.
        id: String,
    },
    /// A message or attribute does not use the variables that another language uses.
    Variables {
        /// The language that lacks them.
        language: Language,
        /// `MESSAGE` or `MESSAGE.ATTRIBUTE`.
        id: String,
        /// The variables that it does not use.
        unused: BTreeSet<String>,
    },
    /// A message refers to another one that does not exist.
    Reference {
        /// In which language.
        language: Language,
        /// `MESSAGE` or `MESSAGE.ATTRIBUTE`.
        id: String,
        /// What it refers to.
        to: String,
    },
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::Missing { language, id } => write!(f, "`{language}` lacks `{id}`"),
            Difference::Variables { language, id, unused } => {
                let unused: Vec<&str> = unused.iter().map(String::as_str).collect();
                write!(f, "`{id}` does not use ${} in `{language}`", unused.join(", $"))
            }
            Difference::Reference { language, id, to } => {
                write!(f, "`{id}` refers to `{to}`, which does not exist in `{language}`")
            }
        }
    }
}

/// What a message or an attribute is made of; variables with their grammar, as they stand there.
#[derive(Default)]
struct Parts {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

type Inventory = BTreeMap<String, Parts>;

/// Where the languages differ.
pub(super) fn differences<const N: usize>(languages: [(Language, &[FluentResource]); N]) -> Vec<Difference> {
    let inventories = languages.map(|(language, sources)| (language, inventory(sources)));
    let ids: BTreeSet<&String> = inventories.iter().flat_map(|(_, inventory)| inventory.keys()).collect();
    let mut found = Vec::new();
    for id in ids {
        let all: BTreeSet<&str> =
            inventories.iter().filter_map(|(_, inventory)| inventory.get(id)).flat_map(Parts::nouns).collect();
        for (language, inventory) in &inventories {
            let Some(parts) = inventory.get(id) else {
                found.push(Difference::Missing { language: *language, id: id.clone() });
                continue;
            };
            let used: BTreeSet<&str> = parts.nouns().collect();
            let unused: BTreeSet<String> = all.difference(&used).map(|&name| name.to_owned()).collect();
            if !unused.is_empty() {
                found.push(Difference::Variables { language: *language, id: id.clone(), unused });
            }
        }
    }
    found.extend(inventories.iter().flat_map(|(language, inventory)| dangling(*language, inventory)));
    found
}

/// References to what does not exist.
fn dangling(language: Language, inventory: &Inventory) -> impl Iterator<Item = Difference> {
    inventory.iter().flat_map(move |(id, parts)| {
        let unknown = parts.references.iter().filter(|to| !inventory.contains_key(*to));
        unknown.map(move |to| Difference::Reference { language, id: id.clone(), to: to.clone() })
    })
}

/// The ids of all messages, in the order of the sources.
pub(super) fn ids(sources: &[FluentResource]) -> impl Iterator<Item = &str> {
    messages(sources).map(|message| message.id.name)
}

pub(super) fn messages(sources: &[FluentResource]) -> impl Iterator<Item = &Message<&str>> {
    sources.iter().flat_map(FluentResource::entries).filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    })
}

/// Every message and every attribute that is not grammar; the variables of grammar count as the message's.
fn inventory(sources: &[FluentResource]) -> Inventory {
    let mut inventory = Inventory::new();
    for message in messages(sources) {
        let mut own = Parts::default();
        own.read(message.value.as_ref());
        for attribute in &message.attributes {
            if is_grammar(attribute.id.name) {
                own.read(Some(&attribute.value));
            } else {
                let mut parts = Parts::default();
                parts.read(Some(&attribute.value));
                inventory.insert(format!("{}.{}", message.id.name, attribute.id.name), parts);
            }
        }
        inventory.insert(message.id.name.to_owned(), own);
    }
    inventory
}

pub(super) fn is_grammar(attribute: &str) -> bool {
    CASES.contains(&attribute) || attribute == GENDER
}

/// The variables that each message asks for with all its attributes and everything that it refers to.
pub(super) fn variables(sources: &[FluentResource]) -> HashMap<String, Vec<String>> {
    let whole = messages(sources).map(|message| {
        let mut parts = Parts::default();
        parts.read(message.value.as_ref());
        message.attributes.iter().for_each(|attribute| parts.read(Some(&attribute.value)));
        (message.id.name, parts)
    });
    let whole: BTreeMap<&str, Parts> = whole.collect();
    let all = whole.keys().map(|id| {
        let (mut reached, mut variables) = (BTreeSet::from([*id]), BTreeSet::new());
        let mut ahead = vec![*id];
        while let Some(parts) = ahead.pop().and_then(|id| whole.get(id)) {
            variables.extend(parts.variables.iter().cloned());
            let messages = parts.references.iter().map(|to| to.split('.').next().unwrap_or(to));
            ahead.extend(messages.filter(|to| whole.contains_key(to) && reached.insert(to)));
        }
        ((*id).to_owned(), variables.into_iter().collect())
    });
    all.collect()
}

impl Parts {
    /// Its variables without their grammar.
    fn nouns(&self) -> impl Iterator<Item = &str> {
        self.variables.iter().map(|name| without_grammar(name))
    }

    fn read(&mut self, pattern: Option<&Pattern<&str>>) {
        for element in pattern.iter().flat_map(|pattern| &pattern.elements) {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.read(Some(&variant.value));
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.references.insert(match attribute {
                    Some(attribute) => format!("{}.{}", id.name, attribute.name),
                    None => id.name.to_owned(),
                });
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { arguments, .. } => {
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for value in arguments.positional.iter().chain(arguments.named.iter().map(|named| &named.value)) {
            self.inline(value);
        }
    }
}

/// The variable that a case, a gender or a count belongs to.
fn without_grammar(name: &str) -> &str {
    match name.rsplit_once('-') {
        Some((noun, suffix)) if is_grammar(suffix) || suffix == COUNT => noun,
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use super::super::Lexicon;
    use super::*;

    fn differences(en: &str, pl: &str) -> Vec<String> {
        let lexicon = Lexicon::new(&[(Language::En, en), (Language::Pl, pl)]).expect("the words are well formed");
        lexicon.differences().iter().map(Difference::to_string).collect()
    }

    #[test]
    fn shared_words_are_the_same_in_all_languages() {
        assert_eq!(differences("x = x", "x = x"), Vec::<String>::new());
    }

    #[test]
    fn grammar_may_differ() {
        let en = "
who = Doc
hit = hits { $who }, { $what-gender ->
    [f] her
   *[m] him
} { DOLLARS($n) }";
        let pl = "
who = Doc
    .acc = Doca
hit = trafia { $who-acc }, { $what-count ->
    [0] x
   *[other] { $n }
}";
        assert_eq!(differences(en, pl), Vec::<String>::new());
    }

    #[test]
    fn what_is_missing_is_named() {
        let en = "a = { $x } { $y }\n    .help = help\nb = b";
        let pl = "a = { $x } { $z }\nc = { d }";
        assert_eq!(
            differences(en, pl),
            [
                "`a` does not use $z in `en`",
                "`a` does not use $y in `pl`",
                "`pl` lacks `a.help`",
                "`pl` lacks `b`",
                "`en` lacks `c`",
                "`c` refers to `d`, which does not exist in `pl`",
            ]
        );
    }
}
