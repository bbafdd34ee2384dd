/// A hash of 128 bits for contents, to name files by (Fowler, Noll and Vo's FNV-1a, twice with different beginnings).
package struct ContentHash: Sendable {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x6c62_272e_07bb_0142
  private static let prime: UInt64 = 0x100_0000_01b3

  package init() {}

  /// Adds bytes.
  package mutating func add(_ bytes: [UInt8]) {
    var (one, two) = (first, second)
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = UInt64(bytes[index])
        one = (one ^ byte) &* Self.prime
        two = (two &+ byte &+ 1) &* Self.prime
        index += 1
      }
    }
    (first, second) = (one, two)
  }

  /// Adds a text and a terminator, so that adjacent texts stay distinct.
  package mutating func add(_ text: String) {
    add(Array(text.utf8))
    add([0])
  }

  /// The number in 32 hexadecimal digits.
  package var text: String {
    [first, second].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
