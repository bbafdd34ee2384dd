import Foundation
import PlainviewRuntime
import Synchronization

/// The contacts of a simulated device's user.
final class ContactsDevice: Sendable {
  struct State: @unchecked Sendable {
    var contacts: [ContactValues] = []
    var groups: [CNGroup] = []
    var containers = [CNContainer(identifier: State.usualContainer, name: "Contacts", type: .local)]
    /// The identifiers of the contacts in a group, by the group's.
    var members: [String: [String]] = [:]
    /// The identifiers of the containers that contacts and groups are in, where it is not the first one.
    var containerOf: [String: String] = [:]
    var authorization = CNAuthorizationStatus.notDetermined
    var answer = CNAuthorizationStatus.authorized
    /// The identifiers of the contacts that an app with limited access sees.
    var chosen: Set<String> = []
    var allowsNotes = true
    var sortOrder = CNContactSortOrder.familyName
    /// How often the contacts were changed.
    var version = 0

    static let usualContainer = "local"

    /// What the app may see.
    var visible: [ContactValues] {
      authorization == .limited ? contacts.filter { chosen.contains($0.identifier) } : contacts
    }
    func container(ofContact identifier: String) -> String? {
      contacts.contains { $0.identifier == identifier } ? containerOf[identifier] ?? containers.first?.identifier : nil
    }
    func container(ofGroup identifier: String) -> String? {
      groups.contains { $0.identifier == identifier } ? containerOf[identifier] ?? containers.first?.identifier : nil
    }
  }

  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  static var current: ContactsDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> ContactsDevice {
    parts.part(ContactsDevice.self) {
      let device = ContactsDevice()
      parts.whenPermissionIsReset("contacts") { [weak device] in
        device?.change { $0.authorization = .notDetermined }
      }
      return device
    }
  }

  /// Asks the user, unless there is an answer already; whether the app may read contacts.
  func decide() -> Bool {
    change { if $0.authorization == .notDetermined { $0.authorization = $0.answer } }
    return [.authorized, .limited].contains(state.authorization)
  }

  /// Makes changes of which none is made when one fails.
  func perform(_ changes: [CNSaveRequest.Change]) throws {
    try held.withLock { held in
      var edited = held
      for change in changes { try edited.make(change) }
      edited.version += 1
      held = edited
    }
  }

  /// Tells the app, in the next turn, that contacts have changed.
  static func tellOfChange() {
    SimulatedProcess.current.clock.schedule(after: 0, "a change of contacts") {
      UserCode.post(.CNContactStoreDidChange, object: nil)
    }
  }
}

extension ContactsDevice.State {
  mutating func make(_ change: CNSaveRequest.Change) throws {
    switch change {
    case .addContact(let contact, let container):
      let identifier = contact.identifier
      guard index(ofContact: identifier) == nil else {
        throw CNError(.insertedRecordAlreadyExists, identifiers: [identifier])
      }
      try put(identifier, inContainer: container)
      var values = contact.values
      values.keys = nil
      contacts.append(values)
      if authorization == .limited { chosen.insert(identifier) }
    case .updateContact(let contact):
      let index = try known(contact)
      for key in contact.values.keys ?? Set(ContactValues.allKeys) { contacts[index].take(key, from: contact.values) }
    case .deleteContact(let contact):
      contacts.remove(at: try known(contact))
      for group in members.keys { members[group]?.removeAll { $0 == contact.identifier } }
    case .addGroup(let group, let container):
      guard !groups.contains(where: { $0.identifier == group.identifier }) else {
        throw CNError(.insertedRecordAlreadyExists, identifiers: [group.identifier])
      }
      try put(group.identifier, inContainer: container)
      groups.append(CNGroup(identifier: group.identifier, name: group.name))
    case .updateGroup(let group):
      groups[try known(group)] = CNGroup(identifier: group.identifier, name: group.name)
    case .deleteGroup(let group):
      groups.remove(at: try known(group))
      members[group.identifier] = nil
    case .addMember(let contact, let group):
      _ = (try known(contact), try known(group))
      guard container(ofContact: contact.identifier) == container(ofGroup: group.identifier) else {
        throw CNError(.containmentScope, identifiers: [contact.identifier])
      }
      if members[group.identifier]?.contains(contact.identifier) != true {
        members[group.identifier, default: []].append(contact.identifier)
      }
    case .removeMember(let contact, let group):
      _ = (try known(contact), try known(group))
      members[group.identifier]?.removeAll { $0 == contact.identifier }
    }
  }

  private func index(ofContact identifier: String) -> Int? { contacts.firstIndex { $0.identifier == identifier } }

  private func known(_ contact: CNContact) throws -> Int {
    guard let index = index(ofContact: contact.identifier),
      visible.contains(where: { $0.identifier == contact.identifier })
    else { throw CNError(.recordDoesNotExist, identifiers: [contact.identifier]) }
    return index
  }
  private func known(_ group: CNGroup) throws -> Int {
    guard let index = groups.firstIndex(where: { $0.identifier == group.identifier }) else {
      throw CNError(.recordDoesNotExist, identifiers: [group.identifier])
    }
    return index
  }

  private mutating func put(_ record: String, inContainer container: String?) throws {
    guard let container else { return }
    guard containers.contains(where: { $0.identifier == container }) else {
      throw CNError(.parentRecordDoesNotExist, identifiers: [container])
    }
    containerOf[record] = container
  }
}
