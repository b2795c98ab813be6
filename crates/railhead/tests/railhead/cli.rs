//! The command line, run for real.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::Value;

/// A folder of one test's own, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("railhead-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a temporary folder can be made");
        Folder(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
    command.args(args).env("LANG", "en_GB.UTF-8").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command.env_remove("CARGO_MANIFEST_DIR").env_remove("RAILHEAD_DATA").env("XDG_DATA_HOME", "/nowhere");
    command.current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."));
    command
}

fn ran(output: Output) -> Ran {
    let text = |bytes| String::from_utf8(bytes).expect("only UTF-8 is written");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

fn run(args: &[&str]) -> Ran {
    ran(command(args).stdin(Stdio::null()).output().expect("the program starts"))
}

/// Runs with these lines typed.
fn typed(args: &[&str], lines: &str) -> Ran {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("the input is a pipe");
    let lines = lines.to_owned();
    // The program may leave before everything is typed.
    let typist = std::thread::spawn(move || _ = stdin.write_all(lines.as_bytes()));
    let output = child.wait_with_output().expect("the program ends");
    typist.join().expect("typing does not panic");
    ran(output)
}

#[track_caller]
fn succeeded(ran: Ran) -> String {
    assert_eq!(ran.code, Some(0), "{}\n{}", ran.out, ran.err);
    ran.out
}

#[track_caller]
fn failed(ran: Ran, code: i32, says: &str) {
    assert_eq!(ran.code, Some(code), "{}\n{}", ran.out, ran.err);
    assert!(ran.err.contains(says), "{:?} is not in {}", says, ran.err);
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
}

fn objects(out: &str) -> Vec<Value> {
    out.lines().map(|line| serde_json::from_str(line).expect("every line is JSON")).collect()
}

/// The keys of a line of JSON, in the order in which they are written.
fn keys(line: &str) -> Vec<&str> {
    line.split('"').skip(1).step_by(2).filter(|text| line.contains(&format!("\"{text}\":"))).collect()
}

/// The first game on the shelf.
fn game() -> &'static str {
    shelf::games()[0].name()
}

/// A finished game of bots, in a file.
fn finished(folder: &Folder) -> String {
    let file = folder.file("finished.rail");
    succeeded(run(&["play", game(), "--seats", "greedy,random,random", "--seed", "3", "--save", &file]));
    file
}

#[test]
fn help_has_examples() {
    assert!(succeeded(run(&["--help"])).contains("Examples:"));
    assert!(succeeded(run(&["play", "--help"])).contains("why ACTION"));
}

#[test]
fn games_are_shown_with_what_can_be_set() {
    assert!(succeeded(run(&["games"])).contains(game()));
    let one = succeeded(run(&["games", game()]));
    assert!(one.contains("--set players=") && !one.contains('⟦'), "{one}");
    let json = &objects(&succeeded(run(&["games", "--json"])))[0];
    assert_eq!(json["game"], game());
    assert!(json["setup"]["options"].is_array());
}

#[test]
fn rates_are_measured() {
    let out = succeeded(run(&["bench", game(), "--json", "--seconds", "0.01", "--players", "2,3"]));
    assert_eq!(objects(&out).iter().map(|line| line["players"].as_u64()).collect::<Vec<_>>(), [Some(2), Some(3)]);
    assert_eq!(
        keys(out.lines().next().expect("there is a line")),
        [
            "game",
            "players",
            "games_per_cpu_s",
            "decisions_per_cpu_s",
            "clones_per_cpu_s",
            "imagines_per_cpu_s",
            "mcts_iterations_per_cpu_s",
            "state_bytes",
            "games",
            "decisions",
            "games_cpu_s",
            "clones",
            "clones_cpu_s",
            "imagines",
            "imagines_cpu_s",
            "mcts_iterations",
            "mcts_cpu_s"
        ]
    );
    for line in objects(&out) {
        for (rate, times, seconds) in [
            ("games_per_cpu_s", "games", "games_cpu_s"),
            ("decisions_per_cpu_s", "decisions", "games_cpu_s"),
            ("clones_per_cpu_s", "clones", "clones_cpu_s"),
            ("imagines_per_cpu_s", "imagines", "imagines_cpu_s"),
            ("mcts_iterations_per_cpu_s", "mcts_iterations", "mcts_cpu_s"),
        ] {
            let number = |key: &str| line[key].as_f64().expect("a number");
            let product = number(rate) * number(seconds);
            assert!((product / number(times) - 1.0).abs() < 1e-6, "{rate} is not {times} by {seconds}: {line}");
        }
    }
    let table = succeeded(run(&["bench", game(), "--seconds", "0.01"]));
    let games = table.lines().find(|line| line.contains("random games")).expect("games are counted");
    assert!(games.contains(" in ") && games.ends_with(" s"), "{table}");
    failed(run(&["bench", game(), "--seconds", "never"]), 2, "expected a number of seconds");
}

