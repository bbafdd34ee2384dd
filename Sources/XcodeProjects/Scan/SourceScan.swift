/// Facts about a Swift source that a scan of its text finds without parsing.
struct SourceScan {
  /// The modules that it imports where no `#if` excludes the import.
  private(set) var imports: Set<String> = []
  /// The modules of which its conditions ask whether they are there.
  private(set) var asked: Set<String> = []
  /// Whether a type in it is the entry point: `@main`, `@UIApplicationMain`.
  private(set) var hasEntry = false
  /// The lines of code that conditions do not exclude, if requested.
  private(set) var lines: [ArraySlice<UInt8>] = []

  /// The branches that are open: the value of each condition, and whether one before it was true.
  private var branches: [(value: Bool?, isTaken: Bool)] = []

  private let condition: SourceCondition

  /// Scans a text; the lines of code are kept on request.
  init(_ bytes: [UInt8], modules: KnownModules, keepsLines: Bool = false) {
    condition = SourceCondition(modules)
    for line in SourceText.codeLines(of: bytes) {
      guard let first = line.first else { continue }
      if first == UInt8(ascii: "#") {
        takeDirective(String(decoding: line, as: UTF8.self))
      } else if isCompiled {
        take(line, first: first)
        if keepsLines { lines.append(line) }
      }
    }
  }

  private var isCompiled: Bool { branches.allSatisfy { $0.value != false } }

  private mutating func takeDirective(_ line: String) {
    let word = line.dropFirst().prefix { $0.isLetter }
    let text = line.dropFirst(word.count + 1).trimmed
    if text.contains("canImport") { takeQuestions(text) }
    switch word {
    case "if":
      let value = condition.value(of: text)
      branches.append((value, value == true))
    case "elseif", "else":
      guard let branch = branches.popLast() else { return }
      let value = branch.isTaken ? false : word == "else" ? nil : condition.value(of: text)
      branches.append((value, branch.isTaken || value == true))
    case "endif": _ = branches.popLast()
    default: return
    }
  }

  private mutating func takeQuestions(_ text: String) {
    for match in text.matches(of: /canImport\s*\(\s*(\w+)/) { asked.insert(String(match.1)) }
  }

  private mutating func take(_ line: ArraySlice<UInt8>, first: UInt8) {
    // Most lines begin with none of the letters that imports and their attributes begin with.
    guard "@ipf".utf8.contains(first) else { return }
    let text = String(decoding: line, as: UTF8.self)
    if first == UInt8(ascii: "@"),
      text.split(whereSeparator: { $0.isWhitespace }).contains(where: Self.entries.contains)
    {
      hasEntry = true
    }
    for statement in text.split(separator: ";") {
      let tokens = statement.split { $0.isWhitespace }.drop { $0.hasPrefix("@") || Self.access.contains($0) }
      guard tokens.first == "import", var name = tokens.dropFirst().first else { return }
      if Self.kinds.contains(name), let next = tokens.dropFirst(2).first { name = next }
      imports.insert(String(name.prefix { $0 != "." }))
    }
  }

  private static let access: Set<Substring> = ["public", "package", "internal", "private", "fileprivate"]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
  private static let entries: Set<Substring> = ["@main", "@UIApplicationMain", "@NSApplicationMain"]
}
