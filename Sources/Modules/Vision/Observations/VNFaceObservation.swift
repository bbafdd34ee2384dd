public import Foundation

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The parts of the face; always nil.
  open var landmarks: VNFaceLandmarks2D? { nil }
  /// How far the head is tilted, in radians; 0 unless code says otherwise.
  open var roll: NSNumber? { angles.roll }
  /// How far the head is turned, in radians; 0 unless code says otherwise.
  open var yaw: NSNumber? { angles.yaw }
  /// How far the head is raised, in radians; 0 unless code says otherwise.
  open var pitch: NSNumber? { angles.pitch }
  private var angles: (roll: NSNumber?, yaw: NSNumber?, pitch: NSNumber?) = (0, 0, 0)
  /// How good the picture of the face is, from 0 to 1; nil unless a request asked for it.
  open var faceCaptureQuality: Float? { storedQuality }
  final var storedQuality: Float?

  /// Creates an observation of a face that is turned; the revision makes no difference.
  public convenience init(
    requestRevision: Int, boundingBox: CGRect, roll: NSNumber?, yaw: NSNumber?, pitch: NSNumber?
  ) {
    self.init(boundingBox: boundingBox)
    angles = (roll, yaw, pitch)
  }
  /// The same, without saying how far the head is raised.
  public convenience init(requestRevision: Int, boundingBox: CGRect, roll: NSNumber?, yaw: NSNumber?) {
    self.init(requestRevision: requestRevision, boundingBox: boundingBox, roll: roll, yaw: yaw, pitch: nil)
  }
}

/// What is known of the parts of a face.
open class VNFaceLandmarks: NSObject, @unchecked Sendable {
  /// How sure they are, from 0 to 1.
  open var confidence: VNConfidence { 0 }
}

/// The parts of a face, which are never found here.
open class VNFaceLandmarks2D: VNFaceLandmarks, @unchecked Sendable {
  /// All points.
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  /// The outline of the face.
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
  /// The outline of the left eye.
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  /// The outline of the right eye.
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  /// The left eyebrow.
  open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
  /// The right eyebrow.
  open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
  /// The outline of the nose.
  open var nose: VNFaceLandmarkRegion2D? { nil }
  /// The ridge of the nose.
  open var noseCrest: VNFaceLandmarkRegion2D? { nil }
  /// The line through the middle of the face.
  open var medianLine: VNFaceLandmarkRegion2D? { nil }
  /// The outer edge of the lips.
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  /// The inner edge of the lips.
  open var innerLips: VNFaceLandmarkRegion2D? { nil }
  /// The middle of the left pupil.
  open var leftPupil: VNFaceLandmarkRegion2D? { nil }
  /// The middle of the right pupil.
  open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}

/// A part of a face.
open class VNFaceLandmarkRegion: NSObject, @unchecked Sendable {
  /// How many points there are.
  open var pointCount: Int { 0 }
}

/// The points of a part of a face.
open class VNFaceLandmarkRegion2D: VNFaceLandmarkRegion, @unchecked Sendable {
  /// The points, in parts of the face's box; none here.
  open var normalizedPoints: [CGPoint] { [] }
  open override var pointCount: Int { normalizedPoints.count }

  /// The points in pixels of a picture of a size; none here.
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}
