public import Foundation
public import PlainviewCoreLocation
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// A map: its part, its annotations and what covers it are kept; annotations in the part have views, which can be tapped.
///
/// In a text picture it is a box with the word MKMapView and the names of its annotations where they stand.
@preconcurrency @MainActor open class MKMapView: UIView {
  open override class var outlets: OutletTable { ["delegate": .init(\MKMapView.delegate)] }

  open weak var delegate: (any MKMapViewDelegate)? { didSet { soonLoaded() } }
  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsPointsOfInterest = true
  open var showsUserTrackingButton = false
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var selectableMapFeatures: MKMapFeatureOptions = []
  open var cameraBoundary: CameraBoundary?
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

  public let userLocation = MKUserLocation()
  var follower: UserFollower?
  open var showsUserLocation = false { didSet { if showsUserLocation != oldValue { followUser() } } }
  open var userTrackingMode: MKUserTrackingMode {
    get { tracking }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  var tracking = MKUserTrackingMode.none
  open var isUserLocationVisible: Bool {
    userLocation.location.map { visibleMapRect.contains(MKMapPoint($0.coordinate)) } ?? false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }
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

  open var region: MKCoordinateRegion {
    get { part }
    set { setRegion(newValue, animated: false) }
  }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { baseSetRegion(region, animated: animated) }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { part.center }
    set { setCenter(newValue, animated: false) }
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: part.span), animated: animated)
  }
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { baseAdd(annotations) }
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { baseRemove(annotations) }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { baseSelect(annotation, animated) }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    if let annotation { baseDeselect(annotation, animated) }
  }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

  /// Where the eye of a map may be.
  @preconcurrency @MainActor open class CameraBoundary: NSObject {
    public let mapRect: MKMapRect
    open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
    public init?(mapRect: MKMapRect) { self.mapRect = mapRect }
    public init?(coordinateRegion region: MKCoordinateRegion) { mapRect = MKMapRect(region) }
  }

  /// How far the eye of a map may be, in meters.
  @preconcurrency @MainActor open class CameraZoomRange: NSObject {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance
    public init?(
      minCenterCoordinateDistance minimum: CLLocationDistance, maxCenterCoordinateDistance maximum: CLLocationDistance
    ) {
      guard minimum <= maximum else { return nil }
      minCenterCoordinateDistance = minimum
      maxCenterCoordinateDistance = maximum
    }
    public convenience init?(minCenterCoordinateDistance minimum: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: minimum, maxCenterCoordinateDistance: .greatestFiniteMagnitude)
    }
    public convenience init?(maxCenterCoordinateDistance maximum: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maximum)
    }
  }
}

@section(".init_array") @used
private let registerWhenLoaded: @convention(c) @Sendable () -> Void = {
  ModuleViews.register("MKMapView") { MKMapView(coder: $0) }
}
