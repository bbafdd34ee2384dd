// Functions and orders that an app adds to a database.

private struct Code: Sendable {
  let createFunction:
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, Int32, UnsafeMutableRawPointer?,
      (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?,
      (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?,
      (@convention(c) (OpaquePointer?) -> Void)?
    ) -> Int32 = symbol("create_function")
  let createFunctionV2:
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, Int32, UnsafeMutableRawPointer?,
      (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?,
      (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?,
      (@convention(c) (OpaquePointer?) -> Void)?, sqlite3_destructor_type?
    ) -> Int32 = symbol("create_function_v2")
  let createCollation:
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutableRawPointer?,
      (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)?
    ) -> Int32 = symbol("create_collation")
  let createCollationV2:
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutableRawPointer?,
      (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)?,
      sqlite3_destructor_type?
    ) -> Int32 = symbol("create_collation_v2")
  let userData: @convention(c) (OpaquePointer?) -> UnsafeMutableRawPointer? = symbol("user_data")
  let contextDbHandle: @convention(c) (OpaquePointer?) -> OpaquePointer? = symbol("context_db_handle")
  let aggregateContext: @convention(c) (OpaquePointer?, Int32) -> UnsafeMutableRawPointer? = symbol("aggregate_context")
  let valueType: @convention(c) (OpaquePointer?) -> Int32 = symbol("value_type")
  let valueBlob: @convention(c) (OpaquePointer?) -> UnsafeRawPointer? = symbol("value_blob")
  let valueBytes: @convention(c) (OpaquePointer?) -> Int32 = symbol("value_bytes")
  let valueDouble: @convention(c) (OpaquePointer?) -> Double = symbol("value_double")
  let valueInt: @convention(c) (OpaquePointer?) -> Int32 = symbol("value_int")
  let valueInt64: @convention(c) (OpaquePointer?) -> sqlite3_int64 = symbol("value_int64")
  let valueText: @convention(c) (OpaquePointer?) -> UnsafePointer<UInt8>? = symbol("value_text")
  let valueDup: @convention(c) (OpaquePointer?) -> OpaquePointer? = symbol("value_dup")
  let valueFree: @convention(c) (OpaquePointer?) -> Void = symbol("value_free")
  let resultBlob: @convention(c) (OpaquePointer?, UnsafeRawPointer?, Int32, sqlite3_destructor_type?) -> Void = symbol(
    "result_blob")
  let resultDouble: @convention(c) (OpaquePointer?, Double) -> Void = symbol("result_double")
  let resultError: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Void = symbol("result_error")
  let resultErrorCode: @convention(c) (OpaquePointer?, Int32) -> Void = symbol("result_error_code")
  let resultInt: @convention(c) (OpaquePointer?, Int32) -> Void = symbol("result_int")
  let resultInt64: @convention(c) (OpaquePointer?, sqlite3_int64) -> Void = symbol("result_int64")
  let resultNull: @convention(c) (OpaquePointer?) -> Void = symbol("result_null")
  let resultText: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32, sqlite3_destructor_type?) -> Void =
    symbol("result_text")
  let resultValue: @convention(c) (OpaquePointer?, OpaquePointer?) -> Void = symbol("result_value")
}

private let code = Code()

/// Adds a function, or one that collects rows; -1 for any number of arguments.
@discardableResult public func sqlite3_create_function(
  _ database: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ argumentCount: Int32, _ flags: Int32,
  _ context: UnsafeMutableRawPointer!,
  _ function: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ step: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ final: (@convention(c) (OpaquePointer?) -> Void)!
) -> Int32 {
  code.createFunction(database, name, argumentCount, flags, context, function, step, final)
}

/// Adds a function, whose context is freed with it.
@discardableResult public func sqlite3_create_function_v2(
  _ database: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ argumentCount: Int32, _ flags: Int32,
  _ context: UnsafeMutableRawPointer!,
  _ function: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ step: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ final: (@convention(c) (OpaquePointer?) -> Void)!, _ destructor: sqlite3_destructor_type!
) -> Int32 {
  code.createFunctionV2(database, name, argumentCount, flags, context, function, step, final, destructor)
}

/// Adds an order of texts.
@discardableResult public func sqlite3_create_collation(
  _ database: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ encoding: Int32, _ context: UnsafeMutableRawPointer!,
  _ comparison: (
    @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32
  )!
) -> Int32 {
  code.createCollation(database, name, encoding, context, comparison)
}

