public import Foundation

/// What fetches name: the key of a property, or all keys that a part of the system needs.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The keys that a formatter or a screen needs.
final class KeyGroup: CNKeyDescriptor {
  let keys: [String]
  init(_ keys: [String]) { self.keys = keys }
}

extension CNKeyDescriptor {
  /// The keys of properties.
  package var contactKeys: [String] {
    switch self {
    case let group as KeyGroup: group.keys
    case let key as String: [key]
    case let key as NSString: [key as String]
    default: []
    }
  }
}

/// Makes a descriptor of several keys.
package func keyDescriptor(of keys: [String]) -> any CNKeyDescriptor { KeyGroup(keys) }
