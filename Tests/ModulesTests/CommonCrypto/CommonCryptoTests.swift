import Foundation
import PlainviewCommonCrypto
import Testing

/// CommonCrypto's functions as apps call them, with vectors of FIPS 180-4, RFC 4231, RFC 6070 and NIST SP 800-38A.
@Suite struct CommonCryptoTests {
  private let abc = Data("abc".utf8)
  private let key = hexBytes("2b7e151628aed2a6abf7158809cf4f3c")
  private let block = hexBytes("6bc1bee22e409f96e93d7e117393172a")
  private let vector = hexBytes("000102030405060708090a0b0c0d0e0f")

  private func crypt(
    _ operation: Int, _ options: Int, _ input: [UInt8], iv: [UInt8]?, key: [UInt8]? = nil, room: Int = 64
  ) -> (CCCryptorStatus, [UInt8]) {
    let key = key ?? self.key
    var (output, count) = ([UInt8](repeating: 0, count: room), 0)
    let status = CCCrypt(
      CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count, iv, input, input.count,
      &output, output.count, &count)
    return (status, status == kCCSuccess ? Array(output.prefix(count)) : [UInt8(count)])
  }

  @Test func `Digests are written as apps ask for them`() {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    abc.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(abc.count), &digest) }
    #expect(hexText(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    digest = Array(repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5("abc", 3, &digest)
    #expect(hexText(digest) == "900150983cd24fb0d6963f7d28e17f72")
    digest = Array(repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    CC_SHA1([UInt8](abc), 3, &digest)
    #expect(hexText(digest) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    digest = Array(repeating: 0, count: Int(CC_SHA224_DIGEST_LENGTH))
    CC_SHA224("abc", 3, &digest)
    #expect(hexText(digest) == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
    digest = Array(repeating: 0, count: Int(CC_SHA384_DIGEST_LENGTH))
    CC_SHA384("abc", 3, &digest)
    #expect(hexText(digest).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
    digest = Array(repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
    CC_SHA512("abc", 3, &digest)
    #expect(hexText(digest).hasPrefix("ddaf35a193617abacc417349ae204131"))
  }

  @Test func `A context gives the digest of its parts`() {
    var context = CC_SHA256_CTX()
    var digest = [UInt8](repeating: 0, count: 32)
    #expect(CC_SHA256_Init(&context) == 1)
    CC_SHA256_Update(&context, "a", 1)
    CC_SHA256_Update(&context, "bc", 2)
    #expect(CC_SHA256_Final(&digest, &context) == 1)
    #expect(hexText(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    var other = CC_MD5_CTX()
    CC_MD5_Init(&other)
    CC_MD5_Update(&other, "abc", 3)
    CC_MD5_Final(&digest, &other)
    #expect(hexText(digest.prefix(16)) == "900150983cd24fb0d6963f7d28e17f72")
  }

  @Test func `An authentication code is that of RFC 4231`() {
    let text = "what do ya want for nothing?"
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, text, text.utf8.count, &code)
    #expect(hexText(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), "Jefe", 4, text, text.utf8.count, &code)
    #expect(hexText(code.prefix(20)) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
  }

  @Test func `Blocks are encrypted as NIST says, and back`() {
    let single = crypt(kCCEncrypt, kCCOptionECBMode, block, iv: nil)
    #expect(single.0 == kCCSuccess)
    #expect(hexText(single.1) == "3ad77bb40d7a3660a89ecaf32466ef97")
    #expect(crypt(kCCDecrypt, kCCOptionECBMode, single.1, iv: nil).1 == block)
    let two = block + hexBytes("ae2d8a571e03ac9c9eb76fac45af8e51")
    let chained = crypt(kCCEncrypt, 0, two, iv: vector)
    #expect(hexText(chained.1) == "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2")
    #expect(crypt(kCCDecrypt, 0, chained.1, iv: vector).1 == two)
    let large = hexBytes("603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4")
    #expect(
      hexText(crypt(kCCEncrypt, kCCOptionECBMode, block, iv: nil, key: large).1) == "f3eed1bdb5d2a03c064b5a7e3db181f8")
    let middle = hexBytes("8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b")
    #expect(
      hexText(crypt(kCCEncrypt, kCCOptionECBMode, block, iv: nil, key: middle).1) == "bd334f1d6e45f25ff712a214571fa5cc")
  }

  @Test(arguments: [0, 1, 15, 16, 17]) func `Padded data of any size comes back`(size: Int) {
    let text = (0..<size).map { UInt8($0) }
    let sealed = crypt(kCCEncrypt, kCCOptionPKCS7Padding, text, iv: vector)
    #expect(sealed.1.count == (size / 16 + 1) * 16)
    let opened = crypt(kCCDecrypt, kCCOptionPKCS7Padding, sealed.1, iv: vector)
    #expect(opened.0 == kCCSuccess)
    #expect(opened.1 == text)
  }

  @Test func `Wrong sizes have statuses of their own`() {
    #expect(crypt(kCCEncrypt, 0, Array(block.dropLast()), iv: vector).0 == kCCAlignmentError)
    #expect(crypt(kCCEncrypt, 0, block, iv: vector, key: [1]).0 == kCCKeySizeError)
    let small = crypt(kCCEncrypt, kCCOptionPKCS7Padding, block, iv: vector, room: 16)
    #expect(small.0 == kCCBufferTooSmall)
    #expect(small.1 == [32])
    #expect(CCCrypt(0, 4, 0, key, 16, nil, block, 16, nil, 0, nil) == kCCUnimplemented)
  }

  @Test func `A key of a password is that of RFC 6070`() {
    func derived(_ rounds: UInt32, _ count: Int) -> String {
      var key = [UInt8](repeating: 0, count: count)
      let status = CCKeyDerivationPBKDF(
        CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1),
        rounds, &key, key.count)
      #expect(status == kCCSuccess)
      return hexText(key)
    }
    #expect(derived(1, 20) == "0c60c80f961f0e71f3a9b524af6012062fe037a6")
    #expect(derived(2, 20) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    #expect(derived(2, 21).hasPrefix("ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"))
    var key: [UInt8] = [0]
    #expect(CCKeyDerivationPBKDF(2, "password", 8, nil, 0, 1, 0, &key, 1) == kCCParamError)
  }

  @Test func `Random bytes differ`() {
    var (first, second) = ([UInt8](repeating: 0, count: 16), [UInt8](repeating: 0, count: 16))
    #expect(CCRandomGenerateBytes(&first, 16) == kCCSuccess)
    #expect(CCRandomGenerateBytes(&second, 16) == kCCSuccess)
    #expect(first != second)
  }
}
