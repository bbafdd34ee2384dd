import Foundation

/// What a picture, or a part of it, shows.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// Vision's name of it.
  open var identifier: String { storedIdentifier }
  final var storedIdentifier = ""
  /// Whether precision and recall are known; never.
  open var hasPrecisionRecallCurve: Bool { false }

  convenience init(_ identifier: String, confidence: Float) {
    self.init()
    storedIdentifier = identifier
    storedConfidence = confidence
  }

  /// Returns whether it is at least as sure as the precision; the recall makes no difference.
  open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool {
    confidence >= minimumPrecision
  }
  /// Returns whether it is at least as sure as the precision; the recall makes no difference.
  open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool {
    confidence >= precision
  }
}

/// A thing whose kind is known.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// What it may be, the surest one first.
  open var labels: [VNClassificationObservation] { storedLabels }
  final var storedLabels: [VNClassificationObservation] = []
}
