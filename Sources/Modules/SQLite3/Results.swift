// What calls return.

/// The call has succeeded.
public let SQLITE_OK: Int32 = 0
/// The statement is wrong, or something is missing.
public let SQLITE_ERROR: Int32 = 1
/// An error inside of the library.
public let SQLITE_INTERNAL: Int32 = 2
/// Access is denied.
public let SQLITE_PERM: Int32 = 3
/// A callback has ended the work.
public let SQLITE_ABORT: Int32 = 4
/// The file is locked by another.
public let SQLITE_BUSY: Int32 = 5
/// A table is locked by the same database.
public let SQLITE_LOCKED: Int32 = 6
/// There is no memory.
public let SQLITE_NOMEM: Int32 = 7
/// The database can only be read.
public let SQLITE_READONLY: Int32 = 8
/// The work was interrupted.
public let SQLITE_INTERRUPT: Int32 = 9
/// The file cannot be read or written.
public let SQLITE_IOERR: Int32 = 10
/// The file is damaged.
public let SQLITE_CORRUPT: Int32 = 11
/// What was asked for is not known.
public let SQLITE_NOTFOUND: Int32 = 12
/// The disk is full.
public let SQLITE_FULL: Int32 = 13
/// The file cannot be opened.
public let SQLITE_CANTOPEN: Int32 = 14
/// The lock has failed.
public let SQLITE_PROTOCOL: Int32 = 15
/// Not used.
public let SQLITE_EMPTY: Int32 = 16
/// The tables have changed.
public let SQLITE_SCHEMA: Int32 = 17
/// A text or value is too large.
public let SQLITE_TOOBIG: Int32 = 18
/// A constraint of the table is violated.
public let SQLITE_CONSTRAINT: Int32 = 19
/// A value has a wrong type.
public let SQLITE_MISMATCH: Int32 = 20
/// The library is used wrongly.
public let SQLITE_MISUSE: Int32 = 21
/// The system lacks large files.
public let SQLITE_NOLFS: Int32 = 22
/// The authorizer has denied.
public let SQLITE_AUTH: Int32 = 23
/// Not used.
public let SQLITE_FORMAT: Int32 = 24
/// The index of a parameter or column is out of range.
public let SQLITE_RANGE: Int32 = 25
/// The file is no database.
public let SQLITE_NOTADB: Int32 = 26
/// A message for the log.
public let SQLITE_NOTICE: Int32 = 27
/// A warning for the log.
public let SQLITE_WARNING: Int32 = 28
/// There is a row.
public let SQLITE_ROW: Int32 = 100
/// The statement is at its end.
public let SQLITE_DONE: Int32 = 101
