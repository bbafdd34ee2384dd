import PlainviewRuntime

/// What an app needs the user's permission for; raw values are XCTest's. Only some of it is on the simulated device.
public enum XCUIProtectedResource: Int, Sendable {
  /// The user's contacts, calendar, reminders and pictures, the microphone, the camera, music, and the home.
  case contacts = 1, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit
  /// Devices nearby.
  case bluetooth = -0x4000_0000
  /// The network, for keyboards.
  case keyboardNetwork = -0x4000_0001
  /// Where the device is.
  case location = -0x4000_0002
  /// The user's health.
  case health = -0x4000_0003
  /// The user's activity in apps and on websites of others.
  case userTracking = -0x4000_0004
}

extension XCUIApplication {
  /// Forgets what the user answered to the app's request for permission, so that the user is asked again; the app is not told.
  ///
  /// Of what the modules beside UIKit ask for; the others have no such state.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    hardware.parts.resetPermission("\(resource)")
  }
}
