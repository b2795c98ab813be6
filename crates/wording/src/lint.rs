//! What an editor would mend in `.ftl` files: checks that any words can be put through.
//!
//! [`Lexicon::differences`](super::Lexicon::differences) says what one language has and another lacks; here each text is
//! read for itself, in every way in which it can go on.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use super::lexicon::is_sentence;
use super::{Language, Lexicon, LexiconError, check, load};

/// Stands where something is put in.
pub const BLANK: char = '\u{fffc}';

/// Abbreviations that end with a full stop and no sentence.
const SHORTENED: [&str; 12] = ["e.g", "i.e", "m.in", "min", "nast", "np", "pkt", "str", "tj", "tzn", "ust", "vs"];

/// English words that are everywhere in English and are no words of Polish.
const ENGLISH: &str = "about after again all and any are back be because been before begin both buy can cannot card \
    cards choose coin coins draw each else end every first for from game gets give gives has have here how if into is it \
    its just last less may more move must never next nobody none nor not now of off one or other others out over own pays \
    player players points round seat seats she should show some take takes than that the their them then there these they \
    this those through turn two under until use were what when where which who whose why will with without would you your";

/// Words that both languages have, and what is typed the same in both.
const BOTH: &str = "api bank bonus bot fort full games guests joker limit link min plan poker port program rail railhead \
    region solo symbol token transport verify yes";

/// Something that an editor would mend.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slip {
    /// `MESSAGE` or `MESSAGE.ATTRIBUTE`.
    pub id: String,
    /// What it says.
    pub text: String,
    /// What is wrong with it.
    pub what: Careless,
}

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Careless {
    /// A sentence begins with a small letter.
    SmallLetter,
    /// A word stands there twice in a row.
    Doubled(String),
    /// Brackets stand in brackets.
    Nested,
    /// There is a space before a percent sign.
    Percent,
    /// A word is another language's.
    Foreign(String),
}

impl fmt::Display for Slip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Slip { id, text, what } = self;
        let text = text.replace(BLANK, "…");
        match what {
            Careless::SmallLetter => write!(f, "{id}: a sentence begins with a small letter: {text}"),
            Careless::Doubled(word) => write!(f, "{id}: “{word}” stands there twice: {text}"),
            Careless::Nested => write!(f, "{id}: brackets in brackets: {text}"),
            Careless::Percent => write!(f, "{id}: a space before a percent sign: {text}"),
            Careless::Foreign(word) => write!(f, "{id}: “{word}” is no word of this language: {text}"),
        }
    }
}

/// What an editor would mend in words of a language.
pub fn slips(language: Language, source: &str) -> Result<Vec<Slip>, LexiconError> {
    let source = load::parse(language, source)?;
    let english: BTreeSet<&str> = ENGLISH.split_whitespace().collect();
    let foreign = |word: &str| language != Language::En && english.contains(word);
    let mut found: Vec<Slip> = Vec::new();
    for (id, text) in texts(&[source]) {
        for what in careless(&text, foreign) {
            let slip = Slip { id: id.clone(), text: text.clone(), what };
            if !found.iter().any(|other| (&other.id, &other.what) == (&slip.id, &slip.what)) {
                found.push(slip);
            }
        }
    }
    Ok(found)
}

fn careless(text: &str, foreign: impl Fn(&str) -> bool) -> Vec<Careless> {
    let mut found = Vec::new();
    if begins_small(text) {
        found.push(Careless::SmallLetter);
    }
    found.extend(doubled(text).map(Careless::Doubled));
    if nests(text) {
        found.push(Careless::Nested);
    }
    if [" %", "\u{a0}%", "\u{202f}%"].iter().any(|spaced| text.contains(spaced)) {
        found.push(Careless::Percent);
    }
    found.extend(no_names(text).filter(|word| foreign(word)).map(Careless::Foreign));
    found
}

/// The words of a text, in small letters, without those in the middle of a name (Billy the Kid).
fn no_names(text: &str) -> impl Iterator<Item = String> {
    let words: Vec<&str> = text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).collect();
    let capital = |at: usize| words.get(at).is_some_and(|word| word.starts_with(char::is_uppercase));
    let in_name = |at: usize| at > 0 && capital(at - 1) && capital(at + 1);
    let kept = (0..words.len()).filter(|&at| !in_name(at)).map(|at| words[at].to_lowercase());
    kept.collect::<Vec<_>>().into_iter()
}

