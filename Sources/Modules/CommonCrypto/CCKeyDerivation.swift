/// How a key is derived from a password.
public typealias CCPBKDFAlgorithm = UInt32
/// The hash function of a derived key.
public typealias CCPseudoRandomAlgorithm = UInt32
/// The derivation of RFC 8018.
public var kCCPBKDF2: Int { 2 }
/// SHA-1.
public var kCCPRFHmacAlgSHA1: Int { 1 }
/// SHA-2 with 224 bits.
public var kCCPRFHmacAlgSHA224: Int { 2 }
/// SHA-2 with 256 bits.
public var kCCPRFHmacAlgSHA256: Int { 3 }
/// SHA-2 with 384 bits.
public var kCCPRFHmacAlgSHA384: Int { 4 }
/// SHA-2 with 512 bits.
public var kCCPRFHmacAlgSHA512: Int { 5 }

/// Writes a key that follows from a password and a salt.
@discardableResult public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
  let functions = [
    kCCPRFHmacAlgSHA1: kCCHmacAlgSHA1, kCCPRFHmacAlgSHA224: kCCHmacAlgSHA224, kCCPRFHmacAlgSHA256: kCCHmacAlgSHA256,
    kCCPRFHmacAlgSHA384: kCCHmacAlgSHA384, kCCPRFHmacAlgSHA512: kCCHmacAlgSHA512,
  ]
  let secret = Array(UnsafeRawBufferPointer(start: password, count: password == nil ? 0 : passwordLen))
  let salted = Array(UnsafeRawBufferPointer(start: salt, count: salt == nil ? 0 : saltLen))
  guard Int(algorithm) == kCCPBKDF2, let function = functions[Int(prf)], rounds > 0, derivedKeyLen > 0, let derivedKey,
    let start = keyedHash(CCHmacAlgorithm(function), secret)
  else { return Int32(kCCParamError) }
  func code(_ bytes: [UInt8]) -> [UInt8] {
    var copy = start
    bytes.withUnsafeBytes { copy.update($0) }
    return copy.finalize()
  }
  var (written, block): (Int, UInt32) = (0, 0)
  while written < derivedKeyLen {
    block += 1
    var last = code(salted + (0..<4).map { UInt8(truncatingIfNeeded: block >> (24 - 8 * $0)) })
    var sum = last
    for _ in 1..<max(rounds, 1) {
      last = code(last)
      for index in sum.indices { sum[index] ^= last[index] }
    }
    let count = min(sum.count, derivedKeyLen - written)
    (derivedKey + written).update(from: sum, count: count)
    written += count
  }
  return Int32(kCCSuccess)
}
