public import Foundation

// CoreFoundation's functions for dictionaries. What they return is not retained: it lives as long as the dictionary from which
// it comes.

/// The number of pairs of a dictionary.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

/// Whether a dictionary has the key that is at an address.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  theDict.object(forKey: object(at: key)) != nil
}

/// The address of the value of the key that is at an address; nil without that key.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
  let key = object(at: key)
  return theDict.object(forKey: key).map { LentObjects.of(theDict).address(of: $0, at: key) }
}

private func object(at address: UnsafeRawPointer) -> NSObject {
  Unmanaged<NSObject>.fromOpaque(address).takeUnretainedValue()
}

/// The objects whose addresses were asked for: Foundation makes new ones of numbers and texts each time.
private final class LentObjects {
  private var objects: [NSObject: AnyObject] = [:]

  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Those of a dictionary, which it keeps.
  static func of(_ owner: NSObject) -> LentObjects {
    if let kept = objc_getAssociatedObject(owner, key) as? LentObjects { return kept }
    let new = LentObjects()
    objc_setAssociatedObject(owner, key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }

  func address(of value: Any, at key: NSObject) -> UnsafeRawPointer {
    let new = value as AnyObject
    let kept = objects[key].flatMap { ($0 as? NSObject)?.isEqual(new) == true ? $0 : nil } ?? new
    objects[key] = kept
    return UnsafeRawPointer(Unmanaged.passUnretained(kept).toOpaque())
  }
}
