//! Everything a game says, in every language.

use std::fmt;
use std::sync::Arc;

use fluent_bundle::{FluentArgs, FluentMessage, FluentValue};
use fluent_syntax::ast::Pattern;

use super::check::{self, COUNT, Difference};
use super::load::{self, Dictionary, LexiconError};
use super::memory::{Label, Memory};
use super::{Arg, Language, Names, Phrase, Unnamed, lint};
use table::seat::{MAX_SEATS, Seat};

/// The cases of nouns: attributes that a message may have in one language and not in another.
pub(super) const CASES: [&str; 5] = ["gen", "dat", "acc", "inst", "loc"];

/// A game's words in every language, with those that all games share.
///
/// ```
/// use wording::{Language, Lexicon, Phrase, Unnamed};
///
/// let words = Lexicon::new(&[
///     (Language::En, "hits = { $who } hits { $whom }.\ndoc = Doc\ntuco = Tuco"),
///     (Language::Pl, "hits = { $who } trafia { $whom-acc }.\ndoc = Doc\n    .acc = Doca\ntuco = Tuco"),
/// ])?;
/// let hits = Phrase::new("hits").with("who", Phrase::new("tuco")).with("whom", Phrase::new("doc"));
/// assert_eq!(words.say(Language::En, &hits, &Unnamed), "Tuco hits Doc.");
/// assert_eq!(words.say(Language::Pl, &hits, &Unnamed), "Tuco trafia Doca.");
/// # Ok::<(), wording::LexiconError>(())
/// ```
pub struct Lexicon {
    /// In the order of [`Language::ALL`].
    dictionaries: [Dictionary; Language::ALL.len()],
    memory: Memory,
}

impl Lexicon {
    /// Reads a game's words. Every language needs at least one source.
    pub fn new(sources: &[(Language, &str)]) -> Result<Self, LexiconError> {
        let [en, pl] = Language::ALL.map(|language| load::dictionary(language, sources));
        Ok(Lexicon { dictionaries: [en?, pl?], memory: Memory::default() })
    }

    /// Says a phrase. What has no words is said as `⟦id⟧`. A sentence begins with a capital, whatever is put at its
    /// beginning; only people's names stay as they write them.
    pub fn say(&self, language: Language, phrase: &Phrase, names: &dyn Names) -> String {
        Speaker { language, dictionary: self.dictionary(language), names }.sentence(phrase)
    }

    /// Says what is called the same at every table: the first time, and never again.
    pub fn label<L: Label>(&self, language: Language, label: L) -> Arc<str> {
        self.memory.recall(language, label, |phrase| self.say(language, phrase, &Unnamed))
    }

    /// Whether there are words for this id: a message with a value, or `MESSAGE.ATTRIBUTE`.
    pub fn knows(&self, language: Language, id: &str) -> bool {
        let (message, attribute) = split(id);
        let message = self.dictionary(language).bundle.get_message(message);
        message.and_then(|message| pattern(&message, attribute)).is_some()
    }

    /// Where the languages do not say the same things: nothing, in a game that is done.
    pub fn differences(&self) -> Vec<Difference> {
        check::differences(Language::ALL.map(|language| (language, &self.dictionary(language).sources[..])))
    }

    /// Every text that the sources of a language hold, with the id of its message or attribute: one for each way in which
    /// it can go on, and [`lint::BLANK`] where something is put in.
    pub fn texts(&self, language: Language) -> impl Iterator<Item = (String, String)> {
        lint::texts(&self.dictionary(language).sources)
    }

    /// The ids of all messages in a language, in the order of the sources.
    pub fn ids(&self, language: Language) -> impl Iterator<Item = &str> {
        check::ids(&self.dictionary(language).sources)
    }

    fn dictionary(&self, language: Language) -> &Dictionary {
        &self.dictionaries[language as usize]
    }
}

impl fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lexicon").finish_non_exhaustive()
    }
}

/// `message.attribute` as its two parts.
fn split(id: &str) -> (&str, Option<&str>) {
    id.split_once('.').map_or((id, None), |(message, attribute)| (message, Some(attribute)))
}

fn pattern<'a>(message: &FluentMessage<'a>, attribute: Option<&str>) -> Option<&'a Pattern<&'a str>> {
    match attribute {
        Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        None => message.value(),
    }
}

/// Says phrases in one language, to people with these names.
struct Speaker<'a> {
    language: Language,
    dictionary: &'a Dictionary,
    names: &'a dyn Names,
}

/// A phrase that can be said in every form that it has.
struct Noun<'a> {
    speaker: &'a Speaker<'a>,
    phrase: &'a Phrase,
    message: Option<FluentMessage<'a>>,
    args: FluentArgs<'a>,
}

