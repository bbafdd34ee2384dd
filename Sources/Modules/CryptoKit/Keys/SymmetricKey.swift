public import Foundation

/// The size of a symmetric key.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int

  /// 128 bits.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  /// 192 bits.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  /// 256 bits.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }

  /// A size of a number of bits, which is a multiple of 8.
  public init(bitCount: Int) {
    precondition(bitCount > 0 && bitCount % 8 == 0)
    self.bitCount = bitCount
  }
}

/// A key for encryption and authentication; its bytes stay readable in memory.
public struct SymmetricKey: ContiguousBytes, Sendable, Equatable {
  let bytes: [UInt8]

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  init(bytes: [UInt8]) { self.bytes = bytes }
  /// A key of the bytes of data.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  /// A random key.
  public init(size: SymmetricKeySize) { bytes = RandomBytes.next(size.bitCount / 8) }

  /// Calls the closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
