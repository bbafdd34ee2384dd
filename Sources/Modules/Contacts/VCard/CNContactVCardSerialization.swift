public import Foundation

/// Writes and reads contacts as vCards of version 3.0.
///
/// Names, organization, job title, numbers, addresses for mail, in the web and postal ones, the birthday, dates, related
/// people, profiles, addresses for messages and the picture are written.
open class CNContactVCardSerialization: NSObject {
  /// Returns a descriptor of all keys that are written.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    keyDescriptor(
      of: ContactValues.allKeys.filter {
        ![CNContactNoteKey, CNContactThumbnailImageDataKey, CNContactImageDataAvailableKey].contains($0)
      })
  }

  /// Returns the data of contacts, one vCard after another.
  open class func data(with contacts: [CNContact]) throws -> Data {
    for contact in contacts where !contact.areKeysAvailable([descriptorForRequiredKeys()]) {
      _ = contact.isFetched(CNContactVCardSerialization.missingKey(of: contact))
    }
    return Data(contacts.map { VCardWriter.text(of: $0.values) }.joined().utf8)
  }

  private class func missingKey(of contact: CNContact) -> String {
    descriptorForRequiredKeys().contactKeys.first { !contact.isKeyAvailable($0) } ?? CNContactIdentifierKey
  }

  /// Returns the contacts of data, each with a new identifier; throws `vCardMalformed` for other data.
  open class func contacts(with data: Data) throws -> [CNContact] {
    guard let found = VCardReader.contacts(data) else { throw CNError(.vCardMalformed) }
    return found.map { CNContact(values: $0) }
  }
}
