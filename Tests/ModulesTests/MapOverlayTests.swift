import PlainviewCoreLocation
import PlainviewMapKit
import PlainviewUIAutomation
import Testing
import UIKit

/// Which overlays a map has on its levels, and in which order.
@MainActor @Suite struct MapOverlayTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  init() throws { try app.launch() }

  private func circle(_ title: String) -> MKCircle {
    let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 50, longitude: 1), radius: 100)
    circle.title = title
    return circle
  }

  private func titles(_ map: MKMapView, _ level: MKOverlayLevel = .aboveLabels) -> [String] {
    map.overlays(in: level).map { ($0 as? MKCircle)?.title ?? "" }
  }

  @Test func `An overlay is inserted beside another one of the level above the labels`() throws {
    try app.run {
      let map = MKMapView()
      let (road, first, second) = (circle("road"), circle("first"), circle("second"))
      map.addOverlay(road, level: .aboveRoads)
      map.addOverlays([first, second])
      map.insertOverlay(circle("above first"), above: first)
      map.insertOverlay(circle("below first"), below: first)
      #expect(titles(map) == ["below first", "first", "above first", "second"])
      // One on another level is no sibling there: the overlay comes to the end.
      map.insertOverlay(circle("above road"), above: road)
      map.insertOverlay(circle("below road"), below: road)
      #expect(titles(map).suffix(3) == ["second", "above road", "below road"] && titles(map, .aboveRoads) == ["road"])
    }
  }

  @Test func `Indexes are those of a level, and one beyond the end is the end`() throws {
    try app.run {
      let map = MKMapView()
      map.addOverlays([circle("first"), circle("second")])
      map.addOverlay(circle("road"), level: .aboveRoads)
      map.insertOverlay(circle("lane"), at: 0, level: .aboveRoads)
      map.insertOverlay(circle("path"), at: 9, level: .aboveRoads)
      #expect(titles(map, .aboveRoads) == ["lane", "road", "path"])
      map.insertOverlay(circle("third"), at: 9)
      map.insertOverlay(circle("middle"), at: 1)
      #expect(titles(map) == ["first", "middle", "second", "third"])
    }
  }

  @Test func `Overlays are exchanged with their levels, and an index beyond the end is an exception`() throws {
    let map = try app.run {
      let map = MKMapView()
      let (road, first) = (circle("road"), circle("first"))
      map.addOverlay(road, level: .aboveRoads)
      map.addOverlays([first, circle("second")])
      map.exchangeOverlay(at: 0, withOverlayAt: 1)
      #expect(titles(map) == ["second", "first"])
      map.exchangeOverlay(road, with: first)
      #expect(titles(map) == ["second", "road"] && titles(map, .aboveRoads) == ["first"])
      return map
    }
    let error = #expect(throws: UncaughtException.self) { try app.run { map.exchangeOverlay(at: 0, withOverlayAt: 2) } }
    #expect(error?.name == "NSRangeException" && error?.reason.hasSuffix("index 2 beyond bounds [0 .. 1]") == true)
  }
}
