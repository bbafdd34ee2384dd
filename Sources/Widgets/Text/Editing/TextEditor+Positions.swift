import Foundation
import PlainviewUIKitCore

/// What `UITextInput` asks of a text: places, ranges and the points where they are.
extension TextEditor {
  var beginning: UITextPosition { TextPlace(0) }
  var end: UITextPosition { TextPlace(storage.length) }

  var selectedRange: UITextRange? {
    get { TextSpan(storage.selection) }
    set { select((newValue as? TextSpan)?.range ?? storage.selection) }
  }

  var markedRange: UITextRange? { storage.marked.map { TextSpan($0) } }

  func text(in range: UITextRange) -> String? { (range as? TextSpan).map { storage.text(in: $0.range) } }

  func replace(_ range: UITextRange, with text: String) {
    if let span = range as? TextSpan { replace(span.range, with: text) }
  }

  /// The range between two places, whichever comes first.
  func range(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let from = from as? TextPlace, let to = to as? TextPlace else { return nil }
    return TextSpan(NSRange(location: min(from.offset, to.offset), length: abs(to.offset - from.offset)))
  }

  /// The place so many UTF-16 units further on; nil beyond the ends of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let place = position as? TextPlace else { return nil }
    let (sum, overflows) = place.offset.addingReportingOverflow(offset)
    return !overflows && (0...storage.length).contains(sum) ? TextPlace(sum) : nil
  }

  /// The place so many characters to a side, or so many lines up or down.
  func position(from position: UITextPosition, _ direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    guard let place = position as? TextPlace else { return nil }
    let new: Int?
    switch direction {
    case .right: new = storage.place(from: place.offset, characters: offset)
    case .left: new = storage.place(from: place.offset, characters: -offset)
    case .up: new = owner?.geometry.place(from: place.offset, lines: -offset)
    case .down: new = owner?.geometry.place(from: place.offset, lines: offset)
    }
    return new.map { TextPlace($0) }
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int {
    guard let from = from as? TextPlace, let to = to as? TextPlace else { return 0 }
    return to.offset - from.offset
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  /// The attributes of the character behind or before a position; the owner's where there is none.
  func styling(at position: UITextPosition, _ direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
    guard let owner, let place = position as? TextPlace else { return nil }
    let index = direction == .forward ? place.offset : place.offset - 1
    guard (0..<storage.length).contains(index) else { return owner.allAttributes }
    return owner.attributedString.attributes(at: index, effectiveRange: nil)
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
    guard let place = position as? TextPlace, let owner else { return .zero }
    return owner.geometry.caret(at: place.offset)
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

  func place(nearestTo point: CGPoint) -> Int { owner?.geometry.place(nearestTo: point) ?? 0 }

  func position(nearestTo point: CGPoint, in range: UITextRange? = nil) -> UITextPosition? {
    let place = place(nearestTo: point)
    guard let span = range as? TextSpan else { return TextPlace(place) }
    return TextPlace(min(max(place, span.range.location), span.range.location + span.range.length))
  }

  /// The character that a point is on, or the nearest one; nil without text.
  func characterRange(at point: CGPoint) -> UITextRange? {
    guard let owner, storage.length > 0 else { return nil }
    let place = place(nearestTo: point)
    let isRightOfCaret = owner.geometry.caret(at: place).minX <= point.x
    if isRightOfCaret || place == 0, let next = storage.place(from: place, characters: 1) {
      return TextSpan(NSRange(location: place, length: next - place))
    }
    guard let before = storage.place(from: place, characters: -1) else { return nil }
    return TextSpan(NSRange(location: before, length: place - before))
  }
}
