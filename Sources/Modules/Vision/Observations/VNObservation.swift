public import Foundation

/// A value of how sure something is, from 0 to 1.
public typealias VNConfidence = Float

/// Something that says which revision of a request it comes from.
public protocol VNRequestRevisionProviding {
  /// The revision of the request; always 1.
  var requestRevision: Int { get }
}

/// Something that a request found.
open class VNObservation: NSObject, NSCopying, VNRequestRevisionProviding, @unchecked Sendable {
  /// The number of the observation.
  open var uuid: UUID { storedID }
  private let storedID = UUID()
  /// How sure it is, from 0 to 1.
  open var confidence: VNConfidence { storedConfidence }
  final var storedConfidence: VNConfidence = 1
  /// The revision of the request; always 1.
  open var requestRevision: Int { 1 }

  /// Creates an observation as tests do for classes of their own.
  public override init() { super.init() }

  /// The observation itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Something that was found at a part of a picture.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// Where it is, in parts of the picture's width and height; the origin is at the lower left.
  open var boundingBox: CGRect { storedBox }
  final var storedBox = CGRect.zero

  /// Creates an observation of a part of a picture.
  public convenience init(boundingBox: CGRect) {
    self.init()
    storedBox = boundingBox
  }
  /// Creates an observation by a revision, which makes no difference.
  public convenience init(requestRevision: Int, boundingBox: CGRect) { self.init(boundingBox: boundingBox) }
}

/// An area with text.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// The areas of the letters; always nil.
  open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// A person.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// Whether only the upper body was looked for; always.
  open var upperBodyOnly: Bool { true }
}