/// Words of the Polish texts that their English ones have too: somebody forgot to translate them.
pub fn untranslated(en: &str, pl: &str) -> Result<Vec<Slip>, LexiconError> {
    let small = |text: &str| -> BTreeSet<String> {
        let words = text.split(|c: char| !c.is_alphabetic());
        words.filter(|word| word.chars().count() > 2 && !word.contains(char::is_uppercase)).map(str::to_owned).collect()
    };
    let mut english: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (id, text) in texts(&[load::parse(Language::En, en)?]) {
        english.entry(id).or_default().append(&mut small(&text));
    }
    let both: BTreeSet<&str> = BOTH.split_whitespace().collect();
    let mut found = Vec::new();
    for (id, text) in texts(&[load::parse(Language::Pl, pl)?]) {
        let Some(english) = english.get(&id) else { continue };
        let left: Vec<String> =
            no_names(&text).filter(|word| english.contains(word) && !both.contains(&**word)).collect();
        let slip = |word| Slip { id: id.clone(), text: text.clone(), what: Careless::Foreign(word) };
        found.extend(left.into_iter().filter(|word| small(&text).contains(word)).map(slip));
    }
    Ok(found)
}

/// Whether the first sentence of a text, or one after another, begins with a small letter.
fn begins_small(text: &str) -> bool {
    let small = |text: &str| {
        text.trim_start_matches(['„', '“', '‘', '"', '(', ' ', '\n', '•', '●']).starts_with(char::is_lowercase)
    };
    let ends = |(at, mark): (usize, &str)| {
        let before = text[..at].rsplit([' ', '(', '\n']).next().unwrap_or_default();
        // A number with a full stop is an ordinal in Polish, also one that is put in.
        let ordinal = before.parse::<u32>().is_ok() || before.ends_with(BLANK);
        let shortened = mark == "." && (SHORTENED.contains(&before) || ordinal);
        (!shortened && text[at + mark.len()..].starts_with(' ')).then_some(&text[at + mark.len()..])
    };
    (is_sentence(text) && small(text)) || text.match_indices(['.', '!', '?']).filter_map(ends).any(small)
}

/// Words that stand twice in a row.
fn doubled(text: &str) -> impl Iterator<Item = String> {
    let words: Vec<&str> = text.split(' ').collect();
    let pairs = words.windows(2).filter(|pair| {
        pair[0].chars().count() > 1
            && pair[0].chars().all(char::is_alphabetic)
            && pair[0].to_lowercase() == pair[1].trim_end_matches([',', '.', ':', ';', '!', '?', ')']).to_lowercase()
    });
    pairs.map(|pair| pair[0].to_owned()).collect::<Vec<_>>().into_iter()
}

/// Whether brackets stand in brackets.
pub fn nests(text: &str) -> bool {
    let mut open = 0_i32;
    text.chars().any(|c| {
        open += i32::from(c == '(') - i32::from(c == ')');
        open > 1
    })
}

/// The words of a text, in small letters.
fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).map(str::to_lowercase)
}

/// Every text of these sources, with its id: one for each way in which it can go on. Grammar is left out.
pub(super) fn texts(sources: &[FluentResource]) -> impl Iterator<Item = (String, String)> {
    let mut found = Vec::new();
    for message in check::messages(sources) {
        let id = message.id.name;
        found.extend(message.value.iter().flat_map(expanded).map(|text| (id.to_owned(), text)));
        for attribute in message.attributes.iter().filter(|attribute| !check::is_grammar(attribute.id.name)) {
            let id = format!("{id}.{}", attribute.id.name);
            found.extend(expanded(&attribute.value).into_iter().map(|text| (id.clone(), text)));
        }
    }
    found.into_iter()
}

/// The texts that a pattern can become: each variant once, while whatever else can vary is at its default, which is first.
fn expanded(pattern: &Pattern<&str>) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => texts.iter_mut().for_each(|text| text.push_str(value)),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                let put = put_in(inline);
                texts.iter_mut().for_each(|text| text.push_str(&put));
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                let mut ways: Vec<String> = Vec::new();
                for variant in variants {
                    let at = if variant.default { 0 } else { ways.len() };
                    ways.splice(at..at, expanded(&variant.value));
                }
                let others: Vec<String> = ways.iter().skip(1).map(|way| format!("{}{way}", texts[0])).collect();
                texts.iter_mut().for_each(|text| text.push_str(ways.first().map_or("", String::as_str)));
                texts.extend(others);
            }
        }
    }
    texts
}

fn put_in(inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::StringLiteral { value } => (*value).to_owned(),
        _ => BLANK.to_string(),
    }
}

/// English words that have no business in a Polish text: those of some lexicons' English that their Polish never uses.
#[derive(Clone, Debug)]
pub struct Foreign(BTreeSet<String>);

