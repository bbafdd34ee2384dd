// Opening, closing and asking databases.

private struct Code: Sendable {
  let open: @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?) -> Int32 = symbol("open")
  let openV2:
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?, Int32, UnsafePointer<CChar>?) -> Int32 =
      symbol("open_v2")
  let close: @convention(c) (OpaquePointer?) -> Int32 = symbol("close")
  let closeV2: @convention(c) (OpaquePointer?) -> Int32 = symbol("close_v2")
  let exec:
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, sqlite3_callback?, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32 = symbol("exec")
  let getTable:
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32 = symbol("get_table")
  let freeTable: @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Void = symbol("free_table")
  let errcode: @convention(c) (OpaquePointer?) -> Int32 = symbol("errcode")
  let extendedErrcode: @convention(c) (OpaquePointer?) -> Int32 = symbol("extended_errcode")
  let extendedResultCodes: @convention(c) (OpaquePointer?, Int32) -> Int32 = symbol("extended_result_codes")
  let errmsg: @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>? = symbol("errmsg")
  let errstr: @convention(c) (Int32) -> UnsafePointer<CChar>? = symbol("errstr")
  let changes: @convention(c) (OpaquePointer?) -> Int32 = symbol("changes")
  let totalChanges: @convention(c) (OpaquePointer?) -> Int32 = symbol("total_changes")
  let lastInsertRowid: @convention(c) (OpaquePointer?) -> sqlite3_int64 = symbol("last_insert_rowid")
  let setLastInsertRowid: @convention(c) (OpaquePointer?, sqlite3_int64) -> Void = symbol("set_last_insert_rowid")
  let getAutocommit: @convention(c) (OpaquePointer?) -> Int32 = symbol("get_autocommit")
  let busyTimeout: @convention(c) (OpaquePointer?, Int32) -> Int32 = symbol("busy_timeout")
  let busyHandler:
    @convention(c) (
      OpaquePointer?, (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)?, UnsafeMutableRawPointer?
    ) -> Int32 = symbol("busy_handler")
  let interrupt: @convention(c) (OpaquePointer?) -> Void = symbol("interrupt")
  let dbFilename: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> UnsafePointer<CChar>? = symbol(
    "db_filename")
  let dbReadonly: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32 = symbol("db_readonly")
  let limit: @convention(c) (OpaquePointer?, Int32, Int32) -> Int32 = symbol("limit")
  let tableColumnMetadata:
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?, UnsafeMutablePointer<UnsafePointer<CChar>?>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32 = symbol("table_column_metadata")
  let complete: @convention(c) (UnsafePointer<CChar>?) -> Int32 = symbol("complete")
  let libversion: @convention(c) () -> UnsafePointer<CChar>? = symbol("libversion")
  let libversionNumber: @convention(c) () -> Int32 = symbol("libversion_number")
  let sourceid: @convention(c) () -> UnsafePointer<CChar>? = symbol("sourceid")
  let threadsafe: @convention(c) () -> Int32 = symbol("threadsafe")
  let compileoptionUsed: @convention(c) (UnsafePointer<CChar>?) -> Int32 = symbol("compileoption_used")
  let initialize: @convention(c) () -> Int32 = symbol("initialize")
  let nextStmt: @convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer? = symbol("next_stmt")
}

private let code = Code()

/// Opens a database of a file, which is made where there is none; `:memory:` is one in memory. The handle is set where
/// opening fails too, so that its error can be asked.
@discardableResult public func sqlite3_open(
  _ path: UnsafePointer<CChar>!, _ database: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
  openForApp(database) { code.open(path, database) }
}

/// Opens a database with flags such as `SQLITE_OPEN_READWRITE`.
@discardableResult public func sqlite3_open_v2(
  _ path: UnsafePointer<CChar>!, _ database: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32,
  _ fileSystem: UnsafePointer<CChar>!
) -> Int32 {
  openForApp(database) { code.openV2(path, database, flags, fileSystem) }
}

/// Closes a database; `SQLITE_BUSY` where statements are not finalized.
@discardableResult public func sqlite3_close(_ database: OpaquePointer!) -> Int32 {
  code.close(database)
}

/// Closes a database once its statements are finalized.
@discardableResult public func sqlite3_close_v2(_ database: OpaquePointer!) -> Int32 {
  code.closeV2(database)
}

/// Runs statements, and calls a function for each row; the text of an error is the caller's to free.
@discardableResult public func sqlite3_exec(
  _ database: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ row: sqlite3_callback!,
  _ context: UnsafeMutableRawPointer!, _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  code.exec(database, sql, row, context, message)
}

/// Runs statements and writes all of their results as texts, the names of the columns first.
@discardableResult public func sqlite3_get_table(
  _ database: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
  _ result: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>!,
  _ rowCount: UnsafeMutablePointer<Int32>!, _ columnCount: UnsafeMutablePointer<Int32>!,
  _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  code.getTable(database, sql, result, rowCount, columnCount, message)
}

/// Frees what `sqlite3_get_table` has written.
public func sqlite3_free_table(_ result: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!) {
  code.freeTable(result)
}

/// The code of the last call of a database.
@discardableResult public func sqlite3_errcode(_ database: OpaquePointer!) -> Int32 {
  code.errcode(database)
}

