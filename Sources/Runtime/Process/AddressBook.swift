import Synchronization

/// Addresses for descriptions: the same on every run, given out in the order in which objects are first described.
package final class AddressBook: Sendable {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let address: UInt
  }
  /// An object that is described, passed into the lock; a weak reference for each look-up would cost more than the look-up.
  private struct Described: @unchecked Sendable {
    unowned(unsafe) let object: AnyObject
  }
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let part: String
  }
  private struct State {
    var entries: [Key: Entry] = [:]
    var last: UInt = 0x6000_0000_0000
  }
  private let state = Mutex(State())

  /// The text of the object's address, for example `0x600000000010`, or of something by the name that the object holds.
  package func address(of object: AnyObject, part: String = "") -> String {
    let key = Key(object: ObjectIdentifier(object), part: part)
    let described = Described(object: object)
    let address = state.withLock { state in
      if let entry = state.entries[key], entry.object != nil { return entry.address }
      state.last += 0x10
      state.entries[key] = Entry(object: described.object, address: state.last)
      return state.last
    }
    return "0x" + String(address, radix: 16)
  }
}

extension SimulatedProcess {
  /// The address of `object` as the current process prints it.
  package nonisolated static func address(of object: AnyObject) -> String { current.addresses.address(of: object) }

  /// The address of something that the object holds and that is no object here, as the current process prints it.
  package nonisolated static func address(ofPart part: String, of object: AnyObject) -> String {
    current.addresses.address(of: object, part: part)
  }

  /// `Class: 0x…`, the beginning of most of UIKit's descriptions.
  package nonisolated static func classAndAddress(of object: AnyObject) -> String {
    "\(className(of: object)): \(address(of: object))"
  }
}
