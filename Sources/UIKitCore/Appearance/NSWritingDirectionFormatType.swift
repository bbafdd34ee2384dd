public import Foundation

/// How a part of a text runs against the rest, for `.writingDirection`: its number is added to an `NSWritingDirection`'s.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}

extension NSAttributedString {
  /// An effect of letters, for `.textEffect`.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
  }
}

extension NSAttributedString.Key {
  /// 0 for horizontal letters, 1 for vertical ones; kept as data.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}
