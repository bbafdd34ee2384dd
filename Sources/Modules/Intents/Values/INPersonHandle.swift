public import Foundation

/// The kind of a person's address: not known, of mail, or of a phone.
public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }

/// What a person's address is for.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  /// The identifier of the label.
  public let rawValue: String
  /// Creates a label from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a label from its identifier, without a name for the argument.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// At home.
  public static let home = Self("INPersonHandleLabelHome")
  /// At work.
  public static let work = Self("INPersonHandleLabelWork")
  /// An iPhone.
  public static let iPhone = Self("INPersonHandleLabeliPhone")
  /// A mobile phone.
  public static let mobile = Self("INPersonHandleLabelMobile")
  /// The main number.
  public static let main = Self("INPersonHandleLabelMain")
  /// A fax at home.
  public static let homeFax = Self("INPersonHandleLabelHomeFax")
  /// A fax at work.
  public static let workFax = Self("INPersonHandleLabelWorkFax")
  /// A pager.
  public static let pager = Self("INPersonHandleLabelPager")
  /// Something else.
  public static let other = Self("INPersonHandleLabelOther")
  /// At school.
  public static let school = Self("INPersonHandleLabelSchool")
}

/// An address of a person: of mail, of a phone, or one of the app's own.
open class INPersonHandle: NSObject, NSCopying, @unchecked Sendable {
  /// The address; nil for none.
  open private(set) var value: String?
  /// The kind of the address.
  open private(set) var type: INPersonHandleType
  /// What the address is for; nil where that is not known.
  open private(set) var label: INPersonHandleLabel?

  /// Creates an address of a kind with a label.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
    (self.value, self.type, self.label) = (value, type, label)
  }
  /// Creates an address of a kind.
  public convenience init(value: String?, type: INPersonHandleType) { self.init(value: value, type: type, label: nil) }

  /// Returns the address itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPersonHandle else { return false }
    return (value, type, label) == (other.value, other.type, other.label)
  }
  open override var hash: Int { value.hashValue }
}
