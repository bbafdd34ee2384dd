package import Foundation

/// The parts of an attributed text with different attributes, for layout and pictures; offsets are UTF-16 units.
///
/// A character has the attributes of its first unit, wherever attributes end inside of it. Making it costs O(length).
package struct TextRuns {
  /// Characters of one style, up to the start of the next run.
  package struct Run {
    package fileprivate(set) var start: Int
    let font: UIFont
    /// Points behind each character.
    let kern: CGFloat
    /// Points above the line.
    let baselineOffset: CGFloat
    fileprivate(set) var picture: TextPicture?
    let style: NSParagraphStyle?
    package let appearance: TextAppearance
  }

  /// The style of characters without attributes.
  package struct Defaults {
    package var font: UIFont
    package var color: UIColor?
    /// The attributes of links, which override their own.
    package var linkAttributes: [NSAttributedString.Key: Any]

    package init(
      font: UIFont, color: UIColor?,
      linkAttributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.link, .underlineStyle: 1]
    ) {
      self.font = font
      self.color = color
      self.linkAttributes = linkAttributes
    }
  }

  private(set) var runs: [Run] = []
  private var hasPictures = false

  package init(_ text: NSAttributedString, _ defaults: Defaults) {
    var offset = 0
    while offset < text.length {
      var range = NSRange(location: 0, length: 0)
      let attributes = text.attributes(at: offset, effectiveRange: &range)
      runs.append(Run(start: offset, attributes, defaults))
      if runs[runs.count - 1].picture != nil { hasPictures = true }
      // A run ends behind its beginning at least, whatever range comes back.
      offset = max(offset + 1, range.location + range.length)
    }
    snapToCharacters(of: text.string)
  }

  /// The run at an offset; behind the text that of the last character. Nil for an empty text.
  package func run(at offset: Int) -> Run? { runs.isEmpty ? nil : runs[index(at: offset)] }

  /// The font of the character at an offset; nil for an empty text.
  package func font(at offset: Int) -> UIFont? { run(at: offset)?.font }

  /// The picture at an offset; nil for letters.
  package func picture(at offset: Int) -> TextPicture? { run(at: offset)?.picture }

  /// The runs with their pictures as large as they are on lines of a width, in points.
  package func settingPictures(inLinesOf width: CGFloat, _ container: NSTextContainer? = nil) -> TextRuns {
    guard hasPictures else { return self }
    var copy = self
    for index in copy.runs.indices { copy.runs[index].setPicture(inLinesOf: width, container) }
    return copy
  }

  /// Finds the run of an offset by bisection.
  func index(at offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Moves runs that begin inside of a character behind it.
  private mutating func snapToCharacters(of text: String) {
    guard runs.count > 1, text.utf8.count != text.unicodeScalars.count || text.utf8.contains(13) else { return }
    let all = runs
    runs = []
    var next = 0
    var offset = 0
    for character in text {
      let end = offset + character.utf16.count
      while next < all.count, all[next].start < end {
        add(all[next], at: all[next].start > offset ? end : offset)
        next += 1
      }
      offset = end
    }
    if let last = runs.last, last.start >= offset, runs.count > 1 { runs.removeLast() }
  }

  /// Of several runs with the same start the last one is kept.
  private mutating func add(_ run: Run, at start: Int) {
    if runs.last?.start == start { runs.removeLast() }
    runs.append(run)
    runs[runs.count - 1].start = start
  }
}

extension TextRuns.Run {
  fileprivate init(
    start: Int, _ own: [NSAttributedString.Key: Any], _ defaults: TextRuns.Defaults
  ) {
    var attributes = own
    if own[.link] != nil { attributes.merge(defaults.linkAttributes) { $1 } }
    self.start = start
    font = attributes[.font] as? UIFont ?? defaults.font
    kern = points(attributes[.kern]) + points(attributes[.tracking])
    baselineOffset = points(attributes[.baselineOffset])
    style = attributes[.paragraphStyle] as? NSParagraphStyle
    var appearance = TextAppearance(color: attributes[.foregroundColor] as? UIColor ?? defaults.color, font: font)
    appearance.isItalic = appearance.isItalic || points(attributes[.obliqueness]) != 0
    appearance.isUnderlined = points(attributes[.underlineStyle]) != 0
    appearance.isStruckThrough = points(attributes[.strikethroughStyle]) != 0
    appearance.backgroundColor = attributes[.backgroundColor] as? UIColor
    self.appearance = appearance
    picture = (attributes[.attachment] as? NSTextAttachment).map { TextPicture($0) }
    setPicture(inLinesOf: .infinity, nil)
  }

  fileprivate mutating func setPicture(inLinesOf width: CGFloat, _ container: NSTextContainer?) {
    let (height, characterIndex) = (font.lineHeight, start)
    picture?.set(inLinesOf: width, height: height, container, at: characterIndex)
  }
}

/// A number that an attribute has, in whichever type it was written; 0 for anything else.
private func points(_ value: Any?) -> CGFloat {
  let number: CGFloat =
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  return number.isFinite ? number : 0
}
