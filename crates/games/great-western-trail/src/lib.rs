//! Great Western Trail, second edition.
