import Foundation
import PlainviewRuntime

// What a database asks the system for: dates and random numbers are those of the app, the same in each run of a test.

private typealias Read = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32

private struct Code: Sendable {
  let initialize: @convention(c) () -> Int32 = symbol("initialize")
  let find: @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer? = symbol("vfs_find")
  let register: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32 = symbol("vfs_register")
}

private let code = Code()

/// The system's files (`sqlite3_vfs`), with the app's clock; registered as what databases are opened with.
private let isClockReplaced: Bool = {
  // The fields up to `xCurrentTimeInt64` are those of version 2; version 3 has three more.
  guard code.initialize() == SQLITE_OK, let files = code.find(nil), files.load(as: Int32.self) >= 2 else {
    return false
  }
  let copy = UnsafeMutableRawPointer.allocate(byteCount: Offset.size, alignment: 8)
  copy.copyMemory(from: files, byteCount: files.load(as: Int32.self) >= 3 ? Offset.size : Offset.version3)
  let name = strdup("plainview")
  copy.storeBytes(of: UInt(bitPattern: name), toByteOffset: Offset.name, as: UInt.self)
  let days: Read = { _, time in
    time?.storeBytes(of: Double(julianMilliseconds) / 86_400_000, as: Double.self)
    return SQLITE_OK
  }
  let milliseconds: Read = { _, time in
    time?.storeBytes(of: julianMilliseconds, as: Int64.self)
    return SQLITE_OK
  }
  copy.storeBytes(of: days, toByteOffset: Offset.currentTime, as: Read.self)
  copy.storeBytes(of: milliseconds, toByteOffset: Offset.currentTimeInMilliseconds, as: Read.self)
  return code.register(copy, 1) == SQLITE_OK
}()

/// Offsets of the fields of `sqlite3_vfs`, in bytes.
private enum Offset {
  static let name = 24
  static let currentTime = 120
  static let currentTimeInMilliseconds = 136
  static let version3 = 144
  static let size = 168
}

/// Milliseconds since noon in Greenwich on November 24, 4714 BC, at the app's date.
private var julianMilliseconds: Int64 {
  Int64((SimulatedProcess.date.timeIntervalSince1970 * 1000).rounded(.down)) + 210_866_760_000_000
}

/// Opens a database on the app's behalf: its dates and random numbers are the app's.
func openForApp(_ database: UnsafeMutablePointer<OpaquePointer?>?, _ open: () -> Int32) -> Int32 {
  _ = isClockReplaced
  let result = open()
  guard result == SQLITE_OK, let database = database?.pointee else { return result }
  sqlite3_create_function(
    database, "random", 0, SQLITE_UTF8, nil,
    // The smallest number has no absolute value and does not occur.
    { context, _, _ in sqlite3_result_int64(context, Int64.random(in: -.max ... .max)) }, nil, nil)
  sqlite3_create_function(
    database, "randomblob", 1, SQLITE_UTF8, nil,
    { context, _, arguments in
      // As the library's own function: at least one byte.
      let count = max(1, sqlite3_value_int64(arguments?.pointee))
      guard count <= sqlite3_limit(sqlite3_context_db_handle(context), SQLITE_LIMIT_LENGTH, -1) else {
        sqlite3_result_error_code(context, SQLITE_TOOBIG)
        return
      }
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max) }
      sqlite3_result_blob(context, bytes, Int32(count), unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    }, nil, nil)
  return result
}
