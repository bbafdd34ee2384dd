/// AES in Galois counter mode (NIST SP 800-38D).
struct GaloisCounter {
  private let cipher: AESBlocks
  private let high: UInt64
  private let low: UInt64

  init?(key: [UInt8]) {
    guard let cipher = AESBlocks(key: key) else { return nil }
    self.cipher = cipher
    (high, low) = Self.words(cipher.encrypted(Array(repeating: 0, count: 16)), 0)
  }

  /// 16 bytes from an index as two words; bytes after the end are 0.
  private static func words(_ bytes: [UInt8], _ start: Int) -> (UInt64, UInt64) {
    bytes.withUnsafeBufferPointer {
      let (base, end) = ($0.baseAddress!, $0.count)
      var (first, second): (UInt64, UInt64) = (0, 0)
      var index = start
      while index < start &+ 8 {
        first = (first &<< 8) | UInt64(index < end ? base[index] : 0)
        second = (second &<< 8) | UInt64(index &+ 8 < end ? base[index &+ 8] : 0)
        index &+= 1
      }
      return (first, second)
    }
  }

  private static func bytes(_ words: (UInt64, UInt64)) -> [UInt8] {
    [words.0, words.1].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) } }
  }

  private func multiplied(_ value: (UInt64, UInt64)) -> (UInt64, UInt64) {
    var (x, y, h, l): (UInt64, UInt64, UInt64, UInt64) = (0, 0, high, low)
    var bit: UInt64 = 0
    while bit < 128 {
      let word = bit < 64 ? value.0 : value.1
      let mask = 0 &- ((word &>> (63 &- (bit & 63))) & 1)
      x ^= h & mask
      y ^= l & mask
      let carry = 0 &- (l & 1)
      l = (l &>> 1) | (h &<< 63)
      h = (h &>> 1) ^ (carry & 0xe100_0000_0000_0000)
      bit &+= 1
    }
    return (x, y)
  }

  private func hashed(_ parts: [[UInt8]], lengths: (Int, Int)) -> (UInt64, UInt64) {
    var sum: (UInt64, UInt64) = (0, 0)
    for part in parts {
      for start in stride(from: 0, to: part.count, by: 16) {
        let words = Self.words(part, start)
        sum = multiplied((sum.0 ^ words.0, sum.1 ^ words.1))
      }
    }
    return multiplied((sum.0 ^ UInt64(lengths.0) << 3, sum.1 ^ UInt64(lengths.1) << 3))
  }

  private func counter(_ nonce: [UInt8]) -> [UInt8] {
    nonce.count == 12 ? nonce + [0, 0, 0, 1] : Self.bytes(hashed([nonce], lengths: (0, nonce.count)))
  }

  /// Encrypts or decrypts.
  func crypted(_ text: [UInt8], nonce: [UInt8]) -> [UInt8] {
    var (counter, result, block) = (counter(nonce), text, [UInt8](repeating: 0, count: 16))
    result.withUnsafeMutableBufferPointer { result in
      counter.withUnsafeMutableBufferPointer { counter in
        block.withUnsafeMutableBufferPointer { block in
          let (text, counter, block) = (result.baseAddress, counter.baseAddress!, block.baseAddress!)
          var index = 0
          while index < result.count {
            if index & 15 == 0 {
              var digit = 15
              repeat {
                counter[digit] &+= 1
                digit &-= 1
              } while counter[digit &+ 1] == 0 && digit > 11
              block.update(from: counter, count: 16)
              cipher.encrypt(block)
            }
            text![index] ^= block[index & 15]
            index &+= 1
          }
        }
      }
    }
    return result
  }

  /// The tag of encrypted text and of what is authenticated with it.
  func tag(_ ciphertext: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) -> [UInt8] {
    let sum = Self.bytes(hashed([data, ciphertext], lengths: (data.count, ciphertext.count)))
    return zip(sum, cipher.encrypted(counter(nonce))).map { $0 ^ $1 }
  }
}
