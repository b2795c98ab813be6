//! Parts of a scene, for pictures.

use super::{Place, Scene};

/// A part of a scene, in its own units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut {
    /// Its upper left corner.
    pub at: (u32, u32),
    /// Its size.
    pub size: (u32, u32),
}

/// A part around an element shows so much of the scene's width if nothing else is asked for.
const USUAL: f32 = 0.4;

/// How much wider than high a part is.
const SHAPE: f32 = 16.0 / 9.0;

impl Scene {
    /// All of it.
    pub fn whole(&self) -> Cut {
        Cut { at: (0, 0), size: self.size }
    }

    /// One of the places that a small screen leads to, from 1.
    pub fn place(&self, number: usize) -> Option<Cut> {
        let Place { at, size, .. } = self.places.get(number.checked_sub(1)?)?;
        Some(Cut { at: *at, size: *size })
    }

    /// The part around an element, so many units wide: as far as the scene reaches.
    pub fn around(&self, key: &str, width: Option<u32>) -> Option<Cut> {
        let (x, y) = spot(&self.body.0, key)?;
        let [all_wide, all_high] = [self.size.0 as f32, self.size.1 as f32];
        let wide = width.map_or(all_wide * USUAL, |width| width as f32).min(all_wide).min(all_high * SHAPE);
        let high = wide / SHAPE;
        let within = |centre: f32, size: f32, all: f32| (centre - size / 2.0).clamp(0.0, (all - size).max(0.0));
        let at = (within(x, wide, all_wide) as u32, within(y, high, all_high) as u32);
        Some(Cut { at, size: (wide as u32, high as u32) })
    }
}

/// Where an element is drawn: the place of its group, or else the middle of the first shape in it.
fn spot(body: &str, key: &str) -> Option<(f32, f32)> {
    let slot = body.split('<').find(|tag| attribute(tag, "data-slot") == Some(key));
    let moved = slot.and_then(|tag| attribute(tag, "transform")?.strip_prefix("translate(")?.strip_suffix(')'));
    if let Some((x, y)) = moved.and_then(|place| place.split_once(' ')) {
        return Some((x.parse().ok()?, y.parse().ok()?));
    }
    let mut tags = body.split('<').skip_while(|tag| attribute(tag, "data-key") != Some(key));
    tags.find_map(middle)
}

/// The middle of a shape.
fn middle(tag: &str) -> Option<(f32, f32)> {
    let number = |name| attribute(tag, name).and_then(|value| value.parse::<f32>().ok());
    if let (Some(x), Some(y)) = (number("cx"), number("cy")) {
        return Some((x, y));
    }
    let half = |name| number(name).unwrap_or_default() / 2.0;
    Some((number("x")? + half("width"), number("y")? + half("height")))
}

/// The value of an attribute of a tag.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split('>').next()?.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PreEscaped;

    fn scene() -> Scene {
        let body = r#"<g data-slot="hero" transform="translate(500 40)"><g data-key="hero"><rect x="-9" y="0"/></g></g>
            <g data-key="town"><path d="M0 0"/><rect x="100" y="60" width="80" height="20"/></g>
            <g data-key="well"><circle cx="990" cy="390" r="3"/></g>"#;
        let place = Place { label: String::new(), at: (7, 8), size: (90, 60) };
        Scene {
            size: (1000, 400),
            label: String::new(),
            centre: None,
            places: vec![place],
            mood: None,
            body: PreEscaped(body.to_owned()),
        }
    }

    #[test]
    fn a_part_is_around_its_element_and_inside_the_scene() {
        let around = |key, width| scene().around(key, width).map(|cut| (cut.at, cut.size));
        assert_eq!(around("hero", Some(320)), Some(((340, 0), (320, 180))), "not above the scene");
        assert_eq!(around("town", Some(160)), Some(((60, 25), (160, 90))));
        assert_eq!(around("well", Some(160)), Some(((840, 310), (160, 90))), "not beyond its corner");
        assert_eq!(around("hero", None), Some(((300, 0), (400, 225))));
        assert_eq!(around("hero", Some(5000)), Some(((144, 0), (711, 400))), "not larger than the scene");
        assert_eq!(around("nobody", None), None);
    }

    #[test]
    fn places_are_counted_from_one() {
        assert_eq!(scene().place(1), Some(Cut { at: (7, 8), size: (90, 60) }));
        assert_eq!([scene().place(0), scene().place(2)], [None, None]);
        assert_eq!(scene().whole(), Cut { at: (0, 0), size: (1000, 400) });
    }
}
