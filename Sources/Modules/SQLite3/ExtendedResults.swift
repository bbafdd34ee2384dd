// Extended codes: the code that a call returns is the lowest byte.

/// `SQLITE_ERROR`, number 1 of its kind.
public let SQLITE_ERROR_MISSING_COLLSEQ: Int32 = 257
/// `SQLITE_ERROR`, number 2 of its kind.
public let SQLITE_ERROR_RETRY: Int32 = 513
/// `SQLITE_ERROR`, number 3 of its kind.
public let SQLITE_ERROR_SNAPSHOT: Int32 = 769
/// `SQLITE_IOERR`, number 1 of its kind.
public let SQLITE_IOERR_READ: Int32 = 266
/// `SQLITE_IOERR`, number 2 of its kind.
public let SQLITE_IOERR_SHORT_READ: Int32 = 522
/// `SQLITE_IOERR`, number 3 of its kind.
public let SQLITE_IOERR_WRITE: Int32 = 778
/// `SQLITE_IOERR`, number 4 of its kind.
public let SQLITE_IOERR_FSYNC: Int32 = 1034
/// `SQLITE_IOERR`, number 5 of its kind.
public let SQLITE_IOERR_DIR_FSYNC: Int32 = 1290
/// `SQLITE_IOERR`, number 6 of its kind.
public let SQLITE_IOERR_TRUNCATE: Int32 = 1546
/// `SQLITE_IOERR`, number 7 of its kind.
public let SQLITE_IOERR_FSTAT: Int32 = 1802
/// `SQLITE_IOERR`, number 8 of its kind.
public let SQLITE_IOERR_UNLOCK: Int32 = 2058
/// `SQLITE_IOERR`, number 9 of its kind.
public let SQLITE_IOERR_RDLOCK: Int32 = 2314
/// `SQLITE_IOERR`, number 10 of its kind.
public let SQLITE_IOERR_DELETE: Int32 = 2570
/// `SQLITE_IOERR`, number 11 of its kind.
public let SQLITE_IOERR_BLOCKED: Int32 = 2826
/// `SQLITE_IOERR`, number 12 of its kind.
public let SQLITE_IOERR_NOMEM: Int32 = 3082
/// `SQLITE_IOERR`, number 13 of its kind.
public let SQLITE_IOERR_ACCESS: Int32 = 3338
/// `SQLITE_IOERR`, number 14 of its kind.
public let SQLITE_IOERR_CHECKRESERVEDLOCK: Int32 = 3594
/// `SQLITE_IOERR`, number 15 of its kind.
public let SQLITE_IOERR_LOCK: Int32 = 3850
/// `SQLITE_IOERR`, number 16 of its kind.
public let SQLITE_IOERR_CLOSE: Int32 = 4106
/// `SQLITE_IOERR`, number 17 of its kind.
public let SQLITE_IOERR_DIR_CLOSE: Int32 = 4362
/// `SQLITE_IOERR`, number 18 of its kind.
public let SQLITE_IOERR_SHMOPEN: Int32 = 4618
/// `SQLITE_IOERR`, number 19 of its kind.
public let SQLITE_IOERR_SHMSIZE: Int32 = 4874
/// `SQLITE_IOERR`, number 20 of its kind.
public let SQLITE_IOERR_SHMLOCK: Int32 = 5130
/// `SQLITE_IOERR`, number 21 of its kind.
public let SQLITE_IOERR_SHMMAP: Int32 = 5386
/// `SQLITE_IOERR`, number 22 of its kind.
public let SQLITE_IOERR_SEEK: Int32 = 5642
/// `SQLITE_IOERR`, number 23 of its kind.
public let SQLITE_IOERR_DELETE_NOENT: Int32 = 5898
/// `SQLITE_IOERR`, number 24 of its kind.
public let SQLITE_IOERR_MMAP: Int32 = 6154
/// `SQLITE_IOERR`, number 25 of its kind.
public let SQLITE_IOERR_GETTEMPPATH: Int32 = 6410
/// `SQLITE_IOERR`, number 26 of its kind.
public let SQLITE_IOERR_CONVPATH: Int32 = 6666
/// `SQLITE_IOERR`, number 27 of its kind.
public let SQLITE_IOERR_VNODE: Int32 = 6922
/// `SQLITE_IOERR`, number 28 of its kind.
public let SQLITE_IOERR_AUTH: Int32 = 7178
/// `SQLITE_IOERR`, number 29 of its kind.
public let SQLITE_IOERR_BEGIN_ATOMIC: Int32 = 7434
/// `SQLITE_IOERR`, number 30 of its kind.
public let SQLITE_IOERR_COMMIT_ATOMIC: Int32 = 7690
/// `SQLITE_IOERR`, number 31 of its kind.
public let SQLITE_IOERR_ROLLBACK_ATOMIC: Int32 = 7946
/// `SQLITE_IOERR`, number 32 of its kind.
public let SQLITE_IOERR_DATA: Int32 = 8202
/// `SQLITE_IOERR`, number 33 of its kind.
public let SQLITE_IOERR_CORRUPTFS: Int32 = 8458
/// `SQLITE_LOCKED`, number 1 of its kind.
public let SQLITE_LOCKED_SHAREDCACHE: Int32 = 262
/// `SQLITE_LOCKED`, number 2 of its kind.
public let SQLITE_LOCKED_VTAB: Int32 = 518
/// `SQLITE_BUSY`, number 1 of its kind.
public let SQLITE_BUSY_RECOVERY: Int32 = 261
/// `SQLITE_BUSY`, number 2 of its kind.
public let SQLITE_BUSY_SNAPSHOT: Int32 = 517
/// `SQLITE_BUSY`, number 3 of its kind.
public let SQLITE_BUSY_TIMEOUT: Int32 = 773
/// `SQLITE_CANTOPEN`, number 1 of its kind.
public let SQLITE_CANTOPEN_NOTEMPDIR: Int32 = 270
/// `SQLITE_CANTOPEN`, number 2 of its kind.
public let SQLITE_CANTOPEN_ISDIR: Int32 = 526
/// `SQLITE_CANTOPEN`, number 3 of its kind.
public let SQLITE_CANTOPEN_FULLPATH: Int32 = 782
/// `SQLITE_CANTOPEN`, number 4 of its kind.
public let SQLITE_CANTOPEN_CONVPATH: Int32 = 1038
/// `SQLITE_CANTOPEN`, number 5 of its kind.
public let SQLITE_CANTOPEN_DIRTYWAL: Int32 = 1294
/// `SQLITE_CANTOPEN`, number 6 of its kind.
public let SQLITE_CANTOPEN_SYMLINK: Int32 = 1550
/// `SQLITE_CORRUPT`, number 1 of its kind.
public let SQLITE_CORRUPT_VTAB: Int32 = 267
/// `SQLITE_CORRUPT`, number 2 of its kind.
public let SQLITE_CORRUPT_SEQUENCE: Int32 = 523
/// `SQLITE_CORRUPT`, number 3 of its kind.
public let SQLITE_CORRUPT_INDEX: Int32 = 779
/// `SQLITE_READONLY`, number 1 of its kind.
public let SQLITE_READONLY_RECOVERY: Int32 = 264
/// `SQLITE_READONLY`, number 2 of its kind.
public let SQLITE_READONLY_CANTLOCK: Int32 = 520
/// `SQLITE_READONLY`, number 3 of its kind.
public let SQLITE_READONLY_ROLLBACK: Int32 = 776
/// `SQLITE_READONLY`, number 4 of its kind.
public let SQLITE_READONLY_DBMOVED: Int32 = 1032
/// `SQLITE_READONLY`, number 5 of its kind.
public let SQLITE_READONLY_CANTINIT: Int32 = 1288
/// `SQLITE_READONLY`, number 6 of its kind.
public let SQLITE_READONLY_DIRECTORY: Int32 = 1544
/// `SQLITE_ABORT`, number 2 of its kind.
public let SQLITE_ABORT_ROLLBACK: Int32 = 516
/// `SQLITE_CONSTRAINT`, number 1 of its kind.
public let SQLITE_CONSTRAINT_CHECK: Int32 = 275
/// `SQLITE_CONSTRAINT`, number 2 of its kind.
public let SQLITE_CONSTRAINT_COMMITHOOK: Int32 = 531
/// `SQLITE_CONSTRAINT`, number 3 of its kind.
public let SQLITE_CONSTRAINT_FOREIGNKEY: Int32 = 787
/// `SQLITE_CONSTRAINT`, number 4 of its kind.
public let SQLITE_CONSTRAINT_FUNCTION: Int32 = 1043
/// `SQLITE_CONSTRAINT`, number 5 of its kind.
public let SQLITE_CONSTRAINT_NOTNULL: Int32 = 1299
/// `SQLITE_CONSTRAINT`, number 6 of its kind.
public let SQLITE_CONSTRAINT_PRIMARYKEY: Int32 = 1555
/// `SQLITE_CONSTRAINT`, number 7 of its kind.
public let SQLITE_CONSTRAINT_TRIGGER: Int32 = 1811
/// `SQLITE_CONSTRAINT`, number 8 of its kind.
public let SQLITE_CONSTRAINT_UNIQUE: Int32 = 2067
/// `SQLITE_CONSTRAINT`, number 9 of its kind.
public let SQLITE_CONSTRAINT_VTAB: Int32 = 2323
/// `SQLITE_CONSTRAINT`, number 10 of its kind.
public let SQLITE_CONSTRAINT_ROWID: Int32 = 2579
/// `SQLITE_CONSTRAINT`, number 11 of its kind.
public let SQLITE_CONSTRAINT_PINNED: Int32 = 2835
/// `SQLITE_CONSTRAINT`, number 12 of its kind.
public let SQLITE_CONSTRAINT_DATATYPE: Int32 = 3091
/// `SQLITE_NOTICE`, number 1 of its kind.
public let SQLITE_NOTICE_RECOVER_WAL: Int32 = 283
/// `SQLITE_NOTICE`, number 2 of its kind.
public let SQLITE_NOTICE_RECOVER_ROLLBACK: Int32 = 539
/// `SQLITE_WARNING`, number 1 of its kind.
public let SQLITE_WARNING_AUTOINDEX: Int32 = 284
/// `SQLITE_AUTH`, number 1 of its kind.
public let SQLITE_AUTH_USER: Int32 = 279
/// `SQLITE_OK`, number 1 of its kind.
public let SQLITE_OK_LOAD_PERMANENTLY: Int32 = 256
/// `SQLITE_OK`, number 2 of its kind.
public let SQLITE_OK_SYMLINK: Int32 = 512