impl Noun<'_> {
    /// The phrase itself, in a case or with another attribute of its message. Without a form of its own a case is said
    /// like the phrase itself.
    fn form(&self, form: Option<&str>) -> Option<String> {
        let Some(message) = &self.message else {
            return form.is_none_or(|form| CASES.contains(&form)).then(|| self.speaker.say(self.phrase));
        };
        let own = form.and_then(|form| message.get_attribute(form));
        match (own, form) {
            (Some(attribute), _) => Some(self.speaker.format(attribute.value(), &self.args)),
            (None, Some(form)) if !CASES.contains(&form) => None,
            (None, _) => Some(match message.value() {
                Some(pattern) => self.speaker.format(pattern, &self.args),
                None => unknown(&self.phrase.id),
            }),
        }
    }
}

/// An amount as people say it: 1.2, but 12.
fn rounded(amount: f32) -> f64 {
    let amount = f64::from(amount);
    if amount.abs() < 9.95 { (amount * 10.0).round() / 10.0 } else { amount.round() }
}

fn unknown(id: &str) -> String {
    format!("⟦{id}⟧")
}

/// In which form a variable asks for an argument, if it does: `$whom` or `$whom-acc`.
fn form_of<'v>(variable: &'v str, name: &str) -> Option<Option<&'v str>> {
    match variable.strip_prefix(name)? {
        "" => Some(None),
        rest => rest.strip_prefix('-').map(Some),
    }
}

/// Whether a text is a sentence, or several: whatever quotes or brackets it ends with.
pub(super) fn is_sentence(text: &str) -> bool {
    text.trim_end_matches(['”', '’', '"', ')', '»']).ends_with(['.', '!', '?', '…'])
}

impl<'a> Speaker<'a> {
    /// A phrase by itself.
    fn sentence(&self, phrase: &Phrase) -> String {
        let said = self.say(phrase);
        let Some(first) = said.chars().next().filter(|first| first.is_lowercase()) else { return said };
        if !is_sentence(&said) || self.begins_with_a_name(phrase, &said) {
            return said;
        }
        first.to_uppercase().chain(said.chars().skip(1)).collect()
    }

    /// Whether a phrase begins with what somebody is called, or with another text that is the same in every language.
    fn begins_with_a_name(&self, phrase: &Phrase, said: &str) -> bool {
        let called = |seat| self.names.name(seat).is_some_and(|name| !name.is_empty() && said.starts_with(name));
        let verbatim = |arg: &Arg| matches!(arg, Arg::Verbatim(text) if !text.is_empty() && said.starts_with(text));
        Seat::all(MAX_SEATS).any(called) || phrase.args.iter().any(|(_, arg)| verbatim(arg))
    }

    fn say(&self, phrase: &Phrase) -> String {
        let (id, attribute) = split(&phrase.id);
        let message = self.dictionary.bundle.get_message(id);
        match message.and_then(|message| pattern(&message, attribute)) {
            Some(pattern) => self.format(pattern, &self.args(phrase)),
            None => unknown(&phrase.id),
        }
    }

    fn noun<'n>(&'n self, phrase: &'n Phrase) -> Noun<'n> {
        let (id, attribute) = split(&phrase.id);
        let message = self.dictionary.bundle.get_message(id).filter(|_| attribute.is_none());
        Noun { speaker: self, phrase, message, args: self.args(phrase) }
    }

    /// What cannot be put in stays visible in braces.
    fn format(&self, pattern: &Pattern<&str>, args: &FluentArgs<'_>) -> String {
        self.dictionary.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
    }

    /// What the message of a phrase asks for: saying anything else would be in vain.
    fn args<'n>(&'n self, phrase: &'n Phrase) -> FluentArgs<'n> {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        let asked = self.dictionary.variables(split(&phrase.id).0);
        for (name, arg) in &phrase.args {
            let forms = asked.iter().filter_map(|variable| Some((variable.as_str(), form_of(variable, name)?)));
            self.put(&mut args, name, arg, forms);
        }
        args
    }

