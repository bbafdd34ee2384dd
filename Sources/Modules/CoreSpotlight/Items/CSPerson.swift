public import Foundation
import PlainviewRuntime

/// A person of a message.
open class CSPerson: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name to show; nil for none.
  public let displayName: String?
  /// The addresses of the person.
  public let handles: [String]
  /// What kind of addresses these are.
  public let handleIdentifier: String
  /// The identifier of the person's contact; nil for none.
  open var contactIdentifier: String?

  /// Creates a person with addresses of a kind.
  public init(displayName: String?, handles: [String], handleIdentifier: String) {
    self.displayName = displayName
    self.handles = handles
    self.handleIdentifier = handleIdentifier
    super.init()
  }
  /// Creates a person from an archive.
  public required init?(coder: NSCoder) {
    guard let kind = coder.objectIfPresent(of: NSString.self, forKey: "handleIdentifier") else { return nil }
    displayName = coder.objectIfPresent(of: NSString.self, forKey: "displayName").map { String(describing: $0) }
    handles =
      coder.objectIfPresent(of: [NSArray.self, NSString.self], forKey: "handles") as? [String] ?? []
    handleIdentifier = String(describing: kind)
    contactIdentifier = coder.objectIfPresent(of: NSString.self, forKey: "contactIdentifier").map {
      String(describing: $0)
    }
    super.init()
  }
  /// Archives the person.
  open func encode(with coder: NSCoder) {
    if let displayName { coder.encode(NSString(string: displayName), forKey: "displayName") }
    coder.encode(NSArray(array: handles.map { NSString(string: $0) }), forKey: "handles")
    coder.encode(NSString(string: handleIdentifier), forKey: "handleIdentifier")
    if let contactIdentifier { coder.encode(NSString(string: contactIdentifier), forKey: "contactIdentifier") }
  }
  /// Whether persons can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSPerson(displayName: displayName, handles: handles, handleIdentifier: handleIdentifier)
    copy.contactIdentifier = contactIdentifier
    return copy
  }
}
