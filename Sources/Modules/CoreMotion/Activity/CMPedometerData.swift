public import Foundation

/// How far the user has gone in some time.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// When the time began.
  public let startDate: Date
  /// When the time ended.
  public let endDate: Date
  /// The number of steps.
  public let numberOfSteps: NSNumber
  /// Meters; nil where the device does not know them.
  public let distance: NSNumber?
  /// The number of floors upwards; nil where the device does not know it.
  public let floorsAscended: NSNumber?
  /// The number of floors downwards; nil where the device does not know it.
  public let floorsDescended: NSNumber?
  /// Seconds for a meter now; nil where the device does not know them.
  public let currentPace: NSNumber?
  /// Steps in a second now; nil where the device does not know them.
  public let currentCadence: NSNumber?
  /// Seconds for a meter on average; nil where the device does not know them.
  public let averageActivePace: NSNumber?

  /// The sum of walks; a query has no current values.
  init(_ walks: [SimulatedWalk], from start: Date, to end: Date, isLive: Bool) {
    func sum<Number: Numeric>(_ values: [Number?]) -> Number? {
      let known = values.compactMap { $0 }
      return known.isEmpty ? nil : known.reduce(0, +)
    }
    startDate = start
    endDate = end
    numberOfSteps = NSNumber(value: walks.map(\.steps).reduce(0, +))
    let meters = sum(walks.map(\.distance))
    distance = meters.map { NSNumber(value: $0) }
    floorsAscended = sum(walks.map(\.floorsAscended)).map { NSNumber(value: $0) }
    floorsDescended = sum(walks.map(\.floorsDescended)).map { NSNumber(value: $0) }
    let seconds = walks.map { $0.end.timeIntervalSince($0.start) }.reduce(0, +)
    averageActivePace = meters.flatMap { $0 > 0 ? NSNumber(value: seconds / $0) : nil }
    let last = isLive ? walks.last : nil
    let lastSeconds = last.map { $0.end.timeIntervalSince($0.start) } ?? 0
    currentPace = last?.distance.flatMap { $0 > 0 ? NSNumber(value: lastSeconds / $0) : nil }
    currentCadence = last.flatMap { lastSeconds > 0 ? NSNumber(value: Double($0.steps) / lastSeconds) : nil }
  }
}

/// A change between walking and standing.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  /// The kinds of changes.
  public enum EventType: Int, Sendable {
    /// The user has stopped, or goes on.
    case pause, resume
  }
  /// When the change was.
  public let date: Date
  /// The kind of change.
  public let type: EventType
  init(date: Date, type: EventType) {
    self.date = date
    self.type = type
  }
}

/// The older name of the kinds of changes.
public typealias CMPedometerEventType = CMPedometerEvent.EventType
/// Gets how far the user has gone, or an error.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
/// Gets a change between walking and standing, or an error.
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void
