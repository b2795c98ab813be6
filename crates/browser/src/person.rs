//! People: each with a screen and with cookies of their own.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::chromium::Running;
use crate::{BrowserError, Page, get};

/// A screen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Size {
    /// CSS pixels from left to right.
    pub width: u32,
    /// CSS pixels from top to bottom.
    pub height: u32,
    /// Pixels of the screen to one CSS pixel.
    pub scale: f64,
    /// Fingers instead of a mouse, and a telephone's way to lay out pages.
    pub touch: bool,
}

impl Size {
    /// A laptop.
    pub const DESKTOP: Self = Self { width: 1440, height: 900, scale: 1.0, touch: false };
    /// A telephone held upright.
    pub const PHONE: Self = Self { width: 390, height: 844, scale: 2.0, touch: true };
}

/// Somebody in front of a screen: pages share cookies and storage with each other, and with nobody
/// else's.
///
/// Cookies are forgotten when this handle and all its pages are dropped.
#[derive(Clone)]
pub struct Person {
    own: Arc<Own>,
    size: Size,
}

pub(crate) struct Own {
    pub running: Arc<Running>,
    pub context: String,
}

impl Person {
    pub(crate) fn new(running: Arc<Running>, context: String, size: Size) -> Self {
        Self { own: Arc::new(Own { running, context }), size }
    }

    /// Opens one more tab at this address and waits until it has loaded. Every tab is a window in
    /// front, so that all of them are alive at once.
    pub async fn page(&self, url: &str) -> Result<Page, BrowserError> {
        let page = Page::open(Arc::clone(&self.own), self.size).await?;
        page.goto(url).await?;
        Ok(page)
    }
}

/// A cookie as the browser keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Cookie {
    /// Its name.
    pub name: String,
    /// What it says.
    pub value: String,
    /// To which host it is sent.
    pub domain: String,
    /// Below which path it is sent.
    pub path: String,
    /// Whether scripts cannot read it.
    pub http_only: bool,
    /// Whether it is sent over encrypted connections only.
    pub secure: bool,
    /// "Strict", "Lax" or "None", if it says so.
    #[serde(default)]
    pub same_site: Option<String>,
}

impl Person {
    /// All cookies, of whatever site.
    pub async fn cookies(&self) -> Result<Vec<Cookie>, BrowserError> {
        let method = "Storage.getCookies";
        let kept = self.call(method, json!({})).await?;
        get(&kept, "cookies", method)
    }

    /// Puts in a cookie for the site of an address.
    pub async fn set_cookie(&self, url: &str, name: &str, value: &str) -> Result<(), BrowserError> {
        let cookie = json!({ "url": url, "name": name, "value": value });
        self.call("Storage.setCookies", json!({ "cookies": [cookie] })).await.map(drop)
    }

    /// Forgets all cookies: the person is a stranger again.
    pub async fn clear_cookies(&self) -> Result<(), BrowserError> {
        self.call("Storage.clearCookies", json!({})).await.map(drop)
    }

    async fn call(&self, method: &'static str, mut order: Value) -> Result<Value, BrowserError> {
        order["browserContextId"] = json!(self.own.context);
        self.own.running.wire.call(None, method, order).await
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        self.running.wire.tell("Target.disposeBrowserContext", json!({ "browserContextId": self.context }));
    }
}
