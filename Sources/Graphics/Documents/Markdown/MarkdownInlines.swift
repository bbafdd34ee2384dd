import Foundation

/// Reads what is within the lines of Markdown: emphasis, code, links, pictures, tags and breaks.
struct MarkdownInlines {
  let source: [Character]
  let baseURL: URL?
  let keepsWhitespace: Bool
  let allowsExtendedAttributes: Bool
  var position = 0
  /// The parts so far; signs of emphasis and brackets are parts of their own.
  var parts: [Part] = []
  private var brackets: [Bracket] = []
  /// The lengths of rows of backticks that nothing ends any more.
  private var openCode: Set<Int> = []
  /// The last closing angle bracket; -1 for none.
  private let lastAngle: Int

  struct Part {
    var run: MarkdownRun
    var signs: EmphasisSigns?
  }

  /// A bracket that may begin a link.
  private struct Bracket {
    enum Kind { case link, image, attributes }
    let kind: Kind
    let part: Int
    var isActive = true
  }

  init(_ text: String, baseURL: URL?, keepsWhitespace: Bool, allowsExtendedAttributes: Bool) {
    source = Array(text)
    lastAngle = source.lastIndex(of: ">") ?? -1
    self.baseURL = baseURL
    self.keepsWhitespace = keepsWhitespace
    self.allowsExtendedAttributes = allowsExtendedAttributes
  }

  /// The parts of the text, joined where they have the same attributes.
  mutating func read() -> [MarkdownRun] {
    while position < source.count { readOne() }
    applyEmphasis(from: 0)
    return parts.map(\.run).filter { !$0.text.isEmpty }
  }

  private mutating func readOne() {
    let character = source[position]
    switch character {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readSigns(character)
    case "[": openBracket(.link, length: 1)
    case "!" where next == "[": openBracket(.image, length: 2)
    case "^" where next == "[" && allowsExtendedAttributes: openBracket(.attributes, length: 2)
    case "]": closeBracket()
    case "<": readAngle()
    case "&": readReference()
    case "\n" where !keepsWhitespace: readBreak()
    default:
      add(character)
      position += 1
    }
  }

  var next: Character? { position + 1 < source.count ? source[position + 1] : nil }

  // MARK: Text

  /// Adds a character to the text; a space behind another one is left out.
  private mutating func add(_ character: Character) {
    let isSpace = character == " " || character == "\t"
    if !keepsWhitespace, isSpace, let last = parts.last, last.signs == nil, last.run.intent.isEmpty,
      last.run.text.last == " "
    {
      return
    }
    append(isSpace && !keepsWhitespace ? " " : String(character))
  }

  mutating func append(_ text: String, _ intent: InlinePresentationIntent = []) {
    if let last = parts.last, last.signs == nil, last.run.intent == intent, last.run.link == nil,
      last.run.imageURL == nil, !isBracket(parts.count - 1)
    {
      parts[parts.count - 1].run.text += text
    } else {
      parts.append(Part(run: MarkdownRun(text: text, intent: intent)))
    }
  }

  private func isBracket(_ index: Int) -> Bool { brackets.last?.part == index }

  private mutating func readEscape() {
    guard let next, next == "\n" || next.isASCII && (next.isPunctuation || next.isSymbol) else {
      append("\\")
      position += 1
      return
    }
    if next == "\n" { append("\n", .lineBreak) } else { append(String(next)) }
    position += 2
  }

  /// The end of a line of the source: a space, or a line break behind two spaces.
  private mutating func readBreak() {
    var spaces = 0
    if let last = parts.indices.last, parts[last].signs == nil, parts[last].run.intent.isEmpty {
      while parts[last].run.text.last == " " { parts[last].run.text.removeLast() }
      while position - spaces > 0, source[position - spaces - 1] == " " { spaces += 1 }
    }
    if spaces >= 2 { append("\n", .lineBreak) } else { append(" ", .softBreak) }
    position += 1
    while position < source.count, source[position] == " " || source[position] == "\t" { position += 1 }
  }

  private mutating func readReference() {
    let end = source[position...].prefix(12).firstIndex(of: ";")
    let name = end.map { String(source[position...$0]) } ?? "&"
    let resolved = HTMLEntities.resolved(name)
    append(resolved == name ? "&" : resolved)
    position += resolved == name ? 1 : name.count
  }

  // MARK: Code and tags

