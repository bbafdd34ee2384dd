import Foundation
import PlainviewUIKitCore

/// A position in the text of a field or a text view, in UTF-16 units.
final class CharacterPosition: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? CharacterPosition)?.offset == offset }
  nonisolated override var hash: Int { offset }
}

/// A range in the text of a field or a text view, in UTF-16 units.
final class TextSpan: UITextRange {
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { CharacterPosition(range.location) }
  override var end: UITextPosition { CharacterPosition(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
  nonisolated override var hash: Int { range.location &* 31 &+ range.length }
}

/// A rectangle of selected text on one line.
final class LineSelection: UITextSelectionRect {
  private let lineRect: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ lineRect: CGRect, isFirst: Bool, isLast: Bool) {
    self.lineRect = lineRect
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  override var rect: CGRect { lineRect }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
