/// A pattern for paths: `*` and `?` stay in a folder, `**` does not, `{a,b}` and `[abc]` choose.
///
/// The language is that of Java's file systems, which Maestro uses: `**/*.yaml` does not match a file that is in no folder.
struct PathGlob {
  private indirect enum Piece {
    case character(Character)
    case one
    case many(crossesFolders: Bool)
    case set([ClosedRange<Character>], isNegative: Bool)
    case choice([[Piece]])
  }

  private let parts: [Piece]

  init(_ pattern: String) {
    var rest = Substring(pattern)
    parts = Self.parts(of: &rest, insideBraces: false)
  }

  private static func parts(of rest: inout Substring, insideBraces: Bool) -> [Piece] {
    var parts: [Piece] = []
    while let character = rest.first {
      if insideBraces, character == "," || character == "}" { return parts }
      rest.removeFirst()
      switch character {
      case "*":
        let isDouble = rest.first == "*"
        if isDouble { rest.removeFirst() }
        parts.append(.many(crossesFolders: isDouble))
      case "?": parts.append(.one)
      case "\\": if let next = rest.popFirst() { parts.append(.character(next)) }
      case "[": parts.append(set(of: &rest))
      case "{":
        var choices: [[Piece]] = []
        repeat { choices.append(Self.parts(of: &rest, insideBraces: true)) } while rest.popFirst() == ","
        parts.append(.choice(choices))
      default: parts.append(.character(character))
      }
    }
    return parts
  }

  private static func set(of rest: inout Substring) -> Piece {
    var ranges: [ClosedRange<Character>] = []
    let isNegative = rest.first == "!"
    if isNegative { rest.removeFirst() }
    while let character = rest.popFirst(), character != "]" {
      if rest.first == "-", let last = rest.dropFirst().first, last != "]", character <= last {
        rest.removeFirst(2)
        ranges.append(character...last)
      } else {
        ranges.append(character...character)
      }
    }
    return .set(ranges, isNegative: isNegative)
  }

  func matches(_ path: String) -> Bool {
    var steps = 0
    return Self.match(parts[...], path[...], &steps)
  }

  /// Tries; a pattern that takes too many steps does not match.
  private static func match(_ parts: ArraySlice<Piece>, _ text: Substring, _ steps: inout Int) -> Bool {
    steps += 1
    guard steps < 100_000 else { return false }
    guard let part = parts.first else { return text.isEmpty }
    let others = parts.dropFirst()
    switch part {
    case .character(let character): return text.first == character && match(others, text.dropFirst(), &steps)
    case .one: return text.first.map { $0 != "/" } ?? false && match(others, text.dropFirst(), &steps)
    case .set(let ranges, let isNegative):
      guard let first = text.first, first != "/", ranges.contains(where: { $0.contains(first) }) != isNegative else {
        return false
      }
      return match(others, text.dropFirst(), &steps)
    case .many(let crossesFolders):
      var rest = text
      while true {
        if match(others, rest, &steps) { return true }
        guard let first = rest.first, crossesFolders || first != "/" else { return false }
        rest.removeFirst()
      }
    case .choice(let choices):
      for choice in choices where match(choice + others, text, &steps) { return true }
      return false
    }
  }
}