    fn put<'n>(
        &'n self,
        args: &mut FluentArgs<'n>,
        name: &'static str,
        arg: &'n Arg,
        forms: impl Iterator<Item = (&'n str, Option<&'n str>)>,
    ) {
        match arg {
            Arg::Number(number) => args.set(name, FluentValue::from(*number)),
            Arg::Amount(amount) => args.set(name, FluentValue::from(rounded(*amount))),
            Arg::Key(key) => args.set(name, *key),
            Arg::Verbatim(text) => args.set(name, text.as_str()),
            Arg::Text(texts) => args.set(name, texts[self.language as usize]),
            Arg::Seat(seat) => args.set(name, self.person(*seat)),
            Arg::Name(seat) => args.set(name, self.name(*seat)),
            Arg::Phrase(phrase) => {
                let noun = self.noun(phrase);
                forms
                    .for_each(|(variable, form)| noun.form(form).into_iter().for_each(|said| args.set(variable, said)));
            }
            Arg::List(phrases) => {
                let nouns: Vec<Noun<'_>> = phrases.iter().map(|phrase| self.noun(phrase)).collect();
                forms.for_each(|(variable, form)| match form {
                    Some(COUNT) => args.set(variable, FluentValue::from(nouns.len())),
                    Some(form) if !CASES.contains(&form) => {}
                    form => {
                        let said: Vec<String> = nouns.iter().filter_map(|noun| noun.form(form)).collect();
                        args.set(variable, self.join(&said));
                    }
                });
            }
        }
    }

    /// People are called by their names, and what they play stands in brackets: here, so that it does everywhere.
    fn person(&self, seat: Seat) -> String {
        let name = self.name(seat);
        let Some(persona) = self.names.persona(seat) else { return name };
        let persona = Arg::Verbatim(persona.to_owned());
        self.say(&Phrase::new("person-as").with("name", Arg::Verbatim(name)).with("persona", persona))
    }

    fn name(&self, seat: Seat) -> String {
        match self.names.name(seat) {
            Some(name) => name.to_owned(),
            None => self.say(&Phrase::new("person-unnamed").with("number", seat.index() + 1)),
        }
    }

    /// “a”, “a and b”, “a, b and c”.
    fn join(&self, parts: &[String]) -> String {
        let pair = |id: &'static str, before: &str, after: &str| {
            let [before, after] = [before, after].map(|part| Arg::Verbatim(part.to_owned()));
            self.say(&Phrase::new(id).with("before", before).with("after", after))
        };
        let Some((last, rest)) = parts.split_last() else { return String::new() };
        let before = rest.iter().cloned().reduce(|before, next| pair("list-next", &before, &next));
        before.map_or_else(|| last.clone(), |before| pair("list-last", &before, last))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EN: &str = "
hit = { $who } hits { $whom-count ->
    [0] nobody
   *[other] { $whom }
}.
doc = Doc
    .help = He is { $how }.
tuco = Tuco
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pays = { $who } pays { DOLLARS($sum) }.
";
    const PL: &str = "
hit = { $who } trafia { $whom-count ->
    [0] w próżnię
   *[other] { $whom-acc }
}.
doc = Doc
    .acc = Doca
    .help = Jest { $how }.
