/// Splits the source of an HTML document into tokens, as browsers do: malformed markup does not end the text.
struct HTMLScanner {
  enum Token: Equatable {
    case text(String)
    case open(name: String, attributes: [String: String], isClosed: Bool)
    case close(name: String)
  }

  private let source: [Character]
  private var index = 0

  init(_ source: String) {
    // A line break of two characters would match no rule.
    self.source = Array(source.replacing("\r\n", with: "\n"))
  }

  /// The next part; nil at the end.
  mutating func next() -> Token? {
    while index < source.count {
      if source[index] != "<" { return .text(HTMLEntities.resolved(taken { $0 != "<" })) }
      if let token = markup() { return token }
    }
    return nil
  }

  /// Skips to the end of an element whose content is no markup, and gives that content.
  mutating func rawText(of name: String) -> String {
    let start = index
    while index < source.count {
      if source[index] == "<", isClosing(name) { break }
      index += 1
    }
    return String(source[start..<index])
  }

  private func isClosing(_ name: String) -> Bool {
    let end = index + 2 + name.count
    return end <= source.count && source[index + 1] == "/" && String(source[(index + 2)..<end]).lowercased() == name
  }

  /// A tag; nil for a comment or a declaration.
  private mutating func markup() -> Token? {
    let following = index + 1 < source.count ? source[index + 1] : " "
    if following == "!" || following == "?" {
      skipDeclaration()
      return nil
    }
    let isClose = following == "/"
    let start = index + (isClose ? 2 : 1)
    guard start < source.count, source[start].isLetter else {
      index += 1
      return .text("<")
    }
    index = start
    let name = taken { !$0.isWhitespace && $0 != ">" && $0 != "/" }.lowercased()
    let (attributes, isClosed) = readAttributes()
    return isClose ? .close(name: name) : .open(name: name, attributes: attributes, isClosed: isClosed)
  }

  private mutating func skipDeclaration() {
    let isComment = index + 3 < source.count && source[index + 2] == "-" && source[index + 3] == "-"
    if isComment { index += 4 }
    while index < source.count {
      let isEnd = !isComment || (index >= 2 && source[index - 1] == "-" && source[index - 2] == "-")
      index += 1
      if source[index - 1] == ">", isEnd { return }
    }
  }

  private mutating func readAttributes() -> (attributes: [String: String], isClosed: Bool) {
    var attributes: [String: String] = [:]
    var isClosed = false
    while index < source.count, source[index] != ">" {
      if source[index].isWhitespace || source[index] == "/" {
        isClosed = source[index] == "/"
        index += 1
        continue
      }
      let name = taken { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }.lowercased()
      // Characters that cannot begin a name are skipped.
      if name.isEmpty { index += 1 }
      _ = taken(while: \.isWhitespace)
      var value = ""
      if index < source.count, source[index] == "=", !name.isEmpty {
        index += 1
        value = readValue()
      }
      if !name.isEmpty, attributes[name] == nil { attributes[name] = HTMLEntities.resolved(value) }
      isClosed = false
    }
    index = min(index + 1, source.count)
    return (attributes, isClosed)
  }

  private mutating func readValue() -> String {
    _ = taken(while: \.isWhitespace)
    guard index < source.count, source[index] == "\"" || source[index] == "'" else {
      return taken { !$0.isWhitespace && $0 != ">" }
    }
    let quote = source[index]
    index += 1
    defer { index = min(index + 1, source.count) }
    return taken { $0 != quote }
  }

  private mutating func taken(while isIn: (Character) -> Bool) -> String {
    let start = index
    while index < source.count, isIn(source[index]) { index += 1 }
    return String(source[start..<index])
  }
}
