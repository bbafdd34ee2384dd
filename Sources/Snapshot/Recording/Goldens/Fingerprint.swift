/// A number that tells texts apart, the same in every run and on every machine: 64 bits of FNV-1a.
package struct Fingerprint: Equatable, Sendable {
  let value: UInt64

  init(of bytes: [UInt8]) {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.value = value
  }

  init(of text: String) { self.init(of: Array(text.utf8)) }

  /// Reads what `text` wrote.
  init?(parsing text: String) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