impl Foreign {
    /// What these lexicons say in English alone.
    pub fn of(lexicons: &[&Lexicon]) -> Self {
        let all = |language: Language| lexicons.iter().flat_map(move |lexicon| lexicon.texts(language));
        // What is only ever written with a capital is a name.
        let small = |(_, text): (String, String)| {
            let words = text.split(|c: char| !c.is_alphabetic()).map(str::to_owned).collect::<Vec<_>>();
            words.into_iter().filter(|word| word.chars().count() > 2 && word.starts_with(char::is_lowercase))
        };
        let english: BTreeSet<String> = all(Language::En).flat_map(small).collect();
        let polish: BTreeSet<String> =
            all(Language::Pl).flat_map(|(_, text)| words(&text).collect::<Vec<_>>()).collect();
        Foreign(english.difference(&polish).cloned().collect())
    }

    /// The same without words that Polish has too, though these lexicons do not use them.
    #[must_use]
    pub fn but(mut self, polish: &[&str]) -> Self {
        self.0.retain(|word| !polish.contains(&word.as_str()));
        self
    }

    /// Those that a text holds. What has a capital in the middle of it is a name, and a word in capitals a part of an id.
    pub fn heard(&self, text: &str) -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).enumerate();
        let named = |at: usize, word: &str| {
            let capitals = word.chars().filter(|c| c.is_uppercase()).count();
            capitals > 1 || (capitals > 0 && at > 0)
        };
        let spoken = words.filter(|(at, word)| !named(*at, word)).map(|(_, word)| word.to_lowercase());
        spoken.filter(|word| self.0.contains(word)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(language: Language, source: &str) -> Vec<(String, Careless)> {
        let slips = slips(language, source).expect("the words are well formed");
        slips.into_iter().map(|slip| (slip.id, slip.what)).collect()
    }

    #[test]
    fn carefully_written_words_pass() {
        let words = "
a = { $who } goes on, e.g. home. Then „Ann” rests (for 3 days).
    .gen = of
b = no sentence
c = You win { $n }%.
d = { $n ->
    [one] One card.
   *[other] { $n } cards.
}
e = 1. first, 2. second
f = on the { $n }. space
";
        assert_eq!(found(Language::En, words), []);
    }

    #[test]
    fn sentences_begin_with_a_capital_in_every_way_they_can_go_on() {
        let small = |id: &str| (id.to_owned(), Careless::SmallLetter);
        let words = "
a = goes on.
b = Fine. not fine.
c = { $n ->
    [one] one card.
   *[other] { $n } cards.
}
d = Fine
    .help = (not fine.)
";
        assert_eq!(found(Language::En, words), ["a", "b", "c", "d.help"].map(small));
    }

    #[test]
    fn doubled_words_nested_brackets_and_spaced_percents_are_found() {
        let words = "a = Take the The card.\nb = A card (red (or blue)).\nc = { $n } %\nd = (a) (b)";
        let expected = [
            ("a".to_owned(), Careless::Doubled("the".to_owned())),
            ("b".to_owned(), Careless::Nested),
            ("c".to_owned(), Careless::Percent),
        ];
        assert_eq!(found(Language::En, words), expected);
    }

    #[test]
    fn english_is_found_in_polish_alone() {
        let words = "a = Bierzesz the kartę.";
        assert_eq!(found(Language::Pl, words), [("a".to_owned(), Careless::Foreign("the".to_owned()))]);
        assert_eq!(found(Language::En, words), []);
    }

    #[test]
    fn names_may_be_english() {
        assert_eq!(found(Language::Pl, "a = Oto Billy the Kid."), []);
    }

    #[test]
    fn what_somebody_forgot_to_translate_is_found() {
        let left = |en: &str, pl: &str| {
            let slips = untranslated(en, pl).expect("the words are well formed");
            slips.into_iter().map(|slip| (slip.id, slip.what)).collect::<Vec<_>>()
        };
        let (en, pl) = ("a = reserve a card\nb = the bank\nc = Reno", "a = kartę reserve\nb = bank\nc = Reno");
        assert_eq!(left(en, pl), [("a".to_owned(), Careless::Foreign("reserve".to_owned()))]);
        assert_eq!(left("a = reserve", "b = reserve"), [], "another message's word may be Polish");
    }

    #[test]
    fn words_that_only_english_has_are_heard() {
        let (en, pl) = ("a = take the plan to Boston\nb = reserve it", "a = bierz plan\nb = odłóż");
        let lexicon = Lexicon::new(&[(Language::En, en), (Language::Pl, pl)]).expect("the words are well formed");
        let foreign = Foreign::of(&[&lexicon]);
        assert_eq!(foreign.heard("Cofnięto: reserve plan, Boston, take-it."), ["reserve", "take"]);
        assert_eq!(foreign.heard("Take: AB-RESERVE-01, Reserve City"), ["take"], "names and ids are no words");
        assert_eq!(foreign.but(&["take"]).heard("take, reserve"), ["reserve"]);
    }
}
