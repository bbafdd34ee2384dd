/// ChaCha20 and Poly1305 of RFC 8439.
struct ChaCha20Poly1305 {
  private let key: [UInt32]

  init?(key: [UInt8]) {
    guard key.count == 32 else { return nil }
    self.key = Self.words(key)
  }

  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
    }
  }

  private static func mix(_ x: UnsafeMutablePointer<UInt32>, _ a: Int, _ b: Int, _ c: Int, _ d: Int) {
    var (p, q, r, s) = (x[a], x[b], x[c], x[d])
    p = p &+ q
    s = s ^ p
    s = (s &<< 16) | (s &>> 16)
    r = r &+ s
    q = q ^ r
    q = (q &<< 12) | (q &>> 20)
    p = p &+ q
    s = s ^ p
    s = (s &<< 8) | (s &>> 24)
    r = r &+ s
    q = q ^ r
    q = (q &<< 7) | (q &>> 25)
    x[a] = p
    x[b] = q
    x[c] = r
    x[d] = s
  }

  /// Encrypts or decrypts with the blocks from a number on.
  func crypted(_ text: [UInt8], nonce: [UInt8], counter: UInt32 = 1) -> [UInt8] {
    var start = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574] + key + [counter] + Self.words(nonce)
    var (result, block) = (text, start)
    result.withUnsafeMutableBufferPointer { result in
      start.withUnsafeMutableBufferPointer { start in
        block.withUnsafeMutableBufferPointer { block in
          let (text, start, x) = (result.baseAddress, start.baseAddress!, block.baseAddress!)
          var index = 0
          while index < result.count {
            if index & 63 == 0 {
              Self.fill(x, from: start)
              start[12] &+= 1
            }
            let word = x[(index & 63) &>> 2]
            text![index] ^= UInt8(truncatingIfNeeded: word &>> UInt32(truncatingIfNeeded: 8 &* (index & 3)))
            index &+= 1
          }
        }
      }
    }
    return result
  }

  private static func fill(_ x: UnsafeMutablePointer<UInt32>, from start: UnsafeMutablePointer<UInt32>) {
    x.update(from: start, count: 16)
    var round = 0
    while round < 10 {
      mix(x, 0, 4, 8, 12)
      mix(x, 1, 5, 9, 13)
      mix(x, 2, 6, 10, 14)
      mix(x, 3, 7, 11, 15)
      mix(x, 0, 5, 10, 15)
      mix(x, 1, 6, 11, 12)
      mix(x, 2, 7, 8, 13)
      mix(x, 3, 4, 9, 14)
      round &+= 1
    }
    var index = 0
    while index < 16 {
      x[index] &+= start[index]
      index &+= 1
    }
  }

  /// The tag of encrypted text and of what is authenticated with it.
  func tag(_ ciphertext: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) -> [UInt8] {
    func padded(_ bytes: [UInt8]) -> [UInt8] { bytes + Array(repeating: 0, count: (16 - bytes.count % 16) % 16) }
    func length(_ count: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } }
    let once = crypted(Array(repeating: 0, count: 32), nonce: nonce, counter: 0)
    let message = padded(data) + padded(ciphertext) + length(data.count) + length(ciphertext.count)
    return Self.sum(message, key: once)
  }

  /// Poly1305 of a message of whole blocks, in five limbs of 26 bits.
  static func sum(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    let k = words(key).map { UInt64($0) }
    let mask: UInt64 = 0x3ff_ffff
    let (k0, k1, k2, k3) = (k[0] & 0x0fff_ffff, k[1] & 0x0fff_fffc, k[2] & 0x0fff_fffc, k[3] & 0x0fff_fffc)
    let (r0, r1) = (k0 & mask, ((k0 >> 26) | (k1 << 6)) & mask)
    let (r2, r3, r4) = (((k1 >> 20) | (k2 << 12)) & mask, ((k2 >> 14) | (k3 << 18)) & mask, k3 >> 8)
    let (s1, s2, s3, s4) = (r1 * 5, r2 * 5, r3 * 5, r4 * 5)
    var (h0, h1, h2, h3, h4): (UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0)
    message.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let m0 = UInt64(bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self).littleEndian)
        let m1 = UInt64(bytes.loadUnaligned(fromByteOffset: start &+ 4, as: UInt32.self).littleEndian)
        let m2 = UInt64(bytes.loadUnaligned(fromByteOffset: start &+ 8, as: UInt32.self).littleEndian)
        let m3 = UInt64(bytes.loadUnaligned(fromByteOffset: start &+ 12, as: UInt32.self).littleEndian)
        h0 = h0 &+ (m0 & mask)
        h1 = h1 &+ (((m0 &>> 26) | (m1 &<< 6)) & mask)
        h2 = h2 &+ (((m1 &>> 20) | (m2 &<< 12)) & mask)
        h3 = h3 &+ (((m2 &>> 14) | (m3 &<< 18)) & mask)
        h4 = h4 &+ ((m3 &>> 8) | (1 &<< 24))
        let d0 = h0 &* r0 &+ h1 &* s4 &+ h2 &* s3 &+ h3 &* s2 &+ h4 &* s1
        var d1 = h0 &* r1 &+ h1 &* r0 &+ h2 &* s4 &+ h3 &* s3 &+ h4 &* s2
        var d2 = h0 &* r2 &+ h1 &* r1 &+ h2 &* r0 &+ h3 &* s4 &+ h4 &* s3
        var d3 = h0 &* r3 &+ h1 &* r2 &+ h2 &* r1 &+ h3 &* r0 &+ h4 &* s4
        var d4 = h0 &* r4 &+ h1 &* r3 &+ h2 &* r2 &+ h3 &* r1 &+ h4 &* r0
        d1 = d1 &+ (d0 &>> 26)
        d2 = d2 &+ (d1 &>> 26)
        d3 = d3 &+ (d2 &>> 26)
        d4 = d4 &+ (d3 &>> 26)
        let carried = (d0 & mask) &+ (d4 &>> 26) &* 5
        (h0, h1, h2, h3, h4) = (carried & mask, (d1 & mask) &+ (carried &>> 26), d2 & mask, d3 & mask, d4 & mask)
        start &+= 16
      }
    }
    // All carries, and the difference to the prime where that is not negative.
    for _ in 0..<2 {
      (h1, h0) = (h1 + h0 >> 26, h0 & mask)
      (h2, h1) = (h2 + h1 >> 26, h1 & mask)
      (h3, h2) = (h3 + h2 >> 26, h2 & mask)
      (h4, h3) = (h4 + h3 >> 26, h3 & mask)
      (h0, h4) = (h0 + (h4 >> 26) * 5, h4 & mask)
    }
    (h1, h0) = (h1 + h0 >> 26, h0 & mask)
    var g0 = h0 + 5
    var g1 = h1 + g0 >> 26
    var g2 = h2 + g1 >> 26
    var g3 = h3 + g2 >> 26
    let g4 = h4 + g3 >> 26
    if g4 >> 26 != 0 {
      g0 &= mask
      g1 &= mask
      g2 &= mask
      g3 &= mask
      (h0, h1, h2, h3, h4) = (g0, g1, g2, g3, g4 & mask)
    }
    let low: [UInt64] = [
      (h0 | (h1 &<< 26)) & 0xffff_ffff, ((h1 &>> 6) | (h2 &<< 20)) & 0xffff_ffff,
      ((h2 &>> 12) | (h3 &<< 14)) & 0xffff_ffff, ((h3 &>> 18) | (h4 &<< 8)) & 0xffff_ffff,
    ]
    var (carry, result): (UInt64, [UInt8]) = (0, [])
    for index in 0..<4 {
      carry += low[index] + k[4 + index]
      result += (0..<4).map { UInt8(truncatingIfNeeded: carry >> UInt64(8 * $0)) }
      carry >>= 32
    }
    return result
  }
}
