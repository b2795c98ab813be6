//! Reading a book. Whatever the text is, the answer is a book or the first line that is wrong.

use std::collections::BTreeMap;

use super::{BlockKind, Rank, RuleBlock, RuleSection, Rulebook, Span, Subject, Target};
use table::game::RuleId;

/// Why a text is not a book, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {flaw}")]
pub struct RulebookError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub flaw: Flaw,
}

/// What can be wrong with a line of a book.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    /// The book does not begin with its title.
    #[error("a book begins with its title: `# Title`")]
    NoTitle,
    /// There is another title.
    #[error("a book has one title; sections begin with `##` or `###`")]
    SecondTitle,
    /// A heading is neither `## Title {#id}` nor `### Title {#id}`.
    #[error("a heading is written `## Title {{#id}}` or `### Title {{#id}}`")]
    Heading,
    /// A part that belongs to no chapter.
    #[error("a part (`###`) stands in a chapter (`##`)")]
    PartWithoutChapter,
    /// The id of a section is not one.
    #[error("`{0}` is not the id of a section: expected lower-case letters, digits and single hyphens")]
    NotASectionId(String),
    /// The id of a rule is not one.
    #[error("`{0}` is not the id of a rule: expected capitals, digits and hyphens, such as AB-MOVE-01")]
    NotARuleId(String),
    /// A section has the id of an earlier one.
    #[error("section `{id}` is in line {earlier} already")]
    SectionTwice {
        /// The id.
        id: &'static str,
        /// The line of the earlier one.
        earlier: usize,
    },
    /// A rule is explained in two places.
    #[error("rule {rule} is explained in line {earlier} already")]
    RuleTwice {
        /// The rule.
        rule: RuleId,
        /// The line of the earlier place.
        earlier: usize,
    },
    /// A reference to a section that the book does not have.
    #[error("there is no section `{0}` to refer to")]
    UnknownSection(&'static str),
    /// A heading with nothing under it.
    #[error("section `{0}` is empty")]
    EmptySection(&'static str),
    /// Text before the first section.
    #[error("text stands in a section: begin one with `## Title {{#id}}`")]
    OutsideSections,
    /// A `-` or `>` that begins a line and stands for nothing.
    #[error("an item begins with `- ` and an example with `> `, and then there is text")]
    Mark,
    /// A paragraph right after a list or an example.
    #[error("an empty line is missing between a paragraph and what stands before it")]
    NotSeparated,
    /// An indented line that continues no item of a list.
    #[error("only the further lines of an item are indented, by two spaces")]
    Indented,
    /// A block of ids, or of nothing at all.
    #[error("a block needs some text")]
    NoText,
    /// Text, or a mark, after the ids of rules.
    #[error("the ids of rules stand at the end of their block, and nothing after them")]
    AfterRules,
    /// A mark that does not belong there.
    #[error("`{0}` has no meaning here")]
    Stray(char),
    /// Emphasis or a reference that the block does not end, begun in this line.
    #[error("`{0}` is never closed")]
    Unclosed(char),
    /// A picture that is not written as one, or of nothing that can be shown.
    #[error(
        "a picture is written `![What it shows.](board)`, in one line; also board:KEY, board:KEY WIDTH, place:N, hand, plate:KEY, pieces:ID,ID"
    )]
    Picture,
    /// A reference that is not written as one.
    #[error("a reference is written `[text](#id)`")]
    Reference,
}

impl Flaw {
    fn at(self, line: usize) -> RulebookError {
        RulebookError { line, flaw: self }
    }
}

type Outcome<T> = Result<T, RulebookError>;

/// A line with its number.
type Line = (usize, &'static str);

pub(super) fn book(text: &'static str) -> Outcome<Rulebook> {
    let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim_end()));
    let title = match lines.by_ref().find(|(_, line)| !line.is_empty()) {
        None => return Err(Flaw::NoTitle.at(1)),
        Some((number, line)) => heading(line, "# ").ok_or_else(|| Flaw::NoTitle.at(number))?,
    };
    let mut reader = Reader::default();
    for line in lines {
        reader.read(line)?;
    }
    Ok(Rulebook { title: title.to_owned(), sections: reader.finish()? })
}

