public import Foundation
public import PlainviewUIAutomation
public import PlainviewUIKitCore

/// The device that the app under test runs on.
@preconcurrency @MainActor open class XCUIDevice: NSObject {
  /// A button of the device.
  public enum Button: Int, Sendable {
    /// The home button.
    case home = 1
    /// The button that raises the volume.
    case volumeUp = 2
    /// The button that lowers the volume.
    case volumeDown = 3
    /// The action button.
    case action = 4
    /// The button that controls the camera.
    case camera = 5
  }

  /// Whether what is shown is light or dark.
  public enum Appearance: Int, Sendable { case unspecified, light, dark }

  /// The device of the app that the running test launched last.
  public static let shared = XCUIDevice()

  nonisolated override init() { super.init() }

  private var driver: PlainviewUIAutomation.XCUIDevice { AppUnderTest.launched?.hardware ?? .shared }

  /// What modules beside UIKit have on the device: its location, notifications, pictures, the web.
  open var hardware: PlainviewUIAutomation.XCUIDevice { driver }

  /// How the device is held; turning it takes 0.3 seconds of virtual time.
  open var orientation: UIDeviceOrientation {
    get { driver.orientation }
    set { Step()(()) { try driver.rotate(to: newValue) } }
  }

  /// Whether the device shows light or dark.
  open var appearance: Appearance {
    get { Appearance(rawValue: driver.appearance.rawValue) ?? .unspecified }
    set { driver.appearance = .init(rawValue: newValue.rawValue) ?? .unspecified }
  }

  /// Presses a button: the home button brings the app to the background, the others reach no app.
  open func press(_ button: Button, file: StaticString = #filePath, line: UInt = #line) {
    guard button == .home else { return }
    Step(file, line)(()) { try driver.press(.home) }
  }

  /// Whether the device has a button.
  open func hasHardwareButton(_ button: Button) -> Bool { button != .home }

  /// What belongs to no app.
  open var system: XCUISystem { XCUISystem() }
}

/// The system that apps run in.
@preconcurrency @MainActor open class XCUISystem: NSObject {
  nonisolated override init() { super.init() }

  /// Opens a URL: the app under test gets it.
  open func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    XCUIApplication().open(url, file: file, line: line)
  }
}
