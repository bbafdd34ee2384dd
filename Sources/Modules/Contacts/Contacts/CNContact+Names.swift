public import Foundation

/// The orders of contacts.
public enum CNContactSortOrder: Int, Sendable {
  /// As they are in the store, as the user has set, by given names, or by family names.
  case none, userDefault, givenName, familyName
}

extension CNContact {
  /// Returns the name of a property for the user.
  public class func localizedString(forKey key: String) -> String { propertyNames[key] ?? key }

  private static let propertyNames = [
    CNContactNamePrefixKey: "Prefix", CNContactGivenNameKey: "First name", CNContactMiddleNameKey: "Middle name",
    CNContactFamilyNameKey: "Last name", CNContactPreviousFamilyNameKey: "Maiden name",
    CNContactNameSuffixKey: "Suffix", CNContactNicknameKey: "Nickname", CNContactOrganizationNameKey: "Company",
    CNContactDepartmentNameKey: "Department", CNContactJobTitleKey: "Job title",
    CNContactPhoneticGivenNameKey: "Phonetic first name", CNContactPhoneticMiddleNameKey: "Phonetic middle name",
    CNContactPhoneticFamilyNameKey: "Phonetic last name",
    CNContactPhoneticOrganizationNameKey: "Phonetic company name", CNContactNoteKey: "Note",
    CNContactPhoneNumbersKey: "Phone", CNContactEmailAddressesKey: "Email", CNContactPostalAddressesKey: "Address",
    CNContactUrlAddressesKey: "URL", CNContactRelationsKey: "Related name",
    CNContactSocialProfilesKey: "Social profile", CNContactInstantMessageAddressesKey: "Instant message",
    CNContactBirthdayKey: "Birthday", CNContactNonGregorianBirthdayKey: "Alternate birthday",
    CNContactDatesKey: "Date", CNContactImageDataKey: "Photo",
  ]

  /// Returns a function that compares contacts by their names in an order; the keys of
  /// `descriptorForAllComparatorKeys()` have to be fetched.
  public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
    { one, other in
      guard let one = one as? CNContact, let other = other as? CNContact else { return .orderedSame }
      return compare(one.values, other.values, sortOrder)
    }
  }
  /// Returns a descriptor of all keys that comparing contacts needs.
  public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { keyDescriptor(of: comparedKeys) }

  private static let comparedKeys = [
    CNContactTypeKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey, CNContactNameSuffixKey,
    CNContactNicknameKey, CNContactOrganizationNameKey, CNContactPhoneticGivenNameKey,
    CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey, CNContactPhoneticOrganizationNameKey,
    CNContactEmailAddressesKey, CNContactPhoneNumbersKey,
  ]

  static func compare(_ one: ContactValues, _ other: ContactValues, _ order: CNContactSortOrder) -> ComparisonResult {
    var order = order
    if order == .userDefault { order = CNContactsUserDefaults.shared().sortOrder }
    guard order != .none else { return .orderedSame }
    for (a, b) in zip(one.sortTexts(order), other.sortTexts(order)) {
      let result = a.localizedStandardCompare(b)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }
}

extension ContactValues {
  /// What is compared, the most important first: names, else the organization, an address or a number.
  fileprivate func sortTexts(_ order: CNContactSortOrder) -> [String] {
    let given = spoken(CNContactPhoneticGivenNameKey, CNContactGivenNameKey)
    let family = spoken(CNContactPhoneticFamilyNameKey, CNContactFamilyNameKey)
    let names = (order == .givenName ? [given, family] : [family, given]) + [text(CNContactMiddleNameKey)]
    let organization = spoken(CNContactPhoneticOrganizationNameKey, CNContactOrganizationNameKey)
    let rest = [
      text(CNContactNicknameKey), organization, emailAddresses.first.map { $0.value as String } ?? "",
      phoneNumbers.first?.value.stringValue ?? "",
    ]
    let all = contactType == .organization ? [organization] + names : names + rest
    return all.filter { !$0.isEmpty } + [""]
  }

  private func spoken(_ phonetic: String, _ written: String) -> String {
    text(phonetic).isEmpty ? text(written) : text(phonetic)
  }
}
