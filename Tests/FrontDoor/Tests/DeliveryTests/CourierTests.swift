import CoreLocation
import Delivery
import Testing
import UIKit

/// Modules beside UIKit, under the names that Apple's have.
@MainActor @Suite struct CourierTests {
  @Test func theMapFollowsTheDevice() throws {
    let courier = CourierViewController()
    let app = XCUIApplication(rootViewController: courier)
    app.hardware.location = XCUILocation(location: CLLocation(latitude: 48.1, longitude: 11.6))
    try app.launch()
    try app.buttons["Follow"].tap()
    try app.settle()
    #expect(courier.map.centerCoordinate.latitude == 48.1)
    #expect(
      app.console == [
        "[org.example.delivery:old] info: asks", "[org.example.delivery:courier] at 48.1, <private>",
      ])
  }
}