#[test]
fn games_are_simulated() {
    let args = ["simulate", game(), "--games", "20", "--bots", "random", "--players", "3", "--threads", "2"];
    assert!(succeeded(run(&args)).contains("20 games"));
    let json = &objects(&succeeded(run(&[
        "simulate",
        game(),
        "--json",
        "--games",
        "8",
        "--bots",
        "greedy,random,random,random",
    ])))[0];
    assert_eq!((&json["games"], json["seats"].as_array().map(Vec::len)), (&Value::from(8), Some(4)));
    failed(run(&["simulate", game(), "--bots", "random,greedy"]), 1, "2 bots were named for 4 seats");
    failed(run(&["simulate", game(), "--bots", "clever"]), 2, "`clever` is not a bot");
}

#[test]
fn matches_are_reported_kept_and_gone_on_with() {
    let folder = Folder::new();
    let file = folder.file("match.jsonl");
    let args = |games| {
        ["arena", game(), "--json", "--bot", "greedy", "--against", "random", "--file", &file, "--games", games]
    };
    let first = succeeded(run(&args("4")));
    assert_eq!(
        keys(first.trim()),
        ["game", "players", "bot", "against", "games", "wins", "share", "low", "high", "chance"]
    );
    let kept = std::fs::read_to_string(&file).expect("results are kept");
    let longer = succeeded(run(&args("8")));
    assert_eq!(objects(&longer)[0]["games"], 8);
    assert!(std::fs::read_to_string(&file).expect("results are kept").starts_with(&kept));
    assert_eq!(succeeded(run(&args("8"))), longer);
    let other = ["arena", game(), "--bot", "random", "--against", "random", "--file", &file];
    failed(run(&other), 1, "holds another match");
    failed(run(&["arena", game(), "--bot", "greedy"]), 2, "--against");
}

