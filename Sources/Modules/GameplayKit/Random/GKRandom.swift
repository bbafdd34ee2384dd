public import Foundation

/// A source of random numbers.
public protocol GKRandom: NSObjectProtocol {
  /// One of the numbers of 32 bits, or of the range of a distribution.
  func nextInt() -> Int
  /// From 0 to below the bound; 0 for a bound below 2.
  func nextInt(upperBound: Int) -> Int
  /// From 0 to 1.
  func nextUniform() -> Float
  /// Returns true or false with the same probability.
  func nextBool() -> Bool
}

/// A source of random numbers that are all equally likely.
///
/// One made without a seed has one from the system's generator, which follows from `XCUIApplication.randomSeed`
/// where that is set. Where it differs: a seed gives the same numbers in every run, but not those that it gives on
/// Apple's systems.
open class GKRandomSource: NSObject, GKRandom, NSCopying, NSSecureCoding, @unchecked Sendable {
  public override init() { super.init() }
  /// Creates a source; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Does nothing; sources with a seed archive it.
  open func encode(with coder: NSCoder) {}
  /// Whether sources can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// A copy of the source, which continues with the same numbers.
  open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource() }

  /// The system's generator.
  open class func sharedRandom() -> GKRandomSource { SharedSource.source }

  /// The next 32 random bits.
  func nextBits() -> UInt32 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }

  /// Returns a number from -2,147,483,648 to 2,147,483,647.
  open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }
  /// Returns a number from 0 to below the bound; 0 for a bound below 2.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    // The bits that would make the first numbers likelier are thrown away.
    let bound = UInt64(upperBound)
    let isWide = bound > UInt64(UInt32.max)
    let range: UInt64 = isWide ? .max : UInt64(UInt32.max)
    let limit = range - range % bound
    while true {
      let bits = isWide ? UInt64(nextBits()) << 32 | UInt64(nextBits()) : UInt64(nextBits())
      if bits < limit { return Int(bits % bound) }
    }
  }
  /// Returns a number from 0 to 1.
  open func nextUniform() -> Float { Float(Double(nextBits()) / Double(UInt32.max)) }
  /// Returns true or false with the same probability.
  open func nextBool() -> Bool { nextBits() >> 31 == 1 }

  /// The objects in a random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for index in result.indices.dropFirst().reversed() { result.swapAt(index, nextInt(upperBound: index + 1)) }
    return result
  }

  private enum SharedSource { static let source = GKRandomSource() }
}

extension NSArray {
  /// The objects in a random order.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }
  /// The objects in a random order.
  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
