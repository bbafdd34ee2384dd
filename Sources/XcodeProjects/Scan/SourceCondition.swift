/// The value of the condition behind `#if` on a phone's simulator with Plainview's modules.
struct SourceCondition {
  private let modules: KnownModules

  /// Conditions where these modules are there.
  init(_ modules: KnownModules) {
    self.modules = modules
  }

  /// True, false, or nil if it cannot be decided from the text.
  func value(of text: String) -> Bool? {
    let alternatives = Self.parts(of: text, by: "||").map(conjunction)
    if alternatives.contains(true) { return true }
    return alternatives.allSatisfy { $0 == false } ? false : nil
  }

  private func conjunction(_ text: String) -> Bool? {
    let terms = Self.parts(of: text, by: "&&").map(term)
    if terms.contains(false) { return false }
    return terms.allSatisfy { $0 == true } ? true : nil
  }

  private func term(_ text: String) -> Bool? {
    let negations = text.prefix { $0 == "!" || $0 == " " }
    let isNegated = !negations.count { $0 == "!" }.isMultiple(of: 2)
    guard let value = plain(text.dropFirst(negations.count).trimmed) else { return nil }
    return value != isNegated
  }

  private func plain(_ text: String) -> Bool? {
    if text == "true" || text == "false" { return text == "true" }
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let argument = text[text.index(after: open)...].dropLast().trimmed
    switch text[..<open] {
    case "os": return argument == "iOS"
    case "canImport": return modules.has(argument.split(separator: ",").first.map { $0.trimmed } ?? "")
    case "swift", "compiler": return argument.hasPrefix(">")
    case "targetEnvironment": return argument == "simulator"
    default: return nil
    }
  }

  /// The parts between operators outside brackets; a text that is in brackets as a whole is one part.
  private static func parts(of text: String, by mark: String) -> [String] {
    var parts = [""]
    var depth = 0
    var rest = text[...]
    while let character = rest.first {
      if depth == 0, rest.hasPrefix(mark) {
        parts.append("")
        rest = rest.dropFirst(mark.count)
        continue
      }
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      parts[parts.count - 1].append(character)
      rest = rest.dropFirst()
    }
    return parts.map(\.trimmed)
  }
}
