import Foundation

/// A ratio of two sides.
public typealias VNAspectRatio = Float
/// An angle in degrees.
public typealias VNDegrees = Float

/// Looks for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The least ratio of the shorter side to the longer one; 0.5 at first.
  open var minimumAspectRatio: VNAspectRatio = 0.5
  /// The greatest ratio of the shorter side to the longer one; 1 at first.
  open var maximumAspectRatio: VNAspectRatio = 1
  /// How far corners may be from 90 degrees, in degrees. Kept, without effect: all have 90.
  open var quadratureTolerance: VNDegrees = 30
  /// The least length of the shorter side, in parts of the picture's shorter side; 0.2 at first.
  open var minimumSize: Float = 0.2
  /// How sure a result has to be, from 0 to 1. All are as sure as can be.
  open var minimumConfidence: VNConfidence = 0
  /// How many are returned at most; 1 at first, 0 for all.
  open var maximumObservations = 1

  /// The rectangles that were found.
  public final var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }

  override func observations(of contents: [PictureContent], _ size: CGSize) -> [VNObservation] {
    // Of the part that is looked at, in pixels.
    let (width, height) = (size.width * regionOfInterest.width, size.height * regionOfInterest.height)
    let least = CGFloat(minimumSize) * min(width, height)
    let all = inside(contents).filter { content in
      let sides = [content.box.width * width, content.box.height * height].sorted()
      guard content.kind == .rectangle, sides[1] > 0 else { return false }
      let ratio = VNAspectRatio(sides[0] / sides[1])
      return ratio >= minimumAspectRatio && ratio <= maximumAspectRatio && sides[0] >= least
    }
    return all.prefix(maximumObservations > 0 ? maximumObservations : all.count).map {
      VNRectangleObservation(boundingBox: $0.box)
    }
  }
}

/// Looks for a document: the first rectangle of a picture.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The document, if there is one.
  public final var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }

  override func observations(of contents: [PictureContent], _ size: CGSize) -> [VNObservation] {
    inside(contents).first { $0.kind == .rectangle }.map { [VNRectangleObservation(boundingBox: $0.box)] } ?? []
  }
}

/// Looks for the horizon.
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The horizon, if there is one.
  public final var results: [VNHorizonObservation]? { found as? [VNHorizonObservation] }

  override func observations(of contents: [PictureContent], _ size: CGSize) -> [VNObservation] {
    for content in inside(contents) {
      guard case .horizon(let angle) = content.kind else { continue }
      let horizon = VNHorizonObservation()
      horizon.storedAngle = angle
      return [horizon]
    }
    return []
  }
}
