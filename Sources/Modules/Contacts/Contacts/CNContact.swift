public import Foundation
import PlainviewRuntime

/// A person or an organization.
public enum CNContactType: Int, Sendable {
  /// A person.
  case person
  /// An organization.
  case organization
}

/// A person or an organization of the user's contacts, which does not change.
///
/// Reading a property that was not fetched raises `CNPropertyNotFetchedException`, as on a device.
open class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  var values: ContactValues

  init(values: ContactValues) { self.values = values }

  /// Creates an empty contact with an identifier of its own.
  public override init() { values = ContactValues(identifier: UUID().uuidString) }

  // MARK: Properties

  /// What tells the contact from others on its device.
  open var identifier: String { values.identifier }
  /// The part before the name, such as a title.
  open var namePrefix: String { text(CNContactNamePrefixKey) }
  /// The given name.
  open var givenName: String { text(CNContactGivenNameKey) }
  /// The middle name.
  open var middleName: String { text(CNContactMiddleNameKey) }
  /// The family name.
  open var familyName: String { text(CNContactFamilyNameKey) }
  /// The family name before, such as a maiden name.
  open var previousFamilyName: String { text(CNContactPreviousFamilyNameKey) }
  /// The part after the name.
  open var nameSuffix: String { text(CNContactNameSuffixKey) }
  /// The nickname.
  open var nickname: String { text(CNContactNicknameKey) }
  /// The name of the organization.
  open var organizationName: String { text(CNContactOrganizationNameKey) }
  /// The department in the organization.
  open var departmentName: String { text(CNContactDepartmentNameKey) }
  /// The job title.
  open var jobTitle: String { text(CNContactJobTitleKey) }
  /// How the given name is spoken.
  open var phoneticGivenName: String { text(CNContactPhoneticGivenNameKey) }
  /// How the middle name is spoken.
  open var phoneticMiddleName: String { text(CNContactPhoneticMiddleNameKey) }
  /// How the family name is spoken.
  open var phoneticFamilyName: String { text(CNContactPhoneticFamilyNameKey) }
  /// How the organization's name is spoken.
  open var phoneticOrganizationName: String { text(CNContactPhoneticOrganizationNameKey) }
  /// A note; reading it needs an entitlement on a device: see `XCUIDevice.contacts`.
  open var note: String { text(CNContactNoteKey) }
  /// Whether it is a person or an organization.
  open var contactType: CNContactType { isFetched(CNContactTypeKey) ? values.contactType : .person }
  /// The file of the picture; nil without one.
  open var imageData: Data? { isFetched(CNContactImageDataKey) ? values.imageData : nil }
  /// The phone numbers, with labels.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    isFetched(CNContactPhoneNumbersKey) ? values.phoneNumbers : []
  }
  /// The addresses for mail, with labels.
  open var emailAddresses: [CNLabeledValue<NSString>] {
    isFetched(CNContactEmailAddressesKey) ? values.emailAddresses : []
  }
  /// The postal addresses, with labels.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    isFetched(CNContactPostalAddressesKey) ? values.postalAddresses : []
  }
  /// The addresses in the web, with labels.
  open var urlAddresses: [CNLabeledValue<NSString>] { isFetched(CNContactUrlAddressesKey) ? values.urlAddresses : [] }
  /// Related people, labeled with what they are.
  open var contactRelations: [CNLabeledValue<CNContactRelation>] {
    isFetched(CNContactRelationsKey) ? values.contactRelations : []
  }
  /// The profiles in social networks, with labels.
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    isFetched(CNContactSocialProfilesKey) ? values.socialProfiles : []
  }
  /// The addresses for instant messages, with labels.
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    isFetched(CNContactInstantMessageAddressesKey) ? values.instantMessageAddresses : []
  }
  /// The birthday in the Gregorian calendar, perhaps without a year; nil without one.
  open var birthday: DateComponents? { isFetched(CNContactBirthdayKey) ? values.birthday : nil }
  /// The birthday in another calendar; nil without one.
  open var nonGregorianBirthday: DateComponents? {
    isFetched(CNContactNonGregorianBirthdayKey) ? values.nonGregorianBirthday : nil
  }
  /// Other dates, with labels.
  open var dates: [CNLabeledValue<NSDateComponents>] { isFetched(CNContactDatesKey) ? values.dates : [] }
  /// The picture in small: the file of the picture itself.
  open var thumbnailImageData: Data? { isFetched(CNContactThumbnailImageDataKey) ? values.imageData : nil }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { isFetched(CNContactImageDataAvailableKey) ? values.imageData != nil : false }

  private func text(_ key: String) -> String { isFetched(key) ? values.text(key) : "" }

  /// Whether a property was fetched; raises the exception if not.
  func isFetched(_ key: String) -> Bool {
    if values.has(key) { return true }
    NSException(
      name: NSExceptionName(CNContactPropertyNotFetchedExceptionName),
      reason: "A property was not requested when contact was fetched."
    ).raise()
    return false
  }

  /// Returns whether a property was fetched.
  open func isKeyAvailable(_ key: String) -> Bool { values.has(key) }
  /// Returns whether all properties of some keys were fetched.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
    keyDescriptors.allSatisfy { $0.contactKeys.allSatisfy(values.has) }
  }
  /// Returns whether the contact consists of that one and others; contacts here consist of themselves alone.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { identifier == contactIdentifier }

  // MARK: Copies and archives

  /// Returns the contact itself, or a copy that does not change of one that does.
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(values: values) }
  /// Returns a copy that can be changed, with the same identifier.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values: values) }

  /// True: contacts are archived as vCards.
  public class var supportsSecureCoding: Bool { true }
  /// Reads a contact that was archived; nil for other data.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.objectIfPresent(of: NSString.self, forKey: "identifier") as String?,
      let data = coder.objectIfPresent(of: NSData.self, forKey: "vCard") as Data?,
      let read = VCardReader.contacts(data)?.first
    else { return nil }
    values = read
    values.identifier = identifier
  }
  /// Archives the contact as a vCard with its identifier.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(Data(VCardWriter.text(of: values).utf8) as NSData, forKey: "vCard")
  }

  /// Equal are contacts with the same identifier, properties and values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContact else { return false }
    return self === other || values.isSame(as: other.values)
  }
  open override var hash: Int { identifier.hashValue }
}
