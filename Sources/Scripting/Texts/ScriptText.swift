/// A text of a script: UTF-16 units, which need not be whole characters.
package struct ScriptText: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package var units: [UInt16]

  package init(units: [UInt16] = []) { self.units = units }

  package init(_ text: some StringProtocol) { units = Array(text.utf16) }

  package init(stringLiteral value: String) { units = Array(value.utf16) }

  /// The text with replacement characters for halves of characters.
  package var string: String { String(decoding: units, as: UTF16.self) }

  package var description: String { string }

  var count: Int { units.count }
  var isEmpty: Bool { units.isEmpty }

  package func hash(into hasher: inout Hasher) {
    units.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  static func + (one: ScriptText, other: ScriptText) -> ScriptText { ScriptText(units: one.units + other.units) }

  /// Whether this comes before the other text, by units.
  static func < (one: ScriptText, other: ScriptText) -> Bool { one.units.lexicographicallyPrecedes(other.units) }

  /// The units from one position to another.
  func slice(_ start: Int, _ end: Int) -> ScriptText { ScriptText(units: Array(units[start..<end])) }

  /// Where another text begins in this one, at a position or after it.
  func index(of part: ScriptText, from start: Int = 0) -> Int? {
    let last = units.count - part.units.count
    guard start <= last else { return nil }
    guard let first = part.units.first else { return start }
    for position in start...last where units[position] == first && matches(part, at: position) { return position }
    return nil
  }

  /// Where another text begins in this one, at a position or before it.
  func lastIndex(of part: ScriptText, from start: Int) -> Int? {
    let last = min(units.count - part.units.count, start)
    guard last >= 0 else { return nil }
    for position in (0...last).reversed() where matches(part, at: position) { return position }
    return nil
  }

  func matches(_ part: ScriptText, at position: Int) -> Bool {
    guard position >= 0, position + part.units.count <= units.count else { return false }
    for (offset, unit) in part.units.enumerated() where units[position + offset] != unit { return false }
    return true
  }

  /// The text without white space and line ends at its ends.
  func trimmed(start: Bool = true, end: Bool = true) -> ScriptText {
    var (first, last) = (0, units.count)
    if start { while first < last, ScriptUnits.isWhite(units[first]) { first += 1 } }
    if end { while last > first, ScriptUnits.isWhite(units[last - 1]) { last -= 1 } }
    return slice(first, last)
  }

  /// The number that the text is as the index of an array; nil for all others.
  var arrayIndex: Int? {
    guard let first = units.first, units.count <= 10, ScriptUnits.isDigit(first) else { return nil }
    if first == 48 { return units.count == 1 ? 0 : nil }
    var value = 0
    for unit in units {
      guard ScriptUnits.isDigit(unit) else { return nil }
      value = value * 10 + Int(unit - 48)
    }
    return value < 4_294_967_295 ? value : nil
  }
}

/// What single units are.
enum ScriptUnits {
  static func isDigit(_ unit: UInt16) -> Bool { unit >= 48 && unit <= 57 }

  static func isLineEnd(_ unit: UInt16) -> Bool { unit == 10 || unit == 13 || unit == 0x2028 || unit == 0x2029 }

  static func isWhite(_ unit: UInt16) -> Bool {
    switch unit {
    case 9, 10, 11, 12, 13, 32, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
  }

  static func isWord(_ unit: UInt16) -> Bool {
    isDigit(unit) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122) || unit == 95
  }

  static func hexadecimal(_ unit: UInt16) -> Int? { NumberText.digit(unit).flatMap { $0 < 16 ? $0 : nil } }

  /// The character at a position, of one or two units.
  static func scalar(_ units: [UInt16], at position: Int) -> (value: UInt32, length: Int) {
    let first = units[position]
    if first >= 0xD800, first <= 0xDBFF, position + 1 < units.count {
      let second = units[position + 1]
      if second >= 0xDC00, second <= 0xDFFF {
        return (0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00), 2)
      }
    }
    return (UInt32(first), 1)
  }

  static func units(of scalar: UInt32) -> [UInt16] {
    if scalar < 0x10000 { return [UInt16(scalar)] }
    let rest = scalar - 0x10000
    return [UInt16(0xD800 + rest >> 10), UInt16(0xDC00 + rest & 0x3FF)]
  }
}
