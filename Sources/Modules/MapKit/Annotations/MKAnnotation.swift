public import Foundation
public import PlainviewCoreLocation

/// The words of an annotation, as its class declares them; a class may leave either out.
@preconcurrency @MainActor public protocol __MKAnnotationWords: NSObjectProtocol {
  @_disfavoredOverload var title: String? { get }
  @_disfavoredOverload var subtitle: String? { get }
}

extension __MKAnnotationWords {
  @_disfavoredOverload public var title: String? { nil }
  @_disfavoredOverload public var subtitle: String? { nil }
}

/// Something that stands at a place of a map; title and subtitle are optional.
@preconcurrency @MainActor public protocol MKAnnotation: __MKAnnotationWords {
  var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
  /// What the class declares.
  var words: any __MKAnnotationWords { self }

  /// The title of any annotation: an optional of an optional, as Swift reads an optional property of a protocol.
  public var title: String?? { .some(words.title) }
  /// The subtitle of any annotation: an optional of an optional, as Swift reads an optional property of a protocol.
  public var subtitle: String?? { .some(words.subtitle) }
}

/// An annotation with words.
@preconcurrency @MainActor open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
  var place = CLLocationCoordinate2D()
  public nonisolated override init() { super.init() }
}

/// An annotation at a place.
@preconcurrency @MainActor open class MKPointAnnotation: MKShape {
  public nonisolated override init() { super.init() }
  public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    self.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// Where the user is.
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
  open internal(set) var location: CLLocation?
  open internal(set) var isUpdating = false
  open internal(set) var heading: CLHeading?
  open var title: String? = "My Location"
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  nonisolated override init() { super.init() }
}

/// Annotations that stand so near that one view shows them.
@preconcurrency @MainActor open class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?

  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }

  open var coordinate: CLLocationCoordinate2D {
    let rect = memberAnnotations.reduce(MKMapRect.null) { rect, member in
      rect.union(MKMapRect(origin: MKMapPoint(member.coordinate), size: MKMapSize()))
    }
    return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}
