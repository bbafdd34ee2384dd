// Actions that hooks and authorizers are told.

/// The authorizer denies an action.
public let SQLITE_DENY: Int32 = 1
/// The authorizer leaves a column out.
public let SQLITE_IGNORE: Int32 = 2
/// The action `CREATE INDEX`.
public let SQLITE_CREATE_INDEX: Int32 = 1
/// The action `CREATE TABLE`.
public let SQLITE_CREATE_TABLE: Int32 = 2
/// The action `CREATE TEMP INDEX`.
public let SQLITE_CREATE_TEMP_INDEX: Int32 = 3
/// The action `CREATE TEMP TABLE`.
public let SQLITE_CREATE_TEMP_TABLE: Int32 = 4
/// The action `CREATE TEMP TRIGGER`.
public let SQLITE_CREATE_TEMP_TRIGGER: Int32 = 5
/// The action `CREATE TEMP VIEW`.
public let SQLITE_CREATE_TEMP_VIEW: Int32 = 6
/// The action `CREATE TRIGGER`.
public let SQLITE_CREATE_TRIGGER: Int32 = 7
/// The action `CREATE VIEW`.
public let SQLITE_CREATE_VIEW: Int32 = 8
/// The action `DELETE`.
public let SQLITE_DELETE: Int32 = 9
/// The action `DROP INDEX`.
public let SQLITE_DROP_INDEX: Int32 = 10
/// The action `DROP TABLE`.
public let SQLITE_DROP_TABLE: Int32 = 11
/// The action `DROP TEMP INDEX`.
public let SQLITE_DROP_TEMP_INDEX: Int32 = 12
/// The action `DROP TEMP TABLE`.
public let SQLITE_DROP_TEMP_TABLE: Int32 = 13
/// The action `DROP TEMP TRIGGER`.
public let SQLITE_DROP_TEMP_TRIGGER: Int32 = 14
/// The action `DROP TEMP VIEW`.
public let SQLITE_DROP_TEMP_VIEW: Int32 = 15
/// The action `DROP TRIGGER`.
public let SQLITE_DROP_TRIGGER: Int32 = 16
/// The action `DROP VIEW`.
public let SQLITE_DROP_VIEW: Int32 = 17
/// The action `INSERT`.
public let SQLITE_INSERT: Int32 = 18
/// The action `PRAGMA`.
public let SQLITE_PRAGMA: Int32 = 19
/// The action `READ`.
public let SQLITE_READ: Int32 = 20
/// The action `SELECT`.
public let SQLITE_SELECT: Int32 = 21
/// The action `TRANSACTION`.
public let SQLITE_TRANSACTION: Int32 = 22
/// The action `UPDATE`.
public let SQLITE_UPDATE: Int32 = 23
/// The action `ATTACH`.
public let SQLITE_ATTACH: Int32 = 24
/// The action `DETACH`.
public let SQLITE_DETACH: Int32 = 25
/// The action `ALTER TABLE`.
public let SQLITE_ALTER_TABLE: Int32 = 26
/// The action `REINDEX`.
public let SQLITE_REINDEX: Int32 = 27
/// The action `ANALYZE`.
public let SQLITE_ANALYZE: Int32 = 28
/// The action `CREATE VTABLE`.
public let SQLITE_CREATE_VTABLE: Int32 = 29
/// The action `DROP VTABLE`.
public let SQLITE_DROP_VTABLE: Int32 = 30
/// The action `FUNCTION`.
public let SQLITE_FUNCTION: Int32 = 31
/// The action `SAVEPOINT`.
public let SQLITE_SAVEPOINT: Int32 = 32
/// The action `RECURSIVE`.
public let SQLITE_RECURSIVE: Int32 = 33
