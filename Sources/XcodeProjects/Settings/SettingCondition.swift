/// The circumstances that settings such as `NAME[sdk=iphonesimulator*]` are bound to.
struct SettingCircumstances: Equatable, Sendable {
  /// The SDK's name with its version, as `iphonesimulator26.0`.
  var sdk = "iphonesimulator26.0"
  /// The architecture.
  var architecture = "arm64"
  /// The configuration's name.
  var configuration: String
  /// `normal`, as all builds but those of old static analyzers are.
  var variant = "normal"
}

/// One bound of a setting: `sdk=iphonesimulator*`.
struct SettingCondition: Equatable, Sendable {
  /// `sdk`, `arch`, `config` or `variant`.
  let name: String
  /// The value, in which `*` stands for any text.
  let pattern: String

  /// Whether the bound holds; one of an unknown name never does.
  func holds(in circumstances: SettingCircumstances) -> Bool {
    switch name {
    case "sdk": matches(circumstances.sdk)
    case "arch": matches(circumstances.architecture)
    case "config": matches(circumstances.configuration)
    case "variant": matches(circumstances.variant)
    default: false
    }
  }

  private func matches(_ value: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return pattern == value }
    guard value.hasPrefix(first), value.hasSuffix(last), value.count >= first.count + last.count else { return false }
    var rest = value.dropFirst(first.count).dropLast(last.count)
    for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}

/// One line of settings: a name, its bounds, and the text as it is written.
struct SettingAssignment: Equatable, Sendable {
  /// The setting's name.
  let name: String
  /// What has to hold for the value to count.
  let conditions: [SettingCondition]
  /// The value with its references.
  let value: String

  /// The key is a name with bounds in brackets: `NAME[sdk=iphone*][arch=arm64]`, `NAME[sdk=iphone*,arch=arm64]`; nil
  /// if it is none.
  init?(key: String, value: String) {
    let name = key.prefix { $0 != "[" }
    guard !name.isEmpty, name.allSatisfy(Self.isName) else { return nil }
    var conditions: [SettingCondition] = []
    for bound in key[name.endIndex...].split(whereSeparator: { "[],".contains($0) }) {
      let parts = bound.split(separator: "=", maxSplits: 1).map { $0.trimmed }
      guard parts.count == 2 else { continue }
      conditions.append(SettingCondition(name: parts[0], pattern: parts[1]))
    }
    self.name = String(name)
    self.conditions = conditions
    self.value = value
  }

  private static func isName(_ character: Character) -> Bool {
    character == "_" || character.isASCII && (character.isLetter || character.isNumber)
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
