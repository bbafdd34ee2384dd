public import Foundation

/// Looks for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The least ratio of the shorter side to the longer one; 0.5 at first.
  open var minimumAspectRatio: Float = 0.5
  /// The greatest ratio of the shorter side to the longer one; 1 at first.
  open var maximumAspectRatio: Float = 1
  /// How far corners may be from 90 degrees, in degrees. Kept, without effect: all have 90.
  open var quadratureTolerance: Float = 30
  /// The least length of the shorter side, in parts of the picture's shorter side; 0.2 at first.
  open var minimumSize: Float = 0.2
  /// How sure a result has to be, from 0 to 1. All are as sure as can be.
  open var minimumConfidence: Float = 0
  /// How many are returned at most; 1 at first, 0 for all.
  open var maximumObservations = 1

  /// The rectangles that were found.
  public final var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }

  override func observations(of contents: [PictureContent]) -> [VNObservation] {
    let all = inside(contents).filter { content in
      let (short, long) = (min(content.box.width, content.box.height), max(content.box.width, content.box.height))
      guard content.kind == .rectangle, long > 0 else { return false }
      let ratio = Float(short / long)
      return ratio >= minimumAspectRatio && ratio <= maximumAspectRatio && Float(short) >= minimumSize
    }
    return all.prefix(maximumObservations > 0 ? maximumObservations : all.count).map { VNRectangleObservation($0.box) }
  }
}

/// Looks for a document: the first rectangle of a picture.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The document, if there is one.
  public final var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }

  override func observations(of contents: [PictureContent]) -> [VNObservation] {
    inside(contents).first { $0.kind == .rectangle }.map { [VNRectangleObservation($0.box)] } ?? []
  }
}

/// Looks for the horizon.
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The horizon, if there is one.
  public final var results: [VNHorizonObservation]? { found as? [VNHorizonObservation] }

  override func observations(of contents: [PictureContent]) -> [VNObservation] {
    for content in inside(contents) {
      if case .horizon(let angle) = content.kind { return [VNHorizonObservation(angle: angle)] }
    }
    return []
  }
}
