public import Foundation

/// How a part of a text runs against the rest, for `.writingDirection`: its number is added to an `NSWritingDirection`'s.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The text runs in the direction, and letters in it by their own.
  case embedding = 0
  /// All the letters run in the direction.
  case override = 2
}

extension NSAttributedString {
  /// An effect of letters, for `.textEffect`.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The style as a text.
    public let rawValue: String
    /// Creates a style from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Letters that seem pressed into the background.
    public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
  }
}

/// In attributes an effect is its text, as on Apple's systems.
extension NSAttributedString.TextEffectStyle: _ObjectiveCBridgeable {
  /// The effect as an object.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  /// Makes the effect of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: source as String)
  }

  /// Makes the effect of an object, as every text is one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
    result = Self(rawValue: source as String)
    return true
  }

  /// The effect of an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: source as String? ?? "")
  }
}

extension NSAttributedString.Key {
  /// 0 for horizontal letters, 1 for vertical ones; kept as data.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}
