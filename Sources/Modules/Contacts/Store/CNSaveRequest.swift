public import Foundation

/// Changes of a store, which are made together; a request is for one use.
open class CNSaveRequest: NSObject {
  enum Change {
    case addContact(CNMutableContact, container: String?), updateContact(CNMutableContact)
    case deleteContact(CNMutableContact)
    case addGroup(CNMutableGroup, container: String?), updateGroup(CNMutableGroup), deleteGroup(CNMutableGroup)
    case addMember(CNContact, CNGroup), removeMember(CNContact, CNGroup)
  }
  private(set) var changes: [Change] = []

  /// Who makes the changes; kept, without effect.
  open var transactionAuthor: String?
  /// Whether the contacts get the values of the store after the changes; true by default. Kept, without effect.
  open var shouldRefetchContacts = true

  /// Creates a request without changes.
  public override init() { super.init() }

  /// Adds a new contact to a container; nil for the one that is usual.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append(.addContact(contact, container: identifier))
  }
  /// Changes a contact of the store to one with the same identifier: the properties that were fetched.
  open func update(_ contact: CNMutableContact) { changes.append(.updateContact(contact)) }
  /// Deletes a contact of the store.
  open func delete(_ contact: CNMutableContact) { changes.append(.deleteContact(contact)) }

  /// Adds a new group to a container; nil for the one that is usual.
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
    changes.append(.addGroup(group, container: identifier))
  }
  /// Changes the name of a group.
  open func update(_ group: CNMutableGroup) { changes.append(.updateGroup(group)) }
  /// Deletes a group; its members stay.
  open func delete(_ group: CNMutableGroup) { changes.append(.deleteGroup(group)) }

  /// Puts a contact into a group.
  open func addMember(_ contact: CNContact, to group: CNGroup) { changes.append(.addMember(contact, group)) }
  /// Takes a contact out of a group.
  open func removeMember(_ contact: CNContact, from group: CNGroup) { changes.append(.removeMember(contact, group)) }
}
