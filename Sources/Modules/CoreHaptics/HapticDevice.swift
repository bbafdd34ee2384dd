import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import Synchronization

/// The patterns that a simulated device made its user feel.
final class HapticDevice: Sendable {
  private let held = Mutex<[[String]]>([])
  var played: [[String]] { held.withLock { $0 } }

  func play(_ pattern: CHHapticPattern) {
    let events = pattern.events.map(\.type.rawValue)
    held.withLock { $0.append(events) }
  }

  static var current: HapticDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> HapticDevice { parts.part(HapticDevice.self) { HapticDevice() } }
}

extension XCUIDevice {
  /// The patterns that apps played on this device, oldest first, each as the kinds of its events: `HapticTransient`.
  public var haptics: [[String]] { HapticDevice.of(parts).played }
}
