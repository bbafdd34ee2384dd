import PlainviewCoreLocation
import PlainviewMapKit
import PlainviewUIAutomation
import Testing
import UIKit

/// `MapKit`: a map's part, annotations, and what is found.
@MainActor @Suite struct MapKitTests {
  private final class Atlas: UIViewController, MKMapViewDelegate {
    let map = MKMapView()
    var said: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      map.frame = CGRect(x: 0, y: 100, width: 390, height: 390)
      map.delegate = self
      view.addSubview(map)
    }
    private func annotationTitle(_ view: MKAnnotationView) -> String {
      let title: String? = view.annotation?.title ?? nil
      return title ?? ""
    }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard annotation is MKPointAnnotation else { return nil }
      let view =
        mapView.dequeueReusableAnnotationView(withIdentifier: "city")
        ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "city")
      view.annotation = annotation
      view.canShowCallout = true
      let button = UIButton(type: .detailDisclosure)
      button.accessibilityLabel = "More"
      view.rightCalloutAccessoryView = button
      return view
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      said.append("selected \(annotationTitle(view))")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      said.append("deselected \(annotationTitle(view))")
    }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) { said.append("more of \(annotationTitle(view))") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { said.append("moved") }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.lineWidth = 3
      return renderer
    }
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
      said.append("user at \(userLocation.coordinate.latitude)")
    }
  }

  private let atlas: Atlas
  private let app: XCUIApplication
  private let london = MKPointAnnotation(
    coordinate: CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12), title: "London", subtitle: "Thames")
  private let paris = MKPointAnnotation(
    coordinate: CLLocationCoordinate2D(latitude: 48.85, longitude: 2.35), title: "Paris")

  init() throws {
    let atlas = Atlas()
    self.atlas = atlas
    app = XCUIApplication(rootViewController: atlas)
    try app.launch()
    try app.run {
      atlas.map.region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 50, longitude: 1),
        span: MKCoordinateSpan(latitudeDelta: 8, longitudeDelta: 8))
    }
    atlas.said = []
  }

  @Test func `A registered class makes views where none is to be reused`() {
    let map = MKMapView()
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "pin") == nil)
    map.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "pin")
    let view = map.dequeueReusableAnnotationView(withIdentifier: "pin")
    #expect(view is MKMarkerAnnotationView && view?.annotation == nil && view?.reuseIdentifier == "pin")
  }

  @Test func `Places and points of the view come back`() throws {
    let point = atlas.map.convert(london.coordinate, toPointTo: atlas.map)
    let coordinate = atlas.map.convert(point, toCoordinateFrom: atlas.map)
    #expect(abs(coordinate.latitude - 51.5) < 1e-9 && abs(coordinate.longitude + 0.12) < 1e-9)
    let middle = atlas.map.convert(atlas.map.bounds, toRegionFrom: atlas.map)
    #expect(abs(middle.center.longitude - 1) < 1e-9)
  }

  /// On Mercator's map the whole equator is as long as the map is wide; a map point is 0.149 m there.
  @Test func `The flat map is Mercator's`() {
    let origin = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(origin.x == 134_217_728 && abs(origin.y - 134_217_728) < 1e-6)
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149_290_8) < 1e-6)
    #expect(abs(MKMetersPerMapPointAtLatitude(60) - 0.074_645_4) < 1e-6)
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), latitudinalMeters: 111_319.490_793,
      longitudinalMeters: 222_638.981_587)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-6 && abs(region.span.longitudeDelta - 2) < 1e-6)
  }

  @Test func `Annotations have views in the map's part, a tap selects, the callout's button is told`() throws {
    try app.run { atlas.map.addAnnotations([london, paris]) }
    #expect(atlas.map.view(for: london) is MKPinAnnotationView)
    try app.otherElements["London"].tap()
    #expect(atlas.said == ["selected London"])
    #expect(atlas.map.selectedAnnotations.first === london)
    #expect(app.staticTexts["Thames"].exists)
    try app.buttons["More"].tap()
    #expect(atlas.said.last == "more of London")
    try app.run { atlas.map.deselectAnnotation(london, animated: false) }
    #expect(atlas.said.last == "deselected London" && !app.staticTexts["Thames"].exists)
  }

  @Test func `The title of any annotation is a double optional, as is every optional property of a protocol`() throws {
    let point = MKPointAnnotation()
    point.title = "Rome"
    let any: any MKAnnotation = point
    let title: String?? = any.title
    #expect(title == .some(.some("Rome")))
    guard let subtitle = any.subtitle else { return #expect(Bool(false)) }
    #expect(subtitle == nil)
    let view = MKAnnotationView(annotation: any, reuseIdentifier: nil)
    let annotationTitle = view.annotation?.title
    #expect(annotationTitle! == "Rome")
  }

  @Test func `Views are used again`() throws {
    try app.run { atlas.map.addAnnotation(london) }
    let view = atlas.map.view(for: london)
    try app.run {
      atlas.map.removeAnnotation(london)
      atlas.map.addAnnotation(paris)
    }
    #expect(view != nil && atlas.map.view(for: paris) === view)
    #expect(atlas.map.annotations.count == 1)
  }

  @Test func `What is beyond the edge is hidden until the map moves there`() throws {
    try app.run {
      atlas.map.addAnnotation(paris)
      atlas.map.setCenter(CLLocationCoordinate2D(latitude: -33, longitude: 151), animated: true)
    }
    #expect(atlas.map.view(for: paris)?.isHidden == true && atlas.said == [])
    try app.settle()
    #expect(atlas.said == ["moved"])
    try app.run { atlas.map.showAnnotations([paris, london], animated: false) }
    #expect(atlas.map.view(for: paris)?.isHidden == false && atlas.map.view(for: london)?.isHidden == false)
  }

  @Test func `The user is followed`() throws {
    app.hardware.locationServices.authorization = .authorizedWhenInUse
    app.hardware.location = XCUILocation(location: CLLocation(latitude: 50.5, longitude: 1))
    try app.run { atlas.map.showsUserLocation = true }
    try app.settle()
    #expect(atlas.said == ["user at 50.5"])
    #expect(atlas.map.isUserLocationVisible)
    #expect(atlas.map.view(for: atlas.map.userLocation) is MKUserLocationView)
  }

  @Test func `Overlays have renderers`() throws {
    let line = MKPolyline(coordinates: [london.coordinate, paris.coordinate], count: 2)
    try app.run { atlas.map.addOverlay(line) }
    #expect((atlas.map.renderer(for: line) as? MKPolylineRenderer)?.lineWidth == 3)
    #expect(atlas.map.overlays.count == 1 && line.pointCount == 2)
    try app.run { atlas.map.removeOverlay(line) }
    #expect(atlas.map.overlays.isEmpty)
  }

  @Test func `Searches and directions are answered by the device`() throws {
    app.hardware.locationServices.places = [
      SimulatedPlace("Cafe North", latitude: 52, longitude: 1),
      SimulatedPlace("Cafe Near", latitude: 50, longitude: 1.1),
    ]
    var found: [String] = []
    try app.run {
      let request = MKLocalSearch.Request(naturalLanguageQuery: "cafe", region: atlas.map.region)
      MKLocalSearch(request: request).start { response, _ in
        found = response?.mapItems.compactMap(\.name) ?? ["none"]
      }
    }
    try app.settle()
    #expect(found == ["Cafe Near", "Cafe North"])
    try app.run {
      let near = CLLocationCoordinate2D(latitude: 50, longitude: 1)
      let request = MKLocalPointsOfInterestRequest(center: near, radius: 10_000)
      #expect(request.radius == 10_000)
      MKLocalSearch(request: request).start { response, _ in found = response?.mapItems.compactMap(\.name) ?? ["none"] }
    }
    try app.settle()
    #expect(found == ["Cafe Near"])
    var seconds = 0.0
    try app.run {
      let request = MKDirections.Request()
      request.source = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0)))
      request.destination = MKMapItem(
        placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 1)))
      request.transportType = .walking
      MKDirections(request: request).calculate { response, _ in
        seconds = response?.routes.first?.expectedTravelTime ?? 0
        request.destination?.openInMaps()
      }
    }
    try app.settle()
    // 111.3 km at 5 km/h.
    #expect(abs(seconds / 3600 - 22.264) < 0.001)
    #expect(app.hardware.maps.opened.count == 1)
    var isShown: Bool?
    try app.run {
      let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0)))
      item.openInMaps(from: atlas.view.window?.windowScene) { isShown = $0 }
      #expect(isShown == nil)
    }
    try app.settle()
    #expect(isShown == true && app.hardware.maps.opened.count == 2)
  }

  @Test func `Items that follow the user take the next way at each tap`() throws {
    let app = XCUIApplication(rootViewController: Atlas())
    try app.launch()
    try app.run {
      let map = MKMapView()
      let item = MKUserTrackingBarButtonItem(mapView: map)
      #expect(item.mapView === map)
      var modes: [MKUserTrackingMode] = []
      for _ in 0..<3 {
        item.primaryAction?.perform(sender: nil)
        modes.append(map.userTrackingMode)
      }
      #expect(modes == [.follow, .followWithHeading, .none])
      MKUserTrackingButton(mapView: map).sendActions(for: .touchUpInside)
      #expect(map.userTrackingMode == .follow)
    }
  }

  @Test func `Documents connect the map's delegate`() throws {
    let atlas = Atlas()
    let app = XCUIApplication(rootViewController: atlas)
    try app.launch()
    try app.run {
      let map = MKMapView()
      map.setValue(atlas, forKey: "delegate")
      #expect(map.delegate === atlas)
    }
  }
}
