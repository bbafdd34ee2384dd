public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Shows the user what an app's requests ask for, and tells its delegate of the outcome.
///
/// The user answers on a sheet over the app: a button for each credential, and Cancel. What the device has to offer is in
/// `XCUIDevice.signIn`.
open class ASAuthorizationController: NSObject, @unchecked Sendable {
  /// How requests are performed.
  public struct RequestOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Fails with `canceled`, without a sheet, where the device has no credential at hand.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// The requests that the controller performs.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The object that is informed of the outcome.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that names the window for the sheet; without one it is the app's key window.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates a controller for requests; at least one is needed.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Shows the user the requests in the next turn.
  ///
  /// A request for an Apple account together with one for passwords finds what the user has signed in with before; where
  /// there is nothing, it fails without a sheet.
  open func performRequests() { performRequests(options: []) }
  /// Shows the user the requests in the next turn.
  open func performRequests(options: RequestOptions) {
    SimulatedProcess.current.clock.schedule(after: 0, "a request for an authorization") { [self] in
      AuthorizationFlows.current.begin(self, options)
    }
  }
  /// Waits until the user picks a passkey above the keyboard (`XCUIDevice.signIn.fill(passkey:)`).
  open func performAutoFillAssistedRequests() {
    SimulatedProcess.current.clock.schedule(after: 0, "a request for an authorization by AutoFill") { [self] in
      AuthorizationFlows.current.await(self)
    }
  }
  /// Closes the sheet; the delegate is told of `canceled`.
  open func cancel() {
    SimulatedProcess.current.clock.schedule(after: 0, "the end of an authorization") { [self] in
      AuthorizationFlows.current.cancel(self)
    }
  }
}

/// Is notified of the outcome of an authorization; both methods are optional.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a credential, after the sheet is gone.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called when the authorization has failed or was canceled.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) { leftOut(by: self, with: [controller, authorization]) }
  /// The default of the optional method: does nothing.
  dynamic public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) { leftOut(by: self, with: [controller, error]) }
}

/// Names the window over which an authorization is shown.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
