import Foundation
import PlainviewGraphics
import PlainviewUIKitCore

/// What `UITextInput` asks of a text: positions, ranges and their points on the screen.
extension TextEditor {
  var beginning: UITextPosition { CharacterPosition(0) }
  var end: UITextPosition { CharacterPosition(storage.length) }

  var selectedRange: UITextRange? {
    get { TextSpan(storage.selection) }
    set { select((newValue as? TextSpan)?.range ?? storage.selection) }
  }

  var markedRange: UITextRange? { storage.marked.map { TextSpan($0) } }

  func text(in range: UITextRange) -> String? { (range as? TextSpan).map { storage.text(in: $0.range) } }

  func replace(_ range: UITextRange, with text: String) {
    if let span = range as? TextSpan { replace(span.range, with: text) }
  }

  /// The range between two positions, in either order.
  func range(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let from = from as? CharacterPosition, let to = to as? CharacterPosition else { return nil }
    return TextSpan(NSRange(location: min(from.offset, to.offset), length: abs(to.offset - from.offset)))
  }

  /// The position an offset in UTF-16 units away; nil beyond the ends of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let known = position as? CharacterPosition else { return nil }
    let (sum, overflows) = known.offset.addingReportingOverflow(offset)
    return !overflows && (0...storage.length).contains(sum) ? CharacterPosition(sum) : nil
  }

  /// The position a number of characters to a side, or a number of lines up or down.
  func position(from position: UITextPosition, _ direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    guard let known = position as? CharacterPosition else { return nil }
    let new: Int?
    switch direction {
    case .right: new = storage.offset(from: known.offset, characters: offset)
    case .left: new = storage.offset(from: known.offset, characters: -offset)
    case .up: new = owner?.geometry.offset(from: known.offset, lines: -offset)
    case .down: new = owner?.geometry.offset(from: known.offset, lines: offset)
    }
    return new.map { CharacterPosition($0) }
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int {
    guard let from = from as? CharacterPosition, let to = to as? CharacterPosition else { return 0 }
    return to.offset - from.offset
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  /// The attributes of the character behind or before a position; the owner's where there is none.
  func styling(at position: UITextPosition, _ direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
    guard let owner, let known = position as? CharacterPosition else { return nil }
    let index = direction == .forward ? known.offset : known.offset - 1
    guard (0..<storage.length).contains(index) else { return owner.allAttributes }
    return owner.attributedString.attributes(at: index, effectiveRange: nil)
  }

  func baseDirection(at position: UITextPosition, _ direction: UITextStorageDirection) -> NSWritingDirection {
    (styling(at: position, direction)?[.paragraphStyle] as? NSParagraphStyle)?.baseWritingDirection ?? .natural
  }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .right || direction == .down ? range.end : range.start
  }

  func characterRange(extending position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
    let isForward = direction == .right || direction == .down
    guard let other = self.position(from: position, isForward ? .right : .left, offset: 1) else { return nil }
    return range(from: position, to: other)
  }

  // MARK: Points

  func caretRect(for position: UITextPosition) -> CGRect {
    guard let known = position as? CharacterPosition, let owner else { return .zero }
    return owner.geometry.caret(at: known.offset)
  }

  /// The part of a range that is on its first line.
  func firstRect(for range: UITextRange) -> CGRect { rectangles(of: range).first ?? .zero }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rectangles = rectangles(of: range)
    return rectangles.enumerated().map { index, rectangle in
      LineSelection(rectangle, isFirst: index == 0, isLast: index == rectangles.count - 1)
    }
  }

  private func rectangles(of range: UITextRange) -> [CGRect] {
    guard let span = range as? TextSpan, let owner else { return [] }
    return owner.geometry.rectangles(of: span.range)
  }

  func offset(nearestTo point: CGPoint) -> Int { owner?.geometry.offset(nearestTo: point) ?? 0 }

  func position(nearestTo point: CGPoint, in range: UITextRange? = nil) -> UITextPosition? {
    let index = self.offset(nearestTo: point)
    guard let span = range as? TextSpan else { return CharacterPosition(index) }
    return CharacterPosition(min(max(index, span.range.location), span.range.location + span.range.length))
  }

  /// The character that a point is on, or the nearest one; nil without text.
  func characterRange(at point: CGPoint) -> UITextRange? {
    guard let owner, storage.length > 0 else { return nil }
    let index = self.offset(nearestTo: point)
    let isRightOfCaret = owner.geometry.caret(at: index).minX <= point.x
    if isRightOfCaret || index == 0, let next = storage.offset(from: index, characters: 1) {
      return TextSpan(NSRange(location: index, length: next - index))
    }
    guard let before = storage.offset(from: index, characters: -1) else { return nil }
    return TextSpan(NSRange(location: before, length: index - before))
  }
}
