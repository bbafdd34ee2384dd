public import Foundation

/// A line of text that was read.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  final var storedText: String?

  /// What the line may say, the surest one first; one reading here, at most.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] {
    guard maxCandidateCount > 0, let storedText else { return [] }
    return [VNRecognizedText(storedText, in: boundingBox)]
  }
}

/// A reading of a line of text.
open class VNRecognizedText: NSObject, NSCopying, VNRequestRevisionProviding, @unchecked Sendable {
  /// What the line says.
  open var string: String { storedString }
  private var storedString = ""
  /// How sure it is, from 0 to 1; always 1.
  open var confidence: VNConfidence { 1 }
  /// The revision of the request; always 1.
  open var requestRevision: Int { 1 }
  private var box = CGRect.zero

  /// Creates a reading as tests do for classes of their own.
  public override init() { super.init() }

  convenience init(_ string: String, in box: CGRect) {
    self.init()
    storedString = string
    self.box = box
  }

  /// Returns the area of a part of the line, in parts of the picture; all letters are of one width here. Nil for a line
  /// without letters.
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? {
    let string = string
    guard !string.isEmpty else { return nil }
    let range = range.clamped(to: string.startIndex..<string.endIndex)
    let letter = box.width / CGFloat(string.count)
    let before = string.distance(from: string.startIndex, to: range.lowerBound)
    let count = string.distance(from: range.lowerBound, to: range.upperBound)
    return VNRectangleObservation(
      boundingBox: CGRect(
        x: box.minX + CGFloat(before) * letter, y: box.minY, width: CGFloat(count) * letter, height: box.height))
  }

  /// The reading itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
