/// Addresses for descriptions: the same on every run, given out in the order in which objects are first described.
@MainActor package final class AddressBook {
  private struct Entry {
    weak var object: AnyObject?
    let address: UInt
  }
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let part: String
  }
  private var entries: [Key: Entry] = [:]
  private var last: UInt = 0x6000_0000_0000

  /// The text of the object's address, for example `0x600000000010`, or of something by the name that the object holds.
  package func address(of object: AnyObject, part: String = "") -> String {
    let key = Key(object: ObjectIdentifier(object), part: part)
    if let entry = entries[key], entry.object != nil { return "0x" + String(entry.address, radix: 16) }
    last += 0x10
    entries[key] = Entry(object: object, address: last)
    return "0x" + String(last, radix: 16)
  }
}

extension SimulatedProcess {
  /// The address of `object` as the current process prints it.
  package static func address(of object: AnyObject) -> String { current.addresses.address(of: object) }

  /// The address of something that the object holds and that is no object here, as the current process prints it.
  package static func address(ofPart part: String, of object: AnyObject) -> String {
    current.addresses.address(of: object, part: part)
  }

  /// `Class: 0x…`, the beginning of most of UIKit's descriptions.
  package static func classAndAddress(of object: AnyObject) -> String {
    "\(className(of: object)): \(address(of: object))"
  }
}
