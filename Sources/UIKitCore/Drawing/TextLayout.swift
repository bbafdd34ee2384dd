package import Foundation

/// Text divided into lines for a width, in points.
package struct TextLayout {
  /// How text is measured and cut.
  package struct Rules: Equatable {
    package var metrics: TextMetrics
    package var font: UIFont
    package var lineBreakMode: NSLineBreakMode
    /// 0 for any number.
    package var maximumLines: Int
    package var scale: CGFloat

    package init(
      metrics: TextMetrics, font: UIFont, lineBreakMode: NSLineBreakMode, maximumLines: Int, scale: CGFloat
    ) {
      self.metrics = metrics
      self.font = font
      self.lineBreakMode = lineBreakMode
      self.maximumLines = maximumLines
      self.scale = scale
    }
  }

  package struct Line: Equatable {
    package var text: String
    package var width: CGFloat
    /// Whether more text follows that is not shown.
    package var isTruncated = false
    /// The UTF-16 units of the text that the line is made of, blanks at its end included.
    package var range = NSRange(location: 0, length: 0)
  }

  package private(set) var lines: [Line]
  private let lineHeight: CGFloat
  private let leading: CGFloat
  private let scale: CGFloat

  @MainActor package init(_ text: String, width: CGFloat, rules: Rules) {
    lineHeight = rules.metrics.lineHeight(of: rules.font)
    leading = rules.metrics.leading(of: rules.font)
    scale = rules.scale
    var breaker = LineBreaker(rules: rules, width: width)
    lines = text.isEmpty ? [] : breaker.lines(of: text)
    if rules.maximumLines > 0, lines.count > rules.maximumLines {
      lines = Array(lines.prefix(rules.maximumLines))
      lines[lines.count - 1].isTruncated = true
    }
  }

  /// The size that holds all lines, rounded up to pixels.
  package var size: CGSize {
    guard !lines.isEmpty else { return .zero }
    let width = lines.reduce(0) { max($0, $1.width) }
    return CGSize(
      width: PixelRounding.ceil(width, scale: scale),
      height: PixelRounding.ceil(lineHeight * CGFloat(lines.count) + leading * CGFloat(lines.count - 1), scale: scale))
  }
}

/// Breaks paragraphs into lines: between words, or between characters where a word does not fit.
private struct LineBreaker {
  let rules: TextLayout.Rules
  let width: CGFloat

  @MainActor mutating func lines(of text: String) -> [TextLayout.Line] {
    if !text.utf8.contains(10) { return self.lines(ofParagraph: text[...], from: 0) }
    var lines: [TextLayout.Line] = []
    var start = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += self.lines(ofParagraph: paragraph, from: start)
      start += paragraph.utf16.count + 1
    }
    return lines
  }

  @MainActor private func measure(_ text: Substring) -> CGFloat { rules.metrics.width(of: text, in: rules.font) }

  /// A hair is allowed: widths have been rounded to pixels on the way here.
  private var limit: CGFloat { width + 0.01 }

  /// The lines of a paragraph that begins at a place of the text, in UTF-16 units.
  @MainActor private func lines(ofParagraph paragraph: Substring, from start: Int) -> [TextLayout.Line] {
    let whole = measure(paragraph)
    if rules.maximumLines == 1 || whole <= limit || !wraps {
      let range = NSRange(location: start, length: paragraph.utf16.count)
      return [TextLayout.Line(text: String(paragraph), width: whole, isTruncated: whole > limit, range: range)]
    }
    var lines: [TextLayout.Line] = []
    var rest = paragraph
    var place = start
    while !rest.isEmpty {
      let end = endOfLine(rest)
      let line = trimmed(rest[..<end])
      let next = rest[end...].drop { $0 == " " }
      let range = NSRange(location: place, length: rest[..<next.startIndex].utf16.count)
      lines.append(TextLayout.Line(text: String(line), width: measure(line), range: range))
      place += range.length
      rest = next
      // The last line that is allowed takes the rest and is cut.
      if rules.maximumLines > 0, lines.count == rules.maximumLines - 1, measure(rest) > limit {
        let range = NSRange(location: place, length: rest.utf16.count)
        lines.append(TextLayout.Line(text: String(rest), width: measure(rest), isTruncated: true, range: range))
        return lines
      }
    }
    return lines
  }

  private var wraps: Bool {
    switch rules.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: true
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: rules.maximumLines != 1
    }
  }

  /// The place behind the last word that fits; behind the last character when not even a word does.
  @MainActor private func endOfLine(_ text: Substring) -> Substring.Index {
    var used: CGFloat = 0
    var lastBreak: Substring.Index?
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      used += measure(text[index..<next])
      let isBlank = text[index] == " "
      if used > limit, !isBlank {
        if rules.lineBreakMode == .byCharWrapping { return max(index, text.index(after: text.startIndex)) }
        return lastBreak ?? max(index, text.index(after: text.startIndex))
      }
      if isBlank || (CellWidth.of(text[index]) == 2 && !isHangul(text[index])) { lastBreak = next }
      index = next
    }
    return text.endIndex
  }

  /// Korean breaks between words, unlike the other scripts of wide characters.
  private func isHangul(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return (0xAC00...0xD7A3).contains(scalar) || (0x1100...0x11FF).contains(scalar)
      || (0x3130...0x318F).contains(scalar)
  }

  private func trimmed(_ text: Substring) -> Substring {
    var end = text.endIndex
    while end > text.startIndex, text[text.index(before: end)] == " " { end = text.index(before: end) }
    return text[..<end]
  }
}
