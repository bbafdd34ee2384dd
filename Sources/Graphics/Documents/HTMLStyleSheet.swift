/// The rules of an HTML document's style sheets that choose elements by name, class or identifier.
struct HTMLStyleSheet {
  private struct Rule {
    /// The element's name, `.class` and `#id` that the selector asks for.
    let parts: [Substring]
    let declarations: [(String, String)]
  }

  private var rules: [Rule] = []

  /// Adds the rules of a sheet. Those of media and of elements within others are left out.
  mutating func add(_ sheet: String) {
    var rest = Substring(Self.withoutComments(sheet))
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open].trimmingPrefix { $0.isWhitespace }
      let end = Self.end(of: rest, from: open)
      if !selectors.hasPrefix("@") {
        let declarations = HTMLStyle.declarations(String(rest[rest.index(after: open)..<end]))
        for selector in selectors.split(separator: ",") {
          let components = selector.split(whereSeparator: \.isWhitespace)
          guard components.count == 1 else { continue }
          rules.append(Rule(parts: Self.parts(components[0]), declarations: declarations))
        }
      }
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
    }
  }

  /// The declarations for an element, those of lower precedence first.
  func declarations(for element: String, _ attributes: [String: String]) -> [(String, String)] {
    let classes = (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
    let fitting = rules.filter { rule in
      rule.parts.allSatisfy { part in
        switch part.first {
        case ".": classes.contains(part.dropFirst())
        case "#": attributes["id"].map { $0 == part.dropFirst() } ?? false
        default: part == "*" || part.lowercased() == element
        }
      }
    }
    func weight(_ rule: Rule) -> Int {
      rule.parts.map { $0.first == "#" ? 100 : $0.first == "." ? 10 : $0 == "*" ? 0 : 1 }.reduce(0, +)
    }
    return fitting.enumerated().sorted { (weight($0.element), $0.offset) < (weight($1.element), $1.offset) }
      .flatMap(\.element.declarations)
  }

  private static func withoutComments(_ sheet: String) -> String {
    var result = ""
    var rest = Substring(sheet)
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }

  /// The brace that closes another one, or the end of the sheet.
  private static func end(of text: Substring, from open: String.Index) -> String.Index {
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return text.endIndex
  }

  /// `p.note#first` as `p`, `.note` and `#first`.
  private static func parts(_ selector: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = selector.startIndex
    for index in selector.indices.dropFirst() where selector[index] == "." || selector[index] == "#" {
      parts.append(selector[start..<index])
      start = index
    }
    return parts + [selector[start...]]
  }
}
