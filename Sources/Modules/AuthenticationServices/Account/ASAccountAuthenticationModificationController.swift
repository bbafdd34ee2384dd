public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// A request to change how a user signs in.
open class ASAccountAuthenticationModificationRequest: NSObject, @unchecked Sendable {
  fileprivate override init() { super.init() }
}

/// A request to sign in with Apple instead of with a password.
open class ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest:
  ASAccountAuthenticationModificationRequest, @unchecked Sendable
{
  /// The name of the user.
  public let user: String
  /// The service.
  public let serviceIdentifier: ASCredentialServiceIdentifier
  /// What the extension gets; nil for nothing.
  public let userInfo: [AnyHashable: Any]?

  /// Creates a request for a user of a service.
  public init(user: String, serviceIdentifier: ASCredentialServiceIdentifier, userInfo: [AnyHashable: Any]? = nil) {
    self.user = user
    self.serviceIdentifier = serviceIdentifier
    self.userInfo = userInfo
    super.init()
  }
}

/// A request to replace a password by a strong one.
open class ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest:
  ASAccountAuthenticationModificationRequest, @unchecked Sendable
{
  /// The name of the user.
  public let user: String
  /// The service.
  public let serviceIdentifier: ASCredentialServiceIdentifier
  /// What the extension gets; nil for nothing.
  public let userInfo: [AnyHashable: Any]?

  /// Creates a request for a user of a service.
  public init(user: String, serviceIdentifier: ASCredentialServiceIdentifier, userInfo: [AnyHashable: Any]? = nil) {
    self.user = user
    self.serviceIdentifier = serviceIdentifier
    self.userInfo = userInfo
    super.init()
  }
}

/// Has an extension of the app change how a user signs in. There are no extensions here, so that requests fail.
open class ASAccountAuthenticationModificationController: NSObject, @unchecked Sendable {
  /// The object that is informed of the outcome.
  open weak var delegate: (any ASAccountAuthenticationModificationControllerDelegate)?
  /// The object that names the window; kept, without effect.
  open weak var presentationContextProvider:
    (any ASAccountAuthenticationModificationControllerPresentationContextProviding)?

  public override init() { super.init() }

  /// Fails with `ASExtensionError.failed` in the next turn: there is no extension.
  open func perform(_ request: ASAccountAuthenticationModificationRequest) {
    SimulatedProcess.current.clock.schedule(after: 0, "a change of how the user signs in") { [self] in
      UserCode.tell(
        delegate, "accountAuthenticationModificationController(_:didFail:error:)", of: self, ", failed"
      ) { $0.accountAuthenticationModificationController(self, didFail: request, error: ASExtensionError(.failed)) }
    }
  }
}

/// Is notified of the outcome of a change of how a user signs in; the methods are optional.
@preconcurrency @MainActor public protocol ASAccountAuthenticationModificationControllerDelegate: NSObjectProtocol {
  /// Declared for a change that has succeeded; never called here.
  func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didSuccessfullyComplete request: ASAccountAuthenticationModificationRequest, userInfo: [AnyHashable: Any]?)
  /// Called when the change has failed.
  func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didFail request: ASAccountAuthenticationModificationRequest, error: any Error)
}
extension ASAccountAuthenticationModificationControllerDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didSuccessfullyComplete request: ASAccountAuthenticationModificationRequest, userInfo: [AnyHashable: Any]?
  ) { leftOut(by: self, with: [controller, request, userInfo]) }
  /// The default of the optional method: does nothing.
  dynamic public func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didFail request: ASAccountAuthenticationModificationRequest, error: any Error
  ) { leftOut(by: self, with: [controller, request, error]) }
}

/// Names the window over which a change of how a user signs in is shown.
@preconcurrency @MainActor
public protocol ASAccountAuthenticationModificationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for controller: ASAccountAuthenticationModificationController) -> ASPresentationAnchor
}
