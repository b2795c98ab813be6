//! What a person's hands do: click, tap, press, type, turn the wheel, drag and pinch.

use std::mem::{Discriminant, discriminant};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};

use crate::keys::Stroke;
use crate::page::GLANCE;
use crate::{BrowserError, Page};

/// How long something may pass over an element before that counts. It passes slowly on a busy machine.
const GRACE: Duration = Duration::from_secs(5);
/// How long an element may move before it is caught in flight.
const FLIGHT: Duration = Duration::from_secs(1);
/// How long fingers rest before they are lifted. Chromium takes 40 ms without movement for a stop.
const REST: Duration = Duration::from_millis(80);
/// Into how many movements a drag or a pinch is divided.
const STEPS: u32 = 10;
/// How far apart fingers are when a pinch begins, and end up at most.
const FINGERS_APART: f64 = 60.0;
const CONTROL: u8 = 2;

/// A point of the screen, in CSS pixels from its upper left corner.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Point {
    x: f64,
    y: f64,
}

impl Point {
    fn moved(self, dx: f64, dy: f64) -> Self {
        Self { x: self.x + dx, y: self.y + dy }
    }
}

/// Where a person would aim at an element, or why nobody can.
#[derive(Debug, Deserialize)]
#[serde(tag = "state", rename_all = "lowercase")]
enum Aim {
    Missing,
    Hidden,
    Disabled,
    Covered { by: String },
    Ready { x: f64, y: f64, rests: bool },
}

impl Aim {
    fn into_error(self, selector: &str) -> BrowserError {
        let selector = selector.to_owned();
        match self {
            Self::Missing => BrowserError::Missing { selector },
            Self::Hidden | Self::Ready { .. } => BrowserError::Hidden { selector },
            Self::Disabled => BrowserError::Disabled { selector },
            Self::Covered { by } => BrowserError::Covered { selector, by },
        }
    }
}

impl Page {
    /// Clicks the middle of an element with the mouse, or taps it where there are fingers, after waiting
    /// for it to appear and to come to rest, and scrolling it into view. What lies on top of it gets in
    /// the way, as it does for people: that is an error after some seconds. A page that is drawn anew between aim and
    /// press is aimed at again; nothing else is ever pressed.
    pub async fn click(&self, selector: &str) -> Result<(), BrowserError> {
        self.hit(selector, async |Point { x, y }| self.click_at(x, y).await).await
    }

    /// Taps the middle of an element with a finger, on any screen: there are laptops with touch screens.
    /// What is said of [`click`](Self::click) holds here as well.
    pub async fn tap(&self, selector: &str) -> Result<(), BrowserError> {
        self.hit(selector, async |point| self.tap_point(point).await).await
    }

    /// Aims at an element and presses, until the press has met it: what is there may change between the two.
    async fn hit(
        &self,
        selector: &str,
        press: impl AsyncFn(Point) -> Result<(), BrowserError>,
    ) -> Result<(), BrowserError> {
        let began = Instant::now();
        while began.elapsed() < self.patience() + GRACE {
            let point = self.aim(selector, Purpose::Press).await?;
            let before = self.record.hits();
            press(point).await?;
            self.hear_all().await?;
            if self.record.hits() > before {
                return Ok(());
            }
        }
        Err(BrowserError::Missed { selector: selector.to_owned() })
    }

    async fn tap_point(&self, point: Point) -> Result<(), BrowserError> {
        self.touch("touchStart", &[point]).await?;
        self.touch("touchEnd", &[]).await
    }

    /// Clicks or taps a point of the screen, whatever is there.
    pub async fn click_at(&self, x: f64, y: f64) -> Result<(), BrowserError> {
        let point = Point { x, y };
        if self.size.touch {
            return self.tap_point(point).await;
        }
        self.mouse("mouseMoved", point, false).await?;
        self.mouse("mousePressed", point, true).await?;
        self.mouse("mouseReleased", point, false).await
    }

    /// Moves the mouse over an element.
    pub async fn hover(&self, selector: &str) -> Result<(), BrowserError> {
        let point = self.aim(selector, Purpose::Point).await?;
        self.mouse("mouseMoved", point, false).await
    }

    /// Presses a key: a character ("1", "?"), or "Enter", "Tab", "Escape", "Space", "ArrowLeft", "F1",
    /// also with "Shift+", "Control+", "Alt+" or "Meta+" before it.
    pub async fn press(&self, key: &str) -> Result<(), BrowserError> {
        self.strike(&Stroke::parse(key)?).await
    }

    async fn strike(&self, stroke: &Stroke) -> Result<(), BrowserError> {
        for event in stroke.events() {
            self.call("Input.dispatchKeyEvent", event).await?;
        }
        Ok(())
    }

    /// Puts the focus on an element and types, key by key, as the page may listen to keys. A new line is
    /// typed with Enter.
    pub async fn type_text(&self, selector: &str, text: &str) -> Result<(), BrowserError> {
        let strokes: Vec<Stroke> = text.chars().map(Stroke::typing).collect::<Result<_, _>>()?;
        self.aim(selector, Purpose::Type).await?;
        if !self.ask::<bool>("takeFocus", &[json!(selector)]).await? {
            return Err(BrowserError::Unfocusable { selector: selector.to_owned() });
        }
        for stroke in &strokes {
            self.strike(stroke).await?;
        }
        Ok(())
    }

