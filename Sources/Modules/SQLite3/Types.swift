/// An integer of 64 bits.
public typealias sqlite3_int64 = Int64
/// An integer of 64 bits without a sign.
public typealias sqlite3_uint64 = UInt64
/// An integer of 64 bits.
public typealias sqlite_int64 = Int64
/// What frees a text or bytes that were bound; nil for those that stay, the bits of -1 for those that are copied:
/// `unsafeBitCast(-1, to: sqlite3_destructor_type.self)`.
public typealias sqlite3_destructor_type = @convention(c) (UnsafeMutableRawPointer?) -> Void
/// What `sqlite3_exec` calls for each row: the context, the number of columns, their values as texts and their names.
public typealias sqlite3_callback =
  @convention(c) (
    UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Int32

/// The version that the names here are of.
public let SQLITE_VERSION = "3.40.1"
/// The version that the names here are of, as a number.
public let SQLITE_VERSION_NUMBER: Int32 = 3_040_001
