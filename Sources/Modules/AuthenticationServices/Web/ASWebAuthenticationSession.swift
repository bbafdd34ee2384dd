public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore
import Synchronization

/// Has the user sign in on a page in a browser over the app.
///
/// First the user is asked, in an alert with Cancel and Continue; an ephemeral session goes on without. Nothing is loaded:
/// a test has the page end at an address (`XCUIDevice.webSignIn`), or taps Cancel in the browser.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  /// What is called with the address at which the page has ended, or an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The addresses that end a session.
  open class Callback: NSObject, @unchecked Sendable {
    private let matches: @Sendable (URL) -> Bool

    /// Creates a callback for all addresses with a scheme of the app.
    public class func customScheme(_ customScheme: String) -> Callback {
      Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
    }
    /// Creates a callback for a path of a host that belongs to the app.
    public class func https(host: String, path: String) -> Callback {
      Callback {
        $0.scheme?.lowercased() == "https" && $0.host?.lowercased() == host.lowercased() && $0.path == path
      }
    }
    init(_ matches: @escaping @Sendable (URL) -> Bool) {
      self.matches = matches
      super.init()
    }
    /// Returns whether an address ends the session.
    open func matchesURL(_ url: URL) -> Bool { matches(url) }
  }

  /// The object that names the window for the browser; without one a session does not start.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the browser forgets what the page has stored, false by default; the user is not asked before then.
  open var prefersEphemeralWebBrowserSession = false
  /// Header fields of the first request; nil for none.
  open var additionalHeaderFields: [String: String]?
  let url: URL
  let callback: Callback?
  private let completionHandler: CompletionHandler
  private let wasStarted = Mutex(false)

  /// Creates a session that begins at an address and ends at one with a scheme.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    url = URL
    callback = callbackURLScheme.map { Callback.customScheme($0) }
    self.completionHandler = completionHandler
    super.init()
  }
  /// Creates a session that begins at an address and ends at one of a callback.
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    url = URL
    self.callback = callback
    self.completionHandler = completionHandler
    super.init()
  }

  /// Whether the session can start: it has an object that names the window, and has not started before.
  open var canStart: Bool { presentationContextProvider != nil && !wasStarted.withLock { $0 } }

  /// Starts the session in the next turn and returns whether it could; a session starts once.
  ///
  /// Without an object that names the window the closure gets `presentationContextNotProvided`. Addresses other than of
  /// HTTP and HTTPS raise an exception.
  @discardableResult open func start() -> Bool {
    guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
      let text = "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."
      NSException(name: .invalidArgumentException, reason: text).raise()
      return false
    }
    guard !wasStarted.withLock({ $0 }) else { return false }
    guard presentationContextProvider != nil else {
      soon { [self] in tell(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided)) }
      return false
    }
    wasStarted.withLock { $0 = true }
    soon { [self] in WebFlows.current.begin(self) }
    return true
  }

  /// Closes the browser; the closure is not called.
  open func cancel() {
    wasStarted.withLock { $0 = true }
    soon { [self] in WebFlows.current.cancel(self) }
  }

  private func soon(_ body: @escaping @MainActor () -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, "a session in a browser", body)
  }

  @MainActor func tell(_ url: URL?, _ error: ASWebAuthenticationSessionError?) {
    UserCode.run { completionHandler(url, error) }
  }
}

/// Names the window over which a browser is shown.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
