// Values for the parameters of statements, which are counted from 1.

private struct Code: Sendable {
  let bindBlob: @convention(c) (OpaquePointer?, Int32, UnsafeRawPointer?, Int32, sqlite3_destructor_type?) -> Int32 =
    symbol("bind_blob")
  let bindBlob64:
    @convention(c) (OpaquePointer?, Int32, UnsafeRawPointer?, sqlite3_uint64, sqlite3_destructor_type?) -> Int32 =
      symbol("bind_blob64")
  let bindDouble: @convention(c) (OpaquePointer?, Int32, Double) -> Int32 = symbol("bind_double")
  let bindInt: @convention(c) (OpaquePointer?, Int32, Int32) -> Int32 = symbol("bind_int")
  let bindInt64: @convention(c) (OpaquePointer?, Int32, sqlite3_int64) -> Int32 = symbol("bind_int64")
  let bindNull: @convention(c) (OpaquePointer?, Int32) -> Int32 = symbol("bind_null")
  let bindText:
    @convention(c) (OpaquePointer?, Int32, UnsafePointer<CChar>?, Int32, sqlite3_destructor_type?) -> Int32 = symbol(
      "bind_text")
  let bindText16: @convention(c) (OpaquePointer?, Int32, UnsafeRawPointer?, Int32, sqlite3_destructor_type?) -> Int32 =
    symbol("bind_text16")
  let bindValue: @convention(c) (OpaquePointer?, Int32, OpaquePointer?) -> Int32 = symbol("bind_value")
  let bindZeroblob: @convention(c) (OpaquePointer?, Int32, Int32) -> Int32 = symbol("bind_zeroblob")
  let bindParameterCount: @convention(c) (OpaquePointer?) -> Int32 = symbol("bind_parameter_count")
  let bindParameterName: @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>? = symbol("bind_parameter_name")
  let bindParameterIndex: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32 = symbol(
    "bind_parameter_index")
}

private let code = Code()

/// Binds so many bytes.
@discardableResult public func sqlite3_bind_blob(
  _ statement: OpaquePointer!, _ index: Int32, _ bytes: UnsafeRawPointer!, _ size: Int32,
  _ destructor: sqlite3_destructor_type!
) -> Int32 {
  code.bindBlob(statement, index, bytes, size, destructor)
}

/// Binds so many bytes.
@discardableResult public func sqlite3_bind_blob64(
  _ statement: OpaquePointer!, _ index: Int32, _ bytes: UnsafeRawPointer!, _ size: sqlite3_uint64,
  _ destructor: sqlite3_destructor_type!
) -> Int32 {
  code.bindBlob64(statement, index, bytes, size, destructor)
}

/// Binds a number.
@discardableResult public func sqlite3_bind_double(_ statement: OpaquePointer!, _ index: Int32, _ value: Double)
  -> Int32
{
  code.bindDouble(statement, index, value)
}

/// Binds an integer of 32 bits.
@discardableResult public func sqlite3_bind_int(_ statement: OpaquePointer!, _ index: Int32, _ value: Int32) -> Int32 {
  code.bindInt(statement, index, value)
}

/// Binds an integer of 64 bits.
@discardableResult public func sqlite3_bind_int64(_ statement: OpaquePointer!, _ index: Int32, _ value: sqlite3_int64)
  -> Int32
{
  code.bindInt64(statement, index, value)
}

/// Binds null.
@discardableResult public func sqlite3_bind_null(_ statement: OpaquePointer!, _ index: Int32) -> Int32 {
  code.bindNull(statement, index)
}

/// Binds a text of so many bytes, up to its end for -1.
@discardableResult public func sqlite3_bind_text(
  _ statement: OpaquePointer!, _ index: Int32, _ text: UnsafePointer<CChar>!, _ size: Int32,
  _ destructor: sqlite3_destructor_type!
) -> Int32 {
  code.bindText(statement, index, text, size, destructor)
}

/// Binds a text of UTF-16.
@discardableResult public func sqlite3_bind_text16(
  _ statement: OpaquePointer!, _ index: Int32, _ text: UnsafeRawPointer!, _ size: Int32,
  _ destructor: sqlite3_destructor_type!
) -> Int32 {
  code.bindText16(statement, index, text, size, destructor)
}

/// Binds a value of a function or a column.
@discardableResult public func sqlite3_bind_value(_ statement: OpaquePointer!, _ index: Int32, _ value: OpaquePointer!)
  -> Int32
{
  code.bindValue(statement, index, value)
}

/// Binds so many bytes of zero.
@discardableResult public func sqlite3_bind_zeroblob(_ statement: OpaquePointer!, _ index: Int32, _ size: Int32)
  -> Int32
{
  code.bindZeroblob(statement, index, size)
}

/// The highest index of a parameter.
@discardableResult public func sqlite3_bind_parameter_count(_ statement: OpaquePointer!) -> Int32 {
  code.bindParameterCount(statement)
}

/// The name of a parameter with its sign, `:name`; nil for one without.
@discardableResult public func sqlite3_bind_parameter_name(_ statement: OpaquePointer!, _ index: Int32)
  -> UnsafePointer<CChar>!
{
  code.bindParameterName(statement, index)
}

/// The index of a parameter with a name; 0 for none.
@discardableResult public func sqlite3_bind_parameter_index(_ statement: OpaquePointer!, _ name: UnsafePointer<CChar>!)
  -> Int32
{
  code.bindParameterIndex(statement, name)
}
