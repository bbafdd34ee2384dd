import Foundation
import PlainviewRuntime
import Testing

@Suite struct CoreFoundationDictionaryTests {
  private func address(_ key: NSString) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque())
  }

  @Test func `Values are lent by the address of their key`() throws {
    let inner: CFDictionary = ["delay": 0.25, "name": "a"]
    let dictionary: CFDictionary = ["inner": inner]
    let (innerKey, delayKey, none) = ("inner" as CFString, "delay" as CFString, "none" as CFString)
    // Addresses keep nothing.
    try withExtendedLifetime((dictionary, innerKey, delayKey, none)) {
      #expect(CFDictionaryGetCount(dictionary) == 1 && CFDictionaryContainsKey(dictionary, address(innerKey)))
      #expect(
        CFDictionaryGetValue(dictionary, address(none)) == nil && !CFDictionaryContainsKey(dictionary, address(none)))
      let found = unsafeBitCast(CFDictionaryGetValue(dictionary, address(innerKey)), to: CFDictionary.self)
      #expect(found.count == 2)
      for _ in 0..<3 {
        let pointer = try #require(CFDictionaryGetValue(found, address(delayKey)))
        let value = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        #expect((value as? NSNumber)?.doubleValue == 0.25)
      }
    }
  }
}
