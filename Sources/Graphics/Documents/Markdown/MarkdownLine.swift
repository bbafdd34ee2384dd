import Foundation

/// A line of Markdown, by the signs at its beginning.
struct MarkdownLine {
  private let text: Substring
  /// The columns before the first character; a tab goes to the next multiple of four.
  let indent: Int
  /// The line without the spaces before it.
  private let content: Substring

  init(_ text: Substring) {
    self.text = text
    var columns = 0
    let content = text.drop { character in
      guard character == " " || character == "\t" else { return false }
      columns += character == "\t" ? 4 - columns % 4 : 1
      return true
    }
    indent = columns
    self.content = content
  }

  var isBlank: Bool { content.isEmpty }

  /// The line without its first columns.
  func dropping(columns: Int) -> Substring {
    var (rest, column) = (text, 0)
    while column < columns, let first = rest.first {
      if first == "\t" {
        let width = 4 - column % 4
        rest.removeFirst()
        if column + width > columns { return Substring(String(repeating: " ", count: column + width - columns) + rest) }
        column += width
      } else {
        rest.removeFirst()
        column += 1
      }
    }
    return rest
  }

  /// Whether the line ends a paragraph that has no line more.
  var beginsBlock: Bool {
    indent < 4 && (fence != nil || heading != nil || isThematicBreak || isQuote || listMarker?.mayInterrupt ?? false)
  }

  // MARK: Headings and breaks

  /// The level and the text of a heading that begins with number signs.
  var heading: (level: Int, text: Substring)? {
    let level = content.prefix { $0 == "#" }.count
    let rest = content.dropFirst(level)
    guard (1...6).contains(level), rest.first?.isWhitespace ?? true else { return nil }
    var text = Substring(rest.trimmingCharacters(in: .whitespaces))
    let end = text.reversed().prefix { $0 == "#" }.count
    if end > 0, text.dropLast(end).last?.isWhitespace ?? true {
      text = Substring(text.dropLast(end).trimmingCharacters(in: .whitespaces))
    }
    return (level, text)
  }

  /// The level that a line of equal signs or hyphens gives the paragraph above it.
  var underlineLevel: Int? {
    guard indent < 4, let first = content.first, first == "=" || first == "-",
      content.drop(while: { $0 == first }).allSatisfy(\.isWhitespace)
    else { return nil }
    return first == "=" ? 1 : 2
  }

  var isThematicBreak: Bool {
    let signs = content.filter { !$0.isWhitespace }
    guard let first = signs.first, "*-_".contains(first), signs.count >= 3 else { return false }
    return signs.allSatisfy { $0 == first }
  }

  // MARK: Code

  struct Fence {
    let character: Character
    let length: Int
    let language: String?
  }

  var fence: Fence? {
    guard indent < 4, let first = content.first, first == "`" || first == "~" else { return nil }
    let length = content.prefix { $0 == first }.count
    let rest = content.dropFirst(length).trimmingCharacters(in: .whitespaces)
    guard length >= 3, first == "~" || !rest.contains("`") else { return nil }
    let language = rest.split(separator: " ").first.map(String.init)
    return Fence(character: first, length: length, language: language)
  }

  func closes(_ fence: Fence) -> Bool {
    let length = content.prefix { $0 == fence.character }.count
    return indent < 4 && length >= fence.length && content.dropFirst(length).allSatisfy(\.isWhitespace)
  }

  // MARK: Quotes and lists

  var isQuote: Bool { indent < 4 && content.first == ">" }

  /// The line without the sign of a quote.
  var quoted: Substring {
    let rest = content.dropFirst()
    return rest.first == " " ? rest.dropFirst() : rest
  }

  struct ListMarker {
    /// The sign of a list without numbers, or what follows the number; another sign begins another list.
    let sign: Character
    let number: Int?
    /// The columns before the text of the item.
    let width: Int
    /// Whether the item may end a paragraph: it has text, and its number is 1.
    let mayInterrupt: Bool
  }

  var listMarker: ListMarker? {
    guard indent < 4, let first = content.first else { return nil }
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    let length = "-+*".contains(first) ? 1 : digits.count + 1
    guard length == 1 ? "-+*".contains(first) : digits.count < 10 else { return nil }
    guard let sign = content.dropFirst(length - 1).first, length == 1 || sign == "." || sign == ")" else { return nil }
    let rest = content.dropFirst(length)
    guard rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
    let spaces = rest.prefix { $0 == " " }.count
    let isEmpty = rest.allSatisfy(\.isWhitespace)
    // Five spaces and more are one, and code behind it.
    let gap = isEmpty || spaces > 4 ? 1 : max(1, spaces)
    let number = length == 1 ? nil : Int(digits)
    return ListMarker(
      sign: sign, number: number, width: indent + length + gap, mayInterrupt: !isEmpty && number ?? 1 == 1)
  }
}
