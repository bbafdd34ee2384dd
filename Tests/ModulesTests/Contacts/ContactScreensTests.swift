import Foundation
import PlainviewContacts
import PlainviewContactsUI
import PlainviewRuntime
import PlainviewUIAutomation
import Testing
import UIKit

/// The system's screens for contacts: the picker, and that of one contact.
@MainActor @Suite struct ContactScreensTests {
  private class Host: UIViewController {
    var said: [String] = []
  }
  private final class OneHost: Host, CNContactPickerDelegate {
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
      said.append("contact \(contact.givenName)")
    }
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { said.append("cancelled") }
  }
  private final class ManyHost: Host, CNContactPickerDelegate {
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
      said.append("contacts \(contacts.map(\.givenName))")
    }
  }
  private final class ValueHost: Host, CNContactPickerDelegate {
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
      let number = (contactProperty.value as? CNPhoneNumber)?.stringValue ?? ""
      said.append("\(contactProperty.contact.givenName) \(contactProperty.key) \(number)")
    }
  }
  private final class CardHost: Host, CNContactViewControllerDelegate {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
      said.append("completed \(contact?.givenName ?? "nil")")
      dismiss(animated: true)
    }
    func contactViewController(
      _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool {
      said.append("tapped \(property.key)")
      return false
    }
  }

  private func launched(_ host: Host) throws -> XCUIApplication {
    let app = XCUIApplication(rootViewController: host)
    app.hardware.contacts.contacts = [("Kate", "Bell"), ("John", "Appleseed")].map { given, family in
      let contact = CNMutableContact()
      (contact.givenName, contact.familyName) = (given, family)
      let number = CNPhoneNumber(stringValue: "555-\(given.count)\(family.count)")
      contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: number)]
      if given == "Kate" {
        contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "kate-bell@mac.com" as NSString)]
      }
      return contact
    }
    try app.launch()
    return app
  }

  private func present(_ controller: UIViewController, _ host: Host, _ app: XCUIApplication) throws {
    try app.run { host.present(controller, animated: true) }
    try app.settle()
  }

  @Test func `A tap chooses a contact, without permission, and the picker goes`() throws {
    let host = OneHost()
    let app = try launched(host)
    let picker = try app.run { CNContactPickerViewController() }
    picker.delegate = host
    try present(picker, host, app)
    #expect(app.navigationBars["Contacts"].exists)
    try app.staticTexts["John Appleseed"].tap()
    try app.settle()
    #expect(host.said == ["contact John"] && host.presentedViewController == nil)
    #expect(app.hardware.contacts.authorization == .notDetermined)
    let other = try app.run { CNContactPickerViewController() }
    other.delegate = host
    try present(other, host, app)
    try app.buttons["Cancel"].tap()
    try app.settle()
    #expect(host.said == ["contact John", "cancelled"] && host.presentedViewController == nil)
  }

  @Test func `A contact that a predicate disables cannot be tapped`() throws {
    let host = OneHost()
    let app = try launched(host)
    let picker = try app.run { CNContactPickerViewController() }
    picker.delegate = host
    picker.predicateForEnablingContact = NSPredicate(format: "emailAddresses.@count > 0")
    try present(picker, host, app)
    try app.staticTexts["John Appleseed"].tap()
    try app.settle()
    #expect(host.said == [] && host.presentedViewController === picker)
    try app.staticTexts["Kate Bell"].tap()
    try app.settle()
    #expect(host.said == ["contact Kate"])
  }

  @Test func `A delegate that takes several contacts gets them with Done`() throws {
    let host = ManyHost()
    let app = try launched(host)
    let picker = try app.run { CNContactPickerViewController() }
    picker.delegate = host
    try present(picker, host, app)
    try app.staticTexts["Kate Bell"].tap()
    try app.staticTexts["John Appleseed"].tap()
    try app.buttons["Done"].tap()
    try app.settle()
    #expect(host.said == ["contacts [\"Kate\", \"John\"]"] && host.presentedViewController == nil)
  }

  @Test func `A delegate that takes values chooses one of a contact`() throws {
    let host = ValueHost()
    let app = try launched(host)
    let picker = try app.run { CNContactPickerViewController() }
    picker.delegate = host
    picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
    try present(picker, host, app)
    try app.staticTexts["Kate Bell"].tap()
    try app.settle()
    #expect(!app.staticTexts["kate-bell@mac.com"].exists)
    try app.staticTexts["555-44"].tap()
    try app.settle()
    #expect(host.said == ["Kate phoneNumbers 555-44"] && host.presentedViewController == nil)
  }

  @Test func `A new contact is saved with Done, and nil is told after Cancel`() throws {
    let host = CardHost()
    let app = try launched(host)
    for button in ["Done", "Cancel"] {
      let card = try app.run {
        let contact = CNMutableContact()
        contact.familyName = "Haro"
        return CNContactViewController(forNewContact: contact)
      }
      card.delegate = host
      try present(try app.run { UINavigationController(rootViewController: card) }, host, app)
      #expect(app.navigationBars["New Contact"].exists)
      try app.textFields["First name"].tap()
      try app.textFields["First name"].typeText("Anna")
      try app.buttons[button].tap()
      try app.settle()
    }
    #expect(host.said == ["completed Anna", "completed nil"] && host.presentedViewController == nil)
    #expect(app.hardware.contacts.contacts.map(\.familyName) == ["Bell", "Appleseed", "Haro"])
  }

  @Test func `An existing contact is changed, and its values can be tapped`() throws {
    let host = CardHost()
    let app = try launched(host)
    let card = try app.run { CNContactViewController(for: app.hardware.contacts.contacts[0]) }
    card.delegate = host
    try present(try app.run { UINavigationController(rootViewController: card) }, host, app)
    try app.staticTexts["555-44"].tap()
    try app.buttons["Edit"].tap()
    try app.textFields["Company"].tap()
    try app.textFields["Company"].typeText("Lab")
    try app.buttons["Done"].tap()
    try app.settle()
    #expect(host.said == ["tapped phoneNumbers", "completed Kate"])
    #expect(app.hardware.contacts.contacts[0].organizationName == "Lab")
    #expect(app.hardware.contacts.contacts[0].phoneNumbers.count == 1)
  }

  @Test func `A contact without the keys of the screen is an exception`() throws {
    let host = CardHost()
    let app = try launched(host)
    app.hardware.contacts.authorization = .authorized
    let error = #expect(throws: UncaughtException.self) {
      try app.run {
        let found = try CNContactStore().unifiedContacts(
          matching: CNContact.predicateForContacts(matchingName: "Kate"),
          keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
        _ = found.first.map { CNContactViewController(for: $0) }
      }
    }
    #expect(error?.name == "CNPropertyNotFetchedException")
  }
}
