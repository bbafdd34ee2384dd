public import Foundation

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The parts of the face; always nil.
  public var landmarks: VNFaceLandmarks2D? { nil }
  /// How far the head is tilted, in radians; always 0.
  public var roll: NSNumber? { 0 }
  /// How far the head is turned, in radians; always 0.
  public var yaw: NSNumber? { 0 }
  /// How far the head is raised, in radians; always 0.
  public var pitch: NSNumber? { 0 }
  /// How good the picture of the face is, from 0 to 1; nil unless a request asked for it.
  public let faceCaptureQuality: Float?

  init(face box: CGRect, quality: Float? = nil) {
    faceCaptureQuality = quality
    super.init(box)
  }
}

/// The parts of a face.
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
  /// How sure they are, from 0 to 1.
  public let confidence: Float
  private let regions: [String: VNFaceLandmarkRegion2D]

  init(confidence: Float, regions: [String: VNFaceLandmarkRegion2D]) {
    self.confidence = confidence
    self.regions = regions
    super.init()
  }

  /// All points.
  public var allPoints: VNFaceLandmarkRegion2D? { regions["allPoints"] }
  /// The outline of the face.
  public var faceContour: VNFaceLandmarkRegion2D? { regions["faceContour"] }
  /// The outline of the left eye.
  public var leftEye: VNFaceLandmarkRegion2D? { regions["leftEye"] }
  /// The outline of the right eye.
  public var rightEye: VNFaceLandmarkRegion2D? { regions["rightEye"] }
  /// The left eyebrow.
  public var leftEyebrow: VNFaceLandmarkRegion2D? { regions["leftEyebrow"] }
  /// The right eyebrow.
  public var rightEyebrow: VNFaceLandmarkRegion2D? { regions["rightEyebrow"] }
  /// The outline of the nose.
  public var nose: VNFaceLandmarkRegion2D? { regions["nose"] }
  /// The ridge of the nose.
  public var noseCrest: VNFaceLandmarkRegion2D? { regions["noseCrest"] }
  /// The line through the middle of the face.
  public var medianLine: VNFaceLandmarkRegion2D? { regions["medianLine"] }
  /// The outer edge of the lips.
  public var outerLips: VNFaceLandmarkRegion2D? { regions["outerLips"] }
  /// The inner edge of the lips.
  public var innerLips: VNFaceLandmarkRegion2D? { regions["innerLips"] }
  /// The middle of the left pupil.
  public var leftPupil: VNFaceLandmarkRegion2D? { regions["leftPupil"] }
  /// The middle of the right pupil.
  public var rightPupil: VNFaceLandmarkRegion2D? { regions["rightPupil"] }
}

/// The points of a part of a face.
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
  /// The points, in parts of the face's box.
  public let normalizedPoints: [CGPoint]
  private let box: CGRect
  /// How many points there are.
  public var pointCount: Int { normalizedPoints.count }

  init(_ points: [CGPoint], in box: CGRect) {
    normalizedPoints = points
    self.box = box
    super.init()
  }

  /// The points in pixels of a picture of a size.
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] {
    normalizedPoints.map {
      CGPoint(
        x: (box.minX + $0.x * box.width) * imageSize.width, y: (box.minY + $0.y * box.height) * imageSize.height)
    }
  }
}
