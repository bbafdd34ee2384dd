public import Foundation
import PlainviewRuntime

/// Proves to the app's server that the app is genuine; as on a simulator, it cannot here.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  private override init() { super.init() }

  /// The service of the app.
  open class var shared: DCAppAttestService {
    SimulatedProcess.current.shared(DCAppAttestService.self) { DCAppAttestService() }
  }

  /// Whether the device can prove anything; always false.
  open var isSupported: Bool { false }

  private func fail(_ label: String, _ tell: @escaping @Sendable (DCError) -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, label) { UserCode.run { tell(DCError(.featureUnsupported)) } }
  }

  /// Calls the closure in the next turn with the error `featureUnsupported`.
  @preconcurrency open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
    fail("a key of DCAppAttestService") { completionHandler(nil, $0) }
  }
  /// Throws the error `featureUnsupported`.
  open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }

  /// Calls the closure in the next turn with the error `featureUnsupported`.
  @preconcurrency open func attestKey(
    _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    fail("an attestation of DCAppAttestService") { completionHandler(nil, $0) }
  }
  /// Throws the error `featureUnsupported`.
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }

  /// Calls the closure in the next turn with the error `featureUnsupported`.
  @preconcurrency open func generateAssertion(
    _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    fail("an assertion of DCAppAttestService") { completionHandler(nil, $0) }
  }
  /// Throws the error `featureUnsupported`.
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
}
