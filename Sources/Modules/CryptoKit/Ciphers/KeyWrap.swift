public import Foundation

extension AES {
  /// The wrapping of keys of RFC 3394.
  public enum KeyWrap: Sendable {
    private static let start = [UInt8](repeating: 0xa6, count: 8)

    private static func cipher(_ key: SymmetricKey) throws -> AESBlocks {
      guard let cipher = AESBlocks(key: key.bytes) else { throw CryptoKitError.incorrectKeySize }
      return cipher
    }
    private static func mixed(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
      (0..<8).map { bytes[$0] ^ UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
    }

    /// A key encrypted with another.
    public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
      let (cipher, bytes) = (try cipher(kek), keyToWrap.bytes)
      guard bytes.count % 8 == 0, bytes.count >= 16 else { throw CryptoKitError.wrapFailure }
      var parts = stride(from: 0, to: bytes.count, by: 8).map { Array(bytes[$0..<($0 + 8)]) }
      var first = start
      for step in 0..<(6 * parts.count) {
        let block = cipher.encrypted(first + parts[step % parts.count])
        first = mixed(block, step + 1)
        parts[step % parts.count] = Array(block.suffix(8))
      }
      return Data(first + parts.flatMap { $0 })
    }

    /// The key that was encrypted with another.
    public static func unwrap<WrappedKey: DataProtocol>(
      _ wrappedKey: WrappedKey, using kek: SymmetricKey
    ) throws -> SymmetricKey {
      let (cipher, bytes) = (try cipher(kek), Array(wrappedKey))
      guard bytes.count % 8 == 0, bytes.count >= 24 else { throw CryptoKitError.incorrectParameterSize }
      var parts = stride(from: 8, to: bytes.count, by: 8).map { Array(bytes[$0..<($0 + 8)]) }
      var first = Array(bytes.prefix(8))
      for step in (0..<(6 * parts.count)).reversed() {
        let block = cipher.decrypted(mixed(first, step + 1) + parts[step % parts.count])
        first = Array(block.prefix(8))
        parts[step % parts.count] = Array(block.suffix(8))
      }
      guard first == start else { throw CryptoKitError.unwrapFailure }
      return SymmetricKey(bytes: parts.flatMap { $0 })
    }
  }
}
