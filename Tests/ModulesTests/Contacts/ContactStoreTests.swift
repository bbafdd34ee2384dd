import Foundation
import PlainviewContacts
import PlainviewRuntime
import PlainviewUIAutomation
import Testing
import UIKit

/// The contacts of a simulated device, as apps ask for, fetch and change them.
@MainActor @Suite struct ContactStoreTests {
  private let app = XCUIApplication(rootViewController: UIViewController())
  private let keys = [CNContactGivenNameKey as any CNKeyDescriptor, CNContactFamilyNameKey as any CNKeyDescriptor]

  init() throws {
    app.hardware.contacts.contacts = [
      Self.contact("Kate", "Bell", phone: "(555) 564-8583", mail: "kate-bell@mac.com"),
      Self.contact("Daniel", "Higgins Jr.", phone: "555-478-7672", mail: "d-higgins@mac.com"),
      Self.contact("John", "Appleseed", phone: "888-555-5512", mail: "John-Appleseed@mac.com"),
    ]
    try app.launch()
    app.hardware.contacts.authorization = .authorized
  }

  private static func contact(_ given: String, _ family: String, phone: String, mail: String) -> CNContact {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = (given, family)
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: phone))
    ]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: mail as NSString)]
    return contact
  }

  /// In the app's code: the given names of what passes a predicate.
  private func names(in store: CNContactStore, _ predicate: NSPredicate) throws -> [String] {
    try store.unifiedContacts(matching: predicate, keysToFetch: keys).map(\.givenName)
  }
  private func found(_ predicate: NSPredicate) throws -> [String] {
    try app.run { try names(in: CNContactStore(), predicate) }
  }

  private func fetched(_ order: CNContactSortOrder = .none) throws -> [String] {
    let request = CNContactFetchRequest(keysToFetch: keys)
    request.sortOrder = order
    return try app.run {
      var found: [String] = []
      try CNContactStore().enumerateContacts(with: request) { contact, _ in found.append(contact.givenName) }
      return found
    }
  }

  @Test func `The user is asked once, and a refusal is an error`() throws {
    app.hardware.contacts.authorization = .notDetermined
    app.hardware.contacts.answer = .denied
    let said = Said()
    try app.run {
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
      CNContactStore().requestAccess(for: .contacts) { granted, error in
        said.add("\(granted) \((error as? CNError)?.code == .authorizationDenied) \(error?.localizedDescription ?? "")")
      }
      #expect(said.all == [])
    }
    try app.settle()
    #expect(said.all == ["false true Access Denied"])
    #expect(app.hardware.contacts.authorization == .denied)
    #expect(throws: CNError(.authorizationDenied)) { try fetched() }
    app.resetAuthorizationStatus(for: .contacts)
    app.hardware.contacts.answer = .authorized
    #expect(try fetched().count == 3)
    #expect(app.hardware.contacts.authorization == .authorized)
  }

  @Test func `An app with limited access sees the chosen contacts, and those that it adds`() throws {
    app.hardware.contacts.authorization = .limited
    app.hardware.contacts.chosenForLimitedAccess = [app.hardware.contacts.contacts[1].identifier]
    #expect(try fetched() == ["Daniel"])
    try app.run {
      let new = CNMutableContact()
      new.givenName = "Anna"
      let request = CNSaveRequest()
      request.add(new, toContainerWithIdentifier: nil)
      try CNContactStore().execute(request)
    }
    #expect(try fetched() == ["Daniel", "Anna"])
    #expect(app.hardware.contacts.contacts.count == 4)
  }

  @Test func `Contacts are fetched in an order`() throws {
    #expect(try fetched() == ["Kate", "Daniel", "John"])
    #expect(try fetched(.givenName) == ["Daniel", "John", "Kate"])
    #expect(try fetched(.familyName) == ["John", "Kate", "Daniel"])
    #expect(try fetched(.userDefault) == ["John", "Kate", "Daniel"])
    app.hardware.contacts.sortOrder = .givenName
    #expect(try fetched(.userDefault) == ["Daniel", "John", "Kate"])
  }

  @Test func `Predicates find names, addresses, numbers and identifiers, other predicates are refused`() throws {
    #expect(try found(CNContact.predicateForContacts(matchingName: "app JOHN")) == ["John"])
    #expect(try found(CNContact.predicateForContacts(matchingName: "pple")) == [])
    #expect(
      try found(CNContact.predicateForContacts(matchingEmailAddress: "john-appleseed@mac.com")) == ["John"])
    let number = CNPhoneNumber(stringValue: "+1 555 564 8583")
    #expect(try found(CNContact.predicateForContacts(matching: number)) == ["Kate"])
    let identifiers = app.hardware.contacts.contacts.suffix(2).map(\.identifier)
    #expect(try found(CNContact.predicateForContacts(withIdentifiers: identifiers)) == ["Daniel", "John"])
    #expect(throws: CNError(.predicateInvalid)) { try found(NSPredicate(format: "givenName == 'Kate'")) }
  }

  @Test func `Reading a property that was not fetched is the exception of Apple's`() throws {
    let contact = try app.run {
      try #require(
        CNContactStore().unifiedContacts(
          matching: CNContact.predicateForContacts(matchingName: "Kate"), keysToFetch: keys
        ).first)
    }
    #expect(contact.isKeyAvailable(CNContactGivenNameKey) && !contact.isKeyAvailable(CNContactPhoneNumbersKey))
    #expect(contact.areKeysAvailable(keys))
    #expect(!contact.areKeysAvailable([CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]))
    let error = #expect(throws: UncaughtException.self) { try app.run { _ = contact.phoneNumbers } }
    #expect(error?.name == "CNPropertyNotFetchedException")
    #expect(error?.reason == "A property was not requested when contact was fetched.")
  }

  @Test func `A change keeps what was not fetched, and a record that is not there is an error`() throws {
    let observed = Said()
    try app.run {
      _ = NotificationCenter.default.addObserver(forName: .CNContactStoreDidChange, object: nil, queue: nil) { _ in
        observed.add("changed")
      }
      let store = CNContactStore()
      let identifier = app.hardware.contacts.contacts[0].identifier
      let kate = try store.unifiedContact(withIdentifier: identifier, keysToFetch: keys)
      let changed = try #require(kate.mutableCopy() as? CNMutableContact)
      changed.familyName = "Bell-Ross"
      let request = CNSaveRequest()
      request.update(changed)
      try store.execute(request)
      let unknown = CNSaveRequest()
      unknown.delete(CNMutableContact())
      let error = #expect(throws: CNError.self) { try store.execute(unknown) }
      #expect(error?.code == .recordDoesNotExist)
      let twice = CNSaveRequest()
      twice.add(changed, toContainerWithIdentifier: nil)
      #expect(throws: CNError.self) { try store.execute(twice) }
    }
    #expect(observed.all == [])
    try app.settle()
    #expect(observed.all == ["changed"])
    let kate = app.hardware.contacts.contacts[0]
    #expect(kate.familyName == "Bell-Ross" && kate.phoneNumbers.first?.value.stringValue == "(555) 564-8583")
    app.hardware.contacts.add(CNContact())
    try app.settle()
    #expect(observed.all == ["changed", "changed"])
  }

  @Test func `Groups have members of their container`() throws {
    app.hardware.contacts.addContainer("iCloud", type: .cardDAV)
    try app.run {
      let store = CNContactStore()
      let group = CNMutableGroup()
      group.name = "Friends"
      let kate = app.hardware.contacts.contacts[0]
      let request = CNSaveRequest()
      request.add(group, toContainerWithIdentifier: nil)
      request.addMember(kate, to: group)
      try store.execute(request)
      #expect(try store.groups(matching: nil).map(\.name) == ["Friends"])
      let usual = store.defaultContainerIdentifier()
      #expect(try store.groups(matching: CNGroup.predicateForGroupsInContainer(withIdentifier: usual)) == [group])
      let containers = try store.containers(
        matching: CNContainer.predicateForContainerOfContact(withIdentifier: kate.identifier))
      #expect(containers.map(\.identifier) == [usual] && containers.first?.type == .local)
      #expect(
        try names(in: store, CNContact.predicateForContactsInGroup(withIdentifier: group.identifier)) == ["Kate"])
      #expect(try names(in: store, CNContact.predicateForContactsInContainer(withIdentifier: "iCloud")) == [])
      let new = CNMutableContact()
      let wrong = CNSaveRequest()
      wrong.add(new, toContainerWithIdentifier: "iCloud")
      wrong.addMember(new, to: group)
      let error = #expect(throws: CNError.self) { try store.execute(wrong) }
      #expect(error?.code == .containmentScope)
    }
    #expect(app.hardware.contacts.contacts.count == 3)
  }

  @Test func `Notes need an entitlement`() throws {
    app.hardware.contacts.allowsNotes = false
    let error = #expect(throws: CNError.self) {
      try app.run {
        try CNContactStore().unifiedContacts(
          matching: CNContact.predicateForContacts(matchingName: "Kate"),
          keysToFetch: [CNContactNoteKey as any CNKeyDescriptor])
      }
    }
    #expect(error?.code == .unauthorizedKeys && error?.keyPaths == ["note"])
  }

  @Test func `What the user allows and the contacts outlive a launch, another device is another one`() throws {
    try app.launch()
    #expect(try fetched().count == 3)
    let other = XCUIApplication(rootViewController: UIViewController())
    #expect(other.hardware.contacts.contacts == [] && other.hardware.contacts.authorization == .notDetermined)
  }
}

/// Notes what closures say.
final class Said: @unchecked Sendable {
  private(set) var all: [String] = []
  func add(_ text: String) { all.append(text) }
}
