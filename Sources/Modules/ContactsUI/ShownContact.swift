import Foundation
import PlainviewContacts

extension CNContact {
  /// The keys of the values that screens show, in their order.
  static let shownKeys = [
    CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactUrlAddressesKey, CNContactPostalAddressesKey,
    CNContactBirthdayKey, CNContactDatesKey, CNContactRelationsKey, CNContactSocialProfilesKey,
    CNContactInstantMessageAddressesKey, CNContactNoteKey,
  ]

  /// The name, else the first address or number.
  var shownName: String {
    CNContactFormatter.string(from: self, style: .fullName) ?? emailAddresses.first.map { $0.value as String }
      ?? phoneNumbers.first?.value.stringValue ?? "No Name"
  }
}

extension CNContactProperty {
  var shownLabel: String {
    label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) }
      ?? CNContact.localizedString(forKey: key).lowercased()
  }

  var shownValue: String {
    switch value {
    case let number as CNPhoneNumber: number.stringValue
    case let address as CNPostalAddress:
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress).replacing("\n", with: ", ")
    case let relation as CNContactRelation: relation.name
    case let profile as CNSocialProfile: profile.username.isEmpty ? profile.urlString : profile.username
    case let message as CNInstantMessageAddress: message.username
    case let date as NSDateComponents: Self.shown(date as DateComponents)
    case let text as String: text
    case let text as NSString: text as String
    default: ""
    }
  }

  private static func shown(_ date: DateComponents) -> String {
    [date.year, date.month, date.day].compactMap { $0.map { $0 < 10 ? "0\($0)" : "\($0)" } }.joined(separator: "-")
  }

  func isSame(as other: CNContactProperty) -> Bool {
    contact.identifier == other.contact.identifier && key == other.key && identifier == other.identifier
  }
}
