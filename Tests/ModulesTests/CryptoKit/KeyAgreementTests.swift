import Foundation
import PlainviewCryptoKit
import Testing

/// The vectors of RFC 7748.
@Suite struct KeyAgreementTests {
  private typealias Keys = Curve25519.KeyAgreement

  @Test func `Two owners agree on the secret of RFC 7748`() throws {
    let alice = try Keys.PublicKey(
      rawRepresentation: hexBytes("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"))
    let bob = try Keys.PrivateKey(
      rawRepresentation: hexBytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
    #expect(
      hexText(bob.publicKey.rawRepresentation) == "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f")
    let secret = try bob.sharedSecretFromKeyAgreement(with: alice)
    #expect(
      secret.withUnsafeBytes { hexText($0) } == "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
    let carol = Keys.PrivateKey()
    #expect(
      try carol.sharedSecretFromKeyAgreement(with: bob.publicKey)
        == bob.sharedSecretFromKeyAgreement(with: carol.publicKey))
    let key = secret.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
    let input = SymmetricKey(data: secret)
    #expect(key == HKDF<SHA256>.deriveKey(inputKeyMaterial: input, outputByteCount: 32))
    let other = secret.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: Data([7]), outputByteCount: 32)
    let bytes = secret.withUnsafeBytes { Data($0) }
    #expect(other == SymmetricKey(data: SHA256.hash(data: bytes + [0, 0, 0, 1, 7])))
  }

  @Test func `A key of another size is an error`() {
    #expect(throws: CryptoKitError.incorrectKeySize) { try Keys.PublicKey(rawRepresentation: Data(count: 31)) }
    #expect(throws: CryptoKitError.incorrectKeySize) { try Keys.PrivateKey(rawRepresentation: Data(count: 33)) }
  }
}
