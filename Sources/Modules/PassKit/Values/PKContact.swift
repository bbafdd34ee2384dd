public import Foundation
public import PlainviewContacts

/// To whom a bill or goods go.
open class PKContact: NSObject, @unchecked Sendable {
  /// The name; nil for none.
  open var name: PersonNameComponents?
  /// The postal address; nil for none.
  open var postalAddress: CNPostalAddress?
  /// The email address; nil for none.
  open var emailAddress: String?
  /// The phone number; nil for none.
  open var phoneNumber: CNPhoneNumber?
  /// A part of the town; nil for none.
  open var supplementarySubLocality: String?
  public override init() { super.init() }
}

extension PKContact {
  /// What the app gets to know before the user has agreed: the town, the state, the postal code and the country.
  var redacted: PKContact {
    let contact = PKContact()
    guard let address = postalAddress else { return contact }
    let known = CNMutablePostalAddress()
    known.city = address.city
    known.subAdministrativeArea = address.subAdministrativeArea
    known.state = address.state
    known.postalCode = Self.redacted(address.postalCode, in: address.isoCountryCode)
    known.country = address.country
    known.isoCountryCode = address.isoCountryCode
    contact.postalAddress = known
    return contact
  }

  /// The first characters of a postal code: three in Canada and the United Kingdom, five in the United States.
  private static func redacted(_ code: String, in country: String) -> String {
    switch country.uppercased() {
    case "CA", "GB": String(code.prefix(3))
    case "US": String(code.prefix(5))
    default: code
    }
  }
}
