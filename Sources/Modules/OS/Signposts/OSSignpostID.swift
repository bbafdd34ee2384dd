import PlainviewRuntime
import Synchronization

/// Tells intervals of one name apart.
public struct OSSignpostID: Equatable, Comparable, Hashable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }
  /// One that no other signpost of the app has: 1, 2, 3 since its launch.
  public init(log: OSLog) { rawValue = Numbers.current.next() }
  /// The one of an object; the same as long as the object lives.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)

  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }

  private final class Numbers: Sendable {
    private let last = Atomic<UInt64>(0)
    static var current: Numbers { SimulatedProcess.current.shared(Numbers.self) { Numbers() } }
    func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
  }
}

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let event = OSSignpostType(0)
  public static let begin = OSSignpostType(1)
  public static let end = OSSignpostType(2)
  /// The beginning of an interval in which something moves.
  public static let animationBegin = OSSignpostType(3)
}
