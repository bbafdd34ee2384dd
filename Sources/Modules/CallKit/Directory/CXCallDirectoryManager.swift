public import Foundation
import PlainviewRuntime

/// The extensions that know callers, which the test names (`XCUIDevice.calls`).
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
  /// Whether the user has turned an extension on.
  public enum EnabledStatus: Int, Sendable {
    /// Not known, off or on.
    case unknown, disabled, enabled
  }

  private override init() { super.init() }
  /// The manager of the app.
  open class var sharedInstance: CXCallDirectoryManager {
    SimulatedProcess.current.shared(CXCallDirectoryManager.self) { CXCallDirectoryManager() }
  }

  private func status(_ identifier: String) -> EnabledStatus? { CallDevice.current.state.directories[identifier] }

  private func reload(_ identifier: String) -> CXErrorCodeCallDirectoryManagerError? {
    guard let status = status(identifier) else { return CXErrorCodeCallDirectoryManagerError(.noExtensionFound) }
    guard status == .enabled else { return CXErrorCodeCallDirectoryManagerError(.extensionDisabled) }
    CallDevice.current.change { $0.reloads.append(identifier) }
    return nil
  }

  private func soon(_ label: String, _ body: @escaping @MainActor () -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, label) { UserCode.run { body() } }
  }

  /// Asks an extension for its numbers; the closure gets an error for an unknown extension and for one that is off.
  open func reloadExtension(withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil) {
    nonisolated(unsafe) let completionHandler = completionHandler
    soon("an extension for callers") { [self] in
      let problem = reload(identifier)
      completionHandler?(problem)
    }
  }
  /// Asks an extension for its numbers; throws an error for an unknown extension and for one that is off.
  open func reloadExtension(withIdentifier identifier: String) async throws {
    if let problem = reload(identifier) { throw problem }
  }
  /// Calls the closure with whether an extension is on, or with an error for an unknown extension.
  open func getEnabledStatusForExtension(
    withIdentifier identifier: String, completionHandler: @escaping (EnabledStatus, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    soon("the status of an extension for callers") { [self] in
      let status = status(identifier)
      completionHandler(
        status ?? .unknown, status == nil ? CXErrorCodeCallDirectoryManagerError(.noExtensionFound) : nil)
    }
  }
  /// Returns whether an extension is on; throws an error for an unknown extension.
  open func enabledStatusForExtension(withIdentifier identifier: String) async throws -> EnabledStatus {
    guard let status = status(identifier) else { throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound) }
    return status
  }
  /// Opens the settings for extensions, which are not shown here; the closure gets no error.
  open func openSettings(completionHandler: (((any Error)?) -> Void)? = nil) {
    nonisolated(unsafe) let completionHandler = completionHandler
    soon("the settings for callers") { completionHandler?(nil) }
  }
  /// Opens the settings for extensions, which are not shown here.
  open func openSettings() async throws {}
}
