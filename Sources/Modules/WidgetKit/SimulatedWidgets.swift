import PlainviewRuntime
public import PlainviewUIAutomation
import Synchronization

/// The widgets on a simulated device.
final class WidgetDevice: Sendable {
  struct State: Sendable {
    var widgets: [WidgetInfo] = []
    var failure: (any Error)?
    var reloads: [SimulatedWidgets.Reload] = []
  }
  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  static var current: WidgetDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> WidgetDevice { parts.part(WidgetDevice.self) { WidgetDevice() } }
}

extension XCUIDevice {
  /// The widgets of the app on this device.
  public var widgets: SimulatedWidgets { SimulatedWidgets(device: self) }
}

/// The widgets of the app that the user of a simulated device has placed; they outlive a launch.
@preconcurrency @MainActor public struct SimulatedWidgets {
  /// What the app has asked for.
  public enum Reload: Hashable, Sendable {
    /// New contents of the widgets of a kind.
    case kind(String)
    /// New contents of all widgets.
    case all
    /// New recommended configurations.
    case recommendations
    /// When the widgets of a kind are of use.
    case relevance(String)
  }

  let device: XCUIDevice
  private var part: WidgetDevice { .of(device.parts) }

  /// The widgets that the user has placed; none before it is set.
  public var placed: [WidgetInfo] {
    get { part.state.widgets }
    nonmutating set { part.change { $0.widgets = newValue } }
  }
  /// Why the app cannot know the placed widgets; nil, as before it is set, when it can.
  public var failure: (any Error)? {
    get { part.state.failure }
    nonmutating set { part.change { $0.failure = newValue } }
  }
  /// What the app has asked for, oldest first.
  public var reloads: [Reload] { part.state.reloads }
}
