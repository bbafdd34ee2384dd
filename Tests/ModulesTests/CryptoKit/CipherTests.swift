import Foundation
import PlainviewCryptoKit
import Testing

/// The vectors of NIST's Galois counter mode, RFC 8439 and RFC 3394.
@Suite struct CipherTests {
  private let key = SymmetricKey(data: hexBytes("feffe9928665731c6d6a8f9467308308"))
  private let text = hexBytes(
    "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
      + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
  private let more = hexBytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")

  @Test func `Sealed boxes of AES are those of NIST`() throws {
    let zero = SymmetricKey(data: Data(repeating: 0, count: 16))
    let nonce = try AES.GCM.Nonce(data: Data(repeating: 0, count: 12))
    let empty = try AES.GCM.seal(Data(), using: zero, nonce: nonce)
    #expect(hexText(empty.tag) == "58e2fccefa7e3061367f1d57a4e7455a")
    let block = try AES.GCM.seal(Data(repeating: 0, count: 16), using: zero, nonce: nonce)
    #expect(hexText(block.ciphertext) == "0388dace60b6a392f328c2b971b2fe78")
    #expect(hexText(block.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
    let large = try AES.GCM.seal(
      Data(repeating: 0, count: 16), using: SymmetricKey(data: Data(repeating: 0, count: 32)), nonce: nonce)
    #expect(hexText(large.ciphertext) == "cea7403d4d606b6e074ec5d3baf39d18")
    #expect(hexText(large.tag) == "d0d1c8a799996bf0265b98b5d48ab919")
  }

  @Test func `Data that is only authenticated counts`() throws {
    let nonce = try AES.GCM.Nonce(data: hexBytes("cafebabefacedbaddecaf888"))
    let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: more)
    #expect(
      hexText(box.ciphertext) == "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
        + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091")
    #expect(hexText(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
    #expect(try AES.GCM.open(box, using: key, authenticating: more) == Data(text))
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
    let combined = try #require(box.combined)
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key, authenticating: more) == Data(text))
    var changed = combined
    changed[20] ^= 1
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key, authenticating: more)
    }
  }

  @Test func `A longer nonce is hashed, and its box has no combined data`() throws {
    let nonce = try AES.GCM.Nonce(
      data: hexBytes(
        "9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728"
          + "c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57a637b39b"))
    let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: more)
    #expect(hexText(box.tag) == "619cc5aefffe0bfa462af43c1699d050")
    #expect(hexText(box.ciphertext).hasPrefix("8ce24998625615b603a033aca13fb894"))
    #expect(box.combined == nil)
  }

  @Test func `Keys, nonces, boxes and tags of other sizes are errors`() throws {
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(text, using: SymmetricKey(data: Data(repeating: 0, count: 15)))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) { try ChaChaPoly.seal(text, using: key) }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data(count: 11)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.Nonce(data: Data(count: 13)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try ChaChaPoly.SealedBox(nonce: ChaChaPoly.Nonce(), ciphertext: Data(), tag: Data(count: 15))
    }
  }

  @Test func `A box without a given nonce has a random one`() throws {
    let (first, second) = (try AES.GCM.seal(text, using: key), try AES.GCM.seal(text, using: key))
    #expect(Data(first.nonce) != Data(second.nonce))
    #expect(try AES.GCM.open(first, using: key) == AES.GCM.open(second, using: key))
    #expect(Array(first.nonce).count == 12)
  }

  @Test func `The sealed box of ChaChaPoly is that of RFC 8439`() throws {
    let text = Data(
      ("Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
        + "sunscreen would be it.").utf8)
    let key = SymmetricKey(data: (0x80...0x9f).map { UInt8($0) })
    let nonce = try ChaChaPoly.Nonce(data: hexBytes("070000004041424344454647"))
    let more = hexBytes("50515253c0c1c2c3c4c5c6c7")
    let box = try ChaChaPoly.seal(text, using: key, nonce: nonce, authenticating: more)
    #expect(hexText(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
    #expect(
      hexText(box.ciphertext) == "d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6"
        + "3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36"
        + "92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc" + "3ff4def08e4b7a9de576d26586cec64b6116")
    let again = try ChaChaPoly.SealedBox(combined: box.combined)
    #expect(try ChaChaPoly.open(again, using: key, authenticating: more) == text)
    #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(again, using: key) }
  }

  @Test func `Wrapped keys are those of RFC 3394`() throws {
    let kek = SymmetricKey(data: (0..<32).map { UInt8($0) })
    let key = SymmetricKey(data: hexBytes("00112233445566778899aabbccddeeff000102030405060708090a0b0c0d0e0f"))
    let wrapped = try AES.KeyWrap.wrap(key, using: kek)
    #expect(hexText(wrapped) == "28c9f404c4b810f4cbccb35cfb87f8263f5786e2d80ed326cbc7f0e71a99f43bfb988b9b7a02dd21")
    #expect(try AES.KeyWrap.unwrap(wrapped, using: kek) == key)
    #expect(throws: CryptoKitError.unwrapFailure) { try AES.KeyWrap.unwrap(wrapped, using: key) }
    #expect(throws: CryptoKitError.wrapFailure) { try AES.KeyWrap.wrap(SymmetricKey(data: Data(count: 9)), using: kek) }
  }
}
