public import Foundation
public import PlainviewGraphics

/// Something that a request found.
open class VNObservation: NSObject, NSCopying, @unchecked Sendable {
  /// The number of the observation.
  public let uuid = UUID()
  /// How sure it is, from 0 to 1.
  public let confidence: Float

  init(confidence: Float = 1) {
    self.confidence = confidence
    super.init()
  }

  /// The observation itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Something that was found at a part of a picture.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// Where it is, in parts of the picture's width and height; the origin is at the lower left.
  public let boundingBox: CGRect

  /// Creates an observation of a part of a picture.
  public convenience init(boundingBox: CGRect) { self.init(boundingBox, confidence: 1) }
  /// Creates an observation by a revision, which makes no difference.
  public convenience init(requestRevision: Int, boundingBox: CGRect) { self.init(boundingBox, confidence: 1) }

  init(_ box: CGRect, confidence: Float = 1) {
    boundingBox = box
    super.init(confidence: confidence)
  }
}

/// Something with four corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The corner at the upper left, in parts of the picture's width and height.
  public var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  /// The corner at the upper right.
  public var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  /// The corner at the lower left.
  public var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
  /// The corner at the lower right.
  public var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

/// An area with text.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// The areas of the letters; always nil.
  public var characterBoxes: [VNRectangleObservation]? { nil }
}

/// A barcode.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// The kind of the code.
  public let symbology: VNBarcodeSymbology
  /// The text of the code.
  public let payloadStringValue: String?
  /// The text of the code as data.
  public var payloadData: Data? { payloadStringValue.map { Data($0.utf8) } }

  init(_ box: CGRect, _ symbology: VNBarcodeSymbology, _ payload: String) {
    self.symbology = symbology
    payloadStringValue = payload
    super.init(box)
  }
}

/// A person.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// Whether only the upper body was looked for; always.
  public var upperBodyOnly: Bool { true }
}

/// The horizon.
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
  /// How far the picture is turned, in radians.
  public let angle: CGFloat
  /// Turns the picture so that its horizon is level.
  public var transform: CGAffineTransform { CGAffineTransform(rotationAngle: -angle) }
  /// The same, around the middle of a picture whose size is in pixels.
  public func transform(forImageWidth width: Int, height: Int) -> CGAffineTransform {
    let (x, y) = (CGFloat(width) / 2, CGFloat(height) / 2)
    return CGAffineTransform(translationX: x, y: y).rotated(by: -angle).translatedBy(x: -x, y: -y)
  }

  init(angle: CGFloat) {
    self.angle = angle
    super.init()
  }
}

/// What a picture, or a part of it, shows.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// Vision's name of it.
  public let identifier: String

  init(_ identifier: String, confidence: Float) {
    self.identifier = identifier
    super.init(confidence: confidence)
  }

  /// Returns whether it is sure enough; precision is the same as certainty here.
  open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool {
    confidence >= minimumPrecision
  }
  /// Returns whether it is sure enough; recall is the same as certainty here.
  open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool {
    confidence >= minimumRecall
  }
}

/// A thing whose kind is known.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// What it may be, the surest one first.
  public let labels: [VNClassificationObservation]

  init(_ box: CGRect, _ labels: [VNClassificationObservation]) {
    self.labels = labels
    super.init(box)
  }
}