/// Adds an order of texts, whose context is freed with it.
@discardableResult public func sqlite3_create_collation_v2(
  _ database: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ encoding: Int32, _ context: UnsafeMutableRawPointer!,
  _ comparison: (
    @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32
  )!, _ destructor: sqlite3_destructor_type!
) -> Int32 {
  code.createCollationV2(database, name, encoding, context, comparison, destructor)
}

/// What a function was created with.
@discardableResult public func sqlite3_user_data(_ context: OpaquePointer!) -> UnsafeMutableRawPointer! {
  code.userData(context)
}

/// The database that a function is called by.
@discardableResult public func sqlite3_context_db_handle(_ context: OpaquePointer!) -> OpaquePointer! {
  code.contextDbHandle(context)
}

/// Memory of a function that collects rows, the same at each row.
@discardableResult public func sqlite3_aggregate_context(_ context: OpaquePointer!, _ size: Int32)
  -> UnsafeMutableRawPointer!
{
  code.aggregateContext(context, size)
}

/// The type of an argument.
@discardableResult public func sqlite3_value_type(_ value: OpaquePointer!) -> Int32 {
  code.valueType(value)
}

/// The bytes of an argument.
@discardableResult public func sqlite3_value_blob(_ value: OpaquePointer!) -> UnsafeRawPointer! {
  code.valueBlob(value)
}

/// How many bytes an argument has.
@discardableResult public func sqlite3_value_bytes(_ value: OpaquePointer!) -> Int32 {
  code.valueBytes(value)
}

/// An argument as a number.
@discardableResult public func sqlite3_value_double(_ value: OpaquePointer!) -> Double {
  code.valueDouble(value)
}

/// An argument as an integer of 32 bits.
@discardableResult public func sqlite3_value_int(_ value: OpaquePointer!) -> Int32 {
  code.valueInt(value)
}

/// An argument as an integer of 64 bits.
@discardableResult public func sqlite3_value_int64(_ value: OpaquePointer!) -> sqlite3_int64 {
  code.valueInt64(value)
}

/// An argument as a text.
@discardableResult public func sqlite3_value_text(_ value: OpaquePointer!) -> UnsafePointer<UInt8>! {
  code.valueText(value)
}

/// A copy of a value, for `sqlite3_value_free`.
@discardableResult public func sqlite3_value_dup(_ value: OpaquePointer!) -> OpaquePointer! {
  code.valueDup(value)
}

/// Frees a copy of a value.
public func sqlite3_value_free(_ value: OpaquePointer!) {
  code.valueFree(value)
}

/// Makes bytes the result of a function.
public func sqlite3_result_blob(
  _ context: OpaquePointer!, _ bytes: UnsafeRawPointer!, _ size: Int32, _ destructor: sqlite3_destructor_type!
) {
  code.resultBlob(context, bytes, size, destructor)
}

/// Makes a number the result of a function.
public func sqlite3_result_double(_ context: OpaquePointer!, _ value: Double) {
  code.resultDouble(context, value)
}

/// Makes the call of a function fail with a text.
public func sqlite3_result_error(_ context: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ size: Int32) {
  code.resultError(context, text, size)
}

/// Makes the call of a function fail with a code.
public func sqlite3_result_error_code(_ context: OpaquePointer!, _ result: Int32) {
  code.resultErrorCode(context, result)
}

/// Makes an integer the result of a function.
public func sqlite3_result_int(_ context: OpaquePointer!, _ value: Int32) {
  code.resultInt(context, value)
}

/// Makes an integer of 64 bits the result of a function.
public func sqlite3_result_int64(_ context: OpaquePointer!, _ value: sqlite3_int64) {
  code.resultInt64(context, value)
}

/// Makes null the result of a function.
public func sqlite3_result_null(_ context: OpaquePointer!) {
  code.resultNull(context)
}

/// Makes a text the result of a function.
public func sqlite3_result_text(
  _ context: OpaquePointer!, _ text: UnsafePointer<CChar>!, _ size: Int32, _ destructor: sqlite3_destructor_type!
) {
  code.resultText(context, text, size, destructor)
}

/// Makes a value the result of a function.
public func sqlite3_result_value(_ context: OpaquePointer!, _ value: OpaquePointer!) {
  code.resultValue(context, value)
}
