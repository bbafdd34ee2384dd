public import Foundation

/// The curve of RFC 7748 and RFC 8032; keys are not protected against observation of timing.
public enum Curve25519: Sendable {}

/// The agreement on secrets with the curve 25519 (RFC 7748).
enum X25519 {
  static let field = PrimeField("7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed")
  static let base: [UInt8] = [9] + Array(repeating: 0, count: 31)

  /// The product of a number and a point.
  static func product(_ scalar: [UInt8], _ point: [UInt8]) -> [UInt8] {
    let f = field
    var k = scalar
    k[0] &= 248
    k[31] = (k[31] & 127) | 64
    var u = point
    u[31] &= 127
    let x1 = f.reduced(u.reversed())
    let factor = f.element(small: 121665)
    var (x2, z2, x3, z3, swapped) = (f.one, f.zero, x1, f.one, false)
    for bit in (0..<255).reversed() {
      let isSet = k[bit / 8] >> UInt8(bit % 8) & 1 != 0
      if swapped != isSet { (x2, z2, x3, z3) = (x3, z3, x2, z2) }
      swapped = isSet
      let (a, b, c, d) = (f.add(x2, z2), f.subtract(x2, z2), f.add(x3, z3), f.subtract(x3, z3))
      let (aa, bb, da, cb) = (f.multiply(a, a), f.multiply(b, b), f.multiply(d, a), f.multiply(c, b))
      let (e, sum, difference) = (f.subtract(aa, bb), f.add(da, cb), f.subtract(da, cb))
      x3 = f.multiply(sum, sum)
      z3 = f.multiply(x1, f.multiply(difference, difference))
      x2 = f.multiply(aa, bb)
      z2 = f.multiply(e, f.add(aa, f.multiply(factor, e)))
    }
    if swapped { (x2, z2) = (x3, z3) }
    return f.bytes(f.multiply(x2, f.inverted(z2))).reversed()
  }
}

extension Curve25519 {
  /// Keys that agree on secrets.
  public enum KeyAgreement: Sendable {
    /// The key that others may know.
    public struct PublicKey: Sendable {
      let bytes: [UInt8]
      /// A key of 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
      }
      init(bytes: [UInt8]) { self.bytes = bytes }
      /// The 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }
    }

    /// The key that its owner alone knows.
    public struct PrivateKey: Sendable {
      let bytes: [UInt8]
      /// A random key.
      public init() { bytes = RandomBytes.next(32) }
      /// A key of 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
      }
      /// The 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }
      /// The key that others may know.
      public var publicKey: PublicKey { PublicKey(bytes: X25519.product(bytes, X25519.base)) }
      /// The secret that both owners compute.
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        let secret = X25519.product(bytes, publicKeyShare.bytes)
        guard secret.contains(where: { $0 != 0 }) else { throw CryptoKitError.underlyingCoreCryptoError(error: -7) }
        return SharedSecret(bytes: secret)
      }
    }
  }
}
