public import Foundation
public import PlainviewRuntime

/// Puts an item into the keychain; `errSecDuplicateItem` where one with the same primary attributes is there, `errSecParam`
/// without a class, and for a value of a wrong kind. `result` gets what the `kSecReturn…` keys request.
@discardableResult public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  run(attributes, result) { Keychain.current.add($0, &$1) }
}

/// Finds items; `errSecItemNotFound` for none. Attributes have to be equal; items that are synchronized are found only where
/// the query says so. `result` gets what the `kSecReturn…` keys request, a list of it where `kSecMatchLimit` is not one.
@discardableResult public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  run(query, result) { Keychain.current.find($0, &$1) }
}

/// Changes all items that a query matches; `errSecDuplicateItem` where two would have the same primary attributes.
@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  guard let query = KeychainQuery(query), let changes = KeychainQuery(attributesToUpdate) else { return errSecParam }
  return Keychain.current.update(query, changes)
}

/// Removes all items that a query matches; `errSecItemNotFound` for none.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  run(query, nil) { query, _ in Keychain.current.delete(query) }
}

private func run(
  _ dictionary: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?,
  _ body: (KeychainQuery, inout NSObject?) -> OSStatus
) -> OSStatus {
  guard let query = KeychainQuery(dictionary) else { return errSecParam }
  var object: NSObject?
  let status = body(query, &object)
  if let object { result?.pointee = object }
  return status
}
