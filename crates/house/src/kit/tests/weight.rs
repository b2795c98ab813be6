//! How much a browser must fetch for a table.

use std::path::Path;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use axum::routing::get;
use tower::ServiceExt;
use tower_http::compression::CompressionLayer;
use wording::Language;

use super::{asked, game, reader};
use crate::records::person::Settings;

/// All of a table, scripts and style sheets included, compressed as the house sends it.
const HEAVIEST_PAGE: usize = 114_000;

/// The scripts of a table alone.
const HEAVIEST_SCRIPTS: usize = 64_000;

/// Every asset, by name. They are read from their folder, so that a test sees what is there now.
pub fn assets() -> impl Iterator<Item = (String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let entries = std::fs::read_dir(folder).expect("there are assets");
    entries.map(|entry| {
        let path = entry.expect("assets can be listed").path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        (name, std::fs::read_to_string(path).expect("assets are text"))
    })
}

async fn compressed(text: String) -> usize {
    let service = Router::new().route("/", get(move || async move { text })).layer(CompressionLayer::new());
    let request = Request::get("/").header(header::ACCEPT_ENCODING, "gzip").body(Body::empty()).expect("a request");
    let answer = service.oneshot(request).await.expect("an answer");
    assert_eq!(answer.headers()[header::CONTENT_ENCODING], "gzip");
    to_bytes(answer.into_body(), usize::MAX).await.expect("a body").len()
}

#[tokio::test]
async fn a_table_with_all_it_needs_weighs_little() {
    let settings = Settings::default();
    let page = asked(3, 40).page(&reader(Language::Pl, &settings));
    let needed = |name: &str| page.contains(&format!("/assets/0/{name}\""));
    let (mut scripts, mut all) = (0, compressed(page.clone()).await + compressed(game().style().to_owned()).await);
    for (name, text) in assets().filter(|(name, _)| needed(name)) {
        let size = compressed(text).await;
        all += size;
        scripts += if name.ends_with(".js") { size } else { 0 };
    }
    assert!(scripts > 10_000 && scripts < HEAVIEST_SCRIPTS, "{scripts} bytes of scripts");
    assert!(all < HEAVIEST_PAGE, "{all} bytes");
}

#[test]
fn every_script_that_is_imported_is_fetched_at_once() {
    let settings = Settings::default();
    let page = asked(1, 0).page(&reader(Language::En, &settings));
    let preloaded = |name: &str| page.contains(&format!("rel=\"modulepreload\" href=\"/west/assets/0/{name}\""));
    let mut imports = 0;
    for (name, script) in assets().filter(|(name, _)| preloaded(name)) {
        for part in script.split("from './").skip(1) {
            let import = part.split('\'').next().unwrap_or_default();
            assert!(preloaded(import), "{name} imports {import}");
            imports += 1;
        }
    }
    assert!(imports > 20);
}
