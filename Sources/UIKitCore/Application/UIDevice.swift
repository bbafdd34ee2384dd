public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction

/// The device that the app runs on: its names, its orientation, its battery.
///
/// A driver sets what changes on a real device; it is data here and belongs to the simulated process.
@preconcurrency @MainActor open class UIDevice: NSObject, OutletProviding {
  /// The state of the battery; raw values are UIKit's.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// A default device, for subclasses that tests override.
  public override init() { super.init() }

  /// The device of the current app.
  open class var current: UIDevice { SimulatedProcess.current.singleton(UIDevice.self) { UIDevice() } }

  // MARK: Identity

  /// The product, for example `iPhone 15`, as a simulator calls itself.
  open internal(set) var name = DeviceProfile.standard.names.first ?? "iPhone"
  /// `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model in the user's language; here the same as `model`.
  open var localizedModel: String { model }
  /// `iOS` or `iPadOS`.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version whose behaviour is followed.
  open var systemVersion: String { "18.2" }
  /// The kind of device, as the main screen has it.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// Whether apps run in the background; always true.
  open var isMultitaskingSupported: Bool { true }
  /// Always the same, so that runs repeat.
  open var identifierForVendor: UUID? { UUID(uuidString: "5E1F0000-0000-4000-8000-000000000001") }
  /// Plays the sound of a key. Without effect.
  open func playInputClick() {}

  /// Makes this another device.
  package func become(name: String) { self.name = name }

  // MARK: Orientation

  /// How the device is held; a driver turns it, see `XCUIDevice.orientation`.
  open internal(set) var orientation: UIDeviceOrientation = .portrait
  /// Whether the device notifies the app of how it is held.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
  /// Begins notifications of the device's orientation; calls are counted, the system's own included.
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
  /// Ends one such call; notifications end with the last one.
  open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }
  private var orientationListeners = 1

  /// `setValue(_:forKey: "orientation")`, by which some apps turn the interface.
  open class var outlets: OutletTable { ["orientation": .init(\UIDevice.orientationNumber)] }

  private var orientationNumber: Int {
    get { orientation.rawValue }
    set { UIDeviceOrientation(rawValue: newValue).map { UIApplication.shared.turnDevice(to: $0) } }
  }

  /// Sets the orientation and posts the notification.
  func hold(_ new: UIDeviceOrientation) {
    guard new != orientation else { return }
    orientation = new
    if isGeneratingDeviceOrientationNotifications { post(Self.orientationDidChangeNotification) }
  }

  // MARK: Battery and proximity

  /// Whether the app can read the battery's level and state; false by default.
  open var isBatteryMonitoringEnabled = false
  /// From 0 to 1; -1 while the battery is not monitored.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? battery.level : -1 }
  /// The state of the battery; unknown while it is not monitored.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? battery.state : .unknown }
  private var battery: (level: Float, state: BatteryState) = (1, .full)

  /// Changes the battery, and posts notifications while it is monitored.
  package func setBattery(level: Float, state: BatteryState) {
    let old = battery
    battery = (level.isFinite ? min(max(level, 0), 1) : 0, state)
    guard isBatteryMonitoringEnabled else { return }
    if battery.level != old.level { post(Self.batteryLevelDidChangeNotification) }
    if battery.state != old.state { post(Self.batteryStateDidChangeNotification) }
  }

  /// Whether the app can read whether something is close to the screen; false by default.
  open var isProximityMonitoringEnabled = false
  /// Whether something is close to the screen; false while it is not monitored.
  open var proximityState: Bool { isProximityMonitoringEnabled && isClose }
  private var isClose = false

  /// Changes the proximity state, and posts a notification while it is monitored.
  package func setProximity(_ isClose: Bool) {
    guard self.isClose != isClose else { return }
    self.isClose = isClose
    if isProximityMonitoringEnabled { post(Self.proximityStateDidChangeNotification) }
  }

  private func post(_ name: Notification.Name) {
    UserCode.post(name, object: self)
  }
}

extension UIDevice {
  /// Posted when the device is held in another direction.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the battery's level has changed.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the battery's state has changed.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when something came close to the screen or went away.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// How a device is held; the home button, or the lower edge, is at the right in `landscapeLeft`.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known, upright, upside down, turned to a side, or lying with the screen up or down.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or on its screen.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the interface can be turned as the device is.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// How an interface is turned that follows the device; nil for a device that lies flat.
  var interfaceOrientation: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}

/// The idiom of the current device, by an older name.
@preconcurrency @MainActor @available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
