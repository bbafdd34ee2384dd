import PlainviewCryptoKit

/// Writes random bytes, which follow from `XCUIApplication.randomSeed` where that is set.
@discardableResult public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
  guard count > 0 else { return Int32(kCCSuccess) }
  guard let bytes else { return Int32(kCCParamError) }
  bytes.copyMemory(from: RandomBytes.next(count), byteCount: count)
  return Int32(kCCSuccess)
}
