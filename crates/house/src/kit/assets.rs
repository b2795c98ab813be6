//! Scripts, style sheets and pictures of the house, all inside the program.
//!
//! They are served under a folder named by their hash, so that a browser may keep them for ever.

use std::sync::LazyLock;

/// One file.
pub struct Asset {
    /// Its name.
    pub name: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
}

const FILES: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/assets.rs"));

static FOLDER: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = blake3::Hasher::new();
    for (name, bytes) in FILES {
        hasher.update(name.as_bytes());
        hasher.update(&[0]);
        hasher.update(blake3::hash(bytes).as_bytes());
    }
    format!("assets/{}", &hasher.finalize().to_hex()[..12])
});

/// The folder that they are served under: `assets/HASH`.
pub fn folder() -> &'static str {
    &FOLDER
}

/// The file with this name.
pub fn find(name: &str) -> Option<Asset> {
    let (name, bytes) = FILES.iter().find(|(file, _)| *file == name)?;
    Some(Asset { name, kind: kind(name), bytes })
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// A short name for a text that changes with it.
pub fn hash(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex()[..12].to_owned()
}
