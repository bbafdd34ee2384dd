public import Foundation

/// A line of text that was read.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  private let text: String

  init(_ box: CGRect, _ text: String) {
    self.text = text
    super.init(box)
  }

  /// What the line may say, the surest one first; one reading here, at most.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] {
    maxCandidateCount > 0 ? [VNRecognizedText(text, in: boundingBox)] : []
  }
}

/// A reading of a line of text.
open class VNRecognizedText: NSObject, NSCopying, @unchecked Sendable {
  /// What the line says.
  public let string: String
  /// How sure it is, from 0 to 1; always 1.
  public var confidence: Float { 1 }
  private let box: CGRect

  init(_ string: String, in box: CGRect) {
    self.string = string
    self.box = box
    super.init()
  }

  /// Returns the area of a part of the line, in parts of the picture; all letters are of one width here.
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? {
    guard !string.isEmpty else { return nil }
    let letter = box.width / CGFloat(string.count)
    let before = string.distance(from: string.startIndex, to: range.lowerBound)
    let count = string.distance(from: range.lowerBound, to: range.upperBound)
    return VNRectangleObservation(
      CGRect(
        x: box.minX + CGFloat(before) * letter, y: box.minY, width: CGFloat(count) * letter, height: box.height))
  }

  /// The reading itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
