// Numbers that calls take and give.

// Flags of `sqlite3_open_v2`.

/// The database is only read.
public let SQLITE_OPEN_READONLY: Int32 = 0x1
/// The database is read and written.
public let SQLITE_OPEN_READWRITE: Int32 = 0x2
/// The file is made where there is none.
public let SQLITE_OPEN_CREATE: Int32 = 0x4
/// The path is an address, `file:name?mode=memory`.
public let SQLITE_OPEN_URI: Int32 = 0x40
/// The database is in memory.
public let SQLITE_OPEN_MEMORY: Int32 = 0x80
/// Each connection is used by one thread at a time.
public let SQLITE_OPEN_NOMUTEX: Int32 = 0x8000
/// A connection is used by several threads.
public let SQLITE_OPEN_FULLMUTEX: Int32 = 0x10000
/// Connections share their cache.
public let SQLITE_OPEN_SHAREDCACHE: Int32 = 0x20000
/// Connections do not share their cache.
public let SQLITE_OPEN_PRIVATECACHE: Int32 = 0x40000
/// The path has no symbolic links.
public let SQLITE_OPEN_NOFOLLOW: Int32 = 0x1000000
/// The file is there while the device is unlocked; without effect here.
public let SQLITE_OPEN_FILEPROTECTION_COMPLETE: Int32 = 0x100000
/// An open file stays while the device is locked; without effect here.
public let SQLITE_OPEN_FILEPROTECTION_COMPLETEUNLESSOPEN: Int32 = 0x200000
/// The file is there once the device was unlocked; without effect here.
public let SQLITE_OPEN_FILEPROTECTION_COMPLETEUNTILFIRSTUSERAUTHENTICATION: Int32 = 0x300000
/// The file is always there; without effect here.
public let SQLITE_OPEN_FILEPROTECTION_NONE: Int32 = 0x400000

// Types of values.

/// An integer.
public let SQLITE_INTEGER: Int32 = 1
/// A number.
public let SQLITE_FLOAT: Int32 = 2
/// A text.
public let SQLITE_TEXT: Int32 = 3
/// Bytes.
public let SQLITE_BLOB: Int32 = 4
/// Null.
public let SQLITE_NULL: Int32 = 5

// Encodings, and flags of functions.

/// UTF-8.
public let SQLITE_UTF8: Int32 = 1
/// UTF-16, the lower byte first.
public let SQLITE_UTF16LE: Int32 = 2
/// UTF-16, the higher byte first.
public let SQLITE_UTF16BE: Int32 = 3
/// UTF-16 in the order of the machine.
public let SQLITE_UTF16: Int32 = 4
/// Any encoding.
public let SQLITE_ANY: Int32 = 5
/// The same arguments give the same result.
public let SQLITE_DETERMINISTIC: Int32 = 0x800
/// The function is not called by views and triggers.
public let SQLITE_DIRECTONLY: Int32 = 0x80000
/// The function does no harm.
public let SQLITE_INNOCUOUS: Int32 = 0x200000

// Flags of `sqlite3_prepare_v3`.

/// The statement is kept long.
public let SQLITE_PREPARE_PERSISTENT: Int32 = 1
/// Without effect.
public let SQLITE_PREPARE_NORMALIZE: Int32 = 2
/// The statement uses no virtual tables.
public let SQLITE_PREPARE_NO_VTAB: Int32 = 4

// Events of `sqlite3_trace_v2`.

/// A statement begins.
public let SQLITE_TRACE_STMT: Int32 = 1
/// A statement ends.
public let SQLITE_TRACE_PROFILE: Int32 = 2
/// A row is there.
public let SQLITE_TRACE_ROW: Int32 = 4
/// The database is closed.
public let SQLITE_TRACE_CLOSE: Int32 = 8

// Limits.

/// Bytes of a value.
public let SQLITE_LIMIT_LENGTH: Int32 = 0
/// Bytes of a statement.
public let SQLITE_LIMIT_SQL_LENGTH: Int32 = 1
/// Columns.
public let SQLITE_LIMIT_COLUMN: Int32 = 2
/// Depth of an expression.
public let SQLITE_LIMIT_EXPR_DEPTH: Int32 = 3
/// Parts of a compound query.
public let SQLITE_LIMIT_COMPOUND_SELECT: Int32 = 4
/// Steps of a compiled statement.
public let SQLITE_LIMIT_VDBE_OP: Int32 = 5
/// Arguments of a function.
public let SQLITE_LIMIT_FUNCTION_ARG: Int32 = 6
/// Attached databases.
public let SQLITE_LIMIT_ATTACHED: Int32 = 7
/// Bytes of a pattern.
public let SQLITE_LIMIT_LIKE_PATTERN_LENGTH: Int32 = 8
/// The highest index of a parameter.
public let SQLITE_LIMIT_VARIABLE_NUMBER: Int32 = 9
/// Triggers inside each other.
public let SQLITE_LIMIT_TRIGGER_DEPTH: Int32 = 10
/// Threads that help.
public let SQLITE_LIMIT_WORKER_THREADS: Int32 = 11

// Modes of `sqlite3_wal_checkpoint_v2`.

/// As much as can be done without waiting.
public let SQLITE_CHECKPOINT_PASSIVE: Int32 = 0
/// All of the log, once writers are done.
public let SQLITE_CHECKPOINT_FULL: Int32 = 1
/// All of the log, once readers are done too.
public let SQLITE_CHECKPOINT_RESTART: Int32 = 2
/// All of the log, which is empty then.
public let SQLITE_CHECKPOINT_TRUNCATE: Int32 = 3

// Counters of `sqlite3_stmt_status`.

/// Rows that were looked at one by one.
public let SQLITE_STMTSTATUS_FULLSCAN_STEP: Int32 = 1
/// Sorts.
public let SQLITE_STMTSTATUS_SORT: Int32 = 2
/// Rows of indexes that were made for the statement.
public let SQLITE_STMTSTATUS_AUTOINDEX: Int32 = 3
/// Steps.
public let SQLITE_STMTSTATUS_VM_STEP: Int32 = 4
/// Times that the statement was compiled again.
public let SQLITE_STMTSTATUS_REPREPARE: Int32 = 5
/// Runs.
public let SQLITE_STMTSTATUS_RUN: Int32 = 6
/// Bytes of memory.
public let SQLITE_STMTSTATUS_MEMUSED: Int32 = 99
