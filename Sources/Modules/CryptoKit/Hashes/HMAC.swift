public import Foundation

/// A code that authenticates data.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
  /// The number of bytes.
  var byteCount: Int { get }
}

extension MessageAuthenticationCode {
  /// Whether two codes have the same bytes.
  public static func == (lhs: Self, rhs: Self) -> Bool { Array(lhs) == Array(rhs) }
  /// Whether a code has the bytes of data.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { Array(lhs) == Array(rhs) }
  /// The bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0) }.makeIterator() }
  /// The bytes in hexadecimal digits.
  public var description: String { "\(Self.self): \(HexText.of(self))" }
}

/// A code that a hash function and a key have made.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, Sendable {
  let bytes: [UInt8]

  /// The number of bytes.
  public var byteCount: Int { H.Digest.byteCount }
  /// The name of the function and the bytes in hexadecimal digits.
  public var description: String { "HMAC with \(H.self): \(HexText.of(bytes))" }
  /// Calls the closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// Adds the bytes to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// The authentication of data with a hash function and a key (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// The key of the code.
  public typealias Key = SymmetricKey
  /// The code.
  public typealias MAC = HashedAuthenticationCode<H>
  private var inner = H()
  private var outer = H()

  /// Starts a code with a key.
  public init(key: SymmetricKey) {
    var bytes = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    bytes += Array(repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5c })
  }

  /// The code of data.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var hmac = Self(key: key)
    hmac.update(data: data)
    return hmac.finalize()
  }
  /// Whether a code belongs to data.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool { authenticationCode == Self.authenticationCode(for: authenticatedData, using: key) }
  /// Whether the bytes of a code belong to data.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode.withUnsafeBytes { Array($0) }
      == Self.authenticationCode(for: authenticatedData, using: key).bytes
  }
  /// Whether a code belongs to the bytes of a buffer.
  public static func isValidAuthenticationCode(
    _ mac: MAC, authenticating bufferPointer: UnsafeRawBufferPointer, using key: SymmetricKey
  ) -> Bool { mac == authenticationCode(for: Array(bufferPointer), using: key) }

  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  /// The code of what was added.
  public func finalize() -> MAC {
    var last = outer
    last.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(last.finalize()))
  }
}
