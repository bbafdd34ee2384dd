public import Foundation

// Methods that hand over an `NSString`, as they did before iOS 13. Foundation has them for `String` here.
extension Scanner {
  /// Scans characters of a set, hands them over, and returns whether there were any.
  @_disfavoredOverload public func scanCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { handOver(scanCharacters(from: set), result) }

  /// Scans characters up to one of a set, hands them over, and returns whether there were any.
  @_disfavoredOverload public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { handOver(scanUpToCharacters(from: set), result) }

  /// Scans a text if it is next, hands it over, and returns whether it was there.
  @_disfavoredOverload public func scanString(
    _ string: String, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { handOver(scanString(string), result) }

  /// Scans characters up to a text, hands them over, and returns whether there were any.
  @_disfavoredOverload public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    handOver(scanUpToString(string), result)
  }

  private func handOver(_ text: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = NSString(string: text)
    return true
  }
}
