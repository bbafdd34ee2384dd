import PlainviewCoreLocation
import PlainviewMapKit
import PlainviewUIAutomation
import Testing
import UIKit

/// `MKMapSnapshotter`: an image of a part of a map.
@MainActor @Suite struct MapSnapshotTests {
  private func options() -> MKMapSnapshotter.Options {
    let options = MKMapSnapshotter.Options()
    options.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4),
      span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
    options.size = CGSize(width: 200, height: 100)
    options.pointOfInterestFilter = .excludingAll
    return options
  }

  @Test func `The image has the size that is wanted, and the middle of the part is its middle`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    var found: MKMapSnapshotter.Snapshot?
    let snapshotter = MKMapSnapshotter(options: options())
    try app.run { snapshotter.start { snapshot, error in found = error == nil ? snapshot : nil } }
    #expect(snapshotter.isLoading && found == nil)
    try app.settle()
    let snapshot = try #require(found)
    #expect(!snapshotter.isLoading && snapshot.image.size == CGSize(width: 200, height: 100))
    let middle = snapshot.point(for: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4))
    #expect(abs(middle.x - 100) < 0.5 && abs(middle.y - 50) < 0.5)
    let north = snapshot.point(for: CLLocationCoordinate2D(latitude: 52.55, longitude: 13.4))
    #expect(abs(north.y) < 0.5)
  }

  @Test func `No image comes after it was cancelled, and changed options change nothing`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    var calls = 0
    let options = options()
    let snapshotter = MKMapSnapshotter(options: options)
    options.size = .zero
    #expect(snapshotter.options.size == CGSize(width: 200, height: 100))
    try app.run {
      snapshotter.start { _, _ in calls += 1 }
      snapshotter.cancel()
    }
    try app.settle()
    #expect(calls == 0)
    #expect(MKMapSnapshotter().options.size == CGSize(width: 256, height: 256))
  }
}
