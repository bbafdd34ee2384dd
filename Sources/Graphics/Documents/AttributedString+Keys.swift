public import Foundation

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// The attributes of a container under the names that they have in texts of views.
  public init(_ container: AttributeContainer) {
    self = [:]
    self[.font] = container.font
    self[.foregroundColor] = container.foregroundColor
    self[.backgroundColor] = container.backgroundColor
    self[.kern] = container.kern
    self[.tracking] = container.tracking
    self[.baselineOffset] = container.baselineOffset
    self[.underlineStyle] = container.underlineStyle?.rawValue
    self[.strikethroughStyle] = container.strikethroughStyle?.rawValue
    self[.obliqueness] = container.obliqueness
    self[.paragraphStyle] = container.paragraphStyle
    self[.attachment] = container.attachment
    self[.strokeColor] = container.strokeColor
    self[.strokeWidth] = container.strokeWidth
    self[.underlineColor] = container.underlineColor
    self[.strikethroughColor] = container.strikethroughColor
    self[.shadow] = container.shadow
    self[.ligature] = container.ligature
    self[.expansion] = container.expansion
    self[.textEffect] = container.textEffect?.rawValue
    self[.link] = container.link
    self[.inlinePresentationIntent] = container.inlinePresentationIntent.map { NSNumber(value: $0.rawValue) }
    self[.presentationIntentAttributeName] = container.presentationIntent
    self[.imageURL] = container.imageURL
  }
}

extension AttributeContainer {
  /// UIKit's attributes among those of a dictionary, by the names that they have in texts of views.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    func number(_ key: NSAttributedString.Key) -> CGFloat? { dictionary[key].flatMap(Self.number) }
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      dictionary[key] as? NSUnderlineStyle ?? number(key).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.kern = number(.kern)
    self.tracking = number(.tracking)
    self.baselineOffset = number(.baselineOffset)
    self.underlineStyle = style(.underlineStyle)
    self.strikethroughStyle = style(.strikethroughStyle)
    self.obliqueness = number(.obliqueness)
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.attachment = dictionary[.attachment] as? NSTextAttachment
    self.strokeColor = dictionary[.strokeColor] as? UIColor
    self.strokeWidth = number(.strokeWidth)
    self.underlineColor = dictionary[.underlineColor] as? UIColor
    self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
    self.shadow = dictionary[.shadow] as? NSShadow
    self.ligature = number(.ligature).map { Int($0) }
    self.expansion = number(.expansion)
    self.textEffect =
      dictionary[.textEffect] as? NSAttributedString.TextEffectStyle
      ?? (dictionary[.textEffect] as? String).map(NSAttributedString.TextEffectStyle.init(rawValue:))
    self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    self.inlinePresentationIntent = (dictionary[.inlinePresentationIntent] as? NSNumber)
      .map { InlinePresentationIntent(rawValue: $0.uintValue) }
    self.presentationIntent = dictionary[.presentationIntentAttributeName] as? PresentationIntent
    self.imageURL = dictionary[.imageURL] as? URL
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

extension AttributedString {
  /// The text of a view with UIKit's attributes.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      let part = nsStr.attributedSubstring(from: range).string
      self += AttributedString(part, attributes: AttributeContainer(attributes))
    }
  }
}

extension NSAttributedString {
  /// The text with UIKit's attributes.
  public convenience init(_ attrStr: AttributedString) { self.init(uiKit: attrStr) }

  /// The text with UIKit's attributes as views take them.
  package convenience init(uiKit text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters),
          attributes: [NSAttributedString.Key: Any](run.attributes)))
    }
    self.init(attributedString: result)
  }
}