#[cfg(unix)]
#[test]
fn a_match_that_is_stopped_keeps_what_was_played() {
    let folder = Folder::new();
    let file = folder.file("long.jsonl");
    let args =
        ["arena", game(), "--json", "--bot", "greedy", "--against", "random", "--games", "2000000", "--file", &file];
    let child = command(&args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let child = child.expect("the program starts");
    let lines = || std::fs::read_to_string(&file).map_or(0, |text| text.lines().count());
    while lines() < 20 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let interrupt = format!("kill -INT {}", child.id());
    assert!(Command::new("sh").args(["-c", &interrupt]).status().expect("there is a shell").success());
    let stopped = ran(child.wait_with_output().expect("the program ends"));
    let reported = objects(&stopped.out)[0]["games"].as_u64();
    failed(stopped, 130, "run the same command again to go on");
    assert_eq!(reported, Some(lines() as u64 - 1));
}

#[test]
fn ladders_and_leagues_are_played() {
    let folder = Folder::new();
    let league =
        ["arena", game(), "--league", "greedy,random", "--games", "4", "--players", "3", "--folder", &folder.file("l")];
    assert!(succeeded(run(&league)).contains("rating"));
    let ladder =
        ["arena", game(), "--ladder", "--games", "2", "--players", "2", "--csv", "--folder", &folder.file("l")];
    let ladder = succeeded(run(&ladder));
    assert_eq!(ladder.lines().count(), 5, "{ladder}");
    assert!(ladder.contains("expert,hard"), "{ladder}");
}

/// A whole game in which the first option is always chosen.
fn whole_game(language: &str, quit: &str, saves: &str) -> (String, String) {
    let folder = Folder::new();
    let file = folder.file("whole.rail");
    let lines = format!("{}{saves} {file}\n{quit}\n", "1\n".repeat(200));
    let args = ["play", game(), "--lang", language, "--seed", "11", "--bots", "greedy", "--players", "3"];
    let mut out = succeeded(typed(&args, &lines));
    // The spare 1s are typed after the end of the game.
    let verified = succeeded(run(&["verify", &file]));
    assert!(verified.ends_with("verified\n"), "{verified}");
    let told = succeeded(run(&["replay", &file, "--lang", language]));
    out.push_str(&told);
    (out, verified)
}

#[test]
fn a_whole_game_is_played_in_english() {
    let (out, _) = whole_game("en", "quit", "save");
    assert!(out.contains("Final account") && out.contains("The game is over"), "{out}");
    assert!(!out.contains('⟦') && !out.contains("{ $"), "{out}");
}

#[test]
fn a_whole_game_is_played_in_polish() {
    let (out, _) = whole_game("pl", "koniec", "zapisz");
    assert!(out.contains("Podsumowanie") && out.contains("Gra skończona"), "{out}");
    assert!(!out.contains('⟦') && !out.contains("{ $"), "{out}");
}

#[test]
fn the_same_seed_and_choices_give_the_same_evening() {
    let args = ["play", game(), "--seed", "7", "--bots", "easy", "--players", "3"];
    let lines = "1\n".repeat(60);
    assert_eq!(succeeded(typed(&args, &lines)), succeeded(typed(&args, &lines)));
}

/// Three people on one keyboard.
const THREE: &str = "human:Anna,human:Ola,human:Iga";

#[test]
fn several_people_share_a_keyboard_behind_a_curtain() {
    // Cards lie face up in the first two turns, which tells something; the third is a tunnel.
    let lines = format!("{}undo\n1\n\nundo\nquit\n", "\n1\n".repeat(7));
    let out = succeeded(typed(&["play", game(), "--seats", THREE, "--seed", "2"], &lines));
    assert_eq!(out.matches("Pass the keyboard to").count(), 9, "{out}");
    assert_eq!(out.matches("or type “undo”").count(), 2, "{out}");
    assert_eq!(out.matches("Taken back: Play").count(), 1, "in words, and not in notation: {out}");
    assert_eq!(out.matches("That cannot be taken back").count(), 1, "{out}");
    for name in ["Anna", "Ola", "Iga"] {
        assert!(out.contains(&format!("Pass the keyboard to {name}")), "{out}");
    }
}

#[test]
fn what_one_person_sees_is_cleared_before_the_next() {
    let out = succeeded(typed(&["play", game(), "--seats", THREE, "--seed", "2"], "\n1\n"));
    let (_, after) = out.rsplit_once("Pass the keyboard to").expect("the curtain falls");
    assert!(!after.contains("Hand:"), "{after}");
}

#[test]
fn people_can_ask_while_they_play() {
    let lines =
        "help\nhint\nwhy 1\nwhy gibberish\nwhy\nundo\ntable\nlog\nrules\nrules nowhere\nsave\nload\n99\nxyzzy\n\n";
    let out = succeeded(typed(&["play", game(), "--seed", "5"], lines));
    for answer in [
        "take your last decision back",
        "The coach played 4000 games in its mind.",
        "compared with",
        "You can do that:",
        "I do not know this action.",
        "Name an action as well",
        "You have not decided anything yet.",
        "There is no rule NOWHERE",
        "Name a file as well",
        "Please type a number from 1 to",
        "Goodbye!",
    ] {
        assert!(out.contains(answer), "{answer:?} is not in {out}");
    }
    for rule in shelf::games()[0].rules() {
        assert!(out.contains(rule.id.0), "{}", rule.id);
    }
}

#[test]
fn what_the_rules_forbid_is_explained_with_the_rule() {
    let game = shelf::games()[0];
    let illegal = "pass";
    let out = succeeded(typed(&["play", game.name(), "--seed", "5"], &format!("{illegal}\nwhy {illegal}\n")));
    let rules = game.rules().iter().filter(|rule| out.contains(&format!("{}  {}", rule.id, rule.titles[0])));
    assert_eq!(rules.count(), 1, "{out}");
}

#[test]
fn a_game_is_saved_and_taken_up_again() {
    let folder = Folder::new();
    let file = folder.file("evening.rail");
    let args = ["play", game(), "--seed", "5", "--seats", "human:Anna,greedy,greedy"];
    let out = succeeded(typed(&args, &format!("1\n1\nsave {file}\n1\nload {file}\nquit\n")));
    assert!(out.contains("The game is saved") && out.contains("We go on with the game"), "{out}");
    let again = succeeded(typed(&["play", game(), "--load", &file], "log\nquit\n"));
    assert!(again.contains("Anna") && again.contains("Bot 2 (looks one step ahead)"), "{again}");
    let missing = succeeded(typed(&args, &format!("load {}\nsave {}\n", folder.file("none"), folder.file("no/where"))));
    assert!(missing.contains("There is no file") && missing.contains("The game cannot be saved in"), "{missing}");
}

#[test]
fn the_input_may_end_at_any_time() {
    let folder = Folder::new();
    let file = folder.file("left.rail");
    let out = succeeded(typed(&["play", game(), "--save", &file], ""));
    assert!(out.contains("Goodbye!"), "{out}");
    assert!(succeeded(run(&["verify", &file])).contains("unfinished"));
    let bytes = ran(command(&["play", game()]).stdin(Stdio::null()).output().expect("the program starts"));
    assert_eq!(bytes.code, Some(0));
}

#[test]
fn nobody_has_to_read_to_the_end() {
    let mut child =
        command(&["playthrough", game()]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

#[test]
fn a_game_is_told_again_up_to_any_decision() {
    let folder = Folder::new();
    let file = finished(&folder);
    let out = succeeded(run(&["replay", &file, "--at", "4", "--eyes", "1"]));
    assert!(out.contains("after 4 decisions"), "{out}");
    assert!(succeeded(run(&["replay", &file, "--at", "0"])).contains("before the first decision"));
    assert!(succeeded(run(&["replay", &file])).contains("Final account"));
    failed(run(&["replay", &file, "--at", "9999"]), 2, "beyond the last decision");
    failed(run(&["replay", &file, "--eyes", "8"]), 2, "is no seat of this game");
    failed(run(&["replay", &file, "--eyes", "mine"]), 2, "expected the number of a seat");
    failed(run(&["replay", &folder.file("none.rail")]), 1, "none.rail: No such file");
}

#[test]
fn a_file_that_was_tampered_with_is_not_verified() {
    let folder = Folder::new();
    let text = std::fs::read_to_string(finished(&folder)).expect("the game was saved");
    let forged = folder.file("forged.rail");
    let verify = |text: &str| {
        std::fs::write(&forged, text).expect("files can be written");
        run(&["verify", &forged])
    };
    let line = |number: usize| text.lines().nth(number - 1).expect("the header has nine lines");
    let seed = line(7).to_owned();
    let digit = if seed.ends_with('0') { "1" } else { "0" };
    let other_seed = format!("{}{digit}", &seed[..seed.len() - 1]);
    failed(verify(&text.replace(&seed, &other_seed)), 1, "line 6: the commitment does not match the seed");
    failed(verify(&text.replace(line(8), "salts: 1=abc")), 1, "line");
    failed(verify(&text.replace(line(9), "result: 1. 1 | 2. 0 | 3. 0")), 1, "line 9");
    failed(verify(&text.replacen(line(11), line(12), 1)), 1, "line 11");
    failed(verify(&text[..text.len() - 3]), 1, "cut short");
    failed(verify(&text.replace(&seed, "seed: sealed")), 1, "still sealed");
    failed(verify("hello\n"), 1, "line 1");
    let file = finished(&folder);
    failed(run(&["verify", &file, "--commitment", &"0".repeat(64)]), 1, "the seed was changed");
    let commitment = line(6).trim_start_matches("commitment: ").to_owned();
    succeeded(run(&["verify", &file, "--commitment", &commitment]));
}

#[test]
fn playthroughs_are_repeatable() {
    let first = succeeded(run(&["playthrough", game(), "--players", "3", "--seed", "4"]));
    assert!(first.starts_with(&format!("game: {}\n", game())) && first.contains("\nstanding: "));
    assert_eq!(succeeded(run(&["playthrough", game(), "--players", "3", "--seed", "4"])), first);
    assert_ne!(succeeded(run(&["playthrough", game(), "--players", "3", "--seed", "5"])), first);
}

#[test]
fn the_doctor_says_what_files_need() {
    let folder = Folder::new();
    finished(&folder);
    let path = folder.0.display().to_string();
    let out = succeeded(run(&["doctor", &path]));
    let version = shelf::games()[0].rules_version();
    assert!(out.contains(&format!("with version {version} of its rules, finished after")), "{out}");
    let text = std::fs::read_to_string(folder.file("finished.rail")).expect("the game was saved");
    std::fs::write(folder.file("old.rail"), text.replace(&format!("rules: {version}\n"), "rules: 99\n"))
        .expect("files can be written");
    let sick = run(&["doctor", &path]);
    assert!(sick.out.contains("with version 99 of its rules; known here: version"), "{}", sick.out);
    failed(sick, 1, "1 problem was found");
}

#[test]
fn completions_are_written() {
    for shell in ["bash", "zsh", "fish"] {
        assert!(succeeded(run(&["completions", shell])).contains("railhead"), "{shell}");
    }
}

#[test]
fn errors_say_what_to_do() {
    failed(run(&["play", "chess"]), 2, "there is no game `chess` here");
    failed(run(&["play", game(), "--set", "horses=3"]), 2, "there is no option `horses`; the options are players");
    let polish = "„players” (Gracze): Wybierz liczbę od";
    failed(run(&["play", game(), "--players", "99", "--lang", "pl"]), 2, polish);
    failed(run(&["play", game(), "--set", "horses=3", "--lang", "pl"]), 2, "Nie ma tu opcji „horses”.");
    failed(run(&["play", game(), "--set", "horses"]), 2, "expected OPTION=VALUE");
    failed(run(&["play", game(), "--players", "99"]), 2, "`players` cannot be `99`: expected a number from");
    failed(run(&["play", game(), "--players", "2", "--seats", "human,hard,hard"]), 2, "change --players");
    failed(run(&["play", game(), "--seats", "human,robot"]), 2, "or human, or human:NAME");
    failed(run(&["play", game(), "--seed", "x"]), 2, "expected a whole number or 64 hexadecimal digits");
    failed(run(&["play", game(), "--lang", "de"]), 2, "`de` is not a language here");
    failed(run(&["dance"]), 2, "unrecognized subcommand");
}
