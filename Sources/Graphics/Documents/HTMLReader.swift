import Foundation

/// Makes an HTML document a text with attributes, as WebKit's converter does.
struct HTMLReader {
  private struct Element {
    let name: String
    let style: HTMLStyle
    /// The number of the next item of an ordered list; nil for other elements.
    var nextItem: Int?
  }

  private var scanner: HTMLScanner
  private var sheet = HTMLStyleSheet()
  private var open: [Element] = [Element(name: "", style: HTMLStyle())]
  private let text = NSMutableAttributedString()
  private var last: Character?
  /// A space that is written when more text of its line follows.
  private var pendingSpace: HTMLStyle?
  /// The document's title.
  private(set) var title = ""

  /// The limit on the nesting of elements: deeper ones have the style of the last.
  private static let depthLimit = 500

  init(_ source: String) { scanner = HTMLScanner(source) }

  mutating func read() -> NSAttributedString {
    while let token = scanner.next() {
      switch token {
      case .text(let text): add(text)
      case .open(let name, let attributes, let isClosed): begin(name, attributes, isClosed)
      case .close(let name): end(name)
      }
    }
    return text
  }

  private var style: HTMLStyle { open[open.count - 1].style }

  // MARK: Elements

  /// Elements whose text is a paragraph of its own.
  private static let blocks: Set = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "pre", "table",
    "tr",
    "td", "th", "caption", "section", "article", "header", "footer", "nav", "aside", "main", "figure", "figcaption",
    "address", "center", "form", "fieldset", "body",
  ]
  /// Elements without content.
  private static let empty: Set = ["br", "hr", "img", "meta", "link", "input", "col", "area", "base", "wbr", "source"]
  /// Elements that end where another one of their kind begins.
  private static let endedByOwnKind: Set = ["p", "li", "dt", "dd", "td", "th", "tr", "option"]

  private mutating func begin(_ name: String, _ attributes: [String: String], _ isClosed: Bool) {
    switch name {
    case "style": return sheet.add(scanner.rawText(of: name))
    case "script", "noscript", "template", "textarea", "select": return _ = scanner.rawText(of: name)
    case "title":
      title = HTMLEntities.resolved(scanner.rawText(of: name)).trimmingCharacters(in: .whitespacesAndNewlines)
      return
    case "br": return endLine("\u{2028}")
    case "img": return addPicture(attributes)
    case "hr": return endParagraph()
    default: break
    }
    if Self.empty.contains(name) || isClosed { return }
    // A paragraph ends where another block begins; an item where the next one does.
    if Self.blocks.contains(name), open.last?.name == "p" { end("p") }
    if Self.endedByOwnKind.contains(name), open.last?.name == name { end(name) }
    if Self.blocks.contains(name) { endParagraph() }
    guard open.count < Self.depthLimit else { return }
    var style = style
    if Self.blocks.contains(name) {
      style.spacing = 0
      style.background = nil
    }
    style.begin(name, attributes)
    for (property, value) in sheet.declarations(for: name, attributes) { style.set(property, value) }
    style.apply(attributes)
    if name == "ul" || name == "ol" { style.lists += 1 }
    let first = name == "ol" ? attributes["start"].flatMap { Int($0) } ?? 1 : nil
    open.append(Element(name: name, style: style, nextItem: first))
    if name == "li" { addMarker() }
  }

  private mutating func end(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }), index > 0 else { return }
    if open[index...].contains(where: { Self.blocks.contains($0.name) }) { endParagraph() }
    open.removeSubrange(index...)
  }

  // MARK: Text

  private mutating func add(_ characters: String) {
    let style = style
    guard !style.isHidden else { return }
    if style.keepsSpaces { return write(characters, style) }
    var word = ""
    for character in characters {
      // A space that does not break stays.
      if character.isWhitespace, character != "\u{A0}" {
        write(word, style)
        word = ""
        if !isAtStart { pendingSpace = pendingSpace ?? style }
      } else {
        word.append(character)
      }
    }
    write(word, style)
  }

  /// Whether a line begins here: spaces are left out there.
  private var isAtStart: Bool { last.map { "\n\u{2028}\t ".contains($0) } ?? true }

  private mutating func write(_ characters: String, _ style: HTMLStyle) {
    guard !characters.isEmpty else { return }
    if let space = pendingSpace { append(" ", space) }
    pendingSpace = nil
    append(characters, style)
  }

  private mutating func append(_ characters: String, _ style: HTMLStyle) {
    guard !style.isHidden else { return }
    text.append(NSAttributedString(string: characters, attributes: style.attributes))
    last = characters.last
  }

  private mutating func endLine(_ separator: String) {
    pendingSpace = nil
    append(separator, style)
  }

  private mutating func endParagraph() {
    pendingSpace = nil
    if let last, last != "\n" { endLine("\n") }
  }

  private mutating func addMarker() {
    guard let index = open.lastIndex(where: { $0.name == "ul" || $0.name == "ol" }) else { return }
    var marker = ["•", "◦", "▪"][min(max(style.lists, 1), 3) - 1]
    if let number = open[index].nextItem {
      marker = "\(number)."
      open[index].nextItem = number &+ 1
    }
    append("\t\(marker)\t", style)
  }

  /// A picture becomes an attachment of the size that the document gives it; its file is not fetched.
  private mutating func addPicture(_ attributes: [String: String]) {
    guard !style.isHidden else { return }
    let attachment = NSTextAttachment()
    let (width, height) = (attributes["width"].flatMap { Double($0) }, attributes["height"].flatMap { Double($0) })
    if let width, let height { attachment.bounds = CGRect(x: 0, y: 0, width: width, height: height) }
    let start = text.length + (pendingSpace == nil ? 0 : 1)
    write(String(Character(UnicodeScalar(NSTextAttachment.character) ?? " ")), style)
    text.addAttribute(.attachment, value: attachment, range: NSRange(location: start, length: 1))
  }
}
