//! Values that a function could return instead of its own.

use syn::{GenericArgument, PathArguments, ReturnType, Type, TypeParamBound, TypePath};

/// More for a tuple would say the same again.
const MOST_TUPLES: usize = 4;

/// What a function could do instead of its body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Instead {
    /// Return this.
    Return(String),
    /// Return an iterator over nothing.
    NoItems,
}

/// Everything plausible for a function that returns this.
pub fn plausible(output: &ReturnType) -> Vec<Instead> {
    match output {
        ReturnType::Default => vec![Instead::Return("()".into())],
        ReturnType::Type(_, ty) if is_iterator(ty) => vec![Instead::NoItems],
        ReturnType::Type(_, ty) => values(ty).into_iter().map(Instead::Return).collect(),
    }
}

fn is_iterator(ty: &Type) -> bool {
    let Type::ImplTrait(ty) = ty else { return false };
    ty.bounds.iter().any(|bound| match bound {
        TypeParamBound::Trait(bound) => {
            bound.path.segments.last().is_some_and(|last| last.ident.to_string().ends_with("Iterator"))
        }
        _ => false,
    })
}

fn texts(values: &[&str]) -> Vec<String> {
    values.iter().map(|value| (*value).to_owned()).collect()
}

fn values(ty: &Type) -> Vec<String> {
    match ty {
        Type::Paren(ty) => values(&ty.elem),
        Type::Group(ty) => values(&ty.elem),
        Type::Path(path) => of_path(path),
        Type::Tuple(tuple) => of_tuple(tuple.elems.iter()),
        Type::Array(array) => {
            values(&array.elem).into_iter().map(|value| format!("std::array::from_fn(|_| {value})")).collect()
        }
        Type::Reference(reference) => of_reference(&reference.elem, reference.mutability.is_some()),
        _ => Vec::new(),
    }
}

fn of_tuple<'a>(types: impl Iterator<Item = &'a Type>) -> Vec<String> {
    let mut tuples = vec![String::new()];
    for ty in types {
        let values = values(ty);
        tuples =
            tuples.iter().flat_map(|before| values.iter().map(move |value| format!("{before}{value}, "))).collect();
    }
    tuples.truncate(MOST_TUPLES);
    tuples.iter().map(|values| format!("({})", values.trim_end())).collect()
}

fn of_reference(ty: &Type, mutable: bool) -> Vec<String> {
    match ty {
        Type::Slice(_) if mutable => texts(&["&mut []"]),
        Type::Slice(_) => texts(&["&[]"]),
        Type::Path(path) if path.path.is_ident("str") => texts(&["\"\"", "\"xyzzy\""]),
        _ => values(ty).into_iter().map(|value| format!("Box::leak(Box::new({value}))")).collect(),
    }
}

fn of_path(path: &TypePath) -> Vec<String> {
    let Some(last) = path.path.segments.last() else { return Vec::new() };
    let first = || match &last.arguments {
        PathArguments::AngleBracketed(arguments) => arguments.args.iter().find_map(|argument| match argument {
            GenericArgument::Type(ty) => Some(values(ty)),
            _ => None,
        }),
        _ => None,
    };
    let around = |wrap: &str| first().unwrap_or_default().into_iter().map(|value| format!("{wrap}({value})")).collect();
    match last.ident.to_string().as_str() {
        "bool" => texts(&["true", "false"]),
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => texts(&["0", "1"]),
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => texts(&["0", "1", "-1"]),
        "f32" | "f64" => texts(&["0.0", "1.0", "-1.0"]),
        "String" => texts(&["String::new()", "String::from(\"xyzzy\")"]),
        "Vec" => texts(&["Vec::new()"]),
        "Option" => [texts(&["None"]), around("Some")].concat(),
        "Result" => around("Ok"),
        "Box" | "Rc" | "Arc" | "Cell" | "RefCell" => around(&format!("{}::new", last.ident)),
        _ => texts(&["Default::default()"]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn instead_of(output: &str) -> Vec<Instead> {
        plausible(&syn::parse_str(output).expect("a type"))
    }

    #[track_caller]
    fn assert_values(output: &str, values: &[&str]) {
        let values: Vec<Instead> = values.iter().map(|value| Instead::Return((*value).to_owned())).collect();
        assert_eq!(instead_of(output), values);
    }

    #[test]
    fn plain_types_have_their_values() {
        assert_values("", &["()"]);
        assert_values("-> bool", &["true", "false"]);
        assert_values("-> u8", &["0", "1"]);
        assert_values("-> i32", &["0", "1", "-1"]);
        assert_values("-> &'static str", &["\"\"", "\"xyzzy\""]);
        assert_values("-> Seat", &["Default::default()"]);
        assert_values("-> !", &[]);
    }

    #[test]
    fn types_around_others_have_theirs() {
        assert_values("-> Option<u8>", &["None", "Some(0)", "Some(1)"]);
        assert_values("-> Result<bool, E>", &["Ok(true)", "Ok(false)"]);
        assert_values("-> Vec<u8>", &["Vec::new()"]);
        assert_values("-> (u8, bool)", &["(0, true,)", "(0, false,)", "(1, true,)", "(1, false,)"]);
        assert_values("-> [u8; 3]", &["std::array::from_fn(|_| 0)", "std::array::from_fn(|_| 1)"]);
        assert_values("-> &[u8]", &["&[]"]);
        assert_values("-> &mut u8", &["Box::leak(Box::new(0))", "Box::leak(Box::new(1))"]);
    }

    #[test]
    fn an_iterator_can_be_over_nothing() {
        assert_eq!(instead_of("-> impl DoubleEndedIterator<Item = u8> + '_"), [Instead::NoItems]);
        assert_eq!(instead_of("-> impl Fn() -> u8"), []);
    }
}
