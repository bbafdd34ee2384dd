public import Foundation
public import PlainviewCoreLocation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

// Which part of the map is shown, and where on the view coordinates are.
extension MKMapView {
  /// How long a movement takes, in seconds.
  private static let duration: TimeInterval = 0.3

  func baseSetRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(region.center), region.span.latitudeDelta >= 0, region.span.longitudeDelta >= 0
    else {
      return raise(
        .invalidArgument(
          "Invalid Region <center:\(String(format: "%+.8f", region.center.latitude)), "
            + "\(String(format: "%+.8f", region.center.longitude)) span:"
            + "\(String(format: "%+.8f", region.span.latitudeDelta)), "
            + "\(String(format: "%+.8f", region.span.longitudeDelta))>"))
    }
    UserCode.tell(delegate, "mapView(_:regionWillChangeAnimated:)", of: self) {
      $0.mapView(self, regionWillChangeAnimated: animated)
    }
    part = region
    storedCamera = nil
    placeAnnotations()
    let told: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      UserCode.tell(delegate, "mapView(_:regionDidChangeAnimated:)", of: self) {
        $0.mapView(self, regionDidChangeAnimated: animated)
      }
      UserCode.tell(delegate, "mapViewDidChangeVisibleRegion(_:)", of: self) { $0.mapViewDidChangeVisibleRegion(self) }
    }
    if animated {
      UIApplication.shared.clock.schedule(after: Self.duration, "a movement of MKMapView", told)
    } else {
      told()
    }
  }

  /// The part that the view shows for a region: the region, made wider or higher to the view's shape.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    guard bounds.width > 0, bounds.height > 0 else { return region }
    return MKCoordinateRegion(fitting(MKMapRect(region)))
  }

  private func fitting(_ rect: MKMapRect) -> MKMapRect { rect.filling(bounds.size) }

  /// The rectangle of the flat map that the view shows, in the view's proportions.
  public var visibleMapRect: MKMapRect {
    get { fitting(MKMapRect(part)) }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  /// Shows a rectangle of the flat map, with or without an animation.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setRegion(MKCoordinateRegion(mapRect), animated: animate)
  }
  /// Shows a rectangle of the flat map inside insets in points; insets larger than the view are ignored.
  public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    setVisibleMapRect(padded(mapRect, insets), animated: animate)
  }
  private func padded(_ mapRect: MKMapRect, _ insets: UIEdgeInsets) -> MKMapRect {
    guard bounds.width > insets.left + insets.right, bounds.height > insets.top + insets.bottom else { return mapRect }
    let scale = max(
      mapRect.width / (bounds.width - insets.left - insets.right),
      mapRect.height / (bounds.height - insets.top - insets.bottom))
    return MKMapRect(
      x: mapRect.minX - insets.left * scale, y: mapRect.minY - insets.top * scale,
      width: mapRect.width + (insets.left + insets.right) * scale,
      height: mapRect.height + (insets.top + insets.bottom) * scale)
  }
  /// Returns the rectangle widened to the view's proportions.
  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { fitting(mapRect) }
  /// Returns the rectangle that the view shows when it shows another one inside insets in points; insets larger than the
  /// view are ignored.
  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    fitting(padded(mapRect, insets))
  }

  // MARK: Camera

  /// The point of view of the map; its distance follows from the part that is shown.
  public var camera: MKMapCamera {
    get { storedCamera ?? MKMapCamera(over: part) }
    set { setCamera(newValue, animated: false) }
  }
  /// Shows the part of the map that a camera sees, with or without an animation.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    let meters = camera.centerCoordinateDistance * MKMapCamera.heightOfView
    setRegion(
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: meters, longitudinalMeters: meters), animated: animated)
    storedCamera = camera
  }
  /// Sets the distances that the camera may have; kept, without effect.
  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }
  /// Sets the area in which the camera may be; kept, without effect.
  public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }

  // MARK: Conversions

  /// The point of a view at which a coordinate is.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let (rect, point) = (visibleMapRect, MKMapPoint(coordinate))
    guard rect.width > 0, rect.height > 0 else { return .zero }
    let own = CGPoint(
      x: bounds.minX + (point.x - rect.minX) / rect.width * bounds.width,
      y: bounds.minY + (point.y - rect.minY) / rect.height * bounds.height)
    return convert(own, to: view)
  }
  /// The coordinate at a point of a view.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let own = convert(point, from: view)
    let rect = visibleMapRect
    guard bounds.width > 0, bounds.height > 0 else { return part.center }
    return MKMapPoint(
      x: rect.minX + (own.x - bounds.minX) / bounds.width * rect.width,
      y: rect.minY + (own.y - bounds.minY) / bounds.height * rect.height
    ).coordinate
  }
  /// Returns the rectangle of a view, in points, that a region covers.
  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = MKMapRect(region)
    let top = convert(MKMapPoint(x: rect.minX, y: rect.minY).coordinate, toPointTo: view)
    let bottom = convert(MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate, toPointTo: view)
    return CGRect(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
  }
  /// Returns the region that a rectangle of a view covers.
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let top = convert(CGPoint(x: rect.minX, y: rect.minY), toCoordinateFrom: view)
    let bottom = convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view)
    let (one, other) = (MKMapPoint(top), MKMapPoint(bottom))
    return MKCoordinateRegion(MKMapRect(x: one.x, y: one.y, width: other.x - one.x, height: other.y - one.y))
  }

  // MARK: User

  /// Sets how the map follows the user; a mode other than `none` also shows the user's location.
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != tracking else { return }
    tracking = mode
    if mode != .none { showsUserLocation = true }
    UserCode.tell(delegate, "mapView(_:didChange:animated:)", of: self) {
      $0.mapView(self, didChange: mode, animated: animated)
    }
    if mode != .none, let location = userLocation.location { setCenter(location.coordinate, animated: animated) }
  }

  func followUser() {
    if showsUserLocation {
      userLocation.isUpdating = true
      UserCode.tell(delegate, "mapViewWillStartLocatingUser(_:)", of: self) { $0.mapViewWillStartLocatingUser(self) }
      follower = UserFollower(of: self)
      baseAdd([userLocation])
    } else {
      userLocation.isUpdating = false
      follower = nil
      baseRemove([userLocation])
      UserCode.tell(delegate, "mapViewDidStopLocatingUser(_:)", of: self) { $0.mapViewDidStopLocatingUser(self) }
    }
  }

  func userMoved(to location: CLLocation) {
    userLocation.location = location
    placeAnnotations()
    UserCode.tell(delegate, "mapView(_:didUpdate:)", of: self) { $0.mapView(self, didUpdate: userLocation) }
    if tracking != .none { setCenter(location.coordinate, animated: true) }
  }
}

/// Has a map know where the user is.
final class UserFollower: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  private weak var map: MKMapView?
  private let manager = CLLocationManager()

  @MainActor init(of map: MKMapView) {
    self.map = map
    super.init()
    manager.delegate = self
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    MainActor.assumeIsolated { if let location = locations.last { map?.userMoved(to: location) } }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    MainActor.assumeIsolated {
      guard let map else { return }
      UserCode.tell(map.delegate, "mapView(_:didFailToLocateUserWithError:)", of: map) {
        $0.mapView(map, didFailToLocateUserWithError: error)
      }
    }
  }
}
