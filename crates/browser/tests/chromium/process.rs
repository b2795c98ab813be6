//! Chromium as a process: it goes when nobody needs it any more.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs};

use browser::{Chromium, Size};

use crate::support::PATIENCE;

/// Set for the second process of a test, which writes there which processes are its Chromium's.
const GROUP_FILE: &str = "RAILHEAD_TEST_GROUP";

/// How many processes of a group there are.
fn members(group: u32) -> usize {
    let processes = fs::read_dir("/proc").expect("Linux lists processes").filter_map(Result::ok);
    let stats = processes.filter_map(|process| fs::read_to_string(process.path().join("stat")).ok());
    // After the name in brackets come state, parent and group; what is dead and not buried is Z.
    let fields = stats.filter_map(|stat| {
        let after = stat.rsplit_once(')')?.1.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        Some((after.first()?.clone(), after.get(2)?.clone()))
    });
    fields.filter(|(state, of)| state != "Z" && *of == group.to_string()).count()
}

fn profiles(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).expect("it is a folder").filter_map(Result::ok);
    entries.filter(|entry| entry.file_name().to_string_lossy().starts_with("railhead-chromium-")).count()
}

fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "waited in vain: {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[tokio::test]
async fn a_dropped_chromium_is_gone() {
    let chromium = Chromium::launch().await.unwrap_or_else(|error| panic!("{error}"));
    let group = chromium.process_id();
    let page = chromium.person(Size::DESKTOP).await.expect("a person comes").page("about:blank").await.expect("opened");
    drop(chromium);
    assert_eq!(page.eval::<u8>("1 + 1").await.expect("a page keeps it alive"), 2);
    assert!(members(group) > 1);
    drop(page);
    wait_until("all processes end", || members(group) == 0);
}

/// The part of the one that is killed.
async fn launch_and_wait(file: OsString) {
    let chromium = Chromium::launch().await.unwrap_or_else(|error| panic!("{error}"));
    fs::write(file, chromium.process_id().to_string()).expect("written");
    tokio::time::sleep(Duration::from_secs(60)).await;
}

#[tokio::test]
async fn a_chromium_whose_user_is_killed_leaves_nothing_behind() {
    if let Some(file) = env::var_os(GROUP_FILE) {
        return launch_and_wait(file).await;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("group");
    let mut user = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", "process::a_chromium_whose_user_is_killed_leaves_nothing_behind"])
        .env(GROUP_FILE, &file)
        .env("TMPDIR", folder.path())
        .spawn()
        .expect("it starts");
    let group = || fs::read_to_string(&file).ok().and_then(|text| text.parse::<u32>().ok());
    wait_until("a Chromium", || group().is_some());
    let group = group().expect("it is written");
    assert!(members(group) > 1);
    assert_eq!(profiles(folder.path()), 1);
    user.kill().expect("killed");
    user.wait().expect("ended");
    wait_until("all processes end", || members(group) == 0);
    assert_eq!(profiles(folder.path()), 0);
}
