import PlainviewGraphics
public import PlainviewUIKitCore
public import PlainviewWidgets

/// A button that lets the map follow the user: each tap selects the next tracking mode.
@MainActor private func takeNextMode(of map: MKMapView?) {
  guard let map else { return }
  switch map.userTrackingMode {
  case .none: map.setUserTrackingMode(.follow, animated: true)
  case .follow: map.setUserTrackingMode(.followWithHeading, animated: true)
  case .followWithHeading: map.setUserTrackingMode(.none, animated: true)
  }
}

/// An item of a bar that has a map follow the user, and with the next taps turn with him, and no longer follow him.
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// The map whose mode a tap on the item changes.
  open var mapView: MKMapView?

  /// An item for a map.
  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
    image = UIImage(systemName: "location")
    accessibilityLabel = "Tracking"
    primaryAction = SystemAction(image: image) { [weak self] _ in takeNextMode(of: self?.mapView) }
  }
}

/// A button that has a map follow the user, and with the next taps turn with him, and no longer follow him.
@preconcurrency @MainActor open class MKUserTrackingButton: UIButton {
  /// The map whose mode a tap on the button changes.
  open weak var mapView: MKMapView?

  /// A button for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(type: .system)
    self.mapView = mapView
    setImage(UIImage(systemName: "location"), for: .normal)
    accessibilityLabel = "Tracking"
    addAction(SystemAction { [weak self] _ in takeNextMode(of: self?.mapView) }, for: .touchUpInside)
  }
}
