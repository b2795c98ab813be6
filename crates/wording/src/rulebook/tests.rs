//! Books are read whole or refused with the line that is wrong.

use proptest::prelude::*;

use super::*;
use crate::Rule;

const BOOK: &str = "\
# A book

## First chapter {#first}

A paragraph over
two lines, with *an emphasis
over two*. {TOY-A-01} {TOY-A-02}
{TOY-EV-B-10}

### Its part {#part-2}
- One item.
- Another, see [the first
  chapter](#first) and [a rule](#TOY-A-01)! {TOY-C-01}
> An example
> goes on.

> Another one.
";

fn book(text: &'static str) -> Rulebook {
    Rulebook::parse(text).unwrap_or_else(|error| panic!("{error} in {text:?}"))
}

fn flaw(text: &'static str) -> (usize, Flaw) {
    let RulebookError { line, flaw } = Rulebook::parse(text).expect_err(text);
    (line, flaw)
}

fn plain(text: &str) -> Span {
    Span::Plain(text.to_owned())
}

#[test]
fn a_book_is_read_whole() {
    let book = book(BOOK);
    assert_eq!(book.title, "A book");
    let [first, part] = &book.sections[..] else { panic!("{book:?}") };
    assert_eq!((first.id, first.rank, first.title.as_str()), ("first", Rank::Chapter, "First chapter"));
    assert_eq!((part.id, part.rank, part.title.as_str()), ("part-2", Rank::Part, "Its part"));
    assert_eq!(
        first.blocks,
        [RuleBlock {
            kind: BlockKind::Paragraph,
            rules: vec![RuleId("TOY-A-01"), RuleId("TOY-A-02"), RuleId("TOY-EV-B-10")],
            spans: vec![
                plain("A paragraph over two lines, with "),
                Span::Emphasis("an emphasis over two".to_owned()),
                plain(".")
            ],
        }]
    );
    let kinds: Vec<BlockKind> = part.blocks.iter().map(|block| block.kind).collect();
    assert_eq!(kinds, [BlockKind::Item, BlockKind::Item, BlockKind::Example, BlockKind::Example]);
    assert_eq!(
        part.blocks[1].spans,
        [
            plain("Another, see "),
            Span::Reference { text: "the first chapter".to_owned(), to: Target::Section("first") },
            plain(" and "),
            Span::Reference { text: "a rule".to_owned(), to: Target::Rule(RuleId("TOY-A-01")) },
            plain("!"),
        ]
    );
    assert_eq!(part.blocks[1].plain(), "Another, see the first chapter and a rule!");
    assert_eq!(
        part.blocks[1].targets().collect::<Vec<_>>(),
        [Target::Section("first"), Target::Rule(RuleId("TOY-A-01"))]
    );
    assert_eq!((part.blocks[2].plain(), part.blocks[3].plain()), ("An example goes on.".into(), "Another one.".into()));
}

#[test]
fn pictures_stand_between_blocks_and_say_what_they_show() {
    let book = book(
        "# B\n## One {#one}\nText.\n![All of it.](board)\n- Item.\n\n![A car.](board:car-2 700)\n![One.](board:hero.a)\n\
         ![Here.](place:2)\n![Yours.](hand)\n![Beside.](plate:deck)\n![Two.](pieces:coin,card)\n![Three.](figure:row)",
    );
    let kinds: Vec<BlockKind> = book.blocks().map(|block| block.kind).take(3).collect();
    assert_eq!(kinds, [BlockKind::Paragraph, BlockKind::Picture(Subject::Board), BlockKind::Item]);
    assert_eq!(
        book.pictures().collect::<Vec<_>>(),
        [
            Subject::Board,
            Subject::Around("car-2", Some(700)),
            Subject::Around("hero.a", None),
            Subject::Place(2),
            Subject::Hand,
            Subject::Plate("deck"),
            Subject::Pieces("coin,card"),
            Subject::Figure("row"),
        ]
    );
    assert_eq!(book.blocks().nth(1).map(RuleBlock::plain).as_deref(), Some("All of it."));
}

#[test]
fn a_rule_leads_to_its_section_and_its_block() {
    let book = book("# B\n## One {#one}\nText. {T-A-01}\n## Two {#two}\n- More. {T-A-02}\n- Most. {T-A-03}");
    let section = |rule| book.section_of(RuleId(rule)).map(|section| section.id);
    assert_eq!(["T-A-01", "T-A-03", "T-A-04"].map(section), [Some("one"), Some("two"), None]);
    assert_eq!(book.block_of(RuleId("T-A-03")).map(RuleBlock::plain).as_deref(), Some("Most."));
    assert_eq!(book.block_of(RuleId("T-A-04")), None);
    assert_eq!(book.section("two").map(|section| section.title.as_str()), Some("Two"));
    assert_eq!(book.section("three"), None);
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    for (text, line, expected) in [
        ("", 1, Flaw::NoTitle),
        ("\n\n## A {#a}\nText.", 3, Flaw::NoTitle),
        ("# \nText.", 1, Flaw::NoTitle),
        ("# B\n\n# C", 3, Flaw::SecondTitle),
        ("# B\n## A", 2, Flaw::Heading),
        ("# B\n## {#a}", 2, Flaw::Heading),
        ("# B\n##A {#a}", 2, Flaw::Heading),
        ("# B\n#### A {#a}", 2, Flaw::Heading),
        ("# B\n## *A* {#a}", 2, Flaw::Heading),
        ("# B\n### A {#a}", 2, Flaw::PartWithoutChapter),
        ("# B\n## A {#}", 2, Flaw::NotASectionId(String::new())),
        ("# B\n## A {#Aa}", 2, Flaw::NotASectionId("Aa".into())),
        ("# B\n## A {#a--b}", 2, Flaw::NotASectionId("a--b".into())),
        ("# B\n## A {#a}\nText.\n\n## C {#a}", 5, Flaw::SectionTwice { id: "a", earlier: 2 }),
        ("# B\n## A {#a}\n\n## C {#c}\nText.", 2, Flaw::EmptySection("a")),
        ("# B\n## A {#a}\nText.\n## C {#c}\n", 4, Flaw::EmptySection("c")),
        ("# B\nText.", 2, Flaw::OutsideSections),
        ("# B\n![It.](board)", 2, Flaw::OutsideSections),
        ("# B\n## A {#a}\n![It.](board", 3, Flaw::Picture),
        ("# B\n## A {#a}\n![It.](moon)", 3, Flaw::Picture),
        ("# B\n## A {#a}\n![It.](place:0)", 3, Flaw::Picture),
        ("# B\n## A {#a}\n![It.](board:a wide)", 3, Flaw::Picture),
        ("# B\n## A {#a}\n![](board)", 3, Flaw::NoText),
        ("# B\n- Text.\n", 2, Flaw::OutsideSections),
        ("# B\n## A {#a}\n-Item.", 3, Flaw::Mark),
        ("# B\n## A {#a}\n> Example.\n>", 4, Flaw::Mark),
        ("# B\n## A {#a}\n- Item.\nText.", 4, Flaw::NotSeparated),
        ("# B\n## A {#a}\n> Example.\nText.", 4, Flaw::NotSeparated),
        ("# B\n## A {#a}\nText.\n  more", 4, Flaw::Indented),
        ("# B\n## A {#a}\n- Item.\n   more", 4, Flaw::Indented),
        ("# B\n## A {#a}\n- Item.\n\n  more", 5, Flaw::Indented),
        ("# B\n## A {#a}\nText.\n{T-A-1} {t-a-1}", 4, Flaw::NotARuleId("t-a-1".into())),
        ("# B\n## A {#a}\nText {T-A}.", 3, Flaw::NotARuleId("T-A".into())),
        ("# B\n## A {#a}\nText {T--1}.", 3, Flaw::NotARuleId("T--1".into())),
        ("# B\n## A {#a}\nText {1-1}.", 3, Flaw::NotARuleId("1-1".into())),
        ("# B\n## A {#a}\nText. {T-A-1\n}", 3, Flaw::Unclosed('{')),
        ("# B\n## A {#a}\nText {T-A-1}.", 3, Flaw::AfterRules),
        ("# B\n## A {#a}\nText {T-A-1}\n*more*", 4, Flaw::AfterRules),
        ("# B\n## A {#a}\nText {T-A-1}\nmore", 4, Flaw::AfterRules),
        ("# B\n## A {#a}\nA. {T-A-1}\n\nB. {T-A-1}", 5, Flaw::RuleTwice { rule: RuleId("T-A-1"), earlier: 3 }),
        ("# B\n## A {#a}\nA. {T-A-1} {T-A-1}", 3, Flaw::RuleTwice { rule: RuleId("T-A-1"), earlier: 3 }),
        ("# B\n## A {#a}\n{T-A-1}", 3, Flaw::NoText),
        ("# B\n## A {#a}\n-  {T-A-1}", 3, Flaw::NoText),
        ("# B\n## A {#a}\nOne *two\nthree", 3, Flaw::Unclosed('*')),
        ("# B\n## A {#a}\nOne [two\nthree", 3, Flaw::Unclosed('[')),
        ("# B\n## A {#a}\nOne\ntwo] three", 4, Flaw::Stray(']')),
        ("# B\n## A {#a}\nOne } two", 3, Flaw::Stray('}')),
        ("# B\n## A {#a}\nOne ** two", 3, Flaw::Stray('*')),
        ("# B\n## A {#a}\n[one *two*](#a)", 3, Flaw::Stray('*')),
        ("# B\n## A {#a}\nOne [two] three", 3, Flaw::Reference),
        ("# B\n## A {#a}\nOne [](#a)", 3, Flaw::Reference),
        ("# B\n## A {#a}\nOne [two](#a b)", 3, Flaw::Reference),
        ("# B\n## A {#a}\nOne\n[two](#b)\n\nmore", 4, Flaw::UnknownSection("b")),
    ] {
        assert_eq!(flaw(text), (line, expected), "{text:?}");
    }
}

#[test]
fn an_error_says_what_to_write() {
    let error = Rulebook::parse("# B\n## A").expect_err("the heading has no id");
    assert_eq!(error.to_string(), "line 2: a heading is written `## Title {#id}` or `### Title {#id}`");
}

fn rule(id: &'static str) -> Rule {
    Rule { id: RuleId(id), titles: [String::new(), String::new()], sealed: None }
}

const EN: &str = "# B\n## A {#a}\nOne. {T-A-1}\n- Two. {T-A-2} {T-A-3}\n### C {#c}\nThree.";

#[test]
fn a_complete_book_has_no_gaps() {
    let rules = ["T-A-1", "T-A-2", "T-A-3"].map(rule);
    let pl = book("# K\n## A {#a}\nRaz. {T-A-1}\n- Dwa. {T-A-3} {T-A-2}\n### C {#c}\nTrzy, por. [raz](#T-A-1).");
    assert_eq!(gaps(&book(EN), &pl, &rules), []);
    assert_eq!(guide_gaps(&book(EN), &pl, &["T-A-1", "T-A-2", "T-A-3", "T-A-4"].map(rule)), []);
}

#[test]
fn every_gap_is_found() {
    let rules = ["T-A-1", "T-A-2", "T-A-3"].map(rule);
    let (en, pl) = (Language::En, Language::Pl);
    let block = |section, number| Gap::Block { section, number };
    let unknown = |rule| Gap::Unknown { language: pl, rule: RuleId(rule) };
    for (text, expected) in [
        (
            "# B\n## A {#a}\nOne. {T-A-1}\n- Two. {T-A-2}\n### C {#c}\nThree.",
            vec![Gap::Missing { language: pl, rule: RuleId("T-A-3") }, block("a", 2)],
        ),
        (
            "# B\n## A {#a}\nOne. {T-A-1}\n- Two. {T-A-2} {T-A-3}\n### C {#c}\nThree. {T-A-4}",
            vec![unknown("T-A-4"), block("c", 1)],
        ),
        ("# B\n## A {#a}\nOne. {T-A-1}\n- Two. {T-A-2} {T-A-3}\n### C {#c}\n[Three](#T-A-5).", vec![unknown("T-A-5")]),
        (
            "# B\n## A {#a}\nOne. {T-A-1}\n- Two. {T-A-2} {T-A-3}\n## C {#c}\nThree.",
            vec![Gap::Sections { en: Some("c"), pl: Some("c") }],
        ),
        (
            "# B\n## A {#a}\nOne. {T-A-1}\n- Two. {T-A-2} {T-A-3}\n### C {#c}\nThree.\n## D {#d}\nFour.",
            vec![Gap::Sections { en: None, pl: Some("d") }],
        ),
        ("# B\n## A {#a}\nOne. {T-A-1}\n> Two. {T-A-2} {T-A-3}\n### C {#c}\nThree.", vec![block("a", 2)]),
        ("# B\n## A {#a}\nOne. {T-A-1}\n- Two. {T-A-2} {T-A-3}\n### C {#c}\nThree.\n\nFour.", vec![block("c", 2)]),
    ] {
        assert_eq!(gaps(&book(EN), &book(text), &rules), expected, "{text:?}");
    }
    let fourth = ["T-A-1", "T-A-2", "T-A-3", "T-A-4"].map(rule);
    let missing = [en, pl].map(|language| Gap::Missing { language, rule: RuleId("T-A-4") });
    assert_eq!(gaps(&book(EN), &book(EN), &fourth), missing);
}

#[test]
fn gaps_read_as_sentences() {
    for (gap, sentence) in [
        (Gap::Missing { language: Language::En, rule: RuleId("T-A-1") }, "`en` explains T-A-1 nowhere"),
        (
            Gap::Unknown { language: Language::Pl, rule: RuleId("T-A-1") },
            "`pl` names T-A-1, which is no rule of the game",
        ),
        (Gap::Sections { en: Some("a"), pl: None }, "where `en` has `a`, `pl` has nothing"),
    ] {
        assert_eq!(gap.to_string(), sentence);
    }
}

proptest! {
    /// A book with any of its lines replaced by anything is read, or refused with a line that it has.
    #[test]
    fn any_text_is_a_book_or_names_its_line(at in 0usize..18, line in "[-# *>{}\\[\\]()A-C1-2a-c\\PC]{0,24}") {
        let mut lines: Vec<&str> = BOOK.lines().collect();
        let at = at.min(lines.len());
        lines.insert(at, &line);
        let text: &'static str = lines.join("\n").leak();
        if let Err(error) = Rulebook::parse(text) {
            prop_assert!((1..=text.lines().count().max(1)).contains(&error.line), "{error}");
        }
    }
}
