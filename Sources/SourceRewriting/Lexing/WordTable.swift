import Glibc

/// The words by the hash that the lexer computes while it reads a name; a lookup costs one or two comparisons.
struct WordTable: @unchecked Sendable {
  /// Never written after it is made, and never freed.
  private let slots: UnsafeMutablePointer<Slot>
  private static let mask: UInt64 = 1023

  private struct Slot {
    var hash: UInt64
    var text: UnsafeMutablePointer<UInt8>?
    var count: Int
    var word: Word
  }

  static let shared = WordTable()

  /// Where the hash of a name begins.
  static let seed: UInt64 = 14_695_981_039_346_656_037
  /// What it is multiplied by for each byte.
  static let factor: UInt64 = 1_099_511_628_211

  private init() {
    slots = .allocate(capacity: Int(Self.mask) + 1)
    slots.initialize(repeating: Slot(hash: 0, text: nil, count: 0, word: .other), count: Int(Self.mask) + 1)
    for word in Word.allCases where word != .other {
      let name = Array("\(word)".utf8)
      var hash = Self.seed
      for byte in name { hash = (hash ^ UInt64(byte)) &* Self.factor }
      let text = UnsafeMutablePointer<UInt8>.allocate(capacity: name.count)
      text.initialize(from: name, count: name.count)
      var index = Int((hash ^ (hash >> 32)) & Self.mask)
      while slots[index].text != nil { index = (index + 1) & Int(Self.mask) }
      slots[index] = Slot(hash: hash, text: text, count: name.count, word: word)
    }
  }

  /// The word of a name with its hash.
  func word(hash: UInt64, bytes: UnsafePointer<UInt8>, count: Int) -> Word {
    var index = Int((hash ^ (hash >> 32)) & Self.mask)
    while let text = slots[index].text {
      if slots[index].hash == hash, slots[index].count == count, memcmp(text, bytes, count) == 0 {
        return slots[index].word
      }
      index = (index + 1) & Int(Self.mask)
    }
    return Self.isOfKeychain(bytes, count) ? .kSecClass : .other
  }

  /// Whether a name is a constant of Security: `kSecAttrLabel`, `errSecIO`, and not `kSeconds`.
  private static func isOfKeychain(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let length = bytes[0] == UInt8(ascii: "k") ? 4 : bytes[0] == UInt8(ascii: "e") ? 6 : 0
    guard length > 0, count > length, (0x41...0x5A).contains(bytes[length]) else { return false }
    return length == 4 ? memcmp(bytes, "kSec", 4) == 0 : memcmp(bytes, "errSec", 6) == 0
  }
}
