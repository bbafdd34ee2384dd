import Foundation
import PlainviewContacts
import PlainviewCoreLocation
import PlainviewUIAutomation
import Testing
import UIKit

/// Contacts as texts: names, addresses, labels and vCards.
@MainActor @Suite struct ContactTextTests {
  private func named(_ change: (CNMutableContact) -> Void) -> CNMutableContact {
    let contact = CNMutableContact()
    change(contact)
    return contact
  }

  @Test func `A full name has all parts, in Chinese the family name is first`() {
    let contact = named {
      ($0.namePrefix, $0.givenName, $0.middleName) = ("Dr.", "Anna", "Maria")
      ($0.familyName, $0.nameSuffix, $0.organizationName) = ("Haro", "Jr.", "Lab")
    }
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Dr. Anna Maria Haro Jr.")
    let chinese = named { ($0.givenName, $0.familyName) = ("小明", "王") }
    #expect(CNContactFormatter().string(from: chinese) == "王小明")
    #expect(CNContactFormatter.nameOrder(for: chinese) == .familyNameFirst)
    #expect(CNContactFormatter.delimiter(for: chinese) == "" && CNContactFormatter.delimiter(for: contact) == " ")
    let company = named { ($0.organizationName, $0.contactType) = ("Lab", .organization) }
    #expect(CNContactFormatter.string(from: company, style: .fullName) == "Lab")
    #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
    let phonetic = named { $0.phoneticGivenName = "An-na" }
    #expect(CNContactFormatter.string(from: phonetic, style: .phoneticFullName) == "An-na")
    let text = CNContactFormatter.attributedString(from: contact, style: .fullName)
    let key = text?.attribute(NSAttributedString.Key(rawValue: CNContactPropertyAttribute), at: 4, effectiveRange: nil)
    #expect(key as? String == CNContactGivenNameKey)
  }

  @Test(arguments: [
    ("US", "1 Infinite Loop\nCupertino, CA 95014\nCountry"), ("de", "1 Infinite Loop\n95014 Cupertino\nCountry"),
    ("gb", "1 Infinite Loop\nCupertino CA 95014\nCountry"),
  ])
  func `An address is written as in its country`(_ code: String, _ expected: String) {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state) = ("1 Infinite Loop", "Cupertino", "CA")
    (address.postalCode, address.country, address.isoCountryCode) = ("95014", "Country", code)
    #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == expected)
    #expect(CNPostalAddressFormatter().attributedString(from: address).string == expected)
  }

  @Test(arguments: [
    (CNLabelHome, "home"), (CNLabelPhoneNumberMobile, "mobile"), (CNLabelPhoneNumberHomeFax, "home fax"),
    (CNLabelPhoneNumberiPhone, "iPhone"), (CNLabelContactRelationElderBrother, "elder brother"), ("Cabin", "Cabin"),
  ])
  func `Labels are shown in the user's words`(_ label: String, _ expected: String) {
    #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: label) == expected)
  }

  @Test func `A value keeps its identifier when it changes`() {
    let value = CNLabeledValue(label: CNLabelHome, value: "a@example.org" as NSString)
    let other = value.settingLabel(CNLabelWork).settingValue("b@example.org" as NSString)
    #expect(other.identifier == value.identifier && other.label == CNLabelWork)
    #expect(other.value as String == "b@example.org" && other != value)
  }

  @Test func `A contact that is written as a vCard is read as it was`() throws {
    let contact = named {
      ($0.givenName, $0.familyName, $0.organizationName) = ("Anna", "Haro; Ruiz", "Lab, Inc.")
      $0.phoneNumbers = [
        CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555-522-8243")),
        CNLabeledValue(label: "Cabin", value: CNPhoneNumber(stringValue: "555-1")),
      ]
      $0.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "anna-haro@mac.com" as NSString)]
      let address = CNMutablePostalAddress()
      (address.street, address.city, address.isoCountryCode) = ("1001 Leavenworth\nStreet", "Sausalito", "us")
      $0.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
      $0.birthday = DateComponents(year: 1985, month: 8, day: 29)
      $0.contactRelations = [CNLabeledValue(label: CNLabelContactRelationSister, value: CNContactRelation(name: "Eva"))]
      $0.imageData = Data(repeating: 7, count: 90)
    }
    let data = try CNContactVCardSerialization.data(with: [contact, CNContact()])
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("BEGIN:VCARD\r\nVERSION:3.0\r\n"))
    #expect(text.contains("N:Haro\\; Ruiz;Anna;;;\r\nFN:Anna Haro\\; Ruiz\r\n"))
    #expect(text.contains("TEL;type=CELL;type=VOICE:555-522-8243\r\n"))
    #expect(text.contains("item1.TEL:555-1\r\nitem1.X-ABLabel:Cabin\r\n"))
    #expect(text.contains("BDAY:1985-08-29\r\n"))
    let read = try CNContactVCardSerialization.contacts(with: data)
    #expect(read.count == 2)
    let first = try #require(read.first)
    #expect(first.givenName == "Anna" && first.familyName == "Haro; Ruiz" && first.organizationName == "Lab, Inc.")
    #expect(first.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile, "Cabin"])
    #expect(first.emailAddresses.map { $0.value as String } == ["anna-haro@mac.com"])
    #expect(first.emailAddresses.first?.label == CNLabelWork)
    #expect(first.postalAddresses.first?.value == contact.postalAddresses.first?.value)
    #expect(first.birthday == contact.birthday && first.imageData == contact.imageData)
    #expect(first.contactRelations.first?.value.name == "Eva")
    #expect(first.contactRelations.first?.label == CNLabelContactRelationSister)
  }

  @Test func `Data that are no vCards are an error`() {
    let error = #expect(throws: CNError.self) { try CNContactVCardSerialization.contacts(with: Data("Anna".utf8)) }
    #expect(error?.code == .vCardMalformed)
  }

  @Test func `A place has its address`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    app.hardware.locationServices.places = [
      SimulatedPlace("Town Hall", latitude: 48.137, longitude: 11.575, locality: "Munich", country: "Germany")
    ]
    let said = Said()
    try app.run {
      CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 48.137, longitude: 11.575)) { places, _ in
        said.add(places?.first?.postalAddress?.city ?? "none")
      }
    }
    try app.settle()
    #expect(said.all == ["Munich"])
  }
}
