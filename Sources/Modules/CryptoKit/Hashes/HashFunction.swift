public import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, Sendable, ContiguousBytes, CustomStringConvertible, Sequence where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// A function that computes a digest of data, at once or in parts.
public protocol HashFunction: Sendable {
  /// The number of bytes of a block.
  static var blockByteCount: Int { get }
  /// The digest of the function.
  associatedtype Digest: PlainviewCryptoKit.Digest
  /// The number of bytes of the digest.
  static var byteCount: Int { get }
  /// Starts with no data.
  init()
  /// Adds the bytes of a buffer.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The digest of what was added.
  func finalize() -> Self.Digest
}

extension HashFunction {
  /// The digest of data.
  public static func hash<D: DataProtocol>(data: D) -> Self.Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

extension Digest {
  /// The bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0) }.makeIterator() }
  /// Whether two digests have the same bytes.
  public static func == (lhs: Self, rhs: Self) -> Bool { Array(lhs) == Array(rhs) }
  /// Whether a digest has the bytes of data.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { Array(lhs) == Array(rhs) }
  /// Whether a digest has other bytes than data.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
  /// Adds the bytes to a hasher.
  public func hash(into hasher: inout Hasher) { withUnsafeBytes { hasher.combine(bytes: $0) } }
}
