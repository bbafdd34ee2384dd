public import Foundation

/// A contact that can be changed: a new one, or the copy of one that was fetched.
///
/// Setting a property that was not fetched raises `CNPropertyNotFetchedException`, as on a device.
open class CNMutableContact: CNContact, @unchecked Sendable {
  private func set(_ key: String, _ value: String) { if isFetched(key) { values.texts[key] = value } }

  /// The part before the name, such as a title.
  open override var namePrefix: String {
    get { super.namePrefix }
    set { set(CNContactNamePrefixKey, newValue) }
  }
  /// The given name.
  open override var givenName: String {
    get { super.givenName }
    set { set(CNContactGivenNameKey, newValue) }
  }
  /// The middle name.
  open override var middleName: String {
    get { super.middleName }
    set { set(CNContactMiddleNameKey, newValue) }
  }
  /// The family name.
  open override var familyName: String {
    get { super.familyName }
    set { set(CNContactFamilyNameKey, newValue) }
  }
  /// The family name before, such as a maiden name.
  open override var previousFamilyName: String {
    get { super.previousFamilyName }
    set { set(CNContactPreviousFamilyNameKey, newValue) }
  }
  /// The part after the name.
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { set(CNContactNameSuffixKey, newValue) }
  }
  /// The nickname.
  open override var nickname: String {
    get { super.nickname }
    set { set(CNContactNicknameKey, newValue) }
  }
  /// The name of the organization.
  open override var organizationName: String {
    get { super.organizationName }
    set { set(CNContactOrganizationNameKey, newValue) }
  }
  /// The department in the organization.
  open override var departmentName: String {
    get { super.departmentName }
    set { set(CNContactDepartmentNameKey, newValue) }
  }
  /// The job title.
  open override var jobTitle: String {
    get { super.jobTitle }
    set { set(CNContactJobTitleKey, newValue) }
  }
  /// How the given name is spoken.
  open override var phoneticGivenName: String {
    get { super.phoneticGivenName }
    set { set(CNContactPhoneticGivenNameKey, newValue) }
  }
  /// How the middle name is spoken.
  open override var phoneticMiddleName: String {
    get { super.phoneticMiddleName }
    set { set(CNContactPhoneticMiddleNameKey, newValue) }
  }
  /// How the family name is spoken.
  open override var phoneticFamilyName: String {
    get { super.phoneticFamilyName }
    set { set(CNContactPhoneticFamilyNameKey, newValue) }
  }
  /// How the organization's name is spoken.
  open override var phoneticOrganizationName: String {
    get { super.phoneticOrganizationName }
    set { set(CNContactPhoneticOrganizationNameKey, newValue) }
  }
  /// A note; reading it needs an entitlement on a device: see `XCUIDevice.contacts`.
  open override var note: String {
    get { super.note }
    set { set(CNContactNoteKey, newValue) }
  }
  /// Whether it is a person or an organization.
  open override var contactType: CNContactType {
    get { super.contactType }
    set { if isFetched(CNContactTypeKey) { values.contactType = newValue } }
  }
  /// The file of the picture; nil without one.
  open override var imageData: Data? {
    get { super.imageData }
    set { if isFetched(CNContactImageDataKey) { values.imageData = newValue } }
  }
  /// The phone numbers, with labels.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { if isFetched(CNContactPhoneNumbersKey) { values.phoneNumbers = newValue } }
  }
  /// The addresses for mail, with labels.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { if isFetched(CNContactEmailAddressesKey) { values.emailAddresses = newValue } }
  }
  /// The postal addresses, with labels.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { if isFetched(CNContactPostalAddressesKey) { values.postalAddresses = newValue } }
  }
  /// The addresses in the web, with labels.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { if isFetched(CNContactUrlAddressesKey) { values.urlAddresses = newValue } }
  }
  /// Related people, labeled with what they are.
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { super.contactRelations }
    set { if isFetched(CNContactRelationsKey) { values.contactRelations = newValue } }
  }
  /// The profiles in social networks, with labels.
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { super.socialProfiles }
    set { if isFetched(CNContactSocialProfilesKey) { values.socialProfiles = newValue } }
  }
  /// The addresses for instant messages, with labels.
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { super.instantMessageAddresses }
    set { if isFetched(CNContactInstantMessageAddressesKey) { values.instantMessageAddresses = newValue } }
  }
  /// The birthday in the Gregorian calendar, perhaps without a year; nil without one.
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { if isFetched(CNContactBirthdayKey) { values.birthday = newValue } }
  }
  /// The birthday in another calendar; nil without one.
  open override var nonGregorianBirthday: DateComponents? {
    get { super.nonGregorianBirthday }
    set { if isFetched(CNContactNonGregorianBirthdayKey) { values.nonGregorianBirthday = newValue } }
  }
  /// Other dates, with labels.
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { super.dates }
    set { if isFetched(CNContactDatesKey) { values.dates = newValue } }
  }
}
