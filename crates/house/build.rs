//! Embeds everything in `assets` and `migrations`, whatever is new there included.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let own = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder for generated files"));
    let assets = list(&own.join("assets"), |name, path| format!("({name:?}, include_bytes!({path:?}) as &[u8])"));
    fs::write(out.join("assets.rs"), assets).expect("the list of assets can be written");
    for database in ["sqlite", "postgres"] {
        let folder = own.join("migrations").join(database);
        let migrations = list(&folder, |name, path| format!("({name:?}, include_str!({path:?}))"));
        let listed = out.join(format!("{database}_migrations.rs"));
        fs::write(listed, migrations).expect("the list of migrations can be written");
    }
}

/// A list, in Rust, of what is in a folder, by name.
fn list(folder: &Path, item: impl Fn(&str, &Path) -> String) -> String {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("the folder can be listed");
    let names = entries.map(|entry| entry.expect("the folder can be listed").file_name().into_string());
    let mut names: Vec<String> = names.map(|name| name.expect("files have plain names")).collect();
    names.sort();
    let mut list = String::from("[\n");
    for name in names {
        let path = folder.join(&name);
        println!("cargo::rerun-if-changed={}", path.display());
        writeln!(list, "    {},", item(&name, &path)).expect("text can be written");
    }
    list.push(']');
    list
}
