/// The block cipher AES of FIPS 197, for keys of 16, 24 and 32 bytes.
package struct AESBlocks: Sendable {
  /// The number of bytes of a block.
  package static let blockSize = 16
  private let roundKeys: [UInt8]
  private let rounds: Int

  /// The product of two elements of the field of 256.
  private static func product(_ x: UInt8, _ y: UInt8) -> UInt8 {
    var (a, b, result): (UInt8, UInt8, UInt8) = (x, y, 0)
    while b != 0 {
      if b & 1 != 0 { result ^= a }
      a = (a &<< 1) ^ (a & 0x80 != 0 ? 0x1b : 0)
      b &>>= 1
    }
    return result
  }

  /// What a byte is replaced by.
  private static let substitutes: [UInt8] = {
    var table = [UInt8](repeating: 0x63, count: 256)
    var (power, inverse): (UInt8, UInt8) = (1, 1)
    repeat {
      power = product(power, 3)
      inverse = product(inverse, 0xf6)
      let x = inverse
      table[Int(power)] =
        x ^ ((x << 1) | (x >> 7)) ^ ((x << 2) | (x >> 6)) ^ ((x << 3) | (x >> 5)) ^ ((x << 4) | (x >> 4)) ^ 0x63
    } while power != 1
    return table
  }()

  /// Which byte is replaced by one.
  private static let originals: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    for (index, value) in substitutes.enumerated() { table[Int(value)] = UInt8(index) }
    return table
  }()

  /// The products of all bytes with 2, and with 9, 11, 13 and 14.
  private static let doubles = (0...255).map { product(UInt8($0), 2) }
  private static let inverseProducts = [14, 11, 13, 9].flatMap { factor in
    (0...255).map { product(UInt8($0), factor) }
  }

  /// The cipher of a key; nil for another size.
  package init?(key: [UInt8]) {
    guard [16, 24, 32].contains(key.count) else { return nil }
    let words = key.count / 4
    rounds = words + 6
    var expanded = key
    var constant: UInt8 = 1
    for index in words..<(4 * (rounds + 1)) {
      var word = Array(expanded[(4 * index - 4)..<(4 * index)])
      if index % words == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.substitutes[Int($0)] }
        word[0] ^= constant
        constant = Self.product(constant, 2)
      } else if words > 6, index % words == 4 {
        word = word.map { Self.substitutes[Int($0)] }
      }
      for byte in 0..<4 { expanded.append(expanded[4 * (index - words) + byte] ^ word[byte]) }
    }
    roundKeys = expanded
  }

  /// Encrypts the 16 bytes at a pointer.
  package func encrypt(_ block: UnsafeMutablePointer<UInt8>) {
    roundKeys.withUnsafeBufferPointer { keys in
      Self.substitutes.withUnsafeBufferPointer { table in
        Self.doubles.withUnsafeBufferPointer { doubles in
          encrypt(block, keys.baseAddress!, table.baseAddress!, doubles.baseAddress!)
        }
      }
    }
  }

  private func encrypt(
    _ block: UnsafeMutablePointer<UInt8>, _ keys: UnsafePointer<UInt8>, _ table: UnsafePointer<UInt8>,
    _ doubles: UnsafePointer<UInt8>
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16) {
      let state = $0.baseAddress!
      Self.add(keys, to: block)
      var round = 1
      while round <= rounds {
        var index = 0
        while index < 16 {
          state[index] = table[Int(block[(index &+ 4 &* (index & 3)) & 15])]
          index &+= 1
        }
        index = 0
        while index < 16 {
          let (a, b, c, d) = (state[index], state[index &+ 1], state[index &+ 2], state[index &+ 3])
          if round == rounds {
            (block[index], block[index &+ 1], block[index &+ 2], block[index &+ 3]) = (a, b, c, d)
          } else {
            let all = a ^ b ^ c ^ d
            block[index] = a ^ all ^ doubles[Int(a ^ b)]
            block[index &+ 1] = b ^ all ^ doubles[Int(b ^ c)]
            block[index &+ 2] = c ^ all ^ doubles[Int(c ^ d)]
            block[index &+ 3] = d ^ all ^ doubles[Int(d ^ a)]
          }
          index &+= 4
        }
        Self.add(keys + 16 &* round, to: block)
        round &+= 1
      }
    }
  }

  private static func add(_ key: UnsafePointer<UInt8>, to block: UnsafeMutablePointer<UInt8>) {
    var index = 0
    while index < 16 {
      block[index] ^= key[index]
      index &+= 1
    }
  }

  /// Decrypts the 16 bytes at a pointer.
  package func decrypt(_ block: UnsafeMutablePointer<UInt8>) {
    roundKeys.withUnsafeBufferPointer { keys in
      Self.originals.withUnsafeBufferPointer { table in
        Self.inverseProducts.withUnsafeBufferPointer { products in
          decrypt(block, keys.baseAddress!, table.baseAddress!, products.baseAddress!)
        }
      }
    }
  }

  private func decrypt(
    _ block: UnsafeMutablePointer<UInt8>, _ keys: UnsafePointer<UInt8>, _ table: UnsafePointer<UInt8>,
    _ by14: UnsafePointer<UInt8>
  ) {
    let (by11, by13, by9) = (by14 + 256, by14 + 512, by14 + 768)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16) {
      let state = $0.baseAddress!
      var round = rounds
      while round >= 1 {
        Self.add(keys + 16 &* round, to: block)
        var index = 0
        while index < 16 {
          if round == rounds {
            (state[index], state[index &+ 1]) = (block[index], block[index &+ 1])
            (state[index &+ 2], state[index &+ 3]) = (block[index &+ 2], block[index &+ 3])
          } else {
            let (a, b) = (Int(block[index]), Int(block[index &+ 1]))
            let (c, d) = (Int(block[index &+ 2]), Int(block[index &+ 3]))
            state[index] = by14[a] ^ by11[b] ^ by13[c] ^ by9[d]
            state[index &+ 1] = by9[a] ^ by14[b] ^ by11[c] ^ by13[d]
            state[index &+ 2] = by13[a] ^ by9[b] ^ by14[c] ^ by11[d]
            state[index &+ 3] = by11[a] ^ by13[b] ^ by9[c] ^ by14[d]
          }
          index &+= 4
        }
        index = 0
        while index < 16 {
          block[(index &+ 4 &* (index & 3)) & 15] = table[Int(state[index])]
          index &+= 1
        }
        round &-= 1
      }
      Self.add(keys, to: block)
    }
  }

  /// The encrypted block of 16 bytes.
  package func encrypted(_ block: [UInt8]) -> [UInt8] {
    var copy = block
    copy.withUnsafeMutableBufferPointer { encrypt($0.baseAddress!) }
    return copy
  }

  /// The decrypted block of 16 bytes.
  package func decrypted(_ block: [UInt8]) -> [UInt8] {
    var copy = block
    copy.withUnsafeMutableBufferPointer { decrypt($0.baseAddress!) }
    return copy
  }
}
