public import Foundation
import PlainviewRuntime
import PlainviewTargetAction

/// One value of one property of a contact, as a picker hands it over.
open class CNContactProperty: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The contact.
  public let contact: CNContact
  /// The key of the property.
  public let key: String
  /// The value; nil for none.
  public let value: Any?
  /// The identifier of a value with a label; nil for others.
  public let identifier: String?
  /// The label; nil without one.
  public let label: String?

  /// One value of a contact, as screens hand it over.
  package init(contact: CNContact, key: String, value: Any?, identifier: String? = nil, label: String? = nil) {
    (self.contact, self.key, self.value) = (contact, key, value)
    (self.identifier, self.label) = (identifier, label)
  }

  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// True.
  public class var supportsSecureCoding: Bool { true }
  /// Reads a property that was archived: that of the archived contact.
  public required init?(coder: NSCoder) {
    guard let contact = coder.objectIfPresent(of: CNContact.self, forKey: "contact"),
      let key = coder.objectIfPresent(of: NSString.self, forKey: "key") as String?
    else { return nil }
    let label = coder.objectIfPresent(of: NSString.self, forKey: "label") as String?
    let found = contact.properties(of: key).first { $0.label == label }
    (self.contact, self.key, self.label) = (contact, key, label)
    (value, identifier) = (found?.value, found?.identifier)
  }
  /// Archives contact, key and label.
  open func encode(with coder: NSCoder) {
    coder.encode(contact, forKey: "contact")
    coder.encode(key as NSString, forKey: "key")
    if let label { coder.encode(label as NSString, forKey: "label") }
  }
}

extension CNContactProperty: KeyedObject {
  /// The value of one of the properties, for predicates.
  package func keyedValue(_ key: String) -> Any? {
    switch key {
    case "contact": contact
    case "key": self.key
    case "value": value
    case "identifier": identifier
    case "label": label
    default: nil
    }
  }
  /// Does nothing: properties do not change.
  package func setKeyedValue(_ value: Any?, _ key: String) {}
  /// The property itself.
  package var comparedIdentity: AnyObject { self }
}

extension CNContact {
  /// The values of a property, each with its label; a property without labels has one or none.
  package func properties(of key: String) -> [CNContactProperty] {
    func labeled<Value>(_ values: [CNLabeledValue<Value>]) -> [CNContactProperty] {
      values.map {
        CNContactProperty(contact: self, key: key, value: $0.value, identifier: $0.identifier, label: $0.label)
      }
    }
    switch key {
    case CNContactPhoneNumbersKey: return labeled(values.phoneNumbers)
    case CNContactEmailAddressesKey: return labeled(values.emailAddresses)
    case CNContactPostalAddressesKey: return labeled(values.postalAddresses)
    case CNContactUrlAddressesKey: return labeled(values.urlAddresses)
    case CNContactRelationsKey: return labeled(values.contactRelations)
    case CNContactSocialProfilesKey: return labeled(values.socialProfiles)
    case CNContactInstantMessageAddressesKey: return labeled(values.instantMessageAddresses)
    case CNContactDatesKey: return labeled(values.dates)
    default:
      guard let value = values.value(key), (value as? String)?.isEmpty != true else { return [] }
      if let value = value as? DateComponents? {
        return value.map { [CNContactProperty(contact: self, key: key, value: $0 as NSDateComponents)] } ?? []
      }
      return [CNContactProperty(contact: self, key: key, value: value)]
    }
  }
}