/// The extended code of the last call of a database.
@discardableResult public func sqlite3_extended_errcode(_ database: OpaquePointer!) -> Int32 {
  code.extendedErrcode(database)
}

/// Makes the calls of a database return extended codes.
@discardableResult public func sqlite3_extended_result_codes(_ database: OpaquePointer!, _ isOn: Int32) -> Int32 {
  code.extendedResultCodes(database, isOn)
}

/// The text of the last error of a database.
@discardableResult public func sqlite3_errmsg(_ database: OpaquePointer!) -> UnsafePointer<CChar>! {
  code.errmsg(database)
}

/// The text for a code, in English.
@discardableResult public func sqlite3_errstr(_ result: Int32) -> UnsafePointer<CChar>! {
  code.errstr(result)
}

/// How many rows the last statement has changed.
@discardableResult public func sqlite3_changes(_ database: OpaquePointer!) -> Int32 {
  code.changes(database)
}

/// How many rows were changed since the database was opened.
@discardableResult public func sqlite3_total_changes(_ database: OpaquePointer!) -> Int32 {
  code.totalChanges(database)
}

/// The row that was inserted last; 0 where none was.
@discardableResult public func sqlite3_last_insert_rowid(_ database: OpaquePointer!) -> sqlite3_int64 {
  code.lastInsertRowid(database)
}

/// Sets what `sqlite3_last_insert_rowid` returns.
public func sqlite3_set_last_insert_rowid(_ database: OpaquePointer!, _ row: sqlite3_int64) {
  code.setLastInsertRowid(database, row)
}

/// Whether each statement is a transaction of its own; 0 between `BEGIN` and `COMMIT`.
@discardableResult public func sqlite3_get_autocommit(_ database: OpaquePointer!) -> Int32 {
  code.getAutocommit(database)
}

/// Makes calls wait so many milliseconds for a database that is locked; the wait takes real time.
@discardableResult public func sqlite3_busy_timeout(_ database: OpaquePointer!, _ milliseconds: Int32) -> Int32 {
  code.busyTimeout(database, milliseconds)
}

/// Calls a function while a database is locked, which says whether to try again.
@discardableResult public func sqlite3_busy_handler(
  _ database: OpaquePointer!, _ handler: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)!,
  _ context: UnsafeMutableRawPointer!
) -> Int32 {
  code.busyHandler(database, handler, context)
}

/// Ends the statements of a database that run, with `SQLITE_INTERRUPT`.
public func sqlite3_interrupt(_ database: OpaquePointer!) {
  code.interrupt(database)
}

/// The path of a database by its name, `main` for the first; empty for one in memory.
@discardableResult public func sqlite3_db_filename(_ database: OpaquePointer!, _ name: UnsafePointer<CChar>!)
  -> UnsafePointer<CChar>!
{
  code.dbFilename(database, name)
}

/// Whether a database can only be read; -1 where no database has that name.
@discardableResult public func sqlite3_db_readonly(_ database: OpaquePointer!, _ name: UnsafePointer<CChar>!) -> Int32 {
  code.dbReadonly(database, name)
}

/// Sets a limit of a database, such as `SQLITE_LIMIT_LENGTH`, and returns the former one; a negative value only asks.
@discardableResult public func sqlite3_limit(_ database: OpaquePointer!, _ limit: Int32, _ value: Int32) -> Int32 {
  code.limit(database, limit, value)
}

/// Writes what is known of a column of a table.
@discardableResult public func sqlite3_table_column_metadata(
  _ database: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ table: UnsafePointer<CChar>!,
  _ column: UnsafePointer<CChar>!, _ type: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
  _ collation: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ isNotNull: UnsafeMutablePointer<Int32>!,
  _ isPrimaryKey: UnsafeMutablePointer<Int32>!, _ isCounted: UnsafeMutablePointer<Int32>!
) -> Int32 {
  code.tableColumnMetadata(database, name, table, column, type, collation, isNotNull, isPrimaryKey, isCounted)
}

/// Whether a text ends with a whole statement.
@discardableResult public func sqlite3_complete(_ sql: UnsafePointer<CChar>!) -> Int32 {
  code.complete(sql)
}

/// The version of the library, as a text.
@discardableResult public func sqlite3_libversion() -> UnsafePointer<CChar>! {
  code.libversion()
}

/// The version of the library: 3040001 for 3.40.1.
@discardableResult public func sqlite3_libversion_number() -> Int32 {
  code.libversionNumber()
}

/// The source that the library was made from.
@discardableResult public func sqlite3_sourceid() -> UnsafePointer<CChar>! {
  code.sourceid()
}

/// Whether the library can be used on several threads; 0 for no.
@discardableResult public func sqlite3_threadsafe() -> Int32 {
  code.threadsafe()
}

/// Whether the library was compiled with an option, `ENABLE_FTS5`.
@discardableResult public func sqlite3_compileoption_used(_ option: UnsafePointer<CChar>!) -> Int32 {
  code.compileoptionUsed(option)
}

/// Starts the library; other calls do so by themselves.
@discardableResult public func sqlite3_initialize() -> Int32 {
  code.initialize()
}

/// The statement of a database behind another; nil asks for the first.
@discardableResult public func sqlite3_next_stmt(_ database: OpaquePointer!, _ statement: OpaquePointer!)
  -> OpaquePointer!
{
  code.nextStmt(database, statement)
}
