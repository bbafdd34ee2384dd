import Foundation
import PlainviewCryptoKit
import Testing

/// The vectors of FIPS 180-4 and RFC 1321.
@Suite struct HashTests {
  private let abc = Data("abc".utf8)

  @Test func `Hashes of abc are those of the standards`() {
    #expect(hexText(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hexText(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hexText(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(hexText(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hexText(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
  }

  @Test func `Hashes of no data are those of the standards`() {
    #expect(hexText(SHA256.hash(data: Data())) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hexText(Insecure.SHA1.hash(data: Data())) == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(hexText(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test func `Hashes of texts over two blocks are those of the standards`() {
    let short = Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
    #expect(hexText(SHA256.hash(data: short)) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(hexText(Insecure.SHA1.hash(data: short)) == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    let digits = Data(String(repeating: "1234567890", count: 8).utf8)
    #expect(hexText(Insecure.MD5.hash(data: digits)) == "57edf4a22be3c955ac49da2e2107b67a")
    let long = Data(
      ("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu").utf8)
    #expect(
      hexText(SHA384.hash(data: long))
        == "09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039")
    #expect(
      hexText(SHA512.hash(data: long))
        == "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
        + "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909")
  }

  @Test func `A million letters give the hash of the standard`() {
    let million = Data(repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(hexText(SHA256.hash(data: million)) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test(arguments: [1, 3, 63, 64, 65, 127, 128, 129, 200]) func `Parts of any size give the hash of the whole`(
    size: Int
  ) {
    func check<H: HashFunction>(_ type: H.Type) {
      let data = Data((0..<700).map { UInt8(truncatingIfNeeded: $0 &* 7) })
      var function = H()
      for start in stride(from: 0, to: data.count, by: size) {
        function.update(data: data[start..<min(start + size, data.count)])
      }
      #expect(function.finalize() == H.hash(data: data))
    }
    check(SHA256.self)
    check(SHA384.self)
    check(SHA512.self)
    check(Insecure.SHA1.self)
    check(Insecure.MD5.self)
  }

  @Test func `A copy of a function goes on alone, and a digest does not end the function`() {
    var first = SHA256()
    first.update(data: Data("ab".utf8))
    var second = first
    #expect(first.finalize() == SHA256.hash(data: Data("ab".utf8)))
    first.update(data: Data("c".utf8))
    second.update(data: Data("d".utf8))
    #expect(first.finalize() == SHA256.hash(data: abc))
    #expect(second.finalize() == SHA256.hash(data: Data("abd".utf8)))
  }

  @Test func `A digest has a description, a size, bytes, and equals data of its bytes`() {
    let digest = Insecure.MD5.hash(data: abc)
    #expect(digest.description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
    #expect(Insecure.MD5Digest.byteCount == 16)
    #expect(digest.withUnsafeBytes { $0.count } == 16)
    #expect(digest == Data(hexBytes("900150983cd24fb0d6963f7d28e17f72")))
    #expect(digest.map { String(format: "%02x", $0) }.joined() == "900150983cd24fb0d6963f7d28e17f72")
    #expect(Set([digest, Insecure.MD5.hash(data: abc), Insecure.MD5.hash(data: Data())]).count == 2)
    #expect("\(SHA256.hash(data: abc))".hasPrefix("SHA256 digest: ba7816bf"))
  }
}
