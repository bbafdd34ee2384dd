public import Foundation

/// Finds pieces by the text alone: words by letters and digits, sentences by full stops, paragraphs by line feeds.
///
/// A line counts as a paragraph: where lines are broken is not known to it.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer of an input, which is not retained.
  public init(textInput: any UITextInput) {
    input = textInput
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(textInput:)") }

  /// Returns the unit of text around a position; nil if there is none.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let piece = piece(around: position, granularity, direction) else { return nil }
    let start = input.beginningOfDocument
    guard let first = input.position(from: start, offset: piece.lowerBound),
      let last = input.position(from: start, offset: piece.upperBound)
    else { return nil }
    return input.textRange(from: first, to: last)
  }

  /// At the end of a piece when looking forward, at the beginning of one when looking back.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let offset = offset(of: position) else { return false }
    return pieces(granularity).contains { offset == (direction.isForward ? $0.upperBound : $0.lowerBound) }
  }

  /// The next position at which a piece begins or ends.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let offset = offset(of: position) else { return nil }
    let edges = pieces(granularity).flatMap { [$0.lowerBound, $0.upperBound] }
    let edge = direction.isForward ? edges.first { $0 > offset } : edges.last { $0 < offset }
    return edge.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  /// Returns whether a position is inside a unit of text.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    piece(around: position, granularity, direction) != nil
  }

  // MARK: Steps

  private func offset(of position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func pieces(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return []
    }
    return TextBoundaries(input.text(in: all) ?? "").pieces(granularity)
  }

  /// The piece that holds the character on the side of the position that the direction names.
  private func piece(
    around position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> Range<Int>? {
    guard let offset = offset(of: position) else { return nil }
    return pieces(granularity).first {
      direction.isForward
        ? $0.lowerBound <= offset && offset < $0.upperBound : $0.lowerBound < offset && offset <= $0.upperBound
    }
  }
}
