import Foundation

/// What the system's own screens do, which need no permission of the app.
extension CNContact {
  /// All contacts of the device, in the user's order.
  package static var onDevice: [CNContact] {
    let all = ContactsDevice.current.state.contacts.enumerated().sorted {
      let result = compare($0.element, $1.element, .userDefault)
      return result == .orderedSame ? $0.offset < $1.offset : result == .orderedAscending
    }
    return all.map { CNContact(values: $0.element) }
  }

  /// A descriptor of all properties.
  package static var descriptorForAllKeys: any CNKeyDescriptor {
    keyDescriptor(of: ContactValues.allKeys.filter { $0 != CNContactNoteKey })
  }

  /// Makes changes that the user has made; nothing happens where they are not possible.
  package static func save(_ request: CNSaveRequest) {
    guard (try? ContactsDevice.current.perform(request.changes)) != nil else { return }
    ContactsDevice.tellOfChange()
  }
}