    /// Turns the wheel over an element, downwards for positive numbers of pixels.
    pub async fn wheel(&self, selector: &str, dy: f64) -> Result<(), BrowserError> {
        let point = self.aim(selector, Purpose::Point).await?;
        self.turn_wheel(point, dy, 0).await
    }

    /// Takes hold of an element and moves it by so many pixels.
    pub async fn drag(&self, selector: &str, dx: f64, dy: f64) -> Result<(), BrowserError> {
        self.hit(selector, async |start| self.drag_from(start, dx, dy).await).await
    }

    async fn drag_from(&self, start: Point, dx: f64, dy: f64) -> Result<(), BrowserError> {
        let way = (1..=STEPS).map(|step| f64::from(step) / f64::from(STEPS));
        let way: Vec<Point> = way.map(|part| start.moved(dx * part, dy * part)).collect();
        if self.size.touch {
            self.touch("touchStart", &[start]).await?;
            for point in way {
                self.touch("touchMove", &[point]).await?;
            }
            return self.lift().await;
        }
        self.mouse("mouseMoved", start, false).await?;
        self.mouse("mousePressed", start, true).await?;
        for point in way {
            self.mouse("mouseMoved", point, true).await?;
        }
        self.mouse("mouseReleased", start.moved(dx, dy), false).await
    }

    /// Spreads two fingers over an element (`scale` above 1) or brings them together. Without a touch
    /// screen it is a pinch on a touchpad, which reaches pages as a wheel turned with Control.
    pub async fn pinch(&self, selector: &str, scale: f64) -> Result<(), BrowserError> {
        let middle = self.aim(selector, Purpose::Point).await?;
        if !self.size.touch {
            // This is how Chromium itself translates a touchpad's pinch.
            return self.turn_wheel(middle, -100.0 * scale.ln(), CONTROL).await;
        }
        let widest = FINGERS_APART.max(FINGERS_APART * scale);
        // Together fingers must stay on the screen: what grows begins small, what shrinks begins wide.
        let (from, to) = (widest / scale.max(1.0), widest * scale.min(1.0));
        let fingers = |apart: f64| [middle.moved(-apart / 2.0, 0.0), middle.moved(apart / 2.0, 0.0)];
        self.touch("touchStart", &fingers(from)).await?;
        for step in 1..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            self.touch("touchMove", &fingers(from + (to - from) * part)).await?;
        }
        self.lift().await
    }

    /// Lifts fingers that have moved, after they came to rest: otherwise the page glides on, and the next
    /// tap only stops it.
    async fn lift(&self) -> Result<(), BrowserError> {
        tokio::time::sleep(REST).await;
        self.touch("touchEnd", &[]).await
    }

    /// Where to aim at an element, once it is there and at rest.
    async fn aim(&self, selector: &str, purpose: Purpose) -> Result<Point, BrowserError> {
        let began = Instant::now();
        // Everything may come in turns, and never all be well.
        let limit = self.patience() + GRACE;
        let mut state: Option<(Discriminant<Aim>, Instant)> = None;
        loop {
            let pressed = matches!(purpose, Purpose::Press | Purpose::Type);
            let about = [json!(selector), json!(pressed), json!(purpose == Purpose::Press)];
            let aim: Aim = self.ask("aim", &about).await?;
            let kind = discriminant(&aim);
            let since = state.filter(|(before, _)| *before == kind).map_or_else(Instant::now, |(_, since)| since);
            state = Some((kind, since));
            let patience = match aim {
                Aim::Missing | Aim::Hidden => self.patience(),
                Aim::Disabled | Aim::Covered { .. } => GRACE,
                Aim::Ready { .. } => FLIGHT,
            };
            let is_final = since.elapsed() > patience || began.elapsed() > limit;
            match aim {
                // What never comes to rest is caught in flight.
                Aim::Ready { x, y, rests } if rests || is_final => return Ok(Point { x, y }),
                // Two frames have passed meanwhile.
                Aim::Ready { .. } => {}
                obstacle if is_final => return Err(obstacle.into_error(selector)),
                _ => tokio::time::sleep(GLANCE).await,
            }
        }
    }

    async fn mouse(&self, kind: &str, at: Point, pressed: bool) -> Result<(), BrowserError> {
        let moved = kind == "mouseMoved";
        let button = if moved && !pressed { "none" } else { "left" };
        let event = json!({
            "type": kind, "x": at.x, "y": at.y, "button": button, "buttons": u8::from(pressed),
            "clickCount": u8::from(!moved), "pointerType": "mouse",
        });
        self.call("Input.dispatchMouseEvent", event).await.map(drop)
    }

    async fn turn_wheel(&self, at: Point, dy: f64, modifiers: u8) -> Result<(), BrowserError> {
        let event = json!({
            "type": "mouseWheel", "x": at.x, "y": at.y, "deltaX": 0, "deltaY": dy, "modifiers": modifiers,
        });
        self.call("Input.dispatchMouseEvent", event).await.map(drop)
    }

    async fn touch(&self, kind: &str, fingers: &[Point]) -> Result<(), BrowserError> {
        let points: Vec<Value> =
            (0..).zip(fingers).map(|(id, at): (u32, _)| json!({ "x": at.x, "y": at.y, "id": id })).collect();
        self.call("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await.map(drop)
    }
}

/// What is meant to happen where a person aims.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// Something is pressed: it must not be disabled, and the press is watched.
    Press,
    /// Something is typed into: it must not be disabled.
    Type,
    /// Something is pointed at.
    Point,
}
