public import Foundation
public import PlainviewCoreLocation

/// The title and subtitle of an annotation, as its class declares them; a class may leave either out.
@preconcurrency @MainActor public protocol __MKAnnotationWords: NSObjectProtocol {
  /// The title that the class declares; nil when it declares none.
  @_disfavoredOverload var title: String? { get }
  /// The subtitle that the class declares; nil when it declares none.
  @_disfavoredOverload var subtitle: String? { get }
}

extension __MKAnnotationWords {
  /// The title of a class that declares none, nil.
  @_disfavoredOverload public var title: String? { nil }
  /// The subtitle of a class that declares none, nil.
  @_disfavoredOverload public var subtitle: String? { nil }
}

/// An object at a coordinate of a map; title and subtitle are optional.
@preconcurrency @MainActor public protocol MKAnnotation: __MKAnnotationWords {
  /// The position of the annotation on the map, in degrees.
  var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
  /// What the class declares.
  var texts: any __MKAnnotationWords { self }

  /// The title of any annotation: an optional of an optional, as Swift reads an optional property of a protocol.
  public var title: String?? { .some(texts.title) }
  /// The subtitle of any annotation: an optional of an optional, as Swift reads an optional property of a protocol.
  public var subtitle: String?? { .some(texts.subtitle) }
}

/// An annotation with a title and a subtitle.
@preconcurrency @MainActor open class MKShape: NSObject, MKAnnotation {
  /// The title shown beside the annotation's view and in its callout.
  open var title: String?
  /// The second line of the annotation's callout.
  open var subtitle: String?
  /// The position of the shape on the map; for lines and areas the middle of the bounding rectangle.
  open var coordinate: CLLocationCoordinate2D {
    get { storedCoordinate }
    set { storedCoordinate = newValue }
  }
  var storedCoordinate = CLLocationCoordinate2D()
  public nonisolated override init() { super.init() }
}

/// An annotation at a coordinate.
@preconcurrency @MainActor open class MKPointAnnotation: MKShape {
  public nonisolated override init() { super.init() }
  /// Creates an annotation at a coordinate, with an optional title and subtitle.
  public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    self.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// Where the user is.
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
  /// The latest location of the user; nil until the first update arrives.
  open internal(set) var location: CLLocation?
  /// Whether the map follows the location of the user; true while `showsUserLocation` is on.
  open internal(set) var isUpdating = false
  /// The direction the device points to; never set by this library.
  open internal(set) var heading: CLHeading?
  /// The title of the callout, "My Location" by default.
  open var title: String? = "My Location"
  /// The second line of the callout; nil by default.
  open var subtitle: String?
  /// The coordinate of `location`, or an invalid coordinate when there is none.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  nonisolated override init() { super.init() }
}

/// Annotations that are so near that one view shows them.
@preconcurrency @MainActor open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The annotations that the cluster represents.
  public let memberAnnotations: [any MKAnnotation]
  /// The title of the cluster; nil by default.
  open var title: String?
  /// The subtitle of the cluster; nil by default.
  open var subtitle: String?

  /// Creates a cluster of some annotations.
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }

  /// The middle of the rectangle around all member annotations.
  open var coordinate: CLLocationCoordinate2D {
    let rect = memberAnnotations.reduce(MKMapRect.null) { rect, member in
      rect.union(MKMapRect(origin: MKMapPoint(member.coordinate), size: MKMapSize()))
    }
    return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}
