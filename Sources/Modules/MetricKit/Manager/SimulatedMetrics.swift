public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import Synchronization

/// The reports that a simulated device has sent.
final class MetricDevice: Sendable {
  struct State {
    var payloads: [MXMetricPayload] = []
    var diagnostics: [MXDiagnosticPayload] = []
  }
  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  static var current: MetricDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> MetricDevice { parts.part(MetricDevice.self) { MetricDevice() } }
}

extension XCUIDevice {
  /// The reports of this device on how apps run; there are none before the test sends one.
  public var metrics: SimulatedMetrics { SimulatedMetrics(device: self) }
}

/// Sends reports on how an app runs; they outlive a launch.
@preconcurrency @MainActor public struct SimulatedMetrics {
  let device: XCUIDevice

  /// Sends a report of metrics, in the JSON of Apple's payloads; throws for other texts.
  public func deliver(payload json: Data) throws {
    let payload = MXMetricPayload(try Self.object(json))
    MetricDevice.of(device.parts).change { $0.payloads.append(payload) }
    device.change { MXMetricManager.shared.deliver([payload]) }
  }

  /// Sends a report of faults, in the JSON of Apple's payloads; throws for other texts.
  public func deliver(diagnostics json: Data) throws {
    let payload = MXDiagnosticPayload(try Self.object(json))
    MetricDevice.of(device.parts).change { $0.diagnostics.append(payload) }
    device.change { MXMetricManager.shared.deliver([payload]) }
  }

  private static func object(_ json: Data) throws -> [String: Any] {
    guard let object = try JSONSerialization.jsonObject(with: json) as? [String: Any] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    return object
  }
}