  private mutating func readCode() {
    let length = lengthOfRun("`", at: position)
    var end = openCode.contains(length) ? source.count : position + length
    while end < source.count {
      guard source[end] == "`" else {
        end += 1
        continue
      }
      let closing = lengthOfRun("`", at: end)
      if closing == length { break }
      end += closing
    }
    guard end < source.count else {
      openCode.insert(length)
      append(String(repeating: "`", count: length))
      position += length
      return
    }
    var code = String(source[(position + length)..<end].map { $0 == "\n" && !keepsWhitespace ? " " : $0 })
    if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = String(code.dropFirst().dropLast())
    }
    parts.append(Part(run: MarkdownRun(text: code, intent: .code)))
    position = end + length
  }

  func lengthOfRun(_ character: Character, at start: Int) -> Int { source[start...].prefix { $0 == character }.count }

  /// An address or a tag between angle brackets; a bracket alone is text.
  private mutating func readAngle() {
    guard position < lastAngle, let end = endOfAngle(), end > position + 1 else {
      append("<")
      position += 1
      return
    }
    let inner = String(source[(position + 1)..<end])
    if let link = Self.address(inner) {
      parts.append(Part(run: MarkdownRun(text: inner, link: link)))
    } else if Self.isTag(inner) {
      append("<\(inner)>", .inlineHTML)
    } else {
      append("<")
      position += 1
      return
    }
    position = end + 1
  }

  /// Where an address or a tag ends that begins here; only comments have another opening bracket in them.
  private func endOfAngle() -> Int? {
    let isComment = source[position...].starts(with: "<!--")
    let end = source[(position + 1)...].firstIndex { $0 == ">" || $0 == "<" && !isComment }
    return end.flatMap { source[$0] == ">" ? $0 : nil }
  }

  private static func address(_ text: String) -> URL? {
    if text.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]{1,31}:[^\s<>]*/) != nil { return URL(string: text) }
    return text.wholeMatch(of: /[A-Za-z0-9.!#$%&'*+\/=?^_`{|}~\-]+@[A-Za-z0-9\-]+(\.[A-Za-z0-9\-]+)*/) != nil
      ? URL(string: "mailto:\(text)") : nil
  }

  private static func isTag(_ text: String) -> Bool {
    text.hasPrefix("!--") || text.wholeMatch(of: /\/?[A-Za-z][A-Za-z0-9\-]*(\s[^<]*)?\/?/) != nil
  }

  // MARK: Links

  private mutating func openBracket(_ kind: Bracket.Kind, length: Int) {
    brackets.append(Bracket(kind: kind, part: parts.count))
    parts.append(Part(run: MarkdownRun(text: String(source[position..<(position + length)]))))
    position += length
  }

  private mutating func closeBracket() {
    position += 1
    guard let bracket = brackets.popLast() else { return append("]") }
    guard bracket.isActive, let target = LinkTarget(source, at: position, isAttributes: bracket.kind == .attributes)
    else { return append("]") }
    position = target.end
    applyEmphasis(from: bracket.part + 1)
    parts[bracket.part].run.text = ""
    guard bracket.kind != .attributes else { return }
    let url = URL(string: target.address, relativeTo: baseURL)
    for index in parts.indices.dropFirst(bracket.part + 1) {
      if bracket.kind == .image { parts[index].run.imageURL = url } else { parts[index].run.link = url }
      parts[index].signs = nil
    }
    // A link is in no other link.
    if bracket.kind == .link {
      for index in brackets.indices where brackets[index].kind == .link { brackets[index].isActive = false }
    }
    // What follows is a part of its own.
    parts.append(Part(run: MarkdownRun(text: "")))
  }
}

/// The address of a link with its title, between parentheses behind the text; nil without them.
private struct LinkTarget {
  var address = ""
  /// The position behind the closing parenthesis.
  var end: Int
  /// An address has no more parentheses in each other than CommonMark's 32.
  private static let deepest = 32
  private static let titleEnds: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]

  init?(_ source: [Character], at start: Int, isAttributes: Bool) {
    guard start < source.count, source[start] == "(" else { return nil }
    end = start + 1
    if isAttributes {
      guard let close = source[end...].firstIndex(of: ")") else { return nil }
      end = close + 1
      return
    }
    func skipSpaces() { while end < source.count, source[end].isWhitespace { end += 1 } }
    skipSpaces()
    var depth = 0
    let isInAngles = end < source.count && source[end] == "<"
    if isInAngles { end += 1 }
    while end < source.count {
      let character = source[end]
      if character == "\\", end + 1 < source.count, source[end + 1].isPunctuation || source[end + 1].isSymbol {
        address.append(source[end + 1])
        end += 2
        continue
      }
      if isInAngles ? character == ">" : character.isWhitespace || character == ")" && depth == 0 { break }
      if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      guard depth <= Self.deepest else { return nil }
      address.append(character)
      end += 1
    }
    if isInAngles {
      guard end < source.count else { return nil }
      end += 1
    }
    skipSpaces()
    if end < source.count, let close = Self.titleEnds[source[end]] {
      guard let last = source[(end + 1)...].firstIndex(of: close) else { return nil }
      end = last + 1
      skipSpaces()
    }
    guard end < source.count, source[end] == ")" else { return nil }
    end += 1
  }
}
