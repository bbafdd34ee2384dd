import Foundation
import PlainviewRuntime
import Synchronization

/// The watch of a simulated device, and what its app has received.
final class WatchDevice: Sendable {
  struct State: @unchecked Sendable {
    var isSupported = true
    var isPaired = false
    var isAppInstalled = false
    var isAppReachable = false
    var isComplicationEnabled = false
    var isInRange = true
    var messages: [[String: Any]] = []
    var dataMessages: [Data] = []
    var replies: (([String: Any]) -> [String: Any]?)?
    var dataReplies: ((Data) -> Data?)?
    var context: [String: Any] = [:]
    var contextOfWatch: [String: Any] = [:]
    var userInfos: [[String: Any]] = []
    var files: [WCSessionFile] = []
    var complicationTransfers = 0

    var hasApp: Bool { isPaired && isAppInstalled }
    var hasComplication: Bool { hasApp && isComplicationEnabled }
    var reachesApp: Bool { hasApp && isAppReachable && isInRange }
  }

  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  static var current: WatchDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> WatchDevice { parts.part(WatchDevice.self) { WatchDevice() } }
}
