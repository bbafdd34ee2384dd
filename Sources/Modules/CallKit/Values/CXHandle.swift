public import Foundation

/// By what a caller is known.
open class CXHandle: NSObject, NSCopying, @unchecked Sendable {
  /// The kinds of handles.
  public enum HandleType: Int, Sendable {
    /// A name that the app knows, a phone number, or an address for mail.
    case generic = 1, phoneNumber, emailAddress
  }
  /// The kind of the handle.
  public let type: HandleType
  /// The name, number or address.
  public let value: String

  /// Creates a handle of a kind.
  public init(type: HandleType, value: String) {
    self.type = type
    self.value = value
  }
  /// Returns the handle, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether both are of one kind and value.
  open func isEqual(to handle: CXHandle) -> Bool { type == handle.type && value == handle.value }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CXHandle).map { isEqual(to: $0) } ?? false }
  open override var hash: Int { value.hashValue }
}
