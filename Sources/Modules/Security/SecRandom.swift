import Foundation
public import PlainviewRuntime

/// A generator of random numbers; there is one.
public final class SecRandom: Sendable {}
/// The type of a random generator in calls.
public typealias SecRandomRef = SecRandom

/// The system's generator: what it gives follows from `XCUIApplication.randomSeed` where that is set.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes; `errSecParam` for a negative count.
@discardableResult public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count { bytes.storeBytes(of: generator.next(), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}
