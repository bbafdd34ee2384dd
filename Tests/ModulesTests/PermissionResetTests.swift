import PlainviewAVFoundation
import PlainviewCoreLocation
import PlainviewPhotos
import PlainviewUIAutomation
import Testing
import UIKit

/// Permissions that a test has the device forget.
@MainActor @Suite struct PermissionResetTests {
  @Test func `What the user allowed is forgotten for one kind alone`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    app.hardware.locationServices.authorization = .authorizedAlways
    app.hardware.media.setAuthorization(.authorized, for: .video)
    app.hardware.media.setAuthorization(.denied, for: .audio)
    app.resetAuthorizationStatus(for: .camera)
    #expect(app.hardware.media.authorization(for: .video) == .notDetermined)
    #expect(app.hardware.media.authorization(for: .audio) == .denied)
    #expect(app.hardware.locationServices.authorization == .authorizedAlways)
    app.resetAuthorizationStatus(for: .microphone)
    app.resetAuthorizationStatus(for: .location)
    #expect(app.hardware.media.authorization(for: .audio) == .notDetermined)
    #expect(app.hardware.locationServices.authorization == .notDetermined)
    app.resetAuthorizationStatus(for: .contacts)
  }

  @Test func `The user is asked again for pictures`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    app.hardware.photos.authorization = .denied
    try app.launch()
    app.resetAuthorizationStatus(for: .photos)
    #expect(app.hardware.photos.authorization == .notDetermined)
  }
}
