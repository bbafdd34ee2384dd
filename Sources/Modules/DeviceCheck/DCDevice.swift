public import Foundation
import PlainviewRuntime

/// The device as Apple's servers know it; as on a simulator, they know none.
open class DCDevice: NSObject, @unchecked Sendable {
  private override init() { super.init() }

  /// The device that the app runs on.
  open class var current: DCDevice { SimulatedProcess.current.shared(DCDevice.self) { DCDevice() } }

  /// Whether the device can make tokens; always false.
  open var isSupported: Bool { false }

  /// Calls the closure in the next turn with the error `featureUnsupported`.
  @preconcurrency open func generateToken(
    completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "a token of DCDevice") {
      UserCode.run { completion(nil, DCError(.featureUnsupported)) }
    }
  }
  /// Throws the error `featureUnsupported`.
  open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}
