import PlainviewCryptoKit

extension BlockHasher {
  /// Adds bytes; returns 1, as all functions of digests do.
  mutating func add(_ data: UnsafeRawPointer?, _ count: CC_LONG) -> Int32 {
    update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
    return 1
  }
  /// Writes the digest; returns 1.
  mutating func write(to digest: UnsafeMutablePointer<UInt8>?) -> Int32 {
    digest?.update(from: finalize(), count: Algorithm.digestSize)
    return 1
  }
}

/// The state of MD5 between its updates.
public struct CC_MD5state_st: Sendable {
  fileprivate var md5 = BlockHasher<MD5Algorithm>()

  /// The state before the first update.
  public init() {}
}
/// The state of MD5 between its updates.
public typealias CC_MD5_CTX = CC_MD5state_st

/// Starts a digest of MD5; returns 1.
@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 {
  c?.pointee = CC_MD5_CTX()
  return 1
}
/// Adds bytes to a digest of MD5; returns 1.
@discardableResult public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.pointee.md5.add(data, len) ?? 1 }
/// Writes the digest of MD5; returns 1.
@discardableResult public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>?
) -> Int32 { c?.pointee.md5.write(to: md) ?? 1 }
/// The state of SHA-1 between its updates.
public struct CC_SHA1state_st: Sendable {
  fileprivate var sha1 = BlockHasher<SHA1Algorithm>()

  /// The state before the first update.
  public init() {}
}
/// The state of SHA-1 between its updates.
public typealias CC_SHA1_CTX = CC_SHA1state_st

/// Starts a digest of SHA-1; returns 1.
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 {
  c?.pointee = CC_SHA1_CTX()
  return 1
}
/// Adds bytes to a digest of SHA-1; returns 1.
@discardableResult public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.pointee.sha1.add(data, len) ?? 1 }
/// Writes the digest of SHA-1; returns 1.
@discardableResult public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>?
) -> Int32 { c?.pointee.sha1.write(to: md) ?? 1 }
/// The state of SHA-2 with 224 bits or SHA-2 with 256 bits between its updates.
public struct CC_SHA256state_st: Sendable {
  fileprivate var sha224 = BlockHasher<SHA224Algorithm>()
  fileprivate var sha256 = BlockHasher<SHA256Algorithm>()

  /// The state before the first update.
  public init() {}
}
/// The state of SHA-2 with 224 bits or SHA-2 with 256 bits between its updates.
public typealias CC_SHA256_CTX = CC_SHA256state_st

/// Starts a digest of SHA-2 with 224 bits; returns 1.
@discardableResult public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
  c?.pointee = CC_SHA256_CTX()
  return 1
}
/// Adds bytes to a digest of SHA-2 with 224 bits; returns 1.
@discardableResult public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.pointee.sha224.add(data, len) ?? 1 }
/// Writes the digest of SHA-2 with 224 bits; returns 1.
@discardableResult public func CC_SHA224_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 { c?.pointee.sha224.write(to: md) ?? 1 }
/// Starts a digest of SHA-2 with 256 bits; returns 1.
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
  c?.pointee = CC_SHA256_CTX()
  return 1
}
/// Adds bytes to a digest of SHA-2 with 256 bits; returns 1.
@discardableResult public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.pointee.sha256.add(data, len) ?? 1 }
/// Writes the digest of SHA-2 with 256 bits; returns 1.
@discardableResult public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 { c?.pointee.sha256.write(to: md) ?? 1 }
/// The state of SHA-2 with 384 bits or SHA-2 with 512 bits between its updates.
public struct CC_SHA512state_st: Sendable {
  fileprivate var sha384 = BlockHasher<SHA384Algorithm>()
  fileprivate var sha512 = BlockHasher<SHA512Algorithm>()

  /// The state before the first update.
  public init() {}
}
/// The state of SHA-2 with 384 bits or SHA-2 with 512 bits between its updates.
public typealias CC_SHA512_CTX = CC_SHA512state_st

/// Starts a digest of SHA-2 with 384 bits; returns 1.
@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
  c?.pointee = CC_SHA512_CTX()
  return 1
}
/// Adds bytes to a digest of SHA-2 with 384 bits; returns 1.
@discardableResult public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.pointee.sha384.add(data, len) ?? 1 }
/// Writes the digest of SHA-2 with 384 bits; returns 1.
@discardableResult public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 { c?.pointee.sha384.write(to: md) ?? 1 }
/// Starts a digest of SHA-2 with 512 bits; returns 1.
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
  c?.pointee = CC_SHA512_CTX()
  return 1
}
/// Adds bytes to a digest of SHA-2 with 512 bits; returns 1.
@discardableResult public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.pointee.sha512.add(data, len) ?? 1 }
/// Writes the digest of SHA-2 with 512 bits; returns 1.
@discardableResult public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 { c?.pointee.sha512.write(to: md) ?? 1 }
