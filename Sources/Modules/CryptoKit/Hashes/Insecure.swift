import Foundation

/// Functions that are there for old data alone.
public enum Insecure: Sendable {
  /// The digest of SHA-1.
  public struct SHA1Digest: Digest {
    let bytes: [UInt8]

    /// The number of bytes.
    public static var byteCount: Int { 20 }
    /// Calls the closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    /// The name of the function and the bytes in hexadecimal digits.
    public var description: String { "SHA1 digest: " + HexText.of(bytes) }
  }

  /// SHA-1; it is not safe against attacks.
  public struct SHA1: HashFunction {
    /// The number of bytes of a block.
    public static let blockByteCount = 64
    /// The number of bytes of the digest.
    public static let byteCount = 20
    /// The digest of the function.
    public typealias Digest = Insecure.SHA1Digest
    private var hasher = BlockHasher<SHA1Algorithm>()

    /// Starts with no data.
    public init() {}
    /// Adds the bytes of a buffer.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hasher.update(bufferPointer) }
    /// The digest of what was added.
    public func finalize() -> Digest { Digest(bytes: hasher.finalize()) }
  }

  /// The digest of MD5.
  public struct MD5Digest: Digest {
    let bytes: [UInt8]

    /// The number of bytes.
    public static var byteCount: Int { 16 }
    /// Calls the closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    /// The name of the function and the bytes in hexadecimal digits.
    public var description: String { "MD5 digest: " + HexText.of(bytes) }
  }

  /// MD5; it is not safe against attacks.
  public struct MD5: HashFunction {
    /// The number of bytes of a block.
    public static let blockByteCount = 64
    /// The number of bytes of the digest.
    public static let byteCount = 16
    /// The digest of the function.
    public typealias Digest = Insecure.MD5Digest
    private var hasher = BlockHasher<MD5Algorithm>()

    /// Starts with no data.
    public init() {}
    /// Adds the bytes of a buffer.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hasher.update(bufferPointer) }
    /// The digest of what was added.
    public func finalize() -> Digest { Digest(bytes: hasher.finalize()) }
  }

}
