import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation

extension XCUIDevice {
  /// The contacts of this device's user.
  public var contacts: SimulatedContacts { SimulatedContacts(device: self) }
}

/// The contacts of a simulated device's user; they outlive a launch. An app that runs hears of changes in the next turn.
@preconcurrency @MainActor public struct SimulatedContacts {
  let device: XCUIDevice
  private var part: ContactsDevice { .of(device.parts) }

  private func change(_ body: (inout ContactsDevice.State) -> Void) {
    part.change {
      body(&$0)
      $0.version += 1
    }
    device.change { if SimulatedProcess.driven != nil { ContactsDevice.tellOfChange() } }
  }

  /// What apps may do, as the user sets it in Settings.
  public var authorization: CNAuthorizationStatus {
    get { part.state.authorization }
    nonmutating set { part.change { $0.authorization = newValue } }
  }
  /// What the user answers when an app asks; yes before it is set.
  public var answer: CNAuthorizationStatus {
    get { part.state.answer }
    nonmutating set { part.change { $0.answer = newValue } }
  }
  /// The identifiers of the contacts that an app with limited access sees; none before it is set.
  public var chosenForLimitedAccess: Set<String> {
    get { part.state.chosen }
    nonmutating set { change { $0.chosen = newValue } }
  }
  /// Whether the app has the entitlement for notes (`com.apple.developer.contacts.notes`); yes before it is set. Without
  /// it, fetches of notes fail with `unauthorizedKeys`.
  public var allowsNotes: Bool {
    get { part.state.allowsNotes }
    nonmutating set { part.change { $0.allowsNotes = newValue } }
  }
  /// The order of contacts that the user prefers; by family names before it is set.
  public var sortOrder: CNContactSortOrder {
    get { part.state.sortOrder }
    nonmutating set { part.change { $0.sortOrder = newValue } }
  }

  /// All contacts, in their order.
  public var contacts: [CNContact] {
    get { part.state.contacts.map { CNContact(values: $0) } }
    nonmutating set {
      change { state in
        state.contacts = newValue.map { contact in
          var values = contact.values
          values.keys = nil
          return values
        }
      }
    }
  }
  /// Adds a contact, perhaps to a container.
  public func add(_ contact: CNContact, toContainerWithIdentifier container: String? = nil) {
    contacts.append(contact)
    if let container { change { $0.containerOf[contact.identifier] = container } }
  }

  /// The groups.
  public var groups: [CNGroup] { part.state.groups }
  /// Adds a group with members.
  public func add(_ group: CNGroup, members: [CNContact] = []) {
    change {
      $0.groups.append(CNGroup(identifier: group.identifier, name: group.name))
      $0.members[group.identifier] = members.map(\.identifier)
    }
  }
  /// Returns the contacts in a group.
  public func members(of group: CNGroup) -> [CNContact] {
    let members = part.state.members[group.identifier] ?? []
    return contacts.filter { members.contains($0.identifier) }
  }

  /// The containers: one on the device, and those that were added.
  public var containers: [CNContainer] { part.state.containers }
  /// Adds a container, such as an account, and returns it.
  @discardableResult
  public func addContainer(_ name: String, type: CNContainerType, identifier: String? = nil) -> CNContainer {
    let container = CNContainer(identifier: identifier ?? name, name: name, type: type)
    change { $0.containers.append(container) }
    return container
  }
}
