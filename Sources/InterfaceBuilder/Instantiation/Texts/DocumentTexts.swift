import Foundation
import PlainviewGraphics

extension LoadingContext {
  /// The font that a description asks for.
  func font(_ element: FontElement) -> UIFont { fonts.font(element) }

  /// A text with the attributes of all its runs.
  func text(_ element: AttributedTextElement) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for run in element.runs { text.append(NSAttributedString(string: run.text, attributes: attributes(run))) }
    return text
  }

  private func attributes(_ run: AttributedTextElement.Run) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = run.font.map(font)
    for (key, name) in Self.colors {
      attributes[key] = run.attributes?.color(name).map { UIColor.made(from: $0, in: document) }
    }
    for (key, name) in Self.numbers {
      attributes[key] = run.attributes?.value(name).map { NSNumber(value: $0) }
    }
    for (key, name) in Self.lines {
      attributes[key] = run.attributes?.value(name).flatMap(Int.init(exactly:)).map { NSNumber(value: $0) }
    }
    if let link = run.attributes?.property("NSLink") {
      attributes[.link] = link["string"].flatMap { URL(string: $0) } ?? run.attributes?.string("NSLink")
    }
    attributes[.paragraphStyle] = run.paragraphStyle.map(paragraphStyle)
    return attributes
  }

  private static let colors: [(NSAttributedString.Key, String)] = [
    (.foregroundColor, "NSColor"), (.backgroundColor, "NSBackgroundColor"), (.underlineColor, "NSUnderlineColor"),
    (.strikethroughColor, "NSStrikethroughColor"), (.strokeColor, "NSStrokeColor"),
  ]
  private static let numbers: [(NSAttributedString.Key, String)] = [
    (.kern, "NSKern"), (.tracking, "CTTracking"), (.baselineOffset, "NSBaselineOffset"),
    (.strokeWidth, "NSStrokeWidth"), (.obliqueness, "NSObliqueness"), (.expansion, "NSExpansion"),
  ]
  private static let lines: [(NSAttributedString.Key, String)] = [
    (.underlineStyle, "NSUnderline"), (.strikethroughStyle, "NSStrikethrough"), (.ligature, "NSLigature"),
  ]

  private func paragraphStyle(_ element: DocumentNode) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = ViewDecoder.textAlignment(element["alignment"])
    style.lineBreakMode = Self.lineBreakMode(element["lineBreakMode"])
    style.baseWritingDirection =
      switch element["baseWritingDirection"] {
      case "leftToRight": .leftToRight
      case "rightToLeft": .rightToLeft
      default: .natural
      }
    func length(_ key: String) -> CGFloat { CGFloat(element.length(key) ?? 0) }
    style.lineSpacing = max(0, length("lineSpacing"))
    style.paragraphSpacing = max(0, length("paragraphSpacing"))
    style.paragraphSpacingBefore = max(0, length("paragraphSpacingBefore"))
    style.firstLineHeadIndent = max(0, length("firstLineHeadIndent"))
    style.headIndent = max(0, length("headIndent"))
    style.tailIndent = length("tailIndent")
    style.minimumLineHeight = max(0, length("minimumLineHeight"))
    style.maximumLineHeight = max(0, length("maximumLineHeight"))
    style.lineHeightMultiple = max(0, length("lineHeightMultiple"))
    style.hyphenationFactor = Float(min(max(length("hyphenationFactor"), 0), 1))
    return style
  }

  /// The names that paragraph styles have for these modes differ from those of labels.
  private static func lineBreakMode(_ name: String?) -> NSLineBreakMode {
    switch name {
    case "charWrapping": .byCharWrapping
    case "clipping": .byClipping
    case "truncatingHead": .byTruncatingHead
    case "truncatingMiddle": .byTruncatingMiddle
    case "truncatingTail": .byTruncatingTail
    default: .byWordWrapping
    }
  }
}

extension DocumentNode {
  /// A number by key, however it is written: as an attribute, or as an element of its own.
  fileprivate func value(_ key: String) -> Double? {
    if let attribute = self[key] { return DecimalNumber.parse(attribute) }
    return property(key)?["value"].flatMap(DecimalNumber.parse)
  }
}
