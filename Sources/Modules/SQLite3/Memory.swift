// Memory of the library, and comparisons of texts.

private struct Code: Sendable {
  let malloc: @convention(c) (Int32) -> UnsafeMutableRawPointer? = symbol("malloc")
  let realloc: @convention(c) (UnsafeMutableRawPointer?, Int32) -> UnsafeMutableRawPointer? = symbol("realloc")
  let free: @convention(c) (UnsafeMutableRawPointer?) -> Void = symbol("free")
  let memoryUsed: @convention(c) () -> sqlite3_int64 = symbol("memory_used")
  let stricmp: @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32 = symbol("stricmp")
  let strnicmp: @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32) -> Int32 = symbol("strnicmp")
  let strglob: @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32 = symbol("strglob")
  let strlike: @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?, UInt32) -> Int32 = symbol("strlike")
}

private let code = Code()

/// Memory of so many bytes, for `sqlite3_free`.
@discardableResult public func sqlite3_malloc(_ size: Int32) -> UnsafeMutableRawPointer! {
  code.malloc(size)
}

/// The same memory with so many bytes, perhaps elsewhere.
@discardableResult public func sqlite3_realloc(_ memory: UnsafeMutableRawPointer!, _ size: Int32)
  -> UnsafeMutableRawPointer!
{
  code.realloc(memory, size)
}

/// Frees memory of the library.
public func sqlite3_free(_ memory: UnsafeMutableRawPointer!) {
  code.free(memory)
}

/// How many bytes the library holds.
@discardableResult public func sqlite3_memory_used() -> sqlite3_int64 {
  code.memoryUsed()
}

/// Compares texts without regard to the case of letters of ASCII.
@discardableResult public func sqlite3_stricmp(_ one: UnsafePointer<CChar>!, _ other: UnsafePointer<CChar>!) -> Int32 {
  code.stricmp(one, other)
}

/// Compares the first bytes of texts without regard to the case of letters of ASCII.
@discardableResult public func sqlite3_strnicmp(
  _ one: UnsafePointer<CChar>!, _ other: UnsafePointer<CChar>!, _ size: Int32
) -> Int32 {
  code.strnicmp(one, other, size)
}

/// 0 where a text matches a pattern of `GLOB`.
@discardableResult public func sqlite3_strglob(_ pattern: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!) -> Int32
{
  code.strglob(pattern, text)
}

/// 0 where a text matches a pattern of `LIKE`.
@discardableResult public func sqlite3_strlike(
  _ pattern: UnsafePointer<CChar>!, _ text: UnsafePointer<CChar>!, _ escape: UInt32
) -> Int32 {
  code.strlike(pattern, text, escape)
}
