public import Foundation
import PlainviewRuntime

/// The key of `street`.
public let CNPostalAddressStreetKey = "street"
/// The key of `subLocality`.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The key of `city`.
public let CNPostalAddressCityKey = "city"
/// The key of `subAdministrativeArea`.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The key of `state`.
public let CNPostalAddressStateKey = "state"
/// The key of `postalCode`.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of `country`.
public let CNPostalAddressCountryKey = "country"
/// The key of `isoCountryCode`.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
/// The attribute of parts of a formatted address: the key of the property that a part is from.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"
/// The attribute of parts of a formatted address: the name of the property in the user's language.
public let CNPostalAddressLocalizedPropertyNameAttribute = "CNPostalAddressLocalizedPropertyNameAttribute"

/// A postal address, which does not change.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  /// The parts by their keys.
  var parts: [String: String]

  init(parts: [String: String]) { self.parts = parts }
  /// Creates an address without parts.
  public override init() { parts = [:] }

  /// The street with the number, perhaps in several lines.
  open var street: String { parts[CNPostalAddressStreetKey] ?? "" }
  /// The part of the city.
  open var subLocality: String { parts[CNPostalAddressSubLocalityKey] ?? "" }
  /// The city.
  open var city: String { parts[CNPostalAddressCityKey] ?? "" }
  /// The part of the state, such as a county.
  open var subAdministrativeArea: String { parts[CNPostalAddressSubAdministrativeAreaKey] ?? "" }
  /// The state.
  open var state: String { parts[CNPostalAddressStateKey] ?? "" }
  /// The postal code.
  open var postalCode: String { parts[CNPostalAddressPostalCodeKey] ?? "" }
  /// The name of the country.
  open var country: String { parts[CNPostalAddressCountryKey] ?? "" }
  /// The code of the country by ISO 3166, such as `US`.
  open var isoCountryCode: String { parts[CNPostalAddressISOCountryCodeKey] ?? "" }

  /// Returns the name of a property for the user.
  open class func localizedString(forKey key: String) -> String { names[key] ?? key }

  private static let names = [
    CNPostalAddressStreetKey: "Street", CNPostalAddressSubLocalityKey: "Neighborhood", CNPostalAddressCityKey: "City",
    CNPostalAddressSubAdministrativeAreaKey: "County", CNPostalAddressStateKey: "State",
    CNPostalAddressPostalCodeKey: "ZIP", CNPostalAddressCountryKey: "Country",
    CNPostalAddressISOCountryCodeKey: "Country code",
  ]

  /// Returns a copy that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts: parts) }
  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts: parts) }

  /// True.
  public class var supportsSecureCoding: Bool { true }
  /// Reads an address that was archived.
  public required init?(coder: NSCoder) {
    parts = [:]
    for key in Self.names.keys { parts[key] = coder.objectIfPresent(of: NSString.self, forKey: key) as String? }
  }
  /// Archives the parts by their keys.
  open func encode(with coder: NSCoder) {
    for (key, part) in parts.sorted(by: { $0.key < $1.key }) { coder.encode(part as NSString, forKey: key) }
  }

  /// Equal are addresses with the same parts.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNPostalAddress else { return false }
    return parts.filter { !$0.value.isEmpty } == other.parts.filter { !$0.value.isEmpty }
  }
  open override var hash: Int { street.hashValue ^ postalCode.hashValue }
}

/// A postal address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street with the number, perhaps in several lines.
  open override var street: String {
    get { super.street }
    set { parts[CNPostalAddressStreetKey] = newValue }
  }
  /// The part of the city.
  open override var subLocality: String {
    get { super.subLocality }
    set { parts[CNPostalAddressSubLocalityKey] = newValue }
  }
  /// The city.
  open override var city: String {
    get { super.city }
    set { parts[CNPostalAddressCityKey] = newValue }
  }
  /// The part of the state, such as a county.
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { parts[CNPostalAddressSubAdministrativeAreaKey] = newValue }
  }
  /// The state.
  open override var state: String {
    get { super.state }
    set { parts[CNPostalAddressStateKey] = newValue }
  }
  /// The postal code.
  open override var postalCode: String {
    get { super.postalCode }
    set { parts[CNPostalAddressPostalCodeKey] = newValue }
  }
  /// The name of the country.
  open override var country: String {
    get { super.country }
    set { parts[CNPostalAddressCountryKey] = newValue }
  }
  /// The code of the country by ISO 3166, such as `US`.
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { parts[CNPostalAddressISOCountryCodeKey] = newValue }
  }
}
