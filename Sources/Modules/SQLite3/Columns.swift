// Values of the current row of a statement; columns are counted from 0.

private struct Code: Sendable {
  let columnCount: @convention(c) (OpaquePointer?) -> Int32 = symbol("column_count")
  let columnName: @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>? = symbol("column_name")
  let columnName16: @convention(c) (OpaquePointer?, Int32) -> UnsafeRawPointer? = symbol("column_name16")
  let columnDecltype: @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>? = symbol("column_decltype")
  let columnType: @convention(c) (OpaquePointer?, Int32) -> Int32 = symbol("column_type")
  let columnBlob: @convention(c) (OpaquePointer?, Int32) -> UnsafeRawPointer? = symbol("column_blob")
  let columnDouble: @convention(c) (OpaquePointer?, Int32) -> Double = symbol("column_double")
  let columnInt: @convention(c) (OpaquePointer?, Int32) -> Int32 = symbol("column_int")
  let columnInt64: @convention(c) (OpaquePointer?, Int32) -> sqlite3_int64 = symbol("column_int64")
  let columnText: @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<UInt8>? = symbol("column_text")
  let columnText16: @convention(c) (OpaquePointer?, Int32) -> UnsafeRawPointer? = symbol("column_text16")
  let columnBytes: @convention(c) (OpaquePointer?, Int32) -> Int32 = symbol("column_bytes")
  let columnBytes16: @convention(c) (OpaquePointer?, Int32) -> Int32 = symbol("column_bytes16")
  let columnValue: @convention(c) (OpaquePointer?, Int32) -> OpaquePointer? = symbol("column_value")
}

private let code = Code()

/// How many columns a statement has.
@discardableResult public func sqlite3_column_count(_ statement: OpaquePointer!) -> Int32 {
  code.columnCount(statement)
}

/// The name of a column.
@discardableResult public func sqlite3_column_name(_ statement: OpaquePointer!, _ column: Int32) -> UnsafePointer<
  CChar
>! {
  code.columnName(statement, column)
}

/// The name of a column, in UTF-16.
@discardableResult public func sqlite3_column_name16(_ statement: OpaquePointer!, _ column: Int32) -> UnsafeRawPointer!
{
  code.columnName16(statement, column)
}

/// The type that the table was made with; nil for an expression.
@discardableResult public func sqlite3_column_decltype(_ statement: OpaquePointer!, _ column: Int32) -> UnsafePointer<
  CChar
>! {
  code.columnDecltype(statement, column)
}

/// The type of a value: `SQLITE_INTEGER`, `SQLITE_FLOAT`, `SQLITE_TEXT`, `SQLITE_BLOB` or `SQLITE_NULL`.
@discardableResult public func sqlite3_column_type(_ statement: OpaquePointer!, _ column: Int32) -> Int32 {
  code.columnType(statement, column)
}

/// The bytes of a value.
@discardableResult public func sqlite3_column_blob(_ statement: OpaquePointer!, _ column: Int32) -> UnsafeRawPointer! {
  code.columnBlob(statement, column)
}

/// A value as a number.
@discardableResult public func sqlite3_column_double(_ statement: OpaquePointer!, _ column: Int32) -> Double {
  code.columnDouble(statement, column)
}

/// A value as an integer of 32 bits.
@discardableResult public func sqlite3_column_int(_ statement: OpaquePointer!, _ column: Int32) -> Int32 {
  code.columnInt(statement, column)
}

/// A value as an integer of 64 bits.
@discardableResult public func sqlite3_column_int64(_ statement: OpaquePointer!, _ column: Int32) -> sqlite3_int64 {
  code.columnInt64(statement, column)
}

/// A value as a text; nil for null.
@discardableResult public func sqlite3_column_text(_ statement: OpaquePointer!, _ column: Int32) -> UnsafePointer<
  UInt8
>! {
  code.columnText(statement, column)
}

/// A value as a text of UTF-16; nil for null.
@discardableResult public func sqlite3_column_text16(_ statement: OpaquePointer!, _ column: Int32) -> UnsafeRawPointer!
{
  code.columnText16(statement, column)
}

/// How many bytes a value has.
@discardableResult public func sqlite3_column_bytes(_ statement: OpaquePointer!, _ column: Int32) -> Int32 {
  code.columnBytes(statement, column)
}

/// How many bytes a value has in UTF-16.
@discardableResult public func sqlite3_column_bytes16(_ statement: OpaquePointer!, _ column: Int32) -> Int32 {
  code.columnBytes16(statement, column)
}

/// A value, for `sqlite3_bind_value`.
@discardableResult public func sqlite3_column_value(_ statement: OpaquePointer!, _ column: Int32) -> OpaquePointer! {
  code.columnValue(statement, column)
}
