public import Foundation

/// To whom a bill or goods go.
open class PKContact: NSObject, @unchecked Sendable {
  /// The name; nil for none.
  open var name: PersonNameComponents?
  /// The email address; nil for none.
  open var emailAddress: String?
  /// A part of the town; nil for none.
  open var supplementarySubLocality: String?
  public override init() { super.init() }
}
