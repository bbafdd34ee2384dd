public import Foundation

/// A request that may look at faces that are known already.
public protocol VNFaceObservationAccepting: NSObjectProtocol {
  /// The faces to look at; nil for all in the picture.
  var inputFaceObservations: [VNFaceObservation]? { get set }
}

/// Looks for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open override class var currentRevision: Int { 3 }
  /// The faces that were found.
  public final var results: [VNFaceObservation]? { found as? [VNFaceObservation] }

  override func observations(of contents: [PictureContent], _ size: CGSize) -> [VNObservation] { faces(in: contents) }
}

/// Looks for faces and their parts, which are never found here.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, VNFaceObservationAccepting, @unchecked Sendable {
  open override class var currentRevision: Int { 3 }
  /// The faces to look at; nil, as at first, for all in the picture.
  open var inputFaceObservations: [VNFaceObservation]?
  /// The faces that were found.
  public final var results: [VNFaceObservation]? { found as? [VNFaceObservation] }

  override func observations(of contents: [PictureContent], _ size: CGSize) -> [VNObservation] {
    inputFaceObservations ?? faces(in: contents)
  }
}

/// Looks at how good the pictures of faces are: all are as good as can be.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, VNFaceObservationAccepting, @unchecked Sendable {
  open override class var currentRevision: Int { 3 }
  /// The faces to look at; nil, as at first, for all in the picture.
  open var inputFaceObservations: [VNFaceObservation]?
  /// The faces that were found.
  public final var results: [VNFaceObservation]? { found as? [VNFaceObservation] }

  override func observations(of contents: [PictureContent], _ size: CGSize) -> [VNObservation] {
    (inputFaceObservations ?? faces(in: contents)).map {
      let face = VNFaceObservation(boundingBox: $0.boundingBox)
      face.storedQuality = 1
      return face
    }
  }
}

extension VNImageBasedRequest {
  fileprivate func faces(in contents: [PictureContent]) -> [VNFaceObservation] {
    inside(contents).compactMap { $0.kind == .face ? VNFaceObservation(boundingBox: $0.box) : nil }
  }
}

/// Looks for persons.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open override class var currentRevision: Int { 2 }
  /// Whether only upper bodies are looked for. Kept, without effect.
  open var upperBodyOnly = true
  /// The persons that were found.
  public final var results: [VNHumanObservation]? { found as? [VNHumanObservation] }

  override func observations(of contents: [PictureContent], _ size: CGSize) -> [VNObservation] {
    inside(contents).compactMap { $0.kind == .human ? VNHumanObservation(boundingBox: $0.box) : nil }
  }
}
