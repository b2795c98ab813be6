//! The games side by side.
