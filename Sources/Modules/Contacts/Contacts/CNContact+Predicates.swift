public import Foundation

/// A predicate that a store understands; stores refuse all others.
final class StorePredicate: NSPredicate {
  enum Subject {
    case contacts(ContactTest)
    case groups(identifiers: Set<String>), groupsInContainer(String)
    case containers(identifiers: Set<String>), containerOfContact(String), containerOfGroup(String)
  }
  enum ContactTest {
    case name(String), identifiers([String]), group(String), container(String), email(String), phone(String)
  }
  let subject: Subject

  init(_ subject: Subject) {
    self.subject = subject
    super.init { object, _ in
      guard case .contacts(let test) = subject, let contact = object as? CNContact else { return false }
      return ContactsDevice.current.state.passes(contact.values, test)
    }
  }
  required init?(coder: NSCoder) { nil }
  override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CNContact {
  /// Returns a predicate for the contacts with a name: each word begins a word of the name, whatever its case.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    StorePredicate(.contacts(.name(name)))
  }
  /// Returns a predicate for the contacts with some identifiers.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    StorePredicate(.contacts(.identifiers(identifiers)))
  }
  /// Returns a predicate for the contacts in a group.
  public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
    StorePredicate(.contacts(.group(groupIdentifier)))
  }
  /// Returns a predicate for the contacts in a container.
  public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    StorePredicate(.contacts(.container(containerIdentifier)))
  }
  /// Returns a predicate for the contacts with an address for mail, whatever its case.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    StorePredicate(.contacts(.email(emailAddress)))
  }
  /// Returns a predicate for the contacts with a phone number: its digits count, with or without a country's code.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    StorePredicate(.contacts(.phone(phoneNumber.stringValue)))
  }
}

extension ContactsDevice.State {
  /// Whether a contact passes the test of a predicate.
  func passes(_ contact: ContactValues, _ test: StorePredicate.ContactTest) -> Bool {
    switch test {
    case .name(let name): contact.isNamed(name)
    case .identifiers(let identifiers): identifiers.contains(contact.identifier)
    case .group(let group): members[group]?.contains(contact.identifier) ?? false
    case .container(let container): self.container(ofContact: contact.identifier) == container
    case .email(let address):
      contact.emailAddresses.contains { ($0.value as String).caseInsensitiveCompare(address) == .orderedSame }
    case .phone(let number): contact.phoneNumbers.contains { CNPhoneNumber.isSame($0.value.stringValue, number) }
    }
  }
}

extension ContactValues {
  /// The keys of the properties that names are looked for in.
  private static let nameKeys = [
    CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
    CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
    CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
  ]

  fileprivate func isNamed(_ name: String) -> Bool {
    let words = Self.nameKeys.flatMap { Self.words(text($0)) }
    let wanted = Self.words(name)
    return !wanted.isEmpty && wanted.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
  }

  private static func words(_ text: String) -> [Substring] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).split { $0.isWhitespace }
  }
}
