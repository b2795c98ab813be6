//! What most often follows an option.

use table::Seat;

/// One step that is likely to follow.
#[derive(Clone, PartialEq, Debug)]
pub struct Likely<S> {
    /// Who takes it.
    pub seat: Seat,
    /// What is decided, as it is said.
    pub said: S,
    /// In which part of all games everything up to this step happened.
    pub share: f32,
}

/// How many steps are foretold.
const STEPS: usize = 3;

/// What happens less often than this is not likely.
const LIKELY: f32 = 0.2;

/// What followed in games, as a tree of decisions among several options. Steps that are said alike are the same one: what
/// else differs between imagined worlds is nobody's knowledge.
#[derive(Debug)]
pub(super) struct Courses<S> {
    steps: Vec<CourseNode<S>>,
    games: u32,
    /// Where the game that is being played has come to: the last of its steps, and how many there are.
    here: Option<usize>,
    depth: usize,
}

#[derive(Debug)]
struct CourseNode<S> {
    after: Option<usize>,
    seat: Seat,
    said: S,
    times: u32,
}

impl<S: Clone + PartialEq> Courses<S> {
    pub fn new() -> Self {
        Courses { steps: Vec::new(), games: 0, here: None, depth: 0 }
    }

    /// Another game begins, with the option that everything is to follow.
    pub fn begin(&mut self) {
        self.games += 1;
        (self.here, self.depth) = (None, 0);
    }

    /// Whether another step of this game counts.
    pub fn listens(&self) -> bool {
        self.depth < STEPS
    }

    /// `seat` decides this.
    pub fn follow(&mut self, seat: Seat, said: S) {
        let same = |step: &CourseNode<S>| step.after == self.here && step.seat == seat && step.said == said;
        let at = self.steps.iter().position(same).unwrap_or_else(|| {
            self.steps.push(CourseNode { after: self.here, seat, said, times: 0 });
            self.steps.len() - 1
        });
        self.steps[at].times += 1;
        (self.here, self.depth) = (Some(at), self.depth + 1);
    }

    /// The most frequent course, as far as it is likely.
    pub fn likely(&self) -> Vec<Likely<S>> {
        let (mut course, mut here) = (Vec::new(), None);
        while let Some((at, step)) = self.most_frequent(here) {
            let share = step.times as f32 / self.games.max(1) as f32;
            if share < LIKELY {
                break;
            }
            course.push(Likely { seat: step.seat, said: step.said.clone(), share });
            here = Some(at);
        }
        course
    }

    fn most_frequent(&self, after: Option<usize>) -> Option<(usize, &CourseNode<S>)> {
        let steps = self.steps.iter().enumerate().filter(|(_, step)| step.after == after);
        // Of equals the first, so that the same games tell the same.
        steps.reduce(|most, step| if step.1.times > most.1.times { step } else { most })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn likely(games: &[&str]) -> Vec<(char, f32)> {
        let mut courses = Courses::new();
        for game in games {
            courses.begin();
            for said in game.chars() {
                if courses.listens() {
                    courses.follow(Seat::new(0), said);
                }
            }
        }
        courses.likely().iter().map(|step| (step.said, step.share)).collect()
    }

    #[test]
    fn the_most_frequent_course_is_told_with_its_share() {
        assert_eq!(likely(&["abcd", "abx", "acd", "b"]), [('a', 0.75), ('b', 0.5), ('c', 0.25)]);
    }

    #[test]
    fn what_is_rare_is_not_likely() {
        assert_eq!(likely(&["a", "b", "c", "d", "e", "f"]), []);
        assert_eq!(likely(&[]), []);
    }
}
