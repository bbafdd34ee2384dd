public import Foundation
public import PlainviewCoreLocation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// The kinds of maps.
public enum MKMapType: UInt, Sendable {
  /// A street map, a satellite map without or with labels, their flyover variants, or a muted street map.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
/// The modes of following the user: not at all, by position, or by position and heading.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// A map: its part, its annotations and what covers it are kept; annotations in the part have views, which can be
/// tapped.
///
/// In a text picture it is a box with the word MKMapView and the names of its annotations at their coordinates.
@preconcurrency @MainActor open class MKMapView: UIView {
  open override class var outlets: OutletTable { ["delegate": .init(\MKMapView.delegate)] }

  /// The object that supplies views and receives messages; the map finishes loading in the turn after it is set.
  open weak var delegate: (any MKMapViewDelegate)? { didSet { soonLoaded() } }
  /// The type of the map, `standard` by default; any other is named in text pictures.
  open var mapType = MKMapType.standard
  /// The configuration of the map; kept, without effect.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// Whether the user may zoom; kept, without effect.
  open var isZoomEnabled = true
  /// Whether the user may scroll; kept, without effect.
  open var isScrollEnabled = true
  /// Whether the user may rotate the map; kept, without effect.
  open var isRotateEnabled = true
  /// Whether the user may tilt the map; kept, without effect.
  open var isPitchEnabled = true
  /// Whether the map shows a compass; kept, without effect.
  open var showsCompass = true
  /// Whether the map shows a scale; kept, without effect.
  open var showsScale = false
  /// Whether the map shows traffic; kept, without effect.
  open var showsTraffic = false
  /// Whether the map shows buildings; kept, without effect.
  open var showsBuildings = true
  /// Whether the map shows points of interest; kept, without effect.
  open var showsPointsOfInterest = true
  /// Whether the map shows a button for following the user; kept, without effect.
  open var showsUserTrackingButton = false
  /// The categories of points of interest that are shown; nil shows all. Kept, without effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The features of the map itself that can be selected; kept, without effect.
  open var selectableMapFeatures: MKMapFeatureOptions = []
  /// The area in which the camera may be, nil for no limit; kept, without effect.
  open var cameraBoundary: CameraBoundary?
  /// The distances that the camera may have; kept, without effect.
  open var cameraZoomRange: CameraZoomRange! = CameraZoomRange(minCenterCoordinateDistance: 0)

  var part = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
    span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 360))
  var shown: [any MKAnnotation] = []
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  var registered: [String: AnyClass] = [:]
  var reusable: [String: [MKAnnotationView]] = [:]
  var selected: [any MKAnnotation] = []
  var covering: [(overlay: any MKOverlay, level: MKOverlayLevel)] = []
  var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  var storedCamera: MKMapCamera?
  private var isLoaded = false

  /// The annotation of the user's location; it is on the map while `showsUserLocation` is true.
  public let userLocation = MKUserLocation()
  var follower: UserFollower?
  /// Whether the map follows the user's location and shows it with an annotation; false by default.
  open var showsUserLocation = false { didSet { if showsUserLocation != oldValue { followUser() } } }
  /// How the map follows the user, `none` by default; setting it is not animated.
  open var userTrackingMode: MKUserTrackingMode {
    get { tracking }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  var tracking = MKUserTrackingMode.none
  /// Whether the user's location is known and lies in the visible part of the map.
  open var isUserLocationVisible: Bool {
    userLocation.location.map { visibleMapRect.contains(MKMapPoint($0.coordinate)) } ?? false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Creates a map view of no size.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }
  /// Creates a map view from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    soonLoaded()
  }

  /// The map is loaded in the turn after it got a delegate.
  private func soonLoaded() {
    guard delegate != nil, !isLoaded else { return }
    isLoaded = true
    UIApplication.shared.clock.schedule(after: 0, "the loading of MKMapView") { [weak self] in
      guard let self else { return }
      UserCode.tell(delegate, "mapViewWillStartLoadingMap(_:)", of: self) { $0.mapViewWillStartLoadingMap(self) }
      UserCode.tell(delegate, "mapViewDidFinishLoadingMap(_:)", of: self) { $0.mapViewDidFinishLoadingMap(self) }
      UserCode.tell(delegate, "mapViewDidFinishRenderingMap(_:fullyRendered:)", of: self) {
        $0.mapViewDidFinishRenderingMap(self, fullyRendered: true)
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first, touches.count == 1, touch.tapCount == 1 { tapped(at: touch.location(in: self)) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAnnotations()
  }

  @_spi(Plainview) open override func drawText(on canvas: TextCanvas) {
    canvas.namedBox(mapType == .standard ? ["MKMapView"] : ["MKMapView", "\(mapType)"])
  }

  // MARK: Overridable parts

  /// The part of the map that is shown; setting it is not animated.
  open var region: MKCoordinateRegion {
    get { part }
    set { setRegion(newValue, animated: false) }
  }
  /// Shows a part of the map; an invalid center or a negative span raises an exception.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { baseSetRegion(region, animated: animated) }
  /// The coordinate in the middle of the map; setting it keeps the span.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { part.center }
    set { setCenter(newValue, animated: false) }
  }
  /// Moves the map so that a coordinate is in the middle; the span stays the same.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: part.span), animated: animated)
  }
  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Adds annotations and makes their views; those already on the map are skipped.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { baseAdd(annotations) }
  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Removes annotations and their views; views with a reuse identifier are kept for reuse.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { baseRemove(annotations) }
  /// Selects an annotation of the map in exchange for the selected one, and informs the delegate.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { baseSelect(annotation, animated) }
  /// Deselects an annotation, hides its callout and informs the delegate.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    if let annotation { baseDeselect(annotation, animated) }
  }
  /// Returns the view of an annotation, or nil when it is not on the map.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }
  /// Returns the renderer of an overlay, or nil when it is not on the map.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

  /// Where the eye of a map may be.
  @preconcurrency @MainActor open class CameraBoundary: NSObject {
    /// The rectangle of the flat map in which the camera may be.
    public let mapRect: MKMapRect
    /// The boundary as a region.
    open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
    /// Creates a boundary from a rectangle of the flat map.
    public init?(mapRect: MKMapRect) { self.mapRect = mapRect }
    /// Creates a boundary from a region.
    public init?(coordinateRegion region: MKCoordinateRegion) { mapRect = MKMapRect(region) }
  }

  /// How far the eye of a map may be, in meters.
  @preconcurrency @MainActor open class CameraZoomRange: NSObject {
    /// The smallest distance, in meters.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The largest distance, in meters.
    public let maxCenterCoordinateDistance: CLLocationDistance
    /// Creates a range of distances; returns nil when the minimum exceeds the maximum.
    public init?(
      minCenterCoordinateDistance minimum: CLLocationDistance, maxCenterCoordinateDistance maximum: CLLocationDistance
    ) {
      guard minimum <= maximum else { return nil }
      minCenterCoordinateDistance = minimum
      maxCenterCoordinateDistance = maximum
    }
    /// Creates a range with a smallest distance and no largest one.
    public convenience init?(minCenterCoordinateDistance minimum: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: minimum, maxCenterCoordinateDistance: .greatestFiniteMagnitude)
    }
    /// Creates a range from 0 to a largest distance.
    public convenience init?(maxCenterCoordinateDistance maximum: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maximum)
    }
  }
}

@section(".init_array") @used
private let registerWhenLoaded: @convention(c) @Sendable () -> Void = {
  ModuleViews.register("MKMapView") { MKMapView(coder: $0) }
}
