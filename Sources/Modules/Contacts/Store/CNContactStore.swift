public import Foundation
import PlainviewRuntime

/// What the user is asked for: contacts.
public enum CNEntityType: Int, Sendable {
  /// The contacts.
  case contacts = 0
}

/// Not asked yet, restricted by others, refused, allowed, or allowed for some contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined
  /// Somebody else, such as a parent, does not allow it.
  case restricted
  /// The user does not allow it.
  case denied
  /// The user allows it.
  case authorized
  /// The user allows some contacts.
  case limited
}

extension NSNotification.Name {
  /// The name of the notification that contacts have changed; it comes after changes of the app itself too.
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The contacts of the simulated device's user (`XCUIDevice.contacts`).
///
/// Where the user was not asked yet, the first fetch asks, as on a device. Closures are called in the next turn.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates a store; all of them have the same contacts.
  public override init() { super.init() }

  private var device: ContactsDevice { .current }

  // MARK: Permission

  /// Returns what the user allows.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    ContactsDevice.current.state.authorization
  }

  /// Asks the user to allow contacts, the first time only; the closure gets false and an error when they are refused.
  @preconcurrency open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "the user's answer to the request for contacts") { [self] in
      let isAllowed = device.decide()
      UserCode.run { completionHandler(isAllowed, isAllowed ? nil : CNError(.authorizationDenied)) }
    }
  }
  /// Asks the user to allow contacts, the first time only, and returns true; throws when they are refused.
  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try check()
    return true
  }

  private func check() throws { if !device.decide() { throw CNError(.authorizationDenied) } }

  // MARK: Fetching

  private func keys(_ descriptors: [any CNKeyDescriptor]) throws -> Set<String> {
    let keys = Set(descriptors.flatMap(\.contactKeys))
    if keys.contains(CNContactNoteKey), !device.state.allowsNotes {
      throw CNError(.unauthorizedKeys, keys: [CNContactNoteKey])
    }
    return keys
  }

  private func values(matching predicate: NSPredicate?) throws -> [ContactValues] {
    try check()
    let state = device.state
    guard let predicate else { return state.visible }
    guard case .contacts(let test) = (predicate as? StorePredicate)?.subject else { throw CNError(.predicateInvalid) }
    return state.visible.filter { state.passes($0, test) }
  }

  /// Returns the contacts that pass a predicate of `CNContact`, with some properties.
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> [CNContact]
  {
    let keys = try self.keys(keys)
    return try values(matching: predicate).map { CNContact(values: $0.limited(to: keys)) }
  }
  /// Returns the contact with an identifier, with some properties; throws where there is none.
  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> CNContact
  {
    let keys = try self.keys(keys)
    guard let found = try values(matching: nil).first(where: { $0.identifier == identifier }) else {
      throw CNError(.recordDoesNotExist, identifiers: [identifier])
    }
    return CNContact(values: found.limited(to: keys))
  }
  /// Calls a closure with each contact of a request, until it sets its second argument.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    let keys = try self.keys(fetchRequest.keysToFetch)
    var found = try values(matching: fetchRequest.predicate).enumerated().map { $0 }
    found.sort {
      let result = CNContact.compare($0.element, $1.element, fetchRequest.sortOrder)
      return result == .orderedSame ? $0.offset < $1.offset : result == .orderedAscending
    }
    var stop = ObjCBool(false)
    for (_, values) in found {
      let values = values.limited(to: keys)
      block(fetchRequest.mutableObjects ? CNMutableContact(values: values) : CNContact(values: values), &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the groups that pass a predicate of `CNGroup`; nil for all.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    try check()
    let state = device.state
    guard let predicate else { return state.groups }
    switch (predicate as? StorePredicate)?.subject {
    case .groups(let identifiers): return state.groups.filter { identifiers.contains($0.identifier) }
    case .groupsInContainer(let container):
      return state.groups.filter { state.container(ofGroup: $0.identifier) == container }
    default: throw CNError(.predicateInvalid)
    }
  }
  /// Returns the containers that pass a predicate of `CNContainer`; nil for all.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    try check()
    let state = device.state
    guard let predicate else { return state.containers }
    let identifiers: Set<String>
    switch (predicate as? StorePredicate)?.subject {
    case .containers(let wanted): identifiers = wanted
    case .containerOfContact(let contact): identifiers = Set([state.container(ofContact: contact)].compactMap { $0 })
    case .containerOfGroup(let group): identifiers = Set([state.container(ofGroup: group)].compactMap { $0 })
    default: throw CNError(.predicateInvalid)
    }
    return state.containers.filter { identifiers.contains($0.identifier) }
  }
  /// Returns the identifier of the container for new contacts: that of the device.
  open func defaultContainerIdentifier() -> String { device.state.containers.first?.identifier ?? "" }

  // MARK: Changes

  /// Makes the changes of a request all together; throws where one of them is not possible, and makes none then.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    try check()
    try device.perform(saveRequest.changes)
    ContactsDevice.tellOfChange()
  }

  /// Data that is another one after each change of the contacts.
  open var currentHistoryToken: Data? { Data("\(device.state.version)".utf8) }
}
