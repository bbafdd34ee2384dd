public import Foundation

/// How far the user has gone in some time.
open class CMPedometerData: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private struct Values {
    var start = Date(timeIntervalSinceReferenceDate: 0)
    var end = Date(timeIntervalSinceReferenceDate: 0)
    /// The numbers that are known.
    var numbers: [Number: Double] = [:]
  }
  private enum Number: String, CaseIterable { case steps, meters, up, down, pace, cadence, averagePace }
  private let values: Values
  private func number(_ number: Number) -> NSNumber? { values.numbers[number].map { NSNumber(value: $0) } }
  private func count(_ number: Number) -> NSNumber? { values.numbers[number].map { NSNumber(value: Int($0)) } }

  /// When the time began.
  open var startDate: Date { values.start }
  /// When the time ended.
  open var endDate: Date { values.end }
  /// The number of steps.
  open var numberOfSteps: NSNumber { count(.steps) ?? 0 }
  /// Meters; nil where the device does not know them.
  open var distance: NSNumber? { number(.meters) }
  /// The number of floors upwards; nil where the device does not know it.
  open var floorsAscended: NSNumber? { count(.up) }
  /// The number of floors downwards; nil where the device does not know it.
  open var floorsDescended: NSNumber? { count(.down) }
  /// Seconds for a meter now; nil where the device does not know them.
  open var currentPace: NSNumber? { number(.pace) }
  /// Steps in a second now; nil where the device does not know them.
  open var currentCadence: NSNumber? { number(.cadence) }
  /// Seconds for a meter on average; nil where the device does not know them.
  open var averageActivePace: NSNumber? { number(.averagePace) }

  /// Creates data without steps, for subclasses that override how far the user has gone.
  public override init() {
    values = Values()
    super.init()
  }

  /// The sum of walks; a query has no current values.
  init(_ walks: [SimulatedWalk], from start: Date, to end: Date, isLive: Bool) {
    func sum(_ values: [Double?]) -> Double? {
      let known = values.compactMap { $0 }
      return known.isEmpty ? nil : known.reduce(0, +)
    }
    let seconds = walks.map { $0.end.timeIntervalSince($0.start) }.reduce(0, +)
    let last = isLive ? walks.last : nil
    let lastSeconds = last.map { $0.end.timeIntervalSince($0.start) } ?? 0
    var values = Values(start: start, end: end)
    values.numbers[.steps] = Double(walks.map(\.steps).reduce(0, +))
    values.numbers[.meters] = sum(walks.map(\.distance))
    values.numbers[.up] = sum(walks.map { $0.floorsAscended.map(Double.init) })
    values.numbers[.down] = sum(walks.map { $0.floorsDescended.map(Double.init) })
    values.numbers[.averagePace] = values.numbers[.meters].flatMap { $0 > 0 ? seconds / $0 : nil }
    values.numbers[.pace] = last?.distance.flatMap { $0 > 0 ? lastSeconds / $0 : nil }
    values.numbers[.cadence] = last.flatMap { lastSeconds > 0 ? Double($0.steps) / lastSeconds : nil }
    self.values = values
    super.init()
  }

  /// Creates data from an archive.
  public required init?(coder: NSCoder) {
    var values = Values(
      start: Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "startDate")),
      end: Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "endDate")))
    for number in Number.allCases where coder.containsValue(forKey: number.rawValue) {
      values.numbers[number] = coder.decodeDouble(forKey: number.rawValue)
    }
    self.values = values
    super.init()
  }
  /// Archives the data.
  open func encode(with coder: NSCoder) {
    coder.encode(values.start.timeIntervalSinceReferenceDate, forKey: "startDate")
    coder.encode(values.end.timeIntervalSinceReferenceDate, forKey: "endDate")
    for (number, value) in values.numbers { coder.encode(value, forKey: number.rawValue) }
  }
  /// Whether data can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the data, which never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A change between walking and standing.
open class CMPedometerEvent: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The kinds of changes.
  public enum EventType: Int, Sendable {
    /// The user has stopped, or goes on.
    case pause, resume
  }
  private let moment: Date
  private let kind: EventType
  /// When the change was.
  open var date: Date { moment }
  /// The kind of change.
  open var type: EventType { kind }

  /// Creates a stop, for subclasses that override the change.
  public override init() {
    (moment, kind) = (Date(timeIntervalSinceReferenceDate: 0), .pause)
    super.init()
  }
  init(date: Date, type: EventType) {
    (moment, kind) = (date, type)
    super.init()
  }
  /// Creates an event from an archive.
  public required init?(coder: NSCoder) {
    moment = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "date"))
    kind = EventType(rawValue: coder.decodeInteger(forKey: "type")) ?? .pause
    super.init()
  }
  /// Archives the event.
  open func encode(with coder: NSCoder) {
    coder.encode(moment.timeIntervalSinceReferenceDate, forKey: "date")
    coder.encode(kind.rawValue, forKey: "type")
  }
  /// Whether events can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the event, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The older name of the kinds of changes.
public typealias CMPedometerEventType = CMPedometerEvent.EventType
/// Gets how far the user has gone, or an error.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
/// Gets a change between walking and standing, or an error.
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void
