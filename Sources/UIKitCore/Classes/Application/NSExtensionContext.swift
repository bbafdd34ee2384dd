public import Foundation
import PlainviewRuntime

/// The request of a host app to an extension. There is no host here: a request without items is made by code.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  /// What the host app hands over; empty here, unless a subclass answers something else.
  open var inputItems: [Any] { [] }

  public override init() { super.init() }

  /// Ends the request with items for the host app; the closure is called in the next turn, with false.
  @preconcurrency open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    SimulatedProcess.current.clock.schedule(after: 0, "the end of an extension's request") {
      UserCode.run { completionHandler(false) }
    }
  }

  /// Ends the request with an error.
  open func cancelRequest(withError error: any Error) {}

  /// Opens a URL as the app does; the closure gets whether that worked.
  @preconcurrency open func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    baseOpen(url, completionHandler)
  }
}

/// An object that takes the requests of host apps.
@preconcurrency @MainActor public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Begins to work at a request.
  func beginRequest(with context: NSExtensionContext)
}
