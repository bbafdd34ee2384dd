// Values that are read and written in parts, copies of databases, and write-ahead logs.

private struct Code: Sendable {
  let blobOpen:
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, sqlite3_int64, Int32,
      UnsafeMutablePointer<OpaquePointer?>?
    ) -> Int32 = symbol("blob_open")
  let blobReopen: @convention(c) (OpaquePointer?, sqlite3_int64) -> Int32 = symbol("blob_reopen")
  let blobClose: @convention(c) (OpaquePointer?) -> Int32 = symbol("blob_close")
  let blobBytes: @convention(c) (OpaquePointer?) -> Int32 = symbol("blob_bytes")
  let blobRead: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, Int32, Int32) -> Int32 = symbol("blob_read")
  let blobWrite: @convention(c) (OpaquePointer?, UnsafeRawPointer?, Int32, Int32) -> Int32 = symbol("blob_write")
  let backupInit:
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, OpaquePointer?, UnsafePointer<CChar>?) -> OpaquePointer? =
      symbol("backup_init")
  let backupStep: @convention(c) (OpaquePointer?, Int32) -> Int32 = symbol("backup_step")
  let backupFinish: @convention(c) (OpaquePointer?) -> Int32 = symbol("backup_finish")
  let backupRemaining: @convention(c) (OpaquePointer?) -> Int32 = symbol("backup_remaining")
  let backupPagecount: @convention(c) (OpaquePointer?) -> Int32 = symbol("backup_pagecount")
  let walAutocheckpoint: @convention(c) (OpaquePointer?, Int32) -> Int32 = symbol("wal_autocheckpoint")
  let walCheckpoint: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32 = symbol("wal_checkpoint")
  let walCheckpointV2:
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32 = symbol("wal_checkpoint_v2")
}

private let code = Code()

/// Opens a value to read it, and to write it where the flags are not 0.
@discardableResult public func sqlite3_blob_open(
  _ database: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ table: UnsafePointer<CChar>!,
  _ column: UnsafePointer<CChar>!, _ row: sqlite3_int64, _ flags: Int32, _ blob: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
  code.blobOpen(database, name, table, column, row, flags, blob)
}

/// Moves to the value of another row.
@discardableResult public func sqlite3_blob_reopen(_ blob: OpaquePointer!, _ row: sqlite3_int64) -> Int32 {
  code.blobReopen(blob, row)
}

/// Closes a value.
@discardableResult public func sqlite3_blob_close(_ blob: OpaquePointer!) -> Int32 {
  code.blobClose(blob)
}

/// How many bytes a value has.
@discardableResult public func sqlite3_blob_bytes(_ blob: OpaquePointer!) -> Int32 {
  code.blobBytes(blob)
}

/// Reads so many bytes from an offset on.
@discardableResult public func sqlite3_blob_read(
  _ blob: OpaquePointer!, _ bytes: UnsafeMutableRawPointer!, _ size: Int32, _ offset: Int32
) -> Int32 {
  code.blobRead(blob, bytes, size, offset)
}

/// Writes so many bytes from an offset on; the size of the value stays.
@discardableResult public func sqlite3_blob_write(
  _ blob: OpaquePointer!, _ bytes: UnsafeRawPointer!, _ size: Int32, _ offset: Int32
) -> Int32 {
  code.blobWrite(blob, bytes, size, offset)
}

/// Begins to copy a database; nil where the destination has an error.
@discardableResult public func sqlite3_backup_init(
  _ destination: OpaquePointer!, _ destinationName: UnsafePointer<CChar>!, _ source: OpaquePointer!,
  _ sourceName: UnsafePointer<CChar>!
) -> OpaquePointer! {
  code.backupInit(destination, destinationName, source, sourceName)
}

/// Copies so many pages, all for -1: `SQLITE_DONE` at the end.
@discardableResult public func sqlite3_backup_step(_ backup: OpaquePointer!, _ pageCount: Int32) -> Int32 {
  code.backupStep(backup, pageCount)
}

/// Ends copying.
@discardableResult public func sqlite3_backup_finish(_ backup: OpaquePointer!) -> Int32 {
  code.backupFinish(backup)
}

/// How many pages are left.
@discardableResult public func sqlite3_backup_remaining(_ backup: OpaquePointer!) -> Int32 {
  code.backupRemaining(backup)
}

/// How many pages the source has.
@discardableResult public func sqlite3_backup_pagecount(_ backup: OpaquePointer!) -> Int32 {
  code.backupPagecount(backup)
}

/// Writes the log back once it has so many pages.
@discardableResult public func sqlite3_wal_autocheckpoint(_ database: OpaquePointer!, _ pageCount: Int32) -> Int32 {
  code.walAutocheckpoint(database, pageCount)
}

/// Writes the log of a database back.
@discardableResult public func sqlite3_wal_checkpoint(_ database: OpaquePointer!, _ name: UnsafePointer<CChar>!)
  -> Int32
{
  code.walCheckpoint(database, name)
}

/// Writes the log of a database back, in a mode such as `SQLITE_CHECKPOINT_FULL`.
@discardableResult public func sqlite3_wal_checkpoint_v2(
  _ database: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ mode: Int32, _ logCount: UnsafeMutablePointer<Int32>!,
  _ writtenCount: UnsafeMutablePointer<Int32>!
) -> Int32 {
  code.walCheckpointV2(database, name, mode, logCount, writtenCount)
}
