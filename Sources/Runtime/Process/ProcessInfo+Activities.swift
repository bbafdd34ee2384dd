public import Foundation

extension ProcessInfo {
  /// What the system refrains from during an activity; raw values are Foundation's.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Creates options from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The display stays on.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    /// The device does not sleep while nobody uses it.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// The app is not ended without being asked.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// The app is not ended because it does nothing.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    /// The user asked for it.
    public static let userInitiated = ActivityOptions(rawValue: 0xFF_FFFF)
    /// The user asked for it, and the device may sleep nevertheless.
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0xEF_FFFF)
    /// Nobody waits for it.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// It needs its timers in time, as sound does.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  /// Begins an activity, and returns what ends it. Nothing sleeps or is ended here, so that it holds nothing off.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }

  /// Ends an activity.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Does something as an activity, at once.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }

  /// Does something on a queue of the background, as an activity that goes on while the app is suspended. The block is told
  /// that its time is not over; the time never ends here.
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { block(false) }
  }
}
