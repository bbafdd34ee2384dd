import Foundation

/// What an expression comes to; kinds turn into each other as in JavaScript.
package enum FlowValue: Equatable, Sendable {
  /// A variable that was never set.
  case undefined
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)

  // MARK: Conversions

  var isTrue: Bool {
    switch self {
    case .undefined, .null: false
    case .boolean(let value): value
    case .number(let value): !(value.isNaN || value == 0)
    case .text(let text): !text.isEmpty
    }
  }

  /// Not a number for texts that do not read as one.
  var number: Double {
    switch self {
    case .undefined: .nan
    case .null: 0
    case .boolean(let value): value ? 1 : 0
    case .number(let value): value
    case .text(let text): Self.number(in: text)
    }
  }

  private static func number(in text: String) -> Double {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty { return 0 }
    guard trimmed.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }) else { return .nan }
    return Double(trimmed) ?? .nan
  }

  /// The value as it stands in a text; whole numbers have no decimals.
  package var text: String {
    switch self {
    case .undefined: return "undefined"
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .text(let text): return text
    case .number(let value):
      if value.isNaN { return "NaN" }
      if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
      return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }
  }

  // MARK: Comparing

  /// JavaScript's `==`: a number equals a text that reads as it.
  func looselyEquals(_ other: FlowValue) -> Bool {
    switch (self, other) {
    case (.undefined, .undefined), (.null, .null), (.undefined, .null), (.null, .undefined): true
    case (.undefined, _), (.null, _), (_, .undefined), (_, .null): false
    case (.text(let one), .text(let other)): Self.areSame(one, other)
    default: number == other.number
    }
  }

  /// JavaScript's `===`.
  func strictlyEquals(_ other: FlowValue) -> Bool {
    switch (self, other) {
    case (.undefined, .undefined), (.null, .null): true
    case (.boolean(let one), .boolean(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.text(let one), .text(let other)): Self.areSame(one, other)
    default: false
    }
  }

  /// Whether this comes before the other (-1), after it (1) or neither (0); nil if one is not a number.
  ///
  /// Two texts are compared by their UTF-16 units, everything else as numbers.
  func order(to other: FlowValue) -> Int? {
    if case .text(let one) = self, case .text(let other) = other {
      if one.utf16.lexicographicallyPrecedes(other.utf16) { return -1 }
      return Self.areSame(one, other) ? 0 : 1
    }
    let (one, other) = (number, other.number)
    if one.isNaN || other.isNaN { return nil }
    return one < other ? -1 : one > other ? 1 : 0
  }

  private static func areSame(_ one: String, _ other: String) -> Bool { one.utf16.elementsEqual(other.utf16) }

  // MARK: Texts

  /// The unit of a text at an index, counted in UTF-16 units from 0.
  static func character(of text: String, at index: Double) -> FlowValue {
    let units = Array(text.utf16)
    guard index == index.rounded(), index >= 0, index < Double(units.count) else { return .undefined }
    return .text(String(decoding: [units[Int(index)]], as: UTF16.self))
  }

  /// Where a text begins inside another one, in UTF-16 units; -1 when it is not there.
  static func index(of part: String, in text: String) -> Double {
    let part = Array(part.utf16)
    let units = Array(text.utf16)
    guard part.count <= units.count else { return -1 }
    for start in 0...(units.count - part.count) where units[start..<start + part.count].elementsEqual(part) {
      return Double(start)
    }
    return -1
  }
}