tuco = Tuco
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
pays = { $who } płaci { DOLLARS($sum) }.
";

    fn lexicon() -> Lexicon {
        Lexicon::new(&[(Language::En, EN), (Language::Pl, PL)]).expect("the words are well formed")
    }

    fn both(phrase: &Phrase) -> [String; 2] {
        Language::ALL.map(|language| lexicon().say(language, phrase, &["Ann"]))
    }

    fn hit(whom: &[&'static str]) -> Phrase {
        let whom: Vec<Phrase> = whom.iter().map(|id| Phrase::new(*id)).collect();
        Phrase::new("hit").with("who", Phrase::new("tuco")).with("whom", whom)
    }

    #[test]
    fn lists_are_joined_and_declined() {
        assert_eq!(both(&hit(&[])), ["Tuco hits nobody.", "Tuco trafia w próżnię."]);
        assert_eq!(both(&hit(&["doc"])), ["Tuco hits Doc.", "Tuco trafia Doca."]);
        assert_eq!(
            both(&hit(&["doc", "tuco", "doc", "doc"])),
            ["Tuco hits Doc, Tuco, Doc and Doc.", "Tuco trafia Doca, Tuco, Doca i Doca."]
        );
    }

    #[test]
    fn plurals_follow_the_language() {
        let polish = [1, 2, 4, 5, 12, 22, 25].map(|n| both(&Phrase::new("cards").with("count", n))[1].clone());
        assert_eq!(polish, ["1 karta", "2 karty", "4 karty", "5 kart", "12 kart", "22 karty", "25 kart"]);
        assert_eq!(both(&Phrase::new("cards").with("count", 1))[0], "1 card");
    }

    #[test]
    fn amounts_have_one_decimal_place_where_they_are_small() {
        let said = |amount| both(&Phrase::new("cards").with("count", Arg::Amount(amount)));
        assert_eq!(said(1.24), ["1.2 cards", "1,2 kart"]);
        assert_eq!(said(2.02), ["2 cards", "2 karty"]);
        assert_eq!(said(9.97), ["10 cards", "10 kart"]);
        assert_eq!(said(21.6)[1], "22 karty");
        let pays = Phrase::new("pays").with("who", Seat::new(0)).with("sum", Arg::Amount(179.6));
        assert_eq!(both(&pays), ["Ann pays $180.", "Ann płaci 180\u{a0}$."]);
    }

    #[test]
    fn people_have_names_or_numbers_and_money_is_money() {
        let pays = |seat| Phrase::new("pays").with("who", Seat::new(seat)).with("sum", 1250);
        assert_eq!(both(&pays(0)), ["Ann pays $1,250.", "Ann płaci 1250\u{a0}$."]);
        assert_eq!(lexicon().say(Language::Pl, &pays(2), &Unnamed), "Gracz 3 płaci 1250\u{a0}$.");
    }

    #[test]
    fn a_sentence_begins_with_a_capital_unless_it_begins_with_a_name() {
        let en = "moves = { $what } moves.\nquick = the horse\nmoving = { $what } moves\nleft = { $name } left.";
        let words = Lexicon::new(&[(Language::En, en), (Language::Pl, en)]).expect("the words are well formed");
        let said = |phrase: Phrase, names: &dyn Names| words.say(Language::En, &phrase, names);
        let horse = || Phrase::new("quick");
        assert_eq!(said(Phrase::new("moves").with("what", horse()), &Unnamed), "The horse moves.");
        assert_eq!(
            said(Phrase::new("moves").with("what", vec![horse(), horse()]), &Unnamed),
            "The horse and the horse moves."
        );
        assert_eq!(
            said(Phrase::new("moving").with("what", horse()), &Unnamed),
            "the horse moves",
            "this is no sentence"
        );
        assert_eq!(said(Phrase::new("moves").with("what", Seat::new(0)), &Unnamed), "Player 1 moves.");
        assert_eq!(said(Phrase::new("moves").with("what", Seat::new(0)), &["ann"]), "ann moves.");
        assert_eq!(said(Phrase::new("left").with("name", Arg::Verbatim("ann".into())), &Unnamed), "ann left.");
    }

    #[test]
    fn what_people_play_stands_in_brackets_after_their_names() {
        struct Cast;
        impl Names for Cast {
            fn name(&self, seat: Seat) -> Option<&str> {
                (seat.index() == 0).then_some("Ann")
            }

            fn persona(&self, _: Seat) -> Option<&str> {
                Some("Doc")
            }
        }
        let pays = |who: Arg| Phrase::new("pays").with("who", who).with("sum", 5);
        let said = |who: Arg| lexicon().say(Language::En, &pays(who), &Cast);
        assert_eq!(said(Arg::Seat(Seat::new(0))), "Ann (Doc) pays $5.");
        assert_eq!(said(Arg::Seat(Seat::new(1))), "Player 2 (Doc) pays $5.");
        assert_eq!(said(Arg::Name(Seat::new(0))), "Ann pays $5.");
    }

    #[test]
    fn attributes_can_be_said_and_what_has_no_words_shows_its_id() {
        let help = Phrase::new("doc.help").with("how", Arg::Verbatim("42".into()));
        assert_eq!(both(&help), ["He is 42.", "Jest 42."]);
        assert_eq!(both(&Phrase::new("nowhere"))[0], "⟦nowhere⟧");
        assert_eq!(both(&Phrase::new("doc.nowhere"))[1], "⟦doc.nowhere⟧");
        assert!(lexicon().knows(Language::En, "doc.help") && !lexicon().knows(Language::En, "doc.acc"));
    }

    #[test]
    fn texts_of_components_are_said_in_the_language() {
        let help = Phrase::new("doc.help").with("how", ["tall", "wysoki"]);
        assert_eq!(both(&help), ["He is tall.", "Jest wysoki."]);
    }

    #[test]
    fn broken_doubled_and_absent_words_are_errors() {
        let broken = Lexicon::new(&[(Language::En, "fine = yes\n\nbroken = { $x\n"), (Language::Pl, PL)]);
        assert!(matches!(broken, Err(LexiconError::Broken { language: Language::En, line: 3.., .. })), "{broken:?}");
        let twice = Lexicon::new(&[(Language::En, EN), (Language::Pl, PL), (Language::Pl, "doc = Doktor")]);
        assert_eq!(twice.unwrap_err(), LexiconError::Twice { language: Language::Pl, id: "doc".into() });
        let absent = Lexicon::new(&[(Language::En, EN)]);
        assert_eq!(absent.unwrap_err(), LexiconError::NoWords { language: Language::Pl });
    }
}
