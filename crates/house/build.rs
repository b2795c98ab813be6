//! Embeds new migrations as soon as they are in the folder, and everything in `assets`.

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=migrations");
    println!("cargo::rerun-if-changed=assets");
    let folder =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder")).join("assets");
    let entries = fs::read_dir(&folder).expect("there are assets");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("assets can be listed").file_name().into_string().expect("assets have plain names"))
        .collect();
    names.sort();
    let mut list = String::from("[\n");
    for name in names {
        let path = folder.join(&name);
        println!("cargo::rerun-if-changed={}", path.display());
        writeln!(list, "    ({name:?}, include_bytes!({path:?}) as &[u8]),").expect("text can be written");
    }
    list.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder for generated files"));
    fs::write(out.join("assets.rs"), list).expect("the list of assets can be written");
}
