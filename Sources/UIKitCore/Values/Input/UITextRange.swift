public import Foundation
public import PlainviewGraphics

/// A position between two characters of a text input; each kind of input has its own subclass.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// The range between two positions; each kind of input has its own subclass.
@preconcurrency @MainActor open class UITextRange: NSObject {
  public override init() { super.init() }
  /// The first position; subclasses override it.
  open var start: UITextPosition { UITextPosition() }
  /// The position after the last character; subclasses override it.
  open var end: UITextPosition { UITextPosition() }
  /// Whether the range has no characters; true unless a subclass differs.
  open var isEmpty: Bool { true }
}

/// A rectangle of selected text, one a line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  public override init() { super.init() }
  /// The rectangle in points; zero unless a subclass differs.
  open var rect: CGRect { .zero }
  /// The direction in which the text is written; natural unless a subclass differs.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in the rectangle; false unless a subclass differs.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle; false unless a subclass differs.
  open var containsEnd: Bool { false }
  /// Whether the text is vertical; false unless a subclass differs.
  open var isVertical: Bool { false }
}

/// The order in which a text is stored.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
/// The direction on the screen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// A direction of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The direction as a number.
  public let rawValue: Int
  /// Creates a direction with UIKit's number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Returns a direction in the order of the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns a direction of the layout.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction leads to the end of a text that is written from left to right.
  var isForward: Bool {
    self == .storage(.forward) || self == .layout(.right) || self == .layout(.down)
  }
}

/// The pieces of text that a tokenizer finds.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
