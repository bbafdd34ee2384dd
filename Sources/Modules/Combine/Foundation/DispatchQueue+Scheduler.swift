public import Foundation

extension DispatchQueue: Scheduler {
  /// A moment of the queues' clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(.nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to)))
    }
    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// An interval in whole nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable,
      Codable, Sendable
    {
      /// In nanoseconds.
      public var magnitude: Int

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): magnitude = value * 1_000_000_000
        case .milliseconds(let value): magnitude = value * 1_000_000
        case .microseconds(let value): magnitude = value * 1000
        case .nanoseconds(let value): magnitude = value
        default: magnitude = .max
        }
      }
      public init(integerLiteral value: Int) { self.init(.seconds(value)) }
      public init(floatLiteral value: Double) { magnitude = Int(value * 1_000_000_000) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(.seconds(value))
      }

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
      public static func + (one: Stride, other: Stride) -> Stride { .nanoseconds(one.magnitude + other.magnitude) }
      public static func - (one: Stride, other: Stride) -> Stride { .nanoseconds(one.magnitude - other.magnitude) }
      public static func * (one: Stride, other: Stride) -> Stride {
        .seconds(Double(one.magnitude) / 1e9 * Double(other.magnitude) / 1e9)
      }
      public static func += (one: inout Stride, other: Stride) { one = one + other }
      public static func -= (one: inout Stride, other: Stride) { one = one - other }
      public static func *= (one: inout Stride, other: Stride) { one = one * other }
      public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
      public static func seconds(_ s: Double) -> Stride { Stride(floatLiteral: s) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
      public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }
    }
  }

  /// What may be said of a function's run.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Handed(action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Handed(action)
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.value()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeatedly(self, after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}
