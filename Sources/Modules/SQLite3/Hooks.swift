// Functions that a database calls while it works.

private struct Code: Sendable {
  let updateHook:
    @convention(c) (
      OpaquePointer?,
      (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void)?,
      UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer? = symbol("update_hook")
  let commitHook:
    @convention(c) (OpaquePointer?, (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?, UnsafeMutableRawPointer?) ->
      UnsafeMutableRawPointer? = symbol("commit_hook")
  let rollbackHook:
    @convention(c) (OpaquePointer?, (@convention(c) (UnsafeMutableRawPointer?) -> Void)?, UnsafeMutableRawPointer?) ->
      UnsafeMutableRawPointer? = symbol("rollback_hook")
  let walHook:
    @convention(c) (
      OpaquePointer?,
      (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
      UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer? = symbol("wal_hook")
  let traceV2:
    @convention(c) (
      OpaquePointer?, UInt32,
      (@convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32)?,
      UnsafeMutableRawPointer?
    ) -> Int32 = symbol("trace_v2")
  let progressHandler:
    @convention(c) (
      OpaquePointer?, Int32, (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?, UnsafeMutableRawPointer?
    ) -> Void = symbol("progress_handler")
  let setAuthorizer:
    @convention(c) (
      OpaquePointer?,
      (
        @convention(c) (
          UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
          UnsafePointer<CChar>?
        ) -> Int32
      )?, UnsafeMutableRawPointer?
    ) -> Int32 = symbol("set_authorizer")
}

private let code = Code()

/// Calls a function for each row that is inserted, changed or deleted; the result is the context of the former one.
@discardableResult public func sqlite3_update_hook(
  _ database: OpaquePointer!,
  _ hook: (
    @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void
  )!, _ context: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  code.updateHook(database, hook, context)
}

/// Calls a function before each commit, which turns it into a rollback with another result than 0.
@discardableResult public func sqlite3_commit_hook(
  _ database: OpaquePointer!, _ hook: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!,
  _ context: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  code.commitHook(database, hook, context)
}

/// Calls a function at each rollback.
@discardableResult public func sqlite3_rollback_hook(
  _ database: OpaquePointer!, _ hook: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!,
  _ context: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  code.rollbackHook(database, hook, context)
}

/// Calls a function after each commit of a database with a write-ahead log.
@discardableResult public func sqlite3_wal_hook(
  _ database: OpaquePointer!,
  _ hook: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32)!,
  _ context: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  code.walHook(database, hook, context)
}

/// Calls a function at events such as `SQLITE_TRACE_STMT`.
@discardableResult public func sqlite3_trace_v2(
  _ database: OpaquePointer!, _ events: UInt32,
  _ callback: (
    @convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
  )!, _ context: UnsafeMutableRawPointer!
) -> Int32 {
  code.traceV2(database, events, callback, context)
}

/// Calls a function after so many steps of a statement, which ends it with another result than 0.
public func sqlite3_progress_handler(
  _ database: OpaquePointer!, _ steps: Int32, _ handler: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!,
  _ context: UnsafeMutableRawPointer!
) {
  code.progressHandler(database, steps, handler, context)
}

/// Asks a function for each action of a statement that is prepared.
@discardableResult public func sqlite3_set_authorizer(
  _ database: OpaquePointer!,
  _ authorizer: (
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafePointer<CChar>?
    ) -> Int32
  )!, _ context: UnsafeMutableRawPointer!
) -> Int32 {
  code.setAuthorizer(database, authorizer, context)
}
