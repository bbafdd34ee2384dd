import Foundation

/// Breaks paragraphs into lines: between words, or between characters where a word does not fit.
struct LineBreaker {
  let rules: TextLayout.Rules
  let width: CGFloat
  /// Nil for a text without attributes.
  let runs: TextRuns?
  private let advances: TextAdvances?
  private var lines: [TextLayout.Line] = []

  init(_ text: String, width: CGFloat, rules: TextLayout.Rules, runs: TextRuns?) {
    self.rules = rules
    self.width = width
    self.runs = runs
    advances = runs.map { TextAdvances(text, $0, rules.metrics) }
  }

  mutating func lines(of text: String) -> [TextLayout.Line] {
    guard Self.mayHoldBreaks(text) else {
      addLines(ofParagraph: text[...], from: 0)
      return lines
    }
    var paragraphStart = 0
    var paragraph = text.startIndex
    var index = paragraph
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index].isNewline {
        addLines(ofParagraph: text[paragraph..<index], from: paragraphStart)
        paragraphStart += text[paragraph..<next].utf16.count
        paragraph = next
      }
      index = next
    }
    addLines(ofParagraph: text[paragraph...], from: paragraphStart)
    return lines
  }

  /// Whether some byte is one that a line feed, a return or a separator of paragraphs begins with.
  private static func mayHoldBreaks(_ text: String) -> Bool {
    for byte in text.utf8 where byte < 14 || byte == 0xC2 || byte == 0xE2 { if byte > 9 { return true } }
    return false
  }

  // MARK: Paragraphs

  /// Adds the lines of a paragraph that begins at an offset of the text, in UTF-16 units.
  private mutating func addLines(ofParagraph paragraph: Substring, from start: Int) {
    // One line more than is allowed tells that something is left out.
    if rules.maximumLines > 0, lines.count > rules.maximumLines { return }
    let style = runs?.run(at: start)?.style
    let first = lines.count
    defer { if lines.count > first { lines[first].beginsParagraph = true } }
    let whole = measure(paragraph, at: start)
    let firstLimit = limit(style, isFirst: true)
    if rules.maximumLines == 1 || whole <= firstLimit {
      add(
        paragraph, start..<start + paragraph.utf16.count, whole, style, isFirst: true, isTruncated: whole > firstLimit)
      return
    }
    var rest = paragraph
    var lineStart = start
    while !rest.isEmpty {
      let isFirst = lineStart == start
      let limit = limit(style, isFirst: isFirst)
      // The last line that is allowed takes the rest and is cut.
      if isLastLine, measure(rest, at: lineStart) > limit {
        let range = lineStart..<lineStart + rest.utf16.count
        add(rest, range, measure(rest, at: lineStart), style, isFirst: isFirst, isTruncated: true)
        return
      }
      let end = endOfLine(rest, at: lineStart, limit, style)
      let line = trimmed(rest[..<end])
      let next = rest[end...].drop { $0 == " " }
      let length = rest[..<next.startIndex].utf16.count
      add(line, lineStart..<lineStart + length, measure(line, at: lineStart), style, isFirst: isFirst)
      lineStart += length
      rest = next
    }
  }

  private var isLastLine: Bool { rules.maximumLines > 0 && lines.count == rules.maximumLines - 1 }

  private mutating func add(
    _ text: Substring, _ range: Range<Int>, _ width: CGFloat, _ style: NSParagraphStyle?, isFirst: Bool,
    isTruncated: Bool = false
  ) {
    lines.append(
      TextLayout.Line(
        text: String(text), width: width, isTruncated: isTruncated,
        range: NSRange(location: range.lowerBound, length: range.count), style: style,
        indent: style.map { $0.indent(isFirst: isFirst) } ?? 0))
  }

  /// The width that a paragraph leaves for a line. A small tolerance is allowed, since widths were rounded to pixels.
  private func limit(_ style: NSParagraphStyle?, isFirst: Bool) -> CGFloat {
    (style.map { $0.lineWidth(in: width, isFirst: isFirst) } ?? width) + 0.01
  }

  private func measure(_ text: Substring, at start: Int) -> CGFloat {
    guard let advances else { return rules.metrics.width(of: text, in: rules.font) }
    return advances.width(from: start, to: start + text.utf16.count)
  }

  // MARK: Lines

  /// The index behind the last word that fits, or the last character when not even a word does.
  private func endOfLine(
    _ text: Substring, at start: Int, _ limit: CGFloat, _ style: NSParagraphStyle?
  ) -> Substring.Index {
    let breaksWords = (style?.lineBreakMode ?? rules.lineBreakMode) == .byCharWrapping
    var used: CGFloat = 0
    var letters = TextMetrics.RunningWidth(rules.metrics, in: rules.font)
    var offset = start
    var lastBreak: Substring.Index?
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      let character = text[index]
      if advances == nil {
        letters.add(character)
        used = letters.width
      } else {
        used += measure(text[index..<next], at: offset)
        offset += character.utf16.count
      }
      let isBlank = character == " "
      if used > limit, !isBlank {
        let forced = max(index, text.index(after: text.startIndex))
        return breaksWords ? forced : lastBreak ?? forced
      }
      if isBlank || (CellWidth.of(character) == 2 && !isHangul(character)) { lastBreak = next }
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
