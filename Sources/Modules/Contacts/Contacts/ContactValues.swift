import Foundation

/// The values of a contact.
struct ContactValues {
  var identifier: String
  /// The keys of the properties that were fetched; nil for all.
  var keys: Set<String>?
  /// The properties that are plain texts, by their keys.
  var texts: [String: String] = [:]
  var contactType: CNContactType = .person
  var imageData: Data?
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
  var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  var birthday: DateComponents?
  var nonGregorianBirthday: DateComponents?
  var dates: [CNLabeledValue<NSDateComponents>] = []

  init(identifier: String) { self.identifier = identifier }

  func has(_ key: String) -> Bool { key == CNContactIdentifierKey || keys?.contains(key) ?? true }

  func text(_ key: String) -> String { texts[key] ?? "" }

  /// The keys of the properties that are plain texts.
  static let textKeys = [
    CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
    CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
    CNContactDepartmentNameKey, CNContactJobTitleKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey,
    CNContactPhoneticFamilyNameKey, CNContactPhoneticOrganizationNameKey, CNContactNoteKey,
  ]
  /// The keys of all properties.
  static let allKeys =
    textKeys + [
      CNContactIdentifierKey, CNContactTypeKey, CNContactImageDataKey, CNContactPhoneNumbersKey,
      CNContactEmailAddressesKey, CNContactPostalAddressesKey, CNContactUrlAddressesKey, CNContactRelationsKey,
      CNContactSocialProfilesKey, CNContactInstantMessageAddressesKey, CNContactBirthdayKey,
      CNContactNonGregorianBirthdayKey, CNContactDatesKey, CNContactThumbnailImageDataKey,
      CNContactImageDataAvailableKey,
    ]

  /// The value of a property; nil for an unknown key.
  func value(_ key: String) -> Any? {
    switch key {
    case CNContactIdentifierKey: identifier
    case CNContactTypeKey: contactType.rawValue
    case CNContactImageDataKey: imageData
    case CNContactPhoneNumbersKey: phoneNumbers
    case CNContactEmailAddressesKey: emailAddresses
    case CNContactPostalAddressesKey: postalAddresses
    case CNContactUrlAddressesKey: urlAddresses
    case CNContactRelationsKey: contactRelations
    case CNContactSocialProfilesKey: socialProfiles
    case CNContactInstantMessageAddressesKey: instantMessageAddresses
    case CNContactBirthdayKey: birthday
    case CNContactNonGregorianBirthdayKey: nonGregorianBirthday
    case CNContactDatesKey: dates
    case CNContactThumbnailImageDataKey: imageData
    case CNContactImageDataAvailableKey: imageData != nil
    default: Self.textKeys.contains(key) ? text(key) : nil
    }
  }

  /// Takes the value of a property from other values.
  mutating func take(_ key: String, from other: ContactValues) {
    switch key {
    case CNContactTypeKey: contactType = other.contactType
    case CNContactImageDataKey: imageData = other.imageData
    case CNContactPhoneNumbersKey: phoneNumbers = other.phoneNumbers
    case CNContactEmailAddressesKey: emailAddresses = other.emailAddresses
    case CNContactPostalAddressesKey: postalAddresses = other.postalAddresses
    case CNContactUrlAddressesKey: urlAddresses = other.urlAddresses
    case CNContactRelationsKey: contactRelations = other.contactRelations
    case CNContactSocialProfilesKey: socialProfiles = other.socialProfiles
    case CNContactInstantMessageAddressesKey: instantMessageAddresses = other.instantMessageAddresses
    case CNContactBirthdayKey: birthday = other.birthday
    case CNContactNonGregorianBirthdayKey: nonGregorianBirthday = other.nonGregorianBirthday
    case CNContactDatesKey: dates = other.dates
    default: if Self.textKeys.contains(key) { texts[key] = other.texts[key] }
    }
  }

  /// The values of some properties alone; those that were never fetched stay away.
  func limited(to keys: Set<String>) -> ContactValues {
    var limited = ContactValues(identifier: identifier)
    let known = keys.filter(has)
    limited.keys = known
    for key in known { limited.take(key, from: self) }
    if known.contains(CNContactThumbnailImageDataKey) || known.contains(CNContactImageDataAvailableKey) {
      limited.imageData = imageData
    }
    return limited
  }
}
