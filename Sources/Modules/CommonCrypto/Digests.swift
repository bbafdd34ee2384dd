import PlainviewCryptoKit

extension BlockAlgorithm {
  fileprivate static func hash(
    _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
  ) -> UnsafeMutablePointer<UInt8>? {
    guard let digest else { return nil }
    var hasher = BlockHasher<Self>()
    _ = hasher.add(data, count)
    _ = hasher.write(to: digest)
    return digest
  }
}

/// Writes the digest of MD5 of bytes, and returns where.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>! { MD5Algorithm.hash(data, len, md) }
/// Writes the digest of SHA-1 of bytes, and returns where.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>! { SHA1Algorithm.hash(data, len, md) }
/// Writes the digest of SHA-2 with 224 bits of bytes, and returns where.
@discardableResult public func CC_SHA224(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>! { SHA224Algorithm.hash(data, len, md) }
/// Writes the digest of SHA-2 with 256 bits of bytes, and returns where.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>! { SHA256Algorithm.hash(data, len, md) }
/// Writes the digest of SHA-2 with 384 bits of bytes, and returns where.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>! { SHA384Algorithm.hash(data, len, md) }
/// Writes the digest of SHA-2 with 512 bits of bytes, and returns where.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>! { SHA512Algorithm.hash(data, len, md) }