/// The rest of a heading with this mark, if there is any.
fn heading(line: &'static str, mark: &str) -> Option<&'static str> {
    line.strip_prefix(mark).map(str::trim).filter(|title| !title.is_empty())
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    sections: Vec<RuleSection>,
    /// The block that is being read.
    open: Option<(BlockKind, Vec<Line>)>,
    /// Where sections and rules are.
    section_lines: BTreeMap<&'static str, usize>,
    rule_lines: BTreeMap<RuleId, usize>,
    /// References to sections, to be looked up at the end.
    references: Vec<(usize, &'static str)>,
}

impl Reader {
    fn read(&mut self, (number, line): Line) -> Outcome<()> {
        if line.is_empty() {
            self.close()
        } else if line.starts_with('#') {
            self.close()?;
            self.begin_section((number, line))
        } else if let Some(item) = line.strip_prefix("- ") {
            self.begin(BlockKind::Item, (number, item))
        } else if let Some(example) = line.strip_prefix("> ") {
            self.go_on(BlockKind::Example, (number, example))
        } else if let Some(picture) = line.strip_prefix("![") {
            self.picture((number, picture))
        } else if line.starts_with(['-', '>']) {
            Err(Flaw::Mark.at(number))
        } else if line.starts_with(char::is_whitespace) {
            self.indented((number, line))
        } else {
            self.go_on(BlockKind::Paragraph, (number, line))
        }
    }

    /// The sections, once everything has been read.
    fn finish(mut self) -> Outcome<Vec<RuleSection>> {
        self.close()?;
        self.check_last_section()?;
        let unknown = self.references.iter().find(|(_, id)| !self.section_lines.contains_key(id));
        match unknown {
            Some((line, id)) => Err(Flaw::UnknownSection(id).at(*line)),
            None => Ok(self.sections),
        }
    }

    fn begin_section(&mut self, (number, line): Line) -> Outcome<()> {
        self.check_last_section()?;
        let (rank, text) = match (heading(line, "## "), heading(line, "### "), line.starts_with("# ")) {
            (Some(text), _, _) => (Rank::Chapter, text),
            (_, Some(text), _) => (Rank::Part, text),
            (_, _, true) => return Err(Flaw::SecondTitle.at(number)),
            _ => return Err(Flaw::Heading.at(number)),
        };
        if rank == Rank::Part && self.sections.is_empty() {
            return Err(Flaw::PartWithoutChapter.at(number));
        }
        let (title, id) = titled(text).ok_or_else(|| Flaw::Heading.at(number))?;
        if !is_section_id(id) {
            return Err(Flaw::NotASectionId(id.to_owned()).at(number));
        }
        if let Some(earlier) = self.section_lines.insert(id, number) {
            return Err(Flaw::SectionTwice { id, earlier }.at(number));
        }
        self.sections.push(RuleSection { id, rank, title: title.to_owned(), blocks: Vec::new() });
        Ok(())
    }

    fn check_last_section(&self) -> Outcome<()> {
        match self.sections.last() {
            Some(section) if section.blocks.is_empty() => {
                let line = self.section_lines.get(section.id).copied().unwrap_or_default();
                Err(Flaw::EmptySection(section.id).at(line))
            }
            _ => Ok(()),
        }
    }

    /// A line that begins a block.
    fn begin(&mut self, kind: BlockKind, line: Line) -> Outcome<()> {
        self.close()?;
        if self.sections.is_empty() {
            return Err(Flaw::OutsideSections.at(line.0));
        }
        self.open = Some((kind, vec![line]));
        Ok(())
    }

    /// A line that continues a block of its kind, or begins one.
    fn go_on(&mut self, kind: BlockKind, line: Line) -> Outcome<()> {
        match &mut self.open {
            Some((open, lines)) if *open == kind => {
                lines.push(line);
                Ok(())
            }
            Some(_) if kind == BlockKind::Paragraph => Err(Flaw::NotSeparated.at(line.0)),
            _ => self.begin(kind, line),
        }
    }

    /// `What it shows.](SUBJECT)`: a block of one line.
    fn picture(&mut self, (number, line): Line) -> Outcome<()> {
        let parts = line.strip_suffix(')').and_then(|line| line.split_once("]("));
        let (shows, subject) = parts.ok_or_else(|| Flaw::Picture.at(number))?;
        let subject = Subject::parse(subject).ok_or_else(|| Flaw::Picture.at(number))?;
        self.begin(BlockKind::Picture(subject), (number, shows))?;
        self.close()
    }

    fn indented(&mut self, (number, line): Line) -> Outcome<()> {
        let rest = line.strip_prefix("  ").filter(|rest| !rest.starts_with(char::is_whitespace));
        match (&mut self.open, rest) {
            (Some((BlockKind::Item, lines)), Some(rest)) => {
                lines.push((number, rest));
                Ok(())
            }
            _ => Err(Flaw::Indented.at(number)),
        }
    }

    /// The open block, if there is one, is complete.
    fn close(&mut self) -> Outcome<()> {
        let Some((kind, lines)) = self.open.take() else { return Ok(()) };
        let mut text = Text::default();
        for &line in &lines {
            text.read(line)?;
        }
        let first = lines.first().map_or(1, |(number, _)| *number);
        let Text { spans, rules, references, .. } = text.finish(first)?;
        for &(line, rule) in &rules {
            if let Some(earlier) = self.rule_lines.insert(rule, line) {
                return Err(Flaw::RuleTwice { rule, earlier }.at(line));
            }
        }
        self.references.extend(references);
        let block = RuleBlock { kind, rules: rules.into_iter().map(|(_, rule)| rule).collect(), spans };
        match self.sections.last_mut() {
            Some(section) => section.blocks.push(block),
            None => return Err(Flaw::OutsideSections.at(first)),
        }
        Ok(())
    }
}

/// `Title {#id}` as its two parts.
fn titled(text: &'static str) -> Option<(&'static str, &'static str)> {
    let (title, id) = text.strip_suffix('}')?.rsplit_once("{#")?;
    let title = title.trim_end();
    (!title.is_empty() && !title.contains(['{', '}', '*', '[', ']'])).then_some((title, id))
}

/// What the text of a block is in the middle of.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Within {
    #[default]
    Plain,
    /// Emphasis that began in this line.
    Emphasis(usize),
    /// The text of a reference that began in this line.
    Label(usize),
    /// The ids of rules at the end.
    Rules,
}

/// The text of a block, as far as it has been read.
#[derive(Default)]
struct Text {
    within: Within,
    /// What belongs to the span that is being read.
    piece: String,
    spans: Vec<Span>,
    rules: Vec<(usize, RuleId)>,
    references: Vec<(usize, &'static str)>,
}

impl Text {
    fn read(&mut self, (number, line): Line) -> Outcome<()> {
        let mut rest = line.trim();
        self.join();
        while let Some(at) = rest.find(['*', '[', ']', '{', '}']) {
            let (before, mark) = (&rest[..at], rest[at..].chars().next().unwrap_or('*'));
            rest = &rest[at + mark.len_utf8()..];
            self.say(before).map_err(|flaw| flaw.at(number))?;
            match (self.within, mark) {
                (Within::Plain, '*') => self.end_span(Span::Plain, Within::Emphasis(number)),
                (Within::Emphasis(_), '*') if !self.piece.trim().is_empty() => {
                    self.end_span(Span::Emphasis, Within::Plain);
                }
                (Within::Plain, '[') => self.end_span(Span::Plain, Within::Label(number)),
                (Within::Label(_), ']') => rest = self.reference((number, rest))?,
                (Within::Plain | Within::Rules, '{') => rest = self.rule((number, rest))?,
                (Within::Rules, _) => return Err(Flaw::AfterRules.at(number)),
                (_, mark) => return Err(Flaw::Stray(mark).at(number)),
            }
        }
        self.say(rest).map_err(|flaw| flaw.at(number))
    }

    /// A new line is a space.
    fn join(&mut self) {
        if !self.piece.is_empty() || !self.spans.is_empty() {
            self.piece.push(' ');
        }
    }

    fn say(&mut self, text: &str) -> Result<(), Flaw> {
        if self.within != Within::Rules {
            self.piece.push_str(text);
        } else if !text.trim().is_empty() {
            return Err(Flaw::AfterRules);
        }
        Ok(())
    }

    fn end_span(&mut self, span: impl Fn(String) -> Span, next: Within) {
        let piece = std::mem::take(&mut self.piece);
        if !piece.is_empty() {
            self.spans.push(span(piece));
        }
        self.within = next;
    }

    /// `(#id)` after the text of a reference. Returns what comes after it.
    fn reference(&mut self, (number, rest): Line) -> Outcome<&'static str> {
        let target = rest.strip_prefix("(#").and_then(|rest| rest.split_once(')'));
        let (id, rest) = target.filter(|_| !self.piece.trim().is_empty()).ok_or_else(|| Flaw::Reference.at(number))?;
        let to = if RuleId::is_well_formed(id) {
            Target::Rule(RuleId(id))
        } else if is_section_id(id) {
            self.references.push((number, id));
            Target::Section(id)
        } else {
            return Err(Flaw::Reference.at(number));
        };
        self.end_span(|text| Span::Reference { text, to }, Within::Plain);
        Ok(rest)
    }

    /// `ID}` at the end of a block. Returns what comes after it.
    fn rule(&mut self, (number, rest): Line) -> Outcome<&'static str> {
        let (id, rest) = rest.split_once('}').ok_or_else(|| Flaw::Unclosed('{').at(number))?;
        if !RuleId::is_well_formed(id) {
            return Err(Flaw::NotARuleId(id.to_owned()).at(number));
        }
        self.end_plain();
        self.within = Within::Rules;
        self.rules.push((number, RuleId(id)));
        Ok(rest)
    }

    /// Ends the last plain span of the block.
    fn end_plain(&mut self) {
        self.piece.truncate(self.piece.trim_end().len());
        self.end_span(Span::Plain, Within::Plain);
    }

    fn finish(mut self, first: usize) -> Outcome<Text> {
        match self.within {
            Within::Emphasis(line) => return Err(Flaw::Unclosed('*').at(line)),
            Within::Label(line) => return Err(Flaw::Unclosed('[').at(line)),
            Within::Plain => self.end_plain(),
            Within::Rules => {}
        }
        if self.spans.is_empty() { Err(Flaw::NoText.at(first)) } else { Ok(self) }
    }
}

/// Lower-case words and numbers, joined by hyphens.
fn is_section_id(id: &str) -> bool {
    id.split('-').all(|word| !word.is_empty() && word.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()))
}
