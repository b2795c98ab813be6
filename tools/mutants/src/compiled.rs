//! Switched code as the compiler understands it: a mutant that is off changes nothing, and one that is on does what the same
//! change by hand does.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::find::find;
use crate::mutant::Mutant;
use crate::switch;

/// A program with every kind of mutant, each of which shows in what it prints.
const PROGRAM: &str = r#"
#[derive(Clone, Copy, PartialEq, Debug)]
enum Coin { Gold, Silver, Tin }

#[derive(Default, Debug)]
struct Purse { coins: u32, spent: u32, closed: bool }

impl Purse {
    fn put(&mut self, coins: u32) {
        self.coins += coins;
        self.close();
    }

    fn close(&mut self) {
        self.closed = !self.closed;
    }

    fn spend(&mut self, price: u32) -> Option<u32> {
        if price > self.coins { return None; }
        self.coins -= price;
        self.spent |= price;
        Some(self.coins)
    }
}

fn worth(coin: Coin, many: u32) -> u32 {
    match coin {
        Coin::Gold => 10 * many,
        Coin::Silver if many >= 2 => 5 + many,
        _ => many,
    }
}

fn odd(limit: u32) -> impl DoubleEndedIterator<Item = u32> {
    (0..limit).filter(|number| number % 2 == 1)
}

fn is_heavy(coin: Coin, many: u32) -> bool {
    !matches!(coin, Coin::Tin) && many != 3
}

fn is_rich(purse: &Purse) -> bool {
    matches!(purse.coins, 8..)
}

fn main() {
    let mut purse = Purse::default();
    purse.put(7);
    println!("{purse:?} {}", is_rich(&purse));
    println!("{:?} {:?} {purse:?}", purse.spend(3), purse.spend(4));
    println!("{:?} {purse:?}", purse.spend(1));
    purse.put(9);
    println!("{}", is_rich(&purse));
    println!("{:?} {:?} {purse:?}", purse.spend(2), purse.spend(3));
    for coin in [Coin::Gold, Coin::Silver, Coin::Tin] {
        println!("{:?}", [0, 1, 2, 3, 4].map(|many| (worth(coin, many), is_heavy(coin, many))));
    }
    println!("{:?}", odd(6).rev().collect::<Vec<_>>());
}
"#;

fn compile(folder: &Path, name: &str, source: &str) -> PathBuf {
    let (code, program) = (folder.join(name).with_extension("rs"), folder.join(name));
    std::fs::write(&code, source).expect("a file");
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut command = Command::new(rustc);
    command.args(["--edition", "2024", "-A", "warnings", "-A", "arithmetic_overflow", "-C", "debuginfo=0", "-o"]);
    let output = command.arg(&program).arg(&code).output().expect("a compiler");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    program
}

/// What a program prints, and whether it ends well.
fn printed(program: &Path, mutant: u32, reached: Option<&Path>) -> (String, bool) {
    let mut command = Command::new(program);
    command.env(switch::ON, mutant.to_string()).env_remove(switch::REACHED);
    reached.map(|file| command.env(switch::REACHED, file));
    let output = command.output().expect("a program");
    (String::from_utf8_lossy(&output.stdout).into_owned(), output.status.success())
}

/// The mutants of all functions but the one that prints.
fn mutants() -> Vec<Mutant> {
    let found = find("src/main.rs", PROGRAM, 0).expect("mutants");
    found.mutants.into_iter().filter(|mutant| mutant.function != "main").collect()
}

fn switched(mutants: &[Mutant]) -> String {
    let code = switch::switch(PROGRAM, &mutants.iter().collect::<Vec<_>>()).text;
    let last = mutants.iter().map(|mutant| mutant.id).max().unwrap_or(0);
    format!("{code}\nmod {} {{ {} }}\n", switch::MODULE, switch::module(last))
}

#[test]
fn a_mutant_that_is_off_changes_nothing_and_one_that_is_on_does_what_is_done_by_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let mutants = mutants();
    let plain = printed(&compile(folder.path(), "plain", PROGRAM), 0, None);
    let program = compile(folder.path(), "switched", &switched(&mutants));
    assert!(plain.1);
    assert_eq!(printed(&program, 0, None), plain);
    for mutant in &mutants {
        let (range, text) = (mutant.edit.range.clone(), &mutant.edit.text);
        let by_hand = format!("{}{text}{}", &PROGRAM[..range.start], &PROGRAM[range.end..]);
        let by_hand = printed(&compile(folder.path(), "by-hand", &by_hand), 0, None);
        assert_eq!(printed(&program, mutant.id, None), by_hand, "{mutant}");
        assert_ne!(by_hand, plain, "{mutant}");
    }
}

#[test]
fn what_is_reached_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mutants = mutants();
    let program = compile(folder.path(), "switched", &switched(&mutants));
    let file = folder.path().join("reached");
    printed(&program, 0, Some(&file));
    let reached = std::fs::read_to_string(&file).expect("a file");
    let mut reached: Vec<u32> = reached.lines().map(|line| line.parse().expect("a number")).collect();
    reached.sort_unstable();
    assert_eq!(reached, mutants.iter().map(|mutant| mutant.id).collect::<Vec<_>>());
}
