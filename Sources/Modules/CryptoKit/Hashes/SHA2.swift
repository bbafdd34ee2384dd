import Foundation

/// The digest of SHA-2 with 256 bits.
public struct SHA256Digest: Digest {
  let bytes: [UInt8]

  /// The number of bytes.
  public static var byteCount: Int { 32 }
  /// Calls the closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// The name of the function and the bytes in hexadecimal digits.
  public var description: String { "SHA256 digest: " + HexText.of(bytes) }
}

/// SHA-2 with 256 bits.
public struct SHA256: HashFunction {
  /// The number of bytes of a block.
  public static let blockByteCount = 64
  /// The number of bytes of the digest.
  public static let byteCount = 32
  /// The digest of the function.
  public typealias Digest = SHA256Digest
  private var hasher = BlockHasher<SHA256Algorithm>()

  /// Starts with no data.
  public init() {}
  /// Adds the bytes of a buffer.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hasher.update(bufferPointer) }
  /// The digest of what was added.
  public func finalize() -> Digest { Digest(bytes: hasher.finalize()) }
}

/// The digest of SHA-2 with 384 bits.
public struct SHA384Digest: Digest {
  let bytes: [UInt8]

  /// The number of bytes.
  public static var byteCount: Int { 48 }
  /// Calls the closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// The name of the function and the bytes in hexadecimal digits.
  public var description: String { "SHA384 digest: " + HexText.of(bytes) }
}

/// SHA-2 with 384 bits.
public struct SHA384: HashFunction {
  /// The number of bytes of a block.
  public static let blockByteCount = 128
  /// The number of bytes of the digest.
  public static let byteCount = 48
  /// The digest of the function.
  public typealias Digest = SHA384Digest
  private var hasher = BlockHasher<SHA384Algorithm>()

  /// Starts with no data.
  public init() {}
  /// Adds the bytes of a buffer.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hasher.update(bufferPointer) }
  /// The digest of what was added.
  public func finalize() -> Digest { Digest(bytes: hasher.finalize()) }
}

/// The digest of SHA-2 with 512 bits.
public struct SHA512Digest: Digest {
  let bytes: [UInt8]

  /// The number of bytes.
  public static var byteCount: Int { 64 }
  /// Calls the closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// The name of the function and the bytes in hexadecimal digits.
  public var description: String { "SHA512 digest: " + HexText.of(bytes) }
}

/// SHA-2 with 512 bits.
public struct SHA512: HashFunction {
  /// The number of bytes of a block.
  public static let blockByteCount = 128
  /// The number of bytes of the digest.
  public static let byteCount = 64
  /// The digest of the function.
  public typealias Digest = SHA512Digest
  private var hasher = BlockHasher<SHA512Algorithm>()

  /// Starts with no data.
  public init() {}
  /// Adds the bytes of a buffer.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hasher.update(bufferPointer) }
  /// The digest of what was added.
  public func finalize() -> Digest { Digest(bytes: hasher.finalize()) }
}

/// SHA-2 with 256 bits.
public typealias SHA2_256 = SHA256
/// SHA-2 with 384 bits.
public typealias SHA2_384 = SHA384
/// SHA-2 with 512 bits.
public typealias SHA2_512 = SHA512
