public import Foundation

/// A secret that two owners of keys have agreed on.
public struct SharedSecret: ContiguousBytes, Sendable, Hashable, CustomStringConvertible {
  let bytes: [UInt8]

  /// Calls the closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// The bytes in hexadecimal digits.
  public var description: String { "SharedSecret: " + HexText.of(bytes) }
  /// Whether a secret has the bytes of data.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { lhs.bytes == Array(rhs) }

  /// A key that follows from the secret as X9.63 says.
  public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    var (result, counter): ([UInt8], UInt32) = ([], 0)
    while result.count < outputByteCount {
      counter += 1
      var function = H()
      function.update(data: bytes)
      function.update(data: (0..<4).map { UInt8(truncatingIfNeeded: counter >> (24 - 8 * $0)) })
      function.update(data: sharedInfo)
      result += function.finalize()
    }
    return SymmetricKey(bytes: Array(result.prefix(outputByteCount)))
  }
  /// A key that follows from the secret as HKDF says.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(bytes: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
  }
}
