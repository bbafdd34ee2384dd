/// The replacement of `$(NAME)`, `${NAME}`, `$(inherited)` and `$(NAME:operator)` in settings.
///
/// The expansion is bounded: circular references are empty, and values that double each other end.
struct SettingExpansion {
  private let assignments: [String: [SettingAssignment]]
  private var active: [Position] = []
  private var steps = 0

  /// A level of a setting.
  private struct Position: Equatable {
    let name: String
    let level: Int
  }

  private static let mostSteps = 10_000
  private static let longest = 200_000
  private static let deepest = 40

  /// An expansion that looks up names in the levels.
  init(_ assignments: [String: [SettingAssignment]]) {
    self.assignments = assignments
  }

  /// The value of a setting; empty if there is none.
  mutating func value(of name: String) -> String {
    value(of: name, below: assignments[name]?.count ?? 0)
  }

  /// A text with its references replaced.
  mutating func expanded(_ text: String) -> String { expanded(Array(text), in: nil, depth: 0) }

  /// The value of the levels below one.
  private mutating func value(of name: String, below level: Int) -> String {
    guard level > 0, let stack = assignments[name] else { return "" }
    let position = Position(name: name, level: level - 1)
    guard !active.contains(position), active.count < Self.deepest else { return "" }
    active.append(position)
    defer { active.removeLast() }
    return expanded(Array(stack[level - 1].value), in: position, depth: 0)
  }

  private mutating func expanded(_ text: [Character], in position: Position?, depth: Int) -> String {
    guard text.contains("$") else { return String(text) }
    var result = ""
    var index = 0
    let ends = Self.ends(of: text)
    while index < text.count {
      steps += 1
      guard text[index] == "$", let end = ends[index + 1]
      else {
        result.append(text[index])
        index += 1
        continue
      }
      steps += 100
      guard steps < Self.mostSteps * 100, result.utf8.count < Self.longest, depth < Self.deepest else { return result }
      let reference = expanded(Array(text[(index + 2)..<end]), in: position, depth: depth + 1)
      result += resolved(reference, in: position)
      index = end + 1
    }
    return result
  }

  /// The index of each opening bracket and of the one that closes it; unmatched ones are left out.
  private static func ends(of text: [Character]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Character: [Int]] = ["(": [], "{": []]
    for (index, character) in text.enumerated() {
      switch character {
      case "(", "{": open[character]?.append(index)
      case ")": if let start = open["("]?.popLast() { ends[start] = index }
      case "}": if let start = open["{"]?.popLast() { ends[start] = index }
      default: continue
      }
    }
    return ends
  }

  /// The value of `NAME`, `inherited` or `NAME:operator:operator`.
  private mutating func resolved(_ reference: String, in position: Position?) -> String {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    var result: String
    if let position, name == "inherited" || name == position.name {
      result = value(of: position.name, below: position.level)
    } else {
      result = value(of: name)
    }
    var index = 1
    while index < parts.count {
      // A default may hold colons of its own.
      if parts[index].hasPrefix("default=") {
        let value = parts[index...].joined(separator: ":").dropFirst("default=".count)
        return result.isEmpty ? String(value) : result
      }
      result = SettingOperator.applied(parts[index], to: result)
      index += 1
    }
    return result
  }
}
