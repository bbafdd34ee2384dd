import Testing
import UIKit
import _Testing_UIKit

/// Calls for notifications of the orientation are counted, as `UIDevice` says.
@MainActor @Suite struct OrientationCountTests {
  @Test func `An end takes back one beginning`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try app.run {
      let device = UIDevice.current
      #expect(device.isGeneratingDeviceOrientationNotifications)
      device.beginGeneratingDeviceOrientationNotifications()
      device.endGeneratingDeviceOrientationNotifications()
      #expect(device.isGeneratingDeviceOrientationNotifications)
      device.endGeneratingDeviceOrientationNotifications()
      #expect(!device.isGeneratingDeviceOrientationNotifications)
      device.endGeneratingDeviceOrientationNotifications()
      device.beginGeneratingDeviceOrientationNotifications()
      #expect(device.isGeneratingDeviceOrientationNotifications)
    }
  }
}
