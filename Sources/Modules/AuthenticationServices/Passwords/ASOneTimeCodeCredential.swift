public import Foundation

/// A code that is valid for a short time.
open class ASOneTimeCodeCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The code.
  public let code: String
  /// Creates a credential of a code.
  public init(code: String) {
    self.code = code
    super.init()
  }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// For which service an app has codes.
open class ASOneTimeCodeCredentialIdentity: NSObject, ASCredentialIdentity, NSCopying, @unchecked Sendable {
  /// The service.
  public let serviceIdentifier: ASCredentialServiceIdentifier
  /// What the user reads of it.
  public let label: String
  /// The identifier of the app's record; nil for none.
  public let recordIdentifier: String?
  /// Which of several identities is offered first: the greatest. 0 by default.
  open var rank = 0
  /// What the user reads of it.
  open var user: String { label }

  /// Creates the identity of a service's codes.
  public init(serviceIdentifier: ASCredentialServiceIdentifier, label: String, recordIdentifier: String? = nil) {
    self.serviceIdentifier = serviceIdentifier
    self.label = label
    self.recordIdentifier = recordIdentifier
    super.init()
  }
  /// Returns an identity with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ASOneTimeCodeCredentialIdentity(
      serviceIdentifier: serviceIdentifier, label: label, recordIdentifier: recordIdentifier)
    copy.rank = rank
    return copy
  }
}
