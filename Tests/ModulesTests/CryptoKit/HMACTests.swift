import Foundation
import PlainviewCryptoKit
import Testing

/// The vectors of RFC 2202, RFC 4231 and RFC 5869.
@Suite struct HMACTests {
  private let jefe = SymmetricKey(data: Data("Jefe".utf8))
  private let question = Data("what do ya want for nothing?".utf8)

  @Test func `Codes are those of the standards`() {
    #expect(
      hexText(HMAC<SHA256>.authenticationCode(for: question, using: jefe))
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      hexText(HMAC<SHA384>.authenticationCode(for: question, using: jefe))
        == "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649")
    #expect(
      hexText(HMAC<SHA512>.authenticationCode(for: question, using: jefe))
        == "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
        + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737")
    #expect(
      hexText(HMAC<Insecure.SHA1>.authenticationCode(for: question, using: jefe))
        == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    #expect(
      hexText(HMAC<Insecure.MD5>.authenticationCode(for: question, using: jefe)) == "750c783e6ab0b503eaa86e310a5db738")
  }

  @Test func `A key longer than a block is hashed`() {
    let key = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      hexText(HMAC<SHA256>.authenticationCode(for: text, using: key))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  @Test func `Parts give the code of the whole, which is valid for its data alone`() {
    var hmac = HMAC<SHA256>(key: jefe)
    hmac.update(data: question.prefix(5))
    hmac.update(data: question.dropFirst(5))
    let code = hmac.finalize()
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: question, using: jefe))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: question, using: jefe))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: question + [0], using: jefe))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code.dropLast()), authenticating: question, using: jefe))
    #expect(code.byteCount == 32)
    #expect(code.description.hasPrefix("HMAC with SHA256: 5bdcc146"))
  }

  @Test func `Derived keys are those of RFC 5869`() {
    let input = SymmetricKey(data: Data(repeating: 0x0b, count: 22))
    let (salt, info) = (hexBytes("000102030405060708090a0b0c"), hexBytes("f0f1f2f3f4f5f6f7f8f9"))
    let key = HKDF<SHA256>.deriveKey(inputKeyMaterial: input, salt: salt, info: info, outputByteCount: 42)
    let expected = "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
    #expect(key.withUnsafeBytes { hexText($0) } == expected)
    let first = HKDF<SHA256>.extract(inputKeyMaterial: input, salt: salt)
    #expect(hexText(first) == "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5")
    #expect(HKDF<SHA256>.expand(pseudoRandomKey: first, info: info, outputByteCount: 42) == key)
    let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: input, outputByteCount: 42)
    #expect(
      plain.withUnsafeBytes { hexText($0) }
        == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
    #expect(HKDF<SHA256>.deriveKey(inputKeyMaterial: input, info: Data(), outputByteCount: 42) == plain)
    #expect(HKDF<SHA256>.deriveKey(inputKeyMaterial: input, salt: Data(), outputByteCount: 42) == plain)
  }

  @Test func `A symmetric key has a size, and two random keys differ`() {
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
    #expect(SymmetricKey(size: .bits128).withUnsafeBytes { $0.count } == 16)
    #expect(SymmetricKey(size: SymmetricKeySize(bitCount: 64)).bitCount == 64)
    #expect(SymmetricKey(size: .bits192) != SymmetricKey(size: .bits192))
    #expect(jefe == SymmetricKey(data: Data("Jefe".utf8)))
  }
}
