//! A mutant as a difference.

use crate::mutant::Mutant;

/// Lines around what is changed.
const CONTEXT: usize = 3;

/// What one would have to change by hand, as a unified difference of its file.
pub fn difference(mutant: &Mutant, source: &str) -> String {
    let edit = &mutant.edit;
    let changed = format!("{}{}{}", &source[..edit.range.start], edit.text, &source[edit.range.end..]);
    let (old, new): (Vec<&str>, Vec<&str>) = (source.lines().collect(), changed.lines().collect());
    let alike = |pairs: &mut dyn Iterator<Item = (&&str, &&str)>| pairs.take_while(|(old, new)| old == new).count();
    let before = alike(&mut old.iter().zip(&new));
    let after = alike(&mut old[before..].iter().rev().zip(new[before..].iter().rev()));
    let first = before.saturating_sub(CONTEXT);
    let last = (old.len() - after + CONTEXT).min(old.len());
    let mut lines = vec![format!("--- {0}\n+++ {0}", mutant.file)];
    let sizes = (last - first, last - first + new.len() - old.len());
    lines.push(format!("@@ -{1},{0} +{1},{2} @@ {3}", sizes.0, first + 1, sizes.1, mutant.function));
    lines.extend(old[first..before].iter().map(|line| format!(" {line}")));
    lines.extend(old[before..old.len() - after].iter().map(|line| format!("-{line}")));
    lines.extend(new[before..new.len() - after].iter().map(|line| format!("+{line}")));
    lines.extend(old[old.len() - after..last].iter().map(|line| format!(" {line}")));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find::find;

    const SOURCE: &str = "\
fn f(a: u32) -> bool {
    let b = 1;
    let c = 2;
    let d = 3;
    let e = 4;
    a == b
}
";

    fn shown(change: &str) -> String {
        let found = find("src/rules.rs", SOURCE, 0).expect("mutants").mutants;
        difference(found.iter().find(|mutant| mutant.change.starts_with(change)).expect("such a mutant"), SOURCE)
    }

    #[test]
    fn a_changed_line_is_shown_among_its_neighbours() {
        let expected = "\
--- src/rules.rs
+++ src/rules.rs
@@ -3,5 +3,5 @@ f
     let c = 2;
     let d = 3;
     let e = 4;
-    a == b
+    a != b
 }";
        assert_eq!(shown("replace == with !="), expected);
    }

    #[test]
    fn a_body_can_shrink() {
        let shown = shown("return true");
        assert!(shown.contains("@@ -1,7 +1,1 @@ f\n-fn f(a: u32) -> bool {\n"), "{shown}");
        assert!(shown.ends_with("-}\n+fn f(a: u32) -> bool { true }"), "{shown}");
    }
}
