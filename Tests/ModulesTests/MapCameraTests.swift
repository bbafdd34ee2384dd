import PlainviewCoreLocation
import PlainviewMapKit
import PlainviewUIAutomation
import Testing
import UIKit

/// From where a map is looked at, and how much of it a view shows.
@MainActor @Suite struct MapCameraTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  init() throws { try app.launch() }

  private func camera(above latitude: Double, _ longitude: Double, altitude: Double) -> MKMapCamera {
    MKMapCamera(
      lookingAtCenter: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      fromEyeCoordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), eyeAltitude: altitude)
  }

  @Test func `A camera beside what it looks at has a heading and a pitch`() throws {
    try app.run {
      let down = camera(above: 0, 0, altitude: 500)
      #expect(down.pitch == 0 && down.heading == 0 && down.altitude == 500 && down.centerCoordinateDistance == 500)
      // As high as it is far away: half a right angle.
      let ground = CLLocation(latitude: -0.01, longitude: 0).distance(from: CLLocation(latitude: 0, longitude: 0))
      let south = camera(above: -0.01, 0, altitude: ground)
      #expect(abs(south.pitch - 45) < 1e-9 && abs(south.heading) < 1e-9 && south.centerCoordinate.latitude == 0)
      #expect(abs(south.centerCoordinateDistance - ground * 2.0.squareRoot()) < 1e-6)
      #expect(abs(south.altitude - ground) < 1e-6)
      #expect(abs(camera(above: 0, -0.01, altitude: 500).heading - 90) < 1e-9)
      #expect(abs(camera(above: 0.01, 0, altitude: 500).heading - 180) < 1e-9)
      #expect(abs(camera(above: 0, 0.01, altitude: 500).heading - 270) < 1e-9)
    }
  }

  @Test func `A camera is as high as its distance and its pitch say`() throws {
    try app.run {
      let camera = MKMapCamera(
        lookingAtCenter: CLLocationCoordinate2D(latitude: 0, longitude: 0), fromDistance: 1000, pitch: 60, heading: 0)
      #expect(abs(camera.altitude - 500) < 1e-9)
      camera.altitude = 100
      #expect(abs(camera.centerCoordinateDistance - 200) < 1e-9)
    }
  }

  @Test func `A rectangle fits into the view inside of insets`() throws {
    try app.run {
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      // Half of the view's width is left for 100 map points: a view of 400 points shows 200 of them.
      let insets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100)
      let rect = map.mapRectThatFits(MKMapRect(x: 1000, y: 1000, width: 100, height: 100), edgePadding: insets)
      #expect(rect.minX == 950 && rect.minY == 950 && rect.width == 200 && rect.height == 200)
    }
  }
}
