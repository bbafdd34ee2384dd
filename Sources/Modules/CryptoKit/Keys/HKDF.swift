public import Foundation

/// Keys derived from another with a hash function (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
  /// A key of key material, a salt and information.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }
  /// A key of key material and information.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }
  /// A key of key material and a salt.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
  }
  /// A key of key material.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// The first step: a key of the size of a digest.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let key = SymmetricKey(bytes: salt.map { Array($0) } ?? [])
    return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: key)
  }
  /// The second step: a key of any size up to 255 digests.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    precondition(outputByteCount <= 255 * H.Digest.byteCount)
    let key = SymmetricKey(data: prk)
    var (result, part, counter): ([UInt8], [UInt8], UInt8) = ([], [], 0)
    while result.count < outputByteCount {
      counter += 1
      var hmac = HMAC<H>(key: key)
      hmac.update(data: part)
      if let info { hmac.update(data: info) }
      hmac.update(data: [counter])
      part = hmac.finalize().bytes
      result += part
    }
    return SymmetricKey(bytes: Array(result.prefix(outputByteCount)))
  }
}
