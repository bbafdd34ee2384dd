public import Foundation

/// A place between two characters of a text input; each kind of input has its own subclass.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// The text between two places; each kind of input has its own subclass.
@preconcurrency @MainActor open class UITextRange: NSObject {
  public override init() { super.init() }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  open var isEmpty: Bool { true }
}

/// A rectangle of selected text, one a line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  public override init() { super.init() }
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// The order in which a text is stored.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
/// The way on the screen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// A direction of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
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

/// The way in which a text is written.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }
