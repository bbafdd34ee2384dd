import Foundation

/// The text of a format of `os_log` with its values: C's conversions with the privacy in braces, `%{public}@`.
struct FormattedMessage {
  private(set) var text = ""
  private var values: ArraySlice<Any?>

  init(_ format: String, _ values: [Any?]) {
    self.values = values[...]
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      take(&rest)
    }
    text += rest
  }

  /// Reads one conversion behind its percent sign.
  private mutating func take(_ rest: inout Substring) {
    if rest.first == "%" {
      text += "%"
      rest = rest.dropFirst()
      return
    }
    var privacy = OSLogPrivacy.auto
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      privacy = Self.privacy(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    let flags = rest.prefix { "-+ #0123456789.*".contains($0) }
    rest = rest.dropFirst(flags.count)
    rest = rest.drop { "hlqLtjz".contains($0) }
    guard let conversion = rest.first else { return }
    rest = rest.dropFirst()
    var filled = ""
    for flag in flags { filled += flag == "*" ? next().map { "\($0)" } ?? "" : String(flag) }
    append(conversion, filled, privacy)
  }

  private static func privacy(_ options: Substring) -> OSLogPrivacy {
    let options = options.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let mask: OSLogPrivacy.Mask = options.contains("mask.hash") ? .hash : .none
    if options.contains("public") { return .public }
    if options.contains("private") { return .private(mask: mask) }
    if options.contains("sensitive") { return .sensitive(mask: mask) }
    return .auto(mask: mask)
  }

  private mutating func next() -> Any? { values.popFirst().flatMap { $0 } }

  private mutating func append(_ conversion: Character, _ flags: String, _ privacy: OSLogPrivacy) {
    switch conversion {
    case "m": text += privacy.shown(String(cString: strerror(errno)), isScalar: true)
    case "@", "s", "S":
      let value = next().map { "\($0)" } ?? "(null)"
      text += privacy.shown(Self.padded(value, flags), isScalar: false)
    case "p":
      let value = next()
      let bits = Self.integer(value) ?? 0
      text += privacy.shown("0x" + String(UInt64(bitPattern: bits), radix: 16), isScalar: true)
    case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C":
      let value = Self.integer(next()) ?? 0
      let letter =
        conversion == "C" ? "c" : conversion.lowercased() == "x" ? String(conversion) : conversion.lowercased()
      let size = letter == "c" ? "" : "ll"
      text += privacy.shown(String(format: "%\(flags)\(size)\(letter)", value), isScalar: true)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      text += privacy.shown(String(format: "%\(flags)\(conversion)", Self.number(next()) ?? 0), isScalar: true)
    default: text += "%\(flags)\(conversion)"
    }
  }

  /// A text padded to the width of the flags and cut to their precision.
  private static func padded(_ value: String, _ flags: String) -> String {
    let parts = flags.split(separator: ".", omittingEmptySubsequences: false)
    let width = parts.first.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    let cut = parts.count > 1 ? String(value.prefix(Int(parts[1]) ?? 0)) : value
    let blanks = String(repeating: " ", count: max(0, width - cut.count))
    return flags.hasPrefix("-") ? cut + blanks : blanks + cut
  }

  private static func integer(_ value: Any?) -> Int64? {
    switch value {
    case let value as any BinaryInteger: Int64(truncatingIfNeeded: value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.int64Value
    case let value as any BinaryFloatingPoint: Int64(exactly: Double(value).rounded(.towardZero))
    case let value as UnsafeRawPointer: Int64(Int(bitPattern: value))
    case let value as UnsafeMutableRawPointer: Int64(Int(bitPattern: value))
    default: nil
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: integer(value).map(Double.init)
    }
  }
}
