import Foundation
import PlainviewUIKitCore

/// A place in the text of a field or a text view, in UTF-16 units.
final class TextPlace: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextPlace)?.offset == offset }
  nonisolated override var hash: Int { offset }
}

/// A range in the text of a field or a text view, in UTF-16 units.
final class TextSpan: UITextRange {
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextPlace(range.location) }
  override var end: UITextPosition { TextPlace(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
  nonisolated override var hash: Int { range.location &* 31 &+ range.length }
}

/// A rectangle of selected text on one line.
final class LineSelection: UITextSelectionRect {
  private let place: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ place: CGRect, isFirst: Bool, isLast: Bool) {
    self.place = place
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  override var rect: CGRect { place }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
