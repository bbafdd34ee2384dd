public import Foundation
import PlainviewRuntime

/// What the user has set for contacts.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  private override init() { super.init() }

  /// The settings of the device.
  open class func shared() -> Self {
    unsafeDowncast(
      SimulatedProcess.current.shared(CNContactsUserDefaults.self) { CNContactsUserDefaults() }, to: self)
  }
  /// The order of contacts, as set in `XCUIDevice.contacts`; by family names by default.
  open var sortOrder: CNContactSortOrder { ContactsDevice.current.state.sortOrder }
  /// The code of the user's country, in small letters, such as `us`.
  open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
}
