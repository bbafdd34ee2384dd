/// SHA-1 of FIPS 180-4.
package enum SHA1Algorithm: BlockAlgorithm {
  package static let start: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
  package static let blockSize = 64
  package static let digestSize = 20
  package static let scratchSize = 80
  package static let isLittleEndian = false

  package static func compress(
    _ state: UnsafeMutablePointer<UInt32>, _ blocks: UnsafePointer<UInt8>, _ count: Int,
    _ words: UnsafeMutablePointer<UInt32>
  ) {
    var block = 0
    while block < count {
      compress(state, UnsafeRawPointer(blocks + block &* 64), words)
      block &+= 1
    }
  }

  private static func compress(
    _ state: UnsafeMutablePointer<UInt32>, _ block: UnsafeRawPointer, _ words: UnsafeMutablePointer<UInt32>
  ) {
    var t = 0
    while t < 16 {
      words[t] = block.loadUnaligned(fromByteOffset: t &* 4, as: UInt32.self).bigEndian
      t &+= 1
    }
    while t < 80 {
      let x = words[t &- 3] ^ words[t &- 8] ^ words[t &- 14] ^ words[t &- 16]
      words[t] = (x &<< 1) | (x &>> 31)
      t &+= 1
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    t = 0
    while t < 80 {
      let mixed: UInt32
      if t < 20 {
        mixed = ((b & c) | (~b & d)) &+ 0x5a82_7999
      } else if t < 40 {
        mixed = (b ^ c ^ d) &+ 0x6ed9_eba1
      } else if t < 60 {
        mixed = ((b & c) | (b & d) | (c & d)) &+ 0x8f1b_bcdc
      } else {
        mixed = (b ^ c ^ d) &+ 0xca62_c1d6
      }
      let next = ((a &<< 5) | (a &>> 27)) &+ mixed &+ e &+ words[t]
      e = d
      d = c
      c = (b &<< 30) | (b &>> 2)
      b = a
      a = next
      t &+= 1
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
  }
}
