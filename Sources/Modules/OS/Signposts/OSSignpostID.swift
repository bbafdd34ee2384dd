import PlainviewRuntime
import Synchronization

/// Distinguishes intervals of one name.
public struct OSSignpostID: Equatable, Comparable, Hashable, Sendable {
  /// The number of the signpost.
  public let rawValue: UInt64

  /// Creates an identifier with a number.
  public init(_ value: UInt64) { rawValue = value }
  /// One that no other signpost of the app has: 1, 2, 3 since its launch.
  public init(log: OSLog) { rawValue = Numbers.current.next() }
  /// The one of an object; the same as long as the object lives.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }

  /// The identifier for a name whose intervals do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An identifier that no signpost has.
  public static let invalid = OSSignpostID(.max)
  /// An identifier that stands for none.
  public static let null = OSSignpostID(0)

  /// Whether the first number is less than the second.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }

  private final class Numbers: Sendable {
    private let last = Atomic<UInt64>(0)
    static var current: Numbers { SimulatedProcess.current.shared(Numbers.self) { Numbers() } }
    func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
  }
}

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8
  /// Creates a type with its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a type with its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// A single moment.
  public static let event = OSSignpostType(0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(1)
  /// The end of an interval.
  public static let end = OSSignpostType(2)
  /// The beginning of an interval in which something moves.
  public static let animationBegin = OSSignpostType(3)
}
