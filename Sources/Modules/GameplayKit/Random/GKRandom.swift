public import Foundation

/// What gives random numbers.
public protocol GKRandom: NSObjectProtocol {
  /// One of the numbers of 32 bits, or of the range of a distribution.
  func nextInt() -> Int
  /// From 0 to below the bound; 0 for a bound below 2.
  func nextInt(upperBound: Int) -> Int
  /// From 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// A source of random numbers that are all equally likely.
///
/// One made without a seed has one from the system's generator, which follows from `XCUIApplication.randomSeed` where that
/// is set. Where it differs: a seed gives the same numbers in every run, but not those that it gives on Apple's systems.
open class GKRandomSource: NSObject, GKRandom, NSCopying, NSSecureCoding, @unchecked Sendable {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}
  open class var supportsSecureCoding: Bool { true }
  /// Another source that goes on as this one does.
  open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource() }

  /// The system's generator.
  open class func sharedRandom() -> GKRandomSource { SharedSource.source }

  /// The next 32 random bits.
  func nextBits() -> UInt32 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }

  open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }
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
  open func nextUniform() -> Float { Float(Double(nextBits()) / Double(UInt32.max)) }
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
