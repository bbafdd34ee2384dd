public import Foundation

/// What a part of a line is: emphasized, code, a break; raw values are Foundation's on Apple's systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The intents as bits.
  public let rawValue: UInt
  /// Creates intents with Foundation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasized, as italic letters show it.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized, as bold letters show it.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line of the source, which is a space of the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The end of a line of the text.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// A tag of HTML within a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A block of HTML; Markdown is read without such blocks here, and their tags are those of a line.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  /// The key of what a part of a line is.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The value is a set of intents.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute in `NSAttributedString`.
    public static let name = "NSInlinePresentationIntent"
  }
  /// The key of the blocks that a text is in.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    /// The value is a list of blocks.
    public typealias Value = PresentationIntent
    /// The name of the attribute in `NSAttributedString`.
    public static let name = "NSPresentationIntent"
  }

  // Attributes are found by the types of these properties, whose values nobody asks for.

  /// What the part of a line is, such as emphasized.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { fatalError("a name of an attribute") }
  /// The blocks that the text is in, the innermost one first.
  public var presentationIntent: PresentationIntentAttribute { fatalError("a name of an attribute") }
}

extension NSAttributedString.Key {
  /// What a part of a line is: an `InlinePresentationIntent` as a number.
  public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
  /// The blocks that the text is in: a `PresentationIntent`.
  public static let presentationIntentAttributeName = NSAttributedString.Key(rawValue: "NSPresentationIntent")
  /// The address of the picture that the text stands for, a `URL`.
  public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
}
