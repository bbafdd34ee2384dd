/// Bytes of the system's generator, which follow from `XCUIApplication.randomSeed` where that is set.
package enum RandomBytes {
  /// As many bytes as told.
  package static func next(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in generator.next() }
  }
}
