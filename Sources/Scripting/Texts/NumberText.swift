import Foundation

/// Numbers as texts and texts as numbers, as ECMA-262 has them.
package enum NumberText {
  // MARK: Writing

  /// `Number::toString` to the base ten.
  package static func text(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value == 0 { return "0" }
    if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    let (digits, point) = shortest(abs(value))
    return (value < 0 ? "-" : "") + laidOut(digits, point)
  }

  /// The fewest digits that read as the number, and where the point stands in them.
  static func shortest(_ value: Double) -> (digits: String, point: Int) {
    var text = "\(value)"
    var exponent = 0
    if let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      exponent = Int(text[text.index(after: mark)...]) ?? 0
      text = String(text[..<mark])
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    var digits = String(parts[0]) + fraction
    var point = parts[0].count + exponent
    while digits.hasPrefix("0"), digits.count > 1 {
      digits.removeFirst()
      point -= 1
    }
    while digits.hasSuffix("0"), digits.count > 1 { digits.removeLast() }
    return (digits, point)
  }

  private static func laidOut(_ digits: String, _ point: Int) -> String {
    let count = digits.count
    if count <= point, point <= 21 { return digits + zeros(point - count) }
    if point > 0, point <= 21 { return digits.prefix(point) + "." + digits.dropFirst(point) }
    if point > -6, point <= 0 { return "0." + zeros(-point) + digits }
    let exponent = point - 1
    let mark = exponent < 0 ? "-" : "+"
    return digits.prefix(1) + (count > 1 ? "." + digits.dropFirst() : "") + "e" + mark + String(abs(exponent))
  }

  private static func zeros(_ count: Int) -> String { String(repeating: "0", count: max(count, 0)) }

  /// The digits of the number, exactly, with a point.
  private static func exact(_ value: Double) -> (whole: String, fraction: String) {
    let parts = String(format: "%.1100f", value).split(separator: ".")
    return (String(parts[0]), String(parts[1]))
  }

  /// With so many digits behind the point; a half is rounded up.
  static func fixed(_ value: Double, _ digits: Int) -> String {
    if value.isNaN { return "NaN" }
    if abs(value) >= 1e21 { return text(value) }
    let (whole, fraction) = exact(abs(value))
    let kept = whole + fraction.prefix(digits)
    let next = fraction.utf8.dropFirst(digits).first ?? 48
    let rounded = next >= 53 ? incremented(kept) : kept
    let padded = zeros(digits + 1 - rounded.count) + rounded
    let text = digits == 0 ? padded : padded.dropLast(digits) + "." + padded.suffix(digits)
    return value < 0 && text.contains(where: { $0 != "0" && $0 != "." }) ? "-" + text : text
  }

  /// So many digits, and where the point stands in them; a half is rounded up.
  static func rounded(_ value: Double, digits count: Int) -> (digits: String, point: Int) {
    if value == 0 { return (zeros(count), 1) }
    let (whole, fraction) = exact(value)
    let all = whole + fraction
    let leading = all.prefix { $0 == "0" }.count
    let significant = all.dropFirst(leading)
    var point = whole.count - leading
    var digits = String(significant.prefix(count))
    if let next = significant.utf8.dropFirst(count).first, next >= 53 {
      let sum = incremented(digits)
      if sum.count > digits.count { point += 1 }
      digits = String(sum.prefix(count))
    }
    return (digits + zeros(count - digits.count), point)
  }

  static func precise(_ value: Double, _ count: Int) -> String {
    guard value.isFinite else { return text(value) }
    let (digits, point) = rounded(abs(value), digits: count)
    let sign = value < 0 ? "-" : ""
    let exponent = point - 1
    if exponent < -6 || exponent >= count { return sign + scientific(digits, exponent) }
    if point >= count { return sign + digits }
    return sign + (point > 0 ? digits.prefix(point) + "." + digits.dropFirst(point) : "0." + zeros(-point) + digits)
  }

  static func exponential(_ value: Double, _ count: Int?) -> String {
    guard value.isFinite else { return text(value) }
    let (digits, point) = count.map { rounded(abs(value), digits: $0 + 1) } ?? shortest(abs(value))
    return (value < 0 ? "-" : "") + scientific(digits, value == 0 ? 0 : point - 1)
  }

  private static func scientific(_ digits: String, _ exponent: Int) -> String {
    let fraction = digits.dropFirst()
    return digits.prefix(1) + (fraction.isEmpty ? "" : "." + fraction) + "e" + (exponent < 0 ? "-" : "+")
      + String(abs(exponent))
  }

  private static func incremented(_ digits: String) -> String {
    var bytes = Array(digits.utf8)
    var index = bytes.count - 1
    while index >= 0, bytes[index] == 57 {
      bytes[index] = 48
      index -= 1
    }
    if index < 0 { return "1" + String(decoding: bytes, as: UTF8.self) }
    bytes[index] += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  /// To another base: fractions with the fewest digits that tell the number from the next ones.
  static func text(_ value: Double, radix: Int) -> String {
    guard radix != 10, value.isFinite else { return text(value) }
    let alphabet = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
    let positive = abs(value)
    var whole = positive.rounded(.down)
    var fraction = positive - whole
    var delta = max(0.5 * (positive.nextUp - positive), Double(0).nextUp)
    var behind: [Int] = []
    if fraction >= delta {
      repeat {
        fraction *= Double(radix)
        delta *= Double(radix)
        let digit = Int(fraction)
        behind.append(digit)
        fraction -= Double(digit)
        if fraction > 0.5 || (fraction == 0.5 && digit & 1 == 1), fraction + delta > 1 {
          // The digits so far are rounded up.
          while let last = behind.popLast() {
            if last + 1 < radix {
              behind.append(last + 1)
              break
            }
            if behind.isEmpty { whole += 1 }
          }
          break
        }
      } while fraction >= delta
    }
    var before: [UInt8] = []
    while whole >= 9_007_199_254_740_992 {
      // Digits beyond the number's precision are zeros.
      whole /= Double(radix)
      before.append(48)
      if whole < 9_007_199_254_740_992 { whole = whole.rounded(.down) }
    }
    repeat {
      let digit = whole.truncatingRemainder(dividingBy: Double(radix))
      before.append(alphabet[Int(digit)])
      whole = ((whole - digit) / Double(radix)).rounded(.down)
    } while whole > 0
    let text = String(decoding: before.reversed(), as: UTF8.self)
    let tail = behind.isEmpty ? "" : "." + String(decoding: behind.map { alphabet[$0] }, as: UTF8.self)
    return (value < 0 ? "-" : "") + text + tail
  }

  // MARK: Reading

  /// `StringToNumber`: not a number for what is no number as a whole.
  static func number(_ text: ScriptText) -> Double {
    let trimmed = text.trimmed()
    guard !trimmed.isEmpty else { return 0 }
    let units = trimmed.units
    if units.count > 2, units[0] == 48, let radix = Self.radix(units[1]) {
      return digits(units[2...], radix) ?? .nan
    }
    let (value, length) = prefix(units)
    return length == units.count ? value : .nan
  }

  static func radix(_ mark: UInt16) -> Int? {
    switch mark {
    case 120, 88: 16
    case 111, 79: 8
    case 98, 66: 2
    default: nil
    }
  }

  static func digits(_ units: ArraySlice<UInt16>, _ radix: Int) -> Double? {
    guard !units.isEmpty else { return nil }
    var value = 0.0
    for unit in units {
      guard let digit = digit(unit), digit < radix else { return nil }
      value = value * Double(radix) + Double(digit)
    }
    return value
  }

  static func digit(_ unit: UInt16) -> Int? {
    switch unit {
    case 48...57: Int(unit) - 48
    case 65...90: Int(unit) - 55
    case 97...122: Int(unit) - 87
    default: nil
    }
  }

  /// The decimal number that units begin with, and how many they are; none is not a number.
  static func prefix(_ units: [UInt16]) -> (value: Double, length: Int) {
    var position = 0
    var isNegative = false
    if let sign = units.first, sign == 43 || sign == 45 {
      isNegative = sign == 45
      position = 1
    }
    let infinity = ScriptText("Infinity").units
    if units[position...].starts(with: infinity) {
      return (isNegative ? -.infinity : .infinity, position + infinity.count)
    }
    let start = position
    while position < units.count, ScriptUnits.isDigit(units[position]) { position += 1 }
    var count = position - start
    if position < units.count, units[position] == 46 {
      let point = position
      position += 1
      while position < units.count, ScriptUnits.isDigit(units[position]) { position += 1 }
      count += position - point - 1
      if count == 0 { return (.nan, 0) }
    }
    guard count > 0 else { return (.nan, 0) }
    var end = position
    if position < units.count, units[position] == 101 || units[position] == 69 {
      var ahead = position + 1
      if ahead < units.count, units[ahead] == 43 || units[ahead] == 45 { ahead += 1 }
      let first = ahead
      while ahead < units.count, ScriptUnits.isDigit(units[ahead]) { ahead += 1 }
      if ahead > first { end = ahead }
    }
    let value = strtod(String(decoding: units[start..<end], as: UTF16.self), nil)
    return (isNegative ? -value : value, end)
  }
}
