public import Foundation

/// The type of detectors for faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The type of detectors for rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The type of detectors for QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The type of detectors for areas of text.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The option for the accuracy; accepted, without effect.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// The value for low accuracy, which is faster.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// The value for high accuracy, which is slower.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The option for tracking faces from image to image; accepted, without effect.
public let CIDetectorTracking = "CIDetectorTracking"
/// The option for the smallest size of a feature; accepted, without effect.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The option for the largest number of features; accepted, without effect.
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
/// The option for the number of angles in which faces are searched; accepted, without effect.
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
/// The option for the orientation of the image; accepted, without effect.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The option for detecting closed eyes; accepted, without effect.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The option for detecting smiles; accepted, without effect.
public let CIDetectorSmile = "CIDetectorSmile"
/// The option for the focal length; accepted, without effect.
public let CIDetectorFocalLength = "CIDetectorFocalLength"
/// The option for the proportions of rectangles; accepted, without effect.
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
/// The option for the parts of areas of text; accepted, without effect.
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"

/// Detects features in a picture. Where it differs: it finds none, since there are no pixels.
open class CIDetector: NSObject, @unchecked Sendable {
  /// nil for a kind that is none of `CIDetectorType…`.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    guard [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText].contains(type) else {
      return nil
    }
    super.init()
  }
  /// Returns the features in an image, always none.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// Returns the features in an image, always none; the options are not used.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

/// The type of `CIFaceFeature`.
public let CIFeatureTypeFace = "Face"
/// The type of `CIRectangleFeature`.
public let CIFeatureTypeRectangle = "Rectangle"
/// The type of `CIQRCodeFeature`.
public let CIFeatureTypeQRCode = "QRCode"
/// The type of `CITextFeature`.
public let CIFeatureTypeText = "Text"

/// A thing that was found in a picture.
open class CIFeature: NSObject {
  /// In pixels, the origin at the lower left.
  open var bounds: CGRect { .zero }
  /// The type of the feature; empty in this base class.
  open var type: String { "" }
}

/// A face in an image; detectors here find none.
open class CIFaceFeature: CIFeature {
  open override var type: String { CIFeatureTypeFace }
  /// Whether the position of the left eye is known, always false.
  open var hasLeftEyePosition: Bool { false }
  /// The position of the left eye, always zero.
  open var leftEyePosition: CGPoint { .zero }
  /// Whether the position of the right eye is known, always false.
  open var hasRightEyePosition: Bool { false }
  /// The position of the right eye, always zero.
  open var rightEyePosition: CGPoint { .zero }
  /// Whether the position of the mouth is known, always false.
  open var hasMouthPosition: Bool { false }
  /// The position of the mouth, always zero.
  open var mouthPosition: CGPoint { .zero }
  /// Whether the face is tracked, always false.
  open var hasTrackingID: Bool { false }
  /// The number of the tracked face, always 0.
  open var trackingID: Int32 { 0 }
  /// Whether the number of tracked images is known, always false.
  open var hasTrackingFrameCount: Bool { false }
  /// The number of images in which the face was tracked, always 0.
  open var trackingFrameCount: Int32 { 0 }
  /// Whether the angle of the face is known, always false.
  open var hasFaceAngle: Bool { false }
  /// The angle of the face in degrees, always 0.
  open var faceAngle: Float { 0 }
  /// Whether the face smiles, always false.
  open var hasSmile: Bool { false }
  /// Whether the left eye is closed, always false.
  open var leftEyeClosed: Bool { false }
  /// Whether the right eye is closed, always false.
  open var rightEyeClosed: Bool { false }
}

/// A rectangle in an image; detectors here find none.
open class CIRectangleFeature: CIFeature {
  open override var type: String { CIFeatureTypeRectangle }
  /// The upper left corner, always zero.
  open var topLeft: CGPoint { .zero }
  /// The upper right corner, always zero.
  open var topRight: CGPoint { .zero }
  /// The lower left corner, always zero.
  open var bottomLeft: CGPoint { .zero }
  /// The lower right corner, always zero.
  open var bottomRight: CGPoint { .zero }
}

/// A QR code in an image; detectors here find none.
open class CIQRCodeFeature: CIFeature {
  open override var type: String { CIFeatureTypeQRCode }
  /// The upper left corner, always zero.
  open var topLeft: CGPoint { .zero }
  /// The upper right corner, always zero.
  open var topRight: CGPoint { .zero }
  /// The lower left corner, always zero.
  open var bottomLeft: CGPoint { .zero }
  /// The lower right corner, always zero.
  open var bottomRight: CGPoint { .zero }
  /// The text of the code, always nil.
  open var messageString: String? { nil }
}

/// An area of text in an image; detectors here find none.
open class CITextFeature: CIFeature {
  open override var type: String { CIFeatureTypeText }
  /// The upper left corner, always zero.
  open var topLeft: CGPoint { .zero }
  /// The upper right corner, always zero.
  open var topRight: CGPoint { .zero }
  /// The lower left corner, always zero.
  open var bottomLeft: CGPoint { .zero }
  /// The lower right corner, always zero.
  open var bottomRight: CGPoint { .zero }
  /// The parts of the area, always nil.
  open var subFeatures: [Any]? { nil }
}
