public import Foundation

extension DispatchQueue: Scheduler {
  /// A moment of the queues' clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The moment as Dispatch has it.
    public var dispatchTime: DispatchTime

    /// Creates a moment with one of Dispatch.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Returns the interval from this moment to another one; negative when the other one is earlier.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(.nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to)))
    }
    /// Returns the moment that is later by an interval.
    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }
    /// Hashes the moment.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// An interval in whole nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable,
      Codable, Sendable
    {
      /// In nanoseconds.
      public var magnitude: Int

      /// Creates an interval from one of Dispatch; one without an end becomes the longest one.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): magnitude = value * 1_000_000_000
        case .milliseconds(let value): magnitude = value * 1_000_000
        case .microseconds(let value): magnitude = value * 1000
        case .nanoseconds(let value): magnitude = value
        default: magnitude = .max
        }
      }
      /// Creates an interval from a literal, in seconds.
      public init(integerLiteral value: Int) { self.init(.seconds(value)) }
      /// Creates an interval from a literal, in seconds.
      public init(floatLiteral value: Double) { magnitude = Int(value * 1_000_000_000) }
      /// Creates an interval from an integer, in seconds; nil when it is too large.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(.seconds(value))
      }

      /// The interval as Dispatch has it, in nanoseconds.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Whether the first interval is shorter.
      public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
      /// Returns the sum of two intervals.
      public static func + (one: Stride, other: Stride) -> Stride { .nanoseconds(one.magnitude + other.magnitude) }
      /// Returns the difference of two intervals.
      public static func - (one: Stride, other: Stride) -> Stride { .nanoseconds(one.magnitude - other.magnitude) }
      /// Returns the product of two intervals, both taken in seconds.
      public static func * (one: Stride, other: Stride) -> Stride {
        .seconds(Double(one.magnitude) / 1e9 * Double(other.magnitude) / 1e9)
      }
      /// Adds an interval.
      public static func += (one: inout Stride, other: Stride) { one = one + other }
      /// Subtracts an interval.
      public static func -= (one: inout Stride, other: Stride) { one = one - other }
      /// Multiplies by an interval, both taken in seconds.
      public static func *= (one: inout Stride, other: Stride) { one = one * other }
      /// Returns an interval of whole seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
      /// Returns an interval of seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(floatLiteral: s) }
      /// Returns an interval of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
      /// Returns an interval of microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
      /// Returns an interval of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }
    }
  }

  /// The options of a scheduled run.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group that the function belongs to; nil for none.
    public var group: DispatchGroup?

    /// Creates options with a quality of service, flags and a group.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current time of the queue's clock.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// The least tolerance: 0.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Runs a function as soon as the queue can.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Handed(action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
  }

  /// Runs a function at a date; the tolerance has no effect.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Handed(action)
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.value()
    }
  }

  /// Runs a function at a date and then again after each interval until it is cancelled; the tolerance has no effect.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeatedly(self, after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}
