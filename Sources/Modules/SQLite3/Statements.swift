// Statements of a database.

private struct Code: Sendable {
  let prepare:
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<OpaquePointer?>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32 = symbol("prepare")
  let prepareV2:
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<OpaquePointer?>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32 = symbol("prepare_v2")
  let prepareV3:
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UInt32, UnsafeMutablePointer<OpaquePointer?>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32 = symbol("prepare_v3")
  let prepare16V2:
    @convention(c) (
      OpaquePointer?, UnsafeRawPointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?,
      UnsafeMutablePointer<UnsafeRawPointer?>?
    ) -> Int32 = symbol("prepare16_v2")
  let step: @convention(c) (OpaquePointer?) -> Int32 = symbol("step")
  let reset: @convention(c) (OpaquePointer?) -> Int32 = symbol("reset")
  let finalize: @convention(c) (OpaquePointer?) -> Int32 = symbol("finalize")
  let clearBindings: @convention(c) (OpaquePointer?) -> Int32 = symbol("clear_bindings")
  let sql: @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>? = symbol("sql")
  let expandedSql: @convention(c) (OpaquePointer?) -> UnsafeMutablePointer<CChar>? = symbol("expanded_sql")
  let stmtReadonly: @convention(c) (OpaquePointer?) -> Int32 = symbol("stmt_readonly")
  let stmtBusy: @convention(c) (OpaquePointer?) -> Int32 = symbol("stmt_busy")
  let stmtStatus: @convention(c) (OpaquePointer?, Int32, Int32) -> Int32 = symbol("stmt_status")
  let dbHandle: @convention(c) (OpaquePointer?) -> OpaquePointer? = symbol("db_handle")
  let dataCount: @convention(c) (OpaquePointer?) -> Int32 = symbol("data_count")
}

private let code = Code()

/// Compiles the first statement of a text; `sqlite3_prepare_v2` tells more of errors.
@discardableResult public func sqlite3_prepare(
  _ database: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ size: Int32,
  _ statement: UnsafeMutablePointer<OpaquePointer?>!, _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  code.prepare(database, sql, size, statement, tail)
}

/// Compiles the first statement of a text of so many bytes, all of it for -1, and says where the next one starts.
@discardableResult public func sqlite3_prepare_v2(
  _ database: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ size: Int32,
  _ statement: UnsafeMutablePointer<OpaquePointer?>!, _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  code.prepareV2(database, sql, size, statement, tail)
}

/// Compiles the first statement of a text, with flags such as `SQLITE_PREPARE_PERSISTENT`.
@discardableResult public func sqlite3_prepare_v3(
  _ database: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ size: Int32, _ flags: UInt32,
  _ statement: UnsafeMutablePointer<OpaquePointer?>!, _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  code.prepareV3(database, sql, size, flags, statement, tail)
}

/// Compiles the first statement of a text of UTF-16.
@discardableResult public func sqlite3_prepare16_v2(
  _ database: OpaquePointer!, _ sql: UnsafeRawPointer!, _ size: Int32,
  _ statement: UnsafeMutablePointer<OpaquePointer?>!, _ tail: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Int32 {
  code.prepare16V2(database, sql, size, statement, tail)
}

/// Runs a statement to its next row: `SQLITE_ROW`, or `SQLITE_DONE` at the end.
@discardableResult public func sqlite3_step(_ statement: OpaquePointer!) -> Int32 {
  code.step(statement)
}

/// Makes a statement run from its start again; what is bound stays.
@discardableResult public func sqlite3_reset(_ statement: OpaquePointer!) -> Int32 {
  code.reset(statement)
}

/// Frees a statement.
@discardableResult public func sqlite3_finalize(_ statement: OpaquePointer!) -> Int32 {
  code.finalize(statement)
}

/// Makes all parameters of a statement null.
@discardableResult public func sqlite3_clear_bindings(_ statement: OpaquePointer!) -> Int32 {
  code.clearBindings(statement)
}

/// The text of a statement.
@discardableResult public func sqlite3_sql(_ statement: OpaquePointer!) -> UnsafePointer<CChar>! {
  code.sql(statement)
}

/// The text of a statement with what is bound, which the caller frees.
@discardableResult public func sqlite3_expanded_sql(_ statement: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
  code.expandedSql(statement)
}

/// Whether a statement leaves the database as it is.
@discardableResult public func sqlite3_stmt_readonly(_ statement: OpaquePointer!) -> Int32 {
  code.stmtReadonly(statement)
}

/// Whether a statement has begun and is not at its end.
@discardableResult public func sqlite3_stmt_busy(_ statement: OpaquePointer!) -> Int32 {
  code.stmtBusy(statement)
}

/// A counter of a statement, such as `SQLITE_STMTSTATUS_FULLSCAN_STEP`.
@discardableResult public func sqlite3_stmt_status(_ statement: OpaquePointer!, _ counter: Int32, _ isReset: Int32)
  -> Int32
{
  code.stmtStatus(statement, counter, isReset)
}

/// The database of a statement.
@discardableResult public func sqlite3_db_handle(_ statement: OpaquePointer!) -> OpaquePointer! {
  code.dbHandle(statement)
}

/// How many values the current row has; 0 without one.
@discardableResult public func sqlite3_data_count(_ statement: OpaquePointer!) -> Int32 {
  code.dataCount(statement)
}
