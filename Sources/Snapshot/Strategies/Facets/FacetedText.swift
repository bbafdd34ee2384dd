/// Several texts in one: a titled section for each, which can be taken apart again whatever the texts contain.
///
/// A title is a line of its own, `== ascii ==`. A line of a text of that form gets a backslash in front of it,
/// and so does one of that form behind backslashes. A blank line is between sections.
package struct FacetedText: Equatable, Sendable {
  package struct Section: Equatable, Sendable {
    package let title: String
    package let text: String

    package init(title: String, text: String) {
      self.title = title
      self.text = text
    }
  }

  package let sections: [Section]

  /// Titles are cut to one line; the second one of two that are equal is numbered.
  package init(_ sections: [Section]) {
    var used: [String] = []
    self.sections = sections.map { section in
      let plain = Self.title(section.title)
      var title = plain
      var number = 2
      while used.contains(title) {
        title = "\(plain) \(number)"
        number += 1
      }
      used.append(title)
      return Section(title: title, text: section.text)
    }
  }

  /// Takes a text of `text` apart; nil when it does not begin with a title.
  package init?(parsing text: String) {
    var sections: [(title: String, lines: [String])] = []
    for line in Self.lines(of: text) {
      if let title = Self.title(in: line) {
        if let last = sections.indices.last, sections[last].lines.last == "" { sections[last].lines.removeLast() }
        sections.append((title, []))
      } else {
        guard !sections.isEmpty else { return nil }
        sections[sections.count - 1].lines.append(Self.unescaped(line))
      }
    }
    self.sections = sections.map { Section(title: $0.title, text: $0.lines.joined(separator: "\n")) }
  }

  package var text: String {
    sections.map { section in
      ([Self.opening + section.title + Self.closing] + Self.lines(of: section.text).map(Self.escaped))
        .joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }

  /// The titles of the sections that only one of the texts has, or that differ; those of this one first.
  package func titles(differingFrom other: FacetedText) -> [String] {
    let own = sections.filter { !other.sections.contains($0) }.map(\.title)
    return own + other.sections.map(\.title).filter { title in !sections.contains { $0.title == title } }
  }

  // MARK: Lines

  private static let opening = "== "
  private static let closing = " =="

  /// Lines end at a line feed and nowhere else: what `joined(separator: "\n")` puts together again.
  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  /// Bytes decide, not characters: a mark that follows a blank would make another character of it.
  private static func title(in line: String) -> String? {
    let bytes = Array(line.utf8)
    let (start, end) = (Array(opening.utf8), Array(closing.utf8))
    guard bytes.count > start.count + end.count, bytes.starts(with: start), bytes.suffix(end.count) == end[...]
    else { return nil }
    return String(decoding: bytes[start.count..<bytes.count - end.count], as: UTF8.self)
  }

  private static func title(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return line.isEmpty ? "text" : line
  }

  private static func isEscapable(_ line: String) -> Bool {
    title(in: String(decoding: line.utf8.drop { $0 == backslash }, as: UTF8.self)) != nil
  }

  private static func escaped(_ line: String) -> String { isEscapable(line) ? "\\" + line : line }

  private static func unescaped(_ line: String) -> String {
    guard line.utf8.first == backslash, isEscapable(line) else { return line }
    return String(decoding: line.utf8.dropFirst(), as: UTF8.self)
  }

  private static let backslash: UInt8 = 0x5C
}
