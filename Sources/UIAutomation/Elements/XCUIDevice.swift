import Foundation
public import PlainviewGraphics
package import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore

/// The device that an app runs on: its buttons, how it is held, and its settings, which outlive a launch.
///
/// Every app has a device of its own, `XCUIApplication.hardware`. `shared` is that of the app that the running test
/// launched last, so that tests which run beside each other do not turn each other's screens.
@preconcurrency @MainActor public final class XCUIDevice {
  /// A button of the device; only the home button exists.
  public enum Button: Int, Sendable { case home = 1 }

  /// Whether what is shown is light or dark.
  public enum Appearance: Int, Sendable { case unspecified, light, dark }

  private weak var app: XCUIApplication?
  /// What modules beside UIKit keep on the device, from launch to launch.
  package let parts = DeviceParts()
  private var settings = Settings()

  init(of app: XCUIApplication?) { self.app = app }

  /// The device of the app that the running test launched last; without one its actions fail.
  public static var shared: XCUIDevice { LaunchedApps.current?.hardware ?? XCUIDevice(of: nil) }

  private func runningApp() throws -> XCUIApplication {
    guard let app else { throw ElementError.notRunning }
    return app
  }

  // MARK: Buttons

  /// Presses a button: the home button brings the app to the background.
  public func press(_ button: Button) throws {
    try runningApp().run { UIApplication.shared.enterBackground() }
  }

  /// Locks the device: the app goes to the background, and protected files are not there.
  public func lock() throws {
    try runningApp().run {
      UIApplication.shared.enterBackground()
      UIApplication.shared.setProtectedData(isAvailable: false)
    }
  }

  /// Unlocks the device: protected files are there again, and the app comes back.
  public func unlock() throws {
    try runningApp().run {
      UIApplication.shared.setProtectedData(isAvailable: true)
      UIApplication.shared.activate()
    }
  }

  // MARK: Orientation

  /// How the device is held; turning it takes 0.3 seconds of virtual time. An exception of the app is thrown by the next
  /// call of the driver.
  public var orientation: UIDeviceOrientation {
    get { app?.process?.enter { UIDevice.current.orientation } ?? .unknown }
    set { try? rotate(to: newValue) }
  }

  /// Turns the device and lets the turn end.
  public func rotate(to orientation: UIDeviceOrientation) throws {
    let app = try runningApp()
    try app.run { UIApplication.shared.turnDevice(to: orientation) }
    try app.advance(by: XCUIApplication.pause)
  }

  // MARK: Settings

  private struct Settings {
    var style: UIUserInterfaceStyle?
    var category: UIContentSizeCategory?
    var isRightToLeft: Bool?
    var accessibility = AccessibilitySettings()
  }

  /// Whether what is shown is light or dark.
  public var appearance: Appearance {
    get { Appearance(rawValue: settings.style?.rawValue ?? 0) ?? .unspecified }
    set {
      settings.style = newValue == .unspecified ? nil : newValue == .dark ? .dark : .light
      changeTraits { $0.userInterfaceStyle = newValue == .dark ? .dark : .light }
    }
  }

  /// The size of text that the user prefers; texts that follow it are laid out anew.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { settings.category ?? .large }
    set {
      settings.category = newValue
      changeTraits { $0.preferredContentSizeCategory = newValue }
      app?.tellOfContentSize(newValue)
    }
  }

  /// Whether the user's language is written from right to left.
  public var isRightToLeft: Bool {
    get { settings.isRightToLeft ?? false }
    set {
      settings.isRightToLeft = newValue
      changeTraits { $0.layoutDirection = newValue ? .rightToLeft : .leftToRight }
    }
  }

  /// What the user has turned on to be helped.
  public var accessibility: AccessibilitySettings {
    get { settings.accessibility }
    set {
      settings.accessibility = newValue
      try? app?.runIfRunning { AccessibilityState.current.change(to: newValue) }
    }
  }

  /// Changes something that an app which runs may hear of at once; an exception of the app is thrown by the next call of
  /// the driver.
  package func change(_ body: @MainActor () -> Void) {
    if let app, app.isRunning { try? app.run(body) } else { body() }
  }

  private func changeTraits(_ change: (inout TraitValues) -> Void) {
    try? app?.runIfRunning { UIScreen.main.changeTraits(change) }
  }

  /// Gives the settings to an app that is being launched.
  func applySettings() {
    UIScreen.main.changeTraits { traits in
      if let style = settings.style { traits.userInterfaceStyle = style }
      if let category = settings.category { traits.preferredContentSizeCategory = category }
      if let isRightToLeft = settings.isRightToLeft {
        traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      }
    }
    if settings.accessibility != AccessibilitySettings() {
      AccessibilityState.current.change(to: settings.accessibility)
    }
  }

  // MARK: What happens to the device

  /// Charges or drains the battery; the level is from 0 to 1.
  public func setBattery(level: Float, state: UIDevice.BatteryState) throws {
    try runningApp().run { UIDevice.current.setBattery(level: level, state: state) }
  }

  /// Brings something close to the device, or takes it away.
  public func setProximity(_ isClose: Bool) throws {
    try runningApp().run { UIDevice.current.setProximity(isClose) }
  }

  /// Lets memory run short.
  public func sendMemoryWarning() throws {
    try runningApp().run { UIApplication.shared.receiveMemoryWarning() }
  }

  /// Begins a new day, or sets the clock.
  public func sendSignificantTimeChange() throws {
    try runningApp().run { UIApplication.shared.changeTimeSignificantly() }
  }

  /// Takes a picture of the screen, as the user does with two buttons; the app is told.
  public func takeScreenshot() throws { try runningApp().run { UIApplication.shared.takeScreenshot() } }
}
