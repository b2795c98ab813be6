//! What a table looks like to those who watch it.
//!
//! Everybody with the same eyes, language and face gets the same bytes, so each is rendered once.

use std::collections::HashMap;

use drawing::{Key, Markup};
use serde::Serialize;
use table::{Eyes, Seat, Seats};
use wording::Language;

use super::renderer::{Audience, Differing, Pace, Renderer};
use super::state::TableState;
use crate::kit::{self, LogLine, SiteContext, Sitter};
use crate::records::ids::{Timestamp, Version};
use crate::records::journal::Remark;
use crate::records::person::{Face, Settings};
use crate::wire::{EncodedUpdate, Region, Regions, Update};

/// A moment of the past.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Past {
    /// How the page looked then.
    pub regions: Regions,
    /// How many moments there are.
    pub moments: usize,
    /// Where it happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub focus: Option<Key>,
}

/// What those who watch a table were shown last.
pub struct RenderCache {
    site: SiteContext,
    shown: HashMap<Audience, Shown>,
}

struct Shown {
    version: Version,
    regions: Regions,
    /// How it came to this, for those who had the version before.
    latest: Option<(Version, EncodedUpdate)>,
}

impl RenderCache {
    /// Nobody has been shown anything.
    pub fn new(site: SiteContext) -> Self {
        RenderCache { site, shown: HashMap::new() }
    }

    /// Nobody of this audience is left.
    pub fn forget(&mut self, audience: Audience) {
        self.shown.remove(&audience);
    }

    /// Everything that this audience sees now.
    pub fn whole(&mut self, table: &TableState, audience: Audience, now: Timestamp) -> Update {
        let renderer = Renderer::new(self.site, table, audience);
        let version = table.versions().of(audience.eyes).version;
        // What counts down was drawn when it began.
        let counting =
            audience.eyes.seat().and_then(|seat| table.draft(seat)).is_some_and(|draft| draft.until.is_some());
        let current = self.shown.get(&audience).filter(|shown| shown.version == version && !counting);
        let mut regions = current.map_or_else(|| renderer.present(now), |shown| shown.regions.clone());
        let latest =
            self.shown.remove(&audience).filter(|shown| shown.version == version).and_then(|shown| shown.latest);
        self.shown.insert(audience, Shown { version, regions: regions.clone(), latest });
        regions.insert(Region::Log, renderer.log());
        renderer.update(None, Vec::new(), Differing::all(regions))
    }

    /// What has changed for this audience since `since`: step by step where the story has only grown.
    pub fn since(
        &mut self,
        table: &TableState,
        audience: Audience,
        since: Version,
        now: Timestamp,
        pace: Pace,
    ) -> EncodedUpdate {
        let sightings = table.versions().of(audience.eyes);
        if let Some(latest) = self.latest(audience, since, sightings.version) {
            return latest;
        }
        let known = self.shown.get(&audience).is_some_and(|shown| shown.version == since);
        let Some(heard) = sightings.moments_at(since).filter(|_| known) else {
            return EncodedUpdate::of(&self.whole(table, audience, now));
        };
        let renderer = Renderer::new(self.site, table, audience);
        let mut last = self.shown.remove(&audience).map(|shown| shown.regions).unwrap_or_default();
        let present = renderer.present(now);
        let frames = renderer.frames(heard, pace, &mut last);
        let changed = Differing::between(&last, &present);
        let encoded = EncodedUpdate::of(&renderer.update(Some(since), frames, changed));
        let latest = Some((since, encoded.clone()));
        self.shown.insert(audience, Shown { version: sightings.version, regions: present, latest });
        encoded
    }

    /// How this audience came from a version to the present one.
    fn latest(&self, audience: Audience, since: Version, version: Version) -> Option<EncodedUpdate> {
        let shown = self.shown.get(&audience).filter(|shown| shown.version == version)?;
        shown.latest.as_ref().filter(|(from, _)| *from == since).map(|(_, encoded)| encoded.clone())
    }

    /// Something that was said, as HTML.
    pub fn remark(&self, language: Language, remark: &Remark) -> String {
        let settings = Settings::default();
        kit::remark(&self.site.reader(language, &settings), remark).into_string()
    }

    /// A moment of the past, from 0 (before the first step).
    pub fn moment(&self, table: &TableState, audience: Audience, moment: usize) -> Option<Past> {
        let renderer = Renderer::new(self.site, table, audience);
        let live = table.seen_by(audience.eyes)?;
        let moments = live.count_events_for(audience.eyes, 0);
        let told = live.moments(audience.eyes, moment.saturating_sub(1)..moment).pop();
        let mut regions = renderer.look_back(&*live.look_back(audience.eyes, moment)?, None);
        regions.insert(Region::Line, told.as_ref().map(|told| renderer.line_alone(told)).unwrap_or_default());
        Some(Past { regions, moments, focus: told.and_then(|told| told.motion.focus) })
    }

    /// What lies before a player, drawn large: now, or as it was at an earlier moment.
    pub fn sheet(&self, table: &TableState, audience: Audience, seat: Seat, moment: Option<usize>) -> Option<String> {
        let renderer = Renderer::new(self.site, table, audience);
        let live = table.seen_by(audience.eyes)?;
        let sight = match moment {
            None => live.look(audience.eyes),
            Some(moment) => live.look_back(audience.eyes, moment)?,
        };
        renderer
            .with_reader(|reader| kit::sheet(reader, table.game, renderer.people(), &*sight, seat))
            .map(Markup::into_string)
    }

    /// Who sits where, as these eyes know them.
    pub fn people(&self, table: &TableState, audience: Audience) -> Vec<Sitter> {
        Renderer::new(self.site, table, audience).sitters()
    }

    /// What everybody is called, in the order of seats.
    pub fn names(&self, table: &TableState, language: Language) -> Vec<String> {
        let audience = Audience { eyes: Eyes::Bystander, behind: Seats::NONE, language, face: Face::Words };
        Renderer::new(self.site, table, audience).names
    }

    /// The story so far.
    pub fn lines(&self, table: &TableState, audience: Audience) -> Vec<LogLine> {
        Renderer::new(self.site, table, audience).lines()
    }
}
