/// SHA-256 of FIPS 180-4.
package enum SHA256Algorithm: BlockAlgorithm {
  package static let start: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  package static let blockSize = 64
  package static let digestSize = 32
  package static let scratchSize = 64
  package static let isLittleEndian = false

  /// The upper halves of the constants of SHA-512.
  private static let constants = SHA512Algorithm.constants.prefix(64).map { UInt32($0 >> 32) }

  package static func compress(
    _ state: UnsafeMutablePointer<UInt32>, _ blocks: UnsafePointer<UInt8>, _ count: Int,
    _ words: UnsafeMutablePointer<UInt32>
  ) {
    constants.withUnsafeBufferPointer {
      let constants = $0.baseAddress!
      var block = 0
      while block < count {
        compress(state, UnsafeRawPointer(blocks + block &* 64), words, constants)
        block &+= 1
      }
    }
  }

  private static func compress(
    _ state: UnsafeMutablePointer<UInt32>, _ block: UnsafeRawPointer, _ words: UnsafeMutablePointer<UInt32>,
    _ constants: UnsafePointer<UInt32>
  ) {
    var t = 0
    while t < 16 {
      words[t] = block.loadUnaligned(fromByteOffset: t &* 4, as: UInt32.self).bigEndian
      t &+= 1
    }
    while t < 64 {
      let (x, y) = (words[t &- 15], words[t &- 2])
      let s0 = ((x &>> 7) | (x &<< 25)) ^ ((x &>> 18) | (x &<< 14)) ^ (x &>> 3)
      let s1 = ((y &>> 17) | (y &<< 15)) ^ ((y &>> 19) | (y &<< 13)) ^ (y &>> 10)
      words[t] = words[t &- 16] &+ s0 &+ words[t &- 7] &+ s1
      t &+= 1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    t = 0
    while t < 64 {
      let s1 = ((e &>> 6) | (e &<< 26)) ^ ((e &>> 11) | (e &<< 21)) ^ ((e &>> 25) | (e &<< 7))
      let chosen = (e & f) ^ (~e & g)
      let first = h &+ s1 &+ chosen &+ constants[t] &+ words[t]
      let s0 = ((a &>> 2) | (a &<< 30)) ^ ((a &>> 13) | (a &<< 19)) ^ ((a &>> 22) | (a &<< 10))
      let second = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
      h = g
      g = f
      f = e
      e = d &+ first
      d = c
      c = b
      b = a
      a = first &+ second
      t &+= 1
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }
}

/// SHA-224 of FIPS 180-4.
package enum SHA224Algorithm: BlockAlgorithm {
  package static let start: [UInt32] = [
    0xc105_9ed8, 0x367c_d507, 0x3070_dd17, 0xf70e_5939, 0xffc0_0b31, 0x6858_1511, 0x64f9_8fa7, 0xbefa_4fa4,
  ]
  package static let blockSize = 64
  package static let digestSize = 28
  package static let scratchSize = 64
  package static let isLittleEndian = false

  package static func compress(
    _ state: UnsafeMutablePointer<UInt32>, _ blocks: UnsafePointer<UInt8>, _ count: Int,
    _ words: UnsafeMutablePointer<UInt32>
  ) { SHA256Algorithm.compress(state, blocks, count, words) }
}
